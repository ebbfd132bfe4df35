# Die Regeln, Abschnitt für Abschnitt. Die Nummern sind die von docs/rules.md und ändern sich nie.
#
# Jede Zeile ist ein Absatz. Zeilen, die mit "- " beginnen, sind eine Liste, Zeilen mit " | " zwischen
# den Zellen eine Tabelle, deren erste Zeile der Kopf ist. <mond> ist der Name eines Begriffs im
# Glossar und führt dorthin, <mond|Wörter> führt mit anderen Wörtern dorthin, und R8.2 führt zu
# diesem Abschnitt.

rules-intro =
    Kosakeln ist ein österreichisches Tarockspiel zu zweit, gespielt mit dem vollen <pack> zu 54 Karten. Einer der beiden, der <declarer>, will mehr als die Hälfte der <card-points> machen; dazu können <bonus|Prämien> für besondere Leistungen angesagt werden.

    Ein amtliches Regelwerk hat es nie gegeben. Diese Regeln folgen den veröffentlichten Beschreibungen und entscheiden dort, wo diese schweigen. Was in Runden bekanntermaßen anders gespielt wird, ist eine <house-rule> (R12).
rules-in-short = Ein Spiel in Kürze
    .text =
        - Jeder bekommt sechzehn Karten in die Hand. Weitere acht, der <personal-talon>, liegen verdeckt vor jedem, und sechs liegen abseits: der <cossack-talon>.
        - Beide verlegen Karten und nehmen dafür Karten aus ihrem Stichtalon. Was man verlegt, zählt am Ende für einen selbst.
        - In einer kurzen <auction> klärt sich, wer spielt und wie viele Karten des Kosakentalons er nehmen darf: drei, zwei, eine – oder keine, beim höchsten Einsatz.
        - Der Spieler darf Prämien ansagen, nimmt diese Karten, verlegt ebenso viele und darf noch einmal ansagen.
        - Dann werden sechzehn <trick|Stiche> gespielt. Es herrscht Farbzwang; wer nicht bedienen kann, muss ein <tarock> spielen.
        - Der Spieler gewinnt mit 36 der 70 Augen. Spiel und Prämien werden zusammengezählt, und einer zahlt dem anderen.

rule-1 = Karten
rule-1-1 = Das <pack> hat 54 Karten: 22 <tarock|Tarock>, das sind die Trümpfe, und 32 Farbkarten, acht in jeder der vier <suit|Farben>.
rule-1-2 =
    Die Tarock tragen römische Zahlen von I bis XXI. Über allen steht der <skues>, der keine Zahl trägt und nichts anderes ist als das höchste Tarock.

    Von unten nach oben: I (der <pagat>), II (der <uhu>), III (der <pelikan>), IIII (der <quapil>), dann V bis XX, XXI (der <mond>) und der Sküs. Das vierte wird IIII geschrieben.

    I, II, III und IIII sind die <birds>. I, XXI und Sküs zusammen sind die <trull>.
rule-1-3 =
    Treff und Pik sind schwarz, Herz und Karo rot. In jeder Farbe ist der <king> die höchste Karte; ihm folgen <queen>, <cavalier> und <valet>. Unter diesen vier <court-card|Figuren> stehen die <pip|Zahlenkarten>, und die roten laufen verkehrt: Der Einser ist die höchste, der Vierer die niedrigste.

    Farbe | Von oben nach unten
    Treff, Pik | König, Dame, Cavall, Bube, 10, 9, 8, 7
    Herz, Karo | König, Dame, Cavall, Bube, 1, 2, 3, 4

    Jede Farbkarte außer den Königen ist eine <plain-card>; davon gibt es 28.
rule-1-4 =
    Was eine Karte beim Zählen der <card-points> wert ist (R2):

    Karte | Wert
    König, I, XXI, Sküs | 5
    Dame | 4
    Cavall | 3
    Bube | 2
    jedes andere Tarock, jede Zahlenkarte | 1
