"""Checks of PyTorch's operators: constant arguments against the types of tensors."""

from __future__ import annotations

from mlirkit.builtin.float_types import BF16Type, F16Type, F32Type, F64Type
from mlirkit.builtin.types import ComplexType, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.ods.live.hooks import verifier
from mlirkit_dialects.torch import classes as torch
from mlirkit_dialects.torch.constants import constant_int, constant_ints, constant_number, list_elements
from mlirkit_dialects.torch.types import UNKNOWN_SIZE, dtype_of, is_tensor, sizes_of

# Codes of torch.int32 and torch.int64.
_INDEX_DTYPES = (3, 4)


def _known_sizes(type: Type) -> tuple[list[int], Type] | None:
    """The sizes and dtype of a tensor if both are known."""
    if not is_tensor(type):
        return None
    sizes, dtype = sizes_of(type), dtype_of(type)
    return None if sizes is None or dtype is None else (list(sizes), dtype)


def _is_bool(dtype: Type) -> bool:
    return isinstance(dtype, IntegerType) and dtype.is_signless and dtype.width == 1


# Float and complex dtypes, in which norms are computed.
_WITH_NORM = (ComplexType, F16Type, F32Type, F64Type)


@verifier(torch.AtenNormScalarOp)
def verify_norm(op: torch.AtenNormScalarOp) -> None:
    """Mirrors AtenNormScalarOp::verify."""
    type = op.self_.type
    dtype = dtype_of(type) if is_tensor(type) else None
    if dtype is not None and not isinstance(dtype, _WITH_NORM):
        raise op.op_error(f"expected a float or complex type for input tensor, but got '{dtype}'")


@verifier(torch.AtenRenormOp)
def verify_renorm(op: torch.AtenRenormOp) -> None:
    """Mirrors AtenRenormOp::verify."""
    size_and_type = _known_sizes(op.self_.type)
    if size_and_type is None:
        return
    sizes, dtype = size_and_type
    rank = len(sizes)
    if not isinstance(dtype, (*_WITH_NORM, BF16Type)):
        raise op.op_error(f"expected a float or complex type for input tensor, but got '{dtype}'")
    if rank <= 1:
        raise op.op_error(f"renorm: input needs at least 2 dimensions, got {rank} dimensions")
    p = constant_number(op.p)
    if p is None:
        return
    if p <= 0:
        raise op.op_error("renorm: non-positive norm not supported")
    maxnorm = constant_number(op.maxnorm)
    if maxnorm is None:
        return
    if maxnorm < 0:
        raise op.op_error("renorm: expected maxnorm to be >= 0")
    dim = constant_int(op.dim)
    if dim is not None and not -rank <= dim < rank:
        raise op.op_error(
            f"Dimension out of range (expected to be in range of [{-rank}, {rank - 1}], but got {dim}"
        )


@verifier(torch.AtenPermuteOp)
def verify_permute(op: torch.AtenPermuteOp) -> None:
    """Mirrors AtenPermuteOp::verify."""
    permutation = list_elements(op.dims)
    source, target = op.self_.type, op.result.type
    if permutation is None or not is_tensor(source) or not is_tensor(target):
        return
    inputs, outputs = sizes_of(source), sizes_of(target)
    if inputs is None or outputs is None:
        return
    rank = len(outputs)
    if rank != len(inputs):
        raise op.op_error(
            f"expected input and output tensors to have same rank, but {len(inputs)} != {rank}."
        )
    if rank != len(permutation):
        raise op.op_error(
            "expected permutation to have size equal result tensor rank. The permutation has "
            f"{len(permutation)} elements, the output has rank {rank}."
        )
    taken: set[int] = set()
    for to, element in enumerate(permutation):
        axis = constant_int(element)
        if axis is None:
            continue
        dim = axis if axis >= 0 else axis + rank
        if not 0 <= dim < rank:
            raise op.error(
                f"observed invalid index in permutation ({axis}) for input tensor of rank {rank}."
            )
        if dim in taken:
            made = op.dims.defining_op
            raise op.op_error(f"has a duplicate dimension ({dim}) in its permutation {made}.")
        taken.add(dim)
        if UNKNOWN_SIZE not in (inputs[dim], outputs[to]) and inputs[dim] != outputs[to]:
            raise op.op_error(
                "has a permutation which is not compatible with the input and output shapes. The input "
                f"shape in dimension {dim} is {inputs[dim]}, and the output shape in dimension {to} is "
                f"{outputs[to]} : they should be the same with this permutation. "
            )


