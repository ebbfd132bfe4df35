# Taking a move back.

undo = 取り消す
undo-nothing-yet = このディールには、取り消せる手がありません。
undo-deal-over = ディールが終わったので、もう取り消せません。
undo-seen = 2人対戦で取り消せるのは、最後に幕が上がった後の手だけです。
undo-talon-exposed = コサック・タロンが公開されたので、それより前の手は取り消せません。
undo-face-up = タロックが表向きに捨てられたので、捨て札は取り消せません。
taken-back = 取り消し{ $times }回

# The log of a deal.

log = 経過
log-of-deal = ディールの経過
log-empty = このディールは、これから始まります。
log-talon = コサック・タロンと宣言
log-announcements = 宣言
log-trick = 第{ $number }トリック
log-exchanged = { person }は交換を終えました。
log-discarded = { person }はカードを{ $cards }枚捨てました。
log-laid-aside = { person }は{ $cards }を捨てました。
log-kept-all = { person }は1枚も捨てませんでした。
log-talon-exposed = コサック・タロンは、{ $cards }でした。

# A past deal, move by move.

replay = リプレイ
replay-of = 第{ $number }ディールのリプレイ
replay-passed-in = 流れたディールのリプレイ
replay-none = そのディールは、この対戦にないか、途中です。
replay-back = 対戦に戻る
replay-steps = 手順の移動
replay-first = 配った直後へ
replay-backward = 1手戻る
replay-forward = 1手進む
replay-last = 最後へ
replay-move = 手順
replay-position = { $moves }手中{ $number }手
replay-personal-talon = { person }の個人タロン
replay-dealt = カードが配られました。

# The score sheet on paper and as a file.

print = 印刷
print-or-save = 印刷・保存
save-sheet = 表計算用に保存（CSV）
save-match = 記録を保存（JSON）
sheet-dealer = ディーラー：{ $player }
sheet-item = { $item } { $points-signed }
running-balance = 累計{ $points-signed }
csv-separator = ,
csv-decimal-mark = .
column-dealer = ディーラー
column-declarer = デクレアラー
column-counted = 得点の内訳
column-points = ゲーム点（{ $player }）
column-balance = 累計（{ $player }）
column-money = 金額（{ $player }）
column-taken-back = 取り消した回数
