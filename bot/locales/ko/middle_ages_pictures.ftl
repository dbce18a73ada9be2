middle-ages-last-round = 마지막 라운드
middle-ages-no-site = 아직 현장 없음
middle-ages-stopped = { $round }라운드에서 중단
middle-ages-left = 나감
middle-ages-left-all = 경기에서 나감: { $names }
middle-ages-wins = 승리: { $names }
middle-ages-share = 공동 승리: { $names }
middle-ages-tie-vp = 총점 동점: 현장 점수로 결정
middle-ages-tie-coins = 총점과 현장 점수 동점: 동전으로 결정
middle-ages-tie-vp-coins = 총점 동점: 현장 점수, 동전 순
middle-ages-card-B01 = 덩굴 정자
middle-ages-card-B02 = 판잣집
middle-ages-card-B03 = 지붕 다리
middle-ages-card-B04 = 나무 위 집
middle-ages-card-B05 = 돌다리
middle-ages-card-B06 = 빨래터
middle-ages-card-B07 = 초가집
middle-ages-card-B08 = 도시 주택
middle-ages-card-B09 = 오두막
middle-ages-card-B10 = 시골집
middle-ages-card-B11 = 주택
middle-ages-card-B12 = 외양간
middle-ages-card-B13 = 여관
middle-ages-card-B14 = 돼지우리
middle-ages-card-B15 = 시골 역참
middle-ages-card-B16 = 곡물 창고
middle-ages-card-B17 = 마구간
middle-ages-card-B18 = 대장간
middle-ages-card-B19 = 풍차
middle-ages-card-B20 = 물레방아
middle-ages-card-B21 = 지붕 시장
middle-ages-card-B22 = 부르주아 저택
middle-ages-card-B23 = 우편소
middle-ages-card-B24 = 호텔
middle-ages-card-B25 = 선술집
middle-ages-card-B26 = 농장
middle-ages-card-B27 = 교회
middle-ages-card-B28 = 망루
middle-ages-card-B29 = 수도원
middle-ages-card-B30 = 회랑
middle-ages-card-B31 = 예배당
middle-ages-card-B32 = 수도교
middle-ages-card-B33 = 성
middle-ages-card-B34 = 대성당
middle-ages-card-M1 = 기중기 I
middle-ages-card-M2 = 둥근톱 I
middle-ages-card-M3 = 측정 도구 I
middle-ages-card-M4 = 기와 가마 I
middle-ages-card-M5 = 기중기 II
middle-ages-card-M6 = 둥근톱 II
middle-ages-card-M7 = 측정 도구 II
middle-ages-card-M8 = 기와 가마 II
middle-ages-worker-apprentice = 견습공({ $yields })
middle-ages-worker-labourer = 인부({ $yields })
middle-ages-worker-craftsman = 장인({ $yields })
middle-ages-worker-master = 명장({ $yields })
middle-ages-kind-apprentice = 견습공
middle-ages-kind-labourer = 인부
middle-ages-kind-craftsman = 장인
middle-ages-kind-master = 명장
middle-ages-marked = { $mark }: { $card }
middle-ages-amount-stone = 돌 { $count }
middle-ages-amount-wood = 나무 { $count }
middle-ages-amount-knowledge = 지식 { $count }
middle-ages-amount-tile = 기와 { $count }
middle-ages-none = 없음
middle-ages-hidden = 뒷면
middle-ages-empty = 없음
middle-ages-prompt-over = 경기가 끝났어요.
middle-ages-prompt = { $actions ->
        [0] 남은 행동이 없어요
       *[other] 행동이 { $actions }번 남았어요
    }. 할 수 있는 일: { $can }.
