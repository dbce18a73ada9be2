## The clock of a table

clock-none = ไม่มีนาฬิกา: ทุกคนใช้เวลาได้เท่าที่ต้องการ
clock-pace = นาฬิกา: ตาละ { $pace } เวลาสำรอง: { $bank }
clock-pace-live = 3 นาที
clock-pace-day = หนึ่งวัน
clock-pace-three-days = 3 วัน
clock-pace-week = หนึ่งสัปดาห์
clock-bank-no-bank = ไม่มี
clock-bank-one-turn = เท่ากับหนึ่งตา
clock-bank-three-turns = เท่ากับสามตา
clock-bank-five-turns = เท่ากับห้าตา
clock-waking-on = ไม่นับช่วงเวลาเงียบและวันหยุดของผู้เล่น ถ้าเปลี่ยนจะมีผลตั้งแต่ตาถัดไป
clock-waking-off = นับทุกชั่วโมง รวมช่วงเวลาเงียบและวันหยุด
clock-overtime-nothing = เมื่อหมดเวลา ไม่มีอะไรเกิดขึ้น
clock-overtime-claim = เมื่อหมดเวลา คนอื่นถือว่าผู้เล่นนั้นยอมแพ้ได้
clock-overtime-simplest = เมื่อหมดเวลา บอตจะเลือกแอ็กชันที่ง่ายที่สุดแทน ถ้าเกิดขึ้นสองตาติดกัน บอตจะเล่นแทนทันทีจนกว่าผู้เล่นจะกดปุ่ม
clock-overtime-substitute = เมื่อหมดเวลา คนอื่นรับที่นั่งได้
clock-away = { $days ->
    [0] ช่วงที่ไม่อยู่ไม่หยุดนาฬิกา
   *[other] ช่วงที่ไม่อยู่หยุดนาฬิกาได้รวมไม่เกิน { $days } วัน
 }

button-clock = นาฬิกา
clock-title = ### นาฬิกาของโต๊ะนี้
    เลือกก่อนมีคนเข้าร่วม
clock-menu-pace = เวลาต่อตา
clock-menu-bank = เวลาสำรอง
clock-menu-waking = ชั่วโมงที่นับ
clock-menu-overtime = เมื่อหมดเวลา
choice-clock-none = ไม่มีนาฬิกา
choice-clock-live = เล่นสด: 3 นาที
choice-clock-day = หนึ่งวัน
choice-clock-three-days = 3 วัน
choice-clock-week = หนึ่งสัปดาห์
choice-bank-no-bank = ไม่มีเวลาสำรอง
choice-bank-one-turn = เท่ากับหนึ่งตา
choice-bank-three-turns = เท่ากับสามตา
choice-bank-five-turns = เท่ากับห้าตา
choice-waking-off = ทุกชั่วโมง
choice-waking-on = เฉพาะเวลาตื่น
clock-menu-away = ช่วงที่ไม่อยู่
choice-away-no-absence = ช่วงที่ไม่อยู่ไม่หยุดนาฬิกา
choice-away-two-weeks = ช่วงที่ไม่อยู่หยุดนาฬิกาได้ไม่เกิน 14 วัน
choice-away-month = ช่วงที่ไม่อยู่หยุดนาฬิกาได้ไม่เกิน 30 วัน
choice-overtime-nothing = ไม่มีอะไรเกิดขึ้น
choice-overtime-claim = คนอื่นถือว่าผู้เล่นนั้นยอมแพ้ได้
choice-overtime-simplest = บอตเล่นตานั้นแทน
choice-overtime-substitute = คนอื่นรับที่นั่งได้
parameter-new-clock = เวลาต่อตา ที่โต๊ะมีเมนูสำหรับเรื่องอื่น

refusal-clock-not-the-host = เจ้าของโต๊ะเท่านั้นที่เลือกนาฬิกาได้ คุณออกจากโต๊ะได้
refusal-clock-is-fixed = มีคนเข้าร่วมด้วยนาฬิกานี้แล้ว ถ้าจะเปลี่ยน ให้ปิดโต๊ะแล้วเปิดโต๊ะใหม่

## Under the head of a board

