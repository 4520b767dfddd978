import{$n as e,A as t,B as n,Bn as r,C as i,Cn as a,Dn as o,En as s,F as c,Fn as l,Hn as u,In as d,Kn as f,L as p,N as m,Nn as h,On as g,Pn as _,Sr as v,T as y,Un as b,V as x,Vn as S,Wn as C,Xn as w,Yn as T,_r as E,ar as D,bn as O,br as k,cr as A,dn as j,dr as M,er as N,ft as P,gn as F,gr as I,hn as L,ir as R,k as z,kn as B,lr as V,mn as H,nn as ee,or as U,qn as W,sr as G,st as K,ur as q,ut as te,vn as ne,vt as J,w as re,wn as ie,wt as ae,xr as Y,xt as X,yn as oe,yr as se,zn as Z}from"./shared.js";import{_ as Q,c as ce,f as le,l as ue,p as de,s as fe,u as pe}from"./table.js";var me=`# Mage Wars: was auf einer Karte steht, Teil für Teil.

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
`;function ke([e,t]){let n=Array.from({length:e*t},(t,n)=>{let[r,i]=[n%e,Math.floor(n/e)];return{thing:n,name:`${`abcdefgh`[r]}${i+1}`,column:2*r+1,row:2*i+1}}),r=(t,r)=>r===1?(t+1)%e>0:t+e<n.length,i=n.flatMap(({thing:t})=>[1,e].filter(e=>r(t,e)).map(e=>[t,t+e])).map(([e,t],r)=>{let[i,a]=[n[e],n[t]],o=i.row===a.row;return{thing:n.length+r,name:`${i.name}-${a.name}`,column:i.column+ +!!o,row:i.row+ +!o,upright:o}});return{columns:e,rows:t,zones:n,borders:i,size:n.length+i.length}}function Ae(e,t){return(Math.abs(e.column-t.column)+Math.abs(e.row-t.row))/2}var je=class{ground;all;view;constructor(e){this.view=e,this.ground=ke(e.arena),this.all=new Map(e.play.map(([e,t])=>[e,{thing:e,slug:this.slug(e),piece:t}]))}slug(e){return this.view.cards[e-this.ground.size]??``}inZone(e){return this.#e.filter(({piece:t})=>t.zone===e).sort((e,t)=>Number(this.isMage(t.thing))-Number(this.isMage(e.thing))||e.piece.controller-t.piece.controller)}wall(e){return this.#e.find(({piece:t})=>t.border===e)}get away(){return this.#e.filter(({piece:e})=>e.zone===-1&&e.border===-1)}attached(e){return this.#t(e).filter(({piece:e})=>!e.slots.length)}equipment(e){return this.#t(e).filter(({piece:e})=>e.slots.length)}whole(e){return[e,...this.#t(e).flatMap(e=>this.whole(e.thing))]}atHand(e){let{own_prepared:t=[],innate:n,mage:r}=this.view.sides[e],i=[...this.all.values()].filter(({piece:t})=>t.controller===e),a=[...this.equipment(r).map(e=>({thing:e.piece.bound,holder:e,bound:!0})),...i.map(e=>({thing:e.piece.assigned,holder:e,bound:!1}))];return[...[...t,...n].map(e=>({thing:e,bound:!1})),...a.filter(({thing:e})=>this.slug(e))]}isMage(e){return this.view.sides.some(t=>t.mage===e)}zoneOf(e){let t=this.all.get(e);return t?t.piece.host===-1?this.ground.zones[t.piece.zone]:this.zoneOf(t.piece.host):this.ground.zones[e]}get#e(){return[...this.all.values()].filter(({piece:e})=>e.host===-1)}#t(e){return(this.all.get(e)?.piece.attached??[]).flatMap(e=>this.all.get(e)??[])}},Me=b(`<marker viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 10 5 0 10Z" class="svelte-hwy0vz"></path></marker>`),Ne=b(`<path></path>`),Pe=b(`<svg class="svelte-hwy0vz"><defs></defs><!></svg>`),Fe=u(`<div class="arrows svelte-hwy0vz" aria-hidden="true"><!></div>`);function Ie(t,n){let i=C();E(n,!0);let a=M(()=>[...n.field.view.casts.map(({caster:e,target:t})=>({from:e,to:t,spell:!0})),...n.field.view.attacks.map(({attacker:e,defender:t,zone:n})=>({from:e,to:t===-1?n:t,spell:!1}))]),s=q([]),c=q(0);function l(e){let t=n.field.ground.zones[e]?.name,r=n.field.ground.borders.find(t=>t.thing===e)?.name,i=t?`[data-zone="${t}"]`:r?`[data-border="${r}"]`:`[data-thing~="${e}"]`,a=n.over?.querySelector(i);if(!a||!n.over){let t=n.field.all.get(e)?.piece.host??-1;return t===-1?void 0:l(t)}let[o,s]=[a.getBoundingClientRect(),n.over.getBoundingClientRect()];return{x:o.x+o.width/2-s.x,y:o.y+o.height/2-s.y}}N(()=>{let e=T(a);T(c),w().then(()=>{V(s,e.flatMap(({from:e,to:t,spell:n})=>{let[r,i]=[l(e),l(t)];return r&&i&&(r.x!==i.x||r.y!==i.y)?[{x:r.x,y:r.y,dx:i.x-r.x,dy:i.y-r.y,spell:n}]:[]}))})});var u=Fe(),f=R(u),p=t=>{var n=Pe(),a=R(n);h(a,20,()=>[`attack`,`spell`],_,(t,n)=>{var a=Me();e(()=>{O(a,`id`,`${i}-${n??``}`),o(a,0,g(n),`svelte-hwy0vz`)}),r(t,a)}),k(a);var c=G(a);h(c,17,()=>T(s),_,(t,n)=>{let a=()=>T(n).x,s=()=>T(n).y,c=()=>T(n).dx,l=()=>T(n).dy,u=()=>T(n).spell;var d=Ne();e(()=>{o(d,0,`line ${u()?`spell`:`attack`}`,`svelte-hwy0vz`),O(d,`d`,`M${a()??``} ${s()??``}q${c()/2-l()/8} ${l()/2+c()/8} ${c()??``} ${l()??``}`),O(d,`marker-end`,`url(#${i}-${u()?`spell`:`attack`})`)}),r(t,d)}),k(n),r(t,n)};d(f,e=>{T(s).length&&e(p)}),k(u),L(u,`clientWidth`,e=>V(c,e)),r(t,u),I()}function Le(e,t,n){let r=e=>t.indexOf(e)+1||99;return Object.entries(e.markers).sort(([e],[t])=>r(e)-r(t)||e.localeCompare(t)).map(([e,r])=>{let i=t.includes(e),a=n(`${i?`condition`:`marker`}-${e}`);return e===`taunt`||r===1?{icon:e,text:a,bad:i}:{icon:e,n:r,text:n(`ui-several`,{card:a,n:r}),bad:i}})}function Re(e,t,n){let r=[{icon:`assigned`,spell:e.assigned},{icon:`bound`,spell:e.bound}].filter(({spell:e})=>e!==-1);return[...e.guard?[{icon:`guard`,text:n(`marker-guard`)}]:[],...t.flying?[{icon:`flying`,text:n(`trait-flying`)}]:[],...t.held?[{icon:`held`,text:n(`trait-restrained`),bad:!0}]:[],...r.map(({icon:e,spell:t})=>({icon:e,text:t===-99?n(`ui-face-down`,{n:1}):n(e===`bound`?`mw-bound`:`mw-assigned`)}))]}function ze(e){return{health:e.life??0,armor:e.armor??0,channeling:e.channeling??0}}function Be(e,t,n,r){let i=!n&&(e.mana||t.channeling);return[...t.armor?[{icon:`armor`,n:t.armor,text:r(`ui-armor`,{n:t.armor})}]:[],...i?[{icon:`mana`,n:e.mana,text:r(`ui-mana`,{n:e.mana})}]:[]]}var Ve=`M13 2 5 13.5h6L10 22l9-12.5h-6.5Z`,He=`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13`,Ue=`M6 3h12M6 21h12M7 3c0 6 4 7 5 9c-1 2-5 3-5 9M17 3c0 6-4 7-5 9c1 2 5 3 5 9`,We=`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,$={life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14M12 2l-3 10 3 10 3-10Z`,channeling:`M12 3v10M8 9l4 4 4-4M5 15c0 4 3 6 7 6s7-2 7-6`,reveal:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,distance:`M3 17h18M3 14v6M21 14v6M7 8l-3 3 3 3M17 8l3 3-3 3M4 11h16`,action:`M12 3a9 9 0 1 0 .1 0M12 7a5 5 0 1 0 .1 0`,quickcast:Ve,initiative:`M6 22V3M6 4h13l-3.5 4.5L19 13H6`,guard:`M12 2 19 5V11C19 16 16 19.5 12 21.5C8 19.5 5 16 5 11V5ZM9 11.5l2.2 2.2 4-4.4`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,held:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,hidden:`M6 3h12v18H6ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5v.3`,attached:`M5 4h11v13H5ZM8 7h11v13H8Z`,bound:He,assigned:`M6 3h12v14a3 3 0 0 1-3 4H8a3 3 0 0 1-2-3ZM9.5 8h5M9.5 12h5`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,rot:`M12 3a7 7 0 0 0-4 12.5V19h8v-3.5A7 7 0 0 0 12 3ZM9 10.5v.5M15 10.5v.5M10.5 22v-3M13.5 22v-3`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,daze:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,stun:`M12 2l1.8 6.2L20 6l-3.5 5.2L22 15l-6.4.4L16 22l-4-4.8L8 22l.4-6.6L2 15l5.5-3.8L4 6l6.2 2.2Z`,sleep:`M4 5h7l-7 8h7M13 12h7l-7 8h7`,cripple:`M8 3v7l6 4-1 7M14 3v5M5 21h13M4 8l4-1`,taunt:`M4 10v4h3l7 5V5L7 10ZM17.5 9a4.5 4.5 0 0 1 0 6M20 6.5a8 8 0 0 1 0 11`,rage:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,wrath:`M12 3v8M12 3l-3 4M12 3l3 4M5 21c0-6 3-9 7-10c4 1 7 4 7 10Z`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,pet:`M12 12c3 0 5.5 3 5.5 6c0 2.5-3 2-5.5 2s-5.5.5-5.5-2c0-3 2.5-6 5.5-6ZM5.5 8a1.7 2.2 0 1 0 .1 0M10 4a1.7 2.2 0 1 0 .1 0M14.5 4a1.7 2.2 0 1 0 .1 0M18.5 8a1.7 2.2 0 1 0 .1 0`,bloodreaper:`M6 22 17 5M4 9C8 3 15 2 21 6C16 6 13 8 10 12Z`,shield:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,open:`M4 21V8a8 8 0 0 1 16 0v13M9 21V10a3 3 0 0 1 6 0v11`,reset:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,channel:`M12 2 19 12 12 22 5 12ZM12 7v10M8.5 12h7`,upkeep:Ue,planning:He,deploy:`M12 21V9M7 13l5-5 5 5M4 4h16`,"first-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM20 8v12M18 10l2-2`,"final-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM17 8h4v12h-4ZM17 14h3`,melee:We,ranged:`M5 3c9 2 14 7 16 16M5 3v6M5 3h6M3 21 16 8M3 21v-5M3 21h5`,passage:`M4 21V6h16v15M9 21v-9h6v9M4 6l2-3h12l2 3`,barrier:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM8 8l8 8M16 8l-8 8`,full:Ue,quick:Ve,range:`M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0M12 1v5M12 18v5M1 12h5M18 12h5`,book:`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13M6.5 9h3M6.5 12h3M14.5 9h3M14.5 12h3`,weapon:We,helmet:`M4 18V12a8 8 0 0 1 16 0v6h-5v-5H9v5ZM12 4v9`,cloak:`M9 3h6l5 18c-5-2-11-2-16 0ZM9 3c1 3 5 3 6 0`,chest:`M6 4l3-1c1 2 5 2 6 0l3 1 2 5-3 1v10H7V10L4 9ZM12 8v8`,gloves:`M7 21v-5l-3-4 2-2 2 2V5h2v5V3h2v7V4h2v6V6h2v9l-2 2v4Z`,belt:`M2 9h20v6H2ZM9 7h6v10H9ZM12 12h4`,boots:`M8 3h6v10l6 3v4H6V9ZM6 17h14`,amulet:`M5 3c0 6 3 9 7 11c4-2 7-5 7-11M12 14l3 3.5-3 4-3-4Z`,ring:`M12 9a6.5 6.5 0 1 0 .1 0M9 3h6l2 3-5 3.5L7 6Z`},Ge=b(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-pv4vj6"><path class="svelte-pv4vj6"></path></svg>`);function Ke(t,n){E(n,!0);var i=Ge(),a=R(i);let o;k(i),e(()=>{O(a,`d`,x[n.seat].shape),o=s(a,``,o,{fill:x[n.seat].colour})}),r(t,i),I()}var qe=new WeakMap;function Je(e){let t=qe.get(e)??Ye(e);return qe.set(e,t),t}function Ye(e){let t=e.facts,n=t.type===`mage`,[r]=Object.entries(t.schools).sort(([,e],[,t])=>t-e),i=t.reveal===null?`${t.cost}`:`${t.cost}+${t.reveal}`,a=n?e.slug:r?.[0]??`none`;return{...t,kind:Xe(t),group:a,price:n?``:i}}function Xe(e){let[t,...n]=e.kind.split(` · `);return[t,Object.keys(e.schools).length?n.pop():void 0,...n].filter(Boolean).join(` · `)}function Ze(e,t){let{view:n}=t,r=e.piece.controller===n.player;if(!e.piece.revealed)return r?`reveal`:``;let i=t.all.get(n.acting);return i&&i.piece.controller===n.player?e===i?``:`attack ${i.slug}`:r&&e.piece.host===-1&&e.piece.border===-1?`activate`:``}function Qe(e,t){let n=[...t.all.values()].filter(({slug:t})=>t&&t===e.slug),r=t.zoneOf(e.thing);return n.length<2||!r?``:`@${r.name}#${n.filter(e=>t.zoneOf(e.thing)===r).indexOf(e)+1}`}function $e(e,{session:t,tell:n,info:r}){let[i,a]=[r(e.slug),t.shown?.values?.[e.thing]??{}];return(i?Je(i).attacks:[]).flatMap((e,t)=>{let r=a[`dice-${t+1}`];return r?[n(`mw-bar`,{bar:e.name,n:r})]:[]})}function et(e,t,n,r=!1){let{session:i,face:a,tell:o}=n,s=i.shown?.marks?.[e.thing]??[],c=i.shown?.values?.[e.thing]?.reveal,l=e.piece.revealed?[]:[o(`face-down`)],u=c===void 0?[]:[o(`mw-reveal`,{n:c})],d=Ze(e,t),f=[...t.attached(e.thing),...t.equipment(e.thing)],p=f.map(({slug:e})=>a(e).name).filter(Boolean),m=s.slice(1).filter(e=>!p.some(t=>e.includes(t)));return{slug:e.slug,name:a(e.slug).name,things:t.whole(e.thing),deed:d&&`${d} ${e.slug}${Qe(e,t)}`,notes:[...r?[]:[i.server.name(e.piece.controller)],...l,...u,...m,...$e(e,n)],attached:f.map(r=>et(r,t,n,r.piece.controller===e.piece.controller))}}var tt=u(`<span class="badge"><!> </span>`),nt=u(`<span class="wall hued svelte-tn0vri"><!> <span class="name svelte-tn0vri"> </span> <!> <b> </b></span>`),rt=u(`<button data-target=""><span class="unseen"> </span> <span aria-hidden="true">+</span></button>`),it=u(`<div><!></div>`);function at(t,n){E(n,!0);let i=Q(),{session:a,face:l,tell:u}=i,f=M(()=>i.rules),p=a.builder,m=M(()=>n.field.wall(n.border.thing)),g=M(()=>p.state([n.border.thing])),v=M(()=>u(`border`,{name:n.border.name})),y=M(()=>[T(v),...p.options([n.border.thing]).map(e=>e.sentence??``)].join(`, `)),b=M(()=>T(m)?a.shown?.values?.[T(m).thing]?.life??0:0),S=M(()=>T(m)&&et(T(m),n.field,i));var C=it();let w,D;var A=R(C),j=t=>{let i=M(()=>te(`mage-wars`,l(T(m).slug).group));{let a=t=>{var n=nt();let a;var o=R(n);Ke(o,{get seat(){return T(m).piece.controller}});var c=G(o,2),d=U(c,!0),p=G(c,2);h(p,17,()=>Le(T(m).piece,T(f).conditions,u),_,(t,n)=>{var i=tt(),a=R(i);K(a,{get path(){return $[T(n).icon]}});var o=G(a,1,!0);k(i),e(()=>Z(o,T(n).n??``)),r(t,i)});var g=G(p,2),v=U(g);k(n),e(e=>{a=s(n,``,a,{"--hue":T(i).hue,"--ink":`${T(i).ink??50??``}%`,"--owner":x[T(m).piece.controller].colour}),Z(d,e),Z(v,`${T(m).piece.damage??``}/${T(b)??``}`)},[()=>l(T(m).slug).name]),r(t,n)},o=M(()=>[...n.field.whole(T(m).thing),n.border.thing]),c=M(()=>Ze(T(m),n.field)),d=M(()=>[T(v),...T(S).notes]);pe(t,{get things(){return T(o)},get slug(){return T(m).slug},get deed(){return T(c)},get said(){return T(d)},get attached(){return T(S).attached},picture:a,$$slots:{picture:!0}})}},N=t=>{var i=rt(),a=R(i),s=U(a,!0);se(2),k(i),B(i,()=>c(()=>T(g))),e(()=>{o(i,1,`place ${T(g)??``}`,`svelte-tn0vri`),O(i,`aria-pressed`,p.gathers?T(g)===`chosen`:void 0),Z(s,T(y))}),W(`click`,i,()=>p.touch([n.border.thing])),r(t,i)};d(A,e=>{T(m)&&T(S)?e(j):T(g)&&e(N,1)}),k(C),e(()=>{w=o(C,1,`edge svelte-tn0vri`,null,w,{upright:n.border.upright,free:!T(m)}),O(C,`data-border`,n.border.name),D=s(C,``,D,{"--column":n.border.column,"--row":n.border.row})}),r(t,C),I()}f([`click`]);var ot=u(`<b class="svelte-1wucj7"> </b>`),st=u(`<span class="inner svelte-1wucj7"><!> <!> <span class="name svelte-1wucj7"> </span> <!></span>`),ct=u(`<span><!></span>`);function lt(t,n){E(n,!0);let i=Q(),{session:a,face:c}=i,l=M(()=>c(n.it.slug)),u=M(()=>te(`mage-wars`,T(l).group)),f=M(()=>et(n.it,n.field,i)),p=M(()=>a.shown?.values?.[n.it.thing]?.reveal),m=M(()=>n.it.piece.controller!==n.field.all.get(n.it.piece.host)?.piece.controller);var h=ct();let g,_;var v=R(h);{let t=t=>{var i=st(),a=R(i),o=e=>{Ke(e,{get seat(){return n.it.piece.controller}})};d(a,e=>{T(m)&&e(o)});var s=G(a,2);{let e=M(()=>n.it.slug?n.icon??T(u).emblem:$.hidden);K(s,{get path(){return T(e)}})}var c=G(s,2),f=U(c,!0),h=G(c,2),g=t=>{var n=ot(),i=U(n,!0);e(()=>Z(i,T(p))),r(t,n)};d(h,e=>{T(p)!==void 0&&e(g)}),k(i),e(()=>Z(f,T(l).name)),r(t,i)},i=M(()=>n.field.whole(n.it.thing)),a=M(()=>T(f).deed.split(` `)[0]??``),o=M(()=>Qe(n.it,n.field));pe(v,{get things(){return T(i)},get slug(){return n.it.slug},get deed(){return T(a)},get which(){return T(o)},get said(){return T(f).notes},get attached(){return T(f).attached},picture:t,$$slots:{picture:!0}})}k(h),e(()=>{g=o(h,1,`chip hued svelte-1wucj7`,null,g,{hidden:!n.it.piece.revealed}),_=s(h,``,_,{"--hue":T(u).hue,"--ink":`${T(u).ink??50??``}%`})}),r(t,h),I()}var ut=u(`<b class="svelte-1dgk43s"> </b>`),dt=u(`<span><!><!></span>`),ft=u(`<span class="badge bears svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b></span>`),pt=u(`<span class="left svelte-1dgk43s"></span>`),mt=u(`<span></span>`),ht=u(`<span><span class="art svelte-1dgk43s"><!></span> <span class="name svelte-1dgk43s"><!></span> <span class="badges svelte-1dgk43s"><!> <!></span> <span><!> <span class="line svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b> <!></span></span></span>`);function gt(t,n){E(n,!0);let i=j(n,`acting`,3,!1),a=M(()=>Math.max(...n.face.name.split(/[\s-]/).map(e=>e.length)));var c=ht();let l,u;var f=R(c),p=R(f);le(p,{get face(){return n.face},game:`mage-wars`}),k(f);var g=G(f,2);let v;var y=R(g);m(y,{get name(){return n.face.name}}),k(g);var b=G(g,2),S=R(b);h(S,17,()=>n.badges,_,(t,n)=>{var i=dt();let a;var s=R(i);K(s,{get path(){return $[T(n).icon]}});var c=G(s),l=t=>{var i=ut(),a=U(i,!0);e(()=>Z(a,T(n).n)),r(t,i)};d(c,e=>{T(n).n!==void 0&&e(l)}),k(i),e(()=>a=o(i,1,`badge ${T(n).icon??``}`,`svelte-1dgk43s`,a,{bad:T(n).bad})),r(t,i)});var C=G(S,2),w=t=>{var i=ft(),a=R(i);K(a,{get path(){return $.attached}});var o=G(a,2),s=U(o,!0);k(i),e(()=>Z(s,n.bears)),r(t,i)};d(C,e=>{n.bears&&e(w)}),k(b);var D=G(b,2);let O;var A=R(D),N=t=>{var i=pt();let a;e(e=>a=s(i,``,a,{width:e}),[()=>`${Math.max(0,100-100*n.damage/n.life)}%`]),r(t,i)};d(A,e=>{n.life&&e(N)});var P=G(A,2),F=R(P);Ke(F,{get seat(){return n.seat}});var L=G(F,2),z=U(L,!0),B=G(L,2),V=t=>{var i=mt();e(()=>o(i,1,`act ${n.acts??``}`,`svelte-1dgk43s`)),r(t,i)};d(B,e=>{n.acts&&e(V)}),k(P),k(D),k(c),e(()=>{l=o(c,1,`token ${n.type??``}`,`svelte-1dgk43s`,l,{used:n.acts===`used`,acting:i()}),u=s(c,``,u,{"--owner":x[n.seat].colour}),v=s(g,``,v,{"--longest":T(a)}),O=o(D,1,`life svelte-1dgk43s`,null,O,{low:n.damage*3>=n.life*2,none:!n.life}),Z(z,n.life?`${n.damage}/${n.life}`:``)}),r(t,c),I()}var _t=u(`<div class="chips svelte-4h3pu7"></div>`),vt=u(`<div><!> <!></div>`);function yt(t,n){E(n,!0);let i=Q(),{session:a,face:s,tell:c}=i,l=M(()=>i.rules),u=M(()=>s(n.it.slug)),f=M(()=>a.shown?.values?.[n.it.thing]??{}),p=M(()=>n.field.isMage(n.it.thing)),m=M(()=>n.field.attached(n.it.thing)),g=M(()=>et(n.it,n.field,i)),_=M(()=>[...Be(n.it.piece,T(f),T(p),c),...Re(n.it.piece,T(f),c),...Le(n.it.piece,T(l).conditions,c)]),v=M(()=>ze(T(f))),y=M(()=>T(p)||T(u).type===`creature`?n.it.piece.active?`ready`:`used`:void 0);var b=vt();let x;var S=R(b);{let e=e=>{{let t=M(()=>T(u).type||`enchantment`),r=M(()=>T(f).life??0),i=M(()=>n.field.view.acting===n.it.thing);gt(e,{get face(){return T(u)},get type(){return T(t)},get seat(){return n.it.piece.controller},get damage(){return n.it.piece.damage},get life(){return T(r)},get acts(){return T(y)},get acting(){return T(i)},get badges(){return T(_)},get bears(){return T(m).length}})}},t=M(()=>n.field.whole(n.it.thing)),r=M(()=>Ze(n.it,n.field)),i=M(()=>Qe(n.it,n.field)),a=M(()=>n.it.piece.zone<0?[]:[n.it.piece.zone]);pe(S,{get things(){return T(t)},get slug(){return n.it.slug},get deed(){return T(r)},get which(){return T(i)},get said(){return T(g).notes},get attached(){return T(g).attached},get live(){return T(v)},get ground(){return T(a)},picture:e,$$slots:{picture:!0}})}var C=G(S,2),w=e=>{var t=_t();h(t,21,()=>T(m),e=>e.thing,(e,t)=>{lt(e,{get it(){return T(t)},get field(){return n.field}})}),k(t),r(e,t)};d(C,e=>{T(m).length&&e(w)}),k(b),e(()=>x=o(b,1,`piece svelte-4h3pu7`,null,x,{bearing:T(m).length})),r(t,b),I()}var bt=3,xt=28,St=4,Ct=2,wt=140,Tt=128,Et=72,Dt=44,Ot=74,kt=54;function At(e,t,n){let r=e<wt&&n.length<=Ct?1:jt(e,t,Math.max(n.length,St)),i=Math.max(Math.ceil(n.length/r),2),a=Math.max(0,Math.min(bt,(t-i*Dt)/(i-1))),o=e=>Math.floor(e/r),s=Array.from({length:i},(e,t)=>n.some((e,n)=>e&&o(n)===t)),c=e=>Math.floor((t-(i-1)*a-e)/i),l=s.filter(Boolean).length*xt,u=Math.floor(Math.min(Tt,(e-(r-1)*bt)/r)),d=u>=Ot&&c(l)>=kt,f=Math.max(Dt,Math.min(Et,c(d?l:0))),p=e=>d?s.slice(0,o(e)).filter(Boolean).length*xt:0;return{width:u,tall:f,chips:d,places:n.map((e,t)=>({x:t%r*(u+bt),y:o(t)*(f+a)+p(t)}))}}function jt(e,t,n){let r=Math.max(1,Math.floor((e+bt)/47)),i=Math.ceil(n/Math.max(1,Math.floor((t+bt)/47)));return Math.min(r,Math.max(2,i))}var Mt=u(`<button class="ground svelte-cuwqcz" data-behind=""><span class="unseen"> </span></button>`),Nt=u(`<span class="away svelte-cuwqcz"><!> </span>`),Pt=u(`<div class="slot svelte-cuwqcz"><!></div>`),Ft=u(`<section><!> <h3 class="svelte-cuwqcz"><span class="svelte-cuwqcz"> </span> <!></h3> <div></div></section>`);function It(t,n){E(n,!0);let{session:i,tell:a}=Q(),l=i.builder,u=M(()=>[n.zone.thing]),f=M(()=>l.state(T(u))),p=M(()=>n.field.inZone(n.zone.thing)),m=q(0),g=q(0),_=M(()=>At(T(m)-6,T(g)-6,T(p).map(({thing:e})=>n.field.attached(e).length>0))),v=M(()=>l.question?.reason===`act`&&n.field.view.acting>=0),y=M(()=>a(`zone`,{name:n.zone.name})),b=M(()=>[T(y),...n.away===void 0?[]:[a(`mw-away`,{n:n.away})],...l.options(T(u)).map(e=>e.sentence??``)].join(`, `));function x(e){l.touch(T(u),e)||i.whyNot(`move ${n.zone.name}`)}var S=Ft();let C;var w=R(S),D=t=>{var n=Mt(),i=R(n),a=U(i,!0);k(n),B(n,()=>T(f)&&c(()=>T(f),!0)),e(()=>{O(n,`data-target`,T(f)?``:void 0),O(n,`tabindex`,T(f)?void 0:-1),O(n,`aria-pressed`,l.gathers&&T(f)?T(f)===`chosen`:void 0),Z(a,T(b))}),W(`click`,n,e=>x(e.currentTarget)),r(t,n)};d(w,e=>{(T(f)||T(v))&&e(D)});var A=G(w,2),j=R(A),N=U(j,!0),P=G(j,2),F=t=>{var i=Nt(),o=R(i);K(o,{get path(){return $.distance}});var s=G(o,1,!0);k(i),e(e=>{O(i,`title`,e),Z(s,n.away)},[()=>a(`mw-away`,{n:n.away})]),r(t,i)};d(P,e=>{n.away!==void 0&&e(F)}),k(A);var z=G(A,2);let H,ee;h(z,23,()=>T(p),e=>e.thing,(t,i,a)=>{var o=Pt();let c;yt(R(o),{get it(){return T(i)},get field(){return n.field}}),k(o),e(()=>c=s(o,``,c,{translate:`${T(_).places[T(a)].x??``}px ${T(_).places[T(a)].y??``}px`})),r(t,o)}),k(z),k(S),B(S,()=>ae(()=>({things:T(u),shown:{things:T(u),slug:``}}))),e((e,t)=>{o(S,1,`zone ${T(f)??``}`,`svelte-cuwqcz`),O(S,`data-name`,e),O(S,`aria-label`,T(y)),O(S,`data-zone`,n.zone.name),C=s(S,``,C,{"--column":n.zone.column,"--row":n.zone.row}),Z(N,t),H=o(z,1,`pieces svelte-cuwqcz`,null,H,{counted:!T(_).chips}),ee=s(z,``,ee,{"--piece":`${T(_).width??``}px`,"--tall":`${T(_).tall??``}px`,"--shine":`3px`})},[()=>n.zone.name.toUpperCase(),()=>n.zone.name.toUpperCase()]),L(z,`clientWidth`,e=>V(m,e)),L(z,`clientHeight`,e=>V(g,e)),r(t,S),I()}f([`click`]);var Lt=u(`<section class="away svelte-15nctgm"><h3 class="svelte-15nctgm"> </h3> <!></section>`),Rt=u(`<div class="arena svelte-15nctgm" role="group"><!> <!> <!></div> <!>`,1);function zt(t,n){E(n,!0);let{tell:i}=Q(),a=M(()=>n.field.ground),o=q(void 0),c=M(()=>{let e=J.seen?.things.find(e=>n.field.all.has(e)),t=n.field.view.acting>=0?n.field.view.acting:e;return t===void 0?void 0:n.field.zoneOf(t)});function l(e,t){return Array.from({length:2*e-1},(e,n)=>n%2?`var(--edge)`:t).join(` `)}var u=Rt(),f=D(u);let p;var m=R(f);h(m,17,()=>T(a).zones,e=>e.thing,(e,t)=>{{let r=M(()=>T(c)&&Ae(T(c),T(t)));It(e,{get zone(){return T(t)},get field(){return n.field},get away(){return T(r)}})}});var g=G(m,2);h(g,17,()=>T(a).borders,e=>e.thing,(e,t)=>{at(e,{get border(){return T(t)},get field(){return n.field}})}),Ie(G(g,2),{get field(){return n.field},get over(){return T(o)}}),k(f),H(f,e=>V(o,e),()=>T(o));var _=G(f,2),v=t=>{var a=Lt(),o=R(a),s=U(o,!0),c=G(o,2);h(c,17,()=>n.field.away,e=>e.thing,(e,t)=>{yt(e,{get it(){return T(t)},get field(){return n.field}})}),k(a),e((e,t)=>{O(a,`aria-label`,e),Z(s,t)},[()=>i(`ui-away`),()=>i(`ui-away`)]),r(t,a)};d(_,e=>{n.field.away.length&&e(v)}),e((e,t,n)=>{O(f,`aria-label`,e),p=s(f,``,p,{"grid-template-columns":t,"grid-template-rows":n})},[()=>i(`mw-arena`),()=>l(T(a).columns,`minmax(0, 1fr)`),()=>l(T(a).rows,`minmax(0, 1fr)`)]),r(t,u),I()}var Bt={words:``,type:``,school:``,level:``,affordable:!1};function Vt(e,t,n,r,i){let a=new Map;for(let i of e){let e=n.get(t(i));if(!e)continue;let o=Je(e),s=a.get(e.slug);s?s.things.push(i):a.set(e.slug,{slug:e.slug,name:e.name,things:[i],cost:r[i]?.cost??o.cost,card:o})}let o=e=>e.cost===`X`?99:e.cost;return[...a.values()].sort((e,t)=>i.indexOf(e.card.type)-i.indexOf(t.card.type)||o(e)-o(t)||e.name.localeCompare(t.name))}function Ht(e,t){return e.cost===`X`||e.cost<=t}function Ut(e,t,n){let r=t.words.toLowerCase().split(/\s+/).filter(Boolean);return e.filter(({name:e,card:i,...a})=>{let o=[e,i.kind,...i.text].join(` `).toLowerCase();return r.every(e=>o.includes(e))&&(!t.type||i.type===t.type)&&(!t.school||t.school in i.schools)&&(!t.level||i.level===Number(t.level))&&(!t.affordable||Ht({name:e,card:i,...a},n))})}function Wt(e){let t=new Map;for(let n of e)t.set(n.card.type,[...t.get(n.card.type)??[],n]);return[...t]}function Gt(e,t){let n=e.flatMap(({card:e})=>Object.keys(e.schools));return{types:t.filter(t=>e.some(({card:e})=>e.type===t)),schools:[...new Set(n)].sort(),levels:[...new Set(e.map(({card:e})=>e.level))].sort((e,t)=>e-t)}}function Kt(e,{view:t}){let n=new Set(t.player<0?[]:t.sides[t.player].own_spellbook);return(e.builder.question?.options??[]).flatMap(e=>e.things??[]).filter(e=>n.has(e))}function qt(e,t){let n=t.view.player,r=e.builder.question?.source.split(/[@#]/)[0],i=[...t.all.values()].find(({slug:e,piece:i,thing:a})=>e===r&&i.controller===n&&!t.isMage(a));return(t.all.get(t.view.sides[n]?.mage??-1)?.piece.mana??0)+(i?.piece.mana??0)}var Jt=u(`<span class="place svelte-uuqwof"><!> </span>`),Yt=u(`<span class="school hued svelte-uuqwof"><!> </span>`),Xt=u(`<span class="svelte-uuqwof"><!> </span>`),Zt=u(`<b class="copies svelte-uuqwof"> </b>`),Qt=u(`<span><span class="art svelte-uuqwof"><!></span> <span class="cost svelte-uuqwof"> </span> <span class="words svelte-uuqwof"><span class="name svelte-uuqwof"> </span> <span class="more svelte-uuqwof"><!> <!> <span class="svelte-uuqwof"><!></span> <span class="svelte-uuqwof"><!> </span> <!> <!></span></span> <!></span>`);function $t(t,n){E(n,!0);let i=j(n,`dear`,3,!1),a=j(n,`copies`,3,1),c=j(n,`spent`,3,!1),{face:l}=Q();var u=Qt();let f;var p=R(u),m=R(p);{let e=M(()=>l(n.slug));le(m,{get face(){return T(e)},game:`mage-wars`})}k(p);var g=G(p,2),y=U(g,!0),b=G(g,2),x=R(b),S=U(x,!0),C=G(x,2),w=R(C),D=t=>{var i=Jt(),a=R(i);K(a,{get path(){return n.place.icon}});var o=G(a,1,!0);k(i),e(()=>Z(o,n.place.name)),r(t,i)};d(w,e=>{n.place&&e(D)});var O=G(w,2);h(O,17,()=>Object.entries(n.card.schools),_,(t,n)=>{var i=M(()=>v(T(n),2));let a=()=>T(i)[0],o=()=>T(i)[1],c=M(()=>te(`mage-wars`,a()));var l=Yt();let u;var d=R(l);K(d,{get path(){return T(c).emblem}});var f=G(d,1,!0);k(l),e(()=>{u=s(l,``,u,{"--hue":T(c).hue}),Z(f,o())}),r(t,l)});var A=G(O,2),N=R(A);K(N,{get path(){return $[n.card.full?`full`:`quick`]}}),k(A);var P=G(A,2),F=R(P);K(F,{get path(){return $.range}});var L=G(F);k(P);var z=G(P,2);h(z,17,()=>n.card.attacks,_,(t,n)=>{var i=Xt(),a=R(i);{let e=M(()=>$[T(n).kind]??$.melee);K(a,{get path(){return T(e)}})}var o=G(a,1,!0);k(i),e(()=>Z(o,T(n).dice||`X`)),r(t,i)});var B=G(z,2),V=t=>{var i=Xt(),a=R(i);K(a,{get path(){return $.life}});var o=G(a,1,!0);k(i),e(()=>Z(o,n.card.life)),r(t,i)};d(B,e=>{n.card.life&&e(V)}),k(C),k(b);var H=G(b,2),ee=t=>{var n=Zt(),i=U(n);e(()=>Z(i,`×${a()??``}`)),r(t,n)};d(H,e=>{a()>1&&e(ee)}),k(u),e(()=>{f=o(u,1,`row svelte-uuqwof`,null,f,{dear:i(),spent:c()}),Z(y,n.price),Z(S,n.name),Z(L,`${n.card.range[0]??``}–${n.card.range[1]??``}`)}),r(t,u),I()}var en=u(`<button class="fold svelte-jk9yt2"> </button>`),tn=u(`<button class="slot full svelte-jk9yt2"> <!></button>`),nn=u(`<span class="slot svelte-jk9yt2"> </span>`),rn=u(`<div class="slots svelte-jk9yt2"></div>`),an=u(`<option> </option>`),on=u(`<span class="twice svelte-jk9yt2">2×</span>`),sn=u(`<!> <!>`,1),cn=u(`<h3 class="svelte-jk9yt2"> </h3> <div class="spells svelte-jk9yt2"></div>`,1),ln=u(`<p class="none svelte-jk9yt2"> <button> </button></p>`),un=u(`<!> <div role="search"><label class="words svelte-jk9yt2"><span class="unseen"> </span> <input type="search" class="svelte-jk9yt2"/></label> <button class="filters svelte-jk9yt2"> </button> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="check svelte-jk9yt2"><input type="checkbox" class="svelte-jk9yt2"/> </label></div> <div class="list svelte-jk9yt2" tabindex="0" role="group"></div>`,1),dn=u(`<section class="book svelte-jk9yt2"><div class="head svelte-jk9yt2"><h2 class="svelte-jk9yt2"> </h2> <span class="mana svelte-jk9yt2"><!> <span class="unseen"> </span></span> <!></div> <!></section>`);function fn(t,n){E(n,!0);let i=j(n,`open`,15),s=Q(),{session:l,game:u,tell:f}=s,m=M(()=>s.rules),g=l.builder,y=M(()=>Vt(n.things,e=>n.field.slug(e),P.server.cards[u]??new Map,l.shown?.values??{},T(m).types)),b=M(()=>Gt(T(y),T(m).types)),x=q(A({...Bt})),C=q(void 0),w=q(!1),N=M(()=>Ut(T(y),T(x),n.mana)),L=M(()=>g.picked.map(e=>e.things?.[0]??-1)),z=e=>T(L).filter(t=>e.includes(t)).length;function te(e){(e.key===`Enter`||e.key===`ArrowDown`)&&(e.preventDefault(),p(T(C))[0]?.focus())}var J=dn(),re=R(J),ae=R(re),Y=U(ae,!0),X=G(ae,2),se=R(X);K(se,{get path(){return $.mana}});var ce=G(se),le=G(ce),ue=U(le,!0);k(X);var de=G(X,2),fe=t=>{var n=en(),a=U(n,!0);B(n,()=>!i()&&c()),e(e=>{O(n,`aria-expanded`,i()),Z(a,e)},[()=>f(i()?`mw-see-arena`:`mw-see-book`)]),W(`click`,n,()=>i(!i())),r(t,n)};d(de,e=>{n.folds&&e(fe)}),k(re);var me=G(re,2),he=t=>{var i=un(),s=D(i),c=t=>{var i=rn();h(i,21,()=>({length:g.question?.high??0}),_,(t,i,a)=>{let o=M(()=>g.picked[a]);var s=S(),c=D(s),u=t=>{var i=tn(),a=R(i,!0),s=G(a);K(s,{name:`purged`}),k(i),e((e,t)=>{O(i,`aria-label`,e),Z(a,t)},[()=>f(`mw-take-back`,{what:T(o).sentence??``}),()=>l.shown&&n.field.slug(T(o).things?.[0]??-1)?T(y).find(e=>e.things.includes(T(o).things?.[0]??-1))?.name:``]),W(`click`,i,()=>g.gather(T(o))),r(t,i)},p=t=>{var n=nn(),i=U(n,!0);e(e=>Z(i,e),[()=>f(`mw-slot`,{n:a+1})]),r(t,n)};d(c,e=>{T(o)?e(u):e(p,-1)}),r(t,s)}),k(i),r(t,i)};d(s,e=>{g.gathers&&e(c)});var u=G(s,2);let p;var m=R(u),C=R(m),E=U(C,!0),A=G(C,2);oe(A),k(m);var j=G(m,2),P=U(j,!0),I=G(j,2),L=R(I),B=U(L,!0),H=G(L,2),q=R(H),J=U(q,!0);q.value=q.__value=``;var re=G(q);h(re,17,()=>T(b).types,_,(t,n)=>{var i=an(),a=U(i,!0),o={};e(e=>{Z(a,e),o!==(o=T(n))&&(i.value=(i.__value=o)??``)},[()=>f(`type-${T(n)}`)]),r(t,i)}),k(H),ie(H),k(I);var ae=G(I,2),Y=R(ae),X=U(Y,!0),se=G(Y,2),Q=R(se),ce=U(Q,!0);Q.value=Q.__value=``;var le=G(Q);h(le,17,()=>T(b).schools,_,(t,n)=>{var i=an(),a=U(i,!0),o={};e(e=>{Z(a,e),o!==(o=T(n))&&(i.value=(i.__value=o)??``)},[()=>f(`school-${T(n)}`)]),r(t,i)}),k(se),ie(se),k(ae);var ue=G(ae,2),de=R(ue),fe=U(de,!0),me=G(de,2),he=R(me),ge=U(he,!0);he.value=he.__value=``;var _e=G(he);h(_e,17,()=>T(b).levels,_,(t,n)=>{var i=an(),a=U(i,!0),o={};e(e=>{Z(a,T(n)),o!==(o=e)&&(i.value=(i.__value=o)??``)},[()=>String(T(n))]),r(t,i)}),k(me),ie(me),k(ue);var ve=G(ue,2),ye=R(ve);oe(ye);var be=G(ye);k(ve),k(u);var xe=G(u,2);h(xe,21,()=>Wt(T(N)),([e,t])=>e,(t,i)=>{var a=M(()=>v(T(i),2));let o=()=>T(a)[0],s=()=>T(a)[1];var c=cn(),l=D(c),u=U(l,!0),p=G(l,2);h(p,21,s,e=>e.slug,(e,t)=>{{let i=e=>{var i=sn(),a=D(i);{let e=M(()=>T(t).cost===T(t).card.cost?T(t).card.price:`${T(t).cost}`),r=M(()=>!Ht(T(t),n.mana));$t(a,{get slug(){return T(t).slug},get name(){return T(t).name},get card(){return T(t).card},get price(){return T(e)},get dear(){return T(r)},get copies(){return T(t).things.length}})}var o=G(a,2),s=e=>{var t=on();r(e,t)},c=M(()=>z(T(t).things)>1);d(o,e=>{T(c)&&e(s)}),r(e,i)},a=M(()=>T(t).things.length>1?[`×${T(t).things.length}`]:[]);pe(e,{get things(){return T(t).things},get slug(){return T(t).slug},get said(){return T(a)},direct:!0,picture:i,$$slots:{picture:!0}})}}),k(p),e(e=>Z(u,e),[()=>f(`type-${o()}`)]),r(t,c)},t=>{var n=ln(),i=R(n),a=G(i),o=U(a,!0);k(n),e((e,t)=>{Z(i,`${e??``} `),Z(o,t)},[()=>f(`mw-none`),()=>ee(`start-over`)]),W(`click`,a,()=>V(x,{...Bt},!0)),r(t,n)}),k(xe),e((e,t,n,r,i,a,s,c,l,d,f)=>{p=o(u,1,`wishes svelte-jk9yt2`,null,p,{more:T(w)}),Z(E,e),O(A,`placeholder`,t),O(j,`aria-expanded`,T(w)),Z(P,n),Z(B,r),Z(J,i),Z(X,a),Z(ce,s),Z(fe,c),Z(ge,l),Z(be,` ${d??``}`),O(xe,`aria-label`,f)},[()=>f(`mw-search`),()=>f(`mw-search`),()=>f(`mw-filters`),()=>f(`mw-type`),()=>f(`mw-type`),()=>f(`mw-school`),()=>f(`mw-school`),()=>f(`mw-level`),()=>f(`mw-level`),()=>f(`mw-affordable`),()=>f(`mw-spells`)]),W(`keydown`,A,te),ne(A,()=>T(x).words,e=>T(x).words=e),W(`click`,j,()=>V(w,!T(w))),a(H,()=>T(x).type,e=>T(x).type=e),a(se,()=>T(x).school,e=>T(x).school=e),a(me,()=>T(x).level,e=>T(x).level=e),F(ye,()=>T(x).affordable,e=>T(x).affordable=e),r(t,i)};d(me,e=>{i()&&e(he)}),k(J),H(J,e=>V(C,e),()=>T(C)),e((e,t,r,i)=>{O(J,`aria-label`,e),Z(Y,t),O(X,`title`,r),Z(ce,`${n.mana??``} `),Z(ue,i)},[()=>f(`pile-spellbook`),()=>f(`pile-spellbook`),()=>f(`ui-mana`,{n:n.mana}),()=>f(`ui-mana`,{n:n.mana})]),r(t,J),I()}f([`click`,`keydown`]);var pn=u(`<div><!></div>`);function mn(t,n){E(n,!0);let{session:i,beside:a}=Q(),s=M(()=>new je(n.view)),c=M(()=>Kt(i,T(s))),u=q(!0);var f=S(),p=D(f),m=t=>{var n=pn();let d;var f=R(n);l(f,()=>i.builder.seq,e=>{{let t=M(()=>qt(i,T(s))),n=M(()=>!a());fn(e,{get things(){return T(c)},get mana(){return T(t)},get field(){return T(s)},get folds(){return T(n)},get open(){return T(u)},set open(e){V(u,e,!0)}})}}),k(n),e((e,t)=>d=o(n,1,`place svelte-qz3y3y`,null,d,{over:e,folded:t}),[()=>!a(),()=>!T(u)&&!a()]),r(t,n)};d(p,e=>{T(c).length&&e(m)}),r(t,f),I()}var hn=u(`<section class="hand svelte-4jui3u"><h3 class="svelte-4jui3u"> </h3> <div class="spells svelte-4jui3u"></div></section>`);function gn(t,n){E(n,!0);let{session:i,game:a,face:o,tell:s}=Q(),c=M(()=>n.field.view.sides[n.seat]),l=M(()=>n.field.all.get(T(c).mage)),u=M(()=>n.field.atHand(n.seat).map(e=>({...e,info:P.server.cards[a]?.get(n.field.slug(e.thing))}))),f=M(()=>i.shown?.values??{}),p=M(()=>i.builder.question?.reason===`act`?`cast`:`quickcast`);function m({thing:e,holder:t}){return(t??T(l))?.piece.used.includes(t?`bound`:`spell-${e}`)??!1}var g=S(),_=D(g),v=t=>{var n=hn(),i=R(n),a=U(i,!0),c=G(i,2);h(c,21,()=>T(u),e=>e.thing,(e,t)=>{let n=M(()=>T(t));var i=S(),a=D(i),s=e=>{let r=M(()=>Je(T(n).info)),i=M(()=>T(f)[T(n).thing]?.cost),a=M(()=>T(n).holder&&o(T(n).holder.slug).name);{let o=e=>{{let o=M(()=>T(i)===void 0?T(r).price:`${T(i)}`),s=M(()=>Number(T(i)??T(r).cost)>(T(l)?.piece.mana??0)),c=M(()=>m(T(t))),u=M(()=>T(a)?{name:T(a),icon:$[T(n).bound?`bound`:`assigned`]}:void 0);$t(e,{get slug(){return T(n).info.slug},get name(){return T(n).info.name},get card(){return T(r)},get price(){return T(o)},get dear(){return T(s)},get spent(){return T(c)},get place(){return T(u)}})}},s=M(()=>[T(n).thing]),c=M(()=>T(a)?[T(a)]:void 0);pe(e,{get things(){return T(s)},get slug(){return T(n).info.slug},get deed(){return T(p)},get said(){return T(c)},picture:o,$$slots:{picture:!0}})}};d(a,e=>{T(n).info&&e(s)}),r(e,i)}),k(c),k(n),e((e,t)=>{O(n,`aria-label`,e),Z(a,t)},[()=>s(`mw-spells`),()=>s(`mw-spells`)]),r(t,n)};d(_,e=>{T(u).length&&e(v)}),r(t,g),I()}var _n=(t,n=Y,i=Y,a=Y)=>{var s=vn();let c;var l=R(s);K(l,{get path(){return $[n()]}});var u=G(l,2),d=U(u,!0);k(s),e(()=>{c=o(s,1,`marker svelte-4mwe9r`,null,c,{ready:i()}),O(s,`title`,a()),Z(d,a())}),r(t,s)},vn=u(`<span><!> <span class="unseen"> </span></span>`),yn=u(`<!> <!> <!>`,1),bn=u(`<span><!></span>`),xn=u(`<div class="numbers svelte-4mwe9r"><span class="sign svelte-4mwe9r"><!></span> <span><span class="bar svelte-4mwe9r"></span> <b aria-hidden="true" class="svelte-4mwe9r"><!> </b> <span class="unseen"> </span></span> <span class="number svelte-4mwe9r"><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></span> <span class="number mana svelte-4mwe9r" data-dial="mana"><!> <b aria-hidden="true"> </b> <small aria-hidden="true" class="svelte-4mwe9r"> </small> <span class="unseen"> </span></span> <!> <!> <!></div> <div class="equipment svelte-4mwe9r" role="group"><!> <span class="free svelte-4mwe9r"></span></div>`,1),Sn=u(`<b class="fallen svelte-4mwe9r"> </b>`),Cn=u(`<div class="all svelte-4mwe9r"><!></div>`),wn=u(`<div class="mage svelte-4mwe9r"><!></div>`);function Tn(t,n){E(n,!0);let i=Q(),{session:a,face:c,tell:l}=i,u=M(()=>i.rules),f=M(()=>n.field.view),p=M(()=>T(f).sides[n.seat]),m=M(()=>n.field.all.get(T(p).mage)),g=M(()=>a.shown?.values?.[T(p).mage]??{}),v=M(()=>T(g).life??0),y=M(()=>n.field.equipment(T(p).mage)),b=M(()=>T(y).flatMap(({piece:e})=>e.slots)),S=M(()=>T(u).slots.filter((e,t)=>T(u).slots.slice(0,t+1).filter(t=>t===e).length>T(b).filter(t=>t===e).length)),C=M(()=>!!a.builder.state(T(p).own_spellbook??[])),w=e=>e.map(e=>({thing:e,slug:n.field.slug(e)})),A=M(()=>[c(n.field.slug(T(p).mage)).name,...T(f).teams?[l(`ui-team`,{n:n.seat%2+1})]:[]].join(` · `)),j=M(()=>n.field.all.get(T(f).acting)?.piece.controller===n.seat);var N=wn();let P;{let t=e=>{var t=yn(),i=D(t);{let e=M(()=>l(`pile-spellbook`)),t=M(()=>T(C)?[]:w(T(p).own_spellbook??[]));ue(i,{icon:`deck`,get label(){return T(e)},get count(){return T(p).spellbook},get cards(){return T(t)}})}var a=G(i,2),o=e=>{{let t=M(()=>l(`ui-at-hand`)),n=M(()=>w(T(p).own_prepared??[]));ue(e,{icon:`hand`,get label(){return T(t)},get count(){return T(p).prepared},get cards(){return T(n)}})}};d(a,e=>{n.seat!==T(f).player&&e(o)});var s=G(a,2);{let e=M(()=>l(`pile-discard`)),t=M(()=>w(T(p).discard).reverse());ue(s,{icon:`discard`,get label(){return T(e)},get count(){return T(p).discard.length},get cards(){return T(t)}})}r(e,t)};var F=R(N);ce(F,{get seat(){return n.seat},get active(){return T(j)},get extra(){return T(A)},get emblems(){return t},children:(t,i)=>{var a=Cn(),c=R(a),u=t=>{var i=xn(),a=D(i),c=R(a);Ke(R(c),{get seat(){return n.seat}}),k(c);var u=G(c,2);let p;var b=R(u);let x;var C=G(b,2),w=R(C);K(w,{get path(){return $.damage}});var E=G(w);k(C);var A=G(C,2),j=U(A,!0);k(u);var N=G(u,2),P=R(N);K(P,{get path(){return $.armor}});var F=G(P,2),I=U(F,!0),L=G(F,2),z=U(L,!0);k(N);var B=G(N,2),V=R(B);K(V,{get path(){return $.mana}});var H=G(V,2),ee=U(H,!0),W=G(H,2),q=U(W),te=G(W,2),ne=U(te,!0);k(B);var J=G(B,2);{let e=M(()=>l(T(m).piece.active?`mw-action-ready`:`mw-action-used`));_n(J,()=>`action`,()=>T(m).piece.active,()=>T(e))}var re=G(J,2);{let e=M(()=>l(T(m).piece.quickcast?`ui-quickcast`:`ui-quickcast-used`));_n(re,()=>`quickcast`,()=>T(m).piece.quickcast,()=>T(e))}var ie=G(re,2),ae=e=>{{let t=M(()=>l(`mw-initiative`));_n(e,()=>`initiative`,()=>!0,()=>T(t))}};d(ie,e=>{T(f).initiative===n.seat&&e(ae)}),k(a);var Y=G(a,2),X=R(Y);h(X,17,()=>T(y),e=>e.thing,(e,t)=>{lt(e,{get it(){return T(t)},get field(){return n.field},get icon(){return $[T(t).piece.slots[0]]}})});var oe=G(X,2);h(oe,21,()=>T(S),_,(t,n)=>{var i=bn(),a=R(i);K(a,{get path(){return $[T(n)]}}),k(i),e(e=>O(i,`title`,e),[()=>l(`mw-free`,{slot:l(`slot-${T(n)}`)})]),r(t,i)}),k(oe),k(Y),e((e,t,n,r,i,a,c,l)=>{p=o(u,1,`life svelte-4mwe9r`,null,p,{low:T(m).piece.damage*3>=T(v)*2}),O(u,`title`,e),x=s(b,``,x,{width:t}),Z(E,`${T(m).piece.damage??``}/${T(v)??``}`),Z(j,n),O(N,`title`,r),Z(I,T(g).armor??0),Z(z,i),O(B,`title`,a),Z(ee,T(m).piece.mana),Z(q,`+${T(g).channeling??0??``}`),Z(ne,c),O(Y,`aria-label`,l)},[()=>l(`ui-damage`,{n:T(m).piece.damage,of:T(v)}),()=>`${Math.max(0,100-100*T(m).piece.damage/Math.max(1,T(v)))}%`,()=>l(`ui-damage`,{n:T(m).piece.damage,of:T(v)}),()=>l(`ui-armor`,{n:T(g).armor??0}),()=>l(`ui-armor`,{n:T(g).armor??0}),()=>l(`ui-channels`,{n:T(m).piece.mana,more:T(g).channeling??0}),()=>l(`ui-channels`,{n:T(m).piece.mana,more:T(g).channeling??0}),()=>l(`ui-equipment`)]),r(t,i)},p=t=>{var n=Sn(),i=U(n,!0);e(e=>Z(i,e),[()=>l(`ui-fallen`)]),r(t,n)};d(c,e=>{T(m)?e(u):e(p,-1)}),k(a),r(t,a)},$$slots:{default:!0}}),k(N)}e(()=>{O(N,`data-mage`,n.seat),P=s(N,``,P,{"--owner":x[n.seat].colour})}),r(t,N),I()}var En=u(`<li><!> <span class="unseen"> </span></li>`),Dn=u(`<div class="phases svelte-tw7myh"><b class="round svelte-tw7myh"> </b> <b class="name svelte-tw7myh" aria-hidden="true"> </b> <ol class="svelte-tw7myh"></ol></div>`);function On(t,n){E(n,!0);let{tell:i}=Q(),a=M(()=>n.phases.indexOf(n.view.phase));var s=Dn(),c=R(s),l=U(c,!0),u=G(c,2),d=U(u,!0),f=G(u,2);h(f,21,()=>n.phases,_,(t,n,s)=>{var c=En();let l;var u=R(c);K(u,{get path(){return $[T(n)]}});var d=G(u,2),f=U(d,!0);k(c),e((e,t)=>{O(c,`aria-current`,s===T(a)?`step`:void 0),O(c,`title`,e),l=o(c,1,`svelte-tw7myh`,null,l,{now:s===T(a),past:T(a)>=0&&s<T(a)}),Z(f,t)},[()=>i(`phase-${T(n)}`),()=>i(`phase-${T(n)}`)]),r(t,c)}),k(f),k(s),e((e,t,n)=>{Z(l,e),Z(d,t),O(f,`aria-label`,n)},[()=>i(`ui-round`,{n:n.view.round}),()=>T(a)<0?``:i(`phase-${n.view.phase}`),()=>i(`mw-phases`)]),r(t,s),I()}function kn(e,t,n){let r=e.map(e=>({kind:`attack`,shows:n[e]}));return t?[...r,{kind:`effect`,shows:String(t)}]:r}function An({kind:e,shows:t}){return{effect:e===`effect`,damage:parseInt(t),critical:t.includes(`★`)}}var jn=12;function Mn({kind:e},{faces:t}){let n=Math.floor(Math.random()*(e===`effect`?jn:t.length));return{kind:e,shows:e===`effect`?`${n+1}`:t[n]}}var Nn=b(`<svg class="twelve svelte-1nbf048" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 1 18.5 3.1 22.5 8.6v6.8L18.5 20.9 12 23 5.5 20.9 1.5 15.4V8.6L5.5 3.1Z" class="svelte-1nbf048"></path><text x="12" y="16.2" class="svelte-1nbf048"> </text></svg>`),Pn=b(`<path class="svelte-1nbf048"></path>`),Fn=b(`<circle r="2.8" class="svelte-1nbf048"></circle>`),In=b(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect x="1.5" y="1.5" width="21" height="21" rx="5" class="svelte-1nbf048"></rect><!></svg>`),Ln=u(`<span class="dice svelte-1nbf048"><span class="unseen"> </span> <!></span>`);function Rn(t,n){E(n,!0);let i=[[],[[12,12]],[[8,8],[16,16]]],{tell:a}=Q(),s=M(()=>n.dice.filter(e=>!An(e).effect).map(({shows:e})=>`[${e}]`).join(` `)),c=M(()=>n.dice.find(e=>An(e).effect)?.shows),l=M(()=>T(c)&&T(s)?a(`ui-dice`,{dice:T(s),die:T(c)}):T(c)?a(`mw-effect-die`,{die:T(c)}):a(`ui-dice-alone`,{dice:T(s)}));var u=Ln(),f=R(u),p=U(f,!0),m=G(f,2);h(m,17,()=>n.dice,_,(t,n,a,s)=>{let c=M(()=>An(T(n)));var l=S(),u=D(l),f=t=>{var n=Nn(),i=G(R(n)),a=U(i,!0);k(n),e(()=>Z(a,T(c).damage)),r(t,n)},p=t=>{var n=In();let a;var s=G(R(n));h(s,17,()=>i[T(c).damage],_,(t,n)=>{var i=M(()=>v(T(n),2));let a=()=>T(i)[0],o=()=>T(i)[1];var s=S(),l=D(s),u=t=>{var n=Pn();e(()=>O(n,`d`,`M${a()??``} ${o()-5}l1.4 3.2 3.5.3-2.6 2.3.8 3.4-3.1-1.8-3.1 1.8.8-3.4-2.6-2.3 3.5-.3Z`)),r(t,n)},f=t=>{var n=Fn();e(()=>{O(n,`cx`,a()),O(n,`cy`,o())}),r(t,n)};d(l,e=>{T(c).critical?e(u):e(f,-1)}),r(t,s)}),k(n),e(()=>a=o(n,0,`svelte-1nbf048`,null,a,{critical:T(c).critical,blank:!T(c).damage})),r(t,n)};d(u,e=>{T(c).effect?e(f):e(p,-1)}),r(t,l)}),k(u),e(()=>Z(p,T(l))),r(t,u),I()}var zn=u(`<p class="svelte-n3ricu"> <!></p>`),Bn=u(`<p class="svelte-n3ricu"><!> </p>`),Vn=u(`<p class="svelte-n3ricu"><!> <!></p>`),Hn=u(`<div role="status"><!> <!> <!></div>`);function Un(t,n){E(n,!0);let i=Q(),{session:a,face:s,tell:c}=i,l=M(()=>i.rules),u=M(()=>n.field.view),f=M(()=>T(u).attacks.some(e=>e.rolled.length)),p=M(()=>T(u).casts.length+T(u).attacks.length>0),m=M(()=>T(u).casts.filter(({spell:e})=>!T(u).attacks.some(({holder:t})=>t===e))),g=M(()=>{if(T(f))return[];if(a.moment)return(a.moment.lines??[]).slice(-1);let e=a.server.log.slice(a.screen.read).filter(e=>e.dice?.length);return e.length?e.slice(-1):T(p)?[]:a.server.log.slice(-1)});function v(e){let t=[...n.field.ground.zones,...n.field.ground.borders].find(t=>t.thing===e);return t?c(e<n.field.ground.zones.length?`zone`:`border`,{name:t.name}):s(n.field.slug(e)).name}var y=Hn();let b;var x=R(y);h(x,17,()=>T(g),_,(t,n)=>{var i=zn(),a=R(i,!0),o=G(a),s=e=>{Rn(e,{get dice(){return T(n).dice}})};d(o,e=>{T(n).dice?.length&&e(s)}),k(i),e(()=>Z(a,T(n).text)),r(t,i)});var S=G(x,2);h(S,17,()=>T(m),_,(t,n)=>{var i=Bn(),o=R(i);K(o,{get path(){return $.book}});var s=G(o);k(i),e(e=>Z(s,` ${e??``}`),[()=>T(n).target===-1?c(`ui-casting-alone`,{player:a.server.name(T(n).by),card:v(T(n).spell)}):c(`ui-casting`,{player:a.server.name(T(n).by),card:v(T(n).spell),on:v(T(n).target)})]),r(t,i)});var C=G(S,2);h(C,17,()=>T(u).attacks,_,(t,n)=>{var i=Vn(),a=R(i);K(a,{get path(){return $.melee}});var o=G(a),s=G(o),u=e=>{{let t=M(()=>kn(T(n).rolled,T(n).die,T(l).faces));Rn(e,{get dice(){return T(t)}})}};d(s,e=>{(T(n).rolled.length||T(n).die)&&e(u)}),k(i),e(e=>Z(o,` ${e??``} `),[()=>c(`ui-attacking`,{what:v(T(n).attacker),on:v(T(n).defender)})]),r(t,i)}),k(y),e(()=>b=o(y,1,`under-way svelte-n3ricu`,null,b,{busy:T(p),nothing:!T(p)&&!T(g).length})),r(t,y),I()}var Wn=u(`<div class="own svelte-f2wmft"><!> <!></div>`),Gn=u(`<div><div class="others svelte-f2wmft"></div> <div class="middle svelte-f2wmft"><div class="top svelte-f2wmft"><div class="bar svelte-f2wmft"><!> <button class="larger svelte-f2wmft"><!> <span class="unseen"> </span></button></div> <!></div> <div><!></div></div> <!> <!></div>`);function Kn(t,n){E(n,!0);let i=Q(),{tell:a,beside:s}=i,c=M(()=>i.rules),l=M(()=>new je(n.view)),u=M(()=>n.view.player),f=q(!1),p=M(()=>n.view.sides.map((e,t)=>(Math.max(T(u),0)+t+(T(u)<0?0:1))%n.view.sides.length).filter(e=>e!==T(u)));var m=Gn();let g;var _=R(m);h(_,20,()=>T(p),e=>e,(e,t)=>{Tn(e,{get seat(){return t},get field(){return T(l)}})}),k(_);var v=G(_,2),y=R(v),b=R(y),x=R(b);On(x,{get view(){return n.view},get phases(){return T(c).phases}});var S=G(x,2),C=R(S);K(C,{name:`zoom`});var w=G(C,2),D=U(w,!0);k(S),k(b),Un(G(b,2),{get field(){return T(l)}}),k(y);var A=G(y,2);let j;zt(R(A),{get field(){return T(l)}}),k(A),k(v);var N=G(v,2),P=e=>{var t=Wn(),n=R(t);Tn(n,{get seat(){return T(u)},get field(){return T(l)}}),gn(G(n,2),{get seat(){return T(u)},get field(){return T(l)}}),k(t),r(e,t)};d(N,e=>{T(u)>=0&&e(P)});var F=G(N,2),L=e=>{mn(e,{get view(){return n.view}})},z=M(()=>!s());d(F,e=>{T(z)&&e(L)}),k(m),e(e=>{g=o(m,1,`magewars svelte-f2wmft`,null,g,{crowd:n.view.sides.length>2,watched:T(u)<0}),O(S,`aria-pressed`,T(f)),Z(D,e),j=o(A,1,`ground svelte-f2wmft`,null,j,{large:T(f)})},[()=>a(T(f)?`mw-whole`:`mw-larger`)]),W(`click`,S,()=>V(f,!T(f))),r(t,m),I()}f([`click`]);var qn=/^(attack|counterstrike) /;function Jn(e){let t=new Map;for(let n of e.options){let e=n.things?.[0];if(!qn.test(n.answer)||e===void 0)continue;let r=Number(/ (\d+)$/.exec(n.answer)?.[1]??1),i=`${e} ${r}`,a=t.get(i)??{holder:e,number:r,options:[]};a.options.push(n),t.set(i,a)}return[...t.values()]}function Yn(e,n,r,i){if(n.things.some(t=>e.includes(t)))return;let a=t(r,e,n);if(a)return a;if(e.includes(i.acting)){let e=z(r,n.things,`move`,`climb`);return e.length?{options:e}:void 0}let o=z(r,e,`activate`,`cast`,`quickcast`,`deploy`);return o.length&&n.things.length?{options:o,aim:{things:n.things}}:void 0}function Xn({play:e}){return new Map(e.map(([e,{controller:t}])=>[e,t]))}function Zn({reason:e},{acting:t}){return e===`act`?t:-1}var Qn=Object.entries({canine:`dog`,cat:`cat`,bird:`bird`,bat:`bird`,serpent:`serpent`,reptile:`dinosaur`,lizard:`dinosaur`,horse:`horse`,worm:`worm`,faerie:`faerie`,gremlin:`imp`,angel:`angel`,vampire:`hooded`,lycanthrope:`dog`,skeleton:`skeleton`,undead:`spirit`,demon:`demon`,knight:`knight`,soldier:`soldier`,cleric:`cleric`,"high-elf":`elf`,"wood-elf":`elf`,animal:`beast`,portal:`portal`,temple:`temple`,totem:`totem`,tree:`tree`,vine:`plant`,plant:`plant`,obelisk:`crystal`,rune:`rune`,artifact:`orb`,structure:`location`,cloud:`cloud`,stone:`wall`,lightning:`lightning`,flame:`flame`,light:`light`,hydro:`water`,wind:`wind`,acid:`water`,curse:`curse`,defense:`armor`,protection:`armor`,aegis:`armor`,barrier:`wall`,trap:`item`,poison:`curse`,force:`force`,teleport:`force`,healing:`cleric`,command:`leader`,metamagic:`rune`,mana:`mana`,vampiric:`sin`,psychic:`philosopher`,illusion:`spirit`,transform:`mutant`}),$n={attack:`lightning`,conjuration:`orb`,creature:`human`,enchantment:`rune`,equipment:`ring`,incantation:`scroll`,wall:`wall`},er={"armor-token":`taunt`,"gain-life":`life`,"gain-mana":`mana`,"lose-life":`weak`,"lose-mana":`lose`,"move-enchantment":`move`,"re-roll":`roll`,resurrect:`heal`,return:`up`,"wrath-token":`enrage`};function tr(e){return X[er[e]??e]??$[e]}function nr(e){let t=Qn.find(([t])=>e.subtypes.includes(t))?.[1]??$n[e.type],r=e.slots.map(e=>$[e]).find(Boolean),i=e.type===`mage`?n[e.id]?.emblem:r??(t?fe[t]:void 0),a=e.verbs.filter(e=>e!==`attack`),o=e.attacks.map(({kind:e})=>$[e]),s=e.traits.map(e=>e===`flying`?X.flying:void 0);return de({slug:e.id,figure:i??fe.star,deeds:[...o,...a.map(tr),...s],points:e.life?Math.round(e.life/2):3+(Number(e.cost)||0)%8})}function rr({sides:e}){let t=new Map,n={};return e.forEach(({prepared:e,spellbook:r,discard:i,own_prepared:a=[],own_spellbook:o=[]},s)=>{n[`hand-${s}`]=e,n[`deck-${s}`]=r,n[`discard-${s}`]=i.length;for(let[e,n]of[[a,`hand`],[o,`deck`],[i,`discard`]])for(let r of e)t.set(r,`${n}-${s}`)}),{of:t,sizes:n}}function ir({play:e}){return new Map(e.map(([e,{damage:t,mana:n}])=>[e,{damage:t,mana:n}]))}var ar={life:`health`,armor:`armor`,channeling:`channeling`},or={life:`left`,armor:`right`,channeling:void 0};function sr(e){let t=Je(e),n=[`life`,`armor`,`channeling`].filter(e=>t[e]||t.life);return{slug:e.slug,name:e.name,kind:t.kind,type:t.type,group:t.group,emblem:nr(t),cost:t.price||void 0,facts:t.casting.join(` · `),stats:n.map(e=>({name:ar[e],path:$[e],n:t[e]??0,text:``,at:or[e]})),lines:t.text,reminders:[]}}function cr(e,{view:t,values:n={}},r,i){let a=new je(t),o=e.options.filter(e=>e.answer.startsWith(`reveal `)).map(e=>({label:e.sentence??``,icon:$.reveal,options:[e]})),s=Jn(e).flatMap(({holder:e,number:t,options:o})=>{let s=r.get(a.slug(e)),c=s&&Je(s).attacks[t-1],l=n[e]?.[`dice-${t}`]??c?.dice;return c?[{label:i(`mw-bar`,{bar:c.name,n:l}),icon:$[c.kind],options:o}]:[]});return[...o,...s]}function lr({play:e}){return e.reduce((e,[,t])=>e+t.damage,0)}var ur={hidden:`face-down`,face:sr,groups:cr,texts:Object.assign({"../../../../trivault/games/magewars/presentation/text/de.ftl":y,"../../../../trivault/games/magewars/presentation/text/en.ftl":re,"../../../../trivault/games/magewars/presentation/text/pl.ftl":i,"../../../../trivault/games/magewars/text/de/faces.ftl":me,"../../../../trivault/games/magewars/text/de/table.ftl":he,"../../../../trivault/games/magewars/text/de/traits.ftl":ge,"../../../../trivault/games/magewars/text/en/faces.ftl":_e,"../../../../trivault/games/magewars/text/en/table.ftl":ve,"../../../../trivault/games/magewars/text/en/traits.ftl":ye,"../../../../trivault/games/magewars/text/pl/faces.ftl":be,"../../../../trivault/games/magewars/text/pl/table.ftl":xe,"../../../../trivault/games/magewars/text/pl/traits.ftl":Se,"./lesson/de.ftl":Ce,"./lesson/en.ftl":we,"./lesson/pl.ftl":Te,"./text/de.ftl":Ee,"./text/en.ftl":De,"./text/pl.ftl":Oe}),hurt:lr,slug:(e,t)=>new je(e).slug(t),owners:Xn,source:Zn,drop:Yn,zones:rr,numbers:ir,attacks:new Set([`attack`,`attack-again`,`counterstrike`,`barrier`,`strike`]),icons:{mana:$.mana},Board:Kn,Beside:mn,Dice:Rn,tumble:Mn};export{ur as BOARD};