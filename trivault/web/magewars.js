import{$n as e,$t as t,Bn as n,C as r,Cn as i,Cr as a,D as o,Dn as s,En as c,F as l,Fn as u,Hn as d,In as f,Kn as p,M as m,Nn as h,O as g,On as _,P as v,Pn as y,R as b,S as x,Un as S,Vn as C,Wn as w,Xn as T,Yn as E,_n as D,_r as O,ar as k,bn as A,br as j,bt as M,cr as N,ct as ee,er as P,fr as F,hn as te,ht as I,ir as L,it as R,kn as z,lr as B,mn as V,or as H,ot as U,pn as ne,qn as W,sr as G,un as re,ur as K,vr as q,wn as ie,wr as ae,x as oe,xr as J,yn as se,zn as Y}from"./shared.js";import{b as X,c as Z,g as Q,m as ce,s as le}from"./table.js";var ue=`# Mage Wars: was auf einer Karte steht, Teil für Teil.

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
`,de=`# Mage Wars: Antworten, Fragen und Protokoll.

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
`,fe=`# Mage Wars: Schadensarten, Zustände, Merkmale und Schulen.
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
`,pe=`# Mage Wars: what stands on a card, part by part.

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
`,me=`# Mage Wars: answers, questions and the log.

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
`,he=`# Mage Wars: damage types, conditions, traits and schools.
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
`,ge=`# Mage Wars: co stoi na karcie, część po części.

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
`,_e=`# Mage Wars: odpowiedzi, pytania i dziennik.

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
`,ve=`# Mage Wars: typy obrażeń, stany, cechy i szkoły.
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
`;function Te([e,t]){let n=Array.from({length:e*t},(t,n)=>{let[r,i]=[n%e,Math.floor(n/e)];return{thing:n,name:`${`abcdefgh`[r]}${i+1}`,column:2*r+1,row:2*i+1}}),r=(t,r)=>r===1?(t+1)%e>0:t+e<n.length,i=n.flatMap(({thing:t})=>[1,e].filter(e=>r(t,e)).map(e=>[t,t+e])).map(([e,t],r)=>{let[i,a]=[n[e],n[t]],o=i.row===a.row;return{thing:n.length+r,name:`${i.name}-${a.name}`,column:i.column+ +!!o,row:i.row+ +!o,upright:o}});return{columns:e,rows:t,zones:n,borders:i,size:n.length+i.length}}function Ee(e,t){return(Math.abs(e.column-t.column)+Math.abs(e.row-t.row))/2}var De=class{ground;all;view;constructor(e){this.view=e,this.ground=Te(e.arena),this.all=new Map(e.play.map(([e,t])=>[e,{thing:e,slug:this.slug(e),piece:t}]))}slug(e){return this.view.cards[e-this.ground.size]??``}inZone(e){return this.#e.filter(({piece:t})=>t.zone===e).sort((e,t)=>Number(this.isMage(t.thing))-Number(this.isMage(e.thing))||e.piece.controller-t.piece.controller)}wall(e){return this.#e.find(({piece:t})=>t.border===e)}get away(){return this.#e.filter(({piece:e})=>e.zone===-1&&e.border===-1)}attached(e){return this.#t(e).filter(({piece:e})=>!e.slots.length)}equipment(e){return this.#t(e).filter(({piece:e})=>e.slots.length)}whole(e){return[e,...this.#t(e).flatMap(e=>this.whole(e.thing))]}atHand(e){let{own_prepared:t=[],innate:n,mage:r}=this.view.sides[e],i=[...this.all.values()].filter(({piece:t})=>t.controller===e),a=[...this.equipment(r).map(e=>({thing:e.piece.bound,holder:e,bound:!0})),...i.map(e=>({thing:e.piece.assigned,holder:e,bound:!1}))];return[...[...t,...n].map(e=>({thing:e,bound:!1})),...a.filter(({thing:e})=>this.slug(e))]}isMage(e){return this.view.sides.some(t=>t.mage===e)}zoneOf(e){let t=this.all.get(e);return t?t.piece.host===-1?this.ground.zones[t.piece.zone]:this.zoneOf(t.piece.host):this.ground.zones[e]}get#e(){return[...this.all.values()].filter(({piece:e})=>e.host===-1)}#t(e){return(this.all.get(e)?.piece.attached??[]).flatMap(e=>this.all.get(e)??[])}},Oe=S(`<marker viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 10 5 0 10Z" class="svelte-hwy0vz"></path></marker>`),ke=S(`<path></path>`),Ae=S(`<svg class="svelte-hwy0vz"><defs></defs><!></svg>`),je=d(`<div class="arrows svelte-hwy0vz" aria-hidden="true"><!></div>`);function Me(t,r){let i=w();q(r,!0);let a=F(()=>[...r.field.view.casts.map(({caster:e,target:t})=>({from:e,to:t,spell:!0})),...r.field.view.attacks.map(({attacker:e,defender:t,zone:n})=>({from:e,to:t===-1?n:t,spell:!1}))]),o=K([]),c=K(0);function l(e){let t=r.field.ground.zones[e]?.name,n=r.field.ground.borders.find(t=>t.thing===e)?.name,i=t?`[data-zone="${t}"]`:n?`[data-border="${n}"]`:`[data-thing~="${e}"]`,a=r.over?.querySelector(i);if(!a||!r.over){let t=r.field.all.get(e)?.piece.host??-1;return t===-1?void 0:l(t)}let[o,s]=[a.getBoundingClientRect(),r.over.getBoundingClientRect()];return{x:o.x+o.width/2-s.x,y:o.y+o.height/2-s.y}}P(()=>{let e=E(a);E(c),T().then(()=>{B(o,e.flatMap(({from:e,to:t,spell:n})=>{let[r,i]=[l(e),l(t)];return r&&i&&(r.x!==i.x||r.y!==i.y)?[{x:r.x,y:r.y,dx:i.x-r.x,dy:i.y-r.y,spell:n}]:[]}))})});var u=je(),d=L(u),p=t=>{var r=Ae(),a=L(r);h(a,20,()=>[`attack`,`spell`],y,(t,r)=>{var a=Oe();e(()=>{A(a,`id`,`${i}-${r??``}`),s(a,0,_(r),`svelte-hwy0vz`)}),n(t,a)}),J(a);var c=G(a);h(c,17,()=>E(o),y,(t,r)=>{let a=()=>E(r).x,o=()=>E(r).y,c=()=>E(r).dx,l=()=>E(r).dy,u=()=>E(r).spell;var d=ke();e(()=>{s(d,0,`line ${u()?`spell`:`attack`}`,`svelte-hwy0vz`),A(d,`d`,`M${a()??``} ${o()??``}q${c()/2-l()/8} ${l()/2+c()/8} ${c()??``} ${l()??``}`),A(d,`marker-end`,`url(#${i}-${u()?`spell`:`attack`})`)}),n(t,d)}),J(r),n(t,r)};f(d,e=>{E(o).length&&e(p)}),J(u),V(u,`clientWidth`,e=>B(c,e)),n(t,u),O()}function Ne(e,t,n){let r=e=>t.indexOf(e)+1||99;return Object.entries(e.markers).sort(([e],[t])=>r(e)-r(t)||e.localeCompare(t)).map(([e,r])=>{let i=t.includes(e),a=n(`${i?`condition`:`marker`}-${e}`);return e===`taunt`||r===1?{icon:e,text:a,bad:i}:{icon:e,n:r,text:n(`ui-several`,{card:a,n:r}),bad:i}})}function Pe(e,t,n){let r=[{icon:`assigned`,spell:e.assigned},{icon:`bound`,spell:e.bound}].filter(({spell:e})=>e!==-1);return[...e.guard?[{icon:`guard`,text:n(`marker-guard`)}]:[],...t.flying?[{icon:`flying`,text:n(`trait-flying`)}]:[],...t.held?[{icon:`held`,text:n(`trait-restrained`),bad:!0}]:[],...r.map(({icon:e,spell:t})=>({icon:e,text:t===-99?n(`ui-face-down`,{n:1}):n(e===`bound`?`mw-bound`:`mw-assigned`)}))]}function Fe(e){return{health:e.life??0,armor:e.armor??0,channeling:e.channeling??0}}function Ie(e,t,n,r){let i=!n&&(e.mana||t.channeling);return[...t.armor?[{icon:`armor`,n:t.armor,text:r(`ui-armor`,{n:t.armor})}]:[],...i?[{icon:`mana`,n:e.mana,text:r(`ui-mana`,{n:e.mana})}]:[]]}var Le=`M13 2 5 13.5h6L10 22l9-12.5h-6.5Z`,Re=`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13`,ze=`M6 3h12M6 21h12M7 3c0 6 4 7 5 9c-1 2-5 3-5 9M17 3c0 6-4 7-5 9c1 2 5 3 5 9`,Be=`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,$={life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14M12 2l-3 10 3 10 3-10Z`,channeling:`M12 3v10M8 9l4 4 4-4M5 15c0 4 3 6 7 6s7-2 7-6`,reveal:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,distance:`M3 17h18M3 14v6M21 14v6M7 8l-3 3 3 3M17 8l3 3-3 3M4 11h16`,action:`M12 3a9 9 0 1 0 .1 0M12 7a5 5 0 1 0 .1 0`,quickcast:Le,initiative:`M6 22V3M6 4h13l-3.5 4.5L19 13H6`,guard:`M12 2 19 5V11C19 16 16 19.5 12 21.5C8 19.5 5 16 5 11V5ZM9 11.5l2.2 2.2 4-4.4`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,held:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,hidden:`M6 3h12v18H6ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5v.3`,attached:`M5 4h11v13H5ZM8 7h11v13H8Z`,bound:Re,assigned:`M6 3h12v14a3 3 0 0 1-3 4H8a3 3 0 0 1-2-3ZM9.5 8h5M9.5 12h5`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,rot:`M12 3a7 7 0 0 0-4 12.5V19h8v-3.5A7 7 0 0 0 12 3ZM9 10.5v.5M15 10.5v.5M10.5 22v-3M13.5 22v-3`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,daze:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,stun:`M12 2l1.8 6.2L20 6l-3.5 5.2L22 15l-6.4.4L16 22l-4-4.8L8 22l.4-6.6L2 15l5.5-3.8L4 6l6.2 2.2Z`,sleep:`M4 5h7l-7 8h7M13 12h7l-7 8h7`,cripple:`M8 3v7l6 4-1 7M14 3v5M5 21h13M4 8l4-1`,taunt:`M4 10v4h3l7 5V5L7 10ZM17.5 9a4.5 4.5 0 0 1 0 6M20 6.5a8 8 0 0 1 0 11`,rage:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,wrath:`M12 3v8M12 3l-3 4M12 3l3 4M5 21c0-6 3-9 7-10c4 1 7 4 7 10Z`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,pet:`M12 12c3 0 5.5 3 5.5 6c0 2.5-3 2-5.5 2s-5.5.5-5.5-2c0-3 2.5-6 5.5-6ZM5.5 8a1.7 2.2 0 1 0 .1 0M10 4a1.7 2.2 0 1 0 .1 0M14.5 4a1.7 2.2 0 1 0 .1 0M18.5 8a1.7 2.2 0 1 0 .1 0`,bloodreaper:`M6 22 17 5M4 9C8 3 15 2 21 6C16 6 13 8 10 12Z`,shield:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,open:`M4 21V8a8 8 0 0 1 16 0v13M9 21V10a3 3 0 0 1 6 0v11`,reset:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,channel:`M12 2 19 12 12 22 5 12ZM12 7v10M8.5 12h7`,upkeep:ze,planning:Re,deploy:`M12 21V9M7 13l5-5 5 5M4 4h16`,"first-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM20 8v12M18 10l2-2`,"final-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM17 8h4v12h-4ZM17 14h3`,melee:Be,ranged:`M5 3c9 2 14 7 16 16M5 3v6M5 3h6M3 21 16 8M3 21v-5M3 21h5`,passage:`M4 21V6h16v15M9 21v-9h6v9M4 6l2-3h12l2 3`,barrier:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM8 8l8 8M16 8l-8 8`,full:ze,quick:Le,range:`M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0M12 1v5M12 18v5M1 12h5M18 12h5`,book:`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13M6.5 9h3M6.5 12h3M14.5 9h3M14.5 12h3`,weapon:Be,helmet:`M4 18V12a8 8 0 0 1 16 0v6h-5v-5H9v5ZM12 4v9`,cloak:`M9 3h6l5 18c-5-2-11-2-16 0ZM9 3c1 3 5 3 6 0`,chest:`M6 4l3-1c1 2 5 2 6 0l3 1 2 5-3 1v10H7V10L4 9ZM12 8v8`,gloves:`M7 21v-5l-3-4 2-2 2 2V5h2v5V3h2v7V4h2v6V6h2v9l-2 2v4Z`,belt:`M2 9h20v6H2ZM9 7h6v10H9ZM12 12h4`,boots:`M8 3h6v10l6 3v4H6V9ZM6 17h14`,amulet:`M5 3c0 6 3 9 7 11c4-2 7-5 7-11M12 14l3 3.5-3 4-3-4Z`,ring:`M12 9a6.5 6.5 0 1 0 .1 0M9 3h6l2 3-5 3.5L7 6Z`},Ve=S(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-pv4vj6"><path class="svelte-pv4vj6"></path></svg>`);function He(t,r){q(r,!0);var i=Ve(),a=L(i);let o;J(i),e(()=>{A(a,`d`,b[r.seat].shape),o=c(a,``,o,{fill:b[r.seat].colour})}),n(t,i),O()}var Ue=new WeakMap;function We(e){let t=Ue.get(e)??Ge(e);return Ue.set(e,t),t}function Ge(e){let t=e.facts,n=t.type===`mage`,[r]=Object.entries(t.schools).sort(([,e],[,t])=>t-e),i=t.reveal===null?`${t.cost}`:`${t.cost}+${t.reveal}`,a=n?e.slug:r?.[0]??`none`;return{...t,kind:Ke(t),group:a,price:n?``:i}}function Ke(e){let[t,...n]=e.kind.split(` · `);return[t,Object.keys(e.schools).length?n.pop():void 0,...n].filter(Boolean).join(` · `)}function qe(e,t){let{view:n}=t,r=e.piece.controller===n.player;if(!e.piece.revealed)return r?`reveal`:``;let i=t.all.get(n.acting);return i&&i.piece.controller===n.player?e===i?``:`attack ${i.slug}`:r&&e.piece.host===-1&&e.piece.border===-1?`activate`:``}function Je(e,t){let n=[...t.all.values()].filter(({slug:t})=>t&&t===e.slug),r=t.zoneOf(e.thing);return n.length<2||!r?``:`@${r.name}#${n.filter(e=>t.zoneOf(e.thing)===r).indexOf(e)+1}`}function Ye(e,{session:t,tell:n,info:r}){let[i,a]=[r(e.slug),t.shown?.values?.[e.thing]??{}];return(i?We(i).attacks:[]).flatMap((e,t)=>{let r=a[`dice-${t+1}`];return r?[n(`mw-bar`,{bar:e.name,n:r})]:[]})}function Xe(e,t,n,r=!1){let{session:i,face:a,tell:o}=n,s=i.shown?.marks?.[e.thing]??[],c=i.shown?.values?.[e.thing]?.reveal,l=e.piece.revealed?[]:[o(`face-down`)],u=c===void 0?[]:[o(`mw-reveal`,{n:c})],d=qe(e,t),f=[...t.attached(e.thing),...t.equipment(e.thing)],p=f.map(({slug:e})=>a(e).name).filter(Boolean),m=s.slice(1).filter(e=>!p.some(t=>e.includes(t)));return{slug:e.slug,name:a(e.slug).name,things:t.whole(e.thing),deed:d&&`${d} ${e.slug}${Je(e,t)}`,notes:[...r?[]:[i.server.name(e.piece.controller)],...l,...u,...m,...Ye(e,n)],attached:f.map(r=>Xe(r,t,n,r.piece.controller===e.piece.controller))}}var Ze=d(`<span class="badge"><!> </span>`),Qe=d(`<span class="wall hued svelte-tn0vri"><!> <span class="name svelte-tn0vri"> </span> <!> <b> </b></span>`),$e=d(`<button data-target=""><span class="unseen"> </span> <span aria-hidden="true">+</span></button>`),et=d(`<div><!></div>`);function tt(t,r){q(r,!0);let i=X(),{session:a,face:o,tell:l}=i,u=F(()=>i.rules),d=a.builder,p=F(()=>r.field.wall(r.border.thing)),g=F(()=>d.state([r.border.thing])),_=F(()=>l(`border`,{name:r.border.name})),v=F(()=>[E(_),...d.options([r.border.thing]).map(e=>e.sentence??``)].join(`, `)),x=F(()=>E(p)?a.shown?.values?.[E(p).thing]?.life??0:0),S=F(()=>E(p)&&Xe(E(p),r.field,i));var C=et();let w,T;var D=L(C),k=t=>{let i=F(()=>U(`mage-wars`,o(E(p).slug).group));{let a=t=>{var r=Qe();let a;var s=L(r);He(s,{get seat(){return E(p).piece.controller}});var d=G(s,2),f=H(d,!0),m=G(d,2);h(m,17,()=>Ne(E(p).piece,E(u).conditions,l),y,(t,r)=>{var i=Ze(),a=L(i);R(a,{get path(){return $[E(r).icon]}});var o=G(a,1,!0);J(i),e(()=>Y(o,E(r).n??``)),n(t,i)});var g=G(m,2),_=H(g);J(r),e(e=>{a=c(r,``,a,{"--hue":E(i).hue,"--ink":`${E(i).ink??50??``}%`,"--owner":b[E(p).piece.controller].colour}),Y(f,e),Y(_,`${E(p).piece.damage??``}/${E(x)??``}`)},[()=>o(E(p).slug).name]),n(t,r)},s=F(()=>[...r.field.whole(E(p).thing),r.border.thing]),d=F(()=>qe(E(p),r.field)),f=F(()=>[E(_),...E(S).notes]);ce(t,{get things(){return E(s)},get slug(){return E(p).slug},get deed(){return E(d)},get said(){return E(f)},get attached(){return E(S).attached},picture:a,$$slots:{picture:!0}})}},M=t=>{var i=$e(),a=L(i),o=H(a,!0);j(2),J(i),z(i,()=>m(()=>E(g))),e(()=>{s(i,1,`place ${E(g)??``}`,`svelte-tn0vri`),A(i,`aria-pressed`,d.gathers?E(g)===`chosen`:void 0),Y(o,E(v))}),W(`click`,i,()=>d.touch([r.border.thing])),n(t,i)};f(D,e=>{E(p)&&E(S)?e(k):E(g)&&e(M,1)}),J(C),e(()=>{w=s(C,1,`edge svelte-tn0vri`,null,w,{upright:r.border.upright,free:!E(p)}),A(C,`data-border`,r.border.name),T=c(C,``,T,{"--column":r.border.column,"--row":r.border.row})}),n(t,C),O()}p([`click`]);var nt=d(`<b class="svelte-1wucj7"> </b>`),rt=d(`<span class="inner svelte-1wucj7"><!> <!> <span class="name svelte-1wucj7"> </span> <!></span>`),it=d(`<span><!></span>`);function at(t,r){q(r,!0);let i=X(),{session:a,face:o}=i,l=F(()=>o(r.it.slug)),u=F(()=>U(`mage-wars`,E(l).group)),d=F(()=>Xe(r.it,r.field,i)),p=F(()=>a.shown?.values?.[r.it.thing]?.reveal),m=F(()=>r.it.piece.controller!==r.field.all.get(r.it.piece.host)?.piece.controller);var h=it();let g,_;var v=L(h);{let t=t=>{var i=rt(),a=L(i),o=e=>{He(e,{get seat(){return r.it.piece.controller}})};f(a,e=>{E(m)&&e(o)});var s=G(a,2);{let e=F(()=>r.it.slug?r.icon??E(u).emblem:$.hidden);R(s,{get path(){return E(e)}})}var c=G(s,2),d=H(c,!0),h=G(c,2),g=t=>{var r=nt(),i=H(r,!0);e(()=>Y(i,E(p))),n(t,r)};f(h,e=>{E(p)!==void 0&&e(g)}),J(i),e(()=>Y(d,E(l).name)),n(t,i)},i=F(()=>r.field.whole(r.it.thing)),a=F(()=>E(d).deed.split(` `)[0]??``),o=F(()=>Je(r.it,r.field));ce(v,{get things(){return E(i)},get slug(){return r.it.slug},get deed(){return E(a)},get which(){return E(o)},get said(){return E(d).notes},get attached(){return E(d).attached},picture:t,$$slots:{picture:!0}})}J(h),e(()=>{g=s(h,1,`chip hued svelte-1wucj7`,null,g,{hidden:!r.it.piece.revealed}),_=c(h,``,_,{"--hue":E(u).hue,"--ink":`${E(u).ink??50??``}%`})}),n(t,h),O()}var ot=d(`<b class="svelte-1dgk43s"> </b>`),st=d(`<span><!><!></span>`),ct=d(`<span class="badge bears svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b></span>`),lt=d(`<span class="left svelte-1dgk43s"></span>`),ut=d(`<span></span>`),dt=d(`<span><span class="art svelte-1dgk43s"><!></span> <span class="name svelte-1dgk43s"><!></span> <span class="badges svelte-1dgk43s"><!> <!></span> <span><!> <span class="line svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b> <!></span></span></span>`);function ft(t,r){q(r,!0);let i=re(r,`acting`,3,!1),a=F(()=>Math.max(...r.face.name.split(/[\s-]/).map(e=>e.length)));var o=dt();let u,d;var p=L(o),m=L(p);Q(m,{get face(){return r.face},game:`mage-wars`}),J(p);var g=G(p,2);let _;var v=L(g);l(v,{get name(){return r.face.name}}),J(g);var x=G(g,2),S=L(x);h(S,17,()=>r.badges,y,(t,r)=>{var i=st();let a;var o=L(i);R(o,{get path(){return $[E(r).icon]}});var c=G(o),l=t=>{var i=ot(),a=H(i,!0);e(()=>Y(a,E(r).n)),n(t,i)};f(c,e=>{E(r).n!==void 0&&e(l)}),J(i),e(()=>a=s(i,1,`badge ${E(r).icon??``}`,`svelte-1dgk43s`,a,{bad:E(r).bad})),n(t,i)});var C=G(S,2),w=t=>{var i=ct(),a=L(i);R(a,{get path(){return $.attached}});var o=G(a,2),s=H(o,!0);J(i),e(()=>Y(s,r.bears)),n(t,i)};f(C,e=>{r.bears&&e(w)}),J(x);var T=G(x,2);let D;var k=L(T),A=t=>{var i=lt();let a;e(e=>a=c(i,``,a,{width:e}),[()=>`${Math.max(0,100-100*r.damage/r.life)}%`]),n(t,i)};f(k,e=>{r.life&&e(A)});var j=G(k,2),M=L(j);He(M,{get seat(){return r.seat}});var N=G(M,2),ee=H(N,!0),P=G(N,2),te=t=>{var i=ut();e(()=>s(i,1,`act ${r.acts??``}`,`svelte-1dgk43s`)),n(t,i)};f(P,e=>{r.acts&&e(te)}),J(j),J(T),J(o),e(()=>{u=s(o,1,`token ${r.type??``}`,`svelte-1dgk43s`,u,{used:r.acts===`used`,acting:i()}),d=c(o,``,d,{"--owner":b[r.seat].colour}),_=c(g,``,_,{"--longest":E(a)}),D=s(T,1,`life svelte-1dgk43s`,null,D,{low:r.damage*3>=r.life*2,none:!r.life}),Y(ee,r.life?`${r.damage}/${r.life}`:``)}),n(t,o),O()}var pt=d(`<div class="chips svelte-4h3pu7"></div>`),mt=d(`<div><!> <!></div>`);function ht(t,r){q(r,!0);let i=X(),{session:a,face:o,tell:c}=i,l=F(()=>i.rules),u=F(()=>o(r.it.slug)),d=F(()=>a.shown?.values?.[r.it.thing]??{}),p=F(()=>r.field.isMage(r.it.thing)),m=F(()=>r.field.attached(r.it.thing)),g=F(()=>Xe(r.it,r.field,i)),_=F(()=>[...Ie(r.it.piece,E(d),E(p),c),...Pe(r.it.piece,E(d),c),...Ne(r.it.piece,E(l).conditions,c)]),v=F(()=>Fe(E(d))),y=F(()=>E(p)||E(u).type===`creature`?r.it.piece.active?`ready`:`used`:void 0);var b=mt();let x;var S=L(b);{let e=e=>{{let t=F(()=>E(u).type||`enchantment`),n=F(()=>E(d).life??0),i=F(()=>r.field.view.acting===r.it.thing);ft(e,{get face(){return E(u)},get type(){return E(t)},get seat(){return r.it.piece.controller},get damage(){return r.it.piece.damage},get life(){return E(n)},get acts(){return E(y)},get acting(){return E(i)},get badges(){return E(_)},get bears(){return E(m).length}})}},t=F(()=>r.field.whole(r.it.thing)),n=F(()=>qe(r.it,r.field)),i=F(()=>Je(r.it,r.field)),a=F(()=>r.it.piece.zone<0?[]:[r.it.piece.zone]);ce(S,{get things(){return E(t)},get slug(){return r.it.slug},get deed(){return E(n)},get which(){return E(i)},get said(){return E(g).notes},get attached(){return E(g).attached},get live(){return E(v)},get ground(){return E(a)},picture:e,$$slots:{picture:!0}})}var C=G(S,2),w=e=>{var t=pt();h(t,21,()=>E(m),e=>e.thing,(e,t)=>{at(e,{get it(){return E(t)},get field(){return r.field}})}),J(t),n(e,t)};f(C,e=>{E(m).length&&e(w)}),J(b),e(()=>x=s(b,1,`piece svelte-4h3pu7`,null,x,{bearing:E(m).length})),n(t,b),O()}var gt=3,_t=28,vt=4,yt=2,bt=140,xt=128,St=72,Ct=44,wt=74,Tt=54;function Et(e,t,n){let r=e<bt&&n.length<=yt?1:Dt(e,t,Math.max(n.length,vt)),i=Math.max(Math.ceil(n.length/r),2),a=Math.max(0,Math.min(gt,(t-i*Ct)/(i-1))),o=e=>Math.floor(e/r),s=Array.from({length:i},(e,t)=>n.some((e,n)=>e&&o(n)===t)),c=e=>Math.floor((t-(i-1)*a-e)/i),l=s.filter(Boolean).length*_t,u=Math.floor(Math.min(xt,(e-(r-1)*gt)/r)),d=u>=wt&&c(l)>=Tt,f=Math.max(Ct,Math.min(St,c(d?l:0))),p=e=>d?s.slice(0,o(e)).filter(Boolean).length*_t:0;return{width:u,tall:f,chips:d,places:n.map((e,t)=>({x:t%r*(u+gt),y:o(t)*(f+a)+p(t)}))}}function Dt(e,t,n){let r=Math.max(1,Math.floor((e+gt)/47)),i=Math.ceil(n/Math.max(1,Math.floor((t+gt)/47)));return Math.min(r,Math.max(2,i))}var Ot=d(`<button class="ground svelte-cuwqcz" data-behind=""><span class="unseen"> </span></button>`),kt=d(`<span class="away svelte-cuwqcz"><!> </span>`),At=d(`<div class="slot svelte-cuwqcz"><!></div>`),jt=d(`<section><!> <h3 class="svelte-cuwqcz"><span class="svelte-cuwqcz"> </span> <!></h3> <div></div></section>`);function Mt(t,r){q(r,!0);let{session:i,tell:a}=X(),o=i.builder,l=F(()=>[r.zone.thing]),u=F(()=>o.state(E(l))),d=F(()=>r.field.inZone(r.zone.thing)),p=K(0),g=K(0),_=F(()=>Et(E(p)-6,E(g)-6,E(d).map(({thing:e})=>r.field.attached(e).length>0))),v=F(()=>o.question?.reason===`act`&&r.field.view.acting>=0),y=F(()=>a(`zone`,{name:r.zone.name})),b=F(()=>[E(y),...r.away===void 0?[]:[a(`mw-away`,{n:r.away})],...o.options(E(l)).map(e=>e.sentence??``)].join(`, `));function x(e){o.touch(E(l),e)||i.whyNot(`move ${r.zone.name}`)}var S=jt();let C;var w=L(S),T=t=>{var r=Ot(),i=L(r),a=H(i,!0);J(r),z(r,()=>E(u)&&m(()=>E(u),!0)),e(()=>{A(r,`data-target`,E(u)?``:void 0),A(r,`tabindex`,E(u)?void 0:-1),A(r,`aria-pressed`,o.gathers&&E(u)?E(u)===`chosen`:void 0),Y(a,E(b))}),W(`click`,r,e=>x(e.currentTarget)),n(t,r)};f(w,e=>{(E(u)||E(v))&&e(T)});var D=G(w,2),k=L(D),j=H(k,!0),N=G(k,2),ee=t=>{var i=kt(),o=L(i);R(o,{get path(){return $.distance}});var s=G(o,1,!0);J(i),e(e=>{A(i,`title`,e),Y(s,r.away)},[()=>a(`mw-away`,{n:r.away})]),n(t,i)};f(N,e=>{r.away!==void 0&&e(ee)}),J(D);var P=G(D,2);let te,I;h(P,23,()=>E(d),e=>e.thing,(t,i,a)=>{var o=At();let s;ht(L(o),{get it(){return E(i)},get field(){return r.field}}),J(o),e(()=>s=c(o,``,s,{translate:`${E(_).places[E(a)].x??``}px ${E(_).places[E(a)].y??``}px`})),n(t,o)}),J(P),J(S),z(S,()=>M(()=>({things:E(l),shown:{things:E(l),slug:``}}))),e((e,t)=>{s(S,1,`zone ${E(u)??``}`,`svelte-cuwqcz`),A(S,`data-name`,e),A(S,`aria-label`,E(y)),A(S,`data-zone`,r.zone.name),C=c(S,``,C,{"--column":r.zone.column,"--row":r.zone.row}),Y(j,t),te=s(P,1,`pieces svelte-cuwqcz`,null,te,{counted:!E(_).chips}),I=c(P,``,I,{"--piece":`${E(_).width??``}px`,"--tall":`${E(_).tall??``}px`,"--shine":`3px`})},[()=>r.zone.name.toUpperCase(),()=>r.zone.name.toUpperCase()]),V(P,`clientWidth`,e=>B(p,e)),V(P,`clientHeight`,e=>B(g,e)),n(t,S),O()}p([`click`]);var Nt=d(`<section class="away svelte-15nctgm"><h3 class="svelte-15nctgm"> </h3> <!></section>`),Pt=d(`<div class="arena svelte-15nctgm" role="group"><!> <!> <!></div> <!>`,1);function Ft(t,r){q(r,!0);let{tell:i}=X(),a=F(()=>r.field.ground),o=K(void 0),s=F(()=>{let e=I.seen?.things.find(e=>r.field.all.has(e)),t=r.field.view.acting>=0?r.field.view.acting:e;return t===void 0?void 0:r.field.zoneOf(t)});function l(e,t){return Array.from({length:2*e-1},(e,n)=>n%2?`var(--edge)`:t).join(` `)}var u=Pt(),d=k(u);let p;var m=L(d);h(m,17,()=>E(a).zones,e=>e.thing,(e,t)=>{{let n=F(()=>E(s)&&Ee(E(s),E(t)));Mt(e,{get zone(){return E(t)},get field(){return r.field},get away(){return E(n)}})}});var g=G(m,2);h(g,17,()=>E(a).borders,e=>e.thing,(e,t)=>{tt(e,{get border(){return E(t)},get field(){return r.field}})}),Me(G(g,2),{get field(){return r.field},get over(){return E(o)}}),J(d),ne(d,e=>B(o,e),()=>E(o));var _=G(d,2),v=t=>{var a=Nt(),o=L(a),s=H(o,!0),c=G(o,2);h(c,17,()=>r.field.away,e=>e.thing,(e,t)=>{ht(e,{get it(){return E(t)},get field(){return r.field}})}),J(a),e((e,t)=>{A(a,`aria-label`,e),Y(s,t)},[()=>i(`ui-away`),()=>i(`ui-away`)]),n(t,a)};f(_,e=>{r.field.away.length&&e(v)}),e((e,t,n)=>{A(d,`aria-label`,e),p=c(d,``,p,{"grid-template-columns":t,"grid-template-rows":n})},[()=>i(`mw-arena`),()=>l(E(a).columns,`minmax(0, 1fr)`),()=>l(E(a).rows,`minmax(0, 1fr)`)]),n(t,u),O()}var It={words:``,type:``,school:``,level:``,affordable:!1};function Lt(e,t,n,r,i){let a=new Map;for(let i of e){let e=n.get(t(i));if(!e)continue;let o=We(e),s=a.get(e.slug);s?s.things.push(i):a.set(e.slug,{slug:e.slug,name:e.name,things:[i],cost:r[i]?.cost??o.cost,card:o})}let o=e=>e.cost===`X`?99:e.cost;return[...a.values()].sort((e,t)=>i.indexOf(e.card.type)-i.indexOf(t.card.type)||o(e)-o(t)||e.name.localeCompare(t.name))}function Rt(e,t){return e.cost===`X`||e.cost<=t}function zt(e,t,n){let r=t.words.toLowerCase().split(/\s+/).filter(Boolean);return e.filter(({name:e,card:i,...a})=>{let o=[e,i.kind,...i.text].join(` `).toLowerCase();return r.every(e=>o.includes(e))&&(!t.type||i.type===t.type)&&(!t.school||t.school in i.schools)&&(!t.level||i.level===Number(t.level))&&(!t.affordable||Rt({name:e,card:i,...a},n))})}function Bt(e){let t=new Map;for(let n of e)t.set(n.card.type,[...t.get(n.card.type)??[],n]);return[...t]}function Vt(e,t){let n=e.flatMap(({card:e})=>Object.keys(e.schools));return{types:t.filter(t=>e.some(({card:e})=>e.type===t)),schools:[...new Set(n)].sort(),levels:[...new Set(e.map(({card:e})=>e.level))].sort((e,t)=>e-t)}}function Ht(e,{view:t}){let n=new Set(t.player<0?[]:t.sides[t.player].own_spellbook);return(e.builder.question?.options??[]).flatMap(e=>e.things??[]).filter(e=>n.has(e))}function Ut(e,t){let n=t.view.player,r=e.builder.question?.source.split(/[@#]/)[0],i=[...t.all.values()].find(({slug:e,piece:i,thing:a})=>e===r&&i.controller===n&&!t.isMage(a));return(t.all.get(t.view.sides[n]?.mage??-1)?.piece.mana??0)+(i?.piece.mana??0)}var Wt=d(`<span class="place svelte-uuqwof"><!> </span>`),Gt=d(`<span class="school hued svelte-uuqwof"><!> </span>`),Kt=d(`<span class="svelte-uuqwof"><!> </span>`),qt=d(`<b class="copies svelte-uuqwof"> </b>`),Jt=d(`<span><span class="art svelte-uuqwof"><!></span> <span class="cost svelte-uuqwof"> </span> <span class="words svelte-uuqwof"><span class="name svelte-uuqwof"> </span> <span class="more svelte-uuqwof"><!> <!> <span class="svelte-uuqwof"><!></span> <span class="svelte-uuqwof"><!> </span> <!> <!></span></span> <!></span>`);function Yt(t,r){q(r,!0);let i=re(r,`dear`,3,!1),a=re(r,`copies`,3,1),o=re(r,`spent`,3,!1),{face:l}=X();var u=Jt();let d;var p=L(u),m=L(p);{let e=F(()=>l(r.slug));Q(m,{get face(){return E(e)},game:`mage-wars`})}J(p);var g=G(p,2),_=H(g,!0),v=G(g,2),b=L(v),x=H(b,!0),S=G(b,2),C=L(S),w=t=>{var i=Wt(),a=L(i);R(a,{get path(){return r.place.icon}});var o=G(a,1,!0);J(i),e(()=>Y(o,r.place.name)),n(t,i)};f(C,e=>{r.place&&e(w)});var T=G(C,2);h(T,17,()=>Object.entries(r.card.schools),y,(t,r)=>{var i=F(()=>ae(E(r),2));let a=()=>E(i)[0],o=()=>E(i)[1],s=F(()=>U(`mage-wars`,a()));var l=Gt();let u;var d=L(l);R(d,{get path(){return E(s).emblem}});var f=G(d,1,!0);J(l),e(()=>{u=c(l,``,u,{"--hue":E(s).hue}),Y(f,o())}),n(t,l)});var D=G(T,2),k=L(D);R(k,{get path(){return $[r.card.full?`full`:`quick`]}}),J(D);var A=G(D,2),j=L(A);R(j,{get path(){return $.range}});var M=G(j);J(A);var N=G(A,2);h(N,17,()=>r.card.attacks,y,(t,r)=>{var i=Kt(),a=L(i);{let e=F(()=>$[E(r).kind]??$.melee);R(a,{get path(){return E(e)}})}var o=G(a,1,!0);J(i),e(()=>Y(o,E(r).dice||`X`)),n(t,i)});var ee=G(N,2),P=t=>{var i=Kt(),a=L(i);R(a,{get path(){return $.life}});var o=G(a,1,!0);J(i),e(()=>Y(o,r.card.life)),n(t,i)};f(ee,e=>{r.card.life&&e(P)}),J(S),J(v);var te=G(v,2),I=t=>{var r=qt(),i=H(r);e(()=>Y(i,`×${a()??``}`)),n(t,r)};f(te,e=>{a()>1&&e(I)}),J(u),e(()=>{d=s(u,1,`row svelte-uuqwof`,null,d,{dear:i(),spent:o()}),Y(_,r.price),Y(x,r.name),Y(M,`${r.card.range[0]??``}–${r.card.range[1]??``}`)}),n(t,u),O()}var Xt=d(`<button class="fold svelte-jk9yt2"> </button>`),Zt=d(`<button class="slot full svelte-jk9yt2"> <!></button>`),Qt=d(`<span class="slot svelte-jk9yt2"> </span>`),$t=d(`<div class="slots svelte-jk9yt2"></div>`),en=d(`<option> </option>`),tn=d(`<span class="twice svelte-jk9yt2">2×</span>`),nn=d(`<!> <!>`,1),rn=d(`<h3 class="svelte-jk9yt2"> </h3> <div class="spells svelte-jk9yt2"></div>`,1),an=d(`<p class="none svelte-jk9yt2"> <button> </button></p>`),on=d(`<!> <div role="search"><label class="words svelte-jk9yt2"><span class="unseen"> </span> <input type="search" class="svelte-jk9yt2"/></label> <button class="filters svelte-jk9yt2"> </button> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="check svelte-jk9yt2"><input type="checkbox" class="svelte-jk9yt2"/> </label></div> <div class="list svelte-jk9yt2" tabindex="0" role="group"></div>`,1),sn=d(`<section class="book svelte-jk9yt2"><div class="head svelte-jk9yt2"><h2 class="svelte-jk9yt2"> </h2> <span class="mana svelte-jk9yt2"><!> <span class="unseen"> </span></span> <!></div> <!></section>`);function cn(r,a){q(a,!0);let o=re(a,`open`,15),c=X(),{session:l,game:u,tell:d}=c,p=F(()=>c.rules),g=l.builder,_=F(()=>Lt(a.things,e=>a.field.slug(e),ee.server.cards[u]??new Map,l.shown?.values??{},E(p).types)),b=F(()=>Vt(E(_),E(p).types)),x=K(N({...It})),S=K(void 0),w=K(!1),T=F(()=>zt(E(_),E(x),a.mana)),j=F(()=>g.picked.map(e=>e.things?.[0]??-1)),M=e=>E(j).filter(t=>e.includes(t)).length;function P(e){(e.key===`Enter`||e.key===`ArrowDown`)&&(e.preventDefault(),v(E(S))[0]?.focus())}var I=sn(),V=L(I),U=L(V),oe=H(U,!0),Z=G(U,2),Q=L(Z);R(Q,{get path(){return $.mana}});var le=G(Q),ue=G(le),de=H(ue,!0);J(Z);var fe=G(Z,2),pe=t=>{var r=Xt(),i=H(r,!0);z(r,()=>!o()&&m()),e(e=>{A(r,`aria-expanded`,o()),Y(i,e)},[()=>d(o()?`mw-see-arena`:`mw-see-book`)]),W(`click`,r,()=>o(!o())),n(t,r)};f(fe,e=>{a.folds&&e(pe)}),J(V);var me=G(V,2),he=r=>{var o=on(),c=k(o),u=t=>{var r=$t();h(r,21,()=>({length:g.question?.high??0}),y,(t,r,i)=>{let o=F(()=>g.picked[i]);var s=C(),c=k(s),u=t=>{var r=Zt(),i=L(r,!0),s=G(i);R(s,{name:`purged`}),J(r),e((e,t)=>{A(r,`aria-label`,e),Y(i,t)},[()=>d(`mw-take-back`,{what:E(o).sentence??``}),()=>l.shown&&a.field.slug(E(o).things?.[0]??-1)?E(_).find(e=>e.things.includes(E(o).things?.[0]??-1))?.name:``]),W(`click`,r,()=>g.gather(E(o))),n(t,r)},p=t=>{var r=Qt(),a=H(r,!0);e(e=>Y(a,e),[()=>d(`mw-slot`,{n:i+1})]),n(t,r)};f(c,e=>{E(o)?e(u):e(p,-1)}),n(t,s)}),J(r),n(t,r)};f(c,e=>{g.gathers&&e(u)});var p=G(c,2);let m;var v=L(p),S=L(v),O=H(S,!0),j=G(S,2);se(j),J(v);var N=G(v,2),ee=H(N,!0),I=G(N,2),z=L(I),V=H(z,!0),U=G(z,2),ne=L(U),re=H(ne,!0);ne.value=ne.__value=``;var K=G(ne);h(K,17,()=>E(b).types,y,(t,r)=>{var i=en(),a=H(i,!0),o={};e(e=>{Y(a,e),o!==(o=E(r))&&(i.value=(i.__value=o)??``)},[()=>d(`type-${E(r)}`)]),n(t,i)}),J(U),ie(U),J(I);var q=G(I,2),oe=L(q),X=H(oe,!0),Z=G(oe,2),Q=L(Z),le=H(Q,!0);Q.value=Q.__value=``;var ue=G(Q);h(ue,17,()=>E(b).schools,y,(t,r)=>{var i=en(),a=H(i,!0),o={};e(e=>{Y(a,e),o!==(o=E(r))&&(i.value=(i.__value=o)??``)},[()=>d(`school-${E(r)}`)]),n(t,i)}),J(Z),ie(Z),J(q);var de=G(q,2),fe=L(de),pe=H(fe,!0),me=G(fe,2),he=L(me),ge=H(he,!0);he.value=he.__value=``;var _e=G(he);h(_e,17,()=>E(b).levels,y,(t,r)=>{var i=en(),a=H(i,!0),o={};e(e=>{Y(a,E(r)),o!==(o=e)&&(i.value=(i.__value=o)??``)},[()=>String(E(r))]),n(t,i)}),J(me),ie(me),J(de);var ve=G(de,2),ye=L(ve);se(ye);var be=G(ye);J(ve),J(p);var xe=G(p,2);h(xe,21,()=>Bt(E(T)),([e,t])=>e,(t,r)=>{var i=F(()=>ae(E(r),2));let o=()=>E(i)[0],s=()=>E(i)[1];var c=rn(),l=k(c),u=H(l,!0),p=G(l,2);h(p,21,s,e=>e.slug,(e,t)=>{{let r=e=>{var r=nn(),i=k(r);{let e=F(()=>E(t).cost===E(t).card.cost?E(t).card.price:`${E(t).cost}`),n=F(()=>!Rt(E(t),a.mana));Yt(i,{get slug(){return E(t).slug},get name(){return E(t).name},get card(){return E(t).card},get price(){return E(e)},get dear(){return E(n)},get copies(){return E(t).things.length}})}var o=G(i,2),s=e=>{var t=tn();n(e,t)},c=F(()=>M(E(t).things)>1);f(o,e=>{E(c)&&e(s)}),n(e,r)},i=F(()=>E(t).things.length>1?[`×${E(t).things.length}`]:[]);ce(e,{get things(){return E(t).things},get slug(){return E(t).slug},get said(){return E(i)},direct:!0,picture:r,$$slots:{picture:!0}})}}),J(p),e(e=>Y(u,e),[()=>d(`type-${o()}`)]),n(t,c)},r=>{var i=an(),a=L(i),o=G(a),s=H(o,!0);J(i),e((e,t)=>{Y(a,`${e??``} `),Y(s,t)},[()=>d(`mw-none`),()=>t(`start-over`)]),W(`click`,o,()=>B(x,{...It},!0)),n(r,i)}),J(xe),e((e,t,n,r,i,a,o,c,l,u,d)=>{m=s(p,1,`wishes svelte-jk9yt2`,null,m,{more:E(w)}),Y(O,e),A(j,`placeholder`,t),A(N,`aria-expanded`,E(w)),Y(ee,n),Y(V,r),Y(re,i),Y(X,a),Y(le,o),Y(pe,c),Y(ge,l),Y(be,` ${u??``}`),A(xe,`aria-label`,d)},[()=>d(`mw-search`),()=>d(`mw-search`),()=>d(`mw-filters`),()=>d(`mw-type`),()=>d(`mw-type`),()=>d(`mw-school`),()=>d(`mw-school`),()=>d(`mw-level`),()=>d(`mw-level`),()=>d(`mw-affordable`),()=>d(`mw-spells`)]),W(`keydown`,j,P),D(j,()=>E(x).words,e=>E(x).words=e),W(`click`,N,()=>B(w,!E(w))),i(U,()=>E(x).type,e=>E(x).type=e),i(Z,()=>E(x).school,e=>E(x).school=e),i(me,()=>E(x).level,e=>E(x).level=e),te(ye,()=>E(x).affordable,e=>E(x).affordable=e),n(r,o)};f(me,e=>{o()&&e(he)}),J(I),ne(I,e=>B(S,e),()=>E(S)),e((e,t,n,r)=>{A(I,`aria-label`,e),Y(oe,t),A(Z,`title`,n),Y(le,`${a.mana??``} `),Y(de,r)},[()=>d(`pile-spellbook`),()=>d(`pile-spellbook`),()=>d(`ui-mana`,{n:a.mana}),()=>d(`ui-mana`,{n:a.mana})]),n(r,I),O()}p([`click`,`keydown`]);var ln=d(`<div><!></div>`);function un(t,r){q(r,!0);let{session:i}=X(),a=F(()=>new De(r.view)),o=F(()=>Ht(i,E(a))),c=K(!0);var l=C(),d=k(l),p=t=>{var r=ln();let l;var d=L(r);u(d,()=>i.builder.seq,e=>{{let t=F(()=>Ut(i,E(a)));cn(e,{get things(){return E(o)},get mana(){return E(t)},get field(){return E(a)},folds:!0,get open(){return E(c)},set open(e){B(c,e,!0)}})}}),J(r),e(()=>l=s(r,1,`place svelte-qz3y3y`,null,l,{folded:!E(c)})),n(t,r)};f(d,e=>{E(o).length&&e(p)}),n(t,l),O()}var dn=d(`<section class="hand svelte-4jui3u"><h3 class="svelte-4jui3u"> </h3> <div class="spells svelte-4jui3u"></div></section>`);function fn(t,r){q(r,!0);let{session:i,game:a,face:o,tell:s}=X(),c=F(()=>r.field.view.sides[r.seat]),l=F(()=>r.field.all.get(E(c).mage)),u=F(()=>r.field.atHand(r.seat).map(e=>({...e,info:ee.server.cards[a]?.get(r.field.slug(e.thing))}))),d=F(()=>i.shown?.values??{}),p=F(()=>i.builder.question?.reason===`act`?`cast`:`quickcast`);function m({thing:e,holder:t}){return(t??E(l))?.piece.used.includes(t?`bound`:`spell-${e}`)??!1}var g=C(),_=k(g),v=t=>{var r=dn(),i=L(r),a=H(i,!0),c=G(i,2);h(c,21,()=>E(u),e=>e.thing,(e,t)=>{let r=F(()=>E(t));var i=C(),a=k(i),s=e=>{let n=F(()=>We(E(r).info)),i=F(()=>E(d)[E(r).thing]?.cost),a=F(()=>E(r).holder&&o(E(r).holder.slug).name);{let o=e=>{{let o=F(()=>E(i)===void 0?E(n).price:`${E(i)}`),s=F(()=>Number(E(i)??E(n).cost)>(E(l)?.piece.mana??0)),c=F(()=>m(E(t))),u=F(()=>E(a)?{name:E(a),icon:$[E(r).bound?`bound`:`assigned`]}:void 0);Yt(e,{get slug(){return E(r).info.slug},get name(){return E(r).info.name},get card(){return E(n)},get price(){return E(o)},get dear(){return E(s)},get spent(){return E(c)},get place(){return E(u)}})}},s=F(()=>[E(r).thing]),c=F(()=>E(a)?[E(a)]:void 0);ce(e,{get things(){return E(s)},get slug(){return E(r).info.slug},get deed(){return E(p)},get said(){return E(c)},picture:o,$$slots:{picture:!0}})}};f(a,e=>{E(r).info&&e(s)}),n(e,i)}),J(c),J(r),e((e,t)=>{A(r,`aria-label`,e),Y(a,t)},[()=>s(`mw-spells`),()=>s(`mw-spells`)]),n(t,r)};f(_,e=>{E(u).length&&e(v)}),n(t,g),O()}var pn=(t,r=a,i=a,o=a)=>{var c=mn();let l;var u=L(c);R(u,{get path(){return $[r()]}});var d=G(u,2),f=H(d,!0);J(c),e(()=>{l=s(c,1,`marker svelte-4mwe9r`,null,l,{ready:i()}),A(c,`title`,o()),Y(f,o())}),n(t,c)},mn=d(`<span><!> <span class="unseen"> </span></span>`),hn=d(`<!> <!> <!>`,1),gn=d(`<span><!></span>`),_n=d(`<div class="numbers svelte-4mwe9r"><span class="sign svelte-4mwe9r"><!></span> <span><span class="bar svelte-4mwe9r"></span> <b aria-hidden="true" class="svelte-4mwe9r"><!> </b> <span class="unseen"> </span></span> <span class="number svelte-4mwe9r"><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></span> <span class="number mana svelte-4mwe9r" data-dial="mana"><!> <b aria-hidden="true"> </b> <small aria-hidden="true" class="svelte-4mwe9r"> </small> <span class="unseen"> </span></span> <!> <!> <!></div> <div class="equipment svelte-4mwe9r" role="group"><!> <span class="free svelte-4mwe9r"></span></div>`,1),vn=d(`<b class="fallen svelte-4mwe9r"> </b>`),yn=d(`<div class="all svelte-4mwe9r"><!></div>`),bn=d(`<div class="mage svelte-4mwe9r"><!></div>`);function xn(t,r){q(r,!0);let i=X(),{session:a,face:o,tell:l}=i,u=F(()=>i.rules),d=F(()=>r.field.view),p=F(()=>E(d).sides[r.seat]),m=F(()=>r.field.all.get(E(p).mage)),g=F(()=>a.shown?.values?.[E(p).mage]??{}),_=F(()=>E(g).life??0),v=F(()=>r.field.equipment(E(p).mage)),x=F(()=>E(v).flatMap(({piece:e})=>e.slots)),S=F(()=>E(u).slots.filter((e,t)=>E(u).slots.slice(0,t+1).filter(t=>t===e).length>E(x).filter(t=>t===e).length)),C=F(()=>!!a.builder.state(E(p).own_spellbook??[])),w=e=>e.map(e=>({thing:e,slug:r.field.slug(e)})),T=F(()=>[o(r.field.slug(E(p).mage)).name,...E(d).teams?[l(`ui-team`,{n:r.seat%2+1})]:[]].join(` · `)),D=F(()=>r.field.all.get(E(d).acting)?.piece.controller===r.seat);var j=bn();let M;{let t=e=>{var t=hn(),i=k(t);{let e=F(()=>l(`pile-spellbook`)),t=F(()=>E(C)?[]:w(E(p).own_spellbook??[]));Z(i,{icon:`deck`,get label(){return E(e)},get count(){return E(p).spellbook},get cards(){return E(t)}})}var a=G(i,2),o=e=>{{let t=F(()=>l(`ui-at-hand`)),n=F(()=>w(E(p).own_prepared??[]));Z(e,{icon:`hand`,get label(){return E(t)},get count(){return E(p).prepared},get cards(){return E(n)}})}};f(a,e=>{r.seat!==E(d).player&&e(o)});var s=G(a,2);{let e=F(()=>l(`pile-discard`)),t=F(()=>w(E(p).discard).reverse());Z(s,{icon:`discard`,get label(){return E(e)},get count(){return E(p).discard.length},get cards(){return E(t)}})}n(e,t)};var N=L(j);le(N,{get seat(){return r.seat},get active(){return E(D)},get extra(){return E(T)},get emblems(){return t},children:(t,i)=>{var a=yn(),o=L(a),u=t=>{var i=_n(),a=k(i),o=L(a);He(L(o),{get seat(){return r.seat}}),J(o);var u=G(o,2);let p;var b=L(u);let x;var C=G(b,2),w=L(C);R(w,{get path(){return $.damage}});var T=G(w);J(C);var D=G(C,2),O=H(D,!0);J(u);var j=G(u,2),M=L(j);R(M,{get path(){return $.armor}});var N=G(M,2),ee=H(N,!0),P=G(N,2),te=H(P,!0);J(j);var I=G(j,2),z=L(I);R(z,{get path(){return $.mana}});var B=G(z,2),V=H(B,!0),U=G(B,2),ne=H(U),W=G(U,2),re=H(W,!0);J(I);var K=G(I,2);{let e=F(()=>l(E(m).piece.active?`mw-action-ready`:`mw-action-used`));pn(K,()=>`action`,()=>E(m).piece.active,()=>E(e))}var q=G(K,2);{let e=F(()=>l(E(m).piece.quickcast?`ui-quickcast`:`ui-quickcast-used`));pn(q,()=>`quickcast`,()=>E(m).piece.quickcast,()=>E(e))}var ie=G(q,2),ae=e=>{{let t=F(()=>l(`mw-initiative`));pn(e,()=>`initiative`,()=>!0,()=>E(t))}};f(ie,e=>{E(d).initiative===r.seat&&e(ae)}),J(a);var oe=G(a,2),se=L(oe);h(se,17,()=>E(v),e=>e.thing,(e,t)=>{at(e,{get it(){return E(t)},get field(){return r.field},get icon(){return $[E(t).piece.slots[0]]}})});var X=G(se,2);h(X,21,()=>E(S),y,(t,r)=>{var i=gn(),a=L(i);R(a,{get path(){return $[E(r)]}}),J(i),e(e=>A(i,`title`,e),[()=>l(`mw-free`,{slot:l(`slot-${E(r)}`)})]),n(t,i)}),J(X),J(oe),e((e,t,n,r,i,a,o,l)=>{p=s(u,1,`life svelte-4mwe9r`,null,p,{low:E(m).piece.damage*3>=E(_)*2}),A(u,`title`,e),x=c(b,``,x,{width:t}),Y(T,`${E(m).piece.damage??``}/${E(_)??``}`),Y(O,n),A(j,`title`,r),Y(ee,E(g).armor??0),Y(te,i),A(I,`title`,a),Y(V,E(m).piece.mana),Y(ne,`+${E(g).channeling??0??``}`),Y(re,o),A(oe,`aria-label`,l)},[()=>l(`ui-damage`,{n:E(m).piece.damage,of:E(_)}),()=>`${Math.max(0,100-100*E(m).piece.damage/Math.max(1,E(_)))}%`,()=>l(`ui-damage`,{n:E(m).piece.damage,of:E(_)}),()=>l(`ui-armor`,{n:E(g).armor??0}),()=>l(`ui-armor`,{n:E(g).armor??0}),()=>l(`ui-channels`,{n:E(m).piece.mana,more:E(g).channeling??0}),()=>l(`ui-channels`,{n:E(m).piece.mana,more:E(g).channeling??0}),()=>l(`ui-equipment`)]),n(t,i)},p=t=>{var r=vn(),i=H(r,!0);e(e=>Y(i,e),[()=>l(`ui-fallen`)]),n(t,r)};f(o,e=>{E(m)?e(u):e(p,-1)}),J(a),n(t,a)},$$slots:{default:!0}}),J(j)}e(()=>{A(j,`data-mage`,r.seat),M=c(j,``,M,{"--owner":b[r.seat].colour})}),n(t,j),O()}var Sn=d(`<li><!> <span class="unseen"> </span></li>`),Cn=d(`<div class="phases svelte-tw7myh"><b class="round svelte-tw7myh"> </b> <b class="name svelte-tw7myh" aria-hidden="true"> </b> <ol class="svelte-tw7myh"></ol></div>`);function wn(t,r){q(r,!0);let{tell:i}=X(),a=F(()=>r.phases.indexOf(r.view.phase));var o=Cn(),c=L(o),l=H(c,!0),u=G(c,2),d=H(u,!0),f=G(u,2);h(f,21,()=>r.phases,y,(t,r,o)=>{var c=Sn();let l;var u=L(c);R(u,{get path(){return $[E(r)]}});var d=G(u,2),f=H(d,!0);J(c),e((e,t)=>{A(c,`aria-current`,o===E(a)?`step`:void 0),A(c,`title`,e),l=s(c,1,`svelte-tw7myh`,null,l,{now:o===E(a),past:E(a)>=0&&o<E(a)}),Y(f,t)},[()=>i(`phase-${E(r)}`),()=>i(`phase-${E(r)}`)]),n(t,c)}),J(f),J(o),e((e,t,n)=>{Y(l,e),Y(d,t),A(f,`aria-label`,n)},[()=>i(`ui-round`,{n:r.view.round}),()=>E(a)<0?``:i(`phase-${r.view.phase}`),()=>i(`mw-phases`)]),n(t,o),O()}function Tn(e,t,n){let r=e.map(e=>({kind:`attack`,shows:n[e]}));return t?[...r,{kind:`effect`,shows:String(t)}]:r}function En({kind:e,shows:t}){return{effect:e===`effect`,damage:parseInt(t),critical:t.includes(`★`)}}var Dn=12;function On({kind:e},{faces:t}){let n=Math.floor(Math.random()*(e===`effect`?Dn:t.length));return{kind:e,shows:e===`effect`?`${n+1}`:t[n]}}var kn=S(`<svg class="twelve svelte-1nbf048" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 1 18.5 3.1 22.5 8.6v6.8L18.5 20.9 12 23 5.5 20.9 1.5 15.4V8.6L5.5 3.1Z" class="svelte-1nbf048"></path><text x="12" y="16.2" class="svelte-1nbf048"> </text></svg>`),An=S(`<path class="svelte-1nbf048"></path>`),jn=S(`<circle r="2.8" class="svelte-1nbf048"></circle>`),Mn=S(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect x="1.5" y="1.5" width="21" height="21" rx="5" class="svelte-1nbf048"></rect><!></svg>`),Nn=d(`<span class="dice svelte-1nbf048"><span class="unseen"> </span> <!></span>`);function Pn(t,r){q(r,!0);let i=[[],[[12,12]],[[8,8],[16,16]]],{tell:a}=X(),o=F(()=>r.dice.filter(e=>!En(e).effect).map(({shows:e})=>`[${e}]`).join(` `)),c=F(()=>r.dice.find(e=>En(e).effect)?.shows),l=F(()=>E(c)&&E(o)?a(`ui-dice`,{dice:E(o),die:E(c)}):E(c)?a(`mw-effect-die`,{die:E(c)}):a(`ui-dice-alone`,{dice:E(o)}));var u=Nn(),d=L(u),p=H(d,!0),m=G(d,2);h(m,17,()=>r.dice,y,(t,r,a,o)=>{let c=F(()=>En(E(r)));var l=C(),u=k(l),d=t=>{var r=kn(),i=G(L(r)),a=H(i,!0);J(r),e(()=>Y(a,E(c).damage)),n(t,r)},p=t=>{var r=Mn();let a;var o=G(L(r));h(o,17,()=>i[E(c).damage],y,(t,r)=>{var i=F(()=>ae(E(r),2));let a=()=>E(i)[0],o=()=>E(i)[1];var s=C(),l=k(s),u=t=>{var r=An();e(()=>A(r,`d`,`M${a()??``} ${o()-5}l1.4 3.2 3.5.3-2.6 2.3.8 3.4-3.1-1.8-3.1 1.8.8-3.4-2.6-2.3 3.5-.3Z`)),n(t,r)},d=t=>{var r=jn();e(()=>{A(r,`cx`,a()),A(r,`cy`,o())}),n(t,r)};f(l,e=>{E(c).critical?e(u):e(d,-1)}),n(t,s)}),J(r),e(()=>a=s(r,0,`svelte-1nbf048`,null,a,{critical:E(c).critical,blank:!E(c).damage})),n(t,r)};f(u,e=>{E(c).effect?e(d):e(p,-1)}),n(t,l)}),J(u),e(()=>Y(p,E(l))),n(t,u),O()}var Fn=d(`<p class="svelte-n3ricu"> <!></p>`),In=d(`<p class="svelte-n3ricu"><!> </p>`),Ln=d(`<p class="svelte-n3ricu"><!> <!></p>`),Rn=d(`<div role="status"><!> <!> <!></div>`);function zn(t,r){q(r,!0);let i=X(),{session:a,face:o,tell:c}=i,l=F(()=>i.rules),u=F(()=>r.field.view),d=F(()=>E(u).attacks.some(e=>e.rolled.length)),p=F(()=>E(u).casts.length+E(u).attacks.length>0),m=F(()=>E(u).casts.filter(({spell:e})=>!E(u).attacks.some(({holder:t})=>t===e))),g=F(()=>{if(E(d))return[];if(a.moment)return(a.moment.lines??[]).slice(-1);let e=a.server.log.slice(a.screen.read).filter(e=>e.dice?.length);return e.length?e.slice(-1):E(p)?[]:a.server.log.slice(-1)});function _(e){let t=[...r.field.ground.zones,...r.field.ground.borders].find(t=>t.thing===e);return t?c(e<r.field.ground.zones.length?`zone`:`border`,{name:t.name}):o(r.field.slug(e)).name}var v=Rn();let b;var x=L(v);h(x,17,()=>E(g),y,(t,r)=>{var i=Fn(),a=L(i,!0),o=G(a),s=e=>{Pn(e,{get dice(){return E(r).dice}})};f(o,e=>{E(r).dice?.length&&e(s)}),J(i),e(()=>Y(a,E(r).text)),n(t,i)});var S=G(x,2);h(S,17,()=>E(m),y,(t,r)=>{var i=In(),o=L(i);R(o,{get path(){return $.book}});var s=G(o);J(i),e(e=>Y(s,` ${e??``}`),[()=>E(r).target===-1?c(`ui-casting-alone`,{player:a.server.name(E(r).by),card:_(E(r).spell)}):c(`ui-casting`,{player:a.server.name(E(r).by),card:_(E(r).spell),on:_(E(r).target)})]),n(t,i)});var C=G(S,2);h(C,17,()=>E(u).attacks,y,(t,r)=>{var i=Ln(),a=L(i);R(a,{get path(){return $.melee}});var o=G(a),s=G(o),u=e=>{{let t=F(()=>Tn(E(r).rolled,E(r).die,E(l).faces));Pn(e,{get dice(){return E(t)}})}};f(s,e=>{(E(r).rolled.length||E(r).die)&&e(u)}),J(i),e(e=>Y(o,` ${e??``} `),[()=>c(`ui-attacking`,{what:_(E(r).attacker),on:_(E(r).defender)})]),n(t,i)}),J(v),e(()=>b=s(v,1,`under-way svelte-n3ricu`,null,b,{busy:E(p),nothing:!E(p)&&!E(g).length})),n(t,v),O()}var Bn=d(`<div class="own svelte-f2wmft"><!> <!></div>`),Vn=d(`<div><div class="others svelte-f2wmft"></div> <div class="middle svelte-f2wmft"><div class="top svelte-f2wmft"><div class="bar svelte-f2wmft"><!> <button class="larger svelte-f2wmft"><!> <span class="unseen"> </span></button></div> <!></div> <div><!></div></div> <!> <!></div>`);function Hn(t,r){q(r,!0);let i=X(),{tell:a}=i,o=F(()=>i.rules),c=F(()=>new De(r.view)),l=F(()=>r.view.player),u=K(!1),d=F(()=>r.view.sides.map((e,t)=>(Math.max(E(l),0)+t+(E(l)<0?0:1))%r.view.sides.length).filter(e=>e!==E(l)));var p=Vn();let m;var g=L(p);h(g,20,()=>E(d),e=>e,(e,t)=>{xn(e,{get seat(){return t},get field(){return E(c)}})}),J(g);var _=G(g,2),v=L(_),y=L(v),b=L(y);wn(b,{get view(){return r.view},get phases(){return E(o).phases}});var x=G(b,2),S=L(x);R(S,{name:`zoom`});var C=G(S,2),w=H(C,!0);J(x),J(y),zn(G(y,2),{get field(){return E(c)}}),J(v);var T=G(v,2);let D;Ft(L(T),{get field(){return E(c)}}),J(T),J(_);var k=G(_,2),j=e=>{var t=Bn(),r=L(t);xn(r,{get seat(){return E(l)},get field(){return E(c)}}),fn(G(r,2),{get seat(){return E(l)},get field(){return E(c)}}),J(t),n(e,t)};f(k,e=>{E(l)>=0&&e(j)}),un(G(k,2),{get view(){return r.view}}),J(p),e(e=>{m=s(p,1,`magewars svelte-f2wmft`,null,m,{crowd:r.view.sides.length>2,watched:E(l)<0}),A(x,`aria-pressed`,E(u)),Y(w,e),D=s(T,1,`ground svelte-f2wmft`,null,D,{large:E(u)})},[()=>a(E(u)?`mw-whole`:`mw-larger`)]),W(`click`,x,()=>B(u,!E(u))),n(t,p),O()}p([`click`]);var Un=/^(attack|counterstrike) /;function Wn(e){let t=new Map;for(let n of e.options){let e=n.things?.[0];if(!Un.test(n.answer)||e===void 0)continue;let r=Number(/ (\d+)$/.exec(n.answer)?.[1]??1),i=`${e} ${r}`,a=t.get(i)??{holder:e,number:r,options:[]};a.options.push(n),t.set(i,a)}return[...t.values()]}function Gn(e,t,n,r){if(t.things.some(t=>e.includes(t)))return;let i=g(n,e,t);if(i)return i;if(e.includes(r.acting)){let e=o(n,t.things,`move`,`climb`);return e.length?{options:e}:void 0}let a=o(n,e,`activate`,`cast`,`quickcast`,`deploy`);return a.length&&t.things.length?{options:a,aim:{things:t.things}}:void 0}function Kn({play:e}){return new Map(e.map(([e,{controller:t}])=>[e,t]))}function qn({reason:e},{acting:t}){return e===`act`?t:-1}function Jn({sides:e}){let t=new Map,n={};return e.forEach(({prepared:e,spellbook:r,discard:i,own_prepared:a=[],own_spellbook:o=[]},s)=>{n[`hand-${s}`]=e,n[`deck-${s}`]=r,n[`discard-${s}`]=i.length;for(let[e,n]of[[a,`hand`],[o,`deck`],[i,`discard`]])for(let r of e)t.set(r,`${n}-${s}`)}),{of:t,sizes:n}}function Yn({play:e}){return new Map(e.map(([e,{damage:t,mana:n}])=>[e,{damage:t,mana:n}]))}var Xn={life:`health`,armor:`armor`,channeling:`channeling`},Zn={beastmaster:`nature`,priestess:`holy`,warlock:`fire`,wizard:`arcane`},Qn={life:`left`,armor:`right`,channeling:void 0};function $n(e){let t=We(e),n=[`life`,`armor`,`channeling`].filter(e=>t[e]||t.life);return{slug:e.slug,name:e.name,kind:t.kind,type:t.type,group:t.group,picture:{ground:Zn[t.group]??t.group,files:[`mage-wars-${t.type===`mage`?`mages`:t.group}`],traits:`mage-wars-traits`,words:[...t.subtypes,t.type]},cost:t.price||void 0,facts:t.casting.join(` · `),stats:n.map(e=>({name:Xn[e],path:$[e],n:t[e]??0,text:``,at:Qn[e]})),lines:t.text,reminders:[]}}function er(e,{view:t,values:n={}},r,i){let a=new De(t),o=e.options.filter(e=>e.answer.startsWith(`reveal `)).map(e=>({label:e.sentence??``,icon:$.reveal,options:[e]})),s=Wn(e).flatMap(({holder:e,number:t,options:o})=>{let s=r.get(a.slug(e)),c=s&&We(s).attacks[t-1],l=n[e]?.[`dice-${t}`]??c?.dice;return c?[{label:i(`mw-bar`,{bar:c.name,n:l}),icon:$[c.kind],options:o}]:[]});return[...o,...s]}function tr({play:e}){return e.reduce((e,[,t])=>e+t.damage,0)}var nr={hidden:`face-down`,face:$n,groups:er,texts:Object.assign({"../../../../trivault/games/magewars/presentation/text/de.ftl":r,"../../../../trivault/games/magewars/presentation/text/en.ftl":x,"../../../../trivault/games/magewars/presentation/text/pl.ftl":oe,"../../../../trivault/games/magewars/text/de/faces.ftl":ue,"../../../../trivault/games/magewars/text/de/table.ftl":de,"../../../../trivault/games/magewars/text/de/traits.ftl":fe,"../../../../trivault/games/magewars/text/en/faces.ftl":pe,"../../../../trivault/games/magewars/text/en/table.ftl":me,"../../../../trivault/games/magewars/text/en/traits.ftl":he,"../../../../trivault/games/magewars/text/pl/faces.ftl":ge,"../../../../trivault/games/magewars/text/pl/table.ftl":_e,"../../../../trivault/games/magewars/text/pl/traits.ftl":ve,"./lesson/de.ftl":ye,"./lesson/en.ftl":be,"./lesson/pl.ftl":xe,"./text/de.ftl":Se,"./text/en.ftl":Ce,"./text/pl.ftl":we}),hurt:tr,slug:(e,t)=>new De(e).slug(t),owners:Kn,source:qn,drop:Gn,zones:Jn,numbers:Yn,attacks:new Set([`attack`,`attack-again`,`counterstrike`,`barrier`,`strike`]),icons:{mana:$.mana},Board:Hn,Dice:Pn,tumble:On};export{nr as BOARD};