language-name = 한국어
command-server-settings = 이 서버에서 어디서 어떻게 경기를 할지 정해요
command-server-check = 여기에서 경기를 할 준비가 다 됐는지 봐요
server-settings-title = ### 이 서버에서 경기를 하는 방법
server-settings-channels = **테이블을 여는 곳:** { $where ->
        [some] { $channels }에서만
        [gone] 없음
       *[everywhere] 모든 채널
    }
server-settings-place = **경기를 하는 곳:** { $place ->
        [thread] 별도의 스레드
        [forum] { $forum }의 게시물
        [no-forum] 포럼의 게시물
       *[channel] 채널 자체
    }
server-settings-match-lines = **스레드의 경기:** { $is_on ->
        [on] 채널에 상황을 알리는 한 줄이 나옴
       *[off] 채널에 줄이 나오지 않음
    }
server-settings-posts-for-members = **그곳에 글을 쓰거나 스레드를 만들 수 없는 멤버:** { $is_on ->
        [on] 그래도 테이블을 열어 줌
       *[off] 테이블을 열어 주지 않음
    }
server-settings-boards = **지난 게임판:** { $value }
server-settings-posts = **봇이 스스로 올리는 글:** { $value }
server-settings-ratings = **레이팅, 프로필, 순위표:** { $value }
server-settings-theme = **그림:** { $value }
server-settings-clock = **시계:** { $value }
server-settings-locale = **언어:** { $value }
server-settings-pings = **새 테이블을 멘션으로 알릴 역할:** { $count ->
        [0] 없음
       *[other] { $pings }
    }
server-settings-ping = { $role } ({ $game })
server-settings-computers = **컴퓨터:** { $computers ->
        [on] 함께할 수 있음
       *[off] 함께할 수 없음. 혼자 하는 연습은 가능
    }
server-problem = ⚠️ { $problem }
server-hint = 💡 { $hint }
server-channels-more = { $channels } 외 { $count }개
server-section-where = 장소
server-section-tables = 테이블
server-section-people = 사람
button-server-reset = 이 부분 초기화
server-menu-channels = 모든 채널에서 테이블을 열 수 있음
server-menu-forum = 게시물을 올릴 포럼
server-menu-ping = { $game }: 아무도 멘션하지 않음
server-menu-place = 경기를 하는 곳
server-menu-boards = 지난 게임판
server-menu-ratings = 레이팅과 프로필을 볼 수 있는 사람
server-menu-posts = 봇이 스스로 올리는 글
server-menu-theme = 그림
server-menu-clock = 시계
server-menu-locale = 언어
server-menu-place-set = 경기를 하는 곳: { $value }
server-menu-boards-set = 지난 게임판: { $value }
server-menu-ratings-set = 레이팅: { $value }
server-menu-posts-set = 스스로 올리는 글: { $value }
server-menu-theme-set = 그림: { $value }
server-menu-clock-set = 시계: { $value }
server-menu-locale-set = 언어: { $value }
choice-place-channel = 채널 자체
choice-place-thread = 별도의 스레드
choice-place-forum = 포럼의 게시물
choice-ratings-everybody = 모두 볼 수 있음
choice-ratings-players = 레이팅을 쓰는 사람만 볼 수 있음
choice-ratings-off = 쓰지 않음
choice-posts-few = 적게: 게임판과 그 줄만
choice-posts-usual = 보통: 라운드마다 작은 그림이 남음
choice-posts-many = 많이: 경기마다 이야기도 올림
choice-locale-server = 이 서버의 언어
server-switch-match-lines-on = 경기 상황 줄: 켬
server-switch-match-lines-off = 경기 상황 줄: 끔
server-switch-posts-for-members-on = 모든 멤버를 위해 올리기: 켬
server-switch-posts-for-members-off = 모든 멤버를 위해 올리기: 끔
server-switch-computers-on = 컴퓨터: 함께할 수 있음
server-switch-computers-off = 컴퓨터: 함께할 수 없음
server-problem-channels-gone = 고른 채널 가운데 { $count }개가 삭제됐어요.
server-problem-all-channels-gone = 테이블을 열 수 있는 채널이 모두 삭제돼서 테이블을 열 수 없어요. 다른 채널을 고르세요.
server-problem-only-forums = 테이블은 포럼에서만 열 수 있는데 경기는 채널에서 하도록 되어 있어요. ‘포럼의 게시물’을 고르거나 채널을 허용하세요.
server-problem-outside-forum = { $problem } 그때까지는 명령어를 쓴 곳에서 경기를 해요.
server-problem-no-forum = 게시물을 올릴 포럼을 아직 고르지 않았어요.
server-problem-forum-gone = 게시물을 올릴 포럼이 삭제됐어요.
server-problem-forum-not-allowed = { $forum } 포럼은 테이블을 열 수 있는 채널에 들어 있지 않아요.
server-problem-forum-permissions = { $forum }에서 저에게 없는 권한이 { $count }개 있어요: { $permissions }.
server-problem-forum-tags = { $forum } 포럼에는 게시물마다 태그가 필요한데, { $games } 게시물에 쓸 수 있는 태그가 없어요. 게임 이름으로 된 태그나 ‘{ $state }’ 태그를 추가하세요.
server-problem-forum-unused = 경기를 포럼의 게시물로 하지 않아서 { $forum } 포럼은 쓰이지 않아요.
server-problem-no-threads = { $channels }에서 스레드를 만들 수 없어서 그곳에서는 채널에서 경기를 해요.
server-problem-members = { $channels }에서 멤버의 역할에 권한이 없어서 테이블을 열 수 없어요: { $permissions }. 허용하거나 ‘모든 멤버를 위해 올리기’를 켜세요.
server-problem-role-gone = { $game } 테이블을 알리던 역할이 삭제됐어요.
server-problem-role-silent = { $role } 역할은 { $game } 알림을 받지 못해요. 누구나 그 역할을 멘션할 수 있게 하거나, 저에게 ‘@everyone, @here, 모든 역할 멘션하기’ 권한을 주세요.
server-hint-tags = { $forum }에 이런 이름의 태그가 있으면 게시물에 쓸게요: { $tags }.
server-check-fine = 준비가 다 됐어요. 여기에서 경기를 할 수 있어요.
server-check-title = ### 여기에 부족한 것
server-check-channel = - { $count ->
        [0] { $channel } ([열기]({ $link })): 스레드와 연습에 필요한 권한: { $thread_permissions }
       *[other]
            { $channel } ([열기]({ $link })): 경기에 필요한 권한: { $permissions }{ $thread_count ->
                [0] { "" }
               *[other] . 스레드에 필요한 권한: { $thread_permissions }
            }
    }
