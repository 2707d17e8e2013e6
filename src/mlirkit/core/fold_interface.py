"""The control of folding by dialects: DialectFoldInterface of mlir/Interfaces/FoldInterfaces.h."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mlirkit.core.region import Region


@mypyc_attr(allow_interpreted_subclasses=True)
class DialectFoldInterface:
    """The hooks of one dialect.  By default, constants are not materialized inside its operations."""

    __slots__ = ()

    def should_materialize_into(self, region: Region) -> bool:
        """Whether constants are materialized in a region of an operation that is not isolated from above."""
        return False
