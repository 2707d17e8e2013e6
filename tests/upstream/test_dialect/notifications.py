"""A listener that prints its notifications as the passes with which MLIR tests its drivers."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.patterns.listener import Listener


class PrintedNotifications(Listener):
    """Prints its notifications."""

    def operation_inserted(self, op: Operation) -> None:
        print(f"notifyOperationInserted: {op.name}, was unlinked")

    def operation_moved(self, op: Operation, block: Block, following: Operation | None) -> None:
        place = "was last in block" if following is None else f"previous = {following.name}"
        print(f"notifyOperationInserted: {op.name}, {place}")

    def operation_modified(self, op: Operation) -> None:
        print(f"notifyOperationModified: {op.name}")

    def operation_replaced(self, op: Operation, values: Sequence[Value | None]) -> None:
        print(f"notifyOperationReplaced: {op.name}")

    def operation_erased(self, op: Operation) -> None:
        print(f"notifyOperationErased: {op.name}")

    def block_inserted(self, block: Block) -> None:
        self._say_inserted(block, "was unlinked")

    def block_moved(self, block: Block, region: Region, following: Block | None) -> None:
        self._say_inserted(block, "was linked")

    def _say_inserted(self, block: Block, how: str) -> None:
        around = block.owner
        print(f"notifyBlockInserted into {'unknown op' if around is None else around.name}: {how}")

    def block_erased(self, block: Block) -> None:
        print("notifyBlockErased")
