builders-name = Builders
builders-title-orders = ใบสั่ง
builders-title-foundation = ตาที่ { $turn } ฐานราก
builders-title-panels = ตาที่ { $turn } แผง
builders-stage-orders = ใบสั่ง
builders-stage-foundation = ฐานราก
builders-stage-panels = แผง
builders-luck = ลูกเต๋า

## Options, as a table shows them

builders-option-spaces = ทางเดินมีด้านละ { $count } ช่อง
builders-option-pieces-a-corner = ผ่านมุมหนึ่งได้ { $count } ชิ้น
builders-option-head-start = { $count ->
    [0] ตัวเดินทุกตัวเริ่มที่มุมเดียวกัน
   *[other] ตามลำดับตา ตัวเดินแต่ละตัวเริ่มห่างออกไปอีก { $count } ช่อง
 }
builders-option-small-triangles = มีสามเหลี่ยมเล็ก (C) { $count } ชิ้น
builders-option-large-triangles = มีสามเหลี่ยมใหญ่ (D) { $count } ชิ้น
builders-option-corner-joints = { $count ->
    [0] ไม่มีข้อต่อมุม จึงไม่มีโครงสร้าง
   *[other] มีข้อต่อมุมสำหรับโครงสร้าง { $count } อัน
 }
builders-option-shortest-side = { $count ->
    [0] แต่ละด้านของฐานรากมี B อย่างน้อยเท่าจำนวนผู้เล่น
   *[other] แต่ละด้านของฐานรากมี B อย่างน้อย { $count } ชิ้น
 }

## How near the end is

builders-near-foundation = -# แมตช์จบอย่างช้าเมื่อแผงทั้งสี่บนฐานรากนี้เสร็จ ตอนนี้: ด้านที่ { $side } จาก 4
builders-steps-left = -# เหลือ { $left } จาก { $value } ขั้น หลังขั้นสุดท้ายตาจะจบเอง
builders-near-panels = -# แมตช์จบอย่างช้าเมื่อแผงเสร็จทุกแผง: ตอนนี้ { $finished } จาก 4 ที่เหลือวาง C ได้อีก { $room } ชิ้น (D หนึ่งชิ้นใช้ที่เท่า C สี่ชิ้น)

## Controls

builders-button-panel-order = เขียนใบสั่ง
builders-button-panel-take = เลือก { $count } ชิ้น
builders-button-usual = หยิบ { $pieces }
builders-button-roll = ทอยลูกเต๋า
builders-button-move = เดิน { $value }{ $pieces ->
    [0] {""}
   *[other] {" "}หยิบ { $pieces } ชิ้น
 }
builders-button-build = สร้างไม่เกิน { $value }
builders-button-lay = { $kind ->
    [A] วางมุม A
    [B] วางข้าง B
    [C] วาง C เล็ก
   *[D] วาง D ใหญ่
 }{ $joints ->
    [0] {""}
   *[other] {" "}(+{ $joints })
 }
builders-button-lead = { $panel ->
    [north] เหนือ
    [east] ตะวันออก
    [south] ใต้
   *[west] ตะวันตก
 }: { $pieces ->
    [1] { $shape ->
        [C] C เล็ก
       *[D] D ใหญ่
    }ชิ้นสุดท้าย
   *[other] แถว { $shape ->
        [C] C เล็ก
       *[D] D ใหญ่
    } { $pieces } ชิ้น
 } (+{ $joints })
builders-menu-lead = เริ่มแถวไหน
builders-choice-lead = ทั้งแถว: { $joints } คะแนน{ $next ->
    [0] {" "}และทำแผงให้เสร็จ
   *[other] {""}
 }{ $same ->
    [0] {""}
   *[other] ; เหมือนกันที่ { $sides }
 }
builders-button-structure = { $step ->
    [1] เริ่มโครงสร้าง ({ $steps } ขั้น, +{ $points })
    [4] สร้างโครงสร้างเสร็จ (+{ $points })
   *[other] โครงสร้าง ขั้น { $step }/{ $steps } (ครบได้ +{ $points })
 }
builders-button-many = { $steps ->
    [0] วาง { $count } ชิ้นรวดเดียว
   *[other] { $count ->
        [0] โครงสร้าง { $steps } ขั้น
       *[other] วาง { $count } ชิ้น โครงสร้าง { $steps } ขั้น
    }
 }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
 }
