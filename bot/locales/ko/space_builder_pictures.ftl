space-builder-round = { $round }라운드
space-builder-map = 지도 { $number }
space-builder-match-over = 경기 끝
space-builder-state-rest = 쉬는 중
space-builder-state-late = 늦음
space-builder-state-left = 나감
space-builder-legend-turn = 방향
space-builder-legend-side = 면
space-builder-legend-place = 위치
space-builder-legend-missing = 빠짐
space-builder-wins = 승리: { $name }
space-builder-no-winner = 승자 없음
space-builder-no-round-won = 이긴 라운드 없음
space-builder-title-card = Space Builder의 표지 그림. 밤하늘 아래 달 위의 도시에서 탐사차와 착륙선이 일하고 있어요.
space-builder-building-DOM = 거품 돔
space-builder-building-SIL = 혜성 사일로
space-builder-building-HRN = 하늘 나팔
space-builder-building-GRN = 고사리 온실
space-builder-building-OBS = 올빼미 눈
space-builder-building-REA = 불씨 원자로
space-builder-building-HAN = 나방 격납고
space-builder-building-LFT = 바늘 승강기
space-builder-detail-DOM-A = 둥근 창 두 개
space-builder-detail-DOM-B = 둥근 창 세 개
space-builder-detail-SIL-A = 띠 한 줄
space-builder-detail-SIL-B = 띠 두 줄
space-builder-detail-HRN-A = 꽉 찬 점
space-builder-detail-HRN-B = 속이 빈 동그라미
space-builder-detail-GRN-A = 잎 두 장
space-builder-detail-GRN-B = 잎 세 장
space-builder-detail-OBS-A = 노란 계단 한 단
space-builder-detail-OBS-B = 노란 계단 두 단
space-builder-detail-REA-A = 연기 뭉치 하나
space-builder-detail-REA-B = 연기 뭉치 두 개
space-builder-detail-HAN-A = 둥근 창
space-builder-detail-HAN-B = 네모난 창
space-builder-detail-LFT-A = 지붕에 가까운 객실
space-builder-detail-LFT-B = 지붕에서 먼 객실
space-builder-way-0 = 지붕 위쪽
space-builder-way-1 = 지붕 오른쪽
space-builder-way-2 = 지붕 아래쪽
space-builder-way-3 = 지붕 왼쪽
space-builder-square-A1 = 왼쪽 위
space-builder-square-B1 = 가운데 위
space-builder-square-C1 = 오른쪽 위
space-builder-square-A2 = 왼쪽 가운데
space-builder-square-B2 = 한가운데
space-builder-square-C2 = 오른쪽 가운데
space-builder-square-A3 = 왼쪽 아래
space-builder-square-B3 = 가운데 아래
space-builder-square-C3 = 오른쪽 아래
space-builder-place-A1 = 왼쪽 위
space-builder-place-B1 = 가운데 위
space-builder-place-C1 = 오른쪽 위
space-builder-place-A2 = 왼쪽 가운데
space-builder-place-B2 = 한가운데
space-builder-place-C2 = 오른쪽 가운데
space-builder-place-A3 = 왼쪽 아래
space-builder-place-B3 = 가운데 아래
space-builder-place-C3 = 오른쪽 아래
space-builder-flaw-not-built = 짓지 않음
space-builder-flaw-wrong-place = 위치 틀림
space-builder-flaw-wrong-way-round = 방향 틀림
space-builder-flaw-wrong-side = 면 틀림
space-builder-flaw-wrong-way-round-and-wrong-side = 방향과 면 틀림
space-builder-prompt-all-ready = 모두 준비했어요.
space-builder-prompt-ready = { $waits ->
    [all] { $ready } 버튼을 누르세요. 모두 준비하면 지도가 나타나요.
    [two] { $ready } 버튼을 누르세요. 모두 준비하거나 두 명이 준비하고 { $wait }초가 지나면 지도가 나타나요.
   *[start] 시작 전에 { $ready } 버튼을 누르세요. 지도는 그때 나타나고, 모두 준비하면 더 일찍 나타나요.
 }
