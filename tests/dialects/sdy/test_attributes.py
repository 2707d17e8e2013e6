"""sdy's attributes: parsed values have their class and print as they were; builders make the same values."""

from __future__ import annotations

from io import BytesIO

import pytest

from mlirkit import ir
from mlirkit.dialects import sdy

TEXTS = {
    'mesh<["x"=2, "y"=4]>': sdy.MeshAttr,
    'mesh<[], device_ids=[3]>': sdy.MeshAttr,
    'sharding<@mesh, [{"x", "y":(1)2}, {"z", ?}p3, {?}, {}], replicated={"a"}, unreduced={"b"}>': sdy.TensorShardingAttr,
    'sharding<mesh<["x"=2]>, [{"x"}]>': sdy.TensorShardingAttr,
    'sharding_per_value<[<@mesh, [{"x"}]>, <@mesh, []>]>': sdy.TensorShardingPerValueAttr,
    "op_sharding_rule<([i, jk], [z_1])->([i]) {i=4, j=8, k=2, l=1, m=1, n=1, o=1, p=1, q=1, r=1, s=1, t=1, u=1, v=1, w=1, x=1, y=1, z=1, z_1=2} reduction={j, k}, custom>": sdy.OpShardingRuleAttr,
}


@pytest.mark.parametrize("text", TEXTS)
def test_text(text: str) -> None:
    attribute = ir.Attribute.parse(f"#sdy.{text}")
    assert str(attribute) == f"#sdy.{text}"
    assert type(attribute) is TEXTS[text] and TEXTS[text](attribute) is attribute


@pytest.mark.parametrize("text", TEXTS)
def test_bytecode(text: str) -> None:
    """A sharding with unreduced axes has another code than one without."""
    module = ir.Module.parse(f"module attributes {{sdy.x = #sdy.{text}}} {{}}")
    assert str(ir.Module.parse(bytecode_of(module))) == str(module)


def bytecode_of(module: ir.Module) -> bytes:
    stream = BytesIO()
    module.operation.write_bytecode(stream)
    return stream.getvalue()


def test_builders() -> None:
    mesh = sdy.MeshAttr.get([sdy.MeshAxisAttr.get("x", 2)], [1, 0])
    part = sdy.AxisRefAttr.get("x", sdy.SubAxisInfoAttr.get(1, 2))
    sharding = sdy.TensorShardingAttr.get(
        mesh, [sdy.DimensionShardingAttr.get([part], True, 2)], unreduced_axes=[sdy.AxisRefAttr.get("y")]
    )
    text = '#sdy.sharding<mesh<["x"=2], device_ids=[1, 0]>, [{"x":(1)2}p2], unreduced={"y"}>'
    assert str(sharding) == text and ir.Attribute.parse(text) == sharding
    assert sharding.dimension_shardings[0].axes[0].sub_axis_info == sdy.SubAxisInfoAttr.get(1, 2)
    assert str(sdy.TensorShardingPerValueAttr.get([sharding])).count("unreduced") == 1
    with pytest.raises(ValueError, match="Cannot cast attribute to MeshAttr"):
        sdy.MeshAttr(sharding)


@pytest.mark.parametrize("number", ["9223372036854775807", "9" * 5000])
def test_factors_beyond_64_bits(number: str) -> None:
    with pytest.raises(ir.MLIRError, match="expecting integer after 'z_'"):
        ir.Attribute.parse(f"#sdy.op_sharding_rule<([z_{number}])->([i]) {{i=8}}>")
