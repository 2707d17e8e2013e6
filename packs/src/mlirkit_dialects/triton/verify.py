"""Verifiers of tt: shapes, regions, accesses to memory, functions."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TypeAlias

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import FunctionType, IntegerType
from mlirkit.core.attribute import Attribute, BuiltinAttribute, Type
from mlirkit.core.location import diagnostic_at
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.side_effects import has_effect
from mlirkit.dialects.func.verify import CallSymbolUser
from mlirkit.dialects.return_checks import verify_returned
from mlirkit.ods.live.hooks import interface, region_verifier, trait_verifier, type_inference, verifier
from mlirkit.support.diagnostics import MLIRError
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton import ttng_classes as ttng
from mlirkit_dialects.triton.distributed_layouts import is_power_of_two
from mlirkit_dialects.triton.infer_layouts import (
    LayoutError,
    are_same_layout,
    split_layout,
    transposed_layout,
)
from mlirkit_dialects.triton.shapes import bits_of, element_of, layout_of, shape_of


def _tensor(type: Type) -> RankedTensorType:
    """The type of an operand that its definition constrains to be a ranked tensor."""
    assert isinstance(type, RankedTensorType)
    return type


def _sizes(shape: Sequence[int]) -> str:
    return ", ".join(map(str, shape))


def _inferred(state: OperationState, count: int, shape: Sequence[int]) -> list[Type]:
    """A tensor type for each result with the result's own layout, which is not compared."""
    source = _tensor(state.operands[0].type)
    layouts = [layout_of(type) for type in state.result_types] or [None] * count
    return [RankedTensorType(shape, source.element_type, layout) for layout in layouts]


# -- casts ------------------------------------------------------------------------------------------------


@verifier(triton.FpToFpOp)
def verify_fp_to_fp(op: triton.FpToFpOp) -> None:
    """Mirrors FpToFpOp::verify: rounding requires a cast to fewer bits."""
    narrows = bits_of(op.src.type) > bits_of(op.result.type)
    if narrows and op.rounding_attr is None:
        raise op.error("Rounding mode is required for FP downcast")


@verifier(triton.BitcastOp)
def verify_bitcast(op: triton.BitcastOp) -> None:
    """Mirrors BitcastOp::verify."""
    source, result = element_of(op.src.type), element_of(op.result.type)
    is_pointer = [isinstance(type, triton.PointerType) for type in (source, result)]
    if all(is_pointer):
        return
    if any(is_pointer):
        raise op.error("Cannot bitcast pointer to non-pointer type")
    if bits_of(source) != bits_of(result):
        raise op.error(
            f"Cannot bitcast data-type of size {bits_of(source)} to data-type of size {bits_of(result)}"
        )


# -- shapes -----------------------------------------------------------------------------------------------


@verifier(triton.BroadcastOp)
def verify_broadcast(op: triton.BroadcastOp) -> None:
    """Mirrors BroadcastOp::verify."""
    source, result = shape_of(op.src.type), shape_of(op.result.type)
    if len(source) != len(result):
        raise op.error("rank of source must be same as rank of result")
    for dim, (size, expected) in enumerate(zip(source, result, strict=True)):
        if size not in (1, expected):
            raise op.error(
                f"Different dimensions at index {dim} between source and result.  Broadcast requires the "
                "source dimension to be 1."
            )


@verifier(triton.ReshapeOp)
def verify_reshape(op: triton.ReshapeOp) -> None:
    """Mirrors ReshapeOp::verify."""
    if prod(shape_of(op.src.type)) != prod(shape_of(op.result.type)):
        raise op.error("number of src and dst elements of reshape must be the same")


@trait_verifier("mlir::triton::TransposeOpInterface")
def verify_transpose(op: triton.TransOp | triton.MemDescTransOp) -> None:
    """Mirrors verifyTransposeOpInterface."""
    order = list(op.order_.values)
    source, result = shape_of(op.src.type), shape_of(op.result.type)
    if not len(source) == len(result) == len(order):
        raise op.error("order must have the same size as the rank of the operand and result")
    if sorted(order) != list(range(len(order))):
        raise op.error("order must be a permutation of [0, ..., rank - 1]")
    if [source[dim] for dim in order] != list(result):
        raise op.error("result shape must match the permutation of the source shape")


