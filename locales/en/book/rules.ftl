# The rules, section by section. The numbers are those of docs/rules.md and never change.
#
# Each line is a paragraph. Lines that begin with "- " are a list, lines with " | " between their
# cells a table whose first line is the head. <mond> is the name of a term of the glossary and leads
# to it, <mond|words> leads there by other words, and R8.2 leads to that section.

rules-intro =
    Kosakeln is a Tarock game for two from Austria, played with the full <pack> of 54 cards. One player, the <declarer>, undertakes to win more than half of the <card-points>; <bonus|bonuses> for special feats can be announced on top.

    The game has never had an official code. These rules follow the published descriptions and decide where those are silent. What groups of players are known to do differently is a <house-rule> (R12).
rules-in-short = A deal in short
    .text =
        - Each player gets sixteen cards in hand. Eight more, the <personal-talon>, lie face down in front of each, and six lie apart: the <cossack-talon>.
        - Both discard cards and take cards from their personal talon for them. What you discard counts for you at the end.
        - A short <auction> settles who plays, and how many cards the declarer may take from the Cossack talon: three, two, one, or none for the highest stake.
        - The declarer may announce bonuses, takes those cards, discards as many, and may announce again.
        - Sixteen <trick|tricks> are played. Suit must be followed; whoever cannot must play a <tarock>.
        - The declarer wins with 36 of the 70 card points. Game and bonuses are added up, and one player pays the other.

rule-1 = Cards
rule-1-1 = The <pack> has 54 cards: 22 <tarock|tarocks>, which are the trumps, and 32 suit cards, eight in each of the four <suit|suits>.
rule-1-2 =
    The tarocks carry Roman numerals from I to XXI. Above them all stands the <skues>, which has no numeral and is nothing else than the highest tarock.

    In rising order: I (the <pagat>), II (the <uhu>), III (the <pelikan>), IIII (the <quapil>), then V to XX, XXI (the <mond>), and the Sküs. The fourth is written IIII.

    I, II, III and IIII are the <birds>. I, XXI and the Sküs together are the <trull>.
rule-1-3 =
    Clubs and spades are black, hearts and diamonds are red. In every suit the <king> is the highest card; <queen>, <cavalier> and <valet> follow. Below these four <court-card|court cards> stand the <pip|pips>, and the red ones run the other way round: the one is the highest, the four the lowest.

    Suit | From high to low
    clubs, spades | King, Queen, Cavalier, Valet, 10, 9, 8, 7
    hearts, diamonds | King, Queen, Cavalier, Valet, 1, 2, 3, 4

    Every suit card that is not a King is a <plain-card>; there are 28 of them.
rule-1-4 =
    What a card is worth when <card-points> are counted (R2):

    Card | Value
    King, I, XXI, Sküs | 5
    Queen | 4
    Cavalier | 3
    Valet | 2
    every other tarock, every pip | 1
rule-1-5 =
    Where a deal is written down as a <record> (R13), every card has a code. A tarock is T with its number, so T1 to T21; the Sküs is T22. A suit card is the letter of its suit – C clubs, S spades, H hearts, D diamonds – followed by K for King, Q for Queen, C for Cavalier, V for Valet, or the number of the pip.

    So CK is the King of clubs, CC the Cavalier of clubs, SV the Valet of spades; S10, H1 and D4 are pips.

rule-2 = Counting
rule-2-1 =
    Won cards are counted in groups of three: add the three values and take two points off. A card left over at the end counts its value less two thirds of a point, and so does a second one.

    It comes to the same to say that every single card counts its value less two thirds. To stay with whole numbers, count <third|thirds>: a card makes three times its value less two.

    Value of the card | Thirds
    5 | 13
    4 | 10
    3 | 7
    2 | 4
    1 | 1

    The pack has 210 thirds, which are 70 points.
