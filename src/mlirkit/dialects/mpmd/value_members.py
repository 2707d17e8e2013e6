"""Members of mpmd's attributes in upstream's bindings, and C++ methods of its types.

    UserOriginAttr.get("name", 1)
    MeshTensorType                  shape and element type of its tensor
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.attribute import Type
from mlirkit.core.context import Context
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.declared import live_class, mpmd
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import value_members


@value_members(mpmd.UserOriginAttr)
class UserOriginMembers(mpmd.UserOriginAttr):
    """Members of `#mpmd.user_origin`: the name of a computation, and its transpose count."""

    @staticmethod
    def get(name: str, transpose_count: int, context: Context | None = None) -> mpmd.UserOriginAttr:
        return live_class(mpmd.UserOriginAttr, context)(StringAttr(name), int(transpose_count))

    @property
    def user_name(self) -> str:
        name, _ = parameters_of(self)
        return str(name.value)

    @property
    def transpose_count(self) -> int:
        _, count = parameters_of(self)
        return int(count)


@value_members(mpmd.MeshTensorType)
class MeshTensorMembers(mpmd.MeshTensorType):
    """Members of a tensor on a mesh: shape and element type of the whole tensor."""

    @property
    def shape(self) -> Sequence[int]:
        return tuple(self.ranked_tensor_type.dims)

    @property
    def element_type(self) -> Type:
        return self.ranked_tensor_type.element_type
