"""Verification of modules with kernels, their launches, and buffers of workgroups and threads."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import IntegerAttr, UnitAttr
from mlirkit.builtin.dense import I32, DenseArrayAttr
from mlirkit.builtin.ops import ModuleOp
from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.builtin.types import FunctionType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import SymbolRefAttr
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.walk import collect_named
from mlirkit.dialects.declared import gpu

# Discardable attributes of modules, kernels, and operations with buffers.
CONTAINER = "gpu.container_module"
KERNEL = "gpu.kernel"
WORKGROUP_COUNT = "workgroup_attributions"
_LAUNCHES = frozenset(("gpu.launch_func",))
_LAUNCH_SIZES = ("gpu.known_block_size", "gpu.known_grid_size")


def workgroup_count(op: gpu.GPUFuncOp | gpu.LaunchOp) -> int:
    """The number of a region's buffers in workgroup memory; the remaining buffers are private."""
    count = op.discardable_attributes.get(WORKGROUP_COUNT)
    return count.value if isinstance(count, IntegerAttr) else 0


def verify_buffers(op: Operation, types: Sequence[Type], space: gpu.AddressSpace) -> None:
    """Check that buffers are memrefs in `space`, if their types have a gpu address space."""
    for type in types:
        if not isinstance(type, MemRefType):
            raise op.op_error("expected memref type in attribution")
        actual = type.memory_space
        if isinstance(actual, gpu.AddressSpaceAttr) and actual.value != space:
            raise op.op_error(f"expected memory space {space} in attribution")


def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """Mirrors GPUDialect::verifyOperationAttribute."""
    if name in _LAUNCH_SIZES:
        if not isinstance(attribute, DenseArrayAttr) or attribute.element_type != I32:
            raise op.op_error(f"{name} must be a dense i32 array")
        if len(attribute.values) != 3:
            raise op.op_error(f"{name} must contain exactly 3 elements")
    if name != CONTAINER or not isinstance(attribute, UnitAttr):
        return
    if not isinstance(op, ModuleOp):
        raise op.error(f"expected '{CONTAINER}' attribute to be attached to 'builtin.module'")
    tables = SymbolTableCollection()
    for launch in collect_named(op, _LAUNCHES):
        assert isinstance(launch, gpu.LaunchFuncOp)
        parent = launch.parent_op
        # The attribute may be missing before verification, so the accessor cannot be used.
        kernel = launch.attributes.get("kernel")
        if parent is not None and parent.parent_op is op and isinstance(kernel, SymbolRefAttr):
            _verify_launch(launch, kernel, op, tables)


def _verify_launch(
    launch: gpu.LaunchFuncOp, kernel: SymbolRefAttr, module: ModuleOp, tables: SymbolTableCollection
) -> None:
    """Check that the kernel is a function of a gpu.module in the same module, and takes the operands."""
    name = kernel.path[0]
    container = tables.lookup_in(module, name)
    if container is None:
        raise launch.op_error(f"kernel container '{name}' is undefined")
    if isinstance(container, gpu.BinaryOp):
        return
    if not isinstance(container, gpu.GPUModuleOp):
        raise launch.op_error(f"kernel module '{name}' is undefined")
    function = tables.lookup_symbol_in(module, kernel)
    if function is None:
        raise launch.op_error(f"kernel function '{kernel}' is undefined")
    if "FunctionOpInterface" not in function.info.interfaces_at_hand:
        error = launch.op_error(f"referenced kernel '{kernel}' is not a function")
        raise function.note_on(error, "see the kernel definition here")
    if not isinstance(function.discardable_attributes.get(KERNEL), UnitAttr):
        raise launch.op_error(f"kernel function is missing the '{KERNEL}' attribute")
    type = function.function_type.value if isinstance(function, gpu.GPUFuncOp) else None
    if not isinstance(type, FunctionType):
        return
    operands = launch.kernelOperands
    if len(operands) != len(type.input_types):
        raise launch.op_error(f"got {len(operands)} kernel operands but expected {len(type.input_types)}")
    for index, (operand, expected) in enumerate(zip(operands, type.input_types)):
        if operand.type != expected:
            raise launch.op_error(f"type of function argument {index} does not match")
