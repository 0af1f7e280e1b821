#!/usr/bin/env bash
# All tests: the audits of the screens and all that needs no screen beside the rest, each on a virtual
# screen of its own.
#   tools/test.sh PYTHON
set -uo pipefail
python=$1
audits=(tests/screens/test_audit.py tests/screens/test_audit_language.py)
told=$(mktemp)
trap 'rm -f "$told"' EXIT

# Each looks for a free display from a number of its own: both at once would take the same.
tests() {
    local first=$1
    shift
    xvfb-run -a -n "$first" -s "-screen 0 1280x800x24" "$python" -m pytest "$@"
}

{
    tests 200 "${audits[@]}"
    audited=$?
    tests 250 --ignore=tests/screens
    without=$?
    exit $((audited ? audited : without))
} >"$told" 2>&1 &
beside=$!
tests 99 tests/screens "${audits[@]/#/--ignore=}"
rest=$?
wait "$beside"
besides=$?
cat "$told"
exit $((rest ? rest : besides))
