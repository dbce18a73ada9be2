### Builders: what its pictures say, and the position in words.

## In the picture

builders-order-title = สั่ง 10 ชิ้น
builders-order-A = มุม ไม่เกิน 2
builders-order-B = ข้าง ไม่เกิน 9
builders-order-C = สามเหลี่ยมเล็ก
builders-order-D = สามเหลี่ยมใหญ่
builders-wins = { $names } ชนะ
builders-share = ชนะร่วมกัน: { $names }
builders-tie = คะแนนเท่ากัน: ตัดสินด้วย{ $steps }
builders-left = ออกแล้ว
builders-stopped = แมตช์ถูกหยุดกลางคัน
builders-finished-on = { DATETIME($date, dateStyle: "medium") }
builders-tie-joints = ข้อต่อมากกว่า
builders-tie-laid = วางชิ้นมากกว่า
builders-tie-left = เหลือชิ้นน้อยกว่า

## Pieces and sides

builders-count = { $count } { $kind }
builders-none = ไม่มี
builders-side-north = เหนือ
builders-side-east = ตะวันออก
builders-side-south = ใต้
builders-side-west = ตะวันตก
builders-panel-north = แผงเหนือ
builders-panel-east = แผงตะวันออก
builders-panel-south = แผงใต้
builders-panel-west = แผงตะวันตก

## What may be done now

builders-prompt-order = สั่ง { $count } ชิ้นอย่างลับ ๆ
builders-prompt-roll = ทอยลูกเต๋า
builders-prompt-choose-move-build = เดิน { $value } ช่อง หรือ{ $pieces ->
    [0] ต่อโครงสร้าง
    [1] วาง 1 ชิ้น
   *[other] วางไม่เกิน { $pieces } ชิ้น
 }
builders-prompt-choose-move = เดิน { $value } ช่อง
builders-prompt-build = { $pieces ->
    [0] ต่อโครงสร้างของคุณ
    [1] วางอีก 1 ชิ้น
   *[other] วางได้อีกไม่เกิน { $pieces } ชิ้น
 } หรือจบตา
builders-prompt-choose-build = { $pieces ->
    [0] ต่อโครงสร้าง
    [1] วาง 1 ชิ้น
   *[other] วางไม่เกิน { $pieces } ชิ้น
 }
builders-prompt-done = คุณสร้างอะไรไม่ได้อีกแล้ว จบตาได้เลย
builders-prompt-ended = จิ๊กซอว์จบแล้ว ต่อโครงสร้างของคุณ หรือจบตา ซึ่งจะจบแมตช์ด้วย
builders-prompt-take = หยิบ { $count } ชิ้นจากกล่อง
builders-prompt-over = แมตช์จบแล้ว

## What is done, behind the player's name

builders-did-order = สั่ง { $pieces }
builders-did-roll = ทอยลูกเต๋า
builders-did-roll-known = ทอยได้ { $first } + { $second }{ $double ->
    [yes] {" "}(เต๋าคู่: { $value } ขั้น{ $corner_joints ->
        [0] {""}
       *[other] และข้อต่อมุม 2 อัน
    })
   *[no] {""}
 }
builders-did-roll-pass = ทอยได้ { $first } + { $second } แต่ต้องผ่านเพราะไม่มีอะไรวางได้
builders-did-move = เดิน { $value } ช่อง{ $corners ->
    [0] {""}
   *[other] {" "}ผ่าน { $corners } มุม
 }
builders-did-take = หยิบ { $pieces }
builders-did-lay = { $ends ->
    [ring] ปิดฐานรากด้วย
    [row] เติมแถวให้ครบด้วย
    [panel] ทำ{ $panel }เสร็จด้วย
   *[none] วาง
 }{ $kind ->
    [A] มุม A
    [B] ข้าง B
    [C] สามเหลี่ยมเล็ก C
   *[D] สามเหลี่ยมใหญ่ D
 }
builders-did-lay-several = วาง { $pieces }
builders-did-lead = เริ่มแถว { $shape } บน{ $panel }
builders-did-finish = ทำ{ $panel }เสร็จด้วยสามเหลี่ยม{ $shape ->
    [C] เล็ก C
   *[D] ใหญ่ D
 }
builders-did-structure = { $steps ->
    [0] สร้างโครงสร้างเสร็จ (8 คะแนน)
    [1] เริ่มโครงสร้าง
   *[other] ต่อโครงสร้าง
 }
