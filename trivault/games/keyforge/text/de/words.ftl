# KeyForge: die Wörter auf den Karten.
# $form eines Hauptworts: plain (Akkusativ, gleich dem Nominativ), dative, each ("jede Kreatur"),
# each-dative, no ("keine Kreatur"). $form einer Beschreibung: e, en, es (Endung vor dem Hauptwort),
# post (dahinter), being (nach "solange sie"). Effekte: infinitive (nach "du darfst"), after (nach
# Wie alles zusammengesetzt wird
every = { $form ->
    [no] { FORM($group, "no") }
    [no-dative] { FORM($group, "no-dative") }
    [dative] { FORM($group, "each-dative") }
   *[plain] { FORM($group, "each") }
}
so-many = { $form ->
    [dative] { FORM($group, "dative") }{ $n ->
        [1] {""}
       *[other] {" "}je
    }
   *[plain] { FORM($group, "plain") }
}
up-to = { $n ->
    [1000] beliebig viele { FORM($group, "many") }
   *[other] bis zu { $form ->
        [dative] { FORM($group, "dative") }
       *[plain] { FORM($group, "plain") }
    }
}
plural = { FORM($group, "many") }
each-of = jede { FORM($group, "plain") }
joined = { $left } und { $right }
one-of-both = { $left } oder { $right }
filter-both = { $left }{ $right }
filter-not = außer { FORM($inner, "dative") }
after = { $form ->
    [post] {" "}{ FORM($what, "plain") }
   *[e] {""}
}
and-then = { $form ->
    [infinitive] { $first } und { $second }
   *[plain] { $first } und { FORM($second, "plain") }
}
and-if = { $first }; { FORM($second, "plain") }
and-comma = { $form ->
    [infinitive] { $first }, { $second }
   *[plain] { $first }, { FORM($second, "plain") }
}
amount = { $effect }: { $how_much }
amount-divided = { amount }
x-is = X: { $how_much }
per = { $effect } für { FORM($group, "each") }
if-else = wenn { $condition }, { FORM($effect, "after") }. Andernfalls { FORM($otherwise, "after") }
all-of = { $parts }
instead = { $form ->
    [after] gilt stattdessen
   *[plain] stattdessen gilt
}: { CAPITAL(FORM($effect, "plain")) }
lasting = { $form ->
    [after] gilt { $until }: { CAPITAL(FORM($effect, "plain")) }
   *[plain] { $until } { $inner ->
        [clause] gilt: { CAPITAL(FORM($effect, "plain")) }
       *[rule] { FORM($effect, "after") }
    }
}
a = { $group }
next = { FORM($group, "next") }
some-of = { $n ->
    [one] eine
   *[other] { $n }
} von { FORM($group, "dative") }
either = { $form ->
    [plain] { $left } oder { $right }
    [post] { $left } oder{ $right }
   *[e] {""}
}

