constructor-name = Constructor
constructor-title = รอบที่ { $round } จาก { $rounds }

## Options, as a table shows them

constructor-option-starter-ice = ฝ่ายขาวเริ่มก่อน
constructor-option-starter-black = ฝ่ายดำเริ่มก่อน
constructor-option-same-pattern-off = แต่ละรอบใช้ผังของตัวเอง
constructor-option-open-rings-on = ห่วงเปิด: ห่วงครอบแผ่นเล็กบนยอดหอคอยได้ด้วย
constructor-option-decider-on = รอบตัดสิน: ถ้าเสมอหลังสองรอบ ตัดสินด้วยรอบที่สาม ซึ่งสลับสีได้
constructor-option-extra-patterns-on = ผังเพิ่มเติม ซึ่งอาจทำให้ฝ่ายหนึ่งได้เปรียบ

## Controls

constructor-question-kind = กดช่องที่จะวาง
constructor-question-tile = กดหมากที่จะวาง
constructor-question-piece = กดช่องที่จะไปทับ

constructor-button-move = { $source }→{ $target }
constructor-button-move-short = { $source }→
constructor-button-swap = สลับสี
constructor-kind-title-R = ห่วง
constructor-kind-title-M = แผ่นกลาง
constructor-kind-title-S = แผ่นเล็ก

## What can be done now, behind "You can"

constructor-possible-pattern = เลือกผัง (มี { $count } แบบ)
constructor-possible-place =
    { $kind ->
        [R] วางห่วง
        [M] วางแผ่นกลาง
        [S] วางแผ่นเล็ก
       *[any] วางหมาก
    } (เลือกได้ { $count } ช่อง)
constructor-possible-move = ย้ายหมาก (เลือกได้ { $count } ตัว)
constructor-possible-swap = สลับสี

## What to do, as hints say it

constructor-do-pattern = เลือก{ $pattern }
constructor-do-place =
    { $kind ->
        [R] วางห่วงที่ { $tile }
        [M] วางแผ่นกลางที่ { $tile }
       *[S] วางแผ่นเล็กที่ { $tile }
    }
constructor-do-move =
    { $kind ->
        [R] ย้ายห่วงจาก { $source } ไปครอบ{ $under }ที่ { $target }
        [M] ย้ายแผ่นกลางจาก { $source } ไปทับ{ $under }ที่ { $target }
       *[S] ย้ายแผ่นเล็กจาก { $source } ไปทับ{ $under }ที่ { $target }
    }
constructor-do-swap = สลับสี

## Score sheet

constructor-score-round-1 = รอบ 1: { $points }
constructor-score-round-2 = รอบ 2: { $points }
constructor-score-decider = รอบตัดสิน: { $points }

## Rules broken

constructor-illegal-not-an-action = นั่นไม่ใช่แอ็กชันของ Constructor ใช้ปุ่มใต้กระดานหรือคำสั่งของเกม
constructor-illegal-choose-pattern-first = ต้องเลือกผังของรอบนี้ก่อน
constructor-illegal-pattern-chosen = เลือกผังของรอบนี้ไปแล้ว
constructor-illegal-no-such-pattern = แมตช์นี้ไม่มีผังชื่อ “{ $pattern }”
constructor-illegal-no-swap = สลับสีได้เฉพาะในรอบตัดสิน ทันทีหลังแอ็กชันแรก
constructor-illegal-no-such-tile = กระดานนี้ไม่มีช่อง { $tile }
constructor-illegal-tile-taken = ต้องวางหมากบนช่องว่าง แต่ { $tile } ไม่ว่าง
constructor-illegal-none-left = คุณไม่มี{ $kind ->
    [R] ห่วง
    [M] แผ่นกลาง
   *[S] แผ่นเล็ก
 }เหลือในคลังแล้ว
constructor-illegal-tile-empty = ไม่มีหมากที่ย้ายได้ที่ { $tile }
constructor-illegal-not-alone = หมากที่ { $tile } อยู่ร่วมช่องกับหมากอื่น จึงย้ายไม่ได้อีก
constructor-illegal-not-your-piece = หมากที่ { $tile } ไม่ใช่ของคุณ
constructor-illegal-not-adjacent = หมากย้ายได้แค่ช่องที่ติดกัน แต่ { $source } กับ { $target } ไม่ติดกัน
constructor-illegal-target-empty = หมากต้องย้ายไปทับหมากอื่น แต่ { $tile } ว่าง
constructor-illegal-own-colour = หมากต้องย้ายไปทับหมากคู่แข่ง แต่หมากที่ { $tile } เป็นของคุณ
constructor-illegal-ring-on-tower = ห่วงครอบได้เฉพาะแผ่นเล็กที่อยู่เดี่ยว แต่แผ่นเล็กที่ { $tile } อยู่บนยอดหอคอย
constructor-illegal-wrong-kind = { $mover ->
    [R] ห่วงย้ายไปครอบได้เฉพาะแผ่นเล็ก
    [M] แผ่นกลางย้ายไปทับได้เฉพาะห่วง
   *[S] แผ่นเล็กย้ายไปทับได้เฉพาะแผ่นกลาง
 } แต่ที่ { $tile } จะเจอ{ $exposed ->
    [R] ห่วง
    [M] แผ่นกลาง
   *[S] แผ่นเล็ก
 }

## Commands

