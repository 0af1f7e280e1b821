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
    Unfit.DEALS_NONE: to_phrase("no {word.blocks} are dealt in {edition}"),
    Unfit.DEAL_NO_CHAIN: to_phrase("'{chain}' is not a chain in {edition}"),
    Unfit.DEAL_UNEVEN: to_phrase(
        "{player} has {count:{word.block}/{word.blocks}}, but each player is dealt {right}"
    ),
    Unfit.DEAL_TOO_MANY: to_phrase(
        "{count:{word.block}/{word.blocks}} of {chain}, but the game has only {right} yellow"
    ),
    Unfit.OPENING_NONE: to_phrase("with these rules the board starts empty"),
    Unfit.OPENING_COUNT: to_phrase(
        "{count:starting tile/starting tiles} for {right} players; each has only one"
    ),
    Unfit.OPENING_TWICE: to_phrase("{tile} appears twice"),
    Unfit.OPENING_OFF_BOARD: to_phrase("of an opening|there is no square {tile} on this board"),
    # how a file of a house begins
    Misnamed.ID: to_phrase(
        "'{text}' must start with house-, followed by lowercase letters, numbers or hyphens"
    ),
    # what a house edition states
    Nonsense.PRICE_GAP: to_phrase("the first row must start at 2 {word.tiles}, not {first}"),
    Nonsense.PRICE_ORDER: to_phrase(
        "the row starting at {row} {word.tiles} is out of order or too big for the board"
    ),
    Nonsense.PRICE_HUNDREDS: to_phrase(
        "the row starting at {row} {word.tiles} has a price that is zero or not a multiple of 100"
    ),
    Nonsense.PRICE_COLUMNS: to_phrase(
        "the row starting at {row} {word.tiles} is missing a price or has one too many"
    ),
    Nonsense.TIER: to_phrase(
        "{chain} is in a tier with no price; each row has {columns:price/prices}"
    ),
    Nonsense.SAME_CHAIN: to_phrase("{chain} appears twice"),
    Nonsense.RESERVED: to_phrase(
        "a chain can't be called {chain}; that name is reserved for money"
    ),
    Nonsense.COLOUR: to_phrase("'{colour}' must be a six-digit hex colour that no other chain has"),
    Nonsense.COLOUR_COUNT: to_phrase("{count:colour/colours} for {right} chains"),
    Nonsense.CHAIN_COUNT: to_phrase("{count:chain/chains}; there must be {least} to {most}"),
    Nonsense.BONUS_ROWS: to_phrase("the bonus table has no row for a price of {price}"),
    Nonsense.BONUS_ORDER: to_phrase("a bonus is larger than the one before it"),
    Nonsense.BONUS_COUNT: to_phrase(
        "one row has {count:bonus/bonuses}; every row needs the same number, 1 to 3"
    ),
    Nonsense.BONUS_STEP: to_phrase("a bonus of {amount} is not a multiple of the rounding step"),
    Nonsense.BILLS: to_phrase(
        "the bills must be different multiples of the smallest ({smallest}) and make up every "
        "price and bonus exactly"
    ),
    Nonsense.BILLS_TOO_ODD: to_phrase(
        "there can be at most {most} bills, and either each is a multiple of the next or none is "
        "over {widest} times the smallest"
    ),
}
"""What is wrong with a field, which is named before it unless this is said where it stands."""

