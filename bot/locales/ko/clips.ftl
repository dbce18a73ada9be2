clip-ended = { DATETIME($date, dateStyle: "long") }
clip-score = { $points }
clip-alt = { $game } 클립: { $players }.
clip-alt-on = { $game } 클립: { $players }, { DATETIME($date, dateStyle: "long") }.
button-clip = 클립 공유
button-clip-stop = 그만두기
command-match-clip = 이 채널에서 끝난 경기를 움직이는 그림으로 공유해요
parameter-match-clip-first = 보여 줄 첫 차례. 경주에서는 첫 단계
parameter-match-clip-last = 보여 줄 마지막 차례. 경주에서는 마지막 단계
parameter-match-clip-speed = 한 차례를 보여 주는 시간
parameter-match-clip-format = WebP는 더 선명하고 작고, GIF는 어디에서나 재생돼요
choice-speed-slow = 느리게
choice-speed-normal = 보통
choice-speed-fast = 빠르게
choice-format-webp = WebP
choice-format-gif = GIF
refusal-clip-not-over = 클립은 끝난 뒤에 만들 수 있어요. 이 경기는 아직 진행 중이에요.
refusal-clip-nothing-played = 이 경기에서는 한 행동이 없어서 클립도 없어요.
refusal-clip-players-only = 클립은 그 경기의 플레이어만 공유할 수 있어요.
refusal-clip-underway = 이 서버에서 이미 클립을 그리고 있어요. 끝날 때까지 기다려 주세요.
refusal-clip-turns = 이 경기에는 { $count ->
        [1] 차례가 하나 있어요
       *[other] 차례가 1부터 { $count }까지 있어요
    }. 그중 둘을 고르세요. 첫 차례가 마지막 차례보다 뒤면 안 돼요.
refusal-clip-steps = 이 경기의 단계는 { $count ->
        [1] 하나예요
       *[other] 1부터 { $count }까지예요
    }. 클립의 첫 단계와 마지막 단계를 고르세요. 첫 단계가 마지막 단계보다 뒤면 안 돼요.
refusal-clip-failed = 클립을 그리지 못했어요. 다시 해 보세요.
refusal-clip-too-large = 아주 작은 클립도 이 서버에서 받을 수 있는 크기({ $most } MB)보다 커요.
refusal-clip-gone = 그 클립은 이미 끝났어요.
clip-begins = 클립을 준비하고 있어요.
clip-progress = 클립을 그리고 있어요: { $total }장 중 { $done }장.
clip-stopped = 클립을 그만뒀어요. 아무것도 올리지 않았어요.
clip-posted = 클립을 채널에 올렸어요.
clip-of = 클립: { $game }, { $players }
clip-of-turns = 클립: { $game }, { $players }, { $first }~{ $last }번째 차례
clip-of-steps = 클립: { $game }, { $players }, { $first }~{ $last }단계
cli-record-clip = 경기 전체를 움직이는 그림으로 그려요.
cli-record-clip-output = 만들 파일. 이미 있는 파일은 쓸 수 없어요. 기본값은 기보 파일의 이름 끝에 형식을 붙인 이름이에요.
cli-record-clip-first = 보여 줄 첫 차례. 경주에서는 첫 단계.
cli-record-clip-last = 보여 줄 마지막 차례. 경주에서는 마지막 단계.
cli-record-clip-speed = 한 차례를 보여 주는 시간.
cli-record-clip-format = WebP는 더 선명하고 작고, GIF는 어디에서나 재생돼요.
cli-record-clip-theme = 그림의 색.
cli-record-clip-megabytes = 파일의 최대 크기.
cli-record-clip-no-size = { JOSA($size, "은/는") } 크기로 쓸 수 없어요. 0보다 크고 { $most } 이하인 숫자를 고르세요.
cli-record-clip-drawing = 그리는 중
cli-record-clip-too-large = 아주 작은 클립도 그 크기에 들어가지 않아요.
cli-record-clip-done = 클립을 { $file } 파일에 저장했어요: { $width } × { $height } 크기의 그림 { $frames }장.
