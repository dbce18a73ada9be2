"""Several processes of the bot on one PostgreSQL and a Discord on this machine, while they come and go."""
