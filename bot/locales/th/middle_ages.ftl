middle-ages-name = The Builders: ยุคกลาง
middle-ages-title = รอบที่ { $round } เล่นถึง { $target } คะแนน
middle-ages-title-last = รอบที่ { $round } ตาสุดท้าย
middle-ages-stage = รอบที่ { $round }
middle-ages-luck = การ์ดใหม่ในแถว

## Options, as a table shows them

middle-ages-option-target-vp = เล่นจนถึง { $count } คะแนน
middle-ages-option-start-coins = ทุกคนเริ่มด้วย { $count } เหรียญ
middle-ages-option-free-actions = แอ็กชันฟรี { $count } แอ็กชันต่อตา
middle-ages-option-extra-action-price = แอ็กชันเพิ่มราคา { $count } เหรียญ
middle-ages-option-send-cost-flat = การส่งคนงานใช้ 1 แอ็กชันเสมอ
middle-ages-option-end-rule-one-more = เมื่อมีผู้ได้คะแนนครบ คนอื่นได้เล่นอีกคนละ 1 ตา
middle-ages-option-must-use-actions-on = ต้องใช้แอ็กชันฟรีให้หมด
middle-ages-option-reveal-next-building = เห็นไซต์ใบถัดไป แต่ไม่เห็นคนงานใบถัดไป
middle-ages-option-reveal-next-none = การ์ดใบถัดไปคว่ำอยู่
middle-ages-option-tiebreak-none = ถ้าคะแนนรวมเท่ากัน ได้อันดับร่วมกัน

## Controls

middle-ages-menu-build = เริ่มไซต์
middle-ages-menu-hire = จ้างคนงาน
middle-ages-menu-cards = เริ่มไซต์หรือจ้าง
middle-ages-menu-sends = { $buys ->
    [yes] ซื้อแอ็กชันแล้วส่งคนงาน
   *[no] ส่งคนงาน
 }
middle-ages-menu-sites = { $buys ->
    [yes] ซื้อแอ็กชันแล้วส่งไปไหน
   *[no] ส่งคนงานไปไหน
 }
middle-ages-menu-send = { $buys ->
    [yes] ซื้อแอ็กชันแล้วส่งไป { $mark }
   *[no] ส่งคนงานไป { $mark }
 }
middle-ages-button-send = ส่ง{ $unit } ไป { $site }{ $wage ->
    [0] {""}
   *[other] {" "}(ค่าจ้าง { $wage })
 }
middle-ages-button-coins = หยิบ { $coins } เหรียญ
middle-ages-button-buy = ซื้อแอ็กชัน ({ $price } เหรียญ)
middle-ages-button-end = จบตา
middle-ages-button-end-now = จบตาเลย
middle-ages-question = { $actions ->
    [0] ซื้อแอ็กชัน หรือจบตา
    [1] เลือกแอ็กชันสุดท้ายของคุณ
   *[other] เลือกแอ็กชัน (เหลือ { $actions })
 }
middle-ages-question-useless = ไม่มีคนงานว่างที่ให้สิ่งที่ขาดอยู่: { $missing }
middle-ages-question-dear = คุณส่งใครไม่ได้: { $why ->
    [actions] คนงานคนถัดไปที่ส่งไปไซต์ใช้ { $price } แอ็กชัน
   *[coins] คุณมีเหรียญไม่พอ
 }
middle-ages-question-end = { $count ->
    [0] { "**" }แมตช์จบเมื่อจบตานี้**
   *[other] { "**" }ตาสุดท้าย:** ต่อจากคุณเหลือแค่ { $players } ที่ยังได้เล่น
 }
middle-ages-price-on = { $price } แอ็กชันที่ { $sites }
middle-ages-question-surcharge = ตานี้คนงานคนถัดไปใช้ { $prices }
middle-ages-button-areas = 🔍 พื้นที่ผู้เล่น
middle-ages-choice-send = { $site } ← { $unit }
middle-ages-choice-open-site = ขาด{ $missing }
middle-ages-choice-site = ต้องใช้{ $needs }; ได้ { $coins } เหรียญ{ $points ->
    [0] {""}
   *[other] {" "}และ { $points } คะแนน
 }
middle-ages-choice-machine = ต้องใช้{ $needs }; ได้ { $points } คะแนน แล้วเป็นเครื่องจักรให้{ $supplies } ไม่มีค่าจ้าง
middle-ages-choice-worker = ค่าจ้าง { $wage } เหรียญทุกครั้งที่ส่ง
middle-ages-effect = { $wage ->
    [0] ไม่มีค่าจ้าง
   *[other] ค่าจ้าง { $wage } เหรียญ
 }, { $actions } แอ็กชัน: { $effect }
