"""The classes of proton_gpu that hooks are written against (declared_names.py)."""

from __future__ import annotations

from typing import Any

from mlirkit_dialects.declared_names import declared_name

SPELLINGS = {
    "SegmentType": "!proton_gpu.segment",
    "CircularStoreOp": "proton_gpu.circular_store",
    "InitCtxOp": "proton_gpu.init_ctx",
    "SegmentAllocOp": "proton_gpu.segment_alloc",
}
ENUMS: dict[str, str] = {"Granularity": "proton_gpu"}


def __getattr__(name: str) -> Any:
    return declared_name(globals(), name)
