"""The verifier: the rules of all IR, and the order in which the verifiers of operations are called.

The order and words of errors, and the places where verification stops, are those of
mlir/lib/IR/Verifier.cpp.  A tree is verified in scopes, one per operation that is isolated from above:

    on entry of an operation    its operands, discardable attributes, traits and own verifier; the shape
                                of its regions; then its blocks, one by one, except that
    isolated operations         are separate scopes, verified when their parent has been,
    on exit                     rules about regions, then whether the operation may exist at all,
    after a scope               dominance in it: the scope's top level first, then nested operations, the
                                last one first

The first error ends its scope: later errors would often be its consequences.  The scopes beside it are
still verified; then the scope around them ends as well.  Nothing recurses, however deep the nesting.
"""

from __future__ import annotations

from typing import Any, Final

from mlirkit.core.block import Block
from mlirkit.core.casters import PLAIN_VALUES
from mlirkit.core.dominance_checks import verify_dominance
from mlirkit.core.kept_text import is_excused
from mlirkit.core.location import diagnostic_at
from mlirkit.core.null_type import NULL_TYPE
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import ASKS_MORE, ASKS_NOTHING, OperationName
from mlirkit.core.operation_parts import location_of, operands_of
from mlirkit.core.region import Region
from mlirkit.core.signatures import (
    Like,
    bodies_of,
    identity_of,
    is_like_another,
    like_of,
    signature_of,
    surroundings_of,
)
from mlirkit.core.trait_checks import REGION_CHECKS
from mlirkit.core.verified import begin_verification, is_known_valid, remember_valid
from mlirkit.core.verified_scope import Scope, reads_far
from mlirkit.support.diagnostics import Diagnostic, MLIRError
from mlirkit.support.gc_pause import gc_paused


def collect_diagnostics(op: Operation, recursive: bool = True) -> list[Diagnostic]:
    """The diagnostics that MLIR's verifier would report, in order; empty if `op` is valid.

    Without `recursive`, operations in the regions of `op` are not verified.  A tree that is known to be
    valid is not verified again.
    """
    if not recursive:
        return collect_anew(op, False)
    if is_known_valid(op):
        return []
    stamp = begin_verification()
    try:
        diagnostics = collect_anew(op)
    finally:
        stamp.symbols = None
    if not diagnostics:
        remember_valid(op, stamp)
    return diagnostics


def first_diagnostic(operations: list[Operation]) -> Diagnostic | None:
    """MLIR's first error for operations without the contents of their regions; None if all are valid.

    Facts about one operation are reused for the next.
    """
    verifier = _Verifier(False)
    with PLAIN_VALUES:
        for op in operations:
            verifier.run(op)
            if verifier.diagnostics:
                return verifier.diagnostics[0]
    return None


def collect_anew(op: Operation, recursive: bool = True) -> list[Diagnostic]:
    """As `collect_diagnostics`, without the marks of verified trees."""
    verifier = _Verifier(recursive)
    with PLAIN_VALUES, gc_paused():
        verifier.run(op)
    return verifier.diagnostics


# Kinds of tasks.
_ENTER: Final = 0
_EXIT: Final = 1
_FINISH: Final = 2
_DOMINANCE: Final = 3
_SCOPE_END: Final = 4
_BLOCK: Final = 5
_BLOCK_REST: Final = 6


class _Task:
    """A step of the verification that is still to be done."""

    __slots__ = (
        *("are_bodies_finished", "block", "bodies", "exit", "following", "has_failed", "isolated", "kind"),
        *("op", "outer", "scope"),
    )

    def __init__(self, kind: int, scope: Scope, op: Operation) -> None:
        self.kind = kind
        self.scope = scope
        self.op = op
        # In a block: the operation to go on with, and the exit task of the operation around the block.
        self.block: Block | None = None
        self.following: Operation | None = None
        self.exit: _Task | None = None
        # At the exit of an operation: the isolated operations in its blocks; at its finish, those that are
        # still to be verified, the next one last.
        self.isolated: list[Operation] | None = None
        # At the exit and the finish of an operation: its bodies, if they were computed when it was entered,
        # and whether an operation with the same bodies had been finished by then.
        self.bodies: tuple[Any, ...] | None = None
        self.are_bodies_finished = False
        # At the end of a scope: the finish task of the operation around the scope.
        self.outer: _Task | None = None
        # At the finish of an operation: whether a scope inside it has failed.
        self.has_failed = False


