//===- The shape dialect: operations ----------------------------------------===//
//
// In order: shapes and their parts, sizes, values with shapes, constraints, functions of
// shapes.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_SHAPE_IR_SHAPEOPS_TD
#define MLIR_DIALECT_SHAPE_IR_SHAPEOPS_TD

include "mlir/Dialect/Shape/IR/ShapeBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Shape_Op<string mnemonic, list<Trait> traits = []> : Op<ShapeDialect, mnemonic, traits>;

defvar _Shape = Shape_ShapeOrExtentTensorType;
defvar _ShapeSize = Shape_SizeOrIndexType;
defvar _Inferred = [Pure, InferTypeOpAdaptorWithIsCompatible];

// From operands to a result, all types written.
class _ShapeFunctionOp<string mnemonic, string what, list<Trait> traits, dag operands,
                       Type type, string name = "result">
    : Shape_Op<mnemonic, traits> {
  let summary = what;
  let arguments = operands;
  let results = !dag(outs, [type], [name]);
}

// Of two operands.
class _ShapeBinaryOp<string mnemonic, string what, Type type, list<Trait> traits>
    : _ShapeFunctionOp<mnemonic, what, traits, (ins type:$lhs, type:$rhs), type> {
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
  let hasFolder = 1;
}

// Of one operand.
class _ShapeUnaryOp<string mnemonic, string what, list<Trait> traits, Type operand,
                    string operandName, Type type, string name = "result">
    : _ShapeFunctionOp<mnemonic, what, traits, !dag(ins, [operand], [operandName]), type, name> {
  let assemblyFormat = "$" # operandName # " attr-dict `:` type($" # operandName
                       # ") `->` type($" # name # ")";
}

// Of any number of shapes.
class _ShapesOp<string mnemonic, string what, list<Trait> traits, Type type>
    : _ShapeFunctionOp<mnemonic, what, traits, (ins Variadic<_Shape>:$shapes), type> {
  let assemblyFormat = "$shapes attr-dict `:` type($shapes)";
  let hasFolder = 1;
}
defvar _TwoShapesBuilder = OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs),
    [{ build($_builder, $_state, ::llvm::ArrayRef({lhs, rhs})); }]>;

//===- Shapes and their parts -----------------------------------------------===//

def Shape_ConstShapeOp
    : _ShapeFunctionOp<"const_shape", "constant shape", [ConstantLike] # _Inferred,
                       (ins IndexElementsAttr:$shape), _Shape> {
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
}

def Shape_FromExtentsOp
    : _ShapeFunctionOp<"from_extents", "shape of extents", [Pure],
                       (ins Variadic<_ShapeSize>:$extents), Shape_ShapeType, "shape"> {
  let assemblyFormat = "$extents attr-dict `:` type($extents)";
  let hasFolder = 1;
}
def Shape_FromExtentTensorOp
    : _ShapeFunctionOp<"from_extent_tensor", "shape of a tensor of extents", [Pure],
                       (ins 1DTensorOf<[Index]>:$input), Shape_ShapeType> {
  let assemblyFormat = "$input attr-dict `:` type($input)";
}
def Shape_ToExtentTensorOp
    : _ShapeUnaryOp<"to_extent_tensor", "tensor of a shape's extents",
                    [DeclareOpInterfaceMethods<CastOpInterface>, Pure], _Shape, "input",
                    IndexTensor> {
  let hasFolder = 1;
}

