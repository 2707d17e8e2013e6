"""The services that rooms provide to lower rooms: functions for the declarations in core/upcalls.py.

The core imports this module, by its name, when a service is first called.  Each function imports the modules
that it needs when it is called: a program imports only the rooms that it uses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from mlirkit.core import upcalls
from mlirkit.core.casters import PLAIN_VALUES
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.support.mapped_file import map_file

P = ParamSpec("P")
R = TypeVar("R")


def provides(service: upcalls.Service[P, R]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Register a function of the service's signature."""

    def register(function: Callable[P, R]) -> Callable[P, R]:
        service.function = function
        return function

    return register


@provides(upcalls.value_to_text)
def value_to_text(value: Any) -> str:
    from mlirkit.text.printer import print_attribute_or_type

    return print_attribute_or_type(value)


@provides(upcalls.operation_to_text)
def operation_to_text(operation: Any, flags: Any) -> str:
    from mlirkit.text.printer import print_operation

    with PLAIN_VALUES:
        return print_operation(operation, flags)


@provides(upcalls.operation_to_html)
def operation_to_html(operation: Any) -> str:
    from mlirkit.viewer.notebook import operation_html

    return operation_html(operation)


@provides(upcalls.value_to_html)
def value_to_html(value: Any) -> str:
    from mlirkit.viewer.notebook import value_html

    return value_html(value)


@provides(upcalls.asm_state)
def asm_state(operation: Any, use_local_scope: bool) -> Any:
    from mlirkit.text.printer import make_state_around

    with PLAIN_VALUES:
        return make_state_around(operation, OpPrintingFlags(local_scope=use_local_scope))


@provides(upcalls.operation_with_state_to_text)
def operation_with_state_to_text(operation: Any, state: Any) -> str:
    from mlirkit.text.printer import print_with_state

    with PLAIN_VALUES:
        return print_with_state(operation, state)


@provides(upcalls.block_to_text)
def block_to_text(block: Any) -> str:
    from mlirkit.text.printer import print_block

    with PLAIN_VALUES:
        return print_block(block)


@provides(upcalls.ssa_name)
def ssa_name(value: Any, use_local_scope: bool, use_name_loc_as_prefix: bool, state: Any) -> str:
    if state is not None:
        name: str = state.names.name(value)
        return name
    from mlirkit.text.printer import value_name

    with PLAIN_VALUES:
        return value_name(value, use_local_scope, use_name_loc_as_prefix)


@provides(upcalls.parse_attribute_text)
def parse_attribute_text(text: str | bytes, context: Any) -> Any:
    from mlirkit.text.parser import parse_attribute

    return parse_attribute(text, context)


@provides(upcalls.parse_type_text)
def parse_type_text(text: str | bytes, context: Any) -> Any:
    from mlirkit.text.parser import parse_type

    return parse_type(text, context)


@provides(upcalls.parse_bytecode_text)
def parse_bytecode_text(
    text: bytes, is_attribute: bool, context: Any, resources: Any, file_state: dict[str, Any], release: Any
) -> Any:
    from mlirkit.text.parser import parse_value_prefix

    return parse_value_prefix(text, is_attribute, context, resources, file_state, release)


@provides(upcalls.values_of_release)
def values_of_release(release: str, context: Any) -> Any:
    from mlirkit.dialects.release_values import values_of_release

    return values_of_release(release, context)


@provides(upcalls.constraints_of_release)
def constraints_of_release(release: str, context: Any) -> Any:
    from mlirkit.dialects.release_constraints import constraints_of_release

    return constraints_of_release(release, context)


@provides(upcalls.parse_operation)
def parse_operation(
    source: str | bytes | memoryview, source_name: str, context: Any, verify: bool, tolerant: bool
) -> Any:
    data = source.encode("utf-8", "surrogateescape") if isinstance(source, str) else source
    bytecode = None if isinstance(source, str) else _bytecode_in(data)
    if bytecode is not None:
        from mlirkit.layouts.reading import read_any_bytecode

        return read_any_bytecode(bytecode, context, source_name, False, verify=verify)
    from mlirkit.text.parser import parse_source

    return parse_source(bytes(data), source_name, context, False, verify, tolerant)


@provides(upcalls.parse_module)
def parse_module(
    source: str | bytes | memoryview,
    source_name: str,
    context: Any,
    verify: bool,
    tolerant: bool,
    release: str | None,
) -> Any:
    """`Module.parse`: as `parse_operation`, wrapping operations that are not a module in one.

    With `tolerant`, text may have operations whose syntax is not known; `release` is the release that wrote
    it.
    """
    data = source.encode("utf-8", "surrogateescape") if isinstance(source, str) else source
    bytecode = None if isinstance(source, str) else _bytecode_in(data)
    if bytecode is not None:
        from mlirkit.layouts.reading import read_any_bytecode

        return read_any_bytecode(bytecode, context, source_name, True, verify=verify)
    from mlirkit.text.parser import parse_source

    syntax = _release_syntax(release, context)
    return parse_source(bytes(data), source_name, context, True, verify, tolerant, syntax)


