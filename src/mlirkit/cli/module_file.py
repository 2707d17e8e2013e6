"""Opening a file of any kind as a module, for commands that accept every dialect."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from mlirkit.bytecode.jax_export import bytecode_in
from mlirkit.bytecode.reader.module import map_file
from mlirkit.core.context import Context
from mlirkit.layouts.reading import read_any_bytecode
from mlirkit.text.parser import parse_source


def read_module(
    path: str,
    producer: str | None = None,
    td: Sequence[str] = (),
    include: Sequence[str] = (),
    lazy: bool = False,
) -> Any:
    """The module in a file; `-` is standard input.

    `producer` overrides the release that wrote it; `td` and `include` name definitions to load first.
    """
    context = Context(allow_unregistered_dialects=True)
    if include:
        from mlirkit.dialects.loading import register_include_dirs

        register_include_dirs(context, include)
    if td:
        from mlirkit.ods.live.loader import load_td

        for each in td:
            load_td(each, include, context)
    data = sys.stdin.buffer.read() if path == "-" else map_file(path)
    name = "<stdin>" if path == "-" else path
    bytecode = bytecode_in(data)
    if bytecode is not None:
        return read_any_bytecode(bytecode, context, name, True, lazy, producer)
    return parse_source(bytes(data), name, context, True)
