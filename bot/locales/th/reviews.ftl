button-review = วิเคราะห์
button-review-share = แชร์
button-review-curve = กราฟ
button-review-try = ลองเล่น
button-review-see = ดูตานั้น
button-review-see-round = ดูรอบนั้น
refusal-review-not-over = วิเคราะห์ได้เมื่อจบแล้ว: แมตช์นี้ยังเล่นอยู่
refusal-review-nothing-played = แมตช์นี้ยังไม่ได้เล่นอะไร จึงไม่มีอะไรให้วิเคราะห์
refusal-review-players-only = เฉพาะผู้เล่นและเจ้าของโต๊ะเท่านั้นที่แชร์ได้
refusal-review-not-ready = บทวิเคราะห์นี้ใช้ไม่ได้แล้ว เปิดอีกครั้ง
refusal-review-failed = ทำบทวิเคราะห์ไม่เสร็จ เปิดอีกครั้ง จะทำต่อจากที่ค้างไว้
refusal-review-shared-already = แชร์บทวิเคราะห์นี้ไปแล้ว
refusal-review-try-opening = กำลังเปิดแมตช์ซ้อมของคุณอยู่แล้ว
refusal-cannot-post = บอตโพสต์ในแชนแนลนั้นไม่ได้ ขอให้ผู้จัดการเซิร์ฟเวอร์อนุญาต
refusal-practice-only = เฉพาะแมตช์ซ้อมเท่านั้นที่เริ่มกลางแมตช์อื่นได้
refusal-record-outdated = กติกาเปลี่ยนไปหลังจากแมตช์นั้น จึงเล่นต่อไม่ได้

review-waiting = การวิเคราะห์จะเริ่มในอีกสักครู่: กำลังทำบทวิเคราะห์อื่นอยู่
review-begins = การวิเคราะห์จะเริ่มในอีกสักครู่
review-progress = กำลังอ่านแมตช์: { $done } จาก { $total } ใช้เวลาประมาณครึ่งนาที กลับมาดูภายหลังได้
review-later = การวิเคราะห์ใช้เวลานานกว่าปกติ เปิดอีกครั้งในอีกสองสามนาที ระหว่างนี้บอตทำต่อ
review-shared = โพสต์บทวิเคราะห์ในแชนแนลของแมตช์แล้ว

button-story = เรื่องราว
story-title = ### เรื่องราว: { $game }
story-panel = { $place ->
        [none] { "" }
       *[other] **{ $place }:**{ " " }
    }{ $told }
    -# โอกาสชนะของ { $player } เปลี่ยนจาก { $before } % เป็น { $after } %
story-even = ไม่มีช่วงใดช่วงเดียวที่ตัดสินแมตช์นี้
story-later = เรื่องราวใช้เวลานานกว่าปกติ เปิดอีกครั้งในอีกสองสามนาที ระหว่างนี้บอตทำต่อ
story-shared = โพสต์เรื่องราวในแชนแนลของแมตช์แล้ว
refusal-story-not-ready = เรื่องราวนี้ใช้ไม่ได้แล้ว เปิดอีกครั้ง
refusal-story-shared-already = แชร์เรื่องราวนี้ไปแล้ว

review-title = ### บทวิเคราะห์: { $game }
review-of = แมตช์ของ { $players }
review-lead = ยิ่งพื้นที่ที่มีเครื่องหมายของผู้เล่นคนใดกว้าง ผู้เล่นคนนั้นก็ยิ่งมีโอกาสชนะหลัง{ $part ->
    [step] ขั้น
   *[turn] ตา
 }นั้น
review-player = { $player }: เริ่มที่ { $start } %, ต่ำสุด { $lowest } %, สูงสุด { $highest } %{ $accuracy ->
    [none] { "" }
   *[other] { " " }ความแม่นยำ { $accuracy } %
 }{ $luck ->
    [none] { "" }
    [good] { " " }โชค: ดี
    [bad] { " " }โชค: ร้าย
   *[even] { " " }โชค: กลาง ๆ
 }
