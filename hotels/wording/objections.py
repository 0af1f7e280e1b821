"""Every objection and refusal as one sentence."""

from collections.abc import Mapping

from hotels.ledger.chains.agreement import Unfit
from hotels.ledger.chains.books import Question
from hotels.ledger.chains.changes import Nonsense
from hotels.ledger.chains.codec import NOT_A_TILE, UNKNOWN_EVENT
from hotels.ledger.chains.header_codec import UNKNOWN_EDITION
from hotels.ledger.chains.quick import Amiss
from hotels.ledger.chains.transcript import BAD_DATE, SAME_CHAIN_NAME, UNKNOWN_FORMAT
from hotels.ledger.chains.trouble import Trouble
from hotels.ledger.house import Misnamed
from hotels.ledger.names import SAME_NAME
from hotels.ledger.reading import LARGEST_NUMBER, Fault
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

_FIELDS = frozenset(
    {
        *(to_phrase("the file"), to_phrase("the line"), to_phrase("the header")),
        to_phrase("the game"),
        *(to_phrase("the edition"), to_phrase("the board"), to_phrase("the values")),
        *(to_phrase("the name"), to_phrase("a player's name"), to_phrase("a number")),
        *(to_phrase("an act"), to_phrase("an entry"), to_phrase("an event")),
        *(to_phrase("a round"), to_phrase("a hotel"), to_phrase("a floor")),
    }
)
"""What can be at fault and has no key in a file."""

_OF_A_FIELD: Mapping[str, str] = {
    # what a table agrees
    Unfit.DEALS_NONE: to_phrase("{edition} deals no blocks"),
    Unfit.DEAL_NO_CHAIN: to_phrase("'{chain}' is not a chain of {edition}"),
    Unfit.DEAL_UNEVEN: to_phrase("{player} has {count:block/blocks}, each player is dealt {right}"),
    Unfit.DEAL_TOO_MANY: to_phrase(
        "{count:block/blocks} of {chain}, there are {right} yellow ones"
    ),
    Unfit.OPENING_NONE: to_phrase("no tile lies on the board before the first turn here"),
    Unfit.OPENING_COUNT: to_phrase("{count:tile/tiles} where each of {right} players lays one out"),
    Unfit.OPENING_TWICE: to_phrase("{tile} is laid out twice"),
    Unfit.OPENING_OFF_BOARD: to_phrase("of an opening|there is no square {tile} on this board"),
    # how a file of a house begins
    Misnamed.ID: to_phrase(
        "'{text}' must begin with house-, and small letters, numbers or hyphens must follow"
    ),
    # what a house edition states
    Nonsense.PRICE_GAP: to_phrase("the first row must begin at 2 {word.tiles}, not at {first}"),
    Nonsense.PRICE_ORDER: to_phrase(
        "the row from {row} {word.tiles} is out of order or off the board"
    ),
    Nonsense.PRICE_HUNDREDS: to_phrase(
        "the row from {row} {word.tiles} has a price not in whole hundreds"
    ),
    Nonsense.PRICE_COLUMNS: to_phrase(
        "the row from {row} {word.tiles} lacks a price or has one too many"
    ),
    Nonsense.TIER: to_phrase(
        "{chain} stands in a tier without a price; a row has {columns:price/prices}"
    ),
    Nonsense.SAME_CHAIN: to_phrase("{chain} appears twice"),
    Nonsense.RESERVED: to_phrase(
        "no chain can be called {chain}, for that is what money is called"
    ),
    Nonsense.COLOUR: to_phrase(
        "'{colour}' is no colour of six hexadecimal digits that no other chain has"
    ),
    Nonsense.COLOUR_COUNT: to_phrase("{count:colour/colours}, there are {right} chains"),
    Nonsense.CHAIN_COUNT: to_phrase("{count:chain/chains}, there may be {least} to {most}"),
    Nonsense.BONUS_ROWS: to_phrase("the table has no row for the price {price}"),
    Nonsense.BONUS_ORDER: to_phrase("a later bonus is larger than an earlier one"),
    Nonsense.BONUS_COUNT: to_phrase(
        "{count:bonus/bonuses} in a row; there may be 1 to 3, as many in each"
    ),
    Nonsense.BONUS_STEP: to_phrase("a bonus of {amount} cannot be split in whole steps"),
    Nonsense.BILLS: to_phrase(
        "the bills must differ, be multiples of the smallest ({smallest}), "
        "and make every price and bonus"
    ),
    Nonsense.BILLS_TOO_ODD: to_phrase(
        "at most {most} bills, each a multiple of the next or none over {widest} times the smallest"
    ),
}
"""What is wrong with a field, which is named before it unless this is said where it stands."""

