"""torch-mlir's dialects: torch, torch_c and tm_tensor.

The definitions in td/ are at torch-mlir's own paths.
"""

from __future__ import annotations

from os.path import dirname, join

from mlirkit.dialects.packages import DialectPackage

_TD = join(dirname(__file__), "td")
_HOOK_MODULES = tuple(
    f"{__name__}.{module}"
    for module in (
        *("asm", "control_flow", "dialect", "effects", "infer", "names", "operator_checks"),
        *("scaled_products", "types", "verify"),
    )
)


def _package(name: str, *definitions: str, hooks: tuple[str, ...] = _HOOK_MODULES) -> DialectPackage:
    return DialectPackage(name, (join(_TD, *definitions),), (_TD,), hooks)


_DIALECT = ("torch-mlir", "Dialect")

TORCH = _package("torch", *_DIALECT, "Torch", "IR", "TorchOps.td")
TORCH_C = _package("torch_c", *_DIALECT, "TorchConversion", "IR", "TorchConversionOps.td")
TM_TENSOR = _package(
    *("tm_tensor", "torch-mlir-dialects", "Dialect", "TMTensor", "IR", "TMTensorOps.td"),
    hooks=(f"{__name__}.tm_tensor",),
)
