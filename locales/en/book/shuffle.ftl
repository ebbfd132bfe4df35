# How a shuffle can be checked. The markup is that of rules.ftl.

shuffle-explained =
    Nobody need take it on trust that the cards were not arranged. Before each deal the program binds itself, then the players add something, and afterwards everything is laid open.

    - The program shuffles the pack and, where the computer is <forehand>, settles the <cut|cut>. It shows the fingerprint of that, so that none of it can be changed any more without being found out.
    - Only then comes the text. Each player at the screen has one; by it the shuffled pack is put into another order that nobody could foresee. The program could not, for it did not know the text; nor could you, for you did not know the pack.
    - Then forehand cuts, and the cards are dealt.

    What it proves: if you noted the fingerprint before the deal, typed a text of your own, and your own tool finds that both fit, then these cards were dealt by chance, whatever the program might have wanted.

    What it does not prove:

    - That this page says that everything fits proves little. A program that cheats would say so too. Hence the commands, which do not rely on it.
    - A text that the browser has drawn proves only as much as you trust the browser and this page. A text that you type yourself proves it, and a short one will do.
    - It says nothing about what happens after the deal. The computer sees no cards but its own, but that cannot be proved in this way.
    - Whoever looked into what the browser has stored could know the pack before the deal. That concerns whoever sits at this device.

    The sums in detail. The fingerprint is the SHA-256 of a text of several lines, each with a line feed at its end: the words “kosakeln-shuffle 1”; the codes of the 54 cards with a space between two; the random number; and, only where the computer cuts, the word “cut”, a space, and how many cards it lifts.

    The card at place k of the shuffled pack, counted from 1, gets a key: the SHA-256 of the text, a space, and k, with nothing after it. The cards are put in the order of their keys, the smallest on top. Between two players their texts are put together with a line feed between them, the first player’s first; no text counts as an empty one. Then as many cards as were lifted go from the top to the bottom, and that is the pack that is dealt (R4).
