# The words of the game.

contract-dreiblatt = ドライブラット
contract-zweiblatt = ツヴァイブラット
contract-einblatt = アインブラット
contract-solo = ソロ

call-pass = パス
call-hold = ホールド
call-unterer = ウンテラー

# What the buttons of the auction offer.
offer-hold-short = { $contract }をホールド
bargain = { person }の{ $contract }（基本点{ $value }）です。

bonus-pagat-ultimo = パガット・ウルティモ
bonus-uhu = ウーフー
bonus-pelikan = ペリカン
bonus-quapil = クアピル
bonus-absolut = アブソルート
bonus-panzer = パンツァー
bonus-without-trull = トルルなし
bonus-without-kings = キングなし
bonus-valat = ヴァラット
bonuses-none = なし

bonus-pagat-ultimo-explained = 最後のトリックをパガット（I）で取ること。
bonus-uhu-explained = 最後から2番目のトリックをウーフー（II）で取ること。
bonus-pelikan-explained = 最後から3番目のトリックをペリカン（III）で取ること。
bonus-quapil-explained = 最後から4番目のトリックをクアピル（IIII）で取ること。
bonus-absolut-explained = カードの点数を40点以上取ること。
bonus-panzer-explained = カードの点数を50点以上取ること。
bonus-without-trull-explained = 最初のリードの時点で手札にパガット、モンド、スキュースがなく、ゲームに勝つこと。
bonus-without-kings-explained = 最初のリードの時点で手札にキングがなく、ゲームに勝つこと。
bonus-valat-explained = 16トリックをすべて取ること。

held-trull = トルル
held-royal-trull = ロイヤル・トルル
held-four-birds = 四羽の鳥

declared-silent = 宣言なし
declared-after = タロン交換後に宣言
declared-before = タロン公開前に宣言
declared-in-solo = 宣言あり

seat-forehand = フォアハンド
seat-dealer = ディーラー
role-declarer = デクレアラー
role-defender = ディフェンダー

# What is due, as words in a sentence, before の.
phase-personal-exchange = 個人タロンとの交換
phase-auction = ビッド
phase-announce-before = タロン公開前の宣言
phase-talon-choice = コサック・タロンの選択
phase-talon-discard = タロン交換の捨て札
phase-announce-after = 最初のリード前の宣言
phase-defender-announce = ディフェンダーの宣言
phase-play = プレイ
phase-finished = 結果の確認
phase-passed-in = 次のディール
