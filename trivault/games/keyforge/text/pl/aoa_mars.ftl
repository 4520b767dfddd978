# Słowa, które występują tylko na kartach Marsa z zestawu Czas Wstąpienia.

purge-archived = { $form ->
    [infinitive] anihilować
   *[plain] anihiluj
} kartę ze swojego archiwum albo losową kartę z archiwum przeciwnika
do-purge-archived = Anihiluj losową kartę z archiwum przeciwnika
