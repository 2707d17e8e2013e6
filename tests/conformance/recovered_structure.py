"""The structure that tolerant reading recovers: trees read without definitions, compared with exact ones.

    python -m tests.conformance.recovered_structure [--problems] FOLDER...

reads all chunks of the `.mlir` files below the folders that are valid for exact reading, with all definitions
hidden, and prints how many operations have the same name, operands, results, regions, blocks, arguments,
successors and symbols; with --problems, also the differences with their places.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from mlirkit.core.attribute import Attribute
from mlirkit.core.attribute_walk import walk_attributes
from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr, SymbolRefAttr
from mlirkit.core.unknown_syntax import UNKNOWN_TYPE
from mlirkit.core.value import Value
from mlirkit.dialects import loaders
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.source import SourceBuffer
from mlirkit.text.lexer import Lexer
from mlirkit.text.parser import parse_source
from mlirkit.text.tokens import CARET_ID, EOF, PERCENT_ID

GENERIC_RESULTS = re.compile(r'^ *%[^="\n]*= (?=")', re.M)
SPLIT = re.compile(rb"^[ \t]*// -----.*$", re.M)


def hiding_context() -> Context:
    """A context with the builtin dialect only."""
    context = Context(allow_unregistered_dialects=True)
    for name in loaders():
        if name != "builtin":
            context.register_dialect(name, lambda _: None)
    return context


def valid_chunks(path: Path) -> Iterator[bytes]:
    """The chunks of a file without expected errors."""
    for chunk in SPLIT.split(path.read_bytes()):
        if b"expected-error" not in chunk:
            yield chunk


def tokens(text: str) -> list[bytes]:
    """The tokens of a text; names of values and blocks are reduced to `%` and `^`.

    In the generic form, names of results are left out: the number of results that share a name follows from
    definitions.
    """
    text = GENERIC_RESULTS.sub("", text)
    lexer = Lexer(SourceBuffer("text", text.encode("utf-8", "surrogateescape")))
    found: list[bytes] = []
    lexer.advance()
    while lexer.kind != EOF:
        is_name = lexer.kind in (PERCENT_ID, CARET_ID)
        found.append(lexer.data[lexer.start : lexer.start + 1 if is_name else lexer.end])
        lexer.advance()
    return found


class Comparison:
    """The comparison of a tree read exactly with the same tree read without definitions."""

    def __init__(self, exact: Operation, tolerant: Operation) -> None:
        self.values: dict[Value, Value] = {}
        self.blocks: dict[Block, Block] = {}
        self.pairs: list[tuple[Operation, Operation]] = []
        self.problems: list[str] = []
        # Operations of the exact tree with a problem.
        self.wrong: set[Operation] = set()
        # Operations of the exact tree that the text does not show.
        self.hidden = 0
        context = exact.info.context
        assert context is not None
        self.known = context
        self._operation(exact, tolerant)
        readers = dict(self.pairs)
        for ours, theirs in self.blocks.items():
            self._arguments(ours, theirs, readers)
        for pair in self.pairs:
            self._references(*pair)

    def _operation(self, exact: Operation, tolerant: Operation) -> None:
        self.pairs.append((exact, tolerant))
        self.expect(exact, "name", exact.info.name, tolerant.info.name)
        if tolerant.result_count:
            # Results without uses need no names.
            self.expect(exact, "results", exact.result_count, tolerant.result_count)
        for ours, theirs in zip(exact.results, tolerant.results, strict=False):
            self.values[ours] = theirs
            shown = str(theirs.type)
            # Types with parts of a dialect keep their spelling.
            if theirs.type is not UNKNOWN_TYPE and "!" not in shown and "#" not in shown:
                self.expect(exact, "result type", str(ours.type), shown)
        mine: list[Region] = []
        # Regions are compared in the order of the text, which may have a default case last that the
        # definition has first.
        for region in sorted(exact.regions, key=first_place):
            if self._is_shown(region, exact):
                mine.append(region)
            else:
                self.hidden += sum(1 for block in region.blocks for op in block.ops() for _ in op.walk())
        others = [region for region in tolerant.regions if self._is_shown(region, tolerant)]
        self.expect(exact, "regions", len(mine), len(others))
        for region, other in zip(mine, others, strict=False):
            self._region(exact, region, other)

    def _region(self, op: Operation, exact: Region, tolerant: Region) -> None:
        self.expect(op, "blocks", len(exact.blocks), len(tolerant.blocks))
        pairs = list(zip(exact.blocks, tolerant.blocks, strict=False))
        for block, other in pairs:
            self.blocks[block] = other
            self.expect(op, "arguments", len(block.args), len(other.args))
            self.values.update(zip(block.args, other.args, strict=False))
        for block, other in pairs:
            mine, others = list(block.ops()), list(other.ops())
            # Implied terminators, which the text does not show.
            if len(mine) == len(others) + 1 and mine[-1].info.is_terminator:
                mine.pop()
                self.hidden += 1
            self.expect(op, "operations", len(mine), len(others))
            for each, another in zip(mine, others, strict=False):
                self._operation(each, another)

    def _arguments(self, exact: Block, tolerant: Block, readers: dict[Operation, Operation]) -> None:
        """Pair arguments, by their users, if the text names them in another order than the definition."""
        if len(exact.args) != len(tolerant.args):
            return
        read: dict[frozenset[Operation | None], list[Value]] = {}
        for each in tolerant.args:
            read.setdefault(frozenset(each.users), []).append(each)
        for each in exact.args:
            others = read.get(frozenset(readers.get(user) for user in each.users), [])
            if self.values[each] in others:
                others.remove(self.values[each])
            elif others:
                self.values[each] = others.pop(0)

    def _is_shown(self, region: Region, owner: Operation) -> bool:
        """Whether the text shows anything of a region but a terminator without operands, which may be implied."""
        operations = [op for block in region.blocks for op in block.ops()]
        if owner.parent_op is not None and operations and all(op.place <= owner.place for op in operations):
            # The region was built for the operation, as in named operations of linalg.
            return False
        if len(region.blocks) != 1:
            return bool(region.blocks)
        if len(operations) != 1 or region.blocks[0].args:
            return bool(operations)
        last = operations[0]
        name = self.known.operation_name(last.info.name)
        return bool(last.operand_count or last.region_list or not name.is_terminator)

    def _references(self, exact: Operation, tolerant: Operation) -> None:
        # The text has operands of an affine map in each place where the map uses them.
        operands = {self.values.get(each) for each in exact.operands}
        self.expect(exact, "operands", operands, set(tolerant.operands))
        successors = [self.blocks.get(each) for each in exact.successors]
        self.expect(exact, "successors", Counter(successors), Counter(tolerant.successors))
        named = symbols(exact)
        # Some definitions declare a symbol as a string attribute.
        strings = {(each.value,) for each in entries(exact.props) if isinstance(each, StringAttr)}
        self.expect(exact, "symbols", named, symbols(tolerant) - (strings - named))

    def expect(self, op: Operation, what: str, exact: object, tolerant: object) -> None:
        if exact != tolerant:
            self.wrong.add(op)
            self.problems.append(" ".join(f"{op.info.name}: {what}: {exact} but {tolerant}".split()))


def first_place(region: Region) -> int:
    """The offset of the first operation of a region if its location is the owner's; else 0."""
    entry = region.first_block
    first = entry.first if entry is not None else None
    owner = region.parent_op
    return first.place if first is not None and owner is not None and first.loc is owner.loc else 0


