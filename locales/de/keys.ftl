# Die Tasten der Tastatur: was darauf steht und was sie tun.

cap-home = Pos1
cap-end = Ende
cap-enter = Eingabe
cap-space = Leertaste
cap-control = Strg
cap-tab = Tab
cap-escape = Esc

key-arrows = Zu einer anderen Karte im Blatt
key-ends = Zur ersten und zur letzten Karte
key-enter = Karte spielen oder auswählen, Knopf drücken
key-move = Karte umstecken, wenn du das Blatt selbst ordnest
key-tab = Weiter zum nächsten Teil des Tisches
key-escape = Schließen, was über dem Tisch liegt; Karte zurückstecken
key-choice = Was in der Mitte zur Wahl steht, der Reihe nach
key-main = Der Knopf, mit dem es weitergeht
key-last-trick = Letzter Stich
key-hint = Tipp
key-undo = Zug zurücknehmen
key-score-sheet = Punktezettel
key-rules = Regeln
key-keys = Diese Liste
keys-singles-off = Einzelne Buchstaben, Ziffern und Zeichen sind in den Einstellungen ausgeschaltet.
