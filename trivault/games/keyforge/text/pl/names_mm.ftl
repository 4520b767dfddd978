# Nazwy kart Masowej Mutacji.

card-bonesaw = Brzeszczot
card-drecker = Rupieciarz
card-waking-nightmare = Koszmar na jawie
card-obsidian-forge = Obsydianowa kuźnia
card-picaroon = Fałszywiec
card-maleficorn = Złorożec
card-sinestra = Lewus
card-dexus = Prawus
card-ultra-gravitron = Ultragravitron
card-ultra-gravitron2 = Ultragravitron
card-book-of-malefaction = Księga Przewin
card-saurian-egg = Jajo rzymozaura
card-siren-horn = Róg sygnałowy
card-optio-gorkus = Optio Gorkus
card-mutant-cutpurse = Mutant kieszonkowiec
card-rad-penny = Rad Grosia
card-shoulder-id = Ego Szeptacz
card-mastermindy = Wykminiara
card-survey = Obserwacja
card-wild-bounty = Dziki dar
