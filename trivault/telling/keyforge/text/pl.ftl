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
