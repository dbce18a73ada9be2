space-builder-lesson-mistake = { $why }

space-builder-lesson-place = แข่งกันสร้างเมืองตามแผนที่ ปุ่มเก้าปุ่มคือกระดานของคุณ: วางโดมฟองสบู่ในช่องตามแผนที่ คือบนขวา
space-builder-lesson-place-done = ตรงกับแผนที่แล้ว การ์ดใบถัดไปหยิบขึ้นมาให้เอง
space-builder-lesson-place-wrong = โดมฟองสบู่ยังไม่อยู่ในช่องที่ถูกต้อง ลองใหม่
space-builder-lesson-place-wrong-place = แผนที่แสดงโดมฟองสบู่ที่บนขวา คุณยังถืออยู่: ลองใหม่
space-builder-lesson-place-wrong-turn = แผนที่แสดงหลังคาชี้ขึ้น คุณยังถืออยู่: หมุน แล้วลองใหม่
space-builder-lesson-place-wrong-side = แผนที่แสดงหน้าต่าง 2 บาน คุณยังถืออยู่: พลิก แล้วลองใหม่
space-builder-lesson-place-wrong-card = โดมฟองสบู่ต้องมาก่อน ลองใหม่

space-builder-lesson-turn = ไซโลดาวหางบนแผนที่กลับหัว: หลังคาอยู่ล่าง พื้นอยู่บน กด **หมุน** จนขึ้นว่า “หลังคาชี้ลง” แล้วกดช่องที่ถูกต้อง
space-builder-lesson-turn-done = การ์ดที่หมุนผิดนับผิด 2 จุด ผิดช่องก็ 2 จุดเช่นกัน
space-builder-lesson-turn-wrong = ไซโลดาวหางยังไม่ตรงกับแผนที่ ลองใหม่
space-builder-lesson-turn-wrong-place = แผนที่แสดงการ์ดนี้ในช่องอื่น คุณยังถืออยู่: ลองใหม่
space-builder-lesson-turn-wrong-turn = แผนที่แสดงหลังคาชี้ลง คุณยังถืออยู่: หมุน แล้วลองใหม่
space-builder-lesson-turn-wrong-side = แผนที่แสดงแถบคาด 1 เส้น คุณยังถืออยู่: พลิก แล้วลองใหม่
space-builder-lesson-turn-wrong-card = ไซโลดาวหางต้องมาก่อน ลองใหม่

space-builder-lesson-flip = การ์ดแต่ละใบมีสองด้าน แตรฟ้าบนแผนที่มีวงกลวง ของคุณมีจุด: **พลิก** แล้วหมุนหลังคาไปทางขวา แล้ววาง
space-builder-lesson-flip-done = การ์ดที่ผิด ไม่ว่าอย่างเดียวหรือหลายอย่าง นับผิด 2 จุด การ์ดที่ขาดนับผิด 1 จุด
space-builder-lesson-flip-wrong = แตรฟ้ายังไม่ตรงกับแผนที่ ลองใหม่
space-builder-lesson-flip-wrong-place = แผนที่แสดงการ์ดนี้ในช่องอื่น คุณยังถืออยู่: ลองใหม่
space-builder-lesson-flip-wrong-turn = แผนที่แสดงหลังคาชี้ขวา คุณยังถืออยู่: หมุน แล้วลองใหม่
space-builder-lesson-flip-wrong-side = แผนที่แสดงวงกลวง คุณยังถืออยู่: พลิก แล้วลองใหม่
space-builder-lesson-flip-wrong-card = แตรฟ้าต้องมาก่อน ลองใหม่

space-builder-lesson-finish = วางเรือนเฟิร์นตามแผนที่ (ใบไม้ 3 ใบ จึงต้อง **พลิก**) แล้วกด **เสร็จแล้ว**: คนที่ยังสร้างอยู่ต้องหยุด
space-builder-lesson-finish-done = คุณชนะรอบนี้ ผิดน้อยที่สุดชนะ ความเร็วใช้ตัดสินเฉพาะเมื่อผิดเท่ากัน
space-builder-lesson-finish-wrong = เมืองของคุณยังไม่เสร็จ ลองใหม่

space-builder-lesson-fix = แผนที่ใหม่ วางครบแล้ว แต่มีการ์ดหนึ่งใบผิดด้าน กดการ์ดใบนั้นเพื่อหยิบ แล้วกด **พลิก** และ **เสร็จแล้ว**
space-builder-lesson-fix-done = ไม่ผิดเลย: คุณชนะอีกครั้ง ไม่มีใครบอกจุดผิดก่อนจบรอบ
space-builder-lesson-fix-wrong = ยังมีการ์ดที่ผิดอยู่ ลองใหม่

space-builder-lesson-unfreeze = ผู้ชนะละลายหนึ่งในสี่ใบ คนแรกที่ชนะรอบด้วยการ์ดครบแปดใบชนะแมตช์ เลือกใบใดก็ได้: ทุกใบนับเท่ากัน
space-builder-lesson-unfreeze-done = ตั้งแต่นี้คุณสร้างห้าใบ ติวเตอร์สี่ใบ: คนที่นำต้องทำมากกว่า

space-builder-lesson-end = ในแมตช์แข่งสด ทุกคนกด **พร้อม** แล้วแผนที่ปรากฏพร้อมกัน แผนที่อาจหมุนอยู่: *โจทย์เพิ่มเติม* สอนวิธีดู

