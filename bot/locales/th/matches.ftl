## The table

table-title = ### { $game } · โต๊ะเปิดแล้ว
table-opened = { $host } ชวนเล่น { $free ->
    [0] ที่นั่งเต็มแล้ว กด **เริ่ม** ได้เลย
   *[other] เลือกที่นั่งด้านล่าง { $enough ->
        [yes] **เริ่ม** จะเริ่มแมตช์โดยไม่รอที่นั่งว่าง
       *[no] **เริ่ม** จะปรากฏเมื่อมีคนนั่งพอแล้ว
     }
 }
table-rematch = { $host } ชวนรีแมตช์ จะเริ่มเองทันทีที่ทุกคนที่เคยเล่นนั่งครบ{ $enough ->
    [yes] { " " }ถ้าจะเล่นโดยไม่รอคนอื่น กด **เริ่ม**
   *[no] { "" }
 }
table-invited = ผู้ได้รับเชิญ: { $guests }
table-seat = { $seat }: { $who }
table-seat-free = ว่าง
table-option = -# • { $option }
rules-of-channel = -# ตามตัวเลือกของแมตช์ในแชนแนลนี้
rules-of-this-table = { "**" }ที่โต๊ะนี้**
rules-option = - { $option }
table-boards-keep = กระดานเก่าเก็บภาพไว้
table-boards-delete = กระดานเก่าจะถูกลบ
table-changed = { $host } เปลี่ยนสิ่งนี้หลังจากมีคนนั่งแล้ว: { "**" }{ $options }**
button-even-out = ปรับให้สูสี
button-head-start-off = ไม่ให้แต้มต่อ
button-head-start-new = เพิ่งเริ่มเล่น
head-start-title = ### แต้มต่อ
    { $words }
    ถ้ามีแต้มต่อ แมตช์จะไม่คิดเรตติ้ง
head-start-nobody = ทุกคนเริ่มเท่ากัน ผู้เล่นที่ฝีมืออ่อนกว่าหรือเพิ่งหัดเล่นรับแต้มต่อได้
head-start-moves = มีแต้มต่อได้คนเดียว ถ้าเลือกคนอื่น { $user } จะไม่มีแต้มต่อแล้ว
head-start-proposed = ตามเรตติ้งของทุกคน แบบนี้จะสูสีกัน:
menu-head-start = ให้ใคร และเท่าไร
head-start-choice = { $player }: { $size }
board-head-start = -# { $words }
refusal-head-start-not-seated = แต้มต่อมีไว้สำหรับผู้ที่นั่งอยู่ที่โต๊ะร่วมกับคนอื่นอย่างน้อยหนึ่งคน
refusal-head-start-taken = มีคนอื่นได้แต้มต่อแล้ว มีแต่เจ้าของโต๊ะที่เปลี่ยนให้เป็นคุณได้
button-table-rules = { $pages ->
    [1] เปลี่ยนกติกา
   *[other] เปลี่ยนกติกา { $page } จาก { $pages }
 }
button-table-look = เปลี่ยนโต๊ะ
button-table-again = แก้แบบฟอร์มอีกครั้ง
table-rules-title = กติกาที่โต๊ะนี้
table-look-title = โต๊ะนี้
table-form-range = { $low } ถึง { $high }
table-form-yes = ใช่
table-form-no = ไม่
table-form-as-usual = ตามกติกา
table-form-no-preset = ตามที่เป็นอยู่
table-form-play = คุณและทุกคนที่เข้าร่วม
table-form-watch = คอมพิวเตอร์เล่น คุณชม: { $level }
table-form-who-plays = ใครเล่น
table-form-not-a-number = ยังไม่มีอะไรเปลี่ยน: { $option } ต้องเป็นจำนวนเต็มตั้งแต่ { $low } ถึง { $high } ไม่ใช่ “{ $value }” กดปุ่มเพื่อเปิดแบบฟอร์มตามที่คุณกรอกไว้
table-changed-done = เปลี่ยนแล้ว: { $options } มีบอกไว้ที่โต๊ะ
table-unchanged = ไม่มีอะไรเปลี่ยน โต๊ะเป็นแบบนี้อยู่แล้ว
board-practice = โหมดซ้อม: คุณย้อนได้เท่าที่ต้องการ
end-practice = แมตช์นี้เป็นการซ้อม
board-placement = แมตช์วัดระดับ: ไม่มีคำใบ้ และย้อนไม่ได้
end-rated = -# { $kind ->
    [placement] นี่คือแมตช์วัดระดับ `/profile` แสดงจุดเริ่มต้นของเรตติ้งคุณ และ `/me rating` เริ่มแมตช์ถัดไป
   *[rated] แมตช์นี้คิดเรตติ้ง
 }
table-rating = { $state ->
    [computers] ไม่คิดเรตติ้ง: มีคอมพิวเตอร์เล่น
    [options] ไม่คิดเรตติ้ง: ตัวเลือกไม่ใช่แบบปกติ
    [people] ไม่คิดเรตติ้ง: บางคนที่นี่ไม่เก็บเรตติ้ง (`/me rating`)
    [week] ไม่คิดเรตติ้ง: คนกลุ่มเดียวกันเล่นแมตช์คิดเรตติ้งจบไปแล้ว 4 แมตช์ในสัปดาห์นี้
    [full] คิดเรตติ้ง
   *[open] คิดเรตติ้ง ถ้าทุกคนที่เล่นเก็บเรตติ้ง (`/me rating`)
 }
