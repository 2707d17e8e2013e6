"""The verifier: the rules of all IR, and the order in which the verifiers of operations are called.

Order, words and the places where it stops are those of mlir/lib/IR/Verifier.cpp.  A tree is verified in
scopes, one per operation that is isolated from above:

    on entry of an operation    its operands, discardable attributes, traits and own verifier; the shape
                                of its regions; then block by block what is in them, except that
    isolated operations         are scopes of their own, verified when their parent has been,
    on exit                     rules about regions, then whether the operation may exist at all,
    after a scope               dominance in it: the scope's top level first, then nested operations, the
                                last one first

The first broken rule ends its scope: what comes after would often be its consequence.  The scopes beside
it are still verified, the scope around it then ends too.  Nothing recurses, however deep the nesting.
"""

from __future__ import annotations

from typing import Any, Final

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.dominance_checks import verify_dominance
from mlirkit.core.kept_text import is_excused
from mlirkit.core.location import diagnostic_at
from mlirkit.core.null_type import NULL_TYPE
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import location_of, operands_of
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.value import OpResult, Value
from mlirkit.core.verified import begin_verification, is_known_valid, remember_valid
from mlirkit.support.diagnostics import Diagnostic, MLIRError


def collect_diagnostics(op: Operation, recursive: bool = True) -> list[Diagnostic]:
    """The diagnostics of the broken rules that MLIR would report, in order; empty if there are none.

    Without `recursive`, operations in the regions of `op` are not looked at.  A tree that is known to be
    valid is not looked at again.
    """
    if not recursive:
        return collect_anew(op, False)
    if is_known_valid(op):
        return []
    stamp = begin_verification()
    diagnostics = collect_anew(op)
    if not diagnostics:
        remember_valid(op, stamp)
    return diagnostics


def collect_anew(op: Operation, recursive: bool = True) -> list[Diagnostic]:
    """The same by looking, whatever is known."""
    verifier = _Verifier(recursive)
    verifier.run(op)
    return verifier.diagnostics


# What a task on the stack is to do with its operation or block.
_ENTER: Final = 0
_EXIT: Final = 1
_FINISH: Final = 2
_DOMINANCE: Final = 3
_SCOPE_END: Final = 4
_BLOCK: Final = 5
_BLOCK_REST: Final = 6


class _Task:
    """A step of the verification that is still to be done."""

    __slots__ = ("block", "following", "has_failed", "kind", "op", "outer")

    def __init__(self, kind: int, op: Operation | None, block: Block | None) -> None:
        self.kind = kind
        self.op = op
        self.block = block
        # In a block: the operation to go on with.
        self.following: Operation | None = None
        # At the end of a scope: the task that finishes the operation in which the scope is, ...
        self.outer: _Task | None = None
        # ... which fails if the scope has.
        self.has_failed = False


