space-builder-name = Space Builder
space-builder-title = รอบที่ { $round }

## Options, as a table shows them

space-builder-option-mode-turns = ผลัดกัน: แต่ละคนสร้างเมื่อมีเวลา แล้วนำเวลามาเทียบกัน
space-builder-option-upright = แผนที่ไม่หมุน
space-builder-option-computers-slow = คอมพิวเตอร์สร้างเร็วแค่ครึ่งหนึ่งของปกติ
space-builder-option-computers-patient = คอมพิวเตอร์รอคุณ: ไม่เสร็จก่อนคุณ
space-builder-option-sealed = แต่ละคนได้แผนที่ต่างกัน และไม่มีใครเห็นว่าใครเสร็จแล้ว
space-builder-option-ghosts = แผงควบคุมของคุณบอกเมื่อคุณช้ากว่าคนอื่น
# A cap of whole minutes is a number, any other is like "2:30".
space-builder-option-clock-live = หนึ่งรอบนานไม่เกิน { $cap } นาที เมื่อพร้อมสองคนแล้ว รอคนอื่น { $wait } วินาที
space-builder-begins-ahead = { $player } เห็นแผนที่ก่อนนาฬิกาของตัวเองเริ่ม { $count ->
    [60] 1 นาที
    [120] 2 นาที
    [300] 5 นาที
   *[other] { $count } วินาที
 }
space-builder-begins-ahead-by = { $count ->
    [60] 1 นาที
    [120] 2 นาที
    [300] 5 นาที
   *[other] { $count } วินาที
 }
space-builder-option-clock-turns = คุณมีเวลาสร้างไม่เกิน { $cap } นาที หนึ่งรอบเปิดอยู่ { $hours } ชั่วโมง

## Above and under the board

space-builder-race = รอบที่ { $round }: { $result }
space-builder-race-tapped = { $player } { $won ->
    [yes] ชนะ: เสร็จ
   *[no] เสร็จ
 }ที่ { $time } ({ $faults ->
    [0] ไม่ผิดเลย
   *[other] ผิด { $faults } จุด
 })
space-builder-race-stopped = { $player } { $won ->
    [yes] ชนะ: หยุด
   *[no] { $by ->
        [player] หยุด
       *[race] ต้องหยุด
    }
 }ที่ { $time }{ $hand ->
    [0] {""}
   *[other] {" "}โดยเหลือการ์ด { $hand } ใบ
 } ({ $faults ->
    [0] ไม่ผิดเลย
   *[other] ผิด { $faults } จุด
 })
space-builder-race-won = { $player } ชนะ
space-builder-race-nobody = ไม่มีใครชนะ
space-builder-race-tie = ถ้าผิดเท่ากัน คนที่เร็วกว่าชนะ
space-builder-race-absent = { $players } ไม่ได้เข้าร่วม
space-builder-note-standing = { $player }: ต้องสร้าง { $cards } ใบ, ชนะ { $rounds } รอบ
# Where the start is late, the time is past: "Start: 2 seconds ago".
space-builder-note-start = เริ่ม: { $time }{ $late ->
    [yes] {" "}ใครยังไม่พร้อมตอนนั้นจะพักรอบนี้
   *[no] {""}
 }
space-builder-note-deadline = คุณเปิดแผนที่ได้จนถึง { $time } ({ $left })
space-builder-note-thaw = ถ้าไม่เลือก ใบแรกจะละลายเอง { $left }
space-builder-progress-ready = -# พร้อมแล้ว { $done } จาก { $count } กำลังรอ { $players }
space-builder-progress-built = -# สร้างเสร็จหรือหมดเวลาแล้ว { $done } จาก { $count } กำลังรอ { $players }
space-builder-note-resting = -# { $players } พักรอบนี้
space-builder-note-late = -# รอบนี้เริ่มโดยไม่มี { $players }
space-builder-note-tap = { $player } เสร็จที่ { $time }
space-builder-button-ready = พร้อม
space-builder-button-panel = แผงควบคุม
space-builder-button-open = เปิดแผนที่
space-builder-button-sit = พักรอบนี้
space-builder-button-faces = การ์ดทั้งหมด
space-builder-button-last = รอบที่แล้ว
space-builder-faces = ด้านหน้าและด้านหลังของการ์ดทั้งแปด หลังคาชี้ขึ้น แถบด้านล่างคือพื้น เปรียบเทียบรายละเอียด
space-builder-last = ผลตรวจรอบที่แล้ว: การ์ดที่ไม่ได้สร้างนับผิด 1 จุด การ์ดที่วางผิดนับผิด 2 จุด
space-builder-begin-sure = เมื่อเปิดแผนที่แล้ว นาฬิกาของคุณจะหยุดไม่ได้ ตอนนี้คุณมีเวลาไหม
space-builder-begun = เริ่มเลย! แผนที่อยู่ในข้อความด้านล่าง
space-builder-button-begin = เริ่มนาฬิกา
space-builder-sit-sure = จะพักรอบนี้ไหม ถ้าพักจะชนะรอบนี้ไม่ได้
space-builder-button-sit-sure = ใช่ พักรอบนี้
space-builder-sat = คุณพักรอบนี้
space-builder-unfrozen = ละลาย{ $name }แล้ว คุณต้องสร้างใบนี้ด้วยตั้งแต่รอบหน้าเป็นต้นไป

