# Serwer stołów, z terminala.

client-pick-room = Wpisz numer pokoju, aby do niego wejść.
client-no-rooms = Żaden pokój nie jest otwarty. Poczekaj tu na jakiś albo otwórz własny: trivault join --game shards
client-expect-room = { $n ->
    [0] Żaden pokój nie jest jeszcze otwarty. Wpisz pomoc, aby zobaczyć, co jeszcze można wpisać.
   *[other] Wpisz liczbę od 1 do { $n } albo pomoc.
}
client-free-seat = wolne miejsce
client-room = { $game }: { $who }.{ $n ->
    [0] {""}
   *[other] {" "}Widzów: { $n }.
}
client-waiting = Brakuje jeszcze graczy. Pokój nazywa się { $room }.
client-not-asked = W tej chwili nie masz nic do wyboru. Wpisz pomoc, aby zobaczyć, co można wpisać.
client-sure = { $warning } Jeśli tego chcesz, wpisz to jeszcze raz.
client-no-seat = Nie masz tu miejsca; oglądasz grę.
client-undone = Cofnięto decyzję.
client-afterwards = Wpisz rewanż, aby zagrać jeszcze raz, zapisz, aby zachować grę, albo koniec.
client-expect-card = Wpisz karta i początek nazwy.
client-no-card = Żadna karta nie nazywa się „{ $typed }”. Wpisz karta i początek nazwy.
client-no-force = Nic nie obowiązuje.
client-expect-level = Wpisz { client-command-hint } samo lub z poziomem gry: { $levels }.
client-saved = Zapisano w { $file }.
client-not-saved = Nie udało się zapisać gry w { $file }: { $why }.
client-lost = Połączenie zostało przerwane; kolejna próba …

# Polecenia: co można wpisać
client-command-help = pomoc h
client-command-board = stół s
client-command-list = lista
client-command-card = karta k
client-command-force = efekty i
client-command-log = dziennik d
client-command-why = dlaczego w
client-command-hint = podpowiedź
client-command-undo = cofnij c
client-command-order = kolejność o
client-command-say = powiedz
client-command-give = oddaj
client-command-take = przejmij
client-command-resign = poddaj
client-command-rematch = rewanż
client-command-save = zapisz
client-command-quit = koniec q
client-help-help = ta pomoc
client-help-board = cały stół w zdaniach
client-help-list = pytanie i odpowiedzi jeszcze raz (albo sam Enter)
client-help-card = co jest na karcie: karta i początek jej nazwy
client-help-force = co obowiązuje
client-help-log = co się stało, z zasadą przy każdym wierszu; dziennik 30 pokaże więcej
client-help-why = dlaczego czegoś nie można: dlaczego i co chcesz zrobić
client-help-hint = najlepsze odpowiedzi według wybranego poziomu, na przykład { client-command-hint } club
client-help-undo = cofnij swoją ostatnią decyzję
client-help-order = układaj wywołane efekty bez pytania albo znów pytaj
client-help-say = powiedz coś wszystkim w pokoju
client-help-give = niech bot gra za ciebie
client-help-take = przejmij swoje miejsce od bota
client-help-resign = poddaj grę
client-help-rematch = zagraj jeszcze raz; rewanż zamiana wymienia talie
client-help-save = zapisz grę w pliku
client-help-quit = wyjdź; twoje miejsce zostaje
