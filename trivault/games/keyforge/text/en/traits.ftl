# Traits.

trait = { $word ->
    [agent] Agent
    [ally] Ally
    [angel] Angel
    [beast] Beast
    [cyborg] Cyborg
    [demon] Demon
    [dragon] Dragon
    [elf] Elf
    [faerie] Faerie
    [fungus] Fungus
    [giant] Giant
    [goblin] Goblin
    [horseman] Horseman
    [human] Human
    [imp] Imp
    [insect] Insect
    [item] Item
    [knight] Knight
    [location] Location
    [martian] Martian
    [merchant] Merchant
    [mutant] Mutant
    [niffle] Niffle
    [power] Power
    [priest] Priest
    [quest] Quest
    [ranger] Ranger
    [robot] Robot
    [scientist] Scientist
    [soldier] Soldier
    [specter] Specter
    [spirit] Spirit
    [thief] Thief
    [vehicle] Vehicle
    [weapon] Weapon
    [witch] Witch
   *[other] { $word }
}
