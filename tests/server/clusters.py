"""A PostgreSQL of the tests' own, in a temporary folder."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

SYSTEM_USER = "postgres"  # PostgreSQL refuses to run as root


def programs():
    """Where `initdb` and `pg_ctl` are, if anywhere."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
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


@contextmanager
def running():
    found = programs()
    assert found is not None, "there is no PostgreSQL"
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    as_user = []
    if os.geteuid() == 0:
        as_user = ["runuser", "-u", SYSTEM_USER, "--"]
        user = pwd.getpwnam(SYSTEM_USER)
        os.chown(folder, user.pw_uid, user.pw_gid)

    def do(program, *args):
        command = [*as_user, str(found / program), "-D", str(folder / "data"), *args]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, timeout=60)

    try:
        do("initdb", "-U", SYSTEM_USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        options = f"-k {folder} -c listen_addresses='' -c shared_buffers=16MB"
        do("pg_ctl", "start", "-w", "-l", str(folder / "log"), "-o", options)
        try:
            yield Cluster(folder, do)
        finally:
            do("pg_ctl", "stop", "-w", "-m", "immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
