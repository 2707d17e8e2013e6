//===- Passes ---------------------------------------------------------------===//
//
// A pass, what it is called on the command line, and its options:
//
//   def StripDebug : Pass<"strip-debug", "::mlir::ModuleOp"> {
//     let summary = "removes all locations";
//     let options = [Option<"keepNames", "keep-names", "bool", "false", "Keep names">];
//   }
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_PASS_PASSBASE_TD
#define MLIR_PASS_PASSBASE_TD

// `varName` in C++, `arg` in a pipeline; a default of "" means the type's own.
class Option<string varName, string arg, string valueType, string default, string desc,
             string additionalFlags = ""> {
  string cppName = varName;
  string argument = arg;
  string type = valueType;
  string defaultValue = default;
  string description = desc;
  string additionalOptFlags = additionalFlags;
}

// Any number of values.
class ListOption<string varName, string arg, string valueType, string desc,
                 string additionalFlags = "">
    : Option<varName, arg, valueType, "", desc, additionalFlags>;

// For `additionalFlags` of an option whose type is the C++ enum `type`: its values, each a
// row of the enumerator, the word for it and what it means.
class _OptionValues<string type, list<list<string>> rows> {
  string flags = "::llvm::cl::values("
      # !interleave(!foreach(row, rows,
            "clEnumValN(" # type # "::" # row[0] # ", \"" # row[1] # "\", \"" # row[2] # "\")"), ", ")
      # ")";
}

// A counter that is reported at the end.
class Statistic<string varName, string statName, string desc> {
  string cppName = varName;
  string name = statName;
  string description = desc;
}

class PassBase<string passArg, string base> {
  string argument = passArg;

  // C++ class the pass derives from, and an expression that makes one.
  string baseClass = base;
  code constructor = "";

  string summary = "";
  string description = "";

  // C++ classes of dialects whose operations the pass may make.
  list<string> dependentDialects = [];

  list<Option> options = [];
  list<Statistic> statistics = [];
}

// Runs on an operation of one kind, on any one, or on those with an interface.
class Pass<string passArg, string operation = "">
    : PassBase<passArg, "::mlir::OperationPass<" # operation # ">">;
class InterfacePass<string passArg, string interface>
    : PassBase<passArg, "::mlir::InterfacePass<" # interface # ">">;

#endif // MLIR_PASS_PASSBASE_TD
