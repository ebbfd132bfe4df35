# What the computer would do in the player’s place, and why.

hint = ヒント
hint-heading = コンピューターのおすすめ
hint-thinking = コンピューターがあなたの次の手を考えています。
hint-cancel = 中止する
hint-close = ヒントを閉じる
hint-why = 理由
hint-others = ほかの手と比べると
hint-follow-play = これを出す
hint-follow-choose = このカードを選ぶ
hint-follow-announce = この宣言を選ぶ
hint-follow-do = このとおりにする

# The advice itself.
hint-play = { $card }を出しましょう。
hint-call = 「{ $call }」と言いましょう。
hint-take = { $cards }を取りましょう。
hint-lay = { $cards }を捨てましょう。
hint-keep-all = 1枚も捨てないでおきましょう。
hint-announce = { $bonuses }を宣言しましょう。
hint-announce-nothing = 何も宣言しないでおきましょう。

# Where a card or a button is the one advised.
hint-advised = { $name }、おすすめ

advised = 、おすすめ

# What it is expected to bring.
hint-expected = このディールの見込みは、平均してゲーム点{ $points }点です。

# Another move in the list.
hint-swap = { $kept }の代わりに{ $laid }を捨てる
hint-lay-more = { $laid }も捨てる
hint-keep = { $kept }を残す
hint-no-announcement = 宣言しない
hint-costs = ゲーム点{ $points }点の損
hint-costs-nothing = 差なし
hint-gives-away = { $bonuses }を逃す
hint-worlds = 見えないカードの配置を{ $worlds }通り検討しました。

# Reasons.
why-only-move = ほかに選べる手はありません。
why-keeps = { $bonuses }を達成できる可能性が残ります。ほかのカードでは失われかねません。
why-makes = { $bonus }を達成できます。
why-wins = カードの点数{ $points }点のトリックを取れます。
why-wins-low = カードの点数{ $points }点のトリックを取れるカードのうち、いちばん弱いものです。
why-cheap-loss = このトリックは取れないので、損のいちばん少ないカードで済ませます。
why-leaves-trick = このトリックは相手に譲ります。強いカードは、後で使う方が得です。
why-draws-tarock = 相手に{ $suit }はもうないので、タロックで応じるしかありません。
why-leads-tarock = 相手にタロックを出させます。
why-highest = 同じ種類でこれより強いカードは、相手の手札にありません。
why-voids = 手札から{ $suit }がなくなり、リードされたときにタロックを出せます。
why-voids-both = 手札から{ $suit }と{ $second }がなくなり、リードされたときにタロックを出せます。
why-lays = 捨て札だけで、カードの点数が{ $points }点になります。
why-takes = カードの点数で{ $taken }点を取り、残りの{ $left }点はディフェンダーに渡ります。
why-likely = { $bonus }は100回に{ $percent }回ほど達成できる見込みで、宣言する価値があります。
why-unlikely = { $bonus }は、100回に{ $percent }回ほどしか達成できない見込みです。
why-card-points = ゲーム点はほかの手と同じですが、カードの点数が多くなります。
why-tells-least = ほかの手と互角ですが、手の内をいちばん悟られにくい手です。
why-worked-out = ディールの最後まで、すべての手順を読み切りました。
why-rule-of-thumb = 定石どおりの手です。

# A number with one decimal place, such as −0.8.
tenths = { $sign }{ $whole }.{ $tenth }

hints-used = { $player }：ヒント{ $hints }回

# A move that gives an announced bonus away.
gives-away = ボーナスを諦めますか？
gives-away-question = { person }は{ $bonuses }を宣言しています。{ $action }を選ぶと、もう達成できず、宣言した点を支払うことになります。
gives-away-yes = このまま進める
gives-away-no = 選び直す

# The piles counted in threes.
count-cards = 点数を数える
counting = 3枚ずつ数える
counting-pile = { person }の獲得札
counting-group = { $groups }組中{ $number }組目
counting-three = 3枚の値を足し、そこから2点を引きます（{ $sum } = { $points }）。
counting-rest = { $cards ->
    [1] 余った1枚は、値から3分の2点を引いて数えます
   *[other] 余った2枚は、1枚ごとに値から3分の2点を引いて数えます
}（{ $sum } = { $points }）。
counting-running = ここまで：{ $points }点
counting-total = { person }：{ $exact }点、端数を丸めて{ $points }点
counting-end-note = 54枚全部で70点です。3分の1は切り捨て、3分の2は切り上げるので、2人の獲得札の合計は必ず70点になります。半分は35点です。デクレアラーは36点ならゲームに勝ち、35点なら負けです。
counting-won = デクレアラーの{ person }は、必要な36点に届きました。
counting-lost = デクレアラーの{ person }は、必要な36点に届きませんでした。
counting-next = 次へ
counting-back = 戻る
counting-skip = 最後へ
