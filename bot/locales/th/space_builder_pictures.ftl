### Space Builder: what its pictures say, and the position in words.

## In the picture

space-builder-round = รอบ { $round }
space-builder-map = แผนที่ { $number }
space-builder-match-over = แมตช์จบแล้ว
space-builder-state-rest = พักรอบนี้
space-builder-state-late = มาไม่ทัน
space-builder-state-left = ออกแล้ว
space-builder-legend-turn = หมุน
space-builder-legend-side = ด้าน
space-builder-legend-place = ช่อง
space-builder-legend-missing = ขาด
space-builder-wins = { $name } ชนะ
space-builder-no-winner = ไม่มีผู้ชนะ
space-builder-no-round-won = ไม่ชนะสักรอบ
space-builder-title-card = ภาพเปิดของ Space Builder: เมืองบนดวงจันทร์ใต้ท้องฟ้ายามค่ำคืน มีรถสำรวจและยานลงจอดกำลังทำงาน

## Cards

space-builder-building-DOM = โดมฟองสบู่
space-builder-building-SIL = ไซโลดาวหาง
space-builder-building-HRN = แตรฟ้า
space-builder-building-GRN = เรือนเฟิร์น
space-builder-building-OBS = ตานกฮูก
space-builder-building-REA = เตาปฏิกรณ์ไฟ
space-builder-building-HAN = โรงจอดผีเสื้อ
space-builder-building-LFT = เข็มลิฟต์
space-builder-detail-DOM-A = หน้าต่างกลม 2 บาน
space-builder-detail-DOM-B = หน้าต่างกลม 3 บาน
space-builder-detail-SIL-A = แถบคาด 1 เส้น
space-builder-detail-SIL-B = แถบคาด 2 เส้น
space-builder-detail-HRN-A = จุดทึบ
space-builder-detail-HRN-B = วงกลวง
space-builder-detail-GRN-A = ใบไม้ 2 ใบ
space-builder-detail-GRN-B = ใบไม้ 3 ใบ
space-builder-detail-OBS-A = บันไดเหลือง 1 ขั้น
space-builder-detail-OBS-B = บันไดเหลือง 2 ขั้น
space-builder-detail-REA-A = ควัน 1 ก้อน
space-builder-detail-REA-B = ควัน 2 ก้อน
space-builder-detail-HAN-A = หน้าต่างกลม
space-builder-detail-HAN-B = หน้าต่างเหลี่ยม
space-builder-detail-LFT-A = ห้องลิฟต์ใกล้หลังคา
space-builder-detail-LFT-B = ห้องลิฟต์ไกลหลังคา
space-builder-way-0 = หลังคาชี้ขึ้น
space-builder-way-1 = หลังคาชี้ขวา
space-builder-way-2 = หลังคาชี้ลง
space-builder-way-3 = หลังคาชี้ซ้าย
space-builder-square-A1 = บนซ้าย
space-builder-square-B1 = บนกลาง
space-builder-square-C1 = บนขวา
space-builder-square-A2 = กลางซ้าย
space-builder-square-B2 = ตรงกลาง
space-builder-square-C2 = กลางขวา
space-builder-square-A3 = ล่างซ้าย
space-builder-square-B3 = ล่างกลาง
space-builder-square-C3 = ล่างขวา
# The same within a sentence: "lays the card top left".
space-builder-place-A1 = บนซ้าย
space-builder-place-B1 = บนกลาง
space-builder-place-C1 = บนขวา
space-builder-place-A2 = กลางซ้าย
space-builder-place-B2 = ตรงกลาง
space-builder-place-C2 = กลางขวา
space-builder-place-A3 = ล่างซ้าย
space-builder-place-B3 = ล่างกลาง
space-builder-place-C3 = ล่างขวา
space-builder-flaw-not-built = ไม่ได้สร้าง
space-builder-flaw-wrong-place = ผิดช่อง
space-builder-flaw-wrong-way-round = หมุนผิด
space-builder-flaw-wrong-side = ผิดด้าน
space-builder-flaw-wrong-way-round-and-wrong-side = หมุนผิดและผิดด้าน

## What is to be done now

space-builder-prompt-all-ready = ทุกคนพร้อมแล้ว
space-builder-prompt-ready = { $waits ->
    [all] กด “{ $ready }” แผนที่จะปรากฏเมื่อทุกคนพร้อม
    [two] กด “{ $ready }” แผนที่จะปรากฏเมื่อทุกคนพร้อม หรือ { $wait } วินาทีหลังจากพร้อมสองคน
   *[start] กด “{ $ready }” ก่อนเริ่ม แผนที่จะปรากฏตอนนั้น หรือทันทีที่ทุกคนพร้อม
 }
