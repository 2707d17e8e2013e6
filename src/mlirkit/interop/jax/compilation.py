"""Passing programs to XLA as bytecode, the only form that XLA accepts of modules that are not its own.

JAX's calls of XLA with a module are changed to calls with bytes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from mlirkit.builtin.ops import ModuleOp
from mlirkit.bytecode import write_bytecode
from mlirkit.conversion.portable_artifact import deserialize, serialize
from mlirkit.conversion.vhlo_versions import CURRENT_VERSION, parse_version
from mlirkit.core.context import Context, current_context
from mlirkit.core.operation import Operation
from mlirkit.layouts.gained import layouts_of_release


def compile_bytecode() -> None:
    """Replace functions that JAX calls; this imports JAX."""
    from jax._src import compiler
    from jaxlib import _jax

    compiler.backend_compile_and_load = _with_bytecode(compiler.backend_compile_and_load)
    _jax.mlir.serialize_portable_artifact = _serialize
    _jax.mlir.deserialize_portable_artifact = _deserialize


class BytecodeClient:
    """A client of XLA that accepts modules; other members are those of the client itself."""

    def __init__(self, client: Any) -> None:
        self._client = client

    def __getattr__(self, name: str) -> Any:
        return getattr(self._client, name)

    def compile_and_load(self, module: Operation, **named: Any) -> Any:
        if named.pop("host_callbacks", None):
            raise NotImplementedError(
                "XLA takes callbacks into Python only with modules of jaxlib's own; mlirkit gives bytecode"
            )
        return self._client.compile_and_load(bytecode(module), **named)


def _with_bytecode(compile_module: Callable[..., Any]) -> Callable[..., Any]:
    def compile_with_bytecode(backend: Any, *args: Any, **named: Any) -> Any:
        return compile_module(BytecodeClient(backend), *args, **named)

    return compile_with_bytecode


def bytecode(module: Operation, version: int | None = None, producer: str | None = None) -> bytes:
    """A module as bytecode for jaxlib's release of StableHLO."""
    return write_bytecode(module, version, producer, layouts=layouts_of_release(stablehlo_release()))


@cache
def stablehlo_release() -> tuple[int, int, int]:
    """The release of StableHLO in jaxlib, from its error about an unreadable artifact."""
    from jaxlib import _jax

    try:
        _jax.mlir.mhlo_to_stablehlo("no module")
    except _jax.JaxRuntimeError as error:
        match = re.search(r"StableHLO v(\d+)\.(\d+)\.(\d+)", str(error))
        if match is not None:
            return int(match[1]), int(match[2]), int(match[3])
    return CURRENT_VERSION


def _serialize(module: ModuleOp | bytes, target: str, use_mixed_serialization: bool = False) -> bytes:
    if isinstance(module, bytes):
        # JAX up to 0.8 passes bytes.
        module = ModuleOp.parse(module, context=Context())
    # JAX requests the version that mlirkit's StableHLO reports; jaxlib's may be older.
    requested = parse_version(target)
    if requested is not None and requested > stablehlo_release():
        target = ".".join(map(str, stablehlo_release()))
    return serialize(module, target, use_mixed_serialization)


def _deserialize(artifact: bytes, context: Context | None = None) -> ModuleOp:
    module: ModuleOp = ModuleOp.parse(artifact, context=current_context(context))
    deserialize(module)
    return module
