## Open matches

moderate-title = ### แมตช์ที่เปิดอยู่ในเซิร์ฟเวอร์นี้ เรียงจากที่รอนานที่สุด
moderate-none = ไม่มีแมตช์หรือโต๊ะที่เปิดอยู่ในเซิร์ฟเวอร์นี้
moderate-line = - **{ $game }** · { $channel } · { $players } · { $state }
moderate-state-table = { $free ->
    [0] โต๊ะเต็มที่ยังไม่เริ่ม เปิดเมื่อ { $since }
   *[other] โต๊ะที่มีที่นั่งว่าง { $free } ที่ เปิดเมื่อ { $since }
 }
moderate-state-turn = ตาของ { $players } เริ่มเมื่อ { $since }
moderate-state-time = ตอนนี้ไม่มีใครต้องเล่น
moderate-state-lost = รออยู่ตั้งแต่แชนแนลหายไปเมื่อ { $since }
moderate-state-paused = หยุดพักเมื่อ { $since }
moderate-choice = { $game } แมตช์ { $number }: { $players }
moderate-choice-unnamed = { $game } แมตช์ { $number }
moderate-match-title = ### แมตช์ { $number }
moderate-you-play = -# คุณเองก็เล่นในแมตช์นี้ ผู้เล่นจะเห็น และบันทึกของเซิร์ฟเวอร์จะบอกไว้
moderate-why = เพราะอะไร ผู้เล่นทุกคนจะเห็น
moderate-pause-form = หยุดพักแมตช์นี้
moderate-end-form = ปิดแมตช์นี้ถาวร
moderate-paused = แมตช์หยุดพักแล้ว: ไม่มีใครเล่นได้ และเวลาไม่เดิน
moderate-resumed = แมตช์เล่นต่อ ด้วยเวลาที่เหลืออยู่
moderate-move-where = แมตช์เล่นอยู่ใน { $channel } จะให้เล่นต่อที่ไหน
moderate-moved = แมตช์เล่นต่อใน { $channel }
menu-moderate = เลือกแมตช์
menu-moderate-move = เลือกแชนแนลหรือเธรด
button-moderate-first = หน้าแรก
button-moderate-next = หน้าถัดไป
button-moderate-jump = ไปที่แมตช์
button-moderate-back = กลับไปที่รายการ
button-moderate-pause = หยุดพัก
button-moderate-resume = เล่นต่อ
button-moderate-move = ย้าย
button-moderate-end = ปิด
button-moderate-thread = เธรดใหม่ในแชนแนลนี้

## A pause, as players see it

board-paused = หยุดพักโดยผู้ดูแล { $by }{ $plays ->
    [yes] { " " }ซึ่งเล่นในแมตช์นี้
   *[no] { "" }
 }: { $reason }
board-paused-until = -# เล่นไม่ได้และเวลาไม่เดินจนกว่าผู้ดูแลจะให้เล่นต่อ ยังตกลงกันยกเลิกแมตช์ได้ใน *เพิ่มเติม*
event-paused = ผู้ดูแล { $user }{ $plays ->
    [yes] { " " }ซึ่งเล่นในแมตช์นี้
   *[no] { "" }
 } หยุดพักแมตช์
event-unpaused = ผู้ดูแล { $user }{ $plays ->
    [yes] { " " }ซึ่งเล่นในแมตช์นี้
   *[no] { "" }
 } ให้แมตช์เล่นต่อ
