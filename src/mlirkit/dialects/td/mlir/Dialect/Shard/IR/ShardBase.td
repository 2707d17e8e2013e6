//===- The shard dialect: grids, shardings and their attributes -------------===//

#ifndef MLIR_DIALECT_SHARD_IR_SHARDBASE_TD
#define MLIR_DIALECT_SHARD_IR_SHARDBASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Shard_Dialect : Dialect {
  let name = "shard";
  let summary = "tensors split over a grid of devices";
  let description = [{
    A grid has axes; a sharding says along which of them each dimension of a tensor is
    split. Collective operations exchange data between the devices of groups, which differ
    only in their positions along `grid_axes`.
  }];
  let cppNamespace = "::mlir::shard";
  let dependentDialects = ["arith::ArithDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
}

def Shard_GridAxis : I<16>;
def Shard_GridAxesAttr : DenseArrayAttrBase<"DenseI16ArrayAttr", "int16_t", "i16">;
def Shard_ShardShapeAttr : DenseArrayAttrBase<"DenseI64ArrayAttr", "int64_t", "i64">;

// `[[0, 1], [], [2]]`: for each dimension of a tensor the axes along which it is split.
def Shard_GridAxesArrayAttr : AttrDef<Shard_Dialect, "GridAxesArray"> {
  let parameters = (ins ArrayRefParameter<"GridAxesAttr">:$axes);
  let mnemonic = "axisarray";
  let assemblyFormat = "`[` $axes `]`";
  let extraClassDeclaration = [{
    size_t size() const { return getAxes().size(); }
    auto begin() const { return getAxes().begin(); }
    auto end() const { return getAxes().end(); }
  }];
}

def Shard_ReductionKind
    : I32EnumAttr<"ReductionKind", "Reduction of an iterator/grid dimension.", [
                    I32EnumAttrCase<"Sum", 1, "sum">,
                    I32EnumAttrCase<"Max", 2, "max">,
                    I32EnumAttrCase<"Min", 3, "min">,
                    I32EnumAttrCase<"Product", 4, "product">,
                    I32EnumAttrCase<"Average", 5, "average">,
                    I32EnumAttrCase<"BitwiseAnd", 6, "bitwise_and">,
                    I32EnumAttrCase<"BitwiseOr", 7, "bitwise_or">,
                    I32EnumAttrCase<"BitwiseXor", 8, "bitwise_xor">,
                    I32EnumAttrCase<"Generic", 100, "generic">]> {
  let cppNamespace = "::mlir::shard";
  let genSpecializedAttr = 0;
}
def Shard_ReductionKindAttr : EnumAttr<Shard_Dialect, Shard_ReductionKind, "partial"> {
  let assemblyFormat = "$value";
}

class Shard_Type<string name, string typeMnemonic, list<Trait> traits = [],
                 string baseCppClass = "::mlir::Type">
    : TypeDef<Shard_Dialect, name, traits, baseCppClass> {
  let mnemonic = typeMnemonic;
}

def Shard_Sharding : Shard_Type<"Sharding", "sharding"> {
  let summary = "sharding definition";
  let assemblyFormat = "";
}

#endif // MLIR_DIALECT_SHARD_IR_SHARDBASE_TD
