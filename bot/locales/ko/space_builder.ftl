space-builder-name = Space Builder
space-builder-title = { $round }라운드
space-builder-option-mode-turns = 따로따로: 각자 시간이 날 때 짓고, 나중에 시간을 비교해요.
space-builder-option-upright = 지도가 돌아가지 않아요.
space-builder-option-computers-slow = 컴퓨터가 절반 속도로 지어요.
space-builder-option-computers-patient = 컴퓨터가 기다려 줘요. 절대 먼저 완성하지 않아요.
space-builder-option-sealed = 모두 다른 지도를 받고, 누가 완성했는지 아무도 몰라요.
space-builder-option-ghosts = 다른 플레이어보다 느리면 선택 창에서 알려 줘요.
space-builder-option-clock-live = 한 라운드는 최대 { $cap }분이에요. 두 명이 준비하면 { $wait }초 동안 나머지를 기다려요.
space-builder-begins-ahead = { $player }: 자기 시계가 시작되기 { $count ->
        [60] 1분
        [120] 2분
        [300] 5분
       *[other] { $count }초
    } 전에 지도를 먼저 봐요.
space-builder-begins-ahead-by = { $count ->
        [60] 1분
        [120] 2분
        [300] 5분
       *[other] { $count }초
    }
space-builder-option-clock-turns = 짓는 시간은 최대 { $cap }분이에요. 한 라운드는 { $hours }시간 동안 열려 있어요.
space-builder-race = { $round }라운드: { $result }
space-builder-race-tapped = { $player }{ $won ->
        [yes] { " " }(승리):
       *[no] { ":" }
    } { $time }에 완성 ({ $faults ->
        [0] 실수 없음
       *[other] 실수 { $faults }개
    }).
space-builder-race-stopped = { $player }{ $won ->
        [yes] { " " }(승리): { $time }에 멈춤
       *[no]
            { $by ->
                [player] { ": " }{ $time }에 스스로 멈춤
               *[race] { ": " }{ $time }에 경주가 끝나 멈춤
            }
    }{ $hand ->
        [0] { "" }
       *[other] , 남은 카드 { $hand }장
    } ({ $faults ->
        [0] 실수 없음
       *[other] 실수 { $faults }개
    }).
space-builder-race-won = 승자 { $player }.
space-builder-race-nobody = 승자가 없어요.
space-builder-race-tie = 실수가 같으면 빠른 쪽이 이겨요.
space-builder-race-absent = 참가하지 않음: { $players }.
space-builder-note-standing = { $player }: 지을 카드 { $cards }장, 이긴 라운드 { $rounds }개.
space-builder-note-start = 시작: { $time }{ $late ->
    [yes] . 그때까지 준비하지 않은 사람은 이번 라운드를 쉬어요.
   *[no] {""}
 }
space-builder-note-deadline = { $time }까지 지도를 열 수 있어요({ $left }).
space-builder-note-thaw = 고르지 않으면 첫 번째 카드가 저절로 녹아요: { $left }.
space-builder-progress-ready = -# { $count }명 중 { $done }명이 준비했어요. { $players } 님을 기다리고 있어요.
space-builder-progress-built = -# { $count }명 중 { $done }명이 다 지었거나 시간이 다 됐어요. { $players } 님을 기다리고 있어요.
space-builder-note-resting = -# 이번 라운드를 쉼: { $players }.
space-builder-note-late = -# 제때 준비하지 않아 이번 라운드에 빠짐: { $players }.
space-builder-note-tap = { $player }: { $time }에 완성했어요.
space-builder-button-ready = 준비
space-builder-button-panel = 내 선택 창
space-builder-button-open = 지도 열기
space-builder-button-sit = 쉬기
space-builder-button-faces = 모든 카드
space-builder-button-last = 지난 라운드
space-builder-faces = 카드 여덟 장의 앞면과 뒷면이에요. 지붕은 위쪽이고, 아래의 띠가 땅이에요. 작은 차이를 비교해 보세요.
space-builder-last = 지난 라운드를 확인한 결과: 짓지 않은 카드는 실수 1개, 틀린 카드는 2개.
space-builder-begin-sure = 지도를 열면 시계를 멈출 수 없어요. 지금 시간이 있나요?
space-builder-begun = 시작! 지도는 아래 메시지에 있어요.
space-builder-button-begin = 내 시계 시작
space-builder-sit-sure = 이번 라운드를 쉴까요? 그러면 이길 수 없어요.
space-builder-button-sit-sure = 이번 라운드 쉬기
space-builder-sat = 이번 라운드를 쉬고 있어요.
space-builder-unfrozen = { JOSA($name, "이/가") } 녹았어요. 다음 라운드부터 지어요.
space-builder-panel-title = { "**" }내 선택 창, { $round }라운드**
space-builder-panel-not-ready = 아직 준비하지 않았어요. 게임판 아래의 { "**" }{ $button }** 버튼을 누르세요.{ $waits ->
    [all] {""}
   *[other] {" "}지도가 나타날 때까지 준비하지 않은 사람은 이번 라운드를 쉬어요.
 }
