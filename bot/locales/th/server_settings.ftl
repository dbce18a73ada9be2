language-name = ไทย

## Commands

command-server-settings = กำหนดว่าเซิร์ฟเวอร์นี้เล่นที่ไหนและอย่างไร
command-server-check = ดูว่าทุกอย่างพร้อมสำหรับแมตช์ที่นี่หรือไม่

## The panel

server-settings-title = ### เซิร์ฟเวอร์นี้เล่นอย่างไร
server-settings-channels = **เปิดโต๊ะได้:** { $where ->
    [some] เฉพาะใน { $channels }
    [gone] ไม่มีที่ไหน
   *[everywhere] ในทุกแชนแนล
 }
server-settings-place = **เล่นแมตช์:** { $place ->
    [thread] ในเธรดของตัวเอง
    [forum] เป็นโพสต์ใน { $forum }
    [no-forum] เป็นโพสต์ในฟอรัม
   *[channel] ในแชนแนลนั้นเอง
 }
server-settings-match-lines = **แมตช์ในเธรด:** { $is_on ->
    [on] มีบรรทัดในแชนแนลบอกความคืบหน้า
   *[off] ไม่มีบรรทัดในแชนแนล
 }
server-settings-posts-for-members = **สมาชิกที่เขียนหรือเปิดเธรดที่นั่นไม่ได้:** { $is_on ->
    [on] บอตเปิดโต๊ะให้อยู่ดี
   *[off] บอตไม่เปิดโต๊ะให้
 }
server-settings-boards = **กระดานเก่า:** { $value }
server-settings-posts = **สิ่งที่บอตโพสต์เอง:** { $value }
server-settings-ratings = **เรตติ้ง โปรไฟล์ และตารางอันดับ:** { $value }
server-settings-theme = **ภาพ:** { $value }
server-settings-clock = **นาฬิกา:** { $value }
server-settings-locale = **ภาษา:** { $value }
server-settings-pings = **กล่าวถึงเมื่อมีโต๊ะใหม่:** { $count ->
    [0] ไม่มีใคร
   *[other] { $pings }
 }
server-settings-ping = { $role } ({ $game })
server-settings-computers = **คอมพิวเตอร์:** { $computers ->
    [on] เล่นได้
   *[off] เล่นไม่ได้ แต่ซ้อมคนเดียวได้
 }
server-problem = ⚠️ { $problem }
server-hint = 💡 { $hint }
server-channels-more = { $channels } และอีก { $count }

server-section-where = สถานที่เล่น
server-section-tables = โต๊ะ
server-section-people = ผู้คน
button-server-reset = คืนค่าส่วนนี้

server-menu-channels = เปิดโต๊ะได้ในทุกแชนแนล
server-menu-forum = ฟอรัมสำหรับโพสต์
server-menu-ping = { $game }: ไม่กล่าวถึงใคร
server-menu-place = เล่นแมตช์ที่ไหน
server-menu-boards = กระดานเก่า
server-menu-ratings = ใครเห็นเรตติ้งและโปรไฟล์
server-menu-posts = สิ่งที่บอตโพสต์เอง
server-menu-theme = ภาพ
server-menu-clock = นาฬิกา
server-menu-locale = ภาษา
server-menu-place-set = เล่น: { $value }
server-menu-boards-set = กระดานเก่า: { $value }
server-menu-ratings-set = เรตติ้ง: { $value }
server-menu-posts-set = บอตโพสต์เอง: { $value }
server-menu-theme-set = ภาพ: { $value }
server-menu-clock-set = นาฬิกา: { $value }
server-menu-locale-set = ภาษา: { $value }
choice-place-channel = ในแชนแนลนั้นเอง
choice-place-thread = ในเธรดของตัวเอง
choice-place-forum = เป็นโพสต์ในฟอรัม
choice-ratings-everybody = ทุกคนเห็น
choice-ratings-players = เฉพาะคนที่เก็บเรตติ้งเห็น
choice-ratings-off = ไม่มี
choice-posts-few = น้อย: เฉพาะกระดานและบรรทัดของกระดาน
choice-posts-usual = ปกติ: เหลือภาพเล็กไว้หลังแต่ละรอบ
choice-posts-many = มาก: มีเรื่องราวของแต่ละแมตช์ด้วย
choice-locale-server = ตามเซิร์ฟเวอร์นี้
server-switch-match-lines-on = บรรทัดของแมตช์: เปิด
server-switch-match-lines-off = บรรทัดของแมตช์: ปิด
server-switch-posts-for-members-on = โพสต์แทนสมาชิกทุกคน: เปิด
server-switch-posts-for-members-off = โพสต์แทนสมาชิกทุกคน: ปิด
server-switch-computers-on = คอมพิวเตอร์: เล่นได้
server-switch-computers-off = คอมพิวเตอร์: เล่นไม่ได้

