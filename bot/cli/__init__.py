"""The command line of the bot."""