board-deadline = -# ⏳ { $player } มีเวลาถึง { $at } ({ $left })
board-late = -# ⌛ { $player } หมดเวลาแล้ว แต่ยังเล่นได้
board-bot-plays = -# 🤖 { $player } หมดเวลาสองครั้งติดกัน บอตเล่นแทนจนกว่า { $player } จะกดปุ่ม
board-turn-of-bot = บอตเล่นตานี้แทน { $players }
board-reminded = -# ⏰ เตือน { $player } แล้ว { $count } ครั้ง
board-last-reminder = -# 🔕 { $player } ได้รับการเตือนครบสำหรับตานี้แล้ว
board-away = -# 🌙 { $player } ไม่อยู่จนถึง { $at }
board-stand-in = -# 🤝 { $player } เล่นแทน { $owner }
board-stand-in-asked = -# 🤝 { $friend } คุณจะเล่นแทน { $player } ระหว่างที่ไม่อยู่ไหม
button-stand-in = เล่นแทน
stand-in-accepted = { $count ->
    [1] คุณเล่นแทน { $owner } จนกว่าจะกลับมา
   *[other] คุณเล่นแทน { $owner } ใน { $count } แมตช์จนกว่าจะกลับมา
 } คุณเลือกแอ็กชันได้ ส่วนการยอมแพ้ ยกเลิกแมตช์ หรือให้คอมพิวเตอร์เล่น เจ้าของที่นั่งเป็นผู้ตัดสินใจเอง คุณคืนที่นั่งได้ทุกเมื่อใน *{ $more }*
stand-in-declined = คุณไม่ได้เล่นแทน { $owner }
refusal-not-asked-to-stand-in = ไม่มีใครขอให้คุณเล่นแทนที่นี่ หรือไม่ได้ขอแล้ว ไม่มีอะไรเปลี่ยน
refusal-stand-in-not-here = คุณไม่ได้อยู่ในเซิร์ฟเวอร์ของแมตช์นี้ จึงเล่นที่นั่นไม่ได้
refusal-stand-in-practice = ในการซ้อมไม่มีใครเล่นแทนคุณได้
refusal-owner-decides = คุณเล่นแทน { $owner } เรื่องนี้เจ้าของที่นั่งต้องตัดสินใจเอง คุณเลือกแอ็กชันได้ หรือคืนที่นั่งใน *{ $more }*
board-next = -# หลังจากตานี้ คนถัดไปคือ { $player }
board-progress = -# เสร็จแล้ว { $done } จาก { $count } กำลังรอ { $players }
log-by-time = { $sentence } (หมดเวลา)
log-by-bot = { $sentence } (บอตเล่นแทน)
event-bot-plays = { $who } หมดเวลาสองครั้งติดกัน บอตเล่นแทนจนกว่า { $who } จะกดปุ่ม
event-late = { $who }: หมดเวลา
event-claimed = { $user } ถือว่า { $player } ยอมแพ้
event-seat-taken = { $user } รับที่นั่งของ { $seat }
event-lent = { $user } เล่นเป็น { $seat } ชั่วคราว
event-stand-in-declined = { $user } ไม่เล่นเป็น { $seat } ระหว่างนี้
event-given-back = { $user } กลับมาเล่นเป็น { $seat }
button-claim = ถือว่า { $player } ยอมแพ้
button-take-seat = รับที่นั่งของ { $player }
end-claimed = { $by } ถือว่า { $gone } ยอมแพ้เพราะหมดเวลา
end-stand-in = -# 🤝 { $player } เล่นแทน { $owner } จนจบ

refusal-not-late = ยังไม่หมดเวลา หรือผู้เล่นนั้นเล่นไปแล้ว หรือมีคนเร็วกว่า ไม่มีอะไรเปลี่ยน ดูกระดานปัจจุบัน
refusal-claim-yourself = เวลาของคุณเองหมดแล้ว คุณยังเล่นหรือยอมแพ้ได้

## Nudging

button-nudge = สะกิด
nudged = กำลังส่งการเตือน ในช่วงเวลาเงียบและวันหยุด การเตือนจะรอจนพ้นช่วงนั้น
nudged-away = 🌙 { $player } ไม่อยู่จนถึง { $at } การเตือนจะรอจนถึงตอนนั้น
refusal-nudge-nobody = ไม่ใช่ตาของคนอื่น จึงไม่มีใครให้สะกิด
refusal-nudge-answer-first = ผู้เล่นที่ถึงตากำลังรอคำตอบของคุณ: ตกลงหรือปฏิเสธก่อน
refusal-nudge-silent = ผู้เล่นที่ถึงตาได้รับการเตือนครบสำหรับตานี้แล้ว คุณยังเขียนไปหาเองได้
refusal-nudged-today = มีคนสะกิดไปแล้วเมื่อไม่ถึงหนึ่งวันก่อน ลองใหม่พรุ่งนี้

## Direct messages

