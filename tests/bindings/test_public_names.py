"""The names that upstream's Python modules of dialects define by hand, beside the generated ones: mlirkit has
them.

public_names.txt lists them for MLIR 22, a module per line: `module: name Class.method ...`; names that begin
with an underscore are private. Names that mlirkit leaves out are listed here with the reason; a listed name
that mlirkit has is an error.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from mlirkit import dialects

LISTED = dict(
    line.split(": ", 1) for line in (Path(__file__).parent / "public_names.txt").read_text().splitlines()
)

# The machinery behind `@linalg_structured_op`: mlirkit has other classes for it, with the same operations and
# YAML.
_INSIDE = "programs use linalg.opdsl.lang; these names turn its definitions into operations"
# Names for annotations of parameters, which programs do not call.
_ANNOTATION = "an alias for annotations"

LEFT_OUT: dict[str, dict[str, str]] = {
    "linalg": dict.fromkeys(
        ["ElementwiseOp_", "GenericOp_"], "the bases that upstream derives its classes from"
    ),
    "linalg.opdsl.dump_oplib": {"create_arg_parser": "part of a program"},
    "linalg.opdsl.lang.affine": dict.fromkeys(["DimDef.create_expando", "SymbolDef.create_expando"], _INSIDE),
    "linalg.opdsl.lang.comprehension": dict.fromkeys(
        [
            "OpMetadataDef.to_yaml_custom_dict",
            "ScalarDef.to_scalar_expression",
            "TensorExpression.collect_dim_uses",
            "TensorExpression.collect_indices",
            "TensorExpression.collect_scalar_uses",
            "TensorExpression.collect_tensor_uses",
            "TensorExpression.to_scalar_expression",
            "TensorFn.to_scalar_expression",
            "TensorReduceFn.to_scalar_expression",
            "TensorUse.to_scalar_expression",
            "const.to_scalar_expression",
            "index.resolve_dimension_name",
            "index.to_scalar_expression",
        ],
        _INSIDE,
    ),
    "linalg.opdsl.lang.config": dict.fromkeys(
        [
            "LinalgIndexingMapsConfig",
            "LinalgIndexingMapsConfig.to_yaml_custom_dict",
            "LinalgOpConfig.to_yaml_custom_dict",
            "LinalgStructuredOpConfig.add_indexed_operand",
            "LinalgStructuredOpConfig.add_operand",
            "LinalgStructuredOpConfig.add_tensor_use",
            "LinalgStructuredOpConfig.to_yaml_custom_dict",
            "OperandDefConfig.to_yaml_custom_dict",
            "TensorUseConfig",
        ],
        _INSIDE,
    ),
    "linalg.opdsl.lang.dsl": {"StructuredOpOuts": _ANNOTATION},
    "linalg.opdsl.lang.emitter": {"ValueList": _ANNOTATION, "prepare_common_structured_op": _INSIDE},
    "linalg.opdsl.lang.scalar_expr": {"*": _INSIDE},
    "linalg.opdsl.lang.types": {"TypeVar.create_expando": _INSIDE},
    "linalg.opdsl.lang.yaml_helper": {"*": _INSIDE},
    "linalg.opdsl.ops.core_named_ops": {"Batch": "a domain that upstream's definitions share"},
    "transform": {"OptionValueTypes": _ANNOTATION},
}


def missing_names(module: str) -> set[str]:
    """The listed names that mlirkit's module of the same name lacks."""
    listed = LISTED[module].split()
    if find_spec("mlirkit.dialects." + module.partition(".")[0]) is None:
        # A face without a package.
        found = getattr(dialects, module)
    else:
        try:
            found = import_module(f"mlirkit.dialects.{module}")
        except ImportError:
            return {*listed}
    missing = set()
    for name in listed:
        owner, _, method = name.partition(".")
        # A missing class lacks its methods as well.
        if not hasattr(found, owner) or (method and not hasattr(getattr(found, owner), method)):
            missing.add(name)
    return missing


@pytest.mark.parametrize("module", sorted(LISTED))
def test_names(module: str) -> None:
    left_out = LEFT_OUT.get(module, {})
    expected = set(LISTED[module].split()) if "*" in left_out else set(left_out)
    assert missing_names(module) == expected


def test_what_is_left_out_is_upstreams() -> None:
    for module, names in LEFT_OUT.items():
        assert set(names) - {"*"} <= set(LISTED[module].split()), module
