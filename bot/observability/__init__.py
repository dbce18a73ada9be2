"""The log of the bot, and the traces of its work."""