match-somewhere = **{ $game }**
match-in = **{ $game }** ({ $place })
direct-stand-in = { $match }: คุณจะเล่นแทน { $owner } ระหว่างที่ไม่อยู่ไหม [ไปที่กระดาน]({ $link })
direct-turn = { $match }: ถึงตาคุณแล้ว [ไปที่กระดาน]({ $link })
direct-asked = { $match }: รอคำตอบของคุณ [ไปที่กระดาน]({ $link })
direct-asked-undo = { $line } ให้ย้อนแอ็กชันล่าสุดได้ไหม ถ้าไม่ตอบภายใน { $at } ถือว่าไม่ตกลง
direct-asked-cancel = { $line } จะยกเลิกแมตช์ไหม ถ้าไม่ตอบภายใน { $at } ถือว่า{ $silence ->
        [yes] ตกลง เพราะไม่มีใครเล่นมาหนึ่งสัปดาห์แล้ว
       *[no] ไม่ตกลง
    }
direct-next = { $match }: คุณเป็นคนถัดไป [ไปที่กระดาน]({ $link })
direct-invited = { $match }: คุณได้รับเชิญไปที่โต๊ะ [ไปที่โต๊ะ]({ $link })
direct-over = { $match }: แมตช์จบแล้ว [ดูว่าจบอย่างไร]({ $link })
direct-claim = { $match }: { $player } หมดเวลาแล้ว คุณถือว่า { $player } ยอมแพ้ได้ ก่อนหน้านั้น { $player } ยังเล่นได้ [ไปที่กระดาน]({ $link })
direct-claimed = { $match }: หมดเวลา และ { $by } ถือว่าคุณยอมแพ้แล้ว [ดูแมตช์]({ $link })
direct-seat-taken = { $match }: หมดเวลา และ { $by } รับที่นั่งของคุณแล้ว [ดูแมตช์]({ $link })
direct-stand-in-claimed = { $match }: หมดเวลา และ { $by } ถือว่า { $owner } ยอมแพ้แล้ว คุณไม่ได้เล่นแทนแล้ว [ดูแมตช์]({ $link })
direct-stand-in-seat-taken = { $match }: หมดเวลา และ { $by } รับที่นั่งของ { $owner } แล้ว คุณไม่ได้เล่นแทนแล้ว [ดูแมตช์]({ $link })
direct-ended = { $match }: { $by } ซึ่งเป็นผู้ดูแล ปิดแมตช์: { $reason } [ดูแมตช์]({ $link })
direct-lost = { $match }: { $why }
direct-deadline = { $line } คุณมีเวลาถึง { $at } ({ $left })
direct-late = { $line } คุณหมดเวลาแล้ว แต่ยังเล่นได้{ $overtime ->
    [claim] {" "}จนกว่าคนอื่นจะถือว่าคุณยอมแพ้
    [substitute] {" "}จนกว่าคนอื่นจะรับที่นั่ง
   *[other] {""}
 }
direct-reminder = การเตือน: { $line }
direct-alone = { $line } เหลือแค่คุณคนเดียว
direct-last-reminder = { $line } นี่คือการเตือนครั้งสุดท้ายสำหรับตานี้
digest-title = { $count ->
    [1] ### มีหนึ่งแมตช์รอคุณอยู่
   *[other] ### มี { $count } แมตช์รอคุณอยู่
 }
digest-line = - { $line }
lines-more = -# และอีก { $count }
button-mute-turn = ปิดเสียงตานี้
button-mute-match = ปิดเสียงแมตช์นี้
button-unmute = เปิดเสียง
button-notifications = การแจ้งเตือน
muted-turn = ปิดเสียงตานี้แล้ว **การแจ้งเตือน** มีปุ่มให้เปิดกลับ
muted-match = ปิดเสียงแมตช์นี้แล้ว **การแจ้งเตือน** มีปุ่มให้เปิดกลับ
hint-refused = Discord ไม่ยอมส่งข้อความส่วนตัวของบอตถึงคุณ บอตจึงกล่าวถึงคุณในแชนแนลแทน อนุญาตข้อความส่วนตัวจากสมาชิกของเซิร์ฟเวอร์นี้ แล้วเลือก `/me notices` อีกครั้ง

## /me

