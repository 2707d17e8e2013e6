"""Passes and pipelines by argument.

    register_pass(CountCalls)                                   a class of passes
    register_pipeline("simplify", "...", add_passes)            a function that adds passes to a pipeline

The modules in transforms/__init__.py define the passes that ship; they are imported on demand, and do not
register their passes themselves, so that they can be compiled.  Other packages list their passes in the entry
point group `mlirkit.passes`: an entry point refers to a module with passes, to a class of passes, or to a
function that takes no arguments and registers them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, Final, TypeVar

from mlirkit.core.arguments import expect, expect_all
from mlirkit.core.upcalls import pass_modules
from mlirkit.dialects.pass_definitions import find_pass_definition, pass_arguments
from mlirkit.passes.delegation import DelegatedPass
from mlirkit.passes.mlir_opt import MlirOpt
from mlirkit.passes.op_pass_manager import OpPassManager
from mlirkit.passes.options import Option, PassOptions, PassOptionsError
from mlirkit.passes.pass_base import Pass, declaration_of
from mlirkit.support.entry_points import entry_points
from mlirkit.support.exclusive import exclusively

ENTRY_POINT_GROUP: Final = "mlirkit.passes"

PipelineBuilder = Callable[[OpPassManager, PassOptions], None]
PassClass = TypeVar("PassClass", bound="type[Pass]")


class MissingPass(Exception):
    """A pass of MLIR that mlirkit does not have, and no tool that was given either."""

    def __init__(self, argument: str) -> None:
        super().__init__(f"'{argument}' is a pass of MLIR that mlirkit does not have")
        self.argument = argument


class PipelineEntry:
    """A registered pipeline."""

    __slots__ = ("argument", "build", "description", "options")

    def __init__(
        self, argument: str, description: str, build: PipelineBuilder, options: Sequence[Option] = ()
    ) -> None:
        self.argument = argument
        self.description = description
        self.build = build
        self.options = list(options)


_passes: Final[dict[str, Any]] = {}
_pipelines: Final[dict[str, PipelineEntry]] = {}
# Whether the entry points of other packages have been loaded.
_has_loaded_entry_points: Final[list[bool]] = []


def register_pass(cls: PassClass) -> PassClass:
    """Register a class of passes under its ARGUMENT; usable as a decorator."""
    if not (isinstance(cls, type) and issubclass(cls, Pass)):
        raise TypeError(f"register_pass: argument 'cls': expected a class of passes, got {cls!r}")
    argument = cls.ARGUMENT
    if not argument:
        raise ValueError(f"pass '{cls.__name__}' has no ARGUMENT to register it under")
    registered = _passes.setdefault(argument, cls)
    names = [(one.__module__, one.__qualname__) for one in (registered, cls)]
    if registered is not cls and names[0] != names[1]:
        raise ValueError(f"a pass '{argument}' is registered already")
    _passes[argument] = cls
    return cls


def register_pipeline(
    argument: str, description: str, build: PipelineBuilder, options: Sequence[Option] = ()
) -> None:
    """Register a pipeline: `build(manager, options)` adds its passes."""
    expect(argument, str, "register_pipeline", "argument")
    expect(description, str, "register_pipeline", "description")
    if not callable(build):
        raise TypeError(f"register_pipeline: argument 'build': expected a function, got {build!r}")
    options = expect_all(options, Option, "register_pipeline", "options")
    _pipelines[argument] = PipelineEntry(argument, description, build, options)


def find_pass(argument: str) -> type[Pass] | None:
    """The class of the pass with an argument; None if no such pass is registered."""
    if argument not in _passes:
        module = pass_modules().get(argument)
        if module is not None:
            _register_from(import_module(module))
        else:
            _load_other_packages()
    result: type[Pass] | None = _passes.get(argument)
    return result


def _register_from(module: ModuleType) -> None:
    """Register the passes that a module defines."""
    members: list[Any] = list(vars(module).values())
    for member in members:
        if isinstance(member, type) and issubclass(member, Pass) and member.ARGUMENT:
            if getattr(member, "__module__", "") == module.__name__:
                register_pass(member)


def find_pipeline(argument: str) -> PipelineEntry | None:
    """The pipeline with an argument; None if no such pipeline is registered."""
    if argument not in _pipelines and argument not in _passes and argument not in pass_modules():
        _load_other_packages()
    return _pipelines.get(argument)


def is_registered(argument: str, tool: MlirOpt | None = None) -> bool:
    """Whether a pass or pipeline exists, here or in a tool; raises MissingPass if only MLIR has it."""
    if find_pipeline(argument) is not None or find_pass(argument) is not None:
        return True
    if tool is not None and tool.has_pass(argument):
        return True
    if argument in _PIPELINES_OF_MLIR or find_pass_definition(argument) is not None:
        raise MissingPass(argument)
    return False


def registered_passes() -> list[str]:
    """The arguments of all passes, sorted."""
    _load_other_packages()
    return sorted({*_passes, *pass_modules()})


def registered_pipelines() -> list[str]:
    """The arguments of all pipelines, sorted."""
    _load_other_packages()
    return sorted(_pipelines)


def missing_passes() -> list[str]:
    """The arguments of MLIR's passes that are missing here, sorted; its tests left out."""
    registered = set(registered_passes())
    return [argument for argument in pass_arguments() if argument not in registered]


