"""Structured operations of the test dialect: each operation has its maps and iterators in its attributes."""

from __future__ import annotations

from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import linalg
from mlirkit.dialects.linalg.structure import LinalgOp
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import interface


class Structured(LinalgOp):
    """Maps and iterators from the attributes `indexing_maps` and `iterator_types`."""

    __slots__ = ()

    def indexing_maps(self, op: Operation) -> list[AffineMap]:
        listed = op.attribute("indexing_maps")
        assert isinstance(listed, ArrayAttr)
        return [each.map for each in listed if isinstance(each, AffineMapAttr)]

    def iterator_types(self, op: Operation) -> list[linalg.IteratorType]:
        listed = op.attribute("iterator_types")
        assert isinstance(listed, ArrayAttr)
        return [linalg.IteratorType(int(parameters_of(each)[0])) for each in listed]


for _name in ("test.linalg_conv_op", "test.linalg_fill_op"):
    interface(_name, "LinalgOp")(Structured())
