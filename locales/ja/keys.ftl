# The keys of the keyboard: what stands on them, and what they do.

cap-home = Home
cap-end = End
cap-enter = Enter
cap-space = スペース
cap-shift = Shift
cap-tab = Tab
cap-escape = Esc

key-arrows = 手札の別のカードへ移る
key-ends = 最初のカード、最後のカードへ移る
key-enter = カードを出す、カードを選ぶ、ボタンを押す
key-move = カードの位置を変える（手札の並べ方が手動のとき）
key-tab = テーブルの次の部分へ移る
key-escape = テーブルの上に開いたものを閉じる、持ち上げたカードを戻す
key-choice = 中央の選択肢（並び順）
key-main = 先へ進むボタン
key-last-trick = 直前のトリック
key-hint = ヒント
key-undo = 手を取り消す
key-score-sheet = 得点表
key-rules = ルール
key-keys = このキー一覧
keys-singles-off = 文字、数字、記号だけのキー操作は、設定でオフになっています。
