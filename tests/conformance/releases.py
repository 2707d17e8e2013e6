"""Files of one LLVM release, read here and written for another: the matrix of writers and readers.

    python -m tests.conformance.releases            the matrix, of the releases whose mlir-opt is at hand
    python -m tests.conformance.releases 19         what is read differently from what 19 printed
    python -m tests.conformance.releases 19 16      what 16 does not accept of what 19 wrote

The samples are operations of the shipped dialects (tests/generators/release_samples.py makes most of them),
in a generic form that every release reads; each writer takes those that it accepts.  They travel together in
one module, with an operation `x.number` in front of each.

Two laws.  Read: a file that mlir-opt N wrote prints as mlir-opt N prints it.  The custom form is compared as it
is; the generic form without what newer releases have added, all attributes in one dictionary.  Write: what we
then write for release M, mlir-opt M reads and writes again to the same bytes.  Left out of a file for M is what
M has no operation for, or what says something M has no attribute for; both are errors of the conversion.
"""

from __future__ import annotations

import difflib
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.layouts.reading import open_bytecode
from mlirkit.layouts.tables import RELEASES, release_layouts
from mlirkit.layouts.writing import restrict, target, write_for
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source
from tests.conformance.tools import found_tool, mlir_opt, run
from tests.generators.op_samples import SEPARATOR, accepted

FOLDER = Path(__file__).parent / "release_texts"
NUMBERS = [int(name.removeprefix("llvm")) for name in RELEASES]
FLAGS = ["--allow-unregistered-dialect", "--mlir-print-local-scope", "--mlir-disable-threading"]
_NUMBER = re.compile(r'^ *"x\.number"\(\).*\n', re.M)


def at_hand() -> list[int]:
    """The releases whose mlir-opt is there, oldest first."""
    return [number for number in NUMBERS if found_tool("mlir-opt", number)]


# -- samples ------------------------------------------------------------------------------------------


@cache
def all_samples() -> tuple[str, ...]:
    """Every sample, most of them right for some releases only."""
    found: dict[str, None] = {}
    for path in sorted(FOLDER.glob("llvm*.mlir")):
        found.update(dict.fromkeys(path.read_text().rstrip("\n").split(f"\n{SEPARATOR}\n")))
    for text in (FOLDER / "functions.mlir").read_text().split(f"{SEPARATOR}\n"):
        generic = run(mlir_opt(), *FLAGS, "--mlir-print-op-generic", "-", stdin=text).stdout
        found[dictionaries(generic.decode())] = None
    return tuple(found)


def samples_of(number: int) -> list[str]:
    """The samples that a release accepts and has operations and attributes for, in its own spelling."""
    texts = list(all_samples())
    if number < 17:
        texts = [each.replace("operandSegmentSizes", "operand_segment_sizes") for each in texts]
        texts = [each.replace("resultSegmentSizes", "result_segment_sizes") for each in texts]
        texts = list(dict.fromkeys(texts))
    texts = [each for each in texts if is_of(each, number)]
    printed = accepted(texts, mlir_opt(number))
    return [text for text, each in zip(texts, printed, strict=True) if each is not None]


def is_of(text: str, number: int) -> bool:
    """Whether a release has the operations of a text, and inherent attributes that newer ones give them."""
    release, newest = release_layouts(f"llvm{number}"), release_layouts(RELEASES[-1])
    for op in parsed(text).walk_list():
        dialect = op.name.partition(".")[0]
        if op.name not in release and dialect in newest.dialects and dialect != "builtin":
            return False
        inherent = newest.attribute_names(op.name) - release.attribute_names(op.name)
        if not inherent.isdisjoint(op.attrs.entries):
            return False
    return True


def parsed(text: str) -> Any:
    """A generic text as operations that nobody knows."""
    return parse_source(text.encode(), "sample", Context(True, False), True)


def dictionaries(text: str) -> str:
    """A generic text with all attributes in dictionaries."""
    module = parsed(text)
    for op in module.walk_list():
        if isinstance(op.props, DictionaryAttr):
            op.attrs = DictionaryAttr({**op.attrs.entries, **op.props.entries})
        op.props = None
    return str(module.get_asm(print_generic_op_form=True, use_local_scope=True))


def together(texts: list[str]) -> str:
    """All samples in one module."""
    return "\n".join(f'"x.number"() {{n = {at}}} : () -> ()\n{text}' for at, text in enumerate(texts))


def apart(printed: str) -> list[str]:
    """The text of each sample in a printed module, without the module's end and resources."""
    body = printed.partition("\n{-#")[0].rstrip("\n").rpartition("\n")[0] + "\n"
    return _NUMBER.split(body)[1:]


def parts(module: Any) -> list[list[Operation]]:
    """The operations of each sample in a module."""
    found: list[list[Operation]] = []
    for op in list(module.body.operations):
        if op.name == "x.number":
            found.append([])
        else:
            found[-1].append(op)
    return found


# -- reading ------------------------------------------------------------------------------------------


