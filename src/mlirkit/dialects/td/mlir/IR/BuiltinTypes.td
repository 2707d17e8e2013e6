//===- Types of the builtin dialect -----------------------------------------===//
//
// All of them have a syntax of their own, shown in the descriptions.
//
//===------------------------------------------------------------------------===//

#ifndef BUILTIN_TYPES
#define BUILTIN_TYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/CommonTypeConstraints.td"

class Builtin_Type<string name, string typeMnemonic, list<Trait> traits = [],
                   string baseCppClass = "::mlir::Type">
    : TypeDef<Builtin_Dialect, name, traits, baseCppClass> {
  let mnemonic = ?;
  let typeName = "builtin." # typeMnemonic;
}

// The type stands for values that nobody can change.
def ValueSemantics : NativeTypeTrait<"ValueSemantics"> {
  let cppNamespace = "::mlir";
}

//===- Integers and index ---------------------------------------------------===//

def Builtin_Integer : Builtin_Type<"Integer", "integer", [VectorElementTypeInterface]> {
  let summary = "Integer type with arbitrary precision up to a fixed limit";
  let description = [{
    Of a number of bits: just bits, signed, or unsigned.

    ```mlir
    i1
    i32
    si8
    ui48
    ```
  }];
  let parameters = (ins "unsigned":$width, "SignednessSemantics":$signedness);
  let builders = [
    TypeBuilder<(ins "unsigned":$width, CArg<"SignednessSemantics", "Signless">:$signedness)>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let genStorageClass = 0;
}

def Builtin_Index : Builtin_Type<"Index", "index", [VectorElementTypeInterface]> {
  let summary = "Integer-like type with unknown platform-dependent bit width";
  let description = [{
    Sizes, dimensions and subscripts, in as many bits as the target has for them.

    ```mlir
    index
    ```
  }];
}

//===- Floats ---------------------------------------------------------------===//

class Builtin_FloatType<string name, string mnemonic,
                        list<string> declaredInterfaceMethods = []>
    : Builtin_Type<name, mnemonic,
                   [DeclareTypeInterfaceMethods<FloatTypeInterface,
                        !listconcat(["getFloatSemantics"], declaredInterfaceMethods)>]>;

// Those a context keeps at hand.
class Builtin_CachedFloatType<string name, string mnemonic,
                              list<string> declaredInterfaceMethods = []>
    : Builtin_FloatType<name, mnemonic, declaredInterfaceMethods>;

def Builtin_BFloat16 : Builtin_CachedFloatType<"BFloat16", "bf16", ["scaleElementBitwidth"]> {
  let summary = "bfloat16 floating-point type";
}
def Builtin_Float16 : Builtin_CachedFloatType<"Float16", "f16", ["scaleElementBitwidth"]> {
  let summary = "16-bit floating-point type";
}
def Builtin_FloatTF32 : Builtin_CachedFloatType<"FloatTF32", "tf32"> {
  let summary = "TF32 floating-point type";
}
def Builtin_Float32 : Builtin_CachedFloatType<"Float32", "f32", ["scaleElementBitwidth"]> {
  let summary = "32-bit floating-point type";
}
def Builtin_Float64 : Builtin_CachedFloatType<"Float64", "f64"> {
  let summary = "64-bit floating-point type";
}
def Builtin_Float80 : Builtin_CachedFloatType<"Float80", "f80"> {
  let summary = "80-bit floating-point type";
}
def Builtin_Float128 : Builtin_CachedFloatType<"Float128", "f128"> {
  let summary = "128-bit floating-point type";
}

// Names of the small formats: E and M are followed by the numbers of exponent and
// mantissa bits; F, only finite values; N, NaN is there although infinity is not; UZ,
// no negative zero; B, an unusual bias; U, no sign.

def Builtin_Float8E5M2 : Builtin_FloatType<"Float8E5M2", "f8E5M2"> {
  let summary = "8-bit floating point with 2 bit mantissa";
  let description = [{
    Sign, 5 bits of exponent with bias 15, 2 of mantissa; infinities and NaNs as IEEE has
    them.
  }];
}
def Builtin_Float8E4M3 : Builtin_FloatType<"Float8E4M3", "f8E4M3"> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{
    Sign, 4 bits of exponent with bias 7, 3 of mantissa; infinities and NaNs as IEEE has
    them.
  }];
}
def Builtin_Float8E4M3FN : Builtin_FloatType<"Float8E4M3FN", "f8E4M3FN"> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{
    Sign, 4 bits of exponent with bias 7, 3 of mantissa; no infinity, and NaN only where
    all bits but the sign are set.
  }];
}
def Builtin_Float8E5M2FNUZ : Builtin_FloatType<"Float8E5M2FNUZ", "f8E5M2FNUZ"> {
  let summary = "8-bit floating point with 2 bit mantissa";
  let description = [{
    Sign, 5 bits of exponent with bias 16, 2 of mantissa; no infinity, and NaN in the
    place of negative zero.
  }];
}
def Builtin_Float8E4M3FNUZ : Builtin_FloatType<"Float8E4M3FNUZ", "f8E4M3FNUZ"> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{
    Sign, 4 bits of exponent with bias 8, 3 of mantissa; no infinity, and NaN in the
    place of negative zero.
  }];
}
def Builtin_Float8E4M3B11FNUZ : Builtin_FloatType<"Float8E4M3B11FNUZ", "f8E4M3B11FNUZ"> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{
    Sign, 4 bits of exponent with bias 11, 3 of mantissa; no infinity, and NaN in the
    place of negative zero.
  }];
}
def Builtin_Float8E3M4 : Builtin_FloatType<"Float8E3M4", "f8E3M4"> {
  let summary = "8-bit floating point with 3 bits exponent and 4 bit mantissa";
  let description = [{
    Sign, 3 bits of exponent with bias 3, 4 of mantissa; infinities and NaNs as IEEE has
    them.
  }];
}
def Builtin_Float4E2M1FN : Builtin_FloatType<"Float4E2M1FN", "f4E2M1FN"> {
  let summary = "4-bit floating point with 2-bit exponent and 1-bit mantissa";
  let description = [{
    Sign, 2 bits of exponent with bias 1, 1 of mantissa; neither infinity nor NaN.
  }];
}
def Builtin_Float6E2M3FN : Builtin_FloatType<"Float6E2M3FN", "f6E2M3FN"> {
  let summary = "6-bit floating point with 2-bit exponent and 3-bit mantissa";
  let description = [{
    Sign, 2 bits of exponent with bias 1, 3 of mantissa; neither infinity nor NaN.
  }];
}
def Builtin_Float6E3M2FN : Builtin_FloatType<"Float6E3M2FN", "f6E3M2FN"> {
  let summary = "6-bit floating point with 3-bit exponent and 2-bit mantissa";
  let description = [{
    Sign, 3 bits of exponent with bias 3, 2 of mantissa; neither infinity nor NaN.
  }];
}
def Builtin_Float8E8M0FNU : Builtin_FloatType<"Float8E8M0FNU", "f8E8M0FNU"> {
  let summary = "8-bit floating point with 8-bit exponent, no mantissa or sign";
  let description = [{
    Powers of two from -127 to 127, for scaling; NaN where all bits are set.
  }];
}

