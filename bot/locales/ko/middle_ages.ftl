middle-ages-name = 빌더스: 미들 에이지
middle-ages-title = { $round }라운드, 목표 { $target }점
middle-ages-title-last = { $round }라운드, 마지막 차례
middle-ages-stage = { $round }라운드
middle-ages-luck = 진열 줄에 새로 나온 카드
middle-ages-option-target-vp = 목표는 { $count }점이에요.
middle-ages-option-start-coins = 모두 동전 { $count }개로 시작해요.
middle-ages-option-free-actions = 차례마다 기본 행동은 { $count }번이에요.
middle-ages-option-extra-action-price = 행동 하나를 더 사려면 동전 { $count }개가 들어요.
middle-ages-option-send-cost-flat = 일꾼을 보내는 데 늘 행동 1번이 들어요.
middle-ages-option-end-rule-one-more = 누군가 목표 점수에 이르면 나머지 모두가 한 차례씩 더 해요.
middle-ages-option-must-use-actions-on = 기본 행동을 모두 써야 해요.
middle-ages-option-reveal-next-building = 다음 현장은 보이고 다음 일꾼은 보이지 않아요.
middle-ages-option-reveal-next-none = 다음 카드는 뒷면으로 놓여 있어요.
middle-ages-option-tiebreak-none = 총점이 같으면 순위도 같아요.
middle-ages-menu-build = 현장 착공
middle-ages-menu-hire = 일꾼 고용
middle-ages-menu-cards = 착공 또는 고용
middle-ages-menu-sends = { $buys ->
        [yes] 행동 사서 일꾼 보내기
       *[no] 일꾼 보내기
    }
middle-ages-menu-sites = { $buys ->
        [yes] 행동 사서 보낼 현장은?
       *[no] 일꾼을 보낼 현장은?
    }
middle-ages-menu-send = { $buys ->
        [yes] 행동 사서 { $mark } 현장에 보내기
       *[no] { $mark } 현장에 일꾼 보내기
    }
middle-ages-button-send = { $site } 현장에 { $unit } 보내기{ $wage ->
        [0] { "" }
       *[other] { " " }(임금 { $wage })
    }
middle-ages-button-coins = 동전 { $coins }개 받기
middle-ages-button-buy = 행동 사기 (동전 { $price }개)
middle-ages-button-end = 차례 끝내기
middle-ages-button-end-now = 바로 끝내기
middle-ages-question = { $actions ->
        [0] 행동을 사거나 차례를 끝내세요.
        [1] 마지막 행동을 고르세요.
       *[other] 행동을 고르세요({ $actions }번 남음).
    }
middle-ages-question-useless = 부족한 자원을 가져올 쉬고 있는 일꾼이 없어요: { $missing }.
middle-ages-question-dear = 아무도 보낼 수 없어요. { $why ->
        [actions] 현장에 다음 일꾼을 보내려면 행동 { $price }번이 들어요.
       *[coins] 동전이 부족해요.
    }
middle-ages-question-end = { $count ->
        [0] { "**" }이 차례로 경기가 끝나요.**
       *[other] { "**" }마지막 차례:** 이 차례 뒤에는 { $players } 님의 차례만 남아요.
    }
middle-ages-price-on = { $sites } 현장에 행동 { $price }번
middle-ages-question-surcharge = 이번 차례에 다음 일꾼을 보내는 값: { $prices }.
middle-ages-button-areas = 🔍 모두 보기
middle-ages-choice-send = { $site } ← { $unit }
middle-ages-choice-open-site = 부족: { $missing }
middle-ages-choice-site = 필요: { $needs }, 보상: 동전 { $coins }개{ $points ->
        [0] { "" }
       *[other] 와 { $points }점
    }
middle-ages-choice-machine = 필요: { $needs }, 보상: { $points }점, 완공 뒤 기계: { $supplies }, 임금 없음
middle-ages-choice-worker = 보낼 때마다 임금 동전 { $wage }개
middle-ages-effect = { $wage ->
        [0] 임금 없음
       *[other] 임금 동전 { $wage }개
    }, 행동 { $actions }번: { $effect }
