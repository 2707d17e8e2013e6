//===- The shape dialect: types and constraints -----------------------------===//

#ifndef MLIR_DIALECT_SHAPE_IR_SHAPEBASE_TD
#define MLIR_DIALECT_SHAPE_IR_SHAPEBASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def ShapeDialect : Dialect {
  let name = "shape";
  let summary = "computation of shapes and what must hold for them";
  let cppNamespace = "::mlir::shape";
  let dependentDialects = ["arith::ArithDialect", "tensor::TensorDialect"];
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
}

class Shape_Type<string name, string typeMnemonic> : TypeDef<ShapeDialect, name> {
  let mnemonic = typeMnemonic;
}

// Shapes, which may be unknown or invalid; sizes, likewise; values with a shape; proofs
// that a constraint holds.
def Shape_ShapeType : Shape_Type<"Shape", "shape">;
def Shape_SizeType : Shape_Type<"Size", "size">;
def Shape_ValueShapeType : Shape_Type<"ValueShape", "value_shape">;
def Shape_WitnessType : Shape_Type<"Witness", "witness">;

def Shape_ExtentTensorType
    : 1DTensorOf<[Index]>,
      BuildableType<"::mlir::RankedTensorType::get({ShapedType::kDynamic}, "
                    # "$_builder.getType<::mlir::IndexType>())">;

def Shape_ShapeOrSizeType : AnyTypeOf<[Shape_SizeType, Shape_ShapeType], "shape or size">;
def Shape_ShapeOrExtentTensorType
    : AnyTypeOf<[Shape_ShapeType, Shape_ExtentTensorType], "shape or extent tensor">;
def Shape_SizeOrIndexType : AnyTypeOf<[Shape_SizeType, Index], "size or index">;
def Shape_AnyShapeOrSizeType
    : AnyTypeOf<[Shape_SizeOrIndexType, Shape_ShapeOrExtentTensorType], "any shape or size">;

#endif // MLIR_DIALECT_SHAPE_IR_SHAPEBASE_TD
