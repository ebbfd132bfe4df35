# The start screen.

kosakeln = Kosakeln
tagline = Das österreichische Tarock für zwei: 54 Karten, ein Talon für jeden und einer für den Kosaken.
opponent = Gegner
against-computer = Gegen den Computer
against-computer-explained = Du sitzt hier, das andere Blatt spielt der Computer.
two-players-here = Zu zweit an einem Gerät
two-players-here-explained = Ein Bildschirm für beide, dazwischen verdeckt ein Vorhang die Karten.
your-name = Dein Name
first-players-name = Erster Spieler
second-players-name = Zweiter Spieler
default-name = Du
default-first-name = Spieler 1
default-second-name = Spieler 2
computer-name = Computer
exchange-variant = Tausch
house-rules = Hausregeln
house-rules-hint = Was in manchen Runden anders gespielt wird. Ändern muss man hier nichts.
length-of-match = Länge der Partie
open-ended = Offen
number-of-deals = { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}
computers-strength = Spielstärke des Computers
level-beginner = Anfänger
level-beginner-explained = Spielt nach einfachen Regeln und zählt nicht mit.
level-club = Klubspieler
level-club-explained = Zählt mit und überlegt, was du haben könntest.
level-master = Meister
level-master-explained = Übersieht nichts und spielt die letzten Stiche fehlerlos.
computers-pace = Tempo des Computers
pace-at-once = Sofort
pace-brisk = Flott
pace-calm = Gemütlich
settings = Einstellungen
as-the-system = Wie das System
language = Sprache
as-the-browser = Wie der Browser
no-texts = Die Texte der Sprache „{ $language }“ konnten nicht geladen werden. Die Sprache bleibt, wie sie war.
theme = Farben des Tisches
theme-light = Hell
theme-dark = Dunkel
suit-colours = Farbzeichen
two-colours = Rot und schwarz
four-colours = Vierfarbig
card-size = Größe der Karten
card-size-small = Klein
card-size-normal = Normal
card-size-large = Groß
card-labels = Buchstaben der Figuren
card-labels-of-language = Wie die Sprache
motion = Bewegte Karten
motion-reduced = Nie
motion-full = Immer
dealing-pace = Tempo beim Geben
trick-pace = Stich wegräumen
trick-held = Auf Klick
take-trick = Stich wegräumen
reset-settings = Alles zurücksetzen
hard-score = Geld
no-money = Ohne Geld, nur Punkte
money-per-point = { $money } pro Spielpunkt
start-match = Los geht’s
continue-match = Partie fortsetzen
new-match = Neue Partie
new-match-replaces = Eine neue Partie ersetzt die unterbrochene.
close = Schließen
continue = Weiter

rules = Hausregeln
menu = Menü
tools = Werkzeuge
no-entropy = Dieser Browser liefert keinen Zufall zum Mischen, darum kann hier keine Partie beginnen.
no-pack = Die Kartenbilder konnten nicht geladen werden. Das Spiel geht mit den Namen der Karten weiter; lade die Seite neu, dann siehst du die Bilder.
not-saved = Die Partie kann hier nicht gespeichert werden. Sie geht weiter, aber wenn du die Seite schließt, ist verloren, was seither geschehen ist.
changed-elsewhere = Diese Partie geht in einem anderen Fenster weiter und wird hier nicht mehr gespeichert. Lade die Seite neu, wenn du dort anknüpfen willst.
saved-unreadable = Hier war eine Partie gespeichert, die sich nicht mehr lesen lässt. Sie wurde beiseitegelegt und bleibt erhalten.
settings-not-saved = Die Einstellungen können hier nicht gespeichert werden: Sie gelten, bis du die Seite schließt.
settings-kept = Hier sind Einstellungen gespeichert, die diese Seite nicht lesen kann. Sie bleiben, wie sie sind; was du jetzt einstellst, gilt, bis du die Seite schließt.
settings-unreadable = Hier waren Einstellungen gespeichert, die sich nicht mehr lesen lassen. Sie wurden beiseitegelegt, und der Tisch ist eingestellt wie am Anfang.

# Leaving a match.
leave-match = Partie unterbrechen
end-match = Partie beenden
end-match-question = Die Partie endet hier und lässt sich nicht fortsetzen. Ein angefangenes Spiel wird nicht geschrieben. Wirklich beenden?
stay = Weiterspielen
