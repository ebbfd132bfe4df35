# What a screen reader says of the play, sentence by sentence, beside what stands in table.ftl.

# The name of the place where the sentences stand.
heard = 経過のお知らせ
heard-exchanged = { person }は{ $cards ->
    [0] 1枚も交換しませんでした
   *[other] { $cards }枚を交換しました
}。
# Cards that have come to the hand of whoever is at the screen.
heard-new-cards = { person }の手札に新しく入ったのは、{ $cards }です。
heard-taken-back = 手を取り消しました。
heard-talon = 公開されたコサック・タロンは、{ $cards }です。
heard-led = { person }は{ $card }をリードしました。
heard-takes-trick = { person }が第{ $number }トリックを取りました。
# Whose card is awaited, right after the card that was led has been said.
heard-turn = { person }の番です。
# A line of the settlement: what it is for, and what it brings whoever it is about.
heard-item = { $item }：{ $points-signed }点。
