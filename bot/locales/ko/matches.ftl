table-title = ### { $game } · 테이블이 열렸어요
table-opened = { $host } 님이 경기를 하고 싶어 해요. { $free ->
        [0] 자리가 모두 찼어요. **시작**을 누르세요.
       *[other]
            아래에서 자리에 앉으세요. { $enough ->
                [yes] **시작**을 누르면 빈자리는 빼고 경기를 시작해요.
               *[no] **시작** 버튼은 인원이 충분해지면 나타나요.
            }
    }
table-rematch = { $host } 님이 재대결을 하고 싶어 해요. 함께했던 플레이어가 모두 자리에 앉으면 저절로 시작해요.{ $enough ->
        [yes] { " " }나머지 없이 하려면 **시작**을 누르세요.
       *[no] { "" }
    }
table-invited = 초대받은 사람: { $guests } 님.
table-seat = { $seat }: { $who }
table-seat-free = 빈자리
table-option = -# • { $option }
rules-of-channel = -# 이 채널에서 하는 경기의 옵션에 따른 규칙이에요.
rules-of-this-table = { "**" }이 테이블의 옵션**
rules-option = - { $option }
table-boards-keep = 지난 게임판의 그림을 남겨 둬요.
table-boards-delete = 지난 게임판을 삭제해요.
table-changed = 다른 사람이 앉은 뒤 { $host } 님이 바꾼 옵션: { "**" }{ $options }**.
button-even-out = 균형 맞추기
button-head-start-off = 핸디캡 없음
button-head-start-new = 저는 처음이에요
head-start-title = ### 핸디캡
    { $words }
    핸디캡이 있는 경기는 레이팅에 반영되지 않아요.
head-start-nobody = 모두 똑같이 시작해요. 실력이 약하거나 게임이 처음인 플레이어는 더 가지고 시작할 수 있어요.
head-start-moves = 핸디캡은 한 명만 받을 수 있어요. 다른 사람을 고르면 { $user } 님의 핸디캡은 없어져요.
head-start-proposed = 레이팅으로 보면 이렇게 하면 균형이 맞아요:
menu-head-start = 누가 얼마나 더 가지고 시작할지
head-start-choice = { $player }: { $size }
board-head-start = -# { $words }
refusal-head-start-not-seated = 핸디캡은 다른 사람이 한 명 이상 있는 테이블에 앉은 플레이어만 받을 수 있어요.
refusal-head-start-taken = 이미 다른 사람이 핸디캡을 받았어요. 주최자만 바꿀 수 있어요.
button-table-rules = { $pages ->
        [1] 규칙 바꾸기
       *[other] 규칙 바꾸기 { $page }/{ $pages }
    }
button-table-look = 테이블 바꾸기
button-table-again = 입력 창 다시 열기
table-rules-title = 이 테이블의 규칙
table-look-title = 이 테이블
table-form-range = { $low }~{ $high }
table-form-yes = 예
table-form-no = 아니요
table-form-as-usual = 규칙대로
table-form-no-preset = 지금 그대로
table-form-play = 나, 그리고 함께 앉는 모든 사람
table-form-watch = 컴퓨터끼리 하고 나는 관전: { $level }
table-form-who-plays = 누가 할지
table-form-not-a-number = 아직 아무것도 바뀌지 않았어요. { JOSA($option, "은/는") } { $low }부터 { $high }까지의 정수여야 하는데 ‘{ $value }’ 값이 들어왔어요. 버튼을 누르면 적어 둔 입력 창이 다시 나와요.
table-changed-done = 바뀐 옵션: { $options }. 테이블에도 보여요.
table-unchanged = 바뀐 것이 없어요. 테이블은 이미 그대로였어요.
board-practice = 연습: 마음껏 무를 수 있어요.
end-practice = 연습이었어요.
board-placement = 배치 경기: 힌트가 없고 무를 수 없어요.
end-rated = -# { $kind ->
        [placement] 배치 경기였어요. 레이팅이 어디서 시작하는지는 `/profile`에서 볼 수 있고, 다음 배치 경기는 `/me rating`으로 시작해요.
       *[rated] 레이팅에 반영된 경기예요.
    }
