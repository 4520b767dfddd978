"""Who sits in a room, who is gone, who watches, and what they say to each other."""

import re
from random import Random

import pytest

from tests.browser import staging
from tests.browser.playing import ASKED, BUTTONS, asked, end_turn, open_log, play, seq, settled, sit_down
from tests.browser.serving import Serving
from tests.browser.staging import leave
from trivault.games.magewars.rules.round import LAST_ROUND

END, SKIP = f"{BUTTONS}[data-letter=e]", f"{BUTTONS}[data-letter=s]"


def two(visit, game="shards", pages=None, **more):
    """Two people at a table."""
    one, other = pages or (visit(), visit())
    sit_down(one, game, "me", "open", **more)
    other.goto(one.url)
    other.get_by_role("button", name="Take this seat").click()
    for page in (one, other):
        page.wait_for_selector(".prompt, .report")
    return one, other


def menu(page):
    page.get_by_role("button", name="Menu").click()
    return page.locator("dialog[open]")


def resign(page):
    opened = menu(page)
    opened.get_by_role("button", name="Concede").click()
    opened.get_by_role("button", name="Yes, concede").click()


def end_turn_among_people(page):
    """Among people every question is asked, also the one for shields that one does not have."""
    page.locator(f"{END}, {SKIP}").first.wait_for()
    while page.locator(END).count() == 0:
        before = seq(page)
        page.locator(SKIP).first.click()
        page.wait_for_function(
            "before => document.querySelector('.prompt')?.dataset.seq !== before", arg=before
        )
        page.locator(f"{END}, {SKIP}").first.wait_for()
    before = seq(page)
    end_turn(page)
    page.wait_for_function("before => document.querySelector('.prompt')?.dataset.seq !== before", arg=before)


def test_the_computer_plays_for_me_until_i_come_back(shared):
    one, other = two(shared, options={"first": 0})  # the computer plays one turn, then somebody thinks
    menu(one).get_by_role("button", name="Let a bot take over").click()
    assert one.locator("dialog[open]").count() == 0, "the table is in sight"
    asked(other)
    assert one.locator(".player .tag", has_text="a bot plays").count() == 1
    one.locator(".prompt").get_by_role("button", name="’s seat").click()
    one.locator(".player .tag", has_text="a bot plays").wait_for(state="detached")
    end_turn_among_people(other)
    assert asked(one)


def test_a_seat_of_somebody_gone_is_played_by_the_computer_until_they_are_back(visit, tmp_path):
    with Serving(tmp_path, "--gone", "0") as serving:
        one, other = two(visit, pages=(visit(serving.url), visit(serving.url)))
        deciding, gone = (one, other) if one.locator(ASKED).count() else (other, one)
        link = gone.url
        leave(gone)
        deciding.locator(".player .tag", has_text="disconnected").wait_for()
        end_turn_among_people(deciding)
        deciding.get_by_text("has disconnected.").wait_for()
        deciding.get_by_role("button", name="Let a bot take over for").click()
        deciding.locator(".player .tag", has_text="a bot plays").wait_for()
        asked(deciding)  # the computer has played the other turn
        gone.goto(link)
        gone.get_by_role("button", name="’s seat").click()
        deciding.locator(".player .tag", has_text="a bot plays").wait_for(state="detached")
        end_turn_among_people(deciding)
        asked(gone)
        visit.close()


def test_whoever_is_still_here_keeps_the_seat(shared):
    one, _ = two(shared)
    opened = menu(one)
    assert opened.locator(".seats li").count() == 2
    assert all(said.endswith("– online") for said in opened.locator(".seats li > span").all_inner_texts())
    assert opened.locator(".seats button").all_inner_texts() == ["Let a bot take over"]


def test_spectators_see_what_everybody_sees(shared):
    one, other = two(shared)
    third = shared()
    third.goto(one.url)
    third.get_by_text("You are spectating.").wait_for()
    assert third.locator(".own").count() == 0
    assert third.locator(".pile[title^=Hand]").count() == 2
    for each in (one, other, third):
        open_log(each)
    one.locator(".watching", has_text="1").wait_for()
    third.locator(".chat input").fill("Hello!")
    third.locator(".chat input").press("Enter")
    other.get_by_text("Hello!").wait_for()
    assert other.locator(".chat .lines small", has_text="spectator").count() == 1
    deciding = one if one.locator(ASKED).count() else other
    deciding.locator(".own [data-target]").first.click()
    third.locator(".drawer .log li .link").first.wait_for()
    leave(deciding)
    third.locator(".player .tag", has_text="disconnected").wait_for()
    assert third.locator(".prompt button").count() == 0  # neither to take back nor to give a seat away


def test_the_chat_can_be_muted(shared):
    one, other = two(shared)
    open_log(one)
    open_log(other)
    one.get_by_role("button", name="Mute").click()
    one.locator(".chat input").wait_for(state="detached")
    other.locator(".chat input").fill("Unheard")
    other.locator(".chat input").press("Enter")
    other.get_by_text("Unheard").wait_for()
    one.get_by_role("button", name="Unmute").click()
    other.locator(".chat input").fill("Heard")
    other.locator(".chat input").press("Enter")
    one.locator(".chat .lines", has_text="Heard").wait_for()
    assert one.get_by_text("Unheard").count() == 0