me-title = ### การแจ้งเตือนของคุณ
me-delivery-mention = บอตจะกล่าวถึงคุณในแชนแนลเมื่อถึงตาคุณ
me-delivery-direct = บอตจะส่งข้อความส่วนตัวถึงคุณเมื่อถึงตาคุณ
me-delivery-none = คุณไม่ได้รับการแจ้งเตือน `/me matches` แสดงสิ่งที่รอคุณอยู่
me-early = แจ้งเตือนด้วยเมื่อผู้เล่นก่อนหน้าคุณเริ่มเล่น
me-quiet = ช่วงเวลาเงียบ: { $from } ถึง { $to } (เวลา { $zone } ตอนนี้ { $there }) สิ่งที่รออยู่จะมาในข้อความส่วนตัวเดียวเมื่อพ้นช่วงนั้น
me-days-off = วันหยุด: { $days } (เวลา { $zone } ตอนนี้ { $there }) สิ่งที่รออยู่จะมาในข้อความส่วนตัวเดียวเมื่อพ้นวันหยุด
me-no-quiet = คุณไม่มีช่วงเวลาเงียบ
me-digest = การแจ้งเตือนทั้งหมดมาในข้อความส่วนตัวเดียววันละครั้งเวลา { $at } (เวลา { $zone } ตอนนี้ { $there })
me-away = คุณไม่อยู่จนถึง { $at }
me-refused = Discord ไม่ยอมส่งข้อความส่วนตัวล่าสุดของบอตถึงคุณ บอตจึงกล่าวถึงคุณในแชนแนล
me-title-overview = ### การตั้งค่าของคุณ
me-is-set = **{ $section }** { $sentences }
me-is-auto-end-turn-on = ตาของคุณจบเองเมื่อไม่มีอะไรที่มีประโยชน์ให้ทำแล้ว
me-is-auto-end-turn-off = คุณจบตาเอง
me-is-end-turn-after-0 = จบทันทีเมื่อเหลือแค่สิ่งเสริม เช่น การซื้อ
me-is-end-turn-after-30 = จบหลัง 30 วินาทีเมื่อเหลือแค่สิ่งเสริม เช่น การซื้อ
me-is-end-turn-after-60 = จบหลังหนึ่งนาทีเมื่อเหลือแค่สิ่งเสริม เช่น การซื้อ
me-is-end-turn-after-300 = จบหลัง 5 นาทีเมื่อเหลือแค่สิ่งเสริม เช่น การซื้อ
me-is-end-turn-after-off = ไม่จบขณะที่คุณยังซื้ออะไรได้
me-is-named-in-records-on = ไฟล์แมตช์ของคุณแสดงชื่อของคุณ
me-is-named-in-records-off = ไฟล์แมตช์ของคุณแสดงแค่สีของคุณ
me-is-not-away = ไม่ได้ตั้งว่าไม่อยู่
me-title-learning = ### โค้ช ภาพ และภาษา
me-coach-auto = โค้ชอธิบายสิ่งที่คุณทำได้ในแมตช์แรกของแต่ละเกม
me-coach-on = โค้ชอธิบายสิ่งที่คุณทำได้ในทุกแมตช์
me-coach-off = โค้ชไม่พูดอะไร
me-pictures-usual = ภาพที่คุณเห็นคนเดียวเหมือนภาพในแชนแนล
me-pictures-large = ภาพที่คุณเห็นคนเดียวแบ่งเป็นส่วนขนาดใหญ่ คอนทราสต์สูง
me-language = ข้อความที่คุณอ่านคนเดียวใช้ภาษานี้: { $language }
me-language-client = ข้อความที่คุณอ่านคนเดียวใช้ภาษาใน Discord ของคุณ
# In place of a user whose invitations the reader refuses
somebody = ใครบางคน
me-title-invitations = ### คำเชิญ
me-refused-hosts = { $count ->
    [0] ทุกคนเชิญคุณได้
   *[other] คนเหล่านี้เชิญคุณไม่ได้: { $hosts }
 }
me-about-invitations = คนที่คุณเลือกตรงนี้จะเชิญคุณไปที่โต๊ะหรือรีแมตช์ไม่ได้ และขอให้คุณเล่นแทนไม่ได้ โดยบอตจะไม่บอกให้รู้ พวกคุณยังเล่นที่โต๊ะเดียวกันได้
me-menu-refused-hosts = คนที่เชิญคุณไม่ได้
me-title-rating = ### เรตติ้ง
me-rating = { $is_on ->
    [yes] คุณเก็บเรตติ้งและโปรไฟล์ที่คนอื่นในเซิร์ฟเวอร์ของคุณอาจเห็น
   *[no] คุณไม่เก็บเรตติ้ง และไม่มีใครเห็นโปรไฟล์ของคุณ
 }