@type_inference(triton.ExpandDimsOp)
def infer_expand_dims(state: OperationState) -> list[Type]:
    """Mirrors ExpandDimsOp::inferReturnTypes."""
    axis = state.properties.get("axis", state.attributes.get("axis"))
    shape = list(shape_of(state.operands[0].type))
    at = axis.value if isinstance(axis, IntegerAttr) else 0
    if not 0 <= at <= len(shape):
        # Triton reads out of bounds.
        text = f"axis {at} is out of range of a tensor of rank {len(shape)}"
        raise MLIRError.at(diagnostic_at(state.location, text))
    return _inferred(state, 1, [*shape[:at], 1, *shape[at:]])


@type_inference(triton.SplitOp)
def infer_split(state: OperationState) -> list[Type]:
    """Mirrors SplitOp::inferReturnTypes; results may have an equivalent layout."""
    source = _tensor(state.operands[0].type)
    shape = tuple(source.dims)
    if not shape or shape[-1] != 2:
        raise _not_inferred(state, "last dimension of input tensor must be 2")
    if source.encoding is None:
        return [RankedTensorType(shape[:-1], source.element_type)] * 2
    try:
        inferred = split_layout(source.encoding, shape)
    except LayoutError as error:
        raise _not_inferred(state, str(error)) from None
    layouts = [layout_of(type) for type in state.result_types] or [inferred] * 2
    if inferred is not None:
        layouts = [
            layout if are_same_layout(shape[:-1], inferred, layout) else inferred for layout in layouts
        ]
    return [RankedTensorType(shape[:-1], source.element_type, layout) for layout in layouts]


def _not_inferred(state: OperationState, text: str) -> MLIRError:
    return MLIRError.at(diagnostic_at(state.location, text))


@type_inference(triton.TransOp)
def infer_transpose(state: OperationState) -> list[Type]:
    """Mirrors TransOp::inferReturnTypes."""
    source = _tensor(state.operands[0].type)
    order = state.properties.get("order", state.attributes.get("order"))
    dims = list(order.values) if isinstance(order, DenseArrayAttr) else []
    if sorted(dims) != list(range(len(source.dims))):
        # The verifier reports the reason.
        return list(state.result_types)
    layout = None
    layouts = [layout_of(type) for type in state.result_types] or [None]
    if source.encoding is not None:
        try:
            layout = transposed_layout(source.encoding, tuple(source.dims), dims) or layouts[0]
        except LayoutError as error:
            raise _not_inferred(state, str(error)) from None
    shape = tuple([source.dims[dim] for dim in dims])
    if state.result_types and are_same_layout(shape, layout, layouts[0]):
        layout = layouts[0]
    return [RankedTensorType(shape, source.element_type, layout)]


@verifier(triton.JoinOp)
def verify_join(op: triton.JoinOp) -> None:
    """Mirrors JoinOp::verify: the operands' layouts follow from the result's."""
    expected, shape = [*shape_of(op.lhs.type), 2], shape_of(op.result.type)
    if expected != list(shape):
        raise op.op_error(f"result shape must be ({_sizes(expected)}), but got {_sizes(shape)}")
    if element_of(op.lhs.type) != element_of(op.result.type):
        raise op.op_error("result element type must match the input element type")
    source, layout = layout_of(op.lhs.type), layout_of(op.result.type)
    if layout is None:
        if source is not None:
            raise op.op_error("result encoding must be specified")
        return
    try:
        half = split_layout(layout, shape)
    except LayoutError as error:
        raise op.error(str(error)) from None
    if half is not None and not are_same_layout(shape[:-1], half, source):
        raise op.op_error("incompatible join layout")


@verifier(triton.CatOp)
def verify_cat(op: triton.CatOp) -> None:
    """Mirrors CatOp::verify."""
    expected = prod(shape_of(op.lhs.type)) + prod(shape_of(op.rhs.type))
    count = prod(shape_of(op.result.type))
    if count != expected:
        raise op.op_error(
            f"result element count must equal the sum of the operand element counts, expected {expected} "
            f"but got {count}"
        )


