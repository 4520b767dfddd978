"""Why one of several equal things cannot be used is said of the one that was asked about."""

import pytest

from tests.server.serving import run, served
from tests.server.test_previews import sit_down

SHARDS = {
    "players": [
        {"champions": ["evokatus exhausted", "evokatus"], "hand": ["crystal"]},
        {"champions": ["evokatus"], "health": 30},
    ],
    "turn": {"power": 1},
}
MAGE_WARS = {
    "players": [{"mage": "wizard b2"}, {"mage": "beastmaster c2"}],
    "objects": {"a1": ["blue-gremlin inactive", "blue-gremlin"], "d3": ["blue-gremlin p1"]},
}


@pytest.mark.parametrize(
    ("game", "position", "answer", "rule"),
    [
        ("shards", SHARDS, "exhaust evokatus@p0#1", "SI-CHAMP-04"),
        ("shards", SHARDS, "attack evokatus@p1#1", "SI-ATK-02"),
        ("mage-wars", MAGE_WARS, "activate blue-gremlin@a1#1", "MW-ACT-19"),
        ("mage-wars", MAGE_WARS, "activate blue-gremlin@d3#1", "MW-ACT-02"),
    ],
)
def test_the_copy_that_is_named_is_meant(game, position, answer, rule):
    async def test():
        async with served() as server, server.client() as client:
            await sit_down(client, game=game, position=position)
            why = await client.ask("why-not", "why-not", answer=answer)
            assert [each["rule"] for each in why["rules"]] == [rule]
            assert len(why["facts"]) == 1

    run(test())
