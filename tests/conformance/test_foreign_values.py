"""Values of other releases; tests/conformance/foreign_values.py states the laws."""

from __future__ import annotations

import pytest

from tests.conformance.foreign_values import programs_of, wrong
from tests.conformance.releases import NUMBERS

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("number", NUMBERS)
def test_values(number: int) -> None:
    assert len(programs_of(number)) > 20
    assert not [words for _, words in wrong(number)]