@type_inference(triton.UnsplatOp)
def infer_unsplat(state: OperationState) -> list[Type]:
    """The element type."""
    return [element_of(state.operands[0].type)]


@verifier(triton.UnsplatOp)
def verify_unsplat(op: triton.UnsplatOp) -> None:
    """Mirrors UnsplatOp::verify."""
    if prod(shape_of(op.src.type)) != 1:
        raise op.error("source tensor must have exactly one element")


@verifier(triton.MakeRangeOp)
def verify_make_range(op: triton.MakeRangeOp) -> None:
    """Mirrors MakeRangeOp::verify."""
    start, end = op.start.value, op.end.value
    type = _tensor(op.result.type)
    if start >= end:
        raise op.op_error("start must be less than end")
    if len(type.dims) != 1:
        raise op.op_error("return type must be a 1D tensor")
    if end - start != type.dims[0]:
        raise op.op_error(
            f"number of elements in returned tensor, {type.dims[0]}, must match size of range [{start}, "
            f"{end}), which has {end - start} elements"
        )
    if bits_of(type) != 32:
        raise op.op_error("returned tensor must have i32 elements")


@verifier(triton.GatherOp)
def verify_gather(op: triton.GatherOp) -> None:
    """Mirrors GatherOp::verify."""
    source, indices, result = (shape_of(value.type) for value in (op.src, op.indices, op.result))
    axis = op.axis.value
    if tuple(indices) != tuple(result):
        raise op.op_error("indices and output shapes must match")
    if layout_of(op.indices.type) != layout_of(op.result.type):
        raise op.op_error("indices and output encodings must match")
    if element_of(op.src.type) != element_of(op.result.type):
        raise op.op_error("input and output element types must match")
    if len(source) != len(indices):
        raise op.op_error("input and indices ranks must match")
    if not 0 <= axis < len(source):
        raise op.op_error("gather dimension must be less than the input rank")
    for dim, (size, count) in enumerate(zip(source, indices, strict=True)):
        if dim != axis and size != count:
            raise op.op_error(f"indices dimension {dim} must match the corresponding input dimension")


# -- operations with a region for elements ----------------------------------------------------------------

Combining: TypeAlias = triton.ReduceOp | triton.ScanOp


@verifier(triton.ReduceOp)
def verify_reduce(op: triton.ReduceOp) -> None:
    """Mirrors ReduceOp::verify."""
    for value in op.srcs:
        rank = len(shape_of(value.type))
        if not 0 <= op.axis.value < rank:
            raise op.op_error(f"axis out of bounds for operand rank {rank}")
    if [element_of(value.type) for value in op.srcs] != [element_of(type) for type in op.result_types()]:
        raise op.op_error("operand types and result types must agree")


@verifier(triton.ScanOp)
def verify_scan(op: triton.ScanOp) -> None:
    """Mirrors ScanOp::verify."""
    if [element_of(value.type) for value in op.srcs] != [element_of(type) for type in op.result_types()]:
        raise op.op_error("operand types and result types must agree")


@region_verifier(triton.ReduceOp, triton.ScanOp)
def verify_combination(op: Combining) -> None:
    """Mirrors verifyRegionsImpl of both: the region takes and returns elements."""
    elements = [element_of(value.type) for value in op.srcs]
    block = op.combineOp.blocks[0]
    if len(block.args) != 2 * len(elements):
        raise op.op_error(
            f"nested block must take {2 * len(elements)} arguments, but given block with {len(block.args)} "
            "arguments"
        )
    for number, argument in enumerate(block.args):
        expected = elements[number % len(elements)]
        if argument.type != expected:
            raise op.op_error(
                f"type mismatch on combine operation. Expected argument {number} to have type '{expected}' "
                f"but got '{argument.type}'"
            )
    last = block.last
    if not isinstance(last, triton.ReduceReturnOp | triton.ScanReturnOp):
        raise op.op_error("combine operation must be terminated with a return of its kind")
    results = [value.type for value in last.result]
    if len(results) != len(elements):
        raise op.op_error(
            f"expected combine operation to return {len(elements)} values but got {len(results)}"
        )
    for number, (type, expected) in enumerate(zip(results, elements, strict=True)):
        if type != expected:
            raise op.op_error(
                f"type mismatch on combine operation. Expected argument {number} to have type '{expected}' "
                f"but got '{type}'"
            )


