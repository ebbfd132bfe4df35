# What the computer would do in the player’s place, and why. Whoever plays the other hand is „der
# andere“ here: „Gegner“ is the defender.

hint = Tipp
hint-heading = Der Computer rät
hint-thinking = Der Computer überlegt für dich.
hint-cancel = Abbrechen
hint-close = Ausblenden
hint-why = Warum
hint-others = Was anderes kosten würde
hint-follow-play = So spielen
hint-follow-choose = Diese wählen
hint-follow-announce = So auswählen
hint-follow-do = So machen

# The advice itself.
hint-play = Spiel { $card }.
hint-call = Sag „{ $call }“.
hint-take = Nimm { $cards }.
hint-lay = Verleg { $cards }.
hint-keep-all = Behalt alle Karten.
hint-announce = Sag an: { $bonuses }.
hint-announce-nothing = Sag nichts an.

# Where a card or a button is the one advised.
hint-advised = { $name } (empfohlen)

advised = , empfohlen

# What it is expected to bring.
hint-expected = Im Schnitt bringt das Spiel dann { $points } Spielpunkte.

# Another move in the list.
hint-swap = { $laid } statt { $kept }
hint-lay-more = auch { $laid }
hint-keep = { $kept } behalten
hint-no-announcement = nichts
hint-costs = kostet { $points } Spielpunkte
hint-costs-nothing = ebenso gut
hint-gives-away = verspielt „{ $bonuses }“
hint-worlds = { $worlds ->
    [one] Eine mögliche Verteilung der verdeckten Karten wurde durchgespielt
   *[other] { $worlds } mögliche Verteilungen der verdeckten Karten wurden durchgespielt
}.

# Reasons.
why-only-move = Etwas anderes ist nicht erlaubt.
why-keeps = So bleibt „{ $bonuses }“ möglich; andere Karten würden das verspielen.
why-makes = Damit ist „{ $bonus }“ geschafft.
why-wins = Damit machst du den Stich, und er zählt { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}.
why-wins-low = Das ist die niedrigste Karte, die den Stich macht, und er zählt { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}.
why-cheap-loss = Der Stich ist nicht zu gewinnen, und keine Karte kostet weniger.
why-leaves-trick = Diesen Stich überlässt du besser dem anderen: Eine höhere Karte ist später mehr wert.
why-draws-tarock = Der andere kann kein { $suit } mehr haben und muss ein Tarock zugeben.
why-leads-tarock = Das zieht dem anderen ein Tarock.
why-highest = Eine höhere kann der andere nicht haben.
why-voids = Damit bleibt kein { $suit } im Blatt, und du kannst die Farbe mit Tarock stechen.
why-voids-both = Damit bleibt weder { $suit } noch { $second } im Blatt, und du kannst beide Farben mit Tarock stechen.
why-lays = Was du verlegst, zählt schon für dich: { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}.
why-takes = Du nimmst { $taken ->
    [one] { $taken } Auge
   *[other] { $taken } Augen
}; die übrigen Karten gehen mit { $left ->
    [one] { $left } Auge
   *[other] { $left } Augen
} an den Gegner.
why-likely = „{ $bonus }“ gelingt in etwa { $percent } von 100 Fällen: Das genügt für eine Ansage.
why-unlikely = „{ $bonus }“ gelingt nur in etwa { $percent } von 100 Fällen.
why-card-points = Anderes brächte ebenso viele Spielpunkte, aber weniger Augen.
why-tells-least = Anderes wäre ebenso gut, aber so erfährt der andere am wenigsten.
why-worked-out = Alles, was bis zum Ende des Spiels kommen kann, ist durchgerechnet.
why-rule-of-thumb = So sagt es eine Faustregel.

# A number with one decimal place, such as −0,8.
tenths = { $sign }{ $whole },{ $tenth }

hints-used = { $hints ->
    [one] { $player }: { $hints } Tipp
   *[other] { $player }: { $hints } Tipps
}

# A move that gives an announced bonus away.
gives-away = Wirklich verspielen?
gives-away-question = { subject-has } angesagt: { $bonuses }. Mit { $action } ist das nicht mehr zu schaffen, und die Ansage muss gezahlt werden.
gives-away-yes = Trotzdem
gives-away-no = Doch nicht

# The piles counted in threes.
count-cards = Karten zählen
counting = In Dreierlagen zählen
counting-pile = { $player-is ->
    [you] Dein Haufen
   *[named] Haufen { of-player }
}
counting-group = Lage { $number } von { $groups }
counting-three = Drei Karten sind eine Lage. Ihre Werte werden zusammengezählt und zwei Augen abgezogen: { $sum } = { $points }.
counting-rest = { $cards ->
    [one] Eine Karte bleibt übrig. Sie zählt ihren Wert weniger zwei Drittel Auge: { $sum } = { $points }.
   *[other] Zwei Karten bleiben übrig. Jede zählt ihren Wert weniger zwei Drittel Auge: { $sum } = { $points }.
}
counting-running = Bisher: { $points }
counting-total = { name }: { $exact }, gerundet { $points }
counting-end-note = Alle 54 Karten zählen 70 Augen. Ein Drittel wird abgerundet, zwei Drittel werden aufgerundet; so kommen beide Haufen zusammen immer auf 70. Die Hälfte ist 35: Mit 36 Augen hat der Spieler das Spiel gewonnen, mit 35 verloren.
counting-won = { subject-has } als Spieler 36 Augen gebraucht und sie gemacht.
counting-lost = { subject-has } als Spieler 36 Augen gebraucht und weniger gemacht.
counting-next = Weiter
counting-back = Zurück
counting-skip = Zum Ende
