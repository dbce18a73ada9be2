builders-name = Builders
builders-title-orders = 주문
builders-title-foundation = { $turn }번째 차례, 기초
builders-title-panels = { $turn }번째 차례, 벽면
builders-stage-orders = 주문
builders-stage-foundation = 기초
builders-stage-panels = 벽면
builders-luck = 주사위
builders-option-spaces = 트랙은 한 변이 { $count }칸이에요.
builders-option-pieces-a-corner = 모퉁이를 지날 때마다 조각 { $count }개를 받아요.
builders-option-head-start = { $count ->
        [0] 모든 말이 같은 모퉁이에서 시작해요.
       *[other] 차례 순서대로 말이 { $count }칸씩 더 앞에서 시작해요.
    }
builders-option-small-triangles = 작은 삼각형(C)이 { $count }개 있어요.
builders-option-large-triangles = 큰 삼각형(D)이 { $count }개 있어요.
builders-option-corner-joints = { $count ->
        [0] 모서리 이음이 없어서 구조물도 없어요.
       *[other] 구조물에 쓰는 모서리 이음이 { $count }개 있어요.
    }
builders-option-shortest-side = { $count ->
        [0] 기초의 각 변에는 B가 적어도 플레이어 수만큼 있어요.
       *[other] 기초의 각 변에는 B가 적어도 { $count }개 있어요.
    }
builders-near-foundation = -# 이 기초의 네 벽면이 완성되면 늦어도 그때 경기가 끝나요. 지금은 4개 변 중 { $side }번째 변이에요.
builders-steps-left = -# 남은 횟수: { $value }번 중 { $left }번. 다 쓰면 차례가 저절로 끝나요.
builders-near-panels = -# 모든 벽면이 완성되면 늦어도 그때 경기가 끝나요. 지금은 4개 중 { $finished }개예요. 나머지 자리에는 C { $room }개가 들어가요(D 하나는 C 4개 자리).
builders-button-panel-order = 주문 적기
builders-button-panel-take = 조각 { $count }개 고르기
builders-button-usual = { $pieces } 가져가기
builders-button-roll = 주사위 굴리기
builders-button-move = { $value }칸 이동{ $pieces ->
        [0] { "" }
       *[other] , 조각 { $pieces }개 받기
    }
builders-button-build = { $value }개까지 짓기
builders-button-lay = { $kind ->
        [A] 모서리 A
        [B] 변 B
        [C] 작은 C
       *[D] 큰 D
    } 놓기{ $joints ->
        [0] { "" }
       *[other] { " " }(+{ $joints })
    }
builders-button-lead = { $panel ->
        [north] 북쪽
        [east] 동쪽
        [south] 남쪽
       *[west] 서쪽
    }: { $pieces ->
        [1]
            마지막 { $shape ->
                [C] 작은 C
               *[D] 큰 D
            }
       *[other]
            { $shape ->
                [C] 작은 C
               *[D] 큰 D
            } { $pieces }개 줄
    } (+{ $joints })
builders-menu-lead = 어느 줄을 시작할까요?
builders-choice-lead = 줄 전체: { $joints }점{ $next ->
        [0] , 벽면 완성
       *[other] { "" }
    }{ $same ->
        [0] { "" }
       *[other] , { $sides }도 같음
    }
builders-button-structure = { $step ->
        [1] 구조물 시작 ({ $steps }단계, +{ $points })
        [4] 구조물 완성 (+{ $points })
       *[other] 구조물 { $step }/{ $steps }단계 (완성하면 +{ $points })
    }
builders-button-many = { $steps ->
        [0] { $count }개 한꺼번에 놓기
       *[other]
            { $count ->
                [0] 구조물 { $steps }단계
               *[other] { $count }개 놓기, 구조물 { $steps }단계
            }
    }{ $points ->
        [0] { "" }
       *[other] { " " }(+{ $points })
    }
builders-button-done = 내 차례 끝내기
builders-button-zoom = 확대
builders-button-finished = 완성된 퍼즐
builders-forced-move = 놓을 조각 없음: { $place ->
        [north] 북쪽 변
        [east] 동쪽 변
        [south] 남쪽 변
        [west] 서쪽 변
       *[row] 열린 줄
    }에 { $kinds ->
        [A] A가
        [AB] A나 B가
       *[other] { $kinds } 조각이
    } 필요
builders-warning-done = 아직 { $count ->
        [0] 구조물을 더 지을
        [1] 조각을 1개 놓을
       *[other] 조각을 { $count }개까지 놓을
    } 수 있고, 다음 한 번으로 { $points }점을 얻어요. 그래도 차례를 끝낼까요?
