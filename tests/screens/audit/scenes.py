"""All scenes by their names."""

from tests.screens.audit.scenes_table import TABLE, Scene

SCENES: dict[str, Scene] = {**TABLE}
