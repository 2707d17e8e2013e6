"""Operators: the definition of an operation, and facts that follow from the definition alone.

Source: the ODS manual, "Operation definition" and its subsections.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from mlirkit.ods.model.attribute import Attribute
from mlirkit.ods.model.builder import Builder
from mlirkit.ods.model.constraint import Constraint, TypeConstraint
from mlirkit.ods.model.effect import SideEffect
from mlirkit.ods.model.property import Property
from mlirkit.ods.model.trait import Trait, TraitKind
from mlirkit.ods.plain_data import FrozenData


class NamedTypeConstraint(FrozenData):
    """An operand or result: its name ("" for an unnamed one) and constraint."""

    name: str
    constraint: TypeConstraint

    @property
    def is_variable_length(self) -> bool:
        return self.constraint.is_variable_length

    @property
    def is_optional(self) -> bool:
        return self.constraint.is_optional

    @property
    def is_variadic(self) -> bool:
        return self.constraint.is_variadic


class NamedAttribute(FrozenData):
    """An attribute of an operator."""

    name: str
    attribute: Attribute


class NamedProperty(FrozenData):
    """A native property of an operator."""

    name: str
    property: Property


class NamedRegion(FrozenData):
    """A region of an operator; variadic regions come last."""

    name: str
    constraint: Constraint
    is_variadic: bool


class NamedSuccessor(FrozenData):
    """A successor of an operator; variadic successors come last."""

    name: str
    constraint: Constraint
    is_variadic: bool


class ArgumentKind(Enum):
    """The kind of an operator's argument."""

    OPERAND = "operand"
    ATTRIBUTE = "attribute"
    PROPERTY = "property"


class Operator(FrozenData):
    """The definition of one operation."""

    def_name: str
    dialect_name: str
    # Without the dialect's prefix: "addi".
    mnemonic: str
    cpp_class_name: str
    cpp_namespace: str
    summary: str
    description: str
    operands: tuple[NamedTypeConstraint, ...]
    # Stored and derived attributes, in the order of the definition.
    attributes: tuple[NamedAttribute, ...]
    properties: tuple[NamedProperty, ...]
    # The arguments in the order of the definition: kind and index into the list of that kind.
    arguments: tuple[tuple[ArgumentKind, int], ...]
    results: tuple[NamedTypeConstraint, ...]
    regions: tuple[NamedRegion, ...]
    successors: tuple[NamedSuccessor, ...]
    # Flattened, without duplicates, in verification order: structural traits first.
    traits: tuple[Trait, ...]
    builders: tuple[Builder, ...]
    skip_default_builders: bool
    assembly_format: str | None
    has_custom_assembly_format: bool
    has_verifier: bool
    has_region_verifier: bool
    has_canonicalizer: bool
    has_canonicalize_method: bool
    has_folder: bool
    use_custom_properties_encoding: bool
    # The effects on arguments and results; traits may have further effects.
    effects: tuple[SideEffect, ...] = ()
    extra_class_declaration: str = ""
    extra_class_definition: str = ""
    doc_group: str | None = None
    # File, line and column of the definition.
    place: tuple[str, int, int] = ("", 0, 0)

    @property
    def name(self) -> str:
        """The full name: "arith.addi"."""
        return f"{self.dialect_name}.{self.mnemonic}" if self.dialect_name else self.mnemonic

    @property
    def qualified_class_name(self) -> str:
        """The C++ class with its namespace."""
        scope = f"{self.cpp_namespace}::" if self.cpp_namespace else ""
        return scope + self.cpp_class_name

    def has_trait(self, name: str) -> bool:
        """Whether a trait of this C++ name is listed, with or without its namespace."""
        return self.trait(name) is not None

    def trait(self, name: str) -> Trait | None:
        """The trait of this C++ name, without namespaces and template arguments."""
        unqualified = name.rsplit("::", 1)[-1]
        for trait in self.traits:
            if trait.name == unqualified or trait.fully_qualified_name == name:
                return trait
            # Names of internal traits include the namespace.
            if trait.kind is TraitKind.INTERNAL and trait.name.endswith(f"::{unqualified}"):
                return trait
        return None

    def has_interface(self, name: str) -> bool:
        """Whether the operator implements the interface of this C++ name."""
        return any(trait.name == f"{name}::Trait" for trait in self.traits)

    def traits_of(self, class_name: str) -> Iterator[Trait]:
        """The traits whose definition derives from TableGen class `class_name`."""
        return (trait for trait in self.traits if trait.is_a(class_name))

    @property
    def stored_attributes(self) -> tuple[NamedAttribute, ...]:
        """The attributes that operations store, without derived ones."""
        return tuple(attribute for attribute in self.attributes if not attribute.attribute.is_derived)

    @property
    def variable_length_operands(self) -> int:
        return sum(operand.is_variable_length for operand in self.operands)

    @property
    def variable_length_results(self) -> int:
        return sum(result.is_variable_length for result in self.results)

    @property
    def has_operand_segments(self) -> bool:
        """Whether operations store the sizes of their operand groups."""
        return self.has_trait("AttrSizedOperandSegments")

    @property
    def has_result_segments(self) -> bool:
        return self.has_trait("AttrSizedResultSegments")

    @property
    def property_names(self) -> tuple[str, ...]:
        """The names of all entries in the operation's properties, including segment sizes."""
        names = [attribute.name for attribute in self.stored_attributes]
        names.extend(property.name for property in self.properties)
        if self.has_operand_segments:
            names.append("operandSegmentSizes")
        if self.has_result_segments:
            names.append("resultSegmentSizes")
        return tuple(names)

    def operand_index(self, name: str) -> int | None:
        return _index_of(self.operands, name)

    def result_index(self, name: str) -> int | None:
        return _index_of(self.results, name)

    def attribute(self, name: str) -> Attribute | None:
        for attribute in self.attributes:
            if attribute.name == name:
                return attribute.attribute
        return None

    def property_named(self, name: str) -> Property | None:
        for property in self.properties:
            if property.name == name:
                return property.property
        return None

    def region_index(self, name: str) -> int | None:
        for index, region in enumerate(self.regions):
            if region.name == name:
                return index
        return None

    def successor_index(self, name: str) -> int | None:
        for index, successor in enumerate(self.successors):
            if successor.name == name:
                return index
        return None


def _index_of(values: tuple[NamedTypeConstraint, ...], name: str) -> int | None:
    for index, value in enumerate(values):
        if value.name == name:
            return index
    return None
