"""torch-mlir's dialects: texts, every operator, and wrong uses, beside torch-mlir-opt."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.ods.live.loader import load_definitions
from mlirkit.ods.live.promises import owed
from mlirkit.ods.model import Operator
from mlirkit.ods.model.operator import NamedTypeConstraint
from mlirkit.support.diagnostics import MLIRError
from mlirkit_dialects.torch import TORCH

SEPARATOR = "// -----\n"
HERE = Path(__file__).parent
TEXTS = (HERE / "torch_texts.mlir").read_text().split(SEPARATOR)
#: Wrong uses, each with the error that it expects.
ERRORS = HERE / "torch_errors.mlir"
EXPECTED = re.compile(r"expected-error @\+1 \{\{(.*)\}\}\n")
#: The file, among the places of operators, that declares the generated ones.
LIST = "GeneratedTorchOps.td"

#: A type for each constraint that operators name.
TYPES = {
    "AnyTorchTensorType": "vtensor<[2,?],f32>",
    "AnyTorchOptionalTensorType": "vtensor",
    "Torch_NonValueTensorType": "tensor<[2],si64>",
    "AnyTorchOptionalNonValueTensorType": "tensor",
    "Torch_IntType": "int",
    "AnyTorchOptionalIntType": "none",
    "Torch_FloatType": "float",
    "AnyTorchOptionalFloatType": "optional<float>",
    "Torch_BoolType": "bool",
    "AnyTorchOptionalBoolType": "bool",
    "Torch_StringType": "str",
    "AnyTorchOptionalStringType": "str",
    "Torch_DeviceType": "Device",
    "AnyTorchOptionalDeviceType": "none",
    "AnyTorchOptionalGeneratorType": "Generator",
    "AnyTorchScalarType": "union<int, float>",
    "AnyTorchOptionalScalarType": "number",
    "Torch_DictType": "dict<str, any>",
    "Torch_LinearParamsType": "LinearParams",
    "AnyTorchType": 'tuple<int, nn.Module<"m">>',
    "AnyTorchListType": "list<any>",
    "AnyTorchListOfTorchBoolType": "list<bool>",
    "AnyTorchListOfTorchIntType": "list<int>",
    "AnyTorchListOfTorchFloatType": "list<float>",
    "AnyTorchListOfTorchStringType": "list<str>",
    "AnyTorchListOfTensorType": "list<vtensor>",
    "AnyTorchListOfNonValueTensorType": "list<tensor>",
    "AnyTorchListOfOptionalTensorType": "list<optional<vtensor<[],i1>>>",
    "AnyTorchListOfOptionalNonValueTensorType": "list<none>",
    "AnyTorchListOfOptionalIntType": "list<optional<int>>",
    "AnyTorchOptionalListOfTorchIntType": "list<int>",
    "AnyTorchOptionalListOfTorchFloatType": "none",
}

#: Texts, and their errors.
WRONG = {
    "%0 = torch.constant.none\n%1 = torch.derefine %0 : !torch.none to !torch.int": (
        "'torch.derefine' op operand type '!torch.none' and result type '!torch.int' are cast incompatible"
    ),
    "%0 = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor<[3],f32>": (
        "'torch.tensor.literal' op inferred type(s) '!torch.tensor<[2],f32>' are incompatible with "
        "return type(s) of operation '!torch.tensor<[3],f32>'"
    ),
    "func.func private @f(!torch.vtensor<[2],i32>)": "invalid dtype 'i32' for !torch.tensor type",
    "func.func private @f(!torch.blob)": "unknown  type `blob` in dialect `torch`",
    "func.func private @f(!torch.list<blob>)": "unknown  type `blob` in dialect `torch`",
    "func.func private @f(%a: i32 {torch.bound = 1})": "unknown region arg attribute 'torch.bound'",
    "%0 = torch.constant.int 1\n%1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<str>": (
        "operand types should have the same type as the list contained type"
    ),
    'torch.nn_module {} : !torch.nn.Module<"missing">': ("'missing' does not reference a valid class type"),
    'torch.class_type @c {\n  torch.attr "a" : !torch.int\n  torch.attr "a" : !torch.str\n}': (
        "'torch.class_type' op has duplicate attr/method with name 'a'"
    ),
    "torch.global_slot @s : !torch.int\ntorch.global_slot.module_initializer {\n"
    "  torch.initialize.global_slots [\n  ]\n}": (
        "'torch.initialize.global_slots' op must have one initializer for each global slot in the module"
    ),
    "func.func @f(%t: !torch.vtensor<[2,3],f32>) {\n  %i = torch.constant.int 5\n"
    "  %p = torch.prim.ListConstruct %i, %i : (!torch.int, !torch.int) -> !torch.list<int>\n"
    "  %r = torch.aten.permute %t, %p : !torch.vtensor<[2,3],f32>, !torch.list<int> -> "
    "!torch.vtensor<[3,2],f32>\n  return\n}": (
        "observed invalid index in permutation (5) for input tensor of rank 2."
    ),
    "func.func @f(%t: !torch.vtensor<[2],si64>, %a: tensor<3xi64>) {\n"
    "  %0 = torch_c.to_builtin_tensor %t : !torch.vtensor<[2],si64> -> tensor<3xi64>\n  return\n}": (
        "operand and result must have the same size and dtype"
    ),
}


@cache
def torch_mlir_opt() -> str:
    """The tool of torch-mlir's package, where that is installed."""
    path = Path(sys.executable).with_name("torch-mlir-opt")
    if not path.is_file():
        pytest.skip("torch-mlir is not installed")
    return str(path)


