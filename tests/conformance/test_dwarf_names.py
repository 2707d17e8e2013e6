"""Every DWARF name of llvm's debug information, against mlir-opt: it accepts the names, with the same codes.

Codes are compared in bytecode, which has them as numbers.
"""

from __future__ import annotations

from pathlib import Path

from mlirkit.cli import main
from mlirkit.dialects.llvm.dwarf import CALLING_CONVENTIONS, ENCODINGS, LANGUAGES, OPERATIONS, TAGS
from tests.conformance.tools import mlir_opt, run

ATTRIBUTES = [
    *[f'#llvm.di_basic_type<tag = {name}, name = "a">' for name in TAGS if name != "DW_TAG_null"],
    *[f'#llvm.di_basic_type<name = "a", encoding = {name}>' for name in ENCODINGS],
    *[f"#llvm.di_subroutine_type<callingConvention = {name}>" for name in CALLING_CONVENTIONS],
    *[
        f'#llvm.di_compile_unit<id = distinct[{number}]<>, sourceLanguage = {name}, '
        'file = #llvm.di_file<"f" in "d">, isOptimized = false, emissionKind = None>'
        for number, name in enumerate(LANGUAGES)
    ],
    *[f"#llvm.di_expression<[{name}]>" for name in OPERATIONS],
]


def source_in(folder: Path) -> str:
    source = folder / "names.mlir"
    source.write_text(f'"t.a"() {{a = [{", ".join(ATTRIBUTES)}]}} : () -> ()\n')
    return str(source)


def test_text(tmp_path: Path) -> None:
    flags = ["--allow-unregistered-dialect", source_in(tmp_path), "-o"]
    run(mlir_opt(), *flags, str(tmp_path / "theirs"))
    assert main(["opt", *flags, str(tmp_path / "ours")]) == 0
    assert (tmp_path / "ours").read_bytes() == (tmp_path / "theirs").read_bytes()


def test_codes(tmp_path: Path) -> None:
    flags = ["--allow-unregistered-dialect", "--emit-bytecode", source_in(tmp_path), "-o"]
    run(mlir_opt(), *flags, str(tmp_path / "theirs"))
    theirs = (tmp_path / "theirs").read_bytes()
    producer = theirs[5:].partition(b"\0")[0].decode()
    flags.insert(0, f"--emit-bytecode-producer={producer}")
    assert main(["opt", *flags, str(tmp_path / "ours")]) == 0
    assert (tmp_path / "ours").read_bytes() == theirs