channel-lost-missing = Discord ไม่พบแชนแนลของแมตช์ แมตช์จึงรอและเวลาไม่เดิน `/match move` ในแชนแนลอื่นของเซิร์ฟเวอร์จะเล่นต่อที่นั่น
channel-lost-deleted = แชนแนลของแมตช์ถูกลบ แมตช์จึงรอและเวลาไม่เดิน `/match move` ในแชนแนลอื่นของเซิร์ฟเวอร์จะเล่นต่อที่นั่น
channel-lost-left = บอตถูกนำออกจากเซิร์ฟเวอร์ แมตช์จึงรอและเวลาไม่เดิน จะเล่นต่อเมื่อเชิญบอตกลับเข้าไป
refusal-channel-lost = แชนแนลของแมตช์นี้หายไป ย้ายแมตช์ไปแชนแนลอื่นแล้วจะเล่นต่อ
me-match-lost = - ⏸ { $match }: { $why }
me-match-paused = - { $match }: ผู้ดูแลหยุดพักไว้ [ดู]({ $link })
says-paused = { $game } แมตช์หยุดพักอยู่
space-builder-panel-paused = แมตช์หยุดพักอยู่ นาฬิกาทุกเรือนหยุด สร้างอะไรไม่ได้ และไม่มีใครเห็นแผนที่
refusal-match-paused = ผู้ดูแล { $by }{ $plays ->
    [yes] { " " }ซึ่งเล่นในแมตช์นี้
   *[no] { "" }
 } หยุดพักไว้: { $reason }
    เวลาไม่เดินจนกว่าผู้ดูแลจะให้เล่นต่อ ยังตกลงกันยกเลิกแมตช์ได้
refusal-already-paused = มีคนหยุดพักแมตช์นี้ไว้แล้ว
refusal-not-paused = แมตช์นี้ไม่ได้หยุดพักแล้ว
refusal-moderate-over = แมตช์นี้จบไปแล้วระหว่างนี้
refusal-moderate-no-channel = บอตมองไม่เห็นแชนแนลนั้น เลือกแชนแนลอื่น
refusal-server-moderators-only = เฉพาะสมาชิกที่มีสิทธิ์จัดการข้อความในเซิร์ฟเวอร์นี้เท่านั้นที่ทำได้
refusal-no-reason = โปรดบอกเหตุผล: ผู้เล่นจะเห็น

## Blocked users

blocked-title = ### ใครถูกบล็อกที่นี่
blocked-nobody = ไม่มีใครถูกบล็อกในเซิร์ฟเวอร์นี้
blocked-line = - { $user }: { $reason } · { $by }, { $at }
blocked-now = บล็อก { $user } แล้ว: เริ่มแมตช์ใหม่ในเซิร์ฟเวอร์นี้ไม่ได้ แมตช์ที่เล่นอยู่ดำเนินต่อไป ปิดได้ด้วย `/server matches`
unblocked-now = { $user } เล่นในเซิร์ฟเวอร์นี้ได้อีกครั้ง
refusal-you-are-blocked = ผู้ดูแลบล็อกคุณจากแมตช์ในเซิร์ฟเวอร์นี้: { $reason } แมตช์ที่คุณเล่นอยู่ดำเนินต่อไป ถ้าคุณคิดว่าไม่ถูกต้อง ถามผู้ดูแลที่นี่
refusal-user-is-blocked = ผู้ดูแลบล็อก <@{ $user }> จากแมตช์ในเซิร์ฟเวอร์นี้ จึงเล่นที่นี่ไม่ได้
refusal-block-yourself = คุณบล็อกตัวเองไม่ได้
refusal-block-a-bot = บอตไม่ได้เล่นแมตช์ จึงบล็อกไม่ได้
refusal-block-a-moderator = เจ้าของและผู้ดูแลเซิร์ฟเวอร์ถูกบล็อกไม่ได้ ถอนสิทธิ์จัดการข้อความก่อน
refusal-already-blocked = ถูกบล็อกอยู่แล้ว `/server blocked` บอกว่าเพราะอะไร
refusal-not-blocked = ไม่ได้ถูกบล็อกในเซิร์ฟเวอร์นี้

## The log of the server

server-log-match-paused = หยุดพักแมตช์ { $match } ใน <#{ $channel }>{ $plays ->
    [yes] {" "}ซึ่งตัวเองเล่นอยู่
   *[no] { "" }
 }: { $reason }
server-log-match-unpaused = ให้แมตช์ { $match } ใน <#{ $channel }> เล่นต่อ{ $plays ->
    [yes] {" "}ซึ่งตัวเองเล่นอยู่
   *[no] { "" }
 }
server-log-match-moved = ย้ายแมตช์ { $match } จาก <#{ $channel }> ไป <#{ $to }>{ $plays ->
    [yes] {" "}ซึ่งตัวเองเล่นอยู่
   *[no] { "" }
 }
server-log-match-ended = ปิดแมตช์ { $match } ใน <#{ $channel }>{ $plays ->
    [yes] {" "}ซึ่งตัวเองเล่นอยู่
   *[no] { "" }
 }: { $reason }
