# What the computer would do in the player’s place, and why.

hint = Tipp
hint-heading = Rat des Computers
hint-thinking = Der Computer überlegt deinen Zug.
hint-cancel = Nicht weiter überlegen
hint-close = Rat schließen
hint-why = Warum
hint-others = Was das andere kostet
hint-follow-play = Das spielen
hint-follow-choose = Diese Karten wählen
hint-follow-announce = Das wählen
hint-follow-do = So machen

# The advice itself.
hint-play = Spiel { $card }.
hint-call = Sag „{ $call }“.
hint-take = Nimm { $cards }.
hint-lay = Verlege { $cards }.
hint-keep-all = Behalte alle Karten.
hint-announce = Sag { $bonuses } an.
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
hint-gives-away = vergibt { $bonuses }
hint-worlds = { $worlds ->
    [one] Eine mögliche Verteilung der verdeckten Karten wurde
   *[other] { $worlds } mögliche Verteilungen der verdeckten Karten wurden
} durchgerechnet.

# Reasons.
why-only-move = Etwas anderes ist nicht erlaubt.
why-keeps = { $bonuses } bleibt möglich; andere Karten würden das vergeben.
why-makes = Damit ist { $bonus } geschafft.
why-wins = Das macht den Stich; er zählt { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}.
why-wins-low = Das ist die niedrigste Karte, die den Stich macht; er zählt { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}.
why-cheap-loss = Der Stich ist nicht zu machen, und keine Karte kostet weniger.
why-leaves-trick = Diesen Stich überlässt man dem anderen: Die hohe Karte ist später mehr wert.
why-draws-tarock = Der andere kann kein { $suit } mehr haben und muss mit einem Tarock stechen.
why-leads-tarock = Das fordert dem anderen ein Tarock ab.
why-highest = Eine höhere kann der andere nicht haben.
why-voids = Dann ist kein { $suit } mehr im Blatt, und man kann es mit Tarock stechen.
why-voids-both = Dann ist weder { $suit } noch { $second } im Blatt, und man kann beide Farben mit Tarock stechen.
why-lays = Was verlegt ist, zählt schon: { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}.
why-takes = Das nimmt { $taken ->
    [one] { $taken } Auge
   *[other] { $taken } Augen
}; die anderen Karten, { $left ->
    [one] { $left } Auge
   *[other] { $left } Augen
}, gehen an den Gegner.
why-likely = { $bonus } gelingt in etwa { $percent } von 100 Fällen: Das reicht für die Ansage.
why-unlikely = { $bonus } gelingt nur in etwa { $percent } von 100 Fällen.
why-card-points = Anderes bringt gleich viele Spielpunkte; das hier bringt mehr Augen.
why-tells-least = Anderes ist ebenso gut; das hier verrät am wenigsten.
why-worked-out = Das ist bis zum Ende des Spiels durchgerechnet.
why-rule-of-thumb = So sagt es eine Faustregel.

# A number with one decimal place, such as −0,8.
tenths = { $sign }{ $whole },{ $tenth }

hints-used = { $hints ->
    [one] { $player }: { $hints } Tipp
   *[other] { $player }: { $hints } Tipps
}

# A move that gives an announced bonus away.
gives-away = Wirklich vergeben?
gives-away-question = { subject-has } { $bonuses } angesagt. Mit { $action } ist das nicht mehr zu schaffen, und die Ansage muss bezahlt werden.
gives-away-yes = Trotzdem
gives-away-no = Etwas anderes wählen

# The piles counted in threes.
count-cards = Karten zählen
counting = In Dreierlagen zählen
counting-pile = { $player-is ->
    [you] Deine Karten
   *[named] Karten { of-named }
}
counting-group = Lage { $number } von { $groups }
counting-three = Drei Karten liegen zusammen. Man zählt ihre Werte zusammen und zieht zwei Augen ab: { $sum } = { $points }.
counting-rest = { $cards ->
    [one] Eine Karte bleibt übrig. Sie zählt ihren Wert weniger zwei Drittel: { $sum } = { $points }.
   *[other] Zwei Karten bleiben übrig. Jede zählt ihren Wert weniger zwei Drittel: { $sum } = { $points }.
}
counting-running = Bisher: { $points }
counting-total = { subject }: { $exact }, also { $points }
counting-end-note = Alle 54 Karten zählen 70 Augen. Ein Drittel rundet man ab, zwei Drittel auf; so kommen beide zusammen immer auf 70. Die Hälfte sind 35: Mit 36 Augen gewinnt der Spieler, mit 35 hat er verloren.
counting-won = { subject } { $player-is ->
    [you] hast als Spieler 36 Augen gebraucht und hast
   *[named] hat als Spieler 36 Augen gebraucht und hat
} sie.
counting-lost = { subject } { $player-is ->
    [you] hast als Spieler 36 Augen gebraucht und hast
   *[named] hat als Spieler 36 Augen gebraucht und hat
} weniger.
counting-next = Weiter
counting-back = Zurück
counting-skip = Zum Ende
