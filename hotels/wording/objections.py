"""Every objection and refusal as one sentence."""

from collections.abc import Mapping

from hotels.ledger.chains.agreement import Unfit
from hotels.ledger.chains.books import Question
from hotels.ledger.chains.changes import Nonsense
from hotels.ledger.chains.codec import NOT_A_TILE, UNKNOWN_EVENT
from hotels.ledger.chains.headers import UNKNOWN_EDITION
from hotels.ledger.chains.quick import Doubt
from hotels.ledger.chains.transcript import BAD_DATE, SAME_CHAIN_NAME, UNKNOWN_FORMAT
from hotels.ledger.chains.trouble import Trouble
from hotels.ledger.house import Misnamed
from hotels.ledger.reading import LARGEST_NUMBER, Fault
from hotels.wording.speech import Speech

_TOO_FEW_LEFT = (
    "the bank has {left:{word.block}/{word.blocks}} of {chain} left, and {count} would be needed"
)
_SENTENCES: Mapping[str, str] = {
    # what a file can be
    Fault.NOT_UTF8: "the file is not UTF-8 text (byte {byte})",
    Fault.NOT_JSON: "the file is not JSON: it breaks at line {line}, column {column}",
    Fault.TOO_DEEP: "the file is nested too deep to read",
    Fault.TOO_LARGE: "the file is larger than {limit} MB",
    Fault.DOUBLED: "the field '{field}' stands twice",
    Fault.MISSING: "the field {field} is missing",
    Fault.NOT_OBJECT: "{field} must be an object in braces",
    Fault.NOT_LIST: "{field} must be a list in brackets",
    Fault.NOT_TEXT: "{field} must be a text in quotes",
    Fault.NOT_NUMBER: "{field} must be a whole number",
    Fault.NOT_SWITCH: "{field} must be true or false",
    Fault.NOT_ONE_OF: "{field} must be {choices}",
    Fault.OUT_OF_RANGE: "{field} must be from {low:,} to {high:,}",
    Fault.TOO_LONG: "{field} is too long: there may be at most {longest:,}",
    Fault.EMPTY: "{field} is empty",
    Fault.NOT_WRITABLE: "{field} holds half a character that cannot be written",
    Fault.UNKNOWN: "'{field}' is not known here; there is {choices}",
    Fault.WRONG_COUNT: "{field} has {count:number/numbers} where {right} are needed",
    NOT_A_TILE: "'{text}' is no tile: a letter and a number, as B3 or 3B",
    UNKNOWN_EVENT: "there is no event '{op}'",
    UNKNOWN_FORMAT: "this is not the format {known}",
    UNKNOWN_EDITION: "there is no edition '{edition}'; there is {known}",
    BAD_DATE: "'{text}' is no date such as 2026-11-18",
    SAME_CHAIN_NAME: "names: two chains are called {name}",
    # what a table agrees
    Unfit.TOO_FEW: "{count:player/players}: {edition} is for {least} at least",
    Unfit.TOO_MANY: "{count:player/players}: {edition} is for {most} at most here",
    Unfit.SAME_NAME: "two players are called {name}",
    Unfit.NOT_HUNDREDS: "{field} is {amount}; it must be whole hundreds",
    Unfit.NOT_FOR_TWO: "{field} is for two players, not for {count}",
    Unfit.DEALS_NONE: "{field}: {edition} deals no blocks",
    Unfit.DEAL_NEEDED: "the field dealt is missing: {edition} deals blocks before the first turn",
    Unfit.DEAL_GIVEN: "the deal is called unknown, and yet the field dealt states it",
    Unfit.DEAL_NO_CHAIN: "dealt: '{chain}' is not a chain of {edition}",
    Unfit.DEAL_UNEVEN: "dealt: {player} has {count:block/blocks}, each player is dealt {right}",
    Unfit.DEAL_TOO_MANY: "dealt: {count:block/blocks} of {chain}, there are {right} yellow ones",
    Unfit.OPENING_NONE: "opening: no tile lies on the board before the first turn here",
    Unfit.OPENING_COUNT: "opening: {count:tile/tiles} where each of {right} players lays one out",
    Unfit.OPENING_TWICE: "opening: {tile} is laid out twice",
    Unfit.OPENING_OFF_BOARD: "opening: there is no square {tile} on this board",
    # how a file of a house begins
    Misnamed.FORMAT: "this is not the format {known}",
    Misnamed.ID: "{field}: '{text}' must be house- and small letters, numbers or hyphens",
    # what a house edition states
    Nonsense.BASED_ON: "{field} must be {known}",
    Nonsense.PRICE_GAP: "{field}: the first row must begin at 2 {word.tiles}, not at {first}",
    Nonsense.PRICE_ORDER: "{field}: the row from {row} {word.tiles} "
    "stands in no order or off the board",
    Nonsense.PRICE_HUNDREDS: "{field}: the row from {row} {word.tiles} "
    "has a price not in whole hundreds",
    Nonsense.PRICE_COLUMNS: "{field}: the row from {row} {word.tiles} "
    "lacks a price or has one too many",
    Nonsense.TIER: "{field}: {chain} stands in a tier without a price; "
    "a row has {columns:price/prices}",
    Nonsense.SAME_CHAIN: "{field}: {chain} stands twice",
    Nonsense.RESERVED: "{field}: no chain can be called {chain}, for that is what money is called",
    Nonsense.CHAIN_COUNT: "{field}: {count:chain/chains}, there may be {least} to {most}",
    Nonsense.BONUS_ROWS: "{field}: the table has no row for the price {price}",
    Nonsense.BONUS_ORDER: "{field}: a later bonus is larger than an earlier one",
    Nonsense.BONUS_COUNT: "{field}: {count:bonus/bonuses} in a row; there may be 1 to 3, "
    "as many in each",
    Nonsense.BONUS_STEP: "{field}: a bonus of {amount} cannot be split in whole steps",
    Nonsense.BILLS: "{field}: the bills must differ, be multiples of the smallest ({smallest}), "
    "and make every price and bonus",
    Nonsense.BILLS_TOO_ODD: "{field}: at most {most} bills, each a multiple of the next "
    "or none over {widest} times the smallest",
    Nonsense.OPTION: "{field} does not fit this edition",
    # what a position claims
    Doubt.NO_SUCH_CHAIN: "'{chain}' is not a chain of {edition}",
    Doubt.TOO_MANY_BLOCKS: "blocks of {chain}: {count} in all, but there are only {right}",
    Doubt.TOO_MANY_TILES: "sizes: {count} tiles in all, but the board has only {right} squares",
    Doubt.ONE_TILE: "size of {chain}: a chain has at least 2 tiles",
    Doubt.NOT_BANK_HOLDS: "{field} is given, but the bank is no holder at this table",
    # what speaks against an entry
    Trouble.NO_SUCH_PLAYER: "there is no {player} at this table",
    Trouble.NO_SUCH_SQUARE: "there is no square {tile} on this board",
    Trouble.NO_SUCH_CHAIN: "there is no chain '{chain}' in this edition",
    Trouble.GAME_OVER: "the game is over",
    Trouble.NOT_HIS_TO_SAY: "it is not for {player} to say but for {by}",
    Trouble.OUT_OF_TURN: "it is not {player}'s turn but {by}'s",
    Trouble.END_REACHED: "the rules end the game here (condition {conditions})",
    Trouble.SQUARE_TAKEN: "a tile lies on {tile} already",
    Trouble.EIGHTH_CHAIN: "{tile} would form a chain, and all {chains} markers are on the board",
    Trouble.JOINS_TWO_SAFE: "{tile} joins two safe chains, {chains}",
    Trouble.NAME_TAKEN: "{chain} is on the board already",
    Trouble.NOTHING_TO_NAME: "no chain waits for a name",
    Trouble.NO_EQUALS: "no equal chains wait for a choice",
    Trouble.NOT_LARGEST: "{chain} is not one of the largest here: {chains}",
    Trouble.NOTHING_TO_SETTLE: "{chain} is not one of several equal chains that wait",
    Trouble.LARGER_FIRST: "{chain} is settled after {chains}",
    Trouble.NOT_ASKED: "{player} is not asked about {chain} now",
    Trouble.ANNOUNCED_BEFORE: "the bank knows already how many {word.blocks} of {chain} "
    "{player} holds",
    Trouble.BELOW_BOOKS: "{player} cannot hold {blocks} of {chain}: {known} came to him since "
    "the deal",
    Trouble.ABOVE_DEALT: "{player} cannot hold {blocks} of {chain}: {known} came to him since "
    "the deal, and of the {dealt} more only {unseen} can have been dealt to him",
    Trouble.ABOVE_HAND: "{player} cannot hold {blocks} of {chain}: with {dealt} more dealt to him "
    "his hand of {hand} would have {over} too many",
    Trouble.DEALT_LEFT_OVER: "{player} cannot hold {blocks} of {chain}: {over} of the yellow cards "
    "of {chains} would be in nobody's hand",
    Trouble.NOT_DRAWN: "no tile is drawn for the bank's {chain} now",
    Trouble.DRAWN_OUT_OF_RANGE: "a drawn tile counts 1 to {highest}, not {blocks}",
    Trouble.NOT_DISPOSING: "{player} has no {word.blocks} of {chain} to dispose of now",
    Trouble.DISPOSED_BEFORE: "{player} has disposed of {chain} already",
    Trouble.NEGATIVE: "{player} cannot sell, trade or keep less than none of {chain}",
    Trouble.NOT_ALL_SAID: "{player} holds {held:{word.block}/{word.blocks}} of {chain}, "
    "but sells, trades and keeps {said} in all",
    Trouble.ODD_TRADE: "{player} trades {trade} of {chain}: two are given for one, "
    "so an even number",
    Trouble.BANK_SHORT: _TOO_FEW_LEFT,
    Trouble.SOLD_OUT: _TOO_FEW_LEFT,
    Trouble.NOT_ON_BOARD: "{chain} is not on the board",
    Trouble.OVER_LIMIT: "{count:{word.block}/{word.blocks}} bought; a turn buys at most {limit}",
    Trouble.SAME_CHAIN: "two {word.blocks} of {chain}; with two players they must be of "
    "different chains",
    Trouble.PURSE_SHORT: "{player} has {purse}, the purchase costs {cost}",
    Trouble.PURSE_DIFFERS: "{player}'s purse was counted: {amount}, and the books say {purse}",
    Trouble.PILE_DIFFERS: "{player}'s {chain} was counted: {counted}, and the books say {known}",
    Trouble.COUNTED_BELOW_NONE: "{player} cannot be counted to have less than none",
    Trouble.COUNTED_BEYOND: "{player} cannot be counted to have more than {most:,}",
    Trouble.NOTE_TOO_LONG: "a note may have {longest:,} signs at most, and this one has {length:,}",
    Trouble.NOTE_NOT_WRITABLE: "the note holds half a character that cannot be written",
    Trouble.NOT_ANNOUNCED: "nobody has said yet how many {word.blocks} of {chain} {player} holds",
    Trouble.NOT_BETWEEN_TURNS: "the turn can be put right between turns only",
    Trouble.AWAY: "{player} has left the table",
    Trouble.LAST_AT_TABLE: "{player} is the last one at the table",
    Trouble.ASKED_FIRST: "{player} answers first what the bank asks of him",
    Trouble.SEAT_TAKEN: "{player} has not left the table",
    Trouble.NO_END: "no end can be declared: {why}",
}

