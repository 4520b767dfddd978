"""The count of what one answer runs through."""

from concurrent.futures import ThreadPoolExecutor

from click.testing import CliRunner

from benchmarks.answer_path import main


def test_an_answer_goes_through_its_room_and_is_broadcast_once():
    with ThreadPoolExecutor(1) as thread:  # browser tests keep a loop in the main one
        said = thread.submit(CliRunner().invoke, main, ["shards", "--list"]).result()
    assert said.exit_code == 0, said.output
    lines = (line.split(maxsplit=1) for line in said.output.splitlines()[2:])
    calls = {function: int(many) for many, function in lines}
    assert calls["server/rooms/broadcast.py: show"] == 1
    assert calls["server/rooms/broadcast.py: table"] == 2, "one for each viewer"
    assert "server/rooms/room.py: Room.accept" in calls
