"""How the levels of Mage Wars think: odds of fights, threats, positions, plans."""