refusal-practice-alone = การซ้อมมีไว้เล่นคนเดียว ไม่ต้องใส่คู่แข่ง หรือเปิดโต๊ะโดยไม่ใช้โหมดซ้อม
parameter-new-practice = คุณคนเดียวกับคอมพิวเตอร์มือใหม่ ในเธรดส่วนตัวถ้าทำได้ ย้อนได้เท่าที่ต้องการ
match-begun-here = แมตช์เริ่มแล้ว: [ไปที่แมตช์]({ $link })
table-opened-here = โต๊ะเปิดแล้ว: [ไปที่โต๊ะ]({ $link })
rematch-began = รีแมตช์เริ่มแล้ว: [ไปที่แมตช์]({ $link })
match-begun-in-thread = แมตช์เริ่มแล้วในเธรดของตัวเอง: [ไปที่แมตช์]({ $link })
table-opened-in-thread = โต๊ะเปิดแล้วในเธรดของตัวเอง: [ไปที่โต๊ะ]({ $link })
match-begun-beside = แชนแนลนี้มีแมตช์อื่นอยู่ แมตช์ของคุณจึงเริ่มในเธรดของตัวเอง: [ไปที่แมตช์]({ $link })
table-opened-beside = แชนแนลนี้มีแมตช์อื่นอยู่ โต๊ะของคุณจึงเปิดในเธรดของตัวเอง: [ไปที่โต๊ะ]({ $link })
rematch-began-beside = รีแมตช์เริ่มแล้วในเธรดของตัวเอง: [ไปที่แมตช์]({ $link })
match-begun-in-private = การซ้อมของคุณเริ่มแล้วในเธรดส่วนตัว: [ไปที่แมตช์]({ $link })
line = **{ $game }**: { $players }
    { $state }
line-new = **{ $game }**: { $host } กำลังเปิดโต๊ะ
line-closed = **{ $game }**: { $state }
line-table = { $free ->
    [0] โต๊ะพร้อมเริ่มแล้ว
   *[other] โต๊ะมีที่นั่งว่าง { $free } ที่
 }
line-turn = กำลังรอ { $players } ตานี้เริ่ม { $since }
line-running = กำลังเล่นแมตช์อยู่
line-paused = หยุดพัก { $since }
line-lost = แมตช์รออยู่ เพราะเธรดของแมตช์หายไป
line-moved = **{ $game }** เล่นต่อใน { $channel }
button-line = ไป
thread-name = { $game }: โต๊ะของ { $host }
thread-name-plain = โต๊ะเล่น { $game }

button-join = เข้าร่วมเป็น { $seat }
button-start = เริ่ม
button-leave = ออกจากโต๊ะ
button-decline-invitation = ปฏิเสธคำเชิญ
button-refuse-host = ไม่รับคำเชิญอีก
host-refused = คุณปฏิเสธแล้ว และ { $host } จะเชิญคุณไม่ได้อีก ใช้ `/me invitations` เพื่อเปลี่ยนใจ
refusal-not-invited = คุณไม่มีคำเชิญที่ค้างอยู่ที่นี่ จึงไม่มีอะไรเปลี่ยน `/me invitations` บอกว่าใครเชิญคุณไม่ได้
button-cancel = ปิดโต๊ะ
table-left = คุณไม่ได้นั่งที่โต๊ะนี้แล้ว
table-declined = คุณปฏิเสธคำเชิญแล้ว
table-closed = โต๊ะปิดแล้ว
table-closed-title = ### { $game } · โต๊ะปิดแล้ว
table-cancelled = { $by } ปิดโต๊ะก่อนแมตช์เริ่ม ยังไม่ได้เล่นอะไร
table-ended = { $by } ซึ่งเป็นผู้ดูแล{ $plays ->
    [yes] และนั่งอยู่ที่โต๊ะนี้
   *[no] { "" }
 } ปิดโต๊ะก่อนแมตช์เริ่ม ยังไม่ได้เล่นอะไร เหตุผล: { $reason }

## The board

board-title-plain = -# { $game }
board-title = -# { $game } · { $where }
board-turn = { $player } ถึงตาคุณแล้ว ({ $seat })
board-player = { $player } ({ $seat })
board-turn-of-all = { $players } ถึงตาเล่นแล้ว
board-asked = { $waiting } มีคำถามจาก { $asking }
board-question = { $player }: { $prompt }
read-turn-of-others = ถึงตา { $players }: { $prompt }
board-elsewhere = แมตช์นี้เล่นต่อใน { $channel }

board-resigned = -# ยอมแพ้แล้ว: { $players } บอตจะทำแอ็กชันที่ง่ายที่สุดแทน
board-left = -# ออกจากแมตช์แล้ว: { $players }
board-claimed = -# ออกจากแมตช์เพราะหมดเวลา: { $players }
picture-zoom = ภาพจิ๊กซอว์ระยะใกล้
picture-finished = สิ่งที่ทุกคนสร้างด้วยกัน เก็บไว้เป็นที่ระลึก
area-title = ทุกอย่างที่ { $player } มี
button-area = 🔍 { $player }
button-sure-not = เลือกใหม่
button-sure = ทำเลย
button-sure-always = ทำเลย ไม่ต้องถามอีก

