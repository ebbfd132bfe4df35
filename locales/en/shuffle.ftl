# The shuffle that can be checked.

shuffle-checkable = Checkable shuffle
shuffle-fixed = The pack has been shuffled, and this is its fingerprint (SHA-256). With any other pack it would be a different one.
shuffle-fixed-with-cut = The pack has been shuffled, the computer’s cut is settled, and this is the fingerprint of both (SHA-256). With any other pack or cut it would be a different one.
shuffle-contribute = Only now a text is added that decides how the pack is reordered. The browser has drawn one; type your own if you like. Any text will do, even none.
shuffle-contribution = Your text
shuffle-contribution-of = Text of { $player }
shuffle-fingerprint = Fingerprint
shuffle-copy-fingerprint = Copy fingerprint
shuffle-copied = Copied.
shuffle-not-copied = Copying is not possible here. Select the text and copy it yourself.
shuffle-explain = How to check it
shuffle-check = Check the shuffle

# The page about it.

shuffle-found = What this page has worked out
shuffle-bound = The fingerprint that was shown before the deal fits.
shuffle-not-bound = The fingerprint that was shown before the deal does not fit.
shuffle-dealt = The cards were dealt just as pack, text and cut demand.
shuffle-not-dealt = The cards were not dealt as pack, text and cut demand.
shuffle-laid-open = Everything laid open
shuffle-pack-before = The shuffled pack, top card first
shuffle-nonce = Random number in the fingerprint
shuffle-cut = Cut
shuffle-lifted = { $cards ->
    [one] { $cards } card lifted
   *[other] { $cards } cards lifted
}
shuffle-lifted-by-computer = { $cards ->
    [one] { $cards } card lifted by the computer; this is in the fingerprint
   *[other] { $cards } cards lifted by the computer; this is in the fingerprint
}
shuffle-empty = no text
shuffle-pack-dealt = The pack that was dealt, top card first
shuffle-by-yourself = Check it yourself
shuffle-commands = These commands do the same sums with the tools of your own computer. They run in a terminal under Linux and macOS, and print the fingerprint, the pack, and whether both fit. Compare the fingerprint with the one that you noted before the deal.
shuffle-copy-commands = Copy commands
shuffle-how-it-works = How it works
shuffle-from-code = This deal comes from a code. Its cards were not shuffled here, so there is nothing to check.
shuffle-lesson = The guided deal is always the same. It is not shuffled, so there is nothing to check.
shuffle-uncommitted = No fingerprint was shown before this deal, so its shuffle cannot be checked.
