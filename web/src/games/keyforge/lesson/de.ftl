# Wie KeyForge gespielt wird, in Kürze.

lesson-turn =
    Zuerst schmiedest du einen Schlüssel, wenn du genug Æmber hast. Er kostet 6, die du ausgibst; Karten können das ändern.
    Dann wählst du eine der drei Fraktionen deines Decks. In diesem Zug spielst, benutzt und verwirfst du nur Karten dieser Fraktion, so viele du willst. Ausspielen kostet nichts.
    Am Ende werden deine Karten bereit, und du ziehst, bis du sechs auf der Hand hast.
    Wer beginnt, darf im ersten Zug nur eine Karte ausspielen oder verwerfen.
lesson-cards =
    Viele Karten geben Æmber, sobald du sie ausspielst: so viel, wie der Tropfen auf ihnen sagt.
    Kreaturen kommen an die linke oder rechte Flanke deiner Schlachtreihe und sind erschöpft: Du benutzt sie von deinem nächsten Zug an. Auch Artefakte kommen erschöpft.
    Aufwertungen liegen auf einer Kreatur. Aktionen tun, was sie sagen, und werden abgelegt.
lesson-fight =
    Eine bereite Kreatur der gewählten Fraktion erntet, was dir 1 Æmber gibt, oder kämpft, oder benutzt ihre Aktion. Danach ist sie erschöpft.
    Im Kampf fügen beide Kreaturen gleichzeitig Schaden in Höhe ihrer Stärke zu. Schaden bleibt, bis eine Kreatur zerstört wird; Rüstung hält in jedem Zug so viel ab.
    Eine Kreatur mit Spott muss vor ihren Nachbarn bekämpft werden.
lesson-tip =
    Ernte oft, kämpfe, wenn es sich lohnt. Sieh vor dem Ende deines Zuges auf das Æmber deines Gegners: Mit 6 ist der nächste Schlüssel nah, und Karten, die stehlen oder erbeuten, halten ihn auf.
    Wähle die Fraktion, von der du auf der Hand und im Spiel am meisten hast; Karten der anderen warten.
