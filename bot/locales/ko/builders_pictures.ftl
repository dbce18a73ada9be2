builders-order-title = 조각 10개 주문
builders-order-A = 모서리, 최대 2개
builders-order-B = 변, 최대 9개
builders-order-C = 작은 삼각형
builders-order-D = 큰 삼각형
builders-wins = 승리: { $names }
builders-share = 공동 승리: { $names }
builders-tie = 동점: { $steps } 우선
builders-left = 나감
builders-stopped = 경기가 중단됐어요
builders-finished-on = { DATETIME($date, dateStyle: "medium") }
builders-tie-joints = 이음 많은 쪽
builders-tie-laid = 놓은 조각 많은 쪽
builders-tie-left = 남은 조각 적은 쪽
builders-count = { $kind } { $count }개
builders-none = 없음
builders-side-north = 북쪽
builders-side-east = 동쪽
builders-side-south = 남쪽
builders-side-west = 서쪽
builders-panel-north = 북쪽 벽면
builders-panel-east = 동쪽 벽면
builders-panel-south = 남쪽 벽면
builders-panel-west = 서쪽 벽면
builders-prompt-order = 조각 { $count }개를 몰래 주문하세요.
builders-prompt-roll = 주사위를 굴리세요.
builders-prompt-choose-move-build = { $value }칸 이동하거나 { $pieces ->
        [0] 구조물을 지으세요
        [1] 조각 1개를 놓으세요
       *[other] 조각을 { $pieces }개까지 놓으세요
    }.
builders-prompt-choose-move = { $value }칸 이동하세요.
builders-prompt-build = { $pieces ->
        [0] 구조물을 더 짓거나
        [1] 조각을 1개 더 놓거나
       *[other] 조각을 { $pieces }개까지 더 놓거나
    } 차례를 끝내세요.
builders-prompt-choose-build = { $pieces ->
        [0] 구조물을 지으세요.
        [1] 조각 1개를 놓으세요.
       *[other] 조각을 { $pieces }개까지 놓으세요.
    }
builders-prompt-done = 더 지을 수 있는 것이 없어요. 차례를 끝내세요.
builders-prompt-ended = 퍼즐이 끝났어요. 구조물을 더 짓거나 차례를 끝내세요. 차례를 끝내면 경기도 끝나요.
builders-prompt-take = 상자에서 조각 { $count }개를 가져가세요.
builders-prompt-over = 경기가 끝났어요.
builders-did-order = { JOSA($pieces, "을/를") } 주문했어요
builders-did-roll = 주사위를 굴렸어요
builders-did-roll-known = 주사위를 굴려 { $first } + { JOSA($second, "이/가") } 나왔어요{ $double ->
        [yes]
            { " " }(더블, 값 { $value }{ $corner_joints ->
                [0] { "" }
               *[other] , 모서리 이음 2개
            })
       *[no] { "" }
    }
builders-did-roll-pass = 주사위를 굴려 { $first } + { JOSA($second, "이/가") } 나왔지만 쓸 곳이 없어 넘어갔어요
builders-did-move = { $value }칸 이동했어요{ $corners ->
        [0] { "" }
       *[other] { " " }(모퉁이 { $corners }개 지남)
    }
builders-did-take = { JOSA($pieces, "을/를") } 가져갔어요
builders-did-lay = { $kind ->
        [A] 모서리 A
        [B] 변 B
        [C] 작은 C
       *[D] 큰 D
    }{ $ends ->
        [ring] 로 기초를 완성했어요
        [row] 로 줄을 완성했어요
        [panel] 로 { JOSA($panel, "을/를") } 완성했어요
       *[none] 를 놓았어요
    }
builders-did-lay-several = { JOSA($pieces, "을/를") } 놓았어요
builders-did-lead = { $panel }에 { $shape } 줄을 시작했어요
builders-did-finish = { $shape ->
        [C] 작은 C
       *[D] 큰 D
    }로 { JOSA($panel, "을/를") } 완성했어요