space-builder-prompt-building = ใช้แผงควบคุมของคุณสร้างตามแผนที่
space-builder-prompt-settling = การแข่งจบแล้ว กำลังตรวจเมือง
space-builder-prompt-open = เปิดแผนที่เมื่อคุณมีเวลา ตั้งแต่นั้นนาฬิกาของคุณจะหยุดไม่ได้
space-builder-prompt-wait = ส่วนของคุณในรอบนี้เสร็จแล้ว
space-builder-prompt-held = หยิบ{ $card }อยู่: หมุน พลิก แล้ววาง
space-builder-prompt-hand = ยังต้องวางอีก { $count } ใบ
space-builder-prompt-tap = วางการ์ดครบแล้ว: กด “เสร็จแล้ว” เมื่อแน่ใจ
space-builder-prompt-unfreeze = { $count ->
    [1] ละลายการ์ดใบสุดท้ายเพื่อสร้างด้วย
   *[other] ละลายการ์ดใบใดก็ได้เพื่อสร้างด้วย ทุกใบนับเท่ากัน
 }
space-builder-prompt-over = แมตช์จบแล้ว
space-builder-prompt-abandoned = แมตช์ถูกทิ้งกลางคัน

## What was done, behind the player's name

space-builder-did-take = หยิบ{ $card }
space-builder-did-turn-right = หมุนการ์ดไปทางขวา
space-builder-did-turn-left = หมุนการ์ดไปทางซ้าย
space-builder-did-flip = พลิกการ์ด
space-builder-did-lay = วางการ์ด ({ $place })
space-builder-did-back = เอาการ์ดออก
space-builder-did-tap = สร้างเมืองเสร็จ
space-builder-did-tap-at = สร้างเมืองเสร็จที่ { $time }
space-builder-did-stop = หยุดสร้าง
space-builder-did-stop-at = หยุดสร้างที่ { $time }
space-builder-did-ready = พร้อมแล้ว
space-builder-did-sit = พักรอบนี้
space-builder-did-open = เปิดแผนที่
space-builder-did-unfreeze = ละลาย{ $card }
space-builder-did-unfreeze-by-time = ไม่ได้เลือกการ์ดทันเวลา จึงละลาย{ $card }
space-builder-did-leave = ออกจากแมตช์
space-builder-did-start = แผนที่ปรากฏแล้ว
space-builder-did-expire = ผู้สร้างคนหนึ่งหมดเวลา
space-builder-did-settle = ตรวจเมืองแล้ว
space-builder-did-cancel = การกดหายไประหว่างที่นาฬิกาเดิน รอบนี้จึงถูกยกเลิกและเริ่มใหม่ด้วยแผนที่ใหม่

## The position in words