request-undo = ให้ { $asking } ย้อน{ $scope ->
        [last] แอ็กชันล่าสุด
       *[all] แอ็กชันล่าสุดของตัวเองและทุกอย่างหลังจากนั้น
    }ได้ไหม
request-cancel = { $asking } ขอยกเลิกแมตช์ คุณตกลงไหม
request-silence-undo = -# ถ้าเล่นต่อถือว่าไม่ตกลง และถ้าไม่ตอบภายใน { $at } ก็ถือว่าไม่ตกลง
request-silence-cancel = -# ถ้าเล่นต่อถือว่าไม่ตกลง { $silence ->
        [yes] ไม่มีใครเล่นมาหนึ่งสัปดาห์แล้ว ถ้าไม่ตอบภายใน { $at } จึงถือว่าตกลง
       *[no] ทุกคนต้องตกลง ถ้าไม่ตอบภายใน { $at } จึงถือว่าไม่ตกลง
    }

button-agree = ตกลง
button-decline = ปฏิเสธ

menu-actions = เลือก: { $first } ถึง { $last }
button-read = เป็นข้อความ
button-large = ภาพใหญ่
picture-large = ภาพกระดานแบ่งเป็น { $parts } ส่วน `/me pictures` ตั้งให้แสดงภาพแบบนี้ทุกครั้งได้
part-of-picture = ส่วนที่ { $part } จาก { $parts }
button-rules = กติกา
button-undo = ย้อน
button-more = เพิ่มเติม
button-back = กลับ
button-rematch = รีแมตช์
button-log = บันทึกการเล่น
button-show = แสดงกระดานที่นี่
button-resign = ยอมแพ้
button-resign-sure = ใช่ ยอมแพ้
button-claim-sure = ใช่ ถือว่ายอมแพ้
button-take-seat-sure = ใช่ รับที่นั่ง
button-cancel-match = ยกเลิกแมตช์
button-cancel-sure = ใช่ ยกเลิกแมตช์

button-fair-play = การสุ่มที่ยุติธรรม
fair-play = คุณตรวจสอบภายหลังได้ว่าไม่มีใครแทรกแซงการสุ่ม การสุ่มทั้งหมดในแมตช์นี้มาจากตัวเลขที่สุ่มไว้ตอนเริ่มซึ่งเรียกว่าซีด ซีดเป็นความลับจนจบแมตช์ แล้วทุกคนตรวจสอบที่นี่กับค่า SHA-256 ของซีดได้: `{ $hash }`
fair-play-over = การสุ่มทั้งหมดในแมตช์นี้มาจากซีด `{ $seed }` ค่า SHA-256 ของซีดคือ `{ $hash }` ซึ่งแสดงไว้ที่นี่ตั้งแต่ต้น ซีดจึงไม่ได้ถูกเปลี่ยน **เซฟไฟล์แมตช์** มีทุกอย่างที่ต้องใช้ตรวจสอบ
more-title = **แมตช์นี้**
more-help-title = **กติกาและความช่วยเหลือ**
more-leave-title = **ออกจากแมตช์:** ถ้ายอมแพ้ คุณจะไม่ได้เล่นต่อ
more-cancel-title = **จบแมตช์สำหรับทุกคน:** ถ้ายกเลิก จะไม่มีใครชนะ
more-table-title = **โต๊ะนี้**
more-table-empty = คุณไม่ได้นั่งที่โต๊ะนี้ เลือกที่นั่งว่างเพื่อเล่น
board-grace = ตาของคุณจะจบ { $left }
board-late-claim = -# { $others } ถือว่า { $player } ยอมแพ้ได้: ปุ่มอยู่ใน *เพิ่มเติม*
board-late-substitute = -# คนอื่นรับที่นั่งของ { $player } ได้: ปุ่มอยู่ใน *เพิ่มเติม*

computers-removed = ไม่มีคอมพิวเตอร์นั่งที่โต๊ะนี้แล้ว
computer-marks = แมตช์จะมีเครื่องหมายว่าเล่นกับคอมพิวเตอร์
computer-sure-seat = ให้คอมพิวเตอร์นั่งที่โต๊ะนี้ไหม ระดับ: { $level } แมตช์จะมีเครื่องหมายว่าเล่นกับคอมพิวเตอร์
computer-sure-own = ให้คอมพิวเตอร์เล่นต่อแทนคุณไหม ระดับ: { $level } คุณกลับมานั่งที่เดิมได้ทุกเมื่อ แมตช์จะมีเครื่องหมายว่าเล่นกับคอมพิวเตอร์
button-computer-sure = ใช่ ให้คอมเล่น
cancel-sure = คุณต้องการยกเลิกแมตช์จริงไหม แมตช์จะจบทันทีสำหรับทุกคน และไม่มีใครชนะ
resign-sure = คุณต้องการยอมแพ้จริงไหม เปลี่ยนใจภายหลังไม่ได้ { $others ->
    [1] คู่แข่งของคุณจะชนะ
   *[other] คนอื่นจะเล่นต่อโดยไม่มีคุณ และคุณได้แต่ชม
 }
