"""`--gen-type-constraint-decls`, `--gen-attr-constraint-decls` and `-defs`: constraints as C++ functions.

    bool <function>(::mlir::Type type);

Only constraints with a function name that the root file itself defines are written.
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model import Constraint
from mlirkit.ods.model.reader import DefinitionReader
from mlirkit.ods.model.record_fields import is_of_root
from mlirkit.tablegen import Records

_TYPE = ("::mlir::Type", "type")
_ATTRIBUTE = ("::mlir::Attribute", "attr")


def type_constraint_decls(records: Records, options: Options) -> str:
    """The action for declarations of type constraints."""
    return _declarations(_type_constraints(records), *_TYPE)


def type_constraint_defs(records: Records, options: Options) -> str:
    """The action for definitions of type constraints."""
    return _definitions(_type_constraints(records), *_TYPE)


def attr_constraint_decls(records: Records, options: Options) -> str:
    """The action for declarations of attribute constraints."""
    return _declarations(_attribute_constraints(records), *_ATTRIBUTE)


def attr_constraint_defs(records: Records, options: Options) -> str:
    """The action for definitions of attribute constraints."""
    return _definitions(_attribute_constraints(records), *_ATTRIBUTE)


def _type_constraints(records: Records) -> list[Constraint]:
    reader = DefinitionReader(records)
    constraints = reader.instances("TypeConstraint")
    return [reader.type_constraint(record) for record in constraints if is_of_root(records, record)]


def _attribute_constraints(records: Records) -> list[Constraint]:
    reader = DefinitionReader(records)
    constraints = reader.instances("AttrConstraint")
    return [reader.attribute(record) for record in constraints if is_of_root(records, record)]


def _declarations(constraints: list[Constraint], cpp_type: str, parameter: str) -> str:
    return "".join(
        [
            f"bool {constraint.cpp_function_name}({cpp_type} {parameter});\n"
            for constraint in constraints
            if constraint.cpp_function_name
        ]
    )


def _definitions(constraints: list[Constraint], cpp_type: str, parameter: str) -> str:
    context = FormatContext(_self=parameter)
    parts = []
    for constraint in constraints:
        if constraint.cpp_function_name:
            holds = tgfmt(constraint.condition, context)
            parts.append(
                f"\nbool {constraint.cpp_function_name}({cpp_type} {parameter}) {{\nreturn ({holds});\n}}\n"
            )
    return "".join(parts)
