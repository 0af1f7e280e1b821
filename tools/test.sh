#!/usr/bin/env bash
# All tests, in pieces: as many at once as there are processors, each on a virtual screen of its own.
# Those that are named, and whatever else pytest takes, go by themselves on one screen.
#   tools/test.sh PYTHON [WHAT PYTEST TAKES]
set -uo pipefail
python=$1
shift

screen=(-a -s "-screen 0 1280x800x24")
[ $# = 0 ] || exec xvfb-run "${screen[@]}" "$python" -m pytest "$@"

told=$(mktemp -d)
trap 'rm -rf "$told"' EXIT

most=$(nproc)
[ "$most" -le 4 ] || most=4 # each piece is a program with its window, which takes memory
pieces=0

# The tests named, once a processor is free; what they say is printed when they are through.
tests() {
    while [ "$(jobs -rp | wc -l)" -ge "$most" ]; do wait -n; done
    pieces=$((pieces + 1))
    piece $pieces "$@" &
}

# Each looks for a free display from a number of its own: two at once would take the same.
piece() {
    local number=$1 status=0
    shift
    xvfb-run "${screen[@]}" -n $((80 + 20 * number)) "$python" -m pytest "$@" \
        >"$told/$number" 2>&1 || status=$?
    [ $status = 0 ] || touch "$told/failed"
    flock "$told" cat "$told/$number"
}

# The longest first, so that the last do not run alone.
audits=(tests/screens/test_audit.py tests/screens/test_audit_language.py)
tests "${audits[0]}"
tests tests --ignore=tests/screens
mapfile -t screens < <(printf '%s\n' tests/screens/test_*.py | grep -vxF "$(printf '%s\n' "${audits[@]}")")
for ((at = 0; at < ${#screens[@]}; at += 8)); do
    tests "${screens[@]:at:8}"
done
tests "${audits[1]}"
wait
[ ! -e "$told/failed" ]