class _Verifier:
    __slots__ = (
        *("are_bodies_finished", "bodies", "diagnostics", "identities", "last", "recursive", "settled"),
        *("stack", "values"),
    )

    def __init__(self, recursive: bool) -> None:
        self.recursive = recursive
        # Signatures of verified operations, by identity and by value, with the first identity of the same
        # value.  `identities` also has signatures with bodies or surroundings, with the verified steps:
        # _ENTERED, _FINISHED or _ENTERED_AND_FINISHED.
        self.identities: dict[tuple[Any, ...], tuple[int, ...]] = {}
        self.values: dict[tuple[Any, ...], tuple[int, ...]] = {}
        # The bodies of the operation that was checked last: see `_Task`.
        self.bodies: tuple[Any, ...] | None = None
        self.are_bodies_finished = False
        # The keys of the last completely verified operations, by name.
        self.last: dict[OperationName, Like] = {}
        # The identities of completely verified operations whose verifiers read no surroundings.
        self.settled: set[tuple[int, ...]] = set()
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
            if task.kind == _FINISH and task.isolated:
                # One scope after the other: thousands of functions are not all put on the stack.
                self._push_scope(task.isolated.pop(), task)
                continue
            stack.pop()
            if task.kind == _ENTER:
                self._enter(task.op, task.scope)
            elif task.kind == _EXIT:
                self._exit(task)
            elif task.kind == _FINISH:
                if task.has_failed:
                    self._fail()
                else:
                    self._finish(task)
            elif task.kind == _DOMINANCE:
                # Without `recursive`, the operands of nested operations have not been checked.
                if not self.recursive or not task.scope.is_plain():
                    verify_dominance(task.op, self.recursive)

    def _fail(self) -> None:
        """End the current scope, in which an error was found."""
        task = self.stack.pop()
        while task.kind != _SCOPE_END:
            task = self.stack.pop()
        if task.outer is not None:
            task.outer.has_failed = True

    def _push_scope(self, op: Operation, outer: _Task | None) -> None:
        scope = Scope(op)
        end = _Task(_SCOPE_END, scope, op)
        end.outer = outer
        self.stack.append(end)
        if op.region_list:
            self.stack.append(_Task(_DOMINANCE, scope, op))
        self.stack.append(_Task(_ENTER, scope, op))

    def _check_operation(self, op: Operation) -> None:
        """Verify an operation before its regions; errors are ignored if a value is kept as text."""
        info = op.info
        if info.has_unknown_syntax:
            return
        asks_for = info.asks_for
        may_be_alike = asks_for != ASKS_MORE and not op.attrs.entries
        like: Like | None = None
        identity: tuple[int, ...] | None = None
        if may_be_alike and op.region_list is None and op.successor_list is None:
            # Most operations are like one of the last of their name, most others like an earlier one.
            like = self.last.get(info)
            if like is not None:
                if is_like_another(op, like):
                    return
                if asks_for == ASKS_NOTHING:
                    identity = identity_of(op)
                    if identity in self.settled:
                        return
        try:
            self._call_remaining_verifiers(op)
        except Exception:
            # Verifiers may fail on values that are not of the expected class.
            if not is_excused(op):
                raise
            return
        if may_be_alike:
            like = like_of(op, like)
            if like is not None:
                self.last[info] = like
                if asks_for == ASKS_NOTHING:
                    self._note_settled(identity_of(op) if identity is None else identity)

    def _note_settled(self, identity: tuple[int, ...] | None) -> None:
        """Record that operations with an identity are completely verified."""
        if identity is not None:
            if len(self.settled) >= _MOST_IDENTITIES:
                self.settled.clear()
            self.settled.add(identity)

    def _call_remaining_verifiers(self, op: Operation) -> None:
        """Call the verifiers that remain for an operation; those about regions only if it has none."""
        info = op.info
        entries = op.attrs.entries
        if entries:
            _check_discardable_attributes(op, entries)
        identities = self.identities
        values = self.values
        identity = identity_of(op)
        if identity is None:
            _check_all(op)
            return
        identity_of_value = identities.get(identity)
        if identity_of_value is None:
            if len(identities) >= _MOST_IDENTITIES:
                identities.clear()
                values.clear()
            signature = signature_of(op)
            identity_of_value = values.get(signature)
            if identity_of_value is None:
                identity_of_value = identity
                signatures = info.known_signatures
                if signature not in signatures:
                    _check_all(op)
                    if len(signatures) >= _MOST_SIGNATURES:
                        signatures.clear()
                    signatures.add(signature)
                    values[signature] = identity
                    identities[identity] = identity
                    if op.region_list and (info.has_bodied_around or info.has_bodied_region_verifiers):
                        self.bodies = bodies_of(op, identity)
                    return
                values[signature] = identity
            identities[identity] = identity_of_value
        bodies: tuple[Any, ...] | None = None
        place: tuple[Any, ...] | None = None
        if not op.region_list:
            repeated = info.repeated_verifiers
            last = info.repeated_region_verifiers
            placed = info.placed_verifiers
            placed_last = info.placed_region_verifiers
            if info.has_placed:
                place = surroundings_of(op, identity_of_value)
        else:
            repeated = info.repeated_verifiers_around
            last = _NO_VERIFIERS
            placed = info.placed_verifiers_around
            placed_last = _NO_VERIFIERS
            if info.has_bodied_around or info.has_bodied_region_verifiers:
                bodies = bodies_of(op, identity_of_value)
                place = bodies
                placed = info.bodied_verifiers_around
            elif info.has_placed_around:
                place = surroundings_of(op, identity_of_value)
        steps = None if place is None else identities.get(place)
        if steps is _ENTERED or steps is _ENTERED_AND_FINISHED:
            repeated = placed
            last = placed_last
            place = None
        for check in repeated:
            check(op)
        for check in last:
            check(op)
        if place is not None:
            if len(identities) >= _MOST_IDENTITIES:
                identities.clear()
                values.clear()
            identities[place] = _ENTERED if steps is None else _ENTERED_AND_FINISHED
        self.bodies = bodies
        self.are_bodies_finished = steps is _FINISHED or steps is _ENTERED_AND_FINISHED

    def _forget_bodies(self) -> None:
        # A method, because mypy would infer None for `bodies` behind an assignment in `_enter`.
        self.bodies = None
        self.are_bodies_finished = False

    def _enter(self, op: Operation, scope: Scope) -> None:
        regions = op.region_list
        self._forget_bodies()
        self._check_operation(op)
        if not regions:
            if not op.info.is_registered:
                _check_name(op)
            return
        _check_regions(op, regions)
        stack = self.stack
        exit = _Task(_EXIT, scope, op)
        exit.bodies = self.bodies
        exit.are_bodies_finished = self.are_bodies_finished
        stack.append(exit)
        if self.recursive:
            for region in reversed(regions):
                for block in reversed(region.get_blocks()):
                    task = _Task(_BLOCK, scope, op)
                    task.block = block
                    task.exit = exit
                    stack.append(task)

    def _continue_block(self, task: _Task, block: Block) -> None:
        """Verify the block's operations from the current one to the next with regions, or to the end."""
        if task.kind == _BLOCK:
            _check_block(block)
            if not block.order_valid:
                block.number_operations()
            task.kind = _BLOCK_REST
            task.following = block.first
        scope = task.scope
        op = task.following
        while op is not None:
            following = op.next_op
            if reads_far(op, block):
                scope.far_readers.append(op)
            if not op.region_list:
                if following is not None or not _is_in_bodies(op, task):
                    self._check_operation(op)
                if not op.info.is_registered:
                    _check_name(op)
            elif not op.info.is_isolated:
                task.following = following
                self.stack.append(_Task(_ENTER, scope, op))
                return
            else:
                _add_isolated(task.exit, op)
            op = following
        self.stack.pop()
        _check_block_end(block)

    def _exit(self, task: _Task) -> None:
        isolated = task.isolated
        if isolated is None:
            self._finish(task)
            return
        task.kind = _FINISH
        isolated.reverse()
        self.stack.append(task)

    def _finish(self, task: _Task) -> None:
        """Verify an operation after its regions."""
        op = task.op
        info = op.info
        if not info.is_registered:
            _check_name(op)
            return
        checks = info.region_verifiers
        bodies: tuple[Any, ...] | None = None
        steps: tuple[int, ...] | None = None
        if info.has_bodied_region_verifiers:
            if task.are_bodies_finished:
                checks = info.bodied_region_verifiers
            else:
                bodies = task.bodies
                steps = None if bodies is None else self.identities.get(bodies)
                if steps is _FINISHED or steps is _ENTERED_AND_FINISHED:
                    checks = info.bodied_region_verifiers
                    bodies = None
        try:
            for check in checks:
                if check is _ISOLATION and self.recursive and task.scope.root is op and task.scope.is_plain():
                    continue
                check(op)
        except Exception:
            if not is_excused(op):
                raise
            return
        if bodies is not None and len(self.identities) < _MOST_IDENTITIES:
            self.identities[bodies] = _FINISHED if steps is None else _ENTERED_AND_FINISHED