space-builder-panel-ready = 준비했어요. { $waits ->
    [all] 모두 준비하면
   *[other] 모두 준비하거나 두 명이 준비하고 { $wait }초가 지나면
 } 지도가 여기에 나타나요. 나타나지 않으면 게임판 아래의 { "**" }{ $button }** 버튼을 누르세요.
space-builder-panel-replaced = 선택 창이 이제 다른 메시지에 있어요. 보이지 않으면 게임판 아래의 { "**" }{ $button }** 버튼을 누르세요.
space-builder-panel-sits-out = 이번 라운드를 쉬고 있어요.
space-builder-panel-late = 이번 라운드는 먼저 시작했어요. 다음 라운드는 준비하면 함께할 수 있어요.
space-builder-panel-lay = { "**" }{ $card }**: { $way }, { $detail }.{ $round ->
        [1] { " " }지도대로 돌리고 뒤집은 다음 위치를 고르세요.
       *[other] { "" }
    }
space-builder-panel-clock = { $kind ->
        [lead] -# 내 시계가 시작되는 때: { $since }.
       *[usual] -# 내 시계가 시작된 때: { $since }.
    }
space-builder-panel-correct = { "**" }{ $card }**, 놓은 카드: { $way }, { $detail }.{ $round ->
        [1] { " " }돌리거나, 뒤집거나, 다른 위치를 고르세요.
       *[other] { "" }
    }
space-builder-panel-all-laid = 카드를 모두 놓았어요. 확실하면 { "**" }완료**를 누르고, 아니면 카드를 다시 집으세요.
space-builder-panel-tapped = { $time }에 완성했어요. { $mode ->
        [turns] 다른 플레이어들이 더 빨라서 그 시간 전에 라운드가 끝나면, 그때까지 놓은 것만 인정돼요.
       *[live] 이제 도시를 바꿀 수 없어요.
    }
space-builder-panel-stopped = { $time }에 멈췄어요. { $mode ->
        [turns] 그 시간 전에 라운드가 끝나면, 그때까지 놓은 것만 인정돼요.
       *[live] 이제 도시를 바꿀 수 없어요.
    }
space-builder-panel-expired = 시간이 다 됐어요. 놓은 것은 그대로 인정되고, 이제 아무도 기다리지 않아요.
space-builder-panel-settling = 이번 라운드가 끝났어요. 도시를 확인하고 있어요.
space-builder-panel-over = 이번 라운드가 끝났어요. { $who ->
        [nobody] 승자가 없어요.
        [you] 라운드를 이겼어요. 녹일 카드를 게임판 아래에서 고르세요.
       *[other] 승자: { $player }. 카드를 녹이면 새 라운드가 시작돼요.
    } 모든 도시는 게임판에 있어요. 다음 라운드가 시작되면 게임판의 *{ $button }* 버튼으로 볼 수 있어요.
