# Why an action is good: one sentence each, behind the action. A hint shows it to the player, a review to everybody,
# so it addresses nobody; in Space Builder there are only hints.

players-good-odds = จากทุกอย่างที่ลองคิด แบบนี้ได้ผลดีที่สุด
players-only-action = ทำอย่างอื่นไม่ได้
players-wins-at-once = ทำให้ชนะแมตช์ทันที
players-sure-win = หลังจากนี้ ถ้าเล่นดีที่สุดจะชนะแมตช์

## Constructor

players-constructor-pattern = ผังนี้ไม่ทำให้ฝ่ายใดได้เปรียบ
players-constructor-pattern-extra = ยังไม่รู้ว่าผังนี้ทำให้ฝ่ายใดได้เปรียบหรือไม่
players-constructor-swap = อีกสีได้เปรียบกว่า
players-constructor-capture-tallest = ยึดหอคอยที่สูงที่สุดของผู้เล่นอีกคน สูง { $height } ชั้น
players-constructor-capture = ยึดหอคอยของผู้เล่นอีกคน สูง { $height } ชั้น
players-constructor-tower = ได้หอคอยใหม่สูง { $height } ชั้นและรักษาไว้ได้
players-constructor-enclose = แผ่นเล็กในห่วงไปไหนไม่ได้อีก
players-constructor-threaten = คุกคาม{ $height ->
        [1] หมาก
       *[other] หอคอย
    }ของผู้เล่นอีกคนที่ { $tile }: ตาหน้าไปทับได้
players-constructor-lure = ถ้าหมากของผู้เล่นอีกคนที่ { $tile } มาทับ ช่อง { $tile } จะว่าง
players-constructor-quiet = ไม่มีหมากที่อยู่ติดกันตอนนี้มาทับได้

## The Builders: Middle Ages

players-middle-ages-finish = สร้างไซต์เสร็จ ได้ { $points } คะแนน{ $coins ->
    [0] { "" }
   *[other] และ { $coins } เหรียญ
 }
players-middle-ages-send = { $wasted ->
        [0] ทุกอย่างที่คนงานคนนี้ให้ใช้ได้ที่นั่น
       *[other] { $used ->
            [0] ไม่มีอะไรที่คนงานคนนี้ให้ใช้ได้ที่นั่น
           *[other] ทรัพยากรที่คนงานคนนี้ให้ใช้ได้ที่นั่น { $used } อย่าง
        }
    } จากนั้นยังขาดทรัพยากรอีก { $left }
players-middle-ages-machine = เครื่องจักรทำงานโดยไม่มีค่าจ้าง ครั้งแล้วครั้งเล่า
players-middle-ages-build = คนงานที่มีอยู่ให้ทรัพยากรครบทุกชนิดที่ต้องการ{ $open ->
        [0] {" "}และยังไม่มีไซต์ที่กำลังสร้าง
        [1] {" "}และมีไซต์ที่กำลังสร้างแค่แห่งเดียว
       *[other] { "" }
    }
players-middle-ages-build-reward = เมื่อเสร็จได้ { $points } คะแนนและ { $coins } เหรียญ
players-middle-ages-hire = { $open ->
        [0] คนงานคนนี้ให้ทรัพยากร { $yields }
        [1] คนงานคนนี้ให้สิ่งที่ไซต์ที่กำลังสร้างยังขาด
       *[other] คนงานคนนี้ให้สิ่งที่ไซต์ที่กำลังสร้าง { $open } แห่งยังขาด
    }{ $free ->
        [0] {" "}และไม่มีใครว่าง
        [1] {" "}และมีคนงานว่างแค่คนเดียว
       *[other] { "" }
    }
players-middle-ages-coins = { $coins ->
        [0] ไม่เหลือเหรียญ
       *[other] เหลือแค่ { $coins } เหรียญ
    }{ $wages ->
        [enough] สำหรับค่าจ้างที่จะตามมา
       *[short] { $coins ->
            [0] สำหรับค่าจ้างของคนงานที่ว่าง
           *[other] {" "}น้อยกว่าค่าจ้างของคนงานที่ว่าง
        }
    }
players-middle-ages-buy = สิ่งที่ทำได้ด้วยแอ็กชันนี้คุ้มกว่าราคา
players-middle-ages-end = สิ่งที่เหลือให้ทำไม่คุ้มราคา

## Builders

players-builders-pieces = { $for ->
        [foundation] ฐานรากซึ่งมาก่อนสร้างจาก A และ B
        [panels] แผงสร้างจาก C และ D และได้คะแนนมากกว่าฐานราก
       *[both] ฐานรากสร้างจาก A และ B แล้วแผงจึงสร้างจาก C และ D
    }
players-builders-roll = ทำอย่างอื่นไม่ได้
players-builders-move = ผ่าน { $corners } มุมและหยิบ { $pieces } ชิ้นไว้วางภายหลัง
players-builders-near = ตอนนี้สร้างแล้วได้น้อย และการเดินทำให้มุมถัดไปใกล้ขึ้น
players-builders-corner = เลี้ยวมุมก่อนที่ฐานรากจะยาวเกินไป
players-builders-side = แต่ละชิ้นบนด้านของฐานรากได้ข้อต่อ 1 จุด
players-builders-row = ได้ข้อต่อ { $joints } จุด
players-builders-many = รวมกับสิ่งที่วางต่อได้ ตานี้ใช้ { $count } ขั้นได้ { $points } คะแนน
players-builders-lead = ในมือมีรูปทรงนั้น { $have } ชิ้น
players-builders-finish = ชิ้นเดียวเป็นแถวสุดท้ายทั้งแถวของแผงนั้น
players-builders-structure = { $steps ->
        [0] ได้แปดคะแนนของโครงสร้าง
       *[other] หลังจากนี้ต้องใช้อีก { $steps } ขั้นจึงจะได้แปดคะแนน
    }
players-builders-unfinished = แมตช์จบเมื่อตานี้จบ โครงสร้างจึงไม่เสร็จ แต่เหลือชิ้นน้อยกว่าอาจชนะเมื่อคะแนนเท่ากัน
players-builders-done = สิ่งที่จะตามมาช่วยคนอื่นมากกว่า
players-builders-end = เพิ่มอะไรในจิ๊กซอว์ไม่ได้อีก แมตช์จึงจบ

## Space Builder

players-space-builder-ready = แผนที่จะมาเมื่อคนอื่นพร้อมด้วย
players-space-builder-open = ทำเมื่อมีเวลาว่างสักสองสามนาที: นาฬิกาของคุณเริ่มทันที
players-space-builder-take = ยังวางไม่ตรงกับแผนที่
players-space-builder-turn = เทียบหลังคากับแผนที่ และดูว่าลานจอดอยู่ทางไหน
players-space-builder-flip = ดูรายละเอียดเล็ก ๆ: แผนที่แสดงอีกด้านของการ์ด
players-space-builder-lay = หาช่องโดยดูจากลานจอด หมุนตามแผนที่
players-space-builder-tap = ทุกใบตรงกับแผนที่แล้ว: ให้เร็วกว่าคนอื่น
players-space-builder-unfreeze = แยกจากการ์ดที่คุณรู้จักได้ง่ายที่สุด