builders-button-done = จบตา
builders-button-zoom = ซูม
builders-button-finished = จิ๊กซอว์ที่เสร็จแล้ว

builders-forced-move = วางอะไรไม่ได้: { $place ->
    [north] ด้านเหนือ
    [east] ด้านตะวันออก
    [south] ด้านใต้
    [west] ด้านตะวันตก
   *[row] แถวที่เปิดอยู่
 }ต้องการ { $kinds ->
    [A] A
    [AB] A หรือ B
   *[other] { $kinds }
 }

builders-warning-done = คุณยัง{ $count ->
    [0] ต่อโครงสร้างได้
    [1] วางได้ 1 ชิ้น
   *[other] วางได้ไม่เกิน { $count } ชิ้น
 } และขั้นต่อไปได้ { $points } คะแนน ยังจะจบตาไหม

## Choosing pieces

builders-choosing-order = ### ใบสั่งของคุณ
    เลือก { $total } ชิ้น A ไม่เกิน { $corners } และ B ไม่เกิน { $rectangles } เป็นความลับจนกว่าทุกคนจะส่ง
    -# A: มุมของฐานราก, B: ข้างของฐานราก, C: สามเหลี่ยมเล็ก, D: สามเหลี่ยมใหญ่
builders-choosing-take = ### หยิบ { $total } ชิ้นจากกล่อง
    { $foundation ->
        [open]
            คุณถือ A เกินสองชิ้นไม่ได้
            -# A: มุมของฐานราก, B: ข้างของฐานราก, C: สามเหลี่ยมเล็ก, D: สามเหลี่ยมใหญ่
       *[closed] -# C: สามเหลี่ยมเล็ก, D: สามเหลี่ยมใหญ่
    }
builders-choosing-held = คุณถือ **{ $pieces }** { $open ->
    [foundation] ฐานรากยังเปิดอยู่
    [none] ไม่มีแถวเปิดอยู่
   *[other] แถว { $open } เปิดอยู่บน{ $panel }: ขาดอีก { $left } ชิ้น
 }
builders-choosing-so-far = { $left ->
    [0] เลือกแล้ว: **{ $pieces }**
   *[other] เลือกแล้ว: **{ $pieces }** ต้องเลือกอีก { $left } ปุ่มตัวอักษรจะเพิ่มชนิดนั้นให้ครบ
 }
builders-choosing-handed-in = ส่งแล้ว: **{ $pieces }** คุณเปลี่ยนได้จนกว่าใบสั่งจะครบทุกคน
builders-button-kind = { $kind }: { $count }
builders-button-fewer = −{ $count }
builders-button-more = +{ $count }
builders-button-confirm-order = { $left ->
    [0] ส่งใบสั่ง
   *[other] ส่งใบสั่ง ({ $count } จาก { $total })
 }
builders-button-confirm-take = { $left ->
    [0] หยิบเลย
   *[other] หยิบเลย ({ $count } จาก { $total })
 }
builders-quick-usual = แบบปกติ
builders-quick-even = อย่างละหน่อย
builders-quick-foundation = เน้น A กับ B
builders-quick-triangles = C ครึ่ง D ครึ่ง
builders-quick-small = เน้น C
builders-quick-large = เน้น D
builders-choice-quick = { $name }: { $pieces }

## The end

builders-verdict-complete = จิ๊กซอว์ครบแล้ว
builders-verdict-exhausted = สร้างอะไรไม่ได้อีกแล้ว
builders-verdict-tie = { $ended } { $tie }
builders-score-left-match = ออกจากแมตช์และไม่มีอันดับ
builders-score-joints = ข้อต่อ { $points } จุด
builders-score-structures = { "" }
builders-score-structure-points = { $structures ->
    [0] { "" }
   *[other] { $points } คะแนนจากโครงสร้าง { $structures } หลัง
 }
builders-score-laid = วาง { $points } ชิ้น
builders-score-left = เหลือ { $points } ชิ้น

## Rules broken

