"""Pipelines as text.

    anchored ::= anchor `(` pipeline? `)`
    pipeline ::= element (`,` element)*
    element  ::= anchored | name (`{` options `}`)?

An anchor is the name of an operation, or `any`.  Blanks around names are ignored.  Options are read by the
pass itself (passes/options.py).  The mirror is `OpPassManager.pipeline_text`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mlirkit.passes.mlir_opt import MlirOpt
from mlirkit.passes.op_pass_manager import OpPassManager
from mlirkit.passes.option_types import OptionError, OptionType
from mlirkit.passes.options import Complaint, PassOptionsError
from mlirkit.passes.pass_registry import MissingPass, add_registered, is_registered
from mlirkit.support.diagnostics import MLIRError, caret_lines
from mlirkit.support.source import SourceBuffer

_SOURCE: Final = "MLIR Textual PassPipeline Parser"
# Pipelines are added, written and run recursively; one in an option of a pass counts as several.
_DEEPEST: Final = 100
_OPTION_DEPTH: Final = 5
# A stack of the texts that are being added, each in a pass option of the text before.
_texts: Final[list[str]] = []


class PipelineError(Exception):
    """An invalid pipeline; complaints are about values of options."""

    def __init__(self, message: str, complaints: Sequence[Complaint] = ()) -> None:
        super().__init__("".join([*[complaint.text for complaint in complaints], message]))
        self.message = message
        self.complaints = list(complaints)


class _Element:
    """A name in a pipeline, with options or nested elements."""

    __slots__ = ("name", "nested", "options", "place")

    def __init__(self, name: str, place: int) -> None:
        self.name = name
        self.place = place
        self.options = ""
        self.nested: list[_Element] = []


def parse_pipeline_text(text: str, tool: MlirOpt | None = None) -> OpPassManager:
    """Parse a pipeline with its anchor; raises PipelineError.

    `tool`, if given, provides the passes that mlirkit does not have.
    """
    text = text.strip()
    start = text.find("(")
    if start <= 0 or not text.endswith(")"):
        raise PipelineError(
            "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'"
        )
    manager = OpPassManager(text[:start].rstrip(), tool=tool)
    add_pipeline_text(text[start + 1 : -1], manager)
    return manager


def add_pipeline_text(text: str, manager: OpPassManager) -> None:
    """Add the passes that a text without an anchor describes to a pipeline; raises PipelineError."""
    if not text:
        return
    deepest = _DEEPEST - _OPTION_DEPTH * len(_texts)
    if deepest <= 0:
        raise PipelineError(f"pipelines nest at most {_DEEPEST} deep")
    elements = _Parser(text, deepest, manager.tool).parse()
    is_nesting_implicit = manager.is_nesting_implicit
    # Nesting in a textual pipeline is explicit.
    manager.is_nesting_implicit = False
    _texts.append(text)
    try:
        _add(elements, manager)
    finally:
        _texts.pop()
        manager.is_nesting_implicit = is_nesting_implicit


def add_pass_text(name: str, options: str, manager: OpPassManager) -> None:
    """Add one registered pass or pipeline to a pipeline; raises PipelineError."""
    try:
        add_registered(name, options, manager)
    except PassOptionsError as error:
        raise PipelineError(error.message, error.complaints) from None
    except (MLIRError, MissingPass) as refusal:
        raise PipelineError(str(refusal)) from None


def _add(elements: list[_Element], manager: OpPassManager) -> None:
    for element in elements:
        try:
            if element.nested:
                _add(element.nested, manager.nest(element.name))
            else:
                add_pass_text(element.name, element.options, manager)
        except PipelineError as error:
            # Each line of a report ends with a newline; a report from a nested pipeline has it already.
            end, inner = ("", " to inner pipeline") if element.nested else ("\n", "")
            raise PipelineError(
                f"{error.message}{end}failed to add `{element.name}` with options "
                f"`{element.options}`{inner}\n",
                error.complaints,
            ) from None


class _Parser:
    """Reads the structure of a pipeline, and looks its names up."""

    def __init__(self, text: str, deepest: int, tool: MlirOpt | None) -> None:
        self.text = text
        self.deepest = deepest
        self.tool = tool
        self.place = 0

    def parse(self) -> list[_Element]:
        elements = self._structure()
        self._resolve(elements)
        return elements

    def _structure(self) -> list[_Element]:
        text = self.text
        stack: list[list[_Element]] = [[]]
        while True:
            end = self.place
            while end < len(text) and text[end] not in ",(){":
                end += 1
            name = text[self.place : end]
            blanks = len(name) - len(name.lstrip())
            stack[-1].append(_Element(name.strip(), self.place + blanks))
            if end == len(text):
                # The error is then about the last name.
                break
            self.place = end
            if text[end] == "{":
                self._options(stack[-1][-1])
            elif text[end] == "(":
                if len(stack) >= self.deepest:
                    raise self._error(end, f"pipelines nest at most {_DEEPEST} deep")
                self.place += 1
                stack.append(stack[-1][-1].nested)
                continue
            while text[self.place : self.place + 1] == ")":
                self.place += 1
                if len(stack) == 1:
                    raise self._error(
                        self.place - 1,
                        "encountered extra closing ')' creating unbalanced parentheses while parsing "
                        "pipeline",
                    )
                stack.pop()
                self._skip_blanks()
            if self.place == len(text):
                break
            if text[self.place] != ",":
                raise self._error(self.place, "expected ',' after parsing pipeline")
            self.place += 1
        if len(stack) > 1:
            raise self._error(self.place, "encountered unbalanced parentheses while parsing pipeline")
        return stack[0]

    def _options(self, element: _Element) -> None:
        """Parse the text up to the closing brace."""
        start = self.place + 1
        depth = 1
        for place in range(start, len(self.text)):
            char = self.text[place]
            depth += 1 if char == "{" else -1 if char == "}" else 0
            if not depth:
                element.options = self.text[start:place]
                self.place = place + 1
                self._skip_blanks()
                return
        raise self._error(self.place, "missing closing '}' while processing pass options")

    def _skip_blanks(self) -> None:
        while self.text[self.place : self.place + 1].isspace():
            self.place += 1

    def _resolve(self, elements: list[_Element]) -> None:
        """Check that each name without a nested pipeline is a pass or a pipeline."""
        pending = list(reversed(elements))
        while pending:
            element = pending.pop()
            if element.nested:
                pending.extend(reversed(element.nested))
                continue
            try:
                if is_registered(element.name, self.tool):
                    continue
                message = f"'{element.name}' does not refer to a registered pass or pass pipeline"
            except MissingPass as error:
                message = str(error)
            raise self._error(element.place, message)

    def _error(self, place: int, message: str) -> PipelineError:
        before = self.text[:place]
        line = before.count("\n") + 1
        column = place - (before.rfind("\n") + 1) + 1
        shown = caret_lines(SourceBuffer(_SOURCE, self.text.encode("utf-8", "surrogateescape")), line, column)
        headline = f"{_SOURCE}:{line}:{column}: error: {message}"
        return PipelineError("\n".join([headline, *shown, ""]))


class PipelineType(OptionType):
    """Options that are pipelines, with their anchors."""

    __slots__ = ()

    def placeholder(self) -> str:
        return "pipeline"

    def read(self, text: str) -> Any:
        try:
            return parse_pipeline_text(text)
        except PipelineError as error:
            raise OptionError(error.message, False, error.complaints) from None

    def write(self, value: Any) -> str:
        written: str = value.pipeline_text()
        return written


PIPELINE: Final = PipelineType()