middle-ages-effect-bought = { $actions ->
    [1] {""}
   *[other] { $actions } แอ็กชัน,{" "}
 }{ $cost } เหรียญ ({ $bought } ซื้อเพิ่ม { $buys } แอ็กชัน{ $wage ->
    [0] , ไม่มีค่าจ้าง
   *[other] , { $wage } เป็นค่าจ้าง
 }): { $effect }
middle-ages-effect-finishes = เสร็จ, +{ $coins } เหรียญ, +{ $points } คะแนน
middle-ages-effect-missing = ยังขาด{ $missing }
middle-ages-effect-useless = ไม่ได้ช่วยอะไรที่นั่น

middle-ages-warning-end = คุณยังเหลือ { $count } แอ็กชัน จะจบตาเลยไหม
middle-ages-warning-useless = { $site } ไม่ต้องการสิ่งที่ { $unit } ให้เลย ยังจะส่งคนงานคนนี้ไหม
middle-ages-warning-coins = คุณซื้อแอ็กชันนี้ในราคา { $price } เหรียญ แต่หยิบได้แค่ { $coins } เหรียญ ยังจะหยิบเหรียญไหม
middle-ages-warning-buy = แอ็กชันเพิ่มราคา { $price } เหรียญ และใช้ได้แค่หยิบเหรียญซึ่งได้น้อยกว่า ยังจะซื้อไหม

## Score sheet

middle-ages-score-left-match = ออกจากแมตช์
middle-ages-score-buildings = สิ่งก่อสร้าง { $points } คะแนน
middle-ages-score-machines = เครื่องจักร { $points }
middle-ages-score-coins = { "" }
middle-ages-score-coin-points = { $points } คะแนนจาก { $coins } เหรียญ

## Rules broken

middle-ages-illegal-not-an-action = บอตไม่เข้าใจ “{ $text }” ใช้เมนูและปุ่มใต้กระดาน หรือคำสั่งของเกม
middle-ages-illegal-left-the-match = คุณออกจากแมตช์แล้ว
middle-ages-illegal-no-such-card = ไม่มีการ์ด “{ $card }” เลือกจากรายการ
middle-ages-illegal-not-a-site = { $card } เป็นคนงาน ไม่ใช่ไซต์
middle-ages-illegal-not-a-worker = { $card } เป็นไซต์ จ้างได้เฉพาะคนงาน
middle-ages-illegal-not-a-unit = { $card } เป็นสิ่งก่อสร้าง ส่งได้เฉพาะคนงานและเครื่องจักร
middle-ages-illegal-not-in-row = { $card } ไม่ได้อยู่ในแถว เลือกได้เฉพาะการ์ดในแถว
middle-ages-illegal-row-empty = แถวนั้นว่าง และกองก็หมดแล้ว เลือกอะไรจากที่นั่นไม่ได้อีก
middle-ages-illegal-not-your-site = { $site } ไม่ใช่ไซต์ที่คุณกำลังสร้าง
middle-ages-illegal-site-finished = { $site } เสร็จไปแล้ว
middle-ages-illegal-not-your-unit = { $unit } ไม่ใช่คนงานของคุณ
middle-ages-illegal-machine-unfinished = { $unit } ยังสร้างไม่เสร็จ จึงทำงานไม่ได้
middle-ages-illegal-not-free = { $unit } ทำงานอยู่ที่{ $site } และต้องอยู่จนกว่าจะเสร็จ
middle-ages-illegal-not-enough-actions = ต้องใช้ { $needed } แอ็กชัน แต่คุณมี { $left } ซื้อเพิ่มได้ { $buys } แอ็กชัน ราคาแอ็กชันละ { $price } เหรียญ
middle-ages-illegal-not-enough-coins = ต้องใช้ { $needed } เหรียญ แต่คุณมี { $had }
middle-ages-illegal-coin-cap = หยิบเหรียญได้ตาละ { $cap } ครั้ง และคุณหยิบครบแล้ว
middle-ages-illegal-must-use-actions = แมตช์นี้ต้องใช้แอ็กชันฟรีให้หมด คุณยังเหลือ { $count }

## Commands

