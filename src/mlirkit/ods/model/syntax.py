"""The parts of a definition that determine its syntax.

    syntax_of(operator)       the operator with the parts that its assembly format refers to, without
                              documentation, constraints and C++
    reads_alike(newer, older) whether the newer definition parses the older one's text as the same operation
    value_syntax_of(value)    the same for an attribute or a type
    values_read_alike(newer, older)
    with_bare_enums(operator, bare)
                              a definition with `enum($name)` rewritten without this directive

The text of another release is parsed with the release's definitions in this form: see
dialects/release_syntax.py.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar

from mlirkit.ods.model.attr_or_type_def import AttrOrTypeDef, AttrOrTypeParameter
from mlirkit.ods.model.attribute import Attribute
from mlirkit.ods.model.constraint import Constraint, TypeConstraint
from mlirkit.ods.model.enum_info import EnumInfo
from mlirkit.ods.model.operator import NamedTypeConstraint, Operator
from mlirkit.ods.model.predicate import TRUE
from mlirkit.ods.model.property import Property
from mlirkit.ods.model.trait import Trait

_C = TypeVar("_C", bound=Constraint)

# Traits that relate types to each other, with their fields.
_RELATING = {
    "AllTypesMatch": ("values",),
    "ShapedTypeMatchesElementCountAndTypes": ("shaped", "elements"),
    "TypesMatchWith": ("lhs", "rhs", "transformer"),
}
_EVERYWHERE = frozenset({"Constraint", "AttrTypeConstraint", "AttrConstraint", "Attr"})
_INFERRING = "InferTypeOpInterface::Trait"
# Other traits that a format refers to, or that add omitted parts.
_OTHERS = frozenset(
    {
        "AttrSizedOperandSegments",
        "AttrSizedResultSegments",
        "SameOperandsAndResultType",
        "SameTypeOperands",
        "SingleBlock",
    }
)


def syntax_of(operator: Operator) -> Operator:
    """The operator without the parts that do not affect its text."""
    return operator.replaced(
        def_name="",
        cpp_class_name="",
        summary="",
        description="",
        arguments=(),
        assembly_format=" ".join(_words(operator.assembly_format)),
        operands=tuple(
            [operand.replaced(constraint=_type(operand.constraint)) for operand in operator.operands]
        ),
        attributes=tuple(
            [
                attribute.replaced(attribute=_attribute(attribute.attribute))
                for attribute in operator.attributes
            ]
        ),
        properties=tuple(
            [property.replaced(property=_property(property.property)) for property in operator.properties]
        ),
        results=tuple([result.replaced(constraint=_type(result.constraint)) for result in operator.results]),
        regions=tuple(
            [region.replaced(constraint=_nameless(region.constraint)) for region in operator.regions]
        ),
        successors=tuple(
            [
                successor.replaced(constraint=_nameless(successor.constraint))
                for successor in operator.successors
            ]
        ),
        traits=tuple([_trait(trait) for trait in operator.traits if _concerns_text(trait)]),
        builders=(),
        has_verifier=False,
        has_region_verifier=False,
        has_canonicalizer=False,
        has_canonicalize_method=False,
        has_folder=False,
        effects=(),
        extra_class_declaration="",
        extra_class_definition="",
        doc_group=None,
        place=("", 0, 0),
    )


def reads_alike(newer: Operator, older: Operator) -> bool:
    """Whether the newer definition parses the older one's text as the same operation."""
    return (
        _words(newer.assembly_format) == _words(older.assembly_format)
        and _groups(newer.operands) == _groups(older.operands)
        and _groups(newer.results) == _groups(older.results)
        and _extends(_attributes(newer), _attributes(older))
        and _extends(_properties(newer), _properties(older))
        and [region.is_variadic for region in newer.regions]
        == [region.is_variadic for region in older.regions]
        and [successor.is_variadic for successor in newer.successors]
        == [successor.is_variadic for successor in older.successors]
        and _relations(newer) == _relations(older)
    )


# The custom directive of stored formats that parses and prints only the keywords of an enum attribute.
ENUM_WORD = "EnumWord"
# The directive that omits the brackets of an enum attribute.
_ENUM_VARIABLE = re.compile(r"(?<![\w-])(\(\s*)?enum\(\s*\$(\w+)\s*\)")


