//===- AMX.td - The amx dialect ---------------------------------*- tablegen -*-===//

#ifndef MLIRKIT_AMX
#define MLIRKIT_AMX

include "mlir/Dialect/AMX/AMXInterfaces.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypes.td"

def AMX_Dialect : Dialect {
  let name = "amx";
  let summary = "tiles and matrix instructions of Intel's AMX";
  let cppNamespace = "::mlir::amx";
  let useDefaultTypePrinterParser = 1;
}

//===- Tiles ----------------------------------------------------------------===//

class AMX_Type<string typeName, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<AMX_Dialect, typeName, traits> {
  let mnemonic = typeMnemonic;
}

defvar _AMX_elements = [F32, F16, BF16, I32, I8];

def AMX_TileTypeElementType : AnyTypeOf<_AMX_elements> {
  let cppFunctionName = "isValidTileTypeElementType";
}

def AMX_TileType : AMX_Type<"Tile", "tile", [ShapedTypeInterface, ValueSemantics]> {
  let summary = "AMX 2D tile to be used by AMX opertaions.";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, AMX_TileTypeElementType:$elementType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "ArrayRef<int64_t>":$shape, "Type":$elementType),
                                   "return $_get(elementType.getContext(), shape, elementType);">
  ];
  let extraClassDeclaration = [{
    bool hasRank() const { return true; }
    TileType cloneWith(std::optional<ArrayRef<int64_t>> dims, Type type) const {
      return get(dims ? *dims : getShape(), type);
    }
  }];
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
}

def IsAMXTilePred : And<[CPred<"::llvm::isa<::mlir::amx::TileType>($_self)">,
                         CPred<"::llvm::cast<::mlir::amx::TileType>($_self).getRank() == 2">]>;

class AMXTileOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsAMXTilePred, "tile", "::mlir::amx::TileType">;
def AnyAMXTile : AMXTileOf<_AMX_elements>;
def AMXTileF32 : AMXTileOf<[F32]>;
def AMXTileF16OrBF16 : AMXTileOf<[F16, BF16]>;
def AMXTileI32 : AMXTileOf<[I32]>;
def AMXTileI8 : AMXTileOf<[I8]>;

//===- Operations -----------------------------------------------------------===//

class AMX_Op<string mnemonic, list<Trait> traits = []> : Op<AMX_Dialect, mnemonic, traits>;

// A C++ method that returns the type of an operand or result.
class _AMX_TypeMethod<string name, string value, string type = "TileType"> {
  string text = type # " " # name # "() { return ::llvm::cast<" # type # ">(get" # value
                # "().getType()); }\n";
}

// An intrinsic whose name is a C++ expression, and whose tile is the value `tile`.
class _AMX_TileOp<string mnemonic, string tile, string intrinsic, list<Trait> traits, string methods = "">
    : AMX_Op<mnemonic, traits> {
  let extraClassDeclaration = _AMX_TypeMethod<"getTileType", tile>.text # methods # [{
    SmallVector<Value> getIntrinsicOperands(::mlir::ArrayRef<Value> operands,
                                            const ::mlir::LLVMTypeConverter &typeConverter,
                                            ::mlir::RewriterBase &rewriter);
    std::string getIntrinsicName() { return }] # intrinsic # "; }\n";
  let hasVerifier = 1;
}

def TileZeroOp : _AMX_TileOp<"tile_zero", "Res", [{"llvm.x86.tilezero.internal"}],
                             [AMXIntrinsicOpInterface, MemoryEffects<[MemWrite]>]> {
  let summary = "tile of zeros";
  let results = (outs AnyAMXTile:$res);
  let assemblyFormat = "attr-dict `:` qualified(type($res))";
}

// Rows are `stride` elements apart; without `stride`, as far as those of the memref.
class _AMX_MemoryOp<string mnemonic, string tile, string intrinsic, list<Trait> traits>
    : _AMX_TileOp<mnemonic, tile, intrinsic,
                  !listconcat([AMXIntrinsicOpInterface], traits, [AttrSizedOperandSegments]),
                  _AMX_TypeMethod<"getMemRefType", "Base", "MemRefType">.text>;

def TileLoadOp : _AMX_MemoryOp<"tile_load", "Res", [{"llvm.x86.tileloadd64.internal"}],
                               [MemoryEffects<[MemWrite]>]> {
  let summary = "load of a tile";
  let arguments = (ins Arg<AnyMemRef, "source", [MemRead]>:$base, Variadic<Index>:$indices,
                       Optional<Index>:$stride);
  let results = (outs AnyAMXTile:$res);
  let builders = [OpBuilder<(ins "Type":$res, "Value":$base, "ValueRange":$indices)>];
  let assemblyFormat = "$base `[` $indices `]` (`,` $stride^)? attr-dict `:` type($base) `into` "
                       "qualified(type($res))";
}

def TileStoreOp : _AMX_MemoryOp<"tile_store", "Val", [{"llvm.x86.tilestored64.internal"}], []> {
  let summary = "store of a tile";
  let arguments = (ins Arg<AnyMemRef, "destination", [MemWrite]>:$base, Variadic<Index>:$indices,
                       AnyAMXTile:$val, Optional<Index>:$stride);
  let builders = [OpBuilder<(ins "Value":$base, "ValueRange":$indices, "Value":$val)>];
  let assemblyFormat = "$base `[` $indices `]` `,` $val (`,` $stride^)? attr-dict `:` type($base) `,` "
                       "qualified(type($val))";
}

class _AMX_ProductOp<string mnemonic, string intrinsic>
    : _AMX_TileOp<mnemonic, "Res", intrinsic,
                  [Pure, AMXIntrinsicOpInterface, AllTypesMatch<["acc", "res"]>],
                  _AMX_TypeMethod<"getLhsTileType", "Lhs">.text
                  # _AMX_TypeMethod<"getRhsTileType", "Rhs">.text>;
defvar _AMX_productTypes =
    " attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))";

def TileMulFOp : _AMX_ProductOp<"tile_mulf", [{
    std::string("llvm.x86.tdp") + (getLhsTileType().getElementType().isF16() ? "fp16" : "bf16")
        + "ps.internal"}]> {
  let summary = "product of tiles of `f16` or `bf16`, added to `acc`";
  let arguments = (ins AMXTileF16OrBF16:$lhs, AMXTileF16OrBF16:$rhs, AMXTileF32:$acc);
  let results = (outs AMXTileF32:$res);
  let assemblyFormat = !strconcat("$lhs `,` $rhs `,` $acc", _AMX_productTypes);
}

def TileMulIOp : _AMX_ProductOp<"tile_muli", [{
    std::string("llvm.x86.tdpb") + (getIsZextLhs() ? "u" : "s") + (getIsZextRhs() ? "u" : "s")
        + "d.internal"}]> {
  let summary = "product of tiles of bytes, signed or unsigned, added to `acc`";
  let arguments = (ins AMXTileI8:$lhs, AMXTileI8:$rhs, AMXTileI32:$acc, UnitAttr:$isZextLhs,
                       UnitAttr:$isZextRhs);
  let results = (outs AMXTileI32:$res);
  let assemblyFormat = !strconcat("$lhs (`zext` $isZextLhs^)? `,` $rhs (`zext` $isZextRhs^)? `,` $acc",
                                  _AMX_productTypes);
}

#endif // MLIRKIT_AMX
