//===- Bytecode of the quant dialect ----------------------------------------===//
//
// Codes are the positions in the list at the end; 0 is free.
//
//===------------------------------------------------------------------------===//

#ifndef QUANT_BYTECODE
#define QUANT_BYTECODE

include "mlir/IR/BuiltinDialectBytecode.td"
include "mlir/IR/BytecodeBase.td"

// A double is a float of known semantics.
def DoubleAPFloat : WithParser<"succeeded(readDoubleAPFloat($_reader, $_var))",
                    WithBuilder<"$_args",
                    WithPrinter<"$_writer.writeAPFloatWithKnownSemantics(APFloat($_getter))",
                    WithType<"double">>>>;
def DoubleAPFloatList : List<DoubleAPFloat>;

// Two entries, for the type without and with an expressed type.
let cType = "AnyQuantizedType" in {
  def AnyQuantizedType
      : DialectType<(type VarInt:$flags, Type:$storageType, SignedVarInt:$storageTypeMin,
                          SignedVarInt:$storageTypeMax)> {
    let printerPredicate = "!$_val.getExpressedType()";
    let cBuilder =
        "get<$_resultType>(context, flags, storageType, nullptr, storageTypeMin, storageTypeMax)";
  }
  def AnyQuantizedTypeWithExpressedType
      : DialectType<(type VarInt:$flags, Type:$storageType, Type:$expressedType,
                          SignedVarInt:$storageTypeMin, SignedVarInt:$storageTypeMax)> {
    let printerPredicate = "!!$_val.getExpressedType()";
  }
}

def CalibratedQuantizedType
    : DialectType<(type Type:$expressedType, DoubleAPFloat:$min, DoubleAPFloat:$max)>;

def UniformQuantizedType
    : DialectType<(type VarInt:$flags, Type:$storageType, Type:$expressedType,
                        DoubleAPFloat:$scale, SignedVarInt:$zeroPoint,
                        SignedVarInt:$storageTypeMin, SignedVarInt:$storageTypeMax)>;

// The C++ functions below take the members in another order than the wire.
def UniformQuantizedPerAxisType
    : DialectType<(type VarInt:$flags, Type:$storageType, Type:$expressedType,
                        VarInt:$quantizedDimension, SignedVarInt:$storageTypeMin,
                        SignedVarInt:$storageTypeMax, Array<DoubleAPFloatList>:$scales,
                        Array<SignedVarIntList>:$zeroPoints)> {
  let cBuilder = [{
    get<$_resultType>(context, flags, storageType, expressedType, scales, zeroPoints,
                      quantizedDimension, storageTypeMin, storageTypeMax)
  }];
}
def UniformQuantizedSubChannelType
    : DialectType<(type VarInt:$flags, Type:$storageType, Type:$expressedType,
                        SignedVarInt:$storageTypeMin, SignedVarInt:$storageTypeMax,
                        Array<SignedVarIntList>:$quantizedDimensions,
                        Array<SignedVarIntList>:$blockSizes, DenseElementsAttr:$scales,
                        DenseElementsAttr:$zeroPoints)> {
  let cBuilder = [{
    get<$_resultType>(context, flags, storageType, expressedType, scales, zeroPoints,
        llvm::to_vector(llvm::map_range(quantizedDimensions,
            [](int64_t dim) { return static_cast<int32_t>(dim);})),
        blockSizes, storageTypeMin, storageTypeMax)
  }];
}

def QuantDialectTypes : DialectTypes<"Quant"> {
  let elems = [ReservedOrDead, AnyQuantizedType, AnyQuantizedTypeWithExpressedType,
               CalibratedQuantizedType, UniformQuantizedType, UniformQuantizedPerAxisType,
               UniformQuantizedSubChannelType];
}

#endif // QUANT_BYTECODE
