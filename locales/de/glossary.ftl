# Das Glossar: ein Begriff und was er bedeutet. Die Auszeichnung ist die von rules.ftl.

# Karten.

term-pack = Paket
    .meaning = Alle 54 Karten, mit denen gespielt wird (R1.1).
term-tarock = Tarock
    .meaning = Einer der 22 Trümpfe: I bis XXI und der [[skues]]. Ein Tarock sticht jede Farbkarte, ein höheres das niedrigere. In der Mehrzahl heißt es ebenso: drei Tarock (R1.2, R9.3).
term-skues = Sküs
    .meaning = Das höchste Tarock, der Narr ohne Zahl. Er gehört zur [[trull]] und ist 5 wert (R1.2, R1.4).
term-mond = Mond
    .meaning = Tarock XXI, das nur der [[skues]] sticht. Er gehört zur [[trull]] und ist 5 wert (R1.2, R1.4).
term-pagat = Pagat
    .meaning = Tarock I, der niedrigste Trumpf und doch 5 wert. Er ist eines der [[birds]] und gehört zur [[trull]]; die Prämie für den letzten Stich mit ihm heißt [[pagat-ultimo]] (R1.2, R1.4).
term-uhu = Uhu
    .meaning = Tarock II, eines der [[birds]]. Auch die Prämie dafür, mit ihm den vorletzten Stich zu machen (R1.2, R11.3).
term-pelikan = Pelikan
    .meaning = Tarock III, eines der [[birds]]. Auch die Prämie dafür, mit ihm den drittletzten Stich zu machen (R1.2, R11.3).
term-quapil = Quapil
    .meaning = Tarock IIII, eines der [[birds]]. Auch die Prämie dafür, mit ihm den viertletzten Stich zu machen (R1.2, R11.3).
term-birds = Vogerl
    .meaning = Die vier niedrigsten Tarock: [[pagat]], [[uhu]], [[pelikan]] und [[quapil]]. Jedes hat gegen Ende des Spiels seinen [[own-trick|eigenen Stich]], und wer ihn damit gewinnt, bekommt eine Prämie (R1.2, R11.3, R11.4).
term-trull = Trull
    .meaning = [[pagat]], [[mond]] und [[skues]] zusammen. Sie werden nie verlegt. Auch die Prämie dafür, alle drei unter den ursprünglichen Karten gehabt zu haben (R1.2, R5.2, R11.7).
term-suit = Farbe
    .meaning = Treff, Pik, Herz oder Karo mit je acht Karten. Treff und Pik sind schwarz, Herz und Karo rot (R1.3).
term-court-card = Figur
    .meaning = [[king]], [[queen]], [[cavalier]] oder [[valet]] (R1.3).
term-king = König
    .meaning = Die höchste Karte einer Farbe, 5 wert. Könige werden nie verlegt (R1.3, R1.4, R5.2).
term-queen = Dame
    .meaning = Die zweite Karte einer Farbe, unter dem König und 4 wert (R1.3, R1.4).
term-cavalier = Cavall
    .meaning = Der Reiter, die dritte Karte einer Farbe, zwischen Dame und Bube und 3 wert (R1.3, R1.4).
term-valet = Bube
    .meaning = Die vierte Karte einer Farbe, die niedrigste Figur, 2 wert (R1.3, R1.4).
term-pip = Skartindel
    .meaning = Eine Farbkarte mit einer Zahl: in den schwarzen Farben 10, 9, 8, 7 mit dem Zehner als höchster, in den roten 1, 2, 3, 4 mit dem Einser als höchster. Jede ist 1 wert (R1.3, R1.4).
term-plain-card = einfache Karte
    .meaning = Jede Farbkarte außer den Königen; es gibt 28 davon. Verlegt werden zuerst sie (R1.3, R5.2).

# Geben und Tausch.

term-dealer = Geber
    .meaning = Wer gegeben hat. Der Geber spricht in der Lizitation als Zweiter. Nach jedem Spiel wechselt er (R3).