rule-2-2 =
    The points of a <pile> are its thirds plus one, divided by three, without the remainder: a single third is rounded down, two thirds are rounded up. Rounded in this way, both sides always make 70 together.

    Cards | Thirds | Points
    King, Cavalier, pip | 21 | 7
    King, Queen, Sküs | 36 | 12
    XXI, I, King | 39 | 13
    three Queens | 30 | 10
    three Valets | 12 | 4
    three pips | 3 | 1
    a single King | 13 | 4
    two Kings | 26 | 9
    a single pip | 1 | 0
    two pips | 2 | 1
rule-2-3 =
    Three thresholds matter:

    Points | Reached with | What for
    36 | 107 thirds | winning the game (R10.3)
    40 | 119 thirds | <absolut> (R11.5)
    50 | 149 thirds | <panzer> (R11.5)

rule-3 = Seats and dealer
rule-3-1 =
    The player who deals is the <dealer>, the other one is <forehand>.

    Who deals first is drawn: each player takes a card, and whoever has the higher one deals. Any tarock is higher than any suit card, and of two tarocks the higher beats the lower. Suit cards go by rank alone, whatever their suit; among the pips 10 and 1 are of one rank, and so are 9 and 2, 8 and 3, 7 and 4. If both cards are of one rank, both players draw again.
rule-3-2 = From deal to deal the players take turns as dealer. The dealer shuffles, and forehand <cut|cuts>.

rule-4 = The deal
    .text =
        The cards come off the top of the pack. The first six go face down to the side: they are the <cossack-talon>, and the first of them is its top card. Then follow three rounds of <packet|packets> of four cards, each round in the order forehand, dealer, forehand, dealer.

        Round | Goes to
        first | the hands: two packets for each player
        second | the table, face down in front of each player: the <personal-talon>, eight cards each
        third | the hands again: two packets for each player

        So each player holds sixteen cards, and sees no others. With the cards numbered from 0 for the top one, the Cossack talon has the cards 0–5, and the rest lie as follows; the lowest number of a personal talon is its top card.

        Place | Forehand | Dealer
        hand | 6–9, 14–17, 38–41, 46–49 | 10–13, 18–21, 42–45, 50–53
        personal talon | 22–25, 30–33 | 26–29, 34–37

rule-5 = The exchange
rule-5-1 =
    Before the auction both players lay cards from their hands aside, their <discards>, and take cards from their <personal-talon> for them. Discards belong to the <pile> of the player who made them. There are four variants; which one is played is a house rule.

    Variant | Discarded | Taken
    <classic> | exactly 8 of the 16 cards in hand | then all 8
    <medium> | plain cards only: all of them if there are 8 or fewer, otherwise any 8 | as many
    <easy> | as many as you like, from 0 to 8 | as many
    <tactical> | exactly 8 of 24 cards | all 8, before anything is discarded
rule-5-2 =
    Kings and the cards of the <trull> are never discarded.

    Any other tarock may be discarded only if every plain card among the cards to choose from goes with it. So it happens only where there are fewer plain cards than cards that go. By a house rule tarocks may go as freely as plain cards. In the exchange of the variant <medium> no tarock ever goes, whatever that house rule says.

    Discarded tarocks lie face up for both players to see until the deal is over. All other discards lie face down.
rule-5-3 = Both players decide in secret. Only when both have decided are discarded tarocks turned up and the cards taken – in <tactical> they have been taken before. Where discarding nothing is allowed, that is a decision like any other; a record always gives forehand’s first.
rule-5-4 = In <medium> and <easy> the new cards come from the top of the personal talon, without a look at them beforehand. What remains of the talon stays face down. Neither player sees it before the end, and it counts for the player in front of whom it lies.

rule-6 = The auction
rule-6-1 =
    There are four <contract|contracts>. The cheaper ones give the declarer more help from the <cossack-talon>:

    Contract | Game value G | Cards from the talon
    <dreiblatt> | 3 | 3
    <zweiblatt> | 6 | 2
    <einblatt> | 9 | 1
    <solo> | 12 | 0
