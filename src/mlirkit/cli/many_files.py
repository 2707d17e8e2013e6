"""Work on several files in several processes, for the commands that take more than one.

    status = 1 if any(list(each_file(partial(convert_file, options), paths, jobs))) else 0

Standard output and standard error appear as if files were processed one after the other: in the order of the
files, and together for each file.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from io import BytesIO, StringIO, TextIOWrapper
from typing import NamedTuple, TypeVar

from mlirkit.cli.output_file import OutputError, write_output
from mlirkit.cli.progress import clear_progress, show_progress
from mlirkit.dialects.plugins import require_plugin

ItemT = TypeVar("ItemT")
ResultT = TypeVar("ResultT")


class Recorded(NamedTuple):
    """The result of the work on one file, and its output."""

    result: object
    output: bytes
    errors: str


def add_jobs_option(parser: ArgumentParser) -> None:
    """`-j N`, the same for every command that takes several files."""
    parser.add_argument(
        "-j", dest="jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="the number of processes"
    )


def each_file(
    work: Callable[[str], ResultT], paths: Sequence[str], jobs: int, plugins: Sequence[str] = ()
) -> Iterator[ResultT]:
    """The results of `work` on each path, in their order; its output is written before its result is yielded.

    `work` and its results travel between processes.  `plugins` are files that each process has to run first.
    """
    if len(paths) == 1:
        # Output is not buffered, and progress is shown.
        yield work(paths[0])
        return
    # Only this process can read standard input.
    jobs = 1 if "-" in paths else jobs
    for number, recorded in enumerate(map_in_processes(partial(_record, work), paths, jobs, plugins), 1):
        clear_progress()
        write_output("-", recorded.output)
        sys.stderr.write(recorded.errors)
        show_progress(f"{number}/{len(paths)} files")
        result: ResultT = recorded.result  # type: ignore[assignment]
        yield result
    clear_progress()


def outputs_in(folder: str, paths: Sequence[str], suffix: str) -> list[str]:
    """The output paths of several files: in a folder, which is made, under the files' names.

    `suffix` replaces the suffix of the file.  OutputError if two outputs have the same path, or one is an
    input.
    """
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError as error:
        raise OutputError(f"cannot open output folder '{folder}': {error.strerror}") from None
    outputs: dict[str, str] = {}
    for path in paths:
        output = os.path.join(folder, os.path.splitext(os.path.basename(path))[0] + suffix)
        if os.path.exists(path) and os.path.realpath(path) == os.path.realpath(output):
            raise OutputError(f"'{path}' would be written over itself")
        if output in outputs:
            raise OutputError(f"'{outputs[output]}' and '{path}' would both be written to '{output}'")
        outputs[output] = path
    return list(outputs)


def map_in_processes(
    work: Callable[[ItemT], ResultT], items: Sequence[ItemT], jobs: int, plugins: Sequence[str] = ()
) -> Iterator[ResultT]:
    """The results of `work`, in order, of at most so many processes; of this one alone if that is one.

    OutputError if the system kills a process, as it does if memory is short.
    """
    jobs = min(jobs, len(items))
    if jobs <= 1:
        yield from map(work, items)
        return
    # For one file they are in the way: they bring thirty modules.
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    with ProcessPoolExecutor(jobs, initializer=_require_plugins, initargs=(tuple(plugins),)) as pool:
        try:
            yield from pool.map(work, items)
        except BrokenProcessPool:
            raise OutputError("a process was ended by the system: there may be too little memory") from None


def _require_plugins(paths: tuple[str, ...]) -> None:
    for path in paths:
        require_plugin(path)


def _record(work: Callable[[str], object], path: str) -> Recorded:
    output, errors = TextIOWrapper(BytesIO(), "utf-8", "surrogateescape", newline=""), StringIO()
    with redirect_stdout(output), redirect_stderr(errors):
        result = work(path)
    output.flush()
    written = output.detach()
    assert isinstance(written, BytesIO)
    return Recorded(result, written.getvalue(), errors.getvalue())