middle-ages-verb-send = 일꾼 보내기
middle-ages-verb-build = 현장 착공하기
middle-ages-verb-hire = 일꾼 고용하기
middle-ages-verb-coins = 동전 { $coins }개 받기
middle-ages-verb-buy = 동전 { $price }개로 행동 사기
middle-ages-verb-end = 차례 끝내기
middle-ages-did-build = { JOSA($site, "을/를") } 착공했어요
middle-ages-did-hire-apprentice = 견습공({ $yields })을 고용했어요
middle-ages-did-hire-labourer = 인부({ $yields })를 고용했어요
middle-ages-did-hire-craftsman = 장인({ $yields })을 고용했어요
middle-ages-did-hire-master = 명장({ $yields })을 고용했어요
middle-ages-a-apprentice = 견습공
middle-ages-a-labourer = 인부
middle-ages-a-craftsman = 장인
middle-ages-a-master = 명장
middle-ages-a-machine = { $name }
middle-ages-did-send = { $site } 현장에 { JOSA($unit, "을/를") } 보냈어요 ({ $wage ->
        [0] 임금 없음
       *[other] 임금 동전 { $wage }개
    }{ $actions ->
        [1] { "" }
       *[other] , 행동 { $actions }번
    }, 부족한 자원: { $missing })
middle-ages-did-finish-building = { JOSA($unit, "을/를") } 보내 { JOSA($site, "을/를") } 완공했어요 ({ $wage ->
        [0] 임금 없음
       *[other] 임금 동전 { $wage }개
    }{ $actions ->
        [1] { "" }
       *[other] , 행동 { $actions }번
    }, 동전 { $coins }개{ $points ->
        [0] { "" }
       *[other] 와 { $points }점
    } 획득)
middle-ages-did-finish-machine = { JOSA($unit, "을/를") } 보내 { JOSA($site, "을/를") } 완공했어요 ({ $wage ->
        [0] 임금 없음
       *[other] 임금 동전 { $wage }개
    }{ $actions ->
        [1] { "" }
       *[other] , 행동 { $actions }번
    }, { $points }점과 임금 없는 기계 획득)
middle-ages-did-coins = 동전 { $coins }개를 받았어요
middle-ages-did-buy = 동전 { $coins }개로 행동을 샀어요
middle-ages-did-build-several = { JOSA($sites, "을/를") } 착공했어요
middle-ages-the-site = { $site }
middle-ages-did-hire-several = 일꾼을 고용했어요 ({ $workers })
middle-ages-hired = { $worker }({ $yields })
middle-ages-did-coins-several = 행동 { $count }번으로 동전 { $coins }개를 받았어요
middle-ages-did-buy-several = 동전 { $coins }개로 행동 { $count }번을 샀어요
middle-ages-did-end = { $actions ->
        [none] 아무것도 하지 않고{ " " }
       *[some] { "" }
    }차례를 끝냈어요
middle-ages-did-leave = 경기에서 나갔어요
middle-ages-says-turn = 미들 에이지, { $round }라운드. 차례: { $name }, { $actions ->
        [0] 남은 행동 없음
       *[other] 남은 행동 { $actions }번
    }. 누군가 { $target }점에 이르면 그 라운드까지만 해요.
middle-ages-says-turn-one-more = 미들 에이지, { $round }라운드. 차례: { $name }, { $actions ->
        [0] 남은 행동 없음
       *[other] 남은 행동 { $actions }번
    }. 누군가 { $target }점에 이르면 나머지 모두가 한 차례씩 더 해요.
middle-ages-says-stopped = 미들 에이지. { $round }라운드에서 경기가 중단됐어요.
middle-ages-says-over = 미들 에이지. 경기가 끝났어요. { $result }.
middle-ages-says-ending = 마지막 차례예요. 아직 차례가 남은 플레이어: { $names }.
middle-ages-says-money = { $coins ->
        [0] 이번 차례에는 동전을 더 받을 수 없어요
       *[other] 행동 한 번으로 동전 { $coins }개를 받을 수 있어요
    }. 행동을 하나 더 사려면 동전 { $price }개가 들어요.
