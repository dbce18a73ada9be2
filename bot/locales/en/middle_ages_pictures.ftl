### Middle Ages: what its pictures say, and the position in words.

## In the picture

middle-ages-last-round = Last round
middle-ages-no-site = No site yet
middle-ages-stopped = Stopped in round { $round }
middle-ages-left = Left
middle-ages-left-all = Left the match: { $names }
middle-ages-wins = { $names } wins
middle-ages-share = { $names } share the win
middle-ages-tie-vp = Same total: points from sites decide
middle-ages-tie-coins = Same total and points: coins decide
middle-ages-tie-vp-coins = Same total: points, then coins decide

## Cards

middle-ages-card-B01 = Bower
middle-ages-card-B02 = Wooden Shack
middle-ages-card-B03 = Covered Bridge
middle-ages-card-B04 = Treehouse
middle-ages-card-B05 = Stone Bridge
middle-ages-card-B06 = Wash House
middle-ages-card-B07 = Straw Hut
middle-ages-card-B08 = Townhouse
middle-ages-card-B09 = Cottage
middle-ages-card-B10 = Rural House
middle-ages-card-B11 = House
middle-ages-card-B12 = Cowshed
middle-ages-card-B13 = Inn
middle-ages-card-B14 = Pigsty
middle-ages-card-B15 = Rural Relay
middle-ages-card-B16 = Grain Silo
middle-ages-card-B17 = Stables
middle-ages-card-B18 = Forge
middle-ages-card-B19 = Windmill
middle-ages-card-B20 = Watermill
middle-ages-card-B21 = Covered Market
middle-ages-card-B22 = Bourgeois House
middle-ages-card-B23 = Post
middle-ages-card-B24 = Hotel
middle-ages-card-B25 = Tavern
middle-ages-card-B26 = Farm
middle-ages-card-B27 = Church
middle-ages-card-B28 = Watchtower
middle-ages-card-B29 = Abbey
middle-ages-card-B30 = Cloister
middle-ages-card-B31 = Chapel
middle-ages-card-B32 = Aqueduct
middle-ages-card-B33 = Castle
middle-ages-card-B34 = Cathedral
middle-ages-card-M1 = Crane I
middle-ages-card-M2 = Circular Saw I
middle-ages-card-M3 = Measuring Instrument I
middle-ages-card-M4 = Tile Kiln I
middle-ages-card-M5 = Crane II
middle-ages-card-M6 = Circular Saw II
middle-ages-card-M7 = Measuring Instrument II
middle-ages-card-M8 = Tile Kiln II
middle-ages-worker-apprentice = Apprentice ({ $yields })
middle-ages-worker-labourer = Labourer ({ $yields })
middle-ages-worker-craftsman = Craftsman ({ $yields })
middle-ages-worker-master = Master ({ $yields })
middle-ages-kind-apprentice = Apprentice
middle-ages-kind-labourer = Labourer
middle-ages-kind-craftsman = Craftsman
middle-ages-kind-master = Master
middle-ages-marked = { $mark }: { $card }

## Amounts and lists

middle-ages-amount-stone = { $count } stone
middle-ages-amount-wood = { $count } wood
middle-ages-amount-knowledge = { $count } knowledge
middle-ages-amount-tile = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }
middle-ages-none = none
middle-ages-hidden = face down
middle-ages-empty = none

## What may be done now

middle-ages-prompt-over = The match is over.
middle-ages-prompt = { $actions ->
    [0] No actions left
    [one] 1 action left
   *[other] { $actions } actions left
 }: you can { $can }.
