"""`install_as("mlir")`: a finder on `sys.meta_path` that gives modules of mlirkit under upstream's names.

The finder does nothing before a program calls `install_as`, which refuses the names of other packages: a
package that has been imported, or one that is installed.  The latter may be replaced on purpose
(`replace=True`), as JAX's `jaxlib.mlir` is: modules without a counterpart in mlirkit then come from the files
of the real package; a `NativeModule` replaces those that are compiled.  `extend` names folders with more
modules, laid out like the package.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import find_spec, module_from_spec
from os import PathLike, fspath
from os.path import isdir, join
from types import CodeType, ModuleType
from typing import Any

from mlirkit.bindings.module_tree import PACKAGES, installation_hint, is_of_distribution, target_module
from mlirkit.bindings.native_module import NativeModule
from mlirkit.core.arguments import expect, expect_all
from mlirkit.dialects.packages import NotInstalled


def install_as(
    package: str = "mlir",
    *,
    replace: bool = False,
    extend: Sequence[str | PathLike[str]] = (),
    modules: Mapping[str, ModuleType] | None = None,
) -> None:
    """Make mlirkit importable as `package`; calling it again with the same name changes nothing.

    `modules` are additional modules, by their names below the package.

    ImportError if the name belongs to another package: see the module.
    """
    expect(package, str, "install_as", "package")
    extensions = expect_all(extend, (str, PathLike), "install_as", "extend")
    if not all(part.isidentifier() for part in package.split(".")):
        raise ValueError(f"install_as: argument 'package': '{package}' is no name of a package")
    if any(isinstance(finder, PackageFinder) and finder.package == package for finder in sys.meta_path):
        return
    if package in sys.modules:
        raise ImportError(f"'{package}' has been imported already; install_as has to come before")
    real = _installed(package)
    if real and not replace:
        raise ImportError(f"'{package}' is installed at {real[0]}; mlirkit takes no other package's name")
    own = [fspath(extension) for extension in extensions]
    sys.meta_path.insert(0, PackageFinder(package, own, real, modules or {}))


def _installed(package: str) -> list[str]:
    """The folders of an installed package with this name."""
    try:
        spec = find_spec(package)
    except ModuleNotFoundError:
        return []
    if spec is None:
        return []
    return list(spec.submodule_search_locations or [spec.origin or package])


class PackageFinder(MetaPathFinder):
    """Finds the modules of one package."""

    def __init__(
        self, package: str, own: Sequence[str], real: Sequence[str], modules: Mapping[str, ModuleType]
    ) -> None:
        self.package = package
        # The folders of the program, then those of the package whose place mlirkit takes.
        self.folders = [*own, *real]
        self._own = list(own)
        self._modules = dict(modules)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if self.package.startswith(fullname + "."):
            return _namespace(fullname, path)
        if fullname != self.package and not fullname.startswith(self.package + "."):
            return None
        name = fullname[len(self.package) + 1 :]
        if name in PACKAGES:
            return self._package(fullname, name)
        if self._own and name not in self._modules and is_of_distribution(name):
            # The program's modules for its dialect, over the definitions that the distribution has.
            spec = PathFinder.find_spec(fullname, places("dialects", self._own))
            if spec is not None and isinstance(spec.loader, SourceFileLoader):
                return spec
        module = self._modules.get(name) or target_module(name)
        if module is not None:
            parent, _, last = name.rpartition(".")
            enums = None if parent != "dialects" else self._source_file(f"dialects._{last}_enum_gen")
            if enums is not None:
                module = DialectModule(module, enums)
            return ModuleSpec(fullname, AliasLoader(module), is_package=hasattr(module, "__path__"))
        return self._file(name) or _missing(fullname, name)

    def _package(self, fullname: str, name: str) -> ModuleSpec:
        members = PACKAGES[name]
        file = None if members is None else import_module(members).__file__
        spec = ModuleSpec(fullname, PackageLoader(members), origin=file, is_package=True)
        spec.has_location = file is not None
        # The folders in which a program has its own modules of the package; this finder precedes them.
        spec.submodule_search_locations = places(name, self.folders)
        return spec

    def _file(self, name: str) -> ModuleSpec | None:
        """A module, or a folder of modules, in a folder that extends the package."""
        fullname = f"{self.package}.{name}"
        parent = name.rpartition(".")[0]
        spec = PathFinder.find_spec(fullname, places(parent, self.folders))
        if spec is not None and isinstance(spec.loader, ExtensionFileLoader):
            # An extension module would need the real package's C++.
            return _native(fullname, spec.origin, installation_hint(name))
        if spec is None and isinstance(sys.modules.get(f"{self.package}.{parent}"), NativeModule):
            return _native(fullname, None)
        return spec

    def _source_file(self, name: str) -> ModuleSpec | None:
        spec = self._file(name)
        return spec if spec is not None and isinstance(spec.loader, SourceFileLoader) else None


def places(package: str, folders: Sequence[str]) -> list[str]:
    """The folders of a package's modules, among the folders that extend the whole package."""
    inner = package.split(".") if package else []
    return [place for place in [join(folder, *inner) for folder in folders] if isdir(place)]


