# Wörter, die nur auf Karten der Schatten aus Zeitalter des Aufstiegs stehen.

deal-for-your-amber = füge Kreaturen so viel Schaden zu, wie du Æmber hast, beliebig aufgeteilt
