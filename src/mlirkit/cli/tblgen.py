"""`mlirkit tblgen FILE.td`: evaluate TableGen source and print records, or what a generator makes of them.

    mlirkit tblgen my.td -I include --print-records       (the default)
    mlirkit tblgen my.td -I include --dump-json -o my.json -d my.d

The options are llvm-tblgen's and mlir-tblgen's, with one dash or two.  An action is a function from `Records`
and `Options` to the text of the output file; `ACTIONS` lists them, by module and function, so that only the
one asked for is imported.  `VALUE_OPTIONS` lists the further options that take a value, for actions to look
up with `Options.value`, `FLAG_OPTIONS` those that take none.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from mlirkit.cli.output_file import say, write_file, write_output
from mlirkit.cli.project_option import project_of
from mlirkit.dialects.roots import SHIPPED
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, MLIRError
from mlirkit.tablegen import Records, TableGenError, load, render

if TYPE_CHECKING:
    from mlirkit.ods.assembly_format import FormatError

PROGRAM = "mlirkit tblgen"


class Action:
    """Something to do with the records: `target` is `module:function`."""

    __slots__ = ("help", "target")

    def __init__(self, help_: str, target: str) -> None:
        self.help = help_
        self.target = target

    def run(self, records: Records, options: Options) -> str:
        """The text of the output."""
        module, _, name = self.target.partition(":")
        function: Callable[[Records, Options], str] = getattr(import_module(module), name)
        text: str = function(records, options)
        return text


class Options:
    """The command line.  `values` holds the options of actions, by name without dashes, in order."""

    __slots__ = (
        "action",
        "cache",
        "defines",
        "depfile",
        "include_dirs",
        "input",
        "output",
        "reports",
        "shows_version",
        "values",
        "warn_unused",
        "write_if_changed",
    )

    def __init__(self) -> None:
        self.input = "-"
        self.output = "-"
        self.depfile = ""
        self.include_dirs: list[str] = []
        self.defines: list[str] = []
        self.action = DEFAULT_ACTION
        self.values: dict[str, list[str]] = {}
        self.warn_unused = True
        self.write_if_changed = False
        self.cache = True
        self.shows_version = False
        # What the action reports beside its text.
        self.reports: list[Diagnostic | FormatError] = []

    def value(self, name: str, default: str = "") -> str:
        """The last value given for an action's option."""
        given = self.values.get(name)
        return given[-1] if given else default

    def given(self, name: str) -> bool:
        """Does the command line mention an action's option?"""
        return name in self.values

    def flag(self, name: str, default: bool) -> bool:
        """Whether an action's option that is on or off is on."""
        given = self.values.get(name)
        return given[-1] == "true" if given else default

    def report(self, diagnostics: Sequence[Diagnostic | FormatError]) -> None:
        """Say something behind the action; errors but those of formats keep its text from being written."""
        self.reports.extend(diagnostics)


class DeprecatedUse(Exception):
    """Deprecated defs are used, which the command line makes an error; all is said already."""


class UsageError(Exception):
    """The command line makes no sense; the text says why."""


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
    "promises": Action(
        "List what definitions leave to C++ and no hook of mlirkit's keeps",
        "mlirkit.ods.live.promises:promises_text",
    ),
    "verify-openmp-ops": Action(
        "Verify OpenMP operations (produce no output file)",
        "mlirkit.ods.emit.cpp.openmp_clauses:verify_openmp_ops",
    ),
}

# Further options with a value, and what they mean; actions read them from `Options.values`.
VALUE_OPTIONS: dict[str, str] = {
    "attrdefs-dialect": "Accepted for documents of attributes, which are of all dialects nevertheless",
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
    "typedefs-dialect": "Accepted for documents of types, which are of all dialects nevertheless",
}

# Further options without a value.
FLAG_OPTIONS: dict[str, str] = {
    "allow-hugo-specific-features": "Allows using features specific to Hugo",
    "asmformat-error-is-fatal": "Emit a fatal error if format parsing fails (default)",
}

_SWITCHES = frozenset(
    ("no-warn-on-unused-template-args", "write-if-changed", "no-cache", "time-phases", "color")
)

_HELP = """\
USAGE: {program} [options] <input file>

OPTIONS:
  -D <macro name>                    Name of the macro to be defined
  -I <directory>                     Directory of include files; MLIR's base library is found without
  -d <filename>                      Dependency filename
  -o <filename>                      Output filename
  --no-warn-on-unused-template-args  Disable unused template argument warnings.
  --write-if-changed                 Only write output if it changed
  --no-cache                         Neither use nor keep evaluated records in the cache directory
  --help                             Display this text
"""