@verifier(triton.MapElementwiseOp)
def verify_mapped(op: triton.MapElementwiseOp) -> None:
    """Mirrors MapElementwiseOp::verify."""
    if not op.operand_count:
        raise op.op_error("MapElementwiseOp must have at least 1 operand")
    if not is_power_of_two(op.pack.value):
        raise op.op_error("Pack must be a power of 2")


@region_verifier(triton.MapElementwiseOp)
def verify_map_elementwise(op: triton.MapElementwiseOp) -> None:
    """Mirrors MapElementwiseOp::verifyRegions."""
    arguments = op.scalarOp.blocks[0].args
    expected = [element_of(value.type) for value in op.srcs for _ in range(op.pack.value)]
    if len(arguments) != len(expected):
        raise op.op_error("region has wrong number of arguments")
    if [argument.type for argument in arguments] != expected:
        raise op.error("argument types did not match")
    elements = [element_of(type) for type in op.result_types() for _ in range(op.pack.value)]
    for inner in op.walk_list():
        if inner is op:
            continue
        if has_effect(inner, "Write"):
            raise inner.op_error("Stores are not supported inside map_elementwise")
        if isinstance(inner, triton.MapElementwiseReturnOp) and inner.operand_types() != elements:
            raise inner.error("region return does not match map_elementwise result")


@verifier(triton.ElementwiseInlineAsmOp)
def verify_inline_asm(op: triton.ElementwiseInlineAsmOp) -> None:
    """Mirrors ElementwiseInlineAsmOp::verify."""
    for operand in op.args:
        if isinstance(operand.type, RankedTensorType):
            count, pack = prod(operand.type.dims), op.packed_element.value
            if pack and count % pack:
                raise op.error(
                    f"number of input elements {count} must be a multiple of the op's packed_element "
                    f"attribute, {pack}"
                )


# -- memory -----------------------------------------------------------------------------------------------


@verifier(triton.LoadOp, triton.StoreOp)
def verify_access(op: triton.LoadOp | triton.StoreOp) -> None:
    """Mirrors LoadOp::verify and StoreOp::verify."""
    policy: Attribute | None = op.cachePolicy_attr
    if policy is not None and isinstance(policy, BuiltinAttribute):
        raise op.op_error(f"unsupported cache policy attribute {policy}")


@verifier(triton.AtomicLoadOp, triton.AtomicPollOp)
def verify_atomic_read(op: triton.AtomicLoadOp | triton.AtomicPollOp) -> None:
    """Mirrors AtomicLoadOp::verify and AtomicPollOp::verify."""
    if op.sem not in (triton.MemSemantic.ACQUIRE, triton.MemSemantic.RELAXED):
        raise op.op_error("only supports acquire and relaxed semantics")


@verifier(triton.AtomicStoreOp)
def verify_atomic_store(op: triton.AtomicStoreOp) -> None:
    """Mirrors AtomicStoreOp::verify."""
    if op.sem not in (triton.MemSemantic.RELEASE, triton.MemSemantic.RELAXED):
        raise op.op_error("only supports release and relaxed semantics")


# -- descriptors ------------------------------------------------------------------------------------------


def verify_block(
    op: Operation,
    type: triton.TensorDescType | ttng.TensorDescIm2ColType,
    tensor: RankedTensorType | triton.MemDescType,
) -> None:
    """Mirrors verifyDescriptorLoadStoreOp: a block and a tensor or buffer have the same element type."""
    element = signless(type.elementType)
    if element != element_of(tensor):
        raise op.op_error(
            "descriptor block and tensor element types must match, but got descriptor element type "
            f"'{element}' and tensor element type '{element_of(tensor)}'"
        )
    if prod(type.shape) != prod(shape_of(tensor)):
        raise op.op_error(
            "descriptor block and tensor must have the same number of elements, but got descriptor block "
            f"with {prod(type.shape)} elements tensor with {prod(shape_of(tensor))} elements"
        )


