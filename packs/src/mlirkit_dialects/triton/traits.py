"""The traits of operations of tt and ttg: sizes of tensors, equal shapes and layouts, layouts that fit."""

from __future__ import annotations

from collections.abc import Callable
from math import prod

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.ops import ModuleOp
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.value import BlockArgument, Value
from mlirkit.core.walk import get_parent_of_type
from mlirkit.ods.live.hooks import trait_verifier
from mlirkit.support.diagnostics import MLIRError
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton.distributed_layouts import cluster_of, is_power_of_two, rank_of
from mlirkit_dialects.triton.shapes import shape_of, tensors

MOST_ELEMENTS = 1 << 20


def _shown(op: Operation) -> str:
    return str(op.text_in_diagnostic()).strip()


@trait_verifier("mlir::OpTrait::TensorSizeTrait")
def verify_tensor_size(op: Operation) -> None:
    """As verifyTensorSize."""
    for type in tensors([*op.operand_types(), *op.result_types()]):
        count = prod(type.dims)
        if count > MOST_ELEMENTS:
            raise op.error(
                f"Maximum allowed number of elements is {MOST_ELEMENTS}, but {_shown(op)} has more than that"
            )
        if not is_power_of_two(count):
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
    """As verifySameOperandsEncoding."""
    types = op.operand_types()
    if any(not _same_layout(type, types[0]) for type in types[1:]):
        raise op.op_error("requires the same encoding for all operands")


@trait_verifier(
    "mlir::OpTrait::SameOperandsAndResultEncoding", "mlir::OpTrait::SameLoadStoreOperandsAndResultEncoding"
)
def verify_same_layout(op: Operation) -> None:
    """As verifySameOperandsAndResultEncoding."""
    types = op.operand_types()
    if not types:
        return
    if any(not _same_layout(type, types[0]) for type in op.result_types()):
        raise op.op_error("requires the same encoding for all operands and results")
    verify_same_operands_layout(op)


@trait_verifier("mlir::OpTrait::VerifyTensorLayoutsTrait")
def verify_tensor_layouts(op: Operation) -> None:
    """As verifyTensorLayouts: a layout fits its tensor and the threads that the module says."""
    if not any(type.encoding is not None for type in tensors([*op.operand_types(), *op.result_types()])):
        return
    module = get_parent_of_type(op, ModuleOp)
    if module is None:
        return
    for number, operand in enumerate(op.operand_values()):

        def operand_error(text: str, number: int = number, operand: Value = operand) -> MLIRError:
            return op.error(f"Operand {number} ({_operand_name(operand)}) has an invalid layout: {text}")

        _verify_layout(operand.type, op, module, operand_error)
    for number, type in enumerate(op.result_types()):
        result = "Result" if op.result_count == 1 else f"Result {number}"

        def result_error(text: str, result: str = result) -> MLIRError:
            return op.error(f"{result} has an invalid layout: {text}")

        _verify_layout(type, op, module, result_error)


def _operand_name(value: Value) -> str:
    """As Value::printAsOperand of a value that nothing around is known of."""
    if isinstance(value, BlockArgument):
        return f"<block argument> of type '{value.type}' at index: {value.arg_number}"
    return value.get_name(use_local_scope=True)


def _verify_layout(type: Type, op: Operation, module: ModuleOp, error: Callable[[str], MLIRError]) -> None:
    if not isinstance(type, RankedTensorType) or type.encoding is None:
        return
    layout = type.encoding
    rank = rank_of(layout)
    if rank is not None and rank != len(type.dims):
        raise error(f"Layout has rank {rank}, but the tensor it's attached to has rank {len(type.dims)}.")
    if not isinstance(layout, triton.BlockedEncodingAttr):
        return
    threads = _module_number(module, "ttg.threads-per-warp", 32)
    if prod(layout.threadsPerWarp) != threads:
        raise error(
            f"{layout}.\nLayout has {prod(layout.threadsPerWarp)} threads per warp, but the module "
            f"specifies {threads} threads per warp."
        )
    warps = warps_at(op, module)
    if warps is not None and prod(layout.warpsPerCTA) != warps:
        raise error(
            f"{layout}.\nLayout has {prod(layout.warpsPerCTA)} warps per CTA, but the context requires "
            f"{warps} warps per CTA."
        )
    blocks = _module_number(module, "ttg.num-ctas", 1)
    if 1 << len(cluster_of(layout).of("block")) != blocks:
        raise error(
            f"{layout}.\nLayout has {1 << len(cluster_of(layout).of('block'))} CTAs per CGA, but the context "
            f"requires {blocks} CTAs per CGA."
        )


def _module_number(module: ModuleOp, name: str, default: int) -> int:
    value = module.discardable_attributes.get(name)
    return value.value if isinstance(value, IntegerAttr) else default


def warps_at(op: Operation, module: ModuleOp) -> int | None:
    """The number of warps that run an operation: of its partition, or of the module."""
    partitions = get_parent_of_type(op, triton.WarpSpecializePartitionsOp)
    if partitions is not None:
        specialize = partitions.parent_op
        region = op.parent_region
        while region is not None and region.parent_op is not partitions:
            region = region.parent_op.parent_region if region.parent_op is not None else None
        if isinstance(specialize, triton.WarpSpecializeOp) and region is not None:
            number = [other is region for other in partitions.partitionRegions].index(True)
            return int(specialize.partitionNumWarps.values[number])
    value = module.discardable_attributes.get("ttg.num-warps")
    return value.value if isinstance(value, IntegerAttr) else None


# -- shapes -----------------------------------------------------------------------------------------------


@trait_verifier("mlir::OpTrait::SameLoadStoreOperandsShape")
def verify_same_operands_shape(op: Operation) -> None:
    """As verifySameLoadStoreOperandsShape."""
    types = op.operand_types()
    if any(shape_of(type) != shape_of(types[0]) for type in types[1:]):
        raise op.op_error("requires the same shape for all operands")


@trait_verifier("mlir::OpTrait::SameLoadStoreOperandsAndResultShape")
def verify_same_shape(op: Operation) -> None:
    """As verifySameLoadStoreOperandsAndResultShape."""
    first = op.operand_types()[0]
    if any(shape_of(type) != shape_of(first) for type in op.result_types()):
        raise op.op_error("requires the same shape for all operands and results")
    verify_same_operands_shape(op)


@trait_verifier("mlir::OpTrait::SameResultsType")
def verify_same_results(op: Operation) -> None:
    """As verifySameResultsType."""
    if len(set(op.result_types())) > 1:
        raise op.op_error("requires the same type for all results")
