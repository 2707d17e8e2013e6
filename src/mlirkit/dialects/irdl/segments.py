"""Groups of operands or results of an operation that irdl defines: their sizes."""

from __future__ import annotations

from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import irdl

SINGLE, OPTIONAL, VARIADIC = range(3)


class Segments:
    """The groups that `irdl.operands` or `irdl.results` names; `word` names a value in messages."""

    def __init__(self, definition: irdl.OperandsOp | irdl.ResultsOp | None, word: str) -> None:
        self.word = word
        self.attribute_name = f"{word}SegmentSizes"
        self.constraints: list[Value] = [] if definition is None else list(definition.args)
        self.kinds: list[int] = []
        if definition is not None:
            self.kinds = [int(variadicity.value) for variadicity in definition.variadicity.value or ()]
        self.variable = [index for index, kind in enumerate(self.kinds) if kind != SINGLE]

    def sizes(self, op: Operation, count: int) -> list[int]:
        """The group sizes for `count` values; raises the operation's error if they do not add up."""
        if len(self.variable) > 1:
            return self._segment_sizes(op, count)
        sizes = [1] * len(self.kinds)
        least = len(self.kinds) - len(self.variable)
        if not self.variable:
            if count != least:
                raise op.error(f"op expects exactly {least} {self.word}s, but got {count}")
            return sizes
        if count < least:
            raise op.error(f"op expects at least {least} {self.word}s, but got {count}")
        place = self.variable[0]
        if self.kinds[place] == OPTIONAL and count > least + 1:
            raise op.error(f"op expects at most {least + 1} {self.word}s, but got {count}")
        sizes[place] = count - least
        return sizes

    def _segment_sizes(self, op: Operation, count: int) -> list[int]:
        name = self.attribute_name
        attribute = op.attribute(name)
        if attribute is None:
            raise op.error(f"'{name}' attribute is expected but not provided")
        if not isinstance(attribute, DenseI32ArrayAttr):
            raise op.error(f"'{name}' attribute is expected to be a dense i32 array")
        sizes = list(attribute.values)
        expected = f"'{name}' attribute for specifying {self.word} segments must have"
        if len(sizes) != len(self.kinds):
            raise op.error(f"{expected} {len(self.kinds)} elements, but got {len(sizes)}")
        for index, (size, kind) in enumerate(zip(sizes, self.kinds, strict=True)):
            if size < 0:
                raise op.error(f"{expected} non-negative values")
            if kind == SINGLE and size != 1:
                raise op.error(f"element {index} in '{name}' attribute must be equal to 1")
            if kind == OPTIONAL and size > 1:
                raise op.error(f"element {index} in '{name}' attribute must be equal to 0 or 1")
        if sum(sizes) != count:
            raise op.error(
                f"sum of elements in '{name}' attribute must be equal to the number of {self.word}s"
            )
        return sizes
