"""The steps of a round of HUNS: setup, turns, dice, the Raid windows."""

from typing import Final

from mypy_extensions import i64

from serai.core.action import Action
from serai.core.frame import CHANCE, NOBODY, Frame
from serai.core.information import mix
from serai.core.rng import Rng
from serai.huns import freight, verbs
from serai.huns.actions import MOST_SEATS, ROLLS, known
from serai.huns.camp import ALL_HUES, PLACES, RAIDS, keeps_excess, placeable, working
from serai.huns.card import END, RAIDED, START, Card
from serai.huns.drawing import Look, deck_size
from serai.huns.edition import HUES, RAID, SIZE
from serai.huns.gather import ANY, DIFFERENT, push_gather
from serai.huns.order import push_effects
from serai.huns.placing import ROW, Place
from serai.huns.state import LAST_ROUND, NOTHING, HunsState, any_left, bit, bits, count_bits, lowest, pick_bit


class Deal(Frame[HunsState]):
    """Chance turns up the row and gives each seat its Wagons (HUNS-4, HUNS-5)."""

    def __init__(self) -> None:
        super().__init__(CHANCE, "reveal")

    def options(self, state: HunsState) -> list[Action]:
        """The Wagons in the deck."""
        return [state.rules.catalogue.reveal[wagon] for wagon in bits(state.bag)]

    def weights(self, state: HunsState) -> list[int]:
        """All alike."""
        return [1] * count_bits(state.bag)

    def take(self, state: HunsState, action: Action) -> None:
        """The next Wagon."""
        if self._deal(state, action.kind):
            state.stack.append(self)

    def settle(self, state: HunsState, rng: Rng) -> None:
        """All at once."""
        while self._deal(state, pick_bit(state.bag, rng)):
            pass

    def _deal(self, state: HunsState, wagon: i64) -> bool:
        """Deal one Wagon; returns whether more are to come."""
        freight.reveal(state, wagon)
        if len(state.row) < ROW:
            freight.turn_up(state, wagon)
            return True
        for seat in range(state.seats):
            if len(state.camps[seat].wagons) < PLACES:
                freight.gain_wagon(state, seat, wagon)
                break
        return len(state.camps[state.seats - 1].wagons) < PLACES


class Start(Frame[HunsState]):
    """Chance appoints the first player (HUNS-6)."""

    def __init__(self) -> None:
        super().__init__(CHANCE, "start")

    def options(self, state: HunsState) -> list[Action]:
        """Every seat."""
        return state.rules.catalogue.start[: state.seats]

    def weights(self, state: HunsState) -> list[int]:
        """All alike."""
        return [1] * state.seats

    def take(self, state: HunsState, action: Action) -> None:
        """Hand out the token; the third and the fourth player take Valuables."""
        verbs.appoint(state, action.kind)
        state.stack.append(ROUND)
        if state.seats > 3:
            push_gather(state, (state.first + 3) % state.seats, 2, DIFFERENT)
        if state.seats > 2:
            push_gather(state, (state.first + 2) % state.seats, 1, ANY)


class Round(Frame[HunsState]):
    """The next round, or the end (HUNS-7, HUNS-24). It lies below all that happens in a round."""

    def __init__(self) -> None:
        super().__init__(NOBODY, "round")

    def move(self, state: HunsState) -> None:
        """Look whether colours and decks are left; then the first player rolls and has the first turn."""
        if state.round > 0 and 0 in state.reserve:
            verbs.end(state, "reserve")
        elif state.round > 0 and has_empty_deck(state):
            verbs.end(state, "deck")
        elif state.round >= LAST_ROUND:
            verbs.end(state, "limit")
        else:
            verbs.begin_round(state)
            state.stack.append(ROUND)
            state.stack.append(TURN[0])
            state.stack.append(ROLL)


class Roll(Frame[HunsState]):
    """The first player rolls the five dice (HUNS-7)."""

    def __init__(self) -> None:
        super().__init__(CHANCE, "roll")

    def options(self, state: HunsState) -> list[Action]:
        """The 243 results."""
        return state.rules.catalogue.roll[:]

    def weights(self, state: HunsState) -> list[int]:
        """All alike."""
        return [1] * len(ROLLS)

    def take(self, state: HunsState, action: Action) -> None:
        """Lay the dice at their colours."""
        verbs.roll(state, ROLLS[action.kind])

    def settle(self, state: HunsState, rng: Rng) -> None:
        """Roll at once."""
        verbs.roll(state, ROLLS[rng.below(len(ROLLS))])


