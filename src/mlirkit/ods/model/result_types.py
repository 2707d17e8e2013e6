"""Result types that follow from an operator's definition: mlir-tblgen generates `inferReturnTypes` for them,
and adds `InferTypeOpInterface`.

    a buildable result                       is known
    SameOperandsAndResultType                all are known if an operand is a single value
    AllTypesMatch, TypesMatchWith            propagate types from arguments and known results

If the operator lists the interface itself, it is not added, and the inference is C++.
The inference itself is in ods/live/classes/type_inference.py and ods/emit/cpp/op_type_inference.py.
"""

from __future__ import annotations

from mlirkit.ods.model.operator import ArgumentKind, Operator
from mlirkit.ods.plain_data import FrozenData

_SAME = "$_self"

#: The types of all elements of a shaped type.
ELEMENT_TYPES = (
    "::llvm::SmallVector<::mlir::Type>(::llvm::cast<::mlir::ShapedType>($_self).getNumElements(), "
    "::llvm::cast<::mlir::ShapedType>($_self).getElementType())"
)


class InferredType(FrozenData):
    """The source of a result's type: an argument or a result, and a C++ expression over `$_self`."""

    # Exactly one of these is not None.
    argument: int | None
    result: int | None
    transformer: str


def can_infer_results(operator: Operator) -> bool:
    """Whether mlir-tblgen adds `InferTypeOpInterface`."""
    return inferred_result_types(operator) is not None


def inferred_result_types(operator: Operator) -> list[InferredType] | None:
    """The source of each result's type; None if the definition does not determine all of them."""
    if not operator.results or operator.variable_length_results:
        return None
    if operator.trait("::mlir::OpTrait::SameOperandsAndResultType") is not None:
        return _all_as_the_first_operand(operator)
    places = _places(operator)
    # The possible sources of each result's type, and the results with known types.
    sources: list[list[InferredType]] = [[] for _ in operator.results]
    numbers: set[int] = set()
    for index, result in enumerate(operator.results):
        if result.constraint.each.builder_call is not None:
            sources[index].append(InferredType(None, index, _SAME))
            numbers.add(index)
    for trait in operator.traits:
        if trait.def_name == "InferTypeOpInterface":
            return None
        if trait.is_a("TypesMatchWith"):
            target = places.get(str(trait.fields["rhs"]), _FIRST).result
            source = places.get(str(trait.fields["lhs"]), _FIRST)
            if target is None or target in numbers:
                continue
            transformer = str(trait.fields["transformer"])
            sources[target].append(InferredType(source.argument, source.result, transformer))
            if source.result is None or source.result in numbers:
                numbers.add(target)
        elif trait.is_a("ShapedTypeMatchesElementCountAndTypes"):
            target = places.get(str(trait.fields["elements"]), _FIRST).result
            source = places.get(str(trait.fields["shaped"]), _FIRST)
            if target is not None and source.result is None and target not in numbers:
                sources[target].append(InferredType(source.argument, None, ELEMENT_TYPES))
                numbers.add(target)
        elif trait.is_a("AllTypesMatch"):
            _match_all([places.get(name, _FIRST) for name in trait.fields["values"]], sources, numbers)
    waiting = [index for index in range(len(operator.results)) if index not in numbers]
    changed = True
    while changed and waiting:
        changed = False
        for index in list(waiting):
            source_of = next((source for source in sources[index] if source.result in numbers), None)
            if source_of is not None:
                sources[index] = [source_of]
                numbers.add(index)
                waiting.remove(index)
                changed = True
    return None if waiting else [ways[0] for ways in sources]


def _all_as_the_first_operand(operator: Operator) -> list[InferredType] | None:
    for argument, (kind, index) in enumerate(operator.arguments):
        if kind is ArgumentKind.OPERAND and not operator.operands[index].is_variable_length:
            return [InferredType(argument, None, _SAME)] * len(operator.results)
    return None


def _match_all(values: list[InferredType], sources: list[list[InferredType]], numbers: set[int]) -> None:
    """Record that all values have one type: the type of the last known value, else of any other value."""
    results = [value.result for value in values if value.result is not None]
    anchor: InferredType | None = None
    for value in values:
        if value.result is None or value.result in numbers:
            anchor = value
    for index in results:
        if index in numbers:
            continue
        if anchor is not None:
            sources[index] = [anchor]
            numbers.add(index)
        else:
            sources[index] += [InferredType(None, other, _SAME) for other in results if other != index]


# The argument that mlir-tblgen uses for an unknown name.
_FIRST = InferredType(0, None, _SAME)


def _places(operator: Operator) -> dict[str, InferredType]:
    """The arguments and results by name."""
    named: dict[str, InferredType] = {}
    names = {
        ArgumentKind.OPERAND: [operand.name for operand in operator.operands],
        ArgumentKind.ATTRIBUTE: [attribute.name for attribute in operator.attributes],
        ArgumentKind.PROPERTY: [native.name for native in operator.properties],
    }
    for argument, (kind, index) in enumerate(operator.arguments):
        named[names[kind][index]] = InferredType(argument, None, _SAME)
    for index, result in enumerate(operator.results):
        named[result.name] = InferredType(None, index, _SAME)
    named.pop("", None)
    return named
