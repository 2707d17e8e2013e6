"""Insertion of checks, of conditions that are known only at run time, in front of operations.

Mirror: mlir/lib/Transforms/GenerateRuntimeVerification.cpp.
"""

from __future__ import annotations

from copy import copy
from typing import Final

from mlirkit.core.operation import Operation
from mlirkit.core.runtime_verification import RuntimeVerifiableOpInterface
from mlirkit.core.walk import walk_postorder
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.text.printer import make_state, print_attribute_or_type, print_with_state

_INTERFACE: Final = "RuntimeVerifiableOpInterface"
# The number of elements above which messages leave them out: messages are many.
_ELEMENTS: Final = 16


class GenerateRuntimeVerification(Pass):
    ARGUMENT = "generate-runtime-verification"
    IS_DEFINED = True

    def run(self) -> None:
        level = self.options["verbose-level"]
        if level > 1:
            problem = "generate-runtime-verification pass: set verboseLevel to 0 or 1"
            return self.fail(self.operation.error(problem))
        # The new operations are neither checked in turn, nor do they change the value numbers in messages.
        verifiable = [op for op in walk_postorder(self.operation) if _INTERFACE in op.info.interfaces]
        flags = copy(self.context.printing_flags)
        flags.large_elements_limit, flags.skip_regions, flags.local_scope = _ELEMENTS, True, True
        texts: dict[Operation, str] = {}
        if level == 1 and verifiable:
            state = make_state(self.operation, flags)
            texts = {op: print_with_state(op, state) + "\n" for op in verifiable}

        def message(op: Operation, text: str) -> str:
            place = print_attribute_or_type(op.location)
            return f"ERROR: Runtime op verification failed\n{texts.get(op, '')}^ {text}\nLocation: {place}"

        rewriter = PatternRewriter()
        for op in verifiable:
            implementation = op.info.interfaces[_INTERFACE]
            if isinstance(implementation, RuntimeVerifiableOpInterface):
                rewriter.set_insertion_point(op)
                implementation.generate_runtime_verification(op, rewriter, message)