table-rating = { $state ->
        [computers] 레이팅 미반영: 컴퓨터가 함께해요.
        [options] 레이팅 미반영: 옵션이 기본값이 아니에요.
        [people] 레이팅 미반영: 레이팅을 쓰지 않는 사람이 있어요(`/me rating`).
        [week] 레이팅 미반영: 같은 사람들이 이번 주에 레이팅 반영 경기를 네 번 마쳤어요.
        [full] 레이팅에 반영돼요.
       *[open] 모든 플레이어가 레이팅을 쓰면 레이팅에 반영돼요(`/me rating`).
    }
refusal-practice-alone = 연습은 혼자 하는 거예요. 상대를 빼거나, 연습이 아닌 테이블을 여세요.
parameter-new-practice = 초보 컴퓨터와 둘이서, 되도록 비공개 스레드에서. 마음껏 무를 수 있어요
match-begun-here = 경기가 시작됐어요: [바로 가기]({ $link }).
table-opened-here = 테이블이 열렸어요: [바로 가기]({ $link }).
rematch-began = 재대결이 시작됐어요: [바로 가기]({ $link }).
match-begun-in-thread = 별도의 스레드에서 경기가 시작됐어요: [바로 가기]({ $link }).
table-opened-in-thread = 별도의 스레드에 테이블이 열렸어요: [바로 가기]({ $link }).
match-begun-beside = 이 채널에서는 다른 경기를 하고 있어서, 별도의 스레드에서 경기가 시작됐어요: [바로 가기]({ $link }).
table-opened-beside = 이 채널에서는 다른 경기를 하고 있어서, 별도의 스레드에 테이블이 열렸어요: [바로 가기]({ $link }).
rematch-began-beside = 별도의 스레드에서 재대결이 시작됐어요: [바로 가기]({ $link }).
match-begun-in-private = 비공개 스레드에서 연습이 시작됐어요: [바로 가기]({ $link }).
line = **{ $game }**: { $players }
    { $state }
line-new = **{ $game }**: { $host } 님이 테이블을 열고 있어요.
line-closed = **{ $game }**: { $state }
line-table = { $free ->
        [0] 시작할 준비가 된 테이블이에요.
       *[other] 빈자리가 { $free }개 있는 테이블이에요.
    }
line-turn = { $players } 님을 기다리고 있어요. 차례 시작: { $since }.
line-running = 경기 중이에요.
line-paused = 일시 정지: { $since }.
line-lost = 스레드가 없어져서 경기가 멈춰 있어요.
line-moved = **{ $game }** 경기는 { $channel }에서 계속돼요.
button-line = 가기
thread-name = { $game }: { $host } 님의 테이블
thread-name-plain = { $game } 테이블
button-join = { $seat } 자리에 앉기
button-start = 시작
button-leave = 테이블에서 나가기
button-decline-invitation = 초대 거절
button-refuse-host = 이 사람의 초대 받지 않기
host-refused = 초대를 거절했고, 이제 { $host } 님은 초대를 보낼 수 없어요. 다시 받으려면 `/me invitations`를 쓰세요.
refusal-not-invited = 여기에는 받은 초대가 없어서 바뀐 것이 없어요. 누구의 초대를 받지 않는지는 `/me invitations`에서 볼 수 있어요.
button-cancel = 테이블 닫기
table-left = 이제 이 테이블에 앉아 있지 않아요.
table-declined = 초대를 거절했어요.
table-closed = 테이블을 닫았어요.
table-closed-title = ### { $game } · 테이블이 닫혔어요
table-cancelled = 경기가 시작되기 전에 { $by } 님이 테이블을 닫았어요. 경기는 하지 않았어요.
table-ended = 경기가 시작되기 전에 { $plays ->
        [yes] 이 테이블에 앉아 있던{ " " }
       *[no] { "" }
    }{ $by } 님이 관리자로서 테이블을 닫았어요. 경기는 하지 않았어요. 이유: { $reason }
