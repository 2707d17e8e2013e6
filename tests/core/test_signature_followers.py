"""Hooks that follow an operation's signature: any callable can be marked as one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from mlirkit import ir
from mlirkit.core.signature_followers import (
    add_bodies_follower,
    add_signature_follower,
    add_surroundings_follower,
    follows_signature,
)
from mlirkit.core.signatures import signature_of
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.support.diagnostics import MLIRError


class Syntax:
    pass


class Said:
    """A callable with the attribute `follows_signature`, which compares equal to everything."""

    follows_signature = True
    __hash__ = None  # type: ignore[assignment]

    def __call__(self, op: Any) -> None:
        pass

    def __eq__(self, other: object) -> bool:
        return True


def check(op: Any) -> None:
    pass


# Functions in C, as compiled hooks are, take no attributes.
@pytest.mark.parametrize("hook", [check, Syntax, [].append], ids=["function", "class", "in C"])
def test_it_is_said_of_one_hook(hook: Callable[..., Any]) -> None:
    assert not follows_signature(hook)
    add_signature_follower(hook)
    assert follows_signature(hook)
    assert not follows_signature(lambda op: None) and not follows_signature([].extend)


def test_an_attribute_says_it_too() -> None:
    assert follows_signature(Said())


def refuse(op: Any) -> None:
    raise op.op_error("is refused")


def test_a_new_class_verifies_operations_of_earlier_signatures() -> None:
    text = "func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }"
    context = ir.Context()
    assert ir.Module.parse(text, context).operation.verify()
    name = context.operation_name("arith.addi")
    add_signature_follower(refuse)
    name.bind(type("Refused", (name.op_class,), {"verify_op": staticmethod(refuse)}))
    with pytest.raises(MLIRError, match=r"'arith\.addi' op is refused"):
        ir.Module.parse(text, context)


def _reads(op: Any) -> None:
    assert op.name


@pytest.mark.parametrize(
    ("name", "has_parts"),
    [
        ("func.func", True),
        ("func.call", True),
        ("llvm.mlir.global", True),
        ("memref.get_global", True),
        # Verifiers that read attributes: of the operation itself, or of one of its interfaces.
        ("arith.constant", False),
        ("llvm.cond_br", False),
        ("memref.subview", False),
    ],
)
def test_signatures_contain_parts_of_attributes_that_only_conditions_read(name: str, has_parts: bool) -> None:
    assert (ir.Context().operation_name(name).signature_part is not None) == has_parts


@pytest.mark.parametrize("add", [add_signature_follower, add_surroundings_follower, add_bodies_follower])
def test_a_verifier_that_follows_the_signature_may_read_all_of_it(add: Callable[[Any], None]) -> None:
    name = ir.Context().operation_name("func.func")
    hook = partial(_reads)
    name.bind(type("Read", (name.op_class,), {"verify_op": staticmethod(hook)}))
    assert name.signature_part is not None
    add(hook)
    name.bind(type("Read", (name.op_class,), {"verify_op": staticmethod(hook)}))
    assert name.signature_part is None


def test_functions_that_differ_in_names_and_types_have_the_same_signature() -> None:
    functions = "func.func private @a() -> i32 func.func private @b(f32) func.func nested @c() { return }"
    with ir.Context():
        first, second, nested = ir.Module.parse(functions).body.operations
        assert signature_of(first.operation) == signature_of(second.operation)
        # The same attributes, but a string in place of the type.
        properties = second.operation.props
        assert isinstance(properties, DictionaryAttr)
        second.operation.props = DictionaryAttr(properties.entries | {"function_type": StringAttr("()")})
        assert signature_of(first.operation) != signature_of(second.operation)
        assert signature_of(nested.operation) == signature_of(first.operation)
