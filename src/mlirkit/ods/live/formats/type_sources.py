"""Sources of a parsed operation's values and types: slots of the frame, or functions of them.

lister     the unresolved operands of a group, or their types, as a flat list
counter    the number of parsed values of a group
source     the type, or list of types, that the text omits
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.builtin.types import NONE
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.cpp_expr.work import WorkLimitError
from mlirkit.ods.live.formats.format_step import Frame
from mlirkit.ods.live.hooks import UNSUITABLE
from mlirkit.ods.model import NamedTypeConstraint, VariableLength
from mlirkit.support.diagnostics import MLIRError

# A limit of one operation's values: a number in the text could require more than the memory.
_MAX_VALUES: Final = 1 << 24

# Unresolved operands, or types.
Lister = Callable[[Frame], list[Any]]
# A Type, or a list of types for a whole group.
Source = Callable[[OperationState, Frame], Any]

def lister(slot: int, group: NamedTypeConstraint, is_listed: bool = False) -> Lister:
    """The content of a group's slot as a flat list; `is_listed`: whether the slot has a flat list already."""
    if is_listed:
        return lambda frame: frame[slot] or []
    if not group.is_variable_length:
        return lambda frame: [frame[slot]]
    if group.is_optional:
        return lambda frame: [] if frame[slot] is None else [frame[slot]]
    if group.constraint.length is VariableLength.VARIADIC_OF_VARIADIC:
        return lambda frame: [item for group in frame[slot] or () for item in group]
    return lambda frame: frame[slot] or []


def counter(slot: int, group: NamedTypeConstraint, is_listed: bool) -> Callable[[Frame], int]:
    """Return the function that counts the parsed values of a group."""
    if not group.is_variable_length:
        return lambda frame: 1
    length = group.constraint.length
    if length is VariableLength.OPTIONAL and not is_listed:
        return lambda frame: 0 if frame[slot] is None else 1
    if length is VariableLength.VARIADIC_OF_VARIADIC and not is_listed:
        return lambda frame: sum([len(group) for group in frame[slot] or ()])
    return lambda frame: len(frame[slot] or ())


def unknown(reason: str) -> Source:
    def source(state: OperationState, frame: Frame) -> Any:
        raise MLIRError(f"custom op '{state.name}' {reason}")

    return source


def slot_type(slot: int) -> Source:
    return lambda state, frame: frame[slot]


def flat_types(types: Lister) -> Source:
    return lambda state, frame: types(frame)


def first_type(types: Lister, where: str) -> Source:
    def source(state: OperationState, frame: Frame) -> Any:
        result = types(frame)
        if not result:
            raise MLIRError(f"custom op '{state.name}' has nothing to take the type of '{where}' from")
        return result[0]

    return source


def attribute_type(name: str) -> Source:
    def source(state: OperationState, frame: Frame) -> Any:
        attribute: Any = state.properties.get(name)
        if attribute is None:
            raise MLIRError(f"custom op '{state.name}' lacks attribute '{name}', whose type it needs")
        try:
            type = attribute.type
        except AttributeError:
            # The attribute's dialect computes its type in C++.
            raise MLIRError(
                f"custom op '{state.name}' needs the type of attribute '{name}', which has none known here"
            ) from None
        # A string without a type is of type none.
        return NONE if type is None else type

    return source


def _without_types(state: OperationState) -> MLIRError:
    return MLIRError(f"custom op '{state.name}' has types that another cannot follow from")


def transformed(source: Source, transform: Callable[[Any], Any]) -> Source:
    def transformed(state: OperationState, frame: Frame) -> Any:
        try:
            return transform(source(state, frame))
        except (*UNSUITABLE, WorkLimitError):
            # C++ asserts that its arguments fit; here a wrong argument raises an exception.
            raise _without_types(state) from None

    return transformed


def element_types(type: ShapedType) -> list[Type]:
    """The type of each element; MLIRError if there are too many of them for a value each."""
    count = type.num_elements
    if count > _MAX_VALUES:
        raise MLIRError(f"'{type}' has too many elements for a value each")
    return [type.element_type] * count


def concatenated(sources: list[Source]) -> Source:
    def source(state: OperationState, frame: Frame) -> list[Type]:
        result: list[Type] = []
        for read_types in sources:
            types = read_types(state, frame)
            if isinstance(types, Type):
                result.append(types)
            else:
                try:
                    result.extend(types)
                except WorkLimitError:
                    raise _without_types(state) from None
        return result

    return source
