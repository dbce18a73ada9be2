tier-digger = ⛏️ 굴착공
tier-bricklayer = 🧱 벽돌공
tier-mason = 🔨 석공
tier-architect = 📐 건축가
tier-wonder = 🏛️ 불가사의
