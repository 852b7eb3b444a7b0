# Everything one does with a checkout. Needs python3 (3.11 or newer) with pip; the rest is fetched.

PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
BIN    := $(VENV)/bin

# What the installed package is made of; folders too, so that a deleted file counts as a change.
SOURCES := pyproject.toml setup.py $(wildcard README.md) $(shell find tools src client -mindepth 1 \
	\( -name node_modules -o -name __pycache__ -o -name '*.egg-info' -o -path src/allmende/server/static \) \
	-prune -o -print 2>/dev/null)

# How Python runs without the compiled rules, and the tests that always run so, too: those that count calls, which
# compiled functions hide, doctests, and whatever was written down before the rules were changed.
INTERPRETED := PYTHONPATH=src
DOCTESTS := --doctest-modules --doctest-ignore-import-errors src/allmende
BOTH_WAYS := tests/playthroughs $(wildcard tests/*/test_work*.py)
RULES_TESTS := $(wildcard tests/core tests/hallertau tests/arle tests/agricola tests/playthroughs)

# Tests that compute go one a core; browsers wait most of the time. Long tests first, each to whoever is free.
TESTS := $(BIN)/pytest -q -n auto --maxschedchunk 1
BROWSER_TESTS := $(BIN)/pytest -q -n 4 --maxschedchunk 1 tests/browser

# The stamp of an install; ALLMENDE_PURE=1 asks for an uncompiled one.
INSTALLED := $(VENV)/installed$(ALLMENDE_PURE)
done = @rm -f $(VENV)/installed* && touch $(1) && $(PY) -c 'import allmende; print("Allmende is installed,", \
	"compiled." if allmende.COMPILED else "in pure Python: slower. `$(BIN)/pip install -v .` tells why.")'

.DEFAULT_GOAL := help
CHECKS := check-style check-types check-imports check-client
.PHONY: help play test test-all quick checks $(CHECKS) chromium postgresql bench dev client clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{ printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(INSTALLED) ## install if anything changed, then serve and open the browser
	$(BIN)/allmende serve

test: $(INSTALLED)-dev chromium postgresql checks ## every check, then the tests: as installed, and some uncompiled, too
	$(TESTS) -m 'not thorough' --ignore tests/browser
	$(INTERPRETED) $(TESTS) -m 'not thorough' $(DOCTESTS) $(BOTH_WAYS)
	$(BROWSER_TESTS) -m 'not thorough'

test-all: $(INSTALLED)-dev chromium postgresql checks ## the same with all that takes longer, and all rules uncompiled, too
	$(TESTS) --ignore tests/browser
	$(INTERPRETED) $(TESTS) $(DOCTESTS) $(RULES_TESTS)
	$(BROWSER_TESTS)

quick: $(BIN)/pytest chromium ## what a change is likeliest to break, uncompiled: in a minute and a half
	@$(INTERPRETED) $(PY) tools/quick.py

checks:
	@$(MAKE) --no-print-directory -j 2 $(if $(filter output-sync,$(.FEATURES)),-O) $(CHECKS)

check-style:
	$(BIN)/ruff check
	$(BIN)/ruff format --check

check-types:
	$(BIN)/mypy

check-imports:
	$(BIN)/lint-imports --no-logo

check-client:
	$(PY) tools/build_client.py check

bench: $(INSTALLED)-dev ## measure speed, beside other engines
	$(PY) -m bench

dev: $(PY) ## editable install, uncompiled; then `cd client && npm run dev` for a client that reloads
	$(BIN)/pip install -q -e '.[dev]'
	@rm -f $(VENV)/installed*

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
	$(BIN)/pip install -q .
	$(call done,$@)

# Tests and measurements are to run compiled where there is a compiler: here it is an error if it refuses the rules.
$(INSTALLED)-dev: export ALLMENDE_PURE ?= 0
$(INSTALLED)-dev: $(PY) $(SOURCES)
	$(BIN)/pip install -q '.[dev]'
	$(call done,$@ $(INSTALLED))

$(BIN)/pytest:
	$(MAKE) dev

# What some tests need and pip does not bring comes from Debian; $(1) is run as root, if sudo asks for no password.
apt = { sudo=; [ "$$(id -u)" = 0 ] || sudo='sudo -n'; $$sudo sh -ec 'export DEBIAN_FRONTEND=noninteractive; \
	get() { apt-get install -y -qq --no-install-recommends "$$@"; }; apt-get update -qq; $(1)'; }
missing = { echo "Some tests need $(1), and apt-get could not install it: please install it." >&2; exit 1; }

# The headless shell is the same browser without windows, and quicker.
chromium:
	@command -v chromium-headless-shell >/dev/null || $(call apt,get chromium-headless-shell) || \
	command -v chromium >/dev/null || $(call missing,chromium)

# The cluster that the package would make, and start, is not wanted.
postgresql:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || $(call apt,get postgresql-common; \
	conf=/etc/postgresql-common/createcluster.conf; cp $$conf $$conf.kept; trap "mv $$conf.kept $$conf" EXIT; \
	echo "create_main_cluster = false" >>$$conf; get postgresql) || $(call missing,PostgreSQL)
