"""`mlirkit stats PATH...`: counts over many files: operations, dialects, types, constants, contractions.

    mlirkit stats models/                      a summary of all files below a folder
    mlirkit stats '*.mlir' model.zip           patterns, and files in archives
    mlirkit stats --format=csv -o stats.csv models/      one row per file; also json-lines and parquet
    mlirkit stats --plot=stats.svg models/               charts beside
    mlirkit stats --engine=dask --cluster=tcp://host:8786 models/     on a cluster; also ray

Portable artifacts are counted as stablehlo.  Files that do not open have a row with the reason, and make the
exit status 1.  Several processes (-j, all processors by default) or a cluster read the files, and rows are in
the order of the files.
"""

from __future__ import annotations

import csv
import glob
import io
import json
import os
import tarfile
import zipfile
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from mlirkit.bytecode import BytecodeReader
from mlirkit.bytecode.encoding import MAGIC
from mlirkit.bytecode.jax_export import bytecode_in
from mlirkit.cli.many_files import add_jobs_option
from mlirkit.cli.module_file import add_definition_options, context_for, parse_input, read_input
from mlirkit.cli.output_file import OutputError, say, show, write_output
from mlirkit.cli.progress import clear_progress, show_progress
from mlirkit.cli.stats_engines import ENGINES
from mlirkit.conversion.portable_artifact import deserialize, is_artifact
from mlirkit.statistics import ModuleStatistics, module_statistics
from mlirkit.statistics.module_statistics import COUNTS, TALLIES
from mlirkit.support.diagnostics import MLIRError

# Suffixes of files that are read from folders and archives.
SUFFIXES = (".mlir", ".mlirbc", ".jaxexport", ".stablehlo", ".ttir", ".ttgir")

_FORMATS = ("summary", "csv", "json-lines", "parquet")

# The number of names that the summary shows of each kind.
_SHOWN = 15


class Source(NamedTuple):
    """A file, or a member of an archive."""

    path: str
    member: str | None = None

    @property
    def name(self) -> str:
        return self.path if self.member is None else f"{self.path}/{self.member}"


class Row(NamedTuple):
    """The counts of one file; `error` if it does not open."""

    file: str
    bytes: int
    form: str
    version: int | None
    producer: str | None
    statistics: ModuleStatistics
    error: str | None

    def as_dict(self) -> dict[str, Any]:
        """The row by column, counts by name as dictionaries."""
        counts = {name: getattr(self.statistics, name) for name in ("depth", *COUNTS)}
        tallies = {name: dict(getattr(self.statistics, name).most_common()) for name in TALLIES}
        head = {"file": self.file, "error": self.error, "bytes": self.bytes, "form": self.form}
        return {**head, "version": self.version, "producer": self.producer, **counts, **tallies}


def arguments() -> ArgumentParser:
    """The command line."""
    parser = ArgumentParser("mlirkit stats", description="Count the contents of many files.")
    parser.add_argument("paths", nargs="+", metavar="path", help="a file, folder, pattern or archive")
    parser.add_argument("--format", choices=_FORMATS, default="summary", help="the form of the counts")
    parser.add_argument(
        "-o", dest="output", default="-", metavar="FILE", help="the output file; - for standard output"
    )
    add_jobs_option(parser)
    parser.add_argument("--plot", metavar="FILE", help="also draw charts, as png, svg or pdf")
    parser.add_argument(
        "--engine", choices=tuple(ENGINES), default="processes", help="the engine that runs the readers"
    )
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="the cluster of the engine; one on this machine by default"
    )
    add_definition_options(parser)
    return parser


def main(argv: list[str]) -> int:
    """Run the command; 0 if all files could be read."""
    options = arguments().parse_args(argv)
    try:
        sources = list(sources_of(options.paths))
        rows = list(_with_progress(_rows_of(sources, options), len(sources)))
        _write(rows, options)
        if options.plot is not None:
            _plot(rows, options.plot)
    except (OutputError, MLIRError) as error:
        say(f"error: {error}\n")
        return 1
    return 1 if any(row.error is not None for row in rows) else 0


def sources_of(paths: Iterable[str]) -> Iterator[Source]:
    """The files that paths name, in their order; files of folders and archives are sorted by name."""
    for path in paths:
        if os.path.isdir(path):
            inside = (os.path.join(folder, name) for folder, _, names in os.walk(path) for name in names)
            yield from (Source(name) for name in sorted(inside) if name.endswith(SUFFIXES))
        elif zipfile.is_zipfile(path) or (os.path.isfile(path) and tarfile.is_tarfile(path)):
            members = sorted(member for member in _members(path) if member.endswith(SUFFIXES))
            yield from (Source(path, member) for member in members)
        elif os.path.exists(path) or not glob.has_magic(path):
            yield Source(path)
        else:
            yield from (Source(name) for name in sorted(glob.glob(path, recursive=True)))


def _members(path: str) -> list[str]:
    if zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as archive:
            return archive.namelist()
    with tarfile.open(path) as tar:
        return [member.name for member in tar.getmembers() if member.isfile()]


def _content(source: Source) -> bytes | memoryview:
    if source.member is None:
        data: bytes | memoryview = read_input(source.path)[1]
        return data
    if zipfile.is_zipfile(source.path):
        with zipfile.ZipFile(source.path) as archive:
            return archive.read(source.member)
    with tarfile.open(source.path) as tar:
        member = tar.extractfile(source.member)
        return b"" if member is None else member.read()


