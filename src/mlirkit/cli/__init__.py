"""The command line: `mlirkit opt|tblgen|... [options]`.

    opt completion convert diff doctor examples extract inject inspect stats tblgen view    a command each
    options                                             command lines as LLVM's tools read them
    opt_options round_trip                              options of `opt`; its output, read again
    pass_options pass_run                               the passes of `opt`
    stats_engines stats_plot                            the readers behind `stats`, and its charts
    tblgen_actions                                      the generators of `tblgen`
    module_file sources split_input output_file project_option      input, output and project files
    function_types                                      functions with stablehlo's types
    release_skew                                        the releases that read a file
    not_understood dialect_owners next_steps            unknown parts of a file, their projects, and hints
    diagnostic_text expected_diagnostics advice owed    diagnostics, hints and notes
    many_files                                          several files, in several processes
    progress                                            progress of a command on a terminal

A command is `main(argv: list[str]) -> int` in its module, imported on first use.
"""

from __future__ import annotations

import atexit
import gc
import os
import sys
from importlib import import_module
from io import TextIOWrapper

# Command -> module and summary.
COMMANDS: dict[str, tuple[str, str]] = {
    "opt": ("mlirkit.cli.opt", "read, verify, transform and print MLIR; flags are mlir-opt's"),
    "completion": ("mlirkit.cli.completion", "write the completion script of a shell"),
    "convert": ("mlirkit.cli.convert", "write a file for another release, or as generic text"),
    "diff": ("mlirkit.cli.diff", "show the differences between two files, up to names and order"),
    "doctor": ("mlirkit.cli.doctor", "show the installed version, definitions and tools"),
    "examples": ("mlirkit.cli.examples", "write the files that the documents use"),
    "extract": ("mlirkit.cli.extract", "write a module's constants to a file of arrays"),
    "inject": ("mlirkit.cli.inject", "put constants from a file of arrays into a module"),
    "inspect": ("mlirkit.cli.inspect", "show the contents of a file without decoding all of it"),
    "stats": ("mlirkit.cli.stats", "count operations, types and constants in many files"),
    "view": ("mlirkit.cli.view", "show a module in the browser, or as a graph"),
    "tblgen": ("mlirkit.cli.tblgen", "evaluate TableGen definitions; flags are mlir-tblgen's"),
}


def program() -> int:
    """The program `mlirkit`: `main`, and the end of the process."""
    status = main()
    _end_process(status)
    return status


def tblgen_program() -> int:
    """The program `mlirkit-tblgen`, for build systems that take the name of one."""
    sys.argv.insert(1, "tblgen")
    return program()


def _end_process(status: int) -> None:
    """End the process without freeing its objects, which takes a twentieth of the time of a short command.

    Returns if a debugger, a profiler or another thread has work to do, or if the output cannot be written.
    """
    threading = sys.modules.get("threading")
    if _is_observed() or (threading is not None and threading.active_count() > 1):
        return
    atexit._run_exitfuncs()
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:
        return
    os._exit(status)


def _is_observed() -> bool:
    """Whether a debugger or a profiler runs."""
    if sys.gettrace() is not None or sys.getprofile() is not None:
        return True
    # Since Python 3.12.
    monitoring = getattr(sys, "monitoring", None)
    return monitoring is not None and any(monitoring.get_tool(tool) is not None for tool in range(6))


def main(argv: list[str] | None = None) -> int:
    """Run a command; without `argv`, that of the process."""
    arguments = sys.argv[1:] if argv is None else argv
    if argv is None:
        # A command builds its graph once and exits: collecting garbage never pays.
        gc.disable()
        _provide_streams()
    try:
        status = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough.
        _discard_output()
        status = 1
    except KeyboardInterrupt:
        status = 130
    except Exception as error:
        # A bug in mlirkit or in a hook.  Users get one sentence, and the traceback with MLIRKIT_TRACEBACK=1.
        if os.environ.get("MLIRKIT_TRACEBACK"):
            raise
        sys.stderr.write(_explanation(error))
        status = 1
    if argv is None:
        gc.freeze()
    return status


def _provide_streams() -> None:
    """Make the standard streams usable: open closed streams, and escape letters that they cannot encode."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # Open as long as the process.
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _discard_output() -> None:
    """Discard the output that could not be written, so that the interpreter's last flush reports no error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _take_limits() -> bool:
    """Apply the limits of the environment; False, with an error, if they are invalid."""
    from mlirkit.support.diagnostics import MLIRError
    from mlirkit.support.limits import LIMITS

    try:
        LIMITS.read_environment(os.environ)
    except MLIRError as error:
        sys.stderr.write(f"mlirkit: {error}\n")
        return False
    return True


def _explanation(error: Exception) -> str:
    """The message for an error that no command expects."""
    name = type(error).__name__
    calls = _calls_of_hooks(error)
    if calls:
        return f"mlirkit: error in a hook:\n{calls}{name}: {error}\n"
    if isinstance(error, OSError) and error.filename is None:
        # Files have names, and are the commands' own affair.
        _discard_output()
        return f"mlirkit: IO failure on output stream: {error.strerror}\n"
    return f"mlirkit: internal error: {name}: {error}; please report it with the input\n"


def _calls_of_hooks(error: Exception) -> str:
    """The calls of an error's traceback from the first hook outside of mlirkit on; empty without a hook."""
    from traceback import extract_tb, format_list

    ours = (os.path.dirname(os.path.dirname(os.path.abspath(__file__))), os.path.dirname(os.__file__))
    calls = extract_tb(error.__traceback__)
    for place, call in enumerate(calls):
        if call.filename[:1] != "<" and not os.path.abspath(call.filename).startswith(ours):
            return "".join(format_list(calls[place:]))
    return ""


def _run(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("--help", "-help", "-h", "help"):
        sys.stdout.write(_usage())
        return 0 if arguments else 1
    name = arguments[0]
    if name in ("--version", "-version"):
        sys.stdout.write(version_text() + "\n")
        return 0
    if name not in COMMANDS:
        sys.stderr.write(f"mlirkit: unknown command '{name}'\n{_usage()}")
        return 1
    if not _take_limits():
        return 1
    status: int = import_module(COMMANDS[name][0]).main(arguments[1:])
    return status


def _usage() -> str:
    lines = ["usage: mlirkit <command> [options]", "", "commands:"]
    lines += [f"  {name:<11}{summary}" for name, (_, summary) in COMMANDS.items()]
    return "\n".join([*lines, "", "`mlirkit <command> --help` says more.", ""])


def version_text() -> str:
    """The version, whether the hot rooms are compiled, and the definitions that replace those that ship."""
    from mlirkit import __version__
    from mlirkit.ods.live.loader import requested_include_dirs
    from mlirkit.support.build import COMPILED

    folders = requested_include_dirs()
    lines = [f"mlirkit {__version__} ({'compiled' if COMPILED else 'pure Python'})"]
    if folders:
        lines.append(f"definitions: {', '.join(folders)} (MLIRKIT_INCLUDE), then the definitions that ship")
    return "\n".join(lines)
