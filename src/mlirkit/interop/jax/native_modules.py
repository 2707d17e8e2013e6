"""What JAX uses of jaxlib's extension modules: classes and functions by module, below `_mlir_libs`.

What only machine code can do is there by name, and says so when it is called.
"""

from __future__ import annotations

import ast
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

from mlirkit.core.context import Context, DialectRegistry
from mlirkit.core.value import Value
from mlirkit.dialects import sdy
from mlirkit.dialects.loading import shared_dialect
from mlirkit.interop.jax.inlined_calls import inlined_func_call
from mlirkit.interop.jax.tracebacks import TracebackToLocationCache


def native_modules() -> dict[str, ModuleType]:
    """The modules by the name below `jaxlib.mlir`."""
    members: dict[str, dict[str, Any]] = {
        "_jax_mlir_ext": {
            "TracebackToLocationCache": TracebackToLocationCache,
            "arith_constant": arith_constant,
            "enter_multi_threaded_execution": _take_context,
            "exit_multi_threaded_execution": _take_context,
            "inlined_func_call": inlined_func_call,
            "register_dialects": _take_registry,
        },
        "_sdy": {name: getattr(sdy, name) for name in sdy.__all__},
        "_sdyMpmd": {"register_dialect": _take_context},
        "_mlirHlo": {"register_mhlo_dialect": _take_context, "register_mhlo_passes": _take_nothing},
        "_tpu_ext": {"register_dialect": _take_context},
        "_mosaic_gpu_ext": {"register_dialect": _take_context},
        "_triton_ext": {"register_dialect": _take_context},
    }
    return {f"_mlir_libs.{name}": NativeModule(name, each) for name, each in members.items()}


def _declared_names(name: str) -> list[str]:
    """The classes and functions that jaxlib's stub of an extension module declares."""
    jaxlib = find_spec("jaxlib")
    folders = [] if jaxlib is None else list(jaxlib.submodule_search_locations or ())
    for folder in folders:
        stub = Path(folder, "mlir", "_mlir_libs", f"{name}.pyi")
        if stub.exists():
            statements = ast.parse(stub.read_text()).body
            kinds = (ast.ClassDef, ast.FunctionDef)
            return list(dict.fromkeys([each.name for each in statements if isinstance(each, kinds)]))
    return []


class NativeModule(ModuleType):
    """Stands for an extension module."""

    def __init__(self, name: str, members: dict[str, Any]) -> None:
        super().__init__(f"jaxlib.mlir._mlir_libs.{name}", "What mlirkit has in place of machine code.")
        self.__dict__.update(members)
        self.__all__ = list(dict.fromkeys([*members, *_declared_names(name)]))

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        made = type(name, (_OnlyNative,), {"__module__": self.__name__})
        setattr(self, name, made)
        return made


class _OnlyNative:
    """What exists in machine code only."""

    def __new__(cls, *args: Any, **named: Any) -> NoReturn:
        raise NotImplementedError(f"{cls.__module__}.{cls.__name__} exists only as machine code of jaxlib")


def arith_constant(value: float, type: Any) -> Value:
    """The result of a new `arith.constant`."""
    result: Value = shared_dialect("arith").public("constant")(type, value)
    return result


def _take_registry(registry: DialectRegistry) -> None:
    """Dialects need no registration."""


def _take_context(context: Context, load: bool = True) -> None:
    """Dialects are loaded when they are mentioned."""


def _take_nothing() -> None:
    pass
