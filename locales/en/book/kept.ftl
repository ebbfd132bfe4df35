# What is kept in the browser.

kept-explained = Everything you play stays in this browser. Nothing is sent anywhere, and there are no cookies.
kept-what = What
kept-how-much = How much
kept-match = The match, with its deals
kept-aside = What could not be read and was put aside
kept-bounds = A match of at most 400 deals and the last 4,000 deals of the statistics are kept, some megabytes at most. If the browser clears its data, this is gone as well.
kept-file = As a file
kept-file-explained = Settings, match and statistics in one file: to keep them safe, or to go on in another browser. The record of a single deal can be loaded too, and is then shown move by move.
kept-save = Save everything
kept-load = Load a file…
kept-import = Import
kept-imported = Imported.
kept-imported-match = The match can be continued from the start page.
kept-delete = Delete
kept-delete-statistics = Delete the statistics
kept-delete-statistics-question = All deals that were counted are forgotten. The match under way stays. Delete them?
kept-delete-all = Delete everything
kept-delete-all-question = The match, the settings and the statistics are deleted, and cannot be recovered. Delete everything?
kept-cancel = Cancel
kept-size = { $whole }.{ $tenth } kB
kept-has-match = A match with { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} played to the end.
kept-replaces-match = It takes the place of the match that is under way here.
kept-has-statistics = Statistics of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}. What is not here yet is added.
kept-has-preferences = Settings, which take the place of those here.
kept-has-nothing = There is nothing in this file.
kept-fault-unread = The browser could not read this file.
kept-fault-foreign = This is not a Kosakeln file. Nothing has been changed.
kept-fault-newer = This file comes from a newer version of the game. Nothing has been changed.
# The detail is for whoever looks for the fault, in English.
kept-fault-damaged = A part of this file is damaged ({ $part }), so nothing has been imported: { $detail }
kept-fault-record = This record of a deal is not valid: { $detail }
