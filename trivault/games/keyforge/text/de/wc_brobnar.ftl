# Wörter, die nur auf Karten von Brobnar in Worlds Collide stehen.

when-creature-is-played = eine Kreatur gespielt wird
