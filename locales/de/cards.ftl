suit-clubs = Treff
suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo

rank-king = König
rank-queen = Dame
rank-cavalier = Cavall
rank-valet = Bube
pip-10 = Zehner
pip-9 = Neuner
pip-8 = Achter
pip-7 = Siebener
pip-1 = Einser
pip-2 = Zweier
pip-3 = Dreier
pip-4 = Vierer

# The letters in the corners of the court cards, one each.
index-king = K
index-queen = D
index-cavalier = C
index-valet = B

card-of-suit = { $suit }-{ $rank }
card-tarock = Tarock { $numeral }
card-pagat = Pagat (I)
card-uhu = Uhu (II)
card-pelikan = Pelikan (III)
card-quapil = Quapil (IIII)
card-mond = Mond (XXI)
card-skues = Sküs
cards-none = keine Karte
