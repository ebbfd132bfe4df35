# Was im Browser gespeichert ist.

kept-explained = Alles, was du spielst, bleibt in diesem Browser. Nichts wird irgendwohin geschickt, und es gibt keine Cookies.
kept-what = Was
kept-how-much = Wie viel
kept-match = Die Partie mit ihren Spielen
kept-aside = Was sich nicht lesen ließ und beiseitegelegt wurde
kept-bounds = Gespeichert werden eine Partie von höchstens 400 Spielen und die letzten 4000 Spiele der Statistik, höchstens einige Megabyte. Löscht der Browser seine Daten, ist auch das weg.
kept-file = Als Datei
kept-file-explained = Einstellungen, Partie und Statistik in einer Datei: zur Sicherheit, oder um in einem anderen Browser weiterzuspielen. Auch die Aufzeichnung eines einzelnen Spiels lässt sich laden; sie wird dann Zug für Zug gezeigt.
kept-save = Alles speichern
kept-load = Datei laden …
kept-import = Übernehmen
kept-imported = Es ist übernommen.
kept-imported-match = Die Partie geht von der Startseite aus weiter.
kept-delete = Löschen
kept-delete-statistics = Statistik löschen
kept-delete-statistics-question = Alle gezählten Spiele werden vergessen. Die laufende Partie bleibt. Wirklich löschen?
kept-delete-all = Alles löschen
kept-delete-all-question = Partie, Einstellungen und Statistik werden gelöscht und sind nicht wiederzubekommen. Wirklich alles löschen?
kept-cancel = Abbrechen
kept-size = { $whole },{ $tenth } kB
kept-has-match = Eine Partie mit { $deals ->
    [one] { $deals } fertigen Spiel
   *[other] { $deals } fertigen Spielen
}.
kept-replaces-match = Sie ersetzt die Partie, die hier im Gang ist.
kept-has-statistics = Eine Statistik von { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spielen
}. Was hier noch fehlt, kommt dazu.
kept-has-preferences = Einstellungen; sie ersetzen die hiesigen.
kept-has-nothing = In dieser Datei ist nichts.
kept-fault-unread = Der Browser konnte diese Datei nicht lesen.
kept-fault-foreign = Das ist keine Datei von Kosakeln. Es wurde nichts geändert.
kept-fault-newer = Diese Datei stammt von einer neueren Version des Spiels. Es wurde nichts geändert.
# Die Einzelheit ist für jene, die den Fehler suchen, und auf Englisch.
kept-fault-damaged = Ein Teil dieser Datei ist beschädigt ({ $part }), darum wurde nichts übernommen: { $detail }
kept-fault-record = Diese Aufzeichnung eines Spiels ist nicht gültig: { $detail }