BEFORE: Final = 1
ACT: Final = 2
AFTER: Final = 3
CLOSE: Final = 4
NEXT_TURN: Final = 5
"""The steps of a turn after its start effects: Raids, the die, Raids, end effects, the next turn if dice are left."""


class Turn(Frame[HunsState]):
    """The turn of the active seat, from a step on (HUNS-23)."""

    def __init__(self, step: i64) -> None:
        super().__init__(NOBODY, "turn")
        self.step: i64 = step

    def move(self, state: HunsState) -> None:
        """On to the next step in which there is something to do, of the next turn too if nothing comes between."""
        step: i64 = self.step
        while True:
            if step == NEXT_TURN:
                freight.expire_late(state)
                if not any_left(state.dice):
                    return
                if state.changed:
                    state.stack.append(TURN[step])
                    return
                verbs.pass_turn(state)
                step = 0
            if step == 0:
                verbs.begin_turn(state, state.active)
            if self._begin(state, step):
                return
            step += 1

    def _begin(self, state: HunsState, step: i64) -> bool:
        """Begin a step before the last; returns whether there is something to do in it."""
        seat = state.active
        if step in (0, CLOSE):
            return self._let_act(state, step)
        question: Frame[HunsState] = DIE[seat]
        if step != ACT:
            question = WINDOW[seat if step == BEFORE else MOST_SEATS + seat]
            if question.void(state):
                return False
        state.stack.append(TURN[step + 1])
        state.stack.append(question)
        return True

    def _let_act(self, state: HunsState, step: i64) -> bool:
        """Let the effects at the start or the end of the turn act, a lone one at once; returns whether one can."""
        seat = state.active
        moment = START if step == 0 else END
        cards: i64 = state.camps[seat].works & state.rules.moment_masks[moment]
        if not cards:
            return False
        if cards & (cards - 1) or state.changed:
            state.stack.append(TURN[step + 1])
            push_effects(state, seat, moment)
            return True
        card = state.rules.cards[lowest(cards)]
        if not card.usable(state, seat):
            return False
        state.stack.append(TURN[step + 1])
        card.use(state, seat)
        return True

    def mix_into(self, key: i64) -> i64:
        """Mix in the step."""
        return mix(key, self.step)

    def text(self) -> str:
        """The frame with its step."""
        return f"turn {self.step}"


