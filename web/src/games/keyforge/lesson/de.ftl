# Wie KeyForge gespielt wird, in Kürze.

lesson-turn =
    Zuerst schmiedest du einen Schlüssel, wenn du genug Æmber hast. Er kostet 6, die du ausgibst; Karten können das ändern.
    Dann wählst du eine der drei Fraktionen deines Decks. In diesem Zug spielst und verwendest du nur Karten dieser Fraktion oder legst sie ab, so viele du willst. Karten zu spielen kostet nichts.
    Am Ende werden deine Karten spielbereit, und du ziehst, bis du sechs auf der Hand hast.
    Wer beginnt, darf im ersten Zug nur eine Karte spielen oder ablegen.
lesson-cards =
    Viele Karten geben Æmber, sobald du sie spielst: so viel, wie der Tropfen auf ihnen sagt.
    Kreaturen kommen an die linke oder rechte Flanke deiner Schlachtreihe und sind erschöpft: Du verwendest sie von deinem nächsten Zug an. Auch Artefakte kommen erschöpft ins Spiel.
    Aufwertungen werden an eine Kreatur angelegt. Aktionen tun, was sie sagen, und werden abgelegt.
lesson-fight =
    Eine spielbereite Kreatur der gewählten Fraktion erntet, was dir 1 Æmber gibt, kämpft oder verwendet ihre Aktion. Danach ist sie erschöpft.
    Im Kampf fügen beide Kreaturen gleichzeitig Schaden in Höhe ihrer Stärke zu. Schaden bleibt, bis eine Kreatur zerstört wird; Rüstung verhindert in jedem Zug so viel davon, wie ihr Wert angibt.
    Eine Kreatur mit Spott muss vor ihren Nachbarn bekämpft werden.
lesson-tip =
    Ernte oft, kämpfe, wenn es sich lohnt. Sieh vor dem Ende deines Zuges auf das Æmber deines Gegners: Mit 6 ist der nächste Schlüssel nah, und Karten, die stehlen oder erbeuten, halten ihn auf.
    Wähle die Fraktion, von der du auf der Hand und im Spiel am meisten hast; die Karten der anderen warten.
