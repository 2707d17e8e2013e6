"""Input and output of commands: standard streams of any kind, several files, file names that are no text."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
ARTIFACT = EXAMPLES / "classifier.mlirbc"
TEXT = b'func.func @"\xc3\xbcnicode"() {\n  return\n}\n'


def run(
    *arguments: str, stdin: bytes | None = None, cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "mlirkit", *arguments],
        input=stdin,
        cwd=cwd,
        capture_output=True,
        env={**os.environ, **environment},
        check=False,
        timeout=120,
    )


@pytest.mark.parametrize("data", [TEXT, ARTIFACT.read_bytes()], ids=["text", "bytecode"])
@pytest.mark.parametrize(
    "arguments", [["opt"], ["inspect"], ["inspect", "--json"], ["extract"], ["convert", "--to", "generic"]]
)
def test_standard_input(arguments: list[str], data: bytes, tmp_path: Path) -> None:
    """A file and standard input are the same, but for the name."""
    (tmp_path / "in").write_bytes(data)
    from_file = run(*arguments, "in", cwd=tmp_path)
    piped = run(*arguments, "-", stdin=data, cwd=tmp_path)
    assert (piped.returncode, piped.stderr) == (0, from_file.stderr.replace(b"in:", b"-:", 1))
    expected = from_file.stdout.replace(b'"file": "in"', b'"file": "<stdin>"').replace(b"in: ", b"<stdin>: ", 1)
    assert piped.stdout.replace(b"<stdin>", b"in") == expected.replace(b"<stdin>", b"in")


def test_inject_reads_standard_input(tmp_path: Path) -> None:
    pytest.importorskip("ml_dtypes")
    assert run("extract", str(ARTIFACT), "-o", "w.npz", cwd=tmp_path).returncode == 0
    assert run("inject", "-", "w.npz", stdin=ARTIFACT.read_bytes(), cwd=tmp_path).stdout == ARTIFACT.read_bytes()


def test_inspect_several_files(tmp_path: Path) -> None:
    """One file does not open; the command reports on the other files all the same."""
    (tmp_path / "text.mlir").write_bytes(TEXT)
    files = [str(ARTIFACT), "nowhere.mlir", "text.mlir"]
    done = run("inspect", *files, cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr == b"error: cannot open input file 'nowhere.mlir': No such file or directory\n"
    parts = done.stdout.decode().split("\n\n")
    assert [part.splitlines()[0].split(": ")[1].split(",")[0] for part in parts] == ["bytecode", "text"]
    found = json.loads(run("inspect", "--json", *files, cwd=tmp_path).stdout)
    assert [(entry["file"], "error" in entry) for entry in found] == [
        (str(ARTIFACT), False), ("nowhere.mlir", True), ("text.mlir", False)
    ]
    shown = run("inspect", "--bytes", str(ARTIFACT), str(ARTIFACT)).stdout
    assert shown.count(f"{ARTIFACT}:\n".encode()) == 2


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full")
@pytest.mark.parametrize("command", ["opt", "inspect", "extract", "--help"])
def test_full_disk(command: str) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "mlirkit", command, str(ARTIFACT)],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == b"mlirkit: IO failure on output stream: No space left on device\n"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
@pytest.mark.parametrize("command", ["opt", "inspect", "extract"])
def test_closed_streams(command: str) -> None:
    """With all standard streams closed, commands print nothing and succeed."""
    line = f"{sys.executable} -m mlirkit {command} {ARTIFACT} <&- >&- 2>&-"
    assert subprocess.run(["/bin/sh", "-c", line], check=False).returncode == 0


def test_letters_that_the_output_has_not() -> None:
    done = run("inspect", "-", stdin=TEXT, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"@\\xfcnicode : () -> ()" in done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are text elsewhere")
def test_names_that_are_no_text(tmp_path: Path) -> None:
    name = os.fsdecode(b"n\xff.mlir")
    (tmp_path / name).write_bytes(TEXT + b"}")
    for command in (["opt"], ["inspect"], ["convert", "--to=v4"]):
        done = run(*command, name, cwd=tmp_path)
        assert done.returncode == 1
        assert done.stderr.startswith("n\ufffd.mlir:3:2: error: expected operation name in quotes".encode())


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts are others there")
def test_interrupt(tmp_path: Path) -> None:
    """An interrupted command prints no traceback and leaves no partial file."""
    # Processes in the background ignore interrupts, and child processes inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [sys.executable, "-m", "mlirkit", "opt", "-o", "out"],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    signal.signal(signal.SIGINT, before)
    assert process.stdin is not None
    process.stdin.write(TEXT)
    process.stdin.flush()
    # After a second, the command waits for the rest of the input; if not, the interrupt comes even earlier.
    try:
        process.wait(1)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert (process.returncode, output, errors, os.listdir(tmp_path)) == (130, b"", b"", [])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["convert", "--to=llvm99", "nowhere"], b"error: unknown target 'llvm99'; there are "),
        (["inspect", "--td=nowhere.td", str(ARTIFACT)], b"error: Could not open input file 'nowhere.td': No such"),
        (["extract", str(ARTIFACT), "-o", "nowhere/w.npz"], b"error: cannot open output file 'nowhere/w.npz': No such"),
        (["tblgen", str(EXAMPLES / "toy.td"), "-o", "nowhere/x"], b"mlirkit tblgen: error opening nowhere/x: No such"),
        (["opt", str(ARTIFACT), "-o", "nowhere/x"], b"cannot open output file 'nowhere/x': No such"),
    ],
)
def test_places_that_are_not_there(arguments: list[str], said: bytes, tmp_path: Path) -> None:
    done = run(*arguments, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.startswith(said)
