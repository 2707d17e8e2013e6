"""Conditions of other releases: the engine can evaluate all of them, and their places exist."""

from __future__ import annotations

import pytest

from mlirkit.core.context import Context
from mlirkit.dialects.release_constraints import TESTS, constraint_file
from mlirkit.layouts.release_files import CONSTRAINT_FILES
from mlirkit.layouts.tables import HOME_RELEASE, RELEASES
from mlirkit.ods.cpp_expr import Translated
from mlirkit.ods.live.dialect import LiveDialect

MADE = [each for each in RELEASES if each != HOME_RELEASE]


def test_all_releases_have_a_file() -> None:
    assert list(CONSTRAINT_FILES.releases) == MADE


@pytest.mark.parametrize("release", MADE)
def test_conditions(release: str) -> None:
    file = constraint_file(release)
    assert file is not None
    context = Context()
    for name, places in file.dialects.items():
        dialect = context.dialect(name)
        assert isinstance(dialect, LiveDialect)
        for place, number in places.items():
            operation, sign, *_ = place.split(" ")
            operator = dialect.definitions.operators[operation]
            values = operator.operands if sign[0] == "o" else operator.results
            assert int(sign[1:]) < len(values), place
            if number is not None and file.conditions[number] not in TESTS:
                found = dialect.translator.condition(file.conditions[number], ["$_self"])
                assert isinstance(found, Translated), place
