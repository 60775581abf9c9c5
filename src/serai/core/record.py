"""Records: a game as text that a person reads and a program replays exactly. The grammar is in docs/notation.md."""

from collections.abc import Collection, Sequence

from serai.core.action import Action
from serai.core.edition import edition_lines, exactly
from serai.core.errors import BadRecord, IllegalRecord, Phrase, SeraiError, UnsupportedRecord
from serai.core.frame import CHANCE, State
from serai.core.game import Game

FORMAT = 1
MARK = "serai record"


class Entry:
    """One line after the header.

    `text` is the action's, empty where only a comment stands; `chance` tells whether chance made it; `comment` is what
    stands behind it, None if nothing does. `written` is the line as it was read, None for a new entry.
    """

    def __init__(self, text: str, chance: bool = False, comment: str | None = None, written: str | None = None) -> None:
        self.text = text
        self.chance = chance
        self.comment = comment
        self.written = written

    def line(self) -> str:
        """The entry as its line, blanks as they were read."""
        if self.written is not None:
            return self.written
        words = [f"* {self.text}" if self.chance else self.text] if self.text else []
        if self.comment is not None:
            words.append(f"# {self.comment}".rstrip())
        return " ".join(words)


class Header:
    """What a record says before its first entry.

    `edition` is the edition's name and `edition_source` its whole text, empty if it is built in; `players` names who
    sat where, empty if nobody says; `practice` marks a game in which somebody took back a decision past bots' replies.
    If the header was read, `where` has the number of each line by its name, and `kept` are its lines by their names as
    they were written, in order; they stay so where nothing in them changed.
    """

    def __init__(self, game: str, rules: int, seats: int, options: dict[str, str], edition: str) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.edition = edition
        self.edition_source: str = ""
        self.players: list[str] = []
        self.practice: bool = False
        self.where: dict[str, int] = {}
        self.kept: dict[str, str] = {}
        self._meant: dict[str, str] = {}

    def keep(self, lines: dict[str, str]) -> None:
        """Keep the lines that the header was read from, by their names."""
        self.kept = lines
        self._meant = self._parts()

    def lines(self) -> list[str]:
        """The header as its lines."""
        parts = self._parts()
        names = [name for name in self.kept if name in parts and name != "edition"]
        names += [name for name in parts if name not in names and name != "edition"]
        lines: list[str] = []
        for name in [*names, "edition"]:
            same = parts[name] == self._meant.get(name)
            lines.append(self.kept[name] if same else parts[name])
        return lines + edition_lines(self.edition, self.edition_source)[1:]

    def _parts(self) -> dict[str, str]:
        """The lines by their names, all but those of the edition's text."""
        values = {
            MARK: str(FORMAT),
            "game": self.game,
            "rules": str(self.rules),
            "seats": str(self.seats),
            "options": " ".join([f"{name}={value}" for name, value in self.options.items()]),
            "players": ", ".join(self.players),
            "practice": "yes" if self.practice else "",
            "edition": self.edition,
        }
        return {name: f"{name}: {value}" for name, value in values.items() if value}


