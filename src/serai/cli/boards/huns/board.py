"""The board of HUNS."""

from collections.abc import Sequence

from rich.console import Group, RenderableType

from serai.cli.boards.board import Board, Table
from serai.cli.boards.huns.answers import answer
from serai.cli.boards.huns.camps import own, public
from serai.cli.boards.huns.cards import all_cards, card_text, full_card, one_card
from serai.cli.boards.huns.sheet import score_sheet
from serai.cli.boards.huns.words import card_name, digest, hand_text, numbers_of, of_huns, sentence, wagon_name
from serai.cli.boards.pages import rules_page
from serai.cli.prose import Prose
from serai.core.action import Action
from serai.core.event import Event
from serai.core.game import Game
from serai.core.view import View
from serai.huns.choices import Exchange, Fill
from serai.huns.drawing import Choose, Flight, Victim
from serai.huns.edition import CARDS
from serai.huns.gather import Gather, Haul
from serai.huns.placing import Place, Sort
from serai.huns.state import NONE
from serai.huns.view import HunsView

ACTING = ("play", "first", "raid", "aim")
"""The verbs of answers that let a card act, or act on one."""
CARD_VERBS = (*ACTING, "fill")


class HunsBoard(Board):
    """Draws HUNS."""

    def public(self, table: Table) -> RenderableType:
        """Dice, reserve, decks, Wagons and the rivals' Camps."""
        return public(table, self.words)

    def own(self, table: Table) -> RenderableType:
        """The Camp of the view's seat, and what only it knows."""
        return own(table, self.words)

    def question(self, table: Table) -> str:
        """What is asked, in one sentence."""
        view = of_huns(table.view)
        return self.say(f"huns-question-{view.question}", **self._fields(view, table.names))

    def _fields(self, view: HunsView, names: Sequence[str]) -> dict[str, object]:
        """What the frame that asks says of itself."""
        top = view.stack[-1]
        fields: dict[str, object] = {}
        if isinstance(top, Place):
            fields["hand"] = hand_text(self.words, top.hand)
        elif isinstance(top, (Sort, Fill)):
            fields |= {"card": card_name(self.words, top.card), "left": int(top.left)}
        elif isinstance(top, Choose):
            fields["chosen"] = int(top.first != NONE)
        elif isinstance(top, Victim):
            fields["card"] = card_name(self.words, top.card)
        elif isinstance(top, Flight):
            fields |= {"card": card_name(self.words, top.card), "other": names[top.by]}
        elif isinstance(top, Gather):
            fields["left"] = int(top.left)
        elif isinstance(top, Haul):
            fields["count"] = int(top.count)
        elif isinstance(top, Exchange):
            fields["old"] = "none" if top.old == NONE else wagon_name(self.words, view.rules.numbers, top.old)
        return fields

    def answers(self, table: Table, legal: Sequence[Action]) -> list[str]:
        """The possible answers, and what each changes at once."""
        return [answer(table, action, self.words) for action in legal]

    def reminders(self, table: Table, legal: Sequence[Action]) -> list[str]:
        """What each of the cards that the question is about does."""
        view = of_huns(table.view)
        return [
            self.say(
                "cli-huns-detail",
                card=card_name(self.words, card),
                text=card_text(self.words, view.rules.numbers, card, view.seats, "ability"),
            )
            for card in asked_about(view, legal, ACTING)
        ]

    def explain(self, table: Table, legal: Sequence[Action]) -> RenderableType:
        """The help for the question, and all about the cards that it is about."""
        view = of_huns(table.view)
        parts: list[RenderableType] = [Prose(self.say(f"huns-help-{view.question}", seats=view.seats))]
        for card in asked_about(view, legal, CARD_VERBS):
            parts += ["", full_card(view.rules.numbers, self.words, card, view.seats)]
        return Group(*parts, "", Prose(self.say("cli-huns-marks"), style="dim"))

    def example(self) -> str:
        """The name of a card that a reader may want to look up."""
        return card_name(self.words, CARDS.index("falcon"))

    def card(self, game: Game, text: str) -> RenderableType | None:
        """A card by its key or name."""
        return one_card(numbers_of(game), self.words, text)

    def story(self, events: Sequence[Event], names: Sequence[str]) -> list[tuple[int, str]]:
        """A sentence for each event."""
        return [(place, sentence(self.words, event, names)) for place, event in enumerate(events)]

    def digest(self, events: Sequence[Event], names: Sequence[str], seat: int | None) -> list[list[str]]:
        """What happened, die by die, Raid by Raid, round by round."""
        return digest(self.words, events, names, seat)

    def sheet(self, view: View, names: Sequence[str]) -> RenderableType:
        """The score sheet of a finished game."""
        return score_sheet(of_huns(view), names, self.words)

    def cards(self, game: Game) -> RenderableType:
        """All cards with their numbers and texts."""
        return all_cards(numbers_of(game), self.words)

    def rules(self, game: Game) -> RenderableType:
        """The rules, section by section, and the cards."""
        return rules_page(self.words, "huns", {}, self.cards(game))


def asked_about(view: HunsView, legal: Sequence[Action], verbs: Sequence[str]) -> list[int]:
    """The cards that the question is about, each once; `verbs` are those of answers that name cards."""
    top = view.stack[-1]
    cards = [int(action.kind) for action in legal if action.verb in verbs]
    if isinstance(top, (Victim, Flight)):
        cards.append(int(top.card))
    return list(dict.fromkeys(cards))
