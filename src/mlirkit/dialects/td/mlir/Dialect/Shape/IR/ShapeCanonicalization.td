//===- Canonical forms of shape's operations --------------------------------===//
//
// The rules that dialects/shape/canonicalize.py names.
//
//===------------------------------------------------------------------------===//

#ifndef SHAPE_CANONICALIZATION
#define SHAPE_CANONICALIZATION

include "mlir/Dialect/Shape/IR/ShapeOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/IR/PatternBase.td"

//===- Conditions -----------------------------------------------------------===//

def IsOneValue : Constraint<CPred<"$0.size() == 1">, "one value">;
def AreOneValue : Constraint<CPred<"::llvm::all_equal($0)">, "the same value everywhere">;
def IsOfStaticShape
    : Constraint<CPred<"::llvm::cast<::mlir::ShapedType>($0.getType()).hasStaticShape()">, "a static shape">;

//===- Witnesses ------------------------------------------------------------===//

// All of one witness are that witness.
def AssumingAllOneOp
    : Pat<(Shape_AssumingAllOp $witnesses), (replaceWithValue $witnesses), [(IsOneValue $witnesses)]>;

// A shape agrees with itself.
class AgreesWithItself<Op Constrained>
    : Pat<(Constrained $shapes), (Shape_ConstWitnessOp ConstBoolAttrTrue), [(AreOneValue $shapes)]>;
def CstrBroadcastableEqOps : AgreesWithItself<Shape_CstrBroadcastableOp>;
def CstrEqEqOps : AgreesWithItself<Shape_CstrEqOp>;

//===- Conversions ----------------------------------------------------------===//

// There and back.
class ThereAndBack<Op Outer, Op Inner> : Pat<(Outer (Inner $start)), (replaceWithValue $start)>;
def IndexToSizeToIndexCanonicalization : ThereAndBack<Shape_SizeToIndexOp, Shape_IndexToSizeOp>;
def SizeToIndexToSizeCanonicalization : ThereAndBack<Shape_IndexToSizeOp, Shape_SizeToIndexOp>;

// A constant of the type it is cast to.
def TensorCastConstShape
    : Pat<(Tensor_CastOp:$cast (Shape_ConstShapeOp $extents)), (Shape_ConstShapeOp $extents),
          [(IsOfStaticShape $cast)]>;

// One extent of a shape is a dimension; the tensor of extents has rank 1, so there is one index.
def FirstOf : NativeCodeCall<"$0.front()">;
def ExtractFromShapeOfExtentTensor
    : Pat<(Tensor_ExtractOp (Shape_ShapeOfOp $shaped), $indices), (Tensor_DimOp $shaped, (FirstOf $indices))>;

#endif // SHAPE_CANONICALIZATION
