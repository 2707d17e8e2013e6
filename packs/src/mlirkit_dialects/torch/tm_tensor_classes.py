"""The classes of tm_tensor that hooks are written against (declared_names.py)."""

from __future__ import annotations

from typing import Any

from mlirkit_dialects.declared_names import declared_name

#: By class name: an operation's name.
SPELLINGS = {
    "AttentionOp": "tm_tensor.attention",
    "ScanOp": "tm_tensor.scan",
    "ScatterOp": "tm_tensor.scatter",
    "SortOp": "tm_tensor.sort",
    "TopkOp": "tm_tensor.topk",
    "YieldOp": "tm_tensor.yield",
}


def __getattr__(name: str) -> Any:
    return declared_name(globals(), name)
