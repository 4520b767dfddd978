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
