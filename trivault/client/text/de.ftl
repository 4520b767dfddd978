# Ein Tischserver, vom Terminal aus.

client-pick-room = Tippe die Nummer eines Raums, um ihn zu betreten.
client-no-rooms = Kein Raum ist offen. Warte hier auf einen oder öffne selbst einen: trivault join --game shards
client-expect-room = { $n ->
    [0] Noch ist kein Raum offen. Tippe hilfe, um zu sehen, was du sonst tippen kannst.
   *[other] Tippe eine Zahl von 1 bis { $n } oder hilfe.
}
client-free-seat = freier Platz
client-room = { $game }: { $who }.{ $n ->
    [0] {""}
    [one] {" "}Eine Person schaut zu.
   *[other] {" "}{ $n } Personen schauen zu.
}
client-waiting = Es fehlen noch Mitspieler. Der Raum heißt { $room }.
client-not-asked = Du wirst gerade nichts gefragt. Tippe hilfe, um zu sehen, was du tippen kannst.
client-sure = { $warning } Wenn du das willst, tippe es noch einmal.
client-no-seat = Du hast hier keinen Platz; du schaust zu.
client-undone = Eine Entscheidung wurde zurückgenommen.
client-afterwards = Tippe revanche, um noch einmal zu spielen, speichern, um das Spiel zu behalten, oder ende.
client-expect-card = Tippe karte und den Anfang eines Namens.
client-no-card = Keine Karte heißt „{ $typed }“. Tippe karte und den Anfang eines Namens.
client-no-force = Nichts ist in Kraft.
client-expect-level = Tippe { client-command-hint } allein oder mit einer Spielstärke: { $levels }.
client-saved = Gespeichert in { $file }.
client-not-saved = Das Spiel konnte nicht in { $file } gespeichert werden: { $why }.
client-lost = Die Verbindung ist unterbrochen; neuer Versuch …

# Befehle: was man dafür tippen kann
client-command-help = hilfe h
client-command-board = tisch t
client-command-list = liste
client-command-card = karte k
client-command-force = kraft wirkungen i
client-command-log = verlauf v
client-command-why = warum w
client-command-hint = tipp
client-command-undo = zurück z
client-command-order = reihenfolge r
client-command-say = sagen
client-command-give = abgeben
client-command-take = übernehmen
client-command-resign = aufgeben
client-command-rematch = revanche
client-command-save = speichern
client-command-quit = ende q
client-help-help = diese Hilfe
client-help-board = der ganze Tisch in Sätzen
client-help-list = die Frage und ihre Antworten noch einmal (oder nur Enter)
client-help-card = was auf einer Karte steht: karte und der Anfang ihres Namens
client-help-force = was in Kraft ist
client-help-log = was geschah, mit der Regel hinter jeder Zeile; verlauf 30 für mehr
client-help-why = warum etwas nicht geht: warum und was du tun möchtest
client-help-hint = die besten Antworten aus Sicht einer Spielstärke, zum Beispiel { client-command-hint } club
client-help-undo = deine letzte Entscheidung zurücknehmen
client-help-order = deine ausgelösten Effekte ohne Frage ordnen oder wieder fragen
client-help-say = allen im Raum etwas sagen
client-help-give = einen Bot für dich spielen lassen
client-help-take = deinen Platz vom Bot übernehmen
client-help-resign = das Spiel aufgeben
client-help-rematch = noch einmal spielen; revanche tausch tauscht die Decks
client-help-save = das Spiel in einer Datei speichern
client-help-quit = gehen; dein Platz bleibt dir
