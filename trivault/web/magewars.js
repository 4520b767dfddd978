import{$n as e,A as t,Bn as n,C as r,Cn as i,Ct as a,Dn as o,En as s,F as c,Fn as l,Gn as u,H as d,Hn as f,Jn as p,Kn as m,L as h,Mn as g,N as _,Nn as v,On as y,Pn as b,Qn as x,Rn as S,Sn as C,T as w,Tn as T,U as E,Un as D,Vn as O,Yn as k,_n as A,_t as j,ar as M,br as N,bt as P,cr as F,dt as I,gr as L,hn as R,hr as z,ir as B,k as V,ln as H,lr as U,lt as ee,mn as te,or as W,ot as G,pn as ne,rn as re,rr as K,sr as ie,ur as q,vn as ae,vr as oe,w as J,xr as se,yn as Y,yr as X,zn as Z}from"./shared.js";import{_ as Q,c as ce,f as le,l as ue,p as de,s as fe,u as pe}from"./table.js";var me=`# Mage Wars: was auf einer Karte steht, Teil für Teil.

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
`;function ke([e,t]){let n=Array.from({length:e*t},(t,n)=>{let[r,i]=[n%e,Math.floor(n/e)];return{thing:n,name:`${`abcdefgh`[r]}${i+1}`,column:2*r+1,row:2*i+1}}),r=(t,r)=>r===1?(t+1)%e>0:t+e<n.length,i=n.flatMap(({thing:t})=>[1,e].filter(e=>r(t,e)).map(e=>[t,t+e])).map(([e,t],r)=>{let[i,a]=[n[e],n[t]],o=i.row===a.row;return{thing:n.length+r,name:`${i.name}-${a.name}`,column:i.column+ +!!o,row:i.row+ +!o,upright:o}});return{columns:e,rows:t,zones:n,borders:i,size:n.length+i.length}}function Ae(e,t){return(Math.abs(e.column-t.column)+Math.abs(e.row-t.row))/2}var je=class{ground;all;view;constructor(e){this.view=e,this.ground=ke(e.arena),this.all=new Map(e.play.map(([e,t])=>[e,{thing:e,slug:this.slug(e),piece:t}]))}slug(e){return this.view.cards[e-this.ground.size]??``}inZone(e){return this.#e.filter(({piece:t})=>t.zone===e).sort((e,t)=>Number(this.isMage(t.thing))-Number(this.isMage(e.thing))||e.piece.controller-t.piece.controller)}wall(e){return this.#e.find(({piece:t})=>t.border===e)}get away(){return this.#e.filter(({piece:e})=>e.zone===-1&&e.border===-1)}attached(e){return this.#t(e).filter(({piece:e})=>!e.slots.length)}equipment(e){return this.#t(e).filter(({piece:e})=>e.slots.length)}whole(e){return[e,...this.#t(e).flatMap(e=>this.whole(e.thing))]}atHand(e){let{own_prepared:t=[],innate:n,mage:r}=this.view.sides[e],i=[...this.all.values()].filter(({piece:t})=>t.controller===e),a=[...this.equipment(r).map(e=>({thing:e.piece.bound,holder:e,bound:!0})),...i.map(e=>({thing:e.piece.assigned,holder:e,bound:!1}))];return[...[...t,...n].map(e=>({thing:e,bound:!1})),...a.filter(({thing:e})=>this.slug(e))]}isMage(e){return this.view.sides.some(t=>t.mage===e)}zoneOf(e){let t=this.all.get(e);return t?t.piece.host===-1?this.ground.zones[t.piece.zone]:this.zoneOf(t.piece.host):this.ground.zones[e]}get#e(){return[...this.all.values()].filter(({piece:e})=>e.host===-1)}#t(e){return(this.all.get(e)?.piece.attached??[]).flatMap(e=>this.all.get(e)??[])}},Me=f(`<marker viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 10 5 0 10Z" class="svelte-hwy0vz"></path></marker>`),Ne=f(`<path></path>`),Pe=f(`<svg class="svelte-hwy0vz"><defs></defs><!></svg>`),Fe=O(`<div class="arrows svelte-hwy0vz" aria-hidden="true"><!></div>`);function Ie(t,n){let r=D();L(n,!0);let i=q(()=>[...n.field.view.casts.map(({caster:e,target:t})=>({from:e,to:t,spell:!0})),...n.field.view.attacks.map(({attacker:e,defender:t,zone:n})=>({from:e,to:t===-1?n:t,spell:!1}))]),a=U([]),c=U(0);function u(e){let t=n.field.ground.zones[e]?.name,r=n.field.ground.borders.find(t=>t.thing===e)?.name,i=t?`[data-zone="${t}"]`:r?`[data-border="${r}"]`:`[data-thing~="${e}"]`,a=n.over?.querySelector(i);if(!a||!n.over){let t=n.field.all.get(e)?.piece.host??-1;return t===-1?void 0:u(t)}let[o,s]=[a.getBoundingClientRect(),n.over.getBoundingClientRect()];return{x:o.x+o.width/2-s.x,y:o.y+o.height/2-s.y}}e(()=>{let e=p(i);p(c),k().then(()=>{F(a,e.flatMap(({from:e,to:t,spell:n})=>{let[r,i]=[u(e),u(t)];return r&&i&&(r.x!==i.x||r.y!==i.y)?[{x:r.x,y:r.y,dx:i.x-r.x,dy:i.y-r.y,spell:n}]:[]}))})});var d=Fe(),f=K(d),m=e=>{var t=Pe(),n=K(t);g(n,20,()=>[`attack`,`spell`],v,(e,t)=>{var n=Me();x(()=>{Y(n,`id`,`${r}-${t??``}`),s(n,0,o(t),`svelte-hwy0vz`)}),Z(e,n)}),X(n);var i=W(n);g(i,17,()=>p(a),v,(e,t)=>{let n=()=>p(t).x,i=()=>p(t).y,a=()=>p(t).dx,o=()=>p(t).dy,c=()=>p(t).spell;var l=Ne();x(()=>{s(l,0,`line ${c()?`spell`:`attack`}`,`svelte-hwy0vz`),Y(l,`d`,`M${n()??``} ${i()??``}q${a()/2-o()/8} ${o()/2+a()/8} ${a()??``} ${o()??``}`),Y(l,`marker-end`,`url(#${r}-${c()?`spell`:`attack`})`)}),Z(e,l)}),X(t),Z(e,t)};l(f,e=>{p(a).length&&e(m)}),X(d),te(d,`clientWidth`,e=>F(c,e)),Z(t,d),z()}function Le(e,t,n){let r=e=>t.indexOf(e)+1||99;return Object.entries(e.markers).sort(([e],[t])=>r(e)-r(t)||e.localeCompare(t)).map(([e,r])=>{let i=t.includes(e),a=n(`${i?`condition`:`marker`}-${e}`);return e===`taunt`||r===1?{icon:e,text:a,bad:i}:{icon:e,n:r,text:n(`ui-several`,{card:a,n:r}),bad:i}})}function Re(e,t,n){let r=[{icon:`assigned`,spell:e.assigned},{icon:`bound`,spell:e.bound}].filter(({spell:e})=>e!==-1);return[...e.guard?[{icon:`guard`,text:n(`marker-guard`)}]:[],...t.flying?[{icon:`flying`,text:n(`trait-flying`)}]:[],...t.held?[{icon:`held`,text:n(`trait-restrained`),bad:!0}]:[],...r.map(({icon:e,spell:t})=>({icon:e,text:t===-99?n(`ui-face-down`,{n:1}):n(e===`bound`?`mw-bound`:`mw-assigned`)}))]}function ze(e){return{health:e.life??0,armor:e.armor??0,channeling:e.channeling??0}}function Be(e,t,n,r){let i=!n&&(e.mana||t.channeling);return[...t.armor?[{icon:`armor`,n:t.armor,text:r(`ui-armor`,{n:t.armor})}]:[],...i?[{icon:`mana`,n:e.mana,text:r(`ui-mana`,{n:e.mana})}]:[]]}var Ve=`M13 2 5 13.5h6L10 22l9-12.5h-6.5Z`,He=`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13`,Ue=`M6 3h12M6 21h12M7 3c0 6 4 7 5 9c-1 2-5 3-5 9M17 3c0 6-4 7-5 9c1 2 5 3 5 9`,We=`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,$={life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14M12 2l-3 10 3 10 3-10Z`,channeling:`M12 3v10M8 9l4 4 4-4M5 15c0 4 3 6 7 6s7-2 7-6`,reveal:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,distance:`M3 17h18M3 14v6M21 14v6M7 8l-3 3 3 3M17 8l3 3-3 3M4 11h16`,action:`M12 3a9 9 0 1 0 .1 0M12 7a5 5 0 1 0 .1 0`,quickcast:Ve,initiative:`M6 22V3M6 4h13l-3.5 4.5L19 13H6`,guard:`M12 2 19 5V11C19 16 16 19.5 12 21.5C8 19.5 5 16 5 11V5ZM9 11.5l2.2 2.2 4-4.4`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,held:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,hidden:`M6 3h12v18H6ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5v.3`,attached:`M5 4h11v13H5ZM8 7h11v13H8Z`,bound:He,assigned:`M6 3h12v14a3 3 0 0 1-3 4H8a3 3 0 0 1-2-3ZM9.5 8h5M9.5 12h5`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,rot:`M12 3a7 7 0 0 0-4 12.5V19h8v-3.5A7 7 0 0 0 12 3ZM9 10.5v.5M15 10.5v.5M10.5 22v-3M13.5 22v-3`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,daze:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,stun:`M12 2l1.8 6.2L20 6l-3.5 5.2L22 15l-6.4.4L16 22l-4-4.8L8 22l.4-6.6L2 15l5.5-3.8L4 6l6.2 2.2Z`,sleep:`M4 5h7l-7 8h7M13 12h7l-7 8h7`,cripple:`M8 3v7l6 4-1 7M14 3v5M5 21h13M4 8l4-1`,taunt:`M4 10v4h3l7 5V5L7 10ZM17.5 9a4.5 4.5 0 0 1 0 6M20 6.5a8 8 0 0 1 0 11`,rage:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,wrath:`M12 3v8M12 3l-3 4M12 3l3 4M5 21c0-6 3-9 7-10c4 1 7 4 7 10Z`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,pet:`M12 12c3 0 5.5 3 5.5 6c0 2.5-3 2-5.5 2s-5.5.5-5.5-2c0-3 2.5-6 5.5-6ZM5.5 8a1.7 2.2 0 1 0 .1 0M10 4a1.7 2.2 0 1 0 .1 0M14.5 4a1.7 2.2 0 1 0 .1 0M18.5 8a1.7 2.2 0 1 0 .1 0`,bloodreaper:`M6 22 17 5M4 9C8 3 15 2 21 6C16 6 13 8 10 12Z`,shield:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,open:`M4 21V8a8 8 0 0 1 16 0v13M9 21V10a3 3 0 0 1 6 0v11`,reset:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,channel:`M12 2 19 12 12 22 5 12ZM12 7v10M8.5 12h7`,upkeep:Ue,planning:He,deploy:`M12 21V9M7 13l5-5 5 5M4 4h16`,"first-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM20 8v12M18 10l2-2`,"final-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM17 8h4v12h-4ZM17 14h3`,melee:We,ranged:`M5 3c9 2 14 7 16 16M5 3v6M5 3h6M3 21 16 8M3 21v-5M3 21h5`,passage:`M4 21V6h16v15M9 21v-9h6v9M4 6l2-3h12l2 3`,barrier:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM8 8l8 8M16 8l-8 8`,full:Ue,quick:Ve,range:`M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0M12 1v5M12 18v5M1 12h5M18 12h5`,book:`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13M6.5 9h3M6.5 12h3M14.5 9h3M14.5 12h3`,weapon:We,helmet:`M4 18V12a8 8 0 0 1 16 0v6h-5v-5H9v5ZM12 4v9`,cloak:`M9 3h6l5 18c-5-2-11-2-16 0ZM9 3c1 3 5 3 6 0`,chest:`M6 4l3-1c1 2 5 2 6 0l3 1 2 5-3 1v10H7V10L4 9ZM12 8v8`,gloves:`M7 21v-5l-3-4 2-2 2 2V5h2v5V3h2v7V4h2v6V6h2v9l-2 2v4Z`,belt:`M2 9h20v6H2ZM9 7h6v10H9ZM12 12h4`,boots:`M8 3h6v10l6 3v4H6V9ZM6 17h14`,amulet:`M5 3c0 6 3 9 7 11c4-2 7-5 7-11M12 14l3 3.5-3 4-3-4Z`,ring:`M12 9a6.5 6.5 0 1 0 .1 0M9 3h6l2 3-5 3.5L7 6Z`},Ge=f(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-pv4vj6"><path class="svelte-pv4vj6"></path></svg>`);function Ke(e,t){L(t,!0);var n=Ge(),r=K(n);let i;X(n),x(()=>{Y(r,`d`,E[t.seat].shape),i=T(r,``,i,{fill:E[t.seat].colour})}),Z(e,n),z()}var qe=new WeakMap;function Je(e){let t=qe.get(e)??Ye(e);return qe.set(e,t),t}function Ye(e){let t=e.facts,n=t.type===`mage`,[r]=Object.entries(t.schools).sort(([,e],[,t])=>t-e),i=t.reveal===null?`${t.cost}`:`${t.cost}+${t.reveal}`,a=n?e.slug:r?.[0]??`none`;return{...t,kind:Xe(t),group:a,price:n?``:i}}function Xe(e){let[t,...n]=e.kind.split(` · `);return[t,Object.keys(e.schools).length?n.pop():void 0,...n].filter(Boolean).join(` · `)}function Ze(e,t){let{view:n}=t,r=e.piece.controller===n.player;if(!e.piece.revealed)return r?`reveal`:``;let i=t.all.get(n.acting);return i&&i.piece.controller===n.player?e===i?``:`attack ${i.slug}`:r&&e.piece.host===-1&&e.piece.border===-1?`activate`:``}function Qe(e,t){let n=[...t.all.values()].filter(({slug:t})=>t&&t===e.slug),r=t.zoneOf(e.thing);return n.length<2||!r?``:`@${r.name}#${n.filter(e=>t.zoneOf(e.thing)===r).indexOf(e)+1}`}function $e(e,{session:t,tell:n,info:r}){let[i,a]=[r(e.slug),t.shown?.values?.[e.thing]??{}];return(i?Je(i).attacks:[]).flatMap((e,t)=>{let r=a[`dice-${t+1}`];return r?[n(`mw-bar`,{bar:e.name,n:r})]:[]})}function et(e,t,n,r=!1){let{session:i,face:a,tell:o}=n,s=i.shown?.marks?.[e.thing]??[],c=i.shown?.values?.[e.thing]?.reveal,l=e.piece.revealed?[]:[o(`face-down`)],u=c===void 0?[]:[o(`mw-reveal`,{n:c})],d=Ze(e,t),f=[...t.attached(e.thing),...t.equipment(e.thing)],p=f.map(({slug:e})=>a(e).name).filter(Boolean),m=s.slice(1).filter(e=>!p.some(t=>e.includes(t)));return{slug:e.slug,name:a(e.slug).name,things:t.whole(e.thing),deed:d&&`${d} ${e.slug}${Qe(e,t)}`,notes:[...r?[]:[i.server.name(e.piece.controller)],...l,...u,...m,...$e(e,n)],attached:f.map(r=>et(r,t,n,r.piece.controller===e.piece.controller))}}var tt=O(`<span class="badge"><!> </span>`),nt=O(`<span class="wall hued svelte-tn0vri"><!> <span class="name svelte-tn0vri"> </span> <!> <b> </b></span>`),rt=O(`<button data-target=""><span class="unseen"> </span> <span aria-hidden="true">+</span></button>`),it=O(`<div><!></div>`);function at(e,t){L(t,!0);let n=Q(),{session:r,face:i,tell:a}=n,o=q(()=>n.rules),u=r.builder,d=q(()=>t.field.wall(t.border.thing)),f=q(()=>u.state([t.border.thing])),h=q(()=>a(`border`,{name:t.border.name})),_=q(()=>[p(h),...u.options([t.border.thing]).map(e=>e.sentence??``)].join(`, `)),b=q(()=>p(d)?r.shown?.values?.[p(d).thing]?.life??0:0),C=q(()=>p(d)&&et(p(d),t.field,n));var w=it();let D,O;var k=K(w),A=e=>{let n=q(()=>ee(`mage-wars`,i(p(d).slug).group));{let r=e=>{var t=nt();let r;var s=K(t);Ke(s,{get seat(){return p(d).piece.controller}});var c=W(s,2),l=M(c,!0),u=W(c,2);g(u,17,()=>Le(p(d).piece,p(o).conditions,a),v,(e,t)=>{var n=tt(),r=K(n);G(r,{get path(){return $[p(t).icon]}});var i=W(r,1,!0);X(n),x(()=>S(i,p(t).n??``)),Z(e,n)});var f=W(u,2),m=M(f);X(t),x(e=>{r=T(t,``,r,{"--hue":p(n).hue,"--ink":`${p(n).ink??50??``}%`,"--owner":E[p(d).piece.controller].colour}),S(l,e),S(m,`${p(d).piece.damage??``}/${p(b)??``}`)},[()=>i(p(d).slug).name]),Z(e,t)},s=q(()=>[...t.field.whole(p(d).thing),t.border.thing]),c=q(()=>Ze(p(d),t.field)),l=q(()=>[p(h),...p(C).notes]);pe(e,{get things(){return p(s)},get slug(){return p(d).slug},get deed(){return p(c)},get said(){return p(l)},get attached(){return p(C).attached},picture:r,$$slots:{picture:!0}})}},j=e=>{var n=rt(),r=K(n),i=M(r,!0);oe(2),X(n),y(n,()=>c(()=>p(f))),x(()=>{s(n,1,`place ${p(f)??``}`,`svelte-tn0vri`),Y(n,`aria-pressed`,u.gathers?p(f)===`chosen`:void 0),S(i,p(_))}),m(`click`,n,()=>u.touch([t.border.thing])),Z(e,n)};l(k,e=>{p(d)&&p(C)?e(A):p(f)&&e(j,1)}),X(w),x(()=>{D=s(w,1,`edge svelte-tn0vri`,null,D,{upright:t.border.upright,free:!p(d)}),Y(w,`data-border`,t.border.name),O=T(w,``,O,{"--column":t.border.column,"--row":t.border.row})}),Z(e,w),z()}u([`click`]);var ot=O(`<b class="svelte-1wucj7"> </b>`),st=O(`<span class="inner svelte-1wucj7"><!> <!> <span class="name svelte-1wucj7"> </span> <!></span>`),ct=O(`<span><!></span>`);function lt(e,t){L(t,!0);let n=Q(),{session:r,face:i}=n,a=q(()=>i(t.it.slug)),o=q(()=>ee(`mage-wars`,p(a).group)),c=q(()=>et(t.it,t.field,n)),u=q(()=>r.shown?.values?.[t.it.thing]?.reveal),d=q(()=>t.it.piece.controller!==t.field.all.get(t.it.piece.host)?.piece.controller);var f=ct();let m,h;var g=K(f);{let e=e=>{var n=st(),r=K(n),i=e=>{Ke(e,{get seat(){return t.it.piece.controller}})};l(r,e=>{p(d)&&e(i)});var s=W(r,2);{let e=q(()=>t.it.slug?t.icon??p(o).emblem:$.hidden);G(s,{get path(){return p(e)}})}var c=W(s,2),f=M(c,!0),m=W(c,2),h=e=>{var t=ot(),n=M(t,!0);x(()=>S(n,p(u))),Z(e,t)};l(m,e=>{p(u)!==void 0&&e(h)}),X(n),x(()=>S(f,p(a).name)),Z(e,n)},n=q(()=>t.field.whole(t.it.thing)),r=q(()=>p(c).deed.split(` `)[0]??``),i=q(()=>Qe(t.it,t.field));pe(g,{get things(){return p(n)},get slug(){return t.it.slug},get deed(){return p(r)},get which(){return p(i)},get said(){return p(c).notes},get attached(){return p(c).attached},picture:e,$$slots:{picture:!0}})}X(f),x(()=>{m=s(f,1,`chip hued svelte-1wucj7`,null,m,{hidden:!t.it.piece.revealed}),h=T(f,``,h,{"--hue":p(o).hue,"--ink":`${p(o).ink??50??``}%`})}),Z(e,f),z()}var ut=O(`<b class="svelte-1dgk43s"> </b>`),dt=O(`<span><!><!></span>`),ft=O(`<span class="badge bears svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b></span>`),pt=O(`<span class="left svelte-1dgk43s"></span>`),mt=O(`<span></span>`),ht=O(`<span><span class="art svelte-1dgk43s"><!></span> <span class="name svelte-1dgk43s"><!></span> <span class="badges svelte-1dgk43s"><!> <!></span> <span><!> <span class="line svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b> <!></span></span></span>`);function gt(e,t){L(t,!0);let n=H(t,`acting`,3,!1),r=q(()=>Math.max(...t.face.name.split(/[\s-]/).map(e=>e.length)));var i=ht();let a,o;var c=K(i),u=K(c);le(u,{get face(){return t.face},game:`mage-wars`}),X(c);var d=W(c,2);let f;var m=K(d);_(m,{get name(){return t.face.name}}),X(d);var h=W(d,2),y=K(h);g(y,17,()=>t.badges,v,(e,t)=>{var n=dt();let r;var i=K(n);G(i,{get path(){return $[p(t).icon]}});var a=W(i),o=e=>{var n=ut(),r=M(n,!0);x(()=>S(r,p(t).n)),Z(e,n)};l(a,e=>{p(t).n!==void 0&&e(o)}),X(n),x(()=>r=s(n,1,`badge ${p(t).icon??``}`,`svelte-1dgk43s`,r,{bad:p(t).bad})),Z(e,n)});var b=W(y,2),C=e=>{var n=ft(),r=K(n);G(r,{get path(){return $.attached}});var i=W(r,2),a=M(i,!0);X(n),x(()=>S(a,t.bears)),Z(e,n)};l(b,e=>{t.bears&&e(C)}),X(h);var w=W(h,2);let D;var O=K(w),k=e=>{var n=pt();let r;x(e=>r=T(n,``,r,{width:e}),[()=>`${Math.max(0,100-100*t.damage/t.life)}%`]),Z(e,n)};l(O,e=>{t.life&&e(k)});var A=W(O,2),j=K(A);Ke(j,{get seat(){return t.seat}});var N=W(j,2),P=M(N,!0),F=W(N,2),I=e=>{var n=mt();x(()=>s(n,1,`act ${t.acts??``}`,`svelte-1dgk43s`)),Z(e,n)};l(F,e=>{t.acts&&e(I)}),X(A),X(w),X(i),x(()=>{a=s(i,1,`token ${t.type??``}`,`svelte-1dgk43s`,a,{used:t.acts===`used`,acting:n()}),o=T(i,``,o,{"--owner":E[t.seat].colour}),f=T(d,``,f,{"--longest":p(r)}),D=s(w,1,`life svelte-1dgk43s`,null,D,{low:t.damage*3>=t.life*2,none:!t.life}),S(P,t.life?`${t.damage}/${t.life}`:``)}),Z(e,i),z()}var _t=O(`<div class="chips svelte-4h3pu7"></div>`),vt=O(`<div><!> <!></div>`);function yt(e,t){L(t,!0);let n=Q(),{session:r,face:i,tell:a}=n,o=q(()=>n.rules),c=q(()=>i(t.it.slug)),u=q(()=>r.shown?.values?.[t.it.thing]??{}),d=q(()=>t.field.isMage(t.it.thing)),f=q(()=>t.field.attached(t.it.thing)),m=q(()=>et(t.it,t.field,n)),h=q(()=>[...Be(t.it.piece,p(u),p(d),a),...Re(t.it.piece,p(u),a),...Le(t.it.piece,p(o).conditions,a)]),_=q(()=>ze(p(u))),v=q(()=>p(d)||p(c).type===`creature`?t.it.piece.active?`ready`:`used`:void 0);var y=vt();let b;var S=K(y);{let e=e=>{{let n=q(()=>p(c).type||`enchantment`),r=q(()=>p(u).life??0),i=q(()=>t.field.view.acting===t.it.thing);gt(e,{get face(){return p(c)},get type(){return p(n)},get seat(){return t.it.piece.controller},get damage(){return t.it.piece.damage},get life(){return p(r)},get acts(){return p(v)},get acting(){return p(i)},get badges(){return p(h)},get bears(){return p(f).length}})}},n=q(()=>t.field.whole(t.it.thing)),r=q(()=>Ze(t.it,t.field)),i=q(()=>Qe(t.it,t.field)),a=q(()=>t.it.piece.zone<0?[]:[t.it.piece.zone]);pe(S,{get things(){return p(n)},get slug(){return t.it.slug},get deed(){return p(r)},get which(){return p(i)},get said(){return p(m).notes},get attached(){return p(m).attached},get live(){return p(_)},get ground(){return p(a)},picture:e,$$slots:{picture:!0}})}var C=W(S,2),w=e=>{var n=_t();g(n,21,()=>p(f),e=>e.thing,(e,n)=>{lt(e,{get it(){return p(n)},get field(){return t.field}})}),X(n),Z(e,n)};l(C,e=>{p(f).length&&e(w)}),X(y),x(()=>b=s(y,1,`piece svelte-4h3pu7`,null,b,{bearing:p(f).length})),Z(e,y),z()}var bt=3,xt=28,St=4,Ct=2,wt=140,Tt=128,Et=72,Dt=44,Ot=74,kt=54;function At(e,t,n){let r=e<wt&&n.length<=Ct?1:jt(e,t,Math.max(n.length,St)),i=Math.max(Math.ceil(n.length/r),2),a=Math.max(0,Math.min(bt,(t-i*Dt)/(i-1))),o=e=>Math.floor(e/r),s=Array.from({length:i},(e,t)=>n.some((e,n)=>e&&o(n)===t)),c=e=>Math.floor((t-(i-1)*a-e)/i),l=s.filter(Boolean).length*xt,u=Math.floor(Math.min(Tt,(e-(r-1)*bt)/r)),d=u>=Ot&&c(l)>=kt,f=Math.max(Dt,Math.min(Et,c(d?l:0))),p=e=>d?s.slice(0,o(e)).filter(Boolean).length*xt:0;return{width:u,tall:f,chips:d,places:n.map((e,t)=>({x:t%r*(u+bt),y:o(t)*(f+a)+p(t)}))}}function jt(e,t,n){let r=Math.max(1,Math.floor((e+bt)/47)),i=Math.ceil(n/Math.max(1,Math.floor((t+bt)/47)));return Math.min(r,Math.max(2,i))}var Mt=O(`<button class="ground svelte-cuwqcz" data-behind=""><span class="unseen"> </span></button>`),Nt=O(`<span class="away svelte-cuwqcz"><!> </span>`),Pt=O(`<div class="slot svelte-cuwqcz"><!></div>`),Ft=O(`<section><!> <h3 class="svelte-cuwqcz"><span class="svelte-cuwqcz"> </span> <!></h3> <div></div></section>`);function It(e,t){L(t,!0);let{session:n,tell:r}=Q(),i=n.builder,o=q(()=>[t.zone.thing]),u=q(()=>i.state(p(o))),d=q(()=>t.field.inZone(t.zone.thing)),f=U(0),h=U(0),_=q(()=>At(p(f)-6,p(h)-6,p(d).map(({thing:e})=>t.field.attached(e).length>0))),v=q(()=>i.question?.reason===`act`&&t.field.view.acting>=0),b=q(()=>r(`zone`,{name:t.zone.name})),C=q(()=>[p(b),...t.away===void 0?[]:[r(`mw-away`,{n:t.away})],...i.options(p(o)).map(e=>e.sentence??``)].join(`, `));function w(e){i.touch(p(o),e)||n.whyNot(`move ${t.zone.name}`)}var E=Ft();let D;var O=K(E),k=e=>{var t=Mt(),n=K(t),r=M(n,!0);X(t),y(t,()=>p(u)&&c(()=>p(u),!0)),x(()=>{Y(t,`data-target`,p(u)?``:void 0),Y(t,`tabindex`,p(u)?void 0:-1),Y(t,`aria-pressed`,i.gathers&&p(u)?p(u)===`chosen`:void 0),S(r,p(C))}),m(`click`,t,e=>w(e.currentTarget)),Z(e,t)};l(O,e=>{(p(u)||p(v))&&e(k)});var A=W(O,2),j=K(A),N=M(j,!0),P=W(j,2),I=e=>{var n=Nt(),i=K(n);G(i,{get path(){return $.distance}});var a=W(i,1,!0);X(n),x(e=>{Y(n,`title`,e),S(a,t.away)},[()=>r(`mw-away`,{n:t.away})]),Z(e,n)};l(P,e=>{t.away!==void 0&&e(I)}),X(A);var R=W(A,2);let B,V;g(R,23,()=>p(d),e=>e.thing,(e,n,r)=>{var i=Pt();let a;yt(K(i),{get it(){return p(n)},get field(){return t.field}}),X(i),x(()=>a=T(i,``,a,{translate:`${p(_).places[p(r)].x??``}px ${p(_).places[p(r)].y??``}px`})),Z(e,i)}),X(R),X(E),y(E,()=>a(()=>({things:p(o),shown:{things:p(o),slug:``}}))),x((e,n)=>{s(E,1,`zone ${p(u)??``}`,`svelte-cuwqcz`),Y(E,`data-name`,e),Y(E,`aria-label`,p(b)),Y(E,`data-zone`,t.zone.name),D=T(E,``,D,{"--column":t.zone.column,"--row":t.zone.row}),S(N,n),B=s(R,1,`pieces svelte-cuwqcz`,null,B,{counted:!p(_).chips}),V=T(R,``,V,{"--piece":`${p(_).width??``}px`,"--tall":`${p(_).tall??``}px`,"--shine":`3px`})},[()=>t.zone.name.toUpperCase(),()=>t.zone.name.toUpperCase()]),te(R,`clientWidth`,e=>F(f,e)),te(R,`clientHeight`,e=>F(h,e)),Z(e,E),z()}u([`click`]);var Lt=O(`<section class="away svelte-15nctgm"><h3 class="svelte-15nctgm"> </h3> <!></section>`),Rt=O(`<div class="arena svelte-15nctgm" role="group"><!> <!> <!></div> <!>`,1);function zt(e,t){L(t,!0);let{tell:n}=Q(),r=q(()=>t.field.ground),i=U(void 0),a=q(()=>{let e=j.seen?.things.find(e=>t.field.all.has(e)),n=t.field.view.acting>=0?t.field.view.acting:e;return n===void 0?void 0:t.field.zoneOf(n)});function o(e,t){return Array.from({length:2*e-1},(e,n)=>n%2?`var(--edge)`:t).join(` `)}var s=Rt(),c=B(s);let u;var d=K(c);g(d,17,()=>p(r).zones,e=>e.thing,(e,n)=>{{let r=q(()=>p(a)&&Ae(p(a),p(n)));It(e,{get zone(){return p(n)},get field(){return t.field},get away(){return p(r)}})}});var f=W(d,2);g(f,17,()=>p(r).borders,e=>e.thing,(e,n)=>{at(e,{get border(){return p(n)},get field(){return t.field}})}),Ie(W(f,2),{get field(){return t.field},get over(){return p(i)}}),X(c),ne(c,e=>F(i,e),()=>p(i));var m=W(c,2),h=e=>{var r=Lt(),i=K(r),a=M(i,!0),o=W(i,2);g(o,17,()=>t.field.away,e=>e.thing,(e,n)=>{yt(e,{get it(){return p(n)},get field(){return t.field}})}),X(r),x((e,t)=>{Y(r,`aria-label`,e),S(a,t)},[()=>n(`ui-away`),()=>n(`ui-away`)]),Z(e,r)};l(m,e=>{t.field.away.length&&e(h)}),x((e,t,n)=>{Y(c,`aria-label`,e),u=T(c,``,u,{"grid-template-columns":t,"grid-template-rows":n})},[()=>n(`mw-arena`),()=>o(p(r).columns,`minmax(0, 1fr)`),()=>o(p(r).rows,`minmax(0, 1fr)`)]),Z(e,s),z()}var Bt={words:``,type:``,school:``,level:``,affordable:!1};function Vt(e,t,n,r,i){let a=new Map;for(let i of e){let e=n.get(t(i));if(!e)continue;let o=Je(e),s=a.get(e.slug);s?s.things.push(i):a.set(e.slug,{slug:e.slug,name:e.name,things:[i],cost:r[i]?.cost??o.cost,card:o})}let o=e=>e.cost===`X`?99:e.cost;return[...a.values()].sort((e,t)=>i.indexOf(e.card.type)-i.indexOf(t.card.type)||o(e)-o(t)||e.name.localeCompare(t.name))}function Ht(e,t){return e.cost===`X`||e.cost<=t}function Ut(e,t,n){let r=t.words.toLowerCase().split(/\s+/).filter(Boolean);return e.filter(({name:e,card:i,...a})=>{let o=[e,i.kind,...i.text].join(` `).toLowerCase();return r.every(e=>o.includes(e))&&(!t.type||i.type===t.type)&&(!t.school||t.school in i.schools)&&(!t.level||i.level===Number(t.level))&&(!t.affordable||Ht({name:e,card:i,...a},n))})}function Wt(e){let t=new Map;for(let n of e)t.set(n.card.type,[...t.get(n.card.type)??[],n]);return[...t]}function Gt(e,t){let n=e.flatMap(({card:e})=>Object.keys(e.schools));return{types:t.filter(t=>e.some(({card:e})=>e.type===t)),schools:[...new Set(n)].sort(),levels:[...new Set(e.map(({card:e})=>e.level))].sort((e,t)=>e-t)}}function Kt(e,{view:t}){let n=new Set(t.player<0?[]:t.sides[t.player].own_spellbook);return(e.builder.question?.options??[]).flatMap(e=>e.things??[]).filter(e=>n.has(e))}function qt(e,t){let n=t.view.player,r=e.builder.question?.source.split(/[@#]/)[0],i=[...t.all.values()].find(({slug:e,piece:i,thing:a})=>e===r&&i.controller===n&&!t.isMage(a));return(t.all.get(t.view.sides[n]?.mage??-1)?.piece.mana??0)+(i?.piece.mana??0)}var Jt=O(`<span class="place svelte-uuqwof"><!> </span>`),Yt=O(`<span class="school hued svelte-uuqwof"><!> </span>`),Xt=O(`<span class="svelte-uuqwof"><!> </span>`),Zt=O(`<b class="copies svelte-uuqwof"> </b>`),Qt=O(`<span><span class="art svelte-uuqwof"><!></span> <span class="cost svelte-uuqwof"> </span> <span class="words svelte-uuqwof"><span class="name svelte-uuqwof"> </span> <span class="more svelte-uuqwof"><!> <!> <span class="svelte-uuqwof"><!></span> <span class="svelte-uuqwof"><!> </span> <!> <!></span></span> <!></span>`);function $t(e,t){L(t,!0);let n=H(t,`dear`,3,!1),r=H(t,`copies`,3,1),i=H(t,`spent`,3,!1),{face:a}=Q();var o=Qt();let c;var u=K(o),d=K(u);{let e=q(()=>a(t.slug));le(d,{get face(){return p(e)},game:`mage-wars`})}X(u);var f=W(u,2),m=M(f,!0),h=W(f,2),_=K(h),y=M(_,!0),b=W(_,2),C=K(b),w=e=>{var n=Jt(),r=K(n);G(r,{get path(){return t.place.icon}});var i=W(r,1,!0);X(n),x(()=>S(i,t.place.name)),Z(e,n)};l(C,e=>{t.place&&e(w)});var E=W(C,2);g(E,17,()=>Object.entries(t.card.schools),v,(e,t)=>{var n=q(()=>se(p(t),2));let r=()=>p(n)[0],i=()=>p(n)[1],a=q(()=>ee(`mage-wars`,r()));var o=Yt();let s;var c=K(o);G(c,{get path(){return p(a).emblem}});var l=W(c,1,!0);X(o),x(()=>{s=T(o,``,s,{"--hue":p(a).hue}),S(l,i())}),Z(e,o)});var D=W(E,2),O=K(D);G(O,{get path(){return $[t.card.full?`full`:`quick`]}}),X(D);var k=W(D,2),A=K(k);G(A,{get path(){return $.range}});var j=W(A);X(k);var N=W(k,2);g(N,17,()=>t.card.attacks,v,(e,t)=>{var n=Xt(),r=K(n);{let e=q(()=>$[p(t).kind]??$.melee);G(r,{get path(){return p(e)}})}var i=W(r,1,!0);X(n),x(()=>S(i,p(t).dice||`X`)),Z(e,n)});var P=W(N,2),F=e=>{var n=Xt(),r=K(n);G(r,{get path(){return $.life}});var i=W(r,1,!0);X(n),x(()=>S(i,t.card.life)),Z(e,n)};l(P,e=>{t.card.life&&e(F)}),X(b),X(h);var I=W(h,2),R=e=>{var t=Zt(),n=M(t);x(()=>S(n,`×${r()??``}`)),Z(e,t)};l(I,e=>{r()>1&&e(R)}),X(o),x(()=>{c=s(o,1,`row svelte-uuqwof`,null,c,{dear:n(),spent:i()}),S(m,t.price),S(y,t.name),S(j,`${t.card.range[0]??``}–${t.card.range[1]??``}`)}),Z(e,o),z()}var en=O(`<button class="fold svelte-jk9yt2"> </button>`),tn=O(`<button class="slot full svelte-jk9yt2"> <!></button>`),nn=O(`<span class="slot svelte-jk9yt2"> </span>`),rn=O(`<div class="slots svelte-jk9yt2"></div>`),an=O(`<option> </option>`),on=O(`<span class="twice svelte-jk9yt2">2×</span>`),sn=O(`<!> <!>`,1),cn=O(`<h3 class="svelte-jk9yt2"> </h3> <div class="spells svelte-jk9yt2"></div>`,1),ln=O(`<p class="none svelte-jk9yt2"> <button> </button></p>`),un=O(`<!> <div role="search"><label class="words svelte-jk9yt2"><span class="unseen"> </span> <input type="search" class="svelte-jk9yt2"/></label> <button class="filters svelte-jk9yt2"> </button> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="check svelte-jk9yt2"><input type="checkbox" class="svelte-jk9yt2"/> </label></div> <div class="list svelte-jk9yt2" tabindex="0" role="group"></div>`,1),dn=O(`<section class="book svelte-jk9yt2"><div class="head svelte-jk9yt2"><h2 class="svelte-jk9yt2"> </h2> <span class="mana svelte-jk9yt2"><!> <span class="unseen"> </span></span> <!></div> <!></section>`);function fn(e,t){L(t,!0);let r=H(t,`open`,15),a=Q(),{session:o,game:u,tell:d}=a,f=q(()=>a.rules),_=o.builder,b=q(()=>Vt(t.things,e=>t.field.slug(e),I.server.cards[u]??new Map,o.shown?.values??{},p(f).types)),w=q(()=>Gt(p(b),p(f).types)),T=U(ie({...Bt})),E=U(void 0),D=U(!1),O=q(()=>Ut(p(b),p(T),t.mana)),k=q(()=>_.picked.map(e=>e.things?.[0]??-1)),j=e=>p(k).filter(t=>e.includes(t)).length;function N(e){(e.key===`Enter`||e.key===`ArrowDown`)&&(e.preventDefault(),h(p(E))[0]?.focus())}var P=dn(),V=K(P),ee=K(V),te=M(ee,!0),oe=W(ee,2),J=K(oe);G(J,{get path(){return $.mana}});var ce=W(J),le=W(ce),ue=M(le,!0);X(oe);var de=W(oe,2),fe=e=>{var t=en(),n=M(t,!0);y(t,()=>!r()&&c()),x(e=>{Y(t,`aria-expanded`,r()),S(n,e)},[()=>d(r()?`mw-see-arena`:`mw-see-book`)]),m(`click`,t,()=>r(!r())),Z(e,t)};l(de,e=>{t.folds&&e(fe)}),X(V);var me=W(V,2),he=e=>{var r=un(),a=B(r),c=e=>{var r=rn();g(r,21,()=>({length:_.question?.high??0}),v,(e,r,i)=>{let a=q(()=>_.picked[i]);var s=n(),c=B(s),u=e=>{var n=tn(),r=K(n,!0),i=W(r);G(i,{name:`purged`}),X(n),x((e,t)=>{Y(n,`aria-label`,e),S(r,t)},[()=>d(`mw-take-back`,{what:p(a).sentence??``}),()=>o.shown&&t.field.slug(p(a).things?.[0]??-1)?p(b).find(e=>e.things.includes(p(a).things?.[0]??-1))?.name:``]),m(`click`,n,()=>_.gather(p(a))),Z(e,n)},f=e=>{var t=nn(),n=M(t,!0);x(e=>S(n,e),[()=>d(`mw-slot`,{n:i+1})]),Z(e,t)};l(c,e=>{p(a)?e(u):e(f,-1)}),Z(e,s)}),X(r),Z(e,r)};l(a,e=>{_.gathers&&e(c)});var u=W(a,2);let f;var h=K(u),y=K(h),E=M(y,!0),k=W(y,2);ae(k),X(h);var P=W(h,2),I=M(P,!0),L=W(P,2),z=K(L),V=M(z,!0),H=W(z,2),U=K(H),ee=M(U,!0);U.value=U.__value=``;var te=W(U);g(te,17,()=>p(w).types,v,(e,t)=>{var n=an(),r=M(n,!0),i={};x(e=>{S(r,e),i!==(i=p(t))&&(n.value=(n.__value=i)??``)},[()=>d(`type-${p(t)}`)]),Z(e,n)}),X(H),i(H),X(L);var ne=W(L,2),ie=K(ne),oe=M(ie,!0),J=W(ie,2),Q=K(J),ce=M(Q,!0);Q.value=Q.__value=``;var le=W(Q);g(le,17,()=>p(w).schools,v,(e,t)=>{var n=an(),r=M(n,!0),i={};x(e=>{S(r,e),i!==(i=p(t))&&(n.value=(n.__value=i)??``)},[()=>d(`school-${p(t)}`)]),Z(e,n)}),X(J),i(J),X(ne);var ue=W(ne,2),de=K(ue),fe=M(de,!0),me=W(de,2),he=K(me),ge=M(he,!0);he.value=he.__value=``;var _e=W(he);g(_e,17,()=>p(w).levels,v,(e,t)=>{var n=an(),r=M(n,!0),i={};x(e=>{S(r,p(t)),i!==(i=e)&&(n.value=(n.__value=i)??``)},[()=>String(p(t))]),Z(e,n)}),X(me),i(me),X(ue);var ve=W(ue,2),ye=K(ve);ae(ye);var be=W(ye);X(ve),X(u);var xe=W(u,2);g(xe,21,()=>Wt(p(O)),([e,t])=>e,(e,n)=>{var r=q(()=>se(p(n),2));let i=()=>p(r)[0],a=()=>p(r)[1];var o=cn(),s=B(o),c=M(s,!0),u=W(s,2);g(u,21,a,e=>e.slug,(e,n)=>{{let r=e=>{var r=sn(),i=B(r);{let e=q(()=>p(n).cost===p(n).card.cost?p(n).card.price:`${p(n).cost}`),r=q(()=>!Ht(p(n),t.mana));$t(i,{get slug(){return p(n).slug},get name(){return p(n).name},get card(){return p(n).card},get price(){return p(e)},get dear(){return p(r)},get copies(){return p(n).things.length}})}var a=W(i,2),o=e=>{var t=on();Z(e,t)},s=q(()=>j(p(n).things)>1);l(a,e=>{p(s)&&e(o)}),Z(e,r)},i=q(()=>p(n).things.length>1?[`×${p(n).things.length}`]:[]);pe(e,{get things(){return p(n).things},get slug(){return p(n).slug},get said(){return p(i)},direct:!0,picture:r,$$slots:{picture:!0}})}}),X(u),x(e=>S(c,e),[()=>d(`type-${i()}`)]),Z(e,o)},e=>{var t=ln(),n=K(t),r=W(n),i=M(r,!0);X(t),x((e,t)=>{S(n,`${e??``} `),S(i,t)},[()=>d(`mw-none`),()=>re(`start-over`)]),m(`click`,r,()=>F(T,{...Bt},!0)),Z(e,t)}),X(xe),x((e,t,n,r,i,a,o,c,l,d,m)=>{f=s(u,1,`wishes svelte-jk9yt2`,null,f,{more:p(D)}),S(E,e),Y(k,`placeholder`,t),Y(P,`aria-expanded`,p(D)),S(I,n),S(V,r),S(ee,i),S(oe,a),S(ce,o),S(fe,c),S(ge,l),S(be,` ${d??``}`),Y(xe,`aria-label`,m)},[()=>d(`mw-search`),()=>d(`mw-search`),()=>d(`mw-filters`),()=>d(`mw-type`),()=>d(`mw-type`),()=>d(`mw-school`),()=>d(`mw-school`),()=>d(`mw-level`),()=>d(`mw-level`),()=>d(`mw-affordable`),()=>d(`mw-spells`)]),m(`keydown`,k,N),A(k,()=>p(T).words,e=>p(T).words=e),m(`click`,P,()=>F(D,!p(D))),C(H,()=>p(T).type,e=>p(T).type=e),C(J,()=>p(T).school,e=>p(T).school=e),C(me,()=>p(T).level,e=>p(T).level=e),R(ye,()=>p(T).affordable,e=>p(T).affordable=e),Z(e,r)};l(me,e=>{r()&&e(he)}),X(P),ne(P,e=>F(E,e),()=>p(E)),x((e,n,r,i)=>{Y(P,`aria-label`,e),S(te,n),Y(oe,`title`,r),S(ce,`${t.mana??``} `),S(ue,i)},[()=>d(`pile-spellbook`),()=>d(`pile-spellbook`),()=>d(`ui-mana`,{n:t.mana}),()=>d(`ui-mana`,{n:t.mana})]),Z(e,P),z()}u([`click`,`keydown`]);var pn=O(`<div><!></div>`);function mn(e,t){L(t,!0);let{session:r,beside:i}=Q(),a=q(()=>new je(t.view)),o=q(()=>Kt(r,p(a))),c=U(!0);var u=n(),d=B(u),f=e=>{var t=pn();let n;var l=K(t);b(l,()=>r.builder.seq,e=>{{let t=q(()=>qt(r,p(a))),n=q(()=>!i());fn(e,{get things(){return p(o)},get mana(){return p(t)},get field(){return p(a)},get folds(){return p(n)},get open(){return p(c)},set open(e){F(c,e,!0)}})}}),X(t),x((e,r)=>n=s(t,1,`place svelte-qz3y3y`,null,n,{over:e,folded:r}),[()=>!i(),()=>!p(c)&&!i()]),Z(e,t)};l(d,e=>{p(o).length&&e(f)}),Z(e,u),z()}var hn=O(`<section class="hand svelte-4jui3u"><h3 class="svelte-4jui3u"> </h3> <div class="spells svelte-4jui3u"></div></section>`);function gn(e,t){L(t,!0);let{session:r,game:i,face:a,tell:o}=Q(),s=q(()=>t.field.view.sides[t.seat]),c=q(()=>t.field.all.get(p(s).mage)),u=q(()=>t.field.atHand(t.seat).map(e=>({...e,info:I.server.cards[i]?.get(t.field.slug(e.thing))}))),d=q(()=>r.shown?.values??{}),f=q(()=>r.builder.question?.reason===`act`?`cast`:`quickcast`);function m({thing:e,holder:t}){return(t??p(c))?.piece.used.includes(t?`bound`:`spell-${e}`)??!1}var h=n(),_=B(h),v=e=>{var t=hn(),r=K(t),i=M(r,!0),s=W(r,2);g(s,21,()=>p(u),e=>e.thing,(e,t)=>{let r=q(()=>p(t));var i=n(),o=B(i),s=e=>{let n=q(()=>Je(p(r).info)),i=q(()=>p(d)[p(r).thing]?.cost),o=q(()=>p(r).holder&&a(p(r).holder.slug).name);{let a=e=>{{let a=q(()=>p(i)===void 0?p(n).price:`${p(i)}`),s=q(()=>Number(p(i)??p(n).cost)>(p(c)?.piece.mana??0)),l=q(()=>m(p(t))),u=q(()=>p(o)?{name:p(o),icon:$[p(r).bound?`bound`:`assigned`]}:void 0);$t(e,{get slug(){return p(r).info.slug},get name(){return p(r).info.name},get card(){return p(n)},get price(){return p(a)},get dear(){return p(s)},get spent(){return p(l)},get place(){return p(u)}})}},s=q(()=>[p(r).thing]),l=q(()=>p(o)?[p(o)]:void 0);pe(e,{get things(){return p(s)},get slug(){return p(r).info.slug},get deed(){return p(f)},get said(){return p(l)},picture:a,$$slots:{picture:!0}})}};l(o,e=>{p(r).info&&e(s)}),Z(e,i)}),X(s),X(t),x((e,n)=>{Y(t,`aria-label`,e),S(i,n)},[()=>o(`mw-spells`),()=>o(`mw-spells`)]),Z(e,t)};l(_,e=>{p(u).length&&e(v)}),Z(e,h),z()}var _n=(e,t=N,n=N,r=N)=>{var i=vn();let a;var o=K(i);G(o,{get path(){return $[t()]}});var c=W(o,2),l=M(c,!0);X(i),x(()=>{a=s(i,1,`marker svelte-4mwe9r`,null,a,{ready:n()}),Y(i,`title`,r()),S(l,r())}),Z(e,i)},vn=O(`<span><!> <span class="unseen"> </span></span>`),yn=O(`<!> <!> <!>`,1),bn=O(`<span><!></span>`),xn=O(`<div class="numbers svelte-4mwe9r"><span class="sign svelte-4mwe9r"><!></span> <span><span class="bar svelte-4mwe9r"></span> <b aria-hidden="true" class="svelte-4mwe9r"><!> </b> <span class="unseen"> </span></span> <span class="number svelte-4mwe9r"><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></span> <span class="number mana svelte-4mwe9r" data-dial="mana"><!> <b aria-hidden="true"> </b> <small aria-hidden="true" class="svelte-4mwe9r"> </small> <span class="unseen"> </span></span> <!> <!> <!></div> <div class="equipment svelte-4mwe9r" role="group"><!> <span class="free svelte-4mwe9r"></span></div>`,1),Sn=O(`<b class="fallen svelte-4mwe9r"> </b>`),Cn=O(`<div class="all svelte-4mwe9r"><!></div>`),wn=O(`<div class="mage svelte-4mwe9r"><!></div>`);function Tn(e,t){L(t,!0);let n=Q(),{session:r,face:i,tell:a}=n,o=q(()=>n.rules),c=q(()=>t.field.view),u=q(()=>p(c).sides[t.seat]),d=q(()=>t.field.all.get(p(u).mage)),f=q(()=>r.shown?.values?.[p(u).mage]??{}),m=q(()=>p(f).life??0),h=q(()=>t.field.equipment(p(u).mage)),_=q(()=>p(h).flatMap(({piece:e})=>e.slots)),y=q(()=>p(o).slots.filter((e,t)=>p(o).slots.slice(0,t+1).filter(t=>t===e).length>p(_).filter(t=>t===e).length)),b=q(()=>!!r.builder.state(p(u).own_spellbook??[])),C=e=>e.map(e=>({thing:e,slug:t.field.slug(e)})),w=q(()=>[i(t.field.slug(p(u).mage)).name,...p(c).teams?[a(`ui-team`,{n:t.seat%2+1})]:[]].join(` · `)),D=q(()=>t.field.all.get(p(c).acting)?.piece.controller===t.seat);var O=wn();let k;{let e=e=>{var n=yn(),r=B(n);{let e=q(()=>a(`pile-spellbook`)),t=q(()=>p(b)?[]:C(p(u).own_spellbook??[]));ue(r,{icon:`deck`,get label(){return p(e)},get count(){return p(u).spellbook},get cards(){return p(t)}})}var i=W(r,2),o=e=>{{let t=q(()=>a(`ui-at-hand`)),n=q(()=>C(p(u).own_prepared??[]));ue(e,{icon:`hand`,get label(){return p(t)},get count(){return p(u).prepared},get cards(){return p(n)}})}};l(i,e=>{t.seat!==p(c).player&&e(o)});var s=W(i,2);{let e=q(()=>a(`pile-discard`)),t=q(()=>C(p(u).discard).reverse());ue(s,{icon:`discard`,get label(){return p(e)},get count(){return p(u).discard.length},get cards(){return p(t)}})}Z(e,n)};var A=K(O);ce(A,{get seat(){return t.seat},get active(){return p(D)},get extra(){return p(w)},get emblems(){return e},children:(e,n)=>{var r=Cn(),i=K(r),o=e=>{var n=xn(),r=B(n),i=K(r);Ke(K(i),{get seat(){return t.seat}}),X(i);var o=W(i,2);let u;var _=K(o);let b;var C=W(_,2),w=K(C);G(w,{get path(){return $.damage}});var E=W(w);X(C);var D=W(C,2),O=M(D,!0);X(o);var k=W(o,2),A=K(k);G(A,{get path(){return $.armor}});var j=W(A,2),N=M(j,!0),P=W(j,2),F=M(P,!0);X(k);var I=W(k,2),L=K(I);G(L,{get path(){return $.mana}});var R=W(L,2),z=M(R,!0),V=W(R,2),H=M(V),U=W(V,2),ee=M(U,!0);X(I);var te=W(I,2);{let e=q(()=>a(p(d).piece.active?`mw-action-ready`:`mw-action-used`));_n(te,()=>`action`,()=>p(d).piece.active,()=>p(e))}var ne=W(te,2);{let e=q(()=>a(p(d).piece.quickcast?`ui-quickcast`:`ui-quickcast-used`));_n(ne,()=>`quickcast`,()=>p(d).piece.quickcast,()=>p(e))}var re=W(ne,2),ie=e=>{{let t=q(()=>a(`mw-initiative`));_n(e,()=>`initiative`,()=>!0,()=>p(t))}};l(re,e=>{p(c).initiative===t.seat&&e(ie)}),X(r);var ae=W(r,2),oe=K(ae);g(oe,17,()=>p(h),e=>e.thing,(e,n)=>{lt(e,{get it(){return p(n)},get field(){return t.field},get icon(){return $[p(n).piece.slots[0]]}})});var J=W(oe,2);g(J,21,()=>p(y),v,(e,t)=>{var n=bn(),r=K(n);G(r,{get path(){return $[p(t)]}}),X(n),x(e=>Y(n,`title`,e),[()=>a(`mw-free`,{slot:a(`slot-${p(t)}`)})]),Z(e,n)}),X(J),X(ae),x((e,t,n,r,i,a,c,l)=>{u=s(o,1,`life svelte-4mwe9r`,null,u,{low:p(d).piece.damage*3>=p(m)*2}),Y(o,`title`,e),b=T(_,``,b,{width:t}),S(E,`${p(d).piece.damage??``}/${p(m)??``}`),S(O,n),Y(k,`title`,r),S(N,p(f).armor??0),S(F,i),Y(I,`title`,a),S(z,p(d).piece.mana),S(H,`+${p(f).channeling??0??``}`),S(ee,c),Y(ae,`aria-label`,l)},[()=>a(`ui-damage`,{n:p(d).piece.damage,of:p(m)}),()=>`${Math.max(0,100-100*p(d).piece.damage/Math.max(1,p(m)))}%`,()=>a(`ui-damage`,{n:p(d).piece.damage,of:p(m)}),()=>a(`ui-armor`,{n:p(f).armor??0}),()=>a(`ui-armor`,{n:p(f).armor??0}),()=>a(`ui-channels`,{n:p(d).piece.mana,more:p(f).channeling??0}),()=>a(`ui-channels`,{n:p(d).piece.mana,more:p(f).channeling??0}),()=>a(`ui-equipment`)]),Z(e,n)},u=e=>{var t=Sn(),n=M(t,!0);x(e=>S(n,e),[()=>a(`ui-fallen`)]),Z(e,t)};l(i,e=>{p(d)?e(o):e(u,-1)}),X(r),Z(e,r)},$$slots:{default:!0}}),X(O)}x(()=>{Y(O,`data-mage`,t.seat),k=T(O,``,k,{"--owner":E[t.seat].colour})}),Z(e,O),z()}var En=O(`<li><!> <span class="unseen"> </span></li>`),Dn=O(`<div class="phases svelte-tw7myh"><b class="round svelte-tw7myh"> </b> <b class="name svelte-tw7myh" aria-hidden="true"> </b> <ol class="svelte-tw7myh"></ol></div>`);function On(e,t){L(t,!0);let{tell:n}=Q(),r=q(()=>t.phases.indexOf(t.view.phase));var i=Dn(),a=K(i),o=M(a,!0),c=W(a,2),l=M(c,!0),u=W(c,2);g(u,21,()=>t.phases,v,(e,t,i)=>{var a=En();let o;var c=K(a);G(c,{get path(){return $[p(t)]}});var l=W(c,2),u=M(l,!0);X(a),x((e,t)=>{Y(a,`aria-current`,i===p(r)?`step`:void 0),Y(a,`title`,e),o=s(a,1,`svelte-tw7myh`,null,o,{now:i===p(r),past:p(r)>=0&&i<p(r)}),S(u,t)},[()=>n(`phase-${p(t)}`),()=>n(`phase-${p(t)}`)]),Z(e,a)}),X(u),X(i),x((e,t,n)=>{S(o,e),S(l,t),Y(u,`aria-label`,n)},[()=>n(`ui-round`,{n:t.view.round}),()=>p(r)<0?``:n(`phase-${t.view.phase}`),()=>n(`mw-phases`)]),Z(e,i),z()}function kn(e,t,n){let r=e.map(e=>({kind:`attack`,shows:n[e]}));return t?[...r,{kind:`effect`,shows:String(t)}]:r}function An({kind:e,shows:t}){return{effect:e===`effect`,damage:parseInt(t),critical:t.includes(`★`)}}var jn=12;function Mn({kind:e},{faces:t}){let n=Math.floor(Math.random()*(e===`effect`?jn:t.length));return{kind:e,shows:e===`effect`?`${n+1}`:t[n]}}var Nn=f(`<svg class="twelve svelte-1nbf048" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 1 18.5 3.1 22.5 8.6v6.8L18.5 20.9 12 23 5.5 20.9 1.5 15.4V8.6L5.5 3.1Z" class="svelte-1nbf048"></path><text x="12" y="16.2" class="svelte-1nbf048"> </text></svg>`),Pn=f(`<path class="svelte-1nbf048"></path>`),Fn=f(`<circle r="2.8" class="svelte-1nbf048"></circle>`),In=f(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect x="1.5" y="1.5" width="21" height="21" rx="5" class="svelte-1nbf048"></rect><!></svg>`),Ln=O(`<span class="dice svelte-1nbf048"><span class="unseen"> </span> <!></span>`);function Rn(e,t){L(t,!0);let r=[[],[[12,12]],[[8,8],[16,16]]],{tell:i}=Q(),a=q(()=>t.dice.filter(e=>!An(e).effect).map(({shows:e})=>`[${e}]`).join(` `)),o=q(()=>t.dice.find(e=>An(e).effect)?.shows),c=q(()=>p(o)&&p(a)?i(`ui-dice`,{dice:p(a),die:p(o)}):p(o)?i(`mw-effect-die`,{die:p(o)}):i(`ui-dice-alone`,{dice:p(a)}));var u=Ln(),d=K(u),f=M(d,!0),m=W(d,2);g(m,17,()=>t.dice,v,(e,t,i,a)=>{let o=q(()=>An(p(t)));var c=n(),u=B(c),d=e=>{var t=Nn(),n=W(K(t)),r=M(n,!0);X(t),x(()=>S(r,p(o).damage)),Z(e,t)},f=e=>{var t=In();let i;var a=W(K(t));g(a,17,()=>r[p(o).damage],v,(e,t)=>{var r=q(()=>se(p(t),2));let i=()=>p(r)[0],a=()=>p(r)[1];var s=n(),c=B(s),u=e=>{var t=Pn();x(()=>Y(t,`d`,`M${i()??``} ${a()-5}l1.4 3.2 3.5.3-2.6 2.3.8 3.4-3.1-1.8-3.1 1.8.8-3.4-2.6-2.3 3.5-.3Z`)),Z(e,t)},d=e=>{var t=Fn();x(()=>{Y(t,`cx`,i()),Y(t,`cy`,a())}),Z(e,t)};l(c,e=>{p(o).critical?e(u):e(d,-1)}),Z(e,s)}),X(t),x(()=>i=s(t,0,`svelte-1nbf048`,null,i,{critical:p(o).critical,blank:!p(o).damage})),Z(e,t)};l(u,e=>{p(o).effect?e(d):e(f,-1)}),Z(e,c)}),X(u),x(()=>S(f,p(c))),Z(e,u),z()}var zn=O(`<p class="svelte-n3ricu"> <!></p>`),Bn=O(`<p class="svelte-n3ricu"><!> </p>`),Vn=O(`<p class="svelte-n3ricu"><!> <!></p>`),Hn=O(`<div role="status"><!> <!> <!></div>`);function Un(e,t){L(t,!0);let n=Q(),{session:r,face:i,tell:a}=n,o=q(()=>n.rules),c=q(()=>t.field.view),u=q(()=>p(c).attacks.some(e=>e.rolled.length)),d=q(()=>p(c).casts.length+p(c).attacks.length>0),f=q(()=>p(c).casts.filter(({spell:e})=>!p(c).attacks.some(({holder:t})=>t===e))),m=q(()=>{if(p(u))return[];if(r.moment)return(r.moment.lines??[]).slice(-1);let e=r.server.log.slice(r.screen.read).filter(e=>e.dice?.length);return e.length?e.slice(-1):p(d)?[]:r.server.log.slice(-1)});function h(e){let n=[...t.field.ground.zones,...t.field.ground.borders].find(t=>t.thing===e);return n?a(e<t.field.ground.zones.length?`zone`:`border`,{name:n.name}):i(t.field.slug(e)).name}var _=Hn();let y;var b=K(_);g(b,17,()=>p(m),v,(e,t)=>{var n=zn(),r=K(n,!0),i=W(r),a=e=>{Rn(e,{get dice(){return p(t).dice}})};l(i,e=>{p(t).dice?.length&&e(a)}),X(n),x(()=>S(r,p(t).text)),Z(e,n)});var C=W(b,2);g(C,17,()=>p(f),v,(e,t)=>{var n=Bn(),i=K(n);G(i,{get path(){return $.book}});var o=W(i);X(n),x(e=>S(o,` ${e??``}`),[()=>p(t).target===-1?a(`ui-casting-alone`,{player:r.server.name(p(t).by),card:h(p(t).spell)}):a(`ui-casting`,{player:r.server.name(p(t).by),card:h(p(t).spell),on:h(p(t).target)})]),Z(e,n)});var w=W(C,2);g(w,17,()=>p(c).attacks,v,(e,t)=>{var n=Vn(),r=K(n);G(r,{get path(){return $.melee}});var i=W(r),s=W(i),c=e=>{{let n=q(()=>kn(p(t).rolled,p(t).die,p(o).faces));Rn(e,{get dice(){return p(n)}})}};l(s,e=>{(p(t).rolled.length||p(t).die)&&e(c)}),X(n),x(e=>S(i,` ${e??``} `),[()=>a(`ui-attacking`,{what:h(p(t).attacker),on:h(p(t).defender)})]),Z(e,n)}),X(_),x(()=>y=s(_,1,`under-way svelte-n3ricu`,null,y,{busy:p(d),nothing:!p(d)&&!p(m).length})),Z(e,_),z()}var Wn=O(`<div class="own svelte-f2wmft"><!> <!></div>`),Gn=O(`<div><div class="others svelte-f2wmft"></div> <div class="middle svelte-f2wmft"><div class="top svelte-f2wmft"><div class="bar svelte-f2wmft"><!> <button class="larger svelte-f2wmft"><!> <span class="unseen"> </span></button></div> <!></div> <div><!></div></div> <!> <!></div>`);function Kn(e,t){L(t,!0);let n=Q(),{tell:r,beside:i}=n,a=q(()=>n.rules),o=q(()=>new je(t.view)),c=q(()=>t.view.player),u=U(!1),d=q(()=>t.view.sides.map((e,n)=>(Math.max(p(c),0)+n+(p(c)<0?0:1))%t.view.sides.length).filter(e=>e!==p(c)));var f=Gn();let h;var _=K(f);g(_,20,()=>p(d),e=>e,(e,t)=>{Tn(e,{get seat(){return t},get field(){return p(o)}})}),X(_);var v=W(_,2),y=K(v),b=K(y),C=K(b);On(C,{get view(){return t.view},get phases(){return p(a).phases}});var w=W(C,2),T=K(w);G(T,{name:`zoom`});var E=W(T,2),D=M(E,!0);X(w),X(b),Un(W(b,2),{get field(){return p(o)}}),X(y);var O=W(y,2);let k;zt(K(O),{get field(){return p(o)}}),X(O),X(v);var A=W(v,2),j=e=>{var t=Wn(),n=K(t);Tn(n,{get seat(){return p(c)},get field(){return p(o)}}),gn(W(n,2),{get seat(){return p(c)},get field(){return p(o)}}),X(t),Z(e,t)};l(A,e=>{p(c)>=0&&e(j)});var N=W(A,2),P=e=>{mn(e,{get view(){return t.view}})},I=q(()=>!i());l(N,e=>{p(I)&&e(P)}),X(f),x(e=>{h=s(f,1,`magewars svelte-f2wmft`,null,h,{crowd:t.view.sides.length>2,watched:p(c)<0}),Y(w,`aria-pressed`,p(u)),S(D,e),k=s(O,1,`ground svelte-f2wmft`,null,k,{large:p(u)})},[()=>r(p(u)?`mw-whole`:`mw-larger`)]),m(`click`,w,()=>F(u,!p(u))),Z(e,f),z()}u([`click`]);var qn=/^(attack|counterstrike) /;function Jn(e){let t=new Map;for(let n of e.options){let e=n.things?.[0];if(!qn.test(n.answer)||e===void 0)continue;let r=Number(/ (\d+)$/.exec(n.answer)?.[1]??1),i=`${e} ${r}`,a=t.get(i)??{holder:e,number:r,options:[]};a.options.push(n),t.set(i,a)}return[...t.values()]}function Yn(e,n,r,i){if(n.things.some(t=>e.includes(t)))return;let a=t(r,e,n);if(a)return a;if(e.includes(i.acting)){let e=V(r,n.things,`move`,`climb`);return e.length?{options:e}:void 0}let o=V(r,e,`activate`,`cast`,`quickcast`,`deploy`);return o.length&&n.things.length?{options:o,aim:{things:n.things}}:void 0}function Xn({play:e}){return new Map(e.map(([e,{controller:t}])=>[e,t]))}function Zn({reason:e},{acting:t}){return e===`act`?t:-1}var Qn=Object.entries({canine:`dog`,cat:`cat`,bird:`bird`,bat:`bird`,serpent:`serpent`,reptile:`dinosaur`,lizard:`dinosaur`,horse:`horse`,worm:`worm`,faerie:`faerie`,gremlin:`imp`,angel:`angel`,vampire:`hooded`,lycanthrope:`dog`,skeleton:`skeleton`,undead:`spirit`,demon:`demon`,knight:`knight`,soldier:`soldier`,cleric:`cleric`,"high-elf":`elf`,"wood-elf":`elf`,animal:`beast`,portal:`portal`,temple:`temple`,totem:`totem`,tree:`tree`,vine:`plant`,plant:`plant`,obelisk:`crystal`,rune:`rune`,artifact:`orb`,structure:`location`,cloud:`cloud`,stone:`wall`,lightning:`lightning`,flame:`flame`,light:`light`,hydro:`water`,wind:`wind`,acid:`water`,curse:`curse`,defense:`armor`,protection:`armor`,aegis:`armor`,barrier:`wall`,trap:`item`,poison:`curse`,force:`force`,teleport:`force`,healing:`cleric`,command:`leader`,metamagic:`rune`,mana:`mana`,vampiric:`sin`,psychic:`philosopher`,illusion:`spirit`,transform:`mutant`}),$n={attack:`lightning`,conjuration:`orb`,creature:`human`,enchantment:`rune`,equipment:`ring`,incantation:`scroll`,wall:`wall`},er={"armor-token":`taunt`,"gain-life":`life`,"gain-mana":`mana`,"lose-life":`weak`,"lose-mana":`lose`,"move-enchantment":`move`,"re-roll":`roll`,resurrect:`heal`,return:`up`,"wrath-token":`enrage`};function tr(e){return P[er[e]??e]??$[e]}function nr(e){let t=Qn.find(([t])=>e.subtypes.includes(t))?.[1]??$n[e.type],n=e.slots.map(e=>$[e]).find(Boolean),r=e.type===`mage`?d[e.id]?.emblem:n??(t?fe[t]:void 0),i=e.verbs.filter(e=>e!==`attack`),a=e.attacks.map(({kind:e})=>$[e]),o=e.traits.map(e=>e===`flying`?P.flying:void 0);return de({slug:e.id,figure:r??fe.star,deeds:[...a,...i.map(tr),...o],points:e.life?Math.round(e.life/2):3+(Number(e.cost)||0)%8})}function rr({sides:e}){let t=new Map,n={};return e.forEach(({prepared:e,spellbook:r,discard:i,own_prepared:a=[],own_spellbook:o=[]},s)=>{n[`hand-${s}`]=e,n[`deck-${s}`]=r,n[`discard-${s}`]=i.length;for(let[e,n]of[[a,`hand`],[o,`deck`],[i,`discard`]])for(let r of e)t.set(r,`${n}-${s}`)}),{of:t,sizes:n}}function ir({play:e}){return new Map(e.map(([e,{damage:t,mana:n}])=>[e,{damage:t,mana:n}]))}var ar={life:`health`,armor:`armor`,channeling:`channeling`},or={life:`left`,armor:`right`,channeling:void 0};function sr(e){let t=Je(e),n=[`life`,`armor`,`channeling`].filter(e=>t[e]||t.life);return{slug:e.slug,name:e.name,kind:t.kind,type:t.type,group:t.group,emblem:nr(t),cost:t.price||void 0,facts:t.casting.join(` · `),stats:n.map(e=>({name:ar[e],path:$[e],n:t[e]??0,text:``,at:or[e]})),lines:t.text,reminders:[]}}function cr(e,{view:t,values:n={}},r,i){let a=new je(t),o=e.options.filter(e=>e.answer.startsWith(`reveal `)).map(e=>({label:e.sentence??``,icon:$.reveal,options:[e]})),s=Jn(e).flatMap(({holder:e,number:t,options:o})=>{let s=r.get(a.slug(e)),c=s&&Je(s).attacks[t-1],l=n[e]?.[`dice-${t}`]??c?.dice;return c?[{label:i(`mw-bar`,{bar:c.name,n:l}),icon:$[c.kind],options:o}]:[]});return[...o,...s]}function lr({play:e}){return e.reduce((e,[,t])=>e+t.damage,0)}var ur={hidden:`face-down`,face:sr,groups:cr,texts:Object.assign({"../../../../trivault/games/magewars/presentation/text/de.ftl":w,"../../../../trivault/games/magewars/presentation/text/en.ftl":J,"../../../../trivault/games/magewars/presentation/text/pl.ftl":r,"../../../../trivault/games/magewars/text/de/faces.ftl":me,"../../../../trivault/games/magewars/text/de/table.ftl":he,"../../../../trivault/games/magewars/text/de/traits.ftl":ge,"../../../../trivault/games/magewars/text/en/faces.ftl":_e,"../../../../trivault/games/magewars/text/en/table.ftl":ve,"../../../../trivault/games/magewars/text/en/traits.ftl":ye,"../../../../trivault/games/magewars/text/pl/faces.ftl":be,"../../../../trivault/games/magewars/text/pl/table.ftl":xe,"../../../../trivault/games/magewars/text/pl/traits.ftl":Se,"./lesson/de.ftl":Ce,"./lesson/en.ftl":we,"./lesson/pl.ftl":Te,"./text/de.ftl":Ee,"./text/en.ftl":De,"./text/pl.ftl":Oe}),hurt:lr,slug:(e,t)=>new je(e).slug(t),owners:Xn,source:Zn,drop:Yn,zones:rr,numbers:ir,attacks:new Set([`attack`,`attack-again`,`counterstrike`,`barrier`,`strike`]),icons:{mana:$.mana},Board:Kn,Beside:mn,Dice:Rn,tumble:Mn};export{ur as BOARD};