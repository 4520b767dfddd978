"""The table of Mage Wars in a real browser."""

import pytest

from tests.browser.playing import ANSWERS, ASKED, asked, seq, settled
from tests.browser.staging import MAGE_WARS_FIGHT as FIGHT
from tests.browser.staging import lay, leave, resize, speak
from tests.browser.test_access import PHONE, fits, violations
from tests.each import some

PLANNING = FIGHT | {
    "phase": "planning",
    "players": [{**FIGHT["players"][0], "prepared": []}, {**FIGHT["players"][1], "prepared": []}],
}
ACTING = FIGHT | {"acting": "wizard"}
REVEALING = {
    "players": [
        {"mage": "beastmaster b2 mana:12", "spellbook": ["timber-wolf"]},
        {"mage": "warlock c2 inactive", "spellbook": ["9 timber-wolf"]},
    ],
    "objects": {"b2": ["timber-wolf ?bear-strength ?cheetah-speed", "feral-bobcat p1"]},
    "acting": "timber-wolf",
}
WALLING = {
    "players": [
        {"mage": "wizard b2 mana:20", "prepared": ["wall-of-stone"], "spellbook": ["9 wall-of-stone"]},
        {"mage": "warlock d3", "spellbook": ["9 timber-wolf"]},
    ],
    "acting": "wizard",
}
CROWD = {
    "players": [
        {"mage": "wizard", "spellbook": ["9 fireball"], "prepared": ["fireball"]},
        {"mage": "warlock", "spellbook": ["9 fireball"]},
        {"mage": "priestess", "spellbook": ["9 fireball"]},
        {"mage": "beastmaster", "spellbook": ["9 fireball"]},
    ],
}
SIZES = ((1280, 800), (768, 1024), (360, 740))
PASSES = ".prompt .buttons button:has-text('Passen')"
PASS = ".prompt .buttons button:has-text('Pass')"


def chosen(page, before):
    settled(page, before)
    asked(page)


def answer(page, locator):
    before = seq(page)
    locator.click()
    chosen(page, before)


def ask_always(page):
    page.get_by_role("button", name="When to pause for me").click()
    page.get_by_label("at every moment").check()
    page.get_by_role("status").filter(has_text="at every moment").wait_for()
    page.keyboard.press("Escape")


def bite(page):
    page.get_by_role("button", name="Bite, 4 dice").click()
    answer(page, page.locator("[data-zone=b2] [data-card=feral-bobcat]"))


def cards(found):
    return found.evaluate_all("all => all.map(each => each.dataset.card)")


def hand(page):
    return page.locator(".hand .name").all_inner_texts()


class TestPlanning:
    def test_two_spells_are_chosen_by_click(self, shared):
        page = shared()
        lay(page, "mage-wars", PLANNING)
        book = page.locator("section.book")
        assert book.locator("[data-card]").count() == 15  # copies lie together
        book.get_by_placeholder("Search").fill("light")
        assert cards(book.locator("[data-card]")) == ["lightning-bolt"]
        book.locator("[data-card=lightning-bolt]").click()
        book.get_by_placeholder("Search").fill("")
        book.get_by_label("School").select_option("arcane")
        book.get_by_role("button", name="Creature").click()
        book.get_by_text("Only what my mana pays for").click()
        assert book.locator("[data-card=darkfenne-hydra]").count() == 0  # it is too dear
        book.locator("[data-card=blue-gremlin]").click()
        assert book.locator(".slot.full .name").all_inner_texts() == ["Lightning Bolt", "Blue Gremlin"]
        answer(page, page.locator(".prompt .buttons .main"))
        assert {"Lightning Bolt", "Blue Gremlin"} <= set(hand(page))
        assert page.locator(".prompt .text").inner_text().startswith("Gate to Voltari: choose the spell")
        assert cards(book.locator("[data-card]")) == ["blue-gremlin", "darkfenne-hydra"]
        before = seq(page)
        book.locator("[data-card=blue-gremlin]").click()
        page.wait_for_function("before => document.querySelector('.prompt').dataset.seq !== before", arg=before)
        assert not book.count()

    def test_what_was_chosen_can_be_taken_back(self, shared):
        page = shared()
        lay(page, "mage-wars", PLANNING)
        spell = page.locator(".book [data-card=fireball]")
        spell.click()
        spell.click()  # another copy
        assert page.locator(".slot.full").count() == 2
        page.locator(".slot.full").first.click()
        assert page.locator(".slot.full").count() == 1

    def test_spells_are_chosen_by_keyboard_alone(self, shared):
        page = shared()
        lay(page, "mage-wars", PLANNING)
        page.locator(".book input[type=search]").focus()
        page.keyboard.type("dispel")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        assert page.locator(".slot.full .name").all_inner_texts() == ["Dispel"]
        before = seq(page)
        page.keyboard.press("Control+Enter")
        chosen(page, before)
        assert "Dispel" in hand(page)


