"""The CMake project of docs/cmake.md generates the same files with mlirkit as with mlir-tblgen."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.conformance import tools
from tests.documented_commands import ROOT, named_files

GENERATED = {
    "Toy.h.inc": ["-gen-op-decls"],
    "Toy.cpp.inc": ["-gen-op-defs"],
    "ToyDialect.h.inc": ["-gen-dialect-decls", "-dialect=toy"],
    "ToyDialect.cpp.inc": ["-gen-dialect-defs", "-dialect=toy"],
    "ToyPatterns.inc": ["-gen-rewriters"],
}


def program(name: str, package: str) -> str:
    path = shutil.which(name)
    if path is None:
        tools.missing(f"{name} is not installed (package {package})", True)
    return path


def test_the_documented_project(tmp_path: Path) -> None:
    cmake, ninja = program("cmake", "cmake"), program("ninja", "ninja-build")
    program("c++", "g++")
    package = tools.include_dir().parent / "lib/cmake/mlir"
    if not package.is_dir():
        tools.missing("MLIR's CMake files are not installed (package libmlir-22-dev)", True)
    for name, text in named_files(ROOT / "docs" / "cmake.md"):
        (tmp_path / name).write_text(text)
    script = tmp_path / "bin" / "mlirkit-tblgen"
    script.parent.mkdir()
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m mlirkit tblgen "$@"\n')
    script.chmod(0o755)
    environment = {**os.environ, "PATH": f"{script.parent}{os.pathsep}{os.environ['PATH']}"}

    def run(*command: str) -> str:
        done = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    run(cmake, "-G", "Ninja", "-S", ".", "-B", "build", f"-DMLIR_DIR={package}")
    run(ninja, "-C", "build", "ToyIncGen")
    for name, flags in GENERATED.items():
        expected = tools.run(
            tools.tool("mlir-tblgen"), *flags, f"-I{tools.include_dir()}", str(tmp_path / "Toy.td")
        )
        assert (tmp_path / "build" / name).read_bytes() == expected.stdout, name
    assert "no work to do" in run(ninja, "-C", "build", "ToyIncGen")
