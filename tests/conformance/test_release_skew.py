"""The verdicts of `mlirkit inspect --skew` are right, in the terms of tests/conformance/release_skew.py."""

from __future__ import annotations

import pytest

from tests.conformance.release_skew import NEEDLESS, wrong_of
from tests.conformance.releases import at_hand
from tests.conformance.test_release_programs import PROGRAMS
from tests.conformance.test_releases import FINISHED

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("number", FINISHED)
def test_programs(number: int) -> None:
    said = [words for _, reader, words in wrong_of(number, PROGRAMS) if reader is not None]
    assert len(said) > 10 * len(at_hand())
    assert not {*said} - {None, NEEDLESS}
