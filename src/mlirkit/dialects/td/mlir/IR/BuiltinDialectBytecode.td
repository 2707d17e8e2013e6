//===- Bytecode of the builtin dialect --------------------------------------===//
//
// Codes are the positions in the two lists at the end.
//
//===------------------------------------------------------------------------===//

#ifndef BUILTIN_BYTECODE
#define BUILTIN_BYTECODE

include "mlir/IR/BytecodeBase.td"

//===- Members --------------------------------------------------------------===//

// Attributes and types of a certain class.
def LocationAttr : AttributeKind;
def ShapedType : WithType<"ShapedType", Type>;
def MemRefLayout : WithType<"MemRefLayoutAttrInterface", Attribute>;
def DenseElementsAttr : WithType<"DenseElementsAttr", Attribute>;
def DenseIntElementsAttr : WithType<"DenseIntElementsAttr", Attribute>;

// A location, which is never null and has a class for that.
def Location : CompositeBytecode {
  dag members = (attr WithGetter<"(LocationAttr)$_attrType",
                      WithType<"LocationAttr", LocationAttr>>:$value);
  let cBuilder = "Location($_args)";
}

def String : WithParser<"succeeded($_reader.readString($_var))",
             WithBuilder<"$_args",
             WithPrinter<"$_writer.writeOwnedString($_getter)",
             WithGetter<"$_attrType",
             WithType<"StringRef">>>>>;

//===- Attributes -----------------------------------------------------------===//

def ArrayAttr : DialectAttribute<(attr Array<Attribute>:$value)>;

let cType = "StringAttr" in {
  def StringAttr : DialectAttribute<(attr String:$value)> {
    let printerPredicate = "::llvm::isa<NoneType>($_val.getType())";
  }
  def StringAttrWithType : DialectAttribute<(attr String:$value, Type:$type)> {
    let printerPredicate = "!::llvm::isa<NoneType>($_val.getType())";
  }
}

def NamedAttribute : CompositeBytecode {
  dag members = (attr StringAttr:$name, Attribute:$value);
  let cBuilder = "NamedAttribute($_args)";
}
def DictionaryAttr : DialectAttribute<(attr Array<NamedAttribute>:$value)>;

def FlatSymbolRefAttr : DialectAttribute<(attr StringAttr:$rootReference)>;
def SymbolRefAttr : DialectAttribute<(attr StringAttr:$rootReference,
                                           Array<FlatSymbolRefAttr>:$nestedReferences)>;

def TypeAttr : DialectAttribute<(attr Type:$value)>;
def UnitAttr : DialectAttribute<(attr)>;

def IntegerAttr : DialectAttribute<(attr Type:$type, KnownWidthAPInt<"type">:$value)> {
  let cBuilder = "get<$_resultType>(context, type, *value)";
}
def FloatAttr : DialectAttribute<(attr Type:$type, KnownSemanticsAPFloat<"type">:$value)> {
  let cBuilder = "get<$_resultType>(context, type, *value)";
}

def DenseResourceElementsAttr
    : DialectAttribute<(attr ShapedType:$type,
                             ResourceHandle<"DenseResourceElementsHandle">:$rawHandle)> {
  let cBuilder = "get<$_resultType>(context, type, *rawHandle)";
}
def DenseArrayAttr
    : DialectAttribute<(attr Type:$elementType, VarInt:$size, Blob:$rawData)>;
def DenseIntOrFPElementsAttr : DialectAttribute<(attr ShapedType:$type, Blob:$rawData)> {
  let cBuilder = "cast<$_resultType>($_resultType::getFromRawBuffer($_args))";
}
// Whether there is one string for all, and the string or strings.
def DenseStringElementsAttr
    : DialectAttribute<(attr ShapedType:$type,
                             WithGetter<"$_attrType.isSplat()", VarInt>:$_isSplat,
                             WithBuilder<"$_args",
                             WithType<"SmallVector<StringRef>",
                             WithParser<"succeeded(readPotentiallySplatString("
                                        # "$_reader, type, _isSplat, $_var))",
                             WithPrinter<"writePotentiallySplatString($_writer, $_name)"
                             >>>>:$rawStringData)>;
