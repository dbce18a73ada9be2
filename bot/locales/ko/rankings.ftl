command-ranking = 레이팅을 쓰는 이 서버 멤버의 순위표를 봐요
parameter-ranking-game = 게임. 비워 두면 이 채널의 경기에서 하는 게임
command-records = 이 서버의 최고 기록과, 게임을 어떻게 하는지 봐요
parameter-records-game = 게임. 비워 두면 이 채널의 경기에서 하는 게임
refusal-ratings-off = 이 서버에서는 레이팅이 꺼져 있어요.
refusal-ratings-players-only = 이 서버에서는 레이팅을 쓰는 멤버만 순위표와 최고 기록을 볼 수 있어요. `/me rating`에서 켤 수 있어요.
menu-server-games = 다른 게임
ranking-title = { $game }: 순위표
ranking-empty = 아직 순위에 든 멤버가 없어요. 레이팅을 쓰면(`/me rating`) 이 서버에서 첫 레이팅 반영 경기를 한 뒤 여기에 나와요.
ranking-pool-two = 2명
ranking-pool-more = 3명 이상
ranking-provisional = 임시, 이름순
ranking-line = { $place ->
        [none] { $name } · { $tier_name }
       *[other] { $place } · { $name } · { $tier_name }
    }
ranking-line-numbers = { ranking-line } · { $number }
ranking-number = { NUMBER($number, useGrouping: 0) }
ranking-about = -# 레이팅을 쓰고 이 서버에서 레이팅 반영 경기를 마친 멤버예요. 경기 10번이나 상대 3명을 채우기 전의 레이팅은 임시예요.
button-ranking-numbers = 숫자 보기
button-ranking-tiers = 숫자 숨기기
records-title = ### { $game }: 이 서버의 최고 기록
records-empty = 아직 없어요.
records-about = -# 레이팅을 쓰는 멤버(`/me rating`)만 최고 기록을 가지고 집계돼요. 나머지는 ‘어떤 사용자’로 나와요.
records-highest = **최고 점수:** { $name } 님, { $value }점, 상대: { $others } · { $date }
records-fastest = **가장 빠른 승리:** { $name } 님, { $time }, 상대: { $others } · { $date }
records-closest = **가장 치열한 경기:** { $others }, { $value ->
        [0] 동점
       *[other] { $value }점 차이
    } · { $date }
records-faultless = { "**" }실수 없이 가장 많은 라운드:** { $name } 님, { $value ->
        [1] 1라운드
       *[other] 연속 { $value }라운드
    }, 상대: { $others } · { $date }
records-comeback = **가장 큰 역전:** { $name } 님, 한때 승리 확률 { $value }%, 상대: { $others } · { $date }
records-elsewhere = { $record } · { $channel }
records-minutes = { $count }분
records-hours = { $count }시간
records-days = { $count }일
records-habits = **여기에서는 이렇게 해요**
records-matches = - 레이팅을 쓰는 멤버끼리 한 경기: { $count }번.
records-more-later = - 경기가 { $least }번이 되면 얼마나 걸리는지, 누가 이기는지, 무엇을 짓는지 나와요.
records-lasted = - 경기의 절반은 { $time } 안에 끝나요.
records-seats = - { $players }명이 한 경기 { $count }번: { $seats }.
records-seat = { $seat } { $count }승
records-built = - 최근 경기 { $count }번에서 가장 많이 지은 것: { $names }.
records-built-times = { $name }: { NUMBER($count, useGrouping: 0) }
records-list = { $first } · { $next }
