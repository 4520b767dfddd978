"""Everything is done where it lies: by mouse, by touch and by keyboard, and nothing harmful by itself."""

import pytest

from tests.browser.playing import ANSWERS, BUTTONS, DOUBTED, MEANT, asked, insist, seq, settled, sit_down
from tests.browser.staging import MAGE_WARS_FIGHT, lay
from tests.browser.test_access import PHONE
from tests.browser.test_care import DUEL, FIGHT, HOUSES

LINE = {
    "players": [
        {
            "houses": ["brobnar", "dis", "logos"],
            "line": ["troll", "dust-imp", "bumpsy"],
            "hand": ["ganger-chieftain", "punch", "blood-of-titans"],
            "deck": ["9 troll"],
        },
        {"line": ["flaxia", "dust-pixie"], "deck": ["9 troll"]},
    ],
    "turn": {"house": "brobnar"},
}
ROW = {
    "players": [{"hand": ["crystal"], "deck": ["9 crystal"]}, {"champions": ["zetta-the-encryptor"]}],
    "row": ["nil-assassin", "omnius-the-all-knowing"],
    "turn": {"gems": 2, "power": 5},
}


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def draw(page, what, to):
    """Draw something somewhere with the mouse."""
    page.mouse.move(*middle(what))
    page.mouse.down()
    page.mouse.move(*middle(what.page.locator(".player").last), steps=3)
    page.locator(".drag .goal").first.wait_for(state="attached")
    page.mouse.move(*(to if isinstance(to, tuple) else middle(to)), steps=3)
    page.locator(".drag .over").wait_for(state="attached")
    page.mouse.up()


def draw_by_finger(page, what, to):
    """Hold something with a finger, and put it somewhere."""
    touch = page.context.new_cdp_session(page)

    def finger(kind, *places):
        points = [{"x": x, "y": y} for x, y in places]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    (x, y), end = middle(what), middle(to)
    finger("touchStart", (x, y))
    page.wait_for_timeout(320)
    for part in (0.3, 0.6, 1.0):
        finger("touchMove", (x + part * (end[0] - x), y + part * (end[1] - y)))
    page.locator(".drag .over").wait_for(state="attached")
    finger("touchEnd")


def hand(page, card):
    return page.locator(f".hand [data-card={card}]")


def line(page):
    return page.locator(".field.own .line [data-card]").evaluate_all(
        "all => all.map((each) => each.dataset.card)"
    )


class TestDrawing:
    def test_a_card_goes_where_it_is_put(self, shared):
        page = shared()
        lay(page, "keyforge", LINE)
        before = seq(page)
        draw(page, hand(page, "ganger-chieftain"), page.locator(".flank.left"))  # two answers at once
        page.wait_for_function("() => document.querySelectorAll('.field.own .line [data-card]').length === 4")
        assert line(page)[0] == "ganger-chieftain"
        assert seq(page) != before
        page.locator(f"{BUTTONS}", has_text="Skip").click()
        asked(page)
        before = seq(page)
        draw(page, hand(page, "blood-of-titans"), page.locator(".field.own [data-card=dust-imp]"))
        page.locator(".field.own .tucked [data-card=blood-of-titans]").wait_for()
        asked(page)
        before = seq(page)
        draw(page, page.locator(".field.own [data-card=troll]"), page.locator("[data-card=flaxia]"))
        page.locator(".log li", has_text="attacks Flaxia").wait_for(state="attached")
        asked(page)
        before = seq(page)
        draw(page, hand(page, "punch"), page.locator("[data-seat='0'] [data-pile=discard]"))
        settled(page, before)
        page.locator(".log li", has_text="Punch is discarded").wait_for(state="attached")

    def test_what_is_put_nowhere_stays(self, shared):
        page = shared()
        lay(page, "keyforge", LINE)
        before = seq(page)
        card = hand(page, "punch")
        page.mouse.move(*middle(card))
        page.mouse.down()
        page.mouse.move(*middle(page.locator(".recent")), steps=4)
        page.locator(".drag .held").wait_for()
        page.mouse.up()
        page.locator(".drag").wait_for(state="detached")
        assert page.locator(ANSWERS).count() == 0, "the click that ends it opens nothing"
        assert seq(page) == before

    def test_by_finger(self, shared):
        page = shared(**PHONE)
        lay(page, "keyforge", LINE)
        draw_by_finger(page, hand(page, "punch"), page.locator(".field.own .line .lane"))
        page.locator(".prompt .text", has_text="Punch").wait_for()
        card = hand(page, "blood-of-titans")
        assert card.count() == 1

    def test_in_shards_and_mage_wars(self, shared):
        page = shared()
        lay(page, "shards", ROW)
        draw(page, page.locator(".row [data-card=nil-assassin]"), page.locator(".own .hand"))
        assert page.locator(ANSWERS).count() == 2  # recruit it or play it at once: asked where it was put
        before = seq(page)
        page.locator(ANSWERS, has_text="Fast-play").click()
        settled(page, before)
        page.goto(page.url.split("#")[0])
        page.wait_for_selector(".game")
        lay(page, "mage-wars", MAGE_WARS_FIGHT | {"acting": "wizard"})
        before = seq(page)
        wizard = page.locator("[data-zone=b2] [data-card=wizard]")
        draw(page, wizard, page.locator("[data-zone=b1]"))
        settled(page, before)
        assert page.locator("[data-zone=b1] [data-card=wizard]").count() == 1


