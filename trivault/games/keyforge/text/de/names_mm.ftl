# Namen der Karten von Massenmutation.

card-bonesaw = Knochensäge
card-drecker = Wühler
card-waking-nightmare = Erwachter Albtraum
card-obsidian-forge = Obsidian-Schmiede
card-picaroon = Scharlatan
card-maleficorn = Düsterhorn
card-sinestra = Sinestra
card-dexus = Dexus
card-ultra-gravitron = Ultra Gravitron
card-ultra-gravitron2 = Ultra Gravitron
card-book-of-malefaction = Buch der Missetaten
card-saurian-egg = Saurianer-Ei
card-siren-horn = Sirenen-Horn
card-optio-gorkus = Optio Gorkus
card-mutant-cutpurse = Mutanten-Taschendieb
card-rad-penny = Echter Fünfziger
card-shoulder-id = Schulter-Es
card-mastermindy = „Strippenzieherin“ Mindy
card-survey = Erkundung
card-wild-bounty = Wilde Hülle und Fülle
