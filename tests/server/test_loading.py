"""Games are loaded before anybody comes."""

import subprocess
import sys

from tests.server.serving import run, served
from trivault.server.rooms.loading import load_games

FIRST = """
from time import thread_time
import trivault
from trivault.server.rooms.loading import load_games
load_games()
from trivault.server.rooms import table_view
for name in trivault.NAMES:
    for lang in ("en", "de", "pl"):
        begun = thread_time()
        state = trivault.load(name).start({}, 1)
        choice = state.choices[0]
        table_view.question(state, choice, state.view(choice.player), table_view.presenter_of(name, lang))
        assert thread_time() - begun < 0.1, (name, lang, thread_time() - begun)
"""


def test_a_server_loads_all_games_before_its_port_opens():
    load_games.cache_clear()

    async def test():
        async with served():
            assert load_games.cache_info().currsize == 1

    run(test())


def test_the_first_table_of_a_game_takes_no_longer_than_others():
    subprocess.run([sys.executable, "-c", FIRST], check=True, timeout=120)
