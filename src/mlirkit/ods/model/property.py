"""Native properties: parts of an operation's state that are not attributes, with their conversions.

Texts are C++ statements and expressions over `$_storage`, `$_value`, `$_attr`, `$_parser` and so on; the
property classes of the base library are recognised by name, so that their texts are not read.
Source: the ODS manual, "Properties".
"""

from __future__ import annotations

from mlirkit.ods.model.attribute import Attribute
from mlirkit.ods.model.constraint import Constraint
from mlirkit.ods.model.enum_info import EnumInfo
from mlirkit.support.late_regex import LateRegex


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
    # The property inside an array, optional, default or confinement.
    base: Property | None = None
    enum: EnumInfo | None = None
    # The attribute form of an enum property, and the keyword that it prints, or None and "".
    attribute_form: Attribute | None = None
    mnemonic: str = ""
    store_in_custom_attribute: bool = False
    # The superclasses of the definition: "IntProp", "EnumProp", "ArrayProp", "OptionalProp", ...
    classes: tuple[str, ...] = ()

    @property
    def has_default(self) -> bool:
        return self.default_value is not None

    def is_a(self, class_name: str) -> bool:
        return class_name in self.classes

    @property
    def is_optional(self) -> bool:
        return self.is_a("OptionalProp") or self.is_a("OptionalProperty")

    @property
    def is_array(self) -> bool:
        return self.is_a("ArrayProp") or self.is_a("ArrayProperty")

    @property
    def undecorated(self) -> Property:
        """The definition inside its defaults and confinements."""
        base = self
        while base.base is not None and not (base.is_array or base.is_optional):
            base = base.base
        return base

    @property
    def is_int_array(self) -> bool:
        """Whether the attribute form is a dense array, not an array attribute."""
        kind = self.undecorated
        return kind.is_a("IntArrayProp") or kind.is_a("IntArrayProperty")

    @property
    def is_unit(self) -> bool:
        kind = self.undecorated
        return kind.is_a("_cls_UnitProp") or kind.def_name in ("UnitProp", "UnitProperty")

    @property
    def is_unsigned(self) -> bool:
        """Whether an integer is unsigned."""
        return self.undecorated.storage_type.rpartition("::")[2].startswith("uint")

    @property
    def is_enum_by_name(self) -> bool:
        """Whether the property is an enum named only in C++, as in releases 19 and 20."""
        return self.enum is None and (self.is_a("EnumProperty") or self.is_a("EnumProp"))

    @property
    def owner_of_syntax(self) -> Property | None:
        """The property, or the element of it, whose text is C++ in its definition; None if there is none.

        The texts of the base library's properties, and of all attributes, are known.
        """
        kind = self.undecorated
        if kind.is_array or kind.is_optional:
            return None if kind.base is None else kind.base.owner_of_syntax
        if kind.enum is not None or kind.is_enum_by_name or kind.is_unit:
            return None
        if kind.parser and "FieldParser<" not in kind.parser:
            return kind
        if kind.printer and not _KNOWN_PRINTER.match(kind.printer):
            return kind
        return kind if kind.wire_kind == "unknown" else None

    @property
    def wire_kind(self) -> str:
        """The encoding of the property in bytecode: one of the kinds of core/property_layout.py."""
        kind = self.undecorated
        if kind.is_array:
            return "array"
        if kind.is_optional:
            return "optional"
        if kind.enum is not None:
            return "enum"
        if kind.is_unit or kind.storage_type == "bool":
            return "bool"
        if "string" in kind.storage_type:
            return "string"
        if _INTEGER.match(kind.storage_type):
            return "int"
        if kind.is_enum_by_name:
            return "int"
        # Other C++ readers read an attribute, or are unknown.
        is_attribute = kind.storage_type.endswith("Attr") or "readAttribute" in kind.read_from_bytecode
        return "attribute" if is_attribute else "unknown"

    @property
    def wire_bits(self) -> int:
        """The width of an integer or enum in bytecode."""
        if self.enum is not None:
            return self.enum.bit_width
        match = _INTEGER.match(self.storage_type)
        return int(match.group(1)) if match else 64

    @property
    def wire_element(self) -> Property | None:
        """The element of an array or optional; defaults and confinements around it are not encoded."""
        kind = self.undecorated
        return None if kind.base is None else kind.base.undecorated


# The printers of the base library: `$_printer << $_storage`, `$_printer.printString($_storage)`, of bool.
_KNOWN_PRINTER = LateRegex(
    r"""^\$_printer\s*(<<\s*\$_storage|\.print\w+\(\$_storage\)|<<\s*\(\$_storage \? "true" : "false"\)"""
    r"""|<<\s*('"'|"\\"")\s*<<\s*\$_storage\s*<<\s*('"'|"\\""));?$"""
)
_INTEGER = LateRegex(r"^(?:::)?(?:std::)?u?int(\d+)_t$")