take-seat-sure = คุณต้องการรับที่นั่งของ { $player } จริงไหม คุณจะเล่นต่อแทน และ { $player } จะได้แต่ชม
claim-sure = คุณต้องการถือว่า { $player } ยอมแพ้จริงไหม เปลี่ยนใจภายหลังไม่ได้ { $others ->
    [1] แมตช์จะจบ และคุณชนะ
   *[other] คนอื่นจะเล่นต่อ
 }

## What was done, told to the user who did it

acted = { $count ->
    [1] เรียบร้อย: { $who } { $done }
   *[other] เรียบร้อย: { $count } แอ็กชัน ล่าสุด: { $who } { $done }
 }
acted-plainly = ทำแอ็กชันของคุณแล้ว ดูได้ที่กระดาน
not-done = ไม่ได้ทำอะไร เลือกใหม่บนกระดาน
undone = ย้อนแอ็กชันของคุณแล้ว
asked-to-undo = { $why ->
    [acted] มีคนทำแอ็กชันหลังจากนั้น
    [revealed] มีสิ่งใหม่เปิดเผยแล้ว
    [late] ตอนนี้คุณถือว่าผู้เล่นที่หมดเวลายอมแพ้ได้ แต่ถ้าย้อนจะทำไม่ได้อีก
   *[over] ตาของคุณจบแล้ว
 } จึงต้องถามคนอื่นว่าให้คุณย้อนแอ็กชันล่าสุดได้ไหม คนอื่นมีเวลาหนึ่งวัน ถ้าไม่ตอบถือว่าไม่ตกลง
cancelled = ยกเลิกแมตช์แล้ว
asked-to-cancel = กำลังถามคนอื่นว่าจะยกเลิกแมตช์ไหม ทุกคนต้องตกลง มีเวลาหนึ่งวัน ถ้าไม่ตอบถือว่าไม่ตกลง
asked-to-cancel-idle = กำลังถามคนอื่นว่าจะยกเลิกแมตช์ไหม มีเวลาหนึ่งวัน ไม่มีใครเล่นมาหนึ่งสัปดาห์แล้ว ถ้าไม่ตอบจึงถือว่าตกลง
resigned = คุณยอมแพ้แล้ว
ended = ปิดแมตช์แล้ว ทุกคนในแชนแนลเห็นเหตุผลของคุณ
claimed = คุณถือว่า { $player } ยอมแพ้แล้ว
seat-taken = ที่นั่งเป็นของคุณแล้ว
shown-again = กระดานอยู่ท้ายแชนแนลอีกครั้งแล้ว

## The end

end-title = ### { $game } · จบแล้ว
end-winner = ผู้ชนะ: { $winners }
end-winner-early = { $winners } ชนะ
end-nobody = ทุกคนออกแล้ว จึงไม่มีใครชนะ
end-draw = เสมอกัน
end-score = { $seat } { $player }: **{ $total }** ({ $parts })
end-score-short = { $player } { $points }
end-score-plain = { $seat } { $player }: **{ $total }**
end-resigned = { $by } ยอมแพ้
end-called-off = { $by } ขอยกเลิกแมตช์ และไม่มีใครคัดค้าน
end-cancelled = { $by } ยกเลิกแมตช์
end-ended = { $by } ซึ่งเป็นผู้ดูแล{ $plays ->
    [yes] และเล่นอยู่ในแมตช์นี้
   *[no] { "" }
 } ปิดแมตช์: { $reason }
end-players = ผู้เล่นในแมตช์นี้: { $players }

## Broken rules, for games that do not say it in their own words

illegal-match-over = แมตช์จบแล้ว
illegal-not-your-turn = ยังไม่ถึงตาคุณ
illegal-not-an-action = “{ $text }” ไม่ใช่แอ็กชันของเกมนี้
illegal-not-legal = ตอนนี้ทำแบบนั้นไม่ได้

## Refusals: what is wrong, and what is possible

refusal-already-begun = แมตช์นี้เริ่มไปแล้ว รอแมตช์ถัดไป หรือเปิดโต๊ะของคุณเอง
refusal-not-begun = แมตช์นี้ยังไม่เริ่ม โต๊ะยังเปิดอยู่
refusal-match-over = แมตช์นี้จบแล้ว คุณขอรีแมตช์หรือเปิดโต๊ะใหม่ได้
refusal-not-over = แมตช์นี้ยังเล่นอยู่ รีแมตช์ได้เมื่อจบแล้ว
refusal-no-such-match = บอตไม่รู้จักแมตช์นี้ที่นี่: อาจเล่นอยู่ที่อื่น ไม่รอคุณแล้ว หรือไม่ได้เก็บไว้แล้ว ใช้ปุ่มใต้กระดานของแมตช์นั้น หรือเปิดโต๊ะใหม่
refusal-no-match-here = ยังไม่เคยมีแมตช์ในแชนแนลนี้ เปิดโต๊ะด้วยคำสั่ง `new` ดูรายการได้ใน `/help`
refusal-other-game-here = แมตช์ในแชนแนลนี้เป็นของเกมอื่น ใช้คำสั่งของเกมนั้น
refusal-channel-taken = แชนแนลนี้มีโต๊ะหรือแมตช์ { $game } กับ { $players } อยู่แล้ว: [ไปที่นั่น]({ $link }) แมตช์ที่สองต้องมีเธรดของตัวเอง แต่{ $why ->
    [none] ที่นี่ไม่มีเธรด
    [bot] บอตเปิดเธรดไม่ได้: ไม่มีสิทธิ์{ $permissions }
   *[member] คุณเปิดเธรดที่นี่ไม่ได้: ไม่มีสิทธิ์{ $permissions }
 } ผู้เล่นของแมตช์นั้นจบแมตช์ได้ หรือย้ายด้วย `/match move` ในแชนแนลอื่น สมาชิกที่มีสิทธิ์จัดการข้อความทำได้ทั้งสองอย่างด้วย `/server matches`