## More challenges

space-builder-lesson-askew = แผนที่นี้หมุนอยู่: ลานจอดของแผนที่อยู่บนซ้าย ของคุณอยู่ล่างซ้าย หมุนในใจ: โดมฟองสบู่อยู่ตรงไหน
space-builder-lesson-askew-done = สิ่งที่อยู่ทางขวาของลานจอดบนแผนที่ อยู่เหนือลานจอดของคุณ หลังคาก็หมุนด้วย: ขวาบนแผนที่คือขึ้นบนกระดานของคุณ
space-builder-lesson-askew-wrong = โดมฟองสบู่ยังไม่อยู่ในช่องที่ถูกต้อง ลองใหม่
space-builder-lesson-askew-wrong-place = สิ่งที่อยู่ทางขวาของลานจอดบนแผนที่ อยู่เหนือลานจอดของคุณ คุณยังถืออยู่: ลองใหม่
space-builder-lesson-askew-wrong-turn = ขวาบนแผนที่คือขึ้นบนกระดานของคุณ คุณยังถืออยู่: หมุนให้หลังคาชี้ขึ้น แล้วลองใหม่
space-builder-lesson-askew-wrong-side = แผนที่แสดงหน้าต่าง 2 บาน คุณยังถืออยู่: พลิก แล้วลองใหม่
space-builder-lesson-askew-wrong-card = โดมฟองสบู่ต้องมาก่อน ลองใหม่

space-builder-lesson-roof = หมุนแผนที่ในใจไปทางซ้ายหนึ่งในสี่รอบ หลังคาก็หมุนด้วย วางเรือนเฟิร์น แล้วกด **เสร็จแล้ว**
space-builder-lesson-roof-done = ล่างขวา หลังคาชี้ลง ดูว่าการ์ดอยู่ตรงไหนเมื่อเทียบกับลานจอด และหลังคาชี้ไปทางไหนจากที่นั่น
space-builder-lesson-roof-wrong = เมืองของคุณยังไม่เสร็จ ลองใหม่

space-builder-lesson-map = แผนที่กลับหัว: ซ้ายเป็นขวา บนเป็นล่าง หลังคาชี้ทิศตรงข้าม สร้างให้ครบสี่ใบ แล้วกด **เสร็จแล้ว**
space-builder-lesson-map-done = ทั้งเมืองไม่ผิดเลย แบบนี้ชนะเกือบทุกรอบ แม้เจอผู้สร้างที่เร็วกว่า
space-builder-lesson-map-wrong = เมืองของคุณยังไม่เสร็จ ลองใหม่

space-builder-lesson-race = การแข่ง: ติวเตอร์เสร็จหลังสามนาที ลานจอดอยู่ล่างขวา: หมุนแผนที่ไปทางขวาหนึ่งในสี่รอบ กด **เสร็จแล้ว** ให้ได้ก่อน
space-builder-lesson-race-done = เร็วกว่าติวเตอร์และไม่ผิดเลย: ชนะรอบนี้
space-builder-lesson-race-wrong = เมืองของคุณยังไม่เสร็จ ลองใหม่
space-builder-lesson-race-wrong-slow = ติวเตอร์ใช้เวลาสามนาที เสร็จก่อนคุณ และชนะรอบนี้ ลองใหม่

## What was wrong once the city was checked, in any step

space-builder-lesson-fault-place = อยู่ผิดช่อง: ผิด 2 จุด กดการ์ดนั้น แล้วกดช่องตามแผนที่
space-builder-lesson-fault-turn = หลังคาชี้ผิดทาง: ผิด 2 จุด กดการ์ดนั้น แล้วกด **หมุน** จนตรงกับแผนที่
space-builder-lesson-fault-side = แสดงผิดด้าน: ผิด 2 จุด กดการ์ดนั้น แล้วกด **พลิก**
space-builder-lesson-wrong-DOM-place = { space-builder-building-DOM }{ space-builder-lesson-fault-place }
space-builder-lesson-wrong-DOM-turn = { space-builder-building-DOM }{ space-builder-lesson-fault-turn }
space-builder-lesson-wrong-DOM-side = { space-builder-building-DOM }{ space-builder-lesson-fault-side }
space-builder-lesson-wrong-SIL-place = { space-builder-building-SIL }{ space-builder-lesson-fault-place }
space-builder-lesson-wrong-SIL-turn = { space-builder-building-SIL }{ space-builder-lesson-fault-turn }
space-builder-lesson-wrong-SIL-side = { space-builder-building-SIL }{ space-builder-lesson-fault-side }
space-builder-lesson-wrong-HRN-place = { space-builder-building-HRN }{ space-builder-lesson-fault-place }
space-builder-lesson-wrong-HRN-turn = { space-builder-building-HRN }{ space-builder-lesson-fault-turn }
space-builder-lesson-wrong-HRN-side = { space-builder-building-HRN }{ space-builder-lesson-fault-side }
space-builder-lesson-wrong-GRN-place = { space-builder-building-GRN }{ space-builder-lesson-fault-place }
space-builder-lesson-wrong-GRN-turn = { space-builder-building-GRN }{ space-builder-lesson-fault-turn }
space-builder-lesson-wrong-GRN-side = { space-builder-building-GRN }{ space-builder-lesson-fault-side }