middle-ages-says-left = { $name } (경기에서 나감)
middle-ages-says-player = { $name }: 동전 { $coins }개, { $points }점.
middle-ages-says-free = 쉬고 있는 일꾼: { $units }.
middle-ages-says-machine = { $name }({ $supplies })
middle-ages-says-site = { $site } 현장. 부족한 자원: { $missing }. 보낸 일꾼: { $crew }. 보상: { $coins ->
        [0] { "" }
       *[other] 동전 { $coins }개,{ " " }
    }{ $points }점.
middle-ages-says-price = 그곳에 다음 일꾼을 보내려면 행동 { $actions }번이 들어요.
middle-ages-says-count = 완공한 현장: { $count }곳.
middle-ages-says-finished = 완공: { $sites }.
middle-ages-says-brief = { $name }: 동전 { $coins }개, { $points }점, 쉬고 있는 일꾼 { $units }명, 완공한 현장 { $finished }곳, 진행 중인 현장: { $sites }.
middle-ages-says-score = { $name }, { $rank }위: { $total }점 (건물 { $buildings }점, 기계 { $machines }점, 동전 { $coins }개로 { $coin_points }점).
middle-ages-says-sites = 착공할 수 있는 현장: { $cards }. 다음 카드: { $upcoming }. 더미에 남은 카드 { $deck }장.
middle-ages-says-workers = 고용할 수 있는 일꾼: { $cards }. 다음 카드: { $upcoming }. 더미에 남은 카드 { $deck }장.
middle-ages-says-offer = { $site } (필요: { $needs }, 보상: 동전 { $coins }개, { $points }점)
middle-ages-says-offer-machine = { $site } (필요: { $needs }, 보상: { $points }점, 제공: { $supplies })
middle-ages-says-hand = { $worker }({ $yields }, 임금 { $wage })
middle-ages-resource-stone = 돌
middle-ages-resource-wood = 나무
middle-ages-resource-knowledge = 지식
middle-ages-resource-tile = 기와
middle-ages-rules-1-1 = 현장 착공
middle-ages-rules-1-2 = 행동 1번
middle-ages-rules-2-1 = 일꾼 고용
middle-ages-rules-2-2 = 행동 1번
middle-ages-rules-3-1 = 보내고 임금 주기
middle-ages-rules-3-2 = { $send_cost ->
        [flat] 매번 행동 1번
       *[escalating] 같은 차례에
    }
middle-ages-rules-4-1 = 다 채우면 완공
middle-ages-rules-4-2 = 일꾼들이 돌아옴
middle-ages-rules-5-1 = 동전이나 행동
middle-ages-rules-5-2 = 차례마다 행동 { $free_actions }번
middle-ages-rules-6-1 = { $end_rule ->
        [one_more] 한 차례씩 더
       *[round] 마지막 라운드
    }
middle-ages-rules-6-2 = 최다 점수가 승리
middle-ages-rules-picture = 그림으로 보는 규칙이에요. 차례마다 행동을 { $free_actions }번 해요. 현장 착공에는 행동 1번이 들어요. 일꾼 고용에도 행동 1번이 들어요. 일꾼을 현장에 보내려면 그 일꾼의 임금과 행동 1번이 들어요{ $send_cost ->
        [flat] . 보낼 때마다 같아요.
       *[escalating] . 같은 차례에 같은 현장으로 보내는 두 번째 일꾼에는 행동 2번, 세 번째에는 3번이 들어요.
    } 현장에는 필요한 자원마다 네모 칸이 있고, 그 자원을 가져오는 일꾼이 칸을 채워요. 모든 칸이 채워지면 현장이 완공돼요. 동전과 점수를 받고 일꾼들은 다시 쉬게 돼요. 행동 1번, 2번, 3번을 동전에 쓰면 동전 1개, 3개, 6개를 받아요. 동전 { $extra_action_price }개로 행동을 하나 더 살 수 있어요. 누군가 { $target_vp }점에 이르면 { $end_rule ->
        [one_more] 나머지 모두가 한 차례씩 더 해요.
       *[round] 그 라운드가 마지막이에요.
    } 동전 10개마다 1점을 더하고, 점수가 가장 높은 플레이어가 승리해요.
