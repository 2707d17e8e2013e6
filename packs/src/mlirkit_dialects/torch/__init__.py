"""torch-mlir's dialects: torch and torch_c.

The definitions in td/ stand at torch-mlir's own paths.
"""

from __future__ import annotations

from os.path import dirname, join

from mlirkit.dialects.packages import DialectPackage

_TD = join(dirname(__file__), "td")
_HOOK_MODULES = tuple(
    f"{__name__}.{module}"
    for module in (
        *("asm", "control_flow", "dialect", "effects", "infer", "names", "operator_checks", "types"),
        "verify",
    )
)


def _package(name: str, definitions: str) -> DialectPackage:
    return DialectPackage(name, (join(_TD, "torch-mlir", "Dialect", definitions),), (_TD,), _HOOK_MODULES)


TORCH = _package("torch", "Torch/IR/TorchOps.td")
TORCH_C = _package("torch_c", "TorchConversion/IR/TorchConversionOps.td")
