#!/usr/bin/env bash
# The tests, on all processors; those of the screens start a virtual screen of their own.
#   tools/test.sh PYTHON quick | long | only WHAT-PYTEST-TAKES
set -euo pipefail
python=$1 which=$2
shift 2

workers=$(nproc 2>/dev/null || sysctl -n hw.ncpu)
[ "$workers" -le 4 ] || workers=4 # each has a window of its own, which takes memory

tests() { "$python" -m pytest --numprocesses="$workers" --dist=worksteal "$@"; }

case $which in
quick)
    HYPOTHESIS_PROFILE=${HYPOTHESIS_PROFILE:-quick} tests -m "not long"
    ;;
only)
    "$python" -m pytest "$@"
    ;;
long)
    status=0
    alone=tests/screens/test_graphics_lost.py # what other tests drew before is lost with its graphics
    tests -m "long or hypothesis" --ignore=$alone || status=1
    make test314 >build/py314/said 2>&1 & # on one processor, the rest on the other
    in314=$!
    "$python" -m pytest $alone || status=1
    for rest in packaging "torture short=yes"; do
        make $rest || status=1
    done
    wait $in314 || status=1
    cat build/py314/said
    exit $status
    ;;
esac
