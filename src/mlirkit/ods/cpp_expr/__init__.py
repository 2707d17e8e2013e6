"""C++ snippets of definitions as Python functions: strings in, callables out; knows no IR.

lexer, parser -> ast -> writer -> translate.  `names` is the table through which C++ names reach Python,
`placeholders` the textual substitution definitions use, `class_body` finds methods that a definition has
written out.  Parser and writer are lines of classes, each knowing more of the tree: `cursor`,
`expression_parser`, `parser`; `python_text`, `cast_writer`, `lambda_writer`, `expression_writer`, `writer`.
What is written computes with `arithmetic`, where C++'s differs from Python's.
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
