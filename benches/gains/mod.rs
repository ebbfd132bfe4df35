//! The frame of the measurement of best responses: what is asked for, and what is printed.

mod average;
mod options;
mod report;
mod show;

pub(crate) use average::Average;
pub(crate) use options::Options;
pub(crate) use report::Report;
pub(crate) use show::show;