rule-6-2 = Forehand speaks first, and passes or bids any contract. If forehand has passed, dealer either passes too, and the deal is <passed-in>, or bids any contract and is thereby the <declarer>.
rule-6-3 = If forehand has bid, dealer passes, and forehand is declarer; or dealer <bid|bids> higher, and may leave out contracts. Dealer can never <hold>.
rule-6-4 =
    If dealer has bid higher, forehand has three choices:

    - <pass|Passing>: dealer is declarer.
    - <hold|Holding>: forehand takes over that very contract, for the same value.
    - Bidding higher.

    After a hold, dealer passes or bids higher, and so it goes on. Whoever has passed is out of the auction.
rule-6-5 = A bid of <solo> ends the auction at once, whoever makes it.
rule-6-6 = If both pass, the deal is <passed-in>: nothing is scored, and the other player deals next.
rule-6-7 =
    <unterer> is a house rule. When forehand has opened with Dreiblatt, dealer may say “Unterer” instead of bidding: dealer then takes over the Dreiblatt, and its value G is now 4. Forehand may pass; or hold, which gives the Dreiblatt back at a G of 5; or bid higher. Over that hold dealer passes or bids higher.

    There is no Unterer over any other contract, and no second one. Bonuses are paid as in any Dreiblatt, except that <valat> goes by the G in force.

    How an auction may run, forehand and dealer speaking in turn (the last three with Unterer):

    Calls | Outcome
    Pass, Pass | passed in
    Pass, Zweiblatt | dealer plays Zweiblatt
    Dreiblatt, Pass | forehand plays Dreiblatt
    Dreiblatt, Zweiblatt, Hold, Pass | forehand plays Zweiblatt
    Dreiblatt, Zweiblatt, Hold, Einblatt, Pass | dealer plays Einblatt
    Dreiblatt, Zweiblatt, Hold, Einblatt, Hold, Pass | forehand plays Einblatt
    Dreiblatt, Einblatt, Pass | dealer plays Einblatt
    Zweiblatt, Solo | dealer plays Solo, at once
    Dreiblatt, Unterer, Pass | dealer plays Dreiblatt for 4
    Dreiblatt, Unterer, Hold, Pass | forehand plays Dreiblatt for 5
    Dreiblatt, Unterer, Zweiblatt, Pass | forehand plays Zweiblatt for 6

rule-7 = Announcements
rule-7-1 =
    The declarer has two occasions to announce <bonus|bonuses>: <before-after|before> the Cossack talon is exposed, and <before-after|after> the discard that follows, before the first card is led. What is announced before counts double what it counts after; only <valat> pays 8 G either way.

    In Solo there is a single occasion, before the first lead. The defender announces nothing.
rule-7-2 = These can be announced, each once in a deal at most: <pagat-ultimo>, <uhu>, <pelikan>, <quapil>, <absolut>, <panzer>, <without-trull>, <without-kings>, <valat>. What they ask for and what they pay stands in R11.
rule-7-3 = Pagat ultimo, Uhu, Pelikan and Quapil can be announced only with the <birds|bird> itself in hand. Without Trull cannot be announced with a card of the Trull in hand, nor without Kings with a King in hand.
rule-7-4 = By a house rule the defender has a turn when the declarer’s last occasion is over, and may announce birds held in the hand: at the value “after”, or in Solo at the value of Solo.

rule-8 = The Cossack talon
rule-8-1 =
    Except in Solo, the declarer now turns up all six cards of the <cossack-talon>, leaving them in their order, and takes one group of neighbouring cards.

    Contract | What can be taken
    Dreiblatt | the first three or the last three cards
    Zweiblatt | the first two, the middle two or the last two cards
    Einblatt | any one card
rule-8-2 = The declarer then discards as many cards as were taken. R5.2 holds again, and here for tarocks in every variant of the exchange as the house rule on discarding tarocks has it. The choice is from the whole hand: the cards just taken are part of it, and may go. A bird that has been announced has to stay.
rule-8-3 = The cards not taken are laid face down to the defender’s discards and count for the defender. In Solo the whole Cossack talon does, and nobody sees it before the count.

