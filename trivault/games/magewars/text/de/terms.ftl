# Mage Wars: Wörter einzelner Karten. Beschreibungen stehen hinter einem Hauptwort.

# Welche Dinge
is-aimed-at-a-friendly-creature = auf eine befreundete Kreatur
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
is-not-enchantment = außer Verzauberungen
is-summoned-this-round = (in dieser Runde herbeigerufen)
is-while-open = bei offenem Tor
is-on-it = am Ziel
is-you-control = unter deiner Kontrolle
is-your-mage-with-ape = dein Magier, solange du ein Tier der Unterart Affe kontrollierst,
is-your-mage-with-bear = dein Magier, solange du ein Tier der Unterart Bär kontrollierst,
is-your-mage-with-canine = dein Magier, solange du ein Tier der Unterart Hund kontrollierst,
is-your-mage-with-cat = dein Magier, solange du ein Tier der Unterart Katze kontrollierst,
is-your-mage-with-reptile = dein Magier, solange du ein Tier der Unterart Reptil kontrollierst,
is-carrying = mit Platz für die Verzauberung
is-companion = { $word ->
    [pet] { $form ->
        [accusative] den Gefährten
        [dative] dem Gefährten
        [genitive] des Gefährten
       *[plain] der Gefährte
    }
   *[bloodreaper] { $form ->
        [accusative] den Blutschnitter
        [dative] dem Blutschnitter
        [genitive] des Blutschnitters
       *[plain] der Blutschnitter
    }
}
is-immune = mit Immunität gegen { FORM($damage, "plain") }
is-not-immune = ohne Immunität gegen { FORM($damage, "plain") }
is-not-used-on = ohne diesen Zauber in dieser Runde
is-within = bis zu { $n ->
    [one] 1 Zone
   *[other] { $n } Zonen
} entfernt{ $sight ->
    [yes] {" "}und in Sichtlinie
   *[no] {""}
}
is-in-play = { $form ->
    [being] noch in der Arena
   *[plain] in der Arena
}
is-having = { $form ->
    [being] { FORM($trait, "plain") }
   *[plain] mit { FORM($trait, "plain") }
}
is-not-having = { $form ->
    [being] nicht { FORM($trait, "plain") }
   *[plain] ohne { FORM($trait, "plain") }
}

# Wann
it-fits = { $what }{ FORM($which, "being") } ist
when-no-companion = { $word ->
    [pet] du keinen Gefährten hast
   *[bloodreaper] du keinen Blutschnitter hast
}
when-friend-falls = eine gegnerische Kreatur durch einen Angriff eine befreundete Kreatur zerstört und hierauf weniger als 4 Marker Zorn liegen
when-it-has-attacked-in-melee = das Ziel einen Nahkampfangriff gemacht hat
when-own-curse-goes = ein Fluch von dir zusammen mit der Kreatur, die ihn trägt, zerstört würde
when-paid-extra = das zusätzliche Mana gezahlt wurde
when-shield-is-on = der Schild an ist
when-wall-attacks-beside-it = neben dem Ziel ein Wall steht, der beim Durchgang angreift

# Effekte
make-companion = { $form ->
    [infinitive] sie zu { companion-dative } machen
   *[plain] mache sie zu { companion-dative }
}
companion-dative = { $word ->
    [pet] deinem Gefährten
   *[bloodreaper] deinem Blutschnitter
}
turn-on-shield = schalte den Schild bis zum Ende der Runde an
turn-off-shield = schalte den Schild aus
says-attacks-by-level = dieser Wall greift jeden, der ihn durchquert, für jedes Level über 1 einmal an
says-slow-passage = Kreaturen ab Level { $n } brauchen eine Vollständige Aktion, um diesen Wall zu durchqueren
says-not-in-action = dies wird nie während eines Angriffs oder Zaubers aufgedeckt
says-unanswerable = das Ziel kann als Antwort auf diesen Zauber nicht aufgedeckt werden
says-solid-to-hydro = Angriffe der Schadensart Wasser gegen diesen Wall gelten als Ätherisch

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
