"""Signatures of Python functions in stubs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mlirkit.core.attribute import Type
from mlirkit.ods.live.introspection.python_classes import signature_of

if TYPE_CHECKING:
    from decimal import Decimal


def count(types: Sequence[Type], most: Decimal | None, name: str = "", **rest: Any) -> int:
    return len(types)


def test_names_that_only_type_checkers_see() -> None:
    """Names that only type checkers see become `Any`; all other annotations are kept."""
    signature = signature_of(count, 0)
    annotations = {each.name: each.annotation for each in signature.parameters}
    assert annotations == {"types": "Sequence[ir.Type]", "most": "Any | None", "name": "str", "rest": "Any"}
    assert signature.returns == "int"
