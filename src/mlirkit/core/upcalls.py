"""The only references from the core upwards, each a function-local import with its reason.

Objects of the graph are printed and parsed by the text room and serialised by the bytecode room; both
import the core, so the core reaches them here, at call time.
"""

from __future__ import annotations

from typing import Any


def value_to_text(value: Any) -> str:
    """`str(attribute)` and `str(type)`: the text room owns the syntax."""
    from mlirkit.text.printer import print_attribute_or_type

    return print_attribute_or_type(value)


def operation_to_text(operation: Any, flags: Any = None) -> str:
    """`str(operation)`, `print(operation)` and `get_asm`: the text room owns the syntax."""
    from mlirkit.text.printer import print_operation

    return print_operation(operation, flags)


def block_to_text(block: Any) -> str:
    """`str(block)`: the text room owns the syntax."""
    from mlirkit.text.printer import print_block

    return print_block(block)


def ssa_name(value: Any, use_local_scope: bool, use_name_loc_as_prefix: bool) -> str:
    """`value.get_name()`: names exist only as the text room's numbering gives them."""
    from mlirkit.text.printer import value_name

    return value_name(value, use_local_scope, use_name_loc_as_prefix)


def parse_attribute_text(text: str | bytes, context: Any) -> Any:
    """`Attribute.parse`: the text room owns the grammar."""
    from mlirkit.text.parser import parse_attribute

    return parse_attribute(text, context)


def parse_type_text(text: str | bytes, context: Any) -> Any:
    """`Type.parse`: the text room owns the grammar."""
    from mlirkit.text.parser import parse_type

    return parse_type(text, context)


def parse_operation(source: str | bytes, source_name: str, context: Any) -> Any:
    """`Operation.parse` and `Module.parse`: text or bytecode, told apart by the first bytes."""
    from mlirkit.text.parser import parse_source

    data = source.encode() if isinstance(source, str) else source
    if data[:4] == b"ML\xefR":
        from mlirkit.bytecode import read_bytecode

        return read_bytecode(data, context, source_name)
    return parse_source(data, source_name, context)


def write_bytecode(operation: Any, version: int | None, producer: str | None) -> bytes:
    """`Operation.write_bytecode`: the bytecode room owns the format."""
    from mlirkit.bytecode import write_bytecode as write

    return write(operation, version, producer)


def available_dialects() -> dict[str, Any]:
    """The loaders of the dialects that ship, by name; the dialects room is far above."""
    from mlirkit.dialects import LOADERS

    return LOADERS