class Written:
    """What a release wrote: its bytecode, its prints of it, and the module we read."""

    def __init__(self, number: int) -> None:
        self.number = number
        tool = mlir_opt(number)
        self.samples = samples_of(number)
        self.bytecode = run(tool, *FLAGS, "--emit-bytecode", "-", stdin=together(self.samples)).stdout
        self.custom = apart(run(tool, *FLAGS, "-", stdin=self.bytecode).stdout.decode())
        generic = run(tool, *FLAGS, "--mlir-print-op-generic", "-", stdin=self.bytecode).stdout.decode()
        self.generic = apart(dictionaries(generic))
        self.module, reader, self.choice = open_bytecode(
            self.bytecode, Context(allow_unregistered_dialects=True), f"llvm{number}.mlirbc", True
        )
        self.opaque = reader.ir.opaque_blobs

    def differences(self, generic: bool) -> dict[int, tuple[str, str]]:
        """Samples that print differently, with what the writer and what we print."""
        theirs = self.generic if generic else self.custom
        ours = self.our_generic() if generic else self.our_custom()
        assert len(theirs) == len(ours) == len(self.samples)
        pairs = enumerate(zip(theirs, ours, strict=True))
        return {at: (a, b) for at, (a, b) in pairs if a != b}

    def our_custom(self) -> list[str]:
        """What we print for each sample, or why we think that it is not valid."""
        printed = apart(str(self.module.get_asm(use_local_scope=True, assume_verified=True)))
        for at, ops in enumerate(parts(self.module)):
            try:
                for op in ops:
                    op.verify()
            except MLIRError as error:
                printed[at] = f"{error.message}\n"
        return printed

    def our_generic(self) -> list[str]:
        """What we print for each sample without what the release does not know."""
        copy = self.module.clone(ip=False)
        restrict(copy, release_layouts(f"llvm{self.number}"))
        return apart(dictionaries(str(copy.get_asm(print_generic_op_form=True, use_local_scope=True))))


@cache
def written(number: int) -> Written:
    """What a release wrote, made once."""
    return Written(number)


# -- writing ------------------------------------------------------------------------------------------


class Converted:
    """What we write for release `reader` of what release `writer` wrote."""

    def __init__(self, writer: int, reader: int) -> None:
        module = written(writer).module.clone(ip=False)
        to = target(f"llvm{reader}")
        # Why samples have no place in a file for the reader, by number.
        self.refused: dict[int, str] = {}
        self.parts = parts(module)
        for at, ops in enumerate(self.parts):
            try:
                for op in ops:
                    write_for(op, to)
            except MLIRError as error:
                self.refused[at] = error.message
        for at in self.refused:
            for op in self.parts[at]:
                op.erase()
        self.tool = mlir_opt(reader)
        self.to = to
        self.module = module
        self.bytecode = write_for(module, to)
        self.error, self.rewritten = self._rewritten(self.bytecode)

    def _rewritten(self, bytecode: bytes) -> tuple[str, bytes]:
        """What the reader has to say, and what it writes."""
        flags = [*FLAGS, "--emit-bytecode", "--emit-bytecode-version", str(self.to.version)]
        if self.to.name == "llvm16":
            flags = [*FLAGS, "--emit-bytecode"]
        done = run(self.tool, *flags, "-", stdin=bytecode, check=False)
        return done.stderr.decode(errors="replace"), done.stdout if done.returncode == 0 else b""

    def failures(self) -> dict[int, str]:
        """The samples that the reader does not take as they were meant, and what it says."""
        if self.rewritten == self.bytecode:
            return {}
        found: dict[int, str] = {}
        for at, ops in enumerate(self.parts):
            if at in self.refused:
                continue
            for op in ops:
                bytecode = write_for(op, self.to)
                error, rewritten = self._rewritten(bytecode)
                if rewritten != bytecode:
                    found[at] = error or "written differently"
        return found


def matrix() -> str:
    """How many samples of each writer are read here, and converted for each reader, as a table."""
    numbers = at_hand()
    lines = ["| written by | samples | read alike | " + " | ".join(f"for {each}" for each in numbers) + " |"]
    lines.append("|---" * (len(numbers) + 3) + "|")
    for writer in numbers:
        made = written(writer)
        count = len(made.samples)
        wrong = set(made.differences(False)) | set(made.differences(True))
        cells = [f"llvm{writer}", str(count), str(count - len(wrong))]
        for reader in numbers:
            converted = Converted(writer, reader)
            possible = count - len(converted.refused)
            cells.append(f"{possible - len(converted.failures())} / {possible}")
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def main(arguments: list[str]) -> None:
    """Print the matrix, or what is wrong in one row or cell."""
    if not arguments:
        print(matrix())
        return
    made = written(int(arguments[0]))
    if len(arguments) == 1:
        for generic in (False, True):
            different = made.differences(generic)
            print(f"{len(different)} of {len(made.samples)} differ{' in generic form' if generic else ''}")
            for theirs, ours in different.values():
                lines = difflib.unified_diff(theirs.splitlines(), ours.splitlines(), lineterm="", n=0)
                print("\n".join(list(lines)[2:]))
        return
    converted = Converted(int(arguments[0]), int(arguments[1]))
    print(f"{len(converted.refused)} have no equivalent", *sorted(set(converted.refused.values())), sep="\n  ")
    failures = converted.failures()
    print(f"{len(failures)} of {len(made.samples)} are not taken")
    for at, error in failures.items():
        print(f"{error}{made.samples[at]}")


if __name__ == "__main__":
    main(sys.argv[1:])
