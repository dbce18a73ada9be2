computer = 🤖 **{ $name }** · { $level }
computer-name-0 = 다듬돌
computer-name-1 = 까치발
computer-name-2 = 주먹장
computer-name-3 = 이맛돌
computer-name-4 = 인방
computer-name-5 = 모르타르
computer-name-6 = 다림추
computer-name-7 = 버팀다리
choice-level-beginner = 초보
choice-level-casual = 보통
choice-level-expert = 고수
choice-level-master = 달인
parameter-new-computer = 이 실력의 컴퓨터와 해요
parameter-new-watch-name = 누가 할지
parameter-new-watch = 누가 할지: 다른 사람들과 함께, 또는 컴퓨터끼리
button-add-computer = 컴퓨터 추가
button-remove-computers = 컴퓨터 빼기
computer-title = 실력은 어느 정도로 할까요? 컴퓨터가 첫 번째 빈자리에 앉아요.
computer-menu = 실력은?
computer-seated = 컴퓨터가 자리에 앉았어요.
table-assisted = 컴퓨터가 함께하고, 결과에도 표시돼요.
end-alone = -# 다른 사람들과 하려면 `/{ $command } new`로 테이블을 여세요.
end-watched = -# { $host } 님이 관전했어요.
end-assisted = -# { $how ->
        [hints] 이 경기에서 힌트를 썼어요.
        [both] 이 경기에 컴퓨터가 함께했고, 힌트도 썼어요.
       *[played] 이 경기에 컴퓨터가 함께했어요.
    }
board-thinking = { $player } 님이 생각하고 있어요.
event-computer = 이제부터 { $user } 님이 { $seat } 자리에서 경기를 해요.
event-hint = { $who } 님이 힌트를{ $count ->
        [1] { "" }
       *[other] { " " }{ $count }번
    } 봤어요.
button-hand-over = 컴퓨터가 계속하기
hand-over-title = 컴퓨터가 대신 계속할 수 있어요. 서버를 나갔거나, 7일 동안 다른 플레이어를 기다리게 했거나, 이 테이블에서 허용할 때 시간이 다 된 플레이어의 자리도 컴퓨터가 맡을 수 있어요. 플레이어는 나중에 자리를 돌려받을 수 있어요.
hand-over-menu = 어느 자리를 어떤 실력으로?
hand-over-own = 내 자리, { $player }: { $level }
hand-over-seat = { $player }: { $level }
handed-over = 컴퓨터가 계속해요. { $whose ->
        [own] 자리를 돌려받으려면 *{ $more }*, *내 자리 돌려받기*를 차례로 누르세요.
       *[other] 그 플레이어는 *{ $more }*의 *내 자리 돌려받기*로 자리를 돌려받을 수 있어요.
    }
button-hint = 힌트
button-hint-sure = 힌트 보기
hint-sure = 힌트를 보면 이 경기에 표시가 남아서, 컴퓨터가 도왔다는 것을 모두 알게 돼요. 힌트를 볼까요?
hint-best = **{ $action }.** { $why }
hint-wait = 지금은 기다리는 것 말고는 할 일이 없어요.
hint-logged = -# 컴퓨터({ $level })라면 이렇게 해요. 혼자만 볼 수 있어요. 힌트를 본 사실은 기록에 남아요.
command-match-hint = 컴퓨터라면 어떻게 할지 혼자만 봐요
command-match-computer = 컴퓨터를 테이블에 앉히거나 대신 계속하게 해요
parameter-match-computer = 컴퓨터의 실력
refusal-no-computers = 이 테이블에는 컴퓨터가 없어요.
refusal-seat-not-free = 내 자리는 컴퓨터에 맡길 수 있어요. 다른 사람의 자리는 그 사람이 서버를 나갔거나, 7일 동안 다른 플레이어를 기다리게 했거나, 허용하는 테이블에서 시간이 다 됐을 때만 맡길 수 있어요.
refusal-is-a-computer = 이 자리에는 이미 컴퓨터가 있어요.
refusal-hint-rated = 이 경기는 레이팅에 반영돼서 힌트가 없어요.
refusal-no-hint-now = 지금은 컴퓨터가 힌트를 찾지 못했어요. 잠시 뒤에 다시 해 보세요.