## Problems with the settings

server-problem-channels-gone = แชนแนลที่เลือกไว้ถูกลบไป { $count } แชนแนล
server-problem-all-channels-gone = แชนแนลทั้งหมดที่เปิดโต๊ะได้ถูกลบ จึงเปิดโต๊ะไม่ได้ เลือกแชนแนลอื่น
server-problem-only-forums = เปิดโต๊ะได้เฉพาะในฟอรัม แต่แมตช์เล่นในแชนแนล เลือก “เป็นโพสต์ในฟอรัม” หรืออนุญาตแชนแนลหนึ่ง
server-problem-outside-forum = { $problem } ระหว่างนี้แมตช์จะเล่นในที่ที่เปิดโต๊ะ
server-problem-no-forum = ยังไม่ได้เลือกฟอรัมสำหรับโพสต์
server-problem-forum-gone = ฟอรัมสำหรับโพสต์ถูกลบ
server-problem-forum-not-allowed = { $forum } ไม่อยู่ในแชนแนลที่เปิดโต๊ะได้
server-problem-forum-permissions = ใน { $forum } บอตไม่มีสิทธิ์{ $permissions }
server-problem-forum-tags = { $forum } กำหนดให้ทุกโพสต์มีแท็ก แต่ไม่มีแท็กที่บอตใช้ได้สำหรับ { $games } เพิ่มแท็กชื่อเดียวกับเกม หรือแท็กชื่อ “{ $state }”
server-problem-forum-unused = ไม่ได้ใช้ { $forum } เพราะแมตช์ไม่ได้เล่นเป็นโพสต์ในฟอรัม
server-problem-no-threads = บอตเปิดเธรดใน { $channels } ไม่ได้ แมตช์จึงเล่นในแชนแนลที่นั่น
server-problem-members = สมาชิกเปิดโต๊ะใน { $channels } ไม่ได้ เพราะบทบาทไม่มีสิทธิ์{ $permissions }ที่นั่น ให้อนุญาต หรือเปิด “โพสต์แทนสมาชิกทุกคน”
server-problem-role-gone = บทบาทที่กล่าวถึงสำหรับ { $game } ถูกลบ
server-problem-role-silent = { $role } ไม่ได้รับการแจ้งเตือนเรื่อง { $game }: ให้ทุกคนกล่าวถึงบทบาทนั้นได้ หรือให้สิทธิ์กล่าวถึง @everyone แก่บอต
server-hint-tags = { $count ->
    [1] ถ้า { $forum } มีแท็กชื่อ { $tags } บอตจะใช้กับโพสต์
   *[other] ถ้า { $forum } มีแท็กชื่อเหล่านี้ บอตจะใช้กับโพสต์: { $tags }
 }

## The check

server-check-fine = ทุกอย่างพร้อม: เล่นแมตช์ที่นี่ได้
server-check-title = ### สิ่งที่ขาดที่นี่
server-check-channel = - { $count ->
    [0] { $channel } ([เปิด]({ $link })): เธรดและการซ้อมต้องมีสิทธิ์{ $thread_permissions }
   *[other] { $channel } ([เปิด]({ $link })): เล่นแมตช์ไม่ได้ถ้าไม่มีสิทธิ์{ $permissions }{ $thread_count ->
        [0] { "" }
       *[other] ; เธรดต้องมีสิทธิ์{ $thread_permissions }
     }
 }
