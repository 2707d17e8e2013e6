"""Attributes around affine maps and integer sets: `affine_map<...>`, `affine_set<...>`.

They are separate from attributes.py because memref types, which attributes need, contain a map.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.integer_set import IntegerSet
from mlirkit.core.arguments import expect
from mlirkit.core.attribute import BuiltinAttribute


class AffineMapAttr(BuiltinAttribute):
    """`affine_map<(d0) -> (d0)>`."""

    __slots__ = ("map",)

    attr_name: ClassVar[str] = "builtin.affine_map"

    def __init__(self, map: AffineMap | AffineMapAttr) -> None:
        if isinstance(map, AffineMapAttr):
            return
        self._hash = 0
        self.map = map

    def key(self) -> tuple[Any, ...]:
        return (self.map,)

    @staticmethod
    def get(affine_map: AffineMap) -> AffineMapAttr:
        expect(affine_map, AffineMap, "AffineMapAttr.get", "affine_map")
        return AffineMapAttr(affine_map)

    @property
    def value(self) -> AffineMap:
        return self.map


class IntegerSetAttr(BuiltinAttribute):
    """`affine_set<(d0) : (d0 >= 0)>`."""

    __slots__ = ("set",)

    attr_name: ClassVar[str] = "builtin.integer_set"

    def __init__(self, set: IntegerSet | IntegerSetAttr) -> None:
        if isinstance(set, IntegerSetAttr):
            return
        self._hash = 0
        self.set = set

    def key(self) -> tuple[Any, ...]:
        return (self.set,)

    @staticmethod
    def get(integer_set: IntegerSet) -> IntegerSetAttr:
        expect(integer_set, IntegerSet, "IntegerSetAttr.get", "integer_set")
        return IntegerSetAttr(integer_set)

    @property
    def value(self) -> IntegerSet:
        return self.set
