# What a screen reader says of the play, sentence by sentence, beside what stands in table.ftl.

# The name of the place where the sentences stand.
heard = Was geschehen ist
heard-exchanged = { subject-has } { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
} getauscht.
# Cards that have come to the hand of whoever is at the screen.
heard-new-cards = Neu { $player-is ->
    [you] in deinem Blatt
   *[named] im Blatt { of-player }
}: { $cards }.
heard-taken-back = Der Zug ist zurückgenommen.
heard-talon = Der Kosakentalon liegt offen: { $cards }.
heard-led = { subject } { $player-is ->
    [you] spielst
   *[named] spielt
} { $card } aus.
heard-takes-trick = { subject } { $player-is ->
    [you] machst
   *[named] macht
} den { $number }. Stich.
# Whose card is awaited, right after the card that was led has been said.
heard-turn = { subject } { $player-is ->
    [you] bist
   *[named] ist
} am Zug.
# A line of the settlement: what it is for, and what it brings whoever it is about.
heard-item = { $item }: { $points-signed }.
