"""Applying transforms: which payload the handles of a script stand for, and the steps of a sequence.

A step is a function of the interpretation and the operation (steps.py).  A step that fails raises: a
`SilenceableFailure` leaves the payload as it was and may be suppressed by a sequence, any other MLIRError
ends the interpretation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar, cast

from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.casters import PLAIN_VALUES
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import ERASED
from mlirkit.core.value import Value
from mlirkit.dialects.declared import transform
from mlirkit.dialects.transform.kinds import is_transform
from mlirkit.ods.live.hook_table import name_of
from mlirkit.support.diagnostics import MLIRError

#: What a handle, a handle of values or a parameter stands for.
Payload = Operation | Value | Attribute

#: Attributes of failure propagation: what a sequence does with a failure that may be silenced.
PROPAGATE, SUPPRESS = 1, 2

UNRESOLVED: Final = "unresolved external named sequence"


class SilenceableFailure(MLIRError):
    """A transform could not be applied, and has changed nothing."""


def silenceable(op: Operation, message: str) -> SilenceableFailure:
    """The failure of a step, at its place."""
    return SilenceableFailure(message, [op.diagnostic(message)])


def definite(op: Operation, message: str) -> MLIRError:
    """The failure of a step that nothing silences."""
    return MLIRError(message, [op.diagnostic(message)])


Op = TypeVar("Op", bound=Operation)


class Interpretation:
    """One application of a script to the payload below `root`."""

    def __init__(self, root: Operation) -> None:
        self.root = root
        self._payloads: dict[Value, list[Payload]] = {}

    def payload(self, handle: Value) -> list[Payload]:
        """What a handle stands for, without what has been erased since."""
        return [
            one for one in self._payloads[handle] if not isinstance(one, Operation) or one.info is not ERASED
        ]

    def operations(self, handle: Value) -> list[Operation]:
        return [one for one in self.payload(handle) if isinstance(one, Operation)]

    def values(self, handle: Value) -> list[Value]:
        return [one for one in self.payload(handle) if isinstance(one, Value)]

    def parameters(self, handle: Value) -> list[Attribute]:
        return [one for one in self.payload(handle) if isinstance(one, Attribute)]

    def associate(self, handle: Value, payload: Sequence[Payload]) -> None:
        """Let a result or an argument of a block stand for operations, values or parameters."""
        self._payloads[handle] = list(payload)

    def apply(self, op: Operation) -> None:
        """Apply one transform."""
        step = STEPS.get(op.info.name)
        if step is None:
            raise definite(op, f"mlirkit does not apply '{op.info.name}'")
        step(self, op)

    def apply_block(
        self, block: Block, arguments: Sequence[Sequence[Payload]], mode: int
    ) -> list[list[Payload]]:
        """Apply the transforms of a block in order; what its terminator yields."""
        for argument, payload in zip(block.args, arguments, strict=True):
            self.associate(argument, payload)
        last = block.last
        for op in list(block.ops()):
            if op is last and isinstance(op, transform.YieldOp):
                break
            try:
                self.apply(op)
            except SilenceableFailure:
                if mode != SUPPRESS:
                    raise
                for result in op.result_values():
                    self._payloads.setdefault(result, [])
        if not isinstance(last, transform.YieldOp):
            return []
        return [self.payload(operand) for operand in last.operand_values()]


Step = Callable[[Interpretation, Operation], None]

#: The transforms that are applied here, by the operation's name.
STEPS: Final[dict[str, Step]] = {}


def step(
    owner: type[Op],
) -> Callable[[Callable[[Interpretation, Op], None]], Callable[[Interpretation, Op], None]]:
    """A decorator: the function applies the operations of a class."""

    def register(function: Callable[[Interpretation, Op], None]) -> Callable[[Interpretation, Op], None]:
        STEPS[name_of(owner)] = cast(Step, function)
        return function

    return register


def apply_transforms(payload_root: Operation, transform_root: Operation) -> None:
    """Apply a sequence, of which the first argument stands for the payload's root."""
    if not is_transform(transform_root):
        message = "must implement TransformOpInterface to be used as transform root"
        raise definite(transform_root, message)
    interpretation = Interpretation(payload_root)
    block = transform_root.region_at(0).first_block
    if block is None:
        raise definite(transform_root, UNRESOLVED)
    extra = len(block.args) - 1
    if extra > 0:
        message = f"operation expects {extra} extra value bindings, but 0 were provided to the interpreter"
        raise definite(transform_root, message)
    mode = PROPAGATE
    if isinstance(transform_root, transform.SequenceOp):
        mode = int(transform_root.failure_propagation_mode)
    with PLAIN_VALUES:
        interpretation.apply_block(block, [[payload_root]] * len(block.args), mode)
