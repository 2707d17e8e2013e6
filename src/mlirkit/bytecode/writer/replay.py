"""From the steps of an encoding (recording_writer.py) to bytes, once everything has its number."""

from __future__ import annotations

from mypy_extensions import i64

from mlirkit.builtin.resources import DialectResource
from mlirkit.bytecode.emitter import Emitter, append_varint
from mlirkit.bytecode.entries import Entry
from mlirkit.bytecode.numbering import Numbering
from mlirkit.bytecode.writer.recording_writer import OptionalAttribute
from mlirkit.bytecode.writer.strings import StringInterner
from mlirkit.core.attribute import Attribute, Type
from mlirkit.support.mapped_file import require_whole


def replay(steps: list[object], numbering: Numbering, strings: StringInterner, emitter: Emitter) -> i64:
    """Append an encoding to `emitter`; return its size."""
    data = emitter.data
    types = numbering.types
    size: i64 = 0
    number: i64
    for step in steps:
        if isinstance(step, bytes):
            data.append(step)
            size += len(step)
        else:
            if isinstance(step, Entry):
                number = step.number
            elif isinstance(step, str):
                number = strings.number(step)
            elif isinstance(step, OptionalAttribute):
                entry = step.entry
                number = numbering.attribute_number(step.attribute) if entry is None else entry.number
                number = number << 1 | 1
            elif isinstance(step, Attribute):
                number = numbering.attribute_number(step)
            elif isinstance(step, Type):
                number = types[step].number
            elif isinstance(step, DialectResource):
                number = numbering.resource_numbers[step]
            else:
                assert isinstance(step, memoryview)
                require_whole(step)
                emitter.raw(step)
                size += len(step)
                continue
            size += append_varint(data, number)
    return size
