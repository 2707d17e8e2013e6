"""The contents of upstream's extension module `_mlir_libs._mlir`; generated bindings call it `_ods_cext`."""

from __future__ import annotations

from typing import Any

from mlirkit import ir, passmanager, rewrite
from mlirkit.core.casters import register_type_caster, register_value_caster
from mlirkit.core.context import current_context
from mlirkit.core.registered_classes import (
    append_search_package,
    import_dialect_module,
    register_dialect,
    register_dialect_class,
    register_op_adaptor,
    register_operation,
    register_operation_class,
    registered_dialect,
)
from mlirkit.core.traceback_location import TRACEBACKS

__all__ = [
    "globals",
    "ir",
    "passmanager",
    "register_dialect",
    "register_op_adaptor",
    "register_operation",
    "register_type_caster",
    "register_value_caster",
    "rewrite",
]

# Upstream's module is a package; its submodules are found by name (module_tree.py).
__path__: list[str] = []


class _Globals:
    """`_mlir.globals`: settings of the whole process."""

    def __init__(self) -> None:
        # The packages that upstream searches for dialects; here dialects are looked up by name.
        self.dialect_search_modules = ["mlirkit.dialects"]

    def append_dialect_search_prefix(self, module_name: str) -> None:
        append_search_package(module_name)
        self.dialect_search_modules.append(module_name)

    def _check_dialect_module_loaded(self, dialect_namespace: str) -> bool:
        if import_dialect_module(dialect_namespace) or registered_dialect(dialect_namespace) is not None:
            return True
        return current_context().dialect(dialect_namespace) is not None

    def _register_dialect_impl(
        self, dialect_namespace: str, dialect_class: Any, *, replace: bool = False
    ) -> None:
        register_dialect_class(dialect_namespace, dialect_class, replace)

    def _register_operation_impl(
        self, operation_name: str, operation_class: Any, *, replace: bool = False
    ) -> None:
        register_operation_class(operation_name, operation_class, replace)

    def loc_tracebacks_enabled(self) -> bool:
        return TRACEBACKS.enabled

    def set_loc_tracebacks_enabled(self, enabled: bool) -> None:
        TRACEBACKS.enable(enabled)

    def loc_tracebacks_frame_limit(self) -> int:
        return TRACEBACKS.frame_limit

    def set_loc_tracebacks_frame_limit(self, limit: int | None) -> None:
        TRACEBACKS.set_frame_limit(limit)

    def register_traceback_file_inclusion(self, filename: str) -> None:
        TRACEBACKS.included.append(filename)

    def register_traceback_file_exclusion(self, filename: str) -> None:
        TRACEBACKS.excluded.append(filename)


globals = _Globals()
