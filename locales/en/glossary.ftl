# The glossary: a term, and what it means. The markup is that of rules.ftl.

# Cards.

term-pack = pack
    .meaning = All 54 cards with which the game is played (R1.1).
term-tarock = tarock
    .meaning = One of the 22 trumps: I to XXI and the [[skues]]. A tarock beats every suit card, and a higher one a lower (R1.2, R9.3).
term-skues = Sküs
    .meaning = The highest tarock, the jester without a numeral. It belongs to the [[trull]] and is worth 5 (R1.2, R1.4).
term-mond = Mond
    .meaning = Tarock XXI, which only the [[skues]] beats. It belongs to the [[trull]] and is worth 5 (R1.2, R1.4).
term-pagat = Pagat
    .meaning = Tarock I, the lowest trump and yet worth 5. It is one of the [[birds]] and belongs to the [[trull]]; the bonus for winning the last trick with it is [[pagat-ultimo]] (R1.2, R1.4).
term-uhu = Uhu
    .meaning = Tarock II, one of the [[birds]]; the word means eagle owl. Also the bonus for winning the last trick but one with it (R1.2, R11.3).
term-pelikan = Pelikan
    .meaning = Tarock III, one of the [[birds]]; the word means pelican. Also the bonus for winning the last trick but two with it (R1.2, R11.3).
term-quapil = Quapil
    .meaning = Tarock IIII, one of the [[birds]]. Also the bonus for winning the last trick but three with it (R1.2, R11.3).
term-birds = birds
    .meaning = The four lowest tarocks: [[pagat]], [[uhu]], [[pelikan]] and [[quapil]]. Each has its [[own-trick]] towards the end of the deal, and a bonus for winning that trick (R1.2, R11.3, R11.4).
term-trull = Trull
    .meaning = [[pagat]], [[mond]] and [[skues]] together, the three honours. They are never discarded. Also the bonus for having had all three among one’s original cards (R1.2, R5.2, R11.7).
term-suit = suit
    .meaning = Clubs, spades, hearts or diamonds, with eight cards each. Clubs and spades are the black suits, hearts and diamonds the red ones (R1.3).
term-court-card = court card
    .meaning = [[king]], [[queen]], [[cavalier]] or [[valet]] (R1.3).
term-king = King
    .meaning = The highest card of a suit, worth 5. Kings are never discarded (R1.3, R1.4, R5.2).
term-queen = Queen
    .meaning = The second card of a suit, below the King and worth 4 (R1.3, R1.4).
term-cavalier = Cavalier
    .meaning = The rider, the third card of a suit, between Queen and Valet and worth 3 (R1.3, R1.4).
term-valet = Valet
    .meaning = The fourth card of a suit, the lowest of the court cards, worth 2. In other packs it is the Jack (R1.3, R1.4).
term-pip = pip
    .meaning = A suit card with a number: 10, 9, 8, 7 in the black suits, where the ten is the highest, and 1, 2, 3, 4 in the red ones, where the one is. Each is worth 1 (R1.3, R1.4).
term-plain-card = plain card
    .meaning = Any suit card other than a King; there are 28. Plain cards are what is discarded first (R1.3, R5.2).

# The deal and the exchange.

term-dealer = dealer
    .meaning = The player who has dealt, and who speaks second in the auction. The players take turns as dealer (R3).
term-forehand = forehand
    .meaning = The player who has not dealt: forehand cuts, speaks first in the auction and leads to the first trick (R3.1, R6.2, R9.1).
term-cut = cut
    .meaning = To lift part of the pack off before the deal and put it below the rest. Forehand does it, after dealer has shuffled (R3.2).
term-packet = packet
    .meaning = The cards that go to one place together in the deal, four at a time (R4).
term-talon = talon
    .meaning = Cards that lie apart after the deal. There are three: the [[cossack-talon]], and each player’s [[personal-talon]] (R4).
term-personal-talon = personal talon
    .meaning = The eight cards that lie face down in front of each player and are taken in the [[exchange]]. What is left of it counts for its owner (R4, R5).
term-cossack-talon = Cossack talon
    .meaning = The six cards dealt first. The declarer takes three, two or one of them, or none in Solo; the others count for the defender (R4, R8).
