# Der Tisch von Mage Wars.

goal = Magier kämpfen in einer Arena, bis nur einer von ihnen oder ein Team übrig ist. In jeder Runde bereitest du zwei Zauber aus deinem Buch vor, dann agieren die Kreaturen aller Seiten abwechselnd.

example-card = feuerball
example-deed = feuerball anwenden

# Spieler
ui-short-player = S{ $n }
ui-round = Runde { $n }
ui-initiative = Initiative: { $player }
ui-team = Team { $n }
ui-damage = Schaden { $n }/{ $of }
ui-mana = Mana { $n }
ui-channels = Mana { $n } (+{ $more })
ui-spellbook = Zauberbuch { $n }
ui-prepared = vorbereitet { $n }
ui-quickcast = Schnellzauber bereit
ui-quickcast-used = Schnellzauber benutzt
ui-fallen = ist gefallen
ui-equipment = Ausrüstung
ui-at-hand = vorbereitet
ui-price = { $kind } { $cost }, { $speed }

# Die Arena
ui-walls = Wälle
ui-away = außerhalb der Arena
ui-armor = Rüstung { $n }
ui-taunt = { $what } ({ $by })
ui-assigned = kann { $card } anwenden
ui-bound = gebunden: { $card }
ui-attached = +{ $card }
ui-hidden = verdeckt: { $card }
ui-lies-hidden = { $card } (verdeckt)
ui-face-down = { $n } verdeckt
ui-face-down-of = { $n } verdeckt ({ $player })
ui-owner = gehört { $player }

# Was gerade geschieht
ui-casting = { $player } wendet { $card } an, Ziel: { $on }.
ui-casting-alone = { $player } wendet { $card } an.
ui-attacking = { $what } greift { $on } an.
ui-dice = Würfel: { $dice }, Effektwürfel { $die }.
ui-dice-alone = Würfel: { $dice }.
reason-after-turn = Die Aktionsphase ist vorbei: Du kannst jetzt noch einen Schnellzauber anwenden, oder du bist fertig.
reason-prepare-in-team = Planung: Wähle bis zu zwei Zauber für diese Runde. Nur dein Teampartner sieht sie.
reason-pay-reveal-in-vain = { $source }: Der Angriff ist Unvermeidbar, die Karte hält ihn nicht auf. Zahle die Aufdeckkosten, oder sie wird ebenso zerstört.
ui-deadly = das zerstört deinen eigenen Magier
ui-until = { $effect }, { $until }
ui-until-round = bis zum Ende der Runde
ui-until-strike = für den nächsten Nahkampfangriff
ui-until-action = bis zur nächsten Aktionsphase
ui-until-phase = bis zum Ende der Aktionsphase

# Was auf ein Objekt wirkt
ui-means-burn = In Brand ×{ $n }: In jeder Erhaltungsphase erleidet es für jedes Plättchen so viel direkten Schaden, wie ein Angriffswürfel zeigt; eine 0 entfernt das Plättchen.
ui-means-rot = Fäulnis ×{ $n }: In jeder Erhaltungsphase erleidet es { $n } direkten Schaden.
ui-means-weak = Schwach ×{ $n }: Seine Angriffe, die keine Zauber sind, haben { $n } Angriffswürfel weniger, mindestens 1.
ui-means-daze = Schwindlig ×{ $n }: Sein Angriff verfehlt, wenn der Effektwürfel nicht mindestens 7 zeigt, und jedes Plättchen senkt seine Verteidigungswürfe um 2. Bis zum Ende seiner Aktionsphase.
ui-means-stun = Betäubt: Es ist handlungsunfähig bis zum Ende seiner Aktionsphase.
ui-means-sleep = Schlaf: Es ist handlungsunfähig. Erleidet es Schaden, erwacht es und ist schwindlig.
ui-means-cripple = Verkrüppelt ×{ $n }: Es ist gezügelt. Am Ende jeder seiner Aktionsphasen entfernt der Effektwürfel ab 7 ein Plättchen.
ui-means-taunt = Verhöhnen: In seiner nächsten Aktionsphase muss es den Verhöhnenden im Nahkampf angreifen, wenn es kann.
ui-means-guard = Es hält Wache: Gegner in seiner Zone müssen im Nahkampf Wachen angreifen, und seine Schnellen Nahkampfangriffe haben Gegenschlag.

