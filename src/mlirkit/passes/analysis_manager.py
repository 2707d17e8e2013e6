"""Analyses: objects computed once per operation and kept until a pass changes something.

An analysis is a class whose objects are made from an operation, `MyAnalysis(op)`.  It may have a method
`is_invalidated(preserved) -> bool`; without one, it is dropped unless a pass preserves it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mlirkit.core.operation import Operation

if TYPE_CHECKING:
    from mlirkit.passes.instrumentation import PassInstrumentor


class PreservedAnalyses:
    """The analyses that still hold after a pass: none, some or all."""

    __slots__ = ("_classes", "are_all")

    def __init__(self) -> None:
        self.are_all = False
        self._classes: set[Any] = set()

    @property
    def are_none(self) -> bool:
        return not self.are_all and not self._classes

    def preserve_all(self) -> None:
        self.are_all = True

    def preserve(self, *classes: Any) -> None:
        self._classes.update(classes)

    def is_preserved(self, cls: Any) -> bool:
        return self.are_all or cls in self._classes


class AnalysisManager:
    """The analyses of an operation, and the managers of operations inside it."""

    __slots__ = ("_analyses", "_children", "instrumentor", "operation", "parent")

    def __init__(
        self,
        operation: Operation,
        instrumentor: PassInstrumentor | None = None,
        parent: AnalysisManager | None = None,
    ) -> None:
        self.operation = operation
        self.instrumentor = instrumentor
        self.parent = parent
        self._analyses: dict[Any, Any] = {}
        self._children: dict[Operation, AnalysisManager] = {}

    def get_analysis(self, cls: Any) -> Any:
        """The analysis of class `cls` of the operation, computed now if need be."""
        if cls not in self._analyses:
            instrumentor = self.instrumentor
            if instrumentor is not None:
                instrumentor.run_before_analysis(analysis_name(cls), self.operation)
            self._analyses[cls] = cls(self.operation)
            if instrumentor is not None:
                instrumentor.run_after_analysis(analysis_name(cls), self.operation)
        return self._analyses[cls]

    def get_cached_analysis(self, cls: Any) -> Any:
        """The analysis if it has been computed and still holds, else None."""
        return self._analyses.get(cls)

    def get_child_analysis(self, cls: Any, op: Operation) -> Any:
        """The analysis of an operation somewhere inside."""
        return self.nest(op).get_analysis(cls)

    def nest(self, op: Operation) -> AnalysisManager:
        """The manager of an operation somewhere inside this one's."""
        around = [op]
        parent = op.parent_op
        while parent is not None and parent is not self.operation:
            around.append(parent)
            parent = parent.parent_op
        if parent is None:
            raise ValueError("the operation is not inside the analysed operation")
        manager = self
        for ancestor in reversed(around):
            child = manager._children.get(ancestor)
            if child is None:
                child = manager._children[ancestor] = AnalysisManager(ancestor, self.instrumentor, manager)
            manager = child
        return manager

    def invalidate(self, preserved: PreservedAnalyses) -> None:
        """Drop the analyses that a pass did not preserve, here and in nested operations."""
        if preserved.are_all:
            return
        pending = [self]
        while pending:
            manager = pending.pop()
            manager._analyses = {
                cls: analysis
                for cls, analysis in manager._analyses.items()
                if not _is_invalidated(cls, analysis, preserved)
            }
            if preserved.are_none:
                manager._children.clear()
            pending.extend(manager._children.values())

    def clear(self) -> None:
        """Drop all analyses."""
        self._analyses.clear()
        self._children.clear()


def _is_invalidated(cls: Any, analysis: Any, preserved: PreservedAnalyses) -> bool:
    own = getattr(analysis, "is_invalidated", None)
    return not preserved.is_preserved(cls) if own is None else bool(own(preserved))


def analysis_name(cls: Any) -> str:
    """The name of an analysis in reports."""
    name: str = cls.__name__
    return name