server-check-nowhere = ไม่มีแชนแนลข้อความที่สมาชิกใช้คำสั่งได้
server-check-more = - และอีก { $count } แชนแนล
server-check-invite = - ทั้งเซิร์ฟเวอร์ บอตไม่มีสิทธิ์{ $permissions } [เชิญบอตอีกครั้ง]({ $link }) เพื่อเพิ่ม{ $count ->
    [1] สิทธิ์นี้
   *[other] สิทธิ์เหล่านี้
 }
server-check-line = - { $line }
server-check-tags-refused = บอตเปลี่ยนแท็กของโพสต์ใน { $forum } ไม่ได้ ให้สิทธิ์จัดการเธรดที่นั่นแก่บอต

## The log

server-log-set-channels = ให้เปิดโต๊ะได้{ $new_count ->
    [0] ในทุกแชนแนล
   *[other] เฉพาะใน { $new }{ $new_more ->
        [0] { "" }
       *[other] { " " }และอีก { $new_more }
     }
 } ({ $old_count ->
    [0] เดิม: ในทุกแชนแนล
   *[other] เดิม: { $old }{ $old_more ->
        [0] { "" }
       *[other] { " " }และอีก { $old_more }
     }
 })
server-log-set-place = ให้เล่นแมตช์{ $new ->
    [thread] ในเธรด
    [forum] เป็นโพสต์ในฟอรัม
   *[channel] ในแชนแนล
 } (เดิม: { $old ->
    [thread] ในเธรด
    [forum] เป็นโพสต์ในฟอรัม
   *[channel] ในแชนแนล
 })
server-log-set-forum = { $new ->
    [none] ยกเลิกการใช้ฟอรัม { $old }
   *[other] ให้เล่นแมตช์เป็นโพสต์ใน { $new }
 }
server-log-set-boards = ตั้งกระดานเก่าเป็น “{ $new ->
    [keep] { choice-boards-keep }
    [delete] { choice-boards-delete }
   *[fold] { choice-boards-fold }
 }”
server-log-set-posts = ตั้งสิ่งที่บอตโพสต์เองเป็น “{ $new ->
    [few] { choice-posts-few }
    [many] { choice-posts-many }
   *[usual] { choice-posts-usual }
 }”
server-log-set-ratings = กำหนดว่าใครเห็นเรตติ้งและโปรไฟล์: “{ $new ->
    [players] { choice-ratings-players }
    [off] { choice-ratings-off }
   *[everybody] { choice-ratings-everybody }
 }”
server-log-set-theme = ตั้งภาพเป็น “{ $new ->
    [light] { choice-theme-light }
    [contrast] { choice-theme-contrast }
   *[dark] { choice-theme-dark }
 }” (เดิม: { $old ->
    [light] { choice-theme-light }
    [contrast] { choice-theme-contrast }
   *[dark] { choice-theme-dark }
 })
server-log-set-clock = ตั้งนาฬิกาเป็น “{ $new ->
    [live] { choice-clock-live }
    [day] { choice-clock-day }
    [three-days] { choice-clock-three-days }
    [week] { choice-clock-week }
   *[none] { choice-clock-none }
 }” (เดิม: { $old ->
    [live] { choice-clock-live }
    [day] { choice-clock-day }
    [three-days] { choice-clock-three-days }
    [week] { choice-clock-week }
   *[none] { choice-clock-none }
 })
server-log-set-locale = ตั้งภาษาเป็น{ $new ->
    [server] ภาษาของเซิร์ฟเวอร์
    [en] ภาษาอังกฤษ
   *[other] { " " }{ $new }
 }
server-log-set-ping = { $new ->
    [none] เลิกกล่าวถึง { $old } สำหรับ { $game }
   *[other] ให้กล่าวถึง { $new } สำหรับ { $game }
 }
server-log-set-computers = { $new ->
    [on] ให้คอมพิวเตอร์เล่นได้
   *[off] ไม่ให้คอมพิวเตอร์เล่น
 }
