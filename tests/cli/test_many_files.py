"""Several files in several processes: the output is the same as for one file after the other."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from mlirkit.cli import main
from mlirkit.cli.many_files import map_in_processes
from mlirkit.cli.output_file import OutputError

SOURCE = "func.func @f{0}(%a: i32) -> i32 {{\n  %0 = arith.addi %a, %a : i32\n  return %a : i32\n}}\n"
BROKEN = "func.func @f() {\n  return\n"
COMMANDS = [
    ["opt", "--cse", "--emit-bytecode"],
    ["opt", "--canonicalize"],
    ["convert", "--to=llvm21"],
    ["convert", "--to=generic"],
]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for number in range(4):
        Path(f"{number}.mlir").write_text(SOURCE.format(number))
    Path("2.mlir").write_text(BROKEN)
    return tmp_path


@pytest.mark.parametrize("jobs", ["1", "3"])
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_outputs_are_those_of_single_files(
    command: list[str], jobs: str, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    files = [f"{number}.mlir" for number in range(4)]
    expected: list[bytes] = []
    said = b""
    for file in files:
        status = main([*command, file])
        captured = capfdbinary.readouterr()
        assert status == (file == "2.mlir")
        expected += [captured.out] if status == 0 else []
        said += captured.err
    Path("out").mkdir()
    assert main([*command, *files, "-o", "out", "-j", jobs]) == 1
    captured = capfdbinary.readouterr()
    assert [path.read_bytes() for path in sorted(Path("out").iterdir())] == expected
    assert (captured.out, captured.err) == (b"", said)


@pytest.mark.parametrize("flags", [[], ["--bytes"], ["--skew"]], ids=str)
def test_inspect_shows_files_in_their_order(flags: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    files = [f"{number}.mlir" for number in (3, 2, 0, 1)]
    outcomes = []
    for jobs in "1", "4":
        status = main(["inspect", *flags, *files, "-j", jobs])
        outcomes.append((status, capsys.readouterr()))
    assert outcomes[0] == outcomes[1]
    assert outcomes[0][0] == 1


def test_inspect_gives_json_in_the_order_of_files(capsys: pytest.CaptureFixture[str]) -> None:
    files = ["3.mlir", "0.mlir"]
    assert main(["inspect", "--json", *files, "-j", "2"]) == 0
    assert [answer["file"] for answer in json.loads(capsys.readouterr().out)] == files


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["convert", "--to=v6", "0.mlir", "1.mlir"], "error: several files need a folder (-o FOLDER)"),
        (
            ["convert", "--to=v6", "0.mlir", "./0.mlir", "-o", "out"],
            "error: '0.mlir' and './0.mlir' would both be written to 'out/0.mlirbc'",
        ),
        (
            ["convert", "--to=v6", "0.mlir", "1.mlir", "-o", "2.mlir"],
            "error: cannot open output folder '2.mlir': File exists",
        ),
        (["opt", "0.mlir", "1.mlir"], "mlirkit opt: Too many positional arguments specified!"),
    ],
)
def test_message(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 1
    assert capsys.readouterr().err.splitlines()[0] == message


def test_a_file_is_no_output_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["opt", "0.mlir", "1.mlir", "-o", "."]) == 1
    assert capsys.readouterr().err == "'0.mlir' would be written over itself\n"
    assert Path("0.mlir").read_text() == SOURCE.format(0)


def test_plugins_run_once_in_every_process() -> None:
    """A newly started process runs plugins; a process that has run them does not run them again."""
    Path("counted.py").write_text(
        "from pathlib import Path\nwith Path('runs').open('a') as runs:\n    runs.write('x')\n"
    )
    program = (
        "import sys\n"
        "from mlirkit.cli.many_files import map_in_processes\n"
        "from multiprocessing import set_start_method\n"
        "if __name__ == '__main__':\n"
        "    set_start_method(sys.argv[1])\n"
        "    from mlirkit.dialects.plugins import require_plugin\n"
        "    require_plugin('counted.py')\n"
        "    require_plugin('counted.py')\n"
        "    print(list(map_in_processes(abs, [1, -2], 2, ['counted.py'])))\n"
    )
    Path("program.py").write_text(program)
    runs = {}
    for method in "fork", "spawn":
        Path("runs").write_text("")
        done = subprocess.run(
            [sys.executable, "program.py", method], capture_output=True, text=True, check=True
        )
        assert done.stdout == "[1, 2]\n"
        runs[method] = len(Path("runs").read_text())
    assert runs["fork"] == 1 and runs["spawn"] > 1


def _end(number: int) -> int:
    import os

    os._exit(number)


def test_a_process_that_ends() -> None:
    with pytest.raises(OutputError, match="a process was ended by the system"):
        list(map_in_processes(_end, [3, 3], 2))