rule-1-5 =
    Wo von einem Spiel eine <record> gemacht wird (R13), hat jede Karte ein Kürzel. Ein Tarock ist T mit seiner Zahl, also T1 bis T21; der Sküs ist T22. Eine Farbkarte beginnt mit dem Buchstaben ihrer Farbe – C für Treff, S für Pik, H für Herz, D für Karo –, dann folgt K für König, Q für Dame, C für Cavall, V für Bube oder die Zahl der Zahlenkarte.

    CK ist also der Treff-König, CC der Treff-Cavall, SV der Pik-Bube; S10, H1 und D4 sind Zahlenkarten.

rule-2 = Zählen
rule-2-1 =
    Die gewonnenen Karten werden in Dreierlagen gezählt: die drei Werte zusammenzählen und zwei Augen abziehen. Eine Karte, die am Ende übrig bleibt, zählt ihren Wert weniger zwei Drittel Auge, eine zweite ebenso.

    Es kommt auf dasselbe hinaus, wenn jede Karte einzeln ihren Wert weniger zwei Drittel zählt. Wer mit ganzen Zahlen rechnen will, zählt <third|Drittel>: Eine Karte macht das Dreifache ihres Werts weniger zwei.

    Wert der Karte | Drittel
    5 | 13
    4 | 10
    3 | 7
    2 | 4
    1 | 1

    Das ganze Paket hat 210 Drittel, das sind 70 Augen.
rule-2-2 =
    Die Augen eines <pile|Haufens> sind seine Drittel plus eins, geteilt durch drei, ohne Rest: Ein einzelnes Drittel wird abgerundet, zwei Drittel werden aufgerundet. So gerundet kommen beide Seiten zusammen immer auf 70.

    Karten | Drittel | Augen
    König, Cavall, Zahlenkarte | 21 | 7
    König, Dame, Sküs | 36 | 12
    XXI, I, König | 39 | 13
    drei Damen | 30 | 10
    drei Buben | 12 | 4
    drei Zahlenkarten | 3 | 1
    ein König allein | 13 | 4
    zwei Könige | 26 | 9
    eine Zahlenkarte allein | 1 | 0
    zwei Zahlenkarten | 2 | 1
rule-2-3 =
    Auf drei Schwellen kommt es an:

    Augen | Erreicht mit | Wofür
    36 | 107 Dritteln | gewonnenes Spiel (R10.3)
    40 | 119 Dritteln | <absolut> (R11.5)
    50 | 149 Dritteln | <panzer> (R11.5)

rule-3 = Plätze und Geber
rule-3-1 =
    Wer gibt, ist <dealer>, der andere ist die <forehand>.

    Der erste Geber wird ausgelost: Jeder zieht eine Karte, und wer die höhere hat, gibt. Jedes Tarock ist höher als jede Farbkarte, und von zwei Tarock gilt das höhere. Farbkarten gehen allein nach dem Rang, gleich in welcher Farbe; unter den Zahlenkarten haben 10 und 1 denselben Rang, ebenso 9 und 2, 8 und 3, 7 und 4. Sind beide Karten von gleichem Rang, ziehen beide noch einmal.
rule-3-2 = Von Spiel zu Spiel wechselt der Geber. Der Geber mischt, die Vorhand <cut|hebt ab>.

rule-4 = Das Geben
    .text =
        Gegeben wird von oben. Die ersten sechs Karten kommen verdeckt zur Seite: Sie sind der <cossack-talon>, die erste liegt darin obenauf. Dann folgen drei Runden in <packet|Päckchen> zu vier Karten, in jeder Runde in der Reihenfolge Vorhand, Geber, Vorhand, Geber.

        Runde | Wohin
        erste | in die Hand: zwei Päckchen für jeden
        zweite | auf den Tisch, verdeckt vor jeden: der <personal-talon>, acht Karten für jeden
        dritte | wieder in die Hand: zwei Päckchen für jeden

        So hat jeder sechzehn Karten in der Hand und sieht keine anderen. Zählt man die Karten von oben ab 0, so sind 0–5 der Kosakentalon, und die übrigen liegen wie folgt; im Stichtalon liegt die niedrigste Nummer obenauf.

        Ort | Vorhand | Geber
        Hand | 6–9, 14–17, 38–41, 46–49 | 10–13, 18–21, 42–45, 50–53
        Stichtalon | 22–25, 30–33 | 26–29, 34–37

