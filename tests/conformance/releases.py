"""Files of one LLVM release, read here and written for another: the matrix of writers and readers.

    python -m tests.conformance.releases            the matrix, of the releases whose mlir-opt is installed
    python -m tests.conformance.releases 19         samples that are read otherwise than 19 printed them
    python -m tests.conformance.releases 19 16      samples written by 19 that 16 does not accept

The samples are operations of the shipped dialects (tests/generators/release_samples.py makes them), in a
generic form that every release reads, and functions; a writer takes part with the samples that it accepts.
They travel together in one module, with an operation `x.number` in front of each.

Two laws.  Read: a file that mlir-opt N wrote prints as mlir-opt N prints it.  The generic form is compared
without additions of newer releases, all attributes in one dictionary.  The custom form is compared unchanged
but for `NEWER_SPELLINGS`, for all samples that are valid in release 22, whose definitions ship.  Write:
mlir-opt M reads a file written here for release M, and writes it again with the same bytes.  A file for M
lacks samples with operations or attribute values that M does not have; both are errors of the conversion.
"""

from __future__ import annotations

import difflib
import re
import sys
from collections.abc import Iterable
from functools import cache, cached_property
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
from tests.generators.functions import generate_functions
from tests.generators.mlir_opt_verdicts import SEPARATOR, accepted

FOLDER = Path(__file__).parent / "release_texts"
NUMBERS = [int(name.removeprefix("llvm")) for name in RELEASES]
# Attributes of affine that older releases have without declaring them.
UNDECLARED = {"map", "condition", "step"}
# The number of generated functions.
GENERATED = 20
FLAGS = ["--allow-unregistered-dialect", "--mlir-print-local-scope", "--mlir-disable-threading"]
_NUMBER = re.compile(r'^ *"x\.number"\(\).*\n', re.M)


def _with_output_shape(found: re.Match[str]) -> str:
    sizes = ", ".join(found[3].rstrip("x").split("x"))
    return f"{found[1]} output_shape [{sizes}]{found[2]}{found[3]}"


# Text whose spelling has changed: (last release with the old one, pattern, replacement).
NEWER_SPELLINGS: list[tuple[int, str, Any]] = [
    (18, r"(\bexpand_shape %\w+ \[.*\])( : .* into \w+<)((?:\d+x)+)", _with_output_shape),
    (17, r"\barith\.(max|min)f\b", r"arith.\1imumf"),
    (20, r"(?m)^( *)memref\.assume_alignment\b", r"\1%assume_align = memref.assume_alignment"),
    (21, r"(\bmemref\.(?:alloc|alloca|realloc)\b.*) \{alignment = 0 : i64\}", r"\1"),
    (21, r'("memref\.(?:alloc|alloca|realloc)".*\{)alignment = 0 : i64, ', r"\1"),
]


def at_hand() -> list[int]:
    """The releases whose mlir-opt is installed, oldest first."""
    return [number for number in NUMBERS if found_tool("mlir-opt", number)]


# -- samples ------------------------------------------------------------------------------------------


@cache
def operations() -> tuple[str, ...]:
    """Single operations, in a form that all releases read; most of them are valid in some releases only."""
    found: dict[str, None] = {}
    for path in sorted(FOLDER.glob("llvm*.mlir")):
        found.update(dict.fromkeys(path.read_text().rstrip("\n").split(f"\n{SEPARATOR}\n")))
    return tuple(found)


@cache
def functions() -> tuple[str, ...]:
    """Functions in custom syntax, most of which is the same in all releases."""
    written_by_hand = (FOLDER / "functions.mlir").read_text().split(f"{SEPARATOR}\n")
    return (*written_by_hand, *(generate_functions(seed, size=30, locations=0) for seed in range(GENERATED)))


def samples_of(number: int) -> list[str]:
    """The samples that a release accepts and has operations and attributes for, in its own spelling."""
    texts = list(operations())
    if number < 17:
        texts = [each.replace("operandSegmentSizes", "operand_segment_sizes") for each in texts]
        texts = [each.replace("resultSegmentSizes", "result_segment_sizes") for each in texts]
        texts = list(dict.fromkeys(texts))
    tool = mlir_opt(number)
    for text in functions():
        done = run(tool, *FLAGS, "--mlir-print-op-generic", "-", stdin=text, check=False)
        if done.returncode == 0:
            texts.append(dictionaries(done.stdout.decode()))
    texts = [each for each in texts if is_of(each, number)]
    printed = accepted(texts, tool)
    return [text for text, each in zip(texts, printed, strict=True) if each is not None]