## The panel

space-builder-panel-title = { "**" }แผงควบคุมของคุณ รอบที่ { $round }**
space-builder-panel-not-ready = คุณยังไม่พร้อม กด { "**" }{ $button }** ใต้กระดาน{ $waits ->
    [all] {""}
   *[other] {" "}ใครยังไม่พร้อมตอนแผนที่ปรากฏจะพักรอบนี้
 }
space-builder-panel-ready = คุณพร้อมแล้ว แผนที่จะปรากฏที่นี่เมื่อทุกคนพร้อม{ $waits ->
    [all] {""}
   *[other] {" "}หรือ { $wait } วินาทีหลังจากพร้อมสองคน
 }{" "}ถ้าไม่ปรากฏ กด { "**" }{ $button }** ใต้กระดาน
space-builder-panel-replaced = แผงควบคุมของคุณอยู่ในอีกข้อความแล้ว ถ้าไม่เห็น กด { "**" }{ $button }** ใต้กระดาน
space-builder-panel-sits-out = คุณพักรอบนี้
space-builder-panel-late = รอบนี้เริ่มโดยไม่มีคุณ รอบหน้าคุณเข้าร่วมได้ถ้าพร้อมทันเวลา
space-builder-panel-lay = { "**" }{ $card }**: { $way }, { $detail }{ $round ->
    [1] {" "}หมุนและพลิกตามแผนที่ แล้วเลือกช่อง
   *[other] {""}
 }
space-builder-panel-clock = { $kind ->
    [lead] -# นาฬิกาของคุณจะเริ่ม { $since }
   *[usual] -# นาฬิกาของคุณเริ่มเมื่อ { $since }
 }
space-builder-panel-correct = { "**" }{ $card }** อยู่บนช่องแล้ว: { $way }, { $detail }{ $round ->
    [1] {" "}หมุน พลิก หรือเลือกช่องอื่น
   *[other] {""}
 }
space-builder-panel-all-laid = วางครบทุกใบแล้ว กด { "**" }เสร็จแล้ว** เมื่อแน่ใจ หรือหยิบการ์ดขึ้นมาอีก
space-builder-panel-tapped = คุณเสร็จที่ { $time } { $mode ->
    [turns] ถ้าคนอื่นเร็วกว่าและรอบจบก่อนเวลานั้น จะนับเฉพาะที่คุณวางไว้ถึงตอนนั้น
   *[live] คุณเปลี่ยนเมืองไม่ได้อีกแล้ว
 }
space-builder-panel-stopped = คุณหยุดที่ { $time } { $mode ->
    [turns] ถ้ารอบจบก่อนเวลานั้น จะนับเฉพาะที่คุณวางไว้ถึงตอนนั้น
   *[live] คุณเปลี่ยนเมืองไม่ได้อีกแล้ว
 }
space-builder-panel-expired = หมดเวลาของคุณแล้ว ที่วางไว้จะนับ และไม่มีใครรอคุณแล้ว
space-builder-panel-settling = รอบนี้จบแล้ว กำลังตรวจเมือง
space-builder-panel-over = รอบนี้จบแล้ว { $who ->
    [nobody] ไม่มีใครชนะ
    [you] คุณชนะ: เลือกใต้กระดานว่าจะละลายการ์ดใบไหน
   *[other] { $player } ชนะและจะละลายการ์ด จากนั้นเริ่มรอบถัดไป
 } กระดานแสดงเมืองทั้งหมด เมื่อรอบถัดไปเริ่มแล้ว กด *{ $button }* ใต้กระดานเพื่อดูเมือง
