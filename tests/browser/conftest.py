"""A server of its own for each test that needs one, and a Chromium to look at it."""

from collections import defaultdict
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import MODULES, running
from tests.browser.serving import Serving
from tests.browser.staging import leave, resize
from tests.missing import missing

PATIENCE = 30_000  # milliseconds until something has come or never will, also on a busy machine
expect.set_options(timeout=PATIENCE)
SCREENS = Path(__file__).parents[2] / "build" / "screens"
AXE = MODULES / "axe-core" / "axe.min.js"
# Without a graphics card painting is a third of a browser's work, much of it shadows; nothing moves by it.
# So pages are laid out and not painted, except where a test looks at them (`drawn`), and then without shadows.
PLAINLY = """document.addEventListener('DOMContentLoaded', () => {
  const style = new CSSStyleSheet()
  style.replaceSync(`
    *, ::before, ::after, ::backdrop { box-shadow: none !important; filter: none !important }
    html:not([data-drawn]), html:not([data-drawn]) dialog, html:not([data-drawn]) ::backdrop {
      opacity: 0 !important
    }
  `)
  document.adoptedStyleSheets.push(style)
})"""


@pytest.fixture(scope="session")
def chromium():
    with running() as browser:
        if browser is None:
            missing("chromium")
        yield browser


@pytest.fixture(scope="session")
def axe():
    if not AXE.exists():
        missing("axe-core")
    return AXE.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """One server for all tests that do not harm it."""
    with Serving(tmp_path_factory.mktemp("server")) as serving:
        yield serving


class Visits:
    """Opens pages, each a person of its own, and keeps what goes wrong on them."""

    def __init__(self, chromium, url, plainly=True):
        self.chromium, self.url, self.plainly = chromium, url, plainly
        self.opened, self.wrong = [], []

    def __call__(self, url=None, *, size=(1280, 800), lang="en", settings='{"pace":0,"quick":true}', **more):
        url = url or self.url
        context = self.chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            **{"reduced_motion": "reduce", "service_workers": "block", "color_scheme": "dark", **more},
        )
        self.opened.append(context)
        context.add_init_script(f"localStorage['trivault.settings'] ??= '{settings}'")
        if self.plainly:
            context.add_init_script(PLAINLY)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("console", self.heard)
        page.on("request", lambda request: self.asked(request, url))
        page.goto(url)
        page.wait_for_selector(".game")
        return page

    def close(self):
        """Before their server ends, as pages complain that it is gone."""
        for context in self.opened:
            context.close()
        self.opened.clear()

    def heard(self, said):
        if said.type == "error":
            self.wrong.append(said.text)

    def asked(self, request, url):
        """No request leaves the server."""
        if not request.url.startswith((url, "blob:")):
            self.wrong.append(request.url)


LOANS = 12  # of one page to one person, who has only so many rooms at once
# What the next test would find changed: settings, choices, decks, the language, and a clock that was stopped.
LASTING = """() => [
  [
    Object.entries(localStorage).filter(([key]) => !/token|seats|left/.test(key)).sort(),
    document.documentElement.lang,
  ],
  '__pwClock' in window,
]"""
FORGET = """async () => {
  location.hash = ''
  localStorage.clear()
  for (const {name} of await indexedDB.databases()) indexedDB.deleteDatabase(name)
}"""


@dataclass
class Loan:
    """A page that is lent to a test: in which state it began, and how often its person was lent."""

    kind: str
    page: Page
    lasting: object
    times: int = 0

    def end(self):
        """Whoever comes next begins at the start page, as another person if this one could be noticed there.
        False where not even that would do."""
        lasting, stopped = self.page.evaluate(LASTING)
        if stopped:
            return False
        self.page.mouse.move(0, 0)
        if lasting != self.lasting:
            self.times = LOANS
        leave(self.page)
        return True

    def renew(self):
        """The page opens as it does for somebody who was never there."""
        self.page.evaluate(FORGET)
        self.page.reload()
        self.page.wait_for_selector(".game")
        self.times = 0


class Lending:
    """Pages that tests lend to each other: opening one costs more than most tests do on it."""

    def __init__(self, visits):
        self.visits, self.waiting, self.lent = visits, defaultdict(list), []

    def lend(self, fresh, *, size=(1280, 800), **how):
        kind = repr(sorted(how.items()))
        loan = self.found(kind, fresh)
        if loan is None:
            page = self.visits(size=size, **how)
            loan = Loan(kind, page, page.evaluate(LASTING)[0])
        else:
            resize(loan.page, size)
            if fresh or loan.times >= LOANS:
                loan.renew()
        loan.times += 1
        self.lent.append(loan)
        return loan.page

    def found(self, kind, fresh):
        """One that is waiting; best one that needs to be renewed for a new person, and no other for others."""
        waiting = sorted(self.waiting[kind], key=lambda loan: (loan.times >= LOANS) == fresh)
        if waiting:
            self.waiting[kind].remove(waiting[-1])
        return waiting[-1] if waiting else None

    def take_back(self, passed):
        for loan in self.lent:
            if passed and not loan.page.is_closed() and "url" not in loan.kind and loan.end():
                self.waiting[loan.kind].append(loan)
            else:
                loan.page.context.close()
        self.lent.clear()
        wrong = self.visits.wrong[:]
        self.visits.wrong.clear()
        assert wrong == []


class Fresh:
    """Opens pages, each a person of its own, as `Visits` does; the page may have been that of others before."""

    def __init__(self, lending):
        self.lending, self.url, self.wrong = lending, lending.visits.url, lending.visits.wrong

    def __call__(self, url=None, **how):
        elsewhere = {"url": url} if url else {}
        return self.lending.lend(True, **elsewhere, **how)

    def close(self):
        """Before their server ends, as pages complain that it is gone."""
        for loan in self.lending.lent:
            loan.page.context.close()


@pytest.fixture(scope="session")
def lending(request, chromium, server):
    visits = Visits(chromium, server.url, plainly=not request.config.getoption("--screens"))
    yield Lending(visits)
    visits.close()
    assert visits.wrong == []


PASSED = pytest.StashKey[bool]()  # whether a test has passed so far


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    report = yield
    item.stash[PASSED] = report.passed
    return report


@pytest.fixture
def taking_back(request, lending):
    """At the end of a test nothing must have gone wrong on its pages."""
    yield
    lending.take_back(passed=request.node.stash[PASSED])


@pytest.fixture
def visit(lending, taking_back):
    return Fresh(lending)


@pytest.fixture
def shared(lending, taking_back):
    """Like `visit`, for tests that do not ask for a new person."""
    return partial(lending.lend, False)


@pytest.fixture
def keep(request):
    """Screenshots are kept as build output, where somebody wishes to see them."""

    def shot(page, name):
        if request.config.getoption("--screens"):
            SCREENS.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=SCREENS / f"{name}.png")

    return shot
