"""`mlirkit completion`: completions, tried in the shell."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from mlirkit.cli import COMMANDS, main

pytestmark = pytest.mark.plain

# A command line, and some of its completions.
CASES = {
    "mlirkit ": set(COMMANDS),
    "mlirkit st": {"stats"},
    "mlirkit opt --canon": {"--canonicalize"},
    "mlirkit opt --mlir-print-op": {"--mlir-print-op-generic"},
    "mlirkit tblgen --gen-op-de": {"--gen-op-decls", "--gen-op-defs"},
    "mlirkit stats --engine ": {"processes", "dask", "ray"},
    "mlirkit view a.m": {"a.mlir"},
}


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("shtab")
    path = tmp_path_factory.mktemp("completion") / "mlirkit.bash"
    with pytest.MonkeyPatch.context() as patch:
        written: list[str] = []
        patch.setattr("mlirkit.cli.completion.show", written.append)
        assert main(["completion", "bash"]) == 0
    path.write_text("".join(written))
    (path.parent / "a.mlir").write_text("")
    return path


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
@pytest.mark.parametrize("typed", CASES)
def test_in_bash(typed: str, script: Path) -> None:
    words = typed.split(" ")
    program = f"""
        source {script}
        COMP_WORDS=({" ".join(repr(word) for word in words)}); COMP_CWORD={len(words) - 1}; COMP_LINE={typed!r}
        $(complete -p mlirkit | sed 's/.*-F \\([^ ]*\\).*/\\1/') mlirkit {words[-1]!r}
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(["bash", "-c", program], check=True, capture_output=True, text=True, cwd=script.parent)
    offered = {line.strip() for line in done.stdout.splitlines()}
    assert CASES[typed] <= offered
    assert all(offer.startswith(words[-1]) for offer in offered)


@pytest.mark.parametrize("shell", ["zsh", "fish", "tcsh"])
def test_other_shells(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("shtab")
    assert main(["completion", shell]) == 0
    assert "canonicalize" in capsys.readouterr().out
