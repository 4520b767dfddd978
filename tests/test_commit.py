"""Which commit this is: what the build has written, else what is checked out, else nothing."""

import subprocess
from pathlib import Path

import pytest

from trivault.commit import built_from, checked_out


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    git(tmp_path, "init", "--quiet")
    (tmp_path / "file").write_text("one\n")
    git(tmp_path, "add", "file")
    git(tmp_path, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "First")
    return tmp_path


def git(folder: Path, *words: str) -> str:
    done = subprocess.run(["git", "-C", str(folder), *words], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def test_a_checkout_says_its_commit_and_whether_it_was_changed(checkout):
    commit = git(checkout, "rev-parse", "HEAD")[:12]
    git(checkout, "tag", "v1")
    assert checked_out(checkout) == commit
    (checkout / "file").write_text("two\n")
    assert checked_out(checkout) == f"{commit}-dirty"


def test_the_commit_of_a_project_around_it_does_not_count(checkout):
    inside = checkout / "site-packages"
    inside.mkdir()
    assert checked_out(inside) == ""


def test_without_git_there_is_no_commit(checkout, monkeypatch):
    monkeypatch.setenv("PATH", str(checkout))
    assert checked_out(checkout) == ""


def test_a_package_says_what_the_build_has_written(tmp_path):
    assert built_from(tmp_path) == ""
    (tmp_path / "commit.txt").write_text("368fae4c12ab\n")
    assert built_from(tmp_path) == "368fae4c12ab"