def entries(properties: object) -> list[Attribute]:
    """The values of properties, if they are a dictionary."""
    return list(properties.entries.values()) if isinstance(properties, DictionaryAttr) else []


def symbols(op: Operation) -> set[tuple[str, ...]]:
    """The symbols that an operation refers to or defines."""
    found: set[tuple[str, ...]] = set()

    def visit(value: object) -> bool:
        if isinstance(value, SymbolRefAttr):
            found.add(tuple(value.path))
        return True

    for root in (op.attrs, op.props, *op.result_types()):
        if root is not None:
            walk_attributes(root, visit)
        name = root.entries.get("sym_name") if isinstance(root, DictionaryAttr) else None
        if isinstance(name, StringAttr):
            found.add((name.value,))
    return found


@dataclass(slots=True)
class Count:
    """Counts of the operations of some files: compared, wrong, and the problems."""

    operations: int = 0
    wrong: int = 0
    chunks: int = 0
    problems: list[str] = field(default_factory=list)

    def add(self, other: Count) -> None:
        self.operations += other.operations
        self.wrong += other.wrong
        self.chunks += other.chunks
        self.problems += other.problems


def count_of(path: Path) -> Count:
    """Compare the chunks of a file."""
    count = Count()
    exact_context, hiding = Context(allow_unregistered_dialects=True), hiding_context()
    for number, chunk in enumerate(valid_chunks(path)):
        try:
            exact = parse_source(chunk, "chunk", exact_context, True)
        except MLIRError:
            continue
        size = sum(1 for _ in exact.walk())
        count.operations += size
        count.chunks += 1
        try:
            tolerant = parse_source(chunk, "chunk", hiding, True, tolerant=True)
        except MLIRError as error:
            count.wrong += size
            count.problems.append(f"{path}:{number}: not read: {error}")
            continue
        comparison = Comparison(exact, tolerant)
        shown = size - comparison.hidden
        count.operations += shown - size
        # Operations without a counterpart are wrong as well.
        count.wrong += len(comparison.wrong) + shown - len(comparison.pairs)
        count.problems += [f"{path}:{number}: {each}" for each in comparison.problems]
    return count


def main() -> None:
    """Print the count of all files below the folders."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--problems", action="store_true", help="say what is otherwise")
    options = parser.parse_args()
    paths = [path for folder in options.folders for path in sorted(folder.rglob("*.mlir"))]
    total = Count()
    with ProcessPoolExecutor(2) as pool:
        for count in pool.map(count_of, paths, chunksize=8):
            total.add(count)
    if options.problems:
        print(*total.problems, sep="\n")
    right = total.operations - total.wrong
    share = 100 * right / max(total.operations, 1)
    print(f"{right} of {total.operations} operations in {total.chunks} chunks: {share:.2f} %")


if __name__ == "__main__":
    main()
