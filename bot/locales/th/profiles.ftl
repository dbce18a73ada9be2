command-profile = ดูโปรไฟล์ของคุณหรือของคนที่ให้คนอื่นดู
parameter-profile-user = โปรไฟล์ของใคร เว้นไว้สำหรับของคุณเอง
parameter-profile-game = เกมที่จะดูเพิ่มเติม

profile-title = ### โปรไฟล์ของ { $user }
profile-title-own = ### โปรไฟล์ของคุณ
profile-scope = -# นับแมตช์ในเซิร์ฟเวอร์นี้
profile-scope-own = -# นับแมตช์ของคุณในทุกเซิร์ฟเวอร์ คนอื่นเห็นเฉพาะแมตช์ในเซิร์ฟเวอร์ของตัวเอง และเฉพาะถ้าคุณเก็บเรตติ้ง: `/me rating`
profile-empty = ยังไม่มีแมตช์ที่จบที่นี่
profile-empty-own = คุณยังไม่เคยเล่นแมตช์จนจบ
profile-game-line = - **{ $game }** · { $count } แมตช์ · { $ratings }
profile-game-alt = { $game }: { $count } แมตช์, { $ratings }
profile-unrated = ยังไม่มีเรตติ้ง
profile-pool-two = 2 คน
profile-pool-more = 3+ คน
profile-rating = { $pool ->
    [two] แบบสองคน
   *[more] แบบหลายคน
 } **{ $tier }**{ $settled ->
    [no] {" "}(ชั่วคราว)
   *[yes] {""}
 }
profile-provisional = { $tier }?
profile-favourite = เกมโปรด
profile-favourite-line = เกมโปรด: { $game }
profile-last = แมตช์ล่าสุด
profile-last-line = แมตช์ล่าสุด ใหม่สุดอยู่ท้าย: { $ranks }
profile-rank = { $ending ->
    [shared] ที่หนึ่งร่วมจาก { $players }
   *[other] { profile-place }จาก { $players }
 }
profile-place = { $rank ->
    [1] ที่หนึ่ง
    [2] ที่สอง
    [3] ที่สาม
   *[other] ที่สี่
 }
profile-best = ดีที่สุด: { $points } คะแนน
profile-best-unplayed = แมตช์ที่ดีที่สุด
profile-best-line = แมตช์ที่ดีที่สุดใน { $game }: { $result }
profile-best-result = { profile-place }จาก { $players }{ $points ->
    [none] {""}
    [one] {" "}ด้วย { $points } คะแนน
   *[other] {" "}ด้วย { $points } คะแนน
 }
profile-choose = เลือกเกมเพื่อดูเพิ่มเติม หรือเลือกคนเพื่อเทียบ
menu-profile-meet = เทียบผลกับ …
button-profile-share = แชร์
button-profile-back = กลับไปที่โปรไฟล์
button-profile-number = แสดงตัวเลข
button-profile-best = รีเพลย์แมตช์ที่ดีที่สุด
button-profile-last = รีเพลย์แมตช์ล่าสุด
profile-shared = โพสต์แล้ว แบบเดียวกับที่คนอื่นเห็นที่นี่
refusal-profile-hidden = ไม่มีโปรไฟล์ของผู้ใช้นี้ที่คุณดูได้ที่นี่
refusal-profile-share = คุณแชร์โปรไฟล์ได้ในเซิร์ฟเวอร์ที่แสดงโปรไฟล์ ถ้าคุณเก็บเรตติ้ง: `/me rating`
refusal-profile-shared-already = คุณแชร์สิ่งนี้ไปแล้ว
refusal-profile-empty = คุณยังไม่เคยเล่นแมตช์จนจบในเซิร์ฟเวอร์นี้
refusal-profile-whom = เลือกผู้ใช้คนอื่น

profile-page-title = ### { $game } · { $user }
profile-page-empty = ยังไม่มีแมตช์ของเกมนี้ที่จบแล้ว
profile-page-rating = { $pool ->
    [two] **แบบสองคน:**
   *[more] **แบบหลายคน:**
 } { $tier } เก่งประมาณระดับ *{ $level }*{ $settled ->
    [no] {" "}แต่ยังเป็นแบบชั่วคราวเพราะมีแมตช์คิดเรตติ้งน้อย
   *[yes] {""}
 }{ $number ->
    [none] {""}
   *[other] {" "}ตัวเลขคือ **{ $number }** ผู้เล่นใหม่เริ่มที่ 1,000
 }
profile-page-few = จนถึงตอนนี้ { $count } แมตช์ ตั้งแต่ { $least } ขึ้นไป หน้านี้จะนับแยกตามที่นั่ง จำนวนผู้เล่น และความยาว
profile-page-seats = **ตามที่นั่ง:** { $counts }
profile-page-players = **ตามจำนวนผู้เล่น:** { $counts }
profile-page-lengths = **ตามความยาว:** { $counts }
profile-count = { $name }: { $count } แมตช์ ได้ที่หนึ่ง { $firsts } ครั้ง
profile-seat = ที่นั่ง { $number }
profile-players = ผู้เล่น { $number } คน
profile-length-hour = ไม่เกินหนึ่งชั่วโมง
profile-length-day = ไม่เกินหนึ่งวัน
profile-length-longer = นานกว่านั้น
profile-page-first = **แมตช์แรก:** { $at }
profile-page-best = **แมตช์ที่ดีที่สุด:** { $result }, { $at }

profile-meet-title = ### { $user } และ { $other }
profile-meet-none = ยังไม่เคยเล่นแมตช์จนจบด้วยกัน
profile-meet-line = { $game }: { $count } แมตช์ { $user } อันดับดีกว่า { $won } ครั้ง, { $other } อันดับดีกว่า { $lost } ครั้ง{ $drawn ->
    [0] {""}
   *[other] ; เสมอ { $drawn } ครั้ง
 }
profile-meet-last = ล่าสุด: { $game }, { $at }