class _Verifier:
    __slots__ = ("diagnostics", "last", "met", "recursive", "stack", "values")

    def __init__(self, recursive: bool) -> None:
        self.recursive = recursive
        # The signatures of operations that were verified: by identity, and by value; with the identity that
        # stands for all of the same value.
        self.met: dict[tuple[Any, ...], tuple[int, ...]] = {}
        self.values: dict[tuple[Any, ...], tuple[int, ...]] = {}
        # By name, what the last operation was like that nothing is left to verify of.
        self.last: dict[OperationName, _Like] = {}
        self.stack: list[_Task] = []
        self.diagnostics: list[Diagnostic] = []

    def run(self, root: Operation) -> None:
        self._push_scope(root, None)
        while self.stack:
            try:
                self._work()
            except MLIRError as error:
                self.diagnostics.extend(error.error_diagnostics or [root.diagnostic(error.message)])
                self._fail()

    def _work(self) -> None:
        """Do tasks until none is left, or one raises."""
        stack = self.stack
        while stack:
            task = stack[-1]
            if task.kind >= _BLOCK:
                assert task.block is not None
                self._continue_block(task, task.block)
                continue
            stack.pop()
            op = task.op
            assert op is not None
            if task.kind == _ENTER:
                self._enter(op)
            elif task.kind == _EXIT:
                self._exit(op)
            elif task.kind == _FINISH:
                if task.has_failed:
                    self._fail()
                else:
                    self._finish(op)
            elif task.kind == _DOMINANCE:
                verify_dominance(op, self.recursive)

    def _fail(self) -> None:
        """End the scope in hand, in which something is wrong."""
        task = self.stack.pop()
        while task.kind != _SCOPE_END:
            task = self.stack.pop()
        if task.outer is not None:
            task.outer.has_failed = True

    def _push_scope(self, op: Operation, outer: _Task | None) -> None:
        end = _Task(_SCOPE_END, op, None)
        end.outer = outer
        self.stack.append(end)
        if op.region_list:
            self.stack.append(_Task(_DOMINANCE, op, None))
        self.stack.append(_Task(_ENTER, op, None))

    def _check_operation(self, op: Operation) -> None:
        """What is verified of an operation before its regions; values kept as text excuse it."""
        if op.info.has_unknown_syntax:
            return
        info = op.info
        # Most operations are like the last one of their name.
        like = self.last.get(info)
        if like is not None and like.fits(op) and not op.attrs.entries:
            return
        try:
            _check_what_is_known(op, self.met, self.values)
        except Exception:
            # Verifiers may fail on values that are not of the class they count on.
            if not is_excused(op):
                raise
            return
        if _is_plain(op) and not info.repeated_verifiers and not info.repeated_region_verifiers:
            if like is None:
                self.last[info] = _Like(op)
            else:
                like.remember(op)

    def _enter(self, op: Operation) -> None:
        regions = op.region_list
        if not regions:
            self._check_operation(op)
            if not op.info.is_registered:
                _check_name(op)
            return
        self._check_operation(op)
        _check_regions(op, regions)
        stack = self.stack
        stack.append(_Task(_EXIT, op, None))
        if self.recursive:
            for region in reversed(regions):
                for block in reversed(region.get_blocks()):
                    stack.append(_Task(_BLOCK, None, block))

    def _continue_block(self, task: _Task, block: Block) -> None:
        """Verify the block's operations from where we are to the next one with regions, or to the end."""
        if task.kind == _BLOCK:
            _check_block(block)
            task.kind = _BLOCK_REST
            task.following = block.first
        op = task.following
        while op is not None:
            following = op.next_op
            if not op.region_list:
                self._check_operation(op)
                if not op.info.is_registered:
                    _check_name(op)
            elif not op.info.is_isolated:
                task.following = following
                self.stack.append(_Task(_ENTER, op, None))
                return
            op = following
        self.stack.pop()
        _check_block_end(block)

    def _exit(self, op: Operation) -> None:
        isolated: list[Operation] = []
        if self.recursive:
            for region in op.region_list or ():
                for block in region.get_blocks():
                    each = block.first
                    while each is not None:
                        if each.info.is_isolated and each.region_list:
                            isolated.append(each)
                        each = each.next_op
        if not isolated:
            self._finish(op)
            return
        finish = _Task(_FINISH, op, None)
        self.stack.append(finish)
        for each in reversed(isolated):
            self._push_scope(each, finish)

    def _finish(self, op: Operation) -> None:
        """What is verified of an operation with regions after these."""
        info = op.info
        if not info.is_registered:
            _check_name(op)
            return
        checks = info.region_verifiers
        bodies: tuple[Any, ...] | None = None
        if len(info.bodied_region_verifiers) < len(checks):
            identity = _identity(op)
            if identity is not None:
                bodies = _bodies(op, self.met.get(identity, identity), _AFTER)
            if bodies is not None and bodies in self.met:
                checks = info.bodied_region_verifiers
                bodies = None
        try:
            for check in checks:
                check(op)
        except Exception:
            if not is_excused(op):
                raise
            return
        if bodies is not None and len(self.met) < _MOST_MET:
            self.met[bodies] = ()


