# The words of HUNS. The texts of cards take two fields: $spaces, how many Valuables the edition prints spaces for on the
# card (Mercenaries and Curses), and $seats, the number of players, 0 where no game is being played. The help for
# questions takes $seats, the rules take no field. Wherever $card, $wagon, $family, $colour, $space or $source stand for
# something, they are its name in this language; $face is a number of a die, $dice are five, such as 1-3-2-2-1. A message
# takes only the fields that its text names; more may be given.

# ---- Small parts of texts

# What a Treasure that holds or a Veteran brings, and a fled Curse costs.
huns-points =
    { $seats ->
        [0] as many VP as there are players
       *[other] { $seats } VP
    }
# What a Mercenary has printed.
huns-spaces =
    { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }
# How long a Curse works.
huns-until =
    { $spaces ->
        [one] Until its space is filled
       *[other] Until its { $spaces } spaces are filled
    }
# Valuables of one colour, as part of a list.
huns-valuables = { $count } { $colour }
# A Wagon: the name of its type and the letters of its spaces.
huns-wagon = { $type } { $spaces }

# ---- Colours of dice and Valuables

huns-colour-blue = blue
huns-colour-red = red
huns-colour-green = green
huns-colour-black = black
huns-colour-yellow = yellow

# ---- Types of Wagons

huns-type-sun = Sun Wagon
huns-type-wolf = Wolf Wagon
huns-type-eagle = Eagle Wagon
huns-type-stag = Stag Wagon

# ---- The families: huns-family-<family> is the name; -plural the name of several; -help what all of them have in common

huns-family-equipment = Equipment
huns-family-equipment-plural = Equipment
huns-family-equipment-help = Equipment lies in your Camp and works for the rest of the game; some also has an effect at once. It scores nothing.
huns-family-raid = Raid
huns-family-raid-plural = Raids
huns-family-raid-help = A Raid is used once, unless the { huns-card-captain } or the option raids=refresh makes it ready again: on your own turn, before you take a die or after your action. You can use one Raid a turn. At the end every Raid scores 1 VP, used or not.
huns-family-mercenary = Mercenary
huns-family-mercenary-plural = Mercenaries
huns-family-mercenary-help = A Mercenary works only while all its spaces are filled with Valuables of any colours. At the end it scores 1 VP if it is full and costs 1 VP if it is not.
huns-family-curse = Curse
huns-family-curse-plural = Curses
huns-family-curse-help = A Curse is played into an opponent’s Camp and works there until all its spaces are filled with Valuables of any colours; then it is lifted for good. Whoever is cursed may flee at once: then it has no effect, but at the end it costs { huns-points }.
huns-family-treasure = Treasure
huns-family-treasure-plural = Treasures
huns-family-treasure-help = A Treasure has no effect in play. At the end it brings { huns-points } if its condition holds.

# ---- The cards: huns-card-<card> is the name; -ability one sentence; -help all of it

# -- Equipment

huns-card-swift-horse = Swift Horse
huns-card-swift-horse-ability = A die showing 1 that you take counts as 2.
huns-card-swift-horse-help = Whenever you take a die that shows 1, it counts as 2: you look at two cards, or take two Valuables. It still shows 1, so the Scout’s Horn adds one more card. If a Lame Horse works in your Camp, the two cancel out.

huns-card-saddlebags = Saddlebags
huns-card-saddlebags-ability = When you Pillage, you may put one excess Valuable into your Stash.
huns-card-saddlebags-help = If Valuables of a Pillage are left that you could not place, you may put one of them into your Stash; the others go back to the reserve. You may Pillage even if nothing could be placed. Valuables that you take in any other way go back as usual.

huns-card-spare-wagon = Spare Wagon
huns-card-spare-wagon-ability = You have one loading place more; at once choose a Wagon for it, then take 2 Valuables of any colours.
huns-card-spare-wagon-help =
    From now on you load one Wagon more at a time. At once choose its Wagon, one of the face-up ones or the top of the deck; then take 2 Valuables of any colours and place them together.

    If Rust takes the effect, you keep the Wagon, but the next Wagon that you dispatch is not replaced. If you play the Spare Wagon under Rust, you never get the 2 Valuables.

huns-card-scouts-horn = Scout’s Horn
huns-card-scouts-horn-ability = When you Draw with a die showing 1, look at one card more.
huns-card-scouts-horn-help = What counts is what the die shows, not what it is worth to you: with a Swift Horse you look at three cards. You still play one of them. The horn does not help with the Armoury.

huns-card-falcon = Falcon
huns-card-falcon-ability = At the start of your turn you may re-roll one die that is left.
huns-card-falcon-help = At the start of each of your turns choose one die that nobody has taken yet and roll it again, or leave the dice as they are. The new number counts for everybody.

huns-card-iron-hooks = Iron Hooks
huns-card-iron-hooks-ability = When you Pillage red, black or yellow, take one Valuable more.
huns-card-iron-hooks-help = Whenever you Pillage one of these three colours, you take one more Valuable of the colour, if the reserve has it. With the Wicker Baskets a Pillage of yellow takes two more.

huns-card-wicker-baskets = Wicker Baskets
huns-card-wicker-baskets-ability = When you Pillage blue, green or yellow, take one Valuable more.
huns-card-wicker-baskets-help = Whenever you Pillage one of these three colours, you take one more Valuable of the colour, if the reserve has it. With the Iron Hooks a Pillage of yellow takes two more.

huns-card-patched-canvas = Patched Canvas
huns-card-patched-canvas-ability = Once per turn you may load one Valuable on a Wagon space of another colour.
huns-card-patched-canvas-help = You may do so even while a space of the Valuable’s own colour is empty, and you never have to. It counts once in every player’s turn, so also when you take Valuables in an opponent’s turn. The Smuggler allows one more.

