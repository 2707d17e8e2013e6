"""Functions of a generated file that check constraints: `__mlir_ods_local_<kind>_constraint_<label><number>`.

All operations that use a constraint on types, attributes, native properties, successors or regions share its
function; constraints with the same predicate and summary are equal.  The functions of a kind are numbered in
the order of their first use.  A constraint on an attribute or property that reads more than the value and the
operation has no function, and is checked in place.

Mirrors StaticVerifierFunctionEmitter of mlir/TableGen/CodeGenHelpers.h.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from mlirkit.ods.emit.cpp.error_stream import streamed_message
from mlirkit.ods.emit.cpp.format_string import NOTHING_STANDS_FOR_IT, FormatContext, tgfmt
from mlirkit.ods.model import Attribute, Constraint, Operator, Property, TypeConstraint

_NOT_IN_NAMES = re.compile(r"[^0-9A-Za-z_]")


def output_label(main_file: str) -> str:
    """The name of a file of definitions as a part of C++ names."""
    name = main_file.rpartition("/")[2].removesuffix(".td")
    return _NOT_IN_NAMES.sub(
        lambda match: "".join([f"{byte:X}" for byte in match[0].encode("utf-8", "surrogateescape")]), name
    )


class _Functions:
    """The functions of one kind, by constraint."""

    __slots__ = ("constraints", "names", "prefix")

    def __init__(self, kind: str, label: str) -> None:
        self.prefix = f"__mlir_ods_local_{kind}_constraint_{label}"
        # A predicate is one object for all its uses, so that its identity is the key.
        self.names: dict[tuple[int, str], str] = {}
        self.constraints: list[tuple[Constraint, str]] = []

    def add(self, constraint: Constraint) -> None:
        key = (id(constraint.predicate), constraint.summary)
        if key not in self.names:
            name = f"{self.prefix}{len(self.names) + 1}"
            self.names[key] = name
            self.constraints.append((constraint, name))

    def get(self, constraint: Constraint) -> str | None:
        return self.names.get((id(constraint.predicate), constraint.summary))


class LocalConstraints:
    """The functions for the operators of one file, or of a shard, whose number precedes the label."""

    def __init__(self, main_file: str, operators: Iterable[Operator], shard: str = "") -> None:
        label = shard + output_label(main_file)
        self._conditions: dict[int, str] = {}
        self._types = _Functions("type", label)
        self._attributes = _Functions("attr", label)
        self._properties = _Functions("prop", label)
        self._successors = _Functions("successor", label)
        self._regions = _Functions("region", label)
        for operator in operators:
            self._collect(operator)

    def _collect(self, operator: Operator) -> None:
        for value in (*operator.operands, *operator.results):
            if value.constraint.has_predicate:
                self._types.add(value.constraint)
        for named in operator.attributes:
            attribute = named.attribute
            if attribute.has_predicate and not attribute.is_derived and self._stands_alone(attribute, "attr"):
                self._attributes.add(attribute)
        for native in operator.properties:
            definition = native.property
            if (
                definition.has_predicate
                and definition.interface_type
                and self.condition(definition) != "true"
                and self._stands_alone(definition, "prop")
            ):
                self._properties.add(definition)
        for successor in operator.successors:
            if successor.constraint.has_predicate:
                self._successors.add(successor.constraint)
        for region in operator.regions:
            if region.constraint.has_predicate:
                self._regions.add(region.constraint)

    def condition(self, constraint: Constraint) -> str:
        """The C++ condition of a constraint, over `$_self`."""
        key = id(constraint.predicate)
        text = self._conditions.get(key)
        if text is None:
            text = self._conditions[key] = constraint.condition
        return text

    def _stands_alone(self, constraint: Constraint, self_name: str) -> bool:
        context = FormatContext(_op="*op").with_self(self_name)
        return NOTHING_STANDS_FOR_IT not in tgfmt(self.condition(constraint), context)

    # -- names ------------------------------------------------------------------------------------------

    def type_function(self, constraint: TypeConstraint) -> str | None:
        """The function with parameters operation, type, "operand" or "result", and number."""
        return self._types.get(constraint)

    def attribute_function(self, attribute: Attribute) -> str | None:
        """The function with parameters operation, attribute and name, or attribute, name and emitter."""
        return self._attributes.get(attribute)

    def property_function(self, definition: Property) -> str | None:
        """The function with parameters operation, value and name of the property."""
        return self._properties.get(definition)

    def successor_function(self, constraint: Constraint) -> str | None:
        """The function with parameters operation, block, name and number of the successor."""
        return self._successors.get(constraint)

    def region_function(self, constraint: Constraint) -> str | None:
        """The function with parameters operation, region, name and number."""
        return self._regions.get(constraint)

    # -- text -------------------------------------------------------------------------------------------

    def write(self, out: list[str]) -> None:
        """Add the functions to a file."""
        kinds: list[tuple[_Functions, str, Callable[[str, str, str, Constraint], str]]] = [
            (self._types, "type", _type_text),
            (self._attributes, "attr", _attribute_text),
            (self._properties, "prop", _property_text),
            (self._successors, "successor", _successor_text),
            (self._regions, "region", _region_text),
        ]
        for functions, self_name, text in kinds:
            context = FormatContext(_op="*op").with_self(self_name)
            for constraint, name in functions.constraints:
                condition = tgfmt(self.condition(constraint), context)
                message = streamed_message(constraint.summary, context)
                out.append(text(name, condition, message, constraint))


def _type_text(name: str, condition: str, message: str, constraint: Constraint) -> str:
    return f"""
