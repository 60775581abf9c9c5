# The words of IUNU's table in the browser; the rest is in iunu.ftl. Amounts of the edition are fields named as there.

# ---- Cards: iunu short texts stand on the card, at most three short lines

web-iunu-short-farmer = Bread costs you { $discount } less for each
web-iunu-short-baker =
    Buy up to { $loaves ->
        [one] 1 loaf
       *[other] { $loaves } loaves
    }, feed as many
web-iunu-short-soldier = Press { $ransom } Deben or a hungry Farmer
web-iunu-short-artisan = Add a lesser caste for { $fee } Deben
web-iunu-short-merchant = Gain the highest die in Deben
web-iunu-short-scribe = Sets of Scribes are free
web-iunu-short-priest =
    { $looks ->
        [one] Keep 1 Afterlife card
       *[other] See { $looks } Afterlife cards, keep 1
    }
web-iunu-short-noble = Gain all dice in Deben, then dice drop
web-iunu-short-pharaoh = Each rival pays you { $tribute } Deben
# The three numbers of a card, read aloud. $text is what the card says.
web-iunu-card-label = { $card }: { $vp } VP, majority { $majority }, fed { $bread }. { $text }.
# One line below the full text of a card.
web-iunu-card-numbers = { $vp } VP · majority { $majority } · fed +{ $bread } · { $copies } in the deck
web-iunu-times = ×{ $times }
# Of an Afterlife card.
web-iunu-copies = { $copies } in the Afterlife deck
web-iunu-any = any

# ---- The bar at the top

web-iunu-round = Round { $round } of { $last }
web-iunu-leads = { $player } leads
web-iunu-start-text = Who has the start card plays first in this round. It goes to the left after every round.

# ---- The Dynasties

web-iunu-dynasties = Dynasties
web-iunu-each = each
web-iunu-most = most
web-iunu-fed = fed
web-iunu-tied = tied
web-iunu-free = free
web-iunu-new = new
web-iunu-vp-text = VP: what each card of the caste scores.
web-iunu-majority-text = Majority: what whoever alone has the most of the caste scores in addition. In a tie nobody does.
web-iunu-bread-text = Bread: what each fed card of the caste scores in addition.
web-iunu-holder = { $player } alone has the most: { $award } VP.
web-iunu-tie-text = Nobody alone has the most: no majority so far.
web-iunu-free-text = Nobody has one yet: a single card would be a majority.
# A cell of the Dynasties, read aloud.
web-iunu-cell =
    { $player }: { $count ->
        [0] no { $card }
       *[other] { $count } × { $card }
    }{ $fed ->
        [0] {""}
       *[other] , { $fed } fed
    }
web-iunu-cell-change = would be { $count }
web-iunu-fed-of = { $fed } of { $count } fed
web-iunu-you = You
web-iunu-your-turn = your turn
web-iunu-choosing = is choosing
web-iunu-has-played = has just played
web-iunu-has-chosen = has chosen
web-iunu-to-come = still to play
web-iunu-away = a bot plays
web-iunu-offline = not connected
web-iunu-open = nobody yet
web-iunu-bot = Bot · { $level }
web-iunu-winner = winner
web-iunu-deben-text = Deben: money. Every 3 are worth 1 VP at the end, and the most Deben break a tie.
web-iunu-hand-text = Cards in hand
web-iunu-buried-text = Afterlife cards. Each multiplies one majority of its owner at the end.
web-iunu-points-text = VP if the game ended now, as far as you can see.
web-iunu-count-label = { $name }: { $count }
web-iunu-change-label = { $name }: { $before }, would be { $count }

# ---- Dice and prices

web-iunu-bowl = Dice and prices
web-iunu-die = die { $number }
web-iunu-dice-will = would be { $number }
web-iunu-for-you = for you
web-iunu-loaf-text = A loaf costs as much as the highest die, less { $discount } for each of your Farmers, but at least 1.
web-iunu-merchant-text = A set of Merchants gains as much as the highest die.
web-iunu-noble-text = A set of Nobles gains as much as all dice together; then every die goes down by 1.
web-iunu-citizens = Citizens
web-iunu-deck-text = Cards in the draw deck. If it is too small to fill all hands, the game ends.
web-iunu-afterlife-deck-text = Cards in the Afterlife deck.

# ---- Score and log

web-iunu-score = Score so far
web-iunu-score-note = as far as you can see
web-iunu-score-end = Final score
web-iunu-log = What happened
web-iunu-log-empty = Nothing has happened yet.
web-iunu-tab-score = Score
web-iunu-tab-log = Log
web-iunu-tab-chat = Chat
web-iunu-tab-rules = Rules
web-iunu-more = More

# ---- The hand and the deed

