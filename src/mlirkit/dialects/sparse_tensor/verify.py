"""Verifiers of sparse_tensor: storage and its parts, conversions, semirings, loops over stored elements.

The loops over spaces are in loop_checks.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, RankedTensorType
from mlirkit.builtin.types import INDEX, integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import arith, sparse_tensor
from mlirkit.dialects.sparse_tensor.storage import Storage, base_of, encoding_of
from mlirkit.dialects.typed_values import tensor_types, type_as
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import verifier

# -- assembling and converting ----------------------------------------------------------------------------


def _verify_packing(
    op: Operation, storage: Storage, values: RankedTensorType, levels: Sequence[RankedTensorType]
) -> None:
    """Mirrors verifyPackUnPack."""
    if storage.encoding is None:
        raise op.error("the sparse-tensor must have an encoding attribute")
    run, rank = storage.coordinate_run(), len(storage.levels)
    if run < rank:
        shape = levels[-1].shape
        if len(shape) != 2 or shape[-1] != rank - run:
            raise op.error("input/output trailing COO level-ranks don't match")
    fields = storage.fields()
    if len(fields) != len(levels) + 1:
        raise op.error("inconsistent number of fields between input/output")
    if any(type.element_type != field for type, field in zip((*levels, values), fields, strict=True)):
        raise op.error("input/output element-types don't match")


@verifier(sparse_tensor.AssembleOp)
def verify_assemble(op: sparse_tensor.AssembleOp) -> None:
    """Mirrors AssembleOp::verify."""
    storage = Storage(op.result.type)
    if not storage.has_static_shape:
        raise op.error("the sparse-tensor must have static shape")
    _verify_packing(op, storage, op.values.type, tensor_types(op.levels))


@verifier(sparse_tensor.DisassembleOp)
def verify_disassemble(op: sparse_tensor.DisassembleOp) -> None:
    """Mirrors DisassembleOp::verify."""
    if op.out_values.type != op.ret_values.type:
        raise op.error("output values and return value type mismatch")
    arguments, result = (tensor_types(group) for group in (op.out_levels, op.ret_levels))
    if any(one != other for one, other in zip(arguments, result, strict=False)):
        raise op.error("output levels and return levels type mismatch")
    _verify_packing(op, Storage(op.tensor.type), op.ret_values.type, result)


@verifier(sparse_tensor.ConvertOp)
def verify_convert(op: sparse_tensor.ConvertOp) -> None:
    """Mirrors ConvertOp::verify."""
    source, result = op.source.type, op.dest.type
    if len(source.shape) != len(result.shape):
        raise op.error("unexpected conversion mismatch in rank")
    encoding = encoding_of(result)
    if encoding is not None and encoding.dimSlices:
        raise op.error("cannot convert to a sparse tensor slice")
    for number, (before, after) in enumerate(zip(source.shape, result.shape, strict=True)):
        if before != after and after != DYNAMIC:
            raise op.error(f"unexpected conversion mismatch in dimension {number}")


@verifier(sparse_tensor.CrdTranslateOp)
def verify_translate(op: sparse_tensor.CrdTranslateOp) -> None:
    """Mirrors CrdTranslateOp::verify."""
    formats, map, *_ = parameters_of(op.encoder_attr)
    ranks = [len(formats), len(formats) if map is None else map.n_dims]
    if op.direction == sparse_tensor.CrdTransDirectionKind.dim2lvl:
        ranks.reverse()
    if ranks != [op.operand_count, op.result_count]:
        raise op.error("Coordinate rank mismatch with encoding")


@verifier(sparse_tensor.ReinterpretMapOp)
def verify_reinterpret(op: sparse_tensor.ReinterpretMapOp) -> None:
    """Mirrors ReinterpretMapOp::verify."""
    source, result = Storage(op.source.type), Storage(op.dest.type)
    for subject, one, other in (
        ("Level rank", len(source.levels), len(result.levels)),
        ("Level type", source.levels, result.levels),
        ("Crd/Pos width", source.widths, result.widths),
        ("Element type", source.type.element_type, result.type.element_type),
        ("Level size", source.level_shape(), result.level_shape()),
    ):
        if one != other:
            raise op.error(f"{subject} mismatch between source/dest tensors")


@verifier(sparse_tensor.ReorderCOOOp)
def verify_reorder(op: sparse_tensor.ReorderCOOOp) -> None:
    """Mirrors ReorderCOOOp::verify."""
    source, result = Storage(op.input_coo.type), Storage(op.result_coo.type)
    if source.map_to_levels() != result.map_to_levels():
        raise op.error("Unmatched dim2lvl map between input and result COO")
    if source.widths != result.widths or source.type.element_type != result.type.element_type:
        raise op.error("Unmatched storage format between input and result COO")


@verifier(sparse_tensor.ConcatenateOp)
def verify_concatenate(op: sparse_tensor.ConcatenateOp) -> None:
    """Mirrors ConcatenateOp::verify."""
    shape, at = type_as(op.result, RankedTensorType).shape, op.dimension_attr.value % (1 << 64)
    shapes = [type.shape for type in tensor_types(op.operand_values())]
    if len(shapes) <= 1:
        raise op.error("Need at least two tensors to concatenate.")
    if at >= len(shape):
        raise op.error(
            f"Concat-dimension is out of bounds for dimension-rank ({at} >= {len(shape)})"
        )
    for number, other in enumerate(shapes):
        if DYNAMIC in other:
            raise op.error(f"Input tensor ${number} has dynamic shape")
        if len(other) != len(shape):
            raise op.error(
                f"Input tensor ${number} has a different rank (rank={len(other)}) from the output tensor "
                f"(rank={len(shape)})."
            )
    for dimension, size in enumerate(shape):
        sizes = [shape[dimension] for shape in shapes]
        if dimension == at:
            if size not in (DYNAMIC, sum(sizes)):
                raise op.error(
                    "The concatenation dimension of the output tensor should be the sum of all the "
                    "concatenation dimensions of the input tensors."
                )
        elif len({extent for extent in (*sizes, size) if extent != DYNAMIC}) > 1:
            raise op.error("All dimensions (expect for the concatenating one) should be equal.")


# -- parts of storage -------------------------------------------------------------------------------------


def _verify_level(op: sparse_tensor.ToPositionsOp | sparse_tensor.ToCoordinatesOp) -> Storage:
    storage = Storage(op.tensor.type)
    if op.level_attr.value % (1 << 64) >= len(storage.levels):
        raise op.error("requested level is out of bounds")
    return storage


def _is_of_width(type: MemRefType, width: int) -> bool:
    element: Type = type.element_type
    return element == (INDEX if not width else integer_type(width))


@verifier(sparse_tensor.ToPositionsOp)
def verify_positions(op: sparse_tensor.ToPositionsOp) -> None:
    """Mirrors ToPositionsOp::verify."""
    if not _is_of_width(op.result.type, _verify_level(op).widths[0]):
        raise op.error("unexpected type for positions")


@verifier(sparse_tensor.ToCoordinatesOp)
def verify_coordinates(op: sparse_tensor.ToCoordinatesOp) -> None:
    """Mirrors ToCoordinatesOp::verify."""
    if not _is_of_width(op.result.type, _verify_level(op).widths[1]):
        raise op.error("unexpected type for coordinates")


@verifier(sparse_tensor.ToCoordinatesBufferOp)
def verify_coordinates_buffer(op: sparse_tensor.ToCoordinatesBufferOp) -> None:
    """Mirrors ToCoordinatesBufferOp::verify."""
    storage = Storage(op.tensor.type)
    if storage.coordinate_run() >= len(storage.levels):
        raise op.error("expected sparse tensor with a COO region")


@verifier(sparse_tensor.ToValuesOp)
def verify_values(op: sparse_tensor.ToValuesOp) -> None:
    """Mirrors ToValuesOp::verify."""
    if op.tensor.type.element_type != op.result.type.element_type:
        raise op.error("unexpected mismatch in element types")


@verifier(sparse_tensor.ToSliceOffsetOp, sparse_tensor.ToSliceStrideOp)
def verify_slice_part(op: sparse_tensor.ToSliceOffsetOp | sparse_tensor.ToSliceStrideOp) -> None:
    """Mirrors ToSliceOffsetOp::verify and ToSliceStrideOp::verify."""
    if not 0 <= op.dim.value < len(op.slice.type.shape):
        raise op.error("requested dimension out of bound")


@verifier(sparse_tensor.GetStorageSpecifierOp, sparse_tensor.SetStorageSpecifierOp)
def verify_specifier(op: sparse_tensor.GetStorageSpecifierOp | sparse_tensor.SetStorageSpecifierOp) -> None:
    """Mirrors verifySparsifierGetterSetter."""
    kind, kinds = op.specifierKind, sparse_tensor.StorageSpecifierKind
    level = op.level
    if kind == kinds.ValMemSize:
        if level is not None:
            raise op.error("redundant level argument for querying value memory size")
        return
    encoding = encoding_of(op.specifier.type)
    levels, *_, slices = parameters_of(encoding)
    if kind in (kinds.DimOffset, kinds.DimStride) and not slices:
        raise op.error("requested slice data on non-slice tensor")
    if level is None:
        raise op.error("missing level argument")
    if level.value % (1 << 64) >= len(levels):
        raise op.error("requested level is out of bounds")
    if kind == kinds.PosMemSize and base_of(levels[level.value]) == "singleton":
        raise op.error("requested position memory size on a singleton level")


@verifier(sparse_tensor.LvlOp)
def verify_lvl(op: sparse_tensor.LvlOp) -> None:
    """Mirrors LvlOp::verify."""
    level = constant_integer(op.index)
    if level is not None and level % (1 << 64) >= len(Storage(op.source.type).levels):
        raise op.error("Level index exceeds the rank of the input sparse tensor")


@verifier(sparse_tensor.PushBackOp)
def verify_push_back(op: sparse_tensor.PushBackOp) -> None:
    """Mirrors PushBackOp::verify."""
    count = None if op.n is None else constant_integer(op.n)
    if count is not None and count < 1:
        raise op.op_error("n must be not less than 1")


@verifier(sparse_tensor.CompressOp)
def verify_compress(op: sparse_tensor.CompressOp) -> None:
    """Mirrors CompressOp::verify."""
    if len(Storage(op.tensor.type).levels) != 1 + len(op.lvlCoords):
        raise op.op_error("incorrect number of coordinates")


@verifier(sparse_tensor.SortOp)
def verify_sort(op: sparse_tensor.SortOp) -> None:
    """Mirrors SortOp::verify."""
    map = op.perm_map.map
    if map.n_dims < 1:
        raise op.error(f"Expected rank(perm_map) > 1, got {map.n_dims}")
    if not map.is_permutation:
        raise op.error(f"Expected a permutation map, got {map}")
    count = constant_integer(op.n)
    if count is None:
        return
    extra = op.ny
    need = count * (map.n_dims + (0 if extra is None else extra.value))
    _verify_size(op, op.xy.type, need, "dimension(xy) >= n * (rank(perm_map) + ny)")
    for vector in op.ys:
        _verify_size(op, type_as(vector, MemRefType), count, "dimension(y) >= n")


def _verify_size(op: Operation, type: MemRefType, least: int, subject: str) -> None:
    size = type.shape[0]
    if size != DYNAMIC and size < least:
        raise op.error(f"Expected {subject} got {size} < {least}")


# -- semirings --------------------------------------------------------------------------------------------


def _verify_region(op: Operation, number: int, name: str, inputs: Sequence[Type], output: Type) -> None:
    """Mirrors verifyNumBlockArgs."""
    block = op.region_at(number).blocks[0]
    if len(block.args) != len(inputs):
        raise op.error(f"{name} region must have exactly {len(inputs)} arguments")
    for index, (argument, type) in enumerate(zip(block.args, inputs, strict=True), 1):
        if argument.type != type:
            raise op.error(f"{name} region argument {index} type mismatch")
    last = block.last
    if last is None or not isinstance(last, sparse_tensor.YieldOp):
        raise op.error(f"{name} region must end with sparse_tensor.yield")
    if last.operand_types() != [output]:
        raise op.error(f"{name} region yield type mismatch")


@verifier(sparse_tensor.BinaryOp)
def verify_binary(op: sparse_tensor.BinaryOp) -> None:
    """Mirrors BinaryOp::verify."""
    left, right = op.operand_types()
    output = op.output.type
    if not op.overlapRegion.is_empty:
        _verify_region(op, 0, "overlap", (left, right), output)
    for number, (name, type, ordinal) in enumerate((("left", left, "first"), ("right", right, "second")), 1):
        if not op.region_at(number).is_empty:
            _verify_region(op, number, name, (type,), output)
        elif op.inherent(f"{name}_identity") is not None and type != output:
            raise op.error(
                f"{name}=identity requires {ordinal} argument to have the same type as the output"
            )


@verifier(sparse_tensor.UnaryOp)
def verify_unary(op: sparse_tensor.UnaryOp) -> None:
    """Mirrors UnaryOp::verify."""
    source, output = op.x.type, op.output.type
    if not op.presentRegion.is_empty:
        _verify_region(op, 0, "present", (source,), output)
    if op.absentRegion.is_empty:
        return
    _verify_region(op, 1, "absent", (), output)
    inside, around = op.absentRegion.blocks[0], op.parent_block
    (value,) = inside.back().operand_values()
    made = value.defining_op
    if made is None:
        if value.owner is around:
            raise op.error("absent region cannot yield linalg argument")
    elif not isinstance(made, arith.ConstantOp) and made.parent_block in (inside, around):
        raise op.error("absent region cannot yield locally computed value")


@verifier(sparse_tensor.ReduceOp)
def verify_reduce(op: sparse_tensor.ReduceOp) -> None:
    """Mirrors ReduceOp::verify."""
    type = op.x.type
    _verify_region(op, 0, "reduce", (type, type), type)


@verifier(sparse_tensor.SelectOp)
def verify_select(op: sparse_tensor.SelectOp) -> None:
    """Mirrors SelectOp::verify."""
    _verify_region(op, 0, "select", (op.x.type,), integer_type(1))
