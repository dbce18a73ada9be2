# What ``bot check`` says in the terminal: one line for each thing that it has looked at.

cli-check = 시작하기 전에 설정, 파일, 데이터베이스, Discord에 문제가 없는지 점검해요. --live를 쓰지 않으면 아무것도 바꾸지 않아요.
check-mark-fine = [정상]
check-mark-note = [참고]
check-mark-wrong = [실패]
check-passed = 고칠 것이 없어요.
check-failures = 봇이 제대로 돌아가려면 먼저 { $count }가지를 고쳐야 해요.

## Settings and files

check-settings = 설정에 문제가 없어요.
check-env-missing = 이 폴더에 { $file } 파일이 없어서 모든 설정을 환경 변수에서 읽어요.
check-env-private = { $file } 파일은 소유자만 읽을 수 있어요.
check-env-others = 이 컴퓨터의 다른 사용자도 { $file } 파일의 토큰을 읽을 수 있어요. 이 명령어로 고치세요: { $command }
check-files-private = 데이터베이스와 그 옆의 백업은 소유자만 읽을 수 있어요.
check-files-others = 이 컴퓨터의 다른 사용자도 데이터베이스나 백업을 읽을 수 있어요. 그 안에는 진행 중인 경기의 비밀이 들어 있어요. 이 명령어로 고치세요: { $command }
check-other-user = 지금은 무엇이든 읽을 수 있는 root로 점검하고 있는데, { $file } 파일은 { $owner } 사용자의 것이에요. 봇을 실행할 때처럼 이 점검도 { $owner } 사용자로 실행하세요.
check-letters = 그림에 태국 문자, 아랍 문자, 데바나가리 문자로 된 이름을 쓸 수 있어요.
check-letters-missing = 그림에 태국 문자, 아랍 문자, 데바나가리 문자로 된 이름을 쓸 수 없어요. 그런 플레이어는 이름 대신 색으로 나오고, 태국어 글에서는 글자에 붙는 부호가 서로 겹쳐요. FriBiDi 라이브러리를 설치하고 봇을 다시 시작하세요: sudo apt-get install libfribidi0

## Database

check-database = { $database } 데이터베이스를 쓸 수 있어요(스키마 { $revision }).
check-database-new = { $file } 데이터베이스가 아직 없어요. 봇이 처음 시작할 때 만들어요.
check-database-empty = { $database } 데이터베이스가 비어 있어요. 봇이 처음 시작할 때 테이블을 만들어요.
check-database-older = { $database } 데이터베이스의 스키마는 이전 버전의 것({ $revision })이에요. 봇을 시작하면 { $newest } 스키마로 업그레이드되니, 먼저 백업하세요.
check-database-memory = 데이터베이스가 메모리에만 있어요. 봇이 멈추면 모든 경기가 사라져요.
check-space = { $folder } 폴더에 남은 공간은 { NUMBER($free) } MB예요.
check-space-little = { $folder } 폴더에 남은 공간이 { NUMBER($free) } MB뿐이에요. 오래된 백업이나 다른 파일을 곧 삭제하세요.
check-space-none = { $folder } 폴더에 남은 공간이 { NUMBER($free) } MB뿐이라 경기를 저장하기에 부족해요. 오래된 백업이나 다른 파일을 삭제하세요.
check-postgresql = 데이터베이스 서버는 PostgreSQL { JOSA($version, "이에요/예요") }.
check-postgresql-old = 데이터베이스 서버가 PostgreSQL { $version }인데, 이 버전에서는 봇을 시험해 보지 않았어요. { $oldest } 이상의 버전을 쓰세요.
check-postgresql-encoding = { $database } 데이터베이스의 인코딩({ $encoding })으로는 저장할 수 없는 글자가 있어요. 다음 인코딩으로 다시 만드세요: ENCODING 'UTF8'
check-postgresql-read-only = { $database } 데이터베이스는 읽을 수만 있어요. 주 서버(primary)에 연결하거나 쓰기를 허용하세요.
check-postgresql-may-not-create = DATABASE_URL의 사용자는 { $database } 데이터베이스에 테이블을 만들 수 없어요. 그 사용자를 소유자로 정하세요: ALTER DATABASE … OWNER TO …
check-postgresql-owner = { $database } 데이터베이스에 { $owner } 사용자의 테이블이 있어요. DATABASE_URL의 사용자로 백업에서 복구하세요: pg_restore --no-owner

## Discord

check-token = Discord가 DISCORD_TOKEN을 받아들였어요. 봇의 이름: { $name }.
check-clock = 이 컴퓨터의 시계가 맞아요.
check-clock-wrong = 이 컴퓨터의 시계가 { $seconds }초 { $direction ->
        [fast] 빨라서
       *[slow] 늦어서
    } Space Builder 경주가 공정하지 않게 돼요. 시계가 자동으로 맞춰지게 하세요: sudo timedatectl set-ntp true
check-application = { $name } 애플리케이션을 초대하는 링크: { $link }
check-application-endpoint = 애플리케이션에 ‘Interactions Endpoint URL’이 적혀 있어서, Discord가 클릭과 명령어를 봇이 아니라 그 주소로 보내요. 개발자 포털의 ‘General Information’ 페이지에서 그 칸을 비우세요.
check-application-code-grant = 애플리케이션의 ‘Requires OAuth2 Code Grant’가 켜져 있어서 초대 링크가 작동하지 않아요. 개발자 포털의 ‘Bot’ 페이지에서 끄세요.
check-starts = 봇은 오늘 { $left }번 더 연결할 수 있고, 한 번 시작할 때 { $shards }번 연결해요.
check-starts-few = 봇은 오늘 { $left }번만 더 연결할 수 있어요. 무언가가 봇을 자꾸 다시 시작하고 있으니, 봇의 실행 기록을 살펴보세요.
check-starts-none = 봇이 오늘 너무 자주 연결했어요. { $minutes }분 뒤에 다시 연결할 수 있어요.
check-gateway = Discord의 게이트웨이에 연결할 수 있어요: { $url }
