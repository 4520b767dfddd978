# Wörter, die nur auf Karten der Sternenallianz in Worlds Collide stehen.

# Bedingungen
when-chosen-house-matches-no-card = ein Spieler eine aktive Fraktion wählt, zu der keine Karte im Spiel gehört
# Welche Karten
is-an-extra-card-from-the-center = in jedem deiner Züge, solange diese Kreatur im Zentrum ihrer Schlachtreihe ist, eine Karte einer anderen Fraktion
