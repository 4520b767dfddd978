# Mage Wars: die Wörter auf den Karten.
# $form eines Hauptworts: plain (Nominativ ohne Artikel), accusative, dative, genitive, each ("jede Kreatur")
# und each-accusative, each-dative, each-genitive, a ("eine Kreatur"), a-accusative, a-genitive, many ("Kreaturen"), many-dative, one ("eine Kreatur",
# Akkusativ). $form einer Beschreibung: e, en, er, es (Endung vor dem Hauptwort), post (dahinter), being
# (nach "falls"). Effekte: infinitive (nach "du darfst"), after (nach einem Nebensatz). $n ist X, wo
# eine Menge nicht feststeht.

# Wie alles zusammengesetzt wird
comma = { $first }, { $second }
and = { $first } und { $second }
or = { $first } oder { $second }
or-else = { $first }; oder { $second }
and-then = { $first } und { $form ->
    [infinitive] { $second }
   *[plain] { FORM($second, "plain") }
}
limited = { $effect } ({ $limit })
as-many = { $effect } (X: { $number })
every = { $form ->
    [accusative] { FORM($group, "each-accusative") }
    [dative] { FORM($group, "each-dative") }
    [genitive] { FORM($group, "each-genitive") }
   *[plain] { FORM($group, "each") }
}
so-many = { FORM($group, "one") }
plural = { $form ->
    [dative] { FORM($group, "many-dative") }
   *[plain] { FORM($group, "many") }
}
filter-both = { $left }{ $right }
filter-either = { $form ->
    [post] { $left } oder{ $right }
   *[e] {""}
}
after = { $form ->
    [post] {" "}{ FORM($what, "plain") }
    [being] {" "}{ $what }
   *[e] {""}
}
subject-while = { $who }, falls{ FORM($which, "being") },
named-it = { $form ->
    [dative] ihr
    [genitive] ihrer
   *[plain] sie
}

