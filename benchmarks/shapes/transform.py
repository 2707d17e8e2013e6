"""Schedules of transform: named sequences that match, tile, vectorize and clean up."""

from __future__ import annotations

from random import Random

_OPS = ("linalg.matmul", "linalg.generic", "linalg.fill", "scf.for", "func.func", "linalg.conv_2d_nhwc_hwcf")
_CLEAN = (
    "transform.apply_patterns.canonicalization",
    "transform.apply_patterns.linalg.tiling_canonicalization",
)


def module(count: int, seed: int = 18) -> str:
    """A module of `count` sequences of about forty operations."""
    random = Random(seed)
    body = "".join([_sequence(random, number) for number in range(count)])
    return "module attributes {transform.with_named_sequence} {\n" + body + "}\n"


def _sequence(random: Random, number: int) -> str:
    any_ = "!transform.any_op"
    lines = [f"transform.named_sequence @s{number}(%root: {any_} {{transform.readonly}}) {{"]
    for step in range(random.randrange(3, 7)):
        name = random.choice(_OPS[:3])
        sizes = [random.choice((1, 4, 8, 32, 64)) for _ in range(3)]
        lines += [
            f'%a{step} = transform.structured.match ops{{["{name}"]}} in %root : ({any_}) -> {any_}',
            f"%t{step}, %l{step}:3 = transform.structured.tile_using_for %a{step} tile_sizes {sizes} "
            f": ({any_}) -> ({any_}, {any_}, {any_}, {any_})",
            f"%p{step} = transform.get_parent_op %t{step} {{isolated_from_above}} : ({any_}) -> {any_}",
            f"transform.apply_patterns to %p{step} {{",
            *[f"  {each}" for each in _CLEAN],
            f"}} : {any_}",
            f"%k{step} = transform.param.constant {random.randrange(64)} : i64 -> !transform.param<i64>",
            f'transform.annotate %t{step} "unroll{random.randrange(9)}" = %k{step} : {any_}, !transform.param<i64>',
            f"transform.loop.unroll %l{step}#2 {{factor = {random.choice((2, 4, 8))} : i64}} : {any_}",
            f"transform.foreach %l{step}#0 : {any_} {{",
            f"^bb0(%each: {any_}):",
            f'  transform.debug.emit_remark_at %each, "loop {step}" : {any_}',
            "}",
            f"%v{step} = transform.structured.vectorize_children_and_apply_patterns %p{step} : ({any_}) -> {any_}",
        ]
    if number:
        lines.append(
            f"transform.include @s{random.randrange(number)} failures(propagate) (%root) : ({any_}) -> ()"
        )
    lines += ["transform.yield", "}"]
    return "\n".join(lines) + "\n"
