# Cechy.

trait = { $word ->
    [agent] Agent
    [ai] SI
    [alien] Obcy
    [ally] Sojusznik
    [angel] Anioł
    [beast] Bestia
    [changeling] Podmieniec
    [cyborg] Cyborg
    [demon] Demon
    [dinosaur] Dinozaur
    [dragon] Smok
    [egg] Jajo
    [elf] Elf
    [equation] Równanie
    [faerie] Wróżka
    [fungus] Grzyb
    [giant] Gigant
    [goblin] Goblin
    [handuhan] Handuhanin
    [horseman] Jeździec
    [human] Człowiek
    [imp] Imp
    [insect] Owad
    [item] Przedmiot
    [knight] Rycerz
    [law] Prawo
    [leader] Przywódca
    [location] Miejsce
    [martian] Marsjanin
    [merchant] Kupiec
    [mutant] Mutant
    [niffle] Niffel
    [pilot] Pilot
    [power] Moc
    [priest] Kapłan
    [proximan] Proksimanin
    [quest] Misja
    [ranger] Strażnik
    [rat] Szczur
    [redacted] { "[CENZURA]" }
    [robot] Robot
    [scientist] Naukowiec
    [shapeshifter] Zmiennokształtny
    [shard] Okruch
    [soldier] Żołnierz
    [specter] Upiór
    [spirit] Duch
    [thief] Złodziej
    [vehicle] Pojazd
    [weapon] Broń
    [witch] Wiedźma
   *[other] { $word }
}