class Die(Frame[HunsState]):
    """A seat takes a die that is left and acts with it: Draw or Pillage (HUNS-7)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "die")

    def options(self, state: HunsState) -> list[Action]:
        """Both for each die, where they can be done; if neither can, the die alone (HUNS-11)."""
        curses = working(state.camps[self.chooser], state.rules.allowing_die)
        dice: i64 = 0
        draws: i64 = 0
        pillages: i64 = 0
        for hue in range(HUES):
            if state.dice[hue] > 0 and (not curses or can_take(state, curses, hue)):
                die: i64 = bit(hue)
                dice |= die
                if state.decks[hue].groups:
                    draws |= die
                if state.reserve[hue] > 0:
                    pillages |= die
        fits = placeable(state, self.chooser)
        if fits != ALL_HUES and not keeps_excess(state, self.chooser):
            pillages &= fits
        wastes: i64 = dice & ~draws & ~pillages
        actions = state.rules.catalogue
        options = actions.draws[draws] + actions.pillages[pillages]
        return options + actions.wastes[wastes] if wastes else options

    def take(self, state: HunsState, action: Action) -> None:
        """Take the die and act."""
        hue = action.kind
        face = verbs.take_die(state, self.chooser, hue, action.verb)
        if action.verb == "draw":
            push_draw(state, self.chooser, hue, face)
        elif action.verb == "pillage":
            pillage(state, self.chooser, hue, face)

    def text(self) -> str:
        """The frame with its seat."""
        return f"die {self.chooser}"


class Window(Frame[HunsState]):
    """A seat may use a Raid, before it takes a die or after it acted; once in both together (HUNS-18)."""

    def __init__(self, seat: i64, after: bool) -> None:
        super().__init__(seat, "raid")
        self.after: bool = after

    def void(self, state: HunsState) -> bool:
        """Whether no Raid is there that could be used."""
        return state.raided or not state.camps[self.chooser].works & RAIDS

    def options(self, state: HunsState) -> list[Action]:
        """The Raids that would change something, or none."""
        rules = state.rules
        options: list[Action] = []
        if can_raid(state, self.chooser):
            raids: i64 = state.camps[self.chooser].works >> (RAID * SIZE)
            for place in range(SIZE):
                if (raids >> place) & 1:
                    raid = rules.cards[RAID * SIZE + place]
                    if (self.after or not raid.late) and raid.usable(state, self.chooser):
                        options.append(known(rules.catalogue.raid[raid.card]))
        options.append(rules.catalogue.done)
        return options

    def take(self, state: HunsState, action: Action) -> None:
        """Use it; then what follows a Raid (War Drum)."""
        if action is not state.rules.catalogue.done:
            verbs.use_raid(state, self.chooser, action.kind)
            push_effects(state, self.chooser, RAIDED)
            state.rules.cards[action.kind].use(state, self.chooser)

    def mix_into(self, key: i64) -> i64:
        """Mix in whether it is after the die."""
        return mix(key, int(self.after))

    def text(self) -> str:
        """The frame with its seat."""
        return f"raid {self.chooser} {'after' if self.after else 'before'}"


DEAL: Final = Deal()
START_PLAYER: Final = Start()
ROUND: Final = Round()
ROLL: Final = Roll()
TURN: Final = [Turn(step) for step in range(6)]
DIE: Final = [Die(seat) for seat in range(MOST_SEATS)]
WINDOW: Final = [Window(place % MOST_SEATS, place >= MOST_SEATS) for place in range(2 * MOST_SEATS)]


def has_empty_deck(state: HunsState) -> bool:
    """Whether a family deck is used up."""
    for deck in state.decks:
        if not deck.groups:
            return True
    return False


def can_raid(state: HunsState, seat: i64) -> bool:
    """Whether no Curse keeps a seat from using Raids (Oath of Peace)."""
    for curse in working(state.camps[seat], state.rules.allowing_raids):
        if not curse.allows_raids():
            return False
    return True


def can_take(state: HunsState, curses: list[Card], hue: i64) -> bool:
    """Whether none of these Curses keeps its owner from a die (Bad Omen)."""
    for curse in curses:
        if not curse.allows_die(state, hue):
            return False
    return True


def value(state: HunsState, seat: i64, face: i64) -> i64:
    """The value of a die with a face for a seat, at least 1 (HUNS-30)."""
    number: i64 = face
    for card in working(state.camps[seat], state.rules.altering_value):
        number = card.alter_value(face, number)
    return max(1, number)


def push_draw(state: HunsState, seat: i64, hue: i64, face: i64) -> None:
    """Look at as many cards as the die says (HUNS-9, HUNS-30)."""
    amount = value(state, seat, face)
    for card in working(state.camps[seat], state.rules.altering_looks):
        amount = card.alter_looks(face, amount)
    size = deck_size(state, hue)
    looks: i64 = min(size, max(amount, 1))
    plays: i64 = 1
    for card in working(state.camps[seat], state.rules.altering_plays):
        plays = card.alter_plays(looks, plays)
    state.stack.append(Look(seat, hue, looks, looks, plays, 0))


def pillage(state: HunsState, seat: i64, hue: i64, face: i64) -> None:
    """Take as many Valuables as the die says, then place them (HUNS-10, HUNS-30); other cards follow (HUNS-40)."""
    amount = value(state, seat, face)
    for card in working(state.camps[seat], state.rules.altering_pillage):
        amount = card.alter_pillage(hue, face, amount)
    amount = min(amount, state.reserve[hue])
    for follower in working(state.camps[seat], state.rules.following_pillage):
        follower.after_pillage(state, seat, hue)
    hand = list(NOTHING)
    hand[hue] = amount
    verbs.take(state, seat, hue, amount)
    state.stack.append(Place(seat, tuple(hand), (), hue, False))
