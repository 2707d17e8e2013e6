"""The suites of tests, and the commands that replace LLVM's tools in them."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

# The folder of the distribution's tools: the reference, and FileCheck, not, split-file and lit itself.
TOOLS = Path("/usr/lib/llvm-22/bin")
HERE = Path(__file__).parent
TEST_DIALECT = HERE / "test_dialect"
# Passes that mlir-opt has for tests.
TEST_PASSES = sorted((HERE.parent / "passes").glob("mlir_*.py"))


@dataclass(frozen=True)
class Suite:
    """Tests below a folder of the source package."""

    name: str
    title: str
    # Relative to the package.
    folder: str
    # Tool -> the arguments of `mlirkit` that replace it.
    commands: dict[str, list[str]]
    suffixes: tuple[str, ...]
    # Folders that are inputs of tests, or need tools that no distribution packages.
    excludes: tuple[str, ...]

    @property
    def passing(self) -> Path:
        """The list of the tests that pass."""
        return HERE / f"passing_{self.name}.txt"

    def concerns_us(self, path: Path) -> bool:
        """Whether a test calls one of the replaced tools."""
        runs = "\n".join(re.findall(r"RUN:(.*)", path.read_text(errors="replace")))
        return any(re.search(_call_of(tool), runs) for tool in self.commands)

    def group(self, test: str) -> str:
        """The row of the table that a test belongs to."""
        folders = test.split("/")[:-1]
        depth = 2 if folders[:1] and folders[0] in ("Conversion", "Dialect", "Target") else 1
        return "/".join(folders[:depth])


def _call_of(tool: str) -> str:
    """The pattern of a tool's name as a separate command."""
    return rf"(?<![\w\-/.]){tool}(?![\w\-.])"


SUITES = {
    suite.name: suite
    for suite in (
        Suite(
            "mlir",
            "MLIR's tests of `mlir-opt` and `mlir-tblgen`",
            "mlir/test",
            {"mlir-opt": ["opt"], "mlir-tblgen": ["tblgen"]},
            (".mlir", ".td", ".test"),
            ("CAPI", "Examples", "Inputs", "Integration", "Unit", "include", "lib", "mlir-runner", "python"),
        ),
        Suite(
            "tablegen",
            "LLVM's tests of `llvm-tblgen`",
            "llvm/test/TableGen",
            {"llvm-tblgen": ["tblgen"]},
            (".td",),
            ("Common", "Inputs"),
        ),
    )
}


def write_project(folder: Path, source: Path) -> None:
    """Make a project of MLIR's test dialect and its transform extension, with mlirkit's hooks."""
    definitions = source / "mlir/test/lib/Dialect/Test"
    of_transform = source / "mlir/test/lib/Dialect/Transform"
    settings = {
        "include": [definitions],
        "definitions": [
            definitions / "TestOps.td",
            definitions / "TestOpsSyntax.td",
            of_transform / "TestTransformDialectExtension.td",
            source / "mlir/test/lib/Interfaces/TilingInterface/TestTilingInterfaceTransformOps.td",
            source / "mlir/test/lib/Transforms/TestTransformsOps.td",
            TEST_DIALECT / "transform_operations.td",
        ],
        "hooks": [path for path in sorted(TEST_DIALECT.glob("*.py")) if path.stem != "__init__"],
    }
    lines = [f"{name} = {json.dumps([str(path) for path in paths])}\n" for name, paths in settings.items()]
    folder.mkdir()
    (folder / "mlirkit.toml").write_text("".join(lines))


def substitutions(suite: Suite, launcher: list[str] | None, project: Path) -> list[tuple[str, str]]:
    """lit's substitutions of tools: the reference's, or mlirkit's commands, which begin with `launcher`."""
    found = []
    for tool, command in suite.commands.items():
        words = [str(TOOLS / tool)] if launcher is None else [*launcher, *command]
        if launcher is not None and command == ["opt"]:
            words += [f"--project={project}", *[f"--load-pass-plugin={path}" for path in TEST_PASSES]]
        found.append((_call_of(tool), " ".join(words)))
    return found
