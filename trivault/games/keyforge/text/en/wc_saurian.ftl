# Words that stand only on cards of the Saurians in Worlds Collide.

# Effects
capture-what-is-stolen = creatures of the active player capture it, divided as that player likes,

# Answers and questions
do-capture-shares = Capture: { $targets }
