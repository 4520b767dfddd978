# KeyForge: przed pierwszą turą.

do-bid-amount = Licytuj { chains }
do-first = Zaczyna { $targets }
reason-bid = Licytowana jest talia, którą ma Gracz 1. Zaoferuj więcej łańcuchów niż dotąd albo spasuj. Kto zaoferuje najwięcej, gra tą talią i zaczyna z tyloma łańcuchami; drugi gra drugą talią. Pas kończy licytację.
reason-first = Twoja talia przegrała poprzednią grę. Wybierz, kto zaczyna.
log-bid = { $who } licytuje { chains }.
log-auction = { $who } gra wylicytowaną talią i zaczyna, mając { chains }.
log-first = { $who } zaczyna.
