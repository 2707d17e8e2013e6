//===- The sparse_tensor dialect: attributes, enums, constraints ------------===//

#ifndef MLIR_DIALECT_SPARSETENSOR_IR_SPARSETENSORATTRDEFS_TD
#define MLIR_DIALECT_SPARSETENSOR_IR_SPARSETENSORATTRDEFS_TD

include "mlir/Dialect/SparseTensor/IR/SparseTensorBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/TensorEncoding.td"

class SparseTensor_Attr<string name, list<Trait> traits = []>
    : AttrDef<SparseTensor_Dialect, name, traits>;

//===- Integers -------------------------------------------------------------===//

// An integer attribute of a type for which `holds` is true, read as a C++ type.
class _SparseInteger<Type type, string holds, string text, string cppType, string read>
    : TypedAttrBase<type, "IntegerAttr",
                    And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">, CPred<holds>]>,
                    text> {
  let returnType = "::mlir::sparse_tensor::" # cppType;
  let convertFromStorage = read;
}

defvar _SparseTypeOfSelf = "::llvm::cast<::mlir::IntegerAttr>($_self).getType()";
class _SparseIndex<string text, string cppType>
    : _SparseInteger<Index, "::llvm::isa<::mlir::IndexType>(" # !strconcat(_SparseTypeOfSelf, ")"),
                     text, cppType, "$_self.getValue().getZExtValue()">;

def DimensionAttr : _SparseIndex<"dimension attribute", "Dimension">;
def LevelAttr : _SparseIndex<"level attribute", "Level">;
def I64BitSetAttr
    : _SparseInteger<I64, !strconcat(_SparseTypeOfSelf, ".isInteger(64)"),
                     "LevelSet attribute", "I64BitSet",
                     "::mlir::sparse_tensor::I64BitSet($_self.getValue().getZExtValue())">;
def I64BitSetArrayAttr : TypedArrayAttrBase<I64BitSetAttr, "I64BitSet array attribute">;

//===- Encodings of tensors -------------------------------------------------===//

// What a dimension of a slice is of the tensor's.
def SparseTensorDimSliceAttr : SparseTensor_Attr<"SparseTensorDimSlice"> {
  let mnemonic = "slice";
  let parameters = (ins "int64_t":$offset, "int64_t":$size, "int64_t":$stride);
  let builders = [AttrBuilder<(ins), [{ return $_get($_ctxt, 0, kDynamic, 1); }]>];
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

// How each level is stored, maps between dimensions and levels, widths of positions and
// coordinates in bits, the values that are stored and that are not, slices.
def SparseTensorEncodingAttr
    : SparseTensor_Attr<"SparseTensorEncoding",
                        [DeclareAttrInterfaceMethods<VerifiableTensorEncoding>,
                         OpAsmAttrInterface]> {
  let mnemonic = "encoding";
  let parameters = (ins
    ArrayRefParameter<"::mlir::sparse_tensor::LevelType", "level-types">:$lvlTypes,
    "AffineMap":$dimToLvl, "AffineMap":$lvlToDim,
    "unsigned":$posWidth, "unsigned":$crdWidth,
    "::mlir::Attribute":$explicitVal, "::mlir::Attribute":$implicitVal,
    ArrayRefParameter<"::mlir::sparse_tensor::SparseTensorDimSliceAttr",
                      "per dimension slice metadata">:$dimSlices);
  let builders = [
    AttrBuilder<(ins "ArrayRef<::mlir::sparse_tensor::LevelType>":$lvlTypes,
                     CArg<"AffineMap", "{}">:$dimToLvl, CArg<"AffineMap", "{}">:$lvlToDim,
                     CArg<"unsigned", "0">:$posWidth, CArg<"unsigned", "0">:$crdWidth,
                     CArg<"::mlir::Attribute", "{}">:$explicitVal,
                     CArg<"::mlir::Attribute", "{}">:$implicitVal),
                [{ /* implemented in C++ */ }]>
  ];
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

//===- Enums ----------------------------------------------------------------===//

class _SparseEnum<string name, string text, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, text, cases> {
  let cppNamespace = SparseTensor_Dialect.cppNamespace;
  let genSpecializedAttr = 0;
}

def SparseTensorStorageSpecifierKindEnum
    : _SparseEnum<"StorageSpecifierKind", "sparse tensor storage specifier kind",
                  [I32EnumAttrCase<"LvlSize", 0, "lvl_sz">,
                   I32EnumAttrCase<"PosMemSize", 1, "pos_mem_sz">,
                   I32EnumAttrCase<"CrdMemSize", 2, "crd_mem_sz">,
                   I32EnumAttrCase<"ValMemSize", 3, "val_mem_sz">,
                   I32EnumAttrCase<"DimOffset", 4, "dim_offset">,
                   I32EnumAttrCase<"DimStride", 5, "dim_stride">]>;
def SparseTensorStorageSpecifierKindAttr
    : EnumAttr<SparseTensor_Dialect, SparseTensorStorageSpecifierKindEnum,
               "SparseTensorStorageSpecifierKind"> {
  let mnemonic = "kind";
}

def SparseTensorSortKindEnum
    : _SparseEnum<"SparseTensorSortKind", "sparse tensor sort algorithm",
                  [I32EnumAttrCase<"HybridQuickSort", 0, "hybrid_quick_sort">,
                   I32EnumAttrCase<"InsertionSortStable", 1, "insertion_sort_stable">,
                   I32EnumAttrCase<"QuickSort", 2, "quick_sort">,
                   I32EnumAttrCase<"HeapSort", 3, "heap_sort">]>;
def SparseTensorSortKindAttr
    : EnumAttr<SparseTensor_Dialect, SparseTensorSortKindEnum, "SparseTensorSortAlgorithm">;

def SparseTensorCrdTransDirectionEnum
    : _SparseEnum<"CrdTransDirectionKind", "sparse tensor coordinate translation direction",
                  [I32EnumAttrCase<"dim2lvl", 0, "dim_to_lvl">,
                   I32EnumAttrCase<"lvl2dim", 1, "lvl_to_dim">]>;
def SparseTensorCrdTransDirectionAttr
    : EnumAttr<SparseTensor_Dialect, SparseTensorCrdTransDirectionEnum, "CrdTransDirection">;

//===- Constraints on types -------------------------------------------------===//

def IsSparseTensorPred
    : CPred<"!!::mlir::sparse_tensor::getSparseTensorEncoding($_self)">;
def IsSparseTensorSlicePred
    : CPred<"!!::mlir::sparse_tensor::getSparseTensorEncoding($_self) && "
            # "  ::mlir::sparse_tensor::getSparseTensorEncoding($_self).isSlice()">;

class SparseTensorOf<list<Type> allowedTypes>
    : RankedTensorOf<allowedTypes, [IsSparseTensorPred], "sparse tensor">;
class SparseTensorSliceOf<list<Type> allowedTypes>
    : RankedTensorOf<allowedTypes, [IsSparseTensorSlicePred], "sparse tensor slice">;
class ScalarLikeOf<list<Type> allowedTypes>
    : AnyTypeOf<[0DTensorOf<allowedTypes>, AnyTypeOf<allowedTypes>], "scalar like">;

def AnySparseTensor : SparseTensorOf<[AnyType]>;
def AnySparseTensorSlice : SparseTensorSliceOf<[AnyType]>;
def AnyIndexingScalarLike : ScalarLikeOf<[AnySignlessIntegerOrIndex]>;

#endif // MLIR_DIALECT_SPARSETENSOR_IR_SPARSETENSORATTRDEFS_TD
