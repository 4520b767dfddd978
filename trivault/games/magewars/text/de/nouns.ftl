# Mage Wars: Hauptwörter, was sie beschreibt, und Dinge, die genannt werden. Die Formen stehen in words.ftl.

# Hauptwörter
noun-creature = { $form ->
    [a] eine { FORM($before, "e") }Kreatur
    [a-accusative] eine { FORM($before, "e") }Kreatur
    [a-genitive] einer { FORM($before, "en") }Kreatur
    [each] jede { FORM($before, "e") }Kreatur
    [each-accusative] jede { FORM($before, "e") }Kreatur
    [each-dative] jeder { FORM($before, "en") }Kreatur
    [each-genitive] jeder { FORM($before, "en") }Kreatur
    [many] { FORM($before, "e") }Kreaturen
    [many-dative] { FORM($before, "en") }Kreaturen
    [one] eine { FORM($before, "e") }Kreatur
   *[plain] { FORM($before, "e") }Kreatur
}{ FORM($after, "post") }
noun-mage = { $form ->
    [a] ein { FORM($before, "er") }Magier
    [a-accusative] einen { FORM($before, "en") }Magier
    [a-genitive] eines { FORM($before, "en") }Magiers
    [each] jeder { FORM($before, "e") }Magier
    [each-accusative] jeden { FORM($before, "en") }Magier
    [each-dative] jedem { FORM($before, "en") }Magier
    [each-genitive] jedes { FORM($before, "en") }Magiers
    [many] { FORM($before, "e") }Magier
    [many-dative] { FORM($before, "en") }Magiern
    [one] einen { FORM($before, "en") }Magier
   *[plain] { FORM($before, "er") }Magier
}{ FORM($after, "post") }
noun-object = { $form ->
    [a] ein { FORM($before, "es") }Objekt
    [a-accusative] ein { FORM($before, "es") }Objekt
    [a-genitive] eines { FORM($before, "en") }Objekts
    [each] jedes { FORM($before, "e") }Objekt
    [each-accusative] jedes { FORM($before, "e") }Objekt
    [each-dative] jedem { FORM($before, "en") }Objekt
    [each-genitive] jedes { FORM($before, "en") }Objekts
    [many] { FORM($before, "e") }Objekte
    [many-dative] { FORM($before, "en") }Objekten
    [one] ein { FORM($before, "es") }Objekt
   *[plain] { FORM($before, "es") }Objekt
}{ FORM($after, "post") }
noun-conjuration = { $form ->
    [a] eine { FORM($before, "e") }Beschwörung
    [a-accusative] eine { FORM($before, "e") }Beschwörung
    [a-genitive] einer { FORM($before, "en") }Beschwörung
    [each] jede { FORM($before, "e") }Beschwörung
    [each-accusative] jede { FORM($before, "e") }Beschwörung
    [each-dative] jeder { FORM($before, "en") }Beschwörung
    [each-genitive] jeder { FORM($before, "en") }Beschwörung
    [many] { FORM($before, "e") }Beschwörungen
    [many-dative] { FORM($before, "en") }Beschwörungen
    [one] eine { FORM($before, "e") }Beschwörung
   *[plain] { FORM($before, "e") }Beschwörung
}{ FORM($after, "post") }
noun-enchantment = { $form ->
    [a] eine { FORM($before, "e") }Verzauberung
    [a-accusative] eine { FORM($before, "e") }Verzauberung
    [a-genitive] einer { FORM($before, "en") }Verzauberung
    [each-accusative] jede { FORM($before, "e") }Verzauberung
    [many] { FORM($before, "e") }Verzauberungen
    [many-dative] { FORM($before, "en") }Verzauberungen
   *[plain] { FORM($before, "e") }Verzauberung
}{ FORM($after, "post") }
noun-equipment = { FORM($before, "e") }Ausrüstung{ FORM($after, "post") }
noun-incantation = { $form ->
    [a] eine { FORM($before, "e") }Formel
    [a-accusative] eine { FORM($before, "e") }Formel
    [a-genitive] einer { FORM($before, "en") }Formel
    [many] { FORM($before, "e") }Formeln
    [many-dative] { FORM($before, "en") }Formeln
   *[plain] { FORM($before, "e") }Formel
}{ FORM($after, "post") }
noun-attack = { $form ->
    [many] { FORM($before, "e") }Angriffszauber
    [many-dative] { FORM($before, "en") }Angriffszaubern
   *[plain] { FORM($before, "er") }Angriffszauber
}{ FORM($after, "post") }
noun-creature-spell = { $form ->
    [many-dative] Zaubern für { FORM($before, "e") }Kreaturen
   *[plain] Zauber für { FORM($before, "e") }Kreaturen
}{ FORM($after, "post") }
noun-spell = { $form ->
    [a] ein { FORM($before, "er") }Zauber
    [a-accusative] einen { FORM($before, "en") }Zauber
    [a-genitive] eines { FORM($before, "en") }Zaubers
    [many] { FORM($before, "e") }Zauber
    [many-dative] { FORM($before, "en") }Zaubern
   *[plain] { FORM($before, "er") }Zauber
}{ FORM($after, "post") }
noun-fallen = { FORM($before, "e") }lebende Kreatur im Ablagestapel{ FORM($after, "post") }
noun-place = { FORM($before, "e") }Zone oder { FORM($before, "es") }Objekt{ FORM($after, "post") }
noun-move-action = alle Bewegungsaktionen { FORM($of, "genitive") }
noun-either = { $left } und { $right }

