"""`mlirkit inject FILE weights.safetensors -o OUT`: put extracted constants back, changed or not.

The output is bytecode of the version and producer that FILE has, in the envelope that jax.export made if FILE
is one, or text if FILE is text.
"""

from __future__ import annotations

import argparse

from mlirkit.bytecode import write_bytecode
from mlirkit.bytecode.encoding import NATIVE_PROPERTIES
from mlirkit.bytecode.jax_export import bytecode_in
from mlirkit.cli.extract import add_constant_options
from mlirkit.cli.module_file import (
    context_for,
    in_envelope,
    parse_bytecode,
    parse_input,
    read_input,
    reporting_errors,
)
from mlirkit.cli.output_file import write_output
from mlirkit.core.upcalls import operation_to_text
from mlirkit.interop.constants import constants
from mlirkit.interop.weights_file import read_weights
from mlirkit.layouts.writing import target, write_as_read, write_for


@reporting_errors
def main(argv: list[str]) -> int:
    """Run the command; 0 if the output was written."""
    options = arguments().parse_args(argv)
    name, data = read_input(options.file)
    context = context_for(options.file, options)
    bytecode = bytecode_in(data)
    if bytecode is None:
        module = parse_input(name, data, context)
    else:
        module, reader, choice = parse_bytecode(name, bytecode, context, options.producer)
    result = list(constants(module, options.fewest_elements))
    weights = read_weights(options.weights, result)
    for constant in result:
        if constant.name in weights:
            constant.replace(weights[constant.name])
    if bytecode is None:
        output = f"{operation_to_text(module, None)}\n".encode("utf-8", "surrogateescape")
    else:
        header = reader.file
        explaining = {} if reader.ir is None else reader.ir.properties.explaining
        if explaining:
            choices = (explaining, choice.release, reader.dialects.versioned)
            output = write_as_read(module, header.version, header.producer, *choices)
        elif choice.release is None or header.version < NATIVE_PROPERTIES:
            output = write_bytecode(module, header.version, header.producer)
        else:
            output = write_for(module, target(choice.release), None, header.producer)
        output = in_envelope(name, data, output)
    write_output(options.output, output)
    return 0


def arguments() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(prog="mlirkit inject", description=__doc__.split("\n\n")[0])
    parser.add_argument("file", help="text or bytecode; - for standard input")
    parser.add_argument("weights", help="a .safetensors or .npz file with some or all of the constants")
    parser.add_argument("-o", "--output", default="-", help="the output file (default: standard output)")
    add_constant_options(parser)
    return parser
