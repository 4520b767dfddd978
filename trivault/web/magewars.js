import{$ as e,At as t,B as n,Bt as r,Cn as i,Ct as a,Et as o,Gt as s,Ht as c,Jt as l,L as u,Lt as d,Mt as f,Nt as p,Qt as m,R as h,Rt as g,Sn as _,Tt as v,Vt as y,Wt as b,Y as x,Zt as S,_t as C,an as w,bn as T,bt as E,cn as D,dt as O,ft as k,gn as A,gt as j,hn as M,ht as N,in as P,it as F,jt as I,nn as L,o as ee,on as R,ot as z,p as te,pt as B,qt as V,rn as H,rt as U,s as W,sn as G,un as K,wt as q,xn as J,xt as ne,z as Y,zt as re}from"./shared.js";import{E as ie,_ as X,a as Z,d as ae,i as Q,l as oe,m as se,p as ce,u as le}from"./app.js";import{t as ue}from"./shared2.js";var de=`# Der Tisch von Mage Wars.

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
ui-part-board = Objekte im Spiel
ui-part-mana = Mana
ui-part-position = Nähe
ui-part-guards = Wachen
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
`,fe=`# The table of Mage Wars.

goal = Mages fight in an arena until only one of them, or one team, is left. Each round you prepare two spells of your book, then the creatures of all sides act in turn.

example-card = fireball
example-deed = cast fireball

# Players
ui-short-player = P{ $n }
ui-round = Round { $n }
ui-initiative = initiative: { $player }
ui-team = team { $n }
ui-damage = damage { $n }/{ $of }
ui-mana = mana { $n }
ui-channels = mana { $n } (+{ $more })
ui-spellbook = spellbook { $n }
ui-prepared = prepared { $n }
ui-quickcast = quickcast ready
ui-quickcast-used = quickcast used
ui-fallen = has fallen
ui-equipment = equipment
ui-at-hand = prepared
ui-price = { $kind } { $cost }, { $speed }

# The arena
ui-walls = walls
ui-away = out of the arena
ui-armor = armor { $n }
ui-taunt = { $what } ({ $by })
ui-assigned = may cast { $card }
ui-bound = bound: { $card }
ui-attached = +{ $card }
ui-hidden = face down: { $card }
ui-lies-hidden = { $card } (face down)
ui-face-down = { $n } face down
ui-face-down-of = { $n } face down ({ $player })
ui-owner = owned by { $player }

# What is going on
ui-casting = { $player } casts { $card } on { $on }.
ui-casting-alone = { $player } casts { $card }.
ui-attacking = { $what } attacks { $on }.
ui-dice = Dice: { $dice }, effect die { $die }.
ui-dice-alone = Dice: { $dice }.
reason-after-turn = The action phase is over: you may use your quickcast now, or be done.
reason-prepare-in-team = Planning: choose up to two spells for this round. Only your team mate sees them.
reason-pay-reveal-in-vain = { $source }: the attack is Unavoidable, so this will not avoid it. Pay its reveal cost, or it is destroyed all the same.
ui-deadly = this destroys your own mage
ui-until = { $effect }, { $until }
ui-until-round = until the end of the round
ui-until-strike = for the next melee attack
ui-until-action = until the next action phase
ui-until-phase = until the end of the action phase

# What affects an object
ui-means-burn = Burn ×{ $n }: in each Upkeep Phase it takes what an attack die shows for each marker as direct damage; a 0 removes the marker.
ui-means-rot = Rot ×{ $n }: in each Upkeep Phase it takes { $n } direct damage.
ui-means-weak = Weak ×{ $n }: its attacks that are no spells roll { $n } attack dice fewer, at least 1.
ui-means-daze = Daze ×{ $n }: its attack misses unless the effect die shows 7 or more, and its defense rolls are lowered by 2 for each marker. Until the end of its action phase.
ui-means-stun = Stun: it is incapacitated until the end of its action phase.
ui-means-sleep = Sleep: it is incapacitated. When it takes damage, it wakes up and is dazed.
ui-means-cripple = Cripple ×{ $n }: it is restrained. At the end of each of its action phases the effect die removes a marker on 7 or more.
ui-means-taunt = Taunt: in its next action phase it must make a melee attack on whoever has taunted it, if it can.
ui-means-guard = It guards: enemies in its zone must attack guards in melee, and its quick melee attacks have Counterstrike.

# Moments to reveal
stops-expected = name always, own or never, phases such as upkeep, or enchantments, with commas between them; for example stops own, upkeep, nullify.
stops-modes = You are asked to reveal
stops-phases = Also in these phases
stops-cards = Also while you can reveal
stop-always = always
stop-own = own
stop-never = never
ui-stop-always = at every moment (always)
ui-stop-own = when something of yours attacks, is attacked or is the target of a spell, and when an enemy in reach is activated (own)
ui-stop-never = only where you must reveal (never)
ui-stop-phase = in the { $phase }
ui-stop-card = while you can reveal { $card }

# Hints and the report
ui-part-life = life
ui-part-danger = safety
ui-part-board = objects in play
ui-part-mana = mana
ui-part-position = closeness
ui-part-guards = guards
ui-turn = round { $n }
ui-in-turn = in round { $n }
ui-report-life = { $player }, life left: { $course }
ui-report-mana = { $player }, mana: { $course }
ui-sums = { $player }: { $damage } damage taken, { $mana } mana spent or lost.
ui-moment-of = Round { $n }: { $what }
ui-analysis-at = Round { $turn } (answer { $at })

# What can be chosen when a game is set up
ui-variant-apprentice = Apprentice game
ui-variant-apprentice-help = For two players: a small arena, and the printed spellbooks of apprentices.
ui-variant-teams = Two teams
ui-variant-teams-help = For four players: seats 1 and 3 play against seats 2 and 4.

# Answers that hurt whoever gives them
ui-warns-own-mage = That is your own mage.
ui-warns-wasted = Revealed now, { $card } is destroyed and does nothing.

# Before one decides
ui-then-damage = damage { $n }, { $left } life left
ui-then-mana = mana { $n } ({ $change })
ui-then-immune = is immune to it
ui-then-rolls = { $dice } dice: mostly { $low }–{ $high } damage, { $left } life left{ $kills ->
    [0] {""}
   *[other] ; destroys in { $kills } % of the rolls
}
ui-then-strikes = { $dice } dice in the first strike: mostly { $low }–{ $high } damage, { $left } life left

# Why something cannot be done
ui-fact-mana = It costs { $needed } mana, you have { $have }.
ui-fact-far = The distance is { $n }, the range is { $low }–{ $high }.
ui-fact-zone = The distance to that zone is { $n }.
ui-fact-moves = Moves made: { $n }, at most { $most }.
ui-fact-restrained = { $card } is restrained.
ui-fact-incapacitated = { $card } is incapacitated.
ui-fact-quickcast-used = { $card } has used its quickcast in this round.
ui-fact-full = { $card } takes a full action.
ui-fact-not-prepared = { $card } is not among the spells at hand.
ui-fact-not-yours = You control no creature called { $card }.
ui-fact-has-acted = { $card } has acted in this round already.
ui-fact-in-play = { $card } is in play already.
`,pe=`# Stół Mage Wars.

goal = Magowie walczą na arenie, aż zostanie tylko jeden z nich albo jedna drużyna. W każdej rundzie przygotowujesz dwa zaklęcia ze swojej księgi, a potem stworzenia wszystkich stron działają na zmianę.

example-card = fireball
example-deed = cast fireball

# Gracze
ui-short-player = G{ $n }
ui-round = Runda { $n }
ui-initiative = inicjatywa: { $player }
ui-team = drużyna { $n }
ui-damage = obrażenia { $n }/{ $of }
ui-mana = mana { $n }
ui-channels = mana { $n } (+{ $more })
ui-spellbook = księga zaklęć { $n }
ui-prepared = przygotowane { $n }
ui-quickcast = szybkie zaklęcie gotowe
ui-quickcast-used = szybkie zaklęcie użyte
ui-fallen = poza grą
ui-equipment = ekwipunek
ui-at-hand = przygotowane
ui-price = { $kind } { $cost }, { $speed }

# Arena
ui-walls = mury
ui-away = poza areną
ui-armor = pancerz { $n }
ui-taunt = { $what } ({ $by })
ui-assigned = może rzucić: { $card }
ui-bound = związane: { $card }
ui-attached = +{ $card }
ui-hidden = zakryte: { $card }
ui-lies-hidden = { $card } (zakryte)
ui-face-down = zakryte: { $n }
ui-face-down-of = zakryte: { $n } ({ $player })
ui-owner = właściciel: { $player }

# Co się dzieje
ui-casting = { $player } rzuca zaklęcie { $card }, cel: { $on }.
ui-casting-alone = { $player } rzuca zaklęcie { $card }.
ui-attacking = { $what } atakuje, cel: { $on }.
ui-dice = Kości: { $dice }, kość efektu { $die }.
ui-dice-alone = Kości: { $dice }.
reason-after-turn = Faza akcji dobiegła końca: możesz teraz rzucić szybkie zaklęcie albo zakończyć.
reason-prepare-in-team = Planowanie: wybierz najwyżej dwa zaklęcia na tę rundę. Widzi je tylko twój partner z drużyny.
reason-pay-reveal-in-vain = { $source }: ataku nie da się uniknąć, karta go nie zatrzyma. Zapłać koszt odkrycia albo i tak zostanie zniszczona.
ui-deadly = to zniszczy twojego własnego maga
ui-until = { $effect }, { $until }
ui-until-round = do końca rundy
ui-until-strike = na następny atak wręcz
ui-until-action = do następnej fazy akcji
ui-until-phase = do końca fazy akcji

# Co działa na obiekt
ui-means-burn = Podpalenie ×{ $n }: w każdej fazie utrzymania otrzymuje za każdy znacznik tyle bezpośrednich obrażeń, ile pokaże kość ataku; wynik 0 usuwa znacznik.
ui-means-rot = Gnicie ×{ $n }: w każdej fazie utrzymania otrzymuje bezpośrednie obrażenia: { $n }.
ui-means-weak = Osłabienie ×{ $n }: jego ataki niebędące zaklęciami mają o { $n } mniej kości ataku, ale co najmniej 1.
ui-means-daze = Oszołomienie ×{ $n }: jego atak chybia, jeśli kość efektu nie pokaże co najmniej 7, a każdy znacznik obniża jego rzuty obronne o 2. Do końca jego fazy akcji.
ui-means-stun = Ogłuszenie: jest niezdolne do działania do końca swojej fazy akcji.
ui-means-sleep = Sen: jest niezdolne do działania. Gdy otrzyma obrażenia, budzi się oszołomione.
ui-means-cripple = Okaleczenie ×{ $n }: jest skrępowane. Na końcu każdej jego fazy akcji kość efektu usuwa znacznik od 7.
ui-means-taunt = Prowokacja: w następnej fazie akcji musi zaatakować wręcz prowokującego, jeśli może.
ui-means-guard = Stoi na straży: wrogowie w jego strefie muszą, atakując wręcz, wybierać stojących na straży, a jego szybkie ataki wręcz mają Kontruderzenie.

# Chwile na odkrycie
stops-expected = podaj zawsze, własne lub nigdy, fazy takie jak upkeep albo uroki, oddzielone przecinkami; na przykład postoje własne, upkeep, nullify.
stops-modes = Pytanie o odkrycie pada
stops-phases = Także w tych fazach
stops-cards = Także dopóki można odkryć
stop-always = zawsze
stop-own = własne
stop-never = nigdy
ui-stop-always = w każdej chwili (zawsze)
ui-stop-own = gdy coś twojego atakuje, jest atakowane lub jest celem zaklęcia, i gdy wróg w zasięgu jest aktywowany (własne)
ui-stop-never = tylko gdy trzeba odkryć (nigdy)
ui-stop-phase = faza: { $phase }
ui-stop-card = dopóki można odkryć { $card }

# Rady i raport
ui-part-life = życie
ui-part-danger = bezpieczeństwo
ui-part-board = obiekty w grze
ui-part-mana = mana
ui-part-position = bliskość
ui-part-guards = stojący na straży
ui-turn = runda { $n }
ui-in-turn = w rundzie { $n }
ui-report-life = { $player }, pozostałe życie: { $course }
ui-report-mana = { $player }, mana: { $course }
ui-sums = { $player }: otrzymane obrażenia { $damage }, wydana lub utracona mana { $mana }.
ui-moment-of = Runda { $n }: { $what }
ui-analysis-at = Runda { $turn } (odpowiedź { $at })

# Co można wybrać przy przygotowaniu gry
ui-variant-apprentice = Gra dla uczniów
ui-variant-apprentice-help = Dla dwóch graczy: mała arena i drukowane księgi zaklęć uczniów.
ui-variant-teams = Dwie drużyny
ui-variant-teams-help = Dla czterech graczy: miejsca 1 i 3 grają przeciw miejscom 2 i 4.

# Odpowiedzi, które szkodzą temu, kto ich udziela
ui-warns-own-mage = To twój własny mag.
ui-warns-wasted = Karta { $card } odkryta teraz zostanie zniszczona i nic nie da.

# Zanim się zdecydujesz
ui-then-damage = obrażenia { $n }, zostanie { $left } życia
ui-then-mana = mana { $n } ({ $change })
ui-then-immune = jest na to odporne
ui-then-rolls = kości: { $dice }; zwykle { $low }–{ $high } obrażeń, zostało { $left } życia{ $kills ->
    [0] {""}
   *[other] ; zniszczenie w { $kills } % rzutów
}
ui-then-strikes = kości w pierwszym ciosie: { $dice }; zwykle { $low }–{ $high } obrażeń, zostało { $left } życia

# Dlaczego czegoś nie można zrobić
ui-fact-mana = Kosztuje to { $needed } many, masz { $have }.
ui-fact-far = Odległość to { $n }, a zasięg { $low }–{ $high }.
ui-fact-zone = Ta strefa jest w odległości { $n }.
ui-fact-moves = Ruchy wykonane: { $n }, najwyżej { $most }.
ui-fact-restrained = { $card } jest w stanie skrępowania.
ui-fact-incapacitated = { $card } jest w stanie niezdolności do działania.
ui-fact-quickcast-used = { $card } nie ma już w tej rundzie szybkiego zaklęcia.
ui-fact-full = { $card } wymaga pełnej akcji.
ui-fact-not-prepared = Karty { $card } nie ma wśród zaklęć pod ręką.
ui-fact-not-yours = Nie kontrolujesz stworzenia { $card }.
ui-fact-has-acted = { $card } już w tej rundzie działało.
ui-fact-in-play = { $card } już jest w grze.
`,me=`# Mage Wars: was auf einer Karte steht, Teil für Teil.

type-mage = Magier
type-creature = Kreatur
type-conjuration = Beschwörung
type-wall = Wall (Beschwörung)
type-enchantment = Verzauberung
type-equipment = Ausrüstung
type-attack = Angriff
type-incantation = Formel
face-subtypes = { $kind } · { $subtypes }
face-school = { $school } { $n }
face-both = { $first } und { $second }
face-either = { $first } oder { $second }
face-schools = { $kind } · { $schools }
face-cost = { $n } Mana
face-cost-x = X Mana (X: { $number })
face-reveal = Aufdecken { $n } Mana
face-mandatory = obligatorisch
face-quick = Schnell
face-full = Vollständig
face-range = Reichweite { $least }–{ $most }
face-anywhere = beliebige Entfernung
face-target = Ziel: { $targets }
face-points = { $n } Zauberpunkte
face-life = Leben { $n }
face-armor = Rüstung { $n }
face-no-armor = nie Rüstung
face-channeling = Manasammlung { $n }
line = { CAPITAL($effect) }.
trained-line = Ausgebildet: { $schools }.
opposed-line = Feind: { $schools }.
element-line = Ausgebildet in einer Elementarschule nach Wahl des Spielers.
innate-line = Immer vorbereitet: { $spells }.
slots-line = Ort: { $slots }.
slot-and = { $first } und { $second }
slot-or = { $first } oder { $second }
slot-amulet = Amulett
slot-belt = Gürtel
slot-boots = Stiefel
slot-chest = Brust
slot-cloak = Umhang
slot-gloves = Handschuhe
slot-helmet = Helm
slot-ring = Ring
slot-shield = Schild
slot-weapon = Waffe
binds-line = Zauberbindung für { $what }.
casts-line = { CAPITAL($who) } kann { $what } anwenden.
casts-from-line = { CAPITAL($who) } kann { $what } anwenden, solange mindestens { $n } Mana darauf liegen.
mandatory-line = Muss aufgedeckt werden, wenn { $when }: { CAPITAL($effect) }.
revealed-line = Beim Aufdecken: { CAPITAL($effect) }.
enters-line = Wenn dies ins Spiel kommt: { CAPITAL($effect) }.
bar-line = { CAPITAL($name) }: { $parts }.
bar-attack = Angriff
bar-melee = { $speed ->
    [full] Vollständiger
   *[quick] Schneller
} Nahkampfangriff
bar-ranged = { $speed ->
    [full] Vollständiger
   *[quick] Schneller
} Fernangriff
bar-zone = { $speed ->
    [full] Vollständiger
   *[quick] Schneller
} Zonenangriff
bar-passage = Angriff bei Durchgang
bar-barrier = Schadensbarriere
bar-other = Angriff
bar-dice = { $n } Angriffswürfel
bar-dice-x = X Angriffswürfel
bar-damage = Schadensart { $damage }
bar-bonus = +{ $n } gegen { $what }
bar-spares-caster = der Anwender wird verschont
effect-range = { $least }–{ $most } { $effects }
effect-from = { $least }+ { $effects }
effect-times = { $n }× { $effect }
defense-line = Verteidigung { $n }+: { $parts }.
defense-uses = { $n ->
    [0] gegen jeden Angriff
    [one] einmal pro Runde
   *[other] { $n }-mal pro Runde
}
defense-only = { $kind ->
    [some] nur gegen { $what }
    [melee] nur gegen Nahkampfangriffe
   *[ranged] nur gegen Fernangriffe
}
defense-steady = Zustände beeinflussen den Wurf nicht
special-line = { $name } ({ $parts }): { CAPITAL($effect) }.
special-quick = Schnelle Aktion
special-full = Vollständige Aktion
special-spell = wie ein Schneller Zauber
special-around = vor oder nach einer befreundeten Aktionsphase
special-users = für { FORM($who, "accusative") }
special-once = einmal pro Runde
`,he=`# Mage Wars: Antworten, Fragen und Protokoll.

zone = Zone { $name }
border = Rand { $name }
mage-of = { $mage } ({ $player })
face-down = eine verdeckte Karte
mana = { $n } Mana

# Antworten
do-prepare = { $targets } vorbereiten
do-assign = { $targets } für { $source } vorbereiten
do-deploy = Mit { $source } aufstellen
do-quickcast = { $source } als Schnellzauber anwenden
do-activate = { $source } aktivieren
do-done = Nichts weiter tun
do-move = Nach { $targets } bewegen
do-climb = Über den Wall nach { $targets }
do-guard = Wache halten
do-attack = { $targets } angreifen mit { $bar } ({ $source }, { $n } Würfel)
do-cast = { $source } anwenden
do-use = { $ability } benutzen ({ $source })
do-target = Ziel: { $targets }
do-to = { $targets } wählen
do-add = { mana } mehr zahlen
do-extend = Den Wall auf { $targets } ausdehnen
do-pay = { mana } für { $source } zahlen
do-reveal = { $source } aufdecken
do-wear = Anlegen als { $slots }
do-bind = { $targets } binden
do-defend = Mit { $source } verteidigen ({ $n }+)
do-counterstrike = Gegenschlag mit { $bar } ({ $source }, { $n } Würfel)
do-sweep = Auch { $targets } angreifen
do-chain = Auf { $targets } überspringen
do-hit = Als Nächstes { $targets } angreifen
do-instead = Stattdessen { $targets } angreifen
do-north = Norden
do-east = Osten
do-south = Süden
do-west = Westen
do-resolve = { $source } ausführen
do-resolve-happening = { $what } bei { $source } ausführen
do-resolve-one = { $source } ausführen, Effekt { $n }
do-remove-burn = Ein Plättchen In Brand für { mana } entfernen
do-remove-rot = Ein Plättchen Fäulnis für { mana } entfernen
do-remove-weak = Ein Plättchen Schwach für { mana } entfernen
do-remove-daze = Ein Plättchen Schwindlig für { mana } entfernen
do-remove-stun = Ein Plättchen Betäubt für { mana } entfernen
do-remove-sleep = Ein Plättchen Schlaf für { mana } entfernen
do-remove-cripple = Ein Plättchen Verkrüppelt für { mana } entfernen
do-remove-taunt = Ein Plättchen Verhöhnen für { mana } entfernen
do-destroy = { $source } für { mana } zerstören
do-re-roll = Noch einmal würfeln
do-re-roll-dice = Alle Angriffswürfel noch einmal werfen
do-re-roll-effect = Den Effektwürfel noch einmal werfen
do-choose = { $targets } wählen
do-strengthen = { $targets } stärken
do-dice = { mana } für ebenso viele Würfel zahlen
do-link = { $n } Schaden weitergeben
do-torment = { $targets } quälen
do-melee = Mehr Würfel im Nahkampf
do-armor = Mehr Rüstung
do-heal = Heilen
do-make-pet = Für { mana } zum Gefährten machen
do-make-bloodreaper = Zum Blutschnitter machen
do-weave = { $source } ins Zauberbuch zurücknehmen
do-shield = Den Schild für { mana } anschalten
do-blink = In dieser Runde für { mana } teleportieren
do-fly = In dieser Aktionsphase für { mana } fliegen

# Fragen
reason-prepare = Planung: Wähle bis zu zwei Zauber für diese Runde. Niemand sonst sieht sie.
reason-assign = { $source }: Wähle den Zauber, der in dieser Runde angewendet werden darf.
reason-deploy = Aufstellung: Deine Zauberquellen dürfen jetzt ihre Zauber anwenden.
reason-first-quickcast = Einleitende Schnellzauberphase: Du darfst mit dem Schnellzauberstein einen Schnellen Zauber anwenden.
reason-final-quickcast = Abschließende Schnellzauberphase: Du darfst mit dem Schnellzauberstein einen Schnellen Zauber anwenden.
reason-turn = Du bist am Zug: Aktiviere eine Kreatur. Davor oder danach darf ein Schnellzauber kommen.
reason-before-team-mate = Als Nächstes agiert { $source } aus deinem Team: Du kannst vorher noch einen Schnellzauber anwenden, oder du bist fertig.
reason-after-team-mate = Die Aktionsphase in deinem Team ist vorbei: Du kannst jetzt noch einen Schnellzauber anwenden, oder du bist fertig.
reason-act = { $source } agiert: eine Bewegung und eine Schnelle Aktion oder eine Vollständige Aktion.
reason-target = { $source }: Wähle das Ziel.
reason-to = { $source }: Wähle, wohin es geht oder was noch das Ziel ist.
reason-add = { $source }: Zahle mehr Mana für einen stärkeren Effekt, oder verzichte darauf.
reason-extend = { $source }: Dehne den Wall mit einer weiteren Karte aus oder lass es.
reason-wear = { $source }: Wähle, wo es getragen wird.
reason-bind = { $source }: Wähle den Zauber, der verdeckt daran gebunden wird.
reason-reveal = Du darfst jetzt Verzauberungen aufdecken.
reason-pay-reveal = { $source }: Zahle die Aufdeckkosten, sonst wird die Karte ohne Effekt zerstört.
reason-pay-upkeep = { $source }: Zahle die Erhaltungskosten, sonst wird die Karte zerstört.
reason-pay-toll = { $source }: Zahle, oder der Angriff wird abgebrochen.
reason-pay-difference = { $source }: Zahle, was er mehr kostet, oder er wird gekontert.
reason-defend = { $source } greift an: Wähle eine Verteidigung oder lass den Angriff zu.
reason-counterstrike = { $source } hat angegriffen: Wähle einen Gegenschlag, oder lass es.
reason-sweep = { $source }: Wähle das zweite Ziel des Rundschlags, oder höre auf.
reason-chain = { $source }: Wähle, auf welches Ziel der Angriff überspringt, oder höre auf.
reason-hit = { $source }: Wähle, welches Ziel in der Zone als Nächstes angegriffen wird.
reason-instead = { $source } hat Angst: Wähle ein anderes Ziel für den Angriff, oder keines.
reason-another-attack = { $source } darf noch einen Schnellen Nahkampfangriff machen.
reason-push = { $source }: Wähle die Richtung des Stoßes.
reason-remove = { $source }: Wähle, was entfernt wird, und zahle dafür.
reason-re-roll = { $source }: Würfle noch einmal, oder behalte die Würfel.
reason-choose-one = { $source }: Wähle einen der Effekte.
reason-choose = { $source }: Wähle, wofür der Effekt gilt.
reason-strengthen = { $source }: Wähle die Kreatur, die stärker wird.
reason-dice = { $source }: Wähle, wie viel Mana du zahlst und wie viele Würfel du wirfst.
reason-link = { $source }: Wähle, wie viel Schaden von deinem Magier auf die verzauberte Kreatur geht.
reason-torment = { $source }: Wähle die Kreaturen, die gegen Mana Schaden nehmen.
reason-make-pet = { $source }: Du darfst die herbeigerufene Kreatur zu deinem Gefährten machen.
reason-shield = { $source }: Du darfst den Schild für diese Runde anschalten.
reason-blink = { $source }: Du darfst die Kreatur in dieser Runde teleportieren lassen.
reason-fly = { $source }: Du darfst die Kreatur in dieser Aktionsphase fliegen lassen.

# Was geschah
log-round = Runde { $n } beginnt. { $who } hat die Initiative.
log-initiative = { $who } würfelt { $die } für die Initiative.
log-activate = { $who } aktiviert { $what }.
log-guard = { $what } hält Wache.
log-move = { $what } bewegt sich nach { $zone }.
log-push = { $what } wird nach { $zone } gestoßen.
log-bash = { $what } wird gegen eine Wand geschlagen.
log-teleport = { $what } wird nach { $zone } teleportiert.
log-come-back = { $what } kehrt nach { $zone } zurück.
log-cast = { $who } wendet { $what } an ({ $on }).
log-cast-alone = { $who } wendet { $what } an.
log-cast-hidden = { $what } wendet eine Verzauberung verdeckt an ({ $on }).
log-countered = { $what } wird gekontert.
log-reveal = { $who } deckt { $what } auf.
log-use = { $who } benutzt { $what }.
log-upkeep = { $who } zahlt die Erhaltungskosten: { $what }.
log-attack = { $what } greift { $on } an.
log-attack-again = { $what } greift noch einmal an ({ $on }).
log-counterstrike = { $what } macht einen Gegenschlag ({ $on }).
log-strike = Schlag { $n }: { $what } gegen { $on }.
log-barrier = Die Schadensbarriere von { $what } trifft { $on }.
log-called-off = { $what } greift { $on } nicht an: Die Kosten werden nicht bezahlt.
log-dice = Die Würfel zeigen { $dice }{ $die ->
    [0] .
   *[other] {" "}und der Effektwürfel { $die }.
}
log-roll = { $what }: Die Würfel zeigen { $dice }.
log-misses = { $what } ist schwindlig und verfehlt (Effektwürfel { $die }).
log-not-dazed = { $what } ist schwindlig, verfehlt aber nicht (Effektwürfel { $die }).
log-avoided = { $what } vermeidet den Angriff (Effektwürfel { $die }).
log-not-avoided = { $what } vermeidet den Angriff nicht (Effektwürfel { $die }).
log-frightened = { $what } hat Angst (Effektwürfel { $die }).
log-not-frightened = { $what } hat keine Angst (Effektwürfel { $die }).
log-escapes = { $what } verliert ein Plättchen Verkrüppelt (Effektwürfel { $die }).
log-not-escapes = { $what } bleibt verkrüppelt (Effektwürfel { $die }).
log-direction = { $what } wird in eine zufällige Richtung gestoßen (Effektwürfel { $die }).
log-cured = { $what } verliert einen Zustand.
log-move-enchantment = { CAPITAL($what) } wird versetzt ({ $on }).
log-damage = { $what } erleidet { $n } Schaden.
log-direct = { $what } erleidet { $n } direkten Schaden.
log-heal = { $what } wird von { $n } Schaden geheilt.
log-gain-life = { $what } erhält { $n } Leben.
log-lose-life = { $what } verliert { $n } Leben.
log-gain-mana = { $what } erhält { mana }.
log-lose-mana = { $what } verliert { mana }.
log-destroy = { CAPITAL($what) } wird zerstört.
log-return = { CAPITAL($what) } kehrt ins Zauberbuch zurück.
log-burn = { $what } erhält { $n } × In Brand.
log-rot = { $what } erhält { $n } × Fäulnis.
log-weak = { $what } erhält { $n } × Schwach.
log-daze = { $what } erhält { $n } × Schwindlig.
log-stun = { $what } erhält { $n } × Betäubt.
log-sleep = { $what } schläft ein.
log-cripple = { $what } erhält { $n } × Verkrüppelt.
log-taunt = { $what } wird verhöhnt.
log-rage-token = { $what } erhält { $n } × Wut.
log-wrath-token = { $what } erhält { $n } × Zorn.
log-armor-token = { $what } erhält { $n } × Rüstung.

# Phasen, Stapel und Plättchen
phase-initiative = Initiativphase
phase-reset = Grundstellungsphase
phase-channel = Manasammlungsphase
phase-upkeep = Erhaltungsphase
phase-planning = Planungsphase
phase-deploy = Aufstellungsphase
phase-first-quickcast = Einleitende Schnellzauberphase
phase-action = Kreaturen-Aktionsphase
phase-final-quickcast = Abschließende Schnellzauberphase
phase-end = Ende der Runde
pile-spellbook = Zauberbuch
pile-prepared = vorbereitete Zauber
pile-discard = Ablagestapel
pile-innate = immer vorbereitet
marker-rage = Wut
marker-wrath = Zorn
marker-armor = Rüstung
marker-banish = Bann
marker-pet = Gefährte
marker-bloodreaper = Blutschnitter
marker-shield = Voltarischer Schild
marker-open = offen
marker-guard = hält Wache
marker-active = aktiv
marker-inactive = inaktiv
marker-quickcast = Schnellzauber
`,ge=`# Mage Wars: Schadensarten, Zustände, Merkmale und Schulen.
# $form einer Schule: genitive ("der Dunklen Schule").

# Schadensarten und Zustände
damage-flame = Flammen
damage-hydro = Wasser
damage-light = Licht
damage-lightning = Blitz
damage-poison = Gift
damage-psychic = Übersinnlich
damage-wind = Wind
damage-frost = Frost
condition-burn = In Brand
condition-rot = Fäulnis
condition-weak = Schwach
condition-daze = Schwindlig
condition-stun = Betäubt
condition-sleep = Schlaf
condition-cripple = Verkrüppelt
condition-taunt = Verhöhnen
condition-push = Stoß

# Merkmale
trait-aegis = Obhut { $n }
trait-armor = Rüstung { $value }
trait-bloodthirsty = Blutdurstig { $value }
trait-channeling = Manasammlung { $value }
trait-charge = Ansturm { $value }
trait-climbing = Klettern
trait-counterstrike = Gegenschlag
trait-defrost = Entfrosten
trait-doublestrike = Doppelschlag
trait-elusive = Ausweichend
trait-epic = Episch
trait-ethereal = Ätherisch
trait-familiar = Vertrauter
trait-fast = Flink
trait-finite-life = Begrenztes Leben
trait-flying = Fliegen
trait-against-type = { $damage } { $value }
trait-immune = Immun gegen { $damage }
trait-incapacitated = Handlungsunfähig
trait-incorporeal = Körperlos
trait-legendary = Legendär
trait-life = Leben { $value }
trait-living = Lebend
trait-magebind = Magierbindung { $value }
trait-magecast = Vom Magier angewendet
trait-mana-drain = Manaabzug { $value }
trait-melee = Nahkampf { $value }
trait-nonliving = Nicht Lebend
trait-novice = Novize
trait-pest = Plage
trait-piercing = Durchdringen { $value }
trait-rage = Wut { $value }
trait-ranged = Fernangriff { $value }
trait-reach = Erreichen
trait-regenerate = Regenerieren { $n }
trait-restrained = Gezügelt
trait-slow = Langsam
trait-spawnpoint = Zauberquelle
trait-sweeping = Rundschlag
trait-tough = Zäh { $value }
trait-triplestrike = Dreifacher Schlag
trait-unavoidable = Unvermeidbar
trait-unique = Einzigartig
trait-uncontainable = Unhaltbar
trait-unmovable = Unbeweglich
trait-upkeep = Erhaltung { $value }
trait-vampiric = Vampirisch
trait-zone-exclusive = Zoneneinmalig
trait-blocks-los = Blockiert Sichtlinie
trait-passage-blocked = Durchgang blockiert
trait-passage-attacks = Angriff bei Durchgang
trait-chains = nach Schaden darf er ein weiteres Ziel treffen, keines zweimal, bis zu 1 Zone weiter und in Sichtlinie des letzten, jedes Mal mit 1 Angriffswürfel weniger und 1 weniger auf dem Effektwürfel
trait-quenches = von einem Ziel in Brand entfernt er nur alle Plättchen In Brand
trait-critical-damage = aller Schaden ist kritisch
trait-one-move = höchstens eine Bewegungsaktion
trait-of-attacks = { $trait } { $kind ->
    [melee] (Nahkampfangriffe)
    [quick-melee] (Schnelle Nahkampfangriffe)
   *[attack] (alle Angriffe)
}
trait-attacks-of-type = { $value } Angriffswürfel bei Angriffen der Schadensart { $damage }
only-class = nur für die Klasse { $mage }
only-trained = nur für Magier der { FORM($school, "genitive") }

# Schulen
school-dark = { $form ->
    [genitive] Dunklen Schule
   *[plain] Dunkel
}
school-holy = { $form ->
    [genitive] Heiligen Schule
   *[plain] Heilig
}
school-nature = { $form ->
    [genitive] Naturschule
   *[plain] Natur
}
school-mind = { $form ->
    [genitive] Geistesschule
   *[plain] Geist
}
school-arcane = { $form ->
    [genitive] Arkanen Schule
   *[plain] Arkan
}
school-war = { $form ->
    [genitive] Kriegsschule
   *[plain] Krieg
}
school-earth = { $form ->
    [genitive] Erdschule
   *[plain] Erde
}
school-water = { $form ->
    [genitive] Wasserschule
   *[plain] Wasser
}
school-air = { $form ->
    [genitive] Luftschule
   *[plain] Luft
}
school-fire = { $form ->
    [genitive] Feuerschule
   *[plain] Feuer
}
`,_e=`# Mage Wars: what stands on a card, part by part.

type-mage = mage
type-creature = creature
type-conjuration = conjuration
type-wall = wall (conjuration)
type-enchantment = enchantment
type-equipment = equipment
type-attack = attack
type-incantation = incantation
face-subtypes = { $kind } · { $subtypes }
face-school = { $school } { $n }
face-both = { $first } and { $second }
face-either = { $first } or { $second }
face-schools = { $kind } · { $schools }
face-cost = { $n } mana
face-cost-x = X mana (X is { $number })
face-reveal = reveal { $n } mana
face-mandatory = mandatory
face-quick = quick
face-full = full
face-range = range { $least }–{ $most }
face-anywhere = any distance
face-target = target: { $targets }
face-points = { $n } spell points
face-life = Life { $n }
face-armor = Armor { $n }
face-no-armor = never any Armor
face-channeling = Channeling { $n }
line = { CAPITAL($effect) }.
trained-line = Trained in { $schools }.
opposed-line = Opposed to { $schools }.
element-line = Trained in one elemental school of the player’s choice.
innate-line = Always prepared: { $spells }.
slots-line = Worn as { $slots }.
slot-and = { $first } and { $second }
slot-or = { $first } or { $second }
slot-amulet = amulet
slot-belt = belt
slot-boots = boots
slot-chest = chest piece
slot-cloak = cloak
slot-gloves = gloves
slot-helmet = helmet
slot-ring = ring
slot-shield = shield
slot-weapon = weapon
binds-line = Spellbind: one of your { $what } is bound to this.
casts-line = { CAPITAL($who) } can cast { $what }.
casts-from-line = { CAPITAL($who) } can cast { $what } while it has { $n } or more mana.
mandatory-line = Must be revealed when { $when }: { $effect }.
revealed-line = When revealed: { $effect }.
enters-line = When this comes into play: { $effect }.
bar-line = { CAPITAL($name) }: { $parts }.
bar-attack = attack
bar-melee = { $speed ->
    [full] full
   *[quick] quick
} melee attack
bar-ranged = { $speed ->
    [full] full
   *[quick] quick
} ranged attack
bar-zone = { $speed ->
    [full] full
   *[quick] quick
} zone attack
bar-passage = passage attack
bar-barrier = damage barrier
bar-other = attack
bar-dice = { $n ->
    [one] 1 attack die
   *[other] { $n } attack dice
}
bar-dice-x = X attack dice
bar-damage = { FORM($damage, "low") } damage
bar-bonus = +{ $n } against { $what }
bar-spares-caster = the caster is spared
effect-range = { $least }–{ $most } { $effects }
effect-from = { $least }+ { $effects }
effect-times = { $n }× { $effect }
defense-line = Defense { $n }+: { $parts }.
defense-uses = { $n ->
    [0] against every attack
    [one] once per round
   *[other] { $n } times per round
}
defense-only = { $kind ->
    [some] only against { $what }
    [melee] against melee attacks only
   *[ranged] against ranged attacks only
}
defense-steady = conditions do not affect the roll
special-line = { $name } ({ $parts }): { CAPITAL($effect) }.
special-quick = quick action
special-full = full action
special-spell = like a quick spell
special-around = before or after a friendly action phase
special-users = for { $who }
special-once = once per round
`,ve=`# Mage Wars: answers, questions and the log.

zone = zone { $name }
border = border { $name }
mage-of = { $mage } ({ $player })
face-down = a face-down card
mana = { $n } mana

# Answers
do-prepare = Prepare { $targets }
do-assign = Assign { $targets } to { $source }
do-deploy = Deploy with { $source }
do-quickcast = Quickcast { $source }
do-activate = Activate { $source }
do-done = Do nothing more
do-move = Move to { $targets }
do-climb = Cross the wall to { $targets }
do-guard = Guard
do-attack = Attack { $targets } with { $bar } ({ $source }, { $n ->
    [one] 1 die
   *[other] { $n } dice
})
do-cast = Cast { $source }
do-use = Use { $ability } ({ $source })
do-target = Aim at { $targets }
do-to = Choose { $targets }
do-add = Pay { mana } more
do-extend = Extend the wall to { $targets }
do-pay = Pay { mana } for { $source }
do-reveal = Reveal { $source }
do-wear = Wear it as { $slots }
do-bind = Bind { $targets }
do-defend = Defend with { $source } ({ $n }+)
do-counterstrike = Counterstrike with { $bar } ({ $source }, { $n ->
    [one] 1 die
   *[other] { $n } dice
})
do-sweep = Attack { $targets } as well
do-chain = Let it leap to { $targets }
do-hit = Attack { $targets } next
do-instead = Attack { $targets } instead
do-north = North
do-east = East
do-south = South
do-west = West
do-resolve = Carry out { $source }
do-resolve-happening = Carry out { $source }: { $what }
do-resolve-one = Carry out { $source }, effect { $n }
do-remove-burn = Remove a Burn marker for { mana }
do-remove-rot = Remove a Rot marker for { mana }
do-remove-weak = Remove a Weak marker for { mana }
do-remove-daze = Remove a Daze marker for { mana }
do-remove-stun = Remove a Stun marker for { mana }
do-remove-sleep = Remove a Sleep marker for { mana }
do-remove-cripple = Remove a Cripple marker for { mana }
do-remove-taunt = Remove a Taunt marker for { mana }
do-destroy = Destroy { $source } for { mana }
do-re-roll = Roll again
do-re-roll-dice = Roll all attack dice again
do-re-roll-effect = Roll the effect die again
do-choose = Choose { $targets }
do-strengthen = Strengthen { $targets }
do-dice = Pay { mana } for as many dice
do-link = Pass on { $n } damage
do-torment = Torment { $targets }
do-melee = More dice in melee
do-armor = More armor
do-heal = Heal
do-make-pet = Make it your Pet for { mana }
do-make-bloodreaper = Make it your Bloodreaper
do-weave = Return { $source } to your spellbook
do-shield = Turn on the shield for { mana }
do-blink = Teleport this round for { mana }
do-fly = Fly this action phase for { mana }

# Questions
reason-prepare = Planning: choose up to two spells for this round. Nobody else sees them.
reason-assign = { $source }: choose the spell that it may cast this round.
reason-deploy = Deployment: your spawnpoints may cast their spells now.
reason-first-quickcast = First quickcast phase: you may cast a quick spell with your quickcast marker.
reason-final-quickcast = Final quickcast phase: you may cast a quick spell with your quickcast marker.
reason-turn = Your turn: activate a creature. A quickcast may come before or after it.
reason-before-team-mate = { $source } of your team mate acts next: you may use your quickcast before it, or be done.
reason-after-team-mate = The action phase of your team mate is over: you may use your quickcast now, or be done.
reason-act = { $source } acts: a move and a quick action, or a full action.
reason-target = { $source }: choose the target.
reason-to = { $source }: choose where it goes or what else it is aimed at.
reason-add = { $source }: pay more mana for a stronger effect, or do without it.
reason-extend = { $source }: extend the wall by another copy, or leave it.
reason-wear = { $source }: choose where it is worn.
reason-bind = { $source }: choose the spell that is bound to it, face down.
reason-reveal = You may reveal enchantments now.
reason-pay-reveal = { $source }: pay its reveal cost, or it is destroyed without effect.
reason-pay-upkeep = { $source }: pay its upkeep, or it is destroyed.
reason-pay-toll = { $source }: pay, or the attack is called off.
reason-pay-difference = { $source }: pay what it costs more, or it is countered.
reason-defend = { $source } attacks: choose a defense, or let the attack come.
reason-counterstrike = { $source } has attacked: choose a counterstrike, or let it be.
reason-sweep = { $source }: choose the second target of the sweeping attack, or stop.
reason-chain = { $source }: choose the target that the attack leaps to, or stop.
reason-hit = { $source }: choose which target in the zone is attacked next.
reason-instead = { $source } was frightened: choose another target for the attack, or none.
reason-another-attack = { $source } may make another quick melee attack.
reason-push = { $source }: choose the direction of the push.
reason-remove = { $source }: choose what is removed, and pay for it.
reason-re-roll = { $source }: roll again, or keep the dice.
reason-choose-one = { $source }: choose one of its effects.
reason-choose = { $source }: choose what its effect applies to.
reason-strengthen = { $source }: choose the creature that becomes stronger.
reason-dice = { $source }: choose how much mana you pay, and how many dice you roll.
reason-link = { $source }: choose how much damage goes from your mage to the enchanted creature.
reason-torment = { $source }: choose the creatures that are dealt damage, each for its price.
reason-make-pet = { $source }: you may make the summoned creature your Pet.
reason-shield = { $source }: you may turn on the shield for this round.
reason-blink = { $source }: you may let it teleport this round.
reason-fly = { $source }: you may let it fly this action phase.

# What happened
log-round = Round { $n } begins. { $who } has the initiative.
log-initiative = { $who } rolls { $die } for the initiative.
log-activate = { $who } activates { $what }.
log-guard = { $what } guards.
log-move = { $what } moves to { $zone }.
log-push = { $what } is pushed to { $zone }.
log-bash = { $what } is bashed against a wall.
log-teleport = { $what } is teleported to { $zone }.
log-come-back = { $what } comes back to { $zone }.
log-cast = { $who } casts { $what } ({ $on }).
log-cast-alone = { $who } casts { $what }.
log-cast-hidden = { $what } casts an enchantment face down ({ $on }).
log-countered = { $what } is countered.
log-reveal = { $who } reveals { $what }.
log-use = { $who } uses { $what }.
log-upkeep = { $who } pays the upkeep of { $what }.
log-attack = { $what } attacks { $on }.
log-attack-again = { $what } makes another attack on { $on }.
log-counterstrike = { $what } strikes back at { $on }.
log-strike = Strike { $n } of { $what } against { $on }.
log-barrier = The damage barrier of { $what } strikes { $on }.
log-called-off = { $what } does not attack { $on }: the cost is not paid.
log-dice = The dice show { $dice }{ $die ->
    [0] .
   *[other] {" "}and { $die } on the effect die.
}
log-roll = { $what }: the dice show { $dice }.
log-misses = { $what } is dazed and misses (the effect die shows { $die }).
log-not-dazed = { $what } is dazed, but does not miss (the effect die shows { $die }).
log-avoided = { $what } avoids the attack (the effect die shows { $die }).
log-not-avoided = { $what } does not avoid the attack (the effect die shows { $die }).
log-frightened = { $what } is frightened (the effect die shows { $die }).
log-not-frightened = { $what } is not frightened (the effect die shows { $die }).
log-escapes = { $what } loses a Cripple marker (the effect die shows { $die }).
log-not-escapes = { $what } stays crippled (the effect die shows { $die }).
log-direction = { $what } is pushed in a random direction (the effect die shows { $die }).
log-cured = { $what } loses a condition.
log-move-enchantment = { CAPITAL($what) } is moved ({ $on }).
log-damage = { $what } is dealt { $n } damage.
log-direct = { $what } is dealt { $n } direct damage.
log-heal = { $what } is healed of { $n } damage.
log-gain-life = { $what } gains { $n } Life.
log-lose-life = { $what } loses { $n } Life.
log-gain-mana = { $what } gains { mana }.
log-lose-mana = { $what } loses { mana }.
log-destroy = { CAPITAL($what) } is destroyed.
log-return = { CAPITAL($what) } returns to its owner’s spellbook.
log-burn = { $what } gets { $n } × Burn.
log-rot = { $what } gets { $n } × Rot.
log-weak = { $what } gets { $n } × Weak.
log-daze = { $what } gets { $n } × Daze.
log-stun = { $what } gets { $n } × Stun.
log-sleep = { $what } falls asleep.
log-cripple = { $what } gets { $n } × Cripple.
log-taunt = { $what } is taunted.
log-rage-token = { $what } gets { $n } × Rage.
log-wrath-token = { $what } gets { $n } × Wrath.
log-armor-token = { $what } gets { $n } × Armor.

# Phases, piles and markers
phase-initiative = Initiative Phase
phase-reset = Reset Phase
phase-channel = Channel Phase
phase-upkeep = Upkeep Phase
phase-planning = Planning Phase
phase-deploy = Deployment Phase
phase-first-quickcast = First Quickcast Phase
phase-action = Creature Action Phase
phase-final-quickcast = Final Quickcast Phase
phase-end = end of the round
pile-spellbook = spellbook
pile-prepared = prepared spells
pile-discard = discard pile
pile-innate = always prepared
marker-rage = Rage
marker-wrath = Wrath
marker-armor = Armor
marker-banish = Banish
marker-pet = Pet
marker-bloodreaper = Bloodreaper
marker-shield = Voltaric Shield
marker-open = open
marker-guard = guards
marker-active = active
marker-inactive = inactive
marker-quickcast = quickcast
`,ye=`# Mage Wars: damage types, conditions, traits and schools.
# $form: low (in the middle of a sentence).

# Damage types and conditions
damage-flame = { $form ->
    [low] flame
   *[plain] Flame
}
damage-hydro = { $form ->
    [low] hydro
   *[plain] Hydro
}
damage-light = { $form ->
    [low] light
   *[plain] Light
}
damage-lightning = { $form ->
    [low] lightning
   *[plain] Lightning
}
damage-poison = { $form ->
    [low] poison
   *[plain] Poison
}
damage-psychic = { $form ->
    [low] psychic
   *[plain] Psychic
}
damage-wind = { $form ->
    [low] wind
   *[plain] Wind
}
damage-frost = { $form ->
    [low] frost
   *[plain] Frost
}
condition-burn = Burn
condition-rot = Rot
condition-weak = Weak
condition-daze = Daze
condition-stun = Stun
condition-sleep = Sleep
condition-cripple = Cripple
condition-taunt = Taunt
condition-push = Push

# Traits
trait-aegis = Aegis { $n }
trait-armor = Armor { $value }
trait-bloodthirsty = Bloodthirsty { $value }
trait-channeling = Channeling { $value }
trait-charge = Charge { $value }
trait-climbing = Climbing
trait-counterstrike = Counterstrike
trait-defrost = Defrost
trait-doublestrike = Doublestrike
trait-elusive = Elusive
trait-epic = Epic
trait-ethereal = Ethereal
trait-familiar = Familiar
trait-fast = Fast
trait-finite-life = Finite Life
trait-flying = Flying
trait-against-type = { $damage } { $value }
trait-immune = immune to { FORM($damage, "low") } damage
trait-incapacitated = Incapacitated
trait-incorporeal = Incorporeal
trait-legendary = Legendary
trait-life = Life { $value }
trait-living = Living
trait-magebind = Magebind { $value }
trait-magecast = Magecast
trait-mana-drain = Mana Drain { $value }
trait-melee = Melee { $value }
trait-nonliving = Nonliving
trait-novice = Novice
trait-pest = Pest
trait-piercing = Piercing { $value }
trait-rage = Rage { $value }
trait-ranged = Ranged { $value }
trait-reach = Reach
trait-regenerate = Regenerate { $n }
trait-restrained = Restrained
trait-slow = Slow
trait-spawnpoint = Spawnpoint
trait-sweeping = Sweeping
trait-tough = Tough { $value }
trait-triplestrike = Triplestrike
trait-unavoidable = Unavoidable
trait-unique = Unique
trait-uncontainable = Uncontainable
trait-unmovable = Unmovable
trait-upkeep = Upkeep { $value }
trait-vampiric = Vampiric
trait-zone-exclusive = Zone Exclusive
trait-blocks-los = blocks line of sight
trait-passage-blocked = passage blocked
trait-passage-attacks = passage attacks
trait-chains = after damage it may hit another target, never the same twice, up to 1 zone away and in sight of the last, each time with 1 attack die fewer and 1 less on the effect die
trait-quenches = on a burning target it only removes all Burn markers
trait-critical-damage = all damage is critical
trait-one-move = at most one move action
trait-of-attacks = { $trait } { $kind ->
    [melee] (melee attacks)
    [quick-melee] (quick melee attacks)
   *[attack] (all attacks)
}
trait-attacks-of-type = { $value } attack dice for attacks with { FORM($damage, "low") } damage
only-class = { $mage } only
only-trained = { $school } mage only

# Schools
school-dark = { $form ->
    [low] dark
   *[plain] Dark
}
school-holy = { $form ->
    [low] holy
   *[plain] Holy
}
school-nature = { $form ->
    [low] nature
   *[plain] Nature
}
school-mind = { $form ->
    [low] mind
   *[plain] Mind
}
school-arcane = { $form ->
    [low] arcane
   *[plain] Arcane
}
school-war = { $form ->
    [low] war
   *[plain] War
}
school-earth = { $form ->
    [low] earth
   *[plain] Earth
}
school-water = { $form ->
    [low] water
   *[plain] Water
}
school-air = { $form ->
    [low] air
   *[plain] Air
}
school-fire = { $form ->
    [low] fire
   *[plain] Fire
}
`,be=`# Mage Wars: co stoi na karcie, część po części.

type-mage = mag
type-creature = stworzenie
type-conjuration = przywołanie
type-wall = mur (przywołanie)
type-enchantment = urok
type-equipment = ekwipunek
type-attack = atak
type-incantation = inkantacja
face-subtypes = { $kind } · { $subtypes }
face-school = { $school } { $n }
face-both = { $first } i { $second }
face-either = { $first } lub { $second }
face-schools = { $kind } · { $schools }
face-cost = { $n ->
    [one] { $n } mana
   *[many] { $n } many
}
face-cost-x = X many (X: { $number })
face-reveal = odkrycie { $n ->
    [one] { $n } mana
   *[many] { $n } many
}
face-mandatory = obowiązkowy
face-quick = szybkie
face-full = pełne
face-range = zasięg { $least }–{ $most }
face-anywhere = dowolna odległość
face-target = cel: { $targets }
face-points = punkty zaklęć: { $n }
face-life = życie { $n }
face-armor = pancerz { $n }
face-no-armor = nigdy żadnego pancerza
face-channeling = zbieranie many { $n }
line = { CAPITAL($effect) }.
trained-line = Szkolenie: { $schools }.
opposed-line = Przeciwieństwo: { $schools }.
element-line = Szkolenie w jednej szkole żywiołów do wyboru gracza.
innate-line = Zawsze przygotowane: { $spells }.
slots-line = Miejsce: { $slots }.
slot-and = { $first } i { $second }
slot-or = { $first } lub { $second }
slot-amulet = amulet
slot-belt = pas
slot-boots = buty
slot-chest = napierśnik
slot-cloak = płaszcz
slot-gloves = rękawice
slot-helmet = hełm
slot-ring = pierścień
slot-shield = tarcza
slot-weapon = broń
binds-line = Związanie zaklęcia: { $what }.
casts-line = { CAPITAL($who) } może rzucać { $what }.
casts-from-line = { CAPITAL($who) } może rzucać { $what }, dopóki ma co najmniej { $n } many.
mandatory-line = Trzeba odkryć, gdy { $when }: { $effect }.
revealed-line = Przy odkryciu: { $effect }.
enters-line = Gdy wchodzi do gry: { $effect }.
bar-line = { CAPITAL($name) }: { $parts }.
bar-attack = atak
bar-melee = { $speed ->
    [full] pełny
   *[quick] szybki
} atak wręcz
bar-ranged = { $speed ->
    [full] pełny
   *[quick] szybki
} atak dystansowy
bar-zone = { $speed ->
    [full] pełny
   *[quick] szybki
} atak na strefę
bar-passage = atak przy przejściu
bar-barrier = bariera obrażeń
bar-other = atak
bar-dice = { $n ->
    [one] { $n } kość ataku
    [few] { $n } kości ataku
   *[many] { $n } kości ataku
}
bar-dice-x = X kości ataku
bar-damage = obrażenia: { $damage }
bar-bonus = +{ $n } wobec { FORM($what, "genitive") }
bar-spares-caster = oszczędza rzucającego
effect-range = { $least }–{ $most } { $effects }
effect-from = { $least }+ { $effects }
effect-times = { $n }× { $effect }
defense-line = Obrona { $n }+: { $parts }.
defense-uses = { $n ->
    [0] przeciw każdemu atakowi
    [one] raz na rundę
   *[many] { $n } razy na rundę
}
defense-only = { $kind ->
    [some] tylko wobec { FORM($what, "genitive") }
    [melee] tylko przeciw atakom wręcz
   *[ranged] tylko przeciw atakom dystansowym
}
defense-steady = stany nie wpływają na rzut
special-line = { $name } ({ $parts }): { CAPITAL($effect) }.
special-quick = szybka akcja
special-full = pełna akcja
special-spell = jak szybkie zaklęcie
special-around = przed przyjazną fazą akcji lub po niej
special-users = dla { FORM($who, "genitive") }
special-once = raz na rundę
`,xe=`# Mage Wars: odpowiedzi, pytania i dziennik.

zone = { $form ->
    [genitive] strefy { $name }
   *[plain] strefa { $name }
}
border = granica { $name }
mage-of = { $mage } ({ $player })
face-down = zakryta karta
mana = { $n ->
    [one] { $n } manę
   *[many] { $n } many
}
dice = { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości
}

# Odpowiedzi
do-prepare = Przygotuj: { $targets }
do-assign = Przygotuj dla { $source }: { $targets }
do-deploy = Użyj źródła zaklęć: { $source }
do-quickcast = Rzuć szybko: { $source }
do-activate = Aktywuj: { $source }
do-done = Nic więcej nie rób
do-move = Idź: { $targets }
do-climb = Przejdź przez mur: { $targets }
do-guard = Stań na straży
do-attack = Zaatakuj: { $targets }, atak { $bar } ({ $source }, { dice })
do-cast = Rzuć: { $source }
do-use = Użyj: { $ability } ({ $source })
do-target = Cel: { $targets }
do-to = Wybierz: { $targets }
do-add = Zapłać o { mana } więcej
do-extend = Wydłuż mur: { $targets }
do-pay = Zapłać { mana } za: { $source }
do-reveal = Odkryj: { $source }
do-wear = Załóż jako: { $slots }
do-bind = Zwiąż: { $targets }
do-defend = Broń się: { $source } ({ $n }+)
do-counterstrike = Kontruderzenie: { $bar } ({ $source }, { dice })
do-sweep = Zaatakuj też: { $targets }
do-chain = Przeskocz na: { $targets }
do-hit = Zaatakuj teraz: { $targets }
do-instead = Zaatakuj zamiast tego: { $targets }
do-north = Północ
do-east = Wschód
do-south = Południe
do-west = Zachód
do-resolve = Wykonaj: { $source }
do-resolve-happening = Wykonaj: { $source }, { $what }
do-resolve-one = Wykonaj: { $source }, efekt { $n }
do-remove-burn = Usuń za { mana } znacznik Podpalenia
do-remove-rot = Usuń za { mana } znacznik Gnicia
do-remove-weak = Usuń za { mana } znacznik Osłabienia
do-remove-daze = Usuń za { mana } znacznik Oszołomienia
do-remove-stun = Usuń za { mana } znacznik Ogłuszenia
do-remove-sleep = Usuń za { mana } znacznik Snu
do-remove-cripple = Usuń za { mana } znacznik Okaleczenia
do-remove-taunt = Usuń za { mana } znacznik Prowokacji
do-destroy = Zniszcz za { mana }: { $source }
do-re-roll = Rzuć jeszcze raz
do-re-roll-dice = Rzuć jeszcze raz wszystkimi kośćmi ataku
do-re-roll-effect = Rzuć jeszcze raz kością efektu
do-choose = Wybierz: { $targets }
do-strengthen = Wzmocnij: { $targets }
do-dice = Zapłać { mana } za tyle samo kości
do-link = Przekaż obrażenia: { $n }
do-torment = Udręcz: { $targets }
do-melee = Więcej kości w walce wręcz
do-armor = Więcej pancerza
do-heal = Wylecz
do-make-pet = Uczyń Pupilem za { mana }
do-make-bloodreaper = Uczyń Krwawym Żniwiarzem
do-weave = Zwróć do księgi: { $source }
do-shield = Włącz tarczę za { mana }
do-blink = Teleportuj się w tej rundzie za { mana }
do-fly = Lataj w tej fazie akcji za { mana }

# Pytania
reason-prepare = Planowanie: wybierz najwyżej dwa zaklęcia na tę rundę. Nikt inny ich nie widzi.
reason-assign = { $source }: wybierz zaklęcie, które ta karta może rzucić w tej rundzie.
reason-deploy = Rozmieszczanie: twoje źródła zaklęć mogą teraz rzucić swoje zaklęcia.
reason-first-quickcast = Pierwsza faza szybkich zaklęć: możesz rzucić szybkie zaklęcie, używając znacznika.
reason-final-quickcast = Ostatnia faza szybkich zaklęć: możesz rzucić szybkie zaklęcie, używając znacznika.
reason-turn = Twoja kolej: aktywuj stworzenie. Przed nim lub po nim możesz rzucić szybkie zaklęcie.
reason-before-team-mate = Za chwilę działa { $source } z twojej drużyny: możesz przedtem rzucić szybkie zaklęcie albo zakończyć.
reason-after-team-mate = Faza akcji w twojej drużynie dobiegła końca: możesz teraz rzucić szybkie zaklęcie albo zakończyć.
reason-act = Działa { $source }: ruch i szybka akcja albo pełna akcja.
reason-target = { $source }: wybierz cel.
reason-to = { $source }: wybierz, dokąd trafia lub co jeszcze jest celem.
reason-add = { $source }: zapłać więcej many za mocniejszy efekt albo zrezygnuj.
reason-extend = { $source }: wydłuż mur kolejną kartą albo zrezygnuj.
reason-wear = { $source }: wybierz, gdzie jest noszony.
reason-bind = { $source }: wybierz zaklęcie, które zostanie zakryte i związane z tą kartą.
reason-reveal = Możesz teraz odkrywać uroki.
reason-pay-reveal = { $source }: zapłać koszt odkrycia, inaczej karta zostanie zniszczona bez efektu.
reason-pay-upkeep = { $source }: zapłać koszt utrzymania, inaczej karta zostanie zniszczona.
reason-pay-toll = { $source }: zapłać albo atak zostanie przerwany.
reason-pay-difference = { $source }: zapłać różnicę w koszcie albo zaklęcie zostanie skontrowane.
reason-defend = Atakuje { $source }: wybierz obronę albo przyjmij atak.
reason-counterstrike = Atak wykonał { $source }: wybierz kontruderzenie albo zrezygnuj.
reason-sweep = { $source }: wybierz drugi cel zamaszystego ataku albo zakończ.
reason-chain = { $source }: wybierz cel, na który przeskoczy atak, albo zakończ.
reason-hit = { $source }: wybierz, który cel w strefie zostanie zaatakowany teraz.
reason-instead = { $source } czuje strach: wybierz inny cel ataku albo żadnego.
reason-another-attack = { $source } może wykonać jeszcze jeden szybki atak wręcz.
reason-push = { $source }: wybierz kierunek odepchnięcia.
reason-remove = { $source }: wybierz, co zostanie usunięte, i zapłać za to.
reason-re-roll = { $source }: rzuć jeszcze raz albo zostaw kości.
reason-choose-one = { $source }: wybierz jeden z efektów.
reason-choose = { $source }: wybierz, czego dotyczy efekt.
reason-strengthen = { $source }: wybierz stworzenie, które stanie się silniejsze.
reason-dice = { $source }: wybierz, ile many płacisz i iloma kośćmi rzucasz.
reason-link = { $source }: wybierz, ile obrażeń przejdzie z twojego maga na zaczarowane stworzenie.
reason-torment = { $source }: wybierz stworzenia, którym za manę zadasz obrażenia.
reason-make-pet = { $source }: możesz uczynić przyzwane stworzenie swoim Pupilem.
reason-shield = { $source }: możesz włączyć tarczę na tę rundę.
reason-blink = { $source }: możesz pozwolić temu stworzeniu teleportować się w tej rundzie.
reason-fly = { $source }: możesz pozwolić temu stworzeniu latać w tej fazie akcji.

# Co się stało
log-round = Zaczyna się runda { $n }. Inicjatywę ma { $who }.
log-initiative = { $who } rzuca o inicjatywę: { $die }.
log-activate = { $who } aktywuje { $what }.
log-guard = { $what } staje na straży.
log-move = { $what } idzie do { FORM($zone, "genitive") }.
log-push = Odepchnięto { $what } do { FORM($zone, "genitive") }.
log-bash = { $what } uderza o ścianę.
log-teleport = { $what } teleportuje się do { FORM($zone, "genitive") }.
log-come-back = { $what } wraca do { FORM($zone, "genitive") }.
log-cast = { $who } rzuca { $what } ({ $on }).
log-cast-alone = { $who } rzuca { $what }.
log-cast-hidden = { $what } rzuca zakryty urok ({ $on }).
log-countered = Skontrowano { $what }.
log-reveal = { $who } odkrywa { $what }.
log-use = { $who } używa { $what }.
log-upkeep = { $who } płaci koszt utrzymania { $what }.
log-attack = { $what } atakuje { $on }.
log-attack-again = { $what } jeszcze raz atakuje { $on }.
log-counterstrike = { $what } odpowiada kontruderzeniem w { $on }.
log-strike = Uderzenie { $n }: { $what } przeciw { $on }.
log-barrier = Bariera obrażeń ({ $what }) uderza w { $on }.
log-called-off = { $what } nie atakuje ({ $on }): koszt nie został zapłacony.
log-dice = Kości pokazują { $dice }{ $die ->
    [0] .
   *[other] , a kość efektu { $die }.
}
log-roll = { $what }: kości pokazują { $dice }.
log-misses = { $what } chybia z oszołomienia (kość efektu { $die }).
log-not-dazed = { $what } nie chybia mimo oszołomienia (kość efektu { $die }).
log-avoided = { $what } unika ataku (kość efektu { $die }).
log-not-avoided = { $what } nie unika ataku (kość efektu { $die }).
log-frightened = { $what } czuje strach (kość efektu { $die }).
log-not-frightened = { $what } nie czuje strachu (kość efektu { $die }).
log-escapes = { $what } traci znacznik Okaleczenia (kość efektu { $die }).
log-not-escapes = { $what } ma nadal Okaleczenie (kość efektu { $die }).
log-direction = Losowy kierunek odepchnięcia: { $what } (kość efektu { $die }).
log-cured = { $what } traci jeden stan.
log-move-enchantment = Przeniesiono { $what } ({ $on }).
log-damage = { $what } otrzymuje { damage-points }.
log-direct = { $what } otrzymuje bezpośrednio { damage-points }.
log-heal = { $what } traci { damage-points } dzięki leczeniu.
log-gain-life = { $what } zyskuje { life-points }.
log-lose-life = { $what } traci { life-points }.
life-points = { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
}
log-gain-mana = { $what } otrzymuje { mana }.
log-lose-mana = { $what } traci { mana }.
log-destroy = Zniszczono { $what }.
log-return = { $what } wraca do księgi.
log-burn = { $what } otrzymuje { $n } × Podpalenie.
log-rot = { $what } otrzymuje { $n } × Gnicie.
log-weak = { $what } otrzymuje { $n } × Osłabienie.
log-daze = { $what } otrzymuje { $n } × Oszołomienie.
log-stun = { $what } otrzymuje { $n } × Ogłuszenie.
log-sleep = { $what } zasypia.
log-cripple = { $what } otrzymuje { $n } × Okaleczenie.
log-taunt = { $what } ulega prowokacji.
log-rage-token = { $what } otrzymuje { $n } × Szał.
log-wrath-token = { $what } otrzymuje { $n } × Gniew.
log-armor-token = { $what } otrzymuje { $n } × Pancerz.

# Fazy, stosy i znaczniki
phase-initiative = faza inicjatywy
phase-reset = faza odświeżenia
phase-channel = faza zbierania many
phase-upkeep = faza utrzymania
phase-planning = faza planowania
phase-deploy = faza rozmieszczania
phase-first-quickcast = pierwsza faza szybkich zaklęć
phase-action = faza akcji stworzeń
phase-final-quickcast = ostatnia faza szybkich zaklęć
phase-end = koniec rundy
pile-spellbook = księga zaklęć
pile-prepared = przygotowane zaklęcia
pile-discard = stos kart odrzuconych
pile-innate = zawsze przygotowane
marker-rage = Szał
marker-wrath = Gniew
marker-armor = Pancerz
marker-banish = Wygnanie
marker-pet = Pupil
marker-bloodreaper = Krwawy Żniwiarz
marker-shield = Tarcza Voltaru
marker-open = otwarte
marker-guard = na straży
marker-active = akcja gotowa
marker-inactive = akcja zużyta
marker-quickcast = szybkie zaklęcie
`,Se=`# Mage Wars: typy obrażeń, stany, cechy i szkoły.
# $form szkoły: genitive ("ze szkoły mroku").

# Typy obrażeń i stany
damage-flame = płomienie
damage-hydro = woda
damage-light = światło
damage-lightning = błyskawica
damage-poison = trucizna
damage-psychic = psychika
damage-wind = wiatr
damage-frost = mróz
condition-burn = Podpalenie
condition-rot = Gnicie
condition-weak = Osłabienie
condition-daze = Oszołomienie
condition-stun = Ogłuszenie
condition-sleep = Sen
condition-cripple = Okaleczenie
condition-taunt = Prowokacja
condition-push = Odepchnięcie

# Cechy
trait-aegis = Egida { $n }
trait-armor = Pancerz { $value }
trait-bloodthirsty = Żądza krwi { $value }
trait-channeling = Zbieranie many { $value }
trait-charge = Szarża { $value }
trait-climbing = Wspinaczka
trait-counterstrike = Kontruderzenie
trait-defrost = Odmrożenie
trait-doublestrike = Podwójne uderzenie
trait-elusive = Nieuchwytność
trait-epic = Epickie
trait-ethereal = Eteryczny
trait-familiar = Chowaniec
trait-fast = Szybkość
trait-finite-life = Ograniczone życie
trait-flying = Lot
trait-against-type = { CAPITAL($damage) } { $value }
trait-immune = Odporność ({ $damage })
trait-incapacitated = Niezdolność do działania
trait-incorporeal = Bezcielesność
trait-legendary = Legendarne
trait-life = Życie { $value }
trait-living = Żywe
trait-magebind = Więź z magiem { $value }
trait-magecast = Rzuca tylko mag
trait-mana-drain = Wyssanie many { $value }
trait-melee = Walka wręcz { $value }
trait-nonliving = Nieożywione
trait-novice = Nowicjusz
trait-pest = Utrapienie
trait-piercing = Przebicie { $value }
trait-rage = Szał { $value }
trait-ranged = Walka dystansowa { $value }
trait-reach = Dosięganie
trait-regenerate = Regeneracja { $n }
trait-restrained = Skrępowanie
trait-slow = Powolność
trait-spawnpoint = Źródło zaklęć
trait-sweeping = Zamaszysty
trait-tough = Twardość { $value }
trait-triplestrike = Potrójne uderzenie
trait-unavoidable = Nieuchronny
trait-unique = Unikatowe
trait-uncontainable = Nieokiełznane
trait-unmovable = Nieruchomość
trait-upkeep = Utrzymanie { $value }
trait-vampiric = Wampiryczny
trait-zone-exclusive = Jedno w strefie
trait-blocks-los = blokuje linię wzroku
trait-passage-blocked = zamknięte przejście
trait-passage-attacks = atakuje przy przejściu
trait-chains = po zadaniu obrażeń może trafić kolejny cel, żadnego dwa razy, najwyżej 1 strefę dalej i w linii wzroku ostatniego, za każdym razem mając o 1 kość ataku mniej i o 1 mniej na kości efektu
trait-quenches = z płonącego celu usuwa tylko wszystkie znaczniki Podpalenia
trait-critical-damage = wszystkie obrażenia są krytyczne
trait-one-move = limit jednej akcji ruchu
trait-of-attacks = { $trait } { $kind ->
    [melee] (ataki wręcz)
    [quick-melee] (szybkie ataki wręcz)
   *[attack] (wszystkie ataki)
}
trait-attacks-of-type = kości ataku { $value } przy atakach typu { $damage }
only-class = tylko { $mage }
only-trained = tylko mag szkoły { FORM($school, "genitive") }

# Szkoły
school-dark = { $form ->
    [genitive] mroku
   *[plain] Mrok
}
school-holy = { $form ->
    [genitive] świętości
   *[plain] Świętość
}
school-nature = { $form ->
    [genitive] natury
   *[plain] Natura
}
school-mind = { $form ->
    [genitive] umysłu
   *[plain] Umysł
}
school-arcane = { $form ->
    [genitive] magii tajemnej
   *[plain] Magia tajemna
}
school-war = { $form ->
    [genitive] wojny
   *[plain] Wojna
}
school-earth = { $form ->
    [genitive] ziemi
   *[plain] Ziemia
}
school-water = { $form ->
    [genitive] wody
   *[plain] Woda
}
school-air = { $form ->
    [genitive] powietrza
   *[plain] Powietrze
}
school-fire = { $form ->
    [genitive] ognia
   *[plain] Ogień
}
`,Ce=`# Wie Mage Wars gespielt wird, in Kürze.

lesson-turn =
    Eine Runde beginnt mit Mana: Dein Magier sammelt so viel, wie seine Manasammlung angibt. Dann wählst du verdeckt zwei Zauber aus deinem Buch; das ganze Buch liegt immer offen vor dir.
    Die Spieler aktivieren abwechselnd je eine Kreatur, auch den Magier, bis alle agiert haben. Eine Kreatur bewegt sich um eine Zone und macht eine Schnelle Aktion, etwa einen Schnellen Zauber oder einen Schnellen Nahkampfangriff, oder sie bewegt sich nicht und macht eine Vollständige Aktion.
    Einmal in der Runde darf dein Magier außerdem einen Schnellen Zauber anwenden, bevor oder nachdem eine deiner Kreaturen agiert, oder ganz am Anfang oder am Ende: den Schnellzauber.
    Ein Zauber, den du nicht angewendet hast, kommt zurück ins Buch, bevor du neu wählst.
lesson-cards =
    Kreaturen und Beschwörungen bleiben in der Arena, Ausrüstung am Magier. Formeln und Angriffszauber wirken einmal und sind weg.
    Verzauberungen werden für 2 Mana verdeckt angewendet. Du deckst sie später in dem Moment auf, der dir passt, für die Kosten, die auf ihnen stehen.
    Zauber reichen so viele Zonen weit, wie ihre Reichweite sagt, und die meisten brauchen eine Sichtlinie: Wälle können sie blockieren.
lesson-fight =
    Ein Angriff würfelt. Normalen Schaden hält Rüstung ab, kritischen nicht. Der Effektwürfel mit zwölf Seiten sagt, ob Zustände wie In Brand oder Betäubt dazukommen.
    Wer in einer Zone im Nahkampf angreift, in der eine gegnerische Kreatur Wache hält, muss diese angreifen. Eine Verteidigung vermeidet einen Angriff, wenn ihr Wurf gelingt. Wer Wache hält oder einen Angriff mit Gegenschlag hat, darf zurückschlagen.
    Schaden bleibt. Eine Kreatur mit so viel Schaden wie Leben ist zerstört, ein Magier ebenso.
lesson-tip =
    Beginne als Lehrling: Arena und Bücher sind kleiner. Spare Mana für eine große Kreatur oder gib es für mehrere kleine aus, aber lass deinen Magier nicht allein stehen.
    Unter „Wann werde ich gefragt?“ legst du fest, in welchen Momenten du gefragt wirst, ob du eine Verzauberung aufdeckst; wähle weniger, wenn es dich zu oft unterbricht.
`,we=`# How Mage Wars is played, in short.

lesson-turn =
    A round begins with mana: your mage gathers as much as the channeling says. Then you secretly choose two spells from your book; you see the whole book all the time.
    The players take turns in activating one creature each, the mage among them, until all have acted. A creature moves one zone and takes a quick action, such as a quick spell or a quick melee attack, or does not move and takes a full one.
    Once a round your mage may also cast a quick spell beside that, before or after a creature of yours acts, or at the beginning or the end of all that: the quickcast.
    A spell that you did not cast goes back into the book before you choose anew.
lesson-cards =
    Creatures and conjurations stay in the arena, equipment on your mage. Incantations and attack spells work once and are gone.
    Enchantments are cast face down for 2 mana. You reveal them later for what is printed on them, at the moment that suits you.
    Spells reach as many zones as their range says, and most need a line of sight: walls can block it.
lesson-fight =
    An attack rolls its dice. Normal damage is stopped by armor, critical damage is not. The effect die with twelve faces says whether burns, stuns and the like are added.
    Whoever attacks in melee in the zone of a guard must attack the guard. A defence avoids an attack when its roll succeeds. Those who stand guard, or have an attack with counterstrike, may strike back.
    Damage stays. A creature with as much damage as life is destroyed, and so is a mage.
lesson-tip =
    Begin as apprentices: the arena and the books are smaller. Save mana for a large creature or spend it on several small ones, but do not let your mage stand alone.
    “When am I asked?” sets the moments at which you are asked to reveal an enchantment; choose fewer if it interrupts you too often.
`,Te=`# Jak się gra w Mage Wars, w skrócie.

lesson-turn =
    Runda zaczyna się od many: twój mag zbiera jej tyle, ile wynosi jego zbieranie many. Potem potajemnie wybierasz ze swojej księgi dwa zaklęcia; całą księgę widzisz przez cały czas.
    Gracze na zmianę aktywują po jednym stworzeniu, także maga, aż wszystkie zadziałają. Stworzenie rusza się o jedną strefę i wykonuje szybką akcję, na przykład szybkie zaklęcie albo szybki atak wręcz, albo nie rusza się i wykonuje pełną akcję.
    Raz w rundzie twój mag może poza tym rzucić szybkie zaklęcie dodatkowo: przed działaniem jednego z twoich stworzeń lub po nim albo na samym początku lub końcu.
    Zaklęcie, którego nie rzucisz, wraca do księgi, zanim wybierzesz nowe.
lesson-cards =
    Stworzenia i przywołania zostają na arenie, ekwipunek na magu. Inkantacje i zaklęcia ataku działają raz i znikają.
    Uroki rzuca się zakryte za 2 many. Odkrywasz je później za cenę, która jest na nich podana, w chwili, która ci odpowiada.
    Zaklęcia sięgają na tyle stref, ile wynosi ich zasięg, a większość wymaga linii wzroku: mury mogą ją blokować.
lesson-fight =
    Atak rzuca kośćmi. Zwykłe obrażenia powstrzymuje pancerz, krytycznych nie. Kość efektu o dwunastu ściankach rozstrzyga, czy dochodzą stany takie jak Podpalenie lub Ogłuszenie.
    Kto atakuje wręcz w strefie, w której wrogie stworzenie stoi na straży, musi zaatakować właśnie je. Obrona unika ataku, jeśli jej rzut się uda. Kto stoi na straży albo ma atak z kontruderzeniem, może oddać cios.
    Obrażenia zostają. Stworzenie, które ma tyle obrażeń co życia, jest zniszczone, mag również.
lesson-tip =
    Zacznij jako uczeń: arena i księgi są mniejsze. Oszczędzaj manę na duże stworzenie albo wydaj ją na kilka małych, ale nie zostawiaj maga samego.
    Pod „Kiedy mnie pytać?” wybierasz, w jakich chwilach pada pytanie o odkrycie uroku; wybierz mniej, jeśli za często ci to przerywa.
`,Ee=`# Der Tisch von Mage Wars im Browser.

# Die Arena
mw-arena = Arena
mw-away = { $n ->
    [one] 1 Zone entfernt
   *[other] { $n } Zonen entfernt
}
mw-larger = Arena vergrößern
mw-whole = Ganze Arena zeigen
mw-phases = Phasen der Runde
mw-reveal = aufdecken für { $n } Mana
mw-assigned = hat einen Zauber zum Anwenden
mw-bound = ein Zauber ist daran gebunden
mw-bar = { $bar }, { $n ->
    [0] X Würfel
    [one] 1 Würfel
   *[other] { $n } Würfel
}
mw-effect-die = Der Effektwürfel zeigt { $die }.

# Magier
mw-action-ready = Aktionsstein bereit
mw-action-used = Aktionsstein benutzt
mw-initiative = hat die Initiative
mw-free = frei: { $slot }
mw-spells = Zauber zur Hand

# Das Zauberbuch
mw-search = Namen und Texte durchsuchen
mw-filters = Filter
mw-type = Art
mw-school = Schule
mw-level = Level
mw-affordable = Nur, wofür mein Mana reicht
mw-none = Kein Zauber passt.
mw-slot = Zauber { $n }
mw-take-back = Zurücknehmen: { $what }
mw-see-arena = Arena ansehen
mw-see-book = Zauberbuch öffnen
`,De=`# The table of Mage Wars in the browser.

# The arena
mw-arena = Arena
mw-away = { $n ->
    [one] 1 zone away
   *[other] { $n } zones away
}
mw-larger = Larger arena
mw-whole = Whole arena
mw-phases = Phases of the round
mw-reveal = revealed for { $n } mana
mw-assigned = has a spell to cast
mw-bound = a spell is bound to it
mw-bar = { $bar }, { $n ->
    [0] X dice
    [one] 1 die
   *[other] { $n } dice
}
mw-effect-die = The effect die shows { $die }.

# Mages
mw-action-ready = action marker ready
mw-action-used = action marker used
mw-initiative = has the initiative
mw-free = free: { $slot }
mw-spells = Spells at hand

# The spellbook
mw-search = Search names and texts
mw-filters = Filters
mw-type = Type
mw-school = School
mw-level = Level
mw-affordable = Only what my mana pays for
mw-none = No spell fits.
mw-slot = Spell { $n }
mw-take-back = Take back: { $what }
mw-see-arena = See the arena
mw-see-book = Open the spellbook
`,Oe=`# Stół Mage Wars w przeglądarce.

# Arena
mw-arena = Arena
mw-away = { $n ->
    [one] odległość: 1 strefa
    [few] odległość: { $n } strefy
   *[other] odległość: { $n } stref
}
mw-larger = Powiększ arenę
mw-whole = Pokaż całą arenę
mw-phases = Fazy rundy
mw-reveal = odkrycie za { $n } many
mw-assigned = ma zaklęcie do rzucenia
mw-bound = jest z nim związane zaklęcie
mw-bar = { $bar }, { $n ->
    [0] X kości
    [one] 1 kość
    [few] { $n } kości
   *[other] { $n } kości
}
mw-effect-die = Kość efektu pokazuje { $die }.

# Magowie
mw-action-ready = znacznik akcji gotowy
mw-action-used = znacznik akcji zużyty
mw-initiative = ma inicjatywę
mw-free = wolne: { $slot }
mw-spells = Zaklęcia pod ręką

# Księga zaklęć
mw-search = Szukaj w nazwach i tekstach
mw-filters = Filtry
mw-type = Typ
mw-school = Szkoła
mw-level = Poziom
mw-affordable = Tylko to, na co starczy many
mw-none = Żadne zaklęcie nie pasuje.
mw-slot = Zaklęcie { $n }
mw-take-back = Cofnij: { $what }
mw-see-arena = Zobacz arenę
mw-see-book = Otwórz księgę zaklęć
`;function ke([e,t]){let n=Array.from({length:e*t},(t,n)=>{let[r,i]=[n%e,Math.floor(n/e)];return{thing:n,name:`${`abcdefgh`[r]}${i+1}`,column:2*r+1,row:2*i+1}}),r=(t,r)=>r===1?(t+1)%e>0:t+e<n.length,i=n.flatMap(({thing:t})=>[1,e].filter(e=>r(t,e)).map(e=>[t,t+e])).map(([e,t],r)=>{let[i,a]=[n[e],n[t]],o=i.row===a.row;return{thing:n.length+r,name:`${i.name}-${a.name}`,column:i.column+ +!!o,row:i.row+ +!o,upright:o}});return{columns:e,rows:t,zones:n,borders:i,size:n.length+i.length}}function Ae(e,t){return(Math.abs(e.column-t.column)+Math.abs(e.row-t.row))/2}var je=class{ground;all;view;constructor(e){this.view=e,this.ground=ke(e.arena),this.all=new Map(e.play.map(([e,t])=>[e,{thing:e,slug:this.slug(e),piece:t}]))}slug(e){return this.view.cards[e-this.ground.size]??``}inZone(e){return this.#e.filter(({piece:t})=>t.zone===e).sort((e,t)=>Number(this.isMage(t.thing))-Number(this.isMage(e.thing))||e.piece.controller-t.piece.controller)}wall(e){return this.#e.find(({piece:t})=>t.border===e)}get away(){return this.#e.filter(({piece:e})=>e.zone===-1&&e.border===-1)}attached(e){return this.#t(e).filter(({piece:e})=>!e.slots.length)}equipment(e){return this.#t(e).filter(({piece:e})=>e.slots.length)}whole(e){return[e,...this.#t(e).flatMap(e=>this.whole(e.thing))]}atHand(e){let{own_prepared:t=[],innate:n,mage:r}=this.view.sides[e],i=[...this.all.values()].filter(({piece:t})=>t.controller===e),a=[...this.equipment(r).map(e=>({thing:e.piece.bound,holder:e,bound:!0})),...i.map(e=>({thing:e.piece.assigned,holder:e,bound:!1}))];return[...[...t,...n].map(e=>({thing:e,bound:!1})),...a.filter(({thing:e})=>this.slug(e))]}isMage(e){return this.view.sides.some(t=>t.mage===e)}zoneOf(e){let t=this.all.get(e);return t?t.piece.host===-1?this.ground.zones[t.piece.zone]:this.zoneOf(t.piece.host):this.ground.zones[e]}get#e(){return[...this.all.values()].filter(({piece:e})=>e.host===-1)}#t(e){return(this.all.get(e)?.piece.attached??[]).flatMap(e=>this.all.get(e)??[])}},Me=y(`<marker viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 10 5 0 10Z" class="svelte-hwy0vz"></path></marker>`),Ne=y(`<path></path>`),Pe=y(`<svg class="svelte-hwy0vz"><defs></defs><!></svg>`),Fe=r(`<div class="arrows svelte-hwy0vz" aria-hidden="true"><!></div>`);function Ie(e,n){let r=c();A(n,!0);let i=K(()=>[...n.field.view.casts.map(({caster:e,target:t})=>({from:e,to:t,spell:!0})),...n.field.view.attacks.map(({attacker:e,defender:t,zone:n})=>({from:e,to:t===-1?n:t,spell:!1}))]),a=D([]),o=D(0);function s(e){let t=n.field.ground.zones[e]?.name,r=n.field.ground.borders.find(t=>t.thing===e)?.name,i=t?`[data-zone="${t}"]`:r?`[data-border="${r}"]`:`[data-thing~="${e}"]`,a=n.over?.querySelector(i);if(!a||!n.over){let t=n.field.all.get(e)?.piece.host??-1;return t===-1?void 0:s(t)}let[o,c]=[a.getBoundingClientRect(),n.over.getBoundingClientRect()];return{x:o.x+o.width/2-c.x,y:o.y+o.height/2-c.y}}m(()=>{let e=V(i);V(o),l().then(()=>{G(a,e.flatMap(({from:e,to:t,spell:n})=>{let[r,i]=[s(e),s(t)];return r&&i&&(r.x!==i.x||r.y!==i.y)?[{x:r.x,y:r.y,dx:i.x-r.x,dy:i.y-r.y,spell:n}]:[]}))})});var u=Fe(),d=L(u),f=e=>{var n=Pe(),i=L(n);t(i,20,()=>[`attack`,`spell`],I,(e,t)=>{var n=Me();S(()=>{C(n,`id`,`${r}-${t??``}`),q(n,0,v(t),`svelte-hwy0vz`)}),g(e,n)}),J(i);var o=w(i);t(o,17,()=>V(a),I,(e,t)=>{let n=()=>V(t).x,i=()=>V(t).y,a=()=>V(t).dx,o=()=>V(t).dy,s=()=>V(t).spell;var c=Ne();S(()=>{q(c,0,`line ${s()?`spell`:`attack`}`,`svelte-hwy0vz`),C(c,`d`,`M${n()??``} ${i()??``}q${a()/2-o()/8} ${o()/2+a()/8} ${a()??``} ${o()??``}`),C(c,`marker-end`,`url(#${r}-${s()?`spell`:`attack`})`)}),g(e,c)}),J(n),g(e,n)};p(d,e=>{V(a).length&&e(f)}),J(u),k(u,`clientWidth`,e=>G(o,e)),g(e,u),M()}function Le(e,t,n){let r=e=>t.indexOf(e)+1||99;return Object.entries(e.markers).sort(([e],[t])=>r(e)-r(t)||e.localeCompare(t)).map(([e,r])=>{let i=t.includes(e),a=n(`${i?`condition`:`marker`}-${e}`);return e===`taunt`||r===1?{icon:e,text:a,bad:i}:{icon:e,n:r,text:n(`ui-several`,{card:a,n:r}),bad:i}})}function Re(e,t,n){let r=[{icon:`assigned`,spell:e.assigned},{icon:`bound`,spell:e.bound}].filter(({spell:e})=>e!==-1);return[...e.guard?[{icon:`guard`,text:n(`marker-guard`)}]:[],...t.flying?[{icon:`flying`,text:n(`trait-flying`)}]:[],...t.held?[{icon:`held`,text:n(`trait-restrained`),bad:!0}]:[],...r.map(({icon:e,spell:t})=>({icon:e,text:t===-99?n(`ui-face-down`,{n:1}):n(e===`bound`?`mw-bound`:`mw-assigned`)}))]}function ze(e){return{health:e.life??0,armor:e.armor??0,channeling:e.channeling??0}}function Be(e,t,n,r){let i=!n&&(e.mana||t.channeling);return[...t.armor?[{icon:`armor`,n:t.armor,text:r(`ui-armor`,{n:t.armor})}]:[],...i?[{icon:`mana`,n:e.mana,text:r(`ui-mana`,{n:e.mana})}]:[]]}var Ve=`M13 2 5 13.5h6L10 22l9-12.5h-6.5Z`,He=`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13`,Ue=`M6 3h12M6 21h12M7 3c0 6 4 7 5 9c-1 2-5 3-5 9M17 3c0 6-4 7-5 9c1 2 5 3 5 9`,We=`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,$={life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14M12 2l-3 10 3 10 3-10Z`,channeling:`M12 3v10M8 9l4 4 4-4M5 15c0 4 3 6 7 6s7-2 7-6`,reveal:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,distance:`M3 17h18M3 14v6M21 14v6M7 8l-3 3 3 3M17 8l3 3-3 3M4 11h16`,action:`M12 3a9 9 0 1 0 .1 0M12 7a5 5 0 1 0 .1 0`,quickcast:Ve,initiative:`M6 22V3M6 4h13l-3.5 4.5L19 13H6`,guard:`M12 2 19 5V11C19 16 16 19.5 12 21.5C8 19.5 5 16 5 11V5ZM9 11.5l2.2 2.2 4-4.4`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,held:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,hidden:`M6 3h12v18H6ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5v.3`,attached:`M5 4h11v13H5ZM8 7h11v13H8Z`,bound:He,assigned:`M6 3h12v14a3 3 0 0 1-3 4H8a3 3 0 0 1-2-3ZM9.5 8h5M9.5 12h5`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,rot:`M12 3a7 7 0 0 0-4 12.5V19h8v-3.5A7 7 0 0 0 12 3ZM9 10.5v.5M15 10.5v.5M10.5 22v-3M13.5 22v-3`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,daze:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,stun:`M12 2l1.8 6.2L20 6l-3.5 5.2L22 15l-6.4.4L16 22l-4-4.8L8 22l.4-6.6L2 15l5.5-3.8L4 6l6.2 2.2Z`,sleep:`M4 5h7l-7 8h7M13 12h7l-7 8h7`,cripple:`M8 3v7l6 4-1 7M14 3v5M5 21h13M4 8l4-1`,taunt:`M4 10v4h3l7 5V5L7 10ZM17.5 9a4.5 4.5 0 0 1 0 6M20 6.5a8 8 0 0 1 0 11`,rage:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,wrath:`M12 3v8M12 3l-3 4M12 3l3 4M5 21c0-6 3-9 7-10c4 1 7 4 7 10Z`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,pet:`M12 12c3 0 5.5 3 5.5 6c0 2.5-3 2-5.5 2s-5.5.5-5.5-2c0-3 2.5-6 5.5-6ZM5.5 8a1.7 2.2 0 1 0 .1 0M10 4a1.7 2.2 0 1 0 .1 0M14.5 4a1.7 2.2 0 1 0 .1 0M18.5 8a1.7 2.2 0 1 0 .1 0`,bloodreaper:`M6 22 17 5M4 9C8 3 15 2 21 6C16 6 13 8 10 12Z`,shield:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,open:`M4 21V8a8 8 0 0 1 16 0v13M9 21V10a3 3 0 0 1 6 0v11`,reset:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,channel:`M12 2 19 12 12 22 5 12ZM12 7v10M8.5 12h7`,upkeep:Ue,planning:He,deploy:`M12 21V9M7 13l5-5 5 5M4 4h16`,"first-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM20 8v12M18 10l2-2`,"final-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM17 8h4v12h-4ZM17 14h3`,melee:We,ranged:`M5 3c9 2 14 7 16 16M5 3v6M5 3h6M3 21 16 8M3 21v-5M3 21h5`,passage:`M4 21V6h16v15M9 21v-9h6v9M4 6l2-3h12l2 3`,barrier:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM8 8l8 8M16 8l-8 8`,full:Ue,quick:Ve,range:`M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0M12 1v5M12 18v5M1 12h5M18 12h5`,book:`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13M6.5 9h3M6.5 12h3M14.5 9h3M14.5 12h3`,weapon:We,helmet:`M4 18V12a8 8 0 0 1 16 0v6h-5v-5H9v5ZM12 4v9`,cloak:`M9 3h6l5 18c-5-2-11-2-16 0ZM9 3c1 3 5 3 6 0`,chest:`M6 4l3-1c1 2 5 2 6 0l3 1 2 5-3 1v10H7V10L4 9ZM12 8v8`,gloves:`M7 21v-5l-3-4 2-2 2 2V5h2v5V3h2v7V4h2v6V6h2v9l-2 2v4Z`,belt:`M2 9h20v6H2ZM9 7h6v10H9ZM12 12h4`,boots:`M8 3h6v10l6 3v4H6V9ZM6 17h14`,amulet:`M5 3c0 6 3 9 7 11c4-2 7-5 7-11M12 14l3 3.5-3 4-3-4Z`,ring:`M12 9a6.5 6.5 0 1 0 .1 0M9 3h6l2 3-5 3.5L7 6Z`},Ge=y(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-pv4vj6"><path class="svelte-pv4vj6"></path></svg>`);function Ke(e,t){A(t,!0);var n=Ge(),r=L(n);let i;J(n),S(()=>{C(r,`d`,F[t.seat].shape),i=a(r,``,i,{fill:F[t.seat].colour})}),g(e,n),M()}var qe=new WeakMap;function Je(e){let t=qe.get(e)??Ye(e);return qe.set(e,t),t}function Ye(e){let t=e.facts,n=t.type===`mage`,[r]=Object.entries(t.schools).sort(([,e],[,t])=>t-e),i=t.reveal===null?`${t.cost}`:`${t.cost}+${t.reveal}`,a=n?e.slug:r?.[0]??`none`;return{...t,kind:Xe(t),group:a,price:n?``:i}}function Xe(e){let[t,...n]=e.kind.split(` · `);return[t,Object.keys(e.schools).length?n.pop():void 0,...n].filter(Boolean).join(` · `)}function Ze(e,t){let{view:n}=t,r=e.piece.controller===n.player;if(!e.piece.revealed)return r?`reveal`:``;let i=t.all.get(n.acting);return i&&i.piece.controller===n.player?e===i?``:`attack ${i.slug}`:r&&e.piece.host===-1&&e.piece.border===-1?`activate`:``}function Qe(e,t){let n=[...t.all.values()].filter(({slug:t})=>t&&t===e.slug),r=t.zoneOf(e.thing);return n.length<2||!r?``:`@${r.name}#${n.filter(e=>t.zoneOf(e.thing)===r).indexOf(e)+1}`}function $e(e,{sitting:t,tell:n,info:r}){let[i,a]=[r(e.slug),t.shown?.values?.[e.thing]??{}];return(i?Je(i).attacks:[]).flatMap((e,t)=>{let r=a[`dice-${t+1}`];return r?[n(`mw-bar`,{bar:e.name,n:r})]:[]})}function et(e,t,n,r=!1){let{sitting:i,face:a,tell:o}=n,s=i.shown?.marks?.[e.thing]??[],c=i.shown?.values?.[e.thing]?.reveal,l=e.piece.revealed?[]:[o(`face-down`)],u=c===void 0?[]:[o(`mw-reveal`,{n:c})],d=Ze(e,t),f=[...t.attached(e.thing),...t.equipment(e.thing)],p=f.map(({slug:e})=>a(e).name).filter(Boolean),m=s.slice(1).filter(e=>!p.some(t=>e.includes(t)));return{slug:e.slug,name:a(e.slug).name,things:t.whole(e.thing),deed:d&&`${d} ${e.slug}${Qe(e,t)}`,notes:[...r?[]:[i.server.name(e.piece.controller)],...l,...u,...m,...$e(e,n)],attached:f.map(r=>et(r,t,n,r.piece.controller===e.piece.controller))}}var tt=r(`<span class="badge"><!> </span>`),nt=r(`<span class="wall hued svelte-tn0vri"><!> <span class="name svelte-tn0vri"> </span> <!> <b> </b></span>`),rt=r(`<button data-target=""><span class="unseen"> </span> <span aria-hidden="true">+</span></button>`),it=r(`<div><!></div>`);function at(e,n){A(n,!0);let r=X(),{sitting:i,face:c,tell:l}=r,u=K(()=>r.rules),f=i.asking,m=K(()=>n.field.wall(n.border.thing)),_=K(()=>f.state([n.border.thing])),v=K(()=>l(`border`,{name:n.border.name})),y=K(()=>[V(v),...f.options([n.border.thing]).map(e=>e.sentence??``)].join(`, `)),b=K(()=>V(m)?i.shown?.values?.[V(m).thing]?.life??0:0),E=K(()=>V(m)&&et(V(m),n.field,r));var D=it();let O,k;var j=L(D),N=e=>{let r=K(()=>x(`mage-wars`,c(V(m).slug).group));{let i=e=>{var n=nt();let i;var o=L(n);Ke(o,{get seat(){return V(m).piece.controller}});var s=w(o,2),f=P(s,!0),p=w(s,2);t(p,17,()=>Le(V(m).piece,V(u).conditions,l),I,(e,t)=>{var n=tt(),r=L(n);h(r,{get path(){return $[V(t).icon]}});var i=w(r,1,!0);J(n),S(()=>d(i,V(t).n??``)),g(e,n)});var _=w(p,2),v=P(_);J(n),S(e=>{i=a(n,``,i,{"--hue":V(r).hue,"--ink":`${V(r).ink??50??``}%`,"--owner":F[V(m).piece.controller].colour}),d(f,e),d(v,`${V(m).piece.damage??``}/${V(b)??``}`)},[()=>c(V(m).slug).name]),g(e,n)},o=K(()=>[...n.field.whole(V(m).thing),n.border.thing]),s=K(()=>Ze(V(m),n.field)),f=K(()=>[V(v),...V(E).notes]);ae(e,{get things(){return V(o)},get slug(){return V(m).slug},get deed(){return V(s)},get said(){return V(f)},get attached(){return V(E).attached},picture:i,$$slots:{picture:!0}})}},ee=e=>{var t=rt(),r=L(t),i=P(r,!0);T(2),J(t),o(t,()=>ce(()=>V(_))),S(()=>{q(t,1,`place ${V(_)??``}`,`svelte-tn0vri`),C(t,`aria-pressed`,f.gathers?V(_)===`chosen`:void 0),d(i,V(y))}),s(`click`,t,()=>f.touch([n.border.thing])),g(e,t)};p(j,e=>{V(m)&&V(E)?e(N):V(_)&&e(ee,1)}),J(D),S(()=>{O=q(D,1,`edge svelte-tn0vri`,null,O,{upright:n.border.upright,free:!V(m)}),C(D,`data-border`,n.border.name),k=a(D,``,k,{"--column":n.border.column,"--row":n.border.row})}),g(e,D),M()}b([`click`]);var ot=r(`<b class="svelte-1wucj7"> </b>`),st=r(`<span class="inner svelte-1wucj7"><!> <!> <span class="name svelte-1wucj7"> </span> <!></span>`),ct=r(`<span><!></span>`);function lt(e,t){A(t,!0);let n=X(),{sitting:r,face:i}=n,o=K(()=>i(t.it.slug)),s=K(()=>x(`mage-wars`,V(o).group)),c=K(()=>et(t.it,t.field,n)),l=K(()=>r.shown?.values?.[t.it.thing]?.reveal),u=K(()=>t.it.piece.controller!==t.field.all.get(t.it.piece.host)?.piece.controller);var f=ct();let m,_;var v=L(f);{let e=e=>{var n=st(),r=L(n),i=e=>{Ke(e,{get seat(){return t.it.piece.controller}})};p(r,e=>{V(u)&&e(i)});var a=w(r,2);{let e=K(()=>t.it.slug?t.icon??V(s).emblem:$.hidden);h(a,{get path(){return V(e)}})}var c=w(a,2),f=P(c,!0),m=w(c,2),_=e=>{var t=ot(),n=P(t,!0);S(()=>d(n,V(l))),g(e,t)};p(m,e=>{V(l)!==void 0&&e(_)}),J(n),S(()=>d(f,V(o).name)),g(e,n)},n=K(()=>t.field.whole(t.it.thing)),r=K(()=>V(c).deed.split(` `)[0]??``),i=K(()=>Qe(t.it,t.field));ae(v,{get things(){return V(n)},get slug(){return t.it.slug},get deed(){return V(r)},get which(){return V(i)},get said(){return V(c).notes},get attached(){return V(c).attached},picture:e,$$slots:{picture:!0}})}J(f),S(()=>{m=q(f,1,`chip hued svelte-1wucj7`,null,m,{hidden:!t.it.piece.revealed}),_=a(f,``,_,{"--hue":V(s).hue,"--ink":`${V(s).ink??50??``}%`})}),g(e,f),M()}var ut=r(`<b class="svelte-1dgk43s"> </b>`),dt=r(`<span><!><!></span>`),ft=r(`<span class="badge bears svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b></span>`),pt=r(`<span class="left svelte-1dgk43s"></span>`),mt=r(`<span></span>`),ht=r(`<span><span class="art svelte-1dgk43s"><!></span> <span class="name svelte-1dgk43s"><!></span> <span class="badges svelte-1dgk43s"><!> <!></span> <span><!> <span class="line svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b> <!></span></span></span>`);function gt(e,n){A(n,!0);let r=z(n,`acting`,3,!1),i=K(()=>Math.max(...n.face.name.split(/[\s-]/).map(e=>e.length)));var o=ht();let s,c;var l=L(o),f=L(l);Y(f,{get face(){return n.face},game:`mage-wars`}),J(l);var m=w(l,2);let _;var v=L(m);u(v,{get name(){return n.face.name}}),J(m);var y=w(m,2),b=L(y);t(b,17,()=>n.badges,I,(e,t)=>{var n=dt();let r;var i=L(n);h(i,{get path(){return $[V(t).icon]}});var a=w(i),o=e=>{var n=ut(),r=P(n,!0);S(()=>d(r,V(t).n)),g(e,n)};p(a,e=>{V(t).n!==void 0&&e(o)}),J(n),S(()=>r=q(n,1,`badge ${V(t).icon??``}`,`svelte-1dgk43s`,r,{bad:V(t).bad})),g(e,n)});var x=w(b,2),C=e=>{var t=ft(),r=L(t);h(r,{get path(){return $.attached}});var i=w(r,2),a=P(i,!0);J(t),S(()=>d(a,n.bears)),g(e,t)};p(x,e=>{n.bears&&e(C)}),J(y);var T=w(y,2);let E;var D=L(T),O=e=>{var t=pt();let r;S(e=>r=a(t,``,r,{width:e}),[()=>`${Math.max(0,100-100*n.damage/n.life)}%`]),g(e,t)};p(D,e=>{n.life&&e(O)});var k=w(D,2),j=L(k);Ke(j,{get seat(){return n.seat}});var N=w(j,2),ee=P(N,!0),R=w(N,2),te=e=>{var t=mt();S(()=>q(t,1,`act ${n.acts??``}`,`svelte-1dgk43s`)),g(e,t)};p(R,e=>{n.acts&&e(te)}),J(k),J(T),J(o),S(()=>{s=q(o,1,`token ${n.type??``}`,`svelte-1dgk43s`,s,{used:n.acts===`used`,acting:r()}),c=a(o,``,c,{"--owner":F[n.seat].colour}),_=a(m,``,_,{"--longest":V(i)}),E=q(T,1,`life svelte-1dgk43s`,null,E,{low:n.damage*3>=n.life*2,none:!n.life}),d(ee,n.life?`${n.damage}/${n.life}`:``)}),g(e,o),M()}var _t=r(`<div class="chips svelte-4h3pu7"></div>`),vt=r(`<div><!> <!></div>`);function yt(e,n){A(n,!0);let r=X(),{sitting:i,face:a,tell:o}=r,s=K(()=>r.rules),c=K(()=>a(n.it.slug)),l=K(()=>i.shown?.values?.[n.it.thing]??{}),u=K(()=>n.field.isMage(n.it.thing)),d=K(()=>n.field.attached(n.it.thing)),f=K(()=>et(n.it,n.field,r)),m=K(()=>[...Be(n.it.piece,V(l),V(u),o),...Re(n.it.piece,V(l),o),...Le(n.it.piece,V(s).conditions,o)]),h=K(()=>ze(V(l))),_=K(()=>V(u)||V(c).type===`creature`?n.it.piece.active?`ready`:`used`:void 0);var v=vt();let y;var b=L(v);{let e=e=>{{let t=K(()=>V(c).type||`enchantment`),r=K(()=>V(l).life??0),i=K(()=>n.field.view.acting===n.it.thing);gt(e,{get face(){return V(c)},get type(){return V(t)},get seat(){return n.it.piece.controller},get damage(){return n.it.piece.damage},get life(){return V(r)},get acts(){return V(_)},get acting(){return V(i)},get badges(){return V(m)},get bears(){return V(d).length}})}},t=K(()=>n.field.whole(n.it.thing)),r=K(()=>Ze(n.it,n.field)),i=K(()=>Qe(n.it,n.field)),a=K(()=>n.it.piece.zone<0?[]:[n.it.piece.zone]);ae(b,{get things(){return V(t)},get slug(){return n.it.slug},get deed(){return V(r)},get which(){return V(i)},get said(){return V(f).notes},get attached(){return V(f).attached},get live(){return V(h)},get ground(){return V(a)},picture:e,$$slots:{picture:!0}})}var x=w(b,2),C=e=>{var r=_t();t(r,21,()=>V(d),e=>e.thing,(e,t)=>{lt(e,{get it(){return V(t)},get field(){return n.field}})}),J(r),g(e,r)};p(x,e=>{V(d).length&&e(C)}),J(v),S(()=>y=q(v,1,`piece svelte-4h3pu7`,null,y,{bearing:V(d).length})),g(e,v),M()}var bt=3,xt=28,St=4,Ct=2,wt=140,Tt=128,Et=72,Dt=44,Ot=74,kt=54;function At(e,t,n){let r=e<wt&&n.length<=Ct?1:jt(e,t,Math.max(n.length,St)),i=Math.max(Math.ceil(n.length/r),2),a=Math.max(0,Math.min(bt,(t-i*Dt)/(i-1))),o=e=>Math.floor(e/r),s=Array.from({length:i},(e,t)=>n.some((e,n)=>e&&o(n)===t)),c=e=>Math.floor((t-(i-1)*a-e)/i),l=s.filter(Boolean).length*xt,u=Math.floor(Math.min(Tt,(e-(r-1)*bt)/r)),d=u>=Ot&&c(l)>=kt,f=Math.max(Dt,Math.min(Et,c(d?l:0))),p=e=>d?s.slice(0,o(e)).filter(Boolean).length*xt:0;return{width:u,tall:f,chips:d,places:n.map((e,t)=>({x:t%r*(u+bt),y:o(t)*(f+a)+p(t)}))}}function jt(e,t,n){let r=Math.max(1,Math.floor((e+bt)/47)),i=Math.ceil(n/Math.max(1,Math.floor((t+bt)/47)));return Math.min(r,Math.max(2,i))}var Mt=r(`<button class="ground svelte-cuwqcz" data-behind=""><span class="unseen"> </span></button>`),Nt=r(`<span class="away svelte-cuwqcz"><!> </span>`),Pt=r(`<div class="slot svelte-cuwqcz"><!></div>`),Ft=r(`<section><!> <h3 class="svelte-cuwqcz"><span class="svelte-cuwqcz"> </span> <!></h3> <div></div></section>`);function It(e,n){A(n,!0);let{sitting:r,tell:i}=X(),c=r.asking,l=K(()=>[n.zone.thing]),u=K(()=>c.state(V(l))),f=K(()=>n.field.inZone(n.zone.thing)),m=D(0),_=D(0),v=K(()=>At(V(m)-6,V(_)-6,V(f).map(({thing:e})=>n.field.attached(e).length>0))),y=K(()=>c.question?.reason===`act`&&n.field.view.acting>=0),b=K(()=>i(`zone`,{name:n.zone.name})),x=K(()=>[V(b),...n.away===void 0?[]:[i(`mw-away`,{n:n.away})],...c.options(V(l)).map(e=>e.sentence??``)].join(`, `));function T(e){c.touch(V(l),e)||r.whyNot(`move ${n.zone.name}`)}var E=Ft();let O;var j=L(E),N=e=>{var t=Mt(),n=L(t),r=P(n,!0);J(t),o(t,()=>V(u)&&ce(()=>V(u),!0)),S(()=>{C(t,`data-target`,V(u)?``:void 0),C(t,`tabindex`,V(u)?void 0:-1),C(t,`aria-pressed`,c.gathers&&V(u)?V(u)===`chosen`:void 0),d(r,V(x))}),s(`click`,t,e=>T(e.currentTarget)),g(e,t)};p(j,e=>{(V(u)||V(y))&&e(N)});var F=w(j,2),I=L(F),ee=P(I,!0),R=w(I,2),z=e=>{var t=Nt(),r=L(t);h(r,{get path(){return $.distance}});var a=w(r,1,!0);J(t),S(e=>{C(t,`title`,e),d(a,n.away)},[()=>i(`mw-away`,{n:n.away})]),g(e,t)};p(R,e=>{n.away!==void 0&&e(z)}),J(F);var B=w(F,2);let H,U;t(B,23,()=>V(f),e=>e.thing,(e,t,r)=>{var i=Pt();let o;yt(L(i),{get it(){return V(t)},get field(){return n.field}}),J(i),S(()=>o=a(i,``,o,{translate:`${V(v).places[V(r)].x??``}px ${V(v).places[V(r)].y??``}px`})),g(e,i)}),J(B),J(E),o(E,()=>te(()=>({things:V(l),shown:{things:V(l),slug:``}}))),S((e,t)=>{q(E,1,`zone ${V(u)??``}`,`svelte-cuwqcz`),C(E,`data-name`,e),C(E,`aria-label`,V(b)),C(E,`data-zone`,n.zone.name),O=a(E,``,O,{"--column":n.zone.column,"--row":n.zone.row}),d(ee,t),H=q(B,1,`pieces svelte-cuwqcz`,null,H,{counted:!V(v).chips}),U=a(B,``,U,{"--piece":`${V(v).width??``}px`,"--tall":`${V(v).tall??``}px`,"--shine":`3px`})},[()=>n.zone.name.toUpperCase(),()=>n.zone.name.toUpperCase()]),k(B,`clientWidth`,e=>G(m,e)),k(B,`clientHeight`,e=>G(_,e)),g(e,E),M()}b([`click`]);var Lt=r(`<section class="away svelte-15nctgm"><h3 class="svelte-15nctgm"> </h3> <!></section>`),Rt=r(`<div class="arena svelte-15nctgm" role="group"><!> <!> <!></div> <!>`,1);function zt(e,n){A(n,!0);let{tell:r}=X(),i=K(()=>n.field.ground),o=D(void 0),s=K(()=>{let e=ee.seen?.things.find(e=>n.field.all.has(e)),t=n.field.view.acting>=0?n.field.view.acting:e;return t===void 0?void 0:n.field.zoneOf(t)});function c(e,t){return Array.from({length:2*e-1},(e,n)=>n%2?`var(--edge)`:t).join(` `)}var l=Rt(),u=H(l);let f;var m=L(u);t(m,17,()=>V(i).zones,e=>e.thing,(e,t)=>{{let r=K(()=>V(s)&&Ae(V(s),V(t)));It(e,{get zone(){return V(t)},get field(){return n.field},get away(){return V(r)}})}});var h=w(m,2);t(h,17,()=>V(i).borders,e=>e.thing,(e,t)=>{at(e,{get border(){return V(t)},get field(){return n.field}})}),Ie(w(h,2),{get field(){return n.field},get over(){return V(o)}}),J(u),O(u,e=>G(o,e),()=>V(o));var _=w(u,2),v=e=>{var i=Lt(),a=L(i),o=P(a,!0),s=w(a,2);t(s,17,()=>n.field.away,e=>e.thing,(e,t)=>{yt(e,{get it(){return V(t)},get field(){return n.field}})}),J(i),S((e,t)=>{C(i,`aria-label`,e),d(o,t)},[()=>r(`ui-away`),()=>r(`ui-away`)]),g(e,i)};p(_,e=>{n.field.away.length&&e(v)}),S((e,t,n)=>{C(u,`aria-label`,e),f=a(u,``,f,{"grid-template-columns":t,"grid-template-rows":n})},[()=>r(`mw-arena`),()=>c(V(i).columns,`minmax(0, 1fr)`),()=>c(V(i).rows,`minmax(0, 1fr)`)]),g(e,l),M()}var Bt={words:``,type:``,school:``,level:``,affordable:!1};function Vt(e,t,n,r,i){let a=new Map;for(let i of e){let e=n.get(t(i));if(!e)continue;let o=Je(e),s=a.get(e.slug);s?s.things.push(i):a.set(e.slug,{slug:e.slug,name:e.name,things:[i],cost:r[i]?.cost??o.cost,card:o})}let o=e=>e.cost===`X`?99:e.cost;return[...a.values()].sort((e,t)=>i.indexOf(e.card.type)-i.indexOf(t.card.type)||o(e)-o(t)||e.name.localeCompare(t.name))}function Ht(e,t){return e.cost===`X`||e.cost<=t}function Ut(e,t,n){let r=t.words.toLowerCase().split(/\s+/).filter(Boolean);return e.filter(({name:e,card:i,...a})=>{let o=[e,i.kind,...i.text].join(` `).toLowerCase();return r.every(e=>o.includes(e))&&(!t.type||i.type===t.type)&&(!t.school||t.school in i.schools)&&(!t.level||i.level===Number(t.level))&&(!t.affordable||Ht({name:e,card:i,...a},n))})}function Wt(e){let t=new Map;for(let n of e)t.set(n.card.type,[...t.get(n.card.type)??[],n]);return[...t]}function Gt(e,t){let n=e.flatMap(({card:e})=>Object.keys(e.schools));return{types:t.filter(t=>e.some(({card:e})=>e.type===t)),schools:[...new Set(n)].sort(),levels:[...new Set(e.map(({card:e})=>e.level))].sort((e,t)=>e-t)}}function Kt(e,{view:t}){let n=new Set(t.player<0?[]:t.sides[t.player].own_spellbook);return(e.asking.question?.options??[]).flatMap(e=>e.things??[]).filter(e=>n.has(e))}function qt(e,t){let n=t.view.player,r=e.asking.question?.source.split(/[@#]/)[0],i=[...t.all.values()].find(({slug:e,piece:i,thing:a})=>e===r&&i.controller===n&&!t.isMage(a));return(t.all.get(t.view.sides[n]?.mage??-1)?.piece.mana??0)+(i?.piece.mana??0)}var Jt=r(`<span class="place svelte-uuqwof"><!> </span>`),Yt=r(`<span class="school hued svelte-uuqwof"><!> </span>`),Xt=r(`<span class="svelte-uuqwof"><!> </span>`),Zt=r(`<b class="copies svelte-uuqwof"> </b>`),Qt=r(`<span><span class="art svelte-uuqwof"><!></span> <span class="cost svelte-uuqwof"> </span> <span class="words svelte-uuqwof"><span class="name svelte-uuqwof"> </span> <span class="more svelte-uuqwof"><!> <!> <span class="svelte-uuqwof"><!></span> <span class="svelte-uuqwof"><!> </span> <!> <!></span></span> <!></span>`);function $t(e,n){A(n,!0);let r=z(n,`dear`,3,!1),o=z(n,`copies`,3,1),s=z(n,`spent`,3,!1),{face:c}=X();var l=Qt();let u;var f=L(l),m=L(f);{let e=K(()=>c(n.slug));Y(m,{get face(){return V(e)},game:`mage-wars`})}J(f);var _=w(f,2),v=P(_,!0),y=w(_,2),b=L(y),C=P(b,!0),T=w(b,2),E=L(T),D=e=>{var t=Jt(),r=L(t);h(r,{get path(){return n.place.icon}});var i=w(r,1,!0);J(t),S(()=>d(i,n.place.name)),g(e,t)};p(E,e=>{n.place&&e(D)});var O=w(E,2);t(O,17,()=>Object.entries(n.card.schools),I,(e,t)=>{var n=K(()=>i(V(t),2));let r=()=>V(n)[0],o=()=>V(n)[1],s=K(()=>x(`mage-wars`,r()));var c=Yt();let l;var u=L(c);h(u,{get path(){return V(s).emblem}});var f=w(u,1,!0);J(c),S(()=>{l=a(c,``,l,{"--hue":V(s).hue}),d(f,o())}),g(e,c)});var k=w(O,2),j=L(k);h(j,{get path(){return $[n.card.full?`full`:`quick`]}}),J(k);var N=w(k,2),F=L(N);h(F,{get path(){return $.range}});var ee=w(F);J(N);var R=w(N,2);t(R,17,()=>n.card.attacks,I,(e,t)=>{var n=Xt(),r=L(n);{let e=K(()=>$[V(t).kind]??$.melee);h(r,{get path(){return V(e)}})}var i=w(r,1,!0);J(n),S(()=>d(i,V(t).dice||`X`)),g(e,n)});var te=w(R,2),B=e=>{var t=Xt(),r=L(t);h(r,{get path(){return $.life}});var i=w(r,1,!0);J(t),S(()=>d(i,n.card.life)),g(e,t)};p(te,e=>{n.card.life&&e(B)}),J(T),J(y);var H=w(y,2),U=e=>{var t=Zt(),n=P(t);S(()=>d(n,`×${o()??``}`)),g(e,t)};p(H,e=>{o()>1&&e(U)}),J(l),S(()=>{u=q(l,1,`row svelte-uuqwof`,null,u,{dear:r(),spent:s()}),d(v,n.price),d(C,n.name),d(ee,`${n.card.range[0]??``}–${n.card.range[1]??``}`)}),g(e,l),M()}var en=r(`<button class="fold svelte-jk9yt2"> </button>`),tn=r(`<button class="slot full svelte-jk9yt2"> <!></button>`),nn=r(`<span class="slot svelte-jk9yt2"> </span>`),rn=r(`<div class="slots svelte-jk9yt2"></div>`),an=r(`<option> </option>`),on=r(`<span class="twice svelte-jk9yt2">2×</span>`),sn=r(`<!> <!>`,1),cn=r(`<h3 class="svelte-jk9yt2"> </h3> <div class="spells svelte-jk9yt2"></div>`,1),ln=r(`<p class="none svelte-jk9yt2"> <button> </button></p>`),un=r(`<!> <div role="search"><label class="words svelte-jk9yt2"><span class="unseen"> </span> <input type="search" class="svelte-jk9yt2"/></label> <button class="filters svelte-jk9yt2"> </button> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="check svelte-jk9yt2"><input type="checkbox" class="svelte-jk9yt2"/> </label></div> <div class="list svelte-jk9yt2" tabindex="0" role="group"></div>`,1),dn=r(`<section class="book svelte-jk9yt2"><div class="head svelte-jk9yt2"><h2 class="svelte-jk9yt2"> </h2> <span class="mana svelte-jk9yt2"><!> <span class="unseen"> </span></span> <!></div> <!></section>`);function fn(n,r){A(r,!0);let a=z(r,`open`,15),c=X(),{sitting:l,game:u,tell:f}=c,m=K(()=>c.rules),_=l.asking,v=K(()=>Vt(r.things,e=>r.field.slug(e),ie.server.cards[u]??new Map,l.shown?.values??{},V(m).types)),y=K(()=>Gt(V(v),V(m).types)),b=D(R({...Bt})),x=D(void 0),T=D(!1),k=K(()=>Ut(V(v),V(b),r.mana)),F=K(()=>_.picked.map(e=>e.things?.[0]??-1)),ee=e=>V(F).filter(t=>e.includes(t)).length;function te(e){(e.key===`Enter`||e.key===`ArrowDown`)&&(e.preventDefault(),se(V(x))[0]?.focus())}var U=dn(),W=L(U),Y=L(W),Z=P(Y,!0),Q=w(Y,2),oe=L(Q);h(oe,{get path(){return $.mana}});var le=w(oe),ue=w(le),de=P(ue,!0);J(Q);var fe=w(Q,2),pe=e=>{var t=en(),n=P(t,!0);o(t,()=>!a()&&ce()),S(e=>{C(t,`aria-expanded`,a()),d(n,e)},[()=>f(a()?`mw-see-arena`:`mw-see-book`)]),s(`click`,t,()=>a(!a())),g(e,t)};p(fe,e=>{r.folds&&e(pe)}),J(W);var me=w(W,2),he=n=>{var a=un(),o=H(a),c=e=>{var n=rn();t(n,21,()=>({length:_.question?.high??0}),I,(e,t,n)=>{let i=K(()=>_.picked[n]);var a=re(),o=H(a),c=e=>{var t=tn(),n=L(t,!0),a=w(n);h(a,{name:`purged`}),J(t),S((e,r)=>{C(t,`aria-label`,e),d(n,r)},[()=>f(`mw-take-back`,{what:V(i).sentence??``}),()=>l.shown&&r.field.slug(V(i).things?.[0]??-1)?V(v).find(e=>e.things.includes(V(i).things?.[0]??-1))?.name:``]),s(`click`,t,()=>_.gather(V(i))),g(e,t)},u=e=>{var t=nn(),r=P(t,!0);S(e=>d(r,e),[()=>f(`mw-slot`,{n:n+1})]),g(e,t)};p(o,e=>{V(i)?e(c):e(u,-1)}),g(e,a)}),J(n),g(e,n)};p(o,e=>{_.gathers&&e(c)});var u=w(o,2);let m;var x=L(u),D=L(x),O=P(D,!0),A=w(D,2);j(A),J(x);var M=w(x,2),F=P(M,!0),R=w(M,2),z=L(R),U=P(z,!0),W=w(z,2),Y=L(W),ie=P(Y,!0);Y.value=Y.__value=``;var X=w(Y);t(X,17,()=>V(y).types,I,(e,t)=>{var n=an(),r=P(n,!0),i={};S(e=>{d(r,e),i!==(i=V(t))&&(n.value=(n.__value=i)??``)},[()=>f(`type-${V(t)}`)]),g(e,n)}),J(W),ne(W),J(R);var Z=w(R,2),Q=L(Z),oe=P(Q,!0),se=w(Q,2),ce=L(se),le=P(ce,!0);ce.value=ce.__value=``;var ue=w(ce);t(ue,17,()=>V(y).schools,I,(e,t)=>{var n=an(),r=P(n,!0),i={};S(e=>{d(r,e),i!==(i=V(t))&&(n.value=(n.__value=i)??``)},[()=>f(`school-${V(t)}`)]),g(e,n)}),J(se),ne(se),J(Z);var de=w(Z,2),fe=L(de),pe=P(fe,!0),me=w(fe,2),he=L(me),ge=P(he,!0);he.value=he.__value=``;var _e=w(he);t(_e,17,()=>V(y).levels,I,(e,t)=>{var n=an(),r=P(n,!0),i={};S(e=>{d(r,V(t)),i!==(i=e)&&(n.value=(n.__value=i)??``)},[()=>String(V(t))]),g(e,n)}),J(me),ne(me),J(de);var ve=w(de,2),ye=L(ve);j(ye);var be=w(ye);J(ve),J(u);var xe=w(u,2);t(xe,21,()=>Wt(V(k)),([e,t])=>e,(e,n)=>{var a=K(()=>i(V(n),2));let o=()=>V(a)[0],s=()=>V(a)[1];var c=cn(),l=H(c),u=P(l,!0),m=w(l,2);t(m,21,s,e=>e.slug,(e,t)=>{{let n=e=>{var n=sn(),i=H(n);{let e=K(()=>V(t).cost===V(t).card.cost?V(t).card.price:`${V(t).cost}`),n=K(()=>!Ht(V(t),r.mana));$t(i,{get slug(){return V(t).slug},get name(){return V(t).name},get card(){return V(t).card},get price(){return V(e)},get dear(){return V(n)},get copies(){return V(t).things.length}})}var a=w(i,2),o=e=>{var t=on();g(e,t)},s=K(()=>ee(V(t).things)>1);p(a,e=>{V(s)&&e(o)}),g(e,n)},i=K(()=>V(t).things.length>1?[`×${V(t).things.length}`]:[]);ae(e,{get things(){return V(t).things},get slug(){return V(t).slug},get said(){return V(i)},direct:!0,picture:n,$$slots:{picture:!0}})}}),J(m),S(e=>d(u,e),[()=>f(`type-${o()}`)]),g(e,c)},t=>{var n=ln(),r=L(n),i=w(r),a=P(i,!0);J(n),S((e,t)=>{d(r,`${e??``} `),d(a,t)},[()=>f(`mw-none`),()=>e(`start-over`)]),s(`click`,i,()=>G(b,{...Bt},!0)),g(t,n)}),J(xe),S((e,t,n,r,i,a,o,s,c,l,f)=>{m=q(u,1,`wishes svelte-jk9yt2`,null,m,{more:V(T)}),d(O,e),C(A,`placeholder`,t),C(M,`aria-expanded`,V(T)),d(F,n),d(U,r),d(ie,i),d(oe,a),d(le,o),d(pe,s),d(ge,c),d(be,` ${l??``}`),C(xe,`aria-label`,f)},[()=>f(`mw-search`),()=>f(`mw-search`),()=>f(`mw-filters`),()=>f(`mw-type`),()=>f(`mw-type`),()=>f(`mw-school`),()=>f(`mw-school`),()=>f(`mw-level`),()=>f(`mw-level`),()=>f(`mw-affordable`),()=>f(`mw-spells`)]),s(`keydown`,A,te),N(A,()=>V(b).words,e=>V(b).words=e),s(`click`,M,()=>G(T,!V(T))),E(W,()=>V(b).type,e=>V(b).type=e),E(se,()=>V(b).school,e=>V(b).school=e),E(me,()=>V(b).level,e=>V(b).level=e),B(ye,()=>V(b).affordable,e=>V(b).affordable=e),g(n,a)};p(me,e=>{a()&&e(he)}),J(U),O(U,e=>G(x,e),()=>V(x)),S((e,t,n,i)=>{C(U,`aria-label`,e),d(Z,t),C(Q,`title`,n),d(le,`${r.mana??``} `),d(de,i)},[()=>f(`pile-spellbook`),()=>f(`pile-spellbook`),()=>f(`ui-mana`,{n:r.mana}),()=>f(`ui-mana`,{n:r.mana})]),g(n,U),M()}b([`click`,`keydown`]);var pn=r(`<div><!></div>`);function mn(e,t){A(t,!0);let{sitting:n,beside:r}=X(),i=K(()=>new je(t.view)),a=K(()=>Kt(n,V(i))),o=D(!0);var s=re(),c=H(s),l=e=>{var t=pn();let s;var c=L(t);f(c,()=>n.asking.seq,e=>{{let t=K(()=>qt(n,V(i))),s=K(()=>!r());fn(e,{get things(){return V(a)},get mana(){return V(t)},get field(){return V(i)},get folds(){return V(s)},get open(){return V(o)},set open(e){G(o,e,!0)}})}}),J(t),S((e,n)=>s=q(t,1,`place svelte-qz3y3y`,null,s,{over:e,folded:n}),[()=>!r(),()=>!V(o)&&!r()]),g(e,t)};p(c,e=>{V(a).length&&e(l)}),g(e,s),M()}var hn=r(`<section class="hand svelte-4jui3u"><h3 class="svelte-4jui3u"> </h3> <div class="spells svelte-4jui3u"></div></section>`);function gn(e,n){A(n,!0);let{sitting:r,game:i,face:a,tell:o}=X(),s=K(()=>n.field.view.sides[n.seat]),c=K(()=>n.field.all.get(V(s).mage)),l=K(()=>n.field.atHand(n.seat).map(e=>({...e,info:ie.server.cards[i]?.get(n.field.slug(e.thing))}))),u=K(()=>r.shown?.values??{}),f=K(()=>r.asking.question?.reason===`act`?`cast`:`quickcast`);function m({thing:e,holder:t}){return(t??V(c))?.piece.used.includes(t?`bound`:`spell-${e}`)??!1}var h=re(),_=H(h),v=e=>{var n=hn(),r=L(n),i=P(r,!0),s=w(r,2);t(s,21,()=>V(l),e=>e.thing,(e,t)=>{let n=K(()=>V(t));var r=re(),i=H(r),o=e=>{let r=K(()=>Je(V(n).info)),i=K(()=>V(u)[V(n).thing]?.cost),o=K(()=>V(n).holder&&a(V(n).holder.slug).name);{let a=e=>{{let a=K(()=>V(i)===void 0?V(r).price:`${V(i)}`),s=K(()=>Number(V(i)??V(r).cost)>(V(c)?.piece.mana??0)),l=K(()=>m(V(t))),u=K(()=>V(o)?{name:V(o),icon:$[V(n).bound?`bound`:`assigned`]}:void 0);$t(e,{get slug(){return V(n).info.slug},get name(){return V(n).info.name},get card(){return V(r)},get price(){return V(a)},get dear(){return V(s)},get spent(){return V(l)},get place(){return V(u)}})}},s=K(()=>[V(n).thing]),l=K(()=>V(o)?[V(o)]:void 0);ae(e,{get things(){return V(s)},get slug(){return V(n).info.slug},get deed(){return V(f)},get said(){return V(l)},picture:a,$$slots:{picture:!0}})}};p(i,e=>{V(n).info&&e(o)}),g(e,r)}),J(s),J(n),S((e,t)=>{C(n,`aria-label`,e),d(i,t)},[()=>o(`mw-spells`),()=>o(`mw-spells`)]),g(e,n)};p(_,e=>{V(l).length&&e(v)}),g(e,h),M()}var _n=(e,t=_,n=_,r=_)=>{var i=vn();let a;var o=L(i);h(o,{get path(){return $[t()]}});var s=w(o,2),c=P(s,!0);J(i),S(()=>{a=q(i,1,`marker svelte-4mwe9r`,null,a,{ready:n()}),C(i,`title`,r()),d(c,r())}),g(e,i)},vn=r(`<span><!> <span class="unseen"> </span></span>`),yn=r(`<!> <!> <!>`,1),bn=r(`<span><!></span>`),xn=r(`<div class="numbers svelte-4mwe9r"><span class="sign svelte-4mwe9r"><!></span> <span><span class="bar svelte-4mwe9r"></span> <b aria-hidden="true" class="svelte-4mwe9r"><!> </b> <span class="unseen"> </span></span> <span class="number svelte-4mwe9r"><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></span> <span class="number mana svelte-4mwe9r" data-dial="mana"><!> <b aria-hidden="true"> </b> <small aria-hidden="true" class="svelte-4mwe9r"> </small> <span class="unseen"> </span></span> <!> <!> <!></div> <div class="equipment svelte-4mwe9r" role="group"><!> <span class="free svelte-4mwe9r"></span></div>`,1),Sn=r(`<b class="fallen svelte-4mwe9r"> </b>`),Cn=r(`<div class="all svelte-4mwe9r"><!></div>`),wn=r(`<div class="mage svelte-4mwe9r"><!></div>`);function Tn(e,n){A(n,!0);let r=X(),{sitting:i,face:o,tell:s}=r,c=K(()=>r.rules),l=K(()=>n.field.view),u=K(()=>V(l).sides[n.seat]),f=K(()=>n.field.all.get(V(u).mage)),m=K(()=>i.shown?.values?.[V(u).mage]??{}),_=K(()=>V(m).life??0),v=K(()=>n.field.equipment(V(u).mage)),y=K(()=>V(v).flatMap(({piece:e})=>e.slots)),b=K(()=>V(c).slots.filter((e,t)=>V(c).slots.slice(0,t+1).filter(t=>t===e).length>V(y).filter(t=>t===e).length)),x=K(()=>!!i.asking.state(V(u).own_spellbook??[])),T=e=>e.map(e=>({thing:e,slug:n.field.slug(e)})),E=K(()=>[o(n.field.slug(V(u).mage)).name,...V(l).teams?[s(`ui-team`,{n:n.seat%2+1})]:[]].join(` · `)),D=K(()=>n.field.all.get(V(l).acting)?.piece.controller===n.seat);var O=wn();let k;{let e=e=>{var t=yn(),r=H(t);{let e=K(()=>s(`pile-spellbook`)),t=K(()=>V(x)?[]:T(V(u).own_spellbook??[]));le(r,{icon:`deck`,get label(){return V(e)},get count(){return V(u).spellbook},get cards(){return V(t)}})}var i=w(r,2),a=e=>{{let t=K(()=>s(`ui-at-hand`)),n=K(()=>T(V(u).own_prepared??[]));le(e,{icon:`hand`,get label(){return V(t)},get count(){return V(u).prepared},get cards(){return V(n)}})}};p(i,e=>{n.seat!==V(l).player&&e(a)});var o=w(i,2);{let e=K(()=>s(`pile-discard`)),t=K(()=>T(V(u).discard).reverse());le(o,{icon:`discard`,get label(){return V(e)},get count(){return V(u).discard.length},get cards(){return V(t)}})}g(e,t)};var j=L(O);oe(j,{get seat(){return n.seat},get active(){return V(D)},get extra(){return V(E)},get emblems(){return e},children:(e,r)=>{var i=Cn(),o=L(i),c=e=>{var r=xn(),i=H(r),o=L(i);Ke(L(o),{get seat(){return n.seat}}),J(o);var c=w(o,2);let u;var y=L(c);let x;var T=w(y,2),E=L(T);h(E,{get path(){return $.damage}});var D=w(E);J(T);var O=w(T,2),k=P(O,!0);J(c);var A=w(c,2),j=L(A);h(j,{get path(){return $.armor}});var M=w(j,2),N=P(M,!0),F=w(M,2),ee=P(F,!0);J(A);var R=w(A,2),z=L(R);h(z,{get path(){return $.mana}});var te=w(z,2),B=P(te,!0),U=w(te,2),W=P(U),G=w(U,2),ne=P(G,!0);J(R);var Y=w(R,2);{let e=K(()=>s(V(f).piece.active?`mw-action-ready`:`mw-action-used`));_n(Y,()=>`action`,()=>V(f).piece.active,()=>V(e))}var re=w(Y,2);{let e=K(()=>s(V(f).piece.quickcast?`ui-quickcast`:`ui-quickcast-used`));_n(re,()=>`quickcast`,()=>V(f).piece.quickcast,()=>V(e))}var ie=w(re,2),X=e=>{{let t=K(()=>s(`mw-initiative`));_n(e,()=>`initiative`,()=>!0,()=>V(t))}};p(ie,e=>{V(l).initiative===n.seat&&e(X)}),J(i);var Z=w(i,2),ae=L(Z);t(ae,17,()=>V(v),e=>e.thing,(e,t)=>{lt(e,{get it(){return V(t)},get field(){return n.field},get icon(){return $[V(t).piece.slots[0]]}})});var Q=w(ae,2);t(Q,21,()=>V(b),I,(e,t)=>{var n=bn(),r=L(n);h(r,{get path(){return $[V(t)]}}),J(n),S(e=>C(n,`title`,e),[()=>s(`mw-free`,{slot:s(`slot-${V(t)}`)})]),g(e,n)}),J(Q),J(Z),S((e,t,n,r,i,o,s,l)=>{u=q(c,1,`life svelte-4mwe9r`,null,u,{low:V(f).piece.damage*3>=V(_)*2}),C(c,`title`,e),x=a(y,``,x,{width:t}),d(D,`${V(f).piece.damage??``}/${V(_)??``}`),d(k,n),C(A,`title`,r),d(N,V(m).armor??0),d(ee,i),C(R,`title`,o),d(B,V(f).piece.mana),d(W,`+${V(m).channeling??0??``}`),d(ne,s),C(Z,`aria-label`,l)},[()=>s(`ui-damage`,{n:V(f).piece.damage,of:V(_)}),()=>`${Math.max(0,100-100*V(f).piece.damage/Math.max(1,V(_)))}%`,()=>s(`ui-damage`,{n:V(f).piece.damage,of:V(_)}),()=>s(`ui-armor`,{n:V(m).armor??0}),()=>s(`ui-armor`,{n:V(m).armor??0}),()=>s(`ui-channels`,{n:V(f).piece.mana,more:V(m).channeling??0}),()=>s(`ui-channels`,{n:V(f).piece.mana,more:V(m).channeling??0}),()=>s(`ui-equipment`)]),g(e,r)},u=e=>{var t=Sn(),n=P(t,!0);S(e=>d(n,e),[()=>s(`ui-fallen`)]),g(e,t)};p(o,e=>{V(f)?e(c):e(u,-1)}),J(i),g(e,i)},$$slots:{default:!0}}),J(O)}S(()=>{C(O,`data-mage`,n.seat),k=a(O,``,k,{"--owner":F[n.seat].colour})}),g(e,O),M()}var En=r(`<li><!> <span class="unseen"> </span></li>`),Dn=r(`<div class="phases svelte-tw7myh"><b class="round svelte-tw7myh"> </b> <b class="name svelte-tw7myh" aria-hidden="true"> </b> <ol class="svelte-tw7myh"></ol></div>`);function On(e,n){A(n,!0);let{tell:r}=X(),i=K(()=>n.phases.indexOf(n.view.phase));var a=Dn(),o=L(a),s=P(o,!0),c=w(o,2),l=P(c,!0),u=w(c,2);t(u,21,()=>n.phases,I,(e,t,n)=>{var a=En();let o;var s=L(a);h(s,{get path(){return $[V(t)]}});var c=w(s,2),l=P(c,!0);J(a),S((e,t)=>{C(a,`aria-current`,n===V(i)?`step`:void 0),C(a,`title`,e),o=q(a,1,`svelte-tw7myh`,null,o,{now:n===V(i),past:V(i)>=0&&n<V(i)}),d(l,t)},[()=>r(`phase-${V(t)}`),()=>r(`phase-${V(t)}`)]),g(e,a)}),J(u),J(a),S((e,t,n)=>{d(s,e),d(l,t),C(u,`aria-label`,n)},[()=>r(`ui-round`,{n:n.view.round}),()=>V(i)<0?``:r(`phase-${n.view.phase}`),()=>r(`mw-phases`)]),g(e,a),M()}function kn(e,t,n){let r=e.map(e=>({kind:`attack`,shows:n[e]}));return t?[...r,{kind:`effect`,shows:String(t)}]:r}function An({kind:e,shows:t}){return{effect:e===`effect`,damage:parseInt(t),critical:t.includes(`★`)}}var jn=12;function Mn({kind:e},{faces:t}){let n=Math.floor(Math.random()*(e===`effect`?jn:t.length));return{kind:e,shows:e===`effect`?`${n+1}`:t[n]}}var Nn=y(`<svg class="twelve svelte-1nbf048" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 1 18.5 3.1 22.5 8.6v6.8L18.5 20.9 12 23 5.5 20.9 1.5 15.4V8.6L5.5 3.1Z" class="svelte-1nbf048"></path><text x="12" y="16.2" class="svelte-1nbf048"> </text></svg>`),Pn=y(`<path class="svelte-1nbf048"></path>`),Fn=y(`<circle r="2.8" class="svelte-1nbf048"></circle>`),In=y(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect x="1.5" y="1.5" width="21" height="21" rx="5" class="svelte-1nbf048"></rect><!></svg>`),Ln=r(`<span class="dice svelte-1nbf048"><span class="unseen"> </span> <!></span>`);function Rn(e,n){A(n,!0);let r=[[],[[12,12]],[[8,8],[16,16]]],{tell:a}=X(),o=K(()=>n.dice.filter(e=>!An(e).effect).map(({shows:e})=>`[${e}]`).join(` `)),s=K(()=>n.dice.find(e=>An(e).effect)?.shows),c=K(()=>V(s)&&V(o)?a(`ui-dice`,{dice:V(o),die:V(s)}):V(s)?a(`mw-effect-die`,{die:V(s)}):a(`ui-dice-alone`,{dice:V(o)}));var l=Ln(),u=L(l),f=P(u,!0),m=w(u,2);t(m,17,()=>n.dice,I,(e,n,a,o)=>{let s=K(()=>An(V(n)));var c=re(),l=H(c),u=e=>{var t=Nn(),n=w(L(t)),r=P(n,!0);J(t),S(()=>d(r,V(s).damage)),g(e,t)},f=e=>{var n=In();let a;var o=w(L(n));t(o,17,()=>r[V(s).damage],I,(e,t)=>{var n=K(()=>i(V(t),2));let r=()=>V(n)[0],a=()=>V(n)[1];var o=re(),c=H(o),l=e=>{var t=Pn();S(()=>C(t,`d`,`M${r()??``} ${a()-5}l1.4 3.2 3.5.3-2.6 2.3.8 3.4-3.1-1.8-3.1 1.8.8-3.4-2.6-2.3 3.5-.3Z`)),g(e,t)},u=e=>{var t=Fn();S(()=>{C(t,`cx`,r()),C(t,`cy`,a())}),g(e,t)};p(c,e=>{V(s).critical?e(l):e(u,-1)}),g(e,o)}),J(n),S(()=>a=q(n,0,`svelte-1nbf048`,null,a,{critical:V(s).critical,blank:!V(s).damage})),g(e,n)};p(l,e=>{V(s).effect?e(u):e(f,-1)}),g(e,c)}),J(l),S(()=>d(f,V(c))),g(e,l),M()}var zn=r(`<p class="svelte-n3ricu"> <!></p>`),Bn=r(`<p class="svelte-n3ricu"><!> </p>`),Vn=r(`<p class="svelte-n3ricu"><!> <!></p>`),Hn=r(`<div role="status"><!> <!> <!></div>`);function Un(e,n){A(n,!0);let r=X(),{sitting:i,face:a,tell:o}=r,s=K(()=>r.rules),c=K(()=>n.field.view),l=K(()=>V(c).attacks.some(e=>e.rolled.length)),u=K(()=>V(c).casts.length+V(c).attacks.length>0),f=K(()=>V(c).casts.filter(({spell:e})=>!V(c).attacks.some(({holder:t})=>t===e))),m=K(()=>{if(V(l))return[];if(i.moment)return(i.moment.lines??[]).slice(-1);let e=i.server.log.slice(i.screen.read).filter(e=>e.dice?.length);return e.length?e.slice(-1):V(u)?[]:i.server.log.slice(-1)});function _(e){let t=[...n.field.ground.zones,...n.field.ground.borders].find(t=>t.thing===e);return t?o(e<n.field.ground.zones.length?`zone`:`border`,{name:t.name}):a(n.field.slug(e)).name}var v=Hn();let y;var b=L(v);t(b,17,()=>V(m),I,(e,t)=>{var n=zn(),r=L(n,!0),i=w(r),a=e=>{Rn(e,{get dice(){return V(t).dice}})};p(i,e=>{V(t).dice?.length&&e(a)}),J(n),S(()=>d(r,V(t).text)),g(e,n)});var x=w(b,2);t(x,17,()=>V(f),I,(e,t)=>{var n=Bn(),r=L(n);h(r,{get path(){return $.book}});var a=w(r);J(n),S(e=>d(a,` ${e??``}`),[()=>V(t).target===-1?o(`ui-casting-alone`,{player:i.server.name(V(t).by),card:_(V(t).spell)}):o(`ui-casting`,{player:i.server.name(V(t).by),card:_(V(t).spell),on:_(V(t).target)})]),g(e,n)});var C=w(x,2);t(C,17,()=>V(c).attacks,I,(e,t)=>{var n=Vn(),r=L(n);h(r,{get path(){return $.melee}});var i=w(r),a=w(i),c=e=>{{let n=K(()=>kn(V(t).rolled,V(t).die,V(s).faces));Rn(e,{get dice(){return V(n)}})}};p(a,e=>{(V(t).rolled.length||V(t).die)&&e(c)}),J(n),S(e=>d(i,` ${e??``} `),[()=>o(`ui-attacking`,{what:_(V(t).attacker),on:_(V(t).defender)})]),g(e,n)}),J(v),S(()=>y=q(v,1,`under-way svelte-n3ricu`,null,y,{busy:V(u),nothing:!V(u)&&!V(m).length})),g(e,v),M()}var Wn=r(`<div class="own svelte-f2wmft"><!> <!></div>`),Gn=r(`<div><div class="others svelte-f2wmft"></div> <div class="middle svelte-f2wmft"><div class="top svelte-f2wmft"><div class="bar svelte-f2wmft"><!> <button class="larger svelte-f2wmft"><!> <span class="unseen"> </span></button></div> <!></div> <div><!></div></div> <!> <!></div>`);function Kn(e,n){A(n,!0);let r=X(),{tell:i,beside:a}=r,o=K(()=>r.rules),c=K(()=>new je(n.view)),l=K(()=>n.view.player),u=D(!1),f=K(()=>n.view.sides.map((e,t)=>(Math.max(V(l),0)+t+(V(l)<0?0:1))%n.view.sides.length).filter(e=>e!==V(l)));var m=Gn();let _;var v=L(m);t(v,20,()=>V(f),e=>e,(e,t)=>{Tn(e,{get seat(){return t},get field(){return V(c)}})}),J(v);var y=w(v,2),b=L(y),x=L(b),T=L(x);On(T,{get view(){return n.view},get phases(){return V(o).phases}});var E=w(T,2),O=L(E);h(O,{name:`zoom`});var k=w(O,2),j=P(k,!0);J(E),J(x),Un(w(x,2),{get field(){return V(c)}}),J(b);var N=w(b,2);let F;zt(L(N),{get field(){return V(c)}}),J(N),J(y);var I=w(y,2),ee=e=>{var t=Wn(),n=L(t);Tn(n,{get seat(){return V(l)},get field(){return V(c)}}),gn(w(n,2),{get seat(){return V(l)},get field(){return V(c)}}),J(t),g(e,t)};p(I,e=>{V(l)>=0&&e(ee)});var R=w(I,2),z=e=>{mn(e,{get view(){return n.view}})},te=K(()=>!a());p(R,e=>{V(te)&&e(z)}),J(m),S(e=>{_=q(m,1,`magewars svelte-f2wmft`,null,_,{crowd:n.view.sides.length>2,watched:V(l)<0}),C(E,`aria-pressed`,V(u)),d(j,e),F=q(N,1,`ground svelte-f2wmft`,null,F,{large:V(u)})},[()=>i(V(u)?`mw-whole`:`mw-larger`)]),s(`click`,E,()=>G(u,!V(u))),g(e,m),M()}b([`click`]);var qn=/^(attack|counterstrike) /;function Jn(e){let t=new Map;for(let n of e.options){let e=n.things?.[0];if(!qn.test(n.answer)||e===void 0)continue;let r=Number(/ (\d+)$/.exec(n.answer)?.[1]??1),i=`${e} ${r}`,a=t.get(i)??{holder:e,number:r,options:[]};a.options.push(n),t.set(i,a)}return[...t.values()]}function Yn(e,t,n,r){if(t.things.some(t=>e.includes(t)))return;let i=Z(n,e,t);if(i)return i;if(e.includes(r.acting)){let e=Q(n,t.things,`move`,`climb`);return e.length?{options:e}:void 0}let a=Q(n,e,`activate`,`cast`,`quickcast`,`deploy`);return a.length&&t.things.length?{options:a,aim:{things:t.things}}:void 0}function Xn({play:e}){return new Map(e.map(([e,{controller:t}])=>[e,t]))}function Zn({reason:e},{acting:t}){return e===`act`?t:-1}var Qn=Object.entries({canine:`dog`,cat:`cat`,bird:`bird`,bat:`bird`,serpent:`serpent`,reptile:`dinosaur`,lizard:`dinosaur`,horse:`horse`,worm:`worm`,faerie:`faerie`,gremlin:`imp`,angel:`angel`,vampire:`hooded`,lycanthrope:`dog`,skeleton:`skeleton`,undead:`spirit`,demon:`demon`,knight:`knight`,soldier:`soldier`,cleric:`cleric`,"high-elf":`elf`,"wood-elf":`elf`,animal:`beast`,portal:`portal`,temple:`temple`,totem:`totem`,tree:`tree`,vine:`plant`,plant:`plant`,obelisk:`crystal`,rune:`rune`,artifact:`orb`,structure:`location`,cloud:`cloud`,stone:`wall`,lightning:`lightning`,flame:`flame`,light:`light`,hydro:`water`,wind:`wind`,acid:`water`,curse:`curse`,defense:`armor`,protection:`armor`,aegis:`armor`,barrier:`wall`,trap:`item`,poison:`curse`,force:`force`,teleport:`force`,healing:`cleric`,command:`leader`,metamagic:`rune`,mana:`mana`,vampiric:`sin`,psychic:`philosopher`,illusion:`spirit`,transform:`mutant`}),$n={attack:`lightning`,conjuration:`orb`,creature:`human`,enchantment:`rune`,equipment:`ring`,incantation:`scroll`,wall:`wall`},er={"armor-token":`taunt`,"gain-life":`life`,"gain-mana":`mana`,"lose-life":`weak`,"lose-mana":`lose`,"move-enchantment":`move`,"re-roll":`roll`,resurrect:`heal`,return:`up`,"wrath-token":`enrage`};function tr(e){return W[er[e]??e]??$[e]}function nr(e){let t=Qn.find(([t])=>e.subtypes.includes(t))?.[1]??$n[e.type],r=e.slots.map(e=>$[e]).find(Boolean),i=e.type===`mage`?U[e.id]?.emblem:r??(t?ue[t]:void 0),a=e.verbs.filter(e=>e!==`attack`),o=e.attacks.map(({kind:e})=>$[e]),s=e.traits.map(e=>e===`flying`?W.flying:void 0);return n({slug:e.id,figure:i??ue.star,deeds:[...o,...a.map(tr),...s],points:e.life?Math.round(e.life/2):3+(Number(e.cost)||0)%8})}function rr({sides:e}){let t=new Map,n={};return e.forEach(({prepared:e,spellbook:r,discard:i,own_prepared:a=[],own_spellbook:o=[]},s)=>{n[`hand-${s}`]=e,n[`deck-${s}`]=r,n[`discard-${s}`]=i.length;for(let[e,n]of[[a,`hand`],[o,`deck`],[i,`discard`]])for(let r of e)t.set(r,`${n}-${s}`)}),{of:t,sizes:n}}function ir({play:e}){return new Map(e.map(([e,{damage:t,mana:n}])=>[e,{damage:t,mana:n}]))}var ar={life:`health`,armor:`armor`,channeling:`channeling`},or={life:`left`,armor:`right`,channeling:void 0};function sr(e){let t=Je(e),n=[`life`,`armor`,`channeling`].filter(e=>t[e]||t.life);return{slug:e.slug,name:e.name,kind:t.kind,type:t.type,group:t.group,emblem:nr(t),cost:t.price||void 0,facts:t.casting.join(` · `),stats:n.map(e=>({name:ar[e],path:$[e],n:t[e]??0,text:``,at:or[e]})),lines:t.text,reminders:[]}}function cr(e,{view:t,values:n={}},r,i){let a=new je(t),o=e.options.filter(e=>e.answer.startsWith(`reveal `)).map(e=>({label:e.sentence??``,icon:$.reveal,options:[e]})),s=Jn(e).flatMap(({holder:e,number:t,options:o})=>{let s=r.get(a.slug(e)),c=s&&Je(s).attacks[t-1],l=n[e]?.[`dice-${t}`]??c?.dice;return c?[{label:i(`mw-bar`,{bar:c.name,n:l}),icon:$[c.kind],options:o}]:[]});return[...o,...s]}function lr({play:e}){return e.reduce((e,[,t])=>e+t.damage,0)}var ur={hidden:`face-down`,face:sr,groups:cr,texts:Object.assign({"../../../../trivault/games/magewars/presentation/text/de.ftl":de,"../../../../trivault/games/magewars/presentation/text/en.ftl":fe,"../../../../trivault/games/magewars/presentation/text/pl.ftl":pe,"../../../../trivault/games/magewars/text/de/faces.ftl":me,"../../../../trivault/games/magewars/text/de/table.ftl":he,"../../../../trivault/games/magewars/text/de/traits.ftl":ge,"../../../../trivault/games/magewars/text/en/faces.ftl":_e,"../../../../trivault/games/magewars/text/en/table.ftl":ve,"../../../../trivault/games/magewars/text/en/traits.ftl":ye,"../../../../trivault/games/magewars/text/pl/faces.ftl":be,"../../../../trivault/games/magewars/text/pl/table.ftl":xe,"../../../../trivault/games/magewars/text/pl/traits.ftl":Se,"./lesson/de.ftl":Ce,"./lesson/en.ftl":we,"./lesson/pl.ftl":Te,"./text/de.ftl":Ee,"./text/en.ftl":De,"./text/pl.ftl":Oe}),hurt:lr,slug:(e,t)=>new je(e).slug(t),owners:Xn,source:Zn,drop:Yn,zones:rr,numbers:ir,attacks:new Set([`attack`,`attack-again`,`counterstrike`,`barrier`,`strike`]),icons:{mana:$.mana},Board:Kn,Beside:mn,Dice:Rn,tumble:Mn};export{ur as BOARD};