huns-card-bone-amulet = Bone Amulet
huns-card-bone-amulet-ability = Curses in your Camp need one Valuable fewer.
huns-card-bone-amulet-help = Each Curse in your Camp is lifted with one Valuable less than it has spaces, but with at least one. A Curse that already holds enough is lifted at once. If Rust takes the effect, Curses that have been lifted stay lifted.

huns-card-pay-chest = Pay Chest
huns-card-pay-chest-ability = Mercenaries in your Camp need one Valuable fewer.
huns-card-pay-chest-help = Each Mercenary in your Camp is full with one Valuable less than it has spaces, but with at least one. A Mercenary that already holds enough becomes full at once. If Rust takes the effect, it may stop being full; its Valuables stay.

huns-card-war-drum = War Drum
huns-card-war-drum-ability = When you use a Raid, take 1 Valuable of any colour.
huns-card-war-drum-help = First the Raid has its whole effect. Then take 1 Valuable of any colour from the reserve and place it.

huns-card-jewelled-saddle = Jewelled Saddle
huns-card-jewelled-saddle-ability = At once take 2 Valuables of different colours.
huns-card-jewelled-saddle-help = When you play the saddle, take 2 Valuables of different colours from the reserve and place them together. After that it has no more effect, but counts as Equipment in your Camp. If you play it under Rust, you never get them.

# -- Raids

huns-card-ambush = Ambush
huns-card-ambush-ability = Take up to 2 Valuables from one opponent’s Wagons or one of their Mercenaries.
huns-card-ambush-help =
    Choose an opponent and take one Valuable, or two, either from their loading Wagons or from one of their Mercenaries; then place what you took. You can take only what can all be placed together.

    What then cannot be placed after all goes back to where it lay or, if that space is gone, to the reserve. A Bodyguard that works keeps its owner safe from this.

huns-card-border-plunder = Border Plunder
huns-card-border-plunder-ability = Take 3 Valuables of three different colours.
huns-card-border-plunder-help = Choose three colours, take one Valuable of each from the reserve and place them together in one way. If fewer than three colours are left, take one of each of those.

huns-card-great-haul = Great Haul
huns-card-great-haul-ability = Take 4 Valuables of one colour.
huns-card-great-haul-help = Choose a colour, take 4 Valuables of it from the reserve, or what is there, and place them together in one way. This is not a Pillage: neither hooks, baskets nor Saddlebags help.

huns-card-forced-march = Forced March
huns-card-forced-march-ability = After your action take one more die, if one is left, and act with it.
huns-card-forced-march-help =
    You can use this Raid only after your action, while a die is left. Take one of them and Draw or Pillage as usual.

    It is still the same turn: nothing that acts at the start or end of a turn acts twice, and what is allowed once per turn stays used. Then play goes on with the next player. The others have fewer turns in this round.

huns-card-fresh-wagon = Fresh Wagon
huns-card-fresh-wagon-ability = Exchange one of your loading Wagons for a face-up one and place the Valuables that were on it.
huns-card-fresh-wagon-help = Your old Wagon takes the place of the new one in the row. Then place the Valuables that were on the old one together in one way, on your Wagons or on one Mercenary or Curse. What fits nowhere goes to the reserve.

huns-card-sabotage = Sabotage
huns-card-sabotage-ability = All Valuables on one opponent’s Mercenary go to the reserve.
huns-card-sabotage-help = Choose any opponent’s Mercenary with at least one Valuable; it loses all of them and works no more until it is filled again. A Bodyguard that works keeps all Mercenaries of its owner safe, itself included.

huns-card-levelling = Levelling
huns-card-levelling-ability = Each opponent who has dispatched more Wagons than you loses one Valuable from a Wagon to the reserve.
huns-card-levelling-help = Clockwise, each of these opponents chooses one Valuable on their loading Wagons, which goes to the reserve. Whoever has none there, or a Bodyguard that works, loses nothing.

huns-card-purification = Purification
huns-card-purification-ability = Lift one face-up unlifted Curse in your Camp without filling it.
huns-card-purification-help = Choose a Curse in your Camp that is face up and not lifted. It is lifted for good, just as if you had filled it; Valuables that already lie on it stay there. A Curse that you fled cannot be purified.

huns-card-armoury = Armoury
huns-card-armoury-ability = Look at 3 Equipment cards, play one and put the rest under the deck.
huns-card-armoury-help = Look at the top 3 cards of the Equipment deck, or what is there. You must play one of them; the rest go face down under the deck. This is not a Draw: Scout’s Horn, Dense Fog and Interpreter change nothing.

huns-card-hired-blades = Hired Blades
huns-card-hired-blades-ability = Fill all empty spaces of one of your Mercenaries from the reserve with colours of your choice.
huns-card-hired-blades-help = Choose a Mercenary in your Camp that has empty spaces, and then the colours, Valuable by Valuable. If the reserve runs out, the Mercenary may stay unfilled.

huns-card-night-raid = Night Raid
huns-card-night-raid-ability = Take one Valuable from a Wagon of each opponent, clockwise, then place them together.
huns-card-night-raid-help = Clockwise, choose one Valuable on the loading Wagons of each opponent. You can take only what can all be placed together in one way; an opponent with nothing suitable, or with a Bodyguard that works, is passed over. Then place all of them.

huns-card-sack-of-the-city = Sack of the City
huns-card-sack-of-the-city-ability = Take one Valuable of each colour.
huns-card-sack-of-the-city-help = Take one Valuable of each colour that the reserve still has and place them together in one way. What fits nowhere goes back to the reserve.

# -- Mercenaries

