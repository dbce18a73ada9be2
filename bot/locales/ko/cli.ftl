# What the person who runs the bot sees in a terminal.

cli-about = Guildhall: Discord 서버의 채널에서 친구들과 즐기는 건설 게임.
cli-command = 명령어
cli-version = Guildhall { $version }, 데이터베이스 스키마 { $schema }
cli-version-help = 버전과 데이터베이스 스키마를 보여 주고 끝내기.
cli-run = Discord에 연결해서 봇을 실행해요(기본값).
cli-sandbox = Discord 없이 브라우저에서 봇을 써 봐요. 계정도 토큰도 필요 없어요.
cli-sandbox-port = 이 컴퓨터에서 페이지를 열 포트.
cli-sandbox-no-browser = 브라우저를 열지 않고 주소만 보여 주기.
cli-sandbox-database = 경기를 저장할 파일. 정하지 않으면 샌드박스를 닫을 때 경기도 사라져요.
cli-sandbox-missing = 샌드박스에 필요한 SimCord가 설치되어 있지 않아요. 이 명령어로 시작하세요: uv run bot sandbox
cli-sandbox-open = 샌드박스를 열었어요. 여기에서 해 보세요: { $url }
    누구로 할지는 페이지 맨 위에서 고르세요. 끝내려면 Ctrl+C를 누르세요.
cli-sandbox-closed = 샌드박스를 닫았어요.
cli-sandbox-port-taken = { $port }번 포트는 이미 쓰이고 있어요. --port로 다른 포트를 고르세요.
cli-atlas = 모든 그림의 구성 요소를 그려서 데이터베이스 옆의 파일 하나에 저장해요. 봇은 처음 시작할 때 이 일을 스스로 해요.
cli-atlas-folder = 파일을 저장할 폴더. 정하지 않으면 데이터베이스가 있는 폴더에 저장해요.
cli-atlas-done = 모든 그림의 구성 요소를 { $file } 파일에 저장했어요({ $megabytes } MB).
cli-atlas-failed = 모든 그림의 구성 요소를 { $folder } 폴더에 저장하지 못했어요: { $error }.
cli-ratings = 끝난 경기로 모든 레이팅을 다시 계산해요.
cli-ratings-counted = 경기 { $count }개를 반영했어요.
cli-backup = 봇을 멈추지 않고 데이터베이스를 파일로 복사해요.
cli-backup-file = 만들 파일(이미 있으면 안 돼요) 또는 폴더. 폴더를 쓰면 그 안에 지금 시각으로 이름을 붙인 파일을 만들어요.
cli-backup-keep = 폴더에 남겨 둘 백업의 수. 그보다 오래된 백업은 삭제해요.
cli-backup-keep-folder = --keep은 폴더와 함께 써야 하는데, { $file } 폴더가 없어요. 먼저 폴더를 만드세요.
cli-backup-done = 데이터베이스를 { $file } 파일에 저장했어요.
cli-backup-exists = { $file } 파일이 이미 있어서 그대로 뒀어요. 다른 파일 이름을 쓰세요.
cli-backup-missing = 저장할 { $file } 데이터베이스가 없어요.
cli-backup-empty = { $file } 데이터베이스가 비어 있어서 저장할 것이 없어요. DATABASE_URL이 실행 중인 봇의 것과 같은가요?
cli-backup-failed = 데이터베이스를 저장하지 못했어요: { $error }.
cli-backup-damaged = { $file } 파일의 백업이 손상돼서 삭제했어요. 이전 백업은 잘 보관하고, 디스크를 확인하세요.
cli-backup-not-sqlite = 이 데이터베이스는 SQLite 파일이 아니에요. PostgreSQL 데이터베이스는 pg_dump로 저장하세요.
cli-tournament = 컴퓨터 플레이어끼리 경기를 하게 하고 결과를 보여 줘요.
cli-tournament-game = 게임
cli-tournament-game-help = 게임의 키. 예: constructor.
cli-tournament-levels = beginner, casual, expert, master, random 가운데 둘 이상. 쉼표로 나눠 쓰고, 각 실력의 컴퓨터 플레이어는 그 뒤에 쓴 모든 실력의 컴퓨터 플레이어와 경기를 해요.
cli-tournament-matches = 두 실력의 컴퓨터 플레이어가 서로 할 경기의 수. 자리는 돌아가며 바뀌어요.
cli-tournament-players = 테이블에 앉을 플레이어의 수. 한 자리는 첫 번째 실력의 컴퓨터 플레이어가, 나머지 자리는 두 번째 실력의 컴퓨터 플레이어가 맡아요.
cli-tournament-processes = 동시에 경기를 할 프로세스의 수.
cli-tournament-progress = { $level } 대 { $other }: { $number }/{ $all }
cli-tournament-head = | 대결 | 플레이어 수 | 경기 수 | 점수 | 95% 구간 | 패배 수 | 행동당 ms, 평균 / 최장 | 상대의 ms |
    | --- | --- | --- | --- | --- | --- | --- | --- |
