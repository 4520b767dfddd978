"""Looking back: step by step, turn by turn, from any seat, and on from there."""

from tests.browser.playing import asked, standstill
from tests.browser.staging import resume, under_way
from tests.browser.test_room import resign

AT = "Number(document.querySelector('.timeline input').value)"


def at(page, n):
    page.wait_for_function(f"n => {AT} === n", arg=n)


def begun(visit, own=6):
    page = visit()
    resume(page, under_way("shards", 6, own, first=0))
    page.get_by_role("button", name="Replay").click()
    page.locator(".timeline").wait_for()
    return page, page.evaluate(AT)


def test_keys_step_through_a_game(shared):
    page, end = begun(shared)
    log = page.locator(".stage .timeline .next").inner_text()
    page.keyboard.press("ArrowLeft")
    at(page, end - 1)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function(f"() => {AT} > 1")
    page.keyboard.press("Shift+ArrowLeft")
    at(page, 0)
    page.keyboard.press("End")
    at(page, end)
    assert page.locator(".stage .timeline .next").inner_text() == log
    page.keyboard.press("Escape")
    asked(page)


def test_a_replay_runs_by_itself_and_stops(visit):
    page, end = begun(visit)
    assert end > 3
    standstill(page)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press(" ")
    for n in (1, 2):
        page.clock.run_for(700)
        at(page, n)
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(5000)
    assert page.evaluate(AT) == 2
    page.keyboard.press("End")
    at(page, end)
    page.keyboard.press(" ")  # at the end it begins again
    at(page, 0)
    for n in range(1, end + 1):
        page.clock.run_for(700)
        at(page, n)
    page.clock.run_for(700)
    page.get_by_role("button", name="Play", exact=True).wait_for()  # and stops at the end


def test_a_turn_is_jumped_to(shared):
    page, end = begun(shared, own=14)
    turns = page.get_by_label("Go to turn")
    options = turns.locator("option").all_inner_texts()
    assert options[0].startswith("Turn 1, ")
    assert len(options) >= 2
    turns.select_option(index=1)
    page.wait_for_function(f"end => {AT} > 0 && {AT} < end", arg=end)
    assert turns.locator("option:checked").inner_text() == options[1]


def test_a_game_that_is_over_is_seen_from_any_seat_and_played_on(shared):
    page = shared()
    resume(page, under_way("shards", 6, first=0))
    resign(page)
    page.locator(".report").get_by_role("button", name="Replay").click()
    page.locator(".timeline").wait_for()
    own = page.locator(".own .who h2").inner_text()
    page.get_by_role("combobox", name="View", exact=True).select_option(index=1)
    page.wait_for_function("own => document.querySelector('.own .who h2').innerText !== own", arg=own)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    first = page.url
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: url != first)
    assert asked(page)
    page.get_by_role("button", name="Replay").click()
    page.locator(".timeline").wait_for()
    assert page.evaluate(AT) <= 2  # from there, not from the end


def test_the_report_has_charts_with_tables(shared, keep):
    page = shared(lang="de")
    resume(page, under_way("shards", 6, own=20, first=0))
    page.get_by_role("button", name="Menü").click()
    page.locator("dialog[open] .deeds button").last.click()
    page.locator("dialog[open] .deeds .bad").click()
    figures = page.locator(".report figure")
    figures.first.wait_for()
    assert figures.count() >= 2
    figures.first.locator("summary").click()
    table = figures.first.locator("table")
    _, one, other = (head.rsplit(", ", 1) for head in table.locator("thead th").all_inner_texts())
    assert one[0] != other[0]  # both players …
    assert one[1] == other[1]  # … in one picture of one thing
    assert table.locator("tbody tr").count() >= 3
    line = figures.first.locator("path.course").first.get_attribute("d")
    assert line.count("L") == table.locator("tbody tr").count() - 1
    strokes = figures.first.locator("path.course").evaluate_all(
        "all => all.map(p => p.getAttribute('stroke-dasharray'))"
    )
    assert len(set(strokes)) == 2  # not by colour alone
    keep(page, "shards-report-de")
    page.locator(".report").get_by_role("button", name="Spielfeld ansehen").click()
    page.locator(".centre").wait_for()
    page.get_by_role("button", name="Spielbericht").click()
    figures.first.wait_for()