refusal-channel-taken-elsewhere = แชนแนลนั้นมีแมตช์อื่นอยู่แล้ว และบอตเปิดเธรดให้คุณที่นั่นไม่ได้ เลือกแชนแนลอื่น
refusal-never-began = โต๊ะนี้ปิดก่อนแมตช์เริ่ม จึงไม่มีกระดาน
refusal-no-seat = คุณต้องมีที่นั่งจึงจะเริ่มแมตช์ได้ { $free ->
        [0] ที่นั่งเต็มแล้ว
       *[other] เลือกสีก่อน
    }
refusal-not-in-match = { $status ->
    [lobby] คุณไม่ได้นั่งที่โต๊ะนี้ ถ้ามีที่นั่งว่าง คุณนั่งได้
    [over] คุณไม่ได้เล่นในแมตช์นี้ คุณดูรีเพลย์หรือเปิดโต๊ะใหม่ได้
   *[running] คุณไม่ใช่ผู้เล่นของแมตช์นี้ จึงได้แต่ชม คุณอ่านกระดานและกติกาได้
}
refusal-not-your-turn = ยังไม่ถึงตาคุณ ตอนนี้เป็นตาของ { $owed }
refusal-you-resigned = คุณยอมแพ้ในแมตช์นี้แล้ว ตอนนี้จึงได้แต่ชม
refusal-seat-lent = { $player } เล่นแทนในที่นั่งของคุณ จึงไม่มีอะไรเปลี่ยน ถ้าจะเล่นเอง กด **กลับมานั่งที่เดิม** ใน *{ $more }*
refusal-seat-lost = คุณหมดเวลา และ { $by } รับที่นั่งของคุณแล้ว ตอนนี้จึงได้แต่ชม คุณอ่านกระดานและกติกาได้
refusal-claimed-out = คุณหมดเวลา และ { $by } ถือว่าคุณยอมแพ้แล้ว ตอนนี้จึงได้แต่ชมแมตช์นี้
refusal-already-seated = คุณนั่งที่โต๊ะนี้อยู่แล้ว ย้ายไปที่นั่งว่างหรือออกได้
refusal-table-full = ที่นั่งของโต๊ะนี้เต็มแล้ว คุณชมได้ หรือเปิดโต๊ะของคุณเอง
refusal-seats-reserved = ที่นั่งว่างเก็บไว้ให้ผู้ได้รับเชิญ เปิดโต๊ะของคุณเองได้
refusal-no-such-seat = โต๊ะนี้ไม่มีที่นั่งนั้น เลือกจากที่นั่งที่แสดงอยู่
refusal-seat-taken = มีคนนั่งที่นั่นแล้ว เลือกที่นั่งที่ยังว่าง
refusal-not-enough-players = เกมนี้ต้องมีผู้เล่นอย่างน้อย { $needed } คน แต่มีคนนั่งที่โต๊ะแค่ { $seated } คน เชิญคนมาเข้าร่วม
refusal-not-the-host = เจ้าของโต๊ะเท่านั้นที่ปิดโต๊ะได้ คุณออกจากโต๊ะได้
refusal-not-undoable = เกมนี้ย้อนแอ็กชันไม่ได้
refusal-undo-secret = ยังไม่มีใครเห็น คุณเลือกใหม่ได้เลย
refusal-nothing-due = ตอนนี้ไม่มีอะไรต้องทำ
refusal-nothing-to-undo = คุณยังไม่ได้ทำอะไรที่ย้อนได้
refusal-already-asked = กำลังถามคนอื่นเรื่องหนึ่งอยู่แล้ว รอคำตอบ หรือเล่นต่อ
refusal-not-your-undo = **{ $undo }** ตรงนี้จะย้อนสิ่งที่ { $player } ทำล่าสุด จึงมีแต่ { $player } ที่กดได้ ปุ่มของคุณอยู่ใน **{ $more }** ที่นั่นคุณขอย้อนแอ็กชันล่าสุดของตัวเองได้
refusal-nothing-asked = ไม่มีคำขออะไรค้างอยู่แล้ว
refusal-not-asked = คำถามนี้ไม่ใช่ของคุณ
refusal-own-request = คุณเป็นผู้ถาม คนอื่นจึงเป็นผู้ตอบ
refusal-busy = มีคนกดพร้อมกันมากเกินไป ไม่มีอะไรเปลี่ยน โปรดลองอีกครั้ง
refusal-option-out-of-range = ยังไม่ได้เปิดโต๊ะ: `{ $option }` ใช้ได้ตั้งแต่ { $low } ถึง { $high } ไม่ใช่ { $value }
refusal-option-not-offered = ยังไม่ได้เปิดโต๊ะ: `{ $option }` ใช้ได้เป็น { $choices } ไม่ใช่ { $value }
refusal-option-unknown = ยังไม่ได้เปิดโต๊ะ: เกมนี้ไม่มีตัวเลือก `{ $option }`
refusal-options-not-the-host = เจ้าของโต๊ะเท่านั้นที่เปลี่ยนโต๊ะนี้ได้ คุณออกจากโต๊ะหรือเปิดโต๊ะของคุณเองได้
refusal-watch-with-guests = มีคนได้รับเชิญหรือนั่งอยู่ที่นี่ คอมพิวเตอร์จึงเล่นกันเองไม่ได้ เปิดอีกโต๊ะหนึ่งเพื่อชม
refusal-invited-yourself = คุณเชิญตัวเองไม่ได้ ไม่ต้องใส่คู่แข่งก็ได้ แล้วใครก็เข้าร่วมได้
refusal-invited-a-bot = บอตนั่งที่โต๊ะไม่ได้ เชิญคนจริง หรือไม่ต้องใส่คู่แข่ง
refusal-invited-twice = คุณใส่ชื่อคนเดิมซ้ำ ใส่ชื่อผู้ได้รับเชิญแต่ละคนครั้งเดียว
refusal-too-many-invited = เกมนี้เชิญได้ไม่เกิน { $most } คน
refusal-not-welcome = ตอนนี้บอตเชิญ <@{ $user }> ให้คุณไม่ได้ เปิดโต๊ะโดยไม่เชิญ แล้วใครก็เข้าร่วมได้
refusal-invited-too-often = คุณเชิญ <@{ $user }> ไป { $most } ครั้งภายในหนึ่งชั่วโมงแต่ยังไม่มีการตอบรับ เชิญได้อีก <t:{ $free }:R> ระหว่างนี้เปิดโต๊ะโดยไม่เชิญได้ แล้วใครก็เข้าร่วมได้
refusal-too-many-openings-a-minute = คุณเปิดไปแล้ว { $most } โต๊ะภายในหนึ่งนาที เปิดโต๊ะถัดไปได้ <t:{ $free }:R>
refusal-too-many-openings-an-hour = คุณเปิดไปแล้ว { $most } โต๊ะภายในหนึ่งชั่วโมง เปิดโต๊ะถัดไปได้ <t:{ $free }:R>
refusal-wrong-channel = เล่นแมตช์ได้ในแชนแนลข้อความหรือเธรดของเซิร์ฟเวอร์ ลองที่นั่น
refusal-no-thread-here = บอตเปิดเธรดที่นี่ไม่ได้ ไม่ต้องใช้เธรด หรือใช้แชนแนลข้อความปกติ
refusal-moderators-only = เฉพาะสมาชิกที่มีสิทธิ์จัดการข้อความเท่านั้นที่ปิดแมตช์ของคนอื่นได้ ผู้เล่นยอมแพ้ได้ หรือยกเลิกร่วมกันได้
refusal-bot-lacks-permissions = บอตจัดแมตช์ในแชนแนลนี้ไม่ได้: บอตไม่มีสิทธิ์{ $permissions } ขอให้ผู้จัดการเซิร์ฟเวอร์อนุญาตที่นี่ หรือใช้แชนแนลอื่น
refusal-bot-lacks-permissions-here = บอตจัดแมตช์ในแชนแนลนี้ไม่ได้: บอตไม่มีสิทธิ์{ $permissions } เปิดโต๊ะใน { $channels } แทน หรือติดต่อผู้จัดการเซิร์ฟเวอร์
refusal-member-lacks-permissions = คุณเขียนที่นั่นไม่ได้ บอตจึงไม่เขียนแทนคุณ: คุณไม่มีสิทธิ์{ $permissions } ใช้แชนแนลอื่น หรือติดต่อผู้จัดการเซิร์ฟเวอร์
refusal-member-lacks-thread = คุณเปิดเธรดที่นั่นไม่ได้ บอตจึงไม่เปิดให้คุณ: คุณไม่มีสิทธิ์{ $permissions } ใช้คำสั่งในเธรดที่มีอยู่ หรือติดต่อผู้จัดการเซิร์ฟเวอร์
refusal-member-lacks-post = คุณสร้างโพสต์ใน { $forum } ไม่ได้ บอตจึงไม่สร้างให้คุณ: คุณไม่มีสิทธิ์{ $permissions } ติดต่อผู้จัดการเซิร์ฟเวอร์
refusal-member-cannot-share = คุณโพสต์ไฟล์ในแชนแนลของแมตช์นี้ไม่ได้ บอตจึงไม่โพสต์แทนคุณ: คุณไม่มีสิทธิ์{ $permissions } ติดต่อผู้จัดการเซิร์ฟเวอร์
refusal-share-from-there = จากที่นี่บอตดูไม่ได้ว่าคุณโพสต์ในแชนแนลของแมตช์นั้นได้หรือไม่ [ไปที่นั่น]({ $link }) แล้วแชร์ใต้กระดานของแมตช์
refusal-timed-out = คุณถูกระงับชั่วคราวในเซิร์ฟเวอร์นี้ บอตจึงไม่โพสต์อะไรแทนคุณจนกว่าจะพ้นกำหนด
refusal-unknown-game = บอตไม่รู้จักเกมนี้ เลือกจากรายการ
refusal-rule-broken = { $rule } { $possible }
possible-now = ตอนนี้คุณทำได้: { $possible }
possible-example = { $possible } ตัวอย่าง: { $example }
refusal-rule-broken-waiting = { $rule } ตอนนี้เป็นตาของ { $owed }
refusal-closing = บอตกำลังจะเริ่มระบบใหม่ จึงไม่ได้ทำอะไร โปรดลองอีกครั้งในอีกหนึ่งนาที
refusal-stale-panel = แผงควบคุมนี้เป็นของตาก่อนหน้า จึงไม่มีอะไรเปลี่ยน เปิดแผงใหม่ด้วยปุ่มใต้กระดาน
refusal-no-panel-now = ตอนนี้ไม่มีอะไรให้คุณเลือกเป็นส่วนตัว ดูที่กระดานว่าเป็นตาของใคร
refusal-stale-board = กระดานนี้เก่าแล้ว สิ่งที่เกิดขึ้นหลังจากนั้น:
    { $changes }
    { "[" }ไปที่กระดานปัจจุบัน]({ $link })