rule-5 = Der Tausch
rule-5-1 =
    Vor der Lizitation verlegen beide Karten aus der Hand in ihre <discards> und nehmen dafür Karten aus ihrem <personal-talon>. Die Ablage gehört zum <pile> dessen, der sie gemacht hat. Es gibt vier Varianten; welche gilt, ist eine Hausregel.

    Variante | Verlegt wird | Genommen wird
    <classic> | genau 8 der 16 Karten in der Hand | danach alle 8
    <medium> | nur einfache Karten: alle, wenn es höchstens 8 sind, sonst beliebige 8 | ebenso viele
    <easy> | nach Belieben 0 bis 8 Karten | ebenso viele
    <tactical> | genau 8 von 24 Karten | alle 8, bevor verlegt wird
rule-5-2 =
    Könige und die Karten der <trull> werden nie verlegt.

    Jedes andere Tarock darf nur verlegt werden, wenn alle einfachen Karten, die zur Wahl stehen, mitgehen. Dazu kommt es also nur, wenn es weniger davon gibt als Karten, die weggehen. Nach einer Hausregel dürfen Tarock so frei verlegt werden wie einfache Karten. Beim Tausch in der Variante <medium> geht nie ein Tarock weg, was immer diese Hausregel sagt.

    Verlegte Tarock liegen bis zum Ende des Spiels offen, für beide zu sehen. Alles andere wird verdeckt verlegt.
rule-5-3 = Beide entscheiden geheim. Erst wenn beide entschieden haben, werden verlegte Tarock aufgedeckt und die Karten genommen – bei <tactical> sind sie schon vorher genommen. Nichts zu verlegen ist, wo es erlaubt ist, eine Entscheidung wie jede andere; in einer Aufzeichnung steht immer zuerst die der Vorhand.
rule-5-4 = Bei <medium> und <easy> kommen die neuen Karten von oben aus dem Stichtalon, ohne dass man sie vorher ansieht. Was davon bleibt, liegt verdeckt weiter. Niemand sieht es vor dem Ende, und es zählt für den, vor dem es liegt.

rule-6 = Die Lizitation
rule-6-1 =
    Es gibt vier <contract|Spiele>. Je billiger eines ist, desto mehr Hilfe bringt es aus dem <cossack-talon>:

    Spiel | Spielwert G | Karten aus dem Talon
    <dreiblatt> | 3 | 3
    <zweiblatt> | 6 | 2
    <einblatt> | 9 | 1
    <solo> | 12 | 0
rule-6-2 = Die Vorhand spricht zuerst und passt oder bietet ein beliebiges Spiel. Hat sie gepasst, so passt auch der Geber, und das Spiel ist <passed-in>; oder er bietet ein beliebiges Spiel und ist damit <declarer>.
rule-6-3 = Hat die Vorhand geboten, so passt der Geber, und die Vorhand ist Spieler; oder der Geber <bid|lizitiert> höher und darf dabei Spiele überspringen. <hold|Halten> darf der Geber nie.
rule-6-4 =
    Hat der Geber höher geboten, so hat die Vorhand drei Möglichkeiten:

    - <pass|Passen>: Der Geber ist Spieler.
    - <hold|Halten>: Die Vorhand übernimmt eben dieses Spiel zum selben Wert.
    - Höher bieten.

    Hat die Vorhand gehalten, so passt der Geber oder bietet höher, und so geht es weiter. Wer gepasst hat, ist aus der Lizitation.
