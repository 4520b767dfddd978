"""Tables as they lie in the middle of games, opened as saved games."""

from contextlib import contextmanager
from functools import cache
from typing import Any

from playwright.sync_api import expect

import trivault
from tests.browser.playing import choose_language, enter
from trivault.bots import make
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table

KEYFORGE_FULL: dict[str, Any] = {
    "players": [
        {
            "houses": ["brobnar", "sanctum", "untamed"],
            "amber": 4,
            "keys": ["red"],
            "chains": 3,
            "line": [
                "troll amber:2",
                "bumpsy damage:3 exhausted",
                "grey-monk +armageddon-cloak",
                "champion-anaphiel damage:2",
                "dust-pixie stunned",
                "ancient-bear warded exhausted",
            ],
            "artifacts": ["cannon", "gorm-of-omm exhausted", "bear-flute", "epic-quest"],
            "hand": [
                "punch",
                "blood-of-titans",
                "ganger-chieftain",
                "begone",
                "bulwark",
                "flaxia",
                "lost-in-the-woods",
            ],
            "deck": ["smith", "anger", "charge", "bigtwig", "halacor", "tremor"],
            "discard": ["lava-ball", "sound-the-horns", "curiosity"],
            "archives": ["krump"],
        },
        {
            "houses": ["logos", "dis", "shadows"],
            "amber": 6,
            "keys": ["blue"],
            "line": [
                "batdrone damage:1",
                "dextre",
                "doc-bookton exhausted",
                "dust-imp +rocket-boots",
                "urchin amber:1",
                "bad-penny",
            ],
            "artifacts": ["library-of-babble", "pocket-universe exhausted", "the-howling-pit", "spangler-box"],
            "hand": ["labwork", "foggify", "phase-shift", "mother", "urchin"],
            "deck": ["gateway-to-dis", "labwork", "mother"],
            "discard": ["bait-and-switch", "gateway-to-dis"],
            "purged": ["scrambler-storm"],
        },
    ],
    "turn": {"house": "brobnar", "number": 9},
}

SHARDS_FOUR: dict[str, Any] = {
    "players": [
        {
            "character": "decima",
            "health": 37,
            "mastery": 9,
            "hand": ["2 crystal", "blaster", "shadow-apostle", "command-seer"],
            "champions": ["evokatus", "optio-crusher exhausted"],
            "deck": ["3 crystal", "blaster"],
            "discard": ["portal-monk", "crystal"],
        },
        {
            "character": "tetra",
            "health": 21,
            "mastery": 14,
            "hand": ["3 crystal", "blaster"],
            "champions": ["zetta-the-encryptor", "systema-ai"],
            "deck": ["crystal", "blaster"],
        },
        {
            "character": "volos",
            "health": 44,
            "mastery": 3,
            "hand": ["4 crystal"],
            "deck": ["crystal", "blaster"],
        },
        {
            "character": "ko-syn-wu",
            "health": 8,
            "mastery": 21,
            "hand": ["crystal", "nil-assassin"],
            "champions": ["li-hin-the-shattered"],
            "discard": ["3 crystal"],
        },
    ],
    "row": [
        "nil-assassin",
        "omnius-the-all-knowing",
        "portal-monk",
        "ojas-genesis-druid",
        "additri-gaiamancer",
    ],
    "turn": {"gems": 5, "power": 4, "number": 6, "played": ["reactor-drone", "kiln-drone"]},
}

# A fight with walls, conditions, spawnpoints and enchantments face up and face down
MAGE_WARS_FIGHT: dict[str, Any] = {
    "players": [
        {
            "mage": "wizard b2 mana:14 damage:11 rot"
            " +(mage-wand bound:dispel) +leather-boots +moonglow-amulet ?nullify +(ghoul-rot p1)",
            "prepared": ["fireball", "teleport"],
            "spellbook": [
                *(
                    "2 dispel",
                    "2 dissolve",
                    "3 fireball",
                    "2 blue-gremlin",
                    "2 wall-of-fire",
                    "2 nullify",
                    "jinx",
                ),
                *("2 teleport", "darkfenne-hydra", "2 lightning-bolt", "force-hold", "bear-strength"),
                *("mana-crystal", "gate-to-voltari", "suppression-cloak"),
            ],
            "discard": ["teleport", "geyser"],
        },
        {
            "mage": "beastmaster c2 mana:7 damage:17 quickcast-used daze burn:2"
            " +ring-of-beasts +bearskin ?bear-strength",
            "prepared": ["rhino-hide", "feral-bobcat"],
            "spellbook": ["6 timber-wolf"],
            "discard": ["tanglevine"],
        },
    ],
    "round": 5,
    "objects": {
        "a1": ["gate-to-voltari mana:3"],
        "a2": ["mana-crystal"],
        "b2": ["blue-gremlin damage:3 burn:2 +bear-strength ?nullify", "emerald-tegu p1 guard damage:2 weak"],
        "b3": ["whirling-spirit inactive"],
        "c1": ["thunderift-falcon p1", "darkfenne-hydra damage:4 sleep"],
        "c2": [
            "steelclaw-grizzly p1 inactive damage:9 ?(agony p0) +(ghoul-rot p0)",
            "feral-bobcat p1",
            "feral-bobcat p1 damage:2 stun",
        ],
        "d2": ["tooth-and-nail p1"],
        "d3": ["lair p1 mana:4 assigned:timber-wolf", "?teleport-trap p1"],
        "b2-c2": ["wall-of-stone p1"],
        "b2-b3": ["wall-of-fire damage:2"],
    },
}


@cache
def under_way(game, seed, own=8, **options):
    """A game against the computer, saved when its person has decided so often."""
    table: Table = Table(trivault.load(game), Setup({"players": 2, **options}), seed, ("human", "greedy"))
    player = make("greedy", seed)
    while own or table.state.asked(None).player:
        seat = table.state.asked(None).player
        table.answer(player.choose(table.state, seat), seat)
        own -= seat == 0
    return table.replay().to_bytes()


def lay(page, game, position, *others):
    """Open a position on the page: oneself and these others, bots or `human` at the same screen."""
    seats = ("human", *(others or ("greedy",)))
    resume(page, Table(trivault.load(game), Setup(position=position), 0, seats).replay().to_bytes())


def leave(page):
    """Back to the start page, as by its link: for another game on the same page."""
    page.evaluate("location.hash = '#/start'")
    page.wait_for_selector(".game")


def speak(page, lang):
    """Another language at the table: it has come when what is asked is said in other words."""
    asked = page.locator(".prompt .text")
    if page.locator("html").get_attribute("lang") != lang:
        before = asked.inner_text()
        choose_language(page, lang)
        page.locator(f"html[lang={lang}]").wait_for()
        expect(asked).not_to_have_text(before)


@contextmanager
def drawn(page):
    """The page as it is seen, for whatever asks the browser what is painted."""
    page.evaluate("document.documentElement.dataset.drawn = ''")
    yield
    page.evaluate("delete document.documentElement.dataset.drawn")


def resize(page, size):
    """Another window for what lies on the page: opening it anew would show the same."""
    window = {"width": size[0], "height": size[1]}
    if page.viewport_size == window:
        return
    page.set_viewport_size(window)
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def resume(page, saved):
    """Open a saved game on a page where none lies."""
    enter(page, {"type": "load", "replay": saved.decode()}, ".prompt.mine, .cover")
