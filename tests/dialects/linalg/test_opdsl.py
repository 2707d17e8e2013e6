# ruff: noqa: B008, E741 (operands are defaults of parameters, with the names of the language)
# mypy: allow-untyped-defs, allow-incomplete-defs
"""OpDSL: fields of definitions, the operations made of them, and refused arguments."""

from __future__ import annotations

import doctest
import subprocess
from collections.abc import Callable
from pathlib import Path
from shutil import which
from typing import Any

import pytest

from mlirkit import ir
from mlirkit.dialects import arith, linalg
from mlirkit.dialects.linalg.opdsl.dump_oplib import configs
from mlirkit.dialects.linalg.opdsl.lang import (
    F32,
    I32,
    BinaryFn,
    BinaryFnAttrDef,
    D,
    IndexAttrDef,
    LinalgOpConfig,
    ReduceFn,
    S,
    ScalarDef,
    T,
    TensorDef,
    TernaryFn,
    TypeFn,
    U,
    UnaryFn,
    UnaryFnAttrDef,
    affine,
    const,
    domain,
    index,
    linalg_structured_op,
    types,
    yaml_dump_all,
)
from mlirkit.dialects.linalg.opdsl.ops import core_named_ops
from mlirkit.dialects.linalg.structure import FIXED

f32 = ir.F32Type.get()
i32 = ir.IntegerType.get_signless(32)


@linalg_structured_op
def scaled_sum(
    A=TensorDef(T, S.M, S.OW * S.SW + S.KW),
    B=TensorDef(T, S.KW, index_dims=[D.k]),
    s=ScalarDef(F32),
    C=TensorDef(U, S.M, S.OW, output=True),
    strides=IndexAttrDef(S.SW, default=[3]),
    fn=UnaryFnAttrDef(default=UnaryFn.exp),
):
    domain(D.m, D.w, D.k)
    C[D.m, D.w] += TypeFn.cast_signed(U, fn(A[D.m, D.w * S.SW + D.k])) * s


@linalg_structured_op
def places(O=TensorDef(I32, S.M, S.N, output=True)):
    O[D.m, D.n] = TypeFn.cast_signed(I32, index(D.n)) - TypeFn.cast_signed(I32, const(7))


@linalg_structured_op
def chosen(c=TensorDef(U), a=TensorDef(T), b=TensorDef(T), o=TensorDef(T, output=True)):
    o[None] = TernaryFn.select(c[None], a[None], b[None])


def made(build: Callable[[], Any]) -> str:
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            build()
        assert module.operation.verify()
        return str(module)


def tensor(element: ir.Type, *shape: int) -> ir.Value:
    type = ir.RankedTensorType.get(shape, element)
    return ir.Operation.create("tensor.empty", results=[type]).result


def test_generic() -> None:
    """Maps without symbols, the kinds of iteration, and a body with the chosen function."""

    def build() -> None:
        one = arith.constant(f32, 1.0)
        scaled_sum(
            tensor(f32, 4, 9), tensor(f32, 3), one, outs=[tensor(f32, 4, 4)], strides=[2], fn=UnaryFn.tanh
        )

    text = made(build)
    assert "affine_map<(d0, d1, d2) -> (d0, d1 * 2 + d2)>" in text
    assert "affine_map<(d0, d1, d2) -> (d2)>" in text and "affine_map<(d0, d1, d2) -> ()>" in text
    assert 'iterator_types = ["parallel", "parallel", "reduction"]' in text
    body = [line.split(" = ")[-1].split(" ")[0] for line in text.split("^bb0")[1].splitlines()[1:4]]
    assert body == ["math.tanh", "arith.mulf", "arith.addf"]


def test_default_of_attributes() -> None:
    def build() -> None:
        one = arith.constant(f32, 1.0)
        scaled_sum(tensor(f32, 4, 13), tensor(f32, 3), one, outs=[tensor(f32, 4, 4)])

    text = made(build)
    assert "d1 * 3 + d2" in text and "math.exp" in text


def test_elementwise_of_any_rank() -> None:
    """An operation without dimensions is elementwise; operands of rank zero are broadcast."""

    def build() -> None:
        bits = ir.IntegerType.get_signless(1)
        chosen(tensor(bits), tensor(f32, 2, 3), tensor(f32, 2, 3), outs=[tensor(f32, 2, 3)])

    text = made(build)
    assert "affine_map<(d0, d1) -> ()>" in text and "arith.select" in text


def test_index_and_constant() -> None:
    text = made(lambda: places(outs=[tensor(i32, 2, 3)]))
    assert "linalg.index 1" in text and "arith.constant 7 : i64" in text and "arith.trunci" in text


NAME = "conv_1d_nwc_wcf"


