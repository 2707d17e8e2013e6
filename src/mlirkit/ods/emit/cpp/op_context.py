"""The context of the emitters of an operator's C++: the operator, its dialect, its members and accessors.

Members of `Properties`, in order: attributes by name, native properties, sizes of operand groups, sizes of
result groups.  In a dialect without `Properties`, attributes are searched in the sorted dictionary, without
the entries at both ends that must be other required attributes.
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.method import Method
from mlirkit.ods.emit.cpp.op_reports import OpReports
from mlirkit.ods.emit.cpp.op_segments import (
    LEGACY_OPERAND_SIZES,
    LEGACY_RESULT_SIZES,
    OPERAND_SIZES,
    RESULT_SIZES,
    segment_sizes,
)
from mlirkit.ods.model import Attribute, Dialect, NamedProperty, NamedTypeConstraint, Operator, Trait
from mlirkit.ods.model.names import camel_case
from mlirkit.ods.model.trait import TraitKind


class AttributeMember:
    """An attribute of an operator, by name; sizes of groups have no definition."""

    __slots__ = ("attribute", "is_required", "lower_bound", "name", "upper_bound")

    def __init__(self, name: str, attribute: Attribute | None, is_required: bool) -> None:
        self.name = name
        self.attribute = attribute
        self.is_required = is_required
        # The numbers of required attributes with smaller and with greater names.
        self.lower_bound = 0
        self.upper_bound = 0

    @property
    def is_derived(self) -> bool:
        return self.attribute is not None and self.attribute.is_derived


Member = AttributeMember | NamedProperty


class OpContext:
    """An operator, and the facts that its C++ needs."""

    def __init__(
        self,
        operator: Operator,
        dialect: Dialect,
        infer_types: Trait | None,
        reports: OpReports,
    ) -> None:
        self.operator = operator
        self.reports = reports
        self.dialect = dialect
        self.class_name = operator.cpp_class_name
        self.uses_properties = dialect.use_properties_for_attributes
        self.has_properties = bool(operator.properties) or self.uses_properties
        # `InferTypeOpInterface`, if the file includes its definition.
        self.infer_types = infer_types
        traits = [trait for trait in operator.traits if trait.kind is not TraitKind.PREDICATE]
        self.trait_names = frozenset([trait.fully_qualified_name for trait in traits])
        self.has_operand_sizes = "::mlir::OpTrait::AttrSizedOperandSegments" in self.trait_names
        self.has_result_sizes = "::mlir::OpTrait::AttrSizedResultSegments" in self.trait_names
        self.operand_sizes: NamedProperty | None = None
        self.result_sizes: NamedProperty | None = None
        self.attributes = self._attribute_members()
        names = [name.encode() for name in self.attributes]
        self.legacy_operand_sizes_index = sum(name < LEGACY_OPERAND_SIZES.encode() for name in names)
        self.legacy_result_sizes_index = sum(name < LEGACY_RESULT_SIZES.encode() for name in names)

    def _attribute_members(self) -> dict[str, AttributeMember]:
        """The attributes by name, in byte order."""
        operator = self.operator
        members: dict[str, AttributeMember] = {}
        for named in operator.attributes:
            members.setdefault(
                named.name, AttributeMember(named.name, named.attribute, named.attribute.is_required)
            )
        if self.has_operand_sizes:
            if self.uses_properties:
                self.operand_sizes = segment_sizes(OPERAND_SIZES, len(operator.operands))
            else:
                members.setdefault(OPERAND_SIZES, AttributeMember(OPERAND_SIZES, None, True))
        if self.has_result_sizes:
            if self.uses_properties:
                self.result_sizes = segment_sizes(RESULT_SIZES, len(operator.results))
            else:
                members.setdefault(RESULT_SIZES, AttributeMember(RESULT_SIZES, None, True))
        ordered = [members[name] for name in sorted(members, key=lambda name: name.encode())]
        required = 0
        for member in ordered:
            member.lower_bound = required
            required += member.is_required
        for member in ordered:
            member.upper_bound = required - member.lower_bound - member.is_required
        return {member.name: member for member in ordered}

    # -- members ----------------------------------------------------------------------------------------

    @property
    def members(self) -> list[Member]:
        """The members of `Properties`."""
        members: list[Member] = [member for member in self.attributes.values() if not member.is_derived]
        members += self.operator.properties
        members += [sizes for sizes in (self.operand_sizes, self.result_sizes) if sizes is not None]
        return members

    @property
    def has_nonempty_properties(self) -> bool:
        return self.has_properties and bool(self.members)

    @property
    def can_infer_types(self) -> bool:
        """Whether the operation has `InferTypeOpInterface`, listed or derived."""
        return "::mlir::InferTypeOpInterface::Trait" in self.trait_names or self.infer_types is not None

    @property
    def qualified_name(self) -> str:
        """The class with its namespace."""
        return self.operator.qualified_class_name

    # -- C++ --------------------------------------------------------------------------------------------

    def operand_name(self, index: int) -> str:
        """The parameter of builders for an operand."""
        return self.operator.operands[index].name or f"odsArg_{index}"


def getter_name(name: str) -> str:
    return f"get{camel_case(name)}"


def setter_name(name: str) -> str:
    return f"set{camel_case(name)}"


def remover_name(name: str) -> str:
    return f"remove{camel_case(name)}"


class Access:
    """The C++ that accesses an operation's parts, in the class of the operation or of its adaptor."""

    __slots__ = ("context", "for_op")

    def __init__(self, context: OpContext, for_op: bool) -> None:
        self.context = context
        self.for_op = for_op

    def attribute(self, name: str, named: bool = False) -> str:
        """The attribute of this name, or with `named` the entry of the dictionary."""
        if self.context.has_properties:
            return f"getProperties().{name}"
        member = self.context.attributes[name]
        attributes = self.attribute_range
        return (
            f"::mlir::impl::get{'Named' if named else ''}AttrFromSortedRange("
            f"{attributes}.begin() + {member.lower_bound}, {attributes}.end() - {member.upper_bound}, "
            f"{self.attribute_name(name)})"
        )

    def attribute_name(self, name: str) -> str:
        getter = getter_name(name)
        if self.for_op:
            return f"{getter}AttrName()"
        return f"{self.context.class_name}::{getter}AttrName(*odsOpName)"

    @property
    def attribute_range(self) -> str:
        return "(*this)->getAttrs()" if self.for_op else "odsAttrs"

    @property
    def error_prefix(self) -> str:
        """The start of an error, before its text."""
        if self.for_op:
            return 'emitOpError("'
        return f"emitError(loc, \"'{self.context.operator.name}' op "

    def operand(self, index: int) -> str:
        """The operand or the range of operands."""
        return _value(self.context.operator.operands[index], "Operands", index)

    def result(self, index: int) -> str:
        if not self.for_op:
            return "<no results should be generated>"
        return _value(self.context.operator.results[index], "Results", index)


def _value(value: NamedTypeConstraint, kind: str, index: int) -> str:
    values = f"this->getODS{kind}({index})"
    return values if value.is_variadic else f"(*{values}.begin())"


def unpruned(method: Method | None, name: str, context: OpContext, line: int = 0) -> Method:
    """A method that must not overlap with another one.

    The error has the line in mlir-tblgen's source (OpDefinitionsGen.cpp of LLVM 22) that adds the method.
    """
    if method is None:
        raise context.reports.error(
            f"Unexpected overlap when generating `{name}` for {context.operator.name} (from line {line})"
        )
    return method


def typed_value(value: NamedTypeConstraint) -> str:
    """The C++ type of one operand or result."""
    return f"::mlir::TypedValue<{value.constraint.cpp_type}>"