_TOO_FEW_LEFT = to_phrase(
    "the bank has {left:{word.block}/{word.blocks}} of {chain} left, and {count} would be needed"
)
_SENTENCES: Mapping[str, str] = {
    # what a file can be
    Fault.NOT_UTF8: to_phrase("the file is not UTF-8 text (byte {byte})"),
    Fault.NOT_JSON: to_phrase("the file is not JSON: it breaks at line {line}, column {column}"),
    Fault.TOO_DEEP: to_phrase("the file is nested too deep to read"),
    Fault.TOO_LARGE: to_phrase("the file is larger than {limit} MB"),
    Fault.DOUBLED: to_phrase("the field '{field}' appears twice"),
    Fault.MISSING: to_phrase("the field {field} is missing"),
    Fault.NOT_OBJECT: to_phrase("{field} must be an object in braces"),
    Fault.NOT_LIST: to_phrase("{field} must be a list in brackets"),
    Fault.NOT_TEXT: to_phrase("{field} must be a text in quotes"),
    Fault.NOT_NUMBER: to_phrase("{field} must be a whole number"),
    Fault.NOT_SWITCH: to_phrase("{field} must be true or false"),
    Fault.NOT_ONE_OF: to_phrase("{field} must be {choices}"),
    Fault.OUT_OF_RANGE: to_phrase("{field} must be from {low:,} to {high:,}"),
    Fault.TOO_LONG: to_phrase("{field} is too long: there may be at most {longest:,}"),
    Fault.EMPTY: to_phrase("{field} is empty"),
    Fault.NOT_WRITABLE: to_phrase("{field} holds half a character that cannot be written"),
    Fault.UNKNOWN: to_phrase("'{field}' is not known here; there is {choices}"),
    Fault.WRONG_COUNT: to_phrase("{field} has {count:number/numbers} where {right} are needed"),
    NOT_A_TILE: to_phrase("'{text}' is no tile: a letter and a number, as B3 or 3B"),
    UNKNOWN_EVENT: to_phrase("there is no event '{op}'"),
    UNKNOWN_FORMAT: to_phrase("this is not the format {known}"),
    UNKNOWN_EDITION: to_phrase("there is no edition '{edition}'; there is {known}"),
    BAD_DATE: to_phrase("'{text}' is no date such as 2026-11-18"),
    SAME_CHAIN_NAME: to_phrase("names: two chains are called {name}"),
    # what a table agrees
    Unfit.TOO_FEW: to_phrase("{count:player/players}: {edition} needs at least {least}"),
    Unfit.TOO_MANY: to_phrase("{count:player/players}: {edition} takes at most {most} here"),
    SAME_NAME: to_phrase("two players are called {name}"),
    Unfit.NOT_HUNDREDS: to_phrase("{field} is {amount}; it must be whole hundreds"),
    Unfit.NOT_FOR_TWO: to_phrase("{field} is for two players, not for {count}"),
    Unfit.DEAL_NEEDED: to_phrase(
        "the field dealt is missing: {edition} deals blocks before the first turn"
    ),
    Unfit.DEAL_GIVEN: to_phrase("the deal is called unknown, and yet the field dealt states it"),
    # how a file of a house begins
    Misnamed.FORMAT: to_phrase("this is not the format {known}"),
    # what a house edition states
    Nonsense.BASED_ON: to_phrase("{field} must be {known}"),
    Nonsense.OPTION: to_phrase("{field} does not fit this edition"),
    # what a position claims
    Amiss.NO_SUCH_CHAIN: to_phrase("'{chain}' is not a chain of {edition}"),
    Amiss.TOO_MANY_BLOCKS: to_phrase(
        "blocks of {chain}: {count} in all, but there are only {right}"
    ),
    Amiss.TOO_MANY_TILES: to_phrase(
        "sizes: {count} tiles in all, but the board has only {right} squares"
    ),
    Amiss.ONE_TILE: to_phrase("size of {chain}: a chain has at least 2 tiles"),
    Amiss.NOT_BANK_HOLDS: to_phrase("{field} is given, but the bank is no holder at this table"),
    # what speaks against an entry
    Trouble.NO_SUCH_PLAYER: to_phrase("there is no {player} at this table"),
    Trouble.NO_SUCH_SQUARE: to_phrase("there is no square {tile} on this board"),
    Trouble.NO_SUCH_CHAIN: to_phrase("there is no chain '{chain}' in this edition"),
    Trouble.GAME_OVER: to_phrase("the game is over"),
    Trouble.NOT_HIS_TO_SAY: to_phrase("it is not for {player} to say but for {by}"),
    Trouble.NOT_BEGUN: to_phrase("no turn has been played yet"),
    Trouble.BOUGHT_BEFORE: to_phrase("{player} already had a purchase this turn"),
    Trouble.OUT_OF_TURN: to_phrase("it is not {player}'s turn but {by}'s"),
    Trouble.END_REACHED: to_phrase("the rules end the game here (condition {conditions})"),
    Trouble.SQUARE_TAKEN: to_phrase("a tile lies on {tile} already"),
    Trouble.EIGHTH_CHAIN: to_phrase(
        "{tile} would form a chain, and all {chains} markers are on the board"
    ),
    Trouble.JOINS_TWO_SAFE: to_phrase("{tile} joins two safe chains, {chains}"),
    Trouble.NAME_TAKEN: to_phrase("{chain} is on the board already"),
    Trouble.NOTHING_TO_NAME: to_phrase("no chain waits for a name"),
    Trouble.NO_EQUALS: to_phrase("no equal chains wait for a choice"),
    Trouble.NOT_LARGEST: to_phrase("{chain} is not one of the largest here: {chains}"),
    Trouble.SMALLER_SURVIVES: to_phrase(
        "{chain} is smaller than {chains}, and the larger chain takes over"
    ),
    Trouble.CHOSEN_BEFORE: to_phrase("the chain that takes over was chosen already"),
    Trouble.DISPOSED_SINCE: to_phrase(
        "holders have disposed already: undo that first, then choose {chain}"
    ),
    Trouble.NOTHING_TO_SETTLE: to_phrase("{chain} is not one of several equal chains that wait"),
    Trouble.LARGER_FIRST: to_phrase("{chain} is settled after {chains}"),
    Trouble.NOT_ASKED: to_phrase("{player} is not asked about {chain} now"),
    Trouble.ANNOUNCED_BEFORE: to_phrase(
        "the bank knows already how many {word.blocks} of {chain} {player} holds"
    ),
    Trouble.BELOW_BOOKS: to_phrase(
        "{player} cannot hold {blocks} of {chain}: {known} came to him since the deal"
    ),
    Trouble.ABOVE_DEALT: to_phrase(
        "{player} cannot hold {blocks} of {chain}: {known} came to him since "
        "the deal, and of the {dealt} more only {unseen} can have been dealt to him"
    ),
    Trouble.ABOVE_HAND: to_phrase(
        "{player} cannot hold {blocks} of {chain}: with {dealt} more dealt to him "
        "his hand of {hand} would have {over} too many"
    ),
    Trouble.DEALT_LEFT_OVER: to_phrase(
        "{player} cannot hold {blocks} of {chain}: {over} of the yellow {word.blocks} "
        "of {chains} would be in nobody's hand"
    ),
    Trouble.NOT_DRAWN: to_phrase("no tile is drawn for the bank's {chain} now"),
    Trouble.DRAWN_OUT_OF_RANGE: to_phrase("a drawn tile counts 1 to {highest}, not {blocks}"),
    Trouble.NOT_DISPOSING: to_phrase("{player} has no {word.blocks} of {chain} to dispose of now"),
    Trouble.DISPOSED_BEFORE: to_phrase("{player} has disposed of {chain} already"),
    Trouble.DISPOSES_LATE: to_phrase("{player} disposes of {chain} out of turn"),
    Trouble.MORE_THAN_KNOWN: to_phrase(
        "{player} holds {held:{word.block}/{word.blocks}} of {chain} in the books, "
        "but disposes of {said}"
    ),
    Trouble.ABOVE_ALL: to_phrase(
        "{player} cannot hold {said} of {chain}: with {held} in the books it can be {most} at most"
    ),
    Trouble.NEGATIVE: to_phrase("{player} cannot sell, trade or keep less than none of {chain}"),
    Trouble.NOT_ALL_SAID: to_phrase(
        "{player} holds {held:{word.block}/{word.blocks}} of {chain}, "
        "but sells, trades and keeps {said} in all"
    ),
    Trouble.ODD_TRADE: to_phrase(
        "{player} trades {trade} of {chain}: two are given for one, so an even number"
    ),
    Trouble.BANK_SHORT: _TOO_FEW_LEFT,
    Trouble.SOLD_OUT: _TOO_FEW_LEFT,
    Trouble.NOT_ON_BOARD: to_phrase("{chain} is not on the board"),
    Trouble.OVER_LIMIT: to_phrase(
        "{count:{word.block}/{word.blocks}} bought; the limit is {limit} a turn"
    ),
    Trouble.SAME_CHAIN: to_phrase(
        "two {word.blocks} of {chain}; with two players they must be of different chains"
    ),
    Trouble.PURSE_SHORT: to_phrase("{player} has {purse}, the purchase costs {cost}"),
    Trouble.PURSE_DIFFERS: to_phrase(
        "{player}'s cash was counted: {amount}, and the books say {purse}"
    ),
    Trouble.PILE_DIFFERS: to_phrase(
        "{player}'s {chain} was counted: {counted}, and the books say {known}"
    ),
    Trouble.COUNTED_BELOW_NONE: to_phrase("{player} cannot be counted to have less than none"),
    Trouble.COUNTED_BEYOND: to_phrase("{player} cannot be counted to have more than {most:,}"),
    Trouble.NOTE_TOO_LONG: to_phrase(
        "a note may have {longest:,} characters at most, and this one has {length:,}"
    ),
    Trouble.NOTE_NOT_WRITABLE: to_phrase("the note holds half a character that cannot be written"),
    Trouble.NOT_ANNOUNCED: to_phrase(
        "nobody has said yet how many {word.blocks} of {chain} {player} holds"
    ),
    Trouble.NOT_BETWEEN_TURNS: to_phrase("the turn can be put right between turns only"),
    Trouble.AWAY: to_phrase("{player} has left the table"),
    Trouble.LAST_AT_TABLE: to_phrase("{player} is the last one at the table"),
    Trouble.ASKED_FIRST: to_phrase("{player} answers first what the bank asks of him"),
    Trouble.SEAT_TAKEN: to_phrase("{player} has not left the table"),
    Trouble.NO_END: to_phrase("no end can be declared: {why}"),
}

