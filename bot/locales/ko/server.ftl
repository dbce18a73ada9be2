server-log-title = ### 여기에서 바뀐 것
server-log-empty = 이 서버에서는 아직 바뀐 것이 없어요. 설정을 바꾸거나 관리자가 조치하면 여기에 나와요.
server-log-line = - { $at } · { $user } 님: { $what }
button-server-log-older = 더 이전
button-server-log-newest = 최신
refusal-server-managers-only = 서버 관리하기 권한이 있는 멤버만 할 수 있어요.
command-server = 이 서버에서 Guildhall을 어떻게 쓸지(서버를 관리하는 사람용)
command-server-log = 이 서버에서 누가 무엇을 바꿨는지 봐요
