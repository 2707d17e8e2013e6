"""Names under which layouts print: `#blocked`, `#linear`, `#mma`, `#shared`, `#smem`, `#tmem`."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.ods.live.hooks import value_alias
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton import ttng_classes as ttng
from mlirkit_dialects.triton.distributed_layouts import MATRIX
from mlirkit_dialects.triton.shared_layouts import SHARED

_ALIASES: dict[str, tuple[type[Attribute], ...]] = {
    "blocked": (triton.BlockedEncodingAttr,),
    "linear": (triton.LinearEncodingAttr,),
    "generic_linear": (triton.GenericLinearEncodingAttr,),
    "mma": MATRIX,
    "shared": SHARED,
    "smem": (triton.SharedMemorySpaceAttr,),
    "tmem": (ttng.TensorMemoryEncodingAttr,),
    "tmem_scales": (ttng.TensorMemoryScalesEncodingAttr,),
}


def _name(alias: str) -> None:
    @value_alias(*_ALIASES[alias])
    def name_layout(value: Attribute) -> str:
        return alias


for _alias in _ALIASES:
    _name(_alias)
