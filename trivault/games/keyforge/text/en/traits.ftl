# Traits.

trait = { $word ->
    [agent] Agent
    [ai] AI
    [alien] Alien
    [ally] Ally
    [angel] Angel
    [beast] Beast
    [changeling] Changeling
    [cyborg] Cyborg
    [demon] Demon
    [dinosaur] Dinosaur
    [dragon] Dragon
    [egg] Egg
    [elf] Elf
    [equation] Equation
    [faerie] Faerie
    [fungus] Fungus
    [giant] Giant
    [goblin] Goblin
    [handuhan] Handuhan
    [horseman] Horseman
    [human] Human
    [imp] Imp
    [insect] Insect
    [item] Item
    [knight] Knight
    [law] Law
    [leader] Leader
    [location] Location
    [martian] Martian
    [merchant] Merchant
    [mutant] Mutant
    [niffle] Niffle
    [pilot] Pilot
    [power] Power
    [priest] Priest
    [proximan] Proximan
    [quest] Quest
    [ranger] Ranger
    [rat] Rat
    [redacted] { "[REDACTED]" }
    [robot] Robot
    [scientist] Scientist
    [shapeshifter] Shapeshifter
    [shard] Shard
    [soldier] Soldier
    [specter] Specter
    [spirit] Spirit
    [thief] Thief
    [vehicle] Vehicle
    [weapon] Weapon
    [witch] Witch
   *[other] { $word }
}
