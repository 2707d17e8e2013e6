"""Patterns of operations with control flow between their regions, which remove unused forwarded values.

The operation itself and the terminators in its regions forward operands (*successor operands*); arguments of
regions and the results receive them (*successor inputs*).  An operation registers these patterns behind its
other ones (`region_branch_patterns` of dialects/region_branches.py).  An operand is removed together with all
inputs that receive it.
Mirror: populateRegionBranchOpInterfaceCanonicalizationPatterns of mlir/Interfaces/ControlFlowInterfaces.h.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlirkit.core.interfaces import RegionBranchOpInterface, RegionBranchTerminatorOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import erase_operands, operand_of, results_of
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.patterns.rewriter import PatternRewriter

# An operand: the operation that passes it along, and its number.
Operand = tuple[Operation, int]
# The forwarding of one branch: the operation that branches, the numbers of its operands, and the receiving
# values.
Branch = tuple[Operation, range, list[Value]]


def branches_of(op: Operation) -> list[Branch]:
    """The branches into the regions of `op`, between them and out of them."""
    branch = op.info.interfaces["RegionBranchOpInterface"]
    assert isinstance(branch, RegionBranchOpInterface)
    branches: list[Branch] = []
    for target in branch.successor_regions(op, None):
        numbers = branch.entry_operand_numbers(op, target)
        branches.append(_branch(op, numbers, branch.successor_inputs(op, target)))
    for region in op.region_list or ():
        for block in region.get_blocks():
            last = block.last
            terminator = None if last is None else last.info.interfaces.get(_TERMINATOR)
            if last is None or not isinstance(terminator, RegionBranchTerminatorOpInterface):
                continue
            for target in branch.successor_regions(op, last):
                numbers = terminator.operand_numbers(last, target)
                branches.append(_branch(last, numbers, branch.successor_inputs(op, target)))
    return branches


def _branch(source: Operation, numbers: range, inputs: list[Value]) -> Branch:
    """A branch, which passes as many operands as are received."""
    if len(numbers) != len(inputs):
        raise ValueError(f"'{source.info.name}' passes {len(numbers)} operands to {len(inputs)} values")
    return source, numbers, inputs


_TERMINATOR: Final = "RegionBranchTerminatorOpInterface"


def _possible_inputs(op: Operation) -> list[Sequence[Value]]:
    """A superset of the successor inputs that is cheap to compute: results, and arguments of each region."""
    values: list[Sequence[Value]] = [results_of(op)]
    for region in op.region_list or ():
        blocks = region.get_blocks()
        if blocks:
            values.append(blocks[0].args)
    return values


def _inputs_by_target(op: Operation) -> list[list[Value]]:
    """The successor inputs outside of `op` and of each region, even if no branch leads there."""
    branch = op.info.interfaces["RegionBranchOpInterface"]
    assert isinstance(branch, RegionBranchOpInterface)
    inputs = [branch.successor_inputs(op, None)]
    for region in op.region_list or ():
        if region.get_blocks():
            inputs.append(branch.successor_inputs(op, region))
    return inputs


def successor_inputs(op: Operation) -> dict[Operand, list[Value]]:
    """The values that receive each forwarded operand."""
    return _inputs_of(branches_of(op))


def _inputs_of(branches: list[Branch]) -> dict[Operand, list[Value]]:
    inputs: dict[Operand, list[Value]] = {}
    for source, numbers, values in branches:
        for at, number in enumerate(numbers):
            operand = (source, number)
            received = inputs.get(operand)
            if received is None:
                inputs[operand] = [values[at]]
            else:
                received.append(values[at])
    return inputs


def _successor_operands(inputs: dict[Operand, list[Value]]) -> dict[Value, list[Operand]]:
    """The operands that each of the values may receive."""
    inverse: dict[Value, list[Operand]] = {}
    for operand, values in inputs.items():
        for value in values:
            inverse.setdefault(value, []).append(operand)
    return inverse


def make_inputs_dead(op: Operation, rewriter: PatternRewriter) -> bool:
    """A successor input that can only ever be one other value is not read: the value is."""
    if not any(value.has_uses for values in _possible_inputs(op) for value in values):
        return False
    branches = branches_of(op)
    received: dict[Value, list[Value]] = {}
    for source, numbers, values in branches:
        for at, number in enumerate(numbers):
            passed = received.get(values[at])
            if passed is None:
                received[values[at]] = [operand_of(source, number)]
            else:
                passed.append(operand_of(source, number))
    for value in received:
        if value.has_uses:
            reachable = _only_reachable_value(value, received)
            if reachable is not None and _is_defined_before(op, reachable, value):
                break
    else:
        return False
    has_changed = False
    for value in _successor_operands(_inputs_of(branches)):
        if not value.has_uses:
            continue
        reachable = _only_reachable_value(value, received)
        if reachable is not None and _is_defined_before(op, reachable, value):
            rewriter.replace_all_uses_with(value, reachable)
            has_changed = True
    return has_changed


def _only_reachable_value(value: Value, received: dict[Value, list[Value]]) -> Value | None:
    """The value, itself no successor input, that a successor input is; None if it may be one of several."""
    reachable: Value | None = None
    visited: set[Value] | None = None
    pending = [value]
    while pending:
        for operand in received[pending.pop()]:
            if operand not in received:
                if reachable is not None and operand is not reachable:
                    return None
                reachable = operand
            elif visited is None:
                visited = {operand}
                pending.append(operand)
            elif operand not in visited:
                visited.add(operand)
                pending.append(operand)
    return reachable


def _is_defined_before(op: Operation, value: Value, successor_input: Value) -> bool:
    """Whether a value that reaches a successor input of `op` can be read wherever the input can."""
    block = value.parent_block
    if block is None or block.owner is not op:
        return True
    # Inside of `op` only arguments of the same block are available as early.
    return (
        isinstance(value, BlockArgument)
        and successor_input.parent_block is block
        and (isinstance(successor_input, BlockArgument))
    )


def merge_duplicate_inputs(op: Operation, rewriter: PatternRewriter) -> bool:
    """Replace a successor input by an earlier one that always receives the same value."""
    if all(len(values) < 2 for values in _possible_inputs(op)):
        return False
    # Only inputs of one block, or two results, can be equal.
    if all(len(values) < 2 for values in _inputs_by_target(op)):
        return False
    operands = _successor_operands(_inputs_of(branches_of(op)))
    # In the order of their numbers, so that tied inputs are treated alike.
    inputs = sorted(operands, key=_number)
    has_changed = False
    for index, kept in enumerate(inputs):
        for other in inputs[index + 1 :]:
            if not other.has_uses or kept.owner is not other.owner:
                continue
            if _values_received(operands[kept]) == _values_received(operands[other]):
                rewriter.replace_all_uses_with(other, kept)
                has_changed = True
    return has_changed


def _values_received(operands: list[Operand]) -> dict[Operation, Value]:
    """The value of each operand, by the operation that forwards it."""
    return {user: operand_of(user, number) for user, number in operands}


def _number(value: Value) -> int:
    assert isinstance(value, (OpResult, BlockArgument))
    return value.number


def remove_dead_inputs(op: Operation, rewriter: PatternRewriter) -> bool:
    """Remove groups of tied successor inputs without uses, and the operands that they receive."""
    if all(value.has_uses for values in _possible_inputs(op) for value in values):
        return False
    branches = branches_of(op)
    if all(value.has_uses for _, _, values in branches for value in values):
        return False
    inputs = _inputs_of(branches)
    dead = [
        input for tied in _tied_inputs(inputs) if not any(value.has_uses for value in tied) for input in tied
    ]
    if not dead:
        return False
    operands = _successor_operands(inputs)
    received: dict[Operation, set[int]] = {}
    for value in dead:
        for user, number in operands[value]:
            received.setdefault(user, set()).add(number)
    for user, numbers in received.items():
        erase_operands(user, numbers)
        rewriter.operation_modified(user)
    block_arguments = [argument for argument in dead if isinstance(argument, BlockArgument)]
    for argument in sorted(block_arguments, key=_number, reverse=True):
        argument.block.erase_argument(argument.number)
    for owner in dict.fromkeys(argument.block.owner for argument in block_arguments):
        assert owner is not None
        rewriter.operation_modified(owner)
    results = {op_result.number for op_result in dead if isinstance(op_result, OpResult)}
    if results:
        rewriter.erase_op_results(op, results)
    return True


def _tied_inputs(inputs: dict[Operand, list[Value]]) -> list[list[Value]]:
    """The successor inputs, grouped if they receive the same operand."""
    group_of: dict[Value, list[Value]] = {}
    for values in inputs.values():
        first = group_of.setdefault(values[0], [values[0]])
        for value in values[1:]:
            group = group_of.setdefault(value, [value])
            if group is first:
                continue
            first.extend(group)
            for member in group:
                group_of[member] = first
    return list({id(group): group for group in group_of.values()}.values())


REGION_BRANCH_PATTERNS: Final = {
    "MakeRegionBranchOpSuccessorInputsDead": make_inputs_dead,
    "RemoveDuplicateSuccessorInputUses": merge_duplicate_inputs,
    "RemoveDeadRegionBranchOpSuccessorInputs": remove_dead_inputs,
}
