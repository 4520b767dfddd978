"""`trivault` as it is run, only that its server waits less long for its database."""

from trivault.cli import main
from trivault.server import hub
from trivault.server.storage import health, store

store.LIMIT, store.CUT = 2.0, 0.5
health.FRESH = 0.0
hub.WATCH, hub.FINISH = 0.1, 0.5

if __name__ == "__main__":
    main(prog_name="trivault")
