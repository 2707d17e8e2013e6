"""`--gen-rewriters`: declarative rewrite rules as patterns in C++.

    static ... __mlir_ods_local_<kind>_constraint_<n>       checks that patterns share
    static ... static_dag_matcher_<n>                       matchers of dags that occur several times
    struct <Pattern> : ::mlir::RewritePattern               matchAndRewrite: Match, then Rewrite
    populateWithGenerated                                   adds all patterns to a set

Matching is in rewriter_match.py, rewriting in rewriter_results.py.
"""

from __future__ import annotations

import posixpath

from mlirkit.ods.emit.cpp.file_frame import banner
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.cpp.rewriter_constraints import PatternConstraints
from mlirkit.ods.emit.cpp.rewriter_match import MatchWriter, StaticMatchers
from mlirkit.ods.emit.cpp.rewriter_results import ResultWriter
from mlirkit.ods.emit.cpp.rewriter_scope import RewriterScope
from mlirkit.ods.emit.cpp.rewriter_symbols import declaration
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model.pattern import DagNode, NodeKind, Pattern
from mlirkit.ods.model.pattern_reader import PatternReader
from mlirkit.support.diagnostics import MLIRError
from mlirkit.tablegen import Records


def rewriters(records: Records, options: Options) -> str:
    """The output of this action of `mlirkit tblgen`."""
    try:
        return _rewriters(records)
    except RecursionError:
        raise MLIRError("patterns nest too deeply") from None


def _rewriters(records: Records) -> str:
    reader = PatternReader(records)
    patterns = reader.patterns()
    out = [banner("Rewriters", records.main_file)]
    matchers = StaticMatchers(patterns)
    constraints = PatternConstraints(records.main_file, matchers.leaves.values())
    constraints.write(out)
    for node, pattern in matchers.shared():
        scope = RewriterScope(pattern, reader, IndentedText(out))
        MatchWriter(scope, matchers, constraints).write_static_matcher(node)
    for pattern in patterns:
        scope = RewriterScope(pattern, reader, IndentedText(out))
        _write_pattern(scope, matchers, constraints)
    out.append("[[maybe_unused]] void populateWithGenerated(::mlir::RewritePatternSet &patterns) {\n")
    out += [f"  patterns.add<{pattern.name}>(patterns.getContext());\n" for pattern in patterns]
    out.append("}\n")
    return "".join(out)


def _write_pattern(scope: RewriterScope, matchers: StaticMatchers, constraints: PatternConstraints) -> None:
    pattern = scope.pattern
    name = pattern.name
    text = scope.text
    text.write(
        f"/* Generated from:\n    {_origin(pattern)}\n*/\n",
        f"struct {name} : public ::mlir::RewritePattern {{\n"
        f"  {name}(::mlir::MLIRContext *context)\n"
        f'      : ::mlir::RewritePattern("{pattern.source.operation.name}", {pattern.benefit}, context, {{',
        ", ".join([f'"{operation}"' for operation in _made_operations(pattern)]),
        "}) {}\n",
    )
    with text.scope():
        text.write_reindented(
            "::llvm::LogicalResult matchAndRewrite(::mlir::Operation *op0,\n"
            "    ::mlir::PatternRewriter &rewriter) const override {"
        )
        text.write("\n")
        with text.scope():
            scope.bind_node(pattern.source, is_source=True)
            scope.symbols.name_variables()
            text.write("// Variables for capturing values and attributes used while creating ops\n")
            for symbol_name, symbol in scope.symbols.symbols:
                text.write(declaration(symbol, symbol_name))
            text.write("::llvm::SmallVector<::mlir::Operation *, 4> tblgen_ops;\n\n")
            text.write("// Match\n", "tblgen_ops.push_back(op0);\n")
            MatchWriter(scope, matchers, constraints).write()
            text.write("\n// Rewrite\n")
            ResultWriter(scope).write()
            text.write("return ::mlir::success();\n")
        text.write("}\n")
    text.write("};\n\n")


def _origin(pattern: Pattern) -> str:
    """The location of the pattern, and of the definitions that instantiate it."""
    places = [
        f"{posixpath.basename(file) if posixpath.isabs(file) else file}:{line}"
        for file, line in pattern.places
    ]
    return " instantiating\n    ".join(reversed(places))


def _made_operations(pattern: Pattern) -> list[str]:
    """The names of the operations that a pattern builds."""
    names: set[str] = set()
    pending: list[DagNode] = list(pattern.results)
    while pending:
        node = pending.pop()
        if node.kind is NodeKind.OPERATION:
            names.add(node.operation.name)
        pending += [argument.node for argument in node.arguments if argument.node is not None]
    return sorted(names, key=lambda name: name.encode("utf-8", "surrogateescape"))