builders-illegal-not-an-action = บอตไม่เข้าใจ “{ $text }” ใช้ปุ่มใต้กระดาน หรือคำสั่งของเกม
builders-illegal-left-the-match = คุณออกจากแมตช์แล้ว
builders-illegal-order-first = ทุกคนต้องส่งใบสั่งก่อน
builders-illegal-roll-first = ต้องทอยลูกเต๋าก่อน
builders-illegal-take-first = หยิบชิ้นที่ได้จากการเดินก่อน
builders-illegal-choose-first = ทอยลูกเต๋าแล้ว ตอนนี้เดินหรือสร้าง
builders-illegal-building-begun = คุณเริ่มสร้างแล้ว สร้างต่อ หรือจบตา
builders-illegal-order-handed-in = ส่งใบสั่งของคุณแล้ว เปลี่ยนได้จนกว่าใบสั่งจะครบทุกคน
builders-illegal-orders-revealed = ใบสั่งครบทุกคนแล้ว จึงเปลี่ยนไม่ได้อีก
builders-illegal-wrong-number = ต้องเลือก { $needed } ชิ้นพอดี แต่คุณเลือก { $given }
builders-illegal-order-limit = สั่ง { $piece } ได้ไม่เกิน { $most } แต่คุณเลือก { $given }
builders-illegal-corners-held = ถือ A ได้ไม่เกิน { $most } คุณมี { $held } และต้องการเพิ่มอีก { $taken }
builders-illegal-not-in-box = { $most ->
    [0] ในกล่องไม่มี { $piece } เหลือแล้ว
   *[other] ในกล่องมี { $piece } เหลือแค่ { $most } ชิ้น
 } แต่คุณต้องการ { $given }
builders-illegal-nothing-to-take = การเดินจะไม่ได้อะไร: ไม่มีชิ้นที่ใช้ได้เหลือในกล่อง คุณจึงต้องสร้าง
builders-illegal-no-such-piece = ไม่มีชิ้น { $piece } มีแค่ A, B, C และ D
builders-illegal-not-in-hand = คุณไม่มี { $piece } ในมือ
builders-illegal-no-steps-left = คุณวางครบตามลูกเต๋าแล้ว จบตา หรือย้อนบางอย่าง
builders-illegal-nothing-built = คุณเลือกสร้างแล้ว ต้องวางอย่างน้อย 1 ชิ้น
builders-illegal-foundation-open = ก่อนฐานรากปิด วางได้เฉพาะ A และ B ส่วน { $piece } ต้องรอ
builders-illegal-foundation-closed = ฐานรากปิดแล้ว ไม่มีที่สำหรับ { $piece } อีก
builders-illegal-side-too-short = ด้าน{ $side }ต้องมี B อย่างน้อย { $needed } ชิ้นก่อนวางมุม A ตอนนี้มี { $there }
builders-illegal-side-too-long = ด้าน{ $side }มี B { $there } ชิ้น และมีได้ไม่เกิน { $most }: ฐานรากทั้งหมดมีได้ไม่เกิน 36 ชิ้น ต่อไปต้องเป็น A
builders-illegal-side-fixed = ด้าน{ $side }ต้องมี B { $needed } ชิ้นเหมือนด้านตรงข้าม ตอนนี้มี { $there }
builders-illegal-no-open-row = ไม่มีแถวเปิดอยู่ ถ้าจะเริ่มแถวด้วย { $piece } ให้บอกว่าบนแผงไหน
builders-illegal-other-shape = แถวที่เปิดอยู่เป็นแถว { $shape } จึงวาง { $piece } ไม่ได้
builders-illegal-row-open = แถว { $shape } เปิดอยู่บนแผง{ $panel } ทำให้ครบก่อนเริ่มแถวอื่น
builders-illegal-panel-finished = แผง{ $panel }เสร็จแล้ว
builders-illegal-odd-length = แถว D ต้องมีความยาวเป็นเลขคู่ แต่ตอนนี้แผง{ $panel }ยาว { $length }
builders-illegal-row-needs = แถวนี้ต้องใช้ { $shape } { $needed } ชิ้น แต่ในกล่องและในมือทุกคนเหลือแค่ { $there }: ไม่มีใครทำให้ครบได้
builders-illegal-puzzle-ended = จิ๊กซอว์จบแล้ว ไม่มีที่สำหรับ { $piece } คุณยังต่อโครงสร้างของคุณได้
builders-illegal-no-corner-joint = แต่ละขั้นของโครงสร้างใช้ C หนึ่งชิ้นและข้อต่อมุมหนึ่งอัน แต่คุณไม่มีข้อต่อมุม เต๋าคู่ให้สองอัน

