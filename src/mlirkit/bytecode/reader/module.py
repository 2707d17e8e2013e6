"""Reading a file, top to bottom: sections, strings, properties, dialects, resources, attributes, IR.

    read_bytecode(data, context, name, wrap)      with `lazy`, bodies and attributes are decoded on first use

Writing: writer/module.py.
"""

from __future__ import annotations

from mlirkit.builtin.ops import module_of, only_operation
from mlirkit.bytecode import encoding
from mlirkit.bytecode.builtin_codec import BUILTIN_CODEC
from mlirkit.bytecode.properties import LayoutChoice
from mlirkit.bytecode.reader.attr_types import AttrTypeTable, BytecodeOrigin
from mlirkit.bytecode.reader.dialects import DialectTable, read_dialects
from mlirkit.bytecode.reader.ir import IRReader
from mlirkit.bytecode.reader.points import point_reader
from mlirkit.bytecode.reader.properties import PropertyTable
from mlirkit.bytecode.reader.resources import ResourceTable, read_resources
from mlirkit.bytecode.reader.sections import (
    BytecodeFile,
    RawBytes,
    producer_note,
    read_sections,
    with_producer,
)
from mlirkit.bytecode.reader.strings import StringTable, read_strings
from mlirkit.bytecode.value_overrides import ValueOverrides
from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.location import FileLineColLoc
from mlirkit.core.operation import Operation
from mlirkit.core.reading import require_valid
from mlirkit.support.diagnostics import ParseError, VerificationError


class BytecodeReader:
    """A file with its tables; the IR is read by `read_ir`."""

    def __init__(
        self, name: str, data: RawBytes, context: Context, overrides: ValueOverrides | None = None
    ) -> None:
        self.context = context
        self.file: BytecodeFile = read_sections(name, data)
        builtin = context.dialect("builtin")
        assert builtin is not None
        builtin.bytecode = BUILTIN_CODEC
        try:
            self.strings: StringTable = read_strings(self.file.cursor(encoding.STRING))
            self.dialects: DialectTable = read_dialects(
                self.file.cursor(encoding.DIALECT), self.strings, self.file.version
            )
            self.resources: ResourceTable = read_resources(self.file, self.strings, self.dialects, context)
            self.table = AttrTypeTable(
                self.file, self.strings, self.dialects, self.resources, context, overrides
            )
            self.properties = PropertyTable(self.file.cursor(encoding.PROPERTIES), self.table)
        except ParseError as error:
            raise self._noted(error) from None
        self.ir: IRReader | None = None

    def read_ir(self, lazy: bool, layouts: LayoutChoice | None = None) -> Block:
        """The top-level operations, in a block."""
        self.table.origin = BytecodeOrigin(self.table) if lazy else None
        # Points are read in place, unless reading is lazy or overrides have to see them.
        makes_all = lazy or self.table.overrides is not None
        self.table.read_points_with(None if makes_all else point_reader(self.file, self.table.attributes))
        self.table.keeps_unknown = layouts is not None and layouts.is_foreign
        self.table.keeps_bytes = layouts is not None and layouts.is_newer
        self.table.keeps_encoded = layouts is not None and layouts.is_elsewhere
        self.table.first_error = (lambda error: self._first_error(error, layouts)) if lazy else None
        reader = IRReader(
            self.file.version, self.dialects, self.table, self.properties, self.context, lazy, layouts
        )
        self.ir = reader
        try:
            block = reader.read(self.file.cursor(encoding.IR))
        except ParseError as error:
            raise (self._first_error(error, layouts) if lazy else self._noted(error)) from None
        if not lazy:
            # The reader of locations and the table refer to each other: break the cycle.
            self.table.read_points_with(None)
        return block

    def read_top(
        self, wrap: bool, lazy: bool, layouts: LayoutChoice | None = None, verify: bool = False
    ) -> Operation:
        """Read the file as one operation: its only one, or a module around all of them.

        A file with dialect versions is read eagerly: upgrading needs all of the IR.  With `verify`,
        VerificationError if the module, or one around the operation, is invalid.
        """
        if any(entry.version_body is not None for entry in self.dialects.dialects):
            lazy = False
        block = self.read_ir(lazy, layouts)
        first = block.first
        location = FileLineColLoc(self.file.name, 0, 0)
        module = module_of(block, location, self.context, self.resources.resources)
        if not lazy:
            self._upgrade(module)
        if verify:
            try:
                require_valid(module)
            except VerificationError as error:
                for diagnostic in error.error_diagnostics:
                    diagnostic.attach_note(producer_note(self.file.version, self.file.producer))
                raise
        return module if wrap or module is first else only_operation(module)

    def _upgrade(self, top: Operation) -> None:
        for entry in self.dialects.dialects:
            if entry.codec is not None and entry.version is not None:
                entry.codec.upgrade_from_version(top, entry.version)

    def _first_error(self, error: ParseError, layouts: LayoutChoice | None) -> ParseError:
        """The error of reading the whole file eagerly: errors do not depend on the order of accesses."""
        try:
            whole = BytecodeReader(self.file.name, self.file.data, self.context, self.table.overrides)
            whole.read_ir(False, layouts)
        except ParseError as first:
            return first
        return self._noted(error)

    def _noted(self, error: ParseError) -> ParseError:
        return with_producer(error, self.file.version, self.file.producer)


def read_bytecode(
    data: RawBytes,
    context: Context,
    name: str,
    wrap: bool,
    lazy: bool = False,
    layouts: LayoutChoice | None = None,
    verify: bool = False,
    overrides: ValueOverrides | None = None,
) -> Operation:
    """Read an operation from bytecode; ParseError with section and offset for invalid bytecode.

    `overrides` reads values in place of their dialects; `verify` is that of `read_top`.
    """
    return BytecodeReader(name, data, context, overrides).read_top(wrap, lazy, layouts, verify)
