"""Android's manifest of the build, and what is wrong with it.

It is what says what the system lets an app do, and what it takes from it. Buildozer's own code
makes of the spec what it tells python-for-android, whose own parser and template make the rest.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any
from unittest import mock
from xml.etree import ElementTree as ET

NAMESPACE = "{http://schemas.android.com/apk/res/android}"

OURS_TO_FOLLOW = {
    *("orientation", "screenSize", "smallestScreenSize", "screenLayout", "density"),
    *("uiMode", "fontScale", "locale", "layoutDirection", "keyboard", "keyboardHidden"),
}
"""What may change while Hotels runs without Android starting it anew."""

HANDED_OVER = {"android.intent.action.VIEW", "android.intent.action.SEND"}
STARTED = {"android.intent.action.MAIN"}

WITHOUT_BACK = (
    "enableOnBackInvokedCallback is not false: from Android 16 on Back would close Hotels "
    "instead of coming to it as a key."
)


class _Told(Exception):
    """What buildozer would tell python-for-android."""

    def __init__(self, words: list[str]) -> None:
        super().__init__()
        self.words = words


def manifest(spec: Path, api: int) -> str:
    """The manifest as it would stand in the APK, aimed at an API."""
    words = _told(spec)
    # Outside of its tests the module wants to stand in the midst of a build.
    with mock.patch.dict(os.environ, P4A_BUILD_IS_RUNNING_UNITTESTS="1"):
        from pythonforandroid.bootstraps.common.build import build

    with (
        chdir(spec.parent),
        mock.patch.object(build, "get_bootstrap_name", return_value="sdl2"),
        mock.patch.object(build, "get_dist_ndk_min_api_level", return_value=0),
    ):
        # What is for the builder and not for the package it leaves over.
        said, _ = build.create_argument_parser().parse_known_args(words)
        named = said.intent_filters
        filters = Path(named).read_text(encoding="utf-8") if named else ""
    said.permissions = build.parse_permissions(said.permissions)
    said.manifest_orientation = build.get_manifest_orientation(said.orientation)
    said.intent_filters, said.add_activity = filters, said.add_activity or []
    common = Path(build.__file__).parents[2] / "_sdl_common" / "build" / "templates"
    theirs = build.environment.overlay(loader=type(build.environment.loader)(common))
    template = theirs.get_template("AndroidManifest.tmpl.xml")
    text: str = template.render(
        args=said,
        service=False,
        service_data=(),
        native_services=(),
        android_api=api,
        debug=False,
        url_scheme="",
    )
    return text


def _told(spec: Path) -> list[str]:
    """Buildozer's own words to python-for-android, which it does not get to hear."""
    from buildozer import Buildozer
    from buildozer.targets.android import TargetAndroid

    def hears(_: Any, words: list[str], **__: Any) -> None:  # noqa: ANN401 - buildozer's own
        raise _Told(words)

    def nothing(*_: object) -> None:
        """Nothing is written into a build that is not there."""

    unheard = {"_p4a": hears, "_generate_whitelist": nothing}
    target = type("Target", (TargetAndroid,), {**unheard, "_update_libraries_references": nothing})
    with chdir(spec.parent), redirect_stdout(StringIO()):
        try:
            builder = Buildozer(spec.name)
            builder.targetname = "android"
            target(builder).build_package()
        except _Told as told:
            return told.words
    return []


def manifest_faults(text: str, permissions: set[str]) -> Iterator[str]:
    """What Android would be told otherwise than was settled."""
    root = ET.fromstring(text)  # noqa: S314 - the builders' own, and ours
    asked = {_said(one)["name"] for one in root.iter("uses-permission")}
    if asked != permissions:
        yield f"The manifest asks for {', '.join(sorted(asked)) or 'no permission'}."
    applications = root.findall("application")
    if len(applications) != 1:
        yield f"The manifest has {len(applications)} applications."
        return
    (application,) = applications
    said = _said(application)
    if said.get("allowBackup") != "false":
        yield "The manifest lets Android copy the games: allowBackup is not false."
    if said.get("enableOnBackInvokedCallback") != "false":
        yield WITHOUT_BACK
    if said.get("resizeableActivity", "true") != "true":
        yield "The manifest says that Hotels cannot be resized."
    parts = [part for part in application if part.tag not in {"meta-data", "activity"}]
    for part in parts:
        yield f"The manifest has a {part.tag}, and Hotels has none."
    activities = application.findall("activity")
    if len(activities) != 1:
        yield f"The manifest has {len(activities)} activities, and Hotels is one."
        return
    yield from _activity_faults(activities[0])


def _activity_faults(activity: ET.Element) -> Iterator[str]:
    said = _said(activity)
    if said.get("launchMode") != "singleTask":
        yield "A file opened with Hotels would open a second one: launchMode is not singleTask."
    if said.get("screenOrientation", "unspecified") != "unspecified":
        yield f"Hotels would be held {said['screenOrientation']}, however the tablet lies."
    missing = OURS_TO_FOLLOW - {*said.get("configChanges", "").split("|")}
    if missing:
        changes = ", ".join(sorted(missing))
        yield f"Android would start Hotels anew at another {changes}: configChanges lacks it."
    wishes = [
        {_said(action)["name"] for action in one.iter("action")}
        for one in activity.findall("intent-filter")
    ]
    if sorted(map(sorted, wishes)) != sorted(map(sorted, (STARTED, HANDED_OVER))):
        yield f"Hotels would be started for {wishes}, and not for itself and for files alone."


def _said(part: ET.Element) -> Mapping[str, str]:
    """Android's attributes of an element, by their names."""
    return {key.removeprefix(NAMESPACE): value for key, value in part.attrib.items()}
