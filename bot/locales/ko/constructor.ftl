constructor-name = Constructor
constructor-title = { $round }/{ $rounds }라운드
constructor-option-starter-ice = 얼음이 먼저 시작해요.
constructor-option-starter-black = 검정이 먼저 시작해요.
constructor-option-same-pattern-off = 라운드마다 판 모양을 따로 골라요.
constructor-option-open-rings-on = 열린 링: 링이 탑 꼭대기에 있는 작은 말의 둘레로도 갈 수 있어요.
constructor-option-decider-on = 결정 라운드: 두 라운드 뒤 동점이면 색을 바꿀 수 있는 세 번째 라운드로 정해요.
constructor-option-extra-patterns-on = 추가 판 모양이 있어요. 한쪽에 유리할 수 있어요.
constructor-question-kind = 놓을 칸을 누르세요.
constructor-question-tile = 놓을 말을 누르세요.
constructor-question-piece = 올라갈 칸을 누르세요.
constructor-button-move = { $source }→{ $target }
constructor-button-move-short = { $source }→
constructor-button-swap = 색 바꾸기
constructor-kind-title-R = 링
constructor-kind-title-M = 중간 말
constructor-kind-title-S = 작은 말
constructor-possible-pattern = 판 모양 { $count }가지 중 하나 고르기
constructor-possible-place = { $kind ->
        [R] 링 놓기
        [M] 중간 말 놓기
        [S] 작은 말 놓기
       *[any] 말 놓기
    } ({ $count }칸)
constructor-possible-move = { $count ->
        [1] 말 1개 이동하기
       *[other] 말 { $count }개 중 하나 이동하기
    }
constructor-possible-swap = 색 바꾸기
constructor-do-pattern = { $pattern } 고르기
constructor-do-place = { $kind ->
        [R] { $tile }에 링 놓기
        [M] { $tile }에 중간 말 놓기
       *[S] { $tile }에 작은 말 놓기
    }
constructor-do-move = { $kind ->
        [R] { $source }의 링을 { $target }의 { $under } 둘레로 이동하기
        [M] { $source }의 중간 말을 { $target }의 { $under } 위로 이동하기
       *[S] { $source }의 작은 말을 { $target }의 { $under } 위로 이동하기
    }
constructor-do-swap = 색 바꾸기
constructor-score-round-1 = 1라운드: { $points }
constructor-score-round-2 = 2라운드: { $points }
constructor-score-decider = 결정 라운드: { $points }
constructor-illegal-not-an-action = 그 행동은 Constructor에 없어요. 게임판 아래 버튼이나 게임의 명령어를 쓰세요.
constructor-illegal-choose-pattern-first = 먼저 이번 라운드의 판 모양을 골라야 해요.
constructor-illegal-pattern-chosen = 이번 라운드의 판 모양은 이미 골랐어요.
constructor-illegal-no-such-pattern = 이 경기에는 ‘{ $pattern }’ 모양이 없어요.
constructor-illegal-no-swap = 색은 결정 라운드에서 첫 행동 바로 다음에만 바꿀 수 있어요.
constructor-illegal-no-such-tile = 이 게임판에는 { $tile } 칸이 없어요.
constructor-illegal-tile-taken = 말은 빈칸에 놓아야 하는데, { $tile } 칸은 비어 있지 않아요.
constructor-illegal-none-left = 남은 말 가운데 { $kind ->
        [R] 링이
        [M] 중간 말이
       *[S] 작은 말이
    } 없어요.
constructor-illegal-tile-empty = { $tile } 칸에는 이동할 말이 없어요.
constructor-illegal-not-alone = { $tile } 칸의 말은 다른 말과 함께 있어서 다시는 이동할 수 없어요.
constructor-illegal-not-your-piece = { $tile } 칸의 말은 내 말이 아니에요.
constructor-illegal-not-adjacent = 말은 옆 칸으로 이동하는데, { JOSA($source, "과/와") } { $target } 칸은 서로 옆에 있지 않아요.
constructor-illegal-target-empty = 말은 다른 말 위로 이동하는데, { $tile } 칸은 비어 있어요.
constructor-illegal-own-colour = 말은 상대 말 위로 이동하는데, { $tile } 칸의 말은 내 말이에요.
constructor-illegal-ring-on-tower = 링은 혼자 있는 작은 말의 둘레로 가는데, { $tile } 칸의 작은 말은 탑 꼭대기에 있어요.
constructor-illegal-wrong-kind = { $mover ->
        [R] 링은 작은 말의 둘레로만 이동하는데
        [M] 중간 말은 링 위로만 이동하는데
       *[S] 작은 말은 중간 말 위로만 이동하는데
    }, { $tile } 칸에 있는 말은 { $exposed ->
        [R] 링이에요
        [M] 중간 말이에요
       *[S] 작은 말이에요
    }.