cli-tournament-row = | { $level } 대 { $other } | { $players } | { $matches } | { $points } | { $low }~{ $high } | { $lost } | { $mine } | { $theirs } |
cli-tournament-no-game = { $game } 게임은 없어요. 다음 가운데 하나를 고르세요: { $games }.
cli-tournament-no-level = 다음 실력 가운데 둘 이상을 쉼표로 나눠 쓰세요: { $levels }.
cli-tournament-no-seats = 이 게임은 { $least }~{ $most }명이 할 수 있어요.
cli-record = 경기의 기보 파일을 확인하고, 읽고, 변환해요.
cli-record-file = ‘기보 저장’이나 /match record로 받은 기보 파일.
cli-record-verify = 기보 파일의 체크섬, 시드, 모든 행동, 결과를 확인해요.
cli-record-show = 경기를 차례마다 글로 보여 줘요. 상황 하나만 골라 자세히 볼 수도 있어요.
cli-record-show-frame = 이 번호의 상황만 보여 주기. 번호는 대괄호 안에 나오고, 0은 시작이에요.
cli-record-show-picture = 고른 상황(고르지 않으면 마지막 상황)을 그릴 새 파일: .png, .jpg 또는 .webp.
cli-record-schema = 기보 파일의 JSON 스키마를 보여 줘요.
cli-record-checking = 확인하는 중
cli-record-progress = { $doing } { $bar } { $percent }%
cli-record-true = { $file } 파일은 올바른 기보예요. 시드와 모든 행동({ $actions }번)과 결과가 규칙대로 서로 맞아요.
cli-record-unproven = 이름과 시간과 힌트는 파일에 적힌 그대로예요. 파일만으로는 증명할 수 없어요.
cli-record-about = { $game } · { $players } · { $unit ->
        [rounds] { $count }라운드
       *[turns] { $count }차례
    } · 끝난 날: { $day }
cli-record-refused = { $file }: { $reason }
cli-record-unreadable = { $file } 파일을 읽을 수 없어요: { $error }.
cli-record-unwritable = { $file } 파일에 저장할 수 없어요: { $error }.
cli-record-exists = { $file } 파일이 이미 있어서 그대로 뒀어요. 다른 파일 이름을 쓰세요.
cli-record-no-frame = { $frame }번 상황은 없어요. 이 경기의 상황은 0번부터 { $last }번까지예요.
cli-record-no-picture-format = { $file }: 그림 파일의 이름이 아니에요. 이름 끝에 .png, .jpg 또는 .webp를 붙이세요.
cli-record-frame = [{ $frame }/{ $last }] { $title }
cli-record-picture = { $frame }번 상황을 { $file } 파일에 그렸어요.
cli-not-positive = { JOSA($number, "은/는") } 쓸 수 없어요. 0보다 큰 정수를 쓰세요.
cli-no-token = DISCORD_TOKEN이 없어요. 봇의 토큰을 .env 파일에 넣거나, Discord 없이 봇을 써 보세요: bot sandbox
cli-wrong-token = Discord가 DISCORD_TOKEN을 거부했어요. 개발자 포털의 ‘Bot’ 페이지에서 토큰을 다시 복사하세요.
cli-intents = Discord가 봇의 인텐트를 거부했어요. 이 봇에는 따로 허용해야 하는 인텐트(‘Privileged Gateway Intents’)가 필요 없어요. 개발자 포털의 ‘Bot’ 페이지를 확인하세요.
cli-token-reset = Discord가 이제 DISCORD_TOKEN을 받아들이지 않아요. 토큰이 재설정됐거나 봇이 삭제됐어요. 개발자 포털의 ‘Bot’ 페이지에서 새 토큰을 복사하세요.
cli-shard-unknown = Discord가 이 봇의 샤드를 알지 못해요. SHARD_IDS와 SHARD_COUNT를 확인하거나 둘 다 비워 두세요.
cli-shards-needed = 샤드 수에 비해 봇이 들어가 있는 서버가 너무 많아요. SHARD_COUNT를 늘리거나 비워 두세요.
cli-gateway-old = Discord가 이 버전의 봇을 더는 지원하지 않아요. 최신 버전을 설치하세요.
cli-gateway-closed = Discord가 연결을 완전히 끊었어요(코드 { $code }). 봇을 다시 시작하세요. 그래도 안 되면 Discord 문서에서 이 코드를 찾아보세요.
cli-discord-forbids = Discord나, 이 컴퓨터와 Discord 사이의 무언가가 봇의 로그인을 막고 있어요. 개발자 포털의 ‘Bot’ 페이지와 이 컴퓨터의 프록시나 방화벽을 확인하세요.
cli-too-many-requests = 이 컴퓨터의 주소에서 오는 요청이 너무 많아서 Discord가 더는 받지 않아요. { $minutes }분 뒤에 봇을 다시 시작하세요.
cli-too-many-requests-for-now = 이 컴퓨터의 주소에서 오는 요청이 너무 많아서 Discord가 더는 받지 않아요. 한 시간 뒤에 봇을 다시 시작하세요.
cli-commands-refused = Discord가 봇의 명령어를 거부했어요({ $reason }). 봇의 버그이니 제보해 주세요. 그동안은 바로 이전 버전을 쓰세요.
cli-unreadable-answer = Discord가 아닌 다른 것이 Discord 대신 답했어요. 이 컴퓨터의 프록시, 방화벽, 인터넷 연결을 확인하세요.
cli-discord-failed = Discord가 봇을 거부했어요({ $reason }).
cli-no-discord = Discord에 연결할 수 없어요. 이 컴퓨터의 인터넷 연결을 확인하고 다시 해 보세요.
cli-database-corrupt = { $file } 데이터베이스가 손상됐거나 SQLite 데이터베이스가 아니에요. 데이터베이스는 바뀌지 않았어요. 백업에서 복구하거나 DATABASE_URL에 다른 파일을 쓰세요.
cli-database-forbidden = 봇이 { $file } 데이터베이스를 읽고 쓸 수 없어요. 파일과 그 폴더의 소유자와 권한을 확인하고, 디스크에 쓸 수 있는지도 확인하세요. 데이터베이스는 바뀌지 않았어요.
cli-database-unreachable = 데이터베이스를 열 수 없어요({ $reason }). DATABASE_URL이 맞는지, 데이터베이스 서버가 실행 중인지 또는 폴더가 있는지 확인하세요.
cli-database-driver = DATABASE_URL은 PostgreSQL 주소인데, 필요한 드라이버(asyncpg)가 설치되어 있지 않아요. docs/hosting.md에 나온 대로 postgresql 추가 패키지와 함께 봇을 설치하세요.
cli-database-newer = 이 봇의 더 새로운 버전이 쓰던 데이터베이스예요(스키마 { $revision }). 데이터베이스는 바뀌지 않았어요. 더 새로운 버전을 설치하세요.
cli-database-in-use = 이 봇의 이전 버전 프로세스가 아직 실행 중이에요. 이전 버전은 이 버전에 필요한 데이터베이스(스키마 { $revision })를 쓸 수 없어요. 그 프로세스를 모두 멈춘 다음 이 버전을 다시 시작하세요. 데이터베이스는 바뀌지 않았어요.

