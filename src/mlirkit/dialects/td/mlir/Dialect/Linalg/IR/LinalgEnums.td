//===- The linalg dialect: enums --------------------------------------------===//

#ifndef MLIR_DIALECT_LINALG_IR_LINALGENUMS_TD
#define MLIR_DIALECT_LINALG_IR_LINALGENUMS_TD

include "mlir/IR/EnumAttr.td"

class _Linalg_Enum<string name, list<I32EnumAttrCase> cases> : I32EnumAttr<name, "", cases> {
  let cppNamespace = "::mlir::linalg";
  let genSpecializedAttr = 0;
}

//===- Functions of elements ------------------------------------------------===//

defvar _Unary = ["exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt",
                 "rsqrt", "square", "tanh", "erf"];
defvar _Binary = ["add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed",
                  "max_unsigned", "min_unsigned", "powf"];
defvar _Ternary = ["select"];

def UnaryFn : _Linalg_Enum<"UnaryFn", _I32EnumAttrCases<_Unary>.cases>;
def BinaryFn : _Linalg_Enum<"BinaryFn", _I32EnumAttrCases<_Binary>.cases>;
def TernaryFn : _Linalg_Enum<"TernaryFn", _I32EnumAttrCases<_Ternary>.cases>;
def TypeFn
    : _Linalg_Enum<"TypeFn", _I32EnumAttrCases<["cast_signed", "cast_unsigned"]>.cases>;

// Lists of cases end to end, numbered anew behind the first.
class JoinTwoI32EnumAttrCaseList<list<I32EnumAttrCase> a, list<I32EnumAttrCase> b> {
  int aSize = !size(a);
  list<I32EnumAttrCase> result =
      a # !foreach(case, b, I32EnumAttrCase<case.symbol, !add(case.value, aSize)>);
}
class ConcatI32EnumAtrCaseList<list<list<I32EnumAttrCase>> l> {
  list<I32EnumAttrCase> result = !foldl([]<I32EnumAttrCase>, l, joined, cases,
                                        JoinTwoI32EnumAttrCaseList<joined, cases>.result);
}

// All functions in one enum, and where those of each arity end in it.
def ElementwiseKind
    : _Linalg_Enum<"ElementwiseKind",
                   ConcatI32EnumAtrCaseList<[UnaryFn.enumerants, BinaryFn.enumerants,
                                             TernaryFn.enumerants]>.result>;
def ElementwiseCaseLimits : _Linalg_Enum<"ElementwiseCaseLimits", []> {
  int last_unary = !size(UnaryFn.enumerants);
  int last_binary = !add(last_unary, !size(BinaryFn.enumerants));
  int last_ternary = !add(last_binary, !size(TernaryFn.enumerants));
  let enumerants = [I32EnumAttrCase<"LastUnary", last_unary>,
                    I32EnumAttrCase<"LastBinary", last_binary>,
                    I32EnumAttrCase<"LastTernary", last_ternary>];
}
def ElementwiseArityGroup
    : _Linalg_Enum<"ElementwiseArityGroup",
                   _I32EnumAttrCases<["Unary", "Binary", "Ternary"], 1>.cases>;

//===- Winograd convolution -------------------------------------------------===//

// `F_m_r`: size of the output tile and of the filter.
def WinogradConv2DFmr
    : I32EnumAttr<"WinogradConv2DFmr", "",
                  _I32EnumAttrCases<["F_2_3", "F_4_3", "F_2_5"]>.cases> {
  let cppNamespace = "mlir::linalg";
}

#endif // MLIR_DIALECT_LINALG_IR_LINALGENUMS_TD
