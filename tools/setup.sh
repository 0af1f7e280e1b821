#!/usr/bin/env bash
# Sets up what the Makefile asks for:
#   tools/setup.sh venv [window] [screen] [compiler] | kivy | screen | compiler | py314 | packaging
# A step prints one line, and another every few seconds while it lasts; its own output goes to build/setup.log.
# System packages come with apt where that needs no password; otherwise the command to run is printed.
set -euo pipefail
cd "$(dirname "$0")/.."

py314=(pyodide@314.0.7 ws@8.23.0) # CPython 3.14.2 in WebAssembly, and the one package it loads

log=build/setup.log
every=5 # seconds between two lines about a step
begun=  # whether there was a first step
worker= # the process of the step under way

stop() {
    printf '%s\n' "$@" >&2
    exit 1
}

has() { command -v "$1" >/dev/null; }

# What the step under way has printed.
printed() { tail -n +"$first" "$log"; }

# The package that the step is busy with, as far as it says so.
busy_with() {
    printed | sed -nE -e 's/^ *((Collecting|Downloading|Unpacking|Setting up) [^ ]+).*/\1/p' \
        -e 's/^Installing collected packages.*/Unpacking all of them/p' | tail -n 1 | sed 's|[^ ]*//.*/||'
}

# Ends the step under way, with whatever it has started.
interrupted() {
    trap - INT TERM HUP PIPE
    if [ -n "$worker" ] && kill -TERM -- "-$worker" 2>/dev/null; then
        wait "$worker" 2>/dev/null || true
    fi
    echo "The set-up was interrupted; the same command starts it again." >&2
    exit "$1"
}

# A command as a step, after the words for it; whether it succeeded.
step() {
    local since=$SECONDS next=$((SECONDS + every)) doing
    if [ -z "$begun" ]; then
        begun=yes
        mkdir -p build
        : >"$log"
    fi
    echo "$1"
    echo "== $1" >>"$log"
    first=$(($(wc -l <"$log") + 1))
    shift
    trap 'interrupted 130' INT
    trap 'interrupted 143' TERM HUP PIPE
    set -m # in a process group of its own, so that all of it can be ended
    "$@" </dev/null >>"$log" 2>&1 &
    worker=$!
    set +m
    while kill -0 $worker 2>/dev/null; do
        sleep 0.2
        [ $SECONDS -ge $next ] || continue
        doing=$(busy_with)
        echo "  $((SECONDS - since)) s${doing:+: $doing}"
        next=$((SECONDS + every))
    done
    local status=0
    wait $worker || status=$?
    worker=
    trap - INT TERM HUP PIPE
    return $status
}

# Why the last step failed, in its own words or those given, and what to do.
failed() {
    local errors
    errors=$(printed | grep -E '^(ERROR|E|Error|npm error)\b' | head -n 4) || errors=$(printed | tail -n 4)
    # without a server pip says that there is no such package
    ! unanswered || grep -qvE "that satisfies|No matching distribution|Max retries" <<<"$errors" ||
        stop "The packages could not be fetched, since a server did not answer: please check the network connection,\
 then run the same command again. All of its output is in $log."
    stop "$1 failed:" "$errors" "$2" "All of its output is in $log."
}

# Whether a server did not answer, perhaps more than once.
unanswered() { printed | grep -E "Retrying|Temporary failure|Could not resolve|ENOTFOUND|ECONNREFUSED" >/dev/null; }

# What to do about it.
advice() {
    if unanswered; then
        echo "A server did not answer: please check the network connection, then run the same command again."
    else
        echo "Please run the same command again."
    fi
}

