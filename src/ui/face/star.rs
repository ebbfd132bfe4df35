//! The star: what the Sküs carries instead of a number, and the mark of the Trull and of the back.

/// Its outline, of radius 12, the origin in its middle.
pub(super) const STAR: &str = "M0-12L2.3-4.3L8.5-8.5L4.3-2.3L12 0L4.3 2.3L8.5 8.5L2.3 4.3L0 12\
     L-2.3 4.3L-8.5 8.5L-4.3 2.3L-12 0L-4.3-2.3L-8.5-8.5L-2.3-4.3Z";
