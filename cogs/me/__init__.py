"""What belongs to one user: preferences, notifications, absences, their own data."""
