"""Names: nobody is called like somebody else, or seems to be."""

import pytest
import sqlalchemy as sa

from tests.server.serving import run, served
from tests.server.test_rooms import refused
from trivault.server.accounts.accounts import Person
from trivault.server.protocol.refusals import Refusal
from trivault.server.rooms.seating import names
from trivault.server.storage.database import LOOKS, META, USERS
from trivault.server.storage.naming import alike, good_name, plain
from trivault.server.storage.records import SeatRecord

PASSWORD = "correct horse battery"
UNSEEN = ["️", "󠄀", "͏", "ㅤ", "ﾠ", "ᅟ", "឴", "᠋", "⠀", "𝅙", "\u200b", "\xad", "\u2066"]
SPOOFS = [
    *(f"Gra{letter}ce" for letter in UNSEEN),
    *(f"Grace{letter}" for letter in UNSEEN),
    *(
        "Gr\u0430ce",
        "Gra\u0441e",
        "Grac\u0435",
        "\u0261race",
        "\uff27\uff52\uff41\uff43\uff45",
        "\U0001d4a2race",
        "GRACE",
    ),
]


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ian", "lan"),  # a large i and a small L
        ("Ian", "IAN"),
        ("Copa", "\u0421\u041e\u0420\u0410"),  # Cyrillic
        ("modern", "rnodern"),
        ("Bob 0", "Bob O"),
        ("Żółw", "ŻÓŁW"),
        *(("Grace", name) for name in SPOOFS),
    ],
)
def test_names_that_look_alike(name, other):
    assert alike(name, other)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ian", "Lan"), ("Anna", "Анна"), ("Grace", "Gráce"), ("Łukasz", "Lukasz"), ("Ada 1", "Ada 2")],
)
def test_names_that_can_be_told_apart(name, other):
    assert not alike(name, other)


@pytest.mark.parametrize("letter", UNSEEN)
def test_nothing_that_does_not_show_is_in_a_text(letter):
    assert plain(f"Gra{letter}ce{letter} here") == "Grace here"


@pytest.mark.parametrize("name", ["Żółw", "Анна", "Ελένη", "김민준", "田中カナ", "José 2", "❤ Ann"])
def test_a_name_in_one_script(name):
    assert good_name(name) == name


@pytest.mark.parametrize("name", ["Gr\u0430ce", "\u0410nna", "αβγ abc", "Ann田中"])
def test_a_name_in_several_scripts_is_refused(name):
    with pytest.raises(Refusal) as error:
        good_name(name)
    assert error.value.code == "name"


def test_nobody_is_called_like_an_account_but_its_owner(database):
    async def test():
        async with served(database=database, tries=999) as server, server.client() as one:
            await one.ask("register", name="Grace", password=PASSWORD)
            for name in SPOOFS:
                async with server.client() as two:
                    expected = {"taken", "name"}
                    assert (await refused(two.ask("register", name=name, password=PASSWORD))).code in expected
                    assert (await refused(two.ask("rename", name=name))).code in expected
                    plan = {"kind": "me", "name": name}
                    assert (await refused(two.create("shards", "me", plan))).code in expected
            async with server.client(name="Grace\ufe0f") as three:
                assert three.welcome["name"].startswith("Guest")
            await one.create("shards", "me", {"kind": "me", "name": "Grace"})
            assert (await one.ask("login", name="Gr\ufe0face", password=PASSWORD))["name"] == "Grace"
            await one.ask("forget", name="Grace")
            await one.ask("register", name="GRACE", password=PASSWORD)

    run(test())


def test_accounts_that_look_alike_already_stay(database):
    """As version 3 has made them."""
    odd = "Grace\ufe0f"

    async def before():
        async with served(database=database) as server, server.client() as one, server.client() as two:
            await one.ask("register", name="Grace", password=PASSWORD)
            await two.ask("register", name="Hedy", password=PASSWORD + "2")

    async def after():
        async with served(database=database, tries=99) as server, server.client() as client:
            assert (await client.ask("login", name="grace", password=PASSWORD))["name"] == "Grace"
            assert (await client.ask("login", name=odd, password=PASSWORD + "2"))["name"] == odd
            assert (await refused(client.ask("login", name=odd, password=PASSWORD))).code == "password"
            await client.ask("logout")
            assert (await refused(client.ask("rename", name="GRACE"))).code == "taken"

    run(before())
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE looks"))
        connection.execute(sa.text("DROP TABLE opponents"))
        connection.execute(sa.text("ALTER TABLE users DROP COLUMN letters"))
        connection.execute(META.update().where(META.c.name == "tables").values(value="3"))
        values = {"name": odd, "folded": odd.casefold()}
        connection.execute(USERS.update().where(USERS.c.name == "Hedy").values(values))
    run(after())
    with engine.connect() as connection:
        owners = connection.execute(sa.select(LOOKS.c.user_id)).scalars().all()
        assert len(owners) == 2, "both looks belong to one of them"
        assert len({*owners}) == 1
    engine.dispose()


def test_a_guest_with_a_name_of_former_times_is_let_in():
    async def test():
        async with served() as server:
            token = server.hub.tokens.person(Person("guest-1", "Gr\u0430ce", False))
            async with server.client(token=token) as client:
                assert client.welcome["user"] == "guest-1"
                assert client.welcome["name"].startswith("Guest")

    run(test())


def test_players_at_a_table_whose_names_look_alike_are_numbered():
    seats = [SeatRecord("person", name=name) for name in ("Ada", "\u0410\u0501\u0430", "ADA 1", "Bob", "")]
    assert names(seats, "en") == ["Ada 2", "\u0410\u0501\u0430 3", "ADA 1", "Bob", "Former player"]
