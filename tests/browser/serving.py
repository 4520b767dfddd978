"""The table server as a process, as people run it; after a restart pages find it at the same port."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from urllib.error import URLError


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Serving:
    def __init__(self, folder, *options):
        self.options = options
        self.database = folder / "tables.sqlite"
        self.output = folder / "server.log"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"

    def start(self):
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "trivault", "serve",
                 "--port", str(self.port), "--database", str(self.database),
                 "--rated-by", "random", *self.options],  # levels would go on playing beside all tests
                stdout=output, stderr=output, start_new_session=True,
            )  # fmt: skip
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"{self.url}health", timeout=5):
                    return
            except (URLError, ConnectionError):
                assert self.process.poll() is None, self.output.read_text()
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self):
        """Not even a goodbye, for its helpers neither."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *error):
        self.kill()
