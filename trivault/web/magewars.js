import{$ as e,A as t,B as n,C as r,D as i,F as a,G as o,H as s,I as c,J as l,K as u,L as d,M as f,N as p,P as m,Q as h,R as g,S as _,T as v,U as y,V as b,W as x,X as S,Y as C,Z as w,_ as T,a as E,at as D,b as O,ct as k,d as A,dt as j,et as M,f as N,ft as P,g as F,gt as I,ht as L,i as R,it as z,j as ee,k as te,l as B,lt as V,mt as H,n as ne,nt as U,ot as W,p as re,pt as G,q as ie,r as ae,rt as K,st as oe,t as q,tt as J,u as Y,ut as X,v as se,w as Z,x as ce,y as Q,z as le}from"./app.js";import{t as ue}from"./shared.js";var de=`# Mage Wars: was auf einer Karte steht, Teil für Teil.

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
`,fe=`# Mage Wars: Antworten, Fragen und Protokoll.

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
`,pe=`# Mage Wars: Schadensarten, Zustände, Merkmale und Schulen.
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
`,me=`# Mage Wars: what stands on a card, part by part.

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
`,he=`# Mage Wars: answers, questions and the log.

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
`,ge=`# Mage Wars: damage types, conditions, traits and schools.
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
`,_e=`# Mage Wars: co stoi na karcie, część po części.

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
`,ve=`# Mage Wars: odpowiedzi, pytania i dziennik.

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
`,ye=`# Mage Wars: typy obrażeń, stany, cechy i szkoły.
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
`,be=`# Der Tisch von Mage Wars.

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
`,xe=`# The table of Mage Wars.

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
`,Se=`# Stół Mage Wars.

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
`;function ke([e,t]){let n=Array.from({length:e*t},(t,n)=>{let[r,i]=[n%e,Math.floor(n/e)];return{thing:n,name:`${`abcdefgh`[r]}${i+1}`,column:2*r+1,row:2*i+1}}),r=(t,r)=>r===1?(t+1)%e>0:t+e<n.length,i=n.flatMap(({thing:t})=>[1,e].filter(e=>r(t,e)).map(e=>[t,t+e])).map(([e,t],r)=>{let[i,a]=[n[e],n[t]],o=i.row===a.row;return{thing:n.length+r,name:`${i.name}-${a.name}`,column:i.column+ +!!o,row:i.row+ +!o,upright:o}});return{columns:e,rows:t,zones:n,borders:i,size:n.length+i.length}}function Ae(e,t){return(Math.abs(e.column-t.column)+Math.abs(e.row-t.row))/2}var je=class{ground;all;view;constructor(e){this.view=e,this.ground=ke(e.arena),this.all=new Map(e.play.map(([e,t])=>[e,{thing:e,slug:this.slug(e),piece:t}]))}slug(e){return this.view.cards[e-this.ground.size]??``}inZone(e){return this.#e.filter(({piece:t})=>t.zone===e).sort((e,t)=>Number(this.isMage(t.thing))-Number(this.isMage(e.thing))||e.piece.controller-t.piece.controller)}wall(e){return this.#e.find(({piece:t})=>t.border===e)}get away(){return this.#e.filter(({piece:e})=>e.zone===-1&&e.border===-1)}attached(e){return this.#t(e).filter(({piece:e})=>!e.slots.length)}equipment(e){return this.#t(e).filter(({piece:e})=>e.slots.length)}whole(e){return[e,...this.#t(e).flatMap(e=>this.whole(e.thing))]}atHand(e){let{own_prepared:t=[],innate:n,mage:r}=this.view.sides[e],i=[...this.all.values()].filter(({piece:t})=>t.controller===e),a=[...this.equipment(r).map(e=>({thing:e.piece.bound,holder:e,bound:!0})),...i.map(e=>({thing:e.piece.assigned,holder:e,bound:!1}))];return[...[...t,...n].map(e=>({thing:e,bound:!1})),...a.filter(({thing:e})=>this.slug(e))]}isMage(e){return this.view.sides.some(t=>t.mage===e)}zoneOf(e){let t=this.all.get(e);return t?t.piece.host===-1?this.ground.zones[t.piece.zone]:this.zoneOf(t.piece.host):this.ground.zones[e]}get#e(){return[...this.all.values()].filter(({piece:e})=>e.host===-1)}#t(e){return(this.all.get(e)?.piece.attached??[]).flatMap(e=>this.all.get(e)??[])}},Me=C(`<marker viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 10 5 0 10Z" class="svelte-hwy0vz"></path></marker>`),Ne=C(`<path></path>`),Pe=C(`<svg class="svelte-hwy0vz"><defs></defs><!></svg>`),Fe=l(`<div class="arrows svelte-hwy0vz" aria-hidden="true"><!></div>`);function Ie(n,r){let i=S();P(r,!0);let a=X(()=>[...r.field.view.casts.map(({caster:e,target:t})=>({from:e,to:t,spell:!0})),...r.field.view.attacks.map(({attacker:e,defender:t,zone:n})=>({from:e,to:t===-1?n:t,spell:!1}))]),o=V([]),c=V(0);function l(e){let t=r.field.ground.zones[e]?.name,n=r.field.ground.borders.find(t=>t.thing===e)?.name,i=t?`[data-zone="${t}"]`:n?`[data-border="${n}"]`:`[data-thing~="${e}"]`,a=r.over?.querySelector(i);if(!a||!r.over){let t=r.field.all.get(e)?.piece.host??-1;return t===-1?void 0:l(t)}let[o,s]=[a.getBoundingClientRect(),r.over.getBoundingClientRect()];return{x:o.x+o.width/2-s.x,y:o.y+o.height/2-s.y}}U(()=>{let t=e(a);e(c),M().then(()=>{k(o,t.flatMap(({from:e,to:t,spell:n})=>{let[r,i]=[l(e),l(t)];return r&&i&&(r.x!==i.x||r.y!==i.y)?[{x:r.x,y:r.y,dx:i.x-r.x,dy:i.y-r.y,spell:n}]:[]}))})});var d=Fe(),f=K(d),p=t=>{var n=Pe(),r=K(n);b(r,20,()=>[`attack`,`spell`],s,(e,t)=>{var n=Me();J(()=>{m(n,`id`,`${i}-${t??``}`),g(n,0,le(t),`svelte-hwy0vz`)}),u(e,n)}),H(r);var a=W(r);b(a,17,()=>e(o),s,(t,n)=>{let r=()=>e(n).x,a=()=>e(n).y,o=()=>e(n).dx,s=()=>e(n).dy,c=()=>e(n).spell;var l=Ne();J(()=>{g(l,0,`line ${c()?`spell`:`attack`}`,`svelte-hwy0vz`),m(l,`d`,`M${r()??``} ${a()??``}q${o()/2-s()/8} ${s()/2+o()/8} ${o()??``} ${s()??``}`),m(l,`marker-end`,`url(#${i}-${c()?`spell`:`attack`})`)}),u(t,l)}),H(n),u(t,n)};x(f,t=>{e(o).length&&t(p)}),H(d),t(d,`clientWidth`,e=>k(c,e)),u(n,d),j()}function Le(e,t,n){let r=e=>t.indexOf(e)+1||99;return Object.entries(e.markers).sort(([e],[t])=>r(e)-r(t)||e.localeCompare(t)).map(([e,r])=>{let i=t.includes(e),a=n(`${i?`condition`:`marker`}-${e}`);return e===`taunt`||r===1?{icon:e,text:a,bad:i}:{icon:e,n:r,text:n(`ui-several`,{card:a,n:r}),bad:i}})}function Re(e,t,n){let r=[{icon:`assigned`,spell:e.assigned},{icon:`bound`,spell:e.bound}].filter(({spell:e})=>e!==-1);return[...e.guard?[{icon:`guard`,text:n(`marker-guard`)}]:[],...t.flying?[{icon:`flying`,text:n(`trait-flying`)}]:[],...t.held?[{icon:`held`,text:n(`trait-restrained`),bad:!0}]:[],...r.map(({icon:e,spell:t})=>({icon:e,text:t===-99?n(`ui-face-down`,{n:1}):n(e===`bound`?`mw-bound`:`mw-assigned`)}))]}function ze(e){return{health:e.life??0,armor:e.armor??0,channeling:e.channeling??0}}function Be(e,t,n,r){let i=!n&&(e.mana||t.channeling);return[...t.armor?[{icon:`armor`,n:t.armor,text:r(`ui-armor`,{n:t.armor})}]:[],...i?[{icon:`mana`,n:e.mana,text:r(`ui-mana`,{n:e.mana})}]:[]]}var Ve=`M13 2 5 13.5h6L10 22l9-12.5h-6.5Z`,He=`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13`,Ue=`M6 3h12M6 21h12M7 3c0 6 4 7 5 9c-1 2-5 3-5 9M17 3c0 6-4 7-5 9c1 2 5 3 5 9`,We=`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,$={life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14M12 2l-3 10 3 10 3-10Z`,channeling:`M12 3v10M8 9l4 4 4-4M5 15c0 4 3 6 7 6s7-2 7-6`,reveal:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,distance:`M3 17h18M3 14v6M21 14v6M7 8l-3 3 3 3M17 8l3 3-3 3M4 11h16`,action:`M12 3a9 9 0 1 0 .1 0M12 7a5 5 0 1 0 .1 0`,quickcast:Ve,initiative:`M6 22V3M6 4h13l-3.5 4.5L19 13H6`,guard:`M12 2 19 5V11C19 16 16 19.5 12 21.5C8 19.5 5 16 5 11V5ZM9 11.5l2.2 2.2 4-4.4`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,held:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,hidden:`M6 3h12v18H6ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5v.3`,attached:`M5 4h11v13H5ZM8 7h11v13H8Z`,bound:He,assigned:`M6 3h12v14a3 3 0 0 1-3 4H8a3 3 0 0 1-2-3ZM9.5 8h5M9.5 12h5`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,rot:`M12 3a7 7 0 0 0-4 12.5V19h8v-3.5A7 7 0 0 0 12 3ZM9 10.5v.5M15 10.5v.5M10.5 22v-3M13.5 22v-3`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,daze:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,stun:`M12 2l1.8 6.2L20 6l-3.5 5.2L22 15l-6.4.4L16 22l-4-4.8L8 22l.4-6.6L2 15l5.5-3.8L4 6l6.2 2.2Z`,sleep:`M4 5h7l-7 8h7M13 12h7l-7 8h7`,cripple:`M8 3v7l6 4-1 7M14 3v5M5 21h13M4 8l4-1`,taunt:`M4 10v4h3l7 5V5L7 10ZM17.5 9a4.5 4.5 0 0 1 0 6M20 6.5a8 8 0 0 1 0 11`,rage:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,wrath:`M12 3v8M12 3l-3 4M12 3l3 4M5 21c0-6 3-9 7-10c4 1 7 4 7 10Z`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,pet:`M12 12c3 0 5.5 3 5.5 6c0 2.5-3 2-5.5 2s-5.5.5-5.5-2c0-3 2.5-6 5.5-6ZM5.5 8a1.7 2.2 0 1 0 .1 0M10 4a1.7 2.2 0 1 0 .1 0M14.5 4a1.7 2.2 0 1 0 .1 0M18.5 8a1.7 2.2 0 1 0 .1 0`,bloodreaper:`M6 22 17 5M4 9C8 3 15 2 21 6C16 6 13 8 10 12Z`,shield:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,open:`M4 21V8a8 8 0 0 1 16 0v13M9 21V10a3 3 0 0 1 6 0v11`,reset:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,channel:`M12 2 19 12 12 22 5 12ZM12 7v10M8.5 12h7`,upkeep:Ue,planning:He,deploy:`M12 21V9M7 13l5-5 5 5M4 4h16`,"first-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM20 8v12M18 10l2-2`,"final-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM17 8h4v12h-4ZM17 14h3`,melee:We,ranged:`M5 3c9 2 14 7 16 16M5 3v6M5 3h6M3 21 16 8M3 21v-5M3 21h5`,passage:`M4 21V6h16v15M9 21v-9h6v9M4 6l2-3h12l2 3`,barrier:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM8 8l8 8M16 8l-8 8`,full:Ue,quick:Ve,range:`M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0M12 1v5M12 18v5M1 12h5M18 12h5`,book:`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13M6.5 9h3M6.5 12h3M14.5 9h3M14.5 12h3`,weapon:We,helmet:`M4 18V12a8 8 0 0 1 16 0v6h-5v-5H9v5ZM12 4v9`,cloak:`M9 3h6l5 18c-5-2-11-2-16 0ZM9 3c1 3 5 3 6 0`,chest:`M6 4l3-1c1 2 5 2 6 0l3 1 2 5-3 1v10H7V10L4 9ZM12 8v8`,gloves:`M7 21v-5l-3-4 2-2 2 2V5h2v5V3h2v7V4h2v6V6h2v9l-2 2v4Z`,belt:`M2 9h20v6H2ZM9 7h6v10H9ZM12 12h4`,boots:`M8 3h6v10l6 3v4H6V9ZM6 17h14`,amulet:`M5 3c0 6 3 9 7 11c4-2 7-5 7-11M12 14l3 3.5-3 4-3-4Z`,ring:`M12 9a6.5 6.5 0 1 0 .1 0M9 3h6l2 3-5 3.5L7 6Z`},Ge=C(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-pv4vj6"><path class="svelte-pv4vj6"></path></svg>`);function Ke(e,t){P(t,!0);var n=Ge(),r=K(n);let i;H(n),J(()=>{m(r,`d`,v[t.seat].shape),i=d(r,``,i,{fill:v[t.seat].colour})}),u(e,n),j()}var qe=new WeakMap;function Je(e){let t=qe.get(e)??Ye(e);return qe.set(e,t),t}function Ye(e){let t=e.facts,n=t.type===`mage`,[r]=Object.entries(t.schools).sort(([,e],[,t])=>t-e),i=t.reveal===null?`${t.cost}`:`${t.cost}+${t.reveal}`,a=n?e.slug:r?.[0]??`none`;return{...t,kind:Xe(t),group:a,price:n?``:i}}function Xe(e){let[t,...n]=e.kind.split(` · `);return[t,Object.keys(e.schools).length?n.pop():void 0,...n].filter(Boolean).join(` · `)}function Ze(e,t){let{view:n}=t,r=e.piece.controller===n.player;if(!e.piece.revealed)return r?`reveal`:``;let i=t.all.get(n.acting);return i&&i.piece.controller===n.player?e===i?``:`attack ${i.slug}`:r&&e.piece.host===-1&&e.piece.border===-1?`activate`:``}function Qe(e,t){let n=[...t.all.values()].filter(({slug:t})=>t&&t===e.slug),r=t.zoneOf(e.thing);return n.length<2||!r?``:`@${r.name}#${n.filter(e=>t.zoneOf(e.thing)===r).indexOf(e)+1}`}function $e(e,{sitting:t,tell:n,info:r}){let[i,a]=[r(e.slug),t.shown?.values?.[e.thing]??{}];return(i?Je(i).attacks:[]).flatMap((e,t)=>{let r=a[`dice-${t+1}`];return r?[n(`mw-bar`,{bar:e.name,n:r})]:[]})}function et(e,t,n,r=!1){let{sitting:i,face:a,tell:o}=n,s=i.shown?.marks?.[e.thing]??[],c=i.shown?.values?.[e.thing]?.reveal,l=e.piece.revealed?[]:[o(`face-down`)],u=c===void 0?[]:[o(`mw-reveal`,{n:c})],d=Ze(e,t),f=[...t.attached(e.thing),...t.equipment(e.thing)],p=f.map(({slug:e})=>a(e).name).filter(Boolean),m=s.slice(1).filter(e=>!p.some(t=>e.includes(t)));return{slug:e.slug,name:a(e.slug).name,things:t.whole(e.thing),deed:d&&`${d} ${e.slug}${Qe(e,t)}`,notes:[...r?[]:[i.server.name(e.piece.controller)],...l,...u,...m,...$e(e,n)],attached:f.map(r=>et(r,t,n,r.piece.controller===e.piece.controller))}}var tt=l(`<span class="badge"><!> </span>`),nt=l(`<span class="wall hued svelte-tn0vri"><!> <span class="name svelte-tn0vri"> </span> <!> <b> </b></span>`),rt=l(`<button data-target=""><span class="unseen"> </span> <span aria-hidden="true">+</span></button>`),it=l(`<div><!></div>`);function at(t,r){P(r,!0);let i=T(),{sitting:a,face:c,tell:l}=i,f=X(()=>i.rules),p=a.asking,y=X(()=>r.field.wall(r.border.thing)),S=X(()=>p.state([r.border.thing])),C=X(()=>l(`border`,{name:r.border.name})),w=X(()=>[e(C),...p.options([r.border.thing]).map(e=>e.sentence??``)].join(`, `)),O=X(()=>e(y)?a.shown?.values?.[e(y).thing]?.life??0:0),k=X(()=>e(y)&&et(e(y),r.field,i));var A=it();let M,F;var I=K(A),L=t=>{let n=X(()=>_(`mage-wars`,c(e(y).slug).group));{let i=t=>{var r=nt();let i;var a=K(r);Ke(a,{get seat(){return e(y).piece.controller}});var p=W(a,2),m=D(p,!0),h=W(p,2);b(h,17,()=>Le(e(y).piece,e(f).conditions,l),s,(t,n)=>{var r=tt(),i=K(r);Q(i,{get path(){return $[e(n).icon]}});var a=W(i,1,!0);H(r),J(()=>o(a,e(n).n??``)),u(t,r)});var g=W(h,2),_=D(g);H(r),J(t=>{i=d(r,``,i,{"--hue":e(n).hue,"--ink":`${e(n).ink??50??``}%`,"--owner":v[e(y).piece.controller].colour}),o(m,t),o(_,`${e(y).piece.damage??``}/${e(O)??``}`)},[()=>c(e(y).slug).name]),u(t,r)},a=X(()=>[...r.field.whole(e(y).thing),r.border.thing]),p=X(()=>Ze(e(y),r.field)),m=X(()=>[e(C),...e(k).notes]);E(t,{get things(){return e(a)},get slug(){return e(y).slug},get deed(){return e(p)},get said(){return e(m)},get attached(){return e(k).attached},picture:i,$$slots:{picture:!0}})}},R=t=>{var i=rt(),a=K(i),s=D(a,!0);G(2),H(i),n(i,()=>N(()=>e(S))),J(()=>{g(i,1,`place ${e(S)??``}`,`svelte-tn0vri`),m(i,`aria-pressed`,p.gathers?e(S)===`chosen`:void 0),o(s,e(w))}),h(`click`,i,()=>p.touch([r.border.thing])),u(t,i)};x(I,t=>{e(y)&&e(k)?t(L):e(S)&&t(R,1)}),H(A),J(()=>{M=g(A,1,`edge svelte-tn0vri`,null,M,{upright:r.border.upright,free:!e(y)}),m(A,`data-border`,r.border.name),F=d(A,``,F,{"--column":r.border.column,"--row":r.border.row})}),u(t,A),j()}w([`click`]);var ot=l(`<b class="svelte-1wucj7"> </b>`),st=l(`<span class="inner svelte-1wucj7"><!> <!> <span class="name svelte-1wucj7"> </span> <!></span>`),ct=l(`<span><!></span>`);function lt(t,n){P(n,!0);let r=T(),{sitting:i,face:a}=r,s=X(()=>a(n.it.slug)),c=X(()=>_(`mage-wars`,e(s).group)),l=X(()=>et(n.it,n.field,r)),f=X(()=>i.shown?.values?.[n.it.thing]?.reveal),p=X(()=>n.it.piece.controller!==n.field.all.get(n.it.piece.host)?.piece.controller);var m=ct();let h,v;var y=K(m);{let t=t=>{var r=st(),i=K(r),a=e=>{Ke(e,{get seat(){return n.it.piece.controller}})};x(i,t=>{e(p)&&t(a)});var l=W(i,2);{let t=X(()=>n.it.slug?n.icon??e(c).emblem:$.hidden);Q(l,{get path(){return e(t)}})}var d=W(l,2),m=D(d,!0),h=W(d,2),g=t=>{var n=ot(),r=D(n,!0);J(()=>o(r,e(f))),u(t,n)};x(h,t=>{e(f)!==void 0&&t(g)}),H(r),J(()=>o(m,e(s).name)),u(t,r)},r=X(()=>n.field.whole(n.it.thing)),i=X(()=>e(l).deed.split(` `)[0]??``),a=X(()=>Qe(n.it,n.field));E(y,{get things(){return e(r)},get slug(){return n.it.slug},get deed(){return e(i)},get which(){return e(a)},get said(){return e(l).notes},get attached(){return e(l).attached},picture:t,$$slots:{picture:!0}})}H(m),J(()=>{h=g(m,1,`chip hued svelte-1wucj7`,null,h,{hidden:!n.it.piece.revealed}),v=d(m,``,v,{"--hue":e(c).hue,"--ink":`${e(c).ink??50??``}%`})}),u(t,m),j()}var ut=l(`<b class="svelte-1dgk43s"> </b>`),dt=l(`<span><!><!></span>`),ft=l(`<span class="badge bears svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b></span>`),pt=l(`<span class="left svelte-1dgk43s"></span>`),mt=l(`<span></span>`),ht=l(`<span><span class="art svelte-1dgk43s"><!></span> <span class="name svelte-1dgk43s"><!></span> <span class="badges svelte-1dgk43s"><!> <!></span> <span><!> <span class="line svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b> <!></span></span></span>`);function gt(t,n){P(n,!0);let r=i(n,`acting`,3,!1),a=X(()=>Math.max(...n.face.name.split(/[\s-]/).map(e=>e.length)));var c=ht();let l,f;var p=K(c),m=K(p);O(m,{get face(){return n.face},game:`mage-wars`}),H(p);var h=W(p,2);let _;var y=K(h);se(y,{get name(){return n.face.name}}),H(h);var S=W(h,2),C=K(S);b(C,17,()=>n.badges,s,(t,n)=>{var r=dt();let i;var a=K(r);Q(a,{get path(){return $[e(n).icon]}});var s=W(a),c=t=>{var r=ut(),i=D(r,!0);J(()=>o(i,e(n).n)),u(t,r)};x(s,t=>{e(n).n!==void 0&&t(c)}),H(r),J(()=>i=g(r,1,`badge ${e(n).icon??``}`,`svelte-1dgk43s`,i,{bad:e(n).bad})),u(t,r)});var w=W(C,2),T=e=>{var t=ft(),r=K(t);Q(r,{get path(){return $.attached}});var i=W(r,2),a=D(i,!0);H(t),J(()=>o(a,n.bears)),u(e,t)};x(w,e=>{n.bears&&e(T)}),H(S);var E=W(S,2);let k;var A=K(E),M=e=>{var t=pt();let r;J(e=>r=d(t,``,r,{width:e}),[()=>`${Math.max(0,100-100*n.damage/n.life)}%`]),u(e,t)};x(A,e=>{n.life&&e(M)});var N=W(A,2),F=K(N);Ke(F,{get seat(){return n.seat}});var I=W(F,2),L=D(I,!0),R=W(I,2),z=e=>{var t=mt();J(()=>g(t,1,`act ${n.acts??``}`,`svelte-1dgk43s`)),u(e,t)};x(R,e=>{n.acts&&e(z)}),H(N),H(E),H(c),J(()=>{l=g(c,1,`token ${n.type??``}`,`svelte-1dgk43s`,l,{used:n.acts===`used`,acting:r()}),f=d(c,``,f,{"--owner":v[n.seat].colour}),_=d(h,``,_,{"--longest":e(a)}),k=g(E,1,`life svelte-1dgk43s`,null,k,{low:n.damage*3>=n.life*2,none:!n.life}),o(L,n.life?`${n.damage}/${n.life}`:``)}),u(t,c),j()}var _t=l(`<div class="chips svelte-4h3pu7"></div>`),vt=l(`<div><!> <!></div>`);function yt(t,n){P(n,!0);let r=T(),{sitting:i,face:a,tell:o}=r,s=X(()=>r.rules),c=X(()=>a(n.it.slug)),l=X(()=>i.shown?.values?.[n.it.thing]??{}),d=X(()=>n.field.isMage(n.it.thing)),f=X(()=>n.field.attached(n.it.thing)),p=X(()=>et(n.it,n.field,r)),m=X(()=>[...Be(n.it.piece,e(l),e(d),o),...Re(n.it.piece,e(l),o),...Le(n.it.piece,e(s).conditions,o)]),h=X(()=>ze(e(l))),_=X(()=>e(d)||e(c).type===`creature`?n.it.piece.active?`ready`:`used`:void 0);var v=vt();let y;var S=K(v);{let t=t=>{{let r=X(()=>e(c).type||`enchantment`),i=X(()=>e(l).life??0),a=X(()=>n.field.view.acting===n.it.thing);gt(t,{get face(){return e(c)},get type(){return e(r)},get seat(){return n.it.piece.controller},get damage(){return n.it.piece.damage},get life(){return e(i)},get acts(){return e(_)},get acting(){return e(a)},get badges(){return e(m)},get bears(){return e(f).length}})}},r=X(()=>n.field.whole(n.it.thing)),i=X(()=>Ze(n.it,n.field)),a=X(()=>Qe(n.it,n.field)),o=X(()=>n.it.piece.zone<0?[]:[n.it.piece.zone]);E(S,{get things(){return e(r)},get slug(){return n.it.slug},get deed(){return e(i)},get which(){return e(a)},get said(){return e(p).notes},get attached(){return e(p).attached},get live(){return e(h)},get ground(){return e(o)},picture:t,$$slots:{picture:!0}})}var C=W(S,2),w=t=>{var r=_t();b(r,21,()=>e(f),e=>e.thing,(t,r)=>{lt(t,{get it(){return e(r)},get field(){return n.field}})}),H(r),u(t,r)};x(C,t=>{e(f).length&&t(w)}),H(v),J(()=>y=g(v,1,`piece svelte-4h3pu7`,null,y,{bearing:e(f).length})),u(t,v),j()}var bt=3,xt=28,St=4,Ct=2,wt=140,Tt=128,Et=72,Dt=44,Ot=74,kt=54;function At(e,t,n){let r=e<wt&&n.length<=Ct?1:jt(e,t,Math.max(n.length,St)),i=Math.max(Math.ceil(n.length/r),2),a=Math.max(0,Math.min(bt,(t-i*Dt)/(i-1))),o=e=>Math.floor(e/r),s=Array.from({length:i},(e,t)=>n.some((e,n)=>e&&o(n)===t)),c=e=>Math.floor((t-(i-1)*a-e)/i),l=s.filter(Boolean).length*xt,u=Math.floor(Math.min(Tt,(e-(r-1)*bt)/r)),d=u>=Ot&&c(l)>=kt,f=Math.max(Dt,Math.min(Et,c(d?l:0))),p=e=>d?s.slice(0,o(e)).filter(Boolean).length*xt:0;return{width:u,tall:f,chips:d,places:n.map((e,t)=>({x:t%r*(u+bt),y:o(t)*(f+a)+p(t)}))}}function jt(e,t,n){let r=Math.max(1,Math.floor((e+bt)/47)),i=Math.ceil(n/Math.max(1,Math.floor((t+bt)/47)));return Math.min(r,Math.max(2,i))}var Mt=l(`<button class="ground svelte-cuwqcz" data-behind=""><span class="unseen"> </span></button>`),Nt=l(`<span class="away svelte-cuwqcz"><!> </span>`),Pt=l(`<div class="slot svelte-cuwqcz"><!></div>`),Ft=l(`<section><!> <h3 class="svelte-cuwqcz"><span class="svelte-cuwqcz"> </span> <!></h3> <div></div></section>`);function It(r,i){P(i,!0);let{sitting:a,tell:s}=T(),c=a.asking,l=X(()=>[i.zone.thing]),f=X(()=>c.state(e(l))),p=X(()=>i.field.inZone(i.zone.thing)),_=V(0),v=V(0),y=X(()=>At(e(_)-6,e(v)-6,e(p).map(({thing:e})=>i.field.attached(e).length>0))),S=X(()=>c.question?.reason===`act`&&i.field.view.acting>=0),C=X(()=>s(`zone`,{name:i.zone.name})),w=X(()=>[e(C),...i.away===void 0?[]:[s(`mw-away`,{n:i.away})],...c.options(e(l)).map(e=>e.sentence??``)].join(`, `));function E(t){c.touch(e(l),t)||a.whyNot(`move ${i.zone.name}`)}var O=Ft();let A;var M=K(O),I=t=>{var r=Mt(),i=K(r),a=D(i,!0);H(r),n(r,()=>e(f)&&N(()=>e(f),!0)),J(()=>{m(r,`data-target`,e(f)?``:void 0),m(r,`tabindex`,e(f)?void 0:-1),m(r,`aria-pressed`,c.gathers&&e(f)?e(f)===`chosen`:void 0),o(a,e(w))}),h(`click`,r,e=>E(e.currentTarget)),u(t,r)};x(M,t=>{(e(f)||e(S))&&t(I)});var L=W(M,2),R=K(L),z=D(R,!0),ee=W(R,2),te=e=>{var t=Nt(),n=K(t);Q(n,{get path(){return $.distance}});var r=W(n,1,!0);H(t),J(e=>{m(t,`title`,e),o(r,i.away)},[()=>s(`mw-away`,{n:i.away})]),u(e,t)};x(ee,e=>{i.away!==void 0&&e(te)}),H(L);var B=W(L,2);let ne,U;b(B,23,()=>e(p),e=>e.thing,(t,n,r)=>{var a=Pt();let o;yt(K(a),{get it(){return e(n)},get field(){return i.field}}),H(a),J(()=>o=d(a,``,o,{translate:`${e(y).places[e(r)].x??``}px ${e(y).places[e(r)].y??``}px`})),u(t,a)}),H(B),H(O),n(O,()=>F(()=>({things:e(l),shown:{things:e(l),slug:``}}))),J((t,n)=>{g(O,1,`zone ${e(f)??``}`,`svelte-cuwqcz`),m(O,`data-name`,t),m(O,`aria-label`,e(C)),m(O,`data-zone`,i.zone.name),A=d(O,``,A,{"--column":i.zone.column,"--row":i.zone.row}),o(z,n),ne=g(B,1,`pieces svelte-cuwqcz`,null,ne,{counted:!e(y).chips}),U=d(B,``,U,{"--piece":`${e(y).width??``}px`,"--tall":`${e(y).tall??``}px`,"--shine":`3px`})},[()=>i.zone.name.toUpperCase(),()=>i.zone.name.toUpperCase()]),t(B,`clientWidth`,e=>k(_,e)),t(B,`clientHeight`,e=>k(v,e)),u(r,O),j()}w([`click`]);var Lt=l(`<section class="away svelte-15nctgm"><h3 class="svelte-15nctgm"> </h3> <!></section>`),Rt=l(`<div class="arena svelte-15nctgm" role="group"><!> <!> <!></div> <!>`,1);function zt(t,n){P(n,!0);let{tell:r}=T(),i=X(()=>n.field.ground),a=V(void 0),s=X(()=>{let e=A.seen?.things.find(e=>n.field.all.has(e)),t=n.field.view.acting>=0?n.field.view.acting:e;return t===void 0?void 0:n.field.zoneOf(t)});function c(e,t){return Array.from({length:2*e-1},(e,n)=>n%2?`var(--edge)`:t).join(` `)}var l=Rt(),f=z(l);let p;var h=K(f);b(h,17,()=>e(i).zones,e=>e.thing,(t,r)=>{{let i=X(()=>e(s)&&Ae(e(s),e(r)));It(t,{get zone(){return e(r)},get field(){return n.field},get away(){return e(i)}})}});var g=W(h,2);b(g,17,()=>e(i).borders,e=>e.thing,(t,r)=>{at(t,{get border(){return e(r)},get field(){return n.field}})}),Ie(W(g,2),{get field(){return n.field},get over(){return e(a)}}),H(f),te(f,e=>k(a,e),()=>e(a));var _=W(f,2),v=t=>{var i=Lt(),a=K(i),s=D(a,!0),c=W(a,2);b(c,17,()=>n.field.away,e=>e.thing,(t,r)=>{yt(t,{get it(){return e(r)},get field(){return n.field}})}),H(i),J((e,t)=>{m(i,`aria-label`,e),o(s,t)},[()=>r(`ui-away`),()=>r(`ui-away`)]),u(t,i)};x(_,e=>{n.field.away.length&&e(v)}),J((e,t,n)=>{m(f,`aria-label`,e),p=d(f,``,p,{"grid-template-columns":t,"grid-template-rows":n})},[()=>r(`mw-arena`),()=>c(e(i).columns,`minmax(0, 1fr)`),()=>c(e(i).rows,`minmax(0, 1fr)`)]),u(t,l),j()}var Bt={words:``,type:``,school:``,level:``,affordable:!1};function Vt(e,t,n,r,i){let a=new Map;for(let i of e){let e=n.get(t(i));if(!e)continue;let o=Je(e),s=a.get(e.slug);s?s.things.push(i):a.set(e.slug,{slug:e.slug,name:e.name,things:[i],cost:r[i]?.cost??o.cost,card:o})}let o=e=>e.cost===`X`?99:e.cost;return[...a.values()].sort((e,t)=>i.indexOf(e.card.type)-i.indexOf(t.card.type)||o(e)-o(t)||e.name.localeCompare(t.name))}function Ht(e,t){return e.cost===`X`||e.cost<=t}function Ut(e,t,n){let r=t.words.toLowerCase().split(/\s+/).filter(Boolean);return e.filter(({name:e,card:i,...a})=>{let o=[e,i.kind,...i.text].join(` `).toLowerCase();return r.every(e=>o.includes(e))&&(!t.type||i.type===t.type)&&(!t.school||t.school in i.schools)&&(!t.level||i.level===Number(t.level))&&(!t.affordable||Ht({name:e,card:i,...a},n))})}function Wt(e){let t=new Map;for(let n of e)t.set(n.card.type,[...t.get(n.card.type)??[],n]);return[...t]}function Gt(e,t){let n=e.flatMap(({card:e})=>Object.keys(e.schools));return{types:t.filter(t=>e.some(({card:e})=>e.type===t)),schools:[...new Set(n)].sort(),levels:[...new Set(e.map(({card:e})=>e.level))].sort((e,t)=>e-t)}}function Kt(e,{view:t}){let n=new Set(t.player<0?[]:t.sides[t.player].own_spellbook);return(e.asking.question?.options??[]).flatMap(e=>e.things??[]).filter(e=>n.has(e))}function qt(e,t){let n=t.view.player,r=e.asking.question?.source.split(/[@#]/)[0],i=[...t.all.values()].find(({slug:e,piece:i,thing:a})=>e===r&&i.controller===n&&!t.isMage(a));return(t.all.get(t.view.sides[n]?.mage??-1)?.piece.mana??0)+(i?.piece.mana??0)}var Jt=l(`<span class="place svelte-uuqwof"><!> </span>`),Yt=l(`<span class="school hued svelte-uuqwof"><!> </span>`),Xt=l(`<span class="svelte-uuqwof"><!> </span>`),Zt=l(`<b class="copies svelte-uuqwof"> </b>`),Qt=l(`<span><span class="art svelte-uuqwof"><!></span> <span class="cost svelte-uuqwof"> </span> <span class="words svelte-uuqwof"><span class="name svelte-uuqwof"> </span> <span class="more svelte-uuqwof"><!> <!> <span class="svelte-uuqwof"><!></span> <span class="svelte-uuqwof"><!> </span> <!> <!></span></span> <!></span>`);function $t(t,n){P(n,!0);let r=i(n,`dear`,3,!1),a=i(n,`copies`,3,1),c=i(n,`spent`,3,!1),{face:l}=T();var f=Qt();let p;var m=K(f),h=K(m);{let t=X(()=>l(n.slug));O(h,{get face(){return e(t)},game:`mage-wars`})}H(m);var v=W(m,2),y=D(v,!0),S=W(v,2),C=K(S),w=D(C,!0),E=W(C,2),k=K(E),A=e=>{var t=Jt(),r=K(t);Q(r,{get path(){return n.place.icon}});var i=W(r,1,!0);H(t),J(()=>o(i,n.place.name)),u(e,t)};x(k,e=>{n.place&&e(A)});var M=W(k,2);b(M,17,()=>Object.entries(n.card.schools),s,(t,n)=>{var r=X(()=>I(e(n),2));let i=()=>e(r)[0],a=()=>e(r)[1],s=X(()=>_(`mage-wars`,i()));var c=Yt();let l;var f=K(c);Q(f,{get path(){return e(s).emblem}});var p=W(f,1,!0);H(c),J(()=>{l=d(c,``,l,{"--hue":e(s).hue}),o(p,a())}),u(t,c)});var N=W(M,2),F=K(N);Q(F,{get path(){return $[n.card.full?`full`:`quick`]}}),H(N);var L=W(N,2),R=K(L);Q(R,{get path(){return $.range}});var z=W(R);H(L);var ee=W(L,2);b(ee,17,()=>n.card.attacks,s,(t,n)=>{var r=Xt(),i=K(r);{let t=X(()=>$[e(n).kind]??$.melee);Q(i,{get path(){return e(t)}})}var a=W(i,1,!0);H(r),J(()=>o(a,e(n).dice||`X`)),u(t,r)});var te=W(ee,2),B=e=>{var t=Xt(),r=K(t);Q(r,{get path(){return $.life}});var i=W(r,1,!0);H(t),J(()=>o(i,n.card.life)),u(e,t)};x(te,e=>{n.card.life&&e(B)}),H(E),H(S);var V=W(S,2),ne=e=>{var t=Zt(),n=D(t);J(()=>o(n,`×${a()??``}`)),u(e,t)};x(V,e=>{a()>1&&e(ne)}),H(f),J(()=>{p=g(f,1,`row svelte-uuqwof`,null,p,{dear:r(),spent:c()}),o(y,n.price),o(w,n.name),o(z,`${n.card.range[0]??``}–${n.card.range[1]??``}`)}),u(t,f),j()}var en=l(`<button class="fold svelte-jk9yt2"> </button>`),tn=l(`<button class="slot full svelte-jk9yt2"> <!></button>`),nn=l(`<span class="slot svelte-jk9yt2"> </span>`),rn=l(`<div class="slots svelte-jk9yt2"></div>`),an=l(`<option> </option>`),on=l(`<span class="twice svelte-jk9yt2">2×</span>`),sn=l(`<!> <!>`,1),cn=l(`<h3 class="svelte-jk9yt2"> </h3> <div class="spells svelte-jk9yt2"></div>`,1),ln=l(`<p class="none svelte-jk9yt2"> <button> </button></p>`),un=l(`<!> <div role="search"><label class="words svelte-jk9yt2"><span class="unseen"> </span> <input type="search" class="svelte-jk9yt2"/></label> <button class="filters svelte-jk9yt2"> </button> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="check svelte-jk9yt2"><input type="checkbox" class="svelte-jk9yt2"/> </label></div> <div class="list svelte-jk9yt2" tabindex="0" role="group"></div>`,1),dn=l(`<section class="book svelte-jk9yt2"><div class="head svelte-jk9yt2"><h2 class="svelte-jk9yt2"> </h2> <span class="mana svelte-jk9yt2"><!> <span class="unseen"> </span></span> <!></div> <!></section>`);function fn(t,n){P(n,!0);let l=i(n,`open`,15),d=T(),{sitting:_,game:v,tell:y}=d,S=X(()=>d.rules),C=_.asking,w=X(()=>Vt(n.things,e=>n.field.slug(e),B.server.cards[v]??new Map,_.shown?.values??{},e(S).types)),O=X(()=>Gt(e(w),e(S).types)),A=V(oe({...Bt})),M=V(void 0),N=V(!1),F=X(()=>Ut(e(w),e(A),n.mana)),L=X(()=>C.picked.map(e=>e.things?.[0]??-1)),R=t=>e(L).filter(e=>t.includes(e)).length;function ne(t){(t.key===`Enter`||t.key===`ArrowDown`)&&(t.preventDefault(),re(e(M))[0]?.focus())}var U=dn(),G=K(U),ae=K(G),q=D(ae,!0),Y=W(ae,2),se=K(Y);Q(se,{get path(){return $.mana}});var Z=W(se),ce=W(Z),le=D(ce,!0);H(Y);var ue=W(Y,2),de=e=>{var t=en(),n=D(t,!0);J(e=>{m(t,`aria-expanded`,l()),o(n,e)},[()=>y(l()?`mw-see-arena`:`mw-see-book`)]),h(`click`,t,()=>l(!l())),u(e,t)};x(ue,e=>{n.folds&&e(de)}),H(G);var fe=W(G,2),pe=t=>{var i=un(),l=z(i),d=t=>{var r=rn();b(r,21,()=>({length:C.question?.high??0}),s,(t,r,i)=>{let a=X(()=>C.picked[i]);var s=ie(),c=z(s),l=t=>{var r=tn(),i=K(r,!0),s=W(i);Q(s,{name:`purged`}),H(r),J((e,t)=>{m(r,`aria-label`,e),o(i,t)},[()=>y(`mw-take-back`,{what:e(a).sentence??``}),()=>_.shown&&n.field.slug(e(a).things?.[0]??-1)?e(w).find(t=>t.things.includes(e(a).things?.[0]??-1))?.name:``]),h(`click`,r,()=>C.gather(e(a))),u(t,r)},d=e=>{var t=nn(),n=D(t,!0);J(e=>o(n,e),[()=>y(`mw-slot`,{n:i+1})]),u(e,t)};x(c,t=>{e(a)?t(l):t(d,-1)}),u(t,s)}),H(r),u(t,r)};x(l,e=>{C.gathers&&e(d)});var v=W(l,2);let S;var T=K(v),j=K(T),M=D(j,!0),P=W(j,2);p(P),H(T);var L=W(T,2),te=D(L,!0),B=W(L,2),V=K(B),U=D(V,!0),re=W(V,2),G=K(re),ae=D(G,!0);G.value=G.__value=``;var oe=W(G);b(oe,17,()=>e(O).types,s,(t,n)=>{var r=an(),i=D(r,!0),a={};J(t=>{o(i,t),a!==(a=e(n))&&(r.value=(r.__value=a)??``)},[()=>y(`type-${e(n)}`)]),u(t,r)}),H(re),c(re),H(B);var q=W(B,2),Y=K(q),se=D(Y,!0),Z=W(Y,2),ce=K(Z),le=D(ce,!0);ce.value=ce.__value=``;var ue=W(ce);b(ue,17,()=>e(O).schools,s,(t,n)=>{var r=an(),i=D(r,!0),a={};J(t=>{o(i,t),a!==(a=e(n))&&(r.value=(r.__value=a)??``)},[()=>y(`school-${e(n)}`)]),u(t,r)}),H(Z),c(Z),H(q);var de=W(q,2),fe=K(de),pe=D(fe,!0),me=W(fe,2),he=K(me),ge=D(he,!0);he.value=he.__value=``;var _e=W(he);b(_e,17,()=>e(O).levels,s,(t,n)=>{var r=an(),i=D(r,!0),a={};J(t=>{o(i,e(n)),a!==(a=t)&&(r.value=(r.__value=a)??``)},[()=>String(e(n))]),u(t,r)}),H(me),c(me),H(de);var ve=W(de,2),ye=K(ve);p(ye);var be=W(ye);H(ve),H(v);var xe=W(v,2);b(xe,21,()=>Wt(e(F)),([e,t])=>e,(t,r)=>{var i=X(()=>I(e(r),2));let a=()=>e(i)[0],s=()=>e(i)[1];var c=cn(),l=z(c),d=D(l,!0),f=W(l,2);b(f,21,s,e=>e.slug,(t,r)=>{{let i=t=>{var i=sn(),a=z(i);{let t=X(()=>e(r).cost===e(r).card.cost?e(r).card.price:`${e(r).cost}`),i=X(()=>!Ht(e(r),n.mana));$t(a,{get slug(){return e(r).slug},get name(){return e(r).name},get card(){return e(r).card},get price(){return e(t)},get dear(){return e(i)},get copies(){return e(r).things.length}})}var o=W(a,2),s=e=>{var t=on();u(e,t)},c=X(()=>R(e(r).things)>1);x(o,t=>{e(c)&&t(s)}),u(t,i)},a=X(()=>e(r).things.length>1?[`×${e(r).things.length}`]:[]);E(t,{get things(){return e(r).things},get slug(){return e(r).slug},get said(){return e(a)},direct:!0,picture:i,$$slots:{picture:!0}})}}),H(f),J(e=>o(d,e),[()=>y(`type-${a()}`)]),u(t,c)},e=>{var t=ln(),n=K(t),i=W(n),a=D(i,!0);H(t),J((e,t)=>{o(n,`${e??``} `),o(a,t)},[()=>y(`mw-none`),()=>r(`start-over`)]),h(`click`,i,()=>k(A,{...Bt},!0)),u(e,t)}),H(xe),J((t,n,r,i,a,s,c,l,u,d,f)=>{S=g(v,1,`wishes svelte-jk9yt2`,null,S,{more:e(N)}),o(M,t),m(P,`placeholder`,n),m(L,`aria-expanded`,e(N)),o(te,r),o(U,i),o(ae,a),o(se,s),o(le,c),o(pe,l),o(ge,u),o(be,` ${d??``}`),m(xe,`aria-label`,f)},[()=>y(`mw-search`),()=>y(`mw-search`),()=>y(`mw-filters`),()=>y(`mw-type`),()=>y(`mw-type`),()=>y(`mw-school`),()=>y(`mw-school`),()=>y(`mw-level`),()=>y(`mw-level`),()=>y(`mw-affordable`),()=>y(`mw-spells`)]),h(`keydown`,P,ne),f(P,()=>e(A).words,t=>e(A).words=t),h(`click`,L,()=>k(N,!e(N))),a(re,()=>e(A).type,t=>e(A).type=t),a(Z,()=>e(A).school,t=>e(A).school=t),a(me,()=>e(A).level,t=>e(A).level=t),ee(ye,()=>e(A).affordable,t=>e(A).affordable=t),u(t,i)};x(fe,e=>{l()&&e(pe)}),H(U),te(U,e=>k(M,e),()=>e(M)),J((e,t,r,i)=>{m(U,`aria-label`,e),o(q,t),m(Y,`title`,r),o(Z,`${n.mana??``} `),o(le,i)},[()=>y(`pile-spellbook`),()=>y(`pile-spellbook`),()=>y(`ui-mana`,{n:n.mana}),()=>y(`ui-mana`,{n:n.mana})]),u(t,U),j()}w([`click`,`keydown`]);var pn=l(`<div><!></div>`);function mn(t,n){P(n,!0);let{sitting:r,beside:i}=T(),a=X(()=>new je(n.view)),o=X(()=>Kt(r,e(a))),s=V(!0);var c=ie(),l=z(c),d=t=>{var n=pn();let c;var l=K(n);y(l,()=>r.asking.seq,t=>{{let n=X(()=>qt(r,e(a))),c=X(()=>!i());fn(t,{get things(){return e(o)},get mana(){return e(n)},get field(){return e(a)},get folds(){return e(c)},get open(){return e(s)},set open(e){k(s,e,!0)}})}}),H(n),J((e,t)=>c=g(n,1,`place svelte-qz3y3y`,null,c,{over:e,folded:t}),[()=>!i(),()=>!e(s)&&!i()]),u(t,n)};x(l,t=>{e(o).length&&t(d)}),u(t,c),j()}var hn=l(`<section class="hand svelte-4jui3u"><h3 class="svelte-4jui3u"> </h3> <div class="spells svelte-4jui3u"></div></section>`);function gn(t,n){P(n,!0);let{sitting:r,game:i,face:a,tell:s}=T(),c=X(()=>n.field.view.sides[n.seat]),l=X(()=>n.field.all.get(e(c).mage)),d=X(()=>n.field.atHand(n.seat).map(e=>({...e,info:B.server.cards[i]?.get(n.field.slug(e.thing))}))),f=X(()=>r.shown?.values??{}),p=X(()=>r.asking.question?.reason===`act`?`cast`:`quickcast`);function h({thing:t,holder:n}){return(n??e(l))?.piece.used.includes(n?`bound`:`spell-${t}`)??!1}var g=ie(),_=z(g),v=t=>{var n=hn(),r=K(n),i=D(r,!0),c=W(r,2);b(c,21,()=>e(d),e=>e.thing,(t,n)=>{let r=X(()=>e(n));var i=ie(),o=z(i),s=t=>{let i=X(()=>Je(e(r).info)),o=X(()=>e(f)[e(r).thing]?.cost),s=X(()=>e(r).holder&&a(e(r).holder.slug).name);{let a=t=>{{let a=X(()=>e(o)===void 0?e(i).price:`${e(o)}`),c=X(()=>Number(e(o)??e(i).cost)>(e(l)?.piece.mana??0)),u=X(()=>h(e(n))),d=X(()=>e(s)?{name:e(s),icon:$[e(r).bound?`bound`:`assigned`]}:void 0);$t(t,{get slug(){return e(r).info.slug},get name(){return e(r).info.name},get card(){return e(i)},get price(){return e(a)},get dear(){return e(c)},get spent(){return e(u)},get place(){return e(d)}})}},c=X(()=>[e(r).thing]),u=X(()=>e(s)?[e(s)]:void 0);E(t,{get things(){return e(c)},get slug(){return e(r).info.slug},get deed(){return e(p)},get said(){return e(u)},picture:a,$$slots:{picture:!0}})}};x(o,t=>{e(r).info&&t(s)}),u(t,i)}),H(c),H(n),J((e,t)=>{m(n,`aria-label`,e),o(i,t)},[()=>s(`mw-spells`),()=>s(`mw-spells`)]),u(t,n)};x(_,t=>{e(d).length&&t(v)}),u(t,g),j()}var _n=(e,t=L,n=L,r=L)=>{var i=vn();let a;var s=K(i);Q(s,{get path(){return $[t()]}});var c=W(s,2),l=D(c,!0);H(i),J(()=>{a=g(i,1,`marker svelte-4mwe9r`,null,a,{ready:n()}),m(i,`title`,r()),o(l,r())}),u(e,i)},vn=l(`<span><!> <span class="unseen"> </span></span>`),yn=l(`<!> <!> <!>`,1),bn=l(`<span><!></span>`),xn=l(`<div class="numbers svelte-4mwe9r"><span class="sign svelte-4mwe9r"><!></span> <span><span class="bar svelte-4mwe9r"></span> <b aria-hidden="true" class="svelte-4mwe9r"><!> </b> <span class="unseen"> </span></span> <span class="number svelte-4mwe9r"><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></span> <span class="number mana svelte-4mwe9r" data-dial="mana"><!> <b aria-hidden="true"> </b> <small aria-hidden="true" class="svelte-4mwe9r"> </small> <span class="unseen"> </span></span> <!> <!> <!></div> <div class="equipment svelte-4mwe9r" role="group"><!> <span class="free svelte-4mwe9r"></span></div>`,1),Sn=l(`<b class="fallen svelte-4mwe9r"> </b>`),Cn=l(`<div class="all svelte-4mwe9r"><!></div>`),wn=l(`<div class="mage svelte-4mwe9r"><!></div>`);function Tn(t,n){P(n,!0);let r=T(),{sitting:i,face:a,tell:c}=r,l=X(()=>r.rules),f=X(()=>n.field.view),p=X(()=>e(f).sides[n.seat]),h=X(()=>n.field.all.get(e(p).mage)),_=X(()=>i.shown?.values?.[e(p).mage]??{}),y=X(()=>e(_).life??0),S=X(()=>n.field.equipment(e(p).mage)),C=X(()=>e(S).flatMap(({piece:e})=>e.slots)),w=X(()=>e(l).slots.filter((t,n)=>e(l).slots.slice(0,n+1).filter(e=>e===t).length>e(C).filter(e=>e===t).length)),E=X(()=>!!i.asking.state(e(p).own_spellbook??[])),O=e=>e.map(e=>({thing:e,slug:n.field.slug(e)})),k=X(()=>[a(n.field.slug(e(p).mage)).name,...e(f).teams?[c(`ui-team`,{n:n.seat%2+1})]:[]].join(` · `)),A=X(()=>n.field.all.get(e(f).acting)?.piece.controller===n.seat);var M=wn();let N;{let t=t=>{var r=yn(),i=z(r);{let t=X(()=>c(`pile-spellbook`)),n=X(()=>e(E)?[]:O(e(p).own_spellbook??[]));R(i,{icon:`deck`,get label(){return e(t)},get count(){return e(p).spellbook},get cards(){return e(n)}})}var a=W(i,2),o=t=>{{let n=X(()=>c(`ui-at-hand`)),r=X(()=>O(e(p).own_prepared??[]));R(t,{icon:`hand`,get label(){return e(n)},get count(){return e(p).prepared},get cards(){return e(r)}})}};x(a,t=>{n.seat!==e(f).player&&t(o)});var s=W(a,2);{let t=X(()=>c(`pile-discard`)),n=X(()=>O(e(p).discard).reverse());R(s,{icon:`discard`,get label(){return e(t)},get count(){return e(p).discard.length},get cards(){return e(n)}})}u(t,r)};var F=K(M);ae(F,{get seat(){return n.seat},get active(){return e(A)},get extra(){return e(k)},get emblems(){return t},children:(t,r)=>{var i=Cn(),a=K(i),l=t=>{var r=xn(),i=z(r),a=K(i);Ke(K(a),{get seat(){return n.seat}}),H(a);var l=W(a,2);let p;var v=K(l);let C;var T=W(v,2),E=K(T);Q(E,{get path(){return $.damage}});var O=W(E);H(T);var k=W(T,2),A=D(k,!0);H(l);var j=W(l,2),M=K(j);Q(M,{get path(){return $.armor}});var N=W(M,2),P=D(N,!0),F=W(N,2),I=D(F,!0);H(j);var L=W(j,2),R=K(L);Q(R,{get path(){return $.mana}});var ee=W(R,2),te=D(ee,!0),B=W(ee,2),V=D(B),ne=W(B,2),U=D(ne,!0);H(L);var re=W(L,2);{let t=X(()=>c(e(h).piece.active?`mw-action-ready`:`mw-action-used`));_n(re,()=>`action`,()=>e(h).piece.active,()=>e(t))}var G=W(re,2);{let t=X(()=>c(e(h).piece.quickcast?`ui-quickcast`:`ui-quickcast-used`));_n(G,()=>`quickcast`,()=>e(h).piece.quickcast,()=>e(t))}var ie=W(G,2),ae=t=>{{let n=X(()=>c(`mw-initiative`));_n(t,()=>`initiative`,()=>!0,()=>e(n))}};x(ie,t=>{e(f).initiative===n.seat&&t(ae)}),H(i);var oe=W(i,2),q=K(oe);b(q,17,()=>e(S),e=>e.thing,(t,r)=>{lt(t,{get it(){return e(r)},get field(){return n.field},get icon(){return $[e(r).piece.slots[0]]}})});var Y=W(q,2);b(Y,21,()=>e(w),s,(t,n)=>{var r=bn(),i=K(r);Q(i,{get path(){return $[e(n)]}}),H(r),J(e=>m(r,`title`,e),[()=>c(`mw-free`,{slot:c(`slot-${e(n)}`)})]),u(t,r)}),H(Y),H(oe),J((t,n,r,i,a,s,c,u)=>{p=g(l,1,`life svelte-4mwe9r`,null,p,{low:e(h).piece.damage*3>=e(y)*2}),m(l,`title`,t),C=d(v,``,C,{width:n}),o(O,`${e(h).piece.damage??``}/${e(y)??``}`),o(A,r),m(j,`title`,i),o(P,e(_).armor??0),o(I,a),m(L,`title`,s),o(te,e(h).piece.mana),o(V,`+${e(_).channeling??0??``}`),o(U,c),m(oe,`aria-label`,u)},[()=>c(`ui-damage`,{n:e(h).piece.damage,of:e(y)}),()=>`${Math.max(0,100-100*e(h).piece.damage/Math.max(1,e(y)))}%`,()=>c(`ui-damage`,{n:e(h).piece.damage,of:e(y)}),()=>c(`ui-armor`,{n:e(_).armor??0}),()=>c(`ui-armor`,{n:e(_).armor??0}),()=>c(`ui-channels`,{n:e(h).piece.mana,more:e(_).channeling??0}),()=>c(`ui-channels`,{n:e(h).piece.mana,more:e(_).channeling??0}),()=>c(`ui-equipment`)]),u(t,r)},p=e=>{var t=Sn(),n=D(t,!0);J(e=>o(n,e),[()=>c(`ui-fallen`)]),u(e,t)};x(a,t=>{e(h)?t(l):t(p,-1)}),H(i),u(t,i)},$$slots:{default:!0}}),H(M)}J(()=>{m(M,`data-mage`,n.seat),N=d(M,``,N,{"--owner":v[n.seat].colour})}),u(t,M),j()}var En=l(`<li><!> <span class="unseen"> </span></li>`),Dn=l(`<div class="phases svelte-tw7myh"><b class="round svelte-tw7myh"> </b> <b class="name svelte-tw7myh" aria-hidden="true"> </b> <ol class="svelte-tw7myh"></ol></div>`);function On(t,n){P(n,!0);let{tell:r}=T(),i=X(()=>n.phases.indexOf(n.view.phase));var a=Dn(),c=K(a),l=D(c,!0),d=W(c,2),f=D(d,!0),p=W(d,2);b(p,21,()=>n.phases,s,(t,n,a)=>{var s=En();let c;var l=K(s);Q(l,{get path(){return $[e(n)]}});var d=W(l,2),f=D(d,!0);H(s),J((t,n)=>{m(s,`aria-current`,a===e(i)?`step`:void 0),m(s,`title`,t),c=g(s,1,`svelte-tw7myh`,null,c,{now:a===e(i),past:e(i)>=0&&a<e(i)}),o(f,n)},[()=>r(`phase-${e(n)}`),()=>r(`phase-${e(n)}`)]),u(t,s)}),H(p),H(a),J((e,t,n)=>{o(l,e),o(f,t),m(p,`aria-label`,n)},[()=>r(`ui-round`,{n:n.view.round}),()=>e(i)<0?``:r(`phase-${n.view.phase}`),()=>r(`mw-phases`)]),u(t,a),j()}function kn(e,t,n){let r=e.map(e=>({kind:`attack`,shows:n[e]}));return t?[...r,{kind:`effect`,shows:String(t)}]:r}function An({kind:e,shows:t}){return{effect:e===`effect`,damage:parseInt(t),critical:t.includes(`★`)}}var jn=12;function Mn({kind:e},{faces:t}){let n=Math.floor(Math.random()*(e===`effect`?jn:t.length));return{kind:e,shows:e===`effect`?`${n+1}`:t[n]}}var Nn=C(`<svg class="twelve svelte-1nbf048" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 1 18.5 3.1 22.5 8.6v6.8L18.5 20.9 12 23 5.5 20.9 1.5 15.4V8.6L5.5 3.1Z" class="svelte-1nbf048"></path><text x="12" y="16.2" class="svelte-1nbf048"> </text></svg>`),Pn=C(`<path class="svelte-1nbf048"></path>`),Fn=C(`<circle r="2.8" class="svelte-1nbf048"></circle>`),In=C(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect x="1.5" y="1.5" width="21" height="21" rx="5" class="svelte-1nbf048"></rect><!></svg>`),Ln=l(`<span class="dice svelte-1nbf048"><span class="unseen"> </span> <!></span>`);function Rn(t,n){P(n,!0);let r=[[],[[12,12]],[[8,8],[16,16]]],{tell:i}=T(),a=X(()=>n.dice.filter(e=>!An(e).effect).map(({shows:e})=>`[${e}]`).join(` `)),c=X(()=>n.dice.find(e=>An(e).effect)?.shows),l=X(()=>e(c)&&e(a)?i(`ui-dice`,{dice:e(a),die:e(c)}):e(c)?i(`mw-effect-die`,{die:e(c)}):i(`ui-dice-alone`,{dice:e(a)}));var d=Ln(),f=K(d),p=D(f,!0),h=W(f,2);b(h,17,()=>n.dice,s,(t,n,i,a)=>{let c=X(()=>An(e(n)));var l=ie(),d=z(l),f=t=>{var n=Nn(),r=W(K(n)),i=D(r,!0);H(n),J(()=>o(i,e(c).damage)),u(t,n)},p=t=>{var n=In();let i;var a=W(K(n));b(a,17,()=>r[e(c).damage],s,(t,n)=>{var r=X(()=>I(e(n),2));let i=()=>e(r)[0],a=()=>e(r)[1];var o=ie(),s=z(o),l=e=>{var t=Pn();J(()=>m(t,`d`,`M${i()??``} ${a()-5}l1.4 3.2 3.5.3-2.6 2.3.8 3.4-3.1-1.8-3.1 1.8.8-3.4-2.6-2.3 3.5-.3Z`)),u(e,t)},d=e=>{var t=Fn();J(()=>{m(t,`cx`,i()),m(t,`cy`,a())}),u(e,t)};x(s,t=>{e(c).critical?t(l):t(d,-1)}),u(t,o)}),H(n),J(()=>i=g(n,0,`svelte-1nbf048`,null,i,{critical:e(c).critical,blank:!e(c).damage})),u(t,n)};x(d,t=>{e(c).effect?t(f):t(p,-1)}),u(t,l)}),H(d),J(()=>o(p,e(l))),u(t,d),j()}var zn=l(`<p class="svelte-n3ricu"> <!></p>`),Bn=l(`<p class="svelte-n3ricu"><!> </p>`),Vn=l(`<p class="svelte-n3ricu"><!> <!></p>`),Hn=l(`<div role="status"><!> <!> <!></div>`);function Un(t,n){P(n,!0);let r=T(),{sitting:i,face:a,tell:c}=r,l=X(()=>r.rules),d=X(()=>n.field.view),f=X(()=>e(d).attacks.some(e=>e.rolled.length)),p=X(()=>e(d).casts.length+e(d).attacks.length>0),m=X(()=>e(d).casts.filter(({spell:t})=>!e(d).attacks.some(({holder:e})=>e===t))),h=X(()=>{if(e(f))return[];if(i.moment)return(i.moment.lines??[]).slice(-1);let t=i.server.log.slice(i.screen.read).filter(e=>e.dice?.length);return t.length?t.slice(-1):e(p)?[]:i.server.log.slice(-1)});function _(e){let t=[...n.field.ground.zones,...n.field.ground.borders].find(t=>t.thing===e);return t?c(e<n.field.ground.zones.length?`zone`:`border`,{name:t.name}):a(n.field.slug(e)).name}var v=Hn();let y;var S=K(v);b(S,17,()=>e(h),s,(t,n)=>{var r=zn(),i=K(r,!0),a=W(i),s=t=>{Rn(t,{get dice(){return e(n).dice}})};x(a,t=>{e(n).dice?.length&&t(s)}),H(r),J(()=>o(i,e(n).text)),u(t,r)});var C=W(S,2);b(C,17,()=>e(m),s,(t,n)=>{var r=Bn(),a=K(r);Q(a,{get path(){return $.book}});var s=W(a);H(r),J(e=>o(s,` ${e??``}`),[()=>e(n).target===-1?c(`ui-casting-alone`,{player:i.server.name(e(n).by),card:_(e(n).spell)}):c(`ui-casting`,{player:i.server.name(e(n).by),card:_(e(n).spell),on:_(e(n).target)})]),u(t,r)});var w=W(C,2);b(w,17,()=>e(d).attacks,s,(t,n)=>{var r=Vn(),i=K(r);Q(i,{get path(){return $.melee}});var a=W(i),s=W(a),d=t=>{{let r=X(()=>kn(e(n).rolled,e(n).die,e(l).faces));Rn(t,{get dice(){return e(r)}})}};x(s,t=>{(e(n).rolled.length||e(n).die)&&t(d)}),H(r),J(e=>o(a,` ${e??``} `),[()=>c(`ui-attacking`,{what:_(e(n).attacker),on:_(e(n).defender)})]),u(t,r)}),H(v),J(()=>y=g(v,1,`under-way svelte-n3ricu`,null,y,{busy:e(p),nothing:!e(p)&&!e(h).length})),u(t,v),j()}var Wn=l(`<div class="own svelte-f2wmft"><!> <!></div>`),Gn=l(`<div><div class="others svelte-f2wmft"></div> <div class="middle svelte-f2wmft"><div class="top svelte-f2wmft"><div class="bar svelte-f2wmft"><!> <button class="larger svelte-f2wmft"><!> <span class="unseen"> </span></button></div> <!></div> <div><!></div></div> <!> <!></div>`);function Kn(t,n){P(n,!0);let r=T(),{tell:i,beside:a}=r,s=X(()=>r.rules),c=X(()=>new je(n.view)),l=X(()=>n.view.player),d=V(!1),f=X(()=>n.view.sides.map((t,r)=>(Math.max(e(l),0)+r+(e(l)<0?0:1))%n.view.sides.length).filter(t=>t!==e(l)));var p=Gn();let _;var v=K(p);b(v,20,()=>e(f),e=>e,(t,n)=>{Tn(t,{get seat(){return n},get field(){return e(c)}})}),H(v);var y=W(v,2),S=K(y),C=K(S),w=K(C);On(w,{get view(){return n.view},get phases(){return e(s).phases}});var E=W(w,2),O=K(E);Q(O,{name:`zoom`});var A=W(O,2),M=D(A,!0);H(E),H(C),Un(W(C,2),{get field(){return e(c)}}),H(S);var N=W(S,2);let F;zt(K(N),{get field(){return e(c)}}),H(N),H(y);var I=W(y,2),L=t=>{var n=Wn(),r=K(n);Tn(r,{get seat(){return e(l)},get field(){return e(c)}}),gn(W(r,2),{get seat(){return e(l)},get field(){return e(c)}}),H(n),u(t,n)};x(I,t=>{e(l)>=0&&t(L)});var R=W(I,2),z=e=>{mn(e,{get view(){return n.view}})},ee=X(()=>!a());x(R,t=>{e(ee)&&t(z)}),H(p),J(t=>{_=g(p,1,`magewars svelte-f2wmft`,null,_,{crowd:n.view.sides.length>2,watched:e(l)<0}),m(E,`aria-pressed`,e(d)),o(M,t),F=g(N,1,`ground svelte-f2wmft`,null,F,{large:e(d)})},[()=>i(e(d)?`mw-whole`:`mw-larger`)]),h(`click`,E,()=>k(d,!e(d))),u(t,p),j()}w([`click`]);var qn=/^(attack|counterstrike) /;function Jn(e){let t=new Map;for(let n of e.options){let e=n.things?.[0];if(!qn.test(n.answer)||e===void 0)continue;let r=Number(/ (\d+)$/.exec(n.answer)?.[1]??1),i=`${e} ${r}`,a=t.get(i)??{holder:e,number:r,options:[]};a.options.push(n),t.set(i,a)}return[...t.values()]}function Yn(e,t,n,r){if(t.things.some(t=>e.includes(t)))return;let i=ne(n,e,t);if(i)return i;if(e.includes(r.acting)){let e=q(n,t.things,`move`,`climb`);return e.length?{options:e}:void 0}let a=q(n,e,`activate`,`cast`,`quickcast`,`deploy`);return a.length&&t.things.length?{options:a,aim:{things:t.things}}:void 0}function Xn({play:e}){return new Map(e.map(([e,{controller:t}])=>[e,t]))}function Zn({reason:e},{acting:t}){return e===`act`?t:-1}var Qn=Object.entries({canine:`dog`,cat:`cat`,bird:`bird`,bat:`bird`,serpent:`serpent`,reptile:`dinosaur`,lizard:`dinosaur`,horse:`horse`,worm:`worm`,faerie:`faerie`,gremlin:`imp`,angel:`angel`,vampire:`hooded`,lycanthrope:`dog`,skeleton:`skeleton`,undead:`spirit`,demon:`demon`,knight:`knight`,soldier:`soldier`,cleric:`cleric`,"high-elf":`elf`,"wood-elf":`elf`,animal:`beast`,portal:`portal`,temple:`temple`,totem:`totem`,tree:`tree`,vine:`plant`,plant:`plant`,obelisk:`crystal`,rune:`rune`,artifact:`orb`,structure:`location`,cloud:`cloud`,stone:`wall`,lightning:`lightning`,flame:`flame`,light:`light`,hydro:`water`,wind:`wind`,acid:`water`,curse:`curse`,defense:`armor`,protection:`armor`,aegis:`armor`,barrier:`wall`,trap:`item`,poison:`curse`,force:`force`,teleport:`force`,healing:`cleric`,command:`leader`,metamagic:`rune`,mana:`mana`,vampiric:`sin`,psychic:`philosopher`,illusion:`spirit`,transform:`mutant`}),$n={attack:`lightning`,conjuration:`orb`,creature:`human`,enchantment:`rune`,equipment:`ring`,incantation:`scroll`,wall:`wall`},er={"armor-token":`taunt`,"gain-life":`life`,"gain-mana":`mana`,"lose-life":`weak`,"lose-mana":`lose`,"move-enchantment":`move`,"re-roll":`roll`,resurrect:`heal`,return:`up`,"wrath-token":`enrage`};function tr(e){return Y[er[e]??e]??$[e]}function nr(e){let t=Qn.find(([t])=>e.subtypes.includes(t))?.[1]??$n[e.type],n=e.slots.map(e=>$[e]).find(Boolean),r=e.type===`mage`?Z[e.id]?.emblem:n??(t?ue[t]:void 0),i=e.verbs.filter(e=>e!==`attack`),a=e.attacks.map(({kind:e})=>$[e]),o=e.traits.map(e=>e===`flying`?Y.flying:void 0);return ce({slug:e.id,figure:r??ue.star,deeds:[...a,...i.map(tr),...o],points:e.life?Math.round(e.life/2):3+(Number(e.cost)||0)%8})}function rr({sides:e}){let t=new Map,n={};return e.forEach(({prepared:e,spellbook:r,discard:i,own_prepared:a=[],own_spellbook:o=[]},s)=>{n[`hand-${s}`]=e,n[`deck-${s}`]=r,n[`discard-${s}`]=i.length;for(let[e,n]of[[a,`hand`],[o,`deck`],[i,`discard`]])for(let r of e)t.set(r,`${n}-${s}`)}),{of:t,sizes:n}}function ir({play:e}){return new Map(e.map(([e,{damage:t,mana:n}])=>[e,{damage:t,mana:n}]))}var ar={life:`health`,armor:`armor`,channeling:`channeling`},or={life:`left`,armor:`right`,channeling:void 0};function sr(e){let t=Je(e),n=[`life`,`armor`,`channeling`].filter(e=>t[e]||t.life);return{slug:e.slug,name:e.name,kind:t.kind,type:t.type,group:t.group,emblem:nr(t),cost:t.price||void 0,facts:t.casting.join(` · `),stats:n.map(e=>({name:ar[e],path:$[e],n:t[e]??0,text:``,at:or[e]})),lines:t.text,reminders:[]}}function cr(e,{view:t,values:n={}},r,i){let a=new je(t),o=e.options.filter(e=>e.answer.startsWith(`reveal `)).map(e=>({label:e.sentence??``,icon:$.reveal,options:[e]})),s=Jn(e).flatMap(({holder:e,number:t,options:o})=>{let s=r.get(a.slug(e)),c=s&&Je(s).attacks[t-1],l=n[e]?.[`dice-${t}`]??c?.dice;return c?[{label:i(`mw-bar`,{bar:c.name,n:l}),icon:$[c.kind],options:o}]:[]});return[...o,...s]}function lr({play:e}){return e.reduce((e,[,t])=>e+t.damage,0)}var ur={hidden:`face-down`,face:sr,groups:cr,texts:Object.assign({"../../../../trivault/games/magewars/text/de/faces.ftl":de,"../../../../trivault/games/magewars/text/de/table.ftl":fe,"../../../../trivault/games/magewars/text/de/traits.ftl":pe,"../../../../trivault/games/magewars/text/en/faces.ftl":me,"../../../../trivault/games/magewars/text/en/table.ftl":he,"../../../../trivault/games/magewars/text/en/traits.ftl":ge,"../../../../trivault/games/magewars/text/pl/faces.ftl":_e,"../../../../trivault/games/magewars/text/pl/table.ftl":ve,"../../../../trivault/games/magewars/text/pl/traits.ftl":ye,"../../../../trivault/telling/magewars/text/de.ftl":be,"../../../../trivault/telling/magewars/text/en.ftl":xe,"../../../../trivault/telling/magewars/text/pl.ftl":Se,"./lesson/de.ftl":Ce,"./lesson/en.ftl":we,"./lesson/pl.ftl":Te,"./text/de.ftl":Ee,"./text/en.ftl":De,"./text/pl.ftl":Oe}),hurt:lr,slug:(e,t)=>new je(e).slug(t),owners:Xn,source:Zn,drop:Yn,zones:rr,numbers:ir,attacks:new Set([`attack`,`attack-again`,`counterstrike`,`barrier`,`strike`]),icons:{mana:$.mana},Board:Kn,Beside:mn,Dice:Rn,tumble:Mn};export{ur as BOARD};