"""What python-for-android makes of the requirements, by its own resolver; no Android tools."""

import logging
import os
from collections.abc import Mapping
from typing import NamedTuple
from unittest import mock

from tools.packaging.pins import PYTHON


class Refused(Exception):
    """The resolver does not build this."""


class Resolved(NamedTuple):
    """What would be built."""

    bootstrap: str
    recipes: Mapping[str, str]
    """What has a recipe, in the order of the build, each with its version if it has one."""
    modules: tuple[str, ...]
    """What comes as it is from the index."""
    advised: int
    """The API that python-for-android advises to aim at."""
    lowest: int
    """The lowest API whose native parts it builds."""


def resolved(pins: Mapping[str, str], bootstrap: str, native_api: int) -> Resolved:
    """What these pins come to; Refused where the resolver refuses."""
    logging.disable()
    from pythonforandroid import recommendations
    from pythonforandroid.bootstrap import Bootstrap
    from pythonforandroid.build import Context
    from pythonforandroid.graph import get_recipe_order_and_bootstrap
    from pythonforandroid.recipe import Recipe
    from pythonforandroid.util import BuildInterruptingException

    context = Context()
    context.local_recipes = None
    context._ndk_api = native_api  # noqa: SLF001 - it is set from an NDK, which is not here
    context.use_prebuilt_version_for, context.skip_prebuilt = [], False
    context.extra_index_urls = []
    # A recipe takes its version from the surroundings, which is how the toolchain hands on a pin.
    versions = {f"VERSION_{name}": version for name, version in pins.items()}
    with mock.patch.dict(os.environ, versions):
        try:
            order, modules, chosen = get_recipe_order_and_bootstrap(
                context, [PYTHON, *pins], Bootstrap.get_bootstrap(bootstrap, context)
            )
        except BuildInterruptingException as refusal:
            raise Refused(str(refusal.message)) from None
        except Exception as error:  # noqa: BLE001 - what it does not know it trips over in many ways
            message = f"python-for-android stops at {bootstrap} ({error})"
            raise Refused(message) from None
        recipes = {name: Recipe.get_recipe(name, context).version or "" for name in order}
    return Resolved(
        bootstrap=chosen.name,
        recipes=recipes,
        modules=tuple(sorted(modules)),
        advised=recommendations.RECOMMENDED_TARGET_API,
        lowest=max(recommendations.MIN_NDK_API, recommendations.RECOMMENDED_NDK_API),
    )


def release() -> str:
    """The release of python-for-android that resolves here."""
    import pythonforandroid

    return str(pythonforandroid.__version__)
