"""Games on a Ray cluster: the same results as elsewhere, with workers and machines lost on the way."""

import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from tests.missing import missing
from tests.simulate.jobs import Squares
from trivault.cli import main
from trivault.simulate import Plan, Report, provenance, run
from trivault.simulate.cluster import ClusterError, RayCluster, _do_all
from trivault.simulate.provenance import Origin, OtherOrigin

# What is refused


@pytest.mark.parametrize(
    "address", ["", "nowhere", "host", "host:", "http://host:1", "host:123456", "ray://host"]
)
def test_what_is_no_address_is_refused(ray_installed, address):
    with pytest.raises(ClusterError, match="expected auto, local, HOST:PORT or ray://HOST:PORT, not "):
        RayCluster(address)


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_where_no_cluster_is_a_line_says_so(ray_installed, form, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    address, file = form.format(port), str(tmp_path / "ladder.json")
    result = CliRunner().invoke(main, ["ladder", "shards", "--ray", address, "--file", file])
    assert result.exit_code == 2
    (line,) = result.stderr.strip().splitlines()
    assert line.startswith(f"trivault: no Ray cluster at {address!r}: ")
    assert line.endswith(" (start one with: ray start --head)")
    assert not list(tmp_path.iterdir())


def test_without_ray_a_line_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    result = CliRunner().invoke(main, ["simulate", "shards", "--ray", "auto"])
    assert result.exit_code == 2
    assert result.stderr.strip() == (
        "trivault: a cluster needs Ray, which is not installed; "
        "install it with: pip install 'ray[client]' pyarrow"
    )


@pytest.mark.parametrize(("name", "other"), [("version", "0.0.1"), ("rules", "0"), ("code", {"trivault": "0"})])
def test_a_worker_with_another_trivault_does_nothing(name, other):
    work = Squares()
    expected = Origin.of(work.game, type(work).__module__)
    assert _do_all(work, [2], expected).results == [4]
    done = _do_all(work, [2], msgspec.structs.replace(expected, **{name: other}))
    assert done.results == []
    assert isinstance(done.error, OtherOrigin)
    assert f"expected the {name} {other}, not {getattr(expected, name)}" in str(done.error)
    assert "install the same one on all machines" in str(done.error)


def test_the_code_of_a_package_is_what_its_files_say(tmp_path, monkeypatch):
    package = tmp_path / "some_package"
    package.mkdir()
    found = []
    for content in ("a = 1\n", "a = 1\r\n", "a = 2\n"):
        (package / "__init__.py").write_bytes(content.encode())
        with monkeypatch.context() as patch:
            patch.syspath_prepend(tmp_path)
            patch.delitem(sys.modules, "some_package", raising=False)
            provenance._digest.cache_clear()
            found.append(Origin.of("shards", "some_package.work").code["some_package"])
    assert found[0] == found[1] != found[2]


# Played


@pytest.fixture
def ray_installed():
    if find_spec("ray") is None:
        missing("ray")


@pytest.fixture
def alone(ray_installed, monkeypatch):
    """A place for Ray that it shares with nobody. Its sockets lie there, whose names may not be long."""
    folder = tempfile.mkdtemp(prefix="ray-")
    monkeypatch.setenv("RAY_TMPDIR", folder)
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    monkeypatch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # otherwise it leaves loopback addresses
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    yield folder
    shutil.rmtree(folder)


def trivault(*arguments):
    command = [sys.executable, "-m", "trivault", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def test_a_cluster_plays_the_same_when_a_worker_is_killed(alone, killing_bot, tmp_path):
    """In processes of their own, which end with the command."""
    bot, out = killing_bot("os.getpid()", at=3), tmp_path / "games.json"
    given = ("shards", "--seats", f"{bot},random", "--games", 6, "--seed", 2)
    result = trivault("simulate", *given, "--ray", "local", "--out", out)
    assert (result.returncode, result.stderr.strip()) == (0, "")
    assert killing_bot.killed()
    plan = Plan(game="shards", seats=(bot, "random"), games=6, seed=2)
    assert out.read_bytes() == Report.of(plan, list(run(plan))).to_json()


# Several machines, as processes of this one


@pytest.fixture
def head(alone):
    """A cluster of one machine; the port is the one for clients (`ray://`)."""
    with socket.create_server(("127.0.0.1", 0)) as one, socket.create_server(("127.0.0.1", 0)) as other:
        port, client = one.getsockname()[1], other.getsockname()[1]
    options = {
        "port": port,
        "ray-client-server-port": client,
        "node-ip-address": "127.0.0.1",
        "num-cpus": 2,
        "include-dashboard": "false",
        "object-store-memory": 100 * 2**20,
    }
    words = [f"--{name}={value}" for name, value in options.items()]
    command = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if "--block" in line:  # all of it runs, and it waits to be ended
                break
        yield client
        process.terminate()
        process.stdout.read()


@pytest.mark.soak
def test_all_commands_play_on_a_cluster_that_runs(head, tmp_path):
    address = f"ray://127.0.0.1:{head}"
    for where in ("auto", address):
        for command, given in COMMANDS.items():
            alone, there = tmp_path / f"{command}.parquet", tmp_path / f"{command}-ray.parquet"
            for file, more in ((alone, ()), (there, ("--ray", where))):
                kept = file.with_suffix(".jsonl")
                kept.unlink(missing_ok=True)
                result = trivault(command, *given, "--out", file, "--file", kept, *more)
                assert (result.returncode, result.stderr.strip()) == (0, "")
            assert there.read_bytes() == alone.read_bytes()
            there.unlink()


COMMANDS = {
    "simulate": ("shards", "--seats", "random,random", "--games", 30),
    "ladder": ("shards", "--players", "random", "--reference", "beginner", "--games", 10),
    "rate": (
        "keyforge",
        "generated-1",
        "--against",
        "generated-2,generated-3",
        "--player",
        "random",
        "--games",
        8,
    ),
}


@pytest.mark.soak
def test_self_play_on_a_cluster(head, tmp_path):
    found = []
    for name, more in (("here", ["--jobs", "1"]), ("there", ["--ray", "auto"])):
        command = [sys.executable, "-m", "training", "shards", "--games", "6", "--rounds", "2", *more]
        subprocess.run([*command, "--folder", tmp_path / name], check=True, capture_output=True, timeout=120)
        found.append((tmp_path / name / "shards-weights.json").read_bytes())
    assert found[0] == found[1]


@pytest.mark.soak
def test_a_machine_may_be_lost(alone):
    """One of two machines goes while both play."""
    plan = Plan(game="shards", seats=("greedy", "greedy"), games=30, seed=5)
    said = subprocess.run(
        [sys.executable, "-c", LOST], input=msgspec.json.encode(plan), capture_output=True, timeout=120
    )
    assert said.returncode == 0, said.stderr
    assert said.stdout.splitlines()[-1] == msgspec.json.encode(list(run(plan)))  # Ray tells of the loss before


LOST = """
import sys
import msgspec, ray
from ray.cluster_utils import Cluster
from trivault.simulate import Plan, run

plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
node = {"object_store_memory": 100 * 2**20, "node_ip_address": "127.0.0.1", "include_dashboard": False}
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, **node})
nodes = [cluster.add_node(num_cpus=1, **node) for _ in range(2)]
records = []
for record in run(plan, cluster.address):
    records.append(record)
    if len(records) == 4:
        cluster.remove_node(nodes[0], allow_graceful=False)
cluster.shutdown()
sys.stdout.buffer.write(msgspec.json.encode(records))
"""
