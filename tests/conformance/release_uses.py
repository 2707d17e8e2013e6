"""Uses of every operation of every dialect between LLVM's releases, by writer and reader.

    python -m tests.conformance.release_uses                 the matrix of the releases with an mlir-opt
    python -m tests.conformance.release_uses 19              uses written by 19 that are not read alike
    python -m tests.conformance.release_uses 19 16           uses not converted from 19 to 16, with reasons
    python -m tests.conformance.release_uses 19 16 vector    of the uses of one dialect
    python -m tests.conformance.release_uses refusals 22 23  refused conversions: reasons, operations

The uses are the suite's texts of all dialects for release 22, and the texts of other releases in
release_texts; a writer takes part with the uses that it accepts.  All uses travel in one file: each is a
module inside of the file's module, after an operation `x.number`.

Read: the use verifies, and prints in generic form as release 22 prints the writer's text, if release 22
accepts it; a use with a warning about a part that is not understood need not.  Converted: the conversion
finds nothing that would be lost.  Taken: the reader reads the file.  Alike: the reader prints the same as for
the text; if it does not accept the text, its bytecode read here is equal to the converted operations.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import groupby, takewhile
from pathlib import Path
from typing import Any, NamedTuple

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.bytecode import write_bytecode
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.reading import require_valid
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.layouts.changes.names import REMEMBERED
from mlirkit.layouts.reading import opaque_warnings, open_bytecode
from mlirkit.layouts.tables import RELEASES, release_layouts
from mlirkit.layouts.writing import layouts_of, restrict, target
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source
from tests.conformance.releases import at_hand, module_of, parsed
from tests.conformance.tools import mlir_opt, run
from tests.generators.mlir_opt_verdicts import SEPARATOR, accepted, inside

_TESTS = Path(__file__).parents[1]
FOLDERS = (
    _TESTS / "conformance" / "release_texts",
    _TESTS.parent / "docs" / "dialects" / "examples",
    _TESTS / "generators" / "written_uses",
    _TESTS / "conformance" / "hook_texts",
    _TESTS / "conformance" / "custom_texts",
)
FLAGS = ("--allow-unregistered-dialect", "--mlir-print-local-scope", "--mlir-disable-threading")
GENERIC = ("--mlir-print-op-generic", "--mlir-print-local-scope")
# Operations whose text of other releases has another meaning in release 22: the releases, and the reason.
READ_OTHERWISE = {
    "affine.parallel": (range(22), "kinds of reductions were numbered otherwise"),
    "gpu.func": (range(23, 99), "the attribute that marks a kernel is ignored"),
    "llvm.intr.vector.insert": (range(18), "the operands changed places"),
    "omp.atomic.write": (range(20), "attributes were called otherwise, which are ignored now"),
    "omp.critical.declare": (range(20), "attributes were called otherwise, which are ignored now"),
}
_NAME = re.compile(r'"([a-z_]\w*\.[\w.$]+)"\(')
_NUMBER = re.compile(r'^ *"x\.number"\(\).*\n', re.M)
# Dialects that mlir-opt does not register.
NOT_REGISTERED = {"chlo", "mpmd", "sdy", "stablehlo", "vcix", "vhlo"}
# Bytecode has no place for resources of nested modules, and tests of locations print locations in many ways.
_LEFT_OUT = re.compile(r"\{-#|\bloc\(")


@cache
def uses() -> tuple[str, ...]:
    """The texts, each with an operation and attribute that no earlier text has."""
    texts: dict[str, None] = {}
    for folder in FOLDERS:
        for path in sorted(folder.glob("*.mlir")):
            if not path.stem.endswith("_errors") and path.stem not in NOT_REGISTERED:
                texts.update(dict.fromkeys(path.read_text().split(f"{SEPARATOR}\n")))
    known: set[tuple[str, str]] = set()
    found: list[str] = []
    candidates = [each for each in texts if not _LEFT_OUT.search(each)]
    # Release 22 accepts most of the texts; a text that it refuses has the form of another release.
    for text, generic in zip(candidates, accepted(candidates, mlir_opt(), *GENERIC), strict=True):
        features = {(text, "")} if generic is None else _features(generic)
        if not features <= known:
            known |= features
            found.append(text)
    return tuple(found)


def _features(generic: str) -> set[tuple[str, str]]:
    """The operations of a text, with the attributes they have."""
    try:
        module = parsed(generic)
    except MLIRError:
        return {(generic, "")}
    found: set[tuple[str, str]] = set()
    for op in module.walk_list():
        found.add((op.name, ""))
        for dictionary in (op.attrs, op.props):
            if isinstance(dictionary, DictionaryAttr):
                found |= {(op.name, name) for name in dictionary.entries}
    return found


@cache
def printed_by(number: int) -> tuple[str | None, ...]:
    """A release's print of each text, in generic form; None if it refuses the text or its own print."""
    texts = uses()
    first = accepted(texts, mlir_opt(number), *GENERIC)
    kept = [at for at, each in enumerate(first) if each is not None and is_known(each, number)]
    again = accepted([first[at] or "" for at in kept], mlir_opt(number), *GENERIC)
    right = {at for at, each in zip(kept, again, strict=True) if each is not None}
    return tuple(each if at in right else None for at, each in enumerate(first))


