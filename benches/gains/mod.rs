//! The frame of the measurement of best responses: what is asked for, and what is printed.

mod options;
mod report;
mod show;

pub(crate) use options::Options;
pub(crate) use report::Report;
pub(crate) use show::show;
