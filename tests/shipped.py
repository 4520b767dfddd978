"""Builds the wheel, installs it into a bare virtual environment outside the checkout, and uses it there: the
command, a simulation, and the server with a page. `make shipped` runs it."""

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]


def run(*command, **options):
    print("==>", *(Path(word).name if os.sep in str(word) else word for word in command), flush=True)
    done = subprocess.run(
        [str(word) for word in command], check=True, capture_output=True, text=True, **options
    )
    return done.stdout


def served(trivault, folder):
    """What the start page of a server says."""
    with subprocess.Popen(
        [trivault, "serve", "--port", "0", "--database", folder / "tables.sqlite"],
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


def main():
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT)
        (wheel,) = folder.glob("*.whl")
        venv.create(folder / "bare", with_pip=True)
        programs = folder / "bare" / ("Scripts" if os.name == "nt" else "bin")
        run(
            programs / "python",
            "-m",
            "pip",
            "install",
            "-qq",
            "--disable-pip-version-check",
            f"{wheel}[server]",
        )
        trivault = programs / "trivault"
        print(run(trivault, "--version", cwd=folder).strip())
        for game in ("shards", "keyforge", "mage-wars"):
            assert f"{game}: 2 games" in run(
                trivault, "simulate", game, "--games", "2", "--seats", "casual,random", cwd=folder
            )
        assert "SI-REC-01" in run(trivault, "rules", "shards", "SI-REC-01", "--lang", "de", cwd=folder)
        pages = served(trivault, folder)
        assert b"<title>Trivault" in pages[""]
        assert len(pages["app.js"]) > 100_000
        assert b"mage-wars" in pages["games/de.json"]
    print("the wheel has everything")


if __name__ == "__main__":
    main()
