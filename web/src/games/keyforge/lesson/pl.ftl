# Jak się gra w KeyForge, w skrócie.

lesson-turn =
    Najpierw wykuwasz klucz, jeśli masz dość Æmberu. Kosztuje 6, które wydajesz; karty mogą to zmienić.
    Potem wybierasz jeden z trzech domów swojej talii. W tej turze zagrywasz i odrzucasz tylko karty tego domu i tylko ich używasz – tylu, ilu chcesz. Zagranie nic nie kosztuje.
    Na końcu twoje karty zostają przygotowane, a ty dobierasz do sześciu kart na ręce.
    Kto zaczyna, w pierwszej turze może zagrać lub odrzucić tylko jedną kartę.
lesson-cards =
    Wiele kart daje Æmber od razu po zagraniu: tyle, ile pokazuje kropla na karcie.
    Stworzenia wchodzą na lewą lub prawą flankę twojego szyku i są wyczerpane: używasz ich od następnej tury. Artefakty też wchodzą wyczerpane.
    Ulepszenia przyłącza się do stworzenia. Akcje robią to, co na nich napisano, i są odrzucane.
lesson-fight =
    Przygotowane stworzenie wybranego domu zbiera, co daje ci 1 Æmber, albo walczy, albo używa swojej akcji. Potem jest wyczerpane.
    W walce oba stworzenia jednocześnie zadają obrażenia równe swojej sile. Obrażenia zostają, aż stworzenie zostanie zniszczone; pancerz w każdej turze powstrzymuje tyle obrażeń, ile wynosi.
    Ze stworzeniem z prowokacją trzeba walczyć przed jego sąsiadami.
lesson-tip =
    Zbieraj często, walcz, gdy się opłaca. Przed końcem tury spójrz na Æmber przeciwnika: przy 6 następny klucz jest blisko, a karty, które kradną lub przejmują, go powstrzymują.
    Wybierz dom, którego masz najwięcej na ręce i w grze; karty pozostałych poczekają.
