# What is wrong with a setting: shown to the person who starts the bot, in the terminal.
# Each message names the variable, what was found and what is expected.

settings-file = อ่าน { $path } ไม่ได้ ({ $found }) ต้องเป็นไฟล์ข้อความแบบ UTF-8 ที่บอตเปิดได้

settings-misspelt = ไม่มีการตั้งค่าชื่อ { $name } คุณหมายถึง { $meant } ใช่ไหม

# $length: the number of characters; the value itself is never shown
settings-discord-token = DISCORD_TOKEN ไม่ใช่โทเคนของบอต: มี { $length } ตัวอักษร (ไม่แสดงที่นี่) ต้องเป็นโทเคนจากหน้า “Bot” ของแอปพลิเคชันของคุณ ซึ่งมีสามส่วนคั่นด้วยจุด

settings-database-url = DATABASE_URL คือ “{ $found }” แต่ต้องเป็น sqlite:///ไฟล์ หรือ postgresql://ผู้ใช้:รหัสผ่าน@เครื่อง/ฐานข้อมูล
settings-database-parameters = DATABASE_URL มีพารามิเตอร์ { $names } ซึ่งบอตใช้กับ PostgreSQL ไม่ได้ ลบพารามิเตอร์{ $count ->
    [1] นี้
   *[other] เหล่านี้
}ออก
settings-database-repeated = DATABASE_URL มีพารามิเตอร์ { $name } มากกว่าหนึ่งครั้ง แต่ต้องเป็นค่าเดียว
settings-database-number = พารามิเตอร์ { $name } ใน DATABASE_URL คือ “{ $found }” แต่ต้องเป็นจำนวนเต็ม

settings-discord-api = DISCORD_API คือ “{ $found }” แต่ต้องเป็นที่อยู่ของพร็อกซีสำหรับ Discord เช่น http://127.0.0.1:8080/api/v10 หรือเว้นว่างไว้

settings-shard-count = SHARD_COUNT คือ “{ $found }” แต่ต้องเป็นจำนวนเต็มตั้งแต่ 1 ถึง { $most } หรือเว้นว่างไว้ให้ Discord เลือก

settings-shard-ids = SHARD_IDS คือ “{ $found }” แต่ต้องเป็นหมายเลขหรือช่วงหมายเลขที่คั่นด้วยจุลภาค เช่น 0,1 หรือ 0-3
settings-shard-ids-alone = SHARD_IDS คือ “{ $found }” แต่ยังไม่ได้ตั้ง SHARD_COUNT ซึ่งต้องเป็นจำนวนชาร์ดของทุกโปรเซสรวมกัน
settings-shard-ids-range = SHARD_IDS คือ “{ $found }” แต่ไม่มีชาร์ด { $shard } ต้องเป็นหมายเลขตั้งแต่ 0 ถึง { $last } (น้อยกว่า SHARD_COUNT อยู่ 1)
settings-shard-ids-twice = SHARD_IDS คือ “{ $found }” ซึ่งมีชาร์ด { $shard } มากกว่าหนึ่งครั้ง แต่ต้องเป็นหมายเลขที่ไม่ซ้ำกัน
settings-shard-ids-sqlite = SHARD_IDS คือ “{ $found }” ซึ่งเป็นแค่บางส่วนของทั้งหมด { $count } ชาร์ด หลายโปรเซสจึงใช้ฐานข้อมูลร่วมกัน แต่ DATABASE_URL เป็น SQLite ซึ่งใช้ได้กับโปรเซสเดียว DATABASE_URL ต้องเป็นที่อยู่ของ PostgreSQL ไม่เช่นนั้นให้ลบ SHARD_IDS ออก

settings-log-format = LOG_FORMAT คือ “{ $found }” แต่ต้องเป็น plain หรือ json
settings-log-level = LOG_LEVEL คือ “{ $found }” แต่ต้องเป็น DEBUG, INFO, WARNING, ERROR หรือ CRITICAL
settings-privacy-url = PRIVACY_URL คือ “{ $found }” แต่ต้องเป็นที่อยู่ของหน้าเว็บ เช่น https://example.net/privacy
settings-terms-url = TERMS_URL คือ “{ $found }” แต่ต้องเป็นที่อยู่ของหน้าเว็บ เช่น https://example.net/terms
settings-contact = CONTACT ยาวเกินไป หรือมีข้อมูลลับ (ไม่แสดงที่นี่) ต้องเป็นข้อความไม่เกิน { $most } ตัวอักษร เช่น ที่อยู่อีเมล
settings-emojis = EMOJIS คือ “{ $found }” แต่ต้องเป็น on หรือ off
settings-coach = COACH คือ “{ $found }” แต่ต้องเป็น on หรือ off
settings-welcome = WELCOME คือ “{ $found }” แต่ต้องเป็น on หรือ off
settings-metrics-port = METRICS_PORT คือ “{ $found }” แต่ต้องเป็นจำนวนเต็มตั้งแต่ 1 ถึง { $most } หรือเว้นว่างไว้ถ้าไม่ใช้เมตริก
settings-metrics-host = METRICS_HOST คือ “{ $found }” แต่ต้องเป็นที่อยู่ของเครื่องนี้ เช่น 127.0.0.1 หรือ ::1 ส่วน 0.0.0.0 คือทุกที่อยู่ของเครื่อง
settings-metrics-port-taken = METRICS_PORT คือ { $port } แต่โปรแกรมอื่นใช้พอร์ตนั้นของ { $host } อยู่ เลือกพอร์ตอื่น หรือปิดโปรแกรมนั้น
settings-metrics-address = METRICS_HOST คือ { $host } และ METRICS_PORT คือ { $port } แต่บอตเปิดรับการเชื่อมต่อที่นั่นไม่ได้ ({ $reason }) ต้องเป็นที่อยู่ของเครื่องนี้ เช่น 127.0.0.1 หรือ 0.0.0.0 และพอร์ตที่บอตใช้ได้
