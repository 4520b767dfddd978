import{An as e,Bn as t,C as n,Dn as r,F as i,Fn as a,Gn as o,Hn as s,I as c,In as l,Jn as u,Ln as d,N as f,O as p,On as m,Pn as h,S as g,Sr as _,Tn as v,Tr as y,Un as b,Vn as x,Wn as S,Xn as C,Zn as w,ar as T,at as E,bn as D,cr as O,dn as k,dr as A,er as j,gn as M,gt as N,hn as P,in as F,k as I,kn as L,lr as R,lt as z,mn as B,mt as ee,or as V,pr as H,qn as U,sr as W,st as te,tr as ne,ur as G,vn as re,vr as K,w as ie,wn as ae,wr as oe,xn as q,xr as J,xt as se,yr as Y,z as X}from"./shared.js";import{S as ce,d as le,g as ue,l as de,m as fe,p as pe,s as me,v as Z}from"./table.js";var he=`# Mage Wars: was auf einer Karte steht, Teil für Teil.

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
    Unter „Wann soll ich gefragt werden?“ legst du fest, in welchen Momenten du gefragt wirst, ob du eine Verzauberung aufdeckst; wähle weniger, wenn es dich zu oft unterbricht.
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
    “When to pause for me” sets the moments at which you are asked to reveal an enchantment; choose fewer if it interrupts you too often.
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
`;function Ae([e,t],n=!1){let r=Array.from({length:e*t},(r,i)=>{let[a,o]=[i%e,Math.floor(i/e)],[s,c]=n?[e-1-a,o]:[a,t-1-o];return{thing:i,name:`${`abcdefgh`[a]}${o+1}`,column:2*s+1,row:2*c+1}}),i=(t,n)=>n===1?(t+1)%e>0:t+e<r.length,a=r.flatMap(({thing:t})=>[1,e].filter(e=>i(t,e)).map(e=>[t,t+e])).map(([e,t],n)=>{let[i,a]=[r[e],r[t]],o=i.row===a.row;return{thing:r.length+n,name:`${i.name}-${a.name}`,column:(i.column+a.column)/2,row:(i.row+a.row)/2,upright:o}});return{columns:e,rows:t,zones:r,borders:a,size:r.length+a.length}}function je({arena:[e,t],sides:n,teams:r},i){let[a,o]=[e-1,e*t-1];return n.length===2||r?[0,o][i%2]:[0,a,o,o-a][i]}function Me(e){let[t]=e.arena;return e.player>=0&&je(e,e.player)>=t}function Ne(e,t){return(Math.abs(e.column-t.column)+Math.abs(e.row-t.row))/2}var Pe=class{ground;all;view;constructor(e){this.view=e,this.ground=Ae(e.arena,Me(e)),this.all=new Map(e.play.map(([e,t])=>[e,{thing:e,slug:this.slug(e),piece:t}]))}slug(e){return this.view.cards[e-this.ground.size]??``}inZone(e){return this.#e.filter(({piece:t})=>t.zone===e).sort((e,t)=>Number(this.isMage(t.thing))-Number(this.isMage(e.thing))||e.piece.controller-t.piece.controller)}wall(e){return this.#e.find(({piece:t})=>t.border===e)}get away(){return this.#e.filter(({piece:e})=>e.zone===-1&&e.border===-1)}attached(e){return this.#t(e).filter(({piece:e})=>!e.slots.length)}equipment(e){return this.#t(e).filter(({piece:e})=>e.slots.length)}whole(e){return[e,...this.#t(e).flatMap(e=>this.whole(e.thing))]}atHand(e){let{own_prepared:t=[],innate:n,mage:r}=this.view.sides[e],i=[...this.all.values()].filter(({piece:t})=>t.controller===e),a=[...this.equipment(r).map(e=>({thing:e.piece.bound,holder:e,bound:!0})),...i.map(e=>({thing:e.piece.assigned,holder:e,bound:!1}))];return[...[...t,...n].map(e=>({thing:e,bound:!1})),...a.filter(({thing:e})=>this.slug(e))]}own(e){let{player:t,teams:n}=this.view,r=Math.max(0,t);return e===r||n&&(e-r)%2==0}isMage(e){return this.view.sides.some(t=>t.mage===e)}zoneOf(e){let t=this.all.get(e);return t?t.piece.host===-1?this.ground.zones[t.piece.zone]:this.zoneOf(t.piece.host):this.ground.zones[e]}get#e(){return[...this.all.values()].filter(({piece:e})=>e.host===-1)}#t(e){return(this.all.get(e)?.piece.attached??[]).flatMap(e=>this.all.get(e)??[])}},Fe=S(`<marker viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 10 5 0 10Z" class="svelte-hwy0vz"></path></marker>`),Ie=S(`<path></path>`),Le=S(`<svg class="svelte-hwy0vz"><defs></defs><!></svg>`),Re=b(`<div class="arrows svelte-hwy0vz" aria-hidden="true"><!></div>`);function ze(e,t){let n=o();Y(t,!0);let r=H(()=>[...t.field.view.casts.map(({caster:e,target:t})=>({from:e,to:t,spell:!0})),...t.field.view.attacks.map(({attacker:e,defender:t,zone:n})=>({from:e,to:t===-1?n:t,spell:!1}))]),i=A([]),s=A(0);function c(e){let n=t.field.ground.zones[e]?.name,r=t.field.ground.borders.find(t=>t.thing===e)?.name,i=n?`[data-zone="${n}"]`:r?`[data-border="${r}"]`:`[data-thing~="${e}"]`,a=t.over?.querySelector(i);if(!a||!t.over){let n=t.field.all.get(e)?.piece.host??-1;return n===-1?void 0:c(n)}let[o,s]=[a.getBoundingClientRect(),t.over.getBoundingClientRect()];return{x:o.x+o.width/2-s.x,y:o.y+o.height/2-s.y}}ne(()=>{let e=C(r);C(s),w().then(()=>{G(i,e.flatMap(({from:e,to:t,spell:n})=>{let[r,i]=[c(e),c(t)];return r&&i&&(r.x!==i.x||r.y!==i.y)?[{x:r.x,y:r.y,dx:i.x-r.x,dy:i.y-r.y,spell:n}]:[]}))})});var l=Re(),u=T(l),f=e=>{var t=Le(),r=T(t);h(r,20,()=>[`attack`,`spell`],a,(e,t)=>{var r=Fe();j(()=>{q(r,`id`,`${n}-${t??``}`),m(r,0,L(t),`svelte-hwy0vz`)}),x(e,r)}),_(r);var o=O(r);h(o,17,()=>C(i),a,(e,t)=>{let r=()=>C(t).x,i=()=>C(t).y,a=()=>C(t).dx,o=()=>C(t).dy,s=()=>C(t).spell;var c=Ie();j(()=>{m(c,0,`line ${s()?`spell`:`attack`}`,`svelte-hwy0vz`),q(c,`d`,`M${r()??``} ${i()??``}q${a()/2-o()/8} ${o()/2+a()/8} ${a()??``} ${o()??``}`),q(c,`marker-end`,`url(#${n}-${s()?`spell`:`attack`})`)}),x(e,c)}),_(t),x(e,t)};d(u,e=>{C(i).length&&e(f)}),_(l),P(l,`clientWidth`,e=>G(s,e)),x(e,l),K()}function Be(e,t,n){let r=e=>t.indexOf(e)+1||99;return Object.entries(e.markers).sort(([e],[t])=>r(e)-r(t)||e.localeCompare(t)).map(([e,r])=>{let i=t.includes(e),a=n(`${i?`condition`:`marker`}-${e}`);return e===`taunt`||r===1?{icon:e,text:a,bad:i}:{icon:e,n:r,text:n(`ui-several`,{card:a,n:r}),bad:i}})}function Ve(e,t,n){let r=[{icon:`assigned`,spell:e.assigned},{icon:`bound`,spell:e.bound}].filter(({spell:e})=>e!==-1);return[...e.guard?[{icon:`guard`,text:n(`marker-guard`)}]:[],...t.flying?[{icon:`flying`,text:n(`trait-flying`)}]:[],...t.held?[{icon:`held`,text:n(`trait-restrained`),bad:!0}]:[],...r.map(({icon:e,spell:t})=>({icon:e,text:t===-99?n(`ui-face-down`,{n:1}):n(e===`bound`?`mw-bound`:`mw-assigned`)}))]}function He(e){return{health:e.life??0,armor:e.armor??0,channeling:e.channeling??0}}function Ue(e,t,n,r){return!n&&(e.mana||t.channeling)?[{icon:`mana`,n:e.mana,text:r(`ui-mana`,{n:e.mana})}]:[]}var We=`M13 2 5 13.5h6L10 22l9-12.5h-6.5Z`,Ge=`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13`,Ke=`M6 3h12M6 21h12M7 3c0 6 4 7 5 9c-1 2-5 3-5 9M17 3c0 6-4 7-5 9c1 2 5 3 5 9`,qe=`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,Q={life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14M12 2l-3 10 3 10 3-10Z`,channeling:`M12 3v10M8 9l4 4 4-4M5 15c0 4 3 6 7 6s7-2 7-6`,reveal:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,distance:`M3 17h18M3 14v6M21 14v6M7 8l-3 3 3 3M17 8l3 3-3 3M4 11h16`,action:`M12 3a9 9 0 1 0 .1 0M12 7a5 5 0 1 0 .1 0`,quickcast:We,initiative:`M6 22V3M6 4h13l-3.5 4.5L19 13H6`,guard:`M12 2 19 5V11C19 16 16 19.5 12 21.5C8 19.5 5 16 5 11V5ZM9 11.5l2.2 2.2 4-4.4`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,held:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,back:`M6 3h12v18H6ZM12 7l3.500 5L12 17 8.500 12Z`,sprint:`M14 4.500a1.500 1.500 0 1 0 .1 0M6 11l4-3 4 2.500-3 4.500 4 3v4M11 15l-2 3.500H5M14 10.500l2 2.500h3`,done:`M5 12.500 10 17.500 19.500 7`,hidden:`M6 3h12v18H6ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5v.3`,attached:`M5 4h11v13H5ZM8 7h11v13H8Z`,bound:Ge,assigned:`M6 3h12v14a3 3 0 0 1-3 4H8a3 3 0 0 1-2-3ZM9.5 8h5M9.5 12h5`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,rot:`M12 3a7 7 0 0 0-4 12.5V19h8v-3.5A7 7 0 0 0 12 3ZM9 10.5v.5M15 10.5v.5M10.5 22v-3M13.5 22v-3`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,daze:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,stun:`M12 2l1.8 6.2L20 6l-3.5 5.2L22 15l-6.4.4L16 22l-4-4.8L8 22l.4-6.6L2 15l5.5-3.8L4 6l6.2 2.2Z`,sleep:`M4 5h7l-7 8h7M13 12h7l-7 8h7`,cripple:`M8 3v7l6 4-1 7M14 3v5M5 21h13M4 8l4-1`,taunt:`M4 10v4h3l7 5V5L7 10ZM17.5 9a4.5 4.5 0 0 1 0 6M20 6.5a8 8 0 0 1 0 11`,rage:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,wrath:`M12 3v8M12 3l-3 4M12 3l3 4M5 21c0-6 3-9 7-10c4 1 7 4 7 10Z`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,pet:`M12 12c3 0 5.5 3 5.5 6c0 2.5-3 2-5.5 2s-5.5.5-5.5-2c0-3 2.5-6 5.5-6ZM5.5 8a1.7 2.2 0 1 0 .1 0M10 4a1.7 2.2 0 1 0 .1 0M14.5 4a1.7 2.2 0 1 0 .1 0M18.5 8a1.7 2.2 0 1 0 .1 0`,bloodreaper:`M6 22 17 5M4 9C8 3 15 2 21 6C16 6 13 8 10 12Z`,shield:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,open:`M4 21V8a8 8 0 0 1 16 0v13M9 21V10a3 3 0 0 1 6 0v11`,reset:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,channel:`M12 2 19 12 12 22 5 12ZM12 7v10M8.5 12h7`,upkeep:Ke,planning:Ge,deploy:`M12 21V9M7 13l5-5 5 5M4 4h16`,"first-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM20 8v12M18 10l2-2`,"final-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM17 8h4v12h-4ZM17 14h3`,melee:qe,ranged:`M5 3c9 2 14 7 16 16M5 3v6M5 3h6M3 21 16 8M3 21v-5M3 21h5`,passage:`M4 21V6h16v15M9 21v-9h6v9M4 6l2-3h12l2 3`,barrier:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM8 8l8 8M16 8l-8 8`,full:Ke,quick:We,range:`M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0M12 1v5M12 18v5M1 12h5M18 12h5`,book:`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13M6.5 9h3M6.5 12h3M14.5 9h3M14.5 12h3`,weapon:qe,helmet:`M4 18V12a8 8 0 0 1 16 0v6h-5v-5H9v5ZM12 4v9`,cloak:`M9 3h6l5 18c-5-2-11-2-16 0ZM9 3c1 3 5 3 6 0`,chest:`M6 4l3-1c1 2 5 2 6 0l3 1 2 5-3 1v10H7V10L4 9ZM12 8v8`,gloves:`M7 21v-5l-3-4 2-2 2 2V5h2v5V3h2v7V4h2v6V6h2v9l-2 2v4Z`,belt:`M2 9h20v6H2ZM9 7h6v10H9ZM12 12h4`,boots:`M8 3h6v10l6 3v4H6V9ZM6 17h14`,amulet:`M5 3c0 6 3 9 7 11c4-2 7-5 7-11M12 14l3 3.5-3 4-3-4Z`,ring:`M12 9a6.5 6.5 0 1 0 .1 0M9 3h6l2 3-5 3.5L7 6Z`},Je={creature:`M12 12c3 0 5.500 3 5.500 6c0 2.500-3 2-5.500 2s-5.500.500-5.500-2c0-3 2.500-6 5.500-6ZM5.500 8a1.700 2.200 0 1 0 .100 0M10 4a1.700 2.200 0 1 0 .100 0M14.500 4a1.700 2.200 0 1 0 .100 0M18.500 8a1.700 2.200 0 1 0 .100 0`,attack:We,enchantment:`M6 3h12v18H6ZM12 7l3.500 5L12 17 8.500 12Z`,incantation:`M5 4h12a2 2 0 0 1 2 2v2h-4M15 8v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2h9v2M8 8h4M8 11.500h4`,conjuration:`M4 21h16M6 21V9M10 21V9M14 21V9M18 21V9M3 9h18L12 3Z`,equipment:Q.chest,wall:`M3 5h18v14H3ZM3 9.700h18M3 14.300h18M9 5v4.700M15 9.700v4.600M9 14.300V19`},Ye=S(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-pv4vj6"><path class="svelte-pv4vj6"></path></svg>`);function Xe(e,t){Y(t,!0);var n=Ye(),i=T(n);let a;_(n),j(()=>{q(i,`d`,X[t.seat].shape),a=r(i,``,a,{fill:X[t.seat].colour})}),x(e,n),K()}var Ze=new WeakMap;function Qe(e){let t=Ze.get(e)??$e(e);return Ze.set(e,t),t}function $e(e){let t=e.facts,n=t.type===`mage`,[r]=Object.entries(t.schools).sort(([,e],[,t])=>t-e),i=t.reveal===null?`${t.cost}`:`${t.cost}+${t.reveal}`,a=n?e.slug:r?.[0]??`none`;return{...t,kind:et(t),group:a,price:n?``:i}}function et(e){let[t,...n]=e.kind.split(` · `);return[t,Object.keys(e.schools).length?n.pop():void 0,...n].filter(Boolean).join(` · `)}function tt(e,t){let{view:n}=t,r=e.piece.controller===n.player;if(!e.piece.revealed)return r?`reveal`:``;let i=t.all.get(n.acting);return i&&i.piece.controller===n.player?e===i?``:`attack ${i.slug}`:r&&e.piece.host===-1&&e.piece.border===-1?`activate`:``}function nt(e,t){let n=[...t.all.values()].filter(({slug:t})=>t&&t===e.slug),r=t.zoneOf(e.thing);return n.length<2||!r?``:`@${r.name}#${n.filter(e=>t.zoneOf(e.thing)===r).indexOf(e)+1}`}function rt(e,{session:t,tell:n,info:r}){let[i,a]=[r(e.slug),t.shown?.values?.[e.thing]??{}];return(i?Qe(i).attacks:[]).flatMap((e,t)=>{let r=a[`dice-${t+1}`];return r?[n(`mw-bar`,{bar:e.name,n:r})]:[]})}function it(e,t,n,r=!1){let{session:i,face:a,tell:o}=n,s=i.shown?.marks?.[e.thing]??[],c=i.shown?.values?.[e.thing]?.reveal,l=e.piece.revealed?[]:[o(`face-down`)],u=c===void 0?[]:[o(`mw-reveal`,{n:c})],d=tt(e,t),f=[...t.attached(e.thing),...t.equipment(e.thing)],p=f.map(({slug:e})=>a(e).name).filter(Boolean),m=s.slice(1).filter(e=>!p.some(t=>e.includes(t)));return{slug:e.slug,name:a(e.slug).name,things:t.whole(e.thing),deed:d&&`${d} ${e.slug}${nt(e,t)}`,notes:[...r?[]:[i.server.name(e.piece.controller)],...l,...u,...m,...rt(e,n)],attached:f.map(r=>it(r,t,n,r.piece.controller===e.piece.controller))}}var at=S(`<pattern width="26" height="26" patternUnits="userSpaceOnUse"><rect class="ground svelte-hq1of9" width="26" height="26"></rect><path class="far svelte-hq1of9" d="M-2 8C6 0 12 18 28 8M-2 21c8 8 18-10 30 0"></path><path class="near svelte-hq1of9" d="M8-2c-8 8 12 18 2 30M21-2c8 10-10 18 0 30"></path><path class="tip svelte-hq1of9" d="M6 5 1 1l7 2ZM20 10l5-5-2 7ZM10 19l-6 3 5-6ZM22 22l4 4-7-3ZM14 8l1-6 2 6Z"></path></pattern>`),ot=S(`<pattern width="26" height="30" patternUnits="userSpaceOnUse"><rect class="ground svelte-hq1of9" width="26" height="30"></rect><path class="far svelte-hq1of9" d="M0 30C-2 18 6 16 5 4c6 6 4 12 8 14 1-6 4-8 4-16 6 8 10 16 9 28Z"></path><path class="near svelte-hq1of9" d="M3 30c-1-8 5-8 4-16 5 5 4 8 7 10 1-4 3-6 3-11 4 6 6 10 5 17Z"></path><path class="tip svelte-hq1of9" d="M8 30c0-4 3-5 3-9 3 3 6 5 5 9Z"></path></pattern>`),st=S(`<pattern width="44" height="28" patternUnits="userSpaceOnUse"><rect class="ground svelte-hq1of9" width="44" height="28"></rect><circle class="far svelte-hq1of9" cx="10" cy="10" r="11"></circle><circle class="far svelte-hq1of9" cx="34" cy="16" r="12"></circle><circle class="near svelte-hq1of9" cx="20" cy="20" r="10"></circle><circle class="tip svelte-hq1of9" cx="29" cy="7" r="7"></circle></pattern>`),ct=S(`<pattern width="60" height="24" patternUnits="userSpaceOnUse"><rect class="ground svelte-hq1of9" width="60" height="24"></rect><path class="near svelte-hq1of9" d="M1 1h27v10H1ZM31 1h28v10H31ZM14 13h28v10H14Z"></path><path class="far svelte-hq1of9" d="M45 13h15v10H45ZM0 13h11v10H0Z"></path><path class="tip svelte-hq1of9" d="M1 1h27v1.500H1ZM31 1h28v1.500H31ZM14 13h28v1.500H14ZM45 13h15v1.500H45ZM0 13h11v1.500H0Z"></path></pattern>`),lt=S(`<svg class="svelte-hq1of9"><defs><linearGradient x2="0" y2="1"><stop class="bright svelte-hq1of9" offset="0"></stop><stop class="dim svelte-hq1of9" offset="1"></stop></linearGradient><!></defs><rect rx="3"></rect><rect class="top svelte-hq1of9" rx="3"></rect><rect></rect></svg>`),ut=b(`<span><!></span>`);function dt(e,t){let n=o(),r=A(0),i=A(0),a=H(()=>t.upright?Math.min(22,C(i)):Math.max(0,C(i)-10));var s=ut();let c;var l=T(s),u=e=>{var o=lt(),s=T(o),c=T(s),l=O(c),u=e=>{var t=at();j(()=>q(t,`id`,`${n}-made`)),x(e,t)},f=e=>{var t=ot();j(()=>q(t,`id`,`${n}-made`)),x(e,t)},p=e=>{var t=st();j(()=>q(t,`id`,`${n}-made`)),x(e,t)},m=e=>{var t=ct();j(()=>q(t,`id`,`${n}-made`)),x(e,t)};d(l,e=>{t.made===`plant`?e(u):t.made===`flame`?e(f,1):t.made===`cloud`?e(p,2):e(m,-1)}),_(s);var h=O(s),g=O(h),v=O(g);_(o),j(()=>{q(o,`viewBox`,`0 0 ${C(r)??``} ${C(i)??``}`),q(c,`id`,`${n}-shade`),q(h,`width`,C(r)),q(h,`height`,C(i)),q(h,`fill`,`url(#${n}-made)`),q(g,`width`,C(r)),q(g,`height`,C(i)-C(a)),q(v,`y`,C(i)-C(a)),q(v,`width`,C(r)),q(v,`height`,C(a)),q(v,`fill`,`url(#${n}-shade)`)}),x(e,o)};d(l,e=>{C(r)&&e(u)}),_(s),j(()=>c=m(s,1,`wall ${t.made??``}`,`svelte-hq1of9`,c,{upright:t.upright})),P(s,`clientWidth`,e=>G(r,e)),P(s,`clientHeight`,e=>G(i,e)),x(e,s)}var ft=b(`<span class="badge"><!> </span>`),pt=b(`<span class="armor svelte-tn0vri"><!> </span>`),mt=b(`<!> <span class="tag svelte-tn0vri"><!> <!> <b class="svelte-tn0vri"> <small class="svelte-tn0vri"> </small></b> <!></span>`,1),ht=b(`<button data-target=""><span class="unseen"> </span> <span aria-hidden="true">+</span></button>`),gt=b(`<div><!></div>`);function _t(n,i){Y(i,!0);let o=Z(),{session:s,info:c,tell:l}=o,p=H(()=>o.rules),g=s.builder,v=H(()=>i.field.wall(i.border.thing)),y=H(()=>g.state([i.border.thing])),b=H(()=>l(`border`,{name:i.border.name})),S=H(()=>[C(b),...g.options([i.border.thing]).map(e=>e.sentence??``)].join(`, `)),w=H(()=>(C(v)&&s.shown?.values?.[C(v).thing])??{}),D=H(()=>C(v)?(c(C(v).slug)?.facts)?.subtypes.at(0)??``:``),k=H(()=>C(v)&&it(C(v),i.field,o));var A=gt();let M,N;var P=T(A),F=e=>{{let n=e=>{var n=mt(),o=V(n);dt(o,{get made(){return C(D)},get upright(){return i.border.upright}});var s=O(o,2);let c;var u=T(s);Xe(u,{get seat(){return C(v).piece.controller}});var f=O(u,2);h(f,17,()=>Be(C(v).piece,C(p).conditions,l),a,(e,n)=>{var r=ft(),i=T(r);E(i,{get path(){return Q[C(n).icon]}});var a=O(i,1,!0);_(r),j(()=>t(a,C(n).n??``)),x(e,r)});var m=O(f,2),g=T(m),y=O(g),b=W(y);_(m);var S=O(m,2),k=e=>{var n=pt(),r=T(n);E(r,{get path(){return Q.armor}});var i=O(r,1,!0);_(n),j(()=>t(i,C(w).armor)),x(e,n)};d(S,e=>{C(w).armor&&e(k)}),_(s),j(e=>{c=r(s,``,c,{"--owner":X[C(v).piece.controller].colour}),t(g,`${e??``} `),t(b,`/${C(w).life??0??``}`)},[()=>Math.max(0,(C(w).life??0)-C(v).piece.damage)]),x(e,n)},o=H(()=>[...i.field.whole(C(v).thing),i.border.thing]),s=H(()=>tt(C(v),i.field)),c=H(()=>[C(b),...C(k).notes]);le(e,{get things(){return C(o)},get slug(){return C(v).slug},get deed(){return C(s)},get said(){return C(c)},get attached(){return C(k).attached},picture:n,$$slots:{picture:!0}})}},I=n=>{var r=ht(),a=T(r),o=W(a,!0);J(2),_(r),e(r,()=>f(()=>C(y))),j(()=>{m(r,1,`place ${C(y)??``}`,`svelte-tn0vri`),q(r,`aria-pressed`,g.gathers?C(y)===`chosen`:void 0),t(o,C(S))}),u(`click`,r,()=>g.touch([i.border.thing])),x(n,r)};d(P,e=>{C(v)&&C(k)?e(F):C(y)&&e(I,1)}),_(A),j(()=>{M=m(A,1,`edge svelte-tn0vri`,null,M,{upright:i.border.upright,free:!C(v)}),q(A,`data-border`,i.border.name),N=r(A,``,N,{"--column":i.border.column,"--row":i.border.row})}),x(n,A),K()}U([`click`]);var vt=3,yt=6,bt=40;function xt(e){let{width:t,height:n,rim:r,gap:i,columns:a,rows:o}=e,s=fe(`arena ${a} ${o}`),c=e=>(2*s()-1)*e,[l,u]=[(t-2*r+i)/a,(n-2*r+i)/o],d=[],f=``;for(let e=0;e<a*o;e++){let[t,n]=[r-i/2+e%a*l,r-i/2+Math.floor(e/a)*u],o=(e,r)=>[t+l*e/vt+(e%vt?c(.09*l):0),n+u*r/vt+(r%vt?c(.07*u):0)],p=Array.from({length:4},(e,t)=>Array.from({length:4},(e,n)=>o(n,t)));for(let e=0;e<vt;e++)for(let t=0;t<vt;t++){let[n,r,i,a]=[p[e][t],p[e][t+1],p[e+1][t+1],p[e+1][t]];d.push({tone:Math.floor(s()*yt),path:`${wt([n,r,i,a])}Z`}),f+=wt([Tt(a,1.5,-2),Tt(n,1.5,1.6),Tt(r,-2,1.6)])}}let p=e=>d.filter(({tone:t})=>t===e).map(({path:e})=>e),m=Array.from({length:yt},(e,t)=>p(t).join(``)),h=St(Math.round(a*o*1.3),()=>Et([s()*t,s()*n],l,s)),g=St(a*o*3,()=>{let[e,t]=[r+Math.floor(s()*a)*l,r+Math.floor(s()*o)*u];return Dt([e+(s()<.5?8:l-26)+16*s(),t+10+(u-24)*s()],(1.6+3*s())*Math.min(1,l/200))}),_=St(30,()=>{let[e,t]=[s()*s()*l*1.6,n-s()*s()*u*1.6],i=(4+7*s())*Math.min(1,l/200);return`M${Ct([e+r,t-r])}a${i} ${i*.55} 0 1 0 .1 0Z`});return{tones:m,lit:f,cracks:h,rubble:g,moss:_,bricks:Ot(e),torches:kt(e,l,u)}}var St=(e,t)=>Array.from({length:e},t).join(``),Ct=([e,t])=>`${e.toFixed(1)} ${t.toFixed(1)}`,wt=e=>`M${e.map(Ct).join(`L`)}`,Tt=([e,t],n,r)=>[e+n,t+r];function Et([e,t],n,r){let i=[[e,t]],a=r()*2*Math.PI;for(let e=4+Math.floor(r()*4);e;e--){a+=(2*r()-1)*.8;let e=(5+10*r())*n/250;i.push(Tt(i.at(-1),Math.cos(a)*e,Math.sin(a)*e))}return wt(i)}function Dt(e,t){return`${wt([[-1,.5],[-.4,-.7],[.7,-.5],[1,.6]].map(([n,r])=>Tt(e,n*t,r*t)))}Z`}function Ot({width:e,height:t,rim:n}){let[r,i]=[Math.round(e/bt),Math.round(t/bt)],a=Array.from({length:r-1},(t,n)=>(n+1)*e/r),o=Array.from({length:i-1},(e,n)=>(n+1)*t/i);return[...a.map(e=>`M${e.toFixed(1)} 0v${n}M${e.toFixed(1)} ${t-n}v${n}`),...o.map(t=>`M0 ${t.toFixed(1)}h${n}M${e-n} ${t.toFixed(1)}h${n}`)].join(``)}function kt({width:e,height:t,rim:n,columns:r,rows:i,gap:a},o,s){let c=Array.from({length:r-1},(e,t)=>n-a/2+(t+1)*o),l=Array.from({length:i-1},(e,t)=>n-a/2+(t+1)*s);return[...c.flatMap(e=>[n/2,t-n/2].map(t=>({x:e,y:t}))),...l.flatMap(t=>[n/2,e-n/2].map(e=>({x:e,y:t})))]}var At=S(`<radialGradient><stop class="glow-1 svelte-1ch58tf" offset="0"></stop><stop class="glow-2 svelte-1ch58tf" offset=".5"></stop><stop class="glow-3 svelte-1ch58tf" offset="1"></stop></radialGradient>`),jt=S(`<path></path>`),Mt=S(`<ellipse></ellipse>`),Nt=S(`<circle></circle>`),Pt=S(`<circle></circle><g class="seal svelte-1ch58tf"><!><path class="beam svelte-1ch58tf"></path></g>`,1),Ft=S(`<path class="stud svelte-1ch58tf"></path>`),It=S(`<path class="svelte-1ch58tf"></path>`),Lt=S(`<g class="gate svelte-1ch58tf"><rect height="80" rx="3" class="svelte-1ch58tf"></rect><!></g>`),Rt=S(`<g class="torch svelte-1ch58tf"><circle r="6.5" class="svelte-1ch58tf"></circle><path d="M0-8c4 4 5 7 5 10a5 5 0 0 1-10 0C-5-1-2-4 0-8Z" class="svelte-1ch58tf"></path><path class="heart svelte-1ch58tf" d="M0-2c2 2 2.4 3.600 2.400 5a2.400 2.400 0 0 1-4.800 0C-2.400 1.400-1.400.400 0-2Z"></path></g>`),zt=S(`<svg class="svelte-1ch58tf"><defs><radialGradient cx=".42" cy=".4" r=".78"><stop class="sun-1 svelte-1ch58tf" offset="0"></stop><stop class="sun-2 svelte-1ch58tf" offset=".55"></stop><stop class="sun-3 svelte-1ch58tf" offset="1"></stop></radialGradient><radialGradient r=".72"><stop class="clear svelte-1ch58tf" offset=".55"></stop><stop class="edge svelte-1ch58tf" offset="1"></stop></radialGradient><radialGradient><stop class="stain svelte-1ch58tf" offset="0"></stop><stop class="clear svelte-1ch58tf" offset="1"></stop></radialGradient><radialGradient><stop class="fire-1 svelte-1ch58tf" offset="0"></stop><stop class="fire-2 svelte-1ch58tf" offset="1"></stop></radialGradient><!><clipPath><rect rx="4"></rect></clipPath></defs><rect class="rim svelte-1ch58tf" rx="12"></rect><path class="joint svelte-1ch58tf"></path><g><rect></rect><!><path class="lit svelte-1ch58tf"></path><!><g class="inlay svelte-1ch58tf"><circle></circle><circle></circle><circle></circle><path></path></g><path class="crack svelte-1ch58tf"></path><path class="crack-lit svelte-1ch58tf" transform="translate(1 1)"></path><!><path class="moss svelte-1ch58tf"></path><path class="rubble-shade svelte-1ch58tf" transform="translate(1.4 1.8)"></path><path class="rubble svelte-1ch58tf"></path><path class="groove svelte-1ch58tf"></path><path class="brass svelte-1ch58tf" transform="translate(-2.5 -2.5)"></path><path class="brass far svelte-1ch58tf" transform="translate(2.5 2.5)"></path><!><!><rect></rect></g><rect class="inner svelte-1ch58tf" rx="5"></rect><!><!></svg>`),Bt=b(`<div class="floor svelte-1ch58tf" aria-hidden="true"><!></div>`);function Vt(e,t){let n=o();Y(t,!0);let i=[[.62,.28,.7],[.3,.7,.6],[.86,.64,.5],[.12,.2,.55],[.5,.92,.5]],c=A(0),l=A(0),u=H(()=>t.field.ground),f=H(()=>C(u).columns),p=H(()=>C(u).rows),g=H(()=>C(u).zones),v=H(()=>C(c)&&C(l)?xt({width:C(c),height:C(l),rim:t.rim,gap:t.gap,columns:C(f),rows:C(p)}):void 0),b=H(()=>(C(c)-2*t.rim+t.gap)/C(f)),S=H(()=>(C(l)-2*t.rim+t.gap)/C(p)),w=H(()=>[...Array.from({length:C(f)-1},(e,n)=>`M${t.rim-t.gap/2+(n+1)*C(b)} ${t.rim}V${C(l)-t.rim}`),...Array.from({length:C(p)-1},(e,n)=>`M${t.rim} ${t.rim-t.gap/2+(n+1)*C(S)}H${C(c)-t.rim}`)].join(``)),E=H(()=>Array.from({length:(C(f)-1)*(C(p)-1)},(e,n)=>({x:t.rim-t.gap/2+(n%(C(f)-1)+1)*C(b),y:t.rim-t.gap/2+(Math.floor(n/(C(f)-1))+1)*C(S)}))),D=H(()=>Math.min(C(b),C(S))*.96),k=H(()=>t.field.view.sides.map((e,n)=>{let{column:r,row:i}=C(g)[je(t.field.view,n)],[a,o]=[r>1,i>1];return{x:a?C(c)-t.rim:t.rim,y:o?C(l)-t.rim:t.rim,dx:a?-1:1,dy:o?-1:1,seat:n}})),M=H(()=>Array.from({length:16},(e,t)=>{let n=C(D)*(t%2?.5:.94),r=Math.PI*t/8-Math.PI/2;return`${t?`L`:`M`}${C(c)/2+n*Math.cos(r)} ${C(l)/2+n*Math.sin(r)}`}).join(``)+`Z`);var N=Bt(),F=T(N),I=e=>{var o=zt(),u=T(o),f=T(u),p=O(f),g=O(p),A=O(g),N=O(A);h(N,17,()=>C(k),a,(e,t)=>{let i=()=>C(t).seat;var a=At();let o;j(()=>{q(a,`id`,`${n}-${i()??``}`),o=r(a,``,o,{"--owner":X[i()].colour})}),x(e,a)});var P=O(N),F=W(P);_(u);var I=O(u),L=O(I),R=O(L),z=T(R),B=O(z);h(B,17,()=>C(v).tones,a,(e,t,n)=>{var r=jt();m(r,0,`slab tone-${n}`,`svelte-1ch58tf`),j(()=>q(r,`d`,C(t))),x(e,r)});var ee=O(B),U=O(ee);h(U,17,()=>i,a,(e,t)=>{var r=H(()=>y(C(t),3));let i=()=>C(r)[0],a=()=>C(r)[1],o=()=>C(r)[2];var s=Mt();j(()=>{q(s,`cx`,i()*C(c)),q(s,`cy`,a()*C(l)),q(s,`rx`,o()*C(b)),q(s,`ry`,o()*C(S)),q(s,`fill`,`url(#${n}-stain)`)}),x(e,s)});var te=O(U),ne=T(te),G=O(ne),re=O(G),K=O(re);_(te);var ie=O(te),ae=O(ie),oe=O(ae);h(oe,17,()=>C(k),a,(e,t)=>{let i=()=>C(t).x,o=()=>C(t).y,s=()=>C(t).dx,c=()=>C(t).dy,l=()=>C(t).seat;var u=Pt(),d=V(u),f=O(d);let p;var m=T(f);h(m,16,()=>[.86,.8,.46],a,(e,t)=>{var n=Nt();j(e=>{q(n,`cx`,i()),q(n,`cy`,o()),q(n,`r`,e)},[()=>Math.min(C(b),C(S)*1.2)*t]),x(e,n)});var g=O(m);_(f),j(()=>{q(d,`cx`,i()),q(d,`cy`,o()),q(d,`r`,C(b)*1.25),q(d,`fill`,`url(#${n}-${l()??``})`),p=r(f,``,p,{"--owner":X[l()].colour}),q(g,`d`,`M${i()??``} ${o()+c()*C(S)*.45}l${s()*C(b)} ${-c()*C(S)*.28}v${c()*C(S)*.78}L${i()??``} ${o()+c()*C(S)*.75}Z`)}),x(e,u)});var J=O(oe),se=O(J),Y=O(se),ce=O(Y),le=O(ce),ue=O(le),de=O(ue);h(de,17,()=>C(E),a,(e,t)=>{let n=()=>C(t).x,r=()=>C(t).y;var i=Ft();j(()=>q(i,`d`,`M${n()??``} ${r()-9}l9 9-9 9-9-9Z`)),x(e,i)});var fe=O(de);h(fe,17,()=>C(v).torches,a,(e,t)=>{let r=()=>C(t).x,i=()=>C(t).y;var a=Nt();j(()=>{q(a,`cx`,r()),q(a,`cy`,i()),q(a,`r`,C(b)*.3),q(a,`fill`,`url(#${n}-fire)`)}),x(e,a)});var pe=O(fe);_(R);var me=O(R),Z=O(me);h(Z,17,()=>C(k),a,(e,n)=>{let i=()=>C(n).x,o=()=>C(n).y,s=()=>C(n).dx,c=()=>C(n).dy,l=()=>C(n).seat,u=H(()=>i()-s()*t.rim/2);var d=Lt();let f;var p=T(d),m=O(p);h(m,16,()=>({length:6}),a,(e,n,r)=>{var i=It();j(()=>q(i,`d`,`M${C(u)-t.rim/2+1} ${o()+c()*C(S)*.6-30+r*12}h${t.rim-2}`)),x(e,i)}),_(d),j(()=>{f=r(d,``,f,{"--owner":X[l()].colour}),q(p,`x`,C(u)-t.rim/2-1),q(p,`y`,o()+c()*C(S)*.6-40),q(p,`width`,t.rim+2)}),x(e,d)});var he=O(Z),ge=e=>{var t=s(),n=V(t);h(n,17,()=>C(v).torches,a,(e,t)=>{let n=()=>C(t).x,r=()=>C(t).y;var i=Rt();j(()=>q(i,`transform`,`translate(${n()??``} ${r()??``})`)),x(e,i)}),x(e,t)};d(he,e=>{t.rim>8&&e(ge)}),_(o),j(()=>{q(o,`viewBox`,`0 0 ${C(c)??``} ${C(l)??``}`),q(f,`id`,`${n}-sun`),q(p,`id`,`${n}-edge`),q(g,`id`,`${n}-stain`),q(A,`id`,`${n}-fire`),q(P,`id`,`${n}-in`),q(F,`x`,t.rim),q(F,`y`,t.rim),q(F,`width`,C(c)-2*t.rim),q(F,`height`,C(l)-2*t.rim),q(I,`width`,C(c)),q(I,`height`,C(l)),q(L,`d`,C(v).bricks),q(R,`clip-path`,`url(#${n}-in)`),q(z,`width`,C(c)),q(z,`height`,C(l)),q(z,`fill`,`url(#${n}-sun)`),q(ee,`d`,C(v).lit),q(ne,`cx`,C(c)/2),q(ne,`cy`,C(l)/2),q(ne,`r`,C(D)),q(G,`cx`,C(c)/2),q(G,`cy`,C(l)/2),q(G,`r`,C(D)*.94),q(re,`cx`,C(c)/2),q(re,`cy`,C(l)/2),q(re,`r`,C(D)*.5),q(K,`d`,C(M)),q(ie,`d`,C(v).cracks),q(ae,`d`,C(v).cracks),q(J,`d`,C(v).moss),q(se,`d`,C(v).rubble),q(Y,`d`,C(v).rubble),q(ce,`d`,C(w)),q(le,`d`,C(w)),q(ue,`d`,C(w)),q(pe,`width`,C(c)),q(pe,`height`,C(l)),q(pe,`fill`,`url(#${n}-edge)`),q(me,`x`,t.rim-1),q(me,`y`,t.rim-1),q(me,`width`,C(c)-2*t.rim+2),q(me,`height`,C(l)-2*t.rim+2)}),x(e,o)};d(F,e=>{C(v)&&e(I)}),_(N),P(N,`clientWidth`,e=>G(c,e)),P(N,`clientHeight`,e=>G(l,e)),x(e,N),K()}var Ht=b(`<b class="svelte-1wucj7"> </b>`),Ut=b(`<span class="inner svelte-1wucj7"><!></span> <!>`,1),Wt=b(`<span><!></span>`);function Gt(e,n){Y(n,!0);let i=Z(),{session:a,face:o}=i,s=H(()=>o(n.it.slug)),c=H(()=>it(n.it,n.field,i)),l=H(()=>a.shown?.values?.[n.it.thing]?.reveal);var u=Wt();let f,p;var h=T(u);{let e=e=>{var r=Ut(),i=V(r),a=T(i),o=e=>{E(e,{get path(){return n.icon}})},c=e=>{pe(e,{get face(){return C(s)},game:`mage-wars`})},u=e=>{E(e,{get path(){return Q[n.it.slug?`back`:`hidden`]}})};d(a,e=>{n.icon?e(o):n.it.piece.revealed?e(c,1):e(u,-1)}),_(i);var f=O(i,2),p=e=>{var n=Ht(),r=W(n,!0);j(()=>t(r,C(l))),x(e,n)};d(f,e=>{C(l)!==void 0&&e(p)}),x(e,r)},r=H(()=>n.field.whole(n.it.thing)),i=H(()=>C(c).deed.split(` `)[0]??``),a=H(()=>nt(n.it,n.field));le(h,{get things(){return C(r)},get slug(){return n.it.slug},get deed(){return C(i)},get which(){return C(a)},get said(){return C(c).notes},get attached(){return C(c).attached},picture:e,$$slots:{picture:!0}})}_(u),j(()=>{f=m(u,1,`chip svelte-1wucj7`,null,f,{hidden:!n.it.piece.revealed,coin:n.icon}),p=r(u,``,p,{"--owner":X[n.it.piece.controller].colour})}),x(e,u),K()}var Kt=b(`<span class="left svelte-1dgk43s"></span>`),qt=b(`<b class="svelte-1dgk43s"> <small class="svelte-1dgk43s"> </small></b>`),Jt=b(`<span class="armor svelte-1dgk43s"> </span>`),Yt=b(`<b class="svelte-1dgk43s"> </b>`),Xt=b(`<span><!><!></span>`),Zt=b(`<span class="badge bears svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b></span>`),Qt=b(`<span><!></span>`),$t=b(`<span><span class="body svelte-1dgk43s"><span class="art svelte-1dgk43s"><!></span> <span class="plate svelte-1dgk43s"><span class="name svelte-1dgk43s"><!></span> <span><!> <span class="line svelte-1dgk43s"><!> <!></span></span></span></span> <!> <span class="badges svelte-1dgk43s"><!> <!></span> <!></span>`);function en(e,n){Y(n,!0);let i=k(n,`acting`,3,!1),o=H(()=>Math.max(0,n.life-n.damage)),s=H(()=>Math.max(...n.face.name.split(/[\s-]/).map(e=>e.length)));var l=$t();let u,f;var p=T(l),g=T(p),v=T(g);pe(v,{get face(){return n.face},game:`mage-wars`,crop:`whole`}),_(g);var y=O(g,2),b=T(y),S=T(b);c(S,{get name(){return n.face.name}}),_(b);var w=O(b,2);let D;var A=T(w),M=e=>{var t=Kt();let i;j(()=>i=r(t,``,i,{width:`${100*C(o)/n.life}%`})),x(e,t)};d(A,e=>{n.life&&e(M)});var N=O(A,2),P=T(N),F=e=>{var r=qt(),i=T(r),a=O(i),s=W(a);_(r),j(()=>{t(i,`${C(o)??``} `),t(s,`/${n.life??``}`)}),x(e,r)};d(P,e=>{n.life&&e(F)}),Xe(O(P,2),{get seat(){return n.seat}}),_(N),_(w),_(y),_(p);var I=O(p,2),L=e=>{var r=Jt(),i=W(r,!0);j(()=>t(i,n.armor)),x(e,r)};d(I,e=>{n.armor&&e(L)});var R=O(I,2),z=T(R);h(z,17,()=>n.badges,a,(e,n)=>{var r=Xt();let i;var a=T(r);E(a,{get path(){return Q[C(n).icon]}});var o=O(a),s=e=>{var r=Yt(),i=W(r,!0);j(()=>t(i,C(n).n)),x(e,r)};d(o,e=>{C(n).n!==void 0&&e(s)}),_(r),j(()=>i=m(r,1,`badge ${C(n).icon??``}`,`svelte-1dgk43s`,i,{bad:C(n).bad})),x(e,r)});var B=O(z,2),ee=e=>{var r=Zt(),i=T(r);E(i,{get path(){return Q.attached}});var a=O(i,2),o=W(a,!0);_(r),j(()=>t(o,n.bears)),x(e,r)};d(B,e=>{n.bears&&e(ee)}),_(R);var V=O(R,2),U=e=>{var t=Qt(),r=T(t);E(r,{get path(){return Q[n.acts===`ready`?`sprint`:`done`]}}),_(t),j(()=>m(t,1,`act ${n.acts??``}`,`svelte-1dgk43s`)),x(e,t)};d(V,e=>{n.acts&&e(U)}),_(l),j(()=>{u=m(l,1,`token ${n.type??``}`,`svelte-1dgk43s`,u,{own:n.own,used:n.acts===`used`,acting:i()}),f=r(l,``,f,{"--owner":X[n.seat].colour,"--longest":C(s),"--letters":n.face.name.length}),D=m(w,1,`life svelte-1dgk43s`,null,D,{low:C(o)*3<=n.life})}),x(e,l),K()}var tn=b(`<div class="chips svelte-4h3pu7"></div>`),nn=b(`<div class="piece svelte-4h3pu7"><!> <!></div>`);function rn(e,t){Y(t,!0);let n=Z(),{session:r,face:i,tell:a}=n,o=H(()=>n.rules),s=H(()=>i(t.it.slug)),c=H(()=>r.shown?.values?.[t.it.thing]??{}),l=H(()=>t.field.isMage(t.it.thing)),u=H(()=>t.field.attached(t.it.thing)),f=H(()=>it(t.it,t.field,n)),p=H(()=>[...Ue(t.it.piece,C(c),C(l),a),...Ve(t.it.piece,C(c),a),...Be(t.it.piece,C(o).conditions,a)]),m=H(()=>He(C(c))),g=H(()=>C(l)||C(s).type===`creature`?t.it.piece.active?`ready`:`used`:void 0);var v=nn(),y=T(v);{let e=e=>{{let n=H(()=>C(s).type||`enchantment`),r=H(()=>t.field.own(t.it.piece.controller)),i=H(()=>C(c).life??0),a=H(()=>C(c).armor??0),o=H(()=>t.field.view.acting===t.it.thing);en(e,{get face(){return C(s)},get type(){return C(n)},get seat(){return t.it.piece.controller},get own(){return C(r)},get damage(){return t.it.piece.damage},get life(){return C(i)},get armor(){return C(a)},get acts(){return C(g)},get acting(){return C(o)},get badges(){return C(p)},get bears(){return C(u).length}})}},n=H(()=>t.field.whole(t.it.thing)),r=H(()=>tt(t.it,t.field)),i=H(()=>nt(t.it,t.field)),a=H(()=>t.it.piece.zone<0?[]:[t.it.piece.zone]);le(y,{get things(){return C(n)},get slug(){return t.it.slug},get deed(){return C(r)},get which(){return C(i)},get said(){return C(f).notes},get attached(){return C(f).attached},get live(){return C(m)},get ground(){return C(a)},picture:e,$$slots:{picture:!0}})}var b=O(y,2),S=e=>{var n=tn();h(n,21,()=>C(u),e=>e.thing,(e,n)=>{Gt(e,{get it(){return C(n)},get field(){return t.field}})}),_(n),x(e,n)};d(b,e=>{C(u).length&&e(S)}),_(v),x(e,v),K()}var $=3,an=150,on=.62,sn=64,cn=33,ln=[31,24],un=[120,250],dn=[96,200];function fn(e,t,n,r){return e<an?hn(e,t,n,r):mn(e,t,n,r)}var pn=(e,[t,n])=>Math.min(Math.max(e,t),n);function mn(e,t,n,r){let i=n>2?2:1,a=Math.max(1,Math.ceil(n/i)),o=Math.floor((e-$)/2),s=Math.min(n===1?pn(Math.round(on*e),un):o,un[1]),c=Math.floor((t-(i-1)*$)/i),l=Math.min(i===1?pn(Math.round(on*t),dn):dn[1],c),u=Math.max(0,e-(a*s+(a-1)*$)),d=a>2?Math.min(s+$,(e-s)/(a-1)):s+$,f=a>2?0:u/2,p=(t-i*l-(i-1)*$)/2,m=e=>p+Math.floor(e/a)*(l+$),h=gn(n,e=>({x:f+e%a*d,y:m(e)}));if(a<3)return{width:s,tall:l,places:h};let g=a*(s+$)-$,_=_n((e-g)/2,g,e,r.left,r.right);return{width:s,tall:l,places:h,fanned:gn(n,e=>({x:_+e%a*(s+$),y:m(e)}))}}function hn(e,t,n,r){let i=t-sn-(n-1)*cn,a=t-(ln.find(e=>e<=i)??0),o=Math.floor((a-(n-1)*$)/Math.max(1,n)),s=Math.min(a,Math.max(sn,Math.min(o,e))),c=n>1?Math.min(s+$,(a-s)/(n-1)):0,l=(a-s-(n-1)*c)/2,u=gn(n,e=>({x:0,y:l+e*c}));if(c>=s||n<2)return{width:e,tall:s,places:u};let d=n*(s+$)-$,f=_n((t-d)/2,d,t,r.above,r.below);return{width:e,tall:s,places:u,fanned:gn(n,e=>({x:0,y:f+e*(s+$)}))}}function gn(e,t){return Array.from({length:e},(e,n)=>{let{x:r,y:i}=t(n);return{x:Math.round(r),y:Math.round(i)}})}function _n(e,t,n,r,i){return Math.max(-r,Math.min(e,n+i-t))}var vn=b(`<button class="ground svelte-cuwqcz" data-behind=""><span class="unseen svelte-cuwqcz"> </span></button>`),yn=b(`<span class="away svelte-cuwqcz"><!> </span>`),bn=b(`<span class="walk svelte-cuwqcz" aria-hidden="true"> </span>`),xn=b(`<div class="slot svelte-cuwqcz"><!></div>`),Sn=b(`<section><!> <h3 class="svelte-cuwqcz"><span class="svelte-cuwqcz"> </span> <!></h3> <!> <div class="pieces svelte-cuwqcz"></div></section>`);function Cn(n,i){Y(i,!0);let{session:a,tell:o}=Z(),s=a.builder,c=H(()=>[i.zone.thing]),l=H(()=>s.state(C(c))),p=H(()=>i.field.inZone(i.zone.thing)),g=A(0),v=A(0),y=H(()=>fn(C(g),C(v),C(p).length,{left:(i.zone.column-1)/2*C(g),right:(i.field.ground.columns-(i.zone.column+1)/2)*C(g),above:(i.zone.row-1)/2*C(v),below:(i.field.ground.rows-(i.zone.row+1)/2)*C(v)})),b=H(()=>s.question?.reason===`act`&&i.field.view.acting>=0),S=H(()=>s.options(C(c))),w=H(()=>C(l)&&C(S).some(({answer:e})=>/^(move|climb) /.test(e))),D=H(()=>o(`zone`,{name:i.zone.name})),k=H(()=>[C(D),...i.away===void 0?[]:[o(`mw-away`,{n:i.away})],...C(S).map(e=>e.sentence??``)].join(`, `));function M(e){s.touch(C(c),e)||a.whyNot(`move ${i.zone.name}`)}var N=Sn();let F,I;var L=T(N),R=n=>{var r=vn(),i=T(r),a=W(i,!0);_(r),e(r,()=>C(l)&&f(()=>C(l),!0)),j(()=>{q(r,`data-target`,C(l)?``:void 0),q(r,`tabindex`,C(l)?void 0:-1),q(r,`aria-pressed`,s.gathers&&C(l)?C(l)===`chosen`:void 0),t(a,C(k))}),u(`click`,r,e=>M(e.currentTarget)),x(n,r)};d(L,e=>{(C(l)||C(b))&&e(R)});var z=O(L,2),B=T(z),ee=W(B,!0),V=O(B,2),U=e=>{var n=yn(),r=T(n);E(r,{get path(){return Q.distance}});var a=O(r,1,!0);_(n),j(e=>{q(n,`title`,e),t(a,i.away)},[()=>o(`mw-away`,{n:i.away})]),x(e,n)};d(V,e=>{i.away&&e(U)}),_(z);var te=O(z,2),ne=e=>{var n=bn(),r=W(n,!0);j(e=>t(r,e),[()=>o(`mw-move-here`)]),x(e,n)};d(te,e=>{C(w)&&C(p).length<=(C(g)>200?2:0)&&e(ne)});var re=O(te,2);let ie;h(re,23,()=>C(p),e=>e.thing,(e,t,n)=>{let a=H(()=>C(y).places[C(n)]),o=H(()=>C(y).fanned?.[C(n)]);var s=xn();let c;rn(T(s),{get it(){return C(t)},get field(){return i.field}}),_(s),j(()=>c=r(s,``,c,{"--at":`${C(a).x??``}px ${C(a).y??``}px`,"--fan":C(o)&&`${C(o).x}px ${C(o).y}px`})),x(e,s)}),_(re),_(N),e(N,()=>se(()=>({things:C(c),shown:{things:C(c),slug:``}}))),j(e=>{F=m(N,1,`zone ${C(l)??``}`,`svelte-cuwqcz`,F,{crowded:C(y).fanned}),q(N,`aria-label`,C(D)),q(N,`data-zone`,i.zone.name),I=r(N,``,I,{"--column":i.zone.column,"--row":i.zone.row}),t(ee,e),ie=r(re,``,ie,{"--piece":`${C(y).width??``}px`,"--tall":`${C(y).tall??``}px`})},[()=>i.zone.name.toUpperCase()]),P(re,`clientWidth`,e=>G(g,e)),P(re,`clientHeight`,e=>G(v,e)),x(n,N),K()}U([`click`]);var wn=b(`<section class="away svelte-15nctgm"><h3 class="svelte-15nctgm"> </h3> <!></section>`),Tn=b(`<div class="arena svelte-15nctgm" role="group"><!> <!> <!> <!></div> <!>`,1);function En(e,n){Y(n,!0);let{tell:i}=Z(),a=H(()=>n.field.ground),o=A(void 0),s=A(0),c=H(()=>C(s)<600?[3,2]:[10,4]),l=H(()=>y(C(c),2)),u=H(()=>C(l)[0]),f=H(()=>C(l)[1]),p=H(()=>{let e=N.seen?.things.find(e=>n.field.all.has(e)),t=n.field.view.acting>=0?n.field.view.acting:e;return t===void 0?void 0:n.field.zoneOf(t)});function m(e){return Array.from({length:2*e-1},(e,t)=>t%2?`${C(f)}px`:`minmax(0, 1fr)`).join(` `)}var g=Tn(),v=V(g);let b;var S=T(v);Vt(S,{get field(){return n.field},get rim(){return C(u)},get gap(){return C(f)}});var w=O(S,2);h(w,17,()=>C(a).zones,e=>e.thing,(e,t)=>{{let r=H(()=>C(p)&&Ne(C(p),C(t)));Cn(e,{get zone(){return C(t)},get field(){return n.field},get away(){return C(r)}})}});var E=O(w,2);h(E,17,()=>C(a).borders,e=>e.thing,(e,t)=>{_t(e,{get border(){return C(t)},get field(){return n.field}})}),ze(O(E,2),{get field(){return n.field},get over(){return C(o)}}),_(v),B(v,e=>G(o,e),()=>C(o));var D=O(v,2),k=e=>{var r=wn(),a=T(r),o=W(a,!0),s=O(a,2);h(s,17,()=>n.field.away,e=>e.thing,(e,t)=>{rn(e,{get it(){return C(t)},get field(){return n.field}})}),_(r),j((e,n)=>{q(r,`aria-label`,e),t(o,n)},[()=>i(`ui-away`),()=>i(`ui-away`)]),x(e,r)};d(D,e=>{n.field.away.length&&e(k)}),j((e,t,n)=>{q(v,`aria-label`,e),b=r(v,``,b,{"--rim":`${C(u)??``}px`,"--edge":`${C(f)??``}px`,"grid-template-columns":t,"grid-template-rows":n})},[()=>i(`mw-arena`),()=>m(C(a).columns),()=>m(C(a).rows)]),P(v,`clientWidth`,e=>G(s,e)),x(e,g),K()}var Dn={words:``,type:``,school:``,level:``,affordable:!1};function On(e,t,n,r,i){let a=new Map;for(let i of e){let e=n.get(t(i));if(!e)continue;let o=Qe(e),s=a.get(e.slug);s?s.things.push(i):a.set(e.slug,{slug:e.slug,name:e.name,things:[i],cost:r[i]?.cost??o.cost,card:o})}let o=e=>e.cost===`X`?99:e.cost;return[...a.values()].sort((e,t)=>i.indexOf(e.card.type)-i.indexOf(t.card.type)||o(e)-o(t)||e.name.localeCompare(t.name))}function kn({cost:e},t){return e===`X`?0:Math.max(0,e-t)}function An(e,t,n){let r=t.words.toLowerCase().split(/\s+/).filter(Boolean);return e.filter(({name:e,card:i,...a})=>{let o=[e,i.kind,...i.text].join(` `).toLowerCase();return r.every(e=>o.includes(e))&&(!t.type||i.type===t.type)&&(!t.school||t.school in i.schools)&&(!t.level||i.level===Number(t.level))&&(!t.affordable||!kn(a,n))})}function jn(e){let t=new Map;for(let n of e)t.set(n.card.type,[...t.get(n.card.type)??[],n]);return[...t]}function Mn(e,t){let n=e.flatMap(({card:e})=>Object.keys(e.schools));return{types:t.filter(t=>e.some(({card:e})=>e.type===t)),schools:[...new Set(n)].sort(),levels:[...new Set(e.map(({card:e})=>e.level))].sort((e,t)=>e-t)}}function Nn(e,{view:t}){let n=new Set(t.player<0?[]:t.sides[t.player].own_spellbook);return(e.builder.question?.options??[]).flatMap(e=>e.things??[]).filter(e=>n.has(e))}function Pn(e,t){let n=t.view.player,r=e.builder.question?.source.split(/[@#]/)[0],i=[...t.all.values()].find(({slug:e,piece:i,thing:a})=>e===r&&i.controller===n&&!t.isMage(a));return(t.all.get(t.view.sides[n]?.mage??-1)?.piece.mana??0)+(i?.piece.mana??0)}var Fn=b(`<b class="copies svelte-hg87fn"> </b>`),In=b(`<span class="short svelte-hg87fn"> </span>`),Ln=b(`<span class="place svelte-hg87fn"><!> </span>`),Rn=b(`<span class="svelte-hg87fn"><!> </span>`),zn=b(`<span class="svelte-hg87fn"><!></span> <span class="svelte-hg87fn"><!> </span> <!> <!>`,1),Bn=b(`<span><span class="art svelte-hg87fn"><!></span> <span class="cost svelte-hg87fn"> </span> <!> <span class="words svelte-hg87fn"><span class="name svelte-hg87fn"> </span> <span class="more svelte-hg87fn"><!></span></span></span>`);function Vn(e,n){Y(n,!0);let i=k(n,`short`,3,0),o=k(n,`copies`,3,1),s=k(n,`spent`,3,!1),{face:c,tell:l}=Z(),u=H(()=>c(n.slug)),f=H(()=>te(`mage-wars`,C(u).group)),p=H(()=>Math.max(...n.name.split(/[\s-]/).map(e=>e.length)));var g=Bn();let v,y;var b=T(g),S=T(b);pe(S,{get face(){return C(u)},game:`mage-wars`,crop:`whole`}),_(b);var w=O(b,2),D=W(w,!0),A=O(w,2),M=e=>{var n=Fn(),r=W(n);j(()=>t(r,`×${o()??``}`)),x(e,n)};d(A,e=>{o()>1&&e(M)});var N=O(A,2),P=T(N),F=W(P,!0),I=O(P,2),L=T(I),R=e=>{var n=In(),r=W(n,!0);j(e=>t(r,e),[()=>l(`mw-short`,{n:i()})]),x(e,n)},z=e=>{var r=Ln(),i=T(r);E(i,{get path(){return n.place.icon}});var a=O(i,1,!0);_(r),j(()=>t(a,n.place.name)),x(e,r)},B=e=>{var r=zn(),i=V(r),o=T(i);E(o,{get path(){return Q[n.card.full?`full`:`quick`]}}),_(i);var s=O(i,2),c=T(s);E(c,{get path(){return Q.range}});var u=O(c);_(s);var f=O(s,2);h(f,17,()=>n.card.attacks,a,(e,n)=>{var r=Rn(),i=T(r);{let e=H(()=>Q[C(n).kind]??Q.melee);E(i,{get path(){return C(e)}})}var a=O(i,1,!0);_(r),j(()=>t(a,C(n).dice||`X`)),x(e,r)});var p=O(f,2),m=e=>{var r=Rn(),i=T(r);E(i,{get path(){return Q.life}});var a=O(i,1,!0);_(r),j(()=>t(a,n.card.life)),x(e,r)};d(p,e=>{n.card.life&&e(m)}),j(e=>{q(i,`title`,e),t(u,`${n.card.range[0]??``}–${n.card.range[1]??``}`)},[()=>l(n.card.full?`special-full`:`special-quick`)]),x(e,r)};d(L,e=>{i()?e(R):n.place?e(z,1):e(B,-1)}),_(I),_(N),_(g),j(()=>{v=m(g,1,`spell hued svelte-hg87fn`,null,v,{dear:i(),spent:s()}),y=r(g,``,y,{"--hue":C(f).hue,"--ink":`${C(f).ink??50??``}%`,"--longest":C(p)}),t(D,n.price),t(F,n.name)}),x(e,g),K()}var Hn=b(`<button class="slot full svelte-jk9yt2"><span class="art svelte-jk9yt2"><!></span> <span class="cost svelte-jk9yt2"> </span> <span class="name svelte-jk9yt2"> </span> <span class="kind svelte-jk9yt2"> </span> <span class="text svelte-jk9yt2"> </span> <span class="back svelte-jk9yt2"><!></span></button>`),Un=b(`<span class="slot svelte-jk9yt2"><!> </span>`),Wn=b(`<div class="slots svelte-jk9yt2"></div>`),Gn=b(`<option> </option>`),Kn=b(`<!> <div role="search"><label class="words svelte-jk9yt2"><span class="unseen"> </span> <input type="search" class="svelte-jk9yt2"/></label> <button class="filters svelte-jk9yt2"> </button> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="check svelte-jk9yt2"><input type="checkbox"/> </label></div>`,1),qn=b(`<button class="tab svelte-jk9yt2"><!> <span class="svelte-jk9yt2"> </span> <b class="svelte-jk9yt2"> </b></button>`),Jn=b(`<span class="twice svelte-jk9yt2">2×</span>`),Yn=b(`<!> <!>`,1),Xn=b(`<h3 class="svelte-jk9yt2"> </h3> <div class="spells svelte-jk9yt2"></div>`,1),Zn=b(`<p class="none svelte-jk9yt2"> <button class="svelte-jk9yt2"> </button></p>`),Qn=b(`<div class="leaf shelf svelte-jk9yt2"><div class="tabs svelte-jk9yt2" role="group"></div> <div class="list svelte-jk9yt2" tabindex="0" role="group"></div></div>`),$n=b(`<section><div class="leaf picks svelte-jk9yt2"><div class="head svelte-jk9yt2"><h2 class="svelte-jk9yt2"> </h2> <span class="mana svelte-jk9yt2"><!> <span class="unseen"> </span></span> <button class="fold svelte-jk9yt2"> </button></div> <!></div> <!></section>`);function er(n,r){Y(r,!0);let o=k(r,`open`,15),c=Z(),{session:l,game:p,face:g,tell:b}=c,S=H(()=>c.rules),w=l.builder,N=H(()=>On(r.things,e=>r.field.slug(e),z.server.cards[p]??new Map,l.shown?.values??{},C(S).types)),P=H(()=>Mn(C(N),C(S).types)),I=A(R({...Dn})),L=A(void 0),ee=A(!1),U=H(()=>An(C(N),C(I),r.mana)),te=H(()=>w.picked.map(e=>e.things?.[0]??-1)),ne=H(()=>new Map(jn(An(C(N),{...C(I),type:``},r.mana)).map(([e,t])=>[e,t.length]))),ie=e=>C(te).filter(t=>e.includes(t)).length;function oe(e){(e.key===`Enter`||e.key===`ArrowDown`)&&(e.preventDefault(),i(C(L))[0]?.focus())}var J=$n();let se;var X=T(J),ce=T(X),ue=T(ce),de=W(ue,!0),fe=O(ue,2),me=T(fe);E(me,{get path(){return Q.mana}});var he=O(me),ge=O(he),_e=W(ge,!0);_(fe);var ve=O(fe,2),ye=W(ve,!0);e(ve,()=>!o()&&f()),_(ce);var be=O(ce,2),xe=e=>{var n=Kn(),i=V(n),o=e=>{var n=Wn();h(n,21,()=>({length:w.question?.high??0}),a,(e,n,i)=>{let a=H(()=>w.picked[i]),o=H(()=>C(a)&&r.field.slug(C(a).things?.[0]??-1));var c=s(),l=V(c),f=e=>{let n=H(()=>g(C(o)));var r=Hn(),i=T(r),s=T(i);pe(s,{get face(){return C(n)},get game(){return p}}),_(i);var c=O(i,2),l=W(c,!0),d=O(c,2),f=W(d,!0),m=O(d,2),h=W(m,!0),v=O(m,2),y=W(v,!0),S=O(v,2),D=T(S);E(D,{name:`purged`}),_(S),_(r),j((e,i)=>{q(r,`aria-label`,e),t(l,C(n).cost),t(f,C(n).name),t(h,C(n).kind),t(y,i)},[()=>b(`mw-take-back`,{what:C(a).sentence??``}),()=>C(n).lines.join(` `)]),u(`click`,r,()=>w.gather(C(a))),x(e,r)},m=e=>{var n=Un(),r=T(n);E(r,{get path(){return Q.book}});var a=O(r,1,!0);_(n),j(e=>t(a,e),[()=>b(`mw-slot`,{n:i+1})]),x(e,n)};d(l,e=>{C(a)&&C(o)?e(f):e(m,-1)}),x(e,c)}),_(n),x(e,n)};d(i,e=>{w.gathers&&e(o)});var c=O(i,2);let l;var f=T(c),y=T(f),S=W(y,!0),k=O(y,2);D(k),_(f);var A=O(f,2),N=W(A,!0),F=O(A,2),L=T(F),R=W(L,!0),z=O(L,2),B=T(z),U=W(B,!0);B.value=B.__value=``;var te=O(B);h(te,17,()=>C(P).schools,a,(e,n)=>{var r=Gn(),i=W(r,!0),a={};j(e=>{t(i,e),a!==(a=C(n))&&(r.value=(r.__value=a)??``)},[()=>b(`school-${C(n)}`)]),x(e,r)}),_(z),v(z),_(F);var ne=O(F,2),K=T(ne),ie=W(K,!0),J=O(K,2),se=T(J),Y=W(se,!0);se.value=se.__value=``;var X=O(se);h(X,17,()=>C(P).levels,a,(e,n)=>{var r=Gn(),i=W(r,!0),a={};j(e=>{t(i,C(n)),a!==(a=e)&&(r.value=(r.__value=a)??``)},[()=>String(C(n))]),x(e,r)}),_(J),v(J),_(ne);var ce=O(ne,2),le=T(ce);D(le);var ue=O(le);_(ce),_(c),j((e,n,r,i,a,o,s,u)=>{l=m(c,1,`wishes svelte-jk9yt2`,null,l,{more:C(ee)}),t(S,e),q(k,`placeholder`,n),q(A,`aria-expanded`,C(ee)),t(N,r),t(R,i),t(U,a),t(ie,o),t(Y,s),t(ue,` ${u??``}`)},[()=>b(`mw-search`),()=>b(`mw-search`),()=>b(`mw-filters`),()=>b(`mw-school`),()=>b(`mw-school`),()=>b(`mw-level`),()=>b(`mw-level`),()=>b(`mw-affordable`)]),u(`keydown`,k,oe),re(k,()=>C(I).words,e=>C(I).words=e),u(`click`,A,()=>G(ee,!C(ee))),ae(z,()=>C(I).school,e=>C(I).school=e),ae(J,()=>C(I).level,e=>C(I).level=e),M(le,()=>C(I).affordable,e=>C(I).affordable=e),x(e,n)};d(be,e=>{o()&&e(xe)}),_(X);var Se=O(X,2),Ce=e=>{var n=Qn(),i=T(n);h(i,21,()=>C(P).types,a,(e,n)=>{var r=qn(),i=T(r);E(i,{get path(){return Je[C(n)]}});var a=O(i,2),o=W(a,!0),s=O(a,2),c=W(s,!0);_(r),j((e,i)=>{q(r,`aria-pressed`,C(I).type===C(n)),t(o,e),t(c,i)},[()=>b(`type-${C(n)}`),()=>C(ne).get(C(n))??0]),u(`click`,r,()=>C(I).type=C(I).type===C(n)?``:C(n)),x(e,r)}),_(i);var o=O(i,2);h(o,21,()=>jn(C(U)),([e,t])=>e,(e,n)=>{var i=H(()=>y(C(n),2));let a=()=>C(i)[0],o=()=>C(i)[1];var s=Xn(),c=V(s),l=W(c,!0),u=O(c,2);h(u,21,o,e=>e.slug,(e,t)=>{{let n=e=>{var n=Yn(),i=V(n);{let e=H(()=>C(t).cost===C(t).card.cost?C(t).card.price:`${C(t).cost}`),n=H(()=>kn(C(t),r.mana));Vn(i,{get slug(){return C(t).slug},get name(){return C(t).name},get card(){return C(t).card},get price(){return C(e)},get short(){return C(n)},get copies(){return C(t).things.length}})}var a=O(i,2),o=e=>{var t=Jn();x(e,t)},s=H(()=>ie(C(t).things)>1);d(a,e=>{C(s)&&e(o)}),x(e,n)},i=H(()=>C(t).things.length>1?[`×${C(t).things.length}`]:[]);le(e,{get things(){return C(t).things},get slug(){return C(t).slug},get said(){return C(i)},direct:!0,picture:n,$$slots:{picture:!0}})}}),_(u),j(e=>t(l,e),[()=>b(`type-${a()}`)]),x(e,s)},e=>{var n=Zn(),r=T(n),i=O(r),a=W(i,!0);_(n),j((e,n)=>{t(r,`${e??``} `),t(a,n)},[()=>b(`mw-none`),()=>F(`start-over`)]),u(`click`,i,()=>G(I,{...Dn},!0)),x(e,n)}),_(o),_(n),j((e,t)=>{q(i,`aria-label`,e),q(o,`aria-label`,t)},[()=>b(`mw-type`),()=>b(`mw-spells`)]),x(e,n)};d(Se,e=>{o()&&e(Ce)}),_(J),B(J,e=>G(L,e),()=>C(L)),j((e,n,i,a,s)=>{se=m(J,1,`book svelte-jk9yt2`,null,se,{open:o()}),q(J,`aria-label`,e),t(de,n),q(fe,`title`,i),t(he,`${r.mana??``} `),t(_e,a),q(ve,`aria-expanded`,o()),t(ye,s)},[()=>b(`pile-spellbook`),()=>b(`pile-spellbook`),()=>b(`ui-mana`,{n:r.mana}),()=>b(`ui-mana`,{n:r.mana}),()=>b(o()?`mw-see-arena`:`mw-see-book`)]),u(`click`,ve,()=>o(!o())),x(n,J),K()}U([`click`,`keydown`]);var tr=b(`<div><!></div>`);function nr(e,t){Y(t,!0);let{session:n}=Z(),r=H(()=>new Pe(t.view)),i=H(()=>Nn(n,C(r))),a=A(!0);var o=s(),c=V(o),u=e=>{var t=tr();let o;var s=T(t);l(s,()=>n.builder.seq,e=>{{let t=H(()=>Pn(n,C(r)));er(e,{get things(){return C(i)},get mana(){return C(t)},get field(){return C(r)},get open(){return C(a)},set open(e){G(a,e,!0)}})}}),_(t),j(()=>o=m(t,1,`place svelte-qz3y3y`,null,o,{folded:!C(a)})),x(e,t)};d(c,e=>{C(i).length&&e(u)}),x(e,o),K()}var rr=b(`<section class="hand svelte-4jui3u"><h3 class="svelte-4jui3u"> </h3> <div></div></section>`);function ir(e,n){Y(n,!0);let{session:i,game:a,face:o,tell:c}=Z(),l=H(()=>n.field.view.sides[n.seat]),u=H(()=>n.field.all.get(C(l).mage)),f=H(()=>n.field.atHand(n.seat).map(e=>({...e,info:z.server.cards[a]?.get(n.field.slug(e.thing))}))),p=H(()=>2+C(f).filter(({thing:e})=>!C(l).own_prepared?.includes(e)).length),g=H(()=>i.shown?.values??{}),v=H(()=>i.builder.question?.reason===`act`?`cast`:`quickcast`);function y({thing:e,holder:t}){return(t??C(u))?.piece.used.includes(t?`bound`:`spell-${e}`)??!1}var b=s(),S=V(b),w=e=>{var n=rr(),i=T(n),a=W(i,!0),l=O(i,2);let b,S;h(l,21,()=>C(f),e=>e.thing,(e,t)=>{let n=H(()=>C(t));var r=s(),i=V(r),a=e=>{let r=H(()=>Qe(C(n).info)),i=H(()=>C(g)[C(n).thing]?.cost),a=H(()=>C(n).holder&&o(C(n).holder.slug).name);{let o=e=>{{let o=H(()=>C(i)===void 0?C(r).price:`${C(i)}`),s=H(()=>Math.max(0,(Number(C(i)??C(r).cost)||0)-(C(u)?.piece.mana??0))),c=H(()=>y(C(t))),l=H(()=>C(a)?{name:C(a),icon:Q[C(n).bound?`bound`:`assigned`]}:void 0);Vn(e,{get slug(){return C(n).info.slug},get name(){return C(n).info.name},get card(){return C(r)},get price(){return C(o)},get short(){return C(s)},get spent(){return C(c)},get place(){return C(l)}})}},s=H(()=>[C(n).thing]),c=H(()=>C(a)?[C(a)]:void 0);le(e,{get things(){return C(s)},get slug(){return C(n).info.slug},get deed(){return C(v)},get said(){return C(c)},picture:o,$$slots:{picture:!0}})}};d(i,e=>{C(n).info&&e(a)}),x(e,r)}),_(l),_(n),j((e,i)=>{q(n,`aria-label`,e),t(a,i),b=m(l,1,`spells svelte-4jui3u`,null,b,{many:C(p)>2}),S=r(l,``,S,{"--places":C(p)})},[()=>c(`mw-spells`),()=>c(`mw-spells`)]),x(e,n)};d(S,e=>{C(f).length&&e(w)}),x(e,b),K()}var ar=b(`<span class="free svelte-1jwwnpd"></span>`),or=b(`<span class="place svelte-1jwwnpd"><!></span>`),sr=b(`<div class="equipment svelte-1jwwnpd" role="group"><svg viewBox="0 0 116 116" aria-hidden="true" class="svelte-1jwwnpd"><path d="M58 4c8 0 13 6 13 13 0 6-3 10-7 12 14 3 22 9 25 22l7 26-9 4-9-22-3 16 8 40H67l-6-30h-6l-6 30H33l8-40-3-16-9 22-9-4 7-26c3-13 11-19 25-22-4-2-7-6-7-12 0-7 5-13 13-13z" class="svelte-1jwwnpd"></path></svg> <!></div>`);function cr(e,t){Y(t,!0);let n=Z(),{tell:i}=n,a=H(()=>n.rules),o={helmet:[[50,11]],amulet:[[22,14]],cloak:[[78,14]],chest:[[50,42]],weapon:[[13,42]],shield:[[87,42]],belt:[[50,66]],gloves:[[14,68]],ring:[[86,68],[76,92]],boots:[[36,92]]},s=H(()=>{let e=C(a).slots.flatMap((e,n)=>{let r=C(a).slots.slice(0,n).filter(t=>t===e).length,i=t.worn.flatMap(t=>t.piece.slots.filter(t=>t===e).map(()=>t)),s=o[e]?.[r];return s?[{slot:e,at:s,it:i[r]}]:[]});return e.filter(({it:t},n)=>!t||e.findIndex(e=>e.it===t)===n)});var c=sr(),l=O(T(c),2);h(l,17,()=>C(s),({slot:e,at:t,it:n})=>n?n.thing:`${e} ${t}`,(e,n)=>{let a=()=>C(n).slot,o=()=>C(n).at,s=()=>C(n).it;var c=or();let l;var u=T(c),f=e=>{Gt(e,{get it(){return s()},get field(){return t.field},get icon(){return Q[s().piece.slots[0]]}})},p=e=>{var t=ar();j(e=>q(t,`title`,e),[()=>i(`mw-free`,{slot:i(`slot-${a()}`)})]),x(e,t)};d(u,e=>{s()?e(f):e(p,-1)}),_(c),j(()=>l=r(c,``,l,{left:`${o()[0]??``}%`,top:`${o()[1]??``}%`})),x(e,c)}),_(c),j(e=>q(c,`aria-label`,e),[()=>i(`ui-equipment`)]),x(e,c),K()}var lr=(e,n=oe,r=oe,i=oe,a=oe)=>{var o=dr();let s;var c=T(o);E(c,{get path(){return Q[n()===`action`?`sprint`:n()]}});var l=O(c,2),u=W(l,!0),f=O(l,2),p=e=>{var n=ur(),r=W(n,!0);j(()=>t(r,a())),x(e,n)};d(f,e=>{a()&&e(p)}),_(o),j(()=>{s=m(o,1,`marker ${n()??``}`,`svelte-4mwe9r`,s,{ready:r()}),q(o,`title`,i()),t(u,i())}),x(e,o)},ur=b(`<small aria-hidden="true" class="svelte-4mwe9r"> </small>`),dr=b(`<span><!> <span class="unseen"> </span> <!></span>`),fr=b(`<span><span class="face svelte-4mwe9r"><!></span> <svg viewBox="0 0 116 116" aria-hidden="true" class="svelte-4mwe9r"><circle class="frame svelte-4mwe9r" cx="58" cy="58" r="56"></circle><circle class="lost svelte-4mwe9r" cx="58" cy="58" r="50"></circle><circle class="ring svelte-4mwe9r" cx="58" cy="58" r="50" pathLength="100"></circle><circle class="rim svelte-4mwe9r" cx="58" cy="58" r="45"></circle></svg> <span class="sign svelte-4mwe9r"><!></span></span>`),pr=b(`<span class="life svelte-4mwe9r"><span aria-hidden="true" class="svelte-4mwe9r"><!> <b class="svelte-4mwe9r"> </b> </span> <span class="unseen"> </span></span> <span class="mana svelte-4mwe9r" data-dial="mana"><span class="crystal svelte-4mwe9r" aria-hidden="true"><svg viewBox="0 0 56 60" class="svelte-4mwe9r"><path class="body svelte-4mwe9r" d="M28 2 52 18V42L28 58 4 42V18Z"></path><path class="cut svelte-4mwe9r" d="M28 2 40 20 52 18M28 2 16 20 4 18M16 20h24l4 20L28 58 12 40ZM44 40l8 2M12 40l-8 2"></path></svg> <b class="svelte-4mwe9r"> </b></span> <small aria-hidden="true" class="svelte-4mwe9r"> </small> <span class="unseen"> </span></span> <span class="coins svelte-4mwe9r"><!> <!></span> <!>`,1),mr=b(`<b class="fallen svelte-4mwe9r"> </b>`),hr=b(`<button class="worn svelte-4mwe9r"><!> <b aria-hidden="true" class="svelte-4mwe9r"> </b> <span class="unseen"> </span></button>`),gr=b(`<!> <!>`,1),_r=b(`<div class="mage svelte-4mwe9r"><!></div>`);function vr(e,n){Y(n,!0);let i=e=>{var t=fr();let r;var i=T(t),a=T(i);pe(a,{get face(){return C(v)},game:`mage-wars`,crop:`board`}),_(i);var o=O(i,2),s=O(T(o),2);J(),_(o);var c=O(o,2);Xe(T(c),{get seat(){return n.seat}}),_(c),_(t),j(e=>{r=m(t,1,`portrait svelte-4mwe9r`,null,r,{low:C(S)*3<=C(b)}),q(s,`stroke-dasharray`,`${e??``} 100`)},[()=>100*C(S)/Math.max(1,C(b))]),x(e,t)},a=e=>{var r=s(),i=V(r),a=e=>{var r=pr(),i=V(r),a=T(i),o=T(a);E(o,{get path(){return Q.life}});var s=O(o,2),c=W(s,!0),l=O(s);_(a);var u=O(a,2),m=W(u,!0);_(i);var h=O(i,2),v=T(h),y=O(T(v),2),D=W(y,!0);_(v);var k=O(v,2),A=W(k),M=O(k,2),N=W(M,!0);_(h);var P=O(h,2),F=T(P);{let e=H(()=>f(C(g).piece.active?`mw-action-ready`:`mw-action-used`)),t=H(()=>f(`mw-action`));lr(F,()=>`action`,()=>C(g).piece.active,()=>C(e),()=>C(t))}var I=O(F,2);{let e=H(()=>f(C(g).piece.quickcast?`ui-quickcast`:`ui-quickcast-used`)),t=H(()=>f(`mw-quickcast`));lr(I,()=>`quickcast`,()=>C(g).piece.quickcast,()=>C(e),()=>C(t))}_(P);var L=O(P,2),R=e=>{{let t=H(()=>f(`mw-initiative`));lr(e,()=>`initiative`,()=>!0,()=>C(t))}};d(L,e=>{C(p).initiative===n.seat&&e(R)}),j((e,n,r,a)=>{q(i,`title`,e),t(c,C(S)),t(l,` /${C(b)??``}`),t(m,n),q(h,`title`,r),t(D,C(g).piece.mana),t(A,`+${C(w)??``}`),t(N,a)},[()=>f(`ui-damage`,{n:C(g).piece.damage,of:C(b)}),()=>f(`ui-damage`,{n:C(g).piece.damage,of:C(b)}),()=>f(`ui-channels`,{n:C(g).piece.mana,more:C(w)}),()=>f(`ui-channels`,{n:C(g).piece.mana,more:C(w)})]),x(e,r)},o=e=>{var n=mr(),r=W(n,!0);j(e=>t(r,e),[()=>f(`ui-fallen`)]),x(e,n)};d(i,e=>{C(g)?e(a):e(o,-1)}),x(e,r)},o=Z(),{session:c,face:l,tell:f}=o,p=H(()=>n.field.view),h=H(()=>C(p).sides[n.seat]),g=H(()=>n.field.all.get(C(h).mage)),v=H(()=>l(n.field.slug(C(h).mage))),y=H(()=>c.shown?.values?.[C(h).mage]??{}),b=H(()=>C(y).life??0),S=H(()=>Math.max(0,C(b)-(C(g)?.piece.damage??0))),w=H(()=>C(y).channeling??0),D=H(()=>n.field.equipment(C(h).mage)),k=H(()=>[C(v).name,...C(p).teams?[f(`ui-team`,{n:n.seat%2+1})]:[]].join(` · `)),A=H(()=>n.field.all.get(C(p).acting)?.piece.controller===n.seat);var M=_r();let N;var P=T(M);de(P,{get seat(){return n.seat},get active(){return C(A)},get extra(){return C(k)},get crest(){return i},get hero(){return a},children:(e,r)=>{var i=s(),a=V(i),c=e=>{var r=gr(),i=V(r);cr(i,{get worn(){return C(D)},get field(){return n.field}});var a=O(i,2),s=e=>{var r=hr(),i=T(r);E(i,{get path(){return Q.helmet}});var a=O(i,2),s=W(a,!0),c=O(a,2),l=W(c);_(r),j((e,n)=>{q(r,`title`,e),t(s,C(D).length),t(l,`${n??``}: ${C(D).length??``}`)},[()=>f(`ui-equipment`),()=>f(`ui-equipment`)]),u(`click`,r,()=>ee(it(C(g),n.field,o))),x(e,r)};d(a,e=>{C(D).length&&e(s)}),x(e,r)};d(a,e=>{C(g)&&e(c)}),x(e,i)},$$slots:{default:!0}}),_(M),j(()=>{q(M,`data-mage`,n.seat),N=r(M,``,N,{"--owner":X[n.seat].colour})}),x(e,M),K()}U([`click`]);var yr=b(`<li><!> <span class="unseen"> </span></li>`),br=b(`<div class="phases svelte-tw7myh"><b class="round svelte-tw7myh"> </b> <b class="name svelte-tw7myh" aria-hidden="true"> </b> <ol class="svelte-tw7myh"></ol></div>`);function xr(e,n){Y(n,!0);let{tell:r}=Z(),i=H(()=>n.phases.indexOf(n.view.phase));var o=br(),s=T(o),c=W(s,!0),l=O(s,2),u=W(l,!0),d=O(l,2);h(d,21,()=>n.phases,a,(e,n,a)=>{var o=yr();let s;var c=T(o);E(c,{get path(){return Q[C(n)]}});var l=O(c,2),u=W(l,!0);_(o),j((e,n)=>{q(o,`aria-current`,a===C(i)?`step`:void 0),q(o,`title`,e),s=m(o,1,`svelte-tw7myh`,null,s,{now:a===C(i),past:C(i)>=0&&a<C(i)}),t(u,n)},[()=>r(`phase-${C(n)}`),()=>r(`phase-${C(n)}`)]),x(e,o)}),_(d),_(o),j((e,n,r)=>{t(c,e),t(u,n),q(d,`aria-label`,r)},[()=>r(`ui-round`,{n:n.view.round}),()=>C(i)<0?``:r(`phase-${n.view.phase}`),()=>r(`mw-phases`)]),x(e,o),K()}var Sr=b(`<div><!> <!> <!></div>`);function Cr(e,t){Y(t,!0);let{session:n,tell:r}=Z();ue(()=>t.seat);let i=H(()=>t.seat===t.field.view.player),a=H(()=>t.field.view.sides[t.seat]),o=H(()=>!!n.builder.state(C(a).own_spellbook??[])),s=e=>e.map(e=>({thing:e,slug:t.field.slug(e)}));var c=Sr();let l;var u=T(c);{let e=H(()=>r(`pile-spellbook`)),t=H(()=>C(i)?r(`mw-book`):``),n=H(()=>C(o)?[]:s(C(a).own_spellbook??[]));me(u,{icon:`deck`,get label(){return C(e)},get name(){return C(t)},get count(){return C(a).spellbook},get cards(){return C(n)}})}var f=O(u,2),p=e=>{{let t=H(()=>r(`ui-at-hand`)),n=H(()=>s(C(a).own_prepared??[]));me(e,{icon:`hand`,get label(){return C(t)},get count(){return C(a).prepared},get cards(){return C(n)}})}};d(f,e=>{C(i)||e(p)});var h=O(f,2);{let e=H(()=>r(`pile-discard`)),t=H(()=>C(i)?r(`mw-discard`):``),n=H(()=>s(C(a).discard).reverse());me(h,{icon:`discard`,get label(){return C(e)},get name(){return C(t)},get count(){return C(a).discard.length},get cards(){return C(n)},open:!0})}_(c),j(()=>{l=m(c,1,`piles svelte-1a8t8i0`,null,l,{own:C(i)}),q(c,`data-seat`,t.seat)}),x(e,c),K()}function wr(e,t,n){let r=e.map(e=>({kind:`attack`,shows:n[e]}));return t?[...r,{kind:`effect`,shows:String(t)}]:r}function Tr({kind:e,shows:t}){return{effect:e===`effect`,damage:parseInt(t),critical:t.includes(`★`)}}var Er=12;function Dr({kind:e},{faces:t}){let n=Math.floor(Math.random()*(e===`effect`?Er:t.length));return{kind:e,shows:e===`effect`?`${n+1}`:t[n]}}var Or=S(`<svg class="twelve svelte-1nbf048" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 1 18.5 3.1 22.5 8.6v6.8L18.5 20.9 12 23 5.5 20.9 1.5 15.4V8.6L5.5 3.1Z" class="svelte-1nbf048"></path><text x="12" y="16.2" class="svelte-1nbf048"> </text></svg>`),kr=S(`<path class="svelte-1nbf048"></path>`),Ar=S(`<circle r="2.8" class="svelte-1nbf048"></circle>`),jr=S(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect x="1.5" y="1.5" width="21" height="21" rx="5" class="svelte-1nbf048"></rect><!></svg>`),Mr=b(`<span class="dice svelte-1nbf048"><span class="unseen"> </span> <!></span>`);function Nr(e,n){Y(n,!0);let r=[[],[[12,12]],[[8,8],[16,16]]],{tell:i}=Z(),o=H(()=>n.dice.filter(e=>!Tr(e).effect).map(({shows:e})=>`[${e}]`).join(` `)),c=H(()=>n.dice.find(e=>Tr(e).effect)?.shows),l=H(()=>C(c)&&C(o)?i(`ui-dice`,{dice:C(o),die:C(c)}):C(c)?i(`mw-effect-die`,{die:C(c)}):i(`ui-dice-alone`,{dice:C(o)}));var u=Mr(),f=T(u),p=W(f,!0),g=O(f,2);h(g,17,()=>n.dice,a,(e,n,i,o)=>{let c=H(()=>Tr(C(n)));var l=s(),u=V(l),f=e=>{var n=Or(),r=O(T(n)),i=W(r,!0);_(n),j(()=>t(i,C(c).damage)),x(e,n)},p=e=>{var t=jr();let n;var i=O(T(t));h(i,17,()=>r[C(c).damage],a,(e,t)=>{var n=H(()=>y(C(t),2));let r=()=>C(n)[0],i=()=>C(n)[1];var a=s(),o=V(a),l=e=>{var t=kr();j(()=>q(t,`d`,`M${r()??``} ${i()-5}l1.4 3.2 3.5.3-2.6 2.3.8 3.4-3.1-1.8-3.1 1.8.8-3.4-2.6-2.3 3.5-.3Z`)),x(e,t)},u=e=>{var t=Ar();j(()=>{q(t,`cx`,r()),q(t,`cy`,i())}),x(e,t)};d(o,e=>{C(c).critical?e(l):e(u,-1)}),x(e,a)}),_(t),j(()=>n=m(t,0,`svelte-1nbf048`,null,n,{critical:C(c).critical,blank:!C(c).damage})),x(e,t)};d(u,e=>{C(c).effect?e(f):e(p,-1)}),x(e,l)}),_(u),j(()=>t(p,C(l))),x(e,u),K()}var Pr=b(`<p class="svelte-n3ricu"> <!></p>`),Fr=b(`<p class="svelte-n3ricu"><!> </p>`),Ir=b(`<p class="svelte-n3ricu"><!> <!></p>`),Lr=b(`<div role="status"><!> <!> <!></div>`);function Rr(e,n){Y(n,!0);let r=Z(),{session:i,face:o,tell:s}=r,c=H(()=>r.rules),l=H(()=>n.field.view),u=H(()=>C(l).attacks.some(e=>e.rolled.length)),f=H(()=>C(l).casts.length+C(l).attacks.length>0),p=H(()=>C(l).casts.filter(({spell:e})=>!C(l).attacks.some(({holder:t})=>t===e))),g=H(()=>{if(C(u))return[];if(i.moment)return(i.moment.lines??[]).slice(-1);let e=i.server.log.slice(i.screen.read).filter(e=>e.dice?.length);return e.length?e.slice(-1):C(f)?[]:i.server.log.slice(-1)});function v(e){let t=[...n.field.ground.zones,...n.field.ground.borders].find(t=>t.thing===e);return t?s(e<n.field.ground.zones.length?`zone`:`border`,{name:t.name}):o(n.field.slug(e)).name}var y=Lr();let b;var S=T(y);h(S,17,()=>C(g),a,(e,n)=>{var r=Pr(),i=T(r,!0),a=O(i),o=e=>{Nr(e,{get dice(){return C(n).dice}})};d(a,e=>{C(n).dice?.length&&e(o)}),_(r),j(()=>t(i,C(n).text)),x(e,r)});var w=O(S,2);h(w,17,()=>C(p),a,(e,n)=>{var r=Fr(),a=T(r);E(a,{get path(){return Q.book}});var o=O(a);_(r),j(e=>t(o,` ${e??``}`),[()=>C(n).target===-1?s(`ui-casting-alone`,{player:i.server.name(C(n).by),card:v(C(n).spell)}):s(`ui-casting`,{player:i.server.name(C(n).by),card:v(C(n).spell),on:v(C(n).target)})]),x(e,r)});var D=O(w,2);h(D,17,()=>C(l).attacks,a,(e,n)=>{var r=Ir(),i=T(r);E(i,{get path(){return Q.melee}});var a=O(i),o=O(a),l=e=>{{let t=H(()=>wr(C(n).rolled,C(n).die,C(c).faces));Nr(e,{get dice(){return C(t)}})}};d(o,e=>{(C(n).rolled.length||C(n).die)&&e(l)}),_(r),j(e=>t(a,` ${e??``} `),[()=>s(`ui-attacking`,{what:v(C(n).attacker),on:v(C(n).defender)})]),x(e,r)}),_(y),j(()=>b=m(y,1,`under-way svelte-n3ricu`,null,b,{busy:C(f),nothing:!C(f)&&!C(g).length})),x(e,y),K()}var zr=b(`<div class="other svelte-f2wmft"><!> <!></div>`),Br=b(`<div class="own svelte-f2wmft"><!></div> <div class="own-piles svelte-f2wmft"><!></div> <div class="at-hand svelte-f2wmft"><!></div>`,1),Vr=b(`<div><div class="top svelte-f2wmft"><!> <!> <button class="larger svelte-f2wmft"><!> <span class="unseen"> </span></button></div> <div class="others svelte-f2wmft"></div> <div><!></div> <!> <div class="question svelte-f2wmft"><!></div> <!></div>`);function Hr(e,n){Y(n,!0);let r=Z(),{tell:i}=r,a=H(()=>r.rules),o=H(()=>new Pe(n.view)),s=H(()=>n.view.player),c=A(!1),l=H(()=>n.view.sides.map((e,t)=>(Math.max(C(s),0)+t+(C(s)<0?0:1))%n.view.sides.length).filter(e=>e!==C(s)));var f=Vr();let p;var g=T(f),v=T(g);xr(v,{get view(){return n.view},get phases(){return C(a).phases}});var y=O(v,2);Rr(y,{get field(){return C(o)}});var b=O(y,2),S=T(b);E(S,{name:`zoom`});var w=O(S,2),D=W(w,!0);_(b),_(g);var k=O(g,2);h(k,20,()=>C(l),e=>e,(e,t)=>{var n=zr(),r=T(n);vr(r,{get seat(){return t},get field(){return C(o)}}),Cr(O(r,2),{get seat(){return t},get field(){return C(o)}}),_(n),x(e,n)}),_(k);var M=O(k,2);let N;En(T(M),{get field(){return C(o)}}),_(M);var P=O(M,2),F=e=>{var t=Br(),n=V(t);vr(T(n),{get seat(){return C(s)},get field(){return C(o)}}),_(n);var r=O(n,2);Cr(T(r),{get seat(){return C(s)},get field(){return C(o)}}),_(r);var i=O(r,2);ir(T(i),{get seat(){return C(s)},get field(){return C(o)}}),_(i),x(e,t)};d(P,e=>{C(s)>=0&&e(F)});var I=O(P,2),L=T(I);ce(L,{get question(){return n.question}}),_(I),nr(O(I,2),{get view(){return n.view}}),_(f),j(e=>{p=m(f,1,`magewars svelte-f2wmft`,null,p,{crowd:C(l).length>1,watched:C(s)<0}),q(b,`aria-pressed`,C(c)),t(D,e),N=m(M,1,`ground svelte-f2wmft`,null,N,{large:C(c)})},[()=>i(C(c)?`mw-whole`:`mw-larger`)]),u(`click`,b,()=>G(c,!C(c))),x(e,f),K()}U([`click`]);var Ur=/^(attack|counterstrike) /;function Wr(e){let t=new Map;for(let n of e.options){let e=n.things?.[0];if(!Ur.test(n.answer)||e===void 0)continue;let r=Number(/ (\d+)$/.exec(n.answer)?.[1]??1),i=`${e} ${r}`,a=t.get(i)??{holder:e,number:r,options:[]};a.options.push(n),t.set(i,a)}return[...t.values()]}function Gr(e,t,n,r){if(t.things.some(t=>e.includes(t)))return;let i=I(n,e,t);if(i)return i;if(e.includes(r.acting)){let e=p(n,t.things,`move`,`climb`);return e.length?{options:e}:void 0}let a=p(n,e,`activate`,`cast`,`quickcast`,`deploy`);return a.length&&t.things.length?{options:a,aim:{things:t.things}}:void 0}function Kr({play:e}){return new Map(e.map(([e,{controller:t}])=>[e,t]))}function qr({reason:e},{acting:t}){return e===`act`?t:-1}function Jr({sides:e}){let t=new Map,n={};return e.forEach(({prepared:e,spellbook:r,discard:i,own_prepared:a=[],own_spellbook:o=[]},s)=>{n[`hand-${s}`]=e,n[`deck-${s}`]=r,n[`discard-${s}`]=i.length;for(let[e,n]of[[a,`hand`],[o,`deck`],[i,`discard`]])for(let r of e)t.set(r,`${n}-${s}`)}),{of:t,sizes:n}}function Yr({play:e}){return new Map(e.map(([e,{damage:t,mana:n}])=>[e,{damage:t,mana:n}]))}var Xr={life:`health`,armor:`armor`,channeling:`channeling`},Zr={beastmaster:`nature`,priestess:`holy`,warlock:`fire`,wizard:`arcane`},Qr={life:`left`,armor:`right`,channeling:void 0};function $r(e){let t=Qe(e),n=[`life`,`armor`,`channeling`].filter(e=>t[e]||t.life);return{slug:e.slug,name:e.name,kind:t.kind,type:t.type,group:t.group,picture:{ground:Zr[t.group]??t.group,files:[`mage-wars-${t.type===`mage`?`mages`:t.group}`],traits:`mage-wars-traits`,words:[...t.subtypes,t.type]},cost:t.price||void 0,facts:t.casting.join(` · `),stats:n.map(e=>({name:Xr[e],path:Q[e],n:t[e]??0,text:``,at:Qr[e]})),lines:t.text,reminders:[]}}function ei(e,{view:t,values:n={}},r,i){let a=new Pe(t),o=e.options.filter(e=>e.answer.startsWith(`reveal `)).map(e=>({label:e.sentence??``,icon:Q.reveal,options:[e]})),s=Wr(e).flatMap(({holder:e,number:t,options:o})=>{let s=r.get(a.slug(e)),c=s&&Qe(s).attacks[t-1],l=n[e]?.[`dice-${t}`]??c?.dice;return c?[{label:i(`mw-bar`,{bar:c.name,n:l}),icon:Q[c.kind],options:o}]:[]});return[...o,...s]}function ti({play:e}){return e.reduce((e,[,t])=>e+t.damage,0)}var ni={hidden:`face-down`,face:$r,groups:ei,texts:Object.assign({"../../../../trivault/games/magewars/presentation/text/de.ftl":ie,"../../../../trivault/games/magewars/presentation/text/en.ftl":n,"../../../../trivault/games/magewars/presentation/text/pl.ftl":g,"../../../../trivault/games/magewars/text/de/faces.ftl":he,"../../../../trivault/games/magewars/text/de/table.ftl":ge,"../../../../trivault/games/magewars/text/de/traits.ftl":_e,"../../../../trivault/games/magewars/text/en/faces.ftl":ve,"../../../../trivault/games/magewars/text/en/table.ftl":ye,"../../../../trivault/games/magewars/text/en/traits.ftl":be,"../../../../trivault/games/magewars/text/pl/faces.ftl":xe,"../../../../trivault/games/magewars/text/pl/table.ftl":Se,"../../../../trivault/games/magewars/text/pl/traits.ftl":Ce,"./lesson/de.ftl":we,"./lesson/en.ftl":Te,"./lesson/pl.ftl":Ee,"./text/de.ftl":De,"./text/en.ftl":Oe,"./text/pl.ftl":ke}),hurt:ti,slug:(e,t)=>new Pe(e).slug(t),owners:Kr,source:qr,drop:Gr,zones:Jr,numbers:Yr,attacks:new Set([`attack`,`attack-again`,`counterstrike`,`barrier`,`strike`]),icons:{mana:Q.mana},Board:Hr,asks:!0,Dice:Nr,tumble:Dr};export{ni as BOARD};