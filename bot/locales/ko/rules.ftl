command-rules = 게임의 규칙, 모든 카드와 조각
command-rules-card = 카드, 건물, 조각, 옵션을 찾아봐요
command-rules-game = 게임의 규칙을 항목별로 읽어요
parameter-rules-card = 찾아보고 싶은 것
parameter-rules-game = 규칙을 읽고 싶은 게임
rules-entry = ### { $name }
    { $game }. { $words }
rules-entry-others = -# 그 밖에 찾은 것: { $names }{ $more ->
    [0] .
   *[other] {" "}외 { $more }개.
 }
rules-entry-choice = { $name } ({ $game })
rules-entry-option-name = 옵션: { $name }
rules-entry-option = { $words }.
rules-callouts = 그림의 § 번호는 규칙의 항목이에요. 아래 메뉴에서 골라 읽으세요.
rules-menu-sections = 규칙 항목 읽기
rules-menu-entries = 이것은 무엇인가요?
rules-section-choice = §{ $number } { $heading }
rules-section-all = 전체
rules-section-title = ### { $game } · §{ $number }
button-rule = 규칙 §{ $number }: { $heading }
refusal-no-such-entry = ‘{ $name }’에 맞는 카드, 건물, 조각, 옵션이 없어요. 몇 글자를 입력하고 목록에서 고르세요.
constructor-entry-ring-name = 링
constructor-entry-ring = 각자 3개씩 있어요. 링은 혼자 있는 상대의 작은 말 둘레로 가요. 이것은 탑이 아니지만, 중간 말이 그 위로 갈 수 있어요. 혼자 있는 링 위로는 상대의 중간 말이 올 수 있어요.
constructor-entry-medium-name = 중간 말
constructor-entry-medium = 각자 3개씩 있어요. 중간 말은 상대의 링 위로 가요. 작은 말을 둘러싼 링도 돼요. 작은 말이 그 위로 올 수 있어요.
constructor-entry-small-name = 작은 말
constructor-entry-small = 각자 3개씩 있어요. 작은 말은 상대의 중간 말 위로 가고, 그 뒤에는 아무것도 그 위로 올 수 없어요. 혼자 있는 동안에는 링이 둘러쌀 수 있어요.
constructor-entry-enclosed-name = 작은 말을 둘러싼 링
constructor-entry-enclosed = 탑이 아니고, 아무도 점수를 얻지 못해요. 다른 색의 중간 말이 링 위로 갈 수는 있어요.
constructor-entry-tower-name = 탑
constructor-entry-tower = 위아래로 쌓인 말 둘 이상이에요. 맨 위에 있는 말의 색이 주인이고, 높이에 상관없이 라운드 끝에 1점이 돼요.
middle-ages-entry-building = 현장이에요. 필요: { $needs }. 완공하면 동전 { $coins }개{ $points ->
        [0] 를
       *[other] 와 { $points }점을
    } 얻어요. 이 카드는 한 장 있어요.
middle-ages-entry-machine = 기계예요. 필요: { $needs }. 완공하면 { $points }점. 그때부터 임금 없이 주인을 위해 일해요. 제공: { $supplies }. 이 카드는 한 장 있어요.
middle-ages-entry-worker = 일꾼이에요. 보낼 때마다 임금은 동전 { $wage }개. 가져오는 자원: { $brings }. 이 카드는 { $count }장 있어요.
space-builder-entry = 양면 카드예요. 앞면: { $front }. 뒷면: { $back }.
builders-entry-A-name = A, 모서리
builders-entry-A = 기초의 모서리예요. 각자 두 개까지만 가질 수 있고, 모두 8개 있어요. 기초가 완성되면 쓸 곳이 없어요.
builders-entry-B-name = B, 변
builders-entry-B = 기초의 변이에요. 놓을 때 한 번을 써요. 모두 36개 있어요. 기초가 완성되면 쓸 곳이 없어요.
builders-entry-C-name = C, 작은 삼각형
builders-entry-C = 작은 삼각형 줄을 채우고, 네 개로 구조물을 지어요. 모두 144개 있어요.
builders-entry-D-name = D, 큰 삼각형
builders-entry-D = 큰 삼각형 줄을 채워요. D 줄은 길이가 짝수여야 해요. 모두 72개 있어요.
builders-entry-joint-name = 이음
builders-entry-joint = 조각이 먼저 놓인 조각과 닿는 곳이에요. 놓은 플레이어가 1점을 얻어요. 이음은 모자라지 않아요.
builders-entry-corner-joint-name = 모서리 이음
builders-entry-corner-joint = 남아 있는 동안 더블이 나오면 2개를 받아요. 보통 테이블에는 24개 있어요. 네 개와 C 네 개로 구조물을 지어요.
builders-entry-structure-name = 구조물
builders-entry-structure = 네 단계이고, 단계마다 C와 모서리 이음을 하나씩 써요. 다 지으면 8점, 그 전에는 0점이에요.
