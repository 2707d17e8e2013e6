//===- ArmSMEOps.td - Operations of arm_sme on tiles ------------*- tablegen -*-===//

#ifndef MLIRKIT_ARM_SME_OPS
#define MLIRKIT_ARM_SME_OPS

include "mlir/Dialect/ArmSME/IR/ArmSME.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

//===- Types of tiles -------------------------------------------------------===//

class SMETileType<Type datatype, list<int> dims, string description>
    : ShapedContainerType<[datatype],
                          And<[IsVectorOfRankPred<[2]>, IsVectorTypeWithAllDimsScalablePred,
                               IsVectorOfShape<dims>]>, description>;

// As many rows and columns as elements fit into 128 bits.
class _ArmSME_Square<int lanes, list<Type> types> {
  int size = lanes;
  list<Type> elements = types;
}
foreach square = [_ArmSME_Square<16, [I8]>, _ArmSME_Square<8, [I16, F16, BF16]>,
                  _ArmSME_Square<4, [I32, F32]>, _ArmSME_Square<2, [I64, F64]>,
                  _ArmSME_Square<1, [I128]>] in
  foreach element = square.elements in {
    defvar name = !tolower(!cast<string>(element));
    def "nxnxv" # square.size # name
        : SMETileType<element, [square.size, square.size],
                      "vector<[" # square.size # "]x[" # square.size # "]x" # name # ">">;
  }

def SMETile : AnyTypeOf<[nxnxv16i8, nxnxv8i16, nxnxv4i32, nxnxv2i64, nxnxv1i128, nxnxv8f16, nxnxv8bf16,
                         nxnxv4f32, nxnxv2f64],
                        "a vector type that fits into a SME tile", "VectorType">;

//===- Constraints on types -------------------------------------------------===//

class HasMatchingMaskTypeConstraint<string vector, string mask>
    : OptionalTypesMatchWith<
        mask # " has i1 element type and same shape as " # vector, vector, mask,
        "::llvm::cast<mlir::VectorType>($_self).cloneWith({}, IntegerType::get($_ctxt, 1))">;

class TileSliceMaskConstraint<string tile, string mask>
    : TypesMatchWith<
        "`" # mask # "` has i1 element type and the shape is a slice of `" # tile # "`", tile, mask,
        "VectorType(VectorType::Builder(::llvm::cast<mlir::VectorType>($_self))"
        ".dropDim(0).setElementType(IntegerType::get($_self.getContext(), 1)))">;

class OuterProductResultTileTypeConstraint<string operand>
    : OptionalTypesMatchWith<
        operand # "type is derived from `lhs` and `rhs`", "lhs", operand, [{
          [&]{
            auto vectorType = ::llvm::cast<mlir::VectorType>($_self);
            int64_t size = vectorType.getDimSize(0);
            return VectorType::get({size, size}, vectorType.getElementType(), {true, true});
          }()}]>;

// The C++ call that returns an operand or result.
class _ArmSME_Getter<string name> {
  string call = "get" # !toupper(!substr(name, 0, 1)) # !substr(name, 1) # "()";
}
class _ArmSME_BothOrNeither<string first, string second>
    : PredOpTrait<"both `" # first # "` and `" # second # "` should be provided or neither",
                  CPred<"bool(" # _ArmSME_Getter<first>.call # ") == bool("
                        # _ArmSME_Getter<second>.call # ")">>;

//===- Enumerations ---------------------------------------------------------===//

class _ArmSME_Enum<string name, string summary, list<I32EnumAttrCase> cases,
                   string namespace = "::mlir::arm_sme">
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = namespace;
  let genSpecializedAttr = 0;
}

def ArmSMETileType : _ArmSME_Enum<
    "ArmSMETileType", "Arm SME tile type",
    [I32EnumAttrCase<"ZAB", 0, "za.b">, I32EnumAttrCase<"ZAH", 1, "za.h">,
     I32EnumAttrCase<"ZAS", 2, "za.s">, I32EnumAttrCase<"ZAD", 3, "za.d">,
     I32EnumAttrCase<"ZAQ", 4, "za.q">], "mlir::arm_sme">;
