"""The checks of traits that need only the graph; words and order as in mlir/lib/IR/Operation.cpp.

A check raises if its rule is broken.  The tables at the end map traits to their checks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from mlirkit.core.operation_parts import operands_of
from mlirkit.core.region import Region
from mlirkit.core.symbol_table import verify_symbol_table
from mlirkit.core.value import BlockArgument, OpResult, Value

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation

# -- counts -------------------------------------------------------------------------------------------


def _zero_operands(op: Operation) -> None:
    if op.operand_count != 0:
        raise op.op_error("requires zero operands")


def _one_operand(op: Operation) -> None:
    if op.operand_count != 1:
        raise op.op_error("requires a single operand")


def _n_operands(op: Operation, count: int) -> None:
    if op.operand_count != count:
        raise op.op_error(f"expected {count} operands, but found {op.operand_count}")


def at_least_n_operands(op: Operation, count: int) -> None:
    if op.operand_count < count:
        raise op.op_error(f"expected {count} or more operands, but found {op.operand_count}")


def _zero_results(op: Operation) -> None:
    if op.result0 is not None:
        raise op.op_error("requires zero results")


def _one_result(op: Operation) -> None:
    if op.result0 is None or op.result_rest is not None:
        raise op.op_error("requires one result")


def _n_results(op: Operation, count: int) -> None:
    if op.result_count != count:
        raise op.op_error(f"expected {count} results")


def at_least_n_results(op: Operation, count: int) -> None:
    if op.result_count < count:
        raise op.op_error(f"expected {count} or more results")


def _region_count(op: Operation) -> int:
    return len(op.region_list) if op.region_list is not None else 0


def _zero_regions(op: Operation) -> None:
    if _region_count(op) != 0:
        raise op.op_error("requires zero regions")


def _one_region(op: Operation) -> None:
    if _region_count(op) != 1:
        raise op.op_error("requires one region")


def _n_regions(op: Operation, count: int) -> None:
    if _region_count(op) != count:
        raise op.op_error(f"expected {count} regions")


def _at_least_n_regions(op: Operation, count: int) -> None:
    if _region_count(op) < count:
        raise op.op_error(f"expected {count} or more regions")


def _successor_count(op: Operation) -> int:
    return len(op.successor_list) if op.successor_list is not None else 0


def _zero_successors(op: Operation) -> None:
    if _successor_count(op) != 0:
        raise op.op_error(f"requires 0 successors but found {_successor_count(op)}")


def _one_successor(op: Operation) -> None:
    if _successor_count(op) != 1:
        raise op.op_error(f"requires 1 successor but found {_successor_count(op)}")
    _successors_in_region(op)


def _n_successors(op: Operation, count: int) -> None:
    if _successor_count(op) != count:
        raise op.op_error(f"requires {count} successors but found {_successor_count(op)}")
    _successors_in_region(op)


def _at_least_n_successors(op: Operation, count: int) -> None:
    if _successor_count(op) < count:
        raise op.op_error(f"requires at least {count} successors but found {_successor_count(op)}")
    _successors_in_region(op)


def _successors_in_region(op: Operation) -> None:
    region = op.parent_region
    for block in op.successor_list or ():
        if block.parent_region is not region:
            raise op.error("reference to block defined in another region")


# -- place and regions --------------------------------------------------------------------------------


def _is_terminator(op: Operation) -> None:
    if op.parent_block is None or op.next_op is not None:
        raise op.op_error("must be the last operation in the parent block")


def _has_parent(op: Operation, names: Sequence[str]) -> None:
    parent = op.parent_op
    if parent is not None and parent.info.name in names:
        return
    before = "to be one of '" if len(names) != 1 else "'"
    raise op.op_error(f"expects parent op {before}{', '.join(names)}'")


def _single_block(op: Operation) -> None:
    for index, region in enumerate(op.region_list or ()):
        blocks = region.get_blocks()
        if not blocks:
            continue
        if len(blocks) != 1:
            raise op.op_error(f"expects region #{index} to have 0 or 1 blocks")
        if blocks[0].first is None and not op.info.has_trait("NoTerminator"):
            raise op.op_error("expects a non-empty block")


def _implicit_terminator(op: Operation, terminator: str) -> None:
    for region in op.region_list or ():
        blocks = region.get_blocks()
        if not blocks:
            continue
        last = blocks[0].last
        assert last is not None
        if last.info.name != terminator:
            error = op.op_error(f"expects regions to end with '{terminator}', found '{last.info.name}'")
            error.error_diagnostics[0].attach_note(
                f"in custom textual format, the absence of terminator implies '{terminator}'"
            )
            raise error


def _no_region_arguments(op: Operation) -> None:
    regions = op.region_list or ()
    for number, region in enumerate(regions):
        blocks = region.get_blocks()
        if blocks and blocks[0].args:
            if len(regions) > 1:
                raise op.op_error(f"region #{number} should have no arguments")
            raise op.op_error("region should have no arguments")


def _isolated_from_above(op: Operation) -> None:
    """Check that no nested operation uses a value from outside of its region of `op`."""
    for region in op.region_list or ():
        pending: list[Region] = [region]
        # Regions known to be inside, by identity: nearly every operand is defined in one of them.
        inside: set[int] = set()
        while pending:
            current = pending.pop()
            inside.add(id(current))
            for block in current.get_blocks():
                user = block.first
                while user is not None:
                    if user.operand0 is not None:
                        for value in operands_of(user):
                            # Most values are defined in the same block.
                            if isinstance(value, OpResult):
                                if value.op.parent_block is block:
                                    continue
                            elif isinstance(value, BlockArgument) and value.block is block:
                                continue
                            home = value_region(value)
                            if home is current or id(home) in inside:
                                continue
                            if home is None:
                                raise user.error("operation's operand is unlinked")
                            if not region.is_ancestor(home):
                                raise _isolation_error(user, op)
                    regions = user.region_list
                    if regions is not None and not user.info.is_isolated:
                        pending.extend(regions)
                    user = user.next_op


def _isolation_error(user: Operation, isolated: Operation) -> Exception:
    error = user.op_error("using value defined outside the region")
    return isolated.note_on(error, "required by region isolation constraints")


def value_region(value: Value) -> Region | None:
    """The region in which `value` is defined."""
    if isinstance(value, OpResult):
        block = value.op.parent_block
    elif isinstance(value, BlockArgument):
        block = value.block
    else:
        block = None
    return None if block is None else block.parent_region


# -- the definition's own checks ----------------------------------------------------------------------


def _invariants(op: Operation) -> None:
    check = op.info.verify_invariants
    if check is not None:
        check(op)


CHECKS: Final[dict[str, Callable[[Any], None]]] = {
    "ZeroOperands": _zero_operands,
    "OneOperand": _one_operand,
    "ZeroResults": _zero_results,
    "OneResult": _one_result,
    "ZeroRegions": _zero_regions,
    "OneRegion": _one_region,
    "ZeroSuccessors": _zero_successors,
    "OneSuccessor": _one_successor,
    "IsTerminator": _is_terminator,
    "SingleBlock": _single_block,
    "NoRegionArguments": _no_region_arguments,
    "OpInvariants": _invariants,
}

COUNTED_CHECKS: Final[dict[str, Callable[[Any, int], None]]] = {
    "NOperands": _n_operands,
    "AtLeastNOperands": at_least_n_operands,
    "NResults": _n_results,
    "AtLeastNResults": at_least_n_results,
    "NRegions": _n_regions,
    "AtLeastNRegions": _at_least_n_regions,
    "NSuccessors": _n_successors,
    "AtLeastNSuccessors": _at_least_n_successors,
}

REGION_CHECKS: Final[dict[str, Callable[[Any], None]]] = {
    "IsolatedFromAbove": _isolated_from_above,
    "SymbolTable": verify_symbol_table,
}

PARENT_CHECK: Final[Callable[[Any, Sequence[str]], None]] = _has_parent
TERMINATOR_CHECK: Final[Callable[[Any, str], None]] = _implicit_terminator
