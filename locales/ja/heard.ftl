# What a screen reader says of the play, sentence by sentence, beside what stands in table.ftl.

# The name of the place where the sentences stand.
heard = ゲームの経過
heard-exchanged = { $cards ->
    [0] { person }は1枚も交換しませんでした。
   *[other] { person }は{ $cards }枚交換しました。
}
# Cards that have come to the hand of whoever is at the screen.
heard-new-cards = { person }の手札に加わったカード：{ $cards }
heard-talon = コサック・タロンが公開されました：{ $cards }
heard-led = { person }は{ $card }をリードしました。
heard-takes-trick = { person }が第{ $number }トリックを取りました。
# Whose card is awaited, right after the card that was led has been said.
heard-turn = { person }の番です。
# A line of the settlement: what it is for, and what it brings whoever it is about.
heard-item = { $item }：{ $points-signed }点
