# Serwer stołu.

title-shards = Shards of Infinity
title-keyforge = KeyForge
title-mage-wars = Mage Wars Arena
guest = Gość { $n }
former-player = Dawny gracz
people = ludzie
bot-greedy = Zachłanny bot
bot-swift = Błyskawiczny bot
bot-random = Losowy bot
bot-beginner = Początkujący
bot-casual = Okazjonalny gracz
bot-club = Klubowy gracz
bot-expert = Ekspert
bot-master = Mistrz
no-client = Serwer stołu działa. Ta instalacja nie ma interfejsu w przeglądarce; protokół jest pod /schema.json.

# Messages that cannot be read
error-no-message = To nie jest wiadomość. Oczekiwany jest obiekt JSON z typem, na przykład {"{"}"type": "hello"{"}"}.
error-unknown-type = Nie ma wiadomości typu „{ $name }”. Znane są: { $known }.
error-wrong-form = To nie jest forma „{ $name }”; sprawdź { $place }. Oczekiwano { $form }; to, co w nawiasach kwadratowych, można pominąć.
error-hello-first = Najpierw hello: {"{"}"type": "hello", "lang": "pl"{"}"}.
kind-bool = true lub false
kind-number = liczba od { $low } do { $high }
kind-text = tekst do { $n } znaków
kind-object = obiekt

