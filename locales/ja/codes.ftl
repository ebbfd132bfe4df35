# Deals that are passed on as a code or a link.

code-play-a-deal = コードのディールで遊ぶ
code-day = 今日のディール
code-day-of = { $year }年{ $month }月{ $day }日のディール
code-explained = ディールのコードかリンクを入力すると、まったく同じ配り札になります。別々のテーブルで同じディールをプレイして、結果を比べられます。
code-or-link = コードまたはリンク
code-play = このディールで遊ぶ
code-has-moves = プレイの記録も入っています。
code-match-waits = 今の対戦はそのまま残り、このディールの後に続けられます。
code-given-up = プレイ中のコードのディールは、ここで打ち切られます。
code-end-question = コードのディールをここで打ち切り、中断していた対戦に戻ります。終えますか？
code-both-given-up = 新しい対戦を始めると、コードのディールだけでなく、中断していた対戦も失われます。
code-deal = コードのディール
code-replay-of = コードのディールのリプレイ
code-back = コードの入力に戻る
code-share = このディールを共有
code-share-explained = このコードがあれば、だれでも同じ配り札で遊べます。ハウスルールとディーラーも含まれますが、プレイの記録は含まれません。
code-code = このディールのコード
code-copy = コードをコピー
code-copy-link = リンクをコピー
code-copy-link-with-moves = 記録つきリンクをコピー
code-copied = コードをコピーしました。
code-link-copied = リンクをコピーしました。
code-link-with-moves-copied = 記録つきのリンクをコピーしました。開くと、ディールを1手ずつ見られます。
code-not-copied = ここではコピーできません。次の文字列を選択して、コピーしてください。

# Why a text is no code.

code-fault-character = 「{ $character }」は、コードに使われない文字です。
code-fault-too-short = コードは{ $needed }文字以上ですが、{ $has }文字しかありません。
code-fault-too-long = このコードは{ $needed }文字のはずですが、{ $has }文字あります。
code-fault-version = 最初の文字が正しくありません。入力の誤りか、新しいバージョンのコードです。
code-fault-check = このコードは、どこかが変わっています。文字の誤り、抜け、入れ違いがないか確かめてください。
code-fault-rules = このコードのハウスルールは、ここでは使えません。
code-fault-pack = このコードには、54枚のカードが正しく入っていません。
code-fault-moves = このコードのプレイの記録は読めません。
code-fault-refused = このコードの{ $number }手目は、ルールに反しています（{ $section }）。
