# The Builders: Middle Ages: its name, options, controls, commands and rules. What pictures say is in
# middle_ages_pictures.ftl.

middle-ages-name = The Builders: Middle Ages
middle-ages-title = Round { $round }, first to { $target ->
    [one] 1 point
   *[other] { $target } points
}
middle-ages-title-last = Round { $round }, last turns
middle-ages-stage = Round { $round }
middle-ages-luck = the new cards in the rows

## Options, as a table shows them

middle-ages-option-target-vp = First to { $count ->
    [one] 1 point
   *[other] { $count } points
 }.
middle-ages-option-start-coins = { $count ->
    [one] Everybody starts with 1 coin.
   *[other] Everybody starts with { $count } coins.
 }
middle-ages-option-free-actions = { $count ->
    [one] 1 free action a turn.
   *[other] { $count } free actions a turn.
 }
middle-ages-option-extra-action-price = { $count ->
    [one] One more action costs 1 coin.
   *[other] One more action costs { $count } coins.
 }
middle-ages-option-send-cost-flat = Sending a worker always costs one action.
middle-ages-option-end-rule-one-more = When somebody has enough points, everybody else gets one more turn.
middle-ages-option-must-use-actions-on = All free actions must be used.
middle-ages-option-reveal-next-building = You can see the next site, but not the next worker.
middle-ages-option-reveal-next-none = The next cards are face down.
middle-ages-option-tiebreak-none = If totals are equal, the place is shared.

## Controls

middle-ages-menu-build = Start a site
middle-ages-menu-hire = Hire a worker
middle-ages-menu-cards = Start a site or hire
# A phone shows about 23 characters of these.
middle-ages-menu-sends = { $buys ->
    [yes] Buy one, send worker
   *[no] Send a worker
 }
middle-ages-menu-sites = { $buys ->
    [yes] Buy one, send where?
   *[no] Send a worker where?
 }
middle-ages-menu-send = { $buys ->
    [yes] Buy one, send to { $mark }
   *[no] Send a worker to { $mark }
 }
middle-ages-button-send = Send { $unit } to { $site }{ $wage ->
    [0] {""}
   *[other] {" "}(Wage { $wage })
 }
middle-ages-button-coins = Take { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
 }
middle-ages-button-buy = Buy an Action ({ $price ->
    [one] 1 Coin
   *[other] { $price } Coins
 })
middle-ages-button-end = End Turn
middle-ages-button-end-now = End Now
middle-ages-question = { $actions ->
    [0] Buy an action, or end your turn.
    [one] Choose your last action.
   *[other] Choose an action ({ $actions } left).
 }
middle-ages-question-useless = No free worker brings what is missing: { $missing }.
middle-ages-question-dear = You cannot send anybody: { $why ->
    [actions] the next worker on a site costs { $price } actions.
   *[coins] you have too few coins.
 }
middle-ages-question-end = { $count ->
    [0] { "**" }The match ends with this turn.**
    [one] { "**" }Last turns:** after you, only { $players } still plays.
   *[other] { "**" }Last turns:** after you, only { $players } still play.
 }
middle-ages-price-on = { $price } actions on { $sites }
middle-ages-question-surcharge = This turn the next worker costs { $prices }.
middle-ages-button-areas = 🔍 Areas
middle-ages-choice-send = { $site } ← { $unit }
middle-ages-choice-open-site = Missing { $missing }
middle-ages-choice-site = Needs { $needs }; brings { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }{ $points ->
    [0] {""}
    [one] {" "}and 1 point
   *[other] {" "}and { $points } points
 }
middle-ages-choice-machine = Needs { $needs }; brings { $points ->
    [one] 1 point
   *[other] { $points } points
 }, then as a machine { $supplies }, no wage
middle-ages-choice-worker = Wage { $wage ->
    [one] 1 coin
   *[other] { $wage } coins
 } each time you send them
middle-ages-effect = { $wage ->
    [0] No wage
    [one] Wage 1 coin
   *[other] Wage { $wage } coins
 }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
 }: { $effect }
middle-ages-effect-bought = { $actions ->
    [one] {""}
   *[other] { $actions } actions,{" "}
 }{ $cost ->
    [one] 1 coin
   *[other] { $cost } coins
 } ({ $bought } for { $buys ->
    [one] 1 more action
   *[other] { $buys } more actions
 }{ $wage ->
    [0] , no wage
   *[other] , { $wage } for the wage
 }): { $effect }
middle-ages-effect-finishes = finishes it, +{ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }, +{ $points ->
    [one] 1 point
   *[other] { $points } points
 }
middle-ages-effect-missing = still missing { $missing }
middle-ages-effect-useless = adds nothing there

