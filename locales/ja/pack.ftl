# The page that shows all cards.

the-pack = カード一覧
the-pack-explained = 54枚のカードと裏面です。眺めるのも、本物の大きさで印刷するのもご自由に。
pack-look = 表示のしかた
pack-face-down = 裏向き
pack-grey = 白黒
pack-back = 戻る
pack-tarocks = タロック
pack-clubs = クラブ
pack-spades = スペード
pack-hearts = ハート
pack-diamonds = ダイヤ
pack-back-of-card = 裏面

# What is seen on the tarocks.

scene-1 = 小さなバイオリン弾き
scene-2 = ミミズクとワシ
scene-3 = ひなを養うペリカン
scene-4 = 花咲く枝の小鳥
scene-5 = 市場
scene-6 = ぶどうの収穫
scene-7 = ドナウ川の蒸気船
scene-8 = アルプスの牧場
scene-9 = 大観覧車
scene-10 = コーヒーハウス
scene-11 = 鉄道の高架橋
scene-12 = 冬の雪だるま
scene-13 = 麦の刈り入れ
scene-14 = 岩山の城
scene-15 = ワルツ
scene-16 = りんご摘み
scene-17 = 気球
scene-18 = 雄鹿
scene-19 = 路面電車
scene-20 = 大聖堂
scene-21 = 月の男
scene-22 = 道化師
