tier-digger = ⛏️ Pico
tier-bricklayer = 🧱 Ladrillo
tier-mason = 🔨 Martillo
tier-architect = 📐 Escuadra
tier-wonder = 🏛️ Maravilla
