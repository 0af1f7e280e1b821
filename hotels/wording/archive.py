"""What is wrong with an archive's file, in one sentence."""

from collections.abc import Mapping

from hotels.exports import archive
from hotels.ledger.objection import Refused
from hotels.store.keeping import UNKNOWN_KIND
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech

_SENTENCES: Mapping[str, str] = {
    archive.NOT_AN_ARCHIVE: "this is not the format hotels-archive/1",
    archive.LINE_TOO_LONG: "the line is longer than an archive's lines are",
    archive.GAME_TOO_LARGE: "the game is larger than 50 MB",
    archive.BROKEN_CHAIN: "the line is not as it was written",
    archive.IMPOSSIBLE_ACT: "the line does what its game does not allow",
    archive.CUT_SHORT: "the file ends before its time",
    UNKNOWN_KIND: "the game is of a kind that this version does not know",
}


def unusable(refused: Refused) -> str:
    """The sentence for a refusal; the games before it are taken in."""
    said = _SENTENCES.get(refused.code)
    return said or sentence(refused.code, refused.facts, Speech())
