# ルールと用語集への入口と、そのページ。

rules-and-glossary = ルールと用語集
glossary = 用語集
contents = 目次
seek-word = 言葉を探す
passages-found = { $passages ->
    [0] この言葉は見つかりません
   *[other] { $passages }か所
}
section-heading = { $section } { $chapter }
in-this-match = この対戦では：{ $setting }
read-on = ルールの続きを読む
look-up-back = 戻る
explain = { $heading }の説明
book-awaited = ルールを読み込んでいます。
book-missing = ルールを読み込めませんでした。
try-again = もう一度試す
