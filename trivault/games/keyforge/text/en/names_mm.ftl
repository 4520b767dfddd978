# Names of the cards of Mass Mutation.

card-bonesaw = Bonesaw
card-drecker = Drecker
card-waking-nightmare = Waking Nightmare
card-obsidian-forge = Obsidian Forge
card-picaroon = Picaroon
card-maleficorn = Maleficorn
card-sinestra = Sinestra
card-dexus = Dexus
card-ultra-gravitron = Ultra Gravitron
card-ultra-gravitron2 = Ultra Gravitron
card-book-of-malefaction = Book of Malefaction
card-saurian-egg = Saurian Egg
card-siren-horn = Siren Horn
card-optio-gorkus = Optio Gorkus
card-mutant-cutpurse = Mutant Cutpurse
card-rad-penny = Rad Penny
card-shoulder-id = Shoulder Id
card-mastermindy = Mastermindy
card-survey = Survey
card-wild-bounty = Wild Bounty