space-builder-panel-not-opened = กด { "**" }{ $button }** ใต้กระดานเมื่อคุณมีเวลาสร้าง
space-builder-panel-match-over = แมตช์จบแล้ว
space-builder-panel-ghost = { $player } เสร็จที่ { $time }
space-builder-stop-sure = { "**" }จะหยุดสร้างไหม** หลังจากนั้นคุณเปลี่ยนเมืองไม่ได้อีก และการ์ดทุกใบที่ไม่ได้วางนับผิดใบละ 1 จุด นาฬิกายังเดินอยู่
space-builder-button-pad = ลานจอด
# Blanks that Discord keeps (U+2800) make the empty squares about as wide as the others.
space-builder-button-empty = ⠀+⠀
space-builder-button-turn = หมุน
space-builder-button-flip = พลิก
space-builder-button-back = เอาออก
space-builder-button-tap = เสร็จแล้ว
space-builder-button-stop = หยุดสร้าง
space-builder-button-stop-sure = หยุดถาวร
space-builder-button-build-on = สร้างต่อ
# A card on a button: its front, then its back. At most six characters fit on a phone.
space-builder-button-card-A = { $name }{ $arrow }
space-builder-button-card-B = { $name }{ $arrow }″
space-builder-short-DOM = โดม
space-builder-short-SIL = ไซโล
space-builder-short-HRN = แตร
space-builder-short-GRN = เฟิร์น
space-builder-short-OBS = ฮูก
space-builder-short-REA = เตา
space-builder-short-HAN = โรง
space-builder-short-LFT = เข็ม

## What is refused

refusal-race-old-panel = แผงควบคุมนี้เป็นของรอบที่จบแล้ว กด **{ $button }** บนกระดานเพื่อเปิดแผงของรอบนี้
refusal-race-not-opened = คุณยังไม่ได้เปิดแผนที่ของรอบนี้ กด { "**" }{ $button }** บนกระดาน นาฬิกาของคุณจะเริ่มตอนนั้น
refusal-race-no-last-round = ยังไม่มีรอบที่ตรวจแล้ว
refusal-race-no-such-card = ไม่มีการ์ดชื่อ “{ $card }” การ์ดมี { $cards }
refusal-race-no-such-place = ไม่มีตำแหน่งชื่อ “{ $place }” เลือกจากรายการ เช่น “บนซ้าย”
space-builder-illegal-already-taken-up = หยิบ{ $card }อยู่แล้ว: หมุน พลิก หรือเลือกช่อง
space-builder-illegal-frozen = { $card }ยังแช่แข็งอยู่ คุณละลายการ์ดได้เมื่อชนะรอบ
space-builder-illegal-no-such-card = ไม่มีการ์ดชื่อ { $card }
space-builder-illegal-nothing-taken-up = ยังไม่ได้หยิบการ์ด เลือกการ์ดก่อน
space-builder-illegal-one-quarter-turn = การ์ดหมุนได้ครั้งละหนึ่งในสี่รอบ
space-builder-illegal-landing-pad = ลานจอดที่ล่างซ้ายต้องว่างไว้ เลือกหนึ่งในแปดช่องที่เหลือ
space-builder-illegal-no-such-location = ไม่มีตำแหน่งนั้น เลือกหนึ่งในแปดช่องที่เหลือรอบลานจอด
space-builder-illegal-cards-in-hand = { $count ->
    [1] ยังไม่ได้วาง{ $card } วางก่อนกด { "**" }เสร็จแล้ว**
   *[other] ยังไม่ได้วาง { $count } ใบ วางก่อนกด { "**" }เสร็จแล้ว**
 }
