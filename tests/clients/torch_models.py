"""Models in PyTorch, imported by torch-mlir's `fx` with its own bindings or with mlirkit in their place.

    python torch_models.py wheel|mlirkit FOLDER        FOLDER/NAME.mlir: the generic text of each model

Prints the failures, one line per model.
"""

from __future__ import annotations

import sys
import traceback
import warnings
from pathlib import Path
from typing import Any

if sys.argv[1] == "mlirkit":
    import mlirkit

    mlirkit.install_as("torch_mlir", replace=True)

import torch
from torch import nn
from torch.export import Dim
from torch_mlir import fx


class Convolutions(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(3, 8, 3, padding=1)
        self.norm = nn.BatchNorm2d(8)
        self.pool = nn.MaxPool2d(2)
        self.second = nn.Conv2d(8, 16, 3, stride=2)
        self.last = nn.Linear(16, 10)

    def forward(self, images: Any) -> Any:
        hidden = self.pool(torch.relu(self.norm(self.first(images))))
        return self.last(torch.relu(self.second(hidden)).mean((2, 3)))


class Views(nn.Module):
    def forward(self, left: Any, right: Any) -> Any:
        product = torch.einsum("bij,bjk->bik", left, right)
        rows = product.permute(0, 2, 1).reshape(2, -1)[:, ::2]
        return torch.cat([rows, rows * 2], 1), rows.sum(), rows.argmax(1), rows.to(torch.float16)


class Words(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.table = nn.Embedding(20, 8)
        self.norm = nn.LayerNorm(8)
        self.recurrent = nn.GRUCell(8, 8)

    def forward(self, words: Any) -> Any:
        vectors = self.norm(self.table(words))
        state = torch.zeros(words.shape[0], 8)
        for step in range(words.shape[1]):
            state = self.recurrent(vectors[:, step], state)
        return torch.where(state > 0, state, torch.zeros_like(state)).cumsum(1)


class Accumulator(nn.Module):
    def forward(self, state: Any, added: Any) -> Any:
        state.add_(added)
        return state * 2


def perceptron() -> nn.Module:
    return nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.Linear(32, 8), nn.Softmax(-1))


def models() -> dict[str, tuple[nn.Module, tuple[Any, ...], dict[str, Any]]]:
    """The models, with arguments and options of the import."""
    batch, length = Dim("batch", min=2, max=64), Dim("length", min=2, max=64)
    symbolic = {"import_symbolic_shape_expressions": True}
    attention = nn.TransformerEncoderLayer(16, 4, 32, batch_first=True)
    return {
        "mlp": (perceptron(), (torch.randn(4, 16),), {}),
        "cnn": (Convolutions(), (torch.randn(2, 3, 16, 16),), {}),
        "transformer": (attention, (torch.randn(2, 5, 16),), {}),
        "dynamic-mlp": (perceptron(), (torch.randn(4, 16),), {"dynamic_shapes": ({0: batch},), **symbolic}),
        "dynamic-transformer": (
            nn.TransformerEncoderLayer(16, 4, 32, batch_first=True),
            (torch.randn(3, 5, 16),),
            {"dynamic_shapes": {"src": {0: batch, 1: length}}, **symbolic},
        ),
        "views": (Views(), (torch.randn(2, 3, 4), torch.randn(2, 4, 6)), {}),
        "words": (Words(), (torch.randint(0, 20, (2, 4)),), {}),
        "mutation": (
            Accumulator(),
            (torch.zeros(3), torch.ones(3)),
            {"experimental_support_mutation": True},
        ),
    }


def main(folder: Path) -> None:
    warnings.simplefilter("ignore")
    torch.manual_seed(0)
    for name, (model, arguments, options) in models().items():
        try:
            module = fx.export_and_import(model.eval(), *arguments, **options)
            assert module.operation.verify()
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            print(f"{name}: {type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})")
        else:
            text = module.operation.get_asm(print_generic_op_form=True)
            (folder / f"{name}.mlir").write_text(text)


if __name__ == "__main__":
    main(Path(sys.argv[2]))