rule-9 = The play
rule-9-1 = Forehand <lead|leads> to the first trick, whoever is declarer. Sixteen tricks are played; whoever wins one leads to the next.
rule-9-2 =
    The second player must <follow>: to a suit card with a card of that suit, to a tarock with a tarock. Whoever has no card of the suit led must play a tarock, and whoever has no tarock either may play anything.

    Nobody is obliged to win the trick.
rule-9-3 = If there is a tarock in the trick, the highest tarock wins it; if there is none, the highest card of the suit that was led.
rule-9-4 = An announcement restricts nobody in the play: every card that R9.2 allows may be played.

rule-10 = The result of the game
rule-10-1 = Each side’s <pile> is made up of the tricks it has won, its own discards, and what is left of its personal talon. What nobody took from the Cossack talon belongs to the defender’s pile.
rule-10-2 = <valat> is winning all sixteen tricks, whatever the card points. Either player can make it.
rule-10-3 =
    The declarer has won the game by making Valat. The declarer has lost it if an announced Valat failed, or if the defender made Valat.

    In every other case the declarer has won with 36 points, that is 107 thirds, or more. At 35 : 35 the game is lost.

rule-11 = The settlement
    .text =
        <game-points|Game points> go from one player to the other: what one wins, the other loses. All items are reckoned for the declarer: plus is what the defender pays the declarer, minus what the declarer pays. An item of the defender’s is therefore entered with its sign reversed.

        Whoever announced a bonus and did not make it pays what it was announced for, once, however it failed. Neither side can double the stakes (no Kontra), and card points above or below 35 pay nothing.

        Where two numbers stand, the first is for an announcement after the talon, the second for one before. G is the game value of the contract (R6.1).

        Bonus | Silent | Dreiblatt | Zweiblatt | Einblatt | Solo
        <pagat-ultimo> | 3 | 6 / 12 | 8 / 16 | 10 / 20 | 24
        <uhu> | 3 | 7 / 14 | 10 / 20 | 12 / 24 | 28
        <pelikan> | 3 | 8 / 16 | 12 / 24 | 14 / 28 | 32
        <quapil> | 3 | 9 / 18 | 14 / 28 | 16 / 32 | 36
        <absolut> | – | 1 / 2 | 2 / 4 | 3 / 6 | 9
        <panzer> | – | 3 / 6 | 6 / 12 | 12 / 24 | 28
        <without-trull> | – | 1 / 2 | 2 / 4 | 3 / 6 | 9
        <without-kings> | – | 1 / 2 | 2 / 4 | 3 / 6 | 9
        <valat> | 4 G | 8 G | 8 G | 8 G | 8 G

        Bonuses for cards held, which are never announced (R11.7):

        Bonus | Value
        <trull> | 1
        <royal-trull> | 1
        <four-birds> | 3
rule-11-1 = The game: the declarer gets G if the game is won, and pays G if it is lost (R10.3).
rule-11-2 =
    <valat>: a declarer who makes it gets 8 G if it was announced and 4 G if not. If it was announced and not made, the declarer pays 8 G, even when the defender wins all tricks. A defender who makes a Valat that nobody announced gets 4 G.

    Whenever Valat is settled, the game itself is not. By a house rule both are.
rule-11-3 =
    An announced <birds|bird> is made if the player who announced it plays it to its <own-trick>, and it wins that trick:

    Bird | Its own trick
    Pagat (I) | the last, the 16th
    Uhu (II) | the last but one, the 15th
    Pelikan (III) | the last but two, the 14th
    Quapil (IIII) | the last but three, the 13th
rule-11-4 = A bird that nobody announced counts for whichever player plays it to its own trick: it earns 3 if it wins the trick and costs 3 if it does not. By a house rule losing it costs nothing. A bird that was played to another trick, or discarded, counts nothing.
rule-11-5 = <absolut> and <panzer> pay only if announced. They are made with 40 and with 50 points of the declarer, rounded as in R2.2, and each is settled by itself.
rule-11-6 = <without-trull|Without Trull> and <without-kings> pay only if announced. They are made if the declarer wins the game (R10.3) and holds none of those cards at the first lead.
rule-11-7 =
    <trull>, <royal-trull> and <four-birds> are not announced. They belong to a player whose original cards included all three cards of the Trull, all four Kings, or all of I to IIII.

    Original cards are the 24 that were dealt to a player, whether taken from the personal talon or not, and those the declarer took from the Cossack talon. The value is paid whether the game is won or lost, and wherever the cards went. By a house rule only the declarer is paid.