me-about-rating = เรตติ้งบอกว่าคุณเล่นเกมหนึ่งเก่งแค่ไหน: *คนขุดดิน*, *ช่างก่ออิฐ*, *ช่างหิน*, *สถาปนิก* หรือ *สิ่งมหัศจรรย์* ชนะแล้วขึ้น แพ้แล้วลง แมตช์จะนับถ้าทุกคนที่โต๊ะเก็บเรตติ้งและใช้กติกาปกติ ถ้าคุณเลิกเก็บ คุณจะไม่อยู่ในตารางอันดับหรือรายชื่อใดตั้งแต่นั้น
me-about-placement = **แมตช์วัดระดับ** คือแมตช์กับคอมพิวเตอร์เพื่อหาว่าเรตติ้งของคุณควรเริ่มที่ไหน เล่นได้ไม่เกินเกมละห้าแมตช์ ก่อนแมตช์คิดเรตติ้งแรกของคุณ เลือกเกมของแมตช์ถัดไป:
me-menu-rating = จะเก็บเรตติ้งหรือไม่
choice-rating-on = เก็บเรตติ้งและโปรไฟล์
choice-rating-off = ไม่เก็บเรตติ้ง
me-reset-rating = ไม่เก็บเรตติ้ง
button-keep-rating = เก็บเรตติ้งไหม
button-me-rating = เลือก
refusal-placement-rated = คุณมีแมตช์คิดเรตติ้งของเกมนี้แล้ว เรตติ้งของคุณจึงเริ่มแล้ว
refusal-placement-enough = คุณเล่นแมตช์วัดระดับของเกมนี้ครบแล้ว ต่อไปนับแมตช์กับคน
refusal-placement-open = คุณกำลังเล่นแมตช์วัดระดับของเกมนี้อยู่ เล่นให้จบก่อน
refusal-placement-no-rating = คุณไม่เก็บเรตติ้ง เลือก `/me rating` ก่อน
refusal-cancel-placement = ยกเลิกแมตช์วัดระดับไม่ได้แล้ว คุณยอมแพ้ได้ ซึ่งนับเป็นแพ้
refusal-undo-placement = ในแมตช์วัดระดับย้อนอะไรไม่ได้
me-menu-delivery = วิธีแจ้งเตือนคุณ
me-menu-digest = รวมทั้งหมดวันละครั้ง
choice-digest-off = แจ้งเตือนทันทีทุกครั้ง
choice-digest-at = วันละครั้ง เวลา { $at }
me-switch-notify-early-on = แจ้งล่วงหน้า: เปิด
me-switch-notify-early-off = แจ้งล่วงหน้า: ปิด
me-switch-auto-end-turn-on = จบตาอัตโนมัติ: เปิด
me-switch-auto-end-turn-off = จบตาอัตโนมัติ: ปิด
me-about-notify-early = **แจ้งล่วงหน้า** แจ้งเตือนด้วยเมื่อผู้เล่นก่อนหน้าคุณเริ่มเล่น
me-about-auto-end-turn = **จบตาอัตโนมัติ** จบตาของคุณเมื่อไม่มีอะไรที่มีประโยชน์ให้ทำแล้ว ถ้าเหลือแค่สิ่งเสริม เช่น การซื้อ จะรอตามเวลาที่คุณเลือกด้านล่าง คุณย้อนการจบตาได้จนกว่าคนอื่นจะเล่น
me-menu-end-turn-after = เมื่อเหลือแค่สิ่งเสริม
choice-end-turn-after-0 = เหลือแค่สิ่งเสริม: จบทันที
choice-end-turn-after-30 = เหลือแค่สิ่งเสริม: หลัง 30 วินาที
choice-end-turn-after-60 = เหลือแค่สิ่งเสริม: หลัง 1 นาที
choice-end-turn-after-300 = เหลือแค่สิ่งเสริม: หลัง 5 นาที
choice-end-turn-after-off = เหลือแค่สิ่งเสริม: ไม่จบเอง
me-about-named-in-records = **ชื่อในไฟล์แมตช์** แสดงชื่อของคุณในไฟล์แมตช์ของคุณ ถ้าปิดจะแสดงแค่สีของคุณ
me-menu-quiet-from = ช่วงเวลาเงียบเริ่มเมื่อไร
me-menu-quiet-to = ช่วงเวลาเงียบจบเมื่อไร
choice-quiet-from-at = ตั้งแต่ { $at }
choice-quiet-to-at = ถึง { $at }
me-menu-days-off = วันหยุด ไม่เกินสามวัน
choice-days-off-0 = หยุดทุกวันจันทร์
choice-days-off-1 = หยุดทุกวันอังคาร
choice-days-off-2 = หยุดทุกวันพุธ
choice-days-off-3 = หยุดทุกวันพฤหัสบดี
choice-days-off-4 = หยุดทุกวันศุกร์
choice-days-off-5 = หยุดทุกวันเสาร์
choice-days-off-6 = หยุดทุกวันอาทิตย์
weekday-0 = วันจันทร์
weekday-1 = วันอังคาร
weekday-2 = วันพุธ
weekday-3 = วันพฤหัสบดี
weekday-4 = วันศุกร์
weekday-5 = วันเสาร์
weekday-6 = วันอาทิตย์
me-menu-until = คุณไม่อยู่นานแค่ไหน
me-menu-stand-in = เพื่อนที่เล่นแทนคุณระหว่างนั้น
me-menu-coach = โค้ชพูดเมื่อไร
me-menu-pictures = ขนาดของภาพที่คุณเห็นคนเดียว
me-menu-language = ภาษาของข้อความที่คุณอ่านคนเดียว
me-menu-zone = เลือกเขตเวลาของคุณ
choice-absence-tonight = จนถึงคืนนี้
choice-absence-tomorrow = จนถึงคืนพรุ่งนี้
choice-absence-three-days = 3 วัน
choice-absence-week = หนึ่งสัปดาห์
choice-absence-two-weeks = 2 สัปดาห์
choice-absence-month = หนึ่งเดือน
choice-absence-two-months = 2 เดือน
me-section-notices = การแจ้งเตือน
me-section-quiet = ช่วงเวลาเงียบ
me-section-away = ไม่อยู่
me-section-learning = โค้ช ภาพ ภาษา
me-section-invitations = คำเชิญ
me-section-rating = เรตติ้ง
me-reset-notices = คืนค่าการแจ้งเตือน
me-reset-quiet = ไม่มีช่วงเวลาเงียบหรือวันหยุด
me-reset-learning = คืนค่าทั้งหมด
me-reset-away = กลับมาแล้ว
button-zone = เขตเวลา
button-zone-again = ค้นหาอีกครั้ง
button-all-settings = การตั้งค่าทั้งหมด
button-more-settings = การตั้งค่าเพิ่มเติม
me-zone-title = เขตเวลาของคุณ
me-zone-label = เมืองหรือประเทศ (ภาษาอังกฤษ)
me-zone-example = Bangkok
me-zone-done = เขตเวลาของคุณคือ { $zone } ซึ่งตอนนี้เวลา { $there }
me-zones-found = เลือกสถานที่ที่ใช้เวลาเดียวกับคุณ
me-zone-in = { $city } ({ $country })
me-zone-now = ที่นั่นตอนนี้เวลา { $at }
me-off = ปิด
me-muted-match = ปิดเสียงแมตช์นี้แล้ว
me-muted-turn = ปิดเสียงตานี้แล้ว
me-stand-in-next = บอตจะขอให้ { $friend } เล่นแทนคุณ ตอนนี้เลือกว่าคุณไม่อยู่นานแค่ไหน
me-rest-kept = อย่างอื่นที่คุณเลือกตั้งค่าแล้ว
me-away-progress =
    บอตกำลังอัปเดตแมตช์ของคุณ { $total ->
        [0] อาจใช้เวลาหนึ่งนาที
       *[other] เสร็จแล้ว { $done } จาก { $total }
    } ถ้าปิดข้อความนี้ บอตก็ยังทำต่อ
