seat = { $mark } { $name }
mark-0 = 🔴
mark-1 = 🔺
mark-2 = 🟨
mark-3 = 🔷
player-0 = 산호
player-1 = 청록
player-2 = 호박
player-3 = 보라
player-wins = 승리: { $name }
player-named = { $name } ({ $colour })
list-comma = { $first }, { $next }
list-and = { $first }, { $last }
list-or = { $first } 또는 { $last }
list-sentences = { $first } { $next }
list-semicolon = { $first }; { $next }
says-turn = { $game }. 차례: { $name }.
says-stopped = { $game }. 경기가 중단됐어요.
says-players = 플레이어: { $players }.
says-points = { $name }: { $points }
says-over = { $game }, 경기가 끝났어요. { $count ->
        [1] 승리: { $names }
       *[other] 공동 승리: { $names }
    }.
prompt-over = 경기가 끝났어요.
overview-picture = 게임마다 흔히 나오는 상황 하나와 게임 이름이에요.