rule-11-8 =
    All items are added up. Whether the game was won has no bearing on the bonuses, except by R11.6.

    Examples, reckoned for the declarer:

    What happened | Settlement
    Dreiblatt, 36 points | +3
    Dreiblatt, 35 points | −3
    Zweiblatt, 33 points; Pagat ultimo, announced after, made | −6 + 8 = +2
    Einblatt, 52 points; Absolut announced before, Panzer after | 9 + 6 + 12 = +27
    the same with 45 points | 9 + 6 − 12 = +3
    the same with 38 points | 9 − 6 − 12 = −9
    Solo, 41 points; Pagat ultimo announced and lost | 12 − 24 = −12
    Dreiblatt, Valat without an announcement | +12
    Solo, Valat announced and made | +96
    Solo, Valat announced and missed | −96
    Dreiblatt, 41 points; Valat announced and missed, and by house rule paid on top of the game | −3 − 24 = −27
    Dreiblatt, 30 points; the defender wins the 15th trick with a silent Uhu; the declarer had the Trull | −3 − 3 + 1 = −5

rule-12 = House rules and the match
    .text =
        A <match> is a number of scored deals, eight unless agreed otherwise, or goes on until the players have had enough. A deal that was passed in does not count among them. The game points are added up from deal to deal: what one player is ahead, the other is behind.

        As a <hard-score> the balance is also shown in money, at €0.10 a game point. The amount can be changed, or money left out.

        Groups differ in their <house-rule|house rules>. These can be agreed before a match begins; of each rule the first choice is the usual one, and holds unless something else is agreed.
rule-12-exchange = Which variant of the exchange is played: <classic>, <medium>, <easy> or <tactical> (R5.1).
rule-12-tarock-discard = Usually a tarock is discarded only if every plain card goes with it (R5.2). Otherwise tarocks other than the Trull may go as freely as plain cards. They lie face up in either case.
rule-12-passed-in = Usually the other player deals after two passes (R6.6). Otherwise the same player deals again, or forehand is declarer of a Dreiblatt with a game value of 3; then nothing more is called, and announcements follow as usual.
rule-12-jump-bids = Usually an overbid may leave out contracts (R6.3). Otherwise only the first bid of the deal is free, whoever makes it, and every overbid is the next contract up, or Solo. Unterer does not count as raising the contract.
rule-12-hold-solo = Usually every Solo ends the auction (R6.5). Otherwise, when dealer overbids forehand with Solo, forehand holds it or passes; any other Solo, and one that was held, still ends the auction without another call.
rule-12-unterer = Usually there is no <unterer>. Otherwise dealer may say it over an opening Dreiblatt (R6.7).
rule-12-burgstaller-bonuses = Usually all bonuses of R11 are paid. Otherwise Quapil is left out, announced or silent, and so are Trull, Royal Trull and Four Birds.
rule-12-defender-birds = Usually the defender announces nothing (R7.1). Otherwise the defender may announce birds (R7.4).
rule-12-silent-bird-lost = Usually a silent bird that loses its <own-trick> costs 3 (R11.4). Otherwise it costs nothing.
rule-12-valat = Usually Valat is settled in place of the game (R11.2). Otherwise both are settled.
rule-12-held-bonuses = Usually Trull, Royal Trull and Four Birds count for whoever had them (R11.7). Otherwise they count for the declarer only.

rule-13 = Records
    .text = A deal can be written down as text, finished or broken off at any point: the <record>. It holds the house rules, all 54 cards in the order after the cut, and every move. Whoever replays it comes to the same result, move by move. A move that does not fit, because it is not due or the other player is to act, is refused like any other that breaks a rule. The exact form, for programmers, is described in the documentation of the program.
