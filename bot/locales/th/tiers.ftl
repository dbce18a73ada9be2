tier-digger = ⛏️ คนขุดดิน
tier-bricklayer = 🧱 ช่างก่ออิฐ
tier-mason = 🔨 ช่างหิน
tier-architect = 📐 สถาปนิก
tier-wonder = 🏛️ สิ่งมหัศจรรย์