# Rooms and seats
error-unknown-name = „{ $name }” nie jest tu znane. Czy chodzi o jedno z tych: { $near }?
error-no-such-room = Nie ma takiego pokoju. Sprawdź link albo otwórz nowy pokój.
error-no-example = Do „{ $rule }” nie ma pozycji do wypróbowania. Oczekiwany jest identyfikator zasady, która ją ma; pokazuje je strona zasad.
error-no-such-seat = Nie ma takiego miejsca. Oczekiwana jest liczba od 0 do { $n }.
error-no-such-thing = Tego nie ma na stole. Oczekiwany jest numer karty jak w widoku, od 0 do { $n }, albo numer gracza, od { $high } w dół do { $low }.
error-none-missed = W tej partii krótkie szukanie nie znalazło przeoczonej wygranej.
error-no-chapter = Nie ma takiego rozdziału. Oczekiwana jest liczba od 0, mniejsza niż { $n }.
error-puzzle = Tej zagadki nie można rozegrać: { $why }
error-puzzle-heavy = Dowód tej zagadki trwa zbyt długo albo wymaga za dużo pamięci. Oczekiwano pozycji późniejszej w turze albo z mniejszą liczbą kart.
error-no-such-moment = Nie ma takiej chwili. Oczekiwana jest liczba od 0 do { $n }.
error-setup = Tak nie da się rozpocząć gry. Sprawdź liczbę graczy i opcje.
error-no-such-option = „{ $name }” nie jest opcją tej gry. { $known ->
    [0] Nie ma żadnych.
   *[other] Oczekiwane: { $options }.
}
error-option-flag = „{ $option }”: oczekiwane true albo false.
error-option-seat = „{ $option }”: oczekiwane miejsce od 0 do { $n }.
error-option-each = „{ $option }”: oczekiwane liczby od 0 do { $high }, po jednej dla każdego z { $n } miejsc.
error-option-seats = „{ $option }” jest dla { $n } graczy. Zaplanuj tyle miejsc albo z tego zrezygnuj.
error-options-apart = „{ $option }” i „{ $other }” nie idą w parze. Wybierz jedno z nich.
error-seats = { $low ->
    [1] Ta gra jest dla najwyżej { $high } graczy.
   *[other] W tę grę gra od { $low } do { $high } graczy; zaplanuj tyle miejsc.
}
error-nobody = Zaplanuj co najmniej jedno miejsce dla siebie („me”).
error-seed = Kto zna ziarno, zna karty: może je wybrać tylko ktoś, kto gra w pojedynkę.
error-deck = Tą talią nie można grać. Oczekiwana jest nazwa talii albo pełna lista.
error-no-decks = W tej grze tego nie ma. Oczekiwana jest jedna z gier: { $known }.
error-file-foreign = To nie jest zapisana gra Trivault. Oczekiwano pliku zapisanego przez Trivault, na przykład „shards.replay.json”.
error-file-truncated = Brakuje końca tego pliku. Oczekiwano całego pliku, tak jak został zapisany.
error-file-version = Tę grę zapisała inna wersja: { $version }. Oczekiwano { $expected }; otwórz plik w wersji, która go zapisała.
error-file-form = Ten plik zmieniono po zapisaniu; sprawdź { $place }. Oczekiwano pliku, jaki zapisał Trivault.
error-file-answer = Ten plik zmieniono po zapisaniu: odpowiedź { $n } nie jest możliwa. Oczekiwano pliku, jaki zapisał Trivault.
error-file-changed = Ten plik zmieniono po zapisaniu: po { $n ->
    [one] 1 odpowiedzi
   *[other] { $n } odpowiedziach
} już się nie zgadza. Oczekiwano pliku, jaki zapisał Trivault.
error-file-setup = Gry z tego pliku nie da się rozpocząć. Oczekiwano pliku, jaki zapisał Trivault.
error-file-position = Pozycja w tym pliku nie jest możliwa; sprawdź { $place }.
error-file-exact = Ten plik zaczyna się w środku efektu, a nie zapisał go ten serwer. Oczekiwano gry od początku albo ze zwykłej pozycji; otwórz go poleceniem trivault replay.
error-file-heavy = Wczytanie tego pliku trwa zbyt długo albo wymaga za dużo pamięci. Oczekiwano gry, jaką zwykle się rozgrywa.
error-long-file = Ta gra jest za długa. Można wczytać gry do { $n } odpowiedzi.
error-not-restored = Tę grę zapisała wersja z innymi zasadami, { $version }; ta, { $expected }, nie potrafi jej przywrócić. Uruchom wersję, która ją zapisała.
error-stranded = Tę grę zapisała wersja z innymi zasadami, { $version }, więc w tej wersji, { $expected }, nie może toczyć się dalej i może wyglądać inaczej niż wcześniej. Możesz ją obejrzeć, poddać się i zapisać ją dla wersji, która ją przechowała.
error-damaged = To, co zapisano z tej gry, już się nie zgadza i nie da się jej przywrócić. Otwórz nowy pokój.
error-many-rooms = Masz niedokończone gry: { $n }. Najpierw dokończ jedną z nich.
error-address-rooms = Z twojego adresu otwarto niedokończone gry: { $n }. Najpierw dokończ jedną z nich.
error-no-space = Serwer ma tyle gier, ile może pomieścić. Spróbuj ponownie później.
error-many-bytes = Z twojego adresu zapisano już dużo. Spróbuj ponownie za godzinę.
error-no-room = Nie jesteś w żadnym pokoju. Najpierw wejdź do pokoju.
error-not-begun = Gra jeszcze się nie zaczęła. Zacznie się, gdy wszystkie miejsca będą zajęte.
error-not-over = Gra jeszcze trwa. Rewanż jest możliwy po jej końcu.
error-begun = Gra się zaczęła. Miejsce można oddać botowi albo poddać grę.
error-over = Gra jest skończona. Można zagrać jeszcze raz albo obejrzeć ją decyzja po decyzji.
error-not-your-seat = To nie jest twoje miejsce. Wybierz swoje.
error-not-your-choice = Nie masz teraz nic do rozstrzygnięcia. Poczekaj na swoją kolej.
error-bot-plays = Gra za ciebie bot. Najpierw odbierz swoje miejsce.
error-watching = Oglądasz grę. Zajmij miejsce, żeby grać.
error-token = Ten token należy do innego miejsca albo już nie obowiązuje. Bez niego możesz oglądać grę.
error-not-gone = Miejsce można oddać botowi, gdy gracza nie ma od { $n } sekund.
error-stand-in = Za nieobecnego gracza gra najlepszy bot: oczekiwano „{ $name }”.
error-days-decide = W grze korespondencyjnej nikogo się nie zastępuje: na każdy ruch { $n ->
    [one] jest 1 dzień
    [few] są { $n } dni
   *[other] jest { $n } dni
}. Kto przekroczy czas, przegrywa.
error-bot-replaces = Za tego gracza gra już bot.
error-taken = To miejsce jest zajęte. Wybierz wolne.
error-bot-sits = To miejsce należy na stałe do bota. Wybierz miejsce osoby, która jeszcze gra.
error-no-bot = Nie gra za ciebie żaden bot, od którego można by odebrać miejsce.
error-late-bot = Twój czas na ten ruch minął i wykonuje go bot. Odbierz swoje miejsce po jego ruchu.

