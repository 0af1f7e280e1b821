"""Any file, however spoilt, on ``archive import``: one answer, and a whole archive or none."""

import json
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import mock

from hypothesis import given
from hypothesis import strategies as st

from tests.command import hotels
from tests.fuzz.archives import archives
from tests.fuzz.spoilt import QUICK, files, tried


@tried(60)
@given(files() | archives() | st.binary(max_size=60))
def test_a_spoilt_file_is_taken_in_or_refused_in_the_answer(data: bytes) -> None:
    with (
        TemporaryDirectory(dir=QUICK) as folder,
        mock.patch.dict(os.environ, {"HOTELS_DATA": f"{folder}/data"}),
    ):
        said = hotels("archive", "import", "-", "--json", stdin=data)
        assert said.status in {0, 1, 2}, said
        (answer,) = map(json.loads, said.out.splitlines())
        assert said.err.replace("\n", "").isprintable()
        assert bool(said.err) == bool(said.status)
        if said.status == 2:
            assert said.err.endswith(f": {answer['refused']}\n")
            assert Path(folder, "data").exists() <= (b"hotels-archive" in data)
        else:
            assert answer["new"] + answer["beside"] == len(set(answer["numbers"]))
            assert ("disagreements" in answer) == (said.status == 1)
        if Path(folder, "data", "hotels.db").exists():
            checked = hotels("archive", "check")
            assert checked.status in {0, 1}, checked
            assert "the entry is damaged" not in checked.err