class TestRevealing:
    def test_a_moment_to_reveal_is_passed_and_used(self, shared):
        page = shared()
        lay(page, "mage-wars", REVEALING)
        ask_always(page)
        bite(page)
        page.get_by_text("You may reveal enchantments now.").wait_for()
        hidden = page.locator("[data-zone=b2] .chip.hidden [data-target]")
        assert hidden.count() == 2
        assert [int(n) for n in hidden.locator("b").all_inner_texts()] == [3, 3]  # what they cost
        assert page.locator(PASS).count() == 1
        answer(page, page.locator(PASS))
        answer(page, page.get_by_role("button", name="Reveal Bear Strength 3 mana"))
        answer(page, page.locator(".prompt .buttons button", has_text="Pay 3 mana"))
        assert page.locator(".chip:not(.hidden) [data-card=bear-strength]").count() == 1

    def test_an_enchantment_on_the_table_is_touched(self, shared):
        page = shared()
        lay(page, "mage-wars", REVEALING)
        ask_always(page)
        bite(page)
        answer(page, page.locator(".chip.hidden [data-card=bear-strength]"))
        assert page.locator(".prompt .text").inner_text().startswith("Bear Strength: pay")


# The zone or the border in which the focus is.
WHERE = """() => {
  const place = document.activeElement.closest('[data-zone], [data-border]')
  return place?.ariaLabel ?? place?.dataset.border
}"""


class TestFighting:
    def test_an_attack_is_chosen_by_its_bar_and_its_target_and_shows_its_dice(self, shared):
        page = shared()
        lay(page, "mage-wars", ACTING)
        page.get_by_role("button", name="Basic Melee Attack, 3 dice").click()
        targets = page.locator("[data-zone=b2] [data-card][data-target]")
        assert "emerald-tegu" in cards(targets)
        assert not page.locator("button.ground[data-target]").count()  # a move is another thing
        answer(page, page.locator("[data-card=emerald-tegu]"))
        while not page.locator(".drawer .log .dice").count():
            answer(page, page.locator(PASS))
        dice = page.locator(".drawer .log .dice").first
        assert dice.locator("svg").count() >= 3
        assert dice.inner_text().startswith("Dice:")

    def test_a_spell_shows_its_targets_and_where_it_goes(self, shared):
        page = shared()
        lay(page, "mage-wars", ACTING)
        ask_always(page)
        answer(page, page.locator(".hand [data-card=fireball]"))
        assert page.locator(".under-way").inner_text().endswith("casts Fireball.")
        assert page.locator("[data-zone=c1] [data-target]").count() >= 1
        assert not page.locator("[data-zone=d2] [data-target]").count()  # too far
        answer(page, page.locator("[data-zone=c1] [data-card=thunderift-falcon]"))
        assert "Fireball on Thunderift Falcon" in page.locator(".under-way").inner_text()
        assert page.locator(".arrows .spell.line, .arrows .attack.line").count() >= 1

    def test_a_wall_is_built_on_a_border_and_stands_there(self, shared):
        page = shared()
        lay(page, "mage-wars", WALLING)
        answer(page, page.locator(".hand [data-card=wall-of-stone]"))
        assert page.locator(".edge .place").count() >= 4
        answer(page, page.locator("[data-border=b2-c2] .place"))
        answer(page, page.locator(".prompt .buttons button", has_text="Skip"))  # no longer than that
        page.locator("[data-border=b2-c2] [data-card=wall-of-stone]").wait_for()

    def test_a_zone_says_how_far_it_is_and_why_nobody_can_go_there(self, shared):
        page = shared()
        lay(page, "mage-wars", ACTING)
        assert page.locator("[data-zone=d3] .away").inner_text() == "3"
        page.locator("[data-zone=d3] button.ground").click(position={"x": 80, "y": 8})
        page.locator(".notice .rule b").first.wait_for()
        assert page.locator(".notice .rule b").first.inner_text().startswith("MW-")

    def test_an_object_out_of_reach_says_why_it_cannot_be_attacked(self, shared):
        page = shared()
        lay(page, "mage-wars", ACTING)
        page.locator("[data-zone=d2] [data-card=tooth-and-nail]").focus()
        page.keyboard.press("?")
        page.locator(".notice .rule b").first.wait_for()
        assert page.locator(".notice .rule b").first.inner_text().startswith("MW-")

    def test_the_arrows_go_from_zone_to_zone_and_to_what_is_there(self, shared):
        page = shared()
        lay(page, "mage-wars", ACTING)
        page.locator("[data-zone=a2] button.ground").focus()
        reached = []
        for way in ("Right", "Up", *["Down"] * 5):
            page.keyboard.press(f"Arrow{way}")
            reached.append(page.evaluate(WHERE))
        assert reached[:2] == ["b2-b3", "Zone b3"]  # over the wall that can be climbed
        assert {"Zone b2", "Zone b1"} <= set(reached[2:])
        page.locator("[data-zone=b1] button.ground").focus()
        before = seq(page)
        page.keyboard.press("Enter")
        chosen(page, before)
        assert page.locator("[data-zone=b1] [data-card=wizard]").count() == 1


