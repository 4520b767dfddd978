"""What is remembered of sentences and tables changes nothing: each client gets the same bytes as from a server
that remembers nothing, so that nobody hears what was told to somebody else."""

from random import Random
from types import SimpleNamespace

import msgspec
import pytest

from examples.socket_bot import answer
from trivault.games.keyforge.positions import view as keyforge_view
from trivault.games.magewars.positions import sampling as magewars_sampling
from trivault.kernel import codec
from trivault.kernel.replay import Setup
from trivault.presentation.presenter import make_presenter
from trivault.server.rooms import broadcast, table_view
from trivault.server.rooms.room_game import RoomGame
from trivault.server.storage.records import PERSON, PLAYING, RoomRecord, SeatRecord

GAMES = ("shards", "keyforge", "mage-wars")
LANGUAGES = ("en", "de", "pl")
ANSWERS = 40


def opened(game, seed, names):
    seats = [SeatRecord(PERSON, f"guest-{n}", name) for n, name in enumerate(names)]
    record = RoomRecord(room="room", game=game, seats=seats, setup=Setup({"players": 2}), seed=seed)
    record.status = PLAYING
    play = RoomGame(record)
    play.run_on()
    return SimpleNamespace(record=record, game=play, clocks=None)


def messages(room, since, each_anew=False):
    """What everybody at the table gets: both players and a spectator, in all languages, and a program."""
    told, blank = [], broadcast.blank_table(room, room.game, False, 0)
    for lang in (*LANGUAGES, ""):
        for seat in (0, 1, -1):
            key = broadcast.ViewKey(seat, seat >= 0, lang, since)
            if each_anew:
                room.game._presenters.clear()
            shown = broadcast.table(room.game, key, room.game.state.view(seat), blank)
            told.append(msgspec.json.encode(shown))
    return told


def step(room, chance):
    """Any answer of whoever decides."""
    choice = chance.choice(room.game.state.choices)
    (shown,) = (each for each in room.game.state.view(choice.player).choices if each.mine)
    room.game.answer(answer(msgspec.to_builtins(shown), chance), choice.player)


def forget_everything(patch):
    """Presenters, cards of tables that are looked at, and what abilities look like are made anew each time."""
    dump = codec._dump_listener

    def dumped_anew(listener, known):
        listener.dumped = None
        return dump(listener, known)

    patch.setattr(table_view, "presenter_of", make_presenter)
    patch.setattr(codec, "_dump_listener", dumped_anew)
    for module in (keyforge_view, magewars_sampling):
        patch.setattr(module, "_cards", module._cards.__wrapped__)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_is_told_with_and_without_memory(game, monkeypatch):
    rooms = [
        opened(game, 7, ("Ada", "Grace")),
        opened(game, 8, ("Grace", "Ada")),
    ]  # who share what is remembered
    chances = [Random(3), Random(4)]
    for at in range(ANSWERS):
        for room, chance in zip(rooms, chances, strict=True):
            if room.game.state.over:
                continue
            since = max(0, len(room.game.table.log) - 3)
            remembered = messages(room, since)
            if at % 4 == 0:
                with monkeypatch.context() as patch:
                    forget_everything(patch)
                    assert messages(room, since, each_anew=True) == remembered
            step(room, chance)


def test_sentences_are_forgotten_when_there_are_many(monkeypatch):
    monkeypatch.setattr("trivault.kernel.text.REMEMBERED", 5)
    words = make_presenter("shards", "en").words
    said = [words.say("ui-several", card="Crystal", n=n) for n in range(20)]
    assert len(words._said.sentences) == 5
    assert [words.say("ui-several", card="Crystal", n=n) for n in range(20)] == said


def test_players_of_other_names_are_called_by_theirs():
    presenter = make_presenter("shards", "en")
    assert [presenter.at(names).player(0) for names in (["Ada"], ["Grace"], ["Ada"])] == ["Ada", "Grace", "Ada"]
    assert presenter.player(0) not in ("Ada", "Grace")