_TOO_LONG = to_phrase("{field} must have 12 digits at most")
_NEGATIVE_OR_TOO_LONG = to_phrase("{field} must be {low} or more, with 12 digits at most")
_NO_CHAIN_ANYWHERE = to_phrase("'{chain}' is not a chain of any edition")

_DUE: Mapping[object, str] = {
    Question.TILE: to_phrase("a turn begins with a tile: {player} lays one or passes first"),
    Question.NAME: to_phrase("{player} names the new chain first"),
    Question.SURVIVOR: to_phrase("{player} chooses first which of the equal chains takes over"),
    Question.ANNOUNCE: to_phrase("{player} says first how many {word.blocks} of {chain} he holds"),
    Question.BANK_HOLDS: to_phrase("a tile is drawn first for what the bank holds of {chain}"),
    Question.NEXT_DEFUNCT: to_phrase(
        "{player} chooses first which of the equal chains is settled next"
    ),
    Question.DISPOSE: to_phrase("{player} disposes of his {word.blocks} of {chain} first"),
    Question.BUY: to_phrase("{player}'s purchase is due first, even if nothing is bought"),
}


def sentence(code: str, facts: Mapping[str, object], speech: Speech) -> str:
    """What speaks against it, in one sentence that names the field at fault by its key."""
    why = reason(code, facts, speech)
    return of_a_field(str(speech.facts(facts)["field"]), why) if code in _OF_A_FIELD else why


