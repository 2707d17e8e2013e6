"""Hooks that the shipped definitions promise, and the promises without a hook."""

import re

import pytest

from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.roots import ROOTS
from mlirkit.ods.live.hooks import unkept_promises

# Dialects whose text, verification and names are complete.
COMPLETE = (
    "affine",
    "arith",
    "cf",
    "chlo",
    "complex",
    "func",
    "index",
    "math",
    "memref",
    "quant",
    "scf",
    "stablehlo",
    "tensor",
    "ub",
)

# Dialects whose operations all fold and canonicalize like the reference's.
FOLDED = (
    "acc",
    "affine",
    "amdgpu",
    "arith",
    "async",
    "bufferization",
    "cf",
    "chlo",
    "complex",
    "emitc",
    "func",
    "gpu",
    "index",
    "linalg",
    "llvm",
    "math",
    "memref",
    "mpi",
    "omp",
    "ptr",
    "quant",
    "scf",
    "shape",
    "shard",
    "smt",
    "sparse_tensor",
    "spirv",
    "stablehlo",
    "tensor",
    "tosa",
    "transform",
    "ub",
    "vector",
    "xegpu",
)


def promises(name: str) -> list[str]:
    """The promises that the dialect's definitions make and its hooks do not keep."""
    dialect = shared_dialect(name)
    found: list[str] = []
    for operator in dialect.definitions.operators_of(name):
        directives = tuple(re.findall(r"custom<(\w+)>", operator.assembly_format or ""))
        found.extend(unkept_promises(operator, directives))
    return found


@pytest.mark.parametrize("name", COMPLETE)
def test_text_and_verification(name: str) -> None:
    rest = [each for each in promises(name) if not each.endswith(("no folder", "no canonicalizer"))]
    assert rest == []


@pytest.mark.parametrize("name", FOLDED)
def test_folders_and_canonicalizers(name: str) -> None:
    assert promises(name) == []


# Shardy's patterns are not written: `sdy` prints, reads and verifies as it does.
NOT_CANONICALIZED = {"sdy"}


def test_folders_and_canonicalizers_of_all_others() -> None:
    """Dialects that have other promises open keep these."""
    rest = [each for name in sorted({*ROOTS} - {*FOLDED} - NOT_CANONICALIZED) for each in promises(name)]
    assert [each for each in rest if each.endswith(("no folder", "no canonicalizer"))] == []


@pytest.mark.parametrize("name", COMPLETE)
def test_checked_interfaces_are_implemented(name: str) -> None:
    """An interface that MLIR verifies needs an implementation."""
    checked = {
        "BranchOpInterface",
        "CastOpInterface",
        "DestinationStyleOpInterface",
        "LoopLikeOpInterface",
        "RegionBranchOpInterface",
        "SymbolUserOpInterface",
    }
    dialect = shared_dialect(name)
    for operation in dialect.operation_names():
        interfaces = dialect.operation_class(operation).INTERFACES
        assert {each for each, made in interfaces.items() if made is None}.isdisjoint(checked), operation


@pytest.mark.parametrize("name", COMPLETE)
def test_names_of_results(name: str) -> None:
    """Operations that declare names of results have a hook for the names."""
    dialect = shared_dialect(name)
    for operator in dialect.definitions.operators_of(name):
        for trait in operator.traits:
            if trait.interface is not None and trait.interface.name == "OpAsmOpInterface":
                cls = dialect.operation_class(operator.name)
                has_names = hasattr(cls, "result_names") or hasattr(cls, "block_names")
                # func.func declares the interface only for the names of its own results and its default
                # dialect.
                assert has_names or operator.name == "func.func", operator.name
