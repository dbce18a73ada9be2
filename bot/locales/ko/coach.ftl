coach-line = -# **코치:** { $why }
coach-off = 다음 행동부터 코치가 말하지 않아요. 다시 켜려면 `/me coach`를 쓰세요.
button-coach-off = 코치 끄기
button-legend = 그림 설명
legend-title = ### 그림에 보이는 것
legend-line = { $icon } { $meaning }
constructor-mark-ring = 링. 혼자 있는 작은 말의 둘레로 가요.
constructor-mark-medium = 납작한 원판인 중간 말. 링 위로 가요.
constructor-mark-small = 좁은 원판인 작은 말. 중간 말 위로 가요.
constructor-mark-enclosed = 작은 말을 둘러싼 링. 탑이 아니고 점수도 없어요. 중간 말이 링 위로 갈 수는 있어요.
constructor-mark-tower-ice = 탑 꼭대기의 이 점: 얼음의 탑이에요.
constructor-mark-tower-black = 탑 꼭대기의 이 점: 검정의 탑이에요.
constructor-mark-height = 탑 옆의 숫자: 쌓인 말의 수예요. 탑은 높이에 상관없이 1점이에요.
constructor-mark-last = 칸의 밝은 테두리: 마지막 행동이 있었던 곳이에요.
constructor-mark-scales = 저울: 이 판 모양은 한쪽에 유리할 수 있어요.
constructor-mark-points = 이름 옆의 큰 숫자: 지금 차지한 탑의 수예요. 그 아래는 놓을 수 있는 남은 말이에요.
constructor-mark-points-later = 이름 옆의 숫자: 앞선 라운드의 점수, 그다음 지금 차지한 탑의 수예요. 그 아래는 놓을 수 있는 남은 말이에요.
constructor-coach-pattern = 판 모양에 따라 어느 칸이 서로 옆인지 정해져요. { $extra ->
    [yes] 저울이 있는 모양은 한쪽에 유리할 수 있어요.
   *[no] 어느 모양도 한쪽에 유리하지 않아요.
 }
constructor-coach-capture = 탑을 차지할 수 있어요. 옆 칸의 내 말이 꼭대기로 갈 수 있고, 탑은 맨 위에 있는 말의 것이에요.
constructor-coach-tower = 탑을 만들 수 있어요. 내 말 하나가 옆 칸의 말 위로 갈 수 있어요. 탑은 맨 위에 있는 색에게 1점이에요.
constructor-coach-enclose = 내 링이 옆에 혼자 있는 작은 말의 둘레로 갈 수 있어요. 아직 탑은 아니지만, 그 작은 말은 더 이동할 수 없어요.
constructor-coach-danger = 다음 차례에 상대가 옆 칸에서 내 말 { $count }개 위로 이동할 수 있어요.
constructor-coach-few = 빈칸이 { $count }개뿐이에요. 차례인 플레이어가 아무것도 할 수 없으면 라운드가 끝나요. 남은 차례를 세어 보세요.
constructor-coach-place = 내 말이 맨 위에 있는 탑이 1점이에요. 링 위에 중간 말, 중간 말 위에 작은 말을 올리세요. 작은 말 둘레의 링은 막기만 해요.
constructor-coach-swap = 상대 쪽이 더 좋아 보이면 색을 바꾸세요. 그러면 이번 차례를 써요.
middle-ages-mark-points = 점수. { $target }점에 이르면 마지막 라운드가 시작돼요.
middle-ages-mark-coin = 동전. 임금을 내고, 끝에 10개마다 1점이 돼요.
middle-ages-mark-stone = 돌: 현장에는 필요한 자원, 일꾼에게는 가져오는 자원이에요.
middle-ages-mark-wood = 나무.
middle-ages-mark-knowledge = 지식.
middle-ages-mark-tile = 기와.
middle-ages-mark-letters = 글자는 현장, 숫자는 일꾼의 이름이에요. 메뉴에도 똑같이 나와요. 내 현장과 일꾼의 이름은 차례가 끝날 때까지 그대로예요. 진열 줄의 마지막 카드에는 더미에 남은 수가 나와요.
middle-ages-mark-wage = 일꾼의 동전: 보낼 때마다 주는 임금이에요.
middle-ages-mark-machine = 파란 카드는 기계예요. 완공되면 임금 없이 일해요. 화살표는 기계가 가져오는 자원이에요.
middle-ages-mark-actions = 이번 차례에 남은 기본 행동: { $count }번. 하나를 더 사려면 동전 { $price }개가 들어요.
middle-ages-mark-missing = 현장의 네모 칸: 필요한 자원마다 하나예요. 일꾼이 가져오면 체크 표시가 돼요. 1/3은 셋 중 하나라는 뜻이에요.
middle-ages-mark-done = 큰 체크 표시: 필요한 만큼 모두 채웠어요.
middle-ages-mark-faded = 흐린 일꾼은 지금 보낼 수 없어요. 현장에 있는 일꾼은 완공될 때까지 바빠요.
middle-ages-mark-area = *{ $button }* 버튼: 나와 다른 플레이어가 가진 것을 모두 볼 수 있어요.
middle-ages-coach-finish = { $site } 현장에 부족한 자원은 { JOSA($missing, "이에요/예요") }. { JOSA($unit, "이/가") } 그것을 가져와 완공할 수 있어요: { $points }점과 동전 { $coins }개.
middle-ages-coach-send = { $site } 현장에 부족한 자원은 { JOSA($missing, "이에요/예요") }. { JOSA($unit, "이/가") } 가져오는 자원은 { $brings }, { $wage ->
        [0] 임금은 없어요
       *[other] 임금은 동전 { $wage }개예요
    }.
