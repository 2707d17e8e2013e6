"""`--gen-directive-decl`: clauses of OpenMP or OpenACC with a fixed set of values, as definitions of enums.

The output is TableGen for the dialect in --directives-dialect.
"""

from __future__ import annotations

from mlirkit.ods.emit.options import Options
from mlirkit.ods.model.directives import language_namespace, read_value_clauses
from mlirkit.support.diagnostics import MLIRError
from mlirkit.tablegen import Records


def directive_decl(records: Records, options: Options) -> str:
    """The output of this action of `mlirkit tblgen`."""
    dialect = options.value("directives-dialect")
    if not dialect:
        raise MLIRError("a dialect must be selected for the directives via '--directives-dialect'")
    namespace = language_namespace(records)
    parts = []
    for clause in read_value_clauses(records):
        name = clause.enum_name
        cases = []
        for value in clause.values:
            if value.is_visible:
                symbol = value.name[:1].upper() + value.name[1:].lower()
                cases.append(name + value.name)
                parts.append(
                    f'def {name}{value.name} : I32EnumAttrCase<"{symbol}", {value.index}, "{value.name}">;\n'
                )
        parts.append(
            f"def {name}: I32EnumAttr<\n"
            f'  "Clause{name}",\n'
            f'  "{name} Clause",\n'
            f"  [{', '.join(cases)}]> {{\n"
            f'    let cppNamespace = "::mlir::{namespace}";\n'
            "    let genSpecializedAttr = 0;\n"
            "}\n"
            f'def {name}Attr : EnumAttr<{dialect}_Dialect, {name}, "{name.lower()}">;\n'
        )
    return "".join(parts)
