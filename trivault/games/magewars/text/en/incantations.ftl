# Words that only incantations use.

roll-at-most = roll { $n } attack dice; no more counts than { $most }
