# Everything one does with a checkout. Needs python3 (3.11 or newer) with pip; the rest is fetched.

PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
BIN    := $(VENV)/bin

# What the installed package is made of; folders too, so that a deleted file counts as a change.
SOURCES := pyproject.toml setup.py $(wildcard README.md) $(shell find tools src client -mindepth 1 \
	\( -name node_modules -o -name __pycache__ -o -name '*.egg-info' -o -path src/allmende/server/static \) \
	-prune -o -print 2>/dev/null)

# The tests that run uncompiled as well, on src/.
RULES_TESTS := $(wildcard tests/core tests/hallertau tests/arle tests/agricola tests/playthroughs)

INSTALLED := $(VENV)/installed

.DEFAULT_GOAL := help
.PHONY: help play compiled test checks chromium bench dev client clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{ printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(INSTALLED) ## install if anything changed, then serve and open the browser; the rules are compiled beside the game
	@$(PY) tools/compile_rules.py --beside
	@$(BIN)/allmende serve

compiled: $(INSTALLED) ## compile the rules now
	@$(PY) tools/compile_rules.py
	@$(BIN)/allmende version

test: $(INSTALLED)-dev chromium checks ## every check, then the tests: rules and doctests uncompiled, then all as installed
	PYTHONPATH=src $(BIN)/pytest -q --doctest-modules --doctest-ignore-import-errors src/allmende $(RULES_TESTS)
	$(BIN)/pytest

checks:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(PY) tools/build_client.py check

bench: $(INSTALLED)-dev ## measure speed, beside other engines
	$(PY) -m bench

dev: $(PY) ## editable install; then `cd client && npm run dev` for a client that reloads
	$(BIN)/pip install -q -e '.[dev]'
	@rm -f $(INSTALLED)*

client: $(PY) ## build the browser client only
	$(PY) tools/build_client.py

clean: ## remove everything that was built
	rm -rf $(VENV) .bootstrap build dist client/node_modules src/allmende/server/static src/*.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# Debian's python3 has no ensurepip without python3-venv; its pip can still fetch virtualenv.
$(PY):
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || { rm -rf $(VENV) && \
	$(PYTHON) -m pip install -q --target .bootstrap virtualenv && \
	PYTHONPATH=.bootstrap $(PYTHON) -m virtualenv -q $(VENV); }

$(INSTALLED): $(PY) $(SOURCES)
	@echo "Installing Allmende."
	@$(PY) tools/install.py
	@touch $@

# What tests and measurements need besides: all extras, and compiled rules. Here it is an error if they can't be compiled.
$(INSTALLED)-dev: $(PY) $(SOURCES)
	@echo "Installing Allmende with all that its tests need."
	@$(PY) tools/install.py dev
	@$(PY) tools/compile_rules.py --if-possible
	@touch $(INSTALLED) $@

chromium:
	@command -v chromium >/dev/null || { \
	sudo=; [ "$$(id -u)" = 0 ] || sudo='sudo -n'; \
	$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends chromium; } || { \
	echo "The browser tests need chromium, and apt-get could not install it: please install it." >&2; exit 1; }
