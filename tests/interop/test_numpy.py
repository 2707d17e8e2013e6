"""Arrays of attributes: views without a copy, of every element type, and attributes made of arrays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mlirkit import ir
from mlirkit.bytecode import write_bytecode
from mlirkit.ir import Attribute, Context, DenseElementsAttr, Module, Type
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.mapped_file import READ_AT_ONCE

numpy: Any = pytest.importorskip("numpy")
pytest.importorskip("ml_dtypes")

# Element types, the dtype of their arrays, and three values.
VIEWED = {
    "i8": ("int8", "1, -2, 3"),
    "ui8": ("uint8", "1, 254, 3"),
    "i16": ("int16", "1, -2, 3"),
    "si32": ("int32", "1, -2, 3"),
    "ui32": ("uint32", "1, 2, 3"),
    "i64": ("int64", "1, -2, 3"),
    "index": ("int64", "1, 2, 3"),
    "i4": ("int4", "1, -2, 3"),
    "ui4": ("uint4", "1, 15, 3"),
    "i2": ("int2", "1, -2, 0"),
    "ui2": ("uint2", "1, 3, 0"),
    "f16": ("float16", "1.0, -2.0, 0.5"),
    "f32": ("float32", "1.0, -2.0, 0.5"),
    "f64": ("float64", "1.0, -2.0, 0.5"),
    "bf16": ("bfloat16", "1.0, -2.0, 0.5"),
    "f8E5M2": ("float8_e5m2", "1.0, -2.0, 0.5"),
    "f8E4M3": ("float8_e4m3", "1.0, -2.0, 0.5"),
    "f8E4M3FN": ("float8_e4m3fn", "1.0, -2.0, 0.5"),
    "f8E5M2FNUZ": ("float8_e5m2fnuz", "1.0, -2.0, 0.5"),
    "f8E4M3FNUZ": ("float8_e4m3fnuz", "1.0, -2.0, 0.5"),
    "f8E4M3B11FNUZ": ("float8_e4m3b11fnuz", "1.0, -2.0, 0.5"),
    "f8E3M4": ("float8_e3m4", "1.0, -2.0, 0.5"),
    "f8E8M0FNU": ("float8_e8m0fnu", "1.0, 2.0, 0.5"),
    "f6E2M3FN": ("float6_e2m3fn", "1.0, -2.0, 0.5"),
    "f6E3M2FN": ("float6_e3m2fn", "1.0, -2.0, 0.5"),
    "f4E2M1FN": ("float4_e2m1fn", "1.0, -2.0, 0.5"),
    "complex<f32>": ("complex64", "(1.0, 2.0), (-1.0, 0.5), (0.0, 0.0)"),
    "complex<f64>": ("complex128", "(1.0, 2.0), (-1.0, 0.5), (0.0, 0.0)"),
}
# Bits are packed in dense elements, and these widths have no dtype: arrays are made of them.
CONVERTED = {"i1": ("bool", "1, 0, 1"), "i7": ("int8", "1, -2, 3"), "ui12": ("uint16", "1, 4095, 3")}
EVERY = {**VIEWED, **CONVERTED}


def attribute(text: str) -> Any:
    return Attribute.parse(text)


def numbers(text: str) -> list[complex]:
    """The values of a list as Python reads them."""
    if "(" in text:
        pairs = [each.strip("() ").split(",") for each in text.split("),")]
        return [complex(float(real), float(imaginary)) for real, imaginary in pairs]
    return [complex(float(each)) for each in text.split(",")]


def address(array: Any) -> int:
    found: int = array.__array_interface__["data"][0]
    return found


@pytest.mark.parametrize("element", EVERY)
def test_dense_elements(element: str) -> None:
    dtype, values = EVERY[element]
    elements = attribute(f"dense<[{values}]> : tensor<3x{element}>")
    array = elements.to_numpy()
    assert (array.dtype.name, array.shape) == (dtype, (3,))
    assert [complex(each) for each in array] == numbers(values)
    assert (numpy.asarray(elements) == array).all()
    if element in VIEWED:
        assert address(array) == address(elements.to_numpy())
        assert not array.flags.owndata and not array.flags.writeable


@pytest.mark.parametrize("element", EVERY)
def test_splats_are_broadcast(element: str) -> None:
    dtype, values = EVERY[element]
    first = values.split("),")[0] + ")" if "(" in values else values.split(",")[0]
    array = attribute(f"dense<{first}> : tensor<1000x1000x{element}>").to_numpy()
    assert (array.dtype.name, array.shape, array.strides) == (dtype, (1000, 1000), (0, 0))
    assert complex(array[999, 999]) == numbers(values)[0]


@pytest.mark.parametrize("element", EVERY)
@pytest.mark.parametrize("is_splat", [False, True])
def test_there_and_back(element: str, is_splat: bool) -> None:
    _, values = EVERY[element]
    first = values.split("),")[0] + ")" if "(" in values else values.split(",")[0]
    elements = attribute(f"dense<{first if is_splat else f'[{values}]'}> : tensor<3x{element}>")
    again = DenseElementsAttr.get(elements.to_numpy(), type=elements.type)
    assert again == elements and str(again) == str(elements)


@pytest.mark.parametrize("element", [each for each in VIEWED if not each.startswith(("ui", "si", "index"))])
def test_the_dtype_says_the_type(element: str) -> None:
    _, values = VIEWED[element]
    elements = attribute(f"dense<[{values}]> : tensor<3x{element}>")
    assert DenseElementsAttr.get(elements.to_numpy()).type == elements.type


@pytest.mark.parametrize("element", ["i8", "i16", "i32", "i64", "f32", "f64", "i1"])
def test_dense_arrays(element: str) -> None:
    values = "true, false, true" if element == "i1" else "1, 2, 3" if element[0] == "i" else "1.0, 2.0, 3.0"
    elements = attribute(f"array<{element}: {values}>")
    array = numpy.asarray(elements)
    assert array.tolist() == ([True, False, True] if element == "i1" else [1, 2, 3])
    assert address(array) == address(elements.to_numpy())
    assert attribute(f"array<{element}>").to_numpy().shape == (0,)


def resource_module(element: str, data: bytes, count: int) -> Any:
    text = (
        f'"t.op"() {{a = dense_resource<w> : tensor<{count}x{element}>}} : () -> ()\n'
        f'{{-# dialect_resources: {{ builtin: {{ w: "0x08000000{data.hex()}" }} }} #-}}'
    )
    return Module.parse(text, Context(allow_unregistered_dialects=True))


@pytest.mark.parametrize("element", EVERY)
def test_resources(element: str) -> None:
    dtype, values = EVERY[element]
    dense = attribute(f"dense<[{values}]> : tensor<3x{element}>").to_numpy()
    elements = resource_module(element, dense.tobytes(), 3).body.operations[0].attributes["a"]
    array = elements.to_numpy()
    assert (array.dtype.name, array.shape) == (dtype, (3,))
    assert (array == dense).all()
    if element in VIEWED or element == "i1":
        assert address(array) == address(elements.to_numpy())


@pytest.mark.parametrize("kind", ["dense", "resource", "array"])
def test_arrays_of_a_mapped_file_are_views_of_it(kind: str, tmp_path: Path) -> None:
    """The array's memory is the file's: it has the same bytes at the same offset.  Small data is copied."""
    count = 50_000
    values = numpy.arange(count, dtype=numpy.float32)
    if kind == "resource":
        module = resource_module("f32", values.tobytes(), count)
    else:
        module = Module.parse('"t.op"() : () -> ()', Context(allow_unregistered_dialects=True))
        text = ", ".join(map(str, values.tolist()))
        made = attribute(f"array<f32: {text}>") if kind == "array" else DenseElementsAttr.get(values)
        module.body.operations[0].attributes["a"] = made
    # Small files are not mapped.
    module.body.operations[0].attributes["z"] = DenseElementsAttr.get(numpy.arange(READ_AT_ONCE >> 2))
    path = tmp_path / "module.mlirbc"
    path.write_bytes(write_bytecode(module.operation, None, None))
    read = Module.parseFile(str(path), Context(allow_unregistered_dialects=True))
    array = read.body.operations[0].attributes["a"].to_numpy()
    assert (array == values).all() and not array.flags.owndata and not array.flags.writeable
    mapped = _mapped_base(array)
    assert mapped is not None, "a copy of the file's data"
    data = numpy.frombuffer(mapped, numpy.uint8)
    offset = address(array) - address(data)
    assert path.read_bytes()[offset : offset + array.nbytes] == values.tobytes()


def _mapped_base(array: Any) -> Any:
    """The mapping of a file that an array's memory belongs to, None if to none."""
    import mmap

    base: Any = array
    while base is not None:
        if isinstance(base, mmap.mmap):
            return base
        base = base.obj if isinstance(base, memoryview) else getattr(base, "base", None)
    return None


