"""The state of a game of Mage Wars: arena, objects, spellbooks, and what is printed on cards."""
