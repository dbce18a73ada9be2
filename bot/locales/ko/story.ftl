board-recent = -# { $turn }
board-recent-rest = … { $rest }
board-began = { $players } 님이 { $game } 경기를 시작했어요.
board-began-with = { $began } 먼저 시작: { $player }.
board-earlier = 이 경기의 지난 게임판이에요.
board-unknown = 이 경기는 더 이상 저장되어 있지 않아요.
board-lost = 봇을 백업에서 복구하면서 이 게임판의 내용이 사라졌어요.
button-what-happened = 요약
frame-points = { $player } { $points }
log-sentence = { $seat }: { $done }.
log-system = { $done }.
log-times = { $line } ({ $count }번)
log-again = { $line } 이런 일이 { $count }번 있었어요.
log-idle-forced = 할 수 있는 일이 없었어요
log-forced = { $done } (다른 행동은 할 수 없었어요)
log-forced-why = { $done } ({ $why })
points-line = { $points }.
points-gain = { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
points-of-two = { $one } { $first }–{ $second } { $other }
points-of-several = { $first } · { $next }
points-score = { $when ->
        [end] 최종 점수: { $score }
       *[other] { $score }
    }
points-lead = { $how ->
        [level] 동점
        [shared]
            { $when ->
                [end] 끝에{ " " }
               *[other] { "" }
            }공동 선두: { $players }
        [new]
            { $when ->
                [end] 끝에{ " " }
               *[other] { "" }
            }새 선두: { $players }
       *[old] 선두: { $players }
    }
constructor-points-score = { $when ->
        [end] 최종 점수: { $score }
        [round] 모두 { $score }
       *[other] { $score }
    }
space-builder-points-score = { $when ->
        [end] 최종 이긴 라운드: { $score }
       *[other] 이긴 라운드: { $score }
    }
log-heading = **{ $title }**
log-heading-round = **{ $title } · { $who }**
log-item = - { $item }
log-title = ### 기록
log-title-page = ### 기록, { $page }/{ $pages }쪽
button-log-first = 처음
button-log-back = 이전
button-log-forward = 다음
button-log-last = 마지막
happened-title = ### 내 지난 차례 뒤에 있었던 일
happened-title-watching = ### 지금 차례인 플레이어의 지난 차례 뒤에 있었던 일
happened-more = 그 밖에도 더 있었어요. *{ $more }*의 기록에서 모두 볼 수 있어요.
happened-nothing = 그 뒤로 있었던 일이 없어요.
event-resigned = { $who } 님이 기권했어요.
event-undone = { $who } 님이 마지막 행동을 물렀어요.
event-undo-declined = { $user } 님이 동의하지 않아서 { $player } 님의 마지막 행동은 그대로예요.
event-undo-withdrawn = { $who } 님이 마지막 행동을 무르지 않고 경기를 계속했어요.
event-undo-expired = 제때 모두 동의하지는 않아서 { $player } 님의 마지막 행동은 그대로예요.
event-cancel-declined = { $player } 님이 경기를 취소하자고 했어요. { $user } 님이 동의하지 않아서 경기가 계속돼요.
event-cancel-withdrawn = { $who } 님이 경기를 취소하지 않고 계속했어요.
constructor-milestone-round = { $round }라운드가 끝났어요: { $points }.
constructor-milestone-why = { $round }라운드가 끝났어요({ $player }: 말을 놓을 수도 이동할 수도 없음): { $points }.{ $cleared ->
        [yes] { " " }{ $next }라운드를 위해 게임판을 비웠어요.
       *[no] { "" }
    }
constructor-milestone-points = { $player } { $points }
middle-ages-milestone-last = { $target }점에 이르렀어요. 마지막 차례가 시작돼요.
middle-ages-milestone-reached = 라운드 끝에 { $target }점에 이르러 경기가 끝났어요.
middle-ages-milestone-idle = 10라운드 동안 아무도 착공하거나 일꾼을 고용하거나 보내지 않아서 경기가 끝났어요.
middle-ages-milestone-stuck = 더는 완공할 수 있는 현장이 없어서 경기가 끝났어요.
builders-milestone-rolled = { $again ->
        [0] 순서를 정하는 주사위: { $rolls }.
       *[other] 동점이라 다시: { $rolls }.
    }
builders-milestone-die = { $player } { $die }
builders-milestone-start = 먼저 시작: { $player }.
