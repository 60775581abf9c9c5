# The words of IUNU. Whatever depends on the edition is a field named as in the edition: $deben (each player starts
# with), $discount (a Farmer takes off a loaf), $loaves (a Baker set buys at most), $ransom (Soldier), $fee (Artisan),
# $looks (Priest), $tribute (Pharaoh), $citizens (cards in the deck). The texts of cards, questions, help and rules
# take no other fields, unless a comment says so. A message takes only the fields that its text names; more may be given.

# ---- The castes: iunu-card-<caste> is the name; -plural the name of several; -ability one sentence; -help all of it

iunu-card-farmer = Farmer
iunu-card-farmer-plural = Farmers
iunu-card-farmer-ability = Each of your Farmers makes bread { $discount } Deben cheaper for you.
iunu-card-farmer-help =
    The Farmer works all the time and needs no decision: every Farmer in your Dynasty, fed or unfed, lowers the price of each loaf you buy by { $discount } Deben. A loaf never costs less than 1 Deben.

    Beware of Soldiers: they can take an unfed Farmer from you. A fed Farmer is safe.

iunu-card-baker = Baker
iunu-card-baker-plural = Bakers
iunu-card-baker-ability =
    Buy up to { $loaves ->
        [one] one loaf
       *[other] { $loaves } loaves
    } and feed as many of your Citizens.
iunu-card-baker-help =
    You may buy up to { $loaves ->
        [one] one loaf
       *[other] { $loaves } loaves
    }. Each costs as many Deben as the highest die shows now, less { $discount } for every Farmer in your Dynasty, but at least 1. The price stays the same for the whole purchase.

    Each loaf at once feeds one unfed Citizen in your Dynasty; a Citizen you have just played counts. At the end of the game every fed Citizen scores its bread number. A Citizen eats one loaf only, bread cannot be saved for later, and a Citizen whose bread number is 0 cannot be fed.

iunu-card-soldier = Soldier
iunu-card-soldier-plural = Soldiers
iunu-card-soldier-ability = Opponents with an unfed Farmer and no more Soldiers than you pay you { $ransom } Deben or hand you one.
iunu-card-soldier-help =
    This affects every opponent who has at least one unfed Farmer and does not have more Soldiers than you; the Soldiers you have just played count. Who is affected is fixed when you use the ability.

    In clockwise order each of them chooses openly: pay you { $ransom } Deben, or hand you one unfed Farmer, which joins your Dynasty and counts for you in every way. Nobody may pay a part of it; whoever cannot pay hands over a Farmer. A fed Farmer is never taken.

iunu-card-artisan = Artisan
iunu-card-artisan-plural = Artisans
iunu-card-artisan-ability = Play one more Citizen of fewer VP than the Artisan for { $fee } Deben.
iunu-card-artisan-help =
    Pay { $fee } Deben and play exactly one more Citizen from your hand into your Dynasty. Its VP number must be lower than the Artisan’s.

    The added Citizen’s ability is not used, but whatever it does all the time (Farmer, Scribe) works. The fee is not the cost of a set: Scribes never waive it.

iunu-card-merchant = Merchant
iunu-card-merchant-plural = Merchants
iunu-card-merchant-ability = Gain Deben equal to the highest die.
iunu-card-merchant-help = Take as many Deben from the supply as the highest die shows now. Nobles played earlier in the round may have lowered the dice. You gain the Deben once, however many Merchants you play at the same time.

iunu-card-scribe = Scribe
iunu-card-scribe-plural = Scribes
iunu-card-scribe-ability = A set of Scribes costs nothing.
iunu-card-scribe-help =
    The Scribe is the exception to the cost of sets: play as many Scribes at once as you hold, and none of them costs a Deben.

    In a game with the option scribe=any, no set of any type costs you anything while a Scribe lies in your Dynasty.

iunu-card-priest = Priest
iunu-card-priest-plural = Priests
iunu-card-priest-ability =
    Look at { $looks ->
        [one] an Afterlife card and keep it
       *[other] { $looks } Afterlife cards and keep one
    } face down.
iunu-card-priest-help =
    Look at { $looks ->
        [one] one random Afterlife card
       *[other] { $looks } random Afterlife cards
    }, keep one face down before you, and shuffle any others back into the Afterlife deck. Once you have looked, you must keep one. If only one Afterlife card is left, you keep that one.

    What you keep and what you put back is your secret until scoring; how many Afterlife cards you own is not. At the end of the game an Afterlife card multiplies one of your majorities.

