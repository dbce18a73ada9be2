server-log-title = ### สิ่งที่เปลี่ยนที่นี่
server-log-empty = ยังไม่มีอะไรเปลี่ยนในเซิร์ฟเวอร์นี้ การเปลี่ยนการตั้งค่าและสิ่งที่ผู้ดูแลทำจะแสดงที่นี่
server-log-line = - { $at } · { $user }: { $what }
button-server-log-older = เก่ากว่า
button-server-log-newest = ใหม่สุด
refusal-server-managers-only = เฉพาะสมาชิกที่มีสิทธิ์จัดการเซิร์ฟเวอร์เท่านั้นที่ทำได้

command-server = Guildhall ทำงานอย่างไรในเซิร์ฟเวอร์นี้ สำหรับคนที่ดูแล
command-server-log = ดูว่าใครเปลี่ยนอะไรในเซิร์ฟเวอร์นี้
