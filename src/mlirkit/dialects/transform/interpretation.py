"""Applying transforms: the payload of a script's handles, and the steps of a sequence.

A step is a function of the interpretation and the operation.  A step that fails raises: the sequence around
may suppress a `SilenceableFailure`, any other MLIRError ends the interpretation.

    scope       the handles of a region, as long as its transforms are applied
    results     the payload of results is set when the step is over

Mirror: TransformState in mlir/lib/Dialect/Transform/Interfaces/TransformInterfaces.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeAlias, TypeVar, cast

from mlirkit.builtin.attributes import IntegerAttr, TypeAttr
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.casters import PLAIN_VALUES
from mlirkit.core.location import Location, diagnostic_at
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import ERASED
from mlirkit.core.region import Region
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.dialects.declared import transform
from mlirkit.dialects.transform.kinds import consumes, kind
from mlirkit.dialects.transform.verify import verify_top_level
from mlirkit.ods.live.classes.declared_class import full_name
from mlirkit.ods.live.hook_table import name_of
from mlirkit.support.diagnostics import DiagnosticSeverity, MLIRError

# The payload of an operation handle, a value handle or a parameter.
Payload: TypeAlias = Operation | Value | Attribute

#: Attributes of failure propagation: how a sequence handles a silenceable failure.
PROPAGATE, SUPPRESS = 1, 2

UNRESOLVED: Final = "unresolved external named sequence"


class SilenceableFailure(MLIRError):
    """A transform could not be applied, and the payload is valid."""

    @property
    def combined_message(self) -> str:
        """All messages in one, to be part of another."""
        return "\n".join([diagnostic.message for diagnostic in self.error_diagnostics])


def silenceable(op: Operation, message: str) -> SilenceableFailure:
    """A silenceable failure of a step, at its location."""
    return SilenceableFailure(message, [op.diagnostic(message)])


def definite(op: Operation, message: str) -> MLIRError:
    """A definite failure of a step."""
    return MLIRError(message, [op.diagnostic(message)])


Op = TypeVar("Op", bound=Operation)
MLIRErrorT = TypeVar("MLIRErrorT", bound=MLIRError)


class Scope:
    """The handles of a region and their payload."""

    __slots__ = ("current", "handles", "payloads", "region")

    def __init__(self, region: Region | None) -> None:
        self.region = region
        # The transform that is being applied.
        self.current: Operation | None = None
        self.payloads: dict[Value, list[Payload]] = {}
        # Handles by payload; parameters are not looked up.
        self.handles: dict[Payload, list[Value]] = {}

    @property
    def is_isolated(self) -> bool:
        parent = None if self.region is None else self.region.parent_op
        return parent is not None and parent.info.has_trait("IsolatedFromAbove")

    def forget(self, handle: Value) -> None:
        """Remove a handle."""
        for one in self.payloads.pop(handle, ()):
            self._unlist(one, handle)

    def replace(self, old: Payload, new: Payload | None) -> None:
        """Replace or drop payload of handles."""
        for handle in self.handles.pop(old, ()):
            payload = [new if one is old else one for one in self.payloads[handle]]
            self.payloads[handle] = [one for one in payload if one is not None]
            if new is not None:
                self.handles.setdefault(new, []).append(handle)

    def _unlist(self, one: Payload, handle: Value) -> None:
        listed = self.handles.get(one)
        if listed is not None:
            self.handles[one] = [other for other in listed if other is not handle]


# A function called after a transform with its failure; returns a failure.
Finisher: TypeAlias = Callable[[SilenceableFailure | None], SilenceableFailure | None]


class Interpretation:
    """One application of a script to the payload below `root`."""

    def __init__(
        self,
        root: Operation,
        bindings: Sequence[Sequence[Payload]] = (),
        expensive_checks: bool = True,
    ) -> None:
        self.root = root
        # The payload of a script's arguments behind the first.
        self.bindings = bindings
        self.expensive_checks = expensive_checks
        # The innermost last.
        self.scopes: list[Scope] = [Scope(None)]
        # Reports the use of an invalid handle, by handle.
        self.invalid: dict[Value, Callable[[Operation], MLIRError]] = {}
        # State that steps share, by its type.
        self.extensions: dict[object, object] = {}
        self._results: dict[Value, list[Payload]] = {}
        self._finishers: list[Finisher] = []

    # -- payload of handles --------------------------------------------------------------------------

    def payload(self, handle: Value) -> list[Payload]:
        """The payload of a handle, without erased operations."""
        return [one for one in self._scope(handle).payloads.get(handle, ()) if not _is_gone(one)]

    def operations(self, handle: Value) -> list[Operation]:
        return [one for one in self.payload(handle) if isinstance(one, Operation)]

    def values(self, handle: Value) -> list[Value]:
        return [one for one in self.payload(handle) if isinstance(one, Value)]

    def parameters(self, handle: Value) -> list[Attribute]:
        return [one for one in self.payload(handle) if isinstance(one, Attribute)]

    def _scope(self, handle: Value) -> Scope:
        block = handle.parent_block
        region = None if block is None else block.parent_region
        for scope in reversed(self.scopes):
            if scope.region is region:
                return scope
        return self.scopes[0]

    def visible_scopes(self) -> Iterator[Scope]:
        """The scopes from the innermost up to an isolated one."""
        for scope in reversed(self.scopes):
            yield scope
            if scope.is_isolated:
                return

    def handles_of(self, one: Payload, *, is_everywhere: bool = False) -> list[Value]:
        """The handles of an operation or a value."""
        scopes = reversed(self.scopes) if is_everywhere else self.visible_scopes()
        return [handle for scope in scopes for handle in scope.handles.get(one, ())]

    def replace(self, old: Payload, new: Payload | None) -> None:
        """Replace an operation or a value in all handles, or drop it."""
        for scope in self.scopes:
            scope.replace(old, new)

    def associate(self, handle: Value, payload: Sequence[Payload | None]) -> None:
        """Set the payload of a block argument, or of a result when its operation has been applied."""
        if isinstance(handle, OpResult):
            self._results[handle] = [*cast(Sequence[Payload], payload)]
        else:
            self._set(handle, payload)

    def _set(self, handle: Value, payload: Sequence[Payload | None]) -> None:
        check_payload(handle, payload)
        scope = self._scope(handle)
        objects = [one for one in payload if one is not None]
        scope.payloads[handle] = objects
        for one in objects:
            if not isinstance(one, Attribute):
                scope.handles.setdefault(one, []).append(handle)

    # -- applying -------------------------------------------------------------------------------------

    def apply(self, op: Operation) -> None:
        """Apply one transform."""
        step = STEPS.get(op.info.name)
        if step is None:
            raise definite(op, f"mlirkit does not apply '{op.info.name}'")
        self.scopes[-1].current = op
        consumed = [value for value in dict.fromkeys(op.operand_values()) if consumes(op, value)]
        if self.expensive_checks:
            # Imported on demand: most scripts are valid, and the checks are large.
            from mlirkit.dialects.transform.invalidation import check_handles

            check_handles(self, op, consumed)
        around = self._results, self._finishers
        self._results, self._finishers = {}, []
        _check_consumed_kinds(op, consumed)
        freed = _affected_payload(self, consumed)
        failure: SilenceableFailure | None = None
        try:
            step(self, op)
        except SilenceableFailure as error:
            failure = error
        finally:
            results, finishers = self._results, self._finishers
            self._results, self._finishers = around
        for finish in finishers:
            failure = finish(failure)
        for handle in consumed:
            self._scope(handle).forget(handle)
        for scope in self.visible_scopes() if freed else ():
            for one in freed:
                scope.replace(one, None)
        for result in op.result_values():
            self._set(result, results.get(result, ()))
        if failure is not None:
            raise failure

    def emit(self, error: MLIRError) -> None:
        """Report errors at once; the transform fails with another error."""
        context = self.root.info.context
        for diagnostic in error.error_diagnostics if context is not None else ():
            assert context is not None
            context.emit(diagnostic)

    def after(self, finish: Finisher) -> None:
        """Register a function to call when the current transform is over."""
        self._finishers.append(finish)

    @contextmanager
    def scope_of(self, region: Region) -> Iterator[None]:
        """A context in which handles of the region have payload."""
        self.scopes.append(Scope(region))
        try:
            yield
        finally:
            self.scopes.pop()
            for handle in [invalid for invalid in self.invalid if _region_of(invalid) is region]:
                del self.invalid[handle]

    def apply_all(self, block: Block, mode: int = PROPAGATE) -> None:
        """Apply the transforms of a block in order, except its terminator."""
        last = block.last
        for op in list(block.ops()):
            if op is last and isinstance(op, transform.YieldOp):
                return
            try:
                self.apply(op)
            except SilenceableFailure:
                if mode != SUPPRESS:
                    raise

    def yielded(self, block: Block) -> list[list[Payload]]:
        """The payload of the terminator's operands."""
        last = block.last
        if not isinstance(last, transform.YieldOp):
            return []
        return [self.payload(operand) for operand in last.operand_values()]

    def apply_block(
        self, block: Block, arguments: Sequence[Sequence[Payload]], mode: int = PROPAGATE
    ) -> list[list[Payload]]:
        """Apply the transforms of a block in order; returns the payload its terminator yields."""
        region = block.parent_region
        assert region is not None
        with self.scope_of(region):
            for argument, payload in zip(block.args, arguments, strict=True):
                self.associate(argument, payload)
            self.apply_all(block, mode)
            return self.yielded(block)


