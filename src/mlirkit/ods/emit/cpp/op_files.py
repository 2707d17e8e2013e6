"""`--gen-op-decls` and `--gen-op-defs`: the files of a dialect's operations.

    declarations ::= banner forward* GET_OP_CLASSES(class*) shard-hooks?
    definitions  ::= banner GET_OP_LIST(name*) GET_OP_CLASSES(local-function* class*)
                   | banner GET_OP_DEFS_<i>(shard)*

Options: --op-include-regex and --op-exclude-regex select operations by full name; --op-shard-count divides
definitions, see op_shards.py; --asmformat-error-is-fatal=false continues after wrong formats.
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.file_frame import banner, documentation_comment, ifdef, namespace, section_comment
from mlirkit.ods.emit.cpp.local_constraints import LocalConstraints
from mlirkit.ods.emit.cpp.op_adaptor import Adaptors
from mlirkit.ods.emit.cpp.op_class import op_class
from mlirkit.ods.emit.cpp.op_context import OpContext
from mlirkit.ods.emit.cpp.op_reports import OpReports
from mlirkit.ods.emit.cpp.op_shards import shards, write_shard, write_shard_declarations
from mlirkit.ods.emit.options import Options
from mlirkit.ods.emit.requested_operators import requested_operators
from mlirkit.ods.model.operator_checks import complaints_about_sizes
from mlirkit.ods.model.reader import DefinitionReader
from mlirkit.ods.model.result_types import can_infer_results
from mlirkit.tablegen import Records

_INFER_TYPES = "InferTypeOpInterface"
# Bit fields of the dialect that must be set.
_NEEDED_BITS = ("usePropertiesForAttributes",)


def op_decls(records: Records, options: Options) -> str:
    """The action `gen-op-decls`."""
    contexts = requested_contexts(records, options)
    out = [banner("Op Declarations", records.main_file)]
    for context in contexts:
        operator = context.operator
        with namespace(out, operator.cpp_namespace):
            documentation_comment(out, operator.summary, operator.description)
            out.append(f"class {context.class_name};\n")
    with ifdef(out, "GET_OP_CLASSES"):
        constraints = LocalConstraints(records.main_file, [context.operator for context in contexts])
        for context in contexts:
            _write_class(out, context, constraints, declares=True)
    parts = shards(contexts, options)
    if contexts and len(parts) > 1:
        write_shard_declarations(out, contexts[0].dialect, len(parts))
    return "".join(out)


def op_defs(records: Records, options: Options) -> str:
    """The action `gen-op-defs`."""
    contexts = requested_contexts(records, options)
    out = [banner("Op Definitions", records.main_file)]
    parts = shards(contexts, options)
    if len(parts) == 1:
        with ifdef(out, "GET_OP_LIST"):
            out.append(",\n".join([context.qualified_name for context in contexts]))
        with ifdef(out, "GET_OP_CLASSES"):
            write_definitions(out, records.main_file, contexts)
        return "".join(out)
    if contexts:
        for index, part in enumerate(parts):
            with ifdef(out, f"GET_OP_DEFS_{index}"):
                write_shard(out, contexts[0].dialect, part, index, len(parts))
                write_definitions(out, records.main_file, part, str(index))
    return "".join(out)


def requested_contexts(records: Records, options: Options) -> list[OpContext]:
    """The operators selected by the command line, in byte order of their names."""
    reader = DefinitionReader(records)
    infer_types = None
    if _INFER_TYPES in records.defs:
        infer_types = reader.trait(records.defs[_INFER_TYPES])
    contexts: list[OpContext] = []
    for record in requested_operators(records, options):
        operator = reader.operator(record)
        for complaint in complaints_about_sizes(operator):
            raise reader.error(record, complaint)
        results = infer_types is not None and can_infer_results(operator)
        contexts.append(
            OpContext(
                operator,
                reader.dialect(record.value_as_def("opDialect"), _NEEDED_BITS),
                infer_types if results else None,
                OpReports(reader, record, options),
            )
        )
    return contexts


def write_definitions(out: list[str], main_file: str, contexts: list[OpContext], shard: str = "") -> None:
    """The local functions and the definitions of classes."""
    if not contexts:
        return
    constraints = LocalConstraints(main_file, [context.operator for context in contexts], shard)
    out.append(section_comment("Local Utility Method Definitions"))
    constraints.write(out)
    for context in contexts:
        _write_class(out, context, constraints, declares=False)


def _write_class(out: list[str], context: OpContext, constraints: LocalConstraints, declares: bool) -> None:
    """The adaptors and the class of one operation, and its type id."""
    cpp_namespace = context.operator.cpp_namespace
    word = "declarations" if declares else "definitions"
    with namespace(out, cpp_namespace):
        out.append(section_comment(f"{context.qualified_name} {word}"))
        adaptors = Adaptors(context, constraints)
        cls = op_class(context, constraints)
        if declares:
            adaptors.write_declarations(out)
            cls.write_declaration(out)
        else:
            adaptors.write_definitions(out)
            cls.write_definition(out)
    if cpp_namespace:
        macro = "DECLARE" if declares else "DEFINE"
        out.append(f"MLIR_{macro}_EXPLICIT_TYPE_ID({cpp_namespace}::{context.class_name})\n\n")