term-exchange = exchange
    .meaning = Before the auction each player lays cards of the hand aside and takes cards of the [[personal-talon]] for them. There are four variants: [[classic]], [[medium]], [[easy]] and [[tactical]] (R5).
term-discard = discard
    .meaning = To lay cards of one’s hand aside, in the exchange or after taking from the Cossack talon. Kings and the Trull are never discarded, tarocks only under conditions (R5.2, R8.2).
term-discards = discards
    .meaning = The cards that a player has laid aside. They belong to the player’s [[pile]] and are counted at the end (R5.1, R10.1).
term-face-up = face up
    .meaning = Open for both to see. Discarded tarocks lie face up until the deal is over (R5.2).
term-original-cards = original cards
    .meaning = The 24 cards dealt to a player, in hand and personal talon, and those the declarer took from the Cossack talon. By them it is judged who had the [[trull]], the [[royal-trull]] or the [[four-birds]] (R11.7).
term-curtain = curtain
    .meaning = Where two players share one screen, the curtain hides all cards until the next player is in front of it.

# The auction and the contracts.

term-auction = auction
    .meaning = The calls that settle who is [[declarer]], and in which [[contract]] (R6).
term-bid = bid
    .meaning = To name the contract one is ready to play. Each bid must be higher than the one before (R6.2, R6.3).
term-pass = pass
    .meaning = To make no bid, or no further one. Whoever has passed is out of the auction (R6.4).
term-hold = hold
    .meaning = Forehand’s right to take over the contract that dealer has bid, for the same value (R6.4).
term-passed-in = passed in
    .meaning = Said of a deal in which both players have passed. Nothing is scored, unless a house rule has forehand play a Dreiblatt (R6.6, R12).
term-jump-bid = jump bid
    .meaning = An overbid that leaves out one or more contracts. It is allowed, unless a house rule forbids it (R6.3, R12).
term-unterer = Unterer
    .meaning = A call that exists only by house rule: over an opening Dreiblatt dealer takes over the Dreiblatt for 4, and forehand may hold it for 5 (R6.7).
term-contract = contract
    .meaning = What the declarer plays: [[dreiblatt]], [[zweiblatt]], [[einblatt]] or [[solo]]. It decides how many cards of the Cossack talon may be taken, and what the game is worth (R6.1).
term-dreiblatt = Dreiblatt
    .meaning = The lowest contract, “three cards”: the declarer takes three cards of the Cossack talon. Game value 3 (R6.1, R8.1).
term-zweiblatt = Zweiblatt
    .meaning = The second contract, “two cards”: the declarer takes two cards of the Cossack talon. Game value 6 (R6.1, R8.1).
term-einblatt = Einblatt
    .meaning = The third contract, “one card”: the declarer takes one card of the Cossack talon. Game value 9 (R6.1, R8.1).
term-solo = Solo
    .meaning = The highest contract: the declarer takes nothing, and the whole Cossack talon counts for the defender. Game value 12; it ends the auction at once (R6.1, R6.5, R8.3).
term-declarer = declarer
    .meaning = The player who has won the auction and undertakes to make 36 of the 70 card points (R6, R10.3).
term-defender = defender
    .meaning = The player who plays against the [[declarer]], and for whom the rest of the Cossack talon counts (R6, R8.3).
term-game-value = game value
    .meaning = What a won or lost game is worth in [[game-points]], called G in the rules: 3, 6, 9 or 12 by contract, 4 or 5 after [[unterer]] (R6.1, R6.7).

# Announcements and bonuses.

term-bonus = bonus
    .meaning = A feat that is paid besides the game. Most can be announced, some also count when nobody has announced them, and some are paid for cards held (R11).
term-announcement = announcement
    .meaning = The declarer’s promise to make a bonus. It pays more than a silent one, and costs as much if it fails (R7, R11).
term-before-after = before / after the talon
    .meaning = The declarer’s two occasions to announce: before the Cossack talon is exposed, for double value, and after the discard. In Solo there is only one (R7.1).
term-silent = silent
    .meaning = Not announced. Silent birds and a silent Valat count all the same (R11.2, R11.4).
