# Deals that are passed on as a code or a link.

code-play-a-deal = Ein bestimmtes Spiel spielen
code-day = Spiel des Tages
code-day-of = Das Spiel vom { $day }. { $month ->
    [1] Jänner
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
code-explained = Gib den Code eines Spiels ein oder einen Link dazu, dann liegen die Karten genau so wie dort. So können zwei Tische dasselbe Spiel spielen und vergleichen.
code-or-link = Code oder Link
code-play = Dieses Spiel spielen
code-has-moves = Die Züge, die gemacht wurden, sind auch dabei.
code-match-waits = Die laufende Partie wartet inzwischen und geht nach diesem Spiel weiter.
code-given-up = Das angefangene Spiel aus einem Code wird dafür abgebrochen.
code-end-question = Das Spiel aus dem Code endet hier, und die wartende Partie geht weiter. Wirklich beenden?
code-both-given-up = Eine neue Partie ersetzt das Spiel aus dem Code und auch die Partie, die auf sein Ende wartet.
code-deal = Ein Spiel aus einem Code
code-replay-of = Ein Spiel aus einem Code, Zug für Zug
code-back = Zurück zum Code
code-share = Dieses Spiel weitergeben
code-share-explained = Mit diesem Code lassen sich dieselben Karten noch einmal geben. Hausregeln und Geber stehen darin, die Züge nicht.
code-code = Code dieses Spiels
code-copy = Code kopieren
code-copy-link = Link kopieren
code-copy-link-with-moves = Link mit Zügen kopieren
code-copied = Der Code ist kopiert.
code-link-copied = Der Link ist kopiert.
code-link-with-moves-copied = Der Link mit den Zügen ist kopiert. Er zeigt das Spiel Zug für Zug.
code-not-copied = Hier lässt sich nichts kopieren. Markiere diesen Text und kopiere ihn selbst:

# Why a text is no code.

code-fault-character = Das Zeichen „{ $character }“ kommt in keinem Code vor.
code-fault-too-short = Ein Code hat mindestens { $needed } Zeichen, hier sind es nur { $has }.
code-fault-too-long = Dieser Code sollte { $needed } Zeichen haben, hier sind es { $has }.
code-fault-version = Das erste Zeichen stimmt nicht: Es ist ein Tippfehler, oder der Code kommt aus einer neueren Version von Kosakeln.
code-fault-check = An diesem Code wurde etwas verändert: Ein Zeichen ist falsch, fehlt oder steht an anderer Stelle.
code-fault-rules = Dieser Code hat Hausregeln, die hier nicht bekannt sind.
code-fault-pack = Dieser Code enthält nicht die 54 Karten.
code-fault-moves = Die Züge in diesem Code lassen sich nicht lesen.
code-fault-refused = Der { $number }. Zug in diesem Code verstößt gegen die Regeln ({ $section }).
