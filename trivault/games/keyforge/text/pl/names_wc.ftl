# Nazwy kart Zderzenia Światów.

card-the-big-one = Ta Wielka
card-code-monkey = Cyfrowa małpa
card-discombobulator = Dyskombobulator
card-hyde = Hyde
card-mimic-gel = Żel imitacyjny
card-velum = Velum
card-imperial-scutum = Imperialne scutum
card-phalanx-strike = Atak falangi
card-gargantodon = Gargantodon
card-auto-legionary = Autolegionista
card-saurus-rex = Cesarz Zaurus
card-the-colosseum = Koloseum
card-explo-rover = Zwiado-łazik
card-lieutenant-khrkhar = Porucznik Khrkhar
card-sci-officer-qincan = Oficer naukowy Qincan
card-captain-val-jericho = Kapitan Val Jerycho
card-crash-muldoon = Muldoon „Kraksa”
card-disruption-field = Pole zakłócające
card-encounter-suit = Skafander ochronny
card-creed-of-nurture = Filozofia wychowania
card-vineapple-tree = Winojabłoń
