# Stół
title-duel = Pojedynek
reason-act = Zaatakuj albo dobierz kartę i zakończ swoją turę.
reason-block = Zablokuj dowolną liczbą kart. To, co zostanie z ataku, trafi ciebie.
goal = Wygrywa ten, kto ma jeszcze życie, gdy drugi już go nie ma.
example-card = miecz
example-deed = zaatakuj mieczem
ui-life = życie { $n }
ui-whose-turn = Tura gracza: { $player }.
ui-face = Zadaje { $strike }, blokuje { $block }
ui-report-life = { $player }, życie: { $course }
