"""Changes as text, and as data for JSON.

func.func @main                         the operation around the changes below
  ~ arith.addi at b.mlir:3:8            changed, with its parts
      operand rhs: %1 -> %arg0
  - %2 = arith.muli %0, %1 : i32        removed
  + %2 = arith.subi %0, %1 : i32        added
  > arith.constant at b.mlir:2:8        moved, with its former place
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlirkit.comparison.changes import Change, ChangeKind
from mlirkit.core.location import file_line_col
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.symbols import SYMBOL_NAME
from mlirkit.text.printer import make_state, print_with_state
from mlirkit.text.printer.asm_state import AsmState

_MARKS = {
    ChangeKind.ADDED: "+",
    ChangeKind.REMOVED: "-",
    ChangeKind.MOVED: ">",
    ChangeKind.CHANGED: "~",
}
# Terminal colors: green, red, cyan, yellow.
_COLORS = {
    ChangeKind.ADDED: "\x1b[32m",
    ChangeKind.REMOVED: "\x1b[31m",
    ChangeKind.MOVED: "\x1b[36m",
    ChangeKind.CHANGED: "\x1b[33m",
}
_PLAIN = "\x1b[0m"

# Elements and resources beyond these sizes are elided in an operation's line.
_ELEMENTS, _RESOURCE_CHARACTERS = 16, 64

JsonValue = str | int | None | list["JsonValue"] | dict[str, "JsonValue"]


class ChangePrinter:
    """Writes the changes between two trees; `colored` for terminals."""

    def __init__(self, left: Operation, right: Operation, *, colored: bool = False) -> None:
        self._roots = left, right
        self._colored = colored
        self._states: dict[Operation, AsmState] = {}

    def text(self, changes: Sequence[Change]) -> str:
        """All changes, grouped by the operations around them; empty without changes."""
        return "".join(f"{line}\n" for line in self._lines(changes))

    def _lines(self, changes: Sequence[Change]) -> Iterator[str]:
        shown: tuple[Operation, ...] = ()
        for change in changes:
            path = change.path
            common = 0
            while common < min(len(path), len(shown)) and path[common] is shown[common]:
                common += 1
            for depth in range(common, len(path)):
                yield "  " * depth + title(path[depth])
            shown = path
            margin = "  " * len(path)
            lines = self._entry(change)
            yield f"{margin}{self._mark(change.kind, f'{_MARKS[change.kind]} {lines[0]}')}"
            yield from (f"{margin}    {line}" for line in lines[1:])

    def _entry(self, change: Change) -> list[str]:
        """The lines of a change, without margin."""
        op = change.operation
        if change.kind in (ChangeKind.ADDED, ChangeKind.REMOVED):
            root = self._roots[1 if change.kind is ChangeKind.ADDED else 0]
            return [self._line(op, root)]
        lines = [title(op) + _place(op, " at ")]
        if change.kind is ChangeKind.MOVED and change.left is not None:
            around = change.left.parent_op
            lines.append(
                f"from {'the top' if around is None else title(around)}{_place(change.left, ' at ')}"
            )
        for part in change.parts:
            lines.append(f"{part.name}: {_side(part.left)} -> {_side(part.right)}")
        return lines

    def _line(self, op: Operation, root: Operation) -> str:
        """An operation without its regions, in one line."""
        state = self._states.get(root)
        if state is None:
            flags = OpPrintingFlags(
                large_elements_limit=_ELEMENTS,
                large_resource_limit=_RESOURCE_CHARACTERS,
                local_scope=True,
                skip_regions=True,
            )
            state = self._states[root] = make_state(root, flags)
        return " ".join(print_with_state(op, state).split("\n")).strip()

    def _mark(self, kind: ChangeKind, text: str) -> str:
        return f"{_COLORS[kind]}{text}{_PLAIN}" if self._colored else text

    def json(self, change: Change) -> dict[str, JsonValue]:
        """A change as data: `kind`, `operation`, `path`, both sides' `location` and `text`, and `parts`."""
        sides = zip(("left", "right"), (change.left, change.right), self._roots, strict=True)
        data: dict[str, JsonValue] = {
            "kind": change.kind.value,
            "operation": change.operation.name,
            "path": [title(op) for op in change.path],
        }
        for side, op, root in sides:
            if op is not None:
                data[side] = {"location": _place(op, "") or None, "text": self._line(op, root)}
        data["parts"] = [{"name": part.name, "left": part.left, "right": part.right} for part in change.parts]
        return data


def title(op: Operation) -> str:
    """An operation's name, and the symbol's: `func.func @main`."""
    name = op.attribute(SYMBOL_NAME)
    return f"{op.name} @{name.value}" if isinstance(name, StringAttr) else op.name


def _place(op: Operation, before: str) -> str:
    """`file:line:column` behind `before`, or nothing if the location has no file."""
    place = file_line_col(op.location)
    return "" if place is None else f"{before}{place[0]}:{place[1]}:{place[2]}"


def _side(text: str | None) -> str:
    return "nothing" if text is None else text
