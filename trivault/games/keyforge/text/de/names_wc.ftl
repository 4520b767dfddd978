# Namen der Karten von Kollidierende Welten.

card-the-big-one = Der Große Oschi
card-code-monkey = Code-Affe
card-discombobulator = Diskombobulator
card-hyde = Hyde
card-mimic-gel = Mimikry-Gel
card-velum = Velum
card-imperial-scutum = Imperialer Schild
card-phalanx-strike = Phalanx-Stoß
card-gargantodon = Gargantodon
card-auto-legionary = Legionär-o-bot
card-saurus-rex = Saurus Rex
card-the-colosseum = Das Kolosseum
card-explo-rover = Aufklär-Rover
card-lieutenant-khrkhar = Lieutenant Khrkhar
card-sci-officer-qincan = Forschungsoff. Qincan
card-captain-val-jericho = Captain Val Jericho
card-crash-muldoon = „Bruchpilot“ Muldoon
card-disruption-field = Störfeld
card-encounter-suit = Schutzanzug
card-creed-of-nurture = Bekenntnis der Pflege
card-vineapple-tree = Orankenbaum
