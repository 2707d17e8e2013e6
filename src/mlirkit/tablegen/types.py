"""The types of TableGen: `bit`, `bits<n>`, `int`, `string` (and its alias `code`), `list<T>`, `dag`, classes.

    Type ::= 'bit' | 'bits' '<' n '>' | 'int' | 'string' | 'code' | 'dag' | 'list' '<' Type '>' | ClassID

Two relations between types: `a.convertible_to(b)` if a value of `a` may be used as a `b`, perhaps only after
a conversion that can still fail for a value (an `int` for a `bits<4>`); `a.is_a(b)` if every value of `a`
already is a value of `b`.  Types are unique, so `is` compares them.  The values themselves are in values.py,
the classes of a `RecordType` in records.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mlirkit.tablegen.records import Record


class Type:
    """A TableGen type; `str(type)` is its spelling in a `.td` file."""

    __slots__ = ("_list_type",)

    def __init__(self) -> None:
        self._list_type: ListType | None = None

    def convertible_to(self, other: Type) -> bool:
        """Whether a value of this type may be used as `other` (possibly after a conversion)."""
        return type(self) is type(other)

    def is_a(self, other: Type) -> bool:
        """Whether every value of this type is a value of `other` without conversion."""
        return self is other

    def list_type(self) -> ListType:
        """The type `list<self>`."""
        type_ = self._list_type
        if type_ is None:
            type_ = self._list_type = ListType(self)
        return type_

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


class BitType(Type):
    """`bit`: 0 or 1."""

    __slots__ = ()

    def convertible_to(self, other: Type) -> bool:
        return self is other or other is INT or (isinstance(other, BitsType) and other.width == 1)

    def __str__(self) -> str:
        return "bit"


class BitsType(Type):
    """`bits<width>`: a fixed number of bits, each of which may be unset separately."""

    __slots__ = ("width",)

    def __init__(self, width: int) -> None:
        super().__init__()
        self.width = width

    def convertible_to(self, other: Type) -> bool:
        return self is other or other is INT or (other is BIT and self.width == 1)

    def __str__(self) -> str:
        return f"bits<{self.width}>"


class IntType(Type):
    """`int`: a signed 64-bit integer that wraps around."""

    __slots__ = ()

    def convertible_to(self, other: Type) -> bool:
        return self is other or other is BIT or isinstance(other, BitsType)

    def __str__(self) -> str:
        return "int"


class StringType(Type):
    """`string`, also spelled `code`: code is a flag of the value, not another type."""

    __slots__ = ()

    def __str__(self) -> str:
        return "string"


class DagType(Type):
    """`dag`: an operator with arguments, each of which may carry a `$name`."""

    __slots__ = ()

    def __str__(self) -> str:
        return "dag"


class ListType(Type):
    """`list<element>`."""

    __slots__ = ("element",)

    def __init__(self, element: Type) -> None:
        super().__init__()
        self.element = element

    def convertible_to(self, other: Type) -> bool:
        type_: Type = self
        while isinstance(type_, ListType) and isinstance(other, ListType):
            type_, other = type_.element, other.element
            if not isinstance(type_, ListType):
                return type_.convertible_to(other)
        return False

    def is_a(self, other: Type) -> bool:
        type_: Type = self
        while isinstance(type_, ListType) and isinstance(other, ListType):
            type_, other = type_.element, other.element
            if not isinstance(type_, ListType):
                return type_.is_a(other)
        return False

    def __str__(self) -> str:
        depth = 0
        inner: Type = self
        while isinstance(inner, ListType):
            depth += 1
            inner = inner.element
        return "list<" * depth + str(inner) + ">" * depth


class RecordType(Type):
    """A record that derives from all of `classes` (sorted by name; empty for any record)."""

    __slots__ = ("classes",)

    def __init__(self, classes: tuple[Record, ...]) -> None:
        super().__init__()
        self.classes = classes

    def derives_from(self, ancestor: Record) -> bool:
        """Whether `ancestor` is one of the classes or an ancestor of one."""
        for class_ in self.classes:
            if class_ is ancestor or class_.derives_from(ancestor):
                return True
        return False

    def convertible_to(self, other: Type) -> bool:
        if self is other:
            return True
        if not isinstance(other, RecordType):
            return False
        for class_ in other.classes:
            if not self.derives_from(class_):
                return False
        return True

    def is_a(self, other: Type) -> bool:
        return self.convertible_to(other)

    def __str__(self) -> str:
        if len(self.classes) == 1:
            return self.classes[0].name
        return "{" + ", ".join([class_.name for class_ in self.classes]) + "}"


BIT = BitType()
INT = IntType()
STRING = StringType()
DAG = DagType()

_BITS: dict[int, BitsType] = {}


def bits_type(width: int) -> BitsType:
    """The type `bits<width>`."""
    type = _BITS.get(width)
    if type is None:
        type = _BITS[width] = BitsType(width)
    return type


class RecordTypes:
    """The record types of one run, made once per set of classes."""

    __slots__ = ("_types", "any_record")

    def __init__(self) -> None:
        self.any_record = RecordType(())
        self._types: dict[tuple[int, ...], RecordType] = {}

    def get(self, classes: Iterable[Record]) -> RecordType:
        """The type of records that derive from all of `classes`."""
        ordered = sorted(classes, key=_class_name)
        if not ordered:
            return self.any_record
        key = tuple([id(class_) for class_ in ordered])
        type = self._types.get(key)
        if type is None:
            type = self._types[key] = RecordType(tuple(ordered))
        return type

    def common(self, first: Type, second: Type) -> Type | None:
        """The most specific type that both can be used as, or None."""
        wraps = 0
        while True:
            if first is second:
                break
            if isinstance(first, RecordType) and isinstance(second, RecordType):
                first = self._common_classes(first, second)
                break
            if first.convertible_to(second):
                first = second
                break
            if second.convertible_to(first):
                break
            if not (isinstance(first, ListType) and isinstance(second, ListType)):
                return None
            first, second = first.element, second.element
            wraps += 1
        for _ in range(wraps):
            first = first.list_type()
        return first

    def _common_classes(self, first: RecordType, second: RecordType) -> RecordType:
        shared: list[Record] = []
        stack = list(first.classes)
        while stack:
            class_ = stack.pop()
            if second.derives_from(class_):
                if class_ not in shared:
                    shared.append(class_)
            else:
                stack.extend(class_.direct_superclasses)
        return self.get(shared)


def _class_name(class_: Record) -> str:
    return class_.name
