# The draw for the first deal.

draw = 最初のディーラーを決める
draw-instruction = それぞれカードを1枚引き、強い方を引いた人が最初に配ります。タロックはどのスートのカードよりも強くなります。
draw-place = { $place }枚目のカードを引く
draw-equal = 同じランクなので、2人とももう一度引きます。
draw-again = もう一度引く
to-draw = { turn-of }カードを1枚引いてください。強い方を引いた人が最初に配ります。
drew = { person }は{ $card }を引きました。
deals-first = 最初に配るのは{ person }です。

# The cut and the deal.

cut = カット
cut-instruction = { turn-of }カードをカットしてください。
where-to-cut = カットする位置
cut-after = 上から{ $cards }枚でカット
dealt-by = { person }が配ります。

# The exchange with the personal talon, and the discard after the Cossack talon.

personal-exchange = 交換
discard-classic = { turn-of }手札からちょうど{ $cards }枚を捨ててください。その後、個人タロンをすべて取ります。
discard-medium = { turn-of }{ $cards ->
    [0] 平札がないので、交換はありません。
   *[other] 平札を{ $cards }枚捨ててください。個人タロンの上から同じ枚数を取ります。
}
discard-easy = { turn-of }最大{ $cards }枚まで、好きな枚数を捨ててください。個人タロンの上から同じ枚数を取ります。
discard-tactical = { turn-of }個人タロンはもう手札に入っています。ちょうど{ $cards }枚を捨ててください。
discard-talon = { turn-of }カードを{ $cards }枚捨ててください。
discard-forced = 捨てるのは{ $needed }枚ですが、平札は{ $plain ->
    [0] 1枚もありません
   *[other] { $plain }枚しかありません
}。そのため、タロックを{ $tarocks }枚、表向きに捨てます。
to-discard = { $player-is ->
    [you] 捨てるカードを選んでください。
   *[named] { $player }が捨てるカードを選ぶ番です。
}
discard = 捨てる
keep-all = 1枚も捨てない
discard-only-plain = 捨てられるのは平札（キング以外のスートのカード）だけです（R5.2）。
discard-plain-first = キングとトルルは残します。タロックは平札を残さないときだけ捨てられます（R5.2）。
discard-face-up = キングとトルルは捨てられません。ほかのタロックは、表向きに捨てられます（R5.2）。
face-up-heading = { person }が捨てたタロック
discard-chosen = { $needed }枚中{ $chosen }枚を選択
discard-chosen-up-to = { $chosen }枚を選択（最大{ $max }枚）
other-exchanges = 相手が交換しています。
face-up-tarocks = 表向きのタロック
face-up-of = { person }は{ $cards }を表向きに捨てました。

# The auction.

auction = ビッド
calls-so-far = これまでのビッド
your-calls = 選べるビッド
auction-hint = 数字はゲームの基本点です。ホールドすると、今のコントラクトを引き取ります（R6.4）。
to-call = { person }がビッドする番です。
call-made = { person }は「{ $call }」。
forced-dreiblatt = 2人ともパスしたので、ハウスルールによりフォアハンドがドライブラットをプレイします。
passed-in = 流れ
passed-in-explained = 2人ともパスしました。点の動きはありません。

# Announcements.

announcements = 宣言
to-announce = { person }が宣言する番です。
announce-before-instruction = ここで宣言すると点が2倍になります。カードを捨てた後にも、もう一度宣言できます（R11）。
announce-after-instruction = 宣言できるのはこれが最後です（R11）。
announce-solo-instruction = ソロで宣言できるのはこの1回だけです（R11）。
announce-defender-instruction = ディフェンダーは鳥を宣言できます（R7.4）。
announce-button = { $bonuses }を宣言
announce-nothing = 宣言しない
nothing-to-announce = 宣言できるものはありません。
announced = { person }は{ $bonuses }を宣言しました。
announced-nothing = { person }は何も宣言しませんでした。

# The Cossack talon.

cossack-talon = コサック・タロン
talon-choice = 公開されたコサック・タロン
talon-discard = 捨て札
take-instruction = { turn-of }{ $cards ->
    [1] カードを1枚
   *[other] { $cards }枚の組を1つ
}取ってください。残りはディフェンダーのものになります（R8.1）。
take-button = { $cards }を取る
took = { person }は{ $cards }を取りました。

# The play.

play-card = { $card }を出す

trick = トリック
trick-number = { $number }/16
to-lead = { person }のリードです。
to-answer = { person }の番です（リードは{ $card }）。
to-take-trick = { $player-is ->
    [you] トリックを片付けてください。
   *[named] { $player }がトリックを片付ける番です。
}
thinking = { $player }が考えています。
played = { person }は{ $card }を出しました。
to-result = 結果を見る
takes-trick = { person }がトリックを取りました。
wins-trick = { person }が獲得
own-hand-of = { person }の手札

# The hand is put in order without carrying cards: a card is picked, and then its place.
arrange = 並べ替え
arrange-end = 完了
arrange-left = 左へ
arrange-right = 右へ
arrange-which = 動かすカードは？
arrange-where = { $card }の移動先は？
arrange-stands = { $card }は左から{ $place }番目（全{ $cards }枚）。

# The one before the next, not the sixteenth.
last-trick = 直前のトリック
no-trick-yet = 終わったトリックはありません。
hand-of = { person }の手札：{ $cards }枚

# Plaques.

exchange-short = 交換
state-of-deal = ディールの状況
contract = コントラクト
contract-plaque = { $contract }（{ $value }点）
seat-plaque = { person }：{ $seat }
announcement-plaque = { $bonus }（{ $announced }、{ $value }点）
announcement-plaque-of = { person }の{ $bonus }（{ $announced }、{ $value }点）
short-before = 公開前
short-after = 交換後
short-solo = ソロ
face-up-short = { person }：{ $numerals }
pile-tricks = { $tricks }トリック
pile-discards = 捨て札{ $cards }枚
pile-talon = タロン{ $cards }枚
pile-left = コサック{ $cards }枚
on-turn = 手番
talon-face-down = 裏向きのコサック・タロン：{ $cards }枚

# Between two players at one screen.

hand-over-to = { $player }と交代してください。
i-am = { $player }です
hand-hidden = { $player }の手札は隠れています。
curtain-note = ほかの人は画面を見ないでください。