me-away-done = คุณไม่อยู่จนถึง { $at } คู่แข่งของคุณจะเห็น นาฬิกาของคุณจะหยุดถ้าโต๊ะอนุญาต
me-stand-in-asked = { $count ->
    [0] { $friend } เล่นแทนคุณไม่ได้เลยสักแมตช์ หรือบอตขอไปแล้ว: เพื่อนต้องอยู่ในเซิร์ฟเวอร์เดียวกันและไม่ได้เล่นในแมตช์นั้น และแมตช์ต้องไม่หยุดพักอยู่
    [1] บอตขอให้ { $friend } เล่นแทนคุณในหนึ่งแมตช์แล้ว ก่อนตอบรับจะไม่มีใครเล่นแทนคุณที่นั่น
   *[other] บอตขอให้ { $friend } เล่นแทนคุณใน { $count } แมตช์แล้ว ก่อนตอบรับจะไม่มีใครเล่นแทนคุณที่นั่น
 }
me-not-away = คุณไม่ได้ตั้งว่าไม่อยู่ จึงไม่มีอะไรเปลี่ยน
me-back = ยินดีต้อนรับกลับ { $count ->
    [0] นาฬิกาของคุณเดินต่อ และที่นั่งเป็นของคุณอีกครั้ง
   *[other] นาฬิกาของคุณเดินต่อ แต่คอมพิวเตอร์เล่นแทนคุณใน { $count } แมตช์จนกว่าคุณจะเอาที่นั่งคืน: ไปที่แมตช์ได้จาก `/me matches`
}
me-no-matches = คุณไม่มีแมตช์ที่เล่นอยู่ `/help` มีปุ่มเปิดโต๊ะ
me-matches-title = { $count ->
    [1] ### แมตช์ของคุณ
   *[other] ### แมตช์ของคุณ { $count } แมตช์
 }