command-middle-ages = The Builders: ยุคกลาง: คนงานและไซต์งาน ผู้เล่น 2 ถึง 4 คน
command-middle-ages-build = เริ่มไซต์จากแถว
command-middle-ages-hire = จ้างคนงานจากแถว
command-middle-ages-send = ส่งคนงานหรือเครื่องจักรไปไซต์ของคุณ
command-middle-ages-coins = ใช้แอ็กชันหยิบเหรียญ
command-middle-ages-buy = ใช้เหรียญซื้อแอ็กชันเพิ่ม
command-middle-ages-end = จบตาของคุณ
parameter-middle-ages-preset-name = ชุดกติกา
parameter-middle-ages-preset = ใช้กติกาชุดไหน ตัวเลือกอื่นจะปรับชุดนี้
choice-middle-ages-preset-official = กติกาทางการ
choice-middle-ages-preset-bga = BGA: ต้องใช้แอ็กชันฟรีให้หมด
choice-middle-ages-preset-thai = แบบไทย: ต้องใช้แอ็กชันฟรีให้หมด ไม่มีค่าเพิ่ม เล่นอีกคนละตา
parameter-middle-ages-target-vp-name = คะแนนเป้าหมาย
parameter-middle-ages-target-vp = ถึงกี่คะแนนแล้วจบแมตช์ (1 ถึง 60)
parameter-middle-ages-start-coins-name = เหรียญเริ่มต้น
parameter-middle-ages-start-coins = เหรียญตอนเริ่ม (0 ถึง 100)
parameter-middle-ages-free-actions-name = แอ็กชันฟรี
parameter-middle-ages-free-actions = แอ็กชันฟรีต่อตา (1 ถึง 10)
parameter-middle-ages-extra-action-price-name = ราคาแอ็กชันเพิ่ม
parameter-middle-ages-extra-action-price = ราคาแอ็กชันเพิ่มเป็นเหรียญ (1 ถึง 20)
parameter-middle-ages-send-cost-name = ค่าส่งคนงาน
parameter-middle-ages-send-cost = การส่งคนงานอีกคนไปไซต์เดิมในตาเดียวกันใช้เท่าไร
choice-middle-ages-send-cost-escalating = เพิ่มครั้งละ 1 แอ็กชัน
choice-middle-ages-send-cost-flat = 1 แอ็กชันเสมอ
parameter-middle-ages-end-rule-name = กติกาจบเกม
parameter-middle-ages-end-rule = เกิดอะไรขึ้นเมื่อมีผู้ได้คะแนนครบ
choice-middle-ages-end-rule-round = เล่นต่อจนจบรอบ
choice-middle-ages-end-rule-one_more = คนอื่นได้เล่นอีกคนละ 1 ตา
parameter-middle-ages-must-use-actions-name = ใช้แอ็กชันให้หมด
parameter-middle-ages-must-use-actions = ต้องใช้แอ็กชันฟรีให้หมดหรือไม่
parameter-middle-ages-reveal-next-name = เห็นการ์ดถัดไป
parameter-middle-ages-reveal-next = เห็นการ์ดใบถัดไปของแต่ละกองหรือไม่
choice-middle-ages-reveal-next-both = เห็นทั้งสองกอง
choice-middle-ages-reveal-next-building = เฉพาะไซต์ใบถัดไป
choice-middle-ages-reveal-next-none = คว่ำทั้งสองกอง
parameter-middle-ages-build-card = ไซต์จากแถว
parameter-middle-ages-hire-card = คนงานจากแถว
parameter-middle-ages-send-unit = คนงานหรือเครื่องจักรที่ว่างของคุณ
parameter-middle-ages-send-site = ไซต์ที่คุณกำลังสร้าง

## Rules