# -- operations ---------------------------------------------------------------------------------------
#
# Most operations look like one that was verified before: of the same name, with the same properties, types
# of operands and results, number of regions, and number of successors with arguments of the same types.  That
# is an operation's signature.  What depends on nothing else is verified once for each.  A verifier knows what
# it has met by the identity of the parts, and by their values; the operation's name knows what anybody has
# met, whose parts may be other objects.  Some checks also look at what is next to the operation, its
# surroundings: they are made once for each of these, which are known by identity only.  The same goes for
# what regions of one block look like from outside, the operation's bodies.


class _Like:
    """What the identity of a plain operation is made of, but for its name."""

    __slots__ = ("first_type", "properties", "result_type", "second_type")

    def __init__(self, op: Operation) -> None:
        self.properties: Attribute | None = None
        self.first_type: Type | None = None
        self.second_type: Type | None = None
        self.result_type: Type | None = None
        self.remember(op)

    def remember(self, op: Operation) -> None:
        self.properties = op.props
        self.first_type = _type_of(op.operand0)
        self.second_type = _type_of(op.operand1)
        self.result_type = _type_of(op.result0)

    def fits(self, op: Operation) -> bool:
        """Whether an operation of the same name is the same, and plain."""
        return (
            op.props is self.properties
            and _type_of(op.operand0) is self.first_type
            and _type_of(op.operand1) is self.second_type
            and _type_of(op.result0) is self.result_type
            and _is_plain(op)
        )


def _type_of(value: Value | None) -> Type | None:
    return None if value is None else value.type


def _is_plain(op: Operation) -> bool:
    """Whether an operation has at most two operands and one result, no regions and no successors."""
    if op.operand2 is not None or op.result_rest is not None:
        return False
    return op.region_list is None and op.successor_list is None


# So that a stream of ever new signatures does not pile up.
_MOST_SIGNATURES: Final = 4096
_MOST_MET: Final = 1 << 16

_NOTHING: Final[list[Any]] = []


def _check_what_is_known(
    op: Operation, met: dict[tuple[Any, ...], tuple[int, ...]], values: dict[tuple[Any, ...], tuple[int, ...]]
) -> None:
    """Call the verifiers of a registered operation: all of them, if it has no regions."""
    info = op.info
    entries = op.attrs.entries
    if entries:
        _check_discardable_attributes(op, entries)
    is_leaf = not op.region_list
    identity = _identity(op)
    if identity is None:
        _check_operands(op)
        for check in info.verifiers:
            check(op)
        if is_leaf:
            for check in info.region_verifiers:
                check(op)
        return
    first = met.get(identity)
    if first is None:
        if len(met) >= _MOST_MET:
            met.clear()
            values.clear()
        signature = _signature(op)
        first = values.get(signature)
        if first is None:
            first = identity
            known = info.known_signatures
            if signature not in known:
                _check_operands(op)
                for check in info.verifiers:
                    check(op)
                if is_leaf:
                    for check in info.region_verifiers:
                        check(op)
                if len(known) >= _MOST_SIGNATURES:
                    known.clear()
                known.add(signature)
                values[signature] = identity
                met[identity] = identity
                return
            values[signature] = identity
        met[identity] = first
    if is_leaf:
        repeated = info.repeated_verifiers
        last = info.repeated_region_verifiers
        placed = info.placed_verifiers
        placed_last = info.placed_region_verifiers
    else:
        repeated = info.repeated_verifiers_around
        last = _NOTHING
        placed = info.placed_verifiers_around
        placed_last = _NOTHING
    place: tuple[Any, ...] | None = None
    if not is_leaf and len(info.bodied_verifiers_around) < len(repeated):
        place = _bodies(op, first, _BEFORE)
        placed = info.bodied_verifiers_around
    elif len(placed) < len(repeated) or len(placed_last) < len(last):
        place = _surroundings(op, first)
    if place is not None and place in met:
        repeated = placed
        last = placed_last
        place = None
    for check in repeated:
        check(op)
    for check in last:
        check(op)
    if place is not None:
        if len(met) >= _MOST_MET:
            met.clear()
            values.clear()
        met[place] = ()