def noted(error: MLIRErrorT, location: Location, message: str) -> MLIRErrorT:
    """Add a note at a location to an error."""
    note = diagnostic_at(location, message, DiagnosticSeverity.NOTE)
    error.error_diagnostics[0].note_list.append(note)
    return error


def _check_consumed_kinds(op: Operation, consumed: Sequence[Value]) -> None:
    for number, value in enumerate(op.operand_values()):
        if value in consumed and kind(value.type) == "parameter":
            message = f"unexpectedly consumed a value that is not a handle as operand #{number}"
            raise noted(
                definite(op, message), value.location, f"value defined here with type '{value.type}'"
            )


def _is_gone(one: Payload) -> bool:
    owner = one.owner if isinstance(one, OpResult) else one
    return isinstance(owner, Operation) and owner.info is ERASED


def _region_of(handle: Value) -> Region | None:
    block = handle.parent_block
    return None if block is None else block.parent_region


def _affected_payload(run: Interpretation, consumed: Sequence[Value]) -> list[Payload]:
    """Payload to replace as well: results of operations, or the operations that define values."""
    payloads: list[Payload] = []
    for handle in consumed:
        for one in run.payload(handle):
            if isinstance(one, Operation):
                payloads.extend(one.result_values())
            elif isinstance(one, OpResult):
                payloads.append(one.owner)
            elif isinstance(one, BlockArgument) and one.parent_block is not None:
                payloads.extend(one.parent_block.ops())
    return payloads


