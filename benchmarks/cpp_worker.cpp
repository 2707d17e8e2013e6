// The figures of MLIR's C++ library without a tool around it: only the job "verify" verifies, and output goes
// into a string, as in mlirkit's worker.
//
//     cpp_worker FOLDER NAME ROUNDS        prints a JSON object: CPU seconds by name
//
// Each job runs in its own process, like mlirkit's.

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Verifier.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

using Module = mlir::OwningOpRef<mlir::ModuleOp>;

static double cpuSeconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

struct Inputs {
  mlir::MLIRContext context{mlir::MLIRContext::Threading::DISABLED};
  std::string stem;

  explicit Inputs(std::string stem) : stem(std::move(stem)) {
    context.allowUnregisteredDialects();
    mlir::DialectRegistry registry;
    mlir::registerAllDialects(registry);
    mlir::registerAllExtensions(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  Module parse(const char *suffix) {
    mlir::ParserConfig config(&context, /*verifyAfterParse=*/false);
    Module module = mlir::parseSourceFile<mlir::ModuleOp>(stem + suffix, config);
    if (!module)
      std::exit(1);
    return module;
  }
};

using Job = std::function<double(Inputs &)>;

static Job parsing(const char *suffix) {
  return [suffix](Inputs &inputs) {
    double start = cpuSeconds();
    Module module = inputs.parse(suffix);
    return cpuSeconds() - start;
  };
}

static Job printing(const char *suffix, bool generic, bool locations) {
  return [=](Inputs &inputs) {
    Module module = inputs.parse(suffix);
    mlir::OpPrintingFlags flags;
    flags.assumeVerified().printGenericOpForm(generic).enableDebugInfo(locations);
    double start = cpuSeconds();
    std::string text;
    llvm::raw_string_ostream out(text);
    module->print(out, flags);
    return cpuSeconds() - start;
  };
}

static double writing(Inputs &inputs) {
  Module module = inputs.parse(".mlir");
  double start = cpuSeconds();
  std::string bytes;
  llvm::raw_string_ostream out(bytes);
  if (mlir::failed(mlir::writeBytecodeToFile(*module, out)))
    std::exit(1);
  return cpuSeconds() - start;
}

static double verifying(Inputs &inputs) {
  Module module = inputs.parse(".mlir");
  double start = cpuSeconds();
  if (mlir::failed(mlir::verify(*module)))
    std::exit(1);
  return cpuSeconds() - start;
}

static double cloning(Inputs &inputs) {
  Module module = inputs.parse(".mlir");
  double start = cpuSeconds();
  Module copy = module->clone();
  return cpuSeconds() - start;
}

static double inProcess(const Job &job, const std::string &stem) {
  int ends[2];
  if (pipe(ends))
    std::exit(1);
  pid_t child = fork();
  if (child == 0) {
    Inputs inputs(stem);
    double taken = job(inputs);
    _exit(write(ends[1], &taken, sizeof taken) == sizeof taken ? 0 : 1);
  }
  close(ends[1]);
  double taken = 0;
  if (read(ends[0], &taken, sizeof taken) != sizeof taken)
    std::exit(1);
  close(ends[0]);
  waitpid(child, nullptr, 0);
  return taken;
}

int main(int argc, char **argv) {
  if (argc != 4)
    return 2;
  std::string size = argv[2], stem = std::string(argv[1]) + "/" + size;
  int rounds = std::atoi(argv[3]);
  const std::pair<const char *, Job> jobs[] = {
      {"parse generic", parsing(".mlir")},
      {"parse custom", parsing(".custom.mlir")},
      {"parse locations", parsing(".located.mlir")},
      {"bytecode read", parsing(".mlirbc")},
      {"print generic", printing(".mlir", true, false)},
      {"print custom", printing(".mlir", false, false)},
      {"print locations", printing(".located.mlir", false, true)},
      {"bytecode write", writing},
      {"verify", verifying},
      {"clone", cloning},
  };
  const char *separator = "{";
  for (const auto &[name, job] : jobs) {
    double best = 1e9;
    for (int round = 0; round < rounds; ++round)
      best = std::min(best, inProcess(job, stem));
    std::printf("%s\"%s %s\": %.6f", separator, name, size.c_str(), best);
    separator = ", ";
  }
  std::printf("}\n");
}
