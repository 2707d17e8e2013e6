"""The bytecode encoding of a dialect's attributes and types, by the classes of mlir/IR/BytecodeBase.td.

Only generators of C++ read it, so that it is not part of stored definitions.
"""

from __future__ import annotations

from mlirkit.ods.model.reader import DefinitionReader
from mlirkit.ods.plain_data import FrozenData
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, MLIRError, ParseError
from mlirkit.tablegen import DefValue, Record, Records

# The name of the definition that reserves an unused code.
RESERVED = "ReservedOrDead"


class BytecodeMember(FrozenData):
    """A named member of an encoded attribute, type or other kind."""

    name: str
    kind: BytecodeKind


class BytecodeKind(FrozenData):
    """The encoding of one kind of value; the texts are C++ with placeholders.

    `parser` is None if the kind has no parser, for example an array.
    """

    def_name: str
    cpp_type: str
    parser: str | None
    builder: str
    printer: str
    getter: str
    # The C++ condition by which a class with several encodings selects this one; "" for always.
    predicate: str
    members: tuple[BytecodeMember, ...]
    # The kind of an array's elements.
    element: BytecodeKind | None
    is_composite: bool
    is_attribute: bool
    is_type: bool


class BytecodeDialect(FrozenData):
    """The attributes and types of a dialect in the order of their codes."""

    attributes: tuple[BytecodeKind, ...]
    types: tuple[BytecodeKind, ...]


class BytecodeReader:
    """Reads the definitions of one dialect."""

    def __init__(self, records: Records) -> None:
        self.records = records
        self.reader = DefinitionReader(records)

    def dialect(self, name: str) -> BytecodeDialect:
        """The dialect with this name, or the only dialect if the name is empty."""
        attributes = self._elements("DialectAttributes", name)
        types = self._elements("DialectTypes", name)
        names = {**attributes, **types}
        if len(names) != 1:
            raise MLIRError(
                "Single dialect per invocation required (either only one in input file or specified via "
                "dialect option)"
            )
        (result,) = names
        return BytecodeDialect(attributes.get(result, ()), types.get(result, ()))

    def _elements(self, class_name: str, name: str) -> dict[str, tuple[BytecodeKind, ...]]:
        """The kinds in the lists of all records of a class, by dialect."""
        return {
            record.value_as_string("dialect"): tuple(
                [self._kind(element) for element in record.value_as_list_of_defs("elems")]
            )
            for record in self.records.derived_from(class_name)
            if not name or record.value_as_string("dialect") == name
        }

    def _kind(self, record: Record) -> BytecodeKind:
        classes = self.reader.classes(record)
        is_array = "Array" in classes
        element = self._kind(record.value_as_def("elemT")) if is_array else None
        return BytecodeKind(
            def_name=record.name,
            cpp_type=self._cpp_type(record) if element is None else f"SmallVector<{element.cpp_type}>",
            parser=record.value_as_optional_string("cParser"),
            builder=record.value_as_optional_string("cBuilder") or "",
            printer=record.value_as_optional_string("cPrinter") or "",
            getter=record.value_as_optional_string("cGetter") or "",
            predicate=record.value_as_optional_string("printerPredicate") or "",
            members=self._members(record),
            element=element,
            is_composite="CompositeBytecode" in classes,
            is_attribute="AttributeKind" in classes,
            is_type="TypeKind" in classes,
        )

    def _cpp_type(self, record: Record) -> str:
        cpp_type = record.value_as_string("cType")
        if not cpp_type and record.is_anonymous:
            raise self.reader.error(record, "Unable to determine cType")
        return cpp_type or record.name

    def _members(self, record: Record) -> tuple[BytecodeMember, ...]:
        if "members" not in record:
            return ()
        dag = record.value_as_dag("members")
        members = []
        for value, name in zip(dag.args, dag.arg_names, strict=True):
            if not isinstance(value, DefValue):
                raise MLIRError(f"Unexpected type for {name}")
            members.append(BytecodeMember(name or "", self._kind(value.record)))
        return tuple(members)

    def ambiguity(self, kinds: list[BytecodeKind]) -> ParseError:
        """The error for several kinds of one class without a condition that selects one by value."""
        message = "Requires parsing predicate given common cType"
        diagnostics = [
            diagnostic
            for kind in kinds
            if not kind.predicate
            for diagnostic in self.reader.records.diagnostics_at(
                self.records.defs[kind.def_name], DiagnosticSeverity.ERROR, message
            )
        ]
        diagnostics.append(
            Diagnostic(DiagnosticSeverity.ERROR, f"Unspecified for shared cType {kinds[0].cpp_type}")
        )
        return ParseError(diagnostics[0].headline(), diagnostics)
