# Shards of Infinity.
# $form: each ("jede Karte"), a ("eine Karte"), who (das Fürwort eines Nebensatzes), infinitive,
# instead, after; siehe die Wörter des Kernels. Hauptwörter stehen sonst im Akkusativ.

# Ressourcen; 1000000 ist unendlich
gems = { $n ->
    [one] 1 Edelstein
   *[other] { $n } Edelsteine
}
power = { $n ->
    [1000000] unendlich viel Macht
   *[other] { $n } Macht
}
mastery-points = { $n } Erfahrung
health-points = { $n } Leben
cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}

# Effekte
gain-gems = erhalte { $form ->
    [instead] stattdessen{" "}
   *[plain] {""}
}{ gems }
gain-power = erhalte { $form ->
    [instead] stattdessen{" "}
   *[plain] {""}
}{ power }
gain-mastery = erhalte { mastery-points }
gain-health = erhalte { health-points }
lose-mastery = lass { $what } { mastery-points } verlieren
double-power = verdopple deine übrige Macht
draw = ziehe { cards }
pay = zahle { gems }
focus = aktiviere diesen Charakter
recruit = rekrutiere { $what }, ohne zu zahlen
recruit-to-hand = nimm { $form ->
    [instead] stattdessen{" "}
   *[plain] {""}
}{ $what } auf die Hand
put-into-play = bringe { $what } { $form ->
    [instead] stattdessen{" "}
   *[plain] {""}
}ins Spiel
destroy = zerstöre { $what }
return = nimm { $what } auf die Hand
banish = { $form ->
    [infinitive] { $what } bannen
   *[plain] banne { $what }
}
copy-effect = kopiere den Effekt { FORM($card, "genitive") }
again = { $effect } noch einmal
forbid-attack = { $form ->
    [after] können Gegner
   *[plain] Gegner können
} { $on } nicht angreifen

# Bedingungen
mastery = Erfahrung { $n }
inspire = Inspiration
echo = Echo
unify = Einheit
dominion = Multitalent
full-health = du { health-points } hast
champions-at-least = du mindestens { $n } { faction-of }Champions im Spiel hast
has-in-play = du { $card } im Spiel hast
when-recruit = du { FORM($what, "a") } rekrutierst
when-play = du { FORM($what, "a") } ausspielst
until-turn = in diesem Zug

# Welche Karten und Spieler
faction-of = { $faction ->
    [homodeus] Homodeus-
    [order] Ordens-
    [undergrowth] Nachtschatten-
    [wraethe] Spektral-
   *[any] {""}
}
noun-card = { $form ->
    [who] die
    [each] jede { faction-of }Karte
    [a] eine { faction-of }Karte
   *[plain] { faction-of }{ $n ->
        [one] Karte
       *[other] Karten
    }
}
noun-ally = { $form ->
    [who] { $n ->
        [one] den
       *[other] die
    }
    [each] jeden { faction-of }Verbündeten
    [a] einen { faction-of }Verbündeten
   *[plain] { faction-of }{ $n ->
        [one] Verbündeten
       *[other] Verbündete
    }
}
noun-champion = { $form ->
    [who] { $n ->
        [one] den
       *[other] die
    }
    [each] jeden { faction-of }Champion
    [a] einen { faction-of }Champion
   *[plain] { faction-of }{ $n ->
        [one] Champion
       *[other] Champions
    }
}
noun-mercenary = { $form ->
    [who] { $n ->
        [one] den
       *[other] die
    }
    [each] jeden { faction-of }Söldner
    [a] einen { faction-of }Söldner
   *[plain] { faction-of }Söldner
}
noun-opponent = Gegner
cost-up-to = { $what } mit Kosten von höchstens { $n }
you-and-other-champions = dich und deine anderen Champions
in-discard = { $what } { $form ->
    [each] in
   *[plain] aus
} deinem Ablagestapel
in-hand-or-discard = { $what } aus deiner Hand { $n ->
    [one] oder deinem
   *[other] und/oder deinem
} Ablagestapel
in-champions = { $what }, { FORM($what, "who") } du im Spiel hast
in-row = { $what } aus der zentralen Auslage
in-played = { $what }, { FORM($what, "who") } du in diesem Zug ausgespielt hast
in-copyable = andere { $what } (keinen Champion), { FORM($what, "who") } du in diesem Zug ausgespielt hast
in-enemy-champions = { $what } { $n ->
    [one] eines Gegners
   *[other] deiner Gegner
}

# Die Ansicht einer Karte
face-kind = { $noun ->
    [ally] Verbündeter
    [mercenary] Söldnerverbündeter
    [champion] Champion
    [starter] Startkarte
   *[character] Charakter
}{ $faction ->
    [homodeus] {" "}· Homodeus
    [order] {" "}· Orden
    [undergrowth] {" "}· Nachtschatten
    [wraethe] {" "}· Spektral
   *[none] {""}
}
face-cost = Kosten { $n }
face-health = Leben { $n }
face-shield = Schild { $n }
face-copies = { $n ->
    [one] 1 Exemplar
   *[other] { $n } Exemplare
}
face-starters = { $n } je Spieler
line = { CAPITAL($effect) }.
when-played-line = Beim Ausspielen: { CAPITAL($effect) }.
exhaust-line = Aktivieren: { CAPITAL($effect) }.
exhaust-if-line = Aktivieren, nur mit { $condition }: { CAPITAL($effect) }.
focus-line = Fokus, einmal pro Zug: { CAPITAL($effect) }.
inspire-reminder = Inspiration gilt, wenn du einen Champion im Spiel hast.
echo-reminder = Echo gilt, wenn eine Spektral-Karte in deinem Ablagestapel liegt.
unify-reminder = Einheit gilt, wenn du in diesem Zug einen anderen Nachtschatten-Verbündeten ausgespielt hast oder einen aus deiner Hand vorzeigen kannst.
dominion-reminder = Multitalent gilt, wenn du je eine Homodeus-, Nachtschatten- und Spektral-Karte in diesem Zug ausgespielt hast oder aus deiner Hand vorzeigst.

