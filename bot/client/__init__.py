"""The client of Discord: its connection, its processes and shards, its commands, its metrics."""