# Was sie beschreibt
is-friendly = { $form ->
    [post] {""}
   *[e] befreundet{ $form }{" "}
}
is-enemy = { $form ->
    [post] {""}
   *[e] gegnerisch{ $form }{" "}
}
is-other = { $form ->
    [post] {""}
   *[e] ander{ $form }{" "}
}
is-living = { $form ->
    [post] {""}
   *[e] lebend{ $form }{" "}
}
is-nonliving = { $form ->
    [post] {""}
   *[e] nicht lebend{ $form }{" "}
}
is-corporeal = { $form ->
    [post] {""}
   *[e] körperlich{ $form }{" "}
}
is-incorporeal = { $form ->
    [post] {""}
   *[e] körperlos{ $form }{" "}
}
is-flying = { $form ->
    [post] {""}
   *[e] fliegend{ $form }{" "}
}
is-not-flying = { $form ->
    [post] {""}
   *[e] nicht fliegend{ $form }{" "}
}
is-revealed = { $form ->
    [post] {""}
   *[e] offen{ $form }{" "}
}
is-hidden = { $form ->
    [post] {""}
   *[e] verdeckt{ $form }{" "}
}
is-not-epic = { $form ->
    [post] {""}
   *[e] nicht episch{ $form }{" "}
}
is-non-mage = { $form ->
    [post] {" "}außer Magiern
   *[e] {""}
}
is-subtype = { $form ->
    [post] {" "}der Unterart { FORM($word, "plain") }
   *[e] {""}
}
is-school = { $form ->
    [post] {" "}der { FORM($word, "genitive") }
   *[e] {""}
}
is-level-up-to = { $form ->
    [post] {" "}bis Level { $n }
   *[e] {""}
}
zone-of = { $whose ->
    [target] in der Zielzone
    [your-mage] in der Zone deines Magiers
   *[this] in derselben Zone
}
is-in-zone = { $form ->
    [post] {" "}{ zone-of }
    [being] {" "}{ zone-of }
   *[e] {""}
}
is-yours = { $form ->
    [post] {""}
   *[e] eigen{ $form }{" "}
}

# Dinge, die genannt werden
this-card = { $form ->
    [dative] dieser Karte
    [genitive] dieser Karte
   *[plain] diese Karte
}
this-creature = { $form ->
    [dative] dieser Kreatur
    [genitive] dieser Kreatur
   *[plain] diese Kreatur
}
this-mage = { $form ->
    [accusative] diesen Magier
    [dative] diesem Magier
    [genitive] dieses Magiers
   *[plain] dieser Magier
}
this-conjuration = { $form ->
    [dative] dieser Beschwörung
    [genitive] dieser Beschwörung
   *[plain] diese Beschwörung
}
this-enchantment = { $form ->
    [dative] dieser Verzauberung
    [genitive] dieser Verzauberung
   *[plain] diese Verzauberung
}
host = { $kind ->
    [object] { $form ->
        [dative] dem verzauberten Objekt
        [genitive] des verzauberten Objekts
       *[plain] das verzauberte Objekt
    }
    [bearer] { $form ->
        [dative] der Kreatur, die dies trägt,
        [genitive] der Kreatur, die dies trägt,
       *[plain] die Kreatur, die dies trägt,
    }
    [wearer] { $form ->
        [accusative] den Träger
        [dative] dem Träger
        [genitive] des Trägers
       *[plain] der Träger
    }
   *[creature] { $form ->
        [dative] der verzauberten Kreatur
        [genitive] der verzauberten Kreatur
       *[plain] die verzauberte Kreatur
    }
}
that-creature = { $form ->
    [dative] dieser Kreatur
    [genitive] dieser Kreatur
   *[plain] diese Kreatur
}
zone-within = { $n ->
    [-1] eine beliebige Zone
    [one] eine höchstens 1 Zone entfernte Zone
   *[other] eine höchstens { $n } Zonen entfernte Zone
}
is-your-mage = { $form ->
    [accusative] deinen Magier
    [dative] deinem Magier
    [genitive] deines Magiers
   *[plain] dein Magier
}
the-target = { $form ->
    [dative] dem Ziel
    [genitive] des Ziels
   *[plain] das Ziel
}
second-target = { $form ->
    [dative] dem zweiten Ziel
    [genitive] des zweiten Ziels
   *[plain] das zweite Ziel
}
caster = { $form ->
    [accusative] den Anwender
    [dative] dem Anwender
    [genitive] des Anwenders
   *[plain] der Anwender
}
target-zone = Zone
target-zone-without-enemies = Zone ohne gegnerische Kreaturen
target-border = Zonenrand
target-arena = die ganze Arena
target-creature = Kreatur
target-mage = Magier
target-creature-or-conjuration = Kreatur oder Beschwörung
target-zone-or-object = Zone oder Objekt
