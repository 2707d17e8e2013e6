"""Clauses and operations of OpenMP, for structs with the operands of clauses.

Only generators of C++ read them, so that they are not part of stored definitions.
"""

from __future__ import annotations

from mlirkit.ods.model.names import camel_case_of_variable
from mlirkit.ods.model.reader import DefinitionReader
from mlirkit.ods.model.record_fields import namespace_of
from mlirkit.ods.plain_data import FrozenData
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, MLIRError
from mlirkit.tablegen import DefValue, Record, Records, Value


class ClauseField(FrozenData):
    """An argument of a clause as a field: a C++ type inside a number of nested vectors."""

    name: str
    element_type: str
    vectors: int


class OmpClause(FrozenData):
    """A clause and its fields."""

    name: str
    fields: tuple[ClauseField, ...]


class OmpOp(FrozenData):
    """An operation and the names of its clauses."""

    name: str
    clauses: tuple[str, ...]


class OmpReader:
    """Reads clauses and operations; `diagnostics` are warnings about them."""

    def __init__(self, records: Records) -> None:
        self.records = records
        self.reader = DefinitionReader(records)
        self.diagnostics: list[Diagnostic] = []

    def cpp_namespace(self) -> str:
        """The C++ namespace of the dialect."""
        dialect = self.records.defs.get("OpenMP_Dialect")
        if dialect is None:
            raise MLIRError("The definitions have no 'OpenMP_Dialect'")
        return namespace_of(dialect)

    def clauses(self) -> list[OmpClause]:
        """The named clauses, by the names of their definitions."""
        return [
            OmpClause(clause_name(self.records, record), self._fields(record))
            for record in self.records.derived_from("OpenMP_Clause")
            if not record.is_anonymous
        ]

    def operations(self) -> list[OmpOp]:
        """The named operations, by the names of their definitions."""
        return [
            OmpOp(
                record.name.removeprefix("OpenMP_").removesuffix("Op"),
                tuple(
                    [
                        clause_name(self.records, clause)
                        for clause in record.value_as_list_of_defs("clauseList")
                    ]
                ),
            )
            for record in self.records.derived_from("OpenMP_Op")
            if not record.is_anonymous
        ]

    def _fields(self, record: Record) -> tuple[ClauseField, ...]:
        dag = record.value_as_dag("arguments")
        fields = []
        for value, name in zip(dag.args, dag.arg_names, strict=True):
            element_type, vectors = self._type(record, name or "", value)
            fields.append(ClauseField(camel_case_of_variable(name or ""), element_type, vectors))
        return tuple(fields)

    def _type(self, clause: Record, name: str, value: Value) -> tuple[str, int]:
        """The C++ type of an argument's elements, and the number of nested vectors around it."""
        vectors = 0
        while True:
            if not isinstance(value, DefValue):
                raise self.reader.error(clause, f"argument '{name}' is no definition")
            definition = value.record
            classes = self.reader.classes(definition)
            if "OptionalAttr" in classes:
                value = definition.value("baseAttr")
            elif "TypedArrayAttrBase" in classes:
                value = definition.value("elementAttr")
                vectors += 1
            else:
                break
        if "ElementsAttrBase" in classes:
            if "IntElementsAttrBase" in classes:
                return "::llvm::APInt", vectors + 1
            if "FloatElementsAttr" in classes or "RankedFloatElementsAttr" in classes:
                return "::llvm::APFloat", vectors + 1
            if "DenseArrayAttrBase" in classes:
                element = definition.value_as_string("returnType")
                return element.removeprefix("::llvm::ArrayRef<").removesuffix(">"), vectors + 1
            message = (
                f"could not infer array-like attribute element type for argument '{name}', "
                "will use bare `storageType`"
            )
            self.diagnostics += self.reader.records.diagnostics_at(
                clause, DiagnosticSeverity.WARNING, message
            )
        if "Variadic" in classes:
            vectors += 1
        if "TypeConstraint" in classes:
            return "::mlir::Value", vectors
        return (
            "::mlir::Attribute" if vectors else definition.value_as_string("storageType").strip()
        ), vectors

    # -- checks ---------------------------------------------------------------------------------------

    def check(self) -> None:
        """Report operations that lack members of their clauses."""
        for operation in self.records.derived_from("OpenMP_Op"):
            for clause in operation.value_as_list_of_defs("clauseList"):
                self._check(operation, clause)

    def _check(self, operation: Record, clause: Record) -> None:
        if not clause.value_as_bit("ignoreArgs"):
            self._check_arguments(operation, clause)
        hint = "or explicitly skipping this field."
        concatenation = "Consider concatenating `clauses[{Req,Opt}]AssemblyFormat`"
        for ignored, field, clause_field, advice in (
            ("ignoreAsmFormat", "assemblyFormat", "reqAssemblyFormat", concatenation),
            ("ignoreAsmFormat", "assemblyFormat", "optAssemblyFormat", concatenation),
            ("ignoreDesc", "description", "description", "Consider concatenating `clausesDescription`"),
            (
                "ignoreExtraDecl",
                "extraClassDeclaration",
                "extraClassDeclaration",
                "Consider concatenating `clausesExtraClassDeclaration`",
            ),
        ):
            if clause.value_as_bit(ignored) or _contains(operation, field, clause, clause_field):
                continue
            severity = DiagnosticSeverity.ERROR if field == "description" else DiagnosticSeverity.WARNING
            message = (
                f"'{clause_name(self.records, clause)}' clause-defined `{clause_field}` not present in "
                f"operation. {advice} {hint}"
            )
            self.diagnostics += self.reader.records.diagnostics_at(operation, severity, message)

    def _check_arguments(self, operation: Record, clause: Record) -> None:
        operation_dag = operation.value_as_dag("arguments")
        arguments = {
            (name, str(value))
            for value, name in zip(operation_dag.args, operation_dag.arg_names, strict=True)
        }
        clause_dag = clause.value_as_dag("arguments")
        for value, name in zip(clause_dag.args, clause_dag.arg_names, strict=True):
            if (name, str(value)) not in arguments:
                message = (
                    f"'{clause_name(self.records, clause)}' clause-defined argument "
                    f"'{value.unquoted_text()}:${name}' not present in operation. Consider "
                    "`dag arguments = !con(clausesArgs, ...)` or explicitly skipping this field."
                )
                self.diagnostics += self.reader.records.diagnostics_at(
                    operation, DiagnosticSeverity.WARNING, message
                )


def clause_name(records: Records, clause: Record) -> str:
    """The name of a clause's record, or of its class: `OpenMP_MapClauseSkip` is `Map`."""
    base = records.classes["OpenMP_Clause"]
    name = ""
    if base in clause.direct_superclasses:
        name = clause.name
    else:
        name = next(
            (superclass.name for superclass in clause.superclasses if superclass.derives_from(base)), ""
        )
    return name.removeprefix("OpenMP_").removesuffix("Skip").removesuffix("Clause")


def _contains(operation: Record, field: str, clause: Record, clause_field: str) -> bool:
    """Whether a text of an operation contains the clause's text, which must not be blank."""
    text = (clause.value_as_optional_string(clause_field) or "").strip()
    return text in (operation.value_as_optional_string(field) or "")
