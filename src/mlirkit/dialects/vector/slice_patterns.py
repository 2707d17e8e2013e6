"""Canonicalization patterns of slices of vectors.  Mirror: mlir/lib/Dialect/Vector/IR/VectorOps.cpp."""

from __future__ import annotations

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.dense import DenseElementsAttr, DenseI64ArrayAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.core.matchers import constant_value
from mlirkit.core.value import Value
from mlirkit.dialects.declared import arith, vector
from mlirkit.dialects.row_major import flat_position, positions_of_slice
from mlirkit.dialects.vector.fold_elements import LARGE_CONSTANT
from mlirkit.dialects.vector.shapes import extracted_type, i64_array, integers, splat_source
from mlirkit.folding.elements import dense_of, elements_of
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"


def _has_strides(op: vector.ExtractStridedSliceOp | vector.InsertStridedSliceOp) -> bool:
    """Mirrors hasNonUnitStrides: whether a stride is not one."""
    return any(stride != 1 for stride in integers(op.strides))


# -- insertions -------------------------------------------------------------------------------------------


@canonicalizer(vector.InsertStridedSliceOp, _PATTERN + "FoldInsertStridedSliceSplat")
def insert_into_equal_splat(op: vector.InsertStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """insert_strided_slice(splat, splat of the same scalar) -> the splat."""
    splat = splat_source(op.valueToStore)
    if splat is None or splat_source(op.dest) is not splat:
        return False
    rewriter.replace_op(op, [op.dest])
    return True


@canonicalizer(vector.InsertStridedSliceOp, _PATTERN + "FoldInsertStridedSliceOfExtract")
def insert_back(op: vector.InsertStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """insert_strided_slice(extract_strided_slice(x), x) -> x."""
    slice = op.valueToStore.defining_op
    if not isinstance(slice, vector.ExtractStridedSliceOp) or slice.source is not op.dest:
        return False
    if slice.strides != op.strides or slice.offsets != op.offsets:
        return False
    rewriter.replace_op(op, [op.dest])
    return True


@canonicalizer(vector.InsertStridedSliceOp, _PATTERN + "InsertStridedSliceConstantFolder")
def insert_into_constant(op: vector.InsertStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """insert_strided_slice of constants -> a constant."""
    type, part = op.dest.type, op.valueToStore.type
    dest, value = constant_value(op.dest), constant_value(op.valueToStore)
    if not isinstance(dest, DenseElementsAttr) or not isinstance(value, DenseElementsAttr):
        return False
    if type.scalable or _has_strides(op):
        return False
    if type.num_elements > LARGE_CONSTANT and not op.dest.has_one_use:
        return False
    elements, inserted = elements_of(dest), elements_of(value)
    if elements is None or inserted is None:
        return False
    sizes = [*[1] * (len(type.dims) - len(part.dims)), *part.dims]
    for position, element in zip(positions_of_slice(integers(op.offsets), sizes), inserted, strict=True):
        elements[flat_position(position, type.dims)] = element
    rewriter.replace_with(op, arith.ConstantOp, [], {"value": dense_of(type, elements)})
    return True


# -- extractions ------------------------------------------------------------------------------------------


@canonicalizer(vector.ExtractStridedSliceOp, _PATTERN + "StridedSliceCreateMaskFolder")
def shrink_mask(op: vector.ExtractStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """extract_strided_slice(create_mask) -> create_mask with smaller bounds."""
    mask = op.source.defining_op
    if not isinstance(mask, vector.CreateMaskOp) or _has_strides(op):
        return False
    sizes = list(mask.operands_)
    for number, offset in enumerate(integers(op.offsets)):
        size = sizes[number]
        value = {"value": integer_attr(size.type, offset)}
        constant = rewriter.create(arith.ConstantOp, [size.type], (), value, loc=op.location)
        operands = [size, constant.result]
        sizes[number] = rewriter.create(arith.SubIOp, [size.type], operands, loc=op.location).result
    rewriter.replace_with(op, vector.CreateMaskOp, sizes)
    return True


@canonicalizer(vector.ExtractStridedSliceOp, _PATTERN + "StridedSliceConstantMaskFolder")
def slice_constant_mask(op: vector.ExtractStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """extract_strided_slice(constant_mask) -> constant_mask."""
    mask = op.source.defining_op
    if not isinstance(mask, vector.ConstantMaskOp) or _has_strides(op):
        return False
    numbers = list(mask.mask_dim_sizes.values)
    for number, (offset, size) in enumerate(zip(integers(op.offsets), integers(op.sizes), strict=True)):
        numbers[number] = max(0, min(offset + size, numbers[number]) - offset)
    if 0 in numbers:
        numbers = [0] * len(numbers)
    rewriter.replace_with(op, vector.ConstantMaskOp, [], {"mask_dim_sizes": DenseI64ArrayAttr.get(numbers)})
    return True


@canonicalizer(vector.ExtractStridedSliceOp, _PATTERN + "StridedSliceBroadcast")
def slice_before_broadcast(op: vector.ExtractStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """extract_strided_slice(broadcast(x)) -> broadcast(x), or of a slice of x."""
    broadcast = op.source.defining_op
    if not isinstance(broadcast, vector.BroadcastOp):
        return False
    source: Value = broadcast.source
    type, result = source.type, op.result.type
    if isinstance(type, VectorType) and isinstance(result, VectorType):
        leading = len(result.dims) - len(type.dims)
        target = result.dims[leading:]
        if any(size not in (1, expected) for size, expected in zip(type.dims, target, strict=True)):
            offsets, sizes = integers(op.offsets)[leading:], integers(op.sizes)[leading:]
            strides = integers(op.strides)[leading:]
            for number, size in enumerate(type.dims[: len(sizes)]):
                if size == 1:
                    # Dimensions of size one are repeated, so any offset gives the same.
                    offsets[number], sizes[number] = 0, 1
            shape = [*sizes, *type.dims[len(sizes) :]]
            sliced = VectorType(shape, type.element_type, type.scalable_flags)
            properties = {
                "offsets": i64_array(offsets),
                "sizes": i64_array(sizes),
                "strides": i64_array(strides),
            }
            source = rewriter.create(
                vector.ExtractStridedSliceOp, [sliced], [source], properties, loc=op.location
            ).result
    rewriter.replace_with(op, vector.BroadcastOp, [source])
    return True


@canonicalizer(vector.ExtractStridedSliceOp, _PATTERN + "StridedSliceSplat")
def slice_of_splat(op: vector.ExtractStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """extract_strided_slice(splat) -> a smaller splat."""
    splat = splat_source(op.source)
    if splat is None:
        return False
    rewriter.replace_with(op, vector.BroadcastOp, [splat])
    return True


@canonicalizer(vector.ExtractStridedSliceOp, _PATTERN + "ContiguousExtractStridedSliceToExtract")
def extract_contiguous(op: vector.ExtractStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """extract_strided_slice of contiguous elements -> shape_cast(extract)."""
    type = op.source.type
    sizes = integers(op.sizes)
    if _has_strides(op) or type.scalable or not type.dims:
        return False
    count = len(sizes)
    while count and sizes[count - 1] == type.dims[count - 1]:
        count -= 1
    # The folder handles a slice of the whole vector; if the innermost dimension is cut, elements are not
    # contiguous.
    if count in (0, len(type.dims)) or any(size != 1 for size in sizes[:count]):
        return False
    while count < len(sizes) - 1 and sizes[count] == 1:
        count += 1
    position = {"static_position": DenseI64ArrayAttr.get(integers(op.offsets)[:count])}
    part = rewriter.create(
        vector.ExtractOp, [extracted_type(type, count)], [op.source], position, loc=op.location
    )
    rewriter.replace_with(op, vector.ShapeCastOp, [part.result])
    return True
