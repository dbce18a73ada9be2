# The lesson of Constructor.

constructor-lesson-place = Build towers. Each turn, place a piece on an empty tile or move one. You are light: press **Ring**, the wide piece, then **b1**.
constructor-lesson-place-then = Tutor, your opponent, has placed a dark piece. Now press **Small**, the narrow piece, then **c2**.
constructor-lesson-place-done = Tutor has placed another one. You may use any empty tile.
constructor-lesson-place-wrong = this lesson goes on with your ring on b1 and your small on c2.

constructor-lesson-ring = A piece that stands alone can move onto an opponent's piece beside it. A ring goes around a small: press **b1→b2**.
constructor-lesson-ring-done = A ring around a small is no tower. Tutor's medium on it is: 1 point.
constructor-lesson-ring-wrong = it leaves Tutor's small free. Move your ring from b1 around it.

constructor-lesson-small = A small lands on a medium, even on top of a tower. Yours is beside Tutor's tower. Take the tower: **c2→b2**.
constructor-lesson-small-done = The tower stays yours: nothing lands on a tower with a small on top.
constructor-lesson-small-wrong = the tower on b2 would stay Tutor's. Land on it with your small.

constructor-lesson-medium = A medium lands on a ring, such as Tutor's on c3. Press **Medium**, the flat piece, then **c2**.
constructor-lesson-medium-then = Your medium is beside the ring. Land on it: press **c2→c3**.
constructor-lesson-medium-done = You lead 2 to 0. Each tower is a point, however high it is.
constructor-lesson-medium-wrong = Tutor's ring on c3 would stay free. Land on it with a medium from c2.

constructor-lesson-safe = Another board. Two of your pieces can make a tower. Make the one that Tutor's small on c3 cannot take.
constructor-lesson-safe-done = Nothing lands on a tower with a small on top; on a medium, smalls do.
constructor-lesson-safe-wrong = it does not make a tower. Two of your pieces can move and make one.
constructor-lesson-safe-wrong-medium = Tutor's small on c3 could land on your medium next turn, and the tower would be Tutor's for good.

constructor-lesson-last = A round ends when the player to move can neither place nor move. You lead 2 to 1: place the piece that leaves Tutor nothing.
constructor-lesson-last-done = Tutor cannot act: the round ends 2 to 1, and the board is cleared.
constructor-lesson-last-wrong = it would give Tutor a ring to land on with a medium, and with it a second tower.
constructor-lesson-last-wrong-ring = Tutor's medium on c3 would land on your ring and make a second tower: 2 to 2.
constructor-lesson-last-wrong-medium = Tutor's small on b2 would land on your medium and make a second tower: 2 to 2.

constructor-lesson-end = A match has two rounds, and their points are added. Before you place a piece, look at what could land on it.

## More challenges

constructor-lesson-plan = Round 2 is nearly over, 3 to 3. Tutor will take your tower on b2 with the small on c3. Place a piece that takes a tower back.
constructor-lesson-plan-done = Tutor took b2 and leads 4 to 2. But your small on a1 is beside a tower with Tutor's medium on top.
constructor-lesson-plan-wrong = no tower with one of Tutor's mediums on top is beside it. You could not take one, and Tutor would win the round 4 to 2.
constructor-lesson-plan-wrong-ring = a ring cannot land on a tower. You could not take one, and Tutor would win the round 4 to 2.

constructor-lesson-win = Your next action ends the match. You are behind 2 to 4 in this round, but you won round 1 by 2 to 1. Win the match.
constructor-lesson-win-done = 3 to 3 in this round. With 2 to 1 from round 1, you win the match 5 to 4.
constructor-lesson-win-wrong = the round would end 4 to 2 for Tutor, and with it the match.

constructor-lesson-tower = A tower is two or more pieces on top of each other. Only one of your moves makes one. Press a piece without an arrow to see its moves.
constructor-lesson-tower-done = Yours is on top: a tower, and a point. Your rings could only have gone around smalls.
constructor-lesson-tower-wrong = a piece that stands alone is no tower. Move one onto a piece of Tutor's.
constructor-lesson-tower-wrong-ring = a ring around a small is no tower: nothing is on top. It would be one only once a medium lands on the ring.

constructor-lesson-threat = A piece that shares its tile can never move, not even a small inside a ring. Tutor threatens your tower on b2 with a small. Save it.
constructor-lesson-threat-done = The small on c3 is shut in and stays there. The small on a3 is not beside b2.
constructor-lesson-threat-wrong = Tutor's small on c3 would land on your medium, and the tower on b2 would be lost for good.
constructor-lesson-threat-wrong-other = the small on a3 is not beside b2. The one on c3 is, and it would take your tower.
