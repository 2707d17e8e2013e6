"""Functions with fewer arguments or results: type, attributes and entry block change together.

Mirror: `eraseFunctionArguments` and `eraseFunctionResults` of mlir/Interfaces/FunctionInterfaces.h.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeVar

from mlirkit.builtin.attributes import ArrayAttr, TypeAttr
from mlirkit.core.interfaces import FunctionOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr

Item = TypeVar("Item")


def _without(items: Sequence[Item], numbers: Collection[int]) -> list[Item]:
    return [each for number, each in enumerate(items) if number not in numbers]


def erase_arguments(op: Operation, numbers: Collection[int]) -> bool:
    """Take arguments, which nobody reads, from a function; False if there is no type without them."""
    function = op.info.interfaces["FunctionOpInterface"]
    assert isinstance(function, FunctionOpInterface)
    inputs = _without(function.argument_types(op), numbers)
    type = function.clone_type_with(op, inputs, function.result_types(op))
    if type is None:
        return False
    _erase_attributes(op, "arg_attrs", numbers)
    op.set_inherent("function_type", TypeAttr(type))
    entry = op.region_at(0).get_blocks()[0]
    for number in sorted(numbers, reverse=True):
        entry.erase_argument(number)
    return True


def erase_results(op: Operation, numbers: Collection[int]) -> bool:
    """Take results from the type of a function; False if there is no type without them."""
    function = op.info.interfaces["FunctionOpInterface"]
    assert isinstance(function, FunctionOpInterface)
    results = _without(function.result_types(op), numbers)
    type = function.clone_type_with(op, function.argument_types(op), results)
    if type is None:
        return False
    _erase_attributes(op, "res_attrs", numbers)
    op.set_inherent("function_type", TypeAttr(type))
    return True


def _erase_attributes(op: Operation, name: str, numbers: Collection[int]) -> None:
    listed = op.attribute(name)
    if isinstance(listed, ArrayAttr):
        kept = _without(list(listed.elements), numbers)
        is_empty = all(isinstance(each, DictionaryAttr) and not len(each) for each in kept)
        op.set_inherent(name, None if is_empty else ArrayAttr(kept))
