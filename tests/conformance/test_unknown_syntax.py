"""The custom syntax of all dialects that ship, read as if nobody knew them: text and structure as read exactly.

Each chunk of `custom_texts` is read with its definitions and printed; the text is read once more with all
definitions hidden.  Then it prints the same tokens, and all operations have the same name, operands,
results, regions, blocks, arguments, successors and symbols, but for what no text shows.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

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

FILES = sorted((Path(__file__).parent / "custom_texts").glob("*.mlir"))
GENERIC_RESULTS = re.compile(r'^ *%[^="\n]*= (?=")', re.M)
SPLIT = re.compile(rb"^// -----.*$", re.M)


def hiding_context() -> Context:
    """A context that knows builtin alone."""
    context = Context(allow_unregistered_dialects=True)
    for name in loaders():
        if name != "builtin":
            context.register_dialect(name, lambda _: None)
    return context


def chunks(path: Path) -> Iterator[bytes]:
    for chunk in SPLIT.split(path.read_bytes()):
        if b"expected-error" not in chunk:
            yield chunk


def tokens(text: str) -> list[bytes]:
    """The tokens of a text, names of values and blocks without what tells them apart.

    Without names of results in the generic form: how many share one follows from definitions.
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
    """Of a tree read exactly with one read without definitions."""

    def __init__(self, exact: Operation, tolerant: Operation) -> None:
        self.values: dict[Value, Value] = {}
        self.blocks: dict[Block, Block] = {}
        self.pairs: list[tuple[Operation, Operation]] = []
        self.problems: list[str] = []
        context = exact.info.context
        assert context is not None
        self.known = context
        self._operation(exact, tolerant)
        for pair in self.pairs:
            self._references(*pair)

    def _operation(self, exact: Operation, tolerant: Operation) -> None:
        self.pairs.append((exact, tolerant))
        self.expect(exact, exact.info.name, tolerant.info.name)
        self.expect(exact, exact.result_count, tolerant.result_count)
        for ours, theirs in zip(exact.results, tolerant.results, strict=False):
            self.values[ours] = theirs
            if theirs.type is not UNKNOWN_TYPE:
                self.expect(exact, str(ours.type), str(theirs.type))
        mine = [region for region in exact.regions if self._is_shown(region)]
        others = [region for region in tolerant.regions if self._is_shown(region)]
        self.expect(exact, len(mine), len(others))
        for region, other in zip(mine, others, strict=False):
            self._region(exact, region, other)

    def _region(self, op: Operation, exact: Region, tolerant: Region) -> None:
        self.expect(op, len(exact.blocks), len(tolerant.blocks))
        pairs = list(zip(exact.blocks, tolerant.blocks, strict=False))
        for block, other in pairs:
            self.blocks[block] = other
            self.expect(op, len(block.args), len(other.args))
            self.values.update(zip(block.args, other.args, strict=False))
        for block, other in pairs:
            mine, others = list(block.ops()), list(other.ops())
            # Terminators that no text shows.
            if len(mine) == len(others) + 1 and mine[-1].info.is_terminator:
                mine.pop()
            self.expect(op, len(mine), len(others))
            for each, another in zip(mine, others, strict=False):
                self._operation(each, another)

    def _is_shown(self, region: Region) -> bool:
        """Whether more stands in a region than a terminator without operands, which may go without saying."""
        if len(region.blocks) != 1:
            return bool(region.blocks)
        block = region.blocks[0]
        last = block.last
        if block.args or last is None or block.first is not last:
            return bool(block.args) or last is not None
        name = self.known.operation_name(last.info.name)
        return bool(last.operand_count or last.region_list or not name.is_terminator)

    def _references(self, exact: Operation, tolerant: Operation) -> None:
        # Operands of an affine map stand in the text wherever the map reads them.
        operands = {self.values.get(each) for each in exact.operands}
        self.expect(exact, operands, set(tolerant.operands))
        successors = [self.blocks.get(each) for each in exact.successors]
        self.expect(exact, Counter(successors), Counter(tolerant.successors))
        self.expect(exact, symbols(exact), symbols(tolerant))

    def expect(self, op: Operation, exact: object, tolerant: object) -> None:
        if exact != tolerant:
            self.problems.append(f"{op.info.name}: {exact} but {tolerant}")


def symbols(op: Operation) -> set[tuple[str, ...]]:
    """The symbols that an operation mentions or defines."""
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


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_hidden_definitions(path: Path) -> None:
    exact_context, hiding = Context(allow_unregistered_dialects=True), hiding_context()
    count = 0
    for chunk in chunks(path):
        try:
            exact = parse_source(chunk, "chunk", exact_context, True)
        except MLIRError:
            # An invalid one, which upstream refuses, too.
            continue
        text = exact.get_asm(assume_verified=True)
        tolerant = parse_source(text.encode(), "chunk", hiding, True, tolerant=True)
        assert tokens(tolerant.get_asm(assume_verified=True)) == tokens(text)
        comparison = Comparison(exact, tolerant)
        assert not comparison.problems, text
        count += len(comparison.pairs)
    assert count