middle-ages-rules = ### The Builders: ยุคกลาง
    ผู้เล่น 2 ถึง 4 คนจ้างคนงานและสร้างไซต์งานให้เสร็จ เมื่อมีผู้ได้ { $target_vp } คะแนนตอนจบตา { $end_rule ->
        [one_more] คนอื่นได้เล่นอีกคนละ 1 ตา
       *[round] จะเล่นต่อจนจบรอบนั้น
    } จากนั้นทุก 10 เหรียญนับเพิ่ม 1 คะแนน ใครมีคะแนนมากที่สุดชนะ

    { "**" }ตาของคุณ** มี { $free_actions } แอ็กชัน และซื้อเพิ่มได้แอ็กชันละ { $extra_action_price } เหรียญ{ $must_use_actions ->
        [on] {" "}ต้องใช้แอ็กชันฟรีให้หมด:
       *[off] :
    }
    - **เริ่มไซต์** จากแถว (1 แอ็กชัน)
    - **จ้างคนงาน** จากแถว (1 แอ็กชัน ยังไม่ต้องจ่ายเหรียญ)
    - **ส่งคนงาน** ไปไซต์ของคุณและจ่ายค่าจ้างทุกครั้ง { $send_cost ->
        [flat] ใช้ 1 แอ็กชันเสมอ แม้ส่งไปไซต์เดิมอีก
       *[escalating] ในตาเดียวกัน คนแรกที่ส่งไปไซต์หนึ่งใช้ 1 แอ็กชัน คนที่สองไปไซต์เดิมใช้ 2 คนที่สามใช้ 3 และเพิ่มไปเรื่อย ๆ
    }
    - **หยิบเหรียญ**: ครั้งแรกในตาได้ 1 เหรียญ ครั้งที่สอง 2 ครั้งที่สาม 3 หยิบได้แค่สามครั้ง

    { "**" }ไซต์เสร็จ** ทันทีที่ทีมงานให้ของครบตามที่ต้องใช้ คือ หิน (S) ไม้ (W) ความรู้ (K) และกระเบื้อง (T) ในภาพแต่ละอย่างเป็นช่องบนไซต์ซึ่งจะถูกติ๊กเมื่อมีแล้ว แต่ละอย่างนับแยกกัน อย่างหนึ่งเกินมาใช้แทนอีกอย่างไม่ได้ คุณได้เหรียญและคะแนนของไซต์ และทีมงานทั้งหมดกลับมาว่างทันที

    { "**" }เครื่องจักร** มาเป็นคนงานของคุณเมื่อสร้างเสร็จ ไม่มีค่าจ้าง แต่การส่งใช้แอ็กชันเหมือนคนงานอื่น

    { "**" }ควรรู้** คนงานอยู่ที่ไซต์จนกว่าจะเสร็จ { $send_cost ->
        [flat] {""}
       *[escalating] ส่งไปหลายไซต์ถูกกว่าส่งไปไซต์เดียว{" "}
    }อย่าให้เหรียญหมด

    { "**" }การจบ** นับคะแนนจากสิ่งก่อสร้างและเครื่องจักร และ 1 คะแนนต่อทุก 10 เหรียญ ถ้าคะแนนรวมเท่ากัน { $tiebreak ->
        [none] ได้อันดับร่วมกัน
       *[vp_then_coins] ตัดสินด้วยคะแนนจากสิ่งก่อสร้างและเครื่องจักร แล้วจึงดูเหรียญ
    } แมตช์จบด้วยถ้าไม่มีไซต์ใดสร้างเสร็จได้อีก หรือถ้าสิบรอบไม่มีใครเริ่มไซต์ จ้างคนงาน หรือส่งคนงาน

## What can be done now, behind "You can"

middle-ages-possible-build = เริ่มไซต์{ $count ->
    [1] {""}
   *[other] {" "}(เลือกได้ { $count } แห่ง)
 }
middle-ages-possible-hire = จ้างคนงาน{ $count ->
    [1] {""}
   *[other] {" "}(เลือกได้ { $count } คน)
 }
middle-ages-possible-send = ส่งคนงาน{ $count ->
    [1] {""}
   *[other] {" "}(เลือกได้ { $count } แบบ)
 }
middle-ages-possible-coins = หยิบเหรียญ
middle-ages-possible-buy = ซื้อแอ็กชัน
middle-ages-possible-end = จบตา

## What to do, as hints say it

middle-ages-do-build = เริ่มสร้าง{ $site }
middle-ages-do-hire-apprentice = จ้างเด็กฝึกงานที่มี{ $yields }
middle-ages-do-hire-labourer = จ้างกรรมกรที่มี{ $yields }
middle-ages-do-hire-craftsman = จ้างนายช่างที่มี{ $yields }
middle-ages-do-hire-master = จ้างหัวหน้าที่มี{ $yields }
middle-ages-do-send = ส่ง{ $unit }{ $yields ->
    [none] {""}
   *[other] ที่มี{ $yields }
 } ไปที่{ $site }
middle-ages-do-finish-building = ส่ง{ $unit }{ $yields ->
    [none] {""}
   *[other] ที่มี{ $yields }
 } ไปที่{ $site }
middle-ages-do-finish-machine = ส่ง{ $unit }{ $yields ->
    [none] {""}
   *[other] ที่มี{ $yields }
 } ไปที่{ $site }
middle-ages-do-coins = หยิบเหรียญ
middle-ages-do-buy = ซื้อแอ็กชัน
middle-ages-do-end = จบตา
middle-ages-begins-ahead = { $player } เริ่มโดยมีเพิ่มอีก { $count } เหรียญ
middle-ages-begins-ahead-by = { $count } เหรียญ
