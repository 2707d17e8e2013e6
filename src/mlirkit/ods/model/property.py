"""Native properties: parts of an operation's state that are not attributes, with their conversions.

Texts are C++ statements and expressions over `$_storage`, `$_value`, `$_attr`, `$_parser` and so on; the
property classes of the base library are recognised by name and work without any of them.
Source: the ODS manual, "Properties".
"""

from __future__ import annotations

import re

from mlirkit.ods.model.attribute import Attribute
from mlirkit.ods.model.constraint import Constraint
from mlirkit.ods.model.enum_info import EnumInfo


class Property(Constraint):
    """The definition of a native property."""

    storage_type: str = ""
    interface_type: str = ""
    default_value: str | None = None
    storage_type_value_override: str | None = None
    convert_from_storage: str = ""
    assign_to_storage: str = ""
    convert_to_attribute: str = ""
    convert_from_attribute: str = ""
    parser: str = ""
    optional_parser: str = ""
    printer: str = ""
    read_from_bytecode: str = ""
    write_to_bytecode: str = ""
    hash_property: str = ""
    # What arrays, optionals, defaults and confinements decorate.
    base: Property | None = None
    enum: EnumInfo | None = None
    # The attribute an enum property turns into, and the keyword it prints with, where it has them.
    attribute_form: Attribute | None = None
    mnemonic: str = ""
    store_in_custom_attribute: bool = False
    # The definition's superclasses: "IntProp", "EnumProp", "ArrayProp", "OptionalProp", ...
    classes: tuple[str, ...] = ()

    @property
    def has_default(self) -> bool:
        return self.default_value is not None

    def is_a(self, class_name: str) -> bool:
        return class_name in self.classes

    @property
    def wire_kind(self) -> str:
        """How bytecode stores the property: one of the kinds of core/property_layout.py."""
        if self.is_a("ArrayProp") or self.is_a("ArrayProperty"):
            return "array"
        if self.is_a("OptionalProp") or self.is_a("OptionalProperty"):
            return "optional"
        if self.enum is not None:
            return "enum"
        if self.is_a("UnitProp") or self.is_a("UnitProperty") or self.storage_type == "bool":
            return "bool"
        if "string" in self.storage_type:
            return "string"
        if _INTEGER.match(self.storage_type):
            return "int"
        # Whatever else C++ reads is an attribute, or nobody here knows what.
        is_attribute = self.storage_type.endswith("Attr") or "readAttribute" in self.read_from_bytecode
        return "attribute" if is_attribute else "unknown"

    @property
    def wire_bits(self) -> int:
        """The width of an integer or enum on the wire."""
        if self.enum is not None:
            return self.enum.bit_width
        found = _INTEGER.match(self.storage_type)
        return int(found.group(1)) if found else 64

    @property
    def wire_element(self) -> Property | None:
        """What an array or optional holds: defaults and confinements around it are not on the wire."""
        inner = self.base
        while inner is not None and inner.base is not None and inner.wire_kind not in ("array", "optional"):
            inner = inner.base
        return inner


_INTEGER = re.compile(r"^(?:::)?(?:std::)?u?int(\d+)_t$")
