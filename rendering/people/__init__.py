"""Pictures of people: profiles and rankings."""