space-builder-prompt-building = 선택 창에서 지도대로 지으세요.
space-builder-prompt-settling = 경주가 끝났어요. 도시를 확인하고 있어요.
space-builder-prompt-open = 시간이 날 때 지도를 여세요. 그때부터는 시계를 멈출 수 없어요.
space-builder-prompt-wait = 이번 라운드에서 할 일을 다 했어요.
space-builder-prompt-held = { JOSA($card, "을/를") } 집었어요. 돌리고, 뒤집고, 놓으세요.
space-builder-prompt-hand = 아직 놓을 카드가 { $count }장 있어요.
space-builder-prompt-tap = 카드를 모두 놓았어요. 확실하면 완료를 누르세요.
space-builder-prompt-unfreeze = { $count ->
        [1] 마지막 카드를 녹여서 함께 지으세요.
       *[other] 함께 지을 카드를 하나 녹이세요. 어느 카드든 똑같아요.
    }
space-builder-prompt-over = 경기가 끝났어요.
space-builder-prompt-abandoned = 경기가 포기로 끝났어요.
space-builder-did-take = { JOSA($card, "을/를") } 집었어요
space-builder-did-turn-right = 카드를 오른쪽으로 돌렸어요
space-builder-did-turn-left = 카드를 왼쪽으로 돌렸어요
space-builder-did-flip = 카드를 뒤집었어요
space-builder-did-lay = 카드를 놓았어요 ({ $place })
space-builder-did-back = 카드를 도로 가져왔어요
space-builder-did-tap = 도시를 완성했어요
space-builder-did-tap-at = { $time }에 도시를 완성했어요
space-builder-did-stop = 짓기를 멈췄어요
space-builder-did-stop-at = { $time }에 짓기를 멈췄어요
space-builder-did-ready = 준비했어요
space-builder-did-sit = 이번 라운드를 쉬었어요
space-builder-did-open = 지도를 열었어요
space-builder-did-unfreeze = { JOSA($card, "을/를") } 녹였어요
space-builder-did-unfreeze-by-time = 제때 카드를 고르지 않아 { JOSA($card, "이/가") } 녹았어요
space-builder-did-leave = 경기에서 나갔어요
space-builder-did-start = 지도가 나타났어요
space-builder-did-expire = 한 플레이어의 시간이 다 됐어요
space-builder-did-settle = 도시를 확인했어요
space-builder-did-cancel = 시계가 가는 동안 누른 것이 전달되지 않아, 이 라운드를 취소하고 새 지도로 다시 시작해요
space-builder-says-ready = Space Builder, { $round }라운드: 준비하고 있어요.
space-builder-says-building = Space Builder, { $round }라운드: 경주 중이에요.
space-builder-says-settling = Space Builder, { $round }라운드: 경주가 끝났어요.
space-builder-says-turns = Space Builder, { $round }라운드: 각자 시간이 날 때 지어요.
space-builder-says-unfreeze = Space Builder: { $round }라운드의 확인이 끝났어요.
space-builder-says-over = Space Builder: 경기가 끝났어요.
space-builder-says-abandoned = Space Builder: 경기가 포기로 끝났어요.
space-builder-says-won = 경기의 승자: { $name }.
space-builder-says-nobody-won = 승자가 없어요.
space-builder-says-pile = 지도 { $count }장이 뒷면으로 놓여 있어요.
space-builder-says-player = { $name }{ $state }: 얼지 않은 카드 { $cards }, 이긴 라운드 { $rounds }개, 지금까지 실수 { $faults }개.
space-builder-says-brief = { $name }{ $state }: 카드 { $cards }장, 이긴 라운드 { $rounds }개, 실수 { $faults }개.
space-builder-part = { " " }({ $part })
space-builder-part-out = 나감
space-builder-part-sits = 쉬는 중
space-builder-part-late = 이번 라운드에 늦음
space-builder-part-ready = 준비함
space-builder-part-awaited = 아직 준비 안 함
space-builder-part-builds = 짓는 중
space-builder-part-tapped = { $time }에 완성
space-builder-part-stopped = { $time }에 멈춤
space-builder-part-done = 마침
space-builder-part-waited-for = 아직 안 마침
space-builder-says-own-map = Space Builder, { $round }라운드. 지도 주인: { $name }.
space-builder-says-to-build = 지을 카드: { $cards }.
space-builder-says-facing-0 = 지도는 도시판과 같은 방향이에요. 착륙장이 왼쪽 아래에 있어요.
space-builder-says-facing-1 = 지도가 오른쪽으로 돌아가 있어요. 지도의 착륙장은 왼쪽 위, 도시판의 착륙장은 왼쪽 아래예요.
space-builder-says-facing-2 = 지도가 거꾸로 놓여 있어요. 지도의 착륙장은 오른쪽 위, 도시판의 착륙장은 왼쪽 아래예요.
space-builder-says-facing-3 = 지도가 왼쪽으로 돌아가 있어요. 지도의 착륙장은 오른쪽 아래, 도시판의 착륙장은 왼쪽 아래예요.
space-builder-says-square = { $place }: { $card }, { $way }, { $detail }.
space-builder-says-board = 도시판. 착륙장이 왼쪽 아래에 있어요.
space-builder-says-empty-board = 도시판이 비어 있어요.
space-builder-says-hand = 손에 든 카드: { $cards }.
space-builder-says-in-hand = { $card }, { $way }, { $detail }
space-builder-says-held = 집은 카드: { $card }.
space-builder-says-ghost = { $name } { $time }
space-builder-says-ghosts = 완성: { $taps }.
space-builder-says-round-won = { $round }라운드의 승자: { $name }.
space-builder-says-round-nobody = { $round }라운드는 아무도 이기지 못했어요.
space-builder-says-tapped = { $name }: { $time }에 완성
space-builder-says-stopped = { $name }: { $by ->
        [player] 스스로 멈춤
       *[race] 경주가 끝나 멈춤
    }
