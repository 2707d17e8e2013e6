"""Numbering: what a file will refer to by index, found in the order and counted as MLIR's writer does.

    1  every operation gets a number in pre-order, and is isolated or not
    2  attributes, types, names and dialects are discovered and their mentions counted
    3  tables are sorted: by mentions, then in slices by dialect, so that frequent entries get short numbers

Identical bytes depend on every detail here.  Source: facts of LLVM 22's writer, proved by re-encoding.
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.dense import DenseResourceElementsAttr
from mlirkit.builtin.resources import DialectResource
from mlirkit.bytecode import encoding
from mlirkit.bytecode.builtin_codec import BUILTIN_CODEC, string_attr
from mlirkit.bytecode.properties import layout_of, write_properties
from mlirkit.bytecode.writer.numbering_writer import NumberingWriter
from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.core.context import Context
from mlirkit.core.location import FileLineColLoc
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.value import Value


class DialectNumber:
    """A dialect of the file being written."""

    __slots__ = ("codec", "name", "number", "resources")

    def __init__(self, name: str, number: int, codec: Any) -> None:
        self.name = name
        self.number = number
        self.codec = codec
        # The resources its values refer to, in the order of first mention.
        self.resources: list[DialectResource] = []


class Entry:
    """An attribute, type or operation name of the file being written."""

    __slots__ = ("dialect", "info", "mentions", "number", "value")

    def __init__(
        self, value: AttributeOrType | None, info: OperationName | None, dialect: DialectNumber
    ) -> None:
        self.value = value
        self.info = info
        self.dialect = dialect
        self.mentions = 1
        self.number = -1


class Numbering:
    """The numbers of everything in one operation, for one bytecode version."""

    def __init__(
        self,
        root: Operation,
        version: int,
        layouts: Any = None,
        dialect_versions: dict[str, Any] | None = None,
    ) -> None:
        self.root = root
        self.version = version
        self.context: Context = root.context
        self._layouts = layouts
        # The versions asked for; a codec whose dialect is not in here writes its newest.
        self.dialect_versions: dict[str, Any] = dialect_versions or {}
        self.dialects: dict[str, DialectNumber] = {}
        self.attributes: dict[AttributeOrType, Entry] = {}
        self.types: dict[AttributeOrType, Entry] = {}
        self.names: dict[str, Entry] = {}
        # By the identity of operations, values and regions, which are alive as long as the root is.
        self.op_ids: dict[int, int] = {}
        self.not_isolated: set[int] = set()
        self.value_ids: dict[int, int] = {}
        self.region_value_counts: dict[int, int] = {}
        self._merged: dict[int, DictionaryAttr] = {}
        self._resource_keys: dict[DialectResource, str] = {}
        # By the identity of operation names, and of names and properties.
        self._known_layouts: dict[int, PropertyLayout | None] = {}
        self._known_mentions: dict[tuple[int, int], list[AttributeOrType | DialectResource]] = {}
        self._next_value = 0
        self._number_operations()
        self._discover()
        self.attribute_order = sort_entries(list(self.attributes.values()))
        self.type_order = sort_entries(list(self.types.values()))
        self.name_order = sort_entries(list(self.names.values()))
        self.resource_order = self._order_resources()
        self.resource_numbers = {handle: number for number, (_, handle) in enumerate(self.resource_order)}

    # -- operations and isolation ---------------------------------------------------------------------

    def _number_operations(self) -> None:
        ids = self.op_ids
        root_parent = self.root.parent_op
        for op in self.root.walk_list():
            ids[id(op)] = len(ids)
            block = op.parent_block
            home = None if block is None else block.parent_region
            for value in op.operand_values():
                definition = value.parent_block
                region = None if definition is None else definition.parent_region
                if region is not home and op is not self.root:
                    self._mark_crossed(op, region, root_parent)

    def _mark_crossed(self, user: Operation, region: Region | None, stop: Operation | None) -> None:
        """No operation between a use and the region of its definition is isolated."""
        at = user.parent_region
        while at is not None and at is not region:
            op = at.parent_op
            if op is None or op is stop:
                return
            self.not_isolated.add(id(op))
            at = op.parent_region

    def is_isolated(self, op: Operation) -> bool:
        return op.info.is_isolated or id(op) not in self.not_isolated

    # -- discovery --------------------------------------------------------------------------------------

    def _discover(self) -> None:
        root = self.root
        self._visit_operation(root)
        stack: list[tuple[Region, int]] = []
        self._push_regions(root, stack)
        while stack:
            region, start = stack.pop()
            self._next_value = start
            self._visit_region(region)
            for block in region.get_blocks():
                for op in block.ops():
                    if op.region_list:
                        self._push_regions(op, stack)

    def _push_regions(self, op: Operation, stack: list[tuple[Region, int]]) -> None:
        start = 0 if self.is_isolated(op) else self._next_value
        for region in op.region_list or ():
            stack.append((region, start))

    def _visit_region(self, region: Region) -> None:
        first = self._next_value
        for block in region.get_blocks():
            for argument in block.args:
                self._number_value(argument)
                self._visit(argument.location)
                self._visit(argument.type)
            for op in block.ops():
                self._visit_operation(op)
        self.region_value_counts[id(region)] = self._next_value - first

    def _number_value(self, value: Value) -> None:
        self.value_ids[id(value)] = self._next_value
        self._next_value += 1

    def _visit_operation(self, op: Operation) -> None:
        self._visit_name(op.info)
        for result in op.result_values():
            self._number_value(result)
            self._visit(result.type)
        dictionary = self.dictionary_of(op)
        if dictionary.entries:
            self._visit(dictionary)
        if self.version >= encoding.NATIVE_PROPERTIES:
            self._visit_properties(op)
        self._visit(op.location)

    def _visit_properties(self, op: Operation) -> None:
        layout = self.layout_of(op)
        props = op.props
        if layout is not None:
            key = (id(op.info), id(props))
            mentions = self._known_mentions.get(key)
            if mentions is None:
                writer = NumberingWriter(self)
                entries = props.entries if isinstance(props, DictionaryAttr) else {}
                write_properties(layout, entries, writer, self.version, op.error)
                mentions = writer.mentions
                self._known_mentions[key] = mentions
            self._visit_all(mentions)
        elif props is not None and not op.info.is_registered:
            self._visit(props)

    def layout_of(self, op: Operation) -> PropertyLayout | None:
        """The layout by which the operation's properties are written; None if there are none to write."""
        key = id(op.info)
        if key in self._known_layouts:
            return self._known_layouts[key]
        found = self._layouts(op.info) if self._layouts is not None else layout_of(op.info)
        if found is not None and found.is_empty:
            found = None
        self._known_layouts[key] = found
        return found

    def dictionary_of(self, op: Operation) -> DictionaryAttr:
        """The attributes that stand in the operation's dictionary: before version 5, all of them.

        Native properties are no attributes: those versions lose them.
        """
        props = op.props
        if not isinstance(props, DictionaryAttr) or not props.entries or not op.info.is_registered:
            return op.attrs
        if self.version >= encoding.NATIVE_PROPERTIES and self.layout_of(op) is not None:
            return op.attrs
        found = self._merged.get(id(op))
        if found is None:
            entries = {**props.entries, **op.attrs.entries}
            layout = self.layout_of(op)
            for native in () if layout is None else layout.native:
                entries.pop(native.name, None)
            found = DictionaryAttr(entries)
            self._merged[id(op)] = found
        return found

    def dialect(self, name: str) -> DialectNumber:
        """The dialect `name`, registered now if it is new."""
        found = self.dialects.get(name)
        if found is None:
            dialect = self.context.dialect(name)
            codec: Any = None
            if name == "builtin":
                codec = BUILTIN_CODEC
            elif dialect is not None:
                codec = dialect.bytecode
            found = DialectNumber(name, len(self.dialects), codec)
            self.dialects[name] = found
        return found

    def _visit_name(self, info: OperationName) -> None:
        entry = self.names.get(info.name)
        if entry is not None:
            entry.mentions += 1
            return
        self.names[info.name] = Entry(None, info, self.dialect(info.dialect_name))

    def _visit(self, value: AttributeOrType) -> None:
        table = self.attributes if isinstance(value, Attribute) else self.types
        entry = table.get(value)
        if entry is not None:
            entry.mentions += 1
            return
        self._visit_new(value)

    def _visit_all(self, mentions: list[AttributeOrType | DialectResource]) -> None:
        for item in mentions:
            if isinstance(item, DialectResource):
                self._visit_resource(item)
            else:
                self._visit(item)

    def _visit_new(self, value: AttributeOrType) -> None:
        """Add a value and, in pre-order, what its encoding mentions."""
        stack: list[AttributeOrType | DialectResource] = [value]
        while stack:
            item = stack.pop()
            if isinstance(item, DialectResource):
                self._visit_resource(item)
                continue
            table = self.attributes if isinstance(item, Attribute) else self.types
            entry = table.get(item)
            if entry is not None:
                entry.mentions += 1
                continue
            dialect = self.dialect(dialect_name_of(item))
            table[item] = Entry(item, None, dialect)
            if item.__class__ is FileLineColLoc:
                # Most entries of most files; as the codec would say.
                assert isinstance(item, FileLineColLoc)
                stack.append(string_attr(item.filename))
                continue
            writer = NumberingWriter(self)
            if encode_value(item, dialect.codec, writer):
                stack.extend(reversed(writer.mentions))
            else:
                self._visit_text_resources(item)

    def _visit_text_resources(self, value: AttributeOrType) -> None:
        """Resources named inside a text entry; as the reference, stopping at the first one that is known."""
        for handle in resources_inside(value):
            if not self._visit_resource(handle):
                return

    def _visit_resource(self, handle: DialectResource) -> bool:
        """Register a resource; False if it was there already."""
        if handle in self._resource_keys:
            return False
        self._resource_keys[handle] = self._unique_key(handle)
        self.dialect(handle.dialect).resources.append(handle)
        return True

    def _unique_key(self, handle: DialectResource) -> str:
        taken = {key for other, key in self._resource_keys.items() if other.dialect == handle.dialect}
        key = handle.key
        suffix = 1
        while key in taken:
            key = f"{handle.key}_{suffix}"
            suffix += 1
        return key

    def resource_key(self, handle: DialectResource) -> str:
        return self._resource_keys[handle]

    def _order_resources(self) -> list[tuple[DialectNumber, DialectResource]]:
        """Dialect by dialect; those with data first."""
        found: list[tuple[DialectNumber, DialectResource]] = []
        for dialect in self.dialects.values():
            found.extend((dialect, each) for each in dialect.resources if each.data is not None)
            found.extend((dialect, each) for each in dialect.resources if each.data is None)
        return found


