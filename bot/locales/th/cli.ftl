# What the person who runs the bot sees in a terminal.

cli-about = Guildhall: รวมเกมแนวก่อสร้างสำหรับเพื่อน ๆ ในแชนแนลของเซิร์ฟเวอร์ Discord
cli-command = คำสั่ง
cli-version = Guildhall { $version } (สคีมาของฐานข้อมูล { $schema })
cli-version-help = แสดงรุ่นของบอต ตามด้วยสคีมาของฐานข้อมูล แล้วจบการทำงาน
cli-run = เชื่อมต่อกับ Discord และรันบอต (ถ้าไม่ระบุคำสั่ง จะใช้คำสั่งนี้)
cli-sandbox = ลองบอตในเบราว์เซอร์โดยไม่ใช้ Discord: ไม่ต้องมีบัญชีหรือโทเคน
cli-sandbox-port = พอร์ตของหน้าเว็บบนเครื่องนี้
cli-sandbox-no-browser = ไม่เปิดเบราว์เซอร์ แสดงแค่ที่อยู่ของหน้าเว็บ
cli-sandbox-database = ไฟล์สำหรับเก็บแมตช์ ถ้าไม่ระบุ แมตช์จะหายไปเมื่อปิด
cli-sandbox-missing = แซนด์บ็อกซ์ต้องใช้ SimCord ซึ่งยังไม่ได้ติดตั้ง เริ่มแซนด์บ็อกซ์ด้วยคำสั่ง: uv run bot sandbox
cli-sandbox-open = แซนด์บ็อกซ์เปิดแล้ว เล่นได้ที่: { $url }
    เลือกว่าคุณเป็นใครที่ด้านบนของหน้าเว็บ กด Ctrl+C เพื่อปิด
cli-sandbox-closed = ปิดแซนด์บ็อกซ์แล้ว
cli-sandbox-port-taken = พอร์ต { $port } ไม่ว่าง เลือกพอร์ตอื่นด้วย --port
cli-atlas = วาดส่วนประกอบของทุกภาพลงไฟล์เดียวในโฟลเดอร์ของฐานข้อมูล บอตทำเองอยู่แล้วเมื่อเริ่มครั้งแรก
cli-atlas-folder = โฟลเดอร์ที่จะเขียนไฟล์ลงไป ถ้าไม่ระบุจะใช้โฟลเดอร์ของฐานข้อมูล
cli-atlas-done = ส่วนประกอบของทุกภาพอยู่ใน { $file } แล้ว ({ $megabytes } MB)
cli-atlas-failed = เขียนไฟล์ส่วนประกอบของภาพลง { $folder } ไม่ได้: { $error }
cli-ratings = คิดเรตติ้งทั้งหมดใหม่จากแมตช์ที่จบแล้ว
cli-ratings-counted = คิดเรตติ้งใหม่จาก { $count } แมตช์แล้ว
cli-backup = คัดลอกฐานข้อมูลลงไฟล์ขณะที่บอตทำงานอยู่
cli-backup-file = ไฟล์ที่จะเขียน ต้องยังไม่มีอยู่ ถ้าระบุโฟลเดอร์ ไฟล์ในนั้นจะตั้งชื่อตามเวลา
cli-backup-keep = เก็บสำเนาในโฟลเดอร์ไว้แค่จำนวนนี้ และลบสำเนาที่เก่ากว่า
cli-backup-keep-folder = --keep ต้องใช้กับโฟลเดอร์ แต่ { $file } ไม่ใช่โฟลเดอร์ สร้างโฟลเดอร์ก่อน
cli-backup-done = สำรองฐานข้อมูลลง { $file } แล้ว
cli-backup-exists = มี { $file } อยู่แล้ว จึงไม่ได้เขียนทับ ระบุชื่อไฟล์ใหม่
cli-backup-missing = ไม่มีฐานข้อมูล { $file } ให้สำรอง
cli-backup-empty = { $file } ว่างเปล่า จึงไม่มีอะไรให้สำรอง DATABASE_URL ตรงกับของบอตที่ทำงานอยู่หรือไม่
cli-backup-failed = สำรองฐานข้อมูลไม่ได้: { $error }
cli-backup-damaged = สำเนาของ { $file } เสีย จึงลบทิ้งแล้ว เก็บข้อมูลสำรองเก่าไว้ และตรวจดิสก์
cli-backup-not-sqlite = ฐานข้อมูลนี้ไม่ใช่ไฟล์ SQLite ถ้าเป็น PostgreSQL ให้สำรองด้วย pg_dump
cli-tournament = ให้คอมพิวเตอร์เล่นกันเอง แล้วแสดงผล
cli-tournament-game = เกม
cli-tournament-game-help = คีย์ของเกม เช่น constructor
cli-tournament-levels = อย่างน้อยสองระดับจาก beginner, casual, expert, master และ random คั่นด้วยจุลภาค แต่ละระดับเล่นกับทุกระดับที่อยู่ถัดไปในรายการ
cli-tournament-matches = แต่ละคู่เล่นกี่แมตช์ โดยหมุนเวียนที่นั่งกันไป
cli-tournament-players = โต๊ะหนึ่งมีกี่ที่นั่ง: ระดับแรกนั่งหนึ่งที่ ระดับที่สองนั่งที่เหลือ
cli-tournament-processes = ใช้กี่โปรเซสเล่นพร้อมกัน
cli-tournament-progress = { $level } แข่งกับ { $other }: { $number } จาก { $all }
cli-tournament-head = | คู่ที่เล่น | ผู้เล่น | แมตช์ | คะแนน | ช่วงความเชื่อมั่น 95 % | แมตช์ที่แพ้ | ms ต่อแอ็กชัน เฉลี่ย / นานสุด | ms ของอีกฝ่าย |
    | --- | --- | --- | --- | --- | --- | --- | --- |
