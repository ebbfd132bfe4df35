# Was zu den Regeln und zum Glossar führt, und die Seite, auf der sie stehen.

rules-and-glossary = Regeln und Glossar
glossary = Glossar
contents = Inhalt
seek-word = Wort suchen
passages-found = { $passages ->
    [0] Dieses Wort kommt nicht vor
    [one] { $passages } Stelle
   *[other] { $passages } Stellen
}
section-heading = { $section } { $chapter }
in-this-match = In dieser Partie: { $setting }
read-on = In den Regeln weiterlesen
look-up-back = Zurück
explain = Erklärung: { $heading }
book-awaited = Die Regeln werden geladen.
book-missing = Die Regeln konnten nicht geladen werden.
try-again = Noch einmal versuchen
