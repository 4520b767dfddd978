# Wörter, die nur auf Karten von Logos stehen.

# Effekte
may-repeat-while = { $effect }. Solange { $condition }, darfst du das wiederholen
may-repeat = { $effect }. Du darfst das beliebig oft wiederholen, solange es ganz möglich ist
swap-deck-and-discard = tausche dein Deck mit deinem Ablagestapel und mische das neue Deck
opponent-gains-control-of-this = { $form ->
    [after] übernimmt dein Gegner
   *[plain] dein Gegner übernimmt
} die Kontrolle über diese Karte
return-all-purged = { $form ->
    [after] kommen alle Karten, die sie verbannt hat,
   *[plain] alle Karten, die sie verbannt hat, kommen
} unter der Kontrolle ihrer Besitzer wieder ins Spiel
gains = für den Rest des Zuges erhält { $who ->
    [this] diese Kreatur
   *[it] sie
} „{ CAPITAL(FORM($ability, "plain")) }“
trigger-effects = führe ihre { effects-of } aus, als { $of ->
    [play] hättest du sie gerade gespielt
   *[other] ob du sie kontrollieren würdest
}
effects-of = { $of ->
    [play] Spielen-Effekte
    [fight] Kampf-Effekte
   *[reap] Ernte-Effekte
}
resolve-more = { $form ->
    [infinitive] auch ihre { effects-of } ausführen
   *[plain] führe auch ihre { effects-of } aus
}

# Bedingungen
when-first-use-this-turn = sie zum ersten Mal in diesem Zug verwendet wurde

# Antworten und Fragen
do-may-repeat = Noch einmal
do-archive-a-card = Eine Karte archivieren
do-gain-armor = Rüstung erhalten
do-gain-assault = Ansturm erhalten
do-gain-fight-ability = Eine Kampf-Fähigkeit erhalten
do-archive-top-of-deck = Die oberste Karte deines Decks archivieren
do-archive-top-of-discard = Die oberste Karte deines Ablagestapels archivieren
do-gain-for-archives = 1 Æmber für jede deiner archivierten Karten erhalten
do-heal-martian = Eine Mars-Kreatur heilen
do-stun-martian = Eine Mars-Kreatur betäuben
