# Jak się gra w Mage Wars, w skrócie.

lesson-turn =
    Runda zaczyna się od many: twój mag zbiera jej tyle, ile wynosi jego zbieranie many. Potem potajemnie wybierasz ze swojej księgi dwa zaklęcia; całą księgę widzisz przez cały czas.
    Gracze na zmianę aktywują po jednym stworzeniu, także maga, aż wszystkie zadziałają. Stworzenie rusza się o jedną strefę i wykonuje szybką akcję, na przykład szybkie zaklęcie albo szybki atak wręcz, albo nie rusza się i wykonuje pełną akcję.
    Raz w rundzie twój mag może poza tym rzucić szybkie zaklęcie dodatkowo: przed działaniem jednego z twoich stworzeń lub po nim albo na samym początku lub końcu.
    Zaklęcie, którego nie rzucisz, wraca do księgi, zanim wybierzesz nowe.
lesson-cards =
    Stworzenia i przywołania zostają na arenie, ekwipunek na magu. Inkantacje i zaklęcia ataku działają raz i znikają.
    Uroki rzuca się zakryte za 2 many. Odkrywasz je później za cenę, która jest na nich podana, w chwili, która ci odpowiada.
    Zaklęcia sięgają na tyle stref, ile wynosi ich zasięg, a większość wymaga linii wzroku: mury mogą ją blokować.
lesson-fight =
    Atak rzuca kośćmi. Zwykłe obrażenia powstrzymuje pancerz, krytycznych nie. Kość efektu o dwunastu ściankach rozstrzyga, czy dochodzą stany takie jak Podpalenie lub Ogłuszenie.
    Kto atakuje wręcz w strefie, w której wrogie stworzenie stoi na straży, musi zaatakować właśnie je. Obrona unika ataku, jeśli jej rzut się uda. Kto stoi na straży albo ma atak z kontruderzeniem, może oddać cios.
    Obrażenia zostają. Stworzenie, które ma tyle obrażeń co życia, jest zniszczone, mag również.
lesson-tip =
    Zacznij jako uczeń: arena i księgi są mniejsze. Oszczędzaj manę na duże stworzenie albo wydaj ją na kilka małych, ale nie zostawiaj maga samego.
    Pod „Kiedy mnie pytać?” wybierasz, w jakich chwilach pada pytanie o odkrycie uroku; wybierz mniej, jeśli za często ci to przerywa.