# Antworten
from-hand = { $card } aus der Hand
from-discard = { $card } aus dem Ablagestapel
champion-of = { $card } ({ $owner })
with-shield = { $card } (Schild { $n })
for-gems = { $card } ({ gems })
for-free = { $card } (kostenlos)
for-power = { $card } ({ $owner }, { power })
do-play = { $source } ausspielen
do-exhaust = { $source } aktivieren
do-focus = Fokus: 1 Edelstein zahlen, 1 Erfahrung erhalten
do-recruit = { $targets } rekrutieren
do-fast-play = { $targets } schnellausspielen
do-recruit-to-hand = { $targets } auf die Hand nehmen
do-attack = { $targets } angreifen
do-end-turn = Zug beenden
do-assign = Schaden zufügen: { $targets }
do-show = { $targets } vorzeigen
do-banish = { $targets } bannen
do-return = { $targets } auf die Hand nehmen
do-destroy = { $targets } zerstören
do-copy = Den Effekt von { $targets } kopieren
do-lose-mastery = { $targets } Erfahrung verlieren lassen

# Fragen
reason-play-phase = Dein Zug: Spiele Karten aus, aktiviere Champions, rekrutiere, greife Champions an. Wenn du den Zug beendest, trifft deine übrige Macht deine Gegner.
reason-assign = Angriff: Verteile deine ganze übrige Macht auf deine Gegner. Danach dürfen sie Schilde vorzeigen.
reason-show = Du wirst angegriffen. Zeige beliebig viele Schildkarten aus deiner Hand vor, um Schaden zu verhindern, oder keine; sie bleiben auf deiner Hand. Den Rest nimmst du.
reason-banish = { $source }: Du darfst Karten aus deiner Hand oder deinem Ablagestapel bannen. Sie verlassen das Spiel endgültig.
reason-return = { $source }: Wähle die Karte, die aus deinem Ablagestapel auf deine Hand zurückkommt.
reason-destroy = { $source }: Wähle einen gegnerischen Champion. Er wird zerstört und kommt auf den Ablagestapel seines Spielers.
reason-recruit = { $source }: Wähle eine Karte der zentralen Auslage. Du rekrutierst sie, ohne zu zahlen.
reason-recruit-to-hand = { $source }: Wähle eine Karte der zentralen Auslage. Sie kommt auf deine Hand.
reason-copy = { $source }: Wähle eine Karte, die du in diesem Zug ausgespielt hast. Ihr Effekt wird noch einmal ausgeführt.
reason-lose-mastery = { $source }: Wähle den Gegner, der Erfahrung verliert.

# Was geschehen ist
log-gain-gems = { $who } erhält { gems }.
log-gain-power = { $who } erhält { power }.
log-gain-mastery = { $who } erhält { mastery-points }.
log-lose-mastery = { $what } verliert { mastery-points }.
log-gain-health = { $who } erhält { health-points }.
log-double-power = { $who } verdoppelt die übrige Macht.
log-draw = { $who } zieht { cards }.
log-draw-cards = { $who } zieht { $cards }.
log-play = { $who } spielt { $what } aus.
log-fast-play = { $who } spielt { $what } schnell aus.
log-recruit = { $who } rekrutiert { $what }.
log-recruit-to-hand = { $who } nimmt { $what } aus der zentralen Auslage auf die Hand.
log-put-into-play = { $who } bringt { $what } direkt ins Spiel.
log-exhaust = { $who } aktiviert { $what }.
log-focus = { $who } nutzt den Fokus.
log-attack = { $who } greift { $what } an.
log-destroy = { $what } wird zerstört.
log-return = { $who } nimmt { $what } aus dem Ablagestapel auf die Hand.
log-banish = { $who } bannt { $what }.
log-damage = { $what } erleidet { $n } Schaden.
log-out = { $who } scheidet aus dem Spiel aus.
log-win = { $who } gewinnt.
log-no-winner = Das Spiel endet ohne Sieger.
log-bury = Die schnell ausgespielten Söldner kommen unter das Zentraldeck.
log-show = { $who } zeigt { $cards } vor.

# Namen der Karten; die übrigen stehen auf Englisch da
card-reactor-drone = Reaktordrohne
card-cache-warden = Speicherwächterin
card-command-seer = Code-Seherin
card-systema-ai = Systema-K.I.
card-spore-cleric = Sporen-Klerikerin
card-fungal-hermit = Mycel-Eremit
card-thorn-zealot = Dornen-Zelotin
card-shardwood-guardian = Splitterwald-Wächter
card-shadow-apostle = Schattenapostel
card-li-hin-the-shattered = Li Hin, die Zersplitterte
card-crystal = Kristall
card-blaster = Blaster
card-shard-reactor = Splitter-Reaktor
card-infinity-shard = Infinity-Splitter
