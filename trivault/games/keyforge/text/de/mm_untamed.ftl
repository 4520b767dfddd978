# Wörter, die nur auf Karten der Ungezähmten aus Massenmutation stehen.

modify-icons-again = { $form ->
    [after] wird jedes Bonussymbol der nächsten Karte, die du spielst,
   *[plain] jedes Bonussymbol der nächsten Karte, die du spielst, wird
} ein weiteres Mal abgehandelt
