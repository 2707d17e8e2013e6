"""TableGen against llvm-tblgen 22: the tables of tests/tablegen, and every installed definition file.

Of the installed files a share is compared here; MLIRKIT_ALL_TD=1 compares all of them, as CI does.
MLIRKIT_TD_ROOTS may name further include directories (separated by `:`), for example of other releases.
"""

from __future__ import annotations

import json
import os
import re
from glob import glob
from pathlib import Path

import pytest

from mlirkit import tablegen
from mlirkit.cli import main
from mlirkit.tablegen.ctags import ctags
from mlirkit.tablegen.dump_json import dump_json
from mlirkit.tablegen.print_records import print_records
from mlirkit.tablegen.sets import print_sets
from tests.conformance import tools
from tests.generators.tablegen_programs import program
from tests.tablegen import language

_SHARE = 1 if os.environ.get("MLIRKIT_ALL_TD") else 12


def _roots() -> list[str]:
    return ["/usr/lib/llvm-22/include", *filter(None, os.environ.get("MLIRKIT_TD_ROOTS", "").split(":"))]


def _files(room: str) -> list[tuple[str, str]]:
    found = [
        (root, path) for root in _roots() for path in sorted(glob(f"{root}/{room}/**/*.td", recursive=True))
    ]
    return found[::_SHARE]


def _tblgen(path: str, *flags: str) -> tuple[int, bytes, list[str]]:
    """Exit status, output, and the lines of the messages."""
    done = tools.run(tools.tool("llvm-tblgen", 22), path, *flags, check=False)
    return done.returncode, done.stdout, done.stderr.decode(errors="replace").splitlines()


def _from_first_error(lines: list[str]) -> list[str]:
    """The lines from the first error on, without earlier warnings.  Messages may have several lines."""
    first = next(at for at, line in enumerate(lines) if ": error: " in line or line.startswith("error: "))
    return lines[first:]


def _check(path: str, include_dirs: list[str]) -> bool:
    """Compare the output or the error; return whether the file is accepted."""
    flags = [flag for one in include_dirs for flag in ("-I", one)]
    status, printed, said = _tblgen(path, *flags)
    if status != 0:
        with pytest.raises(tablegen.TableGenError) as caught:
            tablegen.load(path, include_dirs=include_dirs)
        ours = str(caught.value).splitlines()
        assert ours == _from_first_error(said)[: len(ours)]
        return False
    records = tablegen.load(path, include_dirs=include_dirs, cache=False)
    assert print_records(records).encode("utf-8", "surrogateescape") == printed
    rendered = "\n".join([tablegen.render(one, records.buffers) for one in records.diagnostics])
    assert rendered.splitlines() == said
    dumped = _tblgen(path, *flags, "--dump-json")[1]
    assert json.loads(dump_json(records)) == json.loads(dumped)
    return True


def _check_tags(path: str) -> None:
    for _ in range(2):
        # The second run reads from the cache.
        assert ctags(tablegen.load(path), None).encode() == _tblgen(path, "--gen-ctags")[1]


@pytest.mark.parametrize(("root", "path"), _files("mlir"))
def test_mlir_definitions(root: str, path: str) -> None:
    _check(path, [root, os.path.dirname(path)])


@pytest.mark.parametrize(("root", "path"), _files("llvm"))
def test_llvm_definitions(root: str, path: str) -> None:
    _check(path, [root])


@pytest.mark.parametrize(("program", "printed"), language.programs())
def test_programs(program: str, printed: str, tmp_path: Path) -> None:
    path = tmp_path / "t.td"
    path.write_text(program)
    status, output, _ = _tblgen(str(path))
    assert status == 0
    assert output.decode() == printed
    _check(str(path), [])
    _check_tags(str(path))


# Dags that describe sets of records, and wrong dags.
SETS = """
(add [a, b], c)             (add a, (add))                 (add a, T, c)              (interleave)
(interleave (add a, b, c), c, (add c, b))                  (rotl (add), 3)            (rotr (add a, b, c), -4)
(decimate (add a, b, c), 2) (shl (add a, b), 9)            (sub T, a)                 (add S)
(sequence "e%02d", 1, 10, 9) (sequence "e%u", 10, 10, -1)  (sequence "e%02d", 10, 1, 9)
(sub a)                     (and a, b, c)                  (shl a)                    (shl a, b)
(shl a, -1)                 (trunc a, -1)                  (decimate a, 0)            (add 1)
(sequence "e", 1, 2, 3, 4)  (sequence "e%u", 1, 2, b)      (sequence a, 1, 2)         (sequence "e", a, 2)
(sequence "e", 1, a)        (sequence "e%u", -1, 2)        (sequence "e", 1, 1073741824)
(sequence "e%u", 1, 2)      (a b)                          (add "x")                  (add ?)
"""
SET_OPERATORS = ("add", "sub", "and", "interleave", "sequence", "shl", "trunc", "rotl", "rotr", "decimate")
SET_ELEMENTS = ("a", "b", "c", "e01", "e10")