space-builder-says-ready = Space Builder รอบที่ { $round }: กำลังเตรียมพร้อม
space-builder-says-building = Space Builder รอบที่ { $round }: กำลังแข่ง
space-builder-says-settling = Space Builder รอบที่ { $round }: การแข่งจบแล้ว
space-builder-says-turns = Space Builder รอบที่ { $round }: แต่ละคนสร้างเมื่อมีเวลา
space-builder-says-unfreeze = Space Builder: ตรวจรอบที่ { $round } แล้ว
space-builder-says-over = Space Builder: แมตช์จบแล้ว
space-builder-says-abandoned = Space Builder: แมตช์ถูกทิ้งกลางคัน
space-builder-says-won = { $name } ชนะแมตช์
space-builder-says-nobody-won = ไม่มีใครชนะ
space-builder-says-pile = มีแผนที่คว่ำอยู่ { $count } ใบ
space-builder-says-player = { $name }{ $state }: ละลายแล้ว { $cards }; ชนะ { $rounds } รอบ, ผิด { $faults } จุดจนถึงตอนนี้
space-builder-says-brief = { $name }{ $state }: การ์ด { $cards } ใบ, ชนะ { $rounds } รอบ, ผิด { $faults } จุด
space-builder-part = {" "}({ $part })
space-builder-part-out = ออกแล้ว
space-builder-part-sits = พักรอบนี้
space-builder-part-late = มาไม่ทันรอบนี้
space-builder-part-ready = พร้อมแล้ว
space-builder-part-awaited = ยังไม่พร้อม
space-builder-part-builds = กำลังสร้าง
space-builder-part-tapped = เสร็จที่ { $time }
space-builder-part-stopped = หยุดที่ { $time }
space-builder-part-done = เสร็จแล้ว
space-builder-part-waited-for = คนอื่นรออยู่
space-builder-says-own-map = Space Builder รอบที่ { $round }: แผนที่ของ { $name }
space-builder-says-to-build = ต้องสร้าง: { $cards }
space-builder-says-facing-0 = แผนที่วางเหมือนกระดานทุกแผ่น ลานจอดอยู่ล่างซ้าย
space-builder-says-facing-1 = แผนที่หมุนไปทางขวา: ลานจอดของแผนที่อยู่บนซ้าย แต่บนกระดานทุกแผ่นอยู่ล่างซ้าย
space-builder-says-facing-2 = แผนที่กลับหัว: ลานจอดของแผนที่อยู่บนขวา แต่บนกระดานทุกแผ่นอยู่ล่างซ้าย
space-builder-says-facing-3 = แผนที่หมุนไปทางซ้าย: ลานจอดของแผนที่อยู่ล่างขวา แต่บนกระดานทุกแผ่นอยู่ล่างซ้าย
space-builder-says-square = { $place }: { $card }, { $way }, { $detail }
# Replays show anybody the board and the hand of the player who acted, so these are not "yours".
space-builder-says-board = กระดาน ลานจอดอยู่ล่างซ้าย:
space-builder-says-empty-board = กระดานว่าง
space-builder-says-hand = ในมือ: { $cards }
space-builder-says-in-hand = { $card }, { $way }, { $detail }
space-builder-says-held = หยิบอยู่: { $card }
space-builder-says-ghost = { $name } ที่ { $time }
space-builder-says-ghosts = เสร็จแล้ว: { $taps }
space-builder-says-round-won = { $name } ชนะรอบที่ { $round }
space-builder-says-round-nobody = ไม่มีใครชนะรอบที่ { $round }
space-builder-says-tapped = { $name } เสร็จที่ { $time }
space-builder-says-stopped = { $name } { $by ->
    [player] หยุด
   *[race] ต้องหยุด
 }
space-builder-says-faultless = { $done } ไม่ผิดเลย
space-builder-says-faulty = { $done } ผิด { $faults } จุด: { $flaws }
space-builder-says-flaw = { $cards } ({ $flaw })
space-builder-says-answer = แผนที่ { $number } ลานจอดอยู่ล่างซ้าย:
space-builder-says-both-sides = ด้านหน้าและด้านหลังของการ์ดทั้งแปด หลังคาชี้ขึ้น
space-builder-says-faces = { $card }: ด้านหน้า { $first }, ด้านหลัง { $second }

## The sheet of both sides

space-builder-differs-DOM = หน้าต่าง 2 / 3
space-builder-differs-SIL = แถบคาด 1 / 2
space-builder-differs-HRN = จุด / วง
space-builder-differs-GRN = ใบไม้ 2 / 3
space-builder-differs-OBS = บันได 1 / 2
space-builder-differs-REA = ควัน 1 / 2
space-builder-differs-HAN = กลม / เหลี่ยม
space-builder-differs-LFT = สูง / ต่ำ

## The picture of the rules

space-builder-rules-1-1 = เมืองเดียวกัน
space-builder-rules-1-2 = ลานจอดตรงกัน
space-builder-rules-2-1 = หมุนและพลิก
space-builder-rules-2-2 = ตามแผนที่
space-builder-rules-3-1 = กด “เสร็จแล้ว”
space-builder-rules-3-2 = คนท้ายต้องหยุด
space-builder-rules-4-1 = ไม่สร้าง: 1 จุด
space-builder-rules-4-2 = วางผิด: 2 จุด
space-builder-rules-5-1 = ผิดน้อยสุด
space-builder-rules-5-2 = ละลายการ์ด
space-builder-rules-6-1 = ชนะหนึ่งรอบ
space-builder-rules-6-2 = ด้วยการ์ดครบ 8
space-builder-rules-picture = กติกาในภาพเดียว สร้างเมืองตามแผนที่บนกระดานของคุณด้วยการ์ดที่ไม่ได้แช่แข็ง { $facing ->
    [upright] แผนที่วางตรง: ลานจอดอยู่ล่างซ้ายเหมือนของคุณ
   *[random] แผนที่อาจวางหมุนอยู่: ลานจอดของแผนที่ต้องตรงกับของคุณซึ่งอยู่ล่างซ้าย
 } หมุนการ์ดแต่ละใบและพลิกเป็นด้านที่แผนที่แสดง เมื่อเมืองเสร็จ กด “เสร็จแล้ว” เมื่อเหลือผู้สร้างที่ยังไม่ได้กดแค่คนเดียว คนนั้นต้องหยุด จากนั้นตรวจเมือง: การ์ดที่ไม่ได้สร้างนับผิด 1 จุด การ์ดที่ผิดช่อง หมุนผิด หรือผิดด้าน นับผิด 2 จุด ใครผิดน้อยที่สุดชนะรอบ ถ้าเท่ากันคนที่เร็วกว่าชนะ ผู้ชนะละลายการ์ด 1 ใบและต้องสร้างใบนั้นเพิ่มในรอบต่อไป คนแรกที่ชนะรอบด้วยการ์ดครบแปดใบชนะแมตช์

