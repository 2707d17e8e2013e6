"""A nightly MLIR as writer and reader: bindings of torch-mlir, with all of upstream's dialects, or of IREE.

    python -m tests.conformance.nightly                      the outcome of all examples of all dialects
    python -m tests.conformance.nightly vector               the examples of one dialect
    python -m tests.conformance.nightly iree.compiler        the same with IREE's, optionally for one dialect

IREE's are of MLIR shortly before release 20, and have most dialects.

Read: the nightly's bytecode of an example has the same meaning as its generic text, read as text of the
upcoming release; or a warning names the part that is not understood.  Written: the nightly reads the bytecode
of mlirkit, written in another order and by the layouts that explained the file, as the same example.  A
nightly is no release: its layouts may be anything, and no table has them.
"""

from __future__ import annotations

import base64
import json
import platform
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from mlirkit.bytecode.file_properties import FileProperties
from mlirkit.core.context import Context
from mlirkit.core.kept_text import kept_text_of
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.dialects.release_syntax import release_syntax
from mlirkit.layouts.changes.names import REMEMBERED
from mlirkit.layouts.reading import open_bytecode
from mlirkit.layouts.tables import RELEASES
from mlirkit.layouts.undeclared import equals_absence
from mlirkit.layouts.writing import write_as_read
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source
from tests.conformance.release_uses import NOT_REGISTERED, difference, generic, renumbered
from tests.conformance.releases import module_of
from tests.conformance.tools import missing
from tests.generators.mlir_opt_verdicts import SEPARATOR

EXAMPLES = Path(__file__).parents[2] / "docs" / "dialects" / "examples"
_WORKER = Path(__file__).with_name("nightly_worker.py")


class Nightly:
    """Questions to the worker, and its answers."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer

    def write(self, texts: list[str]) -> tuple[list[str | None], bytes]:
        """The generic print of each text, None if it is refused, and a file with all accepted texts."""
        answer = self._ask({"texts": texts})
        return answer["generic"], base64.b64decode(answer["bytecode"])

    def read(self, data: bytes) -> list[str]:
        """The generic print of each module in a file; MLIRError if it is refused."""
        answer = self._ask({"bytecode": base64.b64encode(data).decode()})
        if "error" in answer:
            raise MLIRError(answer["error"])
        modules: list[str] = answer["generic"]
        return modules


# The packages, and the upcoming release of each.
NIGHTLIES = {"torch_mlir": RELEASES[-1], "iree.compiler": "llvm20"}


# The platform for which pyproject.toml lists the packages.
_IS_BUILT_HERE = (sys.platform, platform.machine(), sys.version_info[:2]) == ("linux", "x86_64", (3, 11))


@contextmanager
def nightly(package: str = "torch_mlir") -> Iterator[Nightly]:
    """The nightly of a package; skips the test if it is not installed, or fails it under .ci/run."""
    if find_spec(package.partition(".")[0]) is None or find_spec(package) is None:
        missing(f"{package} is not installed (it is one of the packages of `.[test]`)", _IS_BUILT_HERE)
    command = [sys.executable, str(_WORKER), package]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Nightly(process)
        assert process.stdin is not None
        process.stdin.close()


def examples(dialect: str) -> list[str]:
    return (EXAMPLES / f"{dialect}.mlir").read_text().split(f"{SEPARATOR}\n")


def dialects() -> list[str]:
    return [path.stem for path in sorted(EXAMPLES.glob("*.mlir")) if path.stem not in NOT_REGISTERED]


class Outcome(NamedTuple):
    """The outcome of some examples: how many the nightly accepts, differences, and how many were written."""

    taken: int
    # Examples with a warning about a part that is not understood.
    noted: int
    wrong: list[str]
    written: int


def outcome(texts: list[str], other: Nightly, release: str = RELEASES[-1]) -> Outcome:
    """Let the nightly write examples, read them here, write them again, and let the nightly read them."""
    theirs, data = other.write(texts)
    kept = [each for each in theirs if each is not None]
    context = Context(allow_unregistered_dialects=True)
    top, reader, choice = open_bytecode(data, context, "nightly", True)
    modules = _modules(top)
    assert len(modules) == len(kept)
    wrong: list[str] = []
    understood: list[int] = []
    for at, (text, module) in enumerate(zip(kept, modules, strict=True)):
        if not _is_understood(module):
            continue
        understood.append(at)
        syntax = release_syntax(release, context)
        try:
            parsed: Operation = parse_source(text.encode(), "text", context, True, release=syntax)
        except MLIRError:
            # Text has attributes that only a file can keep unparsed.
            continue
        said, ours = _flat(parsed), _flat(module)
        if said != ours:
            wrong.append(difference(said, ours))
    backwards = [modules[at].clone(ip=False) for at in reversed(understood)]
    assert reader.ir is not None
    header, known = reader.file, (reader.ir.properties.explaining, choice.release, reader.dialects.versioned)
    written = write_as_read(module_of(backwards), header.version, header.producer, *known)
    found = other.read(written)
    for at, again in zip(reversed(understood), found, strict=True):
        expected, again = (renumbered(re.sub(r"(?m)^ *", "", each.strip())) for each in (kept[at], again))
        if expected != again:
            wrong.append(difference(expected, again))
    return Outcome(len(kept), len(kept) - len(understood), wrong, len(found))


def _modules(top: Operation) -> list[Operation]:
    return list(top.regions[0].blocks[0].operations)


def _is_understood(module: Operation) -> bool:
    """Whether no operation has opaque properties or values, which a warning reports."""
    return not any(isinstance(op.props, FileProperties) or kept_text_of(op) for op in module.walk_list())


def _flat(module: Operation) -> str:
    """A module in generic form, with all attributes in dictionaries, but for defaults and memoized maps."""
    copy: Operation = module.clone(ip=False)
    for op in copy.walk_list():
        entries = dict(op.attrs.entries)
        if isinstance(op.props, DictionaryAttr):
            entries |= op.props.entries
        op.props = None
        defaults: dict[str, Any] = {}
        if op.info.populate_defaults is not None:
            op.info.populate_defaults(defaults)
        # Bytecode has properties with default values, which text leaves out.
        left_out = {name for name, value in entries.items() if value == defaults.get(name)}
        left_out |= set(REMEMBERED.values())
        op.attrs = DictionaryAttr(
            {
                name: entries[name]
                for name in sorted(entries)
                if name not in left_out and not equals_absence(name, entries[name])
            }
        )
    return generic(copy)


def main(arguments: list[str]) -> None:
    package = next((each for each in arguments if each in NIGHTLIES), "torch_mlir")
    wanted = [each for each in arguments if each != package]
    with nightly(package) as other:
        for dialect in wanted or dialects():
            found = outcome(examples(dialect), other, NIGHTLIES[package])
            print(
                f"{dialect}: {found.taken} taken, {found.noted} noted, {len(found.wrong)} wrong, {found.written} written"
            )
            for each in found.wrong:
                print(f"  {each}")


if __name__ == "__main__":
    main(sys.argv[1:])