cli-tournament-row = | { $level } แข่งกับ { $other } | { $players } | { $matches } | { $points } | { $low } ถึง { $high } | { $lost } | { $mine } | { $theirs } |
cli-tournament-no-game = ไม่มีเกม { $game } เลือกจาก: { $games }
cli-tournament-no-level = ระบุอย่างน้อยสองระดับจากรายการนี้ คั่นด้วยจุลภาค: { $levels }
cli-tournament-no-seats = เกมนี้เล่นได้ { $least } ถึง { $most } คน
cli-record = ตรวจ อ่าน และแปลงไฟล์แมตช์
cli-record-file = ไฟล์แมตช์ที่ได้จาก “เซฟไฟล์แมตช์” หรือ /match record
cli-record-verify = ตรวจไฟล์แมตช์: ค่าตรวจสอบ (checksum) ซีด ทุกแอ็กชัน และผล
cli-record-show = เล่าแมตช์ทีละตา หรือแสดงเฟรมเดียวพร้อมสถานการณ์ทั้งหมด
cli-record-show-frame = แสดงเฟรมเดียวตามหมายเลขในวงเล็บเหลี่ยม: 0 คือจุดเริ่มต้น
cli-record-show-picture = วาดเฟรมนั้นลงไฟล์ใหม่นี้: .png, .jpg หรือ .webp ถ้าไม่ระบุเฟรมจะวาดเฟรมสุดท้าย
cli-record-schema = แสดงสคีมา JSON ของไฟล์แมตช์
cli-record-checking = กำลังตรวจ
cli-record-progress = { $doing } { $bar } { $percent } %
cli-record-true = { $file } เป็นไฟล์แมตช์ที่ถูกต้อง: ทั้งซีด { $actions ->
        [1] แอ็กชันเดียวที่มี
       *[other] แอ็กชันทั้งหมด ({ $actions })
    } และผลเข้ากันตามกติกา
cli-record-unproven = ชื่อ เวลา และคำใบ้แสดงตามที่เขียนไว้ในไฟล์เท่านั้น: ไม่มีไฟล์ใดพิสูจน์ได้ว่าเป็นจริง
cli-record-about = { $game } · { $players } · { $unit ->
        [rounds] { $count } รอบ
       *[turns] { $count } ตา
    } · จบเมื่อ { $day }