@pytest.mark.parametrize("shape", ["", "0x", "2x0x", "2x3x1x"])
def test_shapes(shape: str) -> None:
    sizes = [int(each) for each in shape.split("x") if each]
    array = numpy.arange(int(numpy.prod(sizes)), dtype=numpy.int32).reshape(sizes)
    elements = DenseElementsAttr.get(array)
    assert str(elements.type) == f"tensor<{shape}i32>"
    assert elements.to_numpy().shape == tuple(sizes)
    assert (elements.to_numpy() == array).all()


@pytest.mark.parametrize("order", ["reversed", "transposed", "sliced", "big-endian"])
def test_arrays_of_any_layout(order: str) -> None:
    array = numpy.arange(12, dtype=numpy.int16).reshape(3, 4)
    array = {
        "reversed": array[::-1],
        "transposed": array.T,
        "sliced": array[:, ::2],
        "big-endian": array.astype(">i2"),
    }[order]
    assert (DenseElementsAttr.get(array).to_numpy() == array).all()


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (
            lambda: attribute("dense<1.0> : tensor<2xf80>").to_numpy(),
            "NumPy has no dtype for elements of type f80",
        ),
        (
            lambda: attribute("dense<1> : tensor<2xi128>").to_numpy(),
            "NumPy has no dtype for elements of type i128",
        ),
        (
            resource_module("f32", bytes(8), 3).body.operations[0].attributes["a"].to_numpy,
            "resource 'w' has 8 bytes, but tensor<3xf32> needs 12",
        ),
        (lambda: DenseElementsAttr.get(numpy.array(["a"])), "MLIR has no element type for arrays of <U1"),
        (
            lambda: DenseElementsAttr.get(numpy.array([object()])),
            "MLIR has no element type for arrays of object",
        ),
        (
            lambda: DenseElementsAttr.get(numpy.zeros(3), type=Type.parse("tensor<4xf64>")),
            "expected 4 elements, got 3",
        ),
    ],
)
def test_errors(make: Any, error: str) -> None:
    with pytest.raises((MLIRError, ValueError), match=error):
        make()