rule-6-5 = Ein <solo> beendet die Lizitation sofort, wer immer es bietet.
rule-6-6 = Passen beide, so ist das Spiel <passed-in>: Nichts wird geschrieben, und der andere gibt das nächste.
rule-6-7 =
    Der <unterer> ist eine Hausregel. Hat die Vorhand mit Dreiblatt eröffnet, so darf der Geber statt eines Gebots „Unterer“ sagen: Er übernimmt das Dreiblatt, dessen Wert G nun 4 ist. Die Vorhand darf passen; oder sie hält und hat das Dreiblatt damit wieder, nun um 5; oder sie bietet höher. Ist gehalten, so passt der Geber oder bietet höher.

    Über kein anderes Spiel gibt es einen Unterer, und keinen zweiten. Die Prämien zählen wie bei jedem Dreiblatt, nur <valat> richtet sich nach dem G, das gerade gilt.

    So kann eine Lizitation verlaufen, die Vorhand und der Geber abwechselnd (die letzten drei mit Unterer):

    Gesagt wird | Ergebnis
    Passe, Passe | eingepasst
    Passe, Zweiblatt | der Geber spielt Zweiblatt
    Dreiblatt, Passe | die Vorhand spielt Dreiblatt
    Dreiblatt, Zweiblatt, Ich halte, Passe | die Vorhand spielt Zweiblatt
    Dreiblatt, Zweiblatt, Ich halte, Einblatt, Passe | der Geber spielt Einblatt
    Dreiblatt, Zweiblatt, Ich halte, Einblatt, Ich halte, Passe | die Vorhand spielt Einblatt
    Dreiblatt, Einblatt, Passe | der Geber spielt Einblatt
    Zweiblatt, Solo | der Geber spielt Solo, sofort
    Dreiblatt, Unterer, Passe | der Geber spielt Dreiblatt um 4
    Dreiblatt, Unterer, Ich halte, Passe | die Vorhand spielt Dreiblatt um 5
    Dreiblatt, Unterer, Zweiblatt, Passe | die Vorhand spielt Zweiblatt um 6

rule-7 = Ansagen
rule-7-1 =
    Der Spieler hat zwei Gelegenheiten, <bonus|Prämien> anzusagen: <before-after|vor dem Talon>, also bevor der Kosakentalon aufgedeckt wird, und <before-after|nach dem Talon>, wenn er verlegt hat und noch nicht ausgespielt ist. Was vorher angesagt wird, zählt doppelt so viel wie nachher; nur <valat> zahlt in beiden Fällen 8 G.

    Beim Solo gibt es eine einzige Gelegenheit, vor dem ersten Ausspielen. Der Gegner sagt nichts an.
rule-7-2 = Angesagt werden können, jede höchstens einmal im Spiel: <pagat-ultimo>, <uhu>, <pelikan>, <quapil>, <absolut>, <panzer>, <without-trull>, <without-kings>, <valat>. Was sie verlangen und was sie zahlen, steht in R11.
rule-7-3 = Pagat ultimo, Uhu, Pelikan und Quapil kann nur ansagen, wer das <birds|Vogerl> selbst in der Hand hat. Ohne Trull kann nicht ansagen, wer eine Karte der Trull in der Hand hat, und ohne Könige nicht, wer einen König in der Hand hat.
rule-7-4 = Nach einer Hausregel kommt nach der letzten Gelegenheit des Spielers der Gegner an die Reihe und darf Vogerln ansagen, die er in der Hand hat: zum Wert „nach dem Talon“, beim Solo zum Wert im Solo.

rule-8 = Der Kosakentalon
rule-8-1 =
    Außer beim Solo deckt nun der Spieler alle sechs Karten des <cossack-talon|Kosakentalons> auf, lässt sie in ihrer Reihenfolge und nimmt eine Gruppe nebeneinanderliegender Karten.

    Spiel | Was genommen werden kann
    Dreiblatt | die ersten drei oder die letzten drei Karten
    Zweiblatt | die ersten zwei, die mittleren zwei oder die letzten zwei Karten
    Einblatt | eine beliebige Karte