builders-choosing-order = ### 내 주문
    조각 { $total }개를 고르세요. A는 최대 { $corners }개, B는 최대 { $rectangles }개예요. 모두 낼 때까지 비밀이에요.
    -# A: 기초의 모서리. B: 기초의 변. C: 작은 삼각형. D: 큰 삼각형.
builders-choosing-take = ### 상자에서 조각 { $total }개 가져가기
    { $foundation ->
        [open]
            A는 두 개까지만 가질 수 있어요.
            -# A: 기초의 모서리. B: 기초의 변. C: 작은 삼각형. D: 큰 삼각형.
       *[closed] -# C: 작은 삼각형. D: 큰 삼각형.
    }
builders-choosing-held = 손에 든 조각: **{ $pieces }**. { $open ->
        [foundation] 기초를 짓는 중이에요.
        [none] 열린 줄이 없어요.
       *[other] { $panel }에 { $open } 줄이 열려 있고, 조각 { $left }개가 더 필요해요.
    }
builders-choosing-so-far = { $left ->
        [0] 고른 조각: **{ $pieces }**.
       *[other] 고른 조각: **{ $pieces }**, { $left }개 더 고르세요. 글자 버튼을 누르면 그 조각으로 모두 채워요.
    }
builders-choosing-handed-in = 낸 주문: **{ $pieces }**. 모두 낼 때까지 바꿀 수 있어요.
builders-button-kind = { $kind }: { $count }
builders-button-fewer = −{ $count }
builders-button-more = +{ $count }
builders-button-confirm-order = { $left ->
        [0] 주문 내기
       *[other] 주문 내기 ({ $count }/{ $total })
    }
builders-button-confirm-take = { $left ->
        [0] 가져가기
       *[other] 가져가기 ({ $count }/{ $total })
    }
builders-quick-usual = 평소대로
builders-quick-even = 골고루
builders-quick-foundation = A와 B 위주
builders-quick-triangles = C와 D 반반
builders-quick-small = C 위주
builders-quick-large = D 위주
builders-choice-quick = { $name }: { $pieces }
builders-verdict-complete = 퍼즐이 완성됐어요.
builders-verdict-exhausted = 더 지을 수 있는 것이 없어요.
builders-verdict-tie = { $ended } { $tie }.
builders-score-left-match = 경기에서 나가 순위에 들지 않음
builders-score-joints = 이음 { $points }개
builders-score-structures = { "" }
builders-score-structure-points = { $structures ->
        [0] { "" }
       *[other] 구조물 { $structures }개로 { $points }점
    }
builders-score-laid = 놓은 조각 { $points }개
builders-score-left = 남은 조각 { $points }개
builders-illegal-not-an-action = ‘{ $text }’의 뜻을 모르겠어요. 게임판 아래 버튼이나 게임의 명령어를 쓰세요.
builders-illegal-left-the-match = 이미 경기에서 나갔어요.
builders-illegal-order-first = 먼저 모두 주문을 내야 해요.
builders-illegal-roll-first = 먼저 주사위를 굴려야 해요.
builders-illegal-take-first = 먼저 이동해서 얻은 조각을 가져가세요.
builders-illegal-choose-first = 주사위를 굴렸어요. 이제 이동하거나 지으세요.
builders-illegal-building-begun = 짓기를 시작했어요. 계속 짓거나 차례를 끝내세요.
builders-illegal-order-handed-in = 주문을 냈어요. 모두 낼 때까지 바꿀 수 있어요.
builders-illegal-orders-revealed = 모두 주문을 내서 이제 바꿀 수 없어요.
builders-illegal-wrong-number = 조각을 정확히 { $needed }개 골라야 하는데 { $given }개를 골랐어요.
builders-illegal-order-limit = { $piece } 조각은 최대 { $most }개 주문할 수 있는데 { $given }개를 골랐어요.
builders-illegal-corners-held = A는 최대 { $most }개 가질 수 있어요. 지금 { $held }개가 있는데 { $taken }개를 더 골랐어요.
builders-illegal-not-in-box = { $most ->
        [0] 상자에 { $piece } 조각이 없는데
       *[other] 상자에 { $piece } 조각이 { $most }개뿐인데
    } { $given }개를 골랐어요.