me-match-turn = - ▶ { $match }: ถึงตาคุณ [ไป]({ $link })
me-match-asked = - ▶ { $match }: รอคำตอบของคุณ [ไป]({ $link })
me-match-waiting = - { $match }: กำลังรอคนอื่น [ดู]({ $link })
me-match-claim = - { $match }: { $player } หมดเวลาแล้ว คุณถือว่า { $player } ยอมแพ้ได้ [ดู]({ $link })
me-match-out = - { $match }: คุณออกแล้ว คนอื่นเล่นต่อ [ดู]({ $link })
me-match-lent = - { $match }: { $player } เล่นแทนคุณ [ดู]({ $link })
me-match-lobby = - { $match }: โต๊ะเปิดอยู่ [ไป]({ $link })
me-match-invited = - ▶ { $match }: คุณได้รับเชิญไปที่โต๊ะ [ไป]({ $link })
me-match-asked-to-stand-in = - ▶ { $match }: คุณจะเล่นแทน { $owner } ไหม [ไป]({ $link })
me-match-stand-in = { $line } · ขอให้ { $friend } เล่นแทนคุณแล้ว
me-match-for-owner = { $line } · คุณเล่นแทน { $owner }
me-match-turn-too = { $line } · ถึงตาคุณด้วย
me-match-late = { $line } · คุณหมดเวลาแล้ว
me-match-deadline = { $line } · ถึง { $at } ({ $left })
button-give-back = คืนที่นั่ง
button-take-back = กลับมานั่งที่เดิม
given-back = คืนที่นั่งให้เจ้าของแล้ว
taken-back = คุณกลับมานั่งที่เดิมแล้ว
refusal-not-lent = ในแมตช์นี้ไม่มีใครเล่นแทนคนอื่น

refusal-no-such-time = พิมพ์เวลาแบบ `22:30`
refusal-no-such-zone = บอตไม่รู้จักสถานที่นั้น พิมพ์ชื่อเมืองใหญ่ในเขตเวลาของคุณเป็นภาษาอังกฤษ เช่น Bangkok
refusal-which-zone = มีหลายที่ตรงกับคำนั้น เลือกจากรายการที่แสดงระหว่างพิมพ์
refusal-quiet-half = บอกทั้งเวลาเริ่มและเวลาจบของช่วงเวลาเงียบ
refusal-quiet-too-long = ช่วงเวลาเงียบต้องเริ่มและจบคนละเวลา และนานไม่เกิน { $most } ชั่วโมง ถ้าไม่ต้องการการแจ้งเตือนเลย เลือกใน `/me notices`
refusal-not-away = บอกด้วยว่าคุณไม่อยู่นานแค่ไหน
refusal-no-such-day = พิมพ์วันที่ภายใน { $most } วันข้างหน้า เช่น `{ $example }` หรือจำนวนวัน
refusal-stand-in-yourself = คุณเล่นแทนตัวเองไม่ได้ และบอตก็เล่นแทนไม่ได้ ใส่ชื่อเพื่อน หรือไม่ต้องใส่

refusal-refuse-whom = ใส่ชื่อคนอื่น ไม่ใช่ตัวเองและไม่ใช่บอต
refusal-too-many-refused = คุณไม่รับคำเชิญได้ไม่เกิน { $most } คน เอาบางคนออกจากรายชื่อก่อน
refusal-stand-in-not-welcome = ตอนนี้บอตขอให้ <@{ $user }> เล่นแทนคุณไม่ได้ ใส่ชื่อเพื่อนคนอื่น หรือไม่ต้องใส่

