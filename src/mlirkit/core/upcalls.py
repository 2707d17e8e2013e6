"""The only references from the core upwards, each a function-local import with its reason.

Objects of the graph are printed and parsed by the text room and serialised by the bytecode room; both
import the core, so the core reaches them here, at call time.
"""

from __future__ import annotations

from typing import Any

from mlirkit.core.casters import PLAIN_VALUES
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.support.mapped_file import map_file


def value_to_text(value: Any) -> str:
    """`str(attribute)` and `str(type)`: the text room owns the syntax."""
    from mlirkit.text.printer import print_attribute_or_type

    return print_attribute_or_type(value)


def operation_to_text(operation: Any, flags: Any = None) -> str:
    """`str(operation)`, `print(operation)` and `get_asm`: the text room owns the syntax."""
    from mlirkit.text.printer import print_operation

    with PLAIN_VALUES:
        return print_operation(operation, flags)


def operation_to_html(operation: Any) -> str:
    """`operation._repr_html_()`: how notebooks show text is the viewer's."""
    from mlirkit.viewer.notebook import operation_html

    return operation_html(operation)


def value_to_html(value: Any) -> str:
    """`attribute._repr_html_()` and `type._repr_html_()`: how notebooks show text is the viewer's."""
    from mlirkit.viewer.notebook import value_html

    return value_html(value)


def asm_state(operation: Any, use_local_scope: bool) -> Any:
    """`AsmState(operation)`: the text room numbers values and finds aliases."""
    from mlirkit.text.printer import make_state_around

    with PLAIN_VALUES:
        return make_state_around(operation, OpPrintingFlags(local_scope=use_local_scope))


def operation_with_state_to_text(operation: Any, state: Any) -> str:
    """`operation.print(state)`: the text room owns the syntax."""
    from mlirkit.text.printer import print_with_state

    with PLAIN_VALUES:
        return print_with_state(operation, state)


def block_to_text(block: Any) -> str:
    """`str(block)`: the text room owns the syntax."""
    from mlirkit.text.printer import print_block

    with PLAIN_VALUES:
        return print_block(block)


def ssa_name(value: Any, use_local_scope: bool, use_name_loc_as_prefix: bool, state: Any) -> str:
    """`value.get_name()`: names exist only as the text room's numbering gives them, or has given them."""
    if state is not None:
        name: str = state.names.name(value)
        return name
    from mlirkit.text.printer import value_name

    with PLAIN_VALUES:
        return value_name(value, use_local_scope, use_name_loc_as_prefix)


def parse_attribute_text(text: str | bytes, context: Any) -> Any:
    """`Attribute.parse`: the text room owns the grammar."""
    from mlirkit.text.parser import parse_attribute

    return parse_attribute(text, context)


def parse_type_text(text: str | bytes, context: Any) -> Any:
    """`Type.parse`: the text room owns the grammar."""
    from mlirkit.text.parser import parse_type

    return parse_type(text, context)


def parse_bytecode_text(
    text: bytes, is_attribute: bool, context: Any, resources: Any, file_state: dict[str, Any]
) -> Any:
    """Entries that bytecode keeps as text; text and bytecode must not know each other."""
    from mlirkit.text.parser import parse_value_prefix

    return parse_value_prefix(text, is_attribute, context, resources, file_state)


def parse_operation(
    source: str | bytes | memoryview, source_name: str, context: Any, verify: bool, tolerant: bool = False
) -> Any:
    """`Operation.parse`: the one top-level operation of text or bytecode; `tolerant` as in `parse_module`."""
    data = source.encode("utf-8", "surrogateescape") if isinstance(source, str) else source
    bytecode = None if isinstance(source, str) else _bytecode_in(data)
    if bytecode is not None:
        from mlirkit.layouts.reading import read_any_bytecode

        return read_any_bytecode(bytecode, context, source_name, False, verify=verify)
    from mlirkit.text.parser import parse_source

    return parse_source(bytes(data), source_name, context, False, verify, tolerant)


def parse_module(
    source: str | bytes | memoryview,
    source_name: str,
    context: Any,
    verify: bool,
    tolerant: bool,
    release: str | None = None,
) -> Any:
    """`Module.parse`: as `parse_operation`, wrapping what is not a module in one.

    With `tolerant`, text may have operations whose syntax is not known; `release` wrote it.
    """
    data = source.encode("utf-8", "surrogateescape") if isinstance(source, str) else source
    bytecode = None if isinstance(source, str) else _bytecode_in(data)
    if bytecode is not None:
        from mlirkit.layouts.reading import read_any_bytecode

        return read_any_bytecode(bytecode, context, source_name, True, verify=verify)
    from mlirkit.text.parser import parse_source

    syntax = _release_syntax(release, context)
    return parse_source(bytes(data), source_name, context, True, verify, tolerant, syntax)


def parse_module_file(
    path: str, context: Any, verify: bool, tolerant: bool, release: str | None = None
) -> Any:
    """`Module.parseFile`: bytecode is mapped and read lazily, text is read whole; see `parse_module`."""
    data = map_file(path)
    bytecode = _bytecode_in(data)
    if bytecode is not None:
        from mlirkit.layouts.reading import read_any_bytecode

        return read_any_bytecode(bytecode, context, path, True, True, verify=verify)
    from mlirkit.text.parser import parse_source

    syntax = _release_syntax(release or context.text_release, context)
    return parse_source(bytes(data), path, context, True, verify, tolerant, syntax)


