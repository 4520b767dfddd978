"""Walls."""

from __future__ import annotations

from trivault.games.magewars.cards.facade import passage, wall

CARDS = (
    wall("fog-bank", "air 1", 4, life=4, armor=None, subtypes="cloud",
         traits={"blocks-los": 1, "incorporeal": 1}),
    wall("wall-of-fire", "fire 2", 7, life=8, armor=None, subtypes="flame",
         attacks=[passage("searing-flames", 5, "flame", {5: "burn", 10: "burn burn"}, defrost=1)],
         traits={"blocks-los": 1, "passage-attacks": 1, "incorporeal": 1, "immune-flame": 1, "hydro": 3,
                 "solid-to-hydro": 1}),
    wall("wall-of-stone", "earth 2", 7, life=10, armor=3, subtypes="stone",
         traits={"blocks-los": 1, "passage-blocked": 1}),
    wall("wall-of-thorns", "nature 1", 5, life=6, subtypes="plant", attacks=[passage("sharp-thorns", 2)],
         traits={"passage-attacks": 1, "blocks-los": 1, "regenerate": 2, "living": 1, "flame": 2,
                 "immune-hydro": 1, "attacks-by-level": 1, "slow-passage": 2}),
)  # fmt: skip