iunu-card-noble = Noble
iunu-card-noble-plural = Nobles
iunu-card-noble-ability = Gain Deben equal to the sum of the dice; then each die goes down by 1, to no less than 1.
iunu-card-noble-help =
    Take as many Deben from the supply as the three dice show together now. Then every die that shows 2 or more goes down by 1.

    The lowered dice count for everybody who plays after you, until they are rolled again for the next round.

iunu-card-pharaoh = Pharaoh
iunu-card-pharaoh-plural = Pharaohs
iunu-card-pharaoh-ability = Every opponent pays you { $tribute } Deben.
iunu-card-pharaoh-help = Every opponent pays you { $tribute } Deben, once for the whole set. Whoever has fewer pays what there is, and whoever has none pays nothing.

# ---- Afterlife cards: iunu-afterlife-<kind> is the name, -text what it does; $times is the card's multiplier

iunu-afterlife-farmer = Afterlife of the Farmer
iunu-afterlife-farmer-text = Multiplies your majority of Farmers by { $times }.
iunu-afterlife-baker = Afterlife of the Baker
iunu-afterlife-baker-text = Multiplies your majority of Bakers by { $times }.
iunu-afterlife-soldier = Afterlife of the Soldier
iunu-afterlife-soldier-text = Multiplies your majority of Soldiers by { $times }.
iunu-afterlife-artisan = Afterlife of the Artisan
iunu-afterlife-artisan-text = Multiplies your majority of Artisans by { $times }.
iunu-afterlife-merchant = Afterlife of the Merchant
iunu-afterlife-merchant-text = Multiplies your majority of Merchants by { $times }.
iunu-afterlife-scribe = Afterlife of the Scribe
iunu-afterlife-scribe-text = Multiplies your majority of Scribes by { $times }.
iunu-afterlife-priest = Afterlife of the Priest
iunu-afterlife-priest-text = Multiplies your majority of Priests by { $times }.
iunu-afterlife-noble = Afterlife of the Noble
iunu-afterlife-noble-text = Multiplies your majority of Nobles by { $times }.
iunu-afterlife-pharaoh = Afterlife of the Pharaoh
iunu-afterlife-pharaoh-text = Multiplies your majority of Pharaohs by { $times }.
iunu-afterlife-ankh = Ankh
iunu-afterlife-ankh-text = Multiplies any one of your majorities by { $times }.

# ---- Terms

iunu-term-citizen = Citizen
iunu-term-dynasty = Dynasty
iunu-term-afterlife = Afterlife
iunu-term-deben = Deben
iunu-term-bread = Bread
iunu-term-majority = Majority
iunu-term-vp = VP
iunu-term-deck = Deck
iunu-term-hand = Hand
iunu-term-dice = Dice
iunu-term-round = Round
iunu-term-start = Start player
iunu-term-fed = Fed
iunu-term-unfed = Unfed
iunu-term-total = Total

# ---- Questions: iunu-question-<question> in one sentence, iunu-help-<question> for newcomers

iunu-question-play = Which Citizen, or set of one type, do you play?
iunu-help-play = You must play one Citizen, or several of the same type, from your hand into your Dynasty. The first card is free, every further one of the set costs 1 Deben; sets of Scribes are free. After that you may use the ability of the type once, however many cards you played. Cards in your Dynasty score their VP, and you win a type’s majority if you alone have the most cards of it.

iunu-question-use-baker = Do you want to buy bread with your Bakers?
iunu-help-use-baker = A loaf feeds one of your Citizens, who then scores extra VP at the end. It costs as much as the highest die shows, less { $discount } Deben for each of your Farmers, but at least 1. You may stop buying at any time, so saying yes commits you to nothing.

iunu-question-use-soldier = Do you want to send your Soldiers against the opponents’ Farmers?
iunu-help-use-soldier = Every opponent who has an unfed Farmer and not more Soldiers than you must either pay you { $ransom } Deben or hand you an unfed Farmer. The choice is theirs. All of them are affected or, if you decline, none.

