# Words that stand only on cards of the Saurians in Worlds Collide.

# Effects
exalt-creature = exalt { $what }
find-a-saurian = look through your deck, from which you may show a Saurian card and take it into your hand, and then shuffle that deck
repeat-the-preceding-effect = repeat the preceding effect
capture-what-is-stolen = creatures of the active player capture it, divided as that player likes,

# Answers and questions
do-capture-shares = Capture: { $targets }