stale-nothing = - โต๊ะหรือผู้เล่นเปลี่ยนไป
stale-repaired = กระดานนี้เก่าแล้ว บอตกำลังอัปเดต โปรดดูแล้วเลือกใหม่
stale-acted = แอ็กชันล่าสุดของคุณทำไปแล้ว ปุ่มนี้จึงไม่ได้เปลี่ยนอะไร [ไปที่กระดานปัจจุบัน]({ $link })
refusal-lost = บอตถูกกู้คืนจากข้อมูลสำรอง และสิ่งที่คุณเห็นตรงนี้หายไป จึงไม่มีอะไรเปลี่ยน [ไปที่กระดานปัจจุบัน]({ $link })
lost-repaired = บอตถูกกู้คืนจากข้อมูลสำรอง และสิ่งที่กระดานนี้แสดงหายไป บอตกำลังอัปเดต โปรดดูแล้วเลือกใหม่
stale-not-posted = กระดานนี้เก่าแล้ว แต่ Discord ไม่ให้บอตโพสต์กระดานใหม่ บอตกำลังลองอีกครั้ง
stale-not-posted-permissions = กระดานนี้เก่าแล้ว แต่บอตโพสต์กระดานใหม่ที่นี่ไม่ได้: ไม่มีสิทธิ์{ $permissions } ขอให้ผู้จัดการเซิร์ฟเวอร์อนุญาต บอตกำลังลองอีกครั้ง

