command-match-record = 누구나 다시 보고 확인할 수 있는 파일로 경기를 저장해요
parameter-match-record = 이 채널의 다른 경기. 비워 두면 가장 최근 경기
command-match-import = 기보 파일을 다시 보기로 열어요
parameter-match-import = /match record나 ‘기보 저장’으로 받은 이 버전 또는 이전 버전의 파일
button-record = 기보 저장
record-title = 모든 행동이 담긴 이 경기의 기보예요. 누구나 `/match import`로 다시 보고 확인할 수 있어요.
import-title = ### { $game }
import-players = 플레이어: { $players }.
import-played = { $unit ->
        [rounds]
            { $count ->
                [0] 첫 라운드에서 { $at }에 끝났어요.
               *[other] { $count }라운드를 하고 { $at }에 끝났어요.
            }
       *[turns] { $count }차례를 하고 { $at }에 끝났어요.
    }
import-checked = -# 모든 행동을 다시 해 봤어요. 시드와 행동과 결과가 규칙에 맞아요. 이름과 시간과 힌트는 파일에 적힌 그대로예요.
button-open-replay = 다시 보기 열기
button-import-share = 이 채널에 공유
import-shared-by = { $user } 님이 파일에서 공유한 경기:
import-shared = 공유했어요. 이제 이 채널의 모두가 다시 보기를 열 수 있어요.
refusal-import-gone = 여기에는 볼 수 있는 그런 다시 보기가 없어요. 불러온 파일은 채널에 공유할 때까지 불러온 사람만 볼 수 있고, 최근 20개(아주 크면 더 적게)까지 보관해요. `/match import`로 파일을 다시 불러오세요.
refusal-import-shared-already = 이미 공유한 경기예요. 다시 공유하려면 파일을 다시 불러오세요.
refusal-share-in-servers = 경기는 서버의 채널에 공유해요. 그곳에서 파일을 불러오세요.
end-resigned-unnamed = 나머지 모두가 기권했어요.
end-claimed-unnamed = 시간이 다 된 플레이어가 포기 처리됐어요.
end-cancelled-unnamed = 경기가 취소됐어요.
end-ended-unnamed = 관리자가 경기를 종료했어요.
me-switch-named-in-records-on = 기보에 이름: 켬
me-switch-named-in-records-off = 기보에 이름: 끔
refusal-record-not-downloaded = Discord에서 파일을 받지 못했어요. 다시 첨부하세요.
refusal-record-too-large = 파일이 너무 커요. 기보는 최대 { $most } kB예요. *기보 저장*으로 받은 파일을 고르세요.
refusal-record-not-a-record = Guildhall의 기보 파일이 아니에요. *기보 저장*으로 받은 `.json` 파일을 고르세요.
refusal-record-unknown-version = 파일의 기보 형식 버전은 { $version }인데, { $newest } 버전까지만 읽을 수 있어요. 봇을 업데이트하거나 기보를 다시 저장하세요.
refusal-record-damaged = 파일이 손상됐어요. 빠진 것이 있거나 기보와 다른 것이 있어요. 기보를 다시 저장하세요.
refusal-record-unknown-game = 모르는 게임의 파일이에요. 파일을 만든 봇으로 여세요.
refusal-record-changed = 저장한 뒤에 파일이 바뀌어서 체크섬이 맞지 않아요. 기보를 다시 저장하세요.
refusal-record-not-over = 저장할 때 이 경기가 끝나지 않았어요. 끝까지 한 다음 기보를 다시 저장하세요.
refusal-record-other-seed = 파일의 시드가 처음부터 보인 해시의 시드와 달라서, 운이 바뀌었을 수 있어요. 원본 파일을 달라고 하세요.
refusal-record-other-table = 파일에 적힌 대로는 경기를 시작할 수 없어요. 옵션이나 플레이어 수가 게임에 맞지 않아요. 원본 파일을 달라고 하세요.
refusal-record-illegal-action = 파일의 { $number }번째 행동이 규칙에 어긋나서, 경기가 이렇게 진행됐을 수 없어요. 원본 파일을 달라고 하거나, 파일을 만든 버전의 봇으로 여세요.
refusal-record-other-result = 파일의 결과가 행동과 맞지 않아요. 원본 파일을 달라고 하세요.
refusal-record-other-times = 파일의 시간이 서로 맞지 않아요. 먼저 일어난 일보다 앞선 시간이 있어요. 원본 파일을 달라고 하세요.
refusal-record-other-players = 누가 했는지가 파일에 잘못 적혀 있어요. 없는 컴퓨터 실력이 있거나, 컴퓨터의 도움을 숨기거나 지어냈어요. 원본 파일을 달라고 하세요.
refusal-record-other-events = 파일에 적힌 포기한 플레이어가 행동이나 결과와 맞지 않아요. 원본 파일을 달라고 하세요.
