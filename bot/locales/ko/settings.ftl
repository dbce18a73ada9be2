# What is wrong with a setting: shown to the person who starts the bot, in the terminal.
# Each message names the variable, what was found and what is expected.

settings-file = { $path } 파일을 읽을 수 없어요({ $found }). 올바른 설정: 봇이 열 수 있는 UTF-8 텍스트 파일.

settings-misspelt = { $name } 설정은 없어요. 혹시 { $meant } 설정인가요?

# $length: the number of characters; the value itself is never shown
settings-discord-token = DISCORD_TOKEN이 봇의 토큰이 아니에요. 길이는 { $length }자예요(값은 여기에 보여 주지 않아요). 올바른 설정: 애플리케이션의 ‘Bot’ 페이지에서 받은 토큰. 점으로 이어진 세 부분으로 되어 있어요.

settings-database-url = DATABASE_URL에 ‘{ $found }’ 값은 쓸 수 없어요. 올바른 설정: sqlite:///파일 또는 postgresql://사용자:비밀번호@호스트/데이터베이스.
settings-database-parameters = DATABASE_URL에 봇이 PostgreSQL과 함께 쓸 수 없는 매개변수가 { $count }개 있어요: { $names }. 빼고 쓰세요.
settings-database-repeated = DATABASE_URL에 { $name } 매개변수가 두 번 이상 나와요. 올바른 설정: 값 하나.
settings-database-number = DATABASE_URL의 { $name } 매개변수에 ‘{ $found }’ 값은 쓸 수 없어요. 올바른 설정: 정수.

settings-discord-api = DISCORD_API에 ‘{ $found }’ 값은 쓸 수 없어요. 올바른 설정: http://127.0.0.1:8080/api/v10 같은 Discord 프록시의 주소. 쓰지 않으면 비워 두세요.

settings-shard-count = SHARD_COUNT에 ‘{ $found }’ 값은 쓸 수 없어요. 올바른 설정: 1~{ $most }의 정수. 비워 두면 Discord가 정해요.

settings-shard-ids = SHARD_IDS에 ‘{ $found }’ 값은 쓸 수 없어요. 올바른 설정: 0,1 또는 0-3처럼 쉼표로 나눈 숫자와 범위.
settings-shard-ids-alone = SHARD_IDS 값은 ‘{ $found }’인데 SHARD_COUNT가 없어요. 올바른 설정: 모든 프로세스의 샤드를 합친 수를 SHARD_COUNT에 쓰기.
settings-shard-ids-range = SHARD_IDS 값은 ‘{ $found }’인데 { $shard }번 샤드는 없어요. 올바른 설정: 0~{ $last }의 숫자. 가장 큰 숫자는 SHARD_COUNT보다 1 작아요.
settings-shard-ids-twice = SHARD_IDS 값은 ‘{ $found }’인데 { $shard }번 샤드가 두 번 이상 나와요. 올바른 설정: 숫자마다 한 번씩만 쓰기.
settings-shard-ids-sqlite = SHARD_IDS 값은 ‘{ $found }’이고, 샤드 { $count }개 가운데 일부예요. 그러면 여러 프로세스가 데이터베이스를 함께 쓰는데, DATABASE_URL의 SQLite는 프로세스 하나만 쓸 수 있어요. 올바른 설정: DATABASE_URL에 PostgreSQL 주소를 쓰거나 SHARD_IDS를 비워 두기.

settings-log-format = LOG_FORMAT에 ‘{ $found }’ 값은 쓸 수 없어요. 올바른 설정: plain 또는 json.
settings-log-level = LOG_LEVEL에 ‘{ $found }’ 값은 쓸 수 없어요. 올바른 설정: DEBUG, INFO, WARNING, ERROR 또는 CRITICAL.
settings-privacy-url = PRIVACY_URL에 ‘{ $found }’ 값은 쓸 수 없어요. 올바른 설정: https://example.net/privacy 같은 페이지 주소.
settings-terms-url = TERMS_URL에 ‘{ $found }’ 값은 쓸 수 없어요. 올바른 설정: https://example.net/terms 같은 페이지 주소.
settings-contact = CONTACT 값이 너무 길거나 비밀 정보가 들어 있어요(값은 여기에 보여 주지 않아요). 올바른 설정: 이메일 주소처럼 { $most }자를 넘지 않는 글.
settings-emojis = EMOJIS에 ‘{ $found }’ 값은 쓸 수 없어요. 올바른 설정: on 또는 off.
settings-coach = COACH에 ‘{ $found }’ 값은 쓸 수 없어요. 올바른 설정: on 또는 off.
settings-welcome = WELCOME에 ‘{ $found }’ 값은 쓸 수 없어요. 올바른 설정: on 또는 off.
settings-metrics-port = METRICS_PORT에 ‘{ $found }’ 값은 쓸 수 없어요. 올바른 설정: 1~{ $most }의 정수. 비워 두면 지표를 내보내지 않아요.
settings-metrics-host = METRICS_HOST에 ‘{ $found }’ 값은 쓸 수 없어요. 올바른 설정: 127.0.0.1이나 ::1 같은 이 컴퓨터의 주소. 모든 주소를 쓰려면 0.0.0.0.
settings-metrics-port-taken = METRICS_PORT 값은 { $port }인데, 다른 프로그램이 { $host } 주소의 그 포트를 이미 쓰고 있어요. 다른 포트를 고르거나 그 프로그램을 끝내세요.
settings-metrics-address = METRICS_HOST 값은 { $host }, METRICS_PORT 값은 { $port }인데, 봇이 그곳에서 연결을 받을 수 없어요: { $reason }. 올바른 설정: 127.0.0.1이나 0.0.0.0 같은 이 컴퓨터의 주소와 봇이 쓸 수 있는 포트.
