"""`mlirkit tblgen FILE.td`: evaluate TableGen source and print records, or run a generator on them.

    mlirkit tblgen my.td -I include --print-records       (the default)
    mlirkit tblgen my.td -I include --dump-json -o my.json -d my.d

The options are llvm-tblgen's and mlir-tblgen's, with one dash or two.  An action is a function from `Records`
and `Options` to the text of the output file; tblgen_actions.py lists them with their options.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mlirkit.cli.output_file import say, write_file, write_output
from mlirkit.cli.project_option import project_of
from mlirkit.cli.tblgen_actions import ACTIONS, DEFAULT_ACTION, FLAG_OPTIONS, VALUE_OPTIONS
from mlirkit.ods.shipped_folder import shipped_folder
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, MLIRError
from mlirkit.tablegen import RecordError, Records, TableGenError, load, render

if TYPE_CHECKING:
    from mlirkit.ods.assembly_format import FormatError

PROGRAM = "mlirkit tblgen"


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
        # Diagnostics of the action.
        self.reports: list[Diagnostic | FormatError] = []

    def value(self, name: str, default: str = "") -> str:
        """The last value given for an action's option."""
        entry = self.values.get(name)
        return entry[-1] if entry else default

    def given(self, name: str) -> bool:
        """Whether the command line has an action's option."""
        return name in self.values

    def flag(self, name: str, default: bool) -> bool:
        """Whether an action's option that is on or off is on."""
        value = self.values.get(name)
        return value[-1] == "true" if value else default

    def report(self, diagnostics: Sequence[Diagnostic | FormatError]) -> None:
        """Add diagnostics, shown after the action; errors except of formats suppress its output."""
        self.reports.extend(diagnostics)


class DeprecatedUse(Exception):
    """Deprecated defs are used, which the command line makes an error; all are reported already."""


class UsageError(Exception):
    """The command line is invalid; the text is the reason."""


_SWITCHES = frozenset(
    ("no-warn-on-unused-template-args", "write-if-changed", "no-cache", "time-phases", "color")
)

_HELP = """\
USAGE: {program} [options] <input file>

OPTIONS:
  -D <macro name>                    Name of the macro to be defined
  -I <directory>                     Directory of include files; MLIR's base library needs none
  -d <filename>                      Dependency filename
  -o <filename>                      Output filename
  --no-warn-on-unused-template-args  Disable unused template argument warnings.
  --write-if-changed                 Only write output if it changed
  --no-cache                         Neither use nor keep evaluated records in the cache directory
  --help                             Display this text
"""


def parse_arguments(argv: list[str]) -> Options | None:
    """The options of a command line; None for `--help`."""
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
    """The text of `--help`."""
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
    other_names = None
    if options.action in _ABOUT_DIALECTS:
        from mlirkit.ods.model.other_releases import names_of_other_releases

        other_names = names_of_other_releases()
    records = load(
        options.input,
        # The base library that ships is found if the file's folders do not have one.
        include_dirs=[*folders, shipped_folder()],
        defines=options.defines,
        warn_unused_template_args=options.warn_unused,
        cache=options.cache,
        other_names=other_names,
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
            say(f"{report}\n")


def _say_error(error: MLIRError, records: Records) -> None:
    """An error of an action, with the lines of source that it is about."""
    from mlirkit.ods.assembly_format import FormatError

    if isinstance(error, FormatError):
        say(f"{error}\n")
    elif error.error_diagnostics:
        say("\n".join([render(one, records.buffers) for one in error.error_diagnostics]) + "\n")
    elif isinstance(error, RecordError):
        message = error.message + error.end
        for one in records.diagnostics_at(error.record, DiagnosticSeverity.ERROR, message):
            say(render(one, records.buffers) + "\n")
    else:
        from mlirkit.ods.emit.dialect_docs import NoDialectChosen

        say(f"{'' if isinstance(error, NoDialectChosen) else 'error: '}{error.message}\n")


# The actions that describe the dialects that mlirkit loads, not upstream's: they accept what loading accepts.
_ABOUT_DIALECTS = frozenset(("audit", "gen-layout", "gen-pyi", "promises"))

# The actions, generators aside, for which uses of deprecated defs are reported, as in mlir-tblgen.
_WARNING_ACTIONS = frozenset(("print-records", "verify-openmp-ops"))


def _report_deprecated(records: Records, action: str) -> None:
    """Report uses of deprecated defs, as an error or warning by the options."""
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
