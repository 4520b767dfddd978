# Words that only cards of Sanctum in Mass Mutation have.

when-your-amber-is-stolen = your Æmber is stolen
amount-per-amber-stolen = 1 for each Æmber stolen
