"""Random command lines about passes: pipelines as text and as options, right and wrong, and instrumentation.

    generate_command_line(seed) -> list[str]

The passes are the dialect-independent ones and mlir-opt's test passes for pipelines
(tests/passes/mlir_test_passes.py), with valid and unknown options.  The same seed gives the same command
line.
"""

from __future__ import annotations

from random import Random

from mlirkit.passes.option_types import BOOL, STRING, ChoiceType, FloatType, IntegerType
from mlirkit.passes.options import NestedOptions, Option
from mlirkit.passes.pass_registry import options_of
from tests.passes import mlir_test_passes

PASSES = [
    "composite-fixed-point-pass",
    "control-flow-sink",
    "cse",
    "cse",
    "loop-invariant-code-motion",
    "print-ir",
    "print-op-stats",
    "strip-debuginfo",
    "symbol-dce",
    "symbol-privatize",
    "topological-sort",
    "view-op-graph",
    "test-dynamic-pipeline",
    "test-function-pass",
    "test-function-pass",
    "test-interface-pass",
    "test-module-pass",
    "test-options-pass",
    "test-options-pass",
    "test-options-super-pass",
    "test-pass-failure",
]

assert mlir_test_passes.NAMESPACE, "importing them registers them"

ANCHORS = ["builtin.module", "func.func", "func.func", "any", "any", "foo.op", "scf.for"]

WRONG = ["", "nope", "canonicalise", "cse-", "builtin", "x y"]

TEXTS = ["a", "a b", "{a b}", "'a b'", '"a"', "a,b", "a{b}", "[a]", "", "{a},{b}", "a'b'", "%x", "a=b", "'", "{", "a}"]

WATCHERS = [
    "--mlir-print-ir-before-all",
    "--mlir-print-ir-after-all",
    "--mlir-print-ir-after-change",
    "--mlir-print-ir-after-failure",
    "--mlir-print-ir-module-scope",
    "--mlir-print-ir-before=cse",
    "--mlir-print-ir-after=symbol-dce,cse",
    "--mlir-print-ir-before=nope",
    "--dump-pass-pipeline",
    "--dump-pass-pipeline",
    "--verify-each=0",
    "--mlir-print-debuginfo",
    "--mlir-print-op-generic",
    "--mlir-print-local-scope",
    "--no-implicit-module",
]


def generate_command_line(seed: int) -> list[str]:
    """The options of a run: passes, and perhaps instrumentation."""
    return _Generator(Random(seed)).command_line()


class _Generator:
    def __init__(self, random: Random) -> None:
        self.random = random

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def command_line(self) -> list[str]:
        found = ["--mlir-disable-threading"]
        if self.chance(0.6):
            text = self.anchored(0)
            if self.chance(0.25):
                text = self.broken(text)
            found.append(f"--pass-pipeline={text}")
        else:
            found += [self.flag() for _ in range(self.random.randrange(1, 5))]
        if self.chance(0.02):
            found.append("--cse")
        if self.chance(0.4):
            found += self.random.sample(WATCHERS, self.random.randrange(1, 4))
        self.random.shuffle(found)
        return found

    def flag(self) -> str:
        name = self.random.choice(PASSES)
        options = self.options(name) if self.chance(0.4) else ""
        return f"--{name}={options}" if options or self.chance(0.05) else f"--{name}"

    # -- pipelines ----------------------------------------------------------------------------------

    def anchored(self, depth: int) -> str:
        anchor = "builtin.module" if not depth and self.chance(0.9) else self.random.choice(ANCHORS)
        return f"{self.blanks()}{anchor}{self.blanks()}({self.elements(depth)}){self.blanks()}"

    def elements(self, depth: int) -> str:
        count = self.random.choice([0, 1, 1, 2, 3]) if depth < 3 else 1
        return ",".join([self.element(depth) for _ in range(count)])

    def element(self, depth: int) -> str:
        if depth < 3 and self.chance(0.4):
            return self.anchored(depth + 1)
        name = self.random.choice(WRONG) if self.chance(0.03) else self.random.choice(PASSES)
        text = f"{self.blanks()}{name}"
        if self.chance(0.3):
            text += f"{{{self.options(name)}}}"
        return text + self.blanks()

    def blanks(self) -> str:
        return self.random.choice(["", "", "", "", " ", "  ", "\t", "\n"]) if self.chance(0.2) else ""

    def broken(self, text: str) -> str:
        """The text with a few characters added or removed."""
        for _ in range(self.random.randrange(1, 3)):
            place = self.random.randrange(len(text) + 1)
            if self.chance(0.5):
                text = text[:place] + text[place + 1 :]
            else:
                text = text[:place] + self.random.choice("(){},=' \"[]ax") + text[place:]
        return text

    # -- options --------------------------------------------------------------------------------------

    def options(self, name: str) -> str:
        declared = options_of(name)
        chosen = [self.option(self.random.choice(declared)) for _ in range(self.random.randrange(1, 3)) if declared]
        if self.chance(0.1):
            chosen.append(self.random.choice(["nope", "nope=1", "=", "a b"]))
        return self.random.choice([" ", "  "]).join(chosen)

    def option(self, option: Option) -> str:
        if option.argument == "dynamic-pipeline":
            pipeline = self.random.choice(["cse", "func.func(cse)", "symbol-dce,print-op-stats", "test-pass-failure"])
            return f"dynamic-pipeline={pipeline}"
        if option.argument == "pipeline":
            # A whole pipeline without its anchor.
            return f"pipeline={{{self.random.choice(['cse', 'cse,symbol-dce', 'func.func(cse)', 'nope', 'any(cse', ''])}}}"
        if option.is_list:
            values = [self.value(option) for _ in range(self.random.randrange(3))]
            return f"{option.argument}={','.join(values)}"
        if self.chance(0.04):
            return option.argument
        return f"{option.argument}={self.value(option)}"

    def value(self, option: Option) -> str:
        if self.chance(0.05):
            return self.random.choice(TEXTS)
        type = option.type
        if type is BOOL:
            return self.random.choice(["true", "false", "0", "1", "TRUE", "False", "no"])
        if type is STRING:
            return self.random.choice(TEXTS)
        if option.argument == "max-iterations":
            # For numbers below 1 the reference shows a character.
            return self.random.choice(["1", "2", "7", "0x10", "5000000000", "x"])
        if isinstance(type, IntegerType):
            return self.random.choice(["1", "3", "0x10", "010", "5000000000", "-1", "+1", "1.5", "9"])
        if isinstance(type, FloatType):
            return self.random.choice(["1.5", "2", "1e3", "x"])
        if isinstance(type, ChoiceType):
            return self.random.choice([*[word for word, _ in type.words], "nope"])
        if isinstance(type, NestedOptions):
            return f"{{{self.options('test-options-pass')}}}"
        return self.random.choice(["func.func(cse)", "any(cse)", "cse", "builtin.module()"])
