//===- cpp_operations.td - operations whose C++ random definitions came upon late ------------------------===//

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def New_Dialect : Dialect { let name = "new"; let cppNamespace = "::new_"; }
def Old_Dialect : Dialect { let name = "old"; let cppNamespace = "old"; let usePropertiesForAttributes = 0; }

// Result types follow from the definition, so the format has to know them, whatever the interface says.
def New_InferredOp : Op<New_Dialect, "inferred", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let results = (outs I32:$r);
  let assemblyFormat = "attr-dict";
}
// Here the interface alone finds them.
def New_LeftToCppOp : Op<New_Dialect, "left_to_cpp", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let results = (outs AnyType:$r);
  let assemblyFormat = "attr-dict";
}
// Sizes of groups that are stored as attributes.
def Old_SizesOp : Op<Old_Dialect, "sizes", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<I32>:$a, Optional<I64>:$b, OptionalAttr<I32Attr>:$z, StrAttr:$early);
  let results = (outs Variadic<I32>:$r, Optional<I64>:$s);
}
// An attribute without a type for its value.
def Untyped : Attr<CPred<"true">> { let storageType = "::mlir::StringAttr"; }
def New_UntypedOp : Op<New_Dialect, "untyped"> { let arguments = (ins Untyped:$a, OptionalAttr<Untyped>:$b); }
// Both groups of nested operands count their values.
def New_GroupsOp : Op<New_Dialect, "groups", [AttrSizedOperandSegments]> {
  let arguments = (ins VariadicOfVariadic<I32, "a_sizes">:$a, VariadicOfVariadic<I64, "b_sizes">:$b,
      DenseI32ArrayAttr:$a_sizes, DenseI32ArrayAttr:$b_sizes);
  let assemblyFormat = "$a `,` $b `:` type($a) `,` type($b) attr-dict";
}
