"""Verifiers of gpu's attributes: objects, their selection, kernel metadata."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.core.asm_interface import AsmParser, AsmPrinter
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.dialects.declared import gpu, live_class
from mlirkit.ods.live.cpp.type_names import implements
from mlirkit.ods.live.hooks import parameter_syntax, value_verifier

_is_target: Final = implements("TargetAttrInterface")


@value_verifier(gpu.ObjectAttr)
def verify_object(value: gpu.ObjectAttr) -> str | None:
    """Mirrors ObjectAttr::verify."""
    if not _is_target(value.target):
        return "the target attribute must implement or promise the `gpu::TargetAttrInterface`"
    return None


@value_verifier(gpu.SelectObjectAttr)
def verify_select_object(value: gpu.SelectObjectAttr) -> str | None:
    """Mirrors SelectObjectAttr::verify."""
    target = value.target
    if isinstance(target, IntegerAttr):
        return "the object index must be positive" if target.value < 0 else None
    if target is not None and not _is_target(target):
        return "the target attribute must be a GPU Target attribute"
    return None


@value_verifier(gpu.KernelMetadataAttr)
def verify_kernel(value: gpu.KernelMetadataAttr) -> str | None:
    """Mirrors KernelMetadataAttr::verify."""
    if not value.name.value:
        return "the kernel name can't be empty"
    if not all(isinstance(attributes, DictionaryAttr) for attributes in value.arg_attrs or ()):
        return "all attributes in the array must be a dictionary attribute"
    return None


@value_verifier(gpu.KernelTableAttr)
def verify_kernels(value: gpu.KernelTableAttr) -> str | None:
    """Mirrors KernelTableAttr::verify."""
    names = [kernel.name for kernel in value.kernel_table or ()]
    return "expected all kernels to be uniquely named" if len(set(names)) < len(names) else None


@parameter_syntax("SmallVector<KernelMetadataAttr>")
class KernelTable:
    """A table of kernels, sorted by name."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[gpu.KernelMetadataAttr, ...]:
        kernel: Any = live_class(gpu.KernelMetadataAttr, parser.context)
        parse = kernel.parse_value
        kernels = parser.parse_comma_separated_list(
            "", lambda: parser.parse_custom_attribute_with_fallback(parse, None)
        )
        return tuple(sorted(kernels, key=lambda kernel: kernel.name.value_bytes))

    @staticmethod
    def print(kernels: Sequence[gpu.KernelMetadataAttr], printer: AsmPrinter) -> None:
        for number, kernel in enumerate(kernels):
            printer.print_text(", " if number else "")
            printer.print_attribute(kernel)
