import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,H as c,I as l,J as u,K as d,L as f,M as p,N as m,O as h,P as g,Q as _,R as v,T as y,U as b,V as x,W as S,X as C,Y as w,Z as T,_ as E,at as D,b as O,c as k,ct as A,d as j,dt as M,et as N,f as P,g as F,it as I,j as L,k as R,l as z,lt as B,m as V,mt as ee,n as H,nt as U,o as te,p as W,pt as G,q as K,r as ne,rt as re,s as ie,st as q,t as J,tt as Y,ut as ae,v as X,x as Z,y as Q,z as oe}from"./app.js";var se=`# Mage Wars: was auf einer Karte steht, Teil für Teil.

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
`,ce=`# Mage Wars: Antworten, Fragen und Protokoll.

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
`,le=`# Mage Wars: Schadensarten, Zustände, Merkmale und Schulen.
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
`,ue=`# Mage Wars: what stands on a card, part by part.

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
`,de=`# Mage Wars: answers, questions and the log.

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
`,fe=`# Mage Wars: damage types, conditions, traits and schools.
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
`,pe=`# Mage Wars: co stoi na karcie, część po części.

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
`,me=`# Mage Wars: odpowiedzi, pytania i dziennik.

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
`,he=`# Mage Wars: typy obrażeń, stany, cechy i szkoły.
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
`,ge=`# Der Tisch von Mage Wars.

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
`,_e=`# The table of Mage Wars.

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
`,ve=`# Stół Mage Wars.

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
`,ye=`# Wie Mage Wars gespielt wird, in Kürze.

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
`,be=`# How Mage Wars is played, in short.

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
`,xe=`# Jak się gra w Mage Wars, w skrócie.

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
`,Se=`# Der Tisch von Mage Wars im Browser.

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
`,Ce=`# The table of Mage Wars in the browser.

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
`,we=`# Stół Mage Wars w przeglądarce.

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
`;function Te([e,t]){let n=Array.from({length:e*t},(t,n)=>{let[r,i]=[n%e,Math.floor(n/e)];return{thing:n,name:`${`abcdefgh`[r]}${i+1}`,column:2*r+1,row:2*i+1}}),r=(t,r)=>r===1?(t+1)%e>0:t+e<n.length,i=n.flatMap(({thing:t})=>[1,e].filter(e=>r(t,e)).map(e=>[t,t+e])).map(([e,t],r)=>{let[i,a]=[n[e],n[t]],o=i.row===a.row;return{thing:n.length+r,name:`${i.name}-${a.name}`,column:i.column+ +!!o,row:i.row+ +!o,upright:o}});return{columns:e,rows:t,zones:n,borders:i,size:n.length+i.length}}function Ee(e,t){return(Math.abs(e.column-t.column)+Math.abs(e.row-t.row))/2}var De=class{ground;all;view;constructor(e){this.view=e,this.ground=Te(e.arena),this.all=new Map(e.play.map(([e,t])=>[e,{thing:e,slug:this.slug(e),piece:t}]))}slug(e){return this.view.cards[e-this.ground.size]??``}inZone(e){return this.#e.filter(({piece:t})=>t.zone===e).sort((e,t)=>Number(this.isMage(t.thing))-Number(this.isMage(e.thing))||e.piece.controller-t.piece.controller)}wall(e){return this.#e.find(({piece:t})=>t.border===e)}get away(){return this.#e.filter(({piece:e})=>e.zone===-1&&e.border===-1)}attached(e){return this.#t(e).filter(({piece:e})=>!e.slots.length)}equipment(e){return this.#t(e).filter(({piece:e})=>e.slots.length)}whole(e){return[e,...this.#t(e).flatMap(e=>this.whole(e.thing))]}atHand(e){let{own_prepared:t=[],innate:n,mage:r}=this.view.sides[e],i=[...this.all.values()].filter(({piece:t})=>t.controller===e),a=[...this.equipment(r).map(e=>({thing:e.piece.bound,holder:e,bound:!0})),...i.map(e=>({thing:e.piece.assigned,holder:e,bound:!1}))];return[...[...t,...n].map(e=>({thing:e,bound:!1})),...a.filter(({thing:e})=>this.slug(e))]}isMage(e){return this.view.sides.some(t=>t.mage===e)}zoneOf(e){let t=this.all.get(e);return t?t.piece.host===-1?this.ground.zones[t.piece.zone]:this.zoneOf(t.piece.host):this.ground.zones[e]}get#e(){return[...this.all.values()].filter(({piece:e})=>e.host===-1)}#t(e){return(this.all.get(e)?.piece.attached??[]).flatMap(e=>this.all.get(e)??[])}},Oe=s(`<marker viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 10 5 0 10Z" class="svelte-hwy0vz"></path></marker>`),ke=s(`<path></path>`),Ae=s(`<svg class="svelte-hwy0vz"><defs></defs><!></svg>`),je=S(`<div class="arrows svelte-hwy0vz" aria-hidden="true"><!></div>`);function Me(r,i){let s=d();B(i,!0);let l=q(()=>[...i.field.view.casts.map(({caster:e,target:t})=>({from:e,to:t,spell:!0})),...i.field.view.attacks.map(({attacker:e,defender:t,zone:n})=>({from:e,to:t===-1?n:t,spell:!1}))]),u=D([]),p=D(0);function m(e){let t=i.field.ground.zones[e]?.name,n=i.field.ground.borders.find(t=>t.thing===e)?.name,r=t?`[data-zone="${t}"]`:n?`[data-border="${n}"]`:`[data-thing="${e}"]`,a=i.over?.querySelector(r);if(!a||!i.over){let t=i.field.all.get(e)?.piece.host??-1;return t===-1?void 0:m(t)}let[o,s]=[a.getBoundingClientRect(),i.over.getBoundingClientRect()];return{x:o.x+o.width/2-s.x,y:o.y+o.height/2-s.y}}_(()=>{let e=w(l);w(p),C().then(()=>{I(u,e.flatMap(({from:e,to:t,spell:n})=>{let[r,i]=[m(e),m(t)];return r&&i&&(r.x!==i.x||r.y!==i.y)?[{x:r.x,y:r.y,dx:i.x-r.x,dy:i.y-r.y,spell:n}]:[]}))})});var h=je(),y=e(h),b=n=>{var r=Ae(),i=e(r);f(i,20,()=>[`attack`,`spell`],v,(e,n)=>{var r=Oe();T(()=>{t(r,`id`,`${s}-${n??``}`),g(r,0,o(n),`svelte-hwy0vz`)}),c(e,r)}),M(i);var a=U(i);f(a,17,()=>w(u),v,(e,n)=>{let r=()=>w(n).x,i=()=>w(n).y,a=()=>w(n).dx,o=()=>w(n).dy,l=()=>w(n).spell;var u=ke();T(()=>{g(u,0,`line ${l()?`spell`:`attack`}`,`svelte-hwy0vz`),t(u,`d`,`M${r()??``} ${i()??``}q${a()/2-o()/8} ${o()/2+a()/8} ${a()??``} ${o()??``}`),t(u,`marker-end`,`url(#${s}-${l()?`spell`:`attack`})`)}),c(e,u)}),M(r),c(n,r)};n(y,e=>{w(u).length&&e(b)}),M(h),a(h,`clientWidth`,e=>I(p,e)),c(r,h),A()}function Ne(e,t,n){let r=e=>t.indexOf(e)+1||99;return Object.entries(e.markers).sort(([e],[t])=>r(e)-r(t)||e.localeCompare(t)).map(([e,r])=>{let i=t.includes(e),a=n(`${i?`condition`:`marker`}-${e}`);return e===`taunt`||r===1?{icon:e,text:a,bad:i}:{icon:e,n:r,text:n(`ui-several`,{card:a,n:r}),bad:i}})}function Pe(e,t,n){let r=[{icon:`assigned`,spell:e.assigned},{icon:`bound`,spell:e.bound}].filter(({spell:e})=>e!==-1);return[...e.guard?[{icon:`guard`,text:n(`marker-guard`)}]:[],...t.flying?[{icon:`flying`,text:n(`trait-flying`)}]:[],...t.held?[{icon:`held`,text:n(`trait-restrained`),bad:!0}]:[],...r.map(({icon:e,spell:t})=>({icon:e,text:t===-99?n(`ui-face-down`,{n:1}):n(e===`bound`?`mw-bound`:`mw-assigned`)}))]}function Fe(e,t,n,r){let i=!n&&(e.mana||t.channeling);return[...t.armor?[{icon:`armor`,n:t.armor,text:r(`ui-armor`,{n:t.armor})}]:[],...i?[{icon:`mana`,n:e.mana,text:r(`ui-mana`,{n:e.mana})}]:[]]}var Ie=`M13 2 5 13.5h6L10 22l9-12.5h-6.5Z`,Le=`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13`,Re=`M6 3h12M6 21h12M7 3c0 6 4 7 5 9c-1 2-5 3-5 9M17 3c0 6-4 7-5 9c1 2 5 3 5 9`,ze=`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,$={life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14M12 2l-3 10 3 10 3-10Z`,channeling:`M12 3v10M8 9l4 4 4-4M5 15c0 4 3 6 7 6s7-2 7-6`,reveal:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,distance:`M3 17h18M3 14v6M21 14v6M7 8l-3 3 3 3M17 8l3 3-3 3M4 11h16`,action:`M12 3a9 9 0 1 0 .1 0M12 7a5 5 0 1 0 .1 0`,quickcast:Ie,initiative:`M6 22V3M6 4h13l-3.5 4.5L19 13H6`,guard:`M12 2 19 5V11C19 16 16 19.5 12 21.5C8 19.5 5 16 5 11V5ZM9 11.5l2.2 2.2 4-4.4`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,held:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,hidden:`M6 3h12v18H6ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5v.3`,attached:`M5 4h11v13H5ZM8 7h11v13H8Z`,bound:Le,assigned:`M6 3h12v14a3 3 0 0 1-3 4H8a3 3 0 0 1-2-3ZM9.5 8h5M9.5 12h5`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,rot:`M12 3a7 7 0 0 0-4 12.5V19h8v-3.5A7 7 0 0 0 12 3ZM9 10.5v.5M15 10.5v.5M10.5 22v-3M13.5 22v-3`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,daze:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,stun:`M12 2l1.8 6.2L20 6l-3.5 5.2L22 15l-6.4.4L16 22l-4-4.8L8 22l.4-6.6L2 15l5.5-3.8L4 6l6.2 2.2Z`,sleep:`M4 5h7l-7 8h7M13 12h7l-7 8h7`,cripple:`M8 3v7l6 4-1 7M14 3v5M5 21h13M4 8l4-1`,taunt:`M4 10v4h3l7 5V5L7 10ZM17.5 9a4.5 4.5 0 0 1 0 6M20 6.5a8 8 0 0 1 0 11`,rage:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,wrath:`M12 3v8M12 3l-3 4M12 3l3 4M5 21c0-6 3-9 7-10c4 1 7 4 7 10Z`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,pet:`M12 12c3 0 5.5 3 5.5 6c0 2.5-3 2-5.5 2s-5.5.5-5.5-2c0-3 2.5-6 5.5-6ZM5.5 8a1.7 2.2 0 1 0 .1 0M10 4a1.7 2.2 0 1 0 .1 0M14.5 4a1.7 2.2 0 1 0 .1 0M18.5 8a1.7 2.2 0 1 0 .1 0`,bloodreaper:`M6 22 17 5M4 9C8 3 15 2 21 6C16 6 13 8 10 12Z`,shield:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,open:`M4 21V8a8 8 0 0 1 16 0v13M9 21V10a3 3 0 0 1 6 0v11`,reset:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,channel:`M12 2 19 12 12 22 5 12ZM12 7v10M8.5 12h7`,upkeep:Re,planning:Le,deploy:`M12 21V9M7 13l5-5 5 5M4 4h16`,"first-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM20 8v12M18 10l2-2`,"final-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM17 8h4v12h-4ZM17 14h3`,melee:ze,ranged:`M5 3c9 2 14 7 16 16M5 3v6M5 3h6M3 21 16 8M3 21v-5M3 21h5`,passage:`M4 21V6h16v15M9 21v-9h6v9M4 6l2-3h12l2 3`,barrier:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM8 8l8 8M16 8l-8 8`,full:Re,quick:Ie,range:`M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0M12 1v5M12 18v5M1 12h5M18 12h5`,book:`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13M6.5 9h3M6.5 12h3M14.5 9h3M14.5 12h3`,weapon:ze,helmet:`M4 18V12a8 8 0 0 1 16 0v6h-5v-5H9v5ZM12 4v9`,cloak:`M9 3h6l5 18c-5-2-11-2-16 0ZM9 3c1 3 5 3 6 0`,chest:`M6 4l3-1c1 2 5 2 6 0l3 1 2 5-3 1v10H7V10L4 9ZM12 8v8`,gloves:`M7 21v-5l-3-4 2-2 2 2V5h2v5V3h2v7V4h2v6V6h2v9l-2 2v4Z`,belt:`M2 9h20v6H2ZM9 7h6v10H9ZM12 12h4`,boots:`M8 3h6v10l6 3v4H6V9ZM6 17h14`,amulet:`M5 3c0 6 3 9 7 11c4-2 7-5 7-11M12 14l3 3.5-3 4-3-4Z`,ring:`M12 9a6.5 6.5 0 1 0 .1 0M9 3h6l2 3-5 3.5L7 6Z`},Be=s(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-pv4vj6"><path class="svelte-pv4vj6"></path></svg>`);function Ve(n,r){B(r,!0);var i=Be(),a=e(i);let o;M(i),T(()=>{t(a,`d`,Z[r.seat].shape),o=m(a,``,o,{fill:Z[r.seat].colour})}),c(n,i),A()}function He(e,t){let{view:n}=t,r=e.piece.controller===n.player;if(!e.piece.revealed)return r?`reveal`:``;let i=t.all.get(n.acting);return i&&i.piece.controller===n.player?e===i?``:`attack ${i.slug}`:r&&e.piece.host===-1&&e.piece.border===-1?`activate`:``}function Ue(e,t,n,r=!1){let{sitting:i,face:a,tell:o}=n,s=i.shown?.marks?.[e.thing]??[],c=i.shown?.values?.[e.thing]?.reveal,l=e.piece.revealed?[]:[o(`face-down`)],u=c===void 0?[]:[o(`mw-reveal`,{n:c})],d=He(e,t),f=[...t.attached(e.thing),...t.equipment(e.thing)],p=f.map(({slug:e})=>a(e).name).filter(Boolean),m=s.slice(1).filter(e=>!p.some(t=>e.includes(t)));return{slug:e.slug,name:a(e.slug).name,things:t.whole(e.thing),deed:d&&`${d} ${e.slug}`,notes:[...r?[]:[i.server.name(e.piece.controller)],...l,...u,...m],attached:f.map(r=>Ue(r,t,n,r.piece.controller===e.piece.controller))}}var We=S(`<span class="badge"><!> </span>`),Ge=S(`<span class="wall hued svelte-tn0vri"><!> <span class="name svelte-tn0vri"> </span> <!> <b> </b></span>`),Ke=S(`<button data-target=""><span class="unseen"> </span> <span aria-hidden="true">+</span></button>`),qe=S(`<div><!></div>`);function Je(r,i){B(i,!0);let a=j(),{sitting:o,face:s,tell:d}=a,p=q(()=>a.rules),h=o.asking,_=q(()=>i.field.wall(i.border.thing)),y=q(()=>h.state([i.border.thing])),b=q(()=>d(`border`,{name:i.border.name})),S=q(()=>[w(b),...h.options([i.border.thing]).map(e=>e.sentence??``)].join(`, `)),C=q(()=>w(_)?o.shown?.values?.[w(_).thing]?.life??0:0),D=q(()=>w(_)&&Ue(w(_),i.field,a));var O=qe();let k,N;var P=e(O),F=n=>{let r=q(()=>Q(`mage-wars`,s(w(_).slug).group));{let a=n=>{var i=Ge();let a;var o=e(i);Ve(o,{get seat(){return w(_).piece.controller}});var l=U(o,2),u=Y(l,!0),h=U(l,2);f(h,17,()=>Ne(w(_).piece,w(p).conditions,d),v,(t,n)=>{var r=We(),i=e(r);E(i,{get path(){return $[w(n).icon]}});var a=U(i,1,!0);M(r),T(()=>x(a,w(n).n??``)),c(t,r)});var g=U(h,2),y=Y(g);M(i),T(e=>{t(i,`data-thing`,w(_).thing),a=m(i,``,a,{"--hue":w(r).hue,"--ink":`${w(r).ink??50??``}%`,"--owner":Z[w(_).piece.controller].colour}),x(u,e),x(y,`${w(_).piece.damage??``}/${w(C)??``}`)},[()=>s(w(_).slug).name]),c(n,i)},o=q(()=>[...i.field.whole(w(_).thing),i.border.thing]),l=q(()=>He(w(_),i.field)),u=q(()=>[w(b),...w(D).notes]);ne(n,{get things(){return w(o)},get slug(){return w(_).slug},get deed(){return w(l)},get said(){return w(u)},get attached(){return w(D).attached},picture:a,$$slots:{picture:!0}})}},I=n=>{var r=Ke(),a=e(r),o=Y(a,!0);ae(2),M(r),l(r,()=>W(()=>w(y))),T(()=>{g(r,1,`place ${w(y)??``}`,`svelte-tn0vri`),t(r,`aria-pressed`,h.gathers?w(y)===`chosen`:void 0),x(o,w(S))}),u(`click`,r,()=>h.touch([i.border.thing])),c(n,r)};n(P,e=>{w(_)&&w(D)?e(F):w(y)&&e(I,1)}),M(O),T(()=>{k=g(O,1,`edge svelte-tn0vri`,null,k,{upright:i.border.upright,free:!w(_)}),t(O,`data-border`,i.border.name),N=m(O,``,N,{"--column":i.border.column,"--row":i.border.row})}),c(r,O),A()}K([`click`]);var Ye=S(`<b class="svelte-1wucj7"> </b>`),Xe=S(`<span class="inner svelte-1wucj7"><!> <!> <span class="name svelte-1wucj7"> </span> <!></span>`),Ze=S(`<span><!></span>`);function Qe(t,r){B(r,!0);let i=j(),{sitting:a,face:o}=i,s=q(()=>o(r.it.slug)),l=q(()=>Q(`mage-wars`,w(s).group)),u=q(()=>Ue(r.it,r.field,i)),d=q(()=>a.shown?.values?.[r.it.thing]?.reveal),f=q(()=>r.it.piece.controller!==r.field.all.get(r.it.piece.host)?.piece.controller);var p=Ze();let h,_;var v=e(p);{let t=t=>{var i=Xe(),a=e(i),o=e=>{Ve(e,{get seat(){return r.it.piece.controller}})};n(a,e=>{w(f)&&e(o)});var u=U(a,2);{let e=q(()=>r.it.slug?r.icon??w(l).emblem:$.hidden);E(u,{get path(){return w(e)}})}var p=U(u,2),m=Y(p,!0),h=U(p,2),g=e=>{var t=Ye(),n=Y(t,!0);T(()=>x(n,w(d))),c(e,t)};n(h,e=>{w(d)!==void 0&&e(g)}),M(i),T(()=>x(m,w(s).name)),c(t,i)},i=q(()=>r.field.whole(r.it.thing)),a=q(()=>w(u).deed.split(` `)[0]??``);ne(v,{get things(){return w(i)},get slug(){return r.it.slug},get deed(){return w(a)},get said(){return w(u).notes},get attached(){return w(u).attached},picture:t,$$slots:{picture:!0}})}M(p),T(()=>{h=g(p,1,`chip hued svelte-1wucj7`,null,h,{hidden:!r.it.piece.revealed}),_=m(p,``,_,{"--hue":w(l).hue,"--ink":`${w(l).ink??50??``}%`})}),c(t,p),A()}var $e=S(`<b class="svelte-1dgk43s"> </b>`),et=S(`<span><!><!></span>`),tt=S(`<span class="badge bears svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b></span>`),nt=S(`<span class="left svelte-1dgk43s"></span>`),rt=S(`<span></span>`),it=S(`<span><span class="art svelte-1dgk43s"><!></span> <span class="name svelte-1dgk43s"><!></span> <span class="badges svelte-1dgk43s"><!> <!></span> <span><!> <span class="line svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b> <!></span></span></span>`);function at(t,i){B(i,!0);let a=r(i,`acting`,3,!1),o=q(()=>Math.max(...i.name.split(/[\s-]/).map(e=>e.length)));var s=it();let l,u;var d=e(s),p=e(d);X(p,{get slug(){return i.slug},get group(){return i.group},game:`mage-wars`}),M(d);var h=U(d,2);let _;var y=e(h);F(y,{get name(){return i.name}}),M(h);var b=U(h,2),S=e(b);f(S,17,()=>i.badges,v,(t,r)=>{var i=et();let a;var o=e(i);E(o,{get path(){return $[w(r).icon]}});var s=U(o),l=e=>{var t=$e(),n=Y(t,!0);T(()=>x(n,w(r).n)),c(e,t)};n(s,e=>{w(r).n!==void 0&&e(l)}),M(i),T(()=>a=g(i,1,`badge ${w(r).icon??``}`,`svelte-1dgk43s`,a,{bad:w(r).bad})),c(t,i)});var C=U(S,2),D=t=>{var n=tt(),r=e(n);E(r,{get path(){return $.attached}});var a=U(r,2),o=Y(a,!0);M(n),T(()=>x(o,i.bears)),c(t,n)};n(C,e=>{i.bears&&e(D)}),M(b);var O=U(b,2);let k;var j=e(O),N=e=>{var t=nt();let n;T(e=>n=m(t,``,n,{width:e}),[()=>`${Math.max(0,100-100*i.damage/i.life)}%`]),c(e,t)};n(j,e=>{i.life&&e(N)});var P=U(j,2),I=e(P);Ve(I,{get seat(){return i.seat}});var L=U(I,2),R=Y(L,!0),z=U(L,2),V=e=>{var t=rt();T(()=>g(t,1,`act ${i.acts??``}`,`svelte-1dgk43s`)),c(e,t)};n(z,e=>{i.acts&&e(V)}),M(P),M(O),M(s),T(()=>{l=g(s,1,`token ${i.type??``}`,`svelte-1dgk43s`,l,{used:i.acts===`used`,acting:a()}),u=m(s,``,u,{"--owner":Z[i.seat].colour}),_=m(h,``,_,{"--longest":w(o)}),k=g(O,1,`life svelte-1dgk43s`,null,k,{low:i.damage*3>=i.life*2,none:!i.life}),x(R,i.life?`${i.damage}/${i.life}`:``)}),c(t,s),A()}var ot=S(`<div class="chips svelte-4h3pu7"></div>`),st=S(`<div><!> <!></div>`);function ct(r,i){B(i,!0);let a=j(),{sitting:o,face:s,tell:l}=a,u=q(()=>a.rules),d=q(()=>s(i.it.slug)),p=q(()=>o.shown?.values?.[i.it.thing]??{}),m=q(()=>i.field.isMage(i.it.thing)),h=q(()=>i.field.attached(i.it.thing)),_=q(()=>Ue(i.it,i.field,a)),v=q(()=>[...Fe(i.it.piece,w(p),w(m),l),...Pe(i.it.piece,w(p),l),...Ne(i.it.piece,w(u).conditions,l)]),y=q(()=>w(m)||w(d).type===`creature`?i.it.piece.active?`ready`:`used`:void 0);var b=st();let x;var S=e(b);{let e=e=>{{let t=q(()=>w(d).type||`enchantment`),n=q(()=>w(p).life??0),r=q(()=>i.field.view.acting===i.it.thing);at(e,{get slug(){return i.it.slug},get name(){return w(d).name},get group(){return w(d).group},get type(){return w(t)},get seat(){return i.it.piece.controller},get damage(){return i.it.piece.damage},get life(){return w(n)},get acts(){return w(y)},get acting(){return w(r)},get badges(){return w(v)},get bears(){return w(h).length}})}},t=q(()=>i.field.whole(i.it.thing)),n=q(()=>He(i.it,i.field)),r=q(()=>i.it.piece.zone<0?[]:[i.it.piece.zone]);ne(S,{get things(){return w(t)},get slug(){return i.it.slug},get deed(){return w(n)},get said(){return w(_).notes},get attached(){return w(_).attached},get ground(){return w(r)},picture:e,$$slots:{picture:!0}})}var C=U(S,2),E=e=>{var t=ot();f(t,21,()=>w(h),e=>e.thing,(e,t)=>{Qe(e,{get it(){return w(t)},get field(){return i.field}})}),M(t),c(e,t)};n(C,e=>{w(h).length&&e(E)}),M(b),T(()=>{x=g(b,1,`piece svelte-4h3pu7`,null,x,{bearing:w(h).length}),t(b,`data-thing`,i.it.thing)}),c(r,b),A()}var lt=S(`<button class="ground svelte-cuwqcz" data-behind=""><span class="unseen"> </span></button>`),ut=S(`<span class="away svelte-cuwqcz"><!> </span>`),dt=S(`<section><!> <h3 class="svelte-cuwqcz"><span> </span> <!></h3> <div class="pieces svelte-cuwqcz"></div></section>`);function ft(r,i){B(i,!0);let{sitting:a,tell:o}=j(),s=a.asking,d=q(()=>[i.zone.thing]),p=q(()=>s.state(w(d))),h=q(()=>i.field.inZone(i.zone.thing)),_=q(()=>s.question?.reason===`act`&&i.field.view.acting>=0),v=q(()=>o(`zone`,{name:i.zone.name})),y=q(()=>[w(v),...i.away===void 0?[]:[o(`mw-away`,{n:i.away})],...s.options(w(d)).map(e=>e.sentence??``)].join(`, `));function b(e){s.touch(w(d),e)||a.whyNot(`move ${i.zone.name}`)}var S=dt();let C;var D=e(S),O=n=>{var r=lt(),i=e(r),a=Y(i,!0);M(r),l(r,()=>w(p)&&W(()=>w(p),!0)),T(()=>{t(r,`data-target`,w(p)?``:void 0),t(r,`aria-pressed`,s.gathers&&w(p)?w(p)===`chosen`:void 0),x(a,w(y))}),u(`click`,r,e=>b(e.currentTarget)),c(n,r)};n(D,e=>{(w(p)||w(_))&&e(O)});var k=U(D,2),N=e(k),F=Y(N,!0),I=U(N,2),L=n=>{var r=ut(),a=e(r);E(a,{get path(){return $.distance}});var s=U(a,1,!0);M(r),T(e=>{t(r,`title`,e),x(s,i.away)},[()=>o(`mw-away`,{n:i.away})]),c(n,r)};n(I,e=>{i.away!==void 0&&e(L)}),M(k);var R=U(k,2);f(R,21,()=>w(h),e=>e.thing,(e,t)=>{ct(e,{get it(){return w(t)},get field(){return i.field}})}),M(R),M(S),l(S,()=>P(()=>({things:w(d)}))),T((e,n)=>{g(S,1,`zone ${w(p)??``}`,`svelte-cuwqcz`),t(S,`data-name`,e),t(S,`aria-label`,w(v)),t(S,`data-zone`,i.zone.name),t(S,`data-many`,w(h).length>6?`most`:w(h).length>4?`many`:w(h).length>3?void 0:`few`),C=m(S,``,C,{"--column":i.zone.column,"--row":i.zone.row}),x(F,n)},[()=>i.zone.name.toUpperCase(),()=>i.zone.name.toUpperCase()]),c(r,S),A()}K([`click`]);var pt=S(`<section class="away svelte-15nctgm"><h3 class="svelte-15nctgm"> </h3> <!></section>`),mt=S(`<div class="arena svelte-15nctgm" role="group"><!> <!> <!></div> <!>`,1);function ht(r,i){B(i,!0);let{sitting:a,tell:o}=j(),s=q(()=>i.field.ground),l=D(void 0),u=q(()=>{let e=z.seen?.things.find(e=>i.field.all.has(e)),t=i.field.view.acting>=0?i.field.view.acting:e;return t===void 0?void 0:i.field.zoneOf(t)}),d=q(()=>w(s).borders.filter(({thing:e})=>i.field.wall(e)||a.asking.state([e])));function p(e,t){let n=t===`column`,r=new Set(w(d).filter(e=>e.upright===n).map(e=>e[t])),i=n?`minmax(0, 1fr)`:`auto`;return Array.from({length:2*e-1},(e,t)=>t%2?r.has(t+1)?`var(--wall)`:`var(--edge)`:i).join(` `)}var h=mt(),g=N(h);let _;var v=e(g);f(v,17,()=>w(s).zones,e=>e.thing,(e,t)=>{{let n=q(()=>w(u)&&Ee(w(u),w(t)));ft(e,{get zone(){return w(t)},get field(){return i.field},get away(){return w(n)}})}});var b=U(v,2);f(b,17,()=>w(s).borders,e=>e.thing,(e,t)=>{Je(e,{get border(){return w(t)},get field(){return i.field}})}),Me(U(b,2),{get field(){return i.field},get over(){return w(l)}}),M(g),y(g,e=>I(l,e),()=>w(l));var S=U(g,2),C=n=>{var r=pt(),a=e(r),s=Y(a,!0),l=U(a,2);f(l,17,()=>i.field.away,e=>e.thing,(e,t)=>{ct(e,{get it(){return w(t)},get field(){return i.field}})}),M(r),T((e,n)=>{t(r,`aria-label`,e),x(s,n)},[()=>o(`ui-away`),()=>o(`ui-away`)]),c(n,r)};n(S,e=>{i.field.away.length&&e(C)}),T((e,n,r)=>{t(g,`aria-label`,e),_=m(g,``,_,{"grid-template-columns":n,"grid-template-rows":r})},[()=>o(`mw-arena`),()=>p(w(s).columns,`column`),()=>p(w(s).rows,`row`)]),c(r,h),A()}var gt=new WeakMap;function _t(e){let t=gt.get(e)??vt(e);return gt.set(e,t),t}function vt(e){let t=e.facts,n=t.type===`mage`,[r]=Object.entries(t.schools).sort(([,e],[,t])=>t-e),i=t.reveal===null?`${t.cost}`:`${t.cost}+${t.reveal}`,a=n?e.slug:r?.[0]??`none`;return{...t,kind:yt(t),group:a,price:n?``:i}}function yt(e){let[t,...n]=e.kind.split(` · `);return[t,Object.keys(e.schools).length?n.pop():void 0,...n].filter(Boolean).join(` · `)}var bt=S(`<span class="place svelte-uuqwof"><!> </span>`),xt=S(`<span class="school hued svelte-uuqwof"><!> </span>`),St=S(`<span class="svelte-uuqwof"><!> </span>`),Ct=S(`<b class="copies svelte-uuqwof"> </b>`),wt=S(`<span><span class="art svelte-uuqwof"><!></span> <span class="cost svelte-uuqwof"> </span> <span class="words svelte-uuqwof"><span class="name svelte-uuqwof"> </span> <span class="more svelte-uuqwof"><!> <!> <span class="svelte-uuqwof"><!></span> <span class="svelte-uuqwof"><!> </span> <!> <!></span></span> <!></span>`);function Tt(t,i){B(i,!0);let a=r(i,`dear`,3,!1),o=r(i,`copies`,3,1),s=r(i,`spent`,3,!1);var l=wt();let u;var d=e(l),p=e(d);X(p,{get slug(){return i.slug},get group(){return i.card.group},game:`mage-wars`}),M(d);var h=U(d,2),_=Y(h,!0),y=U(h,2),b=e(y),S=Y(b,!0),C=U(b,2),D=e(C),O=t=>{var n=bt(),r=e(n);E(r,{get path(){return i.place.icon}});var a=U(r,1,!0);M(n),T(()=>x(a,i.place.name)),c(t,n)};n(D,e=>{i.place&&e(O)});var k=U(D,2);f(k,17,()=>Object.entries(i.card.schools),v,(t,n)=>{var r=q(()=>ee(w(n),2));let i=()=>w(r)[0],a=()=>w(r)[1],o=q(()=>Q(`mage-wars`,i()));var s=xt();let l;var u=e(s);E(u,{get path(){return w(o).emblem}});var d=U(u,1,!0);M(s),T(()=>{l=m(s,``,l,{"--hue":w(o).hue}),x(d,a())}),c(t,s)});var j=U(k,2),N=e(j);E(N,{get path(){return $[i.card.full?`full`:`quick`]}}),M(j);var P=U(j,2),F=e(P);E(F,{get path(){return $.range}});var I=U(F);M(P);var L=U(P,2);f(L,17,()=>i.card.attacks,v,(t,n)=>{var r=St(),i=e(r);{let e=q(()=>$[w(n).kind]??$.melee);E(i,{get path(){return w(e)}})}var a=U(i,1,!0);M(r),T(()=>x(a,w(n).dice||`X`)),c(t,r)});var R=U(L,2),z=t=>{var n=St(),r=e(n);E(r,{get path(){return $.life}});var a=U(r,1,!0);M(n),T(()=>x(a,i.card.life)),c(t,n)};n(R,e=>{i.card.life&&e(z)}),M(C),M(y);var V=U(y,2),H=e=>{var t=Ct(),n=Y(t);T(()=>x(n,`×${o()??``}`)),c(e,t)};n(V,e=>{o()>1&&e(H)}),M(l),T(()=>{u=g(l,1,`row svelte-uuqwof`,null,u,{dear:a(),spent:s()}),x(_,i.price),x(S,i.name),x(I,`${i.card.range[0]??``}–${i.card.range[1]??``}`)}),c(t,l),A()}var Et=S(`<section class="hand"><h3 class="svelte-4jui3u"> </h3> <div class="spells svelte-4jui3u"></div></section>`);function Dt(r,i){B(i,!0);let{sitting:a,game:o,face:s,tell:l}=j(),u=q(()=>i.field.view.sides[i.seat]),d=q(()=>i.field.all.get(w(u).mage)),p=q(()=>i.field.atHand(i.seat).map(e=>({...e,info:te.server.cards[o]?.get(i.field.slug(e.thing))}))),m=q(()=>a.shown?.values??{}),h=q(()=>a.asking.question?.reason===`act`?`cast`:`quickcast`);function g({thing:e,holder:t}){return(t??w(d))?.piece.used.includes(t?`bound`:`spell-${e}`)??!1}var _=b(),v=N(_),y=r=>{var i=Et(),a=e(i),o=Y(a,!0),u=U(a,2);f(u,21,()=>w(p),e=>e.thing,(e,t)=>{let r=q(()=>w(t));var i=b(),a=N(i),o=e=>{let n=q(()=>_t(w(r).info)),i=q(()=>w(m)[w(r).thing]?.cost),a=q(()=>w(r).holder&&s(w(r).holder.slug).name);{let o=e=>{{let o=q(()=>w(i)===void 0?w(n).price:`${w(i)}`),s=q(()=>Number(w(i)??w(n).cost)>(w(d)?.piece.mana??0)),c=q(()=>g(w(t))),l=q(()=>w(a)?{name:w(a),icon:$[w(r).bound?`bound`:`assigned`]}:void 0);Tt(e,{get slug(){return w(r).info.slug},get name(){return w(r).info.name},get card(){return w(n)},get price(){return w(o)},get dear(){return w(s)},get spent(){return w(c)},get place(){return w(l)}})}},s=q(()=>[w(r).thing]),c=q(()=>w(a)?[w(a)]:void 0);ne(e,{get things(){return w(s)},get slug(){return w(r).info.slug},get deed(){return w(h)},get said(){return w(c)},picture:o,$$slots:{picture:!0}})}};n(a,e=>{w(r).info&&e(o)}),c(e,i)}),M(u),M(i),T((e,n)=>{t(i,`aria-label`,e),x(o,n)},[()=>l(`mw-spells`),()=>l(`mw-spells`)]),c(r,i)};n(v,e=>{w(p).length&&e(y)}),c(r,_),A()}var Ot=(n,r=G,i=G,a=G)=>{var o=kt();let s;var l=e(o);E(l,{get path(){return $[r()]}});var u=U(l,2),d=Y(u,!0);M(o),T(()=>{s=g(o,1,`marker svelte-4mwe9r`,null,s,{ready:i()}),t(o,`title`,a()),x(d,a())}),c(n,o)},kt=S(`<span><!> <span class="unseen"> </span></span>`),At=S(`<!> <!> <!>`,1),jt=S(`<span><!></span>`),Mt=S(`<div class="numbers svelte-4mwe9r"><span class="sign svelte-4mwe9r"><!></span> <span><span class="bar svelte-4mwe9r"></span> <b aria-hidden="true" class="svelte-4mwe9r"><!> </b> <span class="unseen"> </span></span> <span class="number svelte-4mwe9r"><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></span> <span class="number mana svelte-4mwe9r" data-dial="mana"><!> <b aria-hidden="true"> </b> <small aria-hidden="true" class="svelte-4mwe9r"> </small> <span class="unseen"> </span></span> <!> <!> <!></div> <div class="equipment svelte-4mwe9r" role="group"><!> <span class="free svelte-4mwe9r"></span></div>`,1),Nt=S(`<b class="fallen svelte-4mwe9r"> </b>`),Pt=S(`<div class="all svelte-4mwe9r"><!></div>`),Ft=S(`<div class="mage svelte-4mwe9r"><!></div>`);function It(r,i){B(i,!0);let a=j(),{sitting:o,face:s,tell:l}=a,u=q(()=>a.rules),d=q(()=>i.field.view),p=q(()=>w(d).sides[i.seat]),h=q(()=>i.field.all.get(w(p).mage)),_=q(()=>o.shown?.values?.[w(p).mage]??{}),y=q(()=>w(_).life??0),b=q(()=>i.field.equipment(w(p).mage)),S=q(()=>w(b).flatMap(({piece:e})=>e.slots)),C=q(()=>w(u).slots.filter((e,t)=>w(u).slots.slice(0,t+1).filter(t=>t===e).length>w(S).filter(t=>t===e).length)),D=q(()=>!!o.asking.state(w(p).own_spellbook??[])),O=e=>e.map(e=>({thing:e,slug:i.field.slug(e)})),k=q(()=>[s(i.field.slug(w(p).mage)).name,...w(d).teams?[l(`ui-team`,{n:i.seat%2+1})]:[]].join(` · `)),P=q(()=>i.field.all.get(w(d).acting)?.piece.controller===i.seat);var F=Ft();let I;{let r=e=>{var t=At(),r=N(t);{let e=q(()=>l(`pile-spellbook`)),t=q(()=>w(D)?[]:O(w(p).own_spellbook??[]));H(r,{icon:`deck`,get label(){return w(e)},get count(){return w(p).spellbook},get cards(){return w(t)}})}var a=U(r,2),o=e=>{{let t=q(()=>l(`ui-at-hand`)),n=q(()=>O(w(p).own_prepared??[]));H(e,{icon:`hand`,get label(){return w(t)},get count(){return w(p).prepared},get cards(){return w(n)}})}};n(a,e=>{w(p).prepared&&i.seat!==w(d).player&&e(o)});var s=U(a,2);{let e=q(()=>l(`pile-discard`)),t=q(()=>O(w(p).discard).reverse());H(s,{icon:`discard`,get label(){return w(e)},get count(){return w(p).discard.length},get cards(){return w(t)}})}c(e,t)};var L=e(F);J(L,{get seat(){return i.seat},get active(){return w(P)},get extra(){return w(k)},get emblems(){return r},children:(r,a)=>{var o=Pt(),s=e(o),u=r=>{var a=Mt(),o=N(a),s=e(o);Ve(e(s),{get seat(){return i.seat}}),M(s);var u=U(s,2);let p;var S=e(u);let D;var O=U(S,2),k=e(O);E(k,{get path(){return $.damage}});var A=U(k);M(O);var j=U(O,2),P=Y(j,!0);M(u);var F=U(u,2),I=e(F);E(I,{get path(){return $.armor}});var L=U(I,2),R=Y(L,!0),z=U(L,2),B=Y(z,!0);M(F);var V=U(F,2),ee=e(V);E(ee,{get path(){return $.mana}});var H=U(ee,2),te=Y(H,!0),W=U(H,2),G=Y(W),K=U(W,2),ne=Y(K,!0);M(V);var re=U(V,2);{let e=q(()=>l(w(h).piece.active?`mw-action-ready`:`mw-action-used`));Ot(re,()=>`action`,()=>w(h).piece.active,()=>w(e))}var ie=U(re,2);{let e=q(()=>l(w(h).piece.quickcast?`ui-quickcast`:`ui-quickcast-used`));Ot(ie,()=>`quickcast`,()=>w(h).piece.quickcast,()=>w(e))}var J=U(ie,2),ae=e=>{{let t=q(()=>l(`mw-initiative`));Ot(e,()=>`initiative`,()=>!0,()=>w(t))}};n(J,e=>{w(d).initiative===i.seat&&e(ae)}),M(o);var X=U(o,2),Z=e(X);f(Z,17,()=>w(b),e=>e.thing,(e,t)=>{Qe(e,{get it(){return w(t)},get field(){return i.field},get icon(){return $[w(t).piece.slots[0]]}})});var Q=U(Z,2);f(Q,21,()=>w(C),v,(n,r)=>{var i=jt(),a=e(i);E(a,{get path(){return $[w(r)]}}),M(i),T(e=>t(i,`title`,e),[()=>l(`mw-free`,{slot:l(`slot-${w(r)}`)})]),c(n,i)}),M(Q),M(X),T((e,n,r,i,a,o,s,c)=>{p=g(u,1,`life svelte-4mwe9r`,null,p,{low:w(h).piece.damage*3>=w(y)*2}),t(u,`title`,e),D=m(S,``,D,{width:n}),x(A,`${w(h).piece.damage??``}/${w(y)??``}`),x(P,r),t(F,`title`,i),x(R,w(_).armor??0),x(B,a),t(V,`title`,o),x(te,w(h).piece.mana),x(G,`+${w(_).channeling??0??``}`),x(ne,s),t(X,`aria-label`,c)},[()=>l(`ui-damage`,{n:w(h).piece.damage,of:w(y)}),()=>`${Math.max(0,100-100*w(h).piece.damage/Math.max(1,w(y)))}%`,()=>l(`ui-damage`,{n:w(h).piece.damage,of:w(y)}),()=>l(`ui-armor`,{n:w(_).armor??0}),()=>l(`ui-armor`,{n:w(_).armor??0}),()=>l(`ui-channels`,{n:w(h).piece.mana,more:w(_).channeling??0}),()=>l(`ui-channels`,{n:w(h).piece.mana,more:w(_).channeling??0}),()=>l(`ui-equipment`)]),c(r,a)},p=e=>{var t=Nt(),n=Y(t,!0);T(e=>x(n,e),[()=>l(`ui-fallen`)]),c(e,t)};n(s,e=>{w(h)?e(u):e(p,-1)}),M(o),c(r,o)},$$slots:{default:!0}}),M(F)}T(()=>{t(F,`data-mage`,i.seat),I=m(F,``,I,{"--owner":Z[i.seat].colour})}),c(r,F),A()}var Lt=S(`<li><!> <span> </span></li>`),Rt=S(`<div class="phases svelte-tw7myh"><b class="round svelte-tw7myh"> </b> <ol class="svelte-tw7myh"></ol></div>`);function zt(n,r){B(r,!0);let{tell:i}=j(),a=q(()=>r.phases.indexOf(r.view.phase));var o=Rt(),s=e(o),l=Y(s,!0),u=U(s,2);f(u,21,()=>r.phases,v,(n,r,o)=>{var s=Lt();let l;var u=e(s);E(u,{get path(){return $[w(r)]}});var d=U(u,2);let f;var p=Y(d,!0);M(s),T((e,n)=>{t(s,`aria-current`,o===w(a)?`step`:void 0),t(s,`title`,e),l=g(s,1,`svelte-tw7myh`,null,l,{now:o===w(a),past:w(a)>=0&&o<w(a)}),f=g(d,1,``,null,f,{unseen:o!==w(a)}),x(p,n)},[()=>i(`phase-${w(r)}`),()=>i(`phase-${w(r)}`)]),c(n,s)}),M(u),M(o),T((e,n)=>{x(l,e),t(u,`aria-label`,n)},[()=>i(`ui-round`,{n:r.view.round}),()=>i(`mw-phases`)]),c(n,o),A()}var Bt={words:``,type:``,school:``,level:``,affordable:!1};function Vt(e,t,n,r,i){let a=new Map;for(let i of e){let e=n.get(t(i));if(!e)continue;let o=_t(e),s=a.get(e.slug);s?s.things.push(i):a.set(e.slug,{slug:e.slug,name:e.name,things:[i],cost:r[i]?.cost??o.cost,card:o})}let o=e=>e.cost===`X`?99:e.cost;return[...a.values()].sort((e,t)=>i.indexOf(e.card.type)-i.indexOf(t.card.type)||o(e)-o(t)||e.name.localeCompare(t.name))}function Ht(e,t){return e.cost===`X`||e.cost<=t}function Ut(e,t,n){let r=t.words.toLowerCase().split(/\s+/).filter(Boolean);return e.filter(({name:e,card:i,...a})=>{let o=[e,i.kind,...i.text].join(` `).toLowerCase();return r.every(e=>o.includes(e))&&(!t.type||i.type===t.type)&&(!t.school||t.school in i.schools)&&(!t.level||i.level===Number(t.level))&&(!t.affordable||Ht({name:e,card:i,...a},n))})}function Wt(e){let t=new Map;for(let n of e)t.set(n.card.type,[...t.get(n.card.type)??[],n]);return[...t]}function Gt(e,t){let n=e.flatMap(({card:e})=>Object.keys(e.schools));return{types:t.filter(t=>e.some(({card:e})=>e.type===t)),schools:[...new Set(n)].sort(),levels:[...new Set(e.map(({card:e})=>e.level))].sort((e,t)=>e-t)}}var Kt=S(`<button class="slot full svelte-jk9yt2"> <!></button>`),qt=S(`<span class="slot svelte-jk9yt2"> </span>`),Jt=S(`<div class="slots svelte-jk9yt2"></div>`),Yt=S(`<option> </option>`),Xt=S(`<span class="twice svelte-jk9yt2">2×</span>`),Zt=S(`<!> <!>`,1),Qt=S(`<h3 class="svelte-jk9yt2"> </h3> <div class="spells svelte-jk9yt2"></div>`,1),$t=S(`<p class="none svelte-jk9yt2"> <button> </button></p>`),en=S(`<!> <div role="search"><label class="words svelte-jk9yt2"><span class="unseen"> </span> <input type="search" class="svelte-jk9yt2"/></label> <button class="filters svelte-jk9yt2"> </button> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="check svelte-jk9yt2"><input type="checkbox" class="svelte-jk9yt2"/> </label></div> <div class="list svelte-jk9yt2" tabindex="0" role="group"></div>`,1),tn=S(`<section><div class="head svelte-jk9yt2"><h2 class="svelte-jk9yt2"> </h2> <span class="mana svelte-jk9yt2"><!> <span class="unseen"> </span></span> <button class="fold svelte-jk9yt2"> </button></div> <!></section>`);function nn(a,o){B(o,!0);let s=r(o,`open`,15),l=j(),{sitting:d,game:m,tell:_}=l,S=q(()=>l.rules),C=d.asking,k=q(()=>Vt(o.things,e=>o.field.slug(e),te.server.cards[m]??new Map,d.shown?.values??{},w(S).types)),P=q(()=>Gt(w(k),w(S).types)),F=D(re({...Bt})),z=D(void 0),H=D(!1),W=q(()=>Ut(w(k),w(F),o.mana)),G=q(()=>C.picked.map(e=>e.things?.[0]??-1)),K=e=>w(G).filter(t=>e.includes(t)).length;function ie(e){(e.key===`Enter`||e.key===`ArrowDown`)&&(e.preventDefault(),V(w(z))[0]?.focus())}var J=tn();let ae;var X=e(J),Z=e(X),Q=Y(Z,!0),oe=U(Z,2),se=e(oe);E(se,{get path(){return $.mana}});var ce=U(se),le=U(ce),ue=Y(le,!0);M(oe);var de=U(oe,2),fe=Y(de,!0);M(X);var pe=U(X,2),me=r=>{var a=en(),s=N(a),l=r=>{var i=Jt();f(i,21,()=>({length:C.question?.high??0}),v,(r,i,a)=>{let s=q(()=>C.picked[a]);var l=b(),f=N(l),p=n=>{var r=Kt(),i=e(r,!0),a=U(i);E(a,{name:`purged`}),M(r),T((e,n)=>{t(r,`aria-label`,e),x(i,n)},[()=>_(`mw-take-back`,{what:w(s).sentence??``}),()=>d.shown&&o.field.slug(w(s).things?.[0]??-1)?w(k).find(e=>e.things.includes(w(s).things?.[0]??-1))?.name:``]),u(`click`,r,()=>C.gather(w(s))),c(n,r)},m=e=>{var t=qt(),n=Y(t,!0);T(e=>x(n,e),[()=>_(`mw-slot`,{n:a+1})]),c(e,t)};n(f,e=>{w(s)?e(p):e(m,-1)}),c(r,l)}),M(i),c(r,i)};n(s,e=>{C.gathers&&e(l)});var m=U(s,2);let y;var S=e(m),D=e(S),A=Y(D,!0),j=U(D,2);R(j),M(S);var z=U(S,2),B=Y(z,!0),V=U(z,2),te=e(V),G=Y(te,!0),re=U(te,2),J=e(re),ae=Y(J,!0);J.value=J.__value=``;var X=U(J);f(X,17,()=>w(P).types,v,(e,t)=>{var n=Yt(),r=Y(n,!0),i={};T(e=>{x(r,e),i!==(i=w(t))&&(n.value=(n.__value=i)??``)},[()=>_(`type-${w(t)}`)]),c(e,n)}),M(re),p(re),M(V);var Z=U(V,2),Q=e(Z),oe=Y(Q,!0),se=U(Q,2),ce=e(se),le=Y(ce,!0);ce.value=ce.__value=``;var ue=U(ce);f(ue,17,()=>w(P).schools,v,(e,t)=>{var n=Yt(),r=Y(n,!0),i={};T(e=>{x(r,e),i!==(i=w(t))&&(n.value=(n.__value=i)??``)},[()=>_(`school-${w(t)}`)]),c(e,n)}),M(se),p(se),M(Z);var de=U(Z,2),fe=e(de),pe=Y(fe,!0),me=U(fe,2),he=e(me),ge=Y(he,!0);he.value=he.__value=``;var _e=U(he);f(_e,17,()=>w(P).levels,v,(e,t)=>{var n=Yt(),r=Y(n,!0),i={};T(e=>{x(r,w(t)),i!==(i=e)&&(n.value=(n.__value=i)??``)},[()=>String(w(t))]),c(e,n)}),M(me),p(me),M(de);var ve=U(de,2),ye=e(ve);R(ye);var be=U(ye);M(ve),M(m);var xe=U(m,2);f(xe,21,()=>Wt(w(W)),([e,t])=>e,(e,t)=>{var r=q(()=>ee(w(t),2));let i=()=>w(r)[0],a=()=>w(r)[1];var s=Qt(),l=N(s),u=Y(l,!0),d=U(l,2);f(d,21,a,e=>e.slug,(e,t)=>{{let r=e=>{var r=Zt(),i=N(r);{let e=q(()=>w(t).cost===w(t).card.cost?w(t).card.price:`${w(t).cost}`),n=q(()=>!Ht(w(t),o.mana));Tt(i,{get slug(){return w(t).slug},get name(){return w(t).name},get card(){return w(t).card},get price(){return w(e)},get dear(){return w(n)},get copies(){return w(t).things.length}})}var a=U(i,2),s=e=>{var t=Xt();c(e,t)},l=q(()=>K(w(t).things)>1);n(a,e=>{w(l)&&e(s)}),c(e,r)},i=q(()=>w(t).things.length>1?[`×${w(t).things.length}`]:[]);ne(e,{get things(){return w(t).things},get slug(){return w(t).slug},get said(){return w(i)},direct:!0,picture:r,$$slots:{picture:!0}})}}),M(d),T(e=>x(u,e),[()=>_(`type-${i()}`)]),c(e,s)},t=>{var n=$t(),r=e(n),i=U(r),a=Y(i,!0);M(n),T((e,t)=>{x(r,`${e??``} `),x(a,t)},[()=>_(`mw-none`),()=>O(`start-over`)]),u(`click`,i,()=>I(F,{...Bt},!0)),c(t,n)}),M(xe),T((e,n,r,i,a,o,s,c,l,u,d)=>{y=g(m,1,`wishes svelte-jk9yt2`,null,y,{more:w(H)}),x(A,e),t(j,`placeholder`,n),t(z,`aria-expanded`,w(H)),x(B,r),x(G,i),x(ae,a),x(oe,o),x(le,s),x(pe,c),x(ge,l),x(be,` ${u??``}`),t(xe,`aria-label`,d)},[()=>_(`mw-search`),()=>_(`mw-search`),()=>_(`mw-filters`),()=>_(`mw-type`),()=>_(`mw-type`),()=>_(`mw-school`),()=>_(`mw-school`),()=>_(`mw-level`),()=>_(`mw-level`),()=>_(`mw-affordable`),()=>_(`mw-spells`)]),u(`keydown`,j,ie),h(j,()=>w(F).words,e=>w(F).words=e),u(`click`,z,()=>I(H,!w(H))),L(re,()=>w(F).type,e=>w(F).type=e),L(se,()=>w(F).school,e=>w(F).school=e),L(me,()=>w(F).level,e=>w(F).level=e),i(ye,()=>w(F).affordable,e=>w(F).affordable=e),c(r,a)};n(pe,e=>{s()&&e(me)}),M(J),y(J,e=>I(z,e),()=>w(z)),T((e,n,r,i,a)=>{ae=g(J,1,`book svelte-jk9yt2`,null,ae,{shut:!s()}),t(J,`aria-label`,e),x(Q,n),t(oe,`title`,r),x(ce,`${o.mana??``} `),x(ue,i),t(de,`aria-expanded`,s()),x(fe,a)},[()=>_(`pile-spellbook`),()=>_(`pile-spellbook`),()=>_(`ui-mana`,{n:o.mana}),()=>_(`ui-mana`,{n:o.mana}),()=>_(s()?`mw-see-arena`:`mw-see-book`)]),u(`click`,de,()=>s(!s())),c(a,J),A()}K([`click`,`keydown`]);function rn(e,t,n){let r=e.map(e=>({kind:`attack`,shows:n[e]}));return t?[...r,{kind:`effect`,shows:String(t)}]:r}function an({kind:e,shows:t}){return{effect:e===`effect`,damage:parseInt(t),critical:t.includes(`★`)}}var on=s(`<svg class="twelve svelte-1nbf048" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 1 18.5 3.1 22.5 8.6v6.8L18.5 20.9 12 23 5.5 20.9 1.5 15.4V8.6L5.5 3.1Z" class="svelte-1nbf048"></path><text x="12" y="16.2" class="svelte-1nbf048"> </text></svg>`),sn=s(`<path class="svelte-1nbf048"></path>`),cn=s(`<circle r="2.8" class="svelte-1nbf048"></circle>`),ln=s(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect x="1.5" y="1.5" width="21" height="21" rx="5" class="svelte-1nbf048"></rect><!></svg>`),un=S(`<span class="dice svelte-1nbf048"><span class="unseen"> </span> <!></span>`);function dn(r,i){B(i,!0);let a=[[],[[12,12]],[[8,8],[16,16]]],{tell:o}=j(),s=q(()=>i.dice.filter(e=>!an(e).effect).map(({shows:e})=>`[${e}]`).join(` `)),l=q(()=>i.dice.find(e=>an(e).effect)?.shows),u=q(()=>w(l)&&w(s)?o(`ui-dice`,{dice:w(s),die:w(l)}):w(l)?o(`mw-effect-die`,{die:w(l)}):o(`ui-dice-alone`,{dice:w(s)}));var d=un(),p=e(d),m=Y(p,!0),h=U(p,2);f(h,17,()=>i.dice,v,(r,i,o,s)=>{let l=q(()=>an(w(i)));var u=b(),d=N(u),p=t=>{var n=on(),r=U(e(n)),i=Y(r,!0);M(n),T(()=>x(i,w(l).damage)),c(t,n)},m=r=>{var i=ln();let o;var s=U(e(i));f(s,17,()=>a[w(l).damage],v,(e,r)=>{var i=q(()=>ee(w(r),2));let a=()=>w(i)[0],o=()=>w(i)[1];var s=b(),u=N(s),d=e=>{var n=sn();T(()=>t(n,`d`,`M${a()??``} ${o()-5}l1.4 3.2 3.5.3-2.6 2.3.8 3.4-3.1-1.8-3.1 1.8.8-3.4-2.6-2.3 3.5-.3Z`)),c(e,n)},f=e=>{var n=cn();T(()=>{t(n,`cx`,a()),t(n,`cy`,o())}),c(e,n)};n(u,e=>{w(l).critical?e(d):e(f,-1)}),c(e,s)}),M(i),T(()=>o=g(i,0,`svelte-1nbf048`,null,o,{critical:w(l).critical,blank:!w(l).damage})),c(r,i)};n(d,e=>{w(l).effect?e(p):e(m,-1)}),c(r,u)}),M(d),T(()=>x(m,w(u))),c(r,d),A()}var fn=S(`<p class="svelte-n3ricu"> <!></p>`),pn=S(`<p class="svelte-n3ricu"><!> </p>`),mn=S(`<p class="svelte-n3ricu"><!> <!></p>`),hn=S(`<div role="status"><!> <!> <!></div>`);function gn(t,r){B(r,!0);let i=j(),{sitting:a,face:o,tell:s}=i,l=q(()=>i.rules),u=q(()=>r.field.view),d=q(()=>w(u).attacks.some(e=>e.rolled.length)),p=q(()=>w(u).casts.length+w(u).attacks.length>0),m=q(()=>w(u).casts.filter(({spell:e})=>!w(u).attacks.some(({holder:t})=>t===e))),h=q(()=>{if(w(d))return[];if(a.moment)return(a.moment.lines??[]).slice(-1);let e=a.server.log.slice(a.screen.read).filter(e=>e.dice?.length);return e.length?e.slice(-1):w(p)?[]:a.server.log.slice(-1)});function _(e){let t=[...r.field.ground.zones,...r.field.ground.borders].find(t=>t.thing===e);return t?s(e<r.field.ground.zones.length?`zone`:`border`,{name:t.name}):o(r.field.slug(e)).name}var y=hn();let b;var S=e(y);f(S,17,()=>w(h),v,(t,r)=>{var i=fn(),a=e(i,!0),o=U(a),s=e=>{dn(e,{get dice(){return w(r).dice}})};n(o,e=>{w(r).dice?.length&&e(s)}),M(i),T(()=>x(a,w(r).text)),c(t,i)});var C=U(S,2);f(C,17,()=>w(m),v,(t,n)=>{var r=pn(),i=e(r);E(i,{get path(){return $.book}});var o=U(i);M(r),T(e=>x(o,` ${e??``}`),[()=>w(n).target===-1?s(`ui-casting-alone`,{player:a.server.name(w(n).by),card:_(w(n).spell)}):s(`ui-casting`,{player:a.server.name(w(n).by),card:_(w(n).spell),on:_(w(n).target)})]),c(t,r)});var D=U(C,2);f(D,17,()=>w(u).attacks,v,(t,r)=>{var i=mn(),a=e(i);E(a,{get path(){return $.melee}});var o=U(a),u=U(o),d=e=>{{let t=q(()=>rn(w(r).rolled,w(r).die,w(l).faces));dn(e,{get dice(){return w(t)}})}};n(u,e=>{(w(r).rolled.length||w(r).die)&&e(d)}),M(i),T(e=>x(o,` ${e??``} `),[()=>s(`ui-attacking`,{what:_(w(r).attacker),on:_(w(r).defender)})]),c(t,i)}),M(y),T(()=>b=g(y,1,`under-way svelte-n3ricu`,null,b,{busy:w(p),nothing:!w(p)&&!w(h).length})),c(t,y),A()}var _n=S(`<div class="own svelte-f2wmft"><!> <!></div>`),vn=S(`<div><div class="others svelte-f2wmft"></div> <div class="middle svelte-f2wmft"><div class="top svelte-f2wmft"><div class="bar svelte-f2wmft"><!> <button class="larger svelte-f2wmft"><!> <span class="unseen"> </span></button></div> <!></div> <div><!></div></div> <!> <!></div>`);function yn(r,i){B(i,!0);let a=j(),{sitting:o,tell:s}=a,l=q(()=>a.rules),d=q(()=>new De(i.view)),p=q(()=>i.view.player),m=D(!0),h=D(!1),_=q(()=>i.view.sides.map((e,t)=>(Math.max(w(p),0)+t+(w(p)<0?0:1))%i.view.sides.length).filter(e=>e!==w(p))),v=q(()=>{let e=new Set(w(p)<0?[]:i.view.sides[w(p)].own_spellbook);return(o.asking.question?.options??[]).flatMap(e=>e.things??[]).filter(t=>e.has(t))}),y=q(()=>{let e=o.asking.question?.source.split(/[@#]/)[0],t=[...w(d).all.values()].find(({slug:t,piece:n,thing:r})=>t===e&&n.controller===w(p)&&!w(d).isMage(r));return(w(d).all.get(i.view.sides[w(p)]?.mage??-1)?.piece.mana??0)+(t?.piece.mana??0)});var S=vn();let C;var O=e(S);f(O,20,()=>w(_),e=>e,(e,t)=>{It(e,{get seat(){return t},get field(){return w(d)}})}),M(O);var k=U(O,2),P=e(k),F=e(P),L=e(F);zt(L,{get view(){return i.view},get phases(){return w(l).phases}});var R=U(L,2),z=e(R);E(z,{name:`zoom`});var V=U(z,2),ee=Y(V,!0);M(R),M(F),gn(U(F,2),{get field(){return w(d)}}),M(P);var H=U(P,2);let te;ht(e(H),{get field(){return w(d)}}),M(H),M(k);var W=U(k,2),G=t=>{var n=_n(),r=e(n);It(r,{get seat(){return w(p)},get field(){return w(d)}}),Dt(U(r,2),{get seat(){return w(p)},get field(){return w(d)}}),M(n),c(t,n)};n(W,e=>{w(p)>=0&&e(G)});var K=U(W,2),ne=e=>{var t=b(),n=N(t);oe(n,()=>o.asking.seq,e=>{nn(e,{get things(){return w(v)},get mana(){return w(y)},get field(){return w(d)},get open(){return w(m)},set open(e){I(m,e,!0)}})}),c(e,t)};n(K,e=>{w(v).length&&e(ne)}),M(S),T(e=>{C=g(S,1,`magewars svelte-f2wmft`,null,C,{crowd:i.view.sides.length>2,planning:w(v).length,reading:w(v).length&&w(m)}),t(R,`aria-pressed`,w(h)),x(ee,e),te=g(H,1,`ground svelte-f2wmft`,null,te,{large:w(h)})},[()=>s(w(h)?`mw-whole`:`mw-larger`)]),u(`click`,R,()=>I(h,!w(h))),c(r,S),A()}K([`click`]);var bn=/^(attack|counterstrike) /;function xn(e){let t=new Map;for(let n of e.options){let e=n.things?.[0];if(!bn.test(n.answer)||e===void 0)continue;let r=Number(/ (\d+)$/.exec(n.answer)?.[1]??1),i=`${e} ${r}`,a=t.get(i)??{holder:e,number:r,options:[]};a.options.push(n),t.set(i,a)}return[...t.values()]}function Sn(e,t,n,r){if(t.things.some(t=>e.includes(t)))return;let i=k(n,e,t);if(i)return i;if(e.includes(r.acting)){let e=ie(n,t.things,`move`,`climb`);return e.length?{options:e}:void 0}let a=ie(n,e,`activate`,`cast`,`quickcast`,`deploy`);return a.length&&t.things.length?{options:a,aim:{things:t.things}}:void 0}function Cn({play:e}){return new Map(e.map(([e,{controller:t}])=>[e,t]))}function wn({reason:e},{acting:t}){return e===`act`?t:-1}var Tn={life:`health`,armor:`armor`,channeling:`channeling`};function En(e){let t=_t(e),n=[`life`,`armor`,`channeling`].filter(e=>t[e]);return{slug:e.slug,name:e.name,kind:t.kind,type:t.type,group:t.group,cost:t.price||void 0,facts:t.casting.join(` · `),stats:n.map(e=>({name:Tn[e],path:$[e],n:t[e],text:``})),lines:t.text,reminders:[]}}function Dn(e,t,n,r){let i=new De(t),a=e.options.filter(e=>e.answer.startsWith(`reveal `)).map(e=>({label:e.sentence??``,icon:$.reveal,options:[e]})),o=xn(e).flatMap(({holder:e,number:t,options:a})=>{let o=n.get(i.slug(e)),s=o&&_t(o).attacks[t-1];return s?[{label:r(`mw-bar`,{bar:s.name,n:s.dice}),icon:$[s.kind],options:a}]:[]});return[...a,...o]}function On({play:e}){return e.reduce((e,[,t])=>e+t.damage,0)}var kn={hidden:`face-down`,face:En,groups:Dn,texts:Object.assign({"../../../../trivault/games/magewars/text/de/faces.ftl":se,"../../../../trivault/games/magewars/text/de/table.ftl":ce,"../../../../trivault/games/magewars/text/de/traits.ftl":le,"../../../../trivault/games/magewars/text/en/faces.ftl":ue,"../../../../trivault/games/magewars/text/en/table.ftl":de,"../../../../trivault/games/magewars/text/en/traits.ftl":fe,"../../../../trivault/games/magewars/text/pl/faces.ftl":pe,"../../../../trivault/games/magewars/text/pl/table.ftl":me,"../../../../trivault/games/magewars/text/pl/traits.ftl":he,"../../../../trivault/telling/magewars/text/de.ftl":ge,"../../../../trivault/telling/magewars/text/en.ftl":_e,"../../../../trivault/telling/magewars/text/pl.ftl":ve,"./lesson/de.ftl":ye,"./lesson/en.ftl":be,"./lesson/pl.ftl":xe,"./text/de.ftl":Se,"./text/en.ftl":Ce,"./text/pl.ftl":we}),hurt:On,slug:(e,t)=>new De(e).slug(t),owners:Cn,source:wn,drop:Sn,Board:yn,Dice:dn};export{kn as BOARD};