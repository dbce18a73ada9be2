board-recent = -# { $turn }
board-recent-rest = … { $rest }
board-began = { $players } เริ่มแมตช์ { $game }
board-began-with = { $began } { $player } เล่นก่อน
board-earlier = กระดานก่อนหน้าของแมตช์นี้
board-unknown = ไม่ได้เก็บแมตช์นี้ไว้แล้ว
board-lost = บอตถูกกู้คืนจากข้อมูลสำรอง และสิ่งที่กระดานนี้แสดงหายไป
button-what-happened = สรุป

frame-points = { $player } { $points }
log-sentence = { $seat } { $done }
log-system = { $done }
log-times = { $line } ({ $count } ครั้ง)
log-again = { $line } (เกิดขึ้น { $count } ครั้ง)
log-idle-forced = ทำอะไรไม่ได้
log-forced = { $done } (ทำอย่างอื่นไม่ได้)
log-forced-why = { $done } ({ $why })
points-line = { $points }
points-gain = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
 }
points-of-two = { $one } { $first }–{ $second } { $other }
points-of-several = { $first } · { $next }
points-score = { $when ->
    [end] คะแนนสุดท้าย: { $score }
   *[other] { $score }
 }
points-lead = { $how ->
    [level] คะแนนเท่ากัน
    [shared] { $players } นำร่วมกัน{ $when ->
        [end] ตอนจบ
       *[other] {""}
    }
    [new] { $players } ขึ้นนำ{ $when ->
        [end] ตอนจบ
       *[other] {""}
    }
   *[old] { $players } นำ
 }
constructor-points-score = { $when ->
    [end] คะแนนสุดท้าย: { $score }
    [round] รวม { $score }
   *[other] { $score }
 }
space-builder-points-score = { $when ->
    [end] รอบที่ชนะทั้งหมด: { $score }
   *[other] รอบที่ชนะ: { $score }
 }
log-heading = **{ $title }**
log-heading-round = **{ $title } · { $who }**
log-item = - { $item }
log-title = ### บันทึกการเล่น
log-title-page = ### บันทึกการเล่น หน้า { $page } จาก { $pages }
button-log-first = หน้าแรก
button-log-back = ก่อนหน้า
button-log-forward = ถัดไป
button-log-last = หน้าสุดท้าย

happened-title = ### เกิดอะไรขึ้นตั้งแต่ตาที่แล้วของคุณ
happened-title-watching = ### เกิดอะไรขึ้นตั้งแต่ตาที่แล้วของผู้ที่ต้องเล่น
happened-more = ยังมีมากกว่านี้ ดูทั้งหมดได้ในบันทึกการเล่นใต้ *{ $more }*
happened-nothing = ยังไม่มีอะไรเกิดขึ้นหลังจากนั้น

event-resigned = { $who } ยอมแพ้
event-undone = { $who } ย้อนแอ็กชันล่าสุดของตัวเอง
event-undo-declined = { $user } ไม่ตกลง: แอ็กชันล่าสุดของ { $player } ยังคงอยู่
event-undo-withdrawn = { $who } เล่นต่อแทนการย้อนแอ็กชันล่าสุด
event-undo-expired = บางคนไม่ได้ตกลงทันเวลา: แอ็กชันล่าสุดของ { $player } ยังคงอยู่
event-cancel-declined = { $player } ขอยกเลิกแมตช์ แต่ { $user } ไม่ตกลง: แมตช์ดำเนินต่อไป
event-cancel-withdrawn = { $who } เล่นต่อแทนการยกเลิกแมตช์

## What the end of a round or a reveal brought

constructor-milestone-round = จบรอบที่ { $round }: { $points }
constructor-milestone-why = จบรอบที่ { $round } เพราะ { $player } วางหรือย้ายไม่ได้แล้ว: { $points }{ $cleared ->
    [yes] { " " }กระดานถูกล้างสำหรับรอบที่ { $next }
   *[no] { "" }
 }
constructor-milestone-points = { $player } { $points }
middle-ages-milestone-last = มีผู้ถึง { $target } คะแนนแล้ว: เริ่มตาสุดท้าย
middle-ages-milestone-reached = มีผู้ถึง { $target } คะแนนตอนจบรอบ: แมตช์จบแล้ว
middle-ages-milestone-idle = สิบรอบแล้วที่ไม่มีใครเริ่มไซต์ จ้างคนงาน หรือส่งคนงาน แมตช์จึงจบ
middle-ages-milestone-stuck = ไม่มีไซต์ใดสร้างเสร็จได้อีกแล้ว แมตช์จึงจบ
builders-milestone-rolled = { $again ->
    [0] ทอยหาผู้เริ่ม: { $rolls }
   *[other] ทอยใหม่เพราะเท่ากัน: { $rolls }
 }
builders-milestone-die = { $player } { $die }
builders-milestone-start = { $player } เริ่มก่อน
