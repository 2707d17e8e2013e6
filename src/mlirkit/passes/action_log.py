"""Logs of actions: as lines, and as events that trace viewers show.

    [thread mlirkit] begins (no breakpoint) Action `pass-execution` running `CSE` on Operation `t.f` (...)`
    [thread mlirkit] completed `pass-execution`

    [{"name": "pass-execution", "cat": "PERF", "ph": "B", "pid": 0, "tid": 1, "ts": 17, "args": {...}},
    {"name": "pass-execution", "cat": "PERF", "ph": "E", "pid": 0, "tid": 1, "ts": 46}]

Mirror: mlir/Debug/Observers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import get_ident
from time import perf_counter
from typing import Final

from mlirkit.core.actions import Action, ActionHandler
from mlirkit.core.location import CallSiteLoc, FileLineColLoc, FusedLoc, Location, NameLoc
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.region import Region
from mlirkit.text.printer import print_operation

Write = Callable[[str], object]

_ANY: Final = -1
_THREAD: Final = "mlirkit"


class PlaceFilter:
    """Chooses actions by place: `file`, `file:line` or `file:line:column`."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._places = {_place_in(text) for text in texts}

    def chooses(self, action: Action) -> bool:
        """Whether a unit of the action has a location at one of the places."""
        for unit in action.units:
            op = unit.parent_op if isinstance(unit, Region) else unit
            if op is not None and self._matches(op.location):
                return True
        return False

    def _matches(self, location: Location) -> bool:
        pending = [location]
        while pending:
            nested = pending.pop()
            if isinstance(nested, FileLineColLoc):
                file, line, column = nested.filename, nested.start_line, nested.start_col
                places = ((file, line, column), (file, line, _ANY), (file, _ANY, _ANY))
                if any(place in self._places for place in places):
                    return True
            elif isinstance(nested, NameLoc):
                pending.append(nested.child_loc)
            elif isinstance(nested, CallSiteLoc):
                pending += [nested.callee, nested.caller]
            elif isinstance(nested, FusedLoc):
                pending.extend(nested.parts)
        return False


def _place_in(text: str) -> tuple[str, int, int]:
    """File, line and column; a file's name may have colons in it."""
    rest, _, last = text.rpartition(":")
    file, _, middle = rest.rpartition(":")
    if rest and last.isdigit():
        if file and middle.isdigit():
            return file, int(middle), int(last)
        return rest, int(last), _ANY
    return text, _ANY, _ANY


class ActionLog(ActionHandler):
    """Writes a line when an action begins, and one when it is done."""

    def __init__(self, write: Write, places: PlaceFilter | None = None) -> None:
        self._write = write
        self._places = places

    def execute(self, action: Action, work: Callable[[], None]) -> None:
        is_logged = self._places is None or self._places.chooses(action)
        if is_logged:
            units = ", ".join([_text_of(unit) for unit in action.units])
            self._write(
                f"[thread {_THREAD}] begins (no breakpoint) Action {action.description} ({units})`\n"
            )
        work()
        if is_logged:
            self._write(f"[thread {_THREAD}] completed `{action.tag}`\n")


class ActionProfile(ActionHandler):
    """Writes an event when an action begins, and one when it is done."""

    def __init__(self, write: Write, inner: ActionHandler | None = None) -> None:
        self._write = write
        self._inner = inner
        self._started = perf_counter()
        self._separator = "["

    def execute(self, action: Action, work: Callable[[], None]) -> None:
        self._event(action, "B", f', "args": {{"desc": "{action.description}"}}')
        if self._inner is None:
            work()
        else:
            self._inner.execute(action, work)
        self._event(action, "E", "")

    def end(self) -> None:
        """Complete the list of events."""
        self._write("[]\n" if self._separator == "[" else "]\n")

    def _event(self, action: Action, phase: str, arguments: str) -> None:
        microseconds = int((perf_counter() - self._started) * 1_000_000)
        self._write(
            f'{self._separator}{{"name": "{action.tag}", "cat": "PERF", "ph": "{phase}", "pid": 0, '
            f'"tid": {get_ident()}, "ts": {microseconds}{arguments}}}'
        )
        self._separator = ",\n"


def _text_of(unit: Operation | Region) -> str:
    """The text of the operation or region that an action runs on, without its contents."""
    if isinstance(unit, Region):
        owner = unit.parent_op
        if owner is None:
            return "Region"
        number = [region is unit for region in owner.regions].index(True)
        return f"Region #{number} for op {_text_of(owner)}"
    return print_operation(unit, OpPrintingFlags(local_scope=True, skip_regions=True))