_TOO_FEW_LEFT = to_phrase(
    "the bank has {left:{word.block}/{word.blocks}} of {chain} left; this needs {count}"
)
_SENTENCES: Mapping[str, str] = {
    # what a file can be
    Fault.NOT_UTF8: to_phrase("the file is not UTF-8 text (byte {byte})"),
    Fault.NOT_JSON: to_phrase("the file is not valid JSON: error at line {line}, column {column}"),
    Fault.TOO_DEEP: to_phrase("the file is nested too deeply to read"),
    Fault.TOO_LARGE: to_phrase("the file is larger than {limit} MB"),
    Fault.DOUBLED: to_phrase("the field '{field}' appears twice"),
    Fault.MISSING: to_phrase("the field {field} is missing"),
    Fault.NOT_OBJECT: to_phrase("{field} must be an object in braces"),
    Fault.NOT_LIST: to_phrase("{field} must be a list in brackets"),
    Fault.NOT_TEXT: to_phrase("{field} must be text in quotes"),
    Fault.NOT_NUMBER: to_phrase("{field} must be a whole number"),
    Fault.NOT_SWITCH: to_phrase("{field} must be true or false"),
    Fault.NOT_ONE_OF: to_phrase("{field} must be {choices}"),
    Fault.OUT_OF_RANGE: to_phrase("{field} must be from {low:,} to {high:,}"),
    Fault.TOO_LONG: to_phrase("{field} is too long: the limit is {longest:,}"),
    Fault.EMPTY: to_phrase("{field} is empty"),
    Fault.NOT_WRITABLE: to_phrase("{field} contains a broken character that can't be saved"),
    Fault.UNKNOWN: to_phrase("'{field}' is not known here; use {choices}"),
    Fault.WRONG_COUNT: to_phrase("{field} has {count:number/numbers} but needs {right}"),
    NOT_A_TILE: to_phrase("'{text}' is not a tile: use a letter and a number, like B3 or 3B"),
    UNKNOWN_EVENT: to_phrase("there is no event '{op}'"),
    UNKNOWN_FORMAT: to_phrase("the format must be {known}"),
    UNKNOWN_EDITION: to_phrase("there is no edition '{edition}'; use {known}"),
    BAD_DATE: to_phrase("'{text}' is not a date like 2026-11-18"),
    SAME_CHAIN_NAME: to_phrase("names: two chains are called {name}"),
    # what a table agrees
    Unfit.TOO_FEW: to_phrase("{count:player/players}: {edition} needs at least {least}"),
    Unfit.TOO_MANY: to_phrase("{count:player/players}: {edition} takes at most {most} here"),
    SAME_NAME: to_phrase("two players are called {name}"),
    Unfit.NOT_HUNDREDS: to_phrase("{field} is {amount}; it must be a multiple of 100"),
    Unfit.NOT_FOR_TWO: to_phrase("{field} is for two players, not for {count}"),
    Unfit.DEAL_NEEDED: to_phrase(
        "the field dealt is missing: {word.blocks} are dealt before the first turn in {edition}"
    ),
    Unfit.DEAL_GIVEN: to_phrase("the deal is marked unknown, but the field dealt gives it"),
    # how a file of a house begins
    Misnamed.FORMAT: to_phrase("the format must be {known}"),
    # what a house edition states
    Nonsense.BASED_ON: to_phrase("{field} must be {known}"),
    Nonsense.OPTION: to_phrase("{field} does not fit this edition"),
    # what a position claims
    Amiss.NO_SUCH_CHAIN: to_phrase("'{chain}' is not a chain in {edition}"),
    Amiss.TOO_MANY_BLOCKS: to_phrase(
        "{word.blocks} of {chain}: {count} in all, but there are only {right}"
    ),
    Amiss.TOO_MANY_TILES: to_phrase(
        "sizes: {count} tiles in all, but the board has only {right} squares"
    ),
    Amiss.ONE_TILE: to_phrase("size of {chain}: a chain has at least 2 {word.tiles}"),
    Amiss.NOT_BANK_HOLDS: to_phrase(
        "{field} is given, but the bank holds no {word.blocks} in this game"
    ),
    # what speaks against an entry
    Trouble.NO_SUCH_PLAYER: to_phrase("{player} is not at this table"),
    Trouble.NO_SUCH_SQUARE: to_phrase("there is no square {tile} on this board"),
    Trouble.NO_SUCH_CHAIN: to_phrase("there is no chain '{chain}' in this edition"),
    Trouble.GAME_OVER: to_phrase("the game is over"),
    Trouble.NOT_HIS_TO_SAY: to_phrase("that's for {by} to decide, not {player}"),
    Trouble.NOT_BEGUN: to_phrase("no turn has been played yet"),
    Trouble.BOUGHT_BEFORE: to_phrase("{player}'s purchase for this turn is already recorded"),
    Trouble.OUT_OF_TURN: to_phrase("it's {by}'s turn, not {player}'s"),
    Trouble.END_REACHED: to_phrase("by the rules the game ends here (condition {conditions})"),
    Trouble.SQUARE_TAKEN: to_phrase("there is already a tile on {tile}"),
    Trouble.EIGHTH_CHAIN: to_phrase(
        "{tile} would form a chain, but all {chains} chains are already on the board"
    ),
    Trouble.JOINS_TWO_SAFE: to_phrase("{tile} joins two safe chains, {chains}"),
    Trouble.NAME_TAKEN: to_phrase("{chain} is already on the board"),
    Trouble.NOTHING_TO_NAME: to_phrase("there is no new chain to name"),
    Trouble.NO_EQUALS: to_phrase("there are no tied chains to choose from"),
    Trouble.NOT_LARGEST: to_phrase("{chain} is not one of the largest chains joined: {chains}"),
    Trouble.SMALLER_SURVIVES: to_phrase(
        "{chain} is smaller than {chains}, so it may not be the {word.survivor}"
    ),
    Trouble.CHOSEN_BEFORE: to_phrase("the {word.survivor} has already been chosen"),
    Trouble.DISPOSED_SINCE: to_phrase(
        "{word.blocks} have already been sold, traded or kept: undo that first, then choose {chain}"
    ),
    Trouble.NOTHING_TO_SETTLE: to_phrase("{chain} is not one of the tied chains still to settle"),
    Trouble.LARGER_FIRST: to_phrase("{chain} is settled after {chains}"),
    Trouble.NOT_ASKED: to_phrase("{player} doesn't have to announce {chain} now"),
    Trouble.ANNOUNCED_BEFORE: to_phrase(
        "the bank already knows how many {chain} {word.blocks} {player} holds"
    ),
    Trouble.BELOW_BOOKS: to_phrase(
        "{player} can't have only {blocks} {chain}: {known} gained since the deal"
    ),
    Trouble.ABOVE_DEALT: to_phrase(
        "{player} can't have {blocks} {chain}: {known} gained since the deal, and of the other "
        "{dealt} at most {unseen} can be from the deal"
    ),
    Trouble.ABOVE_HAND: to_phrase(
        "{player} can't have {blocks} {chain}: that takes {dealt} more from the deal, {over} more"
        " than the dealt hand of {hand} allows"
    ),
    Trouble.DEALT_LEFT_OVER: to_phrase(
        "{player} can't have {blocks} {chain}: {over} of the yellow {word.blocks} of {chains} "
        "would then be in nobody's hand"
    ),
    Trouble.NOT_DRAWN: to_phrase("no tile is drawn for the bank's {chain} now"),
    Trouble.DRAWN_OUT_OF_RANGE: to_phrase("a drawn tile counts as 1 to {highest}, not {blocks}"),
    Trouble.NOT_DISPOSING: to_phrase(
        "{player} has no {chain} {word.blocks} to sell, trade or keep now"
    ),
    Trouble.DISPOSED_BEFORE: to_phrase("{player} has already sold, traded or kept {chain}"),
    Trouble.DISPOSES_LATE: to_phrase("{player} sells, trades or keeps {chain} out of turn"),
    Trouble.MORE_THAN_KNOWN: to_phrase(
        "{player} has {held:{word.block}/{word.blocks}} of {chain} in the books, but those sold, "
        "traded and kept add up to {said}"
    ),
    Trouble.ABOVE_ALL: to_phrase(
        "{player} can't have {said} {chain}: {held} in the books, at most {most} possible"
    ),
    Trouble.NEGATIVE: to_phrase("{player} can't sell, trade or keep a negative number of {chain}"),
    Trouble.NOT_ALL_SAID: to_phrase(
        "{player} has {held:{word.block}/{word.blocks}} of {chain}, but those sold, traded and "
        "kept add up to only {said}"
    ),
    Trouble.ODD_TRADE: to_phrase(
        "{player} trades {trade} {chain}: trades are two for one, so the number must be even"
    ),
    Trouble.BANK_SHORT: _TOO_FEW_LEFT,
    Trouble.SOLD_OUT: _TOO_FEW_LEFT,
    Trouble.NOT_ON_BOARD: to_phrase("{chain} is not on the board"),
    Trouble.OVER_LIMIT: to_phrase(
        "{count:{word.block}/{word.blocks}} bought; the limit is {limit} a turn"
    ),
    Trouble.SAME_CHAIN: to_phrase(
        "two {word.blocks} of {chain}; with two players they must be from different chains"
    ),
    Trouble.PURSE_SHORT: to_phrase("{player} has {purse}, but the purchase costs {cost}"),
    Trouble.PURSE_DIFFERS: to_phrase(
        "{player}'s cash was counted at {amount}, but the books say {purse}"
    ),
    Trouble.PILE_DIFFERS: to_phrase(
        "{player}'s {chain} was counted at {counted}, but the books say {known}"
    ),
    Trouble.COUNTED_BELOW_NONE: to_phrase("a count for {player} can't be negative"),
    Trouble.COUNTED_BEYOND: to_phrase("a count for {player} can't be more than {most:,}"),
    Trouble.NOTE_TOO_LONG: to_phrase(
        "a note can have at most {longest:,} characters; this one has {length:,}"
    ),
    Trouble.NOTE_NOT_WRITABLE: to_phrase(
        "the note contains a broken character that can't be saved"
    ),
    Trouble.NOT_ANNOUNCED: to_phrase("{player}'s {chain} {word.blocks} haven't been announced yet"),
    Trouble.NOT_BETWEEN_TURNS: to_phrase("whose turn it is can only be corrected between turns"),
    Trouble.AWAY: to_phrase("{player} has left the table"),
    Trouble.LAST_AT_TABLE: to_phrase("{player} is the only player left at the table"),
    Trouble.ASKED_FIRST: to_phrase("{player} has to answer the bank first"),
    Trouble.SEAT_TAKEN: to_phrase("{player} has not left the table"),
    Trouble.NO_END: to_phrase("the end can't be declared: {why}"),
}

