"""Files that jax.export serialised: what they say, and that damaged ones are refused."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from mlirkit.bytecode.jax_export import bytecode_in, read_jax_export
from mlirkit.core.context import Context
from mlirkit.ir import Module
from mlirkit.support.diagnostics import MLIRError

EXAMPLES = Path(__file__).parents[2] / "examples"
EXPORT = (EXAMPLES / "classifier.jaxexport").read_bytes()
ARTIFACT = (EXAMPLES / "classifier.mlirbc").read_bytes()


def test_what_it_says() -> None:
    export = read_jax_export(EXPORT)
    assert bytes(export.module) == ARTIFACT
    assert export.function_name == "classify"
    assert export.platforms == ("cpu",)
    assert export.in_avals == ("f32[8,4,4]",)
    assert export.out_avals == ("bf16[8,10]",)
    assert export.nr_devices == 1
    assert export.module_kept_var_idx == (0,)
    assert export.calling_convention_version >= 9
    assert not export.has_vjp


def test_opens_as_what_is_in_it() -> None:
    def text(data: bytes) -> str:
        return str(Module.parse(data, Context()))

    assert text(EXPORT) == text(ARTIFACT)


@pytest.mark.parametrize("data", [b"", b"module {}", b"\0" * 64, ARTIFACT[4:], b"\x10\0\0\0" + b"\xff" * 60])
def test_other_files(data: bytes) -> None:
    assert bytecode_in(data) is None
    with pytest.raises(MLIRError, match=r"not a function that jax.export serialised|FlatBuffer"):
        read_jax_export(data)


@pytest.mark.parametrize("seed", range(8))
def test_damaged_files(seed: int) -> None:
    """Any bytes give a value or an MLIRError."""
    chance = random.Random(seed)
    for _ in range(300):
        data = bytearray(EXPORT)
        for _ in range(chance.randint(1, 6)):
            data[chance.randrange(chance.choice((100, 600, len(data))))] = chance.randrange(256)
        if chance.random() < 0.2:
            data = data[: chance.randrange(len(data))]
        try:
            read_jax_export(bytes(data))
        except MLIRError:
            pass


def test_against_jax() -> None:
    """What JAX says about its own: several platforms, symbolic shapes, an argument nobody uses."""
    jax: Any = pytest.importorskip("jax")
    from jax import export as jax_export

    def f(a: Any, b: Any, unused: Any) -> Any:
        return a @ b, (b > 0).astype("int8")

    (n,) = jax_export.symbolic_shape("n")
    arguments = [
        jax.ShapeDtypeStruct((n, 3), "float32"),
        jax.ShapeDtypeStruct((3, 2 * n), "float32"),
        jax.ShapeDtypeStruct((), "bool"),
    ]
    exported = jax_export.export(jax.jit(f), platforms=["cpu", "tpu"])(*arguments)
    export = read_jax_export(bytes(exported.serialize()))
    assert export.function_name == exported.fun_name
    assert export.platforms == tuple(exported.platforms)
    assert export.calling_convention_version == exported.calling_convention_version
    assert export.module_kept_var_idx == tuple(exported.module_kept_var_idx)
    assert export.in_avals == ("f32[n,3]", "f32[3,2*n]", "bool[]")
    assert export.out_avals == ("f32[n,2*n]", "i8[3,2*n]")
    assert bytes(export.module) == bytes(exported.mlir_module_serialized)
    assert str(Module.parse(export.module, Context())).startswith("module @jit_f")
