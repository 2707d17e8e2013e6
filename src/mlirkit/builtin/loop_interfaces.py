"""Interfaces of loops and of operations with destinations, and their verification in MLIR's words.

The checks of loops run after the regions are verified, as `verifyLoopLikeOpInterface`,
`verifyDestinationStyleOpInterface` and `verifyInParallelOpInterface` of MLIR.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType
from mlirkit.core.interfaces import Interface
from mlirkit.core.region import Region
from mlirkit.core.signature_followers import add_signature_follower
from mlirkit.core.value import Value

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation


@mypyc_attr(allow_interpreted_subclasses=True)
class LoopLikeOpInterface(Interface):
    """A loop: loop-carried values start as the inits and are arguments of the body."""

    __slots__ = ()

    def inits(self, op: Any) -> Sequence[Value]:
        return []

    def region_iter_args(self, op: Any) -> Sequence[Value]:
        return []

    def yielded_values(self, op: Any) -> Sequence[Value]:
        """The values that the loop's body yields to the next iteration; empty if unknown."""
        return []

    def loop_results(self, op: Any) -> Sequence[Value] | None:
        """The final values of the loop-carried variables; None if unknown."""
        return None

    def loop_induction_vars(self, op: Any) -> Sequence[Value] | None:
        """The induction variables, from a lower bound to below an upper bound; None if unknown."""
        return None

    def loop_lower_bounds(self, op: Any) -> Sequence[int | Value | None]:
        """A number or a value for each induction variable; None for an unknown bound."""
        return []

    def loop_upper_bounds(self, op: Any) -> Sequence[int | Value | None]:
        return []

    def loop_steps(self, op: Any) -> Sequence[int | Value | None]:
        return []

    def loop_regions(self, op: Any) -> Sequence[Region]:
        """The regions that run repeatedly; all of them by default."""
        return op.region_list or ()

    def is_defined_outside_of_loop(self, op: Any, value: Value) -> bool:
        """Whether the value is defined outside of the loop, and so the same in all iterations."""
        block = value.parent_block
        return block is not None and not op.is_ancestor(block.owner)

    def with_additional_yields(
        self, op: Any, inits: Sequence[Value], yielded: Sequence[Value]
    ) -> Operation | None:
        """The loop with more loop-carried variables, which replaces this one; None if there is none.

        In the body, the new arguments replace uses of the inits.
        """
        return None

    def move_out_of_loop(self, op: Any, inner: Operation) -> None:
        """Move an operation of the loop in front of it."""
        inner.move_before(op)


@mypyc_attr(allow_interpreted_subclasses=True)
class DestinationStyleOpInterface(Interface):
    """An operation whose results correspond to destination operands (inits)."""

    __slots__ = ()

    def inits(self, op: Any) -> range:
        """The numbers of the operands that are destinations."""
        raise NotImplementedError


class FixedDestinations(DestinationStyleOpInterface):
    """Destinations that are the same operands in every operation."""

    __slots__ = ("_numbers",)

    def __init__(self, numbers: range) -> None:
        self._numbers = numbers
        add_signature_follower(self)

    def inits(self, op: Any) -> range:
        return self._numbers


def _loop_like(op: Operation) -> None:
    loop: Any = op.info.interfaces_at_hand.get("LoopLikeOpInterface")
    if loop is None:
        return
    inits = loop.inits(op)
    arguments = loop.region_iter_args(op)
    yielded = loop.yielded_values(op)
    results = loop.loop_results(op)
    if len(inits) != len(arguments):
        raise op.op_error(f"different number of inits and region iter_args: {len(inits)} != {len(arguments)}")
    if yielded and len(arguments) != len(yielded):
        raise op.op_error(
            f"different number of region iter_args and yielded values: {len(arguments)} != {len(yielded)}"
        )
    if results is not None and len(results) != len(arguments):
        raise op.op_error(
            f"different number of loop results and region iter_args: {len(results)} != {len(arguments)}"
        )
    for index, (init, argument) in enumerate(zip(inits, arguments)):
        if init.type != argument.type:
            raise op.op_error(
                f"{index}-th init and {index}-th region iter_arg have different type: "
                f"'{init.type}' != '{argument.type}'"
            )
        if yielded and argument.type != yielded[index].type:
            raise op.op_error(
                f"{index}-th region iter_arg and {index}-th yielded value have different type: "
                f"'{argument.type}' != '{yielded[index].type}'"
            )
    for argument, result in zip(arguments, results or ()):
        if argument.type != result.type:
            # MLIR always prints 0 here.
            raise op.op_error(
                "0-th region iter_arg and 0-th loop result have different type: "
                f"'{argument.type}' != '{result.type}'"
            )


_TENSORS: Final = (RankedTensorType, UnrankedTensorType)


def _destination_style(op: Operation) -> None:
    implementation: Any = op.info.interfaces_at_hand.get("DestinationStyleOpInterface")
    if implementation is None:
        return
    operands = op.operand_values()
    results = [result for result in op.result_values() if isinstance(result.type, _TENSORS)]
    tensors: list[int] = []
    for number in implementation.inits(op):
        type = operands[number].type
        if isinstance(type, _TENSORS):
            tensors.append(number)
        elif not isinstance(type, (MemRefType, UnrankedMemRefType)):
            raise op.op_error(f"expected that operand #{number} is a tensor or a memref")
    if len(results) != len(tensors):
        raise op.op_error(
            f"expected the number of tensor results ({len(results)}) to be equal to the number of output "
            f"tensors ({len(tensors)})"
        )
    for number, result in zip(tensors, results):
        if result.type != operands[number].type:
            raise op.op_error(
                f"expected type of operand #{number} ('{operands[number].type}') to match type of "
                f"corresponding result ('{result.type}')"
            )


def _in_parallel(op: Operation) -> None:
    regions = op.regions
    if len(regions) != 1:
        raise op.error("expected single region op")
    if len(regions[0].get_blocks()) != 1:
        raise op.error("expected single block op region")


LOOP_CHECKS: Final[dict[str, Callable[[Any], None]]] = {"InParallelOpInterface": _in_parallel}

LOOP_REGION_CHECKS: Final[dict[str, Callable[[Any], None]]] = {
    "LoopLikeOpInterface": _loop_like,
    "DestinationStyleOpInterface": _destination_style,
}