term-forehand = Vorhand
    .meaning = Wer nicht gegeben hat: Die Vorhand hebt ab, spricht in der Lizitation zuerst und spielt zum ersten Stich aus (R3.1, R6.2, R9.1).
term-cut = abheben
    .meaning = Vor dem Geben einen Teil des Pakets abnehmen und unter den Rest legen. Das macht die Vorhand, nachdem der Geber gemischt hat (R3.2).
term-packet = Packerl
    .meaning = Die Karten, die beim Geben auf einmal an einen Ort kommen, immer vier (R4).
term-talon = Talon
    .meaning = Karten, die nach dem Geben abseits liegen. Es gibt drei: den [[cossack-talon]] und vor jedem seinen [[personal-talon]] (R4).
term-personal-talon = Stichtalon
    .meaning = Die acht Karten, die verdeckt vor jedem liegen und beim [[exchange]] genommen werden. Was davon bleibt, zählt für den, dem er gehört (R4, R5).
term-cossack-talon = Kosakentalon
    .meaning = Die sechs zuerst gegebenen Karten. Der Spieler nimmt davon drei, zwei oder eine, beim Solo keine; die übrigen zählen für den Gegner (R4, R8).
term-exchange = Tausch
    .meaning = Vor der Lizitation verlegen beide Karten aus der Hand und nehmen dafür Karten aus dem [[personal-talon]]. Es gibt vier Varianten: [[classic]], [[medium]], [[easy]] und [[tactical]] (R5).
term-discard = verlegen
    .meaning = Karten aus der Hand weglegen, beim Tausch oder nach dem Nehmen aus dem Kosakentalon. Könige und Trull werden nie verlegt, andere Tarock nur unter Bedingungen (R5.2, R8.2).
term-discards = Ablage
    .meaning = Die Karten, die einer verlegt hat. Sie gehören zu seinem [[pile]] und werden am Ende gezählt (R5.1, R10.1).
term-face-up = offen
    .meaning = Für beide zu sehen. Verlegte Tarock liegen offen, bis das Spiel vorbei ist (R5.2).
term-original-cards = ursprüngliche Karten
    .meaning = Die 24 Karten, die einer in die Hand und als Stichtalon bekommen hat, und die, die der Spieler aus dem Kosakentalon genommen hat. Nach ihnen richtet sich, wer [[trull]], [[royal-trull]] oder [[four-birds]] gehabt hat (R11.7).
term-curtain = Vorhang
    .meaning = Teilen sich zwei einen Bildschirm, so verdeckt der Vorhang alle Karten, bis der Nächste davor sitzt.

# Lizitation und Spiele.

term-auction = Lizitation
    .meaning = Hier entscheidet sich, wer [[declarer]] ist und welches [[contract]] er spielt (R6).
term-bid = lizitieren
    .meaning = Das Spiel nennen, das man zu spielen bereit ist. Jedes Gebot muss höher sein als das vorige (R6.2, R6.3).
term-pass = passen
    .meaning = Nichts oder nichts mehr bieten. Wer gepasst hat, ist aus der Lizitation (R6.4).
term-hold = halten
    .meaning = Das Recht der Vorhand, ein Spiel, das der Geber geboten hat, zum selben Wert zu übernehmen (R6.4).
term-passed-in = eingepasst
    .meaning = So heißt ein Spiel, bei dem beide gepasst haben. Nichts wird geschrieben, außer die Vorhand muss nach einer Hausregel ein Dreiblatt spielen (R6.6, R12).
term-jump-bid = Sprung
    .meaning = Ein höheres Gebot, das ein Spiel oder mehrere überspringt. Es ist erlaubt, wenn es nicht eine Hausregel verbietet (R6.3, R12).
term-unterer = Unterer
    .meaning = Gibt es nur nach einer Hausregel: Der Geber übernimmt ein eröffnendes Dreiblatt um 4, und die Vorhand darf es um 5 halten (R6.7).
term-contract = Spiel
    .meaning = Was der Spieler spielt: [[dreiblatt]], [[zweiblatt]], [[einblatt]] oder [[solo]]. Danach richtet sich, wie viele Karten er aus dem Kosakentalon nehmen darf und was das Spiel wert ist (R6.1).
