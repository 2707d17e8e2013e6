"""Attributes that have a length are true where it is not zero, in compiled code, too (docs/STYLE.md)."""

from __future__ import annotations

from collections.abc import Iterator

from mlirkit import ir
from mlirkit.core.attribute import Attribute


def classes(base: type) -> Iterator[type]:
    yield base
    subclasses: list[type] = base.__subclasses__()
    for derived in subclasses:
        yield from classes(derived)


def test_what_has_a_length_has_a_truth() -> None:
    # Hooks add methods to classes of dialects when the program runs: these methods are not compiled.
    compiled = [each for each in classes(Attribute) if not each.__module__.startswith("mlirkit.dialects.")]
    sized = {each for each in compiled if hasattr(each, "__len__")}
    assert {ir.ArrayAttr, ir.DictAttr, ir.DenseElementsAttr, ir.DenseI32ArrayAttr} <= sized
    assert {each.__name__ for each in sized if not hasattr(each, "__bool__")} == set()


def test_truth_is_that_of_the_length() -> None:
    with ir.Context():
        texts = ["[]", "[1]", "{}", "{a}", "array<i32>", "array<i32: 1>"]
        texts += ["dense<> : tensor<0xi32>", "dense<1> : tensor<2xi32>"]
        assert [bool(ir.Attribute.parse(text)) for text in texts] == [False, True] * 4
