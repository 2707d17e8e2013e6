//===- Attributes of the builtin dialect ------------------------------------===//
//
// All of them have a syntax of their own, shown in the descriptions.
//
//===------------------------------------------------------------------------===//

#ifndef BUILTIN_ATTRIBUTES
#define BUILTIN_ATTRIBUTES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"

class Builtin_Attr<string name, string attrMnemonic, list<Trait> traits = [],
                   string baseCppClass = "::mlir::Attribute">
    : AttrDef<Builtin_Dialect, name, traits, baseCppClass> {
  let mnemonic = ?;
  let attrName = "builtin." # attrMnemonic;
}

//===- Numbers --------------------------------------------------------------===//

def Builtin_IntegerAttr : Builtin_Attr<"Integer", "integer", [TypedAttrInterface]> {
  let summary = "An Attribute containing a integer value";
  let description = [{
    An integer of integer or index type; `i64` when the type is left out. Booleans are
    integers of type `i1` with words for the values.

    ```mlir
    42          // 42 : i64
    -7 : i8
    0xFF : ui8
    3 : index
    true        // 1 : i1
    ```
  }];
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APIntParameter<"">:$value);
  let builders = [
    AttrBuilderWithInferredContext<(ins "Type":$type, "const APInt &":$value), [{
      if (type.isSignlessInteger(1))
        return BoolAttr::get(type.getContext(), value.getBoolValue());
      return $_get(type.getContext(), type, value);
    }]>,
    AttrBuilder<(ins "const APSInt &":$value), [{
      return $_get($_ctxt,
                   IntegerType::get($_ctxt, value.getBitWidth(),
                                    value.isSigned() ? IntegerType::Signed
                                                     : IntegerType::Unsigned),
                   value);
    }]>,
    AttrBuilderWithInferredContext<(ins "Type":$type, "int64_t":$value), [{
      unsigned width = type.isIndex() ? IndexType::kInternalStorageBitWidth
                                      : type.getIntOrFloatBitWidth();
      return $_get(type.getContext(), type,
                   APInt(width, value, type.isSignedInteger() || type.isIndex(),
                         /*implicitTrunc=*/true));
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_FloatAttr : Builtin_Attr<"Float", "float", [TypedAttrInterface]> {
  let summary = "An Attribute containing a floating-point value";
  let description = [{
    A number of a float type; `f64` when the type is left out. Values decimals cannot
    say exactly, infinities and NaNs are written as the bits in hexadecimal.

    ```mlir
    4.25            // 4.250000e+00 : f64
    1.0e-3 : f32
    0x7FC0 : bf16   // NaN
    ```
  }];
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APFloatParameter<"">:$value);
  let builders = [
    AttrBuilderWithInferredContext<(ins "Type":$type, "const APFloat &":$value),
      [{ return $_get(type.getContext(), type, value); }]>,
    AttrBuilderWithInferredContext<(ins "Type":$type, "double":$value), [{
      APFloat number(value);
      bool inexact;
      if (auto floatType = ::llvm::dyn_cast<FloatType>(type))
        number.convert(floatType.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                       &inexact);
      return $_get(type.getContext(), type, number);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

//===- Strings, types, units ------------------------------------------------===//

def Builtin_StringAttr : Builtin_Attr<"String", "string", [TypedAttrInterface]> {
  let summary = "An Attribute containing a string";
  let description = [{
    Bytes in quotes, perhaps with a type. Escapes are `\\`, `\"`, `\n`, `\t` and two
    hexadecimal digits.

    ```mlir
    "text"
    "bytes\00\FF"
    "typed" : i32
    ```
  }];
  let parameters = (ins StringRefParameter<"">:$value, AttributeSelfTypeParameter<"">:$type);
  let builders = [
    AttrBuilderWithInferredContext<(ins "const Twine &":$bytes, "Type":$type)>,
    AttrBuilder<(ins "const Twine &":$bytes)>,
    AttrBuilder<(ins)>
  ];
  let skipDefaultBuilders = 1;
  let genStorageClass = 0;
}

def Builtin_TypeAttr : Builtin_Attr<"Type", "type"> {
  let summary = "An Attribute containing a Type";
  let description = [{
    A type.

    ```mlir
    i32
    !dialect.type
    (i32) -> f32
    ```
  }];
  let parameters = (ins "Type":$value);
  let builders = [
    AttrBuilderWithInferredContext<(ins "Type":$type),
      [{ return $_get(type.getContext(), type); }]>
  ];
  let skipDefaultBuilders = 1;
}

def Builtin_UnitAttr : Builtin_Attr<"Unit", "unit"> {
  let summary = "An Attribute value of `unit` type";
  let description = [{
    True by being there. In an attribute dictionary the name alone will do.

    ```mlir
    "my.op"() {flag, other = unit} : () -> ()
    ```
  }];
}

//===- Collections ----------------------------------------------------------===//

def Builtin_ArrayAttr : Builtin_Attr<"Array", "array"> {
  let summary = "A collection of other Attribute values";
  let description = [{
    Attributes in order.

    ```mlir
    []
    [10, i32, "text", [true]]
    ```
  }];
  let parameters = (ins ArrayRefParameter<"Attribute">:$value);
}

def Builtin_DictionaryAttr : Builtin_Attr<"Dictionary", "dictionary"> {
  let summary = "An dictionary of named Attribute values";
  let description = [{
    Attributes by name, kept in the order of the names. No name occurs twice.

    ```mlir
    {}
    {count = 3 : i32, "with space" = unit}
    ```
  }];
  let parameters = (ins ArrayRefParameter<"NamedAttribute">:$value);
  let builders = [AttrBuilder<(ins CArg<"ArrayRef<NamedAttribute>", "{}">:$value)>];
  let skipDefaultBuilders = 1;
}

// The elements as they lie in memory.
def Builtin_DenseArrayRawDataParameter
    : ArrayRefParameter<"char", "64-bit aligned storage for dense array elements"> {
  let allocator = [{
    if (!$_self.empty()) {
      auto *copy = static_cast<char *>($_allocator.allocate($_self.size(), alignof(uint64_t)));
      std::uninitialized_copy($_self.begin(), $_self.end(), copy);
      $_dst = ArrayRef<char>(copy, $_self.size());
    }
  }];
}

def Builtin_DenseArray : Builtin_Attr<"DenseArray", "dense_array", [BlobAttrInterface]> {
  let summary = "A dense array of integer or floating point elements.";
  let description = [{
    A list of numbers of one type: booleans, integers of 8, 16, 32 or 64 bits, or floats
    of 32 or 64. Unlike an elements attribute it has no shaped type.

    ```mlir
    array<i64: 1, 2, 3>
    array<f32: 0.5, 1.0>
    array<i1: true, false>
    array<i8>
    ```
  }];
  let parameters = (ins "Type":$elementType, "int64_t":$size,
                        Builtin_DenseArrayRawDataParameter:$rawData);
  let builders = [
    AttrBuilderWithInferredContext<(ins "Type":$elementType, "unsigned":$size,
                                        "ArrayRef<char>":$rawData),
      [{ return $_get(elementType.getContext(), elementType, size, rawData); }]>
  ];
  let genVerifyDecl = 1;
}

//===- Elements: constants of shaped type -----------------------------------===//

def Builtin_DenseIntOrFPElementsAttr
    : Builtin_Attr<"DenseIntOrFPElements", "dense_int_or_fp_elements",
                   [ElementsAttrInterface], "DenseElementsAttr"> {
  let summary = "An Attribute containing a dense multi-dimensional array of integer or "
                # "floating-point values";
  let description = [{
    One number per element of a statically shaped vector or tensor, or one for all of
    them (a splat). Large ones are written as their bytes in hexadecimal.

    ```mlir
    dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
    dense<0.0> : vector<16xf32>
    dense<(1.0, -1.0)> : tensor<complex<f32>>
    dense<"0x0100000002000000"> : tensor<2xi32>
    ```
  }];
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type,
                        "ArrayRef<char>":$rawData);
  let genAccessors = 0;
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
}

def Builtin_DenseStringElementsAttr
    : Builtin_Attr<"DenseStringElements", "dense_string_elements",
                   [ElementsAttrInterface], "DenseElementsAttr"> {
  let summary = "An Attribute containing a dense multi-dimensional array of strings";
  let description = [{
    One string per element of a statically shaped vector or tensor, or one for all.

    ```mlir
    dense<["one", "two"]> : tensor<2x!my.string>
    ```
  }];
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type,
                        "ArrayRef<StringRef>":$value);
  let builders = [
    AttrBuilderWithInferredContext<(ins "ShapedType":$type, "ArrayRef<StringRef>":$values),
      [{ return $_get(type.getContext(), type, values, /* isSplat */(values.size() == 1)); }]>
  ];
  let genAccessors = 0;
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
}

def Builtin_DenseResourceElementsAttr
    : Builtin_Attr<"DenseResourceElements", "dense_resource_elements",
                   [ElementsAttrInterface, BlobAttrInterface]> {
  let summary = "An Attribute containing a dense multi-dimensional array backed by a resource";
  let description = [{
    The elements are a resource: a named block of bytes outside the module's attributes,
    which can be large and may be missing.

    ```mlir
    dense_resource<weights> : tensor<1024x1024xf32>
    ```
  }];
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type,
                        ResourceHandleParameter<"DenseResourceElementsHandle">:$rawHandle);
  let builders = [
    AttrBuilderWithInferredContext<(ins "ShapedType":$type,
                                        "DenseResourceElementsHandle":$handle)>,
    AttrBuilderWithInferredContext<(ins "ShapedType":$type, "StringRef":$blobName,
                                        "AsmResourceBlob":$blob)>
  ];
  let skipDefaultBuilders = 1;
}

def Builtin_SparseElementsAttr
    : Builtin_Attr<"SparseElements", "sparse_elements", [ElementsAttrInterface]> {
  let summary = "An opaque representation of a multi-dimensional array";
  let description = [{
    Elements given by index; all others are zero. Indices are a tensor of `i64` with one
    row per element.

    ```mlir
    sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>
    ```
  }];
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type,
                        "DenseIntElementsAttr":$indices, "DenseElementsAttr":$values);
  let builders = [
    AttrBuilderWithInferredContext<(ins "ShapedType":$type, "DenseElementsAttr":$indices,
                                        "DenseElementsAttr":$values), [{
      return $_get(type.getContext(), type, ::llvm::cast<DenseIntElementsAttr>(indices),
                   values);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

//===- Affine maps, sets, layouts -------------------------------------------===//

def Builtin_AffineMapAttr
    : Builtin_Attr<"AffineMap", "affine_map",
                   [MemRefLayoutAttrInterface, OpAsmAttrInterface]> {
  let summary = "An Attribute containing an AffineMap object";
  let description = [{
    Affine expressions over dimensions and symbols.

    ```mlir
    affine_map<(d0, d1)[s0] -> (d1 * 4 + s0, d0)>
    ```
  }];
  let parameters = (ins "AffineMap":$value);
  let builders = [
    AttrBuilderWithInferredContext<(ins "AffineMap":$value),
      [{ return $_get(value.getContext(), value); }]>
  ];
  let skipDefaultBuilders = 1;
}

def Builtin_IntegerSetAttr
    : Builtin_Attr<"IntegerSet", "integer_set", [OpAsmAttrInterface]> {
  let summary = "An Attribute containing an IntegerSet object";
  let description = [{
    Points for which affine expressions are zero, or not negative.

    ```mlir
    affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 - d0 == 0)>
    ```
  }];
  let parameters = (ins "IntegerSet":$value);
  let builders = [
    AttrBuilderWithInferredContext<(ins "IntegerSet":$value),
      [{ return $_get(value.getContext(), value); }]>
  ];
  let skipDefaultBuilders = 1;
}

def StridedLayoutAttr
    : Builtin_Attr<"StridedLayout", "strided_layout",
                   [DeclareAttrInterfaceMethods<MemRefLayoutAttrInterface,
                                                ["verifyLayout", "getStridesAndOffset"]>]> {
  let summary = "An Attribute representing a strided layout of a shaped type";
  let description = [{
    How far apart in memory neighbours along each dimension are, and where the first
    element is, counted in elements. What is known only at run time is `?`.

    ```mlir
    strided<[64, 1]>
    strided<[?, 1], offset: 16>
    ```
  }];
  let parameters = (ins "int64_t":$offset,
                        ArrayRefParameter<"int64_t",
                                          "array of strides (64-bit integer)">:$strides);
  let genVerifyDecl = 1;
}

//===- Symbols --------------------------------------------------------------===//

def Builtin_SymbolRefAttr : Builtin_Attr<"SymbolRef", "symbol_ref"> {
  let summary = "An Attribute containing a symbolic reference to an Operation";
  let description = [{
    The name of a symbol, looked up in the closest symbol table around; then of a symbol
    in that one, and so on.

    ```mlir
    @main
    @module::@function
    @"name with space"
    ```
  }];
  let parameters = (ins "StringAttr":$rootReference,
                        ArrayRefParameter<"FlatSymbolRefAttr">:$nestedReferences);
  let builders = [
    AttrBuilderWithInferredContext<(ins "StringAttr":$rootReference,
                                        "ArrayRef<FlatSymbolRefAttr>":$nestedReferences),
      [{ return $_get(rootReference.getContext(), rootReference, nestedReferences); }]>
  ];
  let skipDefaultBuilders = 1;
}

//===- Attributes of unknown dialects ---------------------------------------===//

def Builtin_OpaqueAttr : Builtin_Attr<"Opaque", "opaque", [TypedAttrInterface]> {
  let summary = "An opaque representation of another Attribute";
  let description = [{
    The text of an attribute whose dialect is not loaded.

    ```mlir
    #unknown<"anything">
    ```
  }];
  let parameters = (ins "StringAttr":$dialectNamespace, StringRefParameter<"">:$attrData,
                        AttributeSelfTypeParameter<"">:$type);
  let builders = [
    AttrBuilderWithInferredContext<(ins "StringAttr":$dialect, "StringRef":$attrData,
                                        "Type":$type),
      [{ return $_get(dialect.getContext(), dialect, attrData, type); }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

#endif // BUILTIN_ATTRIBUTES
