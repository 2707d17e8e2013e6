"""What an operation's attributes and property blob are to its definition: inherent attributes and others.

Since version 5 inherent attributes are a blob, which is decoded once per operation name: by the definition at
hand, or by the layouts of the file's producer (bytecode/properties.py), or as indices of attributes
(positions.py), or not at all, in which case it stays as bytes (file_properties.py).  Before version 5 they
stand in the dictionary among the others.

Where nothing says who the producer is, one layout has to explain all blobs of a name.  If several do, the one
is right that mentions attributes which nothing else in the file does: there would be none otherwise.
"""

from __future__ import annotations

from mypy_extensions import i64

from mlirkit.builtin.dense import dense_array_of
from mlirkit.builtin.types import integer_type
from mlirkit.bytecode import encoding
from mlirkit.bytecode.cursor import Cursor, message_of
from mlirkit.bytecode.file_properties import FileProperties
from mlirkit.bytecode.properties import LayoutChoice, layout_of
from mlirkit.bytecode.reader.dialects import NameEntry
from mlirkit.bytecode.reader.positions import BlobPositions
from mlirkit.bytecode.reader.properties import PropertyTable
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr
from mlirkit.support.diagnostics import ParseError


class OperationProperties:
    """The properties of a file's operations."""

    __slots__ = (
        "_found",
        "_positions",
        "explaining",
        "layouts",
        "opaque_blobs",
        "positional",
        "table",
        "version",
    )

    def __init__(self, version: int, table: PropertyTable, layouts: LayoutChoice | None) -> None:
        self.version = version
        self.table = table
        self.layouts = layouts
        # Operation names whose blobs could not be decoded, and why.
        self.opaque_blobs: dict[str, str] = {}
        # Operation names whose blobs are decoded by position alone, and why.
        self.positional: dict[str, str] = {}
        # The layouts that explain all blobs of an operation name, where the producer is not known.
        self.explaining: dict[str, PropertyLayout] = {}
        # The layouts by position, worked out when one is needed; by name, or why there is none.
        self._positions: BlobPositions | None = None
        self._found: dict[NameEntry, PropertyLayout | str] = {}

    def decode(self, entry: NameEntry, info: OperationName, blob: i64, cursor: Cursor) -> Attribute:
        """A blob as the properties of operations of a name, for the first time."""
        if self.version < encoding.NATIVE_PROPERTIES:
            raise cursor.error(
                "Unexpected missing `wasRegistered` opname flag at bytecode version "
                f"{self.version} with properties."
            )
        self.table.blob(blob, entry.name, cursor)
        found = self._decode(entry, info, blob)
        entry.properties[blob] = found
        return found

    def _decode(self, entry: NameEntry, info: OperationName, blob: i64) -> Attribute:
        if self.layouts is not None and entry.registered:
            return self._decode_by_choice(self.layouts, entry, info, blob)
        layout = layout_of(info)
        if layout is not None:
            return self._named(entry, info, blob, self.table.dictionary(layout, blob))
        if info.is_registered:
            # The definition has no properties, but the writer's had.
            return self._unexplained(entry, blob, "the definition has no properties")
        if entry.registered:
            return self._unexplained(entry, blob, "no definition of the operation is at hand")
        return self.table.attribute(blob)

    def _decode_by_choice(
        self, layouts: LayoutChoice, entry: NameEntry, info: OperationName, blob: i64
    ) -> Attribute:
        """Decode a blob by the first layout that explains all of it.

        If none does it is an error where the layout is known, else the blob stays as it is.
        """
        reason = "no definition of the operation is at hand"
        first_error: ParseError | None = None
        candidates = layouts.candidates(info, entry.name)
        if layouts.is_guess() and len(candidates) > 1:
            candidates = self._explaining(entry, candidates)
            reason = "no known layout explains all of its blobs"
        for number, layout in enumerate(candidates):
            try:
                found, rest = self.table.dictionary_and_rest(layout, blob)
            except ParseError as error:
                reason = message_of(error.error_diagnostics[0]) if error.error_diagnostics else error.message
                if number == 0:
                    first_error = error
                continue
            if rest:
                reason = f"{rest} bytes are left over"
                continue
            if info.is_registered and not info.attribute_names.issuperset(found.entries):
                entry.unknown_properties = True
            if layouts.is_guess():
                self.explaining.setdefault(entry.name, layout)
            return self._named(entry, info, blob, found)
        if first_error is not None and layouts.is_sure_of(entry.name):
            raise first_error
        return self._unexplained(entry, blob, reason)

    def _explaining(self, entry: NameEntry, candidates: list[PropertyLayout]) -> list[PropertyLayout]:
        """The candidate that explains all blobs of a name; none if none does, all if blobs are not found."""
        known = self.explaining.get(entry.name)
        if known is not None:
            return [known]
        positions = self._blob_positions()
        name = self.table.attr_types.dialects.names.index(entry)
        blobs = positions.blobs.get(name)
        if blobs is None:
            return candidates
        best: PropertyLayout | None = None
        most = -1
        for layout in candidates:
            mentioned = self._mentions(layout, blobs)
            if mentioned is not None:
                count = positions.mentioned_only_by(name, mentioned)
                if count > most:
                    best, most = layout, count
        if best is None:
            return []
        self.explaining[entry.name] = best
        return [best]

    def _mentions(self, layout: PropertyLayout, blobs: list[int]) -> set[int] | None:
        """The attributes that blobs mention by a layout; None if it does not explain all of them."""
        found: set[int] = set()
        for blob in blobs:
            if blob >= len(self.table.starts):
                return None
            mentioned = self.table.mentions(layout, blob)
            if mentioned is None:
                return None
            found |= mentioned
        return found

    def _blob_positions(self) -> BlobPositions:
        """What blobs are by position, worked out once for the file."""
        if self._positions is None:
            self._positions = BlobPositions(self.table)
        return self._positions

    def _named(self, entry: NameEntry, info: OperationName, blob: i64, found: DictionaryAttr) -> Attribute:
        """What a layout made of a blob, with the blob if there is a property that only C++ can read."""
        if encoding.OPAQUE_PROPERTIES not in found.entries:
            return with_defaults(info, found)
        self.opaque_blobs.setdefault(entry.name, "a property is read by C++ that has no Python hook")
        entry.unknown_properties = False
        data = bytes(self.table.entry_reader(blob).cursor.data)
        return FileProperties(found.entries, data, self.table.attr_types, None)

    def _unexplained(self, entry: NameEntry, blob: i64, reason: str) -> Attribute:
        """A blob without a layout: by position if its numbers can be nothing else, else as bytes."""
        table = self.table.attr_types
        data = self.table.blob(blob, entry.name, self.table.entry_reader(blob).cursor)
        layout = self._found.get(entry)
        if layout is None:
            layout = self._find_positions(entry)
            self._found[entry] = layout
        if isinstance(layout, PropertyLayout):
            self.positional.setdefault(entry.name, reason)
            return FileProperties(self.table.dictionary(layout, blob).entries, data, table, layout)
        self.opaque_blobs.setdefault(entry.name, f"{reason}; {layout}")
        shown = {encoding.OPAQUE_PROPERTIES: dense_array_of(integer_type(8), data)}
        return FileProperties(shown, data, table, None)

    def _find_positions(self, entry: NameEntry) -> PropertyLayout | str:
        """What the blobs of all operations of a name are by position, or why that cannot be told."""
        return self._blob_positions().layout(self.table.attr_types.dialects.names.index(entry))


