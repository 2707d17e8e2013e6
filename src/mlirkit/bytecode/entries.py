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
        # The steps of the encoding (writer/recording_writer.py); None for text and for points in a file.
        self.encoding: list[object] | None = None
        # Whether the entry has its place in the order of discovery.  A mentioned entry may have to wait for
        # entries that the surrounding encoding mentions earlier.
        self.is_placed = False


class Point(Entry):
    """A point in a file, the most frequent kind of entry: no attribute is made for it."""

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
        # The previous point on the same line, in the order of discovery.
        self.next = next
        # The first location made of this point: with metadata, with a name or in a pair.  Further ones are in
        # dictionaries.
        self.around: Entry | None = None


class ScopedPoint(Entry):
    """A point fused with metadata, as in operations with debug information: no attribute is made for it."""

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
    """A name around a point: no attribute is made for it."""

    __slots__ = ("name", "name_entry", "pair", "point")

    def __init__(self, name: str, point: Point, dialect: DialectNumber) -> None:
        Entry.__init__(self, None, dialect)
        self.name = name
        self.point = point
        # The entry of the name, set when this entry is placed.
        self.name_entry: Entry | None = None
        # The first pair that begins with this location; further ones are in a dictionary.
        self.pair: LocationPair | None = None


class LocationPair(Entry):
    """A pair of points, each with or without a name: a callee and its caller, or a fusion."""

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
        # The layout of the properties; None if the definitions have none to write.
        self.layout = layout
        # Whether inherent attributes are in the dictionary, among the discardable ones.
        self.merges = merges
        # Whether a blob is one attribute, as in operations without a definition.
        self.has_named_blob = False
        # The first shape of each property dictionary, and the shape of the last operation.
        self.shapes: dict[Attribute | None, Shape] = {}
        self.last_shape: Shape | None = None

    @property
    def is_registered(self) -> bool:
        """Whether a definition lays out the blobs, in this context or in that of the file's writer."""
        return self.info.is_registered or (self.info.is_known_elsewhere and not self.has_named_blob)

    def has_blob(self, props: Attribute | None) -> bool:
        """Whether operations with these properties have a blob."""
        return self.layout is not None or (props is not None and not self.info.is_registered)


class Shape:
    """The common parts of operations of one name with equal attributes, properties and result types.

    Most operations of a module have one of few shapes: the mentions of a shape are counted once, times the
    number of its operations, and the bytes that depend on the shape alone are made once.
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
        # The key of the shape among shapes with the same properties; the first of these, if it is another
        # shape; and, in the first, all of them by key if there are several.
        self.key = key
        self.first = first
        self.others: dict[object, Shape] | None = None
        self.count: i64 = 0
        self.dictionary: Entry | None = None
        # The encoded properties as steps of writer/recording_writer.py, and the number of the blob once it is
        # written; both are kept by the first shape with these properties.  None if there is no blob, or if
        # the blob is copied from a file.
        self.steps: list[object] | None = None
        self.blob: i64 = -1
        # The entry of the first result type, and those of the other result types.
        self.type_entry: Entry | None = None
        self.rest_entries: list[Entry] | None = None
        # The entries that blobs without a layout mention.
        self.file_entries: list[Entry] | None = None
        # Fields of the writer, for the last operation of this shape: the name with the mask; the bytes
        # between the location and the operands, for this number of operands; and the mask that operations
        # with this number of operands have at least.
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
        # The number among the blocks of its region.
        self.number = number
        self.first_argument = first_argument
        # The index of the argument types and locations among those of all blocks.
        self.first_entry = first_entry
        self.op_count: i64 = 0
        # The number of values defined in the region, without nested regions; set in the first block.
        self.region_value_count: i64 = 0


# The number of lines in a page: small, since a file may have one point in thousands of lines.
PAGE_BITS: Final = 4
PAGE_LINES: Final = 1 << PAGE_BITS


class SourceFile:
    """The points of one source file, in pages of a few lines.

    Consecutive points are mostly on neighbouring lines, with few points to a line: a list for a few lines
    takes less time and memory than a dictionary of all points.
    """

    __slots__ = ("_pages", "name", "name_entry", "page", "page_number")

    def __init__(self, name: str) -> None:
        self.name = name
        self.name_entry: Entry | None = None
        self._pages: dict[int, list[Point | None]] = {}
        # The last point of each line of the current page.
        self.page: list[Point | None] = []
        self.page_number: i64 = -1

    def turn(self, number: i64) -> None:
        """Make page `number` the current one."""
        page = self._pages.get(number)
        if page is None:
            page = [None] * PAGE_LINES
            self._pages[number] = page
        self.page = page
        self.page_number = number

    def release(self, are_parts: bool) -> None:
        """Remove the references between the points, their file and the locations made of them."""
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
        # By points that are already the first part of another location.
        self.points: dict[Point, ScopedPoint] = {}


_Entry = TypeVar("_Entry", bound=Entry)


def sort_entries(entries: list[_Entry], first: i64 = 0) -> list[tuple[DialectNumber, list[_Entry]]]:
    """Sort entries by mentions, then each slice by dialect, and set `number` from `first` on.

    Return groups of neighbours of one dialect.  A slice contains the entries whose numbers are varints of the
    same size.  Its favoured dialect comes first: the dialect with number 0 in the first slice, then the one
    that ended the previous slice, so that groups of a dialect join up.
    """
    by_mentions: dict[int, list[_Entry]] = {}
    # Most entries are mentioned once.
    single_mentions: list[_Entry] = []
    for entry in entries:
        if entry.mentions == 1:
            single_mentions.append(entry)
            continue
        equally_mentioned = by_mentions.get(entry.mentions)
        if equally_mentioned is None:
            by_mentions[entry.mentions] = [entry]
        else:
            equally_mentioned.append(entry)
    if single_mentions:
        by_mentions[1] = single_mentions
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
                # The favoured dialect's entries in the next slice continue the last group.
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
    """Number the entries of a slice by dialect, from `number` on; return the next free number.

    The first `carried` entries of the favoured dialect belong to earlier slices.
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
