import{$n as e,Bn as t,C as n,Cn as r,Cr as i,D as a,Dn as o,En as s,F as c,Fn as l,Hn as u,In as d,Kn as f,M as p,Nn as m,O as h,On as g,P as _,Pn as v,R as y,S as b,Un as x,Vn as S,Wn as C,Xn as w,Yn as T,_n as E,_r as D,ar as O,bn as k,br as A,bt as j,cr as M,ct as N,er as P,fr as F,hn as ee,ht as te,ir as I,it as L,kn as R,lr as z,mn as B,or as V,ot as H,pn as ne,pt as U,qn as W,rn as G,sr as K,un as re,ur as q,vr as J,wn as ie,wr as ae,x as oe,xr as Y,yn as se,zn as X}from"./shared.js";import{S as ce,d as le,g as ue,l as de,m as fe,p as pe,s as me,v as Z}from"./table.js";var he=`# Mage Wars: was auf einer Karte steht, Teil für Teil.

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
`,ge=`# Mage Wars: Antworten, Fragen und Protokoll.

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
`,_e=`# Mage Wars: Schadensarten, Zustände, Merkmale und Schulen.
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
`,ve=`# Mage Wars: what stands on a card, part by part.

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
`,ye=`# Mage Wars: answers, questions and the log.

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
`,be=`# Mage Wars: damage types, conditions, traits and schools.
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
`,xe=`# Mage Wars: co stoi na karcie, część po części.

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
`,Se=`# Mage Wars: odpowiedzi, pytania i dziennik.

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
`,Ce=`# Mage Wars: typy obrażeń, stany, cechy i szkoły.
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
`,we=`# Wie Mage Wars gespielt wird, in Kürze.

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
`,Te=`# How Mage Wars is played, in short.

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
`,Ee=`# Jak się gra w Mage Wars, w skrócie.

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
`,De=`# Der Tisch von Mage Wars im Browser.

# Die Arena
mw-arena = Arena
mw-away = { $n ->
    [one] 1 Zone entfernt
   *[other] { $n } Zonen entfernt
}
mw-move-here = Hierher
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
mw-action = Aktion
mw-quickcast = Schnellzauber
mw-book = Buch
mw-discard = Ablage
mw-action-ready = Aktionsstein bereit
mw-action-used = Aktionsstein benutzt
mw-initiative = hat die Initiative
mw-free = frei: { $slot }
mw-spells = Zauber zur Hand

# Das Zauberbuch
mw-short = { $n } Mana fehlen
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
`,Oe=`# The table of Mage Wars in the browser.

# The arena
mw-arena = Arena
mw-away = { $n ->
    [one] 1 zone away
   *[other] { $n } zones away
}
mw-move-here = Move here
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
mw-action = Action
mw-quickcast = Quickcast
mw-book = Book
mw-discard = Discard
mw-action-ready = action marker ready
mw-action-used = action marker used
mw-initiative = has the initiative
mw-free = free: { $slot }
mw-spells = Spells at hand

# The spellbook
mw-short = { $n } mana short
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
`,ke=`# Stół Mage Wars w przeglądarce.

# Arena
mw-arena = Arena
mw-away = { $n ->
    [one] odległość: 1 strefa
    [few] odległość: { $n } strefy
   *[other] odległość: { $n } stref
}
mw-move-here = Ruch tutaj
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
mw-action = Akcja
mw-quickcast = Szybki
mw-book = Księga
mw-discard = Odrzucone
mw-action-ready = znacznik akcji gotowy
mw-action-used = znacznik akcji zużyty
mw-initiative = ma inicjatywę
mw-free = wolne: { $slot }
mw-spells = Zaklęcia pod ręką

# Księga zaklęć
mw-short = brakuje { $n } many
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
`;function Ae([e,t],n=!1){let r=Array.from({length:e*t},(r,i)=>{let[a,o]=[i%e,Math.floor(i/e)],[s,c]=n?[e-1-a,o]:[a,t-1-o];return{thing:i,name:`${`abcdefgh`[a]}${o+1}`,column:2*s+1,row:2*c+1}}),i=(t,n)=>n===1?(t+1)%e>0:t+e<r.length,a=r.flatMap(({thing:t})=>[1,e].filter(e=>i(t,e)).map(e=>[t,t+e])).map(([e,t],n)=>{let[i,a]=[r[e],r[t]],o=i.row===a.row;return{thing:r.length+n,name:`${i.name}-${a.name}`,column:(i.column+a.column)/2,row:(i.row+a.row)/2,upright:o}});return{columns:e,rows:t,zones:r,borders:a,size:r.length+a.length}}function je({arena:[e,t],sides:n,teams:r},i){let[a,o]=[e-1,e*t-1];return n.length===2||r?[0,o][i%2]:[0,a,o,o-a][i]}function Me(e){let[t]=e.arena;return e.player>=0&&je(e,e.player)>=t}function Ne(e,t){return(Math.abs(e.column-t.column)+Math.abs(e.row-t.row))/2}var Pe=class{ground;all;view;constructor(e){this.view=e,this.ground=Ae(e.arena,Me(e)),this.all=new Map(e.play.map(([e,t])=>[e,{thing:e,slug:this.slug(e),piece:t}]))}slug(e){return this.view.cards[e-this.ground.size]??``}inZone(e){return this.#e.filter(({piece:t})=>t.zone===e).sort((e,t)=>Number(this.isMage(t.thing))-Number(this.isMage(e.thing))||e.piece.controller-t.piece.controller)}wall(e){return this.#e.find(({piece:t})=>t.border===e)}get away(){return this.#e.filter(({piece:e})=>e.zone===-1&&e.border===-1)}attached(e){return this.#t(e).filter(({piece:e})=>!e.slots.length)}equipment(e){return this.#t(e).filter(({piece:e})=>e.slots.length)}whole(e){return[e,...this.#t(e).flatMap(e=>this.whole(e.thing))]}atHand(e){let{own_prepared:t=[],innate:n,mage:r}=this.view.sides[e],i=[...this.all.values()].filter(({piece:t})=>t.controller===e),a=[...this.equipment(r).map(e=>({thing:e.piece.bound,holder:e,bound:!0})),...i.map(e=>({thing:e.piece.assigned,holder:e,bound:!1}))];return[...[...t,...n].map(e=>({thing:e,bound:!1})),...a.filter(({thing:e})=>this.slug(e))]}own(e){let{player:t,teams:n}=this.view,r=Math.max(0,t);return e===r||n&&(e-r)%2==0}isMage(e){return this.view.sides.some(t=>t.mage===e)}zoneOf(e){let t=this.all.get(e);return t?t.piece.host===-1?this.ground.zones[t.piece.zone]:this.zoneOf(t.piece.host):this.ground.zones[e]}get#e(){return[...this.all.values()].filter(({piece:e})=>e.host===-1)}#t(e){return(this.all.get(e)?.piece.attached??[]).flatMap(e=>this.all.get(e)??[])}},Fe=x(`<marker viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 10 5 0 10Z" class="svelte-hwy0vz"></path></marker>`),Ie=x(`<path></path>`),Le=x(`<svg class="svelte-hwy0vz"><defs></defs><!></svg>`),Re=u(`<div class="arrows svelte-hwy0vz" aria-hidden="true"><!></div>`);function ze(n,r){let i=C();J(r,!0);let a=F(()=>[...r.field.view.casts.map(({caster:e,target:t})=>({from:e,to:t,spell:!0})),...r.field.view.attacks.map(({attacker:e,defender:t,zone:n})=>({from:e,to:t===-1?n:t,spell:!1}))]),s=q([]),c=q(0);function l(e){let t=r.field.ground.zones[e]?.name,n=r.field.ground.borders.find(t=>t.thing===e)?.name,i=t?`[data-zone="${t}"]`:n?`[data-border="${n}"]`:`[data-thing~="${e}"]`,a=r.over?.querySelector(i);if(!a||!r.over){let t=r.field.all.get(e)?.piece.host??-1;return t===-1?void 0:l(t)}let[o,s]=[a.getBoundingClientRect(),r.over.getBoundingClientRect()];return{x:o.x+o.width/2-s.x,y:o.y+o.height/2-s.y}}P(()=>{let e=T(a);T(c),w().then(()=>{z(s,e.flatMap(({from:e,to:t,spell:n})=>{let[r,i]=[l(e),l(t)];return r&&i&&(r.x!==i.x||r.y!==i.y)?[{x:r.x,y:r.y,dx:i.x-r.x,dy:i.y-r.y,spell:n}]:[]}))})});var u=Re(),f=I(u),p=n=>{var r=Le(),a=I(r);m(a,20,()=>[`attack`,`spell`],v,(n,r)=>{var a=Fe();e(()=>{k(a,`id`,`${i}-${r??``}`),o(a,0,g(r),`svelte-hwy0vz`)}),t(n,a)}),Y(a);var c=K(a);m(c,17,()=>T(s),v,(n,r)=>{let a=()=>T(r).x,s=()=>T(r).y,c=()=>T(r).dx,l=()=>T(r).dy,u=()=>T(r).spell;var d=Ie();e(()=>{o(d,0,`line ${u()?`spell`:`attack`}`,`svelte-hwy0vz`),k(d,`d`,`M${a()??``} ${s()??``}q${c()/2-l()/8} ${l()/2+c()/8} ${c()??``} ${l()??``}`),k(d,`marker-end`,`url(#${i}-${u()?`spell`:`attack`})`)}),t(n,d)}),Y(r),t(n,r)};d(f,e=>{T(s).length&&e(p)}),Y(u),B(u,`clientWidth`,e=>z(c,e)),t(n,u),D()}function Be(e,t,n){let r=e=>t.indexOf(e)+1||99;return Object.entries(e.markers).sort(([e],[t])=>r(e)-r(t)||e.localeCompare(t)).map(([e,r])=>{let i=t.includes(e),a=n(`${i?`condition`:`marker`}-${e}`);return e===`taunt`||r===1?{icon:e,text:a,bad:i}:{icon:e,n:r,text:n(`ui-several`,{card:a,n:r}),bad:i}})}function Ve(e,t,n){let r=[{icon:`assigned`,spell:e.assigned},{icon:`bound`,spell:e.bound}].filter(({spell:e})=>e!==-1);return[...e.guard?[{icon:`guard`,text:n(`marker-guard`)}]:[],...t.flying?[{icon:`flying`,text:n(`trait-flying`)}]:[],...t.held?[{icon:`held`,text:n(`trait-restrained`),bad:!0}]:[],...r.map(({icon:e,spell:t})=>({icon:e,text:t===-99?n(`ui-face-down`,{n:1}):n(e===`bound`?`mw-bound`:`mw-assigned`)}))]}function He(e){return{health:e.life??0,armor:e.armor??0,channeling:e.channeling??0}}function Ue(e,t,n,r){return!n&&(e.mana||t.channeling)?[{icon:`mana`,n:e.mana,text:r(`ui-mana`,{n:e.mana})}]:[]}var We=`M13 2 5 13.5h6L10 22l9-12.5h-6.5Z`,Ge=`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13`,Ke=`M6 3h12M6 21h12M7 3c0 6 4 7 5 9c-1 2-5 3-5 9M17 3c0 6-4 7-5 9c1 2 5 3 5 9`,qe=`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,Q={life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14M12 2l-3 10 3 10 3-10Z`,channeling:`M12 3v10M8 9l4 4 4-4M5 15c0 4 3 6 7 6s7-2 7-6`,reveal:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,distance:`M3 17h18M3 14v6M21 14v6M7 8l-3 3 3 3M17 8l3 3-3 3M4 11h16`,action:`M12 3a9 9 0 1 0 .1 0M12 7a5 5 0 1 0 .1 0`,quickcast:We,initiative:`M6 22V3M6 4h13l-3.5 4.5L19 13H6`,guard:`M12 2 19 5V11C19 16 16 19.5 12 21.5C8 19.5 5 16 5 11V5ZM9 11.5l2.2 2.2 4-4.4`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,held:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,back:`M6 3h12v18H6ZM12 7l3.500 5L12 17 8.500 12Z`,sprint:`M14 4.500a1.500 1.500 0 1 0 .1 0M6 11l4-3 4 2.500-3 4.500 4 3v4M11 15l-2 3.500H5M14 10.500l2 2.500h3`,done:`M5 12.500 10 17.500 19.500 7`,hidden:`M6 3h12v18H6ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5v.3`,attached:`M5 4h11v13H5ZM8 7h11v13H8Z`,bound:Ge,assigned:`M6 3h12v14a3 3 0 0 1-3 4H8a3 3 0 0 1-2-3ZM9.5 8h5M9.5 12h5`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,rot:`M12 3a7 7 0 0 0-4 12.5V19h8v-3.5A7 7 0 0 0 12 3ZM9 10.5v.5M15 10.5v.5M10.5 22v-3M13.5 22v-3`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,daze:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,stun:`M12 2l1.8 6.2L20 6l-3.5 5.2L22 15l-6.4.4L16 22l-4-4.8L8 22l.4-6.6L2 15l5.5-3.8L4 6l6.2 2.2Z`,sleep:`M4 5h7l-7 8h7M13 12h7l-7 8h7`,cripple:`M8 3v7l6 4-1 7M14 3v5M5 21h13M4 8l4-1`,taunt:`M4 10v4h3l7 5V5L7 10ZM17.5 9a4.5 4.5 0 0 1 0 6M20 6.5a8 8 0 0 1 0 11`,rage:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,wrath:`M12 3v8M12 3l-3 4M12 3l3 4M5 21c0-6 3-9 7-10c4 1 7 4 7 10Z`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,pet:`M12 12c3 0 5.5 3 5.5 6c0 2.5-3 2-5.5 2s-5.5.5-5.5-2c0-3 2.5-6 5.5-6ZM5.5 8a1.7 2.2 0 1 0 .1 0M10 4a1.7 2.2 0 1 0 .1 0M14.5 4a1.7 2.2 0 1 0 .1 0M18.5 8a1.7 2.2 0 1 0 .1 0`,bloodreaper:`M6 22 17 5M4 9C8 3 15 2 21 6C16 6 13 8 10 12Z`,shield:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,open:`M4 21V8a8 8 0 0 1 16 0v13M9 21V10a3 3 0 0 1 6 0v11`,reset:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,channel:`M12 2 19 12 12 22 5 12ZM12 7v10M8.5 12h7`,upkeep:Ke,planning:Ge,deploy:`M12 21V9M7 13l5-5 5 5M4 4h16`,"first-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM20 8v12M18 10l2-2`,"final-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM17 8h4v12h-4ZM17 14h3`,melee:qe,ranged:`M5 3c9 2 14 7 16 16M5 3v6M5 3h6M3 21 16 8M3 21v-5M3 21h5`,passage:`M4 21V6h16v15M9 21v-9h6v9M4 6l2-3h12l2 3`,barrier:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM8 8l8 8M16 8l-8 8`,full:Ke,quick:We,range:`M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0M12 1v5M12 18v5M1 12h5M18 12h5`,book:`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13M6.5 9h3M6.5 12h3M14.5 9h3M14.5 12h3`,weapon:qe,helmet:`M4 18V12a8 8 0 0 1 16 0v6h-5v-5H9v5ZM12 4v9`,cloak:`M9 3h6l5 18c-5-2-11-2-16 0ZM9 3c1 3 5 3 6 0`,chest:`M6 4l3-1c1 2 5 2 6 0l3 1 2 5-3 1v10H7V10L4 9ZM12 8v8`,gloves:`M7 21v-5l-3-4 2-2 2 2V5h2v5V3h2v7V4h2v6V6h2v9l-2 2v4Z`,belt:`M2 9h20v6H2ZM9 7h6v10H9ZM12 12h4`,boots:`M8 3h6v10l6 3v4H6V9ZM6 17h14`,amulet:`M5 3c0 6 3 9 7 11c4-2 7-5 7-11M12 14l3 3.5-3 4-3-4Z`,ring:`M12 9a6.5 6.5 0 1 0 .1 0M9 3h6l2 3-5 3.5L7 6Z`},Je={creature:`M12 12c3 0 5.500 3 5.500 6c0 2.500-3 2-5.500 2s-5.500.500-5.500-2c0-3 2.500-6 5.500-6ZM5.500 8a1.700 2.200 0 1 0 .100 0M10 4a1.700 2.200 0 1 0 .100 0M14.500 4a1.700 2.200 0 1 0 .100 0M18.500 8a1.700 2.200 0 1 0 .100 0`,attack:We,enchantment:`M6 3h12v18H6ZM12 7l3.500 5L12 17 8.500 12Z`,incantation:`M5 4h12a2 2 0 0 1 2 2v2h-4M15 8v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2h9v2M8 8h4M8 11.500h4`,conjuration:`M4 21h16M6 21V9M10 21V9M14 21V9M18 21V9M3 9h18L12 3Z`,equipment:Q.chest,wall:`M3 5h18v14H3ZM3 9.700h18M3 14.300h18M9 5v4.700M15 9.700v4.600M9 14.300V19`},Ye=x(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-pv4vj6"><path class="svelte-pv4vj6"></path></svg>`);function Xe(n,r){J(r,!0);var i=Ye(),a=I(i);let o;Y(i),e(()=>{k(a,`d`,y[r.seat].shape),o=s(a,``,o,{fill:y[r.seat].colour})}),t(n,i),D()}var Ze=new WeakMap;function Qe(e){let t=Ze.get(e)??$e(e);return Ze.set(e,t),t}function $e(e){let t=e.facts,n=t.type===`mage`,[r]=Object.entries(t.schools).sort(([,e],[,t])=>t-e),i=t.reveal===null?`${t.cost}`:`${t.cost}+${t.reveal}`,a=n?e.slug:r?.[0]??`none`;return{...t,kind:et(t),group:a,price:n?``:i}}function et(e){let[t,...n]=e.kind.split(` · `);return[t,Object.keys(e.schools).length?n.pop():void 0,...n].filter(Boolean).join(` · `)}function tt(e,t){let{view:n}=t,r=e.piece.controller===n.player;if(!e.piece.revealed)return r?`reveal`:``;let i=t.all.get(n.acting);return i&&i.piece.controller===n.player?e===i?``:`attack ${i.slug}`:r&&e.piece.host===-1&&e.piece.border===-1?`activate`:``}function nt(e,t){let n=[...t.all.values()].filter(({slug:t})=>t&&t===e.slug),r=t.zoneOf(e.thing);return n.length<2||!r?``:`@${r.name}#${n.filter(e=>t.zoneOf(e.thing)===r).indexOf(e)+1}`}function rt(e,{session:t,tell:n,info:r}){let[i,a]=[r(e.slug),t.shown?.values?.[e.thing]??{}];return(i?Qe(i).attacks:[]).flatMap((e,t)=>{let r=a[`dice-${t+1}`];return r?[n(`mw-bar`,{bar:e.name,n:r})]:[]})}function it(e,t,n,r=!1){let{session:i,face:a,tell:o}=n,s=i.shown?.marks?.[e.thing]??[],c=i.shown?.values?.[e.thing]?.reveal,l=e.piece.revealed?[]:[o(`face-down`)],u=c===void 0?[]:[o(`mw-reveal`,{n:c})],d=tt(e,t),f=[...t.attached(e.thing),...t.equipment(e.thing)],p=f.map(({slug:e})=>a(e).name).filter(Boolean),m=s.slice(1).filter(e=>!p.some(t=>e.includes(t)));return{slug:e.slug,name:a(e.slug).name,things:t.whole(e.thing),deed:d&&`${d} ${e.slug}${nt(e,t)}`,notes:[...r?[]:[i.server.name(e.piece.controller)],...l,...u,...m,...rt(e,n)],attached:f.map(r=>it(r,t,n,r.piece.controller===e.piece.controller))}}var at=x(`<pattern width="26" height="26" patternUnits="userSpaceOnUse"><rect class="ground svelte-hq1of9" width="26" height="26"></rect><path class="far svelte-hq1of9" d="M-2 8C6 0 12 18 28 8M-2 21c8 8 18-10 30 0"></path><path class="near svelte-hq1of9" d="M8-2c-8 8 12 18 2 30M21-2c8 10-10 18 0 30"></path><path class="tip svelte-hq1of9" d="M6 5 1 1l7 2ZM20 10l5-5-2 7ZM10 19l-6 3 5-6ZM22 22l4 4-7-3ZM14 8l1-6 2 6Z"></path></pattern>`),ot=x(`<pattern width="26" height="30" patternUnits="userSpaceOnUse"><rect class="ground svelte-hq1of9" width="26" height="30"></rect><path class="far svelte-hq1of9" d="M0 30C-2 18 6 16 5 4c6 6 4 12 8 14 1-6 4-8 4-16 6 8 10 16 9 28Z"></path><path class="near svelte-hq1of9" d="M3 30c-1-8 5-8 4-16 5 5 4 8 7 10 1-4 3-6 3-11 4 6 6 10 5 17Z"></path><path class="tip svelte-hq1of9" d="M8 30c0-4 3-5 3-9 3 3 6 5 5 9Z"></path></pattern>`),st=x(`<pattern width="44" height="28" patternUnits="userSpaceOnUse"><rect class="ground svelte-hq1of9" width="44" height="28"></rect><circle class="far svelte-hq1of9" cx="10" cy="10" r="11"></circle><circle class="far svelte-hq1of9" cx="34" cy="16" r="12"></circle><circle class="near svelte-hq1of9" cx="20" cy="20" r="10"></circle><circle class="tip svelte-hq1of9" cx="29" cy="7" r="7"></circle></pattern>`),ct=x(`<pattern width="60" height="24" patternUnits="userSpaceOnUse"><rect class="ground svelte-hq1of9" width="60" height="24"></rect><path class="near svelte-hq1of9" d="M1 1h27v10H1ZM31 1h28v10H31ZM14 13h28v10H14Z"></path><path class="far svelte-hq1of9" d="M45 13h15v10H45ZM0 13h11v10H0Z"></path><path class="tip svelte-hq1of9" d="M1 1h27v1.500H1ZM31 1h28v1.500H31ZM14 13h28v1.500H14ZM45 13h15v1.500H45ZM0 13h11v1.500H0Z"></path></pattern>`),lt=x(`<svg class="svelte-hq1of9"><defs><linearGradient x2="0" y2="1"><stop class="bright svelte-hq1of9" offset="0"></stop><stop class="dim svelte-hq1of9" offset="1"></stop></linearGradient><!></defs><rect rx="3"></rect><rect class="top svelte-hq1of9" rx="3"></rect><rect></rect></svg>`),ut=u(`<span><!></span>`);function dt(n,r){let i=C(),a=q(0),s=q(0),c=F(()=>r.upright?Math.min(22,T(s)):Math.max(0,T(s)-10));var l=ut();let u;var f=I(l),p=n=>{var o=lt(),l=I(o),u=I(l),f=K(u),p=n=>{var r=at();e(()=>k(r,`id`,`${i}-made`)),t(n,r)},m=n=>{var r=ot();e(()=>k(r,`id`,`${i}-made`)),t(n,r)},h=n=>{var r=st();e(()=>k(r,`id`,`${i}-made`)),t(n,r)},g=n=>{var r=ct();e(()=>k(r,`id`,`${i}-made`)),t(n,r)};d(f,e=>{r.made===`plant`?e(p):r.made===`flame`?e(m,1):r.made===`cloud`?e(h,2):e(g,-1)}),Y(l);var _=K(l),v=K(_),y=K(v);Y(o),e(()=>{k(o,`viewBox`,`0 0 ${T(a)??``} ${T(s)??``}`),k(u,`id`,`${i}-shade`),k(_,`width`,T(a)),k(_,`height`,T(s)),k(_,`fill`,`url(#${i}-made)`),k(v,`width`,T(a)),k(v,`height`,T(s)-T(c)),k(y,`y`,T(s)-T(c)),k(y,`width`,T(a)),k(y,`height`,T(c)),k(y,`fill`,`url(#${i}-shade)`)}),t(n,o)};d(f,e=>{T(a)&&e(p)}),Y(l),e(()=>u=o(l,1,`wall ${r.made??``}`,`svelte-hq1of9`,u,{upright:r.upright})),B(l,`clientWidth`,e=>z(a,e)),B(l,`clientHeight`,e=>z(s,e)),t(n,l)}var ft=u(`<span class="badge"><!> </span>`),pt=u(`<span class="armor svelte-tn0vri"><!> </span>`),mt=u(`<!> <span class="tag svelte-tn0vri"><!> <!> <b class="svelte-tn0vri"> <small class="svelte-tn0vri"> </small></b> <!></span>`,1),ht=u(`<button data-target=""><span class="unseen"> </span> <span aria-hidden="true">+</span></button>`),gt=u(`<div><!></div>`);function _t(n,r){J(r,!0);let i=Z(),{session:a,info:c,tell:l}=i,u=F(()=>i.rules),f=a.builder,h=F(()=>r.field.wall(r.border.thing)),g=F(()=>f.state([r.border.thing])),_=F(()=>l(`border`,{name:r.border.name})),b=F(()=>[T(_),...f.options([r.border.thing]).map(e=>e.sentence??``)].join(`, `)),x=F(()=>(T(h)&&a.shown?.values?.[T(h).thing])??{}),S=F(()=>T(h)?(c(T(h).slug)?.facts)?.subtypes.at(0)??``:``),C=F(()=>T(h)&&it(T(h),r.field,i));var w=gt();let E,j;var M=I(w),N=n=>{{let i=n=>{var i=mt(),a=O(i);dt(a,{get made(){return T(S)},get upright(){return r.border.upright}});var o=K(a,2);let c;var f=I(o);Xe(f,{get seat(){return T(h).piece.controller}});var p=K(f,2);m(p,17,()=>Be(T(h).piece,T(u).conditions,l),v,(n,r)=>{var i=ft(),a=I(i);L(a,{get path(){return Q[T(r).icon]}});var o=K(a,1,!0);Y(i),e(()=>X(o,T(r).n??``)),t(n,i)});var g=K(p,2),_=I(g),b=K(_),C=V(b);Y(g);var w=K(g,2),E=n=>{var r=pt(),i=I(r);L(i,{get path(){return Q.armor}});var a=K(i,1,!0);Y(r),e(()=>X(a,T(x).armor)),t(n,r)};d(w,e=>{T(x).armor&&e(E)}),Y(o),e(e=>{c=s(o,``,c,{"--owner":y[T(h).piece.controller].colour}),X(_,`${e??``} `),X(C,`/${T(x).life??0??``}`)},[()=>Math.max(0,(T(x).life??0)-T(h).piece.damage)]),t(n,i)},a=F(()=>[...r.field.whole(T(h).thing),r.border.thing]),o=F(()=>tt(T(h),r.field)),c=F(()=>[T(_),...T(C).notes]);le(n,{get things(){return T(a)},get slug(){return T(h).slug},get deed(){return T(o)},get said(){return T(c)},get attached(){return T(C).attached},picture:i,$$slots:{picture:!0}})}},P=n=>{var i=ht(),a=I(i),s=V(a,!0);A(2),Y(i),R(i,()=>p(()=>T(g))),e(()=>{o(i,1,`place ${T(g)??``}`,`svelte-tn0vri`),k(i,`aria-pressed`,f.gathers?T(g)===`chosen`:void 0),X(s,T(b))}),W(`click`,i,()=>f.touch([r.border.thing])),t(n,i)};d(M,e=>{T(h)&&T(C)?e(N):T(g)&&e(P,1)}),Y(w),e(()=>{E=o(w,1,`edge svelte-tn0vri`,null,E,{upright:r.border.upright,free:!T(h)}),k(w,`data-border`,r.border.name),j=s(w,``,j,{"--column":r.border.column,"--row":r.border.row})}),t(n,w),D()}f([`click`]);var vt=3,yt=6,bt=40;function xt(e){let{width:t,height:n,rim:r,gap:i,columns:a,rows:o}=e,s=fe(`arena ${a} ${o}`),c=e=>(2*s()-1)*e,[l,u]=[(t-2*r+i)/a,(n-2*r+i)/o],d=[],f=``;for(let e=0;e<a*o;e++){let[t,n]=[r-i/2+e%a*l,r-i/2+Math.floor(e/a)*u],o=(e,r)=>[t+l*e/vt+(e%vt?c(.09*l):0),n+u*r/vt+(r%vt?c(.07*u):0)],p=Array.from({length:4},(e,t)=>Array.from({length:4},(e,n)=>o(n,t)));for(let e=0;e<vt;e++)for(let t=0;t<vt;t++){let[n,r,i,a]=[p[e][t],p[e][t+1],p[e+1][t+1],p[e+1][t]];d.push({tone:Math.floor(s()*yt),path:`${wt([n,r,i,a])}Z`}),f+=wt([Tt(a,1.5,-2),Tt(n,1.5,1.6),Tt(r,-2,1.6)])}}let p=e=>d.filter(({tone:t})=>t===e).map(({path:e})=>e),m=Array.from({length:yt},(e,t)=>p(t).join(``)),h=St(Math.round(a*o*1.3),()=>Et([s()*t,s()*n],l,s)),g=St(a*o*3,()=>{let[e,t]=[r+Math.floor(s()*a)*l,r+Math.floor(s()*o)*u];return Dt([e+(s()<.5?8:l-26)+16*s(),t+10+(u-24)*s()],(1.6+3*s())*Math.min(1,l/200))}),_=St(30,()=>{let[e,t]=[s()*s()*l*1.6,n-s()*s()*u*1.6],i=(4+7*s())*Math.min(1,l/200);return`M${Ct([e+r,t-r])}a${i} ${i*.55} 0 1 0 .1 0Z`});return{tones:m,lit:f,cracks:h,rubble:g,moss:_,bricks:Ot(e),torches:kt(e,l,u)}}var St=(e,t)=>Array.from({length:e},t).join(``),Ct=([e,t])=>`${e.toFixed(1)} ${t.toFixed(1)}`,wt=e=>`M${e.map(Ct).join(`L`)}`,Tt=([e,t],n,r)=>[e+n,t+r];function Et([e,t],n,r){let i=[[e,t]],a=r()*2*Math.PI;for(let e=4+Math.floor(r()*4);e;e--){a+=(2*r()-1)*.8;let e=(5+10*r())*n/250;i.push(Tt(i.at(-1),Math.cos(a)*e,Math.sin(a)*e))}return wt(i)}function Dt(e,t){return`${wt([[-1,.5],[-.4,-.7],[.7,-.5],[1,.6]].map(([n,r])=>Tt(e,n*t,r*t)))}Z`}function Ot({width:e,height:t,rim:n}){let[r,i]=[Math.round(e/bt),Math.round(t/bt)],a=Array.from({length:r-1},(t,n)=>(n+1)*e/r),o=Array.from({length:i-1},(e,n)=>(n+1)*t/i);return[...a.map(e=>`M${e.toFixed(1)} 0v${n}M${e.toFixed(1)} ${t-n}v${n}`),...o.map(t=>`M0 ${t.toFixed(1)}h${n}M${e-n} ${t.toFixed(1)}h${n}`)].join(``)}function kt({width:e,height:t,rim:n,columns:r,rows:i,gap:a},o,s){let c=Array.from({length:r-1},(e,t)=>n-a/2+(t+1)*o),l=Array.from({length:i-1},(e,t)=>n-a/2+(t+1)*s);return[...c.flatMap(e=>[n/2,t-n/2].map(t=>({x:e,y:t}))),...l.flatMap(t=>[n/2,e-n/2].map(e=>({x:e,y:t})))]}var At=x(`<radialGradient><stop class="glow-1 svelte-1ch58tf" offset="0"></stop><stop class="glow-2 svelte-1ch58tf" offset=".5"></stop><stop class="glow-3 svelte-1ch58tf" offset="1"></stop></radialGradient>`),jt=x(`<path></path>`),Mt=x(`<ellipse></ellipse>`),Nt=x(`<circle></circle>`),Pt=x(`<circle></circle><g class="seal svelte-1ch58tf"><!><path class="beam svelte-1ch58tf"></path></g>`,1),Ft=x(`<path class="stud svelte-1ch58tf"></path>`),It=x(`<path class="svelte-1ch58tf"></path>`),Lt=x(`<g class="gate svelte-1ch58tf"><rect height="80" rx="3" class="svelte-1ch58tf"></rect><!></g>`),Rt=x(`<g class="torch svelte-1ch58tf"><circle r="6.5" class="svelte-1ch58tf"></circle><path d="M0-8c4 4 5 7 5 10a5 5 0 0 1-10 0C-5-1-2-4 0-8Z" class="svelte-1ch58tf"></path><path class="heart svelte-1ch58tf" d="M0-2c2 2 2.4 3.600 2.400 5a2.400 2.400 0 0 1-4.800 0C-2.400 1.400-1.400.400 0-2Z"></path></g>`),zt=x(`<svg class="svelte-1ch58tf"><defs><radialGradient cx=".42" cy=".4" r=".78"><stop class="sun-1 svelte-1ch58tf" offset="0"></stop><stop class="sun-2 svelte-1ch58tf" offset=".55"></stop><stop class="sun-3 svelte-1ch58tf" offset="1"></stop></radialGradient><radialGradient r=".72"><stop class="clear svelte-1ch58tf" offset=".55"></stop><stop class="edge svelte-1ch58tf" offset="1"></stop></radialGradient><radialGradient><stop class="stain svelte-1ch58tf" offset="0"></stop><stop class="clear svelte-1ch58tf" offset="1"></stop></radialGradient><radialGradient><stop class="fire-1 svelte-1ch58tf" offset="0"></stop><stop class="fire-2 svelte-1ch58tf" offset="1"></stop></radialGradient><!><clipPath><rect rx="4"></rect></clipPath></defs><rect class="rim svelte-1ch58tf" rx="12"></rect><path class="joint svelte-1ch58tf"></path><g><rect></rect><!><path class="lit svelte-1ch58tf"></path><!><g class="inlay svelte-1ch58tf"><circle></circle><circle></circle><circle></circle><path></path></g><path class="crack svelte-1ch58tf"></path><path class="crack-lit svelte-1ch58tf" transform="translate(1 1)"></path><!><path class="moss svelte-1ch58tf"></path><path class="rubble-shade svelte-1ch58tf" transform="translate(1.4 1.8)"></path><path class="rubble svelte-1ch58tf"></path><path class="groove svelte-1ch58tf"></path><path class="brass svelte-1ch58tf" transform="translate(-2.5 -2.5)"></path><path class="brass far svelte-1ch58tf" transform="translate(2.5 2.5)"></path><!><!><rect></rect></g><rect class="inner svelte-1ch58tf" rx="5"></rect><!><!></svg>`),Bt=u(`<div class="floor svelte-1ch58tf" aria-hidden="true"><!></div>`);function Vt(n,r){let i=C();J(r,!0);let a=[[.62,.28,.7],[.3,.7,.6],[.86,.64,.5],[.12,.2,.55],[.5,.92,.5]],c=q(0),l=q(0),u=F(()=>r.field.ground),f=F(()=>T(u).columns),p=F(()=>T(u).rows),h=F(()=>T(u).zones),g=F(()=>T(c)&&T(l)?xt({width:T(c),height:T(l),rim:r.rim,gap:r.gap,columns:T(f),rows:T(p)}):void 0),_=F(()=>(T(c)-2*r.rim+r.gap)/T(f)),b=F(()=>(T(l)-2*r.rim+r.gap)/T(p)),x=F(()=>[...Array.from({length:T(f)-1},(e,t)=>`M${r.rim-r.gap/2+(t+1)*T(_)} ${r.rim}V${T(l)-r.rim}`),...Array.from({length:T(p)-1},(e,t)=>`M${r.rim} ${r.rim-r.gap/2+(t+1)*T(b)}H${T(c)-r.rim}`)].join(``)),w=F(()=>Array.from({length:(T(f)-1)*(T(p)-1)},(e,t)=>({x:r.rim-r.gap/2+(t%(T(f)-1)+1)*T(_),y:r.rim-r.gap/2+(Math.floor(t/(T(f)-1))+1)*T(b)}))),E=F(()=>Math.min(T(_),T(b))*.96),A=F(()=>r.field.view.sides.map((e,t)=>{let{column:n,row:i}=T(h)[je(r.field.view,t)],[a,o]=[n>1,i>1];return{x:a?T(c)-r.rim:r.rim,y:o?T(l)-r.rim:r.rim,dx:a?-1:1,dy:o?-1:1,seat:t}})),j=F(()=>Array.from({length:16},(e,t)=>{let n=T(E)*(t%2?.5:.94),r=Math.PI*t/8-Math.PI/2;return`${t?`L`:`M`}${T(c)/2+n*Math.cos(r)} ${T(l)/2+n*Math.sin(r)}`}).join(``)+`Z`);var M=Bt(),N=I(M),P=n=>{var u=zt(),f=I(u),p=I(f),h=K(p),C=K(h),D=K(C),M=K(D);m(M,17,()=>T(A),v,(n,r)=>{let a=()=>T(r).seat;var o=At();let c;e(()=>{k(o,`id`,`${i}-${a()??``}`),c=s(o,``,c,{"--owner":y[a()].colour})}),t(n,o)});var N=K(M),P=V(N);Y(f);var ee=K(f),te=K(ee),L=K(te),R=I(L),z=K(R);m(z,17,()=>T(g).tones,v,(n,r,i)=>{var a=jt();o(a,0,`slab tone-${i}`,`svelte-1ch58tf`),e(()=>k(a,`d`,T(r))),t(n,a)});var B=K(z),H=K(B);m(H,17,()=>a,v,(n,r)=>{var a=F(()=>ae(T(r),3));let o=()=>T(a)[0],s=()=>T(a)[1],u=()=>T(a)[2];var d=Mt();e(()=>{k(d,`cx`,o()*T(c)),k(d,`cy`,s()*T(l)),k(d,`rx`,u()*T(_)),k(d,`ry`,u()*T(b)),k(d,`fill`,`url(#${i}-stain)`)}),t(n,d)});var ne=K(H),U=I(ne),W=K(U),G=K(W),re=K(G);Y(ne);var q=K(ne),J=K(q),ie=K(J);m(ie,17,()=>T(A),v,(n,r)=>{let a=()=>T(r).x,o=()=>T(r).y,c=()=>T(r).dx,l=()=>T(r).dy,u=()=>T(r).seat;var d=Pt(),f=O(d),p=K(f);let h;var g=I(p);m(g,16,()=>[.86,.8,.46],v,(n,r)=>{var i=Nt();e(e=>{k(i,`cx`,a()),k(i,`cy`,o()),k(i,`r`,e)},[()=>Math.min(T(_),T(b)*1.2)*r]),t(n,i)});var x=K(g);Y(p),e(()=>{k(f,`cx`,a()),k(f,`cy`,o()),k(f,`r`,T(_)*1.25),k(f,`fill`,`url(#${i}-${u()??``})`),h=s(p,``,h,{"--owner":y[u()].colour}),k(x,`d`,`M${a()??``} ${o()+l()*T(b)*.45}l${c()*T(_)} ${-l()*T(b)*.28}v${l()*T(b)*.78}L${a()??``} ${o()+l()*T(b)*.75}Z`)}),t(n,d)});var oe=K(ie),se=K(oe),X=K(se),ce=K(X),le=K(ce),ue=K(le),de=K(ue);m(de,17,()=>T(w),v,(n,r)=>{let i=()=>T(r).x,a=()=>T(r).y;var o=Ft();e(()=>k(o,`d`,`M${i()??``} ${a()-9}l9 9-9 9-9-9Z`)),t(n,o)});var fe=K(de);m(fe,17,()=>T(g).torches,v,(n,r)=>{let a=()=>T(r).x,o=()=>T(r).y;var s=Nt();e(()=>{k(s,`cx`,a()),k(s,`cy`,o()),k(s,`r`,T(_)*.3),k(s,`fill`,`url(#${i}-fire)`)}),t(n,s)});var pe=K(fe);Y(L);var me=K(L),Z=K(me);m(Z,17,()=>T(A),v,(n,i)=>{let a=()=>T(i).x,o=()=>T(i).y,c=()=>T(i).dx,l=()=>T(i).dy,u=()=>T(i).seat,d=F(()=>a()-c()*r.rim/2);var f=Lt();let p;var h=I(f),g=K(h);m(g,16,()=>({length:6}),v,(n,i,a)=>{var s=It();e(()=>k(s,`d`,`M${T(d)-r.rim/2+1} ${o()+l()*T(b)*.6-30+a*12}h${r.rim-2}`)),t(n,s)}),Y(f),e(()=>{p=s(f,``,p,{"--owner":y[u()].colour}),k(h,`x`,T(d)-r.rim/2-1),k(h,`y`,o()+l()*T(b)*.6-40),k(h,`width`,r.rim+2)}),t(n,f)});var he=K(Z),ge=n=>{var r=S(),i=O(r);m(i,17,()=>T(g).torches,v,(n,r)=>{let i=()=>T(r).x,a=()=>T(r).y;var o=Rt();e(()=>k(o,`transform`,`translate(${i()??``} ${a()??``})`)),t(n,o)}),t(n,r)};d(he,e=>{r.rim>8&&e(ge)}),Y(u),e(()=>{k(u,`viewBox`,`0 0 ${T(c)??``} ${T(l)??``}`),k(p,`id`,`${i}-sun`),k(h,`id`,`${i}-edge`),k(C,`id`,`${i}-stain`),k(D,`id`,`${i}-fire`),k(N,`id`,`${i}-in`),k(P,`x`,r.rim),k(P,`y`,r.rim),k(P,`width`,T(c)-2*r.rim),k(P,`height`,T(l)-2*r.rim),k(ee,`width`,T(c)),k(ee,`height`,T(l)),k(te,`d`,T(g).bricks),k(L,`clip-path`,`url(#${i}-in)`),k(R,`width`,T(c)),k(R,`height`,T(l)),k(R,`fill`,`url(#${i}-sun)`),k(B,`d`,T(g).lit),k(U,`cx`,T(c)/2),k(U,`cy`,T(l)/2),k(U,`r`,T(E)),k(W,`cx`,T(c)/2),k(W,`cy`,T(l)/2),k(W,`r`,T(E)*.94),k(G,`cx`,T(c)/2),k(G,`cy`,T(l)/2),k(G,`r`,T(E)*.5),k(re,`d`,T(j)),k(q,`d`,T(g).cracks),k(J,`d`,T(g).cracks),k(oe,`d`,T(g).moss),k(se,`d`,T(g).rubble),k(X,`d`,T(g).rubble),k(ce,`d`,T(x)),k(le,`d`,T(x)),k(ue,`d`,T(x)),k(pe,`width`,T(c)),k(pe,`height`,T(l)),k(pe,`fill`,`url(#${i}-edge)`),k(me,`x`,r.rim-1),k(me,`y`,r.rim-1),k(me,`width`,T(c)-2*r.rim+2),k(me,`height`,T(l)-2*r.rim+2)}),t(n,u)};d(N,e=>{T(g)&&e(P)}),Y(M),B(M,`clientWidth`,e=>z(c,e)),B(M,`clientHeight`,e=>z(l,e)),t(n,M),D()}var Ht=u(`<b class="svelte-1wucj7"> </b>`),Ut=u(`<span class="inner svelte-1wucj7"><!></span> <!>`,1),Wt=u(`<span><!></span>`);function Gt(n,r){J(r,!0);let i=Z(),{session:a,face:c}=i,l=F(()=>c(r.it.slug)),u=F(()=>it(r.it,r.field,i)),f=F(()=>a.shown?.values?.[r.it.thing]?.reveal);var p=Wt();let m,h;var g=I(p);{let n=n=>{var i=Ut(),a=O(i),o=I(a),s=e=>{L(e,{get path(){return r.icon}})},c=e=>{pe(e,{get face(){return T(l)},game:`mage-wars`})},u=e=>{L(e,{get path(){return Q[r.it.slug?`back`:`hidden`]}})};d(o,e=>{r.icon?e(s):r.it.piece.revealed?e(c,1):e(u,-1)}),Y(a);var p=K(a,2),m=n=>{var r=Ht(),i=V(r,!0);e(()=>X(i,T(f))),t(n,r)};d(p,e=>{T(f)!==void 0&&e(m)}),t(n,i)},i=F(()=>r.field.whole(r.it.thing)),a=F(()=>T(u).deed.split(` `)[0]??``),o=F(()=>nt(r.it,r.field));le(g,{get things(){return T(i)},get slug(){return r.it.slug},get deed(){return T(a)},get which(){return T(o)},get said(){return T(u).notes},get attached(){return T(u).attached},picture:n,$$slots:{picture:!0}})}Y(p),e(()=>{m=o(p,1,`chip svelte-1wucj7`,null,m,{hidden:!r.it.piece.revealed,coin:r.icon}),h=s(p,``,h,{"--owner":y[r.it.piece.controller].colour})}),t(n,p),D()}var Kt=u(`<span class="left svelte-1dgk43s"></span>`),qt=u(`<b class="svelte-1dgk43s"> <small class="svelte-1dgk43s"> </small></b>`),Jt=u(`<span class="armor svelte-1dgk43s"> </span>`),Yt=u(`<b class="svelte-1dgk43s"> </b>`),Xt=u(`<span><!><!></span>`),Zt=u(`<span class="badge bears svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b></span>`),Qt=u(`<span><!></span>`),$t=u(`<span><span class="body svelte-1dgk43s"><span class="art svelte-1dgk43s"><!></span> <span class="plate svelte-1dgk43s"><span class="name svelte-1dgk43s"><!></span> <span><!> <span class="line svelte-1dgk43s"><!> <!></span></span></span></span> <!> <span class="badges svelte-1dgk43s"><!> <!></span> <!></span>`);function en(n,r){J(r,!0);let i=re(r,`acting`,3,!1),a=F(()=>Math.max(0,r.life-r.damage)),l=F(()=>Math.max(...r.face.name.split(/[\s-]/).map(e=>e.length)));var u=$t();let f,p;var h=I(u),g=I(h),_=I(g);pe(_,{get face(){return r.face},game:`mage-wars`,crop:`whole`}),Y(g);var b=K(g,2),x=I(b),S=I(x);c(S,{get name(){return r.face.name}}),Y(x);var C=K(x,2);let w;var E=I(C),O=n=>{var i=Kt();let o;e(()=>o=s(i,``,o,{width:`${100*T(a)/r.life}%`})),t(n,i)};d(E,e=>{r.life&&e(O)});var k=K(E,2),A=I(k),j=n=>{var i=qt(),o=I(i),s=K(o),c=V(s);Y(i),e(()=>{X(o,`${T(a)??``} `),X(c,`/${r.life??``}`)}),t(n,i)};d(A,e=>{r.life&&e(j)}),Xe(K(A,2),{get seat(){return r.seat}}),Y(k),Y(C),Y(b),Y(h);var M=K(h,2),N=n=>{var i=Jt(),a=V(i,!0);e(()=>X(a,r.armor)),t(n,i)};d(M,e=>{r.armor&&e(N)});var P=K(M,2),ee=I(P);m(ee,17,()=>r.badges,v,(n,r)=>{var i=Xt();let a;var s=I(i);L(s,{get path(){return Q[T(r).icon]}});var c=K(s),l=n=>{var i=Yt(),a=V(i,!0);e(()=>X(a,T(r).n)),t(n,i)};d(c,e=>{T(r).n!==void 0&&e(l)}),Y(i),e(()=>a=o(i,1,`badge ${T(r).icon??``}`,`svelte-1dgk43s`,a,{bad:T(r).bad})),t(n,i)});var te=K(ee,2),R=n=>{var i=Zt(),a=I(i);L(a,{get path(){return Q.attached}});var o=K(a,2),s=V(o,!0);Y(i),e(()=>X(s,r.bears)),t(n,i)};d(te,e=>{r.bears&&e(R)}),Y(P);var z=K(P,2),B=n=>{var i=Qt(),a=I(i);L(a,{get path(){return Q[r.acts===`ready`?`sprint`:`done`]}}),Y(i),e(()=>o(i,1,`act ${r.acts??``}`,`svelte-1dgk43s`)),t(n,i)};d(z,e=>{r.acts&&e(B)}),Y(u),e(()=>{f=o(u,1,`token ${r.type??``}`,`svelte-1dgk43s`,f,{own:r.own,used:r.acts===`used`,acting:i()}),p=s(u,``,p,{"--owner":y[r.seat].colour,"--longest":T(l),"--letters":r.face.name.length}),w=o(C,1,`life svelte-1dgk43s`,null,w,{low:T(a)*3<=r.life})}),t(n,u),D()}var tn=u(`<div class="chips svelte-4h3pu7"></div>`),nn=u(`<div class="piece svelte-4h3pu7"><!> <!></div>`);function rn(e,n){J(n,!0);let r=Z(),{session:i,face:a,tell:o}=r,s=F(()=>r.rules),c=F(()=>a(n.it.slug)),l=F(()=>i.shown?.values?.[n.it.thing]??{}),u=F(()=>n.field.isMage(n.it.thing)),f=F(()=>n.field.attached(n.it.thing)),p=F(()=>it(n.it,n.field,r)),h=F(()=>[...Ue(n.it.piece,T(l),T(u),o),...Ve(n.it.piece,T(l),o),...Be(n.it.piece,T(s).conditions,o)]),g=F(()=>He(T(l))),_=F(()=>T(u)||T(c).type===`creature`?n.it.piece.active?`ready`:`used`:void 0);var v=nn(),y=I(v);{let e=e=>{{let t=F(()=>T(c).type||`enchantment`),r=F(()=>n.field.own(n.it.piece.controller)),i=F(()=>T(l).life??0),a=F(()=>T(l).armor??0),o=F(()=>n.field.view.acting===n.it.thing);en(e,{get face(){return T(c)},get type(){return T(t)},get seat(){return n.it.piece.controller},get own(){return T(r)},get damage(){return n.it.piece.damage},get life(){return T(i)},get armor(){return T(a)},get acts(){return T(_)},get acting(){return T(o)},get badges(){return T(h)},get bears(){return T(f).length}})}},t=F(()=>n.field.whole(n.it.thing)),r=F(()=>tt(n.it,n.field)),i=F(()=>nt(n.it,n.field)),a=F(()=>n.it.piece.zone<0?[]:[n.it.piece.zone]);le(y,{get things(){return T(t)},get slug(){return n.it.slug},get deed(){return T(r)},get which(){return T(i)},get said(){return T(p).notes},get attached(){return T(p).attached},get live(){return T(g)},get ground(){return T(a)},picture:e,$$slots:{picture:!0}})}var b=K(y,2),x=e=>{var r=tn();m(r,21,()=>T(f),e=>e.thing,(e,t)=>{Gt(e,{get it(){return T(t)},get field(){return n.field}})}),Y(r),t(e,r)};d(b,e=>{T(f).length&&e(x)}),Y(v),t(e,v),D()}var $=3,an=150,on=.62,sn=64,cn=33,ln=[31,24],un=[120,250],dn=[96,200];function fn(e,t,n,r){return e<an?hn(e,t,n,r):mn(e,t,n,r)}var pn=(e,[t,n])=>Math.min(Math.max(e,t),n);function mn(e,t,n,r){let i=n>2?2:1,a=Math.max(1,Math.ceil(n/i)),o=Math.floor((e-$)/2),s=Math.min(n===1?pn(Math.round(on*e),un):o,un[1]),c=Math.floor((t-(i-1)*$)/i),l=Math.min(i===1?pn(Math.round(on*t),dn):dn[1],c),u=Math.max(0,e-(a*s+(a-1)*$)),d=a>2?Math.min(s+$,(e-s)/(a-1)):s+$,f=a>2?0:u/2,p=(t-i*l-(i-1)*$)/2,m=e=>p+Math.floor(e/a)*(l+$),h=gn(n,e=>({x:f+e%a*d,y:m(e)}));if(a<3)return{width:s,tall:l,places:h};let g=a*(s+$)-$,_=_n((e-g)/2,g,e,r.left,r.right);return{width:s,tall:l,places:h,fanned:gn(n,e=>({x:_+e%a*(s+$),y:m(e)}))}}function hn(e,t,n,r){let i=t-sn-(n-1)*cn,a=t-(ln.find(e=>e<=i)??0),o=Math.floor((a-(n-1)*$)/Math.max(1,n)),s=Math.min(a,Math.max(sn,Math.min(o,e))),c=n>1?Math.min(s+$,(a-s)/(n-1)):0,l=(a-s-(n-1)*c)/2,u=gn(n,e=>({x:0,y:l+e*c}));if(c>=s||n<2)return{width:e,tall:s,places:u};let d=n*(s+$)-$,f=_n((t-d)/2,d,t,r.above,r.below);return{width:e,tall:s,places:u,fanned:gn(n,e=>({x:0,y:f+e*(s+$)}))}}function gn(e,t){return Array.from({length:e},(e,n)=>{let{x:r,y:i}=t(n);return{x:Math.round(r),y:Math.round(i)}})}function _n(e,t,n,r,i){return Math.max(-r,Math.min(e,n+i-t))}var vn=u(`<button class="ground svelte-cuwqcz" data-behind=""><span class="unseen svelte-cuwqcz"> </span></button>`),yn=u(`<span class="away svelte-cuwqcz"><!> </span>`),bn=u(`<span class="walk svelte-cuwqcz" aria-hidden="true"> </span>`),xn=u(`<div class="slot svelte-cuwqcz"><!></div>`),Sn=u(`<section><!> <h3 class="svelte-cuwqcz"><span class="svelte-cuwqcz"> </span> <!></h3> <!> <div class="pieces svelte-cuwqcz"></div></section>`);function Cn(n,r){J(r,!0);let{session:i,tell:a}=Z(),c=i.builder,l=F(()=>[r.zone.thing]),u=F(()=>c.state(T(l))),f=F(()=>r.field.inZone(r.zone.thing)),h=q(0),g=q(0),_=F(()=>fn(T(h),T(g),T(f).length,{left:(r.zone.column-1)/2*T(h),right:(r.field.ground.columns-(r.zone.column+1)/2)*T(h),above:(r.zone.row-1)/2*T(g),below:(r.field.ground.rows-(r.zone.row+1)/2)*T(g)})),v=F(()=>c.question?.reason===`act`&&r.field.view.acting>=0),y=F(()=>c.options(T(l))),b=F(()=>T(u)&&T(y).some(({answer:e})=>/^(move|climb) /.test(e))),x=F(()=>a(`zone`,{name:r.zone.name})),S=F(()=>[T(x),...r.away===void 0?[]:[a(`mw-away`,{n:r.away})],...T(y).map(e=>e.sentence??``)].join(`, `));function C(e){c.touch(T(l),e)||i.whyNot(`move ${r.zone.name}`)}var w=Sn();let E,O;var A=I(w),M=n=>{var r=vn(),i=I(r),a=V(i,!0);Y(r),R(r,()=>T(u)&&p(()=>T(u),!0)),e(()=>{k(r,`data-target`,T(u)?``:void 0),k(r,`tabindex`,T(u)?void 0:-1),k(r,`aria-pressed`,c.gathers&&T(u)?T(u)===`chosen`:void 0),X(a,T(S))}),W(`click`,r,e=>C(e.currentTarget)),t(n,r)};d(A,e=>{(T(u)||T(v))&&e(M)});var N=K(A,2),P=I(N),ee=V(P,!0),te=K(P,2),H=n=>{var i=yn(),o=I(i);L(o,{get path(){return Q.distance}});var s=K(o,1,!0);Y(i),e(e=>{k(i,`title`,e),X(s,r.away)},[()=>a(`mw-away`,{n:r.away})]),t(n,i)};d(te,e=>{r.away&&e(H)}),Y(N);var ne=K(N,2),U=n=>{var r=bn(),i=V(r,!0);e(e=>X(i,e),[()=>a(`mw-move-here`)]),t(n,r)};d(ne,e=>{T(b)&&T(f).length<=(T(h)>200?2:0)&&e(U)});var G=K(ne,2);let re;m(G,23,()=>T(f),e=>e.thing,(n,i,a)=>{let o=F(()=>T(_).places[T(a)]),c=F(()=>T(_).fanned?.[T(a)]);var l=xn();let u;rn(I(l),{get it(){return T(i)},get field(){return r.field}}),Y(l),e(()=>u=s(l,``,u,{"--at":`${T(o).x??``}px ${T(o).y??``}px`,"--fan":T(c)&&`${T(c).x}px ${T(c).y}px`})),t(n,l)}),Y(G),Y(w),R(w,()=>j(()=>({things:T(l),shown:{things:T(l),slug:``}}))),e(e=>{E=o(w,1,`zone ${T(u)??``}`,`svelte-cuwqcz`,E,{crowded:T(_).fanned}),k(w,`aria-label`,T(x)),k(w,`data-zone`,r.zone.name),O=s(w,``,O,{"--column":r.zone.column,"--row":r.zone.row}),X(ee,e),re=s(G,``,re,{"--piece":`${T(_).width??``}px`,"--tall":`${T(_).tall??``}px`})},[()=>r.zone.name.toUpperCase()]),B(G,`clientWidth`,e=>z(h,e)),B(G,`clientHeight`,e=>z(g,e)),t(n,w),D()}f([`click`]);var wn=u(`<section class="away svelte-15nctgm"><h3 class="svelte-15nctgm"> </h3> <!></section>`),Tn=u(`<div class="arena svelte-15nctgm" role="group"><!> <!> <!> <!></div> <!>`,1);function En(n,r){J(r,!0);let{tell:i}=Z(),a=F(()=>r.field.ground),o=q(void 0),c=q(0),l=F(()=>T(c)<600?[3,2]:[10,4]),u=F(()=>ae(T(l),2)),f=F(()=>T(u)[0]),p=F(()=>T(u)[1]),h=F(()=>{let e=te.seen?.things.find(e=>r.field.all.has(e)),t=r.field.view.acting>=0?r.field.view.acting:e;return t===void 0?void 0:r.field.zoneOf(t)});function g(e){return Array.from({length:2*e-1},(e,t)=>t%2?`${T(p)}px`:`minmax(0, 1fr)`).join(` `)}var _=Tn(),v=O(_);let y;var b=I(v);Vt(b,{get field(){return r.field},get rim(){return T(f)},get gap(){return T(p)}});var x=K(b,2);m(x,17,()=>T(a).zones,e=>e.thing,(e,t)=>{{let n=F(()=>T(h)&&Ne(T(h),T(t)));Cn(e,{get zone(){return T(t)},get field(){return r.field},get away(){return T(n)}})}});var S=K(x,2);m(S,17,()=>T(a).borders,e=>e.thing,(e,t)=>{_t(e,{get border(){return T(t)},get field(){return r.field}})}),ze(K(S,2),{get field(){return r.field},get over(){return T(o)}}),Y(v),ne(v,e=>z(o,e),()=>T(o));var C=K(v,2),w=n=>{var a=wn(),o=I(a),s=V(o,!0),c=K(o,2);m(c,17,()=>r.field.away,e=>e.thing,(e,t)=>{rn(e,{get it(){return T(t)},get field(){return r.field}})}),Y(a),e((e,t)=>{k(a,`aria-label`,e),X(s,t)},[()=>i(`ui-away`),()=>i(`ui-away`)]),t(n,a)};d(C,e=>{r.field.away.length&&e(w)}),e((e,t,n)=>{k(v,`aria-label`,e),y=s(v,``,y,{"--rim":`${T(f)??``}px`,"--edge":`${T(p)??``}px`,"grid-template-columns":t,"grid-template-rows":n})},[()=>i(`mw-arena`),()=>g(T(a).columns),()=>g(T(a).rows)]),B(v,`clientWidth`,e=>z(c,e)),t(n,_),D()}var Dn={words:``,type:``,school:``,level:``,affordable:!1};function On(e,t,n,r,i){let a=new Map;for(let i of e){let e=n.get(t(i));if(!e)continue;let o=Qe(e),s=a.get(e.slug);s?s.things.push(i):a.set(e.slug,{slug:e.slug,name:e.name,things:[i],cost:r[i]?.cost??o.cost,card:o})}let o=e=>e.cost===`X`?99:e.cost;return[...a.values()].sort((e,t)=>i.indexOf(e.card.type)-i.indexOf(t.card.type)||o(e)-o(t)||e.name.localeCompare(t.name))}function kn({cost:e},t){return e===`X`?0:Math.max(0,e-t)}function An(e,t,n){let r=t.words.toLowerCase().split(/\s+/).filter(Boolean);return e.filter(({name:e,card:i,...a})=>{let o=[e,i.kind,...i.text].join(` `).toLowerCase();return r.every(e=>o.includes(e))&&(!t.type||i.type===t.type)&&(!t.school||t.school in i.schools)&&(!t.level||i.level===Number(t.level))&&(!t.affordable||!kn(a,n))})}function jn(e){let t=new Map;for(let n of e)t.set(n.card.type,[...t.get(n.card.type)??[],n]);return[...t]}function Mn(e,t){let n=e.flatMap(({card:e})=>Object.keys(e.schools));return{types:t.filter(t=>e.some(({card:e})=>e.type===t)),schools:[...new Set(n)].sort(),levels:[...new Set(e.map(({card:e})=>e.level))].sort((e,t)=>e-t)}}function Nn(e,{view:t}){let n=new Set(t.player<0?[]:t.sides[t.player].own_spellbook);return(e.builder.question?.options??[]).flatMap(e=>e.things??[]).filter(e=>n.has(e))}function Pn(e,t){let n=t.view.player,r=e.builder.question?.source.split(/[@#]/)[0],i=[...t.all.values()].find(({slug:e,piece:i,thing:a})=>e===r&&i.controller===n&&!t.isMage(a));return(t.all.get(t.view.sides[n]?.mage??-1)?.piece.mana??0)+(i?.piece.mana??0)}var Fn=u(`<b class="copies svelte-hg87fn"> </b>`),In=u(`<span class="short svelte-hg87fn"> </span>`),Ln=u(`<span class="place svelte-hg87fn"><!> </span>`),Rn=u(`<span class="svelte-hg87fn"><!> </span>`),zn=u(`<span class="svelte-hg87fn"><!></span> <span class="svelte-hg87fn"><!> </span> <!> <!>`,1),Bn=u(`<span><span class="art svelte-hg87fn"><!></span> <span class="cost svelte-hg87fn"> </span> <!> <span class="words svelte-hg87fn"><span class="name svelte-hg87fn"> </span> <span class="more svelte-hg87fn"><!></span></span></span>`);function Vn(n,r){J(r,!0);let i=re(r,`short`,3,0),a=re(r,`copies`,3,1),c=re(r,`spent`,3,!1),{face:l,tell:u}=Z(),f=F(()=>l(r.slug)),p=F(()=>H(`mage-wars`,T(f).group)),h=F(()=>Math.max(...r.name.split(/[\s-]/).map(e=>e.length)));var g=Bn();let _,y;var b=I(g),x=I(b);pe(x,{get face(){return T(f)},game:`mage-wars`,crop:`whole`}),Y(b);var S=K(b,2),C=V(S,!0),w=K(S,2),E=n=>{var r=Fn(),i=V(r);e(()=>X(i,`×${a()??``}`)),t(n,r)};d(w,e=>{a()>1&&e(E)});var A=K(w,2),j=I(A),M=V(j,!0),N=K(j,2),P=I(N),ee=n=>{var r=In(),a=V(r,!0);e(e=>X(a,e),[()=>u(`mw-short`,{n:i()})]),t(n,r)},te=n=>{var i=Ln(),a=I(i);L(a,{get path(){return r.place.icon}});var o=K(a,1,!0);Y(i),e(()=>X(o,r.place.name)),t(n,i)},R=n=>{var i=zn(),a=O(i),o=I(a);L(o,{get path(){return Q[r.card.full?`full`:`quick`]}}),Y(a);var s=K(a,2),c=I(s);L(c,{get path(){return Q.range}});var l=K(c);Y(s);var f=K(s,2);m(f,17,()=>r.card.attacks,v,(n,r)=>{var i=Rn(),a=I(i);{let e=F(()=>Q[T(r).kind]??Q.melee);L(a,{get path(){return T(e)}})}var o=K(a,1,!0);Y(i),e(()=>X(o,T(r).dice||`X`)),t(n,i)});var p=K(f,2),h=n=>{var i=Rn(),a=I(i);L(a,{get path(){return Q.life}});var o=K(a,1,!0);Y(i),e(()=>X(o,r.card.life)),t(n,i)};d(p,e=>{r.card.life&&e(h)}),e(e=>{k(a,`title`,e),X(l,`${r.card.range[0]??``}–${r.card.range[1]??``}`)},[()=>u(r.card.full?`special-full`:`special-quick`)]),t(n,i)};d(P,e=>{i()?e(ee):r.place?e(te,1):e(R,-1)}),Y(N),Y(A),Y(g),e(()=>{_=o(g,1,`spell hued svelte-hg87fn`,null,_,{dear:i(),spent:c()}),y=s(g,``,y,{"--hue":T(p).hue,"--ink":`${T(p).ink??50??``}%`,"--longest":T(h)}),X(C,r.price),X(M,r.name)}),t(n,g),D()}var Hn=u(`<button class="slot full svelte-jk9yt2"><span class="art svelte-jk9yt2"><!></span> <span class="cost svelte-jk9yt2"> </span> <span class="name svelte-jk9yt2"> </span> <span class="kind svelte-jk9yt2"> </span> <span class="text svelte-jk9yt2"> </span> <span class="back svelte-jk9yt2"><!></span></button>`),Un=u(`<span class="slot svelte-jk9yt2"><!> </span>`),Wn=u(`<div class="slots svelte-jk9yt2"></div>`),Gn=u(`<option> </option>`),Kn=u(`<!> <div role="search"><label class="words svelte-jk9yt2"><span class="unseen"> </span> <input type="search" class="svelte-jk9yt2"/></label> <button class="filters svelte-jk9yt2"> </button> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="check svelte-jk9yt2"><input type="checkbox"/> </label></div>`,1),qn=u(`<button class="tab svelte-jk9yt2"><!> <span class="svelte-jk9yt2"> </span> <b class="svelte-jk9yt2"> </b></button>`),Jn=u(`<span class="twice svelte-jk9yt2">2×</span>`),Yn=u(`<!> <!>`,1),Xn=u(`<h3 class="svelte-jk9yt2"> </h3> <div class="spells svelte-jk9yt2"></div>`,1),Zn=u(`<p class="none svelte-jk9yt2"> <button class="svelte-jk9yt2"> </button></p>`),Qn=u(`<div class="leaf shelf svelte-jk9yt2"><div class="tabs svelte-jk9yt2" role="group"></div> <div class="list svelte-jk9yt2" tabindex="0" role="group"></div></div>`),$n=u(`<section><div class="leaf picks svelte-jk9yt2"><div class="head svelte-jk9yt2"><h2 class="svelte-jk9yt2"> </h2> <span class="mana svelte-jk9yt2"><!> <span class="unseen"> </span></span> <button class="fold svelte-jk9yt2"> </button></div> <!></div> <!></section>`);function er(n,i){J(i,!0);let a=re(i,`open`,15),s=Z(),{session:c,game:l,face:u,tell:f}=s,h=F(()=>s.rules),g=c.builder,y=F(()=>On(i.things,e=>i.field.slug(e),N.server.cards[l]??new Map,c.shown?.values??{},T(h).types)),b=F(()=>Mn(T(y),T(h).types)),x=q(M({...Dn})),C=q(void 0),w=q(!1),A=F(()=>An(T(y),T(x),i.mana)),j=F(()=>g.picked.map(e=>e.things?.[0]??-1)),P=F(()=>new Map(jn(An(T(y),{...T(x),type:``},i.mana)).map(([e,t])=>[e,t.length]))),te=e=>T(j).filter(t=>e.includes(t)).length;function B(e){(e.key===`Enter`||e.key===`ArrowDown`)&&(e.preventDefault(),_(T(C))[0]?.focus())}var H=$n();let U;var oe=I(H),ce=I(oe),ue=I(ce),de=V(ue,!0),fe=K(ue,2),me=I(fe);L(me,{get path(){return Q.mana}});var he=K(me),ge=K(he),_e=V(ge,!0);Y(fe);var ve=K(fe,2),ye=V(ve,!0);R(ve,()=>!a()&&p()),Y(ce);var be=K(ce,2),xe=n=>{var a=Kn(),s=O(a),c=n=>{var r=Wn();m(r,21,()=>({length:g.question?.high??0}),v,(n,r,a)=>{let o=F(()=>g.picked[a]),s=F(()=>T(o)&&i.field.slug(T(o).things?.[0]??-1));var c=S(),p=O(c),m=n=>{let r=F(()=>u(T(s)));var i=Hn(),a=I(i),c=I(a);pe(c,{get face(){return T(r)},get game(){return l}}),Y(a);var d=K(a,2),p=V(d,!0),m=K(d,2),h=V(m,!0),_=K(m,2),v=V(_,!0),y=K(_,2),b=V(y,!0),x=K(y,2),S=I(x);L(S,{name:`purged`}),Y(x),Y(i),e((e,t)=>{k(i,`aria-label`,e),X(p,T(r).cost),X(h,T(r).name),X(v,T(r).kind),X(b,t)},[()=>f(`mw-take-back`,{what:T(o).sentence??``}),()=>T(r).lines.join(` `)]),W(`click`,i,()=>g.gather(T(o))),t(n,i)},h=n=>{var r=Un(),i=I(r);L(i,{get path(){return Q.book}});var o=K(i,1,!0);Y(r),e(e=>X(o,e),[()=>f(`mw-slot`,{n:a+1})]),t(n,r)};d(p,e=>{T(o)&&T(s)?e(m):e(h,-1)}),t(n,c)}),Y(r),t(n,r)};d(s,e=>{g.gathers&&e(c)});var p=K(s,2);let h;var _=I(p),y=I(_),C=V(y,!0),D=K(y,2);se(D),Y(_);var A=K(_,2),j=V(A,!0),M=K(A,2),N=I(M),P=V(N,!0),te=K(N,2),R=I(te),H=V(R,!0);R.value=R.__value=``;var ne=K(R);m(ne,17,()=>T(b).schools,v,(n,r)=>{var i=Gn(),a=V(i,!0),o={};e(e=>{X(a,e),o!==(o=T(r))&&(i.value=(i.__value=o)??``)},[()=>f(`school-${T(r)}`)]),t(n,i)}),Y(te),ie(te),Y(M);var U=K(M,2),G=I(U),re=V(G,!0),q=K(G,2),J=I(q),ae=V(J,!0);J.value=J.__value=``;var oe=K(J);m(oe,17,()=>T(b).levels,v,(n,r)=>{var i=Gn(),a=V(i,!0),o={};e(e=>{X(a,T(r)),o!==(o=e)&&(i.value=(i.__value=o)??``)},[()=>String(T(r))]),t(n,i)}),Y(q),ie(q),Y(U);var ce=K(U,2),le=I(ce);se(le);var ue=K(le);Y(ce),Y(p),e((e,t,n,r,i,a,s,c)=>{h=o(p,1,`wishes svelte-jk9yt2`,null,h,{more:T(w)}),X(C,e),k(D,`placeholder`,t),k(A,`aria-expanded`,T(w)),X(j,n),X(P,r),X(H,i),X(re,a),X(ae,s),X(ue,` ${c??``}`)},[()=>f(`mw-search`),()=>f(`mw-search`),()=>f(`mw-filters`),()=>f(`mw-school`),()=>f(`mw-school`),()=>f(`mw-level`),()=>f(`mw-level`),()=>f(`mw-affordable`)]),W(`keydown`,D,B),E(D,()=>T(x).words,e=>T(x).words=e),W(`click`,A,()=>z(w,!T(w))),r(te,()=>T(x).school,e=>T(x).school=e),r(q,()=>T(x).level,e=>T(x).level=e),ee(le,()=>T(x).affordable,e=>T(x).affordable=e),t(n,a)};d(be,e=>{a()&&e(xe)}),Y(oe);var Se=K(oe,2),Ce=n=>{var r=Qn(),a=I(r);m(a,21,()=>T(b).types,v,(n,r)=>{var i=qn(),a=I(i);L(a,{get path(){return Je[T(r)]}});var o=K(a,2),s=V(o,!0),c=K(o,2),l=V(c,!0);Y(i),e((e,t)=>{k(i,`aria-pressed`,T(x).type===T(r)),X(s,e),X(l,t)},[()=>f(`type-${T(r)}`),()=>T(P).get(T(r))??0]),W(`click`,i,()=>T(x).type=T(x).type===T(r)?``:T(r)),t(n,i)}),Y(a);var o=K(a,2);m(o,21,()=>jn(T(A)),([e,t])=>e,(n,r)=>{var a=F(()=>ae(T(r),2));let o=()=>T(a)[0],s=()=>T(a)[1];var c=Xn(),l=O(c),u=V(l,!0),p=K(l,2);m(p,21,s,e=>e.slug,(e,n)=>{{let r=e=>{var r=Yn(),a=O(r);{let e=F(()=>T(n).cost===T(n).card.cost?T(n).card.price:`${T(n).cost}`),t=F(()=>kn(T(n),i.mana));Vn(a,{get slug(){return T(n).slug},get name(){return T(n).name},get card(){return T(n).card},get price(){return T(e)},get short(){return T(t)},get copies(){return T(n).things.length}})}var o=K(a,2),s=e=>{var n=Jn();t(e,n)},c=F(()=>te(T(n).things)>1);d(o,e=>{T(c)&&e(s)}),t(e,r)},a=F(()=>T(n).things.length>1?[`×${T(n).things.length}`]:[]);le(e,{get things(){return T(n).things},get slug(){return T(n).slug},get said(){return T(a)},direct:!0,picture:r,$$slots:{picture:!0}})}}),Y(p),e(e=>X(u,e),[()=>f(`type-${o()}`)]),t(n,c)},n=>{var r=Zn(),i=I(r),a=K(i),o=V(a,!0);Y(r),e((e,t)=>{X(i,`${e??``} `),X(o,t)},[()=>f(`mw-none`),()=>G(`start-over`)]),W(`click`,a,()=>z(x,{...Dn},!0)),t(n,r)}),Y(o),Y(r),e((e,t)=>{k(a,`aria-label`,e),k(o,`aria-label`,t)},[()=>f(`mw-type`),()=>f(`mw-spells`)]),t(n,r)};d(Se,e=>{a()&&e(Ce)}),Y(H),ne(H,e=>z(C,e),()=>T(C)),e((e,t,n,r,s)=>{U=o(H,1,`book svelte-jk9yt2`,null,U,{open:a()}),k(H,`aria-label`,e),X(de,t),k(fe,`title`,n),X(he,`${i.mana??``} `),X(_e,r),k(ve,`aria-expanded`,a()),X(ye,s)},[()=>f(`pile-spellbook`),()=>f(`pile-spellbook`),()=>f(`ui-mana`,{n:i.mana}),()=>f(`ui-mana`,{n:i.mana}),()=>f(a()?`mw-see-arena`:`mw-see-book`)]),W(`click`,ve,()=>a(!a())),t(n,H),D()}f([`click`,`keydown`]);var tr=u(`<div><!></div>`);function nr(n,r){J(r,!0);let{session:i}=Z(),a=F(()=>new Pe(r.view)),s=F(()=>Nn(i,T(a))),c=q(!0);var u=S(),f=O(u),p=n=>{var r=tr();let u;var d=I(r);l(d,()=>i.builder.seq,e=>{{let t=F(()=>Pn(i,T(a)));er(e,{get things(){return T(s)},get mana(){return T(t)},get field(){return T(a)},get open(){return T(c)},set open(e){z(c,e,!0)}})}}),Y(r),e(()=>u=o(r,1,`place svelte-qz3y3y`,null,u,{folded:!T(c)})),t(n,r)};d(f,e=>{T(s).length&&e(p)}),t(n,u),D()}var rr=u(`<section class="hand svelte-4jui3u"><h3 class="svelte-4jui3u"> </h3> <div></div></section>`);function ir(n,r){J(r,!0);let{session:i,game:a,face:c,tell:l}=Z(),u=F(()=>r.field.view.sides[r.seat]),f=F(()=>r.field.all.get(T(u).mage)),p=F(()=>r.field.atHand(r.seat).map(e=>({...e,info:N.server.cards[a]?.get(r.field.slug(e.thing))}))),h=F(()=>2+T(p).filter(({thing:e})=>!T(u).own_prepared?.includes(e)).length),g=F(()=>i.shown?.values??{}),_=F(()=>i.builder.question?.reason===`act`?`cast`:`quickcast`);function v({thing:e,holder:t}){return(t??T(f))?.piece.used.includes(t?`bound`:`spell-${e}`)??!1}var y=S(),b=O(y),x=n=>{var r=rr(),i=I(r),a=V(i,!0),u=K(i,2);let y,b;m(u,21,()=>T(p),e=>e.thing,(e,n)=>{let r=F(()=>T(n));var i=S(),a=O(i),o=e=>{let t=F(()=>Qe(T(r).info)),i=F(()=>T(g)[T(r).thing]?.cost),a=F(()=>T(r).holder&&c(T(r).holder.slug).name);{let o=e=>{{let o=F(()=>T(i)===void 0?T(t).price:`${T(i)}`),s=F(()=>Math.max(0,(Number(T(i)??T(t).cost)||0)-(T(f)?.piece.mana??0))),c=F(()=>v(T(n))),l=F(()=>T(a)?{name:T(a),icon:Q[T(r).bound?`bound`:`assigned`]}:void 0);Vn(e,{get slug(){return T(r).info.slug},get name(){return T(r).info.name},get card(){return T(t)},get price(){return T(o)},get short(){return T(s)},get spent(){return T(c)},get place(){return T(l)}})}},s=F(()=>[T(r).thing]),c=F(()=>T(a)?[T(a)]:void 0);le(e,{get things(){return T(s)},get slug(){return T(r).info.slug},get deed(){return T(_)},get said(){return T(c)},picture:o,$$slots:{picture:!0}})}};d(a,e=>{T(r).info&&e(o)}),t(e,i)}),Y(u),Y(r),e((e,t)=>{k(r,`aria-label`,e),X(a,t),y=o(u,1,`spells svelte-4jui3u`,null,y,{many:T(h)>2}),b=s(u,``,b,{"--places":T(h)})},[()=>l(`mw-spells`),()=>l(`mw-spells`)]),t(n,r)};d(b,e=>{T(p).length&&e(x)}),t(n,y),D()}var ar=u(`<span class="free svelte-1jwwnpd"></span>`),or=u(`<span class="place svelte-1jwwnpd"><!></span>`),sr=u(`<div class="equipment svelte-1jwwnpd" role="group"><svg viewBox="0 0 116 116" aria-hidden="true" class="svelte-1jwwnpd"><path d="M58 4c8 0 13 6 13 13 0 6-3 10-7 12 14 3 22 9 25 22l7 26-9 4-9-22-3 16 8 40H67l-6-30h-6l-6 30H33l8-40-3-16-9 22-9-4 7-26c3-13 11-19 25-22-4-2-7-6-7-12 0-7 5-13 13-13z" class="svelte-1jwwnpd"></path></svg> <!></div>`);function cr(n,r){J(r,!0);let i=Z(),{tell:a}=i,o=F(()=>i.rules),c={helmet:[[50,11]],amulet:[[22,14]],cloak:[[78,14]],chest:[[50,42]],weapon:[[13,42]],shield:[[87,42]],belt:[[50,66]],gloves:[[14,68]],ring:[[86,68],[76,92]],boots:[[36,92]]},l=F(()=>{let e=T(o).slots.flatMap((e,t)=>{let n=T(o).slots.slice(0,t).filter(t=>t===e).length,i=r.worn.flatMap(t=>t.piece.slots.filter(t=>t===e).map(()=>t)),a=c[e]?.[n];return a?[{slot:e,at:a,it:i[n]}]:[]});return e.filter(({it:t},n)=>!t||e.findIndex(e=>e.it===t)===n)});var u=sr(),f=K(I(u),2);m(f,17,()=>T(l),({slot:e,at:t,it:n})=>n?n.thing:`${e} ${t}`,(n,i)=>{let o=()=>T(i).slot,c=()=>T(i).at,l=()=>T(i).it;var u=or();let f;var p=I(u),m=e=>{Gt(e,{get it(){return l()},get field(){return r.field},get icon(){return Q[l().piece.slots[0]]}})},h=n=>{var r=ar();e(e=>k(r,`title`,e),[()=>a(`mw-free`,{slot:a(`slot-${o()}`)})]),t(n,r)};d(p,e=>{l()?e(m):e(h,-1)}),Y(u),e(()=>f=s(u,``,f,{left:`${c()[0]??``}%`,top:`${c()[1]??``}%`})),t(n,u)}),Y(u),e(e=>k(u,`aria-label`,e),[()=>a(`ui-equipment`)]),t(n,u),D()}var lr=(n,r=i,a=i,s=i,c=i)=>{var l=dr();let u;var f=I(l);L(f,{get path(){return Q[r()===`action`?`sprint`:r()]}});var p=K(f,2),m=V(p,!0),h=K(p,2),g=n=>{var r=ur(),i=V(r,!0);e(()=>X(i,c())),t(n,r)};d(h,e=>{c()&&e(g)}),Y(l),e(()=>{u=o(l,1,`marker ${r()??``}`,`svelte-4mwe9r`,u,{ready:a()}),k(l,`title`,s()),X(m,s())}),t(n,l)},ur=u(`<small aria-hidden="true" class="svelte-4mwe9r"> </small>`),dr=u(`<span><!> <span class="unseen"> </span> <!></span>`),fr=u(`<span><span class="face svelte-4mwe9r"><!></span> <svg viewBox="0 0 116 116" aria-hidden="true" class="svelte-4mwe9r"><circle class="frame svelte-4mwe9r" cx="58" cy="58" r="56"></circle><circle class="lost svelte-4mwe9r" cx="58" cy="58" r="50"></circle><circle class="ring svelte-4mwe9r" cx="58" cy="58" r="50" pathLength="100"></circle><circle class="rim svelte-4mwe9r" cx="58" cy="58" r="45"></circle></svg> <span class="sign svelte-4mwe9r"><!></span></span>`),pr=u(`<span class="life svelte-4mwe9r"><span aria-hidden="true" class="svelte-4mwe9r"><!> <b class="svelte-4mwe9r"> </b> </span> <span class="unseen"> </span></span> <span class="mana svelte-4mwe9r" data-dial="mana"><span class="crystal svelte-4mwe9r" aria-hidden="true"><svg viewBox="0 0 56 60" class="svelte-4mwe9r"><path class="body svelte-4mwe9r" d="M28 2 52 18V42L28 58 4 42V18Z"></path><path class="cut svelte-4mwe9r" d="M28 2 40 20 52 18M28 2 16 20 4 18M16 20h24l4 20L28 58 12 40ZM44 40l8 2M12 40l-8 2"></path></svg> <b class="svelte-4mwe9r"> </b></span> <small aria-hidden="true" class="svelte-4mwe9r"> </small> <span class="unseen"> </span></span> <span class="coins svelte-4mwe9r"><!> <!></span> <!>`,1),mr=u(`<b class="fallen svelte-4mwe9r"> </b>`),hr=u(`<button class="worn svelte-4mwe9r"><!> <b aria-hidden="true" class="svelte-4mwe9r"> </b> <span class="unseen"> </span></button>`),gr=u(`<!> <!>`,1),_r=u(`<div class="mage svelte-4mwe9r"><!></div>`);function vr(n,r){J(r,!0);let i=n=>{var i=fr();let a;var s=I(i),c=I(s);pe(c,{get face(){return T(g)},game:`mage-wars`,crop:`board`}),Y(s);var l=K(s,2),u=K(I(l),2);A(),Y(l);var d=K(l,2);Xe(I(d),{get seat(){return r.seat}}),Y(d),Y(i),e(e=>{a=o(i,1,`portrait svelte-4mwe9r`,null,a,{low:T(b)*3<=T(v)}),k(u,`stroke-dasharray`,`${e??``} 100`)},[()=>100*T(b)/Math.max(1,T(v))]),t(n,i)},a=n=>{var i=S(),a=O(i),o=n=>{var i=pr(),a=O(i),o=I(a),s=I(o);L(s,{get path(){return Q.life}});var c=K(s,2),l=V(c,!0),u=K(c);Y(o);var m=K(o,2),g=V(m,!0);Y(a);var _=K(a,2),y=I(_),S=K(I(y),2),C=V(S,!0);Y(y);var w=K(y,2),E=V(w),D=K(w,2),A=V(D,!0);Y(_);var j=K(_,2),M=I(j);{let e=F(()=>f(T(h).piece.active?`mw-action-ready`:`mw-action-used`)),t=F(()=>f(`mw-action`));lr(M,()=>`action`,()=>T(h).piece.active,()=>T(e),()=>T(t))}var N=K(M,2);{let e=F(()=>f(T(h).piece.quickcast?`ui-quickcast`:`ui-quickcast-used`)),t=F(()=>f(`mw-quickcast`));lr(N,()=>`quickcast`,()=>T(h).piece.quickcast,()=>T(e),()=>T(t))}Y(j);var P=K(j,2),ee=e=>{{let t=F(()=>f(`mw-initiative`));lr(e,()=>`initiative`,()=>!0,()=>T(t))}};d(P,e=>{T(p).initiative===r.seat&&e(ee)}),e((e,t,n,r)=>{k(a,`title`,e),X(l,T(b)),X(u,` /${T(v)??``}`),X(g,t),k(_,`title`,n),X(C,T(h).piece.mana),X(E,`+${T(x)??``}`),X(A,r)},[()=>f(`ui-damage`,{n:T(h).piece.damage,of:T(v)}),()=>f(`ui-damage`,{n:T(h).piece.damage,of:T(v)}),()=>f(`ui-channels`,{n:T(h).piece.mana,more:T(x)}),()=>f(`ui-channels`,{n:T(h).piece.mana,more:T(x)})]),t(n,i)},s=n=>{var r=mr(),i=V(r,!0);e(e=>X(i,e),[()=>f(`ui-fallen`)]),t(n,r)};d(a,e=>{T(h)?e(o):e(s,-1)}),t(n,i)},c=Z(),{session:l,face:u,tell:f}=c,p=F(()=>r.field.view),m=F(()=>T(p).sides[r.seat]),h=F(()=>r.field.all.get(T(m).mage)),g=F(()=>u(r.field.slug(T(m).mage))),_=F(()=>l.shown?.values?.[T(m).mage]??{}),v=F(()=>T(_).life??0),b=F(()=>Math.max(0,T(v)-(T(h)?.piece.damage??0))),x=F(()=>T(_).channeling??0),C=F(()=>r.field.equipment(T(m).mage)),w=F(()=>[T(g).name,...T(p).teams?[f(`ui-team`,{n:r.seat%2+1})]:[]].join(` · `)),E=F(()=>r.field.all.get(T(p).acting)?.piece.controller===r.seat);var j=_r();let M;var N=I(j);de(N,{get seat(){return r.seat},get active(){return T(E)},get extra(){return T(w)},get crest(){return i},get hero(){return a},children:(n,i)=>{var a=S(),o=O(a),s=n=>{var i=gr(),a=O(i);cr(a,{get worn(){return T(C)},get field(){return r.field}});var o=K(a,2),s=n=>{var i=hr(),a=I(i);L(a,{get path(){return Q.helmet}});var o=K(a,2),s=V(o,!0),l=K(o,2),u=V(l);Y(i),e((e,t)=>{k(i,`title`,e),X(s,T(C).length),X(u,`${t??``}: ${T(C).length??``}`)},[()=>f(`ui-equipment`),()=>f(`ui-equipment`)]),W(`click`,i,()=>U(it(T(h),r.field,c))),t(n,i)};d(o,e=>{T(C).length&&e(s)}),t(n,i)};d(o,e=>{T(h)&&e(s)}),t(n,a)},$$slots:{default:!0}}),Y(j),e(()=>{k(j,`data-mage`,r.seat),M=s(j,``,M,{"--owner":y[r.seat].colour})}),t(n,j),D()}f([`click`]);var yr=u(`<li><!> <span class="unseen"> </span></li>`),br=u(`<div class="phases svelte-tw7myh"><b class="round svelte-tw7myh"> </b> <b class="name svelte-tw7myh" aria-hidden="true"> </b> <ol class="svelte-tw7myh"></ol></div>`);function xr(n,r){J(r,!0);let{tell:i}=Z(),a=F(()=>r.phases.indexOf(r.view.phase));var s=br(),c=I(s),l=V(c,!0),u=K(c,2),d=V(u,!0),f=K(u,2);m(f,21,()=>r.phases,v,(n,r,s)=>{var c=yr();let l;var u=I(c);L(u,{get path(){return Q[T(r)]}});var d=K(u,2),f=V(d,!0);Y(c),e((e,t)=>{k(c,`aria-current`,s===T(a)?`step`:void 0),k(c,`title`,e),l=o(c,1,`svelte-tw7myh`,null,l,{now:s===T(a),past:T(a)>=0&&s<T(a)}),X(f,t)},[()=>i(`phase-${T(r)}`),()=>i(`phase-${T(r)}`)]),t(n,c)}),Y(f),Y(s),e((e,t,n)=>{X(l,e),X(d,t),k(f,`aria-label`,n)},[()=>i(`ui-round`,{n:r.view.round}),()=>T(a)<0?``:i(`phase-${r.view.phase}`),()=>i(`mw-phases`)]),t(n,s),D()}var Sr=u(`<div><!> <!> <!></div>`);function Cr(n,r){J(r,!0);let{session:i,tell:a}=Z();ue(()=>r.seat);let s=F(()=>r.seat===r.field.view.player),c=F(()=>r.field.view.sides[r.seat]),l=F(()=>!!i.builder.state(T(c).own_spellbook??[])),u=e=>e.map(e=>({thing:e,slug:r.field.slug(e)}));var f=Sr();let p;var m=I(f);{let e=F(()=>a(`pile-spellbook`)),t=F(()=>T(s)?a(`mw-book`):``),n=F(()=>T(l)?[]:u(T(c).own_spellbook??[]));me(m,{icon:`deck`,get label(){return T(e)},get name(){return T(t)},get count(){return T(c).spellbook},get cards(){return T(n)}})}var h=K(m,2),g=e=>{{let t=F(()=>a(`ui-at-hand`)),n=F(()=>u(T(c).own_prepared??[]));me(e,{icon:`hand`,get label(){return T(t)},get count(){return T(c).prepared},get cards(){return T(n)}})}};d(h,e=>{T(s)||e(g)});var _=K(h,2);{let e=F(()=>a(`pile-discard`)),t=F(()=>T(s)?a(`mw-discard`):``),n=F(()=>u(T(c).discard).reverse());me(_,{icon:`discard`,get label(){return T(e)},get name(){return T(t)},get count(){return T(c).discard.length},get cards(){return T(n)},open:!0})}Y(f),e(()=>{p=o(f,1,`piles svelte-1a8t8i0`,null,p,{own:T(s)}),k(f,`data-seat`,r.seat)}),t(n,f),D()}function wr(e,t,n){let r=e.map(e=>({kind:`attack`,shows:n[e]}));return t?[...r,{kind:`effect`,shows:String(t)}]:r}function Tr({kind:e,shows:t}){return{effect:e===`effect`,damage:parseInt(t),critical:t.includes(`★`)}}var Er=12;function Dr({kind:e},{faces:t}){let n=Math.floor(Math.random()*(e===`effect`?Er:t.length));return{kind:e,shows:e===`effect`?`${n+1}`:t[n]}}var Or=x(`<svg class="twelve svelte-1nbf048" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 1 18.5 3.1 22.5 8.6v6.8L18.5 20.9 12 23 5.5 20.9 1.5 15.4V8.6L5.5 3.1Z" class="svelte-1nbf048"></path><text x="12" y="16.2" class="svelte-1nbf048"> </text></svg>`),kr=x(`<path class="svelte-1nbf048"></path>`),Ar=x(`<circle r="2.8" class="svelte-1nbf048"></circle>`),jr=x(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect x="1.5" y="1.5" width="21" height="21" rx="5" class="svelte-1nbf048"></rect><!></svg>`),Mr=u(`<span class="dice svelte-1nbf048"><span class="unseen"> </span> <!></span>`);function Nr(n,r){J(r,!0);let i=[[],[[12,12]],[[8,8],[16,16]]],{tell:a}=Z(),s=F(()=>r.dice.filter(e=>!Tr(e).effect).map(({shows:e})=>`[${e}]`).join(` `)),c=F(()=>r.dice.find(e=>Tr(e).effect)?.shows),l=F(()=>T(c)&&T(s)?a(`ui-dice`,{dice:T(s),die:T(c)}):T(c)?a(`mw-effect-die`,{die:T(c)}):a(`ui-dice-alone`,{dice:T(s)}));var u=Mr(),f=I(u),p=V(f,!0),h=K(f,2);m(h,17,()=>r.dice,v,(n,r,a,s)=>{let c=F(()=>Tr(T(r)));var l=S(),u=O(l),f=n=>{var r=Or(),i=K(I(r)),a=V(i,!0);Y(r),e(()=>X(a,T(c).damage)),t(n,r)},p=n=>{var r=jr();let a;var s=K(I(r));m(s,17,()=>i[T(c).damage],v,(n,r)=>{var i=F(()=>ae(T(r),2));let a=()=>T(i)[0],o=()=>T(i)[1];var s=S(),l=O(s),u=n=>{var r=kr();e(()=>k(r,`d`,`M${a()??``} ${o()-5}l1.4 3.2 3.5.3-2.6 2.3.8 3.4-3.1-1.8-3.1 1.8.8-3.4-2.6-2.3 3.5-.3Z`)),t(n,r)},f=n=>{var r=Ar();e(()=>{k(r,`cx`,a()),k(r,`cy`,o())}),t(n,r)};d(l,e=>{T(c).critical?e(u):e(f,-1)}),t(n,s)}),Y(r),e(()=>a=o(r,0,`svelte-1nbf048`,null,a,{critical:T(c).critical,blank:!T(c).damage})),t(n,r)};d(u,e=>{T(c).effect?e(f):e(p,-1)}),t(n,l)}),Y(u),e(()=>X(p,T(l))),t(n,u),D()}var Pr=u(`<p class="svelte-n3ricu"> <!></p>`),Fr=u(`<p class="svelte-n3ricu"><!> </p>`),Ir=u(`<p class="svelte-n3ricu"><!> <!></p>`),Lr=u(`<div role="status"><!> <!> <!></div>`);function Rr(n,r){J(r,!0);let i=Z(),{session:a,face:s,tell:c}=i,l=F(()=>i.rules),u=F(()=>r.field.view),f=F(()=>T(u).attacks.some(e=>e.rolled.length)),p=F(()=>T(u).casts.length+T(u).attacks.length>0),h=F(()=>T(u).casts.filter(({spell:e})=>!T(u).attacks.some(({holder:t})=>t===e))),g=F(()=>{if(T(f))return[];if(a.moment)return(a.moment.lines??[]).slice(-1);let e=a.server.log.slice(a.screen.read).filter(e=>e.dice?.length);return e.length?e.slice(-1):T(p)?[]:a.server.log.slice(-1)});function _(e){let t=[...r.field.ground.zones,...r.field.ground.borders].find(t=>t.thing===e);return t?c(e<r.field.ground.zones.length?`zone`:`border`,{name:t.name}):s(r.field.slug(e)).name}var y=Lr();let b;var x=I(y);m(x,17,()=>T(g),v,(n,r)=>{var i=Pr(),a=I(i,!0),o=K(a),s=e=>{Nr(e,{get dice(){return T(r).dice}})};d(o,e=>{T(r).dice?.length&&e(s)}),Y(i),e(()=>X(a,T(r).text)),t(n,i)});var S=K(x,2);m(S,17,()=>T(h),v,(n,r)=>{var i=Fr(),o=I(i);L(o,{get path(){return Q.book}});var s=K(o);Y(i),e(e=>X(s,` ${e??``}`),[()=>T(r).target===-1?c(`ui-casting-alone`,{player:a.server.name(T(r).by),card:_(T(r).spell)}):c(`ui-casting`,{player:a.server.name(T(r).by),card:_(T(r).spell),on:_(T(r).target)})]),t(n,i)});var C=K(S,2);m(C,17,()=>T(u).attacks,v,(n,r)=>{var i=Ir(),a=I(i);L(a,{get path(){return Q.melee}});var o=K(a),s=K(o),u=e=>{{let t=F(()=>wr(T(r).rolled,T(r).die,T(l).faces));Nr(e,{get dice(){return T(t)}})}};d(s,e=>{(T(r).rolled.length||T(r).die)&&e(u)}),Y(i),e(e=>X(o,` ${e??``} `),[()=>c(`ui-attacking`,{what:_(T(r).attacker),on:_(T(r).defender)})]),t(n,i)}),Y(y),e(()=>b=o(y,1,`under-way svelte-n3ricu`,null,b,{busy:T(p),nothing:!T(p)&&!T(g).length})),t(n,y),D()}var zr=u(`<div class="other svelte-f2wmft"><!> <!></div>`),Br=u(`<div class="own svelte-f2wmft"><!></div> <div class="own-piles svelte-f2wmft"><!></div> <div class="at-hand svelte-f2wmft"><!></div>`,1),Vr=u(`<div><div class="top svelte-f2wmft"><!> <!> <button class="larger svelte-f2wmft"><!> <span class="unseen"> </span></button></div> <div class="others svelte-f2wmft"></div> <div><!></div> <!> <div class="question svelte-f2wmft"><!></div> <!></div>`);function Hr(n,r){J(r,!0);let i=Z(),{tell:a}=i,s=F(()=>i.rules),c=F(()=>new Pe(r.view)),l=F(()=>r.view.player),u=q(!1),f=F(()=>r.view.sides.map((e,t)=>(Math.max(T(l),0)+t+(T(l)<0?0:1))%r.view.sides.length).filter(e=>e!==T(l)));var p=Vr();let h;var g=I(p),_=I(g);xr(_,{get view(){return r.view},get phases(){return T(s).phases}});var v=K(_,2);Rr(v,{get field(){return T(c)}});var y=K(v,2),b=I(y);L(b,{name:`zoom`});var x=K(b,2),S=V(x,!0);Y(y),Y(g);var C=K(g,2);m(C,20,()=>T(f),e=>e,(e,n)=>{var r=zr(),i=I(r);vr(i,{get seat(){return n},get field(){return T(c)}}),Cr(K(i,2),{get seat(){return n},get field(){return T(c)}}),Y(r),t(e,r)}),Y(C);var w=K(C,2);let E;En(I(w),{get field(){return T(c)}}),Y(w);var A=K(w,2),j=e=>{var n=Br(),r=O(n);vr(I(r),{get seat(){return T(l)},get field(){return T(c)}}),Y(r);var i=K(r,2);Cr(I(i),{get seat(){return T(l)},get field(){return T(c)}}),Y(i);var a=K(i,2);ir(I(a),{get seat(){return T(l)},get field(){return T(c)}}),Y(a),t(e,n)};d(A,e=>{T(l)>=0&&e(j)});var M=K(A,2),N=I(M);ce(N,{get question(){return r.question}}),Y(M),nr(K(M,2),{get view(){return r.view}}),Y(p),e(e=>{h=o(p,1,`magewars svelte-f2wmft`,null,h,{crowd:T(f).length>1,watched:T(l)<0}),k(y,`aria-pressed`,T(u)),X(S,e),E=o(w,1,`ground svelte-f2wmft`,null,E,{large:T(u)})},[()=>a(T(u)?`mw-whole`:`mw-larger`)]),W(`click`,y,()=>z(u,!T(u))),t(n,p),D()}f([`click`]);var Ur=/^(attack|counterstrike) /;function Wr(e){let t=new Map;for(let n of e.options){let e=n.things?.[0];if(!Ur.test(n.answer)||e===void 0)continue;let r=Number(/ (\d+)$/.exec(n.answer)?.[1]??1),i=`${e} ${r}`,a=t.get(i)??{holder:e,number:r,options:[]};a.options.push(n),t.set(i,a)}return[...t.values()]}function Gr(e,t,n,r){if(t.things.some(t=>e.includes(t)))return;let i=h(n,e,t);if(i)return i;if(e.includes(r.acting)){let e=a(n,t.things,`move`,`climb`);return e.length?{options:e}:void 0}let o=a(n,e,`activate`,`cast`,`quickcast`,`deploy`);return o.length&&t.things.length?{options:o,aim:{things:t.things}}:void 0}function Kr({play:e}){return new Map(e.map(([e,{controller:t}])=>[e,t]))}function qr({reason:e},{acting:t}){return e===`act`?t:-1}function Jr({sides:e}){let t=new Map,n={};return e.forEach(({prepared:e,spellbook:r,discard:i,own_prepared:a=[],own_spellbook:o=[]},s)=>{n[`hand-${s}`]=e,n[`deck-${s}`]=r,n[`discard-${s}`]=i.length;for(let[e,n]of[[a,`hand`],[o,`deck`],[i,`discard`]])for(let r of e)t.set(r,`${n}-${s}`)}),{of:t,sizes:n}}function Yr({play:e}){return new Map(e.map(([e,{damage:t,mana:n}])=>[e,{damage:t,mana:n}]))}var Xr={life:`health`,armor:`armor`,channeling:`channeling`},Zr={beastmaster:`nature`,priestess:`holy`,warlock:`fire`,wizard:`arcane`},Qr={life:`left`,armor:`right`,channeling:void 0};function $r(e){let t=Qe(e),n=[`life`,`armor`,`channeling`].filter(e=>t[e]||t.life);return{slug:e.slug,name:e.name,kind:t.kind,type:t.type,group:t.group,picture:{ground:Zr[t.group]??t.group,files:[`mage-wars-${t.type===`mage`?`mages`:t.group}`],traits:`mage-wars-traits`,words:[...t.subtypes,t.type]},cost:t.price||void 0,facts:t.casting.join(` · `),stats:n.map(e=>({name:Xr[e],path:Q[e],n:t[e]??0,text:``,at:Qr[e]})),lines:t.text,reminders:[]}}function ei(e,{view:t,values:n={}},r,i){let a=new Pe(t),o=e.options.filter(e=>e.answer.startsWith(`reveal `)).map(e=>({label:e.sentence??``,icon:Q.reveal,options:[e]})),s=Wr(e).flatMap(({holder:e,number:t,options:o})=>{let s=r.get(a.slug(e)),c=s&&Qe(s).attacks[t-1],l=n[e]?.[`dice-${t}`]??c?.dice;return c?[{label:i(`mw-bar`,{bar:c.name,n:l}),icon:Q[c.kind],options:o}]:[]});return[...o,...s]}function ti({play:e}){return e.reduce((e,[,t])=>e+t.damage,0)}var ni={hidden:`face-down`,face:$r,groups:ei,texts:Object.assign({"../../../../trivault/games/magewars/presentation/text/de.ftl":n,"../../../../trivault/games/magewars/presentation/text/en.ftl":b,"../../../../trivault/games/magewars/presentation/text/pl.ftl":oe,"../../../../trivault/games/magewars/text/de/faces.ftl":he,"../../../../trivault/games/magewars/text/de/table.ftl":ge,"../../../../trivault/games/magewars/text/de/traits.ftl":_e,"../../../../trivault/games/magewars/text/en/faces.ftl":ve,"../../../../trivault/games/magewars/text/en/table.ftl":ye,"../../../../trivault/games/magewars/text/en/traits.ftl":be,"../../../../trivault/games/magewars/text/pl/faces.ftl":xe,"../../../../trivault/games/magewars/text/pl/table.ftl":Se,"../../../../trivault/games/magewars/text/pl/traits.ftl":Ce,"./lesson/de.ftl":we,"./lesson/en.ftl":Te,"./lesson/pl.ftl":Ee,"./text/de.ftl":De,"./text/en.ftl":Oe,"./text/pl.ftl":ke}),hurt:ti,slug:(e,t)=>new Pe(e).slug(t),owners:Kr,source:qr,drop:Gr,zones:Jr,numbers:Yr,attacks:new Set([`attack`,`attack-again`,`counterstrike`,`barrier`,`strike`]),icons:{mana:Q.mana},Board:Hr,asks:!0,Dice:Nr,tumble:Dr};export{ni as BOARD};