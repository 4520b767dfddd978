# Words that stand only on cards of the Saurians in Worlds Collide.

# Effects
capture-what-is-stolen = creatures of the active player capture it, divided as that player likes,
destroy-fraction = destroy one of every { $of } enemy creatures and one of every { $of } friendly creatures, rounded up for each side, all at the same time

# Answers and questions
do-capture-shares = Capture: { $targets }
