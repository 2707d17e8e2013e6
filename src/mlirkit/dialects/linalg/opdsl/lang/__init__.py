"""The language of OpDSL.

@linalg_structured_op
def matmul(A=TensorDef(T, S.M, S.K), B=TensorDef(T, S.K, S.N), C=TensorDef(U, S.M, S.N, output=True)):
    domain(D.m, D.n, D.k)
    C[D.m, D.n] += TypeFn.cast_signed(U, A[D.m, D.k]) * TypeFn.cast_signed(U, B[D.k, D.n])

c = matmul(a, b, outs=[init])       the named operation where there is one, else a `linalg.generic`

types affine                type variables (`T`), dimensions (`D.m`) and sizes (`S.M`)
expressions                 functions and expressions over elements of operands
comprehension               operands, and operations with their assignments
config                      the data of a definition: maps, iterators, assignments; also for YAML
emitter                     operations made from it
dsl                         the decorator, and functions to call in definitions
yaml_text                   data as YAML
"""

from __future__ import annotations

from mlirkit.dialects.linalg.opdsl.lang.affine import (
    AffineBuildState,
    AffineExprDef,
    D,
    DimDef,
    S,
    SymbolDef,
)
from mlirkit.dialects.linalg.opdsl.lang.comprehension import (
    BinaryFnAttrDef,
    Canonicalizer,
    Comprehension,
    ContractionOpInterface,
    ConvolutionOpInterface,
    FillOpInterface,
    IndexAttrDef,
    LinalgOpDef,
    OpDefinitionDef,
    OperandDef,
    OpInterfaceDef,
    OpMetadataDef,
    ScalarDef,
    TensorDef,
    TernaryFnAttrDef,
    TypeFnAttrDef,
    UnaryFnAttrDef,
)
from mlirkit.dialects.linalg.opdsl.lang.config import (
    LinalgOpConfig,
    LinalgStructuredOpConfig,
    OperandDefConfig,
)
from mlirkit.dialects.linalg.opdsl.lang.dsl import (
    DefinedOpCallable,
    bind_op_def,
    current_op_def,
    defines,
    domain,
    implements,
    linalg_structured_op,
)
from mlirkit.dialects.linalg.opdsl.lang.emitter import emit_generic_structured_op, emit_named_structured_op
from mlirkit.dialects.linalg.opdsl.lang.expressions import (
    BinaryFn,
    BinaryFnType,
    FunctionKind,
    OperandKind,
    ReduceFn,
    ReduceFnType,
    ReduceFnUse,
    TensorExpression,
    TensorFn,
    TensorReduceFn,
    TensorUse,
    TernaryFn,
    TernaryFnType,
    TypeFn,
    TypeFnType,
    UnaryFn,
    UnaryFnType,
    const,
    index,
)
from mlirkit.dialects.linalg.opdsl.lang.types import F32, F64, I32, I64, TV, T, TypeVar, U, V
from mlirkit.dialects.linalg.opdsl.lang.yaml_text import yaml_dump, yaml_dump_all

__all__ = [
    "F32",
    "F64",
    "I32",
    "I64",
    "TV",
    "AffineBuildState",
    "AffineExprDef",
    "BinaryFn",
    "BinaryFnAttrDef",
    "BinaryFnType",
    "Canonicalizer",
    "Comprehension",
    "ContractionOpInterface",
    "ConvolutionOpInterface",
    "D",
    "DefinedOpCallable",
    "DimDef",
    "FillOpInterface",
    "FunctionKind",
    "IndexAttrDef",
    "LinalgOpConfig",
    "LinalgOpDef",
    "LinalgStructuredOpConfig",
    "OpDefinitionDef",
    "OpInterfaceDef",
    "OpMetadataDef",
    "OperandDef",
    "OperandDefConfig",
    "OperandKind",
    "ReduceFn",
    "ReduceFnType",
    "ReduceFnUse",
    "S",
    "ScalarDef",
    "SymbolDef",
    "T",
    "TensorDef",
    "TensorExpression",
    "TensorFn",
    "TensorReduceFn",
    "TensorUse",
    "TernaryFn",
    "TernaryFnAttrDef",
    "TernaryFnType",
    "TypeFn",
    "TypeFnAttrDef",
    "TypeFnType",
    "TypeVar",
    "U",
    "UnaryFn",
    "UnaryFnAttrDef",
    "UnaryFnType",
    "V",
    "bind_op_def",
    "const",
    "current_op_def",
    "defines",
    "domain",
    "emit_generic_structured_op",
    "emit_named_structured_op",
    "implements",
    "index",
    "linalg_structured_op",
    "yaml_dump",
    "yaml_dump_all",
]
