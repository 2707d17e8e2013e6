"""Entries of a file's tables: dialects, attributes, types and operation names, before and after numbering.

Numbering (numbering.py) makes and counts them; the writer finds their numbers here.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

from mlirkit.builtin.resources import DialectResource
from mlirkit.bytecode.dialect_codec import BytecodeDialectCodec
from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.core.structural_attributes import DictionaryAttr


class DialectNumber:
    """A dialect of the file being written."""

    __slots__ = ("codec", "name", "number", "resources")

    def __init__(self, name: str, number: int, codec: BytecodeDialectCodec | None) -> None:
        self.name = name
        self.number = number
        self.codec = codec
        # The resources its values refer to, in the order of first mention.
        self.resources: list[DialectResource] = []


class Entry:
    """An attribute or type of the file being written."""

    __slots__ = ("dialect", "encoding", "is_placed", "mentions", "number", "value")

    def __init__(self, value: AttributeOrType | None, dialect: DialectNumber) -> None:
        self.value = value
        self.dialect = dialect
        self.mentions: i64 = 0
        self.number: i64 = -1
        # The steps of its encoding (writer/recording_writer.py); None if it is text, or a point in a file.
        self.encoding: list[object] | None = None
        # Whether it stands in the order of discovery: one that is mentioned may have to wait for what the
        # encoding around it mentions before.
        self.is_placed = False


class Point(Entry):
    """A point in a file, most of what most files hold: no value is made for it."""

    __slots__ = ("around", "column", "file", "line", "next")

    def __init__(
        self, file: SourceFile, line: i64, column: i64, next: Point | None, dialect: DialectNumber
    ) -> None:
        # As `Entry.__init__`, without a call: most entries are points.
        self.value = None
        self.dialect = dialect
        self.mentions = 0
        self.number = -1
        self.encoding = None
        self.is_placed = False
        self.file = file
        self.line = line
        self.column = column
        # The point of the same line that was met before.
        self.next = next
        # The first location that is made of this one: with metadata, with a name or in a pair.  Others are
        # found in dictionaries.
        self.around: Entry | None = None


class ScopedPoint(Entry):
    """A point fused with metadata, as operations with debug information have it: no value is made for it."""

    __slots__ = ("point", "scope")

    def __init__(self, point: Point, scope: Scope, dialect: DialectNumber) -> None:
        # As `Entry.__init__`, without a call.
        self.value = None
        self.dialect = dialect
        self.mentions = 0
        self.number = -1
        self.encoding = None
        self.is_placed = False
        self.point = point
        self.scope = scope


class NamedPoint(Entry):
    """A name around a point: no value is made for it."""

    __slots__ = ("name", "name_entry", "pair", "point")

    def __init__(self, name: str, point: Point, dialect: DialectNumber) -> None:
        Entry.__init__(self, None, dialect)
        self.name = name
        self.point = point
        # Of the name, once this is placed.
        self.name_entry: Entry | None = None
        # The first pair that begins with this; others are found in a dictionary.
        self.pair: LocationPair | None = None


class LocationPair(Entry):
    """Two points, each with a name or without: of a callee and its caller, or fused."""

    __slots__ = ("first", "is_call", "second")

    def __init__(self, is_call: bool, first: Entry, second: Entry, dialect: DialectNumber) -> None:
        Entry.__init__(self, None, dialect)
        self.is_call = is_call
        self.first = first
        self.second = second

    def joins(self, is_call: bool, first: Entry, second: Entry) -> bool:
        """Whether this is the pair of two entries."""
        return self.first is first and self.second is second and self.is_call == is_call


class NameEntry(Entry):
    """An operation name, with the layout of its operations' properties."""

    __slots__ = ("has_named_blob", "info", "last_shape", "layout", "merges", "shapes")

    def __init__(
        self, info: OperationName, dialect: DialectNumber, layout: PropertyLayout | None, merges: bool
    ) -> None:
        Entry.__init__(self, None, dialect)
        self.info = info
        # How properties are written; None if the definitions know of none to write.
        self.layout = layout
        # Whether inherent attributes stand in the dictionary, among the discardable ones.
        self.merges = merges
        # Whether a blob is one attribute, as those of operations without a definition are.
        self.has_named_blob = False
        # The first shape with certain properties, by these; and the shape the last operation had.
        self.shapes: dict[Attribute | None, Shape] = {}
        self.last_shape: Shape | None = None

    @property
    def is_registered(self) -> bool:
        """Whether blobs are laid out by a definition, here or where they come from."""
        return self.info.is_registered or (self.info.is_known_elsewhere and not self.has_named_blob)

    def has_blob(self, props: Attribute | None) -> bool:
        """Whether operations with these properties have a blob."""
        return self.layout is not None or (props is not None and not self.info.is_registered)


