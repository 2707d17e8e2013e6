//===- Options of passes that apply patterns --------------------------------===//

#ifndef MLIR_REWRITE_PASSUTIL_TD_
#define MLIR_REWRITE_PASSUTIL_TD_

include "mlir/Pass/PassBase.td"

def RewritePassUtils {
  list<Option> options = [
    ListOption<"disabledPatterns", "disable-patterns", "std::string",
               "labels of patterns to leave out">,
    ListOption<"enabledPatterns", "enable-patterns", "std::string",
               "labels of patterns to apply; empty for all">
  ];
}

#endif // MLIR_REWRITE_PASSUTIL_TD_
