# make play    set everything up and start the table (HOST=0.0.0.0 lets others in, PORT=8700)
# make test    set everything up and pass all the checks
# Everything goes into .venv and web/node_modules; nothing else on the machine is touched, except that the browser
# tests install Debian's Chromium where it is missing and you may.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8700
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
READY := $(VENV)/.ready-to
PAGE := conjura/server/static/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard conjura/words/*.ftl)

.PHONY: help play test compiled setup page lint types imports check-words unit compiled-test web-test browser ledger contract golden pictures mutants bench \
	soak torture requirements wheel clean

help:
	@sed -n '1,2s/^# //p' Makefile

play: $(PAGE)
	$(BIN)/conjura serve --host $(HOST) --port $(PORT) --open

# What keeps one core busy runs side by side; the rest has the machine to itself, one part after the other. What checks the
# page is installed together with what builds it, not after it once more.
TOGETHER := -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
test: export CONJURA_PAGE_CHECKS := 1
test:
	$(MAKE) $(TOGETHER) setup page
	$(MAKE) $(TOGETHER) compiled lint types imports check-words web-test
	$(MAKE) -j1 unit compiled-test browser torture

# The rules, the players and what tables show, compiled with mypyc, for whoever plays games by the million or serves
# hundreds of tables. Made anew when the sources have changed; until then the old build is not used
# (conjura/_compiled.py).
compiled: setup
	$(BIN)/python mypyc_build.py

# Setting up

$(READY)-play: requirements/play.txt pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up (a minute, once) ..."
	@$(PIP) --require-hashes -r requirements/play.txt
	@CONJURA_SKIP_PAGE=1 $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(READY)-test: requirements/dev.txt $(READY)-play
	@echo "Installing the tools for testing ..."
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

$(PAGE): $(PAGE_SOURCES) $(READY)-play
	@echo "Building the page ..."
	@$(BIN)/python hatch_build.py

setup: $(READY)-test
page: $(PAGE)

# The checks

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	@! grep -n '://' requirements/*.txt web/package-lock.json

types: setup
	$(BIN)/mypy

imports: setup
	$(BIN)/lint-imports --verbose | tail -n 8

check-words: setup
	$(BIN)/conjura words check

web-test: setup $(PAGE)
	$(BIN)/python hatch_build.py check
	$(BIN)/python hatch_build.py test

# Whole games by the hundred are played on the compiled build, whose games are those of plain Python (tests/builds).
GAMES_OF_BOTS := tests/players/test_secret_hitler_games.py tests/players/test_secret_hitler_minds.py
MANY_GAMES := tests/secret_hitler/test_properties.py tests/black_orchestra/test_properties.py \
	tests/black_orchestra/test_random_games.py $(GAMES_OF_BOTS)

unit: setup $(PAGE)
	$(BIN)/python -m pytest -n 3 --dist worksteal $(addprefix --ignore=,tests/browser tests/builds $(MANY_GAMES)) tests
	CONJURA_BUILD=plain $(BIN)/python -m pytest --doctest-modules conjura/kernel conjura/secret_hitler conjura/black_orchestra conjura/words conjura/__init__.py

compiled-test: compiled
	CONJURA_BUILD=compiled $(BIN)/python -m pytest -n 3 --dist worksteal tests/kernel tests/secret_hitler tests/black_orchestra \
		tests/table $(GAMES_OF_BOTS) --ignore=tests/black_orchestra/test_vocabulary.py # which looks into the classes themselves
	$(BIN)/python -m pytest tests/builds

# On the compiled build where there is one of these sources: what is looked at is the page. A test waits for the browser as
# long as for the processor, so that there are more of them than cores.
browser: setup $(PAGE)
	CONJURA_BUILD= $(BIN)/python -m pytest -n 3 --dist worksteal tests/browser

# Servers, people and bots, and everything that can go wrong between them (benchmarks/torture).
MINUTES ?= 1
SEED ?= 1
torture: setup
	$(BIN)/python -m benchmarks.torture --minutes $(MINUTES) --seed $(SEED)

# Tools

ledger: setup
	@$(BIN)/python -m tests.ledger

contract: setup
	$(BIN)/conjura schema > docs/schema.json
	$(BIN)/conjura schema --typescript web

golden: setup
	$(BIN)/python -m tests.playthroughs

# The pictures of the README, from seeded games.
pictures: setup $(PAGE)
	$(BIN)/python -m tests.pictures

mutants: setup
	$(BIN)/mutmut run --max-children 2
	$(BIN)/mutmut results

bench: compiled
	$(BIN)/conjura bench --peers

soak: setup
	$(BIN)/python -m benchmarks.server_kill --games 50
	$(BIN)/python -m benchmarks.server_load
	$(BIN)/python -m tests.stage.recorded --soak 300

# The package with the page in it, for machines that serve: dist/conjura-VERSION-py3-none-any.whl
wheel: $(READY)-play
	$(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

requirements:
	for set in server:server play:server,page dev:dev; do \
		uv pip compile --quiet --universal --generate-hashes --no-strip-extras --no-emit-index-url --no-header --python-version 3.11 \
			$$(echo $${set#*:} | sed 's/[^,]*/--extra &/g; s/,/ /g') --no-emit-package conjura \
			pyproject.toml -o requirements/$${set%%:*}.txt > /dev/null; \
	done

clean:
	rm -rf $(VENV) web/node_modules conjura/server/static build dist mutants .mypy_cache .ruff_cache .pytest_cache