term-dreiblatt = Dreiblatt
    .meaning = Das niedrigste Spiel: Der Spieler nimmt drei Karten aus dem Kosakentalon. Spielwert 3 (R6.1, R8.1).
term-zweiblatt = Zweiblatt
    .meaning = Das zweite Spiel: Der Spieler nimmt zwei Karten aus dem Kosakentalon. Spielwert 6 (R6.1, R8.1).
term-einblatt = Einblatt
    .meaning = Das dritte Spiel: Der Spieler nimmt eine Karte aus dem Kosakentalon. Spielwert 9 (R6.1, R8.1).
term-solo = Solo
    .meaning = Das höchste Spiel: Der Spieler nimmt nichts, und der ganze Kosakentalon zählt für den Gegner. Spielwert 12; es beendet die Lizitation sofort (R6.1, R6.5, R8.3).
term-declarer = Spieler
    .meaning = Wer in der Lizitation das Spiel bekommen hat und 36 der 70 Augen machen will (R6, R10.3).
term-defender = Gegner
    .meaning = Wer gegen den [[declarer]] spielt. Für ihn zählt der Rest des Kosakentalons (R6, R8.3).
term-game-value = Spielwert
    .meaning = Was ein gewonnenes oder verlorenes Spiel in [[game-points|Spielpunkten]] wert ist, in den Regeln G genannt: 3, 6, 9 oder 12, nach einem [[unterer|Unteren]] 4 oder 5 (R6.1, R6.7).

# Ansagen und Prämien.

term-bonus = Prämie
    .meaning = Eine Leistung, die neben dem Spiel bezahlt wird. Die meisten kann man ansagen, manche zählen auch still, und einige gibt es dafür, bestimmte Karten gehabt zu haben (R11).
term-announcement = Ansage
    .meaning = Das Versprechen des Spielers, eine Prämie zu machen. Angesagt bringt sie mehr als still und kostet ebenso viel, wenn sie misslingt (R7, R11).
term-before-after = vor / nach dem Talon
    .meaning = Die zwei Gelegenheiten des Spielers, anzusagen: bevor der Kosakentalon aufgedeckt wird, zum doppelten Wert, und nach dem Verlegen. Beim Solo gibt es nur eine (R7.1).
term-silent = still
    .meaning = Nicht angesagt. Stille Vogerl und ein stiller Valat zählen trotzdem (R11.2, R11.4).
term-pagat-ultimo = Pagat ultimo
    .meaning = Die Prämie dafür, mit dem [[pagat]] den letzten Stich zu machen (R11.3, R11.4).
term-own-trick = eigener Stich
    .meaning = Der Stich, den ein Vogerl für seine Prämie gewinnen muss: der Pagat den letzten, der Uhu den vorletzten, der Pelikan den drittletzten, der Quapil den viertletzten (R11.3).
term-absolut = Absolut
    .meaning = Angesagte Prämie: Der Spieler macht mindestens 40 Augen (R11.5).
term-panzer = Panzer
    .meaning = Angesagte Prämie: Der Spieler macht mindestens 50 Augen (R11.5).
term-without-trull = ohne Trull
    .meaning = Angesagte Prämie: Der Spieler gewinnt das Spiel und hat beim ersten Ausspielen keine Karte der Trull in der Hand (R11.6).
term-without-kings = ohne Könige
    .meaning = Angesagte Prämie: Der Spieler gewinnt das Spiel und hat beim ersten Ausspielen keinen König in der Hand (R11.6).
term-valat = Valat
    .meaning = Alle sechzehn Stiche. Still zahlt er das Vierfache, angesagt das Achtfache des Spielwerts, und zwar anstelle des Spiels (R10.2, R11.2).
term-royal-trull = Königstrull
    .meaning = Die Prämie dafür, alle vier Könige unter den [[original-cards|ursprünglichen Karten]] gehabt zu haben (R11.7).
term-four-birds = Vier Vögel
    .meaning = Die Prämie dafür, I bis IIII unter den [[original-cards|ursprünglichen Karten]] gehabt zu haben (R11.7).

