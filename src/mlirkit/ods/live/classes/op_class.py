"""Live operation classes: one per operator, made on first use.

    build_op_class(operator, dialect) -> a subclass of the operation's declared class (declared_class.py)
    op_members(operator, dialect) -> its members, for a class that exists already

The attributes of the class are the hooks that `OperationName.bind` reads. Accessors come from accessors.py,
the constructor from op_builder.py, checks from invariants.py, syntax from assembly.py, and behaviour written
in Python from hooks.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mlirkit.core.operation import Operation
from mlirkit.ods.live import hooks
from mlirkit.ods.live.building.constructors import add_builders
from mlirkit.ods.live.classes.accessors import add_accessors, match_args
from mlirkit.ods.live.classes.adaptor import AdaptorOfClass
from mlirkit.ods.live.classes.declared_class import declared_class
from mlirkit.ods.live.classes.default_values import defaults_function
from mlirkit.ods.live.classes.derived_attributes import add_derived_attributes
from mlirkit.ods.live.classes.invariants import build_invariants
from mlirkit.ods.live.classes.op_traits import HasTrait, op_interfaces, op_traits
from mlirkit.ods.live.classes.result_names import default_result_names
from mlirkit.ods.live.classes.type_inference import inference_function
from mlirkit.ods.live.formats.assembly import add_assembly
from mlirkit.ods.live.hook_table import load_transformations, when_loaded
from mlirkit.ods.live.introspection.signatures import SignatureOfClass
from mlirkit.ods.live.properties.property_layout import property_layout
from mlirkit.ods.live.properties.written_attributes import WrittenAttributes
from mlirkit.ods.model import Operator
from mlirkit.support.late_regex import LateRegex

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


# The body of `getDefaultDialect`: `return "name";`, or the namespace of the dialect's class or of the
# operation's dialect.
_DEFAULT_DIALECT = LateRegex(
    r"\bgetDefaultDialect\(\)\s*(?:const\s*)?\{\s*return\s+"
    r'(?:"(?P<name>\w+)"|(?P<namespace>(?:[\w:]*::)?\w+::getDialectNamespace\(\)|[^;{}]*\bgetDialect\(\)->getNamespace\(\)))\s*;'
)


def build_op_class(operator: Operator, dialect: LiveDialect) -> Any:
    """The class of the operations that `operator` defines."""
    base = declared_class(operator.name, operator.cpp_class_name)
    members = _members(operator, dialect)
    members |= {name: OfTransformations(name, operator) for name in _OF_TRANSFORMATIONS}
    op_class = type(operator.cpp_class_name, (base,), members)

    def complete() -> None:
        result = _members_of_transformations(operator)
        for name in _OF_TRANSFORMATIONS:
            if name in result:
                setattr(op_class, name, result[name])
            else:
                delattr(op_class, name)

    if not when_loaded(operator.dialect_name, complete):
        complete()
    return op_class


def op_members(operator: Operator, dialect: LiveDialect) -> dict[str, Any]:
    """The members of the class of the operations that `operator` defines, by name."""
    return _members(operator, dialect) | _members_of_transformations(operator)


class OfTransformations:
    """A class attribute made by hooks for transformations, which are loaded on its first use."""

    __slots__ = ("_at_hand", "name", "operator")

    def __init__(self, name: str, operator: Operator) -> None:
        self.name = name
        self.operator = operator
        self._at_hand: dict[str, Any] | None = None

    def __get__(self, instance: Operation | None, owner: type[Operation]) -> Any:
        load_transformations(self.operator.dialect_name)
        if any(vars(cls).get(self.name) is self for cls in owner.__mro__):
            # The hooks are being loaded, or failed to load.
            raise AttributeError(self.name)
        return getattr(owner, self.name)

    def at_hand(self) -> dict[str, Any]:
        """The interfaces by name; None instead of those that hooks for transformations implement."""
        if self._at_hand is None:
            self._at_hand = op_interfaces(self.operator, is_at_hand=True)
        return self._at_hand


_OF_TRANSFORMATIONS = ("CANONICALIZERS", "INTERFACES", "fold_op")


def _members_of_transformations(operator: Operator) -> dict[str, Any]:
    """The members that come from hooks which may not be loaded yet."""
    load_transformations(operator.dialect_name)
    name, folders = operator.name, hooks.folders
    namespace: dict[str, Any] = {
        "CANONICALIZERS": tuple(hooks.canonicalizers.get(name) or ()),
        "INTERFACES": op_interfaces(operator),
    }
    # A fold hook of the whole dialect applies only to operations with `hasFolder`.
    _add_static(namespace, "fold_op", folders.get(name) if operator.has_folder else folders.entries.get(name))
    return namespace


def _members(operator: Operator, dialect: LiveDialect) -> dict[str, Any]:
    name = operator.name
    namespace: dict[str, Any] = {
        "__slots__": (),
        "__doc__": DocOfClass(operator),
        "__module__": dialect.module_name,
        "__qualname__": operator.cpp_class_name,
        "__match_args__": match_args(operator),
        "OPERATION_NAME": name,
        "OPERATOR": operator,
        "DIALECT": dialect.name,
        "ATTRIBUTE_NAMES": operator.property_names,
        "TRAITS": tuple(op_traits(operator, dialect)),
    }
    _add_static(namespace, "verify_invariants", build_invariants(operator, dialect))
    _add_static(namespace, "verify_op", hooks.verifiers.get(name) if operator.has_verifier else None)
    _add_static(
        namespace,
        "verify_op_regions",
        hooks.region_verifiers.get(name) if operator.has_region_verifier else None,
    )
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
    """The members that hooks add to an operation's class, including those of their shared base classes."""
    hook_class = hooks.class_members.get(name)
    result: dict[str, Any] = {}
    for cls in () if hook_class is None else reversed(hook_class.__mro__[:-1]):
        # Members of Operation and of declared classes are not added by hooks.
        if cls not in Operation.__mro__ and "OPERATION_NAME" not in vars(cls):
            result |= {key: value for key, value in vars(cls).items() if not key.startswith("__")}
    return result


def _declared_default_dialect(operator: Operator) -> str:
    """The dialect whose prefix may be left out in regions, from the C++ of `getDefaultDialect`; or ""."""
    # Without the interface the method is not used, as with transform.foreach.
    if not any(trait.interface and trait.interface.name == "OpAsmOpInterface" for trait in operator.traits):
        return ""
    for text in (operator.extra_class_declaration, operator.extra_class_definition):
        match = _DEFAULT_DIALECT.search(text) if "getDefaultDialect" in text else None
        if match is not None:
            # C++ names the class of the operation's own dialect: other dialects' classes are not known here.
            return match["name"] or operator.dialect_name
    return ""


def _add_static(namespace: dict[str, Any], name: str, function: Any) -> None:
    if function is not None:
        namespace[name] = staticmethod(function)


class DocOfClass:
    """The class attribute `__doc__`, made on first use."""

    __slots__ = ("_operator",)

    def __init__(self, operator: Operator) -> None:
        self._operator = operator

    def __get__(self, instance: object, owner: object) -> str:
        return _docstring(self._operator)


def _docstring(operator: Operator) -> str:
    lines = [f"`{operator.name}`" + (f": {operator.summary.strip()}" if operator.summary.strip() else "")]
    if operator.description.strip():
        lines.extend(["", _dedent(operator.description)])
    return "\n".join(lines)


def _dedent(text: str) -> str:
    from textwrap import dedent

    return dedent(text.strip("\n")).rstrip()
