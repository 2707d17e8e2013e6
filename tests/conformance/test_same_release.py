"""Files that go back to their release are the same bytes, as tests/conformance/same_release.py states it."""

from __future__ import annotations

import pytest

from tests.conformance.same_release import converted, files_of, uses_of, written_anew
from tests.conformance.test_release_programs import PROGRAMS
from tests.conformance.test_releases import FINISHED

pytestmark = pytest.mark.slow

# Of each release, so many uses are asked for: one in twenty.
EACH = 20


@pytest.mark.parametrize("number", FINISHED)
def test_uses(number: int) -> None:
    texts = {at: text for at, text in uses_of(number).items() if at % EACH == 0}
    files = files_of(number, texts)
    assert len(files) > 40
    found = converted(number, files)
    assert not found.different
    # What today's verifiers refuse.
    assert len(found.refused) < 0.03 * len(files)


def test_uses_of_what_is_on_its_way() -> None:
    """A file of a nightly is written anew, with the versions of dialects that it has."""
    texts = {at: text for at, text in uses_of(24).items() if at % EACH == 0}
    files = files_of(24, texts)
    found = converted(24, files)
    assert len(files) > 100 and not found.refused
    assert len(found.different) < 0.02 * len(files)


@pytest.mark.parametrize("number", FINISHED)
def test_programs(number: int) -> None:
    files = files_of(number, dict(enumerate(PROGRAMS)))
    found = converted(number, files)
    assert len(files) > 5 and not found.different and not found.refused
    if number == 22:
        anew = written_anew(number, files)
        assert not anew.different and not anew.refused
