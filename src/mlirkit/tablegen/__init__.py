"""TableGen: read `.td` files into records.

TableGen is a small language for describing many similar things without repeating oneself.  A *class* is a
pattern: typed fields, some computed from the class's arguments.  A *def* makes a record from one or more
classes; everything is evaluated until each field of each record has a plain value.  This package implements
the language only; the meaning of records is up to their readers.

    >>> from mlirkit import tablegen
    >>> records = tablegen.load(source='''
    ... class Register<int n> { int Number = n; string AsmName = "r" # n; }
    ... foreach i = 0...3 in def R#i : Register<i>;
    ... ''')
    >>> [(r.name, r.value_as_string("AsmName")) for r in records.derived_from("Register")]
    [('R0', 'r0'), ('R1', 'r1'), ('R2', 'r2'), ('R3', 'r3')]

The stages, which `loader` calls and whose result `cache` keeps:

    sources lexer preprocessor          files to tokens
    parser value_parser token_parser    tokens to the tree in `ast`
    evaluator entry_evaluator record_evaluator                       the tree to records
    value_evaluator operator_evaluator
    scopes                              the meaning of names during evaluation
    other_names                         names that other versions of the included files have
    records instances types values      the results
    expressions resolvers               symbolic values, and how they are replaced
    value_pool expression_pool          value factories
    operators *_operators operands posix_regex                       the folding of bang operators
    limits recursion diagnostics        bounds, recursion depth, errors
    print_records print_detailed_records dump_json ctags sets        llvm-tblgen's outputs
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from os import PathLike, fspath

from mlirkit.tablegen.diagnostics import TableGenError, render
from mlirkit.tablegen.loader import load_records
from mlirkit.tablegen.other_names import OtherNames
from mlirkit.tablegen.records import Field, FieldKind, Place, Record, RecordError, Records
from mlirkit.tablegen.types import (
    BIT,
    DAG,
    INT,
    STRING,
    BitsType,
    BitType,
    DagType,
    IntType,
    ListType,
    RecordType,
    StringType,
    Type,
)
from mlirkit.tablegen.values import (
    FALSE,
    TRUE,
    UNSET,
    BitsValue,
    BitValue,
    DagValue,
    DefValue,
    IntValue,
    ListValue,
    StringValue,
    UnsetValue,
    Value,
)

__all__ = [
    "BIT",
    "DAG",
    "FALSE",
    "INT",
    "STRING",
    "TRUE",
    "UNSET",
    "BitType",
    "BitValue",
    "BitsType",
    "BitsValue",
    "DagType",
    "DagValue",
    "DefValue",
    "Field",
    "FieldKind",
    "IntType",
    "IntValue",
    "ListType",
    "ListValue",
    "OtherNames",
    "Place",
    "Record",
    "RecordError",
    "RecordType",
    "Records",
    "StringType",
    "StringValue",
    "TableGenError",
    "Type",
    "UnsetValue",
    "Value",
    "load",
    "render",
]


def load(
    path: str | PathLike[str] | None = None,
    *,
    source: str | bytes | None = None,
    include_dirs: Sequence[str | PathLike[str]] = (),
    defines: Iterable[str] = (),
    vfs: Mapping[str, str | bytes] | None = None,
    warn_unused_template_args: bool = True,
    cache: bool = True,
    other_names: OtherNames | None = None,
) -> Records:
    """Evaluate the file at `path` (or the text `source`, then `path` is its name in messages).

    `include "x"` looks for `x` as given, then in each of `include_dirs`, as llvm-tblgen does; `vfs` maps file
    names to contents and takes precedence over the disk.  `defines` are macros for `#ifdef`.  Records of
    files are kept in the user's cache directory (see cache.py and support/content_cache.py) unless `cache` is
    False or the environment variable MLIRKIT_CACHE is 0; the cache stores expressions in classes only as
    text.  With `other_names`, sources may follow another version of the files that they include.  Raises
    `TableGenError` (a `ParseError`) with all diagnostics if the source is invalid.
    """
    name = "<source>" if path is None else fspath(path)
    if path is None and source is None:
        raise TypeError("load() needs a path or a source")
    return load_records(
        name,
        source,
        [fspath(folder) for folder in include_dirs],
        list(defines),
        vfs,
        warn_unused_template_args,
        cache,
        other_names,
    )