board-title-plain = -# { $game }
board-title = -# { $game } · { $where }
board-turn = { $player } 님, { $seat } 차례예요.
board-player = { $player }({ $seat })
board-turn-of-all = { $players } 님 차례예요.
board-asked = { $waiting } 님, { $asking } 님이 물어보는 것이 있어요.
board-question = { $player } 님: { $prompt }
read-turn-of-others = { $players } 님 차례: { $prompt }
board-elsewhere = 이 경기는 { $channel }에서 계속돼요.
board-resigned = -# 기권: { $players } 님. 대신 봇이 가장 단순한 행동을 해요.
board-left = -# 경기에서 나감: { $players } 님.
board-claimed = -# 시간이 다 돼서 경기에서 빠짐: { $players } 님.
picture-zoom = 퍼즐을 가까이에서 본 그림이에요.
picture-finished = 함께 완성한 퍼즐이에요. 간직하세요.
area-title = { $player }: 가진 것 모두.
button-area = 🔍 { $player }
button-sure-not = 다시 고르기
button-sure = 그대로 하기
button-sure-always = 그대로 하고 다시 묻지 않기
request-undo = { $asking }: { $scope ->
        [last] 마지막 행동을
       *[all] 자기의 마지막 행동과 그 뒤의 모든 행동을
    } 무르고 싶어 해요. 동의하나요?
request-cancel = { $asking }: 경기를 취소하고 싶어 해요. 동의하나요?
request-silence-undo = -# 경기를 계속하면 거절로 봐요. { $at }까지 답하지 않아도 거절로 봐요.
request-silence-cancel = -# 경기를 계속하면 거절로 봐요. { $silence ->
        [yes] 일주일 동안 아무도 행동하지 않았으니, { $at }까지 답하지 않으면 동의로 봐요.
       *[no] 모두 동의해야 하니, { $at }까지 답하지 않으면 거절로 봐요.
    }
button-agree = 동의
button-decline = 거절
menu-actions = 고르기: { $first } ~ { $last }
button-read = 글로 보기
button-large = 큰 그림
picture-large = 상황을 { $parts }부분으로 나눈 그림이에요. `/me pictures`를 쓰면 이런 그림을 더 볼 수 있어요.
part-of-picture = { $parts }부분 중 { $part }번째.
button-rules = 규칙
button-undo = 무르기
button-more = 더 보기
button-back = 뒤로
button-rematch = 재대결
button-log = 기록
button-show = 게임판 다시 올리기
button-resign = 기권
button-resign-sure = 네, 기권해요
button-claim-sure = 네, 포기 처리해요
button-take-seat-sure = 네, 자리를 이어받아요
button-cancel-match = 경기 취소
button-cancel-sure = 네, 취소해요
button-fair-play = 공정성
fair-play = 누구도 운에 손대지 않았는지 나중에 확인할 수 있어요. 이 경기의 모든 운은 시작할 때 뽑은 숫자, 곧 시드에서 나와요. 시드는 끝날 때까지 비밀이고, 끝나면 누구나 여기 있는 SHA-256 값과 맞춰 볼 수 있어요: `{ $hash }`.
fair-play-over = 이 경기의 모든 운은 시드 `{ $seed }`에서 나왔어요. 그 SHA-256 값 `{ $hash }`는 처음부터 여기 보였으니 시드는 바뀌지 않았어요. 확인에 필요한 것은 모두 **기보 저장**에 들어 있어요.
more-title = **이 경기**
more-help-title = **규칙과 도움말**
more-leave-title = **경기에서 나가기:** 기권하면 경기에서 빠져요.
more-cancel-title = **모두의 경기 끝내기:** 취소하면 아무도 승리하지 않아요.
more-table-title = **이 테이블**
more-table-empty = 아직 이 테이블에 앉지 않았어요. 경기를 하려면 빈자리에 앉으세요.
board-grace = 차례가 곧 끝나요: { $left }.
board-late-claim = -# { $others } 님은 { $player } 님을 포기 처리할 수 있어요. 버튼은 *더 보기*에 있어요.
board-late-substitute = -# 다른 사람이 { $player } 님의 자리를 이어받을 수 있어요. 버튼은 *더 보기*에 있어요.
computers-removed = 이제 이 테이블에는 컴퓨터가 없어요.
computer-marks = 이 경기에는 컴퓨터와 함께했다는 표시가 붙어요.
computer-sure-seat = 이 테이블에 컴퓨터를 앉힐까요? 실력: { $level }. 이 경기에는 컴퓨터와 함께했다는 표시가 붙어요.
computer-sure-own = 컴퓨터가 대신 계속하게 할까요? 실력: { $level }. 언제든지 자리를 돌려받을 수 있어요. 이 경기에는 컴퓨터와 함께했다는 표시가 붙어요.
button-computer-sure = 네, 컴퓨터가 해요
cancel-sure = 정말 경기를 취소할까요? 모두의 경기가 바로 끝나고, 아무도 승리하지 않아요.
resign-sure = 정말 기권할까요? 되돌릴 수 없어요. { $others ->
        [1] 그러면 상대가 승리해요.
       *[other] 나머지는 계속하고, 기권하면 관전만 할 수 있어요.
    }
