"""C++ snippets of definitions as Python functions: from text to callables, without reference to the IR.

lexer, parser -> ast -> writer -> translate.  `names` is the table from C++ names to Python objects,
`placeholders` the textual substitution in definitions, `class_body` finds methods with a body in a
definition.  Parser and writer are chains of derived classes: `cursor`, `expression_parser`, `parser`;
`python_text`, `cast_writer`, `lambda_writer`, `expression_writer`, `writer`. The generated Python uses
`numbers` and `arithmetic` for operators that differ between C++ and Python, and `work` limits its steps.
`three_values` evaluates conditions with untranslated leaves.
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
