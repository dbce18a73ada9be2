### Middle Ages: what its pictures say, and the position in words.

## In the picture

middle-ages-last-round = รอบสุดท้าย
middle-ages-no-site = ยังไม่มีไซต์
middle-ages-stopped = หยุดในรอบ { $round }
middle-ages-left = ออกแล้ว
middle-ages-left-all = ออกจากแมตช์: { $names }
middle-ages-wins = { $names } ชนะ
middle-ages-share = { $names } ชนะร่วมกัน
middle-ages-tie-vp = คะแนนรวมเท่ากัน: ตัดสินด้วยคะแนนจากไซต์
middle-ages-tie-coins = คะแนนเท่ากัน: ตัดสินด้วยเหรียญ
middle-ages-tie-vp-coins = คะแนนรวมเท่ากัน: ดูคะแนนไซต์ แล้วเหรียญ

## Cards

middle-ages-card-B01 = ซุ้มไม้
middle-ages-card-B02 = เพิงไม้
middle-ages-card-B03 = สะพานมุงหลังคา
middle-ages-card-B04 = บ้านต้นไม้
middle-ages-card-B05 = สะพานหิน
middle-ages-card-B06 = โรงซักผ้า
middle-ages-card-B07 = กระท่อมฟาง
middle-ages-card-B08 = บ้านในเมือง
middle-ages-card-B09 = บ้านสวน
middle-ages-card-B10 = บ้านชนบท
middle-ages-card-B11 = บ้าน
middle-ages-card-B12 = คอกวัว
middle-ages-card-B13 = โรงเตี๊ยม
middle-ages-card-B14 = เล้าหมู
middle-ages-card-B15 = จุดพักม้า
middle-ages-card-B16 = ยุ้งข้าว
middle-ages-card-B17 = คอกม้า
middle-ages-card-B18 = โรงตีเหล็ก
middle-ages-card-B19 = กังหันลม
middle-ages-card-B20 = กังหันน้ำ
middle-ages-card-B21 = ตลาดในร่ม
middle-ages-card-B22 = บ้านคหบดี
middle-ages-card-B23 = สถานีม้าเร็ว
middle-ages-card-B24 = โรงแรม
middle-ages-card-B25 = ร้านเหล้า
middle-ages-card-B26 = ฟาร์ม
middle-ages-card-B27 = โบสถ์
middle-ages-card-B28 = หอเฝ้ายาม
middle-ages-card-B29 = อาราม
middle-ages-card-B30 = ระเบียงคด
middle-ages-card-B31 = โบสถ์น้อย
middle-ages-card-B32 = สะพานส่งน้ำ
middle-ages-card-B33 = ปราสาท
middle-ages-card-B34 = มหาวิหาร
middle-ages-card-M1 = ปั้นจั่น I
middle-ages-card-M2 = เลื่อยวงเดือน I
middle-ages-card-M3 = เครื่องวัด I
middle-ages-card-M4 = เตากระเบื้อง I
middle-ages-card-M5 = ปั้นจั่น II
middle-ages-card-M6 = เลื่อยวงเดือน II
middle-ages-card-M7 = เครื่องวัด II
middle-ages-card-M8 = เตากระเบื้อง II
middle-ages-worker-apprentice = เด็กฝึกงาน ({ $yields })
middle-ages-worker-labourer = กรรมกร ({ $yields })
middle-ages-worker-craftsman = นายช่าง ({ $yields })
middle-ages-worker-master = หัวหน้า ({ $yields })
middle-ages-kind-apprentice = เด็กฝึกงาน
middle-ages-kind-labourer = กรรมกร
middle-ages-kind-craftsman = นายช่าง
middle-ages-kind-master = หัวหน้า
middle-ages-marked = { $mark }: { $card }

## Amounts and lists

middle-ages-amount-stone = หิน { $count }
middle-ages-amount-wood = ไม้ { $count }
middle-ages-amount-knowledge = ความรู้ { $count }
middle-ages-amount-tile = กระเบื้อง { $count }
middle-ages-none = ไม่มี
middle-ages-hidden = คว่ำอยู่
middle-ages-empty = ไม่มี

## What may be done now

middle-ages-prompt-over = แมตช์จบแล้ว
middle-ages-prompt = { $actions ->
    [0] ไม่เหลือแอ็กชัน
   *[other] เหลือ { $actions } แอ็กชัน
 } ทำได้: { $can }
middle-ages-verb-send = ส่งคนงาน
middle-ages-verb-build = เริ่มไซต์
middle-ages-verb-hire = จ้างคนงาน
middle-ages-verb-coins = หยิบ { $coins } เหรียญ
middle-ages-verb-buy = ซื้อแอ็กชันในราคา { $price } เหรียญ
middle-ages-verb-end = จบตา