def with_bare_enums(operator: Operator, bare: Collection[str]) -> Operator:
    """The definition with `enum($name)` rewritten for current definitions.

    `bare` has the full names of enum attributes whose current syntax is only keywords.  The syntax of other
    enum attributes, and from release 24 on of all, is keywords in brackets, which `enum` omits.
    """
    if operator.assembly_format is None or "enum(" not in operator.assembly_format:
        return operator
    names = {attribute.name: attribute.attribute.attr_name for attribute in operator.attributes}

    def spelled(match: re.Match[str]) -> str:
        # The first element of an optional group must be parsed optionally.
        start, variable = match[1] or "", match[2]
        name = names.get(variable, "")
        if not name or (name in bare and not start):
            return f"{start}${variable}"
        return f'{start}custom<{ENUM_WORD}>(${variable}, "{name}")'

    return operator.replaced(assembly_format=_ENUM_VARIABLE.sub(spelled, operator.assembly_format))


def value_syntax_of(definition: AttrOrTypeDef) -> AttrOrTypeDef:
    """The attribute or type without the parts that do not affect its text."""
    return definition.replaced(
        def_name=definition.full_name,
        summary="",
        description="",
        parameters=tuple([_parameter(parameter) for parameter in definition.parameters]),
        traits=(),
        assembly_format=" ".join(_words(definition.assembly_format)),
        gen_verify=False,
        gen_mnemonic_alias=False,
        gen_accessors=False,
        gen_storage_class=False,
        skip_default_builders=False,
        builders=(),
        predicate=None,
        storage_class="",
        storage_namespace="",
        has_storage_custom_constructor=False,
        extra_class_declaration="",
        extra_class_definition="",
        builder_call=None,
        classes=(),
        place=("", 0, 0),
    )


def values_read_alike(newer: AttrOrTypeDef, older: AttrOrTypeDef) -> bool:
    """Whether the newer definition of an attribute or type parses the older one's text as the same value.

    Syntax in C++ is not compared, nor are the cases of enums: a removed case is unknown in any syntax.
    """
    formats = (newer.assembly_format, older.assembly_format)
    if None in formats or (newer.enum is not None and older.enum is not None):
        return True
    newer_kinds = {parameter.name: _parameter_kind(parameter) for parameter in newer.parameters}
    older_kinds = {parameter.name: _parameter_kind(parameter) for parameter in older.parameters}
    return (
        _words(formats[0]) == _words(formats[1])
        and all(newer_kinds.get(name) == kind for name, kind in older_kinds.items())
        and all(parameter.is_optional for parameter in newer.parameters if parameter.name not in older_kinds)
    )


def _parameter(parameter: AttrOrTypeParameter) -> AttrOrTypeParameter:
    return parameter.replaced(
        summary=None,
        allocator=None,
        comparator=None,
        convert_from_storage="$_self",
        constraint=None,
        predicate=None,
        constraint_summary="",
        enum=None if parameter.enum is None else _enum(parameter.enum),
        dialect_class="",
    )


def _parameter_kind(parameter: AttrOrTypeParameter) -> object:
    return (parameter.is_optional, _unqualified(parameter.default_value or ""))


def _words(format: str | None) -> list[str]:
    return [] if format is None else format.split()


def _groups(groups: Iterable[NamedTypeConstraint]) -> object:
    return [(group.name, _values(group.constraint)) for group in groups]


def _attributes(operator: Operator) -> dict[str, tuple[bool, object]]:
    return {
        attribute.name: (
            attribute.attribute.is_optional or attribute.attribute.has_default,
            _kind(attribute.attribute),
        )
        for attribute in operator.stored_attributes
    }


def _properties(operator: Operator) -> dict[str, tuple[bool, object]]:
    return {
        property.name: (property.property.has_default, _property_kind(property.property))
        for property in operator.properties
    }


def _extends(newer: Mapping[str, tuple[bool, object]], older: Mapping[str, tuple[bool, object]]) -> bool:
    """Whether all older entries are unchanged, and no additional entry is required."""
    return all(newer.get(name) == kind for name, kind in older.items()) and all(
        may_be_absent for name, (may_be_absent, _) in newer.items() if name not in older
    )


