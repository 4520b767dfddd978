# Stół KeyForge.

goal = Wygrywa ten, kto pierwszy wykuje trzy klucze. Na początku swojej tury wykuwasz klucz, jeśli masz 6 Æmberu.
example-card = troll
example-deed = zbieraj troll

# Gracze
ui-keys = klucze { $n }/{ $of }{ $colours }
ui-red = czerwony
ui-blue = niebieski
ui-yellow = żółty
ui-amber = Æmber { $n }
ui-check = Æmber { $n } (starczy na klucz)
ui-key-cost = koszt klucza { $n }
ui-chains = łańcuchy { $n }
ui-archives = archiwum { $n }
ui-purged = anihilowane { $n }
ui-houses = domy
ui-active-house = { $house } (aktywny)

# Co leży na stole
ui-line = szyk
ui-artifacts = artefakty
ui-archived = w archiwum
ui-purged-cards = anihilowane
ui-bonus = +{ $n }Æ
ui-icons = dodane symbole: { $icons }
ui-left-flank = lewa flanka
ui-right-flank = prawa flanka
ui-both-flanks = obie flanki
ui-power = siła { $n }
ui-armor = pancerz { $n }
ui-damage = obrażenia { $n }
ui-stunned = ogłuszenie
ui-warded = osłonięcie
ui-enraged = rozjuszenie
ui-exhausted = wyczerpanie
ui-counters = znaczniki { $name }: { $n }
ui-upgrades = z ulepszeniem: { $cards }
ui-under = pod spodem: { $cards }
ui-face-down = zakryte: { $n }
ui-owner = właściciel: { $player }
ui-at-hand = ręka
ui-at-deck = talia
ui-at-discard = odrzucone
ui-at-archives = archiwum
ui-at-their-hand = ręka przeciwnika
ui-at-their-deck = talia przeciwnika
ui-at-their-discard = odrzucone przeciwnika
ui-at-their-archives = archiwum przeciwnika

# Co działa
ui-cost = { $player }: klucz kosztuje { $n ->
    [one] 1 Æmber
   *[other] { $n } Æmberu
}.
ui-cost-changed = { $player }: klucz kosztuje { $n ->
    [one] 1 Æmber
   *[other] { $n } Æmberu
} ({ $base }, { $changes }).
ui-cost-change = { $card } { $n }
ui-about = { $effect } ({ $about })
ui-until = { $effect }, { $until }
ui-until-start = do początku tury { FORM($player, "genitive") }
ui-until-end = do końca tury { FORM($player, "genitive") }
ui-until-next-end = do końca następnej tury { FORM($player, "genitive") }
ui-until-leaves = dopóki { $card } jest w grze

# Co działa na kartę
ui-power-counters = znaczniki siły +1
ui-means-power = Znaczniki siły: { $n } do siły.
ui-means-stunned = Ogłuszenie: przy następnym użyciu stworzenie tylko się wyczerpuje i traci ogłuszenie.
ui-means-warded = Osłonięcie: gdy następnym razem miałoby otrzymać obrażenia, zostać zniszczone lub opuścić grę, zamiast tego traci osłonę.
ui-means-enraged = Rozjuszenie: przy użyciu musi walczyć, jeśli może. Potem traci rozjuszenie.

# Rady i raport
ui-part-keys = klucze
ui-part-amber = Æmber
ui-part-threat = następny klucz
ui-part-board = karty w grze
ui-part-hand = ręka
ui-part-chains = łańcuchy
ui-part-houses = domy
ui-part-turn = następna tura
ui-moment-amber = { $deed } Æmber: { $what }.
ui-moment-destroyed = { $deed } Zniszczone: { $what }.
ui-report-keys = { $player }, klucze: { $course }
ui-report-amber = { $player }, Æmber: { $course }

# Co można wybrać przy przygotowaniu gry
ui-variant-quick = Szybki start
ui-variant-quick-help = Nikt nie bierze mulliganu.
ui-variant-chains = Łańcuchy
ui-variant-chains-help = Wyrównanie: kto ma silniejszą talię, zaczyna z łańcuchami. Zasady proponują 4.
ui-variant-auction = Licytacja
ui-variant-auction-help = Gracze licytują łańcuchy o talię pierwszego miejsca. Kto wygra, gra nią z tyloma łańcuchami.
ui-variant-order-discards = Kolejność zniszczonych kart
ui-variant-order-discards-help = Wybierasz, w jakiej kolejności karty zniszczone razem trafiają na stos odrzuconych.

# Odpowiedzi, które szkodzą temu, kto ich udziela
ui-warns-no-card = Nie masz żadnej karty tego domu, ani na ręce, ani w grze.
ui-key-forged = { $name } wykuwa klucz!

# Zanim się zdecydujesz
ui-of-house = na ręce { $hand }, w grze { $play }
ui-then-hand = wróci na rękę właściciela
ui-then-archives = trafi do archiwum
ui-then-purged = zostanie anihilowane
ui-then-control = przejdzie do gracza { $player }
ui-then-damage = obrażenia { $n }, zostanie { $left }
ui-then-unhurt = bez obrażeń
ui-then-warded = { $on ->
    [yes] dostanie osłonę
   *[no] straci osłonę
}
ui-then-stunned = { $on ->
    [yes] zostanie ogłuszone
   *[no] straci ogłuszenie
}
ui-then-enraged = { $on ->
    [yes] zostanie rozjuszone
   *[no] nie będzie już rozjuszone
}
ui-then-holds = Æmber na niej: { $n }
ui-then-keys = klucze: { $n }
ui-then-amber = Æmber { $n } ({ $change })
ui-then-chains = łańcuchy { $n }
ui-then-key-cost = koszt klucza { $n }

# Dlaczego czegoś nie można zrobić
ui-fact-houses = Twoje domy to { $houses }.
ui-fact-house = { $card } należy do domu { $house }, a aktywny jest { $active }.
ui-fact-toll = Kosztuje to { $needed } Æmberu, masz { $have }.
ui-fact-no-creature = { $card } nie jest stworzeniem.
ui-fact-stunned = { $card } jest w stanie ogłuszenia.
ui-fact-not-stunned = { $card } nie jest w stanie ogłuszenia.
ui-fact-enraged = { $card } jest w stanie rozjuszenia i może walczyć.
ui-fact-no-enemy = Nie ma wrogiego stworzenia, z którym { $card } może walczyć.
