constructor-ice = 얼음
constructor-black = 검정
constructor-round = 라운드
constructor-round-number = { $round }라운드
constructor-choose-first = 판 모양을
constructor-choose-second = 고르세요
constructor-wins = 승리: { $name }
constructor-draw = 무승부
constructor-called-off = 취소됨
constructor-score = { $most }–{ $least }
constructor-pattern-rhombus = 마름모
constructor-pattern-trapezoid = 사다리꼴
constructor-pattern-triring = 삼각형
constructor-pattern-diamond = 다이아몬드
constructor-pattern-brick = 벽돌
constructor-pattern-pinwheel = 바람개비
constructor-pattern-hourglass = 모래시계
constructor-mark-0 = ⚪
constructor-mark-1 = ⚫
constructor-prompt-pattern = 이번 라운드의 판 모양을 고르세요.
constructor-prompt-over = 경기가 끝났어요.
constructor-prompt-place = 빈칸에 말을 놓으세요.
constructor-prompt-move = 내 말을 옆에 있는 상대 말 위로 이동하세요.
constructor-prompt-swap = 색을 바꾸세요.
constructor-prompt-place-move = 말을 놓거나 상대 말 위로 이동하세요.
constructor-prompt-place-swap = 말을 놓거나 색을 바꾸세요.
constructor-prompt-move-swap = 내 말을 옆에 있는 상대 말 위로 이동하거나 색을 바꾸세요.
constructor-prompt-place-move-swap = 말을 놓거나, 옆에 있는 상대 말 위로 이동하거나, 색을 바꾸세요.
constructor-did-pattern = { JOSA($pattern, "을/를") } 골랐어요
constructor-the-pattern-rhombus = 마름모
constructor-the-pattern-trapezoid = 사다리꼴
constructor-the-pattern-triring = 삼각형
constructor-the-pattern-diamond = 다이아몬드
constructor-the-pattern-brick = 벽돌
constructor-the-pattern-pinwheel = 바람개비
constructor-the-pattern-hourglass = 모래시계
constructor-did-place = { $kind ->
        [R] { $tile }에 링을 놓았어요
        [M] { $tile }에 중간 말을 놓았어요
       *[S] { $tile }에 작은 말을 놓았어요
    }
constructor-piece = { $colour ->
        [ice]
            { $kind ->
                [R] 얼음 링
                [M] 얼음 중간 말
               *[S] 얼음 작은 말
            }
       *[black]
            { $kind ->
                [R] 검정 링
                [M] 검정 중간 말
               *[S] 검정 작은 말
            }
    }
constructor-did-move = { $kind ->
        [R] { $source }의 링을 { $target }의 { $under } 둘레로
        [M] { $source }의 중간 말을 { $target }의 { $under } 위로
       *[S] { $source }의 작은 말을 { $target }의 { $under } 위로
    }{ $effect ->
        [made] { " " }이동해 높이 { $height }의 탑을 만들었어요
        [taken] { " " }이동해 탑을 차지했어요 (이제 높이 { $height })
       *[none] { " " }이동했어요
    }
constructor-did-swap = 색을 바꿨어요
constructor-says-round = Constructor, { $round }/{ $rounds }라운드, 판 모양 { $pattern }. 차례: { $turn }.
constructor-says-choice = Constructor, { $round }/{ $rounds }라운드. 판 모양을 고를 차례: { $turn }.
constructor-says-round-over = Constructor, { $round }/{ $rounds }라운드의 끝, 판 모양 { $pattern }.
constructor-says-stopped = Constructor, { $round }/{ $rounds }라운드. 경기가 중단됐어요.
constructor-says-over = Constructor, 경기가 끝났어요. { $result }, { $points }.
constructor-says-result = { $round }라운드({ $pattern }): 얼음 { $ice }, 검정 { $black }.
constructor-says-player = { $name }: 탑 { $towers }개, 남은 말: 링 { $rings }개, 중간 말 { $mediums }개, 작은 말 { $smalls }개.
constructor-says-options = 고를 수 있는 판 모양: { $patterns }.
constructor-says-option = { $number } { $pattern } (줄마다 { $rows }칸)
constructor-says-unbalanced = { $number } { $pattern } (줄마다 { $rows }칸, 한쪽에 유리할 수 있음)
constructor-says-swapped = 이번 라운드에는 두 플레이어가 색을 바꿨어요.
constructor-says-placed = 마지막 행동: { $target }에 { $piece } 놓기.
constructor-says-moved = 마지막 행동: { $piece }, { $source }에서 { JOSA($target, "으로/로") } 이동.
constructor-says-tile = { $tile } (옆 칸: { $near }): { $stack }.
constructor-says-short = { $tile }: { $stack }.
constructor-says-empty = 비어 있음
constructor-says-on = { $below } 위에 { $top }
constructor-says-around = { $below } 둘레에 { $top }
constructor-says-tower = { $stack }, 높이 { $height }인 { $colour ->
        [ice] 얼음
       *[black] 검정
    } 탑
constructor-says-ended = { $round }라운드가 끝났을 때:
constructor-says-moves = 가능한 이동: { $moves }.
constructor-says-move = { $source }에서 { JOSA($target, "으로/로") }
constructor-rules-heading = 혼자 있는 말은 옆의 상대 말 위로 이동해요
constructor-rules-piece-ring = 링
constructor-rules-onto-ring = 작은 말 둘레로
constructor-rules-piece-medium = 중간 말
constructor-rules-onto-medium = 모든 링 위로
constructor-rules-piece-small = 작은 말
constructor-rules-onto-small = 중간 말 위로
constructor-rules-not-yet = 아직
constructor-rules-no-tower = 탑이 아님
constructor-rules-tower = 탑
constructor-rules-picture = 그림으로 보는 규칙이에요. 혼자 있는 말은 옆 칸에 있는 다른 색 말로 이동해요. 링: { $open_rings ->
        [on] 혼자 있거나 탑 꼭대기에 있는 작은 말의 둘레로 가요.
       *[other] 혼자 있는 작은 말의 둘레로 가요.
    } 얼음 링이 검정 작은 말을 둘러싸요. 이것은 아직 탑이 아니에요. 중간 말: 비어 있든 작은 말이 들어 있든 모든 링 위로 가요. 검정 중간 말이 검정 작은 말을 둘러싼 얼음 링 위로 올라가요. 이제 말 세 개가 탑이 되고, 맨 위가 검정이라 검정의 탑이에요. 작은 말: 중간 말 위로 가요. 얼음 작은 말이 그 검정 중간 말 위로 올라가요. 이제 탑의 높이는 4이고, 맨 위가 얼음이라 얼음의 탑이에요.
