"""People: identities, accounts, ratings, results."""
