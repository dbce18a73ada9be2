command-profile = 내 프로필이나, 공개한 다른 사람의 프로필을 봐요
parameter-profile-user = 누구의 프로필인지. 비워 두면 내 프로필
parameter-profile-game = 더 자세히 볼 게임
profile-title = ### { $user } 님의 프로필
profile-title-own = ### 내 프로필
profile-scope = -# 이 서버의 경기로 만들었어요.
profile-scope-own = -# 모든 서버의 내 경기로 만들었어요. 다른 사람은 그 사람이 있는 서버의 경기만, 그것도 내가 레이팅을 쓸 때만 볼 수 있어요: `/me rating`.
profile-empty = 여기에는 아직 끝난 경기가 없어요.
profile-empty-own = 아직 끝까지 한 경기가 없어요.
profile-game-line = - **{ $game }** · 경기 { $count }번 · { $ratings }
profile-game-alt = { $game }: 경기 { $count }번, { $ratings }.
profile-unrated = 아직 레이팅 없음
profile-pool-two = 2명
profile-pool-more = 3명 이상
profile-rating = { $pool ->
        [two] 2명
       *[more] 3명 이상
    } **{ $tier }**{ $settled ->
        [no] { " " }(임시)
       *[yes] { "" }
    }
profile-provisional = { $tier }?
profile-favourite = 가장 많이 한 게임
profile-favourite-line = 가장 많이 한 게임: { $game }.
profile-last = 최근 경기
profile-last-line = 최근 경기(맨 뒤가 가장 최근): { $ranks }.
profile-rank = { $ending ->
        [shared] { $players }명 중 공동 1위
       *[other] { $players }명 중 { profile-place }
    }
profile-place = { $rank ->
        [1] 1위
        [2] 2위
        [3] 3위
       *[other] 4위
    }
profile-best = 최고: { $points }점
profile-best-unplayed = 최고의 경기
profile-best-line = { $game } 최고의 경기: { $result }.
profile-best-result = { $players }명 중 { profile-place }{ $points ->
        [none] { "" }
        [one] , { $points }점
       *[other] , { $points }점
    }
profile-choose = 더 자세히 볼 게임이나 비교할 사람을 고르세요.
menu-profile-meet = 맞대결 상대 …
button-profile-share = 공유
button-profile-back = 프로필로
button-profile-number = 숫자 보기
button-profile-best = 최고의 경기 다시 보기
button-profile-last = 마지막 경기 다시 보기
profile-shared = 여기에서 다른 사람이 보는 그대로 올렸어요.
refusal-profile-hidden = 여기에서 볼 수 있는 이 사용자의 프로필이 없어요.
refusal-profile-share = 레이팅을 쓰면(`/me rating`) 프로필을 보여 주는 서버에서 내 프로필을 공유할 수 있어요.
refusal-profile-shared-already = 이미 공유했어요.
refusal-profile-empty = 이 서버에서 아직 끝까지 한 경기가 없어요.
refusal-profile-whom = 다른 사용자를 고르세요.
profile-page-title = ### { $game } · { $user }
profile-page-empty = 이 게임은 아직 끝까지 한 경기가 없어요.
profile-page-rating = { $pool ->
        [two] **2명이 할 때:**
       *[more] **3명 이상이 할 때:**
    } { $tier }, *{ $level }* 컴퓨터와 비슷한 실력이에요{ $settled ->
        [no] . 레이팅 반영 경기가 적어 아직 임시예요
       *[yes] { "" }
    }{ $number ->
        [none] { "" }
       *[other] . 숫자는 **{ $number }**, 처음 하는 플레이어는 1,000에서 시작해요
    }.
profile-page-few = 지금까지 경기 { $count }번. { $least }번이 되면 자리, 플레이어 수, 길이에 따라 세어 줘요.
profile-page-seats = **자리:** { $counts }
profile-page-players = **플레이어 수:** { $counts }
profile-page-lengths = **길이:** { $counts }
profile-count = { $name }: 경기 { $count }번, 1위 { $firsts }번
profile-seat = { $number }번 자리
profile-players = { $number }명
profile-length-hour = 한 시간 이내
profile-length-day = 하루 이내
profile-length-longer = 하루 넘게
profile-page-first = **첫 경기:** { $at }
profile-page-best = **최고의 경기:** { $result }, { $at }
profile-meet-title = ### { $user } 님 대 { $other } 님
profile-meet-none = 아직 함께 끝까지 한 경기가 없어요.
profile-meet-line = { $game }: 경기 { $count }번. { $user } 님이 { $won }번, { $other } 님이 { $lost }번 앞섰어요{ $drawn ->
        [0] .
       *[other] . { $drawn }번은 비겼어요.
    }
profile-meet-last = 마지막: { $game }, { $at }.