# Hauptwörter
noun-creature = { $form ->
    [next] die nächste { FORM($before, "e") }Kreatur
    [each] jede { FORM($before, "e") }Kreatur
    [no] keine { FORM($before, "e") }Kreatur
    [each-dative] jeder { FORM($before, "en") }Kreatur
    [no-dative] keiner { FORM($before, "en") }Kreatur
    [dative] { $count ->
        [one] einer { FORM($before, "en") }Kreatur
       *[other] { $count } { FORM($before, "en") }Kreaturen
    }
    [strongest] { $count ->
        [one] die stärkste { FORM($before, "e") }Kreatur
       *[other] die { $count } stärksten { FORM($before, "en") }Kreaturen
    }
    [strongest-dative] der stärksten { FORM($before, "en") }Kreatur
    [weakest] die schwächste { FORM($before, "e") }Kreatur
    [weakest-dative] der schwächsten { FORM($before, "en") }Kreatur
    [many] { FORM($before, "e") }Kreaturen
   *[plain] { $count ->
        [one] eine { FORM($before, "e") }Kreatur
       *[other] { $count } { FORM($before, "e") }Kreaturen
    }
}{ FORM($after, "post") }
noun-artifact = { $form ->
    [next] das nächste { FORM($before, "e") }Artefakt
    [each] jedes { FORM($before, "e") }Artefakt
    [no] kein { FORM($before, "es") }Artefakt
    [each-dative] jedem { FORM($before, "en") }Artefakt
    [no-dative] keinem { FORM($before, "en") }Artefakt
    [dative] { $count ->
        [one] einem { FORM($before, "en") }Artefakt
       *[other] { $count } { FORM($before, "en") }Artefakten
    }
    [strongest] das stärkste { FORM($before, "e") }Artefakt
    [strongest-dative] dem stärksten { FORM($before, "en") }Artefakt
    [weakest] das schwächste { FORM($before, "e") }Artefakt
    [weakest-dative] dem schwächsten { FORM($before, "en") }Artefakt
    [many] { FORM($before, "e") }Artefakte
   *[plain] { $count ->
        [one] ein { FORM($before, "es") }Artefakt
       *[other] { $count } { FORM($before, "e") }Artefakte
    }
}{ FORM($after, "post") }
noun-card = { $form ->
    [next] die nächste { FORM($before, "e") }Karte
    [each] jede { FORM($before, "e") }Karte
    [no] keine { FORM($before, "e") }Karte
    [each-dative] jeder { FORM($before, "en") }Karte
    [no-dative] keiner { FORM($before, "en") }Karte
    [dative] { $count ->
        [one] einer { FORM($before, "en") }Karte
       *[other] { $count } { FORM($before, "en") }Karten
    }
    [strongest] die stärkste { FORM($before, "e") }Karte
    [strongest-dative] der stärksten { FORM($before, "en") }Karte
    [weakest] die schwächste { FORM($before, "e") }Karte
    [weakest-dative] der schwächsten { FORM($before, "en") }Karte
    [many] { FORM($before, "e") }Karten
   *[plain] { $count ->
        [one] eine { FORM($before, "e") }Karte
       *[other] { $count } { FORM($before, "e") }Karten
    }
}{ FORM($after, "post") }
noun-action = { $form ->
    [next] die nächste { FORM($before, "e") }Aktionskarte
    [each] jede { FORM($before, "e") }Aktionskarte
    [no] keine { FORM($before, "e") }Aktionskarte
    [each-dative] jeder { FORM($before, "en") }Aktionskarte
    [no-dative] keiner { FORM($before, "en") }Aktionskarte
    [dative] { $count ->
        [one] einer { FORM($before, "en") }Aktionskarte
       *[other] { $count } { FORM($before, "en") }Aktionskarten
    }
    [strongest] die stärkste { FORM($before, "e") }Aktionskarte
    [strongest-dative] der stärksten { FORM($before, "en") }Aktionskarte
    [weakest] die schwächste { FORM($before, "e") }Aktionskarte
    [weakest-dative] der schwächsten { FORM($before, "en") }Aktionskarte
    [many] { FORM($before, "e") }Aktionskarten
   *[plain] { $count ->
        [one] eine { FORM($before, "e") }Aktionskarte
       *[other] { $count } { FORM($before, "e") }Aktionskarten
    }
}{ FORM($after, "post") }
noun-upgrade = { $form ->
    [next] die nächste { FORM($before, "e") }Aufwertung
    [each] jede { FORM($before, "e") }Aufwertung
    [no] keine { FORM($before, "e") }Aufwertung
    [each-dative] jeder { FORM($before, "en") }Aufwertung
    [no-dative] keiner { FORM($before, "en") }Aufwertung
    [dative] { $count ->
        [one] einer { FORM($before, "en") }Aufwertung
       *[other] { $count } { FORM($before, "en") }Aufwertungen
    }
    [strongest] die stärkste { FORM($before, "e") }Aufwertung
    [strongest-dative] der stärksten { FORM($before, "en") }Aufwertung
    [weakest] die schwächste { FORM($before, "e") }Aufwertung
    [weakest-dative] der schwächsten { FORM($before, "en") }Aufwertung
    [many] { FORM($before, "e") }Aufwertungen
   *[plain] { $count ->
        [one] eine { FORM($before, "e") }Aufwertung
       *[other] { $count } { FORM($before, "e") }Aufwertungen
    }
}{ FORM($after, "post") }
noun-counter = { $form ->
    [each] jeden { counter-name }
    [many] { counter-name }
   *[plain] { $count ->
        [one] ein { counter-name }
       *[other] { $count } { counter-name }
    }
} auf dieser Karte
noun-title = { $form ->
    [each] jede { FORM($before, "e") }Karte { $name }
    [no] keine { FORM($before, "e") }Karte { $name }
    [each-dative] jeder { FORM($before, "en") }Karte { $name }
    [dative] einer { FORM($before, "en") }Karte { $name }
    [many] { FORM($before, "e") }Karten { $name }
   *[plain] { $count ->
        [one] eine { FORM($before, "e") }Karte { $name }
       *[other] { $count } { FORM($before, "e") }Karten { $name }
    }
}{ FORM($after, "post") }
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
host = { this-creature }
this-upgrade = { $form ->
    [dative] dieser Aufwertung
   *[plain] diese Aufwertung
}
this-artifact = { $form ->
    [dative] diesem Artefakt
    [genitive] dieses Artefakts
   *[plain] dieses Artefakt
}
named-them = { $form ->
    [dative] { $noun ->
        [artifact] jedem davon
       *[other] jeder davon
    }
   *[plain] { $noun ->
        [artifact] jedes davon
       *[other] jede davon
    }
}
top-of-you-deck = { $form ->
    [dative] { $n ->
        [one] der obersten Karte
       *[other] den obersten { $n } Karten
    }
   *[plain] { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    }
} { $zone ->
    [discard] deines Ablagestapels
   *[deck] deines Decks
}
top-of-opponent-deck = { $form ->
    [dative] { $n ->
        [one] der obersten Karte
       *[other] den obersten { $n } Karten
    }
   *[plain] { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    }
} vom Deck deines Gegners
seen-cards = { $form ->
    [dative] { $others ->
        [yes] den übrigen
       *[no] ihnen
    }
   *[plain] { $others ->
        [yes] die übrigen
       *[no] sie
    }
}
top-of-chosen-deck = { $form ->
    [dative] { $n ->
        [one] der obersten Karte
       *[other] den obersten { $n } Karten
    }
   *[plain] { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    }
} vom Deck dieses Spielers
who-any = { $form ->
    [dative] einem Spieler
    [nominative] ein Spieler
   *[plain] einen Spieler
}
who-you = { $form ->
    [dative] dir
    [nominative] du
   *[plain] dich
}
who-opponent = { $form ->
    [dative] deinem Gegner
    [genitive] deines Gegners
    [nominative] dein Gegner
   *[plain] deinen Gegner
}
who-each = { $form ->
    [dative] jedem Spieler
    [nominative] jeder Spieler
   *[plain] jeden Spieler
}
who-each-player = { who-each }
who-ahead-in-keys = jeder Spieler mit mehr geschmiedeten Schlüsseln als sein Gegner
noun-key = { $form ->
    [each] jeden{" "}
   *[plain] { $count }{" "}
}{ $forged ->
    [no] { $who ->
        [you] deiner ungeschmiedeten Schlüssel
       *[opponent] der ungeschmiedeten Schlüssel deines Gegners
    }
   *[yes] { $who ->
        [you] deiner geschmiedeten Schlüssel
       *[opponent] der geschmiedeten Schlüssel deines Gegners
    }
}
noun-house = { $form ->
    [each] jede im Spiel durch { $group } vertretene Fraktion
   *[plain] { $count ->
        [one] eine im Spiel durch { $group } vertretene Fraktion
       *[other] { $count } im Spiel durch { $group } vertretene Fraktionen
    }
}
noun-at-most = { $form ->
    [each] { FORM($group, "each") }
   *[plain] { FORM($group, "plain") }
} (höchstens { $most })
noun-tokens-here = { $word ->
    [amber] { noun-amber-here }
    [damage] { noun-damage-here }
   *[other] { noun-counter }
}
noun-amber-here = { $form ->
    [each] jedes
   *[plain] { $count }
} Æmber auf dieser Karte
noun-pool-amber = { $form ->
    [each] jedes
   *[plain] { $count }
} Æmber in { $who ->
    [you] deinem Vorrat
    [own] deinem Vorrat
   *[opponent] dem Vorrat deines Gegners
}
noun-its-icon = { $form ->
    [each] jedes{" "}
   *[plain] { $count ->
        [one] ein{" "}
       *[other] { $count }{" "}
    }
}{ $icon ->
    [any] {""}
    [amber] Æmber-
    [capture] Erbeuten-
    [damage] Schadens-
   *[draw] Zieh-
}{ $count ->
    [one] Bonussymbol
   *[other] Bonussymbole
} { $of ->
    [purged] auf den verbannten Karten
   *[it] darauf
}
noun-damage-here = { $form ->
    [each] jeden
   *[plain] { $count }
} Schaden auf dieser Karte
neighbors-of = { $form ->
    [dative] jeder Kreatur
   *[plain] jede Kreatur
}, die neben { $whom ->
    [foe] der angegriffenen Kreatur steht
   *[it] ihr stand
},
noun-creature-or-artifact = { $form ->
    [next] die nächste { FORM($before, "e") }Kreatur oder das nächste { FORM($before, "e") }Artefakt
    [each] jede { FORM($before, "e") }Kreatur oder jedes { FORM($before, "e") }Artefakt
    [no] keine { FORM($before, "e") }Kreatur und kein { FORM($before, "es") }Artefakt
    [dative] { $count ->
        [one] einer { FORM($before, "en") }Kreatur oder einem { FORM($before, "en") }Artefakt
       *[other] { $count } { FORM($before, "en") }Kreaturen oder Artefakten
    }
    [many] { FORM($before, "e") }Kreaturen oder Artefakte
   *[plain] { $count ->
        [one] eine { FORM($before, "e") }Kreatur oder ein { FORM($before, "es") }Artefakt
       *[other] { $count } { FORM($before, "e") }Kreaturen oder Artefakte
    }
}{ FORM($after, "post") }
extreme = { $n ->
    [0] { each-extreme }
   *[other] { $how ->
        [most] { $form ->
            [dative] { FORM($group, "strongest-dative") }
           *[plain] { FORM($group, "strongest") }
        }
       *[least] { $form ->
            [dative] { FORM($group, "weakest-dative") }
           *[plain] { FORM($group, "weakest") }
        }
    }
}
each-extreme = { $form ->
    [dative] { FORM($group, "each-dative") }
   *[plain] { FORM($group, "each") }
} mit der { $how ->
    [most] höchsten
   *[least] niedrigsten
} Stärke
named-it = { $noun ->
    [artifact] { $form ->
        [dative] ihm
        [genitive] dieses Artefakts
       *[plain] es
    }
    [player] { $form ->
        [dative] diesem Spieler
        [nominative] dieser Spieler
       *[plain] diesen Spieler
    }
   *[other] { $form ->
        [dative] ihr
        [genitive] dieser Karte
       *[plain] sie
    }
}