server-log-set-match-lines = { $new ->
    [on] ให้แมตช์ในเธรดมีบรรทัดในแชนแนล
   *[off] ไม่ให้แมตช์ในเธรดมีบรรทัดในแชนแนล
 }
server-log-set-posts-for-members = { $new ->
    [on] ให้บอตเปิดโต๊ะและเธรดแทนสมาชิกที่เขียนที่นั่นไม่ได้
   *[off] ไม่ให้บอตเปิดโต๊ะและเธรดแทนสมาชิกที่เขียนที่นั่นไม่ได้
 }
server-log-reset-settings = คืนค่าการตั้งค่า{ $section ->
    [where] สถานที่เล่นแมตช์
    [tables] ของโต๊ะ
   *[people] เกี่ยวกับผู้คน
 }

## At tables

table-ping = -# ใครจะเล่นบ้าง { $role }
table-opened-in-forum = โต๊ะเปิดแล้วเป็นโพสต์ในฟอรัม: [ไปที่โต๊ะ]({ $link })
match-begun-in-forum = แมตช์เริ่มแล้วเป็นโพสต์ในฟอรัม: [ไปที่แมตช์]({ $link })
opened-outside-forum = ไม่ได้อยู่ในฟอรัมของเซิร์ฟเวอร์นี้ { $problem }
opened-outside-thread = ไม่มีเธรดของตัวเอง เพราะบอตเปิดเธรดที่นี่ไม่ได้
forum-post = { $host } เปิดโต๊ะเล่น { $game } อยู่ด้านล่างนี้
forum-tag-open = เปิดอยู่
forum-tag-running = กำลังเล่น
forum-tag-finished = จบแล้ว

permission-create-posts = สร้างโพสต์

## Refusals

refusal-server-unknown = บอตมองไม่เห็นเซิร์ฟเวอร์นี้ ผู้จัดการเซิร์ฟเวอร์ต้องเชิญบอตก่อน
refusal-ping-everyone = บอตไม่กล่าวถึงทุกคน เลือกบทบาทที่เล็กกว่า
refusal-ping-not-yours = คุณกล่าวถึง { $role } เองไม่ได้ บอตจึงไม่กล่าวถึงบทบาทนั้นให้ ให้ทุกคนกล่าวถึงได้ หรือขอผู้ที่มีสิทธิ์กล่าวถึง @everyone
refusal-tables-elsewhere = ในเซิร์ฟเวอร์นี้ เล่นแมตช์ใน { $channels } เปิดโต๊ะที่นั่น บทเรียน (`/learn`) ใช้ได้ทุกที่ และการซ้อมในเธรดส่วนตัวก็เช่นกัน
refusal-tables-in-hidden-channels = ในเซิร์ฟเวอร์นี้ เล่นแมตช์เฉพาะในแชนแนลที่คุณมองไม่เห็น ขอให้ผู้จัดการเซิร์ฟเวอร์เปิดให้คุณ บทเรียน (`/learn`) ใช้ได้ทุกที่
refusal-channels-gone = แชนแนลที่เล่นแมตช์ได้ที่นี่ถูกลบ ผู้จัดการเซิร์ฟเวอร์นี้เลือกแชนแนลอื่นได้ด้วย `/server settings` บทเรียน (`/learn`) ใช้ได้ทุกที่
refusal-no-post-here = Discord ไม่ให้บอตสร้างโพสต์ใน { $forum } ขอให้ผู้จัดการเซิร์ฟเวอร์นี้ดู `/server check`
refusal-forum-unusable = ในเซิร์ฟเวอร์นี้ แมตช์เล่นเป็นโพสต์ในฟอรัม แต่ตอนนี้ทำไม่ได้ { $problem }
refusal-computers-not-allowed = ในเซิร์ฟเวอร์นี้ คอมพิวเตอร์เล่นในแมตช์ไม่ได้ คุณยังซ้อมคนเดียวกับคอมพิวเตอร์ได้: ใช้ `practice: True` เมื่อเปิดโต๊ะ หรือซ้อมต่อเมื่อเรียนจบบทเรียน