middle-ages-effect-bought = { $actions ->
        [1] { "" }
       *[other] 행동 { $actions }번,{ " " }
    }동전 { $cost }개 (행동 { $buys }번 더 사는 데 { $bought }개{ $wage ->
        [0] , 임금 없음
       *[other] , 임금 { $wage }개
    }): { $effect }
middle-ages-effect-finishes = 완공, 동전 +{ $coins }, 점수 +{ $points }
middle-ages-effect-missing = 아직 부족: { $missing }
middle-ages-effect-useless = 보탬이 없음
middle-ages-warning-end = 행동이 { $count }번 남았어요. 그래도 차례를 끝낼까요?
middle-ages-warning-useless = { $site } 현장에는 { JOSA($unit, "이/가") } 가져오는 자원이 필요 없어요. 그래도 보낼까요?
middle-ages-warning-coins = 동전 { $price }개로 산 행동인데, 동전을 { $coins }개만 받아요. 그래도 동전을 받을까요?
middle-ages-warning-buy = 행동 하나를 더 사려면 동전 { $price }개가 드는데, 할 수 있는 일은 그보다 적은 동전을 받는 것뿐이에요. 그래도 살까요?
middle-ages-score-left-match = 경기에서 나감
middle-ages-score-buildings = 건물 { $points }점
middle-ages-score-machines = 기계 { $points }점
middle-ages-score-coins = { "" }
middle-ages-score-coin-points = 동전 { $coins }개로 { $points }점
middle-ages-illegal-not-an-action = ‘{ $text }’의 뜻을 모르겠어요. 게임판 아래의 메뉴와 버튼이나 게임의 명령어를 쓰세요.
middle-ages-illegal-left-the-match = 이미 경기에서 나갔어요.
middle-ages-illegal-no-such-card = ‘{ $card }’ 카드는 없어요. 목록에서 고르세요.
middle-ages-illegal-not-a-site = { JOSA($card, "은/는") } 현장이 아니라 일꾼이에요.
middle-ages-illegal-not-a-worker = { JOSA($card, "은/는") } 현장이에요. 일꾼만 고용할 수 있어요.
middle-ages-illegal-not-a-unit = { JOSA($card, "은/는") } 건물이에요. 일꾼과 기계만 보낼 수 있어요.
middle-ages-illegal-not-in-row = { JOSA($card, "은/는") } 진열 줄에 없어요. 진열 줄의 카드만 가져갈 수 있어요.
middle-ages-illegal-row-empty = 진열 줄도 더미도 비었어요. 거기서는 더 가져갈 수 없어요.
middle-ages-illegal-not-your-site = { JOSA($site, "은/는") } 내가 짓고 있는 현장이 아니에요.
middle-ages-illegal-site-finished = { JOSA($site, "은/는") } 이미 완공됐어요.
middle-ages-illegal-not-your-unit = { JOSA($unit, "은/는") } 내 일꾼이 아니에요.
middle-ages-illegal-machine-unfinished = { JOSA($unit, "은/는") } 아직 완공되지 않아 일할 수 없어요.
middle-ages-illegal-not-free = { JOSA($unit, "은/는") } { $site } 현장에서 일하고 있고, 완공될 때까지 그곳에 있어요.
middle-ages-illegal-not-enough-actions = 행동 { $needed }번이 드는데 { $left }번 남았어요. 하나에 동전 { $price }개씩, 행동 { $buys }번을 더 살 수 있어요.
middle-ages-illegal-not-enough-coins = 동전 { $needed }개가 드는데 { $had }개 있어요.
middle-ages-illegal-coin-cap = 동전은 한 차례에 { $cap }번까지 받을 수 있고, 이미 그만큼 받았어요.
middle-ages-illegal-must-use-actions = 이 경기에서는 기본 행동을 모두 써야 하는데, 아직 { $count }번 남았어요.
command-middle-ages = 빌더스: 미들 에이지: 일꾼과 건설 현장, 2~4명
command-middle-ages-build = 진열 줄의 현장을 착공해요
command-middle-ages-hire = 진열 줄의 일꾼을 고용해요
command-middle-ages-send = 일꾼이나 기계를 내 현장에 보내요
command-middle-ages-coins = 행동 한 번으로 동전을 받아요
command-middle-ages-buy = 동전으로 행동 하나를 더 사요
command-middle-ages-end = 차례를 끝내요
parameter-middle-ages-preset-name = 규칙 세트
parameter-middle-ages-preset = 어느 규칙으로 할지. 다른 옵션으로 바꿀 수 있어요
choice-middle-ages-preset-official = 공식
choice-middle-ages-preset-bga = BGA: 기본 행동을 모두 써야 함
choice-middle-ages-preset-thai = 태국식: 기본 행동을 모두 써야 함, 추가 비용 없음, 한 차례씩 더
parameter-middle-ages-target-vp-name = 목표 점수
parameter-middle-ages-target-vp = 몇 점에 이르면 경기가 끝날지(1~60)
parameter-middle-ages-start-coins-name = 시작 동전
parameter-middle-ages-start-coins = 시작할 때의 동전(0~100)
parameter-middle-ages-free-actions-name = 기본 행동
parameter-middle-ages-free-actions = 차례마다 하는 기본 행동(1~10)
parameter-middle-ages-extra-action-price-name = 추가 행동 값
parameter-middle-ages-extra-action-price = 행동 하나를 더 사는 동전(1~20)
parameter-middle-ages-send-cost-name = 보내는 비용
parameter-middle-ages-send-cost = 한 차례에 같은 현장으로 일꾼을 또 보내는 값
choice-middle-ages-send-cost-escalating = 보낼 때마다 행동이 하나씩 더 듦
choice-middle-ages-send-cost-flat = 늘 행동 1번
parameter-middle-ages-end-rule-name = 끝나는 방식
parameter-middle-ages-end-rule = 누군가 목표 점수에 이르면 어떻게 되는지
choice-middle-ages-end-rule-round = 그 라운드까지 함
choice-middle-ages-end-rule-one_more = 나머지 모두가 한 차례씩 더 함
parameter-middle-ages-must-use-actions-name = 행동 모두 쓰기
parameter-middle-ages-must-use-actions = 기본 행동을 모두 써야 하는지
parameter-middle-ages-reveal-next-name = 다음 카드 공개
parameter-middle-ages-reveal-next = 각 더미의 다음 카드가 보이는지
choice-middle-ages-reveal-next-both = 둘 다 보임
choice-middle-ages-reveal-next-building = 다음 현장만
choice-middle-ages-reveal-next-none = 둘 다 뒷면
parameter-middle-ages-build-card = 진열 줄의 현장
parameter-middle-ages-hire-card = 진열 줄의 일꾼
parameter-middle-ages-send-unit = 쉬고 있는 내 일꾼이나 기계
parameter-middle-ages-send-site = 짓고 있는 내 현장
middle-ages-rules = ### 빌더스: 미들 에이지
    2~4명의 플레이어가 일꾼을 고용하고 현장을 완공해요. 차례가 끝날 때 누군가 { $target_vp }점에 이르렀으면, { $end_rule ->
        [one_more] 나머지 모두가 한 차례씩 더 해요.
       *[round] 그 라운드까지만 해요.
    } 그다음 동전 10개마다 1점을 더하고, 점수가 가장 높은 플레이어가 승리해요.

    { "**" }내 차례**에는 행동을 { $free_actions }번 할 수 있고, 하나에 동전 { $extra_action_price }개로 더 살 수 있어요. { $must_use_actions ->
        [on] 기본 행동은 모두 써야 해요.
       *[off] 할 수 있는 행동은 다음과 같아요.
    }
    - 진열 줄의 **현장 착공**(행동 1번).
    - 진열 줄의 **일꾼 고용**(행동 1번, 아직 동전은 들지 않아요).
    - 내 현장에 **일꾼 보내기**. 보낼 때마다 임금을 줘요. { $send_cost ->
        [flat] 같은 현장에 또 보내더라도 늘 행동 1번이 들어요.
       *[escalating] 한 차례에 같은 현장으로 보내는 첫 일꾼은 행동 1번, 두 번째는 2번, 세 번째는 3번, 이렇게 늘어나요.
    }
    - **동전 받기**: 한 차례에 처음은 1개, 두 번째는 2개, 세 번째는 3개를 받아요. 세 번까지만 할 수 있어요.

    { "**" }현장 완공.** 돌(S), 나무(W), 지식(K), 기와(T) 가운데 현장에 필요한 자원을 일꾼들이 모두 가져오면 바로 완공돼요. 그림에서는 자원 하나가 현장의 네모 칸 하나이고, 채워지면 체크 표시가 돼요. 자원은 종류마다 따로 계산해요. 하나가 남아도 다른 것을 채우지 못해요. 완공하면 현장의 동전과 점수를 받고, 일꾼들은 바로 다시 쉬게 돼요.

    { "**" }기계**는 완공되면 내 일꾼이 돼요. 임금은 없지만, 보내려면 다른 일꾼처럼 행동이 들어요.

    { "**" }알아 두세요.** 일꾼은 완공될 때까지 현장에 있어요. { $send_cost ->
        [flat] { "" }
       *[escalating] 한 현장에 여럿을 보내는 것보다 여러 현장에 나누어 보내는 편이 싸요.{ " " }
    }동전이 떨어지지 않게 하세요.

    { "**" }끝.** 건물과 기계의 점수에 동전 10개마다 1점을 더해요. 총점이 같으면 { $tiebreak ->
        [none] 순위도 같아요.
       *[vp_then_coins] 건물과 기계의 점수로, 그다음 동전으로 정해요.
    } 더는 완공할 수 있는 현장이 없거나, 10라운드 동안 아무도 착공하거나 일꾼을 고용하거나 보내지 않아도 경기가 끝나요.
