"""The Discord layer: every module here is a cog that the bot loads by itself; ``support`` serves them all."""
