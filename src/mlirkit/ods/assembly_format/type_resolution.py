"""The sources of types that a format omits: types in the format, attributes, buildable constraints.

The manual calls this type inference.  A source must be part of the format: an inferred type is no source of
another type.
"""

from __future__ import annotations

from mlirkit.ods.model import Operator, TraitKind
from mlirkit.ods.model.result_types import ELEMENT_TYPES, can_infer_results
from mlirkit.ods.plain_data import PlainData
from mlirkit.support.late_regex import LateRegex


class TypeResolution(PlainData):
    """The source of the type of one operand or result.

    Exactly one of `builder` (a C++ expression), `operand`, `result` (indices) and `attribute` (a name) is
    given; `transformer`, a C++ expression over `$_self`, is applied to the type.
    """

    builder: str | None = None
    operand: int | None = None
    result: int | None = None
    attribute: str | None = None
    transformer: str | None = None


def resolvers(
    operator: Operator, operand_types: set[int], result_types: set[int], attributes: set[str]
) -> tuple[dict[str, TypeResolution], bool]:
    """The resolutions by traits, by name, and whether `inferReturnTypes` infers the result types.

    The sets have the types and attributes in the format.
    """
    resolutions: dict[str, TypeResolution] = {}
    can_infer = False

    def source(name: str) -> TypeResolution | None:
        index = operator.operand_index(name)
        if index is not None:
            return TypeResolution(operand=index) if index in operand_types else None
        index = operator.result_index(name)
        if index is not None:
            return TypeResolution(result=index) if index in result_types else None
        if name in attributes:
            return TypeResolution(attribute=name)
        return None

    for trait in operator.traits:
        if trait.is_a("AllTypesMatch"):
            values = tuple(trait.fields.get("values", ()))
            for position, name in enumerate(values):
                result = source(name)
                if result is not None:
                    for other_position, other in enumerate(values):
                        if other_position != position:
                            resolutions[other] = result
        elif trait.def_name == "SameTypeOperands":
            _same_types(operator, operand_types, result_types, False, resolutions)
        elif trait.def_name == "SameOperandsAndResultType":
            _same_types(operator, operand_types, result_types, True, resolutions)
        elif trait.is_a("ShapedTypeMatchesElementCountAndTypes"):
            result = source(str(trait.fields["shaped"]))
            if result is not None:
                result.transformer = ELEMENT_TYPES
                resolutions[str(trait.fields["elements"])] = result
        elif trait.is_a("TypesMatchWith"):
            result = source(str(trait.fields["lhs"]))
            if result is not None:
                result.transformer = str(trait.fields["transformer"])
                resolutions[str(trait.fields["rhs"])] = result
        elif (
            trait.kind is TraitKind.INTERFACE and trait.name.removesuffix("::Trait") == "InferTypeOpInterface"
        ):
            can_infer = True
    # Result types that follow from the definition must also follow from the format.
    return resolutions, can_infer and not can_infer_results(operator)


_FROM = LateRegex(r"(\w+)(?:: (.+))?")


def type_from(operator: Operator, origin: str) -> TypeResolution:
    """Parse the source of a type that a hook's format omits.

    "lhs"             the type of an operand or a result in the format
    "lhs: C++"        a C++ expression over it, `$_self`
    "C++"             an expression over `$_builder`
    """
    match = _FROM.fullmatch(origin)
    if match is None:
        return TypeResolution(builder=origin)
    name, transformer = match.groups()
    operand = operator.operand_index(name)
    result = operator.result_index(name) if operand is None else None
    return TypeResolution(operand=operand, result=result, transformer=transformer)


def _same_types(
    operator: Operator,
    operand_types: set[int],
    result_types: set[int],
    with_results: bool,
    resolutions: dict[str, TypeResolution],
) -> None:
    if operand_types:
        resolution = TypeResolution(operand=min(operand_types))
    elif with_results and result_types:
        resolution = TypeResolution(result=min(result_types))
    else:
        return
    for index, operand in enumerate(operator.operands):
        if index not in operand_types:
            resolutions[operand.name] = resolution
    if with_results:
        for index, result in enumerate(operator.results):
            if index not in result_types:
                resolutions[result.name] = resolution
