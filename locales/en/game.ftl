# The words of the game.

contract-dreiblatt = Dreiblatt
contract-zweiblatt = Zweiblatt
contract-einblatt = Einblatt
contract-solo = Solo

call-pass = Pass
call-hold = Hold
call-unterer = Unterer

# What the buttons of the auction offer.
offer-hold-short = Hold { $contract }
bargain = { subject } { $player-is ->
    [you] play
   *[named] plays
} { $contract }, game value { $value }.

bonus-pagat-ultimo = Pagat ultimo
bonus-uhu = Uhu
bonus-pelikan = Pelikan
bonus-quapil = Quapil
bonus-absolut = Absolut
bonus-panzer = Panzer
bonus-without-trull = without Trull
bonus-without-kings = without Kings
bonus-valat = Valat
bonuses-none = nothing

bonus-pagat-ultimo-explained = Pagat (I) wins the last trick.
bonus-uhu-explained = Uhu (II) wins the last trick but one.
bonus-pelikan-explained = Pelikan (III) wins the last trick but two.
bonus-quapil-explained = Quapil (IIII) wins the last trick but three.
bonus-absolut-explained = At least 40 card points.
bonus-panzer-explained = At least 50 card points.
bonus-without-trull-explained = The game is won without Pagat, Mond or Sküs in the hand at the first lead.
bonus-without-kings-explained = The game is won without a King in the hand at the first lead.
bonus-valat-explained = All sixteen tricks.

held-trull = Trull
held-royal-trull = Royal Trull
held-four-birds = Four Birds

declared-silent = silent
declared-after = announced after the talon
declared-before = announced before the talon
declared-in-solo = announced

seat-forehand = forehand
seat-dealer = dealer
role-declarer = declarer
role-defender = defender

# What is due, as words in a sentence.
phase-personal-exchange = the exchange with the personal talon
phase-auction = the auction
phase-announce-before = the announcements before the talon
phase-talon-choice = the choice of cards from the Cossack talon
phase-talon-discard = the discard after the talon
phase-announce-after = the announcements before the first lead
phase-defender-announce = the defender’s announcements
phase-play = the play of the cards
phase-finished = the result
phase-passed-in = the next deal
