//===- The transform dialect: passes ----------------------------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_TRANSFORM_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def CheckUsesPass : Pass<"transform-dialect-check-uses"> {
  let summary = "warns of handles used after their payload is gone";
}

def InferEffectsPass : Pass<"transform-infer-effects"> {
  let summary = "annotates arguments of named sequences as consumed or only read";
}

let dependentDialects = ["::mlir::transform::TransformDialect"] in {

def PreloadLibraryPass : Pass<"transform-preload-library"> {
  let summary = "loads modules whose named sequences transform programs may use";
  let options = [
    ListOption<"transformLibraryPaths", "transform-library-paths", "std::string",
               "Files with the modules">
  ];
}

def InterpreterPass : Pass<"transform-interpreter"> {
  let summary = "runs a transform program on the payload";
  let options = [
    Option<"debugPayloadRootTag", "debug-payload-root-tag", "std::string", "\"\"",
           "Payload is the operation with this 'transform.target_tag'; else the anchor">,
    ListOption<"debugBindTrailingArgs", "debug-bind-trailing-args", "std::string",
               "Names of operations to which further arguments are handles">,
    Option<"disableExpensiveChecks", "disable-expensive-checks", "bool", "false",
           "Skip expensive checks">,
    Option<"entryPoint", "entry-point", "std::string",
           "TransformDialect::kTransformEntryPointSymbolName.str()",
           "Named sequence to run">
  ];
}

}

#endif // MLIR_DIALECT_TRANSFORM_TRANSFORMS_PASSES_TD
