//===- The transform dialect: types of handles and parameters ---------------===//

#ifndef MLIR_DIALECT_TRANSFORM_IR_TRANSFORMTYPES_TD
#define MLIR_DIALECT_TRANSFORM_IR_TRANSFORMTYPES_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/AttrTypeBase.td"

class _Transform_Type<string name, string text, TypeInterface interface>
    : TypeDef<Transform_Dialect, name, [DeclareTypeInterfaceMethods<interface>]> {
  let mnemonic = text;
  let assemblyFormat = "";
}

// Handles to operations, to values.
def Transform_AnyOpType : _Transform_Type<"AnyOp", "any_op", TransformHandleTypeInterface>;
def Transform_OperationType : _Transform_Type<"Operation", "op", TransformHandleTypeInterface> {
  let parameters = (ins
    StringRefParameter<"Name of the allowed payload operation">:$operation_name);
  let assemblyFormat = "`<` $operation_name `>`";
}
def Transform_AnyValue
    : _Transform_Type<"AnyValue", "any_value", TransformValueHandleTypeInterface>;

// Parameters: any, affine maps, types, values of one type.
def Transform_AnyParamType
    : _Transform_Type<"AnyParam", "any_param", TransformParamTypeInterface>;
def Transform_AffineMapParamType
    : _Transform_Type<"AffineMapParam", "affine_map", TransformParamTypeInterface>;
def Transform_TypeParamType
    : _Transform_Type<"TypeParam", "type", TransformParamTypeInterface>;
def Transform_ParamType : _Transform_Type<"Param", "param", TransformParamTypeInterface> {
  let parameters = (ins
    TypeParameter<"::mlir::Type", "Underlying type of the parameter">:$type);
  let assemblyFormat = "`<` $type `>`";
  let genVerifyDecl = 1;
}

//===- Constraints ----------------------------------------------------------===//

// A handle to operations of one name.
class Transform_ConcreteOpType<string opname>
    : Type<And<[Transform_OperationType.predicate,
                CPred<"::llvm::cast<::mlir::transform::OperationType>($_self)"
                      # ".getOperationName() == \"" # opname # "\"">]>,
           "Transform IR handle to " # opname # " operations",
           "::mlir::transform::OperationType">;

def TransformAnyHandle
    : Type<Or<[TransformHandleTypeInterface.predicate,
               TransformValueHandleTypeInterface.predicate]>,
           "transform operation or value handle">;
def TransformAnyParamTypeOrAnyHandle
    : Type<Or<[TransformHandleTypeInterface.predicate,
               TransformParamTypeInterface.predicate]>,
           "transform any param type or any handle type">;

#endif // MLIR_DIALECT_TRANSFORM_IR_TRANSFORMTYPES_TD
