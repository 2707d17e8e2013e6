"""Contexts: loaded dialects and their loaders, permissions, and handlers of diagnostics.

Attributes, types and locations live outside of any context.  A context is needed for names: it turns
`"arith.addi"` into an `OperationName`.  The default is the context of the innermost `with Context():`, else
one shared default context with every shipped dialect.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from functools import partial
from types import TracebackType
from typing import Any, ClassVar, Final
from weakref import ref

from mypy_extensions import mypyc_attr

from mlirkit.core.arguments import expect, wrong_argument
from mlirkit.core.current import (
    Current,
    context_stack,
    enter,
    insertion_point_stack,
    leave,
    location_stack,
)
from mlirkit.core.dialect import Dialect, DialectDescriptor
from mlirkit.core.lives import Life, live_count
from mlirkit.core.native_pointer import CAPI_CREATE, CAPI_PTR
from mlirkit.core.operation_name import OperationName
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.registered_classes import import_dialect_module, registered_dialect, with_registered
from mlirkit.core.upcalls import available_dialects, dialect_loader
from mlirkit.core.verified import KNOWN, register_hook
from mlirkit.support.diagnostics import Diagnostic
from mlirkit.support.exclusive import exclusively
from mlirkit.support.gc_pause import gc_paused

# A loader that finds no definitions returns None.
DialectLoader = Callable[["Context"], Dialect | None]
DiagnosticHandler = Callable[[Diagnostic], bool]


class ThreadPool:
    """Upstream's pool of threads, for scripts that make one: a single thread here."""

    __slots__ = ()

    def get_max_concurrency(self) -> int:
        return 1

    def _mlir_thread_pool_ptr(self) -> str:
        """A text that identifies the pool."""
        return hex(id(self))


class DialectRegistry:
    """Loaders of dialects by name, for contexts."""

    __slots__ = ("loaders",)

    def __init__(self) -> None:
        self.loaders: dict[str, DialectLoader] = {}

    def insert(self, name: str, loader: DialectLoader) -> None:
        expect(name, str, "DialectRegistry.insert", "name")
        if not callable(loader):
            raise wrong_argument(loader, "a function", "DialectRegistry.insert", "loader")
        self.loaders[name] = loader


class Dialects:
    """`context.dialects["arith"]` and `context.d.arith`: the dialects, loaded on first use."""

    __slots__ = ("_context",)

    def __init__(self, context: Context) -> None:
        self._context = context

    def __getitem__(self, name: str) -> Any:
        dialect = self._context.dialect(name)
        if dialect is None:
            raise IndexError(f"Dialect '{name}' not found")
        return _shown(dialect)

    def __getattr__(self, name: str) -> Any:
        dialect = self._context.dialect(name)
        if dialect is None:
            raise AttributeError(f"Dialect '{name}' not found")
        return _shown(dialect)

    def __contains__(self, name: str) -> bool:
        return self._context.dialect(name) is not None


def _shown(dialect: Dialect) -> Any:
    """The dialect as programs get it: in the class that they registered for it, if any."""
    registered = registered_dialect(dialect.name)
    return dialect if registered is None else registered(dialect)


class DiagnosticHandlerHandle:
    """An attached handler; leaving its `with` block or `detach()` removes it, and so does the context's end.

    `had_error` is true after the handler has raised an exception.
    """

    __slots__ = ("_handlers", "_life", "callback", "had_error")

    def __init__(self, context: Context, callback: DiagnosticHandler) -> None:
        # A handler keeps no context alive.
        self._life: Any = ref(context._life)
        self._handlers = context.diagnostic_handlers
        self.callback = callback
        self.had_error = False

    @property
    def attached(self) -> bool:
        return self._life() is not None and any(handler is self for handler in self._handlers)

    def detach(self) -> None:
        self._handlers[:] = [handler for handler in self._handlers if handler is not self]

    def handle(self, diagnostic: Diagnostic) -> bool:
        """Whether the handler accepts the diagnostic; its exceptions are printed and count as no."""
        try:
            return bool(self.callback(diagnostic))
        except Exception:
            # A late import: otherwise every program loads it, with half a dozen modules.
            from traceback import format_exc

            self.had_error = True
            print(f"MLIR Python Diagnostic handler raised exception:\n{format_exc()}", file=sys.stderr)
            return False

    def __enter__(self) -> DiagnosticHandlerHandle:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.detach()


