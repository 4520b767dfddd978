# Wörter, die nur auf Karten von Logos in Worlds Collide stehen.

when-they-shared-a-house = auf diese Weise zwei Kreaturen derselben Fraktion archiviert wurden
