# Taking a move back.

undo = Zurücknehmen
undo-nothing-yet = In diesem Spiel gibt es noch nichts zurückzunehmen.
undo-deal-over = Das Spiel ist vorbei, da lässt sich nichts mehr zurücknehmen.
undo-seen = Zu zweit lässt sich nur zurücknehmen, was geschehen ist, seit der Vorhang zuletzt aufgegangen ist.
undo-talon-exposed = Der Kosakentalon ist aufgedeckt. Was davor war, lässt sich nicht mehr zurücknehmen.
undo-face-up = Es sind Tarock offen verlegt worden, darum lässt sich das Verlegen nicht mehr zurücknehmen.
taken-back = { $times ->
    [one] { $times } Zug zurückgenommen
   *[other] { $times } Züge zurückgenommen
}

# The log of a deal.

log = Verlauf
log-of-deal = Verlauf des Spiels
log-empty = In diesem Spiel ist noch nichts geschehen.
log-talon = Kosakentalon und Ansagen
log-announcements = Ansagen
log-trick = { $number }. Stich
log-exchanged = { subject } { $player-is ->
    [you] bist
   *[named] ist
} mit dem Tausch fertig.
log-discarded = { subject-has } { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} verlegt.
log-laid-aside = { subject-has } verlegt: { $cards }.
log-kept-all = { subject-has } nichts verlegt.
log-talon-exposed = Der Kosakentalon: { $cards }.

# A past deal, move by move.

replay = Nachspielen
replay-of = Spiel { $number }, Zug für Zug
replay-passed-in = Ein eingepasstes Spiel, Zug für Zug
replay-none = Dieses Spiel gibt es in der Partie nicht, oder es ist noch nicht vorbei.
replay-back = Zurück zur Partie
replay-steps = Schritte
replay-first = Zum Anfang
replay-backward = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-move = Zug
replay-position = { $number } von { $moves }
replay-personal-talon = { $player-is ->
    [you] Dein Stichtalon
   *[named] Stichtalon { of-player }
}
replay-dealt = Die Karten sind gegeben.

# The score sheet on paper and as a file.

print = Drucken
print-or-save = Drucken oder speichern
save-sheet = Als Tabelle speichern (CSV)
save-match = Die Spiele speichern (JSON)
sheet-dealer = Geber: { $player }
sheet-item = { $item } { $points-signed }
running-balance = Stand { $points-signed }
csv-separator = ;
csv-decimal-mark = ,
column-dealer = Geber
column-declarer = Spieler
column-counted = Was gezählt hat
column-points = Spielpunkte, { $player }
column-balance = Stand, { $player }
column-money = Geld, { $player }
column-taken-back = Zurückgenommene Züge
