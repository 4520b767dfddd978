# The table of KeyForge in the browser.

kf-turn-yours = Turn { $n }, yours
kf-key-ready = enough for a key
kf-key-missing = { $n } more for a key
kf-chains-mean = draw { $n } less
kf-in-hand = { $n } in hand
kf-deck = Deck
kf-discard = Discard
kf-archives = Archives
kf-purged = Purged

# What a keyword on a card means
kf-reminder = { $keyword ->
    [alpha] Alpha: Play this card only before you play, use or discard any other card this turn.
    [assault] Assault { $n }: Before it attacks, it deals { $n } damage to the creature it attacks.
    [deploy] Deploy: It may enter play anywhere in your battleline.
    [elusive] Elusive: The first time it is attacked each turn, no damage is dealt in that fight.
    [hazardous] Hazardous { $n }: Before a creature attacks it, that creature takes { $n } damage.
    [omega] Omega: After you play this card, your turn goes on with readying and drawing cards.
    [poison] Poison: A creature to which its power deals damage in a fight is destroyed.
    [skirmish] Skirmish: When you fight with it, it takes no damage from the creature it attacks.
   *[taunt] Taunt: Its neighbors cannot be attacked unless they have taunt, too.
}