## Commands

command-builders = Builders: จิ๊กซอว์ไม้ชุดเดียวสำหรับผู้เล่น 2 ถึง 4 คน
command-builders-order = ส่งใบสั่งสิบชิ้นของคุณอย่างลับ ๆ
command-builders-move = เดินตัวเดินของคุณตามลูกเต๋า
command-builders-take = หยิบชิ้นจากกล่องหลังผ่านมุม
command-builders-build = วางชิ้น เริ่มแถว หรือสร้างให้มากที่สุดเท่าที่ทำได้
command-builders-structure = ใส่ C และข้อต่อมุมในโครงสร้างของคุณ
command-builders-done = จบตาที่กำลังสร้าง
parameter-builders-spaces-name = ช่องต่อข้าง
parameter-builders-spaces = จำนวนช่องในแต่ละด้านของทางเดิน (8 ถึง 12)
parameter-builders-pieces-a-corner-name = ชิ้นต่อมุม
parameter-builders-pieces-a-corner = จำนวนชิ้นต่อมุมที่ผ่าน (5 ถึง 12)
parameter-builders-head-start-name = ระยะห่างตอนเริ่ม
parameter-builders-head-start = จำนวนช่องระหว่างตัวเดินตอนเริ่ม (0 ถึง 2)
parameter-builders-small-triangles-name = สามเหลี่ยมเล็ก
parameter-builders-small-triangles = C ในกล่อง (100 ถึง 200)
parameter-builders-large-triangles-name = สามเหลี่ยมใหญ่
parameter-builders-large-triangles = D ในกล่อง (50 ถึง 120)
parameter-builders-corner-joints-name = ข้อต่อมุม
parameter-builders-corner-joints = ข้อต่อมุมในกล่อง (0 ถึง 48)
parameter-builders-shortest-side-name = ข้างสั้นที่สุด
parameter-builders-shortest-side = B อย่างน้อยในแต่ละด้าน (2 ถึง 4) เท่าจำนวนผู้เล่นถ้าไม่ได้ระบุ
parameter-builders-order-pieces = สิบชิ้น เช่น 1A 4B 3C 2D
parameter-builders-take-pieces = เท่าที่ได้จากการเดิน เช่น 5C 5D
parameter-builders-build-step = ชิ้นที่จะวาง แถวที่จะเริ่ม หรือมากที่สุดเท่าที่ทำได้

## Rules