builders-did-structure = { $steps ->
        [0] 구조물을 완성했어요 (8점)
        [1] 구조물을 시작했어요
       *[other] 구조물을 더 지었어요
    }
builders-did-done = 차례를 끝냈어요
builders-did-leave = 경기에서 나갔어요
builders-says-foundation = Builders, 기초 단계. 차례: { $name }.
builders-says-panels = Builders, 벽면 단계. 차례: { $name }.
builders-says-stopped = Builders, 경기가 중단됐어요.
builders-says-over = Builders, 경기가 끝났어요. { $result }.
builders-says-tie = { $tie }.
builders-says-order = Builders, 첫 주문.
builders-says-kinds = 주문 하나에는 모서리(A)가 최대 2개, 변(B)이 최대 9개예요. 나머지는 작은 삼각형(C)과 큰 삼각형(D)이에요.
builders-says-handed-in = { $name }: 주문을 냈어요.
builders-says-writes = { $name }: 아직 고르고 있어요.
builders-says-own-order = { $name }: 주문 { $pieces }.
builders-says-dice-sum = 주사위는 { JOSA($first, "과/와") } { $second }, 값은 { JOSA($value, "이에요/예요") }.
builders-says-dice-double = 주사위는 { JOSA($first, "과/와") } { $second }, 더블이라 값은 { JOSA($value, "이에요/예요") }.
builders-says-left = { $left ->
        [0] 남은 횟수가 없어요.
       *[other] { $left }번 남았어요.
    }
builders-says-ring = 기초가 완성됐어요. 조각은 모두 { $count }개이고, 북쪽과 남쪽에 B { $north }개씩, 동쪽과 서쪽에 B { $east }개씩 있어요.
builders-says-ring-open = 기초를 짓는 중이에요. B가 북쪽에 { $north }개, 동쪽에 { $east }개, 남쪽에 { $south }개, 서쪽에 { $west }개 있어요. 지금은 { $side } 변을 놓고 있고, 한 변에는 B가 적어도 { $shortest }개 필요해요.
builders-says-row = { $panel }에 { $shape } 줄이 열려 있어요. 다음은 { $slots }개 중 { $slot }번째 조각이고 이음 { $joints }개를 얻어요.
builders-says-panel = { $panel }: 맨 위는 { $below ->
        [foundation] 기초
       *[other] { $below } 줄
    }이고, 길이는 { $base } 중 { JOSA($length, "이에요/예요") }.
builders-says-panel-finished = { $panel }: 완성됐어요.
builders-says-leads = 그곳에 시작할 수 있는 줄: { $leads }.
builders-says-lead = { $shape } (조각 { $pieces }개로 이음 { $joints }개, { $next ->
        [0] 꼭짓점까지
       *[other] 다음 길이 { $next }
    })
builders-says-lead-odd-length = 길이가 홀수라 { $shape } 불가
builders-says-lead-row-needs = 조각 { $pieces }개 줄에 모자라 { $shape } 불가
builders-says-player = { $name }: { $points }점, 이음 { $joints }개, 구조물 { $structures }개{ $progress ->
        [0] { "" }
       *[other] , 다음 구조물은 { $steps }단계 중 { $progress }단계
    }, 손에 { $hand }, 모서리 이음 { $corner_joints }개, { $spaces }칸 중 { $space }번 칸.
builders-says-score = { $name }, { $rank }위: 모두 { $total }점. 이음 { $joints }개{ $structures ->
        [0] { "" }
       *[other] , 구조물 { $structures }개로 { $structure_points }점
    }, 놓은 조각 { $laid }개{ $left ->
        [0] { "" }
       *[other] , 남은 조각 { $left }개
    }.
builders-says-gone = { $name }: 경기에서 나갔어요.
builders-says-leaver = { $name }: 경기에서 나가 순위에 들지 않아요. 이음 { $joints }개{ $structures ->
        [0] { "" }
       *[other] 와 구조물 { $structures }개
    }는 그대로 남아요.
