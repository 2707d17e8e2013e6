"""Whether an operator's result types follow from its definition, so that mlir-tblgen generates
`inferReturnTypes` and gives the operator `InferTypeOpInterface`.

    a buildable result                       is known
    SameOperandsAndResultType                all are known if an operand stands for one value
    AllTypesMatch, TypesMatchWith            carry knowledge from arguments and known results to others

An operator that lists the interface itself gets no second one; how results are found there is C++.
The inference itself is in ods/live/type_inference.py.
"""

from __future__ import annotations

from mlirkit.ods.model.operator import Operator


def can_infer_results(operator: Operator) -> bool:
    """Does mlir-tblgen add `InferTypeOpInterface`?"""
    if not operator.results or operator.variable_length_results:
        return False
    if operator.trait("::mlir::OpTrait::SameOperandsAndResultType") is not None:
        return any(not operand.is_variable_length for operand in operator.operands)
    known = {
        index for index, each in enumerate(operator.results) if each.constraint.builder_call is not None
    }
    # Which results a result's type can be made from, where no argument decides it.
    sources: dict[int, set[int]] = {}
    for trait in operator.traits:
        if trait.def_name == "InferTypeOpInterface":
            return False
        if trait.is_a("TypesMatchWith"):
            target = _result(operator, str(trait.fields["rhs"]))
            source = _result(operator, str(trait.fields["lhs"]))
            if target is None:
                continue
            if source is None:
                known.add(target)
            else:
                sources.setdefault(target, set()).add(source)
        elif trait.is_a("AllTypesMatch"):
            values = [_result(operator, name) for name in trait.fields["values"]]
            results = {each for each in values if each is not None}
            if None in values or results & known:
                known |= results
            else:
                for each in results:
                    sources.setdefault(each, set()).update(results - {each})
    while True:
        more = {target for target, ways in sources.items() if target not in known and ways & known}
        if not more:
            return len(known) == len(operator.results)
        known |= more


def _result(operator: Operator, name: str) -> int | None:
    """The number of the result called `name`; None for arguments and whatever else a trait names."""
    return operator.result_index(name) if name else None
