# Words that only cards of Brobnar use.

when-you-discard-brobnar = you discard a Brobnar card from your hand
when-played-exactly-one-card = you have played exactly one card this turn