def _is_in_bodies(op: Operation, task: _Task) -> bool:
    """Whether the last operation of a block was verified with the same bodies of its parent operation."""
    exit = task.exit
    return exit is not None and exit.are_bodies_finished and op.info.is_in_bodies and not op.attrs.entries


def _add_isolated(exit: _Task | None, op: Operation) -> None:
    """Add an isolated operation to the exit task of the operation around it."""
    assert exit is not None
    if exit.isolated is None:
        exit.isolated = [op]
    else:
        exit.isolated.append(op)


# The check for values from outside of an isolated operation.
_ISOLATION: Final = REGION_CHECKS["IsolatedFromAbove"]


# -- operations ---------------------------------------------------------------------------------------

# The limits of the caches, because a program may make ever new signatures.
_MOST_SIGNATURES: Final = 4096
_MOST_IDENTITIES: Final = 1 << 16

_NO_VERIFIERS: Final[list[Any]] = []

# The verified steps of operations with the same surroundings or bodies: the entry, the finish, or both.
_ENTERED: Final[tuple[int, ...]] = (0,)
_FINISHED: Final[tuple[int, ...]] = (1,)
_ENTERED_AND_FINISHED: Final[tuple[int, ...]] = (0, 1)


def _check_all(op: Operation) -> None:
    """Call all verifiers of an operation; those about regions only if it has none."""
    _check_operands(op)
    for check in op.info.verifiers:
        check(op)
    if not op.region_list:
        for check in op.info.region_verifiers:
            check(op)


