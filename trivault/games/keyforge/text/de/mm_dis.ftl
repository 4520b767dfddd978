# Wörter, die nur auf Karten von Dis aus Massenmutation stehen.

also-to-this = { $form ->
    [after] wird derselbe Schaden auch dieser Kreatur zugefügt
   *[plain] derselbe Schaden wird auch dieser Kreatur zugefügt
}