# Die Stiche.

term-trick = Stich
    .meaning = Eine Karte von jedem. Wer die höhere spielt, gewinnt beide und spielt zum nächsten aus; ein Spiel hat sechzehn Stiche (R9).
term-lead = ausspielen
    .meaning = Die erste Karte zu einem Stich spielen (R9.1).
term-follow = bedienen
    .meaning = Eine Karte der ausgespielten Farbe zugeben oder auf ein Tarock ein Tarock; wer kann, muss (R9.2).
term-void = Farbe nicht haben
    .meaning = Wer keine Karte der ausgespielten Farbe hat, muss ein Tarock spielen (R9.2).

# Zählen und Abrechnen.

term-card-points = Augen
    .meaning = Was Karten wert sind; das Paket hat 70. Sie entscheiden, wer das Spiel gewinnt (R1.4, R2, R10.3).
term-counting-in-threes = in Dreierlagen zählen
    .meaning = So werden Augen gezählt: immer drei Karten zusammen, und von jeder Lage zwei Augen ab (R2.1).
term-third = Drittel
    .meaning = Ein Drittel Auge. Eine Karte macht das Dreifache ihres Werts weniger zwei, so bleiben die Zahlen ganz; das Paket hat 210 (R2.1).
term-pile = Haufen
    .meaning = Alle Karten, die am Ende für eine Seite zählen: Stiche, Ablage, Rest des Stichtalons und beim Gegner der Rest des Kosakentalons (R10.1).
term-settlement = Abrechnung
    .meaning = Die Rechnung eines Spiels: das Spiel selbst und alle Prämien, zusammengezählt (R11).
term-game-points = Spielpunkte
    .meaning = Was die beiden einander für Spiel und Prämien zahlen. Was der eine gewinnt, verliert der andere (R11).
term-match = Partie
    .meaning = Mehrere Spiele, üblicherweise acht, deren Spielpunkte zusammengezählt werden (R12).
term-balance = Stand
    .meaning = Was einer in der Partie bisher gewonnen oder verloren hat (R12).
term-score-sheet = Punktezettel
    .meaning = Die Partie Spiel für Spiel, mit dem Stand (R12).
term-hard-score = Abrechnung in Geld
    .meaning = Der Stand in Geld, zu einem ausgemachten Betrag für jeden Spielpunkt (R12).
term-record = Protokoll
    .meaning = Ein Spiel, als Text aufgeschrieben, sodass man es Karte für Karte nachspielen kann (R13).

# Hausregeln.

term-house-rule = Hausregel
    .meaning = Etwas, worin die Runden auseinandergehen und was man vor einer Partie ausmacht (R12).
term-classic = { setting-classic }
    .meaning = Variante des Tausches: genau acht von sechzehn Karten verlegen, dann alle acht des Stichtalons nehmen (R5.1).
term-medium = { setting-medium }
    .meaning = Variante des Tausches: Nur einfache Karten werden getauscht, alle bis zu acht (R5.1).
term-easy = { setting-easy }
    .meaning = Variante des Tausches: Getauscht werden nach Belieben null bis acht Karten (R5.1).
term-tactical = { setting-tactical }
    .meaning = Variante des Tausches: zuerst alle acht Karten des Stichtalons nehmen, dann genau acht von 24 verlegen (R5.1).
term-forced-discard = erzwungenes Verlegen
    .meaning = Die übliche Regel, dass ein Tarock nur mit allen einfachen Karten verlegt wird, also nur, wenn es davon zu wenige gibt. Nach einer Hausregel gehen Tarock frei (R5.2, R12).
term-forced-dreiblatt = erzwungenes Dreiblatt
    .meaning = Nach einer Hausregel muss die Vorhand ein Dreiblatt spielen, wenn beide gepasst haben (R12).
term-held-bonus = Besitzprämie
    .meaning = [[trull]], [[royal-trull]] und [[four-birds]]: Sie bekommt, wer die Karten gehabt hat, oder nach einer Hausregel nur der Spieler (R11.7, R12).
