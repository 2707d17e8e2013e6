"""`mlirkit diff LEFT RIGHT`: differences between two files, except for names of values and forms of storage.

    mlirkit diff before.mlir after.mlir           operations added, removed, moved and changed
    mlirkit diff model.mlir model.mlirbc          text against bytecode, of any version
    mlirkit diff model.mlir model.jaxexport       stablehlo against a portable artifact of it
    mlirkit diff --json a.mlir b.mlir             the same for programs
    mlirkit diff --html=d.html a.mlir b.mlir      a page with both texts and the changes marked
    mlirkit diff --locations a.mlir b.mlir        locations count as well

The exit status is that of `diff`: 0 if both are the same, 1 if they differ, 2 where something went wrong.
"""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser

from mlirkit.cli.module_file import (
    add_definition_options,
    context_for,
    parse_input,
    read_input,
    say_error,
)
from mlirkit.cli.output_file import OutputError, say, show, write_output
from mlirkit.comparison import ChangePrinter, compare
from mlirkit.conversion.portable_artifact import deserialize, is_artifact
from mlirkit.core.operation import Operation
from mlirkit.support.diagnostics import MLIRError


def arguments() -> ArgumentParser:
    """The command line."""
    parser = ArgumentParser("mlirkit diff", description="Show the differences between two files.")
    parser.add_argument("left", help="text or bytecode; - for standard input")
    parser.add_argument("right", help="text or bytecode")
    parser.add_argument("--json", action="store_true", help="write JSON: a list of changes")
    parser.add_argument("--html", metavar="FILE", help="write a page that shows both files")
    parser.add_argument("--locations", action="store_true", help="also compare locations")
    parser.add_argument("--ordered", action="store_true", help="compare the order of operations everywhere")
    parser.add_argument(
        "--color", choices=("auto", "always", "never"), default="auto", help="whether to write in colors"
    )
    add_definition_options(parser)
    return parser


def main(argv: list[str]) -> int:
    """Run the command."""
    options = arguments().parse_args(argv)
    try:
        roots: list[Operation] = []
        for path in (options.left, options.right):
            context = context_for(path, options, tolerant=True)
            name, data = read_input(path)
            roots.append(parse_input(name, data, context, options.producer, tolerant=True).operation)
        left, right = _in_one_dialect(roots)
        changes = compare(left, right, locations=options.locations, ordered=options.ordered)
        colored = options.color == "always" or (options.color == "auto" and sys.stdout.isatty())
        printer = ChangePrinter(left, right, colored=colored)
        if options.html is not None:
            from mlirkit.viewer import ViewDocument, diff_page

            documents = [
                ViewDocument(root, os.path.basename(path))
                for root, path in ((left, options.left), (right, options.right))
            ]
            page = diff_page(documents[0], documents[1], changes)
            write_output(options.html, page.encode("utf-8", "surrogateescape"))
        elif options.json:
            show(json.dumps([printer.json(change) for change in changes], indent=2) + "\n")
        else:
            show(printer.text(changes))
    except OutputError as error:
        say(f"error: {error}\n")
        return 2
    except MLIRError as error:
        say_error(error)
        return 2
    return 1 if changes else 0


def _in_one_dialect(roots: list[Operation]) -> list[Operation]:
    """The modules; if only one of them is a portable artifact, it is converted from vhlo to stablehlo."""
    artifacts = [is_artifact(root) for root in roots]
    if artifacts[0] != artifacts[1]:
        deserialize(roots[artifacts.index(True)])
    return roots