space-builder-panel-not-opened = 지을 시간이 날 때 게임판 아래의 { "**" }{ $button }** 버튼을 누르세요.
space-builder-panel-match-over = 경기가 끝났어요.
space-builder-panel-ghost = { $player }: { $time }에 완성했어요.
space-builder-stop-sure = { "**" }짓기를 멈출까요?** 그러면 도시를 더 바꿀 수 없고, 놓지 않은 카드는 모두 실수가 돼요. 시계는 계속 가고 있어요.
space-builder-button-pad = 착륙장
space-builder-button-empty = ⠀+⠀
space-builder-button-turn = 돌리기
space-builder-button-flip = 뒤집기
space-builder-button-back = 빼기
space-builder-button-tap = 완료
space-builder-button-stop = 짓기 멈추기
space-builder-button-stop-sure = 완전히 멈추기
space-builder-button-build-on = 계속 짓기
space-builder-button-card-A = { $name }{ $arrow }
space-builder-button-card-B = { $name }{ $arrow }″
space-builder-short-DOM = 돔
space-builder-short-SIL = 혜성
space-builder-short-HRN = 나팔
space-builder-short-GRN = 온실
space-builder-short-OBS = 올빼미
space-builder-short-REA = 불씨
space-builder-short-HAN = 나방
space-builder-short-LFT = 바늘
refusal-race-old-panel = 끝난 라운드의 선택 창이에요. 게임판의 **{ $button }** 버튼으로 이번 라운드의 선택 창을 여세요.
refusal-race-not-opened = 이번 라운드의 지도를 아직 열지 않았어요. 게임판의 { "**" }{ $button }** 버튼을 누르세요. 그때 시계가 시작돼요.
refusal-race-no-last-round = 아직 확인한 라운드가 없어요.
refusal-race-no-such-card = ‘{ $card }’ 카드는 없어요. 카드: { $cards }.
refusal-race-no-such-place = ‘{ $place }’ 위치는 없어요. ‘왼쪽 위’처럼 목록에서 고르세요.
space-builder-illegal-already-taken-up = { JOSA($card, "은/는") } 이미 집었어요. 돌리거나, 뒤집거나, 위치를 고르세요.
space-builder-illegal-frozen = { JOSA($card, "은/는") } 아직 얼어 있어요. 라운드를 이기면 카드를 녹일 수 있어요.
space-builder-illegal-no-such-card = { $card } 카드는 없어요.
space-builder-illegal-nothing-taken-up = 집은 카드가 없어요. 먼저 하나를 고르세요.
space-builder-illegal-one-quarter-turn = 카드는 한 번에 90도씩 돌아가요.
space-builder-illegal-landing-pad = 왼쪽 아래의 착륙장은 비워 둬요. 다른 여덟 위치 가운데 고르세요.
space-builder-illegal-no-such-location = 그런 위치는 없어요. 착륙장을 뺀 여덟 위치 가운데 고르세요.
space-builder-illegal-cards-in-hand = { $count ->
        [1] { JOSA($card, "을/를") } 아직 놓지 않았어요. 먼저 놓은 다음 { "**" }완료**를 누르세요.
       *[other] 아직 놓지 않은 카드가 { $count }장 있어요. 먼저 놓은 다음 { "**" }완료**를 누르세요.
    }