huns-card-quartermaster = Quartermaster
huns-card-quartermaster-ability = At the start of your turn take 1 Valuable of a colour whose die is already taken.
huns-card-quartermaster-help = The Quartermaster has { huns-spaces } and works while he is full. At the start of each of your turns take 1 Valuable from the reserve, of a colour whose die somebody has already taken in this round, and place it. The first turn of a round brings nothing: all dice are still there.

huns-card-archer = Archer
huns-card-archer-ability = When you Pillage with a die showing 3, take one Valuable more.
huns-card-archer-help = The Archer has { huns-spaces } and works while he is full. What counts is what the die shows, even if a Lame Horse makes it worth less.

huns-card-bodyguard = Bodyguard
huns-card-bodyguard-ability = Opponents’ cards cannot take or remove Valuables from your Camp.
huns-card-bodyguard-help = The Bodyguard has { huns-spaces } and works while he is full. Ambush, Night Raid, Thief, Sabotage and Levelling do you no harm. Curses do: a Broken Axle or Leaking Casks cost you Valuables all the same.

huns-card-shaman = Shaman
huns-card-shaman-ability = At the end of your turn put 1 Valuable of any colour from the reserve on a Curse in your Camp or, if none has a space, on a Mercenary.
huns-card-shaman-help = The Shaman has { huns-spaces } and works while he is full. At the end of each of your turns choose an unlifted Curse in your Camp with an empty space and a colour. If there is no such Curse, choose a Mercenary with an empty space instead.

huns-card-interpreter = Interpreter
huns-card-interpreter-ability = When you look at three or more cards in a Draw, you may play two of them.
huns-card-interpreter-help = The Interpreter has { huns-spaces } and works while he is full. Choose both cards first; they take effect in the order in which you chose them. Two Curses may strike two opponents or the same one twice, and each may be fled. The Armoury is no Draw.

huns-card-captain = Captain
huns-card-captain-ability = Each time he becomes full, all your used Raids are ready again.
huns-card-captain-help = The Captain has { huns-spaces }. Whenever he goes from not full to full, all your used Raids are turned back and can be used once more. That happens again if he loses a Valuable and is filled anew, but not while a Mutiny works in your Camp. You can still use only one Raid a turn.

huns-card-teamster = Teamster
huns-card-teamster-ability = When you dispatch a Wagon, take 2 Valuables of any colours.
huns-card-teamster-help = The Teamster has { huns-spaces } and works while he is full. You take the 2 Valuables when the new Wagon is there and place them together at once, before you go on with the Valuables still in hand. If that dispatches another Wagon, you take 2 again.

huns-card-smuggler = Smuggler
huns-card-smuggler-ability = Once per turn you may load one Valuable on a Wagon space of another colour.
huns-card-smuggler-help = The Smuggler has { huns-spaces } and works while he is full. You never have to do so. It counts once in every player’s turn, and the Patched Canvas allows one more.

huns-card-pathfinder = Pathfinder
huns-card-pathfinder-ability = At the start of your turn you may raise one die that is left by 1.
huns-card-pathfinder-help = The Pathfinder has { huns-spaces } and works while he is full. At the start of each of your turns you may turn one die that nobody has taken yet from 1 to 2 or from 2 to 3. The new number counts for everybody.

huns-card-thief = Thief
huns-card-thief-ability = At the end of a turn in which you Drew, take 1 Valuable from an opponent’s Wagon.
huns-card-thief-help = The Thief has { huns-spaces } and works while he is full. You choose the opponent and the Valuable and place it; you can take only one that can be placed. An opponent whose Bodyguard works is safe.

huns-card-tax-collector = Tax Collector
huns-card-tax-collector-ability = When an opponent dispatches a Wagon, take 1 Valuable of any colour.
huns-card-tax-collector-help = The Tax Collector has { huns-spaces } and works while he is full. You take the Valuable from the reserve and place it at once, even in the middle of the opponent’s turn, after everything that the dispatch does for its owner.

huns-card-veteran = Veteran
huns-card-veteran-ability = At the end of the game he brings { huns-points } more.
huns-card-veteran-help = The Veteran has { huns-spaces }. If he is full at the end of the game, he scores { huns-points }, and 1 VP as every full Mercenary does. Under a Mutiny only the 1 VP is left.

# -- Curses

huns-card-lame-horse = Lame Horse
huns-card-lame-horse-ability = Your dice count one less, but at least 1.
huns-card-lame-horse-help = { huns-until }, every die that you take counts one less, but at least 1, whether you Draw or Pillage. It still shows what it shows: Archer and Scout’s Horn go by that.

huns-card-broken-axle = Broken Axle
huns-card-broken-axle-ability = You have one loading place fewer: at once one loading Wagon of your choice goes under the Wagon deck, its Valuables to the reserve.
huns-card-broken-axle-help = When the Curse begins to work you always lose a loading Wagon with all that lies on it; you choose which. { huns-until }, you load one Wagon fewer at a time. When it is lifted, the place returns, and you take a Wagon for it at once.

huns-card-dense-fog = Dense Fog
huns-card-dense-fog-ability = When you Draw, look at one card fewer, but at least 1.
huns-card-dense-fog-help = { huns-until }, every Draw shows you one card fewer, but at least one. The Fog does not hide the Armoury.

huns-card-leaking-casks = Leaking Casks
huns-card-leaking-casks-ability = At the end of your turn one Valuable on your Wagons goes to the reserve.
huns-card-leaking-casks-help = { huns-until }, you lose one Valuable from your loading Wagons at the end of each of your turns; you choose which. If nothing lies on them, nothing happens.