@provides(upcalls.parse_module_file)
def parse_module_file(path: str, context: Any, verify: bool, tolerant: bool, release: str | None) -> Any:
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
    """The syntax of the release that wrote a text; operation definitions are above the core."""
    if release is None:
        return None
    from mlirkit.dialects.release_syntax import release_syntax

    return release_syntax(release, context)


def _bytecode_in(data: Any) -> Any:
    """The bytecode that a file is or wraps: the bytecode room recognises both."""
    # Both formats have a byte among the first four that text cannot have, so text needs no bytecode room.
    if data[:4] != b"ML\xefR" and data[3:4] != b"\0":
        return None
    from mlirkit.bytecode.jax_export import bytecode_in

    return bytecode_in(data)


@provides(upcalls.write_bytecode)
def write_bytecode(operation: Any, version: int | None, producer: str | None) -> bytes:
    """`Operation.write_bytecode`: the bytecode room owns the format, errors are upstream's."""
    from mlirkit.bytecode import encoding
    from mlirkit.bytecode import write_bytecode as write

    if version is not None and not encoding.MIN_VERSION <= version <= encoding.CURRENT_VERSION:
        raise ValueError(f"Unable to honor desired bytecode version {version}")
    return write(operation, version, producer)


@provides(upcalls.type_trait_checks)
def type_trait_checks() -> dict[str, Any]:
    from mlirkit.builtin.loop_interfaces import LOOP_CHECKS
    from mlirkit.builtin.slice_interface import SLICE_CHECKS
    from mlirkit.builtin.trait_checks import CHECKS

    return {**CHECKS, **LOOP_CHECKS, **SLICE_CHECKS}


@provides(upcalls.type_trait_region_checks)
def type_trait_region_checks() -> dict[str, Any]:
    from mlirkit.builtin.loop_interfaces import LOOP_REGION_CHECKS

    return LOOP_REGION_CHECKS


@provides(upcalls.available_dialects)
def available_dialects() -> list[str]:
    from mlirkit.dialects import available_names

    return available_names()


@provides(upcalls.dialect_loader)
def dialect_loader(name: str) -> Any:
    from mlirkit.dialects import loader_of

    return loader_of(name)


@provides(upcalls.load_transform_steps)
def load_transform_steps() -> None:
    from mlirkit.dialect_passes.transform import load_steps

    load_steps()


@provides(upcalls.pass_modules)
def pass_modules() -> dict[str, str]:
    from mlirkit.conversion import MODULES as CONVERSIONS
    from mlirkit.dialect_passes import MODULES as OF_DIALECTS
    from mlirkit.transforms import MODULES

    return {**MODULES, **OF_DIALECTS, **CONVERSIONS}


@provides(upcalls.elements_to_numpy)
def elements_to_numpy(attribute: Any) -> Any:
    from mlirkit.interop.numpy import elements_to_numpy as convert

    return convert(attribute)


@provides(upcalls.elements_from_array)
def elements_from_array(array: Any, signless: bool, type: Any, shape: Any, as_bits: bool) -> Any:
    from mlirkit.interop.numpy import elements_from_array as convert

    return convert(array, signless, type, shape, as_bits)


@provides(upcalls.buffer_to_numpy)
def buffer_to_numpy(data: Any) -> Any:
    from mlirkit.interop.numpy import buffer_to_numpy as convert

    return convert(data)


@provides(upcalls.serialize_artifact)
def serialize_artifact(module: Any, target: str, allow_other_dialects: bool) -> bytes:
    from mlirkit.conversion.portable_artifact import serialize

    return serialize(module, target, allow_other_dialects)


@provides(upcalls.deserialize_artifact)
def deserialize_artifact(module: Any) -> None:
    from mlirkit.conversion.portable_artifact import deserialize

    deserialize(module)


@provides(upcalls.artifact_versions)
def artifact_versions() -> tuple[str, str]:
    from mlirkit.conversion.vhlo_versions import CURRENT_VERSION, MINIMUM_VERSION

    return ".".join(map(str, MINIMUM_VERSION)), ".".join(map(str, CURRENT_VERSION))


@provides(upcalls.compatible_artifact_version)
def compatible_artifact_version(requirement: str) -> str:
    from mlirkit.conversion.vhlo_versions import COMPATIBILITY_REQUIREMENTS

    return ".".join(map(str, COMPATIBILITY_REQUIREMENTS[requirement]))


@provides(upcalls.import_cpp_names)
def import_cpp_names(namespace: str) -> None:
    from mlirkit.dialects.loading import import_cpp_names as load

    load(namespace)


@provides(upcalls.operation_of_cpp_class)
def operation_of_cpp_class(namespace: str, class_name: str) -> str | None:
    from mlirkit.dialects.declared_dialect import operation_of_cpp_class as declared_operation

    return declared_operation(namespace, class_name)


@provides(upcalls.function_syntax)
def function_syntax() -> Any:
    from mlirkit.dialects.function_syntax import FunctionSyntax

    return FunctionSyntax