# Wo
# Welche
ending = { $form ->
    [en] en
    [es] es
   *[e] e
}
is-friendly = { $form ->
    [post] {""}
   *[e] befreundet{ ending }{" "}
}
is-enemy = { $form ->
    [post] {""}
   *[e] feindlich{ ending }{" "}
}
is-other = { $form ->
    [post] {""}
   *[e] ander{ ending }{" "}
}
is-not-it = { $form ->
    [post] {""}
   *[e] ander{ ending }{" "}
}
is-damaged = { $form ->
    [post] {""}
    [being] beschädigt ist
   *[e] beschädigt{ ending }{" "}
}
is-undamaged = { $form ->
    [post] {""}
    [being] unbeschädigt ist
   *[e] unbeschädigt{ ending }{" "}
}
is-flank = { $form ->
    [post] {" "}an einer Flanke
    [being] an einer Flanke steht
   *[e] {""}
}
is-not-flank = { $form ->
    [post] {" "}abseits der Flanken
    [being] an keiner Flanke steht
   *[e] {""}
}
is-ready = { $form ->
    [post] {""}
    [being] spielbereit ist
   *[e] spielbereit{ ending }{" "}
}
is-stunned = { $form ->
    [post] {""}
    [being] betäubt ist
   *[e] betäubt{ ending }{" "}
}
is-with-amber = { $form ->
    [post] {" "}mit Æmber darauf
   *[e] {""}
}
is-without-amber = { $form ->
    [post] {" "}ohne Æmber darauf
   *[e] {""}
}
is-with-icons = { $form ->
    [post] {" "}{ $some ->
        [no] ohne Bonussymbole
       *[yes] mit einem Bonussymbol
    }
   *[e] {""}
}
is-of-that-name = { $form ->
    [post] {" "}{ $what ->
        [trait] mit diesem Merkmal
       *[card] dieses Namens
    }
   *[e] {""}
}
is-commonest-house = { $form ->
    [post] {" "}der Fraktion mit den meisten Kreaturen im Spiel
   *[e] {""}
}
is-with-armor = { $form ->
    [post] {" "}mit Rüstung
   *[e] {""}
}
is-with-upgrade = { $form ->
    [post] {" "}mit einer Aufwertung
   *[e] {""}
}
is-neighbor = { $form ->
    [post] {""}
   *[e] benachbart{ ending }{" "}
}
is-neighbor-of-it = { $form ->
    [post] {" "}neben ihr
   *[e] {""}
}
is-chosen-house = { $form ->
    [post] {" "}dieser Fraktion
   *[e] {""}
}
is-not-chosen-house = { $form ->
    [post] {" "}einer anderen Fraktion
   *[e] {""}
}
is-yours = { $form ->
    [post] {" "}in deinem Besitz
   *[e] {""}
}
is-house = { $form ->
    [post] {" "}der Fraktion { house-word }
   *[e] {""}
}
is-not-house = { $form ->
    [post] {" "}einer anderen Fraktion als { house-word }
   *[e] {""}
}
is-trait = { $form ->
    [post] {" "}mit dem Merkmal { trait }
   *[e] {""}
}
is-not-trait = { $form ->
    [post] {" "}ohne das Merkmal { trait }
   *[e] {""}
}
is-having = { $form ->
    [post] {" "}mit { keyword-word }
   *[e] {""}
}
is-its-foe = im Kampf gegen diese Kreatur
is-neighbor-of-its-foe = neben der bekämpften Kreatur
is-with-counter = mit einem { counter-name } darauf
house-word = { $word ->
    [brobnar] Brobnar
    [dis] Dis
    [logos] Logos
    [mars] Mars
    [sanctum] Sanctum
    [saurian] Saurianer
    [shadows] Schatten
    [star-alliance] Sternenallianz
   *[untamed] Ungezähmte
}
keyword-word = { $word ->
    [assault] Ansturm
    [elusive] „Schwer zu fassen“
    [hazardous] „Gefährlich“
    [invulnerable] „Unverwundbar“
    [poison] Gift
    [skirmish] Scharmützel
   *[taunt] Spott
}
is-with-play-effect = mit „Spielen“-Effekten
is-attached = { $whom ->
    [it] auf ihr
   *[this] auf dieser Kreatur
}
is-from-your-hand = aus deiner Hand
is-fighting = in einem Kampf
is-active-house = { $form ->
    [post] {" "}der aktiven Fraktion
   *[e] {""}
}
is-gigantic-half = einer gigantischen Kreatur
is-theirs = { $form ->
    [post] {" "}im Besitz deines Gegners
   *[e] {""}
}
is-done = { $form ->
    [post] {""}
   *[e] { deed-when } { deed }{ ending }{" "}
}
deed = { $deed ->
    [all_discarded] abgelegt
    [archived] archiviert
    [destroyed] zerstört
    [discarded] { $when ->
        [way] {""}
       *[turn] aus einer Hand{" "}
    }abgelegt
    [fallen] im Kampf zerstört
    [played] gespielt
    [purged] verbannt
    [returned] auf die Hand genommen
    [reaped] zum Ernten verwendet
    [fought] zum Kämpfen verwendet
    [revealed] aufgedeckt
    [shuffled] in ein Deck gemischt
   *[used] verwendet
}
deed-when = { $when ->
    [by-you] von dir in diesem Zug
    [by-opponent] von deinem Gegner in diesem Zug
    [way] auf diese Weise
   *[turn] in diesem Zug
}
is-power = { $form ->
    [post] {" "}mit { $how ->
        [at-most] Stärke { $n } oder weniger
        [at-least] Stärke { $n } oder mehr
        [even] gerader Stärke
        [odd] ungerader Stärke
        [chosen] genau dieser Stärke
        [like] derselben Stärke wie eine der gewählten
        [below-this] geringerer Stärke als diese Kreatur
        [below-it] geringerer Stärke als sie
       *[exactly] Stärke { $n }
    }
   *[e] {""}
}
is-in-fight = { $form ->
    [post] , die { in-fight }
    [being] { in-fight }
   *[e] {""}
}
in-fight = { $role ->
    [attacker] { FORM($whom, "plain") } angreift
   *[defender] angegriffen wird
}
is-played-by = { $form ->
    [post] {""}
   *[e] von { $who ->
        [you] dir
       *[opponent] deinem Gegner
    } gespielt{ ending }{" "}
}
is-to-side = { $form ->
    [post] {" "}{ $side ->
        [left] links
       *[right] rechts
    } von dieser Kreatur
   *[e] {""}
}
is-center = { $form ->
    [post] {" "}im Zentrum ihrer Schlachtreihe
    [being] im Zentrum ihrer Schlachtreihe ist
   *[e] {""}
}
is-like-it = { $what ->
    [house-of] derselben Fraktion wie { FORM($whom, "plain") }
    [house] ihrer Fraktion
    [that-house] dieser Fraktion
    [trait] mit einem ihrer Merkmale
   *[other-name] mit einem anderen Namen
}
is-sharing-no-trait = ohne gemeinsames Merkmal mit einer anderen Kreatur ihrer Schlachtreihe
is-sharing-house = mit { $n ->
    [one] einem Nachbarn
   *[other] { $n } Nachbarn
} derselben Fraktion
is-of-crowded-house = einer Fraktion mit mindestens { $n } Kreaturen im Spiel
is-an-extra = in jedem deiner Züge { FORM($extra, "plain") }
place = {" "}{ $zone ->
    [hand] { $whose ->
        [you] aus deiner Hand
        [opponent] aus der Hand deines Gegners
        [each] aus jeder Hand
       *[both] aus einer beliebigen Hand
    }
    [deck] { $whose ->
        [you] aus deinem Deck
        [opponent] aus dem Deck deines Gegners
        [each] aus jedem Deck
       *[both] aus einem beliebigen Deck
    }
    [discard] { $whose ->
        [you] aus deinem Ablagestapel
        [opponent] aus dem Ablagestapel deines Gegners
        [each] aus jedem Ablagestapel
       *[both] aus einem beliebigen Ablagestapel
    }
    [archives] { $whose ->
        [you] aus deinem Archiv
        [opponent] aus dem Archiv deines Gegners
        [each] aus jedem Archiv
       *[both] aus einem beliebigen Archiv
    }
    [purged] { $whose ->
        [you] aus deinen verbannten Karten
        [opponent] aus den verbannten Karten deines Gegners
       *[both] aus den verbannten Karten
    }
   *[play] im Spiel
}
within = {" "}{ $zone ->
    [hand] { $whose ->
        [you] auf deiner Hand
        [own] auf deiner Hand
        [opponent] auf der Hand deines Gegners
       *[both] auf einer beliebigen Hand
    }
    [deck] { $whose ->
        [you] in deinem Deck
        [own] in deinem Deck
        [opponent] im Deck deines Gegners
       *[both] in einem beliebigen Deck
    }
    [discard] { $whose ->
        [you] in deinem Ablagestapel
        [own] in deinem Ablagestapel
        [opponent] im Ablagestapel deines Gegners
       *[both] in einem beliebigen Ablagestapel
    }
    [archives] { $whose ->
        [you] in deinem Archiv
        [own] in deinem Archiv
        [opponent] im Archiv deines Gegners
       *[both] in einem beliebigen Archiv
    }
    [purged] { $whose ->
        [you] unter deinen verbannten Karten
        [own] unter deinen verbannten Karten
        [opponent] unter den verbannten Karten deines Gegners
       *[both] unter den verbannten Karten
    }
   *[play] im Spiel
}

