suit-clubs = clubs
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds

rank-king = King
rank-queen = Queen
rank-cavalier = Cavalier
rank-valet = Valet
pip-10 = ten
pip-9 = nine
pip-8 = eight
pip-7 = seven
pip-1 = one
pip-2 = two
pip-3 = three
pip-4 = four

# The letters in the corners of the court cards, one each.
index-king = K
index-queen = Q
index-cavalier = C
index-valet = V

card-of-suit = { $rank } of { $suit }
card-tarock = tarock { $numeral }
card-pagat = Pagat (I)
card-uhu = Uhu (II)
card-pelikan = Pelikan (III)
card-quapil = Quapil (IIII)
card-mond = Mond (XXI)
card-skues = Sküs
cards-none = no card
