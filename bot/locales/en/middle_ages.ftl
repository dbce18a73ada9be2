# The Builders: Middle Ages: its name, options, controls, commands and rules. What pictures say is in
# middle_ages_pictures.ftl.

middle-ages-name = The Builders: Middle Ages
middle-ages-title = Round { $round }, to { $target ->
    [one] 1 point
   *[other] { $target } points
}
middle-ages-title-last = Round { $round }, the last turns

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
    [one] A further action costs 1 coin.
   *[other] A further action costs { $count } coins.
 }
middle-ages-option-send-cost-escalating = Sending to the same site again in a turn costs an action more each time.
middle-ages-option-send-cost-flat = Sending always costs one action.
middle-ages-option-end-rule-round = Once somebody has the points, the round is completed.
middle-ages-option-end-rule-one-more = Once somebody has the points, everybody else gets one more turn.
middle-ages-option-must-use-actions-on = The free actions have to be used.
middle-ages-option-must-use-actions-off = Actions may be given up.
middle-ages-option-reveal-next-both = The next site and the next worker are shown.
middle-ages-option-reveal-next-building = The next site is shown, the next worker is hidden.
middle-ages-option-reveal-next-none = The next cards are hidden.
middle-ages-option-tiebreak-vp-then-coins = Equal totals are decided by points, then by coins.
middle-ages-option-tiebreak-none = Equal totals share the place.

## Controls

middle-ages-button-build = Start a Site
middle-ages-button-hire = Hire
middle-ages-button-coins = Take { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
 }
middle-ages-button-buy = Buy an Action ({ $price })
middle-ages-button-end = End Turn
middle-ages-button-card = { $slot } { $card }
middle-ages-button-area = { $seat }: Area
middle-ages-menu-send = Send a worker to a site
middle-ages-menu-unit = Send which worker?
middle-ages-menu-site = Send { $unit } where?
middle-ages-choice-send = { $unit } to { $site }
middle-ages-choice-buy-send = Buy { $buys } and send { $unit } to { $site }
middle-ages-choice-card = { $card } ({ $id })
middle-ages-effect = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
 }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 } (wage { $wage }); { $effect }
