# Cechy.

trait = { $word ->
    [agent] Agent
    [ally] Sojusznik
    [angel] Anioł
    [beast] Bestia
    [cyborg] Cyborg
    [demon] Demon
    [dragon] Smok
    [elf] Elf
    [faerie] Wróżka
    [fungus] Grzyb
    [giant] Gigant
    [goblin] Goblin
    [horseman] Jeździec
    [human] Człowiek
    [imp] Imp
    [insect] Owad
    [item] Przedmiot
    [knight] Rycerz
    [location] Miejsce
    [martian] Marsjanin
    [merchant] Kupiec
    [mutant] Mutant
    [niffle] Niffel
    [power] Moc
    [priest] Kapłan
    [quest] Misja
    [ranger] Strażnik
    [robot] Robot
    [scientist] Naukowiec
    [soldier] Żołnierz
    [specter] Upiór
    [spirit] Duch
    [thief] Złodziej
    [vehicle] Pojazd
    [weapon] Broń
    [witch] Wiedźma
   *[other] { $word }
}
