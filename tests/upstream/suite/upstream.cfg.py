"""lit's configuration of a suite; `lit -D name=value` gives the suite, its tools and the working folder."""

import os
from pathlib import Path

import lit.formats

# lit provides these.
config = globals()["config"]
parameters = globals()["lit_config"].params
folder = Path(parameters["source"])

config.name = parameters["suite"]
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = parameters["suffixes"].split(",")
config.excludes = parameters["excludes"].split(",")
config.test_source_root = str(folder)
config.test_exec_root = parameters["scratch"]
config.environment["PATH"] = os.pathsep.join([parameters["tools"], os.environ["PATH"]])
for name in ("HOME", "MLIRKIT_CACHE", "XDG_CACHE_HOME"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
# Settings of LLVM's own configuration of each suite.
if config.name == "mlir":
    config.environment["FILECHECK_OPTS"] = "-enable-var-scope --allow-unused-prefixes=false"
config.available_features.update(("default_triple", "noasserts"))
config.substitutions += [pair.split("=", 1) for pair in parameters["substitutions"].split("\n")]
config.substitutions += [
    ("%PYTHON", parameters["python"]),
    ("%python", parameters["python"]),
    ("%mlir_src_root", str(folder.parent)),
    ("%llvm_src_root", str(folder.parents[1] / "llvm")),
]