class TestTouching:
    def test_the_menu_is_at_the_card_and_a_double_click_means_the_usual(self, shared, keep):
        page = shared()
        lay(page, "keyforge", FIGHT)
        troll = page.locator("[data-card=troll][data-target]")
        troll.click()
        menu = page.locator(".card-menu")
        menu.wait_for()
        box, card = menu.bounding_box(), troll.bounding_box()
        assert abs(box["y"] - card["y"] - card["height"]) < 20
        page.locator(f"{ANSWERS} .outcomes", has_text="Æmber 1 (+1)").wait_for()
        keep(page, "card-menu")
        page.mouse.click(5, 300)
        menu.wait_for(state="detached")
        before = seq(page)
        troll.dblclick()
        settled(page, before)
        assert page.locator(".log li", has_text="reaps").count() == 1
        before = seq(page)
        page.locator("[data-card=bumpsy]").first.focus()
        page.keyboard.press("Enter")
        settled(page, before)
        assert page.locator(".log li", has_text="reaps").count() == 2

    def test_flanks_are_places_to_touch(self, shared, keep):
        page = shared(**PHONE)
        lay(page, "keyforge", LINE)
        hand(page, "ganger-chieftain").tap()
        page.locator(ANSWERS, has_text="Play").tap()
        page.locator(".flank").first.wait_for()
        assert page.locator(".flank").count() == 2
        assert page.locator(".flank").first.bounding_box()["width"] >= 43.5
        keep(page, "flanks")
        page.locator(".flank.right").tap()
        page.wait_for_function("() => document.querySelectorAll('.field.own .line [data-card]').length === 4")
        assert line(page)[-1] == "ganger-chieftain"

    def test_a_zone_is_meant_also_where_something_stands(self, shared):
        page = shared()
        lay(page, "mage-wars", MAGE_WARS_FIGHT | {"acting": "wizard"})
        before = seq(page)
        page.locator("[data-zone=a2] [data-card=mana-crystal]").click()
        settled(page, before)
        assert page.locator("[data-zone=a2] [data-card=wizard]").count() == 1

    def test_targets_are_aimed_at_with_a_line_and_what_comes_of_it(self, shared, keep):
        page = shared()
        lay(page, "keyforge", FIGHT)
        page.locator("[data-card=troll][data-target]").click()
        page.locator(ANSWERS, has_text="Fight").click()
        enemy = page.locator("[data-card=flaxia][data-target]")
        enemy.hover()
        page.locator("svg.aim.enemy .head").wait_for(state="attached")
        told = page.locator(".pointed .outcomes li")
        told.first.wait_for()
        assert set(told.all_inner_texts()) == {"Troll damage 4, 4 left", "Flaxia is destroyed"}
        assert enemy.get_attribute("data-side") == "enemy"
        corners = "each => getComputedStyle(each, '::after').backgroundImage.match(/gradient/g).length"
        assert enemy.evaluate(corners) == 8  # two strokes at each of its four corners
        keep(page, "aim")
        page.mouse.move(0, 0)
        page.locator(".pointed").wait_for(state="detached")
        for _ in range(6):  # the same by keyboard
            page.keyboard.press("ArrowUp")
            if page.evaluate("document.activeElement.dataset.side") == "enemy":
                break
        page.locator(".pointed .outcomes li").first.wait_for()


