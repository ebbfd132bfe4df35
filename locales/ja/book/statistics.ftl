# ここでプレイしたすべてのディールの戦績。

statistics-explained = このブラウザーで最後までプレイしたディールを、1回ずつ数えています。「はじめてのディール」は含みません。
statistics-none = まだ最後までプレイしたディールがありません。
statistics-unaided = ヒントや取り消しを使ったディールを除く
statistics-full = 直近の4,000ディールを数えています。それより古いものは残っていません。
statistics-newer = 保存されている戦績は、このゲームより新しいバージョンのものです。そのまま残し、この間は何も数えません。
statistics-damaged = 保存されていた戦績を読み込めませんでした。別に保管し、新しく数え始めました。
statistics-opponents = 対戦相手
statistics-whose = 表示する対戦
statistics-won = 勝ち
statistics-as-declarer = デクレアラー
statistics-as-defender = ディフェンダー
statistics-contracts = コントラクト
statistics-bonuses = ボーナス
statistics-bonus = ボーナス
statistics-own = 自分
statistics-others = 相手
statistics-balance = 累計
# 2人。最初の人から見た数です。
statistics-pair = { $one }対{ $two }
statistics-deals = { $deals }ディール{ $passed ->
    [0] { "" }
   *[other] 、流れ{ $passed }回
}
statistics-of = { $part }/{ $whole }
statistics-percent = { $percent }%
statistics-average = 平均{ $number }
statistics-announced = 宣言 { $part }/{ $whole }
statistics-silent = 宣言なし { $part }/{ $whole }
statistics-standing = { $deals }ディールで{ $points-signed }。最低{ $lowest-signed }、最高{ $highest-signed }。