space-builder-illegal-already-tapped = คุณกด { "**" }เสร็จแล้ว** ไปแล้ว เปลี่ยนเมืองไม่ได้อีก
space-builder-illegal-tools-down = คุณหยุดสร้างแล้ว เปลี่ยนเมืองไม่ได้อีก
space-builder-illegal-too-many-clicks = คุณขยับการ์ดไป { $most } ครั้งในรอบนี้ ซึ่งครบจำนวนแล้ว กด { "**" }เสร็จแล้ว** หรือหยุดสร้าง
space-builder-illegal-too-early = กดก่อนนาฬิกาเริ่ม จึงไม่นับ
space-builder-illegal-time-is-up = หมดเวลาของคุณแล้ว เปลี่ยนเมืองไม่ได้อีก
space-builder-illegal-round-over = รอบจบแล้ว เปลี่ยนเมืองไม่ได้อีก
space-builder-illegal-not-in-round = คุณไม่ได้อยู่ในรอบนี้ เข้าร่วมรอบหน้าได้
space-builder-illegal-map-not-opened = คุณยังไม่ได้เปิดแผนที่ กด { "**" }เปิดแผนที่** บนกระดาน
space-builder-illegal-already-opened = คุณเปิดแผนที่แล้ว และนาฬิกาของคุณเดินอยู่ กด { "**" }เปิดแผนที่** เพื่อเรียกแผงควบคุมกลับมา
space-builder-illegal-map-comes-by-itself = ในการแข่งสดไม่มีใครต้องเปิดแผนที่ แผนที่จะปรากฏพร้อมกันสำหรับทุกคนเมื่อพร้อม
space-builder-illegal-deadline-passed = เปิดแผนที่ของรอบนี้ไม่ทันแล้ว
space-builder-illegal-sat-out = คุณพักรอบนี้ เข้าร่วมรอบหน้าได้
space-builder-illegal-already-ready = คุณพร้อมอยู่แล้ว
space-builder-illegal-no-need-to-be-ready = ที่นี่ไม่ต้องกดพร้อม เปิดแผนที่เมื่อคุณมีเวลา
space-builder-illegal-too-few-left = คุณพักไม่ได้ หนึ่งรอบต้องมีผู้สร้าง { $needed } คน
space-builder-illegal-too-few-ready = หนึ่งรอบต้องมีคนพร้อม { $needed } คน
space-builder-illegal-round-not-over = รอบยังไม่จบ
space-builder-illegal-not-the-winner = ผู้ชนะรอบเท่านั้นที่ละลายการ์ดได้
space-builder-illegal-not-frozen = { $card }ไม่ได้แช่แข็ง
space-builder-illegal-choice-over = เลือกไม่ทันแล้ว { $card }ละลายแล้ว
space-builder-illegal-heard-all = ไม่มีการกดที่ตกหล่น รอบนี้จึงนับ
space-builder-illegal-no-clock-ran = ไม่มีนาฬิกาเดินอยู่ รอบนี้จึงนับ
space-builder-illegal-left-the-match = คุณออกจากแมตช์แล้ว
space-builder-illegal-not-your-turn = ตอนนี้ไม่มีอะไรให้คุณทำ
space-builder-illegal-not-while-getting-ready = แผนที่ยังไม่ปรากฏ
space-builder-illegal-not-while-building = ตอนนี้ยังไม่ได้ กำลังสร้างในรอบนี้อยู่
space-builder-illegal-not-while-unfreezing = รอบจบแล้ว ผู้ชนะกำลังเลือกการ์ดที่จะละลาย
space-builder-illegal-not-after-a-round = ละลายการ์ดได้หลังจบรอบเท่านั้น โดยผู้ชนะรอบนั้น
space-builder-illegal-not-an-action = “{ $text }” ไม่ใช่สิ่งที่ผู้สร้างทำได้

## What each player has, in replays and clips

space-builder-standing = รอบที่ชนะจนถึงตอนนี้: { $standing }
space-builder-standing-end = รอบที่ชนะเมื่อจบ: { $standing }

## The end

space-builder-score-unfrozen = ละลายแล้ว { $points } ใบ
space-builder-score-rounds-won = ชนะ { $points } รอบ
space-builder-score-faults = ผิด { $points } จุด

## Commands