def of_a_field(field: str, why: str) -> str:
    """What is wrong with a field, after its name."""
    return phrase("{field}: {why}", field=field, why=why)


def reason(code: str, facts: Mapping[str, object], speech: Speech, field: str = "") -> str:
    """The same, said where the field stands; inside a sentence it goes by this name."""
    said = {"word": speech.word, **speech.facts(facts)}
    name = facts.get("field")
    if field:
        said["field"] = field
    elif isinstance(name, str) and name in _FIELDS:
        said["field"] = phrase(name)
    if code == Trouble.NO_END:
        said["why"] = _why_no_end(said)
    if code == Trouble.DUE:
        match facts["players"]:
            case (int(player), *_):
                said["player"] = speech.player(player)
    template = _template(code, facts)
    return phrase(template, **said)


def _template(code: str, facts: Mapping[str, object]) -> str:
    """What is said of it; its facts may change that."""
    match code, facts:
        case Trouble.DUE, {"kind": kind}:
            return _DUE[kind]
        case Fault.OUT_OF_RANGE, {"low": int(low), "high": high} if high == LARGEST_NUMBER:
            return _TOO_LONG if low < 0 else _NEGATIVE_OR_TOO_LONG
        case Amiss.NO_SUCH_CHAIN, {"edition": ""}:
            return _NO_CHAIN_ANYWHERE
    return _OF_A_FIELD.get(code) or _SENTENCES[code]


def _why_no_end(said: Mapping[str, object]) -> str:
    """What is missing for an end."""
    if not said["on_board"]:
        return phrase("no chain is on the board")
    return phrase(
        "{unsafe} below {safe} {word.tiles}, and the largest chain has {largest}, not {end}", **said
    )
