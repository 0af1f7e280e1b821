#!/usr/bin/env bash
# Brings what the Makefile asks for: tools/setup.sh venv [screen] [compiler] | window | screen | compiler | tour | py314 | packaging
# What the system lacks comes with apt where that needs no password; else the line to run is printed.
set -euo pipefail
cd "$(dirname "$0")/.."

py314=(pyodide@314.0.7 ws@8.23.0) # CPython 3.14.2 in WebAssembly, and the one package it loads

stop() {
    printf '%s\n' "$@" >&2
    exit 1
}

has() { command -v "$1" >/dev/null; }

# The Debian packages named, installed, or a plain word on how to install them.
packages() {
    [ $# -gt 0 ] || return 0
    has apt-get || stop "Hotels needs what Debian calls $*. Please install it and try again."
    local as=()
    if [ "$(id -u)" != 0 ]; then
        sudo -n true 2>/dev/null || stop "System packages are missing. Please run this and try again:" \
            "  sudo apt-get install --no-install-recommends $*"
        as=(sudo -n)
    fi
    echo "Installing $*"
    local said apt=("${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300)
    "${apt[@]}" update &>/dev/null || true # a source that does not answer may not be one we need
    said=$("${apt[@]}" install --yes --no-install-recommends "$@" 2>&1) || stop "$said"
}

# Whether the Python named is there, and from 3.11 to below the version given.
suits() { "$1" -c "import sys; sys.exit(not (3, 11) <= sys.version_info < $2)" 2>/dev/null; }

# The Python to use: one that Kivy has a wheel for, else any that is new enough.
best_python() {
    local name
    for name in python3 python3.13 python3.12 python3.11; do
        suits $name "(3, 14)" && echo $name && return
    done
    suits python3 "(4,)" && echo python3
}

ours() { .venv/bin/python "$@"; }

fetch() {
    ours -m pip install --quiet --no-input --disable-pip-version-check \
        --only-binary :all: --constraint constraints.txt "$@"
}

# What the project says it needs: itself and for its tests, or of the group named.
named() {
    ours -c 'import pathlib, sys, tomllib
project = tomllib.loads(pathlib.Path("pyproject.toml").read_text(encoding="utf-8"))
groups = project["dependency-groups"]
print(*(groups[sys.argv[1]] if sys.argv[1:] else project["project"]["dependencies"] + groups["dev"]), sep="\n")' "$@"
}

# Stops if something stands in a venv that constraints.txt does not pin.
all_pinned() {
    local unpinned
    unpinned=$(ours -m pip --python "$1/bin/python" freeze | grep -vxF -f constraints.txt) &&
        stop "constraints.txt does not pin what stands in $1 (make clean, if it is only left over):" "$unpinned"
    true
}

with_kivy() { ours -c "import importlib.util, sys; sys.exit(not importlib.util.find_spec('kivy'))"; }

# What a virtual screen is made of and what touches it, if it is not there.
screen_packages() {
    has xvfb-run && has xauth || echo xvfb xauth
    has xdotool || echo xdotool
}

# What the torture's sick disk is built with, if it is not there.
compiler_packages() { has cc || echo gcc libc6-dev; }

screen() { packages $(screen_packages); }

compiler() { packages $(compiler_packages); }

# .venv with all that is pinned; asks for the packages of what is named along with its own.
venv() {
    local python libraries along missing=()
    has python3 || packages python3 python3-venv
    python=$(best_python) || stop "Hotels needs Python 3.11 or newer; here is $(python3 --version)."
    libraries=$(/sbin/ldconfig -p)
    [[ $libraries == *libGL.so.1* ]] || missing+=(libgl1)       # what Kivy draws with
    [[ $libraries == *libmtdev.so.1* ]] || missing+=(libmtdev1) # what it feels a touch screen with
    $python -c "import ensurepip" 2>/dev/null || missing+=("$python-venv")
    for along in "$@"; do missing+=($("${along}_packages")); done
    packages "${missing[@]}"

    ours -m pip --version &>/dev/null || $python -m venv --clear .venv
    fetch --requirement <(named | grep -v ^kivymd)
    fetch --no-deps --requirement <(named | grep ^kivymd) # without pycairo, which has no wheel: decision 18
    all_pinned .venv
    with_kivy || echo "Kivy has no wheel for $(ours --version): the window and its tests are left out."
    touch .venv/ready
}

window() {
    [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || stop "There is no screen here to open Hotels on."
    with_kivy || stop "Kivy has no wheel for $(ours --version): install Python 3.13, make clean, and try again."
}

tour() {
    screen
    with_kivy || stop "Kivy has no wheel for $(ours --version): install Python 3.13, make clean, and try again."
}

py314() {
    has node && has npm || packages nodejs npm
    node -e "process.exit(parseInt(process.versions.node) < 18 ? 1 : 0)" ||
        stop "Python 3.14 in WebAssembly needs Node 18 or newer; here is $(node --version)."
    rm -rf build/py314
    mkdir -p build/py314
    npm install --loglevel=error --no-audit --no-fund --no-save --no-package-lock \
        --prefix build/py314 "${py314[@]}" >/dev/null
    fetch --target build/py314/site --no-compile --python-version 3.14 --platform any pytest hypothesis
    touch build/py314/ready
}

# The builders in a venv of their own, and beside it the packages of buildozer.spec as they come to a tablet.
packaging() {
    local builders=build/packaging/venv
    rm -rf build/packaging
    ours -m venv --without-pip $builders
    ours -m pip --python $builders/bin/python install --quiet --no-input --disable-pip-version-check \
        --only-binary :all: --constraint constraints.txt $(named packaging)
    all_pinned $builders
    if with_kivy; then
        fetch --target build/packaging/site --no-deps --no-compile $(ours -m tools.packaging.pins)
        ours -m tools.packaging.packing build/packaging/site
    fi
    touch build/packaging/ready
}

"$@"