def test_a_room_without_chat_has_none(shared):
    one, other = two(shared, chat=False)
    assert one.locator(".log").count() == 1
    assert one.locator(".chat").count() == other.locator(".chat").count() == 0


def test_clocks_run_and_warn(visit):
    one, other = visit(), visit()
    for page in (one, other):
        page.clock.install()
    two(visit, pages=(one, other), clock={"seconds": 600})
    deciding = one if one.locator(ASKED).count() else other
    clock = deciding.locator(".clock.runs")
    assert re.fullmatch(r"10:00|9:\d\d", clock.locator("[role=timer]").inner_text())
    assert deciding.get_by_text("low on time!").count() == 0
    deciding.clock.fast_forward("09:31")
    clock.get_by_text("low on time!").wait_for()
    assert re.search(r"0:[012]\d", clock.inner_text())
    assert deciding.locator(".clock:not(.runs)").inner_text() == "10:00"
    assert "30 seconds" in deciding.locator("[role=alert]", has_text="seconds").inner_text()


def test_time_that_is_up_ends_the_game(shared):
    one, other = two(shared, clock={"seconds": 1})
    for page in (one, other):
        page.locator(".report h2", has_text="wins on time").wait_for()


def test_resigning_ends_the_game_for_both(visit):
    one, other = two(visit)
    resign(one)
    one.locator(".report h2", has_text="resigned").wait_for()
    other.locator(".report h2", has_text="You win!").wait_for()
    leave(one)
    assert one.locator("#continue").count() == 0  # nothing to go back to


def test_a_rematch_swaps_the_decks_when_both_agree(shared):
    one, other = two(shared, "keyforge")
    decks = one.evaluate(
        "[...document.querySelectorAll('.player')].map(p => p.querySelector('.emblems').innerText)"
    )
    resign(one)
    one.get_by_role("button", name="Swap decks and play again").click()
    one.get_by_text("Wants a rematch").wait_for()
    before = one.url
    other.get_by_role("button", name="Rematch", exact=True).click()
    one.wait_for_url(lambda url: url != before)
    one.wait_for_selector(".prompt")
    other.wait_for_url(one.url)
    swapped = one.evaluate(
        "[...document.querySelectorAll('.player')].map(p => p.querySelector('.emblems').innerText)"
    )
    assert swapped == decks[::-1]


@pytest.mark.parametrize("players", [3, 4])
def test_several_players_of_shards(players, shared, keep):
    page = shared()
    sit_down(page, "shards", "me", *["greedy"] * (players - 1), seed=5, options={"first": 0})
    asked(page)
    names = page.locator(".player h2").all_inner_texts()
    assert len(set(names)) == players
    before = seq(page)
    end_turn(page)
    settled(page, before)
    keep(page, f"shards-{players}-players")
    resign(page)
    page.locator(".player .tag", has_text="conceded").wait_for()  # the others play on
    assert page.locator(".report").count() == 0


def test_players_at_one_screen_do_not_see_each_others_cards(shared):
    page = shared()
    sit_down(page, "shards", "me", "me", "me", seed=2, options={"first": 0})
    cover = page.locator(".cover")
    seen = []
    for _ in range(3):
        cover.wait_for()
        assert page.locator("[data-card]").count() == 0
        seen.append(cover.locator("h2").inner_text())
        cover.get_by_role("button").click()
        asked(page)
        end_turn(page)
    assert len(set(seen)) == 3


SHARED = {
    "players": [
        {
            "houses": ["logos", "dis", "mars"],
            "line": ["doc-bookton", "dextre"],
            "deck": ["krump", "troll", "bumpsy"],
        },
        {"houses": ["logos", "dis", "mars"], "hand": ["dust-imp"], "deck": ["urchin", "urchin"]},
    ],
    "turn": {"house": "logos", "number": 5},
}


def test_what_one_player_drew_is_not_told_to_the_next_at_the_screen(shared):
    page = shared()
    staging.lay(page, "keyforge", SHARED, "human")
    page.locator(".cover button").click()
    asked(page)
    page.locator(".line [data-card=doc-bookton]").click()  # it reaps, and a card is drawn
    open_log(page)
    page.locator(".drawer .log", has_text="Krump").wait_for()
    page.keyboard.press("l")
    page.locator(".hand [data-card=krump]").hover()
    end_turn(page)
    page.locator(".cover").wait_for()
    assert "Krump" not in page.locator("body").inner_text()
    page.locator(".cover button").click()
    asked(page)
    open_log(page)
    page.locator(".drawer .log li", has_text="reaps").wait_for()
    assert "Krump" not in page.locator("body").inner_text()


def test_own_triggers_are_ordered_without_asking_from_now_on(visit):
    page = visit()
    sit_down(page, "keyforge", "me", "random")
    asked(page)
    menu(page).get_by_label("Order my triggered effects").check()
    page.reload()
    asked(page)
    assert menu(page).get_by_label("Order my triggered effects").is_checked()


def test_a_game_without_a_winner_says_so(shared):
    page = shared()
    end = {"players": [{}, {"mage": "warlock d3 inactive"}], "round": LAST_ROUND}
    staging.lay(page, "mage-wars", end, "random")
    play(page, Random(1), most=20)
    title = page.locator(".report h2").inner_text()
    assert title.startswith("Nobody wins")
