# Why something was refused: that it cannot be and then the reason, with the section of the rules.

refusal-wrong-phase = { topic }今その操作はできません。{ $phase }の段階です（{ $section }）。
refusal-deal-over = { topic }その操作はできません。ディールは終わっています（{ $section }）。
refusal-wrong-seat = { person }の番ではありません。{ $turn-is ->
    [you] あなた
   *[named] { $turn }
}の番です（{ $section }）。
refusal-not-in-hand = { topic }{ $cards }を持っていません（{ $section }）。
refusal-wrong-count = { topic }{ $needed ->
    [0] 1枚も捨てられません
   *[other] ちょうど{ $needed }枚を捨てなければなりません
}。選んだのは{ $given }枚です（{ $section }）。
refusal-wrong-count-of-range = { topic }{ $min }枚から{ $max }枚まで捨てられます。選んだのは{ $given }枚です（{ $section }）。
refusal-king-or-trull = { topic }{ $cards }を捨てられません。キングとトルルは捨てられないカードです（{ $section }）。
refusal-plain-cards-only = { topic }{ $cards }を捨てられません。この交換で捨てられるのは平札だけです（{ $section }）。
refusal-plain-cards-first = { topic }{ $cards }を捨てられません。タロックを捨てられるのは{ $kept-count ->
    [0] 平札をすべて捨ててもまだ足りないときだけです
   *[other] 平札をすべて捨てるときだけです。これでは{ $kept }が残ります
}（{ $section }）。
refusal-announced-bird = { topic }{ $cards }を捨てられません。宣言した鳥は手札に残さなければなりません（{ $section }）。

refusal-not-higher = { topic }{ $call }をビッドできません。{ $than }より高いビッドが必要です（{ $section }）。
refusal-jump = { topic }{ $over }の上に{ $call }をビッドできません。この卓では、1段上のコントラクトかソロだけをビッドできます（{ $section }）。
refusal-dealer-never-holds = { topic }ホールドできません。ホールドできるのはフォアハンドだけです（{ $section }）。
refusal-nothing-to-hold = { topic }ホールドできません。ホールドするディーラーのビッドがありません（{ $section }）。
refusal-unterer-is-off = { topic }ウンテラーをビッドできません。この卓では採用していません（{ $section }）。
refusal-unterer-too-late = { topic }ウンテラーをビッドできません。フォアハンドの最初のドライブラットに対してだけ使えます（{ $section }）。

refusal-repeated = { topic }{ $bonus }をもう一度宣言できません。すでに宣言されています（{ $section }）。
refusal-defender-only-birds = { topic }{ $bonus }を宣言できません。ディフェンダーが宣言できるのは鳥だけです（{ $section }）。
refusal-quapil-is-off = { topic }{ $bonus }を宣言できません。この卓では採用していません（{ $section }）。
refusal-bird-not-held = { topic }{ $bonus }を宣言できません。手札に{ $bird }がありません（{ $section }）。
refusal-such-card-held = { topic }{ $bonus }を宣言できません。手札に{ $cards }があります（{ $section }）。

refusal-illegal-group = { $contract }では、{ topic }コサック・タロンの{ $size ->
    [1] どれか1枚
    [2] 最初の2枚、真ん中の2枚、最後の2枚のどれか
   *[other] 最初の3枚か最後の3枚
}を取らなければなりません（{ $section }）。

refusal-must-follow-suit = { topic }{ $suit }をフォローしなければなりません。リードは{ $led }で、手札に{ $cards }があります（{ $section }）。
refusal-must-follow-tarock = { topic }タロックを出さなければなりません。リードは{ $led }で、手札に{ $cards-count ->
    [1] { $cards }が
   *[other] タロックが{ $cards-count }枚
}あります（{ $section }）。
refusal-must-play-tarock = { topic }タロックを出さなければなりません。リードは{ $led }で、手札に{ $suit }がありません（{ $section }）。
