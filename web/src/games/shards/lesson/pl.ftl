# Jak się gra w Shards of Infinity, w skrócie.

lesson-turn =
    Zaczynasz turę z pięcioma kartami. Zagrywasz je w dowolnej kolejności: dają kryształy, moc, mistrzostwo i zdrowie.
    Za kryształy rekrutujesz karty z centralnego rzędu. Trafiają na twój stos kart odrzuconych, a potem do twojej talii, którą tasuje się na nowo, gdy się skończy. Raz w turze 1 kryształ kupuje też 1 mistrzostwa: skupienie.
    Na końcu moc, która została, uderza w przeciwników. Niewykorzystane kryształy i moc przepadają; mistrzostwo i zdrowie zostają. Potem dobierasz pięć nowych kart.
lesson-cards =
    Sojusznicy działają raz i na końcu tury są odrzucani. Czempioni zostają, a ty używasz każdego raz w każdej swojej turze.
    Najemników można zrekrutować albo zagrać od razu: płacisz, używasz ich w tej chwili, a potem wracają pod talię centralną.
    Niektóre karty robią więcej od pewnego poziomu mistrzostwa; nie trzeba go wydawać.
lesson-fight =
    Moc równa zdrowiu czempiona niszczy go, w dowolnej chwili twojej tury. W graczy uderza na końcu tury, cała naraz.
    Kto jest atakowany, może pokazać z ręki karty z tarczą. Każda zatrzymuje tyle obrażeń, ile pokazuje, i zostaje na ręce.
lesson-tip =
    W pierwszych turach kupuj dobre karty i korzystaj ze skupienia zawsze, gdy zostanie kryształ. Przy 30 mistrzostwa Infinity Shard, który każdy ma w talii od początku, uderza z nieskończoną mocą.
