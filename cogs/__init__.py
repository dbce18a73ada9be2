"""The Discord surface: a package for each game, and a room for each subject.

The bot loads each module here that has a ``setup``. A room imports only from the rooms below it: the layers
are in pyproject.toml.
"""
