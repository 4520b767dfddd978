"""A PostgreSQL of the tests' own, in a temporary folder."""

import os
import pwd
import shutil
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

    def __init__(self, folder: Path):
        self.folder = folder
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
            yield Cluster(folder)
        finally:
            do("pg_ctl", "stop", "-w", "-m", "immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
