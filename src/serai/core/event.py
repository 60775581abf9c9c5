"""Events: facts of the past, for logs and animation. They never drive rules."""


class Event:
    """Something that happened: `key` names it, `seat` is whose deed it is (or CHANCE).

    `fields` everybody may read; `secret` only the seats in `readers`.
    """

    def __init__(
        self,
        key: str,
        seat: int,
        fields: dict[str, object],
        secret: dict[str, object] | None = None,
        readers: tuple[int, ...] = (),
    ) -> None:
        self.key = key
        self.seat = seat
        self.fields = fields
        self.secret: dict[str, object] = {} if secret is None else secret
        self.readers = readers

    def seen_by(self, seat: int | None) -> "Event":
        """The same event as a seat may know it; None stands for a spectator."""
        if not self.secret:
            return self
        if seat is not None and seat in self.readers:
            return Event(self.key, self.seat, {**self.fields, **self.secret})
        return Event(self.key, self.seat, self.fields)

    def text(self) -> str:
        """One line, the same in every build and process."""
        shown = [f"{name}={value}" for name, value in sorted({**self.fields, **self.secret}.items())]
        return " ".join([self.key, str(self.seat), *shown])

    def __repr__(self) -> str:
        return f"<{self.text()}>"