def parse_arguments(argv: list[str]) -> Options | None:
    """The options of a command line, or None if it asks for help."""
    options = Options()
    inputs: list[str] = []
    rest = iter(argv)
    for argument in rest:
        if argument == "-" or not argument.startswith("-"):
            inputs.append(argument)
            continue
        if argument == "--":
            inputs.extend(rest)
            break
        name, has_value, value = argument.lstrip("-").partition("=")
        if name in ("help", "h", "help-hidden"):
            return None
        if name == "version":
            options.shows_version = True
            return options
        if has_value and name in _SWITCHES:
            if _is_true(name, value):
                _set_flag(options, name)
            continue
        if name in FLAG_OPTIONS:
            is_on = not has_value or _is_true(name, value)
            options.values.setdefault(name, []).append("true" if is_on else "false")
            continue
        if _set_flag(options, name) and not has_value:
            continue
        key = name if name in ("I", "D", "o", "d") or name in VALUE_OPTIONS else argument[1:2]
        if key not in ("I", "D", "o", "d") and key not in VALUE_OPTIONS:
            raise UsageError(f"Unknown command line argument '{argument}'.  Try: '{PROGRAM} --help'")
        if key != name:
            # `-Idir`, without a blank.
            if key not in ("I", "D") or argument.startswith("--"):
                raise UsageError(f"Unknown command line argument '{argument}'.  Try: '{PROGRAM} --help'")
            value = argument[2:]
        elif not has_value:
            try:
                value = next(rest)
            except StopIteration:
                raise UsageError(f"for the {argument} option: requires a value!") from None
        _set_value(options, key, value)
    if len(inputs) > 1:
        raise UsageError(
            "Too many positional arguments specified!\n"
            f"Can specify at most 1 positional arguments: See: {PROGRAM} --help"
        )
    if inputs:
        options.input = inputs[0]
    return options


def _is_true(name: str, value: str) -> bool:
    """The value of a switch, spelled as LLVM's command lines spell it."""
    if value in ("", "true", "TRUE", "True", "1"):
        return True
    if value in ("false", "FALSE", "False", "0"):
        return False
    raise UsageError(f"for the --{name} option: '{value}' is invalid value for boolean argument! Try 0 or 1")


def _set_flag(options: Options, name: str) -> bool:
    if name in ACTIONS:
        options.action = name
    elif name == "no-warn-on-unused-template-args":
        options.warn_unused = False
    elif name == "write-if-changed":
        options.write_if_changed = True
    elif name == "no-cache":
        options.cache = False
    else:
        return name in ("time-phases", "color")
    return True


def _set_value(options: Options, name: str, value: str) -> None:
    if name == "I":
        options.include_dirs.append(value)
    elif name == "D":
        options.defines.append(value)
    elif name == "o":
        options.output = value
    elif name == "d":
        options.depfile = value
    else:
        if name == "on-deprecated" and value not in ("none", "warn", "error"):
            raise UsageError(f"for the --{name} option: Cannot find option named '{value}'!")
        if name == "op-shard-count" and not (value.isascii() and value.isdecimal()):
            raise UsageError(f"for the --{name} option: '{value}' value invalid for uint argument!")
        options.values.setdefault(name, []).append(value)


def help_text() -> str:
    """What `--help` prints."""
    lines = [_HELP.format(program=PROGRAM), "Action to perform:"]
    lines += [f"  --{name:<33}{ACTIONS[name].help}" for name in sorted(ACTIONS)]
    spelled = {f"{name}=<value>": text for name, text in VALUE_OPTIONS.items()} | FLAG_OPTIONS
    lines += ["", "Options of actions:"]
    lines += [f"  --{name:<33}{spelled[name]}" for name in sorted(spelled)]
    return "\n".join(lines) + "\n"