iunu-question-use-artisan = Do you want to play one more Citizen for { $fee } Deben with your Artisans?
iunu-help-use-artisan = If you say yes, you pay { $fee } Deben and play one more Citizen of fewer VP than the Artisan. Its ability is not used. You will hold one card fewer, but before the next round you draw back to a full hand anyway. You are asked even if you hold no such Citizen, so that nobody learns what is in your hand; then you can only decline.

iunu-question-use-merchant = Do you want to gain Deben equal to the highest die with your Merchants?
iunu-help-use-merchant = You take as many Deben from the supply as the highest die shows. It costs nothing. Deben pay for sets and for bread, and every 3 left at the end are worth 1 VP.

iunu-question-use-priest = Do you want to look at the Afterlife deck with your Priests?
iunu-help-use-priest =
    You look at { $looks ->
        [one] one Afterlife card
       *[other] up to { $looks } Afterlife cards
    } and must keep one. At the end it multiplies one of your majorities, so it is worth most for a type of which you will have the most cards. It costs nothing and stays your secret.

iunu-question-use-noble = Do you want to gain Deben equal to the sum of the dice with your Nobles?
iunu-help-use-noble = You take as many Deben as the three dice show together. Then every die showing 2 or more goes down by 1 until the next roll: Merchants and Nobles of the players after you bring in less, but their bread may become cheaper, too.

iunu-question-use-pharaoh = Do you want to collect tribute from all opponents with your Pharaohs?
iunu-help-use-pharaoh = Every opponent pays you { $tribute } Deben or, if they have fewer, what they have. It costs you nothing. Remember that Deben also break ties at the end.

# $price is that of a loaf, $left how many loaves may still be bought.
iunu-question-feed =
    Whom do you feed for { $price } Deben ({ $left ->
        [one] one loaf
       *[other] { $left } loaves
    } left)?
iunu-help-feed = Choose the type of an unfed Citizen in your Dynasty, or stop. A fed Citizen scores its bread number at the end, so feed those with the highest number first. Compare it with the price: 3 Deben kept are 1 VP. A fed Farmer is also safe from Soldiers.

iunu-question-add = Which Citizen do your Artisans add for { $fee } Deben?
iunu-help-add = Choose one card from your hand; only Citizens of fewer VP than the Artisan can be added. It joins your Dynasty and counts like any other card, but its ability is not used. Think of the majorities that it could win you.

# $other is the owner of the Soldiers.
iunu-question-ransom = Do you pay { $ransom } Deben to { $other }, or hand over an unfed Farmer?
iunu-help-ransom = Your opponent’s Soldiers threaten your Farmers. If you pay, you keep the Farmer. If you hand one over, you lose its VP and its cheaper bread, and it counts for your opponent, also towards the majority of Farmers. Feeding a Farmer protects it from now on.

iunu-question-take = Which Afterlife card do you keep?
iunu-help-take = Choose one of the cards you are looking at; the others are shuffled back. A card with a type’s name multiplies your majority of that type only, an Ankh any one majority. Only one card may multiply a majority, so a second one for the same type is no use.

iunu-question-keep = Which card do you keep in your hand?
iunu-help-keep = Everybody keeps exactly one card. The rest are discarded face down and shuffled into the deck, and then all draw back to a full hand. Keep the card that will help you most next round. Nobody sees what you keep.

iunu-question-start = Who becomes the start player?
iunu-help-start = The first start player is selected at random. After every round the start-player card goes to the left.

iunu-question-roll = What do the dice show?
iunu-help-roll = The start player rolls the three four-sided dice. They stay in view for the whole round and set the price of bread and the income of Merchants and Nobles.

iunu-question-draw = Which card is drawn?
iunu-help-draw = All players fill their hands from the deck. What you draw only you can see.

iunu-question-look = Which Afterlife card is it?
iunu-help-look = The Priest shows random cards of the Afterlife deck, only to the player who uses the ability.

# ---- Actions: iunu-action-<verb>; $card is the name of a card, $count how many, $amount Deben

iunu-action-play =
    { $count ->
        [one] Play { $card }
       *[other] Play { $count } × { $card }
    }
iunu-action-use = Use the ability
iunu-action-decline = Do not use it
iunu-action-feed = Feed { $card }
iunu-action-done = Stop buying
iunu-action-add = Add { $card }
iunu-action-pay = Pay { $amount } Deben
iunu-action-hand = Hand over an unfed Farmer
iunu-action-keep = Keep { $card }
iunu-action-take = Keep { $card }
# $player is the name of the start player.
iunu-action-start = { $player } starts
# $dice are the dice, such as 4-2-1.
iunu-action-roll = Roll { $dice }
iunu-action-draw = Draw { $card }
iunu-action-look = See { $card }

