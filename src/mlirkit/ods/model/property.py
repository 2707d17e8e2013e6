"""Native properties: parts of an operation's state that are not attributes, with their conversions.

Texts are C++ statements and expressions over `$_storage`, `$_value`, `$_attr`, `$_parser` and so on; the
property classes of the base library are recognised by name and work without any of them.
Source: the ODS manual, "Properties".
"""

from __future__ import annotations

from dataclasses import dataclass

from mlirkit.ods.model.attribute import Attribute
from mlirkit.ods.model.constraint import Constraint
from mlirkit.ods.model.enum_info import EnumInfo


@dataclass(frozen=True, slots=True)
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