def reference(text: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [torch_mlir_opt(), "--split-input-file"], input=text, capture_output=True, text=True, check=False
    )


def parse(text: str) -> Operation:
    module: Operation = Operation.parse(text, context=Context())
    assert module.verify()
    return module


def check(text: str) -> None:
    """Check that a text prints as it is, also from its generic form and from bytecode."""
    module = parse(text)
    assert str(module) == text
    assert str(parse(module.get_asm(print_generic_op_form=True))) == text
    assert str(read_bytecode(write_bytecode(module), Context(), "written", True)) == text


@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_text(number: int) -> None:
    check(TEXTS[number].strip() + "\n")


@cache
def operators() -> list[Operator]:
    """PyTorch's operators of the default syntax."""
    definitions = load_definitions(TORCH.roots, TORCH.include)
    listed = [operator for operator in definitions.operators.values() if operator.place[0].endswith(LIST)]
    assert len(listed) > 700
    return listed


def use(operator: Operator) -> str:
    """A function with one use of an operator."""

    def types(values: tuple[NamedTypeConstraint, ...]) -> list[str]:
        shown = [f"!torch.{TYPES[value.constraint.def_name]}" for value in values]
        # Verifiers compare sizes and elements: their operators get operands without them.
        return [type.replace("<[2,?],f32>", "") for type in shown] if operator.has_verifier else shown

    operands, results = types(operator.operands), types(operator.results)
    names = [f"%arg{number}" for number in range(len(operands))]
    arguments = ", ".join(f"{name}: {type}" for name, type in zip(names, operands, strict=True))
    # Several results print with their names in the definition.
    named = ["%0"] if len(results) == 1 else [f"%{result.name}" for result in operator.results]
    defined = f"{', '.join(named)} = " if named else ""
    shown = " -> ".join([", ".join(part) for part in (operands, results) if part])
    return (
        f"module {{\n  func.func @use({arguments}) {{\n"
        f"    {defined}{operator.name}{' ' if names else ''}{', '.join(names)} : {shown}\n"
        "    return\n  }\n}\n"
    )


def test_operators() -> None:
    """Every operator of the list, in one valid use, is read, verified and printed like in torch-mlir."""
    texts = [use(operator) for operator in operators()]
    for text in texts:
        assert str(parse(text)) == text
    done = reference(SEPARATOR.join(texts))
    assert done.stderr == ""
    assert [each.strip() for each in done.stdout.split(SEPARATOR)] == [each.strip() for each in texts]


def test_texts_beside_the_reference() -> None:
    done = reference(SEPARATOR.join(TEXTS))
    assert done.stderr == ""
    assert [each.strip() for each in done.stdout.split(SEPARATOR)] == [each.strip() for each in TEXTS]


@pytest.mark.parametrize("text", WRONG)
def test_wrong_text(text: str) -> None:
    with pytest.raises(MLIRError) as raised:
        parse(text)
    assert WRONG[text] in str(raised.value)


def test_wrong_texts_beside_the_reference() -> None:
    errors = reference(SEPARATOR.join([f"{text}\n" for text in WRONG])).stderr
    for message in WRONG.values():
        assert f"error: {message}" in errors


def test_expected_errors() -> None:
    for text in ERRORS.read_text().split(SEPARATOR):
        expected = EXPECTED.search(text)
        assert expected is not None
        with pytest.raises(MLIRError) as raised:
            parse(text)
        assert expected[1] in str(raised.value), text


def test_expected_errors_beside_the_reference() -> None:
    command = [torch_mlir_opt(), "--split-input-file", "--verify-diagnostics", str(ERRORS)]
    assert subprocess.run(command, capture_output=True, text=True, check=False).stderr == ""


def test_promises() -> None:
    """Every verifier, custom syntax and inference that the definitions leave to C++ has a hook."""
    dialects = [Context().dialects[name] for name in ("torch", "torch_c", "tm_tensor")]
    assert [promise for dialect in dialects for promise in owed(dialect)] == []
