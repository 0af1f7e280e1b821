"""House editions that go and come back."""

from pathlib import Path

from hotels.store.store import Store


def test_a_house_edition_goes_and_comes_back(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db") as store:
        store.keep_edition("house-a", '{"name":"a"}')
        store.keep_edition("house-b", '{"name":"b"}')
        store.delete_edition("house-a")
        store.delete_edition("house-none")
    with Store(tmp_path / "hotels.db") as store:
        assert list(store.editions()) == ["house-b"]
        store.keep_edition("house-a", '{"name":"a"}')
    with Store(tmp_path / "hotels.db") as store:
        assert list(store.editions()) == ["house-a", "house-b"]
