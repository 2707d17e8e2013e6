"""Operations divided into shards, which can be compiled separately: --op-shard-count.

Each shard has a function that registers its operations; a function in the first shard calls all of them.
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.file_frame import namespace, section_comment
from mlirkit.ods.emit.cpp.op_context import OpContext
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model import Dialect
from mlirkit.support.diagnostics import MLIRError


def shards(contexts: list[OpContext], options: Options) -> list[list[OpContext]]:
    """The operators in the requested number of contiguous parts; the first parts are larger."""
    count = int(options.value("op-shard-count", "1"))
    if count < 1:
        raise MLIRError("expected a positive shard count")
    size, larger = divmod(len(contexts), count)
    parts: list[list[OpContext]] = []
    start = 0
    for index in range(count):
        end = start + size + (index < larger)
        parts.append(contexts[start:end])
        start = end
    return parts


def write_shard_declarations(out: list[str], dialect: Dialect, count: int) -> None:
    """The functions that register operations."""
    name = dialect.cpp_class_name
    with namespace(out, dialect.cpp_namespace):
        for suffix in ["", *[str(index) for index in range(count)]]:
            out.append(f"void register{name}Operations{suffix}({dialect.cpp_namespace}::{name} *dialect);\n")


def write_shard(out: list[str], dialect: Dialect, contexts: list[OpContext], index: int, count: int) -> None:
    """The function that registers a shard's operations; in the first shard, also that for all shards."""
    name = dialect.cpp_class_name
    prefix = f"{dialect.cpp_namespace}::register{name}Operations"
    parameters = f"({dialect.cpp_namespace}::{name} *dialect) {{\n"
    if index == 0:
        out.append(f"void {prefix}{parameters}")
        out += [f"  {prefix}{shard}(dialect);\n" for shard in range(count)]
        out.append("}\n")
    out.append(section_comment(f"{name} Op Registration Hook"))
    out.append(f"void {prefix}{index}{parameters}")
    for context in contexts:
        out.append(f"  ::mlir::RegisteredOperationName::insert<{context.qualified_name}>(*dialect);\n")
    out.append("}\n")