server-log-user-blocked = บล็อก <@{ $user }>: { $reason }
server-log-user-unblocked = เลิกบล็อก <@{ $user }>
server-log-name-reported = ชื่อของผู้ใช้นี้ถูกรายงาน ตัดสินได้ด้วย `/server names`
server-log-name-allowed = อนุญาตชื่อที่ถูกรายงานของ <@{ $user }>
server-log-name-hidden = ซ่อนชื่อของ <@{ $user }> ต่อไป
server-log-welcomed = ได้รับเชิญ และทักทายใน <#{ $channel }>

## Commands

command-server-matches = หยุดพัก ย้าย หรือปิดแมตช์ที่เปิดอยู่ สำหรับผู้ดูแล
command-server-block = บล็อกไม่ให้ใครคนหนึ่งเล่นแมตช์ในเซิร์ฟเวอร์นี้ สำหรับผู้ดูแล
parameter-server-block-user = ใคร
parameter-server-block-reason = เพราะอะไร คนที่ถูกบล็อกจะเห็น
command-server-unblock = ให้คนที่ถูกบล็อกเล่นในเซิร์ฟเวอร์นี้ได้อีก สำหรับผู้ดูแล
command-server-names = ตัดสินชื่อที่สมาชิกรายงาน สำหรับผู้ดูแล
command-server-blocked = ดูว่าใครถูกบล็อกในเซิร์ฟเวอร์นี้และเพราะอะไร สำหรับผู้ดูแล

## Reported names

button-report-name = รายงานชื่อ
report-name-title = ชื่อของใครไม่เหมาะสม ภาพจะแสดงชื่อสีของผู้เล่นนั้นแทน สำหรับทุกคนในเซิร์ฟเวอร์นี้ จนกว่าผู้ดูแลจะตัดสิน ไม่มีใครรู้ว่าคุณรายงาน
report-name-menu = ชื่อของใคร
report-name-sure = รายงานชื่อของ { $player } ไหม ผู้ดูแลของเซิร์ฟเวอร์นี้จะตัดสิน
name-reported = ซ่อนชื่อในภาพและรายการแล้วจนกว่าผู้ดูแลจะตัดสิน
name-noted = ผู้ดูแลจะเห็นรายงานของคุณ ชื่อยังแสดงจนกว่าจะตัดสิน เพราะรายงานก่อนหน้าของคุณถูกปฏิเสธ
names-title = **ชื่อที่ถูกรายงาน** ชื่อที่ซ่อนไว้แสดงเป็นชื่อสีของผู้เล่น
names-nobody = ไม่มีชื่อที่ถูกรายงานหรือซ่อนในเซิร์ฟเวอร์นี้
names-line = { $user } ถูกรายงานเมื่อ { $at }: { $status ->
    [open] ซ่อนไว้จนกว่าคุณจะตัดสิน
    [unproven] แสดงไว้จนกว่าคุณจะตัดสิน
   *[hidden] ผู้ดูแลซ่อนไว้ ไม่ว่าชื่ออะไร
 }
button-name-allow = อนุญาต
button-name-hide = ซ่อนต่อไป
refusal-report-yourself = คุณรายงานชื่อตัวเองไม่ได้
refusal-name-reported = ชื่อนี้ถูกรายงานแล้ว
refusal-name-allowed = ผู้ดูแลอนุญาตชื่อนี้แล้ว รายงานได้อีกถ้าชื่อเปลี่ยน
refusal-name-decided = ชื่อนี้ตัดสินไปแล้ว `/server names` แสดงชื่อที่เหลือ
refusal-name-not-shown = ตอนนี้บอตไม่รู้จักชื่อนี้ ภาพจึงแสดงสีแทน โปรดลองอีกครั้งในอีกหนึ่งนาที
refusal-no-names-to-report = ไม่มีชื่อที่คุณรายงานได้ที่นี่
refusal-own-name = ผู้ดูแลคนอื่นต้องเป็นผู้ตัดสินชื่อของคุณเอง
refusal-too-many-reports = คุณรายงาน { $most } ชื่อภายในหนึ่งวัน รายงานเพิ่มได้พรุ่งนี้ หรือบอกผู้ดูแล
