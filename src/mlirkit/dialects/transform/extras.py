"""Upstream's `transform.extras`, as far as it needs no classes for values: constants and whole scripts.

extras.constant_param(4)                              the result of a new transform.param.constant
extras.insert_transform_script(module.body, script)   @__transform_main, filled by script(handle)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.builtin.attributes import IntegerAttr, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.location import Location
from mlirkit.core.value import Value
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.transform.builders import any_op_t


def constant_param(value: Attribute | int) -> Value:
    """A parameter of an attribute's value; Python numbers are of i64."""
    dialect = shared_dialect("transform")
    attribute = integer_attr(integer_type(64), value) if isinstance(value, int) else value
    if isinstance(attribute, IntegerAttr):
        type = dialect.public("ParamType").get(attribute.type)
    else:
        type = dialect.public("AnyParamType").get()
    result: Value = dialect.public("ParamConstantOp")(type, attribute).result
    return result


def insert_transform_script(
    block_or_insertion_point: Block | InsertionPoint,
    script: Callable[[Any], None],
    dump_script: bool = False,
) -> None:
    """Make a named sequence at the beginning of a block, or at a place; the script gets the handle."""
    if isinstance(block_or_insertion_point, Block):
        place = InsertionPoint.at_block_begin(block_or_insertion_point)
    else:
        place = block_or_insertion_point
    dialect = shared_dialect("transform")
    with place, Location.unknown():
        sequence = dialect.public("NamedSequenceOp")("__transform_main", [any_op_t()], [])
        with InsertionPoint(sequence.body):
            script(sequence.bodyTarget)
            dialect.public("YieldOp")([])
    if dump_script:
        print(sequence)
