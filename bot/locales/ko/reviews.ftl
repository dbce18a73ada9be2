button-review = 복기
button-review-share = 공유
button-review-curve = 그래프
button-review-try = 직접 해 보기
button-review-see = 이 차례 보기
button-review-see-round = 이 라운드 보기
refusal-review-not-over = 복기는 끝난 뒤에 볼 수 있어요. 이 경기는 아직 진행 중이에요.
refusal-review-nothing-played = 이 경기에서는 한 행동이 없어서 복기할 것이 없어요.
refusal-review-players-only = 그 경기의 플레이어와 주최자만 공유할 수 있어요.
refusal-review-not-ready = 이 복기는 이제 준비되어 있지 않아요. 다시 여세요.
refusal-review-failed = 복기를 마치지 못했어요. 다시 열면 멈춘 곳부터 계속해요.
refusal-review-shared-already = 이미 공유한 복기예요.
refusal-review-try-opening = 연습 경기를 이미 열고 있어요.
refusal-cannot-post = 저는 그 채널에 글을 올릴 수 없어요. 서버를 관리하는 사람에게 허용해 달라고 하세요.
refusal-practice-only = 다른 경기의 중간에서 시작할 수 있는 것은 연습 경기뿐이에요.
refusal-record-outdated = 그 경기 뒤에 규칙이 바뀌어서 이어서 할 수 없어요.
review-waiting = 다른 복기를 만들고 있어서 잠시 뒤에 시작해요.
review-begins = 복기를 곧 시작해요.
review-progress = 경기를 읽고 있어요: { $done }/{ $total }. 30초쯤 걸리니 나중에 다시 와도 돼요.
review-later = 복기가 평소보다 오래 걸려요. 몇 분 뒤에 다시 여세요. 그동안에도 계속해요.
review-shared = 경기의 채널에 복기를 올렸어요.
button-story = 이야기
story-title = ### 이야기: { $game }
story-panel = { $place ->
        [none] { "" }
       *[other] **{ $place }:**{ " " }
    }{ $told }
    -# { $player }: 승리 확률 { $before }% → { $after }%.
story-even = 어느 한 순간이 이 경기를 결정하지는 않았어요.
story-later = 이야기가 평소보다 오래 걸려요. 몇 분 뒤에 다시 여세요. 그동안에도 계속해요.
story-shared = 경기의 채널에 이야기를 올렸어요.
refusal-story-not-ready = 이 이야기는 이제 준비되어 있지 않아요. 다시 여세요.
refusal-story-shared-already = 이미 공유한 이야기예요.
review-title = ### 복기: { $game }
review-of = 경기: { $players }.
review-lead = 플레이어 표시가 있는 부분이 넓을수록, 그 { $part ->
        [step] 단계
       *[turn] 차례
    } 뒤에 그 플레이어가 승리할 가능성이 높았어요.
review-player = { $player }: 시작 { $start }%, 최저 { $lowest }%, 최고 { $highest }%.{ $accuracy ->
        [none] { "" }
       *[other] { " " }정확도 { $accuracy }%.
    }{ $luck ->
        [none] { "" }
        [good] { " " }운: 좋음.
        [bad] { " " }운: 나쁨.
       *[even] { " " }운: 보통.
    }
review-about = -# 승리 확률은 지금까지의 점수뿐 아니라 앞으로 일어날 수 있는 일까지 따져요.{ $accuracy ->
        [none] { "" }
       *[other] { " " }정확도 100%는 승리 가능성을 낮춘 결정이 없었다는 뜻이에요.
    }{ $luck ->
        [none] { "" }
       *[other] { " " }운: 모든 차례를 통틀어 { JOSA($luck, "이/가") } 승리 가능성을 높였는지 낮췄는지를 나타내요.
    } 모든 숫자와 더 나은 선택은 강한 컴퓨터가 계산했어요. 0%나 100%에서는 결과를 바꿀 방법을 찾지 못했어요.
review-about-race = -# 경주는 라운드 전체로 결정돼요. 모든 숫자는 여러 번 모의로 해 본 라운드로 어림한 값이에요.
review-rounds = **가장 크게 바꾼 라운드, 변화가 큰 순서**
review-no-rounds = 크게 바꾼 라운드가 없어요.
review-round = { "**" }{ $name }. { $player }: 승리 확률이 { $before }%에서 { $after }%로 올랐어요.**
review-no-points = 크게 바꾼 결정이 없어요.
review-points = **살펴볼 만한 결정, 변화가 큰 순서**
review-choose = **{ $kind ->
        [rounds] 가장 크게 바꾼 라운드
       *[points] 살펴볼 만한 결정
    }:**
review-moment = { $letter } · { $place }
review-board-before = { $marked ->
        [yes] (그림에 표시되어 있어요.)
       *[no] { "" }
    }
review-gained = { "**" }{ $name }. { $player }: 승리 확률이 { $before }%에서 { $after }%로 올랐어요.**
review-lost = { "**" }{ $name }. { $player }: 승리 확률이 { $before }%에서 { $after }%로 떨어졌어요.**
review-done = 한 행동: { $done }.
review-turn-luck = 그 뒤 { JOSA($luck, "으로/로") } { $share }%가 됐어요.
review-agrees = 강한 컴퓨터도 똑같이 했을 거예요.
review-strong = 좋은 선택이었어요. { $why }
review-strong-part = **{ $played }**: 좋은 선택이었어요. { $why }
review-prefers = 더 나은 행동: **{ $action }**. { $why }
review-prefers-instead = ‘{ $played }’보다 나은 행동: **{ $action }**. { $why }
review-missed = 그랬다면 승리 확률이 { $points }%p 더 높았을 거예요.
review-then = 이렇게 이어질 수 있었어요: { $line }.
review-then-clause = { $player }: { $done }
review-try-done = { $seat } 자리에서 강한 컴퓨터 { $computers }대와 하고, 지금은 내 차례예요: [이 상황부터 해 보기]({ $link }).{ $luck ->
        [none] { "" }
       *[some] { " " }운은 원래 경기와 똑같이 정해져요.
    }
review-start = 시작
review-end = 끝
review-picture = 각 플레이어의 승리 확률, { $part ->
        [step] 단계마다
       *[turn] 차례마다
    }. { $players }
review-picture-player = { $player }: { $values }.
review-picture-value = { $number ->
        [0] 시작 { $share }%
       *[other]
            { $number }{ $part ->
                [step] 번째 단계
               *[turn] 번째 차례
            } 뒤 { $share }%
    }