# Answers
error-stale = Ta odpowiedź była do wyboru { $seq }, a otwarty jest wybór { $open }. Nic się nie zmieniło.
error-which-seat = Kilka miejsc decyduje jednocześnie. Podaj, dla którego z twoich jest ta odpowiedź („seat”).
error-endless = W tej grze zapadło już { $n } decyzji; nie toczy się ona dalej. Poddaj się albo rozpocznij inną.
error-illegal = To nie jest tu możliwe. { $expected }
error-ambiguous = To może oznaczać kilka odpowiedzi; nazwij ją dokładniej. { $expected }
expect-one = Oczekiwane jest jedno z tych: { $options }
expect-several = { $low ->
    [0] Oczekiwanych jest najwyżej { $high } z tych: { $options }
   *[other] { $spare ->
        [0] Oczekiwanych jest dokładnie { $high } z tych: { $options }
       *[other] Oczekiwanych jest od { $low } do { $high } z tych: { $options }
    }
}
expect-order = Oczekiwane są wszystkie w wybranej kolejności: { $options }
expect-distribute = Oczekiwane są ilości, które razem dają { $high }: { $options }
expect-number = Oczekiwana jest liczba od { $low } do { $high }.
error-undo-nothing = Nie ma jeszcze twojej decyzji, którą można by cofnąć.
error-undo-barrier = Tego nie można cofnąć: od tej chwili odkryto kartę, zdecydował los albo inny gracz.
error-undo-time = Tego nie można cofnąć: bez czasu, który to przyniosło, twój zegar już by się wyczerpał.
why-possible = To jest teraz możliwe: { $what }.
why-impossible = Teraz niemożliwe: { $what }.
why-unclear = Nie wiadomo, o co chodzi. Nazwij czynność i kartę. { $expected }

# The rest
error-secret = Nie, dopóki inni jeszcze grają: pokazałoby to zakryte karty. Poczekaj na koniec gry.
error-name = Nazwa ma od { $low } do { $high } znaków, w tym literę lub cyfrę.
error-name-scripts = Nazwa musi być zapisana jednym pismem: litery różnych pism bywają nie do odróżnienia.
error-name-fixed = Nazwa konta się nie zmienia. Wyloguj się, żeby jako gość nazywać się inaczej.
error-name-taken = Nazwa „{ $name }” jest zajęta. Wybierz inną albo zaloguj się.
error-forget = Usunięcia nie da się cofnąć. Oczekiwano twojej własnej nazwy: { $name }.
error-password-short = Hasło ma co najmniej { $n } znaków.
error-password-wrong = Nazwa i hasło do siebie nie pasują.
error-too-fast = To było zbyt często. Spróbuj znów za minutę.
error-chat-off = W tym pokoju nie ma czatu: otwarto go bez niego. Otwórz inny pokój, żeby rozmawiać.
error-chat-empty = Napisz, co chcesz powiedzieć.
error-hints-off = W tym pokoju nie ma podpowiedzi: otwarto go bez nich. Graj w pojedynkę albo otwórz pokój z podpowiedziami.
error-hint-late = Od chwili, gdy poproszono o podpowiedź, stół się zmienił. Poproś jeszcze raz.
error-analyse-later = Partię analizuje się po jej zakończeniu. Do tego czasu są podpowiedzi.
error-many-analyses = Liczba analiz, które trwają dla twojego adresu: { $n }. Poczekaj na jedną z nich albo ją zatrzymaj.
error-full = Serwer nie ma miejsca na nic nowego. Rozpoczęte gry toczą się dalej; spróbuj później.
error-failed = To się nie udało i nic się nie zmieniło. Spróbuj jeszcze raz.