_TOO_LONG = "{field} must have 12 digits at most"
_NEGATIVE_OR_TOO_LONG = "{field} must be {low} or more, with 12 digits at most"

_DUE: Mapping[object, str] = {
    Question.TILE: "a turn begins with a tile: {player} lays one or passes first",
    Question.NAME: "{player} names the new chain first",
    Question.SURVIVOR: "{player} chooses first which of the equal chains takes over",
    Question.ANNOUNCE: "{player} says first how many {word.blocks} of {chain} he holds",
    Question.BANK_HOLDS: "a tile is drawn first for what the bank holds of {chain}",
    Question.NEXT_DEFUNCT: "{player} chooses first which of the equal chains is settled next",
    Question.DISPOSE: "{player} disposes of his {word.blocks} of {chain} first",
    Question.BUY: "{player}'s purchase is due first, be it of nothing",
}


def sentence(code: str, facts: Mapping[str, object], speech: Speech) -> str:
    """What speaks against it, in one sentence."""
    said = {"word": speech.word, **speech.facts(facts)}
    match code, facts:
        case Trouble.DUE, {"kind": kind, "players": tuple(players)}:
            if players:
                said["player"] = speech.player(players[0])
            return _DUE[kind].format_map(said)
        case Trouble.NO_END, _:
            said["why"] = _why_no_end(said)
        case Fault.OUT_OF_RANGE, {"low": int(low), "high": high} if high == LARGEST_NUMBER:
            return (_TOO_LONG if low < 0 else _NEGATIVE_OR_TOO_LONG).format_map(said)
        case Doubt.NO_SUCH_CHAIN, {"edition": ""}:
            said["edition"] = "any edition"
    return _SENTENCES[code].format_map(said)


def _why_no_end(said: Mapping[str, object]) -> str:
    """What is missing for an end."""
    if not said["on_board"]:
        return "no chain is on the board"
    needed = "{unsafe} below {safe} {word.tiles}, and the largest chain has {largest}, not {end}"
    return needed.format_map(said)
