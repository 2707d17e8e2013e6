"""A module as data for a page: text, operations, values, attributes, constants, symbols.

    {"title": ..., "text": ..., "strings": [...], "constants": [...],
     "ops":    [[name, line, location, operands, results, attributes, regions, successors], ...],
     "blocks": [[label, arguments, operations], ...],
     "values": [[name, type], ...],
     "references": [[user, symbol, is a call], ...],
     "places": {location: [[file, line, column], ...]}, "sources": {file: text}}

Operations are in the order of the text, the module first; references to operations, blocks and values are
their numbers.  Names, types, locations and attributes are numbers of `strings`.  An operation's `line` counts
from 0 and is -1 if it does not print; its attributes are names and values, alternating; its regions are lists
of blocks.  Large elements are elided in texts; a negative value of an attribute, -1 - n, is constant n.
`places` are the file positions of a location, the callee's before its callers'; files are numbers of
`strings`, and `sources` has the text of the files that were found.

`assets/model.js` reads this.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from mlirkit.core.attribute import Attribute, AttributeOrType
from mlirkit.core.block import Block
from mlirkit.core.location import Location, UnknownLoc, file_places
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import entries_of, operands_of, results_of
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.symbol_uses import symbol_references
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_preorder
from mlirkit.text.printer import make_state, print_attribute_or_type, print_with_places
from mlirkit.viewer.constant_summary import ConstantSummary, Samples, summary_of
from mlirkit.viewer.source_files import SourceFiles

Json = str | int | float | bool | None | Sequence["Json"] | Mapping[str, "Json"]

# Larger elements and resources are elided, and longer texts of attributes and types.
_ELEMENTS: Final = 16
_RESOURCE_CHARACTERS: Final = 64
_LONGEST_TEXT: Final = 4000
# The largest number of listed places of a location.
_MOST_PLACES: Final = 20


class ViewDocument:
    """The document of an operation and its contents; `title` names its file.

    `sources` has the source files of locations.
    """

    def __init__(self, root: Operation, title: str, sources: SourceFiles | None = None) -> None:
        self.title = title
        self._sources = SourceFiles(None) if sources is None else sources
        self._source_texts: dict[int, str] = {}
        self._location_places: dict[int, list[tuple[int, int, int]]] = {}
        self._flags = OpPrintingFlags(
            large_elements_limit=_ELEMENTS, large_resource_limit=_RESOURCE_CHARACTERS
        )
        self.text, self._places = print_with_places(root, self._flags)
        self._names = make_state(root, self._flags).names
        self.strings: list[str] = []
        self._string_numbers: dict[str, int] = {}
        self._attribute_numbers: dict[AttributeOrType, int] = {}
        self.constants: list[ConstantSummary] = []
        self._samples = Samples()
        self.operations = list(walk_preorder(root))
        self._op_numbers = {op: number for number, op in enumerate(self.operations)}
        self.blocks: list[Block] = []
        self._block_numbers: dict[Block, int] = {}
        self.values: list[Value] = []
        self._value_numbers: dict[Value, int] = {}
        self._number()

    def _number(self) -> None:
        for op in self.operations:
            self._add_values(results_of(op))
            for region in op.region_list or ():
                for block in region.get_blocks():
                    self._block_numbers[block] = len(self.blocks)
                    self.blocks.append(block)
                    self._add_values(block.arguments)

    def _add_values(self, values: Iterable[Value]) -> None:
        for value in values:
            self._value_numbers[value] = len(self.values)
            self.values.append(value)

    def number_of(self, op: Operation | None) -> int:
        """The number of an operation; -1 if it is not in the document."""
        return -1 if op is None else self._op_numbers.get(op, -1)

    # -- as data ------------------------------------------------------------------------------------

    def json(self) -> dict[str, Json]:
        """The document as data for JSON."""
        ops: list[Json] = [self._operation(op) for op in self.operations]
        blocks: list[Json] = [self._block(block) for block in self.blocks]
        values: list[Json] = [[self._names.name(value), self._text(value.type)] for value in self.values]
        return {
            "title": self.title,
            "text": self.text,
            "ops": ops,
            "blocks": blocks,
            "values": values,
            "references": [[user, symbol, call] for user, symbol, call in self.references()],
            "constants": [constant.json() for constant in self.constants],
            "places": {str(number): places for number, places in self._location_places.items()},
            "sources": {str(number): text for number, text in self._source_texts.items()},
            "strings": list(self.strings),
        }

    def _operation(self, op: Operation) -> Json:
        place = self._places.get(op)
        location = op.location
        attributes: list[Json] = []
        for name, value in entries_of(op).items():
            attributes.append(self._string(name))
            attributes.append(self._attribute(value))
        return [
            self._string(op.name),
            -1 if place is None else place[0] - 1,
            -1 if isinstance(location, UnknownLoc) else self._location(location),
            [self._value_numbers.get(value, -1) for value in operands_of(op)],
            [self._value_numbers[value] for value in results_of(op)],
            attributes,
            [
                [self._block_numbers[block] for block in region.get_blocks()]
                for region in op.region_list or ()
            ],
            [self._block_numbers[block] for block in op.successors],
        ]

    def _block(self, block: Block) -> Json:
        return [
            self._names.block_name(block),
            [self._value_numbers[value] for value in block.arguments],
            [self._op_numbers[op] for op in block.ops()],
        ]

    def references(self) -> list[tuple[int, int, bool]]:
        """References to symbols, and whether they are calls: numbers of operations."""
        tables = SymbolTableCollection()
        references: dict[tuple[int, int, bool], None] = {}
        for number, op in enumerate(self.operations):
            mentioned = symbol_references(op)
            if not mentioned:
                continue
            call = op.info.interfaces_at_hand.get("CallOpInterface")
            callee = None if call is None else call.callee(op)
            for reference in mentioned:
                symbol = tables.lookup_nearest_symbol_from(op, reference)
                target = None if symbol is None else self._op_numbers.get(symbol)
                if target is not None:
                    references[number, target, reference is callee or reference == callee] = None
        return list(references)

    def name(self, value: Value) -> str:
        """The printed name of a value."""
        return self._names.name(value)

    # -- strings ------------------------------------------------------------------------------------

    def _string(self, text: str) -> int:
        number = self._string_numbers.get(text)
        if number is None:
            number = self._string_numbers[text] = len(self.strings)
            self.strings.append(text)
        return number

    def _text(self, value: AttributeOrType) -> int:
        number = self._attribute_numbers.get(value)
        if number is None:
            number = self._attribute_numbers[value] = self._string(self.value_text(value))
        return number

    def value_text(self, value: AttributeOrType) -> str:
        """The text of an attribute, type or location, shortened if it is long."""
        text = print_attribute_or_type(value, self._flags)
        return text if len(text) <= _LONGEST_TEXT else f"{text[:_LONGEST_TEXT]}..."

    def _location(self, location: Location) -> int:
        """The number of a location's text; its places are stored under this number."""
        number = self._text(location)
        if number not in self._location_places:
            places = self._location_places[number] = []
            for name, line, column in file_places(location, _MOST_PLACES):
                file = self._string(name)
                places.append((file, line, column))
                text = self._sources.text(name)
                if text is not None:
                    self._source_texts[file] = text
        return number

    def _attribute(self, value: Attribute) -> int:
        number = self._attribute_numbers.get(value)
        if number is None:
            summary = summary_of(value, self._samples)
            if summary is None:
                return self._text(value)
            summary.text = self._string(self.value_text(value))
            number = self._attribute_numbers[value] = -1 - len(self.constants)
            self.constants.append(summary)
        return number
