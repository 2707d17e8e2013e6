"""What gpu says about modules that hold kernels, the launches in them, and buffers attributed to groups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import UnitAttr
from mlirkit.builtin.dense import I32, DenseArrayAttr
from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.core.attribute import Type
from mlirkit.core.structural_attributes import SymbolRefAttr
from mlirkit.core.symbol_table import SymbolTableCollection

_CONTAINER = "gpu.container_module"
_LAUNCH_SIZES = ("gpu.known_block_size", "gpu.known_grid_size")


def verify_buffers(op: Any, types: Sequence[Type], space: str) -> None:
    """Buffers of a launch or a function are memrefs in `space`, as far as their types name a gpu space."""
    for type in types:
        if not isinstance(type, MemRefType):
            raise op.op_error("expected memref type in attribution")
        given = type.memory_space
        is_named = getattr(given, "FULL_NAME", "") == "gpu.address_space"
        if is_named and str(given) != f"#gpu.address_space<{space}>":
            raise op.op_error(f"expected memory space {space} in attribution")


def verify_operation_attribute(op: Any, name: str, attribute: Any) -> None:
    """As GPUDialect::verifyOperationAttribute."""
    if name in _LAUNCH_SIZES:
        if not isinstance(attribute, DenseArrayAttr) or attribute.element_type != I32:
            raise op.op_error(f"{name} must be a dense i32 array")
        if len(attribute.values) != 3:
            raise op.op_error(f"{name} must contain exactly 3 elements")
    if name != _CONTAINER or not isinstance(attribute, UnitAttr):
        return
    if op.info.name != "builtin.module":
        raise op.error(f"expected '{_CONTAINER}' attribute to be attached to 'builtin.module'")
    tables = SymbolTableCollection()
    for launch in op.walk_list("gpu.launch_func"):
        if launch.parent_op.parent_op is op and isinstance(launch.inherent("kernel"), SymbolRefAttr):
            _verify_launch(launch, op, tables)


def _verify_launch(launch: Any, module: Any, tables: SymbolTableCollection) -> None:
    """The kernel is a function of a gpu.module in the same module, and takes what is given."""
    kernel = launch.inherent("kernel")
    name = kernel.path[0]
    container = tables.lookup_in(module, name)
    if container is None:
        raise launch.op_error(f"kernel container '{name}' is undefined")
    if container.info.name == "gpu.binary":
        return
    if container.info.name != "gpu.module":
        raise launch.op_error(f"kernel module '{name}' is undefined")
    function: Any = tables.lookup_symbol_in(module, kernel)
    if function is None:
        raise launch.op_error(f"kernel function '{kernel}' is undefined")
    if "FunctionOpInterface" not in function.info.interfaces:
        error = launch.op_error(f"referenced kernel '{kernel}' is not a function")
        raise function.note_on(error, "see the kernel definition here")
    if not isinstance(function.attribute("gpu.kernel"), UnitAttr):
        raise launch.op_error("kernel function is missing the 'gpu.kernel' attribute")
    if function.info.name != "gpu.func":
        return
    wanted = function.inherent("function_type").value.input_types
    given = [value.type for value in launch.kernelOperands]
    if len(given) != len(wanted):
        raise launch.op_error(f"got {len(given)} kernel operands but expected {len(wanted)}")
    for index, (one, other) in enumerate(zip(given, wanted, strict=True)):
        if one != other:
            raise launch.op_error(f"type of function argument {index} does not match")
