"""The traits of operations of tt and ttg: sizes of tensors, equal shapes and layouts, layouts that fit."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import TypeAlias

from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.value import BlockArgument, Value
from mlirkit.ods.live.hooks import trait_verifier
from mlirkit.support.diagnostics import MLIRError
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton.buffer_checks import layout_rank
from mlirkit_dialects.triton.distributed_layouts import is_power_of_two, rank_of
from mlirkit_dialects.triton.layout_functions import cluster_of, function_of
from mlirkit_dialects.triton.module_facts import blocks_at, module_of, threads_at, warps_at
from mlirkit_dialects.triton.shapes import shape_of, tensors
from mlirkit_dialects.triton.shared_layouts import SHARED
from mlirkit_dialects.triton.tensor_memory_layouts import TENSOR_MEMORY

MOST_ELEMENTS = 1 << 20


def _shown(op: Operation) -> str:
    return str(op.text_in_diagnostic()).strip()


@trait_verifier("mlir::OpTrait::TensorSizeTrait")
def verify_tensor_size(op: Operation) -> None:
    """Mirrors verifyTensorSize."""
    for type in tensors([*op.operand_types(), *op.result_types()]):
        count = prod(type.dims)
        if count > MOST_ELEMENTS:
            raise op.error(
                f"Maximum allowed number of elements is {MOST_ELEMENTS}, but {_shown(op)} has more than that"
            )
        if count & (count - 1):
            raise op.error(
                f"Number of elements must be power-of-two, but {_shown(op)} doesn't follow the rule "
                f"({count}) elements"
            )


# -- layouts ----------------------------------------------------------------------------------------------


def _same_layout(left: Type, right: Type) -> bool:
    """Whether two types have one layout, or one of them has none."""
    layouts = [type.encoding for type in tensors([left, right]) if type.encoding is not None]
    return len(layouts) != 2 or layouts[0] == layouts[1]


@trait_verifier("mlir::OpTrait::SameOperandsEncoding", "mlir::OpTrait::SameLoadStoreOperandsEncoding")
def verify_same_operands_layout(op: Operation) -> None:
    """Mirrors verifySameOperandsEncoding."""
    types = op.operand_types()
    if any(not _same_layout(type, types[0]) for type in types[1:]):
        raise op.op_error("requires the same encoding for all operands")


@trait_verifier(
    "mlir::OpTrait::SameOperandsAndResultEncoding", "mlir::OpTrait::SameLoadStoreOperandsAndResultEncoding"
)
def verify_same_layout(op: Operation) -> None:
    """Mirrors verifySameOperandsAndResultEncoding."""
    types = op.operand_types()
    if not types:
        return
    if any(not _same_layout(type, types[0]) for type in op.result_types()):
        raise op.op_error("requires the same encoding for all operands and results")
    verify_same_operands_layout(op)


@trait_verifier("mlir::OpTrait::VerifyTensorLayoutsTrait")
def verify_tensor_layouts(op: Operation) -> None:
    """Mirrors verifyTensorLayouts: a layout must fit its tensor and the module's threads."""
    _verify_layouts(op, _verify_tensor)


@trait_verifier("mlir::OpTrait::VerifyMemDescLayoutsTrait")
def verify_buffer_layouts(op: Operation) -> None:
    """Mirrors verifyMemDescLayouts: a layout must fit its buffer and the module's blocks."""
    _verify_layouts(op, _verify_buffer)


_Check: TypeAlias = Callable[[Type, Operation, Callable[[str], MLIRError]], None]


def _verify_layouts(op: Operation, check: _Check) -> None:
    """Check the type of each operand and result."""
    for number, operand in enumerate(op.operand_values()):

        def operand_error(text: str, number: int = number, operand: Value = operand) -> MLIRError:
            return op.error(f"Operand {number} ({_operand_name(operand)}) has an invalid layout: {text}")

        check(operand.type, op, operand_error)
    for number, type in enumerate(op.result_types()):
        result = "Result" if op.result_count == 1 else f"Result {number}"

        def result_error(text: str, result: str = result) -> MLIRError:
            return op.error(f"{result} has an invalid layout: {text}")

        check(type, op, result_error)


def _operand_name(value: Value) -> str:
    """Mirrors Value::printAsOperand without a printing context."""
    if isinstance(value, BlockArgument):
        return f"<block argument> of type '{value.type}' at index: {value.arg_number}"
    return value.get_name(use_local_scope=True)


def _verify_blocks(layout: Attribute, op: Operation, error: Callable[[str], MLIRError]) -> None:
    """Mirrors verifyCTAs."""
    blocks, expected = 1 << len(cluster_of(layout).of("block")), blocks_at(op)
    if blocks != expected:
        raise error(
            f"{layout}.\nLayout has {blocks} CTAs per CGA, but the context requires {expected} CTAs per CGA."
        )


def _verify_tensor(type: Type, op: Operation, error: Callable[[str], MLIRError]) -> None:
    if not isinstance(type, RankedTensorType) or type.encoding is None:
        return
    layout = type.encoding
    if module_of(op) is None:
        return
    rank = rank_of(layout)
    if rank is None:
        if isinstance(layout, (*SHARED, *TENSOR_MEMORY)):
            if isinstance(layout, TENSOR_MEMORY) or layout_rank(layout) == len(type.dims):
                _verify_blocks(layout, op, error)
            raise error("Non-distributed layout is not allowed in tensor type.")
        return
    if rank != len(type.dims):
        raise error(f"Layout has rank {rank}, but the tensor it's attached to has rank {len(type.dims)}.")
    _verify_blocks(layout, op, error)
    function = function_of(tuple(type.dims), layout) if all(map(is_power_of_two, type.dims)) else None
    if function is None:
        return
    threads = threads_at(op)
    if function.size("lane") != threads:
        raise error(
            f"{layout}.\nLayout has {function.size('lane')} threads per warp, but the module specifies "
            f"{threads} threads per warp."
        )
    warps = warps_at(op)
    if warps is None:
        raise error(
            "Could not determine the number of warps per CTA. Operation is not in a context with "
            "`ttg.num-warps`."
        )
    if function.size("warp") != warps:
        raise error(
            f"{layout}.\nLayout has {function.size('warp')} warps per CTA, but the context requires {warps} "
            "warps per CTA."
        )


def _verify_buffer(type: Type, op: Operation, error: Callable[[str], MLIRError]) -> None:
    if isinstance(type, triton.MemDescType) and module_of(op) is not None:
        _verify_blocks(type.encoding, op, error)


# -- shapes -----------------------------------------------------------------------------------------------


@trait_verifier("mlir::OpTrait::SameLoadStoreOperandsShape")
def verify_same_operands_shape(op: Operation) -> None:
    """Mirrors verifySameLoadStoreOperandsShape."""
    types = op.operand_types()
    if any(shape_of(type) != shape_of(types[0]) for type in types[1:]):
        raise op.op_error("requires the same shape for all operands")


@trait_verifier("mlir::OpTrait::SameLoadStoreOperandsAndResultShape")
def verify_same_shape(op: Operation) -> None:
    """Mirrors verifySameLoadStoreOperandsAndResultShape."""
    first = op.operand_types()[0]
    if any(shape_of(type) != shape_of(first) for type in op.result_types()):
        raise op.op_error("requires the same shape for all operands and results")
    verify_same_operands_shape(op)


@trait_verifier("mlir::OpTrait::SameResultsType")
def verify_same_results(op: Operation) -> None:
    """Mirrors verifySameResultsType."""
    if len(set(op.result_types())) > 1:
        raise op.op_error("requires the same type for all results")
