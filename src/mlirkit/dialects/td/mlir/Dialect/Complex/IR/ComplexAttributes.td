//===- The complex dialect: attributes --------------------------------------===//

#ifndef MLIR_DIALECT_COMPLEX_IR_COMPLEXATTRIBUTES_TD
#define MLIR_DIALECT_COMPLEX_IR_COMPLEXATTRIBUTES_TD

include "mlir/Dialect/Complex/IR/ComplexBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

class Complex_Attr<string attrName, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<Complex_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}

def Complex_NumberAttr : Complex_Attr<"Number", "number", [TypedAttrInterface]> {
  let summary = "A complex number attribute";
  let description = [{
    A constant number: its type, real and imaginary part.

    ```mlir
    #complex.number<:f32 0.5, 3.0>
    ```
  }];
  let parameters = (ins APFloatParameter<"">:$real, APFloatParameter<"">:$imag,
                        AttributeSelfTypeParameter<"">:$type);
  let builders = [
    AttrBuilderWithInferredContext<(ins "mlir::ComplexType":$type, "double":$real,
                                        "double":$imag), [{
      auto rounded = [&](double part) {
        APFloat number(part);
        bool inexact;
        number.convert(::llvm::cast<FloatType>(type.getElementType()).getFloatSemantics(),
                       APFloat::rmNearestTiesToEven, &inexact);
        return number;
      };
      return $_get(type.getContext(), rounded(real), rounded(imag), type);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

#endif // MLIR_DIALECT_COMPLEX_IR_COMPLEXATTRIBUTES_TD
