# The lesson of Builders.

builders-lesson-order = Together you lay a wooden puzzle, but each for their own points. First, everyone orders ten pieces in secret. In this lesson you lay much of the foundation, and it is made of A and B: choose **Mostly A and B**, then **Hand In**.
builders-lesson-order-done = The orders are open: all can see what you and Tutor hold. You rolled 4 and 2, so you have 6 steps this turn.
builders-lesson-order-wrong = in this lesson you lay much of the foundation. Order mostly A and B.

builders-lesson-side = Each turn, you use the whole roll for one thing: move your pawn, or lay pieces, one for each step. Lay now, and begin the foundation with **Lay Side B** and **Lay Side B (+1)**, and end this side with a corner: **Lay Corner A (+1)**.
builders-lesson-side-done = Each piece gets a joint in your colour for every piece that it touches along an edge. Every joint is a point, as the +1 on the buttons told you: you have 2. The first piece had nothing to touch.
builders-lesson-side-wrong = this side is to end after two B. Lay the corner A.
builders-lesson-side-wrong-move = your pawn would not pass a corner of the track, so the move would bring you nothing.

builders-lesson-many = Your A has fixed the length of this side, and the opposite side gets the same number of B. Each B that you add to the next side makes the puzzle larger. Use the rest of your roll: **Lay 3 at Once**.
builders-lesson-many-done = The next side is three B long. Tutor rolled 6 and built six pieces for 6 points. Then your next roll was 5.
builders-lesson-many-wrong = you would give away steps of your roll, and each of them is a point.
builders-lesson-many-wrong-corner = the next side would be shorter. Here it is to have three B.

builders-lesson-close = One B and one A are missing in the foundation. The last A touches a piece at both its ends, so it earns two joints. Take it before Tutor does: **Lay Side B (+1)**, **Lay Corner A (+2)**.
builders-lesson-close-done = The foundation is closed, and A and B are of no more use. Now a panel of triangles grows on each of its four sides, row by row, up to a point.
builders-lesson-close-wrong = the foundation would stay open, and Tutor could close it.
builders-lesson-close-wrong-move = Tutor could close the foundation, and 5 spaces bring you past no corner.

builders-lesson-lead = A row has small C or large D only. The player who begins it chooses the side and the shape, and it must be completed before another row begins. Your D stands on two pieces, for 2 points: **North: Row of 3 Large D (+2)**.
builders-lesson-lead-done = You had no second D, so Tutor completed your row with two D, for 1 and 3 points. It is best to begin rows that you can complete yourself. Now you need more pieces.
builders-lesson-lead-wrong = in this lesson the row in the north comes first.
builders-lesson-lead-wrong-done = you can still build, and each piece brings points.
builders-lesson-lead-wrong-small = a small C stands on one piece only, so it earns 1 point. The large D earns 2.

builders-lesson-move = You rolled a double: it counts twice, 16, and brings two corner joints, which you need soon. Each corner of the track that your pawn passes brings ten pieces. **Move 16, Take 10 Pieces**. Then choose which ten, and **Take Them**.
builders-lesson-move-done = You have new pieces. Tutor moved as well and passed no corner. Your next roll is only 3.
builders-lesson-move-wrong = with so few pieces you cannot use a roll of 16. Move, and take ten new ones.

builders-lesson-large = You have six C and five D. Press **Build up to 3**. A piece earns a joint for the piece before it in its row, and for each piece that it stands on. Which row brings you the most points with three pieces?
builders-lesson-large-done = 2, 1 and 3: six points, and you have completed the row. A large D on small pieces stands on two of them. Tutor moved and took ten D. You rolled another double.
builders-lesson-large-wrong = three other pieces would bring you more.
builders-lesson-large-wrong-move = your pawn would not pass a corner, so it would bring nothing.
builders-lesson-large-wrong-north = it would earn 1 point and finish the panel. There is a side where a D stands on two pieces.
builders-lesson-large-wrong-small = three C in a row earn only 1, 1 and 2 points.
builders-lesson-large-wrong-done = the row is not complete yet, and its next piece earns even more.

builders-lesson-structure = Two doubles have brought you four corner joints. With four C they make a structure: 8 points, if you finish it. Press **Build up to 12**, then **Begin a Structure**, **Structure, Step 2 of 4**, **Structure, Step 3 of 4** and **Finish the Structure (+8)**.
builders-lesson-structure-done = Eight points with four pieces, and nobody can interfere. An unfinished structure is worth nothing. You lead 24 to 10, and you still have 8 steps in this turn.
builders-lesson-structure-wrong = your structure would not be finished.
builders-lesson-structure-wrong-move = you would use up your roll of 12, and your structure would have to wait.

builders-lesson-block = Only one row is open at a time. A large D is as wide as two small pieces, so here D fit only in the north and south. Tutor holds twelve D and no C. Begin a row that leaves Tutor nothing to build.
builders-lesson-block-done = Until this row of C is complete, nobody can begin another, and Tutor has no C: Tutor has to move. Everyone's pieces are open, so look at them before you begin a row.
builders-lesson-block-wrong = Tutor could lay a D in the north or south next turn.
builders-lesson-block-wrong-large = no row would be open, and Tutor could lay a D on the opposite side.

builders-lesson-win = The end of another match: only the west panel is left, and it needs one D, or three C and then a last C. You are behind, 18 to 21, and rolled 5. When the puzzle is complete, the match is over. Win it.
builders-lesson-win-done = 1, 1, 2 and 1: five points. The puzzle is complete, and you win 23 to 21. Small pieces earn less each, but there are more of them.
builders-lesson-win-wrong = the puzzle would not be complete, and Tutor would get another turn.
builders-lesson-win-wrong-move = Tutor holds D and would complete the puzzle with one of them.
builders-lesson-win-wrong-large = it would earn 1 point and complete the puzzle: you would lose, 19 to 21.

builders-lesson-end = That is all of Builders. Most points win when the puzzle is complete. Three hints: keep both C and D in hand, begin rows that you can complete, and collect corner joints for structures.