middle-ages-warning-end = You have { $count ->
    [one] 1 action
   *[other] { $count } actions
 } left. End your turn anyway?
middle-ages-warning-useless = The { $site } needs nothing that { $unit } brings. Send this worker anyway?
middle-ages-warning-coins = You bought this action for { $price ->
    [one] 1 coin
   *[other] { $price } coins
 }, but it brings only { $coins }. Take the coins anyway?
middle-ages-warning-buy = One more action costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
 }, and all you can do with it is take coins, which brings less. Buy it anyway?

## Score sheet

middle-ages-score-left-match = left the match
middle-ages-score-buildings = { $points ->
    [one] 1 point
   *[other] { $points } points
 } for buildings
middle-ages-score-machines = { $points } for machines
middle-ages-score-coins = { "" }
middle-ages-score-coin-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }

## Rules broken

middle-ages-illegal-not-an-action = I do not understand "{ $text }". Use the menus and buttons under the board, or the commands of the game.
middle-ages-illegal-left-the-match = You have left the match.
middle-ages-illegal-no-such-card = There is no card "{ $card }". Choose one from the list.
middle-ages-illegal-not-a-site = { $card } is a worker, not a site.
middle-ages-illegal-not-a-worker = { $card } is a site. Only workers can be hired.
middle-ages-illegal-not-a-unit = { $card } is a building. Only workers and machines can be sent.
middle-ages-illegal-not-in-row = { $card } is not in the row. Only the cards of the row can be taken.
middle-ages-illegal-row-empty = That row is empty, and so is its deck. Nothing can be taken there any more.
middle-ages-illegal-not-your-site = { $site } is not one of your open sites.
middle-ages-illegal-site-finished = { $site } is finished already.
middle-ages-illegal-not-your-unit = { $unit } is not one of your workers.
middle-ages-illegal-machine-unfinished = { $unit } is not finished yet, so it cannot work.
middle-ages-illegal-not-free = { $unit } works on { $site } and stays there until it is finished.
middle-ages-illegal-not-enough-actions = That costs { $needed ->
    [one] 1 action
   *[other] { $needed } actions
 }, and you have { $left }. You can buy { $buys ->
    [one] 1 more
   *[other] { $buys } more
 } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
 } each.
middle-ages-illegal-not-enough-coins = That costs { $needed ->
    [one] 1 coin
   *[other] { $needed } coins
 }, and you have { $had }.
middle-ages-illegal-coin-cap = You can take coins { $cap } times a turn, and you have done so already.
middle-ages-illegal-must-use-actions = In this match all free actions must be used, and you have { $count } left.

## Commands

command-middle-ages-name = middle-ages
command-middle-ages = The Builders: Middle Ages: workers and building sites, two to four players
command-middle-ages-build-name = build
command-middle-ages-build = Start a site from the row
command-middle-ages-hire-name = hire
command-middle-ages-hire = Hire a worker from the row
command-middle-ages-send-name = send
command-middle-ages-send = Send a worker or a machine to one of your sites
command-middle-ages-coins-name = coins
command-middle-ages-coins = Use an action to take coins
command-middle-ages-buy-name = buy
command-middle-ages-buy = Buy one more action for coins
command-middle-ages-end-name = end
command-middle-ages-end = End your turn
parameter-middle-ages-preset-name = preset
parameter-middle-ages-preset = Which set of rules; the other options change it
choice-middle-ages-preset-official = Official
choice-middle-ages-preset-bga = BGA: all free actions must be used
choice-middle-ages-preset-thai = Thai: all free actions must be used, no surcharge, one more turn
parameter-middle-ages-target-vp-name = target-points
parameter-middle-ages-target-vp = How many points end the match (1 to 60)
parameter-middle-ages-start-coins-name = start-coins
parameter-middle-ages-start-coins = Coins at the start (0 to 100)
parameter-middle-ages-free-actions-name = free-actions
parameter-middle-ages-free-actions = Free actions a turn (1 to 10)
parameter-middle-ages-extra-action-price-name = action-price
parameter-middle-ages-extra-action-price = Coins for one more action (1 to 20)
parameter-middle-ages-send-cost-name = send-cost
parameter-middle-ages-send-cost = What it costs to send another worker to the same site in a turn
choice-middle-ages-send-cost-escalating = One action more each time
choice-middle-ages-send-cost-flat = Always one action
parameter-middle-ages-end-rule-name = end-rule
parameter-middle-ages-end-rule = What happens when somebody has enough points
choice-middle-ages-end-rule-round = The round is played out
choice-middle-ages-end-rule-one_more = Everybody else gets one more turn
parameter-middle-ages-must-use-actions-name = use-all-actions
parameter-middle-ages-must-use-actions = Whether all free actions must be used
parameter-middle-ages-reveal-next-name = next-cards
parameter-middle-ages-reveal-next = Whether the next card of each deck can be seen
choice-middle-ages-reveal-next-both = Both can be seen
choice-middle-ages-reveal-next-building = Only the next site
choice-middle-ages-reveal-next-none = Both are face down
parameter-middle-ages-build-card-name = site
parameter-middle-ages-build-card = A site from the row
parameter-middle-ages-hire-card-name = worker
parameter-middle-ages-hire-card = A worker from the row
parameter-middle-ages-send-unit-name = worker
parameter-middle-ages-send-unit = One of your free workers or machines
parameter-middle-ages-send-site-name = site
parameter-middle-ages-send-site = One of your open sites