class Record:
    """A game: its header, the `game` that replays it, and its entries in order.

    `first` is the number of the first entry's line in the text that was read, 0 if none was.
    """

    def __init__(self, header: Header, game: Game, entries: list[Entry], first: int = 0) -> None:
        self.header = header
        self.game = game
        self.entries = entries
        self.first = first

    @classmethod
    def begin(cls, game: Game, seats: int, options: dict[str, str]) -> "Record":
        """The record of a game before its first step. Only options that are not the default are written.

        Raises BadSeats, UnknownOption or BadOption.
        """
        chosen = game.check(seats, options)
        changed = {name: value for name, value in chosen.items() if value != game.options[name][0]}
        header = Header(game.key, game.rules, seats, changed, game.edition.name)
        if not game.edition.built_in:
            header.edition_source = game.edition.source
        return cls(header, game, [])

    def note(self, action: Action) -> None:
        """Add an action that was played."""
        self.entries.append(Entry(action.text, action.chance))

    def new(self) -> State:
        """The state before the first step."""
        return self.game.new(self.header.seats, **self.header.options)

    @property
    def steps(self) -> int:
        """The number of actions, chance included."""
        return len([entry for entry in self.entries if entry.text])

    def replay(self, at: int | None = None, log: bool = False) -> State:
        """The state after the first `at` actions, or after all; with `log`, its events are kept.

        Raises IllegalRecord at the first action that the rules do not allow.
        """
        state = self.new()
        if log:
            state.log = []
        done = 0
        for index, entry in enumerate(self.entries):
            if entry.text and (at is None or done < at):
                self.step(state, index)
                done += 1
        return state

    def text(self) -> str:
        """The record as text; reading it back gives an equal one."""
        return "\n".join([*self.header.lines(), "", *[entry.line() for entry in self.entries], ""])

    def __str__(self) -> str:
        return self.text()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"<record of {self.header.game}: {self.steps} steps>"

    def step(self, state: State, index: int) -> None:
        """Play one entry in the state that the entries before it lead to.

        Raises IllegalRecord if the rules do not allow it.
        """
        entry = self.entries[index]
        legal = {action.text: action for action in state.legal()}
        if entry.text not in legal or entry.chance != (state.chooser == CHANCE):
            line = (self.first or len(self.header.lines()) + 2) + index
            possible = ", ".join(legal) or "-"
            star = "* " if state.chooser == CHANCE else ""
            raise IllegalRecord(line=line, found=entry.line().strip(), possible=star + possible)
        state.apply(legal[entry.text])


class Undo:
    """What undoing means: the record goes back to its first `entries`; `practice` if that passes bots' replies.

    It is true if something may be taken back. If not, `refused` says why, and `entries` are all there are.
    """

    def __init__(self, entries: int, practice: bool, refused: Phrase | None = None) -> None:
        self.entries = entries
        self.practice = practice
        self.refused = refused

    def __bool__(self) -> bool:
        return self.refused is None


class UndoRefused(SeraiError):
    """An undo that would take back what somebody has seen or answered; front ends make it of a refused Undo."""

    code = "undo-refused"
    sentence = "That cannot be taken back: {reason}."


def undoable(record: Record, seat: int, bots: Collection[int] = ()) -> Undo:
    """How to take back the latest decision of a seat.

    It can be taken back if no chance step, no look at hidden cards and no other person's choice followed. Replies of
    `bots` are taken back with it, if all other seats are bots; the record is then marked as practice.

    Raises IllegalRecord at the first action that the rules do not allow.
    """
    state = record.new()
    chose: list[int] = []
    for index, entry in enumerate(record.entries):
        chose.append(state.chooser)
        if entry.text:
            record.step(state, index)
        else:
            chose[-1] = seat
    texts = [entry.text for entry in record.entries]
    own = [index for index, chooser in enumerate(chose) if chooser == seat and texts[index]]
    if not own:
        return _refused(record, Phrase("undo-nothing", "you have not chosen anything yet"))
    later = [chose[index] for index in range(own[-1] + 1, len(chose)) if texts[index]]
    if CHANCE in later:
        return _refused(record, Phrase("undo-chance", "dice or cards have been revealed since"))
    if later and not all(other in bots for other in range(record.header.seats) if other != seat):
        return _refused(record, Phrase("undo-others", "somebody else has chosen since"))
    return Undo(own[-1], bool(later))


def _refused(record: Record, reason: Phrase) -> Undo:
    return Undo(len(record.entries), False, reason)