builders-did-done = จบตา
builders-did-leave = ออกจากแมตช์

## The position in words

builders-says-foundation = Builders ช่วงฐานราก ถึงตา { $name }
builders-says-panels = Builders ช่วงแผง ถึงตา { $name }
builders-says-stopped = Builders แมตช์ถูกหยุดกลางคัน
builders-says-over = Builders แมตช์จบแล้ว { $result }
builders-says-tie = { $tie }
builders-says-order = Builders ใบสั่งเริ่มต้น
builders-says-kinds = ใบสั่งมีมุม (A) ได้ไม่เกิน 2 และข้าง (B) ไม่เกิน 9 ที่เหลือเป็นสามเหลี่ยมเล็ก (C) และสามเหลี่ยมใหญ่ (D)
builders-says-handed-in = { $name } ส่งใบสั่งแล้ว
builders-says-writes = { $name } ยังเลือกอยู่
builders-says-own-order = { $name } สั่ง { $pieces }
builders-says-dice-sum = ลูกเต๋าออก { $first } กับ { $second } มีค่า { $value }
builders-says-dice-double = ลูกเต๋าออก { $first } และ { $second } เป็นเต๋าคู่ มีค่า { $value }
builders-says-left = { $left ->
    [0] ไม่เหลือขั้นแล้ว
   *[other] เหลือ { $left } ขั้น
 }
builders-says-ring = ฐานรากปิดแล้ว: { $count } ชิ้น ด้านเหนือและใต้มี B { $north } ชิ้น ด้านตะวันออกและตะวันตกมี B { $east } ชิ้น
builders-says-ring-open = ฐานรากยังเปิดอยู่: ด้านเหนือมี B { $north } ชิ้น ตะวันออก { $east } ใต้ { $south } ตะวันตก { $west } กำลังวางด้าน{ $side } หนึ่งด้านมี B อย่างน้อย { $shortest } ชิ้น
builders-says-row = แถว { $shape } เปิดอยู่บน{ $panel } ชิ้นต่อไปคือชิ้นที่ { $slot } จาก { $slots } ได้ข้อต่อ { $joints } จุด
builders-says-panel = { $panel }ยาว { $length } จาก { $base } หน่วย อยู่บน{ $below ->
    [foundation] ฐานราก
   *[other] แถว { $below }
 }
builders-says-panel-finished = { $panel }เสร็จแล้ว
builders-says-leads = แถวที่นั่นเป็นได้: { $leads }
builders-says-lead = { $shape } ({ $pieces } ชิ้น ได้ข้อต่อ { $joints } จุด { $next ->
    [0] ถึงยอด
   *[other] แล้วเหลือ { $next } หน่วย
 })
builders-says-lead-odd-length = { $shape } ไม่ได้ เพราะความยาวเป็นเลขคี่
builders-says-lead-row-needs = { $shape } ไม่ได้ เพราะเหลือไม่พอสำหรับแถว { $pieces } ชิ้น
builders-says-player = { $name }: { $points } คะแนน, ข้อต่อ { $joints } จุด, โครงสร้าง { $structures } หลัง{ $progress ->
    [0] {""}
   *[other] {" "}และหลังต่อไปทำแล้ว { $progress } จาก { $steps } ขั้น
 }; ในมือ { $hand }; ข้อต่อมุม { $corner_joints } อัน; ช่อง { $space } จาก { $spaces }
builders-says-score = { $name } อันดับ { $rank }: รวม { $total }; ข้อต่อ { $joints } จุด{ $structures ->
    [0] {""}
   *[other] , โครงสร้าง { $structures } หลังได้ { $structure_points }
 }, วาง { $laid } ชิ้น{ $left ->
    [0] {""}
   *[other] , เหลือ { $left } ชิ้น
 }
builders-says-gone = { $name } ออกจากแมตช์แล้ว
builders-says-leaver = { $name } ออกจากแมตช์แล้วและไม่มีอันดับ ข้อต่อ { $joints } จุด{ $structures ->
    [0] {""}
   *[other] {" "}และโครงสร้าง { $structures } หลัง
 } ยังอยู่