middle-ages-possible-build = { $count ->
        [1] 현장 1곳 착공하기
       *[other] 현장 { $count }곳 중 하나 착공하기
    }
middle-ages-possible-hire = { $count ->
        [1] 일꾼 1명 고용하기
       *[other] 일꾼 { $count }명 중 하나 고용하기
    }
middle-ages-possible-send = 일꾼 보내기{ $count ->
        [1] { "" }
       *[other] ({ $count }가지)
    }
middle-ages-possible-coins = 동전 받기
middle-ages-possible-buy = 행동 사기
middle-ages-possible-end = 차례 끝내기
middle-ages-do-build = { $site } 착공하기
middle-ages-do-hire-apprentice = 견습공({ $yields }) 고용하기
middle-ages-do-hire-labourer = 인부({ $yields }) 고용하기
middle-ages-do-hire-craftsman = 장인({ $yields }) 고용하기
middle-ages-do-hire-master = 명장({ $yields }) 고용하기
middle-ages-do-send = { $site } 현장에 { $unit }{ $yields ->
        [none] { "" }
       *[other] ({ $yields })
    } 보내기
middle-ages-do-finish-building = { $site } 현장에 { $unit }{ $yields ->
        [none] { "" }
       *[other] ({ $yields })
    } 보내기
middle-ages-do-finish-machine = { $site } 현장에 { $unit }{ $yields ->
        [none] { "" }
       *[other] ({ $yields })
    } 보내기
middle-ages-do-coins = 동전 받기
middle-ages-do-buy = 행동 사기
middle-ages-do-end = 차례 끝내기
middle-ages-begins-ahead = { $player }: 동전 { $count }개를 더 가지고 시작해요.
middle-ages-begins-ahead-by = 동전 { $count }개