@pytest.mark.parametrize("dag", [each for each in re.split(r"\n|  +", SETS) if each])
def test_sets(dag: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "t.td"
    defs = "".join([f"def {name};\n" for name in (*SET_OPERATORS, *SET_ELEMENTS)])
    text = f"class Set<dag d> {{ dag Elements = d; }}\n{defs}def T : Set<(add b, a, b)>;\ndef S : Set<{dag}>;\n"
    path.write_text(text)
    status, printed, said = _tblgen(str(path), "--print-sets")
    assert main(["tblgen", "--print-sets", str(path)]) == status
    ours = capsys.readouterr()
    assert ours.out == printed.decode()
    assert ours.err.splitlines() == said


def test_chain_of_sets(tmp_path: Path) -> None:
    """Sets that consist of one set, in a long chain."""
    path = tmp_path / "t.td"
    sets = "".join([f"def S{n} : Set<(sequence \"S%u\", {n + 1}, {n + 1})>;\n" for n in range(3000)])
    path.write_text(f"class Set<dag d> {{ dag Elements = d; }}\ndef sequence;\ndef S3000;\n{sets}")
    assert print_sets(tablegen.load(path), None).startswith("S0 = [ S3000 ]\n")


def test_errors(tmp_path: Path) -> None:
    """The first error with its source line and notes, in the root file and in an included one.

    llvm-tblgen goes on after an error; its later messages are not compared.
    """
    path, root = tmp_path / "t.td", tmp_path / "root.td"
    root.write_text('def before;\n  include "t.td"\n')
    for source, error in language.errors():
        path.write_text(source)
        for file in (path, root):
            status, _, said = _tblgen(str(file), "-I", str(tmp_path))
            assert status == 1
            with pytest.raises(tablegen.TableGenError) as caught:
                tablegen.load(str(file), include_dirs=[str(tmp_path)], cache=False)
            ours = caught.value.render().splitlines()
            assert ours == said[: len(ours)], source
            if file == path:
                assert _from_first_error(said)[0].removeprefix(f"{path}:") == error, source


@pytest.mark.parametrize("seed", range(1500 if os.environ.get("MLIRKIT_ALL_TD") else 150))
def test_random_programs(seed: int, tmp_path: Path) -> None:
    path = tmp_path / "t.td"
    path.write_text(program(seed))
    if _check(str(path), []):
        _check_tags(str(path))


def test_tags_of_declarations(tmp_path: Path) -> None:
    """A class that is declared several times, before its definition and in another file."""
    (tmp_path / "more.td").write_text("\nclass A;\nclass B;\n")
    path = tmp_path / "t.td"
    path.write_text(f'class A;\ninclude "{tmp_path}/more.td"\nclass A;\nclass A {{}}\ndef B : A;\ndef : A;\n')
    _check_tags(str(path))


@pytest.mark.parametrize(
    "source",
    [
        b"def A { int x = 1; } \0 def B { \0 }\n\0\0\ndef C\0 { int\0 y = 2 } \0",
        b"class\0A;\0def B : A\0{ string s = \"\0\"; } // \0\n\0",
        b'def A { string s = !substr(1, 0); string t = !substr("a", 0b1); int i = "a"; int j = "b"; }',
        b'def A { string s = !substr(1, 0) }',
        b'class A<int i = "s", int j = "t"> { int k = !find(1, 2); int l = "a"; let l = "b"; int m = "c"; }',
        b'def A { string s = !strconcat("a", !substr(4, 0, 1)); int t = "x"; }',
    ],
)
def test_several_errors(source: bytes, tmp_path: Path) -> None:
    """All messages of llvm-tblgen."""
    path, root = tmp_path / "t.td", tmp_path / "root.td"
    path.write_bytes(source)
    root.write_bytes(b'\0def before;\0include "t.td"\n\0')
    for file in (path, root):
        status, _, said = _tblgen(str(file), "-I", str(tmp_path))
        assert status == 1
        with pytest.raises(tablegen.TableGenError) as caught:
            tablegen.load(str(file), include_dirs=[str(tmp_path)], cache=False)
        assert caught.value.render().splitlines() == [line for line in said if not line.endswith(" errors.")]
