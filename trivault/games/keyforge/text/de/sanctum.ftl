# Wörter, die nur auf Karten von Sanctum stehen.

# Effekte
choose-one = wähle eines: { CAPITAL(FORM($effects, "plain")) }
or-else = { $first } oder { $second }
again-while = { $effect }. Wenn { $condition }, wiederhole diesen Effekt
fight-several = mache sie { $n }-mal spielbereit und lass sie kämpfen, jedes Mal gegen eine andere feindliche Kreatur
swap = tausche diese Kreatur mit { FORM($what, "dative") }

# Antworten und Fragen
do-destroy-dis = Jede Dis-Kreatur zerstören
do-gain-amber = 1 Æmber erhalten
do-swap = Den Platz tauschen mit: { $targets }
reason-choose-one = { $source }: Wähle einen der Effekte.
reason-swap = { $source }: Wähle die Kreatur, mit der sie den Platz tauscht.

# Was geschehen ist
log-swap = { $source } und { $what } tauschen die Plätze.