_WRONG: Final = {
    "operation": "wrong kind of value provided for top-level operation handle",
    "value": "wrong kind of value provided for the top-level value handle",
    "parameter": "wrong kind of value provided for top-level parameter",
}
_NULL: Final = {
    "operation": "attempting to assign a null payload op to this transform value",
    "value": "attempting to assign a null payload value to this transform handle",
    "parameter": "attempting to assign a null parameter to this transform value",
}
_CLASSES: Final[dict[str, type]] = {"operation": Operation, "value": Value, "parameter": Attribute}

#: Checks of payload by handle type: functions that return an error at a location, or None.
PayloadCheck: TypeAlias = Callable[[Value, Payload], MLIRError | None]
PAYLOAD_CHECKS: Final[dict[str, PayloadCheck]] = {}


def check_payload(handle: Value, payload: Sequence[Payload | None]) -> None:
    """Raise if a handle's type does not allow the payload."""
    subject = kind(handle.type) or "operation"
    for one in payload:
        if one is None:
            raise at(handle.location, _NULL[subject])
        if not isinstance(one, _CLASSES[subject]):
            raise at(handle.location, _WRONG[subject])
    check = PAYLOAD_CHECKS.get(full_name(type(handle.type)))
    for one in payload if check is not None else ():
        assert check is not None and one is not None
        error = check(handle, one)
        if error is not None:
            raise error


