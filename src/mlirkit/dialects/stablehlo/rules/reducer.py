"""Reducer regions: as many results as inputs, and twice as many arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.builtin.trait_checks import have_compatible_shape
from mlirkit.core.attribute import Type
from mlirkit.core.region import Region
from mlirkit.dialects.stablehlo.rules.types import (
    Place,
    element_type,
    failure,
    promotable,
    same_element_types,
    same_size,
)


def returned_types(region: Region) -> list[Type]:
    """The types of the values returned by the region's first block."""
    block = region.first_block
    last = None if block is None else block.last
    return [] if last is None else last.operand_types()


def accumulator_types(region: Region | None, inputs: Sequence[Type]) -> Sequence[Type]:
    """The types a computation returns; the inputs' types without a computation."""
    if region is None or region.is_empty:
        return inputs
    return returned_types(region)


def _agree(first: Type, second: Type, any_float: bool) -> bool:
    return have_compatible_shape(first, second) and same_element_types((first, second), any_float)


def check_reducer(
    place: Place,
    region: Region,
    inputs: Sequence[Type],
    inits: Sequence[Type],
    allowed_dimensions: Sequence[int],
) -> None:
    """Mirrors verifyReducerShape."""
    block: Any = region.first_block
    count = len(inputs)
    arguments = [argument.type for argument in block.args]
    if len(arguments) != 2 * count:
        raise failure(
            place,
            f"Reduction-region must take {2 * count} parameters, but takes {len(arguments)} parameter(s)",
        )
    if block.last is None:
        raise failure(place, "The reduction-region expected to have a terminator")
    results = block.last.operand_types()
    if not results:
        raise failure(place, "The reduction-region expected to return some value(s)")
    if len(results) != count:
        raise failure(
            place,
            f"Reduction-region here must produce {count} tensors, but produces {len(results)} instead",
        )
    for result in results:
        if not isinstance(result, ShapedType):
            raise failure(
                place,
                "Reduction-region here must produce tensor-typed result(s), but produces "
                f"'{result}' instead",
            )
    for index, result in enumerate(results):
        _check_one(place, index, result, arguments, inputs, inits, allowed_dimensions)


def _check_one(
    place: Place,
    index: int,
    result: Type,
    arguments: Sequence[Type],
    inputs: Sequence[Type],
    inits: Sequence[Type],
    allowed_dimensions: Sequence[int],
) -> None:
    """Check result `index` of the region against its arguments, the input and the initial value."""
    count = len(inputs)
    init = inits[index]
    for number, any_float in ((index, False), (count + index, True)):
        if not _agree(result, arguments[number], any_float):
            raise failure(
                place,
                f"The type of reduction-region's parameter at index {number} is different than the "
                f"corresponding result type: '{arguments[number]}' vs '{result}'",
            )
    if not have_compatible_shape(init, result):
        raise failure(
            place,
            f"The shape of reduction-region's result type at index {index} differs from the op's "
            "corresponding "
            f"init-value type: '{result}' vs '{init}'",
        )
    if not promotable(init, result):
        raise failure(
            place,
            f"The element-type of reduction-region's result type at index {index} is expected to be "
            "promotable "
            f"from the op's corresponding init-value element-type: '{result}' vs '{init}'",
        )
    argument: Any = arguments[count + index]
    if not promotable(inputs[index], argument):
        raise failure(
            place,
            f"The element-type of reduction-region's argument at index {count + index} is expected to be "
            f"promotable from '{element_type(inputs[index])}', but got '{element_type(argument)}'",
        )
    if len(argument.dims) > len(allowed_dimensions):
        raise failure(
            place,
            f"The rank of reduction-region's argument at index {count + index} is expected to be <= "
            f"{len(allowed_dimensions)}, got {len(argument.dims)}",
        )
    outcome = 0
    for size in allowed_dimensions:
        if outcome < len(argument.dims) and same_size(size, argument.dims[outcome]):
            outcome += 1
    if outcome != len(argument.dims):
        raise failure(
            place,
            f"The shape of reduction-region's argument at index {count + index} is not compatible with "
            "that of "
            f"reduce-op's input-parameter at index {index}",
        )
