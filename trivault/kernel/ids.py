"""What can be named in a game: cards count up from 0, players count down from -2."""

Thing = int

NOTHING: Thing = -1


def player_thing(player: int) -> Thing:
    return -2 - player


def player_of(thing: Thing) -> int:
    return -2 - thing


def is_player(thing: Thing) -> bool:
    return thing < NOTHING