def is_of(text: str, number: int) -> bool:
    """Whether a release has the operations of a text, and their inherent attributes of newer releases."""
    release, newest = release_layouts(f"llvm{number}"), release_layouts(RELEASES[-1])
    for op in parsed(text).walk_list():
        dialect = op.name.partition(".")[0]
        if op.name not in release and dialect in newest.dialects and dialect != "builtin":
            return False
        inherent = newest.attribute_names(op.name) - release.attribute_names(op.name)
        if not (inherent - UNDECLARED).isdisjoint(op.attrs.entries):
            return False
    return True


def parsed(text: str) -> Any:
    """A generic text parsed as unregistered operations."""
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
    """The bytecode and the prints of a release, and the module read from the bytecode."""

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
        assert reader.ir is not None
        self.opaque = reader.ir.opaque_blobs

    def generic_differences(self) -> dict[int, tuple[str, str]]:
        """Samples whose generic forms differ, with the writer's print and ours."""
        copy = self.module.clone(ip=False)
        restrict(copy, release_layouts(f"llvm{self.number}"))
        ours = apart(dictionaries(str(copy.get_asm(print_generic_op_form=True, use_local_scope=True))))
        ours = newly_spelled(ours, self.number)
        return different(newly_spelled(self.generic, self.number), ours, range(len(self.samples)))

    @cached_property
    def comparable(self) -> list[int]:
        """The samples with operations and attributes of release 22 that it accepts as mlirkit reads them."""
        generic = apart(str(self.module.get_asm(print_generic_op_form=True, use_local_scope=True)))
        right = [each is not None for each in accepted(generic, mlir_opt())]
        return [at for at, each in enumerate(self.samples) if right[at] and is_of(each, 22)]

    def custom_differences(self) -> dict[int, tuple[str, str]]:
        """Comparable samples whose custom forms differ, with the writer's print and ours."""
        theirs = newly_spelled(self.custom, self.number)
        ours = apart(str(self.module.get_asm(use_local_scope=True, assume_verified=True)))
        groups = parts(self.module)
        for at in self.comparable:
            try:
                for op in groups[at]:
                    op.verify()
            except MLIRError as error:
                ours[at] = f"{error.message}\n"
        return different(theirs, ours, self.comparable)


def newly_spelled(texts: list[str], number: int) -> list[str]:
    """The prints of a release, respelled as the newest release spells them."""
    for until, pattern, replacement in NEWER_SPELLINGS:
        if number <= until:
            texts = [re.sub(pattern, replacement, each) for each in texts]
    return texts


def different(theirs: list[str], ours: list[str], of: Iterable[int]) -> dict[int, tuple[str, str]]:
    """The pairs of different elements of two lists, by index."""
    assert len(theirs) == len(ours)
    return {at: (theirs[at], ours[at]) for at in of if theirs[at] != ours[at]}


@cache
def written(number: int) -> Written:
    """The files and prints of a release, made once."""
    return Written(number)


# -- writing ------------------------------------------------------------------------------------------


