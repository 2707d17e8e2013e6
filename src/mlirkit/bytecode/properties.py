"""Property blobs: the properties of one operation, in the layout of their writer.

    properties ::= count:varint  (size:varint byte[size])*                     the section
    blob       ::= attribute*  native*  [operand sizes]  [result sizes]        version 6
                 | attribute*, segment sizes among them  native*               version 5
                 | attribute                                                   of an unregistered operation

The layout (core/property_layout.py) gives the order.  Equal blobs are shared between operations of any kind,
so a decoded blob is remembered per operation name.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from mlirkit.builtin.attributes import ArrayAttr, BoolAttr, integer_attr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array, dense_array_of
from mlirkit.builtin.types import integer_type
from mlirkit.bytecode import encoding
from mlirkit.bytecode.sparse_array import sparse_array_bytes
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation_name import OperationName
from mlirkit.core.property_layout import (
    NATIVE_ARRAY,
    NATIVE_ATTRIBUTE,
    NATIVE_BOOL,
    NATIVE_ENUM,
    NATIVE_INT,
    NATIVE_OPTIONAL,
    NATIVE_STRING,
    NativeProperty,
    PropertyEncoding,
    PropertyLayout,
)
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.bytecode.reader.entry_reader import EntryReader
    from mlirkit.bytecode.writer.recording_writer import RecordingWriter

# The layouts of operations whose classes are written by hand.
BUILTIN_LAYOUTS: Final[dict[str, PropertyLayout]] = {
    "builtin.module": PropertyLayout([("sym_name", True), ("sym_visibility", True)]),
}


class Candidate:
    """A layout that may explain the blobs of an operation, and the releases that have it."""

    __slots__ = ("layout", "releases")

    def __init__(self, layout: PropertyLayout, releases: frozenset[str] = frozenset()) -> None:
        self.layout = layout
        self.releases = releases


@mypyc_attr(allow_interpreted_subclasses=True)
class LayoutChoice:
    """The candidate layouts for an operation's blobs; mlirkit.layouts chooses by the file's producer.

    Without a choice, the reading context's own definitions are taken to be the writer's.
    """

    # Whether the file spells attributes and types in the way of another release.
    is_foreign = False
    # Whether the file's release may have encodings of attributes and types that are unknown here.
    is_newer = False

    @property
    def is_elsewhere(self) -> bool:
        """Whether the file's writer may have dialects with encodings that are missing here."""
        return self.is_foreign

    def first_candidate(self, info: OperationName, name: str) -> Candidate | None:
        """The candidate to try before the others are computed; None to compute all."""
        return None

    def candidates(self, info: OperationName, name: str) -> list[Candidate]:
        """The layouts to try for an operation that the writer calls `name`, most trusted first."""
        own = layout_of(info)
        return [] if own is None else [Candidate(own)]

    def released(self, name: str) -> list[Candidate]:
        """The distinct layouts of an operation in all releases; empty if there is none."""
        return []

    def note_on_misfit(self, fitting: set[str]) -> str | None:
        """The hint for a blob without the producer's layout; `fitting` releases explain the file."""
        return None

    def is_sure_of(self, name: str) -> bool:
        """Whether the first candidate is the writer's layout of its operation `name`."""
        return False

    def is_guess(self) -> bool:
        """Whether the writer of the file is unknown, so that the fitting layout decides."""
        return False

    def newest_name(self, name: str) -> str:
        """The current name of the writer's operation `name`."""
        return name

    def inherent(self, info: OperationName, name: str) -> frozenset[str]:
        """The inherent attributes of operations that have all attributes in one dictionary."""
        return info.attribute_names

    def note_discardable(self, name: str, attributes: DictionaryAttr, has_blob: bool) -> None:
        """Note the discardable attributes of an operation without a blob, in files that have blobs."""

    def note_layout(self, name: str, releases: frozenset[str]) -> None:
        """Note the releases whose layout explains an operation, if the producer is a guess."""

    def concerns(self, info: OperationName) -> bool:
        """Whether `upgrade` is needed for the operations of a name."""
        return False

    def upgrade(self, op: Any, written_name: str) -> None:
        """Convert an operation, read up to its regions, from the writer's form and name to the newest."""

    def is_late(self, info: OperationName) -> bool:
        """Whether `upgrade_late` is needed for the operations of a name."""
        return False

    def upgrade_late(self, op: Any) -> None:
        """The part of `upgrade` that needs the regions and uses of an operation."""


