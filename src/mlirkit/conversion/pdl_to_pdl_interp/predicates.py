"""Predicates of matchers: a position in the program, a question about it, and the required answer.

    position    the root, an operand of it, the operand's definition, an attribute, a type, ...
    question    is it not null, its name, its number of operands, is it equal to another position, ...
    answer      true, a name, a number, a type, an attribute

`PredicateBuilder` makes each position, question and answer once, so that they are compared by identity.  The
number of a kind is the order among equally common questions.
Mirror: mlir/lib/Conversion/PDLToPDLInterp/Predicate.h.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import ClassVar, NamedTuple, TypeVar

from mlirkit.core.attribute import Attribute, Type

Made = TypeVar("Made")


class Position:
    """A position in the program; `parent` is the position that it is reached from."""

    __slots__ = ("parent",)
    KIND: ClassVar[int]

    def __init__(self, parent: Position | None = None) -> None:
        self.parent = parent

    @property
    def operation_depth(self) -> int:
        """The depth of the operation that the place belongs to."""
        position: Position | None = self
        while position is not None:
            if isinstance(position, OperationPosition):
                return position.depth
            position = position.parent
        return 0


class OperationPosition(Position):
    """The root, the definition of an operand, or each user of a value in turn."""

    __slots__ = ("depth",)
    KIND = 0

    def __init__(self, parent: Position | None, depth: int) -> None:
        super().__init__(parent)
        self.depth = depth

    @property
    def is_root(self) -> bool:
        return self.depth == 0

    @property
    def defines_operand(self) -> bool:
        return isinstance(self.parent, OperandPosition | OperandGroupPosition)


class OperandPosition(Position):
    """The operand of a number."""

    __slots__ = ("number",)
    KIND = 1

    def __init__(self, parent: OperationPosition, number: int) -> None:
        super().__init__(parent)
        self.number = number


class OperandGroupPosition(Position):
    """The operands of a group of the definition, or all of them."""

    __slots__ = ("group", "is_variadic")
    KIND = 2

    def __init__(self, parent: OperationPosition, group: int | None, is_variadic: bool) -> None:
        super().__init__(parent)
        self.group = group
        self.is_variadic = is_variadic


class AttributePosition(Position):
    """The attribute of a name."""

    __slots__ = ("name",)
    KIND = 3

    def __init__(self, parent: OperationPosition, name: str) -> None:
        super().__init__(parent)
        self.name = name


class ConstraintPosition(Position):
    """A result of a native constraint."""

    __slots__ = ("index", "question")
    KIND = 4

    def __init__(self, question: ConstraintQuestion, index: int) -> None:
        super().__init__()
        self.question = question
        self.index = index


class ResultPosition(Position):
    """The result of a number."""

    __slots__ = ("number",)
    KIND = 5

    def __init__(self, parent: OperationPosition, number: int) -> None:
        super().__init__(parent)
        self.number = number


class ResultGroupPosition(Position):
    """The results of a group of the definition, or all of them."""

    __slots__ = ("group", "is_variadic")
    KIND = 6

    def __init__(self, parent: OperationPosition, group: int | None, is_variadic: bool) -> None:
        super().__init__(parent)
        self.group = group
        self.is_variadic = is_variadic


class TypePosition(Position):
    """The type of an attribute or value, or the types of values."""

    __slots__ = ()
    KIND = 7


class AttributeLiteralPosition(Position):
    """A constant attribute."""

    __slots__ = ("value",)
    KIND = 8

    def __init__(self, value: Attribute) -> None:
        super().__init__()
        self.value = value


class TypeLiteralPosition(Position):
    """A constant type, or an array of them."""

    __slots__ = ("value",)
    KIND = 9

    def __init__(self, value: Attribute) -> None:
        super().__init__()
        self.value = value


class UsersPosition(Position):
    """The users of a value, or of the first of several."""

    __slots__ = ()
    KIND = 10


class ForEachPosition(Position):
    """Each user of the value at the parent, in a loop; `number` is the number of the root to be found."""

    __slots__ = ("number",)
    KIND = 11

    def __init__(self, parent: Position, number: int) -> None:
        super().__init__(parent)
        self.number = number


# Positions of values: questions about users and types refer to them.
ValuePosition = OperandPosition | OperandGroupPosition | ResultPosition | ResultGroupPosition


class Question:
    """Base of the questions about places."""

    __slots__ = ()
    KIND: ClassVar[int]


class IsNotNullQuestion(Question):
    __slots__ = ()
    KIND = 12


class OperationNameQuestion(Question):
    __slots__ = ()
    KIND = 13


class TypeQuestion(Question):
    __slots__ = ()
    KIND = 14


class AttributeQuestion(Question):
    __slots__ = ()
    KIND = 15


class OperandCountAtLeastQuestion(Question):
    __slots__ = ()
    KIND = 16


class OperandCountQuestion(Question):
    __slots__ = ()
    KIND = 17


class ResultCountAtLeastQuestion(Question):
    __slots__ = ()
    KIND = 18


class ResultCountQuestion(Question):
    __slots__ = ()
    KIND = 19


class EqualToQuestion(Question):
    """Whether it equals the object at another position."""

    __slots__ = ("value",)
    KIND = 20

    def __init__(self, value: Position) -> None:
        self.value = value


class ConstraintQuestion(Question):
    """The result of a native constraint on places."""

    __slots__ = ("args", "is_negated", "name", "result_types")
    KIND = 21

    def __init__(
        self, name: str, args: tuple[Position, ...], result_types: tuple[Type, ...], is_negated: bool
    ) -> None:
        self.name = name
        self.args = args
        self.result_types = result_types
        self.is_negated = is_negated


# True, a name, a number, or an attribute, of which types are a kind.
Answer = bool | str | int | Attribute


class Predicate(NamedTuple):
    """A question at a position, and the answer that the pattern expects."""

    position: Position
    question: Question
    answer: Answer


class PredicateBuilder:
    """Makes positions and questions, equal ones only once."""

    def __init__(self) -> None:
        self._made: dict[tuple[Hashable, ...], object] = {}
        self.root = OperationPosition(None, 0)

    def _once(self, kind: Callable[..., Made], *parts: Hashable) -> Made:
        key = (kind, *parts)
        result = self._made.get(key)
        if result is None:
            result = self._made[key] = kind(*parts)
        # The class is part of the key.
        made: Made = result  # type: ignore[assignment]
        return made

    # -- positions ------------------------------------------------------------------------------------

    def operation(self, parent: Position) -> OperationPosition:
        """The definition of an operand, or the current operation of a loop."""
        return self._once(OperationPosition, parent, parent.operation_depth + 1)

    def operand(self, parent: OperationPosition, number: int) -> OperandPosition:
        return self._once(OperandPosition, parent, number)

    def operand_group(
        self, parent: OperationPosition, group: int | None, is_variadic: bool
    ) -> OperandGroupPosition:
        return self._once(OperandGroupPosition, parent, group, is_variadic)

    def all_operands(self, parent: OperationPosition) -> OperandGroupPosition:
        return self.operand_group(parent, None, True)

    def attribute(self, parent: OperationPosition, name: str) -> AttributePosition:
        return self._once(AttributePosition, parent, name)

    def constraint_result(self, question: ConstraintQuestion, index: int) -> ConstraintPosition:
        return self._once(ConstraintPosition, question, index)

    def result(self, parent: OperationPosition, number: int) -> ResultPosition:
        return self._once(ResultPosition, parent, number)

    def result_group(
        self, parent: OperationPosition, group: int | None, is_variadic: bool
    ) -> ResultGroupPosition:
        return self._once(ResultGroupPosition, parent, group, is_variadic)

    def all_results(self, parent: OperationPosition) -> ResultGroupPosition:
        return self.result_group(parent, None, True)

    def type(self, parent: AttributePosition | ValuePosition) -> TypePosition:
        return self._once(TypePosition, parent)

    def attribute_literal(self, value: Attribute) -> AttributeLiteralPosition:
        return self._once(AttributeLiteralPosition, value)

    def type_literal(self, value: Attribute) -> TypeLiteralPosition:
        return self._once(TypeLiteralPosition, value)

    def each_user(self, parent: Position, number: int) -> OperationPosition:
        """The users of a value in a loop, for the root of a number."""
        return self.operation(self._once(ForEachPosition, self._once(UsersPosition, parent), number))

    # -- predicates -----------------------------------------------------------------------------------

    def is_not_null(self, position: Position) -> Predicate:
        return Predicate(position, self._once(IsNotNullQuestion), True)

    def has_name(self, position: Position, name: str) -> Predicate:
        return Predicate(position, self._once(OperationNameQuestion), name)

    def is_type(self, position: Position, type: Attribute) -> Predicate:
        return Predicate(position, self._once(TypeQuestion), type)

    def is_attribute(self, position: Position, value: Attribute) -> Predicate:
        return Predicate(position, self._once(AttributeQuestion), value)

    def operand_count(self, position: Position, count: int) -> Predicate:
        return Predicate(position, self._once(OperandCountQuestion), count)

    def operand_count_at_least(self, position: Position, count: int) -> Predicate:
        return Predicate(position, self._once(OperandCountAtLeastQuestion), count)

    def result_count(self, position: Position, count: int) -> Predicate:
        return Predicate(position, self._once(ResultCountQuestion), count)

    def result_count_at_least(self, position: Position, count: int) -> Predicate:
        return Predicate(position, self._once(ResultCountAtLeastQuestion), count)

    def are_equal(self, position: Position, other: Position) -> Predicate:
        return Predicate(position, self._once(EqualToQuestion, other), True)

    def constraint(
        self, name: str, args: tuple[Position, ...], result_types: tuple[Type, ...], is_negated: bool
    ) -> ConstraintQuestion:
        return self._once(ConstraintQuestion, name, args, result_types, is_negated)


def deeper_last(first: Position, second: Position) -> tuple[Position, Position]:
    """Two places, that of the lower operation first."""
    if second.operation_depth < first.operation_depth:
        return second, first
    return first, second
