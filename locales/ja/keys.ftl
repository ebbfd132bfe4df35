# キーボードのキーとその働き。

cap-home = Home
cap-end = End
cap-enter = Enter
cap-space = スペース
cap-control = Ctrl
cap-tab = Tab
cap-escape = Esc

key-arrows = 手札の別のカードへ移る
key-ends = 最初のカード、最後のカードへ移る
key-enter = カードを出す、選ぶ／ボタンを押す
key-move = カードを並べ替える（手札を自分で並べる場合）
key-tab = 画面の次の部分へ移る
key-escape = 開いた画面を閉じる／カードを手札に戻す
key-choice = 中央の選択肢を順番で選ぶ
key-main = 先へ進むボタン
key-last-trick = 直前のトリック
key-hint = ヒント
key-undo = 一手戻す
key-score-sheet = 得点表
key-rules = ルール
key-keys = このキー一覧
keys-singles-off = 文字・数字・記号だけのキーは、設定でオフになっています。
