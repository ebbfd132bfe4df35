# The draw for the first deal.

draw = Wer gibt zuerst?
draw-instruction = Jeder zieht eine Karte. Wer die höhere hat, gibt zuerst; jedes Tarock schlägt jede Farbkarte.
draw-place = Karte { $place } ziehen
draw-equal = Beide Karten sind gleich hoch: Beide ziehen noch einmal.
draw-again = Noch einmal ziehen
to-draw = { $player-is ->
    [you] Zieh
   *[named] { subject } zieht
} eine Karte. Wer die höhere hat, gibt zuerst.
drew = { subject-has } { $card } gezogen.
deals-first = { subject } { $player-is ->
    [you] gibst
   *[named] gibt
} zuerst.

# The cut and the deal.

cut = Abheben
cut-instruction = { $player-is ->
    [you] Heb ab.
   *[named] { subject } hebt ab.
}
where-to-cut = Wo abheben?
cut-after = Nach { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} abheben
dealt-by = { subject } { $player-is ->
    [you] gibst
   *[named] gibt
}.

# The exchange with the personal talon, and the discard after the Cossack talon.

discards = { $player-is ->
    [you] Verleg
   *[named] { subject } verlegt
}
personal-exchange = Tausch
discard-classic = { discards } genau { $cards } Karten; dafür kommt der ganze Stichtalon ins Blatt.
discard-medium = { $cards ->
    [0] { subject-has } keine einfache Karte, also wird nichts getauscht.
    [one] { discards } die eine einfache Karte; dafür kommt die oberste aus dem Stichtalon.
   *[other] { discards } { $cards } einfache Karten; ebenso viele kommen dafür von oben aus dem Stichtalon.
}
discard-easy = { discards } bis zu { $cards } Karten oder gar keine; ebenso viele kommen dafür von oben aus dem Stichtalon.
discard-tactical = Der Stichtalon ist schon im Blatt. { discards } genau { $cards } Karten.
discard-talon = { discards } { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
discard-forced = { $plain ->
    [0] Im Blatt ist keine einfache Karte
    [one] Im Blatt ist nur eine einfache Karte
   *[other] Im Blatt sind nur { $plain } einfache Karten
}, aber { $needed ->
    [one] eine muss
   *[other] { $needed } müssen
} weg: Also { $tarocks ->
    [one] wird ein Tarock
   *[other] werden { $tarocks } Tarock
} offen verlegt.
to-discard = { $player-is ->
    [you] Wähl aus, was du verlegst
   *[named] { subject } verlegt
}
discard = Verlegen
keep-all = Alle behalten
discard-only-plain = Nur einfache Karten dürfen weg: Farbkarten außer den Königen (R5.2).
discard-plain-first = Könige und Trull bleiben. Ein Tarock darf nur weg, wenn alle einfachen Karten mitgehen (R5.2).
discard-face-up = Könige und Trull bleiben. Andere Tarock dürfen weg, aber offen (R5.2).
face-up-heading = { $player-is ->
    [you] Deine offen verlegten Tarock
   *[named] Offen verlegte Tarock { of-player }
}
discard-chosen = { $chosen } von { $needed } gewählt
discard-chosen-up-to = { $chosen } gewählt, höchstens { $max }
other-exchanges = Gegenüber wird noch getauscht.
face-up-tarocks = Offene Tarock
face-up-of = { subject-has } offen verlegt: { $cards }.

# The auction.

auction = Lizitation
calls-so-far = Bisher gesagt
your-calls = Mögliche Gebote
auction-hint = Die Zahl ist der Spielwert. Wer hält, übernimmt das Spiel des Gebers (R6.4).
to-call = { subject } { $player-is ->
    [you] bist
   *[named] ist
} am Wort
call-made = { name }: { $call }.
forced-dreiblatt = Beide haben gepasst, also spielt nach den Hausregeln die Vorhand ein Dreiblatt.
passed-in = Eingepasst
passed-in-explained = Beide haben gepasst. Es wird nichts geschrieben.

# Announcements.

announcements = Ansagen
to-announce = { $player-is ->
    [you] Deine Ansagen
   *[named] { subject } sagt an
}
announce-before-instruction = Jetzt zählen Ansagen doppelt; nach dem Verlegen kann man noch einmal ansagen (R11).
announce-after-instruction = Letzte Gelegenheit für Ansagen (R11); dann heißt es: „Ich liege.“
announce-solo-instruction = Im Solo ist das die einzige Gelegenheit für Ansagen (R11).
announce-defender-instruction = Der Gegner darf Vogerln ansagen (R7.4).
announce-button = Ansagen: { $bonuses }
announce-nothing = Nichts ansagen
nothing-to-announce = Es gibt nichts anzusagen.
announced = { subject } { $player-is ->
    [you] sagst
   *[named] sagt
} an: { $bonuses }.
announced-nothing = { subject } { $player-is ->
    [you] sagst
   *[named] sagt
} nichts an.

# The Cossack talon.

cossack-talon = Kosakentalon
talon-choice = Der Kosakentalon liegt offen
talon-discard = Verlegen
take-instruction = { $player-is ->
    [you] Nimm
   *[named] { subject } nimmt
} { $cards ->
    [one] eine Karte
   *[other] eine Gruppe von { $cards } Karten
}; der Rest geht an den Gegner (R8.1).
take-button = { $cards } nehmen
took = { subject } { $player-is ->
    [you] nimmst
   *[named] nimmt
} { $cards }.

# The play.

play-card = { $card } spielen

trick = Stich
trick-number = { $number } von 16
to-lead = { subject } { $player-is ->
    [you] spielst
   *[named] spielt
} aus
to-answer = { subject } { $player-is ->
    [you] bist
   *[named] ist
} am Zug: Es liegt { $card }
to-take-trick = { $player-is ->
    [you] Zieh den Stich ein
   *[named] { subject } zieht den Stich ein
}
thinking = { subject } überlegt.
played = { subject } { $player-is ->
    [you] spielst
   *[named] spielt
} { $card }.
to-result = Zum Ergebnis
takes-trick = { subject } { $player-is ->
    [you] machst
   *[named] macht
} den Stich.
wins-trick = { $player-is ->
    [you] Dein Stich
    [computer] Stich für den { $player }
   *[named] Stich für { $player }
}
own-hand-of = { $player-is ->
    [you] Dein Blatt
   *[named] Blatt { of-player }
}

# The hand is put in order without carrying cards: a card is picked, and then its place.
arrange = Umstecken
arrange-end = Fertig
arrange-left = Nach links
arrange-right = Nach rechts
arrange-which = Welche Karte umstecken?
arrange-where = { $card }: Wohin damit?
arrange-stands = { $card }: Platz { $place } von { $cards }.

last-trick = Letzter Stich
no-trick-yet = Noch ist kein Stich gemacht.
hand-of = { own-hand-of }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}

# Plaques.

exchange-short = Tausch
state-of-deal = Stand des Spiels
contract = Spiel
contract-plaque = { $contract }, { $value }
seat-plaque = { name }: { $seat }
announcement-plaque = { $bonus }: { $announced }, { $value }
announcement-plaque-of = { $bonus }, { $player-is ->
    [you] du
   *[named] { $player }
}: { $announced }, { $value }
short-before = vor dem Talon
short-after = nach dem Talon
short-solo = im Solo
face-up-short = { name }: { $numerals }
pile-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
# These stand below small piles and have to be short: „Talon“ is the Stichtalon of the player.
pile-discards = Ablage: { $cards }
pile-talon = Talon: { $cards }
pile-left = Kosak: { $cards }
on-turn = am Zug
talon-face-down = Kosakentalon: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, verdeckt

# Between two players at one screen.

hand-over-to = Bitte an { $player } weitergeben.
i-am = Ich bin { $player }
hand-hidden = Das Blatt von { $player } ist verdeckt.
curtain-note = Sonst schaut jetzt niemand auf den Bildschirm.