# Whether what happens is told whole, and nothing lies under it.
TOLD = """() => {
  const told = document.querySelector('.under-way')
  const line = told.getBoundingClientRect()
  const ground = document.querySelector('.ground:has(.arena)').getBoundingClientRect()
  const whole = told.scrollHeight <= told.clientHeight && told.scrollWidth <= told.clientWidth
  return [told.innerText.trim() !== '', whole, line.height === 0 || line.bottom <= ground.top]
}"""


@pytest.mark.parametrize(("size", "touch"), [((1280, 800), {}), ((1280, 720), {}), ((390, 844), PHONE)])
def test_what_happens_is_told_whole_and_beside_the_arena(size, touch, shared):
    page = shared(**{**touch, "size": size})
    lay(page, "mage-wars", ACTING)
    ask_always(page)
    speak(page, "de")
    found = []
    for touched in (".hand [data-card=fireball]", "[data-card=emerald-tegu]", *[PASSES] * 3):
        answer(page, page.locator(touched).first)
        found.append(page.evaluate(TOLD))
    assert found == [[True, True, True]] * len(found)


@pytest.fixture(scope="class")
def fight(lending):
    """A fight that several tests look at; each leaves it as it was."""
    page = lending.visits()
    lay(page, "mage-wars", FIGHT)
    yield page
    page.context.close()


class TestWatching:
    def test_all_that_matters_is_in_sight(self, fight):
        page = fight
        table = page.locator(".table").bounding_box()
        for part in ("[data-zone=a1]", "[data-zone=d3]", ".hand", "[data-mage='0']", "[data-mage='1']"):
            box = page.locator(part).bounding_box()
            assert box["y"] >= table["y"], part
            assert box["y"] + box["height"] <= table["y"] + table["height"], part
        assert page.locator("[data-mage='0'] .life b").inner_text() == "21"  # of 32
        assert page.locator("[data-mage='0'] [data-dial=mana] b").inner_text() == "14"
        assert page.locator("[data-mage='1'] .marker:not(.ready)").count() == 1  # the quickcast was used
        assert page.locator(".phases [aria-current=step]").inner_text().strip() == "Creature Action Phase"

    def test_others_see_only_the_backs_of_hidden_cards(self, fight):
        page = fight
        trap = page.locator("[data-zone=d3] [data-card='']")
        assert trap.inner_text().startswith("A face-down card")
        assert page.locator("[data-card=teleport-trap]").count() == 0
        assert page.locator("[data-zone=b2] .chip.hidden [data-card=nullify]").count() == 2  # the own ones

    def test_a_card_is_shown_large_with_what_lies_on_it(self, fight):
        page = fight
        page.locator("[data-zone=c2] [data-card=steelclaw-grizzly]").click()
        sheet = page.locator("dialog[open]")
        assert {"Greedy bot", "damage 9/15"} <= set(sheet.locator(".notes li").all_inner_texts())
        sheet.locator(".attached button", has_text="Ghoul Rot").click()
        assert sheet.locator(".name").first.inner_text() == "Ghoul Rot"
        page.keyboard.press("Escape")
        sheet.wait_for(state="detached")

    def test_more_players_have_room(self, shared):
        page = shared()
        for position in (CROWD, CROWD | {"teams": True}):
            lay(page, "mage-wars", position, "greedy", "greedy", "greedy")
            assert page.locator("[data-mage]").count() == 4
            assert page.locator(".zone").count() == (12 if position.get("teams") else 24)
            assert fits(page)
            leave(page)

    def test_apprentices_fight_in_a_small_arena(self, shared):
        page = shared()
        mages = [{"mage": mage, "spellbook": ["9 fireball"]} for mage in ("wizard", "warlock")]
        lay(page, "mage-wars", {"players": mages, "arena": "apprentice"})
        assert page.locator(".zone").count() == 6

    def test_the_plain_view_tells_the_same(self, fight):
        fight.keyboard.press("v")
        fight.locator(".plain li", has_text="border b2-c2: Wall of Stone").wait_for()
        fight.keyboard.press("v")
        fight.locator("[data-zone=a1]").wait_for()

    def test_the_stops_have_no_violations(self, fight, axe):
        fight.get_by_role("button", name="When to pause for me").click()
        assert violations(fight, axe) == []
        fight.keyboard.press("Escape")


