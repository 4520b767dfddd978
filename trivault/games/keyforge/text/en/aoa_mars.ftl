# Words that only cards of Mars in Age of Ascension use.

purge-archived = purge 1 card from your archives or a random one from your opponent’s archives
do-purge-archived = Purge a random card from your opponent’s archives
