"""What attributes of gpu must fulfil: objects, how one is selected, what is known of kernels."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.ods.live.hooks import value_verifier

# Attributes that are targets (gpu::TargetAttrInterface).
_TARGETS = ("nvvm.target", "rocdl.target", "spirv.target_env", "xevm.target")


def _is_target(value: Any) -> bool:
    name = f"{getattr(value, 'DIALECT', '')}.{getattr(value, 'MNEMONIC', '')}"
    return name in _TARGETS


@value_verifier("gpu.object")
def verify_object(value: Any) -> str | None:
    """As ObjectAttr::verify."""
    if not _is_target(value.parameters[0]):
        return "the target attribute must implement or promise the `gpu::TargetAttrInterface`"
    return None


@value_verifier("gpu.select_object")
def verify_select_object(value: Any) -> str | None:
    """As SelectObjectAttr::verify."""
    target = value.parameters[0]
    if isinstance(target, IntegerAttr):
        return "the object index must be positive" if target.value < 0 else None
    if target is not None and not _is_target(target):
        return "the target attribute must be a GPU Target attribute"
    return None


@value_verifier("gpu.kernel_metadata")
def verify_kernel(value: Any) -> str | None:
    """As KernelMetadataAttr::verify."""
    name, _, arguments, *_ = value.parameters
    if not name.value:
        return "the kernel name can't be empty"
    if not all(isinstance(each, DictionaryAttr) for each in arguments or ()):
        return "all attributes in the array must be a dictionary attribute"
    return None


@value_verifier("gpu.kernel_table")
def verify_kernels(value: Any) -> str | None:
    """As KernelTableAttr::verify."""
    names = [each.parameters[0] for each in value.parameters[0] or ()]
    return "expected all kernels to be uniquely named" if len(set(names)) < len(names) else None
