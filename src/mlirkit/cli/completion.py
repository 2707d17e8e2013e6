"""`mlirkit completion SHELL`: the script that completes commands, options and passes in a shell.

    mlirkit completion bash > ~/.local/share/bash-completion/completions/mlirkit
    mlirkit completion zsh > ~/.zfunc/_mlirkit

shtab makes it of the command lines that the commands have.
"""

from __future__ import annotations

from argparse import Action, ArgumentParser
from collections.abc import Iterable
from importlib import import_module

from mlirkit.cli import COMMANDS
from mlirkit.cli.opt_options import OPTIONS
from mlirkit.cli.options import BOOL
from mlirkit.cli.output_file import say, show
from mlirkit.cli.pass_options import RegisteredPasses
from mlirkit.cli.tblgen_actions import ACTIONS, FLAG_OPTIONS, VALUE_OPTIONS

# Names of command line arguments that are files.
_FILES = frozenset(("file", "files", "paths", "left", "right", "weights", "output", "html", "plot", "td"))


def arguments() -> ArgumentParser:
    """The command line."""
    parser = ArgumentParser("mlirkit completion", description="Write the completion script of a shell.")
    parser.add_argument("shell", choices=("bash", "zsh", "fish", "tcsh"), help="the shell")
    return parser


def main(argv: list[str]) -> int:
    """Run the command."""
    options = arguments().parse_args(argv)
    try:
        import shtab
    except ImportError:
        say("error: completion needs shtab (pip install mlirkit[completion])\n")
        return 1
    show(shtab.complete(command_lines(shtab.FILE), options.shell) + "\n")
    return 0


def command_lines(file_completion: object) -> ArgumentParser:
    """All commands with their options, as one command line; shtab's `file_completion` completes files."""
    whole = ArgumentParser("mlirkit", description="MLIR in Python")
    whole.add_argument("--version", action="store_true", help="print the version and the build")
    commands = whole.add_subparsers()
    for name, (module, help) in COMMANDS.items():
        if name == "opt":
            command = commands.add_parser(name, help=help)
            flags = [option for option, entry in OPTIONS.items() if entry.kind == BOOL and not entry.hidden]
            values = [option for option, entry in OPTIONS.items() if entry.kind != BOOL and not entry.hidden]
            _add_options(command, [*flags, *RegisteredPasses().names()], values)
        elif name == "tblgen":
            command = commands.add_parser(name, help=help)
            _add_options(command, [*ACTIONS, *FLAG_OPTIONS], [*VALUE_OPTIONS, "I", "D", "o", "d"])
        else:
            own: ArgumentParser = import_module(module).arguments()
            command = commands.add_parser(name, help=help, parents=[own], add_help=False)
        for action in command._actions:
            if action.dest in _FILES:
                _complete(action, file_completion)
    return whole


def _add_options(command: ArgumentParser, flags: Iterable[str], values: Iterable[str]) -> None:
    """Options as LLVM's tools have them."""
    command.add_argument("files", nargs="*")
    for name in flags:
        command.add_argument(_dashed(name), action="store_true", dest=name)
    for name in values:
        command.add_argument(_dashed(name), dest="output" if name == "o" else name)


def _dashed(name: str) -> str:
    return f"-{name}" if len(name) == 1 else f"--{name}"


def _complete(action: Action, completion: object) -> None:
    # The attribute in which shtab looks the completion up.
    action.complete = completion  # type: ignore[attr-defined]