# Momente zum Aufdecken
stops-expected = nenne immer, eigene oder nie, Phasen wie Erhaltungsphase oder Verzauberungen, mit Kommas dazwischen; zum Beispiel halt eigene, upkeep, nullify.
stops-modes = Du wirst gefragt, ob du aufdeckst
stops-phases = Auch in diesen Phasen
stops-cards = Auch solange du aufdecken kannst
stop-always = immer
stop-own = eigene
stop-never = nie
ui-stop-always = in jedem Moment (immer)
ui-stop-own = wenn etwas von dir angreift, angegriffen wird oder Ziel eines Zaubers ist, und wenn ein Gegner in Reichweite aktiviert wird (eigene)
ui-stop-never = nur, wo du aufdecken musst (nie)
ui-stop-phase = in der { $phase }
ui-stop-card = solange du { $card } aufdecken kannst

# Tipps und Bericht
ui-part-life = Leben
ui-part-danger = Sicherheit
ui-part-mana = Mana
ui-part-creatures = Kreaturen
ui-part-things = Ausrüstung und Verzauberungen
ui-part-growth = Manasammlung
ui-part-threats = Bedrohungen
ui-part-plans = vorbereitete Zauber
ui-part-attack = der Angriff
ui-part-spells = die geplanten Zauber
ui-part-reply = die Antwort des Gegners
ui-part-effort = Bewegung
ui-turn = Runde { $n }
ui-in-turn = in Runde { $n }
ui-report-life = { $player }, übriges Leben: { $course }
ui-report-mana = { $player }, Mana: { $course }
ui-sums = { $player }: { $damage } Schaden erlitten, { $mana } Mana ausgegeben oder verloren.
ui-moment-of = Runde { $n }: { $what }
ui-analysis-at = Runde { $turn } (Antwort { $at })

# Was beim Aufbau gewählt werden kann
ui-variant-apprentice = Lehrlingsspiel
ui-variant-apprentice-help = Für zwei Spieler: eine kleine Arena und die gedruckten Zauberbücher der Lehrlinge.
ui-variant-teams = Zwei Teams
ui-variant-teams-help = Für vier Spieler: Die Plätze 1 und 3 spielen gegen die Plätze 2 und 4.

# Antworten, die dem schaden, der sie gibt
ui-warns-own-mage = Das ist dein eigener Magier.
ui-warns-wasted = Jetzt aufgedeckt wird { $card } zerstört und bewirkt nichts.

# Bevor man sich entscheidet
ui-then-damage = Schaden { $n }, noch { $left } Leben
ui-then-mana = Mana { $n } ({ $change })
ui-then-immune = ist dagegen immun
ui-then-rolls = { $dice } Würfel: meist { $low }–{ $high } Schaden, { $left } Leben übrig{ $kills ->
    [0] {""}
   *[other] ; zerstört bei { $kills } % der Würfe
}
ui-then-strikes = { $dice } Würfel beim ersten Schlag: meist { $low }–{ $high } Schaden, { $left } Leben übrig

# Warum etwas nicht geht
ui-fact-mana = Das kostet { $needed } Mana, du hast { $have }.
ui-fact-far = Die Entfernung ist { $n }, die Reichweite { $low }–{ $high }.
ui-fact-zone = Diese Zone ist { $n } entfernt.
ui-fact-moves = Bewegungen bisher: { $n }, höchstens { $most }.
ui-fact-restrained = { $card } ist gezügelt.
ui-fact-incapacitated = { $card } ist handlungsunfähig.
ui-fact-quickcast-used = { $card } hat den Schnellzauber dieser Runde schon gebraucht.
ui-fact-full = { $card } braucht eine vollständige Aktion.
ui-fact-not-prepared = { $card } ist nicht unter den bereiten Zaubern.
ui-fact-not-yours = Du kontrollierst keine Kreatur namens { $card }.
ui-fact-has-acted = { $card } hat in dieser Runde schon gehandelt.
ui-fact-in-play = { $card } ist schon im Spiel.