## The gallery of pictures

gallery-about = 게임마다 흔히 나오는 상황을 모든 그림 모양(어둡게, 밝게 등)으로 그려서 폴더에 저장해요.
gallery-folder = 폴더
gallery-folder-help = 그림을 저장할 폴더. 없으면 만들어요. 기본값은 gallery예요.
gallery-game-help = 이 게임의 상황만 그리기.
gallery-done = { $folder } 폴더에 그림 { $count }장을 저장했어요.
gallery-other-files = { $folder } 폴더에 다른 파일이 있어서 그대로 뒀어요. 새 폴더나 빈 폴더를 쓰세요.
gallery-failed = 그림을 { $folder } 폴더에 저장할 수 없어요: { $error }.

## Commands that only the sandbox has

command-sandbox = 모의 Discord에서만 할 수 있는 일
command-sandbox-restart = 봇을 멈추고 같은 데이터베이스로 다시 시작해요
sandbox-welcome = ### 안녕하세요, Guildhall이에요
    게임을 골라 초보 컴퓨터와 해 보세요. 처음 하는 게임인가요? **배우기** 버튼이 3분 만에 가르쳐 줘요. 둘이서 하려면 이 페이지를 다른 탭에서 열고 맨 위에서 Bruno를 고르세요. 자세한 내용은 `/help`에 있어요.
sandbox-restarting = 봇을 다시 시작하고 있어요. 같은 버튼으로 계속하세요.

## The page of the sandbox

sandbox-title = Guildhall
sandbox-subtitle = 샌드박스
sandbox-channel = 게임
sandbox-host = 관리자
sandbox-place-channel = # { $name }
sandbox-place-thread = 🧵 { $name }
sandbox-place-direct = ✉ 다이렉트 메시지
sandbox-changed = 그 버튼이 방금 바뀌었어요. 지금의 게임판을 보고 다시 고르세요.
sandbox-failed = 봇이 제때 답하지 않았어요. 다시 해 보기 전에 게임판을 확인하세요.
sandbox-parameter-unknown = { $command } 명령어에는 ‘{ $name }’ 매개변수가 없어요. { $count ->
        [0] 매개변수 없이 쓰는 명령어예요.
       *[other] 쓸 수 있는 매개변수: { $known }.
    }
sandbox-parameter-unnamed = { $count ->
        [0] { $command } 명령어에는 매개변수가 없어요. ‘{ $value }’ 부분을 지우세요.
       *[other] ‘{ $value }’ 대신 ‘이름:값’ 형식으로 쓰세요. { $command } 명령어의 매개변수: { $known }.
    }
sandbox-parameter-value = ‘{ $name }’ 매개변수에 ‘{ $value }’ 값은 쓸 수 없어요.
sandbox-parameter-file = ‘{ $name }’ 매개변수에는 파일이 들어가요. { $command }만 입력한 다음 파일을 고르세요.
sandbox-parameter-missing = { $command } 명령어에는 ‘{ $name }’ 매개변수도 필요해요.
sandbox-lost = 샌드박스가 끝났어요. 터미널에서 다시 시작하세요.