def _namespace(fullname: str, path: Sequence[str] | None) -> ModuleSpec | None:
    """A namespace package around mlirkit's name, such as `iree`, if none is installed."""
    if PathFinder.find_spec(fullname, path) is not None:
        return None
    spec = ModuleSpec(fullname, None, is_package=True)
    spec.submodule_search_locations = []
    return spec


def _native(fullname: str, file: str | None, remedy: str = "") -> ModuleSpec:
    return ModuleSpec(fullname, AliasLoader(NativeModule(fullname, file, remedy=remedy)), is_package=True)


def _missing(fullname: str, name: str) -> ModuleSpec:
    # Otherwise the path finder would import files of mlirkit a second time.
    where = installation_hint(name)
    kind = NotInstalled if where else ModuleNotFoundError
    raise kind(f"No module named '{fullname}' in mlirkit{where}", name=fullname)


class DialectModule(ModuleType):
    """A dialect's face with the enums of the real package, whose definitions may be of another release."""

    def __init__(self, face: ModuleType, enums: ModuleSpec) -> None:
        super().__init__(face.__name__, face.__doc__)
        self._face = face
        self._enums = enums
        self._loaded: ModuleType | None = None

    def __getattr__(self, name: str) -> Any:
        try:
            return getattr(self._face, name)
        except AttributeError:
            if name.startswith("_"):
                raise
            return getattr(self._enum_module(), name)

    def __dir__(self) -> list[str]:
        return dir(self._face)

    def _enum_module(self) -> ModuleType:
        if self._loaded is None:
            self._loaded = module_from_spec(self._enums)
            assert self._enums.loader is not None
            self._enums.loader.exec_module(self._loaded)
        return self._loaded


class PackageLoader(Loader):
    """Makes packages, whose modules are imported on first use."""

    def __init__(self, members: str | None) -> None:
        # The module with the package's own members.
        self._members = members

    def exec_module(self, module: ModuleType) -> None:
        if self._members is not None:
            own = import_module(self._members)
            module.__dict__.update({name: getattr(own, name) for name in own.__all__})
        module.__dict__["__getattr__"] = lambda name: _child(module.__name__, name)


def _child(package: str, name: str) -> ModuleType:
    if not name.startswith("__"):
        try:
            return import_module(f"{package}.{name}")
        except NotInstalled:
            raise
        except ModuleNotFoundError as error:
            if error.name != f"{package}.{name}":
                raise
    raise AttributeError(f"module '{package}' has no attribute '{name}'")


class AliasLoader(Loader):
    """Returns a module that exists under another name."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module

    def exec_module(self, module: ModuleType) -> None:
        # The import system continues with the module that it finds here.
        sys.modules[module.__name__] = self._module

    def get_code(self, fullname: str) -> CodeType | None:
        """Support `python -m`, which runs the module's own file."""
        spec = find_spec(self._module.__name__)
        loader = None if spec is None else spec.loader
        return loader.get_code(self._module.__name__) if isinstance(loader, SourceFileLoader) else None