server-check-nowhere = 멤버가 명령어를 쓸 수 있는 텍스트 채널이 없어요.
server-check-more = - 그 밖에 채널 { $count }개
server-check-invite = - 서버 전체에서 저에게 없는 권한이 { $count }개 있어요: { $permissions }. 추가하려면 [저를 다시 초대하세요]({ $link }).
server-check-line = - { $line }
server-check-tags-refused = { $forum }에서 제 게시물의 태그를 바꿀 수 없어요. 그곳에서 스레드 관리하기 권한을 주세요.
server-log-set-channels = 테이블을 { $new_count ->
        [0] 모든 채널에서
       *[other]
            { $new }{ $new_more ->
                [0] { "" }
               *[other] { " " }외 { $new_more }개 채널
            }에서만
    } 열게 했어요 (전: { $old_count ->
        [0] 모든 채널
       *[other]
            { $old }{ $old_more ->
                [0] { "" }
               *[other] { " " }외 { $old_more }개
            }
    })
server-log-set-place = 경기를 { $new ->
        [thread] 스레드에서
        [forum] 포럼의 게시물로
       *[channel] 채널에서
    } 하게 했어요 (전: { $old ->
        [thread] 스레드
        [forum] 포럼의 게시물
       *[channel] 채널
    })
server-log-set-forum = { $new ->
        [none] { $old } 포럼을 뺐어요
       *[other] 경기를 { $new }의 게시물로 하게 했어요
    }
server-log-set-boards = 지난 게임판을 이렇게 하도록 정했어요: ‘{ $new ->
        [keep] { choice-boards-keep }
        [delete] { choice-boards-delete }
       *[fold] { choice-boards-fold }
    }’
server-log-set-posts = 봇이 스스로 올리는 글을 이렇게 정했어요: ‘{ $new ->
        [few] { choice-posts-few }
        [many] { choice-posts-many }
       *[usual] { choice-posts-usual }
    }’
server-log-set-ratings = 레이팅과 프로필을 볼 수 있는 사람을 이렇게 정했어요: ‘{ $new ->
        [players] { choice-ratings-players }
        [off] { choice-ratings-off }
       *[everybody] { choice-ratings-everybody }
    }’
server-log-set-theme = 그림을 이렇게 정했어요: { $new ->
        [light] { choice-theme-light }
        [contrast] { choice-theme-contrast }
       *[dark] { choice-theme-dark }
    } (전: { $old ->
        [light] { choice-theme-light }
        [contrast] { choice-theme-contrast }
       *[dark] { choice-theme-dark }
    })