## What was done, behind the player's name

middle-ages-did-build = เริ่มสร้าง{ $site }
middle-ages-did-hire-apprentice = จ้างเด็กฝึกงาน ({ $yields })
middle-ages-did-hire-labourer = จ้างกรรมกร ({ $yields })
middle-ages-did-hire-craftsman = จ้างนายช่าง ({ $yields })
middle-ages-did-hire-master = จ้างหัวหน้า ({ $yields })
middle-ages-a-apprentice = เด็กฝึกงาน
middle-ages-a-labourer = กรรมกร
middle-ages-a-craftsman = นายช่าง
middle-ages-a-master = หัวหน้า
middle-ages-a-machine = { $name }
middle-ages-did-send = ส่ง{ $unit } ไปที่{ $site } ({ $wage ->
    [0] ไม่มีค่าจ้าง
   *[other] จ่าย { $wage } เหรียญ
 }{ $actions ->
    [1] {""}
   *[other] , ใช้ { $actions } แอ็กชัน
 }; ยังขาด{ $missing })
middle-ages-did-finish-building = สร้าง{ $site } เสร็จด้วย{ $unit } ({ $wage ->
    [0] ไม่มีค่าจ้าง
   *[other] จ่าย { $wage } เหรียญ
 }{ $actions ->
    [1] {""}
   *[other] , ใช้ { $actions } แอ็กชัน
 }, ได้ { $coins } เหรียญ{ $points ->
    [0] {""}
   *[other] {" "}และ { $points } คะแนน
 })
middle-ages-did-finish-machine = สร้าง{ $site } เสร็จด้วย{ $unit } ({ $wage ->
    [0] ไม่มีค่าจ้าง
   *[other] จ่าย { $wage } เหรียญ
 }{ $actions ->
    [1] {""}
   *[other] , ใช้ { $actions } แอ็กชัน
 }, ได้ { $points } คะแนนและเครื่องจักรที่ไม่มีค่าจ้าง)
middle-ages-did-coins = หยิบ { $coins } เหรียญ
middle-ages-did-buy = ซื้อแอ็กชันในราคา { $coins } เหรียญ
middle-ages-did-build-several = เริ่มสร้าง{ $sites }
middle-ages-the-site = { $site }
middle-ages-did-hire-several = จ้าง{ $workers }
middle-ages-hired = { $worker } ({ $yields })
middle-ages-did-coins-several = หยิบ { $coins } เหรียญใน { $count } แอ็กชัน
middle-ages-did-buy-several = ซื้อ { $count } แอ็กชันในราคา { $coins } เหรียญ
middle-ages-did-end = จบตา{ $actions ->
        [none] โดยไม่ได้ทำอะไร
       *[some] { "" }
    }
middle-ages-did-leave = ออกจากแมตช์

## The position in words

middle-ages-says-turn = ยุคกลาง รอบที่ { $round } ถึงตาของ { $name } { $actions ->
    [0] ไม่เหลือแอ็กชัน
   *[other] เหลือ { $actions } แอ็กชัน
 } เมื่อมีผู้เล่นถึง { $target } คะแนน จะเล่นรอบนั้นต่อจนครบ
middle-ages-says-turn-one-more = ยุคกลาง รอบที่ { $round } ถึงตาของ { $name } { $actions ->
    [0] ไม่เหลือแอ็กชัน
   *[other] เหลือ { $actions } แอ็กชัน
 } เมื่อมีผู้เล่นถึง { $target } คะแนน ผู้เล่นอื่นทุกคนจะได้เล่นอีกคนละตา
middle-ages-says-stopped = ยุคกลาง แมตช์ถูกหยุดในรอบที่ { $round }
middle-ages-says-over = ยุคกลาง แมตช์จบแล้ว: { $result }
middle-ages-says-ending = ถึงตาสุดท้ายแล้ว ผู้ที่ยังไม่ได้เล่น: { $names }
middle-ages-says-money = { $coins ->
    [0] ตานี้หยิบเหรียญเพิ่มไม่ได้แล้ว
   *[other] ใช้ 1 แอ็กชันหยิบได้ { $coins } เหรียญ
 } แอ็กชันเพิ่มราคา { $price } เหรียญ
