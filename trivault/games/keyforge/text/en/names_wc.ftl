# Names of the cards of Worlds Collide.

card-the-big-one = The Big One
card-code-monkey = Code Monkey
card-discombobulator = Discombobulator
card-hyde = Hyde
card-mimic-gel = Mimic Gel
card-velum = Velum
card-imperial-scutum = Imperial Scutum
card-phalanx-strike = Phalanx Strike
card-gargantodon = Gargantodon
card-auto-legionary = Auto-Legionary
card-saurus-rex = Saurus Rex
card-the-colosseum = The Colosseum
card-explo-rover = Explo-rover
card-lieutenant-khrkhar = Lieutenant Khrkhar
card-sci-officer-qincan = Sci. Officer Qincan
card-captain-val-jericho = Captain Val Jericho
card-crash-muldoon = Crash Muldoon
card-disruption-field = Disruption Field
card-encounter-suit = Encounter Suit
card-creed-of-nurture = Creed of Nurture
card-vineapple-tree = Vineapple Tree
