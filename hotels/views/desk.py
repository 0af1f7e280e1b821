"""What the desk settles: one holding, its answer as a sentence, and the same by every edition."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import VACATION
from hotels.ledger.chains.quick import ToSettle, in_every_edition, settled
from hotels.ledger.chains.rules.bonuses import Award
from hotels.ledger.chains.terms import FEWEST_TILES, Player
from hotels.ledger.objection import Refused
from hotels.views.boxes import kin_first
from hotels.views.desk_asked import Asked, player_called
from hotels.wording.amounts import as_sentence, counted, listed
from hotels.wording.language import phrase
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech, title

__all__ = [
    "FEWEST_TILES",
    "Answer",
    "Asked",
    "Faults",
    "Said",
    "answers",
    "blocks_fault",
    "change_in_words",
    "drawn_fault",
    "faults",
    "first_asked",
    "own_answer",
    "paid_of",
    "size_fault",
    "together",
    "why",
]

Answer = tuple[ToSettle, tuple[Award, ...] | Refused]


def first_asked(edition: Edition = VACATION) -> Asked:
    """What the desk opens with: three players without a name, and nobody holds any."""
    players = player_called(1), player_called(2), player_called(3)
    return Asked(edition, 0, FEWEST_TILES, players, (0,) * len(players))


# what is wrong


class Faults(NamedTuple):
    """What is wrong with a holding, each beside its field; empty where nothing is."""

    size: str = ""
    players: str = ""
    blocks: str = ""
    drawn: str = ""

    @property
    def withheld(self) -> str:
        """Why there is no answer."""
        return next((one for one in self if one), "")


def faults(asked: Asked, answer: Answer | None = None) -> Faults:
    """What is wrong, in words; the answer is reckoned unless it is there already."""
    said = Faults(size=size_fault(asked, asked.size))
    held, word = sum(asked.blocks), asked.speech.word
    if min(asked.blocks) < 0:
        said = said._replace(blocks=phrase("No one can hold fewer than 0."))
    elif held > asked.there_are:
        too_many = phrase(
            "That adds up to {blocks} of {chain}, but there are only {there_are}.",
            blocks=counted(held, word.block, word.blocks),
            chain=asked.chain_name,
            there_are=asked.there_are,
        )
        said = said._replace(blocks=too_many)
    if not said.withheld:
        _, awards = answer or own_answer(asked)
        if isinstance(awards, Refused):
            said = said._replace(players=why(awards, asked.speech))
    return said


def size_fault(asked: Asked, size: int) -> str:
    """What is wrong with a size."""
    squares = asked.most_tiles
    if size < FEWEST_TILES:
        return phrase(
            "A chain has at least {fewest} {word.tiles}.",
            fewest=FEWEST_TILES,
            word=asked.speech.word,
        )
    return (
        phrase("The board has only {squares} squares.", squares=squares) if size > squares else ""
    )


def blocks_fault(asked: Asked, count: int) -> str:
    """What is wrong with what one player is said to hold."""
    if count > asked.there_are:
        return phrase(
            "{chain} has only {there_are} {word.blocks}.",
            there_are=asked.there_are,
            word=asked.speech.word,
            chain=asked.chain_name,
        )
    return ""


def drawn_fault(asked: Asked, count: int) -> str:
    """What is wrong with the number of a drawn tile."""
    most = asked.most_drawn
    if count <= most:
        return ""
    return phrase("Enter 1 to {most}, or 0 if no tile was drawn.", most=most)


def why(refused: Refused, speech: Speech) -> str:
    """A refusal as a sentence."""
    return as_sentence(sentence(refused.code, refused.facts, speech))


# the answers


def own_answer(asked: Asked) -> Answer:
    """The answer of this table's edition."""
    holding = asked.to_settle
    try:
        return holding, settled(holding)
    except Refused as refused:
        return holding, refused


def answers(asked: Asked) -> dict[str, Answer]:
    """The same holding by every edition, this table's own first, then those of its family."""
    own = asked.to_settle
    found = {asked.edition.id: own_answer(asked)}
    name = asked.edition.names[asked.chain]
    others = in_every_edition(
        name, asked.size, asked.blocks, asked.tile_player, own.bank_blocks, asked.edition
    )
    order = [key for key in kin_first(asked.edition) if key not in found]
    return found | {key: others[key] for key in order}


class Said(NamedTuple):
    """What the sign says."""

    headline: str
    second: str


def change_in_words(before: Asked, after: Asked) -> str:
    """What was changed, as Undo says it: ``Bob: 2 to 3 blocks``."""
    speech = after.speech
    if before.edition != after.edition:
        return title(before.edition)
    if before.seats != after.seats:
        return phrase("{was} to {now} players", was=before.seats, now=after.seats)
    changed = next(_changes(before, after, speech), "")
    return changed or f"{after.chain_name}, {speech.word.blocks}"


def _changes(before: Asked, after: Asked, speech: Speech) -> Iterator[str]:
    """Each thing that is not as it was."""
    word = speech.word
    if before.chain != after.chain:
        yield phrase("{was} to {now}", was=before.chain_name, now=after.chain_name)
    if before.size != after.size:
        yield phrase(
            "{chain}: {was} to {now} {word.tiles}",
            chain=after.chain_name,
            was=before.size,
            now=after.size,
            word=word,
        )
    for player, (had, has) in enumerate(zip(before.blocks, after.blocks, strict=True)):
        if had != has:
            name = speech.player(player)
            yield phrase(
                "{player}: {was} to {now} {word.blocks}", player=name, was=had, now=has, word=word
            )
    if before.tile_player != after.tile_player:
        yield phrase("{player} laid the tile", player=speech.player(before.tile_player))
    if before.drawn != after.drawn:
        was, now = (drawn or phrase("none") for drawn in (before.drawn, after.drawn))
        yield phrase("the bank: {was} to {now}", was=was, now=now)
    for had_name, has_name in zip(before.names, after.names, strict=True):
        if had_name != has_name:
            yield phrase("{was} to {now}", was=had_name, now=has_name)


def paid_of(awards: Sequence[Award]) -> Mapping[Player, int]:
    """What each player gets in all."""
    return {award.player: award.working.amount for award in awards}


def together(names: Sequence[str], amount: str) -> str:
    """``Alice gets $3,000``, ``Alice and Bob get $2,300 each``."""
    if len(names) == 1:
        return phrase("{player} gets {amount}", player=names[0], amount=amount)
    return phrase("{players} get {amount} each", players=listed(names), amount=amount)
