# Needs make and Python 3.11 or newer. Every target prepares .venv by itself.

PYTHON ?= python3.11 python3
ARGS ?=
COMPILED ?= 1

VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install -qq --disable-pip-version-check
SITE := NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm # the npm in .venv, with its Node

# Bytecode is kept, whatever the environment says: each of many processes would compile everything anew.
test quick soak: export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play terminal test quick check accept site fields web bench compiled pure wheel shipped soak mutate film pictures measure clean

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1	\2/p' Makefile | expand -t 14

play: $(VENV)/.core ## play in the browser (options in ARGS="...")
	@$(BIN)/trivault serve --open $(ARGS)

terminal: $(VENV)/.core ## play in the terminal (options in ARGS="...")
	@$(BIN)/trivault play $(ARGS)

test: $(VENV)/.ready web/node_modules ## run the tests in parallel (options in ARGS="...")
	$(BIN)/pytest $(ARGS)

quick: $(VENV)/.ready ## run the tests that are over in a minute (options in ARGS="...")
	$(BIN)/pytest --quick $(ARGS)

check: $(VENV)/.ready web/node_modules ## lint, format, types, layers, fields, rule coverage, the documentation, the browser client
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python trivault/codegen --check
	$(BIN)/trivault rules --coverage --check
	$(SITE)
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) test
	$(NPM) run --silent build -- --outDir ../build/web
	diff -rq build/web trivault/web # the built client is that of its sources; make web builds it

accept: $(VENV)/.ready web/node_modules ## write what follows from cards, messages and structures; read its diff
	$(BIN)/python trivault/codegen
	TRIVAULT_REWRITE=1 $(BIN)/pytest -q -n 0 -m accepts $$(grep -rlw accepts tests --include='test_*.py')
	$(NPM) run --silent types

site: $(VENV)/.ready ## build the documentation as a site in build/site
	$(SITE)

fields: $(VENV)/.ready ## write the code for the fields of all states from their declarations
	$(BIN)/python trivault/codegen

web: web/node_modules ## build the browser client from web/
	$(NPM) run --silent types
	$(NPM) run --silent build

bench: $(VENV)/.ready ## measure speed against the budget, compiled too if that is built (options in ARGS="...")
	$(BIN)/python -m benchmarks.pure benchmarks/run.py $(ARGS)
ifneq ($(wildcard trivault__mypyc.*),)
	$(BIN)/python benchmarks/run.py $(ARGS)
endif

compiled: $(VENV)/.ready ## compile kernel, rules and what players know in place: two to three times as fast (needs a C compiler)
	$(BIN)/python hatch_build.py

pure: $(VENV)/.ready ## remove what make compiled has built
	$(BIN)/python hatch_build.py remove

wheel: $(VENV)/.ready ## build a wheel with compiled modules in dist/ (COMPILED= builds a pure one)
	TRIVAULT_COMPILED=$(COMPILED) $(BIN)/python -m hatchling build -t wheel

shipped: $(VENV)/.ready ## build the wheel, install it elsewhere, and use it there
	$(BIN)/python -m tests.shipped

soak: $(VENV)/.ready ## run the long seeded tests (options in ARGS="...")
	$(BIN)/pytest -m soak $(ARGS)

mutate: $(VENV)/.ready ## change each card and see whether its tests notice (options in ARGS="...")
	$(BIN)/python -m tests.mutation $(ARGS)

film: $(VENV)/.ready web/node_modules ## make pictures of one turn of each game in build/screens (games in ARGS="...")
	$(BIN)/python -m tests.browser.film $(ARGS)

pictures: $(VENV)/.ready web/node_modules ## make the pictures of the documentation anew
	$(BIN)/python -m tests.browser.film --docs

measure: $(VENV)/.ready web/node_modules ## play whole games in the browser: how still and how quick it is (games in ARGS="...")
	$(BIN)/python -m tests.browser.measure $(ARGS)

clean: ## remove .venv, caches and builds
	rm -rf $(VENV) web/node_modules build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

web/node_modules: web/package-lock.json $(VENV)/.ready
	$(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(VENV)/.core: pyproject.toml $(BIN)/python
	@echo "Installing Trivault into $(VENV) ..."
	@$(INSTALL) -e .
	@touch $@

$(VENV)/.ready: pyproject.toml $(BIN)/python
	@echo "Installing Trivault and its development tools into $(VENV) ..."
	@$(INSTALL) -e '.[dev,simulate,research,cluster,postgres]'
	@touch $(VENV)/.core $@

$(BIN)/python:
	@for python in $(PYTHON) ''; do \
	  [ -z "$$python" ] || ! $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	    2>/dev/null || break; \
	done; \
	if [ -z "$$python" ]; then \
	  echo "Trivault needs Python 3.11 or newer; tried: $(PYTHON)." >&2; \
	  echo "Install it, or name yours: make PYTHON=/path/to/python ..." >&2; exit 1; \
	fi; \
	if ! $$python -c 'import ensurepip, venv' 2>/dev/null; then \
	  echo "$$python cannot create virtual environments." >&2; \
	  echo "On Debian or Ubuntu: sudo apt-get install python3-venv" >&2; exit 1; \
	fi; \
	$$python -m venv --clear $(VENV)
