# Słowa, które występują tylko na kartach Brobnarów z zestawu Czas Wstąpienia.

that-player-loses-all = traci on cały pozostały Æmber
