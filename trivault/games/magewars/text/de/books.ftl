# Zauberbücher, mit ihren Kosten in Zauberpunkten.
book-title = { $name } ({ $n } von { $most } Zauberpunkten)
book-facts = { $mage }, { $n ->
    [one] 1 Zauberpunkt
   *[other] { $n } Zauberpunkte
}
book-named = { $name }
book-apprentice = Lehrlingsbuch: { $mage }
book-starting = Startbuch: { $mage }
book-facts-element = { $facts }, { $element }
book-group = { $kind } ({ $n })
book-spell = { $times ->
    [1] { $card } ({ $n })
   *[other] { $times } × { $card } ({ $n })
}

# Was an einem Zauberbuch falsch ist
book-wrong = { $title }: { $broken }
book-broken = { $problem } ({ $rule })
book-and = { $first }; { $second }
book-element = { $mage } wählt genau ein Element: { $known }
book-no-element = { $mage } wählt kein Element
book-copies = { $n } Exemplare von { $card }, erlaubt sind höchstens { $most }
book-only-class = { $card } ist nur für die Klasse { $mage }
book-only-trained = { $card } ist nur für Magier der { FORM($school, "genitive") }
book-points = { $n } Zauberpunkte, erlaubt sind höchstens { $most }
book-empty = das Zauberbuch ist leer: erwartet wird ein Name, dann „Mage: wizard“ und die Zauber
book-count = { $problem } (die Anzahl steht vorn und ist mindestens 1: „2 fireball“)
book-no-mage = { $name }: es fehlt der Magier; erwartet wird eine Zeile wie „Mage: { $mage }“
book-form = das ist kein Zauberbuch: an der Stelle { $place } fehlt etwas oder passt nicht ({ $detail }); erwartet wird {"{"}"id": "mine", "mage": "wizard", "cards": [{"{"}"card": "fireball", "count": 2{"}"}, …]{"}"}
book-times = { $name }: erwartet wird eine Anzahl von mindestens 1, nicht { $times }
book-not-for-apprentices = Lehrlinge spielen mit { $known }, nicht mit „{ $name }“
