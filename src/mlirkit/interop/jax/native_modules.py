"""The members of jaxlib's extension modules that JAX uses, by module, below `_mlir_libs`.

Functions that need machine code can be imported by name, and a call raises an error.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from mlirkit.bindings.module_tree import dialect_named, installation_hint
from mlirkit.bindings.native_module import NativeModule, do_nothing
from mlirkit.core.value import Value
from mlirkit.dialects import mpmd, sdy
from mlirkit.dialects.loading import shared_dialect
from mlirkit.interop.jax.inlined_calls import inlined_func_call
from mlirkit.interop.jax.tracebacks import TracebackToLocationCache

# The attributes of jaxlib's module of sdy; operations are those of the dialect's face.
_SDY = (
    "AxisRefAttr",
    "DimMappingAttr",
    "DimensionShardingAttr",
    "ManualAxesAttr",
    "MeshAttr",
    "MeshAxisAttr",
    "OpShardingRuleAttr",
    "SubAxisInfoAttr",
    "TensorMappingAttr",
    "TensorShardingAttr",
    "TensorShardingPerValueAttr",
    "register_dialect",
)


def native_modules() -> dict[str, ModuleType]:
    """The modules by their names below `jaxlib.mlir`."""
    members: dict[str, dict[str, Any]] = {
        "_jax_mlir_ext": {
            "TracebackToLocationCache": TracebackToLocationCache,
            "arith_constant": arith_constant,
            "enter_multi_threaded_execution": do_nothing,
            "exit_multi_threaded_execution": do_nothing,
            "inlined_func_call": inlined_func_call,
            "register_dialects": do_nothing,
        },
        "_sdy": {name: getattr(sdy, name) for name in _SDY},
        "_sdyMpmd": {"UserOriginAttr": mpmd.UserOriginAttr, "register_dialect": mpmd.register_dialect},
        "_tpu_ext": {"register_dialect": do_nothing},
        "_mosaic_gpu_ext": {"register_dialect": do_nothing},
        "_triton_ext": {"register_dialect": do_nothing},
    }
    if dialect_named("mhlo") is None:
        # jaxlib up to 0.8 has no stub with the names that its module of mhlo takes from here.
        members["_mlirHlo"] = {"register_mhlo_dialect": do_nothing, "register_mhlo_passes": do_nothing}
    jaxlib = find_spec("jaxlib")
    folder = "" if jaxlib is None or jaxlib.origin is None else str(Path(jaxlib.origin).parent)
    libraries = Path(folder, "mlir", "_mlir_libs")
    return {
        f"_mlir_libs.{name}": NativeModule(
            f"jaxlib.mlir._mlir_libs.{name}",
            str(libraries / f"{name}.so"),
            member,
            installation_hint(f"_mlir_libs.{name}"),
        )
        for name, member in members.items()
    }


def arith_constant(value: float, type: Any) -> Value:
    """The result of a new `arith.constant`."""
    result: Value = shared_dialect("arith").public("constant")(type, value)
    return result
