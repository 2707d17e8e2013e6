"""How dialects control folding: DialectFoldInterface of mlir/Interfaces/FoldInterfaces.h."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mlirkit.core.region import Region


@mypyc_attr(allow_interpreted_subclasses=True)
class DialectFoldInterface:
    """The answers of one dialect.  By default, its operations keep no constants inside."""

    __slots__ = ()

    def should_materialize_into(self, region: Region) -> bool:
        """Whether constants stay in a region of one of its operations, which is not isolated from above."""
        return False
