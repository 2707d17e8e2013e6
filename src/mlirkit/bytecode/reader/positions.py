"""Reading blobs of unknown layout as indices of attributes, if this is possible in exactly one way.

    blob ::= (index:varint | (index * 2 + 1):varint | 0:varint)*      required, optional, optional and absent

A column is the numbers at one position in the blobs of one operation name.  It can be required (or optional)
if all of its numbers can be; attributes of operations are no locations.  If a column can be both, the
attributes that it would mention decide: a file has no unused attributes, so that an attribute without another
mention must be mentioned by this column.  If that does not decide, or the last columns can be sizes of groups
of operands or results (sparse_array.py), the blobs are not understood: a guess could show attributes that the
operations do not have.
"""

from __future__ import annotations

from typing import Final

from mlirkit.bytecode import encoding
from mlirkit.bytecode.cursor import Cursor
from mlirkit.bytecode.reader.attr_types import AttrTypeTable
from mlirkit.bytecode.reader.entry_mentions import attributes_in_entries
from mlirkit.bytecode.reader.properties import PropertyTable
from mlirkit.bytecode.scan import BlobUse, blob_uses
from mlirkit.core.location import Location
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.support.diagnostics import MLIRError, ParseError

# Blobs with more numbers than this are not treated as lists of attributes.
_MOST_POSITIONS: Final = 64


class NotPositions(Exception):
    """The reason why blobs are not read as indices of attributes."""


class Column:
    """The numbers at one position of an operation name's blobs."""

    __slots__ = ("can_be_optional", "can_be_required", "numbers")

    def __init__(self, numbers: set[int], table: AttrTypeTable) -> None:
        self.numbers = numbers
        self.can_be_required = all(_is_attribute(table, number) for number in numbers)
        self.can_be_optional = all(
            number == 0 or (number & 1 == 1 and _is_attribute(table, number >> 1)) for number in numbers
        )

    @property
    def is_certain(self) -> bool:
        return self.can_be_required != self.can_be_optional

    def required(self) -> set[int]:
        """The attributes mentioned if the column is required."""
        return self.numbers

    def optional(self) -> set[int]:
        """The attributes mentioned if the column is optional."""
        return {number >> 1 for number in self.numbers if number & 1}

    def mentions(self) -> set[int]:
        """The attributes mentioned, in both ways if it is uncertain whether the column is required."""
        if self.is_certain:
            return self.required() if self.can_be_required else self.optional()
        return self.required() | self.optional()