def Shape_RankOp
    : _ShapeUnaryOp<"rank", "number of extents", _Inferred, _Shape, "shape", _ShapeSize, "rank"> {
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}
def Shape_NumElementsOp
    : _ShapeUnaryOp<"num_elements", "product of the extents", _Inferred, _Shape, "shape",
                    _ShapeSize> {
  let hasFolder = 1;
  let hasVerifier = 1;
}
def Shape_GetExtentOp
    : _ShapeFunctionOp<"get_extent", "one extent", _Inferred,
                       (ins _Shape:$shape, _ShapeSize:$dim), _ShapeSize, "extent"> {
  let assemblyFormat = "$shape `,` $dim attr-dict `:` type($shape) `,` "
                       # "type($dim) `->` type($extent)";
  let builders = [OpBuilder<(ins "Value":$shape, "int64_t":$dim)>];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Shape_ConcatOp
    : _ShapeFunctionOp<"concat", "extents of two shapes in a row", [Pure],
                       (ins _Shape:$lhs, _Shape:$rhs), _Shape> {
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
  let hasFolder = 1;
}
def Shape_SplitAtOp : Shape_Op<"split_at", [Pure]> {
  let summary = "extents before and from a position on";
  let arguments = (ins _Shape:$operand, _ShapeSize:$index);
  let results = (outs _Shape:$head, _Shape:$tail);
  let hasFolder = 1;
}

def Shape_BroadcastOp
    : _ShapesOp<"broadcast", "shape to which all can be broadcast", [Commutative, Pure], _Shape> {
  let arguments = (ins Variadic<_Shape>:$shapes, OptionalAttr<StrAttr>:$error);
  let assemblyFormat = "$shapes attr-dict `:` type($shapes) `->` type($result)";
  let builders = [
    OpBuilder<(ins "::mlir::Type":$result, "::mlir::Value":$lhs, "::mlir::Value":$rhs,
                   "/*optional*/ ::mlir::StringAttr":$error),
              [{ build($_builder, $_state, result, ::llvm::ArrayRef({lhs, rhs}), error); }]>
  ];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}
def Shape_AnyOp
    : _ShapeFunctionOp<"any", "one of shapes that are the same", [Commutative, Pure],
                       (ins Variadic<_Shape>:$inputs), _Shape> {
  let assemblyFormat = "$inputs attr-dict `:` type($inputs) `->` type($result)";
  let hasFolder = 1;
}
def Shape_ShapeEqOp
    : _ShapesOp<"shape_eq", "all shapes are the same", [Pure, Commutative], I1> {
  let builders = [_TwoShapesBuilder];
}
def Shape_IsBroadcastableOp
    : _ShapesOp<"is_broadcastable", "all shapes can be broadcast to one", [Commutative], I1> {
  let builders = [_TwoShapesBuilder];
  let hasCanonicalizer = 1;
}

def Shape_ReduceOp : Shape_Op<"reduce", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "applies its region to each extent, with values that it carries on";
  let arguments = (ins _Shape:$shape, Variadic<AnyType>:$initVals);
  let results = (outs Variadic<AnyType>:$result);
  let regions = (region SizedRegion<1>:$region);
  let builders = [OpBuilder<(ins "Value":$shape, "ValueRange":$initVals)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Shape_DebugPrintOp : Shape_Op<"debug_print"> {
  let summary = "prints a shape or size and returns it";
  let arguments = (ins Shape_ShapeOrSizeType:$input);
  let results = (outs Shape_ShapeOrSizeType:$output);
}

//===- Sizes ----------------------------------------------------------------===//

def Shape_ConstSizeOp
    : _ShapeFunctionOp<"const_size", "constant size",
                       [ConstantLike, Pure,
                        DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>],
                       (ins IndexAttr:$value), Shape_SizeType> {
  let assemblyFormat = "$value attr-dict";
  let builders = [OpBuilder<(ins "int64_t":$value)>];
  let hasFolder = 1;
}
def Shape_IndexToSizeOp
    : _ShapeFunctionOp<"index_to_size", "index as a size", [Pure], (ins Index:$arg),
                       Shape_SizeType> {
  let assemblyFormat = "$arg attr-dict";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def Shape_SizeToIndexOp
    : _ShapeFunctionOp<"size_to_index", "size as an index",
                       [DeclareOpInterfaceMethods<CastOpInterface>, Pure],
                       (ins _ShapeSize:$arg), Index> {
  let assemblyFormat = "$arg attr-dict `:` type($arg)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

let hasVerifier = 1 in {
  def Shape_AddOp : _ShapeBinaryOp<"add", "sum", _ShapeSize, [Commutative] # _Inferred>;
  def Shape_MulOp : _ShapeBinaryOp<"mul", "product", _ShapeSize, [Commutative] # _Inferred>;
  def Shape_DivOp
      : _ShapeBinaryOp<"div", "quotient, rounded down", _ShapeSize, _Inferred>;
}
def Shape_MaxOp : _ShapeBinaryOp<"max", "larger size, or larger extents",
                                 Shape_ShapeOrSizeType, [Commutative] # _Inferred>;
def Shape_MinOp : _ShapeBinaryOp<"min", "smaller size, or smaller extents",
                                 Shape_ShapeOrSizeType, [Commutative] # _Inferred>;

def Shape_MeetOp
    : _ShapeFunctionOp<"meet", "what two shapes or sizes that are the same tell together",
                       [Commutative, InferTypeOpAdaptorWithIsCompatible],
                       (ins Shape_AnyShapeOrSizeType:$arg0, Shape_AnyShapeOrSizeType:$arg1,
                            OptionalAttr<StrAttr>:$error),
                       Shape_AnyShapeOrSizeType> {
  let assemblyFormat = "$arg0 `,` $arg1 (`,` `error` `=` $error^)? attr-dict `:` "
                       # "type($arg0) `,` type($arg1) `->` type($result)";
}

//===- Values with shapes ---------------------------------------------------===//

defvar _WithShape = AnyTypeOf<[AnyShaped, Shape_ValueShapeType]>;

def Shape_ShapeOfOp
    : _ShapeUnaryOp<"shape_of", "shape of a value", _Inferred, _WithShape, "arg", _Shape> {
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}
def Shape_DimOp
    : _ShapeFunctionOp<"dim", "one extent of a value's shape", _Inferred,
                       (ins AnyShaped:$value, _ShapeSize:$index), _ShapeSize, "extent"> {
  let assemblyFormat = "$value `,` $index attr-dict `:` type($value) `,`"
                       # "type($index) `->` type($extent)";
  let hasFolder = 1;
}
def Shape_ValueAsShapeOp
    : _ShapeUnaryOp<"value_as_shape", "shape that a value's elements are", [Pure],
                    AnyTypeOf<[1DTensorOf<[AnyInteger, Index]>, Shape_ValueShapeType]>, "arg",
                    _Shape>;
def Shape_WithOp
    : _ShapeFunctionOp<"with_shape", "value with a shape", [Pure],
                       (ins _WithShape:$operand, _Shape:$shape), Shape_ValueShapeType> {
  let assemblyFormat = "operands attr-dict `:` type($operand) `,` type($shape)";
}
def Shape_ValueOfOp
    : _ShapeFunctionOp<"value_of", "value of one with a shape", [Pure],
                       (ins Shape_ValueShapeType:$arg), AnyShaped> {
  let assemblyFormat = "$arg attr-dict `:` type($result)";
}

//===- Constraints ----------------------------------------------------------===//

def Shape_CstrBroadcastableOp
    : _ShapesOp<"cstr_broadcastable", "witness that all shapes can be broadcast to one",
                [Commutative], Shape_WitnessType> {
  let builders = [_TwoShapesBuilder];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}
def Shape_CstrEqOp
    : _ShapesOp<"cstr_eq", "witness that all shapes are the same", [Commutative],
                Shape_WitnessType> {
  let hasCanonicalizer = 1;
}
def Shape_CstrRequireOp
    : _ShapeFunctionOp<"cstr_require", "witness that a condition holds", [],
                       (ins I1:$pred, StrAttr:$msg), Shape_WitnessType> {
  let assemblyFormat = "$pred `,` $msg attr-dict";
  let hasFolder = 1;
}
def Shape_ConstWitnessOp
    : _ShapeFunctionOp<"const_witness", "constant witness", [ConstantLike, Pure],
                       (ins BoolAttr:$passing), Shape_WitnessType> {
  let assemblyFormat = "$passing attr-dict";
  let hasFolder = 1;
}
def Shape_AssumingAllOp
    : _ShapeFunctionOp<"assuming_all", "witness of all that several witness",
                       [Commutative, Pure], (ins Variadic<Shape_WitnessType>:$inputs),
                       Shape_WitnessType> {
  let assemblyFormat = "$inputs attr-dict";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Shape_AssumingOp
    : Shape_Op<"assuming", [SingleBlockImplicitTerminator<"AssumingYieldOp">,
                            DeclareOpInterfaceMethods<RegionBranchOpInterface>,
                            RecursiveMemoryEffects]> {
  let summary = "runs its region, in which what is witnessed holds";
  let arguments = (ins Shape_WitnessType:$witness);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$doRegion);
  let builders = [
    OpBuilder<(ins "Value":$witness,
                   CArg<"function_ref<SmallVector<Value, 2>(OpBuilder &, Location)>">)>
  ];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
}

// Ends a region with its results.
class _ShapeYieldOp<string mnemonic, list<Trait> traits> : Shape_Op<mnemonic, traits> {
  let summary = "ends a region with its results";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

def Shape_AssumingYieldOp
    : _ShapeYieldOp<"assuming_yield", [Pure, ReturnLike, Terminator, HasParent<"AssumingOp">]> {
  let builders = [OpBuilder<(ins), [{ /* nothing to yield */ }]>];
}
def Shape_YieldOp
    : _ShapeYieldOp<"yield", [HasParent<"ReduceOp, FunctionLibraryOp">, Pure, ReturnLike,
                              Terminator]> {
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, {}); }]>];
  let hasVerifier = 1;
}

//===- Functions of shapes --------------------------------------------------===//

def Shape_FunctionLibraryOp
    : Shape_Op<"function_library", [AffineScope, IsolatedFromAbove, NoRegionArguments,
                                    SymbolTable, Symbol, NoTerminator, OpAsmOpInterface,
                                    SingleBlock]> {
  let summary = "functions of shapes and the operations they belong to";
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility,
                       DictionaryAttr:$mapping);
  let regions = (region AnyRegion:$body);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "StringRef":$name)>];
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    static StringRef getDefaultDialect() { return "shape"; }
  }];
}

def Shape_FuncOp
    : Shape_Op<"func", [AffineScope, AutomaticAllocationScope, FunctionOpInterface,
                        IsolatedFromAbove, OpAsmOpInterface]> {
  let summary = "function of shapes";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region AnyRegion:$body);
  let builders = [
    OpBuilder<(ins "StringRef":$name, "FunctionType":$type,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs,
                   CArg<"ArrayRef<DictionaryAttr>", "{}">:$argAttrs)>
  ];
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    bool isDeclaration() { return isExternal(); }
    static StringRef getDefaultDialect() { return "shape"; }
  }];
}

def Shape_ReturnOp
    : _ShapeYieldOp<"return", [Pure, HasParent<"FuncOp">, ReturnLike, Terminator]> {
  let summary = "ends a function with its results";
}

#endif // MLIR_DIALECT_SHAPE_IR_SHAPEOPS_TD
