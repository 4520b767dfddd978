"""How games are told in words: for the terminal, the server and its clients. Nothing is drawn here."""
