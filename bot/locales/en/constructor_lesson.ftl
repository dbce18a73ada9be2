# The lesson of Constructor.

constructor-lesson-place = Two players build towers on nine tiles. You are Ice, the light pieces: three rings, three mediums (wide discs) and three smalls (narrow discs). On each turn you place a piece on an empty tile, or move one. Place any piece you like: first click the piece, such as the **Ring**, then a tile, such as **b1**.
constructor-lesson-place-done = Tutor has placed a piece, too. You may use any empty tile. A piece is most useful beside pieces that it can move onto.

constructor-lesson-ring = A turn later: you have placed a small on c2. A piece that is alone on its tile can move onto an opposing piece on a neighbouring tile. A ring goes around a small. Your ring on b1 is beside Tutor's small on b2: click **b1→b2**.
constructor-lesson-ring-done = A ring around a small is no tower yet: nothing is on top. But then Tutor's medium landed on your ring. That is a tower, and it is Tutor's, as Tutor is on top.
constructor-lesson-ring-wrong = it leaves Tutor's small free. Move your ring from b1 around it.

constructor-lesson-small = A small lands on a medium, also on top of a tower. Your small on c2 is beside Tutor's tower on b2. Take the tower: **c2→b2**.
constructor-lesson-small-done = Now you are on top, so the tower is yours. Nothing can land on a small, and a ring goes only around a small that stands alone. So this tower stays yours to the end of the round. Tutor has placed a ring on c3.
constructor-lesson-small-wrong = the tower on b2 would stay Tutor's. Land on it with your small.

constructor-lesson-medium = A turn later: you have placed a medium on c2. A medium lands on a ring, whether the ring is empty or holds a small. Tutor's ring on c3 is beside it: **c2→c3**.
constructor-lesson-medium-done = Your second tower: you lead 2 to 0. Remember: a ring goes around a small, a medium lands on a ring, a small lands on a medium. The tile you left is free again.
constructor-lesson-medium-wrong = Tutor's ring on c3 would stay free. Land on it with your medium from c2.

constructor-lesson-tower = Another board. A tower is two or more pieces on top of each other. You can move three of your pieces, but only one of the moves makes a tower. A piece with several moves has no arrow: click it to see them.
constructor-lesson-tower-done = Two pieces on top of each other, and yours on top: a tower, and a point for you. Your rings could only have gone around smalls.
constructor-lesson-tower-wrong = a piece that stands alone is no tower. Move one onto a piece of Tutor's.
constructor-lesson-tower-wrong-ring = a ring around a small is no tower: nothing is on top. It would be one only once a medium lands on the ring.

constructor-lesson-safe = Two of your pieces can make a tower now: the medium on b1 and the small on a3. Tutor would like to land on your tower with the small on c3. Make the tower that nobody can take from you.
constructor-lesson-safe-done = Nothing lands on a small, so this tower is yours for good. A medium on top is in danger as long as an opposing small may come beside it.
constructor-lesson-safe-wrong = it does not make a tower. Two of your pieces can move and make one.
constructor-lesson-safe-wrong-medium = Tutor's small on c3 could land on your medium next turn, and the tower would be Tutor's for good.

constructor-lesson-threat = Tutor threatens to land on your tower on b2 with a small. But a piece that shares its tile can never move again, not even a small inside a ring. Save your tower.
constructor-lesson-threat-done = The small on c3 is shut in and stays there. The small on a3 is not beside b2, so your tower is safe for now.
constructor-lesson-threat-wrong = Tutor's small on c3 would land on your medium, and the tower on b2 would be lost for good.
constructor-lesson-threat-wrong-other = the small on a3 is not beside b2. The one on c3 is, and it would take your tower.

constructor-lesson-last = You cannot pass. If the player to move can neither place nor move, the round is over at once, and each tower is a point. You lead 2 to 1, and only c2 is empty. Act so that Tutor can do nothing at all.
constructor-lesson-last-done = Tutor cannot act, so round 1 is over: 2 to 1 for you. Acting last matters: with one more move Tutor would have made it 2 to 2. Tutor begins round 2, and the points of both rounds count.
constructor-lesson-last-wrong = it would give Tutor a ring to land on with a medium, and with it a second tower.
constructor-lesson-last-wrong-ring = Tutor's medium on c3 would land on your ring and make a second tower: 2 to 2.
constructor-lesson-last-wrong-medium = Tutor's small on b2 would land on your medium and make a second tower: 2 to 2.

constructor-lesson-plan = Round 2 is nearly over, and it is 3 to 3. Tutor has nothing left to place and only one move: the small on c3 will take your tower on b2. You cannot stop that. Place a piece now that can take a tower from Tutor afterwards.
constructor-lesson-plan-done = Tutor took b2 and leads 4 to 2. But your small on a1 is beside a tower with one of Tutor's mediums on top.
constructor-lesson-plan-wrong = no tower with one of Tutor's mediums on top is beside it. You could not take one, and Tutor would win the round 4 to 2.
constructor-lesson-plan-wrong-ring = a ring cannot land on a tower. You could not take one, and Tutor would win the round 4 to 2.

constructor-lesson-win = Tutor has nothing left to place and no move. So your next action ends the round and the match. You are behind 2 to 4 in this round, but you won round 1 by 2 to 1. Win the match.
constructor-lesson-win-done = One tower less for Tutor, and one more for you: 3 to 3. With 2 to 1 from round 1, you win the match 5 to 4.
constructor-lesson-win-wrong = the round would end 4 to 2 for Tutor, and with it the match.

constructor-lesson-end = That is all of Constructor. A match has two rounds, and the first player chooses the pattern of the tiles. Two hints: before you place a piece, look at what could land on it. And near the end, count who acts last.
