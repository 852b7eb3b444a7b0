# Everything one does with a checkout. Needs python3 (3.11 or newer) with pip; the rest is fetched.

PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
BIN    := $(VENV)/bin

# What the installed package is made of; folders too, so that a deleted file counts as a change.
SOURCES := pyproject.toml setup.py $(wildcard README.md) $(shell find tools src client -mindepth 1 \
	\( -name node_modules -o -name __pycache__ -o -name '*.egg-info' -o -path client/tests -o -path src/allmende/server/static \) \
	-prune -o -print 2>/dev/null)

# Tests run beside one another, a room's in a process of its own, and so do the checks: one more at a time than there
# are cores, since browsers and servers wait now and then. Checks need no compiled rules and begin beside the compiler;
# of the rooms the longest begin first. What is tried of distributions is `make dist`'s business.
CORES  := $(shell nproc 2>/dev/null || sysctl -n hw.ncpu)
BESIDE := $(MAKE) --no-print-directory --keep-going $(if $(filter output-sync,$(.FEATURES)),--output-sync)
CHECKS := check-types check-client check-imports check-style
SLOW   := browser server built_page arena agricola bots cli
ROOMS  := $(SLOW) $(filter-out dist __pycache__ $(SLOW),$(notdir $(patsubst %/,%,$(wildcard tests/*/ tests/test_*.py))))
TESTS  := rules $(CHECKS) test-interpreted $(ROOMS:%=test-%)
PYTEST := $(BIN)/pytest -q -m 'not thorough' $(ORDER)
# What waits, for pages, for clocks and for other processes, does so two tests at a time.
WORKERS_browser := -n $(CORES) --maxschedchunk 1
WORKERS_built_page := -n 2 --maxschedchunk 1
WORKERS_server  := -n 2

# What `make test-shuffled` makes an order of.
SEED := $(or $(SEED),$(shell date +%s))

# How Python runs without the compiled rules, and the tests that always run so, too: doctests, those that count calls,
# which compiled functions hide, and the games that were written down. `make test-all` adds all tests of the rules.
INTERPRETED := ALLMENDE_PURE=1 PYTHONPATH=src
BOTH_WAYS   := tests/playthroughs/test_playthroughs.py::test_a_playthrough_is_played_as_it_was_written \
	$(shell grep -rl --include='test_*.py' mark.interpreted tests)
RULES       := $(wildcard tests/core tests/agricola tests/arle tests/hallertau tests/playthroughs tests/records)

# Many processes import the same modules, and browser tests even start servers: each is translated once.
unexport PYTHONDONTWRITEBYTECODE

INSTALLED := $(VENV)/installed

.DEFAULT_GOAL := help
.PHONY: help play compiled test test-all test-shuffled test-interpreted $(ROOMS:%=test-%) quick audit checks $(CHECKS) built-page chromium nginx postgresql rules bench screens pictures docs page dist dev client clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{ printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(INSTALLED) ## install if anything changed, then serve and open the browser; the rules are compiled beside the game
	@$(PY) tools/compile_rules.py --beside
	@$(BIN)/allmende serve

compiled: $(INSTALLED) ## compile the rules now
	@$(PY) tools/compile_rules.py
	@$(BIN)/allmende version

test: ## every check and all tests: as installed, and what has to be uncompiled, too
	@$(BESIDE) -j $$(($(CORES) + 1)) FROM_SCRATCH=yes $(TESTS)

# Everything begins as soon as what it needs is there. (By itself a room is tested in the environment as it is.)
ifdef FROM_SCRATCH
$(CHECKS) test-interpreted: $(INSTALLED)-dev
$(ROOMS:%=test-%): rules chromium nginx postgresql
nginx postgresql: chromium # since apt-get runs once at a time
postgresql: nginx
built-page: $(INSTALLED)-dev check-client # since npm, which both need, installs once at a time
endif

test-all: $(INSTALLED)-dev ## the same with what takes longer, all tests of the rules uncompiled, and PyTorch, of gigabytes
	@$(BIN)/pip install -q 'allmende[learn,openspiel,ray]'
	@$(MAKE) --no-print-directory test PYTEST='$(BIN)/pytest -q' BOTH_WAYS='$(RULES)'

test-shuffled: ## the same tests in another order, which SEED=N repeats
	@echo "The order is that of SEED=$(SEED)."
	@$(MAKE) --no-print-directory test ORDER='--random-order --random-order-seed=$(SEED)'

test-interpreted:
	$(INTERPRETED) $(PYTEST) --doctest-modules src/allmende --ignore src/allmende/arena/ray_cluster.py \
		--ignore src/allmende/envs/openspiel.py --ignore src/allmende/page/main.py $(BOTH_WAYS)

$(ROOMS:%=test-%): test-%:
	$(PYTEST) $(WORKERS_$*) tests/$*

# It takes longer than any test may.
test-built_page: built-page
built-page:
	@$(PY) tools/build_page.py >/dev/null

quick: $(BIN)/pytest chromium ## what a change is likeliest to break, uncompiled: in a minute and a half
	@$(INTERPRETED) $(PY) tools/quick.py

checks: ## what is quickly checked: style, types, import rules, the client's modules
	@$(BESIDE) -j $(CORES) $(CHECKS)

audit: $(BIN)/pytest ## known vulnerabilities of what this and the client depend on; needs the network
	$(PY) -m pip install --quiet pip-audit
	$(BIN)/pip-audit --skip-editable
	cd client && npm audit --omit=dev

check-style:
	$(BIN)/ruff check
	$(BIN)/ruff format --check

check-types:
	$(BIN)/mypy

check-imports:
	$(BIN)/lint-imports --no-logo

check-client:
	$(PY) tools/build_client.py check
	$(PY) tools/build_client.py lint
	$(PY) tests/client_answers.py
	$(PY) tools/build_client.py test

bench: rules ## measure speed, beside other engines and other libraries' games
	@$(BIN)/pip install -q 'allmende[bench]'
	$(PY) -m bench
	$(PY) -m bench.many

screens: rules chromium ## measure how well each screen can be read
	cd tests && ../$(PY) -m browser.legibility

pictures: rules chromium ## take the pictures of the README anew
	cd tests && ../$(PY) -m browser.pictures

# Pages that were made before would hide their warnings: all are made anew.
docs: $(BIN)/pytest ## make a site of the documents and the docstrings, build/docs/index.html
	@$(BIN)/pip install -q 'allmende[docs]'
	@rm -rf build/docs build/doctrees
	@$(INTERPRETED) $(BIN)/sphinx-build --fail-on-warning -q -d build/doctrees -c docs . build/docs
	@echo "Open build/docs/index.html."

page: $(INSTALLED)-dev ## build the page that needs no server, a folder of static files, in build/page
	@$(PY) tools/build_page.py

dist: $(INSTALLED)-dist ## make the source distribution and the wheels in dist/, and play each in an empty environment
	rm -rf dist
	$(PY) -m build
	ALLMENDE_PURE=1 $(PY) -m build --wheel
	$(BIN)/twine check --strict dist/*
	$(BIN)/check-wheel-contents dist/*.whl
	$(BIN)/pytest --confcutdir tests/dist tests/dist

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

# What tests and measurements need besides: all extras, the client's development dependencies, and compiled rules.
$(INSTALLED)-dev: $(PY) $(SOURCES)
	@echo "Installing Allmende with all that its tests need."
	@$(PY) tools/build_client.py install
	@$(PY) tools/install.py dev
	@touch $(INSTALLED) $@

# Here it is an error if they can't be compiled.
rules: $(INSTALLED)-dev
	@$(PY) tools/compile_rules.py --if-possible

$(INSTALLED)-dist: $(PY) $(SOURCES)
	@echo "Installing Allmende with what makes and checks distributions."
	@$(PY) tools/install.py dist
	@touch $(INSTALLED) $@

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

# The web server of some browser tests, which start it themselves.
nginx:
	@command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || $(call apt,get nginx-light) || $(call missing,nginx)

# The cluster that the package would make, and start, is not wanted.
postgresql:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || $(call apt,get postgresql-common; \
	conf=/etc/postgresql-common/createcluster.conf; cp $$conf $$conf.kept; trap "mv $$conf.kept $$conf" EXIT; \
	echo "create_main_cluster = false" >>$$conf; get postgresql) || $(call missing,PostgreSQL)
