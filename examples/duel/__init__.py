"""Duel: a complete game on the kernel, small enough to read in one sitting.

Two players, one deck. A card strikes from the hand, or is given up there to block a strike. On
your turn you strike as often as you like, then draw a card. Whoever has no life left loses; when
the deck runs out, more life wins. Try it: python -m examples.duel
"""
