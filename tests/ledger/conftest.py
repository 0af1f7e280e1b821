"""How hard the laws are tried: quick and the same each time, or long by HYPOTHESIS_PROFILE=long."""

import os

from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    "quick",
    max_examples=20,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    phases=[phase for phase in Phase if phase is not Phase.explain],  # a game explains itself
)
settings.register_profile(
    "long",
    settings.get_profile("quick"),
    max_examples=400,
    derandomize=False,
    print_blob=True,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