class TestHarm:
    @pytest.mark.parametrize("way", ["mouse", "touch", "keyboard"])
    def test_a_turn_with_things_left_to_do_is_not_ended_by_one_press(self, shared, way):
        page = shared(**(PHONE if way == "touch" else {}))
        lay(page, "keyforge", LINE)
        before, end = seq(page), page.locator(f"{BUTTONS}[data-letter=e]")
        at = end.bounding_box()
        press = {"mouse": end.dblclick, "touch": end.tap, "keyboard": lambda: page.keyboard.press("e")}[way]
        press()
        page.locator(".doubt", has_text="You can still do this: ").wait_for()
        page.wait_for_timeout(MEANT)
        assert seq(page) == before
        if way == "keyboard":
            page.keyboard.press("Escape")
            page.locator(".doubt").wait_for(state="detached")
            page.keyboard.press("e")
            page.wait_for_timeout(MEANT)
            page.keyboard.press("e")
        else:
            box = page.locator(DOUBTED).bounding_box()
            assert box["y"] <= at["y"] + at["height"] / 2 <= box["y"] + box["height"]
            assert box["x"] + box["width"] >= at["x"] + at["width"] - 8, "in its place"
            insist(page)
        settled(page, before)

    def test_a_hint_is_followed_with_the_same_care(self, shared):
        page = shared()
        lay(page, "keyforge", HOUSES, "random")
        page.keyboard.press("h")
        page.locator(".hint button", has_text="Brobnar").wait_for()
        assert all(page.locator(".hint small").all_inner_texts()), "each says why"
        before = seq(page)
        harmful = page.locator(".hint button", has_text="Dis")
        if harmful.count():
            harmful.click()
            page.locator(".doubt").wait_for()
            assert seq(page) == before

    def test_a_turn_that_ends_by_itself_is_said_and_can_be_taken_back(self, shared):
        page = shared()
        lay(page, "keyforge", HOUSES, "random")
        before = seq(page)
        page.locator(f"{BUTTONS}", has_text="Dis").click()
        insist(page)
        page.get_by_text("You had nothing else left to do: End turn.").wait_for()
        settled(page, before)
        page.get_by_role("button", name="Undo").click()  # there is one
        page.locator(f"{BUTTONS}", has_text="Brobnar").wait_for()
        page.get_by_text("You had nothing else left to do").wait_for(state="detached")

    def test_houses_have_their_colour_their_sign_and_their_numbers(self, shared, keep):
        page = shared(lang="de")
        lay(page, "keyforge", HOUSES, "random")
        houses = page.locator(BUTTONS)
        assert "2 auf der Hand, 0 im Spiel" in houses.first.inner_text()
        assert page.locator(f"{BUTTONS} svg").count() == 3
        colours = houses.evaluate_all("all => all.map((each) => getComputedStyle(each).backgroundColor)")
        assert len(set(colours)) == 3
        keep(page, "houses")

    def test_the_own_mage_is_attacked_only_by_a_second_step_at_the_piece(self, shared):
        page = shared()
        lay(page, "mage-wars", DUEL)
        before = seq(page)
        page.locator("[data-card=beastmaster][data-target]").first.click()
        page.locator(".card-menu .doubt", has_text="That is your own mage.").wait_for()
        insist(page)
        settled(page, before)


def test_why_not_says_the_fact_and_the_rule(shared):
    page = shared()
    lay(page, "shards", ROW)
    page.locator("[data-card=omnius-the-all-knowing]").focus()
    page.keyboard.press("?")
    said = "Not possible now: Recruit Omnius, The All-Knowing. It costs 6 gems, you have 2."
    page.locator(".notice", has_text=said).wait_for()
    box, hand = (page.locator(each).bounding_box() for each in (".notice", ".hand"))
    assert box["y"] + box["height"] <= hand["y"]
    assert page.locator(".notice .rule b").inner_text() == "SI-REC-01"


def test_whoever_opens_a_running_table_by_its_link_reads_no_error(shared):
    one, other = shared(), shared()
    room = sit_down(one, "shards", "me", "greedy")
    asked(one)
    other.evaluate("room => (location.hash = `#/room/${room}`)", room)
    other.wait_for_selector(".prompt")
    other.reload()
    other.wait_for_selector(".prompt")
    one.reload()
    asked(one)
    for page in (one, other):
        page.wait_for_timeout(200)
        assert page.locator(".notice, .error").count() == 0
