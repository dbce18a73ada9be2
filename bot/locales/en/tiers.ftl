# The tiers of ratings, from the lowest.

tier-digger = ⛏️ Digger
tier-bricklayer = 🧱 Bricklayer
tier-mason = 🔨 Mason
tier-architect = 📐 Architect
tier-wonder = 🏛️ Wonder
