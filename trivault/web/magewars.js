import{An as e,Bn as t,C as n,Cr as r,D as i,Dn as a,Fn as o,Gn as s,H as c,Hn as l,I as u,In as d,Jn as f,Ln as p,O as m,On as h,P as g,Pn as _,R as v,S as y,Sr as b,Tn as x,Un as S,V as C,Vn as w,Wn as T,Xn as E,Zn as D,_n as O,_r as k,ar as A,bn as j,br as M,cr as N,ct as P,dr as F,er as I,fn as L,fr as R,ft as z,gn as B,hn as ee,kn as V,lr as H,nn as te,or as U,qn as ne,sr as W,tr as G,ur as K,ut as q,vr as J,vt as re,wn as ie,wt as ae,x as oe,xn as Y,xr as X,xt as Z,yn as se}from"./shared.js";import{_ as Q,c as ce,f as le,l as ue,p as de,s as fe,u as pe}from"./table.js";var me=`# Mage Wars: was auf einer Karte steht, Teil für Teil.

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
`;function ke([e,t]){let n=Array.from({length:e*t},(t,n)=>{let[r,i]=[n%e,Math.floor(n/e)];return{thing:n,name:`${`abcdefgh`[r]}${i+1}`,column:2*r+1,row:2*i+1}}),r=(t,r)=>r===1?(t+1)%e>0:t+e<n.length,i=n.flatMap(({thing:t})=>[1,e].filter(e=>r(t,e)).map(e=>[t,t+e])).map(([e,t],r)=>{let[i,a]=[n[e],n[t]],o=i.row===a.row;return{thing:n.length+r,name:`${i.name}-${a.name}`,column:i.column+ +!!o,row:i.row+ +!o,upright:o}});return{columns:e,rows:t,zones:n,borders:i,size:n.length+i.length}}function Ae(e,t){return(Math.abs(e.column-t.column)+Math.abs(e.row-t.row))/2}var je=class{ground;all;view;constructor(e){this.view=e,this.ground=ke(e.arena),this.all=new Map(e.play.map(([e,t])=>[e,{thing:e,slug:this.slug(e),piece:t}]))}slug(e){return this.view.cards[e-this.ground.size]??``}inZone(e){return this.#e.filter(({piece:t})=>t.zone===e).sort((e,t)=>Number(this.isMage(t.thing))-Number(this.isMage(e.thing))||e.piece.controller-t.piece.controller)}wall(e){return this.#e.find(({piece:t})=>t.border===e)}get away(){return this.#e.filter(({piece:e})=>e.zone===-1&&e.border===-1)}attached(e){return this.#t(e).filter(({piece:e})=>!e.slots.length)}equipment(e){return this.#t(e).filter(({piece:e})=>e.slots.length)}whole(e){return[e,...this.#t(e).flatMap(e=>this.whole(e.thing))]}atHand(e){let{own_prepared:t=[],innate:n,mage:r}=this.view.sides[e],i=[...this.all.values()].filter(({piece:t})=>t.controller===e),a=[...this.equipment(r).map(e=>({thing:e.piece.bound,holder:e,bound:!0})),...i.map(e=>({thing:e.piece.assigned,holder:e,bound:!1}))];return[...[...t,...n].map(e=>({thing:e,bound:!1})),...a.filter(({thing:e})=>this.slug(e))]}isMage(e){return this.view.sides.some(t=>t.mage===e)}zoneOf(e){let t=this.all.get(e);return t?t.piece.host===-1?this.ground.zones[t.piece.zone]:this.zoneOf(t.piece.host):this.ground.zones[e]}get#e(){return[...this.all.values()].filter(({piece:e})=>e.host===-1)}#t(e){return(this.all.get(e)?.piece.attached??[]).flatMap(e=>this.all.get(e)??[])}},Me=T(`<marker viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 10 5 0 10Z" class="svelte-hwy0vz"></path></marker>`),Ne=T(`<path></path>`),Pe=T(`<svg class="svelte-hwy0vz"><defs></defs><!></svg>`),Fe=S(`<div class="arrows svelte-hwy0vz" aria-hidden="true"><!></div>`);function Ie(e,t){let n=s();J(t,!0);let r=R(()=>[...t.field.view.casts.map(({caster:e,target:t})=>({from:e,to:t,spell:!0})),...t.field.view.attacks.map(({attacker:e,defender:t,zone:n})=>({from:e,to:t===-1?n:t,spell:!1}))]),i=F([]),a=F(0);function c(e){let n=t.field.ground.zones[e]?.name,r=t.field.ground.borders.find(t=>t.thing===e)?.name,i=n?`[data-zone="${n}"]`:r?`[data-border="${r}"]`:`[data-thing~="${e}"]`,a=t.over?.querySelector(i);if(!a||!t.over){let n=t.field.all.get(e)?.piece.host??-1;return n===-1?void 0:c(n)}let[o,s]=[a.getBoundingClientRect(),t.over.getBoundingClientRect()];return{x:o.x+o.width/2-s.x,y:o.y+o.height/2-s.y}}G(()=>{let e=E(r);E(a),D().then(()=>{K(i,e.flatMap(({from:e,to:t,spell:n})=>{let[r,i]=[c(e),c(t)];return r&&i&&(r.x!==i.x||r.y!==i.y)?[{x:r.x,y:r.y,dx:i.x-r.x,dy:i.y-r.y,spell:n}]:[]}))})});var l=Fe(),u=A(l),d=e=>{var t=Pe(),r=A(t);_(r,20,()=>[`attack`,`spell`],o,(e,t)=>{var r=Me();I(()=>{Y(r,`id`,`${n}-${t??``}`),h(r,0,V(t),`svelte-hwy0vz`)}),w(e,r)}),X(r);var a=N(r);_(a,17,()=>E(i),o,(e,t)=>{let r=()=>E(t).x,i=()=>E(t).y,a=()=>E(t).dx,o=()=>E(t).dy,s=()=>E(t).spell;var c=Ne();I(()=>{h(c,0,`line ${s()?`spell`:`attack`}`,`svelte-hwy0vz`),Y(c,`d`,`M${r()??``} ${i()??``}q${a()/2-o()/8} ${o()/2+a()/8} ${a()??``} ${o()??``}`),Y(c,`marker-end`,`url(#${n}-${s()?`spell`:`attack`})`)}),w(e,c)}),X(t),w(e,t)};p(u,e=>{E(i).length&&e(d)}),X(l),B(l,`clientWidth`,e=>K(a,e)),w(e,l),k()}function Le(e,t,n){let r=e=>t.indexOf(e)+1||99;return Object.entries(e.markers).sort(([e],[t])=>r(e)-r(t)||e.localeCompare(t)).map(([e,r])=>{let i=t.includes(e),a=n(`${i?`condition`:`marker`}-${e}`);return e===`taunt`||r===1?{icon:e,text:a,bad:i}:{icon:e,n:r,text:n(`ui-several`,{card:a,n:r}),bad:i}})}function Re(e,t,n){let r=[{icon:`assigned`,spell:e.assigned},{icon:`bound`,spell:e.bound}].filter(({spell:e})=>e!==-1);return[...e.guard?[{icon:`guard`,text:n(`marker-guard`)}]:[],...t.flying?[{icon:`flying`,text:n(`trait-flying`)}]:[],...t.held?[{icon:`held`,text:n(`trait-restrained`),bad:!0}]:[],...r.map(({icon:e,spell:t})=>({icon:e,text:t===-99?n(`ui-face-down`,{n:1}):n(e===`bound`?`mw-bound`:`mw-assigned`)}))]}function ze(e){return{health:e.life??0,armor:e.armor??0,channeling:e.channeling??0}}function Be(e,t,n,r){let i=!n&&(e.mana||t.channeling);return[...t.armor?[{icon:`armor`,n:t.armor,text:r(`ui-armor`,{n:t.armor})}]:[],...i?[{icon:`mana`,n:e.mana,text:r(`ui-mana`,{n:e.mana})}]:[]]}var Ve=`M13 2 5 13.5h6L10 22l9-12.5h-6.5Z`,He=`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13`,Ue=`M6 3h12M6 21h12M7 3c0 6 4 7 5 9c-1 2-5 3-5 9M17 3c0 6-4 7-5 9c1 2 5 3 5 9`,We=`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,$={life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14M12 2l-3 10 3 10 3-10Z`,channeling:`M12 3v10M8 9l4 4 4-4M5 15c0 4 3 6 7 6s7-2 7-6`,reveal:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,distance:`M3 17h18M3 14v6M21 14v6M7 8l-3 3 3 3M17 8l3 3-3 3M4 11h16`,action:`M12 3a9 9 0 1 0 .1 0M12 7a5 5 0 1 0 .1 0`,quickcast:Ve,initiative:`M6 22V3M6 4h13l-3.5 4.5L19 13H6`,guard:`M12 2 19 5V11C19 16 16 19.5 12 21.5C8 19.5 5 16 5 11V5ZM9 11.5l2.2 2.2 4-4.4`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,held:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,hidden:`M6 3h12v18H6ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5v.3`,attached:`M5 4h11v13H5ZM8 7h11v13H8Z`,bound:He,assigned:`M6 3h12v14a3 3 0 0 1-3 4H8a3 3 0 0 1-2-3ZM9.5 8h5M9.5 12h5`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,rot:`M12 3a7 7 0 0 0-4 12.5V19h8v-3.5A7 7 0 0 0 12 3ZM9 10.5v.5M15 10.5v.5M10.5 22v-3M13.5 22v-3`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,daze:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,stun:`M12 2l1.8 6.2L20 6l-3.5 5.2L22 15l-6.4.4L16 22l-4-4.8L8 22l.4-6.6L2 15l5.5-3.8L4 6l6.2 2.2Z`,sleep:`M4 5h7l-7 8h7M13 12h7l-7 8h7`,cripple:`M8 3v7l6 4-1 7M14 3v5M5 21h13M4 8l4-1`,taunt:`M4 10v4h3l7 5V5L7 10ZM17.5 9a4.5 4.5 0 0 1 0 6M20 6.5a8 8 0 0 1 0 11`,rage:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,wrath:`M12 3v8M12 3l-3 4M12 3l3 4M5 21c0-6 3-9 7-10c4 1 7 4 7 10Z`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,pet:`M12 12c3 0 5.5 3 5.5 6c0 2.5-3 2-5.5 2s-5.5.5-5.5-2c0-3 2.5-6 5.5-6ZM5.5 8a1.7 2.2 0 1 0 .1 0M10 4a1.7 2.2 0 1 0 .1 0M14.5 4a1.7 2.2 0 1 0 .1 0M18.5 8a1.7 2.2 0 1 0 .1 0`,bloodreaper:`M6 22 17 5M4 9C8 3 15 2 21 6C16 6 13 8 10 12Z`,shield:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,open:`M4 21V8a8 8 0 0 1 16 0v13M9 21V10a3 3 0 0 1 6 0v11`,reset:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,channel:`M12 2 19 12 12 22 5 12ZM12 7v10M8.5 12h7`,upkeep:Ue,planning:He,deploy:`M12 21V9M7 13l5-5 5 5M4 4h16`,"first-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM20 8v12M18 10l2-2`,"final-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM17 8h4v12h-4ZM17 14h3`,melee:We,ranged:`M5 3c9 2 14 7 16 16M5 3v6M5 3h6M3 21 16 8M3 21v-5M3 21h5`,passage:`M4 21V6h16v15M9 21v-9h6v9M4 6l2-3h12l2 3`,barrier:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM8 8l8 8M16 8l-8 8`,full:Ue,quick:Ve,range:`M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0M12 1v5M12 18v5M1 12h5M18 12h5`,book:`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13M6.5 9h3M6.5 12h3M14.5 9h3M14.5 12h3`,weapon:We,helmet:`M4 18V12a8 8 0 0 1 16 0v6h-5v-5H9v5ZM12 4v9`,cloak:`M9 3h6l5 18c-5-2-11-2-16 0ZM9 3c1 3 5 3 6 0`,chest:`M6 4l3-1c1 2 5 2 6 0l3 1 2 5-3 1v10H7V10L4 9ZM12 8v8`,gloves:`M7 21v-5l-3-4 2-2 2 2V5h2v5V3h2v7V4h2v6V6h2v9l-2 2v4Z`,belt:`M2 9h20v6H2ZM9 7h6v10H9ZM12 12h4`,boots:`M8 3h6v10l6 3v4H6V9ZM6 17h14`,amulet:`M5 3c0 6 3 9 7 11c4-2 7-5 7-11M12 14l3 3.5-3 4-3-4Z`,ring:`M12 9a6.5 6.5 0 1 0 .1 0M9 3h6l2 3-5 3.5L7 6Z`},Ge=T(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-pv4vj6"><path class="svelte-pv4vj6"></path></svg>`);function Ke(e,t){J(t,!0);var n=Ge(),r=A(n);let i;X(n),I(()=>{Y(r,`d`,c[t.seat].shape),i=a(r,``,i,{fill:c[t.seat].colour})}),w(e,n),k()}var qe=new WeakMap;function Je(e){let t=qe.get(e)??Ye(e);return qe.set(e,t),t}function Ye(e){let t=e.facts,n=t.type===`mage`,[r]=Object.entries(t.schools).sort(([,e],[,t])=>t-e),i=t.reveal===null?`${t.cost}`:`${t.cost}+${t.reveal}`,a=n?e.slug:r?.[0]??`none`;return{...t,kind:Xe(t),group:a,price:n?``:i}}function Xe(e){let[t,...n]=e.kind.split(` · `);return[t,Object.keys(e.schools).length?n.pop():void 0,...n].filter(Boolean).join(` · `)}function Ze(e,t){let{view:n}=t,r=e.piece.controller===n.player;if(!e.piece.revealed)return r?`reveal`:``;let i=t.all.get(n.acting);return i&&i.piece.controller===n.player?e===i?``:`attack ${i.slug}`:r&&e.piece.host===-1&&e.piece.border===-1?`activate`:``}function Qe(e,t){let n=[...t.all.values()].filter(({slug:t})=>t&&t===e.slug),r=t.zoneOf(e.thing);return n.length<2||!r?``:`@${r.name}#${n.filter(e=>t.zoneOf(e.thing)===r).indexOf(e)+1}`}function $e(e,{session:t,tell:n,info:r}){let[i,a]=[r(e.slug),t.shown?.values?.[e.thing]??{}];return(i?Je(i).attacks:[]).flatMap((e,t)=>{let r=a[`dice-${t+1}`];return r?[n(`mw-bar`,{bar:e.name,n:r})]:[]})}function et(e,t,n,r=!1){let{session:i,face:a,tell:o}=n,s=i.shown?.marks?.[e.thing]??[],c=i.shown?.values?.[e.thing]?.reveal,l=e.piece.revealed?[]:[o(`face-down`)],u=c===void 0?[]:[o(`mw-reveal`,{n:c})],d=Ze(e,t),f=[...t.attached(e.thing),...t.equipment(e.thing)],p=f.map(({slug:e})=>a(e).name).filter(Boolean),m=s.slice(1).filter(e=>!p.some(t=>e.includes(t)));return{slug:e.slug,name:a(e.slug).name,things:t.whole(e.thing),deed:d&&`${d} ${e.slug}${Qe(e,t)}`,notes:[...r?[]:[i.server.name(e.piece.controller)],...l,...u,...m,...$e(e,n)],attached:f.map(r=>et(r,t,n,r.piece.controller===e.piece.controller))}}var tt=S(`<span class="badge"><!> </span>`),nt=S(`<span class="wall hued svelte-tn0vri"><!> <span class="name svelte-tn0vri"> </span> <!> <b> </b></span>`),rt=S(`<button data-target=""><span class="unseen"> </span> <span aria-hidden="true">+</span></button>`),it=S(`<div><!></div>`);function at(n,r){J(r,!0);let i=Q(),{session:s,face:l,tell:d}=i,m=R(()=>i.rules),g=s.builder,v=R(()=>r.field.wall(r.border.thing)),y=R(()=>g.state([r.border.thing])),b=R(()=>d(`border`,{name:r.border.name})),x=R(()=>[E(b),...g.options([r.border.thing]).map(e=>e.sentence??``)].join(`, `)),S=R(()=>E(v)?s.shown?.values?.[E(v).thing]?.life??0:0),C=R(()=>E(v)&&et(E(v),r.field,i));var T=it();let D,O;var j=A(T),F=e=>{let n=R(()=>q(`mage-wars`,l(E(v).slug).group));{let i=e=>{var r=nt();let i;var s=A(r);Ke(s,{get seat(){return E(v).piece.controller}});var u=N(s,2),f=W(u,!0),p=N(u,2);_(p,17,()=>Le(E(v).piece,E(m).conditions,d),o,(e,n)=>{var r=tt(),i=A(r);P(i,{get path(){return $[E(n).icon]}});var a=N(i,1,!0);X(r),I(()=>t(a,E(n).n??``)),w(e,r)});var h=N(p,2),g=W(h);X(r),I(e=>{i=a(r,``,i,{"--hue":E(n).hue,"--ink":`${E(n).ink??50??``}%`,"--owner":c[E(v).piece.controller].colour}),t(f,e),t(g,`${E(v).piece.damage??``}/${E(S)??``}`)},[()=>l(E(v).slug).name]),w(e,r)},s=R(()=>[...r.field.whole(E(v).thing),r.border.thing]),u=R(()=>Ze(E(v),r.field)),f=R(()=>[E(b),...E(C).notes]);pe(e,{get things(){return E(s)},get slug(){return E(v).slug},get deed(){return E(u)},get said(){return E(f)},get attached(){return E(C).attached},picture:i,$$slots:{picture:!0}})}},L=n=>{var i=rt(),a=A(i),o=W(a,!0);M(2),X(i),e(i,()=>u(()=>E(y))),I(()=>{h(i,1,`place ${E(y)??``}`,`svelte-tn0vri`),Y(i,`aria-pressed`,g.gathers?E(y)===`chosen`:void 0),t(o,E(x))}),f(`click`,i,()=>g.touch([r.border.thing])),w(n,i)};p(j,e=>{E(v)&&E(C)?e(F):E(y)&&e(L,1)}),X(T),I(()=>{D=h(T,1,`edge svelte-tn0vri`,null,D,{upright:r.border.upright,free:!E(v)}),Y(T,`data-border`,r.border.name),O=a(T,``,O,{"--column":r.border.column,"--row":r.border.row})}),w(n,T),k()}ne([`click`]);var ot=S(`<b class="svelte-1wucj7"> </b>`),st=S(`<span class="inner svelte-1wucj7"><!> <!> <span class="name svelte-1wucj7"> </span> <!></span>`),ct=S(`<span><!></span>`);function lt(e,n){J(n,!0);let r=Q(),{session:i,face:o}=r,s=R(()=>o(n.it.slug)),c=R(()=>q(`mage-wars`,E(s).group)),l=R(()=>et(n.it,n.field,r)),u=R(()=>i.shown?.values?.[n.it.thing]?.reveal),d=R(()=>n.it.piece.controller!==n.field.all.get(n.it.piece.host)?.piece.controller);var f=ct();let m,g;var _=A(f);{let e=e=>{var r=st(),i=A(r),a=e=>{Ke(e,{get seat(){return n.it.piece.controller}})};p(i,e=>{E(d)&&e(a)});var o=N(i,2);{let e=R(()=>n.it.slug?n.icon??E(c).emblem:$.hidden);P(o,{get path(){return E(e)}})}var l=N(o,2),f=W(l,!0),m=N(l,2),h=e=>{var n=ot(),r=W(n,!0);I(()=>t(r,E(u))),w(e,n)};p(m,e=>{E(u)!==void 0&&e(h)}),X(r),I(()=>t(f,E(s).name)),w(e,r)},r=R(()=>n.field.whole(n.it.thing)),i=R(()=>E(l).deed.split(` `)[0]??``),a=R(()=>Qe(n.it,n.field));pe(_,{get things(){return E(r)},get slug(){return n.it.slug},get deed(){return E(i)},get which(){return E(a)},get said(){return E(l).notes},get attached(){return E(l).attached},picture:e,$$slots:{picture:!0}})}X(f),I(()=>{m=h(f,1,`chip hued svelte-1wucj7`,null,m,{hidden:!n.it.piece.revealed}),g=a(f,``,g,{"--hue":E(c).hue,"--ink":`${E(c).ink??50??``}%`})}),w(e,f),k()}var ut=S(`<b class="svelte-1dgk43s"> </b>`),dt=S(`<span><!><!></span>`),ft=S(`<span class="badge bears svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b></span>`),pt=S(`<span class="left svelte-1dgk43s"></span>`),mt=S(`<span></span>`),ht=S(`<span><span class="art svelte-1dgk43s"><!></span> <span class="name svelte-1dgk43s"><!></span> <span class="badges svelte-1dgk43s"><!> <!></span> <span><!> <span class="line svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b> <!></span></span></span>`);function gt(e,n){J(n,!0);let r=L(n,`acting`,3,!1),i=R(()=>Math.max(...n.face.name.split(/[\s-]/).map(e=>e.length)));var s=ht();let l,u;var d=A(s),f=A(d);le(f,{get face(){return n.face},game:`mage-wars`}),X(d);var m=N(d,2);let v;var y=A(m);g(y,{get name(){return n.face.name}}),X(m);var b=N(m,2),x=A(b);_(x,17,()=>n.badges,o,(e,n)=>{var r=dt();let i;var a=A(r);P(a,{get path(){return $[E(n).icon]}});var o=N(a),s=e=>{var r=ut(),i=W(r,!0);I(()=>t(i,E(n).n)),w(e,r)};p(o,e=>{E(n).n!==void 0&&e(s)}),X(r),I(()=>i=h(r,1,`badge ${E(n).icon??``}`,`svelte-1dgk43s`,i,{bad:E(n).bad})),w(e,r)});var S=N(x,2),C=e=>{var r=ft(),i=A(r);P(i,{get path(){return $.attached}});var a=N(i,2),o=W(a,!0);X(r),I(()=>t(o,n.bears)),w(e,r)};p(S,e=>{n.bears&&e(C)}),X(b);var T=N(b,2);let D;var O=A(T),j=e=>{var t=pt();let r;I(e=>r=a(t,``,r,{width:e}),[()=>`${Math.max(0,100-100*n.damage/n.life)}%`]),w(e,t)};p(O,e=>{n.life&&e(j)});var M=N(O,2),F=A(M);Ke(F,{get seat(){return n.seat}});var z=N(F,2),B=W(z,!0),ee=N(z,2),V=e=>{var t=mt();I(()=>h(t,1,`act ${n.acts??``}`,`svelte-1dgk43s`)),w(e,t)};p(ee,e=>{n.acts&&e(V)}),X(M),X(T),X(s),I(()=>{l=h(s,1,`token ${n.type??``}`,`svelte-1dgk43s`,l,{used:n.acts===`used`,acting:r()}),u=a(s,``,u,{"--owner":c[n.seat].colour}),v=a(m,``,v,{"--longest":E(i)}),D=h(T,1,`life svelte-1dgk43s`,null,D,{low:n.damage*3>=n.life*2,none:!n.life}),t(B,n.life?`${n.damage}/${n.life}`:``)}),w(e,s),k()}var _t=S(`<div class="chips svelte-4h3pu7"></div>`),vt=S(`<div><!> <!></div>`);function yt(e,t){J(t,!0);let n=Q(),{session:r,face:i,tell:a}=n,o=R(()=>n.rules),s=R(()=>i(t.it.slug)),c=R(()=>r.shown?.values?.[t.it.thing]??{}),l=R(()=>t.field.isMage(t.it.thing)),u=R(()=>t.field.attached(t.it.thing)),d=R(()=>et(t.it,t.field,n)),f=R(()=>[...Be(t.it.piece,E(c),E(l),a),...Re(t.it.piece,E(c),a),...Le(t.it.piece,E(o).conditions,a)]),m=R(()=>ze(E(c))),g=R(()=>E(l)||E(s).type===`creature`?t.it.piece.active?`ready`:`used`:void 0);var v=vt();let y;var b=A(v);{let e=e=>{{let n=R(()=>E(s).type||`enchantment`),r=R(()=>E(c).life??0),i=R(()=>t.field.view.acting===t.it.thing);gt(e,{get face(){return E(s)},get type(){return E(n)},get seat(){return t.it.piece.controller},get damage(){return t.it.piece.damage},get life(){return E(r)},get acts(){return E(g)},get acting(){return E(i)},get badges(){return E(f)},get bears(){return E(u).length}})}},n=R(()=>t.field.whole(t.it.thing)),r=R(()=>Ze(t.it,t.field)),i=R(()=>Qe(t.it,t.field)),a=R(()=>t.it.piece.zone<0?[]:[t.it.piece.zone]);pe(b,{get things(){return E(n)},get slug(){return t.it.slug},get deed(){return E(r)},get which(){return E(i)},get said(){return E(d).notes},get attached(){return E(d).attached},get live(){return E(m)},get ground(){return E(a)},picture:e,$$slots:{picture:!0}})}var x=N(b,2),S=e=>{var n=_t();_(n,21,()=>E(u),e=>e.thing,(e,n)=>{lt(e,{get it(){return E(n)},get field(){return t.field}})}),X(n),w(e,n)};p(x,e=>{E(u).length&&e(S)}),X(v),I(()=>y=h(v,1,`piece svelte-4h3pu7`,null,y,{bearing:E(u).length})),w(e,v),k()}var bt=3,xt=28,St=4,Ct=2,wt=140,Tt=128,Et=72,Dt=44,Ot=74,kt=54;function At(e,t,n){let r=e<wt&&n.length<=Ct?1:jt(e,t,Math.max(n.length,St)),i=Math.max(Math.ceil(n.length/r),2),a=Math.max(0,Math.min(bt,(t-i*Dt)/(i-1))),o=e=>Math.floor(e/r),s=Array.from({length:i},(e,t)=>n.some((e,n)=>e&&o(n)===t)),c=e=>Math.floor((t-(i-1)*a-e)/i),l=s.filter(Boolean).length*xt,u=Math.floor(Math.min(Tt,(e-(r-1)*bt)/r)),d=u>=Ot&&c(l)>=kt,f=Math.max(Dt,Math.min(Et,c(d?l:0))),p=e=>d?s.slice(0,o(e)).filter(Boolean).length*xt:0;return{width:u,tall:f,chips:d,places:n.map((e,t)=>({x:t%r*(u+bt),y:o(t)*(f+a)+p(t)}))}}function jt(e,t,n){let r=Math.max(1,Math.floor((e+bt)/47)),i=Math.ceil(n/Math.max(1,Math.floor((t+bt)/47)));return Math.min(r,Math.max(2,i))}var Mt=S(`<button class="ground svelte-cuwqcz" data-behind=""><span class="unseen"> </span></button>`),Nt=S(`<span class="away svelte-cuwqcz"><!> </span>`),Pt=S(`<div class="slot svelte-cuwqcz"><!></div>`),Ft=S(`<section><!> <h3 class="svelte-cuwqcz"><span class="svelte-cuwqcz"> </span> <!></h3> <div></div></section>`);function It(n,r){J(r,!0);let{session:i,tell:o}=Q(),s=i.builder,c=R(()=>[r.zone.thing]),l=R(()=>s.state(E(c))),d=R(()=>r.field.inZone(r.zone.thing)),m=F(0),g=F(0),v=R(()=>At(E(m)-6,E(g)-6,E(d).map(({thing:e})=>r.field.attached(e).length>0))),y=R(()=>s.question?.reason===`act`&&r.field.view.acting>=0),b=R(()=>o(`zone`,{name:r.zone.name})),x=R(()=>[E(b),...r.away===void 0?[]:[o(`mw-away`,{n:r.away})],...s.options(E(c)).map(e=>e.sentence??``)].join(`, `));function S(e){s.touch(E(c),e)||i.whyNot(`move ${r.zone.name}`)}var C=Ft();let T;var D=A(C),O=n=>{var r=Mt(),i=A(r),a=W(i,!0);X(r),e(r,()=>E(l)&&u(()=>E(l),!0)),I(()=>{Y(r,`data-target`,E(l)?``:void 0),Y(r,`tabindex`,E(l)?void 0:-1),Y(r,`aria-pressed`,s.gathers&&E(l)?E(l)===`chosen`:void 0),t(a,E(x))}),f(`click`,r,e=>S(e.currentTarget)),w(n,r)};p(D,e=>{(E(l)||E(y))&&e(O)});var j=N(D,2),M=A(j),L=W(M,!0),z=N(M,2),ee=e=>{var n=Nt(),i=A(n);P(i,{get path(){return $.distance}});var a=N(i,1,!0);X(n),I(e=>{Y(n,`title`,e),t(a,r.away)},[()=>o(`mw-away`,{n:r.away})]),w(e,n)};p(z,e=>{r.away!==void 0&&e(ee)}),X(j);var V=N(j,2);let H,te;_(V,23,()=>E(d),e=>e.thing,(e,t,n)=>{var i=Pt();let o;yt(A(i),{get it(){return E(t)},get field(){return r.field}}),X(i),I(()=>o=a(i,``,o,{translate:`${E(v).places[E(n)].x??``}px ${E(v).places[E(n)].y??``}px`})),w(e,i)}),X(V),X(C),e(C,()=>ae(()=>({things:E(c),shown:{things:E(c),slug:``}}))),I((e,n)=>{h(C,1,`zone ${E(l)??``}`,`svelte-cuwqcz`),Y(C,`data-name`,e),Y(C,`aria-label`,E(b)),Y(C,`data-zone`,r.zone.name),T=a(C,``,T,{"--column":r.zone.column,"--row":r.zone.row}),t(L,n),H=h(V,1,`pieces svelte-cuwqcz`,null,H,{counted:!E(v).chips}),te=a(V,``,te,{"--piece":`${E(v).width??``}px`,"--tall":`${E(v).tall??``}px`,"--shine":`3px`})},[()=>r.zone.name.toUpperCase(),()=>r.zone.name.toUpperCase()]),B(V,`clientWidth`,e=>K(m,e)),B(V,`clientHeight`,e=>K(g,e)),w(n,C),k()}ne([`click`]);var Lt=S(`<section class="away svelte-15nctgm"><h3 class="svelte-15nctgm"> </h3> <!></section>`),Rt=S(`<div class="arena svelte-15nctgm" role="group"><!> <!> <!></div> <!>`,1);function zt(e,n){J(n,!0);let{tell:r}=Q(),i=R(()=>n.field.ground),o=F(void 0),s=R(()=>{let e=re.seen?.things.find(e=>n.field.all.has(e)),t=n.field.view.acting>=0?n.field.view.acting:e;return t===void 0?void 0:n.field.zoneOf(t)});function c(e,t){return Array.from({length:2*e-1},(e,n)=>n%2?`var(--edge)`:t).join(` `)}var l=Rt(),u=U(l);let d;var f=A(u);_(f,17,()=>E(i).zones,e=>e.thing,(e,t)=>{{let r=R(()=>E(s)&&Ae(E(s),E(t)));It(e,{get zone(){return E(t)},get field(){return n.field},get away(){return E(r)}})}});var m=N(f,2);_(m,17,()=>E(i).borders,e=>e.thing,(e,t)=>{at(e,{get border(){return E(t)},get field(){return n.field}})}),Ie(N(m,2),{get field(){return n.field},get over(){return E(o)}}),X(u),ee(u,e=>K(o,e),()=>E(o));var h=N(u,2),g=e=>{var i=Lt(),a=A(i),o=W(a,!0),s=N(a,2);_(s,17,()=>n.field.away,e=>e.thing,(e,t)=>{yt(e,{get it(){return E(t)},get field(){return n.field}})}),X(i),I((e,n)=>{Y(i,`aria-label`,e),t(o,n)},[()=>r(`ui-away`),()=>r(`ui-away`)]),w(e,i)};p(h,e=>{n.field.away.length&&e(g)}),I((e,t,n)=>{Y(u,`aria-label`,e),d=a(u,``,d,{"grid-template-columns":t,"grid-template-rows":n})},[()=>r(`mw-arena`),()=>c(E(i).columns,`minmax(0, 1fr)`),()=>c(E(i).rows,`minmax(0, 1fr)`)]),w(e,l),k()}var Bt={words:``,type:``,school:``,level:``,affordable:!1};function Vt(e,t,n,r,i){let a=new Map;for(let i of e){let e=n.get(t(i));if(!e)continue;let o=Je(e),s=a.get(e.slug);s?s.things.push(i):a.set(e.slug,{slug:e.slug,name:e.name,things:[i],cost:r[i]?.cost??o.cost,card:o})}let o=e=>e.cost===`X`?99:e.cost;return[...a.values()].sort((e,t)=>i.indexOf(e.card.type)-i.indexOf(t.card.type)||o(e)-o(t)||e.name.localeCompare(t.name))}function Ht(e,t){return e.cost===`X`||e.cost<=t}function Ut(e,t,n){let r=t.words.toLowerCase().split(/\s+/).filter(Boolean);return e.filter(({name:e,card:i,...a})=>{let o=[e,i.kind,...i.text].join(` `).toLowerCase();return r.every(e=>o.includes(e))&&(!t.type||i.type===t.type)&&(!t.school||t.school in i.schools)&&(!t.level||i.level===Number(t.level))&&(!t.affordable||Ht({name:e,card:i,...a},n))})}function Wt(e){let t=new Map;for(let n of e)t.set(n.card.type,[...t.get(n.card.type)??[],n]);return[...t]}function Gt(e,t){let n=e.flatMap(({card:e})=>Object.keys(e.schools));return{types:t.filter(t=>e.some(({card:e})=>e.type===t)),schools:[...new Set(n)].sort(),levels:[...new Set(e.map(({card:e})=>e.level))].sort((e,t)=>e-t)}}function Kt(e,{view:t}){let n=new Set(t.player<0?[]:t.sides[t.player].own_spellbook);return(e.builder.question?.options??[]).flatMap(e=>e.things??[]).filter(e=>n.has(e))}function qt(e,t){let n=t.view.player,r=e.builder.question?.source.split(/[@#]/)[0],i=[...t.all.values()].find(({slug:e,piece:i,thing:a})=>e===r&&i.controller===n&&!t.isMage(a));return(t.all.get(t.view.sides[n]?.mage??-1)?.piece.mana??0)+(i?.piece.mana??0)}var Jt=S(`<span class="place svelte-uuqwof"><!> </span>`),Yt=S(`<span class="school hued svelte-uuqwof"><!> </span>`),Xt=S(`<span class="svelte-uuqwof"><!> </span>`),Zt=S(`<b class="copies svelte-uuqwof"> </b>`),Qt=S(`<span><span class="art svelte-uuqwof"><!></span> <span class="cost svelte-uuqwof"> </span> <span class="words svelte-uuqwof"><span class="name svelte-uuqwof"> </span> <span class="more svelte-uuqwof"><!> <!> <span class="svelte-uuqwof"><!></span> <span class="svelte-uuqwof"><!> </span> <!> <!></span></span> <!></span>`);function $t(e,n){J(n,!0);let i=L(n,`dear`,3,!1),s=L(n,`copies`,3,1),c=L(n,`spent`,3,!1),{face:l}=Q();var u=Qt();let d;var f=A(u),m=A(f);{let e=R(()=>l(n.slug));le(m,{get face(){return E(e)},game:`mage-wars`})}X(f);var g=N(f,2),v=W(g,!0),y=N(g,2),b=A(y),x=W(b,!0),S=N(b,2),C=A(S),T=e=>{var r=Jt(),i=A(r);P(i,{get path(){return n.place.icon}});var a=N(i,1,!0);X(r),I(()=>t(a,n.place.name)),w(e,r)};p(C,e=>{n.place&&e(T)});var D=N(C,2);_(D,17,()=>Object.entries(n.card.schools),o,(e,n)=>{var i=R(()=>r(E(n),2));let o=()=>E(i)[0],s=()=>E(i)[1],c=R(()=>q(`mage-wars`,o()));var l=Yt();let u;var d=A(l);P(d,{get path(){return E(c).emblem}});var f=N(d,1,!0);X(l),I(()=>{u=a(l,``,u,{"--hue":E(c).hue}),t(f,s())}),w(e,l)});var O=N(D,2),j=A(O);P(j,{get path(){return $[n.card.full?`full`:`quick`]}}),X(O);var M=N(O,2),F=A(M);P(F,{get path(){return $.range}});var z=N(F);X(M);var B=N(M,2);_(B,17,()=>n.card.attacks,o,(e,n)=>{var r=Xt(),i=A(r);{let e=R(()=>$[E(n).kind]??$.melee);P(i,{get path(){return E(e)}})}var a=N(i,1,!0);X(r),I(()=>t(a,E(n).dice||`X`)),w(e,r)});var ee=N(B,2),V=e=>{var r=Xt(),i=A(r);P(i,{get path(){return $.life}});var a=N(i,1,!0);X(r),I(()=>t(a,n.card.life)),w(e,r)};p(ee,e=>{n.card.life&&e(V)}),X(S),X(y);var H=N(y,2),te=e=>{var n=Zt(),r=W(n);I(()=>t(r,`×${s()??``}`)),w(e,n)};p(H,e=>{s()>1&&e(te)}),X(u),I(()=>{d=h(u,1,`row svelte-uuqwof`,null,d,{dear:i(),spent:c()}),t(v,n.price),t(x,n.name),t(z,`${n.card.range[0]??``}–${n.card.range[1]??``}`)}),w(e,u),k()}var en=S(`<button class="fold svelte-jk9yt2"> </button>`),tn=S(`<button class="slot full svelte-jk9yt2"> <!></button>`),nn=S(`<span class="slot svelte-jk9yt2"> </span>`),rn=S(`<div class="slots svelte-jk9yt2"></div>`),an=S(`<option> </option>`),on=S(`<span class="twice svelte-jk9yt2">2×</span>`),sn=S(`<!> <!>`,1),cn=S(`<h3 class="svelte-jk9yt2"> </h3> <div class="spells svelte-jk9yt2"></div>`,1),ln=S(`<p class="none svelte-jk9yt2"> <button> </button></p>`),un=S(`<!> <div role="search"><label class="words svelte-jk9yt2"><span class="unseen"> </span> <input type="search" class="svelte-jk9yt2"/></label> <button class="filters svelte-jk9yt2"> </button> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="check svelte-jk9yt2"><input type="checkbox" class="svelte-jk9yt2"/> </label></div> <div class="list svelte-jk9yt2" tabindex="0" role="group"></div>`,1),dn=S(`<section class="book svelte-jk9yt2"><div class="head svelte-jk9yt2"><h2 class="svelte-jk9yt2"> </h2> <span class="mana svelte-jk9yt2"><!> <span class="unseen"> </span></span> <!></div> <!></section>`);function fn(n,i){J(i,!0);let a=L(i,`open`,15),s=Q(),{session:c,game:d,tell:m}=s,g=R(()=>s.rules),y=c.builder,b=R(()=>Vt(i.things,e=>i.field.slug(e),z.server.cards[d]??new Map,c.shown?.values??{},E(g).types)),S=R(()=>Gt(E(b),E(g).types)),C=F(H({...Bt})),T=F(void 0),D=F(!1),M=R(()=>Ut(E(b),E(C),i.mana)),B=R(()=>y.picked.map(e=>e.things?.[0]??-1)),V=e=>E(B).filter(t=>e.includes(t)).length;function ne(e){(e.key===`Enter`||e.key===`ArrowDown`)&&(e.preventDefault(),v(E(T))[0]?.focus())}var G=dn(),q=A(G),re=A(q),ae=W(re,!0),oe=N(re,2),Z=A(oe);P(Z,{get path(){return $.mana}});var ce=N(Z),le=N(ce),ue=W(le,!0);X(oe);var de=N(oe,2),fe=n=>{var r=en(),i=W(r,!0);e(r,()=>!a()&&u()),I(e=>{Y(r,`aria-expanded`,a()),t(i,e)},[()=>m(a()?`mw-see-arena`:`mw-see-book`)]),f(`click`,r,()=>a(!a())),w(n,r)};p(de,e=>{i.folds&&e(fe)}),X(q);var me=N(q,2),he=e=>{var n=un(),a=U(n),s=e=>{var n=rn();_(n,21,()=>({length:y.question?.high??0}),o,(e,n,r)=>{let a=R(()=>y.picked[r]);var o=l(),s=U(o),u=e=>{var n=tn(),r=A(n,!0),o=N(r);P(o,{name:`purged`}),X(n),I((e,i)=>{Y(n,`aria-label`,e),t(r,i)},[()=>m(`mw-take-back`,{what:E(a).sentence??``}),()=>c.shown&&i.field.slug(E(a).things?.[0]??-1)?E(b).find(e=>e.things.includes(E(a).things?.[0]??-1))?.name:``]),f(`click`,n,()=>y.gather(E(a))),w(e,n)},d=e=>{var n=nn(),i=W(n,!0);I(e=>t(i,e),[()=>m(`mw-slot`,{n:r+1})]),w(e,n)};p(s,e=>{E(a)?e(u):e(d,-1)}),w(e,o)}),X(n),w(e,n)};p(a,e=>{y.gathers&&e(s)});var u=N(a,2);let d;var g=A(u),v=A(g),T=W(v,!0),k=N(v,2);j(k),X(g);var F=N(g,2),L=W(F,!0),z=N(F,2),B=A(z),ee=W(B,!0),H=N(B,2),G=A(H),q=W(G,!0);G.value=G.__value=``;var J=N(G);_(J,17,()=>E(S).types,o,(e,n)=>{var r=an(),i=W(r,!0),a={};I(e=>{t(i,e),a!==(a=E(n))&&(r.value=(r.__value=a)??``)},[()=>m(`type-${E(n)}`)]),w(e,r)}),X(H),x(H),X(z);var re=N(z,2),ae=A(re),oe=W(ae,!0),Z=N(ae,2),Q=A(Z),ce=W(Q,!0);Q.value=Q.__value=``;var le=N(Q);_(le,17,()=>E(S).schools,o,(e,n)=>{var r=an(),i=W(r,!0),a={};I(e=>{t(i,e),a!==(a=E(n))&&(r.value=(r.__value=a)??``)},[()=>m(`school-${E(n)}`)]),w(e,r)}),X(Z),x(Z),X(re);var ue=N(re,2),de=A(ue),fe=W(de,!0),me=N(de,2),he=A(me),ge=W(he,!0);he.value=he.__value=``;var _e=N(he);_(_e,17,()=>E(S).levels,o,(e,n)=>{var r=an(),i=W(r,!0),a={};I(e=>{t(i,E(n)),a!==(a=e)&&(r.value=(r.__value=a)??``)},[()=>String(E(n))]),w(e,r)}),X(me),x(me),X(ue);var ve=N(ue,2),ye=A(ve);j(ye);var be=N(ye);X(ve),X(u);var xe=N(u,2);_(xe,21,()=>Wt(E(M)),([e,t])=>e,(e,n)=>{var a=R(()=>r(E(n),2));let o=()=>E(a)[0],s=()=>E(a)[1];var c=cn(),l=U(c),u=W(l,!0),d=N(l,2);_(d,21,s,e=>e.slug,(e,t)=>{{let n=e=>{var n=sn(),r=U(n);{let e=R(()=>E(t).cost===E(t).card.cost?E(t).card.price:`${E(t).cost}`),n=R(()=>!Ht(E(t),i.mana));$t(r,{get slug(){return E(t).slug},get name(){return E(t).name},get card(){return E(t).card},get price(){return E(e)},get dear(){return E(n)},get copies(){return E(t).things.length}})}var a=N(r,2),o=e=>{var t=on();w(e,t)},s=R(()=>V(E(t).things)>1);p(a,e=>{E(s)&&e(o)}),w(e,n)},r=R(()=>E(t).things.length>1?[`×${E(t).things.length}`]:[]);pe(e,{get things(){return E(t).things},get slug(){return E(t).slug},get said(){return E(r)},direct:!0,picture:n,$$slots:{picture:!0}})}}),X(d),I(e=>t(u,e),[()=>m(`type-${o()}`)]),w(e,c)},e=>{var n=ln(),r=A(n),i=N(r),a=W(i,!0);X(n),I((e,n)=>{t(r,`${e??``} `),t(a,n)},[()=>m(`mw-none`),()=>te(`start-over`)]),f(`click`,i,()=>K(C,{...Bt},!0)),w(e,n)}),X(xe),I((e,n,r,i,a,o,s,c,l,f,p)=>{d=h(u,1,`wishes svelte-jk9yt2`,null,d,{more:E(D)}),t(T,e),Y(k,`placeholder`,n),Y(F,`aria-expanded`,E(D)),t(L,r),t(ee,i),t(q,a),t(oe,o),t(ce,s),t(fe,c),t(ge,l),t(be,` ${f??``}`),Y(xe,`aria-label`,p)},[()=>m(`mw-search`),()=>m(`mw-search`),()=>m(`mw-filters`),()=>m(`mw-type`),()=>m(`mw-type`),()=>m(`mw-school`),()=>m(`mw-school`),()=>m(`mw-level`),()=>m(`mw-level`),()=>m(`mw-affordable`),()=>m(`mw-spells`)]),f(`keydown`,k,ne),se(k,()=>E(C).words,e=>E(C).words=e),f(`click`,F,()=>K(D,!E(D))),ie(H,()=>E(C).type,e=>E(C).type=e),ie(Z,()=>E(C).school,e=>E(C).school=e),ie(me,()=>E(C).level,e=>E(C).level=e),O(ye,()=>E(C).affordable,e=>E(C).affordable=e),w(e,n)};p(me,e=>{a()&&e(he)}),X(G),ee(G,e=>K(T,e),()=>E(T)),I((e,n,r,a)=>{Y(G,`aria-label`,e),t(ae,n),Y(oe,`title`,r),t(ce,`${i.mana??``} `),t(ue,a)},[()=>m(`pile-spellbook`),()=>m(`pile-spellbook`),()=>m(`ui-mana`,{n:i.mana}),()=>m(`ui-mana`,{n:i.mana})]),w(n,G),k()}ne([`click`,`keydown`]);var pn=S(`<div><!></div>`);function mn(e,t){J(t,!0);let{session:n,beside:r}=Q(),i=R(()=>new je(t.view)),a=R(()=>Kt(n,E(i))),o=F(!0);var s=l(),c=U(s),u=e=>{var t=pn();let s;var c=A(t);d(c,()=>n.builder.seq,e=>{{let t=R(()=>qt(n,E(i))),s=R(()=>!r());fn(e,{get things(){return E(a)},get mana(){return E(t)},get field(){return E(i)},get folds(){return E(s)},get open(){return E(o)},set open(e){K(o,e,!0)}})}}),X(t),I((e,n)=>s=h(t,1,`place svelte-qz3y3y`,null,s,{over:e,folded:n}),[()=>!r(),()=>!E(o)&&!r()]),w(e,t)};p(c,e=>{E(a).length&&e(u)}),w(e,s),k()}var hn=S(`<section class="hand svelte-4jui3u"><h3 class="svelte-4jui3u"> </h3> <div class="spells svelte-4jui3u"></div></section>`);function gn(e,n){J(n,!0);let{session:r,game:i,face:a,tell:o}=Q(),s=R(()=>n.field.view.sides[n.seat]),c=R(()=>n.field.all.get(E(s).mage)),u=R(()=>n.field.atHand(n.seat).map(e=>({...e,info:z.server.cards[i]?.get(n.field.slug(e.thing))}))),d=R(()=>r.shown?.values??{}),f=R(()=>r.builder.question?.reason===`act`?`cast`:`quickcast`);function m({thing:e,holder:t}){return(t??E(c))?.piece.used.includes(t?`bound`:`spell-${e}`)??!1}var h=l(),g=U(h),v=e=>{var n=hn(),r=A(n),i=W(r,!0),s=N(r,2);_(s,21,()=>E(u),e=>e.thing,(e,t)=>{let n=R(()=>E(t));var r=l(),i=U(r),o=e=>{let r=R(()=>Je(E(n).info)),i=R(()=>E(d)[E(n).thing]?.cost),o=R(()=>E(n).holder&&a(E(n).holder.slug).name);{let a=e=>{{let a=R(()=>E(i)===void 0?E(r).price:`${E(i)}`),s=R(()=>Number(E(i)??E(r).cost)>(E(c)?.piece.mana??0)),l=R(()=>m(E(t))),u=R(()=>E(o)?{name:E(o),icon:$[E(n).bound?`bound`:`assigned`]}:void 0);$t(e,{get slug(){return E(n).info.slug},get name(){return E(n).info.name},get card(){return E(r)},get price(){return E(a)},get dear(){return E(s)},get spent(){return E(l)},get place(){return E(u)}})}},s=R(()=>[E(n).thing]),l=R(()=>E(o)?[E(o)]:void 0);pe(e,{get things(){return E(s)},get slug(){return E(n).info.slug},get deed(){return E(f)},get said(){return E(l)},picture:a,$$slots:{picture:!0}})}};p(i,e=>{E(n).info&&e(o)}),w(e,r)}),X(s),X(n),I((e,r)=>{Y(n,`aria-label`,e),t(i,r)},[()=>o(`mw-spells`),()=>o(`mw-spells`)]),w(e,n)};p(g,e=>{E(u).length&&e(v)}),w(e,h),k()}var _n=(e,n=b,r=b,i=b)=>{var a=vn();let o;var s=A(a);P(s,{get path(){return $[n()]}});var c=N(s,2),l=W(c,!0);X(a),I(()=>{o=h(a,1,`marker svelte-4mwe9r`,null,o,{ready:r()}),Y(a,`title`,i()),t(l,i())}),w(e,a)},vn=S(`<span><!> <span class="unseen"> </span></span>`),yn=S(`<!> <!> <!>`,1),bn=S(`<span><!></span>`),xn=S(`<div class="numbers svelte-4mwe9r"><span class="sign svelte-4mwe9r"><!></span> <span><span class="bar svelte-4mwe9r"></span> <b aria-hidden="true" class="svelte-4mwe9r"><!> </b> <span class="unseen"> </span></span> <span class="number svelte-4mwe9r"><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></span> <span class="number mana svelte-4mwe9r" data-dial="mana"><!> <b aria-hidden="true"> </b> <small aria-hidden="true" class="svelte-4mwe9r"> </small> <span class="unseen"> </span></span> <!> <!> <!></div> <div class="equipment svelte-4mwe9r" role="group"><!> <span class="free svelte-4mwe9r"></span></div>`,1),Sn=S(`<b class="fallen svelte-4mwe9r"> </b>`),Cn=S(`<div class="all svelte-4mwe9r"><!></div>`),wn=S(`<div class="mage svelte-4mwe9r"><!></div>`);function Tn(e,n){J(n,!0);let r=Q(),{session:i,face:s,tell:l}=r,u=R(()=>r.rules),d=R(()=>n.field.view),f=R(()=>E(d).sides[n.seat]),m=R(()=>n.field.all.get(E(f).mage)),g=R(()=>i.shown?.values?.[E(f).mage]??{}),v=R(()=>E(g).life??0),y=R(()=>n.field.equipment(E(f).mage)),b=R(()=>E(y).flatMap(({piece:e})=>e.slots)),x=R(()=>E(u).slots.filter((e,t)=>E(u).slots.slice(0,t+1).filter(t=>t===e).length>E(b).filter(t=>t===e).length)),S=R(()=>!!i.builder.state(E(f).own_spellbook??[])),C=e=>e.map(e=>({thing:e,slug:n.field.slug(e)})),T=R(()=>[s(n.field.slug(E(f).mage)).name,...E(d).teams?[l(`ui-team`,{n:n.seat%2+1})]:[]].join(` · `)),D=R(()=>n.field.all.get(E(d).acting)?.piece.controller===n.seat);var O=wn();let j;{let e=e=>{var t=yn(),r=U(t);{let e=R(()=>l(`pile-spellbook`)),t=R(()=>E(S)?[]:C(E(f).own_spellbook??[]));ue(r,{icon:`deck`,get label(){return E(e)},get count(){return E(f).spellbook},get cards(){return E(t)}})}var i=N(r,2),a=e=>{{let t=R(()=>l(`ui-at-hand`)),n=R(()=>C(E(f).own_prepared??[]));ue(e,{icon:`hand`,get label(){return E(t)},get count(){return E(f).prepared},get cards(){return E(n)}})}};p(i,e=>{n.seat!==E(d).player&&e(a)});var o=N(i,2);{let e=R(()=>l(`pile-discard`)),t=R(()=>C(E(f).discard).reverse());ue(o,{icon:`discard`,get label(){return E(e)},get count(){return E(f).discard.length},get cards(){return E(t)}})}w(e,t)};var M=A(O);ce(M,{get seat(){return n.seat},get active(){return E(D)},get extra(){return E(T)},get emblems(){return e},children:(e,r)=>{var i=Cn(),s=A(i),c=e=>{var r=xn(),i=U(r),s=A(i);Ke(A(s),{get seat(){return n.seat}}),X(s);var c=N(s,2);let u;var f=A(c);let b;var S=N(f,2),C=A(S);P(C,{get path(){return $.damage}});var T=N(C);X(S);var D=N(S,2),O=W(D,!0);X(c);var k=N(c,2),j=A(k);P(j,{get path(){return $.armor}});var M=N(j,2),F=W(M,!0),L=N(M,2),z=W(L,!0);X(k);var B=N(k,2),ee=A(B);P(ee,{get path(){return $.mana}});var V=N(ee,2),H=W(V,!0),te=N(V,2),ne=W(te),G=N(te,2),K=W(G,!0);X(B);var q=N(B,2);{let e=R(()=>l(E(m).piece.active?`mw-action-ready`:`mw-action-used`));_n(q,()=>`action`,()=>E(m).piece.active,()=>E(e))}var J=N(q,2);{let e=R(()=>l(E(m).piece.quickcast?`ui-quickcast`:`ui-quickcast-used`));_n(J,()=>`quickcast`,()=>E(m).piece.quickcast,()=>E(e))}var re=N(J,2),ie=e=>{{let t=R(()=>l(`mw-initiative`));_n(e,()=>`initiative`,()=>!0,()=>E(t))}};p(re,e=>{E(d).initiative===n.seat&&e(ie)}),X(i);var ae=N(i,2),oe=A(ae);_(oe,17,()=>E(y),e=>e.thing,(e,t)=>{lt(e,{get it(){return E(t)},get field(){return n.field},get icon(){return $[E(t).piece.slots[0]]}})});var Z=N(oe,2);_(Z,21,()=>E(x),o,(e,t)=>{var n=bn(),r=A(n);P(r,{get path(){return $[E(t)]}}),X(n),I(e=>Y(n,`title`,e),[()=>l(`mw-free`,{slot:l(`slot-${E(t)}`)})]),w(e,n)}),X(Z),X(ae),I((e,n,r,i,o,s,l,d)=>{u=h(c,1,`life svelte-4mwe9r`,null,u,{low:E(m).piece.damage*3>=E(v)*2}),Y(c,`title`,e),b=a(f,``,b,{width:n}),t(T,`${E(m).piece.damage??``}/${E(v)??``}`),t(O,r),Y(k,`title`,i),t(F,E(g).armor??0),t(z,o),Y(B,`title`,s),t(H,E(m).piece.mana),t(ne,`+${E(g).channeling??0??``}`),t(K,l),Y(ae,`aria-label`,d)},[()=>l(`ui-damage`,{n:E(m).piece.damage,of:E(v)}),()=>`${Math.max(0,100-100*E(m).piece.damage/Math.max(1,E(v)))}%`,()=>l(`ui-damage`,{n:E(m).piece.damage,of:E(v)}),()=>l(`ui-armor`,{n:E(g).armor??0}),()=>l(`ui-armor`,{n:E(g).armor??0}),()=>l(`ui-channels`,{n:E(m).piece.mana,more:E(g).channeling??0}),()=>l(`ui-channels`,{n:E(m).piece.mana,more:E(g).channeling??0}),()=>l(`ui-equipment`)]),w(e,r)},u=e=>{var n=Sn(),r=W(n,!0);I(e=>t(r,e),[()=>l(`ui-fallen`)]),w(e,n)};p(s,e=>{E(m)?e(c):e(u,-1)}),X(i),w(e,i)},$$slots:{default:!0}}),X(O)}I(()=>{Y(O,`data-mage`,n.seat),j=a(O,``,j,{"--owner":c[n.seat].colour})}),w(e,O),k()}var En=S(`<li><!> <span class="unseen"> </span></li>`),Dn=S(`<div class="phases svelte-tw7myh"><b class="round svelte-tw7myh"> </b> <b class="name svelte-tw7myh" aria-hidden="true"> </b> <ol class="svelte-tw7myh"></ol></div>`);function On(e,n){J(n,!0);let{tell:r}=Q(),i=R(()=>n.phases.indexOf(n.view.phase));var a=Dn(),s=A(a),c=W(s,!0),l=N(s,2),u=W(l,!0),d=N(l,2);_(d,21,()=>n.phases,o,(e,n,a)=>{var o=En();let s;var c=A(o);P(c,{get path(){return $[E(n)]}});var l=N(c,2),u=W(l,!0);X(o),I((e,n)=>{Y(o,`aria-current`,a===E(i)?`step`:void 0),Y(o,`title`,e),s=h(o,1,`svelte-tw7myh`,null,s,{now:a===E(i),past:E(i)>=0&&a<E(i)}),t(u,n)},[()=>r(`phase-${E(n)}`),()=>r(`phase-${E(n)}`)]),w(e,o)}),X(d),X(a),I((e,n,r)=>{t(c,e),t(u,n),Y(d,`aria-label`,r)},[()=>r(`ui-round`,{n:n.view.round}),()=>E(i)<0?``:r(`phase-${n.view.phase}`),()=>r(`mw-phases`)]),w(e,a),k()}function kn(e,t,n){let r=e.map(e=>({kind:`attack`,shows:n[e]}));return t?[...r,{kind:`effect`,shows:String(t)}]:r}function An({kind:e,shows:t}){return{effect:e===`effect`,damage:parseInt(t),critical:t.includes(`★`)}}var jn=12;function Mn({kind:e},{faces:t}){let n=Math.floor(Math.random()*(e===`effect`?jn:t.length));return{kind:e,shows:e===`effect`?`${n+1}`:t[n]}}var Nn=T(`<svg class="twelve svelte-1nbf048" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 1 18.5 3.1 22.5 8.6v6.8L18.5 20.9 12 23 5.5 20.9 1.5 15.4V8.6L5.5 3.1Z" class="svelte-1nbf048"></path><text x="12" y="16.2" class="svelte-1nbf048"> </text></svg>`),Pn=T(`<path class="svelte-1nbf048"></path>`),Fn=T(`<circle r="2.8" class="svelte-1nbf048"></circle>`),In=T(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect x="1.5" y="1.5" width="21" height="21" rx="5" class="svelte-1nbf048"></rect><!></svg>`),Ln=S(`<span class="dice svelte-1nbf048"><span class="unseen"> </span> <!></span>`);function Rn(e,n){J(n,!0);let i=[[],[[12,12]],[[8,8],[16,16]]],{tell:a}=Q(),s=R(()=>n.dice.filter(e=>!An(e).effect).map(({shows:e})=>`[${e}]`).join(` `)),c=R(()=>n.dice.find(e=>An(e).effect)?.shows),u=R(()=>E(c)&&E(s)?a(`ui-dice`,{dice:E(s),die:E(c)}):E(c)?a(`mw-effect-die`,{die:E(c)}):a(`ui-dice-alone`,{dice:E(s)}));var d=Ln(),f=A(d),m=W(f,!0),g=N(f,2);_(g,17,()=>n.dice,o,(e,n,a,s)=>{let c=R(()=>An(E(n)));var u=l(),d=U(u),f=e=>{var n=Nn(),r=N(A(n)),i=W(r,!0);X(n),I(()=>t(i,E(c).damage)),w(e,n)},m=e=>{var t=In();let n;var a=N(A(t));_(a,17,()=>i[E(c).damage],o,(e,t)=>{var n=R(()=>r(E(t),2));let i=()=>E(n)[0],a=()=>E(n)[1];var o=l(),s=U(o),u=e=>{var t=Pn();I(()=>Y(t,`d`,`M${i()??``} ${a()-5}l1.4 3.2 3.5.3-2.6 2.3.8 3.4-3.1-1.8-3.1 1.8.8-3.4-2.6-2.3 3.5-.3Z`)),w(e,t)},d=e=>{var t=Fn();I(()=>{Y(t,`cx`,i()),Y(t,`cy`,a())}),w(e,t)};p(s,e=>{E(c).critical?e(u):e(d,-1)}),w(e,o)}),X(t),I(()=>n=h(t,0,`svelte-1nbf048`,null,n,{critical:E(c).critical,blank:!E(c).damage})),w(e,t)};p(d,e=>{E(c).effect?e(f):e(m,-1)}),w(e,u)}),X(d),I(()=>t(m,E(u))),w(e,d),k()}var zn=S(`<p class="svelte-n3ricu"> <!></p>`),Bn=S(`<p class="svelte-n3ricu"><!> </p>`),Vn=S(`<p class="svelte-n3ricu"><!> <!></p>`),Hn=S(`<div role="status"><!> <!> <!></div>`);function Un(e,n){J(n,!0);let r=Q(),{session:i,face:a,tell:s}=r,c=R(()=>r.rules),l=R(()=>n.field.view),u=R(()=>E(l).attacks.some(e=>e.rolled.length)),d=R(()=>E(l).casts.length+E(l).attacks.length>0),f=R(()=>E(l).casts.filter(({spell:e})=>!E(l).attacks.some(({holder:t})=>t===e))),m=R(()=>{if(E(u))return[];if(i.moment)return(i.moment.lines??[]).slice(-1);let e=i.server.log.slice(i.screen.read).filter(e=>e.dice?.length);return e.length?e.slice(-1):E(d)?[]:i.server.log.slice(-1)});function g(e){let t=[...n.field.ground.zones,...n.field.ground.borders].find(t=>t.thing===e);return t?s(e<n.field.ground.zones.length?`zone`:`border`,{name:t.name}):a(n.field.slug(e)).name}var v=Hn();let y;var b=A(v);_(b,17,()=>E(m),o,(e,n)=>{var r=zn(),i=A(r,!0),a=N(i),o=e=>{Rn(e,{get dice(){return E(n).dice}})};p(a,e=>{E(n).dice?.length&&e(o)}),X(r),I(()=>t(i,E(n).text)),w(e,r)});var x=N(b,2);_(x,17,()=>E(f),o,(e,n)=>{var r=Bn(),a=A(r);P(a,{get path(){return $.book}});var o=N(a);X(r),I(e=>t(o,` ${e??``}`),[()=>E(n).target===-1?s(`ui-casting-alone`,{player:i.server.name(E(n).by),card:g(E(n).spell)}):s(`ui-casting`,{player:i.server.name(E(n).by),card:g(E(n).spell),on:g(E(n).target)})]),w(e,r)});var S=N(x,2);_(S,17,()=>E(l).attacks,o,(e,n)=>{var r=Vn(),i=A(r);P(i,{get path(){return $.melee}});var a=N(i),o=N(a),l=e=>{{let t=R(()=>kn(E(n).rolled,E(n).die,E(c).faces));Rn(e,{get dice(){return E(t)}})}};p(o,e=>{(E(n).rolled.length||E(n).die)&&e(l)}),X(r),I(e=>t(a,` ${e??``} `),[()=>s(`ui-attacking`,{what:g(E(n).attacker),on:g(E(n).defender)})]),w(e,r)}),X(v),I(()=>y=h(v,1,`under-way svelte-n3ricu`,null,y,{busy:E(d),nothing:!E(d)&&!E(m).length})),w(e,v),k()}var Wn=S(`<div class="own svelte-f2wmft"><!> <!></div>`),Gn=S(`<div><div class="others svelte-f2wmft"></div> <div class="middle svelte-f2wmft"><div class="top svelte-f2wmft"><div class="bar svelte-f2wmft"><!> <button class="larger svelte-f2wmft"><!> <span class="unseen"> </span></button></div> <!></div> <div><!></div></div> <!> <!></div>`);function Kn(e,n){J(n,!0);let r=Q(),{tell:i,beside:a}=r,o=R(()=>r.rules),s=R(()=>new je(n.view)),c=R(()=>n.view.player),l=F(!1),u=R(()=>n.view.sides.map((e,t)=>(Math.max(E(c),0)+t+(E(c)<0?0:1))%n.view.sides.length).filter(e=>e!==E(c)));var d=Gn();let m;var g=A(d);_(g,20,()=>E(u),e=>e,(e,t)=>{Tn(e,{get seat(){return t},get field(){return E(s)}})}),X(g);var v=N(g,2),y=A(v),b=A(y),x=A(b);On(x,{get view(){return n.view},get phases(){return E(o).phases}});var S=N(x,2),C=A(S);P(C,{name:`zoom`});var T=N(C,2),D=W(T,!0);X(S),X(b),Un(N(b,2),{get field(){return E(s)}}),X(y);var O=N(y,2);let j;zt(A(O),{get field(){return E(s)}}),X(O),X(v);var M=N(v,2),L=e=>{var t=Wn(),n=A(t);Tn(n,{get seat(){return E(c)},get field(){return E(s)}}),gn(N(n,2),{get seat(){return E(c)},get field(){return E(s)}}),X(t),w(e,t)};p(M,e=>{E(c)>=0&&e(L)});var z=N(M,2),B=e=>{mn(e,{get view(){return n.view}})},ee=R(()=>!a());p(z,e=>{E(ee)&&e(B)}),X(d),I(e=>{m=h(d,1,`magewars svelte-f2wmft`,null,m,{crowd:n.view.sides.length>2,watched:E(c)<0}),Y(S,`aria-pressed`,E(l)),t(D,e),j=h(O,1,`ground svelte-f2wmft`,null,j,{large:E(l)})},[()=>i(E(l)?`mw-whole`:`mw-larger`)]),f(`click`,S,()=>K(l,!E(l))),w(e,d),k()}ne([`click`]);var qn=/^(attack|counterstrike) /;function Jn(e){let t=new Map;for(let n of e.options){let e=n.things?.[0];if(!qn.test(n.answer)||e===void 0)continue;let r=Number(/ (\d+)$/.exec(n.answer)?.[1]??1),i=`${e} ${r}`,a=t.get(i)??{holder:e,number:r,options:[]};a.options.push(n),t.set(i,a)}return[...t.values()]}function Yn(e,t,n,r){if(t.things.some(t=>e.includes(t)))return;let a=m(n,e,t);if(a)return a;if(e.includes(r.acting)){let e=i(n,t.things,`move`,`climb`);return e.length?{options:e}:void 0}let o=i(n,e,`activate`,`cast`,`quickcast`,`deploy`);return o.length&&t.things.length?{options:o,aim:{things:t.things}}:void 0}function Xn({play:e}){return new Map(e.map(([e,{controller:t}])=>[e,t]))}function Zn({reason:e},{acting:t}){return e===`act`?t:-1}var Qn=Object.entries({canine:`dog`,cat:`cat`,bird:`bird`,bat:`bird`,serpent:`serpent`,reptile:`dinosaur`,lizard:`dinosaur`,horse:`horse`,worm:`worm`,faerie:`faerie`,gremlin:`imp`,angel:`angel`,vampire:`hooded`,lycanthrope:`dog`,skeleton:`skeleton`,undead:`spirit`,demon:`demon`,knight:`knight`,soldier:`soldier`,cleric:`cleric`,"high-elf":`elf`,"wood-elf":`elf`,animal:`beast`,portal:`portal`,temple:`temple`,totem:`totem`,tree:`tree`,vine:`plant`,plant:`plant`,obelisk:`crystal`,rune:`rune`,artifact:`orb`,structure:`location`,cloud:`cloud`,stone:`wall`,lightning:`lightning`,flame:`flame`,light:`light`,hydro:`water`,wind:`wind`,acid:`water`,curse:`curse`,defense:`armor`,protection:`armor`,aegis:`armor`,barrier:`wall`,trap:`item`,poison:`curse`,force:`force`,teleport:`force`,healing:`cleric`,command:`leader`,metamagic:`rune`,mana:`mana`,vampiric:`sin`,psychic:`philosopher`,illusion:`spirit`,transform:`mutant`}),$n={attack:`lightning`,conjuration:`orb`,creature:`human`,enchantment:`rune`,equipment:`ring`,incantation:`scroll`,wall:`wall`},er={"armor-token":`taunt`,"gain-life":`life`,"gain-mana":`mana`,"lose-life":`weak`,"lose-mana":`lose`,"move-enchantment":`move`,"re-roll":`roll`,resurrect:`heal`,return:`up`,"wrath-token":`enrage`};function tr(e){return Z[er[e]??e]??$[e]}function nr(e){let t=Qn.find(([t])=>e.subtypes.includes(t))?.[1]??$n[e.type],n=e.slots.map(e=>$[e]).find(Boolean),r=e.type===`mage`?C[e.id]?.emblem:n??(t?fe[t]:void 0),i=e.verbs.filter(e=>e!==`attack`),a=e.attacks.map(({kind:e})=>$[e]),o=e.traits.map(e=>e===`flying`?Z.flying:void 0);return de({slug:e.id,figure:r??fe.star,deeds:[...a,...i.map(tr),...o],points:e.life?Math.round(e.life/2):3+(Number(e.cost)||0)%8})}function rr({sides:e}){let t=new Map,n={};return e.forEach(({prepared:e,spellbook:r,discard:i,own_prepared:a=[],own_spellbook:o=[]},s)=>{n[`hand-${s}`]=e,n[`deck-${s}`]=r,n[`discard-${s}`]=i.length;for(let[e,n]of[[a,`hand`],[o,`deck`],[i,`discard`]])for(let r of e)t.set(r,`${n}-${s}`)}),{of:t,sizes:n}}function ir({play:e}){return new Map(e.map(([e,{damage:t,mana:n}])=>[e,{damage:t,mana:n}]))}var ar={life:`health`,armor:`armor`,channeling:`channeling`},or={life:`left`,armor:`right`,channeling:void 0};function sr(e){let t=Je(e),n=[`life`,`armor`,`channeling`].filter(e=>t[e]||t.life);return{slug:e.slug,name:e.name,kind:t.kind,type:t.type,group:t.group,emblem:nr(t),cost:t.price||void 0,facts:t.casting.join(` · `),stats:n.map(e=>({name:ar[e],path:$[e],n:t[e]??0,text:``,at:or[e]})),lines:t.text,reminders:[]}}function cr(e,{view:t,values:n={}},r,i){let a=new je(t),o=e.options.filter(e=>e.answer.startsWith(`reveal `)).map(e=>({label:e.sentence??``,icon:$.reveal,options:[e]})),s=Jn(e).flatMap(({holder:e,number:t,options:o})=>{let s=r.get(a.slug(e)),c=s&&Je(s).attacks[t-1],l=n[e]?.[`dice-${t}`]??c?.dice;return c?[{label:i(`mw-bar`,{bar:c.name,n:l}),icon:$[c.kind],options:o}]:[]});return[...o,...s]}function lr({play:e}){return e.reduce((e,[,t])=>e+t.damage,0)}var ur={hidden:`face-down`,face:sr,groups:cr,texts:Object.assign({"../../../../trivault/games/magewars/presentation/text/de.ftl":n,"../../../../trivault/games/magewars/presentation/text/en.ftl":y,"../../../../trivault/games/magewars/presentation/text/pl.ftl":oe,"../../../../trivault/games/magewars/text/de/faces.ftl":me,"../../../../trivault/games/magewars/text/de/table.ftl":he,"../../../../trivault/games/magewars/text/de/traits.ftl":ge,"../../../../trivault/games/magewars/text/en/faces.ftl":_e,"../../../../trivault/games/magewars/text/en/table.ftl":ve,"../../../../trivault/games/magewars/text/en/traits.ftl":ye,"../../../../trivault/games/magewars/text/pl/faces.ftl":be,"../../../../trivault/games/magewars/text/pl/table.ftl":xe,"../../../../trivault/games/magewars/text/pl/traits.ftl":Se,"./lesson/de.ftl":Ce,"./lesson/en.ftl":we,"./lesson/pl.ftl":Te,"./text/de.ftl":Ee,"./text/en.ftl":De,"./text/pl.ftl":Oe}),hurt:lr,slug:(e,t)=>new je(e).slug(t),owners:Xn,source:Zn,drop:Yn,zones:rr,numbers:ir,attacks:new Set([`attack`,`attack-again`,`counterstrike`,`barrier`,`strike`]),icons:{mana:$.mana},Board:Kn,Beside:mn,Dice:Rn,tumble:Mn};export{ur as BOARD};