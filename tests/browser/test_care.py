"""The table takes care: of answers that hurt, of what glows, of what is old or of another game."""

import pytest

from tests.browser.playing import (
    ANSWERS,
    asked,
    choose_language,
    end_turn,
    insist,
    open_log,
    seq,
    settled,
    sit_down,
)
from tests.browser.staging import lay, leave
from tests.browser.test_access import PHONE

DUEL = {
    "players": [
        {"mage": "beastmaster b2 mana:12", "spellbook": ["9 timber-wolf"]},
        {"mage": "warlock c3 inactive", "spellbook": ["9 timber-wolf"]},
    ],
    "acting": "beastmaster",
}
HOUSES = {
    "players": [
        {"houses": ["brobnar", "dis", "logos"], "hand": ["troll", "smith"], "deck": ["9 troll"]},
        {"deck": ["9 troll"]},
    ],
    "turn": {"step": "house"},
}
FIGHT = {
    "players": [
        {
            "houses": ["brobnar", "dis", "logos"],
            "line": ["dust-imp", "troll", "bumpsy", "dextre"],
            "hand": ["smith", "blood-of-titans"],
            "deck": ["9 troll"],
        },
        {"line": ["flaxia", "dust-pixie", "halacor"], "deck": ["9 troll"]},
    ],
    "turn": {"house": "brobnar"},
}
BLASTERS = {
    "players": [{"hand": ["blaster", "crystal"]}, {"hand": ["blaster"]}],
    "turn": {"gems": 0},
}
UNASKED = "You had nothing else left to do: End turn."


@pytest.mark.parametrize("way", ["touch", "button"])
def test_nobody_attacks_oneself_by_one_click(shared, keep, way):
    page = shared()
    lay(page, "mage-wars", DUEL)
    before = seq(page)
    if way == "touch":
        page.locator("[data-card=beastmaster][data-target]").first.click()
    else:
        page.locator(".prompt .buttons button", has_text="Basic Melee Attack").click()
    page.locator(".doubt", has_text="That is your own mage.").wait_for()
    page.locator("[data-card=beastmaster][data-target]").first.dblclick()
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    assert seq(page) == before
    keep(page, f"own-mage-{way}")
    page.get_by_role("button", name="Back").click()
    assert page.locator(".doubt").count() == 0
    assert page.locator(".prompt .buttons button").count() > 1


def test_a_house_without_cards_is_asked_for_twice_and_the_end_of_the_turn_is_said(shared, keep):
    page = shared()
    lay(page, "keyforge", HOUSES, "random")
    before = seq(page)
    page.locator(".prompt .buttons button", has_text="Dis").dblclick()
    page.locator(".doubt", has_text="You have no card of this house").wait_for()
    keep(page, "no-house")
    assert seq(page) == before
    insist(page)
    page.get_by_text(UNASKED).wait_for()
    settled(page, before)
    keep(page, "turn-ended")
    assert page.get_by_text(UNASKED).count() == 1
    page.locator(".prompt .buttons button", has_text="Brobnar").click()
    page.get_by_text(UNASKED).wait_for(state="detached")


