"""What the bot does by itself: emojis, retention, drawing in advance."""
