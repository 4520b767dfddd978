"""Pages go from test to test, and nobody finds what another one left."""

SETTINGS = "localStorage['trivault.settings']"
PERSON = "localStorage['trivault.token']"
DARK = {"color_scheme": "dark"}  # a kind of page that no other test has


def test_a_page_is_handed_on_and_whoever_would_notice_is_another_person(lending):
    page = lending.lend(False, **DARK)
    person, settings = page.evaluate(PERSON), page.evaluate(SETTINGS)
    lending.take_back(passed=True)
    assert lending.lend(False, **DARK) is page
    assert page.evaluate(PERSON) == person
    page.evaluate(f"{SETTINGS} = '{{}}'")
    lending.take_back(passed=True)
    for fresh in (False, True):
        assert lending.lend(fresh, **DARK) is page
        assert page.evaluate(SETTINGS) == settings
        assert page.evaluate(PERSON) != person
        person = page.evaluate(PERSON)
        lending.take_back(passed=True)
    lending.lend(False, **DARK).clock.install()
    lending.take_back(passed=True)
    assert page.is_closed()
