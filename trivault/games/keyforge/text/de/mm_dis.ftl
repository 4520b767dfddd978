# Wörter, die nur auf Karten von Dis aus Massenmutation stehen.

also-to-this = { $form ->
    [after] wird derselbe Schaden auch dieser Kreatur zugefügt
   *[plain] derselbe Schaden wird auch dieser Kreatur zugefügt
}
forge-for-lives = du darfst einen Schlüssel zu den aktuellen Kosten +6 Æmber schmieden, vermindert um 1 Æmber für jede auf diese Weise zerstörte Kreatur. Wenn du das tust, zerstöre diese Karte
