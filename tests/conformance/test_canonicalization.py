"""Canonicalization of generated modules gives the output of mlir-opt, to the byte, locations included.

MLIRKIT_CANONICALIZATION_MODULES sets the number of modules per dialect (25 by default), MLIRKIT_PASS_SEED the
first seed.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial

import pytest

from tests.conformance.pass_comparison import differences
from tests.generators.affine_functions import generate_affine_functions
from tests.generators.branching_functions import generate_branching_functions
from tests.generators.bufferization_functions import generate_bufferization_functions
from tests.generators.constant_functions import (
    generate_emitc_functions,
    generate_ptr_functions,
    generate_quant_functions,
    generate_smt_functions,
)
from tests.generators.device_functions import DIALECTS, generate_device_functions
from tests.generators.gpu_functions import generate_gpu_functions
from tests.generators.linalg_functions import generate_linalg_functions
from tests.generators.llvm_functions import generate_llvm_functions
from tests.generators.memref_functions import generate_memref_functions
from tests.generators.parallel_functions import generate_parallel_functions
from tests.generators.shape_functions import generate_shape_functions
from tests.generators.spirv_functions import generate_spirv_functions
from tests.generators.structured_functions import generate_structured_functions
from tests.generators.tensor_functions import generate_tensor_functions
from tests.generators.tosa_functions import generate_tosa_functions
from tests.generators.vector_functions import generate_vector_functions

COUNT = int(os.environ.get("MLIRKIT_CANONICALIZATION_MODULES", "25"))
FIRST = int(os.environ.get("MLIRKIT_PASS_SEED", "0"))

GENERATORS: dict[str, Callable[[int], str]] = {
    "acc": partial(generate_parallel_functions, dialect="acc"),
    "affine": generate_affine_functions,
    "bufferization": generate_bufferization_functions,
    "cf": generate_branching_functions,
    "emitc": generate_emitc_functions,
    "gpu": generate_gpu_functions,
    "linalg": generate_linalg_functions,
    "llvm": generate_llvm_functions,
    "memref": generate_memref_functions,
    "mpi": partial(generate_parallel_functions, dialect="mpi"),
    "omp": partial(generate_parallel_functions, dialect="omp"),
    "ptr": generate_ptr_functions,
    "quant": generate_quant_functions,
    "scf": generate_structured_functions,
    "shape": generate_shape_functions,
    "smt": generate_smt_functions,
    "spirv": generate_spirv_functions,
    "tensor": generate_tensor_functions,
    "tosa": generate_tosa_functions,
    "transform": partial(generate_parallel_functions, dialect="transform"),
    "vector": generate_vector_functions,
}


@pytest.mark.parametrize("dialect", GENERATORS)
def test_same_as_mlir_opt(dialect: str) -> None:
    texts = [GENERATORS[dialect](seed) for seed in range(FIRST, FIRST + COUNT)]
    assert differences(texts, "canonicalize") == []


@pytest.mark.parametrize("dialect", DIALECTS)
def test_same_as_mlir_opt_on_devices(dialect: str) -> None:
    texts = [generate_device_functions(seed, dialect) for seed in range(FIRST, FIRST + COUNT)]
    assert differences(texts, "canonicalize") == []


# The mapping is present and an empty array.
LOOP_WITHOUT_DIMENSIONS = """
func.func @f(%out: tensor<16xf32>, %x: tensor<16xf32>) -> tensor<16xf32> {
  %0 = scf.forall () in () shared_outs(%o = %out) -> (tensor<16xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[0] [16] [1] : tensor<16xf32> into tensor<16xf32>
    }
  } {mapping = []}
  return %0 : tensor<16xf32>
}
"""


def test_loop_without_dimensions() -> None:
    assert differences([LOOP_WITHOUT_DIMENSIONS], "canonicalize") == []


# Dead operations, or a dead argument, whose values are used only by each other: without dominance, and around
# a loop of blocks.
CIRCLES = [
    """
%0 = arith.addi %1, %1 : i32
%1 = arith.muli %0, %0 : i32
""",
    """
"u.region"() ({
  %0 = arith.addi %1, %1 : i32
  %1 = arith.muli %0, %0 : i32
}) : () -> ()
""",
    """
func.func @f(%a: i32, %c: i1) {
  cf.br ^loop(%a : i32)
^loop(%x: i32):
  %y = arith.addi %x, %a : i32
  cf.cond_br %c, ^loop(%y : i32), ^end
^end:
  return
}
""",
]


@pytest.mark.parametrize("options", ["", "{top-down=false}", "{region-simplify=aggressive}"])
def test_what_only_reads_itself_goes(options: str) -> None:
    assert differences(CIRCLES, f"canonicalize{options}") == []
