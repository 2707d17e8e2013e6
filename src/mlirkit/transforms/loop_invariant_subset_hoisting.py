"""Moving reads and writes of one part of a tensor out of the loop that makes them in each iteration.

The part is extracted before the loop, becomes an iteration argument of it, and is inserted behind it.
Mirror: `hoistLoopInvariantSubsets` of mlir/lib/Transforms/Utils/LoopInvariantCodeMotionUtils.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mlirkit.analysis.value_sums import Mixed, constant_sum, difference
from mlirkit.builtin.loop_interfaces import LoopLikeOpInterface
from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.builtin.subset_interfaces import (
    HyperrectangularSlice,
    SubsetInsertionOpInterface,
    SubsetOpInterface,
)
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_postorder
from mlirkit.passes.pass_base import Pass

_EXTRACTION, _INSERTION = "SubsetExtractionOpInterface", "SubsetInsertionOpInterface"


def _loop_interface(op: Operation) -> LoopLikeOpInterface | None:
    loop = op.info.interfaces.get("LoopLikeOpInterface")
    return loop if isinstance(loop, LoopLikeOpInterface) else None


def _subset_interface(op: Operation) -> SubsetOpInterface | None:
    for name in (_EXTRACTION, _INSERTION):
        subset = op.info.interfaces.get(name)
        if isinstance(subset, SubsetOpInterface):
            return subset
    return None


def _insertion_interface(op: Operation) -> SubsetInsertionOpInterface | None:
    insertion = op.info.interfaces.get(_INSERTION)
    return insertion if isinstance(insertion, SubsetInsertionOpInterface) else None


def _source(op: Operation) -> Value:
    subset = _subset_interface(op)
    assert subset is not None
    return op.operand_at(subset.source_number(op))


# -- slices -------------------------------------------------------------------------------------------------


def are_equivalent(one: HyperrectangularSlice, other: HyperrectangularSlice) -> bool:
    """Whether two slices are known to be the same part."""
    if len(one.offsets) != len(other.offsets):
        return False
    pairs: list[tuple[Mixed, Mixed]] = [
        *zip(one.offsets, other.offsets, strict=True),
        *zip(one.sizes, other.sizes, strict=True),
        *zip(one.strides, other.strides, strict=True),
    ]
    return all(left is right or difference(left, right) == 0 for left, right in pairs)


def are_disjoint(one: HyperrectangularSlice, other: HyperrectangularSlice) -> bool:
    """Whether slices are known to be disjoint: one ends before the other in some dimension."""
    if len(one.offsets) != len(other.offsets):
        return False
    return any(
        _is_before(left, right, number)
        for number in range(len(one.offsets))
        for left, right in ((one, other), (other, one))
    )


def _is_before(one: HyperrectangularSlice, other: HyperrectangularSlice, number: int) -> bool:
    size, stride = one.sizes[number], one.strides[number]
    if not isinstance(stride, int):
        size, stride = stride, size
    if not isinstance(stride, int):
        return False
    beyond = constant_sum([(one.offsets[number], 1), (size, stride), (other.offsets[number], -1)])
    return beyond is not None and beyond <= 0


def _slice(op: Operation) -> HyperrectangularSlice | None:
    subset = _subset_interface(op)
    return None if subset is None else subset.accessed_slice(op)


def _holds(
    op: Operation, other: Operation, relation: Callable[[HyperrectangularSlice, HyperrectangularSlice], bool]
) -> bool:
    one, two = _slice(op), _slice(other)
    return one is not None and two is not None and relation(one, two)


# -- subsets of a tensor in a loop --------------------------------------------------------------------------


class MatchingSubsets:
    """The operations on parts of an iteration argument of tensor type, paired where they are equivalent."""

    def __init__(self) -> None:
        self.extractions: list[Operation | None] = []
        self.insertions: list[Operation | None] = []
        self.operations: list[Operation] = []

    def insert(self, op: Operation, is_hoistable: bool) -> None:
        self.operations.append(op)
        if is_hoistable and _EXTRACTION in op.info.interfaces:
            self._pair(op, self.extractions, self.insertions)
        elif is_hoistable:
            self._pair(op, self.insertions, self.extractions)

    def _pair(self, op: Operation, listed: list[Operation | None], partners: list[Operation | None]) -> None:
        for number, other in enumerate(partners):
            if other is not None and _holds(other, op, are_equivalent):
                listed[number] = op
                return
        listed.append(op)
        partners.append(None)

    def hoistable(self) -> Iterator[tuple[Operation, Operation]]:
        """Pairs that read and write the same part, which no other operation touches."""
        for extraction, insertion in zip(self.extractions, self.insertions, strict=True):
            if extraction is None or insertion is None:
                continue
            if extraction.result_types()[0] != _source(insertion).type:
                continue
            if all(
                other is extraction
                or other is insertion
                or (_holds(other, extraction, are_disjoint) and _holds(other, insertion, are_disjoint))
                for other in self.operations
            ):
                yield extraction, insertion

    def collect(self, loop: Operation, argument: Value, is_hoistable: bool = True) -> bool:
        """Follow a tensor through the body to its yield; False if it has any other use."""
        value = argument
        while True:
            pairs = value.use_pairs()
            if len(pairs) == 1 and pairs[0][0].info.is_terminator:
                return _is_yielded(loop, argument, value)
            following: Value | None = None
            # The newest use comes first, as in MLIR.
            for user, number in reversed(pairs):
                inner = _loop_interface(user)
                if inner is not None:
                    at = number - (user.operand_count - len(inner.inits(user)))
                    results = inner.loop_results(user)
                    if at < 0 or results is None:
                        return False
                    if not self.collect(user, inner.region_iter_args(user)[at], False):
                        return False
                    following = results[at]
                    continue
                if _subset_interface(user) is None:
                    return False
                self.insert(user, is_hoistable)
                insertion = _insertion_interface(user)
                if insertion is not None:
                    if any(isinstance(operand.type, MemRefType) for operand in user.operand_values()):
                        return False
                    if number != insertion.destination_number(user) or following is not None:
                        return False
                    if not user.result_count:
                        return False
                    following = user.result_values()[0]
            if following is None:
                return False
            value = following


def _is_yielded(loop: Operation, argument: Value, value: Value) -> bool:
    """Whether a value is the next value of an iteration argument of the loop."""
    interface = _loop_interface(loop)
    assert interface is not None
    arguments = list(interface.region_iter_args(loop))
    yielded = list(interface.yielded_values(loop))
    number = next(index for index, parameter in enumerate(arguments) if parameter is argument)
    return number < len(yielded) and yielded[number] is value


# -- hoisting -----------------------------------------------------------------------------------------------


def hoist_loop_invariant_subsets(loop: Operation) -> Operation:
    """Hoist subsets of all iteration arguments; return the loop, or the loop that replaced it."""
    interface = _loop_interface(loop)
    assert interface is not None
    number = 0
    # A hoisted subset becomes an iteration argument as well, and may have hoistable subsets itself.
    while number < len(interface.region_iter_args(loop)):
        loop = _hoist(loop, interface, number)
        number += 1
    return loop


def _hoist(loop: Operation, interface: LoopLikeOpInterface, number: int) -> Operation:
    subsets = MatchingSubsets()
    if not subsets.collect(loop, interface.region_iter_args(loop)[number]):
        return loop
    for extraction, insertion in subsets.hoistable():
        writes = _insertion_interface(insertion)
        reads = _subset_interface(extraction)
        assert writes is not None and reads is not None
        places = (writes.source_number(insertion), writes.destination_number(insertion))
        if not _is_invariant(loop, interface, extraction, (reads.source_number(extraction),)):
            continue
        if not _is_invariant(loop, interface, insertion, places):
            continue
        part = extraction.result_values()[0]
        replaced = interface.with_additional_yields(loop, [part], [insertion.operand_at(places[0])])
        if replaced is None:
            return loop
        loop = replaced
        results = interface.loop_results(loop)
        assert results is not None
        result, new_result = results[number], results[-1]
        updated = insertion.result_values()[0]
        extraction.move_before(loop)
        insertion.move_after(loop)
        updated.replace_all_uses_with(insertion.operand_at(places[1]))
        extraction.set_operand(reads.source_number(extraction), interface.inits(loop)[number])
        result.replace_all_uses_with(updated)
        insertion.set_operand(places[0], new_result)
        insertion.set_operand(places[1], result)
    return loop


def _is_invariant(
    loop: Operation, interface: LoopLikeOpInterface, op: Operation, exceptions: tuple[int, ...]
) -> bool:
    """Whether all operands but some are the same in each iteration."""
    return all(
        number in exceptions or interface.is_defined_outside_of_loop(loop, value)
        for number, value in enumerate(op.operand_values())
    )


class LoopInvariantSubsetHoisting(Pass):
    """`loop-invariant-subset-hoisting`."""

    ARGUMENT = "loop-invariant-subset-hoisting"
    IS_DEFINED = True

    def run(self) -> None:
        for op in walk_postorder(self.operation):
            if _loop_interface(op) is not None:
                hoist_loop_invariant_subsets(op)