def SparseElementsAttr
    : DialectAttribute<(attr ShapedType:$type, DenseIntElementsAttr:$indices,
                             DenseElementsAttr:$values)>;
def DistinctAttr : DialectAttribute<(attr Attribute:$referencedAttr)>;

//===- Locations ------------------------------------------------------------===//

def CallSiteLoc
    : DialectAttribute<(attr LocationAttr:$callee, LocationAttr:$caller)>;

// Line and column alone have an entry of their own, from the time there was no other.
let cType = "FileLineColRange" in {
  def FileLineColRange
      : DialectAttribute<(attr StringAttr:$filename,
                               WithBuilder<"$_args",
                               WithType<"SmallVector<uint64_t>",
                               WithParser<"succeeded(readFileLineColRangeLocs($_reader, $_var))",
                               WithPrinter<"writeFileLineColRangeLocs($_writer, $_name)"
                               >>>>:$rawLocData)> {
    let cBuilder = "getFileLineColRange(context, filename, rawLocData)";
    let printerPredicate = "!isStrictFileLineColLoc($_val)";
  }
  def FileLineColLoc
      : DialectAttribute<(attr StringAttr:$filename, VarInt:$start_line,
                               VarInt:$start_column)> {
    let printerPredicate = "isStrictFileLineColLoc($_val)";
  }
}

let cType = "FusedLoc", cBuilder = "cast<FusedLoc>(get<FusedLoc>(context, $_args))" in {
  def FusedLoc : DialectAttribute<(attr Array<Location>:$locations)> {
    let printerPredicate = "!$_val.getMetadata()";
  }
  def FusedLocWithMetadata
      : DialectAttribute<(attr Array<Location>:$locations, Attribute:$metadata)> {
    let printerPredicate = "$_val.getMetadata()";
  }
}

def NameLoc : DialectAttribute<(attr StringAttr:$name, LocationAttr:$childLoc)>;
def UnknownLoc : DialectAttribute<(attr)>;

//===- Types ----------------------------------------------------------------===//

// Width and signedness in one number, the signedness in the lowest two bits.
def IntegerType
    : DialectType<(type
          WithParser<"succeeded($_reader.readVarInt($_var))",
          WithBuilder<"$_args",
          WithPrinter<"$_writer.writeVarInt($_name.getWidth() << 2 | $_name.getSignedness())",
          WithType<"uint64_t">>>>:$_widthAndSignedness,
          LocalVar<"uint64_t", "_widthAndSignedness >> 2">:$width,
          LocalVar<"IntegerType::SignednessSemantics",
                   "static_cast<IntegerType::SignednessSemantics>(_widthAndSignedness & 0x3)"
                  >:$signedness)>;
def IndexType : DialectType<(type)>;
def NoneType : DialectType<(type)>;

foreach kind = ["BFloat16", "Float16", "Float32", "Float64", "Float80", "Float128"] in
  def kind # "Type" : DialectType<(type)>;

def ComplexType : DialectType<(type Type:$elementType)>;
def TupleType : DialectType<(type Array<Type>:$types)>;
def FunctionType : DialectType<(type Array<Type>:$inputs, Array<Type>:$results)>;

let cType = "RankedTensorType" in {
  def RankedTensorType
      : DialectType<(type Array<SignedVarIntList>:$shape, Type:$elementType)> {
    let printerPredicate = "!$_val.getEncoding()";
  }
  def RankedTensorTypeWithEncoding
      : DialectType<(type Attribute:$encoding, Array<SignedVarIntList>:$shape,
                          Type:$elementType)> {
    let printerPredicate = "$_val.getEncoding()";
    let cBuilder = "get<$_resultType>(context, shape, elementType, encoding)";
  }
}
def UnrankedTensorType : DialectType<(type Type:$elementType)>;

