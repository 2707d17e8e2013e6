"""Files that jax.export serialised: their fields, and the errors for damaged files."""

from __future__ import annotations

import dataclasses
import random
import re
from pathlib import Path
from typing import Any

import pytest

from mlirkit.bytecode.flatbuffer import replace_bytes
from mlirkit.bytecode.jax_export import (
    SCHEMA,
    bytecode_in,
    modules_in,
    read_jax_export,
    with_module,
    with_modules,
)
from mlirkit.cli import main
from mlirkit.conversion.portable_artifact import deserialize
from mlirkit.core.context import Context
from mlirkit.ir import Module
from mlirkit.support.diagnostics import MLIRError

EXAMPLES = Path(__file__).parents[2] / "examples"
EXPORT = (EXAMPLES / "classifier.jaxexport").read_bytes()
ARTIFACT = (EXAMPLES / "classifier.mlirbc").read_bytes()
# By a JAX of December 2023, two and a half years older than the exports that JAX promises to read.
OLD_EXPORT = Path(__file__).parents[1] / "conformance" / "old_exports" / "jax-0.4.23.jaxexport"


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
    """Exports of the installed JAX: several platforms, symbolic shapes, an unused argument."""
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
    """Slots and references agree with the code that JAX generated from its schema."""
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
    """Replacing the bytecode changes no other field that JAX reads, whatever its size."""
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
    """JAX runs the output of `inject` and `opt --serialize` for an envelope, with the new weights."""
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
    assert "VJP is a separate module" in capsys.readouterr().err
    found, other = jax_export.deserialize(bytearray(output.read_bytes())).call(argument)
    assert (np.asarray(found) == 2 * np.asarray(expected)).all() and other == 4
    for target in ([], ["--target=1.8.0"]):
        again = tmp_path / "again.jaxexport"
        command = ["opt", str(output), "--deserialize", "--serialize", "--allow-other-dialects", "-o", str(again)]
        assert main([*command, *target]) == 0
        found, _ = jax_export.deserialize(bytearray(again.read_bytes())).call(argument)
        assert (np.asarray(found) == 2 * np.asarray(expected)).all()


def carried(to: str, tmp_path: Path) -> bytes:
    """The old export as `convert` writes it for a release of StableHLO."""
    output = tmp_path / "new.jaxexport"
    assert main(["convert", str(OLD_EXPORT), "--to", f"stablehlo-{to}", "-o", str(output)]) == 0
    return output.read_bytes()


@pytest.mark.parametrize("release", ["0.9.0", "1.17.0", "current"])
def test_old_export_is_carried_forward(release: str, tmp_path: Path) -> None:
    """Both modules equal the output of that release, and all other fields are unchanged."""
    old, new = OLD_EXPORT.read_bytes(), carried(release, tmp_path)
    nothing = memoryview(b"")
    assert read_jax_export(new)._replace(module=nothing) == read_jax_export(old)._replace(module=nothing)
    assert read_jax_export(old).calling_convention_version == 8 and read_jax_export(old).has_vjp
    assert len(modules_in(old)) == len(modules_in(new)) == 2
    for before, after in zip(modules_in(old), modules_in(new), strict=True):
        assert str(deserialize(Module.parse(before, Context()).operation)) == str(
            deserialize(Module.parse(after, Context()).operation)
        )
        producer = "StableHLO_v1.20.0" if release == "current" else f"StableHLO_v{release}"
        assert bytes(after[5:]).startswith(f"{producer}\0".encode())


def test_todays_jax_runs_the_old_export(tmp_path: Path) -> None:
    """Carried into the current release, the old export computes what NumPy computes, and so does its VJP."""
    pytest.importorskip("jax")
    import numpy as np
    from jax import export as jax_export
    from jaxlib.mlir.dialects import stablehlo

    new = jax_export.deserialize(bytearray(carried(stablehlo.get_current_version(), tmp_path)))
    old = jax_export.deserialize(bytearray(OLD_EXPORT.read_bytes()))
    x, bias = np.linspace(-1, 1, 6, dtype=np.float32).reshape(2, 3), np.arange(4, dtype=np.float32)
    found = new.call(x, {"bias": bias})
    z = np.tanh(x @ np.sin(np.arange(12, dtype=np.float32)).reshape(3, 4) + bias)
    np.testing.assert_allclose(found["out"], ((z * 0.5) * 0.5 + 1) * 0.5 + 2, rtol=1e-6)
    np.testing.assert_allclose(found["largest"], np.where(z > 0, z, -1.0).max(axis=1), rtol=1e-6)
    assert new.mlir_module_serialized != old.mlir_module_serialized
    again = old.call(x, {"bias": bias})
    assert all((np.asarray(again[name]) == np.asarray(found[name])).all() for name in found)
    # The VJP takes the arguments and the cotangents of the results, as leaves.
    arguments = (x, bias, np.ones(2, np.float32), np.ones((2, 4), np.float32))
    theirs, ours = old.vjp().call(*arguments), new.vjp().call(*arguments)
    assert len(ours) == 2
    assert all((np.asarray(a) == np.asarray(b)).all() for a, b in zip(theirs, ours, strict=True))


def test_other_bytecode_for_all_functions() -> None:
    old = OLD_EXPORT.read_bytes()
    modules = [bytes(each) for each in modules_in(old)]
    assert with_modules(old, modules) == old
    longer = [each + bytes(size) for each, size in zip(modules, (16, 4096), strict=True)]
    assert [bytes(each) for each in modules_in(with_modules(old, longer))] == longer
    with pytest.raises(MLIRError, match=r"not a function that jax.export serialised"):
        modules_in(ARTIFACT)
