"""The pass that mlir-opt has for its own tests of remarks, as a plugin with equal behaviour.

mlirkit opt --load-pass-plugin=tests/passes/mlir_remark_passes.py --test-remark --remarks-filter=.* ...
"""

from __future__ import annotations

from mlirkit.core.remarks import Remark, RemarkKind, emit_remark
from mlirkit.core.walk import walk_postorder
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass

REASON = {
    "Reason": "because we are testing the remark pipeline",
    "Suggestion": "try using the remark pipeline feature",
}
# Kind, category, text, and whether there are reasons.
REMARKS = (
    (RemarkKind.MISSED, "a-category-1-missed", "This is a test missed remark", True),
    (RemarkKind.PASSED, "category-1-passed", "This is a test passed remark (should be dropped)", True),
    (RemarkKind.PASSED, "category-1-passed", "This is a test passed remark", True),
    (RemarkKind.FAILURE, "category-2-failed", "This is a test failed remark", True),
    (RemarkKind.ANALYSIS, "category-2-analysis", "This is a test analysis remark", False),
)


@register_pass
class TestRemarkPass(Pass):
    ARGUMENT = "test-remark"
    NAME = "(anonymous namespace)::TestRemarkPass"

    def run(self) -> None:
        for op in walk_postorder(self.operation):
            if op.name == "builtin.module":
                continue
            for kind, category, text, is_explained in REMARKS:
                arguments = {"Remark": text, **(REASON if is_explained else {})}
                emit_remark(op, Remark(kind, op.location, "test-remark", category, arguments=arguments))