def TileSliceLayout : _ArmSME_Enum<
    "TileSliceLayout", "Layout of a tile slice",
    [I32EnumAttrCase<"Horizontal", 0, "horizontal">, I32EnumAttrCase<"Vertical", 1, "vertical">]>;
def CombiningKind : _ArmSME_Enum<
    "CombiningKind", "Kind of combining function",
    [I32EnumAttrCase<"Add", 0, "add">, I32EnumAttrCase<"Sub", 1, "sub">]>;
def TypeSize : _ArmSME_Enum<
    "TypeSize", "Size of a vector element type",
    [I32EnumAttrCase<"Byte", 0, "byte">, I32EnumAttrCase<"Half", 1, "half">,
     I32EnumAttrCase<"Word", 2, "word">, I32EnumAttrCase<"Double", 3, "double">]>;

let assemblyFormat = "`<` $value `>`" in {
  def ArmSME_TileSliceLayoutAttr : EnumAttr<ArmSME_Dialect, TileSliceLayout, "layout"> {
    let defaultValue = "TileSliceLayout::Horizontal";
  }
  def ArmSME_CombiningKindAttr : EnumAttr<ArmSME_Dialect, CombiningKind, "kind"> {
    let defaultValue = "CombiningKind::Add";
  }
  def ArmSME_TypeSizeAttr : EnumAttr<ArmSME_Dialect, TypeSize, "type_size">;
}

//===- Operations -----------------------------------------------------------===//

// The tile's number is an attribute that is set when tiles are allocated: one number for tiles of bytes, two
// for those of halfwords, and so on.  Numbers that are higher than these are of tiles in memory.
def ArmSMETileOpInterface : OpInterface<"ArmSMETileOpInterface"> {
  let description = "Operations that use a tile, by its number.";
  let methods = [
    InterfaceMethod<"Sets the number, if there is one.", "void", "setTileId",
                    (ins "mlir::IntegerAttr":$tileId), "", [{
      if (tileId)
        this->getOperation()->setAttr("tile_id", tileId);
    }]>,
    InterfaceMethod<"The number; null before allocation.", "mlir::IntegerAttr", "getTileId", (ins), "", [{
      return this->getOperation()->template getAttrOfType<mlir::IntegerAttr>("tile_id");
    }]>,
    InterfaceMethod<"The tile's type.", "VectorType", "getTileType">
  ];
  let extraSharedClassDeclaration = [{
    bool isInMemoryTile() {
      auto number = getTileId();
      return number && number.getInt() >= kInMemoryTileIdBase;
    }
  }];
  let verify = "return detail::verifyArmSMETileOpInterface($_op);";
}

class ArmSME_Op<string mnemonic, list<Trait> traits = []> : Op<ArmSME_Dialect, mnemonic, traits>;

// A C++ method that returns the type of an operand or result.
class _ArmSME_TypeMethod<string name, string value, string type = "VectorType"> {
  string text = type # " " # name # "() { return llvm::cast<" # type # ">("
                # _ArmSME_Getter<value>.call # ".getType()); }\n";
}

class _ArmSME_TileOp<string mnemonic, string tile, list<Trait> traits>
    : ArmSME_Op<mnemonic, !listconcat([ArmSMETileOpInterface], traits)> {
  let extraClassDeclaration = _ArmSME_TypeMethod<"getTileType", tile>.text;
}

def GetTileOp : _ArmSME_TileOp<"get_tile", "tile", [Pure]> {
  let summary = "tile with unknown contents";
  let results = (outs SMETile:$tile);
  let assemblyFormat = "attr-dict `:` type($tile)";
}

