# The page that shows all cards.

the-pack = The pack
the-pack-explained = All 54 cards and their back, to be looked at, and to be printed at the size of real cards.
pack-look = View
pack-face-down = Face down
pack-grey = Without colour
pack-back = Back
pack-tarocks = Tarocks
pack-clubs = Clubs
pack-spades = Spades
pack-hearts = Hearts
pack-diamonds = Diamonds
pack-back-of-card = The back

# What is seen on the tarocks.

scene-1 = The little fiddler
scene-2 = Owl and eagle
scene-3 = The pelican feeding her young
scene-4 = A songbird on a blossoming branch
scene-5 = The market
scene-6 = The vintage
scene-7 = The steamer on the Danube
scene-8 = The alpine pasture
scene-9 = The giant wheel
scene-10 = The coffee house
scene-11 = The railway viaduct
scene-12 = The snowman in winter
scene-13 = The harvest
scene-14 = The castle on the rock
scene-15 = The waltz
scene-16 = The apple harvest
scene-17 = The balloon
scene-18 = The stag
scene-19 = The tram
scene-20 = The cathedral
scene-21 = The man in the moon
scene-22 = The jester
