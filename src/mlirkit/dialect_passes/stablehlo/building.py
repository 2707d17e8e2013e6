"""Operations as StableHLO's patterns make them: of inferred types, and as replacements.

Mirror: the builders of stablehlo/dialect/StablehloOps.cpp, refineOpWithNewOp and reifyReturnTypeShapes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.dense import I64, DenseArrayAttr, DenseI64ArrayAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.declared import arith, stablehlo, tensor
from mlirkit.ods.live.hook_table import name_of
from mlirkit.patterns.rewriter import PatternRewriter

Op = TypeVar("Op", bound=Operation)


def only_block(region: Region) -> Block:
    """The block of a region that has one by its operation's definition."""
    block = region.first_block
    assert block is not None
    return block


def array_of(numbers: Sequence[int]) -> DenseArrayAttr:
    """`array<i64: ...>`."""
    return DenseI64ArrayAttr.get(numbers)


def i64_attribute(number: int) -> Attribute:
    return integer_attr(I64, number)


def create_inferred(
    rewriter: PatternRewriter,
    kind: type[Op],
    operands: Sequence[Value],
    properties: Mapping[str, Attribute] | None = None,
    loc: Location | None = None,
) -> Op:
    """An operation of the types that it infers."""
    context = rewriter.context
    assert context is not None and loc is not None
    state = OperationState(context.operation_name(name_of(kind)), loc)
    state.operands = list(operands)
    state.properties = dict(properties or {})
    infer = state.info.infer_types
    assert infer is not None, f"{state.info.name} infers no types"
    types: list[Type] = infer(state)
    return rewriter.create(kind, types, operands, properties, loc=loc)


def replace_refined(
    op: Operation,
    rewriter: PatternRewriter,
    kind: type[Op],
    types: Sequence[Type],
    operands: Sequence[Value],
    properties: Mapping[str, Attribute] | None = None,
) -> Op:
    """Mirrors refineOpWithNewOp: other dialects' users get results converted back to the old types."""
    made = rewriter.create(kind, types, operands, properties, loc=op.location)
    replacements: list[Value] = []
    for old, new in zip(op.result_values(), made.result_values(), strict=True):
        replacement: Value = new
        if any(not is_of_dialect(user, "stablehlo") for user in old.users):
            replacement = rewriter.create(stablehlo.ConvertOp, [old.type], [new], loc=op.location).result
        replacements.append(replacement)
    rewriter.replace_op(op, replacements)
    return made


def is_of_dialect(op: Operation, dialect: str) -> bool:
    return op.info.name.partition(".")[0] == dialect


# ---- Shapes as values ----


def index_constant(rewriter: PatternRewriter, number: int, loc: Location) -> Value:
    """`arith.constant` of `index`."""
    value = {"value": integer_attr(INDEX, number)}
    return rewriter.create(arith.ConstantOp, [INDEX], (), value, loc=loc).result


def size_of_dim(rewriter: PatternRewriter, tensor_value: Value, axis: int, loc: Location) -> Value:
    """`tensor.dim`, of a dimension that is known."""
    place = index_constant(rewriter, axis, loc)
    return rewriter.create(tensor.DimOp, [INDEX], [tensor_value, place], loc=loc).result


def shape_of_sizes(rewriter: PatternRewriter, sizes: Sequence[Value], loc: Location) -> Value:
    """`tensor.from_elements` of `index`."""
    type = RankedTensorType.get([len(sizes)], INDEX)
    return rewriter.create(tensor.FromElementsOp, [type], sizes, loc=loc).result
