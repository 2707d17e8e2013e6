"""`mlirkit view FILE`: a module in the browser, or as a graph for other programs.

    mlirkit view model.mlirbc                 a page on the loopback address, opened in the browser
    mlirkit view model.mlir -o model.html     the page as a file, which needs no network
    mlirkit view --dot model.mlir             the graph for Graphviz
    mlirkit view --svg model.mlir -o m.svg    the graph, drawn by Graphviz's `dot`
    mlirkit view --json model.mlir            the data of the page
    mlirkit view --model-explorer model.mlir  the graph for Model Explorer
    mlirkit view --netron model.mlir -o m.netron   the graph for Netron

The file may be text, bytecode of any version, or written by jax.export; portable artifacts are shown as
stablehlo.
"""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace

from mlirkit.cli.module_file import (
    add_definition_options,
    context_for,
    parse_input,
    read_input,
    reporting_errors,
)
from mlirkit.cli.output_file import say, write_output
from mlirkit.conversion.portable_artifact import deserialize, is_artifact
from mlirkit.core.operation import Operation
from mlirkit.viewer.document import ViewDocument
from mlirkit.viewer.source_files import SourceFiles


def arguments() -> ArgumentParser:
    """The command line."""
    parser = ArgumentParser("mlirkit view", description="Show a module in the browser.")
    parser.add_argument("file", help="text, bytecode, or an export of JAX; - for standard input")
    parser.add_argument("-o", dest="output", metavar="FILE", help="write to this file; - for standard output")
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument("--dot", action="store_true", help="write the graph for Graphviz")
    forms.add_argument("--svg", action="store_true", help="write the graph as Graphviz draws it")
    forms.add_argument("--json", action="store_true", help="write the data of the page")
    forms.add_argument("--model-explorer", action="store_true", help="write the graph for Model Explorer")
    forms.add_argument("--netron", action="store_true", help="write the graph for Netron")
    parser.add_argument(
        "--no-sources", action="store_true", help="leave out the source files that locations name"
    )
    parser.add_argument("--port", type=int, default=0, help="the port of the page; 0 takes a free one")
    parser.add_argument("--no-browser", action="store_true", help="print the page's address only")
    add_definition_options(parser)
    return parser


@reporting_errors
def main(argv: list[str]) -> int:
    """Run the command."""
    options = arguments().parse_args(argv)
    context = context_for(options.file, options, tolerant=True)
    name, data = read_input(options.file)
    root: Operation = parse_input(name, data, context, options.producer, tolerant=True).operation
    if is_artifact(root):
        deserialize(root)
    output = _output(root, os.path.basename(name), options)
    if output is None:
        _serve(root, os.path.basename(name), options)
    else:
        write_output(options.output or "-", output.encode("utf-8", "surrogateescape"))
    return 0


def _output(root: Operation, title: str, options: Namespace) -> str | None:
    """The text to write; None if a page is to be served."""
    if options.dot or options.svg:
        from mlirkit.viewer.graph_files import dot, svg

        return dot(root) if options.dot else svg(root)
    if options.model_explorer:
        from mlirkit.viewer.model_explorer.graphs import model_explorer_graphs

        return json.dumps({"graphs": model_explorer_graphs(ViewDocument(root, title))}) + "\n"
    if options.netron:
        from mlirkit.viewer.netron import netron_model

        return json.dumps(netron_model(ViewDocument(root, title))) + "\n"
    if options.json:
        return json.dumps(_document(root, title, options).json()) + "\n"
    if options.output is None:
        return None
    from mlirkit.viewer.page import page

    return page(_document(root, title, options))


def _document(root: Operation, title: str, options: Namespace) -> ViewDocument:
    """The data of the page, with the source files that are beside or below the file."""
    is_there = options.file != "-" and not options.no_sources
    folder = os.path.dirname(os.path.abspath(options.file)) if is_there else None
    return ViewDocument(root, title, SourceFiles(folder))


def _serve(root: Operation, title: str, options: Namespace) -> None:
    from mlirkit.viewer.page import page
    from mlirkit.viewer.server import PageServer

    server = PageServer(page(_document(root, title, options)), options.port)
    # Only the address is written to standard output, so that programs can read it.
    print(server.address, flush=True)
    if sys.stderr.isatty():
        say("The page is served until this is interrupted (Ctrl-C).\n")
    if not options.no_browser:
        import webbrowser

        webbrowser.open(server.address)
    server.serve()