cli-record-refused = { $file }: { $reason }
cli-record-unreadable = อ่าน { $file } ไม่ได้: { $error }
cli-record-unwritable = เขียน { $file } ไม่ได้: { $error }
cli-record-exists = มี { $file } อยู่แล้ว จึงไม่ได้เขียนทับ ระบุชื่อไฟล์ใหม่
cli-record-no-frame = ไม่มีเฟรม { $frame }: แมตช์นี้มีเฟรม 0 ถึง { $last }
cli-record-no-picture-format = { $file } ไม่ใช่ชื่อไฟล์ภาพ ตั้งชื่อให้ลงท้ายด้วย .png, .jpg หรือ .webp
cli-record-frame = [{ $frame }/{ $last }] { $title }
cli-record-picture = วาดเฟรม { $frame } ลง { $file } แล้ว
cli-not-positive = ต้องเป็นจำนวนเต็มที่มากกว่า 0 ไม่ใช่ { $number }
cli-no-token = ยังไม่ได้ตั้ง DISCORD_TOKEN ใส่โทเคนของบอตใน .env หรือลองบอตโดยไม่ใช้ Discord: bot sandbox
cli-wrong-token = Discord ปฏิเสธ DISCORD_TOKEN คัดลอกโทเคนอีกครั้งจากหน้า “Bot” ใน Developer Portal
cli-intents = Discord ปฏิเสธอินเทนต์ (intents) ของบอต บอตไม่ต้องใช้ “Privileged Gateway Intents” เลย ตรวจหน้า “Bot” ใน Developer Portal
cli-token-reset = Discord ไม่ยอมรับ DISCORD_TOKEN อีกแล้ว: โทเคนถูกรีเซ็ต หรือบอตถูกลบ คัดลอกโทเคนใหม่จากหน้า “Bot” ใน Developer Portal
cli-shard-unknown = Discord ไม่รู้จักชาร์ดของบอตนี้ ตรวจ SHARD_IDS และ SHARD_COUNT หรือลบทั้งสองค่าออก
cli-shards-needed = จำนวนชาร์ดไม่พอสำหรับเซิร์ฟเวอร์ทั้งหมดที่บอตอยู่ เพิ่มค่า SHARD_COUNT หรือลบค่านี้ออก
cli-gateway-old = Discord เลิกรองรับบอตรุ่นนี้แล้ว ติดตั้งรุ่นล่าสุด
cli-gateway-closed = Discord ปิดการเชื่อมต่อถาวร (รหัส { $code }) เริ่มบอตใหม่ ถ้ายังไม่หาย ค้นหารหัสนี้ในเอกสารของ Discord
cli-discord-forbids = Discord หรือบางอย่างระหว่างเครื่องนี้กับ Discord ไม่ให้บอตเข้าสู่ระบบ ตรวจหน้า “Bot” ใน Developer Portal รวมทั้งพร็อกซีหรือไฟร์วอลล์ของเครื่องนี้
cli-too-many-requests = Discord ได้รับคำขอจากที่อยู่ IP ของเครื่องนี้มากเกินไป จึงไม่รับเพิ่ม เริ่มบอตใหม่ในอีก { $minutes } นาที
cli-too-many-requests-for-now = Discord ได้รับคำขอจากที่อยู่ IP ของเครื่องนี้มากเกินไป จึงไม่รับเพิ่ม เริ่มบอตใหม่ในอีกหนึ่งชั่วโมง
cli-commands-refused = Discord ปฏิเสธคำสั่งของบอต ({ $reason }) นี่เป็นความผิดพลาดของบอตเอง โปรดรายงานปัญหานี้ และใช้รุ่นก่อนหน้าไปก่อน
cli-unreadable-answer = คำตอบที่ได้ไม่ได้มาจาก Discord ตรวจพร็อกซี ไฟร์วอลล์ และการเชื่อมต่อของเครื่องนี้
cli-discord-failed = Discord ปฏิเสธบอต ({ $reason })
cli-no-discord = ติดต่อ Discord ไม่ได้ ตรวจการเชื่อมต่อของเครื่องนี้ แล้วลองอีกครั้ง
cli-database-corrupt = ฐานข้อมูล { $file } เสีย หรือไม่ใช่ฐานข้อมูล SQLite บอตไม่ได้แก้ไขไฟล์นี้ กู้คืนข้อมูลสำรอง หรือระบุไฟล์อื่นใน DATABASE_URL
cli-database-forbidden = บอตไม่มีสิทธิ์อ่านและเขียนฐานข้อมูล { $file } ตรวจเจ้าของและสิทธิ์ของไฟล์กับโฟลเดอร์ และตรวจว่าเขียนลงดิสก์ได้ บอตไม่ได้แก้ไขฐานข้อมูล
cli-database-unreachable = เปิดฐานข้อมูลไม่ได้ ({ $reason }) ตรวจ DATABASE_URL และตรวจว่าเซิร์ฟเวอร์ฐานข้อมูลทำงานอยู่ หรือมีโฟลเดอร์ของฐานข้อมูลอยู่จริง
cli-database-driver = DATABASE_URL เป็นที่อยู่ของ PostgreSQL แต่ยังไม่ได้ติดตั้งไดรเวอร์ (asyncpg) ติดตั้งบอตพร้อมส่วนเสริม postgresql ตามที่อธิบายไว้ใน docs/hosting.md
cli-database-newer = ฐานข้อมูลนี้มาจากบอตรุ่นใหม่กว่า (สคีมา { $revision }) บอตไม่ได้แก้ไขฐานข้อมูล ติดตั้งบอตรุ่นใหม่นั้น
cli-database-in-use = ยังมีโปรเซสของบอตรุ่นเก่าทำงานอยู่ และโปรเซสเหล่านั้นใช้ไม่ได้กับฐานข้อมูลที่รุ่นนี้ต้องการ (สคีมา { $revision }) หยุดโปรเซสเหล่านั้น แล้วเริ่มรุ่นนี้อีกครั้ง บอตไม่ได้แก้ไขฐานข้อมูล