# Effekte
drawn = { $n ->
    [0] Karten
   *[other] { cards }
}
capture = { $form ->
    [infinitive] { FORM($what, "plain") } { amber } erbeuten lassen
    [after] erbeutet { FORM($what, "plain") } { amber }
   *[plain] { FORM($what, "plain") } erbeutet { amber }
}
divide-capture = { $form ->
    [infinitive] erbeutetes Æmber beliebig auf { $group } verteilen
   *[plain] verteile erbeutetes Æmber beliebig auf { $group }
}
capture-own = { $form ->
    [infinitive] { FORM($what, "plain") } { amber } von der eigenen Seite erbeuten lassen
    [after] erbeutet { FORM($what, "plain") } { amber } von der eigenen Seite
   *[plain] { FORM($what, "plain") } erbeutet { amber } von der eigenen Seite
}
exalt = { $form ->
    [infinitive] { amber } aus der gemeinsamen Reserve auf { FORM($what, "plain") } legen
   *[plain] lege { amber } aus der gemeinsamen Reserve auf { FORM($what, "plain") }
}
put-on-card = { $form ->
    [infinitive] { amber } aus deinem Vorrat auf { FORM($what, "plain") } verschieben
   *[plain] verschiebe { amber } aus deinem Vorrat auf { FORM($what, "plain") }
}
put-theirs-on-card = { $form ->
    [infinitive] { amber } aus dem Vorrat deines Gegners auf { FORM($what, "plain") } verschieben
   *[plain] verschiebe { amber } aus dem Vorrat deines Gegners auf { FORM($what, "plain") }
}
move-amber = { $form ->
    [infinitive] { amber } von dieser Kreatur auf { FORM($what, "plain") } verschieben
   *[plain] verschiebe { amber } von dieser Kreatur auf { FORM($what, "plain") }
}
bonus-icons = { $form ->
    [infinitive] jedes Bonussymbol von { FORM($what, "dative") } abhandeln
   *[plain] handle jedes Bonussymbol von { FORM($what, "dative") } ab
}, als hättest du { FORM($what, "plain") } gespielt
look-at = { $form ->
    [infinitive] dir { $what } ansehen
   *[plain] sieh dir { $what } an
}
damage-points = { $n ->
    [0] Schaden
   *[other] { $n } Schaden
}
deal-more-to-damaged = füge jeder davon { $n } Schaden zu, einer schon beschädigten aber { $more } Schaden
heal = { $form ->
    [infinitive] { $n ->
        [0] Schaden von { FORM($what, "dative") } heilen
        [1000] { FORM($what, "plain") } komplett heilen
       *[other] { $n } Schaden von { FORM($what, "dative") } heilen
    }
   *[plain] { $n ->
        [0] heile Schaden von { FORM($what, "dative") }
        [1000] heile { FORM($what, "plain") } komplett
       *[other] heile { $n } Schaden von { FORM($what, "dative") }
    }
}
destroy = { $form ->
    [infinitive] { FORM($what, "plain") } zerstören
   *[plain] zerstöre { FORM($what, "plain") }
}
to-hand = { $whose ->
    [you] { $form ->
        [infinitive] { FORM($what, "plain") } auf deine Hand nehmen
       *[plain] nimm { FORM($what, "plain") } auf deine Hand
    }
   *[owner] { $form ->
        [infinitive] { FORM($what, "plain") } auf die Hand des Besitzers zurückschicken
       *[plain] schicke { FORM($what, "plain") } auf die Hand des Besitzers zurück
    }
}
owners-deck = { $whose ->
    [you] dein Deck
   *[owner] das Deck des Besitzers
}
to-deck-top = { $form ->
    [infinitive] { FORM($what, "plain") } oben auf { owners-deck } legen
   *[plain] lege { FORM($what, "plain") } oben auf { owners-deck }
}
to-deck-bottom = { $form ->
    [infinitive] { FORM($what, "plain") } unter { owners-deck } legen
   *[plain] lege { FORM($what, "plain") } unter { owners-deck }
}
put-back = lege { $what } in beliebiger Reihenfolge zurück
into-deck = { $form ->
    [infinitive] { FORM($what, "plain") } in { owners-deck } mischen
   *[plain] mische { FORM($what, "plain") } in { owners-deck }
}
archive = { $form ->
    [infinitive] { FORM($what, "plain") } archivieren
   *[plain] archiviere { FORM($what, "plain") }
}
abduct = { $form ->
    [infinitive] { FORM($what, "plain") } in { whose-archives } legen
   *[plain] lege { FORM($what, "plain") } in { whose-archives }
}
whose-archives = { $whose ->
    [opponent] das Archiv deines Gegners
   *[you] dein Archiv
}
purge = { $form ->
    [infinitive] { FORM($what, "plain") } verbannen
   *[plain] verbanne { FORM($what, "plain") }
}
graft = { $form ->
    [infinitive] { FORM($what, "plain") } auf diese Karte transplantieren
   *[plain] transplantiere { FORM($what, "plain") } auf diese Karte
}
purge-from-one-pile = { $form ->
    [infinitive] bis zu { $n } Karten aus einem einzigen Ablagestapel verbannen
   *[plain] verbanne bis zu { $n } Karten aus einem einzigen Ablagestapel
}
put-under = { $form ->
    [infinitive] { FORM($what, "plain") } verdeckt unter diese Karte legen
   *[plain] lege { FORM($what, "plain") } verdeckt unter diese Karte
}
discard = { $form ->
    [infinitive] { FORM($what, "plain") } ablegen
   *[plain] lege { FORM($what, "plain") } ab
}
discard-deck = { $form ->
    [infinitive] { FORM($what, "plain") } ablegen
   *[plain] lege { FORM($what, "plain") } ab
}
shuffle-that-deck = mische dieses Deck
shuffle-your-deck = mische dein Deck
reveal-cards = { $form ->
    [infinitive] { $what } aufdecken
   *[plain] decke { $what } auf
}
reveal-random = { $form ->
    [infinitive] 1 zufällige Karte aus deiner Hand aufdecken
   *[plain] decke 1 zufällige Karte aus deiner Hand auf
}
archives-or-deck = wähle eine zufällige Karte aus dem Archiv deines Gegners oder die oberste Karte vom Deck deines Gegners
discard-until = { $form ->
    [infinitive] Karten { until-whose } ablegen
   *[plain] lege Karten { until-whose } ab
}, bis du { FORM($what, "plain") } ablegst oder das Deck leer ist
until-whose = { $whose ->
    [its-controller] vom Deck des Spielers, der sie kontrolliert hat,
   *[you] von deinem Deck
}
enter = { $form ->
    [infinitive] { FORM($what, "plain") } ins Spiel bringen
   *[plain] bringe { FORM($what, "plain") } ins Spiel
}
put-into-play-for-owner = { $form ->
    [infinitive] { FORM($what, "plain") } unter der Kontrolle des Besitzers ins Spiel bringen
   *[plain] bringe { FORM($what, "plain") } unter der Kontrolle des Besitzers ins Spiel
}
take-control = { $form ->
    [infinitive] die Kontrolle über { FORM($what, "plain") } übernehmen
   *[plain] übernimm die Kontrolle über { FORM($what, "plain") }
}
give-control = { $form ->
    [infinitive] deinem Gegner die Kontrolle über { FORM($what, "plain") } geben
   *[plain] gib deinem Gegner die Kontrolle über { FORM($what, "plain") }
}
move-to-flank = { $form ->
    [infinitive] { FORM($what, "plain") } an eine Flanke der zugehörigen Schlachtreihe verschieben
   *[plain] verschiebe { FORM($what, "plain") } an eine Flanke der zugehörigen Schlachtreihe
}
move-anywhere = { $form ->
    [infinitive] { FORM($what, "plain") } an eine beliebige Stelle der zugehörigen Schlachtreihe verschieben
   *[plain] verschiebe { FORM($what, "plain") } an eine beliebige Stelle der zugehörigen Schlachtreihe
}
swap-two = { $form ->
    [infinitive] die Plätze von 2 Kreaturen einer Schlachtreihe tauschen
   *[plain] tausche die Plätze von 2 Kreaturen einer Schlachtreihe
}
put-on-flank = { $form ->
    [infinitive] diese Karte an eine Flanke deiner Schlachtreihe legen
   *[plain] lege diese Karte an eine Flanke deiner Schlachtreihe
}
animate = { $form ->
    [infinitive] { FORM($what, "plain") } an eine Flanke der zugehörigen Schlachtreihe verschieben
   *[plain] verschiebe { FORM($what, "plain") } an eine Flanke der zugehörigen Schlachtreihe
}. Für den Rest des Zuges ist es eine Kreatur mit Stärke { $n }, die zur aktiven Fraktion gehört
gain-body = { $form ->
    [after] hat diese Kreatur
   *[plain] diese Kreatur hat
}, bis sie das Spiel verlässt, die Stärke der verbannten Kreatur und erhält deren Rüstung, Schlüsselwörter und Merkmale
gains-traits = { $form ->
    [after] hat { FORM($on, "nominative") }
   *[plain] { FORM($on, "nominative") } hat
} Stärke, Rüstung, Schlüsselwörter und Merkmale einer anderen Kreatur
sorts-archives = sie wird immer offen archiviert. Solange sie in deinem Archiv ist, darfst du beliebig viele Karten daraus nehmen und die übrigen dort lassen
ready = { $form ->
    [infinitive] { FORM($what, "plain") } spielbereit machen
   *[plain] mache { FORM($what, "plain") } spielbereit
}
attach-to = { $form ->
    [infinitive] diese Aufwertung { FORM($what, "dative") } anlegen
   *[plain] lege diese Aufwertung { FORM($what, "dative") } an
}
rearrange = { $form ->
    [infinitive] die Reihenfolge der Kreaturen in der Schlachtreihe eines Spielers ändern
   *[plain] ändere die Reihenfolge der Kreaturen in der Schlachtreihe eines Spielers
}
trigger-again = { $of ->
    [play] löse ihre „Spielen“-Effekte ein weiteres Mal aus
    [fight] löse ihre „Kampf“-Effekte ein weiteres Mal aus
   *[reap] löse ihre „Ernte“-Effekte ein weiteres Mal aus
}
play-or-use = { $form ->
    [infinitive] { FORM($what, "plain") } spielen oder verwenden
   *[plain] spiele oder verwende { FORM($what, "plain") }
}
its-house-becomes-active = { $form ->
    [after] wird ihre Fraktion zur aktiven Fraktion
   *[plain] ihre Fraktion wird zur aktiven Fraktion
}
end-your-turn = { $form ->
    [after] endet dein Zug
   *[plain] dein Zug endet
}
unward = { $form ->
    [infinitive] den Beschützt-Marker von { FORM($what, "dative") } entfernen
   *[plain] entferne den Beschützt-Marker von { FORM($what, "dative") }
}
exhaust = { $form ->
    [infinitive] { FORM($what, "plain") } erschöpfen
   *[plain] erschöpfe { FORM($what, "plain") }
}
ward = { $form ->
    [infinitive] { FORM($what, "plain") } beschützen
   *[plain] beschütze { FORM($what, "plain") }
}
move-ward = verschiebe einen Schutz von einer Kreatur auf eine andere
enrage = { $form ->
    [infinitive] { FORM($what, "plain") } wütend machen
   *[plain] mache { FORM($what, "plain") } wütend
}
counters = { $n ->
    [0] „+1 Stärke“-Marker
    [one] einen „+1 Stärke“-Marker
   *[other] { $n } „+1 Stärke“-Marker
}
lose-power-counter = { $form ->
    [infinitive] { counters } von { FORM($what, "dative") } entfernen
   *[plain] entferne { counters } von { FORM($what, "dative") }
}
sacrifice-power = { $form ->
    [after] darfst du
   *[plain] du darfst
} beliebig viele { FORM($group, "plain") } mit zusammen mindestens { $n } Stärke zerstören
power-counter = { $form ->
    [infinitive] { counters } auf { FORM($what, "plain") } legen
   *[plain] lege { counters } auf { FORM($what, "plain") }
}
named-counters = { $n ->
    [0] { counter-name }
    [one] einen { counter-name }
   *[other] { $n } { counter-name }
}
put-counter = { $form ->
    [infinitive] { named-counters } auf { FORM($what, "plain") } legen
   *[plain] lege { named-counters } auf { FORM($what, "plain") }
}
removed-counters = { $n ->
    [1000] jeden { counter-name }
    [one] einen { counter-name }
   *[other] { $n } { counter-name }
}
remove-counters = { $form ->
    [infinitive] { removed-counters } von dieser Karte entfernen
   *[plain] entferne { removed-counters } von dieser Karte
}
use-it = { $way ->
    [fight] { $form ->
        [infinitive] { FORM($what, "plain") } kämpfen lassen
       *[plain] lass { FORM($what, "plain") } kämpfen
    }
    [reap] { $form ->
        [infinitive] { FORM($what, "plain") } ernten lassen
       *[plain] lass { FORM($what, "plain") } ernten
    }
    [act] { $form ->
        [infinitive] die Aktion von { FORM($what, "dative") } verwenden
       *[plain] verwende die Aktion von { FORM($what, "dative") }
    }
   *[any] { $form ->
        [infinitive] { FORM($what, "plain") }{ as-yours } verwenden
       *[plain] verwende { FORM($what, "plain") }{ as-yours }
    }
}
as-yours = { $yours ->
    [yes] {" "}wie deine eigene Karte
   *[no] {""}
}
play-it = { $form ->
    [infinitive] { FORM($what, "plain") }{ as-yours } spielen
   *[plain] spiele { FORM($what, "plain") }{ as-yours }
}{ $stunned ->
    [yes] {" "}und lass sie betäubt ins Spiel kommen
   *[no] {""}
}
forge-free = { $form ->
    [infinitive] einen Schlüssel kostenlos schmieden
   *[plain] schmiede kostenlos einen Schlüssel
}
stop-forging = { $form ->
    [after] wird dieser Schlüssel nicht geschmiedet
   *[plain] dieser Schlüssel wird nicht geschmiedet
} und kein Æmber ausgegeben
forge-cost = { $n ->
    [0] zu den aktuellen Kosten
   *[other] zu den aktuellen Kosten +{ $n } Æmber
}
opponent-forges-free = { $form ->
    [after] schmiedet dein Gegner
   *[plain] dein Gegner schmiedet
} kostenlos einen Schlüssel
forge-at = { $form ->
    [infinitive] einen Schlüssel { forge-cost } schmieden
   *[plain] schmiede { forge-cost } einen Schlüssel
}
forge-at-per = { $form ->
    [infinitive] einen Schlüssel { forge-cost } schmieden, vermindert um { $less } Æmber für { FORM($group, "each") }
   *[plain] schmiede { forge-cost } einen Schlüssel, vermindert um { $less } Æmber für { FORM($group, "each") }
}
name-house = { $by ->
    [opponent] { $form ->
        [after] nennt dein Gegner
       *[plain] dein Gegner nennt
    } eine Fraktion
   *[you] { $form ->
        [infinitive] { named-house } wählen
       *[plain] wähle { named-house }
    }
}
named-house = eine Fraktion{ $whose ->
    [opponent] {" "}von der Avatarkarte deines Gegners
   *[any] {""}
}
splash = füge { FORM($what, "dative") } { $n } Schaden und jedem ihrer Nachbarn { $splash } Schaden zu
name-something = { $what ->
    [trait] wähle ein Merkmal
   *[card] nenne eine Karte
}
arrange = wähle eine Reihenfolge für alle { $group }
gain = { $who ->
    [other] { $form ->
        [after] erhält { FORM($what, "nominative") }
       *[plain] { FORM($what, "nominative") } erhält
    } { amber }
   *[you] { $form ->
        [infinitive] { amber } erhalten
       *[plain] erhalte { amber }
    }
}
lose = { $who ->
    [other] { $form ->
        [after] verliert { FORM($what, "nominative") }
       *[plain] { FORM($what, "nominative") } verliert
    } { amber }
   *[you] { $form ->
        [infinitive] { amber } verlieren
       *[plain] verliere { amber }
    }
}
steal = { $who ->
    [other] { $form ->
        [after] stiehlt { FORM($what, "nominative") }
       *[plain] { FORM($what, "nominative") } stiehlt
    } { amber }
   *[you] { $form ->
        [infinitive] { amber } stehlen
       *[plain] stiehl { amber }
    }
}
pay = { $who ->
    [other] { $form ->
        [after] zahlt dir { FORM($what, "nominative") }
       *[plain] { FORM($what, "nominative") } zahlt dir
    } { amber }
   *[you] { $form ->
        [infinitive] deinem Gegner { amber } zahlen
       *[plain] zahle deinem Gegner { amber }
    }
}
draw = { $who ->
    [other] { $form ->
        [after] zieht { FORM($what, "nominative") }
       *[plain] { FORM($what, "nominative") } zieht
    } { drawn }
   *[you] { $form ->
        [infinitive] { drawn } ziehen
       *[plain] ziehe { drawn }
    }
}
gain-chains = { $who ->
    [other] { $form ->
        [after] erhält { FORM($what, "nominative") }
       *[plain] { FORM($what, "nominative") } erhält
    } { chains }
   *[you] { $form ->
        [infinitive] { chains } erhalten
       *[plain] erhalte { chains }
    }
}
move-from = { $to ->
    [supply] { $form ->
        [infinitive] { amber } von { FORM($what, "dative") } in die gemeinsame Reserve verschieben
       *[plain] verschiebe { amber } von { FORM($what, "dative") } in die gemeinsame Reserve
    }
    [opponent] { $form ->
        [infinitive] { amber } von { FORM($what, "dative") } in den Vorrat deines Gegners verschieben
       *[plain] verschiebe { amber } von { FORM($what, "dative") } in den Vorrat deines Gegners
    }
   *[pool] { $form ->
        [infinitive] { amber } von { FORM($what, "dative") } in deinen Vorrat verschieben
       *[plain] verschiebe { amber } von { FORM($what, "dative") } in deinen Vorrat
    }
}
random-cards = { $n ->
    [one] 1 zufällige Karte
   *[other] { $n } zufällige Karten
}
at-random = { $deed ->
    [archive] { $form ->
        [infinitive] { $n } zufällige Karten aus deiner Hand archivieren
       *[plain] archiviere { $n } zufällige Karten aus deiner Hand
    }
    [discard-own] { $form ->
        [infinitive] { random-cards } aus deiner Hand ablegen
       *[plain] lege { random-cards } aus deiner Hand ab
    }
    [purge] { $form ->
        [after] verbannt { FORM($who, "nominative") }
       *[plain] { FORM($who, "nominative") } verbannt
    } { random-cards } aus der Hand
   *[discard] { $form ->
        [after] legt { FORM($who, "nominative") }
       *[plain] { FORM($who, "nominative") } legt
    } { random-cards } aus { $zone ->
        [archives] dem Archiv
       *[hand] der Hand
    } ab
}
damage = { $pierces ->
    [yes] { $form ->
        [infinitive] { FORM($what, "dative") } { damage-points } zufügen, den Rüstung nicht verhindert
       *[plain] füge { FORM($what, "dative") } { damage-points } zu, den Rüstung nicht verhindert
    }
   *[no] { $form ->
        [infinitive] { FORM($what, "dative") } { damage-points } zufügen
       *[plain] füge { FORM($what, "dative") } { damage-points } zu
    }
}
stun = { $given ->
    [no] { $form ->
        [infinitive] die Betäubung von { FORM($what, "dative") } entfernen
       *[plain] entferne die Betäubung von { FORM($what, "dative") }
    }
   *[yes] { $form ->
        [infinitive] { FORM($what, "plain") } betäuben
       *[plain] betäube { FORM($what, "plain") }
    }
}