take-seat-sure = 정말 { $player } 님의 자리를 이어받을까요? 이제부터 대신 경기를 하게 되고, { $player } 님은 관전만 할 수 있어요.
claim-sure = { $player } 님을 정말 포기 처리할까요? 되돌릴 수 없어요. { $others ->
        [1] 경기가 끝나고 승리해요.
       *[other] 나머지 플레이어끼리 경기를 계속해요.
    }
acted = { $count ->
        [1] 행동 완료. { $who }: { $done }.
       *[other] 행동 { $count }번 완료. 마지막 행동은 { $who }: { $done }.
    }
acted-plainly = 행동을 했어요. 게임판에서 볼 수 있어요.
not-done = 아무것도 하지 않았어요. 게임판에서 다시 고르세요.
undone = 행동을 물렀어요.
asked-to-undo = { $why ->
        [acted] 그 뒤에 다른 사람이 행동했어요
        [revealed] 새로운 것이 공개됐어요
        [late] 지금은 늦은 플레이어를 포기 처리할 수 있지만 무르면 그럴 수 없어요
       *[over] 차례가 끝났어요
    }. 그래서 마지막 행동을 물러도 되는지 다른 플레이어에게 물어봐요. 기한은 하루이고, 답하지 않으면 거절로 봐요.
cancelled = 경기를 취소했어요.
asked-to-cancel = 경기를 취소할지 다른 플레이어에게 물어봐요. 모두 동의해야 해요. 기한은 하루이고, 답하지 않으면 거절로 봐요.
asked-to-cancel-idle = 경기를 취소할지 다른 플레이어에게 물어봐요. 기한은 하루예요. 일주일 동안 아무도 행동하지 않았으니, 답하지 않으면 동의로 봐요.
resigned = 기권했어요.
ended = 경기를 종료했어요. 채널의 모두가 이유를 볼 수 있어요.
claimed = { $player } 님을 포기 처리했어요.
seat-taken = 자리를 이어받았어요.
shown-again = 게임판을 채널 맨 아래에 다시 올렸어요.
end-title = ### { $game } · 경기 끝
end-winner = { $count ->
        [1] 승자: { $winners } 님.
       *[other] 공동 승자: { $winners } 님.
    }
end-winner-early = { $winners } 님이 승리했어요.
end-nobody = 모두 나가서 승자가 없어요.
end-draw = 무승부예요.
end-score = { $seat } { $player }: **{ $total }** ({ $parts })
end-score-short = { $player } { $points }
end-score-plain = { $seat } { $player }: **{ $total }**
end-resigned = { $by } 님이 기권했어요.
end-called-off = { $by } 님이 경기를 취소하자고 했고, 반대한 사람이 없었어요.
end-cancelled = { $by } 님이 경기를 취소했어요.
end-ended = { $plays ->
        [yes] 이 경기의 플레이어인{ " " }
       *[no] { "" }
    }{ $by } 님이 관리자로서 경기를 종료했어요: { $reason }
end-players = { $players } 님의 경기였어요.
illegal-match-over = 경기가 끝났어요.
illegal-not-your-turn = 아직 차례가 아니에요.
illegal-not-an-action = ‘{ $text }’ 행동은 이 게임에 없어요.
illegal-not-legal = 지금은 할 수 없어요.
refusal-already-begun = 이 경기는 이미 시작됐어요. 다음 경기를 기다리거나 테이블을 직접 여세요.
refusal-not-begun = 이 경기는 아직 시작되지 않았어요. 테이블이 아직 열려 있어요.
refusal-match-over = 이 경기는 끝났어요. 재대결을 신청하거나 새 테이블을 열 수 있어요.
refusal-not-over = 이 경기는 아직 진행 중이에요. 끝나면 재대결을 할 수 있어요.
refusal-no-such-match = 여기에서는 알 수 없는 경기예요. 다른 곳에서 하고 있거나, 더는 할 일이 없거나, 저장되어 있지 않을 수 있어요. 그 경기의 게임판 아래 버튼을 쓰거나 새 테이블을 여세요.
refusal-no-match-here = 이 채널에서는 아직 경기를 한 적이 없어요. `new` 명령어로 테이블을 여세요. 명령어 목록은 `/help`에 있어요.
refusal-other-game-here = 이 채널의 경기는 다른 게임이에요. 그 게임의 명령어를 쓰세요.
refusal-channel-taken = 이 채널에는 이미 { $players } 님의 { $game } 테이블이나 경기가 있어요: [바로 가기]({ $link }). 두 번째 경기는 별도의 스레드에서 하는데, { $why ->
        [none] 이 채널에는 스레드가 없어요
        [bot] 저에게 스레드를 만들 권한이 없어요({ $permissions })
       *[member] 여기에 스레드를 만들려면 이 권한이 필요해요: { $permissions }
    }. 그 경기의 플레이어는 경기를 끝내거나 다른 채널에서 `/match move`로 옮길 수 있어요. 메시지 관리하기 권한이 있는 멤버는 `/server matches`로 두 가지를 다 할 수 있어요.
