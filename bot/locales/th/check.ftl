# What ``bot check`` says in the terminal: one line for each thing that it has looked at.

cli-check = ตรวจก่อนเริ่มว่าการตั้งค่า ไฟล์ ฐานข้อมูล และ Discord เรียบร้อยหรือไม่ ถ้าไม่ใช้ --live จะไม่เปลี่ยนอะไรเลย

check-mark-fine = [ ผ่าน ]
check-mark-note = [ แจ้ง ]
check-mark-wrong = [ไม่ผ่าน]
check-passed = ไม่มีอะไรต้องแก้
check-failures = ต้องแก้ { $count } เรื่องก่อน บอตจึงจะทำงานได้ดี

## Settings and files

check-settings = การตั้งค่าใช้ได้
check-env-missing = ไม่มี { $file } ในโฟลเดอร์นี้ การตั้งค่าทั้งหมดจึงมาจากตัวแปรสภาพแวดล้อม
check-env-private = มีแต่เจ้าของไฟล์ที่อ่าน { $file } ได้
check-env-others = ผู้ใช้คนอื่นของเครื่องนี้อ่านโทเคนใน { $file } ได้ แก้ด้วยคำสั่ง: { $command }
check-files-private = มีแต่เจ้าของไฟล์ที่อ่านฐานข้อมูลและข้อมูลสำรองในโฟลเดอร์เดียวกันได้
check-files-others = ผู้ใช้คนอื่นของเครื่องนี้อ่านฐานข้อมูลหรือข้อมูลสำรองได้ ในนั้นมีข้อมูลลับของแมตช์ที่กำลังเล่นอยู่ แก้ด้วยคำสั่ง: { $command }
check-other-user = คุณใช้คำสั่งตรวจนี้ด้วย root ซึ่งอ่านได้ทุกอย่าง แต่ { $file } เป็นของผู้ใช้ { $owner } ให้ใช้คำสั่งนี้ด้วยผู้ใช้ { $owner } เหมือนตอนที่รันบอต
check-letters = ภาพแสดงชื่อที่เป็นอักษรไทย อาหรับ และเทวนาครีได้
check-letters-missing = ภาพแสดงชื่อที่เป็นอักษรไทย อาหรับ หรือเทวนาครีไม่ได้ จึงเรียกผู้เล่นเหล่านี้ด้วยชื่อสีแทน และสระกับวรรณยุกต์ในคำไทยจะซ้อนทับกัน ติดตั้งไลบรารี FriBiDi แล้วเริ่มบอตใหม่ คำสั่งติดตั้ง: sudo apt-get install libfribidi0

## Database

check-database = ฐานข้อมูล { $database } ใช้ได้ (สคีมา { $revision })
check-database-new = ยังไม่มีฐานข้อมูล { $file } บอตจะสร้างให้เมื่อเริ่มครั้งแรก
check-database-empty = ฐานข้อมูล { $database } ยังว่างเปล่า บอตจะสร้างตารางให้เมื่อเริ่มครั้งแรก
check-database-older = ฐานข้อมูล { $database } ใช้สคีมา { $revision } ของบอตรุ่นเก่า เมื่อเริ่มบอต สคีมาจะอัปเดตเป็น { $newest } ให้สำรองข้อมูลไว้ก่อน
check-database-memory = ฐานข้อมูลอยู่ในหน่วยความจำ: แมตช์ทั้งหมดจะหายไปเมื่อบอตหยุด
check-space = ใน { $folder } มีที่ว่าง { NUMBER($free) } MB
check-space-little = ใน { $folder } เหลือที่ว่างแค่ { NUMBER($free) } MB ควรรีบลบข้อมูลสำรองเก่าหรือไฟล์อื่น
check-space-none = ใน { $folder } เหลือที่ว่างแค่ { NUMBER($free) } MB ซึ่งไม่พอสำหรับบันทึกแมตช์ ลบข้อมูลสำรองเก่าหรือไฟล์อื่น
check-postgresql = เซิร์ฟเวอร์ฐานข้อมูลคือ PostgreSQL { $version }
check-postgresql-old = เซิร์ฟเวอร์ฐานข้อมูลคือ PostgreSQL { $version } ซึ่งไม่ได้ทดสอบกับบอต ใช้รุ่น { $oldest } ขึ้นไป
check-postgresql-encoding = ฐานข้อมูล { $database } ใช้การเข้ารหัสอักขระ { $encoding } ซึ่งเก็บข้อความได้ไม่ครบทุกภาษา สร้างฐานข้อมูลใหม่โดยใช้: ENCODING 'UTF8'
check-postgresql-read-only = ฐานข้อมูล { $database } อ่านได้อย่างเดียว เชื่อมต่อกับเซิร์ฟเวอร์ฐานข้อมูลหลัก หรืออนุญาตให้เขียน
check-postgresql-may-not-create = ผู้ใช้ใน DATABASE_URL ไม่มีสิทธิ์สร้างตารางในฐานข้อมูล { $database } ให้ผู้ใช้นี้เป็นเจ้าของฐานข้อมูล: ALTER DATABASE … OWNER TO …
check-postgresql-owner = ในฐานข้อมูล { $database } มีตารางที่เป็นของผู้ใช้ { $owner } กู้คืนข้อมูลสำรองด้วยผู้ใช้ใน DATABASE_URL: pg_restore --no-owner

## Discord

check-token = Discord ยอมรับ DISCORD_TOKEN บอตชื่อ { $name }
check-clock = นาฬิกาของเครื่องนี้ตรง
check-clock-wrong = นาฬิกาของเครื่องนี้{ $direction ->
    [fast] เร็ว
   *[slow] ช้า
 }ไป { $seconds } วินาที ทำให้การแข่ง Space Builder ไม่ยุติธรรม ให้เครื่องตั้งเวลาเองด้วยคำสั่ง: sudo timedatectl set-ntp true
check-application = เชิญแอปพลิเคชัน { $name } ได้ด้วยลิงก์นี้: { $link }
check-application-endpoint = แอปพลิเคชันมี “Interactions Endpoint URL” ตั้งไว้ Discord จึงส่งการกดปุ่มและคำสั่งไปที่นั่นแทนที่จะส่งให้บอต ลบค่านั้นออกที่หน้า “General Information” ใน Developer Portal
check-application-code-grant = แอปพลิเคชันเปิด “Requires OAuth2 Code Grant” ไว้ ลิงก์เชิญจึงใช้ไม่ได้ ปิดที่หน้า “Bot” ใน Developer Portal
check-starts = วันนี้บอตเชื่อมต่อได้อีก { $left } ครั้ง การเริ่มบอตแต่ละครั้งใช้ { $shards } ครั้ง
check-starts-few = วันนี้บอตเชื่อมต่อได้อีกแค่ { $left } ครั้ง มีบางอย่างเริ่มบอตซ้ำแล้วซ้ำอีก ดูสาเหตุในบันทึกการทำงานของบอต
check-starts-none = วันนี้บอตเชื่อมต่อบ่อยเกินไป Discord จะให้เชื่อมต่อได้อีกครั้งในอีก { $minutes } นาที
check-gateway = ติดต่อเกตเวย์ของ Discord ได้: { $url }
