# The page that shows all cards.

the-pack = Die Karten
the-pack-explained = Alle 54 Karten und ihre Rückseite, zum Anschauen und zum Ausdrucken in der Größe echter Karten.
pack-look = Ansicht
pack-face-down = Verdeckt
pack-grey = In Grau
pack-back = Zurück
pack-tarocks = Tarock
pack-clubs = Treff
pack-spades = Pik
pack-hearts = Herz
pack-diamonds = Karo
pack-back-of-card = Die Rückseite

# What is seen on the tarocks.

scene-1 = Der kleine Geiger
scene-2 = Uhu und Adler
scene-3 = Der Pelikan füttert seine Jungen
scene-4 = Der Singvogel auf dem Blütenzweig
scene-5 = Der Markt
scene-6 = Die Weinlese
scene-7 = Der Donaudampfer
scene-8 = Die Alm
scene-9 = Das Riesenrad
scene-10 = Das Kaffeehaus
scene-11 = Der Eisenbahnviadukt
scene-12 = Der Schneemann
scene-13 = Die Getreideernte
scene-14 = Die Burg auf dem Felsen
scene-15 = Der Walzer
scene-16 = Die Apfelernte
scene-17 = Der Ballon
scene-18 = Der Hirsch
scene-19 = Die Tramway
scene-20 = Der Dom
scene-21 = Der Mann im Mond
scene-22 = Der Narr