command-constructor = Constructor: 링과 원판, 두 라운드, 2명
command-constructor-pattern = 라운드의 판 모양을 골라요
command-constructor-place = 남은 말 하나를 빈칸에 놓아요
command-constructor-move = 혼자 있는 내 말을 옆에 있는 상대 말 위로 이동해요
command-constructor-swap = 결정 라운드에서 첫 행동 대신 색을 바꿔요
parameter-constructor-seat = 내 색. 테이블에서 자리를 바꿀 수 있어요
choice-constructor-seat-ice = 얼음
choice-constructor-seat-black = 검정
parameter-constructor-starter-name = 먼저 시작
parameter-constructor-starter = 첫 라운드를 누가 먼저 시작할지
choice-constructor-starter-drawn = 운에 맡김
choice-constructor-starter-ice = 얼음
choice-constructor-starter-black = 검정
parameter-constructor-same-pattern-name = 같은 판 모양
parameter-constructor-same-pattern = 두 라운드를 같은 판 모양에서 할지(정하지 않으면 예)
parameter-constructor-open-rings-name = 열린 링
parameter-constructor-open-rings = 변형 규칙: 링이 탑 꼭대기에 있는 작은 말의 둘레로 갈 수 있음
parameter-constructor-decider-name = 결정 라운드
parameter-constructor-decider = 동점이면 세 번째 라운드
parameter-constructor-extra-patterns-name = 추가 판 모양
parameter-constructor-extra-patterns = 한쪽에 유리할 수 있는 판 모양도 고를 수 있게 하기
parameter-constructor-pattern-pattern = 판 모양
parameter-constructor-place-kind = 링, 중간 말, 작은 말
parameter-constructor-place-tile = 빈칸, 예: b2
parameter-constructor-move-source = 내 말이 있는 칸
parameter-constructor-move-target = 이동해 갈 옆 칸
constructor-rules = ### Constructor
    두 플레이어가 아홉 칸에 탑을 쌓아요. 두 라운드 뒤에 탑을 더 많이 차지한 플레이어가 승리해요.{ $decider ->
        [on] { " " }두 라운드를 합쳐 동점이면, 색을 바꿀 수 있는 세 번째 라운드로 정해요.
       *[off] { "" }
    }

    { "**" }말.** 각자 링 3개, 중간 말(넓은 원판) 3개, 작은 말(좁은 원판) 3개가 있어요.

    { "**" }내 차례.** 둘 중 하나를 하세요.
    - **놓기**: 남은 말 하나를 아무 빈칸에나 놓아요.
    - **이동**: 혼자 있는 내 말을 옆에 있는 상대 말 위로 이동해요. 링은 작은 말의 둘레로, 중간 말은 링 위로, 작은 말은 중간 말 위로 가요. 아래에 있는 탑의 높이는 상관없고, 맞닿는 말만 따져요.

    다른 말과 한 칸에 있는 말은 계속 그 칸에 있어요. 중간 말은 작은 말이 들어 있는 링 위로도 갈 수 있어요. 링은 { $open_rings ->
        [on] 혼자 있거나 탑 꼭대기에 있는 작은 말의 둘레로 가요.
       *[off] 혼자 있는 작은 말의 둘레로만 가요.
    }

    { "**" }탑.** 위아래로 쌓인 말이 둘 이상이면 탑이고, 맨 위에 있는 색의 것이에요. 작은 말을 둘러싼 링은 아직 탑이 아니에요. 쌓인 것이 없으니까요.

    { "**" }라운드의 끝.** 차례를 넘길 수 없어요. 차례인 플레이어가 말을 놓을 수도 이동할 수도 없으면 바로 라운드가 끝나고, 탑마다 차지한 플레이어가 1점을 얻어요. 다음 라운드는 빈 게임판에서 다른 플레이어가 먼저 시작해요. { $same_pattern ->
        [off] 판 모양도 그 플레이어가 골라요.
       *[on] 판 모양은 그대로예요.
    } 모든 라운드의 점수를 더해요.{ $extra_patterns ->
        [on] { " " }추가 판 모양도 고를 수 있어요. 공평한지는 알려지지 않았어요.
       *[off] { "" }
    }

    { "**" }행동 적는 법.** `Rb2`는 b2에 링을 놓는 행동이고(M은 중간 말, S는 작은 말), `b2-c1`은 b2에서 c1로 이동하는 행동이고, `pattern rhombus`는 판 모양을 고르는 행동이에요.
constructor-begins-ahead = { $count ->
        [0.5] { $player }: 반 점을 가지고 시작해요. 동점이면 승리예요.
       *[other] { $player }: { $count }점을 가지고 시작해요.
    }
constructor-begins-ahead-by = { $count ->
        [0.5] 반 점
       *[other] { $count }점
    }
