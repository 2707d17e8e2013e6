"""Timing: how long passes, analyses, parsing and writing took.

    ===-------------------------------------------------------------------------===
                             ... Execution time report ...
    ===-------------------------------------------------------------------------===
      Total Execution Time: 0.0045 seconds

      ----Wall Time----  ----Name----
        0.0002 (  5.2%)  Parser
        0.0013 ( 27.6%)  'func.func' Pipeline
        ...

Timers nest; timers of the same name and parent are merged.  A list has the total of each name, longest first.
Mirror: mlir/Support/Timing.h, mlir/lib/Pass/PassTiming.cpp.
"""

from __future__ import annotations

from collections.abc import Hashable
from time import perf_counter
from types import TracebackType
from typing import Final

from mlirkit.core.operation import Operation
from mlirkit.passes.instrumentation import PassInstrumentation
from mlirkit.passes.op_pass_manager import OpPassManager, OpToOpPassAdaptor
from mlirkit.passes.pass_base import Pass

RULE: Final = f"==={'-' * 73}==="
_TITLE: Final = "... Execution time report ..."
_LINE_LENGTH: Final = 80


def banner(title: str) -> str:
    """The headline of a report: a title in the middle, between rules."""
    return f"{RULE}\n{' ' * ((_LINE_LENGTH - len(title)) // 2)}{title}\n{RULE}\n"


class Timer:
    """A timer with its nested timers; `seconds` adds up all its runs."""

    __slots__ = ("_children", "_started", "is_hidden", "name", "seconds")

    def __init__(self, name: str) -> None:
        self.name = name
        self.seconds = 0.0
        # Whether the tree shows only its nested timers.
        self.is_hidden = False
        self._started = 0.0
        self._children: dict[Hashable, Timer] = {}

    def nest(self, key: Hashable, name: str) -> Timer:
        """The nested timer of a key, made on first use."""
        child = self._children.get(key)
        if child is None:
            child = self._children[key] = Timer(name)
        return child

    @property
    def children(self) -> list[Timer]:
        return list(self._children.values())

    def start(self) -> Timer:
        self._started = perf_counter()
        return self

    def stop(self) -> None:
        self.seconds += perf_counter() - self._started

    def __enter__(self) -> Timer:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


class PassTiming(PassInstrumentation):
    """Times a pass manager's work, as timers nested in `root`."""

    def __init__(self, root: Timer) -> None:
        self._active = [root]

    def run_before_pipeline(self, pipeline: OpPassManager, parent: Pass | None) -> None:
        self._begin(pipeline.op_name or None, f"'{pipeline.anchor}' Pipeline")

    def run_after_pipeline(self, pipeline: OpPassManager, parent: Pass | None) -> None:
        self._end()

    def run_before_pass(self, pass_: Pass, op: Operation) -> None:
        if isinstance(pass_, OpToOpPassAdaptor):
            self._begin(pass_, pass_.adaptor_name())
            # The adaptor of a single pipeline has no line in the report: its pipeline has one.
            self._active[-1].is_hidden = len(pass_.managers) <= 1
        else:
            self._begin(pass_, pass_.name)

    def run_after_pass(self, pass_: Pass, op: Operation) -> None:
        self._end()

    def run_after_pass_failed(self, pass_: Pass, op: Operation) -> None:
        self._end()

    def run_before_analysis(self, name: str, op: Operation) -> None:
        self._begin(name, f"(A) {name}")

    def run_after_analysis(self, name: str, op: Operation) -> None:
        self._end()

    def _begin(self, key: Hashable, name: str) -> None:
        self._active.append(self._active[-1].nest(key, name).start())

    def _end(self) -> None:
        self._active.pop().stop()


def timing_report(root: Timer, as_list: bool = False, as_json: bool = False) -> str:
    """The report of the timers; `root` has been stopped."""
    report = _JsonReport(root.seconds) if as_json else _TextReport(root.seconds)
    report.begin()
    if as_list:
        for name, seconds in _sums(root):
            report.entry(name, seconds, False)
    else:
        _add_tree(report, root)
    report.entry("Rest", root.seconds - sum([child.seconds for child in root.children]), False)
    report.entry("Total", root.seconds, True)
    report.end()
    return "".join(report.out)


def _sums(root: Timer) -> list[tuple[str, float]]:
    """The time of each name, the longest first."""
    sums: dict[str, float] = {}
    pending = [root]
    while pending:
        timer = pending.pop()
        sums[timer.name] = sums.get(timer.name, 0.0) + timer.seconds
        pending.extend(reversed(timer.children))
    return sorted(sums.items(), key=lambda entry: -entry[1])


def _add_tree(report: _TextReport, root: Timer) -> None:
    """Add a timer and its nested timers."""
    # A stack of entries to write, the next last: the start or, without a timer, the end of an entry.
    pending: list[tuple[int, Timer | None]] = [(0, root)]
    while pending:
        indent, timer = pending.pop()
        if timer is None:
            report.close(indent)
            continue
        inner = indent
        if not timer.is_hidden:
            report.open(indent, timer.name, timer.seconds)
            pending.append((indent, None))
            inner += 2
        pending.extend([(inner, child) for child in reversed(timer.children)])


class _TextReport:
    """Rows of times, shares and names."""

    def __init__(self, total: float) -> None:
        self.total = total
        self.out: list[str] = []

    def begin(self) -> None:
        self.out.append(
            f"{banner(_TITLE)}  Total Execution Time: {self.total:.4f} seconds\n\n"
            "  ----Wall Time----  ----Name----\n"
        )

    def end(self) -> None:
        """Called after the last row."""

    def share(self, seconds: float) -> float:
        return 100.0 * seconds / self.total if self.total else 0.0

    def entry(self, name: str, seconds: float, is_last: bool) -> None:
        self.open(0, name, seconds)

    def open(self, indent: int, name: str, seconds: float) -> None:
        self.out.append(f"  {seconds:8.4f} ({self.share(seconds):5.1f}%)  {' ' * indent}{name}\n")

    def close(self, indent: int) -> None:
        """Rows need no end."""


class _JsonReport(_TextReport):
    """Objects in an array, nested in `passes`, each array closed by an empty object."""

    def begin(self) -> None:
        self.out.append("[\n")

    def end(self) -> None:
        self.out.append("]\n")

    def entry(self, name: str, seconds: float, is_last: bool) -> None:
        self.out.append(f"{{{self._times(seconds)}, \"name\": \"{name}\"}}{'' if is_last else ','}\n")

    def open(self, indent: int, name: str, seconds: float) -> None:
        self.out.append(f'{" " * indent}{{{self._times(seconds)}, "name": "{name}", "passes": [\n')

    def close(self, indent: int) -> None:
        self.out.append(f"{' ' * indent}{{}}]}},\n")

    def _times(self, seconds: float) -> str:
        return f'"wall": {{"duration": {seconds:8.4f}, "percentage": {self.share(seconds):5.1f}}}'