def read_header(lines: list[str]) -> tuple[Header, int]:
    """The header of a record and the number of its lines, the empty one that ends it included.

    Raises BadRecord or UnsupportedRecord.
    """
    fields: dict[str, str] = {}
    where: dict[str, int] = {}
    kept: dict[str, str] = {}
    quoted: list[str] = []
    number = 0
    for number, line in enumerate(lines, start=1):
        if not line.strip() and fields:
            break
        name, colon, value = line.partition(":")
        if line.startswith("|") and "edition" in fields:
            quoted.append(line[2:])
        elif colon and name in _FIELDS and name not in fields and (fields or name == MARK):
            fields[name], where[name] = value.strip(), number
            kept[name] = line.removesuffix("\r")
        else:
            mark = Phrase("record-mark", "a line “{line}”", line=f"{MARK}: {FORMAT}")
            other = Phrase("header-line", "a header line")
            raise BadRecord(line=number, found=line, expected=mark if number == 1 else other)
    else:
        raise BadRecord(line=number + 1, found="", expected=Phrase("header-rest", "the rest of the header"))
    if fields[MARK] != str(FORMAT):
        raise UnsupportedRecord(line=where[MARK], what="format", found=fields[MARK], supported=FORMAT)
    for name in ("game", "rules", "seats", "edition"):
        if name not in fields:
            raise BadRecord(
                line=number, found="", expected=Phrase("header-field", "the header line “{name}”", name=name)
            )
    for name in ("rules", "seats"):
        if not (fields[name].isascii() and fields[name].isdigit() and len(fields[name]) < 6):
            raise BadRecord(line=where[name], found=fields[name], expected=Phrase("whole-number", "a whole number"))
    header = _header(fields, where, quoted)
    header.keep(kept)
    return header, number


def _header(fields: dict[str, str], where: dict[str, int], quoted: list[str]) -> Header:
    options: dict[str, str] = {}
    for word in fields.get("options", "").split():
        name, equals, value = word.partition("=")
        if not equals or not name or not value or name in options:
            form = Phrase("options", "options as name=value")
            raise BadRecord(line=where["options"], found=word, expected=form)
        options[name] = value
    header = Header(fields["game"], int(fields["rules"]), int(fields["seats"]), options, fields["edition"])
    header.players = [name.strip() for name in fields["players"].split(",")] if "players" in fields else []
    if header.players and len(header.players) != header.seats:
        each = Phrase("names", "a name for each seat")
        raise BadRecord(line=where["players"], found=fields["players"], expected=each)
    if fields.get("practice", "yes") != "yes":
        raise BadRecord(line=where["practice"], found=fields["practice"], expected=exactly("yes"))
    header.practice = "practice" in fields
    header.where = where
    header.edition_source = "\n".join([*quoted, ""]) if quoted else ""
    return header


def check_header(header: Header, game: Game) -> None:
    """Refuse a header that does not fit its game.

    Raises UnsupportedRecord for other rules, BadRecord for seats or options that the game does not have.
    """
    where = header.where
    if header.rules != game.rules:
        raise UnsupportedRecord(line=where["rules"], what="rules", found=header.rules, supported=game.rules)
    if header.seats not in game.seats:
        raise BadRecord(line=where["seats"], found=header.seats, expected=one_of([str(seats) for seats in game.seats]))
    possible = [f"{name}={value}" for name, values in game.options.items() for value in values]
    for name, value in header.options.items():
        if f"{name}={value}" not in possible:
            raise BadRecord(line=where["options"], found=f"{name}={value}", expected=one_of(possible))


def one_of(possible: Sequence[str]) -> Phrase:
    """What is expected where only these texts are possible."""
    words = ", ".join(possible)
    return Phrase("one-of", "one of these: {possible}", possible=words)


def read_entries(lines: list[str], first: int, game: Game) -> list[Entry]:
    """The entries that lines tell of; `first` is the number of the first line.

    Raises BadRecord at a line that names no action of the game.
    """
    entries: list[Entry] = []
    for number, line in enumerate(lines, start=first):
        text, mark, comment = line.partition("#")
        text = " ".join(text.split())
        chance = text.startswith("*")
        text = text.removeprefix("*").strip()
        action = game.actions.by_text.get(text)
        if (text and (action is None or action.chance != chance)) or (chance and not text):
            expected = Phrase("chance", "a result of chance") if chance else Phrase("action", "an action")
            raise BadRecord(line=number, found=line.strip(), expected=expected)
        entries.append(Entry(text, chance, comment.strip() if mark else None, line.removesuffix("\r")))
    return entries


_FIELDS = (MARK, "game", "rules", "seats", "options", "players", "practice", "edition")