middle-ages-says-left = { $name } (ออกจากแมตช์แล้ว)
middle-ages-says-player = { $name } มี { $coins } เหรียญและ { $points } คะแนน
middle-ages-says-free = คนงานว่าง: { $units }
middle-ages-says-machine = { $name } ({ $supplies })
middle-ages-says-site = ไซต์ { $site } ยังต้องการ { $missing }; ทีมงาน: { $crew }; จะได้ { $coins ->
    [0] {""}
   *[other] { $coins } เหรียญ,{" "}
 }{ $points } คะแนน
middle-ages-says-price = คนงานคนถัดไปที่ส่งไปที่นั่นใช้ { $actions } แอ็กชัน
middle-ages-says-count = ไซต์ที่เสร็จแล้ว: { $count }
middle-ages-says-finished = เสร็จแล้ว: { $sites }
middle-ages-says-brief = { $name }: { $coins } เหรียญ, { $points } คะแนน, คนงานว่าง { $units } คน, ไซต์ที่เสร็จแล้ว { $finished } แห่ง, ไซต์ที่กำลังสร้าง: { $sites }
middle-ages-says-score = { $name } อันดับ { $rank }: { $total } คะแนน (สิ่งก่อสร้าง { $buildings }, เครื่องจักร { $machines }, { $coin_points } จาก { $coins } เหรียญ)
middle-ages-says-sites = ไซต์ที่เริ่มได้: { $cards } ใบถัดไป: { $upcoming } เหลือในกอง { $deck } ใบ
middle-ages-says-workers = คนงานที่จ้างได้: { $cards } ใบถัดไป: { $upcoming } เหลือในกอง { $deck } ใบ
middle-ages-says-offer = { $site } (ต้องใช้{ $needs }; ได้ { $coins } เหรียญ, { $points } คะแนน)
middle-ages-says-offer-machine = { $site } (ต้องใช้{ $needs }; ได้ { $points } คะแนน และให้{ $supplies })
middle-ages-says-hand = { $worker } ({ $yields }, ค่าจ้าง { $wage })

## The picture of the rules

middle-ages-resource-stone = หิน
middle-ages-resource-wood = ไม้
middle-ages-resource-knowledge = ความรู้
middle-ages-resource-tile = กระเบื้อง
middle-ages-rules-1-1 = เริ่มไซต์
middle-ages-rules-1-2 = 1 แอ็กชัน
middle-ages-rules-2-1 = จ้างคนงาน
middle-ages-rules-2-2 = 1 แอ็กชัน
middle-ages-rules-3-1 = ส่งและจ่าย
middle-ages-rules-3-2 = { $send_cost ->
        [flat] ครั้งละ 1 แอ็กชัน
       *[escalating] ในตาเดียว
    }
middle-ages-rules-4-1 = ติ๊กครบก็เสร็จ
middle-ages-rules-4-2 = ทีมงานว่างอีก
middle-ages-rules-5-1 = เหรียญ/แอ็กชัน
middle-ages-rules-5-2 = ตาละ { $free_actions } แอ็กชัน
middle-ages-rules-6-1 = { $end_rule ->
        [one_more] อีกคนละตา
       *[round] รอบสุดท้าย
    }
middle-ages-rules-6-2 = คะแนนมากสุดชนะ
middle-ages-rules-picture = กติกาในภาพเดียว หนึ่งตามี { $free_actions } แอ็กชัน การเริ่มไซต์ใช้ 1 แอ็กชัน การจ้างคนงานใช้ 1 แอ็กชัน การส่งคนงานไปไซต์ต้องจ่ายค่าจ้างของคนงานและใช้ 1 แอ็กชัน{ $send_cost ->
        [flat] ทุกครั้ง
       *[escalating] {" "}คนที่สองที่ส่งไปไซต์เดียวกันในตาเดียวกันใช้ 2 แอ็กชัน คนที่สามใช้ 3
    } ไซต์มีช่องสำหรับของแต่ละอย่างที่ต้องใช้ คนงานที่นำของมาจะติ๊กช่องนั้น เมื่อติ๊กครบทุกช่อง ไซต์ก็เสร็จ จะได้เหรียญและคะแนน และทีมงานกลับมาว่าง ใช้ 1, 2 หรือ 3 แอ็กชันหยิบเหรียญจะได้ 1, 3 หรือ 6 เหรียญ จ่าย { $extra_action_price } เหรียญซื้อแอ็กชันเพิ่มได้ 1 แอ็กชัน เมื่อมีผู้เล่นถึง { $target_vp } คะแนน { $end_rule ->
        [one_more] คนอื่นได้เล่นอีกคนละ 1 ตา
       *[round] รอบนั้นเป็นรอบสุดท้าย
    } ทุก 10 เหรียญเป็นอีก 1 คะแนน ใครมีคะแนนมากที่สุดชนะ