huns-card-mutiny = Mutiny
huns-card-mutiny-ability = Your Mercenaries have no effect.
huns-card-mutiny-help = { huns-until }, no Mercenary in your Camp works, full or not. You can go on filling them, and they still score 1 VP or cost 1 VP at the end; only the Veteran’s extra VP are lost.

huns-card-rust = Rust
huns-card-rust-ability = Your Equipment has no effect.
huns-card-rust-help = { huns-until }, no Equipment in your Camp works. Equipment that you play meanwhile loses what it would do at once, for good. When Rust is lifted, everything else works again at once. Equipment still counts for Treasures.

huns-card-oath-of-peace = Oath of Peace
huns-card-oath-of-peace-ability = You cannot use Raids.
huns-card-oath-of-peace-help = { huns-until }, you can play Raids into your Camp, but not use them. They still score 1 VP each at the end.

huns-card-bad-omen = Bad Omen
huns-card-bad-omen-ability = You cannot take a die showing 3 while a lower one is left.
huns-card-bad-omen-help = { huns-until }, you must leave every 3 as long as a 1 or 2 is left. If only dice showing 3 are left, you may take them.

huns-card-mud = Mud
huns-card-mud-ability = You can load at most 2 Valuables per turn on Wagons.
huns-card-mud-help = { huns-until }, you load at most 2 Valuables on your Wagons in each player’s turn. Whatever more you take counts as not fitting. Mercenaries and Curses are not affected.

huns-card-envy = Envy
huns-card-envy-ability = When you dispatch a Wagon, the player who cursed you takes 2 Valuables of any colours.
huns-card-envy-help = { huns-until }, every Wagon that you dispatch brings 2 Valuables of any colours to whoever played this Curse on you. They take them from the reserve and place them at once, after everything that the dispatch does for you.

huns-card-tribute = Tribute
huns-card-tribute-ability = When you Pillage, the player who cursed you takes 1 Valuable of that colour.
huns-card-tribute-help = { huns-until }, each of your Pillages brings 1 Valuable of the same colour to whoever played this Curse on you, if the reserve still has one. They take it after you have placed yours. It does not come out of what you took.

huns-card-idol-of-erlik = Idol of Erlik
huns-card-idol-of-erlik-ability = Your replacement Wagons come only at the end of the turn in which you dispatched.
huns-card-idol-of-erlik-help = { huns-until }, the place of a Wagon that you dispatch stays empty until the end of the turn. So Valuables left in hand cannot go on the new Wagon.

# -- Treasures

huns-card-golden-bow = Golden Bow
huns-card-golden-bow-ability = Brings { huns-points } if you have at least 3 Equipment cards in your Camp.
huns-card-golden-bow-help = At the end of the game you get { huns-points } if at least 3 Equipment cards lie in your Camp. They count under Rust, too.

huns-card-trophy-skulls = Trophy Skulls
huns-card-trophy-skulls-ability = Brings { huns-points } if you have at least 3 Raids in your Camp.
huns-card-trophy-skulls-help = At the end of the game you get { huns-points } if at least 3 Raids lie in your Camp, used or not.

huns-card-silver-belt = Silver Belt
huns-card-silver-belt-ability = Brings { huns-points } if you have at least 2 full Mercenaries.
huns-card-silver-belt-help = At the end of the game you get { huns-points } if at least 2 Mercenaries in your Camp are full. They count under a Mutiny, too.

huns-card-clear-sky = Clear Sky
huns-card-clear-sky-ability = Brings { huns-points } if you have no unlifted and no fled Curse.
huns-card-clear-sky-help = At the end of the game you get { huns-points } if every Curse in your Camp has been lifted, or if there is none. A single fled Curse spoils the sky.

huns-card-four-winds = Four Winds
huns-card-four-winds-ability = Brings { huns-points } if you have dispatched Wagons of at least three types.
huns-card-four-winds-help = At the end of the game you get { huns-points } if there are Wagons of at least three of the four types among those that you have dispatched. All four will do as well.

huns-card-caravan = Caravan
huns-card-caravan-ability = Brings { huns-points } if you have dispatched three Wagons of one type.
huns-card-caravan-help = At the end of the game you get { huns-points } if at least three of the Wagons that you have dispatched are of the same type.

huns-card-khans-cup = Khan’s Cup
huns-card-khans-cup-ability = Brings { huns-points } if nobody has dispatched more Wagons than you.
huns-card-khans-cup-help = At the end of the game you get { huns-points } if no opponent has dispatched more Wagons than you. A tie is enough.

huns-card-hoard = Hoard
huns-card-hoard-ability = Brings { huns-points } if you have at least 3 Treasures, this one included.
huns-card-hoard-help = At the end of the game you get { huns-points } if at least 3 Treasures lie in your Camp. The Hoard counts itself; whether the conditions of the others hold does not matter.

huns-card-wolf-banner = Wolf Banner
huns-card-wolf-banner-ability = Brings { huns-points } if you have at least one Equipment, one Raid, one Mercenary and one Curse.
huns-card-wolf-banner-help = At the end of the game you get { huns-points } if each of the four other families lies in your Camp. A used Raid, an unfilled Mercenary and a lifted or fled Curse count.

huns-card-full-load = Full Load
huns-card-full-load-ability = Brings { huns-points } if at least 3 Valuables lie on your loading Wagons.
huns-card-full-load-help = At the end of the game you get { huns-points } if at least 3 Valuables lie on all your loading Wagons together. Those of dispatched Wagons are in the Stash and do not count.

huns-card-great-tent = Great Tent
huns-card-great-tent-ability = Brings { huns-points } if you have at least 16 Valuables in your Stash.
huns-card-great-tent-help = At the end of the game you get { huns-points } if your Stash holds at least 16 Valuables of any colours. Four full Wagons bring that many.