_TOO_LONG = to_phrase("{field} can have at most 12 digits")
_NEGATIVE_OR_TOO_LONG = to_phrase("{field} must be {low} or more, with at most 12 digits")
_NO_CHAIN_ANYWHERE = to_phrase("'{chain}' is not a chain in any edition")

_DUE: Mapping[object, str] = {
    Question.TILE: to_phrase("a turn starts with a tile: {player} must first lay one or pass"),
    Question.NAME: to_phrase("{player} must first name the new chain"),
    Question.SURVIVOR: to_phrase("{player} must first choose the {word.survivor}"),
    Question.ANNOUNCE: to_phrase(
        "{player} must first say how many {chain} {word.blocks} they hold"
    ),
    Question.BANK_HOLDS: to_phrase("a tile must first be drawn for the bank's {chain}"),
    Question.NEXT_DEFUNCT: to_phrase(
        "{player} must first choose which of the tied chains is settled next"
    ),
    Question.DISPOSE: to_phrase(
        "{player} must first sell, trade or keep their {chain} {word.blocks}"
    ),
    Question.BUY: to_phrase("{player} must first buy or pass"),
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
        return phrase("there are no chains on the board")
    return phrase(
        "{unsafe} below {safe} {word.tiles}, and the largest chain has only {largest} of {end}",
        **said,
    )
