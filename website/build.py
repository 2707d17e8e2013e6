"""Builds the site: the documents of `docs`, pages of the API made from docstrings, and the page to try it.

    sources    README as the first page, the documents beside it; links that lead out of them become code
    API        a page for each public module, which mkdocstrings fills
    try        `try/`: a page that reads a dropped file with the pure wheel, in Pyodide from npm
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from functools import partial
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYODIDE = "314.0.7"

# The public modules, which have a page each.
MODULES = (
    "mlirkit",
    "mlirkit.ir",
    "mlirkit.rewrite",
    "mlirkit.passmanager",
    "mlirkit.dialects.ext",
    "mlirkit.ods.live.hooks",
    "mlirkit.passes.pass_base",
    "mlirkit.comparison",
    "mlirkit.statistics",
    "mlirkit.viewer",
    "mlirkit.interop.constants",
    "mlirkit.bytecode",
    "mlirkit.tablegen",
)
_LINK = re.compile(r"\[([^\]]+)\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)")


def build(folder: Path, *, try_page: bool = True) -> None:
    """Write the site to a folder; an error of mkdocs, pip or npm is a CalledProcessError."""
    with tempfile.TemporaryDirectory() as temporary:
        sources = Path(temporary) / "docs"
        write_sources(sources)
        configuration = Path(temporary) / "mkdocs.yml"
        settings = (ROOT / "website" / "mkdocs.yml").read_text().replace("PACKAGE_SOURCES", str(ROOT / "src"))
        if try_page:
            write_try_page(sources / "try")
        else:
            settings = settings.replace("  - Try it: try/index.html\n", "")
        configuration.write_text(settings)
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
        subprocess.run([*command, "-f", str(configuration), "-d", str(folder)], check=True)


def write_sources(folder: Path) -> None:
    """The pages that mkdocs reads."""
    shutil.copytree(ROOT / "docs", folder, ignore=shutil.ignore_patterns("examples"))
    (folder / "index.md").write_text((ROOT / "README.md").read_text().replace("](docs/", "]("))
    for name in ("CHANGELOG.md", "CONTRIBUTING.md"):
        (folder / name).write_text((ROOT / name).read_text().replace("](docs/", "]("))
    (folder / "api").mkdir()
    for name in MODULES:
        (folder / "api" / f"{name}.md").write_text(_api_page(name))
    for page in folder.rglob("*.md"):
        page.write_text(_LINK.sub(partial(_linked, page.parent), page.read_text()))


def _linked(folder: Path, link: re.Match[str]) -> str:
    """A link of a page in a folder, or where it leads out of the site only its text."""
    return link[0] if (folder / link[2]).exists() else link[1]


def _api_page(name: str) -> str:
    """The page of a module: its own names, and those that it gives from other modules."""
    module = import_module(name)
    lines = [f"# {name}", "", f"::: {name}", "    options:", "      members: false", ""]
    public = getattr(module, "__all__", None)
    if public is None:
        public = [each for each, value in vars(module).items() if getattr(value, "__module__", None) == name]
        public = [each for each in public if not each.startswith("_")]
    for each in sorted(public):
        value = getattr(module, each)
        home = getattr(value, "__module__", None)
        # Names given at run time, such as constants and modules, have no page of their own.
        if home is not None and home.startswith("mlirkit") and getattr(value, "__qualname__", "") == each:
            lines += [f"::: {home}.{each}", "    options:", "      heading_level: 2", ""]
        elif home is not None and home.startswith("mlirkit") and hasattr(value, "__name__"):
            lines += [f"::: {home}.{value.__name__}", "    options:", "      heading_level: 2", ""]
    return "\n".join(lines)


def write_try_page(folder: Path) -> None:
    """The page with what it runs: Pyodide, and wheels of mlirkit and of what it imports."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("try.html", "try.js"):
        target = "index.html" if name == "try.html" else name
        shutil.copyfile(ROOT / "website" / name, folder / target)
    with tempfile.TemporaryDirectory() as temporary:
        npm = ["npm", "pack", "--silent", f"pyodide@{PYODIDE}"]
        subprocess.run(npm, cwd=temporary, check=True, stdout=subprocess.DEVNULL)
        (package,) = Path(temporary).glob("*.tgz")
        with tarfile.open(package) as tar:
            tar.extractall(temporary, filter="data")
        (folder / "pyodide").mkdir(exist_ok=True)
        for file in (Path(temporary) / "package").iterdir():
            if file.suffix in (".mjs", ".wasm", ".zip", ".json") and file.name != "package.json":
                shutil.copyfile(file, folder / "pyodide" / file.name)
        wheels = Path(temporary) / "wheels"
        # A build writes beside its sources.
        source = Path(temporary) / "source"
        shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns(".*", "build", "tests", "benchmarks"))
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "wheel", "-w", str(wheels), str(source)], check=True)
        # One archive of all wheels, which is unpacked where Pyodide imports from.
        with zipfile.ZipFile(folder / "packages.zip", "w", zipfile.ZIP_DEFLATED) as archive:
            for wheel in sorted(wheels.glob("*.whl")):
                with zipfile.ZipFile(wheel) as content:
                    for member in content.namelist():
                        archive.writestr(member, content.read(member))
