# KeyForge: before the first turn.

do-bid-amount = Bid { chains }
do-first = { $targets } goes first
reason-bid = The deck of Player 1 is auctioned. Bid chains for it, more than was bid so far, or pass. Who bids most plays it and starts with that many chains; the other plays the other deck. A pass ends the auction.
reason-first = Your deck lost the previous game. Choose who goes first.
log-bid = { $who } bids { chains }.
log-auction = { $who } plays the auctioned deck, starting with { chains }.
log-first = { $who } goes first.
