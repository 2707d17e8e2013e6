"""Actions: announced steps of passes and drivers, which programs may observe, count or skip.

    context.action_handler = MyHandler()

A handler is called with the action and the work, and does the work by calling it.  Without a handler, an
action costs only the check for one.  Mirror: mlir/IR/Action.h.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mypy_extensions import mypyc_attr

from mlirkit.core.operation import Operation
from mlirkit.core.region import Region


class Action:
    """A step to be done: a tag for its kind, a description, and the IR that it changes."""

    __slots__ = ("description", "tag", "units")

    def __init__(self, tag: str, description: str, units: Sequence[Operation | Region]) -> None:
        self.tag = tag
        self.description = description
        self.units = list(units)


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionHandler:
    """Does the work of actions."""

    def execute(self, action: Action, work: Callable[[], None]) -> None:
        """Do the work, or skip it."""
        work()


def handler_of(op: Operation) -> ActionHandler | None:
    """The handler of actions on an operation, or None."""
    context = op.info.context
    handler: ActionHandler | None = None if context is None else context.action_handler
    return handler
