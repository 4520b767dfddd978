# Stół Mage Wars.

goal = Magowie walczą na arenie, aż zostanie tylko jeden z nich albo jedna drużyna. W każdej rundzie przygotowujesz dwa zaklęcia ze swojej księgi, a potem stworzenia wszystkich stron działają na zmianę.

example-card = fireball
example-deed = cast fireball

# Gracze
ui-short-player = G{ $n }
ui-round = Runda { $n }
ui-initiative = inicjatywa: { $player }
ui-team = drużyna { $n }
ui-damage = obrażenia { $n }/{ $of }
ui-mana = mana { $n }
ui-channels = mana { $n } (+{ $more })
ui-spellbook = księga zaklęć { $n }
ui-prepared = przygotowane { $n }
ui-quickcast = szybkie zaklęcie gotowe
ui-quickcast-used = szybkie zaklęcie użyte
ui-fallen = poza grą
ui-equipment = ekwipunek
ui-at-hand = przygotowane
ui-price = { $kind } { $cost }, { $speed }

# Arena
ui-walls = mury
ui-away = poza areną
ui-armor = pancerz { $n }
ui-taunt = { $what } ({ $by })
ui-assigned = może rzucić: { $card }
ui-bound = związane: { $card }
ui-attached = +{ $card }
ui-hidden = zakryte: { $card }
ui-lies-hidden = { $card } (zakryte)
ui-face-down = zakryte: { $n }
ui-face-down-of = zakryte: { $n } ({ $player })
ui-owner = właściciel: { $player }

# Co się dzieje
ui-casting = { $player } rzuca zaklęcie { $card }, cel: { $on }.
ui-casting-alone = { $player } rzuca zaklęcie { $card }.
ui-attacking = { $what } atakuje, cel: { $on }.
ui-dice = Kości: { $dice }, kość efektu { $die }.
ui-dice-alone = Kości: { $dice }.
reason-after-turn = Faza akcji dobiegła końca: możesz teraz rzucić szybkie zaklęcie albo zakończyć.
reason-prepare-in-team = Planowanie: wybierz najwyżej dwa zaklęcia na tę rundę. Widzi je tylko twój partner z drużyny.
reason-pay-reveal-in-vain = { $source }: ataku nie da się uniknąć, karta go nie zatrzyma. Zapłać koszt odkrycia albo i tak zostanie zniszczona.
ui-deadly = to zniszczy twojego własnego maga
ui-until = { $effect }, { $until }
ui-until-round = do końca rundy
ui-until-strike = na następny atak wręcz
ui-until-action = do następnej fazy akcji
ui-until-phase = do końca fazy akcji

# Co działa na obiekt
ui-means-burn = Podpalenie ×{ $n }: w każdej fazie utrzymania otrzymuje za każdy znacznik tyle bezpośrednich obrażeń, ile pokaże kość ataku; wynik 0 usuwa znacznik.
ui-means-rot = Gnicie ×{ $n }: w każdej fazie utrzymania otrzymuje bezpośrednie obrażenia: { $n }.
ui-means-weak = Osłabienie ×{ $n }: jego ataki niebędące zaklęciami mają o { $n } mniej kości ataku, ale co najmniej 1.
ui-means-daze = Oszołomienie ×{ $n }: jego atak chybia, jeśli kość efektu nie pokaże co najmniej 7, a każdy znacznik obniża jego rzuty obronne o 2. Do końca jego fazy akcji.
ui-means-stun = Ogłuszenie: jest niezdolne do działania do końca swojej fazy akcji.
ui-means-sleep = Sen: jest niezdolne do działania. Gdy otrzyma obrażenia, budzi się oszołomione.
ui-means-cripple = Okaleczenie ×{ $n }: jest skrępowane. Na końcu każdej jego fazy akcji kość efektu usuwa znacznik od 7.
ui-means-taunt = Prowokacja: w następnej fazie akcji musi zaatakować wręcz prowokującego, jeśli może.
ui-means-guard = Stoi na straży: wrogowie w jego strefie muszą, atakując wręcz, wybierać stojących na straży, a jego szybkie ataki wręcz mają Kontruderzenie.