## What decided a round, in a review: each sentence names a card and a time

space-builder-review-fastest = การ์ดที่เร็วที่สุดของ { $player }: { $card } ใช้ { $time }
space-builder-review-slowest = การ์ดที่ช้าที่สุดของ { $player }: { $card } ใช้ { $time }
space-builder-review-laid = { $player } เสียเวลา { $time } กับ{ $card }: { $count ->
    [1] วางเสียเปล่า
   *[other] วาง { $count } ครั้ง
 }
space-builder-review-turned = { $player } เสียเวลา { $time } กับ{ $card }: หมุนเสียเปล่า { $count } ครั้ง
space-builder-review-fault = { $player } วาง{ $card }ที่ { $time }: { $flaw } ผิด { $count } จุด
space-builder-review-missing = { $player } ยังไม่ได้วาง{ $card }เมื่อถึง { $time }: ผิด { $count } จุด

## A round seen again: the boards at a time on the builders' clocks

space-builder-seconds = { $seconds } วิ
space-builder-moment-lay = { $player } วาง{ $card }หลังผ่านไป { $split }{ $tries ->
    [1] {""}
   *[other] {" "}ในการลองครั้งที่ { $tries }
 }
space-builder-moment-tap = { $player } เสร็จแล้ว
space-builder-moment-stop = { $player } หยุด
space-builder-moment-wasted = { $placings ->
    [0] {""}
   *[other] วาง { $placings } ครั้ง
 }{ $turns ->
    [0] {""}
   *[other] { $placings ->
        [0] {""}
       *[other] และ
     }หมุน { $turns } ครั้ง
 }เสียเปล่า: { $time }
space-builder-moment-lost = เสียเปล่า { $time }
space-builder-moment-best-count = ดีสุด { $laid }/{ $count }
space-builder-moment-best = รอบที่ดีที่สุดของคุณด้วย { $count } ใบบน{ $turned ->
    [yes] แผนที่ที่หมุนอยู่
   *[no] แผนที่ที่วางตรง
} ใช้ { $end } { $laid ->
    [0] ถึงเวลานี้รอบนั้นยังไม่ได้วางการ์ด
    [one] ถึงเวลานี้รอบนั้นวางแล้ว 1 ใบ
    [all] ถึงเวลานี้รอบนั้นเสร็จแล้ว
   *[other] ถึงเวลานี้รอบนั้นวางแล้ว { $laid } ใบ
}{ $equal ->
    [0] { "" }
    [1] { " " }ใบแรกใช้ { $equal_at } ส่วนในรอบนี้คุณใช้ { $own_at }
   *[other] { " " }{ $equal } ใบแรกใช้ { $equal_at } ส่วนในรอบนี้คุณใช้ { $own_at }
} { $races ->
    [1] (จากการแข่งที่จบล่าสุดของคุณ)
   *[other] (จากการแข่งที่จบล่าสุด { $races } ครั้งของคุณ)
}
space-builder-says-moment = รอบที่ { $round } หลังผ่านไป { $time } ทุกเมืองวางเคียงกัน
space-builder-says-moment-builder = { $name }: วางแล้ว { $laid } จาก { $count } ใบ{ $finish ->
    [tap] , เสร็จที่ { $end }
    [stop] , หยุดที่ { $end }
   *[none] {""}
 }{ $card ->
    [none] {""}
   *[other] ; ล่าสุด{ $card }หลังผ่านไป { $split }
 }{ $wasted ->
    [none] {""}
   *[other] {" "}{ $wasted }
 }
space-builder-says-board-of = กระดานของ { $name }:
