moderate-title = ### 이 서버에서 열려 있는 경기, 가장 오래 기다린 것부터
moderate-none = 이 서버에는 열려 있는 경기나 테이블이 없어요.
moderate-line = - **{ $game }** · { $channel } · { $players } · { $state }
moderate-state-table = { $free ->
        [0] 시작하지 않은 꽉 찬 테이블, 연 때: { $since }
       *[other] 빈자리가 { $free }개인 테이블, 연 때: { $since }
    }
moderate-state-turn = { $players } 님 차례, 시작: { $since }
moderate-state-time = 지금 행동할 플레이어 없음
moderate-state-lost = 채널이 없어져 기다리는 중: { $since }
moderate-state-paused = 일시 정지: { $since }
moderate-choice = { $game }, 경기 { $number }: { $players }
moderate-choice-unnamed = { $game }, 경기 { $number }
moderate-match-title = ### 경기 { $number }
moderate-you-play = -# 직접 하고 있는 경기예요. 그 사실이 플레이어들에게 보이고 서버의 기록에도 남아요.
moderate-why = 이유는? 모든 플레이어가 봐요.
moderate-pause-form = 이 경기 일시 정지
moderate-end-form = 이 경기 완전히 종료
moderate-paused = 경기를 일시 정지했어요. 아무도 행동할 수 없고 시간도 가지 않아요.
moderate-resumed = 남아 있던 시간으로 경기를 계속해요.
moderate-move-where = 이 경기는 { $channel }에서 하고 있어요. 어디에서 계속할까요?
moderate-moved = 이제 { $channel }에서 경기를 계속해요.
menu-moderate = 경기 고르기
menu-moderate-move = 채널이나 스레드 고르기
button-moderate-first = 첫 쪽
button-moderate-next = 다음 쪽
button-moderate-jump = 경기로 가기
button-moderate-back = 목록으로
button-moderate-pause = 일시 정지
button-moderate-resume = 계속하기
button-moderate-move = 옮기기
button-moderate-end = 종료
button-moderate-thread = 이 채널에 새 스레드
board-paused = { $plays ->
        [yes] 이 경기의 플레이어이자{ " " }
       *[no] { "" }
    }관리자인 { $by } 님이 일시 정지했어요: { $reason }
board-paused-until = -# 관리자가 계속하게 할 때까지 아무도 행동할 수 없고 시간도 가지 않아요. *더 보기*에서 함께 경기를 취소할 수는 있어요.
event-paused = { $plays ->
        [yes] 이 경기의 플레이어이자{ " " }
       *[no] { "" }
    }관리자인 { $user } 님이 경기를 일시 정지했어요.
event-unpaused = { $plays ->
        [yes] 이 경기의 플레이어이자{ " " }
       *[no] { "" }
    }관리자인 { $user } 님이 경기를 계속하게 했어요.
channel-lost-missing = Discord에서 채널을 찾을 수 없어 기다리고 있고, 시간은 가지 않아요. 서버의 다른 채널에서 `/match move`를 쓰면 그곳에서 계속해요.
channel-lost-deleted = 채널이 삭제돼 기다리고 있고, 시간은 가지 않아요. 서버의 다른 채널에서 `/match move`를 쓰면 그곳에서 계속해요.
channel-lost-left = 제가 서버에서 나가게 돼서 기다리고 있고, 시간은 가지 않아요. 저를 다시 초대하면 이어져요.
refusal-channel-lost = 이 경기의 채널이 없어졌어요. 경기를 다른 채널로 옮기면 계속할 수 있어요.
me-match-lost = - ⏸ { $match }: { $why }
me-match-paused = - { $match }: 관리자가 일시 정지함. [보기]({ $link })
says-paused = { $game }. 경기가 일시 정지됐어요.
space-builder-panel-paused = 경기가 일시 정지됐어요. 모든 시계가 멈췄고, 지을 수 없고, 지도도 보이지 않아요.
refusal-match-paused = { $plays ->
        [yes] 이 경기의 플레이어이자{ " " }
       *[no] { "" }
    }관리자인 { $by } 님이 경기를 일시 정지했어요: { $reason }
    관리자가 계속하게 할 때까지 시간이 가지 않아요. 함께 경기를 취소할 수는 있어요.
