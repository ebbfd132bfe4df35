# ブラウザーに保存しているもの。

kept-explained = プレイの記録はすべてこのブラウザーの中だけに残ります。どこにも送信せず、クッキーも使いません。
kept-what = 内容
kept-how-much = 大きさ
kept-match = 対戦とそのディール
kept-aside = 読み込めずに別に保管したもの
kept-bounds = 保存するのは、最大400ディールの対戦1つと、戦績の直近4,000ディールで、多くても数メガバイトです。ブラウザーのデータを消すと、これも消えます。
kept-file = ファイルとして
kept-file-explained = 設定、対戦、戦績を1つのファイルにまとめます。バックアップにも、別のブラウザーで続けるのにも使えます。1ディールだけの記録も読み込めて、1手ずつ見られます。
kept-save = すべて保存
kept-load = ファイルを読み込む…
kept-import = 取り込む
kept-imported = 取り込みました。
kept-imported-match = 対戦は最初の画面から続けられます。
kept-delete = 削除
kept-delete-statistics = 戦績を削除
kept-delete-statistics-question = 数えたディールをすべて消します。進行中の対戦は残ります。削除しますか？
kept-delete-all = すべて削除
kept-delete-all-question = 対戦、設定、戦績を削除します。元には戻せません。すべて削除しますか？
kept-cancel = やめる
kept-size = { $whole }.{ $tenth } kB
kept-has-match = { $deals }ディールが終わった対戦。
kept-replaces-match = ここで進行中の対戦と入れ替わります。
kept-has-statistics = { $deals }ディールの戦績。ここにないものが加わります。
kept-has-preferences = 設定。ここの設定と入れ替わります。
kept-has-nothing = このファイルには何も入っていません。
kept-fault-unread = ブラウザーがこのファイルを読めませんでした。
kept-fault-foreign = コサケルンのファイルではありません。何も変更していません。
kept-fault-newer = このファイルは、このゲームより新しいバージョンのものです。何も変更していません。
# 詳細は原因を調べる人のためのもので、英語です。
kept-fault-damaged = このファイルの一部（{ $part }）が壊れているため、何も取り込みませんでした：{ $detail }
kept-fault-record = このディールの記録は正しくありません：{ $detail }
