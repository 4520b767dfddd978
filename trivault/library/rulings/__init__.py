"""Rules in the languages of no catalogue: whole chapters, and all that the games name."""
