"""Python functions as the bodies of operations: the decorators that upstream's `extras.meta` makes.

    generate = region_op(tensor.GenerateOp, terminator=lambda values: tensor.YieldOp(values[0]))

    @generate(type, [])
    def result(i: index, j: index): ...      annotations are the arguments' types; the results are yielded

The name of the function is bound to the results of the operation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from types import FunctionType
from typing import Any, TypeAlias

from mlirkit.core.attribute import Type
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value_lists import OpResultList
from mlirkit.ods.live.building.value_builder import Computed, computed

Terminator: TypeAlias = Callable[[Sequence[object]], object]
#: The Python function of a body, which is called with the arguments of its block.
BodyFunction: TypeAlias = Callable[..., object]


def op_region_builder(
    op: Operation, op_region: Region, terminator: Terminator | None = None
) -> Callable[[BodyFunction], Computed]:
    """A decorator that fills a region of an operation; an empty one gets a block by the annotations."""

    def fill(body_builder: BodyFunction) -> Computed:
        if op_region.is_empty:
            op_region.blocks.append(*_annotated_types(body_builder))
        entry = op_region.blocks[0]
        with InsertionPoint(entry):
            returned = body_builder(*entry.arguments)
        if terminator is not None:
            # The function may have added blocks.
            with InsertionPoint(list(op_region.blocks)[-1]):
                terminator(_listed(returned))
        return computed(op)

    return fill


def region_op(
    op_constructor: Callable[..., Operation], terminator: Terminator | None = None
) -> Callable[..., Any]:
    """The decorator for an operation, called with the operation's arguments, or bare if it has none."""

    def decorator(*args: object, **named: object) -> Callable[[BodyFunction], Computed]:
        op = op_constructor(*args, **named)
        return op_region_builder(op, op.regions[0], terminator)

    @wraps(decorator)
    def with_or_without_arguments(
        *args: object, **named: object
    ) -> Computed | Callable[[BodyFunction], Computed]:
        if len(args) == 1 and not named and isinstance(args[0], FunctionType):
            return decorator()(args[0])
        return decorator(*args, **named)

    return with_or_without_arguments


def _annotated_types(function: BodyFunction) -> list[Type]:
    import inspect  # takes longer to import than a dialect

    signature = inspect.signature(function, eval_str=True)
    types = [parameter.annotation for parameter in signature.parameters.values()]
    if not all(isinstance(type, Type) for type in types):
        raise ValueError(
            f"for body_builder={function} either missing a type annotation or type annotation isn't a mlir "
            f"type: {signature}"
        )
    return types


def _listed(returned: object) -> Sequence[object]:
    if returned is None:
        return []
    return list(returned) if isinstance(returned, (list, tuple, OpResultList)) else [returned]