huns-card-broken-chains = Broken Chains
huns-card-broken-chains-ability = Brings { huns-points } if you have at least 1 lifted Curse.
huns-card-broken-chains-help = At the end of the game you get { huns-points } if at least one Curse in your Camp has been lifted, by filling it or by Purification.

# ---- Terms

huns-term-stash = Stash
huns-term-reserve = Reserve
huns-term-wagons = Wagons
huns-term-dice = Dice
huns-term-deck = Deck
huns-term-spaces = Spaces
huns-term-mark = Players
huns-term-effect = Effect
huns-term-total = Total

# ---- Questions: huns-question-<question> in one sentence, huns-help-<question> for newcomers

huns-question-die = Which die do you take, and what do you do with it?
huns-help-die = Take one of the dice that are left and either Draw or Pillage. Draw: look at as many cards of the colour’s deck as the die shows, and play one of them; you must. Pillage: take as many Valuables of the colour as the die shows, and place them on one Mercenary or Curse or on your Wagons. Wagons bring the most VP; good cards make every later turn better. What you leave the others can take.

huns-question-raid = Do you use one of your Raids?
huns-help-raid = You can use one Raid a turn, before you take a die or after your action. Unless the { huns-card-captain } or the option raids=refresh makes it ready again, a Raid is used only once in the game, so wait for a turn in which it is worth the most; but at the end an unused one scores no more than a used one. Only Raids that would change something can be chosen.

# $hand are the Valuables in hand.
huns-question-place = Where do you place these Valuables: { $hand }?
huns-help-place = Either put all of them on one Mercenary, or on one Curse that is not lifted, where any colours go together; or load them on your Wagons, each on an empty space of its own colour, and split them as you like. You must place all that fits in the way you choose; the rest goes back to where it came from. A Wagon that is full is dispatched at once, and Valuables still in hand may go on the new one.

# $left is how many still fit on $card.
huns-question-sort =
    Which Valuable do you put on { $card } ({ $left ->
        [one] one space
       *[other] { $left } spaces
    } left)?
huns-help-sort = You hold more Valuables than the card has empty spaces, in several colours. Choose which of them go on the card; the rest goes back. The colour does not matter to the card, but it may matter to you what returns to the reserve or to an opponent.

huns-question-stash = Do you put one excess Valuable into your Stash?
huns-help-stash = Your Saddlebags keep one Valuable of a Pillage that you could not place. The Stash breaks ties at the end, and some cards count it. If you decline, all of them go back to the reserve.

huns-question-wagon = Which Wagon do you take?
huns-help-wagon = Choose one of the face-up Wagons, or take the top one of the deck without knowing it. Look at the spaces: colours that you can get soon are worth most, and Valuables still in hand may go on it at once. At the end each dispatched Wagon brings { huns-points }, and many of one type, or different types, bring some more.

huns-question-order = Which effect acts first?
huns-help-order = Several of your cards act at the same moment, and you choose the order. A card whose effect can do nothing when its turn comes is passed over.

# $chosen is how many cards have been chosen already: 0 or, with an Interpreter, 1.
huns-question-play =
    { $chosen ->
        [0] Which card do you play?
       *[other] Do you play a second card, and which?
    }
huns-help-play = You must play one of the cards that you look at. It goes into your Camp, or, if it is a Curse, into an opponent’s. The rest go face down under the deck. Only you know which they are.

huns-question-curse = Whom do you curse with { $card }?
huns-help-curse = Choose an opponent; the Curse goes into their Camp. They may flee it at once, but then at the end it costs them { huns-points }. Otherwise it works until they have filled its spaces.

# $other is who played the Curse.
huns-question-flight = { $other } curses you with { $card }: do you flee it?
huns-help-flight = If you flee, the Curse lies face down in your Camp: it never works and can never be lifted, but at the end it costs you { huns-points }. If you suffer it, it works until you have filled its spaces with Valuables of any colours, and costs you nothing at the end. You decide now or never.

# $left is how many Valuables may still be taken, this one included.
huns-question-take =
    Of which colour do you take a Valuable{ $left ->
        [one] ?
       *[other] {" "}({ $left } to take)?
    }
huns-help-take = You take Valuables from the reserve. First choose all their colours, in the order of the colours; then you place them together in one way. Think of where they fit: on one Mercenary or Curse any colours go, on Wagons each needs a space of its own colour.

huns-question-haul =
    Of which colour do you take { $count ->
        [one] one Valuable
       *[other] { $count } Valuables
    }?
huns-help-haul = You take them all of one colour from the reserve, or as many as it has, and place them together in one way. Choose a colour for which you have room.

huns-question-steal = From whom do you take a Valuable, and which?
huns-help-steal = You take Valuables that lie in opponents’ Camps. Only those can be chosen that you can place together with the ones you already took. Think of what it costs the opponent, too: a Mercenary that is no longer full stops working, and a Wagon that was nearly full takes longer.

huns-question-lose = Which Valuable on your Wagons do you give up?
huns-help-lose = One Valuable on your loading Wagons goes to the reserve, and you choose which. Give up one that you can easily get again, or one on a Wagon that is far from full.

huns-question-ward = On which card does your Shaman put a Valuable?
huns-help-ward = Choose a Curse in your Camp with an empty space or, if there is none, a Mercenary. Then you choose the colour of the Valuable, which comes from the reserve.

huns-question-hire = Which Mercenary do the Hired Blades fill?
huns-help-hire = All empty spaces of the Mercenary that you choose are filled from the reserve. The more spaces are empty, the more you gain; but a Mercenary whose effect you need now may be worth more.

