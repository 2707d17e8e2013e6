"""The writer that writes nothing: it records what an encoding refers to, in order.

Numbering runs every codec once against it, and then once against entry_writer.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from mlirkit.builtin.resources import DialectResource
from mlirkit.core.attribute import Attribute, AttributeOrType, Type

if TYPE_CHECKING:
    from mlirkit.bytecode.numbering import Numbering


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberingWriter:
    """A DialectBytecodeWriter whose output is the list of mentions."""

    __slots__ = ("mentions", "numbering")

    def __init__(self, numbering: Numbering) -> None:
        self.numbering = numbering
        self.mentions: list[AttributeOrType | DialectResource] = []

    @property
    def bytecode_version(self) -> int:
        return self.numbering.version

    def dialect_version(self, dialect: str) -> Any:
        return self.numbering.dialect_versions.get(dialect)

    def write_attribute(self, attribute: Attribute) -> None:
        self.mentions.append(attribute)

    def write_optional_attribute(self, attribute: Attribute | None) -> None:
        if attribute is not None:
            self.mentions.append(attribute)

    def write_type(self, type: Type) -> None:
        self.mentions.append(type)

    def write_list(self, items: Sequence[Any], element: Callable[[Any], None]) -> None:
        for item in items:
            element(item)

    def write_resource_handle(self, handle: DialectResource) -> None:
        self.mentions.append(handle)

    def write_var_int(self, value: int) -> None: ...
    def write_signed_var_int(self, value: int) -> None: ...
    def write_var_int_with_flag(self, value: int, flag: bool) -> None: ...
    def write_ap_int_with_known_width(self, bits: int, width: int) -> None: ...
    def write_ap_float_with_known_semantics(self, bits: int, semantics: Any) -> None: ...
    def write_owned_string(self, text: str) -> None: ...
    def write_owned_blob(self, data: bytes | memoryview) -> None: ...
    def write_owned_bool(self, value: bool) -> None: ...
    def write_sparse_array(self, values: Sequence[int]) -> None: ...
