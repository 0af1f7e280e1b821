# The two that matter: make run, make test. Plain make lists the rest.
MAKEFLAGS += --no-print-directory
python := .venv/bin/python

.PHONY: always help run test test-all golden audit monkey check test314 packaging apk bench tour torture pictures phrases clean
help: ## this list
	@sed -n 's/^\([a-z0-9]*\):.*## /\1\t/p' Makefile

run: along := window
run: .venv/ready ## open Hotels; without a screen, a short round on a virtual one, pictures in build/tour
	@tools/run.sh $(python)

test: along := screen compiler
test: .venv/ready ## what to run before every commit, in five minutes; only=tests/views some tests
	@tools/setup.sh screen
	@tools/test.sh $(python) $(if $(only),only $(only),quick)

test-all: along := screen compiler
test-all: .venv/ready build/py314/ready build/packaging/ready ## all the rest: every screen, window and law, Python 3.14, the Android build, the torture
	@tools/setup.sh screen
	@tools/setup.sh compiler
	@tools/test.sh $(python) long

golden: along := screen
golden: .venv/ready ## write down what every scene shows now, for make test to compare with
	@tools/setup.sh screen
	@HOTELS_GOLDEN=write tools/test.sh $(python) only -n 2 tests/screens/test_golden.py

audit: along := screen
audit: .venv/ready ## every screen in every window, theme and language, and in three sizes of text
	@tools/setup.sh screen
	@HOTELS_AUDIT=all tools/test.sh $(python) only tests/screens/test_audit.py

monkey: along := screen
monkey: .venv/ready ## touch, type and turn whatever there is, from every scene not set up by hand; seed=7 does it otherwise
	@tools/setup.sh screen
	@HOTELS_MONKEY="$(or $(seed),0) long" tools/test.sh $(python) only tests/screens/test_monkey.py

check: .venv/ready ## formatting, lint and types
	@$(python) -m ruff format --check .
	@$(python) -m ruff check .
	@$(python) -m mypy

test314: build/py314/ready ## the tests that need no Kivy, in Python 3.14
	@node tools/py314.mjs

packaging: along := screen
packaging: .venv/ready build/packaging/ready ## try the Android build without Android's tools
	@tools/setup.sh screen
	@build/packaging/venv/bin/python -m tools.packaging
	@$(python) -m tools.packaging.playing

apk: build/packaging/ready ## build the APK, where Android's tools can be had
	@build/packaging/venv/bin/python -m tools.packaging.apk

bench: .venv/ready ## how long things take
	@tools/setup.sh screen
	@xvfb-run -a -s "-screen 0 1280x800x24" $(python) -m bench

tour: along := screen
tour: .venv/ready ## play whole games in the real program, mistakes and all; pictures in build/tour
	@tools/setup.sh screen
	@tools/setup.sh kivy
	@$(python) -m tools.tour

torture: along := screen compiler
torture: .venv/ready ## try what can go wrong beneath it; short=yes a little of each, only=power one fault
	@tools/setup.sh screen
	@tools/setup.sh compiler
	@$(python) -m tools.torture $(if $(short),short) $(if $(seed),seed=$(seed)) $(only)

pictures: .venv/ready ## draw the icon and the marks anew
	@$(python) tools/pictures.py

phrases: .venv/ready ## bring the languages in step with what the code says
	@$(python) -m tools.phrases

clean: ## take away what the other words made, but for an APK and Android's tools
	rm -rf .venv build .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find hotels tests bench tools -name __pycache__ -prune -exec rm -rf {} +

.venv/ready: always # the set-up itself finds out whether there is anything to do
	@tools/setup.sh venv $(along)

build/packaging/ready: .venv/ready buildozer.spec
	@tools/setup.sh packaging

build/py314/ready: .venv/ready
	@tools/setup.sh py314
