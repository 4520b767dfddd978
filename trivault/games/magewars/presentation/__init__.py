"""Mage Wars Arena as players see it: words, boards, menus, lists of cards."""