def row_of(source: Source, options: Namespace) -> Row:
    """The counts of one file, or the error."""
    form, version, producer, size = "unknown", None, None, 0
    try:
        data = _content(source)
        size = len(data)
        context = context_for(source.path, options, tolerant=True)
        bytecode = bytecode_in(data)
        form = "text" if bytecode is None else "bytecode" if data[: len(MAGIC)] == MAGIC else "jax.export"
        if bytecode is not None:
            file = BytecodeReader(source.name, bytecode, context).file
            version, producer = file.version, file.producer
        module = parse_input(source.name, data, context, options.producer, tolerant=True)
        if is_artifact(module):
            deserialize(module)
        return Row(source.name, size, form, version, producer, module_statistics(module), None)
    except MLIRError as error:
        return Row(source.name, size, form, version, producer, ModuleStatistics(), error.message)
    except (OSError, zipfile.BadZipFile, tarfile.TarError) as error:
        return Row(source.name, size, form, version, producer, ModuleStatistics(), str(error))


def _rows_of_batch(batch: list[Source], options: Namespace, folder: str) -> list[Row]:
    # Paths mean the same to workers that were started elsewhere.
    os.chdir(folder)
    return [row_of(source, options) for source in batch]


def _rows_of(sources: list[Source], options: Namespace) -> Iterator[Row]:
    """The rows of all files, in their order."""
    # Batches are small enough to spread the work evenly, and large enough to make their overhead negligible.
    size = max(1, min(32, len(sources) // (8 * max(1, options.jobs))))
    batches = [sources[at : at + size] for at in range(0, len(sources), size)]
    work = partial(_rows_of_batch, options=options, folder=os.getcwd())
    yield from chain.from_iterable(ENGINES[options.engine](work, batches, options))


def _with_progress(rows: Iterable[Row], total: int) -> Iterator[Row]:
    """Yield the rows, and show their number as progress."""
    for number, row in enumerate(rows, 1):
        show_progress(f"{number}/{total} files")
        yield row
    clear_progress()


# -- writing ------------------------------------------------------------------------------------------


def _write(rows: list[Row], options: Namespace) -> None:
    if options.format == "parquet":
        if options.output == "-":
            raise OutputError("parquet needs a file (-o)")
        write_output(options.output, _parquet(rows))
        return
    writers = {"summary": summary, "csv": _csv, "json-lines": _json_lines}
    text = writers[options.format](rows)
    if options.output == "-":
        show(text)
    else:
        write_output(options.output, text.encode())


def _plot(rows: list[Row], path: str) -> None:
    from mlirkit.cli.stats_plot import plot

    plot(_total(rows), [(row.bytes, row.statistics.operations) for row in rows if row.error is None], path)


def _total(rows: list[Row]) -> ModuleStatistics:
    total = ModuleStatistics()
    for row in rows:
        total.add(row.statistics)
    return total


def _json_lines(rows: list[Row]) -> str:
    return "".join(json.dumps(row.as_dict()) + "\n" for row in rows)


def _csv(rows: list[Row]) -> str:
    """One line per file; a column for each dialect, with the number of its operations."""
    dialects = sorted({name for row in rows for name in row.statistics.by_dialect})
    stream = io.StringIO()
    empty = Row("", 0, "", None, None, ModuleStatistics(), None)
    columns = [name for name in empty.as_dict() if name not in TALLIES]
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow([*columns, *dialects])
    for row in rows:
        values = row.as_dict()
        counts = row.statistics.by_dialect
        writer.writerow([values[name] for name in columns] + [counts[name] for name in dialects])
    return stream.getvalue()


def _parquet(rows: list[Row]) -> bytes:
    """One row per file; counts by name as JSON."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise OutputError("parquet needs pyarrow (pip install mlirkit[parquet])") from None
    values = [row.as_dict() for row in rows]
    for row in values:
        row.update({name: json.dumps(row[name]) for name in TALLIES})
    sink = pyarrow.BufferOutputStream()
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(values), sink)
    data: bytes = sink.getvalue().to_pybytes()
    return data


def summary(rows: list[Row]) -> str:
    """All files together."""
    total = _total(rows)
    failed = [row for row in rows if row.error is not None]
    lines = [f"{len(rows)} files, {sum(row.bytes for row in rows):,} bytes, {len(failed)} do not open"]
    lines += [f"  {row.file}: {row.error}" for row in failed]
    lines.append(f"{total.operations:,} operations, {total.symbols:,} symbols, at most {total.depth} deep")
    lines += _table("dialects", total.by_dialect)
    lines += _table("operations", total.by_operation)
    lines += _table("types of results", total.by_type)
    if total.constants:
        elements = f"{total.constant_elements:,} elements, {total.constant_bytes:,} bytes"
        lines.append(f"{total.constants:,} constants: {elements}")
    if total.contractions:
        work = f"{total.flops:,} FLOPs, {total.bytes_moved:,} bytes moved"
        dynamic = total.dynamic_contractions
        left_out = f" ({dynamic:,} of dynamic shapes left out)" if dynamic else ""
        lines.append(f"{total.contractions:,} contractions: {work}{left_out}")
    producers = Counter(row.producer for row in rows if row.producer is not None)
    lines += _table("producers", producers)
    return "\n".join(lines) + "\n"


def _table(title: str, counts: Counter[str]) -> list[str]:
    """The most frequent names with their numbers."""
    if not counts:
        return []
    shown = counts.most_common(_SHOWN)
    rest = len(counts) - len(shown)
    width = len(f"{shown[0][1]:,}")
    more = [f"  {'':>{width}}  and {rest} more"] if rest else []
    return list(chain([f"{title}:"], (f"  {count:>{width},}  {name}" for name, count in shown), more))