class BlobPositions:
    """The layouts by position of all blobs of a file, computed on first use."""

    __slots__ = ("_columns", "_mentioned", "_own_mentions", "_properties", "_reasons", "_table", "uses")

    def __init__(self, properties: PropertyTable) -> None:
        table = properties.attr_types
        self._table = table
        self._properties = properties
        # By the index of the operation's name: the columns, or the reason why there are none.
        self._columns: dict[int, list[Column]] = {}
        self._reasons: dict[int, str] = {}
        # The number of mentions of each attribute by operations, entries and, as far as known, blobs.
        self._mentioned: dict[int, int] = {}
        # The same numbers for the blobs of each name, by the name's index.
        self._own_mentions: dict[int, dict[int, int]] = {}
        # The uses of blobs by each name; empty if operations cannot be read.
        self.uses: dict[int, list[BlobUse]] = {}
        names = len(table.dialects.names)
        mentioned: set[int] = set()
        try:
            uses = blob_uses(table.file.cursor(encoding.IR), table.file.version, names, mentioned)
        except ParseError as error:
            self._reasons = dict.fromkeys(range(names), error.message)
            return
        mentioned |= attributes_in_entries(table)
        self._mention(mentioned)
        for name, its_uses in enumerate(uses):
            if its_uses:
                self.uses[name] = its_uses
                self._read_columns(name, its_uses)

    def _mention(self, attributes: set[int], name: int = -1) -> None:
        own = self._own_mentions.setdefault(name, {})
        for index in attributes:
            self._mentioned[index] = self._mentioned.get(index, 0) + 1
            own[index] = own.get(index, 0) + 1

    def mentioned_only_by(self, name: int, attributes: set[int]) -> int:
        """The number of the attributes that only the blobs of operation name `name` can mention."""
        own = self._own_mentions.get(name, {})
        return sum(self._mentioned.get(index, 0) == own.get(index, 0) for index in attributes)

    def _read_columns(self, name: int, uses: list[BlobUse]) -> None:
        try:
            rows = [numbers_in(self._blob(use.blob)) for use in uses]
        except NotPositions as reason:
            self._reasons[name] = str(reason)
            # These blobs may mention any attribute.
            self._mention(set(range(self._table.attributes.count)), name)
            return
        count = len(rows[0])
        if any(len(row) != count for row in rows):
            self._reasons[name] = "the blobs have different numbers of positions"
            for row in rows:
                self._mention({*row, *[number >> 1 for number in row]}, name)
            return
        columns = [Column({row[position] for row in rows}, self._table) for position in range(count)]
        for column in columns:
            self._mention(column.mentions(), name)
        has_sizes = self._table.file.version >= encoding.NATIVE_PROPERTIES_SEGMENT_SIZES
        if count and has_sizes and all(map(_may_end_in_sizes, rows, uses)):
            self._reasons[name] = "the last positions may be sizes of groups of operands or results"
        self._columns[name] = columns

    def _blob(self, index: int) -> bytes:
        if index >= len(self._properties.starts):
            raise NotPositions("a blob is out of bounds")
        return bytes(self._properties.entry_reader(index).cursor.data)

    def layout(self, name: int) -> PropertyLayout | str:
        """The layout of the blobs of operation name `name`; the reason if there is none or more than one."""
        reason = self._reasons.get(name)
        if reason is not None:
            return reason
        columns = self._columns.get(name, [])
        names = names_of(len(columns))
        attributes: list[tuple[str, bool]] = []
        for position, column in enumerate(columns):
            if not column.can_be_required and not column.can_be_optional:
                return f"position {position} is no index of an attribute"
            is_optional = column.can_be_optional
            if not column.is_certain:
                needs_required = self._alone(column.required() - column.optional())
                needs_optional = self._alone(column.optional() - column.required())
                if needs_required == needs_optional:
                    return f"position {position} may be required or optional"
                is_optional = needs_optional
            attributes.append((names[position], is_optional))
        return PropertyLayout(attributes)

    def _alone(self, attributes: set[int]) -> bool:
        """Whether only the column itself mentions one of these attributes."""
        return any(self._mentioned.get(index, 0) <= 1 for index in attributes)


def names_of(count: int) -> list[str]:
    """The names of positions: numbers of one width, in the order of text."""
    width = len(str(max(count - 1, 0)))
    return [str(position).zfill(width) for position in range(count)]


def numbers_in(blob: bytes) -> list[int]:
    """The numbers that a blob consists of; NotPositions if it has other bytes."""
    cursor = Cursor(blob, "", "Properties")
    numbers: list[int] = []
    try:
        while cursor.remaining:
            if len(numbers) == _MOST_POSITIONS:
                raise NotPositions("more numbers than an operation has attributes")
            numbers.append(cursor.varint64())
    except ParseError:
        raise NotPositions("not all bytes are numbers") from None
    return numbers


def _is_attribute(table: AttrTypeTable, index: int) -> bool:
    """Whether an attribute with this index exists and may be a property."""
    if index >= table.attributes.count:
        return False
    try:
        value = table.attribute(index, Cursor(b"", table.file.name, "Properties"))
    except MLIRError:
        return False
    return not isinstance(value, Location)


def _may_end_in_sizes(row: list[int], use: BlobUse) -> bool:
    """Whether the last numbers may be segment sizes that add up to the operands or results."""
    return any(total in (use.operands, use.results) for total in _sizes_at_end(row))


def _sizes_at_end(row: list[int]) -> list[int]:
    """The sums of all sparse arrays with which the numbers may end."""
    sizes: list[int] = []
    for start, header in enumerate(row):
        behind = row[start + 1 :]
        count = header >> 1
        if header & 1 == 0:
            if count == len(behind):
                sizes.append(sum(behind))
        elif count == 0:
            if not behind:
                sizes.append(0)
        elif count == len(behind) - 1 and behind[0] <= 8:
            sizes.append(sum(packed >> behind[0] for packed in behind[1:]))
    return sizes
