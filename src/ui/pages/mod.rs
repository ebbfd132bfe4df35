//! Whole screens.

mod over;
mod result;
mod start;
mod table;

pub(super) use over::OverPage;
pub(super) use result::ResultPage;
pub(super) use start::StartPage;
pub(super) use table::TablePage;
