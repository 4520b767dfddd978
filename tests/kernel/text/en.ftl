# Words of the tiny game, and examples for the tests of words.
do-play = Play { $source }.
do-end-turn = End the turn.
do-pay = Pay { $n }.
do-shoot = Shoot: { $targets }.
card-rat = Rat
card-wolf = Wolf
card-ogre = Ogre
log-draw = { $who } draws { $n }.
log-draw-cards = { $who } draws { $cards }.

rats = { $n ->
    [one] one rat
   *[other] { $n } rats
}
only-english = Nobody has translated this.
greeting = Hello, { $name }!
only-attributes =
    .title = nothing to say
visitor = { AN($name) } came.
visitors = At the door: { rats-there }.
rats-there = 2 of the { rat-many }
rat-many = rats
entrance = { CAPITAL($who) } came.
departure = Gone: { $who }.
