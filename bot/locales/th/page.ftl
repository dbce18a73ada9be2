button-page = เซฟเป็นหน้าเว็บ
page-ready = ทั้งแมตช์เป็นหน้าเว็บ: ดาวน์โหลดไฟล์แล้วเปิดในเบราว์เซอร์ใดก็ได้ ใช้ได้แม้ออฟไลน์
page-begins = กำลังรวบรวมทุกตา …
page-progress = กำลังวาดภาพ: { $done } จาก { $total } ใช้เวลาประมาณครึ่งนาที
refusal-page-not-over = หน้าเว็บของแมตช์จะมีเมื่อแมตช์จบแล้ว
refusal-page-not-made = ตอนนี้ทำหน้าเว็บไม่ได้ โปรดลองอีกครั้งในอีกหนึ่งนาที

page-title = { $game }: { $players }
page-date = เล่นเมื่อ { DATETIME($date, dateStyle: "long") }
page-part-players = ผู้เล่นและผล
page-score-player = ผู้เล่น
page-score-points = คะแนน
page-score-parts = รายละเอียด
page-part-board = กระดาน
page-part-controls = ปุ่มควบคุม
page-first = แรกสุด
page-back = ก่อนหน้า
page-play = เล่น
page-pause = หยุดพัก
page-forward = ถัดไป
page-last = ท้ายสุด
page-step = ตำแหน่ง
page-speed = ความเร็ว
page-speed-slow = ช้า
page-speed-normal = ปกติ
page-speed-fast = เร็ว
page-keys = ปุ่มลัด: ลูกศรไปก่อนหน้าและถัดไป Home และ End ไปตำแหน่งแรกและตำแหน่งสุดท้าย และแป้นเว้นวรรคเล่น
page-colours = สี
page-colours-device = เหมือนอุปกรณ์
page-colours-dark = มืด
page-colours-light = สว่าง
page-frame-title = { $frame } · { $title }
page-words = เป็นข้อความ
page-no-script = นี่คือตอนจบของแมตช์ ถ้าเปิด JavaScript หน้านี้จะแสดงทั้งแมตช์
page-part-moments = ช่วงสำคัญ
page-part-steps = ทั้งแมตช์
page-part-review = บทวิเคราะห์
page-computer = { $player } (คอมพิวเตอร์ { $level })
page-review-estimates = ตัวเลขทั้งหมดเป็นค่าประมาณจาก{ $part ->
    [step] รอบจำลองจำนวนมาก
   *[turn] การเล่นจำลองจนจบจำนวนมาก
 }
page-review-alt = โอกาสชนะของ { $players } ใน { $count } ตำแหน่ง เมื่อจบ: { $shares }
page-review-share = { $player } { $percent } %
page-review-percent = { $percent } %
page-review-turning-points = จุดเปลี่ยน
page-review-table = โอกาสชนะทีละขั้น
page-part-table = โต๊ะ
page-part-options = ตัวเลือก
page-usual-options = แมตช์นี้เล่นด้วยตัวเลือกแบบปกติ
page-assisted = { $how ->
    [played] แมตช์นี้มีคอมพิวเตอร์เล่น
   *[unknown] แมตช์นี้มีคอมพิวเตอร์ช่วย
 }
page-moment-lead = { $player } ขึ้นนำ
page-moment-gain = { $player } ได้ { $points } คะแนน มากที่สุดในตาเดียว
page-moment-end = จบแล้ว { $result }
page-made-with = ทำด้วย Guildhall

## The command in a terminal

cli-record-page = เขียนทั้งแมตช์เป็นหน้าเว็บเดียวที่เบราว์เซอร์ใดก็แสดงได้โดยไม่ต้องมีเครือข่าย
cli-record-page-output = ไฟล์ที่จะเขียน ต้องยังไม่มีอยู่ ถ้าไม่ระบุจะใช้ชื่อไฟล์แมตช์ลงท้ายด้วย .html
cli-record-page-theme = สีของภาพ
cli-record-page-language = ภาษาของหน้าเว็บ
cli-record-page-done = เขียนหน้าเว็บลง { $file } แล้ว เปิดในเบราว์เซอร์
cli-record-page-painting = กำลังวาด
