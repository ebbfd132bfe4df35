# Taking a move back.

undo = Zurücknehmen
undo-nothing-yet = In diesem Spiel gibt es noch nichts zurückzunehmen.
undo-deal-over = Das Spiel ist zu Ende, da wird nichts mehr zurückgenommen.
undo-seen = Zu zweit kann nur zurückgenommen werden, was seit dem letzten Lüften des Vorhangs geschehen ist.
undo-talon-exposed = Der Kosakentalon liegt schon offen, davor wird nichts mehr zurückgenommen.
undo-face-up = Es sind Tarock offen verlegt, das wird nicht mehr zurückgenommen.
taken-back = { $times }-mal zurückgenommen

# The log of a deal.

log = Verlauf
log-of-deal = Verlauf des Spiels
log-empty = In diesem Spiel ist noch nichts geschehen.
log-talon = Kosakentalon und Ansagen
log-announcements = Ansagen
log-trick = { $number }. Stich
log-exchanged = { subject-has } getauscht.
log-discarded = { subject } { $player-is ->
    [you] verlegst
   *[named] verlegt
} { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
log-laid-aside = { subject-has } verlegt: { $cards }.
log-kept-all = { subject-has } nichts verlegt.
log-talon-exposed = Der Kosakentalon: { $cards }.

# A past deal, move by move.

replay = Nachspielen
replay-of = Spiel { $number } zum Nachspielen
replay-passed-in = Ein eingepasstes Spiel
replay-line = Spiel in Zeile { $number } nachspielen
replay-none = Dieses Spiel gibt es in der Partie nicht, oder es ist noch nicht zu Ende.
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
   *[named] Stichtalon { of-named }
}
replay-dealt = Die Karten sind gegeben.

# The score sheet on paper and as a file.

print = Drucken
print-or-save = Drucken oder speichern
save-sheet = Als Tabelle speichern (CSV)
save-match = Die Spiele speichern (JSON)
sheet-dealer = Geber: { $player }
sheet-item = { $item } { $points-signed }
running-balance = = { $points-signed }
csv-separator = ;
csv-decimal-mark = ,
column-dealer = Geber
column-declarer = Spieler
column-counted = Was gezählt hat
column-points = Spielpunkte, { $player }
column-balance = Stand, { $player }
column-money = Geld, { $player }
column-taken-back = Zurückgenommen