def test_named() -> None:
    """An operation that linalg names is built as the named one, unless `emit_generic` is set."""

    def build(**named: Any) -> str:
        return made(
            lambda: getattr(core_named_ops, NAME)(
                tensor(f32, 1, 9, 2), tensor(f32, 3, 2, 4), outs=[tensor(f32, 1, 7, 4)], **named
            )
        )

    assert "linalg.conv_1d_nwc_wcf" in build()
    generic = build(emit_generic=True, dilations=[1])
    assert "linalg.generic" in generic and "arith.mulf" in generic and "d1 + d3" in generic


REFUSED: dict[str, tuple[Callable[[], Any], str]] = {
    "inputs": (lambda: scaled_sum(outs=[tensor(f32, 4, 4)]), "Expected 3 inputs but got 0"),
    "outputs": (lambda: places(outs=[]), "Output tensor inference not yet supported"),
    "types": (
        lambda: places(outs=[tensor(f32, 2, 3)]),
        "Cannot overwrite type mapping I32 = i32 by type f32",
    ),
    "attribute": (lambda: places(outs=[tensor(i32, 2, 3)], fn=1), "no attributes called fn"),
    "sizes": (
        lambda: scaled_sum(*[tensor(f32, 1, 1)] * 3, outs=[tensor(f32, 1, 1)], strides=[1, 2]),
        "Attribute strides has length 1 but got 2 values",
    ),
    "function": (
        lambda: scaled_sum(*[tensor(f32, 1, 1)] * 3, outs=[tensor(f32, 1, 1)], fn=BinaryFn.add),
        "Attribute fn needs to be of type UnaryFnType",
    ),
    "operand": (lambda: linalg_structured_op(lambda a=1: None), "have an operand as default"),
    "outside": (lambda: domain(D.m), "no operation is being defined"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    call, message = REFUSED[name]
    errors = (ValueError, TypeError, NotImplementedError)
    with ir.Context(), ir.Location.unknown(), ir.InsertionPoint(ir.Module.create().body):  # noqa: SIM117
        with pytest.raises(errors, match=message):
            call()


def test_refused_maps() -> None:
    """Operands that are read in two ways or not at all determine no map; domains must have all dimensions."""

    @linalg_structured_op
    def twice(A=TensorDef(T, S.M, S.M), C=TensorDef(T, S.M, S.M, output=True)):
        C[D.m, D.n] = A[D.m, D.n] + A[D.n, D.m]

    @linalg_structured_op
    def unused(A=TensorDef(T, S.M), C=TensorDef(T, S.M, output=True)):
        C[D.m] = const(1)

    @linalg_structured_op
    def reduced(A=TensorDef(T, S.M, S.N), C=TensorDef(T, S.M, output=True)):
        domain(D.m)
        C[D.m] = ReduceFn.max_signed[D.n](A[D.m, D.n])

    for op, message in (
        (twice, "Unexpected multi-read"),
        (unused, "Failed to compute an indexing map for operand A"),
        (reduced, "Expected the annotated domain"),
    ):
        with pytest.raises(ValueError, match=message):
            LinalgOpConfig.from_linalg_op_def(op.op_def)
    BinaryFnAttrDef(default=BinaryFn.add)
    with pytest.raises(ValueError, match="BinaryFnAttrDef requires default of type BinaryFnType"):
        BinaryFnAttrDef(default=UnaryFn.exp)


def test_core_operations_say_what_linalg_says() -> None:
    """All operations with fixed maps have a definition, and every definition is an operation of linalg."""
    found = {config.metadata.name: config for config in configs(core_named_ops)}
    assert set(FIXED) <= set(found)
    with ir.Context() as context:
        assert all(context.is_registered_operation(f"linalg.{name}") for name in found)
    for name, config in found.items():
        assert f"linalg.{name}" == getattr(linalg, config.metadata.cpp_class_name).OPERATION_NAME


@pytest.mark.skipif(which("mlir-linalg-ods-yaml-gen-22") is None, reason="needs mlir-22-tools")
def test_yaml_is_what_the_generator_reads(tmp_path: Path) -> None:
    """mlir-linalg-ods-yaml-gen makes a definition of each operation."""
    source = tmp_path / "ops.yaml"
    source.write_text(yaml_dump_all(configs(core_named_ops)))
    command = ["mlir-linalg-ods-yaml-gen-22", str(source), f"-o-ods-decl={tmp_path}/ops.td"]
    done = subprocess.run(
        [*command, f"-o-impl={tmp_path}/ops.cpp"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    text = (tmp_path / "ops.td").read_text()
    assert text.count("LinalgStructuredBase_Op<") >= len(configs(core_named_ops))


@pytest.mark.parametrize("module", [affine, types], ids=["affine", "types"])
def test_examples(module: Any) -> None:
    assert doctest.testmod(module, raise_on_error=True).attempted > 0
