# Words that only cards of Sanctum in Mass Mutation have.

amount-per-amber-stolen = 1 for each Æmber stolen