def layout_of(info: Any) -> PropertyLayout | None:
    """The layout of an operation name's properties, or None if it has none."""
    source = info.property_layout
    if source is None:
        return BUILTIN_LAYOUTS.get(info.name)
    if isinstance(source, PropertyLayout):
        return source
    # Classes made from definitions compute the layout on first use.
    layout: PropertyLayout = source()
    info.property_layout = layout
    return layout


def _attribute_slots(layout: PropertyLayout) -> dict[int, list[str]]:
    """The names of the segment sizes in front of each attribute, if they are attributes themselves."""
    slots: dict[int, list[str]] = {}
    if layout.operand_segments:
        slots[layout.segment_slot(encoding.OLD_OPERAND_SEGMENTS)] = [encoding.OPERAND_SEGMENTS]
    if layout.result_segments:
        slot = layout.segment_slot(encoding.OLD_RESULT_SEGMENTS)
        slots.setdefault(slot, []).append(encoding.RESULT_SEGMENTS)
    return slots


def read_properties(layout: PropertyLayout, reader: EntryReader, version: int) -> dict[str, Attribute]:
    """Decode a blob into attributes by name.

    Bytes behind the layout's last property are left, as in the reference; `reader.consumed()` detects them.
    From a property on that only C++ can read, all bytes are one attribute, OPAQUE_PROPERTIES.
    """
    if layout.encoding is not None:
        return _read_by_hook(layout.encoding, reader)
    properties: dict[str, Attribute] = {}
    start = 0
    if version < encoding.NATIVE_PROPERTIES_SEGMENT_SIZES:
        # Segment sizes are among the attributes, or behind them.
        for slot, names in sorted(_attribute_slots(layout).items()):
            reader.read_named(layout.attributes[start:slot], properties)
            start = slot
            for sizes_name in names:
                _read_sizes_attribute(properties, sizes_name, layout, reader)
    reader.read_named(layout.attributes[start:] if start else layout.attributes, properties)
    for native in layout.native:
        if native.is_unknown:
            rest = reader.cursor.take(reader.cursor.remaining)
            properties[encoding.OPAQUE_PROPERTIES] = dense_array_of(integer_type(8), rest)
            return properties
        properties[native.name] = read_native(native, reader)
    if version >= encoding.NATIVE_PROPERTIES_SEGMENT_SIZES:
        if layout.operand_segments:
            properties[encoding.OPERAND_SEGMENTS] = _sizes(reader.read_sparse_array(layout.operand_segments))
        if layout.result_segments:
            properties[encoding.RESULT_SEGMENTS] = _sizes(reader.read_sparse_array(layout.result_segments))
    return properties


def _read_by_hook(hook: PropertyEncoding, reader: EntryReader) -> dict[str, Attribute]:
    try:
        return hook.read(reader)
    except MLIRError:
        raise
    except Exception as error:
        # Hooks are user code, and the bytes that they read may be invalid in any way.
        raise reader.error(f"the properties cannot be decoded: {error!r}") from error


def _read_sizes_attribute(
    properties: dict[str, Attribute], name: str, layout: PropertyLayout, reader: EntryReader
) -> None:
    value = reader.read_attribute()
    if not isinstance(value, DenseArrayAttr):
        raise reader.error(f"expected mlir::DenseI32ArrayAttr, but got: {value}")
    if len(value) > (
        layout.operand_segments if name == encoding.OPERAND_SEGMENTS else layout.result_segments
    ):
        raise reader.error("size mismatch for operand/result_segment_size")
    properties[name] = value


def _sizes(values: list[int]) -> DenseArrayAttr:
    return dense_array(integer_type(32), values)


def read_native(native: NativeProperty, reader: EntryReader) -> Attribute:
    """Read a native property and return it as an attribute."""
    kind = native.kind
    if kind == NATIVE_ATTRIBUTE:
        attribute: Attribute = reader.read_attribute()
        return attribute
    value: Any
    if kind in (NATIVE_INT, NATIVE_ENUM):
        value = reader.read_var_int()
        if kind == NATIVE_ENUM and value >> native.bits:
            raise reader.error(f"value {value} of property '{native.name}' exceeds its {native.bits} bits")
    elif kind == NATIVE_BOOL:
        value = reader.read_bool()
    elif kind == NATIVE_STRING:
        value = reader.read_string()
    elif kind == NATIVE_ARRAY:
        element = native.element
        assert element is not None
        value = reader.read_list(partial(read_native, element, reader))
    else:
        assert kind == NATIVE_OPTIONAL, kind
        assert native.element is not None
        value = read_native(native.element, reader) if reader.read_bool() else None
    return native_attribute(native, value)


