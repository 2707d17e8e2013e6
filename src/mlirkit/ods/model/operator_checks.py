"""Checks across the parts of an operator's definition, with mlir-tblgen's messages.

Names must be distinct and must not hide accessors of all operations, and groups of variable length need a
rule for their sizes.  Errors in single parts are reported while reading the definition (operator_reader.py).
"""

from __future__ import annotations

from collections.abc import Iterator

from mlirkit.ods.model.names import camel_case
from mlirkit.ods.model.operator import Operator

# Accessors that every operation has, for any definition.
_RESERVED = ("AttributeNames", "Attributes", "Operation")

# Traits that refer to an operator's values by name, with the fields that contain the names.
_NAMING_TRAITS = {
    "AllTypesMatch": ("values",),
    "AllMatch": ("values",),
    "AllElementTypesMatch": ("values",),
    "AllShapesMatch": ("values",),
    "TypesMatchWith": ("lhs", "rhs"),
}


def complaint_about(operator: Operator, own_checks: bool) -> str | None:
    """The first error of a definition, or None.

    `own_checks` includes errors that mlir-tblgen reports only when it writes C++, or leaves to the C++
    compiler.
    """
    return next(_complaints(operator, own_checks), None)


def _complaints(operator: Operator, own_checks: bool) -> Iterator[str]:
    if operator.skip_default_builders and not operator.builders:
        yield "default builders are skipped and no custom builders provided"
    yield from _conflicts(operator)
    for builder in operator.builders:
        seen_default = False
        for parameter in builder.parameters:
            if seen_default and parameter.default is None:
                yield "expected an argument with default value after other arguments with default values"
            seen_default = parameter.default is not None
    if own_checks:
        yield from complaints_about_sizes(operator)
        yield from _overlaps(operator)
        yield from _unknown_names(operator)


def _conflicts(operator: Operator) -> Iterator[str]:
    """Names that are used twice, or that hide a member of all operations."""
    kinds: dict[str, str] = {}
    groups = {
        "operands": [operand.name for operand in operator.operands],
        "results": [result.name for result in operator.results],
        "regions": [region.name for region in operator.regions],
        "successors": [successor.name for successor in operator.successors],
    }
    for kind, group in groups.items():
        for name in filter(None, group):
            earlier = kinds.setdefault(name, kind)
            if group.count(name) > 1:
                yield f"op has a conflict with two {kind} having the same name '{name}'"
            if earlier != kind:
                yield (
                    f"op has a conflict with {earlier} and {kind} both having an entry with the name '{name}'"
                )
            if _is_reserved(operator, camel_case(name)):
                yield (
                    f"generated accessor for `{name}` overlaps with a default one; "
                    "please rename to avoid overlap"
                )


def _overlaps(operator: Operator) -> Iterator[str]:
    """Attributes and properties whose accessors have the names of other accessors."""
    names = [value.name for value in (*operator.operands, *operator.results)]
    names += [region.name for region in operator.regions]
    names += [successor.name for successor in operator.successors]
    accessors = {camel_case(name) for name in names if name}
    stored = [attribute.name for attribute in operator.stored_attributes]
    for name in [*stored, *[property.name for property in operator.properties]]:
        accessor = camel_case(name)
        if accessor in accessors or accessor in _RESERVED:
            yield f"Unexpected overlap when generating `get{accessor}` for {operator.name}"
        accessors.add(accessor)


def _is_reserved(operator: Operator, accessor: str) -> bool:
    if accessor == "Operands":
        return len(operator.operands) != 1 or operator.variable_length_operands != 1
    if accessor == "Regions":
        return len(operator.regions) != 1 or not operator.regions[0].is_variadic
    if accessor == "Type":
        return len(operator.results) != 1
    return accessor in _RESERVED


def complaints_about_sizes(operator: Operator) -> Iterator[str]:
    """Several groups of variable length need one of two traits, which exclude each other."""
    for kind, count in (
        ("Operand", operator.variable_length_operands),
        ("Result", operator.variable_length_results),
    ):
        sized = operator.has_trait(f"::mlir::OpTrait::AttrSized{kind}Segments")
        equal = operator.has_trait(f"::mlir::OpTrait::SameVariadic{kind}Size")
        if count > 1 and not sized and not equal:
            yield f"op has multiple variadic {kind.lower()}s but no specification over their sizes"
        if count < 2 and sized:
            yield f"op must have at least two variadic {kind.lower()}s to use 'AttrSized{kind}Segments' trait"
        if sized and equal:
            yield (f"op cannot have both 'AttrSized{kind}Segments' and 'SameVariadic{kind}Size' traits")


def _unknown_names(operator: Operator) -> Iterator[str]:
    names = {group.name for group in (*operator.operands, *operator.results)}
    names.update(operator.property_names, [attribute.name for attribute in operator.attributes])
    for trait in operator.traits:
        for class_name, fields in _NAMING_TRAITS.items():
            if not trait.is_a(class_name):
                continue
            for field in fields:
                if field == "lhs" and "$_self" not in str(trait.fields["transformer"]):
                    # The transformer does not use this value.
                    continue
                value = trait.fields.get(field, ())
                for name in (value,) if isinstance(value, str) else value:
                    base = name.partition(".")[0].lstrip("$")
                    if base.isidentifier() and base not in names:
                        yield f"trait {class_name} speaks of '{name}', which the op does not have"
