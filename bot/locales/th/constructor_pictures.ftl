### Constructor: what its pictures say, and the position in words.

## In the picture

constructor-ice = ขาว
constructor-black = ดำ
constructor-round = รอบ
constructor-round-number = รอบ { $round }
constructor-choose-first = เลือก
constructor-choose-second = ผัง
constructor-wins = { $name } ชนะ
constructor-draw = เสมอ
constructor-called-off = ยกเลิก
constructor-score = { $most }–{ $least }

constructor-pattern-rhombus = ขนมเปียกปูน
constructor-pattern-trapezoid = คางหมู
constructor-pattern-triring = สามเหลี่ยม
constructor-pattern-diamond = เพชร
constructor-pattern-brick = อิฐ
constructor-pattern-pinwheel = กังหัน
constructor-pattern-hourglass = นาฬิกาทราย

## Marks of the seats

constructor-mark-0 = ⚪
constructor-mark-1 = ⚫

## What may be done now

constructor-prompt-pattern = เลือกผังสำหรับรอบนี้
constructor-prompt-over = แมตช์จบแล้ว
constructor-prompt-place = วางหมากบนช่องว่าง
constructor-prompt-move = ย้ายหมากของคุณไปทับหมากคู่แข่งที่อยู่ติดกัน
constructor-prompt-swap = สลับสี
constructor-prompt-place-move = วางหมาก หรือย้ายไปทับหมากคู่แข่ง
constructor-prompt-place-swap = วางหมาก หรือสลับสี
constructor-prompt-move-swap = ย้ายหมากของคุณไปทับหมากคู่แข่งที่อยู่ติดกัน หรือสลับสี
constructor-prompt-place-move-swap = วางหมาก ย้ายหมากไปทับหมากคู่แข่งที่อยู่ติดกัน หรือสลับสี

## What was done, behind the player's name

constructor-did-pattern = เลือก{ $pattern }
constructor-the-pattern-rhombus = ผังขนมเปียกปูน
constructor-the-pattern-trapezoid = ผังคางหมู
constructor-the-pattern-triring = ผังสามเหลี่ยม
constructor-the-pattern-diamond = ผังเพชร
constructor-the-pattern-brick = ผังอิฐ
constructor-the-pattern-pinwheel = ผังกังหัน
constructor-the-pattern-hourglass = ผังนาฬิกาทราย
constructor-did-place =
    { $kind ->
        [R] วางห่วงที่ { $tile }
        [M] วางแผ่นกลางที่ { $tile }
       *[S] วางแผ่นเล็กที่ { $tile }
    }
constructor-piece =
    { $colour ->
        [ice]
            { $kind ->
                [R] ห่วงขาว
                [M] แผ่นกลางขาว
               *[S] แผ่นเล็กขาว
            }
       *[black]
            { $kind ->
                [R] ห่วงดำ
                [M] แผ่นกลางดำ
               *[S] แผ่นเล็กดำ
            }
    }
constructor-did-move =
    { $kind ->
        [R] ย้ายห่วงจาก { $source } ไปครอบ{ $under }ที่ { $target }
        [M] ย้ายแผ่นกลางจาก { $source } ไปทับ{ $under }ที่ { $target }
       *[S] ย้ายแผ่นเล็กจาก { $source } ไปทับ{ $under }ที่ { $target }
    }{ $effect ->
        [made] {" "}เกิดหอคอยสูง { $height } ชั้น
        [taken] {" "}ยึดหอคอยซึ่งตอนนี้สูง { $height } ชั้น
       *[none] {""}
    }
constructor-did-swap = สลับสี

## The position in words

constructor-says-round = Constructor รอบที่ { $round } จาก { $rounds } ผัง{ $pattern } ถึงตา { $turn }
constructor-says-choice = Constructor รอบที่ { $round } จาก { $rounds } ถึงตา { $turn } เลือกผัง
constructor-says-round-over = Constructor จบรอบที่ { $round } จาก { $rounds } ผัง{ $pattern }
constructor-says-stopped = Constructor รอบที่ { $round } จาก { $rounds } แมตช์ถูกหยุดกลางคัน
constructor-says-over = Constructor แมตช์จบแล้ว { $result }: { $points }
constructor-says-result = รอบที่ { $round } ({ $pattern }): ขาว { $ice }, ดำ { $black }
constructor-says-player = { $name }: หอคอย { $towers } หอ ในคลังมีห่วง { $rings }, แผ่นกลาง { $mediums }, แผ่นเล็ก { $smalls }
constructor-says-options = ผังที่เลือกได้: { $patterns }
constructor-says-option = { $number } { $pattern } (แถว { $rows })
constructor-says-unbalanced = { $number } { $pattern } (แถว { $rows }, ไม่สมดุล)
constructor-says-swapped = ผู้เล่นสลับสีกันในรอบนี้
constructor-says-placed = แอ็กชันล่าสุด: วาง{ $piece }ที่ { $target }
constructor-says-moved = แอ็กชันล่าสุด: ย้าย{ $piece }จาก { $source } ไป { $target }
constructor-says-tile = { $tile } (ติดกับ { $near }): { $stack }
constructor-says-short = { $tile }: { $stack }
constructor-says-empty = ว่าง
constructor-says-on = { $top }บน{ $below }
constructor-says-around = { $top }ครอบ{ $below }
constructor-says-tower = { $stack }; หอคอยสูง { $height } ชั้นของ{ $colour ->
    [ice] ฝ่ายขาว
   *[black] ฝ่ายดำ
 }
constructor-says-ended = รอบที่ { $round } จบดังนี้:
constructor-says-moves = การย้ายที่ทำได้: { $moves }
constructor-says-move = { $source } ไป { $target }

## The picture of the rules

constructor-rules-heading = หมากเดี่ยวย้ายไปทับหมากคู่แข่งที่ติดกัน
constructor-rules-piece-ring = ห่วง
constructor-rules-onto-ring = ครอบแผ่นเล็ก
constructor-rules-piece-medium = แผ่นกลาง
constructor-rules-onto-medium = ทับห่วงใดก็ได้
constructor-rules-piece-small = แผ่นเล็ก
constructor-rules-onto-small = ทับแผ่นกลาง
constructor-rules-not-yet = ยังไม่เป็น
constructor-rules-no-tower = หอคอย
constructor-rules-tower = หอคอย
constructor-rules-picture = กติกาในภาพเดียว หมากที่อยู่เดี่ยวย้ายไปทับหมากอีกสีที่อยู่ติดกันได้ ห่วง: ไปครอบแผ่นเล็กที่{ $open_rings ->
    [on] อยู่เดี่ยวหรืออยู่บนยอดหอคอย
   *[other] อยู่เดี่ยว
 } ห่วงขาวกระโดดไปครอบแผ่นเล็กดำ แบบนี้ยังไม่เป็นหอคอย แผ่นกลาง: ไปทับห่วงใดก็ได้ ทั้งห่วงเปล่าและห่วงที่มีแผ่นเล็กอยู่ข้างใน แผ่นกลางดำกระโดดไปทับห่วงขาวที่ครอบแผ่นเล็กดำ ตอนนี้หมากสามตัวเป็นหอคอย และเป็นของฝ่ายดำเพราะดำอยู่บนสุด แผ่นเล็ก: ไปทับแผ่นกลาง แผ่นเล็กขาวกระโดดไปทับแผ่นกลางดำ ตอนนี้หอคอยสูงสี่ชั้นและเป็นของฝ่ายขาวเพราะขาวอยู่บนสุด
