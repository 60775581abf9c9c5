"""All cards of HUNS by their numbers."""

from collections.abc import Callable
from typing import Final

from serai.huns.card import Card
from serai.huns.cards import curses, equipment, mercenaries, raids, treasures

KINDS: Final[tuple[Callable[[int], Card], ...]] = (
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
"""The classes of all cards."""


def all_cards() -> list[Card]:
    """One of each kind, in printed order."""
    return [kind(number) for number, kind in enumerate(KINDS)]
