#!/usr/bin/env bash
# All tests: the audit of the screens beside the rest, each on a virtual screen of its own.
#   tools/test.sh PYTHON
set -uo pipefail
python=$1
audit=tests/screens/test_audit.py
told=$(mktemp)
trap 'rm -f "$told"' EXIT

# Each looks for a free display from a number of its own: both at once would take the same.
tests() {
    local first=$1
    shift
    xvfb-run -a -n "$first" -s "-screen 0 1280x800x24" "$python" -m pytest "$@"
}

tests 200 "$audit" >"$told" 2>&1 &
beside=$!
tests 99 --ignore="$audit"
rest=$?
wait "$beside"
audited=$?
cat "$told"
exit $((rest ? rest : audited))
