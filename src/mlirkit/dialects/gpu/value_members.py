"""Members of gpu's attributes in upstream's bindings: `gpu.ObjectAttr.get(target, format, b"...")`."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.core.context import Context
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.dialects.declared import gpu, live_class
from mlirkit.ods.live.classes.value_class import invalid_reason, parameters_of
from mlirkit.ods.live.hooks import value_members


@value_members(gpu.ObjectAttr)
class ObjectMembers(gpu.ObjectAttr):
    """Members of `#gpu.object`; its code is bytes."""

    @staticmethod
    def get(
        target: Attribute,
        format: int,
        object: bytes | str | StringAttr,
        properties: DictionaryAttr | None = None,
        kernels: gpu.KernelTableAttr | None = None,
        context: Context | None = None,
    ) -> gpu.ObjectAttr:
        """ValueError for invalid parameters."""
        code = object if isinstance(object, StringAttr) else StringAttr.get(object)
        cls = live_class(gpu.ObjectAttr, context)
        made = cls(target, gpu.CompilationTarget(format), code, properties, kernels)
        reason = invalid_reason(made)
        if reason is not None:
            raise ValueError(reason)
        return made

    @property
    def object(self) -> bytes:
        _, _, code, _, _ = parameters_of(self)
        value_bytes: bytes = code.value_bytes
        return value_bytes