# $left is how many Valuables still go on $card.
huns-question-fill =
    Of which colour is the Valuable for { $card }{ $left ->
        [one] ?
       *[other] {" "}({ $left } to put)?
    }
huns-help-fill = The Valuables come from the reserve, and the card takes any colours. The game ends after a round in which a colour is used up, so what you choose can bring the end nearer or put it off.

huns-question-reroll = Which die do you re-roll with your Falcon?
huns-help-reroll = One die that nobody has taken yet is rolled again, or you leave them all. A 1 can only stay or get better, a 3 can only stay or get worse. The new number counts for everybody.

huns-question-raise = Which die do you raise by 1 with your Pathfinder?
huns-help-raise = One die that nobody has taken yet and that shows 1 or 2 is turned up by 1, or you leave them all. The number counts for everybody, so raise the die that you want to take.

huns-question-send = Which Wagon do you lose to the Broken Axle?
huns-help-send = The Wagon goes under the Wagon deck, and the Valuables on it go to the reserve. Give away the one that is furthest from being full.

# $old is the Wagon that is given away, “none” while it has not been chosen.
huns-question-exchange =
    { $old ->
        [none] Which of your Wagons do you exchange?
       *[other] Which face-up Wagon do you take for the { $old }?
    }
huns-help-exchange = First choose the loading Wagon that you give away, then one of the face-up ones. After that you place the Valuables that were on the old Wagon, on your Wagons or on one Mercenary or Curse; what fits nowhere goes to the reserve.

huns-question-sabotage = Which opponent’s Mercenary do you sabotage?
huns-help-sabotage = All Valuables on it go to the reserve, and it stops working until it is filled again. If it stays unfilled until the end, its owner loses 1 VP instead of gaining 1.

huns-question-purify = Which Curse do you lift?
huns-help-purify = The Curse is lifted for good, as if you had filled it. Choose the one that does you the most harm or still needs the most Valuables.

huns-question-start = Who is the first player?
huns-help-start = The first player is selected at random. After every round the token goes to the left.

huns-question-roll = What do the dice show?
huns-help-roll = The first player rolls the five dice, one for each colour. They show 1 to 3 and decide how many cards a Draw looks at and how many Valuables a Pillage takes.

huns-question-look = Which card is it?
huns-help-look = The player looks at the top cards of a deck and must play one of them. Nobody else sees the others.

huns-question-reveal = Which Wagon is it?
huns-help-reveal = The top Wagon of the deck is turned up: for the row or for a player’s empty loading place.

huns-question-show = What does the die show?
huns-help-show = The Falcon’s owner rolls one die again. It shows 1, 2 or 3, which counts for everybody.

# ---- Actions: huns-action-<verb>; $face is what the die shows. -as is for a space of another colour, -top for the deck;
# -<question> is for “done” as an answer to that question.

huns-action-draw = Draw { $family } ({ $colour } { $face })
huns-action-pillage = Pillage { $colour } ({ $face })
huns-action-waste = Take the { $colour } die and do nothing
huns-action-play = Play { $card }
huns-action-curse = Curse { $player }
huns-action-flee = Flee the Curse
huns-action-suffer = Suffer the Curse
huns-action-first = { $card } first
huns-action-fill = Put them on { $card }
huns-action-put = Put { $colour }
# $wagon is a Wagon in short, such as “Wolf bRGk”.
huns-action-load = Load { $colour } on { $wagon }
huns-action-load-as = Load { $colour } as { $space } on { $wagon }
huns-action-take = Take { $colour }
huns-action-stash = Put one into the Stash
huns-action-wagon = Take the { $wagon }
huns-action-wagon-top = Take the top Wagon of the deck
huns-action-send = Give away the { $wagon }
huns-action-raid = Use { $card }
# $source is a Wagon in short, or a Mercenary, of $player’s.
huns-action-steal = { $player } { $source }: { $colour }
huns-action-aim = Choose { $card }
huns-action-lose = Give up { $colour } on { $wagon }
huns-action-reroll = Re-roll the { $colour } die ({ $face })
huns-action-raise = Raise the { $colour } die ({ $face })
huns-action-done = Stop
huns-action-done-raid = Use no Raid
huns-action-done-place = Place no more
huns-action-done-stash = Return everything
huns-action-done-play = Play no second card
huns-action-done-steal = Take no more
huns-action-done-reroll = Leave the dice
huns-action-done-raise = Leave the dice
# $player is the name of the first player.
huns-action-start = { $player } is the first player
huns-action-roll = Roll { $dice }
huns-action-look = See { $card }
huns-action-reveal = Turn up the { $wagon }
huns-action-show = Roll a { $face }

# ---- Events: huns-event-<key>, with the fields of the event. $player is the name of whose deed it is, $other the name
# of the player in its field “by”. -seen is for those who may know the card; -as for a space of another colour.

huns-event-began = Round { $round }: { $player } is the first player.
huns-event-appointed = { $player } becomes the first player.
huns-event-rolled = { $player } rolls { $dice }.
huns-event-turned = { $player } turns the { $colour } die to { $face }.
# $deed is what is done with the die: draw, pillage or waste.
huns-event-die =
    { $player } takes the { $colour } die showing { $face } { $deed ->
        [draw] and draws.
        [pillage] and pillages.
       *[waste] and can do nothing with it.
    }
huns-event-took =
    { $player } takes { $count ->
        [one] 1 { $colour } Valuable
       *[other] { $count } { $colour } Valuables
    }.
huns-event-returned =
    { $count ->
        [one] 1 { $colour } Valuable of { $player } goes
       *[other] { $count } { $colour } Valuables of { $player } go
    } to the reserve.
