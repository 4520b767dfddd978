# Merkmale.

trait = { $word ->
    [agent] Agent
    [ally] Verbündeter
    [angel] Engel
    [beast] Bestie
    [cyborg] Cyborg
    [demon] Dämon
    [dragon] Drache
    [elf] Elf
    [faerie] Fee
    [fungus] Pilz
    [giant] Riese
    [goblin] Goblin
    [horseman] Reiter
    [human] Mensch
    [imp] Imp
    [insect] Insekt
    [item] Gegenstand
    [knight] Ritter
    [location] Ort
    [martian] Marsianer
    [merchant] Händler
    [mutant] Mutant
    [niffle] Niffel
    [power] Macht
    [priest] Priester
    [quest] Queste
    [ranger] Waldläufer
    [robot] Roboter
    [scientist] Wissenschaftler
    [soldier] Soldat
    [specter] Gespenst
    [spirit] Geist
    [thief] Dieb
    [vehicle] Fahrzeug
    [weapon] Waffe
    [witch] Hexe
   *[other] { $word }
}
