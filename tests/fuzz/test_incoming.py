"""A file of any sort, however spoilt: all the app does with it works, or it is refused."""

from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.archives import archives
from tests.fuzz.spoilt import files, tried
from tests.fuzz.used import taken_and_used


@tried(150)
@given(files())
def test_a_spoilt_file_is_used_or_refused_in_a_sentence(data: bytes) -> None:
    taken_and_used(data)


@tried(60)
@given(archives())
def test_a_spoilt_archive_is_used_or_refused_in_a_sentence(data: bytes) -> None:
    taken_and_used(data)


@tried(100)
@given(st.binary(max_size=60))
def test_any_bytes_are_refused_in_a_sentence(data: bytes) -> None:
    taken_and_used(data)
