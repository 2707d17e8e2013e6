"""Folders of index: constants."""

from __future__ import annotations

from typing import Any

from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.ods.live.hooks import folder


@folder("index.constant", "index.bool.constant")
def fold_constant(op: Operation, operands: list[Attribute | None]) -> Any:
    return op.inherent("value")
