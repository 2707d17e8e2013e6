"""Building launches of kernels as upstream's bindings do: sizes as triples of numbers or values.

    op = gpu.launch_((4, 1, 1), (32, 1, 1))                  its block has the twelve arguments

    @gpu.launch((4, 1, 1), (32, 1, 1))
    def kernel(*indices): ...                                the body; gpu.terminator is added

    gpu.launch_func(["module", "kernel"], (4, 1, 1), (32, 1, 1), [x])
    token = gpu.wait([token])
    gpu.printf("%d\\n", x)
    gpu.GPUFuncOp(type, "f", kernel=True, body_builder=fill)

Operations with dependencies return a token.  Calls of the generated builders, with a token type first, work
as well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, cast

from mlirkit.builtin.attributes import UNIT
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.creation import as_value
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.interfaces import function_body
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import Value
from mlirkit.dialects.declared import gpu
from mlirkit.dialects.function_members import FunctionMembers, FunctionName, fill_function
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.mixed_arguments import Building, Insertion, ValueLike
from mlirkit.ods.live.building.op_builder import OpBuilder
from mlirkit.ods.live.building.value_builder import Computed, computed
from mlirkit.ods.live.hooks import builder, face_function, members

#: A size of a grid or of a block.
Size: TypeAlias = int | ValueLike

# Ids of block and thread, then the sizes of grid and block, three dimensions each.
_LAUNCH_ARGUMENTS = 12
_KERNEL = "gpu.kernel"


@face_function("gpu", "gpu_async_token")
def gpu_async_token() -> Type:
    """The type `!gpu.async.token`."""
    type: Type = Type.parse("!gpu.async.token")
    return type


def _sizes(sizes: Sequence[Size], loc: Location | None, ip: Insertion) -> list[Value]:
    """Three sizes as values; numbers become index constants."""
    constant = shared_dialect("arith").public("ConstantOp")
    return [
        constant(INDEX, size, loc=loc, ip=ip).result if isinstance(size, int) else as_value(size)
        for size in sizes
    ]


def _token(dependencies: Sequence[ValueLike]) -> Type | None:
    return gpu_async_token() if dependencies else None


def _is_generated_form(first: object) -> bool:
    """Whether the first argument is a token type, as for the generated builder."""
    return first is None or isinstance(first, Type)


@face_function("gpu", "launch_")
def launch_(
    grid_size: Sequence[Size],
    block_size: Sequence[Size],
    async_dependencies: Sequence[ValueLike] | None = None,
    dynamic_shared_memory_size: ValueLike | None = None,
    *,
    loc: Location | None = None,
    ip: Insertion = None,
) -> gpu.LaunchOp:
    """Build `gpu.launch` with a block; the caller adds the terminator."""
    dependencies = list(async_dependencies or ())
    op: gpu.LaunchOp = shared_dialect("gpu").public("LaunchOp")(
        _token(dependencies),
        dependencies,
        *_sizes(grid_size, loc, ip),
        *_sizes(block_size, loc, ip),
        dynamicSharedMemorySize=dynamic_shared_memory_size,
        loc=loc,
        ip=ip,
    )
    op.body.blocks.append(*[INDEX] * _LAUNCH_ARGUMENTS)
    return op


@face_function("gpu", "launch")
def launch(
    first: Sequence[Size] | Type | None, second: Sequence[ValueLike | int], *rest: Any, **named: Any
) -> Any:
    """A decorator for the function that builds the body from its arguments; returns the operation."""
    if _is_generated_form(first):
        return shared_dialect("gpu").public("launch")(first, second, *rest, **named)

    op = launch_(cast(Sequence[Size], first), second, *rest, **named)

    def build(body: Callable[..., None]) -> gpu.LaunchOp:
        block = op.body.blocks[0]
        with InsertionPoint(block):
            body(*block.arguments)
            shared_dialect("gpu").public("TerminatorOp")()
        return op

    return build


@face_function("gpu", "launch_func")
def launch_func(
    kernel: Any,
    grid_size: Any,
    block_size: Any,
    kernel_operands: Any = None,
    *rest: Any,
    **named: Any,
) -> Any:
    """Build `gpu.launch_func`; `kernel` is the symbol path of the function: module name and function name."""
    if _is_generated_form(kernel):
        generated = shared_dialect("gpu").public("launch_func")
        return generated(kernel, grid_size, block_size, kernel_operands, *rest, **named)
    return _launch_func(kernel, grid_size, block_size, kernel_operands, *rest, **named)


def _launch_func(
    kernel: Attribute | Sequence[str | Attribute],
    grid_size: Sequence[Size],
    block_size: Sequence[Size],
    kernel_operands: Sequence[ValueLike] | None = None,
    async_dependencies: Sequence[ValueLike] | None = None,
    dynamic_shared_memory_size: ValueLike | None = None,
    async_object: ValueLike | None = None,
    *,
    loc: Location | None = None,
    ip: Insertion = None,
) -> Computed:
    dependencies = list(async_dependencies or ())
    op = shared_dialect("gpu").public("LaunchFuncOp")(
        _token(dependencies),
        dependencies,
        kernel,
        *_sizes(grid_size, loc, ip),
        *_sizes(block_size, loc, ip),
        list(kernel_operands or ()),
        dynamicSharedMemorySize=dynamic_shared_memory_size,
        asyncObject=async_object,
        loc=loc,
        ip=ip,
    )
    return computed(op)


@face_function("gpu", "wait")
def wait(
    first: Type | Sequence[ValueLike] | None = None,
    *rest: object,
    async_dependencies: Sequence[ValueLike] | None = None,
    loc: Location | None = None,
    ip: Insertion = None,
) -> Any:
    """Build `gpu.wait`; returns its token."""
    build = shared_dialect("gpu").public("wait")
    if async_dependencies is not None:
        first = async_dependencies
    if rest or isinstance(first, Type):
        return build(first, *rest, loc=loc, ip=ip)
    return build(gpu_async_token(), list(first or ()), loc=loc, ip=ip)


@face_function("gpu", "printf")
def printf(
    format: str | Attribute, *arguments: object, loc: Location | None = None, ip: Insertion = None
) -> Computed:
    """Build `gpu.printf` of values."""
    if len(arguments) == 1 and isinstance(arguments[0], (list, tuple)):
        arguments = tuple(arguments[0])
    made: Computed = shared_dialect("gpu").public("printf")(format, list(arguments), loc=loc, ip=ip)
    return made


@builder(gpu.GPUFuncOp)
def build_function(
    builder: OpBuilder,
    info: OperationName,
    function_type: Type | Attribute,
    sym_name: object = None,
    *args: object,
    kernel: object = None,
    body_builder: Callable[[Operation], object] | None = None,
    **named: object,
) -> Building:
    """Build `gpu.func`: `(type, name)`; `kernel` marks a kernel, `body_builder` fills a new entry block."""
    state = builder.state(info, (function_type, *args), named)
    if isinstance(sym_name, str):
        sym_name = StringAttr(sym_name)
    if sym_name is not None:
        if not isinstance(sym_name, StringAttr):
            raise ValueError("sym_name must be a string or a StringAttr")
        state.attributes["sym_name"] = sym_name
    if kernel is not None and kernel is not False:
        state.attributes[_KERNEL] = UNIT
    return state if body_builder is None else (state, fill_function(body_builder))


@members(gpu.GPUFuncOp)
class GPUFunctionMembers(FunctionMembers):
    """Members of `gpu.GPUFuncOp` besides the generated accessors."""

    KERNEL_ATTR_NAME = _KERNEL
    KNOWN_BLOCK_SIZE_ATTR_NAME = "known_block_size"
    KNOWN_GRID_SIZE_ATTR_NAME = "known_grid_size"
    FUNCTION_TYPE_ATTR_NAME = "function_type"
    SYM_NAME_ATTR_NAME = "sym_name"

    @property
    def name(self) -> FunctionName:
        """The symbol name, as an attribute."""
        result = FunctionName(self.require_live().name)
        symbol = self.discardable_attributes.get("sym_name")
        result.value = symbol.value if isinstance(symbol, StringAttr) else ""
        return result

    @property
    def is_kernel(self) -> bool:
        return self.attribute(_KERNEL) is not None

    @property
    def entry_block(self) -> Block:
        """The first block; RuntimeError if there is no body."""
        if self.is_external:
            raise RuntimeError(
                f"Entry block does not exist for {self.name.value}. Do you need to call the add_entry_block()"
                " method on this GPUFuncOp?"
            )
        block: Block = function_body(self).blocks[0]
        return block

    def add_entry_block(self, arg_locs: Sequence[Location] | None = None) -> Block:
        """Add an entry block with the arguments of the function's type."""
        if not self.is_external:
            raise RuntimeError(f"Entry block already exists for {self.name.value}")
        types = self.type.inputs
        locations = arg_locs or [self.location] * len(types)
        return function_body(self).blocks.append(*types, arg_locs=locations)

    @property
    def arguments(self) -> list[Type]:
        """The types of the arguments, as in upstream's bindings."""
        return list(self.type.inputs)