# Effekte
has = { $form ->
    [after] hat { $who }
   *[plain] { $who } hat
} { FORM($traits, "plain") }
gain = { $form ->
    [after] hat { FORM($who, "plain") }
   *[plain] { FORM($who, "plain") } hat
} { $until } { FORM($traits, "plain") }
until = { $moment ->
    [phase] bis zum Ende dieser Aktionsphase
    [strike] beim nächsten Nahkampfangriff dieser Runde
    [action] bis zu seiner nächsten Aktionsphase oder bis zum Ende der Runde
    [leaves-play] solange dies im Spiel ist,
   *[round] bis zum Ende der Runde
}
lasting = { $form ->
    [after] gilt { $until }
   *[plain] { $until } gilt
}: { CAPITAL(FORM($effect, "plain")) }
choose = { $form ->
    [infinitive] { FORM($what, "accusative") } wählen
   *[plain] wähle { FORM($what, "accusative") }
}
choose-one = wähle eines: { CAPITAL(FORM($ways, "plain")) }
if-you-do = du das tust
instead = { $form ->
    [after] gilt stattdessen
   *[plain] stattdessen gilt
}: { CAPITAL(FORM($effect, "plain")) }
once-each = { $effect } (nur einmal pro Runde bei derselben Kreatur)
pay-for = { $form ->
    [after] darfst du
   *[plain] du darfst
} { $n } Mana zahlen; tust du das, { FORM($effect, "after") }
pay-for-each = { $form ->
    [after] darfst du
   *[plain] du darfst
} für beliebig viele { FORM($group, "many") } je { $n } Mana zahlen; für jede davon gilt: { CAPITAL(FORM($effect, "plain")) }
once-per-round = { $effect } ({ $n ->
    [1] einmal
    [2] zweimal
   *[other] { $n }-mal
} pro Runde)
once-for-each = einmal pro Runde für jede von ihnen{ $most ->
    [0] {""}
   *[other] , für höchstens { $most } davon
}
avoid-attack = { $turned ->
    [yes] { $form ->
        [after] trifft der Angriff
       *[plain] der Angriff trifft
    } stattdessen den Angreifer
   *[no] { $form ->
        [after] wird der Angriff
       *[plain] der Angriff wird
    } vermieden
}, sofern er nicht Unvermeidbar ist
counter-spell = { $returned ->
    [yes] { $form ->
        [after] geht der Zauber
       *[plain] der Zauber geht
    } ins Zauberbuch und sein Mana an den Anwender zurück
   *[no] { $form ->
        [after] wird der Zauber
       *[plain] der Zauber wird
    } gekontert
}
move-enchantment = { $steal ->
    [yes] übernimm die Kontrolle über die Verzauberung und versetze sie auf das zweite Ziel
   *[no] versetze die Verzauberung auf das zweite Ziel
}
destroy = { $form ->
    [infinitive] { FORM($what, "accusative") } zerstören
   *[plain] zerstöre { FORM($what, "accusative") }
}
heal = { $form ->
    [infinitive] { FORM($what, "accusative") } von { $n } Schaden heilen
   *[plain] heile { FORM($what, "accusative") } von { $n } Schaden
}
direct = { $form ->
    [infinitive] { FORM($what, "dative") } { $n } direkten Schaden zufügen
   *[plain] füge { FORM($what, "dative") } { $n } direkten Schaden zu
}
direct-typed = { $form ->
    [infinitive] { FORM($what, "dative") } { $n } direkten Schaden der Art { FORM($damage, "plain") } zufügen
   *[plain] füge { FORM($what, "dative") } { $n } direkten Schaden der Art { FORM($damage, "plain") } zu
}
gain-life = { $form ->
    [infinitive] { FORM($what, "dative") } { $n } Leben mehr geben
   *[plain] gib { FORM($what, "dative") } { $n } Leben mehr
}
lose-life = { $form ->
    [infinitive] { FORM($what, "dative") } { $n } Leben nehmen
   *[plain] nimm { FORM($what, "dative") } { $n } Leben
}
gain-mana = { $whom ->
    [you] { $form ->
        [after] erhältst du
       *[plain] du erhältst
    } { $n } Mana
   *[other] { $form ->
        [infinitive] { FORM($what, "dative") } { $n } Mana geben
       *[plain] gib { FORM($what, "dative") } { $n } Mana
    }
}
heal-dice = { $several ->
    [yes] { $form ->
        [infinitive] { FORM($what, "accusative") } von Schaden heilen
       *[plain] heile { FORM($what, "accusative") } von Schaden
    }, jede nach einem eigenen Wurf mit { $n } Angriffswürfeln
   *[no] { $form ->
        [infinitive] { $n } Angriffswürfel werfen und { FORM($what, "accusative") } von so viel Schaden heilen
       *[plain] wirf { $n } Angriffswürfel und heile { FORM($what, "accusative") } von so viel Schaden
    }
}
lose-mana = { $form ->
    [infinitive] { FORM($what, "dative") } { $n } Mana nehmen
   *[plain] nimm { FORM($what, "dative") } { $n } Mana
}
returns-instead = { $form ->
    [infinitive] ihn in dein Zauberbuch zurücknehmen
   *[plain] nimm ihn in dein Zauberbuch zurück
}
sleep = lege ein Plättchen Schlaf auf { FORM($what, "accusative") }
armor-token = lege einen Marker Rüstung +1 auf { FORM($what, "accusative") }
wrath-token = lege einen Marker Zorn auf { FORM($what, "accusative") }
roll = wirf { $n } Angriffswürfel
attack-with-this = greife { FORM($what, "accusative") } damit an
attack-with-dice = greife { FORM($what, "accusative") } mit { $n } Angriffswürfeln an und zähle { $n } zum Effektwürfel hinzu
another-attack = { $form ->
    [after] darf es
   *[plain] es darf
} einen weiteren Schnellen Nahkampfangriff machen
toll = { $form ->
    [after] zahlt, wer diese Kreatur kontrolliert,
   *[plain] wer diese Kreatur kontrolliert, zahlt
} { $n } Mana, oder es kommt nicht dazu
frighten = wirf den Effektwürfel; ab { $n } wird der Angriff abgebrochen, und der Angreifer darf ein anderes Ziel wählen
redirect-spell = { $form ->
    [after] übernimmst du
   *[plain] du übernimmst
} den Zauber, und sein Anwender wird zum Ziel
push-anywhere = stoße { FORM($what, "accusative") } 1 Zone weit in eine Richtung deiner Wahl
push-anywhere-around = stoße { FORM($what, "accusative") } 1 Zone weit in eine Richtung deiner Wahl, aber nicht durch einen Wall, der angreift
teleport = { $form ->
    [infinitive] { FORM($who, "accusative") } dorthin teleportieren
   *[plain] teleportiere { FORM($who, "accusative") } dorthin
}
banish = das Ziel verlässt die Arena und kehrt in seine Zone zurück, wenn in Erhaltungsphasen der letzte von { $n } Markern entfernt wurde
resurrect = rufe das Ziel in die Zone des Anwenders herbei
wake-up = der Aktionsstein des Ziels wird aktiv
look-at-it = sieh dir das Ziel an
remove-conditions = { $kinds ->
    [one] entferne ein Zustandsplättchen vom Ziel und zahle seine Beseitigungskosten
    [poison] entferne beliebig viele Zustandsplättchen der Art Gift vom Ziel und zahle ihre Beseitigungskosten
   *[any] entferne beliebig viele Zustandsplättchen vom Ziel und zahle ihre Beseitigungskosten
}
roll-again = { $form ->
    [infinitive] den Wurf wiederholen
   *[plain] wiederhole den Wurf
}
roll-attack-again = { $form ->
    [after] darfst du
   *[plain] du darfst
} den Effektwürfel oder alle Angriffswürfel noch einmal werfen (einmal pro Runde)
death-link = { $form ->
    [after] darfst du
   *[plain] du darfst
} deinen Magier von bis zu { $n } Schaden heilen und der verzauberten Kreatur ebenso viel direkten Schaden zufügen
add-mana = wenn { $when }, darfst du beim Anwenden { $n } Mana mehr zahlen
choose-cures = wähle beim Anwenden beliebig viele Zustandsplättchen und offene Verzauberungen der Art Gift am Ziel
cure = entferne die gewählten Plättchen und zerstöre die gewählten Verzauberungen
bind-another = binde einen anderen Zauber
open-this = öffne dieses Tor
pay-x = zahle X Mana
choose-number = wähle X, von 1 bis zur Zahl der Tempel, die du kontrollierst
prevent = verhindere bis zu { $n } dieses Schadens
forbid-ranged-target = Fernangriffe können { FORM($on, "accusative") } nicht zum Ziel haben
modify-dice = { $side ->
    [against] Kreaturen, die { FORM($on, "accusative") } angreifen, haben { $n } Angriffswürfel mehr
   *[by] Angriffe { FORM($on, "genitive") }, Zauber ausgenommen, haben { $n } Angriffswürfel weniger
}
modify-loses-flying = { $on } verliert Fliegen
count-as = { $what } gelten als { FORM($kind, "plain") }
modify-cast-rebate = { $on } kosten den Träger beim Anwenden { $n } Mana weniger
modify-reveal-rebate = { $on } kosten den Träger beim Aufdecken { $n } Mana weniger
modify-summoned-here = { $on } dürfen hierher herbeigerufen werden
rebate-limit = verbilligt wird nur ein Zauber pro Runde
each-upkeep = in jeder Erhaltungsphase gilt: { CAPITAL(FORM($effect, "plain")) }