def add_registered(argument: str, options: str, manager: OpPassManager) -> None:
    """Add a pass or pipeline, with the options in a text, to a pipeline.

    Raises PassOptionsError, MissingPass, and MLIRError if the pass is for other operations.
    """
    pipeline = find_pipeline(argument)
    if pipeline is not None:
        values = PassOptions(pipeline.options)
        values.parse(options)
        pipeline.build(manager, values)
        return
    cls = find_pass(argument)
    if cls is None:
        _add_delegated(argument, options, manager)
        return
    pass_ = cls()
    try:
        pass_.options.parse(options)
        pass_.options_changed()
    except PassOptionsError as error:
        refusal = manager.refusal_of(pass_)
        if not refusal:
            raise
        raise PassOptionsError(f"{error.message}\n{refusal}", error.complaints) from None
    manager.add_pass(pass_)


def _add_delegated(argument: str, options: str, manager: OpPassManager) -> None:
    """Add a pass that only the manager's tool has."""
    tool = manager.tool
    result = None if tool is None else tool.find_pass(argument, options, manager.op_name)
    if tool is None or result is None:
        raise MissingPass(argument)
    text = f"{argument}{{{options}}}" if options else argument
    definition = find_pass_definition(argument)
    name = argument if definition is None else definition.name
    manager.add_pass(DelegatedPass(tool, text, [argument], result.op_name, name))


def options_of(argument: str) -> list[Option]:
    """The options of a pass or pipeline."""
    pipeline = find_pipeline(argument)
    if pipeline is not None:
        return pipeline.options
    cls = find_pass(argument)
    return [] if cls is None else declaration_of(cls).options


def description_of(argument: str) -> str:
    """The summary of a pass or pipeline."""
    pipeline = find_pipeline(argument)
    if pipeline is not None:
        return pipeline.description
    cls = find_pass(argument)
    return "" if cls is None else declaration_of(cls).description


def _load_other_packages() -> None:
    if not _has_loaded_entry_points:
        exclusively(_load_entry_points)


def _load_entry_points() -> None:
    if _has_loaded_entry_points:
        return
    _has_loaded_entry_points.append(True)
    for entry in entry_points(ENTRY_POINT_GROUP):
        loaded = entry.load()
        if isinstance(loaded, ModuleType):
            _register_from(loaded)
        elif isinstance(loaded, type) and issubclass(loaded, Pass):
            register_pass(loaded)
        elif callable(loaded):
            loaded()


# Pipelines have no definitions.
_PIPELINES_OF_MLIR: Final = frozenset(
    (
        "buffer-deallocation-pipeline",
        "gpu-lower-to-nvvm-pipeline",
        "gpu-lower-to-xevm-pipeline",
        "sparsifier",
        "tosa-to-linalg-pipeline",
    )
)
