"""States as bytes: there and back at every kind of choice, and whatever else may be in a file."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trivault
from tests.kernel.moments import NAMES, moment, moments
from tests.kernel.tiny_cards import GAME
from trivault.kernel import codec
from trivault.kernel.codec import LONGEST, MAGIC, SEAL, sealed
from trivault.kernel.errors import (
    CorruptFile,
    FileError,
    ForeignFile,
    OtherVersion,
    TrivaultError,
    TruncatedFile,
)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_is_the_same_after_bytes(name):
    state = moments()[name]
    restored = GAME.from_bytes(state.to_bytes())
    assert restored == state
    assert restored is not state
    assert restored.to_bytes() == state.to_bytes()
    assert all(restored.view(player) == state.view(player) for player in (-1, 0, 1))
    assert list(restored.legal()) == list(state.legal())


def test_every_part_of_a_state_is_in_its_bytes():
    state = moment({"hand": ["gamble", "interrogate", "auction"]}, {"hand": ["rat"], "ember": 2}, "play gamble")
    state.apply("play interrogate")
    state.apply("play auction")
    state.apply("bid 1", 1)
    restored = GAME.from_bytes(state.to_bytes())
    for slot in ("seats", "seed", "draws", "seq", "barrier", "known", "answers", "stack", "result"):
        assert getattr(restored, slot) == getattr(state, slot), slot
    assert all((state.draws, state.seq, state.barrier, state.known, state.answers))


def test_equal_states_have_equal_digests_and_others_do_not():
    state = moments()["action"]
    assert state.digest() == state.copy().digest() == GAME.from_bytes(state.to_bytes()).digest()
    assert state.digest() != state.after("end-turn").digest()
    assert state != state.after("end-turn")
    assert state != "state"


def test_a_state_has_no_hash_since_it_changes():
    with pytest.raises(TypeError):
        hash(moments()["action"])


def test_the_log_is_no_part_of_the_state():
    state = moments()["action"]
    data = state.to_bytes()
    state.log = []
    assert state.to_bytes() == data
    assert state.copy().log is None


@pytest.mark.parametrize("name", ["triggers", "together", "distribute"])
def test_a_file_that_breaks_off_anywhere_is_truncated(name):
    data = moments()[name].to_bytes()
    for length in range(len(data)):
        with pytest.raises(TruncatedFile):
            GAME.from_bytes(data[:length])


@pytest.mark.parametrize("data", [b"hello", b"\x00" * 40, MAGIC[1:], b"{}", MAGIC.upper() + b"\x90"])
def test_a_file_of_another_kind_is_foreign(data):
    with pytest.raises(ForeignFile):
        GAME.from_bytes(data)


def test_a_state_of_another_game_is_foreign():
    with pytest.raises(ForeignFile, match="saved from the game shards, expected tiny"):
        GAME.from_bytes(trivault.load("shards").new(seed=1).to_bytes())


def test_a_state_of_another_version_is_opened(monkeypatch):
    state = moments()["action"]
    with monkeypatch.context() as patch:
        patch.setattr(codec, "__version__", "99.0")
        data = state.to_bytes()
    assert GAME.from_bytes(data) == state


def test_a_state_that_only_another_version_can_read_names_that_version(monkeypatch):
    data = edited(own="of another form")
    monkeypatch.setattr(codec, "__version__", "99.0")
    with pytest.raises(OtherVersion, match=r"this is version 99\.0"):
        GAME.from_bytes(data)


def edited(**changes: object) -> bytes:
    """A saved state in which some of the fields are other ones."""
    data = msgspec.msgpack.decode(moments()["action"].to_bytes()[len(MAGIC) + SEAL :])
    names = codec._Saved.__struct_fields__
    for name, value in changes.items():
        data[names.index(name)] = value
    return sealed(msgspec.msgpack.encode(data))


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": "two"},
        {"seed": None},
        {"own": []},
        {"own": [["unicorn"], [], [], [], 0]},
        {"known": [[1]]},
        {"choices": [[0]]},
        {"running": [[], [[0, 0, None, [["it", "rat"]]]], [], [], []]},
        {"running": [[], [[0, 0, None, [["it", 1.5]]]], [], [], []]},
    ],
)
def test_a_state_that_contradicts_itself_is_corrupt(changes):
    with pytest.raises(CorruptFile):
        GAME.from_bytes(edited(**changes))


@pytest.mark.parametrize("data", ["text", None, 7, [1], "trivault-state\n"])
def test_what_is_no_bytes_is_foreign(data):
    with pytest.raises(ForeignFile, match="bytes, not"):
        GAME.from_bytes(data)


def test_a_state_longer_than_any_is_not_even_read():
    with pytest.raises(CorruptFile, match="at most 200000 bytes"):
        GAME.from_bytes(sealed(b"\x91" * 300_000))


def test_but_one_of_the_greatest_length_is():
    with pytest.raises(CorruptFile, match="without version"):
        GAME.from_bytes(sealed(bytes(LONGEST - len(sealed(b"")))))


def test_the_bounds_of_the_game_hold_for_saved_states_too():
    with pytest.raises(TrivaultError, match="for 2 players, not 3"):
        GAME.from_bytes(edited(seats=3))


def test_what_is_not_even_a_list_is_corrupt():
    values: list[object] = [{}, [], 7, ["1.0", "tiny"]]
    for value in values:
        with pytest.raises(CorruptFile, match="without version"):
            GAME.from_bytes(sealed(msgspec.msgpack.encode(value)))


@pytest.mark.parametrize("name", ["triggers", "replacements", "order"])
def test_a_changed_byte_is_always_found_out(name):
    data = moments()[name].to_bytes()
    for place in range(len(data)):
        for flip in (0x01, 0x80, 0xFF):
            with pytest.raises(FileError):
                GAME.from_bytes(data[:place] + bytes([data[place] ^ flip]) + data[place + 1 :])


@pytest.mark.parametrize("name", ["triggers", "replacements", "order"])
def test_a_changed_byte_under_a_right_seal_never_breaks_the_reader(name):
    data = moments()[name].to_bytes()[len(MAGIC) + SEAL :]
    for place in range(len(data)):
        for flip in (0x01, 0x80, 0xFF):
            reads_or_says_why(sealed(data[:place] + bytes([data[place] ^ flip]) + data[place + 1 :]))


def reads_or_says_why(data: bytes) -> None:
    try:
        GAME.from_bytes(data)
    except TrivaultError:
        pass


@given(st.binary(max_size=60))
@settings(deadline=None)
def test_garbage_is_refused(garbage):
    for data in (garbage, MAGIC + garbage, sealed(garbage)):
        with pytest.raises(FileError):
            GAME.from_bytes(data)


@pytest.mark.parametrize("garbage", [b"\x91" * 100_000, b"\xa1\xff", b"\x81\x80\x01", b"\xc1"])
def test_known_traps_are_refused(garbage):
    for data in (MAGIC + garbage, sealed(garbage)):
        with pytest.raises(FileError):
            GAME.from_bytes(data)
