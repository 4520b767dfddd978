# Æmber na kartach.

# Ile go jest
noun-amber-on = każdą jednostkę Æmberu, którą mają { $what }
noun-amber-on-it = każdą jednostkę Æmberu na nim

# Efekty
exalt-creature = { $form ->
    [infinitive] { $pronoun ->
        [yes] { FORM($what, "object") } awansować
       *[no] awansować { FORM($what, "object") }
    }
   *[plain] awansuj { FORM($what, "object") }
}{ $n ->
    [1] {""}
    [2] {" "}dwukrotnie
   *[other] {" "}{ $n } razy
}
move-amber-between = { $form ->
    [infinitive] przenieść
   *[plain] przenieś
} { amber } z jednego { FORM($source, "genitive") } na { FORM($what, "plain") }
from-their-pool = { $form ->
    [infinitive] przenieść
   *[plain] przenieś
} { amber } z puli przeciwnika na tę kartę
capture-from-both = to stworzenie przejmuje { amber }, od każdego gracza tyle, ile chcesz

# Odpowiedzi i pytania
do-from-your-pool = Z twojej puli
do-from-their-pool = Z puli przeciwnika
do-to-supply = Przenieś Æmber do puli ogólnej z karty: { $targets }
do-capture-own-amount = { amber } z twojej puli
reason-capture-own = { $source }: wybierz, ile zostanie przejęte z twojej puli.
reason-to-supply = { $source }: wybierz kartę, z której Æmber trafi do puli ogólnej.
do-icon-amber = Symbol Æmberu
do-icon-capture = Symbol przejęcia
do-icon-damage = Symbol obrażenia
do-icon-draw = Symbol dobierania
do-icon-steal = Ukradnij 1 Æmber
reason-icon = { $source }: wybierz, jako co zostanie rozpatrzony symbol premii.
