"""The hooks of tm_tensor: verifiers and memory effects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, RankedTensorType, ShapedType
from mlirkit.builtin.trait_checks import have_compatible_shape
from mlirkit.builtin.types import ComplexType, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import INTERFACE, EffectInstance, MemoryEffectOpInterface
from mlirkit.ods.live.hooks import interface, trait_verifier, verifier
from mlirkit_dialects.torch import tm_tensor_classes as tm_tensor

Computation = (
    tm_tensor.AttentionOp | tm_tensor.ScanOp | tm_tensor.ScatterOp | tm_tensor.SortOp | tm_tensor.TopkOp
)
WithBody = tm_tensor.ScanOp | tm_tensor.ScatterOp | tm_tensor.SortOp | tm_tensor.TopkOp


def _shaped(values: Iterable[object]) -> list[ShapedType]:
    """The ranked shaped types of values; others are not checked."""
    types = [getattr(value, "type", None) for value in values]
    return [type for type in types if isinstance(type, ShapedType) and type.has_rank]


def _differ(sizes: Sequence[int], others: Sequence[int]) -> bool:
    """Whether two static sizes differ."""
    pairs = zip(sizes, others, strict=False)
    return any(DYNAMIC not in (size, other) and size != other for size, other in pairs)


def _body(op: WithBody) -> Block | None:
    """The block of the region; None before the region is verified."""
    return None if op.region.is_empty else op.region.blocks[0]


def _yield_of(block: Block) -> tm_tensor.YieldOp | None:
    last = block.last
    return last if isinstance(last, tm_tensor.YieldOp) else None


@trait_verifier("mlir::torch::TMTensor::TMTensorOp")
def verify_computation(op: Computation) -> None:
    """Mirrors verifyTMTensorOpInterface: tensors and results, or memrefs and none."""
    results = op.result_types()
    kind = RankedTensorType if results else MemRefType
    fits = all(not isinstance(value.type, ShapedType) or isinstance(value.type, kind) for value in op.inputs)
    if not fits or not all(isinstance(value.type, kind) for value in op.outputs):
        raise op.op_error(f"expected inputs and outputs to be {kind.__name__} or scalar")
    if not results:
        return
    if len(results) != len(op.outputs):
        raise op.op_error("expected number of outputs to be same as the number of results")
    for number, (output, result) in enumerate(zip(op.outputs, results, strict=True)):
        if output.type != result:
            raise op.op_error(
                f"expected type of `outs` operand #{number} '{output.type}' to be same as result type "
                f"'{result}'"
            )


@verifier(tm_tensor.AttentionOp)
def verify_attention(op: tm_tensor.AttentionOp) -> None:
    """Mirrors AttentionOp::verify."""
    shapes = [type.dims for type in _shaped(op.inputs)]
    if len(shapes) < 3 or len(shapes) != len(op.inputs) or min(map(len, shapes)) < 2:
        return
    query, key, value = shapes[:3]
    batch = query[:-2]
    if tuple(key[: len(batch)]) != tuple(batch):
        raise op.op_error("query and key batch mismatch")
    if key[-1] != query[-1]:
        raise op.op_error("query and key head dimension mismatch")
    if tuple(value[: len(batch)]) != tuple(batch):
        raise op.op_error("query and value batch dimension mismatch")
    if key[-2] != value[-2]:
        raise op.op_error("key and value sequence length dimension mismatch")
    for mask in shapes[3:4]:
        if _mismatched(mask[:-2], query):
            raise op.op_error("query and mask batch dimension mismatch")
        if mask[-2] != query[-2]:
            raise op.op_error("mask sequence length and query sequence length mismatch")
        if mask[-1] != key[-2]:
            raise op.op_error("mask sequence lengt and key sequence length mismatch")


def _mismatched(sizes: Sequence[int], others: Sequence[int]) -> bool:
    return any(size != other for size, other in zip(sizes, others, strict=False))


@verifier(tm_tensor.ScanOp)
def verify_scan(op: tm_tensor.ScanOp) -> None:
    """Mirrors ScanOp::verify."""
    if len(op.inputs) != 1:
        raise op.op_error("expected one input operands")
    if len(op.outputs) != 2:
        raise op.op_error("expected two output operands")
    types = _shaped([*op.inputs, *op.outputs])
    if len(types) != 3:
        return
    input, output, accumulator = types
    if accumulator.element_type != input.element_type:
        raise op.op_error("expected input/accumulator element types to be identical")
    if len(accumulator.dims) != len(input.dims) - 1:
        raise op.op_error("expected accumulator rank to be equal to input rank - 1")
    kept = [size for number, size in enumerate(input.dims) if number != op.dimension.value]
    if _differ(kept, accumulator.dims):
        raise op.op_error("incompatible input/accumulator shapes")
    if input.element_type != output.element_type:
        raise op.op_error("expected input/output element types to be identical")
    if len(input.dims) != len(output.dims):
        raise op.op_error("expected input/output to have identical ranks")
    if _differ(input.dims, output.dims):
        raise op.op_error("incompatible input/output shapes")


# -- scatter ----------------------------------------------------------------------------------------------


@verifier(tm_tensor.ScatterOp)
def verify_scatter(op: tm_tensor.ScatterOp) -> None:
    """Mirrors ScatterOp::verify."""
    if len(op.inputs) != 2:
        raise op.op_error("expected two input operands")
    if len(op.outputs) != 1:
        raise op.op_error("expected one output operand")
    types = _shaped([*op.inputs, *op.outputs])
    if len(types) != 3:
        return
    update, indices, original = types
    if len(indices.dims) != 2 or not isinstance(indices.element_type, IntegerType):
        raise op.op_error("expected indices to be of rank 2 of integer element type")
    count, depth = indices.dims
    if depth == DYNAMIC:
        raise op.op_error("expected index depth is static")
    dims, rank = list(op.dimension_map), len(original.dims)
    if len(dims) != depth:
        raise op.op_error("invalid number of dimension map entries ")
    if len(dims) > rank or len(set(dims)) != len(dims) or any(not 0 <= dim < rank for dim in dims):
        raise op.op_error("dimension map is invalid")
    if not update.dims:
        raise op.op_error("expected update value to be at least rank 1")
    if count != update.dims[0]:
        raise op.op_error("mismatch in shape of indices and update value at dim#0")
    _verify_updates(op, update, original, depth)
    _verify_combination(op, update.element_type, original.element_type)


def _verify_updates(op: tm_tensor.ScatterOp, update: ShapedType, original: ShapedType, depth: int) -> None:
    """Check that slices of updates cover the unindexed dimensions, and are not too large."""
    rank, update_rank = len(original.dims), len(update.dims)
    if update_rank - 1 > rank:
        raise op.op_error("update value rank exceeds the rank of the original value")
    if rank > depth + update_rank - 1:
        raise op.op_error("index depth and update value does not cover rank of original value")
    whole = rank - depth
    for at, update_at in zip(range(depth, rank), range(update_rank - whole, update_rank), strict=True):
        size = original.dims[at]
        if size != DYNAMIC and update.dims[update_at] > size:
            raise op.op_error(f"shape of update value dim#{update_at} exceeds original value at dim#{at}")
    for at, update_at in zip(
        range(rank - update_rank + 1, depth), range(1, update_rank - whole), strict=False
    ):
        size, update_size = original.dims[at], update.dims[update_at]
        if size != DYNAMIC and update_size > size:
            raise op.op_error(
                f"indexed shape of update value dim#{update_at} exceeds original value at dim#{at} "
                f"{update_size} {size}"
            )


def _verify_combination(op: tm_tensor.ScatterOp, update: Type, original: Type) -> None:
    """Check that the region combines an element of the updates with one of the original."""
    block = _body(op)
    if block is None:
        return
    if len(block.args) != 2:
        raise op.op_error("expected region to have two arguments")
    types = [argument.type for argument in block.args]
    if not all(map(_is_scalar, types)):
        raise op.op_error("expected region to have scalar argument of integer or float types")
    first, second = types
    if first != update:
        raise op.op_error(
            f"mismatch in argument 0 of region '{first}' and element type of update value '{update}'"
        )
    if second != original:
        raise op.op_error(
            f"mismatch in argument 1 of region '{second}' and element type of original value '{original}'"
        )
    if first != second:
        raise op.op_error(f"mismatch in region argument types '{first}' and '{second}'")
    end = _yield_of(block)
    if end is None:
        return
    if end.operand_count != 1:
        raise end.op_error("expected region to yield a single value")
    yielded = end.operand_values()[0].type
    if yielded != first:
        raise end.op_error(
            f"mismatch in type of yielded value '{yielded}' and argument of the region '{first}'"
        )


def _is_scalar(type: Type) -> bool:
    if isinstance(type, ComplexType):
        type = type.element_type
    return isinstance(type, IntegerType | FloatType)


# -- order ------------------------------------------------------------------------------------------------


@verifier(tm_tensor.SortOp)
def verify_sort(op: tm_tensor.SortOp) -> None:
    """Mirrors SortOp::verify."""
    if op.inputs:
        raise op.op_error("does not expect to take any inputs")
    if not op.outputs:
        raise op.op_error("expected at least one `outs` operand")
    block, types = _body(op), _shaped(op.outputs)
    if block is None or len(types) != len(op.outputs):
        return
    if len(block.args) != 2 * len(types):
        raise op.op_error(f"region block should have {2 * len(types)} arguments")
    shape = types[0].dims
    if not 0 <= op.dimension.value < len(shape):
        raise op.op_error(f"dimension must be within (0, {len(shape)}]")
    for number, type in enumerate(types):
        if len(type.dims) != len(shape):
            raise op.op_error(f"expected operand {number} to be rank {len(shape)}, same as other operands")
        if tuple(type.dims) != tuple(shape):
            raise op.op_error(f"expected operand {number} to have same shape as other operands")
        for argument in block.args[2 * number : 2 * number + 2]:
            if argument.type != type.element_type:
                raise op.op_error(
                    f"region block argument #{argument.arg_number} should be of type "
                    f"'{type.element_type}' but got '{argument.type}'"
                )
    end = _yield_of(block)
    if end is None:
        return
    if end.operand_count != 1:
        raise op.op_error("should yield exactly one operand")
    if not _is_bit(end.operand_values()[0].type):
        raise op.op_error("should yield i1 type")


def _is_bit(type: Type) -> bool:
    return isinstance(type, IntegerType) and type.width == 1


@verifier(tm_tensor.TopkOp)
def verify_topk(op: tm_tensor.TopkOp) -> None:
    """Mirrors TopkOp::verify."""
    if len(op.inputs) not in (1, 2):
        raise op.op_error("expected one or two input operands")
    if len(op.outputs) != 2:
        raise op.op_error("expected two output operands")
    inputs, outputs = _shaped(op.inputs), _shaped(op.outputs)
    if len(inputs) != len(op.inputs) or len(outputs) != 2:
        return
    dimension = op.dimension.value
    if not 0 <= dimension < len(inputs[0].dims):
        raise op.op_error("dimension exceeds rank")
    values = inputs[0]
    if values.element_type != outputs[0].element_type:
        raise op.op_error("expected input/output value types to be identical")
    if len(inputs) == 2 and not all(_is_index(type) for type in (inputs[1], outputs[1])):
        raise op.op_error("expected input/output indices types to be int32")
    if any(len(one.dims) != len(other.dims) for one, other in zip(inputs, outputs, strict=False)):
        raise op.op_error("expected input/output to have the same rank")
    if not all(have_compatible_shape(*pair) for pair in pairwise(inputs)):
        raise op.op_error("input indices/values shape must match")
    if not have_compatible_shape(*outputs):
        raise op.op_error("output indices/values shape must match")
    sizes, others = list(values.dims), list(outputs[0].dims)
    del sizes[dimension], others[dimension]
    if _differ(sizes, others):
        raise op.op_error("incompatible input/output shapes")
    _verify_comparison(op, values.element_type)


def _is_index(type: ShapedType) -> bool:
    element = type.element_type
    return isinstance(element, IntegerType) and element.width == 32


def _verify_comparison(op: tm_tensor.TopkOp, element: Type) -> None:
    block = _body(op)
    if block is None:
        return
    if len(block.args) != 2:
        raise op.op_error("region block should have 2 arguments")
    if any(argument.type != element for argument in block.args):
        raise op.op_error("region block types must match input")
    end = _yield_of(block)
    if end is None or (end.operand_count and not _is_bit(end.operand_values()[0].type)):
        raise op.op_error("region block must end with a linalg_ext.yield i1!")


# -- memory -----------------------------------------------------------------------------------------------


class ComputationEffects(MemoryEffectOpInterface):
    """Mirrors getEffectsImpl: results are new; memrefs are read, and outputs written as well."""

    __slots__ = ()

    def effects(self, op: Operation) -> list[EffectInstance]:
        assert isinstance(op, Computation)
        instances = [EffectInstance("Allocate", result) for result in op.results]
        instances += [
            EffectInstance("Read", value) for value in op.inputs if isinstance(value.type, MemRefType)
        ]
        for value in op.outputs:
            if isinstance(value.type, MemRefType):
                instances += [EffectInstance("Read", value), EffectInstance("Write", value)]
        return instances


for _cls in (
    *(tm_tensor.AttentionOp, tm_tensor.ScanOp, tm_tensor.ScatterOp, tm_tensor.SortOp, tm_tensor.TopkOp),
):
    interface(_cls, INTERFACE)(ComputationEffects())
