"""C++ snippets of definitions as Python functions: strings in, callables out; knows no IR.

lexer, parser -> ast -> writer -> translate.  `names` is the table through which C++ names reach Python,
`placeholders` the textual substitution definitions use.  The writer is a line of classes, each knowing more
of the tree: `python_text`, `cast_writer`, `lambda_writer`, `expression_writer`, `writer`.
"""

from mlirkit.ods.cpp_expr.names import Field, Method, MissingName, NameTable, Template
from mlirkit.ods.cpp_expr.translate import Translated, Translator, Untranslatable, translate

__all__ = [
    "Field",
    "Method",
    "MissingName",
    "NameTable",
    "Template",
    "Translated",
    "Translator",
    "Untranslatable",
    "translate",
]
