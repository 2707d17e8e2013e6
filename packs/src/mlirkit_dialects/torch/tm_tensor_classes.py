"""The classes of tm_tensor that hooks are written against; their stub is generated like that of
classes.py."""

from __future__ import annotations

from typing import Any

from mlirkit.ods.live.classes.declared_class import declared_class

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
    spelling = SPELLINGS.get(name)
    if spelling is None:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    return declared_class(spelling, name)
