"""C++ snippets of definitions as Python functions: strings in, callables out; knows no IR.

lexer, parser -> ast -> writer -> translate.  `names` is the table through which C++ names reach Python,
`placeholders` the textual substitution definitions use, `class_body` finds methods that a definition has
written out.  Parser and writer are lines of classes, each knowing more of the tree: `cursor`,
`expression_parser`, `parser`; `python_text`, `cast_writer`, `lambda_writer`, `expression_writer`, `writer`.
What is written computes with `numbers` and `arithmetic`, where C++'s operators differ from Python's, within
the steps that `work` allows.  `three_values` evaluates conditions some of whose leaves have no translation.
"""

from mlirkit.ods.cpp_expr.names import Field, Method, MissingName, NameTable, Owned, Template
from mlirkit.ods.cpp_expr.translate import Translated, Translator, Untranslatable, translate

__all__ = [
    "Field",
    "Method",
    "MissingName",
    "NameTable",
    "Owned",
    "Template",
    "Translated",
    "Translator",
    "Untranslatable",
    "translate",
]