def native_attribute(native: NativeProperty, value: Any) -> Attribute:
    """The attribute form of a native property's value."""
    if native.to_attribute is not None:
        return native.to_attribute(value)
    kind = native.kind
    if kind in (NATIVE_INT, NATIVE_ENUM):
        return integer_attr(integer_type(native.bits), value)
    if kind == NATIVE_BOOL:
        attribute: Attribute = BoolAttr.get(value)
        return attribute
    if kind == NATIVE_STRING:
        return StringAttr(value)
    if kind == NATIVE_ARRAY:
        return ArrayAttr(value)
    return ArrayAttr([] if value is None else [value])


def write_properties(
    layout: PropertyLayout,
    props: dict[str, Attribute],
    writer: RecordingWriter,
    version: int,
    fail: Callable[[str], Any],
) -> None:
    """Encode the properties of an operation; `fail(message)` makes the error to raise."""
    if layout.encoding is not None:
        layout.encoding.write(props, writer)
        return
    start = 0
    if version < encoding.NATIVE_PROPERTIES_SEGMENT_SIZES:
        # Segment sizes are among the attributes, or behind them.
        for slot, names in sorted(_attribute_slots(layout).items()):
            _write_named(layout.attributes[start:slot], props, writer, fail)
            start = slot
            for sizes_name in names:
                writer.write_attribute(_required(props, sizes_name, fail))
    _write_named(layout.attributes[start:] if start else layout.attributes, props, writer, fail)
    for native in layout.native:
        value = props.get(native.name)
        if native.is_unknown:
            raise fail(f"property '{native.name}' is written by C++ that has no Python hook")
        if value is None:
            raise fail(f"requires property '{native.name}'")
        write_native(native, value, writer)
    if version >= encoding.NATIVE_PROPERTIES_SEGMENT_SIZES:
        if layout.operand_segments:
            writer.steps.append(_size_bytes(props, encoding.OPERAND_SEGMENTS, fail))
        if layout.result_segments:
            writer.steps.append(_size_bytes(props, encoding.RESULT_SEGMENTS, fail))


def _write_named(
    names: list[tuple[str, bool]],
    props: dict[str, Attribute],
    writer: RecordingWriter,
    fail: Callable[[str], Any],
) -> None:
    missing = writer.write_named(names, props)
    if missing is not None:
        raise fail(f"requires attribute '{missing}'")


def _required(props: dict[str, Attribute], name: str, fail: Callable[[str], Any]) -> Attribute:
    value = props.get(name)
    if value is None:
        raise fail(f"requires attribute '{name}'")
    return value


# Encodings of segment sizes: most operations with sizes have one of a few.
_sizes_at_hand: Final[dict[Attribute, bytes]] = {}
_MOST_SIZES: Final = 4096


def _size_bytes(props: dict[str, Attribute], name: str, fail: Callable[[str], Any]) -> bytes:
    sizes = props.get(name)
    if not isinstance(sizes, DenseArrayAttr):
        raise fail(f"requires attribute '{name}'")
    data = _sizes_at_hand.get(sizes)
    if data is not None:
        return data
    values = sizes.values
    if values and min(values) < 0:
        raise fail(f"'{name}' attribute cannot have negative elements")
    data = sparse_array_bytes(values)
    if len(_sizes_at_hand) >= _MOST_SIZES:
        _sizes_at_hand.clear()
    _sizes_at_hand[sizes] = data
    return data


def write_native(native: NativeProperty, attribute: Any, writer: RecordingWriter) -> None:
    """Write a native property from its attribute form."""
    kind = native.kind
    if kind == NATIVE_ATTRIBUTE:
        writer.write_attribute(attribute)
        return
    value: Any = attribute if native.from_attribute is None else native.from_attribute(attribute)
    if kind in (NATIVE_INT, NATIVE_ENUM):
        number = int(value if isinstance(value, int) else value.value)
        writer.write_var_int(number & ((1 << (64 if kind == NATIVE_INT else native.bits)) - 1))
    elif kind == NATIVE_BOOL:
        # A unit attribute means true, a boolean attribute its value.
        writer.write_owned_bool(bool(value) if isinstance(value, (bool, BoolAttr)) else True)
    elif kind == NATIVE_STRING:
        writer.write_owned_string(value if isinstance(value, str) else value.value)
    elif kind == NATIVE_ARRAY:
        element = native.element
        assert element is not None
        writer.write_list(list(value), lambda item: write_native(element, item, writer))
    else:
        present = len(value) == 1
        writer.write_owned_bool(present)
        if present:
            assert native.element is not None
            write_native(native.element, value[0], writer)
