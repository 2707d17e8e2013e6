"""The classes of tti that hooks are written against (declared_names.py)."""

from __future__ import annotations

from typing import Any

from mlirkit_dialects.declared_names import declared_name

SPELLINGS = {
    "DotI8Op": "tti.dot_i8",
    "ExperimentalLocalGatherOp": "tti.experimental_local_gather",
}


def __getattr__(name: str) -> Any:
    return declared_name(globals(), name)
