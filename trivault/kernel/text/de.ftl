# Wörter für alle Spiele. Effekte sind Satzteile ohne großen Anfang und ohne Punkt; `then`, `label`
# und die Kartenansichten eines Spiels machen Sätze daraus.
# $form: plain ist die Befehlsform, bei Hauptwörtern der Akkusativ; infinitive (nach "du darfst"),
# instead (mit "stattdessen"), after (nach einem Nebensatz), each ("jede Karte"), genitive.

list-and = { $head } und { $tail }
nothing = nichts
player = Spieler { $n }
player-named = { $name }
share = { $n } an { $what }
named-it = { $form ->
    [genitive] der Karte
   *[plain] die Karte
}
this-card = diese Karte

# Effekte
then = { $form ->
    [infinitive] { $first } und { $second }
   *[plain] { $first }. { CAPITAL(FORM($second, "plain")) }
}
label = { $condition }: { CAPITAL(FORM($effect, "plain")) }
if = wenn { $condition }, { FORM($effect, "after") }
if-you-do = du das tust
while = solange { $condition }, { FORM($effect, "after") }
instead = { FORM($effect, "instead") }
may = { $form ->
    [after] darfst du
   *[plain] du darfst
} { FORM($effect, "infinitive") }
times = { $n ->
    [one] { $effect }
   *[other] { $n }-mal: { CAPITAL(FORM($effect, "plain")) }
}
per = { $effect } für { FORM($group, "each") }
for-each = { $form ->
    [after] gilt{" "}
   *[plain] {""}
}für { FORM($group, "each") }: { CAPITAL(FORM($effect, "plain")) }
choose = { $form ->
    [infinitive] { FORM($what, "plain") } wählen
   *[plain] wähle { $what }
}
choose-number = wähle eine Zahl
spread = verteile { $n } auf { $group }
prevent = verhindere { $n } davon

# Geltende Fähigkeiten; $times ist 0, wenn sie sich nie verbrauchen
occasion = { $times ->
    [0] immer wenn
    [one] das nächste Mal, wenn
   *[other] die nächsten { $times } Male, wenn
}
when = { occasion } { $when }, { FORM($effect, "after") }
before = { occasion } { $when }, tu vorher dies: { CAPITAL(FORM($effect, "plain")) }
lasting = { $until } gilt: { CAPITAL(FORM($effect, "plain")) }

# Welche Dinge
so-many = { $n } { $group }
up-to = bis zu { $n } { $group }
every = alle { $group }
filter-both = { $left } { $right }
filter-either = { $left } oder { $right }
filter-not = außer { $inner }
no-words = {""}

# Antworten und Fragen
do-skip = Verzichten
do-pass = Passen
do-resolve = { $source } für { $targets } ausführen
do-replace = { $source } zuerst anwenden
reason-may = { $source }: Führe es aus oder verzichte. Danach geht das Spiel weiter.
reason-trigger-order = Mehrere Effekte warten. Wähle, welcher als Nächster ausgeführt wird.
reason-replacement-order = Mehrere Effekte ändern, was gleich geschieht. Wähle, welcher zuerst gilt.

# The log
log-endless = Ein Effekt würde ohne Ende weitergehen. Er endet hier.
log-concede = { $who } scheidet aus dem Spiel aus.

# Was an einer Liste falsch ist
at-line = Zeile { $line }: { $problem }
unknown-name = { $what ->
    [card] die Karte
    [mage] den Magier
   *[other] den Namen
} „{ $name }“ gibt es hier nicht; { $near ->
    [0] bekannt sind: { $names }
   *[other] ist { $names } gemeint?
}
not-json = das ist kein JSON: in Zeile { $line } geht es nicht weiter ({ $detail })
more-mistakes = und { $n ->
    [1] ein weiterer Fehler
   *[other] { $n } weitere Fehler
}
