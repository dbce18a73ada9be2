"""What the owner and the moderators of a server see and change."""