shown-below = อยู่ในข้อความด้านล่าง
refusal-board-moved-on = กระดานนี้เก่าแล้ว: แมตช์ดำเนินต่อไปแล้ว [ไปที่กระดานปัจจุบัน]({ $link })
refusal-elsewhere = แมตช์นี้ไม่ได้เล่นที่นี่ ใช้ปุ่มใต้กระดานของแมตช์นั้น
refusal-moved-away = แมตช์นี้ย้ายไปเล่นในแชนแนลอื่นแล้ว [ไปที่แมตช์]({ $link })
refusal-unknown-button = บอตไม่รู้จักปุ่มนี้ จึงไม่มีอะไรเปลี่ยน ใช้ปุ่มใต้กระดานล่าสุด
refusal-unknown-command = บอตไม่รู้จักคำสั่งในรูปแบบนี้ จึงไม่มีอะไรเปลี่ยน โปรดพิมพ์ใหม่
refusal-none-fits = “{ $query }” ไม่อยู่ในสิ่งที่คุณเลือกได้ สิ่งที่เลือกได้: { $names }
refusal-several-fit = มีหลายอย่างที่ตรงกับ “{ $query }”: { $names } พิมพ์ชื่อให้ยาวขึ้น หรือเลือกจากรายการ
refusal-too-many-actions = แมตช์นี้มี { $most } แอ็กชันแล้ว และเก็บเพิ่มไม่ได้อีก ยอมแพ้หรือยกเลิกแมตช์
refusal-too-long = ยาวเกินไป: บอตอ่านได้ไม่เกิน { $most } ตัวอักษร โปรดพิมพ์ให้สั้นลง
refusal-already-answered = คุณตอบคำถามนี้ไปแล้ว

error-unexpected = เกิดปัญหาที่บอต แต่แมตช์ไม่เปลี่ยนแปลง โปรดลองอีกครั้ง ถ้าเกิดอีก แจ้งหมายเลข { $id } แก่ผู้ให้บริการบอตนี้
error-uncertain = เกิดปัญหาที่บอต และบอตไม่รู้ว่าแอ็กชันของคุณสำเร็จหรือไม่ ดูกระดานก่อนลองอีกครั้ง ผู้ให้บริการบอตนี้ค้นหมายเลข { $id } ได้
error-after-commit = แอ็กชันของคุณสำเร็จแล้ว แต่บอตแสดงคำตอบไม่ได้ ดูกระดานแทนการลองอีกครั้ง ผู้ให้บริการบอตนี้ค้นหมายเลข { $id } ได้

