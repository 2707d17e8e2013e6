"""Statistics of passes, as text: in the order of the pipeline, or as a list by name of pass.

    CSE
      (S) 3 num-cse'd - operations merged
      (S) 0 num-dce'd - operations erased

mlir-opt prints these rows where it was built with assertions; the report of a release build is its headline.
Mirror: mlir/lib/Pass/PassStatistics.cpp.
"""

from __future__ import annotations

from typing import Final

from mlirkit.passes.op_pass_manager import OpPassManager, OpToOpPassAdaptor
from mlirkit.passes.pass_base import Pass, declaration_of
from mlirkit.passes.timing import banner

_TITLE: Final = "... Pass statistics report ..."


def statistics_report(manager: OpPassManager, as_list: bool = False) -> str:
    """The statistics of a manager's passes."""
    rows = _by_name(manager) if as_list else _in_order(manager)
    return f"{banner(_TITLE)}{''.join(rows)}\n"


def _in_order(manager: OpPassManager) -> list[str]:
    rows: list[str] = []
    pending: list[tuple[int, Pass | OpPassManager]] = [(0, nested) for nested in reversed(manager.passes)]
    while pending:
        indent, item = pending.pop()
        if isinstance(item, OpPassManager):
            rows.append(f"{' ' * indent}'{item.anchor}' Pipeline\n")
            pending.extend([(indent + 2, nested) for nested in reversed(item.passes)])
        elif isinstance(item, OpToOpPassAdaptor):
            if len(item.managers) > 1:
                rows.append(f"{' ' * indent}{item.adaptor_name()}\n")
                indent += 2
            pending.extend([(indent, nested) for nested in reversed(item.managers)])
        else:
            rows.append(_entry(indent, item.name, _descriptions(item), item.statistics))
    return rows


def _by_name(manager: OpPassManager) -> list[str]:
    sums: dict[str, dict[str, int]] = {}
    descriptions: dict[str, dict[str, str]] = {}
    pending = list(manager.passes)
    for adaptor in pending:
        if isinstance(adaptor, OpToOpPassAdaptor):
            pending.extend([inner for nested in adaptor.managers for inner in nested.passes])
        elif adaptor.statistics:
            counts = sums.setdefault(adaptor.name, dict.fromkeys(adaptor.statistics, 0))
            descriptions[adaptor.name] = _descriptions(adaptor)
            for name, value in adaptor.statistics.items():
                counts[name] += value
    return [_entry(2, name, descriptions[name], sums[name]) for name in sorted(sums)]


def _descriptions(pass_: Pass) -> dict[str, str]:
    return dict(declaration_of(type(pass_)).statistics)


def _entry(indent: int, name: str, descriptions: dict[str, str], counts: dict[str, int]) -> str:
    rows = [f"{' ' * indent}{name}\n"]
    value_width = max([len(str(value)) for value in counts.values()], default=0)
    name_width = max([len(count) for count in counts], default=0)
    for count in sorted(counts):
        row = f"(S) {counts[count]:>{value_width}} {count:<{name_width}} - {descriptions.get(count, '')}"
        rows.append(f"{' ' * (indent + 2)}{row}\n")
    return "".join(rows)
