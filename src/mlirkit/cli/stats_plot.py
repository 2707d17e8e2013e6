"""`mlirkit stats --plot FILE`: counts as bars, and the sizes of files and modules as points.

The suffix of the file name selects the format, of those that Matplotlib writes: png, svg, pdf.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from io import BytesIO
from pathlib import PurePath
from typing import Any

from mlirkit.cli.output_file import OutputError, write_output
from mlirkit.statistics import ModuleStatistics

# The number of names that a chart shows.
_SHOWN = 20


def plot(total: ModuleStatistics, sizes: Sequence[tuple[int, int]], path: str) -> None:
    """Write the charts of all files together; `sizes` are the bytes and operations of each."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise OutputError("--plot needs Matplotlib (pip install mlirkit[plot])") from None
    figure = Figure(figsize=(13, 9), layout="constrained")
    charts: Any = figure.subplots(2, 2)
    _bars(charts[0][0], "operations", total.by_operation)
    _bars(charts[0][1], "dialects", total.by_dialect)
    _bars(charts[1][0], "types of results", total.by_type)
    chart = charts[1][1]
    chart.scatter([size for size, _ in sizes], [operations for _, operations in sizes], s=12, alpha=0.6)
    if any(size > 0 for size, _ in sizes):
        chart.set_xscale("log")
    if any(operations > 0 for _, operations in sizes):
        chart.set_yscale("log")
    chart.set(title=f"{len(sizes)} files", xlabel="bytes", ylabel="operations")
    form = PurePath(path).suffix[1:].lower()
    stream = BytesIO()
    try:
        figure.savefig(stream, format=form, dpi=120)
    except ValueError as error:
        raise OutputError(f"cannot draw '{path}': {error}") from None
    write_output(path, stream.getvalue())


def _bars(chart: Any, title: str, counts: Counter[str]) -> None:
    shown = counts.most_common(_SHOWN)[::-1]
    chart.barh([name for name, _ in shown], [count for _, count in shown])
    rest = len(counts) - len(shown)
    chart.set(title=f"{title} ({rest} more)" if rest else title)
    chart.tick_params(axis="y", labelsize=8)