# The dialects that new contexts load at once by default.
load_on_create: Final[list[str]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class _Context:
    """Base of contexts, without any loaded dialect.

    Upstream's `Context` derives from a class of this name as well; programs call its constructor in place of
    that of `Context`, so that nothing is loaded at once.
    """

    _CAPIPtr: ClassVar[Any] = CAPI_PTR
    _CAPICreate: ClassVar[Any] = CAPI_CREATE

    def __init__(self, allow_unregistered_dialects: bool = False, load_shipped: bool = True) -> None:
        self._allow_unregistered_dialects = allow_unregistered_dialects
        self.emit_error_diagnostics = False
        # The requested setting, which reproducers record.
        self.is_multithreading_enabled = True
        # Errors about an operation show it in a note (`--mlir-print-op-on-diagnostic`).
        self.print_op_on_diagnostic = True
        # The core.actions.ActionHandler that does the work of actions; without one it is done at once.
        self.action_handler: Any = None
        # The engine for remarks of optimizations (core/remarks.py).
        self.remark_engine: Any = None
        # The flags with which passes print operations, and those for operations in messages.
        self.printing_flags = OpPrintingFlags()
        self.diagnostic_flags = OpPrintingFlags().for_diagnostics()
        self.diagnostic_handlers: list[DiagnosticHandlerHandle] = []
        self._loaders: dict[str, DialectLoader] = {}
        self._loaded: dict[str, Dialect | None] = {}
        # The dialects that are being loaded; they are unknown until they are complete.
        self._loading: set[str] = set()
        self._names: dict[str, OperationName] = {}
        # Names of operations that were read as text: see core/unknown_syntax.py.
        self.unknown_syntax_names: dict[str, OperationName] = {}
        # Values that cannot be read: see core/kept_text.py.
        self.kept_texts: dict[Any, Any] = {}
        # Data that dialects keep, by its name.
        self.extensions: dict[str, object] = {}
        # Discardable attributes that some release declares, by operation: see layouts/undeclared.py.
        self.undeclared_attributes: set[tuple[str, str]] = set()
        self._load_shipped = load_shipped
        # Names of resources that programs made, and the number of the next resource with that name.
        self._resource_names: dict[str, int] = {}
        # The release that wrote bytecode whose producer is not known, e.g. "llvm19".
        self.assumed_release: str | None = None
        # The release that wrote the text of files, if that is another than the definitions'.
        self.text_release: str | None = None
        # Whether a project's dialects are registered: the project's own MLIR may have written its texts.
        self.has_project = False
        # The mlir-opt that runs passes which are missing here, unless MLIRKIT_MLIR_OPT names one.
        self.mlir_opt: str | None = None
        self._thread_pool: ThreadPool | None = None
        self._life = Life()

    @property
    def allow_unregistered_dialects(self) -> bool:
        """Whether operations, attributes and types may be of unregistered dialects."""
        return self._allow_unregistered_dialects

    @allow_unregistered_dialects.setter
    def allow_unregistered_dialects(self, allowed: bool) -> None:
        self._allow_unregistered_dialects = allowed
        KNOWN.stamp = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Context(_Context):
    """A set of dialects, with its rules.  `with Context():` makes it current."""

    current: ClassVar[Any] = Current("Context", context_stack, may_be_none=True)

    def __init__(
        self,
        allow_unregistered_dialects: bool = False,
        load_shipped: bool = True,
        *,
        load_on_create_dialects: Sequence[str] | None = None,
        thread_pool: ThreadPool | None = None,
    ) -> None:
        """`load_on_create_dialects` are loaded at once; a thread pool is accepted as upstream accepts it."""
        _Context.__init__(self, allow_unregistered_dialects, load_shipped)
        self._thread_pool = thread_pool
        for name in load_on_create if load_on_create_dialects is None else load_on_create_dialects:
            _ = self.dialects[name]

    @staticmethod
    def _get_live_count() -> int:
        """The number of living contexts, without the default context."""
        return live_count()

    def _clear_live_operations(self) -> int:
        """Accepted for compatibility: no operation outlives the tree it is part of."""
        return 0

    def _get_live_module_count(self) -> int:
        """The number of top-level modules of the context; slow, because it scans all objects."""
        count = 0
        for candidate in gc.get_objects():
            info = getattr(candidate, "info", None)
            if isinstance(info, OperationName) and info.name == "builtin.module" and info.context is self:
                count += getattr(candidate, "parent_block", self) is None
        return count

    def _get_context_again(self) -> Context:
        return self

    # -- dialects -------------------------------------------------------------------------------------

    def register_dialect(self, name: str, loader: DialectLoader) -> None:
        """Register the loader of dialect `name`, in place of a shipped dialect of that name."""
        self._loaders[name] = loader
        self._loaded.pop(name, None)
        KNOWN.stamp = None
        self._forget_names(name)

    def append_dialect_registry(self, registry: DialectRegistry) -> None:
        expect(registry, DialectRegistry, "append_dialect_registry", "registry")
        for name, loader in registry.loaders.items():
            self.register_dialect(name, loader)

    def load_dialect(self, dialect: Dialect) -> Dialect:
        """Add a dialect object, replacing one of the same name."""
        expect(dialect, Dialect, "load_dialect", "dialect")
        register_hook(dialect)
        if dialect.name in self._loaded:
            KNOWN.stamp = None
        self._loaded[dialect.name] = dialect
        self._forget_names(dialect.name)
        return dialect

    def dialect(self, name: str) -> Dialect | None:
        """The dialect with prefix `name`, loaded now if need be; None if it is unknown."""
        if name in self._loaded:
            return self._loaded[name]
        # Loading makes almost no garbage.
        with gc_paused():
            return exclusively(partial(self._load, name))

    def _load(self, name: str) -> Dialect | None:
        """Load dialect `name`.  An exception leaves the context unchanged."""
        if name in self._loaded:
            return self._loaded[name]
        # A dialect may look itself up while it loads.
        if name in self._loading:
            return None
        loader = self._loaders.get(name)
        if loader is None and self._load_shipped:
            loader = dialect_loader(name)
        dialect = None
        if loader is not None:
            try:
                self._loading.add(name)
                dialect = loader(self)
            finally:
                self._loading.discard(name)
        self._loaded[name] = dialect
        # Trees that were verified before have not used the dialect, so that their marks stay valid.
        register_hook(dialect)
        return dialect

    def is_loaded(self, name: str) -> bool:
        """Whether dialect `name` has been loaded."""
        return self._loaded.get(name) is not None

    def awaits_shipped(self, name: str) -> bool:
        """Whether dialect `name` has not been loaded yet, and would be loaded as shipped."""
        return self._load_shipped and name not in self._loaded and name not in self._loaders

    def load_dependent_dialects(self) -> None:
        """Load the dependencies of the loaded dialects, as MLIR does when it loads them."""
        pending = self.loaded_dialects()
        while pending:
            for name in pending.pop().dependent_dialects():
                if name not in self._loaded:
                    dialect = self.dialect(name)
                    if dialect is not None:
                        pending.append(dialect)

    def get_dialect_descriptor(self, dialect_name: str) -> DialectDescriptor:
        dialect = self.dialect(dialect_name)
        if dialect is None:
            raise ValueError(f"Dialect '{dialect_name}' not found")
        return dialect.descriptor

    def load_all_available_dialects(self) -> None:
        """Load the registered dialects; shipped dialects are loaded on first use."""
        for name in list(self._loaders):
            self.dialect(name)

    def available_dialect_names(self) -> list[str]:
        """The names of all dialects that the context could load or has loaded, sorted."""
        names = set(self._loaders) | {name for name, dialect in self._loaded.items() if dialect is not None}
        if self._load_shipped:
            names |= set(available_dialects())
        return sorted(names)

    def loaded_dialects(self) -> list[Dialect]:
        """The dialects loaded so far."""
        return [dialect for dialect in self._loaded.values() if dialect is not None]

    @property
    def dialects(self) -> Dialects:
        return Dialects(self)

    @property
    def d(self) -> Dialects:
        return Dialects(self)

    def unique_resource_name(self, name: str) -> str:
        """A name that no resource made in this context has: `name`, else `name_1`, `name_2`, ..."""
        expect(name, str, "unique_resource_name", "name")
        unique, number = name, self._resource_names.get(name, 0)
        while unique in self._resource_names:
            unique, number = f"{name}_{number}", number + 1
        self._resource_names[name] = max(number, 1)
        self._resource_names[unique] = self._resource_names.get(unique, 1)
        return unique

    # -- operation names ------------------------------------------------------------------------------

    def operation_name(self, name: str) -> OperationName:
        """Return the entry of an operation name; never fails."""
        info = self._names.get(name)
        return exclusively(partial(self._find_name, name)) if info is None else info

    def _find_name(self, name: str) -> OperationName:
        info = self._names.get(name)
        if info is None:
            info = OperationName(name, self)
            dialect = self.dialect(info.dialect_name)
            import_dialect_module(info.dialect_name)
            op_class = None if dialect is None else dialect.operation_class(name)
            if op_class is not None:
                info.bind(with_registered(name, op_class))
            else:
                # A class alone is no definition: the operation stays unregistered.
                info.op_class = with_registered(name, None)
            # While a dialect loads, the data about its operations may be incomplete.
            if info.dialect_name not in self._loading:
                self._names[name] = info
        return info

    def is_registered_operation(self, operation_name: str) -> bool:
        expect(operation_name, str, "is_registered_operation", "operation_name")
        return self.operation_name(operation_name).is_registered

    def _forget_names(self, dialect_name: str) -> None:
        for name in [op_name for op_name in self._names if op_name.split(".", 1)[0] == dialect_name]:
            del self._names[name]
            KNOWN.stamp = None

    # -- threads --------------------------------------------------------------------------------------

    def enable_multithreading(self, enable: bool) -> None:
        """Accepted for compatibility: all work runs in the calling thread."""
        self.is_multithreading_enabled = enable

    def set_thread_pool(self, pool: ThreadPool) -> None:
        """Accepted, as `enable_multithreading` is."""
        expect(pool, ThreadPool, "set_thread_pool", "pool")
        self._thread_pool = pool

    def get_num_threads(self) -> int:
        return 1

    def _mlir_thread_pool_ptr(self) -> str:
        """A text that identifies the context's pool of threads."""
        pool = self._thread_pool
        return "" if pool is None else pool._mlir_thread_pool_ptr()

    # -- diagnostics ----------------------------------------------------------------------------------

    def attach_diagnostic_handler(self, callback: DiagnosticHandler) -> DiagnosticHandlerHandle:
        """Call `callback(diagnostic)` for each diagnostic; a true result means that it was handled."""
        if not callable(callback):
            raise wrong_argument(callback, "a function", "attach_diagnostic_handler", "callback")
        handle = DiagnosticHandlerHandle(self, callback)
        self.diagnostic_handlers.append(handle)
        return handle

    def emit(self, diagnostic: Diagnostic) -> bool:
        """Pass a diagnostic to the handlers, newest first, until one accepts it; True if one did."""
        for handle in reversed(list(self.diagnostic_handlers)):
            if handle.handle(diagnostic):
                return True
        return False

    # -- being current --------------------------------------------------------------------------------

    def __enter__(self) -> Context:
        if context_stack.top() is self:
            enter(self, location_stack.top(), insertion_point_stack.top())
        else:
            enter(self, None, None)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        leave(context_stack, self, "Context")

    @staticmethod
    def current_or_none() -> Context | None:
        context: Context | None = context_stack.top()
        return context


_default_context: Final[list[Context]] = []


def default_context() -> Context:
    """The context of scripts that make none: it has all shipped dialects and allows unregistered ones."""
    if not _default_context:
        exclusively(_make_default_context)
    return _default_context[0]


def _make_default_context() -> None:
    if not _default_context:
        context = Context(allow_unregistered_dialects=True)
        context._life.leave_out()
        _default_context.append(context)


def context_of(explicit: Context | None, location: Any) -> Context:
    """The context of a new object at a location: `explicit`, the location's own, or the current one."""
    if explicit is None and location is not None:
        explicit = getattr(location, "own_context", None)
    return current_context(explicit)


def current_context(explicit: Context | None = None) -> Context:
    """`explicit`, or the innermost current context, or the default one."""
    if explicit is not None:
        if not isinstance(explicit, Context):
            raise TypeError(f"argument 'context': expected Context, got {type(explicit).__name__}")
        return explicit
    context: Context | None = context_stack.top()
    return default_context() if context is None else context
