# Wörter, die nur auf Karten der Ungezähmten in Worlds Collide stehen.

nurture = decke eine Kreatur aus deiner Hand auf und wähle eine Kreatur im Spiel: Sie hat für den Rest des Zuges auch das Textfeld der aufgedeckten Kreatur