# ---- Events: iunu-event-<key>, with the fields of the event. $player is the name of whose deed it is, $other the name
# of the player in its field “to”, $card the name of its card. -seen is for those who may know the card.

iunu-event-began = Round { $round }: { $player } is the start player.
iunu-event-rolled = { $player } rolls { $dice }.
iunu-event-lowered = The dice go down to { $dice }.
iunu-event-drew =
    { $player } draws { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
iunu-event-drew-seen = { $player } draws { $card }.
iunu-event-laid =
    { $player } plays { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }{ $cost ->
        [0] .
       *[other] {" "}for { $cost } Deben.
    }
iunu-event-used = { $player } uses the { $card } ability.
iunu-event-declined = { $player } does not use the { $card } ability.
iunu-event-gained = { $player } gains { $amount } Deben.
iunu-event-paid = { $player } pays { $amount } Deben to { $other }.
iunu-event-fed = { $player } feeds { $card } for { $cost } Deben.
iunu-event-handed = { $player } hands an unfed Farmer to { $other }.
iunu-event-looked =
    { $player } looks at { $cards ->
        [one] an Afterlife card
       *[other] { $cards } Afterlife cards
    }.
iunu-event-looked-seen = { $player } sees an Afterlife card: { $card }.
iunu-event-buried =
    { $player } keeps an Afterlife card{ $returned ->
        [0] .
       *[other] {" "}and shuffles { $returned } back.
    }
# $back are the names of the cards shuffled back.
iunu-event-buried-seen =
    { $player } keeps { $card }{ $returned ->
        [0] .
       *[other] {" "}and shuffles back: { $back }.
    }
iunu-event-chose = { $player } has chosen a card to keep.
iunu-event-chose-seen = { $player } keeps { $card }.
iunu-event-discarded =
    { $player } discards { $cards ->
        [0] nothing
        [one] one card
       *[other] { $cards } cards
    }.
# $ending is what the event says (rounds, deck) or the sentence for it.
iunu-event-ended =
    { $ending ->
        [rounds] { iunu-ending-rounds }
        [deck] { iunu-ending-deck }
       *[other] { $ending }
    }

# ---- The end: where the points came from, what ended the game, what decided it

iunu-source-citizens = Citizens
iunu-source-majority = Majorities
iunu-source-afterlife = Afterlife
iunu-source-bread = Bread
iunu-source-deben = Deben

iunu-ending-rounds = The game ends after its last round.
iunu-ending-deck = The game ends early: too few cards are left in the deck for everybody to draw.

iunu-decided-points = The most VP decide.
iunu-decided-deben = The VP are level; the most Deben decide.
iunu-decided-shared = VP and Deben are level; the victory is shared.

# ---- The rules: iunu-rules-<number> is the heading of a section, iunu-rules-<number>-text its text, counted from 1

iunu-rules-title = IUNU: the rules

iunu-rules-1 = The idea
iunu-rules-1-text =
    The dynasties of ancient Egypt rise and fall. Each player builds one from the Citizens of Iunu, the city of the sun: from many humble Farmers up to a few Pharaohs. Feed your Citizens, protect your Farmers from Soldiers, and secure places in the Afterlife.

    IUNU is a card game for 2 to 4 players and lasts about 30 minutes. Whoever has the most victory points (VP) at the end wins.

iunu-rules-2 = What you need
iunu-rules-2-text =
    • { $citizens } Citizen cards of nine types
    • a deck of Afterlife cards
    • three four-sided dice
    • Deben, the money of Egypt, and Bread, both in unlimited supply
    • a start-player card, which also counts the rounds

    Every Citizen carries three numbers:

    1. VP: what the card scores at the end of the game.
    2. Majority: what you gain in addition if you alone have the most cards of the type. This is also the number of cards of the type in the deck.
    3. Bread: what the card scores in addition if it has been fed.

iunu-rules-3 = Setting up
iunu-rules-3-text =
    Shuffle the Citizens and the Afterlife cards separately and put them down as two face-down decks. The start player is selected at random, takes the start-player card with the 1 on top, rolls the three dice and leaves them in view of all.

    With 2 players everybody draws 6 Citizens, with 3 or 4 players 5. Everybody takes { $deben } Deben.

    The game lasts 8 rounds with 2 or 4 players and 9 rounds with 3. Every round has two phases.

iunu-rules-4 = The Dynasty phase
iunu-rules-4-text =
    Beginning with the start player and going clockwise, each player takes one turn:

    1. Play one Citizen, or a set of several Citizens of the same type, from your hand into your Dynasty, the row before you. You must play at least one card.
    2. Pay 1 Deben for every card of the set after the first. You pay before you use an ability, so its income cannot help, and you may not play a set that you cannot pay for. Exception: a set of Scribes costs nothing.
    3. Then you may use the ability of the type. You use it only once, however large the set is: even with a set of three Priests you look at the Afterlife deck only once.

    The dice count as they lie when you use an ability. A Noble played earlier in the round may have lowered them.

iunu-rules-5 = The Discard phase
iunu-rules-5-text =
    When everybody has had a turn:

    1. Everybody who has more than one card in hand chooses one to keep and discards all the others face down. All choose in secret and discard at the same time; nobody learns what the others discard.
    2. The discards are shuffled into the deck. Cards in Dynasties stay where they are.
    3. Everybody draws back to the hand size of the beginning. If the deck is too small to fill all hands, nobody draws and the game ends at once.
    4. The start-player card goes to the next player on the left and is turned to the next round. The new start player rolls the three dice again.

    In the last round the Discard phase is left out.

iunu-rules-6 = Bread and Farmers
iunu-rules-6-text =
    Only Bakers bring bread. A set of Bakers buys up to { $loaves ->
        [one] one loaf
       *[other] { $loaves } loaves
    }. A loaf costs as many Deben as the highest die shows, less { $discount } for every Farmer in your Dynasty, but at least 1; the price is fixed for the whole purchase. Each loaf feeds one unfed Citizen of yours at once. Mark that Citizen with a Bread token: it cannot be fed again.

    Example: the dice show 4-2-1. Whoever has no Farmers pays 4 Deben for a loaf.

    An unfed Farmer can be handed over because of Soldiers. From then on it counts for its new owner in every way. A fed Farmer is safe.

iunu-rules-7 = The Afterlife
iunu-rules-7-text =
    Priests win Afterlife cards. They lie face down before their owner and are secret until scoring; everybody may know how many there are. When a Priest’s owner shuffles a card back, its owner alone knows which it was.

    Each Afterlife card multiplies one majority: a card with the name of a type only that type’s, an Ankh any. You may use several Afterlife cards, but only one on each majority.

iunu-rules-8 = The end of the game
iunu-rules-8-text =
    The game ends after the last round, or earlier if the deck is too small for everybody to draw. Add up your VP:

    • Citizens: the VP of every Citizen in your Dynasty, fed or unfed.
    • Majorities: for each type of which you alone have the most cards, its majority number. One card can be enough. If several players tie for the most, nobody gets anything.
    • Afterlife: an Afterlife card multiplies the majority number that it is used on; a card that multiplies by 2 makes 12 into 24, not 36. Your cards are always used in the way that gives you the most.
    • Bread: the bread number of every fed Citizen.
    • Deben: 1 VP for every 3 Deben, rounded down. With 11 Deben you get 3 VP.

    Whoever has the most VP wins. If there is a tie, the tied player with the most Deben wins; all Deben count, also those just turned into VP. If that is a tie as well, the victory is shared.

iunu-rules-9 = What is open and what is secret
iunu-rules-9-text = Dynasties, dice, Deben and Bread are open to all, and so are the numbers of cards in every hand and in the decks and of Afterlife cards before each player. Secret are the cards in hand, the cards discarded, and, until scoring, which Afterlife cards a player owns.

iunu-rules-10 = An option: Scribes for everything
iunu-rules-10-text = If you play with the option scribe=any, a Scribe in your Dynasty makes sets of every type free for you. The Artisan’s fee is not the cost of a set and is still paid.

iunu-rules-11 = The Citizens
iunu-rules-11-text = These are the nine types, from the common Farmer to the rare Pharaoh, with their VP, their majority number, which is also the number of cards, and their bread number. You may always choose not to use an ability. The Farmer and the Scribe have no ability to use; they work all the time.
