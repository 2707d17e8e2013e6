"""Verifiers of irdl: names of definitions, numbers of names, and symbols of types and attributes."""

from __future__ import annotations

import re
from typing import Any

from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.traits import register_check
from mlirkit.core.walk import get_parent_of_type
from mlirkit.dialects.declared import irdl
from mlirkit.ods.live.hooks import interface, region_verifier, verifier


def _verify_name(op: Operation, name: str, subject: str) -> None:
    """Mirrors isValidName."""
    problem = ""
    allow_underscore = False
    if not name:
        problem = "is empty"
    for letter in name:
        if letter == "_":
            if not allow_underscore:
                problem = "should not contain leading or double underscores"
        elif not (letter.isascii() and letter.isalnum()):
            problem = "must contain only lowercase letters, digits and underscores"
        elif letter.isupper():
            problem = "should not contain uppercase letters"
        if problem:
            break
        allow_underscore = letter != "_"
    if problem:
        raise op.error(f"name of {subject} {problem}")


@verifier(irdl.DialectOp)
def verify_dialect(op: irdl.DialectOp) -> None:
    """Mirrors DialectOp::verify."""
    name = op.sym_name.value
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_$]*", name):
        raise op.op_error("invalid dialect name")
    _verify_name(op, name, "dialect")


@verifier(irdl.OperationOp, irdl.TypeOp, irdl.AttributeOp)
def verify_definition(op: irdl.OperationOp | irdl.TypeOp | irdl.AttributeOp) -> None:
    """As verify of OperationOp, TypeOp and AttributeOp, whose names may begin with the prefix of their
    values."""
    name, subject = op.sym_name.value, op.info.name.partition(".")[2]
    if subject != "operation":
        name = name.removeprefix("!" if subject == "type" else "#")
    _verify_name(op, name, subject)


@region_verifier(irdl.OperationOp)
def verify_operation_names(op: irdl.OperationOp) -> None:
    """Mirrors OperationOp::verifyRegions: names of operands, results and regions are distinct."""
    result = [
        (child.info.name.partition(".")[2], [name.value for name in child.names])
        for child in op.body.ops()
        if isinstance(child, irdl.OperandsOp | irdl.ResultsOp | irdl.RegionsOp)
    ]
    for number, (kind, names) in enumerate(result):
        for other_kind, others in result[number + 1 :]:
            for name in names:
                if name in others:
                    raise op.op_error(
                        f"contains a value named '{name}' for both its {kind} and {other_kind}"
                    )


def _verify_names(
    op: irdl.OperandsOp | irdl.ResultsOp | irdl.ParametersOp | irdl.RegionsOp, subject: str
) -> None:
    """Mirrors verifyNames."""
    names = [name.value for name in op.names]
    if op.operand_count != len(names):
        raise op.op_error(
            f"the number of {subject}s and their names must be the same, but got "
            f"{op.operand_count} and "
            f"{len(names)} respectively"
        )
    seen: dict[str, int] = {}
    for number, name in enumerate(names):
        _verify_name(op, name, f"{subject} #{number}")
        if name in seen:
            raise op.op_error(
                f"name of {subject} #{number} is a duplicate of the name of {subject} #{seen[name]}"
            )
        seen[name] = number


@verifier(irdl.OperandsOp, irdl.ResultsOp)
def verify_values(op: irdl.OperandsOp | irdl.ResultsOp) -> None:
    """Mirrors OperandsOp::verify and ResultsOp::verify."""
    subject = op.info.name.partition(".")[2]
    count = len(op.variadicity.value or ())
    if op.operand_count != count:
        raise op.op_error(
            f"the number of {subject} and their variadicities must be the same, but got "
            f"{op.operand_count} and "
            f"{count} respectively"
        )
    _verify_names(op, subject.removesuffix("s"))


@verifier(irdl.ParametersOp, irdl.RegionsOp)
def verify_named(op: irdl.ParametersOp | irdl.RegionsOp) -> None:
    """Mirrors ParametersOp::verify and RegionsOp::verify."""
    _verify_names(op, op.info.name.partition(".")[2].removesuffix("s"))


@verifier(irdl.AttributesOp)
def verify_attributes(op: irdl.AttributesOp) -> None:
    """Mirrors AttributesOp::verify."""
    names = len(op.attributeValueNames)
    if names != op.operand_count:
        raise op.op_error(
            f"the number of attribute names and their constraints must be the same but got {names} and "
            f"{op.operand_count} respectively"
        )


@verifier(irdl.RegionOp)
def verify_region(op: irdl.RegionOp) -> None:
    """Mirrors RegionOp::verify."""
    number = op.numberOfBlocks
    if number is not None and number.value <= 0:
        raise op.op_error(f"the number of blocks is expected to be >= 1 but got {number.value}")


@verifier(irdl.BaseOp)
def verify_base(op: irdl.BaseOp) -> None:
    """Mirrors BaseOp::verify."""
    name = op.base_name
    if (name is None) == (op.base_ref is None):
        raise op.op_error("the base type or attribute should be specified by either a name or a reference")
    if name is not None and name.value[:1] not in ("!", "#"):
        raise op.op_error("the base type or attribute name should start with '!' or '#'")


class DefinitionUser(SymbolUserOpInterface):
    """Mirrors checkSymbolIsTypeOrAttribute: looked up from the dialect operation."""

    __slots__ = ()

    def verify_symbol_uses(self, op: irdl.BaseOp | irdl.ParametricOp, tables: SymbolTableCollection) -> None:
        reference = op.inherent("base_ref" if isinstance(op, irdl.BaseOp) else "base_type")
        dialect: Any = get_parent_of_type(op, "irdl.dialect")
        if reference is None or dialect is None:
            return
        symbol = tables.lookup_nearest_symbol_from(dialect.parent_op, reference)
        if symbol is None:
            raise op.op_error(f"symbol '{reference}' not found")
        if not isinstance(symbol, irdl.TypeOp | irdl.AttributeOp):
            raise op.op_error(
                f"symbol '{reference}' does not refer to a type or attribute definition (refers to "
                f"'{symbol.info.name}')"
            )


interface(irdl.BaseOp, "SymbolUserOpInterface")(DefinitionUser())
interface(irdl.ParametricOp, "SymbolUserOpInterface")(DefinitionUser())


def _verify_at_most_one_child(op: Operation) -> None:
    """Mirrors AtMostOneChildOf::verifyTrait; its parameters are classes of operations."""
    classes = op.info.traits["AtMostOneChildOf"].parameters
    seen: set[type[Operation]] = set()
    for child in op.region_at(0).ops():
        if type(child).__name__ in classes:
            if type(child) in seen:
                raise op.error(
                    "failed to verify AtMostOneChildOf trait: the operation contains at least two operations "
                    f"of type {child.info.name}"
                )
            seen.add(type(child))


register_check("AtMostOneChildOf", _verify_at_most_one_child, of_signature=False)