review-about = -# โอกาสชนะคิดจากสิ่งที่ยังเกิดขึ้นได้ ไม่ใช่แค่คะแนนจนถึงตอนนี้{ $accuracy ->
    [none] { "" }
   *[other] { " " }ความแม่นยำ: 100 % คือไม่มีการตัดสินใจใดที่ลดโอกาสชนะ
 }{ $luck ->
    [none] { "" }
   *[other] { " " }โชค: ผลของ{ $luck }ต่อโอกาสชนะ รวมทุกตา
 } ตัวเลขและทางเลือกที่ดีกว่าทั้งหมดมาจากคอมพิวเตอร์ที่เก่ง: ที่ 0 % หรือ 100 % คือคอมพิวเตอร์ไม่เห็นทางเปลี่ยนผล
review-about-race = -# การแข่งตัดสินกันเป็นรอบ ตัวเลขทั้งหมดเป็นค่าประมาณจากรอบจำลองจำนวนมาก
review-rounds = **รอบที่เปลี่ยนมากที่สุด เรียงจากมากไปน้อย**
review-no-rounds = ไม่มีรอบที่เปลี่ยนมาก
review-round = **{ $name }: โอกาสชนะของ { $player } เพิ่มจาก { $before } % เป็น { $after } %**
review-no-points = ไม่มีการตัดสินใจใดที่เปลี่ยนมาก
review-points = **การตัดสินใจที่น่าดู เรียงจากมากไปน้อย**
review-choose = **{ $kind ->
    [rounds] รอบที่เปลี่ยนมากที่สุด
   *[points] การตัดสินใจที่น่าดู
 }:**
review-moment = { $letter } · { $place }
review-board-before = { $marked ->
    [yes] (ทำเครื่องหมายไว้ในภาพ)
   *[no] { "" }
 }
# The name is like "A · Turn 17".
review-gained = **{ $name }: โอกาสชนะของ { $player } เพิ่มจาก { $before } % เป็น { $after } %**
review-lost = **{ $name }: โอกาสชนะของ { $player } ลดจาก { $before } % เป็น { $after } %**
review-done = สิ่งที่ทำ: { $done }
review-turn-luck = แล้ว{ $luck }ทำให้เป็น { $share } %
review-agrees = คอมพิวเตอร์ที่เก่งก็จะทำแบบเดียวกัน
review-strong = เป็นทางเลือกที่ดีมาก { $why }
review-strong-part = **{ $played }** เป็นทางเลือกที่ดีมาก { $why }
review-prefers = ดีกว่า: **{ $action }** { $why }
review-prefers-instead = ดีกว่า “{ $played }”: **{ $action }** { $why }
review-missed = ถ้าทำแบบนั้น โอกาสชนะจะสูงกว่า { $points } จุดเปอร์เซ็นต์
# How strong players would have gone on after a better action; $line is like "Ada placed a ring on c2".
review-then = อาจเล่นต่อแบบนี้: { $line }
review-then-clause = { $player } { $done }
review-try-done = คุณเล่นเป็น { $seat } กับ{ $computers ->
    [1] คอมพิวเตอร์ที่เก่ง
   *[other] คอมพิวเตอร์ที่เก่งหลายตัว
 } และถึงตาคุณ: [เล่นต่อจากจุดนี้]({ $link }){ $luck ->
    [none] { "" }
   *[some] { " " }การสุ่มเป็นเหมือนในแมตช์
 }

review-start = เริ่ม
review-end = จบ
review-picture = โอกาสชนะของผู้เล่นแต่ละคน { $part ->
    [step] ทีละขั้น
   *[turn] ทีละตา
 } { $players }
review-picture-player = { $player }: { $values }
review-picture-value = { $number ->
    [0] { $share } % ตอนเริ่ม
   *[other] { $share } % หลัง{ $part ->
        [step] ขั้นที่
       *[turn] ตาที่
    } { $number }
 }
