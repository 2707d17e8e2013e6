"""`install()`: make `jaxlib.mlir` mlirkit, before or after JAX is imported.

Modules of dialects without definitions in mlirkit (those of Mosaic; mhlo, if the distribution
mlirkit-dialects is not installed) are jaxlib's own files, which are generated bindings and use mlirkit's
`OpView`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from mlirkit.bindings.installation import install_as
from mlirkit.builtin.ops import ModuleOp
from mlirkit.core.registered_classes import register_operation_class
from mlirkit.interop.jax.compilation import bytecode, compile_bytecode
from mlirkit.interop.jax.lowering import pause_collector
from mlirkit.interop.jax.mesh_lifting import LiftInlinedMeshes
from mlirkit.interop.jax.native_modules import native_modules
from mlirkit.interop.jax.replacement import replace, take_out
from mlirkit.passes.pass_registry import register_pass

PACKAGE = "jaxlib.mlir"
_is_installed: list[bool] = []


class ReferencedModule(ModuleOp):
    """A module that supports weak references, for JAX's caches, and that XLA reads as bytecode."""

    __slots__ = ("__weakref__",)

    def write_bytecode(
        self, file: Any, desired_version: int | None = None, producer: str | None = None
    ) -> None:
        """Write the module to a binary file as bytecode for jaxlib's release of StableHLO."""
        file.write(bytecode(self, desired_version, producer))


def install() -> None:
    """Let JAX lower with mlirkit, whether JAX has been imported already or not."""
    if _is_installed:
        return
    taken = take_out() if PACKAGE in sys.modules else None
    install_as(PACKAGE, replace=True, modules=native_modules())
    register_operation_class(ModuleOp.OPERATION_NAME, ReferencedModule, True)
    register_pass(LiftInlinedMeshes)
    _is_installed.append(True)
    if taken is not None:
        replace(taken)
    compile_bytecode()
    pause_collector()
    if taken is not None:
        # Without this, programs that have been lowered would not be lowered again.
        import_module("jax").clear_caches()