command-constructor = Constructor: ห่วงและแผ่นกลม สองรอบ ผู้เล่น 2 คน
command-constructor-pattern = เลือกผังของรอบ
command-constructor-place = วางหมากจากคลังบนช่องว่าง
command-constructor-move = ย้ายหมากที่อยู่เดี่ยวไปทับหมากคู่แข่งที่อยู่ติดกัน
command-constructor-swap = สลับสีในรอบตัดสิน แทนแอ็กชันแรกของคุณ
parameter-constructor-seat = สีที่คุณเลือก ยังเปลี่ยนที่นั่งที่โต๊ะได้
choice-constructor-seat-ice = ขาว
choice-constructor-seat-black = ดำ
parameter-constructor-starter-name = ผู้เริ่มก่อน
parameter-constructor-starter = ใครเริ่มรอบแรก
choice-constructor-starter-drawn = สุ่ม
choice-constructor-starter-ice = ขาว
choice-constructor-starter-black = ดำ
parameter-constructor-same-pattern-name = ผังเดิม
parameter-constructor-same-pattern = ทั้งสองรอบใช้ผังเดียวกัน (ใช่ ถ้าไม่ได้เลือกเป็นอย่างอื่น)
parameter-constructor-open-rings-name = ห่วงเปิด
parameter-constructor-open-rings = กติกาเสริม: ห่วงครอบแผ่นเล็กบนยอดหอคอยได้
parameter-constructor-decider-name = รอบตัดสิน
parameter-constructor-decider = รอบที่สามถ้าเสมอกัน
parameter-constructor-extra-patterns-name = ผังเพิ่มเติม
parameter-constructor-extra-patterns = ให้เลือกผังเพิ่มเติม ซึ่งอาจทำให้ผู้เล่นคนหนึ่งได้เปรียบ
parameter-constructor-pattern-pattern = ผัง
parameter-constructor-place-kind = ห่วง แผ่นกลาง หรือแผ่นเล็ก
parameter-constructor-place-tile = ช่องว่าง เช่น b2
parameter-constructor-move-source = ช่องของหมากของคุณ
parameter-constructor-move-target = ช่องที่ติดกันซึ่งจะย้ายไปทับ

## Rules

constructor-rules = ### Constructor
    ผู้เล่นสองคนสร้างหอคอยบนเก้าช่อง หลังสองรอบ ผู้เล่นที่ครองหอคอยมากกว่าเป็นผู้ชนะ{ $decider ->
        [on] {" "}ถ้ารวมสองรอบแล้วเท่ากัน ตัดสินด้วยรอบที่สาม ซึ่งสลับสีได้
       *[off] {""}
    }

    { "**" }หมาก** แต่ละคนมีห่วง 3 ตัว แผ่นกลาง (จานกว้าง) 3 ตัว และแผ่นเล็ก (จานแคบ) 3 ตัว

    { "**" }ตาของคุณ** ทำอย่างใดอย่างหนึ่ง:
    - **วาง** หมากจากคลังของคุณบนช่องว่างใดก็ได้
    - **ย้าย** หมากของคุณที่อยู่เดี่ยวไปยังหมากคู่แข่งที่อยู่ติดกัน: ห่วงครอบแผ่นเล็ก แผ่นกลางทับห่วง แผ่นเล็กทับแผ่นกลาง หอคอยข้างล่างจะสูงเท่าไรก็ได้ นับเฉพาะหมากที่ถูกทับ

    หมากที่อยู่ร่วมช่องกับหมากอื่นต้องอยู่ที่นั่นตลอดไป แผ่นกลางทับห่วงที่มีแผ่นเล็กอยู่ข้างในได้ด้วย ห่วงต้องการ{ $open_rings ->
        [on] แผ่นเล็กที่อยู่เดี่ยวหรืออยู่บนยอดหอคอย
       *[off] แผ่นเล็กที่อยู่เดี่ยว
    }

    { "**" }หอคอย** หมากตั้งแต่สองตัวซ้อนกันเป็นหอคอย และเป็นของสีที่อยู่บนสุด ห่วงที่ครอบแผ่นเล็กยังไม่เป็นหอคอยเพราะไม่ได้ซ้อนกัน

    { "**" }การจบรอบ** คุณผ่านตาไม่ได้ ทันทีที่ผู้เล่นที่ถึงตาวางหรือย้ายไม่ได้ รอบก็จบ แต่ละหอคอยเป็น 1 คะแนนของผู้เล่นที่ครองอยู่ ผู้เล่นอีกคนเริ่มรอบที่สองบนกระดานว่าง{ $same_pattern ->
        [off] {" "}และเป็นผู้เลือกผัง
       *[on] {" "}ใช้ผังเดิม
    } คะแนนของทุกรอบรวมกัน{ $extra_patterns ->
        [on] {" "}เลือกผังเพิ่มเติมได้ แต่ไม่ทราบว่าสมดุลหรือไม่
       *[off] {""}
    }

    { "**" }วิธีเขียนแอ็กชัน** `Rb2` วางห่วงที่ b2 (M แผ่นกลาง S แผ่นเล็ก) `b2-c1` ย้ายจาก b2 ไป c1 `pattern rhombus` เลือกผัง
constructor-begins-ahead = { $count ->
    [0.5] { $player } เริ่มโดยมีครึ่งคะแนน: ถ้าคะแนนเท่ากันถือว่าชนะ
   *[other] { $player } เริ่มโดยมี { $count } คะแนน
 }
constructor-begins-ahead-by = { $count ->
    [0.5] ครึ่งคะแนน
   *[other] { $count } คะแนน
 }
