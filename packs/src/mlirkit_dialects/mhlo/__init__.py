"""XLA's dialect mhlo, over the rules of stablehlo, which XLA shares with it.

The definitions in td/ are at XLA's paths, so that XLA's own can be included in their place.
"""

from __future__ import annotations

from os.path import dirname, join

from mlirkit.dialects.packages import DialectPackage

_TD = join(dirname(__file__), "td")
_HOOK_MODULES = tuple(
    f"{__name__}.{module}"
    for module in (
        *("asm", "asynchronous", "builders", "calls", "collectives", "convolution"),
        *("cpp_names", "dialect", "infer", "names", "ragged_dot", "values", "verify"),
    )
)

MHLO = DialectPackage(
    "mhlo",
    (join(_TD, "mhlo", "IR", "hlo_ops.td"),),
    (_TD,),
    _HOOK_MODULES,
    transformation_modules=(f"{__name__}.constants", f"{__name__}.inlining"),
    bytecode_modules=(f"{__name__}.bytecode",),
)
