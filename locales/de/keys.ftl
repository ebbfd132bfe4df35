# The keys of the keyboard: what stands on them, and what they do.

cap-home = Pos1
cap-end = Ende
cap-enter = Enter
cap-space = Leertaste
cap-shift = Umschalt
cap-tab = Tab
cap-escape = Esc

key-arrows = Zu einer anderen Karte im Blatt
key-ends = Zur ersten Karte, zur letzten Karte
key-enter = Die Karte spielen oder wählen, den Knopf drücken
key-move = Die Karte umstecken, wenn das Blatt von Hand sortiert wird
key-tab = Weiter zum nächsten Teil des Tisches
key-escape = Schließen, was über dem Tisch liegt; die Karte loslassen
key-choice = Die Auswahl in der Mitte, der Reihe nach
key-main = Der Knopf, mit dem es weitergeht
key-last-trick = Letzter Stich
key-hint = Tipp
key-undo = Einen Zug zurücknehmen
key-score-sheet = Punktezettel
key-rules = Regeln
key-keys = Diese Liste
keys-singles-off = Einzelne Buchstaben, Ziffern und Zeichen sind in den Einstellungen ausgeschaltet.