space-builder-illegal-already-tapped = { "**" }완료**를 눌러서 이제 도시를 바꿀 수 없어요.
space-builder-illegal-tools-down = 짓기를 멈춰서 이제 도시를 바꿀 수 없어요.
space-builder-illegal-too-many-clicks = 이번 라운드에 카드를 { $most }번 움직여서 더는 움직일 수 없어요. { "**" }완료**를 누르거나 짓기를 멈추세요.
space-builder-illegal-too-early = 시계가 시작되기 전에 눌러서 인정되지 않아요.
space-builder-illegal-time-is-up = 시간이 다 돼서 이제 도시를 바꿀 수 없어요.
space-builder-illegal-round-over = 라운드가 끝나서 이제 도시를 바꿀 수 없어요.
space-builder-illegal-not-in-round = 이번 라운드에는 들어 있지 않아요. 다음 라운드에는 함께할 수 있어요.
space-builder-illegal-map-not-opened = 아직 지도를 열지 않았어요. 게임판의 { "**" }지도 열기** 버튼을 누르세요.
space-builder-illegal-already-opened = 지도를 이미 열어서 시계가 가고 있어요. { "**" }지도 열기** 버튼을 누르면 선택 창이 다시 나와요.
space-builder-illegal-map-comes-by-itself = 실시간 경주에서는 지도를 열지 않아요. 준비하면 모두에게 동시에 나타나요.
space-builder-illegal-deadline-passed = 이번 라운드의 지도를 열기에는 너무 늦었어요.
space-builder-illegal-sat-out = 이번 라운드를 쉬고 있어요. 다음 라운드에는 함께할 수 있어요.
space-builder-illegal-already-ready = 이미 준비했어요.
space-builder-illegal-no-need-to-be-ready = 여기에서는 준비하지 않아도 돼요. 시간이 날 때 지도를 여세요.
space-builder-illegal-too-few-left = 쉴 수 없어요. 라운드에는 플레이어가 { $needed }명 필요해요.
space-builder-illegal-too-few-ready = 라운드를 하려면 { $needed }명이 준비해야 해요.
space-builder-illegal-round-not-over = 라운드가 아직 끝나지 않았어요.
space-builder-illegal-not-the-winner = 라운드의 승자만 카드를 녹여요.
space-builder-illegal-not-frozen = { JOSA($card, "은/는") } 얼어 있지 않아요.
space-builder-illegal-choice-over = 고르기에는 너무 늦었어요. { JOSA($card, "이/가") } 녹았어요.
space-builder-illegal-heard-all = 놓친 것이 없어서 이 라운드는 유효해요.
space-builder-illegal-no-clock-ran = 가고 있던 시계가 없어서 이 라운드는 유효해요.
space-builder-illegal-left-the-match = 이미 경기에서 나갔어요.
space-builder-illegal-not-your-turn = 지금은 할 일이 없어요.
space-builder-illegal-not-while-getting-ready = 아직 지도가 나타나지 않았어요.
space-builder-illegal-not-while-building = 지금은 할 수 없어요. 라운드 중이에요.
space-builder-illegal-not-while-unfreezing = 라운드가 끝났어요. 승자가 녹일 카드를 고르고 있어요.
space-builder-illegal-not-after-a-round = 카드는 라운드가 끝난 뒤 그 라운드의 승자만 녹일 수 있어요.
space-builder-illegal-not-an-action = ‘{ $text }’ 행동은 이 게임에 없어요.
space-builder-standing = 지금까지 이긴 라운드: { $standing }
space-builder-standing-end = 경기가 끝날 때까지 이긴 라운드: { $standing }
space-builder-score-unfrozen = 얼지 않은 카드 { $points }장
space-builder-score-rounds-won = 이긴 라운드 { $points }개
space-builder-score-faults = 실수 { $points }개
command-space-builder = Space Builder: 지도의 도시를 먼저 짓는 경주, 2~4명
command-space-builder-ready = 지도를 볼 준비를 하고 선택 창을 열어요
command-space-builder-open = 지도를 열어요. 그때 시계가 시작돼요
command-space-builder-lay = 카드를 내 도시판에 놓아요
command-space-builder-turn = 카드를 돌려요
command-space-builder-flip = 카드를 다른 면으로 뒤집어요
command-space-builder-back = 카드를 손으로 도로 가져와요
command-space-builder-tap = 도시를 완성했다고 알려요
command-space-builder-stop = 짓기를 멈춰요. 도시는 미완성으로 남아요
command-space-builder-unfreeze = 이긴 라운드 뒤에 카드를 녹여요
command-space-builder-leave = 경기에서 나가요
parameter-space-builder-mode-name = 방식
parameter-space-builder-mode = 모두 한꺼번에 할지, 각자 시간이 날 때 할지
choice-space-builder-mode-live = 실시간: 모두 동시에
choice-space-builder-mode-turns = 따로따로: 각자 시간이 날 때
parameter-space-builder-facing-name = 지도 방향
parameter-space-builder-facing = 지도가 놓이는 방향
choice-space-builder-facing-random = 무작위 방향
choice-space-builder-facing-upright = 늘 똑바로(처음 하는 플레이어용)
parameter-space-builder-sealed-name = 비공개
parameter-space-builder-sealed = 따로따로: 모두 다른 지도를 받고, 누가 완성했는지 아무도 몰라요
parameter-space-builder-computers-name = 컴퓨터 속도
parameter-space-builder-computers = 컴퓨터가 짓는 속도
choice-space-builder-computers-usual = 같은 실력의 사람만큼 빠르게
choice-space-builder-computers-slow = 절반 속도
choice-space-builder-computers-patient = 사람이 완료할 때까지 기다림
parameter-space-builder-ghosts-name = 느릴 때 알림
parameter-space-builder-ghosts = 따로따로: 다른 플레이어보다 느리면 선택 창에서 알려 줘요
parameter-space-builder-cap-seconds-name = 시간 제한
parameter-space-builder-cap-seconds = 짓는 시간은 최대 몇 초인지(30~780)
parameter-space-builder-ready-seconds-name = 기다리는 시간
parameter-space-builder-ready-seconds = 실시간: 준비한 두 명이 나머지를 몇 초 동안 기다릴지(10~540)
parameter-space-builder-deadline-hours-name = 라운드 기한
parameter-space-builder-deadline-hours = 따로따로: 한 라운드가 몇 시간 동안 열려 있을지(1~336)
parameter-space-builder-lay-card = 내 카드 가운데 하나
parameter-space-builder-turn-card = 내 카드 가운데 하나
parameter-space-builder-flip-card = 내 카드 가운데 하나
parameter-space-builder-back-card = 내 카드 가운데 하나
parameter-space-builder-lay-location = 내 도시판의 위치
parameter-space-builder-turn-by = 돌리는 방향. 비워 두면 시계 방향
choice-space-builder-by-clockwise = 시계 방향으로 90도
choice-space-builder-by-counterclockwise = 시계 반대 방향으로 90도
choice-space-builder-by-half = 180도
parameter-space-builder-unfreeze-card = 얼어 있는 내 카드 가운데 하나
space-builder-rules = ### Space Builder
    2~4명의 플레이어가 같은 우주 도시를 먼저 지으려고 경주해요. 지도에는 건물마다 위치, 지붕이 향하는 방향(땅의 띠 반대쪽), 앞뒤 어느 면인지가 나와요. { $facing ->
        [upright] 지도는 똑바로 놓여 있어요. 착륙장이 왼쪽 아래예요.
       *[random] 지도는 돌아가 있을 수 있어요. 착륙장을 보면 알 수 있어요.
    }

    { "**" }라운드.** { $facing ->
        [upright] 지도의 도시를
       *[random] 지도의 착륙장이 내 것과 같은 구석에 오도록 머릿속으로 지도를 돌리세요. 그 도시를
    } 얼지 않은 카드 모두로 내 도시판에 지으세요. 카드를 집고, 돌리거나 뒤집고, 놓아요. 도시가 완성되면 { "**" }완료**를 누르세요. 한 명만 빼고 모두 완료를 누르면 바로 라운드가 끝나고, 마지막 한 명은 멈춰야 해요. 짓기를 멈춘 것은 완료가 아니라서, 나머지는 계속 지어요.

    { "**" }확인.** 짓지 않은 카드는 실수 1개예요. 위치나 방향이나 면이 틀린 카드는 실수 2개예요. 실수가 가장 적은 플레이어가 이기고, 같으면 먼저 완료한 플레이어가 이겨요. 멈춘 플레이어도 이길 수 있어요.

    { "**" }녹이기.** 카드 네 장으로 시작하고, 나머지 네 장은 얼어 있어요. 라운드의 승자는 그중 한 장을 녹이고, 그때부터 그 카드도 지어야 해요. 여덟 장 모두로 먼저 라운드를 이기는 플레이어가 경기에서 승리해요.

    { $mode ->
        [turns]
            { "**" }따로따로.** 각자 원할 때 { $sealed ->
                [on] 자기 지도
               *[off] 지도
            }를 열어요. 나중에 시계를 비교해서 한 번의 경주였던 것처럼 계산해요. 한 명만 빼고 모두 완료를 누른 때에 라운드가 끝나고, 마지막 한 명이 그 뒤에 한 것은 인정되지 않아요. { $sealed ->
                [on] 누가 완성했는지 아무도 몰라요.
               *[off] 누가 완성했는지는 게임판에 나오지만, 얼마나 빨랐는지는 나오지 않아요.
            } (실시간 테이블도 있어요.)
       *[live] { "**" }실시간.** 준비한 모두에게 지도가 동시에 나타나요. (따로따로 하는 테이블도 있어요. 각자 원할 때 지도를 열고, 나중에 시계를 비교해요.)
    }

    { "**" }시계**는 Discord의 시계예요. 봇이 느리더라도, Discord가 버튼이 눌린 것을 확인한 시간을 기준으로 해요.
