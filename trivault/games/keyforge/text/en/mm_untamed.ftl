# Words that only cards of Untamed in Mass Mutation have.

modify-icons-again = each bonus icon of the next card that you play is resolved an additional time
