"""Attributes of operators: their constraints, and conversion from and to plain values.

Source: the ODS manual, "Attributes" and "Attribute definition".
"""

from __future__ import annotations

from mlirkit.ods.model.constraint import Constraint, TypeConstraint
from mlirkit.ods.model.enum_info import EnumInfo


class Attribute(Constraint):
    """The definition of an attribute, merged with its base attributes.

    Texts are C++ expressions: `const_builder_call` over `$0`, `convert_from_storage` over `$_self`.
    """

    storage_type: str = "::mlir::Attribute"
    return_type: str = "::mlir::Attribute"
    const_builder_call: str | None = None
    convert_from_storage: str = "$_self"
    default_value: str | None = None
    is_optional: bool = False
    # The C++ body that computes a derived attribute, which is not stored.
    derived_body: str | None = None
    # The type of the attribute's value if it is fixed: `I32` of an i32 attribute.
    value_type: TypeConstraint | None = None
    # The enum of the attribute's cases.
    enum: EnumInfo | None = None
    # The name of the innermost definition that this one decorates (OptionalAttr, DefaultValuedAttr,
    # ConfinedAttr).
    base_def_name: str = ""
    # The dialect of an attribute with its own class, else "".
    dialect_name: str = ""
    # The full name of an attribute with its own class, "arith.fastmath", else "".
    attr_name: str = ""
    # The superclasses of the definition: "SymbolNameAttr", "UnitAttr", "EnumAttr", "ConstantEnumCase", ...
    classes: tuple[str, ...] = ()
    # The superclasses of the innermost base.
    base_classes: tuple[str, ...] = ()
    # The innermost definition that this one decorates, or None.
    base: Attribute | None = None
    # Whether TableGen has named the definition.
    is_anonymous: bool = False

    @property
    def innermost(self) -> Attribute:
        """The definition without its decorations."""
        return self if self.base is None else self.base

    @property
    def known_name(self) -> str:
        """The name of the definition, or of the decorated one if the definition is anonymous."""
        return self.base_def_name if self.is_anonymous else self.def_name

    @property
    def is_derived(self) -> bool:
        return self.derived_body is not None

    @property
    def has_default(self) -> bool:
        return self.default_value is not None

    @property
    def is_required(self) -> bool:
        """Whether an operation without the attribute is invalid."""
        return not self.is_optional and not self.has_default and not self.is_derived

    @property
    def is_unit(self) -> bool:
        return self.storage_type == "::mlir::UnitAttr"

    @property
    def is_symbol_name(self) -> bool:
        return self.base_def_name == "SymbolNameAttr" or self.def_name == "SymbolNameAttr"
