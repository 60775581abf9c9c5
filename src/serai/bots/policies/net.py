"""A small neural network: one hidden layer of rectified units over features of which most are 0."""

import json

from librt.vecs import append, vec
from mypy_extensions import i64


class Net:
    """One number for a table as a seat sees it.

    `inner` has the weights of each hidden unit, one unit after the other, `bias` what each adds, `outer` the weight of
    each in the sum, `last` what is added to that.
    """

    def __init__(self, inner: list[float], bias: list[float], outer: list[float], last: float) -> None:
        self.units: i64 = len(bias)
        self.inputs: i64 = len(inner) // len(bias)
        self.inner: vec[float] = vec[float](inner)
        self.bias: vec[float] = vec[float](bias)
        self.outer: vec[float] = vec[float](outer)
        self.last: float = last

    def run(self, features: vec[float]) -> float:
        """The sum of the units; `features` are as many as `inputs`."""
        places = vec[i64]()
        values = vec[float]()
        place: i64 = 0
        while place < self.inputs:
            value = features[place]
            if value != 0.0:
                places = append(places, place)
                values = append(values, value)
            place += 1
        used: i64 = len(places)
        inner = self.inner
        result = self.last
        start: i64 = 0
        unit: i64 = 0
        while unit < self.units:
            total = self.bias[unit]
            place = 0
            while place < used:
                total += values[place] * inner[start + places[place]]
                place += 1
            if total > 0.0:
                result += total * self.outer[unit]
            start += self.inputs
            unit += 1
        return result


def read_net(text: str) -> Net:
    """A net from the text of its file: a JSON object of the arguments of `Net`."""
    parts = json.loads(text)
    return Net(parts["inner"], parts["bias"], parts["outer"], parts["last"])
