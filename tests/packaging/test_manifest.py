"""What the check says of the manifest that Android would get."""

import pytest

from tools.packaging.manifest import OURS_TO_FOLLOW, WITHOUT_BACK, manifest_faults
from tools.packaging.places import ROOT
from tools.packaging.spec import SPEC

GOOD = f"""<manifest xmlns:android="http://schemas.android.com/apk/res/android">
  <uses-permission android:name="android.permission.VIBRATE"/>
  <application android:allowBackup="false" android:enableOnBackInvokedCallback="false">
    <meta-data android:name="wakelock" android:value="0"/>
    <activity android:launchMode="singleTask" android:configChanges="{"|".join(OURS_TO_FOLLOW)}">
      <intent-filter><action android:name="android.intent.action.MAIN"/></intent-filter>
      <intent-filter>
        <action android:name="android.intent.action.VIEW"/>
        <action android:name="android.intent.action.SEND"/>
      </intent-filter>
    </activity>
  </application>
</manifest>"""
PERMISSIONS = {"android.permission.VIBRATE"}


def faults(old: str = "", new: str = "") -> list[str]:
    assert old in GOOD
    return [*manifest_faults(GOOD.replace(old, new, 1), PERMISSIONS)]


def test_nothing_is_said_of_a_good_manifest() -> None:
    assert faults() == []


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('enableOnBackInvokedCallback="false"', 'icon="x"', WITHOUT_BACK),
        ("VIBRATE", "INTERNET", "The manifest asks for android.permission.INTERNET."),
        ('allowBackup="false"', 'allowBackup="true"', "allowBackup is not false"),
        ("singleTask", "standard", "launchMode is not singleTask"),
        ("uiMode", "mcc", "configChanges lacks it"),
        ("android:launchMode", 'android:screenOrientation="portrait" android:launchMode', "held"),
        (
            "android:allowBackup",
            'android:resizeableActivity="false" android:allowBackup',
            "resized",
        ),
        ("</activity>", '</activity><service android:name="x"/>', "The manifest has a service"),
        ("</activity>", "</activity><activity/>", "The manifest has 2 activities"),
        ("action.SEND", "action.ASSIST", "Hotels would be started for"),
    ],
)
def test_what_is_wrong_is_one_sentence(old: str, new: str, sentence: str) -> None:
    (found,) = faults(old, new)
    assert sentence in found
    assert found.endswith(".")


def test_back_is_asked_for_as_a_key() -> None:
    spec = (ROOT / SPEC).read_text(encoding="utf-8")
    assert "android.extra_manifest_application_arguments = android/application.txt\n" in spec
    told = (ROOT / "android" / "application.txt").read_text(encoding="utf-8")
    assert told == 'android:enableOnBackInvokedCallback="false"\n'
