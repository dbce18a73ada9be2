button-replay = 다시 보기
button-replay-words = 글로 보기
button-replay-moments = 주요 순간
button-replay-turns = 모든 차례
button-replay-steps = 모든 단계
menu-replay-jump = 바로 가기
menu-replay-moment = 주요 순간
replay-title = ### { $game } · { $where }
replay-title-in = ### { $game } · { $place } · { $where }
replay-words-title = **{ $where }**
replay-start = 시작
replay-preparation = 첫 차례 전
replay-now = 지금
replay-turn = { $number }번째 차례
replay-turn-of = 차례 { $number }/{ $count }
replay-step = { $number }단계
replay-step-of = 단계 { $number }/{ $count }
replay-turn-by = { $where } · { $who }
replay-turn-did = { $more ->
        [0] { $done }
       *[other] { $done } (그 밖에 행동 { $more }번)
    }
replay-moment = { $time }: { $sentence }
replay-standing = 지금까지의 점수: { $standing }
replay-standing-end = 최종 점수: { $standing }
replay-gained = 승리 확률을 { $points }%p 높인 결정이에요.
replay-lost = 승리 확률을 { $points }%p 낮춘 결정이에요.
replay-end = 경기가 끝났어요.
replay-moments = 이제 아래 메뉴에 주요 순간만 나와요.
replay-no-moments = 아직 끝난 라운드가 없어서 주요 순간도 없어요.
replay-choice = { $date } · { $game } · { $players }
replay-choice-running = 지금 · { $game } · { $players }
refusal-replay-elsewhere = 여기에는 볼 수 있는 그런 경기가 없어요. 경기는 저장되어 있는 동안 그 경기의 채널에서 볼 수 있고, 내가 한 경기는 어디에서나 볼 수 있어요.
refusal-replay-broken = 이 경기의 기보가 이제 규칙에 맞지 않아서 다시 볼 수 없어요.
refusal-replay-not-found = 이 채널에서 그런 경기를 찾지 못했어요. 게임이나 이름을 입력하고 목록에서 고르세요.
command-match-replay = 경기를 차례마다 다시 봐요
parameter-match-replay = 어느 경기인지. 비워 두면 가장 최근 경기
