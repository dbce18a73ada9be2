command-match-record = เซฟแมตช์เป็นไฟล์ที่ใครก็ดูรีเพลย์และตรวจสอบได้
parameter-match-record = แมตช์อื่นของแชนแนลนี้ เว้นไว้สำหรับแมตช์ล่าสุด
command-match-import = เปิดไฟล์แมตช์เป็นรีเพลย์
parameter-match-import = ไฟล์จาก /match record หรือ “เซฟไฟล์แมตช์” รุ่นนี้หรือรุ่นเก่ากว่า

button-record = เซฟไฟล์แมตช์
record-title = ไฟล์แมตช์ของแมตช์นี้ มีทุกแอ็กชัน ใครก็ดูรีเพลย์และตรวจสอบได้ด้วย `/match import`

import-title = ### { $game }
import-players = ผู้เล่น: { $players }
import-played = { $unit ->
    [rounds] { $count ->
        [0] จบในรอบแรก เมื่อ { $at }
       *[other] เล่น { $count } รอบและจบเมื่อ { $at }
     }
   *[turns] เล่น { $count } ตาและจบเมื่อ { $at }
 }
import-checked = -# บอตเล่นทุกแอ็กชันซ้ำแล้ว: ซีด แอ็กชัน และผลตรงกันตามกติกา ชื่อ เวลา และคำใบ้เป็นไปตามที่ไฟล์บอก
button-open-replay = เปิดรีเพลย์
button-import-share = แชร์ในแชนแนลนี้
import-shared-by = { $user } แชร์แมตช์จากไฟล์:
import-shared = แชร์แล้ว: ตอนนี้ทุกคนในแชนแนลนี้เปิดรีเพลย์ได้
refusal-import-gone = บอตไม่มีรีเพลย์นั้นให้คุณที่นี่ ไฟล์ที่คุณเปิดเป็นของคุณคนเดียวจนกว่าคุณจะแชร์ในแชนแนล และบอตเก็บ 20 ไฟล์ล่าสุดของคุณ หรือน้อยกว่าถ้าใหญ่มาก เปิดไฟล์อีกครั้งด้วย `/match import`
refusal-import-shared-already = แชร์แมตช์นี้ไปแล้ว ถ้าจะแชร์อีก เปิดไฟล์ใหม่อีกครั้ง
refusal-share-in-servers = แชร์แมตช์ได้ในแชนแนลของเซิร์ฟเวอร์ เปิดไฟล์ที่นั่น

end-resigned-unnamed = คนอื่นทุกคนยอมแพ้
end-claimed-unnamed = แมตช์จบเพราะหมดเวลาและถือว่ายอมแพ้
end-cancelled-unnamed = แมตช์ถูกยกเลิก
end-ended-unnamed = ผู้ดูแลปิดแมตช์

me-switch-named-in-records-on = ชื่อในไฟล์แมตช์: เปิด
me-switch-named-in-records-off = ชื่อในไฟล์แมตช์: ปิด

## Why a file is refused, in Discord and in a terminal

refusal-record-not-downloaded = Discord ไม่ได้ส่งไฟล์ให้บอต แนบไฟล์อีกครั้ง
refusal-record-too-large = ไฟล์ใหญ่เกินไป: ไฟล์แมตช์มีขนาดไม่เกิน { $most } kB เลือกไฟล์ที่ได้จาก *เซฟไฟล์แมตช์*
refusal-record-not-a-record = นี่ไม่ใช่ไฟล์แมตช์ของ Guildhall เลือกไฟล์ `.json` ที่ได้จาก *เซฟไฟล์แมตช์*
refusal-record-unknown-version = ไฟล์เป็นรูปแบบรุ่น { $version } แต่บอตรู้จักถึงรุ่น { $newest } อัปเดตบอต หรือเซฟไฟล์แมตช์ใหม่
refusal-record-damaged = ไฟล์เสีย: มีบางอย่างหายไป หรือไม่เป็นแบบไฟล์แมตช์ เซฟไฟล์แมตช์ใหม่
refusal-record-unknown-game = ไฟล์เป็นของเกมที่บอตไม่รู้จัก เปิดด้วยบอตที่เขียนไฟล์นั้น
refusal-record-changed = ไฟล์ถูกแก้หลังเซฟ: ค่าตรวจสอบไม่ตรง เซฟไฟล์แมตช์ใหม่
refusal-record-not-over = แมตช์ในไฟล์นี้ยังไม่จบตอนที่เซฟ เล่นให้จบ แล้วเซฟไฟล์แมตช์ใหม่
refusal-record-other-seed = ซีดในไฟล์นี้ไม่ตรงกับค่าแฮชที่แสดงไว้ตั้งแต่ต้น การสุ่มจึงอาจถูกเปลี่ยน ขอไฟล์ต้นฉบับ
refusal-record-other-table = ไม่มีแมตช์ที่เริ่มได้ตามไฟล์นี้: ตัวเลือกหรือจำนวนผู้เล่นไม่เข้ากับเกม ขอไฟล์ต้นฉบับ
refusal-record-illegal-action = แอ็กชันที่ { $number } ในไฟล์นี้ผิดกติกา แมตช์จึงเป็นแบบนี้ไม่ได้ ขอไฟล์ต้นฉบับ หรือเปิดด้วยบอตรุ่นที่เขียนไฟล์นั้น
refusal-record-other-result = ผลในไฟล์นี้ไม่ตรงกับแอ็กชัน ขอไฟล์ต้นฉบับ
refusal-record-other-times = เวลาในไฟล์นี้ขัดกัน: มีบางอย่างเกิดขึ้นก่อนสิ่งที่ต้องเกิดก่อน ขอไฟล์ต้นฉบับ
refusal-record-other-players = ไฟล์นี้บอกผิดว่าใครเล่น: มีระดับคอมพิวเตอร์ที่ไม่มีอยู่ หรือไฟล์ปิดบังหรือแต่งความช่วยเหลือของคอมพิวเตอร์ ขอไฟล์ต้นฉบับ
refusal-record-other-events = คนที่ยอมแพ้ตามไฟล์นี้ไม่ตรงกับแอ็กชันและผล ขอไฟล์ต้นฉบับ
