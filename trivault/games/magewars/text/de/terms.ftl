# Mage Wars: Wörter einzelner Karten. Beschreibungen stehen hinter einem Hauptwort.

# Welche Dinge
is-aimed-at-a-friendly-creature = auf eine befreundete Kreatur
is-bloodreaper = { $form ->
    [accusative] den Blutschnitter
    [dative] dem Blutschnitter
    [genitive] des Blutschnitters
   *[plain] der Blutschnitter
}
is-carries-it = mit Platz für die Verzauberung
is-carries-or-bears-it = mit Platz für die Verzauberung (auch dort, wo sie liegt)
is-channeling = mit Manasammlung
is-cursed = mit einem offenen Fluch von dir
is-named = { $noun ->
    [creature] { $form ->
        [dative] der gewählten Kreatur
        [genitive] der gewählten Kreatur
       *[plain] die gewählte Kreatur
    }
   *[mage] { $form ->
        [accusative] den gewählten Magier
        [dative] dem gewählten Magier
        [genitive] des gewählten Magiers
       *[plain] der gewählte Magier
    }
}
is-no-battle-fury-yet = ohne Kampfwildheit in dieser Runde
is-no-rouse-yet = ohne Erweckung in dieser Runde
is-not-enchantment = außer Verzauberungen
is-not-uncontainable = { $form ->
    [being] nicht Unhaltbar
   *[plain] ohne Unhaltbar
}
is-pet = { $form ->
    [accusative] den Gefährten
    [dative] dem Gefährten
    [genitive] des Gefährten
   *[plain] der Gefährte
}
is-summoned-this-round = (in dieser Runde herbeigerufen)
is-up-to-two-zones-away = bis zu 2 Zonen entfernt
is-up-to-two-zones-away-in-sight = bis zu 2 Zonen entfernt und in Sichtlinie
is-while-open = bei offenem Tor
is-worn-by-it = des Ziels
is-you-control = unter deiner Kontrolle
is-your-mage-with-ape = dein Magier, solange du ein Tier der Unterart Affe kontrollierst,
is-your-mage-with-bear = dein Magier, solange du ein Tier der Unterart Bär kontrollierst,
is-your-mage-with-canine = dein Magier, solange du ein Tier der Unterart Hund kontrollierst,
is-your-mage-with-cat = dein Magier, solange du ein Tier der Unterart Katze kontrollierst,
is-your-mage-with-reptile = dein Magier, solange du ein Tier der Unterart Reptil kontrollierst,

# Wann
when-bloodreaper-strikes = ein Angriff des Blutschnitters eine lebende Kreatur verletzt
when-chosen-mage-casts = der gewählte Magier einen Zauber angewendet hat, der ausgeführt wurde
when-enemy-enters = eine gegnerische Kreatur die Zone betritt
when-first-melee-attack-on-wearer = eine Kreatur ihren ersten Nahkampfangriff der Runde, Gegenschläge ausgenommen, auf den Träger macht
when-friend-damages-another-enemy = eine befreundete Kreatur eine gegnerische Kreatur angreift und verletzt (zwei Gegner pro Runde)
when-friend-falls = eine gegnerische Kreatur durch einen Angriff eine befreundete Kreatur zerstört und hierauf weniger als 4 Marker Zorn liegen
when-friend-is-attacked = für einen Angriff auf eine befreundete Kreatur gewürfelt wurde
when-friendly-animal-is-summoned = eine befreundete Kreatur der Unterart Tier, die nicht Legendär ist, herbeigerufen wird
when-friendly-demon-is-summoned = eine befreundete Kreatur der Unterart Dämon, die nicht Legendär ist, herbeigerufen wird
when-host-attacks = die verzauberte Kreatur einen Angriff erklärt, Gegenschläge ausgenommen
when-host-cast-a-spell = die verzauberte Kreatur einen Zauber angewendet hat, der ausgeführt wurde
when-host-casts-quick-spell = die verzauberte Kreatur einen Schnellen Zauber anwendet
when-host-counterstrikes = die verzauberte Kreatur einen Gegenschlag gemacht hat
when-host-is-attacked = die verzauberte Kreatur einen Angriff vermeiden soll
when-host-moves = die verzauberte Kreatur eine Bewegungsaktion beginnt
when-it-has-attacked-in-melee = das Ziel einen Nahkampfangriff gemacht hat
when-it-is-not-unmovable = das Ziel nicht Unbeweglich ist
when-it-is-still-there = diese Kreatur noch in der Arena ist
when-living-creature-here = eine lebende Kreatur diese Zone betritt oder in ihr aktiviert wird
when-no-bloodreaper = du keinen Blutschnitter hast
when-no-pet = du keinen Gefährten hast
when-own-curse-goes = ein Fluch von dir zusammen mit der Kreatur, die ihn trägt, zerstört würde
when-paid-extra = das zusätzliche Mana gezahlt wurde
when-shield-is-on = der Schild an ist
when-spell-aimed-at-host = eine gegnerische Formel oder Verzauberung die verzauberte Kreatur zum Ziel hat
when-this-is-activated = diese Kreatur aktiviert wird
when-this-is-damaged = ein Angriff diesen Magier verletzt
when-this-is-destroyed = dies zerstört wird
when-wall-attacks-beside-it = neben dem Ziel ein Wall steht, der beim Durchgang angreift
when-wearer-is-attacked-in-melee = eine lebende Kreatur, die nicht gegen Übersinnlich immun ist, einen Nahkampfangriff auf den Träger erklärt, Gegenschläge ausgenommen
when-you-reveal-a-holy-enchantment = du eine heilige Verzauberung aufdeckst
when-you-roll = du für eine Verteidigung oder einen Rettungswurf würfelst
when-your-holy-incantation-resolves = eine heilige Formel von dir ausgeführt wird

# Effekte
place-pet = { $form ->
    [infinitive] sie zu deinem Gefährten machen
   *[plain] mache sie zu deinem Gefährten
}
place-bloodreaper = { $form ->
    [infinitive] sie zu deinem Blutschnitter machen
   *[plain] mache sie zu deinem Blutschnitter
}
turn-on-shield = schalte den Schild bis zum Ende der Runde an
turn-off-shield = schalte den Schild aus
says-attacks-by-level = dieser Wall greift jeden, der ihn durchquert, für jedes Level über 1 einmal an
says-slow-passage = Kreaturen ab Level { $n } brauchen eine Vollständige Aktion, um diesen Wall zu durchqueren
says-not-in-action = dies wird nie während eines Angriffs oder Zaubers aufgedeckt
says-unanswerable = das Ziel kann als Antwort auf diesen Zauber nicht aufgedeckt werden
says-solid-to-hydro = Angriffe der Schadensart Wasser gegen diesen Wall gelten als Ätherisch
says-once = einmal pro Runde

# Fähigkeiten
ability-blessing = Segen
ability-call-of-the-wild = Ruf der Wildnis
ability-exchange = Austausch
ability-healing-light = Heilendes Licht
ability-light-blast = Lichtstrahl
ability-open-the-gate = Das Tor öffnen
ability-pray = Gebet
ability-protect = Schutz
ability-ravens-eye = Rabenauge
ability-redeeming-sacrifice = Erlösendes Opfer
ability-sacrifice = Opfer
