# The rules, to be looked up: sections, and an entry for each card, building, piece and option.

command-rules-name = rules
command-rules = The rules of the games, and every card and piece
command-rules-card-name = card
command-rules-card = Look up a card, a building, a piece or an option
command-rules-game-name = game
command-rules-game = Read the rules of a game, section by section
parameter-rules-card-name = name
parameter-rules-card = What you want to look up
parameter-rules-game-name = game
parameter-rules-game = The game whose rules you want to read

rules-entry = ### { $name }
    { $game }. { $words }
rules-entry-others = -# Also found: { $names }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
 }
rules-entry-choice = { $name } ({ $game })
rules-entry-option-name = Option: { $name }
rules-entry-option = { $words }.
rules-callouts = Each § in the picture is a section of the rules. Choose it in the menu below to read it.
rules-menu-sections = Read a section
rules-menu-entries = What is this?
rules-section-choice = §{ $number } { $heading }
rules-section-all = All of it
rules-section-title = ### { $game } · §{ $number }
button-rule = Rules §{ $number }: { $heading }
refusal-no-such-entry = There is no card, building, piece or option called "{ $name }". Type a few letters and choose from the list.

## Constructor

constructor-entry-ring-name = Ring
constructor-entry-ring = Each player has three. A ring goes around an opposing small that stands alone. That is no tower, but a medium can land on it. A lone ring takes an opposing medium on top.
constructor-entry-medium-name = Medium
constructor-entry-medium = Each player has three. A medium lands on an opposing ring, one around a small included. A small can land on it.
constructor-entry-small-name = Small
constructor-entry-small = Each player has three. A small lands on an opposing medium, and then nothing can land there any more. While it stands alone, a ring can enclose it.
constructor-entry-enclosed-name = Ring around a small
constructor-entry-enclosed = No tower, and no point for anybody. A medium of the other colour can still land on the ring.
constructor-entry-tower-name = Tower
constructor-entry-tower = Two or more pieces on top of each other. It belongs to the colour of the top piece and counts one point at the end of the round, however tall it is.

## The Builders: Middle Ages

middle-ages-entry-building = A building site. It needs { $needs }, and brings { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    } when it is finished. There is one of this card.
middle-ages-entry-machine = A machine. It needs { $needs }, and brings { $points ->
        [one] 1 point
       *[other] { $points } points
    } when it is finished. From then on it works for its owner without a wage and brings { $supplies }. There is one of this card.
middle-ages-entry-worker = A worker with a wage of { $wage ->
        [one] 1 coin
       *[other] { $wage } coins
    } each time. Brings { $brings }. { $count ->
        [one] There is one of this card.
       *[other] There are { $count } of this card.
    }

## Space Builder

space-builder-entry = A card with two sides. Front: { $front }. Back: { $back }.

## Builders

builders-entry-A-name = A, corner
builders-entry-A = A corner of the foundation. Each player may hold two at most; there are 8. Once the foundation is closed, it is of no use.
builders-entry-B-name = B, side
builders-entry-B = A side of the foundation, one step to lay. There are 36. Once the foundation is closed, it is of no use.
builders-entry-C-name = C, small triangle
builders-entry-C = Fills rows of small triangles, and four of them make a structure. There are 144.
builders-entry-D-name = D, large triangle
builders-entry-D = Fills rows of large triangles; a row of D needs an even length. There are 72.
builders-entry-joint-name = Joint
builders-entry-joint = Where a piece touches one that lay there before: a point for the player who lays it. Nobody runs out of joints.
builders-entry-corner-joint-name = Corner joint
builders-entry-corner-joint = A double brings two of them, as long as there are any: 24 at most tables. Four of them and four C make a structure.
builders-entry-structure-name = Structure
builders-entry-structure = Four steps, each with one C and one corner joint: 8 points once it stands, and nothing before.
