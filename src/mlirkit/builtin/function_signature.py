"""Functions with more or fewer arguments or results: type, attributes and entry block change together.

Mirror: `insertFunctionArguments`, `eraseFunctionArguments` and their equivalents for results in
mlir/Interfaces/FunctionInterfaces.h.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeVar

from mlirkit.builtin.attributes import ArrayAttr, TypeAttr
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.interfaces import FunctionOpInterface
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr

Item = TypeVar("Item")


def _without(items: Sequence[Item], numbers: Collection[int]) -> list[Item]:
    return [item for number, item in enumerate(items) if number not in numbers]


def _with(items: Sequence[Item], numbers: Sequence[int], more: Sequence[Item]) -> list[Item]:
    """Insert each of `more` before the item that had its number; equal numbers keep their order."""
    merged: list[Item] = []
    start = 0
    for number, item in zip(numbers, more):
        merged += [*items[start:number], item]
        start = number
    return [*merged, *items[start:]]


def insert_arguments(
    op: Operation,
    numbers: Sequence[int],
    types: Sequence[Type],
    attributes: Sequence[DictionaryAttr],
    locations: Sequence[Location],
) -> bool:
    """Insert arguments before those of ascending numbers; return False if no function type has them."""
    function = op.info.interfaces_at_hand["FunctionOpInterface"]
    assert isinstance(function, FunctionOpInterface)
    inputs = function.argument_types(op)
    type = function.clone_type_with(op, _with(inputs, numbers, types), function.result_types(op))
    if type is None:
        return False
    _insert_attributes(op, "arg_attrs", len(inputs), numbers, attributes)
    op.set_inherent("function_type", TypeAttr(type))
    if not function.is_external(op):
        entry = op.region_at(0).get_blocks()[0]
        arguments = zip(numbers, types, locations, strict=True)
        for offset, (number, argument_type, location) in enumerate(arguments):
            entry.insert_argument(number + offset, argument_type, location)
    return True


def insert_results(
    op: Operation, numbers: Sequence[int], types: Sequence[Type], attributes: Sequence[DictionaryAttr]
) -> bool:
    """Insert results before those of ascending numbers; return False if no function type has them."""
    function = op.info.interfaces_at_hand["FunctionOpInterface"]
    assert isinstance(function, FunctionOpInterface)
    results = function.result_types(op)
    type = function.clone_type_with(op, function.argument_types(op), _with(results, numbers, types))
    if type is None:
        return False
    _insert_attributes(op, "res_attrs", len(results), numbers, attributes)
    op.set_inherent("function_type", TypeAttr(type))
    return True


def erase_arguments(op: Operation, numbers: Collection[int]) -> bool:
    """Remove unused arguments from a function; return False if no function type results."""
    function = op.info.interfaces_at_hand["FunctionOpInterface"]
    assert isinstance(function, FunctionOpInterface)
    inputs = _without(function.argument_types(op), numbers)
    type = function.clone_type_with(op, inputs, function.result_types(op))
    if type is None:
        return False
    _erase_attributes(op, "arg_attrs", numbers)
    op.set_inherent("function_type", TypeAttr(type))
    if not function.is_external(op):
        entry = op.region_at(0).get_blocks()[0]
        for number in sorted(numbers, reverse=True):
            entry.erase_argument(number)
    return True


def erase_results(op: Operation, numbers: Collection[int]) -> bool:
    """Remove results from the type of a function; return False if no function type results."""
    function = op.info.interfaces_at_hand["FunctionOpInterface"]
    assert isinstance(function, FunctionOpInterface)
    results = _without(function.result_types(op), numbers)
    type = function.clone_type_with(op, function.argument_types(op), results)
    if type is None:
        return False
    _erase_attributes(op, "res_attrs", numbers)
    op.set_inherent("function_type", TypeAttr(type))
    return True


def set_function_type(op: Operation, type: Type) -> None:
    """Set the type of a function, and drop attributes of removed arguments and results."""
    function = op.info.interfaces_at_hand["FunctionOpInterface"]
    assert isinstance(function, FunctionOpInterface)
    counts = len(function.argument_types(op)), len(function.result_types(op))
    op.set_inherent("function_type", TypeAttr(type))
    _resize_attributes(op, "arg_attrs", counts[0], len(function.argument_types(op)))
    _resize_attributes(op, "res_attrs", counts[1], len(function.result_types(op)))


def _resize_attributes(op: Operation, name: str, old: int, new: int) -> None:
    listed = op.attribute(name)
    if isinstance(listed, ArrayAttr) and old != new:
        _set_attributes(op, name, [*listed.elements[:new], *[DictionaryAttr({})] * (new - old)])


def _insert_attributes(
    op: Operation, name: str, count: int, numbers: Sequence[int], attributes: Sequence[DictionaryAttr]
) -> None:
    listed = op.attribute(name)
    old = list(listed.elements) if isinstance(listed, ArrayAttr) else [DictionaryAttr({})] * count
    _set_attributes(op, name, _with(old, numbers, attributes))


def _erase_attributes(op: Operation, name: str, numbers: Collection[int]) -> None:
    listed = op.attribute(name)
    if isinstance(listed, ArrayAttr):
        _set_attributes(op, name, _without(list(listed.elements), numbers))


def _set_attributes(op: Operation, name: str, dictionaries: list[Attribute]) -> None:
    is_empty = all(
        isinstance(dictionary, DictionaryAttr) and not len(dictionary) for dictionary in dictionaries
    )
    op.set_inherent(name, None if is_empty else ArrayAttr(dictionaries))
