command-rules = กติกาของเกมต่าง ๆ รวมถึงการ์ดและชิ้นทุกอย่าง
command-rules-card = ค้นหาการ์ด อาคาร ชิ้น หรือตัวเลือก
command-rules-game = อ่านกติกาของเกมทีละหัวข้อ
parameter-rules-card = สิ่งที่คุณอยากค้นหา
parameter-rules-game = เกมที่คุณอยากอ่านกติกา

rules-entry = ### { $name }
    { $game } · { $words }
rules-entry-others = -# พบด้วย: { $names }{ $more ->
    [0] {""}
   *[other] {" "}และอีก { $more } รายการ
 }
rules-entry-choice = { $name } ({ $game })
rules-entry-option-name = ตัวเลือก: { $name }
rules-entry-option = { $words }
rules-callouts = § แต่ละตัวในภาพคือหัวข้อหนึ่งของกติกา เลือกในเมนูด้านล่างเพื่ออ่าน
rules-menu-sections = อ่านหัวข้อ
rules-menu-entries = นี่คืออะไร
rules-section-choice = §{ $number } { $heading }
rules-section-all = ทั้งหมด
rules-section-title = ### { $game } · §{ $number }
button-rule = กติกา §{ $number }: { $heading }
refusal-no-such-entry = ไม่มีการ์ด อาคาร ชิ้น หรือตัวเลือกชื่อ “{ $name }” พิมพ์สองสามตัวอักษรแล้วเลือกจากรายการ

## Constructor

constructor-entry-ring-name = ห่วง
constructor-entry-ring = ผู้เล่นแต่ละคนมีสามตัว ห่วงไปครอบแผ่นเล็กของคู่แข่งที่อยู่เดี่ยว ยังไม่เป็นหอคอย แต่แผ่นกลางทับได้ แผ่นกลางของคู่แข่งมาทับห่วงเดี่ยวได้
constructor-entry-medium-name = แผ่นกลาง
constructor-entry-medium = ผู้เล่นแต่ละคนมีสามตัว แผ่นกลางไปทับห่วงของคู่แข่ง รวมถึงห่วงที่ครอบแผ่นเล็ก แผ่นเล็กมาทับแผ่นกลางได้
constructor-entry-small-name = แผ่นเล็ก
constructor-entry-small = ผู้เล่นแต่ละคนมีสามตัว แผ่นเล็กไปทับแผ่นกลางของคู่แข่ง แล้วไม่มีอะไรมาทับได้อีก ขณะอยู่เดี่ยวห่วงมาครอบได้
constructor-entry-enclosed-name = ห่วงครอบแผ่นเล็ก
constructor-entry-enclosed = ไม่เป็นหอคอย และไม่มีใครได้คะแนน แผ่นกลางของอีกสียังทับห่วงได้
constructor-entry-tower-name = หอคอย
constructor-entry-tower = หมากตั้งแต่สองตัวซ้อนกัน เป็นของสีของหมากบนสุด และนับ 1 คะแนนตอนจบรอบ สูงเท่าไรก็เท่ากัน

## The Builders: Middle Ages

middle-ages-entry-building = ไซต์งาน ต้องใช้{ $needs } เมื่อเสร็จได้ { $coins } เหรียญ{ $points ->
    [0] {" "}แต่ไม่ได้คะแนน
   *[other] และ { $points } คะแนน
 } การ์ดนี้มี 1 ใบ
middle-ages-entry-machine = เครื่องจักร ต้องใช้{ $needs } เมื่อเสร็จได้ { $points } คะแนน จากนั้นทำงานให้เจ้าของโดยไม่มีค่าจ้างและให้{ $supplies } การ์ดนี้มี 1 ใบ
middle-ages-entry-worker = คนงาน ค่าจ้างครั้งละ { $wage } เหรียญ ให้{ $brings } การ์ดนี้มี { $count } ใบ

## Space Builder

space-builder-entry = การ์ดสองด้าน ด้านหน้า: { $front } ด้านหลัง: { $back }

## Builders

builders-entry-A-name = A มุม
builders-entry-A = มุมของฐานราก ผู้เล่นแต่ละคนถือได้ไม่เกินสองชิ้น มีทั้งหมด 8 ชิ้น เมื่อฐานรากปิดแล้วใช้ไม่ได้อีก
builders-entry-B-name = B ข้าง
builders-entry-B = ข้างของฐานราก วางหนึ่งชิ้นใช้หนึ่งขั้น มีทั้งหมด 36 ชิ้น เมื่อฐานรากปิดแล้วใช้ไม่ได้อีก
builders-entry-C-name = C สามเหลี่ยมเล็ก
builders-entry-C = เติมแถวสามเหลี่ยมเล็ก และสี่ชิ้นเป็นโครงสร้าง มีทั้งหมด 144 ชิ้น
builders-entry-D-name = D สามเหลี่ยมใหญ่
builders-entry-D = เติมแถวสามเหลี่ยมใหญ่ แถว D ต้องมีความยาวเป็นเลขคู่ มีทั้งหมด 72 ชิ้น
builders-entry-joint-name = ข้อต่อ
builders-entry-joint = ตรงที่ชิ้นสัมผัสกับชิ้นที่วางอยู่ก่อน: ผู้เล่นที่วางได้ 1 คะแนน ข้อต่อไม่มีวันหมด
builders-entry-corner-joint-name = ข้อต่อมุม
builders-entry-corner-joint = เต๋าคู่ให้สองอันตราบใดที่ยังมี: โต๊ะส่วนใหญ่มี 24 อัน ข้อต่อมุมสี่อันกับ C สี่ชิ้นเป็นโครงสร้าง
builders-entry-structure-name = โครงสร้าง
builders-entry-structure = สี่ขั้น แต่ละขั้นใช้ C หนึ่งชิ้นและข้อต่อมุมหนึ่งอัน: ได้ 8 คะแนนเมื่อเสร็จ ก่อนนั้นไม่ได้อะไร