rule-8-2 = Dann verlegt er so viele Karten, wie er genommen hat. R5.2 gilt wieder, und hier richten sich die Tarock in jeder Variante des Tausches nach der Hausregel über das Verlegen von Tarock. Gewählt wird aus der ganzen Hand; auch die eben genommenen Karten gehören dazu und dürfen wieder weg. Ein angesagtes Vogerl muss bleiben.
rule-8-3 = Die Karten, die er nicht genommen hat, kommen verdeckt zur Ablage des Gegners und zählen für ihn. Beim Solo ist das der ganze Kosakentalon, und niemand sieht ihn vor dem Zählen.

rule-9 = Die Stiche
rule-9-1 = Zum ersten Stich <lead|spielt> die Vorhand aus, gleich wer Spieler ist. Gespielt werden sechzehn Stiche; wer einen gewinnt, spielt zum nächsten aus.
rule-9-2 =
    Wer als Zweiter zugibt, muss <follow>: Farbe mit derselben Farbe, Tarock mit Tarock. Wer die Farbe nicht hat, muss ein Tarock spielen, und wer auch kein Tarock hat, darf spielen, was er will.

    Stichzwang gibt es keinen.
rule-9-3 = Liegt ein Tarock im Stich, so gewinnt ihn das höchste Tarock, sonst die höchste Karte der ausgespielten Farbe.
rule-9-4 = Eine Ansage verpflichtet beim Spielen zu nichts: Jede Karte, die R9.2 erlaubt, darf gespielt werden.

rule-10 = Das Ergebnis
rule-10-1 = Zum <pile> jeder Seite gehören ihre Stiche, ihre Ablage und was von ihrem Stichtalon übrig ist. Was niemand aus dem Kosakentalon genommen hat, gehört zum Haufen des Gegners.
rule-10-2 = <valat> macht, wer alle sechzehn Stiche gewinnt, ganz gleich mit wie vielen Augen. Beide können ihn machen.
rule-10-3 =
    Der Spieler hat das Spiel gewonnen, wenn er Valat gemacht hat. Er hat es verloren, wenn ein Valat, den er angesagt hat, misslungen ist oder der Gegner Valat gemacht hat.

    In allen anderen Fällen hat er mit 36 Augen, also 107 Dritteln, oder mehr gewonnen. Bei 35 : 35 hat er verloren.

rule-11 = Die Abrechnung
    .text =
        <game-points> gehen von einem zum anderen: Was der eine gewinnt, verliert der andere. Alle Posten werden für den Spieler gerechnet: Plus ist, was der Gegner ihm zahlt, Minus, was er zahlt. Ein Posten des Gegners steht daher mit umgekehrtem Vorzeichen da.

        Wer eine Prämie angesagt und nicht gemacht hat, zahlt ihren angesagten Wert, einmal, wie immer sie misslungen ist. Ein Kontra gibt es nicht, und Augen über oder unter 35 zahlen nichts.

        Wo zwei Zahlen stehen, gilt die erste für eine Ansage nach dem Talon, die zweite für eine vor dem Talon. G ist der Spielwert (R6.1).

        Prämie | Still | Dreiblatt | Zweiblatt | Einblatt | Solo
        <pagat-ultimo> | 3 | 6 / 12 | 8 / 16 | 10 / 20 | 24
        <uhu> | 3 | 7 / 14 | 10 / 20 | 12 / 24 | 28
        <pelikan> | 3 | 8 / 16 | 12 / 24 | 14 / 28 | 32
        <quapil> | 3 | 9 / 18 | 14 / 28 | 16 / 32 | 36
        <absolut> | – | 1 / 2 | 2 / 4 | 3 / 6 | 9
        <panzer> | – | 3 / 6 | 6 / 12 | 12 / 24 | 28
        <without-trull> | – | 1 / 2 | 2 / 4 | 3 / 6 | 9
        <without-kings> | – | 1 / 2 | 2 / 4 | 3 / 6 | 9
        <valat> | 4 G | 8 G | 8 G | 8 G | 8 G

        Prämien für Karten, die man gehabt hat; sie werden nie angesagt (R11.7):

        Prämie | Wert
        <trull> | 1
        <royal-trull> | 1
        <four-birds> | 3