let cType = "MemRefType" in {
  def MemRefType
      : DialectType<(type Array<SignedVarIntList>:$shape, Type:$elementType,
                          MemRefLayout:$layout)> {
    let printerPredicate = "!$_val.getMemorySpace()";
  }
  def MemRefTypeWithMemSpace
      : DialectType<(type Attribute:$memorySpace, Array<SignedVarIntList>:$shape,
                          Type:$elementType, MemRefLayout:$layout)> {
    let printerPredicate = "!!$_val.getMemorySpace()";
    let cBuilder = "get<$_resultType>(context, shape, elementType, layout, memorySpace)";
  }
}

let cType = "UnrankedMemRefType" in {
  def UnrankedMemRefType : DialectType<(type Type:$elementType)> {
    let printerPredicate = "!$_val.getMemorySpace()";
    let cBuilder = "get<$_resultType>(context, elementType, Attribute())";
  }
  def UnrankedMemRefTypeWithMemSpace
      : DialectType<(type Attribute:$memorySpace, Type:$elementType)> {
    let printerPredicate = "$_val.getMemorySpace()";
    let cBuilder = "get<$_resultType>(context, elementType, memorySpace)";
  }
}

let cType = "VectorType" in {
  def VectorType : DialectType<(type Array<SignedVarIntList>:$shape, Type:$elementType)> {
    let printerPredicate = "!$_val.isScalable()";
  }
  def VectorTypeWithScalableDims
      : DialectType<(type Array<BoolList>:$scalableDims, Array<SignedVarIntList>:$shape,
                          Type:$elementType)> {
    let printerPredicate = "$_val.isScalable()";
    let cBuilder = "get<$_resultType>(context, shape, elementType, scalableDims)";
  }
}

//===- Codes ----------------------------------------------------------------===//

def BuiltinDialectAttributes : DialectAttributes<"Builtin"> {
  let elems = [
    ArrayAttr,                  // 0
    DictionaryAttr,             // 1
    StringAttr,                 // 2
    StringAttrWithType,         // 3
    FlatSymbolRefAttr,          // 4
    SymbolRefAttr,              // 5
    TypeAttr,                   // 6
    UnitAttr,                   // 7
    IntegerAttr,                // 8
    FloatAttr,                  // 9
    CallSiteLoc,                // 10
    FileLineColLoc,             // 11
    FusedLoc,                   // 12
    FusedLocWithMetadata,       // 13
    NameLoc,                    // 14
    UnknownLoc,                 // 15
    DenseResourceElementsAttr,  // 16
    DenseArrayAttr,             // 17
    DenseIntOrFPElementsAttr,   // 18
    DenseStringElementsAttr,    // 19
    SparseElementsAttr,         // 20
    DistinctAttr,               // 21
    FileLineColRange            // 22
  ];
}

def BuiltinDialectTypes : DialectTypes<"Builtin"> {
  let elems = [
    IntegerType,                     // 0
    IndexType,                       // 1
    FunctionType,                    // 2
    BFloat16Type,                    // 3
    Float16Type,                     // 4
    Float32Type,                     // 5
    Float64Type,                     // 6
    Float80Type,                     // 7
    Float128Type,                    // 8
    ComplexType,                     // 9
    MemRefType,                      // 10
    MemRefTypeWithMemSpace,          // 11
    NoneType,                        // 12
    RankedTensorType,                // 13
    RankedTensorTypeWithEncoding,    // 14
    TupleType,                       // 15
    UnrankedMemRefType,              // 16
    UnrankedMemRefTypeWithMemSpace,  // 17
    UnrankedTensorType,              // 18
    VectorType,                      // 19
    VectorTypeWithScalableDims       // 20
  ];
}

#endif // BUILTIN_BYTECODE
