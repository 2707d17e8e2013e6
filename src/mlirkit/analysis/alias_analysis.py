"""Aliases: whether values may refer to the same memory, and how operations access the memory of a value.

    analysis = AliasAnalysis()
    analysis.alias(one, other) is AliasResult.NO, analysis.mod_ref(op, value) is ModRefResult.REF

`LocalAliasAnalysis` looks through views and control flow for allocations and constants; further
implementations are added by `add_implementation`.
Mirror: mlir/lib/Analysis/AliasAnalysis.cpp, AliasAnalysis/LocalAliasAnalysis.cpp.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

from mypy_extensions import mypyc_attr

from mlirkit.core.interfaces import (
    BranchOpInterface,
    RegionBranchOpInterface,
    RegionBranchTerminatorOpInterface,
)
from mlirkit.core.matchers import constant_value
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.side_effects import EffectInstance, effects_of
from mlirkit.core.value import BlockArgument, OpResult, Value

# The maximal depth to which values are followed to their underlying values.
_MAX_DEPTH: Final = 10


class AliasResult(Enum):
    """The overlap of the memory of two values."""

    NO = "NoAlias"
    MAY = "MayAlias"
    PARTIAL = "PartialAlias"
    MUST = "MustAlias"

    def merge(self, other: AliasResult) -> AliasResult:
        """The result if one of the two holds."""
        if self is other:
            return self
        if {self, other} == {AliasResult.PARTIAL, AliasResult.MUST}:
            return AliasResult.PARTIAL
        return AliasResult.MAY


class ModRefResult(Enum):
    """Whether memory may be written or read."""

    NO = "NoModRef"
    REF = "Ref"
    MOD = "Mod"
    MOD_REF = "ModRef"

    @property
    def may_read(self) -> bool:
        return self in (ModRefResult.REF, ModRefResult.MOD_REF)

    @property
    def may_write(self) -> bool:
        return self in (ModRefResult.MOD, ModRefResult.MOD_REF)

    def intersect(self, other: ModRefResult) -> ModRefResult:
        """The result if both hold."""
        return mod_ref(self.may_read and other.may_read, self.may_write and other.may_write)


def mod_ref(may_read: bool, may_write: bool) -> ModRefResult:
    if may_read:
        return ModRefResult.MOD_REF if may_write else ModRefResult.REF
    return ModRefResult.MOD if may_write else ModRefResult.NO


@mypyc_attr(allow_interpreted_subclasses=True)
class LocalAliasAnalysis:
    """The answer of the operations around two values."""

    def alias(self, one: Value, other: Value) -> AliasResult:
        if one is other:
            return AliasResult.MUST
        ones, others = underlying_values(one), underlying_values(other)
        result: AliasResult | None = None
        for left in ones:
            for right in others:
                match = self.alias_of_origins(left, right)
                result = match if result is None else result.merge(match)
        return AliasResult.MAY if result is None else result

    def alias_of_origins(self, one: Value, other: Value) -> AliasResult:
        """How the memory of two underlying values overlaps."""
        if one is other:
            return AliasResult.MUST
        for constant, value in ((one, other), (other, one)):
            if constant_value(constant) is not None:
                is_allocated = constant_value(value) is None and _allocation(value) is not None
                return AliasResult.NO if is_allocated else AliasResult.MAY
        alias = _alias_of_distinct_objects(one, other)
        if alias is not None:
            return alias
        allocation, second = _allocation(one), _allocation(other)
        if (allocation is None) == (second is None):
            return AliasResult.MAY if allocation is None else AliasResult.NO
        if allocation is None:
            one, other, allocation = other, one, second
        assert allocation is not None
        scope = _scope_of(one, allocation)
        block = other.parent_block
        around = None if block is None else block.owner
        if scope is None or around is None:
            return AliasResult.MAY
        if around is scope:
            # The memory of an entry block's argument existed before the function was called.
            region = None if block is None else block.parent_region
            is_given = (
                isinstance(other, BlockArgument) and region is not None and region.first_block is block
            )
            return AliasResult.NO if is_given else AliasResult.MAY
        return AliasResult.NO if around.is_ancestor(scope) else AliasResult.MAY

    def mod_ref(self, op: Operation, location: Value) -> ModRefResult:
        effects = effects_of(op)
        if effects is None or op.info.has_trait("HasRecursiveMemoryEffects"):
            return ModRefResult.MOD_REF
        may_read = may_write = False
        for effect in effects:
            if effect.effect in ("Allocate", "Free"):
                continue
            if effect.value is not None and self.alias(effect.value, location) is AliasResult.NO:
                continue
            may_read = may_read or effect.effect == "Read"
            may_write = may_write or effect.effect == "Write"
        return mod_ref(may_read, may_write)


class AliasAnalysis:
    """The combined answer of several analyses."""

    def __init__(self, op: Operation | None = None) -> None:
        self._implementations: list[LocalAliasAnalysis] = [LocalAliasAnalysis()]

    def add_implementation(self, implementation: LocalAliasAnalysis) -> None:
        """Add an analysis, which is queried after the existing ones."""
        self._implementations.append(implementation)

    def alias(self, one: Value, other: Value) -> AliasResult:
        """How the memory of two values overlaps, by the first analysis with a definite answer."""
        for implementation in self._implementations:
            result = implementation.alias(one, other)
            if result is not AliasResult.MAY:
                return result
        return AliasResult.MAY

    def mod_ref(self, op: Operation, location: Value) -> ModRefResult:
        """The possible effects of an operation on the memory of a value."""
        result = ModRefResult.MOD_REF
        for implementation in self._implementations:
            result = result.intersect(implementation.mod_ref(op, location))
            if result is ModRefResult.NO:
                break
        return result


# -- allocations ------------------------------------------------------------------------------------------


def _allocation(value: Value) -> EffectInstance | None:
    """The effect by which a value's operation, or the one around its block, allocates the value's memory."""
    op = value.defining_op
    if op is None:
        block = value.parent_block
        op = None if block is None else block.owner
    effects = None if op is None else effects_of(op)
    for effect in effects or ():
        if effect.effect == "Allocate" and effect.value is value:
            return effect
    return None


def _scope_of(value: Value, allocation: EffectInstance) -> Operation | None:
    """The operation whose scope an allocation does not outlive."""
    op = value.defining_op
    if op is None:
        block = value.parent_block
        op = None if block is None else block.owner
    around = None if op is None else op.parent_op
    is_scoped = allocation.resource == "AutomaticAllocationScopeResource"
    while around is not None:
        info = around.info
        is_scope = info.has_trait("AutomaticAllocationScope")
        if is_scope if is_scoped else "FunctionOpInterface" in info.interfaces:
            break
        around = around.parent_op
    return around


def _alias_of_distinct_objects(one: Value, other: Value) -> AliasResult | None:
    """An operation that guarantees distinct objects for its operands."""
    first, second = _distinct_objects(one), _distinct_objects(other)
    for result, op, operand in ((one, first, other), (other, second, one)):
        if op is not None and isinstance(result, OpResult) and op.operand_at(result.number) is operand:
            return AliasResult.MUST
    return AliasResult.NO if first is not None and first is second else None


def _distinct_objects(value: Value) -> Operation | None:
    op = value.defining_op
    return op if op is not None and op.info.has_trait("DistinctObjectsTrait") else None


# -- underlying values ------------------------------------------------------------------------------------


def underlying_values(value: Value) -> list[Value]:
    """The values that a value may alias by way of views, branches and regions."""
    seen: set[Value] = set()
    values: list[Value] = []
    pending = [(value, _MAX_DEPTH)]
    while pending:
        viewed, depth = pending.pop()
        if viewed in seen:
            continue
        seen.add(viewed)
        origins = None if depth == 0 else _origins(viewed)
        for origin in (None,) if origins is None else origins:
            if origin is None:
                values.append(viewed)
            else:
                pending.append((origin, depth - 1))
    return values


def _origins(value: Value) -> Sequence[Value | None] | None:
    """The possible sources of a value, None among them if unknown; None if the value has no source."""
    op = value.defining_op
    if op is not None:
        if op.info.has_trait("ViewLikeOpInterface") and op.result0 is value:
            return [op.operand_at(0)]
        branch = op.info.interfaces.get("RegionBranchOpInterface")
        if not isinstance(branch, RegionBranchOpInterface):
            return None
        return list(_passed_to(op, branch, None, value))
    block = value.parent_block
    region = None if block is None else block.parent_region
    if block is None or region is None:
        return None
    if region.get_blocks()[0] is not block:
        return _passed_by_branches(value)
    around = region.parent_op
    branch = None if around is None else around.info.interfaces.get("RegionBranchOpInterface")
    if around is None or not isinstance(branch, RegionBranchOpInterface):
        return None
    return list(_passed_to(around, branch, region, value))


def _passed_by_branches(argument: Value) -> Sequence[Value] | None:
    block = argument.parent_block
    assert block is not None
    values: list[Value] = []
    for last in block.incoming():
        branch = last.info.interfaces.get("BranchOpInterface")
        if not isinstance(branch, BranchOpInterface):
            return None
        for index, successor in enumerate(last.successor_list or ()):
            if successor is not block:
                continue
            operands = branch.successor_operands(last, index)
            place = argument.number - operands.produced_count
            if not 0 <= place < len(operands.forwarded):
                return None
            values.append(operands.forwarded[place])
    return values


def _passed_to(
    op: Operation, branch: RegionBranchOpInterface, target: Region | None, value: Value
) -> Iterator[Value | None]:
    """The values forwarded to `value`, a result or an argument of a region's first block; None if unknown."""
    inputs = branch.successor_inputs(op, target)
    place = next((number for number, input in enumerate(inputs) if input is value), None)
    if target in branch.successor_regions(op, None):
        yield None if place is None else branch.entry_successor_operands(op, target)[place]
    for region in op.region_list or ():
        for block in region.get_blocks():
            last = block.last
            if last is None:
                continue
            terminator = last.info.interfaces.get("RegionBranchTerminatorOpInterface")
            if isinstance(terminator, RegionBranchTerminatorOpInterface):
                if target in branch.successor_regions(op, last):
                    yield None if place is None else terminator.successor_operands(last, target)[place]
            elif last.successor_list:
                yield None
                return
