"""A dialect as a plugin of mlir-opt: definitions and C++ go through mlir-tblgen and the system's compiler.

    built = build(Plugin("d", definitions, code="..."))
    mlir-opt --load-dialect-plugin=built.library ...

The distribution's mlir-opt takes everything from libMLIR.so, which exports all symbols: a plugin is linked
with nothing and leaves its symbols open.  LLVM is built without RTTI and exceptions, so plugins are, too.

What is built is kept, by the content of all that goes into it, in a folder of the machine's cache
(`$MLIRKIT_PLUGINS`, else `mlirkit-plugins` in `$XDG_CACHE_HOME` or `~/.cache`).  Definitions are generated in
shards (`-op-shard-count`), which are compiled side by side.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.conformance.tools import include_dir, missing, tool

HERE = Path(__file__).parent
COMPILERS = ("g++", "clang++-22", "clang++", "c++")
FLAGS = ("-std=c++17", "-fno-rtti", "-fno-exceptions", "-fPIC", "-O0", "-w")
#: How many sources the operations are divided among.
SHARDS = 2
#: Output of mlir-tblgen by generator; `{}` is the dialect's name.
GENERATED = {
    "gen-dialect-decls": "-dialect={}",
    "gen-dialect-defs": "-dialect={}",
    "gen-enum-decls": "",
    "gen-enum-defs": "",
    "gen-attr-interface-decls": "",
    "gen-attr-interface-defs": "",
    "gen-type-interface-decls": "",
    "gen-type-interface-defs": "",
    "gen-op-interface-decls": "",
    "gen-op-interface-defs": "",
    "gen-attrdef-decls": "-attrdefs-dialect={}",
    "gen-attrdef-defs": "-attrdefs-dialect={}",
    "gen-typedef-decls": "-typedefs-dialect={}",
    "gen-typedef-defs": "-typedefs-dialect={}",
    "gen-op-decls": "",
    "gen-op-defs": "",
}
HEADER = """\
#include "gen-dialect-decls.inc"
#include "gen-enum-decls.inc"
#include "gen-attr-interface-decls.inc"
#include "gen-type-interface-decls.inc"
#define GET_ATTRDEF_CLASSES
#include "gen-attrdef-decls.inc"
#define GET_TYPEDEF_CLASSES
#include "gen-typedef-decls.inc"
#include "gen-op-interface-decls.inc"
#include "declarations.h"
#define GET_OP_CLASSES
#include "gen-op-decls.inc"
// As in MLIR's own sources, which conditions of its definitions rely on.
using namespace mlir;
"""
MAIN = """\
#include "generated.h"
#include "gen-enum-defs.inc"
#include "gen-attr-interface-defs.inc"
#include "gen-type-interface-defs.inc"
#include "gen-op-interface-defs.inc"
#define GET_ATTRDEF_CLASSES
#include "gen-attrdef-defs.inc"
#define GET_TYPEDEF_CLASSES
#include "gen-typedef-defs.inc"
#include "gen-dialect-defs.inc"
#include "code.inc"

void @NAMESPACE@::PluginDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "gen-attrdef-defs.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "gen-typedef-defs.inc"
      >();
  registerPluginDialectOperations(this);
}

extern "C" mlir::DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "@NAMESPACE@", LLVM_VERSION_STRING,
          [](mlir::DialectRegistry *registry) { registry->insert<@NAMESPACE@::PluginDialect>(); }};
}
"""
SHARD = """\
#include "generated.h"
#define GET_OP_DEFS_@NUMBER@
#include "gen-op-defs.inc"
"""


@dataclass(frozen=True)
class Plugin:
    """What a plugin is made from: one dialect, whose def is `PluginDialect` and whose namespace is its name.

    `declarations` is C++ that the operations' classes may mention, in a header of its own; `code` is what
    defines the functions that are declared there or by the generated classes.
    """

    name: str
    definitions: str
    declarations: str = ""
    code: str = ""


@dataclass(frozen=True)
class Built:
    """The files of a plugin that has been built."""

    plugin: Plugin
    definitions: Path
    library: Path


def plugin_of_files(name: str) -> Plugin:
    """The plugin whose `.td`, `.h` and `.cpp` stand beside this file."""
    return Plugin(name, *[(HERE / f"{name}{suffix}").read_text() for suffix in (".td", ".h", ".cpp")])


def compiler() -> str:
    """The C++ compiler; skips where there is none."""
    for name in COMPILERS:
        path = shutil.which(name)
        if path is not None:
            return path
    missing("there is no C++ compiler (package g++)", True)


def build(plugin: Plugin) -> Built:
    """The plugin's files, built if this machine has not built them yet."""
    prelude = _prelude()
    generator = tool("mlir-tblgen")
    folder = _folder() / f"{plugin.name}-{_digest(prelude.parent.name, _OWN_TEXT, repr(plugin))}"
    built = Built(plugin, folder / f"{plugin.name}.td", folder / f"{plugin.name}.so")
    with _locked(folder):
        if not built.library.exists():
            _write(folder, plugin)
            for action, flag in GENERATED.items():
                flags = [flag.format(plugin.name)] if flag else []
                if action.startswith("gen-op-de"):
                    flags.append(f"-op-shard-count={SHARDS}")
                source = str(built.definitions)
                output = str(folder / f"{action}.inc")
                _run(generator, f"-{action}", *flags, f"-I{include_dir()}", source, "-o", output)
            _compile(folder, prelude, built.library)
    return built


