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
    [bots] Bot zagra, gdy wrócisz
    [waiting] Czeka na graczy
    [unknown] W toku
   *[theirs] Kolej: { $names }
}
name-here = Nazwa na tym urządzeniu

# Gry korespondencyjne
correspondence = Gra korespondencyjna
days-each = Czas na ruch
days = { $n ->
    [0] Wyłączone (gra na żywo)
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
days-more = Gracze nie muszą być online w tym samym czasie. Na każdy ruch masz tyle dni. Po upływie czasu przegrywasz, nawet jeśli serwer nie działał.

# Własna strona
my-page = Profil
results = Wyniki
streak = { $way ->
    [lost] { $n ->
        [one] Ostatnia gra przegrana.
        [few] Ostatnie { $n } gry przegrane.
       *[other] Ostatnie { $n } gier przegranych.
    }
   *[won] { $n ->
        [0] Brak serii.
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
favourites = Najczęściej zagrywane karty
history = Historia gier
history-more = Gry zapisane na serwerze możesz odtworzyć ruch po ruchu.
result = { $result ->
    [won] wygrana
    [lost] przegrana
    [drawn] remis
   *[self] to samo urządzenie
}
look-back = Powtórka
show-all = Pokaż wszystkie ({ $n })
no-results = Brak zakończonych gier.
reminders = Przypomnienia e-mailem
reminders-more = W grach korespondencyjnych dostaniesz e-mail, gdy będzie twoja kolej.
reminded-at = E-maile idą na adres { $email }.
reminders-off = Wyłącz e-maile
reminders-on = Wyślij e-mail z potwierdzeniem
email = Adres e-mail
letter-sent = Wysłaliśmy ci e-mail. Otwórz zawarty w nim link.
mail-title = E-mail
mail-confirm = Potwierdź
mail-done = Gotowe.
my-data = Twoje dane
my-data-more = Plik zawiera wszystko, co serwer o tobie przechowuje: konto, ranking i logowania oraz gry z taliami i ruchami.
export = Eksportuj dane
forget-me = Usuń konto …
forget-more = Konto, ranking, logowania i adres zostaną usunięte od razu. Poddasz trwające gry. Gry bez innych osób zostaną usunięte; w grach z innymi twoją nazwę zastąpi „dawny gracz”. Tego nie można cofnąć.
forget-name = Aby potwierdzić, wpisz swoją nazwę: { $name }
forget-do = Usuń konto na zawsze

# Serie
series = Seria
series-games = Liczba gier
series-of = { $n ->
    [one] jedna gra
    [few] do { $n } gier (best of { $n })
   *[other] do { $n } gier (best of { $n })
}
series-more = Serię wygrywa gracz z większą liczbą wygranych. Talie się nie zmieniają; zaczyna przegrany (w KeyForge to on wybiera).
stronger = Silniejsza talia (zaczyna z łańcuchami)
nobody = Nikt
series-stands = Best of { $n }: { $won }
series-won = { $name } wygrywa serię (best of { $n }): { $won }
next-game = Przejdź do gry { $n }

# Zaproszenia
share = Udostępnij
qr = Pokaż kod QR
qr-of = Kod QR linku { $link }
invite-to = { $game } w Trivault

# Turnieje
tournaments = Turnieje
tournaments-more = Dla 4–16 graczy i botów. Zaproszenie przez link.
tournament-new = Nowy turniej
tournament-name = Nazwa
tournament-form = Format
form = { $form ->
    [swiss] System szwajcarski
   *[knock-out] System pucharowy
}
form-more = { $form ->
    [swiss] Każdy gra w każdej rundzie z kimś o tej samej liczbie punktów.
   *[knock-out] Przegrany odpada.
}
tournament-size = Maks. liczba graczy
tournament-open = Utwórz turniej
tournament-link = Każdy, kto ma ten link, może dołączyć przed startem turnieju.
tournament-link-label = Link do tego turnieju
entrants = Gracze: { $n } z { $most }
tournament-enter = Dołącz
tournament-remove = Usuń
tournament-add = Dodaj bota
tournament-begin = Rozpocznij pierwszą rundę
tournament-few = Potrzeba co najmniej { $n } graczy. Poczekaj na innych albo dodaj boty.
tournament-nobody = Musi uczestniczyć co najmniej jedna osoba. Dołącz albo udostępnij link.
standings = Tabela
standings-final = Tabela końcowa
ties = { $form ->
    [swiss] Wygrana to 1 punkt, remis ½, wolny los 1. Przy remisie decydują punkty przeciwników, potem wygrane gry, potem losowanie początkowe.
   *[knock-out] Remis powtarza się raz; potem awansuje gracz wyżej rozstawiony. O miejscach decyduje osiągnięta runda, potem tabela.
}
tournament-points = Punkty
buchholz = Prz.
buchholz-more = Punkty przeciwników
won-of = { $n } z { $of }
dropped = wycofany
round = Runda { $n } z { $of }
match-result = { $result ->
    [won] wygrywa { $name }
    [drawn] remis
    [bye] wolny los
   *[open] w toku
}
to-own-match = Przejdź do mojej gry w rundzie { $n }
to-tournament = Przejdź do turnieju
watch = Oglądaj
tournament-leave = Opuść turniej …
tournament-leave-more = Poddajesz grę tej rundy i nie grasz w kolejnych.
tournament-leave-do = Opuść na dobre
tournament-drop = Usuń nieobecnego gracza …