middle-ages-verb-send = send a worker
middle-ages-verb-build = start a site
middle-ages-verb-hire = hire a worker
middle-ages-verb-coins = take { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
middle-ages-verb-buy = buy an action for { $price ->
    [one] 1 coin
   *[other] { $price } coins
 }
middle-ages-verb-end = end your turn

## What was done, behind the player's name

middle-ages-did-build = started the { $site }
middle-ages-did-hire-apprentice = hired an apprentice ({ $yields })
middle-ages-did-hire-labourer = hired a labourer ({ $yields })
middle-ages-did-hire-craftsman = hired a craftsman ({ $yields })
middle-ages-did-hire-master = hired a master ({ $yields })
middle-ages-a-apprentice = an apprentice
middle-ages-a-labourer = a labourer
middle-ages-a-craftsman = a craftsman
middle-ages-a-master = a master
middle-ages-a-machine = the { $name }
middle-ages-did-send = sent { $unit } to the { $site } ({ $wage ->
    [0] no wage
    [one] paid 1 coin
   *[other] paid { $wage } coins
 }{ $actions ->
    [one] {""}
   *[other] , used { $actions } actions
 }; still missing { $missing })
middle-ages-did-finish-building = finished the { $site } with { $unit } ({ $wage ->
    [0] no wage
    [one] paid 1 coin
   *[other] paid { $wage } coins
 }{ $actions ->
    [one] {""}
   *[other] , used { $actions } actions
 }, got { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }{ $points ->
    [0] {""}
    [one] {" "}and 1 point
   *[other] {" "}and { $points } points
 })
middle-ages-did-finish-machine = finished the { $site } with { $unit } ({ $wage ->
    [0] no wage
    [one] paid 1 coin
   *[other] paid { $wage } coins
 }{ $actions ->
    [one] {""}
   *[other] , used { $actions } actions
 }, got { $points ->
    [one] 1 point
   *[other] { $points } points
 } and a machine that asks no wage)
middle-ages-did-coins = took { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
middle-ages-did-buy = bought an action for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
middle-ages-did-build-several = started { $sites }
middle-ages-the-site = the { $site }
middle-ages-did-hire-several = hired { $workers }
middle-ages-hired = { $worker } ({ $yields })
middle-ages-did-coins-several = took { $coins } coins in { $count } actions
middle-ages-did-buy-several = bought { $count ->
        [one] an action
       *[other] { $count } actions
    } for { $coins } coins
middle-ages-did-end = ended the turn{ $actions ->
        [none] {" "}without doing anything
       *[some] { "" }
    }
middle-ages-did-leave = left the match

## The position in words

middle-ages-says-turn = Middle Ages, round { $round }. It is the turn of { $name }, with { $actions ->
    [0] no actions
    [one] 1 action
   *[other] { $actions } actions
 } left. First to { $target ->
    [one] 1 point
   *[other] { $target } points
 }; then the round is played out.
middle-ages-says-turn-one-more = Middle Ages, round { $round }. It is the turn of { $name }, with { $actions ->
    [0] no actions
    [one] 1 action
   *[other] { $actions } actions
 } left. First to { $target ->
    [one] 1 point
   *[other] { $target } points
 }; then all others get one more turn.
middle-ages-says-stopped = Middle Ages. The match was stopped in round { $round }.
middle-ages-says-over = Middle Ages. The match is over: { $result }.
middle-ages-says-ending = These are the last turns. Still to play: { $names }.
middle-ages-says-money = { $coins ->
    [0] No more coins can be taken this turn
    [one] An action can be used to take 1 coin
   *[other] An action can be used to take { $coins } coins
 }; one more action costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
 }.
middle-ages-says-left = { $name } (left the match)
middle-ages-says-player = { $name } has { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 } and { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
middle-ages-says-free = Free workers: { $units }.
middle-ages-says-machine = { $name } ({ $supplies })
middle-ages-says-site = Site { $site } still needs { $missing }; crew: { $crew }; brings { $coins ->
    [0] {""}
   *[other] { $coins } coins,{" "}
 }{ $points ->
    [one] 1 point
   *[other] { $points } points
 }.
middle-ages-says-price = The next worker sent there costs { $actions } actions.
middle-ages-says-count = Finished sites: { $count }.
middle-ages-says-finished = Finished: { $sites }.
middle-ages-says-brief = { $name }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }, { $units ->
    [one] 1 free worker
   *[other] { $units } free workers
 }, { $finished ->
    [one] 1 finished site
   *[other] { $finished } finished sites
 }, open sites: { $sites }.
middle-ages-says-score = { $name }, place { $rank }: { $total ->
    [one] 1 point
   *[other] { $total } points
 } ({ $buildings } for buildings, { $machines } for machines, { $coin_points } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }).
middle-ages-says-sites = Sites to start: { $cards }. Next: { $upcoming }. { $deck ->
    [one] 1 card
   *[other] { $deck } cards
 } in the deck.
middle-ages-says-workers = Workers to hire: { $cards }. Next: { $upcoming }. { $deck ->
    [one] 1 card
   *[other] { $deck } cards
 } in the deck.
middle-ages-says-offer = { $site } (needs { $needs }; brings { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 })
middle-ages-says-offer-machine = { $site } (needs { $needs }; brings { $points ->
    [one] 1 point
   *[other] { $points } points
 } and supplies { $supplies })
middle-ages-says-hand = { $worker } ({ $yields }, wage { $wage })

## The picture of the rules

middle-ages-resource-stone = Stone
middle-ages-resource-wood = Wood
middle-ages-resource-knowledge = Knowledge
middle-ages-resource-tile = Tile
middle-ages-rules-1-1 = Start a site
middle-ages-rules-1-2 = 1 action
middle-ages-rules-2-1 = Hire a worker
middle-ages-rules-2-2 = 1 action
middle-ages-rules-3-1 = Send and pay
middle-ages-rules-3-2 = { $send_cost ->
        [flat] 1 action each
       *[escalating] all in one turn
    }
middle-ages-rules-4-1 = All ticked: done
middle-ages-rules-4-2 = crew free again
middle-ages-rules-5-1 = Coins or actions
middle-ages-rules-5-2 = { $free_actions ->
        [one] 1 action a turn
       *[other] { $free_actions } actions a turn
    }
middle-ages-rules-6-1 = { $end_rule ->
        [one_more] One more turn
       *[round] Last round
    }
middle-ages-rules-6-2 = most points win
middle-ages-rules-picture = The rules in a picture. A turn has { $free_actions ->
        [one] 1 action.
        [3] three actions.
       *[other] { $free_actions } actions.
    } Starting a site costs one action. Hiring a worker costs one action. Sending a worker to a site costs the worker's wage and one action{ $send_cost ->
        [flat] , each time.
       *[escalating] ; the second one sent to the same site in the same turn costs two actions, the third three.
    } A site has a box for each thing it needs, and a worker who brings it ticks it. Once all boxes are ticked, the site is finished: it pays its coins and points, and the crew is free again. One, two or three actions spent on coins bring 1, 3 or 6 coins; { $extra_action_price ->
        [one] 1 coin buys
       *[other] { $extra_action_price } coins buy
    } one more action. Once a player has { $target_vp ->
        [one] 1 point
       *[other] { $target_vp } points
    }, { $end_rule ->
        [one_more] everybody else gets one more turn.
       *[round] the round is the last.
    } Ten coins are one more point, and most points win.
