# How a shuffle can be checked. The markup is that of rules.ftl.

shuffle-explained =
    Dass die Karten nicht gelegt sind, muss niemand einfach glauben. Vor jedem Spiel legt sich das Programm fest, dann tun die Spieler etwas dazu, und nachher wird alles offengelegt.

    - Das Programm mischt und bestimmt, wenn der Computer <forehand> ist, auch gleich, wo er <cut|abhebt>. Davon zeigt es den Fingerabdruck. Ab da lässt sich nichts mehr ändern, ohne dass es auffällt.
    - Erst dann kommt der Text. Jeder, der vor dem Bildschirm sitzt, hat einen; nach ihm werden die gemischten Karten noch einmal umgeordnet, so wie es niemand voraussehen konnte: das Programm nicht, denn es kannte den Text nicht, und du nicht, denn du kanntest die Karten nicht.
    - Dann hebt die Vorhand ab, und es wird gegeben.

    Was das beweist: Hast du dir den Fingerabdruck vor dem Geben notiert, einen eigenen Text eingegeben, und findet dein eigenes Werkzeug, dass beides stimmt, dann hat der Zufall diese Karten gegeben, was immer das Programm gewollt haben mag.

    Was es nicht beweist:

    - Dass diese Seite sagt, alles stimme, beweist wenig. Ein Programm, das schwindelt, würde das auch sagen. Deshalb die Befehle: Sie kommen ohne diese Seite aus.
    - Ein Text, den der Browser gewürfelt hat, beweist nur so viel, wie du dem Browser und dieser Seite vertraust. Ein Text, den du selbst eingibst, beweist es, und ein kurzer genügt.
    - Es sagt nichts darüber, was nach dem Geben geschieht. Der Computer sieht nur seine eigenen Karten, aber das lässt sich so nicht beweisen.
    - Wer in den Speicher des Browsers hineinschaut, könnte die Karten schon vor dem Geben kennen. Das betrifft alle, die an diesem Gerät sitzen.

    Die Rechnung im Einzelnen. Der Fingerabdruck ist der SHA-256-Wert eines Textes aus mehreren Zeilen, jede mit einem Zeilenvorschub am Ende: die Worte „kosakeln-shuffle 1“; die Kürzel der 54 Karten mit je einem Leerzeichen dazwischen; die Zufallszahl; und, nur wenn der Computer abhebt, das Wort „cut“, ein Leerzeichen und wie viele Karten er abhebt.

    Die Karte am Platz k der gemischten Karten, von 1 an gezählt, bekommt einen Schlüssel: den SHA-256-Wert aus dem Text, einem Leerzeichen und k, ohne etwas dahinter. Die Karten werden nach ihren Schlüsseln geordnet, der kleinste obenauf. Bei zwei Spielern werden die beiden Texte mit einem Zeilenvorschub dazwischen aneinandergehängt, der des ersten Spielers zuerst; kein Text gilt als leerer. Dann kommen so viele Karten, wie abgehoben wurden, von oben nach unten, und so wird gegeben (R4).
