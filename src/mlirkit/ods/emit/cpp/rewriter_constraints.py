"""Functions that check the constraints of patterns on single values:
`__mlir_ods_local_<kind>_constraint_<label><n>`.

Constraints with the same predicate and summary are equal.  The functions in the files of operations are in
local_constraints.py.
"""

from __future__ import annotations

from collections.abc import Iterable

from mlirkit.ods.emit.cpp.error_stream import streamed_message
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.local_constraints import output_label
from mlirkit.ods.model import Constraint
from mlirkit.ods.model.pattern import DagLeaf

# The kinds of leaves with functions: the part of the function's name, and the checked variable.
_KINDS = ("type", "attr", "prop")


def _kind(leaf: DagLeaf) -> str:
    if leaf.is_operand_matcher:
        return "type"
    return "attr" if leaf.is_attribute_matcher else "prop"


class PatternConstraints:
    """The functions of one file."""

    def __init__(self, main_file: str, leaves: Iterable[DagLeaf]) -> None:
        label = output_label(main_file)
        self._functions: dict[str, dict[tuple[int, str], tuple[str, DagLeaf]]] = {kind: {} for kind in _KINDS}
        for leaf in leaves:
            if leaf.constraint is None:
                continue
            kind = _kind(leaf)
            functions = self._functions[kind]
            key = _key(leaf.constraint)
            if key not in functions:
                name = f"__mlir_ods_local_{kind}_constraint_{label}{len(functions) + 1}"
                functions[key] = name, leaf

    def function(self, leaf: DagLeaf) -> str:
        """The function that checks a leaf."""
        assert leaf.constraint is not None
        return self._functions[_kind(leaf)][_key(leaf.constraint)][0]

    def write(self, out: list[str]) -> None:
        """Add the functions to a file."""
        context = FormatContext(_op="*op", _builder="rewriter")
        for kind, self_type in zip(_KINDS, ("::mlir::Type", "::mlir::Attribute", ""), strict=True):
            context.with_self(kind)
            for name, leaf in self._functions[kind].values():
                assert leaf.constraint is not None
                value_type = self_type or leaf.interface_type
                if not value_type:
                    # A template, because the constraint applies to properties of several types.
                    value_type = "T"
                    out.append("template <typename T>")
                out.append(_function(name, leaf.constraint, f"{value_type} {kind}", context))


def _key(constraint: Constraint) -> tuple[int, str]:
    # A predicate is one object for all its uses, so that its identity is the key.
    return id(constraint.predicate), constraint.summary


def _function(name: str, constraint: Constraint, parameter: str, context: FormatContext) -> str:
    return f"""
static ::llvm::LogicalResult {name}(
    ::mlir::PatternRewriter &rewriter, ::mlir::Operation *op, {parameter},
    ::llvm::StringRef failureStr) {{
  if (!({tgfmt(constraint.condition, context)})) {{
    return rewriter.notifyMatchFailure(op, [&](::mlir::Diagnostic &diag) {{
      diag << failureStr << ": {streamed_message(constraint.summary, context)}";
    }});
  }}
  return ::mlir::success();
}}
"""