def _check_operands(op: Operation) -> None:
    """Raise for an operand that is gone: see core/null_type.py."""
    for operand in operands_of(op):
        if operand.type is NULL_TYPE:
            raise op.error("null operand found")


def _identity(op: Operation) -> tuple[int, ...] | None:
    """The signature of `op` by identity; None if it branches to another region, which no signature tells."""
    value = op.operand0
    result = op.result0
    if result is not None and op.result_rest is None and op.successor_list is None and op.region_list is None:
        # Most operations: the same as below, in one step.
        if value is None:
            return (id(op.info), id(op.props), 0, id(result.type))
        second = op.operand1
        if second is None:
            return (id(op.info), id(op.props), 1, id(value.type), id(result.type))
        if op.operand2 is None:
            return (id(op.info), id(op.props), 2, id(value.type), id(second.type), id(result.type))
    parts: list[int] = [id(op.info), id(op.props), op.operand_count]
    if value is not None:
        parts.append(id(value.type))
        value = op.operand1
        if value is not None:
            parts.append(id(value.type))
            value = op.operand2
            if value is not None:
                parts.append(id(value.type))
                rest = op.operand_rest
                if rest is not None:
                    for value in rest:
                        parts.append(id(value.type))
    if result is not None:
        parts.append(id(result.type))
        results = op.result_rest
        if results is not None:
            for result in results:
                parts.append(id(result.type))
    successors = op.successor_list
    if successors is not None:
        region = op.parent_region
        for block in successors:
            if block.parent_region is not region:
                return None
            parts.append(len(block.args))
            for argument in block.args:
                parts.append(id(argument.type))
        parts.append(len(successors))
    regions = op.region_list
    if regions is not None:
        parts.append(len(regions))
    return tuple(parts)


# What begins the signature of an operation with its bodies, so that it is never one of another kind.
_BEFORE: Final = -1
_AFTER: Final = -2


def _bodies(op: Operation, identity: tuple[int, ...], kind: int) -> tuple[Any, ...] | None:
    """A signature by identity, with the operation's bodies by value; None if there are more than these.

    What is verified before the regions is another thing than what is verified after them: see `kind`.
    """
    parts: list[Any] = [kind, *identity]
    for region in op.region_list or ():
        blocks = region.get_blocks()
        if not blocks:
            parts.append(-1)
            continue
        last = blocks[0].last
        if len(blocks) > 1 or last is None or last.region_list or last.successor_list:
            return None
        arguments = blocks[0].args
        parts.append(len(arguments))
        for argument in arguments:
            parts.append(argument.type)
        parts.append(id(last.info))
        parts.append(id(last.props))
        for value in operands_of(last):
            parts.append(value.type)
        parts.append(last.result_count)
        if last.result0 is not None:
            parts.append(last.result0.type)
            for result in last.result_rest or ():
                parts.append(result.type)
    return tuple(parts)


def _surroundings(op: Operation, identity: tuple[int, ...]) -> tuple[int, ...]:
    """The signature by identity, with what is next to `op`: see core/signature_followers.py."""
    first = op.info.first_definition
    if first is not None:
        parts = [0, *identity]
        for value in operands_of(op)[first:]:
            if isinstance(value, OpResult):
                parts.append(id(value.op.info))
                parts.append(id(value.op.props))
            else:
                parts.append(0)
        return tuple(parts)
    parts = [*identity, id(op.attrs)]
    for value in operands_of(op):
        if isinstance(value, OpResult):
            parts.append(id(value.op.info))
            parts.append(id(value.op.props))
        else:
            parts.append(0)
    around = op.parent_op
    if around is not None:
        of_around = _identity(around)
        if of_around is None:
            parts.append(id(around))
        else:
            parts.extend(of_around)
    return tuple(parts)


