# The shuffle that can be checked.

shuffle-checkable = 検証できるシャッフル
shuffle-fixed = シャッフルはもう済んでいて、これがその並びのハッシュ値（SHA-256）です。並びが1枚でも違えば、値も変わります。
shuffle-fixed-with-cut = シャッフルは済み、コンピューターがどこでカットするかも決まっています。これがその両方のハッシュ値（SHA-256）です。どちらかが違えば、値も変わります。
shuffle-contribute = この後、文字列を1つ加えて、それをもとにカードを並べ替えます。ブラウザーが作った文字列を、好きなものに書き換えてかまいません。空でも大丈夫です。
shuffle-contribution = あなたの文字列
shuffle-contribution-of = { $player }の文字列
shuffle-fingerprint = ハッシュ値
shuffle-copy-fingerprint = ハッシュ値をコピー
shuffle-copied = コピーしました。
shuffle-not-copied = ここではコピーできません。文字列を選択して、コピーしてください。
shuffle-explain = 検証のしかた
shuffle-check = シャッフルを検証

# The page about it.

shuffle-found = このページの計算結果
shuffle-bound = 配る前に表示したハッシュ値と一致します。
shuffle-not-bound = 配る前に表示したハッシュ値と一致しません。
shuffle-dealt = カードは、もとの並びと文字列とカットから決まるとおりに配られました。
shuffle-not-dealt = カードは、もとの並びと文字列とカットから決まるとおりには配られていません。
shuffle-laid-open = 公開された内容
shuffle-pack-before = シャッフルしたカード（上から順に）
shuffle-nonce = ハッシュ値に加えた乱数
shuffle-cut = カット
shuffle-lifted = 上から{ $cards }枚
shuffle-lifted-by-computer = 上から{ $cards }枚（コンピューターのカット。ハッシュ値に含まれます）
shuffle-empty = 文字列なし
shuffle-pack-dealt = 配られたカード（上から順に）
shuffle-by-yourself = 自分で検証する
shuffle-commands = 同じ計算を、お使いのコンピューターの標準ツールで行うコマンドです。LinuxかmacOSのターミナルで実行すると、ハッシュ値とカードの並びが表示され、それぞれ一致するかがわかります。ハッシュ値を、配る前に控えておいたものと見比べてください。
shuffle-copy-commands = コマンドをコピー
shuffle-how-it-works = 検証のしくみ
shuffle-from-code = コードのディールは、ここでシャッフルしたものではないため、検証するものがありません。
shuffle-lesson = 手ほどきのディールはいつも同じで、シャッフルしていないため、検証するものがありません。
shuffle-uncommitted = このディールの前にはハッシュ値を表示していないため、シャッフルを検証できません。
