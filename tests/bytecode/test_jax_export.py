"""Files that jax.export serialised: what they say, and that damaged ones are refused."""

from __future__ import annotations

import dataclasses
import random
import re
from pathlib import Path
from typing import Any

import pytest

from mlirkit.bytecode.flatbuffer import replace_bytes
from mlirkit.bytecode.jax_export import SCHEMA, bytecode_in, read_jax_export, with_module
from mlirkit.cli import main
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


def test_schema_is_that_of_jax() -> None:
    """Slots and references are those of the code that JAX generated from its schema."""
    generated = pytest.importorskip("jax._src.export.serialization_generated")
    slots: dict[str, int] = {}
    references: dict[str, set[int]] = {}
    name = ""
    for line in Path(generated.__file__).read_text().splitlines():
        begins = re.match(r"def (\w+)Start\(builder\):", line)
        if begins is not None:
            name = begins[1]
            references[name] = set()
        count = re.search(r"builder\.StartObject\((\d+)\)", line)
        if count is not None:
            slots[name] = int(count[1])
        reference = re.search(r"builder\.PrependUOffsetTRelativeSlot\((\d+),", line)
        if reference is not None:
            references[name].add(int(reference[1]))
    assert {name: set(each) for name, each in SCHEMA.references.items()} == references
    assert SCHEMA.slot_counts == slots


def exported(has_vjp: bool) -> Any:
    """A function with constants, effects on its name, structured arguments and shardings."""
    jax: Any = pytest.importorskip("jax")
    import numpy as np
    from jax import export as jax_export

    weights = np.arange(4096, dtype=np.float32).reshape(64, 64)

    def f(x: dict[str, Any]) -> tuple[Any, Any]:
        return x["a"] @ weights, x["b"][0] + 1

    argument = {"a": jax.ShapeDtypeStruct((2, 64), "float32"), "b": [jax.ShapeDtypeStruct((), "float32")]}
    made = jax_export.export(jax.jit(f))(argument)
    return made.serialize(vjp_order=1 if has_vjp else 0)


@pytest.mark.parametrize("has_vjp", [False, True])
def test_other_bytecode_in_the_envelope(has_vjp: bool) -> None:
    """All else that JAX reads in the envelope is as it was, whatever the size of the bytecode."""
    data = bytes(exported(has_vjp))
    from jax import export as jax_export

    before = jax_export.deserialize(bytearray(data))
    module = bytes(read_jax_export(data).module)
    assert with_module(data, module) == data
    for size in (4, 5, 17, 4096, len(module) - 1, len(module) + 1, 2 * len(module)):
        other = module[:4] + bytes(size - 4)
        changed = with_module(data, other)
        after = jax_export.deserialize(bytearray(changed))
        assert bytes(after.mlir_module_serialized) == other
        for field in dataclasses.fields(before):
            if field.name not in ("mlir_module_serialized", "_get_vjp"):
                assert getattr(after, field.name) == getattr(before, field.name), field.name
        assert after.has_vjp() == before.has_vjp() == has_vjp
        if has_vjp:
            assert after.vjp().mlir_module_serialized == before.vjp().mlir_module_serialized
        assert read_jax_export(changed)._replace(module=memoryview(b"")) == read_jax_export(data)._replace(
            module=memoryview(b"")
        )


def test_fields_of_the_future_are_refused() -> None:
    schema = SCHEMA._replace(slot_counts={**SCHEMA.slot_counts, "Exported": 14})
    with pytest.raises(MLIRError, match="fields that are not known here"):
        replace_bytes(memoryview(EXPORT), 13, b"", schema)


@pytest.mark.parametrize("seed", range(4))
def test_damaged_envelopes(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(100):
        data = bytearray(EXPORT)
        for _ in range(chance.randint(1, 6)):
            data[chance.randrange(chance.choice((100, 600, len(data))))] = chance.randrange(256)
        try:
            with_module(bytes(data), b"ML\xefR")
        except MLIRError:
            pass


def test_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What `inject` and `opt --serialize` make of an envelope, JAX runs, with the new weights."""
    data = bytes(exported(has_vjp=True))
    import numpy as np
    from jax import export as jax_export

    path, weights, output = tmp_path / "f.jaxexport", tmp_path / "w.npz", tmp_path / "out.jaxexport"
    path.write_bytes(data)
    assert main(["extract", str(path), "-o", str(weights)]) == 0
    arrays = dict(np.load(weights))
    np.savez(weights, **{name: 2 * each for name, each in arrays.items()})
    argument = {"a": np.ones((2, 64), np.float32), "b": [np.float32(3)]}
    expected, _ = jax_export.deserialize(bytearray(data)).call(argument)
    assert main(["inject", str(path), str(weights), "-o", str(output)]) == 0
    assert "VJP has a module of its own" in capsys.readouterr().err
    found, other = jax_export.deserialize(bytearray(output.read_bytes())).call(argument)
    assert (np.asarray(found) == 2 * np.asarray(expected)).all() and other == 4
    for target in ([], ["--target=1.8.0"]):
        again = tmp_path / "again.jaxexport"
        command = ["opt", str(output), "--deserialize", "--serialize", "--allow-other-dialects", "-o", str(again)]
        assert main([*command, *target]) == 0
        found, _ = jax_export.deserialize(bytearray(again.read_bytes())).call(argument)
        assert (np.asarray(found) == 2 * np.asarray(expected)).all()
