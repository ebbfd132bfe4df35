# What the computer would do in the player’s place, and why.

hint = ヒント
hint-heading = コンピューターの助言
hint-thinking = コンピューターがあなたの手を考えています。
hint-cancel = 考えるのをやめる
hint-close = 助言を閉じる
hint-why = 理由
hint-others = ほかの手の損
hint-follow-play = 出す
hint-follow-choose = このカードを選ぶ
hint-follow-announce = これを選ぶ
hint-follow-do = そうする

# The advice itself.
hint-play = { $card }を出す。
hint-call = 「{ $call }」と言う。
hint-take = { $cards }を取る。
hint-lay = { $cards }を捨てる。
hint-keep-all = 1枚も捨てない。
hint-announce = { $bonuses }を宣言する。
hint-announce-nothing = 何も宣言しない。

# Where a card or a button is the one advised.
hint-advised = { $name }（おすすめ）
advised = （おすすめ）

# What it is expected to bring.
hint-expected = そうすると、このディールのゲーム点は平均{ $points }点です。

# Another move in the list.
hint-swap = { $kept }の代わりに{ $laid }
hint-lay-more = { $laid }も捨てる
hint-keep = { $kept }を残す
hint-no-announcement = 宣言なし
hint-costs = ゲーム点{ $points }点の損
hint-costs-nothing = 同じくらい良い
hint-gives-away = { $bonuses }を失う
hint-worlds = 伏せられたカードの配置を{ $worlds }通り調べました。

# Reasons.
why-only-move = ほかにできることはありません。
why-keeps = { $bonuses }の可能性が残ります。ほかのカードでは失われます。
why-makes = { $bonus }を達成します。
why-wins = トリックに勝ちます（{ $points }点）。
why-wins-low = トリックに勝てるいちばん弱いカードです（{ $points }点）。
why-cheap-loss = このトリックには勝てません。これがいちばん損の少ないカードです。
why-leaves-trick = このトリックは相手に渡します。強いカードはあとで役に立ちます。
why-draws-tarock = 相手は{ $suit }を持っていないので、タロックを出さなければなりません。
why-leads-tarock = 相手にタロックを使わせます。
why-highest = 相手はこれより強いカードを持っていません。
why-voids = 手札から{ $suit }がなくなり、タロックを出せるようになります。
why-voids-both = 手札から{ $suit }と{ $second }がなくなり、タロックを出せるようになります。
why-lays = 捨てたカードは自分の点になります（{ $points }点）。
why-takes = { $taken }点分を取り、残りの{ $left }点分はディフェンダーのものになります。
why-likely = { $bonus }は100回に約{ $percent }回達成できるので、宣言する価値があります。
why-unlikely = { $bonus }は100回に約{ $percent }回しか達成できません。
why-card-points = ゲーム点が同じ手はほかにもありますが、これはカードの点数が多くなります。
why-tells-least = 同じくらい良い手はほかにもありますが、これがいちばん相手に手がかりを与えません。
why-worked-out = ディールの終わりまで読み切っています。
why-rule-of-thumb = 定石どおりの手です。

# A number with one decimal place, such as −0.8.
tenths = { $sign }{ $whole }.{ $tenth }

hints-used = { $player }：ヒント{ $hints }回

# A move that gives an announced bonus away.
gives-away = 宣言を捨てますか
gives-away-question = { topic }{ $bonuses }を宣言しました。{ $action }を選ぶと達成できなくなり、その分を支払うことになります。
gives-away-yes = それでも選ぶ
gives-away-no = 選び直す

# The piles counted in threes.
count-cards = カードを数える
counting = 3枚ずつ数える
counting-pile = { person }のカード
counting-group = { $number }組目（全{ $groups }組）
counting-three = 3枚をまとめ、点を足して2点を引きます：{ $sum } = { $points }
counting-rest = 残った{ $cards }枚は、1枚につき3分の2点を引きます：{ $sum } = { $points }
counting-running = ここまで：{ $points }点
counting-total = { person }：{ $exact }点、端数を丸めて{ $points }点
counting-end-note = 54枚のカードは全部で70点です。3分の1は切り捨て、3分の2は切り上げるので、2人の合計はいつも70点になります。半分は35点で、デクレアラーは36点で勝ち、35点では負けです。
counting-won = デクレアラーは{ person }で、必要な36点に届きました。
counting-lost = デクレアラーは{ person }で、必要な36点に届きませんでした。
counting-next = 次へ
counting-back = 戻る
counting-skip = 最後へ