def is_known(generic: str, number: int) -> bool:
    """Whether a release has those operations of a text that any release has."""
    release, newest = release_layouts(f"llvm{number}"), release_layouts(RELEASES[-1])
    names = set(_NAME.findall(generic))
    return all(each in release or each.partition(".")[0] not in newest.dialects for each in names)


@cache
def expected_of(number: int) -> tuple[str | None, ...]:
    """Release 22's print of a release's print, without the module around it."""
    theirs = printed_by(number)
    kept = [at for at, each in enumerate(theirs) if each is not None]
    found = accepted([theirs[at] or "" for at in kept], mlir_opt(), *GENERIC)
    by_number = {
        at: None if each is None else re.sub(r"(?m)^  ", "", inside(each)) + "\n"
        for at, each in zip(kept, found, strict=True)
    }
    return tuple(by_number.get(at) for at in range(len(theirs)))


def together(numbers: Sequence[int], texts: Sequence[str | None]) -> str:
    """One text with a module per use."""
    return "\n".join(f'"x.number"() {{n = {at}}} : () -> ()\n{texts[at]}' for at in numbers)


def apart(printed: str) -> list[str]:
    """The text of each use in a printed module."""
    body = printed.rstrip("\n").rpartition("\n")[0] + "\n"
    return [re.sub(r"(?m)^  ", "", each) for each in _NUMBER.split(body)[1:]]


def halved(numbers: Sequence[int], attempt: Callable[[Sequence[int]], str | None]) -> dict[int, str]:
    """The error of an attempt for each number that fails alone, found by halving."""
    found: dict[int, str] = {}
    pending = [numbers]
    while pending:
        some = pending.pop()
        words = attempt(some) if some else None
        if words is not None and len(some) == 1:
            found[some[0]] = words
        elif words is not None:
            middle = len(some) // 2
            pending += [some[:middle], some[middle:]]
    return found


class Read:
    """The uses in a release's bytecode, as mlirkit reads them."""

    def __init__(self, number: int, only: str = "") -> None:
        self.number = number
        self.modules: dict[int, Operation] = {}
        # Errors and differences of uses that are not read alike.
        self.failures: dict[int, str] = {}
        # Warnings by use.
        self.said: dict[int, str] = {}
        theirs = printed_by(number)
        self.numbers = [at for at, each in enumerate(theirs) if each is not None and f'"{only}' in each]
        self.failures |= halved(self.numbers, self._read)
        newest = expected_of(number)
        # Invalid uses that release 22 refuses as text as well.
        self.outdated: dict[int, str] = {}
        # Uses that do not verify.
        self.invalid: dict[int, str] = {}
        for at, module in self.modules.items():
            expected = newest[at]
            try:
                require_valid(module)
            except MLIRError as error:
                found = self.outdated if expected is None else self.failures
                found[at] = self.invalid[at] = f"does not verify: {error.message}"
                continue
            if expected is not None and at not in self.said:
                # An attribute that a release does not declare is discardable, though newer releases declare
                # it.
                wanted, ours = merged(expected), merged(generic(without_undeclared(module)))
                if wanted != ours and not self._is_taken_otherwise(theirs[at] or ""):
                    self.failures[at] = difference(wanted, ours)

    def _is_taken_otherwise(self, text: str) -> bool:
        """Whether the text has a meaning in release 22 that it does not have for the writer."""
        release, newest = release_layouts(f"llvm{self.number}"), release_layouts("llvm22")
        for op in parsed(text).walk_list():
            if op.name in READ_OTHERWISE and self.number in READ_OTHERWISE[op.name][0]:
                return True
            newer = newest.attribute_names(op.name) - release.attribute_names(op.name)
            if op.name in release and not newer.isdisjoint(op.attrs.entries):
                return True
        return False

    def _read(self, numbers: Sequence[int]) -> str | None:
        """Read some of the uses; return the error if reading fails."""
        tool = mlir_opt(self.number)
        text = together(numbers, printed_by(self.number))
        done = run(tool, *FLAGS, "--emit-bytecode", "-", stdin=text, check=False)
        if done.returncode:
            return "cannot be written"
        try:
            context = Context(allow_unregistered_dialects=True)
            module, reader, choice = open_bytecode(done.stdout, context, "in.mlirbc", True)
            warnings = opaque_warnings(reader, choice)
            if warnings and len(numbers) > 1:
                return warnings[0]
            self.said |= dict.fromkeys(numbers, "".join(warnings[:1])) if warnings else {}
            found = dict(zip(numbers, _modules_in(module), strict=True))
        except MLIRError as error:
            return error.message
        self.modules |= found
        return None


