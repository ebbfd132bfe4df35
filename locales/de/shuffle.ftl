# The shuffle that can be checked.

shuffle-checkable = Nachprüfbar gemischt
shuffle-fixed = Die Karten sind gemischt, und das ist ihr Fingerabdruck (SHA-256). Lägen sie anders, wäre er ein anderer.
shuffle-fixed-with-cut = Die Karten sind gemischt, es steht fest, wo der Computer abhebt, und das ist der Fingerabdruck von beidem (SHA-256). Wäre etwas anders, wäre auch er ein anderer.
shuffle-contribute = Erst jetzt kommt ein Text dazu, nach dem die Karten noch einmal umgeordnet werden. Der Browser hat einen gewürfelt; gib ruhig einen eigenen ein. Jeder Text gilt, auch gar keiner.
shuffle-contribution = Dein Text
shuffle-contribution-of = Text von { $player }
shuffle-fingerprint = Fingerabdruck
shuffle-copy-fingerprint = Fingerabdruck kopieren
shuffle-copied = Kopiert.
shuffle-not-copied = Hier lässt sich nichts kopieren. Markiere den Text und kopiere ihn selbst.
shuffle-explain = So wird nachgeprüft
shuffle-check = Mischen nachprüfen

# The page about it.

shuffle-found = Was diese Seite nachgerechnet hat
shuffle-bound = Der Fingerabdruck, der vor dem Geben zu sehen war, stimmt.
shuffle-not-bound = Der Fingerabdruck, der vor dem Geben zu sehen war, stimmt nicht.
shuffle-dealt = Gegeben wurde genau so, wie es sich aus Karten, Text und Abheben ergibt.
shuffle-not-dealt = Gegeben wurde anders, als es sich aus Karten, Text und Abheben ergibt.
shuffle-laid-open = Alles offengelegt
shuffle-pack-before = Die gemischten Karten, die oberste zuerst
shuffle-nonce = Zufallszahl im Fingerabdruck
shuffle-cut = Abgehoben
shuffle-lifted = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
shuffle-lifted-by-computer = { $cards ->
    [one] { $cards } Karte, vom Computer; das steckt im Fingerabdruck
   *[other] { $cards } Karten, vom Computer; das steckt im Fingerabdruck
}
shuffle-empty = kein Text
shuffle-pack-dealt = Die Karten, wie gegeben wurde, die oberste zuerst
shuffle-by-yourself = Selbst nachprüfen
shuffle-commands = Diese Befehle rechnen dasselbe mit den Werkzeugen deines eigenen Computers nach. Sie laufen in einem Terminal unter Linux und macOS und zeigen den Fingerabdruck, die Karten und ob beides stimmt. Vergleiche den Fingerabdruck mit dem, den du dir vor dem Geben notiert hast.
shuffle-copy-commands = Befehle kopieren
shuffle-how-it-works = Wie das geht
shuffle-from-code = Dieses Spiel kommt aus einem Code. Die Karten wurden nicht hier gemischt, also gibt es nichts nachzuprüfen.
shuffle-lesson = Das Spiel, in dem alles erklärt wird, ist immer dasselbe. Es wird nicht gemischt, also gibt es nichts nachzuprüfen.
shuffle-uncommitted = Vor diesem Spiel war kein Fingerabdruck zu sehen. Das Mischen lässt sich nicht nachprüfen.
