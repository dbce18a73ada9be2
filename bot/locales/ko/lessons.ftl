command-learn = 3분 만에 게임을 배우거나, 하던 레슨을 계속해요
parameter-learn-game = 배우고 싶은 게임
learn = ### 게임 배우기
    레슨 하나는 3분쯤 걸려요. 혼자만 볼 수 있어요. 언제든지 멈추고 나중에 계속할 수 있어요.
button-learn = 배우기
button-lesson-play = 초보와 경기하기
button-lesson-practise = 혼자 연습
button-lesson-back = 이전
button-lesson-next = 다음
button-lesson-skip = 건너뛰기
button-lesson-show = 풀이 보기
button-lesson-more = 도전 더 하기
button-lesson-again = 처음부터
lesson-title = ### { $game } · { $step }/{ $steps }단계
lesson-challenge-title = ### 도전 { $number } { $stars }
lesson-stars = { $done ->
        [0] *도전 더 하기*는 골라서 하는 더 어려운 문제예요. 하나마다 별을 받아요: { $stars }
       *[other] 도전: { $stars }
    }
lesson-next = 이제 경기를 해 보세요. **초보와 경기하기**는 약한 컴퓨터와 경기를 시작하고, `/{ $command } new`는 다른 사람들이 앉을 수 있는 테이블을 열어요.
lesson-end-title = ### { $game } · 준비됐어요
lesson-partner = { $number ->
        [1] 튜터
       *[other] 튜터 { $number }
    }
lesson-mistake = 방금 한 행동: { $did }. 하지만 { $why } 행동을 물렀으니 다시 해 보세요.
lesson-mistake-plain = 할 수 있는 행동이지만, { $why } 행동을 물렀으니 다시 해 보세요.
lesson-late = 시간이 다 됐어요. 시계가 지금 다시 시작돼요.
lesson-old-page = 다른 곳에서 계속했어요. 지금은 여기예요.
refusal-no-lesson = 이 게임의 레슨은 없어요. 규칙은 `/rules game`에 있어요.