builders-illegal-nothing-to-take = 상자에 남은 조각 가운데 쓸 것이 없어서 이동해도 얻는 것이 없어요. 지어야 해요.
builders-illegal-no-such-piece = { $piece } 조각은 없어요. 조각은 A, B, C, D예요.
builders-illegal-not-in-hand = 손에 { $piece } 조각이 없어요.
builders-illegal-no-steps-left = 주사위로 놓을 수 있는 조각을 다 놓았어요. 차례를 끝내거나 무르세요.
builders-illegal-nothing-built = 짓기를 골랐으니 조각을 하나 이상 놓으세요.
builders-illegal-foundation-open = 기초가 완성될 때까지는 A와 B만 놓을 수 있어요. { $piece } 조각은 기다려야 해요.
builders-illegal-foundation-closed = 기초가 완성돼서 이제 { $piece } 조각을 놓을 곳이 없어요.
builders-illegal-side-too-short = { $side } 변에는 모서리 A를 놓기 전에 B가 적어도 { $needed }개 필요해요. 지금은 { $there }개예요.
builders-illegal-side-too-long = { $side } 변에는 B가 { $there }개 있고 최대 { $most }개까지 놓을 수 있어요. 기초 전체의 조각이 최대 36개니까요. 다음은 A예요.
builders-illegal-side-fixed = { $side } 변에는 맞은편 변처럼 B를 { $needed }개 놓아요. 지금은 { $there }개예요.
builders-illegal-no-open-row = 열린 줄이 없어요. { $piece } 줄을 시작하려면 어느 벽면인지 정하세요.
builders-illegal-other-shape = 열린 줄은 { $shape } 줄이라 { $piece } 조각은 맞지 않아요.
builders-illegal-row-open = { $panel } 벽면에 { $shape } 줄이 열려 있어요. 다른 줄을 시작하기 전에 완성하세요.
builders-illegal-panel-finished = { $panel } 벽면은 완성됐어요.
builders-illegal-odd-length = D 줄은 길이가 짝수여야 하는데, { $panel } 벽면의 지금 길이는 { JOSA($length, "이에요/예요") }.
builders-illegal-row-needs = 이 줄에는 { $shape } 조각이 { $needed }개 필요한데, 상자와 모두의 손에 { $there }개만 남아서 아무도 완성할 수 없어요.
builders-illegal-puzzle-ended = 퍼즐이 끝나서 { $piece } 조각을 놓을 자리가 없어요. 구조물은 더 지을 수 있어요.
builders-illegal-no-corner-joint = 구조물은 한 단계마다 C와 모서리 이음이 하나씩 드는데, 모서리 이음이 없어요. 더블이 나오면 2개를 받아요.
command-builders = Builders: 2~4명이 함께 짓는 나무 퍼즐
command-builders-order = 조각 10개의 주문을 몰래 내요
command-builders-move = 주사위만큼 말을 이동해요
command-builders-take = 모퉁이를 지난 뒤 상자에서 조각을 가져가요
command-builders-build = 조각을 놓거나, 줄을 시작하거나, 할 수 있는 만큼 지어요
command-builders-structure = 구조물에 C와 모서리 이음을 하나씩 더해요
command-builders-done = 짓는 차례를 끝내요
parameter-builders-spaces-name = 칸 수
parameter-builders-spaces = 트랙 한 변의 칸 수(8~12)
parameter-builders-pieces-a-corner-name = 모서리마다 받는 조각
parameter-builders-pieces-a-corner = 모퉁이를 지날 때마다 받는 조각(5~12)
parameter-builders-head-start-name = 말 사이 간격
parameter-builders-head-start = 시작할 때 말 사이의 칸 수(0~2)
parameter-builders-small-triangles-name = 작은 삼각형
parameter-builders-small-triangles = 상자 안의 C(100~200)
parameter-builders-large-triangles-name = 큰 삼각형
parameter-builders-large-triangles = 상자 안의 D(50~120)
parameter-builders-corner-joints-name = 모서리 이음
parameter-builders-corner-joints = 상자 안의 모서리 이음(0~48)
parameter-builders-shortest-side-name = 가장 짧은 변
parameter-builders-shortest-side = 한 변에 적어도 있어야 하는 B(2~4). 정하지 않으면 플레이어 수만큼
parameter-builders-order-pieces = 조각 10개, 예: 1A 4B 3C 2D
parameter-builders-take-pieces = 이동해서 얻은 만큼, 예: 5C 5D
parameter-builders-build-step = 놓을 조각, 시작할 줄, 또는 할 수 있는 만큼
builders-rules = ### Builders
    2~4명의 플레이어가 나무 퍼즐 하나를 함께 짓지만, 점수는 따로 얻어요. 내가 만든 이음 하나가 1점이에요. 점수가 가장 높은 플레이어가 승리해요.

    { "**" }조각.** A는 기초의 모서리, B는 기초의 변이에요. C는 작은 삼각형, D는 큰 삼각형이에요. 먼저 모두 조각 10개를 몰래 주문해요.

    { "**" }내 차례**에는 먼저 주사위 두 개를 굴려요. 나온 값을 모두 둘 중 하나에 써요. 더블은 두 배로 쳐요{ $corner_joints ->
        [0] .
       *[other] . 구조물을 잇는 모서리 이음도 2개 받아요.
    }
    - **이동**: 말을 이동해요. 모퉁이를 지나거나 모퉁이에 닿을 때마다 원하는 조각 { $pieces_a_corner }개를 받아요. A는 두 개까지만 가질 수 있어요.
    - **짓기**: 주사위 값만큼, 또는 그보다 적게 조각을 놓아요.

    { "**" }기초**를 먼저 조각조각 놓아요. 변을 따라 B를, 변의 끝에 A를 놓아요. { $shortest_side ->
        [0] 변에 B가 플레이어 수만큼 있으면
       *[other] 변에 B가 { $shortest_side }개 있으면
    } A로 변을 끝낼 수 있어요. 마주 보는 변은 길이가 같고, 기초 전체는 최대 36개예요. 기초가 완성되면 A와 B는 쓸 곳이 없어요.

    { "**" }벽면**은 네 변에서 한 줄씩 자라요. 한 줄은 C만, 또는 D만으로 이루어져요. 한 번에 한 줄만 열려 있고, 그 줄을 완성해야 다음 줄을 시작할 수 있어요. 줄을 시작하는 플레이어가 벽면과 모양을 골라요. D 줄은 길이가 짝수여야 하고, 줄을 완성할 만큼 조각이 남아 있어야 해요. 줄은 아래 줄보다 짧아지고, 마지막에는 조각 하나로 벽면이 완성돼요.

    { "**" }이음.** 조각은 변이 닿는 조각마다 이음 하나를 얻어요.

    { "**" }구조물.** 구조물은 네 단계이고 8점이에요. 한 단계마다 손에 든 C와 모서리 이음을 하나씩 써요. 완성하지 못하면 0점이에요.{ $corner_joints ->
        [0] { " " }이 테이블에는 모서리 이음이 없어서 아무도 구조물을 지을 수 없어요.
       *[other] { "" }
    }

    { "**" }나가기.** 기권하면 가진 것은 모두 상자로 돌아가고, 내 이음은 퍼즐에 남아요. 나머지는 계속하고, 기권한 플레이어는 순위에 들지 않아요.

    { "**" }끝.** 퍼즐이 완성되거나 더 지을 수 없으면 끝나요. 점수가 같으면 이음이 더 많은 쪽, 그다음 놓은 조각이 더 많은 쪽, 그다음 손에 남은 조각이 더 적은 쪽이 승리해요.
