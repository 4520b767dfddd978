# Words that only incantations use.

roll-at-most = roll { $n } attack dice; no more counts than { $most }
number-its-mana = the mana of the target
number-its-life-left = the Life that the target has left
