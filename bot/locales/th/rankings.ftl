command-ranking = ดูตารางอันดับของสมาชิกเซิร์ฟเวอร์นี้ที่เก็บเรตติ้ง
parameter-ranking-game = เกม ถ้าไม่เลือกจะใช้เกมของแมตช์ในแชนแนลนี้
command-records = ดูสถิติในเซิร์ฟเวอร์นี้ และดูว่าที่นี่เล่นเกมหนึ่งกันอย่างไร
parameter-records-game = เกม ถ้าไม่เลือกจะใช้เกมของแมตช์ในแชนแนลนี้
refusal-ratings-off = เซิร์ฟเวอร์นี้ปิดเรตติ้ง
refusal-ratings-players-only = ในเซิร์ฟเวอร์นี้ เฉพาะสมาชิกที่เก็บเรตติ้งเองจึงเห็นตารางอันดับและสถิติ เปิดของคุณได้ที่ `/me rating`
menu-server-games = เกมอื่น

ranking-title = { $game }: ตารางอันดับ
ranking-empty = ยังไม่มีใครมีอันดับ เก็บเรตติ้ง (`/me rating`) แล้วคุณจะอยู่ในรายชื่อหลังแมตช์คิดเรตติ้งแรกในเซิร์ฟเวอร์นี้
ranking-pool-two = ผู้เล่นสองคน
ranking-pool-more = ผู้เล่นสามคนขึ้นไป
ranking-provisional = ชั่วคราว เรียงตามชื่อ
ranking-line = { $place ->
    [none] { $name } · { $tier_name }
   *[other] { $place } · { $name } · { $tier_name }
}
ranking-line-numbers = { ranking-line } · { $number }
ranking-number = { NUMBER($number, useGrouping: 0) }
ranking-about = -# สมาชิกเหล่านี้เก็บเรตติ้งและเล่นแมตช์คิดเรตติ้งจบในเซิร์ฟเวอร์นี้ เรตติ้งเป็นแบบชั่วคราวจนกว่าจะครบสิบแมตช์และเจอคู่แข่งครบสามคน
button-ranking-numbers = แสดงตัวเลข
button-ranking-tiers = ซ่อนตัวเลข

records-title = ### { $game }: สถิติในเซิร์ฟเวอร์นี้
records-empty = ยังไม่มีสถิติ
records-about = -# เฉพาะสมาชิกที่เก็บเรตติ้ง (`/me rating`) เท่านั้นที่ถือสถิติและถูกนับ คนอื่นแสดงเป็น “ใครบางคน”
records-highest = **คะแนนสูงสุด:** { $name }, { $value } คะแนน แข่งกับ { $others } · { $date }
records-fastest = **ชนะเร็วที่สุด:** { $name } ใน { $time } แข่งกับ { $others } · { $date }
records-closest = **แมตช์ที่สูสีที่สุด:** { $others }, { $value ->
    [0] คะแนนเท่ากัน
   *[other] ห่างกัน { $value } คะแนน
} · { $date }
records-faultless = **แข่งไม่ผิดเลยนานที่สุด:** { $name }, { $value ->
    [1] 1 รอบ
   *[other] { $value } รอบติดกัน
} แข่งกับ { $others } · { $date }
records-comeback = **พลิกกลับมาชนะมากที่สุด:** { $name } ซึ่งเคยมีโอกาสชนะแค่ { $value } % แข่งกับ { $others } · { $date }
records-elsewhere = { $record } · { $channel }
records-minutes = { $count } นาที
records-hours = { $count } ชั่วโมง
records-days = { $count } วัน

records-habits = **ที่นี่เล่นกันอย่างไร**
records-matches = - { $count } แมตช์ระหว่างสมาชิกที่เก็บเรตติ้งด้วยกัน
records-more-later = - ตั้งแต่ { $least } แมตช์ขึ้นไป ตรงนี้จะบอกว่าใช้เวลาเท่าไร ใครชนะ และสร้างอะไร
records-lasted = - ครึ่งหนึ่งของแมตช์ใช้เวลาไม่เกิน { $time }
records-seats = - ผู้เล่น { $players } คน จาก { $count } แมตช์: { $seats }
records-seat = { $seat } ชนะ { $count }
records-built = - สร้างมากที่สุดใน { $count } แมตช์ล่าสุด: { $names }
records-built-times = { $name }: { NUMBER($count, useGrouping: 0) }
records-list = { $first } · { $next }