# Geltende Fähigkeiten
signed = { $sign ->
    [minus] −
   *[plus] +
}
power-points = { $n ->
    [0] Stärke
   *[other] { signed }{ $n } Stärke
}
modify-power = { $form ->
    [after] erhält { $on }
   *[plain] { $on } erhält
} { power-points }
modify-x = X
modify-armor = { $form ->
    [after] erhält { $on }
   *[plain] { $on } erhält
} { signed }{ $n } Rüstung
modify-set-power = { $form ->
    [after] zählt { $on }
   *[plain] { $on } zählt
} als eine mit Stärke { $n }
modify-set-armor = { $form ->
    [after] zählt { $on }
   *[plain] { $on } zählt
} als eine mit Rüstung { $n }
modify-ignores-taunt = { $form ->
    [after] darf { $on }
   *[plain] { $on } darf
} angreifen, als gäbe es keinen Spott
modify-far-taunt = { $form ->
    [after] gilt der Spott { FORM($on, "genitive") }
   *[plain] der Spott { FORM($on, "genitive") } gilt
} auch für die Nachbarn ihrer Nachbarn
modify-ignores-elusive = { $form ->
    [after] kämpft { $on }
   *[plain] { $on } kämpft
}, als gäbe es kein „Schwer zu fassen“
modify-must-fight = { $on } muss nach Möglichkeit kämpfen, wenn sie verwendet wird
modify-may-use = { $form ->
    [after] darfst du
   *[plain] du darfst
} { FORM($on, "plain") } wie eine Karte der aktiven Fraktion verwenden
modify-may-fight = { $form ->
    [after] darfst du
   *[plain] du darfst
} { FORM($on, "plain") } wie eine Karte der aktiven Fraktion kämpfen lassen
modify-may-play = { $form ->
    [after] darfst du
   *[plain] du darfst
} { FORM($on, "plain") } als Karte der aktiven Fraktion spielen
you-control-it = { $form ->
    [after] kontrollierst du { FORM($what, "plain") }
   *[plain] du kontrollierst { FORM($what, "plain") }
}
modify-text-box = { $form ->
    [after] hat { FORM($on, "nominative") } den Text einer anderen Kreatur
   *[plain] { FORM($on, "nominative") } hat den Text einer anderen Kreatur
}
modify-flank = { $form ->
    [after] gilt { $on }
   *[plain] { $on } gilt
} als Flankenkreatur
whose-keys = { $who ->
    [you] deine Schlüssel
    [opponent] die Schlüssel deines Gegners
   *[each-player] Schlüssel
}
modify-key-cost = { $form ->
    [after] kosten { whose-keys }
   *[plain] { whose-keys } kosten
} { signed }{ $n } Æmber
whose-hand = { $who ->
    [you] deine Hand
    [opponent] die Hand deines Gegners
   *[each-player] jede Hand
}
modify-hand-size = { $form ->
    [after] wird { whose-hand }
   *[plain] { whose-hand } wird
} auf { cards } { $sign ->
    [minus] weniger
   *[plus] mehr
} aufgefüllt
modify-spendable = { $form ->
    [after] darfst du
   *[plain] du darfst
} das Æmber auf { FORM($on, "dative") } zum Schmieden ausgeben
modify-spent-by-opponent = { $form ->
    [after] darf dein Gegner
   *[plain] dein Gegner darf
} das Æmber auf { FORM($on, "dative") } zum Schmieden ausgeben
modify-additional-damage = { $form ->
    [after] erleidet { $on }
   *[plain] { $on } erleidet
} jedes Mal, wenn ihr Schaden zugefügt wird, zusätzlich { $n } Schaden
modify-supply-pays = wenn von { $who ->
    [you] dir
    [opponent] deinem Gegner
   *[each-player] einem Spieler
} Æmber gestohlen oder erbeutet wird, kommt es stattdessen aus der gemeinsamen Reserve
forbid-damage = { $form ->
    [after] kann { FORM($on, "dative") }
   *[plain] { FORM($on, "dative") } kann
} kein Schaden zugefügt werden
forbid-destroyed-effects = { $form ->
    [after] kann kein „Zerstört“-Effekt
   *[plain] kein „Zerstört“-Effekt kann
} ausgelöst werden
not-damaged-by = { $form ->
    [after] kann dieser Kreatur
   *[plain] dieser Kreatur kann
} kein Schaden durch { $group } zugefügt werden
forbid-deal-damage = { $form ->
    [after] fügt { $on }
   *[plain] { $on } fügt
} im Kampf keinen Schaden zu
forbid-forge-step = { $who ->
    [you] { $form ->
        [after] überspringst du
       *[plain] du überspringst
    } deinen
    [opponent] { $form ->
        [after] überspringt dein Gegner
       *[plain] dein Gegner überspringt
    } seinen
   *[each-player] { $form ->
        [after] überspringt jeder Spieler
       *[plain] jeder Spieler überspringt
    } seinen
} Schritt „Schlüssel schmieden“
forbid-forge = { $form ->
    [after] kann { FORM($on, "nominative") }
   *[plain] { FORM($on, "nominative") } kann
} keine Schlüssel schmieden
forbid-bonus-icons = { $form ->
    [after] { $who ->
        [you] kannst du
        [opponent] kann dein Gegner
       *[each-player] kann kein Spieler
    }
   *[plain] { $who ->
        [you] du kannst
        [opponent] dein Gegner kann
       *[each-player] kein Spieler kann
    }
} die Bonussymbole eigener gespielter Karten { $who ->
    [each-player] {""}
   *[other] nicht{" "}
}abhandeln
none-damage = { $form ->
    [after] kann { FORM($on, "no-dative") }
   *[plain] { FORM($on, "no-dative") } kann
} Schaden zugefügt werden
forbid-ready = { $form ->
    [after] wird { $on }
   *[plain] { $on } wird
} nicht spielbereit
forbid-stay = { $form ->
    [after] wird { $on }
   *[plain] { $on } wird
} zerstört
forbid-steal = { $form ->
    [after] kann { whose-amber }
   *[plain] { whose-amber } kann
} nicht gestohlen werden
whose-amber = { $who ->
    [you] dein Æmber
    [opponent] das Æmber deines Gegners
   *[each-player] Æmber
}
cannot-play = { $form ->
    [after] { $who ->
        [you] kannst du
       *[opponent] kann dein Gegner
    }
   *[plain] { $who ->
        [you] du kannst
       *[opponent] dein Gegner kann
    }
} { FORM($what, "no") } spielen
gains-keyword = { $form ->
    [after] { gains-or-loses } { $on }
   *[plain] { $on } { gains-or-loses }
} { $word ->
    [assault] Ansturm { number-or-x }
    [hazardous] „Gefährlich { number-or-x }“
   *[other] { keyword-word }
}
number-or-x = { $n ->
    [0] X
   *[other] { $n }
}
gains-or-loses = { $sign ->
    [minus] verliert
   *[plus] erhält
}
none-can = { $form ->
    [after] kann { FORM($on, "no") }
   *[plain] { FORM($on, "no") } kann
} { deed-done }
choose-house = { $form ->
    [after] { must-choose } { $who ->
        [you] du
       *[opponent] dein Gegner
    }
   *[plain] { $who ->
        [you] du
       *[opponent] dein Gegner
    } { must-choose }
} { chosen-house } { $verdict ->
    [must] {""}
   *[cannot] nicht{" "}
}als { $who ->
    [you] deine
   *[opponent] seine
} aktive Fraktion wählen
must-choose = { $verdict ->
    [must] { $who ->
        [you] musst
       *[opponent] muss
    }
   *[cannot] { $who ->
        [you] kannst
       *[opponent] kann
    }
}
house-next-turn = { $form ->
    [after] { must-or-cannot } { house-chooser }
   *[plain] { house-chooser } { must-or-cannot }
} in seinem nächsten Zug { $of ->
    [it] ihre Fraktion
    [foe] die Fraktion der Kreatur, gegen die sie kämpft,
   *[active] dieselbe Fraktion
} { $verdict ->
    [must] {""}
   *[cannot] nicht{" "}
}als seine aktive Fraktion wählen
house-chooser = { $whom ->
    [opponent] dein Gegner
    [its-controller] ihr kontrollierender Spieler
   *[other] der Gegner dieses Spielers
}
must-or-cannot = { $verdict ->
    [must] muss
   *[cannot] kann
}
one-at-a-time = wähle nacheinander { $how ->
    [up-to] bis zu{" "}
   *[exactly] {""}
}{ $n ->
    [0] so viele { FORM($group, "many") } (1 für { FORM($how_much, "each") })
   *[other] { FORM($group, "plain") }
}, und mit jeder davon: { CAPITAL(FORM($effect, "plain")) }
modify-played-stunned = { $form ->
    [after] kommt { $on }
   *[plain] { $on } kommt
} betäubt ins Spiel
modify-enters-ready = { $form ->
    [after] kommt { $on }
   *[plain] { $on } kommt
} spielbereit ins Spiel
modify-returns-to-hand = { $form ->
    [after] kommt { FORM($on, "plain") }, sobald sie abgehandelt ist,
   *[plain] { FORM($on, "plain") } kommt, sobald sie abgehandelt ist,
} auf die Hand ihres Besitzers und nicht auf den Ablagestapel
refill-hand = { $form ->
    [infinitive] deine Hand wie in deinem Schritt „Karten ziehen“ auffüllen
   *[plain] fülle deine Hand wie in deinem Schritt „Karten ziehen“ auf
}
active-player-does = { $form ->
    [after] tut der aktive Spieler dies
   *[plain] der aktive Spieler tut dies
}: { CAPITAL(FORM($effect, "plain")) }
each-player-does = { $form ->
    [after] tut jeder Spieler dies
   *[plain] jeder Spieler tut dies
}, der aktive zuerst: { CAPITAL(FORM($effect, "plain")) }
takes-its-place = { $form ->
    [infinitive] sie dort ins Spiel bringen, wo diese Kreatur stand, nachdem diese das Spiel verlassen hat
   *[plain] bringe sie dort ins Spiel, wo diese Kreatur stand, nachdem diese das Spiel verlassen hat
}
put-each-into-play = { $form ->
    [infinitive] { FORM($what, "plain") } unter der Kontrolle des Besitzers spielbereit ins Spiel bringen
   *[plain] bringe { FORM($what, "plain") } unter der Kontrolle des Besitzers spielbereit ins Spiel
}
gains-trait = { $form ->
    [after] erhält { $on }
   *[plain] { $on } erhält
} das Merkmal { trait }
heal-up-to = { $form ->
    [infinitive] bis zu { $n } Schaden von { FORM($what, "dative") } heilen
   *[plain] heile bis zu { $n } Schaden von { FORM($what, "dative") }
}
divide-damage = { $form ->
    [infinitive] { damage-points } beliebig auf { $group } verteilen
   *[plain] verteile { damage-points } beliebig auf { $group }
}
bolt = { $deed ->
    [power-counter] lege { $first } „+1 Stärke“-Marker auf { FORM($what, "plain") }, { $second } auf einen ihrer Nachbarn und { $third } auf die Kreatur hinter diesem Nachbarn
   *[damage] füge gleichzeitig { FORM($what, "dative") } { $first } Schaden, einem ihrer Nachbarn { $second } Schaden und der Kreatur hinter diesem Nachbarn { $third } Schaden zu
}
redistribute = { $form ->
    [infinitive] { lying-there } beliebig neu auf { $group } verteilen
   *[plain] verteile { lying-there } beliebig neu auf { $group }
}
lying-there = { $thing ->
    [amber] das vorhandene Æmber
   *[damage] den vorhandenen Schaden
}
destroy-together = { $form ->
    [infinitive] gleichzeitig { $parts } zerstören
   *[plain] zerstöre gleichzeitig { $parts }
}
repeat-the-preceding-effect = wiederhole den vorhergehenden Effekt
take-it = { $deed ->
    [capture] { $form ->
        [after] erbeutet diese Kreatur es
       *[plain] diese Kreatur erbeutet es
    }
   *[gain] erhalte das dafür ausgegebene Æmber
}
deals-damage = { $how ->
    [only] { $form ->
        [after] fügt { $on }
       *[plain] { $on } fügt
    } in einem Kampf nur { $n } Schaden zu
   *[more] { $form ->
        [after] fügt { $on }
       *[plain] { $on } fügt
    } { signed }{ $n } Schaden zu
}
cannot-do = { $form ->
    [after] kann { $on }
   *[plain] { $on } kann
} { $deed ->
    [but-fight] nur kämpfen
   *[other] nicht { deed-done }
}
deed-done = { $deed ->
    [attack] angegriffen werden
    [destroy] zerstört werden
    [fight] kämpfen
    [fight-this] gegen diese Kreatur kämpfen
    [play] gespielt werden
    [reap] ernten
   *[use] verwendet werden
}
until = { $moment ->
    [leaves-play] bis diese Karte das Spiel verlässt,
    [opponents-turn] im nächsten Zug deines Gegners
    [their-own-turn] im nächsten Zug deines Gegners
    [next-turn] bis zum Beginn deines nächsten Zuges
    [your-next-turn] bis zum Ende deines nächsten Zuges
   *[turn] in diesem Zug
}
toll = { $form ->
    [after] { $who ->
        [you] musst du { $n } Æmber verlieren
       *[opponent] muss dein Gegner dir { $n } Æmber zahlen
    }
   *[plain] { $who ->
        [you] du musst { $n } Æmber verlieren
       *[opponent] dein Gegner muss dir { $n } Æmber zahlen
    }
}, um { FORM($on, "plain") } zu { $deed ->
    [play] spielen
   *[use] verwenden
}

