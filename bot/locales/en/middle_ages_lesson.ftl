# The lesson of The Builders: Middle Ages: the first site and the last turn. What is bold is the label of a control.

middle-ages-lesson-start = Build for coins and points. A turn has three actions. First, open *Start a site or hire* and choose **A: Stone Bridge**.
middle-ages-lesson-start-done = It needs 2 stone and 1 knowledge, and brings 6 coins and 1 point.
middle-ages-lesson-start-wrong-site = the Stone Bridge is the better first site: your apprentice brings most of it.
middle-ages-lesson-start-wrong = first start a site, so that there is something to earn.

middle-ages-lesson-hire = You begin with an apprentice, who brings all but 1 stone. In *Start a site or hire* choose **2: Labourer (2 stone, 1 wood)**.
middle-ages-lesson-hire-done = The labourer is yours. You pay a wage only when you send a worker.
middle-ages-lesson-hire-wrong-worker = the bridge would still lack a stone. Labourers cost less than masters.
middle-ages-lesson-hire-wrong = your bridge would still lack a worker for the second stone.

middle-ages-lesson-send = Your last action: in *Send a worker to A* choose **1: Apprentice (1 stone, 1 knowledge)**, wage 2 coins.
middle-ages-lesson-send-then = Your actions are used, and only buying one is left. Press **End Now**.
middle-ages-lesson-send-done = Tutor, your opponent, hired three workers. Your apprentice stays until the bridge is finished.
middle-ages-lesson-send-wrong-labourer = the labourer comes next. Send the apprentice first.
middle-ages-lesson-send-wrong = your apprentice would stand idle for a whole turn.

middle-ages-lesson-finish = In a turn, a site's first worker costs 1 action, its second 2. Bring the last stone and finish: **Send Labourer to A (Wage 3)**.
middle-ages-lesson-finish-done = 6 coins and your first point! The crew is free again at once.
middle-ages-lesson-finish-wrong = the bridge would have to wait, and so would your 6 coins.

middle-ages-lesson-coins = Later you have no coins for wages, but actions bring some: press **Take 1 Coin**.
middle-ages-lesson-coins-then = The second such action in a turn brings 2: press **Take 2 Coins**. Then you can pay a wage.
middle-ages-lesson-coins-then-2 = Now send your apprentice to finish the Rural House.
middle-ages-lesson-coins-done = 10 coins and 2 points! A turn of only coins brings 1 + 2 + 3.
middle-ages-lesson-coins-wrong-send = the house would not be finished. Your apprentice brings both the stone and the knowledge.
middle-ages-lesson-coins-wrong = the house would stay unfinished, and it brings 10 coins.

middle-ages-lesson-count = When somebody has 17 points, the round is the last. Ten coins are a point. Finish the Aqueduct.
middle-ages-lesson-count-then = Now take coins with your other actions, then end your turn.
middle-ages-lesson-count-done = 17 points, and 3 for 30 coins: you win with 20. Tutor has 8.
middle-ages-lesson-count-wrong-send = the Aqueduct would not be finished: it lacks 2 stone.
middle-ages-lesson-count-wrong-end = you would lose points: finish the Aqueduct and take coins first.
middle-ages-lesson-count-wrong = three more coins after the Aqueduct make 30, and 30 coins are 3 points.

middle-ages-lesson-end = Start, hire, send, finish. In a turn, the first worker sent to a site costs 1 action, the second 2, the third 3.

## More challenges

middle-ages-lesson-machine = The blue card is a machine: once built, it works for you without a wage. Start **D: Measuring Instrument I** and send who brings 1 stone and 1 wood.
middle-ages-lesson-machine-done = 1 point, and the machine joins your workers. It brings 2 knowledge for no wage.
middle-ages-lesson-machine-wrong-site = a machine helps you for the rest of the match, so the sooner the better.
middle-ages-lesson-machine-wrong-apprentice = the apprentice brings no wood, so the machine would stay unfinished.
middle-ages-lesson-machine-wrong = the machine could not be finished in this turn.

middle-ages-lesson-surcharge = A short match to 13 points. Your machine works on the Watermill: a second worker in the same turn costs 2 actions. Send who brings both knowledge and tiles.
middle-ages-lesson-surcharge-done = Only 2 wood are missing. You have 1 action left, and the next worker costs 2.
middle-ages-lesson-surcharge-wrong-send = this worker does not bring both knowledge and tiles.
middle-ages-lesson-surcharge-wrong = the Watermill would have to wait, and it brings 14 coins and 3 points.

middle-ages-lesson-buy = Buy the missing action for 5 coins: the craftsman with 3 wood, sent for a wage of 4, earns 14 coins and 3 points.
middle-ages-lesson-buy-done = It paid off. But the first worker on each site costs only 1 action, so spread your workers.
middle-ages-lesson-buy-wrong-send = the Watermill would still lack wood. The craftsman with 3 wood has enough.
middle-ages-lesson-buy-wrong = the Watermill would stay unfinished, and its crew would have to stay there.

middle-ages-lesson-plan = Next turn, the craftsman with 3 wood and 1 tile will finish both sites. Which two of your workers bring the rest? Send one to each site.
middle-ages-lesson-plan-done = Each site lacks only what the craftsman brings, and two workers on two sites cost two actions.
middle-ages-lesson-plan-wrong-silo = then nobody brings the second tile to the Rural Relay.
middle-ages-lesson-plan-wrong-machine = the Grain Silo needs the machine more: it still lacks 2 knowledge.
middle-ages-lesson-plan-wrong-wood = the craftsman with the wood is to come next turn, after the two who bring the rest.
middle-ages-lesson-plan-wrong-labourer = the labourer brings neither knowledge nor tiles.
middle-ages-lesson-plan-wrong = preparing both sites comes first in this turn.

middle-ages-lesson-reuse = It is the next turn. Let the craftsman finish both sites, one after the other: the crew is free at once.
middle-ages-lesson-reuse-done = 24 coins and 6 points with one worker! Small crews that move from site to site win matches.
middle-ages-lesson-reuse-wrong-send = that would finish nothing. The craftsman brings 3 wood and 1 tile.
middle-ages-lesson-reuse-wrong = both sites can be finished now, for 12 coins and 3 points each.