unacknowledged-unexpected = การเชื่อมต่อกับ Discord ขัดข้องชั่วครู่ จึงไม่ได้ทำอะไร โปรดลองอีกครั้ง
unacknowledged-uncertain = การเชื่อมต่อกับ Discord ขัดข้องชั่วครู่ และบอตบอกไม่ได้ว่าแอ็กชันของคุณสำเร็จหรือไม่ ดูกระดานก่อนลองอีกครั้ง
unacknowledged-after-commit = แอ็กชันของคุณสำเร็จแล้ว แต่การเชื่อมต่อกับ Discord ขัดข้องชั่วครู่ ดูกระดานแทนการลองอีกครั้ง

## Permissions, as Discord calls them

permission-view-channel = ดูช่อง
permission-send-messages = ส่งข้อความ
permission-send-messages-in-threads = ส่งข้อความในเธรด
permission-attach-files = แนบไฟล์
permission-read-message-history = อ่านประวัติข้อความ
permission-create-public-threads = สร้างเธรดสาธารณะ
permission-create-private-threads = สร้างเธรดส่วนตัว
permission-manage-threads = จัดการเธรด

## Commands

command-match = จัดการแมตช์ในแชนแนลนี้
command-match-show = โพสต์กระดานอีกครั้งที่ท้ายแชนแนล
command-match-read = อ่านสถานการณ์ทั้งหมดเป็นข้อความ
command-match-log = ดูสิ่งที่ทำไปแล้วทั้งหมด
command-match-undo = ย้อนแอ็กชันล่าสุดของคุณ หรือขอย้อน
command-match-resign = ยอมแพ้ในแมตช์
command-match-cancel = ยกเลิกแมตช์ หรือขอให้คนอื่นตกลงยกเลิก
command-match-rematch = เล่นอีกครั้งกับคนเดิม โดยผู้เล่นคนถัดไปเริ่มก่อน
command-match-end = ปิดแมตช์ที่ค้างอยู่ สำหรับผู้ดูแล
parameter-match-end-reason = เหตุผล ทุกคนจะเห็น

command-help = วิธีใช้ และกติกาของเกมต่าง ๆ
parameter-help-game = เกมที่คุณอยากอ่านกติกา

command-new = เปิดโต๊ะเล่น { $game }
parameter-new-opponent = เชิญใคร ถ้าเว้นไว้ ใครก็เข้าร่วมได้
parameter-new-second = ผู้ได้รับเชิญคนที่สอง
parameter-new-third = ผู้ได้รับเชิญคนที่สาม
parameter-new-theme-name = ธีม
parameter-new-theme = รูปแบบของภาพ
parameter-new-thread = เล่นในเธรดของตัวเอง เพื่อให้แชนแนลว่าง
parameter-new-locale-name = ภาษา
parameter-new-locale = ภาษาของกระดานและภาพ
parameter-new-boards-name = กระดานเก่า
parameter-new-boards = จะทำอย่างไรกับกระดานของตาที่จบแล้ว
choice-boards-fold = ย่อเหลือหนึ่งบรรทัดที่บอกตานั้น
choice-boards-keep = หนึ่งบรรทัดเหนือภาพ
choice-boards-delete = ลบ
choice-theme-dark = มืด
choice-theme-light = สว่าง
choice-theme-contrast = คอนทราสต์สูง

help = ### Guildhall
    เกมแนวก่อสร้างสำหรับเพื่อน ๆ เล่นตามจังหวะของแต่ละคน ปุ่มด้านล่างเปิดโต๊ะที่นี่ `/rules game` บอกกติกา
    1. เพื่อน ๆ เลือกที่นั่ง แล้วกด **เริ่ม** เพื่อเริ่มแมตช์
    2. เมื่อถึงตาคุณ บอตจะกล่าวถึงคุณ เล่นด้วยปุ่มใต้กระดาน
    3. **คำใบ้** ช่วยคุณได้ **เพิ่มเติม** อธิบายสถานการณ์เป็นข้อความ มีบันทึกการเล่นและอื่น ๆ
    ปุ่ม **เรียนวิธีเล่น** สอนเกมในสามนาที `/me notices` ตั้งวิธีแจ้งเตือน `/me matches` แสดงแมตช์ของคุณ
welcome = ### สวัสดี นี่คือ Guildhall
    เกมแนวก่อสร้างสำหรับเพื่อน ๆ เล่นตามจังหวะของแต่ละคน ปุ่มด้านล่างเปิดโต๊ะในแชนแนลนี้
    1. เพิ่งหัดเล่นใช่ไหม ปุ่ม **เรียนวิธีเล่น** หรือ `/learn` สอนในสามนาที คุณเห็นบทเรียนคนเดียว
    2. `/help` บอกวิธีเล่น ใช้ได้ในทุกแชนแนล
    -# ถ้าคุณจัดการเซิร์ฟเวอร์นี้: `/server settings` ตั้งแชนแนลสำหรับโต๊ะและภาษา `/server check` หาสิ่งที่บอตยังขาด
