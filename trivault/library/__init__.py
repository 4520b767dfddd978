"""What can be looked up: cards, decks, drafts and rules of every game, in every language."""
