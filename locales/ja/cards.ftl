suit-clubs = クラブ
suit-spades = スペード
suit-hearts = ハート
suit-diamonds = ダイヤ

rank-king = キング
rank-queen = クイーン
rank-cavalier = カバロ
rank-valet = ジャック
pip-10 = 10
pip-9 = 9
pip-8 = 8
pip-7 = 7
pip-1 = 1
pip-2 = 2
pip-3 = 3
pip-4 = 4

# The letters in the corners of the court cards, one each.
index-king = K
index-queen = Q
index-cavalier = C
index-valet = J

card-of-suit = { $suit }の{ $rank }
card-tarock = タロック{ $numeral }
card-pagat = パガット（I）
card-uhu = ウーフー（II）
card-pelikan = ペリカン（III）
card-quapil = クアピル（IIII）
card-mond = モンド（XXI）
card-skues = スキュース
cards-none = カードなし
