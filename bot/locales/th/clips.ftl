clip-ended = { DATETIME($date, dateStyle: "long") }
clip-score = { $points }
clip-alt = คลิป { $game } ของ { $players }
clip-alt-on = คลิป { $game } ของ { $players } เมื่อ { DATETIME($date, dateStyle: "long") }

## Sharing a clip

button-clip = แชร์คลิป
button-clip-stop = หยุด
command-match-clip = แชร์แมตช์ที่จบแล้วของแชนแนลนี้เป็นภาพเคลื่อนไหว
parameter-match-clip-first = ตาแรกที่จะแสดง ในการแข่งคือขั้นแรก
parameter-match-clip-last = ตาสุดท้ายที่จะแสดง ในการแข่งคือขั้นสุดท้าย
parameter-match-clip-speed = แสดงแต่ละตานานแค่ไหน
parameter-match-clip-format = WebP คมชัดและเล็กกว่า ส่วน GIF เล่นได้ทุกที่
choice-speed-slow = ช้า
choice-speed-normal = ปกติ
choice-speed-fast = เร็ว
choice-format-webp = WebP
choice-format-gif = GIF
refusal-clip-not-over = ทำคลิปได้เมื่อจบแล้ว: แมตช์นี้ยังเล่นอยู่
refusal-clip-nothing-played = แมตช์นี้ยังไม่ได้เล่นอะไร จึงไม่มีคลิป
refusal-clip-players-only = เฉพาะผู้เล่นเท่านั้นที่แชร์คลิปของแมตช์ได้
refusal-clip-underway = กำลังวาดคลิปในเซิร์ฟเวอร์นี้อยู่แล้ว โปรดรอจนเสร็จ
refusal-clip-turns = แมตช์นี้มี{ $count ->
    [1] ตาเดียว
   *[other] ตาที่ 1 ถึง { $count }
 }: เลือกสองตา โดยตาแรกต้องไม่อยู่หลังตาสุดท้าย
refusal-clip-steps = แมตช์นี้มี{ $count ->
    [1] ขั้นเดียว
   *[other] ขั้นที่ 1 ถึง { $count }
 }: เลือกสองขั้น โดยขั้นแรกต้องไม่อยู่หลังขั้นสุดท้าย
refusal-clip-failed = วาดคลิปไม่ได้ โปรดลองอีกครั้ง
refusal-clip-too-large = แม้คลิปที่เล็กมากก็ใหญ่เกินกว่าที่เซิร์ฟเวอร์นี้รับได้ ({ $most } MB)
refusal-clip-gone = คลิปนั้นเสร็จไปแล้ว
clip-begins = กำลังเตรียมคลิป
clip-progress = กำลังวาดคลิป: เฟรม { $done } จาก { $total }
clip-stopped = หยุดทำคลิปแล้ว ไม่ได้โพสต์อะไร
clip-posted = คลิปอยู่ในแชนแนลแล้ว
clip-of = คลิป: { $game }, { $players }
clip-of-turns = คลิป: { $game }, { $players }, ตาที่ { $first } ถึง { $last }
clip-of-steps = คลิป: { $game }, { $players }, ขั้นที่ { $first } ถึง { $last }

## In a terminal

cli-record-clip = วาดทั้งแมตช์เป็นภาพเคลื่อนไหว
cli-record-clip-output = ไฟล์ที่จะเขียน ต้องยังไม่มีอยู่ ถ้าไม่ระบุจะใช้ชื่อไฟล์แมตช์ลงท้ายด้วยรูปแบบไฟล์
cli-record-clip-first = ตาแรกที่จะแสดง ในการแข่งคือขั้นแรก
cli-record-clip-last = ตาสุดท้ายที่จะแสดง ในการแข่งคือขั้นสุดท้าย
cli-record-clip-speed = แสดงแต่ละตานานแค่ไหน
cli-record-clip-format = WebP คมชัดและเล็กกว่า ส่วน GIF เล่นได้ทุกที่
cli-record-clip-theme = สีของภาพ
cli-record-clip-megabytes = ขนาดไฟล์ใหญ่สุด
cli-record-clip-no-size = { $size } ไม่ใช่ขนาด: เลือกตัวเลขที่มากกว่า 0 และไม่เกิน { $most }
cli-record-clip-drawing = กำลังวาด
cli-record-clip-too-large = แม้คลิปที่เล็กมากก็ใหญ่เกินขนาดนั้น
cli-record-clip-done = เขียนคลิปลง { $file } แล้ว: { $frames } เฟรม ขนาด { $width } × { $height }
