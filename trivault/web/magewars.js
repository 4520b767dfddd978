import{An as e,Bn as t,C as n,Dn as r,F as i,Fn as a,Gn as o,Hn as s,I as c,In as l,Jn as u,Ln as d,N as f,O as p,On as m,Pn as h,S as g,Sr as _,Tn as v,Tr as y,Un as b,Vn as x,Wn as S,Xn as C,Zn as w,ar as T,at as E,bn as D,cr as O,dn as k,dr as A,en as j,er as M,gn as N,gt as P,hn as F,k as I,kn as L,lr as ee,lt as R,mn as z,or as B,pr as V,qn as H,sr as U,st as W,tr as te,ur as G,vn as ne,vr as K,w as re,wn as ie,wr as q,xn as J,xr as ae,xt as oe,yr as Y,z as X}from"./shared.js";import{b as Z,c as Q,g as se,m as ce,s as le}from"./table.js";var ue=`# Mage Wars: was auf einer Karte steht, Teil für Teil.

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
`;function Te([e,t]){let n=Array.from({length:e*t},(t,n)=>{let[r,i]=[n%e,Math.floor(n/e)];return{thing:n,name:`${`abcdefgh`[r]}${i+1}`,column:2*r+1,row:2*i+1}}),r=(t,r)=>r===1?(t+1)%e>0:t+e<n.length,i=n.flatMap(({thing:t})=>[1,e].filter(e=>r(t,e)).map(e=>[t,t+e])).map(([e,t],r)=>{let[i,a]=[n[e],n[t]],o=i.row===a.row;return{thing:n.length+r,name:`${i.name}-${a.name}`,column:i.column+ +!!o,row:i.row+ +!o,upright:o}});return{columns:e,rows:t,zones:n,borders:i,size:n.length+i.length}}function Ee(e,t){return(Math.abs(e.column-t.column)+Math.abs(e.row-t.row))/2}var De=class{ground;all;view;constructor(e){this.view=e,this.ground=Te(e.arena),this.all=new Map(e.play.map(([e,t])=>[e,{thing:e,slug:this.slug(e),piece:t}]))}slug(e){return this.view.cards[e-this.ground.size]??``}inZone(e){return this.#e.filter(({piece:t})=>t.zone===e).sort((e,t)=>Number(this.isMage(t.thing))-Number(this.isMage(e.thing))||e.piece.controller-t.piece.controller)}wall(e){return this.#e.find(({piece:t})=>t.border===e)}get away(){return this.#e.filter(({piece:e})=>e.zone===-1&&e.border===-1)}attached(e){return this.#t(e).filter(({piece:e})=>!e.slots.length)}equipment(e){return this.#t(e).filter(({piece:e})=>e.slots.length)}whole(e){return[e,...this.#t(e).flatMap(e=>this.whole(e.thing))]}atHand(e){let{own_prepared:t=[],innate:n,mage:r}=this.view.sides[e],i=[...this.all.values()].filter(({piece:t})=>t.controller===e),a=[...this.equipment(r).map(e=>({thing:e.piece.bound,holder:e,bound:!0})),...i.map(e=>({thing:e.piece.assigned,holder:e,bound:!1}))];return[...[...t,...n].map(e=>({thing:e,bound:!1})),...a.filter(({thing:e})=>this.slug(e))]}isMage(e){return this.view.sides.some(t=>t.mage===e)}zoneOf(e){let t=this.all.get(e);return t?t.piece.host===-1?this.ground.zones[t.piece.zone]:this.zoneOf(t.piece.host):this.ground.zones[e]}get#e(){return[...this.all.values()].filter(({piece:e})=>e.host===-1)}#t(e){return(this.all.get(e)?.piece.attached??[]).flatMap(e=>this.all.get(e)??[])}},Oe=S(`<marker viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 10 5 0 10Z" class="svelte-hwy0vz"></path></marker>`),ke=S(`<path></path>`),Ae=S(`<svg class="svelte-hwy0vz"><defs></defs><!></svg>`),je=b(`<div class="arrows svelte-hwy0vz" aria-hidden="true"><!></div>`);function Me(e,t){let n=o();Y(t,!0);let r=V(()=>[...t.field.view.casts.map(({caster:e,target:t})=>({from:e,to:t,spell:!0})),...t.field.view.attacks.map(({attacker:e,defender:t,zone:n})=>({from:e,to:t===-1?n:t,spell:!1}))]),i=A([]),s=A(0);function c(e){let n=t.field.ground.zones[e]?.name,r=t.field.ground.borders.find(t=>t.thing===e)?.name,i=n?`[data-zone="${n}"]`:r?`[data-border="${r}"]`:`[data-thing~="${e}"]`,a=t.over?.querySelector(i);if(!a||!t.over){let n=t.field.all.get(e)?.piece.host??-1;return n===-1?void 0:c(n)}let[o,s]=[a.getBoundingClientRect(),t.over.getBoundingClientRect()];return{x:o.x+o.width/2-s.x,y:o.y+o.height/2-s.y}}te(()=>{let e=C(r);C(s),w().then(()=>{G(i,e.flatMap(({from:e,to:t,spell:n})=>{let[r,i]=[c(e),c(t)];return r&&i&&(r.x!==i.x||r.y!==i.y)?[{x:r.x,y:r.y,dx:i.x-r.x,dy:i.y-r.y,spell:n}]:[]}))})});var l=je(),u=T(l),f=e=>{var t=Ae(),r=T(t);h(r,20,()=>[`attack`,`spell`],a,(e,t)=>{var r=Oe();M(()=>{J(r,`id`,`${n}-${t??``}`),m(r,0,L(t),`svelte-hwy0vz`)}),x(e,r)}),_(r);var o=O(r);h(o,17,()=>C(i),a,(e,t)=>{let r=()=>C(t).x,i=()=>C(t).y,a=()=>C(t).dx,o=()=>C(t).dy,s=()=>C(t).spell;var c=ke();M(()=>{m(c,0,`line ${s()?`spell`:`attack`}`,`svelte-hwy0vz`),J(c,`d`,`M${r()??``} ${i()??``}q${a()/2-o()/8} ${o()/2+a()/8} ${a()??``} ${o()??``}`),J(c,`marker-end`,`url(#${n}-${s()?`spell`:`attack`})`)}),x(e,c)}),_(t),x(e,t)};d(u,e=>{C(i).length&&e(f)}),_(l),F(l,`clientWidth`,e=>G(s,e)),x(e,l),K()}function Ne(e,t,n){let r=e=>t.indexOf(e)+1||99;return Object.entries(e.markers).sort(([e],[t])=>r(e)-r(t)||e.localeCompare(t)).map(([e,r])=>{let i=t.includes(e),a=n(`${i?`condition`:`marker`}-${e}`);return e===`taunt`||r===1?{icon:e,text:a,bad:i}:{icon:e,n:r,text:n(`ui-several`,{card:a,n:r}),bad:i}})}function Pe(e,t,n){let r=[{icon:`assigned`,spell:e.assigned},{icon:`bound`,spell:e.bound}].filter(({spell:e})=>e!==-1);return[...e.guard?[{icon:`guard`,text:n(`marker-guard`)}]:[],...t.flying?[{icon:`flying`,text:n(`trait-flying`)}]:[],...t.held?[{icon:`held`,text:n(`trait-restrained`),bad:!0}]:[],...r.map(({icon:e,spell:t})=>({icon:e,text:t===-99?n(`ui-face-down`,{n:1}):n(e===`bound`?`mw-bound`:`mw-assigned`)}))]}function Fe(e){return{health:e.life??0,armor:e.armor??0,channeling:e.channeling??0}}function Ie(e,t,n,r){let i=!n&&(e.mana||t.channeling);return[...t.armor?[{icon:`armor`,n:t.armor,text:r(`ui-armor`,{n:t.armor})}]:[],...i?[{icon:`mana`,n:e.mana,text:r(`ui-mana`,{n:e.mana})}]:[]]}var Le=`M13 2 5 13.5h6L10 22l9-12.5h-6.5Z`,Re=`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13`,ze=`M6 3h12M6 21h12M7 3c0 6 4 7 5 9c-1 2-5 3-5 9M17 3c0 6-4 7-5 9c1 2 5 3 5 9`,Be=`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,$={life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14M12 2l-3 10 3 10 3-10Z`,channeling:`M12 3v10M8 9l4 4 4-4M5 15c0 4 3 6 7 6s7-2 7-6`,reveal:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,distance:`M3 17h18M3 14v6M21 14v6M7 8l-3 3 3 3M17 8l3 3-3 3M4 11h16`,action:`M12 3a9 9 0 1 0 .1 0M12 7a5 5 0 1 0 .1 0`,quickcast:Le,initiative:`M6 22V3M6 4h13l-3.5 4.5L19 13H6`,guard:`M12 2 19 5V11C19 16 16 19.5 12 21.5C8 19.5 5 16 5 11V5ZM9 11.5l2.2 2.2 4-4.4`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,held:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,hidden:`M6 3h12v18H6ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5v.3`,attached:`M5 4h11v13H5ZM8 7h11v13H8Z`,bound:Re,assigned:`M6 3h12v14a3 3 0 0 1-3 4H8a3 3 0 0 1-2-3ZM9.5 8h5M9.5 12h5`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,rot:`M12 3a7 7 0 0 0-4 12.5V19h8v-3.5A7 7 0 0 0 12 3ZM9 10.5v.5M15 10.5v.5M10.5 22v-3M13.5 22v-3`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,daze:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,stun:`M12 2l1.8 6.2L20 6l-3.5 5.2L22 15l-6.4.4L16 22l-4-4.8L8 22l.4-6.6L2 15l5.5-3.8L4 6l6.2 2.2Z`,sleep:`M4 5h7l-7 8h7M13 12h7l-7 8h7`,cripple:`M8 3v7l6 4-1 7M14 3v5M5 21h13M4 8l4-1`,taunt:`M4 10v4h3l7 5V5L7 10ZM17.5 9a4.5 4.5 0 0 1 0 6M20 6.5a8 8 0 0 1 0 11`,rage:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,wrath:`M12 3v8M12 3l-3 4M12 3l3 4M5 21c0-6 3-9 7-10c4 1 7 4 7 10Z`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,pet:`M12 12c3 0 5.5 3 5.5 6c0 2.5-3 2-5.5 2s-5.5.5-5.5-2c0-3 2.5-6 5.5-6ZM5.5 8a1.7 2.2 0 1 0 .1 0M10 4a1.7 2.2 0 1 0 .1 0M14.5 4a1.7 2.2 0 1 0 .1 0M18.5 8a1.7 2.2 0 1 0 .1 0`,bloodreaper:`M6 22 17 5M4 9C8 3 15 2 21 6C16 6 13 8 10 12Z`,shield:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,open:`M4 21V8a8 8 0 0 1 16 0v13M9 21V10a3 3 0 0 1 6 0v11`,reset:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,channel:`M12 2 19 12 12 22 5 12ZM12 7v10M8.5 12h7`,upkeep:ze,planning:Re,deploy:`M12 21V9M7 13l5-5 5 5M4 4h16`,"first-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM20 8v12M18 10l2-2`,"final-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM17 8h4v12h-4ZM17 14h3`,melee:Be,ranged:`M5 3c9 2 14 7 16 16M5 3v6M5 3h6M3 21 16 8M3 21v-5M3 21h5`,passage:`M4 21V6h16v15M9 21v-9h6v9M4 6l2-3h12l2 3`,barrier:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM8 8l8 8M16 8l-8 8`,full:ze,quick:Le,range:`M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0M12 1v5M12 18v5M1 12h5M18 12h5`,book:`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13M6.5 9h3M6.5 12h3M14.5 9h3M14.5 12h3`,weapon:Be,helmet:`M4 18V12a8 8 0 0 1 16 0v6h-5v-5H9v5ZM12 4v9`,cloak:`M9 3h6l5 18c-5-2-11-2-16 0ZM9 3c1 3 5 3 6 0`,chest:`M6 4l3-1c1 2 5 2 6 0l3 1 2 5-3 1v10H7V10L4 9ZM12 8v8`,gloves:`M7 21v-5l-3-4 2-2 2 2V5h2v5V3h2v7V4h2v6V6h2v9l-2 2v4Z`,belt:`M2 9h20v6H2ZM9 7h6v10H9ZM12 12h4`,boots:`M8 3h6v10l6 3v4H6V9ZM6 17h14`,amulet:`M5 3c0 6 3 9 7 11c4-2 7-5 7-11M12 14l3 3.5-3 4-3-4Z`,ring:`M12 9a6.5 6.5 0 1 0 .1 0M9 3h6l2 3-5 3.5L7 6Z`},Ve=S(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-pv4vj6"><path class="svelte-pv4vj6"></path></svg>`);function He(e,t){Y(t,!0);var n=Ve(),i=T(n);let a;_(n),M(()=>{J(i,`d`,X[t.seat].shape),a=r(i,``,a,{fill:X[t.seat].colour})}),x(e,n),K()}var Ue=new WeakMap;function We(e){let t=Ue.get(e)??Ge(e);return Ue.set(e,t),t}function Ge(e){let t=e.facts,n=t.type===`mage`,[r]=Object.entries(t.schools).sort(([,e],[,t])=>t-e),i=t.reveal===null?`${t.cost}`:`${t.cost}+${t.reveal}`,a=n?e.slug:r?.[0]??`none`;return{...t,kind:Ke(t),group:a,price:n?``:i}}function Ke(e){let[t,...n]=e.kind.split(` · `);return[t,Object.keys(e.schools).length?n.pop():void 0,...n].filter(Boolean).join(` · `)}function qe(e,t){let{view:n}=t,r=e.piece.controller===n.player;if(!e.piece.revealed)return r?`reveal`:``;let i=t.all.get(n.acting);return i&&i.piece.controller===n.player?e===i?``:`attack ${i.slug}`:r&&e.piece.host===-1&&e.piece.border===-1?`activate`:``}function Je(e,t){let n=[...t.all.values()].filter(({slug:t})=>t&&t===e.slug),r=t.zoneOf(e.thing);return n.length<2||!r?``:`@${r.name}#${n.filter(e=>t.zoneOf(e.thing)===r).indexOf(e)+1}`}function Ye(e,{session:t,tell:n,info:r}){let[i,a]=[r(e.slug),t.shown?.values?.[e.thing]??{}];return(i?We(i).attacks:[]).flatMap((e,t)=>{let r=a[`dice-${t+1}`];return r?[n(`mw-bar`,{bar:e.name,n:r})]:[]})}function Xe(e,t,n,r=!1){let{session:i,face:a,tell:o}=n,s=i.shown?.marks?.[e.thing]??[],c=i.shown?.values?.[e.thing]?.reveal,l=e.piece.revealed?[]:[o(`face-down`)],u=c===void 0?[]:[o(`mw-reveal`,{n:c})],d=qe(e,t),f=[...t.attached(e.thing),...t.equipment(e.thing)],p=f.map(({slug:e})=>a(e).name).filter(Boolean),m=s.slice(1).filter(e=>!p.some(t=>e.includes(t)));return{slug:e.slug,name:a(e.slug).name,things:t.whole(e.thing),deed:d&&`${d} ${e.slug}${Je(e,t)}`,notes:[...r?[]:[i.server.name(e.piece.controller)],...l,...u,...m,...Ye(e,n)],attached:f.map(r=>Xe(r,t,n,r.piece.controller===e.piece.controller))}}var Ze=b(`<span class="badge"><!> </span>`),Qe=b(`<span class="wall hued svelte-tn0vri"><!> <span class="name svelte-tn0vri"> </span> <!> <b> </b></span>`),$e=b(`<button data-target=""><span class="unseen"> </span> <span aria-hidden="true">+</span></button>`),et=b(`<div><!></div>`);function tt(n,i){Y(i,!0);let o=Z(),{session:s,face:c,tell:l}=o,p=V(()=>o.rules),g=s.builder,v=V(()=>i.field.wall(i.border.thing)),y=V(()=>g.state([i.border.thing])),b=V(()=>l(`border`,{name:i.border.name})),S=V(()=>[C(b),...g.options([i.border.thing]).map(e=>e.sentence??``)].join(`, `)),w=V(()=>C(v)?s.shown?.values?.[C(v).thing]?.life??0:0),D=V(()=>C(v)&&Xe(C(v),i.field,o));var k=et();let A,j;var N=T(k),P=e=>{let n=V(()=>W(`mage-wars`,c(C(v).slug).group));{let o=e=>{var i=Qe();let o;var s=T(i);He(s,{get seat(){return C(v).piece.controller}});var u=O(s,2),d=U(u,!0),f=O(u,2);h(f,17,()=>Ne(C(v).piece,C(p).conditions,l),a,(e,n)=>{var r=Ze(),i=T(r);E(i,{get path(){return $[C(n).icon]}});var a=O(i,1,!0);_(r),M(()=>t(a,C(n).n??``)),x(e,r)});var m=O(f,2),g=U(m);_(i),M(e=>{o=r(i,``,o,{"--hue":C(n).hue,"--ink":`${C(n).ink??50??``}%`,"--owner":X[C(v).piece.controller].colour}),t(d,e),t(g,`${C(v).piece.damage??``}/${C(w)??``}`)},[()=>c(C(v).slug).name]),x(e,i)},s=V(()=>[...i.field.whole(C(v).thing),i.border.thing]),u=V(()=>qe(C(v),i.field)),d=V(()=>[C(b),...C(D).notes]);ce(e,{get things(){return C(s)},get slug(){return C(v).slug},get deed(){return C(u)},get said(){return C(d)},get attached(){return C(D).attached},picture:o,$$slots:{picture:!0}})}},F=n=>{var r=$e(),a=T(r),o=U(a,!0);ae(2),_(r),e(r,()=>f(()=>C(y))),M(()=>{m(r,1,`place ${C(y)??``}`,`svelte-tn0vri`),J(r,`aria-pressed`,g.gathers?C(y)===`chosen`:void 0),t(o,C(S))}),u(`click`,r,()=>g.touch([i.border.thing])),x(n,r)};d(N,e=>{C(v)&&C(D)?e(P):C(y)&&e(F,1)}),_(k),M(()=>{A=m(k,1,`edge svelte-tn0vri`,null,A,{upright:i.border.upright,free:!C(v)}),J(k,`data-border`,i.border.name),j=r(k,``,j,{"--column":i.border.column,"--row":i.border.row})}),x(n,k),K()}H([`click`]);var nt=b(`<b class="svelte-1wucj7"> </b>`),rt=b(`<span class="inner svelte-1wucj7"><!> <!> <span class="name svelte-1wucj7"> </span> <!></span>`),it=b(`<span><!></span>`);function at(e,n){Y(n,!0);let i=Z(),{session:a,face:o}=i,s=V(()=>o(n.it.slug)),c=V(()=>W(`mage-wars`,C(s).group)),l=V(()=>Xe(n.it,n.field,i)),u=V(()=>a.shown?.values?.[n.it.thing]?.reveal),f=V(()=>n.it.piece.controller!==n.field.all.get(n.it.piece.host)?.piece.controller);var p=it();let h,g;var v=T(p);{let e=e=>{var r=rt(),i=T(r),a=e=>{He(e,{get seat(){return n.it.piece.controller}})};d(i,e=>{C(f)&&e(a)});var o=O(i,2);{let e=V(()=>n.it.slug?n.icon??C(c).emblem:$.hidden);E(o,{get path(){return C(e)}})}var l=O(o,2),p=U(l,!0),m=O(l,2),h=e=>{var n=nt(),r=U(n,!0);M(()=>t(r,C(u))),x(e,n)};d(m,e=>{C(u)!==void 0&&e(h)}),_(r),M(()=>t(p,C(s).name)),x(e,r)},r=V(()=>n.field.whole(n.it.thing)),i=V(()=>C(l).deed.split(` `)[0]??``),a=V(()=>Je(n.it,n.field));ce(v,{get things(){return C(r)},get slug(){return n.it.slug},get deed(){return C(i)},get which(){return C(a)},get said(){return C(l).notes},get attached(){return C(l).attached},picture:e,$$slots:{picture:!0}})}_(p),M(()=>{h=m(p,1,`chip hued svelte-1wucj7`,null,h,{hidden:!n.it.piece.revealed}),g=r(p,``,g,{"--hue":C(c).hue,"--ink":`${C(c).ink??50??``}%`})}),x(e,p),K()}var ot=b(`<b class="svelte-1dgk43s"> </b>`),st=b(`<span><!><!></span>`),ct=b(`<span class="badge bears svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b></span>`),lt=b(`<span class="left svelte-1dgk43s"></span>`),ut=b(`<span></span>`),dt=b(`<span><span class="art svelte-1dgk43s"><!></span> <span class="name svelte-1dgk43s"><!></span> <span class="badges svelte-1dgk43s"><!> <!></span> <span><!> <span class="line svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b> <!></span></span></span>`);function ft(e,n){Y(n,!0);let i=k(n,`acting`,3,!1),o=V(()=>Math.max(...n.face.name.split(/[\s-]/).map(e=>e.length)));var s=dt();let l,u;var f=T(s),p=T(f);se(p,{get face(){return n.face},game:`mage-wars`}),_(f);var g=O(f,2);let v;var y=T(g);c(y,{get name(){return n.face.name}}),_(g);var b=O(g,2),S=T(b);h(S,17,()=>n.badges,a,(e,n)=>{var r=st();let i;var a=T(r);E(a,{get path(){return $[C(n).icon]}});var o=O(a),s=e=>{var r=ot(),i=U(r,!0);M(()=>t(i,C(n).n)),x(e,r)};d(o,e=>{C(n).n!==void 0&&e(s)}),_(r),M(()=>i=m(r,1,`badge ${C(n).icon??``}`,`svelte-1dgk43s`,i,{bad:C(n).bad})),x(e,r)});var w=O(S,2),D=e=>{var r=ct(),i=T(r);E(i,{get path(){return $.attached}});var a=O(i,2),o=U(a,!0);_(r),M(()=>t(o,n.bears)),x(e,r)};d(w,e=>{n.bears&&e(D)}),_(b);var A=O(b,2);let j;var N=T(A),P=e=>{var t=lt();let i;M(e=>i=r(t,``,i,{width:e}),[()=>`${Math.max(0,100-100*n.damage/n.life)}%`]),x(e,t)};d(N,e=>{n.life&&e(P)});var F=O(N,2),I=T(F);He(I,{get seat(){return n.seat}});var L=O(I,2),ee=U(L,!0),R=O(L,2),z=e=>{var t=ut();M(()=>m(t,1,`act ${n.acts??``}`,`svelte-1dgk43s`)),x(e,t)};d(R,e=>{n.acts&&e(z)}),_(F),_(A),_(s),M(()=>{l=m(s,1,`token ${n.type??``}`,`svelte-1dgk43s`,l,{used:n.acts===`used`,acting:i()}),u=r(s,``,u,{"--owner":X[n.seat].colour}),v=r(g,``,v,{"--longest":C(o)}),j=m(A,1,`life svelte-1dgk43s`,null,j,{low:n.damage*3>=n.life*2,none:!n.life}),t(ee,n.life?`${n.damage}/${n.life}`:``)}),x(e,s),K()}var pt=b(`<div class="chips svelte-4h3pu7"></div>`),mt=b(`<div><!> <!></div>`);function ht(e,t){Y(t,!0);let n=Z(),{session:r,face:i,tell:a}=n,o=V(()=>n.rules),s=V(()=>i(t.it.slug)),c=V(()=>r.shown?.values?.[t.it.thing]??{}),l=V(()=>t.field.isMage(t.it.thing)),u=V(()=>t.field.attached(t.it.thing)),f=V(()=>Xe(t.it,t.field,n)),p=V(()=>[...Ie(t.it.piece,C(c),C(l),a),...Pe(t.it.piece,C(c),a),...Ne(t.it.piece,C(o).conditions,a)]),g=V(()=>Fe(C(c))),v=V(()=>C(l)||C(s).type===`creature`?t.it.piece.active?`ready`:`used`:void 0);var y=mt();let b;var S=T(y);{let e=e=>{{let n=V(()=>C(s).type||`enchantment`),r=V(()=>C(c).life??0),i=V(()=>t.field.view.acting===t.it.thing);ft(e,{get face(){return C(s)},get type(){return C(n)},get seat(){return t.it.piece.controller},get damage(){return t.it.piece.damage},get life(){return C(r)},get acts(){return C(v)},get acting(){return C(i)},get badges(){return C(p)},get bears(){return C(u).length}})}},n=V(()=>t.field.whole(t.it.thing)),r=V(()=>qe(t.it,t.field)),i=V(()=>Je(t.it,t.field)),a=V(()=>t.it.piece.zone<0?[]:[t.it.piece.zone]);ce(S,{get things(){return C(n)},get slug(){return t.it.slug},get deed(){return C(r)},get which(){return C(i)},get said(){return C(f).notes},get attached(){return C(f).attached},get live(){return C(g)},get ground(){return C(a)},picture:e,$$slots:{picture:!0}})}var w=O(S,2),E=e=>{var n=pt();h(n,21,()=>C(u),e=>e.thing,(e,n)=>{at(e,{get it(){return C(n)},get field(){return t.field}})}),_(n),x(e,n)};d(w,e=>{C(u).length&&e(E)}),_(y),M(()=>b=m(y,1,`piece svelte-4h3pu7`,null,b,{bearing:C(u).length})),x(e,y),K()}var gt=3,_t=28,vt=4,yt=2,bt=140,xt=128,St=72,Ct=44,wt=74,Tt=54;function Et(e,t,n){let r=e<bt&&n.length<=yt?1:Dt(e,t,Math.max(n.length,vt)),i=Math.max(Math.ceil(n.length/r),2),a=Math.max(0,Math.min(gt,(t-i*Ct)/(i-1))),o=e=>Math.floor(e/r),s=Array.from({length:i},(e,t)=>n.some((e,n)=>e&&o(n)===t)),c=e=>Math.floor((t-(i-1)*a-e)/i),l=s.filter(Boolean).length*_t,u=Math.floor(Math.min(xt,(e-(r-1)*gt)/r)),d=u>=wt&&c(l)>=Tt,f=Math.max(Ct,Math.min(St,c(d?l:0))),p=e=>d?s.slice(0,o(e)).filter(Boolean).length*_t:0;return{width:u,tall:f,chips:d,places:n.map((e,t)=>({x:t%r*(u+gt),y:o(t)*(f+a)+p(t)}))}}function Dt(e,t,n){let r=Math.max(1,Math.floor((e+gt)/47)),i=Math.ceil(n/Math.max(1,Math.floor((t+gt)/47)));return Math.min(r,Math.max(2,i))}var Ot=b(`<button class="ground svelte-cuwqcz" data-behind=""><span class="unseen"> </span></button>`),kt=b(`<span class="away svelte-cuwqcz"><!> </span>`),At=b(`<div class="slot svelte-cuwqcz"><!></div>`),jt=b(`<section><!> <h3 class="svelte-cuwqcz"><span class="svelte-cuwqcz"> </span> <!></h3> <div></div></section>`);function Mt(n,i){Y(i,!0);let{session:a,tell:o}=Z(),s=a.builder,c=V(()=>[i.zone.thing]),l=V(()=>s.state(C(c))),p=V(()=>i.field.inZone(i.zone.thing)),g=A(0),v=A(0),y=V(()=>Et(C(g)-6,C(v)-6,C(p).map(({thing:e})=>i.field.attached(e).length>0))),b=V(()=>s.question?.reason===`act`&&i.field.view.acting>=0),S=V(()=>o(`zone`,{name:i.zone.name})),w=V(()=>[C(S),...i.away===void 0?[]:[o(`mw-away`,{n:i.away})],...s.options(C(c)).map(e=>e.sentence??``)].join(`, `));function D(e){s.touch(C(c),e)||a.whyNot(`move ${i.zone.name}`)}var k=jt();let j;var N=T(k),P=n=>{var r=Ot(),i=T(r),a=U(i,!0);_(r),e(r,()=>C(l)&&f(()=>C(l),!0)),M(()=>{J(r,`data-target`,C(l)?``:void 0),J(r,`tabindex`,C(l)?void 0:-1),J(r,`aria-pressed`,s.gathers&&C(l)?C(l)===`chosen`:void 0),t(a,C(w))}),u(`click`,r,e=>D(e.currentTarget)),x(n,r)};d(N,e=>{(C(l)||C(b))&&e(P)});var I=O(N,2),L=T(I),ee=U(L,!0),R=O(L,2),z=e=>{var n=kt(),r=T(n);E(r,{get path(){return $.distance}});var a=O(r,1,!0);_(n),M(e=>{J(n,`title`,e),t(a,i.away)},[()=>o(`mw-away`,{n:i.away})]),x(e,n)};d(R,e=>{i.away!==void 0&&e(z)}),_(I);var B=O(I,2);let H,W;h(B,23,()=>C(p),e=>e.thing,(e,t,n)=>{var a=At();let o;ht(T(a),{get it(){return C(t)},get field(){return i.field}}),_(a),M(()=>o=r(a,``,o,{translate:`${C(y).places[C(n)].x??``}px ${C(y).places[C(n)].y??``}px`})),x(e,a)}),_(B),_(k),e(k,()=>oe(()=>({things:C(c),shown:{things:C(c),slug:``}}))),M((e,n)=>{m(k,1,`zone ${C(l)??``}`,`svelte-cuwqcz`),J(k,`data-name`,e),J(k,`aria-label`,C(S)),J(k,`data-zone`,i.zone.name),j=r(k,``,j,{"--column":i.zone.column,"--row":i.zone.row}),t(ee,n),H=m(B,1,`pieces svelte-cuwqcz`,null,H,{counted:!C(y).chips}),W=r(B,``,W,{"--piece":`${C(y).width??``}px`,"--tall":`${C(y).tall??``}px`,"--shine":`3px`})},[()=>i.zone.name.toUpperCase(),()=>i.zone.name.toUpperCase()]),F(B,`clientWidth`,e=>G(g,e)),F(B,`clientHeight`,e=>G(v,e)),x(n,k),K()}H([`click`]);var Nt=b(`<section class="away svelte-15nctgm"><h3 class="svelte-15nctgm"> </h3> <!></section>`),Pt=b(`<div class="arena svelte-15nctgm" role="group"><!> <!> <!></div> <!>`,1);function Ft(e,n){Y(n,!0);let{tell:i}=Z(),a=V(()=>n.field.ground),o=A(void 0),s=V(()=>{let e=P.seen?.things.find(e=>n.field.all.has(e)),t=n.field.view.acting>=0?n.field.view.acting:e;return t===void 0?void 0:n.field.zoneOf(t)});function c(e,t){return Array.from({length:2*e-1},(e,n)=>n%2?`var(--edge)`:t).join(` `)}var l=Pt(),u=B(l);let f;var p=T(u);h(p,17,()=>C(a).zones,e=>e.thing,(e,t)=>{{let r=V(()=>C(s)&&Ee(C(s),C(t)));Mt(e,{get zone(){return C(t)},get field(){return n.field},get away(){return C(r)}})}});var m=O(p,2);h(m,17,()=>C(a).borders,e=>e.thing,(e,t)=>{tt(e,{get border(){return C(t)},get field(){return n.field}})}),Me(O(m,2),{get field(){return n.field},get over(){return C(o)}}),_(u),z(u,e=>G(o,e),()=>C(o));var g=O(u,2),v=e=>{var r=Nt(),a=T(r),o=U(a,!0),s=O(a,2);h(s,17,()=>n.field.away,e=>e.thing,(e,t)=>{ht(e,{get it(){return C(t)},get field(){return n.field}})}),_(r),M((e,n)=>{J(r,`aria-label`,e),t(o,n)},[()=>i(`ui-away`),()=>i(`ui-away`)]),x(e,r)};d(g,e=>{n.field.away.length&&e(v)}),M((e,t,n)=>{J(u,`aria-label`,e),f=r(u,``,f,{"grid-template-columns":t,"grid-template-rows":n})},[()=>i(`mw-arena`),()=>c(C(a).columns,`minmax(0, 1fr)`),()=>c(C(a).rows,`minmax(0, 1fr)`)]),x(e,l),K()}var It={words:``,type:``,school:``,level:``,affordable:!1};function Lt(e,t,n,r,i){let a=new Map;for(let i of e){let e=n.get(t(i));if(!e)continue;let o=We(e),s=a.get(e.slug);s?s.things.push(i):a.set(e.slug,{slug:e.slug,name:e.name,things:[i],cost:r[i]?.cost??o.cost,card:o})}let o=e=>e.cost===`X`?99:e.cost;return[...a.values()].sort((e,t)=>i.indexOf(e.card.type)-i.indexOf(t.card.type)||o(e)-o(t)||e.name.localeCompare(t.name))}function Rt(e,t){return e.cost===`X`||e.cost<=t}function zt(e,t,n){let r=t.words.toLowerCase().split(/\s+/).filter(Boolean);return e.filter(({name:e,card:i,...a})=>{let o=[e,i.kind,...i.text].join(` `).toLowerCase();return r.every(e=>o.includes(e))&&(!t.type||i.type===t.type)&&(!t.school||t.school in i.schools)&&(!t.level||i.level===Number(t.level))&&(!t.affordable||Rt({name:e,card:i,...a},n))})}function Bt(e){let t=new Map;for(let n of e)t.set(n.card.type,[...t.get(n.card.type)??[],n]);return[...t]}function Vt(e,t){let n=e.flatMap(({card:e})=>Object.keys(e.schools));return{types:t.filter(t=>e.some(({card:e})=>e.type===t)),schools:[...new Set(n)].sort(),levels:[...new Set(e.map(({card:e})=>e.level))].sort((e,t)=>e-t)}}function Ht(e,{view:t}){let n=new Set(t.player<0?[]:t.sides[t.player].own_spellbook);return(e.builder.question?.options??[]).flatMap(e=>e.things??[]).filter(e=>n.has(e))}function Ut(e,t){let n=t.view.player,r=e.builder.question?.source.split(/[@#]/)[0],i=[...t.all.values()].find(({slug:e,piece:i,thing:a})=>e===r&&i.controller===n&&!t.isMage(a));return(t.all.get(t.view.sides[n]?.mage??-1)?.piece.mana??0)+(i?.piece.mana??0)}var Wt=b(`<span class="place svelte-uuqwof"><!> </span>`),Gt=b(`<span class="school hued svelte-uuqwof"><!> </span>`),Kt=b(`<span class="svelte-uuqwof"><!> </span>`),qt=b(`<b class="copies svelte-uuqwof"> </b>`),Jt=b(`<span><span class="art svelte-uuqwof"><!></span> <span class="cost svelte-uuqwof"> </span> <span class="words svelte-uuqwof"><span class="name svelte-uuqwof"> </span> <span class="more svelte-uuqwof"><!> <!> <span class="svelte-uuqwof"><!></span> <span class="svelte-uuqwof"><!> </span> <!> <!></span></span> <!></span>`);function Yt(e,n){Y(n,!0);let i=k(n,`dear`,3,!1),o=k(n,`copies`,3,1),s=k(n,`spent`,3,!1),{face:c}=Z();var l=Jt();let u;var f=T(l),p=T(f);{let e=V(()=>c(n.slug));se(p,{get face(){return C(e)},game:`mage-wars`})}_(f);var g=O(f,2),v=U(g,!0),b=O(g,2),S=T(b),w=U(S,!0),D=O(S,2),A=T(D),j=e=>{var r=Wt(),i=T(r);E(i,{get path(){return n.place.icon}});var a=O(i,1,!0);_(r),M(()=>t(a,n.place.name)),x(e,r)};d(A,e=>{n.place&&e(j)});var N=O(A,2);h(N,17,()=>Object.entries(n.card.schools),a,(e,n)=>{var i=V(()=>y(C(n),2));let a=()=>C(i)[0],o=()=>C(i)[1],s=V(()=>W(`mage-wars`,a()));var c=Gt();let l;var u=T(c);E(u,{get path(){return C(s).emblem}});var d=O(u,1,!0);_(c),M(()=>{l=r(c,``,l,{"--hue":C(s).hue}),t(d,o())}),x(e,c)});var P=O(N,2),F=T(P);E(F,{get path(){return $[n.card.full?`full`:`quick`]}}),_(P);var I=O(P,2),L=T(I);E(L,{get path(){return $.range}});var ee=O(L);_(I);var R=O(I,2);h(R,17,()=>n.card.attacks,a,(e,n)=>{var r=Kt(),i=T(r);{let e=V(()=>$[C(n).kind]??$.melee);E(i,{get path(){return C(e)}})}var a=O(i,1,!0);_(r),M(()=>t(a,C(n).dice||`X`)),x(e,r)});var z=O(R,2),B=e=>{var r=Kt(),i=T(r);E(i,{get path(){return $.life}});var a=O(i,1,!0);_(r),M(()=>t(a,n.card.life)),x(e,r)};d(z,e=>{n.card.life&&e(B)}),_(D),_(b);var H=O(b,2),te=e=>{var n=qt(),r=U(n);M(()=>t(r,`×${o()??``}`)),x(e,n)};d(H,e=>{o()>1&&e(te)}),_(l),M(()=>{u=m(l,1,`row svelte-uuqwof`,null,u,{dear:i(),spent:s()}),t(v,n.price),t(w,n.name),t(ee,`${n.card.range[0]??``}–${n.card.range[1]??``}`)}),x(e,l),K()}var Xt=b(`<button class="fold svelte-jk9yt2"> </button>`),Zt=b(`<button class="slot full svelte-jk9yt2"> <!></button>`),Qt=b(`<span class="slot svelte-jk9yt2"> </span>`),$t=b(`<div class="slots svelte-jk9yt2"></div>`),en=b(`<option> </option>`),tn=b(`<span class="twice svelte-jk9yt2">2×</span>`),nn=b(`<!> <!>`,1),rn=b(`<h3 class="svelte-jk9yt2"> </h3> <div class="spells svelte-jk9yt2"></div>`,1),an=b(`<p class="none svelte-jk9yt2"> <button> </button></p>`),on=b(`<!> <div role="search"><label class="words svelte-jk9yt2"><span class="unseen"> </span> <input type="search" class="svelte-jk9yt2"/></label> <button class="filters svelte-jk9yt2"> </button> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="check svelte-jk9yt2"><input type="checkbox" class="svelte-jk9yt2"/> </label></div> <div class="list svelte-jk9yt2" tabindex="0" role="group"></div>`,1),sn=b(`<section class="book svelte-jk9yt2"><div class="head svelte-jk9yt2"><h2 class="svelte-jk9yt2"> </h2> <span class="mana svelte-jk9yt2"><!> <span class="unseen"> </span></span> <!></div> <!></section>`);function cn(n,r){Y(r,!0);let o=k(r,`open`,15),c=Z(),{session:l,game:p,tell:g}=c,b=V(()=>c.rules),S=l.builder,w=V(()=>Lt(r.things,e=>r.field.slug(e),R.server.cards[p]??new Map,l.shown?.values??{},C(b).types)),P=V(()=>Vt(C(w),C(b).types)),F=A(ee({...It})),I=A(void 0),L=A(!1),H=V(()=>zt(C(w),C(F),r.mana)),W=V(()=>S.picked.map(e=>e.things?.[0]??-1)),te=e=>C(W).filter(t=>e.includes(t)).length;function re(e){(e.key===`Enter`||e.key===`ArrowDown`)&&(e.preventDefault(),i(C(I))[0]?.focus())}var q=sn(),ae=T(q),oe=T(ae),X=U(oe,!0),Q=O(oe,2),se=T(Q);E(se,{get path(){return $.mana}});var le=O(se),ue=O(le),de=U(ue,!0);_(Q);var fe=O(Q,2),pe=n=>{var r=Xt(),i=U(r,!0);e(r,()=>!o()&&f()),M(e=>{J(r,`aria-expanded`,o()),t(i,e)},[()=>g(o()?`mw-see-arena`:`mw-see-book`)]),u(`click`,r,()=>o(!o())),x(n,r)};d(fe,e=>{r.folds&&e(pe)}),_(ae);var me=O(ae,2),he=e=>{var n=on(),i=B(n),o=e=>{var n=$t();h(n,21,()=>({length:S.question?.high??0}),a,(e,n,i)=>{let a=V(()=>S.picked[i]);var o=s(),c=B(o),f=e=>{var n=Zt(),i=T(n,!0),o=O(i);E(o,{name:`purged`}),_(n),M((e,r)=>{J(n,`aria-label`,e),t(i,r)},[()=>g(`mw-take-back`,{what:C(a).sentence??``}),()=>l.shown&&r.field.slug(C(a).things?.[0]??-1)?C(w).find(e=>e.things.includes(C(a).things?.[0]??-1))?.name:``]),u(`click`,n,()=>S.gather(C(a))),x(e,n)},p=e=>{var n=Qt(),r=U(n,!0);M(e=>t(r,e),[()=>g(`mw-slot`,{n:i+1})]),x(e,n)};d(c,e=>{C(a)?e(f):e(p,-1)}),x(e,o)}),_(n),x(e,n)};d(i,e=>{S.gathers&&e(o)});var c=O(i,2);let f;var p=T(c),b=T(p),k=U(b,!0),A=O(b,2);D(A),_(p);var I=O(p,2),ee=U(I,!0),R=O(I,2),z=T(R),W=U(z,!0),K=O(z,2),q=T(K),ae=U(q,!0);q.value=q.__value=``;var oe=O(q);h(oe,17,()=>C(P).types,a,(e,n)=>{var r=en(),i=U(r,!0),a={};M(e=>{t(i,e),a!==(a=C(n))&&(r.value=(r.__value=a)??``)},[()=>g(`type-${C(n)}`)]),x(e,r)}),_(K),v(K),_(R);var Y=O(R,2),X=T(Y),Z=U(X,!0),Q=O(X,2),se=T(Q),le=U(se,!0);se.value=se.__value=``;var ue=O(se);h(ue,17,()=>C(P).schools,a,(e,n)=>{var r=en(),i=U(r,!0),a={};M(e=>{t(i,e),a!==(a=C(n))&&(r.value=(r.__value=a)??``)},[()=>g(`school-${C(n)}`)]),x(e,r)}),_(Q),v(Q),_(Y);var de=O(Y,2),fe=T(de),pe=U(fe,!0),me=O(fe,2),he=T(me),ge=U(he,!0);he.value=he.__value=``;var _e=O(he);h(_e,17,()=>C(P).levels,a,(e,n)=>{var r=en(),i=U(r,!0),a={};M(e=>{t(i,C(n)),a!==(a=e)&&(r.value=(r.__value=a)??``)},[()=>String(C(n))]),x(e,r)}),_(me),v(me),_(de);var ve=O(de,2),ye=T(ve);D(ye);var be=O(ye);_(ve),_(c);var xe=O(c,2);h(xe,21,()=>Bt(C(H)),([e,t])=>e,(e,n)=>{var i=V(()=>y(C(n),2));let a=()=>C(i)[0],o=()=>C(i)[1];var s=rn(),c=B(s),l=U(c,!0),u=O(c,2);h(u,21,o,e=>e.slug,(e,t)=>{{let n=e=>{var n=nn(),i=B(n);{let e=V(()=>C(t).cost===C(t).card.cost?C(t).card.price:`${C(t).cost}`),n=V(()=>!Rt(C(t),r.mana));Yt(i,{get slug(){return C(t).slug},get name(){return C(t).name},get card(){return C(t).card},get price(){return C(e)},get dear(){return C(n)},get copies(){return C(t).things.length}})}var a=O(i,2),o=e=>{var t=tn();x(e,t)},s=V(()=>te(C(t).things)>1);d(a,e=>{C(s)&&e(o)}),x(e,n)},i=V(()=>C(t).things.length>1?[`×${C(t).things.length}`]:[]);ce(e,{get things(){return C(t).things},get slug(){return C(t).slug},get said(){return C(i)},direct:!0,picture:n,$$slots:{picture:!0}})}}),_(u),M(e=>t(l,e),[()=>g(`type-${a()}`)]),x(e,s)},e=>{var n=an(),r=T(n),i=O(r),a=U(i,!0);_(n),M((e,n)=>{t(r,`${e??``} `),t(a,n)},[()=>g(`mw-none`),()=>j(`start-over`)]),u(`click`,i,()=>G(F,{...It},!0)),x(e,n)}),_(xe),M((e,n,r,i,a,o,s,l,u,d,p)=>{f=m(c,1,`wishes svelte-jk9yt2`,null,f,{more:C(L)}),t(k,e),J(A,`placeholder`,n),J(I,`aria-expanded`,C(L)),t(ee,r),t(W,i),t(ae,a),t(Z,o),t(le,s),t(pe,l),t(ge,u),t(be,` ${d??``}`),J(xe,`aria-label`,p)},[()=>g(`mw-search`),()=>g(`mw-search`),()=>g(`mw-filters`),()=>g(`mw-type`),()=>g(`mw-type`),()=>g(`mw-school`),()=>g(`mw-school`),()=>g(`mw-level`),()=>g(`mw-level`),()=>g(`mw-affordable`),()=>g(`mw-spells`)]),u(`keydown`,A,re),ne(A,()=>C(F).words,e=>C(F).words=e),u(`click`,I,()=>G(L,!C(L))),ie(K,()=>C(F).type,e=>C(F).type=e),ie(Q,()=>C(F).school,e=>C(F).school=e),ie(me,()=>C(F).level,e=>C(F).level=e),N(ye,()=>C(F).affordable,e=>C(F).affordable=e),x(e,n)};d(me,e=>{o()&&e(he)}),_(q),z(q,e=>G(I,e),()=>C(I)),M((e,n,i,a)=>{J(q,`aria-label`,e),t(X,n),J(Q,`title`,i),t(le,`${r.mana??``} `),t(de,a)},[()=>g(`pile-spellbook`),()=>g(`pile-spellbook`),()=>g(`ui-mana`,{n:r.mana}),()=>g(`ui-mana`,{n:r.mana})]),x(n,q),K()}H([`click`,`keydown`]);var ln=b(`<div><!></div>`);function un(e,t){Y(t,!0);let{session:n}=Z(),r=V(()=>new De(t.view)),i=V(()=>Ht(n,C(r))),a=A(!0);var o=s(),c=B(o),u=e=>{var t=ln();let o;var s=T(t);l(s,()=>n.builder.seq,e=>{{let t=V(()=>Ut(n,C(r)));cn(e,{get things(){return C(i)},get mana(){return C(t)},get field(){return C(r)},folds:!0,get open(){return C(a)},set open(e){G(a,e,!0)}})}}),_(t),M(()=>o=m(t,1,`place svelte-qz3y3y`,null,o,{folded:!C(a)})),x(e,t)};d(c,e=>{C(i).length&&e(u)}),x(e,o),K()}var dn=b(`<section class="hand svelte-4jui3u"><h3 class="svelte-4jui3u"> </h3> <div class="spells svelte-4jui3u"></div></section>`);function fn(e,n){Y(n,!0);let{session:r,game:i,face:a,tell:o}=Z(),c=V(()=>n.field.view.sides[n.seat]),l=V(()=>n.field.all.get(C(c).mage)),u=V(()=>n.field.atHand(n.seat).map(e=>({...e,info:R.server.cards[i]?.get(n.field.slug(e.thing))}))),f=V(()=>r.shown?.values??{}),p=V(()=>r.builder.question?.reason===`act`?`cast`:`quickcast`);function m({thing:e,holder:t}){return(t??C(l))?.piece.used.includes(t?`bound`:`spell-${e}`)??!1}var g=s(),v=B(g),y=e=>{var n=dn(),r=T(n),i=U(r,!0),c=O(r,2);h(c,21,()=>C(u),e=>e.thing,(e,t)=>{let n=V(()=>C(t));var r=s(),i=B(r),o=e=>{let r=V(()=>We(C(n).info)),i=V(()=>C(f)[C(n).thing]?.cost),o=V(()=>C(n).holder&&a(C(n).holder.slug).name);{let a=e=>{{let a=V(()=>C(i)===void 0?C(r).price:`${C(i)}`),s=V(()=>Number(C(i)??C(r).cost)>(C(l)?.piece.mana??0)),c=V(()=>m(C(t))),u=V(()=>C(o)?{name:C(o),icon:$[C(n).bound?`bound`:`assigned`]}:void 0);Yt(e,{get slug(){return C(n).info.slug},get name(){return C(n).info.name},get card(){return C(r)},get price(){return C(a)},get dear(){return C(s)},get spent(){return C(c)},get place(){return C(u)}})}},s=V(()=>[C(n).thing]),c=V(()=>C(o)?[C(o)]:void 0);ce(e,{get things(){return C(s)},get slug(){return C(n).info.slug},get deed(){return C(p)},get said(){return C(c)},picture:a,$$slots:{picture:!0}})}};d(i,e=>{C(n).info&&e(o)}),x(e,r)}),_(c),_(n),M((e,r)=>{J(n,`aria-label`,e),t(i,r)},[()=>o(`mw-spells`),()=>o(`mw-spells`)]),x(e,n)};d(v,e=>{C(u).length&&e(y)}),x(e,g),K()}var pn=(e,n=q,r=q,i=q)=>{var a=mn();let o;var s=T(a);E(s,{get path(){return $[n()]}});var c=O(s,2),l=U(c,!0);_(a),M(()=>{o=m(a,1,`marker svelte-4mwe9r`,null,o,{ready:r()}),J(a,`title`,i()),t(l,i())}),x(e,a)},mn=b(`<span><!> <span class="unseen"> </span></span>`),hn=b(`<!> <!> <!>`,1),gn=b(`<span><!></span>`),_n=b(`<div class="numbers svelte-4mwe9r"><span class="sign svelte-4mwe9r"><!></span> <span><span class="bar svelte-4mwe9r"></span> <b aria-hidden="true" class="svelte-4mwe9r"><!> </b> <span class="unseen"> </span></span> <span class="number svelte-4mwe9r"><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></span> <span class="number mana svelte-4mwe9r" data-dial="mana"><!> <b aria-hidden="true"> </b> <small aria-hidden="true" class="svelte-4mwe9r"> </small> <span class="unseen"> </span></span> <!> <!> <!></div> <div class="equipment svelte-4mwe9r" role="group"><!> <span class="free svelte-4mwe9r"></span></div>`,1),vn=b(`<b class="fallen svelte-4mwe9r"> </b>`),yn=b(`<div class="all svelte-4mwe9r"><!></div>`),bn=b(`<div class="mage svelte-4mwe9r"><!></div>`);function xn(e,n){Y(n,!0);let i=Z(),{session:o,face:s,tell:c}=i,l=V(()=>i.rules),u=V(()=>n.field.view),f=V(()=>C(u).sides[n.seat]),p=V(()=>n.field.all.get(C(f).mage)),g=V(()=>o.shown?.values?.[C(f).mage]??{}),v=V(()=>C(g).life??0),y=V(()=>n.field.equipment(C(f).mage)),b=V(()=>C(y).flatMap(({piece:e})=>e.slots)),S=V(()=>C(l).slots.filter((e,t)=>C(l).slots.slice(0,t+1).filter(t=>t===e).length>C(b).filter(t=>t===e).length)),w=V(()=>!!o.builder.state(C(f).own_spellbook??[])),D=e=>e.map(e=>({thing:e,slug:n.field.slug(e)})),k=V(()=>[s(n.field.slug(C(f).mage)).name,...C(u).teams?[c(`ui-team`,{n:n.seat%2+1})]:[]].join(` · `)),A=V(()=>n.field.all.get(C(u).acting)?.piece.controller===n.seat);var j=bn();let N;{let e=e=>{var t=hn(),r=B(t);{let e=V(()=>c(`pile-spellbook`)),t=V(()=>C(w)?[]:D(C(f).own_spellbook??[]));Q(r,{icon:`deck`,get label(){return C(e)},get count(){return C(f).spellbook},get cards(){return C(t)}})}var i=O(r,2),a=e=>{{let t=V(()=>c(`ui-at-hand`)),n=V(()=>D(C(f).own_prepared??[]));Q(e,{icon:`hand`,get label(){return C(t)},get count(){return C(f).prepared},get cards(){return C(n)}})}};d(i,e=>{n.seat!==C(u).player&&e(a)});var o=O(i,2);{let e=V(()=>c(`pile-discard`)),t=V(()=>D(C(f).discard).reverse());Q(o,{icon:`discard`,get label(){return C(e)},get count(){return C(f).discard.length},get cards(){return C(t)}})}x(e,t)};var P=T(j);le(P,{get seat(){return n.seat},get active(){return C(A)},get extra(){return C(k)},get emblems(){return e},children:(e,i)=>{var o=yn(),s=T(o),l=e=>{var i=_n(),o=B(i),s=T(o);He(T(s),{get seat(){return n.seat}}),_(s);var l=O(s,2);let f;var b=T(l);let w;var D=O(b,2),k=T(D);E(k,{get path(){return $.damage}});var A=O(k);_(D);var j=O(D,2),N=U(j,!0);_(l);var P=O(l,2),F=T(P);E(F,{get path(){return $.armor}});var I=O(F,2),L=U(I,!0),ee=O(I,2),R=U(ee,!0);_(P);var z=O(P,2),H=T(z);E(H,{get path(){return $.mana}});var W=O(H,2),te=U(W,!0),G=O(W,2),ne=U(G),K=O(G,2),re=U(K,!0);_(z);var ie=O(z,2);{let e=V(()=>c(C(p).piece.active?`mw-action-ready`:`mw-action-used`));pn(ie,()=>`action`,()=>C(p).piece.active,()=>C(e))}var q=O(ie,2);{let e=V(()=>c(C(p).piece.quickcast?`ui-quickcast`:`ui-quickcast-used`));pn(q,()=>`quickcast`,()=>C(p).piece.quickcast,()=>C(e))}var ae=O(q,2),oe=e=>{{let t=V(()=>c(`mw-initiative`));pn(e,()=>`initiative`,()=>!0,()=>C(t))}};d(ae,e=>{C(u).initiative===n.seat&&e(oe)}),_(o);var Y=O(o,2),X=T(Y);h(X,17,()=>C(y),e=>e.thing,(e,t)=>{at(e,{get it(){return C(t)},get field(){return n.field},get icon(){return $[C(t).piece.slots[0]]}})});var Z=O(X,2);h(Z,21,()=>C(S),a,(e,t)=>{var n=gn(),r=T(n);E(r,{get path(){return $[C(t)]}}),_(n),M(e=>J(n,`title`,e),[()=>c(`mw-free`,{slot:c(`slot-${C(t)}`)})]),x(e,n)}),_(Z),_(Y),M((e,n,i,a,o,s,c,u)=>{f=m(l,1,`life svelte-4mwe9r`,null,f,{low:C(p).piece.damage*3>=C(v)*2}),J(l,`title`,e),w=r(b,``,w,{width:n}),t(A,`${C(p).piece.damage??``}/${C(v)??``}`),t(N,i),J(P,`title`,a),t(L,C(g).armor??0),t(R,o),J(z,`title`,s),t(te,C(p).piece.mana),t(ne,`+${C(g).channeling??0??``}`),t(re,c),J(Y,`aria-label`,u)},[()=>c(`ui-damage`,{n:C(p).piece.damage,of:C(v)}),()=>`${Math.max(0,100-100*C(p).piece.damage/Math.max(1,C(v)))}%`,()=>c(`ui-damage`,{n:C(p).piece.damage,of:C(v)}),()=>c(`ui-armor`,{n:C(g).armor??0}),()=>c(`ui-armor`,{n:C(g).armor??0}),()=>c(`ui-channels`,{n:C(p).piece.mana,more:C(g).channeling??0}),()=>c(`ui-channels`,{n:C(p).piece.mana,more:C(g).channeling??0}),()=>c(`ui-equipment`)]),x(e,i)},f=e=>{var n=vn(),r=U(n,!0);M(e=>t(r,e),[()=>c(`ui-fallen`)]),x(e,n)};d(s,e=>{C(p)?e(l):e(f,-1)}),_(o),x(e,o)},$$slots:{default:!0}}),_(j)}M(()=>{J(j,`data-mage`,n.seat),N=r(j,``,N,{"--owner":X[n.seat].colour})}),x(e,j),K()}var Sn=b(`<li><!> <span class="unseen"> </span></li>`),Cn=b(`<div class="phases svelte-tw7myh"><b class="round svelte-tw7myh"> </b> <b class="name svelte-tw7myh" aria-hidden="true"> </b> <ol class="svelte-tw7myh"></ol></div>`);function wn(e,n){Y(n,!0);let{tell:r}=Z(),i=V(()=>n.phases.indexOf(n.view.phase));var o=Cn(),s=T(o),c=U(s,!0),l=O(s,2),u=U(l,!0),d=O(l,2);h(d,21,()=>n.phases,a,(e,n,a)=>{var o=Sn();let s;var c=T(o);E(c,{get path(){return $[C(n)]}});var l=O(c,2),u=U(l,!0);_(o),M((e,n)=>{J(o,`aria-current`,a===C(i)?`step`:void 0),J(o,`title`,e),s=m(o,1,`svelte-tw7myh`,null,s,{now:a===C(i),past:C(i)>=0&&a<C(i)}),t(u,n)},[()=>r(`phase-${C(n)}`),()=>r(`phase-${C(n)}`)]),x(e,o)}),_(d),_(o),M((e,n,r)=>{t(c,e),t(u,n),J(d,`aria-label`,r)},[()=>r(`ui-round`,{n:n.view.round}),()=>C(i)<0?``:r(`phase-${n.view.phase}`),()=>r(`mw-phases`)]),x(e,o),K()}function Tn(e,t,n){let r=e.map(e=>({kind:`attack`,shows:n[e]}));return t?[...r,{kind:`effect`,shows:String(t)}]:r}function En({kind:e,shows:t}){return{effect:e===`effect`,damage:parseInt(t),critical:t.includes(`★`)}}var Dn=12;function On({kind:e},{faces:t}){let n=Math.floor(Math.random()*(e===`effect`?Dn:t.length));return{kind:e,shows:e===`effect`?`${n+1}`:t[n]}}var kn=S(`<svg class="twelve svelte-1nbf048" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 1 18.5 3.1 22.5 8.6v6.8L18.5 20.9 12 23 5.5 20.9 1.5 15.4V8.6L5.5 3.1Z" class="svelte-1nbf048"></path><text x="12" y="16.2" class="svelte-1nbf048"> </text></svg>`),An=S(`<path class="svelte-1nbf048"></path>`),jn=S(`<circle r="2.8" class="svelte-1nbf048"></circle>`),Mn=S(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect x="1.5" y="1.5" width="21" height="21" rx="5" class="svelte-1nbf048"></rect><!></svg>`),Nn=b(`<span class="dice svelte-1nbf048"><span class="unseen"> </span> <!></span>`);function Pn(e,n){Y(n,!0);let r=[[],[[12,12]],[[8,8],[16,16]]],{tell:i}=Z(),o=V(()=>n.dice.filter(e=>!En(e).effect).map(({shows:e})=>`[${e}]`).join(` `)),c=V(()=>n.dice.find(e=>En(e).effect)?.shows),l=V(()=>C(c)&&C(o)?i(`ui-dice`,{dice:C(o),die:C(c)}):C(c)?i(`mw-effect-die`,{die:C(c)}):i(`ui-dice-alone`,{dice:C(o)}));var u=Nn(),f=T(u),p=U(f,!0),g=O(f,2);h(g,17,()=>n.dice,a,(e,n,i,o)=>{let c=V(()=>En(C(n)));var l=s(),u=B(l),f=e=>{var n=kn(),r=O(T(n)),i=U(r,!0);_(n),M(()=>t(i,C(c).damage)),x(e,n)},p=e=>{var t=Mn();let n;var i=O(T(t));h(i,17,()=>r[C(c).damage],a,(e,t)=>{var n=V(()=>y(C(t),2));let r=()=>C(n)[0],i=()=>C(n)[1];var a=s(),o=B(a),l=e=>{var t=An();M(()=>J(t,`d`,`M${r()??``} ${i()-5}l1.4 3.2 3.5.3-2.6 2.3.8 3.4-3.1-1.8-3.1 1.8.8-3.4-2.6-2.3 3.5-.3Z`)),x(e,t)},u=e=>{var t=jn();M(()=>{J(t,`cx`,r()),J(t,`cy`,i())}),x(e,t)};d(o,e=>{C(c).critical?e(l):e(u,-1)}),x(e,a)}),_(t),M(()=>n=m(t,0,`svelte-1nbf048`,null,n,{critical:C(c).critical,blank:!C(c).damage})),x(e,t)};d(u,e=>{C(c).effect?e(f):e(p,-1)}),x(e,l)}),_(u),M(()=>t(p,C(l))),x(e,u),K()}var Fn=b(`<p class="svelte-n3ricu"> <!></p>`),In=b(`<p class="svelte-n3ricu"><!> </p>`),Ln=b(`<p class="svelte-n3ricu"><!> <!></p>`),Rn=b(`<div role="status"><!> <!> <!></div>`);function zn(e,n){Y(n,!0);let r=Z(),{session:i,face:o,tell:s}=r,c=V(()=>r.rules),l=V(()=>n.field.view),u=V(()=>C(l).attacks.some(e=>e.rolled.length)),f=V(()=>C(l).casts.length+C(l).attacks.length>0),p=V(()=>C(l).casts.filter(({spell:e})=>!C(l).attacks.some(({holder:t})=>t===e))),g=V(()=>{if(C(u))return[];if(i.moment)return(i.moment.lines??[]).slice(-1);let e=i.server.log.slice(i.screen.read).filter(e=>e.dice?.length);return e.length?e.slice(-1):C(f)?[]:i.server.log.slice(-1)});function v(e){let t=[...n.field.ground.zones,...n.field.ground.borders].find(t=>t.thing===e);return t?s(e<n.field.ground.zones.length?`zone`:`border`,{name:t.name}):o(n.field.slug(e)).name}var y=Rn();let b;var S=T(y);h(S,17,()=>C(g),a,(e,n)=>{var r=Fn(),i=T(r,!0),a=O(i),o=e=>{Pn(e,{get dice(){return C(n).dice}})};d(a,e=>{C(n).dice?.length&&e(o)}),_(r),M(()=>t(i,C(n).text)),x(e,r)});var w=O(S,2);h(w,17,()=>C(p),a,(e,n)=>{var r=In(),a=T(r);E(a,{get path(){return $.book}});var o=O(a);_(r),M(e=>t(o,` ${e??``}`),[()=>C(n).target===-1?s(`ui-casting-alone`,{player:i.server.name(C(n).by),card:v(C(n).spell)}):s(`ui-casting`,{player:i.server.name(C(n).by),card:v(C(n).spell),on:v(C(n).target)})]),x(e,r)});var D=O(w,2);h(D,17,()=>C(l).attacks,a,(e,n)=>{var r=Ln(),i=T(r);E(i,{get path(){return $.melee}});var a=O(i),o=O(a),l=e=>{{let t=V(()=>Tn(C(n).rolled,C(n).die,C(c).faces));Pn(e,{get dice(){return C(t)}})}};d(o,e=>{(C(n).rolled.length||C(n).die)&&e(l)}),_(r),M(e=>t(a,` ${e??``} `),[()=>s(`ui-attacking`,{what:v(C(n).attacker),on:v(C(n).defender)})]),x(e,r)}),_(y),M(()=>b=m(y,1,`under-way svelte-n3ricu`,null,b,{busy:C(f),nothing:!C(f)&&!C(g).length})),x(e,y),K()}var Bn=b(`<div class="own svelte-f2wmft"><!> <!></div>`),Vn=b(`<div><div class="others svelte-f2wmft"></div> <div class="middle svelte-f2wmft"><div class="top svelte-f2wmft"><div class="bar svelte-f2wmft"><!> <button class="larger svelte-f2wmft"><!> <span class="unseen"> </span></button></div> <!></div> <div><!></div></div> <!> <!></div>`);function Hn(e,n){Y(n,!0);let r=Z(),{tell:i}=r,a=V(()=>r.rules),o=V(()=>new De(n.view)),s=V(()=>n.view.player),c=A(!1),l=V(()=>n.view.sides.map((e,t)=>(Math.max(C(s),0)+t+(C(s)<0?0:1))%n.view.sides.length).filter(e=>e!==C(s)));var f=Vn();let p;var g=T(f);h(g,20,()=>C(l),e=>e,(e,t)=>{xn(e,{get seat(){return t},get field(){return C(o)}})}),_(g);var v=O(g,2),y=T(v),b=T(y),S=T(b);wn(S,{get view(){return n.view},get phases(){return C(a).phases}});var w=O(S,2),D=T(w);E(D,{name:`zoom`});var k=O(D,2),j=U(k,!0);_(w),_(b),zn(O(b,2),{get field(){return C(o)}}),_(y);var N=O(y,2);let P;Ft(T(N),{get field(){return C(o)}}),_(N),_(v);var F=O(v,2),I=e=>{var t=Bn(),n=T(t);xn(n,{get seat(){return C(s)},get field(){return C(o)}}),fn(O(n,2),{get seat(){return C(s)},get field(){return C(o)}}),_(t),x(e,t)};d(F,e=>{C(s)>=0&&e(I)}),un(O(F,2),{get view(){return n.view}}),_(f),M(e=>{p=m(f,1,`magewars svelte-f2wmft`,null,p,{crowd:n.view.sides.length>2,watched:C(s)<0}),J(w,`aria-pressed`,C(c)),t(j,e),P=m(N,1,`ground svelte-f2wmft`,null,P,{large:C(c)})},[()=>i(C(c)?`mw-whole`:`mw-larger`)]),u(`click`,w,()=>G(c,!C(c))),x(e,f),K()}H([`click`]);var Un=/^(attack|counterstrike) /;function Wn(e){let t=new Map;for(let n of e.options){let e=n.things?.[0];if(!Un.test(n.answer)||e===void 0)continue;let r=Number(/ (\d+)$/.exec(n.answer)?.[1]??1),i=`${e} ${r}`,a=t.get(i)??{holder:e,number:r,options:[]};a.options.push(n),t.set(i,a)}return[...t.values()]}function Gn(e,t,n,r){if(t.things.some(t=>e.includes(t)))return;let i=I(n,e,t);if(i)return i;if(e.includes(r.acting)){let e=p(n,t.things,`move`,`climb`);return e.length?{options:e}:void 0}let a=p(n,e,`activate`,`cast`,`quickcast`,`deploy`);return a.length&&t.things.length?{options:a,aim:{things:t.things}}:void 0}function Kn({play:e}){return new Map(e.map(([e,{controller:t}])=>[e,t]))}function qn({reason:e},{acting:t}){return e===`act`?t:-1}function Jn({sides:e}){let t=new Map,n={};return e.forEach(({prepared:e,spellbook:r,discard:i,own_prepared:a=[],own_spellbook:o=[]},s)=>{n[`hand-${s}`]=e,n[`deck-${s}`]=r,n[`discard-${s}`]=i.length;for(let[e,n]of[[a,`hand`],[o,`deck`],[i,`discard`]])for(let r of e)t.set(r,`${n}-${s}`)}),{of:t,sizes:n}}function Yn({play:e}){return new Map(e.map(([e,{damage:t,mana:n}])=>[e,{damage:t,mana:n}]))}var Xn={life:`health`,armor:`armor`,channeling:`channeling`},Zn={beastmaster:`nature`,priestess:`holy`,warlock:`fire`,wizard:`arcane`},Qn={life:`left`,armor:`right`,channeling:void 0};function $n(e){let t=We(e),n=[`life`,`armor`,`channeling`].filter(e=>t[e]||t.life);return{slug:e.slug,name:e.name,kind:t.kind,type:t.type,group:t.group,picture:{ground:Zn[t.group]??t.group,files:[`mage-wars-${t.type===`mage`?`mages`:t.group}`],traits:`mage-wars-traits`,words:[...t.subtypes,t.type]},cost:t.price||void 0,facts:t.casting.join(` · `),stats:n.map(e=>({name:Xn[e],path:$[e],n:t[e]??0,text:``,at:Qn[e]})),lines:t.text,reminders:[]}}function er(e,{view:t,values:n={}},r,i){let a=new De(t),o=e.options.filter(e=>e.answer.startsWith(`reveal `)).map(e=>({label:e.sentence??``,icon:$.reveal,options:[e]})),s=Wn(e).flatMap(({holder:e,number:t,options:o})=>{let s=r.get(a.slug(e)),c=s&&We(s).attacks[t-1],l=n[e]?.[`dice-${t}`]??c?.dice;return c?[{label:i(`mw-bar`,{bar:c.name,n:l}),icon:$[c.kind],options:o}]:[]});return[...o,...s]}function tr({play:e}){return e.reduce((e,[,t])=>e+t.damage,0)}var nr={hidden:`face-down`,face:$n,groups:er,texts:Object.assign({"../../../../trivault/games/magewars/presentation/text/de.ftl":re,"../../../../trivault/games/magewars/presentation/text/en.ftl":n,"../../../../trivault/games/magewars/presentation/text/pl.ftl":g,"../../../../trivault/games/magewars/text/de/faces.ftl":ue,"../../../../trivault/games/magewars/text/de/table.ftl":de,"../../../../trivault/games/magewars/text/de/traits.ftl":fe,"../../../../trivault/games/magewars/text/en/faces.ftl":pe,"../../../../trivault/games/magewars/text/en/table.ftl":me,"../../../../trivault/games/magewars/text/en/traits.ftl":he,"../../../../trivault/games/magewars/text/pl/faces.ftl":ge,"../../../../trivault/games/magewars/text/pl/table.ftl":_e,"../../../../trivault/games/magewars/text/pl/traits.ftl":ve,"./lesson/de.ftl":ye,"./lesson/en.ftl":be,"./lesson/pl.ftl":xe,"./text/de.ftl":Se,"./text/en.ftl":Ce,"./text/pl.ftl":we}),hurt:tr,slug:(e,t)=>new De(e).slug(t),owners:Kn,source:qn,drop:Gn,zones:Jn,numbers:Yn,attacks:new Set([`attack`,`attack-again`,`counterstrike`,`barrier`,`strike`]),icons:{mana:$.mana},Board:Hn,Dice:Pn,tumble:On};export{nr as BOARD};