# Chwile na odkrycie
stops-expected = podaj zawsze, własne lub nigdy, fazy takie jak upkeep albo uroki, oddzielone przecinkami; na przykład postoje własne, upkeep, nullify.
stops-modes = Pytanie o odkrycie pada
stops-phases = Także w tych fazach
stops-cards = Także dopóki można odkryć
stop-always = zawsze
stop-own = własne
stop-never = nigdy
ui-stop-always = w każdej chwili (zawsze)
ui-stop-own = gdy coś twojego atakuje, jest atakowane lub jest celem zaklęcia, i gdy wróg w zasięgu jest aktywowany (własne)
ui-stop-never = tylko gdy trzeba odkryć (nigdy)
ui-stop-phase = faza: { $phase }
ui-stop-card = dopóki można odkryć { $card }

# Rady i raport
ui-part-life = życie
ui-part-danger = bezpieczeństwo
ui-part-mana = mana
ui-part-creatures = stworzenia
ui-part-things = ekwipunek i zaklęcia
ui-part-growth = zbieranie many
ui-part-threats = zagrożenia
ui-part-plans = przygotowane czary
ui-part-attack = atak
ui-part-spells = planowane czary
ui-part-reply = odpowiedź przeciwnika
ui-part-effort = ruch
ui-turn = runda { $n }
ui-in-turn = w rundzie { $n }
ui-report-life = { $player }, pozostałe życie: { $course }
ui-report-mana = { $player }, mana: { $course }
ui-sums = { $player }: otrzymane obrażenia { $damage }, wydana lub utracona mana { $mana }.
ui-moment-of = Runda { $n }: { $what }
ui-analysis-at = Runda { $turn } (odpowiedź { $at })

# Co można wybrać przy przygotowaniu gry
ui-variant-apprentice = Gra dla uczniów
ui-variant-apprentice-help = Dla dwóch graczy: mała arena i drukowane księgi zaklęć uczniów.
ui-variant-teams = Dwie drużyny
ui-variant-teams-help = Dla czterech graczy: miejsca 1 i 3 grają przeciw miejscom 2 i 4.

# Odpowiedzi, które szkodzą temu, kto ich udziela
ui-warns-own-mage = To twój własny mag.
ui-warns-wasted = Karta { $card } odkryta teraz zostanie zniszczona i nic nie da.

# Zanim się zdecydujesz
ui-then-damage = obrażenia { $n }, zostanie { $left } życia
ui-then-mana = mana { $n } ({ $change })
ui-then-immune = jest na to odporne
ui-then-rolls = kości: { $dice }; zwykle { $low }–{ $high } obrażeń, zostało { $left } życia{ $kills ->
    [0] {""}
   *[other] ; zniszczenie w { $kills } % rzutów
}
ui-then-strikes = kości w pierwszym ciosie: { $dice }; zwykle { $low }–{ $high } obrażeń, zostało { $left } życia

# Dlaczego czegoś nie można zrobić
ui-fact-mana = Kosztuje to { $needed } many, masz { $have }.
ui-fact-far = Odległość to { $n }, a zasięg { $low }–{ $high }.
ui-fact-zone = Ta strefa jest w odległości { $n }.
ui-fact-moves = Ruchy wykonane: { $n }, najwyżej { $most }.
ui-fact-restrained = { $card } jest w stanie skrępowania.
ui-fact-incapacitated = { $card } jest w stanie niezdolności do działania.
ui-fact-quickcast-used = { $card } nie ma już w tej rundzie szybkiego zaklęcia.
ui-fact-full = { $card } wymaga pełnej akcji.
ui-fact-not-prepared = Karty { $card } nie ma wśród zaklęć pod ręką.
ui-fact-not-yours = Nie kontrolujesz stworzenia { $card }.
ui-fact-has-acted = { $card } już w tej rundzie działało.
ui-fact-in-play = { $card } już jest w grze.
