"""Triton's dialects: tt, the programs over tensors, and ttg, their layouts on GPUs.

The definitions in td/ stand at Triton's own paths.
"""

from __future__ import annotations

from os.path import dirname, join

from mlirkit.dialects.packages import DialectPackage

_TD = join(dirname(__file__), "td")
_HOOK_MODULES = tuple(
    f"{__name__}.{module}"
    for module in (
        *("aliases", "asm", "constants", "cpp_names", "distributed_layouts", "effects", "inlining"),
        *("shared_layouts", "types", "traits", "verify", "verify_gpu"),
    )
)


def _package(name: str, definitions: str) -> DialectPackage:
    return DialectPackage(name, (join(_TD, "triton", "Dialect", definitions),), (_TD,), _HOOK_MODULES)


TT = _package("tt", "Triton/IR/TritonOps.td")
TTG = _package("ttg", "TritonGPU/IR/TritonGPUOps.td")
