"""Services of higher rooms: functions that the core and other low rooms call but may not import.

A service has a name and a signature here; mlirkit/services.py registers the function behind it, and is
imported at the first call of a service.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

# The module that registers all functions.
REGISTRAR: Final = "mlirkit.services"


class Service(Generic[P, R]):
    """A function that a higher room provides."""

    __slots__ = ("function", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.function: Callable[P, R] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        function = self.function
        if function is None:
            import_module(REGISTRAR)
            function = self.function
            assert function is not None, f"nothing provides {self.name}"
        return function(*args, **kwargs)


# Text
# `str(attribute)` and `str(type)`
value_to_text: Final[Service[[Any], str]] = Service("value_to_text")
# `str(operation)`, `print(operation)` and `get_asm`: an operation and its flags
operation_to_text: Final[Service[[Any, Any], str]] = Service("operation_to_text")
# `operation.print(state)`
operation_with_state_to_text: Final[Service[[Any, Any], str]] = Service("operation_with_state_to_text")
# `str(block)`
block_to_text: Final[Service[[Any], str]] = Service("block_to_text")
# `AsmState(operation)`: values numbered, in local scope or not
asm_state: Final[Service[[Any, bool], Any]] = Service("asm_state")
# `value.get_name()`, in local scope, with names of locations, from a state
ssa_name: Final[Service[[Any, bool, bool, Any], str]] = Service("ssa_name")
# `operation._repr_html_()`
operation_to_html: Final[Service[[Any], str]] = Service("operation_to_html")
# `attribute._repr_html_()` and `type._repr_html_()`
value_to_html: Final[Service[[Any], str]] = Service("value_to_html")

# Reading and writing
# `Attribute.parse`
parse_attribute_text: Final[Service[[str | bytes, Any], Any]] = Service("parse_attribute_text")
# `Type.parse`
parse_type_text: Final[Service[[str | bytes, Any], Any]] = Service("parse_type_text")
# a value that bytecode keeps as text; last the spelling of the release that wrote the file, or None
parse_bytecode_text: Final[Service[[bytes, bool, Any, Any, dict[str, Any], Any], Any]] = Service(
    "parse_bytecode_text"
)
# the spelling of attributes and types in a release; None if it is today's
values_of_release: Final[Service[[str, Any], Any]] = Service("values_of_release")
# constraints of operations in a release that today's definitions lack; None if they are unknown
constraints_of_release: Final[Service[[str, Any], Any]] = Service("constraints_of_release")
# `Operation.parse`: source, name, context, verify, tolerant
parse_operation: Final[Service[[str | bytes | memoryview, str, Any, bool, bool], Any]] = Service(
    "parse_operation"
)
# `Module.parse`: the same, and the release that wrote it
parse_module: Final[Service[[str | bytes | memoryview, str, Any, bool, bool, str | None], Any]] = Service(
    "parse_module"
)
# `Module.parseFile`
parse_module_file: Final[Service[[str, Any, bool, bool, str | None], Any]] = Service("parse_module_file")
# `Operation.write_bytecode`: version and producer
write_bytecode: Final[Service[[Any, int | None, str | None], bytes]] = Service("write_bytecode")

# Checks, dialects and passes
# checks of traits that read types, by name
type_trait_checks: Final[Service[[], dict[str, Any]]] = Service("type_trait_checks")
# the same, for checks after the operation's regions
type_trait_region_checks: Final[Service[[], dict[str, Any]]] = Service("type_trait_region_checks")
# the names of shipped dialects and of dialects of other distributions
available_dialects: Final[Service[[], list[str]]] = Service("available_dialects")
# registers the functions that apply transforms
load_transform_steps: Final[Service[[], None]] = Service("load_transform_steps")
# the loader of a dialect, or None
dialect_loader: Final[Service[[str], Any]] = Service("dialect_loader")
# the modules of shipped passes, by argument
pass_modules: Final[Service[[], dict[str, str]]] = Service("pass_modules")
# imports the module in which a dialect registers the names of its C++ namespace
import_cpp_names: Final[Service[[str], None]] = Service("import_cpp_names")
# the shipped operation with a C++ class in the namespace of a dialect, or None
operation_of_cpp_class: Final[Service[[str, str], str | None]] = Service("operation_of_cpp_class")
# the custom syntax of functions
function_syntax: Final[Service[[], Any]] = Service("function_syntax")

# Arrays
# `attr.to_numpy()`
elements_to_numpy: Final[Service[[Any], Any]] = Service("elements_to_numpy")
# `DenseElementsAttr.get(array)`
elements_from_array: Final[Service[[Any, bool, Any, Any, bool], Any]] = Service("elements_from_array")
# `resource.to_numpy()`
buffer_to_numpy: Final[Service[[Any], Any]] = Service("buffer_to_numpy")

# Portable artifacts
# `stablehlo.serialize_portable_artifact`
serialize_artifact: Final[Service[[Any, str, bool], bytes]] = Service("serialize_artifact")
# `stablehlo.deserialize_portable_artifact`
deserialize_artifact: Final[Service[[Any], None]] = Service("deserialize_artifact")
# the oldest and the newest version of artifacts
artifact_versions: Final[Service[[], tuple[str, str]]] = Service("artifact_versions")
# the version for a requirement of compatibility
compatible_artifact_version: Final[Service[[str], str]] = Service("compatible_artifact_version")
