"""All cards of HUNS by their numbers."""

from typing import Final

from serai.huns.card import Card
from serai.huns.cards import curses, equipment, mercenaries, raids, treasures
from serai.huns.edition import CARDS

CLASSES: Final[tuple[type[Card], ...]] = (
    equipment.SwiftHorse,
    equipment.Saddlebags,
    equipment.SpareWagon,
    equipment.ScoutsHorn,
    equipment.Falcon,
    equipment.IronHooks,
    equipment.WickerBaskets,
    equipment.PatchedCanvas,
    equipment.BoneAmulet,
    equipment.PayChest,
    equipment.WarDrum,
    equipment.JewelledSaddle,
    raids.Ambush,
    raids.BorderPlunder,
    raids.GreatHaul,
    raids.ForcedMarch,
    raids.FreshWagon,
    raids.Sabotage,
    raids.Levelling,
    raids.Purification,
    raids.Armoury,
    raids.HiredBlades,
    raids.NightRaid,
    raids.SackOfTheCity,
    mercenaries.Quartermaster,
    mercenaries.Archer,
    mercenaries.Bodyguard,
    mercenaries.Shaman,
    mercenaries.Interpreter,
    mercenaries.Captain,
    mercenaries.Teamster,
    mercenaries.Smuggler,
    mercenaries.Pathfinder,
    mercenaries.Thief,
    mercenaries.TaxCollector,
    mercenaries.Veteran,
    curses.LameHorse,
    curses.BrokenAxle,
    curses.DenseFog,
    curses.LeakingCasks,
    curses.Mutiny,
    curses.Rust,
    curses.OathOfPeace,
    curses.BadOmen,
    curses.Mud,
    curses.Envy,
    curses.Tribute,
    curses.IdolOfErlik,
    treasures.GoldenBow,
    treasures.TrophySkulls,
    treasures.SilverBelt,
    treasures.ClearSky,
    treasures.FourWinds,
    treasures.Caravan,
    treasures.KhansCup,
    treasures.Hoard,
    treasures.WolfBanner,
    treasures.FullLoad,
    treasures.GreatTent,
    treasures.BrokenChains,
)
"""The classes of the cards, in printed order: those of CARDS, which names KhansCup `khans-cup`."""


def check_classes(keys: tuple[str, ...], classes: tuple[type[Card], ...]) -> None:
    """Refuse classes that are not those that the keys name, in the same order.

    Raises TypeError.
    """
    names = [kind.__name__ for kind in classes]
    for place, key in enumerate(keys):
        wanted = "".join([part.capitalize() for part in key.split("-")])
        if place >= len(names) or names[place] != wanted:
            found = names[place] if place < len(names) else "nothing"
            raise TypeError(f"CLASSES has {found} at place {place}, where CARDS has {key}: it needs {wanted} there.")
    if len(names) > len(keys):
        raise TypeError(f"CLASSES has {names[len(keys)]}, which CARDS does not name.")


def all_cards() -> list[Card]:
    """One of each kind, in printed order."""
    check_classes(CARDS, CLASSES)
    cards: list[Card] = []
    for number, kind in enumerate(CLASSES):
        cards.append(kind(number))
    return cards