def _check_operands(op: Operation) -> None:
    """Raise for an operand whose value has been erased: see core/null_type.py."""
    for operand in operands_of(op):
        if operand.type is NULL_TYPE:
            raise op.error("null operand found")


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
    """Raise if operations of an unregistered name are not allowed."""
    info = op.info
    context = info.context
    if context is None or info.has_unknown_syntax:
        return
    # A name with nothing behind a dot is of no dialect.
    dialect = context.dialect(info.dialect_name) if info.name.partition(".")[2] else None
    if dialect is None:
        if not context.allow_unregistered_dialects:
            raise op.op_error(
                "created with unregistered dialect. If this is intended, please call "
                "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect "
                "with the MLIR opt tool used"
            )
    elif info.is_known_elsewhere and context.allow_unregistered_dialects:
        # Another release defines the operation, which cannot be checked here.
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
        if blocks and _is_branched_to(blocks[0]):
            raise MLIRError.at(
                diagnostic_at(location_of(op), "entry block of region may not have predecessors")
            )


def _is_branched_to(target: Block) -> bool:
    """Whether an operation in the region of `target` has it as a successor."""
    branches = target.branches
    if branches:
        for op in branches:
            block = op.parent_block
            if block is not None and block.parent_region is target.parent_region:
                return True
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
