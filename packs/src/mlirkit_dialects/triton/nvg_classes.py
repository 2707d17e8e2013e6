"""The class of nvg that hooks are written against (declared_names.py)."""

from __future__ import annotations

from typing import Any

from mlirkit_dialects.declared_names import declared_name

SPELLINGS = {
    "WGMMAWaitGroupOp": "nvg.wgmma_wait_group",
}


def __getattr__(name: str) -> Any:
    return declared_name(globals(), name)