refusal-already-paused = 이미 일시 정지된 경기예요.
refusal-not-paused = 이 경기는 이제 일시 정지 중이 아니에요.
refusal-moderate-over = 그사이에 이 경기가 끝났어요.
refusal-moderate-no-channel = 그 채널이 보이지 않아요. 다른 채널을 고르세요.
refusal-server-moderators-only = 이 서버에서 메시지 관리하기 권한이 있는 멤버만 할 수 있어요.
refusal-no-reason = 이유를 적어 주세요. 플레이어가 봐요.
blocked-title = ### 여기에서 차단된 사용자
blocked-nobody = 이 서버에는 차단된 사용자가 없어요.
blocked-line = - { $user } 님: { $reason } · { $by } 님, { $at }
blocked-now = { $user } 님을 차단했어요. 이 서버에서 새 경기를 시작할 수 없어요. 하고 있는 경기는 계속되고, `/server matches`로 종료할 수 있어요.
unblocked-now = { $user } 님은 다시 이 서버에서 경기를 할 수 있어요.
refusal-you-are-blocked = 관리자가 이 서버의 경기에서 차단했어요: { $reason } 이미 하고 있는 경기는 계속돼요. 잘못됐다고 생각하면 이 서버의 관리자에게 물어보세요.
refusal-user-is-blocked = 관리자가 <@{ $user }> 님을 이 서버의 경기에서 차단해서 여기에서 함께할 수 없어요.
refusal-block-yourself = 자기 자신은 차단할 수 없어요.
refusal-block-a-bot = 봇은 경기를 하지 않으니 차단할 수 없어요.
refusal-block-a-moderator = 서버의 소유자와 관리자는 차단할 수 없어요. 먼저 메시지 관리하기 권한을 빼세요.
refusal-already-blocked = 이미 차단된 사용자예요. 이유는 `/server blocked`에 나와요.
refusal-not-blocked = 이 서버에서 차단된 사용자가 아니에요.
server-log-match-paused = <#{ $channel }>의 경기 { JOSA($match, "을/를") } 일시 정지했어요{ $plays ->
        [yes] { " " }(그 경기의 플레이어)
       *[no] { "" }
    }: { $reason }
server-log-match-unpaused = <#{ $channel }>의 경기 { JOSA($match, "을/를") } 계속하게 했어요{ $plays ->
        [yes] { " " }(그 경기의 플레이어)
       *[no] { "" }
    }
server-log-match-moved = 경기 { JOSA($match, "을/를") } <#{ $channel }>에서 <#{ $to }> 채널로 옮겼어요{ $plays ->
        [yes] { " " }(그 경기의 플레이어)
       *[no] { "" }
    }
server-log-match-ended = <#{ $channel }>의 경기 { JOSA($match, "을/를") } 종료했어요{ $plays ->
        [yes] { " " }(그 경기의 플레이어)
       *[no] { "" }
    }: { $reason }
server-log-user-blocked = <@{ $user }> 님을 차단했어요: { $reason }
server-log-user-unblocked = <@{ $user }> 님의 차단을 풀었어요
server-log-name-reported = 이 사용자의 이름이 신고됐어요. `/server names`에서 결정해요
server-log-name-allowed = 신고된 <@{ $user }> 님의 이름을 허용했어요
server-log-name-hidden = <@{ $user }> 님의 이름을 계속 숨겼어요
server-log-welcomed = 초대받아 <#{ $channel }>에서 인사했어요
command-server-matches = 열려 있는 경기를 일시 정지하거나 옮기거나 종료해요(관리자용)
command-server-block = 이 서버의 경기에서 사용자를 차단해요(관리자용)
parameter-server-block-user = 차단할 사용자
parameter-server-block-reason = 이유. 차단된 사용자가 봐요
command-server-unblock = 사용자가 이 서버에서 다시 경기를 하게 해요(관리자용)
command-server-names = 멤버가 신고한 이름을 결정해요(관리자용)
command-server-blocked = 이 서버에서 누가 왜 차단됐는지 봐요(관리자용)
button-report-name = 이름 신고
report-name-title = 불쾌한 이름은 누구의 것인가요? 관리자가 결정할 때까지 이 서버의 모두에게 그림에는 이름 대신 색이 나와요. 누가 신고했는지는 아무도 몰라요.
report-name-menu = 누구의 이름인가요?
report-name-sure = { $player } 님의 이름을 신고할까요? 이 서버의 관리자가 결정해요.
name-reported = 관리자가 결정할 때까지 그림과 목록에서 이름을 숨겨요.
name-noted = 관리자가 신고를 볼 거예요. 지난 신고가 받아들여지지 않아서, 결정할 때까지 이름은 그대로예요.
names-title = **신고된 이름.** 숨긴 이름 대신 플레이어의 색이 나와요.
names-nobody = 이 서버에는 신고되거나 숨긴 이름이 없어요.
names-line = { $user } 님, 신고 { $at }: { $status ->
        [open] 결정할 때까지 숨김.
        [unproven] 결정할 때까지 보임.
       *[hidden] 이름이 무엇이든 관리자가 숨김.
    }
button-name-allow = 허용
button-name-hide = 계속 숨기기
refusal-report-yourself = 자기 이름은 신고할 수 없어요.
refusal-name-reported = 이미 신고된 이름이에요.
refusal-name-allowed = 관리자가 허용한 이름이에요. 이름이 바뀌면 다시 신고할 수 있어요.
refusal-name-decided = 이미 결정된 이름이에요. 남은 이름은 `/server names`에 나와요.
refusal-name-not-shown = 지금은 이 이름을 알 수 없어서 그림에 색이 나와요. 잠시 뒤에 다시 해 보세요.
refusal-no-names-to-report = 여기에는 신고할 수 있는 이름이 없어요.
refusal-own-name = 자기 이름은 다른 관리자가 결정해야 해요.
refusal-too-many-reports = 하루 안에 이름을 { $most }개 신고했어요. 내일 더 신고하거나 관리자에게 말하세요.