class TestEverywhere:
    @pytest.mark.parametrize("lang", some(["de"], ["en"]))
    def test_a_fight_fits_and_has_no_violations(self, lang, shared, axe, keep):
        page = shared(lang=lang)
        lay(page, "mage-wars", ACTING)
        for size in SIZES:
            resize(page, size)
            assert fits(page), size
            if lang == "de":  # the same in longer words
                assert violations(page, axe) == [], size
            keep(page, f"mage-wars-fight-{size[0]}-{lang}")

    def test_planning_fits_and_has_no_violations(self, shared, axe, keep):
        page = shared(lang="de")
        lay(page, "mage-wars", PLANNING)
        for size in (SIZES[0], SIZES[-1]):
            resize(page, size)
            assert fits(page), size
            assert violations(page, axe) == [], size
            keep(page, f"mage-wars-planning-{size[0]}")

    def test_a_phone_plans_acts_and_looks_closer(self, shared):
        page = shared(settings='{"pace":0}', **PHONE)
        lay(page, "mage-wars", PLANNING)
        page.get_by_role("button", name="See the arena").tap()
        assert page.locator("[data-zone=b2]").is_visible()
        page.get_by_role("button", name="Open the spellbook").tap()
        page.locator(".book [data-card=fireball]").tap()
        assert page.locator(".slot.full").count() == 1
        lay_again(page)
        strip = {"x": 40, "y": 8}  # what is seen of a piece below another
        page.locator("[data-zone=b2] [data-card=blue-gremlin]").first.tap(position=strip)
        page.get_by_role("button", name="Look at the card").tap()
        assert page.locator("dialog[open] .attached button").count() == 2
        page.keyboard.press("Escape")
        page.locator("[data-zone=b2] [data-card=blue-gremlin]").first.tap(position=strip)
        page.locator(ANSWERS, has_text="Activate Blue Gremlin").tap()
        page.wait_for_selector(f"{ASKED} .text")

    def test_on_a_phone_hints_and_answers_lie_over_the_spellbook(self, shared):
        page = shared(**PHONE)
        lay(page, "mage-wars", PLANNING)
        page.get_by_role("button", name="Hint").tap()
        page.locator(".hint li button").first.click(trial=True)  # nothing lies over it
        page.locator(".notice").get_by_role("button", name="Close").tap()
        page.get_by_role("button", name="All options").tap()
        page.locator(".answers li button").first.click(trial=True)

    def test_a_phone_shows_the_arena_larger(self, shared):
        page = shared(**PHONE)
        lay(page, "mage-wars", FIGHT)
        small = page.locator("[data-zone=b2]").bounding_box()["width"]
        page.get_by_role("button", name="Larger arena").tap()
        assert page.locator("[data-zone=b2]").bounding_box()["width"] > 1.8 * small
        assert fits(page)


def lay_again(page):
    """The fight instead of what lies there."""
    page.goto(page.url.split("#")[0])
    page.reload()
    page.wait_for_selector(".game")
    lay(page, "mage-wars", FIGHT)
