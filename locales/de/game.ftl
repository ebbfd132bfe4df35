# The words of the game.

contract-dreiblatt = Dreiblatt
contract-zweiblatt = Zweiblatt
contract-einblatt = Einblatt
contract-solo = Solo

call-pass = Passe
call-hold = Ich halte
call-unterer = Unterer

# What the buttons of the auction offer.
offer-hold-short = Ich halte { $contract }
bargain = { subject } { $player-is ->
    [you] spielst
   *[named] spielt
} { $contract }, Spielwert { $value }.

bonus-pagat-ultimo = Pagat ultimo
bonus-uhu = Uhu
bonus-pelikan = Pelikan
bonus-quapil = Quapil
bonus-absolut = Absolut
bonus-panzer = Panzer
bonus-without-trull = ohne Trull
bonus-without-kings = ohne Könige
bonus-valat = Valat
bonuses-none = nichts

bonus-pagat-ultimo-explained = Der Pagat (I) macht den letzten Stich.
bonus-uhu-explained = Der Uhu (II) macht den vorletzten Stich.
bonus-pelikan-explained = Der Pelikan (III) macht den drittletzten Stich.
bonus-quapil-explained = Der Quapil (IIII) macht den viertletzten Stich.
bonus-absolut-explained = Mindestens 40 Augen.
bonus-panzer-explained = Mindestens 50 Augen.
bonus-without-trull-explained = Das Spiel gewinnen, ohne beim ersten Ausspielen Pagat, Mond oder Sküs in der Hand zu haben.
bonus-without-kings-explained = Das Spiel gewinnen, ohne beim ersten Ausspielen einen König in der Hand zu haben.
bonus-valat-explained = Alle sechzehn Stiche.

held-trull = Trull
held-royal-trull = Königstrull
held-four-birds = Vier Vögel

# Each but the first ends with a participle, for „vor dem Talon angesagt und geschafft“.
declared-silent = still
declared-after = nach dem Talon angesagt
declared-before = vor dem Talon angesagt
declared-in-solo = angesagt

seat-forehand = Vorhand
seat-dealer = Geber
role-declarer = Spieler
role-defender = Gegner

# What is due, as words in a sentence: in the nominative and the singular.
phase-personal-exchange = der Tausch mit dem Stichtalon
phase-auction = die Lizitation
phase-announce-before = das Ansagen vor dem Talon
phase-talon-choice = die Wahl aus dem Kosakentalon
phase-talon-discard = das Verlegen nach dem Talon
phase-announce-after = das Ansagen vor dem ersten Ausspielen
phase-defender-announce = das Ansagen des Gegners
phase-play = das Spielen der Karten
phase-finished = das Ergebnis
phase-passed-in = das nächste Spiel
