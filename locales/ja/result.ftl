# The result of a deal.

game = ゲーム
card-points = カードの点数
total = 合計
left-in-talon = 残ったカード（ディフェンダーの分）
next-deal = 次のディールへ
end-of-match = 対戦の結果へ
title-and-bargain = { $title }：{ $bargain }
deal-won = { person }がゲーム点を{ $points }点獲得しました。
hand-at-lead = { person }の最初のリード時の手札
discards-heading = { person }の捨て札
untaken-heading = { person }の個人タロンの残り

# What is won and lost.

item-game-won = { person }が{ $contract }で勝ち（カードの点数{ $points }点）
item-game-lost = { person }が{ $contract }で負け（カードの点数{ $points }点）
item-bonus-made = { person }が{ $bonus }を達成（{ $announced }）
item-bonus-failed = { person }が{ $bonus }を達成できず（{ $announced }）
item-silent-bird-won = { person }が{ $bird }で第{ $trick }トリックを獲得（{ $bonus }、宣言なし）
item-silent-bird-lost = { person }が第{ $trick }トリックで{ $bird }を取られる（{ $bonus }、宣言なし）
item-silent-valat = { person }が16トリックをすべて獲得（ヴァラット、宣言なし）
item-held = { person }が{ $bonus }を所持（{ $cards }）

deal-even = 点の動きはありません。
item = 項目
all-cards = すべてのカード
settlement-for = 精算（{ person }から見た点）
total-for = { person }の合計
name-with-tricks = { $player }（{ $tricks }トリック）

# The score sheet and the match.

score-sheet = 得点表
# The number of a deal, above a narrow column.
deal = 回
game-points = ゲーム点
balance = 累計
money-heading = 金額
no-deal-yet = 終わったディールはありません。
passed-in-short = 流れ
deal-number = 第{ $number }ディール
deal-number-of = 第{ $number }ディール（全{ $deals }回）
balance-of = { person }：{ $points-signed }点
balance-with-money = { person }：{ $points-signed }点（{ $money-signed }）
match-over = 対戦終了
match-won = { person }の勝ちです（ゲーム点{ $points-signed }点）。
match-drawn = 引き分けです。
pays = { person }が{ $winner-is ->
    [you] あなた
   *[named] { $winner }
}に{ $money }を支払います。
play-again = もう一度遊ぶ
to-start = 最初の画面へ
