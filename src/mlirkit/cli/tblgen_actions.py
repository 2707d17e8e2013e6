"""The actions of `mlirkit tblgen`, and their options.

`ACTIONS` names the functions by module, so that only the selected one is imported.  `VALUE_OPTIONS` are the
options of actions with a value, which the actions look up with `Options.value`; `FLAG_OPTIONS` are the
options without a value.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from mlirkit.support.gc_pause import gc_paused
from mlirkit.tablegen import Records

if TYPE_CHECKING:
    from mlirkit.ods.emit.options import Options


class Action:
    """An action on the records: `target` is `module:function`."""

    __slots__ = ("help", "target")

    def __init__(self, help_: str, target: str) -> None:
        self.help = help_
        self.target = target

    def run(self, records: Records, options: Options) -> str:
        """The text of the output."""
        module, _, name = self.target.partition(":")
        function: Callable[[Records, Options], str] = getattr(import_module(module), name)
        # Models and texts live until the end: there is nothing to collect meanwhile.
        with gc_paused():
            text: str = function(records, options)
        return text


def _print_records(records: Records, options: Options) -> str:
    from mlirkit.tablegen.print_records import print_records

    return print_records(records)


def _print_detailed_records(records: Records, options: Options) -> str:
    from mlirkit.tablegen.print_detailed_records import print_detailed_records

    return print_detailed_records(records)


def _dump_json(records: Records, options: Options) -> str:
    from mlirkit.tablegen.dump_json import dump_json

    return dump_json(records)


def _print_enums(records: Records, options: Options) -> str:
    return "".join([f"{one.name}, " for one in records.derived_from(options.value("class"))]) + "\n"


def _null_backend(records: Records, options: Options) -> str:
    return ""


DEFAULT_ACTION = "print-records"

ACTIONS: dict[str, Action] = {
    "audit": Action(
        "List the C++ of operation definitions that mlirkit cannot evaluate",
        "mlirkit.ods.live.audit:audit_text",
    ),
    "dump-json": Action("Dump all records as machine-readable JSON", f"{__name__}:_dump_json"),
    "gen-attr-constraint-decls": Action(
        "Generate attribute constraint declarations", "mlirkit.ods.emit.cpp.constraints:attr_constraint_decls"
    ),
    "gen-attr-constraint-defs": Action(
        "Generate attribute constraint definitions", "mlirkit.ods.emit.cpp.constraints:attr_constraint_defs"
    ),
    "gen-attr-interface-decls": Action(
        "Generate attribute interface declarations", "mlirkit.ods.emit.cpp.interfaces:attr_interface_decls"
    ),
    "gen-attr-interface-defs": Action(
        "Generate attribute interface definitions", "mlirkit.ods.emit.cpp.interfaces:attr_interface_defs"
    ),
    "gen-attr-interface-docs": Action(
        "Generate attribute interface documentation", "mlirkit.ods.emit.interface_docs:attr_interface_docs"
    ),
    "gen-attrdef-decls": Action(
        "Generate AttrDef declarations", "mlirkit.ods.emit.cpp.attr_or_type_defs:attrdef_decls"
    ),
    "gen-attrdef-defs": Action(
        "Generate AttrDef definitions", "mlirkit.ods.emit.cpp.attr_or_type_defs:attrdef_defs"
    ),
    "gen-attrdef-doc": Action(
        "Generate dialect attribute documentation", "mlirkit.ods.emit.value_docs:attrdef_doc"
    ),
    "gen-avail-interface-decls": Action(
        "Generate availability interface declarations",
        "mlirkit.ods.emit.cpp.availability:avail_interface_decls",
    ),
    "gen-avail-interface-defs": Action(
        "Generate op interface definitions", "mlirkit.ods.emit.cpp.availability:avail_interface_defs"
    ),
    "gen-bytecode": Action(
        "Generate dialect bytecode readers/writers", "mlirkit.ods.emit.cpp.bytecode:bytecode"
    ),
    "gen-convertible-llvmir-intrinsics": Action(
        "Generate list of convertible LLVM IR intrinsics",
        "mlirkit.ods.emit.cpp.llvmir_conversions:convertible_llvmir_intrinsics",
    ),
    "gen-ctags": Action("Generate ctags-compatible index", "mlirkit.tablegen.ctags:ctags"),
    "gen-dialect-decls": Action(
        "Generate dialect declarations", "mlirkit.ods.emit.cpp.dialects:dialect_decls"
    ),
    "gen-dialect-defs": Action("Generate dialect definitions", "mlirkit.ods.emit.cpp.dialects:dialect_defs"),
    "gen-dialect-doc": Action("Generate dialect documentation", "mlirkit.ods.emit.dialect_docs:dialect_doc"),
    "gen-dialect-interface-decls": Action(
        "Generate dialect interface declarations.",
        "mlirkit.ods.emit.cpp.dialect_interfaces:dialect_interface_decls",
    ),
    "gen-directive-decl": Action(
        "Generate declarations for directives (OpenMP/OpenACC etc.)",
        "mlirkit.ods.emit.cpp.directives:directive_decl",
    ),
    "gen-enum-decls": Action("Generate enum utility declarations", "mlirkit.ods.emit.cpp.enums:enum_decls"),
    "gen-enum-defs": Action("Generate enum utility definitions", "mlirkit.ods.emit.cpp.enums:enum_defs"),
    "gen-enum-doc": Action("Generate dialect enum documentation", "mlirkit.ods.emit.enum_docs:enum_doc"),
    "gen-enum-from-llvmir-conversions": Action(
        "Generate conversions of EnumAttrs from LLVM IR",
        "mlirkit.ods.emit.cpp.llvmir_conversions:enum_from_llvmir_conversions",
    ),
    "gen-enum-to-llvmir-conversions": Action(
        "Generate conversions of EnumAttrs to LLVM IR",
        "mlirkit.ods.emit.cpp.llvmir_conversions:enum_to_llvmir_conversions",
    ),
    "gen-intr-from-llvmir-conversions": Action(
        "Generate conversions of intrinsics from LLVM IR",
        "mlirkit.ods.emit.cpp.llvmir_conversions:intr_from_llvmir_conversions",
    ),
    "gen-layout": Action(
        "Generate a table of how bytecode stores operations' properties", "mlirkit.ods.emit.layout:layout"
    ),
    "gen-llvmir-conversions": Action(
        "Generate LLVM IR conversions", "mlirkit.ods.emit.cpp.llvmir_conversions:llvmir_conversions"
    ),
    "gen-llvmir-intrinsics": Action(
        "Generate LLVM IR intrinsics", "mlirkit.ods.emit.cpp.llvmir_intrinsics:llvmir_intrinsics"
    ),
    "gen-op-decls": Action("Generate op declarations", "mlirkit.ods.emit.cpp.op_files:op_decls"),
    "gen-op-defs": Action("Generate op definitions", "mlirkit.ods.emit.cpp.op_files:op_defs"),
    "gen-op-doc": Action("Generate dialect documentation", "mlirkit.ods.emit.op_docs:op_doc"),
    "gen-op-from-llvmir-conversions": Action(
        "Generate conversions of operations from LLVM IR",
        "mlirkit.ods.emit.cpp.llvmir_conversions:op_from_llvmir_conversions",
    ),
    "gen-op-interface-decls": Action(
        "Generate op interface declarations", "mlirkit.ods.emit.cpp.interfaces:op_interface_decls"
    ),
    "gen-op-interface-defs": Action(
        "Generate op interface definitions", "mlirkit.ods.emit.cpp.interfaces:op_interface_defs"
    ),
    "gen-op-interface-docs": Action(
        "Generate op interface documentation", "mlirkit.ods.emit.interface_docs:op_interface_docs"
    ),
    "gen-openmp-clause-ops": Action(
        "Generate OpenMP clause operand structures", "mlirkit.ods.emit.cpp.openmp_clauses:openmp_clause_ops"
    ),
    "gen-pass-capi-header": Action(
        "Generate pass C API header", "mlirkit.ods.emit.cpp.pass_capi:pass_capi_header"
    ),
    "gen-pass-capi-impl": Action(
        "Generate pass C API implementation", "mlirkit.ods.emit.cpp.pass_capi:pass_capi_impl"
    ),
    "gen-pass-decls": Action("Generate pass declarations", "mlirkit.ods.emit.cpp.pass_decls:pass_decls"),
    "gen-pass-doc": Action("Generate pass documentation", "mlirkit.ods.emit.pass_docs:pass_doc"),
    "gen-pyi": Action("Generate a stub of the dialect's Python module", "mlirkit.dialects.stubs:pyi"),
    "gen-python-enum-bindings": Action(
        "Generate Python bindings for enum attributes", "mlirkit.ods.emit.python_enums:enum_bindings"
    ),
    "gen-python-op-bindings": Action(
        "Generate Python bindings for MLIR Ops", "mlirkit.ods.emit.python_bindings:op_bindings"
    ),
    "gen-rewriters": Action("Generate pattern rewriters", "mlirkit.ods.emit.cpp.rewriters:rewriters"),
    "gen-spirv-attr-utils": Action(
        "Generate SPIR-V attribute utility definitions",
        "mlirkit.ods.emit.cpp.spirv_serialization:spirv_attr_utils",
    ),
    "gen-spirv-avail-impls": Action(
        "Generate SPIR-V operation utility definitions", "mlirkit.ods.emit.cpp.availability:spirv_avail_impls"
    ),
    "gen-spirv-capability-implication": Action(
        "Generate utility function to return implied capabilities for a given capability",
        "mlirkit.ods.emit.cpp.availability:spirv_capability_implication",
    ),
    "gen-spirv-enum-avail-decls": Action(
        "Generate SPIR-V enum availability declarations",
        "mlirkit.ods.emit.cpp.availability:spirv_enum_avail_decls",
    ),
    "gen-spirv-enum-avail-defs": Action(
        "Generate SPIR-V enum availability definitions",
        "mlirkit.ods.emit.cpp.availability:spirv_enum_avail_defs",
    ),
    "gen-spirv-serialization": Action(
        "Generate SPIR-V (de)serialization utilities and functions",
        "mlirkit.ods.emit.cpp.spirv_serialization:spirv_serialization",
    ),
    "gen-tosa-avail-impls": Action(
        "Generate Tosa operation utility definitions", "mlirkit.ods.emit.cpp.availability:tosa_avail_impls"
    ),
    "gen-type-constraint-decls": Action(
        "Generate type constraint declarations", "mlirkit.ods.emit.cpp.constraints:type_constraint_decls"
    ),
    "gen-type-constraint-defs": Action(
        "Generate type constraint definitions", "mlirkit.ods.emit.cpp.constraints:type_constraint_defs"
    ),
    "gen-type-interface-decls": Action(
        "Generate type interface declarations", "mlirkit.ods.emit.cpp.interfaces:type_interface_decls"
    ),
    "gen-type-interface-defs": Action(
        "Generate type interface definitions", "mlirkit.ods.emit.cpp.interfaces:type_interface_defs"
    ),
    "gen-type-interface-docs": Action(
        "Generate type interface documentation", "mlirkit.ods.emit.interface_docs:type_interface_docs"
    ),
    "gen-typedef-decls": Action(
        "Generate TypeDef declarations", "mlirkit.ods.emit.cpp.attr_or_type_defs:typedef_decls"
    ),
    "gen-typedef-defs": Action(
        "Generate TypeDef definitions", "mlirkit.ods.emit.cpp.attr_or_type_defs:typedef_defs"
    ),
    "gen-typedef-doc": Action(
        "Generate dialect type documentation", "mlirkit.ods.emit.value_docs:typedef_doc"
    ),
    "null-backend": Action("Do nothing after parsing (useful for timing)", f"{__name__}:_null_backend"),
    "print-detailed-records": Action(
        "Print full details of all records to stdout", f"{__name__}:_print_detailed_records"
    ),
    "print-enums": Action("Print enum values for a class", f"{__name__}:_print_enums"),
    "print-records": Action("Print all records to stdout (default)", f"{__name__}:_print_records"),
    "print-sets": Action("Print expanded sets for testing DAG exprs", "mlirkit.tablegen.sets:print_sets"),
    "promises": Action(
        "List the hooks that definitions require and mlirkit does not have",
        "mlirkit.ods.live.promises:promises_text",
    ),
    "verify-openmp-ops": Action(
        "Verify OpenMP operations (produce no output file)",
        "mlirkit.ods.emit.cpp.openmp_clauses:verify_openmp_ops",
    ),
}

# Further options with a value, and their help; actions read them from `Options.values`.
VALUE_OPTIONS: dict[str, str] = {
    "attrdefs-dialect": "Accepted, without effect: documents of attributes cover all dialects",
    "bind-dialect": "The dialect to run the generator for",
    "class": "Print Enum list for this class",
    "bytecode-dialect": "The dialect to gen for",
    "dialect-opclass-base": "The base class for the ops in the dialect we are planning to emit",
    "directives-dialect": "Generate directives for this dialect",
    "llvmir-intrinsics-access-group-regexp": "Mark intrinsics that match as taking an access group",
    "llvmir-intrinsics-alias-analysis-regexp": "Mark intrinsics that match as taking alias metadata",
    "llvmir-intrinsics-filter": "Only keep the intrinsics with the specified substring in their record name",
    "dialect-extension": "The prefix of the dialect extension",
    "dialect": "The dialect to gen for",
    "op-exclude-regex": "Regex of name of op's to exclude (no filter if empty)",
    "op-shard-count": "The number of shards into which the op classes will be divided",
    "op-include-regex": "Regex of name of op's to include (no filter if empty)",
    "on-deprecated": "What to do about uses of deprecated defs: none, warn (default) or error",
    "name": "The name of this group of passes",
    "prefix": "The prefix to use for this group of passes in the C API",
    "project": "A checkout whose include folders to find and search",
    "strip-prefix": "Strip prefix of the fully qualified names",
    "typedefs-dialect": "Accepted, without effect: documents of types cover all dialects",
}

# Further options without a value.
FLAG_OPTIONS: dict[str, str] = {
    "allow-hugo-specific-features": "Allows using features specific to Hugo",
    "asmformat-error-is-fatal": "Emit a fatal error if format parsing fails (default)",
}
