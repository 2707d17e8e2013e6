"""The number of operations of each name, on standard error: as a table or as JSON.

    Operations encountered:
    -----------------------
      arith.addi    , 4
    builtin.module  , 1
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from mlirkit.core.operation import Operation
from mlirkit.core.walk import walk_postorder
from mlirkit.passes.pass_base import Pass


def count_operations(op: Operation) -> dict[str, int]:
    """The number of operations of each name in an operation, itself included; sorted by name."""
    counts: dict[str, int] = {}
    for nested in walk_postorder(op):
        counts[nested.info.name] = counts.get(nested.info.name, 0) + 1
    return dict(sorted(counts.items()))


def counts_as_table(counts: Mapping[str, int]) -> str:
    """A table: dialects are right-aligned to the longest, names left-aligned."""
    names = [(name, *_split(name)) for name in counts]
    dialect_width = max([len(dialect) for _, dialect, _ in names], default=0)
    name_width = max([len(rest) for _, _, rest in names], default=0)
    rows = ["Operations encountered:\n-----------------------\n"]
    for name, dialect, rest in names:
        prefix = f"{dialect:>{dialect_width + 2}}." if dialect else " " * (dialect_width + 3)
        rows.append(f"{prefix}{rest:<{name_width}} , {counts[name]}\n")
    return "".join(rows)


def counts_as_json(counts: Mapping[str, int]) -> str:
    """The counts as a JSON object."""
    rows = [f'  "{name}" : {count}' for name, count in counts.items()]
    return "{\n" + "".join([f"{row},\n" for row in rows[:-1]] + [f"{row}\n" for row in rows[-1:]]) + "}\n"


def _split(name: str) -> tuple[str, str]:
    """The dialect and the name of an operation; a name without a dot has no dialect."""
    dialect, _, rest = name.partition(".")
    return (dialect, rest) if rest else ("", dialect)


class PrintOpStats(Pass):
    """`print-op-stats`."""

    ARGUMENT = "print-op-stats"
    IS_DEFINED = True

    def run(self) -> None:
        counts = count_operations(self.operation)
        sys.stderr.write(counts_as_json(counts) if self.options.json else counts_as_table(counts))
        self.preserve_all()
