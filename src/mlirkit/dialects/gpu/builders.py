"""Building launches of kernels as upstream's bindings do: sizes by threes, numbers for values.

    op = gpu.launch_((4, 1, 1), (32, 1, 1))                  its block has the twelve arguments

    @gpu.launch((4, 1, 1), (32, 1, 1))
    def kernel(*indices): ...                                the body; gpu.terminator is added

    gpu.launch_func(["module", "kernel"], (4, 1, 1), (32, 1, 1), [x])
    token = gpu.wait([token])
    gpu.printf("%d\\n", x)

What gets operations to wait for gives a token.  The forms of the definitions, with a token's type in front,
are understood, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Type
from mlirkit.core.creation import as_value
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.loading import shared_dialect
from mlirkit.ods.live.hooks import face_function
from mlirkit.ods.live.value_builder import computed

# Indices of the block and of the thread, and how many of each there are, by dimension.
_LAUNCH_ARGUMENTS = 12


@face_function("gpu", "gpu_async_token")
def gpu_async_token() -> Type:
    """The type `!gpu.async.token`."""
    found: Type = Type.parse("!gpu.async.token")
    return found


def _sizes(given: Sequence[Any], loc: Any, ip: Any) -> list[Value]:
    """Three sizes as values; numbers become index constants."""
    constant = shared_dialect("arith").public("ConstantOp")
    return [
        constant(INDEX, each, loc=loc, ip=ip).result if isinstance(each, int) else as_value(each)
        for each in given
    ]


def _token(dependencies: Sequence[Any]) -> Type | None:
    return gpu_async_token() if dependencies else None


def _is_generated_form(first: Any) -> bool:
    """Whether what comes first is the type of the token, as definitions have it."""
    return first is None or isinstance(first, Type)


@face_function("gpu", "launch_")
def launch_(
    grid_size: Sequence[Any],
    block_size: Sequence[Any],
    async_dependencies: Sequence[Any] | None = None,
    dynamic_shared_memory_size: Any = None,
    *,
    loc: Any = None,
    ip: Any = None,
) -> Any:
    """Build `gpu.launch` with a block, whose terminator is the caller's."""
    dependencies = list(async_dependencies or ())
    op = shared_dialect("gpu").public("LaunchOp")(
        _token(dependencies),
        dependencies,
        *_sizes(grid_size, loc, ip),
        *_sizes(block_size, loc, ip),
        dynamicSharedMemorySize=dynamic_shared_memory_size,
        loc=loc,
        ip=ip,
    )
    op.regions[0].blocks.append(*[INDEX] * _LAUNCH_ARGUMENTS)
    return op


@face_function("gpu", "launch")
def launch(first: Any, second: Any, *rest: Any, **named: Any) -> Any:
    """A decorator of the function that builds the body of its arguments; gives the operation."""
    if _is_generated_form(first):
        return shared_dialect("gpu").public("launch")(first, second, *rest, **named)

    def build(body: Callable[..., None]) -> Operation:
        op: Operation = launch_(first, second, *rest, **named)
        block = op.regions[0].blocks[0]
        with InsertionPoint(block):
            body(*block.arguments)
            shared_dialect("gpu").public("TerminatorOp")()
        return op

    return build


@face_function("gpu", "launch_func")
def launch_func(
    kernel: Any, grid_size: Any, block_size: Any, kernel_operands: Any = None, *rest: Any, **named: Any
) -> Any:
    """Build `gpu.launch_func`; `kernel` is the path of the function: its module's name and its own."""
    if _is_generated_form(kernel):
        generated = shared_dialect("gpu").public("launch_func")
        return generated(kernel, grid_size, block_size, kernel_operands, *rest, **named)
    return _launch_func(kernel, grid_size, block_size, kernel_operands, *rest, **named)


def _launch_func(
    kernel: Any,
    grid_size: Sequence[Any],
    block_size: Sequence[Any],
    kernel_operands: Sequence[Any] | None = None,
    async_dependencies: Sequence[Any] | None = None,
    dynamic_shared_memory_size: Any = None,
    async_object: Any = None,
    *,
    loc: Any = None,
    ip: Any = None,
) -> Any:
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
def wait(first: Any = None, *rest: Any, loc: Any = None, ip: Any = None) -> Any:
    """Build `gpu.wait` for operations; give its token."""
    build = shared_dialect("gpu").public("wait")
    if rest:
        return build(first, *rest, loc=loc, ip=ip)
    return build(gpu_async_token(), list(first or ()), loc=loc, ip=ip)


@face_function("gpu", "printf")
def printf(format: Any, *arguments: Any, loc: Any = None, ip: Any = None) -> Any:
    """Build `gpu.printf` of values."""
    if len(arguments) == 1 and isinstance(arguments[0], (list, tuple)):
        arguments = tuple(arguments[0])
    return shared_dialect("gpu").public("printf")(format, list(arguments), loc=loc, ip=ip)