middle-ages-effect-finishes = finishes it: +{ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, +{ $points ->
    [one] 1 point
   *[other] { $points } points
}
middle-ages-effect-missing = still missing { $missing }

middle-ages-warning-end = You still have { $count ->
    [one] an action
   *[other] { $count } actions
 }. End your turn all the same?
middle-ages-warning-useless = { $unit } adds nothing that the { $site } still needs. Send them all the same?
middle-ages-warning-coins = You bought this action for { $price } coins, and it would only take { $coins }. Take coins all the same?
middle-ages-warning-buy = An action bought for { $price } coins could only take coins, which is a loss. Buy it all the same?

## Score sheet

middle-ages-score-left-match = has left the match
middle-ages-score-buildings = buildings: { $points }
middle-ages-score-machines = machines: { $points }
middle-ages-score-coins = coins: { $points }
middle-ages-score-coin-points = points for coins: { $points }

## Rules broken

middle-ages-illegal-not-an-action = "{ $text }" is not an action of this game. Write for example build B07, hire W12, send W12 B07, coins, buy or end.
middle-ages-illegal-left-the-match = You have left the match.
middle-ages-illegal-no-such-card = There is no card { $card }.
middle-ages-illegal-not-a-site = { $card } is a worker, not a site.
middle-ages-illegal-not-a-worker = { $card } is a site, and only workers can be hired.
middle-ages-illegal-not-a-unit = { $card } is a building, and only workers and machines can be sent.
middle-ages-illegal-not-in-row = { $card } does not lie in the row, and only what lies there can be taken.
middle-ages-illegal-row-empty = That row is empty, and its deck too, so nothing can be taken there any more.
middle-ages-illegal-not-your-site = { $site } is none of your open sites.
middle-ages-illegal-site-finished = { $site } is finished already.
middle-ages-illegal-not-your-unit = { $unit } is none of your workers.
middle-ages-illegal-machine-unfinished = { $unit } is not finished yet, so it cannot work.
middle-ages-illegal-not-free = { $unit } works on { $site } and stays there until it is finished.
middle-ages-illegal-not-enough-actions = That costs { $needed ->
    [one] 1 action
   *[other] { $needed } actions
 }, and you have { $left }. You can buy { $buys ->
    [one] 1 more
   *[other] { $buys } more
 } for { $price } coins each.
middle-ages-illegal-not-enough-coins = That costs { $needed ->
    [one] 1 coin
   *[other] { $needed } coins
 }, and you have { $had }.
middle-ages-illegal-coin-cap = Coins can be taken at most { $cap } times a turn, and you have done so { $cap } times.
middle-ages-illegal-must-use-actions = In this match the free actions have to be used, and you still have { $count }.

## Commands

command-middle-ages-name = middle-ages
command-middle-ages = The Builders: Middle Ages: workers and building sites, two to four players
command-middle-ages-build-name = build
command-middle-ages-build = Start a site of the row
command-middle-ages-hire-name = hire
command-middle-ages-hire = Hire a worker of the row
command-middle-ages-send-name = send
command-middle-ages-send = Send a worker or a machine to one of your sites
command-middle-ages-coins-name = coins
command-middle-ages-coins = Use an action to take coins
command-middle-ages-buy-name = buy
command-middle-ages-buy = Buy a further action for coins
command-middle-ages-end-name = end
command-middle-ages-end = End your turn
parameter-middle-ages-preset-name = preset
parameter-middle-ages-preset = Which set of rules; the other options change it
choice-middle-ages-preset-official = Official
choice-middle-ages-preset-bga = BGA: free actions have to be used
choice-middle-ages-preset-thai = Thai: free actions have to be used, no surcharge, one more turn
parameter-middle-ages-target-vp-name = target-points
parameter-middle-ages-target-vp = Points that begin the end (1 to 60)
parameter-middle-ages-start-coins-name = start-coins
parameter-middle-ages-start-coins = Coins at the start (0 to 100)
parameter-middle-ages-free-actions-name = free-actions
parameter-middle-ages-free-actions = Free actions a turn (1 to 10)
parameter-middle-ages-extra-action-price-name = action-price
parameter-middle-ages-extra-action-price = Coins for a further action (1 to 20)
parameter-middle-ages-send-cost-name = send-cost
parameter-middle-ages-send-cost = What sending to the same site again in a turn costs
choice-middle-ages-send-cost-escalating = One action more each time
choice-middle-ages-send-cost-flat = Always one action
parameter-middle-ages-end-rule-name = end-rule
parameter-middle-ages-end-rule = What happens once somebody has the points
choice-middle-ages-end-rule-round = The round is completed
choice-middle-ages-end-rule-one_more = Everybody else gets one more turn
parameter-middle-ages-must-use-actions-name = use-all-actions
parameter-middle-ages-must-use-actions = The free actions of a turn cannot be given up
parameter-middle-ages-reveal-next-name = next-cards
parameter-middle-ages-reveal-next = Whether the next card of each deck is shown
choice-middle-ages-reveal-next-both = Both are shown
choice-middle-ages-reveal-next-building = Only the next site
choice-middle-ages-reveal-next-none = Both are hidden
parameter-middle-ages-build-card-name = site
parameter-middle-ages-build-card = The site of the row
parameter-middle-ages-hire-card-name = worker
parameter-middle-ages-hire-card = The worker of the row
parameter-middle-ages-send-unit-name = worker
parameter-middle-ages-send-unit = One of your free workers or machines
parameter-middle-ages-send-site-name = site
parameter-middle-ages-send-site = One of your open sites

## Rules

middle-ages-rules = ### The Builders: Middle Ages
    Two to four players hire workers and finish building sites. Once somebody has 17 points at the end of their turn, the round is completed. Every ten coins are one more point.

    { "**" }Your turn** has three actions, and you can buy more for 5 coins each:
    - **Start a site** of the row (1 action).
    - **Hire** a worker of the row (1 action, no coins yet).
    - **Send** a worker to one of your sites and pay the wage, each time. The first one you send to a site in a turn costs 1 action, the second to the same site 2, the third 3, and so on.
    - **Take coins**: the first action of a turn brings 1 coin, the second 2, the third 3, and there is no fourth.

    { "**" }A site is finished** as soon as its crew covers each of its four needs: stone (S), wood (W), knowledge (K) and tile (T). Needs are compared one by one; too much of one does not help another. You get its coins and points, and the whole crew is free again at once.

    { "**" }A machine** joins your workers once it is finished. It asks no wage, but sending it costs actions like anybody else.

    { "**" }Good to know.** Workers stay on a site until it is finished. Several sites side by side avoid the surcharge. Do not run out of coins.

    { "**" }The end.** Points of buildings and machines, and one for every ten coins. Equal totals are decided by points, then by coins.

## What can be done now, behind "You can"

middle-ages-possible-build = start { $count ->
        [one] 1 site
       *[other] { $count } sites
    }
middle-ages-possible-hire = hire { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
middle-ages-possible-send = send workers to sites in { $count ->
        [one] 1 way
       *[other] { $count } ways
    }
middle-ages-possible-coins = take coins
middle-ages-possible-buy = buy an action
middle-ages-possible-end = end your turn

## What to do, as hints say it

middle-ages-do-build = Start the { $site }
middle-ages-do-hire-apprentice = Hire the marked apprentice
middle-ages-do-hire-labourer = Hire the marked labourer
middle-ages-do-hire-craftsman = Hire the marked craftsman
middle-ages-do-hire-master = Hire the marked master
middle-ages-do-send = Send { $unit } to the { $site }
middle-ages-do-finish-building = Send { $unit } to the { $site }
middle-ages-do-finish-machine = Send { $unit } to the { $site }
middle-ages-do-coins = Take coins
middle-ages-do-buy = Buy an action
middle-ages-do-end = End your turn