builders-says-box = 상자 안: { $pieces }, 모서리 이음 { $corner_joints }개.
builders-says-away = 치워 둔 조각: { $pieces }. 아직 놓지 않은 조각: C { $small }개, D { $large }개.
builders-says-move = 이동하면 { $space }번 칸에 도착해요{ $corners ->
        [0] { "" }
       *[other] { " " }(모퉁이 { $corners }개를 지나 조각 { $pieces }개 획득)
    }.
builders-says-step = { $action ->
        [lay]
            { $piece ->
                [A] 모서리 A
                [B] 변 B
                [C] 작은 C
               *[D] 큰 D
            } 놓기
        [lead] { $panel }에 { $piece } 줄 시작하기
       *[structure] 구조물 짓기
    } ({ $joints ->
        [0]
            { $points ->
                [0] 이음 없음
               *[other] { $points }점
            }
       *[other] 이음 { $joints }개
    })
builders-says-steps = 다음에 할 수 있는 일: { $steps }.
builders-says-choice = 가져갈 조각: { $total }개, 최대 { $most }.
builders-says-last-build = 지난 차례({ $name }): 주사위 { JOSA($first, "과/와") } { JOSA($second, "을/를") } 굴려 조각 { $steps }개만큼 지었어요.
builders-says-last-move = 지난 차례({ $name }): 주사위 { JOSA($first, "과/와") } { JOSA($second, "을/를") } 굴려 이동하고 { JOSA($pieces, "을/를") } 가져갔어요.
builders-says-last-pass = 지난 차례({ $name }): 주사위 { JOSA($first, "과/와") } { JOSA($second, "을/를") } 굴렸지만 쓸 곳이 없어 넘어갔어요.
builders-says-closeup = 퍼즐을 가까이에서 본 그림이에요. 숫자는 그 자리에서 얻는 점수예요.
builders-says-puzzle-alone = 액자에 담은 퍼즐, 조각 { $pieces }개: { $shares }.
builders-says-ended = 경기가 끝난 날: { DATETIME($date, dateStyle: "long") }.
builders-says-share = { $name }: 이음 { $joints }개, 놓은 조각 { $laid }개
builders-rules-1-1 = 주사위 굴리기
builders-rules-1-2 = 이동 또는 짓기
builders-rules-2-1 = 모퉁이를 지나면
builders-rules-2-2 = 조각 { $pieces_a_corner }개 받기
builders-rules-3-1 = 기초
builders-rules-3-2 = 먼저, 최대 36개
builders-rules-4-1 = 그다음 줄마다
builders-rules-4-2 = 한 가지 모양
builders-rules-5-1 = 이음이 점수
builders-rules-5-2 = 닿는 변마다 하나
builders-rules-6-1 = 구조물
builders-rules-6-2 = { $corner_joints ->
        [0] 여기서는 없음
       *[other] 하나에 8점
    }
builders-rules-picture = 그림으로 보는 규칙이에요. 차례마다 주사위를 한 번 굴려, 나온 값만큼 말을 이동하거나 그 수까지 조각을 놓아요. 더블은 두 배로 쳐요{ $corner_joints ->
        [0] .
       *[other] . 모서리 이음도 2개 받아요.
    } 트랙의 모퉁이를 지날 때마다 상자에서 조각 { $pieces_a_corner }개를 받아요. 먼저 직사각형 B로 기초를 놓고, 변마다 끝에 모서리 A를 놓아요. 기초는 최대 36개예요. 그다음 변마다 삼각형 벽면이 한 줄씩 자라요. 한 줄은 작은 삼각형 C만, 또는 큰 삼각형 D만으로 이루어지고, 한 번에 한 줄만 열려 있어요. 조각은 변이 닿는, 이미 놓인 조각마다 이음 하나, 곧 1점을 얻어요. 손에 든 C 4개와 모서리 이음 4개로 8점짜리 구조물을 지어요. 퍼즐이 완성되거나 더 지을 수 없으면, 점수가 가장 높은 플레이어가 승리해요.
