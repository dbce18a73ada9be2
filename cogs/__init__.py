"""The Discord surface, a room for each subject. The bot loads each module here that has a ``setup``."""
