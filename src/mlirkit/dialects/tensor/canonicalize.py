"""Canonicalization patterns of tensor: casts, sizes, elements.

Patterns of slices, reshapes and paddings are in `slice_patterns`, `reshape_patterns`, `pad_patterns`.
Mirror: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.loop_interfaces import DestinationStyleOpInterface, LoopLikeOpInterface
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, RankedTensorType, ShapedType, UnrankedTensorType
from mlirkit.builtin.trait_checks import element_type_or_self
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import would_op_be_trivially_dead
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import constant_integer, result_number
from mlirkit.dialects.declared import arith, scf, tensor
from mlirkit.dialects.static_shapes import foldable_cast, preserves_static_information, with_constant_sizes
from mlirkit.ods.live.hooks import canonicalizer, interface_canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"


def _replace_by_cast(op: Operation, value: Value, rewriter: PatternRewriter) -> None:
    """Replace `op` by a value, cast to its type."""
    cast = rewriter.create(tensor.CastOp, [op.result.type], [value], loc=op.location)
    rewriter.replace_op(op, cast)


# -- casts ------------------------------------------------------------------------------------------------


@canonicalizer(tensor.BitcastOp, _PATTERN + "ChainedTensorBitcast")
def shorten_bitcasts(op: tensor.BitcastOp, rewriter: PatternRewriter) -> bool:
    """bitcast(bitcast(x)) -> bitcast(x)."""
    first = op.source.defining_op
    if not isinstance(first, tensor.BitcastOp):
        return False
    made = rewriter.create(tensor.BitcastOp, [op.dest.type], [first.source], loc=op.location)
    rewriter.replace_op(op, made)
    return True


@canonicalizer(tensor.CastOp, _PATTERN + "ChainedTensorCast")
def shorten_casts(op: tensor.CastOp, rewriter: PatternRewriter) -> bool:
    """cast(cast(x)) -> cast(x), unless the type between is more static."""
    first = op.source.defining_op
    if not isinstance(first, tensor.CastOp):
        return False
    source, target = first.source.type, op.dest.type
    between = _joined(source, first.dest.type)
    joined = None if between is None else _joined(between, target)
    if joined is None or joined != _joined(source, target):
        return False
    _replace_by_cast(op, first.source, rewriter)
    return True


def _joined(one: Type, other: Type) -> Type | None:
    """Mirrors joinShapes: the type with the static sizes of both; None if they contradict."""
    if isinstance(one, UnrankedTensorType):
        return other
    if isinstance(other, UnrankedTensorType):
        return one
    assert isinstance(one, RankedTensorType) and isinstance(other, RankedTensorType)
    if len(one.dims) != len(other.dims):
        return None
    dims: list[int] = []
    for size, other_size in zip(one.dims, other.dims, strict=True):
        if DYNAMIC not in (size, other_size) and size != other_size:
            return None
        dims.append(other_size if size == DYNAMIC else size)
    return RankedTensorType.get(dims, one.element_type)


@interface_canonicalizer("tensor", "DestinationStyleOpInterface", "FoldTensorCastProducerOp")
def fold_casts_of_operands(op: Operation, rewriter: PatternRewriter) -> bool:
    """Use the sources of casts as operands of a destination-style operation, if they are more static."""
    interfaces = op.info.interfaces
    is_excluded = isinstance(op, tensor.InsertSliceOp) or isinstance(
        interfaces.get("LoopLikeOpInterface"), LoopLikeOpInterface
    )
    destination = interfaces.get("DestinationStyleOpInterface")
    if is_excluded or op.info.has_trait("RelayoutOpInterface"):
        return False
    if not isinstance(destination, DestinationStyleOpInterface):
        return False
    sources = [foldable_cast(operand) for operand in op.operand_values()]
    if all(source is None for source in sources):
        return False
    operands = [
        value if source is None else source
        for value, source in zip(op.operand_values(), sources, strict=True)
    ]
    inits = [operands[number].type for number in destination.inits(op)]
    types = op.result_types()
    for number, type in enumerate([init for init in inits if not isinstance(init, MemRefType)]):
        types[number] = type
    copy = rewriter.clone_with(op, types, operands)
    values: list[Value] = []
    for old, new in zip(op.result_values(), copy.result_values(), strict=True):
        value: Value = new
        if new.type != old.type:
            value = rewriter.create(tensor.CastOp, [old.type], [new], loc=op.location).result
        values.append(value)
    rewriter.replace_op(op, values)
    return True


# -- concatenations ---------------------------------------------------------------------------------------


@canonicalizer(tensor.ConcatOp, _PATTERN + "SingleInputConcatOp")
def replace_single_input(op: tensor.ConcatOp, rewriter: PatternRewriter) -> bool:
    """Replace a concatenation of one tensor by a cast."""
    if len(op.inputs) != 1:
        return False
    _replace_by_cast(op, op.inputs[0], rewriter)
    return True


def concatenated_shape(op: tensor.ConcatOp) -> list[int]:
    """Mirrors ConcatOp::inferResultType: the shape from the shapes of the operands."""
    along = op.dim.value
    shape: list[int] = []
    for number in range(len(op.result.type.dims)):
        sizes = [input.type.dims[number] for input in op.inputs if isinstance(input.type, RankedTensorType)]
        if number == along:
            shape.append(DYNAMIC if DYNAMIC in sizes else sum(sizes))
        else:
            shape.append(next((size for size in sizes if size != DYNAMIC), DYNAMIC))
    return shape


@canonicalizer(tensor.ConcatOp, _PATTERN + "InferConcatOperandTypes")
def refine_operands(op: tensor.ConcatOp, rewriter: PatternRewriter) -> bool:
    """Cast operands to the static sizes of any operand, except along the concatenation."""
    along = op.dim.value
    shape = concatenated_shape(op)
    has_changed = False
    for number, operand in enumerate(list(op.inputs)):
        assert isinstance(operand.type, RankedTensorType)
        shape[along] = operand.type.dims[along]
        type = RankedTensorType.get(shape, op.result.type.element_type)
        if not preserves_static_information(type, operand.type):
            cast = rewriter.create(tensor.CastOp, [type], [operand], loc=op.location)
            rewriter.set_operand(op, number, cast.result)
            has_changed = True
    return has_changed


@canonicalizer(tensor.ConcatOp, _PATTERN + "InferConcatResultType")
def refine_result(op: tensor.ConcatOp, rewriter: PatternRewriter) -> bool:
    """Infer static sizes of the result from the operands."""
    type = RankedTensorType.get(concatenated_shape(op), op.result.type.element_type)
    if preserves_static_information(type, op.result.type):
        return False
    concat = rewriter.create(tensor.ConcatOp, [type], list(op.inputs), {"dim": op.dim}, loc=op.location)
    _replace_by_cast(op, concat.result, rewriter)
    return True


# -- sizes ------------------------------------------------------------------------------------------------


@canonicalizer(tensor.DimOp, _PATTERN + "FoldEmptyTensorWithDimOp", added_by=tensor.EmptyOp)
def read_size_of_empty(op: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """dim(empty(size)) -> size."""
    empty = op.source.defining_op
    number = constant_integer(op.index)
    if not isinstance(empty, tensor.EmptyOp) or number is None:
        return False
    dims = empty.result.type.dims
    if not 0 <= number < len(dims) or dims[number] != DYNAMIC:
        return False
    rewriter.replace_op(op, [empty.dynamicSizes[dims[:number].count(DYNAMIC)]])
    return True


@canonicalizer(tensor.DimOp, _PATTERN + "DimOfForallOp", added_by=scf.ForallOp)
def read_size_of_output(op: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """dim(forall result) -> dim(output)."""
    loop = op.source.defining_op
    if not isinstance(loop, scf.ForallOp):
        return False
    rewriter.set_operand(op, 0, loop.outputs[result_number(op.source)])
    return True


@canonicalizer(tensor.DimOp, _PATTERN + "DimOfCastOp")
def read_size_of_cast(op: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """dim(cast(x)) -> dim(x)."""
    cast = op.source.defining_op
    if not isinstance(cast, tensor.CastOp):
        return False
    size = rewriter.create(tensor.DimOp, [op.result.type], [cast.source, op.index], loc=op.location)
    rewriter.replace_op(op, size)
    return True


@canonicalizer(tensor.DimOp, _PATTERN + "DimOfDestStyleOp")
def read_size_of_destination(op: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """dim(result of a destination-style operation) -> dim(destination)."""
    writer = op.source.defining_op
    destination = None if writer is None else writer.info.interfaces.get("DestinationStyleOpInterface")
    if writer is None or not isinstance(destination, DestinationStyleOpInterface):
        return False
    number = destination.inits(writer)[result_number(op.source)]
    rewriter.set_operand(op, 0, writer.operand_at(number))
    return True


@canonicalizer(tensor.DimOp, _PATTERN + "DimOfReshapeOp")
def read_size_of_reshape(op: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """dim(reshape(x, shape), i) -> extract(shape, i)."""
    reshape = op.source.defining_op
    if not isinstance(reshape, tensor.ReshapeOp):
        return False
    rewriter.set_insertion_point_after(op)
    element = reshape.shape.type.element_type
    extracted = rewriter.create(tensor.ExtractOp, [element], [reshape.shape, op.index], loc=op.location)
    size: Value = extracted.result
    if size.type != op.result.type:
        size = rewriter.create(arith.IndexCastOp, [op.result.type], [size], loc=op.location).result
    rewriter.replace_op(op, [size])
    return True


# -- empty tensors and generated ones ---------------------------------------------------------------------


@canonicalizer(tensor.CastOp, _PATTERN + "FoldEmptyTensorWithCastOp", added_by=tensor.EmptyOp)
def make_empty_static(op: tensor.CastOp, rewriter: PatternRewriter) -> bool:
    """cast(empty) -> empty of the more static type."""
    empty = op.source.defining_op
    type = op.dest.type
    if not isinstance(empty, tensor.EmptyOp) or not isinstance(type, RankedTensorType):
        return False
    if not preserves_static_information(empty.result.type, type):
        return False
    sizes: list[Value] = []
    dynamic = iter(empty.dynamicSizes)
    for old, new in zip(empty.result.type.dims, type.dims, strict=True):
        if old != DYNAMIC:
            if old != new:
                return False
            continue
        value = next(dynamic)
        if new == DYNAMIC:
            sizes.append(value)
    made = rewriter.create(
        tensor.EmptyOp, [RankedTensorType.get(type.dims, type.element_type)], sizes, loc=op.location
    )
    rewriter.replace_op(op, made)
    return True


@canonicalizer(tensor.EmptyOp, _PATTERN + "ReplaceEmptyTensorStaticShapeDims")
def fold_sizes_of_empty(op: tensor.EmptyOp, rewriter: PatternRewriter) -> bool:
    """Make constant sizes part of the type."""
    type, sizes = with_constant_sizes(op.result.type, op.dynamicSizes)
    if type == op.result.type:
        return False
    empty = rewriter.create(tensor.EmptyOp, [type], sizes, loc=op.location)
    _replace_by_cast(op, empty.result, rewriter)
    return True


@canonicalizer(tensor.GenerateOp, _PATTERN + "StaticTensorGenerate")
def fold_sizes_of_generated(op: tensor.GenerateOp, rewriter: PatternRewriter) -> bool:
    """Make constant sizes part of the type."""
    type, sizes = with_constant_sizes(op.result.type, op.dynamicExtents)
    if type == op.result.type:
        return False
    generated = rewriter.create(tensor.GenerateOp, [type], sizes, loc=op.location, regions=1)
    rewriter.inline_region_before(op.body, generated.body)
    _replace_by_cast(op, generated.result, rewriter)
    return True


# -- elements ---------------------------------------------------------------------------------------------


@canonicalizer(tensor.ExtractOp, _PATTERN + "ExtractFromTensorCast")
def extract_from_cast(op: tensor.ExtractOp, rewriter: PatternRewriter) -> bool:
    """extract(cast(x)) -> extract(x)."""
    cast = op.tensor.defining_op
    if not isinstance(cast, tensor.CastOp) or not isinstance(cast.source.type, RankedTensorType):
        return False
    _replace_by_extract(op, cast.source, rewriter)
    return True


def _replace_by_extract(op: tensor.ExtractOp, source: Value, rewriter: PatternRewriter) -> None:
    """Extract the element from another tensor."""
    assert isinstance(source.type, ShapedType)
    made = rewriter.create(
        tensor.ExtractOp, [source.type.element_type], [source, *op.indices], loc=op.location
    )
    rewriter.replace_op(op, made)


@canonicalizer(tensor.ExtractOp, _PATTERN + "ExtractElementFromIndexCast", added_by=tensor.FromElementsOp)
def cast_element_only(op: tensor.ExtractOp, rewriter: PatternRewriter) -> bool:
    """extract(bitcast(x)) -> bitcast(extract(x))."""
    cast = op.tensor.defining_op
    if not isinstance(cast, arith.IndexCastOp):
        return False
    source = cast.in_
    operands = [source, *op.indices]
    element = rewriter.create(
        tensor.ExtractOp, [element_type_or_self(source.type)], operands, loc=op.location
    )
    made = rewriter.create(arith.IndexCastOp, [op.result.type], [element.result], loc=op.location)
    rewriter.replace_op(op, made)
    return True


@canonicalizer(tensor.ExtractOp, _PATTERN + "ExtractFromTensorGenerate", added_by=tensor.GenerateOp)
def calculate_element(op: tensor.ExtractOp, rewriter: PatternRewriter) -> bool:
    """extract(generate) -> the body at the indices."""
    generated = op.tensor.defining_op
    if not isinstance(generated, tensor.GenerateOp) or not would_op_be_trivially_dead(generated):
        return False
    body = generated.body.blocks[0]
    indices: Sequence[Value] = op.indices
    mapping: dict[Value, Value] = dict(zip(body.args, indices, strict=True))
    last = body.last
    assert isinstance(last, tensor.YieldOp)
    for inner in body:
        if inner is not last:
            rewriter.clone(inner, mapping)
    value: Value = last.value
    rewriter.replace_op(op, [mapping.get(value, value)])
    return True
