# What leads to the rules and the glossary, and the page that they stand on.

rules-and-glossary = Rules and glossary
glossary = Glossary
contents = Contents
seek-word = Find a word
passages-found = { $passages ->
    [0] This word was not found
    [one] { $passages } passage
   *[other] { $passages } passages
}
section-heading = { $section } { $chapter }
in-this-match = In this match: { $setting }
read-on = Read on in the rules
look-up-back = Back
explain = Explain: { $heading }
book-awaited = The rules are being loaded.
book-missing = The rules could not be loaded.
try-again = Try again