def ZeroOp : _ArmSME_TileOp<"zero", "res", [Pure]> {
  let summary = "tile of zeros";
  let results = (outs SMETile:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
  let extraClassDeclaration = _ArmSME_TypeMethod<"getTileType", "res">.text
                              # _ArmSME_TypeMethod<"getVectorType", "res">.text;
}

def CopyTileOp
    : ArmSME_Op<"copy_tile", [Pure, ArmSMETileOpInterface, AllTypesMatch<["tile", "result"]>]> {
  let summary = "copy of a tile";
  let arguments = (ins SMETile:$tile);
  let results = (outs SMETile:$result);
  let assemblyFormat = "$tile attr-dict `:` type($result)";
  let extraClassDeclaration = _ArmSME_TypeMethod<"getTileType", "result">.text;
}

def StreamingVLOp : ArmSME_Op<"streaming_vl", [Pure]> {
  let summary = "number of elements of a size in a streaming vector";
  let arguments = (ins ArmSME_TypeSizeAttr:$type_size);
  let results = (outs Index);
  let assemblyFormat = "$type_size attr-dict";
}

//===- Tiles and memory -----------------------------------------------------===//

defvar _ArmSME_layout = " (`layout` `` $layout^)? attr-dict `:` ";

class _ArmSME_MemoryOp<string mnemonic, string tile, list<Trait> traits>
    : _ArmSME_TileOp<mnemonic, tile, traits> {
  let extraClassDeclaration = _ArmSME_TypeMethod<"getTileType", tile>.text
                              # _ArmSME_TypeMethod<"getVectorType", tile>.text
                              # _ArmSME_TypeMethod<"getMemRefType", "base", "MemRefType">.text;
}

def TileLoadOp
    : _ArmSME_MemoryOp<"tile_load", "result",
        [AttrSizedOperandSegments, AllElementTypesMatch<["result", "base"]>,
         OptionalTypesMatchWith<"padding type matches element type of result", "result", "padding",
                                "::llvm::cast<VectorType>($_self).getElementType()">,
         HasMatchingMaskTypeConstraint<"result", "mask">,
         _ArmSME_BothOrNeither<"padding", "mask">]> {
  let summary = "load of a tile, with padding where a mask is false";
  let arguments = (ins Arg<MemRefRankOf<[AnyType], [2]>, "source", [MemRead]>:$base,
                       Variadic<Index>:$indices, Optional<AnyType>:$padding,
                       Optional<AnyVectorOfNonZeroRank>:$mask, ArmSME_TileSliceLayoutAttr:$layout);
  let results = (outs SMETile:$result);
  let builders = [
    OpBuilder<(ins "VectorType":$resultType, "Value":$base, "ValueRange":$indices,
                   "TileSliceLayout":$layout),
              "build($_builder, $_state, resultType, base, indices, {}, {}, layout);">,
    OpBuilder<(ins "VectorType":$resultType, "Value":$base, "ValueRange":$indices),
              "build($_builder, $_state, resultType, base, indices, {}, {}, {});">
  ];
  let assemblyFormat = !strconcat("$base `[` $indices `]` (`,` $padding `,` $mask^)?", _ArmSME_layout,
                                  "type($base) `,` type($result)");
}

def TileStoreOp
    : _ArmSME_MemoryOp<"tile_store", "valueToStore",
        [AttrSizedOperandSegments, AllElementTypesMatch<["valueToStore", "base"]>,
         HasMatchingMaskTypeConstraint<"valueToStore", "mask">]> {
  let summary = "store of a tile, where a mask is true";
  let arguments = (ins SMETile:$valueToStore,
                       Arg<MemRefRankOf<[AnyType], [2]>, "destination", [MemWrite]>:$base,
                       Variadic<Index>:$indices, Optional<AnyVectorOfNonZeroRank>:$mask,
                       ArmSME_TileSliceLayoutAttr:$layout);
  let builders = [
    OpBuilder<(ins "Value":$valueToStore, "Value":$base, "ValueRange":$indices),
              "build($_builder, $_state, valueToStore, base, indices, {});">
  ];
  let assemblyFormat = !strconcat("$valueToStore `,` $base `[` $indices `]` (`,` $mask^)?", _ArmSME_layout,
                                  "type($base) `,` type($valueToStore)");
}

def LoadTileSliceOp
    : _ArmSME_MemoryOp<"load_tile_slice", "result",
        [AllElementTypesMatch<["tile", "base"]>, AllTypesMatch<["tile", "result"]>,
         TileSliceMaskConstraint<"result", "mask">]> {
  let summary = "tile with one slice loaded from memory";
  let arguments = (ins Arg<AnyMemRef, "source", [MemRead]>:$base, SVEPredicate:$mask, SMETile:$tile,
                       Variadic<Index>:$indices, Index:$tile_slice_index,
                       ArmSME_TileSliceLayoutAttr:$layout);
  let results = (outs SMETile:$result);
  let assemblyFormat = !strconcat("$base `[` $indices `]` `,` $mask `,` $tile `,` $tile_slice_index",
                                  _ArmSME_layout, "type($base) `,` type($mask) `,` type($result)");
}

def StoreTileSliceOp
    : _ArmSME_MemoryOp<"store_tile_slice", "tile",
        [AllElementTypesMatch<["tile", "base"]>, TileSliceMaskConstraint<"tile", "mask">]> {
  let summary = "store of one slice of a tile";
  let arguments = (ins SMETile:$tile, Index:$tile_slice_index, SVEPredicate:$mask,
                       Arg<AnyMemRef, "destination", [MemWrite]>:$base, Variadic<Index>:$indices,
                       ArmSME_TileSliceLayoutAttr:$layout);
  let assemblyFormat = !strconcat("$tile `,` $tile_slice_index `,` $mask `,` $base `[` $indices `]`",
                                  _ArmSME_layout, "type($base) `,` type($mask) `,` type($tile)");
}

//===- Tiles and vectors ----------------------------------------------------===//

def InsertTileSliceOp
    : _ArmSME_TileOp<"insert_tile_slice", "tile",
        [Pure, AllTypesMatch<["tile", "result"]>,
         TypesMatchWith<"type of 'vector' matches type of 'tile' slice", "tile", "vector",
                        "VectorType::get("
                        "::llvm::cast<mlir::VectorType>($_self).getShape().drop_front(),"
                        "::llvm::cast<mlir::VectorType>($_self).getElementType(),"
                        "/*scalableDims=*/{true})">]> {
  let summary = "tile with one slice replaced by a vector";
  let arguments = (ins SVEVector:$vector, SMETile:$tile, Index:$tile_slice_index,
                       ArmSME_TileSliceLayoutAttr:$layout);
  let results = (outs SMETile:$result);
  let assemblyFormat = !strconcat("$vector `,` $tile `[` $tile_slice_index `]`", _ArmSME_layout,
                                  "type($vector) `into` type($result)");
}

def ExtractTileSliceOp
    : _ArmSME_TileOp<"extract_tile_slice", "tile",
        [Pure,
         TypesMatchWith<"type of 'result' matches type of 'tile' slice", "tile", "result",
                        "VectorType(VectorType::Builder(::llvm::cast<mlir::VectorType>($_self))"
                        ".dropDim(0))">]> {
  let summary = "one slice of a tile as a vector";
  let arguments = (ins SMETile:$tile, Index:$tile_slice_index, ArmSME_TileSliceLayoutAttr:$layout);
  let results = (outs SVEVector:$result);
  let assemblyFormat = !strconcat("$tile `[` $tile_slice_index `]`", _ArmSME_layout,
                                  "type($result) `from` type($tile)");
  let extraClassDeclaration = _ArmSME_TypeMethod<"getTileType", "tile">.text
                              # _ArmSME_TypeMethod<"getSliceType", "result">.text;
}

//===- Outer products -------------------------------------------------------===//

class _ArmSME_OuterProductOp<string mnemonic, list<Trait> traits>
    : ArmSME_Op<mnemonic, !listconcat(
        [Pure, ArmSMETileOpInterface, AttrSizedOperandSegments, AllTypesMatch<["lhs", "rhs"]>,
         HasMatchingMaskTypeConstraint<"lhs", "lhsMask">,
         HasMatchingMaskTypeConstraint<"rhs", "rhsMask">,
         _ArmSME_BothOrNeither<"lhsMask", "rhsMask">], traits)> {
  let extraClassDeclaration = _ArmSME_TypeMethod<"getLhsType", "lhs">.text
                              # _ArmSME_TypeMethod<"getRhsType", "rhs">.text
                              # _ArmSME_TypeMethod<"getResultType", "result">.text
                              # "VectorType getTileType() { return getResultType(); }";
}
defvar _ArmSME_accumulator = "`acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)`";

def OuterProductOp : _ArmSME_OuterProductOp<"outerproduct",
                                            [OuterProductResultTileTypeConstraint<"result">,
                                             OuterProductResultTileTypeConstraint<"acc">]> {
  let summary = "outer product of two vectors, added to or subtracted from a tile";
  let arguments = (ins SVEVector:$lhs, SVEVector:$rhs, Optional<SVEPredicate>:$lhsMask,
                       Optional<SVEPredicate>:$rhsMask, Optional<SMETile>:$acc,
                       ArmSME_CombiningKindAttr:$kind);
  let results = (outs SMETile:$result);
  let assemblyFormat = !strconcat("$lhs `,` $rhs oilist(`kind` `` $kind | ", _ArmSME_accumulator,
                                  ") attr-dict `:` type($lhs) `,` type($rhs)");
}

// The sum of `numOuterProducts` outer products of vectors that are so many times as long as the tile is wide.
class OuterProductWideningBase<string mnemonic, list<Type> allowedInputVectorTypes,
                               list<Type> allowedResultVectorTypes, int numOuterProducts>
    : _ArmSME_OuterProductOp<mnemonic,
        [OptionalTypesMatchWith<"`result` and `acc` have the same type", "result", "acc",
                                "::llvm::cast<Type>($_self)">,
         PredOpTrait<"tile element size equals input element size * " # numOuterProducts,
                     CPred<"getTileType().getElementTypeBitWidth() == "
                           "(getLhsType().getElementTypeBitWidth() * " # numOuterProducts # ")">>]> {
  let arguments = (ins AnyTypeOf<allowedInputVectorTypes>:$lhs, AnyVectorOfNonZeroRank:$rhs,
                       Optional<AnyVectorOfNonZeroRank>:$lhsMask,
                       Optional<AnyVectorOfNonZeroRank>:$rhsMask,
                       Optional<AnyVectorOfNonZeroRank>:$acc);
  let results = (outs AnyTypeOf<allowedResultVectorTypes>:$result);
  let assemblyFormat = !strconcat("$lhs `,` $rhs oilist(", _ArmSME_accumulator,
                                  ") attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)");
}
class OuterProduct2Way<string mnemonic, list<Type> allowedInputVectorTypes,
                       list<Type> allowedResultVectorTypes>
    : OuterProductWideningBase<mnemonic, allowedInputVectorTypes, allowedResultVectorTypes, 2>;
class OuterProduct4Way<string mnemonic, list<Type> allowedInputVectorTypes,
                       list<Type> allowedResultVectorTypes>
    : OuterProductWideningBase<mnemonic, allowedInputVectorTypes, allowedResultVectorTypes, 4>;

defvar _ArmSME_bytes = ScalableVectorOfRankAndLengthAndType<[1], [16], [I8]>;
defvar _ArmSME_halfwords = ScalableVectorOfRankAndLengthAndType<[1], [8], [I16]>;
defvar _ArmSME_halfFloats = ScalableVectorOfRankAndLengthAndType<[1], [8], [F16, BF16]>;

// A prefix of names, and the kind of elements it stands for.
class _ArmSME_Kind<string letters, string words> {
  string prefix = letters;
  string elements = words;
}
defvar _ArmSME_integers = [_ArmSME_Kind<"S", "signed integers">, _ArmSME_Kind<"U", "unsigned integers">];

foreach verb = ["opa", "ops"] in {
  defvar what = !if(!eq(verb, "opa"), ", added to a tile", ", subtracted from a tile");
  foreach kind = [_ArmSME_Kind<"F", "numbers">] # _ArmSME_integers in {
    defvar vectors = !if(!eq(kind.prefix, "F"), _ArmSME_halfFloats, _ArmSME_halfwords);
    defvar tile = !if(!eq(kind.prefix, "F"), nxnxv4f32, nxnxv4i32);
    let summary = "sum of two outer products of " # kind.elements # what in
    def kind.prefix # "M" # verb # "2WayOp"
        : OuterProduct2Way<!tolower(kind.prefix) # "m" # verb # "_2way", [vectors], [tile]>;
  }
  foreach kind = _ArmSME_integers # [_ArmSME_Kind<"Su", "signed and unsigned integers">,
                                     _ArmSME_Kind<"Us", "unsigned and signed integers">] in
    let summary = "sum of four outer products of " # kind.elements # what in
    def kind.prefix # "M" # verb # "4WayOp"
        : OuterProduct4Way<!tolower(kind.prefix) # "m" # verb # "_4way",
                           [_ArmSME_bytes, _ArmSME_halfwords], [nxnxv4i32, nxnxv2i64]>;
}

#endif // MLIRKIT_ARM_SME_OPS