def _signature(op: Operation) -> tuple[Any, ...]:
    """The signature of `op` by value."""
    props = op.props
    # By their entries, most of which are the same objects in many operations.
    if type(props) is DictionaryAttr:
        assert isinstance(props, DictionaryAttr)
        parts: list[Any] = [op.info, *props.entries]
        parts.extend(props.entries.values())
    else:
        parts = [op.info, props]
    parts.append(None)
    for value in operands_of(op):
        parts.append(value.type)
    parts.append(None)
    first = op.result0
    if first is not None:
        parts.append(first.type)
        for result in op.result_rest or ():
            parts.append(result.type)
    for block in op.successor_list or ():
        parts.append(None)
        for argument in block.args:
            parts.append(argument.type)
    parts.append(len(op.region_list or ()))
    return tuple(parts)


def _check_discardable_attributes(op: Operation, entries: dict[str, Any]) -> None:
    context = op.info.context
    if context is None:
        return
    for name in entries:
        if "." in name:
            dialect = context.dialect(name.split(".", 1)[0])
            if dialect is not None:
                dialect.verify_operation_attribute(op, name, entries[name])


def _check_name(op: Operation) -> None:
    """Whether there may be operations of an unregistered name."""
    info = op.info
    context = info.context
    if context is None or info.has_unknown_syntax:
        return
    # A name without anything behind a dot is of no dialect.
    dialect = context.dialect(info.dialect_name) if info.name.partition(".")[2] else None
    if dialect is None:
        if not context.allow_unregistered_dialects:
            raise op.op_error(
                "created with unregistered dialect. If this is intended, please call "
                "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect "
                "with the MLIR opt tool used"
            )
    elif info.is_known_elsewhere and context.allow_unregistered_dialects:
        # Another release has it, which nobody here can check.
        return
    elif not dialect.allows_unknown_operations:
        raise op.error(
            f"unregistered operation '{info.name}' found in dialect ('{dialect.name}') "
            "that does not allow unknown operations"
        )


def _check_regions(op: Operation, regions: list[Region]) -> None:
    if op.info.has_unknown_syntax:
        return
    region_kind = op.info.region_kind
    for index, region in enumerate(regions):
        blocks = region.get_blocks()
        if region_kind is not None and len(blocks) > 1 and region_kind(op, index).value == 1:
            raise op.op_error(f"expects graph region #{index} to have 0 or 1 blocks")
        if blocks and _is_branched_to(blocks[0], blocks):
            raise MLIRError.at(
                diagnostic_at(location_of(op), "entry block of region may not have predecessors")
            )


def _is_branched_to(target: Block, blocks: list[Block]) -> bool:
    """Whether an operation in `blocks` has `target` as a successor."""
    for block in blocks:
        op = block.first
        while op is not None:
            successors = op.successor_list
            if successors is not None:
                for successor in successors:
                    if successor is target:
                        return True
            op = op.next_op
    return False


# -- blocks -------------------------------------------------------------------------------------------


def _check_block(block: Block) -> None:
    for argument in block.args:
        if argument.block is not block:
            raise MLIRError.at(diagnostic_at(argument.location, "block argument not owned by block"))
    op = block.first
    if op is None:
        if _may_lack_terminator(block):
            return
        owner = block.owner
        assert owner is not None
        raise MLIRError.at(diagnostic_at(owner.location, "empty block: expect at least a terminator"))
    while op is not None:
        if op.successor_list and op.next_op is not None:
            raise op.error("operation with block successors must terminate its parent block")
        op = op.next_op


def _check_block_end(block: Block) -> None:
    last = block.last
    if last is None:
        return
    for successor in last.successor_list or ():
        if successor.parent_region is not block.parent_region:
            raise last.op_error("branching to block of a different region")
    if last.info.is_registered and not last.info.is_terminator and not _may_lack_terminator(block):
        raise last.error(f"block with no terminator, has {last.text_in_diagnostic()}")


def _may_lack_terminator(block: Block) -> bool:
    region = block.parent_region
    if region is None:
        return True
    if len(region.get_blocks()) != 1:
        return False
    op = region.parent_op
    return op is None or not op.info.is_registered or op.info.has_trait("NoTerminator")
