tier-digger = ⛏️ Pelle
tier-bricklayer = 🧱 Truelle
tier-mason = 🔨 Maillet
tier-architect = 📐 Équerre
tier-wonder = 🏛️ Merveille
