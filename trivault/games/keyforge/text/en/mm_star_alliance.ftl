# Words that only cards of the Star Alliance in Mass Mutation have.

discard-one-of-them = discard 1 of them