def test_arrays_as_attributes() -> None:
    """An array is converted to dense elements wherever a Python value becomes an attribute."""
    from mlirkit.dialects import arith, stablehlo

    with ir.Context(), ir.Location.unknown():
        constant = stablehlo.ConstantOp(numpy.arange(3, dtype=numpy.float32), ip=False)
        constant.value = numpy.asarray(constant.value) * 2
        assert str(constant.value) == "dense<[0.000000e+00, 2.000000e+00, 4.000000e+00]> : tensor<3xf32>"
        constant.value = numpy.float64(2)
        assert str(constant.value) == "dense<2.000000e+00> : tensor<f64>"
        number = arith.ConstantOp(ir.IndexType.get(), 1, ip=False)
        number.value = numpy.int32(3)
        assert str(number.value) == "3 : i64"
        with pytest.raises(TypeError, match="cannot make an attribute of"):
            constant.value = object()
    builder = ir.AttrBuilder.get
    assert (
        str(builder("F64ElementsAttr")([1, 2], None)) == "dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf64>"
    )
    assert str(builder("I32ElementsAttr")(numpy.arange(2), None)) == "dense<[0, 1]> : tensor<2xi32>"


@pytest.mark.parametrize(
    "bits", [[1, 0], [1, 1], [0, 0, 0], [1], [1, 0, 1, 1, 0, 0, 1, 0, 1], [0] * 9, [1] * 16]
)
def test_packed_bits_are_the_elements(bits: list[int]) -> None:
    packed = numpy.packbits(numpy.array(bits, bool), bitorder="little")
    elements = DenseElementsAttr.get(packed, type=ir.IntegerType.get_signless(1), shape=(len(bits),))
    assert [bool(each) for each in elements] == [bool(each) for each in bits]


def test_classes_tell_their_instances() -> None:
    i1 = ir.IntegerType.get_signless(1)
    assert ir.IntegerType.isinstance(i1)
    assert not ir.F32Type.isinstance(i1)
    assert ir.StringAttr.isinstance(ir.StringAttr.get("x"))
