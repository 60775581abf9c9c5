"""The board of IUNU."""

from collections.abc import Sequence

from rich.console import Group, RenderableType

from serai.cli.boards.board import Board, Table
from serai.cli.boards.iunu.answers import AFTERLIFE_VERBS, CITIZEN_VERBS, answer
from serai.cli.boards.iunu.cards import afterlife_card, all_cards, citizen, one_card
from serai.cli.boards.iunu.census import public
from serai.cli.boards.iunu.own import own
from serai.cli.boards.iunu.sheet import score_sheet
from serai.cli.boards.iunu.words import amounts, caste_name, digest, merged, numbers_of, of_iunu, sentence
from serai.cli.boards.pages import rules_page
from serai.cli.prose import Prose
from serai.core.action import Action
from serai.core.event import Event
from serai.core.game import Game
from serai.core.view import View
from serai.iunu.abilities import Feed, Ransom
from serai.iunu.edition import CASTES


class IunuBoard(Board):
    """Draws IUNU."""

    def public(self, table: Table) -> RenderableType:
        """The census of the Dynasties under a headline."""
        return public(table, self.words)

    def own(self, table: Table) -> RenderableType:
        """The hand and the Afterlife cards."""
        return own(table, self.words)

    def question(self, table: Table) -> str:
        """What is asked, in one sentence."""
        view = of_iunu(table.view)
        top = view.stack[-1]
        fields: dict[str, object] = {**amounts(view.rules.numbers)}
        if isinstance(top, Feed):
            fields |= {"price": int(top.price), "left": int(top.loaves)}
        if isinstance(top, Ransom):
            fields["other"] = table.names[top.to]
        return self.say(f"iunu-question-{view.question}", **fields)

    def answers(self, table: Table, legal: Sequence[Action]) -> list[str]:
        """The possible answers, and what each changes at once."""
        return [answer(of_iunu(table.view), action, self.words) for action in legal]

    def explain(self, table: Table, legal: Sequence[Action]) -> RenderableType:
        """The help for the question, and all about the cards that it is about."""
        view = of_iunu(table.view)
        numbers = view.rules.numbers
        parts: list[RenderableType] = [Prose(self.say(f"iunu-help-{view.question}", **amounts(numbers)))]
        kinds = [action.kind for action in legal if action.verb in CITIZEN_VERBS]
        kinds += [kind for kind, caste in enumerate(CASTES) if view.question == f"use-{caste}"]
        for kind in dict.fromkeys(kinds):
            parts += ["", citizen(numbers, self.words, kind)]
        for action in legal:
            if action.verb in AFTERLIFE_VERBS:
                parts += ["", afterlife_card(numbers, self.words, action.kind)]
        return Group(*parts, "", Prose(self.say("cli-iunu-brackets"), style="dim"))

    def example(self) -> str:
        """The name of a card that a reader may want to look up."""
        return caste_name(self.words, CASTES.index("priest"))

    def card(self, game: Game, text: str) -> RenderableType | None:
        """A Citizen or an Afterlife card by its key or name."""
        return one_card(numbers_of(game), self.words, text)

    def story(self, events: Sequence[Event], names: Sequence[str]) -> list[tuple[int, str]]:
        """A sentence for each event; the cards that a seat draws one after another are told together."""
        return [(place, sentence(self.words, event, names)) for place, event in merged(events)]

    def digest(self, events: Sequence[Event], names: Sequence[str], seat: int | None) -> list[list[str]]:
        """What happened turn by turn, without what everybody does in every round."""
        return digest(self.words, events, names, seat)

    def sheet(self, view: View, names: Sequence[str]) -> RenderableType:
        """The score sheet of a finished game."""
        return score_sheet(of_iunu(view), names, self.words)

    def cards(self, game: Game) -> RenderableType:
        """All cards with their numbers and texts."""
        return all_cards(numbers_of(game), self.words)

    def rules(self, game: Game) -> RenderableType:
        """The rules, section by section, and the cards."""
        return rules_page(self.words, "iunu", amounts(numbers_of(game)), self.cards(game))