# Wie viel
amount-happened = jedes Mal, wenn dies geschehen ist
amount-noted-healed = so viel, wie auf diese Weise Schaden geheilt wurde
amount-that-much = die gleiche Menge
amber-of = { $n ->
    [0] { $who ->
        [you] so viel, wie du Æmber hast
       *[opponent] so viel, wie dein Gegner Æmber hat
    }
   *[other] { $who ->
        [you] so viel, wie du über { $n } hinaus hast
       *[opponent] so viel, wie dein Gegner über { $n } hinaus hat
    }
}
noun-surplus = { $form ->
    [each] jede Kreatur
   *[plain] { $count } Kreaturen
}, die { $who ->
    [you] du mehr kontrollierst als dein Gegner
   *[opponent] dein Gegner mehr kontrolliert als du
}{ $others ->
    [yes] , diese nicht mitgezählt
   *[no] {""}
}
its-amber = { $of ->
    [player] { $half ->
        [down] die Hälfte dessen, was er hat, abgerundet
       *[no] so viel, wie er hat
    }
    [damage] so viel, wie Schaden auf ihr liegt
   *[card] { $half ->
        [up] die Hälfte dessen, was darauf liegt, aufgerundet
       *[no] so viel, wie Æmber darauf liegt
    }
}

# Ereignisse: $what, wovon sie handeln, $noun, was das ist; $who, wo es ein Spieler ist; $by, wer sie verursacht
event-acted = { $by ->
    [you] du { FORM($what, "plain") }{ on-flank } { $deed ->
        [used] verwendest
       *[played] spielst
    }
    [opponent] dein Gegner { FORM($what, "plain") }{ on-flank } { $deed ->
        [used] verwendet
       *[played] spielt
    }
   *[any] { FORM($what, "plain") }{ on-flank } { $deed ->
        [used] verwendet
       *[played] gespielt
    } wird
}
event-damage = { FORM($what, "dative") } Schaden zugefügt { would-be }
event-destroy = { FORM($what, "plain") } zerstört { would-be }
would-be = { $would ->
    [yes] würde
   *[no] wird
}
on-flank = { $flank ->
    [left] {" "}an der linken Flanke
    [right] {" "}an der rechten Flanke
   *[no] {""}
}
event-reap-gain = { $who ->
    [you] du durch Ernten Æmber { $would ->
        [yes] erhalten würdest
       *[no] erhältst
    }
    [opponent] dein Gegner durch Ernten Æmber { $would ->
        [yes] erhalten würde
       *[no] erhält
    }
   *[each-player] ein Spieler durch Ernten Æmber { $would ->
        [yes] erhalten würde
       *[no] erhält
    }
}
event-steal = { $who ->
    [you] du Æmber { $would ->
        [yes] stehlen würdest
       *[no] stiehlst
    }
    [opponent] dein Æmber gestohlen { would-be }
   *[each-player] Æmber gestohlen { would-be }
}
event-attach = { FORM($what, "dative") } eine Aufwertung angelegt wird
you-attach-this = du diese Aufwertung an { $name } anlegst
event-armor-prevented = die Rüstung { FORM($what, "genitive") } Schaden verhindert
event-before-fight = { FORM($what, "plain") } kämpfen soll
event-discard = { $by ->
    [you] du { FORM($what, "plain") } ablegst
   *[any] { FORM($what, "plain") } abgelegt wird
}
event-entered = { FORM($what, "plain") } ins Spiel kommt
event-forged = { $who ->
    [you] du einen Schlüssel schmiedest
    [opponent] dein Gegner einen Schlüssel schmiedet
   *[each-player] ein Spieler einen Schlüssel schmiedet
}
event-would-forge = { $who ->
    [you] du einen Schlüssel schmieden würdest
    [opponent] dein Gegner einen Schlüssel schmieden würde
   *[each-player] ein Spieler einen Schlüssel schmieden würde
}
event-house-chosen = { $who ->
    [you] du deine
    [opponent] dein Gegner seine
   *[each-player] ein Spieler seine
} aktive Fraktion { $who ->
    [you] wählst
   *[other] wählt
}
event-fought = { $by ->
    [you] du mit { FORM($what, "dative") } kämpfst
   *[any] { FORM($what, "plain") } kämpft
}
event-reaped = { FORM($what, "plain") } erntet
event-ready-step-ended = { $who ->
    [you] dein Schritt
    [opponent] der Schritt deines Gegners
   *[each-player] ein Schritt
} „Karten bereitmachen“ endet
event-turn-began = { $who ->
    [you] dein Zug
    [opponent] der Zug deines Gegners
   *[each-player] ein Zug
} beginnt
event-turn-ended = { $who ->
    [you] dein Zug
    [opponent] der Zug deines Gegners
   *[each-player] ein Zug
} endet

