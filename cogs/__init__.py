"""The Discord surface: every module here is a cog that the bot loads by itself; ``support`` serves them."""