static ::llvm::LogicalResult {name}(
    ::mlir::Operation *op, ::mlir::Type type, ::llvm::StringRef valueKind,
    unsigned valueIndex) {{
  if (!({condition})) {{
    return op->emitOpError(valueKind) << " #" << valueIndex
        << " must be {message}, but got " << type;
  }}
  return ::mlir::success();
}}
"""


def _attribute_text(name: str, condition: str, message: str, constraint: Constraint) -> str:
    return f"""
static ::llvm::LogicalResult {name}(
    ::mlir::Attribute attr, ::llvm::StringRef attrName, llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) {{
  if (attr && !({condition}))
    return emitError() << "attribute '" << attrName
        << "' failed to satisfy constraint: {message}";
  return ::mlir::success();
}}
static ::llvm::LogicalResult {name}(
    ::mlir::Operation *op, ::mlir::Attribute attr, ::llvm::StringRef attrName) {{
  return {name}(attr, attrName, [op]() {{
    return op->emitOpError();
  }});
}}
"""  # noqa: E501


def _property_text(name: str, condition: str, message: str, constraint: Constraint) -> str:
    assert isinstance(constraint, Property)
    value_type = constraint.interface_type
    return f"""
  static ::llvm::LogicalResult {name}(
      {value_type} prop, ::llvm::StringRef propName, llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) {{
    if (!({condition}))
      return emitError() << "property '" << propName
          << "' failed to satisfy constraint: {message}";
    return ::mlir::success();
  }}
  static ::llvm::LogicalResult {name}(
      ::mlir::Operation *op, {value_type} prop, ::llvm::StringRef propName) {{
    return {name}(prop, propName, [op]() {{
      return op->emitOpError();
    }});
  }}
  """  # noqa: E501


def _successor_text(name: str, condition: str, message: str, constraint: Constraint) -> str:
    return f"""
static ::llvm::LogicalResult {name}(
    ::mlir::Operation *op, ::mlir::Block *successor,
    ::llvm::StringRef successorName, unsigned successorIndex) {{
  if (!({condition})) {{
    return op->emitOpError("successor #") << successorIndex << " ('"
        << successorName << ")' failed to verify constraint: {message}";
  }}
  return ::mlir::success();
}}
"""


def _region_text(name: str, condition: str, message: str, constraint: Constraint) -> str:
    return f"""
static ::llvm::LogicalResult {name}(
    ::mlir::Operation *op, ::mlir::Region &region, ::llvm::StringRef regionName,
    unsigned regionIndex) {{
  if (!({condition})) {{
    return op->emitOpError("region #") << regionIndex
        << (regionName.empty() ? " " : " ('" + regionName + "') ")
        << "failed to verify constraint: {message}";
  }}
  return ::mlir::success();
}}
"""
