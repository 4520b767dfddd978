# Merkmale.

trait = { $word ->
    [agent] Agent
    [ai] KI
    [alien] Alien
    [ally] Verbündeter
    [angel] Engel
    [beast] Bestie
    [changeling] Wechselbalg
    [cyborg] Cyborg
    [demon] Dämon
    [dinosaur] Dinosaurier
    [dragon] Drache
    [egg] Ei
    [elf] Elf
    [equation] Gleichung
    [faerie] Fee
    [fungus] Pilz
    [giant] Riese
    [goblin] Goblin
    [handuhan] Handuhaner
    [horseman] Reiter
    [human] Mensch
    [imp] Imp
    [insect] Insekt
    [item] Gegenstand
    [knight] Ritter
    [law] Gesetz
    [leader] Anführer
    [location] Ort
    [martian] Marsianer
    [merchant] Händler
    [mutant] Mutant
    [niffle] Niffel
    [pilot] Pilot
    [power] Macht
    [priest] Priester
    [proximan] Proximaner
    [quest] Queste
    [ranger] Waldläufer
    [rat] Ratte
    [redacted] { "[ZENSIERT]" }
    [robot] Roboter
    [scientist] Wissenschaftler
    [shapeshifter] Gestaltwandler
    [shard] Scherbe
    [soldier] Soldat
    [specter] Gespenst
    [spirit] Geist
    [thief] Dieb
    [vehicle] Fahrzeug
    [weapon] Waffe
    [witch] Hexe
   *[other] { $word }
}
