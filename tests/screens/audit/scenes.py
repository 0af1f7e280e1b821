"""All scenes by their names."""

from tests.screens.audit.scenes_big_shot import BIG_SHOT
from tests.screens.audit.scenes_card import CARD
from tests.screens.audit.scenes_desk import DESK
from tests.screens.audit.scenes_evening import EVENING
from tests.screens.audit.scenes_house import HOUSE
from tests.screens.audit.scenes_import import IMPORT
from tests.screens.audit.scenes_ledger import LEDGER
from tests.screens.audit.scenes_ledger_changing import LEDGER_CHANGING
from tests.screens.audit.scenes_mistakes import MISTAKES
from tests.screens.audit.scenes_now import NOW
from tests.screens.audit.scenes_offered import OFFERED
from tests.screens.audit.scenes_perfect_hotel import PERFECT_HOTEL
from tests.screens.audit.scenes_quick import QUICK
from tests.screens.audit.scenes_reckoned import RECKONED
from tests.screens.audit.scenes_setup import SETUP
from tests.screens.audit.scenes_share import SHARE
from tests.screens.audit.scenes_table import TABLE, Scene
from tests.screens.audit.scenes_takeover import STANDING, TAKEOVER

SCENES: dict[str, Scene] = {
    **BIG_SHOT,
    **CARD,
    **DESK,
    **HOUSE,
    **SETUP,
    **TABLE,
    **EVENING,
    **TAKEOVER,
    **STANDING,
    **RECKONED,
    **QUICK,
    **LEDGER,
    **LEDGER_CHANGING,
    **PERFECT_HOTEL,
    **SHARE,
    **IMPORT,
    **NOW,
    **OFFERED,
    **MISTAKES,
}