# Bedingungen
when-about-this = dies mit dieser Karte geschieht
when-fought = diese Kreatur gekämpft hat
you-control-host = du diese Kreatur kontrollierst
when-your-turn = du am Zug bist
chooses-house = { $who ->
    [you] du { house-or-that } als deine aktive Fraktion wählst
    [opponent] dein Gegner { house-or-that } als seine aktive Fraktion wählt
   *[any] ein Spieler { house-or-that } als seine aktive Fraktion wählt
}
house-or-that = { $word ->
    [named] diese Fraktion
    [of-no-card] eine Fraktion, zu der keine Karte im Spiel gehört,
   *[other] { house-word }
}
when-you-choose = du { house-word } als deine aktive Fraktion wählst
when-destroyed-fighting-this = eine feindliche Kreatur im Kampf gegen diese Kreatur zerstört wird
when-during-a-fight = dies während eines Kampfes geschieht
when-by-an-icon = er von einem Bonussymbol kommt
when-you-resolve = du ein { $word ->
    [amber] Æmber
    [capture] Erbeuten
    [damage] Schaden
   *[draw] Ziehen
}-Bonussymbol abhandelst
their-amber-is = dein Gegner eine { $word ->
    [even] gerade
   *[odd] ungerade
} Menge Æmber hat
when-before-it-resolves = { occasion } { $when }, aber noch vor ihrer „Spielen“-Fähigkeit, { FORM($effect, "after") }
there-are = es { $how ->
    [at-least] mindestens
    [at-most] höchstens
   *[exactly] genau
} { FORM($group, "plain") } gibt
there-are-more = es weniger { FORM($fewer, "many") } als { FORM($more, "many") } gibt
there-is-none = es { FORM($group, "no") } gibt
has-amber = { $who ->
    [you] du { so-much-amber } hast
   *[opponent] dein Gegner { so-much-amber } hat
}
so-much-amber = { $how ->
    [none] kein
    [exactly] genau { $n }
    [at-most] höchstens { $n }
   *[at-least] mindestens { $n }
} Æmber
has-more = { $who ->
    [you] { $what ->
        [amber] du mehr Æmber hast als dein Gegner
        [keys] du mehr geschmiedete Schlüssel hast als dein Gegner
       *[creatures] du mehr Kreaturen kontrollierst als dein Gegner
    }
    [active] { $what ->
        [amber] der aktive Spieler mehr Æmber hat als der andere
        [keys] der aktive Spieler mehr geschmiedete Schlüssel hat als der andere
       *[creatures] der aktive Spieler mehr Kreaturen kontrolliert als der andere
    }
   *[opponent] { $what ->
        [amber] dein Gegner mehr Æmber hat als du
        [keys] dein Gegner mehr geschmiedete Schlüssel hat als du
       *[creatures] dein Gegner mehr Kreaturen kontrolliert als du
    }
}
was-done = { $when ->
    [their-last-turn] dein Gegner in seinem letzten Zug { so-many-done } { deed } hat
    [by-you] du in diesem Zug { so-many-done } { deed } hast
    [by-opponent] dein Gegner in diesem Zug { so-many-done } { deed } hat
   *[other] { deed-when } { so-many-done } { deed } { $n ->
        [0] wurde
        [one] wurde
       *[other] wurden
    }
}
so-many-done = { $how ->
    [none] { FORM($group, "no") }
    [at-least] mindestens { FORM($group, "plain") }
    [at-most] höchstens { FORM($group, "plain") }
   *[exactly] genau { FORM($group, "plain") }
}
it-is = es { FORM($what, "plain") } ist
this-is = diese Kreatur { FORM($which, "being") }
key-forged = { $who ->
    [you] dein
   *[opponent] der
} { $colour ->
    [red] { $who ->
        [you] roter
       *[opponent] rote
    }
    [blue] { $who ->
        [you] blauer
       *[opponent] blaue
    }
   *[yellow] { $who ->
        [you] gelber
       *[opponent] gelbe
    }
} Schlüssel{ $who ->
    [you] {""}
   *[opponent] {" "}deines Gegners
} geschmiedet ist
when-destroyed-by-assault = eine feindliche Kreatur durch den Ansturm dieser Kreatur zerstört wird
when-this-fights = diese Kreatur kämpft
when-the-tide-is-low = Ebbe ist
has-forged = { $who ->
    [you] du in diesem Zug { $forged ->
        [no] keinen
       *[yes] einen
    } Schlüssel geschmiedet hast
   *[opponent] dein Gegner in seinem letzten Zug einen Schlüssel geschmiedet hat
}
when-they-stole-last-turn = dein Gegner dir in seinem letzten Zug Æmber gestohlen hat
power-of = { $half ->
    [yes] die Hälfte { $of ->
        [it] ihrer Stärke
        [foe] der Stärke der bekämpften Kreatur
       *[each] der gemeinsamen Stärke von { FORM($what, "dative") }
    }, abgerundet
   *[no] { $of ->
        [it] ihre Stärke
        [foe] die Stärke der bekämpften Kreatur
       *[each] die gemeinsame Stärke von { FORM($what, "dative") }
    }
}
was-healed = { $n ->
    [one] Schaden geheilt wurde
   *[other] mindestens { $n } Schaden geheilt wurden
}
destroys-it = { $survives ->
    [yes] sie nicht zerstört wird
   *[no] dies sie zerstört
}
foe-is = die bekämpfte Kreatur { FORM($what, "plain") } ist
# Die Ansicht einer Karte
face-kind = { $noun ->
    [action] Aktion
    [artifact] Artefakt
    [creature] Kreatur
   *[upgrade] Aufwertung
} · { house-name }
face-traits = { $kind } · { $traits }
face-power = Stärke { $n }
face-power-x = Stärke X
face-armor = Rüstung { $n }
face-amber = Æmber-Bonus { $n }
line = { CAPITAL($effect) }.
label-line = { $label }: { CAPITAL($effect) }.
given-line = Diese Kreatur erhält „{ $label }: { CAPITAL($effect) }.“
given-rule = Diese Kreatur erhält „{ CAPITAL($effect) }.“
labelled = { $label }: { CAPITAL(FORM($effect, "plain")) }
label-and = { $first }/{ $second }
label-play = Spielen
label-reap = Ernte
label-fight = Kampf
label-before-fight = Vor dem Kampf
label-before-reap = Vor der Ernte
label-destroyed = Zerstört
label-action = Aktion
label-omni = Universell
in-discard = solange diese Karte in deinem Ablagestapel liegt: { CAPITAL(FORM($effect, "plain")) }
play-only-if = du kannst diese Karte nur spielen, wenn { $condition }
gigantic-half = gigantische Kreatur, { $half ->
    [top] 1 von 2
   *[bottom] 2 von 2
}: Spiele sie nur zusammen mit ihrer anderen Hälfte
enhance = Verbesserung: { $icons } (bereits auf Karten des Decks verteilt)
icons = { $n ->
    [one] Bonussymbol
   *[other] Bonussymbole
}
only-fights = diese Kreatur kann nur gegen { FORM($what, "many") } kämpfen
sentences = { $first } { $second }
icon = { $n } { $word ->
    [amber] Æmber
    [capture] Erbeuten
    [damage] Schaden
   *[draw] Ziehen
}-{ icons }
icon-as = immer wenn du ein Bonussymbol abhandelst, darfst du es stattdessen als { $icon } abhandeln
icon-steals = immer wenn du { $icon } abhandeln würdest, darfst du stattdessen 1 Æmber stehlen
other-form = { $type ->
    [creature] In der Schlachtreihe ist sie eine Kreatur mit Stärke { $n } und dem Text „{ $text }“
   *[upgrade] Du darfst diese Karte als Aufwertung spielen; dann ist ihr Text „{ $text }“
}
keyword = { $word ->
    [alpha] Alpha
    [assault] Ansturm { $n }
    [deploy] Stationieren
    [elusive] Schwer zu fassen
    [hazardous] Gefährlich { $n }
    [invulnerable] Unverwundbar
    [omega] Omega
    [poison] Gift
    [skirmish] Scharmützel
   *[taunt] Spott
}
enters = { $form ->
    [after] kommt diese Kreatur
   *[plain] diese Kreatur kommt
} { $how ->
    [copy] als Kopie { FORM($what, "dative") }
    [ready] spielbereit
    [enraged] wütend
    [stunned] betäubt
   *[opposed] unter der Kontrolle deines Gegners
} ins Spiel{ $how ->
    [copy] , gehört aber zur Fraktion { house-name }
   *[other] {""}
}