//===- Composed of other types ----------------------------------------------===//

def Builtin_Complex : Builtin_Type<"Complex", "complex"> {
  let summary = "Complex number with a parameterized element type";
  let description = [{
    Two integers or floats of one type.

    ```mlir
    complex<f32>
    ```
  }];
  let parameters = (ins "Type":$elementType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$elementType),
      [{ return $_get(elementType.getContext(), elementType); }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_Tuple : Builtin_Type<"Tuple", "tuple"> {
  let summary = "Fixed-sized collection of other types";
  let description = [{
    A value of each of several types.

    ```mlir
    tuple<>
    tuple<i32, tuple<f32, index>>
    ```
  }];
  let parameters = (ins "ArrayRef<Type>":$types);
  let builders = [
    TypeBuilder<(ins "TypeRange":$elementTypes), [{ return $_get($_ctxt, elementTypes); }]>,
    TypeBuilder<(ins), [{ return $_get($_ctxt, TypeRange()); }]>
  ];
  let skipDefaultBuilders = 1;
  let genStorageClass = 0;
}

def Builtin_None : Builtin_Type<"None", "none"> {
  let summary = "A unit type";
  let description = [{
    Has one value, which says nothing.

    ```mlir
    none
    ```
  }];
}

class Builtin_FunctionLike<string Name, string typeMnemonic>
    : Builtin_Type<Name, typeMnemonic> {
  let summary = "Map from a list of inputs to a list of results";
  let description = [{
    Types of what goes in and of what comes out. A single result needs no parentheses
    unless it is a function itself.

    ```mlir
    (i32, f32) -> i1
    () -> (index, index)
    () -> (() -> ())
    ```
  }];
  let parameters = (ins "ArrayRef<Type>":$inputs, "ArrayRef<Type>":$results);
  let builders = [
    TypeBuilder<(ins CArg<"TypeRange">:$inputs, CArg<"TypeRange">:$results),
      [{ return $_get($_ctxt, inputs, results); }]>
  ];
  let skipDefaultBuilders = 1;
  let genStorageClass = 0;
  let storageClass = "FunctionTypeStorage";
}

def Builtin_Function : Builtin_FunctionLike<"Function", "function">;
def Builtin_Graph : Builtin_FunctionLike<"Graph", "graph">;

//===- Vectors and tensors --------------------------------------------------===//

def Builtin_VectorTypeElementType : AnyTypeOf<[VectorElementTypeInterface]> {
  let cppFunctionName = "isValidVectorTypeElementType";
}

def Builtin_Vector
    : Builtin_Type<"Vector", "vector", [ShapedTypeInterface, ValueSemantics], "Type"> {
  let summary = "Multi-dimensional SIMD vector type";
  let description = [{
    Elements that fit the machine's registers. The shape is static, but a dimension in
    brackets is multiplied by a number the target knows (it is scalable).

    ```mlir
    vector<4xf32>
    vector<2x[4]xi8>
    vector<f32>
    ```
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape,
                        Builtin_VectorTypeElementType:$elementType,
                        ArrayRefParameter<"bool">:$scalableDims);
  let builders = [
    TypeBuilderWithInferredContext<(ins "ArrayRef<int64_t>":$shape, "Type":$elementType,
                                        CArg<"ArrayRef<bool>", "{}">:$scalableDims), [{
      SmallVector<bool> none(shape.size(), false);
      return $_get(elementType.getContext(), shape, elementType,
                   scalableDims.empty() ? ArrayRef<bool>(none) : scalableDims);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_RankedTensor
    : Builtin_Type<"RankedTensor", "tensor", [ShapedTypeInterface, ValueSemantics],
                   "TensorType"> {
  let summary = "Multi-dimensional array with a fixed number of dimensions";
  let description = [{
    Elements as a value, wherever they may be. Dimensions known only at run time are `?`;
    an attribute may say more about the elements (the encoding).

    ```mlir
    tensor<4x?xf32>
    tensor<i64>
    tensor<8x8xf32, #my.encoding>
    ```
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType,
                        "Attribute":$encoding);
  let builders = [
    TypeBuilderWithInferredContext<(ins "ArrayRef<int64_t>":$shape, "Type":$elementType,
                                        CArg<"Attribute", "{}">:$encoding),
      [{ return $_get(elementType.getContext(), shape, elementType, encoding); }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_UnrankedTensor
    : Builtin_Type<"UnrankedTensor", "unranked_tensor",
                   [ShapedTypeInterface, ValueSemantics], "TensorType"> {
  let summary = "Multi-dimensional array with unknown dimensions";
  let description = [{
    A tensor of which not even the number of dimensions is known.

    ```mlir
    tensor<*xf32>
    ```
  }];
  let parameters = (ins "Type":$elementType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$elementType),
      [{ return $_get(elementType.getContext(), elementType); }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

//===- MemRefs --------------------------------------------------------------===//

def Builtin_MemRef
    : Builtin_Type<"MemRef", "memref", [PtrLikeTypeInterface, ShapedTypeInterface],
                   "BaseMemRefType"> {
  let summary = "Shaped reference to a region of memory";
  let description = [{
    Elements in memory. Dimensions known only at run time are `?`. After the shape may
    come a layout (from indices to places in memory; in row-major order if left out) and
    a memory space.

    ```mlir
    memref<16x?xf32>
    memref<8x8xf32, strided<[16, 1], offset: ?>>
    memref<4x4xf32, affine_map<(i, j) -> (j, i)>>
    memref<256xi8, 3>
    ```
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType,
                        "MemRefLayoutAttrInterface":$layout, "Attribute":$memorySpace);
  let builders = [
    TypeBuilderWithInferredContext<(ins "ArrayRef<int64_t>":$shape, "Type":$elementType,
                                        CArg<"MemRefLayoutAttrInterface", "{}">:$layout,
                                        CArg<"Attribute", "{}">:$memorySpace)>,
    TypeBuilderWithInferredContext<(ins "ArrayRef<int64_t>":$shape, "Type":$elementType,
                                        CArg<"AffineMap">:$map,
                                        CArg<"Attribute", "{}">:$memorySpace)>,
    TypeBuilderWithInferredContext<(ins "ArrayRef<int64_t>":$shape, "Type":$elementType,
                                        "AffineMap":$map, "unsigned":$memorySpaceInd)>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_UnrankedMemRef
    : Builtin_Type<"UnrankedMemRef", "unranked_memref",
                   [PtrLikeTypeInterface, ShapedTypeInterface], "BaseMemRefType"> {
  let summary = "Shaped reference, with unknown rank, to a region of memory";
  let description = [{
    A memref of which not even the number of dimensions is known.

    ```mlir
    memref<*xf32>
    memref<*xf32, 1>
    ```
  }];
  let parameters = (ins "Type":$elementType, "Attribute":$memorySpace);
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$elementType, "Attribute":$memorySpace), [{
      return $_get(elementType.getContext(), elementType,
                   skipDefaultMemorySpace(memorySpace));
    }]>,
    TypeBuilderWithInferredContext<(ins "Type":$elementType, "unsigned":$memorySpace), [{
      return UnrankedMemRefType::get(
          elementType, wrapIntegerMemorySpace(memorySpace, elementType.getContext()));
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

//===- Types of unknown dialects --------------------------------------------===//

def Builtin_Opaque : Builtin_Type<"Opaque", "opaque"> {
  let summary = "Type of a non-registered dialect";
  let description = [{
    The text of a type whose dialect is not loaded.

    ```mlir
    !unknown<"anything">
    ```
  }];
  let parameters = (ins "StringAttr":$dialectNamespace, StringRefParameter<"">:$typeData);
  let builders = [
    TypeBuilderWithInferredContext<(ins "StringAttr":$dialectNamespace,
                                        CArg<"StringRef", "{}">:$typeData),
      [{ return $_get(dialectNamespace.getContext(), dialectNamespace, typeData); }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

#endif // BUILTIN_TYPES
