# Wörter, die nur auf Karten der Ungezähmten in Worlds Collide stehen.

nurture = zeige eine Kreatur aus deiner Hand vor und wähle eine Kreatur im Spiel: Sie hat für den Rest des Zuges auch das Textfeld der vorgezeigten Kreatur
when-key-is-forged = ein Schlüssel geschmiedet wird
