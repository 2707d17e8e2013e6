"""Live operation classes: one per operator, made on first use.

    build_op_class(operator, dialect) -> a subclass of the operation's declared class (declared_class.py)
    op_members(operator, dialect) -> what it has, for a class that is there already

Its attributes are the hooks `OperationName.bind` reads; accessors come from accessors.py, the constructor
from op_builder.py, checks from invariants.py, syntax from assembly.py, and what only Python can say from
hooks.py.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from mlirkit.core.operation import Operation
from mlirkit.ods.live import hooks
from mlirkit.ods.live.accessors import add_accessors, match_args
from mlirkit.ods.live.adaptor import AdaptorOfClass
from mlirkit.ods.live.assembly import add_assembly
from mlirkit.ods.live.constructors import add_builders
from mlirkit.ods.live.declared_class import declared_class
from mlirkit.ods.live.default_values import defaults_function
from mlirkit.ods.live.derived_attributes import add_derived_attributes
from mlirkit.ods.live.invariants import build_invariants
from mlirkit.ods.live.op_traits import HasTrait, op_interfaces, op_traits
from mlirkit.ods.live.property_layout import property_layout
from mlirkit.ods.live.result_names import default_result_names
from mlirkit.ods.live.signatures import SignatureOfClass
from mlirkit.ods.live.type_inference import inference_function
from mlirkit.ods.live.written_attributes import WrittenAttributes
from mlirkit.ods.model import Operator

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


_DEFAULT_DIALECT = re.compile(r'\bgetDefaultDialect\(\)\s*\{\s*return\s+"(\w+)"\s*;')


def build_op_class(operator: Operator, dialect: LiveDialect) -> Any:
    """The class of the operations that `operator` defines."""
    base = declared_class(operator.name, operator.cpp_class_name)
    return type(operator.cpp_class_name, (base,), op_members(operator, dialect))


def op_members(operator: Operator, dialect: LiveDialect) -> dict[str, Any]:
    """The members of the class of the operations that `operator` defines, by name."""
    name = operator.name
    namespace: dict[str, Any] = {
        "__slots__": (),
        "__doc__": _docstring(operator),
        "__module__": dialect.module_name,
        "__qualname__": operator.cpp_class_name,
        "__match_args__": match_args(operator),
        "OPERATION_NAME": name,
        "OPERATOR": operator,
        "DIALECT": dialect.name,
        "ATTRIBUTE_NAMES": operator.property_names,
        "TRAITS": tuple(op_traits(operator, dialect)),
        "INTERFACES": op_interfaces(operator, dialect),
    }
    _add_static(namespace, "verify_invariants", build_invariants(operator, dialect))
    _add_static(namespace, "verify_op", hooks.verifiers.get(name) if operator.has_verifier else None)
    _add_static(
        namespace,
        "verify_op_regions",
        hooks.region_verifiers.get(name) if operator.has_region_verifier else None,
    )
    # A folder of the whole dialect is that of operations that say they have one.
    folders = hooks.folders
    _add_static(namespace, "fold_op", folders.get(name) if operator.has_folder else folders.entries.get(name))
    namespace["CANONICALIZERS"] = tuple(hooks.canonicalizers.get(name) or ())
    _add_static(namespace, "infer_types", inference_function(operator, dialect))
    _add_static(namespace, "populate_defaults", defaults_function(operator, dialect))
    _add_static(namespace, "result_names", hooks.result_namers.get(name) or default_result_names(operator))
    _add_static(namespace, "block_names", hooks.block_namers.get(name))
    _add_static(namespace, "block_labels", hooks.block_labelers.get(name))
    default = hooks.default_dialects.get(name) or _declared_default_dialect(operator)
    if default:
        namespace["default_dialect"] = default
    if operator.property_names:
        namespace["WRITTEN"] = WrittenAttributes(operator, dialect)
        namespace["PROPERTY_LAYOUT"] = staticmethod(lambda: property_layout(operator, dialect))
    add_accessors(operator, dialect, namespace)
    add_derived_attributes(operator, dialect, namespace)
    add_builders(operator, dialect, namespace)
    namespace.setdefault("Adaptor", AdaptorOfClass(operator, dialect))
    namespace["__signature__"] = SignatureOfClass(operator, dialect)
    namespace["has_trait"] = HasTrait()
    add_assembly(operator, dialect, namespace)
    namespace.update(members_of(name))
    return namespace


def members_of(name: str) -> dict[str, Any]:
    """The members that hooks give the class of an operation, those of classes that hooks share among them."""
    own = hooks.class_members.get(name)
    found: dict[str, Any] = {}
    for cls in () if own is None else reversed(own.__mro__[:-1]):
        # What every operation has, or the definition says, is nobody's own.
        if cls not in Operation.__mro__ and "OPERATION_NAME" not in vars(cls):
            found |= {key: value for key, value in vars(cls).items() if not key.startswith("__")}
    return found


def _declared_default_dialect(operator: Operator) -> str:
    """The dialect whose prefix may be left out in the regions, as the definition's own C++ has it; or ""."""
    # Without the interface nobody asks for it, as with transform.foreach.
    if not any(each.interface and each.interface.name == "OpAsmOpInterface" for each in operator.traits):
        return ""
    found = _DEFAULT_DIALECT.search(operator.extra_class_declaration)
    return found[1] if found else ""


def _add_static(namespace: dict[str, Any], name: str, function: Any) -> None:
    if function is not None:
        namespace[name] = staticmethod(function)


def _docstring(operator: Operator) -> str:
    lines = [f"`{operator.name}`" + (f": {operator.summary.strip()}" if operator.summary.strip() else "")]
    if operator.description.strip():
        lines.extend(["", _dedent(operator.description)])
    return "\n".join(lines)


def _dedent(text: str) -> str:
    from textwrap import dedent

    return dedent(text.strip("\n")).rstrip()
