computer = 🤖 **{ $name }** · { $level }
computer-name-0 = อิฐ
computer-name-1 = คาน
computer-name-2 = ลิ่ม
computer-name-3 = เสาเอก
computer-name-4 = ทับหลัง
computer-name-5 = ปูน
computer-name-6 = ลูกดิ่ง
computer-name-7 = นั่งร้าน

choice-level-beginner = มือใหม่
choice-level-casual = สมัครเล่น
choice-level-expert = เชี่ยวชาญ
choice-level-master = ปรมาจารย์

## At the table

parameter-new-computer = เล่นกับคอมพิวเตอร์ระดับนี้
parameter-new-watch-name = ใครเล่น
parameter-new-watch = ใครเล่น: คุณกับคนอื่น หรือคอมพิวเตอร์เล่นกันเอง
button-add-computer = เพิ่มคอม
button-remove-computers = เอาคอมออก
computer-title = เก่งแค่ไหน คอมพิวเตอร์จะนั่งที่นั่งว่างแรก
computer-menu = เก่งแค่ไหน
computer-seated = คอมพิวเตอร์นั่งแล้ว
table-assisted = มีคอมพิวเตอร์เล่น และผลของแมตช์จะบอกไว้
end-alone = -# ถ้าจะเล่นกับคนอื่น เปิดโต๊ะด้วย `/{ $command } new`
end-watched = -# { $host } เป็นผู้ชม
end-assisted = -# { $how ->
    [hints] แมตช์นี้ใช้คำใบ้
    [both] แมตช์นี้มีคอมพิวเตอร์เล่น และใช้คำใบ้
   *[played] แมตช์นี้มีคอมพิวเตอร์เล่น
 }

## In a match

board-thinking = { $player } กำลังคิด
event-computer = { $user } เล่นเป็น { $seat } ตั้งแต่นี้ไป
event-hint = { $who } ใช้คำใบ้{ $count ->
    [1] { "" }
   *[other] { " " }{ $count } ครั้ง
 }
button-hand-over = ให้คอมเล่นต่อ
hand-over-title = คอมพิวเตอร์เล่นต่อแทนคุณได้ และยังเล่นต่อแทนคนที่ออกจากเซิร์ฟเวอร์ ปล่อยให้คนอื่นรอ 7 วัน หรือหมดเวลา (ถ้าโต๊ะนี้อนุญาต) ผู้เล่นกลับมานั่งที่เดิมได้ภายหลัง
hand-over-menu = ที่นั่งไหน และเก่งแค่ไหน
hand-over-own = ที่นั่งของคุณ { $player }: { $level }
hand-over-seat = { $player }: { $level }
handed-over = คอมพิวเตอร์เล่นต่อแล้ว { $whose ->
    [own] ถ้าจะเอาที่นั่งคืน กด *{ $more }* แล้ว *กลับมานั่งที่เดิม*
   *[other] ผู้เล่นเอาที่นั่งคืนได้ด้วย *{ $more }* แล้ว *กลับมานั่งที่เดิม*
 }

## Hints

button-hint = คำใบ้
button-hint-sure = แสดงคำใบ้
hint-sure = ถ้าใช้คำใบ้ แมตช์นี้จะมีเครื่องหมาย: ทุกคนจะเห็นว่าคอมพิวเตอร์ช่วย ต้องการคำใบ้ไหม
hint-best = **{ $action }** { $why }
hint-wait = ตอนนี้คุณทำได้แค่รอ
hint-logged = -# คอมพิวเตอร์ระดับ{ $level }จะทำแบบนี้ มีแต่คุณที่เห็น บันทึกการเล่นบอกว่าคุณใช้คำใบ้

command-match-hint = ดูว่าคอมพิวเตอร์จะทำอะไร สำหรับคุณคนเดียว
command-match-computer = ให้คอมพิวเตอร์นั่งที่โต๊ะ หรือเล่นต่อแทนคุณ
parameter-match-computer = เก่งแค่ไหน

## Refusals

refusal-no-computers = ไม่มีคอมพิวเตอร์นั่งที่โต๊ะนี้
refusal-seat-not-free = คุณให้คอมพิวเตอร์รับที่นั่งของคุณเองได้ ส่วนที่นั่งของคนอื่น ทำได้เมื่อคนนั้นออกจากเซิร์ฟเวอร์ ปล่อยให้คนอื่นรอ 7 วัน หรือหมดเวลาที่โต๊ะซึ่งอนุญาต
refusal-is-a-computer = คอมพิวเตอร์เล่นที่นั่งนี้อยู่แล้ว
refusal-hint-rated = แมตช์นี้คิดเรตติ้ง จึงไม่มีคำใบ้
refusal-no-hint-now = ตอนนี้คอมพิวเตอร์คิดคำใบ้ไม่ออก โปรดลองอีกครั้งในอีกหนึ่งนาที