web-iunu-hand = Your hand
web-iunu-secret = Only you see
web-iunu-returned = Put back: { $cards }
web-iunu-needs = needs { $needs } Deben
web-iunu-not-now = not now
web-iunu-deed = Your choice
web-iunu-fee = Fee
web-iunu-fee-free = free
web-iunu-of-your = of your { $deben }
web-iunu-set =
    { $count ->
        [one] One { $card }
        [2] Two { $cards }
        [3] Three { $cards }
        [4] Four { $cards }
        [5] Five { $cards }
        [6] Six { $cards }
       *[other] { $count } { $cards }
    }
# Read aloud when cards are picked.
web-iunu-picked = { $set }. Fee { $fee } Deben. VP { $before }, then { $after }.
web-iunu-picked-none = Nothing is picked.
web-iunu-hint-play = Pick a card. More of its caste make a set: each further card costs 1 Deben.
web-iunu-hint-add = Pick the card that joins your Dynasty.
web-iunu-hint-keep = Pick the card that stays in your hand; the others go back into the deck.
web-iunu-hint-feed = Put a loaf on a Citizen of your Dynasty.
web-iunu-hint-take = Pick one of the cards that you see.
web-iunu-hint-ransom = Press your Deben or your Farmer.
web-iunu-only-one =
    { $fee ->
        [0] Only one { $card }, free
       *[other] Only one { $card }
    }
web-iunu-put-back = Put back

web-iunu-do-play =
    { $count ->
        [one] Play the { $card }
       *[other] Play { $count } { $cards }
    }
web-iunu-do-play-none = Play
web-iunu-do-add = Add the { $card }
web-iunu-do-add-none = Add
web-iunu-do-keep = Keep the { $card }
web-iunu-do-keep-none = Keep
web-iunu-do-take = Keep { $card }
web-iunu-do-take-none = Keep
web-iunu-do-feed = Feed the { $card }
web-iunu-do-feed-none = Feed
web-iunu-do-ransom-pay = Pay { $ransom } Deben
web-iunu-do-ransom-hand = Hand over a Farmer
web-iunu-do-ransom-none = Choose
web-iunu-do-use-baker = Buy bread
web-iunu-do-use-soldier = Send the Soldiers
web-iunu-do-use-artisan = Add a Citizen
web-iunu-do-use-merchant = Take { $gain } Deben
web-iunu-do-use-priest = See the Afterlife
web-iunu-do-use-noble = Take { $gain } Deben
web-iunu-do-use-pharaoh = Collect tribute
web-iunu-do-decline = Do not use it
web-iunu-do-go-on = Go on
web-iunu-do-done = Stop buying

web-iunu-note-threatened =
    { $count ->
        [one] { $players } must pay or hand over a Farmer.
       *[other] { $players } must each pay or hand over a Farmer.
    }
web-iunu-note-nobody = You hold no Citizen that could be added.
web-iunu-note-discard =
    { $count ->
        [one] The other card goes back into the deck.
       *[other] The { $count } others go back into the deck.
    }
web-iunu-note-left =
    { $left ->
        [one] 1 loaf left
       *[other] { $left } loaves left
    }
web-iunu-note-secret = Only you know which.
web-iunu-note-loses = The Farmer goes to { $player }.
web-iunu-then = Then: { $text }
web-iunu-loaf = A loaf
web-iunu-loaf-for = A loaf for the { $card }

# ---- When others choose

# $question is the family of what is asked; $player is asked.
web-iunu-waits =
    { $question ->
        [play] { $player } chooses what to play.
        [use] { $player } may use the ability.
        [feed] { $player } buys bread.
        [add] { $player } adds a Citizen.
        [ransom] { $player } pays or hands over a Farmer.
        [take] { $player } looks at Afterlife cards.
       *[other] { $player } is choosing.
    }
# $players still choose.
web-iunu-waits-keep = { $players } still choose which card they keep.
web-iunu-you-keep = You keep the { $card }.
web-iunu-watching = You are watching.
# Round and question of one who is asked; the log's last line.
web-iunu-now-you = It is your turn.
web-iunu-sent = Sent …

# ---- The score sheet: notes beside points

web-iunu-sheet-afterlife = { $award } ×{ $times } = { $points }
web-iunu-sheet-deben =
    { $deben ->
        [one] 1 Deben
       *[other] { $deben } Deben
    }
web-iunu-sheet-loaves =
    { $count ->
        [0] none fed
        [one] 1 fed
       *[other] { $count } fed
    }

# ---- First-game hints

web-iunu-guide-census = Columns are castes, rows are players: look down a column to see who leads it. Alone with the most, you score its blue number.
web-iunu-guide-hand = Pick a card to play it. Pick several of one caste to play them together.
web-iunu-guide-deed = What your choice would change stands here, and on the table, before you make it.
web-iunu-guide-dice = The highest die is the price of bread and what Merchants gain. Nobles take all dice together.
web-iunu-guide-feed = Every fed Citizen scores its bread number. A fed Farmer is safe from Soldiers.
web-iunu-guide-keep = Keep one card for the next round. The rest goes back into the deck.
web-iunu-guide-take = An Afterlife card multiplies one of your majorities at the end. Keep one for a caste that you will lead.
