// The jobs of growth.py in MLIR's C++ library.
//
//     cpp_growth_worker JOB SMALL PROGRAM
//
// prints the CPU seconds of one run on the module of the file PROGRAM, and the growth of the process's
// peak memory in bytes.  Like mlirkit's worker, it has run on SMALL first.

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <map>
#include <string>

using namespace mlir;

using Module = OwningOpRef<ModuleOp>;
using Call = std::function<void(ModuleOp)>;

static void require(bool condition) {
  if (!condition)
    std::exit(1);
}

static double cpuSeconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

static long peakBytes() {
  long kilobytes = 0;
  std::FILE *status = std::fopen("/proc/self/status", "r");
  char line[256];
  while (std::fgets(line, sizeof line, status))
    if (std::sscanf(line, "VmHWM: %ld", &kilobytes) == 1)
      break;
  std::fclose(status);
  return kilobytes * 1024;
}

static double timed(const std::function<void()> &task) {
  double start = cpuSeconds();
  task();
  return cpuSeconds() - start;
}

static Module parse(llvm::StringRef source, MLIRContext &context) {
  ParserConfig config(&context, /*verifyAfterParse=*/false);
  Module module = parseSourceString<ModuleOp>(source, config);
  require(bool(module));
  return module;
}

static std::string bytecode(ModuleOp module) {
  std::string bytes;
  llvm::raw_string_ostream out(bytes);
  require(succeeded(writeBytecodeToFile(module, out)));
  return bytes;
}

static Call printing(bool locations) {
  return [locations](ModuleOp module) {
    std::string text;
    llvm::raw_string_ostream out(text);
    module->print(out, OpPrintingFlags().assumeVerified().enableDebugInfo(locations));
  };
}

static Call passing(const char *name) {
  return [name](ModuleOp module) {
    PassManager manager(module.getContext());
    manager.enableVerifier(false);
    require(succeeded(parsePassPipeline(name, manager)));
    require(succeeded(manager.run(module)));
  };
}

static Region &region(ModuleOp module) {
  return module.getBody()->front().getRegion(0);
}

// The objects of the call are collected outside of the measured time, mlirkit's within it; a list of pointers
// takes no notable time.
static const std::map<std::string, Call> &calls() {
  static const std::map<std::string, Call> table = {
      {"print", printing(false)},
      {"print locations", printing(true)},
      {"verify", [](ModuleOp module) { require(succeeded(mlir::verify(module))); }},
      {"bytecode write", [](ModuleOp module) { bytecode(module); }},
      {"clone", [](ModuleOp module) { module->clone(); }},
      {"walk", [](ModuleOp module) { module->walk([](Operation *) { return WalkResult::advance(); }); }},
      {"erase",
       [](ModuleOp module) {
         for (Operation &op : llvm::make_early_inc_range(llvm::reverse(region(module).front())))
           op.erase();
       }},
      {"replace",
       [](ModuleOp module) {
         Block &block = region(module).front();
         for (Operation &op : block.without_terminator())
           if (&op != &block.front())
             op.getResult(0).replaceAllUsesWith(block.getArgument(0));
       }},
      {"canonicalize", passing("canonicalize")},
      {"cse", passing("cse")},
      {"sccp", passing("sccp")},
      {"symbol-dce", passing("symbol-dce")},
      {"inline", passing("inline")},
      {"predecessors",
       [](ModuleOp module) {
         size_t count = 0;
         for (Block &block : region(module))
           count += llvm::range_size(block.getPredecessors());
         require(count != 0);
       }},
      {"create blocks",
       [](ModuleOp module) {
         for (Block &block : llvm::make_early_inc_range(region(module)))
           (new Block)->insertAfter(&block);
       }},
      {"dominance",
       [](ModuleOp module) {
         DominanceInfo info;
         Block *last = &region(module).back();
         size_t count = 0;
         for (Block &block : region(module))
           count += info.dominates(&block, last);
         require(count != 0);
       }},
      {"symbol table",
       [](ModuleOp module) {
         SymbolTable symbols(module);
         for (Operation &op : *module.getBody())
           require(symbols.lookup(SymbolTable::getSymbolName(&op).getValue()) == &op);
       }},
      {"erase symbols",
       [](ModuleOp module) {
         SymbolTable symbols(module);
         for (Operation &op : llvm::make_early_inc_range(llvm::reverse(*module.getBody())))
           symbols.erase(&op);
       }},
  };
  return table;
}

static double secondsOf(const std::string &job, llvm::StringRef source, MLIRContext &context) {
  if (job == "parse") {
    Module module;
    return timed([&] { module = parse(source, context); });
  }
  if (job == "bytecode read") {
    std::string bytes = bytecode(*parse(source, context));
    Module module;
    return timed([&] { module = parse(bytes, context); });
  }
  Module module = parse(source, context);
  const Call &call = calls().at(job);
  double taken = timed([&] { call(*module); });
  // The rest of the module may be invalid and is not freed.
  module.release();
  return taken;
}

int main(int argc, char **argv) {
  if (argc != 4)
    return 2;
  registerAllPasses();
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  std::unique_ptr<llvm::MemoryBuffer> small = openInputFile(argv[2]), program = openInputFile(argv[3]);
  require(small && program);
  secondsOf(argv[1], small->getBuffer(), context);
  long before = peakBytes();
  double taken = secondsOf(argv[1], program->getBuffer(), context);
  std::printf("[%.9f, %ld]\n", taken, peakBytes() - before);
  std::fflush(stdout);
  _Exit(0);
}