builders-rules = ### Builders
    ผู้เล่น 2 ถึง 4 คนสร้างจิ๊กซอว์ไม้ชุดเดียวด้วยกัน แต่ต่างคนต่างเก็บคะแนน: ทุกข้อต่อที่คุณวางคือ 1 คะแนน ใครมีคะแนนมากที่สุดชนะ

    { "**" }ชิ้นไม้** A คือมุม และ B คือข้างของฐานราก C คือสามเหลี่ยมเล็ก และ D คือสามเหลี่ยมใหญ่ ก่อนอื่นทุกคนสั่งสิบชิ้นอย่างลับ ๆ

    { "**" }ตาของคุณ** เริ่มด้วยการทอยลูกเต๋าสองลูก ใช้ค่าทั้งหมดทำอย่างเดียวจากสองอย่าง เต๋าคู่นับสองเท่า{ $corner_joints ->
        [0] {""}
       *[other] และได้ข้อต่อมุมสองอันซึ่งยึดโครงสร้างไว้ด้วยกัน
    }
    - **เดิน**ตัวเดินของคุณ ทุกมุมที่ผ่านหรือหยุดพอดีจะได้ { $pieces_a_corner } ชิ้นตามที่คุณเลือก ถือ A ได้ไม่เกินสองชิ้น
    - **สร้าง**: วางชิ้นเท่าที่ลูกเต๋าออก หรือน้อยกว่า

    { "**" }ฐานราก** มาก่อน วางทีละชิ้น: B ตามด้าน และ A ที่ปลายด้าน คุณจบด้านด้วย A ได้เมื่อด้านนั้นมี B { $shortest_side ->
        [0] อย่างน้อยเท่าจำนวนผู้เล่น
       *[other] อย่างน้อย { $shortest_side } ชิ้น
    } ด้านตรงข้ามยาวเท่ากัน และฐานรากทั้งหมดมีได้ไม่เกิน 36 ชิ้น เมื่อปิดแล้ว A และ B ใช้ไม่ได้อีก

    { "**" }แผง** ต่อขึ้นบนสี่ด้านทีละแถว แถวหนึ่งมีแต่ C หรือแต่ D เปิดได้ทีละแถว และต้องครบก่อนเริ่มแถวถัดไป ผู้เล่นที่เริ่มแถวเลือกแผงและรูปทรง แถว D ต้องมีความยาวเป็นเลขคู่ และต้องเหลือชิ้นพอให้แถวครบ แต่ละแถวสั้นกว่าแถวข้างใต้ จนเหลือชิ้นเดียวซึ่งทำให้แผงเสร็จ

    { "**" }ข้อต่อ** ชิ้นหนึ่งได้ข้อต่อ 1 จุดต่อชิ้นที่สัมผัสกันตามขอบ

    { "**" }โครงสร้าง** ใช้สี่ขั้นและมีค่า 8 คะแนน แต่ละขั้นใช้ C หนึ่งชิ้นและข้อต่อมุมหนึ่งอันจากมือคุณ ถ้าไม่เสร็จไม่ได้คะแนน{ $corner_joints ->
        [0] {" "}โต๊ะนี้ไม่มีข้อต่อมุม จึงไม่มีใครสร้างได้
       *[other] {""}
    }

    { "**" }การออกจากแมตช์** ถ้าคุณยอมแพ้ ทุกอย่างที่คุณถือกลับลงกล่อง และข้อต่อของคุณยังอยู่ในจิ๊กซอว์ คนอื่นเล่นต่อ และคุณไม่มีอันดับ

    { "**" }การจบ** เมื่อจิ๊กซอว์ครบหรือสร้างอะไรไม่ได้อีก ถ้าคะแนนเท่ากัน คนที่มีข้อต่อมากกว่าชนะ ถ้ายังเท่ากัน ดูว่าใครวางชิ้นมากกว่า แล้วดูว่าใครเหลือชิ้นในมือน้อยกว่า

## What can be done now, behind "You can"

builders-possible-order = สั่งสิบชิ้น
builders-possible-roll = ทอยลูกเต๋า
builders-possible-move = เดินตัวเดินของคุณ
builders-possible-take = หยิบชิ้นจากกล่อง
builders-possible-lay = { $count ->
    [1] วางชิ้นต่อไป
   *[other] วางชิ้นต่อไป (เลือกได้ { $count } ชนิด)
 }
builders-possible-lead = { $count ->
    [1] เริ่มแถว
   *[other] เริ่มแถว (เลือกได้ { $count } แบบ)
 }
builders-possible-structure = ต่อโครงสร้าง
builders-possible-done = จบตา

## What to do, as hints say it

builders-do-order = สั่ง { $pieces }
builders-do-roll = ทอยลูกเต๋า
builders-do-move = เดิน { $value } ช่อง
builders-do-take = หยิบ { $pieces }
builders-do-lay = วาง { $kind ->
        [A] A
       *[other] { $kind }
    }{ $ends ->
        [ring] {" "}และปิดฐานราก
        [row] {" "}และทำแถวให้ครบ
        [panel] {" "}และทำแผงให้เสร็จ
       *[none] {""}
    }
builders-do-lead = เริ่มแถว { $shape } บน{ $panel }
builders-do-finish = วาง { $shape } และทำ{ $panel }ให้เสร็จ
builders-do-structure = { $steps ->
        [0] สร้างโครงสร้างของคุณให้เสร็จ
        [1] เริ่มโครงสร้าง
       *[other] ต่อโครงสร้างของคุณ
    }
builders-do-done = จบตา
builders-progress = -# ส่งใบสั่งแล้ว { $done } จาก { $count } กำลังรอ { $players }
builders-begins-ahead = { $player } เริ่มโดยมีโครงสร้างที่เสร็จแล้ว { $count ->
    [1] 1 หลัง มีค่า 8 คะแนน
   *[other] { $count } หลัง หลังละ 8 คะแนน
 }
builders-begins-ahead-by = โครงสร้าง { $count } หลัง
