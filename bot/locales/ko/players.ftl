players-good-odds = 시도해 본 것 가운데 결과가 가장 좋았어요.
players-only-action = 다른 행동은 할 수 없어요.
players-wins-at-once = 경기에서 승리해요.
players-sure-win = 그 뒤로 최선을 다하면 경기에서 이겨요.
players-constructor-pattern = 이 판 모양은 어느 쪽에도 유리하지 않아요.
players-constructor-pattern-extra = 이 판 모양이 한쪽에 유리한지는 알려져 있지 않아요.
players-constructor-swap = 다른 색이 더 유리해요.
players-constructor-capture-tallest = 높이가 { $height }인 상대의 가장 높은 탑을 차지해요.
players-constructor-capture = 높이가 { $height }인 상대의 탑을 차지해요.
players-constructor-tower = 높이 { $height }의 새 탑을 만들어 지켜요.
players-constructor-enclose = 링 안의 작은 말은 이제 아무 데도 갈 수 없어요.
players-constructor-threaten = { $tile }에 있는 상대의 { $height ->
        [1] 말을
       *[other] 탑을
    } 노려요. 다음 차례에 그 위로 갈 수 있어요.
players-constructor-lure = { $tile }에 있는 상대의 말이 그 위로 오면 { $tile } 칸이 비어요.
players-constructor-quiet = 지금 옆에 있는 말은 그 위로 올 수 없어요.
players-middle-ages-finish = 현장을 완공해 { $coins ->
        [0] 승점 { $points }점을
       *[other] 승점 { $points }점과 동전 { $coins }개를
    } 얻어요.
players-middle-ages-send = { $wasted ->
        [0] 이 일꾼이 가져오는 자원이 모두 쓸모 있어요
       *[other]
            { $used ->
                [0] 이 일꾼이 가져오는 자원은 그곳에 쓸모가 없어요
               *[other] 이 일꾼이 가져오는 자원 가운데 { $used }개가 쓸모 있어요
            }
    }. 그러면 자원 { $left }개가 아직 부족해요.
players-middle-ages-machine = 기계는 임금 없이 계속 일해요.
players-middle-ages-build = 지금 있는 일꾼들이 필요한 자원을 종류별로 모두 가지고 있어요{ $open ->
        [0] . 진행 중인 현장이 없어요
        [1] . 진행 중인 현장이 하나뿐이에요
       *[other] { "" }
    }.
players-middle-ages-build-reward = 완공하면 승점 { $points }점과 동전 { $coins }개를 얻어요.
players-middle-ages-hire = { $open ->
        [0] 이 일꾼은 자원 { $yields }개를 가져와요
       *[other] 짓고 있는 현장 { $open }곳에 부족한 자원을 이 일꾼이 가져와요
    }{ $free ->
        [0] . 쉬고 있는 일꾼도 없어요
        [1] . 쉬고 있는 일꾼도 한 명뿐이에요
       *[other] { "" }
    }.
players-middle-ages-coins = { $coins ->
        [0] 동전이 하나도 없어요
       *[other] 동전이 { $coins }개만 남았어요
    }{ $wages ->
        [enough] . 앞으로 임금을 줘야 해요
       *[short] { $coins ->
            [0] . 쉬고 있는 일꾼들에게 줄 임금이 없어요
           *[other] . 쉬고 있는 일꾼들의 임금보다 적어요
        }
    }.
players-middle-ages-buy = 그 행동으로 할 수 있는 일이 값보다 더 이로워요.
players-middle-ages-end = 남은 일 가운데 값을 하는 것이 없어요.
players-builders-pieces = { $for ->
        [foundation] 먼저 짓는 기초는 A와 B로 지어요.
        [panels] 벽면은 C와 D로 짓고, 기초보다 점수를 더 많이 얻어요.
       *[both] 기초는 A와 B로, 그다음 벽면은 C와 D로 지어요.
    }
players-builders-roll = 다른 일은 할 수 없어요.
players-builders-move = 모퉁이 { $corners }개를 지나, 나중에 놓을 조각 { $pieces }개를 받아요.
players-builders-near = 지금은 지어도 얻는 것이 적고, 다음 모퉁이가 가까워져요.
players-builders-corner = 기초가 너무 길어지기 전에 모서리를 놓아요.
players-builders-side = 기초의 변에 놓는 조각마다 이음 하나를 얻어요.
players-builders-row = 이음 { $joints }개를 얻어요.
players-builders-many = 그 뒤에 맞는 조각까지, 이번 차례에 { $count }번으로 { $points }점을 얻어요.
players-builders-lead = 손에 그 모양의 조각이 { $have }개 있어요.
players-builders-finish = 조각 하나가 그 벽면의 마지막 줄 전체예요.
players-builders-structure = { $steps ->
        [0] 이것으로 8점을 얻어요.
       *[other] 그 뒤 { $steps }단계를 더 하면 8점을 얻어요.
    }
players-builders-unfinished = 이번 차례로 경기가 끝나서 완성하지 못해요. 하지만 남은 조각이 적으면 동점일 때 이길 수 있어요.
players-builders-done = 다음 것은 다른 플레이어에게 더 도움이 돼요.
players-builders-end = 퍼즐에 더 놓을 수 있는 것이 없어서 경기가 끝나요.
players-space-builder-ready = 다른 플레이어도 준비하면 지도가 나타나요.
players-space-builder-open = 조용한 몇 분이 있을 때 하세요. 시계가 바로 시작돼요.
players-space-builder-take = 아직 지도와 똑같이 놓여 있지 않아요.
players-space-builder-turn = 지붕을 지도와 비교하고, 착륙장이 어느 쪽에 있는지도 보세요.
players-space-builder-flip = 작은 차이를 보세요. 지도에는 카드의 다른 면이 나와요.
players-space-builder-lay = 지도가 돌아간 만큼 함께 돌려서, 착륙장을 기준으로 위치를 찾으세요.
players-space-builder-tap = 모두 지도와 똑같이 놓였어요. 다른 플레이어보다 빨리 하세요.
players-space-builder-unfreeze = 아는 카드와 가장 쉽게 구별돼요.
