former-player = 이전 플레이어{ $number ->
        [1] { "" }
       *[other] { " " }{ $number }
    }
former-member = 이전 멤버
command-privacy = Guildhall이 저장하는 내 정보
command-privacy-show = 내 정보 가운데 무엇이 왜 얼마나 오래 저장되는지 봐요
command-privacy-export = 저장된 내 정보를 모두 담은 파일을 받아요
command-privacy-delete = 한 번 물어본 뒤 저장된 내 정보를 삭제해요
privacy-title = ### Guildhall이 저장하는 내 정보
privacy-matches = - **경기:** 열려 있는 경기 { $open }개, 끝난 경기 { $past }개. 경기와 다시 보기를 위한 Discord ID, 자리, 행동과 그 시간. ID는 데이터를 삭제할 때까지, 또는 Guildhall이 서버를 떠나고 30일이 지날 때까지 경기에 남아요.
privacy-reviews = - **경기의 복기:** { $count }개. 경기와 같은 기간 동안 남아요.
privacy-preferences = - **`/me` 설정:** { $count ->
        [0] 없음.
       *[other] 저장됨: 알림, 시간대, 조용한 시간, 부재. 삭제할 때까지.
    }
privacy-lessons = - **시작한 레슨:** { $count }개. 삭제할 때까지.
privacy-files = - **불러온 기보 파일:** { $count }개. 삭제할 때까지 최근 20개, 아주 크면 더 적게.
privacy-notifications = - **알림:** 정리할 수 있는 다이렉트 메시지 { $messages }개, 기다리는 재알림 { $waiting }개, 끈 알림 { $mutes }개. 길어도 경기 뒤 90일까지.
privacy-invitations = - **초대:** 나를 초대할 수 없는 사람 { $refused }명, 다시 허용할 때까지. 최근에 연 테이블 { $opened }개, 한 시간 또는 다음 날까지.
privacy-log = - **관리자로서 바꾼 것:** { $count }개. 서버마다 최근 1,000개를 보관해요.
privacy-names = 이름은 길어도 한 시간 동안만 메모리에 둬요. Guildhall은 메시지를 읽지 않고, 아무것도 다른 곳에 넘기지 않아요.
privacy-link = [개인정보 처리방침]({ $url })
privacy-terms-link = [서비스 약관]({ $url })
privacy-contact = 문의: { $contact }
button-privacy-export = 내 데이터 받기
button-privacy-delete = 내 데이터 삭제
privacy-exported = ### 내 데이터
    저장된 내 정보를 모두 담은 { $zipped ->
        [yes] JSON 파일이에요. 커서 압축했어요
       *[no] JSON 파일이에요
    }. 상대가 숨긴 것과 상대가 누구인지는 들어 있지 않아요.
privacy-left-out = 파일 하나에 담기에는 너무 많아서 가장 오래된 경기와 파일 { $count }개를 뺐어요. { $contact ->
        [none] { "" }
       *[other] 뺀 것을 받으려면: { $contact }
    }
privacy-ask = ### 내 정보를 모두 삭제할까요?
    - **삭제되는 것:** 설정, 알림, 레슨, 불러온 기보 파일.
privacy-ask-past = - **끝난 경기 { $past }개:** 상대에게는 남지만 내 이름은 ‘이전 플레이어’로 나와요. 나는 더 볼 수 없어요.
privacy-ask-open = - **열려 있는 경기 { $open }개:** 지금 바로 기권하거나 테이블에서 나가요. 먼저 끝내고 싶으면 버튼을 누르지 마세요.
privacy-ask-final = - **남는 것:** 이미 Discord에 있는 메시지와 다른 사람이 저장한 파일.

    되돌릴 수 없어요.
button-privacy-sure = 네, 모두 삭제해요
privacy-progress = 저장된 내 정보를 삭제하고 있어요. { $total ->
        [0] 1분쯤 걸릴 수 있어요.
       *[other] 먼저 열려 있는 경기에서 나가요: { $total }개 중 { $done }개.
    } 이 메시지를 닫아도 계속돼요.
privacy-deleted = 삭제했어요. Guildhall에는 이제 내 정보가 없어요. 다시 경기를 하면 다시 저장하기 시작해요.
refusal-privacy-deleting = 지금 데이터를 삭제하고 있어서 온전히 보여 줄 것이 없어요. 잠시 뒤에 다시 해 보세요.
refusal-privacy-exporting = 파일을 이미 만들고 있어요. 곧 나와요.
privacy-help = `/privacy show`로 저장된 내 정보를 보고 삭제할 수 있어요.