def _write(folder: Path, plugin: Plugin) -> None:
    shards = [f"shard{number}.cpp" for number in range(SHARDS)]
    texts = {
        f"{plugin.name}.td": plugin.definitions,
        "declarations.h": plugin.declarations,
        "code.inc": plugin.code,
        "generated.h": HEADER,
        "main.cpp": MAIN.replace("@NAMESPACE@", plugin.name),
        **{name: SHARD.replace("@NUMBER@", str(number)) for number, name in enumerate(shards)},
    }
    for name, text in texts.items():
        (folder / name).write_text(text)


def _compile(folder: Path, prelude: Path, library: Path) -> None:
    """Compile all sources at the same time, then link them."""
    objects: list[Path] = []
    running: list[subprocess.Popen[bytes]] = []
    for source in sorted(folder.glob("*.cpp")):
        objects.append(source.with_suffix(".o"))
        command = [*_command(), "-include", str(prelude), "-c", str(source), "-o", str(objects[-1])]
        running.append(subprocess.Popen(command, stderr=subprocess.PIPE))
    said = [process.communicate()[1].decode(errors="replace") for process in running]
    if any(process.returncode for process in running):
        errors = [line for each in said for line in each.splitlines() if " error: " in line]
        raise AssertionError("\n".join([f"the C++ of {library.stem} does not compile:", *errors[:20]]))
    # Under its own name only once it is whole.
    unfinished = library.with_suffix(".new")
    _run(compiler(), "-shared", *map(str, objects), "-o", str(unfinished))
    unfinished.rename(library)
    for each in objects:
        each.unlink()


@cache
def _prelude() -> Path:
    """The header that is compiled once for all plugins."""
    headers = include_dir()
    if not (headers / "mlir/IR/Dialect.h").is_file():
        missing("the headers of MLIR 22 are not installed (package libmlir-22-dev)", True)
    text = (HERE / "prelude.h").read_text()
    release = (headers / "llvm/Config/llvm-config.h").read_text()
    version = _run(compiler(), "--version").stdout.decode()
    folder = _folder() / f"prelude-{_digest(text, release, version, str(headers), *FLAGS)}"
    header, compiled = folder / "prelude.h", folder / "prelude.h.gch"
    with _locked(folder):
        if not compiled.exists():
            header.write_text(text)
            unfinished = folder / "unfinished"
            _run(*_command(), "-x", "c++-header", str(header), "-o", str(unfinished))
            unfinished.rename(compiled)
    return header


def _command() -> list[str]:
    return [compiler(), *FLAGS, f"-I{include_dir()}"]


def _folder() -> Path:
    named = os.environ.get("MLIRKIT_PLUGINS")
    if named:
        return Path(named)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "mlirkit-plugins"


def _digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Make the folder, and keep other processes from building in it."""
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / "lock", "w") as stream:
        fcntl.flock(stream, fcntl.LOCK_EX)
        yield


def _run(*command: str) -> subprocess.CompletedProcess[bytes]:
    done = subprocess.run(command, capture_output=True, timeout=600, check=False)
    if done.returncode:
        raise AssertionError(f"{' '.join(command)} failed:\n{done.stderr.decode(errors='replace')[:4000]}")
    return done


_OWN_TEXT = HEADER + MAIN + SHARD + repr(GENERATED) + repr(SHARDS)
