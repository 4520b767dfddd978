"""Shards of Infinity as players see it: words, boards, menus, lists of cards."""