def _modules_in(module: Any) -> list[Operation]:
    return [op for op in module.body.operations if op.name != "x.number"]


def generic(module: Operation) -> str:
    return f"{module.get_asm(print_generic_op_form=True, use_local_scope=True)}\n"


def without_undeclared(module: Operation) -> Operation:
    """A copy without attributes that release 22 does not declare and ignores in text."""
    copy: Operation = module.clone(ip=False)
    noted = copy.context.undeclared_attributes
    for op in copy.walk_list():
        kept = {name: value for name, value in op.attrs.entries.items() if (op.name, name) not in noted}
        op.attrs = DictionaryAttr(kept)
    return copy


def merged(text: str) -> str:
    """A generic text with all attributes in one dictionary per operation, without memoized indexing maps."""
    try:
        module: Any = parse_source(text.encode(), "use", Context(allow_unregistered_dialects=True), True)
    except MLIRError:
        return text
    for op in module.walk_list():
        if isinstance(op.props, DictionaryAttr):
            op.attrs = DictionaryAttr({**op.attrs.entries, **op.props.entries})
        op.props = None
        entries = op.attrs.entries
        op.attrs = DictionaryAttr({each: entries[each] for each in entries if each not in REMEMBERED.values()})
    return generic(module)


def renumbered(text: str) -> str:
    """A text with values numbered in order; the modules of one file share one numbering."""
    names: dict[str, str] = {}
    return re.sub(r"%\w+", lambda found: names.setdefault(found[0], f"%{len(names)}"), text)


def difference(theirs: str, ours: str) -> str:
    """The first line that differs, from both texts."""
    pairs = zip(theirs.split("\n"), [*ours.split("\n"), ""], strict=False)
    found = next(((each, other) for each, other in pairs if each != other), ("", "more lines"))
    return f"theirs: {found[0].strip()}\n    ours:   {found[1].strip()}"


class Cell(NamedTuple):
    """The outcome of one writer's uses for one reader: errors and differences by number."""

    numbers: list[int]
    refused: dict[int, str]
    not_taken: dict[int, str]
    different: dict[int, str]

    @property
    def row(self) -> str:
        converted = len(self.numbers) - len(self.refused)
        taken = converted - len(self.not_taken)
        return f"{len(self.numbers)}: {converted}/{taken}/{taken - len(self.different)}"


def converted(read: Read, reader: int) -> Cell:
    """Convert the uses for a release, and let its tool read them."""
    to = target(f"llvm{reader}")
    release = to.release
    assert release is not None
    tool = mlir_opt(reader)
    numbers = [at for at in read.numbers if at in read.modules]
    refused: dict[int, str] = {}
    copies: dict[int, Operation] = {}
    for at in numbers:
        if at in read.invalid:
            # `convert` verifies its input.
            refused[at] = read.invalid[at]
            continue
        copy = read.modules[at].clone(ip=False)
        try:
            restrict(copy, release)
        except MLIRError as error:
            refused[at] = error.message
            continue
        copies[at] = copy
    seen: dict[int, str] = {}
    context = Context(allow_unregistered_dialects=True)
    layouts, versions = layouts_of(release, release.versions), release.versions

    def take(some: Sequence[int]) -> str | None:
        ops: list[Operation] = []
        for at in some:
            number = Operation.create("x.number", [], [], ip=False, context=context)
            number.attributes["n"] = integer_attr(integer_type(64), at)
            ops += [number, copies[at]]
        try:
            data = write_bytecode(module_of(ops), to.version, to.producer, False, layouts, versions)
        except MLIRError as error:
            if len(some) == 1:
                refused[some[0]] = error.message
                return None
            return error.message
        done = run(tool, *FLAGS, GENERIC[0], "-", stdin=data, check=False)
        if done.returncode:
            return done.stderr.decode(errors="replace").split("\n")[0]
        seen.update(zip(some, apart(done.stdout.decode()), strict=True))
        return None

    not_taken = halved(list(copies), take)
    expected = printed_by(reader)
    different = {
        at: difference(renumbered(expected[at] or ""), renumbered(text))
        for at, text in seen.items()
        if expected[at] is not None and renumbered(expected[at] or "") != renumbered(text)
    }
    return Cell(numbers, refused, not_taken, different)