class Shape:
    """The common parts of operations of one name with equal attributes, properties and result types.

    Most operations of a module have one of few shapes: what a shape mentions is counted once, times the
    number of its operations, and the bytes that follow from it alone are made once.
    """

    __slots__ = (
        "attrs",
        "blob",
        "count",
        "dictionary",
        "file_entries",
        "first",
        "head",
        "head_mask",
        "key",
        "mask",
        "name",
        "operand_count",
        "others",
        "props",
        "rest_entries",
        "steps",
        "tail",
        "type",
        "type_entry",
    )

    def __init__(self, name: NameEntry, op: Operation, key: object, first: Shape | None) -> None:
        self.name = name
        self.props: Attribute | None = op.props
        self.attrs: DictionaryAttr = op.attrs
        result = op.result0
        # The type of the first result.
        self.type: Type | None = None if result is None else result.type
        # What tells it from other shapes with the same properties; the one of these that was made first, if
        # that is another; and, of that, all by their keys if there are several.
        self.key = key
        self.first = first
        self.others: dict[object, Shape] | None = None
        self.count: i64 = 0
        self.dictionary: Entry | None = None
        # The encoding of the properties, as writer/recording_writer.py has it, and the number of the blob
        # once it is written, of the first shape that has them.  None if there is no blob, or if it is that
        # of a file.
        self.steps: list[object] | None = None
        self.blob: i64 = -1
        # Of the results.
        self.type_entry: Entry | None = None
        self.rest_entries: list[Entry] | None = None
        # What properties mention that no layout explains.
        self.file_entries: list[Entry] | None = None
        # The writer's: the name with a mask; what stands behind the location, up to the number of operands,
        # as the last operation had it; and the mask operations with that many have at least.
        self.head = b""
        self.head_mask: i64 = -1
        self.operand_count: i64 = -1
        self.tail = b""
        self.mask: i64 = 0


class BlockNumbers:
    """The header of a block in a file, and the numbers of its contents."""

    __slots__ = ("block", "first_argument", "first_entry", "number", "op_count", "region_value_count")

    def __init__(self, block: Block, number: i64, first_argument: i64, first_entry: i64) -> None:
        self.block = block
        # Among the blocks of its region.
        self.number = number
        self.first_argument = first_argument
        # Where the types and locations of its arguments begin, among those of all blocks.
        self.first_entry = first_entry
        self.op_count: i64 = 0
        # How many values are defined in the region, not counting those in regions inside; the first
        # block's says so.
        self.region_value_count: i64 = 0


# How many lines make a page: few, since there may be one point in thousands of lines.
PAGE_BITS: Final = 4
PAGE_LINES: Final = 1 << PAGE_BITS


