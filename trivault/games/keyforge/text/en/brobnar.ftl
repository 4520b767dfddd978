# Words that only cards of Brobnar use.

when-played-exactly-one-card = you have played exactly one card this turn
