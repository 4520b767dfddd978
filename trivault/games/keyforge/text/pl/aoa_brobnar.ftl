# Słowa, które występują tylko na kartach Brobnarów z zestawu Czas Wstąpienia.

that-player-loses-all = traci on cały pozostały Æmber
amount-half-its-power = połowa jego siły, zaokrąglona w dół
when-it-is-stunned = było ono już ogłuszone
when-this-is-attacked = to stworzenie jest atakowane
