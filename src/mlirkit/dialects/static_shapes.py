"""How much types of tensors say of shapes, as tensor::preservesStaticInformation."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.core.attribute import Type


def preserves_static_information(source: Type, target: Type) -> bool:
    """Whether the target type is at least as static as the source type, both of ranked tensors."""
    if not isinstance(source, RankedTensorType) or not isinstance(target, RankedTensorType):
        return False
    if source.element_type != target.element_type or len(source.dims) != len(target.dims):
        return False
    if source.encoding != target.encoding:
        return False
    return all(
        after != DYNAMIC or before == DYNAMIC for before, after in zip(source.dims, target.dims, strict=True)
    )
