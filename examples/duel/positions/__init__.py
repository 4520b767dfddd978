"""What each player of Duel may know."""