command-space-builder = Space Builder: แข่งสร้างเมืองตามแผนที่ ผู้เล่น 2 ถึง 4 คน
command-space-builder-ready = เตรียมพร้อมรับแผนที่ และเปิดแผงควบคุมของคุณ
command-space-builder-open = เปิดแผนที่ นาฬิกาของคุณจะเริ่ม
command-space-builder-lay = วางการ์ดบนกระดานของคุณ
command-space-builder-turn = หมุนการ์ด
command-space-builder-flip = พลิกการ์ดเป็นอีกด้าน
command-space-builder-back = เอาการ์ดกลับเข้ามือ
command-space-builder-tap = บอกว่าเสร็จแล้ว: เมืองของคุณสร้างเสร็จ
command-space-builder-stop = หยุดสร้าง: เมืองของคุณค้างไว้ไม่เสร็จ
command-space-builder-unfreeze = ละลายการ์ดหลังรอบที่คุณชนะ
command-space-builder-leave = ออกจากแมตช์
parameter-space-builder-mode-name = รูปแบบ
parameter-space-builder-mode = เล่นพร้อมกัน หรือแต่ละคนเล่นเมื่อมีเวลา
choice-space-builder-mode-live = แข่งสด: ทุกคนพร้อมกัน
choice-space-builder-mode-turns = ผลัดกัน: แต่ละคนเล่นเมื่อมีเวลา
parameter-space-builder-facing-name = ทิศของแผนที่
parameter-space-builder-facing = แผนที่วางอย่างไร
choice-space-builder-facing-random = หันแบบสุ่ม
choice-space-builder-facing-upright = วางตรงเสมอ สำหรับมือใหม่
parameter-space-builder-sealed-name = ปิดผนึก
parameter-space-builder-sealed = ผลัดกัน: แต่ละคนได้แผนที่ต่างกัน และไม่มีใครเห็นว่าใครเสร็จแล้ว
parameter-space-builder-computers-name = ความเร็วคอมพิวเตอร์
parameter-space-builder-computers = คอมพิวเตอร์สร้างเร็วแค่ไหน
choice-space-builder-computers-usual = เร็วเท่าคนในระดับเดียวกัน
choice-space-builder-computers-slow = เร็วแค่ครึ่งหนึ่งของปกติ
choice-space-builder-computers-patient = รอจนกว่าคุณจะเสร็จ
parameter-space-builder-ghosts-name = โกสต์
parameter-space-builder-ghosts = ผลัดกัน: แผงควบคุมของคุณบอกเมื่อคุณช้ากว่าคนอื่น
parameter-space-builder-cap-seconds-name = เวลาสูงสุด
parameter-space-builder-cap-seconds = คุณมีเวลาสร้างไม่เกินกี่วินาที (30 ถึง 780)
parameter-space-builder-ready-seconds-name = เวลารอ
parameter-space-builder-ready-seconds = แข่งสด: สองคนที่พร้อมแล้วรอคนอื่นกี่วินาที (10 ถึง 540)
parameter-space-builder-deadline-hours-name = กำหนดเวลา
parameter-space-builder-deadline-hours = ผลัดกัน: หนึ่งรอบเปิดอยู่กี่ชั่วโมง (1 ถึง 336)
parameter-space-builder-lay-card = การ์ดใบไหนของคุณ
parameter-space-builder-turn-card = การ์ดใบไหนของคุณ
parameter-space-builder-flip-card = การ์ดใบไหนของคุณ
parameter-space-builder-back-card = การ์ดใบไหนของคุณ
parameter-space-builder-lay-location = ตรงไหนบนกระดานของคุณ
parameter-space-builder-turn-by = หมุนทางไหน ถ้าเว้นไว้จะหมุนตามเข็มนาฬิกา
choice-space-builder-by-clockwise = หนึ่งในสี่รอบตามเข็มนาฬิกา
choice-space-builder-by-counterclockwise = หนึ่งในสี่รอบทวนเข็มนาฬิกา
choice-space-builder-by-half = ครึ่งรอบ
parameter-space-builder-unfreeze-card = การ์ดใบไหนที่แช่แข็งอยู่

## Rules