@pytest.mark.parametrize("lang", ["de", "pl"])
def test_it_fits_on_a_phone(shared, keep, lang):
    page = shared(lang=lang, **PHONE)
    lay(page, "mage-wars", DUEL)
    page.locator("[data-card=beastmaster][data-target]").first.tap()
    page.locator(".doubt").wait_for()
    keep(page, f"own-mage-phone-{lang}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_doubted_answer_can_be_given_on_a_phone(shared):
    page = shared(**PHONE)
    lay(page, "mage-wars", DUEL)
    before = seq(page)
    page.locator(".prompt .buttons button", has_text="Basic Melee Attack").tap()
    page.locator(".doubt", has_text="That is your own mage.").wait_for()
    insist(page)
    settled(page, before)


def test_who_comes_by_a_link_reads_no_refusal(shared, keep):
    one, other = shared(), shared()
    sit_down(one, "shards", "me", "open")
    other.goto(one.url)
    other.get_by_role("button", name="Take this seat").click()
    for page in (one, other):
        page.wait_for_selector(".prompt")
        page.wait_for_timeout(300)
        assert page.locator(".notice").count() == 0
    keep(other, "joined")


def test_only_the_card_that_was_played_is_spoken_of(shared):
    page = shared()
    lay(page, "shards", BLASTERS, "random")
    before = seq(page)
    page.locator(".hand [data-card=crystal]").click()
    settled(page, before)
    assert page.locator(".hand .now").count() == 0
    before = seq(page)
    end_turn(page)
    settled(page, before)
    assert page.locator(".own .hand [data-card=blaster].now").count() == 0


def test_neighbours_of_a_fight_do_not_glow(shared, keep):
    page = shared()
    lay(page, "keyforge", FIGHT)
    before = seq(page)
    page.locator("[data-card=troll][data-target]").click()
    page.locator(ANSWERS, has_text="Fight").click()
    settled(page, before)
    before = seq(page)
    page.locator("[data-card=flaxia][data-target]").click()
    settled(page, before)
    page.wait_for_timeout(100)
    glowing = page.locator(".keyforge .now").evaluate_all("all => all.map((each) => each.dataset.card)")
    keep(page, "after-fight")
    assert "troll" in glowing
    assert not {"dust-pixie", "halacor", "bumpsy", "dextre", "dust-imp"} & set(glowing)


def test_another_language_tells_nothing_again(visit):
    page = visit(settings='{"pace":900,"quick":true}')
    lay(page, "keyforge", HOUSES, "random")
    page.locator(".prompt .buttons button", has_text="Brobnar").click()
    asked(page)
    before = seq(page)
    end_turn(page)
    settled(page, before)
    choose_language(page, "de")
    open_log(page)
    page.locator(".drawer .log li", has_text="wählt").first.wait_for()
    assert page.locator(".waits .line").count() == 0
    assert page.locator(".prompt.mine").count() == 1


def test_the_card_beside_the_table_is_live_and_of_this_game(shared, keep):
    page = shared()
    lay(page, "keyforge", FIGHT)
    page.locator("[data-card=troll]").first.hover()
    beside = page.locator(".preview")
    beside.get_by_text("power 8").wait_for()
    before = seq(page)
    page.locator("[data-card=troll][data-target]").click()
    page.locator(ANSWERS, has_text="Reap").click()
    settled(page, before)
    page.locator("[data-card=troll]").first.hover()  # the menu stood over other cards
    beside.get_by_text("exhausted").wait_for()
    keep(page, "live-card")
    leave(page)
    lay(page, "shards", BLASTERS)
    assert beside.count() == 0


# The colour of a button at the table that nobody has touched.
PLAIN_COLOUR = """() => {
  const button = document.createElement('button')
  document.querySelector('.prompt').append(button)
  const { backgroundColor } = getComputedStyle(button)
  button.remove()
  return backgroundColor
}"""


def hover_without_mouse(page, selector):
    """What browsers of phones do with whatever was last tapped."""
    tools = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        tools.send(f"{domain}.enable")
    root = tools.send("DOM.getDocument")["root"]["nodeId"]
    node = tools.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    tools.send("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": ["hover"]})


def test_a_tap_leaves_no_button_looking_chosen(shared, keep):
    page = shared(**PHONE)
    lay(page, "keyforge", HOUSES, "random")
    colour = "(button) => getComputedStyle(button).backgroundColor"
    plain = page.evaluate(PLAIN_COLOUR)
    before = seq(page)
    page.locator(".prompt .buttons button", has_text="Brobnar").tap()
    settled(page, before)
    hover_without_mouse(page, ".prompt .tools button")
    page.wait_for_timeout(300)
    keep(page, "tapped")
    later = {each.evaluate(colour) for each in page.locator(".prompt .tools button").all()}
    assert later == {plain}


def test_the_end_is_said_with_a_space_and_names_who_resigned(shared, keep):
    one, other = shared(), shared()
    sit_down(one, "shards", "me", "open")
    other.goto(one.url)
    other.get_by_role("button", name="Take this seat").click()
    other.wait_for_selector(".prompt")
    other.get_by_role("button", name="Menu").click()
    other.get_by_role("button", name="Concede").dblclick()
    other.get_by_role("button", name="Yes, concede").click()
    said = one.locator(".report h2")
    said.wait_for()
    keep(one, "won")
    assert said.inner_text().startswith("You win! ")
    assert "the others" not in said.inner_text()
    assert said.inner_text().endswith("has resigned.")


def test_the_plain_view_takes_a_concession_that_is_typed_twice(visit):
    page = visit()
    sit_down(page, "shards", "me", "random")
    asked(page)
    page.keyboard.press("v")
    for _ in range(2):
        page.locator("#typed").fill("concede")
        page.locator("#typed").press("Enter")
        page.locator(".notice.bad, .report").first.wait_for()
    page.locator(".report h2", has_text="has resigned.").wait_for()