def matrix() -> Iterable[str]:
    """The lines of a table: for each writer the uses, the number read alike, and a cell per reader."""
    numbers = at_hand()
    heads = ["written by", "uses", "read as written", *(f"for {each}" for each in numbers)]
    yield "| " + " | ".join(heads) + " |"
    yield "| " + " | ".join(["---"] * len(heads)) + " |"
    for writer in numbers:
        read = Read(writer)
        row = [f"llvm{writer}", str(len(read.numbers)), str(len(read.numbers) - len(read.failures))]
        row += [converted(read, reader).row for reader in numbers]
        yield "| " + " | ".join(row) + " |"


# The parts of a refusal that vary by use: the place, the operation, and values or types, which are left out.
_REFUSAL = re.compile(r"^(?:\S+:\d+:\d+: error: )?'(?P<op>[\w.$]+)' op (?P<reason>.*)")
_PARTICULARS = (
    (r" is (?:[#<].*|\d+ : \w+), which has no", " has a value that has no"),
    (r"has the type .*, which", "has a type that"),
    (r"^(operand|result) #\d+ (must be of a type .*), but got '.*'$", r"\1 \2"),
    (r"^has '([#!][\w.]+)<.*>'", r"has '\1'"),
)


def refusals(refused: dict[int, str]) -> Iterable[str]:
    """The lines of a table of refusals: each reason, the number of uses, and their operations."""
    counts: Counter[str] = Counter()
    names: dict[str, set[str]] = {}
    for words in refused.values():
        found = _REFUSAL.match(words.partition("\n")[0])
        name, reason = ("", words) if found is None else (found["op"], found["reason"])
        for pattern, general in _PARTICULARS:
            reason = re.sub(pattern, general, reason)
        counts[reason] += 1
        names.setdefault(reason, set()).add(name)
    yield "| reason | uses | operations |"
    yield "|---|---|---|"
    for reason, count in sorted(counts.items()):
        yield f"| {reason} | {count} | {' '.join(families(names[reason]))} |"


def families(names: set[str]) -> Iterable[str]:
    """Names of operations; names with a common beginning are joined as `rocdl.mfma.{a, b}`."""
    for _, group in groupby(sorted(names), lambda name: name.split(".")[:2]):
        members = list(group)
        parts = zip(*(each.split(".")[:-1] for each in members), strict=False)
        prefix = ".".join(each[0] for each in takewhile(lambda each: len(set(each)) == 1, parts))
        if len(members) == 1 or not prefix:
            yield from (f"`{each}`" for each in members)
        else:
            yield f"`{prefix}.{{{', '.join(each.removeprefix(prefix + '.') for each in members)}}}`"


def _show(title: str, found: dict[int, str], of: int) -> None:
    print(f"{len(found)} of {of} {title}")
    texts = uses()
    words = Counter(each.replace("\n", " ")[:100] for each in found.values())
    for at, each in found.items():
        if words[each.replace("\n", " ")[:100]] > 0:
            print(f"  {words.pop(each.replace(chr(10), ' ')[:100])} {each}")
            print("\n".join(f"      | {line}" for line in texts[at].rstrip().split("\n")[:12]))


def main(arguments: list[str]) -> None:
    """Print the matrix, or the errors and differences of one row or cell."""
    if not arguments:
        for line in matrix():
            print(line, flush=True)
        return
    if arguments[0] == "refusals":
        print("\n".join(refusals(converted(Read(int(arguments[1])), int(arguments[2])).refused)))
        return
    read = Read(int(arguments[0]), f"{arguments[2]}." if len(arguments) > 2 else "")
    if len(arguments) == 1:
        _show("are not read alike", read.failures, len(read.numbers))
        _show("have something that a warning names", read.said, len(read.numbers))
        _show("are not valid today, as text of release 22 neither", read.outdated, len(read.numbers))
        return
    cell = converted(read, int(arguments[1]))
    for title, found in (
        ("have no equivalent", cell.refused),
        ("are not taken", cell.not_taken),
        ("are taken for something else", cell.different),
    ):
        _show(title, found, len(cell.numbers))


if __name__ == "__main__":
    main(sys.argv[1:])
