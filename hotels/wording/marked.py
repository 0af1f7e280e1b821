"""An entry by its mark: that it was set aside, against the rules or left a question open."""

from hotels.ledger.chains.trouble import Page
from hotels.ledger.objection import Grade
from hotels.wording.amounts import begun
from hotels.wording.consequences import against
from hotels.wording.language import phrase
from hotels.wording.ledger import grade_in_words
from hotels.wording.speech import Speech


def marked(said: str, page: Page, speech: Speech) -> str:
    """``Set aside: Dave laid G11. The game is over``; nothing is added to what stands plainly.

    What was set aside did not happen, so its mark comes first; the others say theirs behind it.
    """
    grade = Grade(page.grade or Grade.REMINDER)
    mark = begun(grade_in_words(grade))
    if not page.stands:
        return f"{mark}: {said}. {begun(_why(page, grade, speech))}"
    if grade in {Grade.AGAINST, Grade.GAP}:
        return f"{said}. {mark}: {_why(page, grade, speech)}"
    return said


def _why(page: Page, grade: Grade, speech: Speech) -> str:
    """The first that is said against it, and how much there is besides."""
    first, *others = (one for one in page.objections if one.grade == grade)
    why = against(page._replace(objections=(first,)), grade, speech)
    return phrase("{why}, and {count} more", why=why, count=len(others)) if others else why