builders-possible-order = 조각 10개 주문하기
builders-possible-roll = 주사위 굴리기
builders-possible-move = 말 이동하기
builders-possible-take = 상자에서 조각 가져가기
builders-possible-lay = { $count ->
        [1] 다음 조각 놓기
       *[other] 다음 조각 놓기({ $count }가지)
    }
builders-possible-lead = { $count ->
        [1] 줄 시작하기
       *[other] 줄 시작하기({ $count }가지)
    }
builders-possible-structure = 구조물 짓기
builders-possible-done = 차례 끝내기
builders-do-order = { $pieces } 주문하기
builders-do-roll = 주사위 굴리기
builders-do-move = { $value }칸 이동하기
builders-do-take = { $pieces } 가져가기
builders-do-lay = { $kind ->
        [A] A
       *[other] { $kind }
    } 놓기{ $ends ->
        [ring] { " " }(기초 완성)
        [row] { " " }(줄 완성)
        [panel] { " " }(벽면 완성)
       *[none] { "" }
    }
builders-do-lead = { $panel }에 { $shape } 줄 시작하기
builders-do-finish = { $shape } 놓고 { $panel } 완성하기
builders-do-structure = { $steps ->
        [0] 구조물 완성하기
        [1] 구조물 시작하기
       *[other] 구조물 더 짓기
    }
builders-do-done = 차례 끝내기
builders-progress = -# 주문 { $count }개 중 { $done }개가 들어왔어요. { $players } 님을 기다리고 있어요.
builders-begins-ahead = { $player }: 완성된 구조물 { $count }개(하나에 8점)를 가지고 시작해요.
builders-begins-ahead-by = 구조물 { $count }개
