"""The DialectBytecodeWriter that codecs write to: it records an encoding whose references are still values.

Numbering calls the codec once for each value, and counts the references in the steps of the encoding; when
all numbers are known, `replay.py` turns the steps into bytes.  A step is

    bytes                   the bytes themselves
    attribute, type         its number; numbering replaces it by its entry
    OptionalAttribute       the number of an attribute that may be absent
    str                     the number of a string
    DialectResource         its number
    memoryview              many bytes, which are not copied

Mirror: reader/entry_reader.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.builtin.float_semantics import FloatSemantics
from mlirkit.builtin.resources import DialectResource
from mlirkit.bytecode.emitter import BYTES, LARGE, known_width_bytes, signed_bytes, unsigned_bytes
from mlirkit.bytecode.entries import Entry
from mlirkit.bytecode.sparse_array import sparse_array_bytes
from mlirkit.core.attribute import Attribute, Type
from mlirkit.support.mapped_file import require_whole

if TYPE_CHECKING:
    from mlirkit.bytecode.numbering import Numbering

_NONE: Final = unsigned_bytes(0)
# The longest run of absent attributes in one step.
_MOST_NONES: Final = 32
_NONES: Final[list[bytes]] = [_NONE * count for count in range(_MOST_NONES + 1)]


class OptionalAttribute:
    """A step: an attribute that may be absent."""

    __slots__ = ("attribute", "entry")

    def __init__(self, attribute: Attribute) -> None:
        self.attribute = attribute
        self.entry: Entry | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class RecordingWriter:
    """A writer that appends steps to a list; its user sets a new list for each encoding."""

    __slots__ = ("numbering", "steps")

    def __init__(self, numbering: Numbering) -> None:
        self.numbering = numbering
        self.steps: list[object] = []

    @property
    def bytecode_version(self) -> int:
        return self.numbering.version

    def dialect_version(self, dialect: str) -> Any:
        return self.numbering.dialect_versions.get(dialect)

    def write_attribute(self, attribute: Attribute) -> None:
        self.steps.append(attribute)

    def write_optional_attribute(self, attribute: Attribute | None) -> None:
        if attribute is None:
            self.steps.append(_NONE)
        else:
            self.steps.append(OptionalAttribute(attribute))

    def write_named(self, names: list[tuple[str, bool]], entries: dict[str, Attribute]) -> str | None:
        """Write attributes by name, which may be optional; return the first missing required name."""
        steps = self.steps
        absent: i64 = 0
        for name, is_optional in names:
            attribute = entries.get(name)
            if attribute is None and is_optional:
                absent += 1
                if absent == _MOST_NONES:
                    steps.append(_NONES[absent])
                    absent = 0
                continue
            if absent:
                steps.append(_NONES[absent])
                absent = 0
            if attribute is None:
                return name
            steps.append(OptionalAttribute(attribute) if is_optional else attribute)
        if absent:
            steps.append(_NONES[absent])
        return None

    def write_type(self, type: Type) -> None:
        self.steps.append(type)

    def write_list(self, items: Sequence[Any], element: Callable[[Any], None]) -> None:
        self.write_var_int(len(items))
        for item in items:
            element(item)

    def write_resource_handle(self, handle: DialectResource) -> None:
        self.steps.append(handle)

    def write_var_int(self, value: int) -> None:
        self.steps.append(unsigned_bytes(value))

    def write_signed_var_int(self, value: int) -> None:
        self.steps.append(signed_bytes(value))

    def write_var_int_with_flag(self, value: int, flag: bool) -> None:
        self.steps.append(unsigned_bytes(value << 1 | flag))

    def write_ap_int_with_known_width(self, bits: int, width: int) -> None:
        self.steps.append(known_width_bytes(bits, width))

    def write_ap_float_with_known_semantics(self, bits: int, semantics: FloatSemantics) -> None:
        self.steps.append(known_width_bytes(bits, semantics.width))

    def write_owned_string(self, text: str) -> None:
        self.steps.append(text)

    def write_owned_blob(self, data: bytes | memoryview) -> None:
        self.steps.append(unsigned_bytes(len(data)))
        if len(data) < LARGE:
            require_whole(data)
            self.steps.append(bytes(data))
        else:
            self.steps.append(memoryview(data))

    def write_owned_bool(self, value: bool) -> None:
        self.steps.append(BYTES[1 if value else 0])

    def write_sparse_array(self, values: Sequence[int]) -> None:
        self.steps.append(sparse_array_bytes(values))