class SourceFile:
    """The points in one file that locations are of.

    Points that are met one after another are mostly on neighbouring lines, and few of them on one: a list
    for every few lines costs less, in time and memory, than a dictionary of all points.
    """

    __slots__ = ("_pages", "name", "name_entry", "page", "page_number")

    def __init__(self, name: str) -> None:
        self.name = name
        self.name_entry: Entry | None = None
        self._pages: dict[int, list[Point | None]] = {}
        # By line of the page at hand, the point that was met last.
        self.page: list[Point | None] = []
        self.page_number: i64 = -1

    def turn(self, number: i64) -> None:
        """Have page `number` at hand."""
        page = self._pages.get(number)
        if page is None:
            page = [None] * PAGE_LINES
            self._pages[number] = page
        self.page = page
        self.page_number = number

    def release(self, are_parts: bool) -> None:
        """Forget the points, which refer to their file; and to locations made of them, if any are."""
        if are_parts:
            for page in self._pages.values():
                for point in page:
                    while point is not None:
                        around = point.around
                        if around is not None:
                            if isinstance(around, NamedPoint):
                                around.pair = None
                            point.around = None
                        point = point.next
        self._pages.clear()
        self.page = []
        self.page_number = -1


class Scope:
    """The points that are fused with the same metadata."""

    __slots__ = ("entry", "metadata", "points")

    def __init__(self, metadata: Attribute, entry: Entry) -> None:
        self.metadata = metadata
        self.entry = entry
        # Of points of which something else was made before.
        self.points: dict[Point, ScopedPoint] = {}


_Entry = TypeVar("_Entry", bound=Entry)


def sort_entries(entries: list[_Entry], first: i64 = 0) -> list[tuple[DialectNumber, list[_Entry]]]:
    """The final order, with `number` set, from `first` on: by mentions, then each slice by dialect.

    Gives groups of neighbours of one dialect.  A slice is what varints of one size can number.  Its favoured
    dialect comes first: number 0 at the beginning, then the one the previous slice ended with, so that groups
    of a dialect join up.
    """
    by_mentions: dict[int, list[_Entry]] = {}
    # Most are mentioned once.
    once: list[_Entry] = []
    for entry in entries:
        if entry.mentions == 1:
            once.append(entry)
            continue
        alike = by_mentions.get(entry.mentions)
        if alike is None:
            by_mentions[entry.mentions] = [entry]
        else:
            alike.append(entry)
    if once:
        by_mentions[1] = once
    groups: list[tuple[DialectNumber, list[_Entry]]] = []
    by_dialect: dict[int, list[_Entry]] = {}
    dialect: DialectNumber | None = None
    group: list[_Entry] = []
    favoured = 0
    carried: i64 = 0
    number = first
    size: i64 = 1 << 7
    room = size
    bits: i64 = 7
    for mentions in sorted(by_mentions, reverse=True):
        for entry in by_mentions[mentions]:
            if entry.dialect is not dialect:
                dialect = entry.dialect
                group = by_dialect.setdefault(dialect.number, [])
            group.append(entry)
            room -= 1
            if room == 0:
                number = _end_slice(by_dialect, favoured, carried, number, groups)
                # What the next slice has of its favoured dialect goes on with the last group.
                dialect, group = groups[-1]
                carried = len(group)
                favoured = dialect.number
                by_dialect = {favoured: group}
                bits += 7
                size = (1 << bits) - size
                room = size
    _end_slice(by_dialect, favoured, carried, number, groups)
    return groups


def _end_slice(
    by_dialect: dict[int, list[_Entry]],
    favoured: int,
    carried: i64,
    number: i64,
    groups: list[tuple[DialectNumber, list[_Entry]]],
) -> i64:
    """Number the entries of a slice, by dialect, from `number` on; gives the number of what comes next.

    The first so many of the favoured dialect are of the slices before.
    """
    for key in sorted(by_dialect, key=lambda key: -1 if key == favoured else key):
        group = by_dialect[key]
        added = group
        if carried and key == favoured:
            added = group[carried:]
        else:
            groups.append((group[0].dialect, group))
        for entry in added:
            entry.number = number
            number += 1
    return number