def _relations(operator: Operator) -> list[object]:
    result: list[object] = []
    for trait in map(_trait, operator.traits):
        if trait.fields:
            result.append(list(trait.fields.items()))
        elif _concerns_text(trait) and trait.name != _INFERRING:
            result.append(trait.name)
    return sorted(result, key=str)


def _values(constraint: TypeConstraint) -> object:
    return (constraint.length, constraint.each.builder_call, constraint.segment_attribute)


def _kind(attribute: Attribute) -> object:
    return (
        attribute.is_optional,
        _unqualified(attribute.default_value or ""),
        attribute.is_derived,
        _unqualified(attribute.storage_type),
        attribute.attr_name,
        None if attribute.value_type is None else attribute.value_type.builder_call,
        None if attribute.enum is None else _cases(attribute.enum),
        # The condition on an attribute that has no class or enum to restrict its text.
        attribute.condition.replace("::mlir::", "").replace("::llvm::", "").split()
        if attribute.attr_name == "" and attribute.enum is None
        else [],
    )


def _property_kind(property: Property) -> object:
    return (
        _unqualified(property.storage_type),
        _unqualified(property.default_value or ""),
        property.classes,
        None if property.enum is None else _cases(property.enum),
    )


def _cases(enum: EnumInfo) -> object:
    return sorted([(case.text, case.value) for case in enum.cases])


def _unqualified(text: str) -> str:
    return text.rpartition("::")[2]


def _concerns_text(trait: Trait) -> bool:
    return (
        not _RELATING.keys().isdisjoint(trait.classes)
        or trait.def_name in _OTHERS
        or trait.name == _INFERRING
        or trait.name.partition("<")[0] in ("AttrSizedOperandSegments", "SingleBlockImplicitTerminator")
    )


def _unchecked(constraint: _C) -> _C:
    return constraint.replaced(
        def_name=_named(constraint.def_name),
        predicate=TRUE,
        summary="",
        description="",
        cpp_function_name="",
        has_predicate=False,
    )


def _nameless(constraint: _C) -> _C:
    """A constraint without its name, for constraints that are not referred to by name."""
    return _unchecked(constraint).replaced(def_name="")


def _named(definition: str) -> str:
    """The name of a definition without the numbers that TableGen assigns, which differ between releases."""
    return "anonymous" if definition.startswith("anonymous_") else definition


def _type(constraint: TypeConstraint) -> TypeConstraint:
    base = None if constraint.base is None else _type(constraint.base)
    return _nameless(constraint).replaced(base=base, classes=())


def _attribute(attribute: Attribute) -> Attribute:
    return _nameless(attribute).replaced(
        return_type="",
        classes=_kept(attribute.classes),
        base_classes=_kept(attribute.base_classes),
        base=None if attribute.base is None else _attribute(attribute.base),
        base_def_name=_named(attribute.base_def_name),
        value_type=None if attribute.value_type is None else _type(attribute.value_type),
        derived_body=None if attribute.derived_body is None else "",
        enum=None if attribute.enum is None else _enum(attribute.enum),
    )


def _kept(classes: tuple[str, ...]) -> tuple[str, ...]:
    """The superclasses without those of every attribute."""
    return tuple([cls for cls in classes if cls not in _EVERYWHERE])


def _property(property: Property) -> Property:
    form = property.attribute_form
    return _unchecked(property).replaced(
        read_from_bytecode="",
        write_to_bytecode="",
        hash_property="",
        base=None if property.base is None else _property(property.base),
        attribute_form=None if form is None else _attribute(form),
        enum=None if property.enum is None else _enum(property.enum),
    )


def _enum(enum: EnumInfo) -> EnumInfo:
    cases = tuple([case.replaced(def_name="", summary="") for case in enum.cases])
    return enum.replaced(def_name=_named(enum.def_name), summary="", description="", cases=cases)


def _trait(trait: Trait) -> Trait:
    names = [name for cls in trait.classes for name in _RELATING.get(cls, ())]
    fields = {name: trait.fields[name] for name in names if name in trait.fields}
    return trait.replaced(
        def_name=_named(trait.def_name),
        predicate=None,
        summary="",
        interface=None,
        always_overridden=(),
        effects=(),
        fields=fields,
        classes=tuple([cls for cls in trait.classes if cls in _RELATING]),
    )