huns-event-stowed = { $player } puts 1 { $colour } Valuable into the Stash.
huns-event-put =
    { $player } puts { $count ->
        [one] 1 { $colour } Valuable
       *[other] { $count } { $colour } Valuables
    } on { $card }.
huns-event-loaded = { $player } loads 1 { $colour } Valuable on the { $wagon }.
huns-event-loaded-as = { $player } loads 1 { $colour } Valuable on a { $space } space of the { $wagon }.
huns-event-dispatched = { $player } dispatches a Wagon.
huns-event-wagon = { $player } takes the { $wagon }.
huns-event-revealed = The { $wagon } is turned up.
huns-event-sent = { $player } puts the { $wagon } under the Wagon deck.
# $old is the Wagon that was given away.
huns-event-exchanged = { $player } exchanges the { $old } for the { $wagon }.
# $source is a Wagon or a Mercenary; of a Mercenary it may be several Valuables.
huns-event-lost =
    { $player } loses { $count ->
        [one] 1 { $colour } Valuable
       *[other] { $count } { $colour } Valuables
    } from { $source }.
huns-event-restored = { $player } gets { $colour } back on { $source }.
huns-event-played = { $player } plays { $card }.
huns-event-cursed = { $other } curses { $player } with { $card }.
huns-event-used = { $player } uses { $card }.
huns-event-readied = { $player } may use { $card } again.
huns-event-lifted = { $player } has lifted { $card }.
huns-event-fled = { $player } flees { $card }.
huns-event-full = { $player } has filled { $card }.
huns-event-unfilled = { $player } no longer has { $card } full.
huns-event-looked = { $player } looks into the { $family } deck.
huns-event-looked-seen = { $player } looks at { $card }.
huns-event-buried =
    { $player } puts { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    } back under the { $family } deck.
# $cards are the names of the cards put back.
huns-event-buried-seen =
    { $player } puts back under the { $family } deck: { $count ->
        [0] nothing
       *[other] { $cards }
    }.
# $ending is what the event says (reserve, deck, limit) or the sentence for it.
huns-event-ended =
    { $ending ->
        [reserve] { huns-ending-reserve }
        [deck] { huns-ending-deck }
        [limit] { huns-ending-limit }
       *[other] { $ending }
    }

# ---- The end: where the points came from, what ended the game, what decided it

huns-source-raids = Raids
huns-source-mercenaries = Mercenaries
huns-source-veteran = Veteran
huns-source-treasures = Treasures
huns-source-curses = Fled Curses
huns-source-wagons = Wagons
huns-source-types = Wagon types

huns-ending-reserve = The game ends: a colour of the reserve is used up.
huns-ending-deck = The game ends: a deck is used up.
huns-ending-limit = The game ends after round 40.

huns-decided-points = The most VP decide.
huns-decided-stash = The VP are level; the larger Stash decides.
huns-decided-shared = VP and Stash are level; the victory is shared.

# ---- The rules: huns-rules-<number> is the heading of a section, huns-rules-<number>-text its text, counted from 1

huns-rules-title = HUNS: the rules

huns-rules-1 = The idea
huns-rules-1-text =
    It is the winter of the year 453. Attila, king of the Huns, lies dying, and each of his generals hopes to follow him. You are one of them: equip yourself, hire Mercenaries, lead Raids, ward off Curses, and send Wagons full of Valuables home.

    HUNS is a game of dice and cards for 2 to 4 players and lasts about 30 to 45 minutes. Whoever has the most victory points (VP) at the end wins.

huns-rules-2 = What you need
huns-rules-2-text =
    • five families of cards, each with a colour: Equipment (blue), Raids (red), Mercenaries (green), Curses (black) and Treasures (yellow)
    • 32 Wagons of four types (Sun, Wolf, Eagle and Stag) with four coloured spaces each
    • five dice, one of each colour, with the numbers 1 to 3
    • Valuables: cubes in the five colours
    • a token for the first player

    All that lies before you is your Camp: your cards, your loading Wagons, the Wagons that you have dispatched, and your Stash.

huns-rules-3 = Setting up
huns-rules-3-text =
    With 2 players, leave out the cards marked “3+” and “4”; with 3 players, those marked “4”. Shuffle each family and put it down as a face-down deck.

    Put down the reserve: of each colour 20 Valuables with 2 players, 22 with 3 and 24 with 4.

    Shuffle the Wagons and turn up four as a row. Whenever one of them is taken, it is replaced at once from the deck. Each player gets 2 Wagons from the top of the deck. You have 2 loading Wagons unless a card says otherwise.

    The first player is selected at random and takes the token. With 3 or 4 players the third player takes 1 Valuable of any colour; with 4 the fourth also takes 2 Valuables of different colours. They load these on their Wagons; what fits nowhere goes back.

huns-rules-4 = The round
huns-rules-4-text =
    The first player rolls the five dice; each lies at its colour. Beginning with the first player and going clockwise, players take turns until all five dice are taken. So a round has five turns, and some players act more often than others.

    In your turn:

    1. What your cards do at the start of your turn happens.
    2. You may use a Raid.
    3. Take one of the dice that are left and do exactly one action with it: Draw or Pillage. If neither can be done, take the die, and nothing happens.
    4. If you have not used a Raid yet, you may use one now.
    5. What your cards do at the end of your turn happens.

    When all five dice are taken and the game does not end, the token passes to the left, and a new round begins.

huns-rules-5 = Draw
huns-rules-5-text =
    Look at as many cards of the deck of the die’s colour as the die shows, or as many as there are. You must play one of them, even if it is the only one; put the others face down under the deck.

    Curses go into an opponent’s Camp, all other cards into your own.

huns-rules-6 = Pillage
huns-rules-6-text = Take as many Valuables of the die’s colour from the reserve as the die shows, or as many as there are, and place them. You cannot Pillage a colour of which you could not place a single Valuable.

