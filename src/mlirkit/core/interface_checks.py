"""The checks of interfaces, in MLIR's words, through their implementations.

`INTERFACE_CHECKS` run before the operation's regions are verified, `INTERFACE_REGION_CHECKS` after.
An interface without an implementation is not checked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import (
    BranchOpInterface,
    RegionBranchOpInterface,
    RegionBranchTerminatorOpInterface,
)
from mlirkit.core.operation_parts import attribute_of, inherent_of, operand_types_of, result_types_of
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.symbols import SYMBOL_NAME, SYMBOL_VISIBILITY, VISIBILITIES
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation
    from mlirkit.core.region import Region


def _branch(op: Operation) -> None:
    implementation = op.info.interfaces_at_hand.get("BranchOpInterface")
    if implementation is None:
        return
    assert isinstance(implementation, BranchOpInterface)
    for number, block in enumerate(op.successor_list or ()):
        operands = implementation.successor_operands(op, number)
        if len(operands) != len(block.args):
            raise op.error(
                f"branch has {len(operands)} operands for successor #{number}, "
                f"but target block has {len(block.args)}"
            )
        for index, value in enumerate(operands.forwarded, operands.produced_count):
            if not implementation.are_types_compatible(value.type, block.args[index].type):
                raise op.error(f"type mismatch for bb argument #{index} of successor #{number}")


def _region_branch(op: Operation) -> None:
    implementation = op.info.interfaces_at_hand.get("RegionBranchOpInterface")
    if implementation is None:
        return
    assert isinstance(implementation, RegionBranchOpInterface)
    points: list[Operation | None] = [None]
    for region in op.region_list or ():
        for block in region.get_blocks():
            last = block.last
            if last is not None and "RegionBranchTerminatorOpInterface" in last.info.interfaces_at_hand:
                points.append(last)
    for point in points:
        for target in implementation.successor_regions(op, point):
            if point is None:
                operands = implementation.entry_successor_operands(op, target)
            else:
                terminator = point.info.interfaces_at_hand["RegionBranchTerminatorOpInterface"]
                assert isinstance(terminator, RegionBranchTerminatorOpInterface)
                operands = terminator.successor_operands(point, target)
            inputs = implementation.successor_inputs(op, target)
            if len(operands) != len(inputs):
                raise _edge_error(
                    op,
                    point,
                    target,
                    f"region branch point has {len(operands)} operands, "
                    f"but region successor needs {len(inputs)} inputs",
                )
            for index, source in enumerate(operands):
                into = inputs[index]
                if not implementation.are_types_compatible(source.type, into.type):
                    raise _edge_error(
                        op,
                        point,
                        target,
                        f"successor operand type #{index} '{source.type}' should match "
                        f"successor input type #{index} '{into.type}'",
                    )


def _edge_error(op: Operation, point: Operation | None, target: Region | None, message: str) -> MLIRError:
    source = "parent" if point is None else f"Operation {point.info.name}"
    sink = "parent" if target is None else f"Region #{target.region_number}"
    error = op.op_error(f"along control flow edge from {source} to {sink}: {message}")
    return (op if point is None else point).note_on(error, "region branch point")


def _symbol(op: Operation) -> None:
    implementation: Any = op.info.interfaces_at_hand.get("SymbolOpInterface")
    if implementation is not None and implementation.is_optional_symbol(op):
        if inherent_of(op, SYMBOL_NAME) is None:
            return
    if not isinstance(attribute_of(op, SYMBOL_NAME), StringAttr):
        raise op.op_error(f"requires string attribute '{SYMBOL_NAME}'")
    visibility = attribute_of(op, SYMBOL_VISIBILITY)
    if visibility is not None:
        if not isinstance(visibility, StringAttr):
            raise op.op_error(
                f"requires visibility attribute '{SYMBOL_VISIBILITY}' to be a string attribute, "
                f"but got {visibility}"
            )
        if visibility.value not in VISIBILITIES:
            raise op.op_error(
                f'visibility expected to be one of ["public", "private", "nested"], but got {visibility}'
            )
    is_public = visibility is None or visibility.value == "public"
    if implementation is not None and is_public and implementation.is_declaration(op):
        raise op.op_error("symbol declaration cannot have public visibility")
    if op.result0 is not None:
        raise op.op_error("symbols must not have results")
    parent = op.parent_op
    if parent is not None and parent.info.is_registered and not parent.info.has_trait("SymbolTable"):
        raise op.op_error("symbol's parent must have the SymbolTable trait")


def _branch_weights(op: Operation) -> None:
    _weights(op, "branch", "successors", len(op.successor_list or ()))


def _region_weights(op: Operation) -> None:
    _weights(op, "region", "regions", len(op.region_list or ()))


def _weights(op: Operation, kind: str, weighted: str, expected: int) -> None:
    weights: Any = inherent_of(op, f"{kind}_weights")
    values: Sequence[int] = () if weights is None else weights.values
    if not values:
        return
    if len(values) != expected:
        raise op.error(
            f"expects number of {kind} weights to match number of {weighted}: {len(values)} vs {expected}"
        )
    if not any(values):
        raise op.error("branch weights cannot all be zero")


def _cast(op: Operation) -> None:
    implementation: Any = op.info.interfaces_at_hand.get("CastOpInterface")
    if implementation is None:
        return
    inputs = operand_types_of(op)
    outputs = result_types_of(op)
    if not outputs:
        raise op.op_error("expected at least one result for cast operation")
    if not implementation.are_cast_compatible(inputs, outputs):
        raise op.op_error(
            f"operand type{type_list(inputs)} and result type{type_list(outputs)} are cast incompatible"
        )


def type_list(types: Sequence[Type]) -> str:
    """The types in messages of casts: singular for one type, else plural."""
    if len(types) == 1:
        return f" '{types[0]}'"
    return "s " + ", ".join([f"'{type}'" for type in types]) if types else "s"


def _inferred_types(op: Operation) -> None:
    infer = op.info.infer_types
    if infer is None:
        return
    from mlirkit.core.operation_state import state_of

    actual = result_types_of(op)
    try:
        inferred = infer(state_of(op))
    except MLIRError as error:
        failure = op.op_error("failed to infer returned types")
        failure.error_diagnostics[:0] = error.error_diagnostics
        raise failure from error
    implementation: Any = op.info.interfaces_at_hand.get("InferTypeOpInterface")
    if implementation is not None:
        is_compatible = implementation.are_return_types_compatible(inferred, actual)
    else:
        is_compatible = list(inferred) == actual
    if not is_compatible:
        message = (
            f"'{op.info.name}' op inferred type(s) {_quoted(inferred)} are incompatible with return type(s) "
            f"of operation {_quoted(actual)}"
        )
        failure = op.op_error("failed to infer returned types")
        failure.error_diagnostics.insert(0, op.diagnostic(message))
        raise failure


def _same_type(op: Operation) -> None:
    """mlir-tblgen gives operations of one type InferTypeOpInterface: compatible shapes are not enough.

    Operations whose operands may all be missing do not get it, though their builders infer the type as well.
    """
    result = op.result0
    if result is None or op.info.infer_types is None:
        return
    if op.result_rest is None and op.operand_count and op.operand_at(0).type == result.type:
        return
    if not op.info.has_trait("VariadicOperands"):
        _inferred_types(op)


def _data_layout(op: Operation) -> None:
    implementation: Any = op.info.interfaces_at_hand.get("DataLayoutOpInterface")
    if implementation is not None:
        implementation.verify(op)


def _quoted(types: Sequence[Type]) -> str:
    return ", ".join([f"'{type}'" for type in types])


INTERFACE_CHECKS: Final[dict[str, Callable[[Any], None]]] = {
    "BranchOpInterface": _branch,
    "SymbolOpInterface": _symbol,
    "CastOpInterface": _cast,
    "DataLayoutOpInterface": _data_layout,
    "WeightedBranchOpInterface": _branch_weights,
    "WeightedRegionBranchOpInterface": _region_weights,
}

INTERFACE_REGION_CHECKS: Final[dict[str, Callable[[Any], None]]] = {
    "RegionBranchOpInterface": _region_branch,
    "InferTypeOpInterface": _inferred_types,
    "SameOperandsAndResultType": _same_type,
}