class Converted:
    """The bytecode written here for release `reader` from the bytecode of release `writer`.

    Samples that the reader refuses as text too, because it checks more or lacks a type, are left out.
    """

    def __init__(self, writer: int, reader: int) -> None:
        self.reader = reader
        self.to = target(f"llvm{reader}")
        self.tool = mlir_opt(reader)
        source = written(writer).module
        # Reasons for samples that cannot be written for the reader, by number.
        self.refused: dict[int, str] = {}
        possible: list[int] = []
        texts: list[str] = []
        for at, ops in enumerate(parts(source)):
            alone = module_of(ops)
            try:
                restrict(alone, release_layouts(self.to.name))
            except MLIRError as error:
                self.refused[at] = error.message
                continue
            possible.append(at)
            text = dictionaries(inside(str(alone.get_asm(print_generic_op_form=True, use_local_scope=True))))
            # The text of a release leaves out a false flag that is a native property.
            texts.append(inside(text.replace("disjoint = false, ", "")))
        right = accepted(texts, self.tool)
        self.numbers = [at for at, each in zip(possible, right, strict=True) if each is not None]
        self.texts = dict(zip(possible, texts, strict=True))
        self.operations = dict(enumerate(parts(source)))

    def failures(self) -> dict[int, str]:
        """The samples that the reader refuses or reads otherwise, with the reason."""
        found: dict[int, str] = {}
        pending = [self.numbers]
        while pending:
            numbers = pending.pop()
            failure = self._failure(numbers) if numbers else ""
            if failure and len(numbers) == 1:
                found[numbers[0]] = failure
            elif failure:
                middle = len(numbers) // 2
                pending += [numbers[:middle], numbers[middle:]]
        return found

    def _failure(self, numbers: list[int]) -> str:
        """The first failure of samples in one file: refused, printed otherwise, or written otherwise."""
        bytecode = write_for(module_of([op for at in numbers for op in self.operations[at]]), self.to)
        printed = run(self.tool, *FLAGS, "--mlir-print-op-generic", "-", stdin=bytecode, check=False)
        if printed.returncode:
            return printed.stderr.decode(errors="replace")
        text = "\n".join(self.texts[at] for at in numbers)
        expected = run(self.tool, *FLAGS, "--mlir-print-op-generic", "-", stdin=text).stdout
        if printed.stdout != expected:
            return "read as something else\n"
        # LLVM 16 numbers attributes in another order.
        if self.reader > 16:
            version = ["--emit-bytecode-version", str(self.to.version)]
            again = run(self.tool, *FLAGS, "--emit-bytecode", *version, "-", stdin=bytecode).stdout
            if again != bytecode:
                return "written differently\n"
        return ""


def module_of(ops: Iterable[Operation]) -> Any:
    """A module with copies of operations."""
    ops = list(ops)
    module = parse_source(b"", "alone", ops[0].context if ops else Context(True), True)
    for op in ops:
        module.regions[0].blocks[0].append(op.clone(ip=False))
    return module


def inside(printed: str) -> str:
    """The text inside of a module printed in generic form, resources included."""
    body, found, resources = printed.partition("\n{-#")
    lines = body.rstrip("\n").split("\n")
    return "\n".join(lines[1:-1]) + "\n" + (found + resources)


def matrix() -> str:
    """A table: the number of samples of each writer that are read alike, and converted for each reader."""
    numbers = at_hand()
    heads = ["written by", "samples", "generic form equal", "custom form equal", *(f"for {each}" for each in numbers)]
    rows = [heads, ["---"] * len(heads)]
    for writer in numbers:
        made = written(writer)
        count, comparable = len(made.samples), len(made.comparable)
        row = [f"llvm{writer}", str(count), f"{count - len(made.generic_differences())}"]
        row.append(f"{comparable - len(made.custom_differences())} of {comparable}")
        for reader in numbers:
            converted = Converted(writer, reader)
            possible = len(converted.numbers)
            row.append(f"{possible - len(converted.failures())} of {possible}")
        rows.append(row)
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def main(arguments: list[str]) -> None:
    """Print the matrix, or the differences of one row or cell."""
    if not arguments:
        print(matrix())
        return
    made = written(int(arguments[0]))
    if len(arguments) == 1:
        for form, found in (("generic", made.generic_differences()), ("custom", made.custom_differences())):
            print(f"{len(found)} of {len(made.samples)} differ in {form} form; {len(made.comparable)} comparable")
            for theirs, ours in found.values():
                lines = difflib.unified_diff(theirs.splitlines(), ours.splitlines(), lineterm="", n=0)
                print("\n".join(list(lines)[2:]))
        return
    converted = Converted(int(arguments[0]), int(arguments[1]))
    print(f"{len(converted.refused)} have no equivalent", *sorted(set(converted.refused.values())), sep="\n  ")
    failures = converted.failures()
    print(f"{len(failures)} of {len(converted.numbers)} are not taken")
    for at, error in failures.items():
        print(f"{error}{converted.texts[at]}")


if __name__ == "__main__":
    main(sys.argv[1:])
