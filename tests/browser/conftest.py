"""A server of its own for each test that needs one, and a Chromium to look at it."""

from collections import defaultdict
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.browser.chromium import MODULES, running
from tests.browser.serving import Serving
from tests.browser.staging import leave, resize
from tests.missing import missing

SCREENS = Path(__file__).parents[2] / "build" / "screens"
AXE = MODULES / "axe-core" / "axe.min.js"
PLAINLY = """document.addEventListener('DOMContentLoaded', () => {
  const style = new CSSStyleSheet()
  style.replaceSync('*, ::before, ::after, ::backdrop { box-shadow: none !important; filter: none !important }')
  document.adoptedStyleSheets.push(style)
})"""  # without a graphics card shadows are a quarter of a browser's work; nothing moves by them


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
        self.url = url or self.url
        context = self.chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            **{"reduced_motion": "reduce", "service_workers": "block", **more},
        )
        self.opened.append(context)
        context.add_init_script(f"localStorage['trivault.settings'] ??= '{settings}'")
        if self.plainly:
            context.add_init_script(PLAINLY)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("console", self.heard)
        page.on("request", self.asked)
        page.goto(self.url)
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

    def asked(self, request):
        """No request leaves the server."""
        if not request.url.startswith((self.url, "blob:")):
            self.wrong.append(request.url)


@contextmanager
def visiting(request, chromium, server):
    """Visits at whose end nothing must have gone wrong."""
    visits = Visits(chromium, server.url, plainly=not request.config.getoption("--screens"))
    yield visits
    visits.close()
    assert visits.wrong == []


@pytest.fixture
def visit(request, chromium, server):
    with visiting(request, chromium, server) as visits:
        yield visits


LOANS = 12  # of one page: a person has only so many rooms at once
# What the next test would find changed: settings, choices, decks, the language, a clock that was stopped.
LASTING = """() => [
  Object.entries(localStorage).filter(([key]) => !/token|seats|left/.test(key)).sort(),
  document.documentElement.lang,
  '__pwClock' in window,
]"""


class Shared:
    """Pages that tests lend to each other: opening one costs more than most tests do on it."""

    def __init__(self, visits):
        self.visits, self.waiting, self.lent = visits, defaultdict(list), []

    def __call__(self, *, size=(1280, 800), lang="en", **more):
        more["lang"] = lang
        kind = repr(sorted(more.items()))
        if self.waiting[kind]:
            page, loans, lasting = self.waiting[kind].pop()
            resize(page, size)
        else:
            page, loans = self.visits(size=size, **more), 0
            lasting = page.evaluate(LASTING)
        self.lent.append((kind, page, loans + 1, lasting))
        return page

    def take_back(self, passed):
        """Whoever comes next begins at the start page; what would be noticed there is closed."""
        for kind, page, loans, lasting in self.lent:
            if passed and loans < LOANS and page.evaluate(LASTING) == lasting:
                page.mouse.move(0, 0)
                leave(page)
                self.waiting[kind].append((page, loans, lasting))
            else:
                page.context.close()
        self.lent.clear()
        wrong = self.visits.wrong[:]
        self.visits.wrong.clear()
        assert wrong == []


@pytest.fixture(scope="session")
def sharing(request, chromium, server):
    with visiting(request, chromium, server) as visits:
        yield Shared(visits)


@pytest.fixture
def shared(request, sharing):
    """Like `visit`, for tests that do not ask for a new person: the page was used by others before."""
    failed = request.session.testsfailed
    yield sharing
    sharing.take_back(passed=request.session.testsfailed == failed)


@pytest.fixture
def keep(request):
    """Screenshots are kept as build output, where somebody wishes to see them."""

    def shot(page, name):
        if request.config.getoption("--screens"):
            SCREENS.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=SCREENS / f"{name}.png")

    return shot
