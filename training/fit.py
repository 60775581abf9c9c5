"""Fits a net to positions and writes its file; says how well it tells the victories of positions it never saw.

Usage: ``python training/fit.py FILE.npz [FILE.npz ...] --out NET.json``

What is fitted is made of how a game ended and of what the net before said of its later positions (Sutton's temporal
differences): with TRACE 1 the end alone, which luck blurs; with less, the nearer positions count the more.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch

UNITS = 48
EPOCHS = 10
BATCH = 1024
RATE = 4e-3
UNSEEN = 0.05
"""The part of the positions that only measures."""
TRACE = 0.7
MARGIN = 5.0
"""Points that make a victory about 2.7 times as clear."""


def read(paths: list[str]) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """The features, the victories, and what is fitted."""
    files = [np.load(path) for path in paths]
    features, wins = (torch.tensor(np.concatenate([file[name] for file in files])) for name in ("features", "wins"))
    return features, wins, torch.tensor(np.concatenate([targets(file) for file in files]))


def targets(file: np.lib.npyio.NpzFile) -> np.ndarray:
    """For each position: at the end half the victory, half by how many points it was had; mixed on the way back."""
    shares = np.exp((file["points"] - file["points"].max(1, keepdims=True)) / MARGIN)
    found: np.ndarray = (file["wins"] + shares / shares.sum(1, keepdims=True)) / 2
    chances, games = file["chances"], file["games"]
    for place in range(len(games) - 2, -1, -1):
        if games[place] == games[place + 1]:
            found[place] = (1 - TRACE) * chances[place + 1] + TRACE * found[place + 1]
    result: np.ndarray = found.astype(np.float32)
    return result


def fit(features: torch.Tensor, targets: torch.Tensor) -> torch.nn.Sequential:
    """A net whose outputs for the seats, through a softmax, come near the targets."""
    net = torch.nn.Sequential(torch.nn.Linear(features.shape[2], UNITS), torch.nn.ReLU(), torch.nn.Linear(UNITS, 1))
    steps = EPOCHS * (len(features) // BATCH)
    optimizer = torch.optim.AdamW(net.parameters(), weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1)
    for _ in range(EPOCHS):
        order = torch.randperm(len(features))
        for first in range(0, len(features) - BATCH + 1, BATCH):
            batch = order[first : first + BATCH]
            optimizer.zero_grad()
            loss(net, features[batch], targets[batch]).backward()
            optimizer.step()
            schedule.step()
    return net


def loss(net: torch.nn.Sequential, features: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
    """The cross entropy."""
    return -(targets * torch.log_softmax(net(features.float()).squeeze(-1), 1)).sum(1).mean()


def write(net: torch.nn.Sequential, path: Path) -> None:
    """Write the arguments of `serai.bots.policies.net.Net`."""
    inner, outer = net[0], net[2]
    parts: dict[str, object] = {"last": round(outer.bias.item(), 4)}
    for name, weights in (("inner", inner.weight), ("bias", inner.bias), ("outer", outer.weight)):
        parts[name] = [round(weight, 4) for weight in weights.flatten().tolist()]
    path.write_text(json.dumps(parts) + "\n", "utf-8")


def main() -> None:
    """Read, fit, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    torch.manual_seed(1)
    features, wins, targets = read(asked.files)
    seen = int(len(features) * (1 - UNSEEN))
    net = fit(features[:seen], targets[:seen])
    with torch.no_grad():
        unseen = loss(net, features[seen:], wins[seen:]).item()
        named = net(features[seen:].float()).squeeze(-1).argmax(1) == wins[seen:].argmax(1)
    write(net, asked.out)
    print(f"{len(features):,} positions; unseen: cross entropy {unseen:.4f}, winner named {named.float().mean():.1%}")


if __name__ == "__main__":
    main()
