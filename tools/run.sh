#!/usr/bin/env bash
# Opens Hotels; where no window can be opened, plays a round of the sample game on a virtual screen.
#   tools/run.sh PYTHON
set -euo pipefail
python=$1

tools/setup.sh kivy
none=$("$python" -I -S tools/tour/screen.py 2>/dev/null) && exec "$python" main.py
echo "${none:-No screen was found}, so a short round of the sample game is played on a virtual one:"
tools/setup.sh screen
exec "$python" -m tools.tour sample