# The Debian packages named, installed, or the command that installs them.
packages() {
    [ $# -gt 0 ] || return 0
    has apt-get || stop "Hotels needs what Debian calls $*. Please install it and try again."
    local by_hand="  sudo apt-get install --no-install-recommends $*" as=env
    if [ "$(id -u)" != 0 ]; then
        sudo -n true 2>/dev/null || stop "System packages are missing. Please run this and try again:" "$by_hand"
        as="sudo -n env"
    fi
    step "Installing system packages: $*" apt "$as" "$@" ||
        failed "Installing system packages" "Please run this and try again:
$by_hand"
}

apt() {
    local get="$1 DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300"
    local mend="$1 DEBIAN_FRONTEND=noninteractive dpkg --configure -a"
    shift
    $mend || true       # what an interrupted installation left behind
    $get update || true # a source that does not answer may not be one we need
    $get install --yes --no-install-recommends "$@"
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

pip() {
    ours -m pip --no-input --disable-pip-version-check "$@"
}

fetch() {
    pip install --progress-bar off --only-binary :all: --constraint constraints.txt "$@"
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
    unpinned=$(pip --python "$1/bin/python" freeze 2>>$log | grep -vxF -f constraints.txt) &&
        stop "constraints.txt does not pin what stands in $1 (make clean, if it is only left over):" "$unpinned"
    true
}

with_kivy() { ours -c "import importlib.util, sys; sys.exit(not importlib.util.find_spec('kivy'))"; }

kivy() {
    with_kivy || stop "Kivy has no wheel for $(ours --version): install Python 3.13, make clean, and try again."
}

# What a virtual screen is made of and what touches it, if it is not there.
screen_packages() {
    has xvfb-run && has Xvfb && has xauth || echo xvfb xauth
    has xdotool || echo xdotool
}

# The same for a machine that has no screen of its own, or seems to have none.
window_packages() {
    [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ "$(uname)" = Darwin ] || screen_packages
}

# What the torture's sick disk is built with, if it is not there.
compiler_packages() { has cc || echo gcc libc6-dev; }

screen() { packages $(screen_packages); }

compiler() { packages $(compiler_packages); }

# Whether .venv is whole: its Python runs, and all that was installed is there.
whole() {
    local name
    [ -e .venv/ready ] && ours -I -S -c "" 2>/dev/null || return 1
    while read -r name; do [ -e "$name" ] || return 1; done <.venv/ready
}

# Whether .venv is newer than what it was made by.
fresh() {
    local from
    for from in pyproject.toml constraints.txt tools/setup.sh; do
        [ ! "$from" -nt .venv/ready ] || return 1
    done
}

libraries() {
    fetch --requirement <(named | grep -v ^kivymd) &&
        fetch --no-deps --requirement <(named | grep ^kivymd) # without pycairo, which has no wheel: decision 18
}

# .venv with all that is pinned; asks for the packages of what is named along with its own.
venv() {
    local python found along what missing=""
    if whole && fresh; then return; fi
    has python3 || packages python3 python3-venv
    python=$(best_python) || stop "Hotels needs Python 3.11 or newer; here is $(python3 --version)."
    if [ -x /sbin/ldconfig ] && [ "$(uname)" = Linux ]; then
        found=$(/sbin/ldconfig -p)
        [[ $found == *libGL.so.1* ]] || missing+=" libgl1"       # what Kivy draws with
        [[ $found == *libmtdev.so.1* ]] || missing+=" libmtdev1" # what it feels a touch screen with
    fi
    $python -c "import ensurepip" 2>/dev/null || missing+=" $python-venv"
    for along in "$@"; do missing+=" $("${along}_packages")"; done
    packages $missing

    if whole; then
        what="Checking the packages in .venv"
    else
        [ ! -e .venv ] || echo "The .venv that is here is damaged or not complete: it is made again."
        rm -rf .venv
        what="Creating .venv with $($python --version)"
        step "$what" $python -m venv .venv || failed "$what" "$(advice)"
        what="Installing Kivy and $(($(named | wc -l) - 1)) other packages"
    fi
    rm -f .venv/ready # until it is whole again
    step "$what" libraries || failed "$what" "$(advice)"
    all_pinned .venv
    with_kivy || echo "Kivy has no wheel for $(ours --version): the window and its tests are left out."
    ls -d .venv/lib/python*/site-packages/* | grep -vE '/(pip|setuptools|__pycache__)' >.venv/list
    mv .venv/list .venv/ready
}

py314() {
    local what="Installing Python 3.14 in WebAssembly"
    has node && has npm || packages nodejs npm
    node -e "process.exit(parseInt(process.versions.node) < 18 ? 1 : 0)" ||
        stop "Python 3.14 in WebAssembly needs Node 18 or newer; here is $(node --version)."
    rm -rf build/py314
    mkdir -p build/py314
    step "$what" npm install --loglevel=error --no-audit --no-fund --no-save --no-package-lock \
        --prefix build/py314 "${py314[@]}" || failed "$what" "$(advice)"
    what="Installing pytest and hypothesis for it"
    step "$what" fetch --target build/py314/site --no-compile --python-version 3.14 --platform any pytest hypothesis ||
        failed "$what" "$(advice)"
    touch build/py314/ready
}

# The builders in a venv of their own, and beside it the packages of buildozer.spec as they come to a tablet.
packaging() {
    local builders=build/packaging/venv what="Installing what builds for Android"
    rm -rf build/packaging
    ours -m venv --without-pip $builders
    step "$what" builders $builders || failed "$what" "$(advice)"
    all_pinned $builders
    if with_kivy; then
        what="Installing the packages of buildozer.spec"
        step "$what" fetch --target build/packaging/site --no-deps --no-compile $(ours -m tools.packaging.pins) ||
            failed "$what" "$(advice)"
        ours -m tools.packaging.packing build/packaging/site
    fi
    touch build/packaging/ready
}

builders() {
    pip --python "$1/bin/python" install --progress-bar off --only-binary :all: --constraint constraints.txt \
        $(named packaging)
}

"$@"
[ -z "$begun" ] || echo "Set up in $SECONDS s."