rule-11-1 = Das Spiel: Der Spieler bekommt G, wenn es gewonnen ist, und zahlt G, wenn es verloren ist (R10.3).
rule-11-2 =
    <valat>: Macht ihn der Spieler, so bekommt er 8 G, wenn er ihn angesagt hat, und 4 G, wenn nicht. Hat er ihn angesagt und nicht gemacht, so zahlt er 8 G, auch wenn der Gegner alle Stiche gewinnt. Macht der Gegner einen Valat, den niemand angesagt hat, so bekommt er 4 G.

    Wird Valat abgerechnet, so wird das Spiel selbst nicht abgerechnet. Nach einer Hausregel zahlen beide.
rule-11-3 =
    Ein angesagtes <birds|Vogerl> ist gemacht, wenn es zu seinem <own-trick|eigenen Stich> gespielt wird, und zwar von dem, der es angesagt hat, und diesen Stich gewinnt:

    Vogerl | Sein eigener Stich
    Pagat (I) | der letzte, der 16.
    Uhu (II) | der vorletzte, der 15.
    Pelikan (III) | der drittletzte, der 14.
    Quapil (IIII) | der viertletzte, der 13.
rule-11-4 = Ein Vogerl, das niemand angesagt hat, zählt für den, der es zu seinem eigenen Stich spielt: Es bringt ihm 3, wenn es den Stich gewinnt, und kostet ihn 3, wenn nicht. Nach einer Hausregel kostet der Verlust nichts. Ein Vogerl, das zu einem anderen Stich gespielt oder verlegt worden ist, zählt nicht.
rule-11-5 = <absolut> und <panzer> zahlen nur, wenn sie angesagt sind. Gemacht sind sie mit 40 und mit 50 Augen des Spielers, gerundet wie in R2.2, und jede wird für sich abgerechnet.
rule-11-6 = <without-trull|Ohne Trull> und <without-kings> zahlen nur, wenn sie angesagt sind. Gemacht sind sie, wenn der Spieler das Spiel gewinnt (R10.3) und beim ersten Ausspielen keine solche Karte in der Hand hat.
rule-11-7 =
    <trull>, <royal-trull> und <four-birds> werden nicht angesagt. Sie gehören dem, unter dessen ursprünglichen Karten alle drei Karten der Trull, alle vier Könige oder I bis IIII waren.

    Ursprüngliche Karten sind die 24, die einer bekommen hat, ob er sie aus dem Stichtalon genommen hat oder nicht, und die, die der Spieler aus dem Kosakentalon genommen hat. Gezahlt wird, ob das Spiel gewonnen oder verloren ist und wo immer die Karten hingekommen sind. Nach einer Hausregel bekommt sie nur der Spieler.
rule-11-8 =
    Alle Posten werden zusammengezählt. Ob das Spiel gewonnen ist, spielt für die Prämien keine Rolle, außer nach R11.6.

    Beispiele, für den Spieler gerechnet:

    Was geschehen ist | Abrechnung
    Dreiblatt, 36 Augen | +3
    Dreiblatt, 35 Augen | −3
    Zweiblatt, 33 Augen; Pagat ultimo nach dem Talon angesagt und gemacht | −6 + 8 = +2
    Einblatt, 52 Augen; Absolut vor, Panzer nach dem Talon angesagt | 9 + 6 + 12 = +27
    dasselbe mit 45 Augen | 9 + 6 − 12 = +3
    dasselbe mit 38 Augen | 9 − 6 − 12 = −9
    Solo, 41 Augen; Pagat ultimo angesagt und verloren | 12 − 24 = −12
    Dreiblatt, Valat ohne Ansage | +12
    Solo, Valat angesagt und gemacht | +96
    Solo, Valat angesagt und nicht gemacht | −96
    Dreiblatt, 41 Augen; Valat angesagt und nicht gemacht, nach Hausregel neben dem Spiel gezahlt | −3 − 24 = −27
    Dreiblatt, 30 Augen; der Gegner gewinnt den 15. Stich mit einem stillen Uhu; der Spieler hatte die Trull | −3 − 3 + 1 = −5

