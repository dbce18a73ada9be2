button-page = 페이지로 저장
page-ready = 경기 전체를 담은 페이지예요. 파일을 내려받아 아무 브라우저에서나 여세요. 인터넷 없이도 볼 수 있어요.
page-begins = 차례를 모으고 있어요 …
page-progress = 그림을 그리고 있어요: { $total }장 중 { $done }장. 30초쯤 걸려요.
refusal-page-not-over = 경기의 페이지는 경기가 끝난 뒤에 만들 수 있어요.
refusal-page-not-made = 지금은 페이지를 만들지 못했어요. 잠시 뒤에 다시 해 보세요.
page-title = { $game }: { $players }
page-date = 경기한 날: { DATETIME($date, dateStyle: "long") }
page-part-players = 플레이어와 결과
page-score-player = 플레이어
page-score-points = 점수
page-score-parts = 자세히
page-part-board = 게임판
page-part-controls = 조작
page-first = 처음
page-back = 이전
page-play = 재생
page-pause = 일시 정지
page-forward = 다음
page-last = 마지막
page-step = 상황
page-speed = 속도
page-speed-slow = 느리게
page-speed-normal = 보통
page-speed-fast = 빠르게
page-keys = 키보드: 화살표 키는 이전과 다음, Home과 End 키는 처음과 마지막 상황, 스페이스 바는 재생이에요.
page-colours = 색
page-colours-device = 기기 설정대로
page-colours-dark = 어둡게
page-colours-light = 밝게
page-frame-title = { $frame } · { $title }
page-words = 글로 보기
page-no-script = 경기가 끝난 모습이에요. JavaScript를 켜면 경기 전체를 볼 수 있어요.
page-part-moments = 주요 순간
page-part-steps = 경기 전체
page-part-review = 복기
page-computer = { $player } (컴퓨터, { $level })
page-review-estimates = 모든 숫자는 여러 번 { $part ->
        [step] 모의로 해 본 라운드
       *[turn] 끝까지 모의로 해 본 경기
    }로 어림한 값이에요.
page-review-alt = 상황 { $count }개에서 본 승리 확률: { $players }. 끝: { $shares }.
page-review-share = { $player } { $percent }%
page-review-percent = { $percent }%
page-review-turning-points = 전환점
page-review-table = 단계마다 본 확률
page-part-table = 테이블
page-part-options = 옵션
page-usual-options = 이 경기는 기본 옵션으로 했어요.
page-assisted = { $how ->
        [played] 이 경기에 컴퓨터가 함께했어요.
       *[unknown] 이 경기에서 컴퓨터가 도왔어요.
    }
page-moment-lead = { $player }: 선두로 올라섰어요.
page-moment-gain = { $player }: 한 차례에 가장 많은 { $points }점을 얻었어요.
page-moment-end = 끝. { $result }
page-made-with = Guildhall로 만들었어요.
cli-record-page = 경기 전체를 인터넷 없이 아무 브라우저에서나 볼 수 있는 페이지 하나로 저장해요.
cli-record-page-output = 만들 파일. 이미 있으면 안 돼요. 기본값은 기보 파일의 이름 끝에 .html을 붙인 이름이에요.
cli-record-page-theme = 그림의 색.
cli-record-page-language = 페이지의 언어.
cli-record-page-done = 페이지를 { $file } 파일에 저장했어요. 브라우저에서 여세요.
cli-record-page-painting = 그리는 중
