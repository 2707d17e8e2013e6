"""Random options for dialect-independent passes, and random pipelines of these passes.

    PASSES                          the passes, each with a function that gives it options
    random_pipeline(random)         a few of them, some inside of anchors
    wrong_pipeline(random)          a pipeline that has been broken
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

_SIMPLIFY = ["disabled", "normal", "aggressive"]
# Pipelines for which mlir-opt's output is deterministic for every module.
_INNER = ["canonicalize", "cse", "canonicalize,cse", "sccp,cse", "control-flow-sink", "mem2reg,cse"]
_ANCHORS = ["func.func", "func.func", "any", "builtin.module", "llvm.func"]


def _options(random: Random, **choices: list[str]) -> str:
    """Some of the options, each with one of its values, in braces."""
    chosen = [
        f"{name.replace('_', '-')}={random.choice(values)}"
        for name, values in choices.items()
        if random.random() < 0.4
    ]
    random.shuffle(chosen)
    return f"{{{' '.join(chosen)}}}" if chosen else ""


_BOOL = ["true", "false"]


def _canonicalize(random: Random) -> str:
    return _options(
        random,
        top_down=_BOOL,
        region_simplify=_SIMPLIFY,
        max_iterations=["0", "1", "2", "10", "-1"],
        max_num_rewrites=["0", "1", "5", "100", "-1"],
        test_convergence=_BOOL,
        disable_patterns=["{(anonymous namespace)::AddIAddConstant}", "nope"],
    )


def _inline(random: Random) -> str:
    return _options(
        random,
        default_pipeline=["", *_INNER],
        inlining_threshold=["0", "50", "100", "300"],
        max_iterations=["0", "1", "2", "4"],
        op_pipelines=["func.func(cse)", "func.func(canonicalize,cse)", "llvm.func(mem2reg)"],
    )


def _graph(random: Random) -> str:
    return _options(
        random,
        max_label_len=["3", "20", "100"],
        print_attrs=_BOOL,
        print_control_flow_edges=_BOOL,
        print_data_flow_edges=_BOOL,
        print_result_types=_BOOL,
    )


PASSES: dict[str, Callable[[Random], str]] = {
    "bubble-down-memory-space-casts": lambda random: "",
    "canonicalize": _canonicalize,
    "composite-fixed-point-pass": lambda random: (
        f"{{name=C pipeline={random.choice(_INNER)} max-iterations={random.choice(['1', '3', '10'])}}}"
    ),
    "control-flow-sink": lambda random: "",
    "cse": lambda random: "",
    "generate-runtime-verification": lambda random: _options(random, verbose_level=["0", "1"]),
    "inline": _inline,
    "loop-invariant-code-motion": lambda random: "",
    "loop-invariant-subset-hoisting": lambda random: "",
    "mem2reg": lambda random: _options(random, region_simplify=_BOOL),
    "print-ir": lambda random: _options(random, label=["here", "{a b}"]),
    "print-op-stats": lambda random: _options(random, json=_BOOL),
    "reconcile-unrealized-casts": lambda random: "",
    "remove-dead-values": lambda random: _options(random, canonicalize=_BOOL),
    "sccp": lambda random: "",
    "snapshot-op-locations": lambda random: _options(
        random, tag=["t"], print_debuginfo=_BOOL, print_op_generic=_BOOL, print_local_scope=_BOOL
    ),
    "sroa": lambda random: "",
    "strip-debuginfo": lambda random: "",
    "symbol-dce": lambda random: "",
    "symbol-privatize": lambda random: _options(random, exclude=["f0", "f1,f2", "f", "nope"]),
    "topological-sort": lambda random: "",
    "view-op-graph": _graph,
}


def pass_with_options(name: str, random: Random) -> str:
    return name + PASSES[name](random)


def random_pipeline(random: Random) -> str:
    """The pipeline inside of `builtin.module(...)`."""
    elements: list[str] = []
    for _ in range(random.randrange(2, 6)):
        name = random.choice(list(PASSES))
        element = pass_with_options(name, random)
        # These passes work on symbol tables.
        is_nested = name not in ("inline", "symbol-dce", "symbol-privatize") and random.random() < 0.4
        elements.append(f"{random.choice(_ANCHORS)}({element})" if is_nested else element)
    return ",".join(elements)


def wrong_pipeline(random: Random) -> str:
    """A pipeline in which a character was lost, doubled or replaced, or an option misspelled."""
    text = f"builtin.module({random_pipeline(random)})"
    for _ in range(random.choice([1, 1, 2])):
        place = random.randrange(len(text))
        text = text[:place] + random.choice(["", text[place] * 2, *"(){},= x-"]) + text[place + 1 :]
    return text
