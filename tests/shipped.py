"""Builds the wheel, installs it into a bare virtual environment outside the checkout, and uses it there: the
command, a simulation, and the server with a page. `make shipped` runs it."""

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import trivault
from trivault.commit import checked_out

ROOT = Path(__file__).parents[1]
CATALOGUES = "trivault/library/catalogues"


def run(*command, **options):
    print("==>", *(Path(word).name if os.sep in str(word) else word for word in command), flush=True)
    done = subprocess.run(
        [str(word) for word in command], check=True, capture_output=True, text=True, **options
    )
    return done.stdout


def sources():
    """What the wheel must have: every file of the package, and the catalogues of rules."""
    for folder, place in ((ROOT / "trivault", "trivault"), (ROOT / "docs" / "rules", CATALOGUES)):
        for path in folder.rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so":
                yield f"{place}/{path.relative_to(folder).as_posix()}"


def served(program, folder):
    """What the start page of a server says."""
    with subprocess.Popen(
        [program, "serve", "--port", "0", "--database", folder / "tables.sqlite"],
        cwd=folder, stdout=subprocess.PIPE, text=True,
    ) as server:  # fmt: skip
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
            pages = {
                path: urlopen(address + path, timeout=60).read() for path in ("", "app.js", "games/de.json")
            }
        finally:
            server.terminate()
    assert server.returncode == 0, "it ends in order"
    return pages


def built(folder):
    """The wheel, with all that belongs into it."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT)
    (wheel,) = folder.glob("*.whl")
    missing = sorted(set(sources()) - set(ZipFile(wheel).namelist()))
    assert not missing, f"the wheel lacks {missing}"
    return wheel


def installed(wheel, folder):
    """The program of a bare environment: nothing is asked for but Trivault itself."""
    venv.create(folder / "bare", with_pip=True)
    programs = folder / "bare" / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", "-m", "pip", "install", "-qq", "--disable-pip-version-check", wheel)
    return programs / "trivault"


def used(program, folder):
    """What somebody would do with it first."""
    commit = f" ({found})" if (found := checked_out(ROOT)) else ""
    said = run(program, "--version", cwd=folder).strip()
    assert said == f"trivault, version {trivault.__version__}{commit}", said
    print(said)
    for game in trivault.NAMES:
        seats = ("--seats", "casual,random")
        assert f"{game}: 2 games" in run(program, "simulate", game, "--games", "2", *seats, cwd=folder)
    assert "SI-REC-01" in run(program, "rules", "shards", "SI-REC-01", "--lang", "de", cwd=folder)
    pages = served(program, folder)
    assert b"<title>Trivault" in pages[""]
    assert len(pages["app.js"]) > 10_000
    assert b"mage-wars" in pages["games/de.json"]


def main():
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        used(installed(built(folder), folder), folder)
    print("the wheel has everything")


if __name__ == "__main__":
    main()