command-me = การแจ้งเตือน ช่วงที่คุณไม่อยู่ และแมตช์ทั้งหมดของคุณ
command-me-settings = ดูการตั้งค่าทั้งหมดของคุณ พร้อมปุ่มสำหรับเปลี่ยน
command-me-notices = ดูและเลือกวิธีแจ้งเตือนเมื่อถึงตาคุณ
parameter-me-where = แจ้งเตือนอย่างไร เว้นไว้เพื่อดูค่าที่ตั้งอยู่
parameter-me-early = แจ้งเตือนด้วยเมื่อผู้เล่นก่อนหน้าเริ่มเล่น
command-me-invitations = ดูและเลือกว่าใครเชิญคุณไม่ได้
parameter-me-refuse = คนที่จะเชิญคุณไม่ได้อีก
parameter-me-accept = คนที่จะเชิญคุณได้อีกครั้ง
choice-delivery-mention = กล่าวถึงในแชนแนล
choice-delivery-direct = ส่งข้อความส่วนตัว
choice-delivery-none = ไม่ต้องแจ้งเตือน
command-me-quiet = ดูและตั้งช่วงเวลาที่ไม่มีอะไรรบกวนคุณ
parameter-me-from = เริ่มเมื่อไร เช่น 22:30 พิมพ์ “ปิด” ถ้าไม่ใช้
parameter-me-to = จบเมื่อไร เช่น 7:00
parameter-me-zone = เขตเวลาของคุณ: พิมพ์ชื่อเมืองหรือประเทศเป็นภาษาอังกฤษ
command-me-digest = รับการแจ้งเตือนทั้งหมดวันละครั้งในข้อความส่วนตัวเดียว
parameter-me-at = เวลา เช่น 18:00 พิมพ์ “ปิด” ถ้าไม่ใช้
command-me-away = ดูและบอกว่าคุณไม่อยู่นานแค่ไหน คู่แข่งของคุณจะเห็น
parameter-me-until = วันสุดท้าย เช่น 2030-12-31 หรือจำนวนวัน
parameter-me-stand-in = เพื่อนที่เล่นแทนคุณระหว่างนั้น
command-me-coach = ดูและเลือกว่าโค้ชอธิบายสิ่งที่คุณทำได้เมื่อไร
parameter-me-coach = ในแมตช์แรกของแต่ละเกม ทุกแมตช์ หรือไม่เลย
choice-coach-auto = ในแมตช์แรกของแต่ละเกม
choice-coach-on = ในทุกแมตช์
choice-coach-off = ไม่เลย
command-me-pictures = ดูและเลือกขนาดของภาพที่คุณเห็นคนเดียว
parameter-me-size = เหมือนในแชนแนล หรือแบ่งเป็นส่วนขนาดใหญ่
command-me-language = ดูและเลือกภาษาของข้อความที่คุณอ่านคนเดียว
parameter-me-language = ภาษา ถ้าไม่เลือกจะใช้ภาษาใน Discord ของคุณ
choice-language-client = ตามภาษาใน Discord
choice-pictures-usual = เหมือนในแชนแนล
choice-pictures-large = แบ่งเป็นส่วนขนาดใหญ่ คอนทราสต์สูง
command-me-rating = เลือกว่าจะเก็บเรตติ้งและโปรไฟล์หรือไม่ และเล่นแมตช์วัดระดับ
parameter-me-keep = แมตช์ของคุณนับและคนอื่นเห็นโปรไฟล์ของคุณได้หรือไม่
command-me-back = บอกว่าคุณกลับมาแล้ว
command-me-matches = ดูแมตช์ทั้งหมดของคุณในทุกเซิร์ฟเวอร์ เรียงจากที่ด่วนที่สุด

command-match-nudge = เตือนผู้เล่นที่ถึงตา
command-match-move = เล่นแมตช์หนึ่งของคุณต่อในแชนแนลนี้
parameter-match-move = แมตช์ไหน
match-move-line = { $game } แมตช์ { $id }
moved-here = แมตช์เล่นต่อที่นี่
moved-beside = แชนแนลนี้มีแมตช์อื่นอยู่ แมตช์ของคุณจึงเล่นต่อในเธรดของตัวเอง: [ไปที่แมตช์]({ $link })
moved-in-private = แมตช์เล่นต่อในเธรดส่วนตัว: [ไปที่แมตช์]({ $link })
refusal-already-here = แมตช์นี้อยู่ในแชนแนลนี้แล้ว ใช้คำสั่งในแชนแนลที่จะให้แมตช์ไปเล่นต่อ
refusal-not-this-server = แมตช์นี้เป็นของเซิร์ฟเวอร์อื่นและย้ายออกมาไม่ได้
