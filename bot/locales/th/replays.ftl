button-replay = รีเพลย์
button-replay-words = เป็นข้อความ
button-replay-moments = ช่วงสำคัญ
button-replay-turns = ทุกตา
button-replay-steps = ทุกขั้น
menu-replay-jump = ข้ามไปที่
menu-replay-moment = ช่วงสำคัญ

replay-title = ### { $game } · { $where }
replay-title-in = ### { $game } · { $place } · { $where }
replay-words-title = **{ $where }**
replay-start = จุดเริ่มต้น
replay-preparation = ก่อนตาที่ 1
replay-now = ตอนนี้
replay-turn = ตาที่ { $number }
replay-turn-of = ตาที่ { $number } จาก { $count }
replay-step = ขั้นที่ { $number }
replay-step-of = ขั้นที่ { $number } จาก { $count }
replay-turn-by = { $where } · { $who }
replay-turn-did = { $more ->
    [0] { $done }
   *[other] { $done } และอีก { $more } แอ็กชัน
 }
# A moment of a race, such as "0:31.4: Bruno laid Sky Horn after 17 s."
replay-moment = { $time }: { $sentence }
replay-standing = คะแนนจนถึงตอนนี้: { $standing }
replay-standing-end = คะแนนเมื่อจบ: { $standing }
replay-gained = การตัดสินใจที่เพิ่มโอกาสชนะ { $points } จุดเปอร์เซ็นต์
replay-lost = การตัดสินใจที่ลดโอกาสชนะ { $points } จุดเปอร์เซ็นต์
replay-end = แมตช์จบแล้ว
replay-moments = ตอนนี้เมนูด้านล่างแสดงเฉพาะช่วงสำคัญ
replay-no-moments = ยังไม่มีรอบที่จบ จึงยังไม่มีช่วงสำคัญ
replay-choice = { $date } · { $game } · { $players }
replay-choice-running = ตอนนี้ · { $game } · { $players }

refusal-replay-elsewhere = บอตไม่มีแมตช์นั้นให้คุณที่นี่: คุณดูแมตช์ได้ในแชนแนลของแมตช์ หรือดูที่ไหนก็ได้ถ้าคุณเล่นในแมตช์นั้น ตราบที่ยังเก็บไว้
refusal-replay-broken = ข้อมูลของแมตช์นี้ไม่เข้ากับกติกาแล้ว จึงดูรีเพลย์ไม่ได้
refusal-replay-not-found = บอตไม่พบแมตช์แบบนั้นในแชนแนลนี้ พิมพ์ชื่อเกมหรือชื่อคน แล้วเลือกจากรายการ

command-match-replay = ดูแมตช์ทีละตา
parameter-match-replay = แมตช์ไหน เว้นไว้สำหรับแมตช์ล่าสุด