def encode_value(value: AttributeOrType, codec: Any, writer: Any) -> bool:
    """Let a dialect's codec write a value; False if it must be text."""
    if codec is None:
        return False
    written: bool
    if isinstance(value, Type):
        written = codec.write_type(value, writer)
    else:
        written = codec.write_attribute(value, writer)
    return written


def dialect_name_of(value: AttributeOrType) -> str:
    """The dialect a value belongs to; for opaque ones, the one they name."""
    name: str | None = getattr(value, "dialect_namespace", None)
    return value.DIALECT if name is None else name


def resources_inside(value: AttributeOrType) -> list[DialectResource]:
    """The resource handles inside a value, in the order it prints them."""
    found: list[DialectResource] = []
    stack: list[Any] = [value]
    seen: set[int] = set()
    while stack:
        item = stack.pop()
        if id(item) in seen:
            continue
        if isinstance(item, DenseResourceElementsAttr):
            found.append(item.handle)
        elif isinstance(item, DialectResource):
            found.append(item)
        elif isinstance(item, AttributeOrType):
            seen.add(id(item))
            stack.extend(reversed(item.key()))
        elif isinstance(item, tuple):
            stack.extend(reversed(item))
    return found


def sort_entries(entries: list[Entry]) -> list[Entry]:
    """The final order, with `number` set: by mentions, then each slice by dialect.

    A slice is what varints of one size can number.  Its favoured dialect comes first: number 0 at the
    beginning, then the one the previous slice ended with, so that groups of a dialect join up.
    """
    entries.sort(key=_mentions, reverse=True)
    done: list[Entry] = []
    favoured = 0
    previous = 0
    bits = 7
    while len(done) < len(entries):
        size = (1 << bits) - previous
        part = entries[len(done) : len(done) + size]
        part.sort(key=_DialectKey(favoured))
        done.extend(part)
        favoured = part[-1].dialect.number
        previous = size
        bits += 7
    for number, entry in enumerate(done):
        entry.number = number
    return done


def _mentions(entry: Entry) -> int:
    return entry.mentions


class _DialectKey:
    """Sorts by dialect number, one dialect in front."""

    def __init__(self, favoured: int) -> None:
        self.favoured = favoured

    def __call__(self, entry: Entry) -> int:
        number = entry.dialect.number
        return -1 if number == self.favoured else number
