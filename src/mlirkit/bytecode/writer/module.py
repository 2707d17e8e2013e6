"""Writing a file in the reference's order: numbers first, then section by section.

Reading: reader/module.py.
"""

from __future__ import annotations

from typing import Any, Final

from mlirkit.bytecode import encoding
from mlirkit.bytecode.emitter import Emitter
from mlirkit.bytecode.numbering import Numbering
from mlirkit.bytecode.value_overrides import ValueOverrides
from mlirkit.bytecode.writer.attr_types import write_attr_types
from mlirkit.bytecode.writer.dialects import write_dialects
from mlirkit.bytecode.writer.ir import IRWriter
from mlirkit.bytecode.writer.properties import PropertyInterner
from mlirkit.bytecode.writer.resources import write_resources
from mlirkit.bytecode.writer.sections import write_header, write_section
from mlirkit.bytecode.writer.strings import StringInterner
from mlirkit.core.operation import Operation
from mlirkit.core.unknown_syntax import require_known_syntax
from mlirkit.support.gc_pause import gc_paused

DEFAULT_PRODUCER: Final = "mlirkit"


def write_bytecode(
    operation: Operation,
    version: int | None = None,
    producer: str | None = None,
    elide_resources: bool = False,
    layouts: Any = None,
    dialect_versions: dict[str, Any] | None = None,
    overrides: ValueOverrides | None = None,
) -> bytes:
    """The operation as bytecode of `version` (default: the newest).

    `dialect_versions` gives codecs the version of their dialect to write; `layouts` chooses the property
    layout by operation name, to write for another release; `overrides` writes values in place of their
    dialects.
    """
    if version is None:
        version = encoding.CURRENT_VERSION
    if not encoding.MIN_VERSION <= version <= encoding.CURRENT_VERSION:
        raise operation.error(
            f"unsupported version requested {version}, must be in range "
            f"[{encoding.MIN_VERSION}, {encoding.CURRENT_VERSION}]"
        )
    require_known_syntax(operation, "bytecode")
    with gc_paused():
        return _write(operation, version, producer, elide_resources, layouts, dialect_versions, overrides)


def _write(
    operation: Operation,
    version: int,
    producer: str | None,
    elide: bool,
    layouts: Any,
    dialect_versions: dict[str, Any] | None,
    overrides: ValueOverrides | None,
) -> bytes:
    """As `write_bytecode`; temporary objects are freed before the garbage collector runs again."""
    numbering = Numbering(operation, version, layouts, dialect_versions, None, overrides)
    source = numbering.opaque_source
    if source is not None:
        numbering.release()
        numbering = Numbering(operation, version, layouts, dialect_versions, source, overrides)
    pinned = numbering.pinned
    strings = StringInterner(None if pinned is None else pinned.strings())
    file = Emitter()
    write_header(file, version, DEFAULT_PRODUCER if producer is None else producer)
    write_section(file, encoding.DIALECT, write_dialects(numbering, strings))
    offsets, entries = write_attr_types(numbering, strings)
    write_section(file, encoding.ATTR_TYPE_OFFSET, offsets)
    write_section(file, encoding.ATTR_TYPE, entries)
    properties = PropertyInterner(numbering, strings)
    write_section(file, encoding.IR, IRWriter(numbering, properties).write())
    resource_offsets, resources, alignment = write_resources(numbering, strings, elide)
    write_section(file, encoding.RESOURCE_OFFSET, resource_offsets)
    write_section(file, encoding.RESOURCE, resources, alignment)
    body = Emitter()
    strings.write(body)
    write_section(file, encoding.STRING, body)
    if version >= encoding.NATIVE_PROPERTIES:
        body = Emitter()
        properties.write(body)
        write_section(file, encoding.PROPERTIES, body)
    numbering.release()
    return file.to_bytes()
