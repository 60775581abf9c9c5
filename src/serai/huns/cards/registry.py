"""All cards of HUNS by their numbers."""

from typing import Final

from serai.huns.card import Card
from serai.huns.cards import curses, equipment, mercenaries, raids, treasures

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
"""The classes of the cards, in printed order."""


def all_cards() -> list[Card]:
    """One of each kind, in printed order."""
    cards: list[Card] = []
    for number, kind in enumerate(CLASSES):
        cards.append(kind(number))
    return cards
