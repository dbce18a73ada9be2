"""A complete small game, noughts and crosses: the example of `CONTRIBUTING.md`, "Add a game"."""