space-builder-says-faultless = { $done }, 실수 없음.
space-builder-says-faulty = { $done }, 실수 { $faults }개: { $flaws }.
space-builder-says-flaw = { $cards } ({ $flaw })
space-builder-says-answer = 지도 { $number }. 착륙장이 왼쪽 아래에 있어요.
space-builder-says-both-sides = 카드 여덟 장의 앞면과 뒷면, 지붕은 위쪽.
space-builder-says-faces = { $card }: 앞면 { $first }, 뒷면 { $second }.
space-builder-differs-DOM = 창 2 / 3
space-builder-differs-SIL = 띠 1 / 2
space-builder-differs-HRN = 점 / 동그라미
space-builder-differs-GRN = 잎 2 / 3
space-builder-differs-OBS = 계단 1 / 2
space-builder-differs-REA = 연기 1 / 2
space-builder-differs-HAN = 원 / 네모
space-builder-differs-LFT = 위 / 아래
space-builder-rules-1-1 = 같은 도시를
space-builder-rules-1-2 = 착륙장을 맞춰
space-builder-rules-2-1 = 돌리고 뒤집기
space-builder-rules-2-2 = 지도와 똑같이
space-builder-rules-3-1 = 완료를 누르면
space-builder-rules-3-2 = 마지막은 멈춤
space-builder-rules-4-1 = 안 지으면 1
space-builder-rules-4-2 = 틀리면 실수 2
space-builder-rules-5-1 = 실수가 최소면
space-builder-rules-5-2 = 카드 녹이기
space-builder-rules-6-1 = 여덟 장으로
space-builder-rules-6-2 = 라운드를 이기면
space-builder-rules-picture = 그림으로 보는 규칙이에요. 얼지 않은 카드로 지도의 도시를 내 도시판에 지어요. { $facing ->
        [upright] 지도는 똑바로 놓여 있어요. 착륙장은 내 것처럼 왼쪽 아래에 있어요.
       *[random] 지도는 돌아가 있을 수 있어요. 지도의 착륙장을 왼쪽 아래에 있는 내 착륙장에 맞추세요.
    } 카드마다 방향을 돌리고, 지도에 보이는 면이 나오게 뒤집어요. 도시가 완성되면 완료를 눌러요. 한 명만 빼고 모두 완료를 누르면 마지막 한 명은 멈춰야 해요. 그다음 도시를 확인해요. 짓지 않은 카드는 실수 1개, 위치나 방향이나 면이 틀린 카드는 실수 2개예요. 실수가 가장 적은 플레이어가 라운드를 이기고, 같으면 가장 빠른 플레이어가 이겨요. 승자는 카드 한 장을 녹이고, 지을 카드가 한 장 늘어요. 여덟 장 모두로 먼저 라운드를 이기는 플레이어가 경기에서 승리해요.
