"""Hooks for native code in rewrite rules: Python in place of the C++ of a `NativeCodeCall`.

    def GetBias : NativeCodeCall<"getBias($_self, $0)">;          in a rule's source
    def MakeMask : NativeCodeCall<"makeMask($_builder, $0, $1)">; in its results

    @native_code("GetBias")
    def get_bias(call, bias):            whether it matches; reads `call.op` and sets `bias.value`
        bias.value = call.op.attributes.get("bias")
        return bias.value is not None

    @native_code("MakeMask")
    def make_mask(call, first, second):  the value, or a sequence of values as in the definition
        return arith.andi(first, second, ip=call.rewriter.ip, loc=call.loc)

The name is that of the definition.  A hook has priority over the C++.  Single C++ functions that native code
calls are hooks of another kind: `@cpp_name("function", "getBias")`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from mlirkit.ods.live.hook_table import HookTable

Function = TypeVar("Function", bound=Callable[..., Any])

native_codes = HookTable("native code")


def native_code(*names: str) -> Callable[[Function], Function]:
    """Register a function as the native code of the definitions with these names."""

    def decorate(hook: Function) -> Function:
        for name in names:
            native_codes.add(name, hook)
        return hook

    return decorate


def native_hook(definition: str) -> Callable[..., Any] | None:
    """The hook for a definition of native code, or None."""
    hook: Callable[..., Any] | None = native_codes.entries.get(definition)
    return hook
