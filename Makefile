# Everything that is done with a checkout. `make help` lists it.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
# Tests of learning compare figures, so they are run with one release.
TORCH := torch==2.13.0
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable
PYTEST := $(BIN)/pytest -n 3 --dist load --maxschedchunk 2
BOTH_BUILDS := tests/test_build.py tests/test_guests.py tests/contract tests/playthroughs tests/players tests/toys \
	tests/games/test_evaluate.py tests/games/test_features.py tests/kernel/test_draws.py tests/kernel/test_memory.py \
	tests/rl tests/train tests/learn \
	examples/toll
LEFT_OUT := # what plain Python leaves to the compiled build

# Tests start hundreds of processes. Without kept bytecode, each of them would compile all of its sources anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play proofs quick test plain lint bench load faults cluster compiled docs clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' Makefile

play: $(VENV)/web.stamp ## open the game room in a browser, and compile the engine for the next start
	@$(BIN)/python -m tools.play

quick: lint ## check before a commit: all but browsers, most random games, and the compiled build
	HERNA_PURE=1 HERNA_EXPECT_BUILD=pure $(PYTEST) -m 'not slow'

# While tests wait for a browser, the engine is compiled. Most random games are then played by it alone.
test: lint ## check everything, in plain Python and compiled
	@$(BIN)/python tools/browser.py
	@if obstacle=$$($(BIN)/python tools/compile.py --check); then \
		set -ex; \
		$(MAKE) --no-print-directory -j 2 plain compiled LEFT_OUT="-m 'not more_seeds'"; \
		HERNA_PURE= HERNA_EXPECT_BUILD=compiled $(PYTEST) $(BOTH_BUILDS); \
	elif test -n "$$obstacle"; then \
		$(MAKE) --no-print-directory plain; \
		echo "The compiled build was left out: $$obstacle"; \
	else \
		exit 1; \
	fi

plain: $(VENV)/test.stamp
	HERNA_PURE=1 HERNA_EXPECT_BUILD=pure $(PYTEST) $(LEFT_OUT)

lint: $(VENV)/test.stamp ## the checks that run nothing
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/python tools/assets.py check

proofs: $(VENV)/base.stamp ## prove every puzzle again, in both builds where there are two
	$(BIN)/python -m tools.puzzles prove
	HERNA_PURE=1 $(BIN)/python -m tools.puzzles prove

bench: $(VENV)/base.stamp ## measure the engine, compiled if it is
	$(BIN)/python benchmarks/engine.py

# For example: make load FORMER=../herna-before
load: $(VENV)/test.stamp ## measure the room under load, beside the checkout FORMER if one is named
	$(BIN)/python benchmarks/load.py $(if $(FORMER),--former $(FORMER))

KILLS ?= 20
faults: $(VENV)/test.stamp ## kill the room amid choices, KILLS times on each database: nothing may be lost
	$(BIN)/python -c 'from tools.faults import main; main()' --kills $(KILLS)
	$(BIN)/python -c 'from tools.faults import main; main()' --kills $(KILLS) --postgres

cluster: $(VENV)/test.stamp ## open a room of three servers behind nginx, with PostgreSQL, on this machine
	$(BIN)/python -m tools.cluster

compiled: $(VENV)/compile.stamp ## compile the engine, for this Python, in place
	$(BIN)/python tools/compile.py

docs: $(VENV)/docs.stamp ## write the documentation as a web site to build/site
	$(BIN)/zensical build --strict --clean

clean: ## remove all that was built, and the caches, but not the environment
	find src -name '*.so' -delete -o -name '*.new' -delete
	rm -f src/herna/_compiled*.json
	rm -rf build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find $(wildcard src tests tools benchmarks examples) -name __pycache__ -prune -exec rm -rf {} +

# A stamp says what is installed, so that nothing is asked of the network until pyproject.toml changes, or
# hatch_build.py, which brings the third-party script of the pages.

$(VENV)/created.stamp:
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/base.stamp: pyproject.toml | $(VENV)/created.stamp
	$(INSTALL) .
	@touch $@

$(VENV)/web.stamp: pyproject.toml hatch_build.py | $(VENV)/created.stamp
	$(INSTALL) '.[web]'
	@touch $@ $(VENV)/base.stamp

$(VENV)/compile.stamp: pyproject.toml | $(VENV)/created.stamp
	$(INSTALL) '.[compile]'
	@touch $@ $(VENV)/base.stamp

$(VENV)/docs.stamp: pyproject.toml | $(VENV)/created.stamp
	$(INSTALL) '.[docs]'
	@touch $@ $(VENV)/base.stamp

$(VENV)/test.stamp: pyproject.toml hatch_build.py | $(VENV)/created.stamp
	$(INSTALL) '.[test,web,push,passkeys,compile,arena,ray,spiel,train,postgresql]' $(TORCH)
	@touch $@ $(VENV)/base.stamp $(VENV)/web.stamp $(VENV)/compile.stamp