def _release_syntax(release: str | None, context: Any) -> Any:
    """How the release spells that wrote a text: definitions of operations are above the core."""
    if release is None:
        return None
    from mlirkit.dialects.release_syntax import release_syntax

    return release_syntax(release, context)


def _bytecode_in(data: Any) -> Any:
    """The bytecode that a file is or wraps: the bytecode room recognises both."""
    # Both kinds of file have a byte among the first four that text has not, so text needs no bytecode room.
    if data[:4] != b"ML\xefR" and data[3:4] != b"\0":
        return None
    from mlirkit.bytecode.jax_export import bytecode_in

    return bytecode_in(data)


def write_bytecode(operation: Any, version: int | None, producer: str | None) -> bytes:
    """`Operation.write_bytecode`: the bytecode room owns the format, errors are upstream's."""
    from mlirkit.bytecode import encoding
    from mlirkit.bytecode import write_bytecode as write

    if version is not None and not encoding.MIN_VERSION <= version <= encoding.CURRENT_VERSION:
        raise ValueError(f"Unable to honor desired bytecode version {version}")
    return write(operation, version, producer)


def type_trait_checks() -> dict[str, Any]:
    """The checks of traits and interfaces that look into types, by name; types are the builtin room's."""
    from mlirkit.builtin.loop_interfaces import LOOP_CHECKS
    from mlirkit.builtin.slice_interface import SLICE_CHECKS
    from mlirkit.builtin.trait_checks import CHECKS

    return {**CHECKS, **LOOP_CHECKS, **SLICE_CHECKS}


def type_trait_region_checks() -> dict[str, Any]:
    """As `type_trait_checks`, for what is checked after the operation's regions."""
    from mlirkit.builtin.loop_interfaces import LOOP_REGION_CHECKS

    return LOOP_REGION_CHECKS


def available_dialects() -> list[str]:
    """The dialects that ship, and those of other distributions; the dialects room is far above."""
    from mlirkit.dialects import available_names

    return available_names()


def dialect_loader(name: str) -> Any:
    """What loads a dialect that is not registered with a context: a function of the context, or None."""
    from mlirkit.dialects import loader_of

    return loader_of(name)


def pass_modules() -> dict[str, str]:
    """The modules of the passes that ship, by argument; the rooms of passes are far above."""
    from mlirkit.conversion import MODULES as CONVERSIONS
    from mlirkit.dialect_passes import MODULES as OF_DIALECTS
    from mlirkit.transforms import MODULES

    return {**MODULES, **OF_DIALECTS, **CONVERSIONS}


def elements_to_numpy(attribute: Any) -> Any:
    """`attr.to_numpy()`: NumPy is an extra that only interop imports."""
    from mlirkit.interop.numpy import elements_to_numpy as convert

    return convert(attribute)


def elements_from_array(array: Any, signless: bool, type: Any, shape: Any, as_bits: bool) -> Any:
    """`DenseElementsAttr.get(array)`: NumPy is an extra that only interop imports."""
    from mlirkit.interop.numpy import elements_from_array as convert

    return convert(array, signless, type, shape, as_bits)


def buffer_to_numpy(data: Any) -> Any:
    """`resource.to_numpy()`: NumPy is an extra that only interop imports."""
    from mlirkit.interop.numpy import buffer_to_numpy as convert

    return convert(data)


def serialize_artifact(module: Any, target: str, allow_other_dialects: bool) -> bytes:
    """`stablehlo.serialize_portable_artifact`: a dialect's face, but what it takes knows two dialects."""
    from mlirkit.conversion.portable_artifact import serialize

    return serialize(module, target, allow_other_dialects)


def deserialize_artifact(module: Any) -> None:
    """`stablehlo.deserialize_portable_artifact`: as `serialize_artifact`."""
    from mlirkit.conversion.portable_artifact import deserialize

    deserialize(module)


def artifact_versions() -> tuple[str, str]:
    """`stablehlo.get_minimum_version` and `get_current_version`: as `serialize_artifact`."""
    from mlirkit.conversion.vhlo_versions import CURRENT_VERSION, MINIMUM_VERSION

    return ".".join(map(str, MINIMUM_VERSION)), ".".join(map(str, CURRENT_VERSION))


def compatible_artifact_version(requirement: str) -> str:
    """`stablehlo.get_version_from_compatibility_requirement`: as `serialize_artifact`."""
    from mlirkit.conversion.vhlo_versions import COMPATIBILITY_REQUIREMENTS

    return ".".join(map(str, COMPATIBILITY_REQUIREMENTS[requirement]))


def import_cpp_names(namespace: str) -> None:
    """What C++ in definitions calls by names of a namespace: its dialect's room registers it."""
    from mlirkit.dialects.loading import import_cpp_names as load

    load(namespace)


def function_syntax() -> Any:
    """The syntax that MLIR offers to all functions: the room of dialects has it, which share it."""
    from mlirkit.dialects.function_syntax import FunctionSyntax

    return FunctionSyntax