server-log-set-clock = 시계를 이렇게 정했어요: ‘{ $new ->
        [live] { choice-clock-live }
        [day] { choice-clock-day }
        [three-days] { choice-clock-three-days }
        [week] { choice-clock-week }
       *[none] { choice-clock-none }
    }’ (전: { $old ->
        [live] { choice-clock-live }
        [day] { choice-clock-day }
        [three-days] { choice-clock-three-days }
        [week] { choice-clock-week }
       *[none] { choice-clock-none }
    })
server-log-set-locale = 언어를 이렇게 정했어요: { $new ->
        [server] 이 서버의 언어
        [en] 영어
       *[other] { $new }
    }
server-log-set-ping = { $new ->
        [none] { $game } 테이블을 { $old } 역할에 더는 알리지 않게 했어요
       *[other] { $game } 테이블을 { $new } 역할에 알리게 했어요
    }
server-log-set-computers = { $new ->
        [on] 컴퓨터가 함께할 수 있게 했어요
       *[off] 컴퓨터가 함께할 수 없게 했어요
    }
server-log-set-match-lines = { $new ->
        [on] 스레드의 경기를 알리는 줄이 채널에 나오게 했어요
       *[off] 스레드의 경기를 알리는 줄이 채널에 나오지 않게 했어요
    }
server-log-set-posts-for-members = { $new ->
        [on] 그곳에 글을 쓸 수 없는 멤버에게도 봇이 테이블과 스레드를 열어 주게 했어요
       *[off] 그곳에 글을 쓸 수 없는 멤버에게는 봇이 테이블과 스레드를 열어 주지 않게 했어요
    }
server-log-reset-settings = { $section ->
        [where] 경기를 하는 곳
        [tables] 테이블
       *[people] 사람
    } 설정을 초기화했어요
table-ping = -# 함께할 분 있나요, { $role }?
table-opened-in-forum = 포럼의 게시물로 테이블이 열렸어요: [바로 가기]({ $link }).
match-begun-in-forum = 포럼의 게시물로 경기가 시작됐어요: [바로 가기]({ $link }).
opened-outside-forum = 이 서버의 포럼에 올리지 못했어요. { $problem }
opened-outside-thread = 여기에는 스레드를 만들 수 없어서 별도의 스레드가 없어요.
forum-post = { $host } 님이 { $game } 테이블을 열었어요. 바로 아래에 있어요.
forum-tag-open = 모집 중
forum-tag-running = 진행 중
forum-tag-finished = 끝남
permission-create-posts = 게시물 만들기
refusal-server-unknown = 이 서버가 보이지 않아요. 서버를 관리하는 사람이 먼저 저를 초대해야 해요.
refusal-ping-everyone = 모든 사람을 멘션하지는 않아요. 더 작은 역할을 고르세요.
refusal-ping-not-yours = { $role } 역할을 직접 멘션할 권한이 없어서, 저도 대신 멘션하지 않아요. 누구나 멘션할 수 있게 하거나, ‘@everyone, @here, 모든 역할 멘션하기’ 권한이 있는 사람에게 부탁하세요.
refusal-tables-elsewhere = 이 서버에서는 { $channels }에서 경기를 해요. 그곳에서 테이블을 여세요. 레슨(`/learn`)은 어디에서나 할 수 있고, 비공개 스레드에서 하는 연습도 그래요.
refusal-tables-in-hidden-channels = 이 서버에서는 지금 볼 수 없는 채널에서만 경기를 해요. 서버를 관리하는 사람에게 들어가게 해 달라고 하세요. 레슨(`/learn`)은 어디에서나 할 수 있어요.
refusal-channels-gone = 여기에서 경기를 할 수 있는 채널이 삭제됐어요. 서버를 관리하는 사람이 `/server settings`에서 다른 채널을 고를 수 있어요. 레슨(`/learn`)은 어디에서나 할 수 있어요.
refusal-no-post-here = 제가 { $forum }에 게시물을 만드는 것을 Discord가 허용하지 않아요. 서버를 관리하는 사람에게 `/server check`를 봐 달라고 하세요.
refusal-forum-unusable = 이 서버에서는 포럼의 게시물로 경기를 하는데, 지금은 할 수 없어요. { $problem }
refusal-computers-not-allowed = 이 서버에서는 컴퓨터가 경기에 함께할 수 없어요. 혼자 컴퓨터와 연습할 수는 있어요. 테이블을 열 때 `practice: True`를 쓰거나 레슨을 마치세요.