space-builder-possible-ready = 준비했다고 알리기
space-builder-possible-sit = 이번 라운드 쉬기
space-builder-possible-open = 지도 열기
space-builder-possible-take = { $count ->
        [1] 카드 1장 집기
       *[other] 카드 { $count }장 중 하나 집기
    }
space-builder-possible-turn = 카드 돌리기
space-builder-possible-flip = 카드 뒤집기
space-builder-possible-lay = { $count ->
        [1] 위치 1곳에 카드 놓기
       *[other] 위치 { $count }곳 중 하나에 카드 놓기
    }
space-builder-possible-back = 카드 도로 가져오기
space-builder-possible-tap = 완료했다고 알리기
space-builder-possible-stop = 짓기 멈추기
space-builder-possible-unfreeze = { $count ->
        [1] 카드 1장 녹이기
       *[other] 카드 { $count }장 중 하나 녹이기
    }
space-builder-do-take = { $card } 집기
space-builder-do-turn-right = 카드를 오른쪽으로 돌리기
space-builder-do-turn-left = 카드를 왼쪽으로 돌리기
space-builder-do-flip = 카드 뒤집기
space-builder-do-lay = 카드 놓기({ $place })
space-builder-do-back = 카드 도로 가져오기
space-builder-do-tap = 완료 누르기
space-builder-do-tap-at = 완료 누르기
space-builder-do-stop = 짓기 멈추기
space-builder-do-stop-at = 짓기 멈추기
space-builder-do-ready = 준비했다고 알리기
space-builder-do-sit = 이번 라운드 쉬기
space-builder-do-open = 지도 열기
space-builder-do-unfreeze = { $card } 녹이기