## The gallery of pictures

gallery-about = วาดสถานการณ์ตัวอย่างของทุกเกมในทุกธีม แล้วเขียนภาพลงโฟลเดอร์
gallery-folder = โฟลเดอร์
gallery-folder-help = โฟลเดอร์สำหรับภาพ ถ้ายังไม่มีจะสร้างให้ ถ้าไม่ระบุจะใช้ gallery
gallery-game-help = วาดเฉพาะสถานการณ์ของเกมนี้
gallery-done = เขียน { $count } ภาพลง { $folder } แล้ว
gallery-other-files = { $folder } มีไฟล์อื่นอยู่ จึงปล่อยไว้ตามเดิม ระบุโฟลเดอร์ใหม่หรือโฟลเดอร์ว่าง
gallery-failed = เขียนภาพลง { $folder } ไม่ได้: { $error }

## Commands that only the sandbox has

command-sandbox = สิ่งที่ทำได้เฉพาะใน Discord จำลอง
command-sandbox-restart = หยุดบอต แล้วเริ่มใหม่ด้วยฐานข้อมูลเดิม
sandbox-welcome = ### ยินดีต้อนรับสู่ Guildhall
    เลือกเกมแล้วเล่นกับคอมพิวเตอร์ระดับมือใหม่ เพิ่งหัดเล่นใช่ไหม ปุ่ม **เรียนวิธีเล่น** สอนในสามนาที ถ้าจะเล่นสองคน เปิดหน้านี้ในอีกแท็บหนึ่ง แล้วเลือก Bruno ที่ด้านบน `/help` บอกวิธีใช้เพิ่มเติม
sandbox-restarting = บอตกำลังเริ่มใหม่ เล่นต่อด้วยปุ่มเดิมได้

## The page of the sandbox

sandbox-title = Guildhall
sandbox-subtitle = แซนด์บ็อกซ์
sandbox-channel = เกม
sandbox-host = ผู้ดูแล
sandbox-place-channel = # { $name }
sandbox-place-thread = 🧵 { $name }
sandbox-place-direct = ✉ ข้อความส่วนตัว
sandbox-changed = ปุ่มนั้นเพิ่งเปลี่ยนไป ดูกระดานปัจจุบัน แล้วเลือกใหม่
sandbox-failed = บอตตอบไม่ทันเวลา ดูกระดานก่อนลองอีกครั้ง
sandbox-parameter-unknown = { $command } ไม่มีพารามิเตอร์ “{ $name }” { $count ->
    [0] คำสั่งนี้ไม่มีพารามิเตอร์เลย
   *[other] พารามิเตอร์ที่มี: { $known }
 }
sandbox-parameter-unnamed = { $count ->
    [0] คำสั่ง { $command } ไม่มีพารามิเตอร์ ให้ลบ “{ $value }” ออก
   *[other] พิมพ์เป็น ชื่อ:ค่า แทน “{ $value }” คำสั่ง { $command } มีพารามิเตอร์: { $known }
 }
sandbox-parameter-value = พารามิเตอร์ “{ $name }” เป็น “{ $value }” ไม่ได้
sandbox-parameter-file = พารามิเตอร์ “{ $name }” เป็นไฟล์ พิมพ์ { $command } อย่างเดียว แล้วเลือกไฟล์
sandbox-parameter-missing = { $command } ต้องมีพารามิเตอร์ “{ $name }” ด้วย
sandbox-lost = แซนด์บ็อกซ์ปิดไปแล้ว เริ่มใหม่ได้ในเทอร์มินัล
