"""Tracking of payload that a transform rewrites: a listener that follows replacements.

The replacement of an operation is the one operation that defines all new values, if it has the same name or
is a constant; casts are skipped.  Mirror: TrackingListener.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.location import diagnostic_at
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.transform.interpretation import Interpretation, SilenceableFailure, noted, silenceable
from mlirkit.dialects.transform.kinds import consumes
from mlirkit.patterns.casts import CAST
from mlirkit.patterns.listener import Listener
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity

_SILENCED = "transform.silence_tracking_failures"
_REPORTING = "ReportTrackingListenerFailuresOpTrait"
# Operations that are skipped to their first operand: FindPayloadReplacementOpInterface.
_VIEWS = frozenset(
    f"tensor.{name}"
    for name in ("collapse_shape", "expand_shape", "extract_slice", "insert_slice", "reshape")
)


class TrackingListener(Listener):
    """Keeps the handles of an interpretation up to date while the transform `op` rewrites the payload."""

    def __init__(self, run: Interpretation, op: Operation, *, requires_same_name: bool = True) -> None:
        self.run = run
        self.op = op
        self.requires_same_name = requires_same_name
        # In conversions, dead handles are tracked as well.
        self.skips_dead = requires_same_name
        self._consumed = {value for value in op.operand_values() if consumes(op, value)}
        self._diagnostics: list[Diagnostic] = []
        self._count = 0

    def operation_erased(self, op: Operation) -> None:
        for result in op.result_values():
            self.run.replace(result, None)
        self.run.replace(op, None)

    def operation_replaced(self, op: Operation, values: Sequence[Value | None]) -> None:
        for old, new in zip(op.result_values(), values, strict=True):
            self.run.replace(old, new)
        handles = self.run.handles_of(op, is_everywhere=True)
        if not handles:
            return
        alive = next((handle for handle in handles if not (self.skips_dead and self._is_dead(handle))), None)
        if alive is None or not self._consumed.isdisjoint(handles):
            self.run.replace(op, None)
            return
        replacement = self._replacement(op, values)
        if isinstance(replacement, Operation):
            self.run.replace(op, replacement)
            return
        noted(replacement, alive.location, "replacement is required because this handle must be updated")
        self._add(replacement, op, values)
        self.run.replace(op, None)

    def _is_dead(self, handle: Value) -> bool:
        """Whether all users of a handle have been applied, or are being applied."""
        block = handle.parent_block
        region = None if block is None else block.parent_region
        current = next((scope.current for scope in reversed(self.run.scopes) if scope.region is region), None)
        if current is None:
            return False
        return all(user is current or _happens_before(user, current) for user in handle.users)

    def _replacement(self, op: Operation, values: Sequence[Value | None]) -> Operation | SilenceableFailure:
        failure = silenceable(
            self.op, "tracking listener failed to find replacement op during application of this transform op"
        )
        diagnostic = failure.error_diagnostics[0]
        while True:
            definers = {None if value is None else value.defining_op for value in values if value is not None}
            definer = definers.pop() if len(definers) == 1 else None
            if definer is None:
                diagnostic.attach_note("replacement values belong to different ops")
                return failure
            if definer.info.name == CAST or definer.info.has_trait("CastOpInterface"):
                values = definer.operand_values()
                definer.note_on(failure, "using output of 'CastOpInterface' op")
                if values:
                    continue
                break
            has_its_name = not self.requires_same_name or definer.info is op.info
            if has_its_name or definer.info.has_trait("ConstantLike"):
                return definer
            if definer.info.name not in _VIEWS:
                break
            values = [definer.operand_at(0)]
            definer.note_on(failure, "using operands provided by 'FindPayloadReplacementOpInterface'")
        diagnostic.attach_note("ran out of suitable replacement values")
        return failure

    def _add(self, failure: SilenceableFailure, op: Operation, values: Sequence[Value | None]) -> None:
        self._diagnostics = [*failure.error_diagnostics, *self._diagnostics]
        last = self._diagnostics[-1].note_list
        last.append(op.diagnostic(f"[{self._count}] replaced op", DiagnosticSeverity.NOTE))
        for number, value in enumerate(values):
            if value is not None:
                message = f"[{self._count}] replacement value {number}"
                last.append(diagnostic_at(value.location, message, DiagnosticSeverity.NOTE))
        self._count += 1

    def failure(self) -> SilenceableFailure | None:
        """The failure for payload without a replacement, reported once."""
        diagnostics, self._diagnostics = self._diagnostics, []
        return SilenceableFailure(diagnostics[0].message, diagnostics) if diagnostics else None

    def finish(self, failure: SilenceableFailure | None) -> SilenceableFailure | None:
        """The transform's failure, else the failure of tracking if the operation reports it."""
        untracked = self.failure()
        if not self.op.info.has_trait(_REPORTING) or self.op.attribute(_SILENCED) is not None:
            untracked = None
        if failure is None:
            return untracked
        if untracked is not None:
            note = f"tracking listener also failed: {untracked.combined_message}"
            failure.error_diagnostics[-1].attach_note(note)
        return failure


def tracking_listener(run: Interpretation, op: Operation) -> TrackingListener:
    """The listener for the transform that is being applied."""
    listener = TrackingListener(run, op)
    run.after(listener.finish)
    return listener


def _happens_before(one: Operation, other: Operation) -> bool:
    around: Operation | None = one
    while around is not None:
        if around is not other and around.is_ancestor(other):
            return False
        beside: Operation | None = other
        while beside is not None and beside.parent_block is not around.parent_block:
            beside = beside.parent_op
        if beside is not None:
            return around.is_before_in_block(beside)
        around = around.parent_op
    return False
