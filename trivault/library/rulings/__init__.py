"""The rules that the games name, in the languages that the catalogues are not written in."""
