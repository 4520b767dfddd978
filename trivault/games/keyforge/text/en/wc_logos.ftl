# Words that stand only on cards of Logos in Worlds Collide.

when-they-shared-a-house = two creatures were archived this way and shared a house
