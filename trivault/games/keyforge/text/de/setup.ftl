# KeyForge: vor dem ersten Zug.

do-bid-amount = { chains } bieten
do-first = { $targets } beginnt
reason-bid = Das Deck von Spieler 1 wird versteigert. Biete Ketten darauf, mehr als bisher geboten wurde, oder passe. Wer am meisten bietet, spielt es und beginnt mit so vielen Ketten; der andere spielt das andere Deck. Wer passt, beendet die Versteigerung.
reason-first = Dein Deck hat das letzte Spiel verloren. Wähle, wer beginnt.
log-bid = { $who } bietet { chains }.
log-auction = { $who } spielt das ersteigerte Deck und beginnt mit { chains }.
log-first = { $who } beginnt.
