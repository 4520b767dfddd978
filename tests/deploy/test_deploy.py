"""The files in `deploy/` fit each other, the command and the page about the server. Where a proxy or systemd is
there, it reads its file itself."""

import configparser
import ipaddress
import os
import re
import shlex
import shutil
import subprocess
import sys

import pytest
import yaml

from tests.docs.pages import ROOT
from trivault.cli.serve import serve
from trivault.server.run import FILES

DEPLOY = ROOT / "deploy"
OPTIONS = {option.name: option for option in serve.params}
VARIABLES = {option.envvar for option in serve.params if option.envvar}
PORT = str(OPTIONS["port"].default)
COMPOSED = {"TRIVAULT_NAME", "TRIVAULT_SERVER"}  # of the compose file and of Caddy
CERTIFICATE = "/etc/ssl/games.example"


def text(name):
    return (DEPLOY / name).read_text(encoding="utf-8")


def compose():
    return yaml.safe_load(text("compose.yaml"))


def instructions():
    """The instructions of the container that runs, each with what it says."""
    last = re.sub(r"\\\n", " ", text("Containerfile")).rpartition("\nFROM ")[2]
    lines = [line.partition(" ") for line in last.splitlines()[1:] if line and not line.startswith("#")]
    return {word: rest.strip() for word, _, rest in lines if word}


def unit():
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # as it is written
    parser.read_string(text("trivault.service"))
    return parser


def starts(words):
    """The options of `trivault serve` with these words; an error where there are no such options."""
    with serve.make_context("serve", list(words)) as context:
        return context.params


@pytest.mark.parametrize("name", [path.name for path in sorted(DEPLOY.iterdir())])
def test_every_variable_is_one_of_the_server(name):
    said = set(re.findall(r"TRIVAULT_[A-Z]+", text(name))) - COMPOSED - {"TRIVAULT_COMMIT"}
    assert said <= VARIABLES


def test_the_container_is_not_root_and_says_how_it_is():
    said = instructions()
    assert int(said["USER"]) > 0
    assert said["VOLUME"] == "/data"
    variables = dict(each.split("=") for each in shlex.split(said["ENV"]))
    assert variables["TRIVAULT_DATABASE"].startswith("/data/"), "in the volume, unless another one is named"
    assert said["EXPOSE"] == PORT
    assert f"127.0.0.1:{PORT}/health" in said["HEALTHCHECK"]
    assert yaml.safe_load(said["ENTRYPOINT"]) == ["trivault", "serve"]
    program = yaml.safe_load(re.split(r"\bCMD ", said["HEALTHCHECK"])[1])
    compile(program[2], "health check", "exec")


def test_the_container_is_made_of_what_is_there():
    build = compose()["services"]["trivault"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).samefile(DEPLOY / "Containerfile")
    assert (DEPLOY / "Caddyfile").samefile(
        DEPLOY / compose()["services"]["caddy"]["volumes"][0].partition(":")[0]
    )


def test_the_server_believes_the_proxy_and_nobody_can_have_its_address():
    services, network = compose()["services"], compose()["networks"]["tables"]["ipam"]["config"][0]
    proxy = services["trivault"]["environment"]["TRIVAULT_PROXY"]
    assert services["caddy"]["networks"]["tables"]["ipv4_address"] == proxy
    assert ipaddress.ip_address(proxy) in ipaddress.ip_network(network["subnet"])
    assert ipaddress.ip_address(proxy) not in ipaddress.ip_network(network["ip_range"])
    assert services["caddy"]["environment"]["TRIVAULT_SERVER"] == f"trivault:{PORT}"
    assert services["trivault"]["environment"]["TRIVAULT_DATABASE"].endswith("@postgres/trivault")


def test_systemd_starts_the_server_with_options_that_it_has():
    service = unit()["Service"]
    program, command, *words = shlex.split(service["ExecStart"])
    assert (program.rpartition("/")[2], command) == ("trivault", "serve")
    assert starts(words)["database"].endswith("tables.sqlite")
    assert int(service["LimitNOFILE"]) >= FILES


@pytest.mark.parametrize("name", ["nginx.conf", "haproxy.cfg", "Caddyfile"])
def test_proxies_lead_to_the_port_of_the_server(name):
    assert f"127.0.0.1:{PORT}" in text(name)
    assert "room" in text(name), "everybody in a room goes to the same host"


@pytest.mark.parametrize("name", ["nginx.conf", "haproxy.cfg", "Caddyfile"])
def test_proxies_keep_the_metrics_from_the_public(name):
    refused = [line for line in text(name).splitlines() if "/metrics" in line]
    assert len(refused) == 1
    assert "404" in text(name).partition(refused[0])[2].splitlines()[1] + refused[0]


def test_haproxy_does_not_wait_for_the_head_of_a_request():
    assert re.search(r"^    timeout http-request [0-9]+s\b", text("haproxy.cfg"), re.MULTILINE)


# As those read them whom they are for


def program(name):
    folders = os.pathsep.join((os.environ["PATH"], "/usr/sbin"))
    return shutil.which(name, path=folders) or pytest.skip(f"{name} is not installed")


@pytest.fixture
def certificate(tmp_path):
    """A certificate of one's own, with its key in the same file and apart."""
    where, key = tmp_path / "games.example.pem", tmp_path / "games.example.key"
    made = ("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=games.example")
    accepted(program("openssl"), *made, "-keyout", key, "-out", where)
    where.write_text(where.read_text() + key.read_text())
    return tmp_path / "games.example"


def accepted(*command, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.soak
def test_systemd_reads_the_unit(tmp_path):
    copy = tmp_path / "trivault.service"
    copy.write_text(text("trivault.service").replace("/opt/trivault/bin/trivault", sys.executable))
    accepted(program("systemd-analyze"), "verify", copy)


@pytest.mark.soak
def test_nginx_reads_its_file(tmp_path, certificate):
    paths = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    frame = "".join(f"{name}_temp_path {tmp_path / name};\n" for name in paths) + "access_log off;\n"
    copy = tmp_path / "nginx.conf"
    own = text("nginx.conf").replace(CERTIFICATE, str(certificate))
    copy.write_text(f"pid {tmp_path / 'pid'};\nevents {{}}\nhttp {{\n{frame}{own}}}\n")
    accepted(program("nginx"), "-t", "-c", copy, "-p", tmp_path, "-e", "stderr")


@pytest.mark.soak
def test_haproxy_reads_its_file(tmp_path, certificate):
    copy = tmp_path / "haproxy.cfg"
    copy.write_text(text("haproxy.cfg").replace(CERTIFICATE, str(certificate)))
    accepted(program("haproxy"), "-c", "-f", copy)


@pytest.mark.soak
def test_caddy_reads_its_file(tmp_path):
    given = {"TRIVAULT_NAME": "games.example", "HOME": str(tmp_path)}
    accepted(
        program("caddy"), "validate", "--config", DEPLOY / "Caddyfile", "--adapter", "caddyfile", env=given
    )