# Ereignisse, als Nebensätze. $bare: kein Wort steht vor dem Hauptwort, was im Deutschen gleich ist.
any-of = { $bare ->
   *[no] { $form ->
        [accusative] { FORM($group, "a-accusative") }
        [genitive] { FORM($group, "a-genitive") }
       *[plain] { FORM($group, "a") }
    }
}
on-whom = {" "}auf { FORM($whom, "accusative") }
an-attack = { $how ->
    [melee] einen Nahkampfangriff
    [counterstrike] einen Gegenschlag
   *[any] einen Angriff
}
event-activated = { $who } aktiviert wird
event-attacked = { $who } { an-attack }{ $on } gemacht hat
event-avoid = { $who } einen Angriff vermeiden soll
event-counter = { $how ->
    [quick] { $who } einen Schnellen Zauber anwendet
   *[aimed] eine gegnerische Formel oder Verzauberung { FORM($who, "accusative") } zum Ziel hat
}
event-damage = ein Angriff { FORM($who, "accusative") } verletzt
event-declared = { $who } { an-attack }{ $on } erklärt, Gegenschläge ausgenommen
event-defend = { $who } für eine Verteidigung würfelt
event-destroy = { $who } zerstört wird
event-entered = { $who } diese Zone betritt
event-escape = { $who } einen Rettungswurf macht
event-moving = { $who } eine Bewegungsaktion beginnt
event-resolved = { $by } { FORM($who, "accusative") } erfolgreich angewendet hat
event-revealed = du { FORM($who, "accusative") } aufdeckst
event-rolled = für einen Angriff auf { FORM($who, "accusative") } gewürfelt wurde
event-struck = ein Angriff { FORM($by, "genitive") } { FORM($who, "accusative") } verletzt
event-summoned = { $who } herbeigerufen wird

# Zahlen
number-plus = { $first } plus { $second }
number-level = das Level { FORM($of, "genitive") }{ $above ->
    [0] {""}
   *[other] , das über { $above } doppelt zählt
}{ $hidden ->
    [0] {""}
   *[other] , verdeckt aber { $hidden }
}
number-cost = { $kind ->
    [whole] die Zauber- und Aufdeckkosten { FORM($of, "genitive") }
    [twice] die Zauber- und Aufdeckkosten { FORM($of, "genitive") } dort, wo es ist, und dort, wo es hinkommt
   *[printed] die Zauberkosten { FORM($of, "genitive") }
}
number-left = { $what ->
    [mana] das Mana { FORM($of, "genitive") }
   *[life] das Leben, das { FORM($of, "dative") } bleibt
}
number-cures = die Beseitigungskosten der gewählten Plättchen und die Zauber- und Aufdeckkosten der gewählten Verzauberungen
number-rolled = das Ergebnis
number-three-for-each-zone = 3 für jede Zone Entfernung, mindestens 3
number-x = das gezahlte Mana
