"""Attribute and type definitions: parameters, mnemonic, syntax.

Source: the Defining Dialects / Attributes and Types page and the ODS manual.
"""

from __future__ import annotations

from mlirkit.ods.model.builder import Builder
from mlirkit.ods.model.constraint import TypeConstraint
from mlirkit.ods.model.enum_info import EnumInfo
from mlirkit.ods.model.names import camel_case
from mlirkit.ods.model.predicate import Predicate
from mlirkit.ods.model.trait import Trait
from mlirkit.ods.plain_data import FrozenData


class AttrOrTypeParameter(FrozenData):
    """A parameter; texts are C++ expressions over `$_self`, `$_parser`, `$_printer`, `$_dst`."""

    name: str
    cpp_type: str
    cpp_accessor_type: str
    cpp_storage_type: str
    summary: str | None = None
    syntax: str | None = None
    parser: str | None = None
    printer: str | None = None
    # None for a required parameter; "" never occurs.
    default_value: str | None = None
    is_optional: bool = False
    allocator: str | None = None
    comparator: str | None = None
    convert_from_storage: str = "$_self"
    # The constraint of a parameter that a type or attribute definition declares.
    constraint: TypeConstraint | None = None
    predicate: Predicate | None = None
    constraint_summary: str = ""
    enum: EnumInfo | None = None
    # The superclasses of the parameter's definition: "ArrayRefParameter", "AttributeSelfTypeParameter", ...
    classes: tuple[str, ...] = ()
    # The C++ class of the dialect to which the parameter's type belongs, or "".
    dialect_class: str = ""

    @property
    def accessor_name(self) -> str:
        return f"get{camel_case(self.name)}"

    @property
    def comparison(self) -> str:
        """The C++ expression that compares two values, `$_lhs` and `$_rhs`, for equality."""
        return "$_lhs == $_rhs" if self.comparator is None else self.comparator


class AttrOrTypeDef(FrozenData):
    """An attribute (`is_attribute`) or type definition."""

    def_name: str
    is_attribute: bool
    dialect_name: str
    cpp_class_name: str
    cpp_namespace: str
    cpp_base_class: str
    mnemonic: str | None
    # "dialect.mnemonic", the registered name of the class.
    full_name: str
    summary: str
    description: str
    parameters: tuple[AttrOrTypeParameter, ...]
    traits: tuple[Trait, ...]
    assembly_format: str | None
    has_custom_assembly_format: bool
    gen_verify: bool
    gen_mnemonic_alias: bool
    gen_accessors: bool
    gen_storage_class: bool
    skip_default_builders: bool
    builders: tuple[Builder, ...]
    # For EnumAttr: the wrapped enum.
    enum: EnumInfo | None = None
    predicate: Predicate | None = None
    storage_class: str = ""
    storage_namespace: str = ""
    has_storage_custom_constructor: bool = False
    extra_class_declaration: str = ""
    extra_class_definition: str = ""
    # For types: the C++ expression that builds the type if it has no parameters.
    builder_call: str | None = None
    classes: tuple[str, ...] = ()
    # The location of the definition: (file, line).
    place: tuple[str, int, int] = ("", 0, 0)

    @property
    def short_name(self) -> str:
        """The name within the dialect: the mnemonic, unless several definitions share it."""
        return self.full_name.removeprefix(f"{self.dialect_name}.")

    @property
    def constrained_parameters(self) -> tuple[AttrOrTypeParameter, ...]:
        """The parameters with a constraint, which generated verifiers check."""
        return tuple([parameter for parameter in self.parameters if "Constraint" in parameter.classes])

    @property
    def is_mnemonic_alone(self) -> bool:
        """Whether the text is only the mnemonic, for which no parser is generated."""
        has_syntax = self.assembly_format is not None or self.has_custom_assembly_format
        return self.mnemonic is not None and not self.parameters and not has_syntax

    @property
    def is_verified(self) -> bool:
        """Whether the definition has a verifier, and therefore builders that report errors."""
        return self.gen_verify or bool(self.constrained_parameters)