@verifier(torch.AtenLinalgCrossOp)
def verify_cross(op: torch.AtenLinalgCrossOp) -> None:
    """Mirrors AtenLinalgCrossOp::verify."""
    first, second = _known_sizes(op.self_.type), _known_sizes(op.other.type)
    if first is None or second is None:
        return
    (sizes, dtype), (others, other_dtype) = first, second
    if dtype != other_dtype:
        raise op.op_error(f"input tensors must have the same dtype, but got '{dtype}' and '{other_dtype}'")
    if _is_bool(dtype):
        raise op.op_error("input tensors must not have bool dtype")
    rank = len(sizes)
    if rank != len(others):
        raise op.op_error(
            f"input tensors must have the same number of dimensions, but got {rank} and {len(others)}"
        )
    dim = constant_int(op.dim)
    if dim is None:
        return
    if not -rank <= dim < rank:
        raise op.op_error(f"dim expected to be in rank of [{-rank}, {rank - 1}], but got {dim}")
    dim %= rank
    if sizes[dim] not in (3, UNKNOWN_SIZE) or others[dim] not in (3, UNKNOWN_SIZE):
        raise op.op_error(
            f"inputs dimension {dim} must have length 3, but got {sizes[dim]} and {others[dim]}"
        )
    for number, (size, other) in enumerate(zip(sizes, others, strict=True)):
        if size != other and 1 not in (size, other):
            raise op.op_error(
                f"the size of first tensor ({size}) must match the size of second tensor ({other}) at "
                f"dimension {number} or one of them must be 1"
            )


@verifier(torch.AtenKthvalueOp)
def verify_kth_value(op: torch.AtenKthvalueOp) -> None:
    """Mirrors AtenKthvalueOp::verify."""
    size_and_type = _known_sizes(op.self_.type)
    if size_and_type is None:
        return
    sizes, dtype = size_and_type
    rank = len(sizes)
    if _is_bool(dtype):
        raise op.op_error("input tensors must not have bool dtype")
    axis = constant_int(op.dim)
    if axis is None:
        return
    dim = axis if axis >= 0 else axis + rank
    if not 0 <= dim < rank:
        raise op.op_error(f"dim expected to be in range of [{-rank}, {rank - 1}], but got {dim}")
    k = constant_int(op.k)
    if k is not None and sizes[dim] != UNKNOWN_SIZE and not 1 <= k <= sizes[dim]:
        raise op.op_error(f"k expected to be in range of [1, {sizes[dim]}], but got {k}")


@verifier(torch.AtenTriuIndicesOp, torch.AtenTrilIndicesOp)
def verify_triangle(op: torch.AtenTriuIndicesOp | torch.AtenTrilIndicesOp) -> None:
    """Mirrors AtenTriuIndicesOp::verify and AtenTrilIndicesOp::verify, both of which name triu in
    messages."""
    row, col = constant_int(op.row), constant_int(op.col)
    if row is None or col is None or constant_int(op.offset) is None:
        return
    if row < 0:
        raise op.op_error(f"row must be non-negative, got {row}")
    if col < 0:
        raise op.op_error(f"col must be non-negative, got {col}")
    dtype = constant_int(op.dtype)
    if dtype is not None and dtype not in _INDEX_DTYPES:
        raise op.op_error("'triu_indices' implemented only for torch.int32 and torch.int64")


@verifier(torch.AtenRot90Op)
def verify_rotation(op: torch.AtenRot90Op) -> None:
    """Mirrors AtenRot90Op::verify."""
    dims = list_elements(op.dims)
    if dims is None:
        return
    if len(dims) != 2:
        raise op.op_error(f"expected total rotation dims == 2, but got dims = {len(dims)}")
    type = op.self_.type
    sizes = sizes_of(type) if is_tensor(type) else None
    if sizes is None:
        return
    if len(sizes) < 2:
        raise op.op_error(f"expected total dims >= 2, but got total dims = {len(sizes)}")
    first, second = dims
    if first == second:
        raise op.op_error(
            "expected rotation dims to be different, but got dim0 = "
            f"{first.defining_op} and dim1 = {second.defining_op}"
        )


@verifier(torch.AtenCountNonzeroOp)
def verify_count(op: torch.AtenCountNonzeroOp) -> None:
    """Mirrors AtenCountNonzeroOp::verify."""
    size_and_type = _known_sizes(op.self_.type)
    if size_and_type is None:
        return
    if not isinstance(op.dim.type, torch.IntType | torch.NoneType):
        raise op.op_error("parameter dim must be none or int type")
    dim, rank = constant_int(op.dim), len(size_and_type[0])
    if dim is not None and not -rank <= dim < rank:
        raise op.op_error(f"expected dim to be in [ {-rank}, {rank - 1} ], but got dim = {dim}")


@verifier(torch.AtenCountNonzeroDimIntListOp)
def verify_count_in_dims(op: torch.AtenCountNonzeroDimIntListOp) -> None:
    """Mirrors AtenCountNonzeroDimIntListOp::verify."""
    size_and_type = _known_sizes(op.self_.type)
    if size_and_type is None:
        return
    dims, rank = constant_ints(op.dim), len(size_and_type[0])
    if dims is None:
        raise op.op_error("expected dim to be constructed from list construct")
    for dim in dims:
        if not -rank <= dim < rank:
            raise op.op_error(f"expected to be in [ {-rank} , {rank - 1} ], but got dim = {dim}")
