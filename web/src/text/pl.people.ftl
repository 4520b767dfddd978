# Powroty: własne gry, własna strona, serie, turnieje.

go-on = Graj dalej
go-on-with = przeciwnik: { $names }
go-on-more = { $n ->
    [one] jeszcze 1 gra
    [few] jeszcze { $n } gry
   *[other] jeszcze { $n } gier
}
nobody-else = na razie nikt inny
whose-turn = { $whose ->
    [yours] Twoja kolej
    [bots] Komputer zagra, gdy wrócisz
    [waiting] Czeka na graczy
    [unknown] W toku
   *[theirs] Kolej: { $names }
}
name-here = Imię przy tym ekranie

# Gry korespondencyjne
correspondence = Gra korespondencyjna
days-each = Czas na każdy ruch
days = { $n ->
    [0] bez limitu dni
    [one] 1 dzień
   *[other] { $n } dni
}
days-of = { $n ->
    [one] 1 dzień na ruch
   *[other] { $n } dni na ruch
}
hours = { $n ->
    [one] 1 godzina
    [few] { $n } godziny
   *[other] { $n } godzin
}
days-more = Nikt nie musi być przy stole w tym samym czasie. Pytany gracz ma tyle dni, zanim pytany będzie ktoś inny; komu skończy się czas, ten przegrywa. Dni biegną także wtedy, gdy serwer nie działa.

# Własna strona
my-page = Moja strona
results = Wyniki
streak = { $way ->
    [lost] { $n ->
        [one] Ostatnia gra przegrana.
        [few] Ostatnie { $n } gry przegrane.
       *[other] Ostatnie { $n } gier przegranych.
    }
   *[won] { $n ->
        [0] Na razie bez serii.
        [one] Ostatnia gra wygrana.
        [few] Ostatnie { $n } gry wygrane.
       *[other] Ostatnie { $n } gier wygranych.
    }
}
best-streak = { $n ->
    [0] {""}
    [one] Najlepsza seria: 1 gra.
    [few] Najlepsza seria: { $n } gry.
   *[other] Najlepsza seria: { $n } gier.
}
opponent = Przeciwnik
own-deck-title = Talia
won = Wygrane
lost-games = Przegrane
favourites = Karty, które zagrywasz najczęściej
history = Gry
history-more = Gry, które serwer jeszcze przechowuje, można obejrzeć decyzja po decyzji.
result = { $result ->
    [won] wygrana
    [lost] przegrana
    [drawn] remis
   *[self] jeden ekran
}
look-back = Obejrzyj
show-all = Pokaż wszystkie ({ $n })
no-results = Jeszcze nic: twoje gry liczą się tutaj, gdy się skończą.
reminders = Przypomnienia e-mailem
reminders-more = W grach korespondencyjnych dostaniesz e-mail, gdy inni na ciebie czekają.
reminded-at = E-maile idą na adres { $email }.
reminders-off = Bez dalszych e-maili
reminders-on = Wyślij e-mail z potwierdzeniem
email = Adres e-mail
letter-sent = E-mail jest w drodze. Otwórz zawarty w nim odnośnik.
mail-title = E-maile
mail-confirm = Potwierdź
mail-done = Gotowe.
my-data = Co o tobie przechowujemy
my-data-more = Plik zawiera wszystko, co serwer ma o tobie: konto, oceny i logowania oraz twoje gry z taliami i odpowiedziami.
export = Zapisz wszystko do pliku
forget-me = Usuń wszystko …
forget-more = Konto, oceny, logowania i adres znikają od razu. Trwające gry zostają poddane. Gry, w których nie było nikogo innego, są usuwane; w grach z innymi zostaje dawny gracz i to, co zagrano. Tego nie da się cofnąć.
forget-name = Aby potwierdzić, wpisz swoją nazwę: { $name }
forget-do = Usuń wszystko na zawsze

# Serie
series = Seria
series-games = Ile gier
series-of = { $n ->
    [one] jedna gra
    [few] najwyżej { $n } gry
   *[other] najwyżej { $n } gier
}
series-more = Kto wygra najwięcej gier, wygrywa serię. Każdy zachowuje talię; zaczyna przegrany, a w KeyForge on o tym decyduje.
stronger = Silniejsza talia, która zaczyna z łańcuchami
nobody = Nikt
series-stands = Seria, najwyżej { $n }: { $won }
series-won = { $name } wygrywa serię (najwyżej { $n }): { $won }
next-game = Dalej do gry { $n }

# Zaproszenia
share = Udostępnij
qr = Pokaż jako kod QR
qr-of = Kod QR odnośnika { $link }
invite-to = { $game } w Trivault

# Turnieje
tournaments = Turnieje
tournaments-more = Dla 4 do 16 osób i komputerów, przez odnośnik.
tournament-new = Nowy turniej
tournament-name = Jak się nazywa?
tournament-form = Jak się gra
form = { $form ->
    [swiss] System szwajcarski
   *[knock-out] System pucharowy
}
form-more = { $form ->
    [swiss] Każdy gra w każdej rundzie z kimś, kto ma tyle samo punktów.
   *[knock-out] Kto przegra, odpada.
}
tournament-size = Najwyżej graczy
tournament-open = Otwórz turniej
tournament-link = Kto otworzy ten odnośnik, może dołączyć, dopóki turniej się nie zacznie.
tournament-link-label = Odnośnik do tego turnieju
entrants = Gracze: { $n } z { $most }
tournament-enter = Weź udział
tournament-remove = Usuń z turnieju
tournament-add = Dodaj komputer
tournament-begin = Rozlosuj pierwszą rundę
tournament-few = Trzeba co najmniej { $n } graczy. Poczekaj na innych albo dodaj komputery.
tournament-nobody = Musi uczestniczyć co najmniej jedna osoba: weź udział albo udostępnij link.
standings = Tabela
standings-final = Tabela końcowa
ties = { $form ->
    [swiss] Wygrana to 1 punkt, remis ½, wolny los 1. Przy równej liczbie punktów decydują punkty wszystkich przeciwników, potem wygrane gry, potem losowanie na początku.
   *[knock-out] Zremisowaną grę powtarza się raz; potem dalej przechodzi ten, kogo wylosowano wcześniej. O miejscach decyduje osiągnięta runda, potem tabela.
}
tournament-points = Punkty
buchholz = Prz.
buchholz-more = Punkty wszystkich przeciwników
won-of = { $n } z { $of }
dropped = poza turniejem
round = Runda { $n } z { $of }
match-result = { $result ->
    [won] wygrywa { $name }
    [drawn] remis
    [bye] wolny los
   *[open] w toku
}
to-own-match = Do mojej gry w rundzie { $n }
to-tournament = Do turnieju
watch = Oglądaj
tournament-leave = Opuść turniej …
tournament-leave-more = Gra tej rundy zostaje poddana i nie grasz już dalszych.
tournament-leave-do = Opuść na dobre
tournament-drop = Ktoś nie przychodzi …
