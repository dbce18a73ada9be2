# The lesson of The Builders: Middle Ages: one match to 13 points. What is bold is the label of a control.

middle-ages-lesson-start = You build for coins and points, and the most points win. A turn has three actions. With the first one, choose what to build: open the menu *Start a site* and choose **A Stone Bridge**, the first card of the upper row.
middle-ages-lesson-start-done = The bridge is yours now, as site A in your own part of the picture. It needs 2 stone and 1 knowledge, S and K in the picture. Once it is finished, it brings 6 coins and 1 point.
middle-ages-lesson-start-wrong-site = the Stone Bridge is a better first site: your apprentice brings most of what it needs.
middle-ages-lesson-start-wrong = without a site there is nothing to earn.

middle-ages-lesson-hire = A site needs a crew. Your apprentice brings 1 stone and 1 knowledge, so the bridge lacks 1 more stone. Open *Hire a worker* and find the worker who brings stone. Hiring costs an action, but no coins yet.
middle-ages-lesson-hire-done = The labourer joins your workers. You pay the wage, 3 coins, only when you send the labourer to a site, but each time you do.
middle-ages-lesson-hire-wrong-worker = this worker brings no stone, so the bridge could not be finished.
middle-ages-lesson-hire-wrong = your bridge would still lack a worker for the second stone.

middle-ages-lesson-send = Use your last action: in *Send to A: Stone Bridge* choose **1 Apprentice (1 stone, 1 knowledge)**. You pay the wage of 2 coins now, and the apprentice stays until the bridge is finished. Then press **End Turn**.
middle-ages-lesson-send-done = Tutor hired three workers, and it is your turn again. Your apprentice is on the bridge, which still needs 1 stone.
middle-ages-lesson-send-wrong-labourer = this step is about the apprentice, who costs a coin less. The labourer's turn comes next.
middle-ages-lesson-send-wrong-buy = you would have too few coins left to pay the labourer next turn.
middle-ages-lesson-send-wrong = your apprentice would stand idle for a whole turn.

middle-ages-lesson-finish = A new turn, three new actions. A site is finished as soon as its crew brings all that it needs, and your labourer brings the last stone. Press **Send Labourer to A (Wage 3)**.
middle-ages-lesson-finish-done = Finished: 6 coins and your first point! The crew is free again at once, so both workers can work elsewhere, even in this turn.
middle-ages-lesson-finish-wrong = the bridge would have to wait, and so would your 6 coins.

middle-ages-lesson-machine = The blue card is a machine. You build it like any site; then it works for you without a wage until the end. Start **D Measuring Instrument I**. It needs 1 stone and 1 wood: send the one worker who brings both.
middle-ages-lesson-machine-done = 1 point, and the machine joins your workers. It brings 2 knowledge and asks no wage; sending it costs actions, as with any worker.
middle-ages-lesson-machine-wrong-site = a machine helps you for the rest of the match, so the sooner the better.
middle-ages-lesson-machine-wrong-apprentice = the apprentice brings no wood, so the machine would stay unfinished.
middle-ages-lesson-machine-wrong-buy = your actions are enough: keep the coins for wages.
middle-ages-lesson-machine-wrong = the machine could not be finished in this turn.

middle-ages-lesson-coins = Two turns later, a craftsman is on your Rural House and you have 1 coin left. Your apprentice brings all that the house lacks, for a wage of 2. You can use actions to take coins: the first time in a turn you get 1, then 2, then 3. **Take 1 Coin**, **Take 2 Coins**, then finish the house.
middle-ages-lesson-coins-done = 10 coins and 2 points. A whole turn of taking coins brings 1 + 2 + 3 = 6, so you are never stuck. But keep some coins for wages: finishing sites pays better.
middle-ages-lesson-coins-wrong-send = the house would still not be finished. The apprentice brings both the stone and the knowledge.
middle-ages-lesson-coins-wrong = the Rural House would stay unfinished, and it brings 10 coins.

middle-ages-lesson-surcharge = Now the Watermill, where your machine works already. In each turn, the first worker that you send to a site costs 1 action, the second 2, the third 3. You have 2 actions left. First send the worker who brings both knowledge and tiles.
middle-ages-lesson-surcharge-done = Only 2 wood are missing. But you have 1 action left, and the next worker sent to the Watermill costs 2 actions this turn.
middle-ages-lesson-surcharge-wrong-send = this worker does not bring both knowledge and tiles.
middle-ages-lesson-surcharge-wrong-buy = that can wait: first send the worker who brings both knowledge and tiles.
middle-ages-lesson-surcharge-wrong = the Watermill would have to wait, and it brings 14 coins and 3 points.

middle-ages-lesson-buy = You can buy the missing action for 5 coins. The other craftsman brings the wood for a wage of 4. That makes 9 coins, and the Watermill brings 14 coins and 3 points. Choose that craftsman in the menu: the action is bought at the same time.
middle-ages-lesson-buy-done = It paid off. But where you can, spread your workers: the first one sent to each site costs only 1 action, and next turn the count starts again.
middle-ages-lesson-buy-wrong-send = the Watermill would still lack wood. The craftsman with 3 wood has enough.
middle-ages-lesson-buy-wrong = the Watermill would stay unfinished, and its crew would have to stay there.

middle-ages-lesson-plan = Now plan two turns. Next turn, the craftsman with 3 wood and 1 tile will finish both sites, one after the other. The Grain Silo (A) lacks 2 wood, 2 knowledge and 1 tile, the Rural Relay (B) 3 wood, 1 knowledge and 2 tiles. Which two of your workers bring the rest? Send one to each site.
middle-ages-lesson-plan-done = Now each site lacks only what the craftsman brings, and as you sent them to two sites, it cost only two actions.
middle-ages-lesson-plan-wrong-silo = then nobody brings the second tile to the Rural Relay.
middle-ages-lesson-plan-wrong-machine = the Grain Silo needs the machine more: it still lacks 2 knowledge.
middle-ages-lesson-plan-wrong-wood = the craftsman with the wood is to come next turn, after the two who bring the rest.
middle-ages-lesson-plan-wrong-labourer = the labourer brings neither knowledge nor tiles.
middle-ages-lesson-plan-wrong = preparing both sites comes first in this turn.

middle-ages-lesson-reuse = It is the next turn. Let the craftsman finish both sites: first one, and as the crew is free at once, then the other. You pay the wage of 4 coins each time.
middle-ages-lesson-reuse-done = 24 coins and 6 points with one worker! Small crews that move from site to site are the heart of this game.
middle-ages-lesson-reuse-wrong-send = that would finish nothing. The craftsman brings 3 wood and 1 tile.
middle-ages-lesson-reuse-wrong = both sites can be finished now, for 12 coins and 3 points each.

middle-ages-lesson-count = You have 13 points. The flag shows that this match goes to 13: when a player ends a turn with 13 points, this round is the last one. At the end, every ten coins count 1 point. You have 29 coins and one action: use it well, then press **End Turn**.
middle-ages-lesson-count-done = You win! 30 coins count 3 points: 13 + 3 = 16. In the last turn Tutor finished the Stables and came to 15.
middle-ages-lesson-count-wrong-buy = you would end with fewer than 30 coins, and lose a point.
middle-ages-lesson-count-wrong-end = one action is left, and it can still bring a point.
middle-ages-lesson-count-wrong = that brings no point any more. One more coin would: 30 coins count 3.

middle-ages-lesson-end = Start a site, hire, send, pay the wage, finish. Machines ask no wage. The second worker sent to the same site in a turn costs 2 actions. Ten coins are a point at the end. In a match you begin with 10 coins and play to 17 points. Enjoy it!