refused-origin = Ta strona nie należy do tego serwera i nie może się połączyć. Oczekiwano strony samego serwera albo podanej w --origin.
refused-many = Z twojego adresu jest zbyt wiele połączeń. Zamknij kilka stołów albo poczekaj, aż inni wyjdą.
refused-full = Serwer jest pełny. Spróbuj ponownie za minutę.
bye-shutdown = Serwer się zatrzymuje. Twoje gry są zapisane; wróć za chwilę.
bye-lost = Inny serwer przejął te stoły. Twoje gry są zapisane; wróć za chwilę.
bye-silent = Brakowało powitania („hello”). Wróć, gdy zechcesz zagrać.
bye-slow = Twoje połączenie było zbyt wolne. Wróć: nic nie przepadło.

result-none = Gra jest { $when }.
result-time = { $players } { $n ->
    [one] wygrywa
   *[other] wygrywają
} na czas { $when }.
result-resigned = { $players } { $n ->
    [one] wygrywa
   *[other] wygrywają
} { $when }: { $others } { $m ->
    [one] poddaje
   *[other] poddają
} grę.

# Gry korespondencyjne i listy
error-late = Czas na ten ruch minął: { $n ->
    [one] był na niego 1 dzień
    [few] były na niego { $n } dni
   *[other] było na niego { $n } dni
}. To miejsce przegrało, a wszystko wcześniejsze zostaje.
error-days-clock = Gra ma zegar albo dni na ruch, nie jedno i drugie. Pomiń jedno z nich.
error-mail-off = Ten serwer nie wysyła listów. Może to ustawić ten, kto go prowadzi.
error-mail-guest = Listy dostają tylko konta. Najpierw załóż konto.
error-address = To nie jest adres do listów. Oczekiwano czegoś takiego jak ada@example.org.
error-letters = Zamówiono wiele listów. Spróbuj ponownie za godzinę.
error-mail-failed = Nie udało się wysłać listu. Sprawdź adres albo spróbuj później.
error-mail-token = Ten odnośnik już nie działa. Zamów nowy list.
mail-confirm-subject = Przypomnienia z Trivault
mail-confirm = Ktoś, zapewne ty, chce dostawać pod tym adresem przypomnienia o grach. Otwórz tę stronę, aby to potwierdzić; jeśli nic nie zrobisz, więcej o nas nie usłyszysz.
mail-turn-subject = { $game }: twoja kolej
mail-turn = Twoja kolej w grze { $game }; grają też: { $names }. { $n ->
    [one] Została godzina
    [few] Zostały { $n } godziny
   *[other] Zostało { $n } godzin
}.
mail-off = Nie chcę więcej takich listów:

# Series
error-series = Seria to najwyżej 3, 5, 7 lub 9 gier dla dwóch osób.
error-series-chains = W serii łańcuchy wynikają z wyników: pomiń licytację i własne łańcuchy albo wskaż, kto ma silniejszą talię.
error-handicap = Tylko w serii KeyForge jeden z dwóch graczy może mieć silniejszą talię.
error-series-decks = W serii każdy zachowuje swoją talię. Wymiana jest możliwa, gdy seria się rozstrzygnie.

# Tournaments
error-no-such-tournament = Nie ma takiego turnieju. Sprawdź odnośnik albo otwórz nowy.
error-entered = Bierzesz już udział w tym turnieju.
error-entered-here = Z twojego adresu ktoś już się zgłosił. Mając konta, może się zgłosić kilka osób spod jednego adresu.
error-tournament-begun = Turniej się zaczął, więc nikt nie może już dołączyć.
error-tournament-full = Ten turniej jest dla { $n } graczy i wszystkie miejsca są zajęte.
error-not-host = Może to zrobić tylko osoba, która otworzyła turniej.
error-not-entered = Nie bierzesz udziału w tym turnieju albo nie ma takiego gracza.
error-tournament-few = Turniej ma co najmniej { $n } graczy. Poczekaj na innych albo dodaj komputery.
error-tournament-nobody = Turniej wymaga co najmniej jednej osoby. Weź w nim udział albo udostępnij link.
error-many-tournaments = Masz { $n } nieskończone turnieje albo serwer ma ich za dużo. Najpierw zakończ jeden.