middle-ages-coach-unit = 내 { $unit }
middle-ages-coach-second-site = 현장이 둘이면 한 차례에 추가 비용 없이 두 곳에 일꾼을 보낼 수 있어요. 기계는 계속 일해 줘요.
middle-ages-coach-build = 내 일꾼들이 가져오는 자원이 필요한 현장을 착공하세요. 일꾼은 내 현장에만 보낼 수 있어요.
middle-ages-coach-hire = 쉬고 있는 일꾼이 없어요. 현장이 완공되면 돌아와요. 새로 고용할 수도 있어요.
middle-ages-coach-hire-more = 아직 부족한 자원: { $missing }. 쉬고 있는 일꾼 가운데 가져올 일꾼이 없으니, 일꾼 진열 줄을 살펴보세요.
middle-ages-coach-coins = 쉬고 있는 일꾼은 누구를 보내도 임금이 가진 동전 { $coins }개보다 비싸요. 한 차례에 동전을 받는 첫 행동은 1개, 두 번째는 2개, 세 번째는 3개를 받아요.
middle-ages-coach-buy = 기본 행동을 다 썼어요. 하나를 더 사려면 동전 { $price }개가 들어요. 무언가를 완공할 수 있다면 좋은 값이에요.
middle-ages-coach-end = 기본 행동을 다 썼어요. 다음 차례에 다시 생겨요.
space-builder-mark-pad = 착륙장. { $facing ->
        [upright] 지도에서도 내 도시판에서도 왼쪽 아래에 있어요.
       *[random] 내 도시판에서는 왼쪽 아래에 있어요. 지도에서는 지도가 어떻게 돌아가 있는지 보여 줘요.
    }
space-builder-mark-turn = 지도는 돌아가 있을 수 있어요. 착륙장이 왼쪽 아래에 오도록 머릿속으로 돌린 다음, 위치와 방향을 읽으세요.
space-builder-mark-sides = 모든 카드에는 앞면이 있고 …
space-builder-mark-sides-back = … 작은 차이가 있는 뒷면이 있어요.
space-builder-mark-cards = 이름 아래의 작은 네모: 그 플레이어가 카드 여덟 장 중 몇 장으로 짓는지 보여 줘요. 여덟 장 모두로 라운드를 이기면 경기에서 승리해요.
space-builder-mark-faults = 실수: 짓지 않은 카드는 1개, 조금이라도 틀린 카드는 2개예요. 실수가 가장 적으면 라운드를 이겨요.
space-builder-coach-ready = 지도가 나타나면 카드의 위치, 방향, 면을 지도와 똑같이 맞추세요.
space-builder-coach-unfreeze = 이제부터 카드 한 장을 더 지어요. 여덟 장 모두로 먼저 라운드를 이기는 플레이어가 경기에서 승리해요.
builders-mark-A = A, 기초의 모서리.
builders-mark-B = B, 기초의 변.
builders-mark-C = C, 벽면의 작은 삼각형.
builders-mark-D = D, 큰 삼각형.
builders-mark-dice = 주사위: 이번 차례에 { $value }번 중 { $left }번 남았어요. 조각을 놓을 때마다 한 번씩 써요.
builders-mark-joint = 이음. 조각이 먼저 놓인 조각과 닿는 곳이에요. 그 색의 플레이어가 1점을 얻어요.
builders-mark-corner-joint = 구조물에 쓰는 모서리 이음. 더블이 나오면 2개를 받아요. 뒤의 숫자는 그 플레이어가 가진 수, 위의 숫자는 남은 수예요.
builders-mark-structure = 구조물: 네 단계이고, 단계마다 C와 모서리 이음을 하나씩 써요. 다 지으면 8점이에요. 1/4은 한 단계를 했다는 뜻이에요.
builders-mark-next = 점선 테두리: 다음 조각이 놓일 곳이에요.
builders-mark-new = 밝은 테두리: 이번 차례에 놓은 조각이에요.
builders-mark-leader = 선두: 점수가 더 높은 플레이어가 없어요.
builders-mark-track = 테두리의 말은 화살표 방향으로 가요. 말이 모퉁이를 지날 때마다 그 플레이어가 새 조각을 받아요.
builders-coach-order = 모서리(A)와 변(B)은 기초가 되고, 삼각형(C와 D)은 변 위의 벽면을 채워요.
builders-coach-move = 이동에는 주사위 값을 모두 쓰지만, 모퉁이를 지날 때마다 새 조각을 받아요. 놓을 수 있는 조각이 있으면 먼저 지으세요.
builders-coach-take = 곧 놓을 수 있는 조각을 가져가세요. 가져간 조각은 다른 플레이어가 쓸 수 없어요.
builders-coach-foundation = 먼저 기초예요. 변을 따라 B를, 끝에 A를 놓아요. 앞 조각과 닿은 조각은 이음, 곧 1점을 얻어요.
builders-coach-lay = { $left }번 남았어요. 다음 자리에서는 { $joints ->
        [0] 이음이 생기지 않아요. 이음 하나는 1점이에요.
       *[other] 이음 { $joints }개를 얻어요. 하나에 1점이에요.
    }
builders-coach-lead = 줄을 시작할 수 있어요. 벽면과 모양을 고르세요. 그 모양을 가진 플레이어에게 가장 이로워요.
builders-coach-structure = 구조물은 네 번째 단계에서 8점을 얻어요. 단계마다 C와 모서리 이음이 하나씩 들어요. 지금 C { $pieces }개와 모서리 이음 { $joints }개가 있어요.
builders-coach-ended = 퍼즐에 더 놓을 수 있는 조각이 없어서 이번이 마지막 차례예요. 구조물은 지금 완성해야만 점수가 돼요.
builders-coach-done = 횟수를 다 쓰기 전에 차례를 끝낼 수 있어요. 나머지는 사라져요.