space-builder-rules = ### Space Builder
    ผู้เล่น 2 ถึง 4 คนแข่งกันสร้างเมืองอวกาศเดียวกัน แผนที่แสดงช่องของอาคารแต่ละหลัง ทิศที่หลังคาชี้ (ออกจากแถบพื้น) และด้านหนึ่งในสองด้าน { $facing ->
        [upright] แผนที่วางตรง: ลานจอดอยู่ล่างซ้าย
       *[random] แผนที่อาจหมุนอยู่: ลานจอดบอกว่าหมุนอย่างไร
    }

    { "**" }หนึ่งรอบ** { $facing ->
        [upright] สร้างเมืองตามแผนที่
       *[random] หมุนแผนที่ในใจจนลานจอดอยู่มุมเดียวกับของคุณ แล้วสร้างเมืองนั้น
    }บนกระดานของคุณด้วยการ์ดทุกใบที่ไม่ได้แช่แข็ง: หยิบการ์ด หมุนหรือพลิก แล้ววาง เมื่อเมืองเสร็จ กด { "**" }เสร็จแล้ว** ทันทีที่เหลือผู้สร้างที่ยังไม่ได้กดแค่คนเดียว รอบก็จบและคนนั้นต้องหยุด การหยุดสร้างไม่นับว่าเสร็จ คนอื่นสร้างต่อ

    { "**" }การตรวจ** การ์ดที่ไม่ได้สร้างผิด 1 จุด การ์ดที่ผิดช่อง หมุนผิด หรือผิดด้าน ผิด 2 จุด ผู้สร้างที่ผิดน้อยที่สุดชนะ ถ้าสองคนผิดน้อยเท่ากัน คนที่เสร็จก่อนชนะ ผู้เล่นที่ต้องหยุดก็ชนะได้

    { "**" }การละลาย** คุณเริ่มด้วยการ์ดสี่ใบ อีกสี่ใบแช่แข็งอยู่ ผู้ชนะรอบละลายหนึ่งใบและต้องสร้างใบนั้นตั้งแต่นั้นไป คนแรกที่ชนะรอบด้วยการ์ดครบแปดใบชนะแมตช์

    { $mode ->
        [turns] { "**" }ผลัดกัน** แต่ละคนเปิด{ $sealed ->
            [on] แผนที่ของตัวเอง
           *[off] แผนที่
        }เมื่อไรก็ได้ หลังจากนั้นนำนาฬิกามาเทียบกันเหมือนเป็นการแข่งครั้งเดียว: รอบจบเมื่อเหลือผู้สร้างที่ยังไม่ได้กด { "**" }เสร็จแล้ว** แค่คนเดียว และสิ่งที่คนนั้นทำหลังเวลานั้นไม่นับ { $sealed ->
            [on] ไม่มีใครเห็นว่าใครเสร็จแล้ว
           *[off] กระดานบอกว่าใครเสร็จแล้ว แต่ไม่บอกว่าเร็วแค่ไหน
        } (มีโต๊ะแข่งสดด้วย)
       *[live] { "**" }แข่งสด** แผนที่ปรากฏพร้อมกันสำหรับทุกคนที่พร้อม (มีโต๊ะแบบผลัดกันด้วย: แต่ละคนเปิดแผนที่เมื่อไรก็ได้ แล้วนำนาฬิกามาเทียบกัน)
    }

    { "**" }นาฬิกา** เป็นของ Discord เอง: ปุ่มนับตามเวลาที่ Discord เห็นว่ากด ไม่ว่าบอตจะช้าแค่ไหน

## What can be done now, behind "You can"

space-builder-possible-ready = บอกว่าพร้อม
space-builder-possible-sit = พักรอบนี้
space-builder-possible-open = เปิดแผนที่
space-builder-possible-take = หยิบการ์ด (เลือกได้ { $count } ใบ)
space-builder-possible-turn = หมุนการ์ด
space-builder-possible-flip = พลิกการ์ด
space-builder-possible-lay = วางการ์ด (เลือกได้ { $count } ช่อง)
space-builder-possible-back = เอาการ์ดออก
space-builder-possible-tap = บอกว่าเสร็จแล้ว
space-builder-possible-stop = หยุดสร้าง
space-builder-possible-unfreeze = ละลายการ์ด (เลือกได้ { $count } ใบ)

## What to do, as hints say it

space-builder-do-take = หยิบ{ $card }
space-builder-do-turn-right = หมุนการ์ดไปทางขวา
space-builder-do-turn-left = หมุนการ์ดไปทางซ้าย
space-builder-do-flip = พลิกการ์ด
space-builder-do-lay = วางการ์ด ({ $place })
space-builder-do-back = เอาการ์ดออก
space-builder-do-tap = กด “เสร็จแล้ว”
space-builder-do-tap-at = กด “เสร็จแล้ว”
space-builder-do-stop = หยุดสร้าง
space-builder-do-stop-at = หยุดสร้าง
space-builder-do-ready = บอกว่าพร้อม
space-builder-do-sit = พักรอบนี้
space-builder-do-open = เปิดแผนที่
space-builder-do-unfreeze = ละลาย{ $card }
