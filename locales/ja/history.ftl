# Taking a move back.

undo = 一手戻す
undo-nothing-yet = このディールには、戻せる手がありません。
undo-deal-over = ディールは終わったので、もう戻せません。
undo-seen = 2人で対戦しているときは、最後に幕を上げた後の手しか戻せません。
undo-talon-exposed = コサック・タロンが公開されたので、それより前には戻せません。
undo-face-up = タロックを表向きに捨てたので、もう戻せません。
taken-back = { $times }回手を戻しました

# The log of a deal.

log = 記録
log-of-deal = ディールの記録
log-empty = このディールでは、何も起きていません。
log-talon = コサック・タロンと宣言
log-announcements = 宣言
log-trick = 第{ $number }トリック
log-exchanged = { person }は交換を終えました。
log-discarded = { person }はカードを{ $cards }枚捨てました。
log-laid-aside = { person }は{ $cards }を捨てました。
log-kept-all = { person }は1枚も捨てませんでした。
log-talon-exposed = コサック・タロンは{ $cards }です。

# A past deal, move by move.

replay = もう一度見る
replay-of = 第{ $number }ディールを一手ずつ見る
replay-passed-in = 流れたディールを一手ずつ見る
replay-line = { $number }行目のディールを見る
replay-none = この対戦にそのディールはないか、終わっていません。
replay-back = 対戦に戻る
replay-steps = 手の移動
replay-first = 最初へ
replay-backward = 1つ前の手へ
replay-forward = 次の手へ
replay-last = 最後へ
replay-move = 手
replay-position = { $number }/{ $moves }
replay-personal-talon = { person }の個人タロン
replay-dealt = カードが配られました。

# The score sheet on paper and as a file.

print = 印刷
print-or-save = 印刷・保存
save-sheet = 表として保存（CSV）
save-match = ディールを保存（JSON）
sheet-dealer = ディーラー：{ $player }
sheet-item = { $item } { $points-signed }
running-balance = = { $points-signed }
csv-separator = ,
csv-decimal-mark = .
column-dealer = ディーラー
column-declarer = デクレアラー
column-counted = 点になったもの
column-points = ゲーム点（{ $player }）
column-balance = 累計（{ $player }）
column-money = 金額（{ $player }）
column-taken-back = 手を戻した回数