refusal-channel-taken-elsewhere = 그 채널에는 이미 다른 경기가 있고, 그곳에 스레드를 만들 수도 없어요. 다른 채널을 고르세요.
refusal-never-began = 이 테이블은 경기가 시작되기 전에 닫혀서 게임판이 없어요.
refusal-no-seat = 경기를 시작하려면 자리에 앉아야 해요. { $free ->
        [0] 자리가 모두 찼어요.
       *[other] 먼저 색을 고르세요.
    }
refusal-not-in-match = { $status ->
    [lobby] 이 테이블에 앉아 있지 않아요. 빈자리가 있으면 앉을 수 있어요.
    [over] 이 경기의 플레이어가 아니었어요. 다시 보거나 새 테이블을 열 수 있어요.
   *[running] 이 경기의 플레이어가 아니어서 관전만 할 수 있어요. 게임판과 규칙은 볼 수 있어요.
}
refusal-not-your-turn = 아직 차례가 아니에요. 지금은 { $owed } 님 차례예요.
refusal-you-resigned = 이 경기에서 기권해서 관전만 할 수 있어요.
refusal-seat-lent = 여기서는 { $player } 님이 대신하고 있어서 바뀐 것이 없어요. 직접 하려면 *{ $more }*에서 **내 자리 돌려받기**를 누르세요.
refusal-seat-lost = 시간이 다 돼서 { $by } 님이 자리를 이어받았어요. 이제 관전만 할 수 있어요. 게임판과 규칙은 볼 수 있어요.
refusal-claimed-out = 시간이 다 돼서 { $by } 님이 포기 처리했어요. 이제 이 경기는 관전만 할 수 있어요.
refusal-already-seated = 이미 이 테이블에 앉아 있어요. 빈자리로 옮기거나 나갈 수 있어요.
refusal-table-full = 이 테이블은 자리가 모두 찼어요. 관전하거나 테이블을 직접 열 수 있어요.
refusal-seats-reserved = 빈자리는 초대받은 사용자의 자리예요. 테이블을 직접 여세요.
refusal-no-such-seat = 이 테이블에는 그런 자리가 없어요. 보이는 자리 가운데 고르세요.
refusal-seat-taken = 그 자리에는 이미 다른 사람이 앉아 있어요. 빈자리를 고르세요.
refusal-not-enough-players = 이 게임에는 플레이어가 { $needed }명 이상 필요한데, 테이블에는 { $seated }명만 있어요. 다른 사람을 초대하세요.
refusal-not-the-host = 테이블은 주최자만 닫을 수 있어요. 테이블에서 나갈 수는 있어요.
refusal-not-undoable = 이 게임에서는 행동을 무를 수 없어요.
refusal-undo-secret = 아직 아무도 보지 못했으니 그냥 다시 고르면 돼요.
refusal-nothing-due = 지금은 할 일이 없어요.
refusal-nothing-to-undo = 무를 수 있는 행동을 아직 하지 않았어요.
refusal-already-asked = 이미 다른 플레이어에게 묻고 있는 것이 있어요. 답을 기다리거나 경기를 계속하세요.
refusal-not-your-undo = 여기의 **{ $undo }** 버튼은 { $player } 님의 마지막 행동을 무르는 버튼이라 { $player } 님만 누를 수 있어요. 내 마지막 행동을 물러도 되는지는 **{ $more }**에서 물어볼 수 있어요.
refusal-nothing-asked = 이제 묻고 있는 것이 없어요.
refusal-not-asked = 다른 사람에게 묻는 질문이에요.
refusal-own-request = 직접 물은 질문이라 다른 플레이어가 답해요.
refusal-busy = 너무 많은 사람이 한꺼번에 눌렀어요. 바뀐 것이 없으니 다시 해 보세요.
refusal-option-out-of-range = 테이블을 열지 않았어요. `{ $option }`에는 { $low }부터 { $high }까지 쓸 수 있는데 { $value } 값이 들어왔어요.
refusal-option-not-offered = 테이블을 열지 않았어요. `{ $option }`에 쓸 수 있는 값은 { $choices }인데 { $value } 값이 들어왔어요.
refusal-option-unknown = 테이블을 열지 않았어요. 이 게임에는 `{ $option }` 옵션이 없어요.
refusal-options-not-the-host = 이 테이블은 주최자만 바꿀 수 있어요. 테이블에서 나가거나 테이블을 직접 여세요.
refusal-watch-with-guests = 초대받았거나 앉아 있는 사람이 있어서 컴퓨터끼리만 할 수 없어요. 다른 테이블을 여세요.
refusal-invited-yourself = 자기 자신은 초대할 수 없어요. 상대를 비워 두면 누구나 앉을 수 있어요.
refusal-invited-a-bot = 봇은 테이블에 앉을 수 없어요. 사람을 초대하거나 상대를 비워 두세요.
refusal-invited-twice = 같은 사람을 두 번 적었어요. 손님을 한 번씩만 적으세요.
refusal-too-many-invited = 이 게임에는 최대 { $most }명까지 초대할 수 있어요.
refusal-not-welcome = 지금은 <@{ $user }> 님을 초대할 수 없어요. 초대 없이 테이블을 열면 누구나 앉을 수 있어요.
refusal-invited-too-often = 한 시간 안에 <@{ $user }> 님을 { $most }번 초대했지만 자리에 앉지 않았어요. 다시 초대할 수 있는 때: <t:{ $free }:R>. 그때까지는 초대 없이 테이블을 여세요. 누구나 앉을 수 있어요.
refusal-too-many-openings-a-minute = 1분 안에 테이블을 { $most }개 열었어요. 다음 테이블을 열 수 있는 때: <t:{ $free }:R>.
refusal-too-many-openings-an-hour = 한 시간 안에 테이블을 { $most }개 열었어요. 다음 테이블을 열 수 있는 때: <t:{ $free }:R>.
refusal-wrong-channel = 경기는 서버의 텍스트 채널이나 스레드에서 할 수 있어요. 그곳에서 해 보세요.
refusal-no-thread-here = 여기에는 스레드를 만들 수 없어요. 스레드를 빼거나 일반 텍스트 채널을 쓰세요.
refusal-moderators-only = 다른 사람의 경기는 메시지 관리하기 권한이 있는 멤버만 종료할 수 있어요. 플레이어는 기권하거나 함께 경기를 취소할 수 있어요.
refusal-bot-lacks-permissions = 저에게 권한이 없어서 이 채널에서는 경기를 할 수 없어요: { $permissions }. 서버를 관리하는 사람에게 허용해 달라고 하거나 다른 채널을 쓰세요.
refusal-bot-lacks-permissions-here = 저에게 권한이 없어서 이 채널에서는 경기를 할 수 없어요: { $permissions }. 대신 { $channels }에서 테이블을 열거나, 서버를 관리하는 사람에게 물어보세요.
refusal-member-lacks-permissions = 그곳에 글을 쓸 권한이 없고, 저도 대신 쓰지 않아요. 필요한 권한: { $permissions }. 다른 채널을 쓰거나 서버를 관리하는 사람에게 부탁하세요.
refusal-member-lacks-thread = 그곳에 스레드를 만들 권한이 없고, 저도 대신 만들지 않아요. 필요한 권한: { $permissions }. 이미 있는 스레드에서 명령어를 쓰거나 서버를 관리하는 사람에게 부탁하세요.
refusal-member-lacks-post = { $forum }에 게시물을 올릴 권한이 없고, 저도 대신 올리지 않아요. 필요한 권한: { $permissions }. 서버를 관리하는 사람에게 부탁하세요.
refusal-member-cannot-share = 이 경기의 채널에 파일을 올릴 권한이 없고, 저도 대신 올리지 않아요. 필요한 권한: { $permissions }. 서버를 관리하는 사람에게 부탁하세요.
refusal-share-from-there = 그 경기의 채널에 글을 올릴 수 있는지 여기에서는 알 수 없어요. [그곳으로 가서]({ $link }) 게임판 아래에서 공유하세요.
refusal-timed-out = 이 서버에서 타임아웃 중이라, 끝날 때까지 대신 글을 올리지 않아요.
refusal-unknown-game = 모르는 게임이에요. 목록에서 고르세요.
refusal-rule-broken = { $rule } { $possible }
possible-now = 할 수 있는 일: { $possible }.
possible-example = { $possible } 예: { $example }.
refusal-rule-broken-waiting = { $rule } 지금은 { $owed } 님 차례예요.
refusal-closing = 제가 곧 다시 시작돼서 아무것도 하지 않았어요. 잠시 뒤에 다시 해 보세요.
refusal-stale-panel = 지난 차례의 선택 창이라 바뀐 것이 없어요. 게임판 아래 버튼으로 새로 여세요.
refusal-no-panel-now = 지금은 따로 고를 것이 없어요. 누구의 차례인지 게임판에서 확인하세요.
refusal-stale-board = 지난 게임판이에요. 그 뒤에 있었던 일:
    { $changes }
    { "[" }지금의 게임판으로 가기]({ $link }).