## Rules

middle-ages-rules = ### The Builders: Middle Ages
    Two to four players hire workers and finish building sites. When somebody has { $target_vp ->
        [one] 1 point
       *[other] { $target_vp } points
    } at the end of a turn, { $end_rule ->
        [one_more] everybody else gets one more turn.
       *[round] the round is played out.
    } Then every ten coins count one more point, and the most points win.

    { "**" }Your turn** has { $free_actions ->
        [one] one action
        [2] two actions
        [3] three actions
        [4] four actions
       *[other] { $free_actions } actions
    }, and you can buy more for { $extra_action_price ->
        [one] 1 coin
       *[other] { $extra_action_price } coins
    } each{ $must_use_actions ->
        [on] . All free actions must be used:
       *[off] :
    }
    - **Start a site** from the row (1 action).
    - **Hire a worker** from the row (1 action, no coins yet).
    - **Send a worker** to one of your sites and pay the wage each time. { $send_cost ->
        [flat] That always costs 1 action, even to the same site again.
       *[escalating] In one turn the first worker sent to a site costs 1 action, the second to the same site 2, the third 3, and so on.
    }
    - **Take coins**: the first time in a turn brings 1 coin, the second 2, the third 3. Three times is all.

    { "**" }A site is finished** as soon as its crew brings all that it needs of stone (S), wood (W), knowledge (K) and tile (T). In the picture each of them is a box on the site, ticked once it is there. Each counts on its own: too much of one does not make up for another. You get the coins and points of the site, and the whole crew is free again at once.

    { "**" }A machine** joins your workers when it is finished. It asks no wage, but sending it costs actions like any worker.

    { "**" }Good to know.** Workers stay on a site until it is finished. { $send_cost ->
        [flat] {""}
       *[escalating] Sending to several sites is cheaper than sending to one.{" "}
    }Do not run out of coins.

    { "**" }The end.** Points for buildings and machines, and one for every ten coins. If totals are equal, { $tiebreak ->
        [none] the place is shared.
       *[vp_then_coins] the points for buildings and machines decide, then the coins.
    } The match also ends if no site can be finished any more, or if for ten rounds nobody starts a site, hires a worker or sends one.

## What can be done now, behind "You can"

middle-ages-possible-build = start { $count ->
        [one] 1 site
       *[other] one of { $count } sites
    }
middle-ages-possible-hire = hire { $count ->
        [one] 1 worker
       *[other] one of { $count } workers
    }
middle-ages-possible-send = send a worker{ $count ->
        [one] {""}
       *[other] {" "}({ $count } choices)
    }
middle-ages-possible-coins = take coins
middle-ages-possible-buy = buy an action
middle-ages-possible-end = end your turn

## What to do, as hints say it

middle-ages-do-build = Start the { $site }
middle-ages-do-hire-apprentice = Hire the apprentice with { $yields }
middle-ages-do-hire-labourer = Hire the labourer with { $yields }
middle-ages-do-hire-craftsman = Hire the craftsman with { $yields }
middle-ages-do-hire-master = Hire the master with { $yields }
middle-ages-do-send = Send { $unit }{ $yields ->
    [none] {""}
   *[other] {" "}with { $yields }
 } to the { $site }
middle-ages-do-finish-building = Send { $unit }{ $yields ->
    [none] {""}
   *[other] {" "}with { $yields }
 } to the { $site }
middle-ages-do-finish-machine = Send { $unit }{ $yields ->
    [none] {""}
   *[other] {" "}with { $yields }
 } to the { $site }
middle-ages-do-coins = Take coins
middle-ages-do-buy = Buy an action
middle-ages-do-end = End the turn
middle-ages-begins-ahead = { $player } begins with { $count ->
    [one] 1 coin
   *[other] { $count } coins
 } more.
middle-ages-begins-ahead-by = { $count } coins