def signless(type: Type) -> Type:
    """A descriptor's element type as in tensors."""
    return IntegerType(type.width) if isinstance(type, IntegerType) else type


@verifier(triton.DescriptorLoadOp)
def verify_descriptor_load(op: triton.DescriptorLoadOp) -> None:
    """Mirrors DescriptorLoadOp::verify."""
    verify_block(op, op.desc.type, _tensor(op.result.type))


@verifier(triton.DescriptorStoreOp, triton.DescriptorReduceOp)
def verify_descriptor_store(op: triton.DescriptorStoreOp | triton.DescriptorReduceOp) -> None:
    """Mirrors DescriptorStoreOp::verify and DescriptorReduceOp::verify."""
    verify_block(op, op.desc.type, _tensor(op.src.type))


_LEAST_ROWS = 8


def verify_gathered(op: Operation, block: RankedTensorType, rows: Type, indices: Type) -> None:
    """Mirrors verifyGatherScatterOp: a block is one row; each row of the tensor or buffer has an index."""
    if len(block.dims) != 2:
        raise op.op_error(f"descriptor block must be a 2D tensor, but got '{block}'")
    if block.dims[0] != 1:
        raise op.op_error(f"descriptor block must have exactly 1 row, but got '{block}'")
    shape, count = shape_of(rows), shape_of(indices)
    if len(count) != 1:
        raise op.op_error(f"x offsets must be a 1D tensor, but got '{indices}'")
    if len(shape) != 2:
        raise op.op_error(f"result must be a 2D tensor, but got '{rows}'")
    if shape[0] < _LEAST_ROWS:
        raise op.op_error(f"must have at least 8 rows, but got {shape[0]}")
    bits = bits_of(rows)
    if bits > 32:
        raise op.op_error("TMA dtype cannot be greater than 32 bits")
    least = 32 // bits * 8
    if shape[1] < least:
        raise op.op_error(f"must have at least {least} columns for '{element_of(rows)}', but got {shape[1]}")
    if shape[0] != count[0]:
        raise op.op_error(f"result tensor must have as many rows as indices ({count[0]}), but got '{rows}'")
    if shape[1] != block.dims[1]:
        raise op.op_error(
            f"result tensor number of columns must match block ({block.dims[1]}), but got '{rows}'"
        )
    if element_of(rows) != block.element_type:
        raise op.op_error(
            f"result tensor element type must match block ('{block.element_type}'), but got '{rows}'"
        )


@verifier(triton.DescriptorGatherOp, triton.DescriptorScatterOp)
def verify_rows(op: triton.DescriptorGatherOp | triton.DescriptorScatterOp) -> None:
    """Mirrors DescriptorGatherOp::verify and DescriptorScatterOp::verify."""
    block = RankedTensorType(op.desc.type.shape, signless(op.desc.type.elementType))
    rows = op.result.type if isinstance(op, triton.DescriptorGatherOp) else op.src.type
    verify_gathered(op, block, rows, op.x_offsets.type)


# -- functions --------------------------------------------------------------------------------------------


@verifier(triton.ReturnOp)
def verify_return(op: triton.ReturnOp) -> None:
    """Mirrors ReturnOp::verify."""
    function = op.parent_op
    if isinstance(function, triton.FuncOp):
        verify_returned(op, _type_of(function).results, "return")


def _type_of(function: triton.FuncOp) -> FunctionType:
    type = function.function_type.type
    assert isinstance(type, FunctionType)
    return type


class CallUser(CallSymbolUser):
    """Mirrors CallOp::verifySymbolUses: as for func, with another function class."""

    __slots__ = ()
    CALLEE = triton.FuncOp  # type: ignore[assignment]  # The base names the class of a dialect that ships.


interface(triton.CallOp, "SymbolUserOpInterface")(CallUser())