def split_attributes(
    entry: NameEntry, info: OperationName, attributes: DictionaryAttr
) -> tuple[DictionaryAttr, Attribute]:
    """What of a registered operation's attributes is no inherent one, and its properties."""
    names = info.attribute_names
    inherent = {name: value for name, value in attributes.entries.items() if name in names}
    if inherent:
        rest = {name: value for name, value in attributes.entries.items() if name not in names}
        properties = with_defaults(info, DictionaryAttr(inherent))
        return DictionaryAttr(rest) if rest else EMPTY_DICTIONARY, properties
    known = entry.no_properties
    if known is None:
        known = with_defaults(info, EMPTY_DICTIONARY)
        entry.no_properties = known
    return attributes, known


def move_unknown(op: Operation, info: OperationName) -> None:
    """Put properties that the definition does not know among the other attributes, where they are printed."""
    props = op.props
    if not isinstance(props, DictionaryAttr):
        return
    known = info.attribute_names
    unknown = {name: value for name, value in props.entries.items() if name not in known}
    if unknown:
        rest = {name: value for name, value in props.entries.items() if name in known}
        op.props = DictionaryAttr(rest) if rest else EMPTY_DICTIONARY
        op.attrs = DictionaryAttr({**unknown, **op.attrs.entries})


def with_defaults(info: OperationName, properties: DictionaryAttr) -> DictionaryAttr:
    """The properties with the default attributes that are missing, as on every creation of an operation."""
    populate = info.populate_defaults
    if populate is None:
        return properties
    entries = dict(properties.entries)
    populate(entries)
    return properties if len(entries) == len(properties.entries) else DictionaryAttr(entries)
