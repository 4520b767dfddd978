# Wörter, die nur auf Karten des Mars aus Zeitalter des Aufstiegs stehen.

purge-archived = { $form ->
    [infinitive] eine Karte aus deinem Archiv oder eine zufällige aus dem Archiv deines Gegners verbannen
   *[plain] verbanne eine Karte aus deinem Archiv oder eine zufällige aus dem Archiv deines Gegners
}
do-purge-archived = Eine zufällige Karte aus dem Archiv deines Gegners verbannen
