"""`mlirkit extract FILE -o weights.safetensors`: write a module's constants to a file of arrays.

mlirkit extract model.mlirbc                          only list them
mlirkit extract model.mlirbc -o weights.npz
"""

from __future__ import annotations

import argparse
from typing import Any

from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.cli.function_types import argument_types, functions_of
from mlirkit.cli.module_file import add_definition_options, read_module, reporting_errors
from mlirkit.cli.output_file import say, show
from mlirkit.interop.constants import FEWEST_ELEMENTS, constants
from mlirkit.interop.weights_file import write_weights


@reporting_errors
def main(argv: list[str]) -> int:
    """Run the command; 0 if the constants were written or listed, 1 if there are no constants to write."""
    options = arguments().parse_args(argv)
    module = read_module(options, options.file, lazy=True)
    result = list(constants(module, options.fewest_elements))
    if not result:
        say(f"{options.file}: {no_constants_message(module, options.fewest_elements)}\n")
        # An empty list is a valid answer, an empty output file is an error.
        return 0 if options.output is None else 1
    if options.output is None:
        for value in result:
            show(f"{value.name}: {value.type}\n")
    else:
        count = write_weights(options.output, result)
        say(f"{count} constants written to {options.output}\n")
    return 0


def no_constants_message(module: Any, fewest_elements: int) -> str:
    """The message that a module has no constants, with the arguments from which its data may come instead."""
    message = f"no constants of {fewest_elements} or more elements"
    for function in functions_of(module):
        large = [
            f"#{number}: {type}"
            for number, type in enumerate(argument_types(function))
            if may_hold(type, fewest_elements)
        ]
        if large:
            return f"{message}; data comes in as arguments of @{function.name} ({', '.join(large)})"
    return message


def may_hold(type: Any, elements: int) -> bool:
    """Whether a type may be of at least so many elements."""
    return isinstance(type, ShapedType) and (not type.has_static_shape or type.num_elements >= elements)


def arguments() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(prog="mlirkit extract", description=__doc__.split("\n\n")[0])
    parser.add_argument("file", help="text or bytecode; - for standard input")
    parser.add_argument("-o", "--output", help="a .safetensors or .npz file; without it, a list")
    add_constant_options(parser)
    return parser


def add_constant_options(parser: argparse.ArgumentParser) -> None:
    """The options that select constants, the same for extract and inject."""
    parser.add_argument(
        "--fewest-elements", type=int, default=FEWEST_ELEMENTS, help="leave smaller constants in the module"
    )
    add_definition_options(parser)
