# make play    set everything up and start the table
# make test    set everything up and pass all the checks
# Everything is installed into .venv; nothing else on the machine is touched, except that `make test` installs
# Debian's Chromium for the browser tests where it is missing and you may.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PORT ?= 8000

.PHONY: play test setup page lint types imports check-words unit doctest web-test browser ledger golden mutants \
	bench soak requirements clean help

help:
	@sed -n '1,2p' Makefile

setup: $(STAMP)

$(STAMP): requirements/dev.txt pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	CONJURA_SKIP_PAGE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(STAMP)

play: setup
	$(BIN)/conjura play secret-hitler

test: lint types imports check-words unit

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	@! grep -l '://' requirements/*.txt

types: setup
	$(BIN)/mypy

imports: setup
	$(BIN)/lint-imports

check-words: setup
	$(BIN)/conjura words check

unit: setup
	$(BIN)/python -m pytest -n 2 tests
	$(BIN)/python -m pytest --doctest-modules conjura -p no:cacheprovider --ignore=conjura/server

ledger: setup
	$(BIN)/python -m tests.ledger

golden: setup
	$(BIN)/python -m tests.playthroughs

requirements:
	uv pip compile --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 \
		--extra dev --no-emit-package conjura pyproject.toml -o requirements/dev.txt

clean:
	rm -rf $(VENV) build dist mutants .mypy_cache .ruff_cache .pytest_cache
