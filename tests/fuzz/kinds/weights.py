"""Mutants of files of arrays, put into a module with constants.

Laws: a file is refused with an MLIRError, or every array in it replaces its constant, and the module still
verifies and prints.  The first byte of an input selects the format: `P` of `.npz`, else `.safetensors`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.interop.constants import constants
from mlirkit.interop.weights_file import SUFFIXES, read_weights, write_weights
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source
from tests.fuzz.kind import Kind
from tests.fuzz.mutations import mutate_bytes

_MODULE = b"""
"t.op"() {a = dense<[1, 2, 3, 4]> : tensor<4xi32>} : () -> ()
"t.op"() {a = dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>} : () -> ()
"t.op"() {a = dense<[true, false, true]> : tensor<3xi1>} : () -> ()
"t.op"() {a = dense<[1.0, 2.0]> : tensor<2xbf16>} : () -> ()
"t.op"() {a = dense<[1, 2, 3]> : tensor<3xi7>} : () -> ()
"t.op"() {a = dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>} : () -> ()
"t.op"() {w = dense_resource<weights> : tensor<2xf32>} : () -> ()
{-# dialect_resources: { builtin: { weights: "0x040000000000803F00000040" } } #-}
"""


class WeightsKind(Kind):
    name = "weights"
    suffix = ".weights"
    is_text = False

    def make(self, random: Random) -> bytes:
        data = random.choice(_originals())
        # Headers are more interesting than data.
        size = random.choice((16, 120, 400, len(data)))
        if random.random() < 0.5:
            return mutate_bytes(random, data[:size]) + data[size:]
        return data[:-size] + mutate_bytes(random, data[-size:])

    def check(self, data: bytes) -> str:
        module = _module()
        found = list(constants(module, 0))
        with TemporaryDirectory() as folder:
            path = Path(folder) / f"weights{'.npz' if data[:1] == b'P' else '.safetensors'}"
            path.write_bytes(data)
            try:
                weights = read_weights(str(path), found)
                for constant in found:
                    if constant.name in weights:
                        constant.replace(weights[constant.name])
            except MLIRError as error:
                return str(error) or "no message"
        module.verify()
        str(module)
        return ""


def _module() -> Operation:
    return parse_source(_MODULE, "fuzz", Context(allow_unregistered_dialects=True), True)


@cache
def _originals() -> list[bytes]:
    """The constants of the module, in each format."""
    found = list(constants(_module(), 0))
    files: list[bytes] = []
    with TemporaryDirectory() as folder:
        for suffix in SUFFIXES:
            path = Path(folder) / f"weights{suffix}"
            write_weights(str(path), found)
            files.append(path.read_bytes())
    return files


KIND = WeightsKind()
