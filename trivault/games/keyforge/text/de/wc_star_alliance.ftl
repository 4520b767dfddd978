# Wörter, die nur auf Karten der Sternenallianz in Worlds Collide stehen.

# Bedingungen
when-chosen-house-matches-no-card = ein Spieler eine aktive Fraktion wählt, zu der keine Karte im Spiel gehört
