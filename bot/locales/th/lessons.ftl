command-learn = เรียนเกมในสามนาที หรือเรียนบทเรียนต่อ
parameter-learn-game = เกมที่คุณอยากเรียน

learn = ### เรียนเกม
    แต่ละบทเรียนใช้เวลาประมาณสามนาที คุณเห็นคนเดียว หยุดเมื่อไรก็ได้แล้วเรียนต่อภายหลัง

button-learn = เรียนวิธีเล่น
button-lesson-play = เล่นกับมือใหม่
button-lesson-practise = ซ้อมคนเดียว
button-lesson-back = กลับ
button-lesson-next = ถัดไป
button-lesson-skip = ข้าม
button-lesson-show = เฉลย
button-lesson-more = โจทย์เพิ่มเติม
button-lesson-again = เริ่มใหม่

lesson-title = ### { $game } · ขั้น { $step } จาก { $steps }
lesson-challenge-title = ### โจทย์ { $number } { $stars }
lesson-stars = { $done ->
    [0] *โจทย์เพิ่มเติม* ไม่ทำก็ได้ ยากกว่า และได้ดาวข้อละดวง: { $stars }
   *[other] โจทย์: { $stars }
 }
lesson-next = ได้เวลาเล่นแล้ว: **เล่นกับมือใหม่** เริ่มแมตช์กับคอมพิวเตอร์ที่ไม่เก่ง `/{ $command } new` เปิดโต๊ะให้คนอื่นเข้าร่วม
lesson-end-title = ### { $game } · คุณพร้อมแล้ว
lesson-partner = { $number ->
        [1] ติวเตอร์
       *[other] ติวเตอร์ { $number }
    }
lesson-mistake = คุณ{ $did } แต่{ $why } จึงย้อนให้แล้ว ลองใหม่
lesson-mistake-plain = แบบนั้นก็ทำได้ แต่{ $why } จึงย้อนให้แล้ว ลองใหม่
lesson-late = คุณหมดเวลาแล้ว นาฬิกาเริ่มใหม่ตอนนี้
lesson-old-page = คุณเรียนต่อที่อื่นไปแล้ว ตอนนี้คุณอยู่ตรงนี้

refusal-no-lesson = เกมนี้ไม่มีบทเรียน `/rules game` แสดงกติกา
