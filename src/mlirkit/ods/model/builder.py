"""Custom builders: a parameter list and a C++ body, or no body if it is defined in other C++ code.

Source: the ODS manual, "Custom builder methods".
"""

from __future__ import annotations

from mlirkit.ods.plain_data import FrozenData


class BuilderParameter(FrozenData):
    """A parameter; `name` may be None, `default` is a C++ expression or None."""

    name: str | None
    cpp_type: str
    default: str | None = None


class Builder(FrozenData):
    """A builder of an operator, attribute or type definition."""

    parameters: tuple[BuilderParameter, ...]
    body: str | None
    # For attributes and types: the return type of the builder, "" for the class itself.
    return_type: str = ""
    # Whether the context can be inferred from the parameters (AttrBuilderWithInferredContext, ...).
    has_inferred_context: bool = False
    deprecated: str | None = None
