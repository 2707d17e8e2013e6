"""Identifiers of classes of attributes and types."""

from mlirkit import ir


def test_values_of_one_class_have_one_identity() -> None:
    narrow, wide = ir.IntegerType.get_signless(8), ir.IntegerType.get_signless(64)
    assert narrow.typeid == wide.typeid == ir.IntegerType.static_typeid
    assert len({narrow.typeid, wide.typeid, ir.F32Type.get().typeid, ir.StringAttr.static_typeid}) == 3
    assert narrow.typeid != "IntegerType"
    assert repr(narrow.typeid) == "<TypeID of IntegerType>"