rule-12 = Hausregeln und Partie
    .text =
        Eine <match> ist eine Anzahl geschriebener Spiele, acht, wenn nichts anderes ausgemacht ist, oder sie geht, bis die beiden genug haben. Ein eingepasstes Spiel zählt nicht mit. Die Spielpunkte werden von Spiel zu Spiel zusammengezählt: Was der eine vorne ist, liegt der andere zurück.

        Als <hard-score> wird der Stand auch in Geld angezeigt, der Spielpunkt zu 0,10 €. Der Betrag lässt sich ändern, und das Geld lässt sich weglassen.

        In den <house-rule|Hausregeln> gehen die Runden auseinander. Man macht sie vor einer Partie aus; von jeder ist die erste Wahl die übliche, und sie gilt, wenn nichts anderes ausgemacht ist.

rule-12-exchange = Welche Variante des Tausches gespielt wird: <classic>, <medium>, <easy> oder <tactical> (R5.1).
rule-12-tarock-discard = Üblich ist: Ein Tarock darf nur verlegt werden, wenn alle einfachen Karten mitgehen (R5.2). Sonst dürfen Tarock außer der Trull so frei verlegt werden wie einfache Karten. Offen liegen sie in beiden Fällen.
rule-12-passed-in = Üblich ist: Passen beide, so gibt der andere (R6.6). Sonst gibt derselbe noch einmal; oder die Vorhand ist Spieler eines Dreiblatts mit dem Spielwert 3, dann wird nicht weiter lizitiert und wie immer angesagt.
rule-12-jump-bids = Üblich ist: Wer höher bietet, darf Spiele überspringen (R6.3). Sonst ist nur das erste Gebot frei, wer immer es macht, und danach darf nur das nächsthöhere Spiel geboten werden oder Solo. Der Unterer gilt nicht als höheres Spiel.
rule-12-hold-solo = Üblich ist: Jedes Solo beendet die Lizitation (R6.5). Sonst hält oder passt die Vorhand, wenn der Geber sie mit Solo überbietet; jedes andere Solo und ein gehaltenes beenden die Lizitation auch dann ohne ein weiteres Wort.
rule-12-unterer = Üblich ist: Es gibt keinen <unterer>. Sonst darf ihn der Geber auf ein eröffnendes Dreiblatt sagen (R6.7).
rule-12-burgstaller-bonuses = Üblich ist: Alle Prämien von R11 gelten. Sonst entfallen Quapil, angesagt wie still, und ebenso Trull, Königstrull und Vier Vögel.
rule-12-defender-birds = Üblich ist: Der Gegner sagt nichts an (R7.1). Sonst darf er Vogerln ansagen (R7.4).
rule-12-silent-bird-lost = Üblich ist: Ein stilles Vogerl, das seinen <own-trick|eigenen Stich> verliert, kostet 3 (R11.4). Sonst kostet es nichts.
rule-12-valat = Üblich ist: Valat wird anstelle des Spiels abgerechnet (R11.2). Sonst zahlt beides.
rule-12-held-bonuses = Üblich ist: Trull, Königstrull und Vier Vögel zählen für den, der sie gehabt hat (R11.7). Sonst zählen sie nur für den Spieler.

rule-13 = Aufzeichnungen
    .text = Ein Spiel lässt sich als Text aufschreiben, zu Ende gespielt oder an beliebiger Stelle abgebrochen: das ist seine <record>. Sie enthält die Hausregeln, alle 54 Karten in der Reihenfolge nach dem Abheben und jeden Zug. Wer sie nachspielt, kommt Zug um Zug zum selben Ergebnis. Ein Zug, der nicht passt, weil er nicht an der Reihe ist oder der andere dran ist, wird abgelehnt wie jeder andere, der gegen eine Regel verstößt. Die genaue Form steht, für Programmierer, in der Dokumentation des Programms.
