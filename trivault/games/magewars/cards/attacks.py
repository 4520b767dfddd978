"""Attack spells."""

from __future__ import annotations

from trivault.games.magewars.cards.facade import CREATURES, FLYING, NONLIVING, attack_spell

NONLIVING_CREATURE = NONLIVING & CREATURES

CARDS = (
    attack_spell("blinding-flash", "holy 2", 7, 2, (0, 0), "light", {4: "daze", 10: "stun"}, full=True,
                 zone=True, spares_caster=True, bonus=((2, NONLIVING_CREATURE),), ethereal=1, unavoidable=1),
    attack_spell("chain-lightning", "air 3", 12, 5, (0, 1), "lightning", {5: "daze", 8: "stun"}, full=True,
                 ethereal=1, chains=1),
    attack_spell("electrify", "air 2", 9, 4, (0, 0), "lightning", {7: "daze", 9: "stun"}, full=True, zone=True,
                 spares_caster=True, ethereal=1, unavoidable=1),
    attack_spell("fireball", "fire 2", 8, 6, (0, 2), "flame", {4: "burn", 11: "burn burn"}, defrost=1),
    attack_spell("firestorm", "fire 3", 11, 5, (0, 1), "flame", {5: "burn", 10: "burn burn"}, full=True,
                 zone=True, defrost=1, unavoidable=1),
    attack_spell("flameblast", "fire 1", 5, 4, (0, 1), "flame", {7: "burn", 11: "burn burn"}, unavoidable=1,
                 defrost=1),
    attack_spell("geyser", "water 1", 4, 3, (0, 1), "hydro", {5: "daze"}, unavoidable=1, quenches=1),
    attack_spell("jet-stream", "air 1", 4, 2, (0, 2), "wind", {4: "push", 11: "push daze"},
                 bonus=((2, FLYING),), ethereal=1),
    attack_spell("lightning-bolt", "air 2", 8, 5, (0, 2), "lightning", {6: "daze", 8: "stun"}, ethereal=1),
    attack_spell("pillar-of-light", "holy 1", 5, 2, (0, 2), "light", {4: "daze", 11: "stun"},
                 bonus=((2, NONLIVING_CREATURE),), ethereal=1),
    attack_spell("ring-of-fire", "fire 2", 9, 5, (0, 0), "flame", {7: "burn", 11: "burn burn"}, full=True,
                 zone=True, spares_caster=True, unavoidable=1, defrost=1),
    attack_spell("thunderbolt", "air 3", 10, 6, (0, 3), "lightning", {4: "daze", 7: "stun"}, full=True,
                 ethereal=1),
)  # fmt: skip
