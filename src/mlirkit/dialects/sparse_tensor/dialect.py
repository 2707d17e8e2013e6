"""The sparse_tensor dialect: its definitions, and the verification of tensors with an encoding."""

from __future__ import annotations

from typing import Any, ClassVar

from mlirkit.core.attribute import Attribute, Type
from mlirkit.dialects.declared import sparse_tensor
from mlirkit.dialects.sparse_tensor.values import invalid_on_tensor
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class
from mlirkit.ods.model import AttrOrTypeDef


@dialect_class("sparse_tensor")
class SparseTensorDialect(LiveDialect):
    """Verifies tensors with an encoding, and gives encodings an alias."""

    # The name in upstream's bindings.
    ALIASES: ClassVar[dict[str, str]] = {"EncodingAttr": "SparseTensorEncodingAttr"}

    def value_class(self, definition: AttrOrTypeDef) -> Any:
        result = LiveDialect.value_class(self, definition)
        if definition.full_name == "sparse_tensor.encoding":
            result.verify_encoding = invalid_on_tensor
        return result

    def alias_name(self, value: Attribute | Type) -> tuple[str, bool] | None:
        return ("sparse", False) if isinstance(value, sparse_tensor.SparseTensorEncodingAttr) else None
