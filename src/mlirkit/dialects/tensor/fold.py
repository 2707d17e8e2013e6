"""Folders of tensor.  Mirror: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import ArrayAttr, FloatAttr, IntegerAttr
from mlirkit.builtin.dense import (
    DenseElementsAttr,
    DenseResourceElementsAttr,
    ElementsAttr,
    SparseElementsAttr,
    dense_elements,
)
from mlirkit.builtin.dense_data import element_bytes
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.builtin.types import INDEX, ComplexType
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import constant_value
from mlirkit.core.value import Value
from mlirkit.dialects.constant_shapes import resized_splat
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import tensor
from mlirkit.dialects.mixed_values import constant_of_mixed
from mlirkit.dialects.reshape_patterns import fold_reshape
from mlirkit.dialects.row_major import flat_position
from mlirkit.dialects.slices import slice_of
from mlirkit.dialects.static_shapes import foldable_cast
from mlirkit.folding.elements import attribute_of, dense_of, elements_of, number_of
from mlirkit.ods.live.hooks import Folded, folder

Constants = list[Attribute | None]


def _positions(constants: Sequence[Attribute | None]) -> list[int] | None:
    """The indices if all are constant."""
    positions = [constant.value for constant in constants if isinstance(constant, IntegerAttr)]
    return positions if len(positions) == len(constants) else None


@folder(tensor.ConcatOp)
def fold_concat(op: tensor.ConcatOp, operands: Constants) -> Value | None:
    """Mirrors ConcatOp::fold: the operand, if it is the only one and has the result type."""
    inputs = list(op.inputs)
    return inputs[0] if len(inputs) == 1 and inputs[0].type == op.result.type else None


@folder(tensor.DimOp)
def fold_dim(op: tensor.DimOp, operands: Constants) -> Folded:
    """Mirrors DimOp::fold: the size from a type, or from the operation that creates the tensor."""
    _, index = operands
    type = op.source.type
    if not isinstance(index, IntegerAttr) or not isinstance(type, RankedTensorType):
        return None
    number = index.value
    if not 0 <= number < len(type.dims):
        return None
    if type.dims[number] != DYNAMIC:
        return IntegerAttr.get(INDEX, type.dims[number])
    definition = op.source.defining_op
    if isinstance(definition, tensor.GenerateOp):
        extents = list(definition.dynamicExtents)
        return extents[type.dims[:number].count(DYNAMIC)]
    if isinstance(definition, tensor.ExtractSliceOp):
        sizes = slice_of(definition).sizes
        if len(sizes) == len(type.dims):
            size = sizes[number]
            if isinstance(size, Value):
                return size
    return _fold_cast(op)


def _fold_cast(op: tensor.DimOp) -> Folded:
    """Mirrors foldTensorCast: read the source of a cast to a less static type."""
    source = foldable_cast(op.source)
    if source is None:
        return None
    op.source = source
    return op.result


@folder(tensor.ExtractOp)
def fold_extract(op: tensor.ExtractOp, operands: Constants) -> Folded:
    """Mirrors ExtractOp::fold: an element of a constant, of a from_elements, or one just inserted."""
    constant, *indices = operands
    if isinstance(constant, DenseElementsAttr) and constant.is_splat:
        splat: Attribute = constant.get_splat_value()
        return splat
    positions = _positions(indices)
    if isinstance(constant, DenseResourceElementsAttr) or positions is None:
        return None
    shape = op.tensor.type.dims
    definition = op.tensor.defining_op
    if isinstance(definition, tensor.FromElementsOp):
        flat = flat_position(positions, shape)
        return definition.elements[flat] if 0 <= flat < len(definition.elements) else None
    is_inside = all(0 <= position < size for position, size in zip(positions, shape, strict=True))
    if isinstance(constant, ElementsAttr) and is_inside:
        return _element(constant, flat_position(positions, shape))
    if isinstance(definition, tensor.InsertOp) and definition.scalar.type == op.result.type:
        pairs = list(zip(definition.indices, op.indices, strict=True))
        if all(_are_same(one, other) for one, other in pairs):
            return definition.scalar
    return None


def _element(constant: ElementsAttr, flat: int) -> Attribute | None:
    if isinstance(constant, DenseElementsAttr):
        element: Attribute = constant.attribute_at(flat)
        return element
    if isinstance(constant, SparseElementsAttr):
        elements = elements_of(constant)
        return None if elements is None else attribute_of(constant.element_type, elements[flat])
    return None


def _are_same(one: Value, other: Value) -> bool:
    """Whether two values are one, or equal constants."""
    if one is other:
        return True
    constant = constant_value(one)
    return constant is not None and constant == constant_value(other)


@folder(tensor.FromElementsOp)
def fold_from_elements(op: tensor.FromElementsOp, operands: Constants) -> Attribute | None:
    """Mirrors FromElementsOp::fold: a constant of constant elements."""
    constants = [operand for operand in operands if isinstance(operand, (IntegerAttr, FloatAttr, ArrayAttr))]
    if len(constants) < len(operands):
        return None
    if isinstance(op.result.type.element_type, ComplexType):
        return dense_elements(op.result.type, b"".join(map(element_bytes, constants)))
    numbers = [number_of(operand) for operand in constants]
    return dense_of(op.result.type, [number for number in numbers if number is not None])


@folder(tensor.GatherOp)
def fold_gather(op: tensor.GatherOp, operands: Constants) -> Attribute | None:
    """Mirrors GatherOp::fold: of a splat."""
    source, _ = operands
    return resized_splat(source, op.result.type)


@folder(tensor.InsertOp)
def fold_insert(op: tensor.InsertOp, operands: Constants) -> Attribute | None:
    """Mirrors InsertOp::fold: a splat, if its own element is inserted."""
    scalar, dest, *_ = operands
    if scalar is None or not isinstance(dest, DenseElementsAttr) or not dest.is_splat:
        return None
    return dest if dest.get_splat_value() == scalar else None


@folder(tensor.RankOp)
def fold_rank(op: tensor.RankOp, operands: Constants) -> Attribute | None:
    """Mirrors RankOp::fold: the rank of a ranked type."""
    type = op.tensor.type
    return IntegerAttr.get(INDEX, len(type.dims)) if isinstance(type, RankedTensorType) else None


@folder(tensor.ReshapeOp)
def fold_reshape_op(op: tensor.ReshapeOp, operands: Constants) -> Folded:
    """Mirrors ReshapeOp::fold: of a splat, of another reshape, or to the same shape."""
    constant, _ = operands
    splat = resized_splat(constant, op.result.type)
    if splat is not None:
        return splat
    definition = op.source.defining_op
    if isinstance(definition, tensor.ReshapeOp):
        op.source = definition.source
        return op.result
    type = op.source.type
    if not isinstance(type, RankedTensorType) or type != op.result.type:
        return None
    return op.source if len(type.dims) <= 1 or _is_shape_of(op.shape, op.source, type) else None


def _is_shape_of(shape: Value, source: Value, type: RankedTensorType) -> bool:
    """Whether `shape` is a from_elements of the sizes of a tensor."""
    listed = shape.defining_op
    if not isinstance(listed, tensor.FromElementsOp) or len(listed.elements) != len(type.dims):
        return False
    for number, element in enumerate(listed.elements):
        constant = constant_integer(element)
        if constant is not None:
            if constant != type.dims[number]:
                return False
            continue
        size = element.defining_op
        if not isinstance(size, tensor.DimOp) or size.source is not source:
            return False
        if constant_integer(size.index) != number:
            return False
    return True


@folder(tensor.ExpandShapeOp, tensor.CollapseShapeOp)
def fold_reshapes(op: tensor.ExpandShapeOp | tensor.CollapseShapeOp, operands: Constants) -> Folded:
    """Mirrors ExpandShapeOp::fold and CollapseShapeOp::fold."""
    return fold_reshape(op, operands[0])


@folder(tensor.ExtractSliceOp)
def fold_extract_slice(op: tensor.ExtractSliceOp, operands: Constants) -> Folded:
    """Mirrors ExtractSliceOp::fold: of a splat, of the whole tensor, or of a slice just inserted."""
    splat = resized_splat(operands[0], op.result.type)
    if splat is not None:
        return splat
    slice = slice_of(op)
    if op.source.type == op.result.type and slice.is_all_of(op.result.type.dims):
        return op.source
    definition = op.source.defining_op
    if isinstance(definition, tensor.InsertSliceOp) and definition.source.type == op.result.type:
        return definition.source if slice_of(definition) == slice else None
    return None


@folder(tensor.InsertSliceOp)
def fold_insert_slice(op: tensor.InsertSliceOp, operands: Constants) -> Folded:
    """Mirrors InsertSliceOp::fold: of the whole tensor, past an overwritten slice, or of the slice that was
    there."""
    slice = slice_of(op)
    type = op.result.type
    if type.has_static_shape and op.source.type == type and slice.is_all_of(type.dims):
        return op.source
    earlier = op.dest.defining_op
    if isinstance(earlier, tensor.InsertSliceOp) and earlier.source.type == op.source.type:
        if slice_of(earlier) == slice:
            op.dest = earlier.dest
            return op.result
    extraction = op.source.defining_op
    if isinstance(extraction, tensor.ExtractSliceOp) and extraction.source is op.dest:
        if slice_of(extraction) == slice:
            return extraction.source
    return op.dest if any(constant_of_mixed(size) == 0 for size in slice.sizes) else None


@folder(tensor.PadOp)
def fold_pad(op: tensor.PadOp, operands: Constants) -> Value | None:
    """Mirrors PadOp::fold: the source, if no size changes."""
    type = op.result.type
    return op.source if type.has_static_shape and type == op.source.type and not op.nofold else None


@folder(tensor.SplatOp)
def fold_splat(op: tensor.SplatOp, operands: Constants) -> Attribute | None:
    """Mirrors SplatOp::fold: a constant for a constant element."""
    element, *_ = operands
    if not isinstance(element, (IntegerAttr, FloatAttr)) or not op.aggregate.type.has_static_shape:
        return None
    splat: Attribute = DenseElementsAttr.get_splat(op.aggregate.type, element)
    return splat
