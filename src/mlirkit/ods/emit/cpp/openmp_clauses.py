"""`--gen-openmp-clause-ops`: structs with the operands of OpenMP's clauses, combined for each operation.

`--verify-openmp-ops` reports operations without members that their clauses define, and writes nothing.
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.file_frame import namespace
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model.openmp import OmpClause, OmpReader
from mlirkit.tablegen import Records


def openmp_clause_ops(records: Records, options: Options) -> str:
    """The action for structs."""
    reader = OmpReader(records)
    out: list[str] = []
    clauses = reader.clauses()
    with namespace(out, reader.cpp_namespace()):
        out += [_struct(clause) for clause in clauses]
        out.append(
            "\nnamespace detail {\n"
            "template <typename... Mixins>\n"
            "struct Clauses : public Mixins... {};\n"
            "} // namespace detail\n"
        )
        for operation in reader.operations():
            structs = ", ".join([f"{clause}ClauseOps" for clause in operation.clauses])
            out.append(f"\nusing {operation.name}Operands = detail::Clauses<{structs}>;\n")
    options.report(reader.diagnostics)
    return "".join(out)


def verify_openmp_ops(records: Records, options: Options) -> str:
    """The action that checks operations."""
    reader = OmpReader(records)
    reader.check()
    options.report(reader.diagnostics)
    return ""


def _struct(clause: OmpClause) -> str:
    fields = [
        f"  {'::llvm::SmallVector<' * field.vectors}{field.element_type}{'>' * field.vectors} {field.name};\n"
        for field in clause.fields
    ]
    return f"struct {clause.name}ClauseOps {{\n{''.join(fields)}}};\n"
