"""Alias scopes of inlined operations, and of arguments marked `llvm.noalias`.

An inlined operation gets copies of its scopes, because another inlining of the same function accesses other
memory.  An argument with `llvm.noalias` becomes a scope: accesses based on the argument are in the scope,
others are marked as not aliasing it.  Mirror: mlir/lib/Dialect/LLVMIR/Transforms/InlinerInterfaceImpl.cpp.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from mlirkit.builtin.attributes import ArrayAttr, DistinctAttr, UnitAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.interfaces import BranchOpInterface, Interface, RegionBranchOpInterface
from mlirkit.core.location import Location
from mlirkit.core.matchers import constant_value
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import BlockArgument, Value
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.declared import llvm
from mlirkit.ods.live.hooks import interface
from mlirkit.patterns.region_branches import successor_inputs
from mlirkit.patterns.rewriter import PatternRewriter

NOALIAS: Final = "llvm.noalias"

_INTERFACE: Final = "AliasAnalysisOpInterface"
_SCOPES, _NO_SCOPES, _GROUPS = "alias_scopes", "noalias_scopes", "access_groups"


class AliasAnalysisOpInterface(Interface):
    """An operation that accesses memory through all its operands that are pointers."""

    __slots__ = ()

    def accessed_operands(self, op: Operation) -> Sequence[Value]:
        operands = op.operand_values()
        return [operand for operand in operands if isinstance(operand.type, llvm.LLVMPointerType)]


_POINTERS: Final = AliasAnalysisOpInterface()


class StoreAddress(AliasAnalysisOpInterface):
    """A store accesses its address; the value it stores, even a pointer, is not dereferenced."""

    __slots__ = ()

    def accessed_operands(self, op: Operation) -> Sequence[Value]:
        assert isinstance(op, llvm.StoreOp)
        return [op.addr]


class ExchangeAddress(AliasAnalysisOpInterface):
    """An atomic update accesses its pointer; the values it exchanges are not dereferenced."""

    __slots__ = ()

    def accessed_operands(self, op: Operation) -> Sequence[Value]:
        assert isinstance(op, llvm.AtomicRMWOp | llvm.AtomicCmpXchgOp)
        return [op.ptr]


class CallArguments(AliasAnalysisOpInterface):
    """A call may access memory through its arguments, not through the pointer that is called."""

    __slots__ = ()

    def accessed_operands(self, op: Operation) -> Sequence[Value]:
        assert isinstance(op, llvm.CallOp)
        operands = list(op.callee_operands)
        arguments = operands if op.callee is not None else operands[1:]
        return [argument for argument in arguments if isinstance(argument.type, llvm.LLVMPointerType)]


def handle_alias_scopes(call: llvm.CallOp, blocks: Sequence[Block]) -> None:
    _copy_scopes(blocks)
    _make_scopes_of_arguments(call, blocks)
    for name in (_SCOPES, _NO_SCOPES):
        scopes = _array(call, name)
        if scopes is not None:
            for op, _ in _accesses(blocks):
                _append(op, name, scopes)


def handle_access_groups(call: llvm.CallOp, blocks: Sequence[Block]) -> None:
    """Add the access groups of the call to the inlined accesses."""
    groups = _array(call, _GROUPS)
    if groups is None:
        return
    for block in blocks:
        for op in block.ops():
            if op.info.has_trait("AccessGroupOpInterface"):
                _append(op, _GROUPS, groups)


def _array(op: Operation, name: str) -> ArrayAttr | None:
    attribute = op.inherent(name)
    return attribute if isinstance(attribute, ArrayAttr) else None


def _append(op: Operation, name: str, more: ArrayAttr) -> None:
    elements = _array(op, name)
    op.set_inherent(name, more if elements is None else ArrayAttr([*elements, *more]))


def _access_of(op: Operation) -> AliasAnalysisOpInterface | None:
    result = op.info.interfaces.get(_INTERFACE)
    if isinstance(result, AliasAnalysisOpInterface):
        return result
    return _POINTERS if op.info.has_trait(_INTERFACE) else None


def _all_ops(blocks: Sequence[Block]) -> Iterator[Operation]:
    for block in blocks:
        for op in list(block.ops()):
            yield from walk_postorder(op)


def _accesses(blocks: Sequence[Block]) -> Iterator[tuple[Operation, AliasAnalysisOpInterface]]:
    for op in _all_ops(blocks):
        access = _access_of(op)
        if access is not None:
            yield op, access


# -- copies -----------------------------------------------------------------------------------------------


def _new_identity() -> DistinctAttr:
    return DistinctAttr.get(UnitAttr.get())


class _Copies:
    """Copies of scopes and of their domains, one copy of each."""

    def __init__(self) -> None:
        self._domains: dict[Attribute, llvm.AliasScopeDomainAttr] = {}
        self._scopes: dict[Attribute, Attribute] = {}

    def of(self, scope: Attribute) -> Attribute:
        result = self._scopes.get(scope)
        if result is None:
            assert isinstance(scope, llvm.AliasScopeAttr)
            domain = scope.domain
            if domain not in self._domains:
                self._domains[domain] = llvm.AliasScopeDomainAttr.get(_new_identity(), domain.description)
            result = llvm.AliasScopeAttr.get(_new_identity(), self._domains[domain], scope.description)
            self._scopes[scope] = result
        return result


def _copy_scopes(blocks: Sequence[Block]) -> None:
    copies = _Copies()
    for op in _all_ops(blocks):
        if _access_of(op) is not None:
            for name in (_SCOPES, _NO_SCOPES):
                scopes = _array(op, name)
                if scopes is not None:
                    op.set_inherent(name, ArrayAttr([copies.of(scope) for scope in scopes]))
        if isinstance(op, llvm.NoAliasScopeDeclOp):
            scope = copies.of(op.scope)
            assert isinstance(scope, llvm.AliasScopeAttr)
            op.scope = scope


# -- arguments --------------------------------------------------------------------------------------------


def _make_scopes_of_arguments(call: llvm.CallOp, blocks: Sequence[Block]) -> None:
    """Mirrors createNewAliasScopesFromNoAliasParameter; removes the copies of arguments that mark them."""
    copies: dict[llvm.SSACopyOp, None] = {}
    for argument in call.callee_operands:
        for user in argument.users:
            if isinstance(user, llvm.SSACopyOp):
                copies[user] = None
    alone = [copy for copy in copies if copy.attribute(NOALIAS) is not None]
    if alone:
        _add_scopes(alone, _declare(call, alone), blocks)
    for copy in copies:
        copy.res.replace_all_uses_with(copy.operand)
        copy.erase()


def _declare(call: llvm.CallOp, alone: Sequence[llvm.SSACopyOp]) -> dict[Value, Attribute]:
    """Create a scope for each argument, and declare it in front of the call."""
    callee = call.callee
    assert callee is not None
    description = StringAttr.get(callee.value)
    domain = llvm.AliasScopeDomainAttr.get(_new_identity(), description)
    scopes: dict[Value, Attribute] = {}
    rewriter = PatternRewriter()
    rewriter.begin(call)
    location: Location = call.location
    for copy in alone:
        scope = llvm.AliasScopeAttr.get(_new_identity(), domain)
        scopes[copy.res] = scope
        rewriter.create(llvm.NoAliasScopeDeclOp, [], [], {"scope": scope}, loc=location)
    return scopes


def _add_scopes(
    alone: Sequence[llvm.SSACopyOp], scopes: dict[Value, Attribute], blocks: Sequence[Block]
) -> None:
    for op, access in _accesses(blocks):
        origins = _origins(access.accessed_operands(op))
        if origins is None:
            continue
        aliases_others = False
        for origin in origins:
            if constant_value(origin) is not None:
                continue
            definition = origin.defining_op
            if isinstance(definition, llvm.SSACopyOp):
                aliases_others |= definition not in alone
            elif isinstance(definition, llvm.AllocaOp | llvm.AddressOfOp):
                aliases_others = True
            else:
                break
        else:
            others = [scope for value, scope in scopes.items() if value not in origins]
            if others:
                _append(op, _NO_SCOPES, ArrayAttr(others))
            own = [scope for value, scope in scopes.items() if value in origins]
            if own and not aliases_others and not isinstance(op, llvm.CallOp):
                _append(op, _SCOPES, ArrayAttr(own))


def _origins(pointers: Sequence[Value]) -> set[Value] | None:
    """The underlying objects of pointers, as getUnderlyingObjectSet; None if unknown."""
    values: set[Value] = set()
    seen: set[Value] = set()
    pending = list(pointers)
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        definition = value.defining_op
        if isinstance(definition, llvm.GEPOp):
            pending.append(definition.base)
        elif isinstance(definition, llvm.AddrSpaceCastOp):
            pending.append(definition.arg)
        elif isinstance(definition, llvm.SelectOp):
            pending.extend([definition.trueValue, definition.falseValue])
        else:
            passed = _passed_to(value)
            if passed is not None:
                pending.extend(passed)
            elif definition is not None:
                values.add(value)
            else:
                return None
    return values


def _passed_to(value: Value) -> list[Value] | None:
    """The values that branches pass for a block argument or result, as getControlFlowPredecessors; None if
    unknown."""
    if not isinstance(value, BlockArgument):
        return _passed_between_regions(value.defining_op, value)
    block = value.block
    region = block.parent_region
    if region is None:
        return None
    if region.get_blocks()[0] is block:
        return _passed_between_regions(region.parent_op, value)
    values: list[Value] = []
    for predecessor in block.predecessors:
        last = predecessor.last
        branch = None if last is None else last.info.interfaces.get("BranchOpInterface")
        if last is None or not isinstance(branch, BranchOpInterface):
            return None
        for index, successor in enumerate(predecessor.successors):
            if successor is block:
                passed = branch.successor_operands(last, index)
                number = value.arg_number - passed.produced_count
                if number >= 0:
                    values.append(passed.forwarded[number])
    return values


def _passed_between_regions(op: Operation | None, value: Value) -> list[Value] | None:
    branch = None if op is None else op.info.interfaces.get("RegionBranchOpInterface")
    if op is None or not isinstance(branch, RegionBranchOpInterface):
        return None
    passed = successor_inputs(op).items()
    return [user.operand_at(number) for (user, number), values in passed if value in values]


interface(llvm.StoreOp, _INTERFACE)(StoreAddress())
interface(llvm.AtomicRMWOp, _INTERFACE)(ExchangeAddress())
interface(llvm.AtomicCmpXchgOp, _INTERFACE)(ExchangeAddress())
interface(llvm.CallOp, _INTERFACE)(CallArguments())