space-builder-review-fastest = { $player }: 가장 빠른 카드는 { $card }, { $time }.
space-builder-review-slowest = { $player }: 가장 느린 카드는 { $card }, { $time }.
space-builder-review-laid = { $player }: { $card }에서 { JOSA($time, "을/를") } 잃었어요 ({ $count ->
        [1] 헛되이 놓음
       *[other] { $count }번 놓음
    }).
space-builder-review-turned = { $player }: { $card }에서 { JOSA($time, "을/를") } 잃었어요 (헛되이 { $count }번 돌림).
space-builder-review-fault = { $player }: { $time }에 { JOSA($card, "을/를") } 놓았어요 ({ $flaw }, 실수 { $count }개).
space-builder-review-missing = { $player }: { $time }까지 { JOSA($card, "을/를") } 놓지 못했어요 (실수 { $count }개).
space-builder-seconds = { $seconds }초
space-builder-moment-lay = { $player }: { $split } 만에 { JOSA($card, "을/를") } 놓았어요{ $tries ->
        [1] { "" }
       *[other] { " " }({ $tries }번째 시도)
    }.
space-builder-moment-tap = { $player }: 완성했어요.
space-builder-moment-stop = { $player }: 멈췄어요.
space-builder-moment-wasted = { $placings ->
        [0] { "" }
       *[other] 놓기 { $placings }번
    }{ $turns ->
        [0] { "" }
       *[other]
            { $placings ->
                [0] { "" }
               *[other] { ", " }
            }돌리기 { $turns }번
    } 헛수고: { $time }
space-builder-moment-lost = { $time } 헛수고
space-builder-moment-best-count = 최고 { $laid }/{ $count }
space-builder-moment-best = { $turned ->
        [yes] 돌아간 지도
       *[no] 똑바른 지도
    }에서 카드 { $count }장으로 낸 개인 최고 기록은 { JOSA($end, "이에요/예요") }. { $laid ->
        [0] 그때는 이 시간까지 놓은 카드가 없었어요
        [one] 그때는 이 시간까지 카드 { $laid }장을 놓았어요
        [all] 그때는 이 시간에 이미 완성했어요
       *[other] 그때는 이 시간까지 카드 { $laid }장을 놓았어요
    }.{ $equal ->
        [0] { "" }
        [1] { " " }첫 카드는 그때 { $equal_at }, 이번에는 { $own_at } 걸렸어요.
       *[other] { " " }첫 카드 { $equal }장은 그때 { $equal_at }, 이번에는 { $own_at } 걸렸어요.
    } (최근에 마친 경주 { $races }번 가운데)
space-builder-says-moment = { $round }라운드, 시작하고 { $time } 뒤: 모든 도시를 나란히 본 모습.
space-builder-says-moment-builder = { $name }: 카드 { $count }장 중 { $laid }장 놓음{ $finish ->
        [tap] , { $end }에 완성
        [stop] , { $end }에 멈춤
       *[none] { "" }
    }{ $card ->
        [none] { "" }
       *[other] , 마지막은 { $split } 만에 { $card }
    }.{ $wasted ->
        [none] { "" }
       *[other] { " " }{ $wasted }.
    }
space-builder-says-board-of = 도시판 주인: { $name }.
