"""Numbers of more digits than Python converts at once, wherever a dialect's text has digits in a word.

And numbers that would need more memory than the machine has.
"""

from __future__ import annotations

import pytest

from mlirkit import ir
from mlirkit.bytecode import write_bytecode

DIGITS = "9" * 5000

TEXTS = [
    f"%0 = stablehlo.reduce_precision %a, format = e4m{DIGITS} : tensor<1xf32>",
    f"%0 = stablehlo.reduce_precision %a, format = e{DIGITS}m3 : tensor<1xf32>",
    f'"x.y"() {{a = !vhlo.i{DIGITS}_v1}} : () -> ()',
    f'"x.y"() {{a = !quant.uniform<u{DIGITS}:f32, 1.0>}} : () -> ()',
    f'"x.y"() {{a = !quant.uniform<i{DIGITS}:f32, 1.0>}} : () -> ()',
    f'"x.y"() {{a = #sdy.sharding<@m, [{{"x"}}p{DIGITS}]>}} : () -> ()',
    f'"x.y"() {{a = #sdy.op_sharding_rule<([z_{DIGITS}])->([i]) {{i=8}}>}} : () -> ()',
    f'module attributes {{llvm.data_layout = "p:{DIGITS}:64"}} {{}}',
    f'module attributes {{llvm.data_layout = "i{DIGITS}:64"}} {{}}',
    f'gpu.module @m [#nvvm.target<chip = "sm_{DIGITS}">] {{}}',
    f'"x.y"() {{a = #smt.bv<{DIGITS}> : !smt.bv<8>}} : () -> ()',
]


@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_a_value_or_an_error(number: int) -> None:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    text = TEXTS[number]
    if text.startswith("%0"):
        text = f"func.func @f(%a: tensor<1xf32>) {{ {text} return }}"
    try:
        module = ir.Module.parse(text, context)
    except ir.MLIRError as error:
        assert str(error)
    else:
        assert str(ir.Module.parse(str(module), context)) == str(module)


def test_the_release_of_a_producer() -> None:
    """A producer with a number of so many digits is not a release of LLVM."""
    module = ir.Module.parse("func.func private @f()", ir.Context())
    with module.context:
        data = write_bytecode(module.operation, None, f"MLIR{DIGITS}.1")
    assert str(ir.Module.parse(data, ir.Context())) == str(module)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "%0:2 = vector.to_elements %v : vector<99999999999xf32>",
            "'vector<99999999999xf32>' has too many elements",
        ),
        ("%0 = vector.from_elements %f : vector<99999999999xf32>", "has too many elements for a value each"),
        (
            '"x.y"() {a = #sdy.sharding<mesh<["x"=4294967296, "y"=99], device_ids=[1]>, []>} : () -> ()',
            "total product of axis sizes must match total number of device ids, got: 425201762304 != 1",
        ),
    ],
)
def test_sizes_beyond_memory(text: str, message: str) -> None:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with pytest.raises(ir.MLIRError, match=message):
        ir.Module.parse(f"func.func @f(%v: vector<99999999999xf32>, %f: f32) {{ {text} return }}", context)
