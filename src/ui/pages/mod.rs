//! Whole screens.

mod book;
mod code;
mod kept;
mod over;
mod pack;
mod replay;
mod result;
mod shuffle;
mod start;
mod statistics;
mod table;

pub(super) use book::BookPage;
pub(super) use code::CodePage;
pub(super) use kept::KeptPage;
pub(super) use over::OverPage;
pub(super) use pack::PackPage;
pub(super) use replay::ReplayPage;
pub(super) use result::ResultPage;
pub(super) use shuffle::ShufflePage;
pub(super) use start::StartPage;
pub(super) use statistics::StatisticsPage;
pub(super) use table::TablePage;
