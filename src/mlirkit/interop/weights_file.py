"""Constants in files of arrays: `.npz` of NumPy, `.safetensors`; the extras bring both libraries.

An array is stored in the dtype of its elements if the format has it, else as the elements' bytes: uint8 with
one more dimension, the bytes of an element.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mlirkit.builtin.dense import DenseResourceElementsAttr
from mlirkit.builtin.dense_data import element_format
from mlirkit.interop.constants import Constant
from mlirkit.support.diagnostics import MLIRError

SUFFIXES = (".safetensors", ".npz")


def write_weights(path: str, constants: Iterable[Constant]) -> int:
    """Write constants to a file in the format of its suffix; return their number."""
    suffix = _suffix(path)
    # Import the library first, so that the error for a missing one names the extra for this format.
    library = (
        _library("numpy", "numpy") if suffix == ".npz" else _library("safetensors.numpy", "safetensors")
    )
    arrays: dict[str, Any] = {}
    for constant in constants:
        arrays.setdefault(constant.name, _stored(constant, suffix))
    try:
        if suffix == ".npz":
            library.savez(path, **arrays)
        else:
            _write_safetensors(library, path, arrays)
    except OSError as error:
        raise MLIRError(f"cannot open output file '{path}': {error.strerror or error}") from None
    return len(arrays)


def _write_safetensors(library: Any, path: str, arrays: dict[str, Any]) -> None:
    refusal = _library("safetensors", "safetensors").SafetensorError
    try:
        library.save_file(arrays, path)
    except refusal as error:
        # The library wraps errors of the system, e.g. for a full disk, in its own exception.
        raise OSError(str(error)) from None


def read_weights(path: str, constants: Iterable[Constant]) -> dict[str, bytes]:
    """The raw data in a file for each of the constants that it has; MLIRError if one does not fit."""
    suffix = _suffix(path)
    try:
        arrays = _read_npz(path) if suffix == ".npz" else _read_safetensors(path)
    except OSError as error:
        raise MLIRError(f"cannot open input file '{path}': {error.strerror or error}") from None
    fitting: dict[str, bytes] = {}
    for constant in constants:
        if constant.name in arrays and constant.name not in fitting:
            fitting[constant.name] = _raw(constant, suffix, *arrays[constant.name])
    unknown = sorted(set(arrays) - set(fitting))
    if unknown:
        raise MLIRError(f"'{path}' has constants that the module does not have: {', '.join(unknown[:5])}")
    return fitting


def _suffix(path: str) -> str:
    for suffix in SUFFIXES:
        if path.endswith(suffix):
            return suffix
    raise MLIRError(f"cannot tell the format of '{path}'; expected one of {', '.join(SUFFIXES)}")


def _library(module: str, extra: str) -> Any:
    from importlib import import_module

    try:
        return import_module(module)
    except ImportError:
        raise MLIRError(f"{module.split('.')[0]} is not installed; pip install 'mlirkit[{extra}]'") from None


def _read_npz(path: str) -> dict[str, tuple[str, tuple[int, ...], bytes]]:
    numpy = _library("numpy", "numpy")
    try:
        with numpy.load(path, allow_pickle=False) as stored:
            return {
                name: (stored[name].dtype.name, stored[name].shape, stored[name].tobytes()) for name in stored
            }
    except OSError:
        raise
    except Exception as error:
        # A damaged archive can raise any exception of zipfile, zlib and NumPy.
        raise MLIRError(f"'{path}' is not a file of arrays: {error}") from None


def _read_safetensors(path: str) -> dict[str, tuple[str, tuple[int, ...], bytes]]:
    library = _library("safetensors", "safetensors")
    with open(path, "rb") as stream:
        data = stream.read()
    try:
        stored = library.deserialize(data)
    except library.SafetensorError as error:
        raise MLIRError(f"'{path}' is not a file of tensors: {error}") from None
    return {
        name: (_DTYPES.get(array["dtype"], array["dtype"]), tuple(array["shape"]), bytes(array["data"]))
        for name, array in stored
    }


# The dtypes that safetensors and NumPy share, by the common name.
_DTYPES = {
    "BOOL": "bool",
    **{f"I{bits}": f"int{bits}" for bits in (8, 16, 32, 64)},
    **{f"U{bits}": f"uint{bits}" for bits in (8, 16, 32, 64)},
    "F16": "float16",
    "F32": "float32",
    "F64": "float64",
    "C64": "complex64",
}


def _stored(constant: Constant, suffix: str) -> Any:
    """The array of a constant in a file."""
    numpy = _library("numpy", "numpy")
    name = _stored_dtype(constant, suffix)
    if name is not None:
        return numpy.ascontiguousarray(constant.elements.to_numpy())
    shape = _byte_shape(constant)
    return numpy.frombuffer(_raw_of(constant), numpy.uint8).reshape(shape)


def _stored_dtype(constant: Constant, suffix: str) -> str | None:
    """The dtype of a constant's elements, None if they are stored as bytes."""
    from mlirkit.interop.numpy import numpy_dtype

    format = element_format(constant.type.element_type)
    if format is not None and format.packed:
        return "bool"
    dtype = numpy_dtype(constant.type.element_type)
    if dtype is None:
        return None
    fits = dtype.isbuiltin == 1 if suffix == ".npz" else dtype.name in _DTYPES.values()
    return dtype.name if fits else None


def _byte_shape(constant: Constant) -> tuple[int, ...]:
    format = element_format(constant.type.element_type)
    if format is None:
        raise MLIRError(f"elements of type {constant.type.element_type} have no raw form")
    return (*constant.type.shape, format.stride)


def _raw_of(constant: Constant) -> Any:
    elements = constant.elements
    return elements.data if isinstance(elements, DenseResourceElementsAttr) else elements.raw


def _raw(constant: Constant, suffix: str, dtype: str, shape: tuple[int, ...], data: bytes) -> bytes:
    """An array from a file as the raw data of a constant."""
    expected = _stored_dtype(constant, suffix)
    own_shape = tuple(constant.type.shape) if expected is not None else _byte_shape(constant)
    if (dtype, tuple(shape)) != (expected or "uint8", own_shape):
        result = f"{dtype}{list(shape)}"
        raise MLIRError(
            f"constant '{constant.name}' is {constant.type}, "
            f"stored as {expected or 'uint8'}{list(own_shape)}; found {result}"
        )
    if expected == "bool" and not isinstance(constant.elements, DenseResourceElementsAttr):
        numpy = _library("numpy", "numpy")
        packed: bytes = numpy.packbits(numpy.frombuffer(data, numpy.bool_), bitorder="little").tobytes()
        return packed
    return data
