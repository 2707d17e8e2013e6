"""StableHLO's passes in a library that exports their C++, one line of JSON per question.

    {"passes": ["folder"], "text": t, "limit": n}    -> {"text": t}, {"failed": t} of a pass that fails,
                                                        or {} for a text that is refused

Model Explorer's adapter is built with StableHLO and exports all symbols, so that ctypes can call them.  C++
objects are blocks of memory that their constructors fill; code that is inline in the headers is reproduced
here.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
from ctypes import POINTER, c_bool, c_char_p, c_int, c_int64, c_size_t, c_void_p
from importlib.resources import files
from typing import Any

_STABLEHLO = "_ZN4mlir9stablehlo"


class StringRef(ctypes.Structure):
    _fields_ = [("data", c_char_p), ("length", c_size_t)]


class FolderOptions(ctypes.Structure):
    _fields_ = [("assume", c_bool), ("limit", c_int64), ("optimize_float", c_bool)]


class SimplificationOptions(ctypes.Structure):
    _fields_ = [("limit", c_int64)]


def _creator(name: str, options: bool = False) -> str:
    """The mangled name of the function that creates a pass."""
    called = f"create{name}Pass"
    argument = f"{name}PassOptions"
    return f"{_STABLEHLO}{len(called)}{called}E" + (f"NS0_{len(argument)}{argument}E" if options else "v")


PASSES: dict[str, tuple[str, type[ctypes.Structure] | None]] = {
    "folder": (_creator("StablehloAggressiveFolder", True), FolderOptions),
    "simplification": (_creator("StablehloAggressiveSimplification", True), SimplificationOptions),
    "optimization": (_creator("StablehloTargetIndependentOptimization", True), FolderOptions),
    "dynamism": (_creator("StablehloCanonicalizeDynamism"), None),
    "chlo": (_creator("ChloLegalizeToStablehlo"), None),
    "refine": (_creator("StablehloRefineShapes"), None),
    "inline": ("_ZN4mlir17createInlinerPassEv", None),
    "canonicalize": ("_ZN4mlir23createCanonicalizerPassEv", None),
}


class Library:
    """One context with StableHLO's dialects; memory is never freed."""

    def __init__(self) -> None:
        folder = files("ai_edge_model_explorer_adapter")
        self._library = ctypes.CDLL(str(folder / "libai_edge_model_explorer_adapter.so"), mode=os.RTLD_LAZY)
        self._blocks: list[Any] = []
        registry = self.block(4096)
        self.call("_ZN4mlir15DialectRegistryC1Ev", registry)
        self.call(f"{_STABLEHLO}19registerAllDialectsERNS_15DialectRegistryE", registry)
        self.call("_ZN4mlir4func24registerInlinerExtensionERNS_15DialectRegistryE", registry)
        self.context = self.block(4096)
        constructor = "_ZN4mlir11MLIRContextC1ERKNS_15DialectRegistryENS0_9ThreadingE"
        self.call(constructor, self.context, registry, c_int(0))
        self.call("_ZN4mlir11MLIRContext24loadAllAvailableDialectsEv", self.context)
        self.flags = self.block(4096)
        self.call("_ZN4mlir15OpPrintingFlagsC1Ev", self.flags)

    def block(self, size: int) -> int:
        """The address of a zeroed block of `size` bytes."""
        made = ctypes.create_string_buffer(size)
        self._blocks.append(made)
        return ctypes.addressof(made)

    def call(self, symbol: str, *arguments: Any, result: Any = None) -> Any:
        function = getattr(self._library, symbol)
        function.restype = result
        function.argtypes = [c_void_p if isinstance(each, int) else type(each) for each in arguments]
        return function(*arguments)

    def parse(self, text: str) -> int | None:
        """The operation in a text that is one module; None if the text is refused."""
        block = self.block(256)
        # The block's list of operations, which is after the uses, the list of blocks and the region, starts
        # empty.
        for place in (32, 40):
            c_void_p.from_address(block + place).value = block + 32
        config = self.block(512)
        c_void_p.from_address(config).value = self.context
        c_bool.from_address(config + 8).value = True
        data = text.encode()
        symbol = "_ZN4mlir17parseSourceStringEN4llvm9StringRefEPNS_5BlockERKNS_12ParserConfigES1_PNS_12LocationAttrE"
        source, name = StringRef(data, len(data)), StringRef(b"", 0)
        parsed = self.call(symbol, source, block, config, name, c_void_p(None), result=c_bool)
        return c_void_p.from_address(block + 40).value if parsed else None

    def run(self, module: int, passes: list[str], options: dict[str, Any]) -> bool:
        manager = self.block(4096)
        constructor = "_ZN4mlir11PassManagerC1EPNS_11MLIRContextEN4llvm9StringRefENS_13OpPassManager7NestingE"
        anchor = b"builtin.module"
        self.call(constructor, manager, self.context, StringRef(anchor, len(anchor)), c_int(0))
        for each in passes:
            symbol, structure = PASSES[each]
            owner = self.block(8)
            if structure is None:
                self.call(symbol, owner)
            else:
                fields = [name for name, _ in getattr(structure, "_fields_")]  # noqa: B009
                self.call(symbol, owner, structure(**{name: options[name] for name in fields}))
            adder = "_ZN4mlir13OpPassManager7addPassESt10unique_ptrINS_4PassESt14default_deleteIS2_EE"
            self.call(adder, manager, owner)
        return bool(self.call("_ZN4mlir11PassManager3runEPNS_9OperationE", manager, module, result=c_bool))

    def text(self, module: int) -> str:
        # The layout of a string: its characters, its length, and space for a short one.
        string, stream = self.block(32), self.block(256)
        c_void_p.from_address(string).value = string + 16
        self.call(
            "_ZN4llvm18raw_string_ostreamC2ERNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE",
            stream,
            string,
        )
        printer = "_ZN4mlir9Operation5printERN4llvm11raw_ostreamERKNS_15OpPrintingFlagsE"
        self.call(printer, module, stream, self.flags)
        characters = POINTER(ctypes.c_char).from_address(string)
        return ctypes.string_at(characters, c_size_t.from_address(string + 8).value).decode()


def main() -> None:
    library = Library()
    print("ready", flush=True)
    for line in sys.stdin:
        question = json.loads(line)
        options = {"assume": False, "limit": 65536, "optimize_float": True, **question.get("options", {})}
        module = library.parse(question["text"])
        answer: dict[str, str] = {}
        if module is not None:
            passed = library.run(module, question["passes"], options)
            answer = {"text" if passed else "failed": library.text(module)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
