"""What can be chosen when a room is opened: offered as data, carried out, refused where it does not fit."""

import pytest

from tests.server.serving import run, served
from tests.server.test_rooms import refused

OFFERED = {
    "shards": ["first"],
    "keyforge": ["quick", "chains", "auction", "first", "order_discards"],
    "mage-wars": ["apprentice", "teams", "first"],
}


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_every_option_is_offered_in_words(lang):
    async def test():
        async with served() as server, server.client(lang=lang) as client:
            games = {each["name"]: each for each in (await client.ask("games"))["games"]}
            assert {name: [o["name"] for o in game["options"]] for name, game in games.items()} == OFFERED
            options = [option for game in games.values() for option in game["options"]]
            assert len({option["title"] for option in options}) == len({option["name"] for option in options})
            assert all(option["help"].endswith(".") for option in options)
            assert [option["name"] for option in options if option.get("beginners")] == ["apprentice"]

    run(test())


CHAINS = "“Chains”: expected are 2 numbers from 0 to 24, one for each seat."


def chains(state):
    return [side.chains for side in state.players]


@pytest.mark.parametrize(
    ("game", "seats", "options", "holds"),
    [
        ("shards", 3, {"first": 2}, lambda state: state.active == 2),
        ("keyforge", 2, {"first": 1}, lambda state: state.active == 1),
        ("keyforge", 2, {"quick": True}, lambda state: state.choice.reason != "mulligan"),
        ("keyforge", 2, {"quick": False}, lambda state: state.choice.reason == "mulligan"),
        ("keyforge", 2, {"chains": [4, 0]}, lambda state: chains(state) == [3, 0]),  # one is shed
        ("keyforge", 2, {"auction": True}, lambda state: state.choice.reason == "bid"),
        ("keyforge", 2, {"order_discards": True}, lambda state: state.orders_discards),
        ("mage-wars", 2, {"apprentice": True}, lambda state: state.apprentice),
        ("mage-wars", 4, {"teams": True, "first": 3}, lambda state: state.teams and state.initiative == 3),
    ],
)
def test_what_is_chosen_holds(game, seats, options, holds):
    async def test():
        async with served() as server, server.client() as client:
            await client.create(game, *["me"] * seats, options=options)
            assert holds(server.play(client).state)

    run(test())


@pytest.mark.parametrize(
    ("game", "seats", "options", "said"),
    [
        ("shards", 2, {"quick": True}, "“quick” is no option of this game. Expected are: first."),
        ("shards", 2, {"first": 2}, "“Who begins”: expected is a seat from 0 to 1."),
        ("shards", 2, {"first": "me"}, "“Who begins”: expected is a seat from 0 to 1."),
        ("keyforge", 2, {"quick": "yes"}, "“Quick start”: expected is true or false."),
        ("keyforge", 2, {"chains": [4]}, CHAINS),
        ("keyforge", 2, {"chains": [0, 25]}, CHAINS),
        ("keyforge", 2, {"chains": ["4", 0]}, CHAINS),
        ("keyforge", 2, {"chains": 4}, CHAINS),
        (
            *("keyforge", 2, {"auction": True, "chains": [0, 4]}),
            "“Chains” and “Auction” do not go together. Choose one of them.",
        ),
        (
            *("mage-wars", 3, {"apprentice": True}),
            "“Apprentice game” is for 2 players. Plan as many seats, or leave it out.",
        ),
        ("mage-wars", 2, {"teams": True}, "“Two teams” is for 4 players. Plan as many seats, or leave it out."),
    ],
)
def test_what_does_not_fit_is_refused_with_what_was_expected(game, seats, options, said):
    async def test():
        async with served() as server, server.client() as client:
            error = await refused(client.create(game, *["me"] * seats, options=options))
            assert (error.code, error.message) == ("setup", said)
            assert not server.hub.rooms

    run(test())


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_apprentices_play_with_their_own_books(lang):
    async def test():
        async with served() as server, server.client(lang=lang) as client:
            seats = [{"kind": "me", "deck": "starting-wizard"}, {"kind": "random"}]
            error = await refused(client.create("mage-wars", *seats, options={"apprentice": True}))
            assert "apprentice-wizard" in error.message
            seats[0]["deck"] = "apprentice-wizard"
            await client.create("mage-wars", *seats, options={"apprentice": True})
            assert server.play(client).state.apprentice

    run(test())
