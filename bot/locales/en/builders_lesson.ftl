# The lesson of Builders.

builders-lesson-order = Everybody lays pieces of one puzzle, for their own points. Order ten pieces in secret: first press **Mostly A and B**, then **Hand In**.
builders-lesson-order-done = The orders are open. You rolled 4 and 2, so you have 6 steps.
builders-lesson-order-wrong = in this lesson you lay much of the foundation. Order mostly A and B.

builders-lesson-side = A roll of the dice moves your pawn or lays pieces. Lay the first one: press **Lay Side B**.
builders-lesson-side-then = The next piece touches it, so it earns a joint: press **Lay Side B (+1)**.
builders-lesson-side-then-2 = A corner ends the side: press **Lay Corner A (+1)**.
builders-lesson-side-done = A piece gets a joint for each piece it touches. Each joint is a point.
builders-lesson-side-wrong = this side is to end after two B. Lay the corner A.
builders-lesson-side-wrong-move = your pawn would not pass a corner of the track, so the move would bring you nothing.

builders-lesson-close = A turn later, the foundation lacks only one B and one A. Press **Lay Side B (+1)**.
builders-lesson-close-then = The last A touches two pieces: press **Lay Corner A (+2)**.
builders-lesson-close-done = The foundation is closed. Now a panel of triangles grows on each side.
builders-lesson-close-wrong = the foundation would stay open, and Tutor could close it.
builders-lesson-close-wrong-move = Tutor could close the foundation, and 5 spaces bring you past no corner.

builders-lesson-lead = A row has only small C or only large D. In the menu **Begin which row?**, choose **North: Row of 3 Large D (+2)**.
builders-lesson-lead-done = Your opponent Tutor completed it for 4 points. Only then can another row begin.
builders-lesson-lead-wrong = in this lesson the row in the north comes first.
builders-lesson-lead-wrong-done = you can still build, and each piece brings points.

builders-lesson-move = A double counts twice. Each track corner passed brings ten pieces. Press **Move 16, Take 10 Pieces**.
builders-lesson-move-then = The pieces are chosen already, but you may change them. Press **Take Them**.
builders-lesson-move-done = Ten new pieces for new rows. Tutor's pawn passed no corner, so Tutor took none.
builders-lesson-move-wrong = with so few pieces you cannot use a roll of 16. Move, and take ten new ones.

builders-lesson-win = The end of another match: the west panel lacks one D or four C. You are behind 18 to 21, with 5 steps. Win.
builders-lesson-win-done = 1 + 1 + 2 + 1: the puzzle is complete, and you win 23 to 21.
builders-lesson-win-wrong = the puzzle would not be complete, and Tutor would get another turn.
builders-lesson-win-wrong-move = Tutor holds D and would complete the puzzle with one of them.
builders-lesson-win-wrong-large = it would earn 1 point and complete the puzzle: you would lose, 19 to 21.

builders-lesson-end = Most points win when the puzzle is complete. Keep both C and D in hand, and begin rows that you can complete.

## More challenges

builders-lesson-large = You have six C and five D. Press **Build up to 3**, then begin the row whose pieces touch most others.
builders-lesson-large-then = Now complete the row that you have begun.
builders-lesson-large-done = 2, 1 and 3: six points, and the row is complete. A large D stands on two small pieces.
builders-lesson-large-wrong = three other pieces would bring you more.
builders-lesson-large-wrong-move = your pawn would not pass a corner, so it would bring nothing.
builders-lesson-large-wrong-north = it would earn 1 point and finish the panel. There is a side where a D stands on two pieces.
builders-lesson-large-wrong-small = three C in a row earn only 1, 1 and 2 points.
builders-lesson-large-wrong-done = the row is not complete yet, and its next piece earns even more.

builders-lesson-structure = A structure needs four C and four corner joints, from doubles. Press **Build up to 12**, then **Begin a Structure (4 Steps, +8)**.
builders-lesson-structure-then = Each step uses one C and one corner joint. Go on up to **Finish the Structure (+8)**.
builders-lesson-structure-done = Eight points with four pieces, and nobody can interfere. An unfinished structure is worth nothing.
builders-lesson-structure-wrong = your structure would not be finished.
builders-lesson-structure-wrong-move = you would use up your roll of 12, and your structure would have to wait.

builders-lesson-block = Only one row is open at a time. Tutor holds twelve D and no C. Begin a row that leaves Tutor nothing to build.
builders-lesson-block-done = Until this row of C is complete, nobody can begin another: Tutor has to move.
builders-lesson-block-wrong = Tutor could lay a D in the north or south next turn.
builders-lesson-block-wrong-large = no row would be open, and Tutor could lay a D on the opposite side.

builders-lesson-many = Your A ended this side. Each B on the next one makes the puzzle larger. Use your whole roll: press **Lay 3 at Once**.
builders-lesson-many-done = The next side is three B long. Tutor rolled 6 and built six pieces for 6 points.
builders-lesson-many-wrong = you would give away steps of your roll, and each of them is a point.
builders-lesson-many-wrong-corner = the next side would be shorter. Here it is to have three B.
