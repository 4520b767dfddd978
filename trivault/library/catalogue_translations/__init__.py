"""Rules in the languages of no catalogue: whole catalogues, and all that the games name."""
