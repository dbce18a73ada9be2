# The lesson of Constructor.

constructor-lesson-place = You are Ice, the light pieces. Place a piece: **Ring**, then **b2**.
constructor-lesson-place-done = That is your turn.
constructor-lesson-end = You know it all.
