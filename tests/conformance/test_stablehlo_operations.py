"""Each operation of stablehlo and chlo against jaxlib's bindings: text, bytecode, verification, artifacts."""

from __future__ import annotations

import pytest

from mlirkit.bytecode import write_bytecode
from mlirkit.conversion.portable_artifact import deserialize, serialize
from mlirkit.conversion.vhlo_versions import Version, parse_version
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.verifier import collect_diagnostics
from mlirkit.dialects.loading import shared_dialect
from mlirkit.ir import Module
from mlirkit.layouts.gained import layouts_of_release
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.jaxlib_reference import reference
from tests.conformance.stablehlo_samples import SAMPLES, variants

NAMES = sorted(SAMPLES)

# Operations without a sample: newer than jaxlib's StableHLO, limited to quantized types, which its bindings
# lack, or part of all other samples.
WITHOUT_SAMPLE = {
    "stablehlo.collective_reduce",
    "stablehlo.return",
    "stablehlo.uniform_dequantize",
    "stablehlo.uniform_quantize",
}
# Operations whose definition is different in newer releases: the first release with ours.
CHANGED: dict[str, Version] = {"stablehlo.collective_broadcast": (1, 20, 0)}
RELEASES = ("0.9.0", "0.17.0", "1.0.0", "1.5.0", "1.8.0", "1.13.0", "1.17.0")


def read(source: str | bytes) -> Operation:
    return Module.parse(source, Context()).operation


def errors_of(text: str) -> list[str]:
    """The messages of all errors in a module."""
    try:
        return [each.message for each in collect_diagnostics(read(text))]
    except MLIRError as error:
        return [each.message for each in error.error_diagnostics]


def release() -> Version:
    found = parse_version(reference().release)
    assert found is not None
    return found


def test_every_operation_has_a_sample() -> None:
    known = {name for each in ("stablehlo", "chlo") for name in shared_dialect(each).operation_names()}
    assert known - set(SAMPLES) == WITHOUT_SAMPLE
    assert set(SAMPLES) <= known


@pytest.mark.parametrize("name", NAMES)
def test_text(name: str) -> None:
    """The custom and the generic form, each read from either form."""
    for each in SAMPLES[name]:
        theirs = reference().read(each.text())
        assert theirs is not None and "errors" not in theirs, theirs
        for source in (each.text(), theirs["custom"]):
            module = read(source)
            assert not collect_diagnostics(module)
            assert str(module) == theirs["custom"]
            assert module.get_asm(print_generic_op_form=True) == theirs["generic"]


@pytest.mark.parametrize("name", NAMES)
def test_bytecode(name: str) -> None:
    """Bytecode of jaxlib reads as the same module and is written again byte for byte."""
    layouts = layouts_of_release(release())
    for each in SAMPLES[name]:
        theirs = reference().read(each.text())
        assert theirs is not None
        data = theirs["bytecode"]
        module = read(data)
        assert str(module) == theirs["custom"]
        producer = data[4 : data.index(b"\0", 4)].lstrip(b"\x01\x03\x05\x07\x09\x0b\x0d\x0f").decode()
        assert write_bytecode(module, None, producer, False, layouts, {"builtin": 23}) == data


@pytest.mark.parametrize("name", NAMES)
def test_wrong_variants(name: str) -> None:
    """A changed sample has the same errors in both, or is accepted by both."""
    if release() < CHANGED.get(name, (0, 0, 0)):
        pytest.skip("jaxlib's StableHLO has another definition")
    for number, each in enumerate(SAMPLES[name]):
        for text in variants(each, number, 6):
            theirs = reference().read(text)
            if theirs is None:
                # The reference crashes on this text; mlirkit does not.
                errors_of(text)
                continue
            assert errors_of(text) == theirs.get("errors", []), text
            if "custom" in theirs:
                assert str(read(text)) == theirs["custom"]


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("stablehlo.")])
def test_artifacts(name: str) -> None:
    """For each release, either both write the same bytes or neither writes any; the bytes read back equal."""
    for each in SAMPLES[name]:
        for target in RELEASES:
            theirs = reference().serialize(each.text(), target)
            try:
                ours = serialize(read(each.text()), target)
            except MLIRError:
                ours = None
            assert ours == theirs, f"{target}\n{each.text()}"
            if theirs is not None:
                back = reference().deserialize(theirs)
                assert back is not None
                assert str(deserialize(read(theirs))) == back["custom"]