builders-says-box = ในกล่อง: { $pieces }; ข้อต่อมุม { $corner_joints } อัน
builders-says-away = เก็บออกไปแล้ว: { $pieces } ยังไม่ได้วาง: { $small } C และ { $large } D
builders-says-move = ถ้าเดินจะไปถึงช่อง { $space }{ $corners ->
    [0] {""}
   *[other] {" "}ผ่าน { $corners } มุม ได้ { $pieces } ชิ้น
 }
builders-says-step = { $action ->
    [lay] วาง{ $piece ->
        [A] มุม A
        [B] ข้าง B
        [C] สามเหลี่ยมเล็ก C
       *[D] สามเหลี่ยมใหญ่ D
    }
    [lead] เริ่มแถว { $piece } บน{ $panel }
   *[structure] ต่อโครงสร้าง
 } ({ $joints ->
    [0] { $points ->
        [0] ไม่ได้ข้อต่อ
       *[other] { $points } คะแนน
    }
   *[other] ข้อต่อ { $joints } จุด
 })
builders-says-steps = ขั้นต่อไปที่ทำได้: { $steps }
builders-says-choice = ต้องหยิบ: { $total } ชิ้น ไม่เกิน { $most }
builders-says-last-build = ตาที่แล้ว: { $name } ทอยได้ { $first } และ { $second } แล้วสร้าง { $steps } ชิ้น
builders-says-last-move = ตาที่แล้ว: { $name } ทอยได้ { $first } และ { $second } แล้วเดินและหยิบ { $pieces }
builders-says-last-pass = ตาที่แล้ว: { $name } ทอยได้ { $first } และ { $second } แต่ต้องผ่านเพราะไม่มีอะไรวางได้
builders-says-closeup = ภาพจิ๊กซอว์ระยะใกล้ ตัวเลขคือสิ่งที่ตำแหน่งนั้นจะได้
builders-says-puzzle-alone = จิ๊กซอว์ในกรอบ { $pieces } ชิ้น: { $shares }
builders-says-ended = แมตช์จบเมื่อ { DATETIME($date, dateStyle: "long") }
builders-says-share = { $name } มีข้อต่อ { $joints } จุดและวาง { $laid } ชิ้น

## The picture of the rules

builders-rules-1-1 = ทอยลูกเต๋า
builders-rules-1-2 = เดินหรือสร้าง
builders-rules-2-1 = ผ่านมุม
builders-rules-2-2 = หยิบ { $pieces_a_corner } ชิ้น
builders-rules-3-1 = ฐานรากก่อน
builders-rules-3-2 = ไม่เกิน 36 ชิ้น
builders-rules-4-1 = ต่อด้วยแถว
builders-rules-4-2 = รูปทรงเดียวกัน
builders-rules-5-1 = ข้อต่อคือคะแนน
builders-rules-5-2 = ขอบละ 1
builders-rules-6-1 = โครงสร้าง
builders-rules-6-2 = { $corner_joints ->
        [0] โต๊ะนี้ไม่มี
       *[other] หลังละ 8 คะแนน
    }
builders-rules-picture = กติกาในภาพเดียว หนึ่งตาทอยลูกเต๋าครั้งเดียว: ให้ตัวเดินเดินตามค่าที่ได้ หรือสร้างไม่เกินจำนวนนั้น เต๋าคู่นับสองเท่า{ $corner_joints ->
        [0] {""}
       *[other] และได้ข้อต่อมุม 2 อัน
    } ทุกมุมของทางเดินที่เดินผ่านจะได้ { $pieces_a_corner } ชิ้นจากกล่อง ก่อนอื่นวางฐานรากด้วยสี่เหลี่ยมผืนผ้า B โดยมีมุม A ที่ปลายแต่ละด้าน รวมไม่เกิน 36 ชิ้น จากนั้นแต่ละด้านต่อแผงสามเหลี่ยมขึ้นไปทีละแถว แถวหนึ่งมีแต่สามเหลี่ยมเล็ก C หรือแต่สามเหลี่ยมใหญ่ D และเปิดได้ทีละแถว ชิ้นหนึ่งได้ข้อต่อ 1 จุด คือ 1 คะแนน ต่อชิ้นที่วางอยู่แล้วซึ่งสัมผัสกันตามขอบ C 4 ชิ้นกับข้อต่อมุม 4 อันจากมือตัวเองเป็นโครงสร้างหนึ่งหลังมีค่า 8 คะแนน เมื่อจิ๊กซอว์ครบหรือสร้างอะไรไม่ได้อีก ใครมีคะแนนมากที่สุดชนะ