def at(location: Location, message: str) -> MLIRError:
    """A definite failure at a location."""
    return MLIRError(message, [diagnostic_at(location, message)])


def payload_check(name: str) -> Callable[[PayloadCheck], PayloadCheck]:
    """A decorator: the function checks the payload of handles of a type."""

    def register(function: PayloadCheck) -> PayloadCheck:
        PAYLOAD_CHECKS[name] = function
        return function

    return register


@payload_check("transform.op")
def check_operation(handle: Value, one: Payload) -> MLIRError | None:
    type = handle.type
    assert isinstance(type, transform.OperationType) and isinstance(one, Operation)
    if one.info.name == type.operation_name:
        return None
    message = (
        f"incompatible payload operation name expected {type.operation_name} vs {one.info.name} -> "
        f"{one.text_in_diagnostic()}"
    )
    return one.note_on(at(handle.location, message), "payload operation")


@payload_check("transform.param")
def check_parameter(handle: Value, one: Payload) -> MLIRError | None:
    type = handle.type
    assert isinstance(type, transform.ParamType)
    if not isinstance(one, IntegerAttr):
        return at(handle.location, f"expected parameter to be an integer attribute, got {one}")
    if one.type == type.type:
        return None
    return at(
        handle.location,
        f"expected the type of the parameter attribute ('{one.type}') to match the parameter type "
        f"('{type.type}')",
    )


@payload_check("transform.affine_map")
def check_map(handle: Value, one: Payload) -> MLIRError | None:
    if isinstance(one, AffineMapAttr):
        return None
    return at(handle.location, f"expected affine map attribute, got {one}")


@payload_check("transform.type")
def check_type(handle: Value, one: Payload) -> MLIRError | None:
    if isinstance(one, TypeAttr):
        return None
    return at(handle.location, f"expected type attribute, got {one}")


Step = Callable[[Interpretation, Operation], None]

#: The implemented transforms, by operation name.
STEPS: Final[dict[str, Step]] = {}


def step(
    owner: type[Op] | str,
) -> Callable[[Callable[[Interpretation, Op], None]], Callable[[Interpretation, Op], None]]:
    """A decorator: the function applies the operations of a class."""

    def register(function: Callable[[Interpretation, Op], None]) -> Callable[[Interpretation, Op], None]:
        STEPS[name_of(owner)] = cast(Step, function)
        return function

    return register


# The payload that a transform returns for one target operation: a list for each result.
OfOne: TypeAlias = Sequence[Payload | None] | None
StepForOne: TypeAlias = Callable[[Interpretation, Op, Operation], OfOne]


def step_for_each(
    owner: type[Op] | str, payload: str = ""
) -> Callable[[StepForOne[Op]], StepForOne[Op]]:
    """A decorator: the function applies an operation to one of its first operand's payload operations.

    These must have the trait `payload`, if given.  Silenceable failures do not stop the iteration.
    """

    def register(function: StepForOne[Op]) -> StepForOne[Op]:
        def apply(run: Interpretation, op: Op) -> None:
            _apply_to_each(run, op, payload, function)

        STEPS[name_of(owner)] = cast(Step, apply)
        return function

    return register


def _apply_to_each(
    run: Interpretation, op: Op, trait: str, function: StepForOne[Op]
) -> None:
    handle, *_ = op.operand_values()
    targets = run.operations(handle)
    if run.expensive_checks and consumes(op, handle):
        _check_nesting(op, targets)
    failure: SilenceableFailure | None = None
    gathered: list[list[Payload]] = [[] for _ in op.result_values()]
    for target in targets:
        place = target.location
        try:
            if trait and not target.info.has_trait(trait):
                raise target.note_on(
                    silenceable(op, "transform applied to the wrong op kind"), "when applied to this op"
                )
            match = function(run, op, target) or ()
        except SilenceableFailure as error:
            if failure is None:
                failure = error
            else:
                failure.error_diagnostics.extend(error.error_diagnostics)
            continue
        _check_results(op, place, match)
        if all(one is not None for one in match):
            for listed, one in zip(gathered, match, strict=True):
                listed.append(cast(Payload, one))
    for result, listed in zip(op.result_values(), gathered, strict=True):
        run.associate(result, listed)
    if failure is not None:
        raise failure


def _check_nesting(op: Operation, targets: Sequence[Operation]) -> None:
    """Check that no operation is consumed before the operations nested in it."""
    for number, parent in enumerate(targets):
        for child in targets[number + 1 :]:
            if parent.is_ancestor(child):
                error = definite(
                    op,
                    "transform operation consumes a handle pointing to an ancestor payload operation before "
                    "its descendant",
                )
                error.error_diagnostics[0].attach_note(
                    "the ancestor is likely erased or rewritten before the descendant is accessed, leading "
                    "to undefined behavior"
                )
                parent.note_on(error, "ancestor payload op")
                raise child.note_on(error, "descendant payload op")


_EXPECTED: Final = {"operation": "an Operation *", "value": "a Value", "parameter": "an Attribute"}


def _check_results(op: Operation, place: Location, payloads: Sequence[Payload | None]) -> None:
    wrong = ""
    if len(payloads) != op.result_count:
        wrong = f"{op.result_count} results (actually produced {len(payloads)})."
    else:
        for number, (result, one) in enumerate(zip(op.result_values(), payloads, strict=True)):
            payload_kind = kind(result.type)
            if (
                not wrong
                and payload_kind is not None
                and one is not None
                and not isinstance(one, _CLASSES[payload_kind])
            ):
                wrong = f"{_EXPECTED[payload_kind]} for result #{number}"
    if wrong:
        error = definite(op, f"application of {op.info.name} expected to produce {wrong}")
        diagnostic = noted(error, place, "when applied to this op").error_diagnostics[0]
        if len(payloads) != op.result_count:
            diagnostic.attach_note(
                "if you need variadic results, consider a generic `apply` instead of the specialized "
                "`applyToOne`."
            )
        raise error


def apply_transforms(
    payload_root: Operation,
    transform_root: Operation,
    bindings: Sequence[Sequence[Payload]] = (),
    expensive_checks: bool = True,
) -> None:
    """Apply a sequence; its first argument is a handle of the payload root, others of `arguments`."""
    if not transform_root.info.has_trait("TransformOpInterface"):
        message = "must implement TransformOpInterface to be used as transform root"
        raise definite(transform_root, message)
    verify_top_level(transform_root)
    with PLAIN_VALUES:
        Interpretation(payload_root, bindings, expensive_checks).apply(transform_root)


def map_arguments(run: Interpretation, op: Operation, block: Block) -> list[list[Payload]]:
    """Set the payload of a sequence's arguments: that of its operands, or the payload root and more."""
    operands = op.operand_values()
    if operands:
        return [run.payload(operand) for operand in operands]
    extra = len(block.args) - 1
    if len(run.bindings) != extra:
        raise definite(
            op,
            f"operation expects {extra} extra value bindings, but {len(run.bindings)} were provided to the "
            "interpreter",
        )
    return [[run.root], *map(list, run.bindings)]
