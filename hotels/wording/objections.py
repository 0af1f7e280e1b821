"""Every objection and refusal as one sentence."""

from collections.abc import Mapping

from hotels.ledger.chains.agreement import Unfit
from hotels.ledger.chains.codec import NOT_A_TILE, UNKNOWN_EVENT
from hotels.ledger.chains.changes import Nonsense
from hotels.ledger.chains.quick import Doubt
from hotels.ledger.chains.transcript import BAD_DATE, UNKNOWN_EDITION, UNKNOWN_FORMAT
from hotels.ledger.chains.trouble import Trouble
from hotels.ledger.reading import Fault
from hotels.wording.speech import Speech

_SENTENCES: Mapping[str, str] = {
    # what a file can be
    Fault.NOT_UTF8: "the file is not UTF-8 text (byte {byte})",
    Fault.NOT_JSON: "the file is not JSON: it breaks at line {line}, column {column}",
    Fault.TOO_DEEP: "the file is nested too deep to read",
    Fault.TOO_LARGE: "the file is larger than {limit} MB",
    Fault.DOUBLED: "the field {field} stands twice",
    Fault.MISSING: "the field {field} is missing",
    Fault.NOT_OBJECT: "{field} must be an object in braces",
    Fault.NOT_LIST: "{field} must be a list in brackets",
    Fault.NOT_TEXT: "{field} must be a text in quotes",
    Fault.NOT_NUMBER: "{field} must be a whole number",
    Fault.NOT_SWITCH: "{field} must be true or false",
    Fault.NOT_ONE_OF: "{field} must be {choices}",
    Fault.OUT_OF_RANGE: "{field} must be from {low} to {high}",
    Fault.TOO_LONG: "{field} is longer than {longest}",
    Fault.EMPTY: "{field} is empty",
    Fault.NOT_WRITABLE: "{field} holds half a character that cannot be written",
    Fault.UNKNOWN: "{field} is not known here; there is {choices}",
    Fault.WRONG_COUNT: "{field} has {count} numbers where {right} are needed",
    NOT_A_TILE: "{text} is no tile: a letter and a number, as B3 or 3B",
    UNKNOWN_EVENT: "there is no event {op}",
    UNKNOWN_FORMAT: "this is not the format {known}",
    UNKNOWN_EDITION: "there is no edition {edition}; there is {known}",
    BAD_DATE: "{text} is no date such as 2026-11-18",
    # what a table agrees
    Unfit.TOO_FEW: "{count} at the table; {edition} needs at least {least}",
    Unfit.TOO_MANY: "{count} at the table; {edition} takes at most {most} here",
    Unfit.SAME_NAME: "two players are called {name}",
    Unfit.NOT_HUNDREDS: "{field} is {amount}; it must be whole hundreds",
    Unfit.NOT_PAYABLE: "{field} is {amount}; the bills of this edition cannot make it",
    Unfit.NOT_FOR_TWO: "{field} is for two players, not for {count}",
    Unfit.DEALS_NONE: "{field}: {edition} deals no blocks",
    Unfit.DEAL_NEEDED: "the field dealt is missing: {edition} deals blocks before the first turn",
    Unfit.DEAL_GIVEN: "the deal is called unknown, and yet the field dealt states it",
    Unfit.DEAL_NO_CHAIN: "dealt: {chain} is not a chain of {edition}",
    Unfit.DEAL_UNEVEN: "dealt: {player} has {count} blocks, each player is dealt {right}",
    Unfit.DEAL_TOO_MANY: "dealt: {count} blocks of {chain}, there are {right} yellow ones",
    Unfit.OPENING_NONE: "opening: no tile lies on the board before the first turn here",
    Unfit.OPENING_COUNT: "opening: {count} tiles where each of {right} players lays one out",
    Unfit.OPENING_TWICE: "opening: {tile} is laid out twice",
    Unfit.OPENING_OFF_BOARD: "opening: there is no square {tile} on this board",
    # what a house edition states
    Nonsense.FORMAT: "this is not the format {known}",
    Nonsense.ID: "{field}: {text} must be house- and small letters, numbers or hyphens",
    Nonsense.BASED_ON: "{field} must be {known}",
    Nonsense.PRICE_GAP: "{field}: the first row must begin at 2 tiles, not at {first}",
    Nonsense.PRICE_ORDER: "{field}: the row from {row} tiles stands in no order or off the board",
    Nonsense.PRICE_HUNDREDS: "{field}: the row from {row} tiles has a price not in whole hundreds",
    Nonsense.PRICE_COLUMNS: "{field}: the row from {row} tiles lacks a price or has one too many",
    Nonsense.TIER: "{field}: {chain} stands in a price tier beyond the {columns} printed",
    Nonsense.SAME_CHAIN: "{field}: {chain} stands twice",
    Nonsense.CHAIN_COUNT: "{field}: {count} chains, there may be {least} to {most}",
    Nonsense.BONUS_ROWS: "{field}: the table has no row for the price {price}",
    Nonsense.BONUS_ORDER: "{field}: a later bonus is larger than an earlier one",
    Nonsense.BONUS_COUNT: "{field}: {count} bonuses, there may be 1 to 3, as many in each row",
    Nonsense.BILLS: "{field}: bills down to {smallest} cannot pay every price and bonus",
    Nonsense.OPTION: "{field} does not fit this edition",
    # what a position claims
    Doubt.NO_SUCH_CHAIN: "{chain} is not a chain of {edition}",
    Doubt.TOO_MANY_BLOCKS: "blocks of {chain}: {count}, there are {right}",
    Doubt.TOO_MANY_TILES: "sizes: {count} tiles in all, the board has {right} squares",
    Doubt.ONE_TILE: "size of {chain}: a chain has at least 2 tiles",
    Doubt.NOT_BANK_HOLDS: "{field} is given, but the bank is no holder at this table",
    # what speaks against an entry
    Trouble.NO_SUCH_PLAYER: "there is no {player} at this table",
    Trouble.NO_SUCH_SQUARE: "there is no square {tile} on this board",
    Trouble.NO_SUCH_CHAIN: "there is no chain {chain} in this edition",
    Trouble.GAME_OVER: "the game is over",
    Trouble.NOT_HIS_TO_SAY: "it is not for {player} to say but for {by}",
    Trouble.OUT_OF_TURN: "it is not {player}'s turn but {by}'s",
    Trouble.END_REACHED: "the rules end the game here (condition {conditions})",
    Trouble.SQUARE_TAKEN: "a tile lies on {tile} already",
    Trouble.EIGHTH_CHAIN: "{tile} would form a chain, and all {chain_count} markers are on the board",
    Trouble.JOINS_TWO_SAFE: "{tile} joins two safe chains, {chains}",
    Trouble.NAME_TAKEN: "{chain} is on the board already",
    Trouble.NOTHING_TO_NAME: "no chain waits for a name",
    Trouble.NO_EQUALS: "no equal chains wait for a choice",
    Trouble.NOT_LARGEST: "{chain} is not one of the largest here: {chains}",
    Trouble.NOTHING_TO_SETTLE: "there is nothing to choose: {chain} is not one of equal chains waiting",
    Trouble.LARGER_FIRST: "{chain} waits: a larger one, {chains}, is settled first",
    Trouble.NOT_ASKED: "{player} is not asked about {chain} now",
    Trouble.ANNOUNCED_BEFORE: "the bank knows already how many {blocks} of {chain} {player} holds",
    Trouble.BELOW_BOOKS: "{player} cannot hold {said} of {chain}: {known} came to him since the deal",
    Trouble.ABOVE_DEALT: "{player} cannot hold {said} of {chain}: {known} came to him since the deal, "
    "and of the {dealt} more only {unseen} can have been dealt to him",
    Trouble.ABOVE_HAND: "{player} cannot hold {said} of {chain}: with {dealt} more dealt to him his "
    "hand of {hand} would have {over} too many",
    Trouble.DEALT_LEFT_OVER: "{player} cannot hold {said} of {chain}: {over} of the yellow cards of "
    "{chains} would be in nobody's hand",
    Trouble.NOT_DRAWN: "no tile is drawn for the bank's {chain} now",
    Trouble.DRAWN_OUT_OF_RANGE: "a drawn tile counts 1 to {highest}, not {said}",
    Trouble.NOT_DISPOSING: "{player} has no {blocks} of {chain} to dispose of now",
    Trouble.DISPOSED_BEFORE: "{player} has disposed of {chain} already",
    Trouble.NEGATIVE: "{player} cannot sell, trade or keep less than none of {chain}",
    Trouble.NOT_ALL_SAID: "{player} holds {held} of {chain}, but {said} are accounted for",
    Trouble.ODD_TRADE: "{player} trades {trade} of {chain}: two are given for one, so an even number",
    Trouble.BANK_SHORT: "the bank has {left} of {chain} left, {count} are needed",
    Trouble.NOT_ON_BOARD: "{chain} is not on the board",
    Trouble.OVER_LIMIT: "{count} {blocks} bought; a turn buys at most {limit}",
    Trouble.SAME_CHAIN: "two {blocks} of {chain}; with two players they must be of different chains",
    Trouble.PURSE_SHORT: "{player} has {purse}, the purchase costs {cost}",
    Trouble.NO_END: "no end can be declared: {why}",
}