def main(argv: list[str]) -> int:
    """Run the command; the exit status is 0, or 1 after an error."""
    try:
        options = parse_arguments(argv)
    except UsageError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 1
    if options is None:
        sys.stdout.write(help_text())
        return 0
    if options.shows_version:
        from mlirkit.cli import version_text

        print(version_text())
        return 0
    try:
        return _run(options)
    except DeprecatedUse:
        pass
    except TableGenError as error:
        message = error.error_diagnostics[0].message
        if message.startswith("Could not open input file"):
            say(f"{PROGRAM}: {message}\n")
        else:
            say(error.render() + "\n")
        if error.went_on:
            count = sum(one.severity is DiagnosticSeverity.ERROR for one in error.error_diagnostics)
            say(f"{PROGRAM}: {count} errors.\n")
    except MLIRError as error:
        if error.error_diagnostics:
            say("\n".join([render(one) for one in error.error_diagnostics]) + "\n")
        else:
            say(f"error: {error.message}\n")
    except OSError as error:
        if error.filename is None:
            # Standard output, which is not opened here.
            raise
        say(f"{PROGRAM}: error opening {error.filename}: {error.strerror}\n")
    return 1


def _run(options: Options) -> int:
    project = project_of(options.value("project") or None, options.input, options.include_dirs)
    folders = options.include_dirs if project is None else project.include_folders()
    records = load(
        options.input,
        # The base library that ships is there for files that say nothing else.
        include_dirs=[*folders, str(SHIPPED)],
        defines=options.defines,
        warn_unused_template_args=options.warn_unused,
        cache=options.cache,
    )
    for diagnostic in records.diagnostics:
        say(render(diagnostic, records.buffers) + "\n")
    if options.action in _WARNING_ACTIONS or options.action.startswith("gen-"):
        _report_deprecated(records, options.value("on-deprecated", "warn"))
    try:
        output = ACTIONS[options.action].run(records, options)
    except TableGenError:
        raise
    except MLIRError as error:
        _say_reports(options.reports, records)
        _say_error(error, records)
        return 1
    _say_reports(options.reports, records)
    errors = sum(
        isinstance(one, Diagnostic) and one.severity is DiagnosticSeverity.ERROR for one in options.reports
    )
    if errors:
        say(f"{PROGRAM}: {errors} errors.\n")
        return 1
    if options.depfile:
        if options.output == "-":
            say(f"{PROGRAM}: the option -d must be used together with -o\n")
            return 1
        dependencies = "".join([f" {one}" for one in records.dependencies])
        _write(options.depfile, f"{options.output}:{dependencies}\n", False)
    _write(options.output, output, options.write_if_changed)
    return 0


def _say_reports(reports: Sequence[Diagnostic | FormatError], records: Records) -> None:
    for report in reports:
        if isinstance(report, Diagnostic):
            say(render(report, records.buffers) + "\n")
        else:
            say(_format_error_text(report, records) + "\n")


def _say_error(error: MLIRError, records: Records) -> None:
    """An error of an action, with the lines of source that it is about."""
    from mlirkit.ods.assembly_format import FormatError

    if isinstance(error, FormatError):
        say(_format_error_text(error, records) + "\n")
    elif error.error_diagnostics:
        say("\n".join([render(one, records.buffers) for one in error.error_diagnostics]) + "\n")
    else:
        from mlirkit.ods.emit.dialect_docs import NoDialectChosen

        say(f"{'' if isinstance(error, NoDialectChosen) else 'error: '}{error.message}\n")


def _format_error_text(error: FormatError, records: Records) -> str:
    from mlirkit.ods.assembly_format import render_format_error

    return render_format_error(error, {buffer.name: buffer for buffer in records.buffers})


# The actions beside generators that mlir-tblgen has, too.
_WARNING_ACTIONS = frozenset(("print-records", "verify-openmp-ops"))


def _report_deprecated(records: Records, action: str) -> None:
    """Say which deprecated defs are used, unless nobody wants to know; an error if asked for."""
    if action == "none":
        return
    from mlirkit.ods.emit.deprecation import deprecation_warnings

    warnings = deprecation_warnings(records)
    for diagnostic in warnings:
        say(render(diagnostic, records.buffers) + "\n")
    if warnings and action == "error":
        say("note: Error'ing out due to deprecated defs\n")
        raise DeprecatedUse


def _write(path: str, text: str, only_if_changed: bool) -> None:
    """Write the whole file or nothing; `-` is standard output."""
    data = text.encode("utf-8", "surrogateescape")
    if path == "-":
        write_output(path, data)
        return
    if only_if_changed and os.path.exists(path):
        with open(path, "rb") as stream:
            if stream.read() == data:
                return
    try:
        write_file(path, data)
    except OSError as error:
        raise OSError(error.errno, error.strerror, path) from None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