stale-nothing = - 테이블이나 플레이어가 바뀌었어요.
stale-repaired = 지난 게임판이었어요. 지금 새로 고치고 있으니 확인하고 다시 고르세요.
stale-acted = 마지막 행동은 이미 처리돼서, 이 버튼으로 바뀐 것은 없어요. [지금의 게임판으로 가기]({ $link }).
refusal-lost = 봇을 백업에서 복구하면서 여기 보이는 내용이 사라져서, 바뀐 것이 없어요. [지금의 게임판으로 가기]({ $link }).
lost-repaired = 봇을 백업에서 복구하면서 이 게임판의 내용이 사라졌어요. 지금 새로 고치고 있으니 확인하고 다시 고르세요.
stale-not-posted = 지난 게임판인데, Discord에 새 게임판을 올리지 못했어요. 지금 다시 해 보고 있어요.
stale-not-posted-permissions = 지난 게임판인데, 저에게 권한이 없어서 새 게임판을 올리지 못했어요: { $permissions }. 서버를 관리하는 사람에게 허용해 달라고 하세요. 지금 다시 해 보고 있어요.
shown-below = 아래 메시지에 있어요.
refusal-board-moved-on = 지난 게임판이에요. 그 뒤로 경기가 진행됐어요. [지금의 게임판으로 가기]({ $link }).
refusal-elsewhere = 이 경기는 여기에서 하지 않아요. 그 경기의 게임판 아래 버튼을 쓰세요.
refusal-moved-away = 이 경기는 이제 다른 채널에서 해요. [바로 가기]({ $link }).
refusal-unknown-button = 모르는 버튼이라 바뀐 것이 없어요. 가장 새 게임판 아래의 버튼을 쓰세요.
refusal-unknown-command = 이런 형태의 명령어를 몰라서 바뀐 것이 없어요. 다시 입력하세요.
refusal-none-fits = ‘{ $query }’ 항목은 고를 수 없어요. 고를 수 있는 것: { $names }.
refusal-several-fit = ‘{ $query }’에 맞는 것이 여러 개예요: { $names }. 이름을 더 입력하거나 목록에서 고르세요.
refusal-too-many-actions = 이 경기의 행동이 { $most }번이 되어 기보에 자리가 없어요. 기권하거나 경기를 취소하세요.
refusal-too-long = 너무 길어요. 최대 { $most }자까지 읽을 수 있으니 짧게 입력하세요.
refusal-already-answered = 이미 답한 질문이에요.
error-unexpected = 제 쪽에 문제가 생겼고, 경기는 바뀌지 않았어요. 다시 해 보세요. 또 그러면 봇을 운영하는 사람에게 이 번호를 알려 주세요: { $id }.
error-uncertain = 제 쪽에 문제가 생겨서 행동이 됐는지 알 수 없어요. 다시 하기 전에 게임판을 확인하세요. 봇을 운영하는 사람은 이 번호로 찾아볼 수 있어요: { $id }.
error-after-commit = 행동은 됐지만 답을 보여 주지 못했어요. 다시 하지 말고 게임판을 확인하세요. 봇을 운영하는 사람은 이 번호로 찾아볼 수 있어요: { $id }.
unacknowledged-unexpected = Discord와의 연결이 잠시 끊겨서 아무것도 하지 않았어요. 다시 해 보세요.
unacknowledged-uncertain = Discord와의 연결이 잠시 끊겨서 행동이 됐는지 알 수 없어요. 다시 하기 전에 게임판을 확인하세요.
unacknowledged-after-commit = 행동은 됐지만 Discord와의 연결이 잠시 끊겼어요. 다시 하지 말고 게임판을 확인하세요.
permission-view-channel = 채널 보기
permission-send-messages = 메시지 보내기
permission-send-messages-in-threads = 스레드에서 메시지 보내기
permission-attach-files = 파일 첨부
permission-read-message-history = 메시지 기록 보기
permission-create-public-threads = 공개 스레드 만들기
permission-create-private-threads = 비공개 스레드 만들기
permission-manage-threads = 스레드 관리하기
command-match = 이 채널의 경기에 관한 명령어
command-match-show = 게임판을 채널 맨 아래에 다시 올려요
command-match-read = 전체 상황을 글로 읽어요
command-match-log = 지금까지 한 행동을 봐요
command-match-undo = 마지막 행동을 무르거나, 물러도 되는지 물어봐요
command-match-resign = 경기에서 기권해요
command-match-cancel = 경기를 취소하거나, 다른 플레이어에게 취소하자고 해요
command-match-rematch = 같은 사람들과 다시 해요. 다음 플레이어가 먼저 시작해요
command-match-end = 멈춰 버린 경기를 종료해요(관리자용)
parameter-match-end-reason = 이유. 모두에게 보여요
command-help = 사용법과 게임 규칙
parameter-help-game = 규칙을 읽고 싶은 게임
command-new = { $game } 테이블을 열어요
parameter-new-opponent = 초대할 사람. 비워 두면 누구나 앉을 수 있어요
parameter-new-second = 두 번째 손님
parameter-new-third = 세 번째 손님
parameter-new-theme-name = 그림 모양
parameter-new-theme = 그림의 모습
parameter-new-thread = 채널을 비워 두도록 별도의 스레드에서 해요
parameter-new-locale-name = 언어
parameter-new-locale = 게임판과 그림의 언어
parameter-new-boards-name = 지난 게임판
parameter-new-boards = 끝난 차례의 게임판을 어떻게 할지
choice-boards-fold = 차례에 한 일을 한 줄로 남김
choice-boards-keep = 그림을 두고 그 위에 한 줄로 남김
choice-boards-delete = 삭제
choice-theme-dark = 어둡게
choice-theme-light = 밝게
choice-theme-contrast = 고대비
help = ### Guildhall
    친구들과 저마다의 속도로 즐기는 건설 게임이에요. 아래 버튼으로 여기에 테이블을 열 수 있고, 게임 규칙은 `/rules game`에 있어요.
    1. 친구들이 자리에 앉아요. **시작**을 누르면 경기가 시작돼요.
    2. 차례가 되면 멘션을 받아요. 게임판 아래 버튼으로 행동하세요.
    3. **힌트**가 도와줘요. **더 보기**에는 상황을 글로 보는 기능과 기록 등이 있어요.
    { "**" }배우기** 버튼은 3분 만에 게임을 가르쳐 줘요. `/me notices`로 알림 방법을 정하고, `/me matches`로 내 경기를 볼 수 있어요.
welcome = ### 안녕하세요, Guildhall이에요
    친구들과 저마다의 속도로 즐기는 건설 게임이에요. 아래 버튼으로 이 채널에 테이블을 열 수 있어요.
    1. 처음 하는 게임인가요? **배우기** 버튼이나 `/learn`이 3분 만에 가르쳐 줘요. 레슨은 혼자만 볼 수 있어요.
    2. 하는 방법은 `/help`에 있어요. 모든 채널에서 쓸 수 있어요.
    -# 이 서버를 관리한다면: `/server settings`로 테이블을 열 채널과 언어를 정하고, `/server check`로 저에게 부족한 것을 찾을 수 있어요.