_DUE: Mapping[str, str] = {
    "tile": "a turn begins with a tile: {player} lays one or passes first",
    "found": "{player} names the new chain first",
    "survivor": "{player} chooses first which of the equal chains takes over",
    "announce": "{player} says first how many {blocks} of {chain} he holds",
    "bank_holds": "a tile is drawn first for what the bank holds of {chain}",
    "next_defunct": "{player} chooses first which of the equal chains is settled next",
    "dispose": "{player} disposes of his {blocks} of {chain} first",
    "buy": "{player}'s purchase is due first, be it of nothing",
}


def sentence(code: str, facts: Mapping[str, object], speech: Speech) -> str:
    """What speaks against it, in one sentence."""
    said = speech.facts(facts)
    for name in ("tile", "tiles", "block", "blocks"):
        if name == "blocks" and "blocks" in said:
            said["said"] = said["blocks"]
        if name != "tile" or "tile" not in said:
            said[name] = speech.word(name)
    match code:
        case Trouble.DUE:
            players = facts["players"]
            if isinstance(players, tuple) and players:
                said["player"] = speech.player(players[0])
            return _DUE[said["kind"]].format_map(said)
        case Trouble.NO_END:
            said["why"] = _why_no_end(facts, said)
        case Trouble.EIGHTH_CHAIN:
            said["chain_count"] = str(facts["chains"])
    return _SENTENCES[code].format_map(said)


def _why_no_end(facts: Mapping[str, object], said: Mapping[str, str]) -> str:
    """What is missing for an end."""
    if not facts["on_board"]:
        return "no chain is on the board"
    return (
        f"{said['unsafe']} below {said['safe']} {said['tiles']}, "
        f"the largest chain has {said['largest']} of {said['end']}"
    )
