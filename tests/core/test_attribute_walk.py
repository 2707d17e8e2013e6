"""Walking and rewriting the elements of attributes at any depth."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.attribute_walk import AttributeReplacer, walk_attributes

TEXT = "{a = [1 : i8, {b = i8}], c = (i8) -> tensor<2xi8>}"


def test_walking_goes_from_the_outside_in() -> None:
    seen: list[str] = []

    def visit(value: Any) -> bool:
        seen.append(str(value))
        return not isinstance(value, ArrayAttr)

    walk_attributes(Attribute.parse(TEXT), visit)
    assert "1 : i8" not in seen and seen[0] == str(Attribute.parse(TEXT))
    assert [text for text in seen if text in ("i8", "tensor<2xi8>")] == ["i8", "tensor<2xi8>", "i8"]


def test_types_are_replaced_wherever_they_stand() -> None:
    wide = integer_type(32)
    replacer = AttributeReplacer(lambda value: wide if value == integer_type(8) else None)
    assert str(replacer.replace(Attribute.parse(TEXT))) == TEXT.replace("i8", "i32")
    same = Attribute.parse("[1 : i16, i16]")
    assert replacer.replace(same) is same


def test_depth_is_no_limit() -> None:
    value: Any = Type.parse("i8")
    for _ in range(20_000):
        value = ArrayAttr([value])
    count = 0

    def visit(_: Any) -> bool:
        nonlocal count
        count += 1
        return True

    walk_attributes(value, visit)
    assert count == 20_001
    replaced = AttributeReplacer(lambda each: integer_type(1) if each == integer_type(8) else None).replace(
        value
    )
    for _ in range(20_000):
        replaced = replaced.elements[0]  # type: ignore[attr-defined]
    assert replaced == integer_type(1)