huns-rules-7 = Placing Valuables
huns-rules-7-text =
    Whenever you have taken Valuables, choose one of two ways for all of them:

    • all on one card: a Mercenary in your Camp with empty spaces, or a Curse there that is neither lifted nor fled. Colours may be mixed.
    • all on your loading Wagons: split them as you like, but each goes on an empty space of its own colour.

    All that fits in the way you choose must be placed. Only the excess goes back to where it was taken from. You cannot choose a way in which nothing fits while something fits in the other.

    Examples: you Pillage 3 yellow Valuables. You may fill a Mercenary with 2 and return the third, or put all 3 on one Curse, but not 2 on one card and 1 on another. You Pillage 3 blue ones and have two Wagons with one empty blue space each: one goes on each Wagon, and the third goes back.

huns-rules-8 = Wagons
huns-rules-8-text =
    A full Wagon is dispatched at once: its Valuables go into your Stash, and the Wagon goes face down on the pile of those that you have dispatched. Then take a new one at once: one of the face-up Wagons or the top of the deck.

    You place Valuables one by one, so those still in hand may go on the new Wagon. Example: you Pillage 2 green Valuables. The first fills a Wagon; you take a new one with a green space, and the second goes there.

    After a dispatch your own effects come first, then those of the others, clockwise; then you go on with the Valuables in hand.

    How many Wagons somebody has dispatched is open to all. Of which types they are everybody could see while they were loaded.

huns-rules-9 = Equipment
huns-rules-9-text = Equipment works for the rest of the game. If it does something at once, it does so when you play it. Equipment scores no VP.

huns-rules-10 = Raids
huns-rules-10-text = A Raid has an effect once: on your turn you may use it, before you take a die or after your action, even if you have just played it. Turn it sideways. You can use only one Raid a turn, and only one that would change something. Each Raid scores 1 VP at the end, used or not.

huns-rules-11 = Mercenaries
huns-rules-11-text = A Mercenary works only while every space on it is filled. If it loses a Valuable, it stops until it is filled again. At the end each full Mercenary scores 1 VP, and each one that is not full costs 1 VP.

huns-rules-12 = Curses
huns-rules-12-text =
    A Curse is the only card that you play into an opponent’s Camp, never into your own. On a Curse, “you” is the player whom it strikes. It works until all its spaces are filled; then it is turned sideways: it is lifted for good. It scores nothing either way.

    Fleeing: at the moment a Curse is played on you, and only then, you may turn it face down. It has no effect and stays in your Camp, but at the end it costs you as many VP as there are players. It is never turned up again.

huns-rules-13 = Treasures
huns-rules-13-text = A Treasure has no effect in play. At the end it brings as many VP as there are players if its condition holds.

huns-rules-14 = Effects
huns-rules-14-text =
    If several of your cards act at the same moment, you choose the order. If they belong to different players, the player whose turn it is comes first, then the others clockwise. An effect that could do nothing is passed over.

    Effects at the start or end of your turn act in each of your turns of a round. An effect is up to you only where the card says “may” or “up to”.

    “Take” on a card means: from the reserve. First choose the colours, then place all the Valuables together in one of the two ways. If the reserve has fewer, or fewer colours, take what is there.

huns-rules-15 = The end of the game
huns-rules-15-text = When all five dice are taken and the last turn is complete, look at the reserve and at the five decks of cards: if a colour or a deck is empty at that moment, the game ends. What was empty and has been filled again within the round does not count, nor does the deck of Wagons. After round 40 the game ends in any case.

huns-rules-16 = Scoring
huns-rules-16-text =
    • Raids: 1 VP each, used or not.
    • Mercenaries: 1 VP for each full one, −1 VP for each other one.
    • Treasures: for each whose condition holds, as many VP as there are players.
    • Curses: for each that you fled, minus as many VP as there are players.
    • Wagons: for each that you have dispatched, as many VP as there are players.
    • Wagon types: 1 VP for each different type among them, or 1 VP for each Wagon of your most frequent type, whichever is more.

    Example: with four players somebody has dispatched three Wagons of one type and one of another: 16 VP for the Wagons and 3 VP for the types.

    Whoever has the most VP wins. If there is a tie, the tied player with more Valuables in the Stash wins; the Stash scores nothing else. If that is a tie as well, the victory is shared.

huns-rules-17 = What is open and what is secret
huns-rules-17-text = Secret are the decks and what a player has looked at in them: what you put back only you know. The Wagons that you have dispatched lie face down, but anybody may remember them. Everything else is open to all.

huns-rules-18 = An option: Raids again and again
huns-rules-18-text = If you play with the option raids=refresh, a used Raid is ready again at the start of its owner’s next turn. You can still use only one Raid a turn.

huns-rules-19 = Glossary
huns-rules-19-text =
    • Camp: all that lies before a player.
    • Reserve: the Valuables that nobody has.
    • Stash: the Valuables of Wagons that you have dispatched. It breaks ties.
    • Loading Wagon: a Wagon in your Camp that is not yet full. Where a card speaks of Valuables on Wagons, it means these.
    • Dispatched: full and sent off; only these Wagons score.
    • Working: Equipment works unless there is Rust; a Mercenary while it is full, unless there is a Mutiny; a Curse while it is face up and not lifted.
    • Full: a Mercenary with at least as many Valuables as it needs. It needs as many as it has spaces, unless a card says otherwise, and always at least one.
    • Lifted: a Curse that has once been full, or has been purified. It works no more and takes no more Valuables.
    • Fled: a Curse that was turned face down when it was played.
    • Excess: Valuables that do not fit in the way you chose.
