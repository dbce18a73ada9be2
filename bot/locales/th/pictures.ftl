### What the pictures and words of all games share.

## Seats, in the colours and shapes of the pictures

seat = { $mark } { $name }
mark-0 = 🔴
mark-1 = 🔺
mark-2 = 🟨
mark-3 = 🔷
player-0 = ปะการัง
player-1 = น้ำทะเล
player-2 = อำพัน
player-3 = ม่วง
player-wins = { $name } ชนะ
player-named = { $name } ({ $colour })

## Lists

list-comma = { $first }, { $next }
list-and = { $first } และ{ SPACE($last) }
list-or = { $first } หรือ{ SPACE($last) }
list-sentences = { $first } · { $next }
list-semicolon = { $first }; { $next }

## The position in words, where a game has no words of its own

says-turn = { $game } ถึงตา { $name }
says-stopped = { $game } แมตช์ถูกหยุดกลางคัน
says-players = ผู้เล่น: { $players }
says-points = { $name } มี { $points }
says-over = { $game } แมตช์จบแล้ว { $count ->
    [1] { $names } ชนะ
   *[other] ชนะร่วมกัน: { $names }
 }
prompt-over = แมตช์จบแล้ว

## All games in one picture

overview-picture = ภาพตัวอย่างของแต่ละเกมพร้อมชื่อเกม
