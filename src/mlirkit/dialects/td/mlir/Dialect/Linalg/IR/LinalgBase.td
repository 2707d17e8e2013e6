//===- The linalg dialect and its enum attributes ---------------------------===//

#ifndef MLIR_DIALECT_LINALG_IR_LINALGBASE_TD
#define MLIR_DIALECT_LINALG_IR_LINALGBASE_TD

include "mlir/Dialect/Linalg/IR/LinalgEnums.td"
include "mlir/Dialect/Utils/StructuredOpsUtils.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Linalg_Dialect : Dialect {
  let name = "linalg";
  let summary = "loop nests over tensors and memrefs, with the computation of one element";
  let cppNamespace = "::mlir::linalg";
  let dependentDialects = ["arith::ArithDialect", "affine::AffineDialect",
                           "math::MathDialect", "memref::MemRefDialect",
                           "tensor::TensorDialect"];
  let useDefaultAttributePrinterParser = 1;
  let hasCanonicalizer = 1;
  let hasOperationAttrVerify = 1;
  let hasConstantMaterializer = 1;
}

class _Linalg_EnumAttr<EnumAttrInfo enum, string text>
    : EnumAttr<Linalg_Dialect, enum, text> {
  let assemblyFormat = "`<` $value `>`";
}

def ElementwiseKindAttr : _Linalg_EnumAttr<ElementwiseKind, "elementwise_kind">;
def UnaryFnAttr : _Linalg_EnumAttr<UnaryFn, "unary_fn">;
def BinaryFnAttr : _Linalg_EnumAttr<BinaryFn, "binary_fn">;
def TernaryFnAttr : _Linalg_EnumAttr<TernaryFn, "ternary_fn">;
def TypeFnAttr : _Linalg_EnumAttr<TypeFn, "type_fn">;
def IteratorTypeEnum : _Linalg_EnumAttr<IteratorType, "iterator_type">;
def IteratorTypeArrayAttr
    : TypedArrayAttrBase<IteratorTypeEnum, "Iterator type should be an enum.">;

#endif // MLIR_DIALECT_LINALG_IR_LINALGBASE_TD