term-pagat-ultimo = Pagat ultimo
    .meaning = The bonus for winning the last trick with the [[pagat]] (R11.3, R11.4).
term-own-trick = own trick
    .meaning = The trick that a bird has to win for its bonus: the Pagat the last, the Uhu the last but one, the Pelikan the last but two, the Quapil the last but three (R11.3).
term-absolut = Absolut
    .meaning = Announced bonus: the declarer makes at least 40 card points (R11.5).
term-panzer = Panzer
    .meaning = Announced bonus: the declarer makes at least 50 card points (R11.5).
term-without-trull = without Trull
    .meaning = Announced bonus: the declarer wins the game without a card of the Trull in hand at the first lead (R11.6).
term-without-kings = without Kings
    .meaning = Announced bonus: the declarer wins the game without a King in hand at the first lead (R11.6).
term-valat = Valat
    .meaning = Winning all sixteen tricks. It pays four times the game value when silent and eight times when announced, and takes the place of the game (R10.2, R11.2).
term-royal-trull = Royal Trull
    .meaning = The bonus for having had all four Kings among one’s [[original-cards]] (R11.7).
term-four-birds = Four Birds
    .meaning = The bonus for having had I to IIII among one’s [[original-cards]] (R11.7).

# The play.

term-trick = trick
    .meaning = One card from each player. Whoever plays the higher one wins both and leads to the next; a deal has sixteen tricks (R9).
term-lead = lead
    .meaning = To play the first card of a trick (R9.1).
term-follow = follow
    .meaning = To play a card of the suit led, or a tarock to a tarock, as everyone must who has one (R9.2).
term-void = void
    .meaning = Without a card of a suit. Whoever is void in the suit led must play a tarock (R9.2).

# Counting and settling.

term-card-points = card points
    .meaning = What cards are worth; the pack has 70. They decide who wins the game (R1.4, R2, R10.3).
term-counting-in-threes = counting in threes
    .meaning = How card points are counted: heaps of three cards, and two points off each heap (R2.1).
term-third = third
    .meaning = A third of a card point. A card makes three times its value less two, so that one can count in whole numbers; the pack has 210 (R2.1).
term-pile = pile
    .meaning = All cards that count for one side at the end: tricks, discards, what is left of the personal talon, and for the defender what is left of the Cossack talon (R10.1).
term-settlement = settlement
    .meaning = The bill of a deal: the game and all bonuses, added up (R11).
term-game-points = game points
    .meaning = What the players pay each other for game and bonuses. What one wins, the other loses (R11).
term-match = match
    .meaning = Several deals, usually eight, whose game points are added up (R12).
term-balance = balance
    .meaning = What a player has won or lost in the match so far (R12).
term-score-sheet = score sheet
    .meaning = The match deal by deal, with the balance (R12).
term-hard-score = hard score
    .meaning = The balance in money, at an amount agreed for each game point (R12).
term-record = record
    .meaning = A deal written down as text, so that it can be played again card by card (R13).

# House rules.

term-house-rule = house rule
    .meaning = A point in which circles differ, and which is agreed before a match (R12).
term-classic = { setting-classic }
    .meaning = Variant of the exchange: lay exactly eight of sixteen cards aside, then take all eight of the personal talon (R5.1).
term-medium = { setting-medium }
    .meaning = Variant of the exchange: plain cards only are exchanged, all of them up to eight (R5.1).
term-easy = { setting-easy }
    .meaning = Variant of the exchange: from none to eight cards are exchanged, as you like (R5.1).
term-tactical = { setting-tactical }
    .meaning = Variant of the exchange: take all eight cards of the personal talon first, then lay exactly eight of 24 aside (R5.1).
term-forced-discard = forced discard
    .meaning = The usual rule that a tarock goes only with all plain cards, and so only when there are too few of them. By a house rule tarocks go freely (R5.2, R12).
term-forced-dreiblatt = forced Dreiblatt
    .meaning = By a house rule forehand must play a Dreiblatt when both players have passed (R12).
term-held-bonus = held bonus
    .meaning = [[trull]], [[royal-trull]] and [[four-birds]]: paid to whoever had the cards, or by a house rule to the declarer only (R11.7, R12).
