//===- The tosa dialect: operations on shapes -------------------------------===//

#ifndef MLIR_DIALECT_TOSA_IR_TOSASHAPEOPS_TD
#define MLIR_DIALECT_TOSA_IR_TOSASHAPEOPS_TD

include "mlir/Dialect/Tosa/IR/TosaInterfaces.td"
include "mlir/Dialect/Tosa/IR/TosaOpBase.td"
include "mlir/Dialect/Tosa/IR/TosaTypesBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

let cppNamespace = "mlir::OpTrait::tosa" in {
def TosaShapeOperator : NativeOpTrait<"TosaShapeOperator">;
def TosaShapeOperatorWithSameRanks : NativeOpTrait<"TosaShapeOperatorWithSameRanks">;
}

class Tosa_ShapeOp<string mnemonic, list<Trait> traits = []>
    : Tosa_Op<mnemonic, !listconcat(traits, [TosaShapeOperator, Pure])> {
  let availability = [Profile<_Tosa_IntAndFp>, Extension<[Tosa_EXT_SHAPE]>];
  let assemblyFormat = _Tosa_Format;
}
class Tosa_ElementwiseShapeOp<string mnemonic, list<Trait> traits = []>
    : Tosa_ShapeOp<mnemonic, !listconcat(traits, [TosaShapeOperatorWithSameRanks])>;

let results = (outs Tosa_Shape:$output) in {

//===- Elementwise ----------------------------------------------------------===//

let arguments = (ins Tosa_Shape:$input1, Tosa_Shape:$input2) in
foreach row = [["Add", "add", "sum"], ["Sub", "sub", "difference"], ["Mul", "mul", "product"],
               ["DivCeil", "div_ceil", "quotient, rounded up,"],
               ["DivFloor", "div_floor", "quotient, rounded down,"],
               ["Mod", "mod", "remainder"], ["Max", "max", "larger"],
               ["Min", "min", "smaller"]] in
  def Tosa_#row[0]#ShapeOp : Tosa_ElementwiseShapeOp<row[1] # "_shape", [Pure]> {
    let summary = row[2] # " of each pair of dimensions";
  }

let arguments = (ins Tosa_Shape:$input) in
foreach row = [["Exp2", "exp2", "two to the power"], ["Log2Ceil", "log2_ceil",
                                                      "base-2 logarithm, rounded up,"],
               ["Log2Floor", "log2_floor", "base-2 logarithm, rounded down,"]] in
  def Tosa_#row[0]#ShapeOp : Tosa_ElementwiseShapeOp<row[1] # "_shape", [Pure]> {
    let summary = row[2] # " of each dimension";
  }

//===- Others ---------------------------------------------------------------===//

let hasVerifier = 1 in {
def Tosa_ConcatShapeOp : Tosa_ShapeOp<"concat_shape", [Pure]> {
  let summary = "shapes one after the other";
  let arguments = (ins Variadic<Tosa_Shape>:$input);
}

def Tosa_ConstShapeOp : Tosa_ShapeOp<"const_shape", [ConstantLike, Pure]> {
  let summary = "constant shape";
  let arguments = (ins IndexElementsAttr:$values);
  let availability = [Profile<_Tosa_IntAndFp>, Extension<[]>];
  let hasFolder = 1;
}

def Tosa_DimOp : Tosa_ShapeOp<"dim", [Pure]> {
  let summary = "one dimension of a tensor";
  let arguments = (ins Tosa_TensorAtLeast1D:$input1, I32Attr:$axis);
}

def Tosa_SliceShapeOp : Tosa_ShapeOp<"slice_shape", [Pure]> {
  let summary = "some dimensions of a shape";
  let arguments = (ins Tosa_Shape:$input, Tosa_ScalarInt32Tensor:$start,
                       Tosa_ScalarInt32Tensor:$size);
}
}
}

#endif // MLIR_DIALECT_TOSA_IR_TOSASHAPEOPS_TD
