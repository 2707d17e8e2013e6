"""Passes that mlirkit does not have, run by a given mlir-opt (passes/mlir_opt.py).

A maximal run of passes of which the tool must run at least one (a stretch) is sent to the tool as one
pipeline on the operation of the manager; passes that only Python has separate stretches and run here.  Each
delegated pipeline is reported once, in a warning of the logger `mlirkit.passes`.
"""

from __future__ import annotations

from typing import Final

from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.verified import KNOWN
from mlirkit.passes.mlir_opt import MlirOpt
from mlirkit.passes.op_pass_manager import OpPassManager, OpToOpPassAdaptor
from mlirkit.passes.pass_base import Pass
from mlirkit.support.diagnostics import MLIRError

# The pipelines that were reported as running elsewhere.
_reported: Final[set[tuple[str, str]]] = set()


class DelegatedPass(Pass):
    """A pipeline, often of a single pass, that a tool runs."""

    def __init__(
        self, tool: MlirOpt, text: str, missing: list[str], op_name: str = "", name: str = ""
    ) -> None:
        super().__init__()
        self.tool = tool
        self.text = text
        # The passes for whose sake it is the tool's.
        self.missing = missing
        self.op_name = op_name
        self.name = name or ", ".join(missing)
        # Whether the tool verifies after each pass.
        self.verifies = True

    def run(self) -> None:
        pipeline = f"{self.operation.info.name}({self.text})"
        _report(self.tool, self.missing, pipeline)
        _take_over(self.operation, self.tool.run(pipeline, self.operation, self.verifies))

    def clone(self) -> Pass:
        return DelegatedPass(self.tool, self.text, self.missing, self.op_name, self.name)

    def pipeline_text(self, indent: int = -1) -> str:
        return self.text


def with_stretches(pipeline: OpPassManager, verifies: bool) -> OpPassManager:
    """The pipeline with each stretch that a tool runs as one pass; itself if it has no such stretch."""
    leaves = _leaves(pipeline, ())
    if not any(isinstance(pass_, DelegatedPass) for _, pass_ in leaves):
        return pipeline
    staged = OpPassManager(pipeline.anchor)
    stretch: list[_Leaf] = []
    for leaf in [*leaves, None]:
        if leaf is not None and _tool_has(leaf[1]):
            stretch.append(leaf)
            continue
        _add_stretch(stretch, staged, verifies)
        stretch = []
        if leaf is not None:
            _add(leaf, staged)
    return staged


# A pass, and the anchors of the pipelines that it is nested in.
_Leaf = tuple[tuple[str, ...], Pass]


def _leaves(pipeline: OpPassManager, anchors: tuple[str, ...]) -> list[_Leaf]:
    result: list[_Leaf] = []
    for pass_ in pipeline.passes:
        if isinstance(pass_, OpToOpPassAdaptor):
            for manager in pass_.managers:
                result += _leaves(manager, (*anchors, manager.anchor))
        else:
            result.append((anchors, pass_))
    return result


def _tool_has(pass_: Pass) -> bool:
    return isinstance(pass_, DelegatedPass) or type(pass_).IS_DEFINED


def _add_stretch(stretch: list[_Leaf], staged: OpPassManager, verifies: bool) -> None:
    delegated = [pass_ for _, pass_ in stretch if isinstance(pass_, DelegatedPass)]
    if not delegated:
        for leaf in stretch:
            _add(leaf, staged)
        return
    inside = OpPassManager(staged.anchor)
    for leaf in stretch:
        _add(leaf, inside)
    missing = list(dict.fromkeys([name for pass_ in delegated for name in pass_.missing]))
    text = ",".join([pass_.pipeline_text() for pass_ in inside.passes])
    names = ", ".join(dict.fromkeys([pass_.name for pass_ in delegated]))
    whole = DelegatedPass(delegated[0].tool, text, missing, name=names)
    whole.verifies = verifies
    staged.passes.append(whole)


def _add(leaf: _Leaf, pipeline: OpPassManager) -> None:
    """Add a pass to a pipeline, in the nested pipeline of the last pass if the anchors are the same."""
    anchors, pass_ = leaf
    for anchor in anchors:
        last = pipeline.passes[-1] if pipeline.passes else None
        if isinstance(last, OpToOpPassAdaptor) and last.managers[-1].anchor == anchor:
            pipeline = last.managers[-1]
        else:
            pipeline = pipeline.nest(anchor)
    pipeline.passes.append(pass_)


def _report(tool: MlirOpt, missing: list[str], pipeline: str) -> None:
    if (tool.path, pipeline) in _reported:
        return
    _reported.add((tool.path, pipeline))
    # Only delegation needs logging.
    from logging import getLogger

    names = ", ".join([f"'{name}'" for name in missing])
    getLogger("mlirkit.passes").warning(
        "%s runs %s, because mlirkit does not have %s", tool.path, pipeline, names
    )


def _take_over(op: Operation, new: Operation) -> None:
    """Replace the attributes and regions of an operation by another's, and erase the other."""
    if (new.info.name, new.result_types()) != (op.info.name, op.result_types()):
        raise MLIRError(f"'{op.info.name}' op came back as '{new.info.name}'")
    regions = list(new.region_list or ())
    if len(regions) != len(op.region_list or ()):
        raise MLIRError(f"'{op.info.name}' op came back with {len(regions)} regions")
    for region, new_region in zip(op.region_list or (), regions, strict=True):
        old = Region()
        old.take_body(region)
        region.take_body(new_region)
        new_region.take_body(old)
    op.props = new.props
    op.attrs = new.attrs
    KNOWN.stamp = None
    op.location = new.location
    # It owns the old regions now.
    new.close()
